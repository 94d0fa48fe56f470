//! What players remember of cards that they have rightly seen (7.1.2, 7.1.3).
//!
//! A mark ([`Card::seen`]) says that a player knows the face of the card where it lies now. It goes with the card for as long as its way
//! can be followed: revealed and put back on top, inked face up, looked at and put at the bottom. Whatever hides the way takes the mark
//! away, so that a mark never tells more than its player can know: a shuffle, an order that somebody else chose, a card that leaves a
//! hand unseen.

use super::*;
use crate::eval::{Board, PlayerModKinds};
use crate::program::Mod;
use crate::proposed::Spot;
use smallvec::SmallVec;

/// Whether everybody sees the face of a card as it goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Face {
    /// 4.2.1.1: it is shown on its way.
    Shown,
    /// Only where it comes from or goes to tells.
    AsItLies,
}

impl Board {
    /// Whether the deck of the card's player is turned up and the card lies on top.
    #[inline]
    pub(crate) fn is_public_top(&self, card: CardIx) -> bool {
        let owner = self.state.card(card).owner;
        // Mostly no text speaks of it.
        self.any_text_on(owner, PlayerModKinds::OTHER) && self.is_top_where(card, |m| *m == Mod::TopFaceUp)
    }

    /// Whether the card lies on top of a deck, and such a text speaks of its player.
    #[inline(never)]
    fn is_top_where(&self, card: CardIx, says: fn(&Mod) -> bool) -> bool {
        let owner = self.state.card(card).owner;
        self.state.player(owner).deck().last() == Some(&card)
            && self.mods_about(owner, PlayerModKinds::OTHER).any(|(m, _)| says(m))
    }

    /// Whether the hand of the card's player is turned up.
    pub(crate) fn is_public_hand(&self, card: CardIx) -> bool {
        let owner = self.state.card(card).owner;
        self.any_text_on(owner, PlayerModKinds::OTHER)
            && self.mods_about(owner, PlayerModKinds::OTHER).any(|(m, _)| matches!(m, Mod::HandFaceUp))
    }

    /// Whether the card lies on top of that player's deck, who may look at it at any time.
    #[inline]
    pub(crate) fn is_own_top(&self, card: CardIx, player: PlayerIx) -> bool {
        self.any_text_on(player, PlayerModKinds::OTHER)
            && self.state.card(card).owner == player
            && self.is_top_where(card, |m| *m == Mod::TopSeen)
    }

    /// Who will know the face of a card that goes somewhere now. It is inlined: where it is known where the card goes, little is left of it.
    #[inline(always)]
    pub(super) fn who_follows(&self, card: CardIx, to: Spot, face: Face) -> PlayerSet {
        let Card { zone, owner, seen, facedown, .. } = *self.state.card(card);
        let everyone = self.state.everyone();
        let is_shown = match to {
            Spot::Discard | Spot::Under { facedown: false, .. } => true,
            Spot::Hand | Spot::DeckTop | Spot::DeckBottom | Spot::DeckShuffled => false,
            Spot::Inkwell { .. } | Spot::Under { facedown: true, .. } => false,
        };
        let known = match zone {
            _ if is_shown || face == Face::Shown => everyone,
            Zone::Play | Zone::Discard => everyone,
            Zone::Aside | Zone::Under if !facedown => everyone,
            Zone::Deck if self.is_public_top(card) => everyone,
            Zone::Deck if self.is_own_top(card, owner) => seen.with(owner),
            Zone::Hand if self.is_public_hand(card) => everyone,
            // 7.3.2: which card of a hand it was, only its player knows.
            Zone::Hand => PlayerSet::one(owner),
            Zone::Aside | Zone::Under | Zone::Deck | Zone::Inkwell => seen,
        };
        match to {
            Spot::Hand => known.with(owner),
            Spot::DeckTop | Spot::DeckBottom | Spot::Inkwell { .. } | Spot::Under { .. } => known,
            // 1.4.3: about to be shuffled; 7.6: everybody sees it there.
            Spot::DeckShuffled | Spot::Discard => PlayerSet::EMPTY,
        }
    }
}

impl State {
    /// Keeps in mind that somebody knows the card where it lies now.
    #[inline]
    pub(super) fn keep_seen(&mut self, card: CardIx) {
        let Card { owner, zone, seen, .. } = self.cards[card.index()];
        let own = &mut self.players[owner.index()];
        match zone {
            Zone::Hand => own.hand_shown |= seen != PlayerSet::one(owner),
            Zone::Deck => own.deck_seen = own.deck_seen.or(seen),
            Zone::Play | Zone::Discard | Zone::Inkwell | Zone::Under | Zone::Aside => {}
        }
    }

    /// Whether what is kept in mind about a player's zones covers what there is.
    pub(crate) fn keeps_zones(&self, player: PlayerIx) -> bool {
        let own = self.player(player);
        let seen = |card: &CardIx| self.card(*card).seen;
        own.ink_ready == self.count_ready_ink(own)
            && (own.hand_shown || own.hand.iter().all(|card| seen(card) == PlayerSet::one(player)))
            && own.deck().iter().all(|card| seen(card).or(own.deck_seen) == own.deck_seen)
    }

    /// A card leaves a hand, of which others may know something.
    #[inline]
    pub(super) fn leave_hand(&mut self, card: CardIx, follow: PlayerSet) {
        // Mostly nobody knows anything of a hand.
        if self.players[self.card(card).owner.index()].hand_shown {
            self.leave_shown_hand(card, follow);
        }
    }

    #[inline(never)]
    fn leave_shown_hand(&mut self, card: CardIx, follow: PlayerSet) {
        let Card { owner, def, seen, .. } = *self.card(card);
        let own = PlayerSet::one(owner);
        let hand = &self.players[owner.index()].hand;
        if hand.iter().all(|other| self.cards[other.index()].seen == own) {
            self.players[owner.index()].hand_shown = false;
            return;
        }
        for viewer in self.everyone().without(owner).iter() {
            let marked = |other: &&CardIx| self.cards[other.index()].seen.has(viewer);
            let is_copy = |other: &&CardIx| **other != card && self.cards[other.index()].def == def;
            let lost: SmallVec<[CardIx; 8]> = match (follow.has(viewer), seen.has(viewer)) {
                // Any card of the hand may be the one that went.
                (false, _) => hand.iter().filter(marked).copied().collect(),
                // It was the one they knew.
                (true, true) => continue,
                // Of equal cards they cannot tell which one went.
                (true, false) => hand.iter().filter(marked).find(is_copy).into_iter().copied().collect(),
            };
            for other in lost {
                let other = &mut self.cards[other.index()];
                other.seen = other.seen.without(viewer);
            }
        }
    }

    /// Several cards went into decks together: the order is known to whoever chose it, or to nobody.
    pub(super) fn lose_order(&mut self, cards: &[CardIx], chosen: Option<PlayerIx>) {
        for card in cards {
            let card = self.card_mut(*card);
            if card.zone == Zone::Deck {
                let owner = Some(card.owner).filter(|owner| card.seen.has(*owner));
                let keeps = chosen.and_then(|chosen| owner.or(Some(chosen)));
                card.seen = keeps.map_or(PlayerSet::EMPTY, |player| card.seen.and(PlayerSet::one(player)));
            }
        }
    }
}
