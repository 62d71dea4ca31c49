//! Attack documents: whatever is tried, the HTML for text of other people stays what the renderer
//! writes itself. The law `html_is_safe` says whether it does.

use rillmark::Options;
use rillmark_snapshots::all_extensions;
use rillmark_snapshots::laws::LAWS;

/// Schemes of URLs, with what follows them.
const URLS: [&str; 8] = [
    "javascript:alert(1)",
    "vbscript:msgbox(1)",
    "file:///etc/passwd",
    "data:text/html,<script>alert(1)</script>",
    "data:text/html;base64,PHNjcmlwdD4=",
    "data:image/svg+xml,<svg/onload=alert(1)>",
    "data:image/png+xml,<svg/onload=alert(1)>",
    "data:,alert(1)",
];

/// Ways to write a URL so that it is the same to a browser, or was to some.
const SPELLINGS: [fn(&str) -> String; 24] = [
    |url| url.to_owned(),
    |url| url.to_uppercase(),
    |url| alternate(url, |char| char.to_uppercase().collect()),
    |url| alternate(url, |char| format!("&#{};", u32::from(char))),
    |url| alternate(url, |char| format!("&#x{:X};", u32::from(char))),
    |url| alternate(url, |char| format!("&#{:07};", u32::from(char))),
    |url| alternate(url, |char| format!("\\{char}")),
    |url| alternate(url, |char| format!("%{:02X}", u32::from(char))),
    |url| alternate(url, |char| format!("{char}&Tab;")),
    |url| alternate(url, |char| format!("{char}&NewLine;")),
    |url| alternate(url, |char| format!("{char}&#13;")),
    |url| alternate(url, |char| format!("{char}&#0;")),
    |url| alternate(url, |char| format!("{char}\0")),
    |url| alternate(url, |char| format!("{char}&shy;")),
    |url| alternate(url, |char| format!("{char}\u{200B}")),
    |url| url.replacen(':', "&colon;", 1),
    |url| url.replacen(':', "&#x0000003A;", 1),
    |url| url.replacen(':', "\\:", 1),
    |url| url.replacen(':', "&Tab;:", 1),
    |url| format!("&#1;{url}"),
    |url| format!("\u{1}\u{1F}{url}"),
    |url| format!("&#32;&NewLine;&Tab;{url}"),
    |url| format!("\u{A0}\u{FEFF}{url}"),
    |url| format!("&nbsp;{url}"),
];

/// Every second character written in another way.
fn alternate(url: &str, write: impl Fn(char) -> String) -> String {
    let chars = url.chars().enumerate();
    chars.map(|(index, char)| if index % 2 == 1 { write(char) } else { char.into() }).collect()
}

/// Where a URL can stand.
const PLACES: [fn(&str) -> String; 16] = [
    |url| format!("[a]({url})"),
    |url| format!("[a](<{url}>)"),
    |url| format!("[a](\n{url}\n'b')"),
    |url| format!("![a]({url})"),
    |url| format!("![a](<{url}> \"b\")"),
    |url| format!("[![a]({url})]({url})"),
    |url| format!("[a]\n\n[a]: {url}"),
    |url| format!("[a][b] ![a][b]\n\n[b]: <{url}> 'c'"),
    |url| format!("> [a]\n>\n> [a]:\n> {url}\n> 'c\n> d'"),
    |url| format!("<{url}>"),
    |url| format!("{url} www.{url} http://{url} mailto:{url} a@{url}"),
    |url| format!("<a href=\"{url}\">a</a> <img src='{url}' onerror={url}>"),
    |url| format!("<div style=\"background: url({url})\">\n{url}\n</div>"),
    |url| format!("|a|\n|-|\n|[b]({url}) <{url}>|\n"),
    |url| format!("```{url}\n{url}\n```"),
    |url| format!("# [a]({url}) {{href={url}}}\n[[{url}]] [^a] ${url}$\n\n[^a]: [b]({url})"),
];

/// What tries to leave an attribute or a text.
const ESCAPES: [&str; 20] = [
    "\" onclick=\"alert(1)",
    "' onclick='alert(1)",
    "\"><script>alert(1)</script>",
    "'><script>alert(1)</script>",
    "&quot; onclick=&quot;alert(1)",
    "&#34; onclick=&#34;alert(1)",
    "\\\" onclick=\\\"alert(1)",
    "` onclick=`alert(1)",
    "<script>alert(1)</script>",
    "&lt;script&gt;alert(1)&lt;/script&gt;",
    "<img src=x onerror=alert(1)>",
    "<svg/onload=alert(1)>",
    "</code></pre><script>alert(1)</script>",
    "-->\n<script>alert(1)</script>",
    "<!--><script>alert(1)</script>",
    "]]><script>alert(1)</script>",
    "<![CDATA[<script>alert(1)</script>",
    "<?php echo 1; ?><!DOCTYPE html>",
    "</textarea></title></style><plaintext>",
    "<a\nhref='javascript:alert(1)'\n>",
];

/// Where text can stand.
const TEXTS: [fn(&str) -> String; 23] = [
    |text| text.to_owned(),
    |text| format!("a {text} b"),
    |text| format!("# {text}"),
    |text| format!("{text}\n==="),
    |text| format!("> {text}"),
    |text| format!("- {text}"),
    |text| format!("- [x] {text}"),
    |text| format!("*{text}* **{text}** ~~{text}~~"),
    |text| format!("`{text}`"),
    |text| format!("    {text}"),
    |text| format!("```\n{text}\n```"),
    |text| format!("~~~ {text}\na\n~~~"),
    |text| format!("~~~ language-{}\na\n~~~", text.replace(' ', "&Tab;")),
    |text| format!("[{text}](a \"{text}\") [b](c '{text}') [d](e ({text}))"),
    |text| format!("![{text}](a '{text}') ![b *{text}* `{text}`](<{text}>)"),
    |text| format!("[a][{text}] [{text}][] [{text}]\n\n[{text}]: b '{text}'"),
    |text| format!("<http://{text}> <a@{text}> www.{text} http://a.b/{text}"),
    |text| format!("|{text}|{text}\n|-|:-:|\n|{text}|`{text}`\n"),
    |text| format!("<div {text}>\n{text}\n\n<b {text}>{text}</b>"),
    |text| format!("> [!NOTE]\n> {text}\n\n> [!{text}]\n> a"),
    |text| format!("a[^{text}] b[^c] ^[{text}]\n\n[^{text}]: d\n\n[^c]: {text}"),
    |text| format!(":a[{text}]{{{text} .{text} b='{text}' {text}=c}} :{text}\n\n::d{{#{text}}}"),
    |text| {
        format!(
            "${text}$ $$\n{text}\n$$ [[{text}|{text}]] {{#{text} .{text}}}\n\n---\n{text}\n: {text}"
        )
    },
];

#[test]
fn attacks_stay_text() {
    let urls = URLS.iter().flat_map(|url| SPELLINGS.map(|spell| spell(url)));
    let urls = urls.flat_map(|url| PLACES.map(|place| place(&url)));
    let escapes = ESCAPES.iter().flat_map(|text| TEXTS.map(|place| place(text)));
    let law = LAWS.iter().find(|(name, _)| *name == "html_is_safe").map(|(_, law)| *law);
    let mut failures = Vec::new();
    let mut count = 0;
    for source in urls.chain(escapes) {
        for options in [Options::COMMONMARK, all_extensions()] {
            count += 1;
            if let Some(Err(message)) = law.map(|law| law(&source, options)) {
                failures.push(format!("{source:?}: {message}"));
            }
        }
    }
    assert!(count > 7000, "only {count} documents");
    assert!(failures.is_empty(), "{} of {count}\n{}", failures.len(), failures.join("\n"));
}
