//! A challenge (4.6).

use crate::change::{Change, Changes};
use crate::game::Game;
use crate::program::{Aspects, Deed, Flags, Kind};
use crate::record::Record;
use crate::state::*;

impl<R: Record> Game<R> {
    /// 4.6.4.1 to 4.6.4.4: the declaration was found legal.
    pub(crate) fn declare_challenge(&mut self, player: PlayerIx, with: CardIx, target: CardIx) {
        let toll = self.t.toll(with, &Deed::Challenge);
        self.pay_ink(player, toll);
        let attacker = self.t.state.obj(with);
        let defender = self.t.state.obj(target);
        self.t.state.challenge = Some(Challenge { attacker, defender });
        self.push(Frame::Challenge(ChallengeStage::Occurs));
        self.perform(smallvec::smallvec![Change::Exert(attacker)]);
    }

    #[inline(never)]
    pub(crate) fn step_challenge(&mut self, stage: ChallengeStage) {
        self.forget_reply();
        let Some(challenge) = self.t.state.challenge else { return };
        let attacker_player = self.t.state.card(challenge.attacker.card).owner;
        let defender_player = self.t.state.card(challenge.defender.card).owner;
        match stage {
            ChallengeStage::Occurs => {
                // 4.6.4.5: "while challenging" effects begin; 4.6.5: triggers resolve before damage.
                self.t.touch(Aspects::CHALLENGE);
                let Challenge { attacker, defender } = challenge;
                let flags = Flags::IN_CHALLENGE;
                self.tell(
                    "4.6.4.5",
                    &mut [
                        Happening::of(Kind::Challenges, attacker_player)
                            .about(attacker)
                            .with(defender)
                            .flags(flags),
                        Happening::of(Kind::Challenged, defender_player)
                            .about(defender)
                            .with(attacker)
                            .flags(flags),
                    ],
                );
                self.push(Frame::Challenge(ChallengeStage::Damage));
                self.settle();
            }
            ChallengeStage::Damage => {
                self.push(Frame::Challenge(ChallengeStage::End));
                // 4.6.9: once a participant has left there is no damage; 4.6.9.1, 4.6.9.2: the rest of the bag, then the end.
                // 4.6.6.2: both at once; 4.6.6.3: then the check.
                let changes = self.challenge_damage(challenge);
                self.settle();
                if !changes.is_empty() {
                    self.perform(changes);
                }
            }
            ChallengeStage::End => {
                // 4.6.7: the bag is empty; the challenge is over.
                let Challenge { attacker, defender } = challenge;
                self.end_effects(|until| until == Until::Challenge);
                self.t.state.challenge = None;
                self.t.touch(Aspects::CHALLENGE);
                self.tell(
                    "4.6.7",
                    &mut [Happening::of(Kind::ChallengeOver, attacker_player).about(attacker).with(defender)],
                );
            }
            ChallengeStage::Over => {}
        }
    }

    /// 4.6.6.1: both sides by 1.9.4.
    fn challenge_damage(&mut self, challenge: Challenge) -> Changes {
        let mut changes = Changes::new();
        for (from, to) in [(challenge.attacker, challenge.defender), (challenge.defender, challenge.attacker)]
        {
            let Some(card) = self.t.state.in_play(from) else { continue };
            let values = self.t.values(card);
            // 1.9.4.1: Strength, unless another characteristic stands in its place; 4.6.8.3: locations deal none.
            let location = self.t.values(card).kinds.contains(crate::program::Kinds::LOCATION);
            let base = match (location, values.damage_with_willpower) {
                (true, _) => 0,
                (false, true) => values.willpower,
                (false, false) => values.strength,
            };
            let source = self.t.state.obj(card);
            if let Some(change) = self.damage(to, base, true, source, Flags::IN_CHALLENGE) {
                changes.push(change);
            }
        }
        changes
    }
}
