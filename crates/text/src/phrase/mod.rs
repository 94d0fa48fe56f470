//! The families of phrases. Each has a `read` (tokens to tree), an `english` and a `spanish` (tree to words).
