//! Directives that are blocks, an extension: `::name[label]{attributes}` on a line of its own, and
//! containers between `:::name[label]{attributes}` and `:::`.
//!
//! As micromark-extension-directive has them, each interrupts a paragraph, and nothing but white space
//! follows on the line. In the label brackets balance. A container holds any blocks and ends at a line
//! of as many colons or more; such a line counts for the outermost one that it can close, whatever is
//! open in it, so that one around another one needs more colons. What stands outside of it is no lazy
//! continuation of a paragraph inside of it. The indentation of its opening line is taken off the
//! others.

use super::container::{Container, Containers, NONE};
use super::item::{ItemMarker, Width};
use super::opener::{After, Opener};
use super::{Blocks, Phase, Step};
use crate::bytes;
use crate::directive::{attributes_end, name_end};
use crate::event::DirectiveKind;
use crate::limits::{NESTED_BRACKETS, NESTED_DIRECTIVES};
use crate::line::{Line, byte};
use crate::span::Span;
use crate::text::offset;

/// A directive that is a block, or the line that one begins with.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Directive {
    /// How many colons it begins with: 2 for a leaf, more for a container.
    colons: u32,
    pub(crate) name: Span,
    /// What stands between the brackets, if there are some.
    pub(crate) label: Option<Span>,
    /// The attributes with their braces; empty if there are none.
    pub(crate) attributes: Span,
}

impl Directive {
    /// The directive whose colons begin at the start of the span and whose line ends with it.
    pub(crate) fn read(bytes: &[u8], span: Span) -> Option<Self> {
        let (start, line) = (span.start as usize, &bytes[..span.end as usize]);
        let colons = bytes::run_length(line, start, b':');
        if colons < 2 {
            return None;
        }
        let name = start + colons;
        let name_end = name_end(line, name)?;
        let (label, at) = match label_end(line, name_end) {
            Some(end) => (Some(Span::new(offset(name_end + 1), offset(end))), end + 1),
            None => (None, name_end),
        };
        let end = attributes_end(line, at);
        (bytes::skip_spaces(line, end) == line.len()).then(|| Self {
            colons: offset(colons),
            name: Span::new(offset(name), offset(name_end)),
            label,
            attributes: Span::new(offset(at), offset(end)),
        })
    }

    pub(crate) fn kind(&self) -> DirectiveKind {
        if self.colons == 2 { DirectiveKind::Leaf } else { DirectiveKind::Container }
    }
}

/// The offset of the bracket that closes the label whose opening bracket is at `at`.
fn label_end(line: &[u8], at: usize) -> Option<usize> {
    if line.get(at) != Some(&b'[') {
        return None;
    }
    let mut depth = 0;
    let mut at = at;
    loop {
        count!(Searched);
        match line.get(at)? {
            b'[' if depth > NESTED_BRACKETS => return None,
            b'[' => depth += 1,
            b']' if depth == 1 => return Some(at),
            b']' => depth -= 1,
            b'\\' if matches!(byte(line, at + 1), b'[' | b'\\' | b']') => at += 1,
            _ => {}
        }
        at += 1;
    }
}

/// An open container directive.
#[derive(Clone, Copy, Debug)]
pub(super) struct OpenDirective {
    /// Offset of its colons.
    pub(super) start: u32,
    /// How many colons it begins with; once its closing line came, the end of that.
    pub(super) end: u32,
    /// Columns by which its opening line is indented.
    indent: u16,
}

impl Containers {
    /// Whether a directive is open at this depth or further inside.
    #[inline]
    pub(super) fn have_directive_from(&self, depth: usize) -> bool {
        self.last_directive.wrapping_add(1) as usize > depth
    }

    /// The directive at this depth, if there is one.
    fn directive(&self, depth: usize) -> Option<OpenDirective> {
        match *self.get(depth)? {
            Container::Item { start, marker, width, ordinal: end, .. } if width.is_directive() => {
                Some(OpenDirective { start, end, indent: marker.indent() })
            }
            _ => None,
        }
    }

    fn push_directive(&mut self, directive: OpenDirective) {
        self.last_directive = offset(self.len());
        self.directives += 1;
        self.push(Container::Item {
            start: directive.start,
            marker: ItemMarker::of_directive(directive.indent),
            width: Width::DIRECTIVE,
            has_children: true,
            ordinal: directive.end,
        });
    }

    /// Takes off the innermost container, if it is a directive. What is searched for the next one was
    /// read as the prefix of its opening line.
    pub(super) fn pop_directive(&mut self) -> Option<OpenDirective> {
        let directive = self.directive(self.len().checked_sub(1)?)?;
        self.pop();
        let depth = (0..self.len()).rev().find(|&depth| self.directive(depth).is_some());
        self.last_directive = depth.map_or(NONE, offset);
        self.directives -= 1;
        Some(directive)
    }

    /// Closes all of them.
    pub(super) fn clear(&mut self) {
        while self.pop().is_some() {}
        (self.last_directive, self.directives) = (NONE, 0);
    }

    /// As [`Containers::continued_by`], from a directive at this depth on.
    #[cold]
    #[inline(never)]
    pub(super) fn continued_from(&self, depth: usize, line: &mut Line, bytes: &[u8]) -> usize {
        let mut depth = depth;
        while let Some(container) = self.get(depth) {
            count!(ContainerSteps);
            let is_continued = match *container {
                Container::List(_) | Container::DefinitionList { .. } => true,
                Container::BlockQuote { .. } => line.skip_quote_marker(bytes),
                Container::Item { marker, width, has_children, ordinal, .. } => {
                    let is_blank = line.is_blank();
                    let (is_continued, columns) = match width.of_item() {
                        Some(width) if is_blank => (has_children, width.into()),
                        Some(width) => (line.indent >= usize::from(width), width.into()),
                        None => (!is_closing_fence(line, bytes, ordinal), marker.indent().into()),
                    };
                    line.skip_indent(bytes, if is_continued { columns } else { 0 });
                    is_continued
                }
            };
            if !is_continued {
                return depth;
            }
            depth += 1;
        }
        depth
    }
}

/// Whether the line closes a container that begins with so many colons.
fn is_closing_fence(line: &Line, bytes: &[u8], colons: u32) -> bool {
    if line.first(bytes) != b':' || line.is_indented() {
        return false;
    }
    let len = bytes::run_length(bytes, line.text, b':');
    offset(len) >= colons && bytes::skip_spaces(bytes, line.text + len) >= line.end
}

impl Blocks {
    /// What the line opens, whose text begins with a colon, if it is no details.
    #[inline(never)]
    pub(super) fn table_or_directive(&self, bytes: &[u8], after: After) -> Option<Opener> {
        let span = Span::new(offset(self.line.text), offset(self.line.end));
        if self.starts.has_directives()
            && let Some(directive) = Directive::read(bytes, span)
        {
            if directive.kind() == DirectiveKind::Leaf {
                return Some(Opener::LeafDirective);
            }
            if self.containers.directives < NESTED_DIRECTIVES {
                return Some(Opener::Directive(directive.colons));
            }
        }
        self.table(bytes, after)
    }

    /// Opens a container with so many colons. It is a container like others, but opened as leaves are: it
    /// is the last thing on its line.
    #[inline(never)]
    pub(super) fn open_directive(&mut self, bytes: &[u8], colons: u32) -> Option<Step> {
        if !self.containers.is_empty() {
            self.starts = self.starts.without_lazy_lines(true);
        }
        #[expect(clippy::cast_possible_truncation, reason = "less than four columns")]
        let indent = self.line.indent as u16;
        let start = offset(self.line.text);
        self.containers.push_directive(OpenDirective { start, end: colons, indent });
        self.given = self.containers.len();
        self.line.skip_to(bytes, self.line.end);
        self.containers.last().copied().map(Step::Open)
    }

    /// Goes on where the line does not continue all containers up to the innermost directive: it closes
    /// that or stands outside, so that no paragraph goes on with it.
    #[cold]
    #[inline(never)]
    pub(super) fn leave_directive(&mut self, bytes: &[u8]) -> Option<Step> {
        if let Some(Container::Item { width, ordinal: end, .. }) =
            self.containers.get_mut(self.kept)
            && width.is_directive()
        {
            *end = offset(self.line.end);
            self.opener = Opener::ClosingFence;
        } else if self.line.is_blank() {
            self.opener = Opener::Nothing;
        } else {
            self.opener = self.find_other_opener(bytes, After::Nothing);
            if !matches!(self.opener, Opener::Item(marker) if self.is_item_of_list(marker)) {
                self.drop_list();
            }
        }
        self.phase = Phase::CloseDirectives;
        self.close_directives()
    }
}
