//! All rulings, compiled in: `lore` answers in any folder.
//!
//! `rulings/` is packed when this crate is built and unpacked when somebody asks for the first time. A ruling is found by the
//! rules it is about, by a tag, by a card that it puts somewhere and by words of its title, in either language.
//!
//! ```
//! use lorekeeper_rulings::{find, get};
//! use rulebook::Language;
//!
//! let ruling = get("ward-does-not-stop-all").expect("it is there");
//! assert!(ruling.text().contains("player A"));
//! assert!(find("8.15.2", Language::English).iter().any(|found| found.ruling == ruling));
//! ```

mod find;
mod ruling;
mod titles;

pub use find::{Fit, Found, find};
pub use ruling::{Ruling, file, get, rulings};
