//! The slowest decisions: an answer with the listing after it, the shortest time of several tries, of each game the slowest one.
//!
//! `slowest games 2000` looks at random games with decks out of all cards, `slowest crowds 500` at positions in which both players have 64
//! characters, copies of a few cards each; `slowest game NUMBER` and `slowest crowd NUMBER` at one of them.

use engine::position::{PlacedCard, PlayerBlock, Position};
use engine::program::{DefIx, Kinds, Pool};
use engine::state::{ChaCha8, Zone};
use engine::{Action, Answer, Choice, Edition, Game, Silent};
use std::io::Write as _;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// How often a decision is tried that looks slow.
const TRIES: usize = 15;
/// The cards of a deck.
const DECK: usize = 60;
/// The characters of each player in a crowd.
const CROWD: usize = 64;
/// So many decisions of a crowd are looked at.
const CROWD_DECISIONS: usize = 60;
/// A game that goes on for longer is left.
const GAME_DECISIONS: usize = 3000;
/// So many of the slowest are told.
const TOLD: usize = 20;

/// A decision and how long it took.
struct Slow {
    time: Duration,
    number: u64,
    at: usize,
    answer: Answer,
    /// Which card it is about.
    card: String,
}

/// What was looked at so far.
#[derive(Default)]
struct Seen {
    slowest: Vec<Slow>,
    decisions: u64,
    /// How many took longer than 30 and than 50 microseconds.
    over: [u64; 2],
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args().skip(1);
    let what = arguments.next().unwrap_or_else(|| "games".to_owned());
    let number: u64 = arguments.next().map_or(Ok(200), |text| text.parse())?;
    let pool = notation::catalog_of(&library::load()?).pool().clone();
    let numbers = if what.ends_with('s') { 0..number } else { number..number + 1 };
    let mut seen = Seen::default();
    for number in numbers {
        match what.trim_end_matches('s') {
            "game" => play(game(&pool, number)?, number, GAME_DECISIONS, &mut seen),
            "crowd" => play(crowd(&pool, number)?, number, CROWD_DECISIONS, &mut seen),
            other => return Err(format!("neither games nor crowds: {other}").into()),
        }
    }
    let mut out = std::io::stdout();
    let Seen { slowest, decisions, over: [thirty, fifty] } = seen;
    writeln!(out, "{decisions} decisions, {thirty} over 30 µs, {fifty} over 50 µs")?;
    for Slow { time, number, at, answer, card } in &slowest {
        writeln!(out, "{:8.1} µs  {number:5} at {at:4}  {answer:?}  {card}", time.as_secs_f64() * 1e6)?;
    }
    Ok(())
}

/// Plays at random and looks at every decision.
fn play(mut game: Game<Silent>, number: u64, most: usize, seen: &mut Seen) {
    let mut picks = ChaCha8::new(!number);
    let mut options = game.options();
    let mut next = Vec::new();
    for at in 0..most {
        let Some(answer) = options.get(picks.below(options.len() as u32) as usize).copied() else { return };
        let before = game.clone();
        let mut time = timed(&mut game, answer, &mut next);
        if time > Duration::from_micros(15) {
            for _ in 0..TRIES {
                time = time.min(timed(&mut before.clone(), answer, &mut next));
            }
        }
        seen.note(Slow { time, number, at, answer, card: named(&before, answer) });
        std::mem::swap(&mut options, &mut next);
    }
}

fn timed(game: &mut Game<Silent>, answer: Answer, options: &mut Vec<Answer>) -> Duration {
    let begun = Instant::now();
    game.answer_listed(answer);
    game.options_into(options);
    begun.elapsed()
}

/// The card that acts.
fn named(game: &Game<Silent>, answer: Answer) -> String {
    let card = match answer {
        Answer::Action(
            Action::Ink(card)
            | Action::Play { card, .. }
            | Action::Use { card, .. }
            | Action::Quest(card)
            | Action::Challenge { with: card, .. }
            | Action::Move { card, .. },
        )
        | Answer::Choice(Choice::Card(card)) => Some(card),
        Answer::Action(Action::EndTurn) | Answer::Choice(_) | Answer::Concede(_) => None,
    };
    card.map_or_else(String::new, |card| game.pool().name(game.def(card).name).to_owned())
}

impl Seen {
    fn note(&mut self, slow: Slow) {
        self.decisions += 1;
        self.over[0] += u64::from(slow.time > Duration::from_micros(30));
        self.over[1] += u64::from(slow.time > Duration::from_micros(50));
        if self.slowest.iter().any(|other| other.number == slow.number && other.time >= slow.time) {
            return;
        }
        self.slowest.retain(|other| other.number != slow.number);
        let at = self.slowest.partition_point(|other| other.time >= slow.time);
        self.slowest.insert(at, slow);
        self.slowest.truncate(TOLD);
    }
}

/// Two decks of any cards.
fn game(pool: &Arc<Pool>, number: u64) -> Result<Game<Silent>, String> {
    let mut rng = ChaCha8::new(number);
    let all: Vec<DefIx> = pool.cards().map(|(def, _)| def).collect();
    let mut deck = || -> Vec<DefIx> { (0..DECK).filter_map(|_| one_of(&all, &mut rng)).collect() };
    let decks = [deck(), deck()];
    Game::new(pool.clone(), &decks, None, number, Edition::default(), Silent)
        .map_err(|why| format!("{why:?}"))
}

/// Both players have so many characters, copies of one to eight cards, a few items and locations, ink and a hand.
fn crowd(pool: &Arc<Pool>, number: u64) -> Result<Game<Silent>, String> {
    let mut rng = ChaCha8::new(number);
    let of = |kinds: Kinds| -> Vec<DefIx> {
        pool.cards().filter(|(_, card)| card.kinds.intersects(kinds)).map(|(def, _)| def).collect()
    };
    let (characters, others) = (of(Kinds::CHARACTER), of(Kinds::ITEM | Kinds::LOCATION));
    let all: Vec<DefIx> = pool.cards().map(|(def, _)| def).collect();
    let mut player = || {
        let few = 1 + rng.below(8);
        let few: Vec<DefIx> = (0..few).filter_map(|_| one_of(&characters, &mut rng)).collect();
        let mut cards = Vec::new();
        for _ in 0..CROWD {
            let Some(def) = one_of(&few, &mut rng) else { continue };
            cards.push(PlacedCard { exerted: rng.below(3) == 0, ..PlacedCard::new(def, Zone::Play) });
        }
        for (zone, count, from) in [
            (Zone::Play, 4, &others),
            (Zone::Inkwell, 12, &all),
            (Zone::Hand, 7, &all),
            (Zone::Deck, 30, &all),
        ] {
            let some = (0..count).filter_map(|_| one_of(from, &mut rng));
            cards.extend(some.map(|def| PlacedCard::new(def, zone)));
        }
        PlayerBlock { cards, ..PlayerBlock::default() }
    };
    let players = vec![player(), player()];
    let position = Position { players, turn: 9, seed: number, ..Position::default() };
    let game = Game::from_position(pool.clone(), &position, Edition::default(), Silent);
    game.map_err(|why| format!("{why:?}"))
}

fn one_of(defs: &[DefIx], rng: &mut ChaCha8) -> Option<DefIx> {
    defs.get(rng.below(u32::try_from(defs.len()).ok()?) as usize).copied()
}
