//! Checks that what is kept is what it should be: values recomputed from nothing, zones and references in order.
//!
//! Nothing in play calls this; the proof does, at every decision of its games.

use super::Table;
use crate::state::{CardIx, Zone};

/// Something that must never be.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    /// A kept value differs from the one found anew.
    #[error("the kept values of card {0} differ from those found anew")]
    StaleValues(usize),
    /// Modifications in force differ from those found anew.
    #[error("the modifications in force differ from those found anew")]
    StaleModifications,
    /// A card is not exactly once where it says it is.
    #[error("card {card} says it is in {zone:?} and is listed {times} times there")]
    Misplaced {
        #[allow(missing_docs)]
        card: usize,
        #[allow(missing_docs)]
        zone: Zone,
        #[allow(missing_docs)]
        times: usize,
    },
    /// A stack whose links do not fit, or a location that is not there.
    #[error("card {0} has a link to a card that is not where the link says")]
    BrokenLink(usize),
}

impl Table {
    /// Everything that is not as it should be.
    pub fn audit(&self) -> Vec<Fault> {
        let mut faults = Vec::new();
        self.audit_values(&mut faults);
        self.audit_zones(&mut faults);
        self.audit_links(&mut faults);
        faults
    }

    fn audit_values(&self, faults: &mut Vec<Fault>) {
        let mut anew = self.clone();
        anew.recompute();
        let in_play = self.state.players.iter().flat_map(|player| &player.play);
        let differs = in_play.filter(|card| anew.values(**card) != self.values(**card));
        faults.extend(differs.map(|card| Fault::StaleValues(card.index())));
        if anew.active != self.active {
            faults.push(Fault::StaleModifications);
        }
    }

    fn audit_zones(&self, faults: &mut Vec<Fault>) {
        for (ix, card) in self.state.cards.iter().enumerate() {
            let me = CardIx(u16::try_from(ix).unwrap_or(u16::MAX));
            let out = self.state.player(card.owner).out;
            let listed = |zone| self.state.list(card.owner, zone).iter().filter(|c| **c == me).count();
            let times = match card.zone {
                // 9.2.3: the cards of a player who left are nowhere.
                _ if out => continue,
                Zone::Aside => continue,
                Zone::Under => usize::from(self.state.card(self.state.top_of(me)).zone == Zone::Play),
                zone => listed(zone),
            };
            if times != 1 {
                faults.push(Fault::Misplaced { card: ix, zone: card.zone, times });
            }
        }
    }

    fn audit_links(&self, faults: &mut Vec<Fault>) {
        for (ix, card) in self.state.cards.iter().enumerate() {
            let me = CardIx(u16::try_from(ix).unwrap_or(u16::MAX));
            if self.state.player(card.owner).out {
                continue;
            }
            let mutual = |other: CardIx, back: fn(&crate::state::Card) -> CardIx| {
                other == CardIx::NONE || back(self.state.card(other)) == me
            };
            let located = card.at == CardIx::NONE
                || card.zone != Zone::Play
                || self.state.card(card.at).zone == Zone::Play;
            if !mutual(card.above, |c| c.below) || !mutual(card.below, |c| c.above) || !located {
                faults.push(Fault::BrokenLink(ix));
            }
        }
    }
}
