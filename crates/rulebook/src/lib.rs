//! The rules by number, in English and Spanish.
//!
//! This room embeds the files of `rulebook/` and answers questions about them: what does rule 6.2.4 say, what stands under it,
//! which rules speak of singing, where is the number an older ruling cites, what is a term called in the other language, which
//! rulings exercise a rule, which code decides it and which tests are about it, and why nothing is where nothing is. It reads nothing at run time and knows nothing of the engine.
//!
//! ```
//! use lorekeeper_rulebook::{Language, ask, render_page};
//!
//! let rulings = [("bag-ohana-first.lore", "6.2.4, 7.7.4.2")];
//! match ask("6.2.4", &rulings) {
//!     lorekeeper_rulebook::Answer::Page(page) => assert!(render_page(&page, Language::Spanish).contains("Por qué:")),
//!     other => panic!("{other:?}"),
//! }
//! ```

mod answer;
mod beside;
mod book;
mod citations;
mod concordance;
pub mod export;
mod files;
mod glossary;
mod history;
mod index;
mod number;
mod places;
mod read;
mod render;
mod rule;
mod rulings;
mod search;
mod tags;
mod words;

pub use answer::{Answer, Page, ask};
pub use book::{Rulebook, rulebook};
pub use citations::{Citation, Role, citations, citations_of, unknown_citations};
pub use concordance::{Change, Older, Reach};
pub use glossary::Term;
pub use history::{Fate, History, Step, fate, history};
pub use index::{Reason, Standing, index, reason};
pub use number::{Number, NumberError};
pub use read::ReadError;
pub use render::{
    render, render_answer, render_contents, render_finding, render_hits, render_index, render_older,
    render_page, render_terms,
};
pub use rule::{Edition, Rule};
pub use rulings::{Exercise, exercise, numbers_in, unexercised};
pub use search::{Finding, Forms, Hit, QUERY_LETTERS_MAX, find, looked_at, search};
pub use tags::{Tag, tag, tagged, tags, tags_of};
pub use vocabulary::{Language, LanguageError};
