//! Which texts in force stand behind a value of a card, for whoever explains it: who gives a keyword or takes it away, what
//! adds to a number or keeps it from falling. Nothing here is asked while a game is played.

use crate::answer::{Action, How};
use crate::eval::{Active, Board, Target};
use crate::legal::Forbids;
use crate::program::*;
use crate::state::*;

/// What a text in force does to a number of a card (6.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bearing {
    /// It adds so much, or takes it away.
    Adds(i32),
    /// That number stands in place of the printed one.
    Sets(i32),
    /// 6.6.4, 1.2.2: it keeps the number from falling.
    Holds,
    /// 1.2.2: it keeps the number from rising.
    Caps,
}

impl Board {
    /// The texts that bear on a number of a card, in the order in which they are in force.
    pub fn texts_on(&self, card: CardIx, stat: Stat) -> Vec<(Forbids, Bearing)> {
        self.mods_on(Target::Card(card))
            .filter_map(|(m, active)| Some((self.text_behind(active), bearing(m, active, stat)?)))
            .collect()
    }

    /// The texts that give a card a keyword that it does not have in print.
    pub fn texts_giving(&self, card: CardIx, keyword: Keyword) -> Vec<Forbids> {
        self.mods_on(Target::Card(card))
            .filter(|(m, _)| matches!(m, Mod::Keyword(given, _) if *given == keyword))
            .map(|(_, active)| self.text_behind(active))
            .collect()
    }

    /// The text by which a card is without a keyword that it has in print, or that another text gives it.
    pub fn text_taking(&self, card: CardIx, keyword: Keyword) -> Option<Forbids> {
        let is_printed = self.def(card).keywords.iter().any(|(own, _)| *own == keyword);
        if self.values(card).has(keyword) || !is_printed && self.texts_giving(card, keyword).is_empty() {
            return None;
        }
        self.mods_on(Target::Card(card))
            .find(|(m, _)| match m {
                Mod::LoseKeyword(lost) | Mod::CantGain(lost) => *lost == keyword,
                Mod::LoseAll(_) => true,
                _ => false,
            })
            .map(|(_, active)| self.text_behind(active))
    }

    /// 6.7.3.2: the text by which a card must be chosen if able.
    pub(crate) fn text_of_duty(&self, card: CardIx) -> Option<Forbids> {
        self.mods_on(Target::Card(card))
            .find(|(m, _)| matches!(m, Mod::Must(Duty::BeChosen)))
            .map(|(_, active)| self.text_behind(active))
    }

    /// 1.9.4.1: the text by which a character deals challenge damage by another number than its Strength.
    pub(crate) fn text_of_damage(&self, card: CardIx) -> Option<Forbids> {
        self.mods_on(Target::Card(card))
            .find(|(m, _)| matches!(m, Mod::DamageWith(_)))
            .map(|(_, active)| self.text_behind(active))
    }

    /// The ink that an action asks for, and what its player could pay, where that is told by the action alone.
    pub fn ink_due(&self, player: PlayerIx, action: Action) -> Option<(i32, i32)> {
        let due = match action {
            Action::Play { card, how: How::Ink } => {
                self.play_price(player, card, self.def(card).cost.into(), HowPlayed::Ink)
            }
            Action::Play { card, how: How::Shift { .. } } => self.least_shift_price(card)?,
            Action::Move { card, to, free: false } => self.move_price(player, card, to),
            Action::Play { how: How::Sing(_) | How::SingTogether | How::Way(_), .. }
            | Action::Move { free: true, .. }
            | Action::Ink(_)
            | Action::Use { .. }
            | Action::Quest(_)
            | Action::Challenge { .. }
            | Action::EndTurn => return None,
        };
        Some((due, self.spendable_ink(player)))
    }

    /// 8.3.3: the characters with Bodyguard of which one must be challenged instead of this one.
    pub fn guards_against(&self, player: PlayerIx, with: CardIx, target: CardIx) -> Vec<CardIx> {
        let owner = self.state.card(target).owner();
        let guards = |card: &CardIx| {
            self.values(*card).has(Keyword::Bodyguard) && self.may_challenge(player, with, *card).is_ok()
        };
        self.state.player(owner).play().iter().copied().filter(guards).collect()
    }

    /// 8.7.3, 8.16.3: the characters with this keyword, ready and dry, for which a turn cannot end.
    pub fn bound_by(&self, player: PlayerIx, keyword: Keyword) -> Vec<CardIx> {
        let is_bound = |card: &CardIx| {
            self.values(*card).has(keyword)
                && match keyword {
                    Keyword::Reckless => self.can_challenge_anything(player, *card),
                    _ => self.can_quest(player, *card).is_ok(),
                }
        };
        self.state.player(player).play().iter().copied().filter(is_bound).collect()
    }

    /// A text by its card and ability; 6.1.1.2: actions have effects, no abilities.
    fn text_behind(&self, active: &Active) -> Forbids {
        let ability = self.pool.ability_with(active.mods);
        let is_action = self.def(active.source.card).kinds.contains(Kinds::ACTION);
        Forbids { source: active.source, ability: ability.filter(|_| !is_action) }
    }
}

fn bearing(what: &Mod, active: &Active, stat: Stat) -> Option<Bearing> {
    match what {
        Mod::Stat(of, _) if *of == stat && active.value != 0 => Some(Bearing::Adds(active.value)),
        Mod::Set(of, _) if *of == stat => Some(Bearing::Sets(active.value)),
        Mod::FloorPrinted(of) | Mod::Unreduced(of) | Mod::Floor(of, _) if *of == stat => Some(Bearing::Holds),
        Mod::Unincreased(of) if *of == stat => Some(Bearing::Caps),
        _ => None,
    }
}
