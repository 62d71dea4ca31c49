//! What an element or leaf is, as a number, and its facts as a byte.

use rillmark::{
    AlertKind, Alignment, DelimiterRun, DirectiveKind, FrontMatterKind, HeadingLevel, LinkKind,
    List, ListKind, MathKind,
};

/// The sorts of elements and leaves. Numbers are never given anew: saved trees hold them.
///
/// The numbers from 21 on are of extensions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub(crate) enum Sort {
    /// Something that this version does not know.
    Unknown = 0,
    Paragraph = 1,
    Heading = 2,
    BlockQuote = 3,
    List = 4,
    Item = 5,
    CodeBlock = 6,
    HtmlBlock = 7,
    ThematicBreak = 8,
    Definition = 9,
    Text = 10,
    Html = 11,
    InlineHtml = 12,
    SoftBreak = 13,
    HardBreak = 14,
    Emphasis = 15,
    Strong = 16,
    CodeSpan = 17,
    Link = 18,
    Image = 19,
    Document = 20,
    Table = 21,
    TableRow = 22,
    TableCell = 23,
    Strikethrough = 24,
    TaskMarker = 25,
    Alert = 26,
    Math = 27,
    Superscript = 28,
    Subscript = 29,
    Highlight = 30,
    Insert = 31,
    Underline = 32,
    Spoiler = 33,
    Custom = 34,
    FootnoteDefinition = 35,
    FootnoteReference = 36,
    FrontMatter = 37,
    Directive = 38,
    DirectiveLabel = 39,
    DefinitionList = 40,
    DefinitionTerm = 41,
    DefinitionDetails = 42,
    Shortcode = 43,
    InlineFootnote = 44,
}

impl Sort {
    /// The sort with a number.
    pub(crate) const fn from_number(number: u8) -> Self {
        const ALL: [Sort; 45] = [
            Sort::Unknown,
            Sort::Paragraph,
            Sort::Heading,
            Sort::BlockQuote,
            Sort::List,
            Sort::Item,
            Sort::CodeBlock,
            Sort::HtmlBlock,
            Sort::ThematicBreak,
            Sort::Definition,
            Sort::Text,
            Sort::Html,
            Sort::InlineHtml,
            Sort::SoftBreak,
            Sort::HardBreak,
            Sort::Emphasis,
            Sort::Strong,
            Sort::CodeSpan,
            Sort::Link,
            Sort::Image,
            Sort::Document,
            Sort::Table,
            Sort::TableRow,
            Sort::TableCell,
            Sort::Strikethrough,
            Sort::TaskMarker,
            Sort::Alert,
            Sort::Math,
            Sort::Superscript,
            Sort::Subscript,
            Sort::Highlight,
            Sort::Insert,
            Sort::Underline,
            Sort::Spoiler,
            Sort::Custom,
            Sort::FootnoteDefinition,
            Sort::FootnoteReference,
            Sort::FrontMatter,
            Sort::Directive,
            Sort::DirectiveLabel,
            Sort::DefinitionList,
            Sort::DefinitionTerm,
            Sort::DefinitionDetails,
            Sort::Shortcode,
            Sort::InlineFootnote,
        ];
        if number as usize >= ALL.len() {
            return Self::Unknown;
        }
        ALL[number as usize]
    }
}

/// Paragraph: it is a child of an item of a tight list, or of tight details. Details: they are tight.
pub(crate) const TIGHT: u8 = 1;

/// Heading: setext; the level is in the three lowest bits.
pub(crate) const SETEXT: u8 = 1 << 3;

/// Heading: it has attributes, and the last number is where they begin.
pub(crate) const ATTRIBUTES: u8 = 1 << 4;

/// List: ordered.
pub(crate) const ORDERED: u8 = 1 << 1;
/// List: where the number of its marker stands.
const MARKER_SHIFT: u8 = 2;
/// List: the marker is none of the usual ones and stands after the facts.
pub(crate) const OTHER_MARKER: u8 = 7;

/// Code block: fenced.
pub(crate) const FENCED: u8 = 1;
/// Code block: the fence is of tildes.
pub(crate) const TILDES: u8 = 1 << 1;
/// Code block: the character of the fence is none of the usual ones and stands after the facts.
pub(crate) const OTHER_FENCE: u8 = 1 << 2;
/// Code block: it is mathematics.
pub(crate) const MATH_BLOCK: u8 = 1 << 3;

/// Definition, footnote definition: references resolve to it.
pub(crate) const EFFECTIVE: u8 = 1;

/// Front matter: TOML.
pub(crate) const TOML: u8 = 1;

/// The kind of front matter with these facts.
pub(crate) fn front_matter_kind(facts: u8) -> FrontMatterKind {
    if facts & TOML == 0 { FrontMatterKind::Yaml } else { FrontMatterKind::Toml }
}

/// Text, shortcode: it is not in the source and stands in the tape.
pub(crate) const OUTSIDE: u8 = 1;
/// Text: it is divided as that of mathematics.
pub(crate) const IN_MATH: u8 = 1 << 1;

/// Table row and cell: the header row; the number of a cell's alignment is in the two bits above.
pub(crate) const HEADER: u8 = 1;
const ALIGNMENT_SHIFT: u8 = 1;

/// Task marker: the task is done.
pub(crate) const CHECKED: u8 = 1;

const ALIGNMENTS: [Alignment; 4] =
    [Alignment::None, Alignment::Left, Alignment::Center, Alignment::Right];

/// The facts of a table cell.
pub(crate) fn cell_facts(alignment: Alignment, header: bool) -> u8 {
    let number = ALIGNMENTS.iter().position(|&other| other == alignment);
    let number = number.and_then(|number| u8::try_from(number).ok()).unwrap_or(0);
    number << ALIGNMENT_SHIFT | u8::from(header)
}

/// The alignment of a table cell with these facts.
pub(crate) fn alignment(facts: u8) -> Alignment {
    ALIGNMENTS[usize::from(facts >> ALIGNMENT_SHIFT & 3)]
}

const ALERTS: [AlertKind; 5] =
    [AlertKind::Note, AlertKind::Tip, AlertKind::Important, AlertKind::Warning, AlertKind::Caution];

/// The facts of an alert.
pub(crate) fn alert_facts(kind: AlertKind) -> u8 {
    let number = ALERTS.iter().position(|&other| other == kind);
    number.and_then(|number| u8::try_from(number).ok()).unwrap_or(0)
}

/// The kind of an alert with these facts.
pub(crate) fn alert_kind(facts: u8) -> AlertKind {
    ALERTS.get(usize::from(facts)).copied().unwrap_or(AlertKind::Note)
}

const DIRECTIVES: [DirectiveKind; 3] =
    [DirectiveKind::Text, DirectiveKind::Leaf, DirectiveKind::Container];

/// Directive: it has attributes, and the first number is where they begin; the others are where the name
/// begins and how long it is.
pub(crate) const DIRECTIVE_ATTRIBUTES: u8 = 1 << 2;

/// The facts of a directive.
pub(crate) const fn directive_facts(kind: DirectiveKind, has_attributes: bool) -> u8 {
    let number = match kind {
        DirectiveKind::Text => 0,
        DirectiveKind::Leaf => 1,
        DirectiveKind::Container => 2,
    };
    if has_attributes { number | DIRECTIVE_ATTRIBUTES } else { number }
}

/// The kind of a directive with these facts.
pub(crate) fn directive_kind(facts: u8) -> DirectiveKind {
    DIRECTIVES.get(usize::from(facts & 3)).copied().unwrap_or(DirectiveKind::Text)
}

const MATHS: [MathKind; 3] = [MathKind::Inline, MathKind::Display, MathKind::Code];

/// The facts of mathematics.
pub(crate) fn math_facts(kind: MathKind) -> u8 {
    let number = MATHS.iter().position(|&other| other == kind);
    number.and_then(|number| u8::try_from(number).ok()).unwrap_or(0)
}

/// The kind of mathematics with these facts.
pub(crate) fn math_kind(facts: u8) -> MathKind {
    MATHS.get(usize::from(facts)).copied().unwrap_or(MathKind::Inline)
}

/// The facts of an element between delimiter runs that the caller claimed.
pub(crate) fn custom_facts(run: DelimiterRun) -> u8 {
    run.character() << 1 | (run.len() - 1)
}

/// The delimiter run of such an element with these facts; `None` if there is no such run.
pub(crate) fn custom_run(facts: u8) -> Option<DelimiterRun> {
    DelimiterRun::new(facts >> 1, 1 + (facts & 1))
}

const MARKERS: [u8; 5] = *b"-*+.)";

/// The facts of a list.
pub(crate) fn list_facts(list: List) -> u8 {
    let marker = MARKERS.iter().position(|&marker| marker == list.marker);
    let marker = marker.and_then(|number| u8::try_from(number).ok()).unwrap_or(OTHER_MARKER);
    let ordered = if list.kind == ListKind::Ordered { ORDERED } else { 0 };
    u8::from(list.tight) | ordered | marker << MARKER_SHIFT
}

/// The marker of a list with these facts; `None` if it stands after them.
pub(crate) fn list_marker(facts: u8) -> Option<u8> {
    MARKERS.get(usize::from(facts >> MARKER_SHIFT & 7)).copied()
}

/// The kind of a list with these facts.
pub(crate) fn list_kind(facts: u8) -> ListKind {
    if facts & ORDERED == 0 { ListKind::Bullet } else { ListKind::Ordered }
}

/// The level of a heading with these facts.
pub(crate) fn level(facts: u8) -> HeadingLevel {
    HeadingLevel::from_number(facts & 7).unwrap_or(HeadingLevel::H6)
}

const LINKS: [LinkKind; 10] = [
    LinkKind::Inline,
    LinkKind::Full,
    LinkKind::Collapsed,
    LinkKind::Shortcut,
    LinkKind::Autolink,
    LinkKind::Email,
    LinkKind::LiteralUrl,
    LinkKind::LiteralWww,
    LinkKind::LiteralEmail,
    LinkKind::Wiki,
];

/// The facts of a link or image.
pub(crate) fn link_facts(kind: LinkKind) -> u8 {
    let number = LINKS.iter().position(|&other| other == kind);
    number.and_then(|number| u8::try_from(number).ok()).unwrap_or(0)
}

/// The kind of a link with these facts.
pub(crate) fn link_kind(facts: u8) -> LinkKind {
    LINKS.get(usize::from(facts)).copied().unwrap_or(LinkKind::Inline)
}
