//! Every legal answer, by asking of every card what the rules say of it.

use super::{Asked, Table};
use engine::program::{Keyword, Kinds};
use engine::state::{CardIx, PlayerIx, Zone};
use engine::{Action, Answer, Choice, How};

impl Table {
    /// All legal answers of whoever decides.
    pub fn answers(&self) -> Vec<Answer> {
        if self.winner.is_some() {
            return Vec::new();
        }
        let choices = match &self.asked {
            Asked::Turn => return self.actions(),
            // 8.3.2, 8.13.1: the character may enter exerted, the Strength may be added.
            Asked::Entering(_) | Asked::Supporting(_) => vec![Choice::Accept, Choice::Decline],
            // 1.13.1.2: as many as the player likes, as long as ink cards pay the rest.
            Asked::Paying(action) => {
                let cost = self.cost(*action);
                let ink = self.ready_ink(self.active).len() as i32;
                let fits = |drops: &i32| *drops <= self.drops[self.active.index()] && cost - drops <= ink;
                (0..=cost).filter(fits).map(Choice::Number).collect()
            }
            // 8.12.1: more than needed may sing.
            Asked::Singing(song, picked) => {
                let left = self.singers().into_iter().filter(|singer| !picked.contains(singer));
                let enough = self.sings(picked) >= self.number(*song, Keyword::SingTogether);
                left.map(Choice::Card).chain(enough.then_some(Choice::Done)).collect()
            }
            Asked::Supported(by) => self.others(*by).into_iter().map(Choice::Card).collect(),
            Asked::Harming(..) => self.choosable().into_iter().map(Choice::Card).collect(),
        };
        choices.into_iter().map(Answer::Choice).collect()
    }

    /// 8.13.1: another character that may be chosen.
    pub(super) fn others(&self, than: CardIx) -> Vec<CardIx> {
        self.choosable().into_iter().filter(|card| *card != than).collect()
    }

    /// 8.12.1: the total of these voices.
    fn sings(&self, singers: &[CardIx]) -> i32 {
        singers.iter().map(|singer| self.voice(*singer)).sum()
    }

    fn actions(&self) -> Vec<Answer> {
        let me = self.active;
        let mut answers = Vec::new();
        for card in self.all(|piece| piece.owner == me && piece.zone == Zone::Hand) {
            self.with_hand(card, &mut answers);
        }
        for card in self.in_play(me, Kinds::CHARACTER) {
            self.with_character(card, &mut answers);
        }
        // 8.4.1: exerted or drying, characters and others, once in a turn, with a card to put under it.
        for card in self.all(|piece| piece.owner == me && piece.zone == Zone::Play) {
            let boosts = self.has(card, Keyword::Boost) && !self.piece(card).is_boosted;
            let action = Action::Use { card, ability: self.boost, free: false };
            if boosts && !self.decks[me.index()].is_empty() && self.cost(action) <= self.purse(me) {
                answers.push(Answer::Action(action));
            }
        }
        if self.may_end_turn() {
            answers.push(Answer::Action(Action::EndTurn));
        }
        answers
    }

    fn with_hand(&self, card: CardIx, answers: &mut Vec<Answer>) {
        let face = &self.piece(card).face;
        let ink = self.purse(self.active);
        // 4.2.1, 4.2.3: a card with the symbol, once in a turn.
        if face.inkable && !self.has_inked {
            answers.push(Answer::Action(Action::Ink(card)));
        }
        // 4.3.2: for its cost,
        if face.cost <= ink {
            answers.push(Answer::Action(Action::Play { card, how: How::Ink }));
        }
        // 8.10.1: or for its Shift cost onto a character of its player with one of its names,
        if face.shift.is_some_and(|cost| cost <= ink) {
            for onto in self.in_play(self.active, Kinds::CHARACTER) {
                if self.piece(onto).face.names.iter().any(|name| face.names.contains(name)) {
                    answers.push(Answer::Action(Action::Play { card, how: How::Shift { onto, and: None } }));
                }
            }
        }
        // 5.4.4.2: or sung.
        if face.kinds.contains(Kinds::SONG) {
            // 8.12.1: any number of singers may be one.
            let least = match self.has(card, Keyword::SingTogether) {
                true => face.cost.min(self.number(card, Keyword::SingTogether)),
                false => face.cost,
            };
            for singer in self.singers() {
                if self.voice(singer) >= least {
                    answers.push(Answer::Action(Action::Play { card, how: How::Sing(singer) }));
                }
            }
        }
        // 8.12.1: or sung by several.
        let together = self.has(card, Keyword::SingTogether);
        if together && self.sings(&self.singers()) >= self.number(card, Keyword::SingTogether) {
            answers.push(Answer::Action(Action::Play { card, how: How::SingTogether }));
        }
    }

    fn with_character(&self, card: CardIx, answers: &mut Vec<Answer>) {
        if self.may_quest(card) {
            answers.push(Answer::Action(Action::Quest(card)));
        }
        for target in self.targets(card) {
            answers.push(Answer::Action(Action::Challenge { with: card, target }));
        }
        // 4.7.1, 4.7.2: to another location of its player; it need not be ready or dry.
        let ink = self.purse(self.active);
        for to in self.in_play(self.active, Kinds::LOCATION) {
            if self.piece(card).at != Some(to) && self.piece(to).face.move_cost <= ink {
                answers.push(Answer::Action(Action::Move { card, to, free: false }));
            }
        }
    }

    /// 4.5.1, 8.7.2: ready, dry, not Reckless.
    fn may_quest(&self, card: CardIx) -> bool {
        let piece = self.piece(card);
        !piece.exerted && !piece.drying && !self.has(card, Keyword::Reckless)
    }

    /// 4.6.4: what the character may challenge.
    fn targets(&self, card: CardIx) -> Vec<CardIx> {
        let piece = self.piece(card);
        // 4.6.4.1, 8.9.1, 8.16.2
        let is_able = !piece.exerted
            && (!piece.drying || self.has(card, Keyword::Rush))
            && !self.has(card, Keyword::Adventurous);
        if !is_able {
            return Vec::new();
        }
        let opponent = self.other(piece.owner);
        // 8.6.1, 8.2.1
        let reaches = |target: &CardIx| {
            !self.has(*target, Keyword::Evasive)
                || self.has(card, Keyword::Evasive)
                || self.has(card, Keyword::Alert)
        };
        let mut characters = self.in_play(opponent, Kinds::CHARACTER);
        characters.retain(|target| self.piece(*target).exerted && reaches(target));
        // 8.3.3: only those that this one can challenge count; locations stay free to choose.
        if characters.iter().any(|target| self.has(*target, Keyword::Bodyguard)) {
            characters.retain(|target| self.has(*target, Keyword::Bodyguard));
        }
        let mut locations = self.in_play(opponent, Kinds::LOCATION);
        locations.retain(reaches);
        characters.into_iter().chain(locations).collect()
    }

    /// 3.3.2, 8.7.3, 8.16.3: nobody stands ready who must challenge or quest and can.
    fn may_end_turn(&self) -> bool {
        self.in_play(self.active, Kinds::CHARACTER).into_iter().all(|card| {
            let must_challenge = self.has(card, Keyword::Reckless) && !self.targets(card).is_empty();
            let must_quest = self.has(card, Keyword::Adventurous) && self.may_quest(card);
            !must_challenge && !must_quest
        })
    }

    /// Who decides now.
    pub fn decides(&self) -> PlayerIx {
        self.active
    }
}
