//! Spanish for the clause: subject, verb in its form, objects and adverbs.

use cards::tree::*;

use crate::phrase::adverb::spanish::{Around, adverb, adverbs};
use crate::phrase::event::spanish::subject;
use crate::phrase::noun::spanish::{noun_concord, noun_phrase, stat, stat_concord};
use crate::phrase::player::spanish::possessed;
use crate::phrase::verb::spanish::predicate;
use crate::phrase::verb::{Doer, doer};
use crate::spanish::*;

/// What a sentence asks of its clauses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// A main clause: an order, or a statement where there is a subject.
    Main,
    /// After "puedes" and "para".
    Infinitive,
    /// After "que".
    Subjunctive,
}

/// The subject that a later clause of a series may leave out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Carried {
    pub concord: Concord,
    pub doer: Doer,
}

/// A clause, and the subject that the next one may leave out.
pub fn clause_words(
    clause: &Clause,
    mode: Mode,
    carried: Option<Carried>,
    cx: &mut Context,
) -> (String, Option<Carried>) {
    let clause = &with_counted_object(clause);
    if let Some(text) = without_subject(clause, mode, cx) {
        return (text, carried);
    }
    let carried = match &clause.subject {
        Subject::Implied => carried.filter(|before| before.doer == doer(&clause.verb)),
        _ => None,
    };
    let (who, concord) = match carried {
        Some(before) => (String::new(), before.concord),
        None => subject(&clause.subject, cx),
    };
    let form = form_of(clause, mode, carried, concord);
    let words = predicate_words(clause, form, concord, cx);
    (spaced(&[who, words]), carries(clause, concord).or(carried))
}

fn carries(clause: &Clause, concord: Concord) -> Option<Carried> {
    match &clause.subject {
        Subject::Implied => None,
        Subject::Player(_) => Some(Carried { concord, doer: Doer::Player }),
        Subject::Card(_) | Subject::Damage(_) | Subject::AnEffect | Subject::ActionOrAbility => {
            Some(Carried { concord, doer: Doer::Card })
        }
    }
}

fn form_of(clause: &Clause, mode: Mode, carried: Option<Carried>, concord: Concord) -> Form {
    let left_out = clause.subject == Subject::Implied && carried.is_none();
    match mode {
        Mode::Main if left_out => Form::Order,
        Mode::Main => Form::present(concord),
        Mode::Infinitive if left_out || concord == Concord::YOU => Form::Infinitive,
        Mode::Infinitive => Form::present(concord),
        Mode::Subjunctive => Form::subjunctive(concord),
    }
}

/// Verb, objects and adverbs.
pub fn predicate_words(clause: &Clause, form: Form, subject: Concord, cx: &mut Context) -> String {
    let predicate = predicate(&clause.verb, subject, cx);
    cx.subject = subject;
    let around = Around { subject, object: object_concord(&clause.verb, cx) };
    let all: Vec<&Adverb> = clause.early.iter().chain(&clause.adverbs).collect();
    let also = if all.contains(&&Adverb::Also) { "también" } else { "" };
    // "jugar gratis un personaje": short words stand beside a verb that has a long object.
    let manner: Vec<&Adverb> = match clause.verb {
        Verb::Play(_) | Verb::Move { .. } | Verb::UseAbility { .. } => {
            all.iter().copied().filter(|word| matches!(word, Adverb::ForFree | Adverb::Again)).collect()
        }
        _ => Vec::new(),
    };
    // "igual a" belongs to the amount; "each" after an amount of damage belongs to who takes it.
    let is_equal = |word: &&Adverb| matches!(word, Adverb::EqualTo { .. });
    let each_of = clause.early.contains(&Adverb::Each) && is_damage(&clause.verb);
    let early: Vec<&Adverb> = clause
        .early
        .iter()
        .filter(|word| !(each_of && **word == Adverb::Each) && !manner.contains(word))
        .chain(clause.adverbs.iter().filter(is_equal))
        .collect();
    let late: Vec<&Adverb> =
        clause.adverbs.iter().filter(|word| !is_equal(word) && !manner.contains(word)).collect();
    let mut predicate = if each_of { to_each(predicate) } else { predicate };
    predicate.manner = spaced(&manner.iter().map(|word| adverb(word, around, cx)).collect::<Vec<_>>());
    if is_damage(&clause.verb) && all.iter().any(is_equal) {
        predicate.order = Order::ComplementFirst;
    }
    let early: Vec<String> = early.into_iter().map(|word| adverb(word, around, cx)).collect();
    let text = predicate.write(form, &spaced(&early));
    spaced(&[also.to_owned(), text, adverbs(&late, around, cx)])
}

fn is_damage(verb: &Verb) -> bool {
    matches!(
        verb,
        Verb::Deal { .. } | Verb::RemoveDamage { .. } | Verb::PutDamage { .. } | Verb::DealTo { .. }
    )
}

/// "a 2 personajes" to "a cada uno de 2 personajes".
fn to_each(predicate: Predicate) -> Predicate {
    let complement = match predicate.complement.split_once(' ') {
        Some((preposition, rest)) => format!("{preposition} cada uno de {rest}"),
        None => predicate.complement.clone(),
    };
    predicate.complement(complement)
}

/// "draw cards equal to …" counts its cards: "una cantidad de cartas igual a …".
fn with_counted_object(clause: &Clause) -> Clause {
    let mut clause = clause.clone();
    let counts =
        clause.adverbs.iter().chain(&clause.early).any(|word| matches!(word, Adverb::EqualTo { .. }));
    if let Verb::Draw(NounPhrase::Noun(noun)) | Verb::Discard(NounPhrase::Noun(noun)) = &mut clause.verb
        && counts
        && noun.quantity == Quantity::Bare
    {
        noun.quantity = Quantity::ANumberOf;
    }
    clause
}

fn object_concord(verb: &Verb, cx: &Context) -> Concord {
    match verb {
        Verb::Play(play) => noun_concord(&play.what, cx),
        _ => Concord::MASCULINE,
    }
}

/// Clauses whose English subject is none in Spanish.
fn without_subject(clause: &Clause, mode: Mode, cx: &mut Context) -> Option<String> {
    let mood = match mode {
        Mode::Main | Mode::Infinitive => Mood::Indicative,
        Mode::Subjunctive => Mood::Subjunctive,
    };
    match &clause.verb {
        // "a este personaje no se le puede infligir daño".
        Verb::Cannot { deeds, .. } if **deeds == [Deed::BeDealtDamage] => {
            let (who, concord) = subject(&clause.subject, cx);
            let who = if who.is_empty() { who } else { to(&who) };
            let may = PODER.present(mood, Concord::MASCULINE);
            let words = format!("no {} {may} infligir daño", concord.count("se le", "se les"));
            let all: Vec<&Adverb> = clause.early.iter().chain(&clause.adverbs).collect();
            let around = Around { subject: concord, object: concord };
            Some(spaced(&[who, words, adverbs(&all, around, cx)]))
        }
        Verb::StatFloor { stat: which, of } => {
            let what = possessed(of, stat(*which), stat_concord(*which), cx);
            let form = Form::Finite { mood, tense: Tense::Present, subject: Concord::FEMININE };
            Some(spaced(&[what, predicate_words(clause, form, Concord::FEMININE, cx)]))
        }
        Verb::OnlyCan { what, .. } => {
            let concord = noun_concord(what, cx);
            let what = noun_phrase(what, Role::Subject, cx);
            let form = Form::Finite { mood, tense: Tense::Present, subject: concord };
            Some(spaced(&["solo", &what, &predicate_words(clause, form, concord, cx)]))
        }
        _ => None,
    }
}
