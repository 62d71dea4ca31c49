//! With which bytes lines begin that are no text of a paragraph.

use crate::options::Options;

/// Who gives a meaning to bytes at the beginning of a line: one bit for CommonMark, others for
/// extensions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct LineStarts(u8);

impl LineStarts {
    pub(crate) const COMMONMARK: Self = Self(1);
    const TABLES: Self = Self(1 << 1);
    /// No byte of its own: it comes after one of the others.
    const ALERTS: Self = Self(1 << 2);
    const FOOTNOTES: Self = Self(1 << 3);
    const DIRECTIVES: Self = Self(1 << 4);
    /// Any byte: inside of a directive that is in another container, a line may end a paragraph,
    /// whatever it begins with.
    const NOT_LAZY: Self = Self(1 << 5);
    const DEFINITION_LISTS: Self = Self(1 << 6);

    /// Those of the dialect.
    #[inline]
    pub(crate) fn of(options: Options) -> Self {
        let extensions = [
            (Options::TABLES, Self::TABLES),
            (Options::ALERTS, Self::ALERTS),
            (Options::FOOTNOTES, Self::FOOTNOTES),
            (Options::DIRECTIVES, Self::DIRECTIVES),
            (Options::DEFINITION_LISTS, Self::DEFINITION_LISTS),
        ];
        extensions.into_iter().fold(Self::COMMONMARK, |starts, (extension, bit)| {
            if options.contains(extension) { Self(starts.0 | bit.0) } else { starts }
        })
    }

    /// Whether footnotes are among them.
    #[inline]
    pub(crate) fn has_footnotes(self) -> bool {
        self.0 & Self::FOOTNOTES.0 != 0
    }

    /// Whether directives are among them.
    #[inline]
    pub(crate) fn has_directives(self) -> bool {
        self.0 & Self::DIRECTIVES.0 != 0
    }

    /// The same where a line of text may end a paragraph, or where it does not.
    pub(crate) fn without_lazy_lines(self, may_end: bool) -> Self {
        if may_end { Self(self.0 | Self::NOT_LAZY.0) } else { Self(self.0 & !Self::NOT_LAZY.0) }
    }

    /// Those of blocks that may go on over a blank line.
    #[inline]
    pub(crate) fn over_blank_lines(self) -> Self {
        Self(self.0 & !(Self::TABLES.0 | Self::ALERTS.0 | Self::NOT_LAZY.0))
    }

    /// Whether alerts are among them.
    #[inline]
    pub(crate) fn has_alerts(self) -> bool {
        self.0 & Self::ALERTS.0 != 0
    }

    /// Whether there are some that need the next lines to be told.
    #[inline]
    pub(crate) fn looks_ahead(self) -> bool {
        self.0 & (Self::ALERTS.0 | Self::DEFINITION_LISTS.0) != 0
    }

    /// Whether definition lists are among them.
    #[inline]
    pub(crate) fn has_definition_lists(self) -> bool {
        self.0 & Self::DEFINITION_LISTS.0 != 0
    }

    /// Whether tables are among them.
    #[inline]
    pub(crate) fn has_tables(self) -> bool {
        self.0 & Self::TABLES.0 != 0
    }
}

/// For each byte, who gives it a meaning at the beginning of a line.
static STARTS: [u8; 256] = {
    let mut starts = [LineStarts::NOT_LAZY.0; 256];
    let sets: [(&[u8], LineStarts); 5] = [
        (b" \t\n\r>#`~<_*-+=0123456789", LineStarts::COMMONMARK),
        (b"|:", LineStarts::TABLES),
        (b"[", LineStarts::FOOTNOTES),
        (b":", LineStarts::DIRECTIVES),
        (b":", LineStarts::DEFINITION_LISTS),
    ];
    let mut i = 0;
    while i < sets.len() {
        let (set, LineStarts(bit)) = sets[i];
        let mut j = 0;
        while j < set.len() {
            starts[set[j] as usize] |= bit;
            j += 1;
        }
        i += 1;
    }
    starts
};

/// Whether a line that begins with the byte goes on with an open paragraph: no other block begins
/// with it, and it is no space.
#[inline]
pub(crate) fn begins_text(byte: u8, starts: LineStarts) -> bool {
    STARTS[usize::from(byte)] & starts.0 == 0
}
