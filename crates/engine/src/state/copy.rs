//! Copies of a game, also in the room of another one: those who think ahead make many of them, and give back as many.
//!
//! [`Clone::clone_from`] writes into the lists that are there already, so that nothing has to be asked of the allocator once there
//! is room. Every field is named, so that a new one cannot be forgotten.

use super::*;

/// Copies field by field: a new one that is not named here does not compile.
macro_rules! copied_by_field {
    ($name:ident { $($field:ident),* $(,)? }) => {
        impl Clone for $name {
            #[inline]
            fn clone(&self) -> $name {
                let $name { $($field),* } = self;
                $name { $($field: Clone::clone($field)),* }
            }

            fn clone_from(&mut self, from: &Self) {
                let $name { $($field),* } = from;
                $(Clone::clone_from(&mut self.$field, $field);)*
            }
        }
    };
}

copied_by_field!(State {
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
    log,
    looked_back,
    used,
    extra_turns,
    discounts,
    known,
    hurt,
    result,
    rng,
    clock,
    reply,
    rounds,
});

copied_by_field!(Player {
    lore,
    hand,
    play,
    piles,
    ink_ready,
    hand_shown,
    deck_seen,
    ink_drops,
    lasting_ink,
    lasting_ink_exerted,
    inked,
    turns,
    out,
});

copied_by_field!(Rounds {
    answers,
    seen,
    round,
    queue,
    first,
    barred,
    by_hand,
    trial,
    resolved,
    mark,
    again,
    accepted,
});
