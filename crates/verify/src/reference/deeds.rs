//! Carrying out an answer, step by step as the rules count them.

use super::Table;
use engine::program::{Keyword, Kinds};
use engine::state::{CardIx, PlayerIx, Zone};
use engine::{Action, Answer, Choice, How};

/// 1.8.1.1: who has so much lore has won.
const LORE_TO_WIN: i32 = 20;

impl Table {
    /// Carries out a legal answer.
    pub fn carry_out(&mut self, answer: Answer) {
        match answer {
            Answer::Action(Action::Ink(card)) => {
                // 4.2.1.3: facedown and ready.
                self.put(card, Zone::Inkwell);
                self.has_inked = true;
            }
            Answer::Action(Action::Play { card, how }) => self.play(card, how),
            Answer::Action(Action::Quest(card)) => {
                // 4.5.1.3, 4.5.1.4, 4.5.3.1
                self.piece_mut(card).exerted = true;
                self.lore[self.active.index()] += self.piece(card).face.lore.max(0);
            }
            Answer::Action(Action::Challenge { with, target }) => self.challenge(with, target),
            Answer::Action(Action::Move { card, to, .. }) => {
                self.pay(self.piece(to).face.move_cost);
                self.piece_mut(card).at = Some(to);
            }
            Answer::Action(Action::EndTurn) => self.end_turn(),
            Answer::Choice(Choice::Accept | Choice::Decline) => {
                if let Some(card) = self.entering.take() {
                    self.piece_mut(card).exerted = answer == Answer::Choice(Choice::Accept);
                }
            }
            Answer::Action(Action::Use { .. })
            | Answer::Concede(_)
            | Answer::Choice(
                Choice::Card(_)
                | Choice::Done
                | Choice::Player(_)
                | Choice::Option(_)
                | Choice::Number(_)
                | Choice::Name(_)
                | Choice::Resolve(_)
                | Choice::Apply(_),
            ) => {}
        }
        self.check();
    }

    /// Puts a card into another zone, where it is ready, unhurt and nowhere.
    fn put(&mut self, card: CardIx, zone: Zone) {
        let piece = self.piece_mut(card);
        piece.zone = zone;
        piece.exerted = false;
        piece.drying = false;
        piece.damage = 0;
        piece.at = None;
        piece.covered_by = None;
    }

    fn pay(&mut self, ink: i32) {
        for card in self.ready_ink(self.active).into_iter().take(usize::try_from(ink).unwrap_or(0)) {
            self.piece_mut(card).exerted = true;
        }
    }

    fn play(&mut self, card: CardIx, how: How) {
        let face = self.piece(card).face.clone();
        match how {
            How::Ink => self.pay(face.cost),
            How::Shift { .. } => self.pay(face.shift.unwrap_or(0)),
            How::Sing(singer) => self.piece_mut(singer).exerted = true,
            How::SingTogether | How::Way(_) => {}
        }
        // 4.3.3.2: an action without an effect goes to the discard at once.
        if face.kinds.contains(Kinds::ACTION) {
            return self.put(card, Zone::Discard);
        }
        self.put(card, Zone::Play);
        self.piece_mut(card).drying = true;
        if let How::Shift { onto, .. } = how {
            self.cover(onto, card);
        }
        // 8.3.2: it may enter exerted where it would not anyway (8.10.2).
        if self.has(card, Keyword::Bodyguard) && !self.piece(card).exerted {
            self.entering = Some(card);
        }
    }

    /// 8.10.2, 8.10.4, 8.10.6: exerted, dry and hurt as what it lies on; it stays where that was.
    fn cover(&mut self, below: CardIx, card: CardIx) {
        let before = self.piece(below).clone();
        self.put(below, Zone::Under);
        self.piece_mut(below).covered_by = Some(card);
        let piece = self.piece_mut(card);
        piece.exerted = before.exerted;
        piece.drying = before.drying;
        piece.damage = before.damage;
        piece.at = before.at;
    }

    fn challenge(&mut self, with: CardIx, target: CardIx) {
        // 4.6.4.4
        self.piece_mut(with).exerted = true;
        // 8.5.1, 8.5.2: only while challenging.
        let attack = (self.piece(with).face.strength + self.number(with, Keyword::Challenger)).max(0);
        // 4.6.8.3: locations deal nothing.
        let defence = match self.piece(target).face.kinds.contains(Kinds::CHARACTER) {
            true => self.piece(target).face.strength.max(0),
            false => 0,
        };
        // 4.6.6.1, 1.9.4.2, 8.8.1
        let to_target = (attack - self.number(target, Keyword::Resist)).max(0);
        let to_challenger = (defence - self.number(with, Keyword::Resist)).max(0);
        // 4.6.6.2: both at once.
        self.piece_mut(target).damage += to_target;
        self.piece_mut(with).damage += to_challenger;
    }

    /// 1.8: what must be looked at whenever something was done.
    fn check(&mut self) {
        if let Some(winner) = [self.active, self.other(self.active)]
            .into_iter()
            .find(|player| self.lore[player.index()] >= LORE_TO_WIN)
        {
            self.winner = self.winner.or(Some(winner));
        }
        // 1.8.1.4
        let can_be_hurt = Kinds::CHARACTER | Kinds::LOCATION;
        let banished = self.all(|piece| {
            piece.zone == Zone::Play
                && piece.face.kinds.intersects(can_be_hurt)
                && piece.damage >= piece.face.willpower
        });
        for card in banished {
            self.leave(card);
        }
    }

    /// 8.10.7, 5.6.6: the whole stack goes; who was at a location is at none.
    fn leave(&mut self, card: CardIx) {
        for below in self.all(|piece| piece.covered_by == Some(card)) {
            self.leave(below);
        }
        for there in self.all(|piece| piece.at == Some(card)) {
            self.piece_mut(there).at = None;
        }
        self.put(card, Zone::Discard);
    }

    fn end_turn(&mut self) {
        // 1.8.1.2: whose turn ends with no cards in the deck loses.
        if self.decks[self.active.index()].is_empty() {
            self.winner = Some(self.other(self.active));
            return;
        }
        self.active = self.other(self.active);
        self.has_inked = false;
        self.start_turn(self.active);
    }

    fn start_turn(&mut self, me: PlayerIx) {
        // 3.2.1.1
        for card in self.all(|piece| piece.owner == me && matches!(piece.zone, Zone::Play | Zone::Inkwell)) {
            self.piece_mut(card).exerted = false;
        }
        // 3.2.2.1, 3.2.2.2
        for card in self.all(|piece| piece.owner == me && piece.zone == Zone::Play) {
            self.piece_mut(card).drying = false;
        }
        for location in self.in_play(me, Kinds::LOCATION) {
            self.lore[me.index()] += self.piece(location).face.lore.max(0);
        }
        self.check();
        if self.winner.is_some() {
            return;
        }
        // 3.2.3.1; an empty deck has nothing to draw (1.8.1.2).
        if let Some(card) = self.decks[me.index()].pop() {
            self.put(card, Zone::Hand);
        }
    }
}
