//! What a position is worth: the chance to win it, as learned from games of the players against themselves.

use crate::features::{Features, Profiles, features};
use crate::network::{Network, exp, ln};
use crate::plan::candidates;
use crate::rooms::Rooms;
use engine::state::{CardIx, GameResult, PlayerIx};
use engine::{Action, Answer, Ask, Board, Game, Silent};
use smallvec::SmallVec;
use std::cell::RefCell;
use std::sync::{Arc, OnceLock};

/// The learned weights, and on top of the file the command that made them.
pub const WEIGHTS: &str = include_str!("../weights/value.txt");

/// The weights for games of more than two players, learned from such games.
pub const CROWD_WEIGHTS: &str = include_str!("../weights/crowd.txt");

/// A won game, as the logarithm of odds: more than any position is worth.
pub(crate) const WON: f32 = 100.0;

/// Judges positions.
pub struct Value {
    network: Arc<Network>,
    /// For games of more than two.
    crowd: Arc<Network>,
    profiles: Profiles,
    rooms: Rooms,
    /// Whose turn is being planned, and which cards are hidden from that player: what of them comes to the hand is luck of one world.
    begun: RefCell<Option<Begun>>,
}

/// A turn that is being planned.
struct Begun {
    player: PlayerIx,
    /// By card, whether it was hidden from the player.
    hidden: Vec<bool>,
    /// What a card that comes to the hand is worth.
    card: f32,
}

/// A card that comes to the hand while a turn is planned is worth so much, whichever it is. Judged by its face it would be the luck of
/// one world, and a face that cannot be used soon would make it look better not to draw.
pub(crate) const CARD: f32 = 0.35;

/// A file that was read once. A test reads it too; a broken one says zero of everything instead of stopping a game.
fn learned(once: &OnceLock<Arc<Network>>, text: &str) -> Arc<Network> {
    once.get_or_init(|| Arc::new(Network::read(text).unwrap_or_else(|_| Network::zero()))).clone()
}

impl Default for Value {
    fn default() -> Value {
        static OF_TWO: OnceLock<Arc<Network>> = OnceLock::new();
        static OF_MANY: OnceLock<Arc<Network>> = OnceLock::new();
        let crowd = learned(&OF_MANY, CROWD_WEIGHTS);
        Value { crowd, ..Value::new(learned(&OF_TWO, WEIGHTS)) }
    }
}

impl Value {
    /// With other weights, however many play.
    pub fn new(network: Arc<Network>) -> Value {
        Value {
            crowd: network.clone(),
            network,
            profiles: Profiles::default(),
            rooms: Rooms::default(),
            begun: RefCell::default(),
        }
    }

    /// Makes room for the cards of a game.
    pub fn prepare(&mut self, board: &Board) {
        if !self.profiles.fits(&board.pool) {
            self.profiles = Profiles::of(&board.pool);
        }
    }

    /// From here on a turn is planned: which cards come to the hand on the way is not known.
    pub(crate) fn begin(&self, board: &Board, player: PlayerIx, card: f32) {
        let cards = board.state.cards().iter().enumerate();
        let hidden = cards.map(|(at, _)| !board.sees(player, CardIx(at as u16)));
        *self.begun.borrow_mut() = Some(Begun { player, hidden: hidden.collect(), card });
    }

    /// Nothing is planned any more: hands are what they are.
    pub(crate) fn forget(&self) {
        *self.begun.borrow_mut() = None;
    }

    /// The position as numbers, for a player whose turn is over.
    pub fn features(&self, board: &Board, me: PlayerIx, foe: PlayerIx) -> Features {
        features(board, &self.profiles, me, foe, (board.state.player(me).hand(), 0))
    }

    /// What the net says of a player whose turn is over, against one opponent.
    fn say(&self, network: &Network, board: &Board, me: PlayerIx, foe: PlayerIx) -> f32 {
        let hand = board.state.player(me).hand();
        let begun = self.begun.borrow();
        let begun = begun.as_ref().filter(|begun| begun.player == me);
        let is_known =
            |card: &&CardIx| begun.is_none_or(|begun| begun.hidden.get(card.index()) != Some(&true));
        let known: SmallVec<[CardIx; 12]> = hand.iter().filter(is_known).copied().collect();
        let drawn = hand.len() - known.len();
        network.say(&features(board, &self.profiles, me, foe, (&known, drawn)))
            + begun.map_or(0.0, |begun| begun.card) * drawn as f32
    }

    /// The logarithm of the player's odds to win, once the active player has ended the turn. The turn is really ended, so that what
    /// lasts until then counts for nothing, and what happens at the end of a turn or at the beginning of the next counts.
    pub fn odds(&self, game: &Game<Silent>, me: PlayerIx) -> f32 {
        let over = game.state().active();
        if game.decision().is_none_or(|open| open.ask != Ask::Turn) {
            return self.judged(game, me, over);
        }
        let mut after = self.rooms.copy(game);
        let odds = self.odds_ending(&mut after, me).unwrap_or_else(|| self.judged(game, me, over));
        self.rooms.take(after);
        odds
    }

    /// The same for a game that waits for a turn action and is not needed any more: its turn is ended. Nothing where it cannot be.
    pub(crate) fn odds_ending(&self, game: &mut Game<Silent>, me: PlayerIx) -> Option<f32> {
        let over = game.state().active();
        end(game)?;
        Some(self.judged(game, me, over))
    }

    /// Games to think in.
    pub(crate) fn rooms(&self) -> &Rooms {
        &self.rooms
    }

    /// The odds where the turn of a player is over.
    pub(crate) fn judged(&self, board: &Board, me: PlayerIx, over: PlayerIx) -> f32 {
        let state = &board.state;
        match state.result() {
            GameResult::Won(winner) if winner == me => return WON,
            GameResult::Won(_) => return -WON,
            GameResult::Drawn => return 0.0,
            GameResult::Open => {}
        }
        if state.player(me).out() {
            return -WON;
        }
        let opponents = state.opponents(me);
        let network = if opponents.len() > 1 { &self.crowd } else { &self.network };
        let seats = state.players().len();
        // After how many others each moves; whose turn is over moves last.
        let moves = |player: PlayerIx| (player.index() + 2 * seats - over.index() - 1) % seats;
        let each = opponents.iter().map(|foe| {
            if moves(me) < moves(foe) {
                -self.say(network, board, foe, me)
            } else {
                self.say(network, board, me, foe)
            }
        });
        against_all(&each.collect::<SmallVec<[f32; 4]>>())
    }
}

/// The odds to be the first of all, from those against each opponent alone: one against many is as likely to win as its share of all
/// strengths (Bradley and Terry), so that whoever is ahead counts most, and to hold one back for the others' good is worth little.
pub(crate) fn against_all(odds: &[f32]) -> f32 {
    let least = odds.iter().copied().fold(f32::INFINITY, f32::min);
    let sum: f32 = odds.iter().map(|odds| exp(least - odds)).sum();
    if odds.len() > 1 { least - ln(sum) } else { least }
}

/// Choices at the end of a turn and the beginning of the next, at most.
const BETWEEN: u32 = 24;

/// 3.4: ends the turn; the next player may act. Choices on the way are answered with the first that is allowed.
fn end(game: &mut Game<Silent>) -> Option<()> {
    game.answer(Answer::Action(Action::EndTurn)).ok()?;
    for _ in 0..BETWEEN {
        let Some(open) = game.decision().filter(|open| open.ask != Ask::Turn) else { break };
        let first = match (game.forced(), &open.ask) {
            (Some(only), _) => Some(only),
            // One of all names that there are: no list of them is made for that.
            (None, Ask::Name | Ask::Class) => candidates(game, 1).first().copied(),
            (None, _) => game.options().first().copied(),
        };
        game.answer(first?).ok()?;
    }
    Some(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_of_four_equal_players_wins_a_quarter_of_the_games() {
        let share = |odds: &[f32]| crate::network::chance(against_all(odds));
        assert!((share(&[0.0]) - 0.5).abs() < 1e-4);
        assert!((share(&[0.0; 3]) - 0.25).abs() < 1e-3, "{}", share(&[0.0; 3]));
        // Who is far behind hardly counts.
        assert!((share(&[0.0, 9.0, 9.0]) - 0.5).abs() < 1e-3);
    }

    #[test]
    fn the_weights_can_be_read_and_say_what_made_them() {
        let docs = include_str!("../../../docs/statistics.md");
        for weights in [WEIGHTS, CROWD_WEIGHTS] {
            assert!(Network::read(weights).is_ok(), "{:?}", Network::read(weights).err());
            assert!(weights.len() < 250_000);
            assert!(weights.lines().nth(1).is_some_and(|line| line.contains("--seed")));
            // The file, its own checksum and the one in the docs agree: weights are never changed by hand or by the way.
            let pinned = format!("{:016x}", crate::network::checksum(weights));
            assert_eq!(weights.lines().nth(2), Some(format!("# checksum {pinned}").as_str()));
            assert!(docs.contains(&pinned), "docs/statistics.md does not name the checksum {pinned}");
        }
    }
}
