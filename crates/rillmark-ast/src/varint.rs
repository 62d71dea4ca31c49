//! Numbers of one to five bytes: seven bits a byte, the lowest first (LEB128).

use alloc::vec::Vec;

/// Appends a number.
#[inline]
pub(crate) fn write(out: &mut Vec<u8>, number: u32) {
    #[expect(clippy::cast_possible_truncation, reason = "seven bits of it")]
    if number < 0x80 {
        out.push(number as u8);
    } else if number < 0x4000 {
        out.extend_from_slice(&[number as u8 | 0x80, (number >> 7) as u8]);
    } else {
        write_long(out, u64::from(number));
    }
}

/// Appends a number of up to ten bytes.
#[inline(never)]
pub(crate) fn write_long(out: &mut Vec<u8>, number: u64) {
    let mut rest = number;
    while rest >= 0x80 {
        out.push(rest.to_le_bytes()[0] | 0x80);
        rest >>= 7;
    }
    out.push(rest.to_le_bytes()[0]);
}

/// The number at `at`, and the offset after it. What is missing reads as zeros.
#[inline]
pub(crate) fn read(bytes: &[u8], at: usize) -> (u32, usize) {
    match bytes.get(at) {
        Some(&byte) if byte < 0x80 => (u32::from(byte), at + 1),
        Some(&byte) => read_second(bytes, at, byte),
        None => (0, at),
    }
}

#[inline]
fn read_second(bytes: &[u8], at: usize, first: u8) -> (u32, usize) {
    match bytes.get(at + 1) {
        Some(&byte) if byte < 0x80 => (u32::from(first & 0x7F) | u32::from(byte) << 7, at + 2),
        _ => {
            let (number, after) = read_long(bytes, at);
            #[expect(clippy::cast_possible_truncation, reason = "what was written had 32 bits")]
            (number as u32, after)
        }
    }
}

/// The number of up to ten bytes at `at`, and the offset after it.
#[inline(never)]
pub(crate) fn read_long(bytes: &[u8], at: usize) -> (u64, usize) {
    let mut number = 0;
    for (index, &byte) in bytes.iter().skip(at).take(10).enumerate() {
        number |= u64::from(byte & 0x7F).wrapping_shl(7 * u32::try_from(index).unwrap_or(0));
        if byte < 0x80 {
            return (number, at + index + 1);
        }
    }
    (number, bytes.len().min(at + 10))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_come_back() {
        let mut bytes = Vec::new();
        let numbers = [0, 1, 127, 128, 300, 16_383, 16_384, 1 << 21, u32::MAX - 1, u32::MAX];
        for number in numbers {
            write(&mut bytes, number);
        }
        let mut at = 0;
        for number in numbers {
            let (found, after) = read(&bytes, at);
            assert_eq!(found, number);
            at = after;
        }
        assert_eq!(at, bytes.len());
    }

    #[test]
    fn what_is_missing_is_zero() {
        assert_eq!(read(&[], 3), (0, 3));
        assert_eq!(read(&[0x80], 0), (0, 1));
        assert_eq!(read_long(&[0xFF; 12], 0).1, 10);
    }
}
