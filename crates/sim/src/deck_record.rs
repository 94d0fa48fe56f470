//! How one deck did against one opponent after another.

use crate::summary::card_summaries;
use crate::tally::{Count, DeckTally, Tally};
use crate::{CardSummary, Deck};

/// A deck over several plans, in each of which it is the first of two.
#[derive(Clone, Debug, Default)]
pub struct DeckRecord {
    /// Its games in which it began.
    pub first: Count,
    /// Those in which the other began.
    pub second: Count,
    cards: Option<DeckTally>,
}

impl DeckRecord {
    /// Adds what came of one plan.
    pub fn add(&mut self, tally: &Tally) {
        let (Some(pair), Some(own)) = (tally.pairs.first(), tally.decks.first()) else { return };
        self.first.games += pair.started[0];
        self.first.wins += pair.wins_started[0];
        self.second.games += pair.started[1];
        self.second.wins += pair.wins[0] - pair.wins_started[0];
        match &mut self.cards {
            Some(cards) => cards.merge(own),
            None => self.cards = Some(own.clone()),
        }
    }

    /// Card by card.
    pub fn cards(&self, own: &Deck) -> Vec<CardSummary> {
        let found = self.cards.as_ref().map(|cards| card_summaries(own, cards, self.first, self.second));
        found.unwrap_or_default()
    }
}
