//! Every limit of the core: what attack it stops, and what happens beyond it. Nothing is an error
//! and no text is lost: the construct stays text. `snapshots/tests/limits.rs` goes to each of them and
//! further. The renderer and the tree have none of their own.
//!
//! Lengths that are grammar stand with their constructs: the digits of a list number (9) and of a
//! numeric character reference (7, hexadecimal 6), the longest name of an entity, the scheme of an
//! autolink (32), the labels of its domain (63). So does what no document comes near: the prefixes of
//! lines inside the marker of a task list item (64 kB). The only error is a source of more than `u32::MAX`
//! bytes, which `Parser::try_new` reports: offsets have 32 bits.

/// Characters in a link label (CommonMark 4.7 sets this one). Keeps the comparison of labels, and
/// every try to read one, short: `[a][` repeated would be read to the end each time.
pub(crate) const LONGEST_LABEL: usize = 999;

/// Unescaped parentheses that are open in a link destination (CommonMark asks for at least 3).
/// Without it `[a](` repeated costs quadratic time, as each one reads to the end.
pub(crate) const NESTED_PARENTHESES: u32 = 32;

/// Bytes of front matter. Beyond them no closing line is looked for, so that a document that begins with
/// a thematic break need not be read to its end before its first event.
pub(crate) const LONGEST_FRONT_MATTER: usize = 64 * 1024;

/// Braces that are open in mathematics between dollars. Without it `${` repeated costs quadratic
/// time, as each one reads to the end.
pub(crate) const NESTED_BRACES: u32 = 32;

/// Container directives that are open; deeper, a line that would open one is text. They go on over
/// lines that say nothing of them, so that each line costs a step for each of them.
pub(crate) const NESTED_DIRECTIVES: u8 = 32;

/// Brackets that are open in the label of a leaf or container directive: with more there is no label, as
/// micromark-extension-directive has it. It stops no attack.
pub(crate) const NESTED_BRACKETS: u32 = 32;

/// Characters of a delimiter run; a longer one is read as several. Marks count them in sixteen
/// bits: more would make every mark larger.
pub(crate) const LONGEST_DELIMITER_RUN: usize = u16::MAX as usize;

/// Parts of a domain before which an underscore makes an autolink literal none: beyond them it is one,
/// as GitHub has it. Without it `_www.` repeated costs quadratic time.
pub(crate) const CHECKED_DOMAIN_PARTS: usize = 10;

/// Bytes of a tag or destination that has begun, from its `<` or `(` on, and is left out where text is
/// anticipated, because the rest of it may still come; a longer one is text. Without it `<a <b` repeated
/// costs quadratic time, as each one reads to the end.
pub(crate) const LONGEST_UNFINISHED: usize = 4096;

/// Cells that short rows of tables are filled up with, in all, before the offset of a row is the
/// bound; then rows stay short. A wide header and many rows of one cell would make output that grows
/// quadratically. Documents of tests are too small for the true limit.
pub(crate) const FILLED_CELLS: u32 = if cfg!(test) { 500 } else { 500_000 };

/// Bytes that references may expand to, in all, before the offset of a reference is the bound; then
/// it is text. A reference to a long definition, repeated, would make output that grows
/// quadratically.
pub(crate) const EXPANSION: usize = 100_000;

/// Containers around a definition or a link of which a title that goes over several lines knows what
/// stands before them: deeper, whatever looks like a prefix is one. Without it a title would need
/// memory as deep as the nesting, and each of its lines that much time.
pub(crate) const CONTAINERS_OF_TITLE: u32 = 12;
