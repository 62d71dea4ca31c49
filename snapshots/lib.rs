//! Stub.

#[cfg(doctest)]
mod readme;
