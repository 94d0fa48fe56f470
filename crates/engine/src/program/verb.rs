//! What an instruction does once everything it needs is chosen (RULES C.3).

use super::*;

/// Where a card is put.
#[derive(Clone, Debug, PartialEq)]
pub enum Place {
    /// Into the hand.
    Hand,
    /// On top of the deck.
    DeckTop,
    /// At the bottom of the deck.
    DeckBottom,
    /// Into the deck, then shuffled.
    DeckShuffled,
    /// Into the discard.
    Discard,
    /// Facedown (7.5.2).
    Inkwell {
        /// It enters exerted.
        exerted: bool,
    },
    /// Under that character, location or item.
    Under {
        /// The first of these.
        host: Box<Objects>,
        /// Facedown like Boost, or face up.
        facedown: bool,
    },
}

/// An instruction.
#[derive(Clone, Debug, PartialEq)]
pub enum Verb {
    /// 1.12: each of these players draws.
    Draw(Players, Amount),
    /// The same from the bottom of their deck.
    DrawFromBottom(Players, Amount),
    /// 1.11
    GainLore(Players, Amount),
    /// 1.11.1; how much was really lost is bound.
    LoseLore(Players, Amount, Option<Slot>),
    /// 1.9.4: all of it lands together. How much was placed is bound.
    Damage {
        /// Which verb.
        verb: DamageVerb,
        /// Whom and how much (`Objects::It` in the amount is the receiver).
        hits: Vec<(Objects, Amount)>,
        /// How much was placed in all.
        into: Option<Slot>,
    },
    /// 1.9.2.3: from each of them; who was healed is bound, and how much.
    RemoveDamage {
        /// From which.
        from: Objects,
        /// How much at most.
        amount: Amount,
        /// Those from which damage was removed.
        healed: Option<Slot>,
        /// How much in all.
        into: Option<Slot>,
    },
    /// 1.9.2.4
    MoveDamage {
        /// From which (each of them).
        from: Objects,
        /// To the first of these.
        to: Objects,
        /// How much from each at most.
        amount: Amount,
        /// How much in all.
        into: Option<Slot>,
    },
    /// 1.8.1.4, by an effect.
    Banish(Objects),
    /// The word exert (5.1.1.12).
    Exert(Objects),
    /// The symbol {E}: only ready and dry ones, else not done.
    ExertSymbol(Objects),
    /// 5.1.1.1
    Ready(Objects),
    /// 7.1: to a zone; the cards as they are there are bound.
    Put {
        /// Who puts them (6.7.6).
        by: PlayerRef,
        /// Which cards.
        what: Objects,
        /// Where to.
        to: Place,
        /// In which order.
        order: Order,
        /// The cards afterwards.
        into: Option<Slot>,
    },
    /// 7.3.4: from hand to discard; the cards as they are there are bound.
    Discard {
        /// Which cards.
        what: Objects,
        /// The cards afterwards.
        into: Option<Slot>,
    },
    /// These players discard their hands.
    DiscardHand(Players, Option<Slot>),
    /// Binds cards and shows them to the player (or to everyone).
    Look {
        /// Who sees them; everyone: revealed (6.1.14).
        to: Players,
        /// Which cards.
        what: Objects,
        /// Bound to.
        into: Slot,
    },
    /// Reveals card after card until one matches: that one, and the others, are bound.
    RevealUntil {
        /// Whose deck.
        of: PlayerRef,
        /// Where it begins.
        from: DeckEnd,
        /// What is looked for.
        filter: Filter,
        /// The one found.
        found: Slot,
        /// The others.
        rest: Slot,
    },
    /// These players shuffle their decks.
    Shuffle(Players),
    /// Each of these players takes another turn after this one (3.1).
    ExtraTurn(Players),
    /// 4.7 by an effect, for free.
    MoveTo {
        /// Who moves.
        who: Objects,
        /// To the first of these.
        to: Objects,
        /// Those who moved.
        into: Option<Slot>,
    },
    /// A lasting effect on these objects as they are now (6.4.2.2).
    Apply {
        /// Which objects.
        to: Objects,
        /// What.
        mods: ModsIx,
        /// How long.
        lasts: Duration,
    },
    /// A lasting effect that also concerns what comes later (6.4.2.1).
    Continue {
        /// Whom.
        scope: Scope,
        /// What.
        mods: ModsIx,
        /// How long.
        lasts: Duration,
    },
    /// 6.2.7: a floating or delayed triggered ability, or a replacement effect that waits.
    MakeFloating {
        /// Which; it keeps the bindings of this resolution.
        ability: AbilityIx,
        /// How long.
        lasts: Duration,
        /// It goes after the first time.
        once: bool,
        /// It belongs to each of these and goes with them; none: it floats.
        on: Option<Objects>,
    },
    /// Ink is paid (6.7.2); not done if it cannot be.
    PayInk(PlayerRef, Amount),
    /// 1.13.1.2: each of these players gets so many ink drops.
    GetInkDrops(Players, Amount),
    /// 1.13.2: so many ink drops go, no ink in their place; not done if there are fewer.
    RemoveInkDrops(PlayerRef, Amount),
    /// Binds objects.
    Bind(Slot, Objects),
    /// Adds objects to those bound.
    BindMore(Slot, Objects),
    /// Binds a number.
    Set(Slot, Amount),
    /// Adds to a bound number.
    Add(Slot, Amount),
    /// Adds a player to those bound.
    Gather(Slot, PlayerRef),
    /// So many of these at random are bound.
    Random {
        /// Among which.
        from: Objects,
        /// How many.
        count: Amount,
        /// Bound to.
        into: Slot,
    },
    /// 1.5.5.4: an ability of that object is used for free.
    UseFree(Objects, AbilityNameId),
    /// That card goes there when its effect is done, instead of to the discard.
    AfterPlay(Objects, Place),
    /// Nothing; counts as not done.
    Fail,
}

impl Verb {
    /// What carrying it out binds: of a round of a loop in which it does nothing, nothing is left from the round before.
    pub(crate) fn results(&self) -> [Option<Slot>; 2] {
        match self {
            Verb::LoseLore(_, _, into)
            | Verb::Damage { into, .. }
            | Verb::MoveDamage { into, .. }
            | Verb::Put { into, .. }
            | Verb::Discard { into, .. }
            | Verb::DiscardHand(_, into)
            | Verb::MoveTo { into, .. } => [*into, None],
            Verb::RemoveDamage { healed, into, .. } => [*healed, *into],
            // These bind something in any case, or nothing at all.
            Verb::Look { .. }
            | Verb::RevealUntil { .. }
            | Verb::Random { .. }
            | Verb::Bind(..)
            | Verb::BindMore(..)
            | Verb::Set(..)
            | Verb::Add(..)
            | Verb::Gather(..)
            | Verb::Draw(..)
            | Verb::DrawFromBottom(..)
            | Verb::GainLore(..)
            | Verb::Banish(_)
            | Verb::Exert(_)
            | Verb::ExertSymbol(_)
            | Verb::Ready(_)
            | Verb::Shuffle(_)
            | Verb::ExtraTurn(_)
            | Verb::Apply { .. }
            | Verb::Continue { .. }
            | Verb::MakeFloating { .. }
            | Verb::PayInk(..)
            | Verb::GetInkDrops(..)
            | Verb::RemoveInkDrops(..)
            | Verb::UseFree(..)
            | Verb::AfterPlay(..)
            | Verb::Fail => [None, None],
        }
    }
}
