//! `lore rulings`: the rulings that are compiled in, found and shown.

use anyhow::Result;
use rulings::{Ruling, find, get, rulings};
use std::collections::BTreeMap;

use crate::Options;
use crate::data::{RulingPage, Rulings};
use crate::output::{Exit, Look, Output, say};

/// Find rulings by card, keyword, rule, tag or words, or show one
///
/// All parts of the query must fit: rule numbers, #tags, and words, which are looked for in the titles and as names of cards. The
/// name of a ruling shows that ruling; nothing tells how many there are. Exit status 1 if none fits.
#[derive(clap::Args)]
#[command(after_help = "Examples:
  lore rulings 6.5.8
  lore rulings ward 1.7.7
  lore rulings '#instead' --lang es
  lore rulings mine-knight-beast-flounder")]
pub(crate) struct Args {
    /// Rule numbers, #tags, words, or the name of a ruling
    #[arg(value_name = "QUERY")]
    query: Vec<String>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args, options: &Options, output: &mut Output) -> Result<Exit> {
    let query = args.query.join(" ");
    if let Some(ruling) = get(query.trim()) {
        return show(ruling, args, options, output);
    }
    if query.trim().is_empty() && !args.json {
        return count(options, output);
    }
    let found = find(&query, options.language());
    if args.json {
        output.json(&Rulings::of(&query, &found))?;
    } else {
        for found in &found {
            let ruling = found.ruling;
            let details = output.paint(Look::Faint, format!("{} ({})", ruling.name(), rules(ruling)));
            output.line(format_args!("{}\n  {details}", ruling.shown_title(options.language())))?;
        }
        say((options.words().rulings_found)(found.len()));
    }
    Ok(if found.is_empty() { Exit::No } else { Exit::Yes })
}

fn rules(ruling: &Ruling) -> String {
    ruling.rules.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}

fn show(ruling: &Ruling, args: &Args, options: &Options, output: &mut Output) -> Result<Exit> {
    if args.json {
        output.json(&RulingPage::of(ruling))?;
        return Ok(Exit::Yes);
    }
    let title = output.paint(Look::Strong, ruling.shown_title(options.language()));
    output.line(title)?;
    let rules = format!("{} {}", options.words().rules, rules(ruling));
    output.line(rules)?;
    output.line("")?;
    let body = ruling.text().lines().skip_while(|line| !line.trim().is_empty());
    let body: Vec<&str> = body.skip(1).collect();
    output.line(body.join("\n").trim_end())?;
    Ok(Exit::Yes)
}

fn count(options: &Options, output: &mut Output) -> Result<Exit> {
    let mut folders: BTreeMap<&str, usize> = BTreeMap::new();
    for ruling in rulings() {
        *folders.entry(ruling.folder()).or_default() += 1;
    }
    for (folder, count) in &folders {
        output.line(format_args!("{count:>6}  {folder}"))?;
    }
    let all = rulings().len();
    output.line((options.words().rulings_find_some_with_lore)(&all))?;
    Ok(Exit::Yes)
}
