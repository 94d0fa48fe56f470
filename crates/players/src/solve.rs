//! Whether the player to move can win this turn, whatever is hidden or drawn: all lines, each position once.
//!
//! Opponents who are asked something on the way answer whatever is worst. A card whose face the player does not see at the
//! beginning is never used by the line, so that it does not depend on what is drawn; and a line that was found is played through in
//! many worlds before it is called proven. Positions are told apart by a hash of everything that a later action of the turn could
//! depend on, so that orders that come to the same are looked at once.

use crate::Seat;
use engine::state::{CardIx, GameResult, PlayerIx, State};
use engine::{Action, Answer, Ask, Board, Choice, Game, How, Silent};
use std::collections::HashSet;
use std::fmt;
use std::hash::{BuildHasherDefault, Hash, Hasher};

/// What came of it.
#[derive(Clone, Debug, PartialEq)]
pub enum Solution {
    /// The line wins in every world that was dealt.
    Win {
        /// The answers that win.
        line: Vec<Answer>,
        /// How many positions were looked at.
        positions: u64,
    },
    /// The line wins in so many of the worlds.
    Chance {
        /// The answers that win most often.
        line: Vec<Answer>,
        /// In how many worlds they win.
        won: u32,
        /// How many worlds were dealt.
        worlds: u32,
        /// How many positions were looked at.
        positions: u64,
    },
    /// No line wins; the most lore that any reaches.
    No {
        /// The most lore that can be reached.
        most_lore: i32,
        /// How many positions were looked at.
        positions: u64,
    },
    /// More positions than were allowed.
    TooMany {
        /// How many positions were looked at.
        positions: u64,
    },
}

/// Worlds in which a line is played through.
pub const WORLDS: u32 = 24;

/// Answers of a line, at most: where characters move between places for nothing a turn may go on for ever.
const ANSWERS: u32 = 120;

/// Looks for a win this turn among at most so many positions.
pub fn solve(seat: &Seat<'_>, positions_max: u64) -> Solution {
    let me = seat.player();
    let world = seat.world(0);
    let mut solver = Solver::new(&world, me, positions_max);
    let mut line = Vec::new();
    match solver.search(&world, &mut line) {
        Found::Win => {}
        Found::No => return Solution::No { most_lore: solver.most_lore, positions: solver.positions },
        Found::Spent => return Solution::TooMany { positions: solver.positions },
    }
    line.reverse();
    let positions = solver.positions;
    let won = (1..=WORLDS)
        .filter(|seed| {
            let world = seat.world(u64::from(*seed));
            let mut check = Solver::new(&world, me, positions_max);
            check.holds(world, &line)
        })
        .count() as u32;
    if won == WORLDS {
        Solution::Win { line, positions }
    } else {
        Solution::Chance { line, won, worlds: WORLDS, positions }
    }
}

/// How much a turn may bring beyond questing with what is ready, at most, for it to be worth a look.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Reach {
    /// How often each point of quest value counts: characters can be readied.
    pub(crate) quests: i32,
    /// Lore for each card in hand.
    pub(crate) card: i32,
    /// Lore on top.
    pub(crate) more: i32,
}

/// A win this turn that is proven with at most so many positions, where one is within reach.
pub(crate) fn proven(seat: &Seat<'_>, positions_max: u64, reach: Reach) -> Option<Vec<Answer>> {
    let board = seat.board();
    let me = board.state.player(seat.player());
    // A choice in the middle of the turn belongs to the line as well; another player's turn is not won this way.
    if board.state.active() != seat.player() || seat.ask() == Some(&Ask::OpeningHand) {
        return None;
    }
    let quests: i32 = me
        .play()
        .iter()
        .filter(|card| !board.state.card(**card).exerted())
        .map(|card| board.values(*card).lore.max(0))
        .sum();
    let hand = i32::try_from(me.hand().len()).unwrap_or(i32::MAX / 8);
    if me.lore() + quests * reach.quests + hand * reach.card + reach.more < board.lore_to_win(seat.player()) {
        return None;
    }
    match solve(seat, positions_max) {
        Solution::Win { line, .. } => Some(line),
        Solution::Chance { .. } | Solution::No { .. } | Solution::TooMany { .. } => None,
    }
}

/// How many first actions win, of all that there are: a position with one is a puzzle.
pub fn winning_actions(seat: &Seat<'_>, positions_max: u64) -> Option<Vec<Answer>> {
    let me = seat.player();
    let world = seat.world(0);
    let mut winning = Vec::new();
    for answer in world.options() {
        let mut solver = Solver::new(&world, me, positions_max);
        if !solver.is_known(answer) {
            continue;
        }
        let mut after = world.clone();
        if after.answer(answer).is_err() {
            continue;
        }
        match solver.search(&after, &mut Vec::new()) {
            Found::Win => winning.push(answer),
            Found::No => {}
            Found::Spent => return None,
        }
    }
    Some(winning)
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Found {
    Win,
    No,
    Spent,
}

struct Solver {
    me: PlayerIx,
    turn: u16,
    /// Which cards the player sees at the beginning.
    known: Vec<bool>,
    /// Positions from which no line wins.
    lost: HashSet<u64, BuildHasherDefault<Mixer>>,
    positions: u64,
    positions_max: u64,
    /// How many answers lead to the position that is looked at.
    answers: u32,
    most_lore: i32,
}

impl Solver {
    fn new(game: &Game<Silent>, me: PlayerIx, positions_max: u64) -> Solver {
        let count = game.state().cards().len() as u16;
        Solver {
            me,
            turn: game.state().turn(),
            known: (0..count).map(|card| game.sees(me, CardIx(card))).collect(),
            lost: HashSet::default(),
            positions: 0,
            positions_max,
            answers: 0,
            most_lore: 0,
        }
    }

    /// Looks for a win; the line is noted from its end.
    fn search(&mut self, game: &Game<Silent>, line: &mut Vec<Answer>) -> Found {
        self.most_lore = self.most_lore.max(game.state().player(self.me).lore());
        let Some(open) = game.decision() else {
            return if game.result() == GameResult::Won(self.me) { Found::Win } else { Found::No };
        };
        if game.state().turn() != self.turn {
            return Found::No;
        }
        if self.positions >= self.positions_max || self.answers >= ANSWERS {
            return Found::Spent;
        }
        self.positions += 1;
        let key = key(game);
        if self.lost.contains(&key) {
            return Found::No;
        }
        let is_mine = open.player == self.me;
        let is_turn = open.ask == Ask::Turn;
        let mut options = match open.ask {
            // A name that no card of the game has cannot matter (5.2.6).
            Ask::Name | Ask::Class => crate::plan::candidates(game, 40),
            _ => game.options(),
        };
        if is_turn {
            options.retain(|answer| *answer != Answer::Action(Action::EndTurn));
            options.sort_by_key(|answer| order(game, *answer));
        }
        let mut is_spent = false;
        let mut first: Option<Vec<Answer>> = None;
        // One room for all answers from here.
        let mut after = game.clone();
        for answer in options {
            if is_mine && !self.is_known(answer) {
                continue;
            }
            after.clone_from(game);
            after.answer_listed(answer);
            let mut rest = Vec::new();
            self.answers += 1;
            let found = self.search(&after, &mut rest);
            self.answers -= 1;
            match (found, is_mine) {
                (Found::Win, true) => {
                    rest.push(answer);
                    *line = rest;
                    return Found::Win;
                }
                // The line goes on along the first answer of an opponent; the others were looked at as well.
                (Found::Win, false) => {
                    first.get_or_insert(rest);
                }
                (Found::No, true) => {}
                (Found::No, false) => {
                    self.lost.insert(key);
                    return Found::No;
                }
                (Found::Spent, true) => is_spent = true,
                (Found::Spent, false) => return Found::Spent,
            }
        }
        if let Some(rest) = first {
            *line = rest;
            return Found::Win;
        }
        if is_spent {
            return Found::Spent;
        }
        self.lost.insert(key);
        Found::No
    }

    /// Whether the line wins in a world, whatever opponents answer on the way.
    fn holds(&mut self, mut game: Game<Silent>, line: &[Answer]) -> bool {
        let mut rest = line.iter();
        loop {
            let Some(open) = game.decision() else { return game.result() == GameResult::Won(self.me) };
            if game.state().turn() != self.turn {
                return false;
            }
            if open.player != self.me {
                return self.search(&game, &mut Vec::new()) == Found::Win;
            }
            match rest.next() {
                Some(answer) if game.check(answer).is_ok() => {
                    if game.answer(*answer).is_err() {
                        return false;
                    }
                }
                Some(_) | None => return self.search(&game, &mut Vec::new()) == Found::Win,
            }
        }
    }

    /// Whether an answer names only cards that the player saw at the beginning.
    fn is_known(&self, answer: Answer) -> bool {
        let sees = |card: CardIx| self.known.get(card.index()).copied().unwrap_or(false);
        match answer {
            Answer::Action(Action::Ink(card))
            | Answer::Choice(Choice::Card(card))
            | Answer::Action(Action::Play { card, how: How::Ink }) => sees(card),
            Answer::Action(Action::Play { card, .. }) => sees(card),
            _ => true,
        }
    }
}

/// What is likely to win first: lore now, then what makes more of it.
fn order(game: &Game<Silent>, answer: Answer) -> i32 {
    match answer {
        Answer::Action(Action::Quest(card)) => -100 - game.values(card).lore,
        Answer::Action(Action::Use { .. }) => -60,
        Answer::Action(Action::Play { .. }) => -50,
        Answer::Action(Action::Challenge { .. }) => -20,
        Answer::Action(Action::Move { .. }) => -30,
        _ => 0,
    }
}

/// Everything that a later action of the turn could depend on. What happened this turn counts, in which order it did not.
fn key(board: &Board) -> u64 {
    let state: &State = &board.state;
    let mut hasher = Mixer::default();
    for card in state.cards() {
        (
            card.def().0,
            card.zone(),
            card.inc(),
            card.exerted(),
            card.drying(),
            card.facedown(),
            card.damage(),
        )
            .hash(&mut hasher);
        (card.at(), card.above(), card.below()).hash(&mut hasher);
    }
    for player in state.players() {
        (player.lore(), player.inked(), player.deck(), player.out()).hash(&mut hasher);
    }
    (state.active(), state.turn()).hash(&mut hasher);
    let mut log = 0_u64;
    for event in state.log() {
        let mut own = Mixer::default();
        (event.kind, event.subject, event.object, event.player, event.amount, event.flags.bits())
            .hash(&mut own);
        log = log.wrapping_add(own.finish());
    }
    log.hash(&mut hasher);
    let mut rest = 0_u64;
    for effect in state.effects() {
        let all =
            (effect.source, effect.you, effect.mods, &effect.frozen, &effect.on, effect.until, effect.spent);
        rest = rest.wrapping_add(hash_of(format_args!("{all:?}")));
    }
    for own in state.floating() {
        let all = (own.ability, own.source, own.you, own.until, own.once, own.on);
        rest = rest.wrapping_add(hash_of(format_args!("{all:?}")));
    }
    for used in state.used() {
        rest = rest.wrapping_add(hash_of(format_args!("{used:?}")));
    }
    for used in state.discounts() {
        rest = rest.wrapping_add(hash_of(format_args!("{used:?}")));
    }
    rest.hash(&mut hasher);
    match board.pending.as_ref() {
        Some(open) if open.ask == Ask::Turn => 0_u64.hash(&mut hasher),
        // In the middle of something everything counts as it is.
        open => hash_of(format_args!("{open:?}{:?}{:?}", state.under_way(), state.bag())).hash(&mut hasher),
    }
    hasher.finish()
}

/// Hashes in a fixed way, and faster than what withstands an attacker.
#[derive(Default)]
struct Mixer(u64);

impl Mixer {
    fn add(&mut self, number: u64) {
        let mixed = (self.0.rotate_left(23) ^ number).wrapping_mul(0xd6e8_feb8_6659_fd93);
        self.0 = mixed ^ mixed >> 32;
    }
}

impl Hasher for Mixer {
    fn write(&mut self, bytes: &[u8]) {
        for part in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..part.len()].copy_from_slice(part);
            self.add(u64::from_le_bytes(word));
        }
    }

    fn write_u8(&mut self, number: u8) {
        self.add(number.into());
    }

    fn write_u16(&mut self, number: u16) {
        self.add(number.into());
    }

    fn write_u32(&mut self, number: u32) {
        self.add(number.into());
    }

    fn write_u64(&mut self, number: u64) {
        self.add(number);
    }

    fn write_usize(&mut self, number: usize) {
        self.add(number as u64);
    }

    fn finish(&self) -> u64 {
        self.0.wrapping_mul(0xd6e8_feb8_6659_fd93)
    }
}

/// What is written, hashed as it is written.
impl fmt::Write for Mixer {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.write(text.as_bytes());
        Ok(())
    }
}

fn hash_of(text: fmt::Arguments<'_>) -> u64 {
    let mut hashed = Mixer::default();
    // It takes everything.
    let _ = fmt::Write::write_fmt(&mut hashed, text);
    hashed.finish()
}
