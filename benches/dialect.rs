//! The dialect that everybody is asked for.

use std::sync::atomic::{AtomicUsize, Ordering};

use pulldown_cmark as pulldown;

/// The words that ask the commands for GitHub's dialect, for all extensions that rillmark has, and for
/// all but smart punctuation. Others read GitHub's then.
const WORDS: [&str; 3] = ["gfm", "all", "unsmart"];

/// The number of the word that was there, from 1 on.
static WORD: AtomicUsize = AtomicUsize::new(0);

/// Takes the words for another dialect, if they are there, out of the words of a command, and asks
/// everybody for that dialect. Those that are not asked for it in any way but CommonMark's fail.
pub fn take(words: &mut Vec<String>) {
    words.retain(|word| match WORDS.iter().position(|other| other == word) {
        Some(index) => {
            WORD.store(index + 1, Ordering::Relaxed);
            false
        }
        None => true,
    });
}

/// The words that ask another process for the same dialect.
pub fn words() -> &'static [&'static str] {
    match WORD.load(Ordering::Relaxed) {
        0 => &[],
        word => &WORDS[word - 1..word],
    }
}

/// Whether it is GitHub's or one with more.
#[inline]
pub fn is_gfm() -> bool {
    WORD.load(Ordering::Relaxed) > 0
}

/// It as rillmark is asked for it.
#[inline]
pub fn rillmark() -> rillmark::Options {
    match WORD.load(Ordering::Relaxed) {
        0 => rillmark::Options::COMMONMARK,
        1 => rillmark::Options::GFM,
        2 => rillmark::Options::ALL,
        _ => rillmark::Options::ALL.without(rillmark::Options::SMART_PUNCTUATION),
    }
}

#[inline]
pub(crate) fn pulldown() -> pulldown::Options {
    if !is_gfm() {
        return pulldown::Options::empty();
    }
    pulldown::Options::ENABLE_TABLES
        | pulldown::Options::ENABLE_STRIKETHROUGH
        | pulldown::Options::ENABLE_TASKLISTS
}
