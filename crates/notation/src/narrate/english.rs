//! The narrator's English.

use super::Language;
use super::message::{Keep, Message, Payment, Place};
use crate::syntax::{Keyword, Zone};

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
        Message::NobodyToChoose { player, source } => {
            format!("{player} has nothing to choose{}", about(source))
        }

        Message::EntersPlay { card } => format!("{card} enters play"),
        Message::EntersExerted { card } => format!("{card} enters play exerted"),
        Message::Banished { card, by: None } => format!("{card} is banished"),
        Message::Banished { card, by: Some(by) } => format!("{card} is banished by {by}"),
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

        Message::Triggers { card, ability, .. } => {
            format!("{} triggers and waits in the bag", of(card, ability))
        }
        Message::Resolves { player, card, ability } => format!("{player} resolves {}", of(card, ability)),
        Message::NoEffect { card, ability } => format!("{} resolves with no effect", of(card, ability)),
        Message::Replaces { card, ability } => format!("{} replaces what would happen", of(card, ability)),
        Message::KeywordMatters { card, keyword: found } => format!("{} of {card} applies", keyword(*found)),
        Message::EffectEnds { card } => format!("an effect of {card} ends"),

        Message::Wins { player } => format!("{player} wins the game"),
        Message::Loses { player } => format!("{player} loses the game"),
        Message::GameDrawn => "the game is a draw: nothing can stop the loop".to_owned(),

        Message::Line { text } => text.clone(),
        Message::Refused { text, reason } => format!("refused: {text} ({})", reason.say(Language::English)),
        Message::Refuses { text, reason } => format!("refused: {text} ({reason})"),
        Message::Held { expectation } => format!("as expected: {expectation}"),
        Message::Failed { expectation, actual } => format!("FAILED: expected {expectation}; found {actual}"),
        Message::Unsupported { card, reason } => format!("{card} is not supported: {reason}"),
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

fn of(card: &str, ability: &Option<String>) -> String {
    match ability {
        Some(ability) => format!("{ability} of {card}"),
        None => format!("the ability of {card}"),
    }
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
