//! Attacks: parsing, rendering and trees take little stack at any depth, what they write is bounded,
//! and their time is linear. (How much work the parser does is counted in the core's own tests.)

use std::fmt::Write;
use std::fs;
use std::hint::black_box;
use std::thread;
use std::time::{Duration, Instant};

use rillmark::{Options, Parser};
use rillmark_ast::Tree;
use rillmark_corpus::pathological;
use rillmark_html::{HtmlOptions, push_html, to_html_with};
use rillmark_snapshots::all_extensions;

/// Size of the documents in bytes (the larger of two are twice as large), unless `RILLMARK_ATTACK_SIZE` says another.
const SIZE: usize = 8 << 10;

/// The stack that has to do, in bytes. Where something recurses, each byte of a document can be a
/// call, and a call takes more than this leaves for it.
const STACK: usize = 128 << 10;

/// The most that is written for a byte of the source, in bytes: a block quote marker that opens and
/// closes a block quote, above all.
const WRITTEN_PER_BYTE: usize = 40;

/// What tables may be filled up with: cells, as `limits.rs` in the core says, of so many bytes.
const FILLED_UP: usize = 500_000 * "<td></td>\n".len();

/// What references may expand to, as `limits.rs` says, where one byte becomes nine (`%EF%BF%BD`).
const EXPANDED: usize = 100_000 * 9;

/// Powers of the size, for the time: more than this is taken for quadratic. (A clock is no exact
/// measure.)
const POWER: f64 = 1.6;

/// What does not take longer than this is fast.
const FAST: Duration = Duration::from_millis(100);

/// How exact the clock is.
const TICK: Duration = Duration::from_millis(4);

/// How often it is measured before it is not.
const TRIES: usize = 8;

/// How many of the worst are shown.
const SHOWN: usize = 10;

/// How much was written for a document: bytes of HTML and of the tree.
struct Output {
    html: usize,
    tree: usize,
}

/// Does with a document all that is done with documents.
fn work(source: &str, options: Options) -> Output {
    let html = to_html_with(source, options, HtmlOptions::new());
    let trusted = to_html_with(source, options, HtmlOptions::trusted());
    let tree = Tree::parse_with(source, options);
    let mut from_tree = String::with_capacity(html.len());
    push_html(&mut from_tree, tree.events(source).map(|(event, _)| event));
    assert!(from_tree == html, "another HTML from the tree");
    let nodes = tree.root().descendants().count();
    assert!(nodes <= Parser::with_options(source, options).count(), "{nodes} nodes");
    black_box(tree.root().text(source));
    let loaded = Tree::from_bytes(tree.as_bytes().to_vec());
    assert!(loaded.as_ref() == Ok(&tree), "another tree loaded");
    Output { html: html.len().max(trusted.len()), tree: tree.byte_len() }
}

/// Runs a function on a small stack, in a thread that has the name of the attack: where it overflows,
/// the name is shown.
#[expect(clippy::unwrap_used, reason = "tests call it")]
fn on_small_stack<T: Send + 'static>(name: &str, run: impl FnOnce() -> T + Send + 'static) -> T {
    let thread = thread::Builder::new().name(name.into()).stack_size(STACK);
    thread.spawn(run).unwrap().join().unwrap_or_else(|_| unreachable!("{name} failed"))
}

fn size() -> usize {
    let size = std::env::var("RILLMARK_ATTACK_SIZE").ok().and_then(|size| size.parse().ok());
    size.unwrap_or(SIZE)
}

fn dialects() -> Vec<Options> {
    let mut dialects = vec![Options::COMMONMARK, Options::GFM, all_extensions()];
    dialects.dedup();
    dialects
}

/// Shows the worst of some figures, each with what it is of.
fn show(what: &str, mut figures: Vec<(f64, String)>) {
    figures.sort_by(|one, other| other.0.total_cmp(&one.0));
    let mut report = format!("{what} ({} figures), the worst:\n", figures.len());
    for (figure, of) in figures.iter().take(SHOWN) {
        let _ = writeln!(report, "{figure:.3}: {of}");
    }
    eprint!("{report}");
}

#[test]
#[expect(clippy::cast_precision_loss, reason = "the numbers are small")]
fn stack_and_output_are_bounded() {
    let size = size();
    let (mut failures, mut figures) = (Vec::new(), Vec::new());
    for (name, generate) in pathological::all() {
        for options in dialects() {
            let (len, Output { html, tree }) = on_small_stack(name, move || {
                let source = generate(size);
                (source.len(), work(&source, options))
            });
            let filled_up = if options == Options::COMMONMARK { 0 } else { FILLED_UP };
            let most = WRITTEN_PER_BYTE * len + EXPANDED + filled_up;
            let line = format!("{name}, {options:?}: {html} bytes of HTML, {tree} of the tree");
            if html > most || tree > most {
                failures.push(format!("{line}, more than {most}"));
            }
            figures.push((html as f64 / len as f64, line));
        }
    }
    show("bytes written for a byte", figures);
    assert!(failures.is_empty(), "\n{}", failures.join("\n"));
}

/// The time that this thread has had the processor for, where the system tells (Linux); else the time
/// since the start.
fn clock(start: Instant) -> Duration {
    let figures = fs::read_to_string("/proc/thread-self/schedstat").ok();
    let nanoseconds = figures.and_then(|figures| figures.split(' ').next()?.parse().ok());
    nanoseconds.map_or_else(|| start.elapsed(), Duration::from_nanos)
}

#[test]
fn time_is_linear() {
    let (start, size) = (Instant::now(), 2 * size());
    let (mut failures, mut figures) = (Vec::new(), Vec::new());
    for (name, generate) in pathological::all() {
        let options = all_extensions();
        let (small, large) = (generate(size / 4), generate(size));
        let mut best = [Duration::MAX; 2];
        let mut power = f64::MAX;
        // What else the machine does makes it slower, never faster.
        for _ in 0..TRIES {
            for (best, source) in best.iter_mut().zip([&small, &large]) {
                let begin = clock(start);
                black_box(work(source, options));
                *best = clock(start).saturating_sub(begin).min(*best);
            }
            let [small, large] = best.map(|time| time.max(TICK).as_secs_f64());
            power = (large / small).log(4.0);
            if power < POWER || best[1] < FAST {
                break;
            }
        }
        let line = format!("{name}: {:?}, then {:?}", best[0], best[1]);
        if power > POWER && best[1] > FAST {
            failures.push(format!("{power:.3}: {line}"));
        }
        figures.push((power, line));
    }
    show("powers of the size in time", figures);
    assert!(failures.is_empty(), "\n{}", failures.join("\n"));
}
