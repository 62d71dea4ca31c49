//! The search that both kinds of escaping spend their time in.

/// How many bytes are looked at in one step.
const STEP: usize = 16;

/// The offset of the first byte for which `is_special` is not 0.
///
/// It takes sixteen bytes in one step. `is_special` must have no branches: then the compiler makes
/// a dozen vector instructions of the step.
#[inline]
pub(crate) fn find(bytes: &[u8], is_special: impl Fn(u8) -> u8) -> Option<usize> {
    let is_plain = |step: Option<&[u8; STEP]>| {
        step.is_some_and(|step| step.iter().fold(0, |found, &byte| found | is_special(byte)) == 0)
    };
    let mut at = 0;
    while is_plain(bytes[at..].first_chunk()) {
        at += STEP;
    }
    // What is left is shorter than a step: it ends one that has been looked at in part.
    if bytes.len() - at < STEP && is_plain(bytes.last_chunk()) {
        return None;
    }
    bytes[at..].iter().position(|&byte| is_special(byte) != 0).map(|offset| at + offset)
}

#[cfg(test)]
mod tests {
    use alloc::vec;

    use super::find;

    #[test]
    fn finds_the_first_at_every_offset_and_length() {
        for len in 0..70 {
            let mut bytes = vec![b'a'; len];
            let find = |bytes: &[u8]| find(bytes, |byte| u8::from(byte == b'x'));
            assert_eq!(find(&bytes), None);
            for at in (0..len).rev() {
                bytes[at] = b'x';
                assert_eq!(find(&bytes), Some(at), "{at} of {len}");
            }
        }
    }
}
