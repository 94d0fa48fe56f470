//! Which text forbids an answer (1.2.2): the prohibition in force that a refusal was about, for whoever explains it.

use crate::answer::{Action, How};
use crate::eval::{Active, Board, Target};
use crate::program::*;
use crate::state::*;

/// A text that forbids something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Forbids {
    /// The card it comes from.
    pub source: Obj,
    /// The ability, where it is one: the effect of an action has none.
    pub ability: Option<AbilityIx>,
}

impl Board {
    /// What forbids this action of a player, where it is refused as forbidden.
    pub fn forbids(&self, player: PlayerIx, action: Action) -> Option<Forbids> {
        match action {
            Action::Play { card, how } => self.forbids_play(player, card, how),
            Action::Use { card, .. } => {
                self.barred(Target::Card(card), |deed, _| matches!(deed, Prohibited::Exert))
            }
            Action::Quest(card) => self
                .barred(Target::Card(card), |deed, _| matches!(deed, Prohibited::Quest | Prohibited::Exert)),
            Action::Challenge { with, target } => self.forbids_challenge(player, with, target),
            Action::Move { card, to, .. } => {
                let place = self.state.obj(to);
                self.barred(Target::Card(card), |deed, active| self.bars_move(deed, active, place))
            }
            Action::Ink(_) | Action::EndTurn => None,
        }
    }

    pub(crate) fn forbids_play(&self, player: PlayerIx, card: CardIx, how: How) -> Option<Forbids> {
        let obj = self.state.cards().get(card.index()).map(|_| self.state.obj(card))?;
        let of_player = self.barred(Target::Player(player), |deed, active| {
            matches!(deed, Prohibited::Play(filter) if self.matches(filter, obj, &self.ctx_of(active)))
        });
        let of_card = || self.barred(Target::Card(card), |deed, _| matches!(deed, Prohibited::Play(_)));
        let of_itself = || self.forbids_itself(player, card).map(|active| self.text_of(&active));
        let of_singer = || match how {
            How::Sing(singer) => self.barred(Target::Card(singer), |deed, active| {
                let those = |songs| self.matches(songs, obj, &self.ctx_of(active));
                matches!(deed, Prohibited::Sing | Prohibited::Exert)
                    || matches!(deed, Prohibited::SingThose(songs) if those(songs))
            }),
            How::Ink | How::Shift { .. } | How::SingTogether | How::Way(_) => None,
        };
        of_player.or_else(of_card).or_else(of_itself).or_else(of_singer)
    }

    fn forbids_challenge(&self, player: PlayerIx, with: CardIx, target: CardIx) -> Option<Forbids> {
        let exists = |card: CardIx| self.state.cards().get(card.index()).map(|_| self.state.obj(card));
        let (me, it) = (exists(with)?, exists(target)?);
        let of_challenger = self.barred(Target::Card(with), |deed, active| {
            let those = |select| self.is_in(select, it, &self.ctx_of(active));
            matches!(deed, Prohibited::Challenge | Prohibited::Exert)
                || matches!(deed, Prohibited::ChallengeThose(select) if those(select))
        });
        let of_challenged = || {
            self.barred(Target::Card(target), |deed, active| {
                let by = |select| self.is_in(select, me, &self.ctx_of(active));
                matches!(deed, Prohibited::BeChallenged)
                    || matches!(deed, Prohibited::BeChallengedBy(select) if by(select))
            })
        };
        let of_number = || {
            let mut limits = self.mods_on(Target::Player(player));
            limits
                .find(|(m, _)| matches!(m, Mod::ChallengersPerTurn(_)))
                .map(|(_, active)| self.text_of(active))
        };
        of_challenger.or_else(of_challenged).or_else(of_number)
    }

    /// What keeps an event from happening, where a text does.
    pub(crate) fn bars(&self, would: &Event) -> Option<Forbids> {
        let (card, player) = (Target::Card(would.subject.card), Target::Player(would.player));
        match would.kind {
            EventKind::Readied => {
                let in_step = self.state.step() == TurnStep::Ready;
                let of_card = self.barred(card, |deed, _| {
                    matches!(deed, Prohibited::Ready)
                        || in_step && matches!(deed, Prohibited::ReadyInReadyStep)
                });
                of_card.or_else(|| {
                    let limit = |m: &Mod, _: &Active| in_step && matches!(m, Mod::ReadyAtMost(..));
                    self.found(player, limit)
                })
            }
            EventKind::DealtDamage => self.found(card, |m, _| self.bars_damage(m)),
            EventKind::RemovedDamage => self
                .found(card, |m, _| matches!(m, Mod::KeepsDamage | Mod::Cant(Prohibited::LoseMovedDamage))),
            EventKind::TookDamage => self.barred(card, |deed, _| matches!(deed, Prohibited::TakeMovedDamage)),
            EventKind::GainedLore => self.barred(player, |deed, _| matches!(deed, Prohibited::GainLore)),
            EventKind::LostLore => self.barred(player, |deed, _| matches!(deed, Prohibited::LoseLore)),
            EventKind::Moved => self.barred(card, |deed, active| self.bars_move(deed, active, would.object)),
            // What of these is forbidden is refused where it is begun, or known before it is proposed.
            EventKind::Played
            | EventKind::Quested
            | EventKind::Challenges
            | EventKind::Challenged
            | EventKind::Banished
            | EventKind::Banishes
            | EventKind::LeftPlay
            | EventKind::IntoInkwell
            | EventKind::IntoDiscard
            | EventKind::IntoHand
            | EventKind::IntoDeck
            | EventKind::LeftDiscard
            | EventKind::Drew
            | EventKind::Discarded
            | EventKind::Sang
            | EventKind::Exerted
            | EventKind::Chosen
            | EventKind::PutUnder
            | EventKind::UsedAbility
            | EventKind::TurnStart
            | EventKind::TurnEnd
            | EventKind::ChallengeOver
            | EventKind::EnteredPlay
            | EventKind::GotInkDrop
            | EventKind::RemovedInkDrop
            | EventKind::Shuffled
            | EventKind::MovedFrom
            | EventKind::MovedDamage
            | EventKind::Revealed => None,
        }
    }

    fn bars_damage(&self, what: &Mod) -> bool {
        matches!(what, Mod::Cant(Prohibited::BeDealtDamage | Prohibited::BeDealtDamageUnlessChallenged))
            || matches!(what, Mod::NoChallengeDamage) && self.state.challenge().is_some()
    }

    fn bars_move(&self, deed: &Prohibited, active: &Active, to: Obj) -> bool {
        matches!(deed, Prohibited::Move)
            || matches!(deed, Prohibited::MoveTo(select) if self.is_in(select, to, &self.ctx_of(active)))
    }

    /// What keeps a card from gaining a keyword.
    pub(crate) fn bars_keyword(&self, card: CardIx, keyword: Keyword) -> Option<Forbids> {
        self.found(Target::Card(card), |m, _| matches!(m, Mod::CantGain(barred) if *barred == keyword))
    }

    /// What keeps opponents from choosing a card, beside Ward.
    pub(crate) fn bars_choice(&self, card: CardIx) -> Option<Forbids> {
        self.barred(Target::Card(card), |deed, _| {
            matches!(deed, Prohibited::BeChosenByOpponents | Prohibited::BeChosenFor(_))
        })
    }

    /// What makes a player skip that step (6.4.3).
    pub(crate) fn skips(&self, player: PlayerIx, step: Skipped) -> Option<Forbids> {
        self.found(Target::Player(player), |m, _| *m == Mod::Skip(step))
    }

    /// The first text in force for a card or a player that does such a thing.
    fn found(&self, target: Target, is_it: impl Fn(&Mod, &Active) -> bool) -> Option<Forbids> {
        self.mods_on(target).find(|(m, active)| is_it(m, active)).map(|(_, active)| self.text_of(active))
    }

    /// The first prohibition in force for a card or a player that is about such a deed.
    fn barred(&self, target: Target, is_about: impl Fn(&Prohibited, &Active) -> bool) -> Option<Forbids> {
        self.found(target, |m, active| matches!(m, Mod::Cant(deed) if is_about(deed, active)))
    }

    /// 6.7.9: the text by which a card that is being played enters otherwise than it would.
    pub(crate) fn text_of_entering(&self, card: CardIx) -> Option<Forbids> {
        self.found(Target::Card(card), |m, _| {
            matches!(m, Mod::Enters(Entering::Exerted | Entering::Damaged(_)))
        })
    }
}
