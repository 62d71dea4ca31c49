//! The command with `--stream`.

use std::io::{self, Read as _, Write as _};
use std::process::{Output, Stdio};

use assert_cmd::Command;

const RILLMARK: &str = env!("CARGO_BIN_EXE_rillmark");

fn rillmark(args: &[&str]) -> Command {
    let mut command = Command::new(RILLMARK);
    command.args(args);
    command
}

fn stderr(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

#[test]
fn a_stream_has_the_html_of_the_whole() {
    let source =
        "# a\n\nb [c]\n\n[c]: /d\n- e\n\n  f\n\n```\ng\n```\n<div>\n\n[c]\n# a\n".repeat(2000);
    let args = ["--dialect", "gfm", "--extensions", "heading-ids"];
    // Only the first reference comes before its definition.
    let whole = rillmark(&args).write_stdin(source.clone()).output().unwrap();
    let whole = String::from_utf8(whole.stdout).unwrap();
    let expected = whole.replacen("b <a href=\"/d\">c</a>", "b [c]", 1);
    rillmark(&args).arg("--stream").write_stdin(source).assert().success().stdout(expected);
}

#[test]
fn a_stream_has_its_footnotes_at_the_end() {
    let source = "[^a]: b\n\n# c[^a]\n\nd^[e] f[^a]\n";
    let args = ["--dialect", "gfm", "--extensions", "inline-footnotes,heading-ids"];
    let whole = rillmark(&args).write_stdin(source).output().unwrap();
    let whole = String::from_utf8(whole.stdout).unwrap();
    assert!(whole.ends_with("</ol>\n</section>\n"), "{whole}");
    rillmark(&args).arg("--stream").write_stdin(source).assert().success().stdout(whole);
}

#[test]
fn a_stream_has_events_block_by_block() {
    let lines = "\
Block at 0
0..1        Start Heading level=1 atx
2..3          Text \"a\"
0..3        End Heading level=1
Block at 5
0..0        Start Paragraph
0..1          Text \"b\"
0..1        End Paragraph (end of input)
";
    let args = ["--stream", "--to", "events"];
    rillmark(&args).write_stdin("# a\n\nb").assert().success().stdout(lines);
}

#[test]
fn a_stream_writes_what_is_final_at_once() -> io::Result<()> {
    let mut child = std::process::Command::new(RILLMARK)
        .arg("--stream")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()?;
    let (Some(mut input), Some(mut output)) = (child.stdin.take(), child.stdout.take()) else {
        return Err(io::ErrorKind::BrokenPipe.into());
    };
    input.write_all(b"# a\nb")?;
    let mut first = [0; 11];
    output.read_exact(&mut first)?;
    assert_eq!(&first, b"<h1>a</h1>\n");
    drop(input);
    let mut rest = String::new();
    output.read_to_string(&mut rest)?;
    assert_eq!(rest, "<p>b</p>\n");
    assert!(child.wait()?.success());
    Ok(())
}

#[test]
fn a_stream_ends_at_invalid_utf8() {
    let source = b"a\n\n\xC3\xA9\xFF\n\nb\n";
    let output = rillmark(&["--stream"]).write_stdin(&source[..]).output().unwrap();
    assert_eq!(output.status.code(), Some(1));
    assert!(stderr(&output).contains("invalid UTF-8 at byte 5"), "{}", stderr(&output));
    let html = "<p>a</p>\n<p>é\u{FFFD}</p>\n<p>b</p>\n";
    rillmark(&["--stream", "--lossy"]).write_stdin(&source[..]).assert().success().stdout(html);
}

#[test]
fn a_stream_has_no_tree() {
    for format in ["ast", "toc"] {
        rillmark(&["--stream", "--to", format]).write_stdin("a").assert().code(2);
    }
}
