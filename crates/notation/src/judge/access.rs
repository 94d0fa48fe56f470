//! The one place that speaks to the engine's game: decisions, answers, values, places.

use engine::program::{AbilityIx, AbilityKind, Amount, DefIx, HowPlayed, Limit, NameId, Pool, Slot};
use engine::state::{BagEntry, CardIx, SlotValue, Zone as Place};
use engine::{Action, Answer, Board, Decision, Log, Logged, OpenPoint, Refusal};

use super::game_names::letter;
use narrate::{Fitting, Where};
use script::{DeckEnd, Price, Zone};
use vocabulary::spelling::spelling as fold;

/// A game whose record is kept.
pub(super) type Game = engine::Game<Log>;

/// The open decision; nothing when the game is over.
pub(super) fn decision(game: &Game) -> Option<&Decision> {
    game.decision()
}

/// All answers that are legal now.
pub(super) fn options(game: &Game) -> Vec<Answer> {
    game.options()
}

/// Why an answer is refused, if it is.
pub(super) fn check(game: &Game, answer: Answer) -> Result<(), Refusal> {
    game.check(&answer)
}

/// Takes an answer.
pub(super) fn answer(game: &mut Game, answer: Answer) -> Result<(), Refusal> {
    game.answer(answer)
}

/// The table of a game.
pub(super) fn board(game: &Game) -> &Board {
    game
}

/// The same game with one more open point read the other way.
pub(super) fn read_as(game: &Game, point: OpenPoint) -> Game {
    game.read_as(board(game).rules.readings.with(point))
}

/// What was recorded.
pub(super) fn notes(game: &Game) -> &[Logged] {
    &game.record().0
}

/// Drops what was recorded.
pub(super) fn forget(game: &mut Game) {
    game.record_mut().0.clear();
}

/// The name of an ability: its own, or its keyword's.
pub(super) fn ability_name(board: &Board, ability: AbilityIx) -> Option<String> {
    let ability = board.pool.ability(ability);
    let ability_name = ability.name.map(|ability_name| board.pool.ability_name(ability_name).to_owned());
    ability_name.or_else(|| ability.keyword.map(|keyword| keyword.word().to_owned()))
}

/// The card because of which an ability waits; no card where something else triggered it.
pub(super) fn triggered_by(entry: &BagEntry) -> CardIx {
    match entry.slots.get(Slot::SUBJECT) {
        SlotValue::Objects(cards) => cards.first().map_or(CardIx::NONE, |found| found.card),
        SlotValue::None
        | SlotValue::Players(_)
        | SlotValue::Number(_)
        | SlotValue::Name(_)
        | SlotValue::Class(_) => CardIx::NONE,
    }
}

/// The abilities of a card that can be used, those of keywords and those it was given among them.
pub(super) fn activated(board: &Board, card: CardIx) -> Vec<AbilityIx> {
    let mut found = Vec::new();
    let mut add = |ix| {
        if matches!(board.pool.ability(ix).kind, AbilityKind::Activated(_)) {
            found.push(ix);
        }
    };
    if board.state.card(card).zone() == engine::state::Zone::Play {
        board.each_ability(card, |ix, _| add(ix));
    } else {
        board.def(card).abilities.iter().copied().for_each(add);
    }
    found
}

/// A card name of the pool, however it is spelled.
pub(super) fn find_name(board: &Board, name: &str) -> Option<NameId> {
    let folded = fold(name);
    let is_named = |index: &usize| fold(board.pool.name(NameId(*index as u16))) == folded;
    (0..board.pool.names()).find(is_named).map(|index| NameId(index as u16))
}

/// 8.12: whether several may sing this song together.
pub(super) fn sings_together(board: &Board, song: CardIx) -> bool {
    board.values(song).sing_together > 0
}

/// The engine's zone.
pub(super) fn zone(zone: Zone) -> Place {
    match zone {
        Zone::Hand => Place::Hand,
        Zone::Deck => Place::Deck,
        Zone::Play => Place::Play,
        Zone::Discard => Place::Discard,
        Zone::Inkwell => Place::Inkwell,
    }
}

/// Where a card is.
pub(super) fn place(board: &Board, card: CardIx) -> Where {
    let found = board.state.card(card);
    let owner = letter(found.owner());
    let deck = board.state.player(found.owner()).deck();
    let inside = |zone| Where::In { owner, zone, end: None };
    match found.zone() {
        Place::Hand => inside(Zone::Hand),
        Place::Play => inside(Zone::Play),
        Place::Discard => inside(Zone::Discard),
        Place::Inkwell => inside(Zone::Inkwell),
        Place::Under => Where::Under { owner },
        Place::Aside => Where::Aside,
        Place::Deck => {
            let end = match (deck.last() == Some(&card), deck.first() == Some(&card)) {
                (true, _) => Some(DeckEnd::Top),
                (false, true) => Some(DeckEnd::Bottom),
                (false, false) => None,
            };
            Where::In { owner, zone: Zone::Deck, end }
        }
    }
}

/// Where a card is and in what state, to tell copies apart.
pub(super) fn described(board: &Board, card: CardIx) -> Fitting {
    let found = board.state.card(card);
    Fitting::Card {
        place: place(board, card),
        exerted: found.exerted(),
        drying: found.drying(),
        damage: found.damage().into(),
    }
}

/// What the player of a card would pay, in ink, to play it from where it is.
pub(super) fn cost(game: &Game, card: CardIx) -> i32 {
    let board = board(game);
    board.play_price(board.state.card(card).owner(), card, board.def(card).cost.into(), HowPlayed::Ink)
}

/// What the player of a card would pay, in ink, to play it with Shift; none where it has no Shift.
pub(super) fn shift_cost(game: &Game, card: CardIx) -> Option<i32> {
    board(game).least_shift_price(card)
}

/// The number behind the word Shift: the ink that is printed there, or what a card that was given it would be shifted for.
pub(super) fn shift_number(game: &Game, card: CardIx) -> Option<i32> {
    let board = board(game);
    match &board.def(card).shift {
        Some(shift) => match (&shift.cost.ink, shift.cost.other) {
            (Amount::Const(ink), None) => Some(*ink),
            (_, _) => None,
        },
        None => shift_cost(game, card),
    }
}

/// The abilities of a card that count once in a turn, or could: those that are triggered or used.
pub(super) fn limited(pool: &Pool, def: DefIx, name: Option<&str>) -> Vec<AbilityIx> {
    let is_named = |ix: &AbilityIx| {
        let own = pool.ability(*ix).name.map(|name| fold(pool.ability_name(name))).unwrap_or_default();
        name.is_none_or(|name| own == fold(name) || own.starts_with(&format!("{},", fold(name))))
    };
    let is_limited = |ix: &AbilityIx| match &pool.ability(*ix).kind {
        AbilityKind::Triggered(found) => found.limit != Limit::Free,
        AbilityKind::Activated(found) => found.limit != Limit::Free,
        AbilityKind::Replacement(found) => found.limit != Limit::Free,
        AbilityKind::Static(_) => false,
    };
    let abilities = pool.card(def).abilities.iter().copied();
    let mut found: Vec<AbilityIx> = abilities.filter(|ix| is_named(ix) && is_limited(ix)).collect();
    // 8.4.1: Boost goes by its own word.
    if name.and_then(vocabulary::Keyword::named) == Some(vocabulary::Keyword::Boost) {
        found.push(pool.builtin().boost);
    }
    found
}

/// Whether an ability is used for free (1.5.5.4).
pub(super) fn use_price(reply: Answer) -> Price {
    match reply {
        Answer::Action(Action::Use { free: true, .. }) => Price::Free,
        _ => Price::Paid,
    }
}
