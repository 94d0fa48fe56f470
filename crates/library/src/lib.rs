//! The cards of `library/`, compiled into the binary.
