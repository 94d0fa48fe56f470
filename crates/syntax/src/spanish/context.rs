//! What was mentioned so far, so that pronouns agree with what they stand for and give way to a noun where they would
//! not be clear.

use std::collections::BTreeMap;

use crate::tree::{Antecedent, Binding, PlayerAntecedent};

use super::agreement::Concord;
use super::conjugation::Mood;

/// What English calls "it", and what it calls "he", "she" or "they".
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Life {
    Character,
    Thing,
}

/// Something that was named: its agreement and its bare noun, such as "personaje".
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Mention {
    pub concord: Concord,
    pub noun: String,
}

/// Who a verb was told of last.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Told {
    Nobody,
    Card(Antecedent),
    Player(PlayerAntecedent),
}

/// The memory of a text being written.
#[derive(Clone, Debug)]
pub(crate) struct Context {
    cards: BTreeMap<u8, Mention>,
    /// How a card is called in this sentence, where not by its first noun: "ese personaje" for a card revealed.
    renamed: BTreeMap<u8, Mention>,
    players: BTreeMap<u8, Concord>,
    source: Mention,
    last_card: Option<(Antecedent, Concord)>,
    last_thing: Option<Concord>,
    last_player: Option<Concord>,
    /// The subject of the clause before, within the sentence.
    pub told: Told,
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
            renamed: BTreeMap::new(),
            players: BTreeMap::new(),
            source: Mention { concord: Concord::MASCULINE, noun: "personaje".to_owned() },
            last_card: None,
            last_thing: None,
            last_player: None,
            told: Told::Nobody,
            gap: Concord::FEMININE,
            subject: Concord::MASCULINE,
            relative_mood: Mood::Indicative,
        }
    }
}

impl Context {
    /// A new sentence begins: no subject carries over, and cards have their first names again.
    pub(crate) fn new_sentence(&mut self) {
        self.renamed.clear();
        self.told = Told::Nobody;
    }

    /// The card that the ability is on was mentioned.
    pub(crate) fn mention_source(&mut self, mention: Mention, life: Life) {
        self.remember(Antecedent::Source, mention.concord, life);
        self.source = mention;
    }

    /// A card was mentioned, with the number that later words use for it.
    pub(crate) fn mention_card(&mut self, bind: Option<Binding>, mention: Mention, life: Life) {
        let id = bind.map_or(Antecedent::Open, Antecedent::Bound);
        self.remember(id, mention.concord, life);
        if let Some(Binding(number)) = bind {
            self.cards.insert(number, mention);
        }
    }

    /// A card mentioned before was mentioned again with a noun: "ese personaje".
    pub(crate) fn mention_again(&mut self, to: Antecedent, mention: Mention, life: Life) {
        self.remember(to, mention.concord, life);
        if let Antecedent::Bound(Binding(number)) = to {
            self.renamed.insert(number, mention);
        }
    }

    /// Writes what says of a card what it is, which is no other card: "si es la carta nombrada".
    pub(crate) fn aside<T>(&mut self, write: impl FnOnce(&mut Context) -> T) -> T {
        let (card, thing) = (self.last_card, self.last_thing);
        let written = write(self);
        (self.last_card, self.last_thing) = (card, thing);
        written
    }

    fn remember(&mut self, id: Antecedent, concord: Concord, life: Life) {
        self.last_card = Some((id, concord));
        if life == Life::Thing {
            self.last_thing = Some(concord);
        }
    }

    pub(crate) fn mention_player(&mut self, bind: Option<Binding>, concord: Concord) {
        if let Some(Binding(number)) = bind {
            self.players.insert(number, concord);
        }
        self.last_player = Some(concord);
    }

    /// What a reference to a card agrees with.
    pub(crate) fn card(&self, to: Antecedent) -> Option<Concord> {
        let last = self.last_card.map(|(_, concord)| concord);
        match to {
            Antecedent::Bound(Binding(number)) => {
                let named = self.renamed.get(&number).or(self.cards.get(&number));
                named.map(|mention| mention.concord).or(last)
            }
            Antecedent::Source => Some(self.source.concord),
            Antecedent::SourceAnd(_) | Antecedent::Both(..) => Some(Concord::MASCULINE.plural()),
            Antecedent::Challenger | Antecedent::Challenged | Antecedent::Deck => Some(Concord::MASCULINE),
            Antecedent::Open | Antecedent::Event | Antecedent::Result => last,
        }
    }

    /// What an "it" agrees with: never a character in play.
    pub(crate) fn thing(&self, to: Antecedent) -> Option<Concord> {
        match to {
            Antecedent::Bound(_)
            | Antecedent::Source
            | Antecedent::SourceAnd(_)
            | Antecedent::Both(..)
            | Antecedent::Challenger
            | Antecedent::Challenged
            | Antecedent::Deck => self.card(to),
            Antecedent::Open | Antecedent::Event | Antecedent::Result => self.last_thing.or(self.card(to)),
        }
    }

    /// Whether a pronoun for this card could be taken for the card mentioned last.
    pub(crate) fn is_unclear(&self, to: Antecedent) -> bool {
        let Some(((last, concord), meant)) = self.last_card.zip(self.card(to)) else { return false };
        // What no word points back to may be the very card that is meant, unless that is the card of the text: then it is another.
        let is_other = match (to, last) {
            (Antecedent::Source, last) => last != to,
            (Antecedent::Bound(_), last) => last != to && last != Antecedent::Open,
            (
                Antecedent::SourceAnd(_)
                | Antecedent::Both(..)
                | Antecedent::Challenger
                | Antecedent::Challenged
                | Antecedent::Deck
                | Antecedent::Open
                | Antecedent::Event
                | Antecedent::Result,
                _,
            ) => false,
        };
        is_other && concord == meant
    }

    /// Whether no other card was mentioned after this one.
    pub(crate) fn is_last(&self, to: Antecedent) -> bool {
        self.last_card.is_some_and(|(last, _)| last == to)
    }

    /// A card by its noun, where a pronoun would not be clear: "este personaje", "ese objeto".
    pub(crate) fn by_noun(&self, to: Antecedent) -> Option<String> {
        match to {
            Antecedent::Source => Some(format!("{} {}", self.source.concord.this(), self.source.noun)),
            Antecedent::Bound(Binding(number)) => {
                let mention = self.renamed.get(&number).or(self.cards.get(&number))?;
                Some(format!("{} {}", mention.concord.that(), mention.noun))
            }
            Antecedent::SourceAnd(_)
            | Antecedent::Both(..)
            | Antecedent::Challenger
            | Antecedent::Challenged
            | Antecedent::Deck
            | Antecedent::Open
            | Antecedent::Event
            | Antecedent::Result => None,
        }
    }

    /// What a reference to a player agrees with.
    pub(crate) fn player(&self, to: PlayerAntecedent) -> Option<Concord> {
        match to {
            PlayerAntecedent::Bound(Binding(number)) => {
                self.players.get(&number).copied().or(self.last_player)
            }
            PlayerAntecedent::You => Some(Concord::YOU),
            PlayerAntecedent::Open => self.last_player,
            PlayerAntecedent::OwnerOf(_)
            | PlayerAntecedent::TurnPlayer
            | PlayerAntecedent::OwnerOfSource
            | PlayerAntecedent::OwnerOfChallenger
            | PlayerAntecedent::OwnerOfChallenged => Some(Concord::MASCULINE),
        }
    }
}
