//! What may pass into the HTML.

/// What the source may put into the HTML.
///
/// The default is for text of people one does not know: raw HTML is shown as text, and links and
/// images to `javascript:`, `vbscript:`, `file:` and `data:` URLs (see [`is_safe_url`]) get an
/// empty one.
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
pub struct HtmlOptions {
    pub(crate) raw_html: bool,
    pub(crate) all_urls: bool,
    pub(crate) tag_filter: bool,
}

impl HtmlOptions {
    /// The default: raw HTML is shown as text, and URLs that a browser would run are emptied.
    pub const fn new() -> Self {
        Self { raw_html: false, all_urls: false, tag_filter: false }
    }

    /// Everything passes, as the specification says: for sources of one's own.
    pub const fn trusted() -> Self {
        Self { raw_html: true, all_urls: true, tag_filter: false }
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
}
