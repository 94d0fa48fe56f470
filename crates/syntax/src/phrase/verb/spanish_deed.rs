//! Spanish for what can be permitted, forbidden or demanded.

use crate::tree::*;

use super::spanish::{entering, predicate};
use crate::phrase::event::spanish::{agent, destination};
use crate::phrase::keyword::spanish::keyword_name;
use crate::phrase::noun::spanish::{Personal, direct_as, noun_phrase};
use crate::phrase::player::spanish::zone;
use crate::spanish::*;

/// "no puede ir de aventura ni desafiar", "no se endereza".
pub(super) fn deeds(
    deeds: &[Deed],
    join: Join,
    word: NotWord,
    subject: Concord,
    cx: &mut Context,
) -> Predicate {
    let all: Vec<Predicate> = deeds.iter().map(|item| deed(item, subject, cx)).collect();
    match word {
        NotWord::Cannot => {
            let words: Vec<String> =
                all.iter().map(|item| item.write_for(Form::Infinitive, subject)).collect();
            let words = match join {
                Join::Or | Join::AndOr => list_nor(&words),
                Join::And => list(&words, Join::And),
            };
            Predicate::new(PODER).complement(words).denied()
        }
        NotWord::DoNot => {
            let mut all = all.into_iter().map(Predicate::denied);
            let first = all.next().unwrap_or_default();
            all.fold(first, |before, next| Predicate { then: Some(Box::new(next)), ..before })
        }
    }
}

/// A deed with its object.
pub(super) fn deed(deed: &Deed, subject: Concord, cx: &mut Context) -> Predicate {
    match deed {
        Deed::Quest => Predicate::new(IR).complement("de aventura"),
        Deed::Challenge(None) => Predicate::new(DESAFIAR),
        Deed::Challenge(Some(what)) => with(DESAFIAR, what, Personal::Always, cx),
        Deed::BeChallenged(by) => {
            let by =
                by.as_ref().map_or(String::new(), |by| format!("por {}", noun_phrase(by, Role::Object, cx)));
            Predicate::passive(DESAFIAR).complement(by)
        }
        Deed::Ready(None) => Predicate::new(ENDEREZAR).clitic(Clitic::Reflexive),
        Deed::Ready(Some(what)) => with(ENDEREZAR, what, Personal::A, cx),
        Deed::ExertToSing { what, .. } => {
            let what = noun_phrase(what, Role::Object, cx);
            let sing = format!("para cantar {what}");
            Predicate::new(AGOTAR).clitic(Clitic::Reflexive).complement(sing)
        }
        Deed::BeDealtDamage => Predicate::new(RECIBIR).object("daño"),
        Deed::BeRemoved => Predicate::new(RETIRAR).clitic(Clitic::Reflexive),
        Deed::BeBanished => Predicate::passive(DESTERRAR),
        Deed::BeReduced { by } => {
            let by = by.map_or(String::new(), |by| format!("por {}", keyword_name(by)));
            Predicate::new(REDUCIR).clitic(Clitic::Reflexive).complement(by)
        }
        Deed::BeDone { what, by } => {
            let done = be_done(what, cx);
            match by {
                Some(by) => {
                    let by = format!("por {}", agent(by, cx));
                    let complement = spaced(&[&done.complement, &by]);
                    done.complement(complement)
                }
                None => done,
            }
        }
        Deed::EnterPlay(how) => {
            Predicate::new(ENTRAR).complement(spaced(&["en juego", &entering(how, subject, cx)]))
        }
        Deed::ChooseFor { what, purpose } => {
            let purpose = match purpose {
                ChoosePurpose::AbilitiesOrEffects => "para habilidades o efectos",
                ChoosePurpose::ActionsAndAbilities => "para acciones y habilidades",
            };
            with(ELEGIR, what, Personal::A, cx).complement(purpose)
        }
        Deed::GainKeyword(name) => Predicate::new(GANAR).object(keyword_name(*name)),
        Deed::Move(place) => {
            Predicate::new(MOVER).clitic(Clitic::Reflexive).complement(destination(place, cx))
        }
        Deed::Exert => Predicate::new(AGOTAR).clitic(Clitic::Reflexive),
        Deed::Discard => Predicate::new(DESCARTAR),
        Deed::SingAny => Predicate::new(CANTAR),
        Deed::Sing(what) => with(CANTAR, what, Personal::Without, cx),
        Deed::GainLore { more_than, from } => {
            let lore = more_than.map_or("lore".to_owned(), |most| format!("más de {most} de lore"));
            let from = from.map_or("", crate::phrase::event::spanish::lore_from);
            Predicate::new(GANAR).object(lore).complement(from)
        }
        Deed::ReduceCost { what, word } => Predicate::new(REDUCIR).object(cost_of(what, *word, cx)),
        Deed::Do(verb) => predicate(verb, subject, cx),
    }
}

/// "ser devuelto a la mano de un jugador".
pub(super) fn be_done(passive: &Passive, cx: &mut Context) -> Predicate {
    match passive {
        Passive::Returned { to: place } => {
            let place = place.as_ref().map_or(String::new(), |place| to(&zone(place, cx)));
            Predicate::passive(DEVOLVER).complement(place)
        }
        Passive::Exerted => Predicate::passive(AGOTAR),
        Passive::Readied => Predicate::passive(ENDEREZAR),
        Passive::Moved => Predicate::passive(MOVER),
        Passive::MovedFromHere => Predicate::passive(MOVER).complement("desde aquí"),
        Passive::MovedTo(place) => Predicate::passive(MOVER).complement(destination(place, cx)),
        Passive::Prevented => Predicate::new(PREVENIR).clitic(Clitic::Reflexive),
        Passive::Gained => Predicate::new(GANAR).clitic(Clitic::Reflexive),
        Passive::Played => Predicate::passive(JUGAR),
        Passive::Discarded => Predicate::passive(DESCARTAR),
        Passive::Chosen { purpose } => {
            let purpose =
                purpose.as_ref().map_or(String::new(), |purpose| format!("para {}", agent(purpose, cx)));
            Predicate::passive(ELEGIR).complement(purpose)
        }
        Passive::Banished => Predicate::passive(DESTERRAR),
        Passive::BanishedIn(InChallenges::One) => Predicate::passive(DESTERRAR).complement("en un desafío"),
        Passive::BanishedIn(InChallenges::Several) => Predicate::passive(DESTERRAR).complement("en desafíos"),
        Passive::DealtDamage => Predicate::new(RECIBIR).object("daño"),
        Passive::Put(place) => {
            let place = crate::phrase::place::spanish::place(place, Concord::FEMININE, cx);
            Predicate::new(PONER).clitic(Clitic::Reflexive).complement(place)
        }
        Passive::Shuffled { into } => {
            let into = format!("en {}", zone(into, cx));
            Predicate::new(BARAJAR).clitic(Clitic::Reflexive).complement(into)
        }
        Passive::ShiftedOnto => Predicate::new(RECIBIR).object("cartas jugadas con Cambio"),
        Passive::RemovedFrom(from) => {
            let from = of(&noun_phrase(from, Role::Subject, cx));
            Predicate::new(RETIRAR).clitic(Clitic::Reflexive).complement(from)
        }
        Passive::Lost => Predicate::new(PERDER).clitic(Clitic::Reflexive),
        Passive::Shifted { onto, word: _, name } => {
            let onto = format!("con Cambio sobre {}", noun_phrase(onto, Role::Subject, cx));
            let name = match name {
                NameRule::Unsaid => "",
                NameRule::RegardlessOfName => "sin importar el nombre",
            };
            Predicate::new(JUGAR).clitic(Clitic::Reflexive).complement(spaced(&[&*onto, name]))
        }
        Passive::DamageMoved { way, what } => {
            let what = noun_phrase(what, Role::Subject, cx);
            let ends = match way {
                DamageWay::From => of(&what),
                DamageWay::ToOrFrom | DamageWay::FromOrTo => spaced(&["a ni", &of(&what)]),
            };
            Predicate::new(MOVER).clitic(Clitic::Reflexive).complement(ends)
        }
        Passive::MovedToBy(by) => {
            let who = by.as_ref().map_or("personajes".to_owned(), |by| noun_phrase(by, Role::Subject, cx));
            Predicate::new(RECIBIR).object(who).complement("que se muevan")
        }
    }
}

/// "el coste de jugar este personaje".
pub(in crate::phrase) fn cost_of(what: &NounPhrase, word: CostWord, cx: &mut Context) -> String {
    match word {
        CostWord::ToPlay => format!("el coste de jugar {}", noun_phrase(what, Role::Object, cx)),
        CostWord::Of => format!("el coste {}", of(&noun_phrase(what, Role::Subject, cx))),
    }
}

fn with(verb: Conjugation, what: &NounPhrase, personal: Personal, cx: &mut Context) -> Predicate {
    let (clitic, object) = direct_as(what, personal, Role::Object, cx);
    Predicate::new(verb).clitic(clitic).object(object)
}
