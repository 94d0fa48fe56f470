//! How much is done for an answer, counted where assertions are on.
//!
//! A short way that is no longer taken changes no game, so that nothing but these counts would notice: `crates/verify/tests/proof/work.rs`
//! keeps them for some games. A release build counts nothing.

/// What is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Work {
    /// A frame is put on the stack.
    Frame,
    /// What is on top of the stack goes on.
    Step,
    /// An event is applied the long way, where others may have a say in it.
    Event,
    /// Something is looked for that a game state check would find (1.8.1).
    Check,
    /// All values are found anew.
    Anew,
    /// The values of one card are.
    Values,
    /// A text is asked which modifications it makes (6.4).
    Said,
    /// It is found what all cards listen to.
    Heard,
    /// An ability is asked whether it triggers, replaces or says how a card enters (6.2, 6.5, 6.7.9).
    Asked,
    /// An object is compared with what a filter describes.
    Matched,
    /// The modifications of a card or a player are looked through.
    Texts,
    /// Two cards are compared as copies.
    Compared,
    /// It is asked whether and for how much a card can be played, or an ability used.
    Planned,
}

/// Of how many kinds it is.
pub const KINDS: usize = Work::Planned as usize + 1;

#[cfg(debug_assertions)]
thread_local! {
    static DONE: std::cell::Cell<[u64; KINDS]> = const { std::cell::Cell::new([0; KINDS]) };
}

/// Counts one.
#[inline(always)]
pub(crate) fn count(work: Work) {
    #[cfg(debug_assertions)]
    DONE.with(|done| {
        let mut all = done.get();
        all[work as usize] += 1;
        done.set(all);
    });
    let _ = work;
}

/// What was done on this thread since it was last taken, in the order of [`Work`]; nothing in a release build.
pub fn take() -> [u64; KINDS] {
    #[cfg(debug_assertions)]
    return DONE.take();
    #[cfg(not(debug_assertions))]
    [0; KINDS]
}
