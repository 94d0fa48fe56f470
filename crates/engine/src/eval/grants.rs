//! Which of several grants of one keyword counts (8.1.2, D.6): the longer one, and the other is gone for good.

use super::*;
use crate::program::*;
use crate::state::{CardIx, On, Until, Write};
use crate::{OpenPoint, Point};

/// So many grants that are gone are kept to be told.
const OUSTED_TOLD: usize = 4;

/// A grant with an end: a keyword that a lasting effect gives to one card.
#[derive(Clone, Copy)]
struct Grant {
    /// The effect, by its position, and which of its modifications.
    at: (usize, u8),
    card: CardIx,
    keyword: Keyword,
    /// When it ends, in half turns from now.
    ends: u16,
}

impl Grant {
    /// Whether it gives the same card the same keyword.
    fn is_like(&self, other: &Grant) -> bool {
        (self.card, self.keyword) == (other.card, other.keyword)
    }
}

impl Board {
    /// 8.1.2: grants that have met a longer one are gone for good; whether there were any.
    pub(crate) fn oust_shorter_grants(&mut self) -> bool {
        if !self.rules.has(Point::LongerGrant) {
            return false;
        }
        let grants = self.grants_with_an_end();
        let gone = self.shorter_of(&grants);
        for &lost in &gone {
            let Grant { at: (effect, ix), card, keyword, .. } = grants[lost];
            let source = self.state.effects()[effect].source;
            // Where nobody listens nobody takes them either.
            if self.ousted.len() < OUSTED_TOLD {
                self.ousted.push((self.state.obj(card), keyword, source));
            }
            self.apply(Write::Spend(effect, ix));
        }
        !gone.is_empty()
    }

    /// Which of the grants have met a longer one, in their order.
    fn shorter_of(&mut self, grants: &[Grant]) -> Vec<usize> {
        // Those of one keyword to one card lie together, the longest first; D.6: at equal length the older one stays.
        let mut sorted: Vec<usize> = (0..grants.len()).collect();
        sorted.sort_by_key(|ix| {
            let Grant { card, keyword, ends, .. } = grants[*ix];
            (card.0, keyword as u16, std::cmp::Reverse(ends), *ix)
        });
        let mut gone = Vec::new();
        for equals in sorted.chunk_by(|a, b| grants[*a].is_like(&grants[*b])) {
            let Some(longest) = equals.first() else { continue };
            let stays = !self.has_anyway(&grants[*longest]);
            gone.extend_from_slice(&equals[usize::from(stays)..]);
        }
        gone.sort_unstable();
        gone
    }

    /// Whether a card has a keyword for longer than any grant of it: printed, or by a text without a condition.
    fn has_anyway(&mut self, grant: &Grant) -> bool {
        if printed_keyword(self.def(grant.card), grant.keyword) {
            return true;
        }
        let fixed = self.has_without_condition(grant.card, grant.keyword);
        if fixed {
            self.rested = self.rested.with(OpenPoint::StaticGrant);
        }
        fixed && self.rules.readings.follows(OpenPoint::StaticGrant)
    }

    fn grants_with_an_end(&self) -> Vec<Grant> {
        let mut grants = Vec::new();
        for (at, effect) in self.state.effects().iter().enumerate() {
            let On::Objects(objs) = &effect.on else { continue };
            if !self.pool.gives_keywords(effect.mods) || !self.in_force(effect.until) {
                continue;
            }
            let (Some(ends), [obj]) = (self.half_turns_to(effect.until), objs.as_slice()) else { continue };
            let Some(card) = self.state.current(*obj) else { continue };
            for (ix, modification) in self.pool.mods(effect.mods).iter().enumerate() {
                if let Mod::Keyword(keyword, _) = modification
                    && !keyword.adds_up()
                    && effect.spent >> (ix & 31) & 1 == 0
                {
                    grants.push(Grant { at: (at, ix as u8), card, keyword: *keyword, ends });
                }
            }
        }
        grants
    }

    /// When something ends; nothing where it names no moment that could be compared.
    fn half_turns_to(&self, until: Until) -> Option<u16> {
        let players = self.state.players().len() as u16;
        let turns_to = |player: PlayerIx| {
            let ahead = (u16::from(player.0) + players - u16::from(self.state.active().0)) % players;
            if ahead == 0 { players } else { ahead }
        };
        let now = |player: PlayerIx, after: u16| self.state.is_turn_of(player) && self.state.turn() > after;
        match until {
            Until::Challenge => Some(0),
            Until::EndOfTurn => Some(1),
            Until::TurnOf(player, after) | Until::EndOfTurnOf(player, after) if now(player, after) => Some(1),
            Until::EndOfTurnAfter(turn) => Some(if self.state.turn() > turn { 1 } else { 3 }),
            Until::StartOf(player) | Until::ReadyOf(player) => Some(2 * turns_to(player)),
            Until::TurnOf(player, _) | Until::EndOfTurnOf(player, _) => Some(2 * turns_to(player) + 1),
            Until::InPlay(_) | Until::OnInPlay | Until::EndOfGame => None,
        }
    }

    /// D.6: whether a card in play gives it the keyword without any condition.
    fn has_without_condition(&self, card: CardIx, keyword: Keyword) -> bool {
        self.mods_on(Target::Card(card)).any(|(modification, active)| {
            matches!(modification, Mod::Keyword(given, _) if *given == keyword)
                && active.effect.is_none()
                && self.is_unconditional(active)
        })
    }

    fn is_unconditional(&self, active: &Active) -> bool {
        let mut found = false;
        self.each_ability(active.source.card, |ix, _| {
            if let AbilityKind::Static(fixed) = &self.pool.ability(ix).kind
                && fixed.mods == active.mods
            {
                found |= fixed.condition == Cond::True
                    && match &fixed.scope {
                        Scope::This => true,
                        Scope::Objects(select) => names_no_state(&select.filter),
                        Scope::Players(_) => false,
                    };
            }
        });
        found
    }

    /// Whether a lasting effect no longer gives this keyword.
    pub(super) fn is_ousted(&self, effect: u16, ix: u8) -> bool {
        let effect = &self.state.effects()[usize::from(effect)];
        effect.spent >> (ix & 31) & 1 == 1
            && matches!(self.pool.mods(effect.mods).get(usize::from(ix)), Some(Mod::Keyword(..)))
    }
}

/// Whether a filter only says what a card is, not in what state.
fn names_no_state(filter: &Filter) -> bool {
    match filter {
        Filter::All(parts) | Filter::OneOf(parts) => parts.iter().all(names_no_state),
        Filter::Not(part) => names_no_state(part),
        Filter::Any
        | Filter::Kind(_)
        | Filter::Class(_)
        | Filter::Named(_)
        | Filter::Ink(_)
        | Filter::Inkable
        | Filter::This
        | Filter::Other
        | Filter::NotThis
        | Filter::Owner(_) => true,
        Filter::NamedBound(_)
        | Filter::ClassBound(_)
        | Filter::SharesClass(_)
        | Filter::SameName(_)
        | Filter::CommonName(_)
        | Filter::Keyword(_)
        | Filter::Stat(..)
        | Filter::StatToEach(..)
        | Filter::Damaged
        | Filter::Undamaged
        | Filter::Exerted
        | Filter::Ready
        | Filter::Dry
        | Filter::AtLocation
        | Filter::At(_)
        | Filter::Elsewhere(_)
        | Filter::HasUnder
        | Filter::Under(_)
        | Filter::FaceUp
        | Filter::NowIn(_)
        | Filter::Is(_)
        | Filter::Challenging
        | Filter::Challenged
        | Filter::InChallengeWith(_)
        | Filter::Did(_)
        | Filter::PlayedBy(_)
        | Filter::PaidWithDrops(_)
        | Filter::Movable
        | Filter::Meets(_) => false,
    }
}
