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
                self.barred(Target::Card(card), |deed, active| match deed {
                    Prohibited::Move => true,
                    Prohibited::MoveTo(select) => self.is_in(select, place, &self.ctx_of(active)),
                    _ => false,
                })
            }
            Action::Ink(_) | Action::EndTurn => None,
        }
    }

    pub(crate) fn forbids_play(&self, player: PlayerIx, card: CardIx, how: How) -> Option<Forbids> {
        let obj = self.state.cards().get(card.index()).map(|_| self.state.obj(card))?;
        let of_player = self.barred(Target::Player(player), |deed, active| match deed {
            Prohibited::Play(filter) => self.matches(filter, obj, &self.ctx_of(active)),
            _ => false,
        });
        let of_card = || self.barred(Target::Card(card), |deed, _| matches!(deed, Prohibited::Play(_)));
        let of_singer = || match how {
            How::Sing(singer) => self.barred(Target::Card(singer), |deed, active| match deed {
                Prohibited::Sing | Prohibited::Exert => true,
                Prohibited::SingThose(songs) => self.matches(songs, obj, &self.ctx_of(active)),
                _ => false,
            }),
            How::Ink | How::Shift { .. } | How::SingTogether | How::Way(_) => None,
        };
        of_player.or_else(of_card).or_else(of_singer)
    }

    fn forbids_challenge(&self, player: PlayerIx, with: CardIx, target: CardIx) -> Option<Forbids> {
        let exists = |card: CardIx| self.state.cards().get(card.index()).map(|_| self.state.obj(card));
        let (me, it) = (exists(with)?, exists(target)?);
        let of_challenger = self.barred(Target::Card(with), |deed, active| match deed {
            Prohibited::Challenge | Prohibited::Exert => true,
            Prohibited::ChallengeThose(select) => self.is_in(select, it, &self.ctx_of(active)),
            _ => false,
        });
        let of_challenged = || {
            self.barred(Target::Card(target), |deed, active| match deed {
                Prohibited::BeChallenged => true,
                Prohibited::BeChallengedBy(select) => self.is_in(select, me, &self.ctx_of(active)),
                _ => false,
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
                let of_card = self.barred(card, |deed, _| match deed {
                    Prohibited::Ready => true,
                    Prohibited::ReadyInReadyStep => in_step,
                    _ => false,
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
            EventKind::Moved => self.barred(card, |deed, active| match deed {
                Prohibited::Move => true,
                Prohibited::MoveTo(select) => self.is_in(select, would.object, &self.ctx_of(active)),
                _ => false,
            }),
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
        match what {
            Mod::Cant(Prohibited::BeDealtDamage | Prohibited::BeDealtDamageUnlessChallenged) => true,
            Mod::NoChallengeDamage => self.state.challenge().is_some(),
            _ => false,
        }
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

    /// What makes a player skip the Draw step (6.4.3).
    pub(crate) fn skips_draw(&self, player: PlayerIx) -> Option<Forbids> {
        self.found(Target::Player(player), |m, _| matches!(m, Mod::SkipDraw))
    }

    /// The first text in force for a card or a player that does such a thing.
    fn found(&self, target: Target, is_it: impl Fn(&Mod, &Active) -> bool) -> Option<Forbids> {
        self.mods_on(target).find(|(m, active)| is_it(m, active)).map(|(_, active)| self.text_of(active))
    }

    /// The first prohibition in force for a card or a player that is about such a deed.
    fn barred(&self, target: Target, is_about: impl Fn(&Prohibited, &Active) -> bool) -> Option<Forbids> {
        let mut found = self.mods_on(target).filter_map(|(m, active)| match m {
            Mod::Cant(deed) => Some((deed, active)),
            _ => None,
        });
        found.find(|(deed, active)| is_about(deed, active)).map(|(_, active)| self.text_of(active))
    }

    /// 6.7.9: the text by which a card that is being played enters otherwise than it would.
    pub(crate) fn text_of_entering(&self, card: CardIx) -> Option<Forbids> {
        self.found(Target::Card(card), |m, _| {
            matches!(m, Mod::Enters(Entering::Exerted | Entering::Damaged(_)))
        })
    }
}
