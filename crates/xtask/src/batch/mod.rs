//! `cargo xtask batch`: renders the documents of test suites, one JSON object a line.

mod dialect;

use std::io::{self, BufRead, Write};
use std::panic::{self, AssertUnwindSafe};

use serde::{Deserialize, Serialize};

use self::dialect::Dialect;
use crate::Outcome;

/// A line of input.
#[derive(Deserialize)]
struct Request {
    markdown: String,
    #[serde(default)]
    options: Vec<String>,
}

/// A line of output.
#[derive(Serialize)]
#[serde(rename_all = "lowercase")]
enum Answer {
    Html(String),
    Error(String),
}

/// Answers standard input on standard output, line by line.
pub(crate) fn run() -> Outcome {
    // A panic is reported in the answer.
    panic::set_hook(Box::new(|_| {}));
    answer_lines(io::stdin().lock(), io::stdout().lock(), render)
}

/// Renders a document.
fn render(source: &str, dialect: Dialect) -> String {
    rillmark_html::to_html_with(source, dialect.options, dialect.html)
}

/// What renders a document.
type Renderer = fn(&str, Dialect) -> String;

fn answer_lines(mut input: impl BufRead, mut output: impl Write, render: Renderer) -> Outcome {
    let mut line = Vec::new();
    while input.read_until(b'\n', &mut line)? != 0 {
        serde_json::to_writer(&mut output, &answer(&line, render))?;
        output.write_all(b"\n")?;
        line.clear();
    }
    Ok(output.flush()?)
}

/// The answer to one line, which depends on no other line.
fn answer(line: &[u8], render: Renderer) -> Answer {
    let html = serde_json::from_slice::<Request>(line)
        .map_err(|error| format!("request: {error}"))
        .and_then(|request| {
            let dialect = Dialect::new(&request.options)?;
            catch(|| render(&request.markdown, dialect))
        });
    html.map_or_else(Answer::Error, Answer::Html)
}

/// The result, or the message of the panic that came instead.
fn catch(html: impl FnOnce() -> String) -> Result<String, String> {
    panic::catch_unwind(AssertUnwindSafe(html)).map_err(|payload| {
        let message = payload
            .downcast_ref::<&str>()
            .copied()
            .or_else(|| payload.downcast_ref::<String>().map(String::as_str));
        format!("panic: {}", message.unwrap_or("without a message"))
    })
}

#[cfg(test)]
mod tests {
    use super::{Renderer, answer_lines, render};

    fn answers(input: &str, render: Renderer) -> Vec<String> {
        let mut output = Vec::new();
        answer_lines(input.as_bytes(), &mut output, render).unwrap();
        String::from_utf8(output).unwrap().lines().map(str::to_owned).collect()
    }

    #[test]
    fn every_line_has_an_answer() {
        let input = "{\"markdown\": \"a\", \"options\": [\"b\", \"safe\", \"c\"]}\n{\n\n{\"markdown\": \"\"}";
        let answers = answers(input, render);
        assert_eq!(answers.len(), 4);
        assert_eq!(answers[0], "{\"error\":\"there is no option `b`, `c`\"}");
        assert!(answers[1].starts_with("{\"error\":\"request: "));
        assert!(answers[2].starts_with("{\"error\":\"request: "));
        assert_eq!(answers[3], "{\"html\":\"\"}");
    }

    #[test]
    fn raw_html_passes_unless_safe() {
        let input =
            "{\"markdown\": \"a <b>\"}\n{\"markdown\": \"a <b>\", \"options\": [\"safe\"]}\n";
        let answers = answers(input, render);
        assert!(answers[0].contains("a <b>"));
        assert!(answers[1].contains("a &lt;b&gt;"));
    }

    #[test]
    fn a_panic_costs_one_line() {
        let input = "{\"markdown\": \"a\"}\n{\"markdown\": \"b\"}\n";
        let render: Renderer = |source, _| {
            assert_eq!(source, "b", "not {source}");
            source.to_owned()
        };
        let answers = answers(input, render);
        assert!(answers[0].starts_with("{\"error\":\"panic: ") && answers[0].contains("not a"));
        assert_eq!(answers[1], "{\"html\":\"b\"}");
    }
}
