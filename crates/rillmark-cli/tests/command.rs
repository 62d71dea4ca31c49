//! The command, as it is called: what it writes, where, and how it ends.

use std::fs;
use std::io::{self, Write as _};
use std::path::PathBuf;
use std::process::Stdio;

use assert_cmd::Command;

const RILLMARK: &str = env!("CARGO_BIN_EXE_rillmark");

fn rillmark(args: &[&str]) -> Command {
    let mut command = Command::new(RILLMARK);
    command.args(args);
    command
}

/// An empty directory for one test.
fn empty_directory(test: &str) -> io::Result<PathBuf> {
    let directory = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(test);
    if directory.exists() {
        fs::remove_dir_all(&directory)?;
    }
    fs::create_dir_all(&directory)?;
    Ok(directory)
}

fn stderr(output: &std::process::Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

#[test]
fn standard_input_becomes_html() {
    for args in [&[][..], &["-"], &["--to", "html"], &["-o", "-"], &["--dialect", "commonmark"]] {
        let assert = rillmark(args).write_stdin("# a *b*\n").assert();
        assert.success().stdout("<h1>a <em>b</em></h1>\n").stderr("");
    }
}

#[test]
fn nothing_becomes_nothing() {
    rillmark(&[]).write_stdin("").assert().success().stdout("").stderr("");
}

#[test]
fn events_have_spans_and_indentation() {
    let lines = "\
0..1  Start Heading level=1 atx
2..4    Text \"a \"
4..5    Start Emphasis
5..6      Text \"b\"
4..7    End Emphasis
0..7  End Heading level=1
";
    rillmark(&["--to", "events"]).write_stdin("# a *b*\n").assert().success().stdout(lines);
}

#[test]
fn trees_have_a_line_for_each_node() {
    let source = "# a *b*\n> c\\*\n> d <e>\n\n- [f](/g 'h')\n";
    let lines = "\
0..37   Document
0..7      Heading level=1 atx
2..4        Text \"a \"
4..7        Emphasis
5..6          Text \"b\"
8..21     BlockQuote
10..21      Paragraph
10..18        Text \"c*\\nd \"
18..21        InlineHtml \"<e>\"
23..36    List bullet '-' tight
23..36      Item
25..36        Paragraph tight
25..36          Link inline destination=\"/g\"@29..31 title=\"h\"@33..34
26..27            Text \"f\"
";
    rillmark(&["--to", "ast"]).write_stdin(source).assert().success().stdout(lines);
}

#[test]
fn json_is_a_line_for_each_document() {
    let line = concat!(
        r#"{"type":"root","children":[{"type":"paragraph","children":["#,
        r#"{"type":"text","value":"😀b","position":{"start":{"line":1,"column":1,"offset":0},"#,
        r#""end":{"line":1,"column":4,"offset":3}}}],"#,
        r#""position":{"start":{"line":1,"column":1,"offset":0},"#,
        r#""end":{"line":1,"column":4,"offset":3}}}],"#,
        r#""position":{"start":{"line":1,"column":1,"offset":0},"#,
        r#""end":{"line":1,"column":4,"offset":3}}}"#,
        "\n"
    );
    rillmark(&["--to", "json"]).write_stdin("😀b").assert().success().stdout(line);
}

#[test]
fn contents_are_links_to_headings() {
    let source = "# A *b*\n### [C]\n> ## D\n\nA b\n===\n";
    let lines = "\
- [A b](#a-b)
  - [\\[C\\]](#c)
  - [D](#d)
- [A b](#a-b-1)
";
    rillmark(&["--to", "toc"]).write_stdin(source).assert().success().stdout(lines);
    rillmark(&["--to", "toc"]).write_stdin("a\n").assert().success().stdout("");
}

#[test]
fn the_column_of_spans_is_as_wide_as_the_source_needs() {
    let source = format!("a{}***\n", "\n".repeat(20));
    let lines = "\
0..0    Start Paragraph
0..1      Text \"a\"
0..1    End Paragraph
21..24  ThematicBreak
";
    rillmark(&["--to", "events"]).write_stdin(source).assert().success().stdout(lines);
}

#[test]
fn deep_nesting_has_short_lines() {
    let source = format!("{}a\n", ">".repeat(50_000));
    let output = rillmark(&["--to", "ast"]).write_stdin(source.clone()).output().unwrap();
    assert!(output.status.success());
    assert_eq!(String::from_utf8(output.stdout).unwrap().lines().count(), 50_003);
    let output = rillmark(&["--to", "events"]).write_stdin(source).output().unwrap();
    assert!(output.status.success());
    assert!(output.stdout.len() < 100_000 * 120);
    let text = String::from_utf8(output.stdout).unwrap();
    assert_eq!(text.matches("Start BlockQuote\n").count(), 50_000);
    assert!(text.ends_with(" End BlockQuote (end of input)\n"));
}

#[test]
fn files_are_documents_of_their_own() {
    let directory = empty_directory("files").unwrap();
    fs::write(directory.join("a.md"), "a\n\n[b]: /c\n").unwrap();
    fs::write(directory.join("b.md"), "[b]\n").unwrap();
    rillmark(&["a.md", "-", "b.md"])
        .current_dir(&directory)
        .write_stdin("- c")
        .assert()
        .success()
        .stdout("<p>a</p>\n<ul>\n<li>c</li>\n</ul>\n<p>[b]</p>\n");
}

#[test]
fn raw_html_passes_only_when_trusted() {
    let source = "<b>*a*</b> [c](javascript:d)\n";
    let safe = "<p>&lt;b&gt;<em>a</em>&lt;/b&gt; <a href=\"\">c</a></p>\n";
    rillmark(&[]).write_stdin(source).assert().success().stdout(safe);
    let trusted = "<p><b><em>a</em></b> <a href=\"javascript:d\">c</a></p>\n";
    rillmark(&["--trusted"]).write_stdin(source).assert().success().stdout(trusted);
}

#[test]
fn a_file_is_written_instead_of_standard_output() {
    let directory = empty_directory("output").unwrap();
    rillmark(&["-o", "a.html"])
        .current_dir(&directory)
        .write_stdin("a")
        .assert()
        .success()
        .stdout("");
    assert_eq!(fs::read_to_string(directory.join("a.html")).unwrap(), "<p>a</p>\n");
}

#[test]
fn the_output_may_be_an_input() {
    let directory = empty_directory("in_place").unwrap();
    fs::write(directory.join("a"), "*a*\n").unwrap();
    rillmark(&["a", "--output", "a"]).current_dir(&directory).assert().success();
    assert_eq!(fs::read_to_string(directory.join("a")).unwrap(), "<p><em>a</em></p>\n");
    // Not where it is written while it is read.
    rillmark(&["--stream", "a", "-o", "./a"]).current_dir(&directory).assert().code(2);
    assert_eq!(fs::read_to_string(directory.join("a")).unwrap(), "<p><em>a</em></p>\n");
}

#[test]
fn invalid_utf_8_is_an_error_before_anything_is_written() {
    let directory = empty_directory("invalid").unwrap();
    fs::write(directory.join("good.md"), "a\n").unwrap();
    fs::write(directory.join("bad.md"), b"a\nb\xFFc\n").unwrap();
    let message = "error: bad.md: invalid UTF-8 at byte 3 (--lossy replaces such bytes)\n";
    let run = |args| rillmark(args).current_dir(&directory).assert().code(1).stdout("");
    run(&["good.md", "bad.md"]).stderr(message);
    run(&["good.md", "bad.md", "-o", "new.html"]).stderr(message);
    assert!(!directory.join("new.html").exists());

    fs::write(directory.join("old.html"), "old").unwrap();
    run(&["good.md", "bad.md", "-o", "old.html"]).stderr(message);
    assert_eq!(fs::read_to_string(directory.join("old.html")).unwrap(), "old");
}

#[test]
fn invalid_utf_8_on_standard_input_is_named() {
    let message = "error: standard input: invalid UTF-8 at byte 0 (--lossy replaces such bytes)\n";
    let assert = rillmark(&[]).write_stdin(&b"\xC3"[..]).assert();
    assert.code(1).stdout("").stderr(message);
}

#[test]
fn invalid_utf_8_can_be_replaced() {
    let assert = rillmark(&["--lossy"]).write_stdin(&b"a\xFFb\xE2\x82c"[..]).assert();
    assert.success().stdout("<p>a\u{FFFD}b\u{FFFD}c</p>\n").stderr("");
}

#[test]
fn a_missing_file_is_named() {
    let directory = empty_directory("missing").unwrap();
    fs::write(directory.join("good.md"), "a\n").unwrap();
    let output =
        rillmark(&["good.md", "none.md", "-o", "out"]).current_dir(&directory).output().unwrap();
    assert_eq!(output.status.code(), Some(1));
    assert!(stderr(&output).starts_with("error: cannot read none.md: "), "{}", stderr(&output));
    assert!(output.stdout.is_empty());
    assert!(!directory.join("out").exists());
}

#[test]
fn an_output_that_cannot_be_written_is_named() {
    let directory = empty_directory("unwritable").unwrap();
    let output =
        rillmark(&["-o", "none/out"]).current_dir(&directory).write_stdin("a").output().unwrap();
    assert_eq!(output.status.code(), Some(1));
    assert!(stderr(&output).starts_with("error: cannot write none/out: "), "{}", stderr(&output));
}

#[test]
#[cfg(target_os = "linux")]
fn a_full_device_is_an_error() {
    let output = rillmark(&["-o", "/dev/full"]).write_stdin("a").output().unwrap();
    assert_eq!(output.status.code(), Some(1));
    assert!(stderr(&output).starts_with("error: cannot write /dev/full: "), "{}", stderr(&output));
}

#[test]
#[cfg(target_os = "linux")]
fn a_file_that_is_too_long_is_an_error() {
    let directory = empty_directory("too_long").unwrap();
    let file = fs::File::create(directory.join("long.md")).unwrap();
    // The file has no blocks on the disk, and the command sees its length before it reads it.
    file.set_len(u64::from(u32::MAX) + 1).unwrap();
    rillmark(&["long.md"])
        .current_dir(&directory)
        .assert()
        .code(1)
        .stdout("")
        .stderr("error: long.md: longer than 4294967295 bytes\n");
}

#[test]
fn wrong_usage_ends_with_2() {
    for args in [
        &["--nothing"][..],
        &["--to", "pdf"],
        &["--dialect", "other"],
        &["--extensions", "tables,table"],
        &["-", "-"],
        &["-o"],
    ] {
        let output = rillmark(args).write_stdin("a").output().unwrap();
        assert_eq!(output.status.code(), Some(2), "{args:?}");
        assert!(output.stdout.is_empty(), "{args:?}");
        assert!(stderr(&output).starts_with("error: "), "{args:?}: {}", stderr(&output));
    }
}

#[test]
fn extensions_are_switched_on() {
    let source = "~a~\n\n| b |\n|---|\n";
    let plain = "<p>~a~</p>\n<p>| b |\n|---|</p>\n";
    let struck = "<p><del>a</del></p>\n<p>| b |\n|---|</p>\n";
    let both =
        "<p><del>a</del></p>\n<table>\n<thead>\n<tr>\n<th>b</th>\n</tr>\n</thead>\n</table>\n";
    for (args, html) in [
        (&[][..], plain),
        (&["--extensions", "strikethrough"], struck),
        (&["--extensions", "tables,strikethrough"], both),
        (&["--dialect", "gfm"], both),
        (&["--dialect", "gfm", "--extensions", "tables"], both),
    ] {
        rillmark(args).write_stdin(source).assert().success().stdout(html).stderr("");
    }
}

#[test]
fn tags_are_filtered() {
    let source = "a <b> <script>";
    for (args, html) in [
        (&["--trusted"][..], "<p>a <b> <script></p>\n"),
        (&["--trusted", "--extensions", "tag-filter"], "<p>a <b> &lt;script></p>\n"),
        (&["--extensions", "tag-filter"], "<p>a &lt;b&gt; &lt;script&gt;</p>\n"),
    ] {
        rillmark(args).write_stdin(source).assert().success().stdout(html).stderr("");
    }
}

#[test]
fn headings_get_ids_and_lines_breaks() {
    let source = "# A b\nc\nd\n";
    for (names, html) in [
        ("heading-ids", "<h1 id=\"a-b\">A b</h1>\n<p>c\nd</p>\n"),
        ("hard-breaks", "<h1>A b</h1>\n<p>c<br />\nd</p>\n"),
        ("hard-breaks,heading-ids", "<h1 id=\"a-b\">A b</h1>\n<p>c<br />\nd</p>\n"),
    ] {
        rillmark(&["--extensions", names]).write_stdin(source).assert().success().stdout(html);
    }
}

#[test]
fn shortcodes_are_emoji() {
    for (args, output) in [
        (&["--extensions", "shortcodes"][..], "<p>👋 :a_b:</p>\n"),
        (&["--extensions", "shortcodes", "--stream"], "<p>👋 :a_b:</p>\n"),
        (&["--dialect", "gfm"], "<p>:wave: :a_b:</p>\n"),
    ] {
        rillmark(args).write_stdin(":wave: :a_b:").assert().success().stdout(output);
    }
}

#[test]
fn an_unknown_extension_is_answered_with_those_there_are() {
    let output = rillmark(&["--extensions", "table"]).output().unwrap();
    assert!(stderr(&output).contains("there are tables, "), "{}", stderr(&output));
}

#[test]
fn help_and_version_are_output() {
    let version = concat!("rillmark ", env!("CARGO_PKG_VERSION"), "\n");
    rillmark(&["--version"]).assert().success().stdout(version).stderr("");
    let output = rillmark(&["--help"]).output().unwrap();
    assert!(output.status.success());
    assert!(
        String::from_utf8(output.stdout).unwrap().contains("Usage: rillmark [OPTIONS] [FILE]...")
    );
}

#[test]
fn a_closed_pipe_ends_it_quietly() {
    for format in ["html", "events", "ast", "toc", "json"] {
        let args = ["--to", format];
        let mut child = std::process::Command::new(RILLMARK)
            .args(args)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        drop(child.stdout.take());
        let mut stdin = child.stdin.take().unwrap();
        stdin.write_all("# a\n".repeat(100_000).as_bytes()).unwrap();
        drop(stdin);
        let output = child.wait_with_output().unwrap();
        assert_eq!(output.status.code(), Some(0), "{args:?}");
        assert_eq!(stderr(&output), "", "{args:?}");
    }
}

#[test]
fn there_is_no_colour_without_a_terminal() {
    let output = rillmark(&["--to", "events"]).write_stdin("# a *b*\n").output().unwrap();
    assert!(!output.stdout.is_empty() && !output.stdout.contains(&b'\x1B'));
    let output = rillmark(&["--nothing"]).output().unwrap();
    assert!(!output.stderr.is_empty() && !output.stderr.contains(&b'\x1B'));
}

#[test]
fn no_color_is_stronger_than_a_wish_for_colour() {
    for format in ["events", "ast", "html"] {
        let output = rillmark(&["--to", format])
            .env("NO_COLOR", "1")
            .env("CLICOLOR_FORCE", "1")
            .write_stdin("# a *b*\n")
            .output()
            .unwrap();
        assert!(!output.stdout.is_empty() && !output.stdout.contains(&b'\x1B'));
    }
}

#[test]
fn escape_sequences_of_the_source_stay_in_html() {
    let assert = rillmark(&[]).write_stdin("\x1B[1ma\n").assert();
    assert.success().stdout("<p>\x1B[1ma</p>\n");
}
