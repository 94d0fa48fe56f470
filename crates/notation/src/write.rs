//! The writer: a [`File`] to its canonical text, in the words of a language.
//!
//! Canonical means: header keys in one order, a blank line between the parts, two blanks before the
//! lines of a block, names as the library spells them, attributes in one order. Reading the text
//! gives the same data again.

use script::{
    Act, Answer, At, Attributes, Block, CardFact, CardRef, Characteristic, Choices, DeckEnd, DeckFile, Entry,
    Expectation, Face, File, FillerZone, Header, InkState, Keyword, Move, Naming, Past, Player, PlayerFact,
    Position, Price, Reach, Start, State, Statement, Step, Total, TurnInk, Way, Zone,
};
use vocabulary::Language;

use crate::words::{Verb, Words, fill};

/// The canonical text of a file.
pub fn write(file: &File) -> String {
    write_in(file, Language::default())
}

/// The text of a file in a language; names of cards stay as they are.
pub fn write_in(file: &File, language: Language) -> String {
    write_with(file, Words::of(language))
}

/// The text of a file in these words.
pub fn write_with(file: &File, words: &Words) -> String {
    Writer { words }.file(file)
}

/// A move or an answer, as a script writes it.
pub fn write_act(act: &Act) -> String {
    write_act_in(act, Language::default())
}

/// A move or an answer, as a script in a language writes it.
pub fn write_act_in(act: &Act, language: Language) -> String {
    Writer { words: Words::of(language) }.act(act)
}

/// An expectation, without the word `expect`.
pub fn write_expectation(expectation: &Expectation) -> String {
    write_expectation_in(expectation, Language::default())
}

/// An expectation as a script in a language writes it, without the word `expect`.
pub fn write_expectation_in(expectation: &Expectation, language: Language) -> String {
    Writer { words: Words::of(language) }.expectation(expectation)
}

/// Several things, as a list of the notation.
fn joined<T: ToString>(all: &[T]) -> String {
    all.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ")
}

fn one(form: &str, part: impl ToString) -> String {
    fill(form, &[&part.to_string()])
}

/// How a verb stands: `A plays`, `A can play`.
#[derive(Clone, Copy)]
enum Form {
    Does,
    Can,
}

struct Writer<'w> {
    words: &'w Words,
}

impl Writer<'_> {
    fn file(&self, file: &File) -> String {
        let words = self.words;
        let mut text = String::new();
        self.header(&file.header, &mut text);
        if !text.is_empty() {
            text.push('\n');
        }
        for decks in &file.refused_decks {
            text += &format!("! {}\n", one(words.decks, deck_files(&decks.node)));
        }
        match &file.start {
            Start::Absent => {}
            Start::Position(position) => self.position(position, &mut text),
            Start::Decks(decks) => text += &format!("{}\n", one(words.decks, deck_files(&decks.node))),
        }
        if !file.script.is_empty() {
            text.push('\n');
        }
        for At { node, .. } in &file.script {
            text += &self.step(node);
            text.push('\n');
        }
        text
    }

    fn header(&self, header: &Header, text: &mut String) {
        let words = self.words;
        let mut line = |key: &str, value: &str| *text += &format!("{key}: {value}\n");
        if let Some(title) = &header.title {
            line(words.title, title);
        }
        if !header.rules.is_empty() {
            line(words.rules, &header.rules.join(", "));
        }
        if let Some(source) = &header.source {
            line(words.source, source);
        }
        for note in &header.notes {
            line(words.note, note);
        }
        if let Some(seed) = header.seed {
            line(words.seed, &seed.to_string());
        }
        if let Some(edition) = header.edition {
            line(words.edition, edition.name());
        }
        if let Some(variant) = header.variant {
            line(words.variant, variant.name());
        }
        if !header.teams.is_empty() {
            line(words.teams, &teams(&header.teams));
        }
    }

    fn position(&self, position: &Position, text: &mut String) {
        let words = self.words;
        for Block { player, entries } in &position.players {
            *text += &format!("{}\n", one(words.player, player));
            for At { node, .. } in entries {
                *text += &format!("  {}\n", self.entry(node));
            }
        }
        let mut parts = vec![one(words.turn, position.turn)];
        match position.ink {
            TurnInk::Open => {}
            TurnInk::Used => parts.push(words.inked.to_owned()),
        }
        let when = position.when;
        parts.extend(when.number.map(|number| one(words.turn_number, number)));
        parts.extend(when.first.map(|first| one(words.first, first)));
        match when.reach {
            Reach::Possible => {}
            Reach::Forced => parts.push(words.forced.to_owned()),
        }
        *text += &format!("{}\n", parts.join(", "));
    }

    fn entry(&self, entry: &Entry) -> String {
        let words = self.words;
        match entry {
            Entry::Lore(lore) => one(words.lore, lore),
            Entry::Ink { count, state: InkState::Ready } => one(words.ink, count),
            Entry::Ink { count, state: InkState::Exerted } => one(words.ink_exerted, count),
            Entry::InkDrops(count) => one(words.ink_drops, count),
            Entry::Filler { zone: FillerZone::Hand, count } => format!("{} {count}", words.hand),
            Entry::Filler { zone: FillerZone::Discard, count } => format!("{} {count}", words.discard),
            Entry::DeckMore(count) => one(words.deck_more, count),
            Entry::Card(placed) => {
                format!("{} {}{}", self.zone(placed.zone), placed.card, self.attributes(&placed.attributes))
            }
        }
    }

    fn zone(&self, zone: Zone) -> &'static str {
        match zone {
            Zone::Hand => self.words.hand,
            Zone::Deck => self.words.deck,
            Zone::Play => self.words.play,
            Zone::Discard => self.words.discard,
            Zone::Inkwell => self.words.inkwell,
        }
    }

    fn attributes(&self, attributes: &Attributes) -> String {
        let words = self.words;
        let mut parts: Vec<String> = attributes.aliases.iter().map(|alias| format!("={alias}")).collect();
        if attributes.exerted {
            parts.push(words.exerted.to_owned());
        }
        if attributes.drying {
            parts.push(words.drying.to_owned());
        }
        if attributes.damage > 0 {
            parts.push(one(words.damage_on, attributes.damage));
        }
        parts.extend(attributes.at.iter().map(|location| one(words.at, location)));
        parts.extend(attributes.on.iter().map(|alias| one(words.on, alias)));
        parts.extend(attributes.past.iter().map(|past| self.past(past)));
        if !attributes.under.is_empty() {
            let cards = attributes.under.iter().map(|under| match under.face {
                Face::Up => under.card.clone(),
                Face::Down => one(words.facedown, &under.card),
            });
            parts.push(one(words.under_it, cards.collect::<Vec<_>>().join("; ")));
        }
        if parts.is_empty() { String::new() } else { format!(" [{}]", parts.join(", ")) }
    }

    fn past(&self, past: &Past) -> String {
        let words = self.words;
        match past {
            Past::Played => words.was_played.to_owned(),
            Past::Inked => words.was_inked.to_owned(),
            Past::Discarded => words.was_discarded.to_owned(),
            Past::Banished => words.was_banished.to_owned(),
            Past::Quested => words.has_quested.to_owned(),
            Past::Used(None) => words.was_used.to_owned(),
            Past::Used(Some(name)) => format!("{} {name}", words.was_used),
        }
    }

    fn step(&self, step: &Step) -> String {
        match step {
            Step::Act(act) => self.act(act),
            Step::Refused(act) => format!("! {}", self.act(act)),
            Step::Expect(expectation) => one(self.words.expect, self.expectation(expectation)),
        }
    }

    fn act(&self, act: &Act) -> String {
        let deed = match &act.deed {
            Statement::Move(made) => self.moved(made, Form::Does),
            Statement::Answer(answer) => self.answered(answer),
        };
        format!("{} {deed}", act.player)
    }

    fn moved(&self, made: &Move, form: Form) -> String {
        let words = self.words;
        let verb = |verb: Verb, parts: &[&str]| {
            let form = match form {
                Form::Does => verb.does,
                Form::Can => verb.can,
            };
            fill(form, parts)
        };
        match made {
            Move::Ink(card) => verb(words.inks, &[&card.to_string()]),
            Move::Play { card, way } => verb(words.plays, &[&card.to_string()]) + &self.paid(way),
            Move::Quest(card) => verb(words.quests, &[&card.to_string()]),
            Move::Challenge { challenged, challenger } => {
                verb(words.challenges, &[&challenged.to_string(), &challenger.to_string()])
            }
            Move::MoveTo { character, location, price } => {
                verb(words.moves, &[&character.to_string(), &location.to_string()]) + &self.free(*price)
            }
            Move::Use { card, ability, price } => {
                verb(words.uses, &[&of_ability(card, ability)]) + &self.free(*price)
            }
            Move::EndTurn => verb(words.ends_turn, &[]),
            Move::Concede => verb(words.concedes, &[]),
        }
    }

    fn paid(&self, way: &Way) -> String {
        match way {
            Way::Ink => String::new(),
            Way::ShiftOnto(cards) => format!(" {}", one(self.words.shifting_onto, joined(cards))),
            Way::SungBy(cards) => format!(" {}", one(self.words.sung_by, joined(cards))),
            Way::Free => self.free(Price::Free),
        }
    }

    fn free(&self, price: Price) -> String {
        match price {
            Price::Paid => String::new(),
            Price::Free => format!(" {}", self.words.for_free),
        }
    }

    fn answered(&self, answer: &Answer) -> String {
        let words = self.words;
        let chooses = |what: String| one(words.chooses, what);
        match answer {
            Answer::Accept => words.accepts.to_owned(),
            Answer::Decline => words.declines.to_owned(),
            Answer::Cards(cards) => chooses(joined(cards)),
            Answer::Nothing => chooses(words.nothing.to_owned()),
            Answer::Players(players) => chooses(one(words.player_chosen, joined(players))),
            Answer::Option(number) => chooses(one(words.option, number)),
            Answer::Number(number) => chooses(one(words.number, number)),
            Answer::Name(Naming::Card(card)) => one(words.names, card),
            Answer::Name(Naming::Short(name) | Naming::Class(name)) => one(words.names, name),
            Answer::Order(cards) => one(words.orders, joined(cards)),
            Answer::Resolve { card, ability, because } => {
                let because = because.as_ref().map(|card| format!("; {card}")).unwrap_or_default();
                one(words.resolves, of_ability(card, ability)) + &because
            }
            Answer::Apply(card) => one(words.applies, card),
            Answer::Keep => words.keeps.to_owned(),
            Answer::Alter(cards) => one(words.alters, joined(cards)),
        }
    }

    fn expectation(&self, expectation: &Expectation) -> String {
        let words = self.words;
        match expectation {
            Expectation::Card { card, is } => format!("{card} {}", self.card_fact(is)),
            Expectation::Player { player, is } => format!("{player} {}", self.player_fact(is)),
            Expectation::Choices(choices) => one(words.choices, self.choices(choices)),
            Expectation::Bag(count) => one(words.bag, count),
            Expectation::NoWinner => words.no_winner.to_owned(),
            Expectation::NoDecision => words.no_decision.to_owned(),
            Expectation::Either(all) => {
                let all: Vec<String> = all.iter().map(|one| self.expectation(one)).collect();
                one(words.either, all.join(words.or))
            }
        }
    }

    fn choices(&self, choices: &Choices) -> String {
        match choices {
            Choices::Cards(cards) => joined(cards),
            Choices::Players(players) => one(self.words.player_chosen, joined(players)),
            Choices::Numbers(numbers) => one(self.words.number, joined(numbers)),
            Choices::Options(options) => one(self.words.option, joined(options)),
            Choices::YesNo => self.words.yes_or_no.to_owned(),
        }
    }

    fn card_fact(&self, fact: &CardFact) -> String {
        let words = self.words;
        match fact {
            CardFact::Value { of, is } => format!("{} {is}", self.characteristic(*of)),
            CardFact::State(state) => self.state(*state).to_owned(),
            CardFact::Has { keyword, value } => one(words.has, self.keyword_with(*keyword, *value)),
            CardFact::Lacks { keyword, value } => one(words.lacks, self.keyword_with(*keyword, *value)),
            CardFact::In { player, zone, end } => {
                let zone = self.zone(*zone);
                let place = match player {
                    Some(player) => fill(words.in_zone_of, &[zone, &player.to_string()]),
                    None => one(words.in_zone, zone),
                };
                match end {
                    None => place,
                    Some(DeckEnd::Top) => format!("{place} {}", words.top),
                    Some(DeckEnd::Bottom) => format!("{place} {}", words.bottom),
                }
            }
            CardFact::Under(card) => one(words.under, card),
            CardFact::Covers(count) => one(words.covers, count),
            CardFact::At(location) => one(words.at, location),
            CardFact::AtNone => words.at_none.to_owned(),
            CardFact::Named(name) => one(words.named, name),
            CardFact::Classified(word) => one(words.classified, word),
            CardFact::Not(other) => one(words.not, self.card_fact(other)),
        }
    }

    fn characteristic(&self, of: Characteristic) -> &'static str {
        match of {
            Characteristic::Damage => self.words.damage,
            Characteristic::Strength => self.words.strength,
            Characteristic::Willpower => self.words.willpower,
            Characteristic::Lore => self.words.lore_value,
            Characteristic::Cost => self.words.cost,
            Characteristic::ShiftCost => self.words.shift_cost,
            Characteristic::Singing => self.words.singing_value,
        }
    }

    fn state(&self, state: State) -> &'static str {
        match state {
            State::Ready => self.words.ready,
            State::Exerted => self.words.exerted,
            State::Drying => self.words.drying,
            State::Dry => self.words.dry,
            State::Undamaged => self.words.undamaged,
        }
    }

    fn keyword_with(&self, keyword: Keyword, value: Option<u32>) -> String {
        let name = (self.words.keyword)(keyword);
        match value {
            None => name.to_owned(),
            Some(value) if keyword.adds_up() => format!("{name} +{value}"),
            Some(value) => format!("{name} {value}"),
        }
    }

    fn player_fact(&self, fact: &PlayerFact) -> String {
        let words = self.words;
        match fact {
            PlayerFact::Total { of, is } => match of {
                Total::Lore => one(words.lore, is),
                Total::Hand => format!("{} {is}", words.hand),
                Total::Deck => format!("{} {is}", words.deck),
                Total::Discard => format!("{} {is}", words.discard),
                Total::Play => format!("{} {is}", words.play),
                Total::Ink => one(words.ink, is),
                Total::InkReady => one(words.ink_ready, is),
                Total::InkExerted => one(words.ink_exerted, is),
                Total::InkDrops => one(words.ink_drops, is),
            },
            PlayerFact::Can(made) => one(words.can, self.moved(made, Form::Can)),
            PlayerFact::Cannot(made) => one(words.cannot, self.moved(made, Form::Can)),
            PlayerFact::Decides => words.decides.to_owned(),
            PlayerFact::Sees(card) => one(words.sees, card),
            PlayerFact::DoesNotSee(card) => one(words.does_not_see, card),
            PlayerFact::Wins => words.wins.to_owned(),
            PlayerFact::Lost => words.lost.to_owned(),
        }
    }
}

/// The players of each team, teams separated by semicolons.
fn teams(teams: &[Vec<Player>]) -> String {
    let team = |players: &Vec<Player>| players.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
    teams.iter().map(team).collect::<Vec<_>>().join("; ")
}

fn deck_files(files: &[DeckFile]) -> String {
    files.iter().map(|file| file.path.as_str()).collect::<Vec<_>>().join("; ")
}

fn of_ability(card: &CardRef, ability: &Option<String>) -> String {
    match ability {
        Some(name) => format!("{card}: {name}"),
        None => card.to_string(),
    }
}
