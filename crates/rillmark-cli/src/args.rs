//! The arguments of the command.

use std::fs;
use std::path::{Path, PathBuf};

use clap::error::ErrorKind;
use clap::{CommandFactory as _, Parser, ValueEnum};
use rillmark::Options;
use rillmark_html::HtmlOptions;

/// The name of standard input and standard output.
pub(crate) const STANDARD: &str = "-";

/// Renders Markdown as HTML, or shows its events, tree (also as JSON) or table of contents.
///
/// Every file is a document of its own. All of them are read before anything is written, unless
/// `--stream` asks for each block at once.
#[derive(Debug, Parser)]
#[command(name = "rillmark", version, max_term_width = 100)]
pub(crate) struct Args {
    /// Files to read; standard input where there is none, and for `-`
    #[arg(value_name = "FILE")]
    files: Vec<PathBuf>,

    /// What to write
    #[arg(long, value_enum, value_name = "FORMAT", default_value_t = Format::Html)]
    pub(crate) to: Format,

    /// File to write to; standard output for `-`
    #[arg(short, long, value_name = "FILE", default_value = STANDARD, hide_default_value = true)]
    pub(crate) output: PathBuf,

    /// Dialect of Markdown: commonmark, or gfm for GitHub's
    #[arg(long, value_name = "NAME", default_value = "commonmark", value_parser = dialect)]
    dialect: Options,

    /// Extensions beside those of the dialect, divided by commas: tables, strikethrough, task-lists,
    /// autolink-literals, alerts, footnotes, inline-footnotes, math, math-code, front-matter,
    /// heading-attributes, superscript, subscript, highlight, insert, underline, spoiler,
    /// smart-punctuation, cjk-emphasis, definition-lists, shortcodes (emoji in HTML), directives,
    /// wikilinks, wikilinks-title-first; for HTML: tag-filter (for the raw HTML that --trusted passes),
    /// hard-breaks (each line end breaks the line), heading-ids (as on github.com)
    #[arg(long, value_name = "NAMES", value_parser = extension, value_delimiter = ',')]
    extensions: Vec<Extension>,

    /// Write each top-level block as soon as no later text can change it, in memory that does not grow
    /// with the input, but for definitions, footnotes and ids. References to later definitions stay text;
    /// footnotes come at the end; a line before the events of each block says where it begins, and spans
    /// count from there
    #[arg(long)]
    pub(crate) stream: bool,

    /// Pass raw HTML, every link destination and every attribute through: for text from authors you
    /// trust
    #[arg(long)]
    trusted: bool,

    /// Replace invalid UTF-8 by U+FFFD; spans count the bytes of the text after that
    #[arg(long)]
    pub(crate) lossy: bool,
}

/// What the command writes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Format {
    /// HTML
    Html,
    /// One line for each event: its span, the event, indented by nesting
    Events,
    /// One line for each node of the tree: its span, the node, indented by nesting
    Ast,
    /// The table of contents: a list of links to the headings, in Markdown
    Toc,
    /// The tree as JSON in the shape of mdast, on one line; columns and offsets count UTF-16
    Json,
}

impl Format {
    /// Whether it is a list with a column of spans.
    pub(crate) fn has_spans(self) -> bool {
        matches!(self, Self::Events | Self::Ast)
    }
}

impl Args {
    /// The arguments that the command was started with. Ends the process where they are wrong,
    /// or ask for help.
    pub(crate) fn read() -> Self {
        let args = Self::parse();
        if args.files.iter().filter(|file| is_standard(file)).count() > 1 {
            let message = "standard input can be read only once";
            Self::command().error(ErrorKind::ArgumentConflict, message).exit();
        }
        if args.stream && !matches!(args.to, Format::Html | Format::Events) {
            let message = "--stream writes html or events";
            Self::command().error(ErrorKind::ArgumentConflict, message).exit();
        }
        if args.stream && args.writes_an_input() {
            let message = "--stream cannot write a file that it still reads";
            Self::command().error(ErrorKind::ArgumentConflict, message).exit();
        }
        args
    }

    /// Whether the output is the file of an input.
    fn writes_an_input(&self) -> bool {
        let Ok(output) = fs::canonicalize(&self.output) else { return false };
        !is_standard(&self.output)
            && self.inputs().any(|input| {
                !is_standard(input) && fs::canonicalize(input).is_ok_and(|input| input == output)
            })
    }

    /// What dialect of Markdown to read.
    pub(crate) fn options(&self) -> Options {
        self.extensions.iter().fold(self.dialect, |options, extension| match extension {
            Extension::Syntax(extension) => options.with(*extension),
            Extension::Html(_) => options,
        })
    }

    /// What may pass into the HTML.
    pub(crate) fn html_options(&self) -> HtmlOptions {
        let html = if self.trusted { HtmlOptions::trusted() } else { HtmlOptions::default() };
        self.extensions.iter().fold(html.emoji(true), |html, extension| match extension {
            Extension::Syntax(_) => html,
            Extension::Html(switch_on) => switch_on(html),
        })
    }

    /// The files to read; at least one.
    pub(crate) fn inputs(&self) -> impl Iterator<Item = &Path> {
        let standard = self.files.is_empty().then_some(Path::new(STANDARD));
        self.files.iter().map(PathBuf::as_path).chain(standard)
    }
}

/// Whether a path stands for standard input or standard output.
pub(crate) fn is_standard(path: &Path) -> bool {
    path == Path::new(STANDARD)
}

fn dialect(name: &str) -> Result<Options, &'static str> {
    match name {
        "commonmark" => Ok(Options::COMMONMARK),
        "gfm" => Ok(Options::GFM),
        _ => Err("there is no such dialect; use commonmark or gfm"),
    }
}

/// What a name among the extensions switches on.
#[derive(Clone, Copy, Debug)]
enum Extension {
    /// Syntax.
    Syntax(Options),
    /// An option of the HTML.
    Html(SwitchOn),
}

/// Switches on an option of the HTML.
type SwitchOn = fn(HtmlOptions) -> HtmlOptions;

/// The names of those that are no syntax.
const HTML: [(&str, SwitchOn); 3] = [
    ("tag-filter", |html| html.tag_filter(true)),
    ("hard-breaks", |html| html.hard_breaks(true)),
    ("heading-ids", |html| html.heading_ids(true)),
];

fn extension(name: &str) -> Result<Extension, String> {
    if let Some((_, switch_on)) = HTML.iter().find(|(other, _)| *other == name) {
        return Ok(Extension::Html(*switch_on));
    }
    if let Some((_, extension)) = Options::EXTENSIONS.iter().find(|(other, _)| *other == name) {
        return Ok(Extension::Syntax(*extension));
    }
    let names = Options::EXTENSIONS.iter().map(|(name, _)| *name);
    let names: Vec<_> = names.chain(HTML.map(|(name, _)| name)).collect();
    Err(format!("there is no such extension; there are {}", names.join(", ")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_help_names_every_extension() {
        let help = Args::command().render_long_help().to_string();
        let words: Vec<_> = help.split([' ', ',', ';', '\n']).collect();
        let names = Options::EXTENSIONS.iter().map(|(name, _)| *name);
        for name in names.chain(HTML.map(|(name, _)| name)) {
            assert!(words.contains(&name), "{name}");
        }
    }
}
