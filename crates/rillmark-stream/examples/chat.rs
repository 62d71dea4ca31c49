//! A terminal that shows an answer while it is written, and draws only what has changed: what is
//! final is never touched again, and of the rest only the lines from the first change on.
//!
//! ```sh
//! cargo run --package rillmark-stream --example chat -- README.md
//! ```

use std::io::{self, Write};
use std::thread::sleep;
use std::time::Duration;
use std::{env, fs};

use rillmark::{Event, Options, Tag, TagEnd};
use rillmark_stream::Stream;

const ANSWER: &str = "\
# How to count

Counting needs *three* things:

1. a **beginning**,
2. a step,
3. a reason to `stop`.

```rust
for number in 1..=3 {
    println!(\"{number}\");
}
```

> Whoever counts must not [sleep](https://example.com).
";

/// What a model writes at once, in characters.
const PIECE: usize = 4;

fn main() -> io::Result<()> {
    let answer = env::args().nth(1).map_or_else(|| Ok(ANSWER.into()), fs::read_to_string)?;
    let mut terminal = Terminal { out: io::stdout().lock() };
    let mut stream = Stream::new(Options::GFM);
    stream.anticipate(true);
    let mut tail = Drawing::default();
    let (mut redrawn, mut naive) = (0, 0);
    let mut rest = answer.as_str();
    while !stream.is_finished() {
        let end = rest.char_indices().nth(PIECE).map_or(rest.len(), |(at, _)| at);
        let (piece, after) = rest.split_at(end);
        rest = after;
        if piece.is_empty() {
            stream.finish();
        } else {
            stream.push(piece);
        }
        while let Some(commit) = stream.commit() {
            let mut block = Drawing::default();
            commit.for_each(|(event, _)| block.add(event));
            redrawn += terminal.replace(&tail.text, &block.text)?;
            tail = Drawing::default();
        }
        let patch = stream.tail();
        let old = tail.text.clone();
        tail.truncate(patch.unchanged());
        patch.for_each(|(event, _)| tail.add(event));
        redrawn += terminal.replace(&old, &tail.text)?;
        naive += tail.text.len();
        sleep(Duration::from_millis(10));
    }
    writeln!(terminal.out, "\n({redrawn} bytes drawn; all of the tail each time: {naive})")
}

/// Text as it is drawn, and where each event of it begins.
#[derive(Default)]
struct Drawing {
    text: String,
    starts: Vec<(usize, Vec<&'static str>)>,
    /// What each line begins with, from the open blocks.
    prefixes: Vec<&'static str>,
}

impl Drawing {
    /// Forgets all but the first events.
    fn truncate(&mut self, events: usize) {
        if let Some((len, prefixes)) = self.starts.get(events) {
            self.text.truncate(*len);
            self.prefixes.clone_from(prefixes);
        }
        self.starts.truncate(events);
    }

    fn add(&mut self, event: Event<'_>) {
        self.starts.push((self.text.len(), self.prefixes.clone()));
        match event {
            Event::Text(text) => self.write(&text),
            Event::SoftBreak
            | Event::HardBreak
            | Event::End(TagEnd::Paragraph { .. } | TagEnd::TableRow { .. }, _) => self.write("\n"),
            Event::ThematicBreak => self.write("----\n"),
            Event::Start(Tag::Heading { .. } | Tag::Strong) => self.text.push_str("\x1b[1m"),
            Event::Start(Tag::Emphasis) => self.text.push_str("\x1b[3m"),
            Event::Start(Tag::CodeSpan) => self.text.push_str("\x1b[36m"),
            Event::Start(Tag::Link { .. }) => self.text.push_str("\x1b[4m"),
            Event::Start(Tag::Item) => self.open("- ", "  "),
            Event::Start(Tag::BlockQuote) => self.open("| ", "| "),
            Event::Start(Tag::CodeBlock(_)) => self.open("    ", "    "),
            Event::End(TagEnd::Heading(_), _) => self.write("\x1b[0m\n"),
            Event::End(TagEnd::Item | TagEnd::CodeBlock | TagEnd::BlockQuote, _) => {
                self.prefixes.pop();
            }
            Event::End(TagEnd::Emphasis | TagEnd::Strong | TagEnd::CodeSpan | TagEnd::Link, _) => {
                self.text.push_str("\x1b[0m");
            }
            _ => {}
        }
    }

    /// Opens a block whose first line begins with another prefix than the others.
    fn open(&mut self, first: &str, others: &'static str) {
        self.write(first);
        self.prefixes.push(others);
    }

    /// Writes text, with the prefix at the beginning of each line.
    fn write(&mut self, text: &str) {
        for line in text.split_inclusive('\n') {
            if self.text.is_empty() || self.text.ends_with('\n') {
                self.text.extend(self.prefixes.iter().copied());
            }
            self.text.push_str(line);
        }
    }
}

/// A terminal whose last lines can be drawn anew.
struct Terminal<W> {
    out: W,
}

impl<W: Write> Terminal<W> {
    /// Draws the new text where the old one stands, from the first line on that has changed. Gives
    /// the number of bytes that were written.
    fn replace(&mut self, old: &str, new: &str) -> io::Result<usize> {
        let same = old.bytes().zip(new.bytes()).take_while(|(old, new)| old == new).count();
        let line = old.as_bytes()[..same].iter().rposition(|byte| *byte == b'\n');
        let kept = line.map_or(0, |at| at + 1);
        let lines = old[kept..].matches('\n').count();
        if lines > 0 {
            write!(self.out, "\x1b[{lines}A")?;
        }
        // From there on, what is drawn below is gone.
        write!(self.out, "\r\x1b[J{}", &new[kept..])?;
        self.out.flush()?;
        Ok(new.len() - kept)
    }
}
