//! How a state begins: from decks (2.2.1), or from a position written down. Nothing is written here once a game goes on.

use super::*;
use crate::flow::SetupError;
use crate::position::{Past, Position};
use crate::program::{DefIx, EventKind, Flags, Kinds, Pool};

impl State {
    // 1.3.1, 2.2.1.3: at least two players, all without lore.
    fn blank(players: usize, seed: u64) -> State {
        State::nothing(seed).blank_again(players, seed)
    }

    /// The same in the room of another game.
    fn blank_again(self, players: usize, seed: u64) -> State {
        let mut state = State {
            cards: self.cards,
            players: self.players,
            effects: self.effects.emptied(),
            floating: emptied(self.floating),
            bag: emptied(self.bag),
            owed: emptied(self.owed),
            frames: emptied(self.frames),
            log: emptied(self.log),
            used: emptied(self.used),
            known: emptied(self.known),
            discounts: emptied(self.discounts),
            hurt: emptied(self.hurt),
            rounds: self.rounds,
            ..State::nothing(seed)
        };
        state.cards.clear();
        state.players.resize_with(players, Player::default);
        state.players.iter_mut().for_each(Player::forget);
        state.rounds.new_turn();
        state
    }

    fn nothing(seed: u64) -> State {
        State {
            cards: Cards::default(),
            players: Vec::new(),
            active: PlayerIx(0),
            starting: PlayerIx(0),
            teams: crate::Teams::default(),
            passed: PlayerSet::EMPTY,
            everyone: PlayerSet::EMPTY,
            turn: 0,
            step: TurnStep::Setup,
            challenge: None,
            effects: Effects::default(),
            floating: Vec::new(),
            bag: Vec::new(),
            owed: Vec::new(),
            frames: Vec::new(),
            log: Vec::new(),
            looked_back: LookedBack::default(),
            used: Vec::new(),
            extra_turns: Vec::new(),
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

    /// 2.2.1: all cards in shuffled decks; without a starting player the seed decides. 10.2.2: with so much lasting ink.
    pub(crate) fn of_decks(
        decks: &[Vec<DefIx>],
        starting: Option<PlayerIx>,
        seed: u64,
        lasting_ink: u8,
    ) -> State {
        State::nothing(seed).of_decks_again(decks, starting, seed, lasting_ink)
    }

    /// The same in the room of another game.
    pub(crate) fn of_decks_again(
        self,
        decks: &[Vec<DefIx>],
        starting: Option<PlayerIx>,
        seed: u64,
        lasting_ink: u8,
    ) -> State {
        let mut state = self.blank_again(decks.len(), seed);
        state.players.iter_mut().for_each(|player| player.lasting_ink = lasting_ink);
        state.reserve(decks.iter().map(Vec::len).sum());
        for (player, deck) in decks.iter().enumerate() {
            let first = state.cards.len() as u16;
            state.cards.extend(deck.iter().map(|def| Card::new(*def, PlayerIx(player as u8))));
            state.players[player].piles.fill((first..state.cards.len() as u16).map(CardIx));
        }
        // 2.2.1.1
        let starting = match starting {
            Some(player) => player,
            None => PlayerIx(state.rng.below(decks.len() as u32) as u8),
        };
        state.starting = starting;
        state.active = starting;
        // 2.2.1.2
        for player in &mut state.players {
            state.rng.shuffle(player.piles.deck_mut());
        }
        state
    }

    /// 9.3: the same game, in teams.
    pub(crate) fn in_teams(mut self, teams: crate::Teams) -> State {
        self.teams = teams;
        // Kept beside the players, who are asked for it all the time; a game that was written down lacks it.
        let there = self.players.iter().zip(0..).filter(|(player, _)| !player.out);
        self.everyone = there.fold(PlayerSet::EMPTY, |all, (_, ix)| all.with(PlayerIx(ix)));
        for ix in 0..self.players.len() {
            self.players[ix].ink_ready = self.count_ready_ink(&self.players[ix]);
        }
        self
    }

    /// Room for what an ordinary game of so many cards needs.
    fn reserve(&mut self, cards: usize) {
        self.cards.reserve_exact(cards);
        self.frames.reserve(16);
        self.log.reserve(64);
        self.known.reserve(8);
    }

    /// The state of a position. Cards are numbered in the order in which they are written.
    pub(crate) fn of_position(pool: &Pool, position: &Position, errors: &mut Vec<SetupError>) -> State {
        place_all(pool, position, errors)
    }
}

/// The same list without what is in it.
fn emptied<T>(mut list: Vec<T>) -> Vec<T> {
    list.clear();
    list
}

impl Player {
    /// Back to the beginning; the room of the zones stays.
    fn forget(&mut self) {
        let [mut hand, mut play] = [&mut self.hand, &mut self.play].map(std::mem::take);
        let mut piles = std::mem::take(&mut self.piles);
        hand.clear();
        play.clear();
        piles.clear();
        *self = Player { hand, play, piles, ..Player::default() };
    }
}

fn place_all(pool: &Pool, position: &Position, errors: &mut Vec<SetupError>) -> State {
    let mut state = State::blank(position.players.len(), position.seed);
    state.active = position.active;
    state.turn = position.turn.max(1);
    state.step = TurnStep::Main;
    for (player, block) in position.players.iter().enumerate() {
        let me = PlayerIx(player as u8);
        state.players[player].lore = block.lore;
        state.players[player].ink_drops = block.ink_drops;
        state.players[player].inked = u8::from(block.inked);
        state.players[player].turns = turns_begun(position, player);
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
                Zone::Deck => state.players[player].piles.push_under_deck(ix),
                Zone::Aside => {
                    errors.push(SetupError::Card { player, card: number, why: "no such zone in a position" });
                }
                Zone::Hand | Zone::Play | Zone::Discard | Zone::Inkwell | Zone::Under => {
                    state.players[player].put(placed.zone, ix);
                }
            }
        }
    }
    link_all(pool, position, &mut state, errors);
    if let Some(starting) = position.starting.filter(|starting| starting.index() < position.players.len()) {
        state.starting = starting;
    }
    if errors.is_empty() {
        remember_all(pool, position, &mut state);
    }
    state
}

/// How many turns a player has begun; where nobody says who started, as many as everybody.
fn turns_begun(position: &Position, player: usize) -> u16 {
    let turn = position.turn.max(1);
    let (Some(starting), count) = (position.starting, position.players.len()) else { return turn };
    let behind = (player + count - starting.index() % count) % count;
    let (before, count) = (turn - 1, count as u16);
    before.checked_sub(behind as u16).map_or(0, |rounds| rounds / count + 1)
}

/// What happened earlier this turn, as the turn itself would have noted it.
fn remember_all(pool: &Pool, position: &Position, state: &mut State) {
    let mut card = 0;
    for (player, block) in position.players.iter().enumerate() {
        let me = PlayerIx(player as u8);
        for placed in &block.cards {
            let is = state.obj(CardIx(card));
            placed.past.iter().for_each(|past| remember(pool, state, me, is, *past));
            card += 1;
        }
    }
}

fn remember(pool: &Pool, state: &mut State, player: PlayerIx, is: Obj, past: Past) {
    let is_action = pool.card(state.card(is.card).def).kinds.contains(Kinds::ACTION);
    let mut note = |kind, flags| {
        let batch = state.tick();
        state.log.push(Event { batch, ..Event::of(kind, player).about(is).amount(1).flags(flags) });
    };
    match past {
        Past::Played => {
            note(EventKind::Played, Flags::FROM_HAND);
            if !is_action {
                note(EventKind::EnteredPlay, Flags::FROM_HAND);
            }
        }
        Past::Inked => {
            note(EventKind::IntoInkwell, Flags::INKING | Flags::FROM_HAND);
            let own = &mut state.players[player.index()];
            own.inked = own.inked.max(1);
        }
        Past::Discarded => {
            note(EventKind::Discarded, Flags::FROM_HAND);
            note(EventKind::IntoDiscard, Flags::FROM_HAND);
        }
        Past::Banished => {
            note(EventKind::Banished, Flags::FROM_PLAY);
            note(EventKind::LeftPlay, Flags::FROM_PLAY);
            note(EventKind::IntoDiscard, Flags::FROM_PLAY);
        }
        Past::Quested => note(EventKind::Quested, Flags::empty()),
        Past::Used(ability) => {
            state.used.push(Used { times: 1, ..Used::not_yet(is, ability, pool.limit(ability)) })
        }
    }
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
                    state.link_under(ix, CardIx((base + host) as u16));
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
