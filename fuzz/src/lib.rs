//! What has to hold for any bytes, as functions: `cargo fuzz` calls them, and so does the program of
//! this package, which needs nothing but a stable compiler.
//!
//! A target takes bytes and panics where something is wrong.

#![forbid(unsafe_code)]

pub mod differential;
pub mod html;
mod input;
pub mod laws;
pub mod mutate;
pub mod tree;

pub use input::Input;

/// A target: its name, and what it does with bytes.
pub type Target = (&'static str, fn(&[u8]));

/// All targets.
pub const TARGETS: [Target; 4] = [
    ("laws", laws::run),
    ("html", html::run),
    ("tree", tree::run),
    ("differential", differential::run),
];
