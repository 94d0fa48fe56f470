//! The judge's desk: notes that are tested, cases written from rulings, exams made from them.
//!
//! [`notes`] reads a folder of Markdown notes as data that callers bring: which rule numbers are obsolete, which links and cards do not
//! exist, which ```` ```lore ```` blocks no longer hold. [`case`] writes a ruling as question, answer, rules, sequence and tags,
//! with the numbers of the edition that was judged by ([`cited`]). [`exam`] makes questions whose marked answers are the only true ones. Nothing here reads or writes a file.

pub mod case;
pub mod cited;
pub mod exam;
pub mod notes;
pub mod picture;
mod words;
