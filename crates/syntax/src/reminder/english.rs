//! What keywords mean, in English.

use super::{ShiftBase, Words};
use crate::grammar::{Agreement, Case};
use crate::out::Out;
use crate::phrase::clause::write_predicate;
use crate::phrase::noun::write_noun_phrase;
use crate::tree::*;

pub(super) static WORDS: Words = Words { keyword, song };

fn keyword(keyword: &Keyword, names: &[CardName]) -> String {
    let text = match keyword {
        Keyword::Alert => "This character can challenge characters with Evasive.",
        Keyword::Bodyguard => {
            "May enter play exerted. An opponent who challenges one of your characters must pick one with Bodyguard \
             if possible."
        }
        Keyword::Boost(cost) => {
            return format!(
                "Once in each of your turns, you may pay {cost} {{I}}: your deck's top card goes facedown under this card."
            );
        }
        Keyword::Challenger(amount) => {
            return format!("Has {amount} more {{S}} for as long as it is the one that challenges.");
        }
        Keyword::Evasive => "Can be challenged only by characters with Evasive or Alert.",
        Keyword::Reckless => {
            "This character can't quest, and your turn can't end while it is ready and has something to challenge."
        }
        Keyword::Resist(amount) => {
            return format!("Whenever damage is dealt to it, it takes {amount} less.");
        }
        Keyword::Rush => "This character needn't be dry to challenge.",
        Keyword::Shift(shift) => return shift_text(shift, names),
        Keyword::Singer(None) => "This character has Singer; its cost stays what it is.",
        Keyword::Singer(Some(cost)) => return format!("For singing songs only, its cost is {cost}."),
        Keyword::SingTogether(cost) => {
            return format!(
                "You and your teammates can {{E}} any number of characters whose costs add up to {cost} or more to sing this song for free."
            );
        }
        Keyword::Support => {
            "Whenever this character quests, you may choose another character, who gets this one's {S} on top of its own \
             this turn."
        }
        Keyword::Vanish => "Banish it when an opponent's action chooses it.",
        Keyword::Ward => "No effect of an opponent can choose it; it can still be challenged.",
        Keyword::Adventurous => {
            "It cannot challenge, and while it is ready and can quest its player cannot end the turn."
        }
    };
    text.to_owned()
}

fn song(cost: u32) -> String {
    format!("Instead of paying for it, {{E}} a character of yours whose cost is {cost} or more.")
}

/// 8.10.1: an alternate cost, and the card goes on top of another.
fn shift_text(shift: &Shift, names: &[CardName]) -> String {
    let cost = match &shift.cost {
        ShiftCost::Ink { amount, .. } => format!("pay {amount} {{I}}"),
        ShiftCost::Discard(what) => card_cost("discard", what),
        ShiftCost::Remove(what) => card_cost("remove", what),
        ShiftCost::Do(clause) => {
            let mut out = Out::default();
            write_predicate(clause, Agreement::Plural, &mut out);
            out.finish()
        }
    };
    let base = base(ShiftBase::of(&shift.variants), names);
    let text = format!("Instead of its cost, you may {cost} to play this card onto {base}.");
    match shift.variants.contains(&ShiftVariant::Temporary) {
        true => text + " At the end of the turn, its damage is removed and it alone returns to your hand.",
        false => text,
    }
}

fn card_cost(verb: &str, what: &NounPhrase) -> String {
    let mut out = Out::default();
    out.word(verb);
    write_noun_phrase(what, Case::Object, &mut out);
    out.finish()
}

/// What the card goes onto (8.10.8).
fn base(base: ShiftBase<'_>, names: &[CardName]) -> String {
    match base {
        ShiftBase::Item(name) => format!("one of your items named {name}"),
        ShiftBase::Two => "two of your characters, one for each of its names".to_owned(),
        ShiftBase::OneOrTwo => {
            "one of your characters with one of its names, or two, one for each name".to_owned()
        }
        ShiftBase::Class(class) => format!("one of your {class} characters"),
        ShiftBase::Any => "one of your characters".to_owned(),
        ShiftBase::SameName if names.is_empty() => "one of your characters with its name".to_owned(),
        ShiftBase::SameName => {
            let all: Vec<String> = names.iter().map(ToString::to_string).collect();
            format!("one of your characters named {}", all.join(" or "))
        }
    }
}
