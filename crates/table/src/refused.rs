//! "Why not?": moves that a player might expect of a card and that are not legal now, each with its rule.

use engine::program::{AbilityKind, Kinds};
use engine::state::{CardIx, Zone};
use engine::{Action, Answer, How, Refusal};
use narrate::Reason;

use crate::Perspective;
use crate::label::label;

/// A move that the rules refuse now.
#[derive(Clone, Debug, PartialEq)]
pub struct Refused {
    /// The answer that would be refused.
    pub answer: Answer,
    /// The words for it.
    pub label: String,
    /// The rule that decides it.
    pub rule: &'static str,
    /// The reason, in a sentence.
    pub why: String,
}

/// What cannot be done with a card that the player sees, and why.
pub fn refused_moves(perspective: &Perspective<'_>, card: CardIx) -> Vec<Refused> {
    if perspective.def(card).is_none() {
        return Vec::new();
    }
    let legal = perspective.game.options();
    let refused = |answer: Answer| {
        if legal.contains(&answer) {
            return None;
        }
        let why = perspective.game.check(&answer).err().filter(|why| !is_beside_the_point(*why))?;
        let also = match answer {
            Answer::Action(action) => perspective.game.refused_also(perspective.viewer, action, why),
            Answer::Choice(_) | Answer::Concede(_) => Vec::new(),
        };
        let also: Vec<Reason> =
            also.into_iter().filter(|why| !is_beside_the_point(*why)).map(Reason::Refused).collect();
        let why = match also.is_empty() {
            true => Reason::Refused(why),
            false => Reason::Several { first: Box::new(Reason::Refused(why)), others: also },
        };
        let (rule, label) = (why.rule(), label(perspective, None, answer));
        Some(Refused { answer, label, rule, why: why.say(perspective.language) })
    };
    imaginable(perspective, card).into_iter().filter_map(refused).collect()
}

/// Refusals of moves that nobody would try with that card.
fn is_beside_the_point(why: Refusal) -> bool {
    matches!(
        why,
        Refusal::WrongKind
            | Refusal::WrongZone
            | Refusal::NotInPlay
            | Refusal::NotInHand
            | Refusal::NotWorking
            | Refusal::NoShift
            | Refusal::NotASong
            | Refusal::WrongShiftBase
            | Refusal::NotTogether
            | Refusal::NoSuchWay
            | Refusal::NoSuchAbility
            | Refusal::NotOpposing
            | Refusal::NotMovable
    )
}

/// Everything that one could want to do with the card.
fn imaginable(perspective: &Perspective<'_>, card: CardIx) -> Vec<Answer> {
    let state = perspective.game.state();
    let found = state.card(card);
    let kinds = perspective.game.def(card).kinds;
    let view = perspective.game.view(Some(perspective.viewer));
    let mine = found.owner() == perspective.viewer;
    let own: Vec<CardIx> =
        view.players[perspective.viewer.index()].play.iter().map(|piece| piece.card).collect();
    let others = view.players.iter().enumerate().filter(|(at, _)| *at != perspective.viewer.index());
    let theirs: Vec<CardIx> =
        others.flat_map(|(_, player)| player.play.iter().map(|piece| piece.card)).collect();
    let is = |card: &CardIx, kinds: Kinds| perspective.game.def(*card).kinds.intersects(kinds);
    let mut answers = Vec::new();
    match found.zone() {
        Zone::Hand if mine => {
            answers.extend([
                Answer::Action(Action::Ink(card)),
                Answer::Action(Action::Play { card, how: How::Ink }),
            ]);
            for base in own.iter().filter(|base| is(base, Kinds::CHARACTER)) {
                let how = match kinds.contains(Kinds::SONG) {
                    true => How::Sing(*base),
                    false => How::Shift { onto: *base, and: None },
                };
                answers.push(Answer::Action(Action::Play { card, how }));
            }
        }
        Zone::Play if mine => {
            if kinds.contains(Kinds::CHARACTER) {
                answers.push(Answer::Action(Action::Quest(card)));
                let targets = theirs.iter().filter(|target| is(target, Kinds::CHARACTER | Kinds::LOCATION));
                answers.extend(
                    targets.map(|target| Answer::Action(Action::Challenge { with: card, target: *target })),
                );
                let places = own.iter().filter(|place| is(place, Kinds::LOCATION));
                answers.extend(places.map(|to| Answer::Action(Action::Move { card, to: *to, free: false })));
            }
            for ability in &perspective.game.def(card).abilities {
                if matches!(perspective.game.pool().ability(*ability).kind, AbilityKind::Activated(_)) {
                    answers.push(Answer::Action(Action::Use { card, ability: *ability, free: false }));
                }
            }
        }
        Zone::Play => {
            let with = own.iter().filter(|with| is(with, Kinds::CHARACTER));
            answers.extend(with.map(|with| Answer::Action(Action::Challenge { with: *with, target: card })));
        }
        Zone::Hand | Zone::Deck | Zone::Discard | Zone::Inkwell | Zone::Under | Zone::Aside => {}
    }
    answers
}
