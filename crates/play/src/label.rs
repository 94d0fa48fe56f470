//! Answers in words.

use engine::program::HowPlayed;
use engine::state::CardIx;
use engine::{Answer, Ask, How};
use notation::Language;

use crate::Face;
use crate::words::{either, letter};

/// The card that an answer is about, under which it is grouped.
pub(crate) fn subject(answer: Answer) -> Option<CardIx> {
    match answer {
        Answer::Ink(card)
        | Answer::Play { card, .. }
        | Answer::Use { card, .. }
        | Answer::Quest(card)
        | Answer::Challenge { with: card, .. }
        | Answer::Move { card, .. }
        | Answer::Card(card) => Some(card),
        Answer::EndTurn
        | Answer::Concede(_)
        | Answer::Accept
        | Answer::Decline
        | Answer::Done
        | Answer::Player(_)
        | Answer::Option(_)
        | Answer::Number(_)
        | Answer::Name(_)
        | Answer::Resolve(_)
        | Answer::Apply(_) => None,
    }
}

/// The answer as an imperative, for a list of moves.
pub(crate) fn label(face: &Face<'_>, ask: Option<&Ask>, answer: Answer) -> String {
    let english = face.language == Language::English;
    let say = |english: &str, spanish: &str| either(face.language, english, spanish).to_owned();
    let name = |card| face.name(card);
    match answer {
        Answer::Ink(card) if english => format!("ink {}", name(card)),
        Answer::Ink(card) => format!("entintar {}", name(card)),
        Answer::Play { card, how } => play(face, card, how),
        Answer::Use { card, ability, free } => {
            let free = if free { say(" for free", " gratis") } else { String::new() };
            let (use_it, of) = (say("use", "usar"), say("of", "de"));
            format!("{use_it} {} {of} {}{free}", face.ability(ability), marked(face, card))
        }
        Answer::Quest(card) => {
            let lore = face.game.values(card).lore.max(0);
            if english {
                format!("quest with {} for {lore} lore", marked(face, card))
            } else {
                format!("ir de aventura con {} por {lore} de lore", marked(face, card))
            }
        }
        Answer::Challenge { with, target } if english => {
            format!("challenge {} with {}", marked(face, target), marked(face, with))
        }
        Answer::Challenge { with, target } => {
            format!("desafiar a {} con {}", marked(face, target), marked(face, with))
        }
        Answer::Move { card, to, free: true } => {
            if english {
                format!("move {} to {} for free", marked(face, card), name(to))
            } else {
                format!("mover {} a {} gratis", marked(face, card), name(to))
            }
        }
        Answer::Move { card, to, free: false } => {
            let cost = face.game.values(to).move_cost;
            if english {
                format!("move {} to {} for {cost} ink", marked(face, card), name(to))
            } else {
                format!("mover {} a {} por {cost} de tinta", marked(face, card), name(to))
            }
        }
        Answer::EndTurn => say("end the turn", "terminar el turno"),
        Answer::Concede(_) => say("concede", "conceder"),
        Answer::Accept => say("yes", "sí"),
        Answer::Decline => say("no", "no"),
        Answer::Card(card) => match ask {
            Some(Ask::OpeningHand) => format!("{} {}", say("put back", "devolver"), name(card)),
            _ => face.described(card),
        },
        Answer::Done => match ask {
            Some(Ask::Rounds { .. }) => say("0: only this once", "0: solo esta vez"),
            Some(Ask::OpeningHand) => say("keep the rest of the hand", "quedarse el resto de la mano"),
            _ => say("done: choose no more", "listo: no elegir más"),
        },
        Answer::Player(player) if player == face.viewer => say("yourself", "tú"),
        Answer::Player(player) => format!("{} {}", say("player", "jugador"), letter(player)),
        Answer::Option(option) => format!("{} {option}", say("option", "opción")),
        Answer::Number(number) => number.to_string(),
        Answer::Name(name) => face.game.pool().name(name).to_owned(),
        Answer::Resolve(id) => resolve(face, id),
        Answer::Apply(at) => {
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

fn play(face: &Face<'_>, card: CardIx, how: How) -> String {
    let english = face.language == Language::English;
    let name = face.name(card);
    match how {
        How::Ink => {
            let base = face.game.def(card).cost.into();
            let ink = face.game.play_price(face.viewer, card, base, HowPlayed::Ink);
            if english {
                format!("play {name} for {ink} ink")
            } else {
                format!("jugar {name} por {ink} de tinta")
            }
        }
        How::Shift { onto, and } => {
            let bases: Vec<String> =
                std::iter::once(onto).chain(and).map(|base| marked(face, base)).collect();
            let bases = bases.join(" + ");
            if english {
                format!("shift {name} onto {bases}")
            } else {
                format!("jugar {name} con Cambio sobre {bases}")
            }
        }
        How::Sing(singer) if english => format!("sing {name} with {}", marked(face, singer)),
        How::Sing(singer) => format!("cantar {name} con {}", marked(face, singer)),
        How::SingTogether if english => format!("sing {name} together"),
        How::SingTogether => format!("cantar {name} entre varios"),
        How::Way(way) if english => format!("play {name} as a text allows (way {})", way + 1),
        How::Way(way) => format!("jugar {name} como permite un texto (modo {})", way + 1),
    }
}

/// The name of a card in play; with its state where another of the same player has the same name.
fn marked(face: &Face<'_>, card: CardIx) -> String {
    let state = face.game.state();
    let found = state.card(card);
    let is_twin = |other: &CardIx| *other != card && state.card(*other).def == found.def;
    let twins = state.players.iter().flat_map(|player| &player.play).any(is_twin);
    if !twins {
        return face.name(card);
    }
    let mut marks = face.state_marks(found.exerted, found.drying, found.damage);
    if found.owner != face.viewer {
        marks.insert(0, letter(found.owner).to_string());
    }
    if marks.is_empty() { face.name(card) } else { format!("{} ({})", face.name(card), marks.join(", ")) }
}

fn resolve(face: &Face<'_>, id: u32) -> String {
    let view = face.game.view(Some(face.viewer));
    let waiting = view.bag.iter().find(|(own, ..)| *own == id);
    let verb = either(face.language, "resolve", "resolver");
    match waiting {
        Some((_, _, card, ability)) => {
            let of = either(face.language, "of", "de");
            format!("{verb} {} {of} {}", face.ability(*ability), face.name(*card))
        }
        None => format!("{verb} {id}"),
    }
}
