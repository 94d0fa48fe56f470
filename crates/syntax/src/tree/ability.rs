//! Abilities: a paragraph of a card.

use super::*;

node! {
    /// One ability of a card, with its story name where it has one.
    pub struct Ability {
        /// The story name printed before the text (5.2.8).
        #[serde(default)]
        pub name: Option<AbilityName>,
        /// What the paragraph says.
        pub kind: AbilityKind,
        /// How the last sentence is closed.
        #[serde(default)]
        pub ending: Ending,
    }

    /// Whether print closes the last sentence with a full stop.
    #[derive(Default, Copy)]
    pub enum Ending {
        /// With a full stop, as almost everywhere.
        #[default]
        Stop,
        /// Without one, as some older cards are printed.
        NoStop,
    }

    /// The kinds of ability (1.6.1), told apart by how their text begins.
    pub enum AbilityKind {
        /// A keyword line: "Bodyguard, Support".
        Keywords(Vec<Keyword>),
        /// "Whenever this character quests, …" (6.2).
        Triggered(Triggered),
        /// "{E}, 2 {I} — Draw a card." (6.3).
        Activated(Activated),
        /// Continuous text without trigger or cost (6.4), entering play included (6.7.9).
        Static(Vec<Sentence>),
        /// "If this character would be dealt damage, … instead." (6.5).
        Replacement(Replacement),
        /// The text of an action (5.4.3).
        Action(Vec<Sentence>),
        /// "(This character counts as being named both A and B.)"
        NamedBoth(Vec<CardName>),
        /// "You may have up to 99 copies of … in your deck.": outside the game (1.10.1.3).
        DeckRule(DeckRule),
        /// A keyword that no rule is known for: read, and said not to run.
        UnknownKeyword(UnknownKeyword),
    }

    /// A triggered ability (6.2).
    pub struct Triggered {
        /// "During your turn,", "Once during your turn,", "While this character is exerted,", before the heads.
        #[serde(default)]
        pub lead: Vec<Lead>,
        /// One or more trigger conditions that share the effect (6.2.6).
        pub heads: Vec<TriggerHead>,
        /// The effects; a secondary "if" (6.2.4) is the lead of the first sentence.
        pub effects: Vec<Sentence>,
    }

    /// One trigger condition: "whenever you play a song" (6.2.2).
    pub struct TriggerHead {
        /// The word it begins with.
        pub word: TriggerWord,
        /// What it waits for.
        pub event: Event,
    }

    /// How a trigger condition begins (6.2.2); the times that are counted limit how often it triggers.
    #[derive(Copy)]
    pub enum TriggerWord {
        /// "when", of what happens once: "when you play this character".
        When,
        /// "whenever", of what may happen again.
        Whenever,
        /// "at", before the start or end of a turn.
        At,
        /// "the first time … each turn", the period printed behind the event.
        TheFirstTime,
        /// "the second time", the period printed behind the event.
        TheNthTime(u32),
        /// "the next time", of a trigger that waits once (6.2.7).
        TheNextTime,
        /// "the first time each turn", "the second time each turn".
        TheNthTimeEachTurn(u32),
    }

    /// An activated ability (6.3). Without costs, it is written without a dash: "Once during your turn, you may A to B."
    /// is the lead and a sentence whose "A" is the cost.
    pub struct Activated {
        /// What limits its use: "Once during your turn,", "While this item is ready,".
        #[serde(default)]
        pub lead: Vec<Lead>,
        /// What stands before the dash (4.4.1); empty where print has no dash.
        pub costs: Vec<Cost>,
        /// What stands behind the dash.
        pub effects: Vec<Sentence>,
    }

    /// A replacement effect (6.5): "if … would …, … instead".
    pub struct Replacement {
        /// When it applies: "During your turn,", "While this character is exerted,".
        #[serde(default)]
        pub lead: Vec<Lead>,
        /// The word before the event.
        pub word: ReplacementWord,
        /// The event that is replaced; its tense is [`Tense::Would`].
        pub would: Event,
        /// Whether a comma stands before what happens instead.
        #[serde(default)]
        pub comma: ThenComma,
        /// What happens instead (6.5.2).
        pub instead: Vec<Sentence>,
    }

    /// How a replacement begins; the times that are counted limit how often it applies.
    #[derive(Copy)]
    pub enum ReplacementWord {
        /// "if", as almost everywhere.
        If,
        /// "when … would".
        When,
        /// "whenever … would".
        Whenever,
        /// "the first time … would … each turn", the period printed behind the event.
        TheFirstTime,
        /// "the next time … would", of an effect that waits once.
        TheNextTime,
        /// "the first time each turn … would".
        TheFirstTimeEachTurn,
    }

    /// What a card changes about deck building (1.10.1.3).
    pub enum DeckRule {
        /// "up to 99 copies of X - Y"; the name may be a full name.
        UpTo {
            /// How many may be in the deck.
            copies: u32,
            /// The card that may be so often in the deck.
            name: CardName,
        },
        /// "any number of cards named X".
        AnyNumber(CardName),
        /// "only have 2 copies of X".
        Only {
            /// How many at most.
            copies: u32,
            /// The card that is limited.
            name: CardName,
        },
        /// "other Hunny characters … regardless of ink type".
        AnyInk(NounPhrase),
    }
}
