//! Autolink literals, an extension: `www.example.com`, `https://example.com`, `name@example.com`.
//!
//! As GitHub has them. A `www.` stands at the beginning, of an inline footnote too, after a space, tab, line
//! end or one of `*_~(`; before a scheme, which is `http`, `https` or `ftp`, stands no letter. Both go on
//! to white space or `<`, in an inline footnote at most to its end, less the punctuation at their end,
//! and are not read inside other brackets that are open, nor with an underscore in the last two parts of
//! the domain. An e-mail address is found in what is text in the end; `mailto:` or `xmpp:` before it
//! belongs to it.

use super::Inlines;
use super::mark::{Kind, Mark, NO_MARK};
use crate::bytes;
use crate::chars::{self, is_c_space};
use crate::event::LinkKind;
use crate::limits::CHECKED_DOMAIN_PARTS;
use crate::options::Options;
use crate::span::Span;
use crate::text::offset;

/// What a URL begins with before its `://`.
const SCHEMES: [&[u8]; 3] = [b"https", b"http", b"ftp"];

impl Inlines {
    /// Reads the `w` at `at`, in a stretch that begins at `start`; gives the offset after it, or
    /// after the autolink that begins with it.
    #[inline(never)]
    pub(super) fn www(&mut self, text: &[u8], start: usize, at: usize) -> usize {
        let may_begin = at == start
            || match text[at - 1] {
                b'[' => self.begins_inline_footnote(at),
                before => b"*_~( \t\n\r".contains(&before),
            };
        let is_www = text[at..].get(..4).is_some_and(|www| www.eq_ignore_ascii_case(b"www."));
        if !may_begin || !is_www || at + 4 == text.len() || self.has_active_bracket() {
            return at + 1;
        }
        self.literal(text, Span::new(offset(at), offset(at)), LinkKind::LiteralWww)
    }

    /// Reads the `:` at `at`, which two slashes follow, in a stretch that begins at `start`; gives the
    /// offset after it, or after the autolink that it belongs to.
    #[inline(never)]
    pub(super) fn url(&mut self, text: &[u8], start: usize, at: usize) -> usize {
        let domain = at + 3;
        let before = &text[start..at];
        let ends_with = |scheme: &&&[u8]| {
            let split = before.len().checked_sub(scheme.len());
            split.is_some_and(|split| before[split..].eq_ignore_ascii_case(scheme))
        };
        if !self.options.contains(Options::AUTOLINK_LITERALS) {
            return at + 1;
        }
        let Some(scheme) = SCHEMES.iter().find(ends_with) else { return at + 1 };
        let rest = &before[..before.len() - scheme.len()];
        let is_host = text.get(domain..).is_some_and(begins_host);
        if rest.last().is_some_and(u8::is_ascii_alphabetic) || !is_host || self.has_active_bracket()
        {
            return at + 1;
        }
        let span = Span::new(offset(at - scheme.len()), offset(domain));
        self.literal(text, span, LinkKind::LiteralUrl).max(at + 1)
    }

    /// Reads the autolink whose domain begins at the end of the span. Gives the offset after it, or
    /// that after its first byte if it is none.
    fn literal(&mut self, text: &[u8], span: Span, kind: LinkKind) -> usize {
        let (start, domain) = (span.start as usize, span.end as usize);
        let Some(end) = end_of_domain(text, domain) else { return start + 1 };
        let end = if self.is_in_inline_footnote() {
            end_in_inline_footnote(text, end)
        } else {
            bytes::skip(text, end, |byte| !is_c_space(byte) && byte != b'<')
        };
        let end = start + without_punctuation(&text[start..end]);
        let mut open = Mark::new(Kind::LiteralOpen, offset(start), offset(end));
        open.flags = kind as u8;
        self.push(open);
        if self.is_in_cell() {
            self.mark_escaped_pipes(text, start, end, false);
        } else if text[start..end].contains(&0) {
            let nuls = (start..end).filter(|&at| text[at] == 0);
            nuls.for_each(|at| self.push(Mark::new(Kind::Nul, offset(at), offset(at + 1))));
        }
        self.push(Mark::new(Kind::LiteralClose, offset(end), offset(start)));
        end
    }

    /// Whether the `:` at `at`, in a stretch that begins at `start`, may belong to the e-mail address
    /// after it.
    pub(super) fn ends_protocol(&self, text: &[u8], start: usize, at: usize) -> bool {
        let is_one = self.options.contains(Options::AUTOLINK_LITERALS)
            && protocol(&text[start..=at]).is_some();
        if !is_one {
            return false;
        }
        let sign = bytes::skip(text, at + 1, is_in_name);
        sign > at + 1 && matches!(text[sign..], [b'@', byte, ..] if is_in_name(byte))
    }

    /// Reads the `@` at `at`, which may be in an e-mail address; that shows once the leaf is complete:
    /// [`Inlines::resolve_addresses`]. Gives the offset after it.
    #[inline(never)]
    pub(super) fn at_sign(&mut self, text: &[u8], at: usize) -> usize {
        let is_before = at > self.start as usize && is_in_name(text[at - 1]);
        if is_before && text.get(at + 1).is_some_and(|&byte| is_in_name(byte)) {
            self.has_addresses = true;
            self.push(Mark::new(Kind::AtSign, offset(at), 0));
            self.push(Mark::new(Kind::Inert, offset(at), 0));
        }
        at + 1
    }

    /// Finds the e-mail addresses in the leaf, all marks of which are resolved: in text that is
    /// divided by nothing.
    #[cold]
    #[inline(never)]
    pub(super) fn resolve_addresses(&mut self, bytes: &[u8]) {
        let mut index = 0;
        // The text between two marks, and the second one of them.
        let mut start = self.start;
        let mut next = 0;
        let mut address_end = NO_MARK;
        while let Some(&mark) = self.marks.get(index) {
            count!(MarksVisited);
            index += 1;
            match mark.kind {
                Kind::LinkOpen if !self.is_image(mark) => index = mark.data as usize,
                Kind::AtSign if mark.start >= start => {
                    next = self.end_of_text(next.max(index));
                    let text = Span::new(start, self.marks[next].start);
                    let is_after_address = start == address_end;
                    let at = mark.start as usize;
                    let Some((address, kind)) = address(bytes, text, at, is_after_address) else {
                        continue;
                    };
                    let mut open = Mark::new(Kind::LiteralOpen, address.start, address.end);
                    open.flags = kind as u8;
                    self.marks[index - 1] = open;
                    self.marks[index] = Mark::new(Kind::LiteralClose, address.end, address.start);
                    (start, address_end) = (address.end, address.end);
                    index += 1;
                }
                _ if mark.kind.is_inert() => {}
                _ => start = start.max(mark.end()),
            }
        }
    }

    /// The first mark from the one at `index` on that divides text.
    fn end_of_text(&self, index: usize) -> usize {
        let mut index = index;
        while self.marks[index].kind.is_inert() {
            count!(MarksVisited);
            index += 1;
        }
        index
    }
}

/// The offset after the domain at `at`, if it may be one: without an underscore in its last two
/// parts, as far as it is checked.
fn end_of_domain(text: &[u8], at: usize) -> Option<usize> {
    let mut at = at;
    let (mut parts, mut before_last, mut last) = (0, 0, 0);
    // What the last byte is does not matter.
    while at + 1 < text.len() {
        count!(Searched);
        let byte = text[at];
        let is_escaped = byte == b'\\' && at + 2 < text.len();
        match if is_escaped { text[at + 1] } else { byte } {
            b'_' => last += 1,
            b'.' => {
                before_last = core::mem::take(&mut last);
                parts += 1;
            }
            b'-' => {}
            byte if byte.is_ascii_alphanumeric() => {}
            _ => break,
        }
        at += 1 + usize::from(is_escaped);
    }
    (before_last + last == 0 || parts > CHECKED_DOMAIN_PARTS).then_some(at)
}

/// The end of a link that is read from `at` on, after its domain, in an inline footnote: white space,
/// `<`, or a `]` that closes no bracket of the link. It looks no further, as there may be many links
/// without white space between them.
fn end_in_inline_footnote(text: &[u8], at: usize) -> usize {
    let mut end = at;
    let mut depth = 0_usize;
    while let Some(&byte) = text.get(end).filter(|&&byte| !is_c_space(byte) && byte != b'<') {
        count!(Searched);
        match byte {
            b'[' => depth += 1,
            b']' if depth == 0 => break,
            b']' => depth -= 1,
            _ => {}
        }
        end += 1;
    }
    end
}

/// The length of the link without the punctuation at its end: a parenthesis only if nothing opens
/// it, a semicolon with the character reference before it.
fn without_punctuation(link: &[u8]) -> usize {
    count!(Searched, link.len());
    let (opening, mut closing) = link.iter().fold((0, 0), |(opening, closing), byte| match byte {
        b'(' => (opening + 1, closing),
        b')' => (opening, closing + 1),
        _ => (opening, closing),
    });
    let mut end = link.len();
    while let Some((last, before)) = link[..end].split_last() {
        count!(Searched);
        match last {
            b')' if closing > opening => closing -= 1,
            b';' => {
                let letters = before.iter().rev().take_while(|byte| byte.is_ascii_alphabetic());
                let name = before.len() - letters.count();
                count!(Searched, before.len() - name);
                if name < before.len() && before[..name].ends_with(b"&") {
                    end = name;
                }
            }
            b'?' | b'!' | b'.' | b',' | b':' | b'*' | b'_' | b'~' | b'\'' | b'"' => {}
            _ => break,
        }
        end -= 1;
    }
    end
}

/// The e-mail address in the text that has its `@` at `at`, and what kind of link it makes.
///
/// No slash stands before it but one that stands after another address.
fn address(
    bytes: &[u8],
    text: Span,
    at: usize,
    is_after_address: bool,
) -> Option<(Span, LinkKind)> {
    let before = &bytes[text.start as usize..at];
    let name = before.iter().rev().take_while(|&&byte| is_in_name(byte)).count();
    count!(Searched, name);
    let before = &before[..before.len() - name];
    if name == 0 || before.ends_with(b"/") && !(is_after_address && before == b"/") {
        return None;
    }
    let protocol = protocol(before);
    let text = &bytes[..text.end as usize];
    let mut end = at + 1;
    let mut has_dot = false;
    while let Some(&byte) = text.get(end) {
        count!(Searched);
        match byte {
            b'.' if text.get(end + 1).is_some_and(u8::is_ascii_alphanumeric) => has_dot = true,
            _ if is_in_domain(byte) => {}
            _ => break,
        }
        end += 1;
    }
    if !has_dot || !text[end - 1].is_ascii_alphabetic() || bytes.get(end) == Some(&b'@') {
        return None;
    }
    if protocol == Some(b"xmpp:") && text.get(end) == Some(&b'/') {
        let is_in_resource = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'@' | b'.');
        let mut resource = bytes::skip(text, end + 1, is_in_resource);
        while text[resource - 1] == b'.' {
            count!(Searched);
            resource -= 1;
        }
        end = if resource > end + 1 { resource } else { end };
    }
    let start = at - name - protocol.map_or(0, <[u8]>::len);
    let kind = if protocol.is_some() { LinkKind::LiteralUrl } else { LinkKind::LiteralEmail };
    Some((Span::new(offset(start), offset(end)), kind))
}

/// What the text ends with of what may stand before an e-mail address and belongs to it.
fn protocol(text: &[u8]) -> Option<&'static [u8]> {
    [&b"mailto:"[..], b"xmpp:"].into_iter().find(|protocol| {
        text.strip_suffix(*protocol)
            .is_some_and(|rest| !rest.last().is_some_and(u8::is_ascii_alphanumeric))
    })
}

/// Whether a host may begin with the first character of the text.
fn begins_host(text: &[u8]) -> bool {
    let Some(first) = text.first() else { return false };
    if first.is_ascii() {
        return first.is_ascii_alphanumeric();
    }
    let (char, _) = chars::decode(text);
    !chars::is_whitespace(char) && !is_plain_punctuation(char)
}

/// Whether the character, which is no ASCII, is punctuation in running text. Symbols, an emoji for
/// example, may be the first character of a host.
fn is_plain_punctuation(char: char) -> bool {
    matches!(char, '¡' | '§' | '«' | '¶' | '·' | '»' | '¿' | '‐'..='⁞' | '、'..='〟' | '！'..='／')
}

fn is_in_name(byte: u8) -> bool {
    is_in_domain(byte) || matches!(byte, b'.' | b'+')
}

/// Whether a part of the domain of an e-mail address may hold the byte.
fn is_in_domain(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_')
}
