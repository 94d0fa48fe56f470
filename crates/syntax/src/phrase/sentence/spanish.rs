//! Spanish for sentences: what opens them, and how acts are joined.

use crate::tree::*;

use super::ends_in_list;
use crate::phrase::adverb::spanish::duration;
use crate::phrase::amount::spanish::each;
use crate::phrase::clause::spanish::{Carried, Mode, clause_words};
use crate::phrase::condition::spanish::condition;
use crate::phrase::event::spanish::{event, subject, trigger_heads};
use crate::phrase::noun::spanish::noun_concord;
use crate::phrase::player::spanish::{player_concord, player_subject, possessed, turn_period};
use crate::phrase::verb::Doer;
use crate::spanish::*;

/// Sentences with their stops; the first begins in lower case.
pub(crate) fn sentences(sentences: &[Sentence], last: FinalStop, cx: &mut Context) -> String {
    let mut text = String::new();
    for (index, one) in sentences.iter().enumerate() {
        if index > 0 {
            cx.new_sentence();
        }
        let words = sentence(one, cx);
        if index > 0 {
            let gap = if text.ends_with('\n') { "" } else { " " };
            text.push_str(gap);
            text.push_str(&capital(&words));
        } else {
            text.push_str(&words);
        }
        let stop = index + 1 < sentences.len() || last == FinalStop::Printed;
        if stop && !ends_in_list(&one.act) && !text.ends_with(".»") {
            text.push('.');
        }
    }
    text
}

fn sentence(sentence: &Sentence, cx: &mut Context) -> String {
    cx.subject = first_subject(&sentence.act, cx);
    let leads = leads(&sentence.lead, cx);
    let (act, _) = act(&sentence.act, Mode::Main, None, cx);
    spaced(&[leads, act])
}

/// The subject that an opening "mientras sea desafiado" speaks of.
fn first_subject(act: &Act, cx: &Context) -> Concord {
    match act {
        Act::Clause(Clause { subject: Subject::Card(noun), .. }) => noun_concord(noun, cx),
        Act::Series { acts, .. } | Act::Or(acts) => {
            acts.first().map_or(Concord::MASCULINE, |first| first_subject(first, cx))
        }
        Act::Clause(_)
        | Act::May { .. }
        | Act::To { .. }
        | Act::ChooseOne { .. }
        | Act::ChooseLabel { .. }
        | Act::Cases { .. }
        | Act::Trigger(_)
        | Act::Replace(_)
        | Act::If { .. } => Concord::MASCULINE,
    }
}

/// What opens a sentence, with its commas.
pub(crate) fn leads(leads: &[Lead], cx: &mut Context) -> String {
    let words: Vec<String> = leads
        .iter()
        .map(|one| match one {
            Lead::Then(ThenComma::None) => lead(one, cx),
            _ => format!("{},", lead(one, cx)),
        })
        .collect();
    spaced(&words)
}

fn lead(lead: &Lead, cx: &mut Context) -> String {
    match lead {
        Lead::Then(_) => "luego".to_owned(),
        Lead::Otherwise => "de lo contrario".to_owned(),
        Lead::If(asked) => format!("si {}", condition(asked, Mood::Indicative, cx)),
        Lead::While(asked) | Lead::AsLongAs(asked) => {
            format!("mientras {}", condition(asked, Mood::Subjunctive, cx))
        }
        Lead::Unless(asked) => format!("a menos que {}", condition(asked, Mood::Subjunctive, cx)),
        Lead::ForEach(counted) => each(counted, cx),
        Lead::Duration(how_long) => duration(how_long, cx),
        Lead::During(period) => format!("durante {}", turn_period(period, cx)),
        Lead::Limit(limit) => limit_words(limit, cx),
        Lead::EachTurn => "cada turno".to_owned(),
        Lead::DuringChallenges => "durante los desafíos".to_owned(),
        Lead::StartingWithYou => "empezando por ti".to_owned(),
    }
}

fn limit_words(limit: &Limit, cx: &Context) -> String {
    let times = match limit.times {
        Times::Once => "una vez",
        Times::Twice => "dos veces",
    };
    match &limit.per {
        LimitPeriod::PerTurn => format!("{times} por turno"),
        LimitPeriod::PerGame => format!("{times} por partida"),
        LimitPeriod::During(period) => format!("{times} durante {}", turn_period(period, cx)),
    }
}

/// An act told as a fact: "su jugador paga 3 {I}".
pub(crate) fn act_told(act_: &Act, cx: &mut Context) -> String {
    act(act_, Mode::Main, None, cx).0
}

/// An act after "que": "su jugador pague 3 {I}".
pub(crate) fn act_subjunctive(act_: &Act, cx: &mut Context) -> String {
    act(act_, Mode::Subjunctive, None, cx).0
}

/// An act, and the subject that the next one may leave out.
fn act(act_: &Act, mode: Mode, carried: Option<Carried>, cx: &mut Context) -> (String, Option<Carried>) {
    match act_ {
        Act::Clause(clause) => clause_words(clause, mode, carried, cx),
        Act::Series { acts, joins } => series(acts, joins, mode, carried, cx),
        Act::May { who, act: allowed } => may(who, allowed, mode, cx),
        Act::To { first, then } => {
            let (first, after) = act(first, mode, carried, cx);
            let purpose = purpose(then, cx);
            (spaced(&[first, purpose]), after)
        }
        Act::Or(acts) => or_acts(acts, mode, carried, cx),
        Act::ChooseOne { who, count, both_if, then_count, options, word: _, mark: _ } => {
            (choose_one(who, (*count, both_if.as_ref(), *then_count), options, mode, carried, cx), carried)
        }
        Act::ChooseLabel { who, options } => (choose_label(who, options, cx), carried),
        Act::Cases { of, cases: all } => (cases(of, all, cx), carried),
        Act::Trigger(made) => (triggered(made, FinalStop::Omitted, cx), carried),
        Act::Replace(made) => (replacement(made, FinalStop::Omitted, cx), carried),
        Act::If { condition: asked, act: then } => {
            let asked = condition(asked, Mood::Indicative, cx);
            let (then, after) = act(then, mode, carried, cx);
            (format!("si {asked}, {then}"), after)
        }
    }
}

fn series(
    acts: &[Act],
    joins: &[SeriesJoin],
    mode: Mode,
    mut carried: Option<Carried>,
    cx: &mut Context,
) -> (String, Option<Carried>) {
    let mut text = String::new();
    for (index, one) in acts.iter().enumerate() {
        let (words, after) = act(one, mode, carried, cx);
        carried = after;
        if let Some(join) = index.checked_sub(1).and_then(|before| joins.get(before)) {
            text.push_str(&join_words(*join, mode, &words));
        }
        text.push_str(&words);
    }
    (text, carried)
}

fn join_words(join: SeriesJoin, mode: Mode, next: &str) -> String {
    match join {
        SeriesJoin::CommaThen if mode == Mode::Infinitive => " y luego ".to_owned(),
        SeriesJoin::And | SeriesJoin::CommaAnd => format!(" {} ", and(next)),
        SeriesJoin::Comma => ", ".to_owned(),
        SeriesJoin::CommaThen => ", luego ".to_owned(),
        SeriesJoin::CommaThenComma => " y luego, ".to_owned(),
        SeriesJoin::Then => " luego ".to_owned(),
        SeriesJoin::AndThen => " y luego ".to_owned(),
        SeriesJoin::CommaAndThen => " y luego ".to_owned(),
        SeriesJoin::CommaBut => ", pero ".to_owned(),
        SeriesJoin::AndComma => " y, ".to_owned(),
    }
}

/// "puedes robar una carta".
fn may(who: &PlayerPhrase, allowed: &Act, mode: Mode, cx: &mut Context) -> (String, Option<Carried>) {
    let concord = player_concord(who, cx);
    let who_words = player_subject(who, cx);
    let verb = match mode {
        Mode::Main => PODER.present(Mood::Indicative, concord),
        Mode::Infinitive => PODER.infinitive,
        Mode::Subjunctive => PODER.present(Mood::Subjunctive, concord),
    };
    // "también puedes desterrar": the word goes before the first verb.
    let also = if is_also(allowed) { "también" } else { "" };
    let allowed = if is_also(allowed) { &without_also(allowed) } else { allowed };
    let (allowed, after) = act(allowed, Mode::Infinitive, None, cx);
    let carried = match who {
        PlayerPhrase::You => after,
        _ => Some(Carried { concord, doer: Doer::Player }),
    };
    (spaced(&[who_words.as_str(), also, verb, allowed.as_str()]), carried)
}

fn is_also(act: &Act) -> bool {
    matches!(act, Act::Clause(clause) if clause.adverbs.contains(&Adverb::Also))
}

fn without_also(act: &Act) -> Act {
    let mut act = act.clone();
    if let Act::Clause(clause) = &mut act {
        clause.adverbs.retain(|word| *word != Adverb::Also);
    }
    act
}

/// "para robar una carta", "para que ese jugador robe una carta".
fn purpose(then: &Act, cx: &mut Context) -> String {
    if has_subject(then) {
        format!("para que {}", act_subjunctive(then, cx))
    } else {
        format!("para {}", act(then, Mode::Infinitive, None, cx).0)
    }
}

/// Whether an act begins with a subject other than "you".
fn has_subject(act: &Act) -> bool {
    match act {
        Act::Clause(clause) => {
            !matches!(clause.subject, Subject::Implied | Subject::Player(PlayerPhrase::You))
        }
        Act::Series { acts, .. } | Act::Or(acts) => acts.first().is_some_and(has_subject),
        Act::May { who, .. } => *who != PlayerPhrase::You,
        Act::To { first, .. } => has_subject(first),
        Act::ChooseOne { who, .. } => *who != Subject::Implied,
        Act::If { act, .. } => has_subject(act),
        Act::ChooseLabel { .. } | Act::Cases { .. } | Act::Trigger(_) | Act::Replace(_) => false,
    }
}

fn or_acts(
    acts: &[Act],
    mode: Mode,
    mut carried: Option<Carried>,
    cx: &mut Context,
) -> (String, Option<Carried>) {
    let mut words = Vec::new();
    for one in acts {
        let (text, after) = act(one, mode, carried, cx);
        carried = after;
        words.push(text);
    }
    (list(&words, Join::Or), carried)
}

/// "una opción", "hasta dos opciones".
fn option_count(count: OptionCount) -> String {
    let words = |number: u32| match number {
        2 => "dos".to_owned(),
        3 => "tres".to_owned(),
        4 => "cuatro".to_owned(),
        number => number.to_string(),
    };
    match count {
        OptionCount::One => "una opción".to_owned(),
        OptionCount::OneOrBoth => "una opción o ambas".to_owned(),
        OptionCount::OneOrMore => "una o más opciones".to_owned(),
        OptionCount::N(number) => format!("{} opciones", words(number)),
        OptionCount::UpTo(number) => format!("hasta {} opciones", words(number)),
    }
}

fn choose_one(
    who: &Subject,
    (count, both_if, then_count): (OptionCount, Option<&Condition>, ThenCount),
    options: &[Vec<Sentence>],
    mode: Mode,
    carried: Option<Carried>,
    cx: &mut Context,
) -> String {
    let (who_words, concord) = subject(who, cx);
    let (concord, left_out) = match (who, carried) {
        (Subject::Implied, Some(before)) => (before.concord, false),
        (Subject::Implied, None) => (Concord::YOU, true),
        _ => (concord, false),
    };
    let form = match mode {
        Mode::Main if left_out => Form::Order,
        Mode::Main => Form::present(concord),
        Mode::Infinitive => Form::Infinitive,
        Mode::Subjunctive => Form::subjunctive(concord),
    };
    let verb = Predicate::new(ELEGIR).object(option_count(count)).write(form, "");
    let mut text = spaced(&[who_words, verb]);
    if let Some(condition) = both_if {
        let condition = crate::phrase::condition::spanish::condition(condition, Mood::Indicative, cx);
        let more = match then_count {
            ThenCount::Both => "ambas".to_owned(),
            ThenCount::All => "todas".to_owned(),
            ThenCount::AnyNumber => "cualquier número de opciones".to_owned(),
            ThenCount::N(number) => option_count(OptionCount::N(number)),
            ThenCount::UpTo(number) => option_count(OptionCount::UpTo(number)),
        };
        text.push_str(&format!(". Si {condition}, elige {more} en vez de eso"));
    }
    text.push(':');
    for option in options {
        cx.new_sentence();
        text.push_str("\n• ");
        text.push_str(&capital(&sentences(option, FinalStop::Printed, cx)));
    }
    text
}

fn choose_label(who: &PlayerPhrase, options: &[Labelled], cx: &mut Context) -> String {
    let concord = player_concord(who, cx);
    let labels: Vec<String> = options.iter().map(|option| option.label.to_string()).collect();
    let choice = format!("{} {}:", ELEGIR.present(Mood::Indicative, concord), list(&labels, Join::Or));
    let mut text = spaced(&[player_subject(who, cx), choice]);
    for option in options {
        cx.new_sentence();
        let words = sentences(&option.sentences, FinalStop::Printed, cx);
        text.push_str(&format!("\n• {} {}", option.label, capital(&words)));
    }
    text
}

/// A case split on the type of the card just put or revealed.
fn cases(of: &Possessor, cases: &[Case], cx: &mut Context) -> String {
    let mut text = format!("si {} es:", possessed(of, "tipo de carta", Concord::MASCULINE, cx));
    for case in cases {
        cx.new_sentence();
        let kinds: Vec<String> = case.kinds.iter().map(|kind| kind_word(kind, Number::Singular).0).collect();
        let words = sentences(&case.sentences, FinalStop::Printed, cx);
        text.push_str(&format!("\n• {}, {words}", list(&kinds, case.join)));
    }
    text
}

/// A triggered ability.
pub(crate) fn triggered(made: &Triggered, last: FinalStop, cx: &mut Context) -> String {
    let leads = leads(&made.lead, cx);
    let heads = format!("{},", trigger_heads(&made.heads, cx));
    spaced(&[leads, heads, sentences(&made.effects, last, cx)])
}

/// A replacement: "si … fuera a …, … en su lugar".
pub(crate) fn replacement(made: &Replacement, last: FinalStop, cx: &mut Context) -> String {
    let leads = leads(&made.lead, cx);
    let opening = match made.word {
        ReplacementWord::If => "si",
        ReplacementWord::When => "cuando",
        ReplacementWord::Whenever => "cada vez que",
        ReplacementWord::TheFirstTime => "la primera vez que",
        ReplacementWord::TheFirstTimeEachTurn => "la primera vez cada turno que",
        ReplacementWord::TheNextTime => "la próxima vez que",
    };
    let mood = match made.word {
        ReplacementWord::If => Mood::Indicative,
        ReplacementWord::When
        | ReplacementWord::Whenever
        | ReplacementWord::TheFirstTime
        | ReplacementWord::TheFirstTimeEachTurn
        | ReplacementWord::TheNextTime => Mood::Subjunctive,
    };
    let would = event(&made.would, mood, cx);
    spaced(&[leads, format!("{opening} {would},"), sentences(&made.instead, last, cx)])
}
