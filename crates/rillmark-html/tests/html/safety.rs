//! What sources of other people cannot do.

use rillmark::Options;
use rillmark_html::{HtmlOptions, to_html, to_html_with};

use crate::trusted;

#[test]
fn raw_html_is_text() {
    for source in [
        "<script>alert(1)</script>",
        "a <img src=x onerror=alert(1)>",
        "<!-- --><iframe>",
        "<?php a ?>",
        "<![CDATA[<b>]]>",
        "a <!X <b>",
        "- <style>\n  b\n  </style>",
        "![<b c=\"](d)](e)",
        "<a href=\"javascript:b\">c</a>",
    ] {
        let html = to_html(source);
        for tag in ["<script", "<img src=x", "<iframe", "<?", "<!", "<b", "<style", "<a "] {
            assert!(!html.contains(tag), "{source:?} became {html:?}");
        }
    }
}

#[test]
fn urls_that_run_are_emptied() {
    for url in [
        "javascript:alert(1)",
        "JaVaScRiPt:alert(1)",
        "&#106;avascript:a",
        "&#x6A;avascript:a",
        "javascript&colon;a",
        "javascript&#58;a",
        "javascript\\:a",
        "&#1;javascript:a",
        "&#32;&#9;javascript:a",
        "java&Tab;script:a",
        "java&NewLine;script:a",
        "java&#13;&#10;script:a",
        "j&#9;a&#9;v&#9;a&#9;s&#9;c&#9;r&#9;i&#9;p&#9;t&#9;:a",
        "vbscript:a",
        "VBScript&colon;a",
        "file:///etc/passwd",
        "data:text/html,a",
        "data:text/html;base64,PHNjcmlwdD4=",
        "data:image/svg+xml,a",
        "data:image/png&plus;xml,a",
        "data&colon;,a",
    ] {
        assert_eq!(to_html(&format!("[b]({url})")), "<p><a href=\"\">b</a></p>\n", "{url}");
        assert_eq!(
            to_html(&format!("![b]({url})")),
            "<p><img src=\"\" alt=\"b\" /></p>\n",
            "{url}"
        );
        assert_eq!(
            to_html(&format!("[b]\n\n[b]: <{url}> 'c'")),
            "<p><a href=\"\" title=\"c\">b</a></p>\n",
            "{url}"
        );
    }
    assert_eq!(to_html("[b](< \tjavascript:a>)"), "<p><a href=\"\">b</a></p>\n");
    for url in ["javascript:a", "JAVASCRIPT:a", "vbscript:a", "file:a", "data:a"] {
        assert_eq!(to_html(&format!("<{url}>")), format!("<p><a href=\"\">{url}</a></p>\n"));
    }
}

#[test]
fn other_urls_stay() {
    for url in [
        "https://a.b/javascript:c",
        "/javascript:a",
        "#data:a",
        "?file:",
        "mailto:a@b.c",
        "data:image/png;base64,AAAA",
        "data:image/gif,a",
        "DATA:IMAGE/JPEG;base64,AAAA",
        "data:image/webp;base64,AAAA",
        "javascripts:a",
        "%6Aavascript:a",
    ] {
        assert_eq!(to_html(&format!("[b]({url})")), format!("<p><a href=\"{url}\">b</a></p>\n"));
    }
    // In an autolink nothing is decoded: this is no scheme.
    assert_eq!(
        to_html("<xy:javascript&colon;a>"),
        "<p><a href=\"xy:javascript&amp;colon;a\">xy:javascript&amp;colon;a</a></p>\n"
    );
}

#[test]
fn attributes_cannot_be_left() {
    for source in [
        "[a](\"onclick=b)",
        "[a](<b\" onclick=\"c>)",
        "[a](b '\" onclick=\"c')",
        "![\" onerror=\"a](b)",
        "![a](b (\" onerror=\"c))",
        "~~~ \"onclick=\"a\n~~~",
        "<http://a\"onclick=b>",
    ] {
        let html = to_html(source);
        assert!(!html.contains("\" on") && !html.contains("\"on"), "{source:?} became {html:?}");
    }
}

#[test]
fn attributes_of_the_source_are_harmless() {
    let html = |source, html| to_html_with(source, Options::HEADING_ATTRIBUTES, html);
    let source = "# a {#b\"c .d&\"e onclick=f STYLE=g data-h=i Lang='j\"' title id=k class=l}";
    assert_eq!(
        html(source, HtmlOptions::new()),
        "<h1 id=\"k\" class=\"d&amp;&quot;e l\" Lang=\"j&quot;\" title=\"\">a</h1>\n"
    );
    assert_eq!(
        html(source, HtmlOptions::new().all_attributes(true)),
        "<h1 id=\"k\" class=\"d&amp;&quot;e l\" onclick=\"f\" STYLE=\"g\" data-h=\"i\" \
         Lang=\"j&quot;\" title=\"\">a</h1>\n"
    );
    // What is no name of an attribute cannot become one.
    let source = "# a {=b c\"d=e f'=g /=h i/j \u{85}=k}";
    assert_eq!(html(source, HtmlOptions::trusted()), "<h1>a</h1>\n");
}

#[test]
fn trusted_sources_pass() {
    assert_eq!(trusted("[a](javascript:b)"), "<p><a href=\"javascript:b\">a</a></p>\n");
    assert_eq!(trusted("<data:b>"), "<p><a href=\"data:b\">data:b</a></p>\n");
    assert_eq!(trusted("![a](file:b)"), "<p><img src=\"file:b\" alt=\"a\" /></p>\n");
}

#[test]
fn the_two_questions_are_separate() {
    let html = |options| to_html_with("<b>[a](file:c)", Options::COMMONMARK, options);
    let safe = HtmlOptions::new();
    assert_eq!(safe, HtmlOptions::default());
    assert_eq!(html(safe.raw_html(true)), "<p><b><a href=\"\">a</a></p>\n");
    assert_eq!(html(safe.all_urls(true)), "<p>&lt;b&gt;<a href=\"file:c\">a</a></p>\n");
    let all = safe.raw_html(true).all_urls(true).all_attributes(true);
    assert_eq!(all, HtmlOptions::trusted());
}

#[test]
fn directives_have_their_name_and_safe_attributes() {
    let html = |options| {
        let source = ":a[b]{#c .d onclick=e title='\"'}\n\n::f{data-g=h lang=i}\n";
        to_html_with(source, Options::DIRECTIVES, options)
    };
    assert_eq!(
        html(HtmlOptions::new().id_prefix("x-")),
        "<p><span id=\"x-c\" class=\"directive a d\" title=\"&quot;\">b</span></p>\n\
         <div class=\"directive f\" lang=\"i\"></div>\n"
    );
    assert_eq!(
        html(HtmlOptions::new().all_attributes(true)),
        "<p><span id=\"c\" class=\"directive a d\" onclick=\"e\" title=\"&quot;\">b</span></p>\n\
         <div class=\"directive f\" data-g=\"h\" lang=\"i\"></div>\n"
    );
}

#[test]
fn filtered_tags_are_text() {
    let html =
        |source: &str| to_html_with(source, Options::GFM, HtmlOptions::trusted().tag_filter(true));
    for tag in [
        "title",
        "textarea",
        "style",
        "xmp",
        "iframe",
        "noembed",
        "noframes",
        "SCRIPT",
        "plainText",
    ] {
        for (start, end) in [("a <", ">"), ("a </", ">"), ("a <", " b='c'>"), ("a <", "\nb>")] {
            let source = format!("{start}{tag}{end}");
            let expected = format!("<p>{}</p>\n", source.replace('<', "&lt;"));
            assert_eq!(html(&source), expected);
        }
        assert_eq!(html(&format!("<{tag}>\n")), format!("&lt;{tag}>\n"));
        assert_eq!(html(&format!("- <div><{tag}\0>\n")).matches("&lt;").count(), 1);
        assert_eq!(html(&format!("a <{tag}s> <{tag}-b>\n")).matches("&lt;").count(), 0);
    }
    assert_eq!(html("<!-- <script/> < -->"), "<!-- &lt;script/> < -->\n");
}
