//! `lore cards search`: cards that fit a query.

use anyhow::{Result, anyhow};
use cards::CardFacts;
use vocabulary::CardKind;

use crate::output::{Exit, Look, Output, say};
use crate::search::Query;
use crate::{Options, known};

/// Search cards by fields and words
///
/// Fields: name, type (character, action, song, item, location), ink, class, keyword, set, rarity, inkable (yes, no),
/// supported (yes, no) with `:`; cost, strength, willpower, lore, move with `=`, `<`, `<=`, `>`, `>=`. A word or a
/// "phrase in quotes" is looked for in the name and in the text as we write it in English. All parts must fit; `-` in
/// front of a part turns it round. Exit status 1 if no card fits.
#[derive(clap::Args)]
#[command(after_help = "Examples:
  lore cards search 'cost<=3 ink:amber class:hero inkable:yes'
  lore cards search 'type:song -set:1 lore>=2' --json")]
pub(crate) struct Args {
    /// The query
    #[arg(required = true, num_args = 1.., value_name = "QUERY")]
    query: Vec<String>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args, options: &Options, output: &mut Output) -> Result<Exit> {
    let query = Query::read(&args.query.join(" ")).map_err(|error| anyhow!("the query: {error}"))?;
    let library = known::library(options)?;
    let found: Vec<&CardFacts> = query.find(&library)?.into_iter().map(|card| library.facts(card)).collect();
    if args.json {
        let found: Vec<serde_json::Value> =
            found.iter().map(|facts| super::super::facts_json(facts)).collect();
        output.json(&found)?;
    } else {
        for facts in &found {
            let details = output.paint(Look::Faint, summary(facts));
            output.line(format_args!("{}  {details}", facts.full_name()))?;
        }
        let noun = if found.len() == 1 { "card" } else { "cards" };
        say(format_args!("{} {noun}", found.len()));
    }
    Ok(if found.is_empty() { Exit::No } else { Exit::Yes })
}

fn summary(facts: &CardFacts) -> String {
    let kind = match facts.kind {
        CardKind::Character => "character",
        CardKind::Action { song: false } => "action",
        CardKind::Action { song: true } => "song",
        CardKind::Item => "item",
        CardKind::Location => "location",
    };
    let number = |value: Option<u8>| value.map_or("-".to_owned(), |value| value.to_string());
    let values = match facts.kind {
        CardKind::Character => {
            format!(" {}/{}/{}", number(facts.strength), number(facts.willpower), number(facts.lore))
        }
        CardKind::Location => {
            format!(" {}/{}/{}", number(facts.move_cost), number(facts.willpower), number(facts.lore))
        }
        CardKind::Action { .. } | CardKind::Item => String::new(),
    };
    format!("{} {kind} {}{values}", facts.inks, facts.cost)
}
