//! The dialect that the option names of test suites ask for.

use rillmark::Options;

use rillmark_html::HtmlOptions;

/// What to parse and how to render it.
#[derive(Clone, Copy)]
pub(super) struct Dialect {
    /// The syntax.
    pub(super) options: Options,
    /// The rendering.
    pub(super) html: HtmlOptions,
}

impl Dialect {
    /// The dialect of these option names: CommonMark with raw HTML passed through, and what they
    /// add. The error names those that do not exist.
    pub(super) fn new(names: &[String]) -> Result<Self, String> {
        let html = HtmlOptions::trusted().emoji(true);
        let mut dialect = Self { options: Options::COMMONMARK, html };
        let unknown: Vec<_> =
            names.iter().map(String::as_str).filter(|name| !dialect.switch_on(name)).collect();
        if unknown.is_empty() {
            Ok(dialect)
        } else {
            Err(format!("there is no option `{}`", unknown.join("`, `")))
        }
    }

    /// Switches on what the name asks for; `false` if there is no such option. An extension is one
    /// row here.
    fn switch_on(&mut self, name: &str) -> bool {
        // Names that suites have for extensions, where these are called differently.
        let extension = match name {
            "table" => "tables",
            "tasklist" => "task-lists",
            "autolink" => "autolink-literals",
            "math_code" => "math-code",
            "deflist" => "definition-lists",
            "header_attrs" => "heading-attributes",
            "smart" => "smart-punctuation",
            "cjk_emphasis" => "cjk-emphasis",
            "inline_footnotes" => "inline-footnotes",
            "frontmatter" | "frontmatter_toml" => "front-matter",
            "directive" => "directives",
            "wikilinks_before" => "wikilinks-title-first",
            name => name,
        };
        let extensions = Options::EXTENSIONS.iter();
        if let Some((_, extension)) = extensions.into_iter().find(|(name, _)| *name == extension) {
            self.options = self.options | *extension;
            return true;
        }
        match name {
            "safe" => self.html = self.html.raw_html(false).all_urls(false).all_attributes(false),
            "tagfilter" | "tag-filter" => self.html = self.html.tag_filter(true),
            "hardbreaks" | "hard-breaks" => self.html = self.html.hard_breaks(true),
            "header_ids" | "heading-ids" => self.html = self.html.heading_ids(true),
            _ => return false,
        }
        true
    }
}
