//! `lore cards show`: everything about one card.

use anyhow::{Result, bail};
use cards::catalogue::{CatalogueIx, NameError};
use cards::dialect::Writer;
use cards::library::CardText;
use cards::{CardFacts, CardKind};
use library::Library;

use crate::output::{Exit, Look, Output};
use crate::{Options, known, reading};

/// Show a card: its facts and its text, written from the tree
///
/// Names work in any case and without accents; a name that several cards share lists them.
#[derive(clap::Args)]
#[command(after_help = "Examples:
  lore cards show \"Te Ka - Heartless\" --lang es
  lore cards show dinglehopper --tree")]
pub(crate) struct Args {
    /// The card's full name or id
    #[arg(required = true, num_args = 1.., value_name = "NAME")]
    name: Vec<String>,
    /// Show the ability trees instead of sentences
    #[arg(long)]
    tree: bool,
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
        output.json(&json(&library, card, options)?)?;
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
    for line in fact_lines(facts) {
        output.line(line)?;
    }
    match library.text(card)? {
        CardText::Unsupported(_) => {
            let note = output.paint(Look::Bad, "The text of this card is not supported yet.");
            output.line(format_args!("\n{note}"))?;
        }
        CardText::Read(abilities) => {
            let mut writer = Writer::default();
            for printed in &abilities {
                let text = if args.tree {
                    writer.write(&printed.ability)?
                } else {
                    reading::write(&printed.ability, options.lang)
                };
                output.line(format_args!("\n{text}"))?;
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
                printing.rarity.word().replace('_', " ")
            )
        })
        .collect();
    let printings = output.paint(Look::Faint, printings.join(", "));
    output.line(format_args!("\n{printings}"))
}

fn fact_lines(facts: &CardFacts) -> Vec<String> {
    let kind = match facts.kind {
        CardKind::Character => "Character",
        CardKind::Action { song: false } => "Action",
        CardKind::Action { song: true } => "Action (song)",
        CardKind::Item => "Item",
        CardKind::Location => "Location",
    };
    let classifications: Vec<&str> = facts.classifications.iter().map(|own| own.0.as_str()).collect();
    let inkable = if facts.inkable { "inkable" } else { "not inkable" };
    let mut first = format!("{kind}, {}, cost {}, {inkable}", facts.inks, facts.cost);
    if !classifications.is_empty() {
        first = format!("{first}, {}", classifications.join(" • "));
    }
    let numbers = [
        ("strength", facts.strength),
        ("willpower", facts.willpower),
        ("lore", facts.lore),
        ("move cost", facts.move_cost),
    ];
    let numbers: Vec<String> =
        numbers.iter().filter_map(|(name, value)| Some(format!("{name} {}", (*value)?))).collect();
    let mut lines = vec![first];
    if !numbers.is_empty() {
        lines.push(numbers.join(", "));
    }
    lines
}

/// Facts in the field names of our card files, and the text as far as it is known.
fn json(library: &Library, card: CatalogueIx, options: &Options) -> Result<serde_json::Value> {
    let facts = library.facts(card);
    let mut value = super::super::facts_json(facts);
    let text = library.text(card)?;
    value["supported"] = text.abilities().is_some().into();
    if let Some(abilities) = text.abilities() {
        let texts: Vec<String> =
            abilities.iter().map(|printed| reading::write(&printed.ability, options.lang)).collect();
        value["text"] = texts.into();
    }
    Ok(value)
}
