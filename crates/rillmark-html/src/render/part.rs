//! Documents in parts.

use alloc::boxed::Box;

use super::Renderer;

impl Renderer<'_> {
    /// The renderer for what comes next in the output, whose events borrow another text: for a document
    /// of which only a part is there at a time. All elements have to be closed.
    ///
    /// ```
    /// use rillmark::Parser;
    /// use rillmark_html::{HtmlOptions, Renderer};
    ///
    /// let mut html = String::new();
    /// let mut renderer = Renderer::new(HtmlOptions::new().heading_ids(true));
    /// for block in ["# a\n", "# a\n"].map(String::from) {
    ///     let mut part = renderer.next_part();
    ///     for event in Parser::new(&block) {
    ///         part.event(&mut html, event)?;
    ///     }
    ///     renderer = part.next_part();
    /// }
    /// assert_eq!(html, "<h1 id=\"a\">a</h1>\n<h1 id=\"a-1\">a</h1>\n");
    /// # Ok::<(), std::fmt::Error>(())
    /// ```
    pub fn next_part<'t>(self) -> Renderer<'t> {
        let Self { options, at_line_start, unusual, has_table_body, headings, footnotes, .. } =
            self;
        Renderer {
            options,
            at_line_start,
            unusual,
            image_title: None,
            has_table_body,
            headings: headings.map(|headings| Box::new(headings.next_part())),
            footnotes,
        }
    }
}
