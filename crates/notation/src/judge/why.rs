//! Why things are as a file says: the texts behind a value, a keyword or a refusal.

use engine::program::Stat;
use engine::state::CardIx;
use engine::{Action, Answer as Reply, Ask, Board, Choice, Forbids, How, OpenPoint, Refusal};

use super::access::{self, Game};
use super::game_names::seat;
use super::perform::{Scene, perform};
use narrate::{Behind, Reason, ShiftKind, Textual, Why, notes};
use script::{
    Act, CardFact, CardRef, Characteristic, Expectation, Keyword, Move, Player, PlayerFact, Statement,
};

/// What stands behind an expectation that holds, where the cards alone do not show it.
pub(super) fn why(scene: Scene<'_>, game: &Game, expectation: &Expectation) -> Option<Why> {
    match expectation {
        Expectation::Card { card, is } => why_fact(scene, game, card, is),
        Expectation::Player { player, is: PlayerFact::Cannot(made) } => {
            why_not(scene, game, *player, made).map(Why::Refused)
        }
        Expectation::Player { .. }
        | Expectation::Choices(_)
        | Expectation::Bag(_)
        | Expectation::NoWinner
        | Expectation::NoDecision
        | Expectation::Either(_) => None,
    }
}

fn why_not(scene: Scene<'_>, game: &Game, player: Player, made: &Move) -> Option<Reason> {
    perform(scene, game, &Act { player, deed: Statement::Move(made.clone()) }).err()
}

fn why_fact(scene: Scene<'_>, game: &Game, card: &CardRef, fact: &CardFact) -> Option<Why> {
    let board = access::board(game);
    // Copies that differ are not explained: their values would be told of one of them alone.
    let [card] = scene.game_names.all(card) else { return None };
    match fact {
        CardFact::Value { of, .. } => number(scene, board, *card, stat(*of)?),
        CardFact::Has { keyword, .. } => given(scene, board, *card, *keyword),
        CardFact::Lacks { keyword, value: None } => taken(scene, board, *card, *keyword),
        CardFact::Not(fact) => match **fact {
            CardFact::Has { keyword, value: None } => taken(scene, board, *card, keyword),
            _ => None,
        },
        CardFact::Lacks { .. }
        | CardFact::State(_)
        | CardFact::In { .. }
        | CardFact::Under(_)
        | CardFact::Covers(_)
        | CardFact::At(_)
        | CardFact::AtNone
        | CardFact::Named(_)
        | CardFact::Classified(_) => None,
    }
}

/// The characteristics that texts add to (6.6.1).
fn stat(of: Characteristic) -> Option<Stat> {
    match of {
        Characteristic::Strength => Some(Stat::Strength),
        Characteristic::Willpower => Some(Stat::Willpower),
        Characteristic::Lore => Some(Stat::Lore),
        Characteristic::Damage
        | Characteristic::Cost
        | Characteristic::ShiftCost
        | Characteristic::Singing => None,
    }
}

fn number(scene: Scene<'_>, board: &Board, card: CardIx, stat: Stat) -> Option<Why> {
    let def = board.def(card);
    let printed = match stat {
        Stat::Strength => i32::from(def.strength),
        Stat::Willpower => i32::from(def.willpower),
        _ => i32::from(def.lore),
    };
    let by: Vec<_> =
        board.texts_on(card, stat).map(|(by, bearing)| (textual(scene, board, by), bearing)).collect();
    (!by.is_empty()).then_some(Why::Number { printed, by })
}

fn given(scene: Scene<'_>, board: &Board, card: CardIx, keyword: Keyword) -> Option<Why> {
    let mut by: Vec<Textual> = Vec::new();
    for text in board.texts_giving(card, keyword) {
        let text = textual(scene, board, text);
        if !by.contains(&text) {
            by.push(text);
        }
    }
    (!by.is_empty()).then_some(Why::Given { by })
}

fn taken(scene: Scene<'_>, board: &Board, card: CardIx, keyword: Keyword) -> Option<Why> {
    let by = board.text_taking(card, keyword)?;
    Some(Why::Taken { keyword, by: textual(scene, board, by) })
}

/// A text as it is called.
fn textual(scene: Scene<'_>, board: &Board, by: Forbids) -> Textual {
    let origins = |def| Some(scene.catalog.name(def).to_owned());
    Textual {
        card: scene.game_names.told(by.source.card),
        ability: by.ability.map(|ability| notes::called(board, by.source, ability, &origins)),
    }
}

/// Why a reply of a player is refused, with what stands behind it, and with what else stands against it.
pub(super) fn because(
    scene: Scene<'_>,
    game: &Game,
    player: Player,
    reply: Reply,
    refusal: Refusal,
) -> Reason {
    let first = one_reason(scene, game, player, reply, refusal);
    let Reply::Action(action) = reply else { return first };
    let others = access::board(game).refused_also(seat(player), action, refusal);
    match others.is_empty() {
        true => first,
        false => Reason::Several {
            first: Box::new(first),
            others: others.into_iter().map(|other| one_reason(scene, game, player, reply, other)).collect(),
        },
    }
}

fn one_reason(scene: Scene<'_>, game: &Game, player: Player, reply: Reply, refusal: Refusal) -> Reason {
    let board = access::board(game);
    if refusal == Refusal::Forbidden {
        let found = reply.action().and_then(|action| board.forbids(seat(player), action));
        let Some(found) = found else { return Reason::Refused(refusal) };
        let Textual { card, ability } = textual(scene, board, found);
        return Reason::Forbidden { card, ability };
    }
    match behind(scene, game, player, reply, refusal) {
        Some(behind) => Reason::Because { refusal, behind },
        None => Reason::Refused(refusal),
    }
}

fn behind(scene: Scene<'_>, game: &Game, player: Player, reply: Reply, refusal: Refusal) -> Option<Behind> {
    let board = access::board(game);
    let seat = seat(player);
    let names = |cards: Vec<CardIx>| cards.into_iter().map(|card| scene.game_names.told(card)).collect();
    match (refusal, reply) {
        // 8.9.1: with Rush it could challenge.
        (Refusal::Drying, Reply::Action(Action::Challenge { with, .. })) => {
            without(scene, board, with, &[Keyword::Rush])
        }
        // 4.4.2.1
        (Refusal::Drying, Reply::Action(Action::Use { card, ability, .. })) => {
            let fresh = board.too_fresh_to_pay(seat, card, ability);
            (!fresh.is_empty()).then(|| Behind::Cards(names(fresh)))
        }
        // 8.6.1, 8.2.1
        (Refusal::Evasive, Reply::Action(Action::Challenge { with, .. })) => {
            without(scene, board, with, &[Keyword::Evasive, Keyword::Alert])
        }
        (Refusal::Bodyguard, Reply::Action(Action::Challenge { with, target })) => {
            Some(Behind::Cards(names(board.guards_against(seat, with, target))))
        }
        (Refusal::MustChallengeAnother, Reply::Action(Action::Challenge { with, .. })) => {
            Some(Behind::Cards(names(board.owed_challenges(seat, with))))
        }
        (Refusal::RecklessEnd, _) => Some(Behind::Cards(names(board.bound_by(seat, Keyword::Reckless)))),
        (Refusal::AdventurousEnd, _) => {
            Some(Behind::Cards(names(board.bound_by(seat, Keyword::Adventurous))))
        }
        (Refusal::NotEnoughInk, Reply::Action(action)) => {
            board.ink_due(seat, action).map(|(due, ready)| Behind::Ink { due, ready })
        }
        (Refusal::SingerTooCheap, Reply::Action(Action::Play { card, how: How::Sing(singer) })) => {
            let cost = i32::from(board.def(card).cost);
            let counts = board.singing_cost(singer);
            let lost = without(scene, board, singer, &[Keyword::Singer]);
            Some(lost.unwrap_or(Behind::Singing { counts, cost }))
        }
        (Refusal::WrongShiftBase, Reply::Action(Action::Play { card, how: How::Shift { .. } })) => {
            let readings = board.rules.readings;
            // 8.10.9, D.2: read the other way, the classification does not take the place of the name.
            let needs_both = readings == readings.with(OpenPoint::TemporaryClass);
            shift(board, card).map(|kind| match kind {
                ShiftKind::Temporary(Some(_)) if needs_both => Behind::ShiftAndName(kind),
                kind => Behind::Shift(kind),
            })
        }
        (Refusal::NotACandidate, Reply::Choice(Choice::Card(card))) => not_meant(scene, game, card),
        _ => None,
    }
}

/// The first of these keywords that a text takes from the card.
fn without(scene: Scene<'_>, board: &Board, card: CardIx, keywords: &[Keyword]) -> Option<Behind> {
    keywords.iter().find_map(|keyword| {
        let by = textual(scene, board, board.text_taking(card, *keyword)?);
        Some(Behind::Taken { card: scene.game_names.told(card), keyword: *keyword, by })
    })
}

/// The kind of Shift that a card has in print.
fn shift(board: &Board, card: CardIx) -> Option<ShiftKind> {
    let shift = board.def(card).shift.as_ref()?;
    Some(notes::shift_kind(&board.pool, shift))
}

/// 6.7.3: a card that is not among the choices is elsewhere, or is not what the text asks for.
fn not_meant(scene: Scene<'_>, game: &Game, card: CardIx) -> Option<Behind> {
    let board = access::board(game);
    let open = match &access::decision(game)?.ask {
        Ask::Cards { open, .. } => open,
        _ => return None,
    };
    let zone = |card: CardIx| board.state.card(card).zone();
    if !open.is_empty() && open.iter().all(|other| zone(other.card) != zone(card)) {
        return Some(Behind::Elsewhere(access::place(board, card)));
    }
    let asking = super::asking::Asking { game_names: scene.game_names, catalog: scene.catalog };
    asking.text_asking(game).map(Behind::NotMeant)
}
