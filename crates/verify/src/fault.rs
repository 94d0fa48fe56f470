//! What must hold, and what it looks like when it does not.

use std::fmt;

/// A property that every game must have at every decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Property {
    /// Nothing panics.
    NoPanic,
    /// A decision always has an answer, and the game ends.
    NeverSticks,
    /// Whatever is offered is accepted.
    OfferedIsAccepted,
    /// Whatever is not offered is refused.
    OthersAreRefused,
    /// A refusal changes nothing (1.7.6).
    RefusalChangesNothing,
    /// Cards are conserved, nothing refers to what does not exist, stacks and places fit, kept values are those found anew.
    Audit,
    /// A copy is the same game, and what happens in it does not happen in the other.
    Copy,
    /// Saving and loading give the same game and the same continuation.
    SaveAndLoad,
    /// The answers replay to the same state.
    Replay,
    /// Going back to an earlier decision gives that state bit for bit.
    Takeback,
    /// What is hidden from a player changes nothing the player sees or may answer.
    NonInterference,
    /// What a listener was told agrees with what happened, and listening changes nothing.
    Record,
    /// The turn rules and keywords are carried out as the reference does.
    Reference,
}

/// A property that did not hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// Which one.
    pub property: Property,
    /// The seed of the game.
    pub seed: u64,
    /// After how many answers.
    pub answers: usize,
    /// What was found instead.
    pub what: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{:?} does not hold after {} answers: {}\n  repeat with: lore prove --game {}",
            self.property, self.answers, self.what, self.seed
        )
    }
}
