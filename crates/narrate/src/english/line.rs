//! Lines of a script as English sentences.

use super::{list, of, textual, written};
use crate::Asked;
use crate::line::{Aliases, Expected, Question, ToldAct, ToldExpectation};
use engine::{Counted, Purpose};
use script::{
    Answer, CardFact, CardRef, Characteristic, Choices, DeckEnd, Expectation, Keyword, Move, Naming,
    PlayerFact, Price, State, Statement, Total, Way, Zone,
};

/// Which form a verb has.
#[derive(Clone, Copy)]
enum Person {
    Third,
    Plain,
}

pub(super) fn act(told: &ToldAct) -> String {
    let player = told.act.player;
    match &told.act.deed {
        Statement::Move(made) => format!("{player} {}", moved(made, Person::Third, &told.aliases)),
        Statement::Answer(answer) => format!("{player} {}", answered(answer, &told.aliases)),
    }
}

/// A move or an answer, with what was asked.
pub(super) fn line(told: &ToldAct, about: Option<&Question>) -> String {
    match about {
        Some(about @ (Question::Cards { .. } | Question::Number { .. } | Question::Choice { .. })) => {
            format!("{} ({})", act(told), question(about))
        }
        Some(about) => format!("{}: {}", act(told), question(about)),
        None => act(told),
    }
}

/// An open decision as a question.
pub(super) fn asks(asked: Asked, about: &Question) -> String {
    match about {
        Question::EnterExerted { card } => format!("does {card} enter play exerted?"),
        Question::Bodyguard { card } => format!("Bodyguard: does {card} enter play exerted?"),
        Question::Replacement { card } => format!("is the replacement effect of {card} applied?"),
        Question::Cards { .. } => format!("choose {}", question(about)),
        Question::Number { .. } => format!("a number, {}", question(about)),
        Question::Ability { .. } | Question::Effect { .. } | Question::Choice { .. } => {
            format!("{} ({})", super::reason::asked(asked), question(about))
        }
    }
}

pub(super) fn question(question: &Question) -> String {
    match question {
        Question::Choice { by } => textual(by),
        Question::Number { of, least, most, by } => {
            let by = by.as_ref().map(|by| format!(": {}", textual(by))).unwrap_or_default();
            format!("{least} to {most} {}{by}", counted(*of)).replace("  ", " ").replace(" :", ":")
        }
        Question::Ability { card, ability } => of(card, ability),
        Question::Effect { card } => format!("the effect of {card}"),
        Question::EnterExerted { card } => format!("{card} enters play exerted"),
        Question::Bodyguard { card } => format!("{card} enters play exerted (Bodyguard)"),
        Question::Replacement { card } => format!("the replacement effect of {card}"),
        Question::Cards { purpose: what, least, most, by, from: _ } => {
            let number = match (least, most) {
                _ if *what == Purpose::Sing => String::new(),
                (least, most) if least == most => format!("{most} "),
                (0, most) => format!("up to {most} "),
                (least, most) => format!("{least} to {most} "),
            };
            format!("{}: {}", format!("{number}{}", purpose(*what)).trim(), textual(by))
        }
    }
}

fn counted(of: Counted) -> &'static str {
    match of {
        Counted::Drops => "ink drops to pay with, ink cards pay the rest",
        Counted::DamageRemoved => "damage to remove",
        Counted::DamageMoved => "damage to move",
        Counted::Rounds => "rounds of the loop",
        Counted::ByText => "",
    }
}

fn purpose(purpose: Purpose) -> &'static str {
    match purpose {
        Purpose::Banish => "to banish",
        Purpose::Discard => "to discard",
        Purpose::DealDamage => "to deal damage to",
        Purpose::PutDamage => "to put damage on",
        Purpose::RemoveDamage => "to remove damage from",
        Purpose::MoveDamageFrom => "to move damage from",
        Purpose::MoveDamageTo => "to move damage to",
        Purpose::Exert => "to exert",
        Purpose::Ready => "to ready",
        Purpose::ToHand => "to put into a hand",
        Purpose::ToDeckTop => "to put on top of a deck",
        Purpose::ToDeckBottom => "to put on the bottom of a deck",
        Purpose::ShuffleIn => "to shuffle into a deck",
        Purpose::ToInkwell => "to put into an inkwell",
        Purpose::PutUnder => "to put a card under another",
        Purpose::ToDiscard => "to put into a discard",
        Purpose::Reveal => "to reveal",
        Purpose::Move => "to move",
        Purpose::MoveTo => "to move to",
        Purpose::Play => "to play",
        Purpose::Sing => "to sing",
        Purpose::Affect => "to apply it to",
        Purpose::ByText => "as its text says",
    }
}

fn moved(made: &Move, person: Person, aliases: &Aliases) -> String {
    let name = |card: &CardRef| aliases.name(card);
    let verb = |plain: &str| match person {
        Person::Plain => plain.to_owned(),
        Person::Third => format!("{plain}s"),
    };
    match made {
        Move::Ink(card) => format!("{} {}", verb("ink"), name(card)),
        Move::Play { card, way } => format!("{} {}{}", verb("play"), name(card), paid(way, aliases)),
        Move::Quest(card) => format!("{} with {}", verb("quest"), name(card)),
        Move::Challenge { challenged, challenger } => {
            format!("{} {} with {}", verb("challenge"), name(challenged), name(challenger))
        }
        Move::MoveTo { character, location, price } => {
            format!("{} {} to {}{}", verb("move"), name(character), name(location), free(*price))
        }
        Move::Use { card, ability, price } => {
            format!("{} {}{}", verb("use"), written(&name(card), ability), free(*price))
        }
        Move::EndTurn => format!("{} the turn", verb("end")),
        Move::Concede => verb("concede"),
    }
}

fn paid(way: &Way, aliases: &Aliases) -> String {
    match way {
        Way::Ink => String::new(),
        Way::ShiftOnto(cards) => format!(", shifting onto {}", list(&aliases.names(cards))),
        Way::SungBy(cards) => format!(", sung by {}", list(&aliases.names(cards))),
        Way::Free => " for free".to_owned(),
    }
}

fn free(price: Price) -> &'static str {
    match price {
        Price::Paid => "",
        Price::Free => " for free",
    }
}

fn answered(answer: &Answer, aliases: &Aliases) -> String {
    let name = |card: &CardRef| aliases.name(card);
    match answer {
        Answer::Accept => "accepts".to_owned(),
        Answer::Decline => "declines".to_owned(),
        Answer::Cards(cards) => format!("chooses {}", list(&aliases.names(cards))),
        Answer::Nothing => "chooses nothing".to_owned(),
        Answer::Players(players) => {
            let players: Vec<String> = players.iter().map(|player| format!("player {player}")).collect();
            format!("chooses {}", list(&players))
        }
        Answer::Option(number) => format!("chooses option {number}"),
        Answer::Number(number) => format!("chooses the number {number}"),
        Answer::Name(Naming::Card(card)) => format!("names {}", name(card)),
        Answer::Name(Naming::Short(short) | Naming::Class(short)) => format!("names {short}"),
        Answer::Order(cards) => format!("puts them in this order: {}", aliases.names(cards).join(", ")),
        Answer::Resolve { card, ability, because: _ } => {
            format!("resolves {} next", written(&name(card), ability))
        }
        Answer::Apply(card) => format!("chooses which replacement effect applies: that of {}", name(card)),
        Answer::Keep => "keeps the opening hand".to_owned(),
        Answer::Alter(cards) => format!("puts back from the opening hand: {}", list(&aliases.names(cards))),
    }
}

pub(super) fn expected(expected: &Expected) -> String {
    match expected {
        Expected::Fact(told) => expectation(told),
        Expected::Refusal(told) => format!("refused: {}", act(told)),
        Expected::IllegalDecks(files) => format!("one of these deck lists is illegal: {}", list(files)),
        Expected::Settled => "no decision is left open".to_owned(),
    }
}

pub(super) fn expectation(told: &ToldExpectation) -> String {
    let aliases = &told.aliases;
    match &told.expectation {
        Expectation::Card { card, is } => card_fact(&aliases.name(card), is, aliases),
        Expectation::Player { player, is } => format!("{player} {}", player_fact(is, aliases)),
        Expectation::Choices(choices) => self::choices(choices, aliases),
        Expectation::Bag(0) => "the bag is empty".to_owned(),
        Expectation::Bag(1) => "1 ability waits in the bag".to_owned(),
        Expectation::Bag(count) => format!("{count} abilities wait in the bag"),
        Expectation::NoWinner => "nobody has won".to_owned(),
        Expectation::NoDecision => "nothing is to be decided".to_owned(),
        Expectation::Either(all) => {
            let one = |one: &Expectation| {
                expectation(&ToldExpectation { expectation: one.clone(), aliases: aliases.clone() })
            };
            format!("either {}", all.iter().map(one).collect::<Vec<_>>().join(", or "))
        }
    }
}

fn choices(choices: &Choices, aliases: &Aliases) -> String {
    let all = match choices {
        Choices::Cards(cards) => aliases.names(cards),
        Choices::Players(players) => players.iter().map(|player| format!("player {player}")).collect(),
        Choices::Numbers(numbers) => numbers.iter().map(ToString::to_string).collect(),
        Choices::Options(options) => options.iter().map(|option| format!("option {option}")).collect(),
        Choices::YesNo => return "it may be answered with yes or no".to_owned(),
    };
    match all.is_empty() {
        true => "nothing can be chosen".to_owned(),
        false => format!("exactly these can be chosen: {}", list(&all)),
    }
}

fn card_fact(card: &str, fact: &CardFact, aliases: &Aliases) -> String {
    match fact {
        CardFact::Value { of, is } => match of {
            Characteristic::Damage => format!("{card} has {is} damage"),
            Characteristic::Strength => format!("{card} has {is} Strength"),
            Characteristic::Willpower => format!("{card} has {is} Willpower"),
            Characteristic::Lore => format!("{card} has lore value {is}"),
            Characteristic::Cost => format!("{card} costs {is} ink to play"),
            Characteristic::ShiftCost => format!("{card} costs {is} ink to play with Shift"),
            Characteristic::Singing => format!("{card} counts as cost {is} to sing"),
        },
        CardFact::State(State::Undamaged) => format!("{card} has no damage"),
        CardFact::State(state) => format!("{card} is {}", state.word()),
        CardFact::Has { keyword, value } => format!("{card} has {}", keyword_with(*keyword, *value)),
        CardFact::Lacks { keyword, value } => {
            format!("{card} does not have {}", keyword_with(*keyword, *value))
        }
        CardFact::In { player, zone, end } => {
            let zone = match (zone, player) {
                (Zone::Play, None) => "play".to_owned(),
                (Zone::Play, Some(player)) => format!("play on {player}'s side"),
                (zone, None) => format!("the {}", zone.word()),
                (zone, Some(player)) => format!("{player}'s {}", zone.word()),
            };
            match end {
                None => format!("{card} is in {zone}"),
                Some(DeckEnd::Top) => format!("{card} is on the top of {zone}"),
                Some(DeckEnd::Bottom) => format!("{card} is on the bottom of {zone}"),
            }
        }
        CardFact::Under(top) => format!("{card} is under {}", aliases.name(top)),
        CardFact::Covers(1) => format!("{card} has 1 card under it"),
        CardFact::Covers(count) => format!("{card} has {count} cards under it"),
        CardFact::At(location) => format!("{card} is at {}", aliases.name(location)),
        CardFact::AtNone => format!("{card} is at no location"),
        CardFact::Named(name) => format!("{card} is named {name}"),
        CardFact::Classified(word) => format!("{card} has the classification {word}"),
        CardFact::Not(other) => not(card, other, aliases),
    }
}

fn not(card: &str, fact: &CardFact, aliases: &Aliases) -> String {
    if let CardFact::Classified(word) = fact {
        return format!("{card} does not have the classification {word}");
    }
    let holds = card_fact(card, fact, aliases);
    match holds.split_once(" is ") {
        Some((card, rest)) => format!("{card} is not {rest}"),
        None => format!("not so: {holds}"),
    }
}

fn keyword_with(keyword: Keyword, value: Option<u32>) -> String {
    match value {
        None => keyword.word().to_owned(),
        Some(value) if keyword.adds_up() => format!("{} +{value}", keyword.word()),
        Some(value) => format!("{} {value}", keyword.word()),
    }
}

fn player_fact(fact: &PlayerFact, aliases: &Aliases) -> String {
    match fact {
        PlayerFact::Total { of, is } => {
            let cards = if *is == 1 { "card" } else { "cards" };
            match of {
                Total::Lore => format!("has {is} lore"),
                Total::Hand => format!("has {is} {cards} in hand"),
                Total::Deck => format!("has {is} {cards} in the deck"),
                Total::Discard => format!("has {is} {cards} in the discard"),
                Total::Play => format!("has {is} {cards} in play"),
                Total::Ink => format!("has {is} ink {cards}"),
                Total::InkReady => format!("has {is} ready ink {cards}"),
                Total::InkExerted => format!("has {is} exerted ink {cards}"),
                Total::InkDrops if *is == 1 => "has 1 ink drop".to_owned(),
                Total::InkDrops => format!("has {is} ink drops"),
            }
        }
        PlayerFact::Can(made) => format!("can {}", moved(made, Person::Plain, aliases)),
        PlayerFact::Cannot(made) => format!("cannot {}", moved(made, Person::Plain, aliases)),
        PlayerFact::Decides => "decides now".to_owned(),
        PlayerFact::Sees(card) => format!("may see the face of {}", aliases.name(card)),
        PlayerFact::DoesNotSee(card) => format!("may not see the face of {}", aliases.name(card)),
        PlayerFact::Wins => "wins the game".to_owned(),
        PlayerFact::Lost => "has lost the game".to_owned(),
    }
}
