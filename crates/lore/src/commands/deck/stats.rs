//! `lore deck stats`: what a list promises before a game is played.

use anyhow::Result;
use cards::CardFacts;
use serde::Serialize;
use std::path::PathBuf;
use vocabulary::CardKind;

use crate::files::{self, Force};
use crate::output::{Exit, Look, Output, say};
use crate::{Options, known};

/// Curve, ink, singers and opening plays of a deck, exactly
///
/// Chances are exact (drawing without putting back), for the starting player, who has drawn no card yet in the first turn, and for the
/// other one; nothing is exchanged from the opening hand.
#[derive(clap::Args)]
#[command(after_help = "Examples:
  lore deck stats decks/amber-steel-songs.txt
  lore deck stats amber-steel-songs --report songs.html")]
pub(crate) struct Args {
    /// The deck: a file, or the name of a ready deck
    deck: PathBuf,
    /// Print JSON
    #[arg(long)]
    json: bool,
    /// Write a page with the curves
    #[arg(long, value_name = "FILE.html")]
    report: Option<PathBuf>,
    #[command(flatten)]
    force: Force,
}

/// 2.2.1.4: the opening hand.
const HAND: u32 = 7;
/// Costs from here on are counted together.
const DEAR: usize = 8;
/// Ink is looked at up to this turn, opening plays up to the fourth.
const INK_TURNS: u32 = 7;
const PLAY_TURNS: u32 = 4;

#[derive(Serialize)]
struct Stats {
    cards: u32,
    inkable: u32,
    /// Cards of each kind by cost, the last for that cost and more.
    characters: [u32; DEAR + 1],
    actions: [u32; DEAR + 1],
    songs: [u32; DEAR + 1],
    items: [u32; DEAR + 1],
    locations: [u32; DEAR + 1],
    /// Lore and Strength of characters by cost, on average.
    lore: [f64; DEAR + 1],
    strength: [f64; DEAR + 1],
    /// The chance to have inked a card in every turn up to that one, going first and second.
    ink: Vec<[f64; 2]>,
    /// The chance to have a card to play in that turn with as much ink as turns.
    play: Vec<[f64; 2]>,
    /// Songs by cost, with how many characters can sing them.
    singers: Vec<Singers>,
    inks: Vec<(String, u32)>,
}

#[derive(Serialize)]
struct Singers {
    cost: u32,
    songs: u32,
    /// Copies of characters that can sing it by cost alone.
    singers: u32,
}

pub(crate) fn run(args: &Args, options: &Options, output: &mut Output) -> Result<Exit> {
    let library = known::library(options)?;
    let list = super::read(&args.deck, &library, options)?;
    let cards: Vec<(u32, &CardFacts)> =
        list.cards().iter().map(|entry| (entry.count, library.facts(entry.card))).collect();
    let stats = stats(&cards);
    if let Some(path) = &args.report {
        files::may_write(std::slice::from_ref(path), args.force.existing(), options)?;
    }
    if args.json {
        output.json(&stats)?;
    } else {
        print(&stats, options, output)?;
    }
    if let Some(path) = &args.report {
        let name = args.deck.file_stem().map_or_else(String::new, |stem| stem.to_string_lossy().into_owned());
        files::replace(path, page(&name, &stats, options).as_bytes(), args.force.existing())?;
        let path = path.display();
        say((options.words().page_is_in)(&path));
    }
    Ok(Exit::Yes)
}

/// The same as a page, with bars.
fn page(name: &str, stats: &Stats, options: &Options) -> String {
    let language = options.language().code();
    let name = name.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;");
    let mut out = format!(
        "<!DOCTYPE html>\n<html lang=\"{language}\"><head><meta charset=\"utf-8\"/><meta name=\"generator\" content=\"lore\"/>\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/><title>{name}</title><style>\
         body{{font:16px/1.5 system-ui,sans-serif;max-width:760px;margin:2em auto;padding:0 1em;color:#222;background:#fff}}\
         td,th{{text-align:right;padding:.1em .5em}}td:first-child,th:first-child{{text-align:left}}\
         svg{{width:100%;height:auto}}@media(prefers-color-scheme:dark){{body{{color:#ddd;background:#181818}}}}</style></head>\n\
         <body><h1>{name}</h1><p>{}</p>\n",
        (options.words().cards_and_inkable)(&stats.cards, &stats.inkable, &share(stats.inkable, stats.cards))
    );
    let inks: Vec<String> = stats.inks.iter().map(|(name, count)| format!("{name} {count}")).collect();
    out += &format!("<p>{}</p>\n<h2>{}</h2>\n", inks.join(", "), options.words().curve);
    out += &curve_bars(stats, options);
    let cost = |at: usize| if at == DEAR { format!("{at}+") } else { at.to_string() };
    let head: String = (0..=DEAR).map(|at| format!("<th>{}</th>", cost(at))).collect();
    out += &format!("<table><tr><th>{}</th>{head}</tr>\n", options.words().cost);
    for (name, counts) in kinds(stats, options) {
        let cells: String = counts.iter().map(|count| format!("<td>{count}</td>")).collect();
        out += &format!("<tr><td>{name}</td>{cells}</tr>\n");
    }
    for (name, means) in
        [(options.words().mean_lore, &stats.lore), (options.words().mean_strength, &stats.strength)]
    {
        let cells: String = means.iter().map(|mean| format!("<td>{mean:.1}</td>")).collect();
        out += &format!("<tr><td>{name}</td>{cells}</tr>\n");
    }
    out += "</table>\n";
    for (title, rows) in
        [(options.words().ink_in_every_turn, &stats.ink), (options.words().card_to_play_in_turn, &stats.play)]
    {
        let head: String = (1..=rows.len()).map(|turn| format!("<th>{turn}</th>")).collect();
        out += &format!("<h2>{title}</h2>\n<table><tr><th></th>{head}</tr>\n");
        for (at, name) in [options.words().first, options.words().second].iter().enumerate() {
            let cells: String = rows.iter().map(|row| format!("<td>{:.0} %</td>", row[at] * 100.0)).collect();
            out += &format!("<tr><td>{name}</td>{cells}</tr>\n");
        }
        out += "</table>\n";
    }
    if !stats.singers.is_empty() {
        out += &format!("<h2>{}</h2>\n<ul>\n", options.words().songs_and_singers);
        for singers in &stats.singers {
            out += &format!("<li>{}</li>\n", singers_in_words(singers, options));
        }
        out += "</ul>\n";
    }
    out + "</body></html>\n"
}

/// Cards by cost as bars.
fn curve_bars(stats: &Stats, options: &Options) -> String {
    let sums: Vec<u32> =
        (0..=DEAR).map(|at| kinds(stats, options).iter().map(|(_, counts)| counts[at]).sum()).collect();
    let most = sums.iter().copied().max().unwrap_or(0).max(1);
    let title = options.words().cards_by_cost;
    let mut out = format!("<svg viewBox=\"0 0 720 180\" role=\"img\" aria-label=\"{title}\">\n");
    for (at, sum) in sums.iter().enumerate() {
        let (x, high) = (at * 80 + 10, sum * 140 / most);
        out += &format!(
            "<rect x=\"{x}\" y=\"{}\" width=\"60\" height=\"{high}\" fill=\"#36c\"/><text x=\"{}\" y=\"175\" \
             text-anchor=\"middle\" font-size=\"14\" fill=\"currentColor\">{at}: {sum}</text>\n",
            155 - high,
            x + 30
        );
    }
    out + "</svg>\n"
}

fn kinds<'a>(stats: &'a Stats, options: &Options) -> [(&'static str, &'a [u32; DEAR + 1]); 5] {
    [
        (options.words().characters, &stats.characters),
        (options.words().actions, &stats.actions),
        (options.words().songs, &stats.songs),
        (options.words().items, &stats.items),
        (options.words().locations, &stats.locations),
    ]
}

fn singers_in_words(singers: &Singers, options: &Options) -> String {
    let Singers { cost, songs, singers } = singers;
    (options.words().songs_of_cost)(&cost, &songs, &singers)
}

fn stats(cards: &[(u32, &CardFacts)]) -> Stats {
    let total: u32 = cards.iter().map(|(copies, _)| copies).sum();
    let count = |is: &dyn Fn(&CardFacts) -> bool| -> u32 {
        cards.iter().filter(|(_, facts)| is(facts)).map(|(copies, _)| copies).sum()
    };
    let cost = |facts: &CardFacts| (facts.cost as usize).min(DEAR);
    let curve = |is: &dyn Fn(&CardFacts) -> bool| {
        let mut curve = [0; DEAR + 1];
        cards.iter().filter(|(_, facts)| is(facts)).for_each(|(copies, facts)| curve[cost(facts)] += copies);
        curve
    };
    let is_character = |facts: &CardFacts| matches!(facts.kind, CardKind::Character);
    let characters = curve(&is_character);
    let mean = |of: &dyn Fn(&CardFacts) -> f64| {
        let mut sums = [0.0; DEAR + 1];
        let own = cards.iter().filter(|(_, facts)| is_character(facts));
        own.for_each(|(copies, facts)| sums[cost(facts)] += f64::from(*copies) * of(facts));
        let mut means = [0.0; DEAR + 1];
        (0..=DEAR).for_each(|at| means[at] = sums[at] / f64::from(characters[at].max(1)));
        means
    };
    let inkable = count(&|facts| facts.inkable);
    // Cards seen by the turn: the starting player draws no card in the first turn (3.2.3.3).
    let seen = |turn: u32| [HAND + turn - 1, HAND + turn];
    let ink =
        (1..=INK_TURNS).map(|turn| seen(turn).map(|drawn| at_least(turn, inkable, drawn, total))).collect();
    let play = (1..=PLAY_TURNS)
        .map(|turn| {
            let playable = count(&|facts| u32::from(facts.cost) <= turn);
            seen(turn).map(|drawn| at_least(1, playable, drawn, total))
        })
        .collect();
    let songs = curve(&CardFacts::is_song);
    let singers = (0..=DEAR)
        .filter(|at| songs[*at] > 0)
        .map(|at| Singers { cost: at as u32, songs: songs[at], singers: characters.iter().skip(at).sum() })
        .collect();
    let mut inks: Vec<(String, u32)> = Vec::new();
    for (copies, facts) in cards {
        let name = facts.inks.iter().map(|ink| ink.name()).collect::<Vec<_>>().join("-");
        match inks.iter_mut().find(|(known, _)| *known == name) {
            Some((_, sum)) => *sum += copies,
            None => inks.push((name, *copies)),
        }
    }
    Stats {
        cards: total,
        inkable,
        characters,
        actions: curve(&|facts| matches!(facts.kind, CardKind::Action { .. }) && !facts.is_song()),
        songs,
        items: curve(&|facts| matches!(facts.kind, CardKind::Item)),
        locations: curve(&|facts| matches!(facts.kind, CardKind::Location)),
        lore: mean(&|facts| f64::from(facts.lore.unwrap_or(0))),
        strength: mean(&|facts| f64::from(facts.strength.unwrap_or(0))),
        ink,
        play,
        singers,
        inks,
    }
}

/// The chance of at least so many good cards among those drawn.
fn at_least(least: u32, good: u32, drawn: u32, total: u32) -> f64 {
    let drawn = drawn.min(total);
    let fewer: f64 = (0..least.min(drawn + 1)).map(|count| exactly(count, good, drawn, total)).sum();
    (1.0 - fewer).clamp(0.0, 1.0)
}

fn exactly(count: u32, good: u32, drawn: u32, total: u32) -> f64 {
    if count > good || drawn - count > total - good {
        return 0.0;
    }
    (ln_choose(good, count) + ln_choose(total - good, drawn - count) - ln_choose(total, drawn)).exp()
}

fn ln_choose(of: u32, count: u32) -> f64 {
    (1..=count).map(|at| (f64::from(of - count + at) / f64::from(at)).ln()).sum()
}

fn print(stats: &Stats, options: &Options, output: &mut Output) -> Result<()> {
    let head =
        (options.words().cards_and_inkable)(&stats.cards, &stats.inkable, &share(stats.inkable, stats.cards));
    output.line(output.paint(Look::Strong, head))?;
    let inks: Vec<String> = stats.inks.iter().map(|(name, count)| format!("{name} {count}")).collect();
    output.line(format_args!("  {}", inks.join(", ")))?;
    output.line("")?;
    let costs: Vec<String> = (0..=DEAR)
        .map(|cost| if cost == DEAR { format!("{cost:>5}+") } else { format!("{cost:>6}") })
        .collect();
    output.line(format_args!("  {:14}{}", options.words().cost, costs.concat()))?;
    for (name, counts) in kinds(stats, options) {
        if counts.iter().any(|count| *count > 0) {
            let cells: Vec<String> = counts
                .iter()
                .map(|count| if *count > 0 { format!("{count:>6}") } else { format!("{:>6}", "·") })
                .collect();
            output.line(format_args!("  {name:14}{}", cells.concat()))?;
        }
    }
    for (name, means) in
        [(options.words().mean_lore, &stats.lore), (options.words().mean_strength, &stats.strength)]
    {
        let cells: Vec<String> =
            (0..=DEAR)
                .map(|at| {
                    if stats.characters[at] > 0 {
                        format!("{:6.1}", means[at])
                    } else {
                        format!("{:>6}", "·")
                    }
                })
                .collect();
        output.line(format_args!("  {name:14}{}", cells.concat()))?;
    }
    output.line("")?;
    chances(options.words().ink_in_every_turn, &stats.ink, options, output)?;
    chances(options.words().card_to_play_in_turn, &stats.play, options, output)?;
    for singers in &stats.singers {
        output.line(singers_in_words(singers, options))?;
    }
    Ok(())
}

fn chances(title: &str, rows: &[[f64; 2]], options: &Options, output: &mut Output) -> Result<()> {
    output.line(title)?;
    for (at, name) in [options.words().first, options.words().second].iter().enumerate() {
        let cells: Vec<String> = rows
            .iter()
            .enumerate()
            .map(|(turn, row)| format!("  {}: {:3.0} %", turn + 1, row[at] * 100.0))
            .collect();
        output.line(format_args!("  {name:9}{}", cells.concat()))?;
    }
    Ok(())
}

fn share(part: u32, of: u32) -> f64 {
    100.0 * f64::from(part) / f64::from(of.max(1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chances_are_those_of_drawing_without_putting_back() {
        // One of two cards, one drawn; four of sixty in a hand of seven.
        assert!((at_least(1, 1, 1, 2) - 0.5).abs() < 1e-12);
        assert!((at_least(1, 4, 7, 60) - 0.399_499).abs() < 1e-5);
        assert!((at_least(0, 0, 7, 60) - 1.0).abs() < 1e-12);
        assert!(at_least(3, 2, 7, 60).abs() < 1e-9);
    }
}
