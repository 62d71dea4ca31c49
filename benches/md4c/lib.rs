//! The C library md4c in the dialect of CommonMark: its events, counted, and its HTML.
//!
//! This is the only crate of the workspace that has unsafe code. A library in C can be called in no
//! other way, and a process of its own would be measured together with its start and its pipes.
//! Nothing but the benches depends on this crate. Where pkg-config does not find the library, both
//! functions only say that it is not there.

#[cfg(md4c)]
mod library;

#[cfg(md4c)]
pub use library::{events, push_html};

#[cfg(not(md4c))]
pub use missing::{events, push_html};

/// Why a document was not parsed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Error {
    /// The library was not found when this crate was built.
    NotInstalled,
    /// The library gave up, or the document is too long for it.
    Failed,
}

#[cfg(not(md4c))]
mod missing {
    use crate::Error;

    /// The number of events of a document.
    ///
    /// # Errors
    ///
    /// Always: the library is not installed.
    pub fn events(_source: &str) -> Result<usize, Error> {
        Err(Error::NotInstalled)
    }

    /// Appends the HTML of a document.
    ///
    /// # Errors
    ///
    /// Always: the library is not installed.
    pub fn push_html(_html: &mut Vec<u8>, _source: &str) -> Result<(), Error> {
        Err(Error::NotInstalled)
    }
}

#[cfg(all(test, md4c))]
mod tests {
    use super::{events, push_html};

    #[test]
    fn events_are_counted() {
        // The document, the paragraph and the emphasis begin and end; three texts.
        assert_eq!(events("a *b* c\n"), Ok(9));
        assert_eq!(events(""), Ok(2));
    }

    #[test]
    fn html_is_appended() {
        let mut html = b"before ".to_vec();
        assert_eq!(push_html(&mut html, "*a*\\\n<b> &copy; ~c~ ü\n"), Ok(()));
        let expected = "before <p><em>a</em><br />\n<b> © ~c~ ü</p>\n";
        assert_eq!(String::from_utf8_lossy(&html), expected);
    }
}
