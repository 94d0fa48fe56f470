//! Checks that what is kept is what it should be: values recomputed from nothing, zones and references in order.
//!
//! Nothing in play calls this; the proof does, at every decision of its games.

use super::{Asking, Board, Changed, MAY_BANISH, MAY_OUTDATE, MAY_WIN};
use crate::bounds::Bounds;
use crate::state::{CardIx, GameResult, PlayerIx, Zone};

/// Something that must never be.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    /// A kept value differs from the one found anew.
    #[error("the kept values of card {0} differ from those found anew")]
    StaleValues(usize),
    /// Modifications in force differ from those found anew.
    #[error("the modifications in force differ from those found anew")]
    StaleModifications,
    /// What the cards are known to listen to lacks something.
    #[error("a card listens to what nobody is known to listen to")]
    StaleHearing,
    /// The game state check would do something and is not known to be needed.
    #[error("the game state check would be passed over although it would do something")]
    Unchecked,
    /// A card is not exactly once where it says it is.
    #[error("card {card} says it is in {zone:?} and is listed {times} times there")]
    Misplaced {
        /// Which card.
        card: usize,
        /// Where it says it is.
        zone: Zone,
        /// How often it is listed there.
        times: usize,
    },
    /// A stack whose links do not fit, or a location that is not there.
    #[error("card {0} has a link to a card that is not where the link says")]
    BrokenLink(usize),
    /// A list with a card that says it is elsewhere.
    #[error("card {card} is in the list of {zone:?} and says it is elsewhere")]
    Stray {
        /// Which card.
        card: usize,
        /// In whose list it is.
        zone: Zone,
    },
    /// What is kept about the zones of a player, ready ink and who knows cards, is not so.
    #[error("what is kept about the zones of player {0} is not so")]
    StaleZones(usize),
    /// Something refers to what does not exist.
    #[error("a reference to something that does not exist")]
    Dangling,
}

impl Board {
    /// Everything that is not as it should be.
    pub fn audit(&self) -> Vec<Fault> {
        // What is not there cannot be looked at any further.
        if !Bounds::new(&self.pool, &self.state).hold(&(&self.state, &self.pending)) {
            return vec![Fault::Dangling];
        }
        let mut faults = Vec::new();
        self.audit_values(&mut faults);
        self.audit_checks(&mut faults);
        self.audit_zones(&mut faults);
        self.audit_lists(&mut faults);
        self.audit_links(&mut faults);
        faults
    }

    /// The same with values found from nothing.
    fn found_anew(&self, asking: Asking) -> Board {
        let mut anew = self.clone();
        anew.find_printed();
        anew.active.clear();
        anew.ends.clear();
        // Also what no change is known to concern.
        anew.sources.clear();
        anew.recompute(Changed::ANYTHING, asking);
        anew
    }

    fn audit_values(&self, faults: &mut Vec<Fault>) {
        let anew = self.found_anew(Asking::Together);
        let one_by_one = self.found_anew(Asking::OneByOne);
        let in_play = self.state.players().iter().flat_map(|player| player.play());
        let differs = in_play.filter(|card| {
            let kept = self.values(**card);
            anew.values(**card) != kept || one_by_one.values(**card) != kept
        });
        faults.extend(differs.map(|card| Fault::StaleValues(card.index())));
        if anew.active != self.active || anew.player_mod_kinds != self.player_mod_kinds {
            faults.push(Fault::StaleModifications);
        }
        if let Some(kept) = self.listeners {
            let mut both = kept;
            both |= anew.all_hear();
            if both != kept {
                faults.push(Fault::StaleHearing);
            }
        }
    }

    fn audit_checks(&self, faults: &mut Vec<Fault>) {
        let wins = |player| self.state.player(player).lore() >= self.lore_to_win(player);
        let in_play = self.state.players().iter().flat_map(|player| player.play());
        let lethal = in_play.filter(|card| self.has_lethal_damage(**card)).count() > 0;
        let open = self.state.result() == GameResult::Open;
        let overlooked = !self.unchecked.intersects(MAY_WIN) && self.state.everyone().iter().any(wins)
            || !self.unchecked.intersects(MAY_BANISH) && lethal
            || !self.unchecked.intersects(MAY_OUTDATE) && self.state.any_outdated();
        if open && overlooked {
            faults.push(Fault::Unchecked);
        }
    }

    fn audit_zones(&self, faults: &mut Vec<Fault>) {
        for (ix, card) in self.state.cards().iter().enumerate() {
            let me = CardIx(u16::try_from(ix).unwrap_or(u16::MAX));
            let out = self.state.player(card.owner()).out();
            let listed = |zone| self.state.list(card.owner(), zone).iter().filter(|c| **c == me).count();
            let times = match card.zone() {
                // 9.2.3: the cards of a player who left are nowhere.
                _ if out => continue,
                Zone::Aside => continue,
                Zone::Under => usize::from(self.state.card(self.state.top_of(me)).zone() == Zone::Play),
                zone @ (Zone::Deck | Zone::Hand | Zone::Play | Zone::Discard | Zone::Inkwell) => listed(zone),
            };
            if times != 1 {
                faults.push(Fault::Misplaced { card: ix, zone: card.zone(), times });
            }
        }
    }

    fn audit_lists(&self, faults: &mut Vec<Fault>) {
        let kept = |ix: &usize| self.state.keeps_zones(PlayerIx(*ix as u8));
        faults.extend((0..self.state.players().len()).filter(|ix| !kept(ix)).map(Fault::StaleZones));
        for (ix, _) in self.state.players().iter().enumerate().filter(|(_, player)| !player.out()) {
            for zone in [Zone::Deck, Zone::Hand, Zone::Discard, Zone::Inkwell, Zone::Play] {
                let stray = |card: &&CardIx| {
                    let own = self.state.card(**card);
                    own.zone() != zone || own.owner().index() != ix
                };
                let strays = self.state.list(PlayerIx(ix as u8), zone).iter().filter(stray);
                faults.extend(strays.map(|card| Fault::Stray { card: card.index(), zone }));
            }
        }
    }

    fn audit_links(&self, faults: &mut Vec<Fault>) {
        for (ix, card) in self.state.cards().iter().enumerate() {
            let me = CardIx(u16::try_from(ix).unwrap_or(u16::MAX));
            if self.state.player(card.owner()).out() {
                continue;
            }
            let mutual = |other: CardIx, back: fn(&crate::state::Card) -> CardIx| {
                other == CardIx::NONE || back(self.state.card(other)) == me
            };
            let located = card.at() == CardIx::NONE
                || card.zone() != Zone::Play
                || self.state.card(card.at()).zone() == Zone::Play;
            if !mutual(card.above(), |c| c.below()) || !mutual(card.below(), |c| c.above()) || !located {
                faults.push(Fault::BrokenLink(ix));
            }
        }
    }
}
