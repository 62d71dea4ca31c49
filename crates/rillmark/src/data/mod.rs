//! Tables that the specifications of HTML and Unicode fix, and how they are read.
//!
//! Everything under `tables/` is made by `cargo xtask generate` and never edited by hand.

pub(crate) mod entities;
pub(crate) mod html_blocks;
pub(crate) mod tables;
