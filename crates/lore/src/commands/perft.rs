//! `lore perft`: how many lines of answers there are from a position.

use anyhow::{Result, bail};
use engine::state::CardIx;
use engine::{Action, Answer, Choice, Edition, Game, How, Silent};
use notation::limits::FILE_BYTES_MAX;
use notation::{Catalog, Language, catalog_of, names_of, read_bytes, render, resume};
use std::path::PathBuf;

use crate::output::{Exit, Output, say};
use crate::{Options, files, known};

/// Count the lines of answers from a position to a depth
///
/// The file is played to its end, and the lines go on from there; with --start its script is left out. The number moves only
/// when a rule moves. --divide gives it for each first answer, to find the branch that differs.
#[derive(clap::Args)]
#[command(after_help = "Examples:
  lore perft rulings/seeds/bodyguard-draws-the-challenge.lore --depth 2
  lore perft rulings/seeds/bodyguard-draws-the-challenge.lore --start --depth 3 --divide")]
pub(crate) struct Args {
    /// A .lore file with a position, or - for stdin
    file: PathBuf,
    /// How many answers
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(0..=32))]
    depth: u32,
    /// By first answer
    #[arg(long)]
    divide: bool,
    /// From the position that the file begins with
    #[arg(long)]
    start: bool,
}

pub(crate) fn run(args: &Args, options: &Options, output: &mut Output) -> Result<Exit> {
    let library = known::library(options)?;
    let catalog = catalog_of(&library);
    let game = game(args, &catalog, &names_of(&library))?;
    if !args.divide {
        output.line(game.perft(args.depth))?;
        return Ok(Exit::Yes);
    }
    let lines = verify::divide(&game, args.depth);
    for line in &lines {
        output.line(format_args!("{:>12}  {}", line.lines, shown(&line.answer, &game, &catalog)))?;
    }
    output.line(format_args!("{:>12}", lines.iter().map(|line| line.lines).sum::<u64>()))?;
    Ok(Exit::Yes)
}

fn game(args: &Args, catalog: &Catalog, names: &notation::CardNames) -> Result<Game<Silent>> {
    let bytes = files::read(&args.file, FILE_BYTES_MAX)?;
    let (mut file, found) = read_bytes(&bytes, names);
    let name = args.file.display().to_string();
    let text = String::from_utf8_lossy(&bytes);
    found.iter().for_each(|found| say(render(found, &name, &text)));
    if found.iter().any(notation::Diagnostic::is_error) {
        bail!("{name} cannot be read");
    }
    if args.start {
        file.script.clear();
    }
    let (game, verdict) = resume(&file, catalog, Edition::default());
    if let Some(card) = verdict.unsupported.first() {
        bail!("{name}: {} is not supported: {}", card.card, card.reason);
    }
    if let Some(failure) = verdict.failures.iter().find(|_| verdict.is_stopped || game.is_none()) {
        bail!("{name}: {}", failure.found(Language::default()));
    }
    match game {
        Some(game) => Ok(game.silent()),
        None => bail!("{name} has no position to start from"),
    }
}

/// An answer with the names of its cards.
fn shown(answer: &Answer, game: &Game<Silent>, catalog: &Catalog) -> String {
    let name = |card: CardIx| format!("{} #{}", catalog.name(game.state().card(card).def()), card.0);
    match answer {
        Answer::Action(Action::Ink(card)) => format!("ink {}", name(*card)),
        Answer::Action(Action::Play { card, how }) => format!("play {}{}", name(*card), way(*how, &name)),
        Answer::Action(Action::Use { card, ability, free }) => {
            let free = if *free { " for free" } else { "" };
            format!("use ability {} of {}{free}", ability.0, name(*card))
        }
        Answer::Action(Action::Quest(card)) => format!("quest with {}", name(*card)),
        Answer::Action(Action::Challenge { with, target }) => {
            format!("challenge {} with {}", name(*target), name(*with))
        }
        Answer::Action(Action::Move { card, to, free }) => {
            let free = if *free { " for free" } else { "" };
            format!("move {} to {}{free}", name(*card), name(*to))
        }
        Answer::Action(Action::EndTurn) => "end the turn".to_owned(),
        Answer::Concede(player) => format!("player {} concedes", player.0),
        Answer::Choice(Choice::Accept) => "accept".to_owned(),
        Answer::Choice(Choice::Decline) => "decline".to_owned(),
        Answer::Choice(Choice::Card(card)) => format!("choose {}", name(*card)),
        Answer::Choice(Choice::Done) => "no more".to_owned(),
        Answer::Choice(Choice::Player(player)) => format!("choose player {}", player.0),
        Answer::Choice(Choice::Option(number)) => format!("option {number}"),
        Answer::Choice(Choice::Number(number)) => format!("number {number}"),
        Answer::Choice(Choice::Name(id)) => format!("name {}", game.pool.name(*id)),
        Answer::Choice(Choice::Class(id)) => format!("name {}", game.pool.class(*id)),
        Answer::Choice(Choice::Resolve(id)) => format!("resolve waiting ability {id}"),
        Answer::Choice(Choice::Apply(place)) => format!("apply replacement {place}"),
    }
}

fn way(how: How, name: &dyn Fn(CardIx) -> String) -> String {
    match how {
        How::Ink => String::new(),
        How::Shift { onto, and: None } => format!(" onto {}", name(onto)),
        How::Shift { onto, and: Some(other) } => format!(" onto {} and {}", name(onto), name(other)),
        How::Sing(singer) => format!(" sung by {}", name(singer)),
        How::SingTogether => " sung together".to_owned(),
        How::Way(0) => " as a text allows".to_owned(),
        How::Way(number) => format!(" as a text allows ({number})"),
    }
}
