//! Changes of inputs that know what Markdown looks like.

use std::ops::Range;

use rillmark_corpus::fragments::{PREFIXES, TOKENS};

/// How many bytes of choices stand before a document.
const CHOICES: usize = 4;

/// Random numbers (splitmix64).
#[derive(Debug)]
pub struct Random(pub u64);

impl Random {
    /// A number from 0 to one less than `limit`, which is not 0.
    pub fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut bits = self.0;
        bits = (bits ^ bits >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        bits = (bits ^ bits >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        ((bits ^ bits >> 31) >> 16) as usize % limit
    }

    /// One of some things.
    pub fn pick<'t, T>(&mut self, things: &'t [T]) -> &'t T {
        &things[self.below(things.len())]
    }

    /// A range of at most `longest` below `len`.
    fn range(&mut self, len: usize, longest: usize) -> Range<usize> {
        let start = self.below(len + 1);
        start..start + self.below(longest.min(len - start) + 1)
    }
}

/// Changes an input where it lies, for libFuzzer. Returns its new length; `plain` is its own way.
pub fn in_place(
    data: &mut [u8],
    size: usize,
    max_size: usize,
    seed: u32,
    plain: fn(&mut [u8], usize, usize) -> usize,
) -> usize {
    let mut random = Random(seed.into());
    if size < CHOICES || random.below(4) == 0 {
        return plain(data, size, max_size);
    }
    let mut changed = data[..size].to_vec();
    change(&mut changed, &mut random);
    let len = changed.len().min(max_size);
    data[..len].copy_from_slice(&changed[..len]);
    len
}

/// Changes an input of at least four bytes.
pub fn change(data: &mut Vec<u8>, random: &mut Random) {
    let at = CHOICES + random.below(data.len() - CHOICES + 1);
    let shift = |range: Range<usize>| range.start + CHOICES..range.end + CHOICES;
    let short = shift(random.range(data.len() - CHOICES, 16));
    let long = shift(random.range(data.len() - CHOICES, 200));
    match random.below(12) {
        0 => data[random.below(CHOICES)] ^= 1 << random.below(8),
        1..=4 => insert(data, at, random.pick(TOKENS).as_bytes()),
        5 => insert(data, at, &[b"\n", random.pick(PREFIXES).as_bytes()].concat()),
        6 => drop(data.drain(if random.below(4) == 0 { long } else { short })),
        7 => {
            let copy = data[long].to_vec();
            insert(data, at, &copy);
        }
        8 => {
            let copies = data[short].repeat(random.below(40));
            insert(data, at, &copies);
        }
        9 => prefix_lines(data, long, random.pick(PREFIXES).as_bytes()),
        10 if at < data.len() => data[at] = random.below(256) as u8,
        _ => {
            if let Some(line_end) = data[at..].iter().position(|byte| *byte == b'\n') {
                let other = random.pick(&["\r\n", "\r", "", " ", "\n\n", "  \n"]);
                data.splice(at + line_end..=at + line_end, other.bytes());
            }
        }
    }
}

fn insert(data: &mut Vec<u8>, at: usize, bytes: &[u8]) {
    data.splice(at..at, bytes.iter().copied());
}

/// Puts lines into a container.
fn prefix_lines(data: &mut Vec<u8>, range: Range<usize>, prefix: &[u8]) {
    let lines = data[range.clone()].split_inclusive(|byte| *byte == b'\n');
    let prefixed: Vec<u8> = lines.flat_map(|line| [prefix, line]).flatten().copied().collect();
    data.splice(range, prefixed);
}
