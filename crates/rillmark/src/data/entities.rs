//! The named character references of HTML5.

use super::tables::entities::{
    FIRST, INDEX, LONGEST, NAMES, OFFSET, SHORTEST, VALUE_SPANS, VALUES,
};

/// How many classes the names of one length are divided into.
const CLASSES: usize = 64;

/// What the entity stands for: one or two characters. `name` is without the `&` and the `;`.
#[inline]
pub(crate) fn lookup(name: &[u8]) -> Option<&'static str> {
    Some(match name {
        b"amp" => "&",
        b"lt" => "<",
        b"gt" => ">",
        b"quot" => "\"",
        b"nbsp" => "\u{a0}",
        b"copy" => "\u{a9}",
        _ => return lookup_rare(name),
    })
}

/// Names are sorted by length, then by class; `INDEX` says where a length's class begins. Names of
/// one length need no offsets, and a class holds five of them on average, eighteen at most.
#[inline(never)]
fn lookup_rare(name: &[u8]) -> Option<&'static str> {
    let len = name.len();
    if !(SHORTEST..=LONGEST).contains(&len) {
        return None;
    }
    let bucket = (len - SHORTEST) * CLASSES + class(name);
    let bucket = usize::from(INDEX[bucket])..usize::from(INDEX[bucket + 1]);
    let before = bucket.start - usize::from(FIRST[len - SHORTEST]);
    let mut at = usize::from(OFFSET[len - SHORTEST]) + before * len;
    for i in bucket {
        let candidate = &NAMES[at..at + len];
        if candidate[0] == name[0] && candidate == name {
            let span = usize::from(VALUE_SPANS[i]);
            return VALUES.get(span >> 3..(span >> 3) + (span & 7));
        }
        at += len;
    }
    None
}

/// The class of a name of at least two bytes; the generator of the tables has the same function.
fn class(name: &[u8]) -> usize {
    let [first, second] = [name[0], name[1]].map(usize::from);
    (first * 5 + second * 3 + usize::from(name[name.len() - 1])) % CLASSES
}

#[cfg(test)]
mod tests {
    use alloc::collections::BTreeMap;

    use entities::ENTITIES;

    use super::lookup;

    /// Names without `&` and `;`, and what they stand for.
    fn entities() -> BTreeMap<&'static [u8], &'static str> {
        let names = ENTITIES.iter().filter_map(|entity| {
            let name = entity.entity.strip_prefix('&')?.strip_suffix(';')?;
            Some((name.as_bytes(), entity.characters))
        });
        names.collect()
    }

    #[test]
    fn every_entity_is_found() {
        let entities = entities();
        assert_eq!(entities.len(), 2125);
        for (name, value) in entities {
            assert_eq!(lookup(name), Some(value), "{}", name.escape_ascii());
        }
    }

    #[test]
    fn nothing_else_is_found() {
        let entities = entities();
        let check = |name: &[u8]| {
            assert_eq!(lookup(name), entities.get(name).copied(), "{}", name.escape_ascii());
        };
        for name in entities.keys() {
            for at in 0..name.len() {
                check(&name[at..]);
                check(&name[..at]);
                let mut changed = name.to_vec();
                for bit in 0..8 {
                    changed[at] ^= 1 << bit;
                    check(&changed);
                }
                changed.push(name[at]);
                check(&changed);
            }
        }
        for other in ["", "a", "\0\0", "ÿÿ", "CounterClockwiseContourIntegrals", "é"] {
            assert_eq!(lookup(other.as_bytes()), None, "{other}");
        }
    }

    #[test]
    fn tables_are_small() {
        use super::super::tables::entities as tables;
        let size = size_of_val(tables::NAMES)
            + size_of_val(tables::VALUES)
            + size_of_val(&tables::VALUE_SPANS)
            + size_of_val(&tables::INDEX)
            + size_of_val(&tables::FIRST)
            + size_of_val(&tables::OFFSET);
        assert!(size <= 27_000, "{size} bytes");
    }
}
