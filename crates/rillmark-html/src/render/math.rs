//! Mathematics, in the markup of comrak.

use rillmark::MathKind;

/// The start tag.
pub(super) const fn start(kind: MathKind) -> &'static str {
    match kind {
        MathKind::Code => "<code data-math-style=\"inline\">",
        MathKind::Display => "<span data-math-style=\"display\">",
        _ => "<span data-math-style=\"inline\">",
    }
}

/// The end tag.
pub(super) const fn end(kind: MathKind) -> &'static str {
    if let MathKind::Code = kind { "</code>" } else { "</span>" }
}
