//! How strong a player is: two players, the same deck for both, each begins as often as the other.
//!
//! ```text
//! cargo run --release -p lorekeeper-players --example matches -- adept greedy 50 [--seed N] [--show] [DECK ...]
//! ```
//!
//! Without decks: eight ready ones of different kinds. `PLAYER@FILE` plays the adept with other weights. `--show` tells every answer.
#![allow(clippy::print_stdout)]

use engine::program::DefIx;
use engine::state::{CardIx, GameResult, PlayerIx};
use engine::{Action, Answer, Choice, Edition, Game, Silent};
use lorekeeper_players::{Adept, EFFORT, Network, Player, PlayerKind, Seat};
use notation::{catalog_of, names_of, read_deck};
use std::error::Error;
use std::path::Path;
use std::sync::Arc;

/// Songs, heroes, racers, items, villains, aliens, deities, plain characters.
const DECKS: [&str; 8] = [
    "amber-steel-songs",
    "ruby-sapphire-heroes",
    "ruby-steel-racers",
    "sapphire-steel-items",
    "emerald-steel-villains",
    "amber-sapphire-aliens",
    "amethyst-ruby-deities",
    "plain-amber-ruby",
];

#[derive(Clone)]
enum Who {
    Kind(PlayerKind),
    Weights(Arc<Network>),
}

impl Who {
    fn read(word: &str) -> Result<Who, Box<dyn Error>> {
        match word.split_once('@') {
            Some((_, path)) => Ok(Who::Weights(Arc::new(Network::read(&std::fs::read_to_string(path)?)?))),
            None => Ok(Who::Kind(word.parse()?)),
        }
    }

    fn seated(&self, seed: u64) -> Box<dyn Player> {
        match self {
            Who::Kind(kind) => kind.seated(seed),
            Who::Weights(network) => Box::new(Adept::of_network(seed, network.clone(), EFFORT)),
        }
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    let mut words: Vec<String> = std::env::args().skip(1).collect();
    let mut seed = 1_u64;
    if let Some(at) = words.iter().position(|word| word == "--seed") {
        seed = words.get(at + 1).ok_or("--seed needs a number")?.parse()?;
        words.drain(at..at + 2);
    }
    let show = words.iter().any(|word| word == "--show");
    words.retain(|word| word != "--show");
    let [one, other, games, rest @ ..] = words.as_slice() else {
        return Err("PLAYER PLAYER GAMES [DECK ...]".into());
    };
    let who = [Who::read(one)?, Who::read(other)?];
    let games: u64 = games.parse()?;
    let library = library::load()?;
    let (names, catalog) = (names_of(&library), catalog_of(&library));
    let decks: Vec<&str> =
        if rest.is_empty() { DECKS.to_vec() } else { rest.iter().map(String::as_str).collect() };
    let (mut won, mut started, mut played) = (0, 0, 0);
    let begun = std::time::Instant::now();
    for name in &decks {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../decks");
        let text = std::fs::read_to_string(folder.join(format!("{name}.txt")))
            .or_else(|_| std::fs::read_to_string(name))?;
        let (list, _) = read_deck("deck", &text, &names);
        let mut deck: Vec<DefIx> = Vec::new();
        for (copies, name) in &list.cards {
            let card = catalog.find(name).map_err(|why| format!("{name}: {}", why))?;
            deck.extend(std::iter::repeat_n(card, *copies as usize));
        }
        let (mut here, mut here_started) = (0, 0);
        for number in 0..games {
            let first = (number % 2) as usize;
            let chance = seed.wrapping_mul(1_000_003).wrapping_add(number / 2);
            let lists = [deck.clone(), deck.clone()];
            let begun = Game::new(
                catalog.pool().clone(),
                &lists,
                Some(PlayerIx(0)),
                chance,
                Edition::default(),
                Silent,
            );
            let mut game = begun.map_err(|errors| format!("{errors:?}"))?;
            let mut players = [who[first].seated(chance ^ 1), who[1 - first].seated(chance ^ 2)];
            let mut count = 0;
            while let Some(seat) = Seat::of(&game) {
                count += 1;
                if count > 20_000 {
                    break;
                }
                let player = seat.player();
                let answer = players[player.index()].answer(&seat);
                if show {
                    tell(&game, player, [one, other][player.index() ^ first], answer);
                }
                game.answer(answer)?;
            }
            if let GameResult::Won(winner) = game.result() {
                here += u64::from(winner.index() == first);
                here_started += u64::from(winner.index() == 0);
            }
        }
        println!(
            "{name:28} {:5.1} %   starting {:5.1} %",
            100.0 * here as f64 / games as f64,
            100.0 * here_started as f64 / games as f64
        );
        won += here;
        started += here_started;
        played += games;
    }
    let rate = played as f64 / begun.elapsed().as_secs_f64();
    let (low, high) = wilson(won, played);
    println!(
        "{one} against {other}: {:.1} % [{:.1}, {:.1}] of {played}; the starting player {:.1} %; {rate:.0} games a second",
        100.0 * won as f64 / played as f64,
        100.0 * low,
        100.0 * high,
        100.0 * started as f64 / played as f64
    );
    Ok(())
}

/// The position at the beginning of a turn, and the answer.
fn tell(game: &Game<Silent>, player: PlayerIx, who: &str, answer: Answer) {
    let state = game.state();
    let name = |card: &CardIx| game.pool().name(game.def(*card).name).to_owned();
    let side = |of: PlayerIx| {
        let own = state.player(of);
        let play: Vec<String> = own
            .play()
            .iter()
            .map(|card| {
                let (values, card_state) = (game.values(*card), state.card(*card));
                let exerted = if card_state.exerted() { "x" } else { "" };
                format!(
                    "{} {}/{}-{} l{}{exerted}",
                    name(card),
                    values.strength,
                    values.willpower,
                    card_state.damage(),
                    values.lore
                )
            })
            .collect();
        let hand: Vec<String> = own.hand().iter().map(name).collect();
        format!("lore {} ink {} hand {:?} play {:?}", own.lore(), own.inkwell().len(), hand, play)
    };
    let cards: Vec<String> = match answer {
        Answer::Action(Action::Ink(card))
        | Answer::Action(Action::Quest(card))
        | Answer::Choice(Choice::Card(card))
        | Answer::Action(Action::Play { card, .. }) => vec![name(&card)],
        Answer::Action(Action::Use { card, .. }) => vec![name(&card)],
        Answer::Action(Action::Challenge { with, target }) => vec![name(&with), name(&target)],
        _ => Vec::new(),
    };
    println!("turn {} {player:?} {who}: {answer:?} {cards:?}", state.turn());
    if answer == Answer::Action(Action::EndTurn) {
        println!("    {}\n    {}", side(player), side(PlayerIx(1 - player.0)));
    }
}

/// Wilson's interval that holds 95 times in 100.
fn wilson(won: u64, of: u64) -> (f64, f64) {
    let (z, n) = (1.96_f64, of as f64);
    let share = won as f64 / n;
    let middle = share + z * z / (2.0 * n);
    let spread = z * (share * (1.0 - share) / n + z * z / (4.0 * n * n)).sqrt();
    ((middle - spread) / (1.0 + z * z / n), (middle + spread) / (1.0 + z * z / n))
}
