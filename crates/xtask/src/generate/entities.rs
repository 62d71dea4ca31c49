//! The named character references of HTML5, packed.

use std::collections::BTreeSet;

use entities::ENTITIES;

use super::source::{Literal, Source};
use crate::Outcome;

/// How many classes the names of one length are divided into; as in the core.
const CLASSES: usize = 64;

/// The class of a name; as in the core.
fn class(name: &str) -> usize {
    let name = name.as_bytes();
    let [first, second, last] = [name[0], name[1], name[name.len() - 1]].map(usize::from);
    (first * 5 + second * 3 + last) % CLASSES
}

/// Names without `&` and `;` and what they stand for, by length, class and name.
fn sorted() -> Vec<(&'static str, &'static str)> {
    let mut entities: Vec<_> = ENTITIES
        .iter()
        .filter_map(|entity| {
            let name = entity.entity.strip_prefix('&')?.strip_suffix(';')?;
            Some((name, entity.characters))
        })
        .collect();
    entities.sort_by_key(|(name, _)| (name.len(), class(name), *name));
    entities
}

/// All values in one text: each is a slice of it.
fn join_values(entities: &[(&str, &str)]) -> String {
    let mut values: Vec<_> = entities.iter().map(|(_, value)| *value).collect();
    values.sort_by_key(|value| (std::cmp::Reverse(value.len()), *value));
    let mut joined = String::new();
    for value in values {
        if !joined.contains(value) {
            joined.push_str(value);
        }
    }
    joined
}

/// Where a value stands: the offset times eight, and the length.
fn value_span(values: &str, value: &str) -> Outcome<u16> {
    let offset = values.find(value).ok_or("a value is not in the text of all values")?;
    if value.len() >= 8 {
        return Err("a value has more than seven bytes".into());
    }
    Ok(u16::try_from(offset << 3 | value.len())?)
}

/// The file of the tables.
pub(super) fn table() -> Outcome<String> {
    let entities = sorted();
    let lengths: BTreeSet<_> = entities.iter().map(|(name, _)| name.len()).collect();
    let (Some(&shortest), Some(&longest)) = (lengths.first(), lengths.last()) else {
        return Err("there are no entities".into());
    };
    let names: String = entities.iter().map(|(name, _)| *name).collect();
    let values = join_values(&entities);
    let spans: Vec<_> =
        entities.iter().map(|(_, value)| value_span(&values, value)).collect::<Outcome<_>>()?;
    let (mut index, mut first, mut offset) = (Vec::new(), Vec::new(), Vec::new());
    for len in shortest..=longest {
        let shorter = entities.partition_point(|(name, _)| name.len() < len);
        first.push(shorter);
        offset.push(entities[..shorter].iter().map(|(name, _)| name.len()).sum::<usize>());
        for limit in 0..CLASSES {
            index.push(
                entities.partition_point(|(name, _)| (name.len(), class(name)) < (len, limit)),
            );
        }
    }
    index.push(entities.len());

    let mut source =
        Source::new("The named character references of HTML5, sorted by length, class and name.");
    source.constant("The length of the shortest name.", "SHORTEST", shortest);
    source.constant("The length of the longest name.", "LONGEST", longest);
    source.array("For each length, the number of shorter names.", "FIRST", "u16", &first);
    source.array("For each length, where its names begin in `NAMES`.", "OFFSET", "u16", &offset);
    source.array(
        "For each length and class, the number of names before it.",
        "INDEX",
        "u16",
        &index,
    );
    source.text("All names.", "NAMES", Literal::Bytes, &names);
    source.array(
        "For each name, eight times the offset of its value in `VALUES`, and the value's length.",
        "VALUE_SPANS",
        "u16",
        &spans,
    );
    source.text("All values; some share their bytes.", "VALUES", Literal::Str, &values);
    Ok(source.finish())
}
