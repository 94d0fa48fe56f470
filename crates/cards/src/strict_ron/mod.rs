//! The notation of our data files: RON, strict, without what goes without saying.
//!
//! Reading is that of the `ron` crate with `Some(..)` and newtype brackets implied: an unknown field or variant fails
//! with its line. Writing is our own, because a file is there to be read in a diff: fields that the reader fills in by
//! itself are left out, and lines are filled up to a width before they are broken.

mod layout;
mod value;
mod write;

pub use write::Writer;

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
    /// What is wrong there.
    pub message: String,
}

/// Why a value cannot be written.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0}")]
pub struct WriteError(pub String);

/// Reads a value.
pub fn read<T: DeserializeOwned>(text: &str) -> Result<T, ReadError> {
    if text.len() > FILE_BYTES_LIMIT {
        let message = format!("{} bytes, more than the limit of {FILE_BYTES_LIMIT}", text.len());
        return Err(ReadError { line: 1, column: 1, message });
    }
    options().from_str(text).map_err(|error| ReadError {
        line: error.span.start.line,
        column: error.span.start.col,
        message: error.code.to_string(),
    })
}

fn options() -> Options {
    let implied =
        Extensions::IMPLICIT_SOME | Extensions::UNWRAP_NEWTYPES | Extensions::UNWRAP_VARIANT_NEWTYPES;
    Options::default().with_default_extension(implied)
}
