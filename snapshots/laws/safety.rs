//! The HTML of text of other people holds nothing but what the renderer writes itself: no other
//! element, no other attribute, no URL that a browser would run, and every tag balanced.
//!
//! html5ever reads it as a browser does. No element that is written switches its tokenizer to
//! another state (as `script` or `textarea` would), so its tokens are all that there is to know.

use std::cell::RefCell;

use html5ever::tendril::StrTendril;
use html5ever::tokenizer::{
    BufferQueue, Tag, TagKind, Token, TokenSink, TokenSinkResult, Tokenizer, TokenizerOpts,
};
use rillmark::Options;
use rillmark_html::{HtmlOptions, to_html_with};

use crate::laws::{Verdict, hold};

/// The elements that the renderer writes, each with its attributes.
const ELEMENTS: &[(&str, &[(&str, Value)])] = &[
    (
        "a",
        &[
            ("href", Value::Url),
            ("title", Value::Text),
            ("data-wikilink", Value::Is("true")),
            ("id", Value::Begins("fnref-")),
            ("class", Value::Is("footnote-backref")),
            ("data-footnote-ref", NOTHING),
            ("data-footnote-backref", NOTHING),
            ("data-footnote-backref-idx", Value::Begins("")),
            ("aria-label", Value::Begins("Back to reference ")),
        ],
    ),
    ("blockquote", &[]),
    ("br", &[]),
    ("code", &[("class", Value::Begins("language-")), ("data-math-style", MATH_STYLE)]),
    ("dd", &[]),
    ("del", &[]),
    ("div", OF_SOURCE),
    ("div", &[("class", Value::Begins("markdown-alert markdown-alert-"))]),
    ("dl", &[]),
    ("dt", &[]),
    ("em", &[]),
    ("h1", OF_SOURCE),
    ("h2", OF_SOURCE),
    ("h3", OF_SOURCE),
    ("h4", OF_SOURCE),
    ("h5", OF_SOURCE),
    ("h6", OF_SOURCE),
    ("hr", &[]),
    ("img", &[("src", Value::Url), ("alt", Value::Text), ("title", Value::Text)]),
    ("input", &[("type", Value::Is("checkbox")), ("checked", NOTHING), ("disabled", NOTHING)]),
    ("ins", &[]),
    ("li", &[("id", Value::Begins("fn-")), ("value", Value::Number)]),
    ("mark", &[]),
    ("ol", &[("start", Value::Number)]),
    ("p", &[("class", Value::Among(&["markdown-alert-title", "directive-label"]))]),
    ("pre", &[]),
    ("section", &[("class", Value::Is("footnotes")), ("data-footnotes", NOTHING)]),
    ("span", OF_SOURCE_OR_MATH),
    ("strong", &[]),
    ("sub", &[]),
    ("sup", &[("class", Value::Is("footnote-ref"))]),
    ("table", &[]),
    ("tbody", &[]),
    ("td", &[("align", Value::Alignment)]),
    ("th", &[("align", Value::Alignment)]),
    ("thead", &[]),
    ("tr", &[]),
    ("u", &[]),
    ("ul", &[]),
];

/// The attributes that the source may give to an element.
const OF_SOURCE: &[(&str, Value)] = &[
    ("id", Value::Text),
    ("class", Value::Text),
    ("dir", Value::Text),
    ("lang", Value::Text),
    ("title", Value::Text),
];

/// Those of a directive among text, and that of mathematics.
const OF_SOURCE_OR_MATH: &[(&str, Value)] = &[
    ("id", Value::Text),
    ("class", Value::Text),
    ("dir", Value::Text),
    ("lang", Value::Text),
    ("title", Value::Text),
    ("data-math-style", MATH_STYLE),
];

/// Elements without an end tag.
const VOID: [&str; 4] = ["br", "hr", "img", "input"];

/// What the value of an attribute may be.
enum Value {
    Text,
    Url,
    Number,
    Alignment,
    Is(&'static str),
    Among(&'static [&'static str]),
    /// Text that begins so and has no white space after that.
    Begins(&'static str),
}

const NOTHING: Value = Value::Is("");

/// How mathematics is displayed.
const MATH_STYLE: Value = Value::Among(&["inline", "display"]);

impl Value {
    fn allows(&self, value: &str) -> bool {
        match self {
            Self::Text => true,
            Self::Among(values) => values.contains(&value),
            Self::Url => !runs(value),
            Self::Number => value.parse::<u32>().is_ok(),
            Self::Alignment => ["left", "center", "right"].contains(&value),
            Self::Is(expected) => value == *expected,
            Self::Begins(beginning) => value
                .strip_prefix(beginning)
                .is_some_and(|rest| !rest.contains(|char: char| char.is_ascii_whitespace())),
        }
    }
}

/// Whether a browser would run a URL or read a file for it: its scheme says so. A browser takes
/// control characters and spaces off both ends, and tabs and line ends out of it.
fn runs(url: &str) -> bool {
    let url = url.trim_matches(|char| char <= ' ').replace(['\t', '\n', '\r'], "");
    let Some((scheme, rest)) = url.split_once(':') else { return false };
    let rest = rest.to_ascii_lowercase();
    match &*scheme.to_ascii_lowercase() {
        "javascript" | "vbscript" | "file" => true,
        "data" => {
            let media_type = rest.split([';', ',', '/']).take(2).collect::<Vec<_>>().join("/");
            !["image/png", "image/gif", "image/jpeg", "image/webp"].contains(&&*media_type)
        }
        _ => false,
    }
}

pub(crate) fn html_is_safe(source: &str, options: Options) -> Verdict {
    check(&to_html_with(source, options, HtmlOptions::new()))
}

fn check(html: &str) -> Verdict {
    let sink = Sink::default();
    let tokenizer = Tokenizer::new(sink, TokenizerOpts::default());
    let input = BufferQueue::default();
    input.push_back(StrTendril::from(html));
    let _ = tokenizer.feed(&input);
    tokenizer.end();
    let Found { open, wrong } = tokenizer.sink.found.take();
    hold!(wrong.is_none(), "{}\nin {html:?}", wrong.unwrap_or_default());
    hold!(open.is_empty(), "{open:?} stay open in {html:?}");
    Ok(())
}

/// What was found so far.
#[derive(Default)]
struct Found {
    /// The elements that are open.
    open: Vec<String>,
    /// The first thing that may not be there.
    wrong: Option<String>,
}

/// Takes tokens.
#[derive(Default)]
struct Sink {
    found: RefCell<Found>,
}

impl TokenSink for Sink {
    type Handle = ();

    fn process_token(&self, token: Token, _line: u64) -> TokenSinkResult<()> {
        let mut found = self.found.borrow_mut();
        if let Err(message) = found.take(&token) {
            found.wrong.get_or_insert(message);
        }
        TokenSinkResult::Continue
    }
}

impl Found {
    fn take(&mut self, token: &Token) -> Verdict {
        match token {
            Token::TagToken(tag) => self.tag(tag),
            Token::CharacterTokens(_) | Token::EOFToken => Ok(()),
            Token::ParseError(error) => Err(error.to_string()),
            Token::NullCharacterToken => Err("a NUL".into()),
            Token::CommentToken(text) => Err(format!("a comment: {text}")),
            Token::DoctypeToken(doctype) => Err(format!("{doctype:?}")),
        }
    }

    fn tag(&mut self, tag: &Tag) -> Verdict {
        let name = &*tag.name;
        let element = ELEMENTS.iter().find(|element| element.0 == name);
        let Some((_, attributes)) = element else { return Err(format!("an element {name}")) };
        for attribute in &tag.attrs {
            let (key, value) = (&*attribute.name.local, &*attribute.value);
            let allowed = attributes.iter().find(|allowed| allowed.0 == key);
            let is_allowed = allowed.is_some_and(|(_, allowed)| allowed.allows(value));
            hold!(is_allowed, "an attribute {key}={value:?} of {name}");
        }
        match tag.kind {
            TagKind::StartTag if VOID.contains(&name) => Ok(()),
            TagKind::StartTag => {
                self.open.push(name.to_owned());
                Ok(())
            }
            TagKind::EndTag => {
                let open = self.open.pop();
                hold!(open.as_deref() == Some(name), "</{name}> ends {open:?}");
                Ok(())
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{ELEMENTS, check, runs};

    #[test]
    fn what_is_allowed_is_what_is_promised() {
        let promise = include_str!("../../SECURITY.md");
        let attributes = ELEMENTS.iter().flat_map(|(_, attributes)| *attributes);
        let names = ELEMENTS.iter().map(|(name, _)| *name).chain(attributes.map(|(name, _)| *name));
        // `h1` to `h6` stands for those between.
        for name in names.filter(|name| !["h2", "h3", "h4", "h5"].contains(name)) {
            assert!(promise.contains(&format!("`{name}`")), "SECURITY.md does not name {name}");
        }
    }

    #[test]
    fn what_is_not_safe_is_seen() {
        assert_eq!(check("<p>a &lt;b&gt; <a href=\"c\" title=\"'\">d</a><br /></p>"), Ok(()));
        for html in [
            "<b>",
            "<script></script>",
            "<p>",
            "</p>",
            "<p><em></p></em>",
            "<a href=\"&#x6A;avascript:\"></a>",
            "<a onclick=\"\"></a>",
            "<code class=\"language-a b\"></code>",
            "<!-- -->",
            "<!DOCTYPE html>",
            "<p>\0</p>",
            "a < b <",
            "<input disabled=\"a\">",
        ] {
            assert!(check(html).is_err(), "{html}");
        }
    }

    #[test]
    fn urls_that_run() {
        for url in
            ["javascript:", " \u{1}JAVA\tscript\n:a", "file:a", "data:a", "data:image/png+xml,"]
        {
            assert!(runs(url), "{url:?}");
        }
        for url in ["", "/javascript:", "javascripts:", "data:image/png;base64,", "data:image/gif,"]
        {
            assert!(!runs(url), "{url:?}");
        }
    }
}
