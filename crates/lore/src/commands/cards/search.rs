//! `lore cards search`: cards that fit a query.

use anyhow::{Result, anyhow};
use cards::CardFacts;
use table::Query;
use vocabulary::CardKind;

use crate::data::Card;
use crate::output::{Exit, Look, Output, say};
use crate::{Options, known};

/// Search cards by fields and words
///
/// Fields: name, type (character, action, song, item, location), ink, class, keyword, set, rarity, inkable (yes, no),
/// supported (yes, no) with `:`; cost, strength, willpower, lore, move with `=`, `<`, `<=`, `>`, `>=`. A word or a
/// "phrase in quotes" is looked for in the name and in the text as we write it, in any form of its words. All parts must fit;
/// `-` in front of a part turns it round. Fields and values may be Spanish (coste, tinta:ámbar, tipo:canción, palabra:Apoyo).
/// Exit status 1 if no card fits.
#[derive(clap::Args)]
#[command(after_help = "Examples:
  lore cards search 'cost<=3 ink:amber class:hero inkable:yes'
  lore cards search 'coste<=3 tinta:ámbar \"desterrar\"' --lang es
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
    let query = Query::read(&args.query.join(" "), options.language())
        .map_err(|error| anyhow!("{}: {error}", options.words().the_query))?;
    let library = known::library(options)?;
    let found: Vec<&CardFacts> = query.find(&library)?.into_iter().map(|card| library.facts(card)).collect();
    if args.json {
        output.json(&found.iter().map(|facts| Card::facts(facts)).collect::<Vec<_>>())?;
    } else {
        for facts in &found {
            let details = output.paint(Look::Faint, summary(facts, options));
            output.line(format_args!("{}  {details}", facts.full_name()))?;
        }
        let noun = match found.len() {
            1 => options.words().card,
            _ => options.words().cards,
        };
        say(format_args!("{} {noun}", found.len()));
    }
    Ok(if found.is_empty() { Exit::No } else { Exit::Yes })
}

fn summary(facts: &CardFacts, options: &Options) -> String {
    let kind = match facts.kind {
        CardKind::Character => options.words().kind_character,
        CardKind::Action { song: false } => options.words().kind_action,
        CardKind::Action { song: true } => options.words().kind_song,
        CardKind::Item => options.words().kind_item,
        CardKind::Location => options.words().kind_location,
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
    let inks: Vec<&str> = facts.inks.iter().map(|ink| ink.name_in(options.language())).collect();
    format!("{} {kind} {}{values}", inks.join("/"), facts.cost)
}
