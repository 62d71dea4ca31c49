//! The tag names that begin an HTML block by start condition 6.

use super::source::Source;

/// The names as CommonMark 0.31.2 lists them in section 4.6.
const NAMES: &str = "address article aside base basefont blockquote body caption center col \
    colgroup dd details dialog dir div dl dt fieldset figcaption figure footer form frame frameset \
    h1 h2 h3 h4 h5 h6 head header hr html iframe legend li link main menu menuitem nav noframes ol \
    optgroup option p param search section summary table tbody td tfoot th thead title tr track ul";

/// The file of the tables.
pub(super) fn table() -> String {
    let mut names: Vec<_> = NAMES.split_whitespace().collect();
    names.sort_unstable();
    let index: Vec<_> = (b'a'..=b'z' + 1)
        .map(|letter| names.partition_point(|name| name.as_bytes()[0] < letter))
        .collect();
    let literals: Vec<_> = names.iter().map(|name| format!("{name:?}")).collect();

    let mut source = Source::new("The tag names that begin an HTML block by start condition 6.");
    source.array(
        "For each letter, the number of names that begin before it.",
        "INDEX",
        "u8",
        &index,
    );
    source.array("All names, sorted.", "NAMES", "&str", &literals);
    source.finish()
}
