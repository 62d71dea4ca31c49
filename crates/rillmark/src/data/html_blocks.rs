//! The tag names that begin an HTML block by start condition 6 (CommonMark 4.6).

use super::tables::html_blocks::{INDEX, NAMES};

/// Whether a tag of this name begins an HTML block by start condition 6, in any case of letters.
pub(crate) fn is_block_name(name: &[u8]) -> bool {
    let Some(&first) = name.first() else { return false };
    let letter = usize::from(first.to_ascii_lowercase().wrapping_sub(b'a'));
    if letter >= INDEX.len() - 1 {
        return false;
    }
    let bucket = usize::from(INDEX[letter])..usize::from(INDEX[letter + 1]);
    NAMES[bucket].iter().any(|candidate| candidate.as_bytes().eq_ignore_ascii_case(name))
}

#[cfg(test)]
mod tests {
    use alloc::format;

    use super::{NAMES, is_block_name};

    #[test]
    fn names_in_any_case() {
        assert_eq!(NAMES.len(), 62);
        for name in NAMES {
            assert!(is_block_name(name.as_bytes()), "{name}");
            assert!(is_block_name(name.to_uppercase().as_bytes()), "{name}");
            assert!(!is_block_name(format!("{name}-").as_bytes()), "{name}");
        }
        assert!(is_block_name(b"SeArCh"));
    }

    #[test]
    fn other_names() {
        let others =
            ["", "source", "span", "del", "pre", "script", "h7", "divs", "di", "@", "[", "ä"];
        for name in others {
            assert!(!is_block_name(name.as_bytes()), "{name}");
        }
    }
}
