//! What narrows an event: "in a challenge", "while here", "this turn", "during your turn".

use crate::tree::*;

use crate::cursor::{Cursor, Read};
use crate::out::Out;
use crate::phrase::condition::{read_condition, read_state, write_condition, write_state};
use crate::phrase::player::{read_turn_period, read_zone, write_turn_period, write_zone};

const FIXED: [(&str, EventScope); 10] = [
    ("for free", EventScope::ForFree),
    ("in a challenge", EventScope::InAChallenge),
    ("while here", EventScope::WhileHere),
    ("this turn", EventScope::ThisTurn),
    ("this way", EventScope::ThisWay),
    ("in a turn", EventScope::InATurn),
    ("each turn", EventScope::EachTurn),
    ("for the first time", EventScope::ForTheFirstTime),
    ("exerted", EventScope::Exerted),
    ("here", EventScope::Here),
];

/// Scopes of an event in printed order, as many as stand here.
pub(super) fn read_scopes(c: &mut Cursor<'_>, verb: &EventVerb) -> Vec<EventScope> {
    let mut scopes = Vec::new();
    // "The first character you play each turn while …": the condition is about the sentence, not about each turn.
    // "Play a song revealed this way for free": only what is played can be free.
    while !is_of_the_sentence(c, verb, scopes.last())
        && let Some(scope) = c.optional(read_scope)
    {
        scopes.push(scope);
    }
    scopes
}

/// Whether the words that stand here are said of the whole sentence, and cannot narrow such an event.
fn is_of_the_sentence(c: &Cursor<'_>, verb: &EventVerb, before: Option<&EventScope>) -> bool {
    (before == Some(&EventScope::EachTurn) && c.looking_at("while"))
        || (!is_a_play(verb) && c.looking_at("for free"))
        // 1.8.1.4: banished is what was in play; "from your discard" is where it is looked for.
        || (matches!(verb, EventVerb::IsBanished) && c.looking_at("from") && !c.looking_at("from play"))
        || (sings_this(verb) && (c.looking_at("this turn") || c.looking_at("from")))
}

/// "For each character that sang this song this turn": the time is of the sentence; this song was sung just now.
fn sings_this(verb: &EventVerb) -> bool {
    matches!(verb, EventVerb::Sings(NounPhrase::This(_)))
}

/// Whether the event is that a card is played, in whichever way.
fn is_a_play(verb: &EventVerb) -> bool {
    matches!(
        verb,
        EventVerb::Play { .. }
            | EventVerb::IsPlayed
            | EventVerb::EntersPlay
            | EventVerb::Sings(_)
            | EventVerb::Moves { .. }
            | EventVerb::Shifts { .. }
            | EventVerb::IsShifted { .. }
    )
}

fn read_scope(c: &mut Cursor<'_>) -> Read<EventScope> {
    if let Some(fixed) = c.optional(|c| c.pick("when", &FIXED)) {
        return Ok(fixed);
    }
    if let Some(from) = c.optional(read_lore_from) {
        return Ok(EventScope::LoreFrom(from));
    }
    if let Some(number) = c.optional(|c| {
        c.eat("for the")?;
        let number = crate::phrase::noun::read_ordinal(c)?;
        c.eat("time")?;
        Ok(number)
    }) {
        return Ok(EventScope::ForTheNthTime(number));
    }
    if c.looking_at("from the top of") {
        c.eat("from the top of")?;
        return read_zone(c).map(EventScope::FromTopOf);
    }
    for ((words, whose), word) in DRAW_STEPS {
        if c.looking_at(words) {
            c.eat(words)?;
            return Ok(EventScope::DrawStep { whose, word });
        }
    }
    if c.eats("during") {
        return read_turn_period(c).map(EventScope::During);
    }
    if c.eats("from") {
        return read_zone(c).map(EventScope::From);
    }
    for (words, negated) in [("using", Negation::No), ("without using", Negation::Not)] {
        if c.looking_at(words) {
            c.eat(words)?;
            let keyword = crate::phrase::keyword::read_keyword_name(c)?;
            return Ok(EventScope::Using { keyword, negated });
        }
    }
    if c.eats("by") {
        return super::read::read_agent(c).map(EventScope::By);
    }
    c.eat("while")?;
    if c.at_any(&["at", "in", "exerted", "ready", "damaged", "undamaged"]) {
        return read_state(c).map(EventScope::WhileState);
    }
    read_condition(c).map(EventScope::While)
}

/// In a Draw step, or at any other time (3.2.3.1).
const DRAW_STEPS: [((&str, StepOwner), StepWord); 4] = [
    (("during your draw step", StepOwner::Your), StepWord::During),
    (("during their draw step", StepOwner::Their), StepWord::During),
    (("outside of your draw step", StepOwner::Your), StepWord::OutsideOf),
    (("outside of their draw step", StepOwner::Their), StepWord::OutsideOf),
];

const LORE_FROM: [(&str, LoreFrom); 9] = [
    ("from questing", LoreFrom::Questing),
    ("from this location", LoreFrom::ThisLocation),
    ("from a location", LoreFrom::ALocation),
    ("from locations", LoreFrom::Locations),
    ("from an action", LoreFrom::AnAction),
    ("from actions or abilities", LoreFrom::ActionsOrAbilities),
    ("from actions", LoreFrom::Actions),
    ("from an ability", LoreFrom::AnAbility),
    ("from abilities", LoreFrom::Abilities),
];

/// "from questing", "from a location", after lore.
pub(crate) fn read_lore_from(c: &mut Cursor<'_>) -> Read<LoreFrom> {
    c.pick("where the lore is from", &LORE_FROM)
}

pub(crate) fn write_lore_from(from: LoreFrom, out: &mut Out) {
    if let Some((words, _)) = LORE_FROM.iter().find(|(_, found)| *found == from) {
        out.word(words);
    }
}

/// Writes a scope.
pub(super) fn write_scope(scope: &EventScope, out: &mut Out) {
    match scope {
        EventScope::During(period) => {
            out.word("during");
            write_turn_period(period, out);
        }
        EventScope::While(condition) => {
            out.word("while");
            write_condition(condition, out);
        }
        EventScope::WhileState(state) => {
            out.word("while");
            write_state(state, out);
        }
        EventScope::From(zone) => {
            out.word("from");
            write_zone(zone, out);
        }
        EventScope::Using { keyword, negated } => {
            out.word(match negated {
                Negation::No => "using",
                Negation::Not | Negation::NotApart | Negation::Cannot => "without using",
            });
            crate::phrase::keyword::write_keyword_name(*keyword, out);
        }
        EventScope::LoreFrom(from) => write_lore_from(*from, out),
        EventScope::ForTheNthTime(number) => {
            out.word("for the");
            out.word(crate::grammar::ordinal(*number));
            out.word("time");
        }
        EventScope::FromTopOf(zone) => {
            out.word("from the top of");
            write_zone(zone, out);
        }
        EventScope::DrawStep { whose, word } => {
            out.word(match word {
                StepWord::During => "during",
                StepWord::OutsideOf => "outside of",
            });
            out.word(match whose {
                StepOwner::Your => "your Draw step",
                StepOwner::Their => "their Draw step",
            });
        }
        EventScope::By(agent) => {
            out.word("by");
            super::english::write_agent(agent, out);
        }
        fixed => {
            if let Some((words, _)) = FIXED.iter().find(|(_, found)| found == fixed) {
                out.word(words);
            }
        }
    }
}
