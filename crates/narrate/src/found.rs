//! What was found where something else was expected, in both languages.

use super::spanish::{cards_in, keyword as spanish_keyword};
use super::{Asked, Bilingual, Language, Reason};
use script::{Characteristic, DeckEnd, Keyword, Player, State, Total, Zone};

/// Where a card is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Where {
    /// In a zone of its owner, perhaps at an end of the deck.
    In { owner: Player, zone: Zone, end: Option<DeckEnd> },
    /// Under another card of its owner's play zone.
    Under { owner: Player },
    /// Being played, or resolving.
    Aside,
}

/// A card among several that a name fits.
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Fitting {
    /// Where it is and in what state.
    Card { place: Where, exerted: bool, drying: bool, damage: i32 },
    /// An ability of a card.
    Ability { card: String, name: String },
}

/// What was found.
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Found {
    Value {
        of: Characteristic,
        is: i64,
    },
    Covers(i64),
    Bag(i64),
    Total {
        of: Total,
        is: i64,
    },
    State(State),
    Place(Where),
    Keywords(Vec<(Keyword, i32)>),
    At(Option<String>),
    Named(Vec<String>),
    NotClassified,
    NoSuchCard,
    Several(Vec<Fitting>),
    Stopped(Reason),
    Legal,
    LegalDecks,
    UnreadDecks,
    Decides(Option<Player>),
    Wins(Player),
    NoWinner,
    Drawn,
    Choices(Vec<String>),
    NoChoice(Option<Asked>),
    /// What should not hold does.
    Holds,
    /// What a player sees of a card.
    Sees(Sight),
    /// What was found instead of each side of an "either".
    All(Vec<Found>),
}

/// Whether a player may look at the face of a card.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Sight {
    Yes,
    No,
}

impl Found {
    /// What was found, in words.
    pub fn say(&self, language: Language) -> String {
        match language {
            Language::English => self.english(),
            Language::Spanish => self.spanish(),
        }
    }

    /// What was found, in both languages.
    pub fn both(&self) -> Bilingual {
        Bilingual::new(self.english(), self.spanish())
    }

    fn english(&self) -> String {
        match self {
            Self::Value { of, is } => format!("{} {is}", of.word()),
            Self::Covers(count) => format!("covers {count}"),
            Self::Bag(count) => format!("bag {count}"),
            Self::Total { of, is } => format!("{} {is}", total(*of)),
            Self::State(state) => state.word().to_owned(),
            Self::Place(place) => place.say(Language::English),
            Self::Keywords(found) if found.is_empty() => "no keyword".to_owned(),
            Self::Keywords(found) => format!("has {}", keywords(found, Keyword::word)),
            Self::At(None) => "at none".to_owned(),
            Self::At(Some(location)) => format!("at {location}"),
            Self::Named(names) => format!("named {}", names.join(", ")),
            Self::NotClassified => "not classified so".to_owned(),
            Self::NoSuchCard => "no such card in this game".to_owned(),
            Self::Several(fitting) => {
                format!("the name fits more than one card: {}", all(fitting, Language::English))
            }
            Self::Stopped(reason) => reason.say(Language::English),
            Self::Legal => "it is legal".to_owned(),
            Self::LegalDecks => "both deck lists are legal".to_owned(),
            Self::UnreadDecks => "a deck list was not read".to_owned(),
            Self::Decides(Some(player)) => format!("{player} decides"),
            Self::Decides(None) => "nobody decides".to_owned(),
            Self::Wins(player) => format!("{player} wins"),
            Self::NoWinner => "no winner yet".to_owned(),
            Self::Drawn => "a drawn game".to_owned(),
            Self::Choices(cards) => format!("choices {}", cards.join("; ")),
            Self::NoChoice(Some(asked)) => {
                let reason = Reason::Unfit { asked: *asked };
                format!("no choice of cards is open; {}", reason.say(Language::English))
            }
            Self::NoChoice(None) => "no choice is open".to_owned(),
            Self::Holds => "it is so".to_owned(),
            Self::Sees(Sight::Yes) => "its face may be seen".to_owned(),
            Self::Sees(Sight::No) => "its face may not be seen".to_owned(),
            Self::All(found) => joined(found, Language::English),
        }
    }

    fn spanish(&self) -> String {
        match self {
            Self::Value { of, is } => match of {
                Characteristic::Damage => format!("{is} de daño"),
                Characteristic::Strength => format!("{is} de Fuerza"),
                Characteristic::Willpower => format!("{is} de Voluntad"),
                Characteristic::Lore => format!("valor de lore {is}"),
                Characteristic::Cost => format!("un coste de {is} de tinta"),
                Characteristic::ShiftCost => format!("un coste de Cambio de {is} de tinta"),
                Characteristic::Singing => format!("un valor de canto de {is}"),
            },
            Self::Covers(count) => format!("{} debajo", super::spanish::cards(*count)),
            Self::Bag(count) => super::spanish::bag(*count),
            Self::Total { of, is } => cards_in(*of, *is),
            Self::State(state) => super::spanish::state(*state).to_owned(),
            Self::Place(place) => place.say(Language::Spanish),
            Self::Keywords(found) if found.is_empty() => "ninguna palabra clave".to_owned(),
            Self::Keywords(found) => format!("tiene {}", keywords(found, spanish_keyword)),
            Self::At(None) => "en ninguna localización".to_owned(),
            Self::At(Some(location)) => format!("en {location}"),
            Self::Named(names) => format!("se llama {}", names.join(", ")),
            Self::NotClassified => "no tiene esa clasificación".to_owned(),
            Self::NoSuchCard => "no hay tal carta en esta partida".to_owned(),
            Self::Several(fitting) => {
                format!("el nombre corresponde a más de una carta: {}", all(fitting, Language::Spanish))
            }
            Self::Stopped(reason) => reason.say(Language::Spanish),
            Self::Legal => "es legal".to_owned(),
            Self::LegalDecks => "las dos listas de mazo son legales".to_owned(),
            Self::UnreadDecks => "no se pudo leer una lista de mazo".to_owned(),
            Self::Decides(Some(player)) => format!("decide {player}"),
            Self::Decides(None) => "nadie tiene que decidir".to_owned(),
            Self::Wins(player) => format!("gana {player}"),
            Self::NoWinner => "nadie ha ganado todavía".to_owned(),
            Self::Drawn => "la partida ha quedado en tablas".to_owned(),
            Self::Choices(cards) => format!("se puede elegir: {}", super::spanish::list(cards)),
            Self::NoChoice(Some(asked)) => {
                let reason = Reason::Unfit { asked: *asked };
                format!("no hay cartas que elegir; {}", reason.say(Language::Spanish))
            }
            Self::NoChoice(None) => "no hay nada que elegir".to_owned(),
            Self::Holds => "es así".to_owned(),
            Self::Sees(Sight::Yes) => "puede ver su cara".to_owned(),
            Self::Sees(Sight::No) => "no puede ver su cara".to_owned(),
            Self::All(found) => joined(found, Language::Spanish),
        }
    }
}

fn joined(found: &[Found], language: Language) -> String {
    found.iter().map(|found| found.say(language)).collect::<Vec<_>>().join("; ")
}

fn total(total: Total) -> &'static str {
    match total {
        Total::Lore => "lore",
        Total::Hand => "hand",
        Total::Deck => "deck",
        Total::Discard => "discard",
        Total::Play => "play",
        Total::Ink => "ink",
        Total::InkReady => "ready ink",
        Total::InkExerted => "exerted ink",
        Total::InkDrops => "ink drops",
    }
}

fn keywords(found: &[(Keyword, i32)], word: fn(Keyword) -> &'static str) -> String {
    let one = |(keyword, number): &(Keyword, i32)| {
        let plus = if keyword.adds_up() { "+" } else { "" };
        let number = if *number == 0 { String::new() } else { format!(" {plus}{number}") };
        format!("{}{number}", word(*keyword))
    };
    found.iter().map(one).collect::<Vec<_>>().join(", ")
}

/// Several cards that a name fits, in words.
pub(super) fn all(fitting: &[Fitting], language: Language) -> String {
    fitting.iter().map(|card| card.say(language)).collect::<Vec<_>>().join("; ")
}

impl Where {
    /// Where, in words.
    pub fn say(&self, language: Language) -> String {
        match (self, language) {
            (Self::In { owner, zone, end }, Language::English) => {
                let end = match end {
                    Some(DeckEnd::Top) => " top",
                    Some(DeckEnd::Bottom) => " bottom",
                    None => "",
                };
                format!("in {owner} {}{end}", zone.word())
            }
            (Self::Under { owner }, Language::English) => format!("under another card in {owner} play"),
            (Self::Aside, Language::English) => "being played".to_owned(),
            (Self::In { owner, zone, end }, Language::Spanish) => {
                super::spanish::in_zone(Some(*owner), *zone, *end)
            }
            (Self::Under { owner }, Language::Spanish) => format!("debajo de otra carta en juego de {owner}"),
            (Self::Aside, Language::Spanish) => "jugándose".to_owned(),
        }
    }
}

impl Fitting {
    fn say(&self, language: Language) -> String {
        match self {
            Self::Ability { card, name } => format!("{card}: {name}"),
            Self::Card { place, exerted, drying, damage } => {
                let mut shown = place.say(language);
                let words = match language {
                    Language::English => [", exerted", ", drying"],
                    Language::Spanish => [", agotado", ", secándose"],
                };
                shown += if *exerted { words[0] } else { "" };
                shown += if *drying { words[1] } else { "" };
                match (damage, language) {
                    (0, _) => {}
                    (_, Language::English) => shown += &format!(", damage {damage}"),
                    (_, Language::Spanish) => shown += &format!(", {damage} de daño"),
                }
                shown
            }
        }
    }
}
