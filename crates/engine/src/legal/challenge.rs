//! Who can challenge what (4.6.4, 8.2, 8.3.3, 8.6, 8.9).

use super::exert::Due;
use crate::eval::{Bits, Board, PlayerModKinds, Target};
use crate::program::*;
use crate::refusal::Refusal;
use crate::state::*;

impl Board {
    /// 4.6.4: the whole declaration.
    pub(crate) fn can_challenge(
        &self,
        player: PlayerIx,
        with: CardIx,
        target: CardIx,
    ) -> Result<(), Refusal> {
        self.can_be_challenger(player, with)?;
        self.may_challenge(player, with, target)?;
        self.heeds_bodyguard(player, with, target)?;
        self.heeds_demands(player, with, target)
    }

    /// 4.6.4.1
    pub(crate) fn can_be_challenger(&self, player: PlayerIx, with: CardIx) -> Result<(), Refusal> {
        self.own_character(player, with)?;
        self.may_be_challenger(player, with)
    }

    /// The same for a character of the player in play.
    pub(crate) fn may_be_challenger(&self, player: PlayerIx, with: CardIx) -> Result<(), Refusal> {
        let state = self.state.card(with);
        let values = self.values(with);
        if state.exerted() {
            return Err(Refusal::Exerted);
        }
        // 8.9.1
        if state.drying() && !values.has(Keyword::Rush) && !values.bits.contains(Bits::CHALLENGE_DRYING) {
            return Err(Refusal::Drying);
        }
        // 8.16.2: Rush is no help (1.2.2).
        if values.has(Keyword::Adventurous) {
            return Err(Refusal::AdventurousChallenge);
        }
        if values.bits.intersects(Bits::CANT_CHALLENGE | Bits::CANT_EXERT) {
            return Err(Refusal::Forbidden);
        }
        self.can_pay_for(player, with, |deed, _| *deed == Prohibited::Challenge)?;
        if self.any_text_on(player, PlayerModKinds::CHALLENGE) {
            self.is_one_of_few(player, with)
        } else {
            Ok(())
        }
    }

    /// 5.1.1.11: whether a text lets it challenge that one although it is drying and has no Rush.
    fn may_challenge_fresh(&self, with: CardIx, it: Obj) -> bool {
        self.mods_on(Target::Card(with)).any(|(m, active)| {
            let Mod::Can(permission) = m else { return false };
            match permission {
                Permission::ChallengeDrying => true,
                Permission::ChallengeThoseDrying(those) => self.is_in(those, it, &self.ctx_of(active)),
                Permission::ChallengeReady(_) | Permission::QuestDrying => false,
            }
        })
    }

    /// Whether the number of challengers that a text allows this turn leaves room for this one.
    #[inline(never)]
    fn is_one_of_few(&self, player: PlayerIx, with: CardIx) -> Result<(), Refusal> {
        let most = self
            .mods_about(player, PlayerModKinds::CHALLENGE)
            .filter(|(m, _)| matches!(m, Mod::ChallengersPerTurn(_)))
            .map(|(_, active)| active.value)
            .min();
        if let Some(most) = most {
            let me = self.state.obj(with);
            let others = self
                .state
                .log()
                .iter()
                .filter(|h| h.kind == EventKind::Challenges && !self.same(h.subject, me))
                .count() as i32;
            if others >= most {
                return Err(Refusal::Forbidden);
            }
        }
        Ok(())
    }

    /// 4.6.4.2, 4.6.4.3 without Bodyguard.
    pub(crate) fn may_challenge(
        &self,
        player: PlayerIx,
        with: CardIx,
        target: CardIx,
    ) -> Result<(), Refusal> {
        self.is_challengeable(player, target)?;
        self.may_challenge_this(with, target)
    }

    /// Whether it is something that can be challenged at all: an opposing character or location in play.
    pub(crate) fn is_challengeable(&self, player: PlayerIx, target: CardIx) -> Result<(), Refusal> {
        let other = self.state.cards().get(target.index()).ok_or(Refusal::NoSuchCard)?;
        let kinds = self.values(target).kinds;
        if other.zone() != Zone::Play {
            return Err(Refusal::NotInPlay);
        }
        let is_fit = kinds.intersects(Kinds::CHARACTER | Kinds::LOCATION);
        if !is_fit || self.state.team(player).has(other.owner()) || self.state.player(other.owner()).out() {
            return Err(Refusal::NotOpposing);
        }
        Ok(())
    }

    /// Whether this character may challenge one that can be challenged.
    pub(crate) fn may_challenge_this(&self, with: CardIx, target: CardIx) -> Result<(), Refusal> {
        let other = self.state.card(target);
        let mine = self.values(with);
        let its = self.values(target);
        // 4.6.8, 4.6.8.1: a location may be chosen instead.
        // 4.6.8.2: locations need not be exerted.
        if its.kinds.contains(Kinds::CHARACTER)
            && !other.exerted()
            && !self.may_challenge_ready(with, self.state.obj(target))
        {
            return Err(Refusal::TargetReady);
        }
        // 8.2.2: Alert counts for nothing else.
        // 8.6.1, 8.2.1
        let flies = mine.has(Keyword::Evasive) || mine.has(Keyword::Alert);
        if its.has(Keyword::Evasive) && !flies {
            return Err(Refusal::Evasive);
        }
        if its.bits.contains(Bits::CANT_BE_CHALLENGED) {
            return Err(Refusal::Forbidden);
        }
        match mine.bits.union(its.bits).contains(Bits::FURTHER) {
            true => self.do_texts_let_it(with, target),
            false => Ok(()),
        }
    }

    /// Whether some text on a challenger is about what it challenges: one of those that are asked below for each pair.
    #[inline(never)]
    pub(super) fn asks_further(&self, with: CardIx) -> bool {
        self.mods_on(Target::Card(with)).any(|(m, _)| {
            matches!(
                m,
                Mod::Cant(Prohibited::ChallengeThose(_))
                    | Mod::Can(Permission::ChallengeReady(_) | Permission::ChallengeThoseDrying(_))
                    | Mod::MustChallenge(_)
                    | Mod::Toll(Prohibited::Challenge | Prohibited::ChallengeThose(_), _)
                    | Mod::TollDone(..)
            )
        })
    }

    /// What texts on one of them say of just this challenge.
    #[inline(never)]
    fn do_texts_let_it(&self, with: CardIx, target: CardIx) -> Result<(), Refusal> {
        if self.is_barred_by_texts(with, target) {
            return Err(Refusal::Forbidden);
        }
        let mine = self.values(with);
        let is_fresh = self.state.card(with).drying() && !mine.has(Keyword::Rush);
        if is_fresh
            && mine.bits.contains(Bits::CHALLENGE_DRYING)
            && !self.may_challenge_fresh(with, self.state.obj(target))
        {
            return Err(Refusal::Drying);
        }
        let player = self.state.card(with).owner();
        self.can_pay_due(player, with, &self.due_for_challenge(with, target))
    }

    /// What is due for this challenge (4.6.4.3): for any, and for one of such cards.
    pub(crate) fn due_for_challenge(&self, with: CardIx, target: CardIx) -> Due {
        let it = self.state.obj(target);
        self.due(with, |deed, active| {
            let those = |select| self.is_in(select, it, &self.ctx_of(active));
            *deed == Prohibited::Challenge
                || matches!(deed, Prohibited::ChallengeThose(select) if those(select))
        })
    }

    /// Whether a text on one of them forbids just this challenge.
    #[inline(never)]
    fn is_barred_by_texts(&self, with: CardIx, target: CardIx) -> bool {
        let (me, it) = (self.state.obj(with), self.state.obj(target));
        self.mods_on(Target::Card(with)).any(|(m, active)| {
            let Mod::Cant(Prohibited::ChallengeThose(select)) = m else { return false };
            // Many may each speak of themselves alone, as what is in play.
            let is_another = active.effect.is_none() && it != active.source && select.filter.is_about_this();
            !is_another && self.is_in(select, it, &self.ctx_of(active))
        }) || self.mods_on(Target::Card(target)).any(|(m, active)| {
            let Mod::Cant(Prohibited::BeChallengedBy(select)) = m else { return false };
            self.is_in(select, me, &self.ctx_of(active))
        })
    }

    #[inline(never)]
    fn may_challenge_ready(&self, with: CardIx, target: Obj) -> bool {
        self.values(with).bits.contains(Bits::FURTHER)
            && self.mods_on(Target::Card(with)).any(|(m, active)| {
                let Mod::Can(Permission::ChallengeReady(select)) = m else { return false };
                self.is_in(select, target, &self.ctx_of(active))
            })
    }

    /// 8.3.3: among a player's characters one with Bodyguard must be chosen if able; locations stay free.
    pub(crate) fn heeds_bodyguard(
        &self,
        player: PlayerIx,
        with: CardIx,
        target: CardIx,
    ) -> Result<(), Refusal> {
        let owner = self.state.card(target).owner();
        match self.is_guarded(target) && self.must_challenge_a_guard(player, with, owner) {
            true => Err(Refusal::Bodyguard),
            false => Ok(()),
        }
    }

    /// 8.3.3: whether another one's Bodyguard keeps it from being challenged.
    pub(super) fn is_guarded(&self, target: CardIx) -> bool {
        let values = self.values(target);
        values.kinds.contains(Kinds::CHARACTER) && !values.has(Keyword::Bodyguard)
    }

    /// 8.3.3: whether it could challenge one with Bodyguard of that player.
    pub(super) fn must_challenge_a_guard(&self, player: PlayerIx, with: CardIx, owner: PlayerIx) -> bool {
        let guards = |card: &CardIx| {
            self.values(*card).has(Keyword::Bodyguard) && self.may_challenge(player, with, *card).is_ok()
        };
        self.state.player(owner).play().iter().any(guards)
    }

    /// 4.6.4.3: where a text says whom it must challenge, it challenges one of those if able; with several such texts any of them
    /// will do (6.7.3 says the same of choices).
    #[inline]
    pub(crate) fn heeds_demands(
        &self,
        player: PlayerIx,
        with: CardIx,
        target: CardIx,
    ) -> Result<(), Refusal> {
        match self.values(with).bits.contains(Bits::MUST_CHALLENGE | Bits::FURTHER) {
            true => self.does_what_is_demanded(player, with, target),
            false => Ok(()),
        }
    }

    #[inline(never)]
    fn does_what_is_demanded(&self, player: PlayerIx, with: CardIx, target: CardIx) -> Result<(), Refusal> {
        let fits = self.is_demanded(with, target) || !self.owes_a_challenge(player, with);
        if fits { Ok(()) } else { Err(Refusal::MustChallengeAnother) }
    }

    /// Whether a text says that it must challenge this one.
    fn is_demanded(&self, with: CardIx, target: CardIx) -> bool {
        let it = self.state.obj(target);
        self.demands(with).any(|(those, active)| self.is_in(those, it, &self.ctx_of(active)))
    }

    /// What texts say that it must challenge.
    fn demands(&self, with: CardIx) -> impl Iterator<Item = (&Select, &crate::eval::Active)> {
        self.mods_on(Target::Card(with)).filter_map(|(m, active)| {
            let Mod::MustChallenge(those) = m else { return None };
            Some((those, active))
        })
    }

    /// Whether there is something that a text says it must challenge, and that it can challenge without a payment (8.7.3).
    fn owes_a_challenge(&self, player: PlayerIx, with: CardIx) -> bool {
        self.owed(player, with).next().is_some()
    }

    /// Those that texts say it must challenge, and that it can challenge without a payment.
    pub fn owed_challenges(&self, player: PlayerIx, with: CardIx) -> Vec<CardIx> {
        self.owed(player, with).collect()
    }

    fn owed(&self, player: PlayerIx, with: CardIx) -> impl Iterator<Item = CardIx> {
        let able = move |target: &CardIx| {
            self.may_challenge(player, with, *target).is_ok()
                && self.heeds_bodyguard(player, with, *target).is_ok()
                && self.due_for_challenge(with, *target).is_nothing()
                && self.is_demanded(with, *target)
        };
        let theirs = self.state.opponents(player).iter().flat_map(|p| self.state.player(p).play());
        theirs.copied().filter(able)
    }

    /// 8.7.3: whether a text says that it must challenge, and it can now without a payment.
    pub(crate) fn must_challenge_now(&self, player: PlayerIx, with: CardIx) -> bool {
        let anything =
            || self.mods_on(Target::Card(with)).any(|(m, _)| matches!(m, Mod::Must(Duty::Challenge)));
        self.can_be_challenger(player, with).is_ok()
            && (anything() && self.can_challenge_freely(player, with) || self.owes_a_challenge(player, with))
    }

    /// 8.7.3: whether it could challenge anything now without a payment.
    pub(crate) fn can_challenge_freely(&self, player: PlayerIx, with: CardIx) -> bool {
        self.can_be_challenger(player, with).is_ok()
            && self.state.opponents(player).iter().flat_map(|p| self.state.player(p).play()).any(|&target| {
                self.may_challenge(player, with, target).is_ok()
                    && self.due_for_challenge(with, target).is_nothing()
            })
    }
}
