//! Lasting effects that begin or end (6.4.2) while nothing else changes: only what they say is found anew, and only the values of the
//! cards of which they say something else than before.

use super::derive::{ALL_VALUES, FEW, by_target, key};
use super::*;
use crate::program::{Dependencies, changed_by};
use smallvec::SmallVec;

impl Board {
    /// Finds the values anew after such a change, where nothing else changed that any text looks at and no text looks at what effects
    /// change. Whether that is so; where it is not, nothing was done.
    #[inline(never)]
    pub(super) fn renew_effects(&mut self, changed: Dependencies) -> bool {
        let others = (self.sources.depends() | ALL_VALUES) - Dependencies::EFFECTS;
        // 8.5.1: where Challenger counts, it is added when all else is known.
        if changed.intersects(others) || self.boosts() {
            return false;
        }
        let same = self.lasting_as_before();
        let (changes, looked_at) = self.reach_of_effects(same);
        let (changes, looked_at) = (changes | self.altered, looked_at | self.sources.depends());
        let may_boost = self.state.challenge().is_some() && changes.contains(Dependencies::KEYWORDS);
        if (changes | looked_at).contains(Dependencies::ALWAYS) || changes.intersects(looked_at) || may_boost
        {
            return false;
        }
        let heard_otherwise = self.hears_otherwise;
        self.altered = changes;
        self.find_effects(same);
        if heard_otherwise || self.hears_otherwise {
            self.listeners = None;
        }
        self.unchecked |= Dependencies::ALWAYS;
        // 8.1.2: what a longer grant has ousted is gone for good. Where none has begun, none is ousted.
        let mut begun = self.state.effects()[same..].iter();
        if begun.any(|effect| self.pool.gives_keywords(effect.mods)) && self.oust_shorter_grants() {
            self.refresh();
        }
        true
    }

    /// Asks the lasting effects after the first ones, which are the same, and finds the values of which they say something else.
    fn find_effects(&mut self, same: usize) {
        let mut sources = std::mem::take(&mut self.sources);
        let mut said = std::mem::take(&mut self.spare);
        let mut differ: SmallVec<[CardIx; 8]> = SmallVec::new();
        let known = sources.made().len();
        self.ask_effects(&mut sources, same, &mut said, |active| match active.target {
            Target::Card(card) if differ.last() != Some(&card) => differ.push(card),
            Target::Card(_) | Target::Player(_) => {}
        });
        let only_more = said.is_empty();
        if only_more && sources.made().len() <= FEW {
            self.put_in_force(&sources.made()[known..]);
        } else {
            by_target(sources.made(), &mut said, &mut self.ends, self.state.cards().len());
            std::mem::swap(&mut self.active, &mut said);
            self.index_active();
            said.clear();
        }
        (self.sources, self.spare) = (sources, said);
        self.values_of(&differ);
        if !only_more {
            self.forget_what_ended();
        }
    }

    /// More modifications, each behind all others of what it is about.
    fn put_in_force(&mut self, more: &[Active]) {
        for one in more {
            let at = self.active.partition_point(|other| key(other.target) <= key(one.target));
            self.active.insert(at, *one);
            self.index(one);
        }
    }

    /// The values of these cards by the modifications in force.
    fn values_of(&mut self, cards: &[CardIx]) {
        for &card in cards {
            let mut values = *self.pool.printed(self.state.card(card).def());
            if self.with_mods.has(card) {
                self.modify(card, self.active_range(card), &mut values);
            }
            self.frail |= values.willpower <= 0;
            self.state.keep_values(card, values);
        }
    }

    /// What is kept about all modifications in force, where some are no more.
    fn forget_what_ended(&mut self) {
        let (mut altered, mut frail) = (Dependencies::empty(), self.pool.is_any_frail());
        for (text, active) in self.with_texts(&self.active) {
            if let Target::Card(card) = active.target {
                altered |= changed_by(text);
                frail |= self.values(card).willpower <= 0;
            }
        }
        (self.altered, self.frail) = (altered, frail);
    }
}
