//! What a decision asks: what for, how many, because of which text.

use engine::program::Kinds;
use engine::state::{Obj, Zone as Place};
use engine::{About, Ask, Counted, Decision};
use narrate::{Called, Question, Textual, Whence, notes};

use super::access::Game;
use super::game_names::GameNames;
use super::{Catalog, access};

/// What must be known to tell what is asked.
pub(super) struct Asking<'a> {
    pub(super) game_names: &'a GameNames,
    pub(super) catalog: &'a Catalog,
}

impl Asking<'_> {
    /// What a decision asks, how many, and because of which text.
    pub(super) fn question(&self, game: &Game, decision: &Decision) -> Option<Question> {
        let board = access::board(game);
        let asking = board.asking();
        let (source, about) = match &decision.ask {
            Ask::May { source, about } => (*source, *about),
            Ask::Play { source, .. } => (*source, About::Effect),
            Ask::Cards { .. } => return self.choice(game),
            Ask::Number { least, most } => return Some(self.number(game, *least, *most)),
            Ask::Rounds { most, .. } => return Some(self.number(game, 1, *most)),
            Ask::Option { .. } | Ask::Player { .. } | Ask::Name | Ask::Class => {
                return self.text_asking(game).map(|by| Question::Choice { by });
            }
            Ask::OpeningHand | Ask::Turn | Ask::Order { .. } | Ask::Bag { .. } | Ask::Replacement { .. } => {
                return None;
            }
        };
        let card = self.game_names.told(source.card);
        Some(match about {
            About::EnterExerted => Question::EnterExerted { card },
            About::Bodyguard => Question::Bodyguard { card },
            About::Replacement => Question::Replacement { card },
            About::Effect if board.def(source.card).kinds.contains(Kinds::ACTION) => {
                Question::Effect { card }
            }
            About::Effect => {
                let ability = asking.and_then(|asking| asking.ability);
                let origins = |def| Some(self.catalog.name(def).to_owned());
                let called = ability.map(|ability| notes::called(board, source, ability, &origins));
                Question::Ability { card, ability: called.unwrap_or(Called::Unnamed) }
            }
        })
    }

    /// A number: of what, from and to, by which text.
    fn number(&self, game: &Game, least: i32, most: i32) -> Question {
        let of = access::board(game).number_asked();
        // The line before says what is paid for.
        let by = self.text_asking(game).filter(|_| of != Counted::Drops);
        Question::Number { of, least, most, by }
    }

    /// The text that asks.
    pub(super) fn text_asking(&self, game: &Game) -> Option<Textual> {
        let board = access::board(game);
        let asking = board.asking()?;
        let origins = |def| Some(self.catalog.name(def).to_owned());
        let ability = asking.ability.map(|ability| notes::called(board, asking.source, ability, &origins));
        Some(Textual { card: self.game_names.told(asking.source.card), ability })
    }

    /// A choice of cards: what for, how many, by which text.
    fn choice(&self, game: &Game) -> Option<Question> {
        let board = access::board(game);
        let asking = board.asking()?;
        let (least, most) = asking.count?;
        let by = self.text_asking(game)?;
        let is_played = |obj: &Obj| board.state.card(obj.card).zone() == Place::Play;
        let from = match access::decision(game).map(|decision| &decision.ask) {
            Some(Ask::Cards { open, .. }) if open.iter().all(is_played) => Whence::Play,
            Some(_) | None => Whence::Elsewhere,
        };
        Some(Question::Cards { purpose: asking.purpose, least, most, by, from })
    }
}
