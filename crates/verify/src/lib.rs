//! The proof: random games with every card under properties that must hold at every decision, counts of lines from fixed
//! positions, and a count of what was never carried out.
//!
//! Every fault names the seed and the answer at which it showed, so that one command repeats it.

mod checks;
mod choice;
mod decks;
mod exercise;
mod fault;
mod history;
mod inputs;
mod perft;
mod pinned;
mod properties;
pub mod reference;
mod run;
#[cfg(test)]
mod sabotage;
mod scene;
mod sentences;
mod splice;
mod subject;

pub use decks::{DeckSource, random_deck};
pub use exercise::{Exercise, Unexercised, codes_of};
pub use fault::{Fault, Property};
pub use inputs::{Input, Inputs, mutated};
pub use perft::{Census, Line, census, divide};
pub use pinned::{Moment, PinError, Pinned};
pub use properties::{Depth, Proved, game_after, prove_game};
pub use run::{Proof, Proving};
pub use sentences::{Misread, Sentence, Step, play, sentences, understand};
pub use splice::Splices;
