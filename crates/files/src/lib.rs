//! Files on a disk, written so that nothing is lost: whole or not at all, and only where a regular file may stand.
//!
//! Folders, devices, pipes and sockets are never written, moved or removed. A new text goes into a temporary file of the
//! same folder, is on the disk before it takes its place, and takes it in one step.

mod replace;

pub use replace::{Existing, WriteError, may_write, replace};
