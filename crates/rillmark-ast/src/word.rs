//! Several numbers of the tape at once.

/// The eight bytes at an offset of the tape, of which the lowest ones are taken.
#[derive(Clone, Copy)]
pub(crate) struct Word {
    pub(crate) bits: u64,
    /// How many were taken.
    pub(crate) taken: usize,
    /// In the lowest bit, whether a number had more than two bytes.
    pub(crate) is_long: u64,
}

impl Word {
    /// Those at `at`, the first of which is taken; zeros where there are none.
    #[inline]
    pub(crate) fn new(tape: &[u8], at: usize) -> (usize, Self) {
        let bits = word_at(tape, at);
        (usize::from(bits.to_le_bytes()[0]), Self { bits: bits >> 8, taken: 1, is_long: 0 })
    }

    /// Takes a number of one or two bytes.
    #[inline]
    pub(crate) fn number(&mut self) -> u32 {
        let bits = self.bits;
        let has_second = bits >> 7 & 1;
        let second = if has_second == 0 { 0 } else { (bits >> 1 & 0x3F80) as u32 };
        self.is_long |= has_second & bits >> 15;
        self.bits >>= 8 + 8 * has_second;
        self.taken += 1 + has_second as usize;
        (bits & 0x7F) as u32 | second
    }

    /// Takes a byte.
    #[inline]
    pub(crate) fn byte(&mut self) -> u8 {
        let byte = self.bits.to_le_bytes()[0];
        self.bits >>= 8;
        self.taken += 1;
        byte
    }

    /// The next ones of the token at `at` after some more that are taken.
    #[inline]
    pub(crate) fn after(self, tape: &[u8], at: usize, more: usize) -> Self {
        let taken = self.taken + more;
        let bits = word_at(tape, at + taken);
        Self { bits, taken, ..self }
    }
}

#[inline]
fn word_at(tape: &[u8], at: usize) -> u64 {
    match tape.get(at..).and_then(<[u8]>::first_chunk) {
        Some(bytes) => u64::from_le_bytes(*bytes),
        None => last_word(tape, at),
    }
}

#[cold]
fn last_word(tape: &[u8], at: usize) -> u64 {
    let mut bytes = [0; 8];
    for (byte, from) in bytes.iter_mut().zip(tape.iter().skip(at)) {
        *byte = *from;
    }
    u64::from_le_bytes(bytes)
}
