//! What a player may believe of an opponent's hidden cards.
//!
//! Known are the cards that are seen, and so the inks and how far the list is known. In some worlds the opponent plays a ready list:
//! the more of it was seen and the less that is not in it, the more often. In the others the rest is dealt from what such lists look
//! like: further copies of what was seen, then cards of the same inks along a curve, mostly inkable. Where the own list and all that
//! was seen are of the common format (C.1), the rest is so too. Nothing is read of a card that is hidden from the player.

use crate::lists::{self, Known, List};
use engine::Board;
use engine::program::{DefIx, Inks, Kinds};
use engine::state::{CardIx, ChaCha8, PlayerIx};
use std::sync::Arc;

/// A list plays so many copies of most of its cards (1.10.1: no more).
const COPIES: usize = 4;
/// How many times as likely a ready list is for each of its cards that was seen, and how many times less for each that is not in it.
const IN_LIST: f32 = 8.0;
const NOT_IN_LIST: f32 = 30.0;
/// Tries to find a card that fits before any card of the inks is taken.
const TRIES: u32 = 60;

/// What is believed in one world.
pub(crate) struct Belief<'b> {
    board: &'b Board,
    viewer: PlayerIx,
    seed: u64,
    known: Arc<Known>,
    /// The common format is played, as far as can be seen.
    is_core: bool,
}

impl<'b> Belief<'b> {
    /// Of a player; each seed is another possible world.
    pub(crate) fn new(board: &'b Board, viewer: PlayerIx, seed: u64) -> Belief<'b> {
        let known = lists::known(&board.pool);
        let is_core = is_core(board, viewer, &known);
        Belief { board, viewer, seed, known, is_core }
    }

    /// So many hidden cards of a player; nothing for the own list, which is known.
    pub(crate) fn hidden(&self, player: PlayerIx, count: usize) -> Option<Vec<DefIx>> {
        if player == self.viewer {
            return None;
        }
        let mut rng = ChaCha8::new(self.seed ^ 0x5bd1_e995 ^ u64::from(player.0) << 56);
        let mut seen = self.seen(player);
        let mut cards = self.of_ready_list(&seen, &mut rng).unwrap_or_default();
        rng.shuffle(&mut cards);
        cards.truncate(count);
        if cards.is_empty() {
            cards = further_copies(&mut seen, count, &mut rng);
        }
        let inks = self.inks(&seen, &mut rng);
        while cards.len() < count {
            let def = self.unseen(inks, &seen, &mut rng)?;
            cards.extend(std::iter::repeat_n(def, COPIES));
        }
        cards.truncate(count);
        Some(cards)
    }

    /// The cards of a player that were seen, each with how many of it.
    fn seen(&self, player: PlayerIx) -> Vec<(DefIx, usize)> {
        let mut seen: Vec<(DefIx, usize)> = Vec::new();
        for (at, card) in self.board.state.cards().iter().enumerate() {
            let ix = CardIx(at as u16);
            if card.owner() != player || !self.board.knows(self.viewer, ix) {
                continue;
            }
            match seen.iter_mut().find(|(known, _)| *known == card.def()) {
                Some((_, copies)) => *copies += 1,
                None => seen.push((card.def(), 1)),
            }
        }
        seen
    }

    /// What is left of a ready list that this may be; nothing where it is taken for another one.
    fn of_ready_list(&self, seen: &[(DefIx, usize)], rng: &mut ChaCha8) -> Option<Vec<DefIx>> {
        let lists = &self.known.lists;
        let share = 1.0 / lists.len().max(1) as f32;
        let may_be = |list: &List| !self.is_core || list.iter().all(|(def, _)| self.known.is_core(*def));
        let likely = lists.iter().map(|list| if may_be(list) { share * likelihood(list, seen) } else { 0.0 });
        let likely: Vec<f32> = likely.collect();
        // A list that nobody has written down is as likely as all of these before anything was seen.
        let all = 1.0 + likely.iter().sum::<f32>();
        let mut at = all * rng.below(1 << 16) as f32 / 65_536.0;
        let chosen = likely.iter().position(|likely| {
            at -= likely;
            at < 0.0
        })?;
        let left = |(def, copies): &(DefIx, usize)| {
            let known = seen.iter().find(|(known, _)| known == def).map_or(0, |(_, known)| *known);
            std::iter::repeat_n(*def, copies.saturating_sub(known))
        };
        Some(lists[chosen].iter().flat_map(left).collect())
    }

    /// C.1: two inks; those that were not seen yet may be any.
    fn inks(&self, seen: &[(DefIx, usize)], rng: &mut ChaCha8) -> Inks {
        let mut inks =
            seen.iter().fold(Inks::empty(), |inks, (def, _)| inks | self.board.pool.card(*def).inks);
        while inks.bits().count_ones() < 2 {
            inks |= Inks::from_bits_truncate(1 << rng.below(6));
        }
        inks
    }

    /// A card of the inks that was not seen, likely ones first.
    fn unseen(&self, inks: Inks, seen: &[(DefIx, usize)], rng: &mut ChaCha8) -> Option<DefIx> {
        let pool = &self.board.pool;
        let count = u32::try_from(pool.len()).ok().filter(|count| *count > 0)?;
        let mut last = None;
        let core = &self.known.core;
        for _ in 0..TRIES {
            let def = match self.is_core {
                true => core[rng.below(core.len() as u32) as usize],
                false => DefIx(rng.below(count) as u16),
            };
            let card = pool.card(def);
            if card.kinds.is_empty()
                || !(card.inks - inks).is_empty()
                || seen.iter().any(|(known, _)| *known == def)
            {
                continue;
            }
            last = Some(def);
            let rare = !card.inkable || !card.kinds.contains(Kinds::CHARACTER) || card.cost > 6;
            if !rare || rng.below(3) == 0 {
                return last;
            }
        }
        // A pool of few cards: what was seen, or anything.
        last.or_else(|| seen.first().map(|(def, _)| *def)).or_else(|| Some(DefIx(rng.below(count) as u16)))
    }
}

/// C.1: whether all cards of the own list, and all that were seen of others', are of the common format.
fn is_core(board: &Board, viewer: PlayerIx, known: &Known) -> bool {
    let cards = board.state.cards().iter().enumerate();
    let mut all =
        cards.filter(|(at, card)| card.owner() == viewer || board.knows(viewer, CardIx(*at as u16)));
    !known.core.is_empty() && all.all(|(_, card)| known.is_core(card.def()))
}

/// How many times as likely a list is as one of which nothing is known.
fn likelihood(list: &List, seen: &[(DefIx, usize)]) -> f32 {
    seen.iter().fold(1.0, |likely, (def, copies)| match list.iter().find(|(known, _)| known == def) {
        Some((_, most)) if copies <= most => (likely * IN_LIST).min(1e12),
        Some(_) | None => likely / NOT_IN_LIST,
    })
}

/// Copies of what was seen that may be left. At least a third is left open: a list is more than what was seen of it.
fn further_copies(seen: &mut [(DefIx, usize)], count: usize, rng: &mut ChaCha8) -> Vec<DefIx> {
    rng.shuffle(seen);
    let left =
        seen.iter().flat_map(|(def, copies)| std::iter::repeat_n(*def, COPIES.saturating_sub(*copies)));
    left.take(count * 2 / 3).collect()
}
