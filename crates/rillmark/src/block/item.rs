//! What an item is: a list item, or another container that goes on as one does.

/// Columns by which the content of an item is indented, or that it is a directive.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Width(i8);

impl Width {
    /// That of a directive.
    pub(super) const DIRECTIVE: Self = Self(-1);

    /// That of an item: 2 to 17 columns.
    #[inline]
    pub(super) const fn new(columns: u8) -> Self {
        Self(columns.cast_signed())
    }

    /// The columns. No line is indented by as many as that of a directive says.
    #[inline]
    pub(super) fn columns(self) -> usize {
        isize::from(self.0).cast_unsigned()
    }

    #[inline]
    pub(crate) fn is_directive(self) -> bool {
        self.0 < 0
    }

    /// The columns of an item.
    pub(super) fn of_item(self) -> Option<u8> {
        u8::try_from(self.0).ok()
    }
}

/// What an item is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ItemKind {
    /// An item of a list.
    ListItem,
    /// A footnote definition.
    Footnote,
    /// Details in a definition list.
    Details {
        /// Whether a blank line made them loose. The parser knows it from the start.
        loose: bool,
    },
    /// A container directive.
    Directive,
}

/// What an item is, and how long its marker is, in one number; of a directive, by how many columns its
/// opening line is indented.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct ItemMarker(u16);

impl ItemMarker {
    /// How many bits the length has: that of a footnote has at most 999 characters.
    const LEN_BITS: u32 = 12;
    pub(super) const LONGEST: u16 = (1 << Self::LEN_BITS) - 1;

    #[inline]
    pub(super) fn new(kind: ItemKind, len: u16) -> Self {
        debug_assert!(len <= Self::LONGEST, "recognised are shorter ones");
        let kind = match kind {
            ItemKind::ListItem => 0,
            ItemKind::Footnote => 1,
            ItemKind::Details { loose } => 2 + u16::from(loose),
            ItemKind::Directive => 4,
        };
        Self(kind << Self::LEN_BITS | len)
    }

    /// That of a directive whose opening line is indented by so many columns.
    pub(super) fn of_directive(indent: u16) -> Self {
        Self::new(ItemKind::Directive, indent)
    }

    /// The indentation of a directive's opening line.
    pub(super) fn indent(self) -> u16 {
        self.0 & Self::LONGEST
    }

    /// Whether it is that of a list item.
    #[inline]
    pub(crate) fn is_list_item(self) -> bool {
        self.0 <= Self::LONGEST
    }

    #[inline]
    pub(super) fn len(self) -> u32 {
        u32::from(self.0 & Self::LONGEST)
    }

    #[inline]
    pub(crate) fn kind(self) -> ItemKind {
        match self.0 >> Self::LEN_BITS {
            0 => ItemKind::ListItem,
            1 => ItemKind::Footnote,
            4 => ItemKind::Directive,
            kind => ItemKind::Details { loose: kind > 2 },
        }
    }
}
