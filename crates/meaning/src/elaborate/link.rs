//! How sentences hang together: what opens them, whether they replace the one before, of which players they are said.
//!
//! Only words are looked at here, and nothing is written.

use ::syntax::tree;

use super::adverb::{Outer, is_source_in_play};
use super::{Part, Res, gap};
use crate::meaning::Wish;

/// How a sentence hangs on the one before.
#[derive(Default)]
pub(super) struct Link<'t> {
    /// "If you do": only if the sentence before was done.
    pub(super) if_done: bool,
    /// "If you do either": only if one of its options was done.
    pub(super) if_either: bool,
    /// "If they don't": only if it was not.
    pub(super) if_not_done: bool,
    pub(super) otherwise: bool,
    /// Conditions of its own.
    pub(super) conditions: Vec<(&'t tree::Condition, bool)>,
}

/// "Whenever … this turn, you may draw a card. If you do, …": what hangs on the effect of an ability that is left behind is part of
/// that ability (6.1.4, 6.2.7).
pub(super) fn within_triggers(sentences: &[tree::Sentence]) -> Vec<tree::Sentence> {
    let mut all: Vec<tree::Sentence> = Vec::with_capacity(sentences.len());
    for sentence in sentences {
        match all.last_mut() {
            Some(tree::Sentence { act: tree::Act::Trigger(triggered), .. }) if hangs_on_last(sentence) => {
                triggered.effects.push(sentence.clone());
            }
            _ => all.push(sentence.clone()),
        }
    }
    all
}

/// Whether a sentence asks what became of the one before.
fn hangs_on_last(sentence: &tree::Sentence) -> bool {
    let mut link = Link::default();
    for lead in &sentence.lead {
        match lead {
            tree::Lead::Otherwise => link.otherwise = true,
            tree::Lead::If(condition) => sort_if(condition, &mut link),
            _ => {}
        }
    }
    link.if_done || link.if_either || link.if_not_done || link.otherwise
}

/// Whether the act is an optional search.
pub(super) fn searches(act: &tree::Act) -> bool {
    match act {
        tree::Act::May { act, .. } => has_verb(act, &|verb| matches!(verb, tree::Verb::Search { .. })),
        _ => false,
    }
}

/// Whether the act shuffles a deck.
pub(super) fn shuffles(act: &tree::Act) -> bool {
    has_verb(act, &|verb| matches!(verb, tree::Verb::ShuffleZone(_)))
}

pub(super) fn has_verb(act: &tree::Act, is: &dyn Fn(&tree::Verb) -> bool) -> bool {
    match act {
        tree::Act::Clause(clause) => is(&clause.verb),
        tree::Act::Series { acts, .. } => acts.iter().any(|act| has_verb(act, is)),
        _ => false,
    }
}

/// The durations of a clause.
pub(super) fn durations_of(clause: &tree::Clause) -> impl Iterator<Item = &tree::Duration> {
    clause.adverbs.iter().filter_map(|adverb| match adverb {
        tree::Adverb::Duration(duration) => Some(duration),
        _ => None,
    })
}

/// How long what the act says lasts.
pub(super) fn durations(act: &tree::Act) -> Vec<tree::Duration> {
    match act {
        tree::Act::Clause(clause) => clause
            .adverbs
            .iter()
            .filter_map(|adverb| match adverb {
                tree::Adverb::Duration(duration) => Some(duration.clone()),
                _ => None,
            })
            .collect(),
        tree::Act::Series { acts, .. } => acts.last().map(durations).unwrap_or_default(),
        tree::Act::May { act, .. } => durations(act),
        tree::Act::To { then, .. } => durations(then),
        _ => Vec::new(),
    }
}

/// Sorts what opens a sentence.
pub(super) fn leads<'t>(leads: &'t [tree::Lead], outer: &mut Outer<'t>) -> Res<Link<'t>> {
    let mut link = Link::default();
    for lead in leads {
        match lead {
            // 6.7.6: turn order begins with the active player anyway.
            tree::Lead::Then(_) | tree::Lead::StartingWithYou => {}
            tree::Lead::Otherwise => link.otherwise = true,
            tree::Lead::If(condition) => sort_if(condition, &mut link),
            tree::Lead::While(condition) | tree::Lead::AsLongAs(condition)
                if is_source_in_play(condition) =>
            {
                outer.with_source = true;
            }
            tree::Lead::While(condition) | tree::Lead::AsLongAs(condition) => {
                link.conditions.push((condition, false));
            }
            tree::Lead::Unless(condition) => link.conditions.push((condition, true)),
            tree::Lead::ForEach(each) => outer.each.push(each),
            tree::Lead::Duration(duration) => outer.durations.push(duration),
            tree::Lead::During(_)
            | tree::Lead::Limit(_)
            | tree::Lead::EachTurn
            | tree::Lead::DuringChallenges => return gap(Part::Sentence, "an opener of an effect", lead),
        }
    }
    Ok(link)
}

/// "If you do", alone or with a further condition.
pub(super) fn sort_if<'t>(condition: &'t tree::Condition, link: &mut Link<'t>) {
    match condition {
        tree::Condition::Does { negated: tree::Negation::No, what: tree::DoWhat::Either, .. } => {
            link.if_either = true;
        }
        tree::Condition::Does { who, .. } if is_no_player(who) => link.conditions.push((condition, false)),
        tree::Condition::Does { negated: tree::Negation::No, .. }
        | tree::Condition::CardDoes { negated: tree::Negation::No, .. } => link.if_done = true,
        tree::Condition::Does {
            negated: tree::Negation::Not | tree::Negation::NotApart | tree::Negation::Cannot,
            ..
        }
        | tree::Condition::CardDoes {
            negated: tree::Negation::Not | tree::Negation::NotApart | tree::Negation::Cannot,
            ..
        } => link.if_not_done = true,
        tree::Condition::All(all) if all.iter().any(|one| matches!(one, tree::Condition::Does { .. })) => {
            all.iter().for_each(|one| sort_if(one, link));
        }
        condition => link.conditions.push((condition, false)),
    }
}

/// Whether what is done instead is a "may".
pub(super) fn wish(act: &tree::Act) -> Wish {
    match act {
        tree::Act::May { .. } => Wish::May,
        tree::Act::Series { acts, .. } => acts.first().map_or(Wish::Must, wish),
        _ => Wish::Must,
    }
}

/// Whether a sentence replaces the one before; "instead of into your discard" is about a place.
pub(super) fn is_instead(act: &tree::Act) -> bool {
    match act {
        tree::Act::Clause(clause) => clause
            .adverbs
            .iter()
            .chain(&clause.early)
            .any(|adverb| matches!(adverb, tree::Adverb::Instead(None))),
        tree::Act::May { act, .. } => is_instead(act),
        tree::Act::Series { acts, .. } => acts.iter().any(is_instead),
        _ => false,
    }
}

/// Whether the phrase means several players that act one after another.
pub(super) fn is_many(phrase: &tree::PlayerPhrase) -> bool {
    match phrase {
        tree::PlayerPhrase::Described(noun) => !matches!(
            noun.det,
            tree::PlayerDet::Chosen | tree::PlayerDet::AnotherChosen | tree::PlayerDet::AnyNumberOf
        ),
        _ => false,
    }
}

pub(super) fn leaves_subject_out(act: &tree::Act) -> bool {
    match act {
        tree::Act::Clause(clause) => clause.subject == tree::Subject::Implied,
        tree::Act::To { first, .. } => leaves_subject_out(first),
        tree::Act::Series { acts, .. } => acts.first().is_some_and(leaves_subject_out),
        _ => false,
    }
}

/// The player, or players, of whom an act is said.
pub(super) fn leading_player(act: &tree::Act) -> Option<&tree::PlayerPhrase> {
    match act {
        tree::Act::Clause(clause) => match &clause.subject {
            tree::Subject::Player(phrase) => Some(phrase),
            _ => None,
        },
        tree::Act::Series { acts, .. } => acts.first().and_then(leading_player),
        _ => None,
    }
}

/// The act as said of whoever is known to do it.
pub(super) fn without_player(act: &tree::Act) -> tree::Act {
    let mut plain = act.clone();
    match &mut plain {
        tree::Act::Clause(tree::Clause { subject: subject @ tree::Subject::Player(_), .. }) => {
            *subject = tree::Subject::Implied;
        }
        tree::Act::Series { acts, .. } => {
            if let Some(first) = acts.first_mut() {
                *first = without_player(first);
            }
        }
        _ => {}
    }
    plain
}

/// The players that a sentence is said of one by one; whether it is a "may".
pub(super) fn loop_subject(sentence: &tree::Sentence) -> Option<(&tree::PlayerPhrase, bool)> {
    if let [tree::Lead::ForEach(tree::Each::Player(phrase))] = sentence.lead.as_slice()
        && matches!(phrase, tree::PlayerPhrase::Described(noun) if noun.with.is_none())
    {
        return Some((phrase, false));
    }
    let is_plain = |lead: &tree::Lead| matches!(lead, tree::Lead::Then(_) | tree::Lead::StartingWithYou);
    if !sentence.lead.iter().all(is_plain) {
        return None;
    }
    act_loop(&sentence.act)
}

pub(super) fn act_loop(act: &tree::Act) -> Option<(&tree::PlayerPhrase, bool)> {
    match act {
        tree::Act::Clause(clause) => match &clause.subject {
            tree::Subject::Player(phrase)
                if is_many(phrase) && !super::clause::is_plain_deed(&clause.verb) =>
            {
                Some((phrase, false))
            }
            _ => None,
        },
        tree::Act::Series { acts, .. } => {
            let (first, rest) = acts.split_first()?;
            if !rest.iter().all(leaves_subject_out) {
                return None;
            }
            match first {
                tree::Act::Clause(clause) => match &clause.subject {
                    tree::Subject::Player(phrase) if is_many(phrase) => Some((phrase, false)),
                    _ => None,
                },
                _ => None,
            }
        }
        tree::Act::May { who, .. } if is_many(who) => Some((who, true)),
        _ => None,
    }
}

/// "Draw a card", "gain 1 lore": said to the player whose text it is, not to those of whom the sentence before was said.
pub(super) fn is_told_to_you(act: &tree::Act) -> bool {
    use tree::Verb as V;
    matches!(act, tree::Act::Clause(tree::Clause { subject: tree::Subject::Implied, verb, .. })
        if matches!(verb, V::Draw(_) | V::GainLore(_) | V::LoseLore(_) | V::GetCounters(_) | V::Deal { .. } | V::Banish(_)))
}

/// "If any of those cards are …", "banish those characters": of all that were shown or chosen, not of each player's.
pub(super) fn speaks_of_all(sentence: &tree::Sentence) -> bool {
    let asked = sentence.lead.iter().any(|lead| match lead {
        tree::Lead::If(tree::Condition::Is { what, .. } | tree::Condition::CardHas { what, .. }) => {
            are_those(what)
        }
        _ => false,
    });
    asked || is_done_to_those(&sentence.act)
}

fn are_those(what: &tree::NounPhrase) -> bool {
    match what {
        tree::NounPhrase::PartOf { of, .. } | tree::NounPhrase::Ref(of) => {
            match &of.word {
                tree::Pronoun::Those(_) => true,
                // "One of the revealed cards": of all of them.
                tree::Pronoun::The(_, head) => head.number == tree::Number::Plural,
                _ => false,
            }
        }
        tree::NounPhrase::This(_)
        | tree::NounPhrase::Noun(_)
        | tree::NounPhrase::Joined { .. }
        | tree::NounPhrase::Portion(_)
        | tree::NounPhrase::Gap => false,
    }
}

/// 6.7.6.1: what you do to all those that several players chose is one part, after they all chose.
fn is_done_to_those(act: &tree::Act) -> bool {
    match act {
        tree::Act::Clause(clause) => {
            let by_you = matches!(
                clause.subject,
                tree::Subject::Implied | tree::Subject::Player(tree::PlayerPhrase::You)
            );
            let what = match &clause.verb {
                tree::Verb::Choose(what) => Some(what.clone()),
                verb => super::clause::object_of(&mut verb.clone()).cloned(),
            };
            by_you && what.is_some_and(|what| are_those(&what))
        }
        tree::Act::Series { acts, .. } => acts.first().is_some_and(is_done_to_those),
        tree::Act::May { who: tree::PlayerPhrase::You, act } => is_done_to_those(act),
        _ => false,
    }
}

/// The sentence without the players that it is said of.
pub(super) fn without_subject(sentence: &tree::Sentence) -> tree::Sentence {
    let mut plain = sentence.clone();
    let leads = plain.lead.len();
    plain.lead.retain(|lead| !matches!(lead, tree::Lead::ForEach(tree::Each::Player(_))));
    if plain.lead.len() == leads {
        drop_subject(&mut plain.act);
    }
    plain
}

pub(super) fn drop_subject(act: &mut tree::Act) {
    match act {
        tree::Act::Clause(clause) => {
            if matches!(&clause.subject, tree::Subject::Player(phrase) if is_many(phrase)) {
                clause.subject = tree::Subject::Implied;
            }
        }
        tree::Act::Series { acts, .. } => {
            if let Some(first) = acts.first_mut() {
                drop_subject(first);
            }
        }
        _ => {}
    }
}

/// "No player", "no opponent".
pub(super) fn is_no_player(who: &tree::PlayerPhrase) -> bool {
    matches!(who, tree::PlayerPhrase::Described(tree::PlayerNoun { det: tree::PlayerDet::No, .. }))
}

fn is_who_does(who: &tree::PlayerPhrase) -> bool {
    matches!(
        who,
        tree::PlayerPhrase::Described(tree::PlayerNoun { with: Some(tree::PlayerFilter::WhoDoes), .. })
    )
}

/// Whether a sentence speaks of the players who did what they might.
pub(super) fn speaks_of_who_did(sentence: &tree::Sentence) -> bool {
    let did = |who: &tree::PlayerPhrase| {
        matches!(
            who,
            tree::PlayerPhrase::Described(tree::PlayerNoun {
                with: Some(tree::PlayerFilter::WhoDoes | tree::PlayerFilter::WhoDoesNot),
                det: tree::PlayerDet::Each | tree::PlayerDet::EachOther | tree::PlayerDet::All,
                ..
            })
        )
    };
    let lead = |lead: &tree::Lead| match lead {
        tree::Lead::If(tree::Condition::NobodyDoes(_)) => true,
        tree::Lead::If(tree::Condition::Does { who, .. }) => is_no_player(who),
        tree::Lead::ForEach(tree::Each::Player(who)) => is_who_does(who),
        _ => false,
    };
    let each = |adverb: &tree::Adverb| matches!(adverb, tree::Adverb::ForEach(tree::Each::Player(who)) if is_who_does(who));
    let act = match &sentence.act {
        tree::Act::Clause(clause) => {
            matches!(&clause.subject, tree::Subject::Player(who) if did(who))
                || clause.adverbs.iter().any(each)
        }
        tree::Act::May { who, .. } => did(who),
        _ => false,
    };
    act || sentence.lead.iter().any(lead)
}

/// "For each opponent who doesn't", of what was no offer: whoever may say no is counted where it is said.
pub(super) fn counts_who_could_not(sentences: &[tree::Sentence]) -> bool {
    let of_each = |each: &tree::Each| {
        matches!(
            each,
            tree::Each::Player(tree::PlayerPhrase::Described(tree::PlayerNoun {
                with: Some(tree::PlayerFilter::WhoDoesNot),
                ..
            }))
        )
    };
    let counts = |sentence: &tree::Sentence| {
        let in_act = match &sentence.act {
            tree::Act::Clause(clause) => clause
                .adverbs
                .iter()
                .any(|adverb| matches!(adverb, tree::Adverb::ForEach(each) if of_each(each))),
            _ => false,
        };
        in_act || sentence.lead.iter().any(|lead| matches!(lead, tree::Lead::ForEach(each) if of_each(each)))
    };
    let is_offer = |sentence: &tree::Sentence| matches!(sentence.act, tree::Act::May { .. });
    sentences.iter().any(counts) && !sentences.iter().any(is_offer)
}

/// "Each other opponent": than those of whom a sentence before speaks.
pub(super) fn speaks_of_other_opponents(sentence: &tree::Sentence) -> bool {
    let others = |who: &tree::PlayerPhrase| {
        matches!(
            who,
            tree::PlayerPhrase::Described(tree::PlayerNoun {
                det: tree::PlayerDet::EachOther,
                noun: tree::PlayerKind::Opponent | tree::PlayerKind::OpposingPlayer,
                ..
            })
        )
    };
    match &sentence.act {
        tree::Act::Clause(clause) => {
            matches!(&clause.subject, tree::Subject::Player(who) if others(who))
        }
        tree::Act::May { who, .. } => others(who),
        tree::Act::Series { acts, .. } => acts.iter().any(|act| {
            matches!(act, tree::Act::Clause(tree::Clause { subject: tree::Subject::Player(who), .. }) if others(who))
        }),
        _ => false,
    }
}
