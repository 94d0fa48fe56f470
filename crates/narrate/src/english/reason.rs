//! Why something cannot be done, in English.

use script::Player;

use crate::{Asked, Behind, Reason, ShiftKind};

/// The reason as a sentence.
pub(super) fn reason(why: &Reason) -> String {
    match why {
        Reason::Refused(refusal) => refusal.to_string(),
        Reason::Because { refusal, behind } => format!("{refusal}{}", self::behind(behind)),
        Reason::Several { first, others } => {
            let others = others.iter().map(|other| format!("; also {} ({})", reason(other), other.rule()));
            format!("{}{}", reason(first), others.collect::<String>())
        }
        Reason::Forbidden { card, ability: Some(ability) } => {
            format!("{} forbids it", super::of(card, ability))
        }
        Reason::Forbidden { card, ability: None } => format!("the effect of {card} forbids it"),
        Reason::Unanswered { player, asked } => {
            let form = form(*asked, *player);
            format!("{player} must first decide: {}{form}", self::asked(*asked))
        }
        Reason::Another { player } => format!("{player} decides now"),
        Reason::Unfit { asked: Asked::Turn } => "it is time for a turn action".to_owned(),
        Reason::Unfit { asked } => format!("what is asked is {}", self::asked(*asked)),
        Reason::Absent => "no such card is in this game".to_owned(),
        Reason::Ambiguous { candidates } => {
            format!("the name fits more than one card: {}", super::found::all(candidates))
        }
    }
}

/// What stands behind a refusal, after it.
fn behind(behind: &Behind) -> String {
    match behind {
        Behind::Taken { card, keyword, by } => {
            format!(", and {card} has lost {} by {}", super::keyword(*keyword), super::textual(by))
        }
        Behind::Cards(cards) => format!(": {}", super::list(cards)),
        Behind::Ink { due, ready } => format!(": {due} is due and {ready} can be paid"),
        Behind::Singing { counts, cost } => format!(": it counts as cost {counts} and the song costs {cost}"),
        Behind::Shift(kind) => format!(": {}", asked_for(kind)),
        Behind::ShiftAndName(kind) => format!(": {} with the same name", asked_for(kind)),
        Behind::Elsewhere(place) => format!(": that card is {}", super::found::place(place)),
        Behind::NotMeant(by) => format!(": it is not what {} asks for", super::textual(by)),
    }
}

/// What a kind of Shift asks for.
fn asked_for(kind: &ShiftKind) -> String {
    let what = match kind {
        ShiftKind::Plain | ShiftKind::Temporary(None) => {
            "a character of one's own with the same name".to_owned()
        }
        ShiftKind::Class(word) | ShiftKind::Temporary(Some(word)) => {
            format!("a {word} character of one's own")
        }
        ShiftKind::Universal => "a character of one's own".to_owned(),
        ShiftKind::Duo => "two characters of one's own, one for each of its names".to_owned(),
        ShiftKind::Combo => "a character of one's own with one of its names, or two, one for each".to_owned(),
        ShiftKind::Item(word) => format!("an item of one's own named {word}"),
    };
    format!("{} asks for {what}", super::shift_kind(kind))
}

/// What a decision asks.
pub(super) fn asked(asked: Asked) -> &'static str {
    match asked {
        Asked::OpeningHand => "to keep or to alter the opening hand",
        Asked::Turn => "a turn action",
        Asked::May => "yes or no",
        Asked::Cards => "a choice of cards",
        Asked::Players => "a choice of players",
        Asked::Option => "a choice of an option",
        Asked::Number => "a number",
        Asked::Rounds => "how often the loop is repeated",
        Asked::Name => "the name of a card",
        Asked::Class => "a classification",
        Asked::Order => "an order of cards",
        Asked::Bag => "which ability resolves next",
        Asked::Replacement => "which replacement effect applies first",
        Asked::Play => "a card to play",
    }
}

/// How an answer is written, in brackets.
fn form(asked: Asked, player: Player) -> String {
    let forms: &[&str] = match asked {
        Asked::Turn => return String::new(),
        Asked::OpeningHand => &["keeps", "alters CARD"],
        Asked::May => &["accepts", "declines"],
        Asked::Cards => &["chooses CARD"],
        Asked::Players => &["chooses player B"],
        Asked::Option => &["chooses option 1"],
        Asked::Number | Asked::Rounds => &["chooses number 1"],
        Asked::Name => &["names CARD"],
        Asked::Class => &["names CLASSIFICATION"],
        Asked::Order => &["orders CARD; CARD"],
        Asked::Bag => &["resolves CARD"],
        Asked::Replacement => &["applies CARD"],
        Asked::Play => &["plays CARD", "declines"],
    };
    let forms: Vec<String> = forms.iter().map(|form| format!("{player} {form}")).collect();
    format!(" ({})", forms.join(", "))
}
