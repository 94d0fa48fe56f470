//! What goes the same way again (6.1.10): whether a piece of a turn changed nothing but what is told of it, and whether anybody looked
//! at that.
//!
//! What follows in a game depends on nothing but its state. A round of a loop that leaves the same state behind, and in which nobody
//! looked back at what happened this turn, goes the same way once more: only what is told of it is added, at later moments.

use super::*;
use std::sync::atomic::{AtomicBool, Ordering};

/// Whether anybody looked at what happened this turn since that was last forgotten. It is no part of the state.
#[derive(Debug)]
pub(super) struct LookedBack(AtomicBool);

impl LookedBack {
    #[inline]
    pub(super) fn note(&self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

/// Of a state that was not watched from its beginning nothing is known.
impl Default for LookedBack {
    fn default() -> LookedBack {
        LookedBack(AtomicBool::new(true))
    }
}

impl Clone for LookedBack {
    fn clone(&self) -> LookedBack {
        LookedBack::default()
    }
}

impl PartialEq for LookedBack {
    fn eq(&self, _: &LookedBack) -> bool {
        true
    }
}

impl State {
    /// The state as it is, to be compared with a later one; from here on it is noted whether anybody looks back.
    pub(crate) fn watched(&self) -> State {
        self.looked_back.0.store(false, Ordering::Relaxed);
        self.clone()
    }

    /// Whether what follows goes the way it went since then: nobody looked at what happened, and nothing is different but that, the
    /// clock, and the answers that are still to be given.
    pub(crate) fn goes_the_same_way_as_since(&self, then: &State) -> bool {
        !self.looked_back.0.load(Ordering::Relaxed) && self.is_same_but_told(then)
    }

    fn is_same_but_told(&self, then: &State) -> bool {
        let State {
            cards,
            players,
            active,
            starting,
            teams,
            passed,
            everyone,
            turn,
            step,
            challenge,
            effects,
            floating,
            bag,
            owed,
            frames,
            log: _,
            looked_back: _,
            used,
            extra_turns,
            discounts,
            known,
            hurt,
            result,
            rng,
            clock: _,
            reply,
            rounds,
        } = self;
        (*active, *starting, *passed, *everyone) == (then.active, then.starting, then.passed, then.everyone)
            && (*turn, *step, *challenge, *result) == (then.turn, then.step, then.challenge, then.result)
            && *teams == then.teams
            && *rng == then.rng
            && *used == then.used
            && *players == then.players
            && *cards == then.cards
            && *effects == then.effects
            && *floating == then.floating
            && *bag == then.bag
            && *owed == then.owed
            && *frames == then.frames
            && *extra_turns == then.extra_turns
            && *discounts == then.discounts
            && *known == then.known
            && *hurt == then.hurt
            && *reply == then.reply
            && rounds.is_same_but_to_come(&then.rounds)
    }

    /// What was told since then is told so many times more, each time as much later as it took.
    pub(super) fn tell_again(&mut self, then: &State, times: u32) {
        let ticks = self.clock - then.clock;
        let told = then.log.len()..self.log.len();
        self.log.reserve(told.len() * times as usize);
        for later in 1..=times {
            for at in told.clone() {
                let event = self.log[at];
                let batch = if event.batch > then.clock { event.batch + later * ticks } else { event.batch };
                self.log.push(Event { batch, ..event });
            }
        }
        self.clock += times * ticks;
    }
}
