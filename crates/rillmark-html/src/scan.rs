//! The searches that both kinds of escaping spend their time in.

use wide::u8x16;

/// How many bytes are classified at once.
const BLOCK: usize = 64;

/// From this length on a text is not looked through first: finding the hits at once costs less.
const LONG: usize = 128;

/// A class of bytes, told sixteen at a time.
pub(crate) trait Class {
    /// All ones for each byte that belongs to the class. Letters do not.
    fn of(bytes: u8x16) -> u8x16;
}

/// Whether a text is short and no byte of it belongs to the class: for most texts that is all there
/// is to find out.
#[inline]
pub(crate) fn is_short_without<C: Class>(bytes: &[u8]) -> bool {
    let Some(last) = bytes.last_chunk() else {
        return !C::of(u8x16::new(short_step(bytes))).any();
    };
    // The last step overlaps the one before.
    let last = C::of(u8x16::new(*last));
    let steps = bytes.as_chunks().0.iter();
    bytes.len() < LONG && !steps.fold(last, |hits, step| hits | C::of(u8x16::new(*step))).any()
}

/// A text of fewer than sixteen bytes as one step: all of its bytes, some of them twice.
#[inline]
fn short_step(bytes: &[u8]) -> [u8; 16] {
    if let Some([first, last]) = ends(bytes).map(|ends| ends.map(u64::from_ne_bytes)) {
        return (u128::from(first) | u128::from(last) << 64).to_ne_bytes();
    }
    if let Some([first, last]) = ends(bytes).map(|ends| ends.map(u32::from_ne_bytes)) {
        let both = u128::from(first) | u128::from(last) << 32;
        return (both | both << 64).to_ne_bytes();
    }
    let mut step = [b'a'; 16];
    for (to, from) in step.iter_mut().zip(bytes) {
        *to = *from;
    }
    step
}

/// Both ends of a text, which are all of it if it has at most twice as many bytes.
#[inline]
fn ends<const N: usize>(bytes: &[u8]) -> Option<[[u8; N]; 2]> {
    Some([*bytes.first_chunk()?, *bytes.last_chunk()?])
}

/// Calls `each` with the offset of each byte that belongs to the class.
#[inline]
pub(crate) fn each_hit<C: Class, E>(
    bytes: &[u8],
    mut each: impl FnMut(usize) -> Result<(), E>,
) -> Result<(), E> {
    let mut at = 0;
    while at < bytes.len() {
        let mut bits = classify::<C>(bytes, at);
        while bits != 0 {
            each(at + bits.trailing_zeros() as usize)?;
            bits &= bits - 1;
        }
        at += BLOCK;
    }
    Ok(())
}

/// One bit for each byte that belongs to the class, of a block's length from `at` on. Blocks follow
/// each other from the beginning.
#[inline]
fn classify<C: Class>(bytes: &[u8], at: usize) -> u64 {
    let rest = &bytes[at..];
    if let Some(block) = rest.first_chunk() {
        return classify_block::<C>(block);
    }
    if let Some(block) = bytes.last_chunk() {
        return classify_block::<C>(block) >> (BLOCK - rest.len());
    }
    let mut block = [b'a'; BLOCK];
    block[..rest.len()].copy_from_slice(rest);
    classify_block::<C>(&block)
}

#[inline]
fn classify_block<C: Class>(block: &[u8; BLOCK]) -> u64 {
    let steps = block.as_chunks().0.iter().enumerate();
    steps.fold(0, |bits, (index, step)| {
        bits | u64::from(C::of(u8x16::new(*step)).to_bitmask()) << (index * 16)
    })
}

#[cfg(test)]
mod tests {
    use alloc::vec;
    use alloc::vec::Vec;

    use super::*;

    struct X;

    impl Class for X {
        fn of(bytes: u8x16) -> u8x16 {
            bytes.simd_eq(u8x16::splat(b'x'))
        }
    }

    fn hits(bytes: &[u8]) -> Vec<usize> {
        let mut hits = Vec::new();
        let result: Result<(), ()> = each_hit::<X, _>(bytes, |at| {
            hits.push(at);
            Ok(())
        });
        assert_eq!(result, Ok(()));
        hits
    }

    #[test]
    fn finds_every_hit_at_every_offset_and_length() {
        for len in 0..200 {
            let mut bytes = vec![b'a'; len];
            assert_eq!(hits(&bytes), []);
            assert_eq!(is_short_without::<X>(&bytes), len < LONG, "{len}");
            for at in 0..len {
                bytes[at] = b'x';
                assert_eq!(hits(&bytes), [at], "{at} of {len}");
                assert!(!is_short_without::<X>(&bytes), "{at} of {len}");
                bytes[len - 1 - at / 2] = b'x';
                let naive = (0..len).filter(|&at| bytes[at] == b'x');
                assert_eq!(hits(&bytes), naive.collect::<Vec<_>>());
                bytes.fill(b'a');
            }
        }
    }
}
