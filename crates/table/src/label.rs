//! Answers in words.

use engine::program::HowPlayed;
use engine::state::CardIx;
use engine::{Action, Answer, Ask, Choice, How};

use crate::Perspective;
use crate::words::{letter, tongue};

/// The card that an answer is about, under which it is grouped.
pub fn subject(answer: Answer) -> Option<CardIx> {
    match answer {
        Answer::Action(
            Action::Ink(card)
            | Action::Play { card, .. }
            | Action::Use { card, .. }
            | Action::Quest(card)
            | Action::Challenge { with: card, .. }
            | Action::Move { card, .. },
        )
        | Answer::Choice(Choice::Card(card)) => Some(card),
        Answer::Action(Action::EndTurn)
        | Answer::Concede(_)
        | Answer::Choice(
            Choice::Accept
            | Choice::Decline
            | Choice::Done
            | Choice::Player(_)
            | Choice::Option(_)
            | Choice::Number(_)
            | Choice::Name(_)
            | Choice::Class(_)
            | Choice::Resolve(_)
            | Choice::Apply(_),
        ) => None,
    }
}

/// The answer as an imperative, for a list of moves.
pub fn label(perspective: &Perspective<'_>, ask: Option<&Ask>, answer: Answer) -> String {
    match answer {
        Answer::Action(action) => action_label(perspective, action),
        Answer::Concede(_) => tongue(perspective.language).concede().to_owned(),
        Answer::Choice(choice) => choice_label(perspective, ask, choice),
    }
}

fn action_label(perspective: &Perspective<'_>, action: Action) -> String {
    let words = tongue(perspective.language);
    let name = |card| perspective.name(card);
    let marked = |card| marked(perspective, card);
    match action {
        Action::Ink(card) => words.ink(&name(card)),
        Action::Play { card, how } => play(perspective, card, how),
        Action::Use { card, ability, free } => {
            let used = words.use_ability(&perspective.ability(ability), &marked(card));
            if free { used + words.for_free() } else { used }
        }
        Action::Quest(card) => words.quest(&marked(card), perspective.game.values(card).lore.max(0)),
        Action::Challenge { with, target } => words.challenge(&marked(target), &marked(with)),
        Action::Move { card, to, free } => {
            let moved = words.move_to(&marked(card), &name(to));
            match free {
                true => moved + words.for_free(),
                false => moved + &words.for_ink(perspective.game.values(to).move_cost.into()),
            }
        }
        Action::EndTurn => words.end_turn().to_owned(),
    }
}

fn choice_label(perspective: &Perspective<'_>, ask: Option<&Ask>, choice: Choice) -> String {
    let words = tongue(perspective.language);
    let name = |card| perspective.name(card);
    match choice {
        Choice::Accept => words.yes().to_owned(),
        Choice::Decline => words.no().to_owned(),
        Choice::Card(card) => match ask {
            Some(Ask::OpeningHand) => words.put_back(&name(card)),
            _ => perspective.described(card),
        },
        Choice::Done => match ask {
            Some(Ask::Rounds { .. }) => words.only_once(),
            Some(Ask::OpeningHand) => words.keep_the_rest(),
            _ => words.choose_no_more(),
        }
        .to_owned(),
        Choice::Player(player) if player == perspective.viewer => words.yourself().to_owned(),
        Choice::Player(player) => words.player(letter(player)),
        Choice::Option(option) => words.option(option),
        Choice::Number(number) => number.to_string(),
        Choice::Name(name) => perspective.game.pool().name(name).to_owned(),
        Choice::Class(class) => perspective.game.pool().class(class).to_owned(),
        Choice::Resolve(id) => resolve(perspective, id),
        Choice::Apply(at) => {
            let source = match ask {
                Some(Ask::Replacement { open, .. }) => {
                    open.get(usize::from(at)).map(|source| name(source.card))
                }
                _ => None,
            };
            words.apply_first(&source.unwrap_or_else(|| (at + 1).to_string()))
        }
    }
}

fn play(perspective: &Perspective<'_>, card: CardIx, how: How) -> String {
    let words = tongue(perspective.language);
    let name = perspective.name(card);
    match how {
        How::Ink => {
            let base = perspective.game.def(card).cost.into();
            words.play(&name, perspective.game.play_price(perspective.viewer, card, base, HowPlayed::Ink))
        }
        How::Shift { onto, and } => {
            let bases = std::iter::once(onto).chain(and).map(|base| marked(perspective, base));
            words.shift(&name, &bases.collect::<Vec<_>>().join(" + "))
        }
        How::Sing(singer) => words.sing(&name, &marked(perspective, singer)),
        How::SingTogether => words.sing_together(&name),
        How::Way(way) => words.play_as_allowed(&name, u32::from(way) + 1),
    }
}

/// The name of a card in play; with its state where another of the same player has the same name.
fn marked(perspective: &Perspective<'_>, card: CardIx) -> String {
    let state = perspective.game.state();
    let found = state.card(card);
    let is_twin = |other: &CardIx| *other != card && state.card(*other).def() == found.def();
    let twins = state.players().iter().flat_map(|player| player.play()).any(is_twin);
    if !twins {
        return perspective.name(card);
    }
    let mut marks = perspective.state_marks(found.exerted(), found.drying(), found.damage());
    if found.owner() != perspective.viewer {
        marks.insert(0, letter(found.owner()).to_string());
    }
    if marks.is_empty() {
        perspective.name(card)
    } else {
        format!("{} ({})", perspective.name(card), marks.join(", "))
    }
}

fn resolve(perspective: &Perspective<'_>, id: u32) -> String {
    let view = perspective.game.view(Some(perspective.viewer));
    let waiting = view.bag.iter().find(|(own, ..)| *own == id);
    let words = tongue(perspective.language);
    match waiting {
        Some((_, _, card, ability)) => {
            words.resolve(&words.ability_of(&perspective.ability(*ability), &perspective.name(*card)))
        }
        None => words.resolve(&id.to_string()),
    }
}
