//! The narrator's English.

mod lasting;
mod line;

use super::Language;
use super::message::{Banishing, Called, Ending, Keep, Message, Payment, Place, Precedence, Would};
use crate::syntax::{Keyword, Zone};

/// What a filler card is called.
pub(super) const FILLER: &str = "a filler card";

/// How a file calls an ability without a name that another card gave.
const GRANTED: &str = "granted";

pub(super) fn say(message: &Message) -> String {
    match message {
        Message::OpeningHand { player, keep: Keep::All } => format!("{player} keeps the opening hand"),
        Message::OpeningHand { player, keep: Keep::Altered(count) } => {
            format!(
                "{player} puts {} of the opening hand on the bottom of the deck and draws as many",
                cards(*count)
            )
        }
        Message::TurnBegins { player } => format!("{player}'s turn begins"),
        Message::ReadyStep { player } => format!("Ready step: {player} readies all own cards"),
        Message::SetStep { player } => {
            format!("Set step: {player}'s characters are dry; locations give lore")
        }
        Message::DrawStep { player } => format!("Draw step: {player} draws a card"),
        Message::MainPhase { player } => format!("Main phase of {player}"),
        Message::EndPhase { player } => format!("End-of-turn phase of {player}"),
        Message::SkipsDraw { player } => format!("{player} skips the Draw step"),

        Message::Inks { player, card } => format!("{player} puts {card} into the inkwell"),
        Message::Plays { player, card, payment } => format!("{player} plays {card}{}", paid(payment)),
        Message::Pays { player, ink } => format!("{player} pays {ink} ink"),
        Message::Uses { player, card, ability } => format!("{player} uses {}", of(card, ability)),
        Message::Quests { card, lore } => format!("{card} quests for {lore} lore"),
        Message::Challenges { card, target } => format!("{card} challenges {target}"),
        Message::ChallengeEnds { card, target } => {
            format!("the challenge of {card} against {target} is over")
        }
        Message::MovesTo { card, location } => format!("{card} moves to {location}"),
        Message::EndsTurn { player } => format!("{player} ends the turn"),
        Message::Concedes { player } => format!("{player} concedes"),

        Message::Accepts { player, source } => format!("{player} says yes{}", about(source)),
        Message::Declines { player, source } => format!("{player} says no{}", about(source)),
        Message::ChoosesCards { player, cards } => format!("{player} chooses {}", list(cards)),
        Message::ChoosesNothing { player } => format!("{player} chooses nothing"),
        Message::ChoosesPlayers { player, players } => {
            let players: Vec<String> = players.iter().map(ToString::to_string).collect();
            format!("{player} chooses {}", list(&players))
        }
        Message::ChoosesOption { player, option } => format!("{player} chooses option {option}"),
        Message::ChoosesNumber { player, number } => format!("{player} chooses {number}"),
        Message::Names { player, name } => format!("{player} names {name}"),
        Message::Orders { player, cards } => format!("{player} puts them in this order: {}", list(cards)),
        Message::Applies { player, card } => {
            format!("{player} applies the replacement effect of {card} first")
        }
        Message::NobodyToChoose { player, source } => match source {
            Some(source) => format!("{player} has nothing to choose for {source}"),
            None => format!("{player} has nothing to choose"),
        },

        Message::EntersPlay { card } => format!("{card} enters play"),
        Message::EntersExerted { card } => format!("{card} enters play exerted"),
        Message::Banished { card, cause } => banished(card, cause),
        Message::Discards { player, card } => format!("{player} discards {card}"),
        Message::Draws { player, card } => format!("{player} draws {card}"),
        Message::Put { card, owner, to } => {
            format!("{card} goes to {}", place(*to).replace('$', &owner.to_string()))
        }
        Message::PutUnder { card, top } => format!("{card} is put under {top}"),
        Message::Exerts { card } => format!("{card} is exerted"),
        Message::Readies { card } => format!("{card} is readied"),
        Message::Sings { card, song } => format!("{card} sings {song}"),
        Message::Revealed { card } => format!("{card} is revealed"),
        Message::LooksAt { player, card } => format!("{player} looks at {card}"),
        Message::Shuffles { player } => format!("{player} shuffles the deck"),

        Message::DealsDamage { source: None, target, amount } => {
            format!("{amount} damage is dealt to {target}")
        }
        Message::DealsDamage { source: Some(source), target, amount } => {
            format!("{source} deals {amount} damage to {target}")
        }
        Message::TakesDamage { target, amount } => format!("{target} takes {amount} damage"),
        Message::RemovesDamage { target, amount } => format!("{amount} damage is removed from {target}"),
        Message::DamageModified { target, before, after } => {
            format!("the damage to {target} becomes {after} instead of {before}")
        }
        Message::GainsLore { player, amount } => format!("{player} gains {amount} lore"),
        Message::LosesLore { player, amount } => format!("{player} loses {amount} lore"),

        Message::Triggers { player, card, ability } => {
            format!("{} triggers and waits in the bag for {player}", of(card, ability))
        }
        Message::Resolves { player, card, ability } => format!("{player} resolves {}", of(card, ability)),
        Message::NoEffect { card, ability } => format!("{} resolves with no effect", of(card, ability)),
        Message::BagOrder { players } => match players.as_slice() {
            [one] => format!("the bag: {one} resolves"),
            [first, rest @ ..] => {
                let rest: Vec<String> = rest.iter().map(ToString::to_string).collect();
                format!("the bag: {first} resolves first, then {}", rest.join(", then "))
            }
            [] => "the bag is empty".to_owned(),
        },
        Message::BagPasses { from, to } => {
            format!("{from} has no more abilities in the bag: it passes to {to}")
        }
        Message::Replaces { card, ability, would: event, order } => {
            format!("{} replaces this: {} ({})", of(card, ability), would(event), precedence(*order))
        }
        Message::ReplacesOwn { card } => {
            format!("self-replacement, before any other: the “instead” in the text of {card} applies")
        }
        Message::KeywordMatters { card, keyword: found } => format!("{} of {card} applies", keyword(*found)),
        Message::Lasts { effect } => lasting::say(effect),
        Message::Waits { card, ability } => format!("{} waits for its moment", of(card, ability)),
        Message::EffectEnds { card } => format!("an effect of {card} ends"),

        Message::Text { text } => format!("“{}”", text.english),

        Message::Wins { player, by } => format!("{}{player} wins the game", ending(*by)),
        Message::Loses { player, by } => format!("{}{player} loses the game", ending(*by)),
        Message::GameDrawn => "the game is a draw: nothing can stop the loop".to_owned(),

        Message::Line { act, about } => line::line(act, about.as_ref()),
        Message::Refused { act, reason } => {
            format!("refused: {} ({})", line::act(act), reason.say(Language::English))
        }
        Message::RefusedDecks { files, reason } => {
            format!("refused: the decks {} ({})", list(files), reason.english)
        }
        Message::Held { expectation } => format!("as expected: {}", line::expectation(expectation)),
        Message::Failed { expected, found } => {
            format!("FAILED: expected: {}; found: {}", line::expected(expected), found.say(Language::English))
        }
        Message::Unsupported { card, reason } => format!("{card} is not supported: {}", reason.english),
        Message::CannotStart { reason } => format!("FAILED: this start cannot be played: {}", reason.english),
    }
}

fn banished(card: &str, cause: &Banishing) -> String {
    match cause {
        Banishing::Damage { by: None } => {
            format!("game state check: {card} has at least as much damage as Willpower and is banished")
        }
        Banishing::Damage { by: Some(by) } => {
            format!(
                "game state check: {card} has at least as much damage as Willpower and is banished by {by}"
            )
        }
        Banishing::Effect => format!("{card} is banished"),
        Banishing::Cost => format!("{card} is banished to pay the cost"),
    }
}

fn ending(by: Ending) -> &'static str {
    match by {
        Ending::Lore => "game state check: enough lore: ",
        Ending::EmptyDeck => "game state check: the turn ended with no cards in the deck: ",
        Ending::LastLeft => "nobody else is left: ",
        Ending::Conceded | Ending::Text => "",
    }
}

fn would(event: &Would) -> String {
    match event {
        Would::BeDealtDamage { target, amount } => format!("{target} would be dealt {amount} damage"),
        Would::TakeDamage { target, amount } => format!("{target} would take {amount} damage"),
        Would::BeDiscarded { card } => format!("{card} would be discarded"),
        Would::BeBanished { card } => format!("{card} would be banished"),
        Would::GoToDiscard { card } => format!("{card} would go to the discard"),
        Would::GoToInkwell { card } => format!("{card} would go into the inkwell"),
        Would::Draw { player } => format!("{player} would draw a card"),
        Would::BeHealed { target, amount } => format!("{amount} damage would be removed from {target}"),
        Would::GainLore { player, amount } => format!("{player} would gain {amount} lore"),
        Would::LoseLore { player, amount } => format!("{player} would lose {amount} lore"),
        Would::Other => "what would happen".to_owned(),
    }
}

fn precedence(order: Precedence) -> String {
    match order {
        Precedence::Only => "no other replacement effect applies".to_owned(),
        Precedence::Last => "it is the only one left to apply".to_owned(),
        Precedence::Chosen(player) => format!("{player}, who is affected, chose it to apply first"),
    }
}

fn cards(count: u32) -> String {
    if count == 1 { "1 card".to_owned() } else { format!("{count} cards") }
}

fn paid(payment: &Payment) -> String {
    match payment {
        Payment::Ink(ink) => format!(" for {ink} ink"),
        Payment::Shift { onto, ink } => format!(", shifting onto {}, for {ink} ink", list(onto)),
        Payment::Sung { by } if by.is_empty() => ", sung together".to_owned(),
        Payment::Sung { by } => format!(", sung by {}", list(by)),
        Payment::Free => " for free".to_owned(),
    }
}

pub(super) fn of(card: &str, ability: &Called) -> String {
    match ability {
        Called::Named(ability) if ability == GRANTED => format!("the granted ability of {card}"),
        Called::Named(ability) => format!("{ability} of {card}"),
        Called::From(giver) => format!("the ability that {card} has from {giver}"),
        Called::Unnamed => format!("the ability of {card}"),
    }
}

/// An ability as a file names it.
fn written(card: &str, ability: &Option<String>) -> String {
    of(card, &ability.clone().map_or(Called::Unnamed, Called::Named))
}

fn about(source: &Option<String>) -> String {
    source.as_ref().map(|source| format!(" to {source}")).unwrap_or_default()
}

fn list(items: &[String]) -> String {
    match items {
        [] => "nothing".to_owned(),
        [one] => one.clone(),
        [first @ .., last] => format!("{} and {last}", first.join(", ")),
    }
}

/// Where a card goes; `$` is whose it is.
fn place(place: Place) -> &'static str {
    match place {
        Place::Zone(Zone::Hand) => "$'s hand",
        Place::Zone(Zone::Deck) => "$'s deck",
        Place::Zone(Zone::Play) => "$'s play zone",
        Place::Zone(Zone::Discard) => "$'s discard",
        Place::Zone(Zone::Inkwell) => "$'s inkwell",
        Place::DeckTop => "the top of $'s deck",
        Place::DeckBottom => "the bottom of $'s deck",
    }
}

fn keyword(keyword: Keyword) -> &'static str {
    keyword.word()
}
