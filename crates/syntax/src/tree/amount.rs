//! How much: fixed numbers, counts, values of cards, and what an instruction did before.

use super::*;

node! {
    /// The amount inside a verb: damage, lore, ink.
    pub enum Amount {
        /// "2": the number as printed.
        N(u32),
        /// "1 additional".
        Additional(u32),
        /// "a" ("a damage counter").
        A,
        /// "up to 2": how many is chosen while resolving.
        UpTo(u32),
        /// "all": "remove all damage".
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
        Half {
            /// Whose lore is halved.
            of: Possessor,
            /// Which way half of an odd number goes.
            round: Rounding,
        },
        /// "X", which a "where X is" behind it says.
        X,
        /// "up to X".
        UpToX,
        /// "up to that much", before "damage".
        UpToThat(ThatAmount),
        /// "double that", before "damage" or "lore".
        DoubleThat,
        /// "1 less", "1 more", before "lore": of lore that would be gained or lost.
        Changed {
            /// How much.
            by: u32,
            /// More or less than would be.
            change: MoreOrLess,
        },
    }

    /// The words for a number that was said or counted before; which number it is, elaboration finds.
    #[derive(Copy)]
    pub enum ThatAmount {
        /// "that much".
        Much,
        /// "that many".
        Many,
        /// "that amount of".
        Amount,
        /// "the same amount of".
        SameAmount,
        /// "that number of".
        Number,
        /// "the same number of".
        SameNumber,
    }

    /// Where a damage amount says "damage" or "damage counters".
    #[derive(Default, Copy)]
    pub enum DamageWord {
        /// "1 damage".
        #[default]
        Damage,
        /// "1 damage counter".
        Counter,
    }

    /// A number read from the game.
    pub enum Value {
        /// A number as printed.
        N(u32),
        /// "his {S}", "this character's {L}".
        Stat {
            /// Which value of the card.
            stat: Stat,
            /// Whose: "this character's".
            of: Possessor,
        },
        /// "the {S} of chosen character".
        StatOf {
            /// Which value of the card.
            stat: Stat,
            /// The card, which may be chosen here.
            of: Box<NounPhrase>,
        },
        /// "the {S} he had in play": last known (6.7.7).
        StatHad {
            /// Which value of the card.
            stat: Stat,
            /// The card that left play.
            of: Ref,
        },
        /// "the total {S} of your characters".
        TotalStat {
            /// Which value is added up.
            stat: Stat,
            /// The cards it is added up over.
            of: Box<NounPhrase>,
        },
        /// "its cost", "that song's cost".
        Cost(Possessor),
        /// "the cost of one of your items".
        CostOf(Box<NounPhrase>),
        /// "the damage on …".
        DamageOn(Box<NounPhrase>),
        /// "the number of …".
        NumberOf(Box<NounPhrase>),
        /// "the damage just dealt", "the lore lost this way", "the damage removed this way".
        ThisWay {
            /// What is counted: damage, lore, ink.
            unit: Unit,
            /// What was done to it in this effect.
            event: Box<Event>,
        },
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
        Extreme {
            /// Highest or lowest.
            degree: Degree,
            /// What is compared.
            what: Measure,
            /// The cards it is looked for among.
            among: Box<NounPhrase>,
        },
        /// "that number plus 1".
        Plus(Box<Value>, u32),
        /// "the number of … plus the number of …".
        Sum(Box<Value>, Box<Value>),
        /// "the number of … minus the number of …": not less than nothing.
        Less(Box<Value>, Box<Value>),
        /// "that number minus 1".
        Minus(Box<Value>, u32),
        /// "the number of different classifications among …".
        NumberOfDifferent {
            /// What is counted once however many have it.
            what: Differing,
            /// Who may have it.
            among: Box<NounPhrase>,
        },
        /// "twice …".
        Twice(Box<Value>),
        /// "half …, rounded up".
        Half {
            /// What is halved.
            of: Box<Value>,
            /// Which way half of an odd number goes.
            round: Rounding,
        },
    }

    /// What is counted once however many have it.
    #[derive(Copy)]
    pub enum Differing {
        /// "different classifications".
        Classes,
        /// "different names".
        Names,
        /// "different ink types".
        Inks,
        /// "different costs".
        Costs,
        /// "different {S}".
        Stat(Stat),
    }

    /// Which way half of an odd number goes.
    #[derive(Copy)]
    pub enum Rounding {
        /// "rounded up".
        Up,
        /// "rounded down".
        Down,
    }

    /// What a "for each" counts (6.1.8).
    pub enum Each {
        /// "for each character you have in play".
        Noun(Box<NounPhrase>),
        /// "for every 3 cards in your hand".
        Every(Box<NounPhrase>),
        /// "for each 1 damage on …", "for each damage counter on …".
        DamageOn {
            /// The 1 of "for each 1 damage", where it is printed.
            #[serde(default)]
            step: Option<u32>,
            /// Damage or damage counters.
            #[serde(default)]
            word: DamageWord,
            /// What the damage is on.
            on: Box<NounPhrase>,
        },
        /// "for each 1 damage removed this way", "for each damage counter moved this way".
        ThisWay {
            /// The 1 of "for each 1 damage", where it is printed.
            #[serde(default)]
            step: Option<u32>,
            /// What is counted.
            unit: Unit,
            /// What was done to it in this effect.
            event: Box<Event>,
        },
        /// "for each opponent who doesn't", "for each opposing player".
        Player(PlayerPhrase),
        /// "for each different ink type of …".
        DifferentInks(Box<NounPhrase>),
        /// "for each different name among …", "for each different cost among …".
        Different {
            /// What counts once however many have it.
            what: Differing,
            /// Among which cards.
            among: Box<NounPhrase>,
        },
        /// "for each 5 lore you have".
        LoreOf {
            /// The 5 of "for each 5 lore".
            #[serde(default)]
            step: Option<u32>,
            /// Whose lore is counted.
            who: PlayerPhrase,
        },
        /// "for each time they quested this turn".
        Time(Box<Event>),
    }

    /// What is counted that is no card.
    #[derive(Copy)]
    pub enum Unit {
        /// "damage".
        Damage,
        /// "damage counter".
        DamageCounter,
        /// "lore".
        Lore,
        /// "{I}".
        Ink,
    }
}
