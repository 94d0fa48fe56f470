//! `lore analyse`: a game played over, with the chances to win and where they were lost.

use anyhow::{Result, bail};
use engine::state::{GameResult, PlayerIx};
use engine::{Answer, Ask, Game, Log, LogEntry};
use players::{Budget, Lists, Search, Seat};
use serde::Serialize;
use std::fmt::Write as _;
use std::path::PathBuf;
use table::Collection;
use table::words::letter;

use crate::files::{self, Force, Outside};
use crate::opened::{self, Moment};
use crate::output::{Exit, Look, Output, say};
use crate::{Options, known};

/// Play a game over and show the chances to win turn by turn, where they were lost, and the better line
///
/// Each turn is compared with the best lines of the search, in worlds in which everything hidden from its player is dealt anew. Chances
/// are the program's: as good as it plays.
#[derive(clap::Args)]
#[command(after_help = "Examples:
  lore analyse game.lore
  lore analyse game.lore --report game.html --lang es")]
pub(crate) struct Args {
    /// A .lore file with a game, or - for stdin
    file: PathBuf,
    /// How hard to think about each turn, as in search:N
    #[arg(long, value_name = "N", default_value_t = 200, value_parser = clap::value_parser!(u32).range(1..))]
    search: u32,
    /// A turn that lost more than so many points is marked
    #[arg(long, value_name = "POINTS", default_value_t = 10.0)]
    mark: f32,
    /// Print JSON
    #[arg(long)]
    json: bool,
    /// Write a page with the curve
    #[arg(long, value_name = "FILE.html")]
    report: Option<PathBuf>,
    #[command(flatten)]
    outside: Outside,
    #[command(flatten)]
    force: Force,
}

#[derive(Serialize)]
struct Analysis {
    title: String,
    /// Who thought: the search, with this budget.
    player: String,
    turns: Vec<Turn>,
    winner: Option<char>,
}

/// A turn as it was played, and as it could have been.
#[derive(Serialize)]
struct Turn {
    turn: u16,
    player: char,
    /// The player's chance to win as it was played, and with the best line.
    chance: f32,
    best: f32,
    /// In points; marked where much was lost.
    lost: f32,
    marked: bool,
    /// The better line in words, where there is one.
    better: Vec<String>,
    /// The chance of the first player after the turn, for the curve.
    first_player: f32,
}

pub(crate) fn run(args: &Args, options: &Options, output: &mut Output) -> Result<Exit> {
    let collection = Collection::new(known::library(options)?);
    let file = opened::file(&args.file, args.outside, &collection, options)?;
    let end = opened::game(&file, Moment::End, &collection, options)?;
    let mut game = opened::game(&file, Moment::Start, &collection, options)?;
    if let Some(path) = &args.report {
        files::may_write(std::slice::from_ref(path), args.force.existing(), options)?;
    }
    let from = game.record().0.len();
    let answers: Vec<Answer> = end.record().0[from.min(end.record().0.len())..]
        .iter()
        .filter_map(|logged| match &logged.what {
            LogEntry::Answered(_, answer) => Some(*answer),
            _ => None,
        })
        .collect();
    if answers.is_empty() {
        bail!(options.words().no_move_to_look_at);
    }
    let mut turns = Vec::new();
    let mut at = 0;
    while at < answers.len() {
        let is_turn = Seat::of(&game).is_some_and(|seat| seat.ask() == Some(&Ask::Turn));
        if is_turn {
            turns.push(look(&game, &answers[at..], args, &collection, options));
            let turn = game.state().turn();
            while at < answers.len() && game.state().turn() == turn && game.answer(answers[at]).is_ok() {
                at += 1;
            }
        } else if game.answer(answers[at]).is_ok() {
            at += 1;
        } else {
            break;
        }
    }
    let winner = match game.result() {
        GameResult::Won(player) => Some(letter(player)),
        GameResult::Drawn | GameResult::Open => None,
    };
    let player = format!("search:{}", args.search);
    let analysis = Analysis { title: file.header.title.clone().unwrap_or_default(), player, turns, winner };
    if args.json {
        output.json(&analysis)?;
    } else {
        print(&analysis, options, output)?;
    }
    if let Some(path) = &args.report {
        files::replace(path, page(&analysis, options).as_bytes(), args.force.existing())?;
        say((options.words().page_is_in)(&path.display()));
    }
    Ok(Exit::Yes)
}

/// Compares a turn with the best lines.
fn look(
    game: &Game<Log>,
    answers: &[Answer],
    args: &Args,
    collection: &Collection,
    options: &Options,
) -> Turn {
    let me = game.state().active();
    let (turn, played) = own_answers(game, answers, me);
    let mut search = Search::new(u64::from(turn), Budget::Iterations(args.search), Lists::Hidden);
    let (lines, at) = match Seat::of(game) {
        Some(seat) => search.compare(&seat, &played),
        None => (Vec::new(), None),
    };
    let best = lines.first();
    let best_chance = best.map_or(0.5, |best| best.chance);
    let chance = at.map_or(best_chance, |at| lines[at].chance);
    let lost = (best_chance - chance).max(0.0) * 100.0;
    let marked = lost > args.mark;
    let line: Vec<Answer> = best.map(|best| best.line.answers().collect()).unwrap_or_default();
    let better = if marked { opened::in_words(game, &line, me, collection, options) } else { Vec::new() };
    let first_player = if me == PlayerIx(0) { chance } else { 1.0 - chance };
    Turn { turn, player: letter(me), chance, best: best_chance, lost, marked, better, first_player }
}

/// The player's own answers until the turn ends.
fn own_answers(game: &Game<Log>, answers: &[Answer], me: PlayerIx) -> (u16, Vec<Answer>) {
    let mut game = game.silent();
    let turn = game.state().turn();
    let mut own = Vec::new();
    for answer in answers {
        let Some(open) = game.decision().filter(|_| game.state().turn() == turn) else { break };
        if open.player == me {
            own.push(*answer);
        }
        if game.answer(*answer).is_err() {
            break;
        }
    }
    (turn, own)
}

fn print(analysis: &Analysis, options: &Options, output: &mut Output) -> Result<()> {
    output.line(output.paint(Look::Strong, &analysis.title))?;
    for turn in &analysis.turns {
        let Turn { turn: number, player, chance, lost, .. } = turn;
        let percent = chance * 100.0;
        let told = (options.words().chance_in_turn)(&number, &player, &percent);
        if turn.marked {
            let points = (options.words().lost_points)(&lost);
            output.line(format_args!("{told}  {}", output.paint(Look::Bad, points)))?;
            for step in &turn.better {
                output.line(format_args!("            {step}"))?;
            }
        } else {
            output.line(told)?;
        }
    }
    if let Some(winner) = analysis.winner {
        output.line((options.words().player_won)(&winner))?;
    }
    output.line((options.words().chances_by)(&analysis.player))
}

const WIDE: f32 = 720.0;
const HIGH: f32 = 240.0;

/// A page with the curve of the first player's chance.
fn page(analysis: &Analysis, options: &Options) -> String {
    let (language, words) = (options.language(), options.words());
    let (title, note) = (words.chances_of_a, words.marked_turns);
    let count = analysis.turns.len().max(2) as f32;
    let place = |at: usize, chance: f32| {
        (40.0 + at as f32 * (WIDE - 60.0) / (count - 1.0), 10.0 + (1.0 - chance) * (HIGH - 30.0))
    };
    let points: Vec<String> = analysis
        .turns
        .iter()
        .enumerate()
        .map(|(at, turn)| {
            let (x, y) = place(at, turn.first_player);
            format!("{x:.1},{y:.1}")
        })
        .collect();
    let mut out = format!(
        "<!DOCTYPE html>\n<html lang=\"{language}\"><head><meta charset=\"utf-8\"/><meta name=\"generator\" content=\"lore\"/>\
         <title>{0}</title><style>body{{font:16px/1.5 system-ui,sans-serif;max-width:760px;margin:2em auto;padding:0 1em;color:#222;background:#fff}}\
         .bad{{color:#a11}}svg{{width:100%;height:auto}}@media(prefers-color-scheme:dark){{body{{color:#ddd;background:#181818}}.bad{{color:#f88}}}}</style></head>\n\
         <body><h1>{0}</h1><p>{title}. {note} ({1})</p>\n<svg viewBox=\"0 0 {WIDE} {HIGH}\" role=\"img\" aria-label=\"{title}\">\n",
        escape(&analysis.title),
        escape(&analysis.player)
    );
    for percent in [0, 25, 50, 75, 100] {
        let (_, y) = place(0, percent as f32 / 100.0);
        let _ = writeln!(
            out,
            "<line x1=\"40\" x2=\"{WIDE}\" y1=\"{y}\" y2=\"{y}\" stroke=\"#8884\"/><text x=\"0\" y=\"{}\" font-size=\"11\" fill=\"currentColor\">{percent} %</text>",
            y + 4.0
        );
    }
    let _ = writeln!(
        out,
        "<polyline fill=\"none\" stroke=\"#36c\" stroke-width=\"2\" points=\"{}\"/>",
        points.join(" ")
    );
    for (at, turn) in analysis.turns.iter().enumerate().filter(|(_, turn)| turn.marked) {
        let (x, y) = place(at, turn.first_player);
        let _ = writeln!(
            out,
            "<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"5\" fill=\"#c33\"><title>{} {}</title></circle>",
            turn.turn, turn.player
        );
    }
    out.push_str("</svg>\n<ol>\n");
    for turn in &analysis.turns {
        let _ = write!(out, "<li value=\"{}\">{} {:.0} %", turn.turn, turn.player, turn.chance * 100.0);
        if turn.marked {
            let better: Vec<String> = turn.better.iter().map(|step| escape(step)).collect();
            let _ = write!(out, " <span class=\"bad\">−{:.0}: {}</span>", turn.lost, better.join("; "));
        }
        out.push_str("</li>\n");
    }
    out.push_str("</ol></body></html>\n");
    out
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
