//! The `.lore` notation: positions, moves and expectations as plain text.
//!
//! One line-based notation serves every place where a game is written down: a ruling to check, a
//! saved game, a bug report, the moves of a client.
//!
//! - [`read()`] turns text into a [`syntax::File`] and reports every problem of the text at once; [`write()`] is its
//!   inverse;
//! - [`judge()`] plays a file and checks what it expects; [`narrate()`] tells what happened, with rule numbers, in
//!   English or Spanish;
//! - [`save`] writes a game under way, [`resume`] goes on with one, [`snapshot`] writes a quiet moment as a position.
//!
//! It is also the way from the library to the engine: [`catalog_of`] lowers all cards into the pool of a [`Catalog`], which
//! knows them by name.
//!
//! ```
//! use engine::Edition;
//! use lorekeeper_notation::{Language, catalog_of, judge, names_of, narrate, read};
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let library = library::load()?;
//! let text = "
//! title: A quest
//! rules: 4.5.1
//!
//! player A
//!   play HeiHei - Boat Snack [=heihei]
//! player B
//! turn A
//!
//! A quests with heihei
//! expect A lore 1
//! ";
//! let (file, problems) = read(text, &names_of(&library));
//! assert_eq!(problems, []);
//! let verdict = judge(&file, &catalog_of(&library), Edition::default());
//! assert!(verdict.is_ok(), "{}", narrate(&verdict, Language::English));
//! # Ok(())
//! # }
//! ```

pub mod diagnostics;
mod judge;
pub mod limits;
pub mod names;
mod narration;
mod read;
pub mod words;
mod write;

pub use diagnostics::{
    Diagnostic, Hint, Problem, Severity, Span, render, render_in, render_place, render_with,
};
pub use judge::{
    Catalog, Continued, DeckCheck, Failure, Open, SaveError, SnapshotError, Told, UnsupportedCard, Verdict,
    catalog_for, catalog_of, catalog_of_some, causes, go_on, is_same_game, judge, judge_within, names_of,
    open, resume, resume_within, save, snapshot,
};
pub use names::{CardName, CardNames};
pub use narrate::{Language, Wording};
pub use narration::{CardTexts, narrate, narrate_citing, narrate_with};
pub use read::{Fetched, attach_decks, in_english, read, read_block, read_bytes, read_deck};
pub use script as syntax;
pub use write::{
    write, write_act, write_act_in, write_expectation, write_expectation_in, write_in, write_with,
};
