//! Spanish for abilities: paragraphs and abilities in quotation marks.

use crate::tree::*;

use crate::phrase::cost::spanish::costs;
use crate::phrase::keyword::spanish::keyword_line;
use crate::phrase::noun::spanish::noun_phrase;
use crate::phrase::sentence::spanish::{leads, replacement, sentences, triggered};
use crate::spanish::{Context, Role, capital, spaced};

/// An ability's text, with a capital letter at its start.
pub(crate) fn ability_kind(kind: &AbilityKind, last: FinalStop, cx: &mut Context) -> String {
    let text = match kind {
        AbilityKind::Keywords(keywords) => keyword_line(keywords, cx),
        AbilityKind::Triggered(ability) => triggered(ability, last, cx),
        AbilityKind::Activated(ability) => activated(ability, last, cx),
        AbilityKind::Static(all) | AbilityKind::Action(all) => sentences(all, last, cx),
        AbilityKind::Replacement(ability) => replacement(ability, last, cx),
        AbilityKind::UnknownKeyword(keyword) => {
            crate::phrase::keyword::unknown_keyword(keyword, vocabulary::Language::Spanish)
        }
        AbilityKind::NamedBoth(names) => named_both(names) + stop(last),
        AbilityKind::DeckRule(rule) => deck_rule(rule, cx) + stop(last),
    };
    capital(&text)
}

fn activated(ability: &Activated, last: FinalStop, cx: &mut Context) -> String {
    let leads = leads(&ability.lead, cx);
    if ability.costs.is_empty() {
        return spaced(&[leads, sentences(&ability.effects, last, cx)]);
    }
    let costs = costs(&ability.costs, cx);
    spaced(&[leads, costs, capital(&sentences(&ability.effects, last, cx))])
}

fn stop(last: FinalStop) -> &'static str {
    match last {
        FinalStop::Printed => ".",
        FinalStop::Omitted => "",
    }
}

fn named_both(names: &[CardName]) -> String {
    let names: Vec<String> = names.iter().map(ToString::to_string).collect();
    let Some((last, first)) = names.split_last() else { return String::new() };
    format!("este personaje cuenta como si se llamara tanto {} como {last}", first.join(", "))
}

fn deck_rule(rule: &DeckRule, cx: &mut Context) -> String {
    match rule {
        DeckRule::UpTo { copies, name } => format!("puedes tener hasta {copies} copias de {name} en tu mazo"),
        DeckRule::Only { copies, name } => format!("solo puedes tener {copies} copias de {name} en tu mazo"),
        DeckRule::AnyNumber(name) => {
            format!("puedes tener cualquier número de cartas llamadas {name} en tu mazo")
        }
        DeckRule::AnyInk(what) => {
            let what = noun_phrase(what, Role::Object, cx);
            format!("puedes tener {what} de cualquier tinta en tu mazo")
        }
    }
}

/// An ability between quotation marks, with a memory of its own: its source is the card that has it.
pub(crate) fn quoted(ability: &AbilityKind, last: FinalStop) -> String {
    format!("«{}»", ability_kind(ability, last, &mut Context::default()))
}
