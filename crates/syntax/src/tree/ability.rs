//! Abilities: a paragraph of a card.

use super::*;

node! {
    /// One ability of a card, with its story name where it has one.
    pub struct Ability {
        #[serde(default)]
        pub name: Option<AbilityName>,
        pub kind: AbilityKind,
        #[serde(default)]
        pub ending: Ending,
    }

    /// Whether print closes the last sentence with a full stop.
    #[derive(Default, Copy)]
    pub enum Ending { #[default] Stop, NoStop }

    pub enum AbilityKind {
        /// A keyword line: "Bodyguard, Support".
        Keywords(Vec<Keyword>),
        Triggered(Triggered),
        Activated(Activated),
        /// Continuous text without trigger or cost (6.4), entering play included (6.7.9).
        Static(Vec<Sentence>),
        Replacement(Replacement),
        /// The text of an action (5.4.3).
        Action(Vec<Sentence>),
        /// "(This character counts as being named both A and B.)"
        NamedBoth(Vec<CardName>),
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

    pub struct TriggerHead { pub word: TriggerWord, pub event: Event }

    #[derive(Copy)]
    pub enum TriggerWord { When, Whenever, At, TheFirstTime, TheNthTime(u32), TheNextTime, /** "the first time each turn", with its number. */ TheNthTimeEachTurn(u32) }

    /// An activated ability (6.3). Without costs, it is written without a dash: "Once during your turn, you may A to B."
    /// is the lead and a sentence whose "A" is the cost.
    pub struct Activated {
        #[serde(default)]
        pub lead: Vec<Lead>,
        pub costs: Vec<Cost>,
        pub effects: Vec<Sentence>,
    }

    /// A replacement effect (6.5): "if … would …, … instead".
    pub struct Replacement {
        #[serde(default)]
        pub lead: Vec<Lead>,
        pub word: ReplacementWord,
        pub would: Event,
        #[serde(default)]
        pub comma: ThenComma,
        pub instead: Vec<Sentence>,
    }

    #[derive(Copy)]
    pub enum ReplacementWord { If, When, Whenever, TheFirstTime, TheNextTime, /** "the first time each turn". */ TheFirstTimeEachTurn }

    /// What a card changes about deck building (1.10.1.3).
    pub enum DeckRule {
        /// "up to 99 copies of X - Y"; the name may be a full name.
        UpTo { copies: u32, name: CardName },
        /// "any number of cards named X".
        AnyNumber(CardName),
        /// "only have 2 copies of X".
        Only { copies: u32, name: CardName },
        /// "other Hunny characters … regardless of ink type".
        AnyInk(NounPhrase),
    }
}
