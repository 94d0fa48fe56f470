//! Files on a disk: the one room that reads and writes them.
//!
//! - [`read`] takes regular files of a bounded size, and [`find`] looks through folders without end or return.
//! - [`replace`] writes whole or not at all, and only where a regular file may stand. Folders, devices, pipes and sockets are
//!   never written, moved or removed. A new text goes into a temporary file of the same folder, is on the disk before it
//!   takes its place, and takes it in one step.
//! - [`seal`] puts a checksum behind a line; a [`Ledger`] is a file of such lines that only grows. Damage is noticed, and what
//!   stands before it is kept.
//! - A [`Basis`] says what a kept result depends on, and in what two of them differ.
//! - A [`Lock`] keeps a file to one process, and tells others who has it.
//!
//! Every call of the system goes through `calls`, where `rehearsal` (tests only) lets one after another fail.

mod basis;
mod calls;
mod find;
mod ledger;
mod lock;
mod read;
#[cfg(feature = "rehearsal")]
pub mod rehearsal;
mod replace;
mod say;
mod seal;

pub use basis::Basis;
pub use find::{FILES_LIMIT, FOLDERS_DEEP_LIMIT, FindError, find};
pub use ledger::{Damage, LEDGER_HEAD_LINES, Ledger, LedgerStart};
pub use lock::{Lock, LockError, lock};
pub use read::{Irregular, ReadError, begins_with, read};
pub use replace::{Existing, WriteError, may_write, put_aside, rename, replace};
pub use seal::{Checksum, seal, unseal};
