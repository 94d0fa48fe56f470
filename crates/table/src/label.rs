//! Answers in words.

use engine::program::HowPlayed;
use engine::state::CardIx;
use engine::{Action, Answer, Ask, Choice, How};
use notation::Language;

use crate::Perspective;
use crate::words::{either, letter};

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
            | Choice::Resolve(_)
            | Choice::Apply(_),
        ) => None,
    }
}

/// The answer as an imperative, for a list of moves.
pub fn label(perspective: &Perspective<'_>, ask: Option<&Ask>, answer: Answer) -> String {
    match answer {
        Answer::Action(action) => action_label(perspective, action),
        Answer::Concede(_) => either(perspective.language, "concede", "conceder").to_owned(),
        Answer::Choice(choice) => choice_label(perspective, ask, choice),
    }
}

fn action_label(perspective: &Perspective<'_>, action: Action) -> String {
    let english = perspective.language == Language::English;
    let say = |english: &str, spanish: &str| either(perspective.language, english, spanish).to_owned();
    let name = |card| perspective.name(card);
    match action {
        Action::Ink(card) if english => format!("ink {}", name(card)),
        Action::Ink(card) => format!("entintar {}", name(card)),
        Action::Play { card, how } => play(perspective, card, how),
        Action::Use { card, ability, free } => {
            let free = if free { say(" for free", " gratis") } else { String::new() };
            let (use_it, of) = (say("use", "usar"), say("of", "de"));
            format!("{use_it} {} {of} {}{free}", perspective.ability(ability), marked(perspective, card))
        }
        Action::Quest(card) => {
            let lore = perspective.game.values(card).lore.max(0);
            if english {
                format!("quest with {} for {lore} lore", marked(perspective, card))
            } else {
                format!("ir de aventura con {} por {lore} de lore", marked(perspective, card))
            }
        }
        Action::Challenge { with, target } if english => {
            format!("challenge {} with {}", marked(perspective, target), marked(perspective, with))
        }
        Action::Challenge { with, target } => {
            format!("desafiar a {} con {}", marked(perspective, target), marked(perspective, with))
        }
        Action::Move { card, to, free: true } => {
            if english {
                format!("move {} to {} for free", marked(perspective, card), name(to))
            } else {
                format!("mover {} a {} gratis", marked(perspective, card), name(to))
            }
        }
        Action::Move { card, to, free: false } => {
            let cost = perspective.game.values(to).move_cost;
            if english {
                format!("move {} to {} for {cost} ink", marked(perspective, card), name(to))
            } else {
                format!("mover {} a {} por {cost} de tinta", marked(perspective, card), name(to))
            }
        }
        Action::EndTurn => say("end the turn", "terminar el turno"),
    }
}

fn choice_label(perspective: &Perspective<'_>, ask: Option<&Ask>, choice: Choice) -> String {
    let say = |english: &str, spanish: &str| either(perspective.language, english, spanish).to_owned();
    let name = |card| perspective.name(card);
    match choice {
        Choice::Accept => say("yes", "sí"),
        Choice::Decline => say("no", "no"),
        Choice::Card(card) => match ask {
            Some(Ask::OpeningHand) => format!("{} {}", say("put back", "devolver"), name(card)),
            _ => perspective.described(card),
        },
        Choice::Done => match ask {
            Some(Ask::Rounds { .. }) => say("0: only this once", "0: solo esta vez"),
            Some(Ask::OpeningHand) => say("keep the rest of the hand", "quedarse el resto de la mano"),
            _ => say("done: choose no more", "listo: no elegir más"),
        },
        Choice::Player(player) if player == perspective.viewer => say("yourself", "tú"),
        Choice::Player(player) => format!("{} {}", say("player", "jugador"), letter(player)),
        Choice::Option(option) => format!("{} {option}", say("option", "opción")),
        Choice::Number(number) => number.to_string(),
        Choice::Name(name) => perspective.game.pool().name(name).to_owned(),
        Choice::Resolve(id) => resolve(perspective, id),
        Choice::Apply(at) => {
            let source = match ask {
                Some(Ask::Replacement { open, .. }) => {
                    open.get(usize::from(at)).map(|source| name(source.card))
                }
                _ => None,
            };
            let source = source.unwrap_or_else(|| (at + 1).to_string());
            format!("{} {source}", say("apply first the effect of", "aplicar primero el efecto de"))
        }
    }
}

fn play(perspective: &Perspective<'_>, card: CardIx, how: How) -> String {
    let english = perspective.language == Language::English;
    let name = perspective.name(card);
    match how {
        How::Ink => {
            let base = perspective.game.def(card).cost.into();
            let ink = perspective.game.play_price(perspective.viewer, card, base, HowPlayed::Ink);
            if english {
                format!("play {name} for {ink} ink")
            } else {
                format!("jugar {name} por {ink} de tinta")
            }
        }
        How::Shift { onto, and } => {
            let bases: Vec<String> =
                std::iter::once(onto).chain(and).map(|base| marked(perspective, base)).collect();
            let bases = bases.join(" + ");
            if english {
                format!("shift {name} onto {bases}")
            } else {
                format!("jugar {name} con Cambio sobre {bases}")
            }
        }
        How::Sing(singer) if english => format!("sing {name} with {}", marked(perspective, singer)),
        How::Sing(singer) => format!("cantar {name} con {}", marked(perspective, singer)),
        How::SingTogether if english => format!("sing {name} together"),
        How::SingTogether => format!("cantar {name} entre varios"),
        How::Way(way) if english => format!("play {name} as a text allows (way {})", way + 1),
        How::Way(way) => format!("jugar {name} como permite un texto (modo {})", way + 1),
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
    let verb = either(perspective.language, "resolve", "resolver");
    match waiting {
        Some((_, _, card, ability)) => {
            let of = either(perspective.language, "of", "de");
            format!("{verb} {} {of} {}", perspective.ability(*ability), perspective.name(*card))
        }
        None => format!("{verb} {id}"),
    }
}
