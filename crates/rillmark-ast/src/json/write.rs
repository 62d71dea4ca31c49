//! JSON itself: names, strings, commas.

use core::fmt::{self, Display, Write};

/// Writes objects and lists one after the other, with the commas between.
#[derive(Debug)]
pub(super) struct Writer<'o, W> {
    out: &'o mut W,
}

impl<'o, W: Write> Writer<'o, W> {
    pub(super) const fn new(out: &'o mut W) -> Self {
        Self { out }
    }

    /// What writes JSON as it is.
    pub(super) fn plain(&mut self) -> &mut W {
        self.out
    }

    /// Writes what is JSON already.
    pub(super) fn raw(&mut self, json: &str) -> fmt::Result {
        self.out.write_str(json)
    }

    /// Begins an object that has a type.
    pub(super) fn begin(&mut self, kind: &str) -> fmt::Result {
        write!(self.out, "{{\"type\":\"{kind}\"")
    }

    /// Writes a field whose value is JSON already: a number, a truth value or null.
    pub(super) fn field(&mut self, name: &str, value: impl Display) -> fmt::Result {
        write!(self.out, ",\"{name}\":{value}")
    }

    /// The same of a value that may be null.
    pub(super) fn field_or_null(&mut self, name: &str, value: Option<impl Display>) -> fmt::Result {
        match value {
            None => self.field(name, "null"),
            Some(value) => self.field(name, value),
        }
    }

    /// Writes a field that is a string, or null.
    pub(super) fn string(&mut self, name: &str, value: Option<impl Display>) -> fmt::Result {
        match value {
            None => self.field(name, "null"),
            Some(value) => {
                write!(self.out, ",\"{name}\":")?;
                self.value(value)
            }
        }
    }

    /// Writes a string.
    pub(super) fn value(&mut self, value: impl Display) -> fmt::Result {
        self.raw("\"")?;
        write!(self.text(), "{value}")?;
        self.raw("\"")
    }

    /// What writes the inside of a string.
    pub(super) fn text(&mut self) -> Escaped<'_, W> {
        Escaped { out: self.out }
    }
}

/// Writes text as the inside of a string.
#[derive(Debug)]
pub(super) struct Escaped<'o, W> {
    out: &'o mut W,
}

impl<W: Write> Write for Escaped<'_, W> {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        let mut rest = text;
        while let Some(at) =
            rest.bytes().position(|byte| byte < 0x20 || matches!(byte, b'"' | b'\\'))
        {
            self.out.write_str(&rest[..at])?;
            match rest.as_bytes()[at] {
                b'"' => self.out.write_str("\\\"")?,
                b'\\' => self.out.write_str("\\\\")?,
                b'\n' => self.out.write_str("\\n")?,
                b'\r' => self.out.write_str("\\r")?,
                b'\t' => self.out.write_str("\\t")?,
                byte => write!(self.out, "\\u{byte:04x}")?,
            }
            rest = &rest[at + 1..];
        }
        self.out.write_str(rest)
    }
}

/// Writes text without the line end that ends it.
#[derive(Debug)]
pub(super) struct WithoutLastLineEnd<W> {
    pub(super) out: W,
    /// Whether a line end was held back.
    pub(super) is_held: bool,
}

impl<W: Write> Write for WithoutLastLineEnd<W> {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        if text.is_empty() {
            return Ok(());
        }
        if self.is_held {
            self.out.write_char('\n')?;
        }
        let kept = text.strip_suffix('\n');
        self.is_held = kept.is_some();
        self.out.write_str(kept.unwrap_or(text))
    }
}
