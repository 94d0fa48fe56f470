//! Effects that last, in English.

use super::super::lasting::{Bearer, Forbidden, Gift, Lasting, Lasts, Number};
use super::{You, list};

/// "X gets +2 Strength and gains Rush this turn".
pub(super) fn say(effect: &Lasting, you: You) -> String {
    let (bearer, many) = match &effect.bearer {
        Bearer::Cards(cards) => (list(cards), cards.len() != 1),
        Bearer::Players(players) => {
            // "You" takes the verbs of many.
            let many = players.len() != 1 || players.iter().any(|player| you.is(*player));
            (list(&players.iter().map(|player| you.name(*player)).collect::<Vec<_>>()), many)
        }
        Bearer::Scope(source) => {
            return format!("the effect of {source} applies {}", lasts(&effect.lasts, you));
        }
    };
    if effect.gifts.contains(&Gift::ByText) {
        return format!("the effect of {} applies to {bearer} {}", effect.source, lasts(&effect.lasts, you));
    }
    let mut gifts: Vec<String> = Vec::new();
    for (at, one) in effect.gifts.iter().enumerate() {
        let said = gift(one, many, &effect.source);
        // "gains Rush and Ward", "can't quest or challenge": the verb of the one before is not said again.
        let before = at.checked_sub(1).map(|before| gift(&effect.gifts[before], many, &effect.source));
        match (gifts.last_mut(), before.and_then(|before| shared(&before, &said))) {
            (Some(last), Some("can't")) => *last += &format!(" or {}", &said["can't ".len()..]),
            (Some(last), Some(verb)) => *last += &format!(" and {}", &said[verb.len() + 1..]),
            (_, _) => gifts.push(said),
        }
    }
    format!("{bearer} {} {}", list(&gifts), lasts(&effect.lasts, you))
}

/// The verb with which both begin.
fn shared<'a>(one: &str, other: &'a str) -> Option<&'a str> {
    let verb = |text: &str| text.split(' ').next().map(str::len);
    let first = &other[..verb(other)?];
    (first != "must" && &one[..verb(one)?] == first).then_some(first)
}

fn gift(gift: &Gift, many: bool, source: &str) -> String {
    let verb = |word: &str| if many { word.to_owned() } else { format!("{word}s") };
    match gift {
        Gift::More(number, amount) => format!("{} {amount:+} {}", verb("get"), name(*number)),
        Gift::Keyword(keyword, None) => format!("{} {}", verb("gain"), super::keyword(*keyword)),
        Gift::Keyword(keyword, Some(amount)) if keyword.adds_up() => {
            format!("{} {} {amount:+}", verb("gain"), super::keyword(*keyword))
        }
        Gift::Keyword(keyword, Some(amount)) => {
            format!("{} {} {amount}", verb("gain"), super::keyword(*keyword))
        }
        Gift::Loses(keyword) => format!("{} {}", verb("lose"), super::keyword(*keyword)),
        Gift::Cant(deed) => format!("can't {}", forbidden(*deed)),
        Gift::MustQuest => "must quest if able".to_owned(),
        Gift::MustChallenge => "must challenge if able".to_owned(),
        Gift::SingsHigher(more) => format!("{} as having {more:+} cost to sing songs", verb("count")),
        Gift::NoChallengeDamage => format!("{} no damage from challenges", verb("take")),
        Gift::Classification(class) => format!("{} the classification {class}", verb("gain")),
        Gift::Ability => format!("{} the ability that {source} gives", verb("gain")),
        Gift::ByText => String::new(),
    }
}

pub(super) fn name(number: Number) -> &'static str {
    match number {
        Number::Strength => "Strength",
        Number::Willpower => "Willpower",
        Number::Lore => "lore",
    }
}

fn forbidden(deed: Forbidden) -> &'static str {
    match deed {
        Forbidden::Quest => "quest",
        Forbidden::Challenge => "challenge",
        Forbidden::BeChallenged => "be challenged",
        Forbidden::Ready => "ready",
        Forbidden::Sing => "sing",
        Forbidden::Exert => "exert",
        Forbidden::BeDealtDamage => "be dealt damage",
        Forbidden::Move => "move",
        Forbidden::BeChosenByOpponents => "be chosen by opponents",
        Forbidden::GainLore => "gain lore",
        Forbidden::LoseLore => "lose lore",
        Forbidden::Ink => "ink cards",
    }
}

fn lasts(lasts: &Lasts, you: You) -> String {
    match lasts {
        Lasts::ThisTurn => "this turn".to_owned(),
        Lasts::UntilStartOf(player) => format!("until the start of {} next turn", you.whose(*player)),
        Lasts::NextTurnOf(player) => format!("during {} next turn", you.whose(*player)),
        Lasts::NextReadyStepOf(player) => format!("in the Ready step of {} next turn", you.whose(*player)),
        Lasts::UntilEndOfNextTurnOf(player) => format!("until the end of {} next turn", you.whose(*player)),
        Lasts::RestOfGame => "for the rest of the game".to_owned(),
        Lasts::UntilEndOfNextTurn => "until the end of the next turn".to_owned(),
        Lasts::ThisChallenge => "in this challenge".to_owned(),
        Lasts::WhileInPlay(card) => format!("while {card} is in play"),
        Lasts::WhileItIsInPlay => "while in play".to_owned(),
    }
}
