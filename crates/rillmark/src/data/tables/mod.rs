//! Made by `cargo xtask generate`; do not edit the files beside this one.

pub(crate) mod cjk;
pub(crate) mod entities;
pub(crate) mod html_blocks;
pub(crate) mod punctuation;
pub(crate) mod word_marks;
