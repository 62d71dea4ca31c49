//! Laws: what holds for the events of every document.
//!
//! Each law is a function that takes a document and says what is wrong. It is checked with the
//! corpus, the examples of the specifications, the generators, and with documents that are put
//! together at random. A document that breaks a law becomes one of the corpus.

mod ahead;
mod balance;
mod copies;
mod count;
mod fused;
mod inputs;
mod line_endings;
mod outline;
mod scratch;
mod spanned;
mod spans;
mod text;
mod tree;

/// What a law says: nothing, or what is wrong.
type Verdict = Result<(), String>;

/// Breaks a law with a message where a condition does not hold.
macro_rules! hold {
    ($condition:expr, $($message:tt)*) => {
        if !$condition {
            return Err(format!($($message)*));
        }
    };
}
use hold;
