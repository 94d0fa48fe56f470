//! A file in Spanish.

use vocabulary::Language;

use crate::write::joined;
use script::{
    Act, Answer, At, Attributes, Block, CardFact, CardRef, Characteristic, Choices, DeckEnd, DeckFile, Entry,
    Expectation, Face, File, FillerZone, InkState, Keyword, Move, Naming, Past, PlayerFact, Position, Price,
    Reach, Start, State, Statement, Step, Total, TurnInk, Way, Zone,
};

/// The text of a file with all its words in Spanish; names of cards stay as they are.
pub fn write_spanish(file: &File) -> String {
    let mut text = header(file);
    if !text.is_empty() {
        text.push('\n');
    }
    for decks in &file.refused_decks {
        text += &format!("! mazos {}\n", deck_files(&decks.node));
    }
    match &file.start {
        Start::Absent => {}
        Start::Position(position) => text += &self::position(position),
        Start::Decks(decks) => text += &format!("mazos {}\n", deck_files(&decks.node)),
    }
    if !file.script.is_empty() {
        text.push('\n');
    }
    for At { node, .. } in &file.script {
        text += &step(node);
        text.push('\n');
    }
    text
}

fn header(file: &File) -> String {
    let mut text = String::new();
    let mut line = |key: &str, value: &str| text += &format!("{key}: {value}\n");
    let header = &file.header;
    if let Some(title) = &header.title {
        line("título", title);
    }
    if !header.rules.is_empty() {
        line("reglas", &header.rules.join(", "));
    }
    if let Some(source) = &header.source {
        line("fuente", source);
    }
    for note in &header.notes {
        line("nota", note);
    }
    if let Some(seed) = header.seed {
        line("semilla", &seed.to_string());
    }
    if let Some(edition) = header.edition {
        line("edición", edition.name());
    }
    if let Some(variant) = header.variant {
        line("variante", variant.name());
    }
    if !header.teams.is_empty() {
        line("equipos", &crate::write::teams(&header.teams));
    }
    text
}

fn deck_files(files: &[DeckFile]) -> String {
    files.iter().map(|file| file.path.as_str()).collect::<Vec<_>>().join("; ")
}

fn position(position: &Position) -> String {
    let mut text = String::new();
    for Block { player, entries } in &position.players {
        text += &format!("jugador {player}\n");
        for At { node, .. } in entries {
            text += &format!("  {}\n", entry(node));
        }
    }
    let inked = match position.ink {
        TurnInk::Open => "",
        TurnInk::Used => ", entintado",
    };
    let when = position.when;
    let number = when.number.map(|number| format!(", número {number}")).unwrap_or_default();
    let first = when.first.map(|first| format!(", empezó {first}")).unwrap_or_default();
    let forced = match when.reach {
        Reach::Possible => "",
        Reach::Forced => ", forzado",
    };
    text + &format!("turno {}{inked}{number}{first}{forced}\n", position.turn)
}

fn entry(entry: &Entry) -> String {
    match entry {
        Entry::Lore(lore) => format!("lore {lore}"),
        Entry::Ink { count, state: InkState::Ready } => format!("tinta {count}"),
        Entry::Ink { count, state: InkState::Exerted } => format!("tinta {count} agotada"),
        Entry::InkDrops(count) => format!("gotas de tinta {count}"),
        Entry::Filler { zone: FillerZone::Hand, count } => format!("mano {count}"),
        Entry::Filler { zone: FillerZone::Discard, count } => format!("descarte {count}"),
        Entry::DeckMore(count) => format!("mazo {count} más"),
        Entry::Card(placed) => {
            format!("{} {}{}", zone(placed.zone), placed.card, attributes(&placed.attributes))
        }
    }
}

fn zone(zone: Zone) -> &'static str {
    match zone {
        Zone::Hand => "mano",
        Zone::Deck => "mazo",
        Zone::Play => "juego",
        Zone::Discard => "descarte",
        Zone::Inkwell => "tintero",
    }
}

fn attributes(attributes: &Attributes) -> String {
    let mut parts: Vec<String> = attributes.aliases.iter().map(|alias| format!("={alias}")).collect();
    if attributes.exerted {
        parts.push("agotado".to_owned());
    }
    if attributes.drying {
        parts.push("secándose".to_owned());
    }
    if attributes.damage > 0 {
        parts.push(format!("daño {}", attributes.damage));
    }
    if let Some(location) = &attributes.at {
        parts.push(format!("en {location}"));
    }
    parts.extend(attributes.on.iter().map(|alias| format!("sobre {alias}")));
    parts.extend(attributes.past.iter().map(|past| match past {
        Past::Played => "jugado".to_owned(),
        Past::Inked => "entintado".to_owned(),
        Past::Discarded => "descartado".to_owned(),
        Past::Banished => "desterrado".to_owned(),
        Past::Quested => "aventurado".to_owned(),
        Past::Used(None) => "usado".to_owned(),
        Past::Used(Some(name)) => format!("usado {name}"),
    }));
    if !attributes.under.is_empty() {
        let cards = attributes.under.iter().map(|under| match under.face {
            Face::Up => under.card.clone(),
            Face::Down => format!("bocabajo {}", under.card),
        });
        parts.push(format!("debajo {}", cards.collect::<Vec<_>>().join("; ")));
    }
    if parts.is_empty() { String::new() } else { format!(" [{}]", parts.join(", ")) }
}

fn step(step: &Step) -> String {
    match step {
        Step::Act(act) => self::act(act),
        Step::Refused(act) => format!("! {}", self::act(act)),
        Step::Expect(expectation) => format!("espera {}", self::expectation(expectation)),
    }
}

/// A move or an answer, as a script in Spanish writes it.
pub fn write_act_spanish(act: &Act) -> String {
    self::act(act)
}

fn act(act: &Act) -> String {
    let deed = match &act.deed {
        Statement::Move(made) => moved(made, Form::Third),
        Statement::Answer(answer) => answered(answer),
    };
    format!("{} {deed}", act.player)
}

/// `juega`, `puede jugar`.
#[derive(Clone, Copy)]
enum Form {
    Third,
    Infinitive,
}

fn moved(made: &Move, form: Form) -> String {
    let verb = |third: &'static str, infinitive: &'static str| match form {
        Form::Third => third,
        Form::Infinitive => infinitive,
    };
    match made {
        Move::Ink(card) => format!("{} {card}", verb("entinta", "entintar")),
        Move::Play { card, way } => format!("{} {card}{}", verb("juega", "jugar"), paid(way)),
        Move::Quest(card) => format!("{} con {card}", verb("explora", "explorar")),
        Move::Challenge { challenged, challenger } => {
            format!("{} a {challenged} con {challenger}", verb("desafía", "desafiar"))
        }
        Move::MoveTo { character, location, price } => {
            format!("{} a {character} a {location}{}", verb("mueve", "mover"), free(*price))
        }
        Move::Use { card, ability, price } => {
            format!("{} {}{}", verb("usa", "usar"), of_ability(card, ability), free(*price))
        }
        Move::EndTurn => verb("acaba turno", "acabar turno").to_owned(),
        Move::Concede => verb("concede", "conceder").to_owned(),
    }
}

fn paid(way: &Way) -> String {
    match way {
        Way::Ink => String::new(),
        Way::ShiftOnto(cards) => format!(" cambiando sobre {}", list(cards)),
        Way::SungBy(cards) => format!(" cantada por {}", list(cards)),
        Way::Free => " gratis".to_owned(),
    }
}

fn free(price: Price) -> &'static str {
    match price {
        Price::Paid => "",
        Price::Free => " gratis",
    }
}

fn of_ability(card: &CardRef, ability: &Option<String>) -> String {
    match ability {
        Some(name) => format!("{card}: {name}"),
        None => card.to_string(),
    }
}

fn answered(answer: &Answer) -> String {
    match answer {
        Answer::Accept => "acepta".to_owned(),
        Answer::Decline => "declina".to_owned(),
        Answer::Cards(cards) => format!("elige {}", list(cards)),
        Answer::Nothing => "elige nada".to_owned(),
        Answer::Players(players) => {
            let letters: Vec<_> = players.iter().map(ToString::to_string).collect();
            format!("elige jugador {}", letters.join("; "))
        }
        Answer::Option(number) => format!("elige opción {number}"),
        Answer::Number(number) => format!("elige número {number}"),
        Answer::Name(Naming::Card(card)) => format!("nombra {card}"),
        Answer::Name(Naming::Short(name)) => format!("nombra {name}"),
        Answer::Order(cards) => format!("ordena {}", list(cards)),
        Answer::Resolve { card, ability, because } => {
            let because = because.as_ref().map(|card| format!("; {card}")).unwrap_or_default();
            format!("resuelve {}{because}", of_ability(card, ability))
        }
        Answer::Apply(card) => format!("aplica {card}"),
        Answer::Keep => "conserva".to_owned(),
        Answer::Alter(cards) => format!("altera {}", list(cards)),
    }
}

fn list(cards: &[CardRef]) -> String {
    cards.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ")
}

fn expectation(expectation: &Expectation) -> String {
    match expectation {
        Expectation::Card { card, is } => format!("{card} {}", card_fact(is)),
        Expectation::Player { player, is } => format!("{player} {}", player_fact(is)),
        Expectation::Choices(choices) => format!("opciones {}", self::choices(choices)),
        Expectation::Bag(count) => format!("bolsa {count}"),
        Expectation::NoWinner => "nadie gana".to_owned(),
        Expectation::NoDecision => "ninguna decisión".to_owned(),
        Expectation::Either(all) => {
            let all: Vec<String> = all.iter().map(self::expectation).collect();
            format!("o bien {}", all.join(" o "))
        }
    }
}

fn choices(choices: &Choices) -> String {
    match choices {
        Choices::Cards(cards) => list(cards),
        Choices::Players(players) => format!("jugador {}", joined(players)),
        Choices::Numbers(numbers) => format!("número {}", joined(numbers)),
        Choices::Options(options) => format!("opción {}", joined(options)),
        Choices::YesNo => "sí; no".to_owned(),
    }
}

fn card_fact(fact: &CardFact) -> String {
    match fact {
        CardFact::Value { of, is } => format!("{} {is}", characteristic(*of)),
        CardFact::State(state) => match state {
            State::Ready => "enderezado",
            State::Exerted => "agotado",
            State::Drying => "secándose",
            State::Dry => "seco",
            State::Undamaged => "sin daño",
        }
        .to_owned(),
        CardFact::Has { keyword, value } => format!("tiene {}", keyword_with(*keyword, *value)),
        CardFact::Lacks { keyword, value } => format!("no tiene {}", keyword_with(*keyword, *value)),
        CardFact::In { player, zone: found, end } => {
            let owner = player.map(|player| format!(" de {player}")).unwrap_or_default();
            let end = match end {
                None => "",
                Some(DeckEnd::Top) => " arriba",
                Some(DeckEnd::Bottom) => " abajo",
            };
            format!("en {}{owner}{end}", zone(*found))
        }
        CardFact::Under(card) => format!("debajo de {card}"),
        CardFact::Covers(count) => format!("cubre {count}"),
        CardFact::At(location) => format!("en {location}"),
        CardFact::AtNone => "en ninguna".to_owned(),
        CardFact::Named(name) => format!("se llama {name}"),
        CardFact::Classified(word) => format!("es {word}"),
        CardFact::Not(other) => format!("no {}", card_fact(other)),
    }
}

fn characteristic(of: Characteristic) -> &'static str {
    match of {
        Characteristic::Damage => "daño",
        Characteristic::Strength => "fuerza",
        Characteristic::Willpower => "voluntad",
        Characteristic::Lore => "lore",
        Characteristic::Cost => "coste",
        Characteristic::ShiftCost => "coste de Cambio",
        Characteristic::Singing => "valor de canto",
    }
}

fn keyword_with(keyword: Keyword, value: Option<u32>) -> String {
    let name = keyword.name(Language::Spanish);
    match value {
        None => name.to_owned(),
        Some(value) if keyword.adds_up() => format!("{name} +{value}"),
        Some(value) => format!("{name} {value}"),
    }
}

fn player_fact(fact: &PlayerFact) -> String {
    match fact {
        PlayerFact::Total { of, is } => match of {
            Total::Lore => format!("lore {is}"),
            Total::Hand => format!("mano {is}"),
            Total::Deck => format!("mazo {is}"),
            Total::Discard => format!("descarte {is}"),
            Total::Play => format!("juego {is}"),
            Total::Ink => format!("tinta {is}"),
            Total::InkReady => format!("tinta {is} enderezada"),
            Total::InkExerted => format!("tinta {is} agotada"),
            Total::InkDrops => format!("gotas de tinta {is}"),
        },
        PlayerFact::Can(made) => format!("puede {}", moved(made, Form::Infinitive)),
        PlayerFact::Cannot(made) => format!("no puede {}", moved(made, Form::Infinitive)),
        PlayerFact::Decides => "decide".to_owned(),
        PlayerFact::Sees(card) => format!("ve {card}"),
        PlayerFact::DoesNotSee(card) => format!("no ve {card}"),
        PlayerFact::Wins => "gana".to_owned(),
        PlayerFact::Lost => "pierde".to_owned(),
    }
}
