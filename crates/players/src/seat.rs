//! A seat at the table: what one player sees, what it may answer, and worlds to think in.

use engine::state::PlayerIx;
use engine::{Answer, Ask, Game, Record, Silent, View};

/// The open decision from the point of view of the player who must answer it.
pub struct Seat<'g> {
    game: &'g dyn Shown,
    player: PlayerIx,
}

/// What a seat needs of a game, whatever records it.
trait Shown {
    fn view(&self, player: PlayerIx) -> View;
    fn ask(&self) -> Option<&Ask>;
    fn turn(&self) -> u16;
    fn options_into(&self, all: &mut Vec<Answer>);
    fn world(&self, player: PlayerIx, seed: u64) -> Game<Silent>;
}

impl<R: Record> Shown for Game<R> {
    fn view(&self, player: PlayerIx) -> View {
        engine::Board::view(self, Some(player))
    }

    fn ask(&self) -> Option<&Ask> {
        self.decision().map(|decision| &decision.ask)
    }

    fn turn(&self) -> u16 {
        self.state().turn
    }

    fn options_into(&self, all: &mut Vec<Answer>) {
        Game::options_into(self, all);
    }

    fn world(&self, player: PlayerIx, seed: u64) -> Game<Silent> {
        let mut world = self.silent();
        world.resample(player, seed);
        world
    }
}

impl<'g> Seat<'g> {
    /// The seat of the player who must decide now; none when the game is over.
    pub fn of<R: Record>(game: &'g Game<R>) -> Option<Seat<'g>> {
        let player = game.decision()?.player;
        Some(Seat { game, player })
    }

    /// Whose seat it is.
    pub fn player(&self) -> PlayerIx {
        self.player
    }

    /// What is asked.
    pub fn ask(&self) -> Option<&Ask> {
        self.game.ask()
    }

    /// The number of the turn.
    pub fn turn(&self) -> u16 {
        self.game.turn()
    }

    /// What the player sees.
    pub fn view(&self) -> View {
        self.game.view(self.player)
    }

    /// All legal answers, in a fixed order, into a buffer of the caller.
    pub fn options_into(&self, all: &mut Vec<Answer>) {
        self.game.options_into(all);
    }

    /// A game that looks the same from here, with everything hidden dealt anew by the seed.
    pub fn world(&self, seed: u64) -> Game<Silent> {
        self.game.world(self.player, seed)
    }
}
