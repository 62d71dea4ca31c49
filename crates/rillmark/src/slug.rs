//! Slugs of headings.

use alloc::collections::BTreeMap;
use alloc::string::{String, ToString as _};

use crate::chars;
use crate::event::{Event, Tag, TagEnd};

/// Makes slugs as github.com does for the anchors of headings: lower case, spaces as hyphens,
/// nothing else but letters, marks, digits, hyphens and underscores; a slug that was given before gets
/// a number.
///
/// It keeps every slug that it gave, on the heap.
///
/// ```
/// use rillmark::Slugger;
///
/// let mut slugger = Slugger::new();
/// assert_eq!(slugger.slug("What's new?"), "whats-new");
/// assert_eq!(slugger.slug("What's new?"), "whats-new-1");
/// ```
#[derive(Clone, Debug, Default)]
pub struct Slugger {
    /// The slugs that were given, and the number that comes next for each.
    given: BTreeMap<String, u32>,
    /// The slug of the heading whose events are taken, without a number.
    base: String,
    /// Whether it is its own id, and no number comes after it.
    is_own: bool,
    /// How many images and inline footnotes are open in it.
    left_out: u32,
}

impl Slugger {
    /// A slugger that has given none.
    pub const fn new() -> Self {
        Self { given: BTreeMap::new(), base: String::new(), is_own: false, left_out: 0 }
    }

    /// The slug of a heading with this text.
    pub fn slug(&mut self, text: &str) -> String {
        self.base.clear();
        self.is_own = false;
        self.push(text);
        self.finish()
    }

    /// Takes an event of a heading, of which [`finish`](Self::finish) then gives the slug. As on
    /// github.com, the text of code and the name of a shortcode count, the description of an image, an
    /// inline footnote and raw HTML do not, and nothing stands for a line break. The slug of a heading
    /// with an id among its attributes is that id as it is.
    ///
    /// ```
    /// use rillmark::{Event, Parser, Slugger, TagEnd};
    ///
    /// let mut slugger = Slugger::new();
    /// let mut slugs = Vec::new();
    /// for event in Parser::new("# A *b*\n# `a` ![c](d) B\n") {
    ///     slugger.take(&event);
    ///     if let Event::End(TagEnd::Heading(_), _) = event {
    ///         slugs.push(slugger.finish());
    ///     }
    /// }
    /// assert_eq!(slugs, ["a-b", "a--b"]);
    /// ```
    pub fn take(&mut self, event: &Event<'_>) {
        match event {
            Event::Start(Tag::Heading { attributes, .. }) => {
                self.base.clear();
                let id = attributes.id();
                self.base.push_str(id.unwrap_or_default());
                self.is_own = id.is_some();
            }
            Event::Text(text) if self.left_out == 0 && !self.is_own => self.push(text),
            Event::Shortcode(name) if self.left_out == 0 && !self.is_own => self.push(name),
            Event::Start(Tag::Image { .. } | Tag::InlineFootnote) => self.left_out += 1,
            Event::End(TagEnd::Image | TagEnd::InlineFootnote, _) => {
                self.left_out = self.left_out.saturating_sub(1);
            }
            _ => {}
        }
    }

    /// The slug of the heading whose events were taken. It is empty if that has no letter and is the
    /// first one of that kind.
    pub fn finish(&mut self) -> String {
        self.left_out = 0;
        let base = core::mem::take(&mut self.base);
        if core::mem::take(&mut self.is_own) {
            self.given.entry(base.clone()).or_default();
            return base;
        }
        let mut number = self.given.get(&base).copied().unwrap_or(0);
        let mut slug = base.clone();
        while self.given.contains_key(&slug) {
            number += 1;
            slug = base.clone() + "-" + &number.to_string();
        }
        if number > 0 {
            self.given.insert(base, number);
        }
        self.given.insert(slug.clone(), 0);
        slug
    }

    fn push(&mut self, text: &str) {
        self.base.extend(text.chars().flat_map(char::to_lowercase).filter_map(slug_char));
    }
}

/// What a character is in a slug.
fn slug_char(char: char) -> Option<char> {
    match char {
        ' ' => Some('-'),
        '-' => Some(char),
        _ => chars::is_word(char).then_some(char),
    }
}

#[cfg(test)]
mod tests {
    use super::Slugger;

    #[test]
    fn slugs_are_those_of_github() {
        let mut slugger = Slugger::new();
        for (text, slug) in [
            ("Hello, World!", "hello-world"),
            ("a  b\tc\nd", "a--bcd"),
            ("snake_case and-dash", "snake_case-and-dash"),
            ("ÄÖ 日本 İ", "äö-日本-i\u{307}"),
            ("½ ² ٣ Ⅳ", "--٣-ⅳ"),
            ("\u{2764}\u{FE0F} e\u{301}", "\u{FE0F}-e\u{301}"),
            ("?!", ""),
            ("?", "-1"),
            ("a", "a"),
            ("a", "a-1"),
            ("a-1", "a-1-1"),
            ("a", "a-2"),
            ("a 1", "a-1-2"),
        ] {
            assert_eq!(slugger.slug(text), slug, "{text:?}");
        }
    }
}
