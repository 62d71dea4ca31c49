//! What the rivals behind the feature `rivals` do, each with the options that make its work the
//! same as ours: CommonMark without extensions, raw HTML and all URLs passed on.

#![expect(clippy::unnecessary_wraps, reason = "all of them are of the type `Drain`")]

use std::hint::black_box;
use std::sync::LazyLock;

use rillmark_md4c as md4c;
use satteri_pulldown_cmark as satteri;

use crate::drains::count;
use crate::{Failure, Html};

type Outcome = Result<usize, Failure>;

pub(crate) fn md4c_events(source: &str, _: &mut Html) -> Outcome {
    md4c::events(source).map_err(describe)
}

pub(crate) fn md4c_html(source: &str, html: &mut Html) -> Outcome {
    html.bytes.clear();
    md4c::push_html(&mut html.bytes, source).map_err(describe)?;
    Ok(html.bytes.len())
}

fn describe(error: md4c::Error) -> Failure {
    match error {
        md4c::Error::NotInstalled => "not there",
        md4c::Error::Failed => "fails",
    }
}

pub(crate) fn satteri_blocks(source: &str, _: &mut Html) -> Outcome {
    black_box(&satteri::Parser::new(source));
    Ok(1)
}

pub(crate) fn satteri_events(source: &str, _: &mut Html) -> Outcome {
    Ok(count(satteri::Parser::new(source)))
}

pub(crate) fn ferromark_tree(source: &str, _: &mut Html) -> Outcome {
    let arena = ferromark::Allocator::for_source_len(source.len());
    let options = ferromark::ParserOptions::commonmark();
    let parser = ferromark::Parser::with_options(&arena, source, options);
    let document = parser.parse().map_err(|_| "fails")?;
    Ok(black_box(&document).children.len())
}

/// It takes no buffer without a copy at the end; a new string each time is the faster way.
pub(crate) fn ferromark_html(source: &str, _: &mut Html) -> Outcome {
    let parser = ferromark::ParserOptions::commonmark();
    let renderer = ferromark::HtmlRendererOptions::commonmark();
    let html = ferromark::to_html_with_options(source, parser, renderer).map_err(|_| "fails")?;
    Ok(black_box(&html).len())
}

pub(crate) fn ironmark_html(source: &str, _: &mut Html) -> Outcome {
    let options = ironmark::ParseOptions {
        hard_breaks: false,
        enable_highlight: false,
        enable_strikethrough: false,
        enable_underline: false,
        enable_tables: false,
        enable_autolink: false,
        enable_task_lists: false,
        ..Default::default()
    };
    Ok(black_box(&ironmark::render_html(source, &options)).len())
}

pub(crate) fn comrak_html(source: &str, html: &mut Html) -> Outcome {
    static OPTIONS: LazyLock<comrak::Options<'_>> = LazyLock::new(|| {
        let mut options = comrak::Options::default();
        options.render.r#unsafe = true;
        options
    });
    html.text.clear();
    let arena = comrak::Arena::new();
    let root = comrak::parse_document(&arena, source, &OPTIONS);
    comrak::format_html(root, &OPTIONS, &mut html.text).map_err(|_| "fails")?;
    Ok(html.text.len())
}

pub(crate) fn markdown_rs_html(source: &str, _: &mut Html) -> Outcome {
    let compile = markdown::CompileOptions {
        allow_dangerous_html: true,
        allow_dangerous_protocol: true,
        ..Default::default()
    };
    let options = markdown::Options { compile, ..Default::default() };
    let html = markdown::to_html_with_options(source, &options).map_err(|_| "fails")?;
    Ok(black_box(&html).len())
}
