//! What would have happened, and what replacement effects make of it (6.5), as data.

use script::{Keyword, Player};

/// What would have happened had nothing replaced it (6.5.2).
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Would {
    /// 1.9.1: damage would be dealt.
    BeDealtDamage {
        /// The card that it happens to.
        target: String,
        /// How much.
        amount: i32,
    },
    /// Damage would be taken, after Resist and the like.
    TakeDamage {
        /// The card that it happens to.
        target: String,
        /// How much.
        amount: i32,
    },
    /// A card would be discarded.
    BeDiscarded {
        /// The card it is about.
        card: String,
    },
    /// A card would be banished.
    BeBanished {
        /// The card it is about.
        card: String,
    },
    /// A card would go to the discard pile.
    GoToDiscard {
        /// The card it is about.
        card: String,
    },
    /// A card would go to the inkwell.
    GoToInkwell {
        /// The card it is about.
        card: String,
    },
    /// Cards would be drawn.
    Draw {
        /// The player it is about.
        player: Player,
        /// How many.
        count: i32,
    },
    /// 1.13: ink drops would be got.
    GetInkDrops {
        /// The player it is about.
        player: Player,
        /// How many.
        count: i32,
    },
    /// A card would be put under another.
    PutUnder {
        /// The card it is about.
        card: String,
        /// The one above.
        top: String,
    },
    /// A deck would be shuffled.
    Shuffle {
        /// The player it is about.
        player: Player,
    },
    /// D.4: damage is dealt, and none of it would be taken.
    TakeNone {
        /// The card that it happens to.
        target: String,
    },
    /// 1.8.1.4: the game state check would banish a card.
    BeBanishedByCheck {
        /// The card it is about.
        card: String,
    },
    /// Damage would be removed.
    BeHealed {
        /// The card that it happens to.
        target: String,
        /// How much.
        amount: i32,
    },
    /// Lore would be gained.
    GainLore {
        /// The player it is about.
        player: Player,
        /// How much.
        amount: i32,
    },
    /// Lore would be lost.
    LoseLore {
        /// The player it is about.
        player: Player,
        /// How much.
        amount: i32,
    },
    /// A card would be readied.
    BeReadied {
        /// The card it is about.
        card: String,
    },
    /// A character would move to a location.
    MoveTo {
        /// The card it is about.
        card: String,
        /// The location.
        location: String,
    },
    /// A card would be exerted.
    BeExerted {
        /// The card it is about.
        card: String,
    },
    /// A card would be played.
    BePlayed {
        /// The card it is about.
        card: String,
    },
    /// A card would go to its owner's hand.
    GoToHand {
        /// The card it is about.
        card: String,
    },
    /// A card would go to its owner's deck.
    GoToDeck {
        /// The card it is about.
        card: String,
    },
    /// 1.9.2.2: counters that are not dealt.
    PutDamage {
        /// The card that it happens to.
        target: String,
        /// How much.
        amount: i32,
    },
    /// A card would gain a keyword.
    GainKeyword {
        /// The card it is about.
        card: String,
        /// Which one.
        keyword: Keyword,
    },
    /// Something else, of which only its replacement is told.
    Other,
}

/// What a replacement effect makes of an event (6.5.4).
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Instead {
    /// Another event.
    Event(Would),
    /// What its text says is done.
    Instructions,
    /// The event does not happen, and nothing in its place.
    Nothing(Would),
    /// Counters would be put elsewhere, but of the damage nothing is left.
    NoDamageLeft {
        /// Who would have been dealt the damage.
        target: String,
        /// On what the counters would be put.
        on: String,
    },
}

/// Which look at an event finds a replacement effect that applies (6.5.7).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Looked {
    /// The first.
    First,
    /// The one after a self-replacement (6.5.7.1).
    AfterOwn,
    /// The one after another replacement effect (6.5.7.3).
    Again,
}

/// Why a replacement effect is the one that applies (6.5.7).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Precedence {
    /// No other applies.
    Only,
    /// It is left after others.
    Last,
    /// The affected player chose it.
    Chosen(Player),
    /// 1.2.2: it is no replacement effect; it forbids the event.
    Forbids,
}
