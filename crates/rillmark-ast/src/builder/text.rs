//! Runs of text.

use rillmark::{Event, Run, RunKind, Span};

use super::{Builder, HELD, RUN};
use crate::code;
use crate::parts::write_text;
use crate::sort::{self, Sort};

impl Builder {
    #[inline]
    pub(super) fn text<const PARSED: bool>(&mut self, source: &str, event: &Event<'_>, span: Span) {
        if self.pending & RUN != 0 {
            let goes_on = if PARSED {
                self.run.extend_parsed(source, event, span)
            } else {
                self.run.extend(source, event, span)
            };
            if goes_on {
                return;
            }
            self.flush();
        }
        let kind = match event {
            Event::Html(_) => RunKind::HtmlBlock,
            Event::InlineHtml(_) => RunKind::InlineHtml,
            _ => self.text_kind(),
        };
        let after = if self.pending & HELD != 0 { self.held.marker_end } else { self.pos };
        let run = if PARSED {
            Run::begin_parsed(source, kind, event, span, after)
        } else {
            Run::begin(source, kind, event, span, after)
        };
        match run {
            Some(run) => {
                self.run = run;
                self.pending |= RUN;
            }
            None => self.other_text(event, span),
        }
    }

    /// Text that is not in the source, or a soft break that is no line end.
    #[cold]
    fn other_text(&mut self, event: &Event<'_>, span: Span) {
        let (sort, text) = match event {
            Event::Text(text) => (Sort::Text, text),
            Event::Html(text) => (Sort::Html, text),
            Event::InlineHtml(text) => (Sort::InlineHtml, text),
            _ => {
                self.full_leaf(Sort::SoftBreak, 0, span);
                return;
            }
        };
        self.full_leaf(sort, sort::OUTSIDE, span);
        write_text(&mut self.tape, text);
    }

    /// What kind of run text in the innermost element is.
    #[inline]
    fn text_kind(&self) -> RunKind {
        if self.pending & HELD != 0 {
            return self.held.run;
        }
        self.frames.last().map_or(RunKind::Inline, |frame| frame.run)
    }

    #[inline]
    pub(super) fn write_run(&mut self) {
        let run = self.run;
        self.pending = 0;
        let code = match run.kind {
            RunKind::Inline => code::TEXT,
            RunKind::Math => {
                self.full_leaf(Sort::Text, sort::IN_MATH, run.span);
                return;
            }
            kind => other_text_code(kind),
        };
        self.short(code, run.span.start.wrapping_sub(self.pos), run.span.len());
        self.pos = run.span.end;
    }
}

/// The code of a run that is not text among inlines.
fn other_text_code(kind: RunKind) -> u8 {
    match kind {
        RunKind::Code => code::TEXT_CODE,
        RunKind::CodeBlock => code::TEXT_CODE_BLOCK,
        RunKind::HtmlBlock => code::HTML,
        RunKind::InlineHtml => code::INLINE_HTML,
        _ => code::TEXT,
    }
}
