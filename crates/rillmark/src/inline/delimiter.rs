//! The delimiters of extensions: what each makes of its runs is one row of a table.

use super::flanking::Rule;
use crate::event::{Tag, TagEnd};
use crate::options::Options;

/// In the flags of a run: it is of an extension's delimiter, whose number the bits below are.
pub(super) const EXTENSION: u8 = 1 << 4;

/// The characters that an element takes of runs of which it could take so many.
pub(super) fn delimiter_len(length: u16) -> u8 {
    if length == 2 { 2 } else { 1 }
}

/// What an extension makes of runs of a delimiter.
#[derive(Debug)]
struct Delimiter {
    extension: Options,
    byte: u8,
    length: Length,
    rule: Rule,
    tag: Tag<'static>,
    end: TagEnd,
}

/// Which runs mean something. An opener and a closer are as long as each other, but for pairs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Length {
    /// Those of one character.
    One,
    /// Those of two.
    Two,
    /// Those of two or more, two by two, as strong emphasis: one that is left over is text.
    Pairs,
}

/// The delimiters; of two for the same run, the first one that is on counts. Marks keep their
/// places in this table.
static DELIMITERS: [Delimiter; 8] = [
    Delimiter {
        extension: Options::UNDERLINE,
        byte: b'_',
        length: Length::Pairs,
        rule: Rule::Underscore,
        tag: Tag::Underline,
        end: TagEnd::Underline,
    },
    Delimiter {
        extension: Options::SUBSCRIPT,
        byte: b'~',
        length: Length::One,
        rule: Rule::Tight,
        tag: Tag::Subscript,
        end: TagEnd::Subscript,
    },
    Delimiter {
        extension: Options::STRIKETHROUGH,
        byte: b'~',
        length: Length::One,
        rule: Rule::Star,
        tag: Tag::Strikethrough,
        end: TagEnd::Strikethrough,
    },
    Delimiter {
        extension: Options::STRIKETHROUGH,
        byte: b'~',
        length: Length::Two,
        rule: Rule::Star,
        tag: Tag::Strikethrough,
        end: TagEnd::Strikethrough,
    },
    Delimiter {
        extension: Options::SUPERSCRIPT,
        byte: b'^',
        length: Length::One,
        rule: Rule::Tight,
        tag: Tag::Superscript,
        end: TagEnd::Superscript,
    },
    Delimiter {
        extension: Options::HIGHLIGHT,
        byte: b'=',
        length: Length::Two,
        rule: Rule::Star,
        tag: Tag::Highlight,
        end: TagEnd::Highlight,
    },
    Delimiter {
        extension: Options::INSERT,
        byte: b'+',
        length: Length::Two,
        rule: Rule::Star,
        tag: Tag::Insert,
        end: TagEnd::Insert,
    },
    Delimiter {
        extension: Options::SPOILER,
        byte: b'|',
        length: Length::Pairs,
        rule: Rule::Star,
        tag: Tag::Spoiler,
        end: TagEnd::Spoiler,
    },
];

/// The number of the delimiter that means underline. Its runs are those of `_`, of which emphasis
/// takes the rest.
pub(super) const UNDERLINE: u8 = 0;

const _: () = assert!(DELIMITERS[UNDERLINE as usize].byte == b'_');

/// The number of the first delimiter run that the caller claimed. The others follow.
const CUSTOM: u8 = 12;

const _: () = assert!(DELIMITERS.len() <= CUSTOM as usize);

/// The number of the delimiter that a run of these characters is, and what must stand beside it.
pub(super) fn find(byte: u8, len: usize, options: Options) -> Option<(u8, Rule)> {
    let is_it = |delimiter: &Delimiter| {
        delimiter.byte == byte
            && options.contains(delimiter.extension)
            && match delimiter.length {
                Length::One => len == 1,
                Length::Two => len == 2,
                Length::Pairs => len >= 2,
            }
    };
    let Some(index) = DELIMITERS.iter().position(is_it) else {
        let index = options.delimiter_run(byte, len)?;
        return Some((CUSTOM + index, Rule::Star));
    };
    Some((u8::try_from(index).ok()?, DELIMITERS[index].rule))
}

/// The element of a delimiter.
pub(super) fn element(number: u8, options: Options) -> (Tag<'static>, TagEnd) {
    if let Some(index) = number.checked_sub(CUSTOM)
        && let Some(run) = options.delimiter_runs().nth(usize::from(index))
    {
        return (Tag::Custom(run), TagEnd::Custom(run));
    }
    let delimiter = DELIMITERS.get(usize::from(number)).unwrap_or(&DELIMITERS[0]);
    (delimiter.tag, delimiter.end)
}
