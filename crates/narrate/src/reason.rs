//! Why a line does not go through, in both languages: the engine's refusals, and lines that do not fit what is asked.

use engine::{Ask, Refusal};

use super::Language;
use super::found::{Fitting, all};
use super::message::Called;
use script::Player;

/// Why a move or an answer did not go through.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Reason {
    /// The rules refuse it.
    Refused(Refusal),
    /// A text forbids it (1.2.2).
    Forbidden {
        /// The card that it comes from.
        card: String,
        /// The ability; none for the effect of an action.
        ability: Option<Called>,
    },
    /// A decision is open that this line does not answer.
    Unanswered {
        /// Whose decision.
        player: Player,
        /// What is asked.
        asked: Asked,
    },
    /// Somebody else has to decide.
    Another {
        /// Who.
        player: Player,
    },
    /// Something else is asked.
    Unfit {
        /// What.
        asked: Asked,
    },
    /// The game has no such card.
    Absent,
    /// The name fits more than one card here: an error of the file, also behind `!`.
    Ambiguous {
        /// What it fits.
        candidates: Vec<Fitting>,
    },
}

impl Reason {
    /// Whether the game refuses the line, which a line with `!` asks for.
    pub fn is_refusal(&self) -> bool {
        match self {
            Self::Refused(_)
            | Self::Forbidden { .. }
            | Self::Unanswered { .. }
            | Self::Another { .. }
            | Self::Unfit { .. }
            | Self::Absent => true,
            Self::Ambiguous { .. } => false,
        }
    }

    /// The rule that decides it.
    pub fn rule(&self) -> &'static str {
        match self {
            Self::Refused(refusal) => refusal.rule().0,
            Self::Forbidden { .. } => Refusal::Forbidden.rule().0,
            Self::Unanswered { .. } | Self::Another { .. } | Self::Unfit { .. } => "1.7.2",
            Self::Absent | Self::Ambiguous { .. } => "1.4.1",
        }
    }

    /// The reason as a sentence, without a full stop.
    pub fn say(&self, language: Language) -> String {
        super::unmarked(match language {
            Language::English => self.english(),
            Language::Spanish => self.spanish(),
        })
    }

    fn english(&self) -> String {
        match self {
            Self::Refused(refusal) => refusal.to_string(),
            Self::Forbidden { card, ability: Some(ability) } => {
                format!("{} forbids it", super::english::of(card, ability))
            }
            Self::Forbidden { card, ability: None } => format!("the effect of {card} forbids it"),
            Self::Unanswered { player, asked } => {
                let form = asked.form(*player, Language::English);
                format!("{player} must first decide: {}{form}", asked.english())
            }
            Self::Another { player } => format!("{player} decides now"),
            Self::Unfit { asked: Asked::Turn } => "it is time for a turn action".to_owned(),
            Self::Unfit { asked } => format!("what is asked is {}", asked.english()),
            Self::Absent => "no such card is in this game".to_owned(),
            Self::Ambiguous { candidates } => {
                format!("the name fits more than one card: {}", all(candidates, Language::English))
            }
        }
    }

    fn spanish(&self) -> String {
        match self {
            Self::Refused(refusal) => refusal_in_spanish(*refusal).to_owned(),
            Self::Forbidden { card, ability: Some(ability) } => {
                format!("lo prohíbe {}", super::spanish::of(card, ability))
            }
            Self::Forbidden { card, ability: None } => format!("lo prohíbe el efecto de {card}"),
            Self::Unanswered { player, asked } => {
                let form = asked.form(*player, Language::Spanish);
                format!("{player} debe decidir antes: {}{form}", asked.spanish())
            }
            Self::Another { player } => format!("ahora decide {player}"),
            Self::Unfit { asked: Asked::Turn } => "ahora toca una acción de turno".to_owned(),
            Self::Unfit { asked } => format!("lo que se pregunta es {}", asked.spanish()),
            Self::Absent => "no hay tal carta en esta partida".to_owned(),
            Self::Ambiguous { candidates } => {
                format!("el nombre corresponde a más de una carta: {}", all(candidates, Language::Spanish))
            }
        }
    }
}

/// What a decision asks, in a word.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Asked {
    OpeningHand,
    Turn,
    May,
    Cards,
    Players,
    Option,
    Number,
    Rounds,
    Name,
    Order,
    Bag,
    Replacement,
    Play,
}

impl Asked {
    /// What this decision asks.
    pub fn of(ask: &Ask) -> Self {
        match ask {
            Ask::OpeningHand => Self::OpeningHand,
            Ask::Turn => Self::Turn,
            Ask::May { .. } => Self::May,
            Ask::Cards { .. } => Self::Cards,
            Ask::Player { .. } => Self::Players,
            Ask::Option { .. } => Self::Option,
            Ask::Number { .. } => Self::Number,
            Ask::Rounds { .. } => Self::Rounds,
            Ask::Name => Self::Name,
            Ask::Order { .. } => Self::Order,
            Ask::Bag { .. } => Self::Bag,
            Ask::Replacement { .. } => Self::Replacement,
            Ask::Play { .. } => Self::Play,
        }
    }

    /// What is asked, in words.
    pub fn say(self, language: Language) -> &'static str {
        match language {
            Language::English => self.english(),
            Language::Spanish => self.spanish(),
        }
    }

    /// How an answer is written, in brackets.
    fn form(self, player: Player, language: Language) -> String {
        let forms: [&[&str]; 2] = match self {
            Self::Turn => return String::new(),
            Self::OpeningHand => [&["keeps", "alters CARD"], &["conserva", "altera CARTA"]],
            Self::May => [&["accepts", "declines"], &["acepta", "declina"]],
            Self::Cards => [&["chooses CARD"], &["elige CARTA"]],
            Self::Players => [&["chooses player B"], &["elige jugador B"]],
            Self::Option => [&["chooses option 1"], &["elige opción 1"]],
            Self::Number | Self::Rounds => [&["chooses number 1"], &["elige número 1"]],
            Self::Name => [&["names CARD"], &["nombra CARTA"]],
            Self::Order => [&["orders CARD; CARD"], &["ordena CARTA; CARTA"]],
            Self::Bag => [&["resolves CARD"], &["resuelve CARTA"]],
            Self::Replacement => [&["applies CARD"], &["aplica CARTA"]],
            Self::Play => [&["plays CARD", "declines"], &["juega CARTA", "declina"]],
        };
        let [english, spanish] = forms;
        let forms: Vec<String> =
            language.pick(english, spanish).iter().map(|form| format!("{player} {form}")).collect();
        format!(" ({})", forms.join(", "))
    }

    fn english(self) -> &'static str {
        match self {
            Self::OpeningHand => "to keep or to alter the opening hand",
            Self::Turn => "a turn action",
            Self::May => "yes or no",
            Self::Cards => "a choice of cards",
            Self::Players => "a choice of players",
            Self::Option => "a choice of an option",
            Self::Number => "a number",
            Self::Rounds => "how often the loop is repeated",
            Self::Name => "the name of a card",
            Self::Order => "an order of cards",
            Self::Bag => "which ability resolves next",
            Self::Replacement => "which replacement effect applies first",
            Self::Play => "a card to play",
        }
    }

    fn spanish(self) -> &'static str {
        match self {
            Self::OpeningHand => "quedarse o alterar la mano inicial",
            Self::Turn => "una acción de turno",
            Self::May => "sí o no",
            Self::Cards => "una elección de cartas",
            Self::Players => "una elección de jugadores",
            Self::Option => "una elección de opción",
            Self::Number => "un número",
            Self::Rounds => "cuántas veces se repite el bucle",
            Self::Name => "el nombre de una carta",
            Self::Order => "un orden de cartas",
            Self::Bag => "qué habilidad se resuelve a continuación",
            Self::Replacement => "qué efecto de reemplazo se aplica primero",
            Self::Play => "una carta que jugar",
        }
    }
}

fn refusal_in_spanish(refusal: Refusal) -> &'static str {
    match refusal {
        Refusal::Over => "la partida ha terminado",
        Refusal::NotAsked => "no es eso lo que hay que decidir ahora",
        Refusal::NoSuchCard => "no existe tal carta",
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
        Refusal::ConditionFalse => "no se cumple su condición",
        Refusal::NotYourLocation => "los personajes se mueven a localizaciones de su propio jugador",
        Refusal::AlreadyThere => "el personaje ya está allí",
        Refusal::OptionImpossible => "esa opción no se puede hacer",
        Refusal::NotOptional => "no es opcional",
        Refusal::OutOfRange => "el número no está entre los posibles",
        Refusal::Endless => "un bucle se repite un número de veces que se dice y que se puede jugar",
        Refusal::LoopOver => "el bucle ya se ha repetido las veces dichas: hay que hacer otra cosa",
        Refusal::NotInBag => "esa habilidad no espera a este jugador",
        Refusal::MustQuest => "un personaje que debe irse de aventura aún puede hacerlo",
        Refusal::AlreadyOut => "ese jugador ha dejado la partida",
    }
}
