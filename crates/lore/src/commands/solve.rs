//! `lore solve`: whether the player to move can win this turn.

use anyhow::{Result, anyhow, bail};
use engine::Ask;
use players::{Seat, Solution, WORLDS, solve};
use serde_json::json;
use std::path::PathBuf;
use table::Collection;
use table::words::letter;

use crate::files::Outside;
use crate::opened::{self, Moment};
use crate::output::{Exit, Look, Output};
use crate::{Options, known};

/// Whether the player to move can win this turn, whatever is hidden or drawn, and how
///
/// All lines of the turn are looked at, each position once; cards that are drawn on the way are not used, and a line that was found is
/// played through in many worlds with everything hidden dealt anew. Exit status 1 if no win is proven.
#[derive(clap::Args)]
#[command(after_help = "Examples:
  lore solve puzzles/001.lore
  lore solve game.lore --end --json")]
pub(crate) struct Args {
    /// A .lore file, or - for stdin
    file: PathBuf,
    /// From the end of the file's script; without it, from the position that the file begins with
    #[arg(long)]
    end: bool,
    /// The most positions to look at
    #[arg(long, value_name = "N", default_value_t = 500_000)]
    positions: u64,
    /// Print JSON
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    outside: Outside,
}

pub(crate) fn run(args: &Args, options: &Options, output: &mut Output) -> Result<Exit> {
    let collection = Collection::new(known::library(options)?);
    let file = opened::file(&args.file, args.outside, &collection, options)?;
    let moment = if args.end { Moment::End } else { Moment::Start };
    let game = opened::game(&file, moment, &collection, options)?;
    let seat = Seat::of(&game).ok_or_else(|| anyhow!(options.words().game_is_over))?;
    if seat.ask() != Some(&Ask::Turn) {
        bail!(options.words().only_player_who_may_take);
    }
    let me = seat.player();
    let who = letter(me);
    let solution = solve(&seat, args.positions);
    let words = |line: &[engine::Answer]| opened::in_words(&game, line, me, &collection, options);
    if args.json {
        let value = match &solution {
            Solution::Win { line, positions } => {
                json!({ "player": who.to_string(), "result": "win", "line": words(line), "positions": positions, "worlds": WORLDS })
            }
            Solution::Chance { line, won, worlds, positions } => {
                json!({ "player": who.to_string(), "result": "chance", "line": words(line), "won": won, "worlds": worlds, "positions": positions })
            }
            Solution::No { most_lore, positions } => {
                json!({ "player": who.to_string(), "result": "no", "most_lore": most_lore, "positions": positions })
            }
            Solution::TooMany { positions } => {
                json!({ "player": who.to_string(), "result": "undecided", "positions": positions })
            }
        };
        output.json(&value)?;
    } else {
        print(&solution, who, &words, options, output)?;
    }
    Ok(match solution {
        Solution::Win { .. } => Exit::Yes,
        Solution::Chance { .. } | Solution::No { .. } | Solution::TooMany { .. } => Exit::No,
    })
}

fn print(
    solution: &Solution,
    who: char,
    words: &dyn Fn(&[engine::Answer]) -> Vec<String>,
    options: &Options,
    output: &mut Output,
) -> Result<()> {
    let (head, line) = match solution {
        Solution::Win { line, positions } => {
            let head = (options.words().wins_for_sure)(&who, &positions, &WORLDS);
            (output.paint(Look::Good, head), words(line))
        }
        Solution::Chance { line, won, worlds, positions } => {
            let head = (options.words().wins_in_worlds)(&who, &won, &worlds, &positions);
            (head, words(line))
        }
        Solution::No { most_lore, positions } => {
            let head = (options.words().cannot_win_turn_with_what)(&who, &positions, &most_lore);
            (output.paint(Look::Bad, head), Vec::new())
        }
        Solution::TooMany { positions } => {
            let head = (options.words().not_decided_more_than_positions)(&positions);
            (head, Vec::new())
        }
    };
    output.line(head)?;
    for (number, step) in line.iter().enumerate() {
        output.line(format_args!("{:>3}. {step}", number + 1))?;
    }
    Ok(())
}
