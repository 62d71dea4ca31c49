//! The dialect that everybody is asked for.

use std::sync::atomic::{AtomicBool, Ordering};

use pulldown_cmark as pulldown;

/// The word that asks the commands for GitHub's dialect.
const GFM: &str = "gfm";

static IS_GFM: AtomicBool = AtomicBool::new(false);

/// Takes the word for GitHub's dialect, if it is there, out of the words of a command, and asks
/// everybody for that dialect. Those that are not asked for it in any way but CommonMark's fail.
pub fn take(words: &mut Vec<String>) {
    let count = words.len();
    words.retain(|word| word != GFM);
    IS_GFM.store(words.len() < count, Ordering::Relaxed);
}

/// The words that ask another process for the same dialect.
pub fn words() -> &'static [&'static str] {
    if is_gfm() { &[GFM] } else { &[] }
}

/// Whether it is GitHub's.
#[inline]
pub fn is_gfm() -> bool {
    IS_GFM.load(Ordering::Relaxed)
}

/// It as rillmark is asked for it.
#[inline]
pub fn rillmark() -> rillmark::Options {
    if is_gfm() { rillmark::Options::GFM } else { rillmark::Options::COMMONMARK }
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
