//! The code of the repository's README, as tests.

#[doc = include_str!("../README.md")]
struct Readme;
