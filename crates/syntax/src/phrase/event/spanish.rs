//! Spanish for things that happen: heads of triggers, history, relative clauses, replaced events.

use crate::tree::*;

use crate::phrase::amount::spanish::{damage, lore};
use crate::phrase::noun::spanish::{
    Personal, direct, direct_as, noun_concord, noun_phrase, noun_subject, pronoun_concord,
};
use crate::phrase::noun::spanish_post::measured;
use crate::phrase::place::spanish::place as place_words;
use crate::phrase::player::spanish::{player_concord, player_subject, turn_of, turn_period, zone};
use crate::phrase::{condition, keyword};
use crate::spanish::*;

/// A subject and what its verb agrees with. Empty where the verb's ending says it.
pub(crate) fn subject(subject: &Subject, cx: &mut Context) -> (String, Concord) {
    match subject {
        Subject::Implied => (String::new(), Concord::YOU),
        Subject::Player(player) => {
            let text = player_subject(player, cx);
            (text, player_concord(player, cx))
        }
        Subject::Card(noun) => {
            let concord = noun_concord(noun, cx);
            (noun_subject(noun, cx), concord)
        }
        Subject::Damage(DamageWord::Damage) => ("el daño".to_owned(), Concord::MASCULINE),
        Subject::Damage(DamageWord::Counter) => {
            ("los contadores de daño".to_owned(), Concord::MASCULINE.plural())
        }
        Subject::ThisDamage(ThisOrThat::This) => ("este daño".to_owned(), Concord::MASCULINE),
        Subject::ThisDamage(ThisOrThat::That) => ("ese daño".to_owned(), Concord::MASCULINE),
        Subject::DamageOn(what) => {
            (format!("el daño {}", of(&noun_phrase(what, Role::Subject, cx))), Concord::MASCULINE)
        }
        Subject::DamageDealtBy(what) => {
            (format!("el daño infligido por {}", noun_phrase(what, Role::Subject, cx)), Concord::MASCULINE)
        }
        Subject::DamageThatDeals(what) => {
            let concord = noun_concord(what, cx);
            let verb = INFLIGIR.present(Mood::Indicative, concord);
            (format!("el daño que {verb} {}", noun_phrase(what, Role::Subject, cx)), Concord::MASCULINE)
        }
        Subject::Lore => ("el lore".to_owned(), Concord::MASCULINE),
        Subject::AnEffect => ("un efecto".to_owned(), Concord::MASCULINE),
        Subject::ActionOrAbility => ("una acción o habilidad".to_owned(), Concord::FEMININE),
    }
}

/// An event as a sentence without its opening word: "este personaje vaya de aventura".
pub(crate) fn event(event: &Event, mood: Mood, cx: &mut Context) -> String {
    let (who, concord) = subject(&event.subject, cx);
    told(event, who, concord, mood, cx)
}

fn told(event: &Event, who: String, concord: Concord, mood: Mood, cx: &mut Context) -> String {
    let form = Form::Finite { mood, tense: event.tense, subject: concord };
    let text = match &event.verb {
        EventVerb::IsDealtDamage => dealt_damage(event, who, form, cx),
        EventVerb::AndSurvives(verb) if **verb == EventVerb::IsDealtDamage => {
            let dealt = dealt_damage(event, who, form, cx);
            let survives = Predicate::passive(DESTERRAR).denied().write(form, "");
            format!("{dealt} y {survives}")
        }
        verb => {
            let predicate = predicate(verb, object_role(event.tense), concord, cx);
            match predicate.subject {
                SubjectPlace::Before => spaced(&[who, predicate.write(form, "")]),
                SubjectPlace::After => spaced(&[
                    predicate.verb(form),
                    predicate.object.clone(),
                    who,
                    predicate.complement.clone(),
                ]),
            }
        }
    };
    spaced(&[text, scopes(&event.scope, concord, cx)])
}

fn object_role(tense: Tense) -> Role {
    match tense {
        Tense::PastNegative | Tense::PerfectNegative | Tense::PresentNegative => Role::Negated,
        Tense::Present | Tense::Past | Tense::Perfect | Tense::Would | Tense::Participle => Role::Object,
    }
}

/// "se inflija daño a este personaje": the receiver is no subject in Spanish.
fn dealt_damage(event: &Event, who: String, form: Form, cx: &mut Context) -> String {
    let pronoun = match &event.subject {
        Subject::Card(NounPhrase::Gap) | Subject::Implied => Some(cx.gap),
        Subject::Card(noun) => pronoun_concord(noun, cx),
        _ => None,
    };
    let form = match form {
        Form::Finite { mood, tense, .. } => Form::Finite { mood, tense, subject: Concord::MASCULINE },
        Form::Order | Form::Infinitive => form,
    };
    let clitic = match pronoun {
        Some(concord) => concord.count("se le", "se les"),
        None => "se",
    };
    let receiver = if who.is_empty() { String::new() } else { to(&who) };
    Predicate::new(INFLIGIR).clitic(Clitic::Of(clitic)).object("daño").complement(receiver).write(form, "")
}

/// A relative clause about a noun: "que juegues este turno", "desterrado en un desafío".
pub(crate) fn relative(event: &Event, concord: Concord, cx: &mut Context) -> String {
    let outer = std::mem::replace(&mut cx.gap, concord);
    let text = relative_clause(event, concord, cx);
    cx.gap = outer;
    text
}

fn relative_clause(event: &Event, concord: Concord, cx: &mut Context) -> String {
    let about_noun = matches!(event.subject, Subject::Implied | Subject::Card(NounPhrase::Gap));
    if event.tense == Tense::Participle && about_noun {
        return told(event, String::new(), concord, Mood::Indicative, cx);
    }
    let mood = if is_past(event.tense) { cx.relative_mood } else { Mood::Subjunctive };
    let opening = opening(&event.verb, concord);
    if about_noun {
        return spaced(&[opening, told(event, String::new(), concord, mood, cx)]);
    }
    // The subject follows its verb: "que hayan jugado los oponentes".
    let (who, subject_concord) = subject(&event.subject, cx);
    let scope = scopes(&event.scope, subject_concord, cx);
    let unscoped = Event { scope: Vec::new(), ..event.clone() };
    let clause = told(&unscoped, String::new(), subject_concord, mood, cx);
    spaced(&[opening, clause, who, scope])
}

/// "que", or "del que" where the noun is not the direct object.
fn opening(verb: &EventVerb, concord: Concord) -> String {
    match verb {
        EventVerb::RemovesDamage { from: Some(NounPhrase::Gap), .. } => {
            concord.pick("del que", "de la que", "de los que", "de las que").to_owned()
        }
        EventVerb::IsShifted { onto: Some(NounPhrase::Gap), .. } => concord
            .pick("encima del que", "encima de la que", "encima de los que", "encima de las que")
            .to_owned(),
        // "al que se le haya infligido daño"
        EventVerb::IsDealtDamage => concord.pick("al que", "a la que", "a los que", "a las que").to_owned(),
        _ => "que".to_owned(),
    }
}

/// An event as an amount: "el daño retirado de este modo".
pub(crate) fn nominal(unit: Unit, event: &Event, cx: &mut Context) -> String {
    let (who, concord) = match unit {
        Unit::Damage => ("el daño", Concord::MASCULINE),
        Unit::DamageCounter => ("los contadores de daño", Concord::MASCULINE.plural()),
        Unit::Lore => ("el lore", Concord::MASCULINE),
        Unit::Ink => ("la tinta", Concord::FEMININE),
    };
    let form = Form::Finite { mood: Mood::Indicative, tense: Tense::Participle, subject: concord };
    let participle = match &event.verb {
        EventVerb::IsDealtDamage | EventVerb::DealsDamage(_) => concord.agree(INFLIGIR.participle),
        verb => {
            let predicate = predicate(verb, Role::Object, concord, cx);
            Predicate { clitic: Clitic::None, ..predicate }.write(form, "")
        }
    };
    spaced(&[who, &participle, &scopes(&event.scope, concord, cx)])
}

/// The verb of an event with its objects.
pub(crate) fn predicate(verb: &EventVerb, role: Role, subject: Concord, cx: &mut Context) -> Predicate {
    match verb {
        EventVerb::Play { what, on } => {
            let on = on
                .as_ref()
                .map_or(String::new(), |on| format!("sobre {}", noun_phrase(on, Role::Subject, cx)));
            with_object(JUGAR, what, Personal::Without, role, cx).complement(on)
        }
        EventVerb::PayToPlay { amount, what } => {
            let amount = measured(amount, "{I}", cx);
            let what = noun_phrase(what, Role::Object, cx);
            Predicate::new(PAGAR).object(amount).complement(format!("para jugar {what}"))
        }
        EventVerb::IsPlayed => Predicate::impersonal(JUGAR),
        EventVerb::EntersPlay => Predicate::new(ENTRAR).complement("en juego"),
        EventVerb::Quests => Predicate::new(IR).complement("de aventura"),
        EventVerb::Challenges(None) => Predicate::new(DESAFIAR),
        EventVerb::Challenges(Some(what)) => with_object(DESAFIAR, what, Personal::Always, role, cx),
        EventVerb::IsChallenged => Predicate::passive(DESAFIAR),
        EventVerb::ChallengedAndBanished => {
            Predicate { verbs: vec![DESAFIAR, DESTERRAR], ..Predicate::passive(DESAFIAR) }
        }
        EventVerb::ChallengesAndBanished => {
            Predicate { then: Some(Box::new(Predicate::passive(DESTERRAR))), ..Predicate::new(DESAFIAR) }
        }
        EventVerb::Banishes(what) => with_object(DESTERRAR, what, Personal::A, role, cx),
        EventVerb::IsBanished => Predicate::passive(DESTERRAR),
        EventVerb::LeavesPlay => Predicate::new(ABANDONAR).object("el juego"),
        EventVerb::Leaves(from) => Predicate::new(ABANDONAR).object(zone(from, cx)),
        EventVerb::IsPut(place) => Predicate::impersonal(PONER).complement(place_words(place, subject, cx)),
        EventVerb::Puts { what, place } => {
            let concord = noun_concord(what, cx);
            let predicate = with_object(PONER, what, Personal::Without, role, cx);
            predicate.complement(place_words(place, concord, cx))
        }
        EventVerb::IsReturned { to: into, from } => {
            let into = into.as_ref().map_or(String::new(), |into| to(&zone(into, cx)));
            Predicate::passive(DEVOLVER).complement(spaced(&[into, from_zone(from.as_ref(), cx)]))
        }
        EventVerb::Returns { what, from, to: into } => {
            let predicate = with_object(DEVOLVER, what, Personal::Without, role, cx);
            let from = from.as_ref().map_or(String::new(), |from| of(&zone(from, cx)));
            let into = into.as_ref().map_or(String::new(), |into| to(&zone(into, cx)));
            predicate.complement(spaced(&[from, into]))
        }
        EventVerb::Draws(what) => with_object(ROBAR, what, Personal::Without, role, cx),
        EventVerb::Discards(what) => with_object(DESCARTAR, what, Personal::Without, role, cx),
        EventVerb::IsDiscarded => Predicate::impersonal(DESCARTAR),
        EventVerb::IsDrawn => Predicate::impersonal(ROBAR),
        EventVerb::IsPaid => Predicate::impersonal(PAGAR),
        EventVerb::IsShuffledIn => Predicate::impersonal(BARAJAR),
        EventVerb::Sings(what) => with_object(CANTAR, what, Personal::Without, role, cx),
        EventVerb::MovesTo(place) => {
            Predicate::new(MOVER).clitic(Clitic::Reflexive).complement(destination(place, cx))
        }
        EventVerb::Moves { what, to, from } => {
            let predicate = with_object(MOVER, what, Personal::Without, role, cx);
            let to = to.as_ref().map_or(String::new(), |to| destination(to, cx));
            let from = from
                .as_ref()
                .map_or(String::new(), |from| format!("desde {}", noun_phrase(from, Role::Subject, cx)));
            predicate.complement(spaced(&[to, from]))
        }
        EventVerb::IsMoved => Predicate::passive(MOVER),
        EventVerb::IsMovedTo(place) => Predicate::passive(MOVER).complement(destination(place, cx)),
        EventVerb::IsShiftedOnto => Predicate::new(RECIBIR).object("encima una carta jugada con Cambio"),
        EventVerb::ChallengesAndSurvives => Predicate {
            then: Some(Box::new(Predicate::passive(DESTERRAR).denied())),
            ..Predicate::new(DESAFIAR)
        },
        EventVerb::MovesDamage { amount, word, from, to: whom } => {
            let amount = amount.as_ref().map_or("daño".to_owned(), |amount| damage(amount, *word));
            let from = from.as_ref().map_or(String::new(), |from| of(&noun_phrase(from, Role::Subject, cx)));
            let whom = whom.as_ref().map_or(String::new(), |whom| to(&noun_phrase(whom, Role::Subject, cx)));
            Predicate::new(MOVER).object(amount).complement(spaced(&[from, whom]))
        }
        EventVerb::AndSurvives(verb) => Predicate {
            then: Some(Box::new(Predicate::passive(DESTERRAR).denied())),
            ..predicate(verb, role, subject, cx)
        },
        EventVerb::IsHurt { amount, word: _ } => {
            Predicate::new(RECIBIR).object(damage(amount, DamageWord::Damage))
        }
        EventVerb::IsGained => Predicate::passive(GANAR),
        EventVerb::IsDamaged => Predicate::new(RECIBIR).object("daño"),
        EventVerb::Readies(what) => with_object(ENDEREZAR, what, Personal::A, role, cx),
        EventVerb::RemovesDamage { amount, word, from } => {
            let amount = amount.as_ref().map_or("daño".to_owned(), |amount| damage(amount, *word));
            let from = match from {
                None | Some(NounPhrase::Gap) => String::new(),
                Some(from) => of(&noun_phrase(from, Role::Subject, cx)),
            };
            Predicate::new(RETIRAR).object(amount).complement(from)
        }
        EventVerb::IsRemoved => Predicate::passive(RETIRAR),
        EventVerb::TakesDamage => Predicate::new(RECIBIR).object("daño"),
        EventVerb::IsDealtDamage => Predicate::passive(INFLIGIR).object("daño"),
        EventVerb::DealsDamage(NounPhrase::Gap) => Predicate::new(INFLIGIR).object("daño"),
        EventVerb::DealsDamage(what) => {
            Predicate::new(INFLIGIR).object("daño").complement(to(&noun_phrase(what, Role::Subject, cx)))
        }
        EventVerb::IsReadied => Predicate::passive(ENDEREZAR),
        EventVerb::Inks(what) => with_object(ENTINTAR, what, Personal::Without, role, cx),
        EventVerb::IsShifted { onto, .. } => {
            let onto = shifted_onto(onto.as_ref(), cx);
            Predicate::passive(JUGAR).complement(spaced(&["con Cambio", &onto]))
        }
        EventVerb::UsesKeyword(name) => Predicate::new(USAR).object(keyword::spanish::keyword_name(*name)),
        EventVerb::UsesToPlay { keyword: name, what } => {
            let (clitic, card) = direct(what, Personal::Without, cx);
            let play = Predicate::new(JUGAR).clitic(clitic).object(card).write(Form::Infinitive, "");
            Predicate::new(USAR)
                .object(keyword::spanish::keyword_name(*name))
                .complement(format!("para {play}"))
        }
        EventVerb::MovesFrom { from, to, .. } => {
            let from = match from {
                Origin::Here => "desde aquí".to_owned(),
                Origin::At(place) => format!("desde {}", noun_phrase(place, Role::Object, cx)),
            };
            let to = to.as_ref().map_or(String::new(), |to| destination(to, cx));
            Predicate::new(MOVER).clitic(Clitic::Reflexive).complement(spaced(&[from, to]))
        }
        EventVerb::IsSung => Predicate::passive(CANTAR),
        EventVerb::IsDealtTo(what) => {
            let what = to(&noun_phrase(what, Role::Subject, cx));
            Predicate::passive(INFLIGIR).complement(what)
        }
        EventVerb::MovesAnywhere => Predicate::new(MOVER).clitic(Clitic::Reflexive),
        EventVerb::IsRemovedFrom(from) => {
            let from = of(&noun_phrase(from, Role::Subject, cx));
            Predicate::passive(RETIRAR).complement(from)
        }
        EventVerb::IsMovedFrom { from, to: whom } => {
            let from = of(&noun_phrase(from, Role::Subject, cx));
            let whom = whom.as_ref().map_or(String::new(), |whom| to(&noun_phrase(whom, Role::Subject, cx)));
            Predicate::passive(MOVER).complement(spaced(&[from, whom]))
        }
        EventVerb::IsShuffled(into) => {
            Predicate::impersonal(BARAJAR).complement(format!("en {}", zone(into, cx)))
        }
        EventVerb::Shifts { what, onto, .. } => {
            let onto = shifted_onto(onto.as_ref(), cx);
            with_object(JUGAR, what, Personal::Without, role, cx).complement(spaced(&["con Cambio", &onto]))
        }
        EventVerb::IsDealt => Predicate::passive(INFLIGIR),
        EventVerb::IsExerted => Predicate::passive(AGOTAR),
        EventVerb::BecomesExerted => Predicate::new(QUEDAR).attribute("agotado"),
        EventVerb::Exerts(None) => Predicate::new(AGOTAR).clitic(Clitic::Reflexive),
        EventVerb::Exerts(Some(what)) => with_object(AGOTAR, what, Personal::A, role, cx),
        EventVerb::IsChosenFor(purpose) => Predicate::passive(ELEGIR).complement(chosen_for(purpose, cx)),
        EventVerb::ChoosesFor { what, purpose } => {
            with_object(ELEGIR, what, Personal::A, role, cx).complement(chosen_for(purpose, cx))
        }
        EventVerb::IsChosen => Predicate::passive(ELEGIR),
        EventVerb::UsesAbility { keyword: name, of: whose } => {
            let whose = of(&noun_phrase(whose, Role::Subject, cx));
            let name = keyword::spanish::keyword_name(*name);
            Predicate::new(USAR).object(format!("la habilidad {name} {whose}"))
        }
        EventVerb::GainsLore(amount) => Predicate::new(GANAR).object(some_lore(amount.as_ref())),
        EventVerb::LosesLore(amount) => Predicate::new(PERDER).object(some_lore(amount.as_ref())),
        EventVerb::IsLost => Predicate::passive(PERDER),
        EventVerb::GetsCounters(what) => with_object(OBTENER, what, Personal::Without, role, cx),
        EventVerb::RemovesCounters { what, to_play } => {
            let removed = with_object(RETIRAR, what, Personal::Without, role, cx);
            match to_play {
                None => removed,
                Some(card) => {
                    let (clitic, card) = direct(card, Personal::Without, cx);
                    let play = Predicate::new(JUGAR).clitic(clitic).object(card).write(Form::Infinitive, "");
                    removed.complement(format!("para {play}"))
                }
            }
        }
        EventVerb::Reveals(what) => with_object(REVELAR, what, Personal::Without, role, cx),
        EventVerb::IsRevealed => Predicate::passive(REVELAR),
        EventVerb::Causes { who, act } => {
            let concord = player_concord(who, cx);
            let act = predicate(act, Role::Object, concord, cx).write(Form::subjunctive(concord), "");
            Predicate::new(HACER).complement(spaced(&["que", &player_subject(who, cx), &act]))
        }
        EventVerb::AnyOf(verbs) => any_of(verbs, role, subject, cx),
        EventVerb::TurnStarts(turn) => Predicate::new(EMPEZAR).object(turn_of(turn, cx)),
        EventVerb::TurnEnds(turn) => Predicate::new(TERMINAR).object(turn_of(turn, cx)),
    }
}

fn shifted_onto(onto: Option<&NounPhrase>, cx: &mut Context) -> String {
    // "Encima del que" opens the clause that describes what lies beneath.
    let onto = onto.filter(|onto| **onto != NounPhrase::Gap);
    onto.map_or(String::new(), |onto| format!("encima {}", of(&noun_phrase(onto, Role::Subject, cx))))
}

/// What follows "por": "los efectos de los oponentes", "una acción".
pub(crate) fn agent(agent: &Agent, cx: &mut Context) -> String {
    match agent {
        Agent::Cards(cards) => noun_phrase(cards, Role::Subject, cx),
        Agent::Players(player) => crate::phrase::player::spanish::player_phrase(player, Role::Subject, cx),
        Agent::Effects { whose, word } => {
            let (word, concord) = match word {
                EffectWord::Effect | EffectWord::AnEffect => ("efecto", Concord::MASCULINE),
                EffectWord::Effects => ("efectos", Concord::MASCULINE.plural()),
                EffectWord::Ability | EffectWord::AnAbility => ("habilidad", Concord::FEMININE),
                EffectWord::Abilities => ("habilidades", Concord::FEMININE.plural()),
                EffectWord::ActionsOrAbilities => ("acciones o habilidades", Concord::FEMININE.plural()),
                EffectWord::ActionsAndAbilities => ("acciones y habilidades", Concord::FEMININE.plural()),
                EffectWord::ActionOrAbility | EffectWord::AnActionOrAbility => {
                    ("acción o habilidad", Concord::FEMININE)
                }
                EffectWord::Action => ("acción", Concord::FEMININE),
                EffectWord::Actions => ("acciones", Concord::FEMININE.plural()),
                EffectWord::Damage => return "daño".to_owned(),
            };
            match whose {
                None if concord.is_plural() => word.to_owned(),
                None => format!("{} {word}", concord.a()),
                Some(whose) => match crate::phrase::player::spanish::short_possessor(whose, concord, cx) {
                    Some(whose) => format!("{whose} {word}"),
                    None => {
                        let article = if concord.is_plural() { concord.the() } else { concord.a() };
                        let whose = crate::phrase::player::spanish::possessor_phrase(whose, cx);
                        format!("{article} {word} {}", of(&whose))
                    }
                },
            }
        }
    }
}

/// "vaya de aventura o desafíe".
fn any_of(verbs: &[EventVerb], role: Role, subject: Concord, cx: &mut Context) -> Predicate {
    let mut all: Vec<Predicate> = verbs.iter().map(|verb| predicate(verb, role, subject, cx)).collect();
    let mut joined = all.pop().unwrap_or_default();
    while let Some(before) = all.pop() {
        let join = match role {
            Role::Negated => Then::Nor,
            Role::Subject | Role::Object => Then::Or,
        };
        joined = Predicate { then: Some(Box::new(joined)), join, ..before };
    }
    joined
}

fn with_object(
    verb: Conjugation,
    what: &NounPhrase,
    personal: Personal,
    role: Role,
    cx: &mut Context,
) -> Predicate {
    let (clitic, object) = direct_as(what, personal, role, cx);
    Predicate::new(verb).clitic(clitic).object(object)
}

fn some_lore(amount: Option<&Amount>) -> String {
    amount.map_or("lore".to_owned(), lore)
}

fn from_zone(from: Option<&Zone>, cx: &mut Context) -> String {
    match from {
        Some(Zone { kind: ZoneKind::Play, whose: None, .. }) => "desde el juego".to_owned(),
        Some(from) => format!("desde {}", zone(from, cx)),
        None => String::new(),
    }
}

fn chosen_for(purpose: &ChosenFor, cx: &mut Context) -> String {
    match purpose {
        ChosenFor::Agent(by) => format!("para {}", agent(by, cx)),
        ChosenFor::Keyword(name) => format!("para {}", keyword::spanish::keyword_name(*name)),
        ChosenFor::ActionOrAbility => "para una acción o habilidad".to_owned(),
        ChosenFor::ActionOrItemAbility => "para una acción o para la habilidad de un objeto".to_owned(),
    }
}

/// "aquí", "a una localización".
pub(crate) fn destination(place: &Destination, cx: &mut Context) -> String {
    match place {
        Destination::Here => "aquí".to_owned(),
        Destination::There => "allí".to_owned(),
        Destination::At(place) => to(&noun_phrase(place, Role::Object, cx)),
    }
}

fn scopes(scopes: &[EventScope], subject: Concord, cx: &mut Context) -> String {
    let scopes: Vec<String> = scopes.iter().map(|scope| scope_words(scope, subject, cx)).collect();
    spaced(&scopes)
}

/// Where lore comes from.
pub(crate) fn lore_from(from: LoreFrom) -> &'static str {
    match from {
        LoreFrom::Questing => "de aventuras",
        LoreFrom::ThisLocation => "de esta localización",
        LoreFrom::ALocation => "de una localización",
        LoreFrom::Locations => "de localizaciones",
        LoreFrom::AnAction => "de una acción",
        LoreFrom::Actions => "de acciones",
        LoreFrom::AnAbility => "de una habilidad",
        LoreFrom::Abilities => "de habilidades",
        LoreFrom::ActionsOrAbilities => "de acciones o habilidades",
    }
}

fn scope_words(scope: &EventScope, subject: Concord, cx: &mut Context) -> String {
    match scope {
        EventScope::InAChallenge => "en un desafío".to_owned(),
        EventScope::WhileHere => format!("mientras {} aquí", ESTAR.present(Mood::Subjunctive, subject)),
        EventScope::ThisTurn => "este turno".to_owned(),
        EventScope::ThisWay => "de este modo".to_owned(),
        EventScope::InATurn => "en un turno".to_owned(),
        EventScope::EachTurn => "cada turno".to_owned(),
        EventScope::During(period) => format!("durante {}", turn_period(period, cx)),
        EventScope::While(while_) => {
            format!("mientras {}", condition::spanish::condition(while_, Mood::Subjunctive, cx))
        }
        EventScope::From(from) => from_zone(Some(from), cx),
        EventScope::ForFree => "gratis".to_owned(),
        EventScope::Using { keyword: name, negated } => {
            let with = match negated {
                Negation::No => "usando",
                Negation::Not | Negation::NotApart | Negation::Cannot => "sin usar",
            };
            format!("{with} {}", keyword::spanish::keyword_name(*name))
        }
        EventScope::By(by) => format!("por {}", agent(by, cx)),
        EventScope::ForTheFirstTime => "por primera vez".to_owned(),
        EventScope::Exerted => subject.agree("agotado"),
        EventScope::Here => "aquí".to_owned(),
        EventScope::LoreFrom(from) => lore_from(*from).to_owned(),
        EventScope::ForTheNthTime(number) => {
            format!("por {} vez", ordinal_word(*number, Concord::FEMININE, OrdinalPlace::BeforeNoun))
        }
        EventScope::DrawStep { whose, word } => {
            let word = match word {
                StepWord::During => "durante",
                StepWord::OutsideOf => "fuera de",
            };
            let whose = match whose {
                StepOwner::Your => "tu",
                StepOwner::Their => "su",
            };
            format!("{word} {whose} paso de robo")
        }
        EventScope::FromTopOf(deck) => format!("de la parte superior {}", of(&zone(deck, cx))),
        EventScope::WhileState(state) => {
            let is = condition::spanish::is(
                state,
                subject,
                Tense::Present,
                Polarity::Affirmed,
                Mood::Subjunctive,
                cx,
            );
            format!("mientras {is}")
        }
    }
}

/// Heads joined with "y": "cuando juegues este personaje y cada vez que vaya de aventura".
pub(crate) fn trigger_heads(heads: &[TriggerHead], cx: &mut Context) -> String {
    let heads: Vec<String> = heads.iter().map(|head| trigger_head(head, cx)).collect();
    heads.join(" y ")
}

fn trigger_head(head: &TriggerHead, cx: &mut Context) -> String {
    if let Some(moment) = moment(&head.event, cx) {
        return moment;
    }
    let nth;
    let opening = match head.word {
        TriggerWord::When | TriggerWord::At => "cuando",
        TriggerWord::Whenever => "cada vez que",
        TriggerWord::TheFirstTime => "la primera vez que",
        TriggerWord::TheNthTime(number) => {
            nth = format!("la {} vez que", ordinal_word(number, Concord::FEMININE, OrdinalPlace::BeforeNoun));
            &nth
        }
        TriggerWord::TheNthTimeEachTurn(number) => {
            nth = format!(
                "la {} vez cada turno que",
                ordinal_word(number, Concord::FEMININE, OrdinalPlace::BeforeNoun)
            );
            &nth
        }
        TriggerWord::TheNextTime => "la próxima vez que",
    };
    format!("{opening} {}", event(&head.event, Mood::Subjunctive, cx))
}

/// "al inicio de tu turno", "al final del turno".
fn moment(event: &Event, cx: &mut Context) -> Option<String> {
    let (opening, turn) = match &event.verb {
        EventVerb::TurnStarts(turn) => ("al inicio", turn),
        EventVerb::TurnEnds(turn) => ("al final", turn),
        _ => return None,
    };
    let turn = of(&turn_of(turn, cx));
    Some(spaced(&[opening.to_owned(), turn, scopes(&event.scope, Concord::MASCULINE, cx)]))
}
