//! The clause: who, verb, and what narrows it, in printed order.

use super::*;

node! {
    /// One clause: "chosen character gets +2 {S} this turn", "draw a card for each …".
    pub struct Clause {
        /// Who does it, or of what it is so.
        pub subject: Subject,
        /// What is done, with its objects.
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

    /// What stands beside verb and objects and narrows them.
    pub enum Adverb {
        /// "this turn", "until the start of your next turn" (6.1.13).
        Duration(Duration),
        /// "for each …".
        ForEach(Each),
        /// "equal to …", with "to a maximum of N".
        EqualTo {
            /// What gives the number.
            value: Value,
            /// The most it can be.
            #[serde(default)]
            maximum: Option<Maximum>,
        },
        /// ", to a maximum of 6 lore", after a "for each".
        ToAMaximum(Maximum),
        /// "if you have a Hero character in play", behind its effect (6.1.16).
        If(Condition),
        /// "while this character is exerted" (6.1.13.5).
        While(Condition),
        /// "unless you have a location in play" (6.1.16).
        Unless(Condition),
        /// "instead", "instead of …".
        Instead(Option<InsteadOf>),
        /// "if able": what is demanded is demanded only where it can be done.
        IfAble,
        /// "at random": chance decides which cards.
        AtRandom,
        /// "for free": without paying any cost (6.1.7).
        ForFree,
        /// "when he enters play" and other trailing moments.
        When(Event),
        /// "in any order": who puts them decides.
        InAnyOrder,
        /// "in a random order": chance decides.
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
        /// "while here": as long as it is at this location.
        WhileHere,
        /// "total" after an amount that is shared out: "remove up to 4 damage total from …".
        Total,
        /// "plus 1" after an amount: "draw that number of cards plus 1".
        Plus(u32),
        /// "minus 1" after an amount.
        Minus(u32),
        /// "for 2 {I} less", of a play (1.5.4).
        ForLess(u32),
        /// "plus a card for each …", "plus 1 lore for each …".
        PlusForEach {
            /// Whether a comma stands before "plus".
            #[serde(default)]
            comma: ThenComma,
            /// What is added each time.
            more: PlusMore,
            /// What is counted.
            each: Each,
        },
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
        Units {
            /// How much each time.
            amount: u32,
            /// Of what.
            unit: Unit,
        },
        /// "+1 {S}".
        Change(StatChange),
    }

    /// Another amount under a condition.
    pub struct OrIf {
        /// Whether a comma stands before "or".
        #[serde(default)]
        pub comma: ThenComma,
        /// The amount under the condition.
        pub amount: OtherAmount,
        /// Whether "instead" is printed between amount and "if".
        #[serde(default)]
        pub word: OrIfWord,
        /// When the other amount is the one.
        pub condition: Condition,
    }

    /// Whether "instead" is printed between the other amount and its "if".
    #[derive(Default, Copy)]
    pub enum OrIfWord {
        /// "or 4 damage if …".
        #[default]
        If,
        /// "or 4 damage instead if …".
        InsteadIf,
    }

    /// The other amount of an [`OrIf`], with the words that belong to it.
    pub enum OtherAmount {
        /// "4 damage".
        Damage {
            /// How much damage.
            amount: Amount,
            /// Damage or damage counters.
            #[serde(default)]
            word: DamageWord,
        },
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
        /// The most it can be.
        pub number: u32,
        /// "lore", "damage", "{I}", where it is repeated.
        #[serde(default)]
        pub unit: Option<Unit>,
        /// "+4 {S}".
        #[serde(default)]
        pub stat: Option<Stat>,
    }

    /// What is done as though something else were so.
    pub enum AsIf {
        /// "it were in your hand".
        In {
            /// The card.
            what: NounPhrase,
            /// Where it is taken to be.
            zone: Zone,
        },
        /// "this character had any name".
        AnyName(NounPhrase),
        /// "they weren't drying" (5.1.1.11).
        NotDrying(Ref),
    }

    /// What stands behind "instead of".
    pub enum InsteadOf {
        /// "instead of into your discard".
        Into(Zone),
        /// "instead of their {S}".
        Stat {
            /// The value that would be used.
            stat: Stat,
            /// Whose value.
            of: Possessor,
        },
    }

    /// What ends a drawing, discarding or revealing that names no number (6.1.8.1).
    pub enum UntilHave {
        /// "until you have 3 cards in your hand" / "until they have 3".
        Have {
            /// Whose hand is counted.
            who: PlayerPhrase,
            /// How much they have in the end.
            what: UntilWhat,
        },
        /// "until you reveal a character card".
        Reveal {
            /// Who reveals.
            who: PlayerPhrase,
            /// The card that ends it.
            what: NounPhrase,
        },
    }

    /// How much someone has in the end.
    pub enum UntilWhat {
        /// "3 cards in your hand".
        Noun(NounPhrase),
        /// "3", the cards being clear.
        N(u32),
        /// "the same number", as someone spoken of before.
        SameNumber,
        /// "the same number of cards in your hand as chosen opponent".
        AsMany {
            /// What is counted.
            what: NounPhrase,
            /// Of whom.
            player: PlayerPhrase,
        },
    }

    /// How long something holds (6.1.13).
    pub enum Duration {
        /// "this turn" (6.1.13.4).
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
        AtStartOfTurn {
            /// Whose turn.
            whose: TurnOwner,
            /// Whether the next one only.
            next: NextTurn,
        },
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
        ThisAndNextTurn {
            /// Whose next turn.
            whose: TurnOwner,
            /// How the two turns are joined.
            #[serde(default)]
            word: AndNextWord,
        },
        /// "this turn or next": whoever's turn that is.
        ThisTurnOrNext,
        /// "until the end of the turn".
        UntilEndOfThisTurn,
        /// "until the end of the challenge".
        UntilEndOfChallenge,
        /// "for the rest of the game".
        RestOfGame,
    }

    /// How "this turn" and a next turn are joined.
    #[derive(Default, Copy)]
    pub enum AndNextWord {
        /// "this turn and your next turn".
        #[default]
        And,
        /// "this turn and during your next turn".
        AndDuring,
        /// "this turn or your next turn".
        Or,
        /// "this turn or during your next turn".
        OrDuring,
    }

    /// Which turns of a player are meant.
    #[derive(Copy)]
    pub enum NextTurn {
        /// "their next turn": one only.
        Next,
        /// "your turn": each time.
        Every,
        /// "turns", of several players.
        Turns,
    }

    /// Whose turn a duration names: "your", "their", "its", "their players'".
    pub enum TurnOwner {
        /// "your".
        Your,
        /// "their", "that player's".
        Of(Possessor),
    }

    /// A period of turns: "during your turn", "during an opponent's turn".
    pub enum TurnPeriod {
        /// "your turn".
        Yours,
        /// "an opponent's turn".
        AnOpponents,
        /// "opponents' turns".
        Opponents,
        /// "each opponent's turn".
        EachOpponents,
        /// "your opponents' turns".
        YourOpponents,
        /// "their turn", of a player spoken of before.
        Theirs(PlayerRef),
        /// "that challenge", the one the ability speaks of.
        ThatChallenge,
        /// "your third turn", "your third turn or later".
        YourNth {
            /// Which of your turns, counted from the start of the game.
            number: u32,
            /// Whether later ones count too.
            #[serde(default)]
            or_later: OrLater,
        },
        /// "the turn you play this character".
        TheTurnYouPlay(NounPhrase),
    }

    /// Whether "or later" follows.
    #[derive(Default, Copy)]
    pub enum OrLater {
        /// That turn only.
        #[default]
        Omitted,
        /// "or later".
        OrLater,
    }
}
