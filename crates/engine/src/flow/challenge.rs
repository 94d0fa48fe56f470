//! A challenge (4.6).

use super::turn::SETTLE;
use crate::eval::Bits;
use crate::game::Game;
use crate::program::{DamageVerb, EventKind, Flags, Keyword, Stat};
use crate::proposed::{Doer, ProposedEvent, ProposedEvents};
use crate::record::{Change, LogEntry, Record};
use crate::resolve::{Blow, Proposal};
use crate::state::*;

impl<R: Record> Game<R> {
    /// 4.6.4.1 to 4.6.4.4: the declaration was found legal.
    pub(crate) fn declare_challenge(&mut self, player: PlayerIx, with: CardIx, target: CardIx) {
        let due = self.board.due_for_challenge(with, target);
        let attacker = self.board.state.obj(with);
        let defender = self.board.state.obj(target);
        let declared = ChallengeStage::Exert(Challenge { attacker, defender });
        if due.done.is_empty() && self.pays_at_once(player, due.ink) {
            return self.step_challenge(declared);
        }
        self.push(Frame::Challenge(declared));
        self.push_dues(&due.done, attacker, player);
        self.step_pay(Paying::due(player, due.ink, attacker));
    }

    #[inline(never)]
    pub(crate) fn step_challenge(&mut self, stage: ChallengeStage) {
        self.forget_reply();
        match stage {
            ChallengeStage::Exert(challenge) => {
                let by = self.board.state.card(challenge.attacker.card).owner();
                let exert = [ProposedEvent::Exert(challenge.attacker, Doer::player(by))];
                let occurs = || Frame::Challenge(ChallengeStage::Occurs(challenge));
                if self.exerts_alone(challenge.attacker, by) || self.happens_before(&exert, occurs) {
                    self.challenge_occurs(challenge);
                }
            }
            ChallengeStage::Occurs(challenge) => self.challenge_occurs(challenge),
            ChallengeStage::Damage => self.challenge_damages(),
            ChallengeStage::End => self.end_challenge("4.6.7"),
            ChallengeStage::Left => self.end_challenge("4.6.9.2"),
        }
    }

    fn challenge_damages(&mut self) {
        let Some(challenge) = self.board.state.challenge() else { return };
        // 4.6.9: once a participant has left there is no damage; 4.6.9.1, 4.6.9.2: the rest of the bag, then the end.
        // 4.6.6.2: both at once; 4.6.6.3: then the check.
        let sides = [challenge.attacker, challenge.defender];
        let is_left = sides.iter().any(|side| self.board.state.in_play(*side).is_none());
        let end = if is_left { ChallengeStage::Left } else { ChallengeStage::End };
        if R::TRACES {
            self.push(Frame::Challenge(end));
        }
        if R::LISTENS {
            self.note_left_challenge(challenge);
        }
        let changes = self.challenge_damage(challenge);
        let at_once = !R::TRACES
            && (changes.is_empty() || self.hurts_alone(&changes) || self.happens_at_once(&changes));
        if at_once {
            if self.settles_at_once(SETTLE) {
                return self.end_challenge("4.6.7");
            }
            self.push(Frame::Challenge(end));
            return self.step_settle(SETTLE);
        }
        if !R::TRACES {
            self.push(Frame::Challenge(end));
        }
        self.settle();
        if !changes.is_empty() {
            self.perform(changes);
        }
    }

    /// 4.6.7, 4.6.9.2: the bag is empty; the challenge is over.
    fn end_challenge(&mut self, rule: &'static str) {
        let Some(Challenge { attacker, defender }) = self.board.state.challenge() else { return };
        let attacker_player = self.board.state.card(attacker.card).owner();
        self.end_effects(Ends::Challenge);
        self.board.leave_challenge();
        let over = Event::of(EventKind::ChallengeOver, attacker_player).about(attacker).with(defender);
        self.tell_one(rule, over);
    }

    /// 4.6.4.5: "while challenging" effects begin; 4.6.5: triggers resolve before damage.
    fn challenge_occurs(&mut self, challenge: Challenge) {
        let Challenge { attacker, defender } = challenge;
        self.board.apply(Write::Challenge(Some(challenge)));
        let attacks = Event::of(EventKind::Challenges, self.board.state.card(attacker.card).owner());
        let defends = Event::of(EventKind::Challenged, self.board.state.card(defender.card).owner());
        let (attacks, flags) = (attacks.about(attacker), Flags::IN_CHALLENGE);
        let both =
            &mut [attacks.with(defender).flags(flags), defends.about(defender).with(attacker).flags(flags)];
        self.tell("4.6.4.5", both);
        if R::TRACES {
            self.trace.because(self.trace.entry_of(&attacks));
        }
        if !R::TRACES {
            self.board.refresh();
            if self.settles_at_once(SETTLE) {
                return self.challenge_damages();
            }
        }
        self.push(Frame::Challenge(ChallengeStage::Damage));
        self.settle();
    }

    /// 4.6.9: who has left the challenge, so that there is no damage step.
    fn note_left_challenge(&mut self, challenge: Challenge) {
        for side in [challenge.attacker, challenge.defender] {
            if self.board.state.in_play(side).is_none() {
                self.note("4.6.9", || LogEntry::NoChallengeDamage(side));
            }
        }
    }

    /// 6.6, 8.5.1: why a character deals another amount than its printed Strength.
    fn note_strength(&mut self, card: CardIx, base: i32) {
        let printed = i32::from(self.board.def(card).strength);
        let source = self.board.state.obj(card);
        if base == printed || base <= 0 && printed <= 0 {
            return;
        }
        let challenges = self.board.state.challenge().is_some_and(|c| self.board.same(c.attacker, source));
        let challenger = if challenges { i32::from(self.board.values(card).challenger) } else { 0 };
        if challenger != 0 {
            self.note("8.5.1", || LogEntry::Keyword(source, Keyword::Challenger, challenger));
        }
        if R::LISTENS {
            let by = self.board.texts_that_change(card, Stat::Strength);
            let change = Change { card: source, stat: Stat::Strength, printed, now: base, by, challenger };
            self.note("6.6.1", || LogEntry::Changed(Box::new(change)));
        }
    }

    /// 4.6.6.1: both sides by 1.9.4.
    fn challenge_damage(&mut self, challenge: Challenge) -> ProposedEvents {
        let mut plan = Proposal::default();
        for (from, to) in [(challenge.attacker, challenge.defender), (challenge.defender, challenge.attacker)]
        {
            let Some(card) = self.board.state.in_play(from) else { continue };
            let values = self.board.values(card);
            // 1.9.4.1: Strength, unless another characteristic stands in its place; 4.6.8.3: locations deal none.
            let location = self.board.values(card).kinds.contains(crate::program::Kinds::LOCATION);
            let base = match (location, values.bits.contains(Bits::WITH_WILLPOWER)) {
                (true, _) => 0,
                (false, true) => values.willpower,
                (false, false) => values.strength,
            };
            let source = self.board.state.obj(card);
            let by_strength = !location && !values.bits.contains(Bits::WITH_WILLPOWER);
            if R::LISTENS && by_strength {
                self.note_strength(card, base);
            }
            if R::LISTENS
                && !location
                && !by_strength
                && let Some(by) = self.board.text_of_damage(card)
            {
                self.note("1.9.4.1", || LogEntry::DamageBy(source, Stat::Willpower, by));
            }
            let (verb, flags) = (DamageVerb::Deal, Flags::IN_CHALLENGE);
            self.board.strike(Blow { to, base, verb, source, flags }, &mut plan);
        }
        if R::LISTENS {
            self.note_unmade(&plan);
        }
        plan.events
    }
}
