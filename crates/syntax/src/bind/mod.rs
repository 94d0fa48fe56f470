//! Resolving words that point back (1.4.3.2, 6.1.11): a pass over a finished ability that gives every reference its
//! antecedent.
//!
//! The pass walks the ability in printed order and remembers what was mentioned. A pronoun means the last mentioned
//! thing that fits it; "that character" fits a single character and never the card itself; "the banished card" means
//! what was banished; "they" may be cards or a player, which the reader has already told apart by the verb. Phrases
//! that later words use get a number, all others none.

mod act;
mod event;
mod memory;
mod phrase;

use crate::tree::*;

use crate::grammar::Case;
use crate::out::Out;
use crate::phrase::noun::{write_noun_phrase, write_ref};
use memory::{Memory, Thing, Who};

/// A reference that could not be resolved, or fits two things.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unbound {
    /// How the word is printed.
    pub word: String,
    /// What is wrong with it.
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

/// A reference and what it was found to mean, in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Explained {
    /// How the word is printed.
    pub word: String,
    /// The phrase it means, as printed.
    pub meaning: String,
}

/// As [`explain`], for the reader.
pub(crate) fn bind(ability: &mut Ability) -> Vec<Unbound> {
    explain(ability).0
}

/// Numbers the phrases that later words mean and resolves every reference of an ability. Gives what stays unresolved
/// ([`Antecedent::Open`]), and what every other reference was found to mean, in words.
pub fn explain(ability: &mut Ability) -> (Vec<Unbound>, Vec<Explained>) {
    // The first walk finds out which phrases are meant by later words; the second numbers only those.
    let mut trial = Binder::default();
    trial.ability_kind(&mut ability.kind.clone());
    let mut binder = Binder { keep: Some(numbering(&trial.used)), ..Binder::default() };
    binder.ability_kind(&mut ability.kind);
    (binder.unbound, binder.explained)
}

/// Consecutive numbers for the phrases that are used; none for the others, nor for more than fit.
fn numbering(used: &[bool]) -> Vec<Option<Binding>> {
    let mut next = 0u8;
    used.iter()
        .map(|used| {
            if !used || next == u8::MAX {
                return None;
            }
            next += 1;
            Some(Binding(next - 1))
        })
        .collect()
}

/// The state of a walk.
#[derive(Default)]
struct Binder {
    memory: Memory,
    /// Which of the phrases met so far are meant by a later word.
    used: Vec<bool>,
    /// The numbers of the phrases, in the second walk.
    keep: Option<Vec<Option<Binding>>>,
    labels: Vec<String>,
    unbound: Vec<Unbound>,
    explained: Vec<Explained>,
}

impl Binder {
    /// Gives a phrase its place in the walk, and its number where it has one.
    fn introduce(&mut self, bind: &mut Option<Binding>, label: String) -> Thing {
        let place = self.used.len();
        self.used.push(false);
        self.labels.push(label);
        *bind = self.keep.as_ref().and_then(|keep| keep.get(place).copied().flatten());
        Thing::Phrase(place)
    }

    /// The number of a phrase that a reference means.
    fn number(&mut self, place: usize) -> Option<Binding> {
        if let Some(used) = self.used.get_mut(place) {
            *used = true;
        }
        match &self.keep {
            Some(keep) => keep.get(place).copied().flatten(),
            None => Some(Binding(0)),
        }
    }

    fn antecedent(&mut self, thing: Thing) -> Antecedent {
        match thing {
            Thing::Source => Antecedent::Source,
            Thing::Challenger => Antecedent::Challenger,
            Thing::Challenged => Antecedent::Challenged,
            Thing::Result => Antecedent::Result,
            Thing::Deck => Antecedent::Deck,
            Thing::Phrase(place) => self.number(place).map_or(Antecedent::Open, Antecedent::Bound),
        }
    }

    fn player_antecedent(&mut self, who: Who) -> PlayerAntecedent {
        match who {
            Who::Phrase(place) => self.number(place).map_or(PlayerAntecedent::Open, PlayerAntecedent::Bound),
            Who::OwnerOf(Thing::Phrase(place)) => {
                self.number(place).map_or(PlayerAntecedent::Open, PlayerAntecedent::OwnerOf)
            }
            Who::OwnerOf(Thing::Source) => PlayerAntecedent::OwnerOfSource,
            Who::OwnerOf(Thing::Challenger) => PlayerAntecedent::OwnerOfChallenger,
            Who::OwnerOf(Thing::Challenged) => PlayerAntecedent::OwnerOfChallenged,
            Who::OwnerOf(Thing::Result | Thing::Deck) => PlayerAntecedent::Open,
            Who::TurnPlayer => PlayerAntecedent::TurnPlayer,
        }
    }

    fn fail(&mut self, word: String) {
        self.unbound.push(Unbound { word, why: Why::NothingFits });
    }

    fn tell(&mut self, word: String, meaning: String) {
        self.explained.push(Explained { word, meaning });
    }

    fn label(&self, thing: Thing) -> String {
        match thing {
            Thing::Source => "this card".to_owned(),
            Thing::Challenger => "the challenger".to_owned(),
            Thing::Challenged => "the challenged".to_owned(),
            Thing::Result => "the result".to_owned(),
            Thing::Deck => "the deck".to_owned(),
            Thing::Phrase(place) => self.labels.get(place).cloned().unwrap_or_default(),
        }
    }

    fn who_label(&self, who: Who) -> String {
        match who {
            Who::Phrase(place) => self.labels.get(place).cloned().unwrap_or_default(),
            Who::OwnerOf(thing) => format!("the player of {}", self.label(thing)),
            Who::TurnPlayer => "the player whose turn it is".to_owned(),
        }
    }
}

fn words_of(noun: &NounPhrase) -> String {
    let mut out = Out::default();
    write_noun_phrase(noun, Case::Object, &mut out);
    out.finish()
}

fn word_of(reference: &Ref) -> String {
    let mut out = Out::default();
    write_ref(reference, Case::Subject, &mut out);
    out.finish()
}
