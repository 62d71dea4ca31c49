//! Lines of the source.

/// The beginning of the line at `at`.
pub(super) fn start_of_line(bytes: &[u8], at: usize) -> usize {
    let end = bytes[..at].iter().rposition(|byte| matches!(byte, b'\n' | b'\r'));
    end.map_or(0, |end| end + 1)
}

/// Whether the line before the one that begins at `line` is blank.
pub(super) fn is_after_blank_line(bytes: &[u8], line: usize) -> bool {
    let before = &bytes[..line];
    let before = before.strip_suffix(b"\n").unwrap_or(before);
    let before = before.strip_suffix(b"\r").unwrap_or(before);
    if before.len() == line {
        return false;
    }
    let last = before.iter().rev().find(|byte| !matches!(byte, b' ' | b'\t'));
    matches!(last, None | Some(b'\n' | b'\r'))
}

/// The end of the first blank line that begins after the line end from `from` on; that of the source if
/// there is none. Only line feeds count: where carriage returns end lines, it is further away than needed.
pub(super) fn end_of_blank_line(bytes: &[u8], from: usize) -> usize {
    let mut at = from;
    while let Some(end) = bytes.get(at..).and_then(|rest| rest.iter().position(|&b| b == b'\n')) {
        let line = at + end + 1;
        let rest = &bytes[line..];
        let is_space = |byte: &u8| matches!(byte, b' ' | b'\t' | b'\r');
        let blank = rest.iter().position(|byte| !is_space(byte)).unwrap_or(rest.len());
        if rest.get(blank) == Some(&b'\n') {
            return line + blank + 1;
        }
        at = line;
    }
    bytes.len()
}
