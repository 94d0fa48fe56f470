//! The cards in a player's zones. As many as an ordinary game has lie in place, so that a copy of a game asks for no memory for them.

use super::*;

/// The cards of a hand or of the Play zone.
pub(super) type Row = InPlace<16>;

impl Row {
    pub(super) fn take(&mut self, card: CardIx) {
        if let Some(at) = self.iter().position(|other| *other == card) {
            self.remove(at);
        }
    }
}

/// The cards that are asked for less often: the inkwell, the discard and the deck, one behind the other.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(from = "Apart", into = "Apart")]
pub(super) struct Piles {
    cards: InPlace<60>,
    /// Where the inkwell ends and the discard begins.
    ink: u16,
    /// Where the discard ends and the deck begins.
    gone: u16,
}

/// The same, each zone for itself.
#[derive(Serialize, Deserialize)]
struct Apart {
    inkwell: Vec<CardIx>,
    discard: Vec<CardIx>,
    deck: Vec<CardIx>,
}

impl From<Piles> for Apart {
    fn from(piles: Piles) -> Apart {
        let [inkwell, discard, deck] = [piles.inkwell(), piles.discard(), piles.deck()].map(<[_]>::to_vec);
        Apart { inkwell, discard, deck }
    }
}

impl From<Apart> for Piles {
    fn from(apart: Apart) -> Piles {
        let mut piles = Piles::default();
        let Apart { inkwell, discard, deck } = apart;
        for (zone, cards) in [(Zone::Inkwell, inkwell), (Zone::Discard, discard), (Zone::Deck, deck)] {
            cards.into_iter().for_each(|card| piles.push(zone, card));
        }
        piles
    }
}

impl Piles {
    #[inline]
    pub(super) fn inkwell(&self) -> &[CardIx] {
        &self.cards[..usize::from(self.ink)]
    }

    #[inline]
    pub(super) fn discard(&self) -> &[CardIx] {
        &self.cards[usize::from(self.ink)..usize::from(self.gone)]
    }

    #[inline]
    pub(super) fn deck(&self) -> &[CardIx] {
        &self.cards[usize::from(self.gone)..]
    }

    #[inline]
    pub(super) fn deck_mut(&mut self) -> &mut [CardIx] {
        &mut self.cards[usize::from(self.gone)..]
    }

    /// Where the cards of a zone are; of a zone that is none of these, nothing.
    #[inline]
    fn range(&self, zone: Zone) -> std::ops::Range<usize> {
        let (ink, gone) = (usize::from(self.ink), usize::from(self.gone));
        match zone {
            Zone::Inkwell => 0..ink,
            Zone::Discard => ink..gone,
            Zone::Deck => gone..self.cards.len(),
            Zone::Hand | Zone::Play | Zone::Under | Zone::Aside => 0..0,
        }
    }

    pub(super) fn list_mut(&mut self, zone: Zone) -> &mut [CardIx] {
        let range = self.range(zone);
        &mut self.cards[range]
    }

    /// Puts a card on top: at the end of its zone.
    pub(super) fn push(&mut self, zone: Zone, card: CardIx) {
        let at = self.range(zone).end;
        self.put(zone, at, card);
    }

    /// Puts a card under the deck.
    pub(super) fn push_under_deck(&mut self, card: CardIx) {
        self.put(Zone::Deck, self.gone.into(), card);
    }

    fn put(&mut self, zone: Zone, at: usize, card: CardIx) {
        self.cards.insert(at, card);
        self.ink += u16::from(zone == Zone::Inkwell);
        self.gone += u16::from(zone != Zone::Deck);
    }

    /// Takes the top card of the deck.
    #[inline]
    pub(super) fn draw(&mut self) -> Option<CardIx> {
        if self.deck().is_empty() { None } else { self.cards.pop() }
    }

    pub(super) fn take(&mut self, zone: Zone, card: CardIx) {
        // Mostly it is the top card of a deck.
        if zone == Zone::Deck && self.deck().last() == Some(&card) {
            self.cards.pop();
            return;
        }
        let range = self.range(zone);
        if let Some(at) = self.cards[range.clone()].iter().position(|other| *other == card) {
            self.cards.remove(range.start + at);
            self.ink -= u16::from(zone == Zone::Inkwell);
            self.gone -= u16::from(zone != Zone::Deck);
        }
    }

    /// A deck and nothing else.
    pub(super) fn fill(&mut self, deck: impl Iterator<Item = CardIx>) {
        self.clear();
        self.cards.extend(deck);
    }

    pub(super) fn clear(&mut self) {
        self.cards.clear();
        (self.ink, self.gone) = (0, 0);
    }
}

impl Player {
    /// The cards of a zone, where it is a list.
    #[inline]
    pub(super) fn list(&self, zone: Zone) -> &[CardIx] {
        match zone {
            Zone::Deck => self.piles.deck(),
            Zone::Hand => &self.hand,
            Zone::Discard => self.piles.discard(),
            Zone::Inkwell => self.piles.inkwell(),
            Zone::Play => &self.play,
            Zone::Under | Zone::Aside => &[],
        }
    }

    /// The same, to be put in another order.
    pub(super) fn list_mut(&mut self, zone: Zone) -> &mut [CardIx] {
        match zone {
            Zone::Hand => &mut self.hand,
            Zone::Play => &mut self.play,
            Zone::Deck | Zone::Discard | Zone::Inkwell | Zone::Under | Zone::Aside => {
                self.piles.list_mut(zone)
            }
        }
    }

    /// Puts a card at the end of its zone.
    #[inline]
    pub(super) fn put(&mut self, zone: Zone, card: CardIx) {
        match zone {
            Zone::Hand => self.hand.push(card),
            Zone::Play => self.play.push(card),
            Zone::Deck | Zone::Discard | Zone::Inkwell => self.piles.push(zone, card),
            Zone::Under | Zone::Aside => {}
        }
    }

    /// Takes a card out of its zone.
    #[inline]
    pub(super) fn take(&mut self, zone: Zone, card: CardIx) {
        match zone {
            Zone::Hand => self.hand.take(card),
            Zone::Play => self.play.take(card),
            Zone::Deck | Zone::Discard | Zone::Inkwell => self.piles.take(zone, card),
            Zone::Under | Zone::Aside => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LISTS: [Zone; 5] = [Zone::Deck, Zone::Hand, Zone::Discard, Zone::Inkwell, Zone::Play];

    /// Every zone for itself, as many cards as do not lie in place any more.
    #[test]
    fn zones_are_lists_of_their_own() {
        let mut rng = ChaCha8::new(7);
        let mut player = Player::default();
        let mut plain: [Vec<CardIx>; 5] = Default::default();
        for number in 0..4000_u16 {
            let (at, card) = (rng.below(5) as usize, CardIx(number));
            let grows = number < 900 || rng.below(2) == 0;
            match (grows, plain[at].len() as u32) {
                (true, _) | (false, 0) => {
                    player.put(LISTS[at], card);
                    plain[at].push(card);
                }
                (false, count) => {
                    let card = plain[at].remove(rng.below(count) as usize);
                    player.take(LISTS[at], card);
                }
            }
            let copy = player.clone();
            let mut over = Player::default();
            over.put(Zone::Inkwell, card);
            over.clone_from(&player);
            for (zone, plain) in LISTS.into_iter().zip(&plain) {
                assert_eq!((player.list(zone), copy.list(zone)), (&plain[..], &plain[..]), "{zone:?}");
                assert_eq!((over.list(zone), player.list_mut(zone) as &[_]), (&plain[..], &plain[..]));
            }
        }
        let top = plain[0].pop();
        assert_eq!((player.piles.draw(), player.deck()), (top, &plain[0][..]));
        player.piles.push_under_deck(CardIx(9));
        assert_eq!(player.deck().first(), Some(&CardIx(9)));
        assert_eq!(player.discard(), plain[2]);
    }
}
