use alloc::string::ToString as _;

use super::*;
use crate::attributes::Attributes;
use crate::event::HeadingLevel;
use crate::line::Layout;
use crate::link::Parts;
use crate::span::Span;
use crate::text::OUTSIDE;

fn link(source: &str, start: u32, destination_len: u32, label: Span) -> Link<'_> {
    Link::new(Parts { source, start, destination_len }, Layout::NONE, label)
}

fn link_line(kind: LinkKind, link: Link<'_>) -> alloc::string::String {
    Event::Start(Tag::Link { kind, link }).to_string()
}

#[test]
fn text_is_quoted_and_visible() {
    let line = |text: &'static str| Event::Text(text.into()).to_string();
    assert_eq!(line("a\nb\tc\r"), r#"Text "a\nb\tc\r""#);
    assert_eq!(line(r#"a"b\c'd"#), r#"Text "a\"b\\c'd""#);
    assert_eq!(line("é 日本 e\u{301} 😀"), "Text \"é 日本 e\u{301} 😀\"");
    assert_eq!(line("\0\x1B\u{A0}\u{202E}"), r#"Text "\u{0}\u{1b}\u{a0}\u{202e}""#);
    assert_eq!(Event::Html("<p>\n".into()).to_string(), r#"Html "<p>\n""#);
    assert_eq!(Event::InlineHtml("<b>".into()).to_string(), r#"InlineHtml "<b>""#);
}

#[test]
fn ends_say_what_closed_them() {
    let tag = TagEnd::Heading(HeadingLevel::H2);
    assert_eq!(Event::End(tag, ClosedBy::Source).to_string(), "End Heading level=2");
    let tag = TagEnd::Paragraph { tight: true };
    let line = Event::End(tag, ClosedBy::EndOfInput).to_string();
    assert_eq!(line, "End Paragraph tight (end of input)");
    assert_eq!(TagEnd::List(ListKind::Ordered).to_string(), "List ordered");
}

#[test]
fn blocks_say_how_they_were_written() {
    let level = HeadingLevel::H1;
    let heading = |kind, attributes| Tag::Heading { level, kind, attributes }.to_string();
    assert_eq!(heading(HeadingKind::Atx, Attributes::NONE), "Heading level=1 atx");
    let kind = HeadingKind::Setext { underline: Span::new(4, 7) };
    assert_eq!(heading(kind, Attributes::NONE), "Heading level=1 setext underline=4..7");
    let attributes = Attributes::at("a {#b \"}", Span::new(2, 8)).unwrap();
    let line = "Heading level=1 atx attributes=\"#b \\\"\"@2..8";
    assert_eq!(heading(HeadingKind::Atx, attributes), line);
    let list = List { kind: ListKind::Bullet, tight: true, marker: b'-', start: 0 };
    assert_eq!(Tag::List(list).to_string(), "List bullet '-' tight");
    let list = List { kind: ListKind::Ordered, tight: false, marker: b')', start: 7 };
    assert_eq!(Tag::List(list).to_string(), "List ordered ')' start=7 loose");
}

#[test]
fn extensions_say_what_they_are() {
    let table = Table { columns: 2, delimiter_row: Span::new(8, 15) };
    let cell = |alignment| Tag::TableCell { alignment, header: false }.to_string();
    assert_eq!(Tag::Table(table).to_string(), "Table columns=2 delimiter_row=8..15");
    assert_eq!(Tag::TableRow { header: true }.to_string(), "TableRow header");
    assert_eq!(cell(Alignment::None), "TableCell");
    assert_eq!(cell(Alignment::Left), "TableCell left");
    assert_eq!(cell(Alignment::Center), "TableCell center");
    assert_eq!(cell(Alignment::Right), "TableCell right");
    let header = Tag::TableCell { alignment: Alignment::Right, header: true };
    assert_eq!(header.to_string(), "TableCell header right");
    assert_eq!(TagEnd::TableCell { header: true }.to_string(), "TableCell header");
    assert_eq!(Event::TaskMarker { checked: false }.to_string(), "TaskMarker");
    assert_eq!(Event::TaskMarker { checked: true }.to_string(), "TaskMarker checked");
    assert_eq!(Event::Shortcode("+1").to_string(), "Shortcode name=\"+1\"");
}

#[test]
fn code_blocks_have_their_info_string() {
    let indented = CodeBlock { kind: CodeBlockKind::Indented, info: Raw::new("", 0) };
    assert_eq!(Tag::CodeBlock(indented).to_string(), "CodeBlock indented");
    let kind = CodeBlockKind::Fenced { marker: b'`' };
    let fenced = CodeBlock { kind, info: Raw::new("", 3) };
    assert_eq!(Tag::CodeBlock(fenced).to_string(), "CodeBlock fenced '`'");
    let fenced = CodeBlock { kind, info: Raw::new(r"a\*b", 4) };
    assert_eq!(Tag::CodeBlock(fenced).to_string(), "CodeBlock fenced '`' info=\"a*b\"@4..8");
}

#[test]
fn links_have_the_places_of_their_parts() {
    let parts = link("/u \"t", 4, 2, Span::default());
    assert_eq!(
        link_line(LinkKind::Inline, parts),
        r#"Start Link inline destination="/u"@4..6 title="t"@8..9"#
    );
    let parts = link("/u", 10, 2, Span::new(1, 4));
    assert_eq!(
        link_line(LinkKind::Shortcut, parts),
        r#"Start Link shortcut label=1..4 destination="/u"@10..12"#
    );
    let parts = link("/u 't", OUTSIDE, 2, Span::new(1, 4));
    assert_eq!(
        link_line(LinkKind::Full, parts),
        r#"Start Link full label=1..4 destination="/u" title="t""#
    );
}

#[test]
fn autolinks_are_not_decoded() {
    let parts = Parts { source: r"x:a\*&amp;", start: 1, destination_len: 10 };
    assert_eq!(
        link_line(LinkKind::Autolink, Link::autolink(parts, Layout::NONE)),
        r#"Start Link autolink destination="x:a\\*&amp;"@1..11"#
    );
}

#[test]
fn definitions_say_whether_they_count() {
    let parts = link("/b 'c", 5, 2, Span::new(1, 2));
    assert_eq!(
        Event::Definition(Definition::new(parts, true)).to_string(),
        r#"Definition effective label=1..2 destination="/b"@5..7 title="c"@9..10"#
    );
    let line = Event::Definition(Definition::new(parts, false)).to_string();
    assert!(line.starts_with("Definition duplicate label=1..2 "), "{line}");
}
