//! How much: fixed numbers, counts, values of cards, and what an instruction did before.

use super::*;

node! {
    /// The amount inside a verb: damage, lore, ink.
    pub enum Amount {
        N(u32),
        /// "1 additional".
        Additional(u32),
        /// "a" ("a damage counter").
        A,
        UpTo(u32),
        All,
        /// No number printed; an "equal to" follows as an adverb: "gain lore equal to …".
        Unstated,
        /// "that much", "that many", "that amount of", "the same amount of", "that number of".
        That(ThatAmount),
        /// "any amount of".
        Any,
        /// "any number of" (counters).
        AnyNumber,
        /// "N or more" in a trigger: "remove 2 or more damage".
        OrMore(u32),
        /// "N or less".
        OrLess(u32),
        /// "half their", before "lore"; "rounded up" is printed behind it.
        Half { of: Possessor, round: Rounding },
        /// "X", which a "where X is" behind it says.
        X,
        /// "up to X".
        UpToX,
        /// "double that", before "damage" or "lore".
        DoubleThat,
    }

    #[derive(Copy)]
    pub enum ThatAmount { Much, Many, Amount, SameAmount, Number, SameNumber }

    /// Where a damage amount says "damage" or "damage counters".
    #[derive(Default, Copy)]
    pub enum DamageWord { #[default] Damage, Counter }

    /// A number read from the game.
    pub enum Value {
        N(u32),
        /// "his {S}", "this character's {L}".
        Stat { stat: Stat, of: Possessor },
        /// "the {S} of chosen character".
        StatOf { stat: Stat, of: Box<NounPhrase> },
        /// "the {S} he had in play": last known (6.7.7).
        StatHad { stat: Stat, of: Ref },
        /// "the total {S} of your characters".
        TotalStat { stat: Stat, of: Box<NounPhrase> },
        /// "its cost", "that song's cost".
        Cost(Possessor),
        /// "the cost of one of your items".
        CostOf(Box<NounPhrase>),
        /// "the damage on …".
        DamageOn(Box<NounPhrase>),
        /// "the number of …".
        NumberOf(Box<NounPhrase>),
        /// "the damage just dealt", "the lore lost this way", "the damage removed this way".
        ThisWay { unit: Unit, event: Box<Event> },
        /// "that number", "that amount": what was counted before.
        That(ThatAmount),
        /// "the difference".
        Difference,
        /// "the difference between your lore and their lore".
        DifferenceBetween(Box<Value>, Box<Value>),
        /// "their lore".
        LoreOf(Possessor),
        /// "the total cost of …".
        TotalCost(Box<NounPhrase>),
        /// "the highest {S} among your characters", "the lowest cost among …".
        Extreme { degree: Degree, what: Measure, among: Box<NounPhrase> },
        /// "that number plus 1".
        Plus(Box<Value>, u32),
        /// "twice …".
        Twice(Box<Value>),
        /// "half …, rounded up".
        Half { of: Box<Value>, round: Rounding },
    }

    #[derive(Copy)]
    pub enum Rounding { Up, Down }

    /// What a "for each" counts (6.1.8).
    pub enum Each {
        /// "for each character you have in play".
        Noun(Box<NounPhrase>),
        /// "for every 3 cards in your hand".
        Every(Box<NounPhrase>),
        /// "for each 1 damage on …", "for each damage counter on …".
        DamageOn { #[serde(default)] step: Option<u32>, #[serde(default)] word: DamageWord, on: Box<NounPhrase> },
        /// "for each 1 damage removed this way", "for each damage counter moved this way".
        ThisWay { #[serde(default)] step: Option<u32>, unit: Unit, event: Box<Event> },
        /// "for each opponent who doesn't", "for each opposing player".
        Player(PlayerPhrase),
        /// "for each different ink type of …".
        DifferentInks(Box<NounPhrase>),
        /// "for each different name among …".
        DifferentNames(Box<NounPhrase>),
        /// "for each time they quested this turn".
        Time(Box<Event>),
    }

    #[derive(Copy)]
    pub enum Unit { Damage, DamageCounter, Lore, Ink }
}
