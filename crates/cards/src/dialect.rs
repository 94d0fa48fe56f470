//! The notation of our data files: RON, strict, with `Some(..)` left out.
//!
//! Reading is that of the `ron` crate: an unknown field or variant fails with its line. `Some` is implied, so
//! that `strength: 3` will do.

use ron::Options;
use ron::extensions::Extensions;
use serde::de::DeserializeOwned;

/// The largest file that is read, in bytes.
pub const FILE_BYTES_LIMIT: usize = 16 << 20;

/// Why a data file cannot be read.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}, column {column}: {message}")]
pub struct ReadError {
    /// From 1.
    pub line: usize,
    /// From 1.
    pub column: usize,
    pub message: String,
}

/// Reads a value.
pub fn read<T: DeserializeOwned>(text: &str) -> Result<T, ReadError> {
    if text.len() > FILE_BYTES_LIMIT {
        let message = format!("{} bytes, more than the limit of {FILE_BYTES_LIMIT}", text.len());
        return Err(ReadError { line: 1, column: 1, message });
    }
    let options = Options::default().with_default_extension(Extensions::IMPLICIT_SOME);
    options.from_str(text).map_err(|error| ReadError {
        line: error.span.start.line,
        column: error.span.start.col,
        message: error.code.to_string(),
    })
}
