//! Patterns over what happens: trigger conditions, replacement conditions, and questions about
//! this turn (RULES 6.2, 6.5.3).

use super::*;

// 6.2.2: When, Whenever, At the start of, At the end of.
/// What can happen. `subject`, `object`, `player` and `amount` of each are told here.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
#[repr(u8)]
pub enum EventKind {
    /// subject was played by player; object: what it was put on; amount: ink paid (4.3.3).
    Played,
    /// subject quested; amount: lore gained (4.5.2).
    Quested,
    /// subject challenges object (4.6.4.5).
    Challenges,
    /// subject is challenged by object (4.6.4.5).
    Challenged,
    /// subject was banished; object: the character that did it, if any (1.8.1.4).
    Banished,
    /// subject banished object in a challenge or by damage.
    Banishes,
    /// subject left play.
    LeftPlay,
    /// subject was put into its player's inkwell; player: who did it.
    IntoInkwell,
    /// subject was put into its player's discard.
    IntoDiscard,
    /// subject was put into its player's hand (draws not included).
    IntoHand,
    /// subject was put into its player's deck.
    IntoDeck,
    /// subject left its player's discard.
    LeftDiscard,
    /// player drew subject.
    Drew,
    /// player discarded subject (7.3.4).
    Discarded,
    /// subject sang object.
    Sang,
    /// object (a character, or the source of the effect) dealt amount damage to subject (1.9.5).
    DealtDamage,
    /// subject took amount damage from object (1.9.3).
    TookDamage,
    /// player removed amount damage from subject (1.9.2.3).
    RemovedDamage,
    /// subject was readied by player; object: the source of the effect, if one did it.
    Readied,
    /// subject was exerted; object: the source of the effect, if one did it.
    Exerted,
    /// subject moved to object; flag `FROM_LOCATION`.
    Moved,
    /// player chose subject; object: the source of the effect; flags say for what.
    Chosen,
    /// player put object under subject.
    PutUnder,
    /// player used an ability of subject.
    UsedAbility,
    /// player gained amount lore.
    GainedLore,
    /// player lost amount lore.
    LostLore,
    /// player's turn starts (3.2.1.4).
    TurnStart,
    /// player's turn ends (3.4.1.1).
    TurnEnd,
    /// The challenge of subject against object is over (4.6.7).
    ChallengeOver,
    /// subject entered play in any way.
    EnteredPlay,
    /// player got amount ink drops (1.13.1.2).
    GotInkDrop,
    /// player removed amount ink drops; subject: the card or the source of the ability that was paid for, if any.
    RemovedInkDrop,
    /// player shuffled their deck; no text asks for it.
    Shuffled,
    /// subject moved away from object, a location (4.7.4).
    MovedFrom,
    /// player moved amount damage from subject to object (1.9.2.4); told where something listens.
    MovedDamage,
    /// subject was revealed by player (6.1.14); told where something listens.
    Revealed,
}

impl EventKind {
    /// Its bit in a set of kinds.
    #[inline]
    pub const fn bit(self) -> u64 {
        1 << self as u64
    }
}

bitflags::bitflags! {
    /// Circumstances of what happened.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, serde::Serialize, serde::Deserialize)]
    pub struct Flags: u32 {
        /// In a challenge (4.6.7).
        const IN_CHALLENGE = 1;
        /// The subject was the challenging character.
        const CHALLENGER = 2;
        /// The subject was being challenged.
        const CHALLENGED = 4;
        /// By an action's effect.
        const BY_ACTION = 8;
        /// By an ability.
        const BY_ABILITY = 16;
        /// For Support (8.13).
        const FOR_SUPPORT = 32;
        /// As the turn action of inking (4.2).
        const INKING = 64;
        /// From play.
        const FROM_PLAY = 128;
        /// From the discard.
        const FROM_DISCARD = 256;
        /// From the hand.
        const FROM_HAND = 512;
        /// From a location.
        const FROM_LOCATION = 1024;
        /// Boost (8.4).
        const BOOST = 4096;
        /// By an item's ability.
        const BY_ITEM = 8192;
        /// Put somewhere in a random order; no text asks for it.
        const IN_RANDOM_ORDER = 16384;
        /// From the deck.
        const FROM_DECK = 32768;
        /// To pay a cost (4.3.2.4, 4.4.3.4), not by an effect.
        const AS_COST = 65536;
        /// By an effect of an opponent of the subject's player.
        const BY_OPPONENT = 131072;
        /// Nothing prevents it (1.2.2).
        const FOR_SURE = 524288;
        /// Damage that nothing reduces (8.8.1); no text asks for it.
        const IN_FULL = 2097152;
        /// In the Draw step of the player who draws (3.2.3.1).
        const DRAW_STEP = 1048576;
        /// By an effect, whosever (1.7.2): no step of the turn, no turn action and no cost; noted of what is exerted, readied or moved.
        const BY_EFFECT = 4194304;
        /// By questing (4.5.2).
        const QUESTING = 262144;
    }
}

/// A pattern over what happens.
#[derive(Clone, Debug, PartialEq)]
pub struct Pattern {
    /// What.
    pub kind: EventKind,
    /// About which object; its zones are not looked at.
    pub subject: Option<Select>,
    /// With which other object; its zones are not looked at.
    pub object: Option<Select>,
    /// By or to whom.
    pub player: Option<Players>,
    /// The amount.
    pub amount: Option<(Cmp, Amount)>,
    /// Flags that must be there.
    pub with: Flags,
    /// Flags that must not be there.
    pub without: Flags,
    /// Only the Nth of the kind in this turn.
    pub nth: Option<u8>,
    /// Which of the kind in this turn it was takes the place of the amount.
    pub counted: bool,
    /// "One or more": everything that happens together counts once, and the amount is how many.
    pub together: bool,
    /// "In a turn": what the player had of the kind in this turn, this included, takes the place of the amount.
    pub summed: bool,
}

impl Pattern {
    /// Whenever that happens.
    pub fn of(kind: EventKind) -> Pattern {
        Pattern {
            kind,
            subject: None,
            object: None,
            player: None,
            amount: None,
            with: Flags::empty(),
            without: Flags::empty(),
            nth: None,
            counted: false,
            together: false,
            summed: false,
        }
    }

    /// Whenever that happens to or by such an object.
    pub fn subject(kind: EventKind, subject: Select) -> Pattern {
        Pattern { subject: Some(subject), ..Pattern::of(kind) }
    }

    /// Whenever that happens to the source.
    pub fn this(kind: EventKind) -> Pattern {
        Pattern::subject(kind, Select::in_play(Filter::This))
    }

    /// Whenever such a player does it.
    pub fn player(kind: EventKind, player: Players) -> Pattern {
        Pattern { player: Some(player), ..Pattern::of(kind) }
    }
}
