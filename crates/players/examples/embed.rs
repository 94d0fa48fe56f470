//! A whole game from two deck lists, told with its rule numbers: what a program does that has the engine inside.
//! docs/embedding.md explains it line by line.
//!
//! ```text
//! cargo run -p lorekeeper-players --example embed -- [SEED]
//! ```
#![allow(clippy::print_stdout)]

use engine::program::DefIx;
use engine::state::{GameResult, PlayerIx};
use engine::{Action, Answer, Edition, Game, Log};
use lorekeeper_players::{Greedy, Player, Random, Seat};
use narrate::{say, tell};
use notation::{CardNames, Catalog, Language, catalog_of, names_of, read_deck};
use std::error::Error;

const DECKS: [&str; 2] = [
    include_str!("../../../decks/plain-amber-ruby.txt"),
    include_str!("../../../decks/plain-sapphire-steel.txt"),
];

fn main() -> Result<(), Box<dyn Error>> {
    let seed = std::env::args().nth(1).map_or(Ok(1), |word| word.parse())?;
    let (lines, result) = game(seed)?;
    lines.iter().for_each(|line| println!("{line}"));
    match result {
        GameResult::Won(player) => println!("player {} won", player.0 + 1),
        GameResult::Drawn => println!("drawn"),
        GameResult::Open => println!("stopped"),
    }
    Ok(())
}

/// Plays a game, greedy against random; what happened, line by line, and how it ended.
pub fn game(seed: u64) -> Result<(Vec<String>, GameResult), Box<dyn Error>> {
    let library = library::load()?;
    let (names, catalog) = (names_of(&library), catalog_of(&library));
    let decks = [deck(DECKS[0], &names, &catalog)?, deck(DECKS[1], &names, &catalog)?];
    let begun = Game::new(
        catalog.pool().clone(),
        &decks,
        Some(PlayerIx(0)),
        seed,
        Edition::default(),
        Log::default(),
    );
    let mut game = begun.map_err(|errors| format!("the game cannot begin: {errors:?}"))?;
    let mut players: [Box<dyn Player>; 2] = [Box::new(Greedy::new(seed)), Box::new(Random::new(seed))];
    let mut lines = Vec::new();
    // Opening hands come first: nobody can end a turn yet. A refused answer changes nothing.
    if let Err(refusal) = game.answer(Answer::Action(Action::EndTurn)) {
        lines.push(format!("{:10} refused: {refusal}", refusal.rule().0));
    }
    // A seat is there as long as somebody must decide.
    while let Some(seat) = Seat::of(&game) {
        let answer = players[seat.player().index()].answer(&seat);
        let from = game.record().0.len();
        game.answer(answer)?;
        let name = |card: usize| catalog.name(game.state().cards()[card].def()).to_owned();
        for said in tell(&game.record().0, from, &game, &name) {
            lines.push(format!("{:10} {}", said.rule, say(&said.message, Language::English)));
        }
    }
    Ok((lines, game.result()))
}

/// The cards of a deck list that can be read, is legal, and has only cards that the engine can run.
fn deck(text: &str, names: &CardNames, catalog: &Catalog) -> Result<Vec<DefIx>, Box<dyn Error>> {
    let (list, problems) = read_deck("deck", text, names);
    if let Some(problem) = problems.first() {
        return Err(format!("{problem:?}").into());
    }
    if let Some(illegal) = catalog.check_deck(&list).first() {
        return Err(illegal.to_string().into());
    }
    let mut cards = Vec::new();
    for (copies, name) in &list.cards {
        let card = catalog.find(name).map_err(|why| format!("{name}: {}", why))?;
        cards.extend(std::iter::repeat_n(card, *copies as usize));
    }
    Ok(cards)
}
