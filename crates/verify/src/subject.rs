//! What the checks ask of a game. A game in play answers for itself; the tests have others, each broken in one place, to
//! show that every check can fail.

use engine::eval::Fault as AuditFault;
use engine::program::Pool;
use engine::save::LoadError;
use engine::state::{PlayerIx, State};
use engine::{Answer, Decision, Game, Record, Refusal, Save, Silent, View};
use std::sync::Arc;

/// Something that is played like a game.
pub(crate) trait Subject {
    /// What a copy without a listener is.
    type Copy: Subject;

    fn options(&self) -> Vec<Answer>;
    fn check(&self, answer: &Answer) -> Result<(), Refusal>;
    fn answer(&mut self, answer: Answer) -> Result<(), Refusal>;
    fn state(&self) -> &State;
    fn pending(&self) -> Option<&Decision>;
    fn audit(&self) -> Vec<AuditFault>;
    fn view(&self, player: PlayerIx) -> View;
    fn save(&self) -> Save;
    fn load(pool: Arc<Pool>, save: Save) -> Result<Self::Copy, LoadError>;
    /// The same game, with nobody listening.
    fn silent(&self) -> Self::Copy;
    /// The same game with everything that the player may not see dealt anew: other faces, and other cards in their places.
    fn resampled(&self, player: PlayerIx, seed: u64) -> Self::Copy;
}

impl<R: Record> Subject for Game<R> {
    type Copy = Game<Silent>;

    fn options(&self) -> Vec<Answer> {
        Game::options(self)
    }

    fn check(&self, answer: &Answer) -> Result<(), Refusal> {
        Game::check(self, answer)
    }

    fn answer(&mut self, answer: Answer) -> Result<(), Refusal> {
        Game::answer(self, answer)
    }

    fn state(&self) -> &State {
        Game::state(self)
    }

    fn pending(&self) -> Option<&Decision> {
        self.decision()
    }

    fn audit(&self) -> Vec<AuditFault> {
        (**self).audit()
    }

    fn view(&self, player: PlayerIx) -> View {
        (**self).view(Some(player))
    }

    fn save(&self) -> Save {
        Game::save(self)
    }

    fn load(pool: Arc<Pool>, save: Save) -> Result<Game<Silent>, LoadError> {
        Game::load(pool, save, Silent)
    }

    fn silent(&self) -> Game<Silent> {
        Game::silent(self)
    }

    fn resampled(&self, player: PlayerIx, seed: u64) -> Game<Silent> {
        let mut other = Game::silent(self);
        other.resample(player, seed);
        other.exchange_hidden(player, seed);
        other
    }
}
