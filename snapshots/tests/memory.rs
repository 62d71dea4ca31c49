//! The memory contract, counted at the allocator.
//!
//! An ordinary document takes no heap memory: at most 16 open containers, 127 marks and 32
//! separate lines in a leaf, and 16 distinct definitions. What is not ordinary takes memory in
//! proportion to its depth, its largest leaf and its definitions, never to its length.

use std::hint::black_box;

use allocation_counter::{AllocationInfo, measure};
use rillmark::{Event, Options, Parser, Scratch};
use rillmark_ast::{Builder, Tree};
use rillmark_corpus::{commonmark, documents, generators};
use rillmark_html::{HtmlOptions, write_html};

/// Documents of the corpus that are not ordinary.
const NOT_ORDINARY: [&str; 8] = [
    "link_reference_definition/more_than_sixteen",
    "link_reference_definition/numbered",
    "nesting/items_on_one_line",
    "nesting/lists_on_the_last_line",
    "nesting/many_marks",
    "nesting/many_separate_lines",
    "nesting/more_lists",
    "nesting/more_quotes",
];

const MEGABYTE: usize = 1 << 20;

/// All documents, each with a name.
fn all() -> Vec<(String, String)> {
    let documents = documents().into_iter().map(|document| (document.path(), document.text));
    let examples = commonmark().into_iter().map(|e| (format!("example {}", e.number), e.markdown));
    let generators = generators::ALL.map(|(name, generate)| (name.into(), generate()));
    documents.chain(examples).chain(generators).collect()
}

fn ordinary() -> Vec<(String, String)> {
    let mut inputs = all();
    inputs.retain(|(name, _)| !NOT_ORDINARY.contains(&&**name));
    inputs
}

/// What is not ordinary, all in one, again and again until it has a length.
fn not_ordinary(len: usize) -> String {
    let documents = documents().into_iter();
    let texts = documents.filter(|document| NOT_ORDINARY.contains(&&*document.path()));
    repeated(&texts.map(|document| document.text + "\n").collect::<String>(), len)
}

fn repeated(text: &str, len: usize) -> String {
    text.repeat(len / text.len() + 1)
}

fn parse(source: &str) -> AllocationInfo {
    measure(|| {
        black_box(Parser::with_options(source, Options::GFM).count());
    })
}

fn parse_reusing(source: &str, scratch: &mut Scratch) -> AllocationInfo {
    let used = std::mem::take(scratch);
    measure(|| {
        let mut parser = Parser::with_scratch(source, Options::GFM, used);
        black_box(parser.by_ref().count());
        *scratch = parser.into_scratch();
    })
}

/// Fails with all documents for which `count` gives a number of allocations.
fn none_allocates(
    inputs: impl IntoIterator<Item = (String, String)>,
    mut count: impl FnMut(&str) -> u64,
) {
    let counts = inputs.into_iter().map(|(name, text)| (name, count(&text)));
    let failed: Vec<_> = counts.filter(|(_, count)| *count > 0).collect();
    assert!(failed.is_empty(), "documents that allocate: {failed:?}");
}

#[test]
fn the_list_names_documents() {
    let documents = documents();
    for name in NOT_ORDINARY {
        assert!(documents.iter().any(|document| document.path() == name), "no document {name}");
    }
}

#[test]
fn ordinary_documents_take_no_heap_memory() {
    none_allocates(ordinary(), |text| {
        let spanned = measure(|| {
            black_box(Parser::new(text).spanned().count());
            black_box(Parser::with_options(text, Options::GFM).spanned().count());
            black_box(Parser::with_options(text, Options::ALL).spanned().count());
        });
        parse(text).count_total + spanned.count_total
    });
}

#[test]
fn long_ordinary_documents_take_no_heap_memory() {
    let inputs = generators::ALL.map(|(name, generate)| (name.into(), generate()));
    none_allocates(inputs, |text| parse(&repeated(text, 2 * MEGABYTE)).count_total);
}

#[test]
fn reused_scratch_is_enough() {
    let mut scratch = Scratch::default();
    none_allocates(all(), |text| {
        parse_reusing(text, &mut scratch);
        parse_reusing(text, &mut scratch).count_total
    });
    // Now it has room for each of them.
    none_allocates(all(), |text| parse_reusing(text, &mut scratch).count_total);
}

#[test]
fn reused_builders_are_enough() {
    let mut builder = Builder::new();
    let mut build = |text: &str| {
        measure(|| {
            let tree = builder.parse(text, Options::GFM);
            builder.recycle(black_box(tree));
        })
    };
    for (_, text) in ordinary() {
        build(&text);
    }
    none_allocates(ordinary(), |text| build(text).count_total);
}

#[test]
fn trees_keep_nothing_but_their_bytes() {
    for (name, text) in all() {
        let mut tree = None;
        let info = measure(|| tree = Some(Tree::parse_with(&text, Options::GFM)));
        let len = tree.map_or(0, |tree| tree.byte_len());
        let kept = usize::try_from(info.bytes_current).unwrap();
        // What counts the clones, and the header once more.
        assert!((len..=len + 96).contains(&kept), "{name}: {kept} bytes for {len}");
    }
}

#[test]
fn memory_does_not_grow_with_the_document() {
    let short = parse(&not_ordinary(MEGABYTE / 2)).bytes_max;
    let long = parse(&not_ordinary(5 * MEGABYTE)).bytes_max;
    assert!(long <= 64 << 10, "{long} bytes for 5 MB");
    // One bit for each list between the parser and its look-ahead.
    assert!(long <= short + (8 << 10), "{short} bytes for 0.5 MB, {long} for 5 MB");
}

#[test]
fn late_definitions_do_not_make_memory_grow() {
    let prose = repeated(&generators::prose(), 5 * MEGABYTE);
    let bytes = parse(&format!("[a]\n\n{prose}\n[a]: /late\n")).bytes_max;
    assert!(bytes <= 8 << 10, "{bytes} bytes for 5 MB");
}

#[test]
fn everything_is_given_back() {
    let info = parse(&not_ordinary(MEGABYTE / 2));
    assert_eq!((info.count_current, info.bytes_current), (0, 0));
}

#[test]
fn the_html_renderer_takes_no_heap_memory_but_for_footnotes() {
    let mut html = String::new();
    let mut inputs = all();
    inputs.retain(|(_, text)| !text.contains("[^"));
    none_allocates(inputs, |text| {
        let events: Vec<Event<'_>> = Parser::with_options(text, Options::GFM).collect();
        let mut render = || {
            html.clear();
            measure(|| {
                let result = write_html(&mut html, events.iter().copied(), HtmlOptions::trusted());
                assert!(result.is_ok());
            })
        };
        // The first run makes room for the HTML.
        render();
        render().count_total
    });
}
