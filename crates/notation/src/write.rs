//! The writer: a [`File`] to its canonical text.
//!
//! Canonical means: header keys in one order, a blank line between the parts, two blanks before the
//! lines of a block, names as the library spells them, attributes in one order. Reading the text
//! gives the same data again.

use script::{
    Act, Answer, At, Attributes, Block, CardFact, CardRef, Choices, DeckEnd, DeckFile, Entry, Expectation,
    Face, File, FillerZone, Header, InkState, Keyword, Move, Naming, Past, Player, PlayerFact, Position,
    Price, Reach, Start, Statement, Step, Total, TurnInk, Way,
};

/// The canonical text of a file.
pub fn write(file: &File) -> String {
    let mut text = String::new();
    header(&file.header, &mut text);
    if !text.is_empty() {
        text.push('\n');
    }
    for decks in &file.refused_decks {
        text += &format!("! decks {}\n", deck_files(&decks.node));
    }
    match &file.start {
        Start::Absent => {}
        Start::Position(position) => self::position(position, &mut text),
        Start::Decks(decks) => text += &format!("decks {}\n", deck_files(&decks.node)),
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

/// A move or an answer, as a script writes it.
pub fn write_act(act: &Act) -> String {
    match &act.deed {
        Statement::Move(made) => format!("{} {}", act.player, moved(made, &Person::Third)),
        Statement::Answer(answer) => format!("{} {}", act.player, answered(answer)),
    }
}

/// An expectation, without the word `expect`.
pub fn write_expectation(expectation: &Expectation) -> String {
    match expectation {
        Expectation::Card { card, is } => format!("{card} {}", card_fact(is)),
        Expectation::Player { player, is } => format!("{player} {}", player_fact(is)),
        Expectation::Choices(choices) => format!("choices {}", self::choices(choices)),
        Expectation::Bag(count) => format!("bag {count}"),
        Expectation::NoWinner => "no winner".to_owned(),
        Expectation::NoDecision => "no decision".to_owned(),
        Expectation::Either(all) => {
            let all: Vec<String> = all.iter().map(write_expectation).collect();
            format!("either {}", all.join(" or "))
        }
    }
}

fn choices(choices: &Choices) -> String {
    match choices {
        Choices::Cards(cards) => list(cards),
        Choices::Players(players) => format!("player {}", joined(players)),
        Choices::Numbers(numbers) => format!("number {}", joined(numbers)),
        Choices::Options(options) => format!("option {}", joined(options)),
        Choices::YesNo => "yes; no".to_owned(),
    }
}

/// Several things, as a list of the notation.
pub(crate) fn joined<T: ToString>(all: &[T]) -> String {
    all.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ")
}

fn header(header: &Header, text: &mut String) {
    let mut line = |key: &str, value: &str| *text += &format!("{key}: {value}\n");
    if let Some(title) = &header.title {
        line("title", title);
    }
    if !header.rules.is_empty() {
        line("rules", &header.rules.join(", "));
    }
    if let Some(source) = &header.source {
        line("source", source);
    }
    for note in &header.notes {
        line("note", note);
    }
    if let Some(seed) = header.seed {
        line("seed", &seed.to_string());
    }
    if let Some(edition) = header.edition {
        line("edition", edition.name());
    }
    if let Some(variant) = header.variant {
        line("variant", variant.name());
    }
    if !header.teams.is_empty() {
        line("teams", &teams(&header.teams));
    }
}

/// The players of each team, teams separated by semicolons.
pub(crate) fn teams(teams: &[Vec<Player>]) -> String {
    let team = |players: &Vec<Player>| players.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
    teams.iter().map(team).collect::<Vec<_>>().join("; ")
}

fn deck_files(files: &[DeckFile]) -> String {
    files.iter().map(|file| file.path.as_str()).collect::<Vec<_>>().join("; ")
}

fn position(position: &Position, text: &mut String) {
    for Block { player, entries } in &position.players {
        *text += &format!("player {player}\n");
        for At { node, .. } in entries {
            *text += &format!("  {}\n", entry(node));
        }
    }
    let inked = match position.ink {
        TurnInk::Open => "",
        TurnInk::Used => ", inked",
    };
    let when = position.when;
    let number = when.number.map(|number| format!(", number {number}")).unwrap_or_default();
    let first = when.first.map(|first| format!(", first {first}")).unwrap_or_default();
    let forced = match when.reach {
        Reach::Possible => "",
        Reach::Forced => ", forced",
    };
    *text += &format!("turn {}{inked}{number}{first}{forced}\n", position.turn);
}

fn entry(entry: &Entry) -> String {
    match entry {
        Entry::Lore(lore) => format!("lore {lore}"),
        Entry::Ink { count, state: InkState::Ready } => format!("ink {count}"),
        Entry::Ink { count, state: InkState::Exerted } => format!("ink {count} exerted"),
        Entry::InkDrops(count) => format!("ink drops {count}"),
        Entry::Filler { zone: FillerZone::Hand, count } => format!("hand {count}"),
        Entry::Filler { zone: FillerZone::Discard, count } => format!("discard {count}"),
        Entry::DeckMore(count) => format!("deck {count} more"),
        Entry::Card(placed) => {
            format!("{} {}{}", placed.zone.word(), placed.card, attributes(&placed.attributes))
        }
    }
}

fn attributes(attributes: &Attributes) -> String {
    let mut parts: Vec<String> = attributes.aliases.iter().map(|alias| format!("={alias}")).collect();
    if attributes.exerted {
        parts.push("exerted".to_owned());
    }
    if attributes.drying {
        parts.push("drying".to_owned());
    }
    if attributes.damage > 0 {
        parts.push(format!("damage {}", attributes.damage));
    }
    if let Some(location) = &attributes.at {
        parts.push(format!("at {location}"));
    }
    parts.extend(attributes.on.iter().map(|alias| format!("on {alias}")));
    parts.extend(attributes.past.iter().map(|past| match past {
        Past::Used(Some(name)) => format!("used {name}"),
        past => past.word().to_owned(),
    }));
    if !attributes.under.is_empty() {
        let cards = attributes.under.iter().map(|under| match under.face {
            Face::Up => under.card.clone(),
            Face::Down => format!("facedown {}", under.card),
        });
        parts.push(format!("under {}", cards.collect::<Vec<_>>().join("; ")));
    }
    if parts.is_empty() { String::new() } else { format!(" [{}]", parts.join(", ")) }
}

fn step(step: &Step) -> String {
    match step {
        Step::Act(act) => write_act(act),
        Step::Refused(act) => format!("! {}", write_act(act)),
        Step::Expect(expectation) => format!("expect {}", write_expectation(expectation)),
    }
}

/// Grammatical person of a verb: `A plays`, `A can play`.
enum Person {
    Third,
    Plain,
}

fn moved(made: &Move, person: &Person) -> String {
    let s = match person {
        Person::Third => "s",
        Person::Plain => "",
    };
    match made {
        Move::Ink(card) => format!("ink{s} {card}"),
        Move::Play { card, way } => format!("play{s} {card}{}", paid(way)),
        Move::Quest(card) => format!("quest{s} with {card}"),
        Move::Challenge { challenged, challenger } => format!("challenge{s} {challenged} with {challenger}"),
        Move::MoveTo { character, location, price } => {
            format!("move{s} {character} to {location}{}", free(*price))
        }
        Move::Use { card, ability, price } => format!("use{s} {}{}", of_ability(card, ability), free(*price)),
        Move::EndTurn => format!("end{s} turn"),
        Move::Concede => format!("concede{s}"),
    }
}

fn paid(way: &Way) -> String {
    match way {
        Way::Ink => String::new(),
        Way::ShiftOnto(cards) => format!(" shifting onto {}", list(cards)),
        Way::SungBy(cards) => format!(" sung by {}", list(cards)),
        Way::Free => " for free".to_owned(),
    }
}

fn free(price: Price) -> &'static str {
    match price {
        Price::Paid => "",
        Price::Free => " for free",
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
        Answer::Accept => "accepts".to_owned(),
        Answer::Decline => "declines".to_owned(),
        Answer::Cards(cards) => format!("chooses {}", list(cards)),
        Answer::Nothing => "chooses nothing".to_owned(),
        Answer::Players(players) => {
            let letters: Vec<_> = players.iter().map(ToString::to_string).collect();
            format!("chooses player {}", letters.join("; "))
        }
        Answer::Option(number) => format!("chooses option {number}"),
        Answer::Number(number) => format!("chooses number {number}"),
        Answer::Name(Naming::Card(card)) => format!("names {card}"),
        Answer::Name(Naming::Short(name)) => format!("names {name}"),
        Answer::Order(cards) => format!("orders {}", list(cards)),
        Answer::Resolve { card, ability, because } => {
            let because = because.as_ref().map(|card| format!("; {card}")).unwrap_or_default();
            format!("resolves {}{because}", of_ability(card, ability))
        }
        Answer::Apply(card) => format!("applies {card}"),
        Answer::Keep => "keeps".to_owned(),
        Answer::Alter(cards) => format!("alters {}", list(cards)),
    }
}

fn list(cards: &[CardRef]) -> String {
    cards.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ")
}

fn card_fact(fact: &CardFact) -> String {
    match fact {
        CardFact::Value { of, is } => format!("{} {is}", of.word()),
        CardFact::State(state) => state.word().to_owned(),
        CardFact::Has { keyword, value } => format!("has {}", keyword_with(*keyword, *value)),
        CardFact::Lacks { keyword, value } => format!("lacks {}", keyword_with(*keyword, *value)),
        CardFact::In { player, zone, end } => {
            let owner = player.map(|player| format!("{player} ")).unwrap_or_default();
            let end = match end {
                None => "",
                Some(DeckEnd::Top) => " top",
                Some(DeckEnd::Bottom) => " bottom",
            };
            format!("in {owner}{}{end}", zone.word())
        }
        CardFact::Under(card) => format!("under {card}"),
        CardFact::Covers(count) => format!("covers {count}"),
        CardFact::At(location) => format!("at {location}"),
        CardFact::AtNone => "at none".to_owned(),
        CardFact::Named(name) => format!("named {name}"),
        CardFact::Classified(word) => format!("classified {word}"),
        CardFact::Not(other) => format!("not {}", card_fact(other)),
    }
}

fn keyword_with(keyword: Keyword, value: Option<u32>) -> String {
    match value {
        None => keyword.word().to_owned(),
        Some(value) if keyword.adds_up() => format!("{} +{value}", keyword.word()),
        Some(value) => format!("{} {value}", keyword.word()),
    }
}

fn player_fact(fact: &PlayerFact) -> String {
    match fact {
        PlayerFact::Total { of, is } => match of {
            Total::Lore => format!("lore {is}"),
            Total::Hand => format!("hand {is}"),
            Total::Deck => format!("deck {is}"),
            Total::Discard => format!("discard {is}"),
            Total::Play => format!("play {is}"),
            Total::Ink => format!("ink {is}"),
            Total::InkReady => format!("ink {is} ready"),
            Total::InkExerted => format!("ink {is} exerted"),
            Total::InkDrops => format!("ink drops {is}"),
        },
        PlayerFact::Can(made) => format!("can {}", moved(made, &Person::Plain)),
        PlayerFact::Cannot(made) => format!("cannot {}", moved(made, &Person::Plain)),
        PlayerFact::Decides => "decides".to_owned(),
        PlayerFact::Sees(card) => format!("sees {card}"),
        PlayerFact::DoesNotSee(card) => format!("does not see {card}"),
        PlayerFact::Wins => "wins".to_owned(),
        PlayerFact::Lost => "lost".to_owned(),
    }
}
