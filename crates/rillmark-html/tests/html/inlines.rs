//! Inlines.

use rillmark_html::to_html;

use crate::trusted;

/// The HTML of one paragraph, without its tags.
fn inline(source: &str) -> String {
    let html = trusted(source);
    let inner = html.strip_prefix("<p>").and_then(|html| html.strip_suffix("</p>\n"));
    inner.unwrap_or(&html).to_owned()
}

#[test]
fn text_and_breaks() {
    assert_eq!(inline("\"a\" & 'b' > c &lt; d\\>"), "&quot;a&quot; &amp; 'b' &gt; c &lt; d&gt;");
    assert_eq!(inline("a\nb  \nc\\\nd"), "a\nb<br />\nc<br />\nd");
}

#[test]
fn spans() {
    assert_eq!(inline("*a **b***"), "<em>a <strong>b</strong></em>");
    assert_eq!(inline("`<a>\n&amp;`"), "<code>&lt;a&gt; &amp;amp;</code>");
    assert_eq!(inline("a <b c='d'>e</b><!-- & -->"), "a <b c='d'>e</b><!-- & -->");
    assert_eq!(to_html("a <b\nc>"), "<p>a &lt;b\nc&gt;</p>\n");
}

#[test]
fn links() {
    assert_eq!(inline("[a](b)"), "<a href=\"b\">a</a>");
    assert_eq!(inline("[]()"), "<a href=\"\"></a>");
    assert_eq!(inline("[a](<b c> 'd')"), "<a href=\"b%20c\" title=\"d\">a</a>");
    assert_eq!(
        inline("[a](b \"<c> & \\\" &quot; é\")"),
        "<a href=\"b\" title=\"&lt;c&gt; &amp; &quot; &quot; é\">a</a>"
    );
    assert_eq!(inline("[a](b 'c\nd')"), "<a href=\"b\" title=\"c\nd\">a</a>");
    assert_eq!(inline("[a](b '')"), "<a href=\"b\">a</a>");
    assert_eq!(
        inline("[*a* b][c]\n\n[c]: /d?e=f&g \"h\""),
        "<a href=\"/d?e=f&amp;g\" title=\"h\"><em>a</em> b</a>"
    );
}

#[test]
fn destinations_are_decoded_then_encoded() {
    assert_eq!(inline("[a](b\\*c&amp;d&auml;%20%)"), "<a href=\"b*c&amp;d%C3%A4%20%\">a</a>");
    assert_eq!(
        inline("[a](b\\\\c\"[d]`|^{e})"),
        "<a href=\"b%5Cc%22%5Bd%5D%60%7C%5E%7Be%7D\">a</a>"
    );
}

#[test]
fn autolinks() {
    assert_eq!(
        inline("<https://a.b/c?d=e&f=\"g\\*&amp;>"),
        "<a href=\"https://a.b/c?d=e&amp;f=%22g%5C*&amp;amp;\">https://a.b/c?d=e&amp;f=&quot;g\\*&amp;amp;</a>"
    );
    assert_eq!(inline("<a+b@c.de>"), "<a href=\"mailto:a+b@c.de\">a+b@c.de</a>");
}

#[test]
fn images() {
    assert_eq!(inline("![a](b)"), "<img src=\"b\" alt=\"a\" />");
    assert_eq!(
        inline("![](<b c> \"d &amp; e\")"),
        "<img src=\"b%20c\" alt=\"\" title=\"d &amp; e\" />"
    );
    assert_eq!(
        inline("[![a](b 'c')](d 'e')"),
        "<a href=\"d\" title=\"e\"><img src=\"b\" alt=\"a\" title=\"c\" /></a>"
    );
    assert_eq!(inline("![a](b)*c*"), "<img src=\"b\" alt=\"a\" /><em>c</em>");
}

#[test]
fn descriptions_are_plain_text() {
    assert_eq!(
        inline("![*a* **b** `c<` [d](e 'f') \"g\" <h@i.j> &amp;](k)"),
        "<img src=\"k\" alt=\"a b c&lt; d &quot;g&quot; h@i.j &amp;\" />"
    );
    assert_eq!(
        inline("![a ![b ![c](d)](e 'f') g](h 'i')j"),
        "<img src=\"h\" alt=\"a b c g\" title=\"i\" />j"
    );
    assert_eq!(inline("![a\nb  \nc](d)"), "<img src=\"d\" alt=\"a\nb\nc\" />");
}

#[test]
fn raw_html_in_a_description_is_text() {
    let html = "<p><img src=\"d\" alt=\"a &lt;b&gt;c&lt;/b&gt;\" /></p>\n";
    assert_eq!(trusted("![a <b>c</b>](d)"), html);
    assert_eq!(to_html("![a <b>c</b>](d)"), html);
}
