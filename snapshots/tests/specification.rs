//! The examples of the specifications.

use rillmark::Options;
use rillmark_corpus::{Example, commonmark, gfm};
use rillmark_snapshots::{html, normalise};

/// The numbers of GFM's examples that contradict the CommonMark specification, which is newer.
const OUTDATED: [u32; 2] = [649, 650];

#[test]
fn commonmark_examples_give_the_expected_html() {
    check(&commonmark(), |_| Options::COMMONMARK);
}

/// Each extension is described in a section of its own, and is off in the others.
#[test]
fn gfm_examples_give_the_expected_html() {
    let mut examples = gfm();
    examples.retain(|example| !OUTDATED.contains(&example.number));
    let dialect = |example: &Example| {
        if example.section.ends_with("(extension)") { Options::GFM } else { Options::COMMONMARK }
    };
    check(&examples, dialect);
}

fn check(examples: &[Example], dialect: fn(&Example) -> Options) {
    let mut reports = Vec::new();
    let mut passes = 0;
    for example in examples {
        let actual = html(&example.markdown, dialect(example));
        let is_equal = normalise(&actual) == normalise(&example.html);
        passes += u32::from(is_equal);
        if !is_equal {
            reports.push(format!(
                "{} ({})\nmarkdown: {:?}\nexpected: {:?}\nactual:   {actual:?}",
                example.number, example.section, example.markdown, example.html
            ));
        }
    }
    let count = examples.len();
    assert!(reports.is_empty(), "{passes} of {count} pass\n\n{}", reports.join("\n\n"));
}
