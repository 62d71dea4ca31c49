//! What may pass into the HTML, and how it is written.

/// What the source may put into the HTML, and how it is written.
///
/// The default is for text of people one does not know: raw HTML is shown as text, and links and
/// images to `javascript:`, `vbscript:`, `file:` and `data:` URLs (see [`is_safe_url`]) get an
/// empty one. Of the attributes that an extension lets the source give to elements, an id, classes,
/// `dir`, `lang` and `title` are written.
///
/// ```
/// use rillmark::Options;
/// use rillmark_html::{HtmlOptions, to_html_with};
///
/// let source = "<b>[a](javascript:b)";
/// let html = |options| to_html_with(source, Options::COMMONMARK, options);
///
/// assert_eq!(html(HtmlOptions::new()), "<p>&lt;b&gt;<a href=\"\">a</a></p>\n");
/// assert_eq!(html(HtmlOptions::trusted()), "<p><b><a href=\"javascript:b\">a</a></p>\n");
/// assert_eq!(html(HtmlOptions::new().raw_html(true)), "<p><b><a href=\"\">a</a></p>\n");
/// ```
///
/// [`is_safe_url`]: crate::is_safe_url
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
#[expect(clippy::struct_excessive_bools, reason = "they are switched on one by one")]
pub struct HtmlOptions {
    pub(crate) raw_html: bool,
    pub(crate) all_urls: bool,
    pub(crate) all_attributes: bool,
    pub(crate) tag_filter: bool,
    pub(crate) hard_breaks: bool,
    pub(crate) heading_ids: bool,
    #[cfg(feature = "emoji")]
    pub(crate) emoji: bool,
    pub(crate) id_prefix: &'static str,
}

impl HtmlOptions {
    /// The default: raw HTML is shown as text, and URLs that a browser would run are emptied.
    pub const fn new() -> Self {
        Self {
            raw_html: false,
            all_urls: false,
            all_attributes: false,
            tag_filter: false,
            hard_breaks: false,
            heading_ids: false,
            #[cfg(feature = "emoji")]
            emoji: false,
            id_prefix: "",
        }
    }

    /// Everything passes, as the specification says: for sources of one's own.
    pub const fn trusted() -> Self {
        Self { raw_html: true, all_urls: true, all_attributes: true, ..Self::new() }
    }

    /// Whether raw HTML passes as it is (off by default). HTML that passes can run scripts.
    #[must_use]
    pub const fn raw_html(self, passes: bool) -> Self {
        Self { raw_html: passes, ..self }
    }

    /// Whether all URLs pass, or only those that [`is_safe_url`](crate::is_safe_url) accepts (the
    /// default).
    #[must_use]
    pub const fn all_urls(self, pass: bool) -> Self {
        Self { all_urls: pass, ..self }
    }

    /// Whether all attributes that the source gives to elements pass, or only an id, classes, `dir`,
    /// `lang` and `title` (the default). Others can run scripts: `onclick` does, and with some libraries
    /// those with `data-` in front. Of two with the same name browsers take the first.
    ///
    /// ```
    /// use rillmark::Options;
    /// use rillmark_html::{HtmlOptions, to_html_with};
    ///
    /// let source = "# A {#b .c lang=la onclick=d()}\n";
    /// let html = |options| to_html_with(source, Options::HEADING_ATTRIBUTES, options);
    /// assert_eq!(html(HtmlOptions::new()), "<h1 id=\"b\" class=\"c\" lang=\"la\">A</h1>\n");
    /// let all = html(HtmlOptions::new().all_attributes(true));
    /// assert_eq!(all, "<h1 id=\"b\" class=\"c\" lang=\"la\" onclick=\"d()\">A</h1>\n");
    /// ```
    #[must_use]
    pub const fn all_attributes(self, pass: bool) -> Self {
        Self { all_attributes: pass, ..self }
    }

    /// Whether raw HTML that passes is filtered as GitHub's dialect says (off by default): the tags
    /// `<title>`, `<textarea>`, `<style>`, `<xmp>`, `<iframe>`, `<noembed>`, `<noframes>`, `<script>`
    /// and `<plaintext>` are shown as text. HTML can still run scripts in other ways.
    ///
    /// ```
    /// use rillmark::Options;
    /// use rillmark_html::{HtmlOptions, to_html_with};
    ///
    /// let options = HtmlOptions::new().raw_html(true).tag_filter(true);
    /// let html = to_html_with("<b> <Title> </xmp>", Options::GFM, options);
    /// assert_eq!(html, "<p><b> &lt;Title> &lt;/xmp></p>\n");
    /// ```
    #[must_use]
    pub const fn tag_filter(self, on: bool) -> Self {
        Self { tag_filter: on, ..self }
    }

    /// Whether a soft line break is written like a hard one (off by default), as many chats and
    /// comment fields have it.
    ///
    /// ```
    /// use rillmark::Options;
    /// use rillmark_html::{HtmlOptions, to_html_with};
    ///
    /// let options = HtmlOptions::new().hard_breaks(true);
    /// let html = to_html_with("a\nb", Options::COMMONMARK, options);
    /// assert_eq!(html, "<p>a<br />\nb</p>\n");
    /// ```
    #[must_use]
    pub const fn hard_breaks(self, on: bool) -> Self {
        Self { hard_breaks: on, ..self }
    }

    /// Whether headings get ids (off by default): those that [`Slugger`](rillmark::Slugger) makes of
    /// their text, as on github.com, unless an extension gives them one. A heading without a letter or
    /// digit may get none.
    ///
    /// Each heading is held back until it ends, and all ids are kept until the end of the document.
    ///
    /// ```
    /// use rillmark::Options;
    /// use rillmark_html::{HtmlOptions, to_html_with};
    ///
    /// let options = HtmlOptions::new().heading_ids(true);
    /// let html = to_html_with("# A *b*\n# A b\n", Options::COMMONMARK, options);
    /// assert_eq!(html, "<h1 id=\"a-b\">A <em>b</em></h1>\n<h1 id=\"a-b-1\">A b</h1>\n");
    /// ```
    #[must_use]
    pub const fn heading_ids(self, on: bool) -> Self {
        Self { heading_ids: on, ..self }
    }

    /// Whether a shortcode is written as the emoji of that name, as on github.com (off by default). One
    /// without an emoji is the text that it is in the source. For names of your own, take the events:
    /// [`Renderer`](crate::Renderer).
    ///
    /// ```
    /// use rillmark::Options;
    /// use rillmark_html::{HtmlOptions, to_html_with};
    ///
    /// let html = |options| to_html_with(":wave: a:b_c:", Options::SHORTCODES, options);
    /// assert_eq!(html(HtmlOptions::new()), "<p>:wave: a:b_c:</p>\n");
    /// assert_eq!(html(HtmlOptions::new().emoji(true)), "<p>👋 a:b_c:</p>\n");
    /// ```
    #[cfg(feature = "emoji")]
    #[must_use]
    pub const fn emoji(self, on: bool) -> Self {
        Self { emoji: on, ..self }
    }

    /// What is written before each id that comes from the source (nothing by default). With a prefix,
    /// text of other people cannot take an id that the page or its scripts need; GitHub's is
    /// `user-content-`.
    #[must_use]
    pub const fn id_prefix(self, prefix: &'static str) -> Self {
        Self { id_prefix: prefix, ..self }
    }

    /// What a soft line break becomes.
    #[inline]
    pub(crate) const fn soft_break(self) -> &'static str {
        if self.hard_breaks { "<br />\n" } else { "\n" }
    }
}
