//! The random player: any legal answer, each equally likely.

use crate::{Player, Seat};
use engine::state::ChaCha8;
use engine::{Answer, Choice};

/// Picks uniformly among the legal answers.
pub struct Random {
    rng: ChaCha8,
    options: Vec<Answer>,
}

impl Random {
    /// A player whose picks follow from the seed.
    pub fn new(seed: u64) -> Random {
        Random { rng: ChaCha8::new(seed), options: Vec::new() }
    }
}

impl Player for Random {
    fn answer(&mut self, seat: &Seat<'_>) -> Answer {
        seat.options_into(&mut self.options);
        pick(&self.options, &mut self.rng)
    }
}

/// One of the answers at random; a decision never has none.
pub(crate) fn pick(options: &[Answer], rng: &mut ChaCha8) -> Answer {
    let count = u32::try_from(options.len()).unwrap_or(u32::MAX);
    options.get(rng.below(count.max(1)) as usize).copied().unwrap_or(Answer::Choice(Choice::Done))
}
