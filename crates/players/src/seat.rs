//! A seat at the table: what one player sees, what it may answer, and worlds to think in.

use crate::belief::Belief;
use engine::state::PlayerIx;
use engine::{Answer, Ask, Board, Game, Record, Silent, View};

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
    fn silent(&self) -> Game<Silent>;
    fn board(&self) -> &Board;
    fn forced(&self) -> Option<Answer>;
    fn allows(&self, answer: Answer) -> bool;
}

impl<R: Record> Shown for Game<R> {
    fn view(&self, player: PlayerIx) -> View {
        engine::Board::view(self, Some(player))
    }

    fn ask(&self) -> Option<&Ask> {
        self.decision().map(|decision| &decision.ask)
    }

    fn turn(&self) -> u16 {
        self.state().turn()
    }

    fn options_into(&self, all: &mut Vec<Answer>) {
        Game::options_into(self, all);
    }

    fn silent(&self) -> Game<Silent> {
        Game::silent(self)
    }

    fn board(&self) -> &Board {
        self
    }

    fn forced(&self) -> Option<Answer> {
        Game::forced(self)
    }

    fn allows(&self, answer: Answer) -> bool {
        self.check(&answer).is_ok()
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

    /// The only legal answer, where there is just one.
    pub fn forced(&self) -> Option<Answer> {
        self.game.forced()
    }

    /// Whether an answer is legal.
    pub fn allows(&self, answer: Answer) -> bool {
        self.game.allows(answer)
    }

    /// A hash of what the player sees.
    pub(crate) fn seen(&self) -> u64 {
        crate::plan::seen(self.game.board(), self.player)
    }

    /// The table, for our own players, who look at nothing hidden there.
    pub(crate) fn board(&self) -> &Board {
        self.game.board()
    }

    /// A game that looks the same from here, with everything hidden dealt anew by the seed. Opponents' hidden cards are what this
    /// player may believe them to be, never what they are: `Belief` knows only what is seen.
    pub fn world(&self, seed: u64) -> Game<Silent> {
        let mut world = self.game.silent();
        let belief = Belief::new(self.game.board(), self.player, seed);
        world.resample_as(self.player, seed, &mut |player, count| belief.hidden(player, count));
        world
    }

    /// The same where all know each other's lists (open lists): hidden cards are those of the true lists, dealt anew.
    pub fn open_world(&self, seed: u64) -> Game<Silent> {
        let mut world = self.game.silent();
        world.resample(self.player, seed);
        world
    }
}
