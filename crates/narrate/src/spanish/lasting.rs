//! Effects that last, in Spanish.

use super::super::lasting::{Bearer, Forbidden, Gift, Lasting, Lasts, Number};
use super::{You, list};

/// "X obtiene +2 de Fuerza y gana Prisa este turno".
pub(super) fn say(effect: &Lasting, you: You) -> String {
    let (bearer, person) = match &effect.bearer {
        Bearer::Cards(cards) => (list(cards), Person::of(cards.len())),
        Bearer::Players(players) => {
            let person = match players.as_slice() {
                [only] if you.is(*only) => Person::You,
                _ => Person::of(players.len()),
            };
            (list(&players.iter().map(|player| you.name(*player)).collect::<Vec<_>>()), person)
        }
        Bearer::Scope(source) => {
            return format!("se aplica el efecto de {source} {}", lasts(&effect.lasts, you));
        }
    };
    if effect.gifts.contains(&Gift::ByText) {
        let bearer = if person == Person::You { "ti" } else { &bearer };
        return format!("se aplica el efecto de {} a {bearer} {}", effect.source, lasts(&effect.lasts, you));
    }
    let mut gifts: Vec<String> = Vec::new();
    for (at, one) in effect.gifts.iter().enumerate() {
        let said = gift(one, person, &effect.source);
        // "gana Prisa y Protección", "no puede desafiar ni cantar": the verb of the one before is not said again.
        let before = at
            .checked_sub(1)
            .map(|at| &effect.gifts[at])
            .map(|before| (before, gift(before, person, &effect.source)));
        match (gifts.last_mut(), before) {
            (Some(last), Some((Gift::Cant(_), before))) if matches!(one, Gift::Cant(_)) => {
                *last += &format!(" ni {}", without(&said, &before, 2));
            }
            (Some(last), Some((_, before))) if is_same_verb(&before, &said, one) => {
                *last = list(&[std::mem::take(last), without(&said, &before, 1).to_owned()]);
            }
            (_, _) => gifts.push(said),
        }
    }
    // The verb says "tú".
    let bearer = if person == Person::You { String::new() } else { format!("{bearer} ") };
    format!("{bearer}{} {}", list(&gifts), lasts(&effect.lasts, you))
}

/// A phrase without its first words, which the one before begins with as well.
fn without<'a>(said: &'a str, before: &str, words: usize) -> &'a str {
    let length: usize = before.split(' ').take(words).map(|word| word.len() + 1).sum();
    said.get(length..).unwrap_or(said)
}

fn is_same_verb(before: &str, said: &str, one: &Gift) -> bool {
    let is_plain = matches!(one, Gift::More(..) | Gift::Keyword(..) | Gift::Loses(_));
    is_plain && before.split(' ').next() == said.split(' ').next()
}

/// Whose verb it is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Person {
    One,
    Many,
    You,
}

impl Person {
    fn of(count: usize) -> Person {
        if count == 1 { Person::One } else { Person::Many }
    }
}

fn gift(gift: &Gift, person: Person, source: &str) -> String {
    // "gana", "ganan", "ganas".
    let by = |one: &str| match person {
        Person::One => one.to_owned(),
        Person::Many => format!("{one}n"),
        Person::You => format!("{one}s"),
    };
    let many = person == Person::Many;
    match gift {
        Gift::More(number, amount) => format!("{} {amount:+} de {}", by("obtiene"), name(*number)),
        Gift::Keyword(keyword, None) => format!("{} {}", by("gana"), super::keyword(*keyword)),
        Gift::Keyword(keyword, Some(amount)) if keyword.adds_up() => {
            format!("{} {} {amount:+}", by("gana"), super::keyword(*keyword))
        }
        Gift::Keyword(keyword, Some(amount)) => {
            format!("{} {} {amount}", by("gana"), super::keyword(*keyword))
        }
        Gift::Loses(keyword) => format!("{} {}", by("pierde"), super::keyword(*keyword)),
        Gift::Cant(deed) => format!("no {} {}", by("puede"), forbidden(*deed, many)),
        Gift::MustQuest => format!("{} ir de aventura si {}", by("debe"), by("puede")),
        Gift::MustChallenge => format!("{} desafiar si {}", by("debe"), by("puede")),
        Gift::SingsHigher(more) => {
            format!("{} como si {} {more:+} de coste para cantar canciones", by("cuenta"), by("tuviera"))
        }
        Gift::NoChallengeDamage => format!("no {} daño en desafíos", by("recibe")),
        Gift::Classification(class) => format!("{} la clasificación {class}", by("gana")),
        Gift::Ability => format!("{} la habilidad que da {source}", by("gana")),
        Gift::ByText => String::new(),
    }
}

pub(super) fn name(number: Number) -> &'static str {
    match number {
        Number::Strength => "Fuerza",
        Number::Willpower => "Voluntad",
        Number::Lore => "lore",
    }
}

fn forbidden(deed: Forbidden, many: bool) -> &'static str {
    match deed {
        Forbidden::Quest => "ir de aventura",
        Forbidden::Challenge => "desafiar",
        Forbidden::BeChallenged if many => "ser desafiados",
        Forbidden::BeChallenged => "ser desafiado",
        Forbidden::Ready => "enderezarse",
        Forbidden::Sing => "cantar",
        Forbidden::Exert => "agotarse",
        Forbidden::BeDealtDamage => "recibir daño infligido",
        Forbidden::Move => "moverse",
        Forbidden::BeChosenByOpponents if many => "ser elegidos por los oponentes",
        Forbidden::BeChosenByOpponents => "ser elegido por los oponentes",
        Forbidden::GainLore => "ganar lore",
        Forbidden::LoseLore => "perder lore",
        Forbidden::Ink => "entintar cartas",
    }
}

fn lasts(lasts: &Lasts, you: You) -> String {
    match lasts {
        Lasts::ThisTurn => "este turno".to_owned(),
        Lasts::UntilStartOf(player) => {
            format!("hasta el inicio {}", you.own(*player, "del próximo turno", "de tu próximo turno"))
        }
        Lasts::NextTurnOf(player) => {
            format!("durante {}", you.own(*player, "el próximo turno", "tu próximo turno"))
        }
        Lasts::NextReadyStepOf(player) => {
            format!(
                "en el paso de enderezar {}",
                you.own(*player, "del próximo turno", "de tu próximo turno")
            )
        }
        Lasts::UntilEndOfNextTurnOf(player) => {
            format!("hasta el final {}", you.own(*player, "del próximo turno", "de tu próximo turno"))
        }
        Lasts::RestOfGame => "por el resto de la partida".to_owned(),
        Lasts::UntilEndOfNextTurn => "hasta el final del próximo turno".to_owned(),
        Lasts::ThisChallenge => "en este desafío".to_owned(),
        Lasts::WhileInPlay(card) => format!("mientras {card} esté en juego"),
        Lasts::WhileItIsInPlay => "mientras esté en juego".to_owned(),
    }
}
