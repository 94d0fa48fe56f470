//! What was mentioned so far, so that pronouns agree with what they stand for.

use std::collections::BTreeMap;

use cards::tree::{Antecedent, Binding, PlayerAntecedent};

use super::agreement::Concord;
use super::conjugation::Mood;

/// What English calls "it", and what it calls "he", "she" or "they".
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Life {
    Character,
    Thing,
}

/// The memory of a text being written.
#[derive(Clone, Debug)]
pub struct Context {
    cards: BTreeMap<u8, Concord>,
    players: BTreeMap<u8, Concord>,
    source: Concord,
    last_card: Option<Concord>,
    last_thing: Option<Concord>,
    last_player: Option<Concord>,
    /// What a relative clause is about.
    pub gap: Concord,
    /// The subject of the clause, for conditions that name none: "mientras desafíen".
    pub subject: Concord,
    /// The mood of what a relative clause tells as past.
    pub relative_mood: Mood,
}

impl Default for Context {
    fn default() -> Context {
        Context {
            cards: BTreeMap::new(),
            players: BTreeMap::new(),
            source: Concord::MASCULINE,
            last_card: None,
            last_thing: None,
            last_player: None,
            gap: Concord::FEMININE,
            subject: Concord::MASCULINE,
            relative_mood: Mood::Indicative,
        }
    }
}

impl Context {
    /// The card that the ability is on was mentioned.
    pub fn mention_source(&mut self, concord: Concord, life: Life) {
        self.source = concord;
        self.mention_card(None, concord, life);
    }

    pub fn mention_card(&mut self, bind: Option<Binding>, concord: Concord, life: Life) {
        if let Some(Binding(number)) = bind {
            self.cards.insert(number, concord);
        }
        self.last_card = Some(concord);
        if life == Life::Thing {
            self.last_thing = Some(concord);
        }
    }

    pub fn mention_player(&mut self, bind: Option<Binding>, concord: Concord) {
        if let Some(Binding(number)) = bind {
            self.players.insert(number, concord);
        }
        self.last_player = Some(concord);
    }

    /// What a reference to a card agrees with.
    pub fn card(&self, to: Antecedent) -> Option<Concord> {
        match to {
            Antecedent::Bound(Binding(number)) => self.cards.get(&number).copied().or(self.last_card),
            Antecedent::Source => Some(self.source),
            Antecedent::Challenger | Antecedent::Challenged | Antecedent::Deck => Some(Concord::MASCULINE),
            Antecedent::Open | Antecedent::Event | Antecedent::Result => self.last_card,
        }
    }

    /// What an "it" agrees with: never a character in play.
    pub fn thing(&self, to: Antecedent) -> Option<Concord> {
        match to {
            Antecedent::Bound(_)
            | Antecedent::Source
            | Antecedent::Challenger
            | Antecedent::Challenged
            | Antecedent::Deck => self.card(to),
            Antecedent::Open | Antecedent::Event | Antecedent::Result => self.last_thing.or(self.last_card),
        }
    }

    /// What a reference to a player agrees with.
    pub fn player(&self, to: PlayerAntecedent) -> Option<Concord> {
        match to {
            PlayerAntecedent::Bound(Binding(number)) => {
                self.players.get(&number).copied().or(self.last_player)
            }
            PlayerAntecedent::You => Some(Concord::YOU),
            PlayerAntecedent::Open => self.last_player,
            PlayerAntecedent::OwnerOf(_)
            | PlayerAntecedent::Event
            | PlayerAntecedent::TurnPlayer
            | PlayerAntecedent::OwnerOfSource
            | PlayerAntecedent::OwnerOfChallenger
            | PlayerAntecedent::OwnerOfChallenged => Some(Concord::MASCULINE),
        }
    }
}
