//! Spanish for verbs: which verb it is, its object and its complement. Forms and order are the predicate's business.

use crate::tree::*;

use super::spanish_deed::{deed, deeds};
use crate::phrase::amount::spanish::{damage, ink, lore};
use crate::phrase::clause::spanish::{Mode, clause_words};
use crate::phrase::event::spanish::destination;
use crate::phrase::keyword::spanish::{keyword, keyword_name};
use crate::phrase::noun::spanish::{
    Personal, bare, clear_pronoun, direct, indirect, noun_concord, noun_phrase, stat, stat_concord,
};
use crate::phrase::place::spanish::place;
use crate::phrase::player::spanish::{player_phrase, possessed, possessor_phrase, turn_of, zone};
use crate::spanish::*;

/// A verb with its object and complement. `subject` is the agreement of who does it.
pub(crate) fn predicate(verb: &Verb, subject: Concord, cx: &mut Context) -> Predicate {
    match verb {
        Verb::Draw(what) => with(ROBAR, what, Personal::Without, cx),
        Verb::DrawUntil => Predicate::new(ROBAR),
        Verb::Discard(what) => with(DESCARTAR, what, Personal::Without, cx),
        Verb::DiscardUntil => Predicate::new(DESCARTAR),
        Verb::DiscardZone(from) => Predicate::new(DESCARTAR).object(zone(from, cx)),
        Verb::ChooseAnd(verb) => {
            let mut inner = predicate(verb, subject, cx);
            inner.verbs.insert(0, ELEGIR);
            inner
        }
        Verb::Choose(what) => with(ELEGIR, what, Personal::Without, cx),
        Verb::ChoosePlayer(who) => {
            let who = player_phrase(who, Role::Object, cx);
            let vague = who.starts_with("cualquier");
            Predicate::new(ELEGIR).object(if vague { who } else { to(&who) })
        }
        Verb::GainLore(amount) => Predicate::new(GANAR).object(lore(amount)),
        Verb::LoseLore(amount) => Predicate::new(PERDER).object(lore(amount)),
        Verb::GetCounters(what) => with(OBTENER, what, Personal::Without, cx),
        Verb::RemoveCounters(what) => with(RETIRAR, what, Personal::Without, cx),
        Verb::RemoveCountersFrom { what, from } => {
            let from = of(&player_phrase(from, Role::Subject, cx));
            with(RETIRAR, what, Personal::Without, cx).complement(from)
        }
        Verb::LoseCounters(what) => with(PERDER, what, Personal::Without, cx),
        Verb::GiveCounters { to: whom, what } => {
            let whom = to(&player_phrase(whom, Role::Subject, cx));
            with(DAR, what, Personal::Without, cx).complement(whom)
        }
        Verb::SkipNextStep { of: whose, step, word: _ } => {
            let turn = crate::phrase::player::spanish::turn_owned(whose, NextTurn::Next, cx);
            Predicate::new(SALTAR).object(format!("{} {}", step_words(*step), of(&turn)))
        }
        Verb::Banish(what) => with(DESTERRAR, what, Personal::A, cx),
        Verb::Return { what, from, to: into, .. } => {
            let returned = with(DEVOLVER, what, Personal::Without, cx);
            let from = from_zone(from.as_ref(), cx);
            returned.complement(spaced(&[from, to(&zone(into, cx))]))
        }
        Verb::Put { what, from, place: where_ } => {
            let put = with(PONER, what, Personal::Without, cx);
            let concord = noun_concord(what, cx);
            let from = from_zone(from.as_ref(), cx);
            put.complement(spaced(&[from, place(where_, concord, cx)]))
        }
        Verb::PutPortions(portions) => Predicate::new(PONER).object(put_portions(portions, cx)),
        Verb::PutBack { what, place: where_ } => {
            let (clitic, object) = direct(what, Personal::Without, cx);
            let concord = noun_concord(what, cx);
            let where_ = where_.as_ref().map_or(String::new(), |there| place(there, concord, cx));
            let put = Predicate::new(PONER).clitic(clitic).object(object).write(Form::Infinitive, "");
            Predicate::new(VOLVER).object(format!("a {put}")).complement(where_)
        }
        Verb::Shuffle { what, from, into } => {
            let shuffled = with(BARAJAR, what, Personal::Without, cx);
            let from = from_zone(from.as_ref(), cx);
            shuffled.complement(spaced(&[from, format!("en {}", zone(into, cx))]))
        }
        Verb::ShuffleZoneInto { zone: from, into } => {
            let from = zone(from, cx);
            Predicate::new(BARAJAR).object(from).complement(format!("en {}", zone(into, cx)))
        }
        Verb::ShuffleZone(deck) => Predicate::new(BARAJAR).object(zone(deck, cx)),
        Verb::Deal { amount, word, to: whom } => {
            let (clitic, whom) =
                whom.as_ref().map_or((Clitic::None, String::new()), |whom| indirect(whom, cx));
            Predicate::new(INFLIGIR).clitic(clitic).object(damage(amount, *word)).complement(whom)
        }
        Verb::DealTo { to: whom, amount, word } => {
            let (clitic, whom) = indirect(whom, cx);
            Predicate::new(INFLIGIR).clitic(clitic).object(damage(amount, *word)).complement(whom)
        }
        Verb::PutDamage { amount, word, on } => {
            let on = noun_phrase(on, Role::Subject, cx);
            Predicate::new(PONER).object(damage(amount, *word)).complement(format!("en {on}"))
        }
        Verb::RemoveDamage { amount, word, from } => {
            let removed = Predicate::new(RETIRAR).object(damage(amount, *word));
            match from {
                None => removed,
                Some(from) => match clear_pronoun(from, cx) {
                    Some(concord) => removed.clitic(Clitic::Of(concord.dative())),
                    None => removed.complement(of(&noun_phrase(from, Role::Subject, cx))),
                },
            }
        }
        Verb::MoveDamage { amount, word, from, to: whom } => {
            let from = of(&noun_phrase(from, Role::Subject, cx));
            let whom = to(&noun_phrase(whom, Role::Subject, cx));
            Predicate::new(MOVER).object(damage(amount, *word)).complement(spaced(&[from, whom]))
        }
        Verb::MoveThatDamage { part, to: whom } => {
            let what = part.map_or("ese daño".to_owned(), |part| format!("{part} de ese daño"));
            let whom = to(&noun_phrase(whom, Role::Subject, cx));
            Predicate::new(MOVER).object(what).complement(whom)
        }
        Verb::Exert { what, .. } => with(AGOTAR, what, Personal::A, cx),
        Verb::Ready(what) => with(ENDEREZAR, what, Personal::A, cx),
        Verb::Play(play) => play_words(play, cx),
        Verb::Pay(amount) => Predicate::new(PAGAR).object(ink(amount)),
        Verb::PlayWithHandRevealed(hand) => {
            Predicate::new(JUGAR).complement(format!("con {} a la vista", zone(hand, cx)))
        }
        Verb::PayLore(amount) => Predicate::new(PAGAR).object(lore(amount)),
        Verb::ExtraTurn(_) => {
            Predicate::new(JUGAR).object("un turno adicional").complement("después de este")
        }
        Verb::DoubleCounters(what) => {
            Predicate::new(DUPLICAR).object(format!("el número {}", of(&bare(what, cx))))
        }
        Verb::MoveCounters { what, from, to: whom } => {
            let from = of(&player_phrase(from, Role::Subject, cx));
            let whom = match whom {
                PlayerPhrase::You => "a ti".to_owned(),
                whom => to(&player_phrase(whom, Role::Subject, cx)),
            };
            with(MOVER, what, Personal::Without, cx).complement(spaced(&[from, whom]))
        }
        Verb::CostFirm { .. } => Predicate::new(PODER).denied().complement("reducirse"),
        Verb::PayLess { amount, what } => {
            Predicate::new(PAGAR).object(format!("{} menos", ink(amount))).complement(pay_for(what, cx))
        }
        Verb::PayMore { amount, what } => {
            Predicate::new(PAGAR).object(format!("{} más", ink(amount))).complement(pay_for(what, cx))
        }
        Verb::Reveal { what, to: whom } => {
            let revealed = with(REVELAR, what, Personal::Without, cx);
            let whom =
                whom.as_ref().map_or(String::new(), |whom| to(&player_phrase(whom, Role::Subject, cx)));
            revealed.complement(whom)
        }
        Verb::RevealZone(what) => Predicate::new(REVELAR).object(zone(what, cx)),
        Verb::LookAt(what) => with(MIRAR, what, Personal::Without, cx),
        Verb::LookAtZone(what) => Predicate::new(MIRAR).object(zone(what, cx)),
        Verb::Search { zone: where_, what } => {
            let where_ = zone(where_, cx);
            with(BUSCAR, what, Personal::Without, cx).complement(format!("en {where_}"))
        }
        Verb::NameACard => Predicate::new(NOMBRAR).object("una carta"),
        Verb::ChooseQuality { quality, word } => {
            let verb = match word {
                QualityWord::Choose => ELEGIR,
                QualityWord::Name => NOMBRAR,
            };
            let what = match quality {
                Quality::Number => "un número".to_owned(),
                Quality::Ink => "un tipo de tinta".to_owned(),
                Quality::Keyword { except: None } => "una palabra clave".to_owned(),
                Quality::Keyword { except: Some(name) } => {
                    format!("una palabra clave distinta de {}", keyword_name(*name))
                }
                Quality::Class => "una clasificación".to_owned(),
                Quality::CardType => "un tipo de carta".to_owned(),
            };
            Predicate::new(verb).object(what)
        }
        Verb::Move { what, to: where_ } => {
            with(MOVER, what, Personal::Without, cx).complement(destination(where_, cx))
        }
        Verb::Count(what) => Predicate::new(CONTAR).object(format!("el número {}", of(&bare(what, cx)))),
        Verb::Ink(what) => with(ENTINTAR, what, Personal::Without, cx),
        Verb::Repeat => Predicate::new(REPETIR).object("este efecto"),
        Verb::UseAbility { of: whose, name } => {
            let whose = of(&possessor_phrase(whose, cx));
            Predicate::new(USAR).object(format!("la habilidad {name} {whose}"))
        }
        Verb::SkipStep { of: whose, step } => {
            Predicate::new(SALTAR).object(format!("{} {}", step_words(*step), of(&turn_of(whose, cx))))
        }
        Verb::PlayWithTopCardFaceUp { zone: deck, word: _ } => {
            let deck = of(&zone(deck, cx));
            Predicate::new(JUGAR).complement(format!("con la carta superior {deck} boca arriba"))
        }
        Verb::Have(clause) => {
            let (words, _) = clause_words(clause, Mode::Subjunctive, None, cx);
            Predicate::new(HACER).complement(format!("que {words}"))
        }
        Verb::AddStat { stat: which, of: whose, to_stat, to: whom } => {
            let added = possessed(whose, stat(*which), stat_concord(*which), cx);
            let whom = to(&possessed(whom, stat(*to_stat), stat_concord(*to_stat), cx));
            Predicate::new(SUMAR).object(added).complement(whom)
        }
        Verb::Get(changes) => Predicate::new(OBTENER).object(list(&stat_changes(changes), Join::And)),
        Verb::Gain(grants) => Predicate::new(GANAR).object(list(&grant_words(grants, cx), Join::And)),
        Verb::Has(grants) => Predicate::new(TENER).object(list(&grant_words(grants, cx), Join::And)),
        Verb::Lose(losses) => Predicate::new(PERDER).object(list(&loss_words(losses), Join::And)),
        Verb::And { changes, grants } => {
            let mut given = stat_changes(changes);
            given.extend(grant_words(grants, cx));
            Predicate::new(if changes.is_empty() { GANAR } else { OBTENER }).object(list(&given, Join::And))
        }
        Verb::Give { to: whom, changes, grants } => {
            let mut given = stat_changes(changes);
            given.extend(grant_words(grants, cx));
            let (clitic, whom) = indirect(whom, cx);
            let order = match grants.iter().any(|grant| matches!(grant, Grant::Ability { .. })) {
                true => Order::ComplementFirst,
                false => Order::ObjectFirst,
            };
            let given = Predicate::new(DAR).clitic(clitic).object(list(&given, Join::And)).complement(whom);
            Predicate { order, ..given }
        }
        Verb::Cannot { deeds: all, join, word } => deeds(all, *join, *word, subject, cx),
        Verb::Can { deed: allowed, word } => {
            let words = deed(allowed, subject, cx).write_for(Form::Infinitive, subject);
            let before = match word {
                CanWord::Can | CanWord::May => "",
                CanWord::CanAlso => "también",
            };
            Predicate { before, ..Predicate::new(PODER).complement(words) }
        }
        Verb::Must(forced) => {
            let words = deed(forced, subject, cx).write_for(Form::Infinitive, subject);
            Predicate::new(DEBER).complement(words)
        }
        Verb::EnterPlay { how } => {
            Predicate::new(ENTRAR).complement(spaced(&["en juego", &entering(how, subject, cx)]))
        }
        Verb::EnterZone { zone: into, how } => {
            let into = zone(into, cx);
            Predicate::new(ENTRAR).complement(spaced(&[&*entering(how, subject, cx), "en", &into]))
        }
        Verb::TakeNoDamage(from) => {
            let from = match from {
                None => "",
                Some(ChallengeWord::TheChallenge) => "del desafío",
                Some(ChallengeWord::Challenges) => "de los desafíos",
                Some(ChallengeWord::ThatChallenge) => "de ese desafío",
            };
            Predicate::new(RECIBIR).object("daño").complement(from).denied()
        }
        Verb::CostsLess { amount, change, you, to: purpose } => {
            let clitic = if *you == YouWord::You { Clitic::Of("te") } else { Clitic::None };
            let change = match change {
                MoreOrLess::Less => "menos",
                MoreOrLess::More => "más",
            };
            let purpose = match purpose {
                None => "",
                Some(CostOf::Play) => "para jugarse",
                Some(CostOf::Shift) => "para jugarse con Cambio",
            };
            Predicate::new(COSTAR)
                .clitic(clitic)
                .object(format!("{} {change}", ink(amount)))
                .complement(purpose)
        }
        Verb::TakeMoreOrLess { amount, change, from } => {
            let change = match change {
                MoreOrLess::Less => "menos",
                MoreOrLess::More => "más",
            };
            let from = match from {
                None => String::new(),
                Some(DamageFrom::Challenges) => "de los desafíos".to_owned(),
                Some(DamageFrom::Agent(by)) => of(&crate::phrase::event::spanish::agent(by, cx)),
            };
            Predicate::new(RECIBIR).object(format!("{amount} de daño {change}")).complement(from)
        }
        Verb::CountAs(what) => Predicate::new(CONTAR).complement(count_as(what, subject, cx)),
        Verb::NeedLoreToWin(amount) => {
            Predicate::new(NECESITAR).object(format!("{amount} de lore")).complement("para ganar la partida")
        }
        Verb::NeedMoreOrLess { amount, change } => {
            let change = match change {
                MoreOrLess::Less => "menos",
                MoreOrLess::More => "más",
            };
            Predicate::new(NECESITAR)
                .object(format!("{amount} de lore {change}"))
                .complement("para ganar la partida")
        }
        Verb::SwapDamage { of: on, word: _ } => {
            let on = noun_phrase(on, Role::Subject, cx);
            Predicate::new(INTERCAMBIAR).object("el daño").complement(format!("en {on}"))
        }
        Verb::AbilitiesCost { amount, change, .. } => {
            let change = match change {
                MoreOrLess::Less => "menos",
                MoreOrLess::More => "más",
            };
            Predicate::new(COSTAR).object(format!("{} {change}", ink(amount))).complement("de usar")
        }
        Verb::DealDamageWith { stat: which, of: whose } => {
            let with = possessed(whose, stat(*which), stat_concord(*which), cx);
            Predicate::new(INFLIGIR).object("daño").complement(format!("con {with}"))
        }
        Verb::StatIs { value: amount, word, .. } => {
            let amount = crate::phrase::amount::spanish::value(amount, cx);
            match word {
                StatIsWord::IsEqualTo | StatIsWord::Is => {
                    Predicate::new(SER).complement(format!("igual {}", to(&amount)))
                }
                StatIsWord::Becomes => Predicate::new(PASAR).complement(format!("a ser {amount}")),
            }
        }
        Verb::HasStat { stat: which, value: amount, word } => {
            let amount = crate::phrase::amount::spanish::value(amount, cx);
            let object = match word {
                HasStatWord::Number => format!("{amount} {}", stat(*which)),
                HasStatWord::EqualTo => format!("una {} igual {}", stat(*which), to(&amount)),
            };
            Predicate::new(TENER).object(object)
        }
        Verb::DoubleStat { stat: which, of: whose, .. } => {
            Predicate::new(DUPLICAR).object(possessed(whose, stat(*which), stat_concord(*which), cx))
        }
        Verb::SwapBetween { stat: which, of: whose, word: _ } => {
            let whose = of(&noun_phrase(whose, Role::Subject, cx));
            let what = format!("{} {}", stat_concord(*which).the(), stat(*which));
            Predicate::new(INTERCAMBIAR).object(what).complement(whose)
        }
        Verb::SwapStats { first, second, of: whose, word: _ } => {
            let whose = of(&noun_phrase(whose, Role::Subject, cx));
            let both = format!(
                "{} {} y {} {}",
                stat_concord(*first).the(),
                stat(*first),
                stat_concord(*second).the(),
                stat(*second)
            );
            Predicate::new(INTERCAMBIAR).object(both).complement(whose)
        }
        Verb::Prevent(prevented) => Predicate::new(PREVENIR).object(match prevented {
            Prevented::That | Prevented::It => "ese daño".to_owned(),
            Prevented::All { to: whom, by } => {
                let whom = to(&noun_phrase(whom, Role::Subject, cx));
                let by = by.as_ref().map_or(String::new(), |by| {
                    format!(" por {}", crate::phrase::event::spanish::agent(by, cx))
                });
                format!("todo el daño que se fuera a infligir {whom}{by}")
            }
            Prevented::Next { amount, to: whom } => {
                let whom = to(&noun_phrase(whom, Role::Subject, cx));
                format!("los próximos {amount} de daño que se fueran a infligir {whom}")
            }
            Prevented::First { to: whom } => {
                let whom = to(&noun_phrase(whom, Role::Subject, cx));
                format!("el primer daño que se fuera a infligir {whom}")
            }
            Prevented::HalfOfThat(Rounding::Up) => {
                "la mitad de ese daño, redondeando hacia arriba".to_owned()
            }
            Prevented::HalfOfThat(Rounding::Down) => {
                "la mitad de ese daño, redondeando hacia abajo".to_owned()
            }
            Prevented::OfThat { amount, word: OfThatWord::So } => format!("{amount} de ese daño"),
            Prevented::OfThat { amount, word: OfThatWord::AllBut } => {
                format!("todo ese daño excepto {amount}")
            }
        }),
        Verb::Divide { amount, among, word: _, as_you: _ } => {
            let among = format!("repartido como elijas entre {}", noun_phrase(among, Role::Subject, cx));
            Predicate::new(INFLIGIR).object(damage(amount, DamageWord::Damage)).complement(among)
        }
        Verb::DealSeveral { parts, join } => {
            let mut all = Vec::new();
            for part in parts {
                let whom = to(&noun_phrase(&part.to, Role::Subject, cx));
                all.push(format!("{} {whom}", damage(&part.amount, part.word)));
            }
            let join = match join {
                DealJoin::And => Join::And,
                DealJoin::Or => Join::Or,
            };
            Predicate::new(INFLIGIR).object(list(&all, join))
        }
        Verb::DealEachOther { stat: which, word: _ } => Predicate::new(INFLIGIR)
            .clitic(Clitic::Of("se"))
            .object("daño")
            .complement(format!("mutuamente igual a su {}", stat(*which))),
        Verb::Be(passive) => super::spanish_deed::be_done(passive, cx),
        Verb::DealMoreOrLess { amount, change, voice, to: whom, within } => {
            let change = match change {
                MoreOrLess::Less => "menos",
                MoreOrLess::More => "más",
            };
            let verb = match voice {
                DealtVoice::Deals => INFLIGIR,
                DealtVoice::IsDealt => RECIBIR,
            };
            let whom = whom.as_ref().map_or(String::new(), |whom| to(&noun_phrase(whom, Role::Subject, cx)));
            let within = match within {
                None => "",
                Some(InChallenges::One) => "en un desafío",
                Some(InChallenges::Several) => "en desafíos",
            };
            let complement = spaced(&[&*whom, within]);
            Predicate::new(verb).object(format!("{amount} de daño {change}")).complement(complement)
        }
        Verb::BeDealt { amount: Amount::That(ThatAmount::Amount) } => {
            Predicate::new(RECIBIR).object("ese daño")
        }
        Verb::BeDealt { amount } => Predicate::new(RECIBIR).object(damage(amount, DamageWord::Damage)),
        Verb::StatFloor { floor, .. } => {
            let below = match floor {
                Floor::Printed => "reducirse por debajo de su valor impreso".to_owned(),
                Floor::Unreduced => "reducirse".to_owned(),
                Floor::Number(number) => format!("reducirse por debajo de {number}"),
                Floor::ByOpponents => "reducirse por parte de oponentes".to_owned(),
                Floor::Unincreased => "aumentarse".to_owned(),
            };
            Predicate::new(PODER).denied().complement(below)
        }
        Verb::OnlyCan { deed: allowed, .. } => {
            let words = deed(allowed, subject, cx).write_for(Form::Infinitive, subject);
            Predicate::new(PODER).complement(words)
        }
    }
}

fn with(verb: Conjugation, what: &NounPhrase, personal: Personal, cx: &mut Context) -> Predicate {
    let (clitic, object) = direct(what, personal, cx);
    Predicate::new(verb).clitic(clitic).object(object)
}

fn step_words(step: Step) -> &'static str {
    match step {
        Step::Ready => "el paso de enderezar",
        Step::Set => "el paso Set",
        Step::Draw => "el paso de robo",
    }
}

fn from_zone(from: Option<&Zone>, cx: &mut Context) -> String {
    from.map_or(String::new(), |from| of(&zone(from, cx)))
}

/// "una en tu mano y la otra en el fondo de tu mazo".
fn put_portions(portions: &[PortionPlace], cx: &mut Context) -> String {
    let mut parts = Vec::new();
    for portion in portions {
        let concord = noun_concord(&portion.what, cx);
        let what = noun_phrase(&portion.what, Role::Object, cx);
        let order = match portion.order {
            PlacedOrder::Unsaid => "",
            PlacedOrder::AnyOrder => "en cualquier orden",
            PlacedOrder::RandomOrder => "en un orden aleatorio",
        };
        // "Una debajo de este personaje y la otra …": the next part is one of the cards again.
        let place = cx.aside(|cx| place(&portion.place, concord, cx));
        parts.push(spaced(&[&*what, &place, order]));
    }
    list(&parts, Join::And)
}

fn play_words(play: &Play, cx: &mut Context) -> Predicate {
    let (clitic, object) = direct(&play.what, Personal::Without, cx);
    let on =
        play.on.as_ref().map_or(String::new(), |on| format!("sobre {}", noun_phrase(on, Role::Subject, cx)));
    let from = match &play.from {
        None => String::new(),
        Some(PlayFrom::Zone(from)) => format!("desde {}", zone(from, cx)),
        Some(PlayFrom::There) => "desde allí".to_owned(),
        Some(PlayFrom::Under(what)) => format!("de debajo {}", of(&noun_phrase(what, Role::Subject, cx))),
    };
    match play.word {
        PlayWord::Play => Predicate::new(JUGAR).clitic(clitic).object(object).complement(spaced(&[on, from])),
        PlayWord::Shift => {
            let what = format!("con {}", noun_phrase(&play.what, Role::Subject, cx));
            Predicate::new(HACER).object("Cambio").complement(spaced(&[what, on, from]))
        }
        PlayWord::PlayOrShift => {
            let with_or_without = ", con o sin Cambio".to_owned();
            Predicate::new(JUGAR).clitic(clitic).object(object).complement(spaced(&[
                on,
                from,
                with_or_without,
            ]))
        }
    }
}

fn pay_for(what: &PayFor, cx: &mut Context) -> String {
    match what {
        PayFor::ToPlay(what) => {
            let (clitic, object) = direct(what, Personal::Without, cx);
            format!(
                "para {}",
                Predicate::new(JUGAR).clitic(clitic).object(object).write(Form::Infinitive, "")
            )
        }
        PayFor::For(what) => format!("por {}", noun_phrase(what, Role::Subject, cx)),
        PayFor::ToMove { what, to: where_ } => {
            let (clitic, object) = direct(what, Personal::Without, cx);
            let where_ = where_.as_ref().map_or(String::new(), |there| destination(there, cx));
            let moved = Predicate::new(MOVER).clitic(clitic).object(object).complement(where_);
            format!("para {}", moved.write(Form::Infinitive, ""))
        }
        PayFor::ToShift { what, onto, word: _ } => {
            let what = noun_phrase(what, Role::Subject, cx);
            let onto = match onto {
                Some(onto) => format!("encima {}", of(&noun_phrase(onto, Role::Subject, cx))),
                None => String::new(),
            };
            spaced(&[format!("para hacer Cambio con {what}"), onto])
        }
        PayFor::ToPlayUsing { what, whose, keyword: name } => {
            let what = noun_phrase(what, Role::Object, cx);
            let ability = format!("habilidad {}", keyword_name(*name));
            let ability = possessed(whose, &ability, Concord::FEMININE, cx);
            format!("para jugar {what} usando {ability}")
        }
    }
}

/// "+2 {S}", "-1 {L}".
pub(crate) fn stat_changes(changes: &[StatChange]) -> Vec<String> {
    changes
        .iter()
        .map(|change| {
            let symbol = stat(change.stat);
            match change.by {
                StatBy::N(number) => format!("{number:+} {symbol}"),
                StatBy::Plus => format!("+{symbol}"),
                StatBy::Minus => format!("-{symbol}"),
                StatBy::Unsigned => symbol.to_owned(),
                StatBy::PlusX => format!("+X {symbol}"),
                StatBy::MinusX => format!("-X {symbol}"),
            }
        })
        .collect()
}

fn grant_words(grants: &[Grant], cx: &mut Context) -> Vec<String> {
    grants
        .iter()
        .map(|grant| match grant {
            Grant::Keyword(granted) => keyword(granted, cx),
            Grant::Ability { ability, stop } => crate::phrase::ability::spanish::quoted(ability, *stop),
            Grant::Class(class) => format!("la clasificación {class}"),
            Grant::Unknown(keyword) => {
                crate::phrase::keyword::unknown_keyword(keyword, vocabulary::Language::Spanish)
            }
            Grant::KeywordX(name) => format!("{} +X", keyword_name(*name)),
            Grant::That(Quality::Class) => "esa clasificación".to_owned(),
            Grant::That(_) => "esa palabra clave".to_owned(),
        })
        .collect()
}

fn loss_words(losses: &[Loss]) -> Vec<String> {
    losses
        .iter()
        .map(|loss| match loss {
            Loss::Keyword(name) => keyword_name(*name).to_owned(),
            Loss::Declared(keyword) => {
                crate::phrase::keyword::unknown_keyword(keyword, vocabulary::Language::Spanish)
            }
            Loss::Ability(name) => format!("la habilidad {name}"),
            Loss::Stat(change) => stat_changes(std::slice::from_ref(change)).concat(),
            Loss::All(AllLost::Abilities | AllLost::TheirAbilities) => "todas sus habilidades".to_owned(),
            Loss::All(AllLost::Keywords) => "todas sus palabras clave".to_owned(),
            Loss::All(AllLost::KeywordsAndAbilities) => "todas sus palabras clave y habilidades".to_owned(),
        })
        .collect()
}

/// "agotado", "con 3 de daño".
pub(super) fn entering(how: &Entering, subject: Concord, cx: &mut Context) -> String {
    match how {
        Entering::Normally => String::new(),
        Entering::Exerted => subject.agree("agotado"),
        Entering::Ready => subject.agree("enderezado"),
        Entering::WithDamage { amount, word } => format!("con {}", damage(&Amount::N(*amount), *word)),
        Entering::WithGrants(grants) => format!("con {}", list(&grant_words(grants, cx), Join::And)),
        Entering::WithUnder { cards, under, face, order } => {
            let cards = noun_phrase(cards, Role::Object, cx);
            let place = Place::Under { what: under.clone(), face: *face, order: *order };
            format!("con {cards} {}", crate::phrase::place::spanish::place(&place, Concord::MASCULINE, cx))
        }
    }
}

fn count_as(what: &CountAs, subject: Concord, cx: &mut Context) -> String {
    match what {
        CountAs::CostToSing { more, what } => {
            let has = subject.count("tuviera", "tuvieran");
            let what = noun_phrase(what, Role::Object, cx);
            format!("como si {has} +{more} de coste para cantar {what}")
        }
        CountAs::NamedForShift(name) => {
            let named = subject.count("se llamara", "se llamaran");
            format!("como si {named} {name} para {}", keyword_name(KeywordName::Shift))
        }
        CountAs::Named(name) => format!("como si {} {name}", subject.count("se llamara", "se llamaran")),
        CountAs::InkwellSymbol => format!("como si {} {{IW}}", subject.count("tuviera", "tuvieran")),
        CountAs::CostForSinging { cost, what } => {
            let has = subject.count("tuviera", "tuvieran");
            let what = noun_phrase(what, Role::Object, cx);
            format!("como si {has} coste {cost} para cantar {what}")
        }
    }
}
