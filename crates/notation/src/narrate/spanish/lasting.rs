//! Effects that last, in Spanish.

use super::super::lasting::{Bearer, Forbidden, Gift, Lasting, Lasts, Number};
use super::list;

/// "X obtiene +2 de Fuerza y gana Prisa este turno".
pub(super) fn say(effect: &Lasting) -> String {
    let (bearer, many) = match &effect.bearer {
        Bearer::Cards(cards) => (list(cards), cards.len() != 1),
        Bearer::Players(players) => {
            (list(&players.iter().map(ToString::to_string).collect::<Vec<_>>()), players.len() != 1)
        }
        Bearer::Scope(source) => return format!("se aplica el efecto de {source} {}", lasts(&effect.lasts)),
    };
    if effect.gifts.contains(&Gift::ByText) {
        return format!("se aplica el efecto de {} a {bearer} {}", effect.source, lasts(&effect.lasts));
    }
    let gifts: Vec<String> = effect.gifts.iter().map(|one| gift(*one, many)).collect();
    format!("{bearer} {} {}", list(&gifts), lasts(&effect.lasts))
}

fn gift(gift: Gift, many: bool) -> String {
    let by = |one: &'static str, several: &'static str| if many { several } else { one };
    match gift {
        Gift::More(number, amount) => format!("{} {amount:+} de {}", by("obtiene", "obtienen"), name(number)),
        Gift::Keyword(keyword, None) => format!("{} {}", by("gana", "ganan"), super::keyword(keyword)),
        Gift::Keyword(keyword, Some(amount)) if keyword.has_plus() => {
            format!("{} {} {amount:+}", by("gana", "ganan"), super::keyword(keyword))
        }
        Gift::Keyword(keyword, Some(amount)) => {
            format!("{} {} {amount}", by("gana", "ganan"), super::keyword(keyword))
        }
        Gift::Loses(keyword) => format!("{} {}", by("pierde", "pierden"), super::keyword(keyword)),
        Gift::Cant(deed) => format!("no {} {}", by("puede", "pueden"), forbidden(deed, many)),
        Gift::MustQuest => format!("{} ir de aventura si {}", by("debe", "deben"), by("puede", "pueden")),
        Gift::MustChallenge => format!("{} desafiar si {}", by("debe", "deben"), by("puede", "pueden")),
        Gift::ByText => String::new(),
    }
}

fn name(number: Number) -> &'static str {
    match number {
        Number::Strength => "Fuerza",
        Number::Willpower => "Voluntad",
        Number::Lore => "lore",
        Number::MoveCost => "coste de movimiento",
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
        Forbidden::Draw => "robar cartas",
        Forbidden::Ink => "poner cartas en el tintero",
    }
}

fn lasts(lasts: &Lasts) -> String {
    match lasts {
        Lasts::ThisTurn => "este turno".to_owned(),
        Lasts::UntilStartOf(player) => format!("hasta el inicio del próximo turno de {player}"),
        Lasts::NextTurnOf(player) => format!("durante el próximo turno de {player}"),
        Lasts::NextReadyStepOf(player) => format!("en el paso de preparar del próximo turno de {player}"),
        Lasts::UntilEndOfNextTurnOf(player) => format!("hasta el final del próximo turno de {player}"),
        Lasts::ThisChallenge => "en este desafío".to_owned(),
        Lasts::WhileInPlay(card) => format!("mientras {card} esté en juego"),
        Lasts::WhileItIsInPlay => "mientras esté en juego".to_owned(),
    }
}
