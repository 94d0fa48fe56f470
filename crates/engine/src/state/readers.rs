//! The state, to be read.

use super::*;

impl State {
    /// All cards of all decks.
    #[inline]
    pub fn cards(&self) -> &[Card] {
        &self.cards
    }

    /// Two to four players in turn order.
    #[inline]
    pub fn players(&self) -> &[Player] {
        &self.players
    }

    /// Whose turn it is (1.3.4.1).
    #[inline]
    pub fn active(&self) -> PlayerIx {
        self.active
    }

    /// Who started (2.2.1.1).
    #[inline]
    pub fn starting(&self) -> PlayerIx {
        self.starting
    }

    /// The number of the turn, from 1.
    #[inline]
    pub fn turn(&self) -> u16 {
        self.turn
    }

    /// In which step the turn is.
    #[inline]
    pub fn step(&self) -> TurnStep {
        self.step
    }

    /// The challenge going on (4.6.2).
    #[inline]
    pub fn challenge(&self) -> Option<Challenge> {
        self.challenge
    }

    /// Lasting effects (6.4.2).
    #[inline]
    pub fn effects(&self) -> &[Effect] {
        &self.effects
    }

    /// Floating and delayed abilities, waiting replacement effects (6.2.7).
    #[inline]
    pub fn floating(&self) -> &[Floating] {
        &self.floating
    }

    /// Waiting triggered abilities (7.7).
    #[inline]
    pub fn bag(&self) -> &[BagEntry] {
        &self.bag
    }

    /// Actions that still owe their effect (6.7.8.1).
    #[inline]
    pub fn owed(&self) -> &[OwedAction] {
        &self.owed
    }

    /// What is being resolved, innermost last.
    #[inline]
    pub(crate) fn frames(&self) -> &[Frame] {
        &self.frames
    }

    /// What is under way, to be compared.
    pub fn under_way(&self) -> UnderWay<'_> {
        UnderWay(&self.frames)
    }

    /// What happened this turn.
    #[inline]
    pub fn log(&self) -> &[Event] {
        self.looked_back.note();
        &self.log
    }

    /// Which limited abilities were fully resolved this turn (6.1.13.2).
    #[inline]
    pub fn used(&self) -> &[Used] {
        &self.used
    }

    /// Who takes another turn after this one, the next one last.
    #[inline]
    pub(crate) fn extra_turns(&self) -> &[PlayerIx] {
        &self.extra_turns
    }

    /// Payment modifiers "once each turn" that are used up.
    #[inline]
    pub fn discounts(&self) -> &[(Obj, crate::program::ModsIx)] {
        &self.discounts
    }

    /// Sources of damage since the last check (1.8.1.4).
    #[inline]
    pub(crate) fn hurt(&self) -> &[Hurt] {
        &self.hurt
    }

    /// Who won or lost.
    #[inline]
    pub fn result(&self) -> GameResult {
        self.result
    }

    /// The seeded randomness.
    #[inline]
    pub fn rng(&self) -> &ChaCha8 {
        &self.rng
    }

    /// Counts entries into play and everything else that needs an order.
    #[inline]
    pub(crate) fn clock(&self) -> u32 {
        self.clock
    }

    /// 6.1.10: loops.
    #[inline]
    pub(crate) fn rounds(&self) -> &Rounds {
        &self.rounds
    }
}
