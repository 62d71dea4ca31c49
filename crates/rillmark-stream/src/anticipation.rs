//! The line that is being written: what it begins as is not yet what it will be.

/// The text without its last line, if that is not complete and has nothing but what may become the
/// beginning of several blocks: a lone `-` is an item, a thematic break or what makes a heading of the line
/// before, and most often the first of them.
pub(crate) fn without_lone_marker(text: &str) -> &str {
    let start = text.rfind(['\n', '\r']).map_or(0, |end| end + 1);
    let (before, line) = text.split_at(start);
    if is_lone_marker(without_containers(line)) { before } else { text }
}

/// The line without the markers of containers that it begins with, each with a space after it.
fn without_containers(line: &str) -> &str {
    let mut rest = line;
    loop {
        rest = rest.trim_start_matches([' ', '\t', '>']);
        let marker = rest.find(' ').unwrap_or(0);
        let content = &rest[marker..];
        if !is_list_marker(&rest[..marker]) || content.trim().is_empty() {
            return rest;
        }
        rest = content;
    }
}

fn is_list_marker(marker: &str) -> bool {
    let digits = marker.strip_suffix(['.', ')']);
    matches!(marker, "-" | "+" | "*")
        || digits.is_some_and(|digits| !digits.is_empty() && is_all(digits, |c| c.is_ascii_digit()))
}

/// Whether this is only the beginning of what it may become.
fn is_lone_marker(text: &str) -> bool {
    let text = text.trim_end_matches([' ', '\t']);
    let Some(first) = text.chars().next() else { return false };
    match first {
        // A thematic break, an item, the underline of a heading.
        '-' | '=' | '*' | '_' | '+' => is_all(text, |c| c == first || c == ' '),
        // The number of an item.
        '0'..='9' => is_all(text.trim_end_matches(['.', ')']), |c| c.is_ascii_digit()),
        // The delimiter row of a table.
        '|' | ':' => is_all(text, |c| matches!(c, '|' | ':' | '-' | ' ')),
        // A heading, a fence.
        '#' => is_all(text, |c| c == '#'),
        '`' | '~' => text.len() < 3 && is_all(text, |c| c == first),
        // The first line of an alert.
        '[' => {
            text.strip_prefix("[!").is_some_and(|kind| is_all(kind, |c| c.is_ascii_alphabetic()))
        }
        // A tag.
        '<' => is_all(&text[1..], |c| c.is_ascii_alphanumeric() || matches!(c, '/' | '!' | '-')),
        _ => false,
    }
}

fn is_all(text: &str, is: impl Fn(char) -> bool) -> bool {
    text.chars().all(is)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lone_markers_are_held_back() {
        for line in [
            "-", "--", "---", "- -", "- ", "*", "+", "=", "==", "1", "12.", "1)", "|", "| --",
            "|:-", "#", "##", "`", "``", "~", "<", "</", "<di", "<!--", "> -", "- 1.", "- --",
            "  -", "> > ==", "> [!NO", "> [!",
        ] {
            assert_eq!(without_lone_marker(line), "", "{line}");
            let text = std::format!("a\n{line}");
            assert_eq!(without_lone_marker(&text), "a\n", "{line}");
        }
    }

    #[test]
    fn text_is_shown() {
        for line in [
            "- a", "1. a", "a", "| a", "# a", "```", "~~~", "<div c", "> ", "", "1.5", "-a",
            "- a -",
        ] {
            assert_eq!(without_lone_marker(line), line);
            let complete = std::format!("{line}\n");
            assert_eq!(without_lone_marker(&complete), complete);
        }
        assert_eq!(without_lone_marker("-\n"), "-\n");
    }
}
