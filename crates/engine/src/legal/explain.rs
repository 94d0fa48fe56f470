//! Which texts in force stand behind a value of a card, for whoever explains it: who gives a keyword or takes it away, what
//! adds to a number or keeps it from falling. Nothing here is asked while a game is played.

use crate::answer::{Action, How};
use crate::eval::{Active, Bits, Board, Ctx, Target};
use crate::legal::Forbids;
use crate::program::*;
use crate::refusal::Refusal;
use crate::state::*;
use smallvec::SmallVec;

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
    pub fn texts_on(&self, card: CardIx, stat: Stat) -> impl Iterator<Item = (Forbids, Bearing)> {
        self.mods_on(Target::Card(card)).filter_map(move |(m, active)| {
            let bearing = bearing(m, active, stat)?;
            Some((self.text_of(active), bearing))
        })
    }

    /// 6.6.1.2: the texts that add to a number of a card or take from it, each with how much; what adds nothing is left out.
    pub(crate) fn texts_that_change(&self, card: CardIx, stat: Stat) -> SmallVec<[(Forbids, i32); 2]> {
        let added = |(text, bearing)| match bearing {
            Bearing::Adds(much) => Some((text, much)),
            Bearing::Sets(_) | Bearing::Holds | Bearing::Caps => None,
        };
        self.texts_on(card, stat).filter_map(added).collect()
    }

    /// 4.3.2.3: the payment modifiers of a card, each with the text that it comes from; what may not reduce is left out (1.2.2).
    pub(crate) fn texts_that_change_price(
        &self,
        player: PlayerIx,
        card: CardIx,
        how: (HowPlayed, &[CardIx]),
    ) -> SmallVec<[(Forbids, i32); 2]> {
        let mut texts = SmallVec::new();
        let is_firm = self.is_price_firm(player, card);
        self.each_price_change(player, card, how, |active| {
            if active.value > 0 || active.value < 0 && !is_firm {
                texts.push((self.text_of(active), active.value));
            }
        });
        texts
    }

    /// The texts that give a card a keyword that it does not have in print.
    pub fn texts_giving(&self, card: CardIx, keyword: Keyword) -> Vec<Forbids> {
        self.mods_on(Target::Card(card))
            .filter(|(m, _)| matches!(m, Mod::Keyword(given, _) if *given == keyword))
            .map(|(_, active)| self.text_of(active))
            .collect()
    }

    /// The text by which a card is without a keyword that it has in print, or that another text gives it.
    pub fn text_taking(&self, card: CardIx, keyword: Keyword) -> Option<Forbids> {
        let is_printed = self.def(card).keywords.iter().any(|(own, _)| *own == keyword);
        if self.values(card).has(keyword) || !is_printed && self.texts_giving(card, keyword).is_empty() {
            return None;
        }
        self.mods_on(Target::Card(card))
            .find(|(m, _)| {
                matches!(m, Mod::LoseKeyword(lost) | Mod::CantGain(lost) if *lost == keyword)
                    || matches!(m, Mod::LoseAll(_))
            })
            .map(|(_, active)| self.text_of(active))
    }

    /// 6.7.3.2: the text by which a card must be chosen if able.
    pub(crate) fn text_of_duty(&self, card: CardIx) -> Option<Forbids> {
        self.mods_on(Target::Card(card))
            .find(|(m, _)| matches!(m, Mod::Must(Duty::BeChosen)))
            .map(|(_, active)| self.text_of(active))
    }

    /// 1.9.4.1: the text by which a character deals challenge damage by another number than its Strength.
    pub(crate) fn text_of_damage(&self, card: CardIx) -> Option<Forbids> {
        self.mods_on(Target::Card(card))
            .find(|(m, _)| matches!(m, Mod::DamageWith(_)))
            .map(|(_, active)| self.text_of(active))
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

    /// What else stands against a turn action, beside the first reason for which it is refused; each holds by itself.
    pub fn refused_also(&self, player: PlayerIx, action: Action, first: Refusal) -> Vec<Refusal> {
        let found = match action {
            Action::Quest(card) if self.own_character(player, card).is_ok() => {
                let values = self.values(card);
                let quests_at_once = values.bits.contains(Bits::QUEST_DRYING);
                let rests = self.not_at_work(card).filter(|why| !(quests_at_once && *why == Refusal::Drying));
                let reckless = values.has(Keyword::Reckless).then_some(Refusal::RecklessQuest);
                rests.chain(reckless).collect()
            }
            Action::Challenge { with, target } => self.not_challenging(player, with, target),
            Action::Play { card, how: How::Sing(singer) } if self.own_character(player, singer).is_ok() => {
                let cheap = self.singing_cost(singer) < i32::from(self.values(card).cost)
                    && self.values(card).sing_together == 0
                    && self.values(card).kinds.contains(Kinds::SONG);
                self.not_at_work(singer).chain(cheap.then_some(Refusal::SingerTooCheap)).collect()
            }
            // 4.2.1.1, 4.2.3
            Action::Ink(card) if self.can_ink(player, card) == Err(Refusal::Uninkable) => {
                self.can_ink_more(player).err().into_iter().collect()
            }
            Action::Use { card, ability, free: false } => self.not_usable(player, card, ability),
            Action::Play { how: How::Ink | How::Shift { .. }, .. } | Action::Move { free: false, .. }
                if !matches!(first, Refusal::NotInPlay | Refusal::WrongZone | Refusal::NotYours) =>
            {
                let short = self.ink_due(player, action).is_some_and(|(due, ready)| due > ready);
                short.then_some(Refusal::NotEnoughInk).into_iter().collect()
            }
            Action::Quest(_)
            | Action::Play { .. }
            | Action::Ink(_)
            | Action::Use { .. }
            | Action::Move { .. }
            | Action::EndTurn => Vec::new(),
        };
        let mut others: Vec<Refusal> = Vec::new();
        for refusal in found {
            if refusal != first && !others.contains(&refusal) {
                others.push(refusal);
            }
        }
        others
    }

    /// 5.1.1.2, 1.7.5: a card that is exerted, a character that is drying.
    fn not_at_work(&self, card: CardIx) -> impl Iterator<Item = Refusal> + use<> {
        let state = self.state.card(card);
        let drying = state.drying() && self.values(card).kinds.contains(Kinds::CHARACTER);
        state.exerted().then_some(Refusal::Exerted).into_iter().chain(drying.then_some(Refusal::Drying))
    }

    /// 4.6.4: what stands against the challenger, against the one to be challenged, and against the two together.
    fn not_challenging(&self, player: PlayerIx, with: CardIx, target: CardIx) -> Vec<Refusal> {
        if self.own_character(player, with).is_err() {
            return Vec::new();
        }
        let values = self.values(with);
        let at_once = values.has(Keyword::Rush) || values.bits.contains(Bits::CHALLENGE_DRYING);
        let adventurous = values.has(Keyword::Adventurous).then_some(Refusal::AdventurousChallenge);
        let against = self.may_challenge(player, with, target);
        let guarded = against.and_then(|()| self.heeds_bodyguard(player, with, target)).err();
        let rests = self.not_at_work(with).filter(|why| !(at_once && *why == Refusal::Drying));
        rests.chain(adventurous).chain(guarded).collect()
    }

    /// 4.4: a limit that is used up, a condition, {E}, ink.
    fn not_usable(&self, player: PlayerIx, card: CardIx, ability: AbilityIx) -> Vec<Refusal> {
        let AbilityKind::Activated(activated) = &self.pool.ability(ability).kind else { return Vec::new() };
        let this = self.state.obj(card);
        if self.state.card(card).owner() != player || self.state.card(card).zone() != Zone::Play {
            return Vec::new();
        }
        let ctx = Ctx::plain(player, this);
        let used = self.is_used_up(activated.limit, this, ability).then_some(Refusal::OnceUsed);
        let unmet = (!self.holds(&activated.condition, &ctx)).then(|| self.unmet(ability));
        let tired = self.not_at_work(card).filter(|_| activated.cost.exert);
        let short = self.has_ink(player, self.amount(&activated.cost.ink, &ctx)).err();
        let fresh = !self.too_fresh_to_pay(player, card, ability).is_empty();
        let unpaid = fresh && !self.payable_use(player, card, activated);
        let fresh = unpaid.then_some(Refusal::Drying);
        used.into_iter().chain(unmet).chain(tired).chain(short).chain(fresh).collect()
    }

    /// Whether the part of the cost that is neither {E} nor ink can be paid.
    fn payable_use(&self, player: PlayerIx, card: CardIx, activated: &Activated) -> bool {
        let ctx = Ctx::plain(player, self.state.obj(card));
        activated.cost.other.is_none_or(|code| self.payable_without(code, CardIx::NONE, &ctx))
    }

    /// 4.4.2.1: the characters that could be exerted for the cost of an ability if they were dry.
    pub fn too_fresh_to_pay(&self, player: PlayerIx, card: CardIx, ability: AbilityIx) -> Vec<CardIx> {
        let AbilityKind::Activated(activated) = &self.pool.ability(ability).kind else { return Vec::new() };
        let Some(code) = activated.cost.other else { return Vec::new() };
        let ctx = Ctx::plain(player, self.state.obj(card));
        let drying = |op: &Op| {
            let Op::Choose(choose) = op else { return Objs::new() };
            self.drying_for(choose, &ctx)
        };
        self.pool.code(code).ops.iter().flat_map(drying).map(|obj| obj.card).collect()
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
                && if keyword == Keyword::Reckless {
                    self.can_challenge_freely(player, *card)
                } else {
                    self.can_quest(player, *card).is_ok()
                }
        };
        self.state.player(player).play().iter().copied().filter(is_bound).collect()
    }

    /// A text by its card and ability; 6.1.1.2: actions have effects, no abilities.
    pub(super) fn text_of(&self, active: &Active) -> Forbids {
        let is_action = self.def(active.source.card).kinds.contains(Kinds::ACTION);
        let ability = if is_action { None } else { self.pool.ability_with(active.mods) };
        Forbids { source: active.source, ability }
    }
}

fn bearing(what: &Mod, active: &Active, stat: Stat) -> Option<Bearing> {
    match what {
        Mod::Stat(of, _) if *of == stat && active.value != 0 => Some(Bearing::Adds(active.value)),
        Mod::Set(of, _) if *of == stat => Some(Bearing::Sets(active.value)),
        Mod::FloorPrinted(of) | Mod::Unreduced(of) | Mod::UnreducedByOpponents(of) | Mod::Floor(of, _)
            if *of == stat =>
        {
            Some(Bearing::Holds)
        }
        Mod::Unincreased(of) if *of == stat => Some(Bearing::Caps),
        // Another number.
        Mod::Stat(..)
        | Mod::Set(..)
        | Mod::FloorPrinted(_)
        | Mod::Unreduced(_)
        | Mod::UnreducedByOpponents(_)
        | Mod::Floor(..)
        | Mod::Unincreased(_) => None,
        // No number of the card that can be asked for here.
        Mod::Keyword(..)
        | Mod::Shift(_)
        | Mod::LoseKeyword(_)
        | Mod::CantGain(_)
        | Mod::Ability(_)
        | Mod::LoseAbility(_)
        | Mod::LoseAll(_)
        | Mod::Class(_)
        | Mod::NamedForShift(_)
        | Mod::AnyShift
        | Mod::ShiftOnto(_)
        | Mod::Cant(_)
        | Mod::Can(_)
        | Mod::Must(_)
        | Mod::MustChallenge(_)
        | Mod::Toll(..)
        | Mod::TollDone(..)
        | Mod::Enters(_)
        | Mod::SingCost(_)
        | Mod::DamageWith(_)
        | Mod::NoChallengeDamage
        | Mod::DealsMore(..)
        | Mod::TakesMore(..)
        | Mod::DealsInFull
        | Mod::CountsInkable
        | Mod::PlayCost(_)
        | Mod::CostUnreduced(_)
        | Mod::MoveCost(..)
        | Mod::NextMoveCost(..)
        | Mod::UseCost(..)
        | Mod::FreeMove(_)
        | Mod::MoreInk(_)
        | Mod::InkFrom(_)
        | Mod::PlayFrom(_)
        | Mod::PlayAs(_)
        | Mod::LoreToWin(_)
        | Mod::LoreToWinBy(_)
        | Mod::Skip(_)
        | Mod::TopFaceUp
        | Mod::TopSeen
        | Mod::HandFaceUp
        | Mod::DealsForSure
        | Mod::ReadyAtMost(..)
        | Mod::InkEntersExerted
        | Mod::KeepsDamage
        | Mod::ChallengersPerTurn(_)
        | Mod::FreeAbility(_) => None,
    }
}
