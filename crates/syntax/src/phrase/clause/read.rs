use crate::tree::*;

use crate::cursor::{Cursor, Read};
use crate::grammar::{Agreement, agreement};
use crate::phrase::adverb::read_adverbs;
use crate::phrase::event::read_subject;
use crate::phrase::verb::{
    Doer, ReadVerb, doer, read_abilities_cost, read_card_permission, read_cost_firm, read_only,
    read_stat_clause, read_verb,
};

/// A verb with its objects and adverbs, for a subject already read or left out.
pub(crate) fn read_predicate(c: &mut Cursor<'_>, subject: Subject, agreement: Agreement) -> Read<Clause> {
    let mut adverbs = Vec::new();
    if c.eats("also") {
        adverbs.push(Adverb::Also);
    }
    // "Up to 2 chosen characters each get".
    let is_each = matches!(
        subject,
        Subject::Card(_) | Subject::Player(PlayerPhrase::Described(_) | PlayerPhrase::Ref(_))
    ) && agreement == Agreement::Plural;
    if is_each && c.looking_at("each") {
        c.eat("each")?;
        adverbs.push(Adverb::EachBefore);
    }
    let verb = read_verb(c, agreement)?;
    Ok(finish(c, subject, verb, adverbs))
}

fn finish(c: &mut Cursor<'_>, subject: Subject, read: ReadVerb, mut adverbs: Vec<Adverb>) -> Clause {
    let ReadVerb { verb, early } = read;
    let early = if has_complement(&verb) {
        early
    } else {
        adverbs.extend(early);
        Vec::new()
    };
    adverbs.extend(read_adverbs(c));
    if is_deed(&verb) {
        adverbs.iter_mut().for_each(at_moment);
    }
    Clause { subject, verb, early, adverbs }
}

/// What is done once, at a moment: nothing that lasts.
fn is_deed(verb: &Verb) -> bool {
    match verb {
        Verb::ChooseAnd(verb) => is_deed(verb),
        verb => matches!(
            verb,
            Verb::Draw(_)
                | Verb::Discard(_)
                | Verb::GainLore(_)
                | Verb::LoseLore(_)
                | Verb::Banish(_)
                | Verb::Return { .. }
                | Verb::Deal { .. }
        ),
    }
}

/// "At the start of their next turn" says when a deed is done.
fn at_moment(adverb: &mut Adverb) {
    let Adverb::Duration(Duration::AtStartOfTurn { whose, next: NextTurn::Next }) = adverb else { return };
    let turn = match whose {
        TurnOwner::Your => TurnOf::YourNext,
        TurnOwner::Of(Possessor::Their(player)) => TurnOf::PlayerNext(PlayerPhrase::Ref(player.clone())),
        TurnOwner::Of(Possessor::Player(player)) => TurnOf::PlayerNext((**player).clone()),
        TurnOwner::Of(_) => return,
    };
    let (subject, verb) = (Subject::Implied, EventVerb::TurnStarts(turn));
    let (tense, contraction, number) = (Tense::Present, Contraction::Usual, VerbNumber::Usual);
    *adverb = Adverb::At(Event { subject, verb, scope: Vec::new(), tense, contraction, number });
}

/// Whether something of the verb stands behind its early adverbs.
fn has_complement(verb: &Verb) -> bool {
    match verb {
        Verb::Deal { to, .. } => to.is_some(),
        Verb::RemoveDamage { from, .. } => from.is_some(),
        Verb::Play(play) => play.on.is_some() || play.from.is_some(),
        Verb::ChooseAnd(verb) => has_complement(verb),
        _ => true,
    }
}

/// A clause that names its subject.
pub(crate) fn read_finite_clause(c: &mut Cursor<'_>) -> Read<Clause> {
    if let Some(clause) = c.optional(read_without_subject_slot) {
        return Ok(clause);
    }
    if c.looking_at("they") {
        return c.attempt(read_with_they);
    }
    c.attempt(|c| {
        let subject = read_subject(c)?;
        if matches!(subject, Subject::Card(_)) && c.looking_at("may") {
            let verb = read_card_permission(c)?;
            return Ok(finish(c, subject, verb, Vec::new()));
        }
        let agreement = agreement(&subject);
        read_predicate(c, subject, agreement)
    })
}

/// Clauses whose subject is part of the verb.
fn read_without_subject_slot(c: &mut Cursor<'_>) -> Read<Clause> {
    let verb = if c.looking_at("only") {
        read_only(c)?
    } else if c.looking_at("the cost") {
        read_cost_firm(c)?
    } else if let Some(verb) = c.optional(read_abilities_cost) {
        verb
    } else {
        read_stat_clause(c)?
    };
    Ok(finish(c, Subject::Implied, verb.into(), Vec::new()))
}

/// "They" are players or cards: the verb tells.
fn read_with_they(c: &mut Cursor<'_>) -> Read<Clause> {
    c.eat("they")?;
    if c.looking_at("may") {
        let verb = read_card_permission(c)?;
        return Ok(finish(c, they(Doer::Card), verb, Vec::new()));
    }
    let before = if c.eats("each") {
        Some(Adverb::EachBefore)
    } else if c.eats("both") {
        Some(Adverb::BothBefore)
    } else {
        None
    };
    let mut clause = read_predicate(c, Subject::Implied, Agreement::Plural)?;
    let doer = if deals_by_value(&clause) { Doer::Card } else { doer(&clause.verb) };
    clause.subject = they(doer);
    clause.adverbs.splice(0..0, before);
    Ok(clause)
}

/// "They deal damage equal to their {S}": only cards have such a value.
fn deals_by_value(clause: &Clause) -> bool {
    let their_own = |adverb: &Adverb| {
        matches!(
            adverb,
            Adverb::EqualTo {
                value: Value::Stat { of: Possessor::Of(Ref { word: Pronoun::They, .. }), .. },
                ..
            }
        )
    };
    matches!(clause.verb, Verb::Deal { amount: Amount::Unstated, .. })
        && clause.early.iter().chain(&clause.adverbs).any(their_own)
}

fn they(doer: Doer) -> Subject {
    match doer {
        Doer::Player => Subject::Player(PlayerPhrase::Ref(PlayerRef {
            to: PlayerAntecedent::Open,
            word: PlayerPronoun::They,
        })),
        Doer::Card => Subject::Card(NounPhrase::Ref(Ref { to: Antecedent::Open, word: Pronoun::They })),
    }
}
