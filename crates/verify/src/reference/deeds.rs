//! Carrying out an answer, step by step as the rules count them.

use super::{Asked, Deed, Table};
use engine::program::{Keyword, Kinds};
use engine::state::{CardIx, PlayerIx, Zone};
use engine::{Action, Answer, Choice, How};

/// 1.8.1.1: who has so much lore has won.
const LORE_TO_WIN: i32 = 20;

impl Table {
    /// Carries out a legal answer.
    pub fn carry_out(&mut self, answer: Answer) {
        match answer {
            Answer::Action(action) => self.begin(action),
            Answer::Choice(choice) => self.chosen(choice),
            Answer::Concede(_) => {}
        }
        self.check();
        // 8.13.1, 1.7.7: what triggered resolves after the check; with nobody to choose nothing is asked.
        if let Answer::Action(Action::Quest(card)) = answer
            && self.has(card, Keyword::Support)
            && !self.others(card).is_empty()
        {
            self.asked = Asked::Supporting(card);
        }
    }

    /// What has to be paid in ink.
    pub(super) fn cost(&self, action: Action) -> i32 {
        match action {
            Action::Play { card, how: How::Ink } => self.piece(card).face.cost,
            Action::Play { card, how: How::Shift { .. } } => self.piece(card).face.shift.unwrap_or(0),
            Action::Move { to, .. } => self.piece(to).face.move_cost,
            Action::Use { card, .. } => self.number(card, Keyword::Boost),
            Action::Play { how: How::Sing(_) | How::SingTogether | How::Way(_), .. }
            | Action::Ink(_)
            | Action::Quest(_)
            | Action::Challenge { .. }
            | Action::EndTurn => 0,
        }
    }

    /// 1.13.1.2: whoever has a choice of how many drops to pay with is asked first.
    fn begin(&mut self, action: Action) {
        let cost = self.cost(action).max(0);
        let least = (cost - self.ready_ink(self.active).len() as i32).max(0);
        let most = cost.min(self.drops[self.active.index()]);
        match least < most {
            true => self.asked = Asked::Paying(action),
            false => self.paid(action, least),
        }
    }

    /// 1.13.2, 4.3.2.4: drops are removed, ink cards exerted; then it is done.
    fn paid(&mut self, action: Action, drops: i32) {
        self.asked = Asked::Turn;
        self.drops[self.active.index()] -= drops;
        let ink = self.cost(action) - drops;
        for card in self.ready_ink(self.active).into_iter().take(usize::try_from(ink).unwrap_or(0)) {
            self.piece_mut(card).exerted = true;
        }
        self.act(action);
    }

    fn act(&mut self, action: Action) {
        match action {
            Action::Ink(card) => {
                // 4.2.1.3: facedown and ready.
                self.put(card, Zone::Inkwell);
                self.has_inked = true;
            }
            Action::Play { card, how: How::SingTogether } => self.asked = Asked::Singing(card, Vec::new()),
            Action::Play { card, how } => self.play(card, how),
            Action::Quest(card) => {
                // 4.5.1.3, 4.5.1.4, 4.5.3.1
                self.piece_mut(card).exerted = true;
                self.lore[self.active.index()] += self.piece(card).face.lore.max(0);
            }
            Action::Challenge { with, target } => self.challenge(with, target),
            Action::Move { card, to, .. } => self.piece_mut(card).at = Some(to),
            Action::Use { card, .. } => self.boost(card),
            Action::EndTurn => self.end_turn(),
        }
    }

    /// 8.4.1: the top card of the deck goes under it.
    fn boost(&mut self, card: CardIx) {
        self.piece_mut(card).is_boosted = true;
        if let Some(top) = self.decks[self.active.index()].pop() {
            self.put(top, Zone::Under);
            self.piece_mut(top).covered_by = Some(card);
        }
    }

    fn chosen(&mut self, choice: Choice) {
        match (std::mem::replace(&mut self.asked, Asked::Turn), choice) {
            (Asked::Entering(card), _) => self.piece_mut(card).exerted = choice == Choice::Accept,
            (Asked::Paying(action), Choice::Number(drops)) => self.paid(action, drops),
            (Asked::Singing(song, mut singers), Choice::Card(singer)) => {
                singers.push(singer);
                // Nobody is asked for more where there is nobody left.
                match singers.len() < self.singers().len() {
                    true => self.asked = Asked::Singing(song, singers),
                    false => self.sing(song, &singers),
                }
            }
            (Asked::Singing(song, singers), _) => self.sing(song, &singers),
            (Asked::Supporting(card), Choice::Accept) => self.asked = Asked::Supported(card),
            // 8.13.1: as much as it is now, nothing where it is less than nothing.
            (Asked::Supported(by), Choice::Card(card)) => {
                self.piece_mut(card).support += self.strength(by).max(0);
            }
            (Asked::Harming(action, amount), Choice::Card(card)) => self.harm(action, amount, card),
            (Asked::Turn | Asked::Paying(_) | Asked::Supporting(_), _)
            | (Asked::Supported(_) | Asked::Harming(..), _) => {}
        }
    }

    /// 8.12.1: all of them exert.
    fn sing(&mut self, song: CardIx, singers: &[CardIx]) {
        singers.iter().for_each(|singer| self.piece_mut(*singer).exerted = true);
        self.play(song, How::SingTogether);
    }

    fn harm(&mut self, action: CardIx, amount: i32, target: CardIx) {
        // 1.9.4.2, 8.8.1
        self.piece_mut(target).damage += (amount - self.number(target, Keyword::Resist)).max(0);
        self.put(action, Zone::Discard);
        self.check();
        // 8.14.1, 8.14.2: after the action, if an opponent chose it and it is still there.
        let vanishes = self.piece(target).owner != self.active && self.has(target, Keyword::Vanish);
        if vanishes && self.piece(target).zone == Zone::Play {
            self.leave(target);
        }
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
        piece.support = 0;
        piece.is_boosted = false;
    }

    fn play(&mut self, card: CardIx, how: How) {
        let face = self.piece(card).face.clone();
        if let How::Sing(singer) = how {
            self.piece_mut(singer).exerted = true;
        }
        // 4.3.3.2: an action does what it says and goes to the discard.
        if face.kinds.contains(Kinds::ACTION) {
            return self.resolve(card, face.deed);
        }
        self.put(card, Zone::Play);
        self.piece_mut(card).drying = true;
        if let How::Shift { onto, .. } = how {
            self.cover(onto, card);
        }
        // 8.3.2: it may enter exerted where it would not anyway (8.10.2).
        if self.has(card, Keyword::Bodyguard) && !self.piece(card).exerted {
            self.asked = Asked::Entering(card);
        }
    }

    fn resolve(&mut self, action: CardIx, deed: Option<Deed>) {
        match deed {
            // 1.2.3: as much as can be done.
            Some(Deed::Harm(amount)) if !self.choosable().is_empty() => {
                self.asked = Asked::Harming(action, amount);
            }
            Some(Deed::Drops(drops)) => {
                self.drops[self.active.index()] += drops;
                self.put(action, Zone::Discard);
            }
            Some(Deed::Harm(_)) | None => self.put(action, Zone::Discard),
        }
    }

    /// 8.10.2, 8.10.4, 8.10.5, 8.10.6: exerted, dry, stronger and hurt as what it lies on; it stays where that was.
    fn cover(&mut self, below: CardIx, card: CardIx) {
        let before = self.piece(below).clone();
        self.put(below, Zone::Under);
        self.piece_mut(below).covered_by = Some(card);
        let piece = self.piece_mut(card);
        piece.exerted = before.exerted;
        piece.drying = before.drying;
        piece.damage = before.damage;
        piece.at = before.at;
        piece.support = before.support;
    }

    fn challenge(&mut self, with: CardIx, target: CardIx) {
        // 4.6.4.4
        self.piece_mut(with).exerted = true;
        // 8.5.1, 8.5.2: only while challenging.
        let attack = (self.strength(with) + self.number(with, Keyword::Challenger)).max(0);
        // 4.6.8.3: locations deal nothing.
        let defence = match self.piece(target).face.kinds.contains(Kinds::CHARACTER) {
            true => self.strength(target).max(0),
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
        // 3.4.1.2: "this turn" is over.
        self.cards.iter_mut().for_each(|piece| (piece.support, piece.is_boosted) = (0, false));
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
