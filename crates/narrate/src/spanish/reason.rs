//! Why something cannot be done, in Spanish.

use engine::Refusal;
use script::Player;

use crate::{Asked, Behind, Reason, ShiftKind};

/// The reason as a sentence.
pub(super) fn reason(why: &Reason) -> String {
    match why {
        Reason::Refused(why) => refusal(*why).to_owned(),
        Reason::Because { refusal: why, behind } => format!("{}{}", refusal(*why), self::behind(behind)),
        Reason::Several { first, others } => {
            let others = others.iter().map(|other| format!("; además, {} ({})", reason(other), other.rule()));
            format!("{}{}", reason(first), others.collect::<String>())
        }
        Reason::Forbidden { card, ability: Some(ability) } => {
            format!("lo prohíbe {}", super::of(card, ability))
        }
        Reason::Forbidden { card, ability: None } => format!("lo prohíbe el efecto de {card}"),
        Reason::Unanswered { player, asked } => {
            let form = form(*asked, *player);
            format!("{player} debe decidir antes: {}{form}", self::asked(*asked))
        }
        Reason::Another { player } => format!("ahora decide {player}"),
        Reason::Unfit { asked: Asked::Turn } => "ahora toca una acción de turno".to_owned(),
        Reason::Unfit { asked } => format!("lo que se pregunta es {}", self::asked(*asked)),
        Reason::Absent => "no hay tal carta en esta partida".to_owned(),
        Reason::Ambiguous { candidates } => {
            format!("el nombre corresponde a más de una carta: {}", super::found::all(candidates))
        }
    }
}

/// What stands behind a refusal, after it.
fn behind(behind: &Behind) -> String {
    match behind {
        Behind::Taken { card, keyword, by } => {
            format!(", y {card} ha perdido {} por {}", super::keyword(*keyword), super::textual(by))
        }
        Behind::Cards(cards) => format!(": {}", super::list(cards)),
        Behind::Ink { due, ready } => format!(": hacen falta {due} y se pueden pagar {ready}"),
        Behind::Singing { counts, cost } => {
            format!(": cuenta como coste {counts} y la canción cuesta {cost}")
        }
        Behind::Shift(kind) => format!(": {}", asked_for(kind)),
        Behind::ShiftAndName(kind) => format!(": {} con el mismo nombre", asked_for(kind)),
        Behind::Elsewhere(place) => format!(": esa carta está {}", super::found::place(place)),
        Behind::NotMeant(by) => format!(": no es lo que pide {}", super::textual(by)),
    }
}

/// What a kind of Shift asks for.
fn asked_for(kind: &ShiftKind) -> String {
    let what = match kind {
        ShiftKind::Plain | ShiftKind::Temporary(None) => "un personaje tuyo con el mismo nombre".to_owned(),
        ShiftKind::Class(word) | ShiftKind::Temporary(Some(word)) => format!("un personaje {word} tuyo"),
        ShiftKind::Universal => "un personaje tuyo".to_owned(),
        ShiftKind::Duo => "dos personajes tuyos, uno para cada uno de sus nombres".to_owned(),
        ShiftKind::Combo => {
            "un personaje tuyo con uno de sus nombres, o dos, uno para cada nombre".to_owned()
        }
        ShiftKind::Item(word) => format!("un objeto tuyo llamado {word}"),
    };
    format!("{} pide {what}", super::shift_kind(kind))
}

/// What a decision asks.
pub(super) fn asked(asked: Asked) -> &'static str {
    match asked {
        Asked::OpeningHand => "quedarse o alterar la mano inicial",
        Asked::Turn => "una acción de turno",
        Asked::May => "sí o no",
        Asked::Cards => "una elección de cartas",
        Asked::Players => "una elección de jugadores",
        Asked::Option => "una elección de opción",
        Asked::Number => "un número",
        Asked::Rounds => "cuántas veces se repite el bucle",
        Asked::Name => "el nombre de una carta",
        Asked::Class => "una clasificación",
        Asked::Order => "un orden de cartas",
        Asked::Bag => "qué habilidad se resuelve a continuación",
        Asked::Replacement => "qué efecto de reemplazo se aplica primero",
        Asked::Play => "una carta que jugar",
    }
}

/// How an answer is written, in brackets.
fn form(asked: Asked, player: Player) -> String {
    let forms: &[&str] = match asked {
        Asked::Turn => return String::new(),
        Asked::OpeningHand => &["conserva", "altera CARTA"],
        Asked::May => &["acepta", "declina"],
        Asked::Cards => &["elige CARTA"],
        Asked::Players => &["elige jugador B"],
        Asked::Option => &["elige opción 1"],
        Asked::Number | Asked::Rounds => &["elige número 1"],
        Asked::Name => &["nombra CARTA"],
        Asked::Class => &["nombra CLASIFICACIÓN"],
        Asked::Order => &["ordena CARTA; CARTA"],
        Asked::Bag => &["resuelve CARTA"],
        Asked::Replacement => &["aplica CARTA"],
        Asked::Play => &["juega CARTA", "declina"],
    };
    let forms: Vec<String> = forms.iter().map(|form| format!("{player} {form}")).collect();
    format!(" ({})", forms.join(", "))
}

/// Why the engine refuses it.
fn refusal(refusal: Refusal) -> &'static str {
    match refusal {
        Refusal::Over => "la partida ha terminado",
        Refusal::NotAsked => "no es eso lo que hay que decidir ahora",
        Refusal::NoSuchCard => "no existe tal carta",
        Refusal::NoSuchClass => "no existe tal clasificación",
        Refusal::WrongZone => "la carta no está en la zona adecuada",
        Refusal::NotInPlay => "la carta no está en juego",
        Refusal::NotInHand => "la carta no está en la mano",
        Refusal::NotWorking => "la habilidad no funciona donde está la carta",
        Refusal::NotYours => "la carta es de otro jugador",
        Refusal::WrongKind => "la carta no es del tipo adecuado",
        Refusal::Uninkable => "la carta no tiene símbolo de tintero",
        Refusal::InkedAlready => "ya se ha entintado una carta este turno",
        Refusal::NotEnoughInk => "no hay suficiente tinta enderezada",
        Refusal::CannotPay => "el coste no se puede pagar por completo",
        Refusal::Drying => "el personaje todavía se está secando",
        Refusal::Exerted => "la carta ya está agotada",
        Refusal::RecklessQuest => "un personaje con Temerario no puede irse de aventura",
        Refusal::RecklessEnd => "un personaje con Temerario aún puede desafiar",
        Refusal::AdventurousChallenge => "un personaje con Aventurero no puede desafiar",
        Refusal::AdventurousEnd => "un personaje con Aventurero aún puede irse de aventura",
        Refusal::Forbidden => "un efecto lo prohíbe",
        Refusal::TargetReady => "el personaje que se quiere desafiar está enderezado",
        Refusal::NotOpposing => "solo se puede desafiar a personajes y localizaciones oponentes",
        Refusal::Evasive => "solo un personaje con Evasivo o Alerta puede desafiarlo",
        Refusal::Bodyguard => "hay que elegir a un personaje con Guardaespaldas",
        Refusal::Ward => "Protección: el efecto de un oponente no puede elegirlo",
        Refusal::MustChoose => "hay que elegir otra carta si es posible",
        Refusal::NotACandidate => "no es una elección legal",
        Refusal::SameTwice => "lo mismo no se puede elegir dos veces",
        Refusal::TooFew => "hay que elegir más",
        Refusal::TooMany => "no se puede elegir más",
        Refusal::OnceUsed => "ya se ha usado en este periodo",
        Refusal::ShiftForFree => "una carta que se juega gratis no puede usar Cambio ni cantarse",
        Refusal::NoShift => "la carta no tiene Cambio",
        Refusal::WrongShiftBase => "no se puede usar Cambio sobre eso",
        Refusal::NotASong => "solo se cantan las canciones",
        Refusal::SingerTooCheap => "el coste del personaje es demasiado bajo para cantarla",
        Refusal::NotTogether => "la canción no tiene Cantar Juntos",
        Refusal::TogetherTooCheap => {
            "los costes de los personajes, juntos, son demasiado bajos para cantarla"
        }
        Refusal::NoFreeMove => "ningún texto permite moverlo así",
        Refusal::NotMovable => "solo se mueven los personajes, y solo a localizaciones",
        Refusal::NoSuchWay => "ningún texto permite jugarla así",
        Refusal::NoSuchAbility => "la carta no tiene tal habilidad para usar",
        Refusal::NothingToPutUnder => "no hay ninguna carta que poner debajo",
        Refusal::ConditionFalse => "no se cumple su condición",
        Refusal::NotYourLocation => "los personajes se mueven a localizaciones de su propio jugador",
        Refusal::AlreadyThere => "el personaje ya está allí",
        Refusal::OptionImpossible => "esa opción no se puede hacer",
        Refusal::NotOptional => "no es opcional",
        Refusal::OutOfRange => "el número no está entre los posibles",
        Refusal::Endless => "un bucle se repite un número de veces que se dice y que se puede jugar",
        Refusal::LoopOver => "el bucle ya se ha repetido las veces dichas: hay que hacer otra cosa",
        Refusal::NotInBag => "esa habilidad no espera a este jugador",
        Refusal::MustChallenge => "un personaje que debe desafiar aún puede hacerlo",
        Refusal::MustChallengeAnother => "debe desafiar a otro si puede",
        Refusal::MustQuest => "un personaje que debe irse de aventura aún puede hacerlo",
        Refusal::AlreadyOut => "ese jugador ha dejado la partida",
    }
}
