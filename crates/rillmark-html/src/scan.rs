//! The search that both kinds of escaping spend their time in.

/// The offset of the first byte for which `is_special` is not 0.
///
/// It takes sixteen bytes in one step, fewer if there are not as many: the last step overlaps the
/// one before. `is_special` must have no branches: then the compiler makes a dozen vector
/// instructions of a step.
#[inline]
pub(crate) fn find(bytes: &[u8], is_special: impl Fn(u8) -> u8 + Copy) -> Option<usize> {
    let mut at = 0;
    while is_plain::<16>(bytes[at..].first_chunk(), is_special) {
        at += 16;
    }
    let all_plain = match bytes.len() {
        16.. => bytes.len() - at < 16 && is_plain::<16>(bytes.last_chunk(), is_special),
        8.. => are_plain::<8>(bytes, is_special),
        4.. => are_plain::<4>(bytes, is_special),
        _ => false,
    };
    if all_plain {
        return None;
    }
    bytes[at..].iter().position(|&byte| is_special(byte) != 0).map(|offset| at + offset)
}

/// Whether both ends of the text are plain, which are all of it: it has at most twice as many
/// bytes.
#[inline]
fn are_plain<const N: usize>(bytes: &[u8], is_special: impl Fn(u8) -> u8 + Copy) -> bool {
    is_plain::<N>(bytes.first_chunk(), is_special) && is_plain::<N>(bytes.last_chunk(), is_special)
}

/// Whether there is a step and nothing special in it.
#[inline]
fn is_plain<const N: usize>(step: Option<&[u8; N]>, is_special: impl Fn(u8) -> u8 + Copy) -> bool {
    step.is_some_and(|step| step.iter().fold(0, |found, &byte| found | is_special(byte)) == 0)
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
