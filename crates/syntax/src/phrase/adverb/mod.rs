//! What follows a verb and its objects: durations (6.1.13), amounts (6.1.8), limits and trailing conditions.

mod english;
mod read;
pub(crate) mod spanish;

pub(crate) use english::*;
pub(crate) use read::*;
