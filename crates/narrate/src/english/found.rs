//! What was found instead of what a file expects, in English.

use script::{DeckEnd, Keyword, Total};

use super::reason;
use crate::line::unmarked;
use crate::{Fitting, Found, Reason, Sight, Where, found::keywords};

/// What was found.
pub(super) fn found(found: &Found) -> String {
    match found {
        Found::Value { of, is } => format!("{} {is}", of.word()),
        Found::Covers(count) => format!("covers {count}"),
        Found::Bag(count) => format!("bag {count}"),
        Found::Total { of, is } => format!("{} {is}", total(*of)),
        Found::State(state) => state.word().to_owned(),
        Found::Place(place) => self::place(place),
        Found::Keywords(found) if found.is_empty() => "no keyword".to_owned(),
        Found::Keywords(found) => format!("has {}", keywords(found, Keyword::word)),
        Found::At(None) => "at none".to_owned(),
        Found::At(Some(location)) => format!("at {location}"),
        Found::Named(names) => format!("named {}", names.join(", ")),
        Found::NotClassified => "not classified so".to_owned(),
        Found::NoSuchCard => "no such card in this game".to_owned(),
        Found::Several(fitting) => {
            format!("the name fits more than one card: {}", all(fitting))
        }
        Found::Stopped(reason) => unmarked(reason::reason(reason)),
        Found::Refused(reason) => {
            format!("refused: {} ({})", unmarked(reason::reason(reason)), reason.rule())
        }
        Found::Legal => "it is legal".to_owned(),
        Found::LegalDecks => "both deck lists are legal".to_owned(),
        Found::UnreadDecks => "a deck list was not read".to_owned(),
        Found::Decides(Some(player)) => format!("{player} decides"),
        Found::Decides(None) => "nobody decides".to_owned(),
        Found::Wins(player) => format!("{player} wins"),
        Found::NoWinner => "no winner yet".to_owned(),
        Found::Drawn => "a drawn game".to_owned(),
        Found::Choices(cards) => format!("choices {}", cards.join("; ")),
        Found::NoChoice(Some(asked)) => {
            let unfit = Reason::Unfit { asked: *asked };
            format!("no choice of cards is open; {}", unmarked(reason::reason(&unfit)))
        }
        Found::NoChoice(None) => "no choice is open".to_owned(),
        Found::Holds => "it is so".to_owned(),
        Found::Sees(Sight::Yes) => "its face may be seen".to_owned(),
        Found::Sees(Sight::No) => "its face may not be seen".to_owned(),
        Found::All(found) => joined(found),
    }
}

fn joined(all: &[Found]) -> String {
    all.iter().map(found).collect::<Vec<_>>().join("; ")
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

/// Several cards that a name fits.
pub(super) fn all(cards: &[Fitting]) -> String {
    cards.iter().map(fitting).collect::<Vec<_>>().join("; ")
}

/// Where a card is.
pub(super) fn place(place: &Where) -> String {
    match place {
        Where::In { owner, zone, end } => {
            let end = match end {
                Some(DeckEnd::Top) => " top",
                Some(DeckEnd::Bottom) => " bottom",
                None => "",
            };
            format!("in {owner} {}{end}", zone.word())
        }
        Where::Under { owner } => format!("under another card in {owner} play"),
        Where::Aside => "being played".to_owned(),
    }
}

fn fitting(card: &Fitting) -> String {
    match card {
        Fitting::Ability { card, name } => format!("{card}: {name}"),
        Fitting::Card { place, exerted, drying, damage } => {
            let mut shown = self::place(place);
            shown += if *exerted { ", exerted" } else { "" };
            shown += if *drying { ", drying" } else { "" };
            if *damage != 0 {
                shown += &format!(", damage {damage}");
            }
            shown
        }
    }
}
