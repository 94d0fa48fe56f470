//! Spanish, as `crate::spanish` and the families of phrases write it.

use super::Writer;

pub(super) static WRITER: Writer = Writer { ability: crate::phrase::card::spanish::spanish };
