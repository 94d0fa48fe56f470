//! An answer to a decision, as an object of Python.

use engine::program::AbilityIx;
use engine::state::{CardIx, PlayerIx};
use engine::{Action, Answer as Given, Choice, How};
use pyo3::prelude::*;
use table::SavedAnswer;

use crate::errors;

/// An answer to a decision. Made by `Game.options`, or by hand: `Answer("quest", card=3)`.
#[pyclass(frozen, eq, hash, module = "lorekeeper._native")]
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Answer {
    pub given: Given,
    /// The game it was offered by, with all that was cloned from it; 0 for one made by hand.
    pub lineage: u64,
}

/// What an answer consists of.
#[derive(Default)]
struct Parts {
    kind: &'static str,
    card: Option<u16>,
    target: Option<u16>,
    second: Option<u16>,
    how: Option<&'static str>,
    number: Option<i64>,
    free: bool,
}

impl Parts {
    fn of(given: Given) -> Parts {
        let plain = |kind| Parts { kind, ..Parts::default() };
        let card = |kind, card: CardIx| Parts { kind, card: Some(card.0), ..Parts::default() };
        let number = |kind, number: i64| Parts { kind, number: Some(number), ..Parts::default() };
        match given {
            Given::Action(Action::Ink(own)) => card("ink", own),
            Given::Action(Action::Play { card: own, how }) => {
                let played = card("play", own);
                match how {
                    How::Ink => Parts { how: Some("ink"), ..played },
                    How::Shift { onto, and } => Parts {
                        how: Some("shift"),
                        target: Some(onto.0),
                        second: and.map(|second| second.0),
                        ..played
                    },
                    How::Sing(singer) => Parts { how: Some("sing"), target: Some(singer.0), ..played },
                    How::SingTogether => Parts { how: Some("sing together"), ..played },
                    How::Way(way) => Parts { how: Some("way"), number: Some(way.into()), ..played },
                }
            }
            Given::Action(Action::Use { card: own, ability, free }) => {
                Parts { number: Some(ability.0.into()), free, ..card("use", own) }
            }
            Given::Action(Action::Quest(own)) => card("quest", own),
            Given::Action(Action::Challenge { with, target }) => {
                Parts { target: Some(target.0), ..card("challenge", with) }
            }
            Given::Action(Action::Move { card: own, to, free }) => {
                Parts { target: Some(to.0), free, ..card("move", own) }
            }
            Given::Action(Action::EndTurn) => plain("end turn"),
            Given::Concede(player) => number("concede", player.0.into()),
            Given::Choice(Choice::Accept) => plain("accept"),
            Given::Choice(Choice::Decline) => plain("decline"),
            Given::Choice(Choice::Card(own)) => card("card", own),
            Given::Choice(Choice::Done) => plain("done"),
            Given::Choice(Choice::Player(player)) => number("player", player.0.into()),
            Given::Choice(Choice::Option(option)) => number("option", option.into()),
            Given::Choice(Choice::Number(own)) => number("number", own.into()),
            Given::Choice(Choice::Name(name)) => number("name", name.0.into()),
            Given::Choice(Choice::Class(class)) => number("classification", class.0.into()),
            Given::Choice(Choice::Resolve(id)) => number("resolve", id.into()),
            Given::Choice(Choice::Apply(which)) => number("apply", which.into()),
        }
    }
}

/// What was given by hand: a kind, and what belongs to it.
struct ByHand<'a> {
    kind: &'a str,
    card: Option<u16>,
    target: Option<u16>,
    second: Option<u16>,
    how: Option<&'a str>,
    number: Option<i64>,
    free: bool,
}

impl ByHand<'_> {
    fn card(&self) -> Result<CardIx, String> {
        self.card.map(CardIx).ok_or_else(|| format!("an answer {:?} needs a card", self.kind))
    }

    fn target(&self) -> Result<CardIx, String> {
        self.target.map(CardIx).ok_or_else(|| format!("an answer {:?} needs a target", self.kind))
    }

    fn number<T: TryFrom<i64>>(&self) -> Result<T, String> {
        let number = self.number.ok_or_else(|| format!("an answer {:?} needs a number", self.kind))?;
        T::try_from(number).map_err(|_| format!("{number} is no number for an answer {:?}", self.kind))
    }

    fn how(&self) -> Result<How, String> {
        match self.how.unwrap_or("ink") {
            "ink" => Ok(How::Ink),
            "shift" => Ok(How::Shift { onto: self.target()?, and: self.second.map(CardIx) }),
            "sing" => Ok(How::Sing(self.target()?)),
            "sing together" => Ok(How::SingTogether),
            "way" => Ok(How::Way(self.number()?)),
            other => Err(format!(
                "{other:?} is no way to play a card; known are ink, shift, sing, sing together and way"
            )),
        }
    }

    fn given(&self) -> Result<Given, String> {
        Ok(match self.kind {
            "ink" => Given::Action(Action::Ink(self.card()?)),
            "play" => Given::Action(Action::Play { card: self.card()?, how: self.how()? }),
            "use" => Given::Action(Action::Use {
                card: self.card()?,
                ability: AbilityIx(self.number()?),
                free: self.free,
            }),
            "quest" => Given::Action(Action::Quest(self.card()?)),
            "challenge" => Given::Action(Action::Challenge { with: self.card()?, target: self.target()? }),
            "move" => Given::Action(Action::Move { card: self.card()?, to: self.target()?, free: self.free }),
            "end turn" => Given::Action(Action::EndTurn),
            "concede" => Given::Concede(PlayerIx(self.number()?)),
            "accept" => Given::Choice(Choice::Accept),
            "decline" => Given::Choice(Choice::Decline),
            "card" => Given::Choice(Choice::Card(self.card()?)),
            "done" => Given::Choice(Choice::Done),
            "player" => Given::Choice(Choice::Player(PlayerIx(self.number()?))),
            "option" => Given::Choice(Choice::Option(self.number()?)),
            "number" => Given::Choice(Choice::Number(self.number()?)),
            "name" => Given::Choice(Choice::Name(engine::program::NameId(self.number()?))),
            "classification" => Given::Choice(Choice::Class(engine::program::ClassId(self.number()?))),
            "resolve" => Given::Choice(Choice::Resolve(self.number()?)),
            "apply" => Given::Choice(Choice::Apply(self.number()?)),
            other => return Err(format!("{other:?} is no kind of answer")),
        })
    }
}

#[pymethods]
impl Answer {
    #[new]
    #[pyo3(signature = (kind, *, card=None, target=None, second=None, how=None, number=None, free=false))]
    #[allow(clippy::too_many_arguments, reason = "keywords of Python")]
    fn new(
        py: Python<'_>,
        kind: &str,
        card: Option<u16>,
        target: Option<u16>,
        second: Option<u16>,
        how: Option<&str>,
        number: Option<i64>,
        free: bool,
    ) -> PyResult<Answer> {
        let by_hand = ByHand { kind, card, target, second, how, number, free };
        let given = by_hand.given().map_err(|why| errors::plain(py, &why))?;
        Ok(Answer { given, lineage: 0 })
    }

    /// What is done: `ink`, `play`, `use`, `quest`, `challenge`, `move`, `end turn`, `concede`, `accept`, `decline`, `card`, `done`,
    /// `player`, `option`, `number`, `name`, `resolve` or `apply`.
    #[getter]
    fn kind(&self) -> &'static str {
        Parts::of(self.given).kind
    }

    /// The number of the card it is about.
    #[getter]
    fn card(&self) -> Option<u16> {
        Parts::of(self.given).card
    }

    /// The card that is challenged, moved to, shifted onto, or sings.
    #[getter]
    fn target(&self) -> Option<u16> {
        Parts::of(self.given).target
    }

    /// The second card that is shifted onto (8.10.8.3).
    #[getter]
    fn second(&self) -> Option<u16> {
        Parts::of(self.given).second
    }

    /// How a card is played: `ink`, `shift`, `sing`, `sing together` or `way`.
    #[getter]
    fn how(&self) -> Option<&'static str> {
        Parts::of(self.given).how
    }

    /// A number, option, player, name, waiting ability or replacement effect.
    #[getter]
    fn number(&self) -> Option<i64> {
        Parts::of(self.given).number
    }

    /// It costs nothing, where a text lets its player choose so.
    #[getter]
    fn free(&self) -> bool {
        Parts::of(self.given).free
    }

    fn __repr__(&self) -> String {
        let parts = Parts::of(self.given);
        let mut text = format!("Answer({:?}", parts.kind);
        let named = [("card", parts.card), ("target", parts.target), ("second", parts.second)];
        for (name, value) in named {
            if let Some(value) = value {
                text += &format!(", {name}={value}");
            }
        }
        if let Some(how) = parts.how {
            text += &format!(", how={how:?}");
        }
        if let Some(number) = parts.number {
            text += &format!(", number={number}");
        }
        if parts.free {
            text += ", free=True";
        }
        text + ")"
    }

    fn __reduce__(&self, py: Python<'_>) -> PyResult<(Py<PyAny>, (String,))> {
        let read = py.get_type::<Answer>().getattr("_of_json")?.unbind();
        Ok((read, (serde_json::to_string(&SavedAnswer::from(self.given)).unwrap_or_default(),)))
    }

    /// The answer of its written form.
    #[staticmethod]
    fn _of_json(py: Python<'_>, text: &str) -> PyResult<Answer> {
        let saved: SavedAnswer =
            serde_json::from_str(text).map_err(|error| errors::plain(py, &error.to_string()))?;
        Ok(Answer { given: saved.into(), lineage: 0 })
    }
}
