//! Every limit of the core (`limits.rs` there) but that of tails, which the tests of `rillmark-stream` are
//! about: what is at it is read, what is beyond it stays text, and no character of it is lost.

use rillmark::{Event, Options, Parser, Tag, TagEnd};

/// The text of a document, with a line feed for each line end.
fn text(source: &str, options: Options) -> String {
    text_of(Parser::with_options(source, options))
}

fn text_of(parser: Parser<'_>) -> String {
    let mut text = String::new();
    for event in parser {
        match event {
            Event::Text(piece) => text.push_str(&piece),
            Event::SoftBreak | Event::End(TagEnd::Paragraph { .. }, _) => text.push('\n'),
            _ => {}
        }
    }
    text
}

/// How many events a document has for which the question is answered with yes.
fn count(source: &str, options: Options, is_one: fn(&Event<'_>) -> bool) -> usize {
    Parser::with_options(source, options).filter(is_one).count()
}

fn links(source: &str, options: Options) -> usize {
    count(source, options, |event| matches!(event, Event::Start(Tag::Link { .. })))
}

#[test]
fn characters_of_a_label() {
    for char in ["a", "é", "中"] {
        let source = |len: usize| format!("[{0}]\n\n[{0}]: /u", char.repeat(len));
        assert_eq!(links(&source(999), Options::COMMONMARK), 1);
        let longer = source(1000);
        assert_eq!(links(&longer, Options::COMMONMARK), 0);
        assert_eq!(text(&longer, Options::COMMONMARK), longer.replace("\n\n", "\n") + "\n");
    }
}

#[test]
fn parentheses_in_a_destination() {
    let source = |depth: usize| format!("[a](b{}{})", "(".repeat(depth), ")".repeat(depth));
    assert_eq!(links(&source(32), Options::COMMONMARK), 1);
    let deeper = source(33);
    assert_eq!(links(&deeper, Options::COMMONMARK), 0);
    assert_eq!(text(&deeper, Options::COMMONMARK), deeper + "\n");
}

#[test]
fn braces_in_mathematics() {
    let source = |depth: usize| format!("${}a{}$", "{".repeat(depth), "}".repeat(depth));
    let formulas = |source: &str| {
        count(source, Options::MATH, |event| matches!(event, Event::Start(Tag::Math(_))))
    };
    assert_eq!(formulas(&source(32)), 1);
    let deeper = source(33);
    assert_eq!(formulas(&deeper), 0);
    assert_eq!(text(&deeper, Options::MATH), deeper + "\n");
}

fn directives(source: &str) -> usize {
    count(source, Options::DIRECTIVES, |event| matches!(event, Event::Start(Tag::Directive { .. })))
}

#[test]
fn containers_that_are_directives() {
    let source = |depth: usize| ":::a\n".repeat(depth) + "b";
    assert_eq!(directives(&source(32)), 32);
    assert_eq!(text(&source(32), Options::DIRECTIVES), "b\n");
    assert_eq!(directives(&source(34)), 32);
    assert_eq!(text(&source(34), Options::DIRECTIVES), ":::a\n:::a\nb\n");
}

#[test]
fn brackets_in_the_label_of_a_directive() {
    let source = |depth: usize| format!("::a[{}b{}]", "[".repeat(depth), "]".repeat(depth));
    assert_eq!(directives(&source(32)), 1);
    let deeper = source(33);
    assert_eq!(directives(&deeper), 0);
    assert_eq!(text(&deeper, Options::DIRECTIVES), deeper + "\n");
}

#[test]
fn length_of_front_matter() {
    const MOST: usize = 64 * 1024;
    let source = |len: usize| format!("---\n{}\n---\n", "a".repeat(len - "\n---".len()));
    let is_front_matter = |source: &str| {
        let first = Parser::with_options(source, Options::FRONT_MATTER).next();
        matches!(first, Some(Event::Start(Tag::FrontMatter(_))))
    };
    assert!(is_front_matter(&source(MOST)));
    let longer = source(MOST + 1);
    assert!(!is_front_matter(&longer));
    assert_eq!(text(&longer, Options::FRONT_MATTER), longer.replace("---\n", "").trim_end());
}

#[test]
fn characters_of_a_delimiter_run() {
    const MOST: usize = u16::MAX as usize;
    for (len, marker) in [(MOST - 1, '*'), (MOST, '*'), (MOST + 1, '*'), (3 * MOST, '_')] {
        let run = marker.to_string().repeat(len);
        let source = format!("{run}a{run}");
        let emphasis = count(&source, Options::COMMONMARK, |event| {
            matches!(event, Event::Start(Tag::Emphasis))
        });
        let strong =
            count(&source, Options::COMMONMARK, |event| matches!(event, Event::Start(Tag::Strong)));
        let text = text(&source, Options::COMMONMARK);
        let rest = text.matches(marker).count();
        assert_eq!(2 * (emphasis + 2 * strong) + rest, 2 * len, "{len} characters");
        assert_eq!(text.replace(marker, ""), "a\n");
        assert!(len > MOST || rest == 0, "{rest} of {len} characters are text");
    }
}

#[test]
fn parts_of_a_domain() {
    let source = |parts: usize| format!("www.{}b_c.d", "a.".repeat(parts));
    for (parts, expected) in [(0, 0), (8, 0), (9, 1), (100, 1)] {
        let source = source(parts);
        assert_eq!(links(&source, Options::GFM), expected, "{parts} parts");
        assert_eq!(text(&source, Options::GFM), source + "\n");
    }
}

#[test]
fn length_of_what_is_unfinished() {
    const MOST: usize = 4096;
    for (before, begin, left) in [("a ", "<b ", "a "), ("[a]", "(", "a")] {
        let source = |len: usize| format!("{before}{begin}{}", "c".repeat(len - begin.len()));
        let anticipated = |source: &str| {
            let mut parser = Parser::new(source);
            parser.anticipate();
            text_of(parser)
        };
        assert_eq!(anticipated(&source(MOST)), format!("{left}\n"));
        let longer = source(MOST + 1);
        assert_eq!(anticipated(&longer), longer.clone() + "\n");
    }
}

#[test]
fn cells_that_are_filled_in() {
    const MOST: usize = 500_000;
    let columns = 1000;
    let header = "|a".repeat(columns) + "\n" + &"|-".repeat(columns) + "\n";
    for rows in [500, 501, 600, 5000] {
        let source = format!("{header}{}", "|b\n".repeat(rows));
        let cells = count(&source, Options::GFM, |event| {
            matches!(event, Event::Start(Tag::TableCell { .. }))
        });
        let filled = (rows * (columns - 1)).min(MOST);
        assert_eq!(cells, columns + rows + filled, "{rows} rows");
        assert_eq!(text(&source, Options::GFM).matches('b').count(), rows);
    }
}

#[test]
fn what_references_expand_to() {
    let definition = format!("[a]: /u '{}'\n", "b".repeat(60_000));
    // A reference is one as long as all before it came to 100 kB at most.
    let references = "[a] ".repeat(20);
    let first = format!("{references}\n\n{definition}");
    assert_eq!(links(&first, Options::COMMONMARK), 2);
    assert_eq!(text(&first, Options::COMMONMARK).matches("[a]").count(), 18);
    // Where the reference stands may be more.
    let late = format!("{definition}\n{}\n\n{references}", "c ".repeat(100_000));
    assert_eq!(links(&late, Options::COMMONMARK), 5);
    assert_eq!(text(&late, Options::COMMONMARK).matches("[a]").count(), 15);
}

#[test]
fn containers_around_a_title() {
    for depth in [1, 11, 12, 13, 40] {
        for marker in ["> ", "- "] {
            let next = if marker == "- " { "  " } else { marker };
            let (first, next) = (marker.repeat(depth), next.repeat(depth));
            let source = format!("{first}[a](b 'c\n{next}d')\n");
            let titles: Vec<_> = Parser::new(&source)
                .filter_map(|event| match event {
                    Event::Start(Tag::Link { link, .. }) => link.title(),
                    _ => None,
                })
                .map(|title| title.to_string())
                .collect();
            assert_eq!(titles, ["c\nd"], "{source:?}");
        }
    }
}
