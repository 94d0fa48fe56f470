use crate::tree::*;

use crate::cursor::{Cursor, Fail, Read};
use crate::grammar::{Agreement, agreement, player_agreement};
use crate::lex::TokenKind;
use crate::phrase::adverb::{read_duration, read_unless};
use crate::phrase::amount::read_each;
use crate::phrase::clause::{read_finite_clause, read_predicate};
use crate::phrase::condition::read_condition;
use crate::phrase::event::{read_trigger_heads, read_would_event};
use crate::phrase::noun::read_kind;
use crate::phrase::player::{read_player, read_possessor, read_turn_period};

/// Sentences up to the end of the text, a closing quotation mark or a line break, and whether the last has its stop.
pub(crate) fn read_sentences(c: &mut Cursor<'_>) -> Read<(Vec<Sentence>, FinalStop)> {
    let mut sentences = Vec::new();
    loop {
        let sentence = read_sentence(c)?;
        let closed = ends_in_list(&sentence.act) || after_quoted_stop(c) || c.eats(".");
        sentences.push(sentence);
        if at_boundary(c) {
            return Ok((sentences, if closed { FinalStop::Printed } else { FinalStop::Omitted }));
        }
        if !closed {
            return c.fail("the end of the sentence");
        }
    }
}

fn at_boundary(c: &Cursor<'_>) -> bool {
    c.at_end() || c.looking_at("\n") || c.looking_at("\"")
}

/// Whether a quoted ability with its own stop was just read; the sentence around it needs none.
fn after_quoted_stop(c: &Cursor<'_>) -> bool {
    let is = |back, mark| c.behind(back).is_some_and(|token| token.kind == TokenKind::Punctuation(mark));
    is(1, '"') && is(2, '.')
}

/// Whether an act closes with a list of options, each with its own stop.
pub(crate) fn ends_in_list(act: &Act) -> bool {
    match act {
        Act::Clause(_) => false,
        Act::Series { acts, .. } | Act::Or(acts) => acts.last().is_some_and(ends_in_list),
        Act::May { act, .. } | Act::If { act, .. } => ends_in_list(act),
        Act::To { then, .. } => ends_in_list(then),
        Act::ChooseOne { .. } | Act::ChooseLabel { .. } | Act::Cases { .. } => true,
        Act::Trigger(triggered) => triggered.effects.last().is_some_and(|last| ends_in_list(&last.act)),
        Act::Replace(replacement) => replacement.instead.last().is_some_and(|last| ends_in_list(&last.act)),
    }
}

/// One sentence, without its stop.
pub(crate) fn read_sentence(c: &mut Cursor<'_>) -> Read<Sentence> {
    c.nested(|c| {
        let lead = read_leads(c);
        if let Some(head) = c.optional(read_replacement_head) {
            let instead = vec![read_sentence(c)?];
            let ReplacementHead { word, would, comma } = head;
            let replacement = Replacement { lead: Vec::new(), word, would, comma, instead };
            return Ok(Sentence { lead, act: Act::Replace(Box::new(replacement)) });
        }
        if let Some(heads) = c.optional(read_heads) {
            let effects = vec![read_sentence(c)?];
            return Ok(Sentence {
                lead,
                act: Act::Trigger(Box::new(Triggered { lead: Vec::new(), heads, effects })),
            });
        }
        let (act, _) = read_act(c, Agreement::Plural)?;
        Ok(Sentence { lead, act })
    })
}

/// Trigger heads with the comma behind them.
pub(crate) fn read_heads(c: &mut Cursor<'_>) -> Read<Vec<TriggerHead>> {
    let heads = read_trigger_heads(c)?;
    c.eat(",")?;
    Ok(heads)
}

/// The front of a replacement: "if an effect would …,".
pub(crate) struct ReplacementHead {
    pub word: ReplacementWord,
    pub would: Event,
    pub comma: ThenComma,
}

pub(crate) fn read_replacement_head(c: &mut Cursor<'_>) -> Read<ReplacementHead> {
    let word = if c.eats("if") {
        ReplacementWord::If
    } else if c.eats("when") {
        ReplacementWord::When
    } else if c.eats("whenever") {
        ReplacementWord::Whenever
    } else if c.eats("the first time each turn") {
        ReplacementWord::TheFirstTimeEachTurn
    } else if c.eats("the first time") {
        ReplacementWord::TheFirstTime
    } else {
        c.eat("the next time")?;
        ReplacementWord::TheNextTime
    };
    let would = read_would_event(c)?;
    let comma = if c.eats(",") { ThenComma::Comma } else { ThenComma::None };
    Ok(ReplacementHead { word, would, comma })
}

/// Everything that opens a sentence, in printed order; stops before a replacement's "if … would".
pub(crate) fn read_leads(c: &mut Cursor<'_>) -> Vec<Lead> {
    let mut leads = Vec::new();
    loop {
        let mark = c.mark();
        if c.looking_at("if") && c.optional(read_replacement_head).is_some() {
            c.reset(mark);
            return leads;
        }
        match c.optional(read_lead) {
            Some(lead) => leads.push(lead),
            None => return leads,
        }
    }
}

fn read_lead(c: &mut Cursor<'_>) -> Read<Lead> {
    if c.eats("then") {
        return Ok(Lead::Then(if c.eats(",") { ThenComma::Comma } else { ThenComma::None }));
    }
    let lead = read_lead_words(c)?;
    c.eat(",")?;
    Ok(lead)
}

fn read_lead_words(c: &mut Cursor<'_>) -> Read<Lead> {
    if c.eats("otherwise") {
        return Ok(Lead::Otherwise);
    }
    if c.eats("if") {
        return Ok(Lead::If(read_condition(c)?));
    }
    if c.eats("while") {
        return Ok(Lead::While(read_condition(c)?));
    }
    if c.eats("as long as") {
        return Ok(Lead::AsLongAs(read_condition(c)?));
    }
    if c.eats("unless") {
        return Ok(Lead::Unless(read_unless(c)?));
    }
    if c.eats("for each") {
        return Ok(Lead::ForEach(read_each(c)?));
    }
    if c.eats("each turn") {
        return Ok(Lead::EachTurn);
    }
    if c.eats("during challenges") {
        return Ok(Lead::DuringChallenges);
    }
    if c.eats("starting with you") {
        return Ok(Lead::StartingWithYou);
    }
    if c.looking_at("once") || c.looking_at("twice") {
        return Ok(Lead::Limit(read_limit(c)?));
    }
    if let Some(period) = c.optional(read_during) {
        return Ok(Lead::During(period));
    }
    if c.looking_at("this turn")
        || c.looking_at("for the rest")
        || c.looking_at("until")
        || c.looking_at("during")
    {
        return Ok(Lead::Duration(read_duration(c)?));
    }
    c.fail("a sentence")
}

fn read_during(c: &mut Cursor<'_>) -> Read<TurnPeriod> {
    c.eat("during")?;
    read_turn_period(c)
}

fn read_limit(c: &mut Cursor<'_>) -> Read<Limit> {
    let times = if c.eats("once") {
        Times::Once
    } else {
        c.eat("twice")?;
        Times::Twice
    };
    let per = if c.eats("per turn") {
        LimitPeriod::PerTurn
    } else if c.eats("per game") {
        LimitPeriod::PerGame
    } else {
        LimitPeriod::During(read_during(c)?)
    };
    Ok(Limit { times, per })
}

/// What a sentence does. `carried` is the form of a verb whose subject is left out; the form that a following clause
/// would carry on comes back.
pub(crate) fn read_act(c: &mut Cursor<'_>, carried: Agreement) -> Read<(Act, Agreement)> {
    c.nested(|c| {
        let (first, mut carried) = read_unit(c, carried)?;
        let mut acts = vec![first];
        let mut joins = Vec::new();
        while let Some(last) = acts.pop() {
            if ends_in_list(&last) {
                acts.push(last);
                break;
            }
            if let Some((other, agreement)) = c.optional(|c| read_after(c, "or", carried)) {
                carried = agreement;
                acts.push(or(last, other));
                continue;
            }
            acts.push(last);
            if let Some((then, _)) = c.optional(read_purpose) {
                pay_first(&mut acts, &mut joins, then);
                break;
            }
            if let Some(next) = c.optional(read_same_verb).filter(|_| acts.last().is_some_and(takes_more)) {
                joins.push(SeriesJoin::And);
                acts.push(next);
                continue;
            }
            let Some((join, next, agreement)) = c.optional(|c| read_joined(c, carried)) else { break };
            carried = agreement;
            joins.push(join);
            acts.push(next);
        }
        Ok((series(acts, joins)?, carried))
    })
}

/// "and Evasive until the start of your next turn", after "gains Rush this turn".
fn read_same_verb(c: &mut Cursor<'_>) -> Read<Act> {
    c.eat("and")?;
    let verb = crate::phrase::verb::read_more_given(c)?;
    let adverbs = crate::phrase::adverb::read_adverbs(c);
    if adverbs.is_empty() {
        return c.fail("how long");
    }
    Ok(Act::Clause(Clause { subject: Subject::Implied, verb, early: Vec::new(), adverbs }))
}

/// Whether what is got or gained can be followed by more of it.
fn takes_more(act: &Act) -> bool {
    matches!(act, Act::Clause(Clause { verb: Verb::Get(_) | Verb::Gain(_) | Verb::Has(_), adverbs, .. }) if !adverbs.is_empty())
}

fn read_after(c: &mut Cursor<'_>, word: &'static str, carried: Agreement) -> Read<(Act, Agreement)> {
    c.eat(word)?;
    read_unit(c, carried)
}

/// "to" and what is got for it.
fn read_purpose(c: &mut Cursor<'_>) -> Read<(Act, Agreement)> {
    c.eat("to")?;
    read_act(c, Agreement::Plural)
}

fn or(first: Act, second: Act) -> Act {
    match first {
        Act::Or(mut acts) => {
            acts.push(second);
            Act::Or(acts)
        }
        first => Act::Or(vec![first, second]),
    }
}

/// What is joined by "and" just before a "to" is done for it; what a comma or "then" parts from it is not (6.1.5).
fn pay_first(acts: &mut Vec<Act>, joins: &mut Vec<SeriesJoin>, then: Act) {
    let start = joins.iter().rposition(|join| *join != SeriesJoin::And).map_or(0, |index| index + 1);
    let group = acts.split_off(start);
    let group_joins = joins.split_off(start);
    if let Ok(first) = series(group, group_joins) {
        acts.push(Act::To { first: Box::new(first), then: Box::new(then) });
    }
}

fn series(mut acts: Vec<Act>, joins: Vec<SeriesJoin>) -> Read<Act> {
    match acts.len() {
        0 => Err(Fail),
        1 => acts.pop().ok_or(Fail),
        _ => Ok(Act::Series { acts, joins }),
    }
}

fn read_joined(c: &mut Cursor<'_>, carried: Agreement) -> Read<(SeriesJoin, Act, Agreement)> {
    let join = read_join(c)?;
    if matches!(join, SeriesJoin::AndComma | SeriesJoin::CommaThenComma) && !c.looking_at("if") {
        return c.fail("a condition");
    }
    let (act, agreement) = read_unit(c, carried)?;
    Ok((join, act, agreement))
}

fn read_join(c: &mut Cursor<'_>) -> Read<SeriesJoin> {
    for (words, join) in [
        (", and then", SeriesJoin::CommaAndThen),
        (", then,", SeriesJoin::CommaThenComma),
        (", then", SeriesJoin::CommaThen),
        (", and", SeriesJoin::CommaAnd),
        (", but", SeriesJoin::CommaBut),
        (",", SeriesJoin::Comma),
        ("and,", SeriesJoin::AndComma),
        ("and then", SeriesJoin::AndThen),
        ("and", SeriesJoin::And),
        ("then", SeriesJoin::Then),
    ] {
        if c.looking_at(words) {
            c.eat(words)?;
            return Ok(join);
        }
    }
    c.fail("the end of the sentence")
}

/// One part of a series: a clause, an option, a choice, a part with its own condition.
fn read_unit(c: &mut Cursor<'_>, carried: Agreement) -> Read<(Act, Agreement)> {
    if c.looking_at("if") {
        if let Some(cases) = c.optional(read_cases) {
            return Ok((cases, carried));
        }
        return c.attempt(|c| read_conditional(c, carried));
    }
    if let Some(act) = c.optional(|c| read_choice(c, Subject::Implied, carried)) {
        return Ok((act, carried));
    }
    if let Some(clause) = c.optional(|c| read_predicate(c, Subject::Implied, carried)) {
        return Ok((Act::Clause(clause), carried));
    }
    if let Some(read) = c.optional(read_player_unit) {
        return Ok(read);
    }
    let clause = read_finite_clause(c)?;
    let agreement = agreement(&clause.subject);
    Ok((Act::Clause(clause), agreement))
}

/// "if its card type is:" and a bullet for each case.
fn read_cases(c: &mut Cursor<'_>) -> Read<Act> {
    c.eat("if")?;
    let of = read_possessor(c)?;
    c.eat("card type is:")?;
    let mut cases = vec![read_case(c)?];
    while c.looking_at("\n") {
        cases.push(read_case(c)?);
    }
    Ok(Act::Cases { of, cases })
}

fn read_case(c: &mut Cursor<'_>) -> Read<Case> {
    c.eat("\n•")?;
    let mut kinds = vec![read_kind(c)?];
    while let Some(kind) = c.optional(|c| {
        c.eat("or")?;
        read_kind(c)
    }) {
        kinds.push(kind);
    }
    c.eat(",")?;
    Ok(Case { kinds, join: Join::Or, sentences: read_stopped_sentences(c)? })
}

fn read_conditional(c: &mut Cursor<'_>, carried: Agreement) -> Read<(Act, Agreement)> {
    c.eat("if")?;
    let condition = read_condition(c)?;
    c.eat(",")?;
    let (act, agreement) = read_unit(c, carried)?;
    Ok((Act::If { condition, act: Box::new(act) }, agreement))
}

/// "you may …", "chosen opponent chooses one: …".
fn read_player_unit(c: &mut Cursor<'_>) -> Read<(Act, Agreement)> {
    let who = read_player(c)?;
    if c.looking_at("may") {
        c.eat("may")?;
        let (act, _) = read_act(c, Agreement::Plural)?;
        return Ok((may(who, act), Agreement::Plural));
    }
    let agreement = player_agreement(&who);
    if let Some(act) = c.optional(|c| read_choice(c, Subject::Player(who.clone()), agreement)) {
        return Ok((act, agreement));
    }
    let act = read_labels(c, who, agreement)?;
    Ok((act, agreement))
}

/// "you may A and then you may B" are two decisions, each about the part right after it (6.1.4.2).
fn may(who: PlayerPhrase, act: Act) -> Act {
    let whole = |act| Act::May { who: who.clone(), act: Box::new(act) };
    match act {
        Act::Series { mut acts, mut joins } => {
            match acts.iter().position(|act| matches!(act, Act::May { .. })) {
                Some(second) if second > 0 => {
                    let rest = acts.split_off(second);
                    let after = joins.split_off(second);
                    let first = match acts.len() {
                        1 => acts.remove(0),
                        _ => Act::Series { acts, joins: joins[..second - 1].to_vec() },
                    };
                    let mut all = vec![whole(first)];
                    let mut between = vec![joins[second - 1]];
                    all.extend(rest);
                    between.extend(after);
                    Act::Series { acts: all, joins: between }
                }
                _ => whole(Act::Series { acts, joins }),
            }
        }
        act => whole(act),
    }
}

/// "choose one:" and its options.
fn read_choice(c: &mut Cursor<'_>, who: Subject, agreement: Agreement) -> Read<Act> {
    c.eat(agreement.pick("chooses", "choose"))?;
    let count = read_option_count(c)?;
    let word = if c.eats("of the following") { ChooseWord::Following } else { ChooseWord::Plain };
    let mut then_count = ThenCount::Both;
    let both_if = if c.eats(". If") {
        let condition = read_condition(c)?;
        c.eat(", choose")?;
        then_count = read_then_count(c)?;
        c.eat("instead")?;
        Some(condition)
    } else {
        None
    };
    let mark = match both_if {
        Some(_) if c.eats(".") => ListMark::Stop,
        _ => {
            c.eat(":")?;
            ListMark::Colon
        }
    };
    let mut options = vec![read_option(c)?];
    while c.looking_at("\n") {
        options.push(read_option(c)?);
    }
    Ok(Act::ChooseOne { who, count, word, both_if, then_count, mark, options })
}

/// "both", "two", "up to two", "any number".
fn read_then_count(c: &mut Cursor<'_>) -> Read<ThenCount> {
    for (words, count) in
        [("both", ThenCount::Both), ("all", ThenCount::All), ("any number", ThenCount::AnyNumber)]
    {
        if c.eats(words) {
            return Ok(count);
        }
    }
    if c.eats("up to") {
        return read_small_number(c).map(ThenCount::UpTo);
    }
    read_small_number(c).map(ThenCount::N)
}

/// "one", "two", "up to two", "one or both", "one or more".
fn read_option_count(c: &mut Cursor<'_>) -> Read<OptionCount> {
    if c.eats("one or both") {
        return Ok(OptionCount::OneOrBoth);
    }
    if c.eats("one or more") {
        return Ok(OptionCount::OneOrMore);
    }
    if c.eats("one") {
        return Ok(OptionCount::One);
    }
    if c.eats("up to") {
        return read_small_number(c).map(OptionCount::UpTo);
    }
    read_small_number(c).map(OptionCount::N)
}

/// A number of options in words.
fn read_small_number(c: &mut Cursor<'_>) -> Read<u32> {
    c.pick("a number", &NUMBERS)
}

/// Numbers in words.
pub(super) const NUMBERS: [(&str, u32); 3] = [("two", 2), ("three", 3), ("four", 4)];

fn read_option(c: &mut Cursor<'_>) -> Read<Vec<Sentence>> {
    c.eat("\n•")?;
    read_stopped_sentences(c)
}

fn read_stopped_sentences(c: &mut Cursor<'_>) -> Read<Vec<Sentence>> {
    match read_sentences(c)? {
        (sentences, FinalStop::Printed) => Ok(sentences),
        (_, FinalStop::Omitted) => c.fail("."),
    }
}

/// "chooses YES! or NO!:" and what each answer does.
fn read_labels(c: &mut Cursor<'_>, who: PlayerPhrase, agreement: Agreement) -> Read<Act> {
    c.eat(agreement.pick("chooses", "choose"))?;
    let mut labels = vec![read_label(c)?];
    while c.eats(",") {
        labels.push(read_label(c)?);
    }
    c.eat("or")?;
    labels.push(read_label(c)?);
    c.eat(":")?;
    let mut options = Vec::new();
    for label in labels {
        c.eat("\n•")?;
        if read_label(c)? != label {
            return c.fail("the answers in the same order");
        }
        options.push(Labelled { label, sentences: read_stopped_sentences(c)? });
    }
    Ok(Act::ChooseLabel { who, options })
}

/// A label: words in capitals with their exclamation mark.
fn read_label(c: &mut Cursor<'_>) -> Read<AbilityName> {
    let mark = c.mark();
    let is_label =
        |text: &str| text.chars().any(char::is_alphabetic) && !text.chars().any(char::is_lowercase);
    while c.peek().is_some_and(|token| token.kind == TokenKind::Word && is_label(token.text)) {
        c.advance();
    }
    if c.mark() == mark {
        return c.fail("an answer in capitals");
    }
    if !c.eats("!") {
        c.eats("?");
    }
    Ok(AbilityName(c.taken_since(mark).to_owned()))
}
