//! One game of an arena: what was asked, which actions of the answer were given, and who else plays.

use std::panic::AssertUnwindSafe;

use engine::program::Pool;
use engine::state::{ChaCha8, GameResult, PlayerIx};
use engine::{Action, Answer, Ask, Edition, Game, Silent};
use players::{Player, PlayerKind, Seat};
use sim::{Patience, Plan, seeds};
use std::sync::Arc;

use crate::actions::{Context, Path};
use crate::layout::{COLUMNS, OTHERS, action, column, number};
use crate::observe::{Faces, Rows, Sheet, observe, write};

/// What came of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Finished {
    /// Its number in the plan.
    pub number: u64,
    /// Which side won: 0 for the earlier deck of the pair.
    pub winner: Option<u8>,
    /// It was stopped by the limit of decisions.
    pub is_stopped: bool,
    /// Turns of both players together.
    pub turns: u16,
    /// Decisions of both players, those of bots among them.
    pub decisions: u64,
    /// Of each side.
    pub lore: [i32; 2],
}

/// What all games of an arena share.
pub struct Setting {
    /// All cards of the decks.
    pub pool: Arc<Pool>,
    /// Which games there are, as in `lore sim`.
    pub plan: Plan,
    /// The two decks of each game, in turn.
    pub pairs: Vec<(usize, usize)>,
    /// Who plays each side; nobody: it is asked outside.
    pub players: [Option<PlayerKind>; 2],
    /// Conceding is marked among the actions.
    pub concede: bool,
    /// The rows of all cards as they are printed.
    faces: Faces,
}

impl Setting {
    /// The games of a plan, and who plays them.
    pub fn new(pool: Arc<Pool>, plan: Plan, players: [Option<PlayerKind>; 2], concede: bool) -> Setting {
        let (pairs, faces) = (plan.pairs(), Faces::of(&pool));
        Setting { pool, plan, pairs, players, concede, faces }
    }
}

/// A game that is played in an arena.
pub struct Lane {
    game: Option<Game<Silent>>,
    /// The last game, for the room that it takes.
    room: Option<Game<Silent>>,
    number: u64,
    seed: u64,
    /// The side of each seat: 0 for the earlier deck of the pair.
    sides: [u8; 2],
    bots: [Option<Box<dyn Player + Send>>; 2],
    /// Who was asked for advice, and what is left of it.
    advisers: [Option<(PlayerKind, Box<dyn Player + Send>)>; 2],
    advice: Option<Path>,
    patience: Patience,
    decisions: u64,
    /// The legal answers, and those that the actions so far leave.
    options: Vec<Answer>,
    /// The first action of each legal answer, as it was shown last.
    firsts: Vec<u16>,
    left: Vec<Answer>,
    depth: usize,
    first: u16,
    /// Rows that the actions so far named.
    subjects: Vec<usize>,
    rows: Rows,
    allowed: [u64; action::COUNT.div_ceil(64)],
    chance: ChaCha8,
}

impl Lane {
    /// Before its first game.
    pub fn new(seed: u64) -> Lane {
        Lane {
            game: None,
            room: None,
            number: 0,
            seed: 0,
            sides: [0, 1],
            bots: [None, None],
            advisers: [None, None],
            advice: None,
            patience: Patience::new(sim::GameLimits::default()),
            decisions: 0,
            options: Vec::new(),
            firsts: Vec::new(),
            left: Vec::new(),
            depth: 0,
            first: 0,
            subjects: Vec::new(),
            rows: Rows::default(),
            allowed: [0; action::COUNT.div_ceil(64)],
            chance: ChaCha8::new(seed),
        }
    }

    /// The game, while one goes on.
    pub fn game(&self) -> Option<&Game<Silent>> {
        self.game.as_ref()
    }

    /// The number of the game in the plan.
    pub fn number(&self) -> u64 {
        self.number
    }

    /// Which card has which row.
    pub fn rows(&self) -> &Rows {
        &self.rows
    }

    /// How many actions of the answer were given.
    pub fn depth(&self) -> usize {
        self.depth
    }

    /// Which side must decide.
    pub fn side(&self) -> Option<u8> {
        let open = self.game.as_ref()?.decision()?;
        self.sides.get(open.player.index()).copied()
    }

    /// The player of a side.
    pub fn player(&self, side: u8) -> PlayerIx {
        PlayerIx(u8::from(self.sides[0] != side))
    }

    /// Begins the game of a number; where bots end it at once, what came of it.
    pub fn begin(&mut self, setting: &Setting, number: u64) -> Option<Finished> {
        self.number = number;
        self.rows.forget();
        let room = self.game.take().or_else(|| self.room.take());
        self.decisions = 0;
        self.patience = Patience::new(sim::GameLimits::default());
        self.advisers = [None, None];
        let fixture = setting.plan.fixture(number, &setting.pairs)?;
        let [first, second] = fixture.decks;
        self.seed = fixture.seed;
        self.sides = if first < second { [0, 1] } else { [1, 0] };
        let lists = [setting.plan.decks[first].defs.clone(), setting.plan.decks[second].defs.clone()];
        let first = Some(PlayerIx(0));
        let begun = match room {
            Some(room) => room.again(&lists, first, fixture.seed),
            None => Game::new(setting.pool.clone(), &lists, first, fixture.seed, Edition::V2_3, Silent),
        };
        self.game = begun.ok();
        for seat in 0..2 {
            let kind = setting.players[usize::from(self.sides[seat])];
            self.bots[seat] = kind.map(|kind| kind.seated(seeds::part(fixture.seed, seat as u64)));
        }
        self.go_on()
    }

    /// Ends without a game.
    pub fn rest(&mut self) {
        self.game = None;
        self.options.clear();
        self.left.clear();
        self.allowed = [0; action::COUNT.div_ceil(64)];
    }

    /// Whether an action is one of those that may be taken now.
    #[inline]
    pub fn allows(&self, action: usize) -> bool {
        let is_open = self.game.is_some();
        action < action::COUNT
            && (self.allowed[action / 64] >> (action % 64) & 1 == 1 || is_open && action == action::CONCEDE)
    }

    /// Reads a little of all that the next step needs, so that it is at hand by then; what is read means nothing.
    pub(crate) fn touched(&self, sheet: &Sheet<'_>) -> u16 {
        let Some(game) = &self.game else { return 0 };
        // A card and its values are one line of the cache; those of decks and discards are seldom asked.
        let asked = |sum: u16, player: &engine::state::Player| {
            let cards = player.hand().iter().chain(player.play()).chain(player.deck().last());
            cards.fold(sum, |sum, card| sum ^ game.state().card(*card).inc())
        };
        game.state().players().iter().fold(0, asked) ^ self.rows.touched(sheet.cards)
    }

    /// Takes an action that is allowed; what came of the game where it ended.
    pub fn step(&mut self, chosen: usize) -> Option<Finished> {
        if !self.allows(chosen) {
            return None;
        }
        let open = self.game.as_ref()?.decision()?;
        let player = open.player;
        if chosen == action::CONCEDE {
            return self.take(Answer::Concede(player));
        }
        let context = Context { player, ask: &open.ask, rows: &self.rows, options: &self.options };
        let depth = self.depth;
        if depth == 0 {
            self.left.clear();
            let shown = self.options.iter().zip(&self.firsts);
            self.left
                .extend(shown.filter(|(_, first)| usize::from(**first) == chosen).map(|(answer, _)| answer));
        } else {
            self.left.retain(|answer| context.path(*answer).get(depth).copied() == Some(chosen as u16));
        }
        if let [only] = self.left.as_slice() {
            return self.take(*only);
        }
        if depth == 0 {
            self.first = chosen as u16;
        }
        self.depth += 1;
        if let Some(row) = row_of(chosen) {
            self.subjects.push(row);
        }
        None
    }

    fn take(&mut self, answer: Answer) -> Option<Finished> {
        self.advice = None;
        self.count();
        if let Some(game) = &mut self.game {
            // It is one of those that were listed.
            game.answer_listed(answer);
        }
        self.go_on()
    }

    fn give(&mut self, answer: Answer) {
        self.count();
        if let Some(game) = &mut self.game {
            // Only legal answers come here.
            let _ = game.answer(answer);
        }
    }

    /// One decision more.
    fn count(&mut self) {
        let Some(game) = &self.game else { return };
        let (turn, active) = (game.state().turn(), game.state().active().index());
        let player = game.decision().map_or(0, |open| open.player.index());
        self.patience.took(player, turn, active);
        self.decisions += 1;
    }

    /// Plays on until somebody outside is asked, or the game is over.
    fn go_on(&mut self) -> Option<Finished> {
        self.depth = 0;
        self.left.clear();
        self.subjects.clear();
        loop {
            let game = self.game.as_ref()?;
            let Some(open) = game.decision() else { return Some(self.finish(None)) };
            if self.patience.is_over() {
                let staller = self.patience.staller().map(|(seat, _)| seat);
                return Some(self.finish(Some(staller)));
            }
            let seat = open.player.index();
            let is_turn = matches!(open.ask, Ask::Turn);
            if is_turn {
                self.patience.stands(game.state().turn(), || sim::table_mark(game));
            }
            let is_enough = self.patience.must_end_turn(game.state().turn())
                && is_turn
                && game.check(&Answer::Action(Action::EndTurn)).is_ok();
            if is_enough {
                self.give(Answer::Action(Action::EndTurn));
                continue;
            }
            let (Some(bot), Some(seated)) = (&mut self.bots[seat], Seat::of(game)) else { break };
            let answer = bot.answer(&seated);
            self.give(answer);
        }
        self.list();
        None
    }

    /// Lists the legal answers.
    fn list(&mut self) {
        let Some(game) = &self.game else { return };
        game.options_into(&mut self.options);
    }

    fn finish(&mut self, stopped: Option<Option<usize>>) -> Finished {
        let (mut turns, mut lore, mut winner) = (0, [0; 2], None);
        if let Some(game) = &self.game {
            let state = game.state();
            turns = state.turn();
            for seat in 0..2 {
                lore[usize::from(self.sides[seat])] = state.players()[seat].lore();
            }
            let seat = match (stopped, game.result()) {
                (None, GameResult::Won(player)) => Some(player.index()),
                (None, GameResult::Drawn | GameResult::Open) => None,
                // Whoever took most of the decisions has lost.
                (Some(staller), _) => staller.map(|seat| 1 - seat),
            };
            winner = seat.map(|seat| self.sides[seat]);
        }
        self.room = self.game.take();
        let is_stopped = stopped.is_some();
        Finished { number: self.number, winner, is_stopped, turns, decisions: self.decisions, lore }
    }

    /// Writes what the player who decides sees, and the actions that may be taken.
    pub fn write(&mut self, setting: &Setting, sheet: &mut Sheet<'_>, mask: &mut [u8]) {
        mask.fill(0);
        self.allowed = [0; action::COUNT.div_ceil(64)];
        let Some(game) = &self.game else {
            sheet.cards.fill(0);
            sheet.numbers.fill(0);
            sheet.choices.fill(0);
            self.rows = Rows::default();
            return;
        };
        let Some(open) = game.decision() else { return };
        if self.depth == 0 {
            write(game, open.player, &self.options, Some(&setting.faces), &mut self.rows, sheet);
        }
        let context =
            Context { player: open.player, ask: &open.ask, rows: &self.rows, options: &self.options };
        let mut allow = |chosen: usize| {
            mask[chosen] = 1;
            self.allowed[chosen / 64] |= 1 << (chosen % 64);
        };
        if self.depth == 0 {
            self.firsts.clear();
            for answer in &self.options {
                let first = context.first(*answer);
                self.firsts.push(first as u16);
                allow(first);
            }
        } else {
            for answer in &self.left {
                if let Some(next) = context.path(*answer).get(self.depth) {
                    allow(usize::from(*next));
                }
            }
            sheet.numbers[number::DEPTH] = self.depth as i16;
            sheet.numbers[number::FIRST] = self.first.cast_signed() + 1;
            for row in &self.subjects {
                sheet.cards[row * COLUMNS + column::SUBJECT] = 1;
            }
            if self.subjects.iter().any(|row| *row >= OTHERS) {
                self.rows.forget();
            }
        }
        if setting.concede {
            allow(action::CONCEDE);
        }
    }

    /// Writes what the player of a side sees, whoever decides, into sheets of its own.
    pub fn observe(&self, side: u8, sheet: &mut Sheet<'_>) {
        let Some(game) = &self.game else { return };
        let viewer = self.player(side);
        let decides = game.decision().is_some_and(|open| open.player == viewer);
        let options: &[Answer] = if decides { &self.options } else { &[] };
        observe(game, viewer, options, &mut Rows::default(), sheet);
        if decides && self.depth > 0 {
            sheet.numbers[number::DEPTH] = self.depth as i16;
            sheet.numbers[number::FIRST] = self.first.cast_signed() + 1;
            for row in &self.subjects {
                sheet.cards[row * COLUMNS + column::SUBJECT] = 1;
            }
        }
    }

    /// A lane whose game looks the same to whoever decides, with everything hidden dealt anew; nobody else plays in it.
    pub fn resampled(&self, seed: u64) -> Option<Lane> {
        let mut game = self.game.clone()?;
        game.resample(game.decision()?.player, seed);
        let mut lane = Lane { game: Some(game), sides: self.sides, number: self.number, ..Lane::new(seed) };
        lane.list();
        Some(lane)
    }

    /// One of the actions that may be taken, each equally likely; 0 where there are none.
    pub fn any(&mut self) -> usize {
        let count: u32 = self.allowed.iter().map(|word| word.count_ones()).sum();
        if count == 0 {
            return 0;
        }
        let mut which = self.chance.below(count);
        for (at, word) in self.allowed.iter().enumerate() {
            let here = word.count_ones();
            if which < here {
                let mut word = *word;
                for _ in 0..which {
                    word &= word - 1;
                }
                return at * 64 + word.trailing_zeros() as usize;
            }
            which -= here;
        }
        0
    }

    /// The next action of what a player of our own would answer, seated as `lore sim` seats it.
    pub fn advise(&mut self, kind: PlayerKind) -> usize {
        let Some(game) = &self.game else { return 0 };
        let (Some(open), Some(seat)) = (game.decision(), Seat::of(game)) else { return 0 };
        if self.depth == 0 {
            self.advice = None;
        }
        if self.advice.is_none() {
            let at = open.player.index();
            let adviser = &mut self.advisers[at];
            if adviser.as_ref().is_none_or(|(known, _)| *known != kind) {
                *adviser = Some((kind, kind.seated(seeds::part(self.seed, at as u64))));
            }
            let Some((_, adviser)) = adviser else { return 0 };
            let answer = adviser.answer(&seat);
            let context =
                Context { player: open.player, ask: &open.ask, rows: &self.rows, options: &self.options };
            self.advice = Some(context.path(answer));
        }
        let next = self.advice.as_ref().and_then(|path| path.get(self.depth)).copied();
        next.map_or(0, usize::from)
    }

    /// Does something with the lane; a failure of the engine ends its game and no other.
    pub fn guarded<T>(&mut self, work: impl FnOnce(&mut Lane) -> T) -> Result<T, String> {
        let done = std::panic::catch_unwind(AssertUnwindSafe(|| work(self)));
        done.map_err(|panic| {
            self.rest();
            let text = panic.downcast_ref::<&str>().map(|text| (*text).to_owned());
            let text = text.or_else(|| panic.downcast_ref::<String>().cloned());
            text.unwrap_or_else(|| "the engine panicked".to_owned())
        })
    }
}

/// The row of a card that an action names.
fn row_of(chosen: usize) -> Option<usize> {
    use crate::layout::{HAND, HAND_ROWS, MINE, PLAY_ROWS};
    match chosen {
        at if at >= action::CARD => Some(at - action::CARD),
        at if at >= action::USE => Some(MINE + (at - action::USE) % PLAY_ROWS),
        at if at >= action::INK => Some(HAND + (at - action::INK) % HAND_ROWS),
        _ => None,
    }
}
