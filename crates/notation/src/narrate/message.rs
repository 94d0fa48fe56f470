//! Everything that the narrator can say, as data.

use super::Reason;
use crate::syntax::{Keyword, Player, Zone};

/// A rule number and what it did.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Said {
    /// The rule under which it happened.
    pub rule: &'static str,
    /// What happened.
    pub message: Message,
}

/// How a card was paid for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Payment {
    /// With so much ink.
    Ink(u32),
    /// With its Shift, onto these cards.
    Shift {
        /// What it lies on.
        onto: Vec<String>,
        /// The ink paid.
        ink: u32,
    },
    /// Sung.
    Sung {
        /// By these characters.
        by: Vec<String>,
    },
    /// For free, or by a cost other than ink.
    Free,
}

/// Where a card is put.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Place {
    /// A zone as a whole.
    Zone(Zone),
    /// The top of the deck.
    DeckTop,
    /// The bottom of the deck.
    DeckBottom,
}

/// What a player does with the opening hand (2.2.2).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Keep {
    /// All of it stays.
    All,
    /// So many cards are put back.
    Altered(u32),
}

/// One sentence. Cards are full names.
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Message {
    // The turn (chapter 3) and the setup (2.2).
    OpeningHand { player: Player, keep: Keep },
    TurnBegins { player: Player },
    ReadyStep { player: Player },
    SetStep { player: Player },
    DrawStep { player: Player },
    MainPhase { player: Player },
    EndPhase { player: Player },
    SkipsDraw { player: Player },

    // Turn actions (chapter 4).
    Inks { player: Player, card: String },
    Plays { player: Player, card: String, payment: Payment },
    Pays { player: Player, ink: u32 },
    Uses { player: Player, card: String, ability: Option<String> },
    Quests { card: String, lore: i32 },
    Challenges { card: String, target: String },
    ChallengeEnds { card: String, target: String },
    MovesTo { card: String, location: String },
    EndsTurn { player: Player },
    Concedes { player: Player },

    // Answers to decisions.
    Accepts { player: Player, source: Option<String> },
    Declines { player: Player, source: Option<String> },
    ChoosesCards { player: Player, cards: Vec<String> },
    ChoosesNothing { player: Player },
    ChoosesPlayers { player: Player, players: Vec<Player> },
    ChoosesOption { player: Player, option: u32 },
    ChoosesNumber { player: Player, number: i32 },
    Names { player: Player, name: String },
    Orders { player: Player, cards: Vec<String> },
    Applies { player: Player, card: String },
    NobodyToChoose { player: Player, source: Option<String> },

    // What happens to cards.
    EntersPlay { card: String },
    EntersExerted { card: String },
    Banished { card: String, by: Option<String> },
    Discards { player: Player, card: String },
    Draws { player: Player, card: String },
    Put { card: String, owner: Player, to: Place },
    PutUnder { card: String, top: String },
    Exerts { card: String },
    Readies { card: String },
    Sings { card: String, song: String },
    Revealed { card: String },
    LooksAt { player: Player, card: String },
    Shuffles { player: Player },

    // Damage (1.9) and lore (1.11).
    DealsDamage { source: Option<String>, target: String, amount: i32 },
    TakesDamage { target: String, amount: i32 },
    RemovesDamage { target: String, amount: i32 },
    DamageModified { target: String, before: i32, after: i32 },
    GainsLore { player: Player, amount: i32 },
    LosesLore { player: Player, amount: i32 },

    // Abilities (chapters 6 to 8).
    Triggers { player: Player, card: String, ability: Option<String> },
    Resolves { player: Player, card: String, ability: Option<String> },
    NoEffect { card: String, ability: Option<String> },
    Replaces { card: String, ability: Option<String> },
    KeywordMatters { card: String, keyword: Keyword },
    EffectEnds { card: String },

    // The end (2.3.3).
    Wins { player: Player },
    Loses { player: Player },
    GameDrawn,

    // The judge.
    Line { text: String },
    Refused { text: String, reason: Reason },
    Refuses { text: String, reason: String },
    Held { expectation: String },
    Failed { expectation: String, actual: String },
    Unsupported { card: String, reason: String },
}

impl Message {
    /// Whether it tells an answer and nothing else, as the line of a script does.
    pub fn is_answer(&self) -> bool {
        matches!(
            self,
            Self::Accepts { .. }
                | Self::Declines { .. }
                | Self::ChoosesCards { .. }
                | Self::ChoosesNothing { .. }
                | Self::ChoosesPlayers { .. }
                | Self::ChoosesOption { .. }
                | Self::ChoosesNumber { .. }
                | Self::Names { .. }
                | Self::Orders { .. }
                | Self::Applies { .. }
                | Self::EndsTurn { .. }
                | Self::Concedes { .. }
        )
    }
}
