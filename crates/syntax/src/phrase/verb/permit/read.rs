use crate::tree::*;

use super::super::being::read_entering;
use super::super::{ReadVerb, read_verb};
use crate::cursor::{Cursor, Read};
use crate::grammar::Agreement;
use crate::phrase::event::{read_agent, read_destination};
use crate::phrase::keyword::read_keyword_name;
use crate::phrase::noun::read_noun_phrase;
use crate::phrase::player::read_zone;

/// "can't quest or challenge", "can challenge ready characters", "must quest".
pub(in super::super) fn read_permission(c: &mut Cursor<'_>) -> Read<ReadVerb> {
    if c.eats("can't") {
        return read_prohibition(c, NotWord::Cannot);
    }
    if c.eats("must") {
        return Ok(Verb::Must(read_deed(c)?).into());
    }
    c.eat("can")?;
    let word = if c.eats("also") { CanWord::CanAlso } else { CanWord::Can };
    let deed = read_deed(c)?;
    // "Can play only 1 action each turn" forbids more.
    if plays_only(&deed) || moves_others(&deed) {
        return c.fail("what can be done");
    }
    Ok(Verb::Can { deed, word }.into())
}

/// "Can move characters here for free" is said of the characters.
fn moves_others(deed: &Deed) -> bool {
    matches!(deed, Deed::Do(verb) if matches!(verb.as_ref(), Verb::Move { to: Destination::Here, .. }))
}

fn plays_only(deed: &Deed) -> bool {
    let Deed::Do(verb) = deed else { return false };
    matches!(
        verb.as_ref(),
        Verb::Play(Play { what: NounPhrase::Noun(Noun { quantity: Quantity::Only(_), .. }), .. })
    )
}

/// "may move here" of a card: a permission, where "may" of a player is an option.
pub(crate) fn read_card_permission(c: &mut Cursor<'_>) -> Read<ReadVerb> {
    c.eat("may")?;
    Ok(Verb::Can { deed: read_card_deed(c)?, word: CanWord::May }.into())
}

/// After "don't" or "doesn't".
pub(in super::super) fn read_do_not(c: &mut Cursor<'_>, _: Agreement) -> Read<ReadVerb> {
    read_prohibition(c, NotWord::DoNot)
}

fn read_prohibition(c: &mut Cursor<'_>, word: NotWord) -> Read<ReadVerb> {
    let first = read_deed(c)?;
    let mut deeds = vec![first];
    let more = c.optional(|c| {
        let mut more = Vec::new();
        while !c.looking_at(", or") {
            c.eat(",")?;
            more.push(read_deed(c)?);
        }
        if more.is_empty() {
            return c.fail("what can be done");
        }
        c.eat(", or")?;
        more.push(read_deed(c)?);
        Ok(more)
    });
    match more {
        Some(more) => deeds.extend(more),
        None => deeds.extend(c.optional(|c| {
            c.eat("or")?;
            read_deed(c)
        })),
    }
    Ok(Verb::Cannot { deeds, join: Join::Or, word }.into())
}

/// What can be permitted, forbidden or demanded, in the base form.
fn read_deed(c: &mut Cursor<'_>) -> Read<Deed> {
    if let Some(deed) = c.optional(read_card_deed) {
        return Ok(deed);
    }
    if c.looking_at("choose")
        && let Some(deed) = c.optional(read_choose_for)
    {
        return Ok(deed);
    }
    if c.looking_at("ready") {
        c.eat("ready")?;
        return Ok(Deed::Ready(Some(read_noun_phrase(c)?)));
    }
    if c.looking_at("gain")
        && let Some(deed) = c.optional(read_gain_lore)
    {
        return Ok(deed);
    }
    if c.looking_at("reduce the cost") {
        c.eat("reduce")?;
        let (what, word) = read_cost_of(c)?;
        return Ok(Deed::ReduceCost { what, word });
    }
    if let Some(ReadVerb { verb, early }) = c.optional(|c| read_verb(c, Agreement::Plural)) {
        if early.is_empty() && !matches!(verb, Verb::Can { .. } | Verb::Cannot { .. } | Verb::Must(_)) {
            return Ok(Deed::Do(Box::new(verb)));
        }
        return c.fail("what can be done");
    }
    c.eat("discard")?;
    Ok(Deed::Discard)
}

/// "gain more than 3 lore", "gain lore from actions or abilities"; "gain lore" alone is a verb.
fn read_gain_lore(c: &mut Cursor<'_>) -> Read<Deed> {
    c.eat("gain")?;
    let more_than = if c.eats("more than") { Some(c.number()?) } else { None };
    c.eat("lore")?;
    let from = c.optional(crate::phrase::event::read_lore_from);
    if more_than.is_none() && from.is_none() {
        return c.fail("from what lore is gained");
    }
    Ok(Deed::GainLore { more_than, from })
}

/// "the cost to play this character", "the cost of their cards".
fn read_cost_of(c: &mut Cursor<'_>) -> Read<(NounPhrase, CostWord)> {
    c.eat("the cost")?;
    let word = c.pick("'to play'", &[("to play", CostWord::ToPlay), ("of", CostWord::Of)])?;
    Ok((crate::phrase::noun::read_subject_noun(c)?, word))
}

/// "the cost to play this character can't be reduced".
pub(crate) fn read_cost_firm(c: &mut Cursor<'_>) -> Read<Verb> {
    let (what, word) = read_cost_of(c)?;
    c.eat("can't be reduced")?;
    Ok(Verb::CostFirm { what, word })
}

fn banished_in(challenges: InChallenges) -> Deed {
    Deed::BeDone { what: Passive::BanishedIn(challenges), by: None }
}

/// What a card itself does or suffers.
fn read_card_deed(c: &mut Cursor<'_>) -> Read<Deed> {
    for (words, deed) in [
        ("quest", Deed::Quest),
        ("be banished in a challenge", banished_in(InChallenges::One)),
        ("be banished in challenges", banished_in(InChallenges::Several)),
        ("be dealt damage", Deed::BeDealtDamage),
        ("be removed", Deed::BeRemoved),
        ("be banished", Deed::BeBanished),
    ] {
        if c.looking_at(words) {
            c.eat(words)?;
            if let Deed::BeDone { what, by: _ } = deed {
                return Ok(Deed::BeDone { what, by: c.optional(read_by) });
            }
            if deed == Deed::BeRemoved && c.eats("from") {
                let what = Passive::RemovedFrom(read_noun_phrase(c)?);
                return Ok(Deed::BeDone { what, by: None });
            }
            let by = if deed == Deed::BeRemoved { None } else { c.optional(read_by) };
            let what = match deed {
                Deed::BeBanished => Passive::Banished,
                _ => Passive::DealtDamage,
            };
            return Ok(if by.is_some() { Deed::BeDone { what, by } } else { deed });
        }
    }
    if c.eats("be reduced") {
        let by = c.optional(|c| {
            c.eat("by")?;
            read_keyword_name(c)
        });
        return Ok(Deed::BeReduced { by });
    }
    if let Some(what) = c.optional(read_passive) {
        return Ok(Deed::BeDone { what, by: c.optional(read_by) });
    }
    if c.eats("challenge") {
        return Ok(Deed::Challenge(c.optional(read_noun_phrase)));
    }
    if c.eats("be challenged") {
        let by = c.optional(|c| {
            c.eat("by")?;
            read_noun_phrase(c)
        });
        return Ok(Deed::BeChallenged(by));
    }
    if c.looking_at("exert to sing") || c.looking_at("{E} to sing") {
        let word = if c.eats("exert") { ExertWord::Word } else { ExertWord::Symbol };
        if word == ExertWord::Symbol {
            c.eat("{E}")?;
        }
        c.eat("to sing")?;
        return Ok(Deed::ExertToSing { what: read_noun_phrase(c)?, word });
    }
    if c.eats("sing") {
        return Ok(match c.optional(read_noun_phrase) {
            Some(songs) => Deed::Sing(songs),
            None => Deed::SingAny,
        });
    }
    if c.eats("enter play") {
        return Ok(Deed::EnterPlay(read_entering(c)?));
    }
    if c.looking_at("gain") {
        return c.attempt(|c| {
            c.eat("gain")?;
            Ok(Deed::GainKeyword(read_keyword_name(c)?))
        });
    }
    if c.looking_at("move") {
        return c.attempt(|c| {
            c.eat("move")?;
            Ok(Deed::Move(read_destination(c)?))
        });
    }
    read_alone(c, "ready", Deed::Ready(None)).or_else(|_| read_alone(c, "exert", Deed::Exert))
}

/// "are banished", "is returned to your hand", "is dealt that damage": what happens to the subject.
pub(in super::super) fn read_being(c: &mut Cursor<'_>, _: Agreement) -> Read<ReadVerb> {
    if c.eats("dealt") {
        if let Some((amount, change)) = c.optional(super::super::damage::read_more_damage) {
            return Ok(Verb::DealMoreOrLess {
                amount,
                change,
                voice: DealtVoice::IsDealt,
                to: None,
                within: None,
            }
            .into());
        }
        if c.eats("that damage") {
            return Ok(Verb::BeDealt { amount: Amount::That(ThatAmount::Amount) }.into());
        }
        let amount = crate::phrase::amount::read_amount(c)?;
        c.eat("damage")?;
        return Ok(Verb::BeDealt { amount }.into());
    }
    if c.eats("banished") {
        return Ok(Verb::Be(Passive::Banished).into());
    }
    match read_passive_word(c)? {
        passive @ (Passive::Returned { to: Some(_) }
        | Passive::Exerted
        | Passive::Readied
        | Passive::Put(_)
        | Passive::Shuffled { .. }
        | Passive::Discarded) => Ok(Verb::Be(passive).into()),
        _ => c.fail("what happens to it"),
    }
}

/// "be returned to a player's hand", "be exerted", after "can't".
fn read_passive(c: &mut Cursor<'_>) -> Read<Passive> {
    c.eat("be")?;
    read_passive_word(c)
}

fn read_passive_word(c: &mut Cursor<'_>) -> Read<Passive> {
    if c.eats("returned") {
        let to = c.optional(|c| {
            c.eat("to")?;
            read_zone(c)
        });
        return Ok(Passive::Returned { to });
    }
    if c.eats("chosen") {
        let purpose = c.optional(|c| {
            c.eat("for")?;
            read_agent(c)
        });
        return Ok(Passive::Chosen { purpose });
    }
    for (words, word) in [("shifted onto", OnWord::Onto), ("shifted on top of", OnWord::OnTopOf)] {
        if c.looking_at(words) {
            c.eat(words)?;
            return match c.optional(read_noun_phrase) {
                Some(onto) => {
                    let regardless = c.eats("regardless of name");
                    let name = if regardless { NameRule::RegardlessOfName } else { NameRule::Unsaid };
                    Ok(Passive::Shifted { onto, word, name })
                }
                None => Ok(Passive::ShiftedOnto),
            };
        }
    }
    if c.eats("shuffled into") {
        return Ok(Passive::Shuffled { into: read_zone(c)? });
    }
    if c.eats("put") {
        return crate::phrase::place::read_place(c).map(Passive::Put);
    }
    if c.eats("moved from here") {
        return Ok(Passive::MovedFromHere);
    }
    for (words, way) in [
        ("moved to or from", DamageWay::ToOrFrom),
        ("moved from or to", DamageWay::FromOrTo),
        ("moved from", DamageWay::From),
    ] {
        if c.looking_at(words) {
            c.eat(words)?;
            return Ok(Passive::DamageMoved { way, what: read_noun_phrase(c)? });
        }
    }
    if c.eats("moved to by") {
        return Ok(Passive::MovedToBy(Some(read_noun_phrase(c)?)));
    }
    if c.eats("moved") {
        if let Some(to) = c.optional(read_destination) {
            return Ok(Passive::MovedTo(to));
        }
        return Ok(if c.eats("to") { Passive::MovedToBy(None) } else { Passive::Moved });
    }
    c.pick(
        "what is done to a card",
        &[
            ("exerted", Passive::Exerted),
            ("readied", Passive::Readied),
            ("played", Passive::Played),
            ("discarded", Passive::Discarded),
            ("lost", Passive::Lost),
            ("gained", Passive::Gained),
            ("prevented", Passive::Prevented),
        ],
    )
}

/// "by opponents' effects".
fn read_by(c: &mut Cursor<'_>) -> Read<Agent> {
    c.eat("by")?;
    read_agent(c)
}

/// A verb that has no object here.
fn read_alone(c: &mut Cursor<'_>, word: &'static str, deed: Deed) -> Read<Deed> {
    c.attempt(|c| {
        c.eat(word)?;
        match c.optional(read_noun_phrase) {
            Some(_) => c.fail("no object"),
            None => Ok(deed),
        }
    })
}

/// "choose your items for abilities or effects".
fn read_choose_for(c: &mut Cursor<'_>) -> Read<Deed> {
    c.eat("choose")?;
    let what = read_noun_phrase(c)?;
    c.eat("for")?;
    let purpose = if c.eats("abilities or effects") {
        ChoosePurpose::AbilitiesOrEffects
    } else {
        c.eat("actions and abilities")?;
        ChoosePurpose::ActionsAndAbilities
    };
    Ok(Deed::ChooseFor { what, purpose })
}

/// "one character can challenge", after "only".
pub(crate) fn read_only(c: &mut Cursor<'_>) -> Read<Verb> {
    c.eat("only")?;
    let what = if c.eats("one") {
        match read_noun_phrase(c)? {
            NounPhrase::Noun(noun) => NounPhrase::Noun(Noun { quantity: Quantity::One, ..noun }),
            _ => return c.fail("a kind of card"),
        }
    } else {
        read_noun_phrase(c)?
    };
    c.eat("can")?;
    Ok(Verb::OnlyCan { what, deed: read_deed(c)? })
}
