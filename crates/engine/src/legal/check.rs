//! Whether an answer is legal, and if not, why.

use crate::answer::{Action, Answer, Choice};
use crate::decision::{Ask, Decision};
use crate::eval::Board;
use crate::game::Game;
use crate::program::Op;
use crate::record::Record;
use crate::refusal::Refusal;
use crate::state::*;

impl<R: Record> Game<R> {
    /// Whether the answer would be taken; if not, the reason. Nothing changes.
    pub fn check(&self, answer: &Answer) -> Result<(), Refusal> {
        self.board.check(answer)
    }
}

impl Board {
    /// Whether the answer would be taken.
    pub fn check(&self, answer: &Answer) -> Result<(), Refusal> {
        if self.state.result() != GameResult::Open {
            return Err(Refusal::Over);
        }
        if let Answer::Concede(player) = answer {
            // 2.3.3.4: at any moment.
            return match self.state.players().get(player.index()) {
                Some(p) if !p.out() => Ok(()),
                _ => Err(Refusal::AlreadyOut),
            };
        }
        let Some(decision) = &self.pending else { return Err(Refusal::NotAsked) };
        self.check_ask(decision, answer)
    }

    fn check_ask(&self, decision: &Decision, answer: &Answer) -> Result<(), Refusal> {
        match (&decision.ask, *answer) {
            (Ask::Turn, Answer::Action(action)) => self.check_turn(decision.player, action),
            (_, answer) => self.check_other(decision, answer),
        }
    }

    /// The same where no turn action is asked for.
    #[inline(never)]
    fn check_other(&self, decision: &Decision, answer: Answer) -> Result<(), Refusal> {
        let player = decision.player;
        match (&decision.ask, answer) {
            (Ask::OpeningHand, Answer::Choice(Choice::Card(card))) => self.check_opening(player, card),
            (Ask::OpeningHand, Answer::Choice(Choice::Done))
            | (Ask::May { .. }, Answer::Choice(Choice::Accept | Choice::Decline)) => Ok(()),
            (Ask::Cards { open, picked, .. }, Answer::Choice(Choice::Card(card))) => {
                self.check_card(player, open, picked, card)
            }
            (Ask::Cards { enough, .. }, Answer::Choice(Choice::Done)) => {
                if *enough {
                    Ok(())
                } else {
                    Err(self.why_not_done())
                }
            }
            (Ask::Player { open, .. }, Answer::Choice(Choice::Player(who))) => {
                if open.has(who) {
                    Ok(())
                } else {
                    Err(Refusal::NotACandidate)
                }
            }
            (Ask::Player { enough, .. }, Answer::Choice(Choice::Done)) => {
                if *enough {
                    Ok(())
                } else {
                    Err(Refusal::TooFew)
                }
            }
            (Ask::Option { count, open }, Answer::Choice(Choice::Option(n))) => match n {
                0 => Err(Refusal::OutOfRange),
                n if n > *count => Err(Refusal::OutOfRange),
                n if open >> (n - 1) & 1 == 1 => Ok(()),
                _ => Err(Refusal::OptionImpossible),
            },
            (Ask::Number { least, most }, Answer::Choice(Choice::Number(n))) => {
                if (*least..=*most).contains(&n) { Ok(()) } else { Err(Refusal::OutOfRange) }
            }
            (Ask::Rounds { by_hand: true, .. }, Answer::Choice(Choice::Done)) => Ok(()),
            (Ask::Rounds { most, .. }, Answer::Choice(Choice::Number(n))) => {
                // 6.1.10: a number, not "for ever".
                if (1..=*most).contains(&n) { Ok(()) } else { Err(Refusal::Endless) }
            }
            (Ask::Name, Answer::Choice(Choice::Name(name))) => {
                if name.index() < self.pool.names() {
                    Ok(())
                } else {
                    Err(Refusal::NoSuchCard)
                }
            }
            (Ask::Class, Answer::Choice(Choice::Class(class))) => {
                if usize::from(class.0) < self.pool.classes() { Ok(()) } else { Err(Refusal::NoSuchClass) }
            }
            (Ask::Order { open, placed }, Answer::Choice(Choice::Card(card))) => {
                self.check_card(player, open, placed, card)
            }
            (Ask::Bag { open }, Answer::Choice(Choice::Resolve(id))) => {
                if open.contains(&id) {
                    Ok(())
                } else {
                    Err(Refusal::NotInBag)
                }
            }
            (Ask::Replacement { open, .. }, Answer::Choice(Choice::Apply(n))) => {
                if usize::from(n) < open.len() { Ok(()) } else { Err(Refusal::OutOfRange) }
            }
            (Ask::Play { optional, .. }, Answer::Choice(Choice::Decline)) => {
                if *optional {
                    Ok(())
                } else {
                    Err(Refusal::NotOptional)
                }
            }
            (Ask::Play { open, .. }, Answer::Action(Action::Play { card, how })) => {
                let Some(Frame::PlayNow(now)) = self.state.frames().last() else {
                    return Err(Refusal::NotAsked);
                };
                if !open.iter().any(|o| o.card == card) {
                    return Err(Refusal::NotACandidate);
                }
                self.plan_now(player, card, how, now.pay, now.onto.as_deref()).map(|_| ())
            }
            _ => Err(Refusal::NotAsked),
        }
    }

    fn check_opening(&self, player: PlayerIx, card: CardIx) -> Result<(), Refusal> {
        let Some(Frame::Setup(stage)) = self.state.frames().last() else { return Err(Refusal::NotAsked) };
        if stage.back.contains(&card) {
            return Err(Refusal::SameTwice);
        }
        if self.state.player(player).hand().contains(&card) { Ok(()) } else { Err(Refusal::WrongZone) }
    }

    fn check_card(
        &self,
        player: PlayerIx,
        open: &[Obj],
        picked: &[Obj],
        card: CardIx,
    ) -> Result<(), Refusal> {
        if card.index() >= self.state.cards().len() {
            return Err(Refusal::NoSuchCard);
        }
        if open.iter().any(|o| o.card == card) {
            return Ok(());
        }
        // 6.1.3: never the same thing twice.
        if picked.iter().any(|o| o.card == card) {
            return Err(Refusal::SameTwice);
        }
        if let Some(c) = self.choosing()
            && c.candidates.iter().any(|o| o.card == card)
        {
            let must = c.must.iter().any(|o| !c.picked.contains(o));
            return Err(if must { Refusal::MustChoose } else { Refusal::TooMany });
        }
        let source = self.choosing().map_or(Obj::NONE, |c| c.source);
        if self.is_warded(card, player, source) {
            return Err(Refusal::Ward);
        }
        if self.is_too_fresh(card) {
            return Err(Refusal::Drying);
        }
        Err(Refusal::NotACandidate)
    }

    /// 5.1.1.11: whether the card would be among the choices of the resolving text, were it dry.
    fn is_too_fresh(&self, card: CardIx) -> bool {
        let Some([Frame::Resolve(r), Frame::Choose(_)]) = self.state.frames().last_chunk::<2>() else {
            return false;
        };
        let Some(Op::Choose(choose)) = self.pool.code(r.code).ops.get(usize::from(r.pc)) else {
            return false;
        };
        self.drying_for(choose, &r.ctx()).iter().any(|obj| obj.card == card)
    }

    /// The choice of cards that is open.
    fn choosing(&self) -> Option<&Choosing> {
        let Some(Frame::Choose(choosing)) = self.state.frames().last() else { return None };
        Some(choosing)
    }

    fn why_not_done(&self) -> Refusal {
        match self.choosing() {
            Some(c) if c.must.iter().any(|o| !c.picked.contains(o)) => Refusal::MustChoose,
            // 8.12.1: there are more who could sing.
            Some(c) if matches!(c.total, Some(Total::Sing(_))) => Refusal::TogetherTooCheap,
            Some(_) | None => Refusal::TooFew,
        }
    }

    /// 3.3: a turn action.
    pub(crate) fn check_turn(&self, player: PlayerIx, action: Action) -> Result<(), Refusal> {
        if self.state.rounds().barred == Some(action) && self.has_another(player, action) {
            return Err(Refusal::LoopOver);
        }
        match action {
            Action::Ink(card) => self.can_ink(player, card),
            Action::Play { card, how } => self.can_play(player, card, how).map(|_| ()),
            Action::Use { card, ability, free } => self.can_use(player, card, ability, free),
            Action::Quest(card) => self.can_quest(player, card),
            Action::Challenge { with, target } => self.can_challenge(player, with, target),
            Action::Move { card, to, free } => self.can_move(player, card, to, free),
            Action::EndTurn => self.can_end_turn(player),
        }
    }
}
