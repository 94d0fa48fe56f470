//! Loops: a player names how often a round is repeated; what nobody can stop is a drawn game (6.1.10, D.9).

use crate::decision::{Ask, Decision};
use crate::eval::Board;
use crate::game::Game;
use crate::record::{DrawnBecause, LogEntry, Record, Silent};
use crate::state::*;
use crate::trace::Trace;
use crate::{Action, Answer, Choice, OpenPoint};

/// D.9: a declared number of rounds is capped.
const MOST_ROUNDS: i32 = 100;
/// Longer pieces of a turn are no round that everyone understands.
const LONGEST: usize = 64;
/// So many rounds are played to see what further ones would do.
const ROUNDS_TRIED: i32 = 3;
/// So few rounds are sooner played than compared.
const FEW_ROUNDS: usize = 4;
/// So many rounds are watched to see whether they change anything.
const ROUNDS_WATCHED: u8 = 2;
/// So many abilities in a row are nothing special.
const UNSUSPICIOUS: u32 = 64;
/// What could depend on how often something happened this turn has had its turn after so many rounds.
const SAME_AGAIN: u8 = 32;
/// After so many actions that only repeat what was done this turn, a number must be named.
const MOST_BY_HAND: u8 = 24;
/// D.9: nobody says yes more often than this in one go.
const MOST_ACCEPTED: u32 = 2000;

/// The round that is being watched.
#[derive(Default)]
struct Begun {
    /// The state as it began.
    then: Option<State>,
    /// How many were watched so far.
    watched: u8,
}

impl<R: Record> Game<R> {
    /// 6.1.10: the turn action begins a round that was just played and comes back to where it began: the player names how
    /// often.
    pub(crate) fn ask_rounds(&mut self, player: PlayerIx, action: Action) -> bool {
        let rounds = self.board.state.rounds();
        if rounds.trial || rounds.first.is_some() || !rounds.may_be_again() {
            return false;
        }
        let Some(before) = rounds.answers.len().checked_sub(1) else { return false };
        let from = before.saturating_sub(LONGEST);
        let mut found = None;
        let mut end = before;
        while let Some(ix) = rounds.answers[from..end].iter().rposition(|answer| is_again(answer, action)) {
            let at = from + ix;
            end = at;
            let most = self.possible_rounds(player, &rounds.answers[at..before]);
            if most > 1 {
                found = Some((before - at, most));
                break;
            }
        }
        let Some((length, most)) = found else { return false };
        let rounds = self.board.rounds_mut();
        rounds.answers.pop();
        rounds.round = length as u16;
        let by_hand = rounds.by_hand < MOST_BY_HAND;
        self.ask(Frame::Turn(TurnStage::Rounds), player, Ask::Rounds { most, by_hand });
        true
    }

    /// No number of rounds is asked for from here on: for those who think ahead, to whom one round says as much as many, and for whom
    /// trying rounds out would be most of the work. Rounds that are under way are played to their end.
    pub fn offer_no_rounds(&mut self) {
        let asked = matches!(&self.board.pending, Some(Decision { ask: Ask::Rounds { .. }, .. }));
        let rounds = self.board.rounds_mut();
        rounds.trial |= !asked && rounds.first.is_none();
    }

    /// How often the round can be played from here, each time coming back to the same footing.
    #[inline(never)]
    fn possible_rounds(&self, player: PlayerIx, round: &[Answer]) -> i32 {
        let mut trial = Game { board: self.board.clone(), record: Silent, trace: Trace::default() };
        trial.board.rounds_mut().trial = true;
        // What nobody has told the player does not change the number that is offered.
        trial.deal_blindly(player);
        trial.ask(Frame::Turn(TurnStage::Main), player, Ask::Turn);
        let footing = trial.board.footing();
        let mut brought = trial.board.brought();
        for times in 0..MOST_ROUNDS {
            let played = round.iter().all(|answer| trial.answer(*answer).is_ok());
            let back =
                matches!(&trial.board.pending, Some(Decision { player: p, ask: Ask::Turn }) if *p == player);
            if trial.board.state.result() != GameResult::Open && played {
                return times + 1;
            }
            if !played || !back || trial.board.footing() != footing {
                return times;
            }
            // What brings neither lore nor damage any more does not run out: what follows is the same again.
            let now = trial.board.brought();
            if times + 1 >= ROUNDS_TRIED && now == brought {
                return MOST_ROUNDS;
            }
            brought = now;
        }
        MOST_ROUNDS
    }

    /// The number was named: the rounds follow one another.
    pub(crate) fn repeat_rounds(&mut self) {
        let answer = self.take_answer();
        let rounds = self.board.rounds_mut();
        // What was said to the question itself was answered last.
        rounds.answers.pop();
        let at = rounds.answers.len().saturating_sub(usize::from(rounds.round));
        let Some(Answer::Choice(Choice::Number(times))) = answer else { return self.go_on_by_hand(at) };
        let round: Vec<Answer> = rounds.answers.drain(at..).collect();
        rounds.answers.clear();
        for _ in 0..times {
            rounds.queue.extend(round.iter().rev());
        }
        rounds.first = round.first().and_then(|answer| answer.action());
        let player = self.board.state.active();
        self.note_cause("6.1.10", || LogEntry::Repeats(player, times));
        self.push(Frame::Turn(TurnStage::Main));
    }

    /// No number: the action that would begin the round is taken like any other.
    fn go_on_by_hand(&mut self, round_at: usize) {
        let rounds = self.board.rounds_mut();
        let Some(action) = rounds.answers.get(round_at).and_then(|answer| answer.action()) else { return };
        rounds.answers.push(Answer::Action(action));
        rounds.by_hand += 1;
        rounds.barred = None;
        let player = self.board.state.active();
        self.trace.by_rules(self.trace.answered);
        self.push(Frame::Turn(TurnStage::Acted));
        self.act(player, action);
    }

    /// Plays the rounds that were named.
    #[inline(never)]
    pub(crate) fn play_rounds(&mut self) {
        let mut begun = Begun::default();
        loop {
            if !R::LISTENS && !R::TRACES {
                self.pass_over_same_rounds(&mut begun);
            }
            if !self.next_of_rounds() {
                return;
            }
            self.run();
        }
    }

    /// A round that left everything as it was, and in which nobody looked back, goes the same way however often it is played: what is
    /// told of it is told so often at once.
    fn pass_over_same_rounds(&mut self, begun: &mut Begun) {
        let state = &self.board.state;
        let Some(times) = state.rounds().to_come().filter(|times| *times >= FEW_ROUNDS) else { return };
        let asks_again = matches!(&self.board.pending, Some(Decision { player, ask: Ask::Turn }) if *player == state.active());
        if !asks_again {
            return;
        }
        let then = begun.then.take();
        if let Some(then) = then.filter(|then| state.goes_the_same_way_as_since(then)) {
            self.board.apply(Write::HappenedAgain(&then, times as u32));
        } else if begun.watched < ROUNDS_WATCHED {
            begun.then = Some(state.watched());
            begun.watched += 1;
        }
    }

    /// Gives the next answer of the rounds that were named.
    fn next_of_rounds(&mut self) -> bool {
        let rounds = self.board.rounds_mut();
        let Some(answer) = rounds.queue.pop() else {
            if let Some(first) = rounds.first.take() {
                // 6.1.10: something else must be done now.
                rounds.barred = Some(first);
            }
            return false;
        };
        if self.check(&answer).is_err() {
            self.board.rounds_mut().queue.clear();
            return self.next_of_rounds();
        }
        if answer.action().is_some_and(|action| self.board.state.rounds().first == Some(action)) {
            self.note("6.1.10", || LogEntry::RoundBegins);
        }
        // Nobody answers this: it follows from the number that was named.
        self.take(answer);
        true
    }

    /// D.9: whether the bag goes on for ever. The position came back again and again, and nobody said yes to anything.
    pub(crate) fn is_endless(&mut self) -> bool {
        self.board.rounds_mut().resolved += 1;
        let resolved = self.board.state.rounds().resolved;
        if resolved < UNSUSPICIOUS {
            return false;
        }
        let now = self.board.position_hash();
        let rounds = self.board.rounds_mut();
        if resolved.is_power_of_two() {
            rounds.mark = now;
            rounds.again = 0;
            rounds.accepted = false;
        } else if rounds.mark == now {
            rounds.again = rounds.again.saturating_add(1);
        }
        if rounds.again < SAME_AGAIN || rounds.accepted {
            return false;
        }
        self.rests_on(OpenPoint::EndlessIsDrawn);
        if self.board.rules.readings.follows(OpenPoint::EndlessIsDrawn) {
            self.board.apply(Write::Result(GameResult::Drawn));
            self.note("6.1.10", || LogEntry::Drawn(DrawnBecause::Endless));
        } else {
            while !self.board.state.bag().is_empty() {
                self.board.take_from_bag(0);
            }
            self.board.rounds_mut().resolved = 0;
        }
        true
    }

    /// D.9: a yes that was said too often is a no from now on, until something else was done.
    pub(crate) fn is_tired(&self) -> bool {
        self.board.state.rounds().resolved > MOST_ACCEPTED
    }
}

/// Whether it is that action once more; mostly it is not even one of its kind.
#[inline(always)]
fn is_again(answer: &Answer, action: Action) -> bool {
    let alike = |other: &Action| std::mem::discriminant(other) == std::mem::discriminant(&action);
    matches!(answer, Answer::Action(other) if alike(other) && *other == action)
}

/// A hash of a few numbers (FNV-1a, by words).
struct Hash(u64);

impl Hash {
    fn new() -> Hash {
        Hash(0xcbf2_9ce4_8422_2325)
    }

    fn add(&mut self, value: u64) {
        self.0 = (self.0 ^ value).wrapping_mul(0x0100_0000_01b3).rotate_left(23);
    }
}

impl Board {
    /// What a round needs to be played again: where the cards are and in what state, not what it has brought.
    fn footing(&self) -> u64 {
        let mut hash = Hash::new();
        self.add_cards(&mut hash);
        hash.0
    }

    /// What a round may have brought: damage and lore, which sooner or later end it.
    fn brought(&self) -> u64 {
        let mut hash = Hash::new();
        self.state.cards().iter().for_each(|card| hash.add(card.damage() as u64));
        self.state.players().iter().for_each(|player| hash.add(player.lore() as u64));
        hash.0
    }

    /// The whole position, but for what only counts: stays in zones, moments, what happened this turn.
    fn position_hash(&self) -> u64 {
        let mut hash = Hash::new();
        self.add_cards(&mut hash);
        for card in self.state.cards() {
            hash.add(card.damage() as u64);
        }
        for player in self.state.players() {
            hash.add(player.lore() as u64);
        }
        for effect in self.state.effects() {
            hash.add(u64::from(effect.mods.0) << 32 | u64::from(effect.source.card.0));
            hash.add(u64::from(effect.spent));
            if let On::Objects(objs) = &effect.on {
                objs.iter().for_each(|o| hash.add(u64::from(o.card.0)));
            }
            effect.frozen.iter().for_each(|n| hash.add(*n as u64));
        }
        for floating in self.state.floating() {
            hash.add(u64::from(floating.ability.0) << 32 | u64::from(floating.source.card.0));
        }
        for entry in self.state.bag() {
            hash.add(u64::from(entry.ability.0) << 32 | u64::from(entry.source.card.0));
        }
        hash.add(self.state.owed().len() as u64);
        hash.0
    }

    fn add_cards(&self, hash: &mut Hash) {
        let state = &self.state;
        for card in state.cards() {
            // Ink is anonymous: how much of it is ready is counted below.
            let exerted = card.exerted() && card.zone() != Zone::Inkwell;
            let flags = u64::from(exerted) | u64::from(card.drying()) << 1 | u64::from(card.facedown()) << 2;
            let links =
                u64::from(card.at().0) << 32 | u64::from(card.above().0) << 16 | u64::from(card.below().0);
            hash.add(links << 8 | (card.zone() as u64) << 4 | flags);
        }
        for (ix, player) in state.players().iter().enumerate() {
            hash.add(self.ready_ink(PlayerIx(ix as u8)) as u64 | u64::from(player.ink_drops()) << 32);
            // The order in a deck matters, elsewhere it does not.
            player.deck().iter().for_each(|card| hash.add(u64::from(card.0)));
        }
        for used in state.used() {
            hash.add(
                u64::from(used.ability.0) << 32 | u64::from(used.on.card.0) << 8 | u64::from(used.times),
            );
        }
        hash.add(state.rng().drawn());
    }
}
