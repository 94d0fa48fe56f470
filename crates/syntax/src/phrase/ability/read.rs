use crate::tree::*;

use crate::cursor::{Cursor, Read};
use crate::phrase::cost::read_costs;
use crate::phrase::keyword::read_keyword_line;
use crate::phrase::noun::{read_noun_phrase, take_post};
use crate::phrase::sentence::{
    ReplacementHead, read_heads, read_leads, read_replacement_head, read_sentences,
};

/// Where an ability stands, which decides what its text can be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Setting {
    /// A paragraph of a character, an item or a location.
    InPlay,
    /// A paragraph of an action (5.4.3).
    Action,
    /// Between quotation marks.
    Quoted,
}

/// An ability's text up to its end, and whether its last stop is printed.
pub(crate) fn read_ability_kind(c: &mut Cursor<'_>, setting: Setting) -> Read<(AbilityKind, FinalStop)> {
    if setting != Setting::Quoted
        && let Some(kind) = c.optional(read_special_line)
    {
        return Ok(kind);
    }
    if setting == Setting::Action {
        let (sentences, stop) = read_sentences(c)?;
        return Ok((AbilityKind::Action(sentences), stop));
    }
    if let Some((lead, costs)) = c.optional(read_leads_and_costs) {
        let (effects, stop) = read_sentences(c)?;
        return Ok((AbilityKind::Activated(Activated { lead, costs, effects }), stop));
    }
    read_uncosted(c)
}

fn read_leads_and_costs(c: &mut Cursor<'_>) -> Read<(Vec<Lead>, Vec<Cost>)> {
    let lead = read_leads(c);
    Ok((lead, read_costs(c)?))
}

/// Lines that are not sentences of the grammar: keywords, names, deck building.
fn read_special_line(c: &mut Cursor<'_>) -> Read<(AbilityKind, FinalStop)> {
    if let Some(keywords) = c.optional(read_only_keywords) {
        return Ok((AbilityKind::Keywords(keywords), FinalStop::Omitted));
    }
    if let Some(keyword) = c.optional(|c| {
        let keyword = crate::phrase::keyword::read_unknown_keyword(c)?;
        if c.at_end() { Ok(keyword) } else { c.fail("the end of the text") }
    }) {
        return Ok((AbilityKind::UnknownKeyword(keyword), FinalStop::Omitted));
    }
    let kind = match c.optional(read_named_both) {
        Some(names) => AbilityKind::NamedBoth(names),
        None => AbilityKind::DeckRule(read_deck_rule(c)?),
    };
    let stop = if c.eats(".") { FinalStop::Printed } else { FinalStop::Omitted };
    if c.at_end() { Ok((kind, stop)) } else { c.fail("the end of the text") }
}

fn read_only_keywords(c: &mut Cursor<'_>) -> Read<Vec<Keyword>> {
    let keywords = read_keyword_line(c)?;
    if c.at_end() { Ok(keywords) } else { c.fail("the end of the text") }
}

/// "This character counts as being named both A and B" (5.2.6.1).
fn read_named_both(c: &mut Cursor<'_>) -> Read<Vec<CardName>> {
    c.eat("this character counts as being named both")?;
    let first = c.card_name()?;
    c.eat("and")?;
    Ok(vec![first, c.card_name()?])
}

fn read_deck_rule(c: &mut Cursor<'_>) -> Read<DeckRule> {
    if c.eats("you can have") {
        return read_any_ink(c).map(DeckRule::AnyInk);
    }
    c.eat("you may")?;
    let rule = if c.eats("only have") {
        let (copies, name) = read_copies(c)?;
        DeckRule::Only { copies, name }
    } else if c.eats("have up to") {
        let (copies, name) = read_copies(c)?;
        DeckRule::UpTo { copies, name }
    } else {
        c.eat("have any number of cards named")?;
        DeckRule::AnyNumber(c.card_name()?)
    };
    c.eat("in your deck")?;
    Ok(rule)
}

/// "other Hero characters in your deck regardless of ink type".
fn read_any_ink(c: &mut Cursor<'_>) -> Read<NounPhrase> {
    let mut what = read_noun_phrase(c)?;
    let in_deck = |post: &Post| {
        matches!(post, Post::In(Zone { kind: ZoneKind::Deck, whose: Some(Possessor::Your), .. }))
    };
    if take_post(&mut what, in_deck).is_none() {
        c.eat("in your deck")?;
    }
    c.eat("regardless of ink type")?;
    Ok(what)
}

/// "99 copies of X", where X may be a full name.
fn read_copies(c: &mut Cursor<'_>) -> Read<(u32, CardName)> {
    let copies = c.number()?;
    c.eat("copies of")?;
    let mark = c.mark();
    c.card_name()?;
    while !c.looking_at("in your deck") {
        if c.advance().is_none() {
            return c.fail("in your deck");
        }
    }
    Ok((copies, CardName(c.taken_since(mark).to_owned())))
}

/// A triggered, replacement, static or dashless activated ability.
fn read_uncosted(c: &mut Cursor<'_>) -> Read<(AbilityKind, FinalStop)> {
    let mark = c.mark();
    let lead = read_leads(c);
    if let Some(head) = c.optional(read_replacement_head) {
        let ReplacementHead { word, would, comma } = head;
        let (instead, stop) = read_sentences(c)?;
        return Ok((AbilityKind::Replacement(Replacement { lead, word, would, comma, instead }), stop));
    }
    if let Some(heads) = c.optional(read_heads) {
        let (effects, stop) = read_sentences(c)?;
        return Ok((AbilityKind::Triggered(Triggered { lead, heads, effects }), stop));
    }
    c.reset(mark);
    let (sentences, stop) = read_sentences(c)?;
    Ok((sorted(sentences), stop))
}

/// Without trigger and dash: an activated ability where something may be paid for an effect (6.3), else static (6.4).
fn sorted(mut sentences: Vec<Sentence>) -> AbilityKind {
    match sentences.first_mut() {
        Some(first) if is_activation(first) => {
            let lead = std::mem::take(&mut first.lead);
            AbilityKind::Activated(Activated { lead, costs: Vec::new(), effects: sentences })
        }
        _ => AbilityKind::Static(sentences),
    }
}

fn is_activation(sentence: &Sentence) -> bool {
    match &sentence.act {
        Act::May { act, .. } => match &**act {
            // An alternate way to play the card itself is static (1.5.5).
            Act::To { then, .. } => !plays_itself(then),
            _ => false,
        },
        _ => false,
    }
}

fn plays_itself(act: &Act) -> bool {
    match act {
        Act::Clause(clause) => {
            matches!(&clause.verb, Verb::Play(Play { what: NounPhrase::This(_), .. }))
        }
        Act::Series { acts, .. } => acts.first().is_some_and(plays_itself),
        _ => false,
    }
}

/// An ability between quotation marks, and whether its stop stands inside.
pub(crate) fn read_quoted(c: &mut Cursor<'_>) -> Read<(AbilityKind, FinalStop)> {
    c.eat("\"")?;
    let read = c.quoted(|c| read_ability_kind(c, Setting::Quoted))?;
    c.eat("\"")?;
    Ok(read)
}
