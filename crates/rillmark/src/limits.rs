//! Every limit of the core: what attack it stops, and what happens beyond it. Nothing is an error
//! and no text is lost: the construct stays text.

/// Characters in a link label (CommonMark 4.7 sets this one). Keeps the comparison of labels, and
/// every try to read one, short.
pub(crate) const LONGEST_LABEL: usize = 999;

/// Unescaped parentheses that are open in a link destination (CommonMark asks for at least 3).
/// Without it `[a](` repeated costs quadratic time, as each one reads to the end.
pub(crate) const NESTED_PARENTHESES: u32 = 32;

/// Characters of a delimiter run; a longer one is read as several. Marks count them in sixteen
/// bits.
pub(crate) const LONGEST_DELIMITER_RUN: usize = u16::MAX as usize;

/// Parts of a domain before which an underscore makes an autolink literal none: beyond them it is one,
/// as GitHub has it. Without it `_www.` repeated costs quadratic time.
pub(crate) const CHECKED_DOMAIN_PARTS: usize = 10;

/// Cells that short rows of tables are filled up with, in all, before the offset of a row is the
/// bound; then rows stay short. A wide header and many rows of one cell would make output that grows
/// quadratically. Documents of tests are too small for the true limit.
pub(crate) const FILLED_CELLS: u32 = if cfg!(test) { 500 } else { 500_000 };

/// Bytes that references may expand to, in all, before the offset of a reference is the bound: a
/// reference to a long definition, repeated, would make output that grows quadratically.
pub(crate) const EXPANSION: usize = 100_000;
