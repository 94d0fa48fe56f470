//! Beginning a game (2.2), and from a position written down.

use crate::decision::Ask;
use crate::eval::{Board, Derived, PLAYERS_MAX, PlayerModKinds, Sources};
use crate::game::Game;
use crate::position::Position;
use crate::program::{DefIx, Dependencies, Kinds, Pool};
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
        #[allow(missing_docs)]
        player: usize,
        #[allow(missing_docs)]
        def: u16,
    },
    /// The active player does not exist.
    #[error("there is no active player {0}")]
    NoSuchPlayer(u8),
    /// A card cannot be there or so.
    #[error("player {player}, card {card}: {why}")]
    Card {
        #[allow(missing_docs)]
        player: usize,
        #[allow(missing_docs)]
        card: usize,
        #[allow(missing_docs)]
        why: &'static str,
    },
}

// 1.3.1, 2.2.1.3: at least two players, all without lore.
fn blank(players: usize, seed: u64) -> State {
    State {
        cards: Vec::new(),
        players: (0..players).map(|_| Player::default()).collect(),
        active: PlayerIx(0),
        starting: PlayerIx(0),
        turn: 0,
        step: TurnStep::Setup,
        challenge: None,
        effects: Vec::new(),
        floating: Vec::new(),
        bag: Vec::new(),
        owed: Vec::new(),
        frames: Vec::new(),
        log: Vec::new(),
        used: Vec::new(),
        known: Vec::new(),
        discounts: Vec::new(),
        hurt: Vec::new(),
        result: GameResult::Open,
        rng: ChaCha8::new(seed),
        clock: 0,
        reply: Reply::None,
        rounds: Rounds::default(),
    }
}

impl Board {
    pub(crate) fn over(pool: Arc<Pool>, state: State, rules: Rules) -> Board {
        let derived: Vec<Derived> = state.cards.iter().map(|c| *pool.printed(c.def)).collect();
        let mut board = Board {
            pool,
            state,
            pending: None,
            rules,
            derived,
            active: Vec::new(),
            dirty: Dependencies::ALWAYS,
            sources: Sources::default(),
            spare_sources: Sources::default(),
            altered: Dependencies::empty(),
            boosted: None,
            with_mods: CardMarks::default(),
            by_player: [0; PLAYERS_MAX + 1],
            plays_from_elsewhere: false,
            player_mod_kinds: [PlayerModKinds::empty(); PLAYERS_MAX],
            listeners: None,
            unchecked: Dependencies::ALWAYS,
            spare: Vec::new(),
            raised: 0,
            elsewhere: Vec::new(),
            rested: Readings::DEFAULTS,
        };
        board.find_elsewhere();
        board
    }

    /// Which cards have abilities that work outside of play (6.1.12).
    pub(crate) fn find_elsewhere(&mut self) {
        self.elsewhere = (0..self.state.cards.len() as u16)
            .map(CardIx)
            .filter(|c| self.pool.facts(self.state.card(*c).def).elsewhere != 0)
            .collect();
    }
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
        if !errors.is_empty() {
            return Err(errors);
        }
        let mut state = blank(decks.len(), seed);
        state.reserve(total);
        for (player, deck) in decks.iter().enumerate() {
            state.players[player].reserve(deck.len());
            for def in deck {
                let ix = CardIx(state.cards.len() as u16);
                state.cards.push(Card::new(*def, PlayerIx(player as u8)));
                state.players[player].deck.push(ix);
            }
        }
        // 2.2.1.3: everyone has 0 lore.
        // 2.2.1.1, 2.2.1.2
        let starting = match starting {
            Some(player) => player,
            None => PlayerIx(state.rng.below(decks.len() as u32) as u8),
        };
        state.starting = starting;
        state.active = starting;
        for player in 0..decks.len() {
            let mut deck = std::mem::take(&mut state.players[player].deck);
            state.rng.shuffle(&mut deck);
            state.players[player].deck = deck;
        }
        let mut game =
            Game { board: Board::over(pool, state, rules.into()), record, trace: Trace::default() };
        for player in 0..decks.len() {
            game.draw_up(PlayerIx(player as u8), 7);
        }
        game.push(Frame::Setup(Box::new(SetupStage {
            player: starting,
            decided: 0,
            shuffles: PlayerSet::EMPTY,
            back: SmallVec::new(),
        })));
        game.run();
        Ok(game)
    }

    /// 2.2.1.4: up to so many cards, before the game begins: nothing can trigger.
    fn draw_up(&mut self, player: PlayerIx, to: usize) {
        while self.board.state.player(player).hand.len() < to {
            let Some(card) = self.board.state.player_mut(player).deck.pop() else { return };
            let since = self.board.state.tick();
            let state = self.board.state.card_mut(card);
            state.zone = Zone::Hand;
            state.inc = next_stay(state.inc);
            state.since = since;
            state.seen = PlayerSet::one(player);
            self.board.state.player_mut(player).hand.push(card);
        }
    }

    /// 2.2.2: altering the opening hand, in turn order.
    #[inline(never)]
    pub(crate) fn step_setup(&mut self, mut stage: Box<SetupStage>) {
        let answer = self.take_answer();
        match answer {
            // 9.2.3: whoever has left decides nothing any more.
            _ if self.board.state.player(stage.player).out => {}
            Some(Answer::Choice(Choice::Card(card))) => stage.back.push(card),
            Some(_) => self.alter(&mut stage),
            None => {}
        }
        let count = self.board.state.players.len() as u8;
        while stage.decided < count && self.board.state.player(stage.player).out {
            stage.pass(count);
        }
        if stage.decided >= count {
            self.begin_game(&stage);
            return;
        }
        let player = stage.player;
        if stage.back.len() == self.board.state.player(player).hand.len() && !stage.back.is_empty() {
            self.board.state.reply = Reply::Answer(Answer::Choice(Choice::Done));
            self.push(Frame::Setup(stage));
            return;
        }
        self.ask(Frame::Setup(stage), player, Ask::OpeningHand);
    }

    /// 2.2.2.2, 2.2.3: all have decided; the game begins with the starting player.
    fn begin_game(&mut self, stage: &SetupStage) {
        // 2.2.2.3: everybody who put something back shuffles.
        for player in stage.shuffles.iter() {
            let mut deck = std::mem::take(&mut self.board.state.player_mut(player).deck);
            self.board.state.rng.shuffle(&mut deck);
            self.board.state.player_mut(player).deck = deck;
            self.note("2.2.2.3", || crate::LogEntry::Shuffled(player));
        }
        // 2.2.2.3: whoever kept all cards does not shuffle.
        for player in self.board.state.everyone().iter().filter(|player| !stage.shuffles.has(*player)) {
            self.note("2.2.2.3", || crate::LogEntry::NotShuffled(player));
        }
        let starting = self.board.state.from(self.board.state.starting).next();
        self.board.state.starting = starting.unwrap_or(self.board.state.starting);
        self.begin_turn(self.board.state.starting);
    }

    /// 2.2.2.1: the cards go to the bottom, then the player draws up to seven, before shuffling.
    fn alter(&mut self, stage: &mut SetupStage) {
        let player = stage.player;
        let count = stage.back.len() as u8;
        self.note("2.2.2.1", || crate::LogEntry::OpeningHand(player, count));
        for card in std::mem::take(&mut stage.back) {
            self.board.state.player_mut(player).hand.retain(|c| *c != card);
            let state = self.board.state.card_mut(card);
            state.zone = Zone::Deck;
            state.inc = next_stay(state.inc);
            state.seen = PlayerSet::EMPTY;
            self.board.state.player_mut(player).deck.insert(0, card);
            stage.shuffles = stage.shuffles.with(player);
        }
        self.draw_up(player, 7);
        // Some texts work from the hand (6.1.12).
        self.board.invalidate(crate::program::Dependencies::ALWAYS);
        stage.pass(self.board.state.players.len() as u8);
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
        let state = place_all(&pool, position, &mut errors);
        if !errors.is_empty() {
            return Err(errors);
        }
        let mut game =
            Game { board: Board::over(pool, state, rules.into()), record, trace: Trace::default() };
        game.push(Frame::Turn(TurnStage::Main));
        game.board.state.step = TurnStep::Main;
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

/// The state of a position. Cards are numbered in the order in which they are written.
fn place_all(pool: &Pool, position: &Position, errors: &mut Vec<SetupError>) -> State {
    let mut state = blank(position.players.len(), position.seed);
    state.active = position.active;
    state.turn = position.turn.max(1);
    for (player, block) in position.players.iter().enumerate() {
        let me = PlayerIx(player as u8);
        state.players[player].lore = block.lore;
        state.players[player].ink_drops = block.ink_drops;
        state.players[player].inked = u8::from(block.inked);
        state.players[player].turns = position.turn.max(1);
        for (number, placed) in block.cards.iter().enumerate() {
            if placed.def.index() >= pool.len() {
                errors.push(SetupError::NoSuchDef { player, def: placed.def.0 });
            }
            let ix = CardIx(state.cards.len() as u16);
            let mut card = Card::new(placed.def, me);
            card.zone = placed.zone;
            card.exerted = placed.exerted;
            card.drying = placed.drying;
            card.damage = placed.damage;
            card.facedown = placed.facedown || placed.zone == Zone::Inkwell;
            card.since = state.tick();
            if placed.zone == Zone::Hand {
                card.seen = PlayerSet::one(me);
            }
            state.cards.push(card);
            match placed.zone {
                // The first written is the top of the deck, which is the end of the list.
                Zone::Deck => state.players[player].deck.insert(0, ix),
                Zone::Aside => {
                    errors.push(SetupError::Card { player, card: number, why: "no such zone in a position" });
                }
                Zone::Under => {}
                zone => {
                    if let Some(list) = state.list_mut(me, zone) {
                        list.push(ix);
                    }
                }
            }
        }
    }
    link_all(pool, position, &mut state, errors);
    state
}

fn link_all(pool: &Pool, position: &Position, state: &mut State, errors: &mut Vec<SetupError>) {
    let mut base = 0;
    for (player, block) in position.players.iter().enumerate() {
        for (number, placed) in block.cards.iter().enumerate() {
            let ix = CardIx((base + number) as u16);
            let mut wrong = |why| errors.push(SetupError::Card { player, card: number, why });
            if let Some(at) = placed.at {
                match block.cards.get(at) {
                    Some(place)
                        if place.zone == Zone::Play
                            && place.def.index() < pool.len()
                            && pool.card(place.def).kinds.contains(Kinds::LOCATION) =>
                    {
                        state.card_mut(ix).at = CardIx((base + at) as u16);
                    }
                    _ => wrong("it is at something that is no location of its player in play"),
                }
            }
            match (placed.zone, placed.under) {
                (Zone::Under, Some(host)) if block.cards.get(host).is_some_and(|h| h.zone == Zone::Play) => {
                    let mut last = CardIx((base + host) as u16);
                    while state.card(last).below != CardIx::NONE {
                        last = state.card(last).below;
                    }
                    state.card_mut(last).below = ix;
                    state.card_mut(ix).above = last;
                }
                (Zone::Under, _) => wrong("it lies under nothing in play"),
                (_, Some(_)) => wrong("only covered cards lie under another"),
                (_, None) => {}
            }
            if placed.damage < 0 {
                wrong("negative damage");
            }
            let kinds = pool.cards().nth(placed.def.index()).map_or(Kinds::empty(), |(_, card)| card.kinds);
            // 5.4.1.2: actions are never in play; cards without a kind stand for any.
            if placed.zone == Zone::Play && kinds.contains(Kinds::ACTION) {
                wrong("an action is never in play");
            }
            // 5.3.4, 4.7.2: only characters are at locations.
            if placed.at.is_some() && !kinds.is_empty() && !kinds.contains(Kinds::CHARACTER) {
                wrong("only a character is at a location");
            }
        }
        base += block.cards.len();
    }
}
