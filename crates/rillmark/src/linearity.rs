//! Linear time and streaming, shown with counters of work instead of a clock.

use std::borrow::ToOwned;
use std::format;
use std::string::String;
use std::vec::Vec;

use rillmark_corpus::pathological::{self, Attack};
use rillmark_corpus::{commonmark, documents, generators};

use crate::counters::{self, Counter, Counts};
use crate::limits::FILLED_CELLS;
use crate::{DirectiveKind, Event, Options, Parser, Tag, TagEnd};

/// Size of the smaller one of the two documents that are compared, unless `RILLMARK_LINEARITY_SIZE`
/// says another; the other document is four times as large.
const SIZE: usize = 4096;

/// How many of the growths are shown.
const SHOWN: usize = 10;

/// By how much a count per byte may grow from one document to the other, in percent.
const GROWTH: usize = 125;

/// How often a thing may be counted in a thousand bytes before its growth matters.
const FREE: usize = 20;

/// The most that is counted per byte, whatever the document is.
const MOST: [(Counter, usize); 14] = [
    (Counter::Steps, 5),
    (Counter::ParserLines, 1),
    (Counter::ScoutLines, 1),
    (Counter::ParserBytes, 1),
    (Counter::ListBytes, 1),
    (Counter::DefinitionBytes, 1),
    (Counter::ReadAgain, 2),
    // Above all directives, which lines that say nothing of them continue.
    (Counter::ContainerSteps, 12),
    (Counter::Copies, 1),
    (Counter::MarksPushed, 2),
    (Counter::MarksVisited, 3),
    (Counter::OpenerSteps, 1),
    (Counter::Events, 2),
    // Above all labels of wide characters and escapes, whose length is counted at each escape.
    (Counter::Searched, 200),
];

/// The dialects that everything is counted in: CommonMark, GitHub's, and all extensions at once.
fn dialects() -> Vec<Options> {
    let all = Options::EXTENSIONS.iter().fold(Options::COMMONMARK, |all, (_, one)| all | *one);
    let mut dialects = Vec::from([Options::COMMONMARK, Options::GFM, all]);
    dialects.dedup();
    dialects
}

/// What the parser does for the source.
fn work(source: &str, options: Options) -> Counts {
    let counts = counters::measure();
    let events = Parser::with_options(source, options).count();
    counters::add(Counter::Events, events);
    counts()
}

/// How a counter grows from a document to one that is four times as large.
struct Growth {
    counter: Counter,
    /// Counts per thousand bytes.
    before: usize,
    after: usize,
    /// The power of the size that the counter grows with. What is counted less than [`FREE`] says is
    /// taken for as much as that.
    exponent: f64,
}

impl Growth {
    #[expect(clippy::cast_precision_loss, reason = "counts are small")]
    fn new(counter: Counter, before: (&str, Counts), after: (&str, Counts)) -> Self {
        let rate = |(source, counts): (&str, Counts)| counts[counter] * 1000 / source.len();
        let (lens, rates) = ([before.0.len(), after.0.len()], [rate(before), rate(after)]);
        let work = |index: usize| (lens[index] * rates[index].max(FREE)) as f64;
        let exponent = (work(1) / work(0)).ln() / (lens[1] as f64 / lens[0] as f64).ln();
        Self { counter, before: rates[0], after: rates[1], exponent }
    }

    fn is_too_much(&self) -> bool {
        self.after > self.before * GROWTH / 100 + FREE
    }
}

/// How each counter grows with the document of the attack.
fn growths((_, generate): Attack, size: usize, options: Options) -> [Growth; Counter::SUMS.len()] {
    let (small, large) = (generate(size), generate(4 * size));
    let (before, after) = (work(&small, options), work(&large, options));
    Counter::SUMS.map(|counter| Growth::new(counter, (&small, before), (&large, after)))
}

/// Each of the things with each of the dialects.
fn everything<T: Clone>(things: impl IntoIterator<Item = T>) -> impl Iterator<Item = (T, Options)> {
    let dialects = dialects();
    things.into_iter().flat_map(move |thing| {
        dialects.clone().into_iter().map(move |options| (thing.clone(), options))
    })
}

/// Fails with one line for each.
#[track_caller]
fn none(failures: &[String]) {
    assert!(failures.is_empty(), "\n{}", failures.join("\n"));
}

#[test]
fn work_is_linear() {
    let size = std::env::var("RILLMARK_LINEARITY_SIZE").ok().and_then(|size| size.parse().ok());
    let size = size.unwrap_or(SIZE);
    let (mut failures, mut all) = (Vec::new(), Vec::new());
    for (attack, options) in everything(pathological::all()) {
        // How full hash tables are goes up and down: what grows there does not grow further on.
        let mut later = None;
        for (index, growth) in growths(attack, size, options).into_iter().enumerate() {
            let Growth { counter, before, after, exponent } = growth;
            let line = format!(
                "{exponent:.3}: {}, {options:?}: {counter:?} per 1000 bytes from {before} to {after}",
                attack.0
            );
            if growth.is_too_much()
                && later.get_or_insert_with(|| growths(attack, 4 * size, options))[index]
                    .is_too_much()
            {
                failures.push(line.clone());
            }
            all.push((exponent, line));
        }
    }
    all.sort_by(|one, other| other.0.total_cmp(&one.0));
    std::eprintln!("the worst powers of the size ({} counters and attacks):", all.len());
    for (_, line) in all.iter().take(SHOWN) {
        std::eprintln!("{line}");
    }
    none(&failures);
}

#[test]
fn work_per_byte_is_limited() {
    let mut failures = Vec::new();
    for ((name, generate), options) in everything(pathological::all()) {
        let source = generate(SIZE);
        let counts = work(&source, options);
        for (counter, most) in MOST {
            // Cells that tables are filled up with come to what the source has.
            let filled = match options {
                Options::COMMONMARK => 0,
                _ => 2 * source.len().max(FILLED_CELLS as usize),
            };
            if counts[counter] > most * source.len() + 64 + filled {
                let (count, len) = (counts[counter], source.len());
                failures.push(format!("{name}, {options:?}: {count} {counter:?} for {len} bytes"));
            }
        }
    }
    none(&failures);
}

/// Names and texts of all documents there are.
fn all_documents() -> Vec<(String, String)> {
    let mut all: Vec<_> = documents().into_iter().map(|doc| (doc.path(), doc.text)).collect();
    all.extend(generators::ALL.map(|(name, generate)| (name.to_owned(), generate())));
    all.extend(
        commonmark()
            .into_iter()
            .enumerate()
            .map(|(index, example)| (format!("example {}", index + 1), example.markdown)),
    );
    let attacks = pathological::all();
    all.extend(attacks.map(|(name, generate)| (name.to_owned(), generate(SIZE))));
    all
}

#[test]
fn the_scout_passes_a_document_once() {
    let mut failures = Vec::new();
    for ((name, source), options) in everything(all_documents()) {
        let counts = work(&source, options);
        let read = counts[Counter::ListBytes] + counts[Counter::DefinitionBytes];
        if read > source.len() {
            failures.push(format!(
                "{name}, {options:?}: the scout read {read} of {} bytes",
                source.len()
            ));
        }
    }
    none(&failures);
}

/// How much the scout reads for lists in the corpus as a whole, which has many documents about
/// them, in thousandths of the source. In the generated documents, all of whose lists end before a
/// blank line, it reads nothing.
const LIST_BYTES_OF_CORPUS: usize = 120;

#[test]
fn the_scout_reads_little_for_lists() {
    let mut failures = Vec::new();
    for (name, generate) in generators::ALL {
        let source = generate();
        let read = work(&source, Options::COMMONMARK)[Counter::ListBytes];
        if read > 0 {
            failures.push(format!("{name}: the scout read {read} of {} bytes", source.len()));
        }
    }
    let corpus = documents();
    let len: usize = corpus.iter().map(|document| document.text.len()).sum();
    let list_bytes = |source| work(source, Options::COMMONMARK)[Counter::ListBytes];
    let read: usize = corpus.iter().map(|document| list_bytes(&document.text)).sum();
    if read * 1000 > LIST_BYTES_OF_CORPUS * len {
        failures.push(format!("the corpus: the scout read {read} of {len} bytes"));
    }
    none(&failures);
}

/// Documents of one block each, none of which is a list, and whether a line of text after it is
/// none of its own: not after a paragraph or block quote, which it would continue.
const BLOCKS: [(&str, bool); 13] = [
    ("one\ntwo *three*\n", false),
    ("# one `two`\n", true),
    ("one\ntwo\n===\n", true),
    ("one\n---\n", true),
    ("***\n", true),
    ("> one\n> two\n", false),
    ("> # one\n>\n> > two\n>\n", true),
    ("```\none\n\ntwo\n```\n", true),
    ("~~~ a\none\n ~~~~\n", true),
    ("    one\n\n    two\n", true),
    ("<!-- one\n\ntwo -->\n", true),
    ("<pre>\none\n</pre>\n", true),
    ("<?one?>\n", true),
];

/// What may come after a block and ends it.
const ENDS: [&str; 7] =
    ["# a\n", "***\n", "```\na\n```\n", "- a\n\n- b\n", "<pre>\n</pre>\n", "\n", "\na\n"];

#[test]
fn events_come_before_the_line_after_the_next_one_is_read() {
    let mut failures = Vec::new();
    let rest = "a\n\n- a\n\n- b\n\n> [a]\n\n[a]: b\n".repeat(20);
    for (block, ends_before_text) in BLOCKS {
        let text = ends_before_text.then_some("a\n");
        for end in ENDS.into_iter().chain(text) {
            // Blank lines after indented code are its own if more code follows.
            if block.starts_with("    ") && end.starts_with('\n') {
                continue;
            }
            let source = [block, end, &rest].concat();
            let limit = after_line(&source, block.len());
            let furthest = read_at_end_of_first_block(&source);
            if furthest > limit {
                failures.push(format!("{block:?}, {end:?}: read up to {furthest}, not {limit}"));
            }
        }
    }
    let source = "<div>\none\n\n***\n".to_owned() + &rest;
    assert_eq!(read_at_end_of_first_block(&source), "<div>\none\n".len());
    none(&failures);
}

/// Up to where lines were cut when the end of the first block was given.
fn read_at_end_of_first_block(source: &str) -> usize {
    let counts = counters::measure();
    let mut depth = 0_usize;
    for event in Parser::new(source) {
        match event {
            Event::Start(_) => depth += 1,
            Event::End(..) => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            break;
        }
    }
    counts()[Counter::Furthest]
}

/// The same for every block of every document, as long as no list, be it of definitions, and no closing
/// bracket came.
#[test]
fn documents_stream() {
    let mut failures = Vec::new();
    for ((name, source), options) in everything(all_documents()) {
        let counts = counters::measure();
        let (mut depth, mut has_blank_lines) = (0_usize, false);
        for (event, span) in Parser::with_options(&source, options).spanned() {
            match event {
                Event::Start(Tag::List(_) | Tag::DefinitionList) => break,
                Event::Start(_) => depth += 1,
                Event::End(tag, _) => {
                    depth -= 1;
                    has_blank_lines |= matches!(
                        tag,
                        TagEnd::CodeBlock | TagEnd::Directive(DirectiveKind::Container)
                    );
                }
                _ => {}
            }
            let end = span.end as usize;
            if source[..end].contains(']') {
                break;
            }
            if depth > 0 {
                continue;
            }
            // Blank lines after indented code are its own if more code follows; those in a directive
            // are no end of it.
            let skipped = if has_blank_lines { skip_blank_lines(&source, end) } else { end };
            let mut limit = after_line(&source, after_line(&source, skipped));
            if options.contains(Options::TABLES) || options.contains(Options::DEFINITION_LISTS) {
                // A paragraph does not end before its last line is known to be no header row, and all of
                // its lines to be no terms.
                limit = after_line(&source, limit);
            }
            let furthest = counts()[Counter::Furthest];
            if furthest > limit {
                failures.push(format!(
                    "{name}, {options:?}: read up to {furthest}, not {limit}, at {end}"
                ));
            }
            has_blank_lines = false;
        }
    }
    none(&failures);
}

/// The offset after the line that `at` stands in.
fn after_line(source: &str, at: usize) -> usize {
    let end = source[at..].find(['\n', '\r']).map_or(source.len(), |index| at + index);
    end + if source[end..].starts_with("\r\n") { 2 } else { usize::from(end < source.len()) }
}

/// The offset of the last line end before the next text.
fn skip_blank_lines(source: &str, at: usize) -> usize {
    let is_blank = |char| matches!(char, ' ' | '\t' | '\n' | '\r' | '>');
    let text = source[at..].find(|char| !is_blank(char)).map_or(source.len(), |index| at + index);
    source[at..text].rfind(['\n', '\r']).map_or(at, |index| at + index)
}
