//! What the caller can do.

use std::fmt;
use std::io;

use rillmark::{Event, Parser, TagEnd};
use rillmark_html::{HtmlOptions, Renderer, push_html, to_html, write_html, write_html_io};

use crate::{ITEM, ITEM_END, LOOSE, end, text};

#[test]
fn own_markup_keeps_the_lines() -> fmt::Result {
    let mut out = String::new();
    let mut renderer = Renderer::new(HtmlOptions::new());
    renderer.fresh_line(&mut out)?;
    renderer.event(&mut out, ITEM)?;
    renderer.fresh_line(&mut out)?;
    renderer.markup(&mut out, "<nav>\n")?;
    renderer.fresh_line(&mut out)?;
    renderer.text(&mut out, "<a>")?;
    renderer.event(&mut out, Event::ThematicBreak)?;
    renderer.event(&mut out, ITEM_END)?;
    assert_eq!(out, "<li>\n<nav>\n&lt;a&gt;\n<hr />\n</li>\n");
    Ok(())
}

#[test]
fn own_links_are_checked_and_escaped() -> fmt::Result {
    let mut out = String::new();
    let mut renderer = Renderer::new(HtmlOptions::new());
    renderer.start_link(&mut out, "/é\"&amp;", None)?;
    renderer.start_link(&mut out, "\u{1}Java\tScript:a", None)?;
    assert_eq!(out, "<a href=\"/%C3%A9%22&amp;amp;\"><a href=\"\">");
    Ok(())
}

#[test]
fn an_image_holds_text_alone() -> fmt::Result {
    let mut out = String::new();
    let mut renderer = Renderer::new(HtmlOptions::trusted());
    renderer.start_image(&mut out, "a b", None)?;
    renderer.markup(&mut out, "\" onerror=\"")?;
    renderer.start_link(&mut out, "c", None)?;
    renderer.text(&mut out, "\"d\"")?;
    renderer.start_image(&mut out, "e", None)?;
    renderer.event(&mut out, text(" f"))?;
    renderer.event(&mut out, end(TagEnd::Image))?;
    renderer.event(&mut out, end(TagEnd::Link))?;
    renderer.event(&mut out, end(TagEnd::Image))?;
    renderer.markup(&mut out, "<i>")?;
    assert_eq!(out, "<img src=\"a%20b\" alt=\"&quot;d&quot; f\" /><i>");
    Ok(())
}

#[test]
fn a_trait_object_will_do() -> fmt::Result {
    let mut out = String::new();
    let object: &mut dyn fmt::Write = &mut out;
    Renderer::new(HtmlOptions::new()).event(object, Event::ThematicBreak)?;
    write_html(object, [Event::ThematicBreak], HtmlOptions::new())?;
    assert_eq!(out, "<hr />\n<hr />\n");
    Ok(())
}

#[test]
fn events_can_come_from_anywhere() {
    let mut out = String::from("<main>\n");
    push_html(&mut out, Parser::new("a").chain(Parser::new("b")));
    assert_eq!(out, "<main>\n<p>a</p>\n<p>b</p>\n");
}

/// A writer that takes a number of bytes and then fails.
struct Full(usize);

impl io::Write for Full {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if self.0 == 0 {
            return Err(io::Error::new(io::ErrorKind::StorageFull, "no more"));
        }
        let taken = bytes.len().min(self.0);
        self.0 -= taken;
        Ok(taken)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl fmt::Write for Full {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.0 = self.0.checked_sub(text.len()).ok_or(fmt::Error)?;
        Ok(())
    }
}

const EVENTS: [Event<'_>; 3] = [LOOSE[0], Event::HardBreak, LOOSE[1]];
const LEN: usize = "<p><br />\n</p>\n".len();

#[test]
fn errors_come_back_as_they_were() {
    for room in 0..LEN {
        let error = write_html_io(Full(room), EVENTS, HtmlOptions::new()).unwrap_err();
        assert_eq!(error.kind(), io::ErrorKind::StorageFull);
        assert_eq!(error.to_string(), "no more");
        assert!(write_html(Full(room), EVENTS, HtmlOptions::new()).is_err());
    }
    assert!(write_html_io(Full(LEN), EVENTS, HtmlOptions::new()).is_ok());
    assert!(write_html(Full(LEN), EVENTS, HtmlOptions::new()).is_ok());
}

#[test]
fn bytes_and_text_are_the_same() {
    let source = "# a\n\n- *b* ![c](d)\n- <e>\n\n3. f\n";
    let mut bytes = Vec::new();
    write_html_io(&mut bytes, Parser::new(source), HtmlOptions::new()).unwrap();
    assert_eq!(bytes, to_html(source).into_bytes());
}

#[test]
fn a_heading_with_an_id_takes_what_is_written_into_it() -> fmt::Result {
    let mut out = String::new();
    let mut renderer = Renderer::new(HtmlOptions::new().heading_ids(true));
    for event in Parser::new("a\n\n# b `c` ![d](e)\n\nf\n") {
        if let Event::End(TagEnd::Heading(_), _) = event {
            renderer.text(&mut out, "<")?;
            renderer.fresh_line(&mut out)?;
            renderer.start_link(&mut out, "g", None)?;
            renderer.markup(&mut out, "</a>")?;
            renderer.start_image(&mut out, "h", None)?;
            renderer.text(&mut out, "i")?;
            renderer.event(&mut out, end(TagEnd::Image))?;
        }
        renderer.event(&mut out, event)?;
    }
    assert_eq!(
        out,
        "<p>a</p>\n<h1 id=\"b-c-\">b <code>c</code> <img src=\"e\" alt=\"d\" />&lt;\n\
         <a href=\"g\"></a><img src=\"h\" alt=\"i\" /></h1>\n<p>f</p>\n"
    );
    Ok(())
}

#[test]
fn ids_of_headings_have_a_prefix_and_differ() {
    let options = HtmlOptions::new().heading_ids(true).id_prefix("\"x-");
    let mut out = String::new();
    let source = "# a\n> a\n> =\n\n- # A\n\n## ?\n## !\n#\n";
    write_html(&mut out, Parser::new(source), options).unwrap();
    assert_eq!(
        out,
        "<h1 id=\"&quot;x-a\">a</h1>\n<blockquote>\n<h1 id=\"&quot;x-a-1\">a</h1>\n</blockquote>\n\
         <ul>\n<li>\n<h1 id=\"&quot;x-a-2\">A</h1>\n</li>\n</ul>\n\
         <h2>?</h2>\n<h2 id=\"&quot;x--1\">!</h2>\n<h1 id=\"&quot;x--2\"></h1>\n"
    );
}

#[test]
fn soft_breaks_can_be_hard() {
    let options = HtmlOptions::new().hard_breaks(true);
    let mut out = String::new();
    write_html(&mut out, Parser::new("a\nb  \nc ![d\ne](f)\n\n```\ng\nh\n```\n"), options).unwrap();
    assert_eq!(
        out,
        "<p>a<br />\nb<br />\nc <img src=\"f\" alt=\"d\ne\" /></p>\n<pre><code>g\nh\n</code></pre>\n"
    );
}
