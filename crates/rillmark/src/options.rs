//! The dialect.

/// What dialect of Markdown to parse. There is one so far.
///
/// ```
/// use rillmark::{Options, Parser};
///
/// let parser = Parser::with_options("a *b*", Options::COMMONMARK);
/// assert_eq!(parser.count(), 6);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Options {}

impl Options {
    /// CommonMark 0.31.2 and nothing else: the default.
    pub const COMMONMARK: Self = Self {};
}
