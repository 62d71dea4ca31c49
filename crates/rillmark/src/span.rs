//! Where something stands in the source.

use core::fmt;
use core::ops::{Index, Range};

/// A range of byte offsets into the source, counted from 0; the end is excluded.
///
/// Every span that the parser hands out lies on character boundaries of the source, so that slicing
/// the source with it never panics. Offsets count from the beginning of the `str` that the parser
/// was given, a byte order mark included.
///
/// ```
/// use rillmark::Span;
///
/// let span = Span::new(2, 5);
/// assert_eq!(&"a *b* c"[span], "*b*");
/// assert_eq!(span.len(), 3);
/// assert_eq!(span.to_string(), "2..5");
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Span {
    /// Offset of the first byte.
    pub start: u32,
    /// Offset after the last byte.
    pub end: u32,
}

impl Span {
    /// A span from `start` up to `end`, which is not before `start`.
    #[inline]
    pub const fn new(start: u32, end: u32) -> Self {
        Self { start, end }
    }

    /// An empty span at the offset `at`.
    #[inline]
    pub const fn empty(at: u32) -> Self {
        Self { start: at, end: at }
    }

    /// Length in bytes.
    #[inline]
    pub const fn len(self) -> u32 {
        self.end - self.start
    }

    /// Whether it covers no byte.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.start == self.end
    }

    /// The span as a range, to slice or index with.
    #[inline]
    pub const fn range(self) -> Range<usize> {
        self.start as usize..self.end as usize
    }

    /// Whether `other` lies inside this span. One that is equal does, and so does an empty one at
    /// the start or the end.
    ///
    /// ```
    /// use rillmark::Span;
    ///
    /// assert!(Span::new(2, 5).contains(Span::empty(5)));
    /// assert!(!Span::new(2, 5).contains(Span::new(4, 6)));
    /// ```
    #[inline]
    pub const fn contains(self, other: Self) -> bool {
        self.start <= other.start && other.end <= self.end
    }
}

impl From<Span> for Range<usize> {
    #[inline]
    fn from(span: Span) -> Self {
        span.range()
    }
}

impl Index<Span> for str {
    type Output = str;

    /// The text at the span.
    ///
    /// # Panics
    /// If the span does not lie on character boundaries inside the text.
    #[inline]
    fn index(&self, span: Span) -> &str {
        &self[span.range()]
    }
}

impl fmt::Display for Span {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}..{}", self.start, self.end)
    }
}
