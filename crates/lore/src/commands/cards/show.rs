//! `lore cards show`: everything about one card.

use anyhow::{Result, bail};
use cards::CardFacts;
use cards::catalogue::{CatalogueIx, NameError};
use cards::library::{CardText, Printed};
use cards::strict_ron::Writer;
use engine::compile::compile_card;
use engine::program::{PoolBuilder, program_text};
use library::Library;
use rulings::Ruling;
use syntax::tree::{Ability, AbilityKind, CardName};
use vocabulary::CardKind;

use crate::data::{Card, Text};
use crate::output::{Exit, Look, Output};
use crate::{Options, cases, known, reading};

/// Show a card: its facts and its text, written from the tree
///
/// Names work in any case and without accents; a name that several cards share lists them.
#[derive(clap::Args)]
#[command(after_help = "Examples:
  lore cards show \"Te Ka - Heartless\" --lang es
  lore cards show dinglehopper --tree
  lore cards show NAME --meaning")]
pub(crate) struct Args {
    /// The card's full name or id
    #[arg(required = true, num_args = 1.., value_name = "NAME")]
    name: Vec<String>,
    /// Show the ability trees instead of sentences
    #[arg(long, group = "stage")]
    tree: bool,
    /// Show what the sentences mean, instruction by instruction
    #[arg(long, group = "stage")]
    meaning: bool,
    /// Show the program that the engine runs
    #[arg(long, group = "stage")]
    program: bool,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args, options: &Options, output: &mut Output) -> Result<Exit> {
    let library = known::library(options)?;
    let name = args.name.join(" ");
    let card = match library.resolve(&name) {
        Ok(card) => card,
        Err(NameError::Ambiguous { candidates, .. }) => {
            for candidate in candidates {
                output.line(candidate)?;
            }
            return Ok(Exit::No);
        }
        Err(error) => bail!(error),
    };
    if args.json {
        output.json(&Card::of(&library, card, Text(options.language()))?)?;
    } else {
        show(args, options, output, &library, card)?;
    }
    Ok(Exit::Yes)
}

fn show(
    args: &Args,
    options: &Options,
    output: &mut Output,
    library: &Library,
    card: CatalogueIx,
) -> Result<()> {
    let facts = library.facts(card);
    let name = output.paint(Look::Strong, facts.full_name());
    output.line(name)?;
    for line in fact_lines(facts, options) {
        output.line(line)?;
    }
    match library.text(card)? {
        CardText::Unsupported(_) => {
            let note = options.words().text_not_supported;
            let note = output.paint(Look::Bad, note);
            output.line(format_args!("\n{note}"))?;
        }
        CardText::Read(abilities) if args.meaning || args.program => {
            output.line(format_args!("\n{}", elaborated(args, facts, &abilities)?.trim_end()))?;
        }
        CardText::Read(abilities) => {
            let mut writer = Writer::default();
            for printed in &abilities {
                let text = if args.tree {
                    writer.write(&printed.ability)?
                } else {
                    reading::write(&printed.ability, options.language())
                };
                output.line(format_args!("\n{text}"))?;
                if !args.tree {
                    for reminder in reminders(facts, &printed.ability, options) {
                        let reminder = output.paint(Look::Faint, format!("({reminder})"));
                        output.line(reminder)?;
                    }
                }
            }
        }
    }
    let printings: Vec<String> = facts
        .printings
        .iter()
        .map(|printing| {
            let variant = printing.variant.map(String::from).unwrap_or_default();
            format!(
                "{} #{}{variant} {}",
                printing.set,
                printing.number,
                (options.words().rarity)(printing.rarity)
            )
        })
        .collect();
    let printings = output.paint(Look::Faint, printings.join(", "));
    output.line(format_args!("\n{printings}"))?;
    show_rulings(options, output, &facts.full_name(), &cases::with_card(library, facts))
}

/// How many rulings with the card are shown.
const RULINGS_SHOWN: usize = 8;

fn show_rulings(options: &Options, output: &mut Output, card: &str, rulings: &[&Ruling]) -> Result<()> {
    if rulings.is_empty() {
        return Ok(());
    }
    output.line(format_args!("\n{}:", options.words().rulings))?;
    for ruling in rulings.iter().take(RULINGS_SHOWN) {
        let name = output.paint(Look::Faint, format!("[{}]", ruling.name()));
        output.line(format_args!("  {} {name}", ruling.shown_title(options.language())))?;
    }
    let more = rulings.len().saturating_sub(RULINGS_SHOWN);
    if more > 0 {
        output.line((options.words().more_rulings)(&more, &card))?;
    }
    Ok(())
}

/// The meaning of a text, or its program.
fn elaborated(args: &Args, facts: &CardFacts, printed: &[Printed]) -> Result<String> {
    let abilities: Vec<Ability> = printed.iter().map(|printed| printed.ability.clone()).collect();
    let meaning = meaning::elaborate_card(&abilities, facts.kind)?;
    if args.meaning {
        return Ok(meaning.iter().map(meaning::write::meaning).collect());
    }
    let mut pool = PoolBuilder::new();
    let def = compile_card(&mut pool, facts, &meaning);
    Ok(program_text(&pool.build(), def))
}

fn fact_lines(facts: &CardFacts, options: &Options) -> Vec<String> {
    let kind = match facts.kind {
        CardKind::Character => options.words().character,
        CardKind::Action { song: false } => options.words().action,
        CardKind::Action { song: true } => options.words().action_song,
        CardKind::Item => options.words().item,
        CardKind::Location => options.words().location,
    };
    let classifications: Vec<&str> = facts.classifications.iter().map(|own| own.0.as_str()).collect();
    let inkable = match facts.inkable {
        true => options.words().inkable,
        false => options.words().not_inkable,
    };
    let cost = options.words().cost;
    let inks: Vec<&str> = facts.inks.iter().map(|ink| ink.name_in(options.language())).collect();
    let mut first = format!("{kind}, {}, {cost} {}, {inkable}", inks.join("/"), facts.cost);
    if !classifications.is_empty() {
        first = format!("{first}, {}", classifications.join(" • "));
    }
    let numbers = [
        (options.words().strength, facts.strength),
        (options.words().willpower, facts.willpower),
        ("lore", facts.lore),
        (options.words().move_cost, facts.move_cost),
    ];
    let numbers: Vec<String> =
        numbers.iter().filter_map(|(name, value)| Some(format!("{name} {}", (*value)?))).collect();
    let mut lines = vec![first];
    if !numbers.is_empty() {
        lines.push(numbers.join(", "));
    }
    lines
}

/// What the keywords of an ability mean, and how a song is sung.
fn reminders(facts: &CardFacts, ability: &Ability, options: &Options) -> Vec<String> {
    let language = options.language();
    let AbilityKind::Keywords(keywords) = &ability.kind else { return Vec::new() };
    // 5.2.6.1: a pair has the names of both.
    let names: Vec<CardName> =
        vocabulary::names_in(&facts.name).into_iter().map(|name| CardName(name.to_owned())).collect();
    keywords.iter().map(|keyword| syntax::reminder::reminder(keyword, &names, language)).collect()
}
