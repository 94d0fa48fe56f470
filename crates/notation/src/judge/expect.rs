//! Expectations: questions about the game as it stands. Nothing is changed by asking.

use engine::program::Kinds;
use engine::state::{CardIx, GameResult, PlayerIx, Zone as Place};
use engine::{Answer as Reply, Ask, Board, Choice};

use super::access::{self, Game};
use super::game_names::{is_same, letter, seat};
use super::perform::{Scene, perform};
use narrate::{Asked, Found, Reason, Sight};
use script::{
    Act, CardFact, CardRef, Characteristic, Choices, DeckEnd, Expectation, Keyword, Move, Player, PlayerFact,
    State, Statement, Total, Zone,
};
use vocabulary::spelling::spelling as fold;

/// Nothing where the expectation holds, else what was found.
///
/// `taken` is the game before the decision that last took itself: while no other choice is open, its choices may still be asked for.
pub(super) fn expect(
    scene: Scene<'_>,
    game: &Game,
    taken: Option<&Game>,
    expectation: &Expectation,
) -> Option<Found> {
    let held = match expectation {
        Expectation::Card { card, is } => card_fact(scene, game, card, is),
        Expectation::Player { player, is } => player_fact(scene, game, *player, is),
        Expectation::Choices(stated) => {
            let open = access::decision(game).map(|open| &open.ask);
            let is_open = open.is_some_and(|ask| is_about(stated, ask));
            match taken.filter(|_| !is_open) {
                Some(taken) => choices(scene, taken, stated),
                None => choices(scene, game, stated),
            }
        }
        Expectation::NoDecision => match access::decision(game) {
            None => Ok(()),
            Some(decision) if matches!(decision.ask, Ask::Turn) => Ok(()),
            Some(decision) => {
                let reason =
                    Reason::Unanswered { player: letter(decision.player), asked: Asked::of(&decision.ask) };
                Err(Found::Stopped(reason))
            }
        },
        Expectation::Either(all) => {
            let found: Option<Vec<Found>> = all.iter().map(|one| expect(scene, game, taken, one)).collect();
            found.map_or(Ok(()), |found| Err(Found::All(found)))
        }
        Expectation::Bag(count) => {
            number(*count as i64, access::board(game).state.bag().len() as i64, Found::Bag)
        }
        Expectation::NoWinner => match access::board(game).state.result() {
            GameResult::Open | GameResult::Drawn => Ok(()),
            GameResult::Won(player) => Err(Found::Wins(letter(player))),
        },
    };
    held.err()
}

type Held = Result<(), Found>;

fn number(expected: i64, found: i64, say: impl Fn(i64) -> Found) -> Held {
    if expected == found { Ok(()) } else { Err(say(found)) }
}

fn when(holds: bool, found: Found) -> Held {
    if holds { Ok(()) } else { Err(found) }
}

// -- cards --------------------------------------------------------------------------------------------------------------

/// How the copies that a name fits are weighed where they differ.
enum Weigh {
    /// It is enough that one of them is so.
    Any,
    /// They must agree.
    All,
}

fn card_fact(scene: Scene<'_>, game: &Game, reference: &CardRef, fact: &CardFact) -> Held {
    let board = access::board(game);
    let all = scene.game_names.all(reference);
    let cards = meant(board, all, fact);
    let mut found = cards.iter().map(|card| one_fact(scene, game, *card, fact));
    let Some(first) = found.next() else { return Err(Found::NoSuchCard) };
    let rest: Vec<Held> = found.collect();
    let weigh = match fact {
        CardFact::In { .. } | CardFact::Under(_) => Weigh::Any,
        // None of them is so: what is wrong with one is wrong with all.
        CardFact::Not(_) => {
            return std::iter::once(first).chain(rest).find(Result::is_err).unwrap_or(Ok(()));
        }
        _ => Weigh::All,
    };
    match weigh {
        Weigh::Any if rest.iter().any(Result::is_ok) => Ok(()),
        Weigh::All if rest.iter().any(|other| other.is_ok() != first.is_ok()) => {
            Err(Found::Several(cards.iter().map(|card| access::described(board, *card)).collect()))
        }
        Weigh::Any | Weigh::All => first,
    }
}

/// The cards that an expectation can be about: states and values are those of cards in play where there is one.
fn meant(board: &Board, all: &[CardIx], fact: &CardFact) -> Vec<CardIx> {
    let zone = match fact {
        CardFact::Value { of: Characteristic::Cost | Characteristic::ShiftCost, .. } => Some(Place::Hand),
        CardFact::Not(other) => return meant(board, all, other),
        CardFact::Value { .. }
        | CardFact::State(_)
        | CardFact::Has { .. }
        | CardFact::Lacks { .. }
        | CardFact::Covers(_)
        | CardFact::At(_)
        | CardFact::AtNone => Some(Place::Play),
        CardFact::In { .. } | CardFact::Under(_) | CardFact::Named(_) | CardFact::Classified(_) => None,
    };
    let there: Vec<CardIx> = all
        .iter()
        .copied()
        .filter(|card| zone.is_none_or(|zone| board.state.card(*card).zone() == zone))
        .collect();
    if there.is_empty() { all.to_vec() } else { there }
}

fn one_fact(scene: Scene<'_>, game: &Game, card: CardIx, fact: &CardFact) -> Held {
    let board = access::board(game);
    let found = board.state.card(card);
    let values = board.values(card);
    match fact {
        CardFact::Value { of: Characteristic::ShiftCost, is } => match access::shift_cost(game, card) {
            Some(cost) => number(i64::from(*is), i64::from(cost), |is| Found::Value {
                of: Characteristic::ShiftCost,
                is,
            }),
            None => Err(keywords(board, card)),
        },
        CardFact::Value { of, is } => {
            let value = match of {
                Characteristic::Damage => i32::from(found.damage()),
                Characteristic::Strength => values.strength,
                Characteristic::Willpower => values.willpower,
                Characteristic::Lore => values.lore,
                Characteristic::Cost | Characteristic::ShiftCost => access::cost(game, card),
                Characteristic::Singing => board.singing_cost(card),
            };
            number(i64::from(*is), i64::from(value), |is| Found::Value { of: *of, is })
        }
        CardFact::State(state) => is_in_state(board, card, *state),
        CardFact::Has { keyword, value } => has(game, card, *keyword, *value),
        CardFact::Lacks { keyword, value } => match has(game, card, *keyword, *value) {
            Ok(()) => Err(keywords(board, card)),
            Err(_) => Ok(()),
        },
        CardFact::In { player, zone, end } => is_in(board, card, *player, *zone, *end),
        CardFact::Under(top) => {
            let tops = scene.game_names.all(top);
            let holds = tops.iter().any(|top| board.state.under(*top).any(|below| below == card));
            when(holds, Found::Place(access::place(board, card)))
        }
        CardFact::Covers(count) => {
            number(i64::from(*count), board.state.under(card).count() as i64, Found::Covers)
        }
        CardFact::At(location) => {
            let holds = scene.game_names.all(location).contains(&found.at());
            when(holds, at(scene, found.at()))
        }
        CardFact::AtNone => when(found.at() == CardIx::NONE, at(scene, found.at())),
        CardFact::Named(name) => {
            let own: Vec<&str> = board.def(card).names.iter().map(|id| board.pool.name(*id)).collect();
            let names = own.iter().map(ToString::to_string).collect();
            when(own.iter().any(|own| fold(own) == fold(name)), Found::Named(names))
        }
        CardFact::Classified(word) => is_classified(board, card, word),
        // A card that is not in play is in no state: that is no answer to a question about one.
        CardFact::Not(other) => match (other.as_ref(), one_fact(scene, game, card, other)) {
            (_, Ok(())) => Err(Found::Holds),
            (CardFact::State(_), Err(Found::Place(place))) => Err(Found::Place(place)),
            (_, Err(_)) => Ok(()),
        },
    }
}

fn at(scene: Scene<'_>, location: CardIx) -> Found {
    Found::At((location != CardIx::NONE).then(|| scene.game_names.shown(location)))
}

fn is_in_state(board: &Board, card: CardIx, state: State) -> Held {
    let found = board.state.card(card);
    if !matches!(found.zone(), Place::Play | Place::Inkwell) {
        return Err(Found::Place(access::place(board, card)));
    }
    match state {
        State::Ready => when(!found.exerted(), Found::State(State::Exerted)),
        State::Exerted => when(found.exerted(), Found::State(State::Ready)),
        State::Drying => when(found.drying(), Found::State(State::Dry)),
        State::Dry => when(!found.drying(), Found::State(State::Drying)),
        State::Undamaged => {
            number(0, i64::from(found.damage()), |is| Found::Value { of: Characteristic::Damage, is })
        }
    }
}

fn has(game: &Game, card: CardIx, keyword: Keyword, value: Option<u32>) -> Held {
    let board = access::board(game);
    let values = board.values(card);
    let number = if keyword == Keyword::Shift {
        access::shift_number(game, card)
    } else {
        Some(values.number(keyword))
    };
    let has_number = value.is_none_or(|value| number == Some(value as i32));
    when(values.has(keyword) && has_number, keywords(board, card))
}

fn keywords(board: &Board, card: CardIx) -> Found {
    let values = board.values(card);
    let mut found = Vec::new();
    for keyword in Keyword::ALL {
        let own = keyword;
        if values.has(own) {
            found.push((keyword, values.number(own)));
        }
    }
    Found::Keywords(found)
}

fn is_in(board: &Board, card: CardIx, player: Option<Player>, zone: Zone, end: Option<DeckEnd>) -> Held {
    let found = board.state.card(card);
    let is_owner = player.is_none_or(|player| seat(player) == found.owner());
    let deck = board.state.player(found.owner()).deck();
    let is_end = match end {
        None => true,
        Some(DeckEnd::Top) => deck.last() == Some(&card),
        Some(DeckEnd::Bottom) => deck.first() == Some(&card),
    };
    when(is_owner && is_end && found.zone() == access::zone(zone), Found::Place(access::place(board, card)))
}

fn is_classified(board: &Board, card: CardIx, word: &str) -> Held {
    let def = board.def(card);
    let kind = match fold(word).as_str() {
        "action" => Some(Kinds::ACTION),
        "song" => Some(Kinds::SONG),
        "item" => Some(Kinds::ITEM),
        "location" => Some(Kinds::LOCATION),
        _ => None,
    };
    let holds = match (kind, board.pool.find_class(word)) {
        (Some(kind), _) => def.kinds.contains(kind),
        (None, Some(class)) => board.classes(card).has(class),
        (None, None) => false,
    };
    when(holds, Found::NotClassified)
}

// -- players ------------------------------------------------------------------------------------------------------------

fn player_fact(scene: Scene<'_>, game: &Game, player: Player, fact: &PlayerFact) -> Held {
    let board = access::board(game);
    let seat = seat(player);
    let own = board.state.player(seat);
    match fact {
        PlayerFact::Total { of, is } => {
            let exerted = own.inkwell().iter().filter(|card| board.state.card(**card).exerted()).count();
            let found = match of {
                Total::Lore => i64::from(own.lore()),
                Total::Hand => own.hand().len() as i64,
                Total::Deck => own.deck().len() as i64,
                Total::Discard => own.discard().len() as i64,
                Total::Play => own.play().len() as i64,
                Total::Ink => own.inkwell().len() as i64,
                Total::InkReady => (own.inkwell().len() - exerted) as i64,
                Total::InkExerted => exerted as i64,
                Total::InkDrops => own.ink_drops().into(),
            };
            number(i64::from(*is), found, |is| Found::Total { of: *of, is })
        }
        PlayerFact::Can(made) => match tried(scene, game, player, made) {
            Ok(_) => Ok(()),
            Err(stop) => Err(Found::Stopped(stop)),
        },
        PlayerFact::Cannot(made) => match tried(scene, game, player, made) {
            Err(stop) if stop.is_refusal() => Ok(()),
            Err(stop) => Err(Found::Stopped(stop)),
            Ok(_) => Err(Found::Legal),
        },
        PlayerFact::Decides => match access::decision(game) {
            Some(decision) if decision.player == seat => Ok(()),
            Some(decision) => Err(Found::Decides(Some(letter(decision.player)))),
            None => Err(Found::Decides(None)),
        },
        PlayerFact::Sees(card) => {
            let sees = scene.game_names.all(card).iter().any(|card| board.sees(seat, *card));
            when(sees, Found::Sees(Sight::No))
        }
        PlayerFact::DoesNotSee(card) => {
            let sees = scene.game_names.all(card).iter().any(|card| board.sees(seat, *card));
            when(!sees, Found::Sees(Sight::Yes))
        }
        // 9.3: a team wins and loses together.
        PlayerFact::Wins => {
            let wins =
                matches!(board.state.result(), GameResult::Won(winner) if board.state.team(winner).has(seat));
            when(wins, result(board))
        }
        PlayerFact::Lost => {
            let is_beaten = matches!(board.state.result(), GameResult::Won(winner) if !board.state.team(winner).has(seat));
            when(own.out() || is_beaten, result(board))
        }
    }
}

/// The game after a move, or why it cannot be made.
pub(super) fn tried(scene: Scene<'_>, game: &Game, player: Player, made: &Move) -> Result<Game, Reason> {
    perform(scene, game, &Act { player, deed: Statement::Move(made.clone()) })
}

fn result(board: &Board) -> Found {
    match board.state.result() {
        GameResult::Open => Found::NoWinner,
        GameResult::Won(player) => Found::Wins(letter(player)),
        GameResult::Drawn => Found::Drawn,
    }
}

/// Whether an expectation about choices can be one about what is asked.
fn is_about(stated: &Choices, ask: &Ask) -> bool {
    match stated {
        Choices::Cards(_) => matches!(ask, Ask::Cards { .. } | Ask::Play { .. }),
        Choices::Players(_) => matches!(ask, Ask::Player { .. }),
        Choices::Numbers(_) => matches!(ask, Ask::Number { .. } | Ask::Rounds { .. }),
        Choices::Options(_) => matches!(ask, Ask::Option { .. }),
        Choices::YesNo => matches!(ask, Ask::May { .. }),
    }
}

fn choices(scene: Scene<'_>, game: &Game, stated: &Choices) -> Held {
    let cards = match stated {
        Choices::Cards(cards) => return cards_open(scene, game, cards),
        other => other,
    };
    match access::decision(game).map(|decision| &decision.ask) {
        Some(ask) if is_about(stated, ask) => {}
        Some(ask) => return Err(Found::NoChoice(Some(Asked::of(ask)))),
        None => return Err(Found::NoChoice(None)),
    }
    let options = access::options(game);
    let mut numbers: Vec<i64> = Vec::new();
    for option in &options {
        match option {
            Reply::Choice(Choice::Player(player)) => numbers.push(player.index() as i64),
            Reply::Choice(Choice::Number(number)) => numbers.push(i64::from(*number)),
            Reply::Choice(Choice::Option(option)) => numbers.push(i64::from(*option)),
            _ => {}
        }
    }
    numbers.sort_unstable();
    let mut wanted: Vec<i64> = match cards {
        Choices::Players(players) => players.iter().map(|player| player.index() as i64).collect(),
        Choices::Numbers(all) | Choices::Options(all) => all.iter().map(|one| i64::from(*one)).collect(),
        // 6.1.4: a "may" is yes or no.
        Choices::YesNo | Choices::Cards(_) => Vec::new(),
    };
    wanted.sort_unstable();
    wanted.dedup();
    let is_player = matches!(stated, Choices::Players(_));
    let shown = |number: &i64| match is_player {
        true => letter(PlayerIx(*number as u8)).to_string(),
        false => number.to_string(),
    };
    when(numbers == wanted, Found::Choices(numbers.iter().map(shown).collect()))
}

/// Exactly these are the cards that the open choice may name; cards that cannot be told apart count as one.
fn cards_open(scene: Scene<'_>, game: &Game, cards: &[CardRef]) -> Held {
    let board = access::board(game);
    let open: Vec<CardIx> = match access::decision(game).map(|decision| &decision.ask) {
        Some(Ask::Cards { open, .. } | Ask::Play { open, .. }) => open.iter().map(|obj| obj.card).collect(),
        Some(ask) => return Err(Found::NoChoice(Some(Asked::of(ask)))),
        None => return Err(Found::NoChoice(None)),
    };
    let stated: Vec<&[CardIx]> = cards.iter().map(|card| scene.game_names.all(card)).collect();
    let all_open = stated.iter().all(|list| list.iter().any(|card| open.contains(card)));
    let is_stated = |card: &CardIx| {
        stated
            .iter()
            .any(|list| list.iter().any(|known| open.contains(known) && is_same(board, *known, *card)))
    };
    let shown: Vec<String> = open.iter().map(|card| scene.game_names.shown(*card)).collect();
    when(all_open && open.iter().all(is_stated), Found::Choices(shown))
}
