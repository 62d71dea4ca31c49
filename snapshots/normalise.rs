//! HTML in a normal form, as the specification's own runner compares it.

use std::mem;

/// HTML with all that does not matter taken out, so that two renderers can be compared:
///
/// - white space outside `pre` counts as one space, and as none next to the tags of blocks;
/// - line feeds after `<br>` go;
/// - names of tags and attributes are in lower case, attributes in order, their values in double
///   quotes, and `<a/>` is `<a>`;
/// - numeric references are characters, but `&`, `<`, `>` and `"` stay as they were written.
///
/// It is stricter than the runner in two respects: only ASCII white space counts, and named
/// references are left alone.
///
/// ```
/// use rillmark_snapshots::normalise;
///
/// assert_eq!(normalise("<P>a  <br />\nb</P>\n"), "<p>a <br>b</p>");
/// assert_eq!(normalise("<a c='d' B=e>&#39;"), "<a b=\"e\" c=\"d\">'");
/// ```
pub fn normalise(html: &str) -> String {
    let mut output = Output::default();
    let mut rest = html;
    while !rest.is_empty() {
        rest = output.take(rest);
    }
    output.html
}

/// What was written last.
#[derive(Default, PartialEq)]
enum Last {
    #[default]
    Start,
    End,
    Other,
}

#[derive(Default)]
struct Output {
    html: String,
    last: Last,
    /// The name of the last tag.
    tag: String,
    in_pre: bool,
    /// Whether the last tag opened an element whose content is no markup.
    in_verbatim: bool,
}

impl Output {
    /// Writes the first piece of `rest`; returns what comes after it.
    fn take<'h>(&mut self, rest: &'h str) -> &'h str {
        if mem::take(&mut self.in_verbatim) {
            let end = format!("</{}", self.tag);
            let len = rest.to_ascii_lowercase().find(&end).unwrap_or(rest.len());
            self.text(&rest[..len]);
            return &rest[len..];
        }
        if !rest.starts_with('<') {
            return self.take_text(rest, 0);
        }
        for (start, end) in [("<![CDATA[", "]]>"), ("<!--", "-->"), ("<?", ">"), ("<!", ">")] {
            let Some(content) = rest.strip_prefix(start) else { continue };
            if let Some(len) = content.find(end) {
                let len = start.len() + len + end.len();
                self.html.push_str(&rest[..len]);
                self.last = Last::Other;
                return &rest[len..];
            }
        }
        if let Some((tag, rest)) = Tag::read(rest) {
            self.tag(tag);
            return rest;
        }
        self.text("<");
        self.take_text(rest, 1)
    }

    /// Writes the text up to the next `<`, the first `from` bytes left out. Each piece between
    /// references is text of its own.
    fn take_text<'h>(&mut self, rest: &'h str, from: usize) -> &'h str {
        let len = rest[from..].find('<').map_or(rest.len(), |len| from + len);
        let mut text = &rest[from..len];
        while let Some(at) = text.find('&') {
            let (reference, after) = read_reference(&text[at..]);
            if at > 0 {
                self.text(&text[..at]);
            }
            match numeric(reference) {
                Some(c @ ('&' | '<' | '>' | '"')) => self.html.push_str(escape(c)),
                Some(c) => self.html.push(c),
                None => self.html.push_str(reference),
            }
            self.last = Last::Other;
            text = after;
        }
        if !text.is_empty() {
            self.text(text);
        }
        &rest[len..]
    }

    fn text(&mut self, text: &str) {
        let after_tag = self.last != Last::Other;
        let text = if after_tag && self.tag == "br" { text.trim_start_matches('\n') } else { text };
        let skips = after_tag && is_block(&self.tag) && !self.in_pre;
        if self.in_pre {
            self.html.push_str(text);
        } else {
            let mut in_space = skips;
            for c in text.chars() {
                let c_is_space = is_space(c);
                if !c_is_space {
                    self.html.push(c);
                } else if !in_space {
                    self.html.push(' ');
                }
                in_space = c_is_space;
            }
            if skips && self.last == Last::End && text.ends_with(is_space) {
                self.trim_end();
            }
        }
        self.last = Last::Other;
    }

    fn tag(&mut self, tag: Tag) {
        let is_pre = tag.name == "pre";
        self.in_pre = !tag.is_end && is_pre || self.in_pre && !is_pre;
        if is_block(&tag.name) && !(tag.is_end && is_pre) {
            self.trim_end();
        }
        self.html.push_str(if tag.is_end { "</" } else { "<" });
        self.html.push_str(&tag.name);
        for (name, value) in &tag.attributes {
            self.html.push(' ');
            self.html.push_str(name);
            if let Some(value) = value {
                self.html.push_str("=\"");
                self.html.push_str(value);
                self.html.push('"');
            }
        }
        self.html.push('>');
        let is_start = !tag.is_end && !tag.is_empty;
        self.last = if is_start { Last::Start } else { Last::End };
        self.in_verbatim = is_start && matches!(&*tag.name, "script" | "style");
        self.tag = tag.name;
    }

    fn trim_end(&mut self) {
        self.html.truncate(self.html.trim_end_matches(is_space).len());
    }
}

#[derive(Default)]
struct Tag {
    name: String,
    is_end: bool,
    /// Whether it ends in `/>`.
    is_empty: bool,
    /// In order of their names; the values escaped.
    attributes: Vec<(String, Option<String>)>,
}

impl Tag {
    /// The tag that `html` begins with, and what comes after it.
    fn read(html: &str) -> Option<(Self, &str)> {
        let content = html.strip_prefix('<')?;
        let is_end = content.starts_with('/');
        let content = content.strip_prefix('/').unwrap_or(content);
        if !content.starts_with(|c: char| c.is_ascii_alphabetic()) {
            return None;
        }
        let ends_name = |c: char| is_space(c) || matches!(c, '/' | '>');
        let (name, mut rest) = split(content, ends_name);
        let mut tag = Self { name: name.to_ascii_lowercase(), is_end, ..Self::default() };
        loop {
            let before = rest;
            rest = rest.trim_start_matches(|c| is_space(c) || c == '/');
            tag.is_empty = before[..before.len() - rest.len()].ends_with('/');
            if let Some(rest) = rest.strip_prefix('>') {
                tag.attributes.sort();
                return Some((tag, rest));
            }
            let (name, after) = split(rest, |c| ends_name(c) || c == '=');
            let value = after.trim_start_matches(is_space).strip_prefix('=');
            let (value, after) = match value {
                None => (None, after),
                Some(value) => {
                    let (value, after) = read_value(value.trim_start_matches(is_space))?;
                    (Some(value), after)
                }
            };
            if after.len() == rest.len() {
                return None;
            }
            tag.attributes.push((name.to_ascii_lowercase(), value));
            rest = after;
        }
    }
}

/// The value of an attribute, escaped, and what comes after it.
fn read_value(html: &str) -> Option<(String, &str)> {
    let quoted =
        ['"', '\''].into_iter().find_map(|quote| html.strip_prefix(quote)?.split_once(quote));
    let (mut value, after) = match quoted {
        Some(parts) => parts,
        None if html.starts_with(['"', '\'']) => return None,
        None => split(html, |c| is_space(c) || c == '>'),
    };
    let mut escaped = String::new();
    while let Some(c) = value.chars().next() {
        if c == '&' {
            let (reference, after) = read_reference(value);
            match numeric(reference) {
                Some(c) => push_escaped(&mut escaped, c),
                None if reference == "&" => escaped.push_str("&amp;"),
                None => escaped.push_str(reference),
            }
            value = after;
        } else {
            push_escaped(&mut escaped, c);
            value = &value[c.len_utf8()..];
        }
    }
    Some((escaped, after))
}

/// The reference that `text` begins with, or its `&` alone, and what comes after it.
fn read_reference(text: &str) -> (&str, &str) {
    let is_name = |c: char| c.is_ascii_alphanumeric() || c == '#';
    let end = 1 + text[1..].find(|c| !is_name(c)).unwrap_or(text.len() - 1);
    let len = if end > 1 && text[end..].starts_with(';') { end + 1 } else { 1 };
    text.split_at(len)
}

/// The character of a numeric reference.
fn numeric(reference: &str) -> Option<char> {
    let digits = reference.strip_prefix("&#")?.strip_suffix(';')?;
    let code = match digits.strip_prefix(['x', 'X']) {
        Some(digits) => u32::from_str_radix(digits, 16),
        None => digits.parse(),
    };
    char::from_u32(code.ok()?)
}

fn push_escaped(text: &mut String, c: char) {
    match escape(c) {
        "" => text.push(c),
        escaped => text.push_str(escaped),
    }
}

/// How a character is written in an attribute's value; empty where it stands for itself.
fn escape(c: char) -> &'static str {
    match c {
        '&' => "&amp;",
        '<' => "&lt;",
        '>' => "&gt;",
        '"' => "&quot;",
        '\'' => "&#x27;",
        _ => "",
    }
}

/// Splits before the first character that ends it.
fn split(text: &str, ends: impl Fn(char) -> bool) -> (&str, &str) {
    text.split_at(text.find(ends).unwrap_or(text.len()))
}

fn is_space(c: char) -> bool {
    matches!(c, ' ' | '\t' | '\n' | '\r' | '\x0B' | '\x0C')
}

fn is_block(tag: &str) -> bool {
    const BLOCKS: &str = " article aside blockquote body button canvas caption col colgroup dd div \
        dl dt embed fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr \
        iframe li map object ol output p pre progress script section style table tbody td \
        textarea tfoot th thead tr ul video ";
    BLOCKS.contains(&format!(" {tag} "))
}
