//! Synthetic documents of 64 KB, always the same.
//!
//! The first four are the shapes that another Markdown library measures the memory of its tree
//! with, byte for byte, so that figures can be compared. Whole units are appended until a document
//! has 64 KB, which each one therefore exceeds a little.

use std::fmt::Write;

/// Appends formatted text; writing to a string cannot fail.
macro_rules! push {
    ($text:expr, $($arguments:tt)*) => {{
        let _ = write!($text, $($arguments)*);
    }};
}

const SIZE: usize = 65536;

const WORDS: [&str; 16] = [
    "the", "layout", "engine", "reads", "a", "document", "and", "renders", "it", "into",
    "elements", "that", "measure", "their", "own", "text",
];

/// A generator and the name of its shape.
pub type Generator = (&'static str, fn() -> String);

/// All generators.
pub const ALL: [Generator; 7] = [
    ("prose", prose),
    ("nested", nested),
    ("tables", tables),
    ("entities", entities),
    ("plain", plain),
    ("code", code),
    ("cjk", cjk),
];

/// Headings, and paragraphs with emphasis, code spans and links; now and then a list.
pub fn prose() -> String {
    let mut paragraph = 0;
    generate(|random, text| {
        if paragraph % 10 == 0 {
            push!(text, "## Section {}\n\n", paragraph / 10);
        }
        for _ in 0..random.range(2, 5) {
            let count = random.range(3, 8);
            random.words(text, count);
            match random.next() % 5 {
                0 => random.wrapped(text, " **", 2, "**"),
                1 => random.wrapped(text, " *", 1, "*"),
                2 => random.wrapped(text, " `", 1, "`"),
                3 => random.wrapped(text, " [", 2, "](/some/path)"),
                _ => {}
            }
            text.push_str(". ");
        }
        text.push_str("\n\n");
        if paragraph % 7 == 3 {
            for _ in 0..4 {
                text.push_str("- ");
                random.line(text, 3, 7);
            }
            text.push('\n');
        }
        paragraph += 1;
    })
}

/// Lists in one to four block quotes, each with a lazy continuation line.
pub fn nested() -> String {
    generate(|random, text| {
        let prefix = "> ".repeat(random.range(1, 4) as usize);
        for marker in ["- ", "  - ", "  ", "  "] {
            text.push_str(&prefix);
            text.push_str(marker);
            random.line(text, 4, 9);
        }
        random.line(text, 4, 9);
        text.push('\n');
    })
}

/// Tables of five columns and eight rows.
pub fn tables() -> String {
    generate(|random, text| {
        text.push_str("| head | of | five | short | columns |\n|:---|:---:|---:|---|:---:|\n");
        for _ in 0..8 {
            text.push('|');
            for _ in 0..5 {
                let count = random.range(1, 3);
                random.wrapped(text, " ", count, " |");
            }
            text.push('\n');
        }
        text.push('\n');
    })
}

/// Paragraphs in which each fifth word is a character reference.
pub fn entities() -> String {
    const REFERENCES: [&str; 6] = ["&amp;", "&copy;", "&nbsp;", "&#65;", "&#x41;", "&hellip;"];
    generate(|random, text| {
        for token in 0..40 {
            if token % 5 == 4 {
                text.push_str(REFERENCES[random.next() as usize % REFERENCES.len()]);
            } else {
                random.words(text, 1);
            }
            text.push(' ');
        }
        text.push_str("\n\n");
    })
}

/// Paragraphs of plain sentences, in lines of about eighty characters.
pub fn plain() -> String {
    generate(|random, text| {
        for _ in 0..random.range(3, 9) {
            let count = random.range(12, 16);
            random.words(text, count);
            text.push_str(".\n");
        }
        text.push('\n');
    })
}

/// A sentence, then a fenced code block; every fourth one is indented code.
pub fn code() -> String {
    let mut block = 0;
    generate(|random, text| {
        random.line(text, 5, 9);
        text.push('\n');
        let indented = block % 4 == 3;
        let indent = if indented { "    " } else { "" };
        if !indented {
            text.push_str("```rust\n");
        }
        for number in 0..random.range(4, 24) {
            match random.next() % 8 {
                0 => text.push('\n'),
                1 => push!(text, "{indent}    // `{number}` *is* <not> [a](link) & no \\escape\n"),
                2 => push!(text, "{indent}let x_{number} = &*y[{number}] as *const _;\n"),
                depth => {
                    push!(text, "{indent}{:1$}", "", depth as usize % 4 * 4);
                    random.wrapped(text, "call(\"", depth, "\")?;\n");
                }
            }
        }
        text.push_str(if indented { "\n" } else { "```\n\n" });
        block += 1;
    })
}

/// Chinese, Japanese and Korean sentences with strong emphasis, code spans and links.
pub fn cjk() -> String {
    const PHRASES: [&str; 12] = [
        "解析器逐行读取文本",
        "事件按顺序产生",
        "不需要额外的内存",
        "标题和列表都有位置",
        "文書を先頭から読む",
        "見出しとリスト",
        "文字列は借用のまま",
        "行末で一度だけ止まる",
        "문서를 한 줄씩 읽고",
        "사건을 차례로 내보낸다",
        "메모리를 쓰지 않는",
        "목록과 제목",
    ];
    const CLOSINGS: [&str; 4] = ["。", "、", "，", "！"];
    let mut paragraph = 0;
    generate(|random, text| {
        let phrase = |random: &mut Random| PHRASES[random.next() as usize % PHRASES.len()];
        if paragraph % 6 == 0 {
            push!(text, "## {}\n\n", phrase(random));
        }
        for _ in 0..random.range(2, 7) {
            text.push_str(phrase(random));
            match random.next() % 6 {
                0 => push!(text, "**{}**", phrase(random)),
                1 => push!(text, " `{}` ", phrase(random)),
                2 => push!(text, "[{}](/路径)", phrase(random)),
                _ => {}
            }
            text.push_str(CLOSINGS[random.next() as usize % CLOSINGS.len()]);
            if random.next() % 3 == 0 {
                text.push('\n');
            }
        }
        text.push_str("\n\n");
        paragraph += 1;
    })
}

/// Appends units until the document is long enough.
fn generate(mut unit: impl FnMut(&mut Random, &mut String)) -> String {
    let mut random = Random::new(12345);
    // All units are shorter than what is added: the text is never moved.
    let mut text = String::with_capacity(SIZE + 4096);
    while text.len() < SIZE {
        unit(&mut random, &mut text);
    }
    text
}

/// Random numbers: PCG32 (XSH-RR).
struct Random {
    state: u64,
    increment: u64,
}

impl Random {
    fn new(seed: u64) -> Self {
        let mut random = Self { state: 0, increment: 2 * seed + 1 };
        random.next();
        random.state = random.state.wrapping_add(seed);
        random.next();
        random
    }

    #[expect(clippy::cast_possible_truncation, reason = "the generator takes the low half")]
    fn next(&mut self) -> u32 {
        let old = self.state;
        self.state = old.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(self.increment);
        ((((old >> 18) ^ old) >> 27) as u32).rotate_right((old >> 59) as u32)
    }

    /// A number from `first` to `last`.
    fn range(&mut self, first: u32, last: u32) -> u32 {
        first + self.next() % (last - first + 1)
    }

    /// Appends words with spaces between them.
    fn words(&mut self, text: &mut String, count: u32) {
        for index in 0..count {
            if index > 0 {
                text.push(' ');
            }
            text.push_str(WORDS[self.next() as usize % WORDS.len()]);
        }
    }

    /// Appends words between two strings.
    fn wrapped(&mut self, text: &mut String, before: &str, count: u32, after: &str) {
        text.push_str(before);
        self.words(text, count);
        text.push_str(after);
    }

    /// Appends a line of as many words as a number from `first` to `last` says.
    fn line(&mut self, text: &mut String, first: u32, last: u32) {
        let count = self.range(first, last);
        self.wrapped(text, "", count, "\n");
    }
}
