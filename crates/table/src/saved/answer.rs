//! An answer as it is written down.

use engine::program::{AbilityIx, ClassId, NameId};
use engine::state::{CardIx, PlayerIx};
use engine::{Action, Answer, Choice, How};
use serde::{Deserialize, Serialize};

/// An answer to a decision. Cards are numbered as they are dealt, players in turn order, all from 0; abilities and names as
/// the cards of the game are numbered, which the basis of a saved game holds fast.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum SavedAnswer {
    /// 4.2: this card goes into the inkwell.
    Ink(u16),
    /// 4.3: a card is played.
    Play {
        /// Which card.
        card: u16,
        /// For what.
        how: SavedHow,
    },
    /// 4.4: an activated ability is used.
    Use {
        /// The card that has it.
        card: u16,
        /// Which of the game's abilities.
        ability: u16,
        /// 1.5.5.4: without its cost.
        free: bool,
    },
    /// 4.5: this character quests.
    Quest(u16),
    /// 4.6: one character challenges another, or a location.
    Challenge {
        /// Who challenges.
        with: u16,
        /// Who is challenged.
        target: u16,
    },
    /// 4.7: a character moves to a location.
    Move {
        /// Who moves.
        card: u16,
        /// The location.
        to: u16,
        /// 4.7.3.2: for free.
        free: bool,
    },
    /// 3.3.2: the turn ends.
    EndTurn,
    /// 2.3.3.4: this player concedes.
    Concede(u8),
    /// 6.1.4: yes to a "may".
    Accept,
    /// 6.1.4: no to a "may".
    Decline,
    /// A card chosen or put next in order.
    Card(u16),
    /// No more.
    Done,
    /// A player chosen.
    Player(u8),
    /// 6.1.5: one of several effects, counted from 1.
    Option(u8),
    /// A number.
    Number(i32),
    /// The name of a card, as the game numbers them.
    Name(u16),
    /// A classification, as the game numbers them.
    Classification(u8),
    /// 7.7.4: a waiting ability, by its number.
    Resolve(u32),
    /// 6.5.7: a replacement effect, by its position in the decision.
    Apply(u8),
}

/// How a card is played (4.3.2.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum SavedHow {
    /// For its ink cost.
    Ink,
    /// 8.10: onto one card, or two.
    Shift {
        /// The card it is put onto.
        onto: u16,
        /// The second one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        and: Option<u16>,
    },
    /// 5.4.4.2: by this singer.
    Sing(u16),
    /// 8.12: by several singers, who are chosen next.
    SingTogether,
    /// By another cost, as a text allows; counted from 0.
    Way(u8),
}

impl From<Answer> for SavedAnswer {
    fn from(answer: Answer) -> SavedAnswer {
        match answer {
            Answer::Action(action) => action.into(),
            Answer::Concede(player) => SavedAnswer::Concede(player.0),
            Answer::Choice(choice) => choice.into(),
        }
    }
}

impl From<Action> for SavedAnswer {
    fn from(action: Action) -> SavedAnswer {
        match action {
            Action::Ink(card) => SavedAnswer::Ink(card.0),
            Action::Play { card, how } => SavedAnswer::Play { card: card.0, how: how.into() },
            Action::Use { card, ability, free } => {
                SavedAnswer::Use { card: card.0, ability: ability.0, free }
            }
            Action::Quest(card) => SavedAnswer::Quest(card.0),
            Action::Challenge { with, target } => SavedAnswer::Challenge { with: with.0, target: target.0 },
            Action::Move { card, to, free } => SavedAnswer::Move { card: card.0, to: to.0, free },
            Action::EndTurn => SavedAnswer::EndTurn,
        }
    }
}

impl From<Choice> for SavedAnswer {
    fn from(choice: Choice) -> SavedAnswer {
        match choice {
            Choice::Accept => SavedAnswer::Accept,
            Choice::Decline => SavedAnswer::Decline,
            Choice::Card(card) => SavedAnswer::Card(card.0),
            Choice::Done => SavedAnswer::Done,
            Choice::Player(player) => SavedAnswer::Player(player.0),
            Choice::Option(option) => SavedAnswer::Option(option),
            Choice::Number(number) => SavedAnswer::Number(number),
            Choice::Name(name) => SavedAnswer::Name(name.0),
            Choice::Class(class) => SavedAnswer::Classification(class.0),
            Choice::Resolve(waiting) => SavedAnswer::Resolve(waiting),
            Choice::Apply(which) => SavedAnswer::Apply(which),
        }
    }
}

impl From<How> for SavedHow {
    fn from(how: How) -> SavedHow {
        match how {
            How::Ink => SavedHow::Ink,
            How::Shift { onto, and } => SavedHow::Shift { onto: onto.0, and: and.map(|second| second.0) },
            How::Sing(singer) => SavedHow::Sing(singer.0),
            How::SingTogether => SavedHow::SingTogether,
            How::Way(way) => SavedHow::Way(way),
        }
    }
}

impl From<SavedAnswer> for Answer {
    fn from(saved: SavedAnswer) -> Answer {
        match saved {
            SavedAnswer::Ink(card) => Action::Ink(CardIx(card)).into(),
            SavedAnswer::Play { card, how } => Action::Play { card: CardIx(card), how: how.into() }.into(),
            SavedAnswer::Use { card, ability, free } => {
                Action::Use { card: CardIx(card), ability: AbilityIx(ability), free }.into()
            }
            SavedAnswer::Quest(card) => Action::Quest(CardIx(card)).into(),
            SavedAnswer::Challenge { with, target } => {
                Action::Challenge { with: CardIx(with), target: CardIx(target) }.into()
            }
            SavedAnswer::Move { card, to, free } => {
                Action::Move { card: CardIx(card), to: CardIx(to), free }.into()
            }
            SavedAnswer::EndTurn => Action::EndTurn.into(),
            SavedAnswer::Concede(player) => Answer::Concede(PlayerIx(player)),
            SavedAnswer::Accept => Choice::Accept.into(),
            SavedAnswer::Decline => Choice::Decline.into(),
            SavedAnswer::Card(card) => Choice::Card(CardIx(card)).into(),
            SavedAnswer::Done => Choice::Done.into(),
            SavedAnswer::Player(player) => Choice::Player(PlayerIx(player)).into(),
            SavedAnswer::Option(option) => Choice::Option(option).into(),
            SavedAnswer::Number(number) => Choice::Number(number).into(),
            SavedAnswer::Name(name) => Choice::Name(NameId(name)).into(),
            SavedAnswer::Classification(class) => Choice::Class(ClassId(class)).into(),
            SavedAnswer::Resolve(waiting) => Choice::Resolve(waiting).into(),
            SavedAnswer::Apply(which) => Choice::Apply(which).into(),
        }
    }
}

impl From<SavedHow> for How {
    fn from(saved: SavedHow) -> How {
        match saved {
            SavedHow::Ink => How::Ink,
            SavedHow::Shift { onto, and } => How::Shift { onto: CardIx(onto), and: and.map(CardIx) },
            SavedHow::Sing(singer) => How::Sing(CardIx(singer)),
            SavedHow::SingTogether => How::SingTogether,
            SavedHow::Way(way) => How::Way(way),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The text of every answer, pinned: a file of today is read by the program of tomorrow.
    #[test]
    fn every_answer_has_its_text_and_comes_back() {
        let card = CardIx(3);
        let texts: [(Answer, &str); 23] = [
            (Action::Ink(card).into(), r#"{"ink":3}"#),
            (Action::Play { card, how: How::Ink }.into(), r#"{"play":{"card":3,"how":"ink"}}"#),
            (
                Action::Play { card, how: How::Shift { onto: CardIx(4), and: None } }.into(),
                r#"{"play":{"card":3,"how":{"shift":{"onto":4}}}}"#,
            ),
            (
                Action::Play { card, how: How::Shift { onto: CardIx(4), and: Some(CardIx(5)) } }.into(),
                r#"{"play":{"card":3,"how":{"shift":{"onto":4,"and":5}}}}"#,
            ),
            (
                Action::Play { card, how: How::Sing(CardIx(4)) }.into(),
                r#"{"play":{"card":3,"how":{"sing":4}}}"#,
            ),
            (
                Action::Play { card, how: How::SingTogether }.into(),
                r#"{"play":{"card":3,"how":"sing_together"}}"#,
            ),
            (Action::Play { card, how: How::Way(1) }.into(), r#"{"play":{"card":3,"how":{"way":1}}}"#),
            (
                Action::Use { card, ability: AbilityIx(9), free: true }.into(),
                r#"{"use":{"card":3,"ability":9,"free":true}}"#,
            ),
            (Action::Quest(card).into(), r#"{"quest":3}"#),
            (
                Action::Challenge { with: card, target: CardIx(4) }.into(),
                r#"{"challenge":{"with":3,"target":4}}"#,
            ),
            (
                Action::Move { card, to: CardIx(4), free: false }.into(),
                r#"{"move":{"card":3,"to":4,"free":false}}"#,
            ),
            (Action::EndTurn.into(), r#""end_turn""#),
            (Answer::Concede(PlayerIx(1)), r#"{"concede":1}"#),
            (Choice::Accept.into(), r#""accept""#),
            (Choice::Decline.into(), r#""decline""#),
            (Choice::Card(card).into(), r#"{"card":3}"#),
            (Choice::Done.into(), r#""done""#),
            (Choice::Player(PlayerIx(1)).into(), r#"{"player":1}"#),
            (Choice::Option(2).into(), r#"{"option":2}"#),
            (Choice::Number(-1).into(), r#"{"number":-1}"#),
            (Choice::Name(NameId(7)).into(), r#"{"name":7}"#),
            (Choice::Class(ClassId(9)).into(), r#"{"classification":9}"#),
            (Choice::Resolve(70_000).into(), r#"{"resolve":70000}"#),
        ];
        let applied = (Choice::Apply(1).into(), r#"{"apply":1}"#);
        for (answer, text) in texts.into_iter().chain([applied]) {
            let saved = SavedAnswer::from(answer);
            assert_eq!(serde_json::to_string(&saved).expect("it can be written"), text);
            let read: SavedAnswer = serde_json::from_str(text).expect("it can be read");
            assert_eq!(Answer::from(read), answer, "{text}");
        }
        for wrong in
            [r#"{"ink":-1}"#, r#"{"quest":{}}"#, r#""fly""#, r#"{"play":{"card":3,"how":"ink","x":1}}"#]
        {
            assert!(serde_json::from_str::<SavedAnswer>(wrong).is_err(), "{wrong}");
        }
    }
}
