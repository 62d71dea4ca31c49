//! JSON: it is that of mdast, and says what the nodes do.

#![expect(clippy::unwrap_used, reason = "helpers of tests")]

use std::thread;

use rillmark::{Options, Span};
use rillmark_ast::{ColumnUnit, Document, Kind, Node, Tree};
use rillmark_corpus::documents;
use serde_json::{Value, json};

fn parse(source: &str, options: Options) -> Value {
    let json = Document::parse_with(source, options).to_json(ColumnUnit::Utf16);
    serde_json::from_str(&json).unwrap()
}

/// The same without positions: what is in the document.
fn children(source: &str) -> Value {
    let mut root = parse(source, Options::GFM);
    drop_positions(&mut root);
    root["children"].take()
}

fn drop_positions(value: &mut Value) {
    match value {
        Value::Object(fields) => {
            fields.remove("position");
            fields.values_mut().for_each(drop_positions);
        }
        Value::Array(values) => values.iter_mut().for_each(drop_positions),
        _ => {}
    }
}

fn text(value: &str) -> Value {
    json!({ "type": "text", "value": value })
}

fn paragraph(children: &Value) -> Value {
    json!({ "type": "paragraph", "children": children })
}

#[test]
fn blocks() {
    assert_eq!(
        children("## a\n\n> b\n\n***\n\n<p>\nc\n</p>\n"),
        json!([
            { "type": "heading", "depth": 2, "children": [text("a")] },
            { "type": "blockquote", "children": [paragraph(&json!([text("b")]))] },
            { "type": "thematicBreak" },
            { "type": "html", "value": "<p>\nc\n</p>" },
        ])
    );
    assert_eq!(
        children("```sh  x y\na\n\nb\n```\n\n    c\n\n~~~\n"),
        json!([
            { "type": "code", "lang": "sh", "meta": "x y", "value": "a\n\nb" },
            { "type": "code", "lang": null, "meta": null, "value": "c" },
            { "type": "code", "lang": null, "meta": null, "value": "" },
        ])
    );
}

#[test]
fn lists_say_where_blank_lines_are() {
    let item = |spread: bool, checked: Value, texts: &[&str]| {
        let children: Vec<_> = texts.iter().map(|value| paragraph(&json!([text(value)]))).collect();
        json!({ "type": "listItem", "spread": spread, "checked": checked, "children": children })
    };
    let list = |ordered: bool, start: Value, spread: bool, children: Vec<Value>| {
        json!([{
            "type": "list", "ordered": ordered, "start": start, "spread": spread,
            "children": children
        }])
    };
    let bullets = list(
        false,
        Value::Null,
        false,
        vec![
            item(false, json!(true), &["a"]),
            item(false, json!(false), &["b"]),
            item(false, Value::Null, &["c"]),
        ],
    );
    assert_eq!(children("- [x] a\n- [ ] b\n- c\n"), bullets);
    let between = vec![item(false, Value::Null, &["a"]), item(false, Value::Null, &["b"])];
    assert_eq!(children("3. a\n\n3. b\n"), list(true, json!(3), true, between));
    let inside = vec![item(true, Value::Null, &["a", "b"]), item(false, Value::Null, &["c"])];
    assert_eq!(children("- a\n\n  b\n- c\n"), list(false, Value::Null, false, inside));
}

#[test]
fn tables() {
    let row = |values: [&str; 2]| {
        let cell = |value| json!({ "type": "tableCell", "children": [text(value)] });
        json!({ "type": "tableRow", "children": values.map(cell) })
    };
    assert_eq!(
        children("| a | b |\n|--:|---|\n| c | d |\n"),
        json!([{
            "type": "table", "align": ["right", null], "children": [row(["a", "b"]), row(["c", "d"])]
        }])
    );
}

#[test]
fn inlines() {
    let inlines = |source: &str| children(source)[0]["children"].take();
    assert_eq!(
        inlines("*a* **b** ~~c~~ `d`\\\ne <i>&amp;\nf"),
        json!([
            { "type": "emphasis", "children": [text("a")] },
            text(" "),
            { "type": "strong", "children": [text("b")] },
            text(" "),
            { "type": "delete", "children": [text("c")] },
            text(" "),
            { "type": "inlineCode", "value": "d" },
            { "type": "break" },
            text("e "),
            { "type": "html", "value": "<i>" },
            text("&\nf"),
        ])
    );
    let link = |title: Value, url: &str, value: &str| json!({ "type": "link", "title": title, "url": url, "children": [text(value)] });
    assert_eq!(
        inlines("[a](/b 'c')![*d*](e)<fg:h><h@i.j>www.k.l"),
        json!([
            link(json!("c"), "/b", "a"),
            { "type": "image", "title": null, "url": "e", "alt": "d" },
            link(Value::Null, "fg:h", "fg:h"),
            link(Value::Null, "mailto:h@i.j", "h@i.j"),
            text("www.k.l"),
        ])
    );
    assert_eq!(inlines("www.k.l")[0], link(Value::Null, "http://www.k.l", "www.k.l"));
}

#[test]
fn directives() {
    let mut root =
        parse(":::a[b]{#c .d e .f e='\"' #g}\n::h\n:::\n\n:i[*j*]{class=k}", Options::DIRECTIVES);
    drop_positions(&mut root);
    let emphasis = json!({ "type": "emphasis", "children": [text("j")] });
    assert_eq!(
        root["children"].take(),
        json!([
            {
                "type": "containerDirective", "name": "a",
                "attributes": { "id": "g", "class": "d f", "e": "\"" },
                "children": [
                    {
                        "type": "paragraph", "data": { "directiveLabel": true },
                        "children": [text("b")]
                    },
                    { "type": "leafDirective", "name": "h", "attributes": {}, "children": [] },
                ]
            },
            paragraph(&json!([{
                "type": "textDirective", "name": "i", "attributes": { "class": "k" },
                "children": [emphasis]
            }])),
        ])
    );
}

#[test]
fn shortcodes() {
    let mut root = parse("a:b_c:![:d:](e)", Options::SHORTCODES);
    drop_positions(&mut root);
    let image = json!({ "type": "image", "alt": ":d:", "title": null, "url": "e" });
    let shortcode = json!({ "type": "shortcode", "name": "b_c" });
    assert_eq!(root["children"][0], paragraph(&json!([text("a"), shortcode, image])));
}

#[test]
fn references_and_definitions() {
    let reference = |kind: &str, label: &str, value: &str| {
        json!({
            "type": "linkReference", "referenceType": kind,
            "identifier": label.to_lowercase(), "label": label, "children": [text(value)]
        })
    };
    assert_eq!(
        children("> [x][A\n> b]\n\n![C][]\n[C]\n\n[a B]: /u\n[C]: <v w> 't'\n"),
        json!([
            {
                "type": "blockquote",
                "children": [paragraph(&json!([{
                    "type": "linkReference", "referenceType": "full", "identifier": "a b",
                    "label": "A\nb", "children": [text("x")]
                }]))]
            },
            paragraph(&json!([
                {
                    "type": "imageReference", "referenceType": "collapsed", "identifier": "c",
                    "label": "C", "alt": "C"
                },
                text("\n"),
                reference("shortcut", "C", "C"),
            ])),
            { "type": "definition", "identifier": "a b", "label": "a B", "title": null, "url": "/u" },
            { "type": "definition", "identifier": "c", "label": "C", "title": "t", "url": "v w" },
        ])
    );
}

#[test]
fn strings_are_escaped_and_places_count_units() {
    let source = "\"\\\\\u{1}\t`a`\n\né😀*b*";
    let root = parse(source, Options::COMMONMARK);
    assert_eq!(root["children"][0]["children"][0]["value"], "\"\\\u{1}\t");
    let position = &root["children"][1]["children"][1]["position"];
    assert_eq!(position["start"], json!({ "line": 3, "column": 4, "offset": 13 }));
    let json = Document::parse(source).to_json(ColumnUnit::Bytes);
    let root: Value = serde_json::from_str(&json).unwrap();
    let position = &root["children"][1]["children"][1]["position"];
    assert_eq!(position["start"], json!({ "line": 3, "column": 7, "offset": 16 }));
}

/// The nesting that `serde_json` reads; what is nested deeper is only looked at from outside.
const DEPTH: usize = 60;

#[test]
fn documents_have_the_text_and_places_of_their_nodes() {
    for document in documents() {
        for options in [Options::COMMONMARK, Options::GFM, Options::ALL] {
            let tree = Tree::parse_with(&document.text, options);
            let depth = tree.root().descendants().map(Node::depth).max().unwrap_or(0);
            if depth <= DEPTH {
                compare(&document.text, &tree);
            } else {
                check_deep(&document.text, &tree);
            }
        }
    }
}

fn to_json(source: &str, tree: &Tree) -> String {
    let mut json = String::new();
    tree.write_json(source, ColumnUnit::Bytes, &mut json).unwrap();
    json
}

fn compare(source: &str, tree: &Tree) {
    let root: Value = serde_json::from_str(&to_json(source, tree)).unwrap();
    let mut open = vec![(&root, tree.root())];
    while let Some((json, node)) = open.pop() {
        assert_eq!(span(json), (node.span().start, node.span().end), "{json} is not {node:?}");
        assert!(is_of(json["type"].as_str().unwrap(), node.kind()), "{json} is not {node:?}");
        let Some(inside) = json["children"].as_array() else { continue };
        let mut children = node.children().filter(|child| !is_task_marker(*child)).peekable();
        for json in inside {
            let child = children.next().unwrap();
            if json["type"] != "text" {
                open.push((json, child));
                continue;
            }
            let mut last = child;
            let mut text = child.text(source);
            while let Some(next) = children.next_if(|next| is_text(*next)) {
                text += &next.text(source);
                last = next;
            }
            assert_eq!(json["value"], text);
            assert_eq!(span(json), (child.span().start, last.span().end));
        }
        assert_eq!(children.next(), None, "{json} has too few children");
    }
}

fn is_text(node: Node<'_>) -> bool {
    matches!(node.kind(), Kind::Text | Kind::SoftBreak)
}

fn is_task_marker(node: Node<'_>) -> bool {
    matches!(node.kind(), Kind::TaskMarker { .. })
}

fn span(json: &Value) -> (u32, u32) {
    let offset = |end| json["position"][end]["offset"].as_u64().unwrap();
    (offset("start").try_into().unwrap(), offset("end").try_into().unwrap())
}

fn is_of(name: &str, kind: Kind) -> bool {
    match kind {
        Kind::Document => name == "root",
        Kind::Paragraph { .. } | Kind::DirectiveLabel => name == "paragraph",
        Kind::Heading { .. } => name == "heading",
        Kind::BlockQuote | Kind::Alert(_) => name == "blockquote",
        Kind::List(_) => name == "list",
        Kind::Item => name == "listItem",
        Kind::Directive(_) => name.ends_with("Directive"),
        Kind::CodeBlock(_) => name == "code",
        Kind::HtmlBlock | Kind::InlineHtml => name == "html",
        Kind::ThematicBreak => name == "thematicBreak",
        Kind::HardBreak => name == "break",
        Kind::Definition { .. } => name == "definition",
        Kind::Emphasis => name == "emphasis",
        Kind::Strong => name == "strong",
        Kind::Strikethrough => name == "delete",
        Kind::Superscript => name == "superscript",
        Kind::Subscript => name == "subscript",
        Kind::Highlight => name == "mark",
        Kind::Insert => name == "insert",
        Kind::Underline => name == "underline",
        Kind::Spoiler => name == "spoiler",
        Kind::CodeSpan => name == "inlineCode",
        Kind::Math(_) => name == "inlineMath",
        Kind::FrontMatter(_) => matches!(name, "yaml" | "toml"),
        Kind::Custom(_) => name == "custom",
        Kind::DefinitionList => name == "defList",
        Kind::DefinitionTerm => name == "defListTerm",
        Kind::DefinitionDetails { .. } => name == "defListDescription",
        Kind::FootnoteDefinition { .. } => name == "footnoteDefinition",
        Kind::InlineFootnote => name == "footnote",
        Kind::FootnoteReference { .. } => name == "footnoteReference",
        Kind::Shortcode => name == "shortcode",
        Kind::Link(_) => matches!(name, "link" | "linkReference"),
        Kind::Image(_) => matches!(name, "image" | "imageReference"),
        Kind::Table(_) => name == "table",
        Kind::TableRow { .. } => name == "tableRow",
        Kind::TableCell { .. } => name == "tableCell",
        _ => false,
    }
}

/// Counts brackets outside of strings: they match, and there is one node for each `type`.
fn check_deep(source: &str, tree: &Tree) {
    let (mut depth, mut nodes, mut in_string, mut is_escaped) = (0_usize, 0, false, false);
    let json = to_json(source, tree);
    for byte in json.bytes() {
        match byte {
            _ if is_escaped => is_escaped = false,
            b'\\' => is_escaped = true,
            b'"' => in_string = !in_string,
            _ if in_string => {}
            b'{' | b'[' => depth += 1,
            b'}' | b']' => depth = depth.checked_sub(1).unwrap(),
            _ => {}
        }
    }
    nodes += json.matches("{\"type\":\"").count();
    assert_eq!((depth, in_string), (0, false));
    assert!(nodes > DEPTH, "{nodes} nodes");
}

#[test]
fn any_depth_fits_the_stack() {
    let source =
        "> ".repeat(50_000) + &"- ".repeat(25_000) + &"*a ".repeat(50_000) + &"b*".repeat(50_000);
    let test = move || {
        let tree = Tree::parse(&source);
        assert_eq!(tree.root().span(), Span::new(0, u32::try_from(source.len()).unwrap()));
        check_deep(&source, &tree);
    };
    let thread = thread::Builder::new().stack_size(256 * 1024).spawn(test).unwrap();
    thread.join().unwrap();
}
