use crate::tree::*;

use crate::grammar::Case;
use crate::out::Out;
use crate::phrase::cost::write_costs;
use crate::phrase::event::write_trigger_heads;
use crate::phrase::keyword::write_keyword_line;
use crate::phrase::noun::write_noun_phrase;
use crate::phrase::sentence::{write_leads, write_replacement, write_sentences};

/// Writes an ability's text; the first word begins in the case that `out` is set to.
pub(crate) fn write_ability_kind(kind: &AbilityKind, last: FinalStop, out: &mut Out) {
    match kind {
        AbilityKind::Keywords(keywords) => write_keyword_line(keywords, out),
        AbilityKind::Triggered(triggered) => {
            write_leads(&triggered.lead, out);
            write_trigger_heads(&triggered.heads, out);
            out.mark(",");
            write_sentences(&triggered.effects, last, out);
        }
        AbilityKind::Activated(activated) => {
            write_leads(&activated.lead, out);
            if !activated.costs.is_empty() {
                write_costs(&activated.costs, out);
                out.capital();
            }
            write_sentences(&activated.effects, last, out);
        }
        AbilityKind::Static(sentences) | AbilityKind::Action(sentences) => {
            write_sentences(sentences, last, out);
        }
        AbilityKind::Replacement(replacement) => write_replacement(replacement, last, out),
        AbilityKind::UnknownKeyword(keyword) => {
            crate::phrase::keyword::write_unknown_keyword(keyword, out);
        }
        AbilityKind::NamedBoth(names) => {
            out.word("this character counts as being named both");
            for (index, name) in names.iter().enumerate() {
                out.word(if index > 0 { "and" } else { "" });
                out.word(&name.0);
            }
            stop(last, out);
        }
        AbilityKind::DeckRule(rule) => {
            write_deck_rule(rule, out);
            stop(last, out);
        }
    }
}

fn stop(last: FinalStop, out: &mut Out) {
    if last == FinalStop::Printed {
        out.mark(".");
    }
}

fn write_deck_rule(rule: &DeckRule, out: &mut Out) {
    match rule {
        DeckRule::UpTo { copies, name } => {
            out.word("you may have up to");
            write_copies(*copies, name, out);
        }
        DeckRule::Only { copies, name } => {
            out.word("you may only have");
            write_copies(*copies, name, out);
        }
        DeckRule::AnyNumber(name) => {
            out.word("you may have any number of cards named");
            out.word(&name.0);
        }
        DeckRule::AnyInk(what) => {
            out.word("you can have");
            write_noun_phrase(what, Case::Object, out);
        }
    }
    out.word("in your deck");
    if matches!(rule, DeckRule::AnyInk(_)) {
        out.word("regardless of ink type");
    }
}

fn write_copies(copies: u32, name: &CardName, out: &mut Out) {
    out.number(copies);
    out.word("copies of");
    out.word(&name.0);
}

/// Writes an ability between quotation marks.
pub(crate) fn write_quoted(ability: &AbilityKind, last: FinalStop, out: &mut Out) {
    out.open("\"");
    out.capital();
    write_ability_kind(ability, last, out);
    out.mark("\"");
}
