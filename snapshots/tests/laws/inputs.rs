//! The documents that laws are checked with.

use std::fmt::Write;
use std::panic::catch_unwind;

use proptest::collection::vec;
use proptest::prelude::Strategy;
use proptest::prop_oneof;
use proptest::sample::select;
use proptest::test_runner::{Config, RngSeed, TestCaseError, TestRunner};
use rillmark::Options;
use rillmark_corpus::fragments::{PREFIXES, TOKENS};
use rillmark_corpus::{commonmark, documents, generators, gfm};
use rillmark_snapshots::all_extensions;
use rillmark_snapshots::laws::{LAWS, Law};

/// How many documents that break a law are shown.
const REPORTED: usize = 8;

/// Checks the law of that name with all documents: in CommonMark, in GitHub's dialect, and with all
/// extensions.
///
/// Random ones are the same in every run. `PROPTEST_RNG_SEED` and `PROPTEST_CASES` look for
/// others and for more.
#[expect(clippy::panic, reason = "tests call it")]
pub(crate) fn check(name: &str) {
    let Some((_, law)) = LAWS.iter().find(|(law, _)| *law == name) else { panic!("no law {name}") };
    check_with(*law, Options::COMMONMARK);
    check_with(*law, Options::GFM);
    if all_extensions() != Options::GFM {
        check_with(*law, all_extensions());
    }
}

#[expect(clippy::panic, reason = "tests call it")]
fn check_with(law: Law, options: Options) {
    let law = move |text: &str| law(text, options);
    let mut failures = 0;
    let mut report = String::new();
    for (name, text) in fixed() {
        let verdict = catch_unwind(|| law(&text)).unwrap_or_else(|_| Err("panics".into()));
        let Err(message) = verdict else { continue };
        failures += 1;
        if failures <= REPORTED {
            let _ = writeln!(report, "{name}: {message}\ndocument: {:?}\n", excerpt(&text));
        }
    }
    assert!(failures == 0, "{failures} documents break the law\n\n{report}");
    let mut config = Config::default();
    if config.rng_seed == RngSeed::Random {
        config.rng_seed = RngSeed::Fixed(0x7211_1a4b);
    }
    config.failure_persistence = None;
    let result =
        TestRunner::new(config).run(&random(), |text| law(&text).map_err(TestCaseError::fail));
    if let Err(error) = result {
        panic!("{error}");
    }
}

/// Corpus, examples and generators, each with a name.
pub(crate) fn fixed() -> Vec<(String, String)> {
    let mut inputs = Vec::new();
    inputs.extend(documents().into_iter().map(|document| (document.path(), document.text)));
    for (name, examples) in [("CommonMark", commonmark()), ("GFM", gfm())] {
        let named = examples.into_iter();
        inputs.extend(named.map(|e| (format!("{name} {}", e.number), e.markdown)));
    }
    inputs
        .extend(generators::ALL.map(|(name, generate)| (format!("generator {name}"), generate())));
    inputs
}

/// Documents of fragments: lines of the examples and the corpus, and pieces of markup, each with
/// or without the prefix of a container.
fn random() -> impl Strategy<Value = String> {
    let mut lines: Vec<String> = fixed()
        .iter()
        .filter(|(name, _)| !name.starts_with("generator"))
        .flat_map(|(_, text)| text.split_inclusive(['\n', '\r']))
        .filter(|line| line.len() < 120)
        .map(String::from)
        .collect();
    lines.sort();
    lines.dedup();
    let line = select(lines);
    let prefix = select(PREFIXES);
    let fragment = prop_oneof![
        4 => select(TOKENS).prop_map(String::from),
        2 => line.clone(),
        2 => (prefix.clone(), line).prop_map(|(prefix, line)| format!("{prefix}{line}")),
        1 => prefix.prop_map(String::from),
    ];
    vec(fragment, 0..24).prop_map(|fragments| fragments.concat())
}

/// The beginning of a document, as much as one wants to see.
fn excerpt(text: &str) -> &str {
    let end = (0..=text.len().min(400)).rev().find(|&end| text.is_char_boundary(end));
    &text[..end.unwrap_or(0)]
}
