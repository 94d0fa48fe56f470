//! Spanish for the clause: subject, verb in its form, objects and adverbs.

use crate::tree::*;

use crate::phrase::adverb::spanish::{Around, adverb, adverbs};
use crate::phrase::event::spanish::subject;
use crate::phrase::noun::spanish::{noun_concord, noun_phrase, pronoun_concord, stat, stat_concord};
use crate::phrase::player::spanish::possessed;
use crate::phrase::verb::spanish::predicate;
use crate::phrase::verb::{Doer, doer};
use crate::spanish::*;

/// What a sentence asks of its clauses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Mode {
    /// A main clause: an order, or a statement where there is a subject.
    Main,
    /// After "puedes" and "para".
    Infinitive,
    /// After "que".
    Subjunctive,
}

/// The subject that a later clause of a series may leave out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Carried {
    pub concord: Concord,
    pub doer: Doer,
}

/// A clause, and the subject that the next one may leave out.
pub(crate) fn clause_words(
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
    let before = cx.told;
    let (who, concord) = match carried {
        Some(before) => (String::new(), before.concord),
        None => subject(&clause.subject, cx),
    };
    let form = form_of(clause, mode, carried, concord);
    let expressed = expressed_pronoun(clause, before, cx);
    let far = is_far(&clause.subject, cx);
    let words = predicate_words(clause, form, concord, cx);
    let who = match expressed {
        Some(noun)
            if form == Form::present(concord) && (far || reads_as_order(&clause.verb, concord, cx)) =>
        {
            noun
        }
        _ => who,
    };
    let text = match nobody(&who, &clause.verb) {
        Some(nobody) => spaced(&[&*nobody, words.trim_start_matches("no ")]),
        None => spaced(&[who, words]),
    };
    (text, carries(clause, concord).or(carried))
}

/// A pronoun subject by its noun, unless the clause before told of the same.
fn expressed_pronoun(clause: &Clause, before: Told, cx: &Context) -> Option<String> {
    match &clause.subject {
        Subject::Card(noun @ NounPhrase::Ref(word)) if pronoun_concord(noun, cx).is_some() => {
            let same = before == Told::Card(word.to);
            if same { None } else { cx.by_noun(word.to) }
        }
        Subject::Player(PlayerPhrase::Ref(PlayerRef { to, word: PlayerPronoun::They })) => {
            // Always: without it, what they do would read as an order to you.
            let other = cx.player(*to).is_none_or(|concord| concord == Concord::MASCULINE);
            other.then(|| "ese jugador".to_owned())
        }
        _ => None,
    }
}

/// Whether another card was mentioned since, which the verb could be told of.
fn is_far(subject: &Subject, cx: &Context) -> bool {
    match subject {
        Subject::Card(NounPhrase::Ref(word)) => !cx.is_last(word.to),
        _ => false,
    }
}

/// Whether a verb without its subject could be taken for an order: "gana Prisa", "roba una carta".
fn reads_as_order(verb: &Verb, subject: Concord, cx: &mut Context) -> bool {
    let predicate = predicate(verb, subject, &mut cx.clone());
    // Nobody can order to enter play, to be able or to have to.
    let alike = |verb: &Conjugation| {
        verb.order == verb.present(Mood::Indicative, subject) && ![ENTRAR, PODER, DEBER].contains(verb)
    };
    predicate.polarity == Polarity::Affirmed
        && predicate.clitic == Clitic::None
        && predicate.verbs.first().is_some_and(alike)
}

/// "cada oponente no puede" is said "ningún oponente puede".
fn nobody(who: &str, verb: &Verb) -> Option<String> {
    let Verb::Cannot { word: NotWord::Cannot, .. } = verb else { return None };
    let rest = who.strip_prefix("cada ")?;
    Some(match (rest.strip_prefix("uno "), rest.strip_prefix("una ")) {
        (Some(rest), _) => format!("ninguno {rest}"),
        (_, Some(rest)) => format!("ninguna {rest}"),
        (None, None)
            if ["carta", "localización", "acción", "canción"].iter().any(|word| rest.starts_with(word)) =>
        {
            format!("ninguna {rest}")
        }
        (None, None) => format!("ningún {rest}"),
    })
}

fn carries(clause: &Clause, concord: Concord) -> Option<Carried> {
    match &clause.subject {
        Subject::Implied => None,
        Subject::Player(_) => Some(Carried { concord, doer: Doer::Player }),
        Subject::Card(_)
        | Subject::Damage(_)
        | Subject::DamageOn(_)
        | Subject::DamageDealtBy(_)
        | Subject::DamageThatDeals(_)
        | Subject::Lore
        | Subject::ThisDamage(_)
        | Subject::AnEffect
        | Subject::ActionOrAbility => Some(Carried { concord, doer: Doer::Card }),
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
pub(crate) fn predicate_words(clause: &Clause, form: Form, subject: Concord, cx: &mut Context) -> String {
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
        .filter(|word| !(manner.contains(word) || each_of && **word == Adverb::Each))
        .chain(clause.adverbs.iter().filter(is_equal))
        .collect();
    let late: Vec<&Adverb> =
        clause.adverbs.iter().filter(|word| !is_equal(word) && !manner.contains(word)).collect();
    let mut predicate = if each_of { to_each(predicate) } else { predicate };
    let shifts = matches!(&clause.verb, Verb::Play(Play { word: PlayWord::Shift, .. }));
    let manner_words = spaced(&manner.iter().map(|word| adverb(word, around, cx)).collect::<Vec<_>>());
    if shifts {
        predicate.object = spaced(&[predicate.object, manner_words]);
    } else {
        predicate.manner = manner_words;
    }
    if all.iter().any(is_equal) && is_unstated(&predicate.object) {
        predicate.object = format!("una cantidad de {}", predicate.object);
    }
    if is_damage(&clause.verb) && all.iter().any(is_equal) {
        predicate.order = Order::ComplementFirst;
    }
    let early: Vec<String> = early.into_iter().map(|word| adverb(word, around, cx)).collect();
    let text = predicate.write(form, &spaced(&early));
    spaced(&[also.to_owned(), text, adverbs(&late, around, cx)])
}

/// Whether an amount is named by its unit alone: "gana lore igual a …".
fn is_unstated(object: &str) -> bool {
    ["lore", "daño", "contadores de daño", "{I}", "{S}", "{W}", "{L}"].contains(&object)
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
        Verb::StatFloor { stat: which, of, .. } | Verb::StatIs { stat: which, of, .. } => {
            let what = possessed(of, stat(*which), stat_concord(*which), cx);
            let form = Form::Finite { mood, tense: Tense::Present, subject: Concord::FEMININE };
            Some(spaced(&[what, predicate_words(clause, form, Concord::FEMININE, cx)]))
        }
        Verb::CostFirm { what, word } => {
            let what = crate::phrase::verb::spanish_deed::cost_of(what, *word, cx);
            let form = Form::Finite { mood, tense: Tense::Present, subject: Concord::MASCULINE };
            Some(spaced(&[what, predicate_words(clause, form, Concord::MASCULINE, cx)]))
        }
        Verb::AbilitiesCost { of: whose, keyword, .. } => {
            let whose = of(&noun_phrase(whose, Role::Subject, cx));
            let of_keyword = keyword.map_or(String::new(), |(keyword, _)| {
                of(crate::phrase::keyword::spanish::keyword_name(keyword))
            });
            let (what, concord) = match keyword {
                Some((_, Number::Singular)) => ("la habilidad", Concord::FEMININE),
                Some((_, Number::Plural)) | None => ("las habilidades", Concord::FEMININE.plural()),
            };
            let what = spaced(&[what, &of_keyword, &whose]);
            let form = Form::Finite { mood, tense: Tense::Present, subject: concord };
            Some(spaced(&[what, predicate_words(clause, form, concord, cx)]))
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
