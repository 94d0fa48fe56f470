//! What an instruction does once everything it needs is chosen (RULES C.3).

use super::*;

/// The two ends of a deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DeckEnd {
    /// Where cards are drawn.
    Top,
    /// The other one.
    Bottom,
}

/// Where a card is put.
#[derive(Clone, Debug, PartialEq)]
pub enum Place {
    /// The hand of its owner.
    Hand,
    /// On top of their deck.
    DeckTop,
    /// Under their deck.
    DeckBottom,
    /// Into the deck, then shuffled.
    DeckShuffled,
    /// Their discard pile.
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

/// In which order several cards go to their place (7.2.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Order {
    /// As they are listed.
    AsIs,
    /// The acting player orders them, the first on top.
    Any,
    /// At random.
    Random,
}

/// What is said about damage and who is its source.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DamageVerb {
    /// 1.9.2.1
    Deal,
    /// 1.9.2.1, not reduced by Resist (8.8).
    DealInFull,
    /// 1.9.2.1, and nothing prevents it (1.2.2).
    DealForSure,
    /// 1.9.2.1, neither reduced nor prevented.
    DealWholly,
    /// 1.9.2.2
    Put,
}

impl DamageVerb {
    /// Whether Resist leaves it as it is (8.8).
    pub fn is_in_full(self) -> bool {
        matches!(self, DamageVerb::DealInFull | DamageVerb::DealWholly)
    }

    /// Whether nothing prevents it (1.2.2).
    pub fn is_for_sure(self) -> bool {
        matches!(self, DamageVerb::DealForSure | DamageVerb::DealWholly)
    }

    /// 1.9.2.1: whether it is dealt, not only put there.
    pub fn deals(self) -> bool {
        match self {
            DamageVerb::Deal | DamageVerb::DealInFull | DamageVerb::DealForSure | DamageVerb::DealWholly => {
                true
            }
            DamageVerb::Put => false,
        }
    }
}

/// The word or the symbol.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Exerting {
    /// "Exert".
    Word,
    /// {E}.
    Symbol,
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
    LoseLore(Players, Amount, Option<Name>),
    /// 1.9.4: all of it lands together. How much was placed is bound.
    Damage {
        /// Which verb.
        verb: DamageVerb,
        /// Whom and how much (`Objects::It` in the amount is the receiver).
        hits: Vec<(Objects, Amount)>,
        /// How much was placed in all.
        into: Option<Name>,
    },
    /// 1.9.2.3: from each of them; who was healed is bound, and how much.
    RemoveDamage {
        /// From which.
        from: Objects,
        /// How much at most.
        amount: Amount,
        /// Those from which damage was removed.
        healed: Option<Name>,
        /// How much in all.
        into: Option<Name>,
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
        into: Option<Name>,
    },
    /// 1.8.1.4, by an effect.
    Banish {
        /// Which.
        what: Objects,
        /// Those that were banished, as they were in play (6.7.7).
        into: Option<Name>,
    },
    /// The word exert (5.1.1.12), or the symbol.
    Exert {
        /// Which.
        what: Objects,
        /// By the symbol only ready and dry ones, else it is not done.
        by: Exerting,
        /// Those that were ready.
        into: Option<Name>,
    },
    /// 5.1.1.1
    Ready {
        /// Which.
        what: Objects,
        /// Those that were exerted.
        into: Option<Name>,
    },
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
        into: Option<Name>,
    },
    /// 7.3.4: from hand to discard; the cards as they are there are bound.
    Discard {
        /// Which cards.
        what: Objects,
        /// The cards afterwards.
        into: Option<Name>,
    },
    /// These players discard their hands.
    DiscardHand(Players, Option<Name>),
    /// Binds cards and shows them to the player (or to everyone).
    Look {
        /// Who sees them; everyone: revealed (6.1.14).
        to: Players,
        /// Which cards.
        what: Objects,
        /// Bound to.
        into: Name,
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
        found: Name,
        /// The others.
        rest: Name,
    },
    /// These players shuffle their decks.
    Shuffle(Players),
    /// Each of these players takes another turn after this one (3.1).
    ExtraTurn(Players),
    /// 4.7 by an effect, for free.
    MoveTo {
        /// Characters.
        who: Objects,
        /// A location.
        to: Objects,
        /// What those who moved are called from here on.
        into: Option<Name>,
    },
    /// A lasting effect on these objects as they are now (6.4.2.2).
    Apply {
        /// Which objects.
        to: Objects,
        /// What.
        mods: Vec<Mod>,
        /// How long.
        lasts: Duration,
    },
    /// A lasting effect that also concerns what comes later (6.4.2.1).
    Continue {
        /// Whom.
        scope: Scope,
        /// What.
        mods: Vec<Mod>,
        /// How long.
        lasts: Duration,
    },
    /// 6.2.7: a floating or delayed triggered ability, or a replacement effect that waits.
    MakeFloating {
        /// Which; it keeps the bindings of this resolution.
        ability: Box<Ability>,
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
    Bind(Name, Objects),
    /// Adds objects to those bound.
    BindMore(Name, Objects),
    /// Binds a number.
    Set(Name, Amount),
    /// Adds to a bound number.
    Add(Name, Amount),
    /// Adds a player to those bound.
    Gather(Name, PlayerRef),
    /// So many of these at random are bound.
    Random {
        /// Among which.
        from: Objects,
        /// How many.
        count: Amount,
        /// Bound to.
        into: Name,
    },
    /// 1.5.5.4: an ability of that object is used for free.
    UseFree(Objects, AbilityName),
    /// That card goes there when its effect is done, instead of to the discard.
    AfterPlay(Objects, Place),
    /// Nothing; counts as not done.
    Fail,
}
