//! The clause: who, verb, and what narrows it, in printed order.

use super::*;

node! {
    /// One clause: "chosen character gets +2 {S} this turn", "draw a card for each …".
    pub struct Clause {
        pub subject: Subject,
        pub verb: Verb,
        /// What is printed between the verb's object and the rest of its complement: "deal 1 damage *each* to …",
        /// "return 2 cards *at random* from …", "play that song *again* from …".
        #[serde(default)]
        pub early: Vec<Adverb>,
        /// Durations, amounts and limits after the verb, in printed order. In a series whose later clauses leave the
        /// subject out, a duration at the end holds for all of them.
        #[serde(default)]
        pub adverbs: Vec<Adverb>,
    }

    pub enum Adverb {
        Duration(Duration),
        /// "for each …".
        ForEach(Each),
        /// "equal to …", with "to a maximum of N".
        EqualTo { value: Value, #[serde(default)] maximum: Option<Maximum> },
        /// ", to a maximum of 6 lore", after a "for each".
        ToAMaximum(Maximum),
        If(Condition),
        While(Condition),
        Unless(Condition),
        /// "instead", "instead of …".
        Instead(Option<InsteadOf>),
        IfAble,
        AtRandom,
        ForFree,
        /// "when he enters play" and other trailing moments.
        When(Event),
        InAnyOrder,
        InARandomOrder,
        /// "each" after an amount: "deal 1 damage each to …".
        Each,
        /// "also", printed before the verb.
        Also,
        /// "each", printed before the verb: "up to 2 chosen characters each get".
        EachBefore,
        /// "both", printed before the verb: "they both gain".
        BothBefore,
        /// "both", after its object: "banish them both".
        Both,
        /// "again".
        Again,
        /// "at any time".
        AtAnyTime,
        /// ", exerted": how a card just played enters.
        Exerted,
        /// "as if it were in your hand", "as if this character had any name".
        AsIf(AsIf),
        /// "until you have 3 cards in your hand", "until they have 3", "until you reveal a …".
        Until(UntilHave),
        /// "this way".
        ThisWay,
        WhileHere,
        /// "total" after an amount that is shared out: "remove up to 4 damage total from …".
        Total,
        /// "plus 1" after an amount: "draw that number of cards plus 1".
        Plus(u32),
        /// "plus a card for each …", "plus 1 lore for each …".
        PlusForEach { #[serde(default)] comma: ThenComma, more: PlusMore, each: Each },
        /// ", where X is the number of …".
        WhereX(Value),
        /// ", or 4 damage if they're damaged": another amount under a condition (6.5.6).
        OrIf(Box<OrIf>),
        /// "at the end of the turn", "at the start of your next turn": done then, to what is chosen now (6.2.7.2).
        At(Event),
    }

    /// What is added for each of something.
    pub enum PlusMore {
        /// "a card", "an additional card".
        Cards(NounPhrase),
        /// "1 lore", "1 damage", "2 {I}".
        Units { amount: u32, unit: Unit },
        /// "+1 {S}".
        Change(StatChange),
    }

    /// Another amount under a condition.
    pub struct OrIf {
        #[serde(default)]
        pub comma: ThenComma,
        pub amount: OtherAmount,
        /// Whether "instead" is printed between amount and "if".
        #[serde(default)]
        pub word: OrIfWord,
        pub condition: Condition,
    }

    #[derive(Default, Copy)]
    pub enum OrIfWord { #[default] If, InsteadIf }

    pub enum OtherAmount {
        /// "4 damage".
        Damage { amount: Amount, #[serde(default)] word: DamageWord },
        /// "2 lore".
        Lore(Amount),
        /// "+4 {S}".
        Changes(Vec<StatChange>),
        /// "3 cards".
        Cards(NounPhrase),
    }

    /// "to a maximum of 6 lore".
    #[derive(Copy)]
    pub struct Maximum {
        pub number: u32,
        #[serde(default)]
        pub unit: Option<Unit>,
        /// "+4 {S}".
        #[serde(default)]
        pub stat: Option<Stat>,
    }

    pub enum AsIf {
        /// "it were in your hand".
        In { what: NounPhrase, zone: Zone },
        /// "this character had any name".
        AnyName(NounPhrase),
    }

    pub enum InsteadOf {
        /// "instead of into your discard".
        Into(Zone),
        /// "instead of their {S}".
        Stat { stat: Stat, of: Possessor },
    }

    pub enum UntilHave {
        /// "until you have 3 cards in your hand" / "until they have 3".
        Have { who: PlayerPhrase, what: UntilWhat },
        /// "until you reveal a character card".
        Reveal { who: PlayerPhrase, what: NounPhrase },
    }

    pub enum UntilWhat { Noun(NounPhrase), N(u32), SameNumber }

    /// How long something holds (6.1.13).
    pub enum Duration {
        ThisTurn,
        /// "for the rest of this turn".
        RestOfTurn,
        /// "until the start of your next turn".
        UntilStartOfTurn(TurnOwner),
        /// "until the end of your next turn".
        UntilEndOfTurn(TurnOwner),
        /// "during their next turn".
        DuringNextTurn(TurnOwner),
        /// "at the start of their next turn", "at the start of your turn", after "can't ready".
        AtStartOfTurn { whose: TurnOwner, next: NextTurn },
        /// "during that challenge".
        DuringThatChallenge,
        /// "during your turn", "during opponents' turns".
        During(TurnPeriod),
        /// "each turn".
        EachTurn,
        /// "the turn he's played".
        TheTurnPlayed(Ref),
        /// "after the challenge".
        AfterTheChallenge,
        /// "this turn and your next turn", "this turn and during their next turn".
        ThisAndNextTurn { whose: TurnOwner, #[serde(default)] word: AndNextWord },
        /// "until the end of the turn".
        UntilEndOfThisTurn,
        /// "until the end of the challenge".
        UntilEndOfChallenge,
    }

    #[derive(Default, Copy)]
    pub enum AndNextWord { #[default] And, AndDuring }

    #[derive(Copy)]
    pub enum NextTurn {
        Next,
        Every,
        /// "turns", of several players.
        Turns,
    }

    /// Whose turn a duration names: "your", "their", "its", "their players'".
    pub enum TurnOwner {
        Your,
        Of(Possessor),
    }

    /// A period of turns: "during your turn", "during an opponent's turn".
    pub enum TurnPeriod {
        Yours,
        AnOpponents,
        Opponents,
        EachOpponents,
        /// "your opponents' turns".
        YourOpponents,
        Theirs(PlayerRef),
        ThatChallenge,
        /// "your third turn", "your third turn or later".
        YourNth { number: u32, #[serde(default)] or_later: OrLater },
        /// "the turn you play this character".
        TheTurnYouPlay(NounPhrase),
    }

    #[derive(Default, Copy)]
    pub enum OrLater { #[default] Omitted, OrLater }
}
