//! What an "if", "while" or "unless" asks (6.1.15, 6.1.16, 6.2.4).

use super::*;

node! {
    /// A question about the game that is answered yes or no when the text asks it.
    pub enum Condition {
        /// "you have a character named … in play", "you don't have …", "an opponent has no cards in their hand".
        Has {
            /// Who is looked at.
            who: PlayerPhrase,
            /// What they have.
            what: NounPhrase,
            /// "doesn't have", "don't have".
            #[serde(default)]
            negated: Negation,
        },
        /// "an opponent has more cards in their hand than you", "they have more than 3 cards".
        HasMore {
            /// Who has more or fewer.
            who: PlayerPhrase,
            /// More or fewer.
            #[serde(default)]
            word: MoreWord,
            /// What is counted.
            what: NounPhrase,
            /// Who they are compared with.
            than: PlayerPhrase,
            /// "2 more", "at least 2 more".
            #[serde(default)]
            by: Option<By>,
        },
        /// "you have more exerted characters in play than ready characters".
        HasMoreOf {
            /// Who has them.
            who: PlayerPhrase,
            /// More or fewer.
            #[serde(default)]
            word: MoreWord,
            /// What is counted.
            what: NounPhrase,
            /// What it is compared with, of the same player.
            than: NounPhrase,
        },
        /// "an opponent has 10 or more lore", "has more lore than you".
        HasLore {
            /// Whose lore.
            who: PlayerPhrase,
            /// How much.
            compare: LoreCompare,
        },
        /// "you have the most lore", "an opponent has the fewest cards in their hand"; a tie is enough.
        HasExtreme {
            /// Who is looked at.
            who: PlayerPhrase,
            /// The most or the fewest.
            degree: Degree,
            /// What is counted; lore where it is left out.
            #[serde(default)]
            what: Option<NounPhrase>,
        },
        /// "the total {S} of your characters is 10 or more".
        ValueIs {
            /// The number that is looked at.
            value: Value,
            /// What it is compared with.
            compare: Compare,
        },
        /// "this character is exerted", "it's a character card", "the chosen character is named …".
        Is {
            /// The card or cards.
            what: NounPhrase,
            /// What is said of them.
            state: State,
            /// "is", "was".
            #[serde(default)]
            tense: Tense,
            /// "isn't", "'s not".
            #[serde(default)]
            negated: Negation,
            /// Whether pronoun and verb are drawn together: "it's".
            #[serde(default)]
            contraction: Contraction,
        },
        /// "this character has no damage", "he has 5 {S} or more", "had a card under him".
        CardHas {
            /// The card or cards.
            what: NounPhrase,
            /// What they have.
            has: Having,
            /// "has", "had".
            #[serde(default)]
            tense: Tense,
        },
        /// "there's a card under this character", "there are 3 or more …", "there was …".
        ThereIs {
            /// What there is.
            what: NounPhrase,
            /// "there is", "there was".
            #[serde(default)]
            tense: Tense,
        },
        /// Something that happened: "you played a song this turn".
        Happened(Event),
        /// "it's the second card you've drawn this turn", "it's the second challenge this turn".
        IsOrdinal {
            /// The card that is asked about.
            what: Ref,
            /// Which of its kind it must be.
            which: NounPhrase,
        },
        /// "this is the third action you've played this turn": the card itself.
        ThisIsOrdinal(NounPhrase),
        /// "it's the second challenge this turn".
        IsNthChallenge {
            /// The word for the challenge.
            what: Ref,
            /// Which one of the turn.
            number: u32,
        },
        /// "it's the second time this turn".
        IsNthTime(u32),
        /// "it's the first time you've moved a character this turn".
        IsNthTimeOf {
            /// Which time of the turn.
            number: u32,
            /// What has happened so often.
            event: Event,
        },
        /// "you used Shift to play this character".
        UsedToPlay {
            /// The keyword by which it was played.
            keyword: KeywordName,
            /// The card that was played.
            what: NounPhrase,
        },
        /// "you do", "they do", "they don't", "you can't".
        Does {
            /// Who was asked or told to do it.
            who: PlayerPhrase,
            /// "don't", "can't".
            #[serde(default)]
            negated: Negation,
            /// Which of several parts: all of it, either, both (6.1.4.2).
            #[serde(default)]
            what: DoWhat,
        },
        /// "he does", of a card that may enter play exerted.
        CardDoes {
            /// The card.
            what: NounPhrase,
            /// "doesn't".
            #[serde(default)]
            negated: Negation,
        },
        /// "no one does", "none of them do".
        NobodyDoes(NobodyWord),
        /// "you have 2 or more opponents".
        HasOpponents {
            /// Whose opponents.
            who: PlayerPhrase,
            /// How many.
            quantity: Quantity,
        },
        /// "this is your first turn and you're not the first player".
        FirstTurnNotFirstPlayer,
        /// "this is your first turn".
        FirstTurn,
        /// "an effect would cause you to discard …" and other replaced events.
        Would(Event),
        /// Being in a challenge without a subject: "while being challenged", "while challenging a damaged character".
        BeingChallenged,
        /// "while challenging", "while challenging a damaged character".
        Challenging(Option<NounPhrase>),
        /// "it's your turn".
        ItsTurn(TurnOf),
        /// "it's not your turn", "it isn't your turn".
        ItsNotTurn {
            /// Whose turn it must not be.
            turn: TurnOf,
            /// "it's not" or "it isn't".
            negated: Negation,
        },
        /// "their player pays 3 {I}", "you pay 1 {I}", "that player puts that card on the bottom of their deck": an
        /// act as a way out, after "unless".
        Unless(Box<Act>),
        /// Costs and names compared: "that item costs 3 or less".
        Costs {
            /// The card.
            what: NounPhrase,
            /// What its cost must be.
            compare: Compare,
        },
        /// "that card has cost 4 or less".
        HasCost {
            /// The card.
            what: NounPhrase,
            /// What its cost must be.
            compare: Compare,
        },
        /// Several that must all hold: "A and B".
        All(Vec<Condition>),
        /// Several of which one must hold: "A or B".
        Any(Vec<Condition>),
    }

    /// How print says that none of those asked did it.
    #[derive(Copy)]
    pub enum NobodyWord {
        /// "no one does".
        NoOne,
        /// "none of them do".
        NoneOfThem,
    }

    /// "you do", "you do either", "you do both".
    #[derive(Default, Copy)]
    pub enum DoWhat {
        /// "if you do".
        #[default]
        It,
        /// "if you do either".
        Either,
        /// "if you do both".
        Both,
    }

    /// Whether a verb is denied, and by which words.
    #[derive(Default, Copy)]
    pub enum Negation {
        /// Not denied.
        #[default]
        No,
        /// "isn't", "don't".
        Not,
        /// "'s not".
        NotApart,
        /// "can't", after what was asked.
        Cannot,
    }

    /// By how many at least one has more than another.
    #[derive(Copy)]
    pub struct By {
        /// How many.
        pub number: u32,
        /// How it is printed.
        #[serde(default)]
        pub word: ByWord,
    }

    /// How a difference is printed.
    #[derive(Default, Copy)]
    pub enum ByWord {
        /// "2 more".
        #[default]
        Plain,
        /// "at least 2 more".
        AtLeast,
    }

    /// Which way a comparison goes.
    #[derive(Default, Copy)]
    pub enum MoreWord {
        /// "more".
        #[default]
        More,
        /// "fewer".
        Fewer,
        /// "as many … as".
        AsMany,
        /// "the same number of … as".
        SameNumber,
        /// "twice as many … as".
        TwiceAsMany,
        /// "at least twice as many … as".
        AtLeastTwiceAsMany,
    }

    /// How much lore a player must have.
    pub enum LoreCompare {
        /// "10 lore".
        Exactly(u32),
        /// "exactly 10 lore", the word printed.
        JustExactly(u32),
        /// "10 or more lore".
        OrMore(u32),
        /// "10 or less lore".
        OrLess(u32),
        /// "more lore than you".
        MoreThan(PlayerPhrase),
        /// "less lore than you".
        LessThan(PlayerPhrase),
        /// "at least 5 more lore than you", "3 less lore than you".
        Apart {
            /// By how much.
            by: By,
            /// More or less.
            change: MoreOrLess,
            /// With whose lore it is compared.
            than: PlayerPhrase,
        },
        /// "twice as much lore as you", "at least twice as much lore as you".
        Twice {
            /// Whether more will do too.
            word: ByWord,
            /// With whose lore it is compared.
            than: PlayerPhrase,
        },
        /// "less than 5 lore".
        Under(u32),
        /// "more than 5 lore".
        Over(u32),
    }

    /// What "is" can say of a card.
    pub enum State {
        /// "exerted".
        Exerted,
        /// "ready".
        Ready,
        /// "damaged".
        Damaged,
        /// "undamaged".
        Undamaged,
        /// "in play".
        InPlay,
        /// "in your discard".
        In(Zone),
        /// "at a location", "here".
        At(NounPhrase),
        /// "here": at this location.
        Here,
        /// "there": at the location spoken of.
        There,
        /// "under this character".
        Under(NounPhrase),
        /// "being challenged".
        BeingChallenged,
        /// "being challenged by a Villain character".
        BeingChallengedBy(NounPhrase),
        /// "challenging", "challenging a Villain character".
        Challenging(Option<NounPhrase>),
        /// "a character card", "a Knight", "the named card": what it is.
        A(NounPhrase),
        /// "named Ariel".
        Named(CardName),
        /// "chosen" ("if a Villain character is chosen").
        Chosen,
        /// "the same name as …".
        SameNameAs(NounPhrase),
        /// "revealed".
        Revealed,
        /// "cost 3 or less".
        Cost(Compare),
    }

    /// "among your characters" or "of any character".
    #[derive(Default, Copy)]
    pub enum AmongWord {
        /// "the highest {S} among your characters".
        #[default]
        Among,
        /// "the highest {S} of any character".
        Of,
    }

    /// What "has" can say of a card.
    pub enum Having {
        /// "damage".
        Damage,
        /// "no damage".
        NoDamage,
        /// "3 or more damage".
        DamageAmount {
            /// How much.
            compare: Compare,
            /// Damage or damage counters.
            #[serde(default)]
            word: DamageWord,
        },
        /// "5 {S} or more".
        Stat {
            /// Which value.
            stat: Stat,
            /// What it is compared with.
            compare: Compare,
        },
        /// "Evasive".
        Keyword(KeywordName),
        /// "Overdrive": a keyword that has no rules yet.
        Declared(UnknownKeyword),
        /// "Rush or Evasive".
        Keywords {
            /// The keywords.
            keywords: Vec<KeywordName>,
            /// Whether all of them are asked for or one.
            #[serde(default)]
            join: Join,
        },
        /// "the same name as …".
        SameNameAs(NounPhrase),
        /// "the same name", of several.
        SameName,
        /// "the same cost", "the same classification", of several.
        Same(Differing),
        /// "a different name than each other item you have in play".
        DifferentNameThan(NounPhrase),
        /// "different names", "different costs", of several.
        Different(Differing),
        /// "the highest cost", "the most damage".
        Superlative {
            /// Highest or lowest.
            degree: Degree,
            /// What is compared.
            what: Measure,
            /// The cards it is compared with; all in play where left out.
            #[serde(default)]
            among: Option<NounPhrase>,
            /// How those are introduced.
            #[serde(default)]
            word: AmongWord,
        },
        /// "a total of 10 {S} or more", of several.
        Total {
            /// Which value is added up.
            stat: Stat,
            /// What the sum is compared with.
            compare: Compare,
        },
        /// "a card under him" and any other thing had.
        Noun(NounPhrase),
    }
}

impl LoreCompare {
    /// The player with whose lore it compares, where it does.
    pub(crate) fn than_mut(&mut self) -> Option<&mut PlayerPhrase> {
        match self {
            LoreCompare::MoreThan(than)
            | LoreCompare::LessThan(than)
            | LoreCompare::Apart { than, .. }
            | LoreCompare::Twice { than, .. } => Some(than),
            LoreCompare::Exactly(_)
            | LoreCompare::JustExactly(_)
            | LoreCompare::OrMore(_)
            | LoreCompare::OrLess(_)
            | LoreCompare::Under(_)
            | LoreCompare::Over(_) => None,
        }
    }
}
