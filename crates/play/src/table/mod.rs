//! The full-screen table.

use crate::{Lesson, Session, Shelf};
/// How the table looks.
#[derive(Clone, Copy, Debug)]
pub struct Look {
    pub colours: bool,
}
/// Plays.
pub fn play(_: &Shelf, _: &mut Session, _: Option<Lesson>, _: Look) -> std::io::Result<()> {
    Err(std::io::Error::other("the full screen is not there yet: use --plain"))
}
