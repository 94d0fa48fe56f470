//! English, as it is printed.

use super::Writer;

pub(super) static WRITER: Writer = Writer { ability: crate::phrase::card::english };
