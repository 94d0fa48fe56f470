//! The rules of play. Knows no card by name and prints nothing.

pub mod program;
