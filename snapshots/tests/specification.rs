//! The examples of the CommonMark specification.

use rillmark_corpus::commonmark;
use rillmark_snapshots::{html, normalise};

/// The numbers of the examples that fail. It may only get shorter: the test fails, too, where one
/// of them passes.
const KNOWN_FAILURES: [u32; 0] = [];

#[test]
fn examples_give_the_expected_html() {
    let mut reports = Vec::new();
    let mut passes = 0;
    for example in commonmark() {
        let actual = html(&example.markdown);
        let is_equal = normalise(&actual) == normalise(&example.html);
        let is_known = KNOWN_FAILURES.contains(&example.number);
        passes += u32::from(is_equal);
        if is_equal && is_known {
            reports.push(format!("{} passes: take it off the list", example.number));
        } else if !is_equal && !is_known {
            reports.push(format!(
                "{} ({})\nmarkdown: {:?}\nexpected: {:?}\nactual:   {actual:?}",
                example.number, example.section, example.markdown, example.html
            ));
        }
    }
    assert!(reports.is_empty(), "{passes} of 652 pass\n\n{}", reports.join("\n\n"));
}
