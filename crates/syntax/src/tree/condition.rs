//! What an "if", "while" or "unless" asks (6.1.15, 6.1.16, 6.2.4).

use super::*;

node! {
    pub enum Condition {
        /// "you have a character named … in play", "you don't have …", "an opponent has no cards in their hand".
        Has { who: PlayerPhrase, what: NounPhrase, #[serde(default)] negated: Negation },
        /// "an opponent has more cards in their hand than you", "they have more than 3 cards".
        HasMore { who: PlayerPhrase, #[serde(default)] word: MoreWord, what: NounPhrase, than: PlayerPhrase },
        /// "an opponent has 10 or more lore", "has more lore than you".
        HasLore { who: PlayerPhrase, compare: LoreCompare },
        /// "you have the most lore", "an opponent has the fewest cards in their hand"; a tie is enough.
        HasExtreme { who: PlayerPhrase, degree: Degree, #[serde(default)] what: Option<NounPhrase> },
        /// "the total {S} of your characters is 10 or more".
        ValueIs { value: Value, compare: Compare },
        /// "this character is exerted", "it's a character card", "the chosen character is named …".
        Is {
            what: NounPhrase,
            state: State,
            #[serde(default)]
            tense: Tense,
            #[serde(default)]
            negated: Negation,
            #[serde(default)]
            contraction: Contraction,
        },
        /// "this character has no damage", "he has 5 {S} or more", "had a card under him".
        CardHas { what: NounPhrase, has: Having, #[serde(default)] tense: Tense },
        /// "there's a card under this character", "there are 3 or more …", "there was …".
        ThereIs { what: NounPhrase, #[serde(default)] tense: Tense },
        /// Something that happened: "you played a song this turn".
        Happened(Event),
        /// "it's the second card you've drawn this turn", "it's the second challenge this turn".
        IsOrdinal { what: Ref, which: NounPhrase },
        IsNthChallenge { what: Ref, number: u32 },
        /// "it's the second time this turn".
        IsNthTime(u32),
        /// "you used Shift to play this character".
        UsedToPlay { keyword: KeywordName, what: NounPhrase },
        /// "you do", "they do", "they don't", "you can't".
        Does { who: PlayerPhrase, #[serde(default)] negated: Negation, #[serde(default)] what: DoWhat },
        /// "he does", of a card that may enter play exerted.
        CardDoes { what: NounPhrase, #[serde(default)] negated: Negation },
        /// "no one does", "none of them do".
        NobodyDoes(NobodyWord),
        /// "you have 2 or more opponents".
        HasOpponents { who: PlayerPhrase, quantity: Quantity },
        /// "this is your first turn and you're not the first player".
        FirstTurnNotFirstPlayer,
        /// "this is your first turn".
        FirstTurn,
        /// "an effect would cause you to discard …" and other replaced events.
        Would(Event),
        /// Being in a challenge without a subject: "while being challenged", "while challenging a damaged character".
        BeingChallenged,
        Challenging(Option<NounPhrase>),
        /// "it's your turn".
        ItsTurn(TurnOf),
        /// "it's not your turn", "it isn't your turn".
        ItsNotTurn { turn: TurnOf, negated: Negation },
        /// "their player pays 3 {I}", "you pay 1 {I}", "that player puts that card on the bottom of their deck": an
        /// act as a way out, after "unless".
        Unless(Box<Act>),
        /// Costs and names compared: "that item costs 3 or less".
        Costs { what: NounPhrase, compare: Compare },
        /// "that card has cost 4 or less".
        HasCost { what: NounPhrase, compare: Compare },
        All(Vec<Condition>),
        Any(Vec<Condition>),
    }

    #[derive(Copy)]
    pub enum NobodyWord { NoOne, NoneOfThem }

    /// "you do", "you do either", "you do both".
    #[derive(Default, Copy)]
    pub enum DoWhat { #[default] It, Either, Both }

    #[derive(Default, Copy)]
    pub enum Negation {
        #[default]
        No,
        /// "isn't", "don't".
        Not,
        /// "'s not".
        NotApart,
        /// "can't", after what was asked.
        Cannot,
    }

    #[derive(Default, Copy)]
    pub enum MoreWord { #[default] More, Fewer }

    pub enum LoreCompare {
        Exactly(u32),
        /// "exactly 10 lore", the word printed.
        JustExactly(u32),
        OrMore(u32),
        /// "10 or less lore".
        OrLess(u32),
        MoreThan(PlayerPhrase),
        LessThan(PlayerPhrase),
    }

    /// What "is" can say of a card.
    pub enum State {
        Exerted,
        Ready,
        Damaged,
        Undamaged,
        InPlay,
        /// "in your discard".
        In(Zone),
        /// "at a location", "here".
        At(NounPhrase),
        Here,
        /// "under this character".
        Under(NounPhrase),
        BeingChallenged,
        /// "being challenged by a Villain character".
        BeingChallengedBy(NounPhrase),
        Challenging(Option<NounPhrase>),
        /// "a character card", "a Knight", "the named card": what it is.
        A(NounPhrase),
        Named(CardName),
        /// "chosen" ("if a Villain character is chosen").
        Chosen,
        /// "the same name as …".
        SameNameAs(NounPhrase),
        Revealed,
        /// "cost 3 or less".
        Cost(Compare),
    }

    /// "among your characters" or "of any character".
    #[derive(Default, Copy)]
    pub enum AmongWord { #[default] Among, Of }

    pub enum Having {
        Damage,
        NoDamage,
        /// "3 or more damage".
        DamageAmount { compare: Compare, #[serde(default)] word: DamageWord },
        Stat { stat: Stat, compare: Compare },
        Keyword(KeywordName),
        /// "Rush or Evasive".
        Keywords { keywords: Vec<KeywordName>, #[serde(default)] join: Join },
        /// "the same name as …".
        SameNameAs(NounPhrase),
        /// "the same name", of several.
        SameName,
        /// "a different name than each other item you have in play".
        DifferentNameThan(NounPhrase),
        /// "different names", of several.
        DifferentNames,
        /// "the highest cost", "the most damage".
        Superlative { degree: Degree, what: Measure, #[serde(default)] among: Option<NounPhrase>, #[serde(default)] word: AmongWord },
        /// "a total of 10 {S} or more", of several.
        Total { stat: Stat, compare: Compare },
        /// "a card under him" and any other thing had.
        Noun(NounPhrase),
    }
}
