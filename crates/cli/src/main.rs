//! `lore`: the one binary.

fn main() {}
