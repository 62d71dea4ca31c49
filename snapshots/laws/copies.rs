//! Copies of a document, with a heading between them, have the events of the document each.

use rillmark::{ClosedBy, Options, Span};

use crate::laws::outline::{Step, What, outline};
use crate::laws::{Verdict, hold};

pub(crate) fn copies_have_the_same_events(source: &str, options: Options) -> Verdict {
    // A copy that is not the first one has no front matter.
    let options = options.without(Options::FRONT_MATTER);
    // The last line must end, and the same way when another line follows.
    let line_end = if source.ends_with('\r') { "\r" } else { "\n" };
    let missing = if source.ends_with(['\n', '\r']) { "" } else { line_end };
    let source = format!("{source}{missing}");
    let alone = outline(&source, options);
    if reaches_further(&source, &alone) {
        return Ok(());
    }
    let heading = format!("{line_end}# heading{line_end}");
    let copies = format!("{source}{heading}{source}{heading}{source}");
    let actual = outline(&copies, options);
    let heading_steps = outline(&heading, options).len();
    let stride = source.len() + heading.len();
    for copy in 0..3 {
        let first = copy * (alone.len() + heading_steps);
        for (index, step) in alone.iter().enumerate() {
            let mut expected = step.map_spans(|span| shift(span, copy * stride));
            if copy < 2
                && let What::End(_, closed_by) = &mut expected.what
            {
                *closed_by = ClosedBy::Source;
            }
            let actual = actual.get(first + index);
            hold!(actual == Some(&expected), "copy {copy}: {expected:?} became {actual:?}");
        }
    }
    let expected = 3 * alone.len() + 2 * heading_steps;
    hold!(actual.len() == expected, "{} events instead of {expected}", actual.len());
    Ok(())
}

/// Whether a document says something about a copy of it: it has a definition, begins with a byte
/// order mark, or ends in an open block that takes in the blank line before the heading, and
/// perhaps the heading: a container directive or fenced code block without its closing fence, or an
/// HTML block of kinds 1 to 5 without its end condition, unless it is in a block quote.
fn reaches_further(source: &str, steps: &[Step]) -> bool {
    let is_definition = |step: &Step| match &step.what {
        What::Other(what) => what.starts_with("Definition") || what.starts_with("Footnote"),
        _ => false,
    };
    if source.starts_with('\u{feff}') || steps.iter().any(is_definition) {
        return true;
    }
    let mut innermost = None;
    for step in steps.iter().rev() {
        match &step.what {
            What::End(tag, ClosedBy::EndOfInput) if tag == "BlockQuote" || tag == "Alert" => {
                return false;
            }
            What::End(tag, ClosedBy::EndOfInput) if tag == "Directive(Container)" => return true,
            What::End(tag, ClosedBy::EndOfInput) => innermost = Some((tag, step.spans[0])),
            _ => break,
        }
    }
    let Some((tag, span)) = innermost else { return false };
    let text = source[span].trim_start().to_ascii_lowercase();
    match &**tag {
        "CodeBlock" => text.starts_with("```") || text.starts_with("~~~"),
        "HtmlBlock" => {
            const KINDS_1_TO_5: [&str; 6] = ["<script", "<pre", "<style", "<textarea", "<!", "<?"];
            KINDS_1_TO_5.iter().any(|start| text.starts_with(start))
        }
        _ => false,
    }
}

fn shift(span: Span, by: usize) -> Span {
    let by = u32::try_from(by).unwrap_or(u32::MAX);
    Span::new(span.start + by, span.end + by)
}
