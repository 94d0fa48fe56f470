//! Beginning a game (2.2), and from a position written down.

use crate::decision::Ask;
use crate::eval::{Bits, Board, PLAYERS_MAX, PlayerModKinds, Sources, Spares};
use crate::game::Game;
use crate::position::Position;
use crate::program::{DefIx, Dependencies, Features, Pool};
use crate::record::Record;
use crate::state::*;
use crate::trace::Trace;
use crate::{Answer, Choice};
use crate::{Readings, Rules};
use smallvec::SmallVec;
use std::sync::Arc;

/// Why a game cannot begin.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SetupError {
    /// Two to four players.
    #[error("a game has two to four players, not {0}")]
    Players(usize),
    /// Too many cards.
    #[error("too many cards: {0}")]
    TooManyCards(usize),
    /// No such definition.
    #[error("player {player}: there is no definition {def}")]
    NoSuchDef {
        /// Whose deck.
        player: usize,
        /// The definition that is named.
        def: u16,
    },
    /// The active player does not exist.
    #[error("there is no active player {0}")]
    NoSuchPlayer(u8),
    /// A card cannot be there or so.
    #[error("player {player}, card {card}: {why}")]
    Card {
        /// Whose card.
        player: usize,
        /// Its place in the list of that player.
        card: usize,
        /// What is wrong with it.
        why: &'static str,
    },
}

impl Board {
    pub(crate) fn over(pool: Arc<Pool>, state: State, rules: Rules) -> Board {
        let mut board = Board::bare(pool, state, rules);
        board.find_printed();
        board.find_elsewhere();
        board
    }

    /// Another game with the same cards and rules, in the room of this one.
    fn again(self, begin: impl FnOnce(State) -> State) -> Board {
        let Board { active, mut sources, mut spare_sources, spare, spares, elsewhere, .. } = self;
        sources.clear();
        spare_sources.clear();
        let bare = Board::bare(self.pool, begin(self.state), self.rules);
        let mut board = Board { active, sources, spare_sources, spare, spares, elsewhere, ..bare };
        board.active.clear();
        board.spare.clear();
        board.find_printed();
        board.find_elsewhere();
        board
    }

    /// The printed values of all cards.
    pub(crate) fn find_printed(&mut self) {
        self.state.keep_printed(&self.pool);
    }

    fn bare(pool: Arc<Pool>, state: State, rules: Rules) -> Board {
        Board {
            pool,
            state: state.in_teams(rules.teams),
            pending: None,
            rules,
            active: Vec::new(),
            ends: Vec::new(),
            dirty: Dependencies::ALWAYS,
            dirty_of: PlayerSet::EMPTY,
            moved: Features::NONE,
            sources: Sources::default(),
            spare_sources: Sources::default(),
            altered: Dependencies::empty(),
            boosted: None,
            frail: true,
            with_mods: CardMarks::default(),
            mods_elsewhere: false,
            hears_otherwise: false,
            by_player: [0; PLAYERS_MAX + 1],
            plays_from_elsewhere: false,
            player_mod_kinds: [PlayerModKinds::empty(); PLAYERS_MAX],
            listeners: None,
            unchecked: Dependencies::ALWAYS,
            spare: Vec::new(),
            spares: Spares::default(),
            raised: 0,
            elsewhere: InPlace::default(),
            rested: Readings::DEFAULTS,
            ousted: SmallVec::new(),
        }
    }

    /// Which cards have abilities that work outside of play (6.1.12).
    pub(crate) fn find_elsewhere(&mut self) {
        let state = &self.state;
        let works = |c: &CardIx| state.card(*c).values().bits.contains(Bits::ELSEWHERE);
        self.elsewhere.clear();
        self.elsewhere.extend((0..state.cards().len() as u16).map(CardIx).filter(works));
    }
}

/// Whether a game can begin with these decks.
fn check_decks(pool: &Pool, decks: &[Vec<DefIx>], starting: Option<PlayerIx>) -> Result<(), Vec<SetupError>> {
    let mut errors = Vec::new();
    if !(2..=4).contains(&decks.len()) {
        errors.push(SetupError::Players(decks.len()));
    }
    let total: usize = decks.iter().map(Vec::len).sum();
    if total >= usize::from(u16::MAX) {
        errors.push(SetupError::TooManyCards(total));
    }
    for (player, deck) in decks.iter().enumerate() {
        for def in deck {
            if def.index() >= pool.len() {
                errors.push(SetupError::NoSuchDef { player, def: def.0 });
            }
        }
    }
    if let Some(player) = starting
        && player.index() >= decks.len()
    {
        errors.push(SetupError::NoSuchPlayer(player.0));
    }
    if errors.is_empty() { Ok(()) } else { Err(errors) }
}

impl<R: Record> Game<R> {
    /// 1.1.6, 2.2, 9.2: a game from decks; the first deck's player starts, unless the seed is asked to decide.
    pub fn new(
        pool: Arc<Pool>,
        decks: &[Vec<DefIx>],
        starting: Option<PlayerIx>,
        seed: u64,
        rules: impl Into<Rules>,
        record: R,
    ) -> Result<Game<R>, Vec<SetupError>> {
        check_decks(&pool, decks, starting)?;
        // 2.2.1.3: everyone has 0 lore.
        // 10.2.1.1: decks of whatever size; which ones are legal is for formats.
        let rules = rules.into();
        let state = State::of_decks(decks, starting, seed, rules.variant.lasting_ink());
        let board = Board::over(pool, state, rules);
        Ok(Game { board, record, trace: Trace::default() }.begun())
    }

    /// Another game with the same cards, rules and record, as [`Game::new`] begins it, in the room of this one: whoever plays many
    /// games need not ask for memory each time.
    pub fn again(
        self,
        decks: &[Vec<DefIx>],
        starting: Option<PlayerIx>,
        seed: u64,
    ) -> Result<Game<R>, Vec<SetupError>> {
        check_decks(&self.board.pool, decks, starting)?;
        let lasting_ink = self.board.rules.variant.lasting_ink();
        let board = self.board.again(|state| state.of_decks_again(decks, starting, seed, lasting_ink));
        Ok(Game { board, record: self.record, trace: Trace::default() }.begun())
    }

    /// 2.2.1.4: everybody draws; then the opening hands are altered.
    fn begun(mut self) -> Game<R> {
        let cards = self.board.rules.variant.opening_hand();
        for player in 0..self.board.state.players().len() {
            self.draw_up(PlayerIx(player as u8), cards);
        }
        let player = self.board.state.starting();
        let (shuffles, back) = (PlayerSet::EMPTY, SmallVec::new());
        self.push(Frame::Setup(Box::new(SetupStage { player, decided: 0, shuffles, back })));
        self.run();
        self
    }

    /// 2.2.1.4: up to so many cards, before the game begins: nothing can trigger.
    fn draw_up(&mut self, player: PlayerIx, to: usize) {
        while self.board.state.player(player).hand().len() < to {
            if self.board.state.player(player).deck().is_empty() {
                return;
            }
            self.board.apply(Write::OpeningDraw(player));
        }
    }

    /// 2.2.2: altering the opening hand, in turn order.
    #[inline(never)]
    pub(crate) fn step_setup(&mut self, mut stage: Box<SetupStage>) {
        let answer = self.take_answer();
        match answer {
            // 9.2.3: whoever has left decides nothing any more.
            _ if self.board.state.player(stage.player).out() => {}
            Some(Answer::Choice(Choice::Card(card))) => stage.back.push(card),
            Some(_) => self.alter(&mut stage),
            None => {}
        }
        let count = self.board.state.players().len() as u8;
        while stage.decided < count && self.board.state.player(stage.player).out() {
            stage.pass(count);
        }
        if stage.decided >= count {
            self.begin_game(&stage);
            return;
        }
        let player = stage.player;
        if stage.back.len() == self.board.state.player(player).hand().len() && !stage.back.is_empty() {
            self.reply(Reply::Answer(Answer::Choice(Choice::Done)));
            self.push(Frame::Setup(stage));
            return;
        }
        self.ask(Frame::Setup(stage), player, Ask::OpeningHand);
    }

    /// 2.2.2.2, 2.2.3: all have decided; the game begins with the starting player.
    fn begin_game(&mut self, stage: &SetupStage) {
        // 2.2.2.3: everybody who put something back shuffles.
        for player in stage.shuffles.iter() {
            self.board.apply(Write::Shuffle(player));
            self.note("2.2.2.3", || crate::LogEntry::Shuffled(player));
        }
        // 2.2.2.3: whoever kept all cards does not shuffle.
        for player in self.board.state.everyone().iter().filter(|player| !stage.shuffles.has(*player)) {
            self.note("2.2.2.3", || crate::LogEntry::NotShuffled(player));
        }
        let starting = self.board.state.from(self.board.state.starting()).next();
        self.board.apply(Write::Starting(starting.unwrap_or(self.board.state.starting())));
        self.begin_turn(self.board.state.starting());
    }

    /// 2.2.2.1: the cards go to the bottom, then the player draws up to seven, before shuffling.
    fn alter(&mut self, stage: &mut SetupStage) {
        let player = stage.player;
        let count = stage.back.len() as u8;
        self.note("2.2.2.1", || crate::LogEntry::OpeningHand(player, count));
        for card in std::mem::take(&mut stage.back) {
            self.board.apply(Write::OpeningReturn(card));
            stage.shuffles = stage.shuffles.with(player);
        }
        self.draw_up(player, self.board.rules.variant.opening_hand());
        stage.pass(self.board.state.players().len() as u8);
    }

    /// A game in the main phase of a written position; all problems are reported together.
    pub fn from_position(
        pool: Arc<Pool>,
        position: &Position,
        rules: impl Into<Rules>,
        record: R,
    ) -> Result<Game<R>, Vec<SetupError>> {
        let mut errors = Vec::new();
        if !(2..=4).contains(&position.players.len()) {
            errors.push(SetupError::Players(position.players.len()));
        }
        if position.active.index() >= position.players.len() {
            errors.push(SetupError::NoSuchPlayer(position.active.0));
        }
        let state = State::of_position(&pool, position, &mut errors);
        if !errors.is_empty() {
            return Err(errors);
        }
        let mut game =
            Game { board: Board::over(pool, state, rules.into()), record, trace: Trace::default() };
        game.board.refresh();
        game.board.set_running(&position.running);
        game.push(Frame::Turn(TurnStage::Main));
        game.run();
        Ok(game)
    }
}

impl SetupStage {
    /// The next of so many players decides.
    fn pass(&mut self, count: u8) {
        self.back.clear();
        self.decided += 1;
        self.player = PlayerIx((self.player.0 + 1) % count);
    }
}
