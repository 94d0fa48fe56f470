//! Something that happens: trigger heads ("whenever this character quests"), history conditions ("if you played
//! another character this turn"), relative clauses ("banished in a challenge this turn") and replaced events ("would
//! be dealt damage") are one type; the tense is the reader of the sentence's business.

use super::*;

node! {
    /// One thing that happens.
    pub struct Event {
        /// Who does it, or whom it befalls.
        pub subject: Subject,
        /// What happens, with its objects.
        pub verb: EventVerb,
        /// What narrows it, in printed order: "in a challenge", "while here", "this turn", "during your turn".
        #[serde(default)]
        pub scope: Vec<EventScope>,
        /// The form of the verb, which says whether it is waited for, remembered or replaced.
        #[serde(default)]
        pub tense: Tense,
        /// Whether pronoun and auxiliary are drawn together.
        #[serde(default)]
        pub contraction: Contraction,
        /// The number of the verb, where print does not follow the subject.
        #[serde(default)]
        pub number: VerbNumber,
    }

    /// The number of the verb where print has a choice: "one or more of your characters sings" or "are banished".
    #[derive(Default, Copy)]
    pub enum VerbNumber {
        /// As the subject asks.
        #[default]
        Usual,
        /// The plural after a subject that also takes the singular: "one or more … are".
        Plural,
        /// The singular after a plural, of one of them: "one of your characters that was shifted".
        Singular,
    }

    /// Whether a pronoun and its auxiliary are drawn together: "she's challenged", "you've played".
    #[derive(Default, Copy)]
    pub enum Contraction {
        /// Drawn together after a pronoun.
        #[default]
        Usual,
        /// "it is at a location".
        Full,
        /// Both left out: "while at a location".
        Omitted,
    }

    /// Who or what an event or a clause is about.
    pub enum Subject {
        /// Left out in print: orders to you, participles ("discarded this way").
        Implied,
        /// "you", "each opponent", "they".
        Player(PlayerPhrase),
        /// "this character", "chosen character", "it".
        Card(NounPhrase),
        /// "none of your characters" and other counted denials are noun phrases; "damage", "damage counters" is this.
        Damage(DamageWord),
        /// "this damage", "that damage": what the sentence before deals.
        ThisDamage(ThisOrThat),
        /// "damage on this character".
        DamageOn(NounPhrase),
        /// "damage dealt by this character".
        DamageDealtBy(NounPhrase),
        /// "damage this character deals".
        DamageThatDeals(NounPhrase),
        /// "lore".
        Lore,
        /// "an effect".
        AnEffect,
        /// "one of your actions" is a noun phrase; "an action or ability" is this.
        ActionOrAbility,
    }

    /// Which word points at the damage.
    #[derive(Copy)]
    pub enum ThisOrThat {
        /// "this damage".
        This,
        /// "that damage".
        That,
    }

    /// The form of an event's verb.
    #[derive(Default, Copy)]
    pub enum Tense {
        /// "quests", "is banished".
        #[default]
        Present,
        /// "quested", "was banished".
        Past,
        /// "has quested", "you've played", "have left".
        Perfect,
        /// "would be dealt".
        Would,
        /// "banished", "discarded": a bare participle.
        Participle,
        /// "didn't play".
        PastNegative,
        /// "hasn't quested".
        PerfectNegative,
        /// "isn't banished".
        PresentNegative,
    }

    /// What can happen, as cards say it: active ("you play a card") and passive ("this character is banished").
    pub enum EventVerb {
        /// "you play a song", "you play a character on top of this one".
        Play {
            /// The card that is played.
            what: NounPhrase,
            /// What it is played on (8.10).
            #[serde(default)]
            on: Option<NounPhrase>,
        },
        /// "you pay 2 {I} or less to play a card".
        PayToPlay {
            /// How much ink is paid.
            amount: Compare,
            /// The card that is played.
            what: NounPhrase,
        },
        /// "a card is played", "cards played this turn".
        IsPlayed,
        /// "enters play", in whichever way.
        EntersPlay,
        /// "quests" (4.5).
        Quests,
        /// "challenges", "challenges a location" (4.6).
        Challenges(Option<NounPhrase>),
        /// "is challenged" (4.6).
        IsChallenged,
        /// "is challenged and banished".
        ChallengedAndBanished,
        /// "challenges and is banished".
        ChallengesAndBanished,
        /// "banishes another character in a challenge" (1.8.1.4).
        Banishes(NounPhrase),
        /// "is banished".
        IsBanished,
        /// "leaves play", to whichever zone.
        LeavesPlay,
        /// "a card leaves your discard".
        Leaves(Zone),
        /// "is put into your inkwell", "were put into your discard".
        IsPut(Place),
        /// "you put a card into your inkwell", "you put a card under this character".
        Puts {
            /// The cards.
            what: NounPhrase,
            /// Where they are put.
            place: Place,
        },
        /// "is returned to your hand from play"; "returned this way" names no zone.
        IsReturned {
            /// Where it is returned to.
            #[serde(default)]
            to: Option<Zone>,
            /// Where it was, where print says so.
            #[serde(default)]
            from: Option<Zone>,
        },
        /// "return a card to your hand"; "returned a character this way" names no zone.
        Returns {
            /// The cards.
            what: NounPhrase,
            /// Where they were, where print says so.
            #[serde(default)]
            from: Option<Zone>,
            /// Where they are returned to.
            #[serde(default)]
            to: Option<Zone>,
        },
        /// "you draw a card".
        Draws(NounPhrase),
        /// "an opponent discards one or more cards" (7.3.4).
        Discards(NounPhrase),
        /// "is discarded", "discarded this way".
        IsDiscarded,
        /// "drawn this way".
        IsDrawn,
        /// "paid this way".
        IsPaid,
        /// "shuffled this way".
        IsShuffledIn,
        /// "sings a song" (5.4.4.2).
        Sings(NounPhrase),
        /// "moves to a location", "moves here".
        MovesTo(Destination),
        /// "you move a character here from a location".
        Moves {
            /// Who is moved.
            what: NounPhrase,
            /// The location they are moved to.
            to: Option<Destination>,
            /// The location they are moved from.
            #[serde(default)]
            from: Option<NounPhrase>,
        },
        /// "is moved", "damage moved this way".
        IsMoved,
        /// "damage is moved from this character", "a character is moved from a location to another".
        IsMovedFrom {
            /// What is left.
            from: NounPhrase,
            /// What is reached.
            #[serde(default)]
            to: Option<NounPhrase>,
        },
        /// "you ready a character".
        Readies(NounPhrase),
        /// "this character is readied".
        IsReadied,
        /// "you ink a card": the turn action (4.2).
        Inks(NounPhrase),
        /// "you shift a character on top of this character".
        Shifts {
            /// The card that is played with Shift.
            what: NounPhrase,
            /// The card beneath.
            #[serde(default)]
            onto: Option<NounPhrase>,
            /// The preposition before it.
            #[serde(default)]
            word: ShiftedOnto,
        },
        /// "a character is shifted onto this character".
        IsShifted {
            /// The card beneath.
            #[serde(default)]
            onto: Option<NounPhrase>,
            /// The preposition before it.
            #[serde(default)]
            word: ShiftedOnto,
        },
        /// "you use Shift to play a character".
        UsesToPlay {
            /// The keyword that is used.
            keyword: KeywordName,
            /// The card that is played.
            what: NounPhrase,
        },
        /// "this character uses Support".
        UsesKeyword(KeywordName),
        /// "a character moves from here", "moves from here to another location", "moves here from a location".
        MovesFrom {
            /// The location that is left.
            from: Origin,
            /// The location that is reached.
            #[serde(default)]
            to: Option<Destination>,
            /// Which of the two is printed first.
            #[serde(default)]
            order: MoveOrder,
        },
        /// "damage is removed from a character".
        IsRemovedFrom(NounPhrase),
        /// "a card is shuffled into your deck".
        IsShuffled(Zone),
        /// "a song is sung".
        IsSung,
        /// "damage is dealt to a character".
        IsDealtTo(NounPhrase),
        /// "this character moves", wherever to.
        MovesAnywhere,
        /// "damage dealt this way".
        IsDealt,
        /// "removes 2 or more damage from a character"; "removed damage this way" names no character.
        RemovesDamage {
            /// How much, where print says so.
            amount: Option<Amount>,
            /// Damage or damage counters.
            #[serde(default)]
            word: DamageWord,
            /// What it is removed from.
            from: Option<NounPhrase>,
        },
        /// "damage removed this way".
        IsRemoved,
        /// "takes damage": dealt, put or moved (1.9.3).
        TakesDamage,
        /// "is dealt damage" (1.9.2.1).
        IsDealtDamage,
        /// "is dealt 3 or more damage", "takes 3 or more damage".
        IsHurt {
            /// How much.
            amount: Amount,
            /// Dealt or taken, which are two things (1.9.3).
            #[serde(default)]
            word: HurtWord,
        },
        /// "deals damage to a character".
        DealsDamage(NounPhrase),
        /// "is exerted", by whatever.
        IsExerted,
        /// "becomes exerted".
        BecomesExerted,
        /// "this character exerts", "you exert one of your characters".
        Exerts(Option<NounPhrase>),
        /// "is chosen for Support".
        IsChosenFor(ChosenFor),
        /// "chooses this character for an action or ability".
        ChoosesFor {
            /// The card that is chosen.
            what: NounPhrase,
            /// What it is chosen for.
            purpose: ChosenFor,
        },
        /// "is chosen".
        IsChosen,
        /// "you use the Boost ability of a character".
        UsesAbility {
            /// The keyword whose ability is used.
            keyword: KeywordName,
            /// The card that has it.
            of: NounPhrase,
        },
        /// "gain lore", "gained 3 or more lore".
        GainsLore(Option<Amount>),
        /// "lose lore", "lost 2 or more lore".
        LosesLore(Option<Amount>),
        /// "lore lost this way".
        IsLost,
        /// "lore is gained".
        IsGained,
        /// "one of your characters is moved to a location".
        IsMovedTo(Destination),
        /// "this character is shifted onto".
        IsShiftedOnto,
        /// "you move damage from a character", "you move 1 or more damage".
        MovesDamage {
            /// How much, where print says so.
            amount: Option<Amount>,
            /// Damage or damage counters.
            #[serde(default)]
            word: DamageWord,
            /// What it is removed from.
            #[serde(default)]
            from: Option<NounPhrase>,
            /// What it is put on.
            #[serde(default)]
            to: Option<NounPhrase>,
        },
        /// "challenges and isn't banished".
        ChallengesAndSurvives,
        /// "takes damage and isn't banished", "is challenged and isn't banished".
        AndSurvives(Box<EventVerb>),
        /// "is damaged".
        IsDamaged,
        /// "you get an ink drop" (1.13).
        GetsCounters(NounPhrase),
        /// "you remove an ink drop", "you removed an ink drop to play this action".
        RemovesCounters {
            /// The counters.
            what: NounPhrase,
            /// The card they are removed to pay for.
            #[serde(default)]
            to_play: Option<NounPhrase>,
        },
        /// "you reveal a character card" (6.1.14).
        Reveals(NounPhrase),
        /// "is revealed", "revealed this way".
        IsRevealed,
        /// "would cause you to discard one or more cards".
        Causes {
            /// Who would have to do it.
            who: PlayerPhrase,
            /// What they would have to do.
            act: Box<EventVerb>,
        },
        /// Either of several: "quests or challenges".
        AnyOf(Vec<EventVerb>),
        /// A moment: "at the start of your turn" (3.2.1.4).
        TurnStarts(TurnOf),
        /// A moment: "at the end of each player's turn" (3.4.1.1).
        TurnEnds(TurnOf),
    }

    /// Whether an amount of damage was dealt, or taken in any way (1.9.3).
    #[derive(Default, Copy)]
    pub enum HurtWord {
        /// "is dealt 3 damage".
        #[default]
        IsDealt,
        /// "takes 3 damage".
        Takes,
    }

    /// The preposition between a shifted card and the one beneath.
    #[derive(Default, Copy)]
    pub enum ShiftedOnto {
        /// "on top of".
        #[default]
        OnTopOf,
        /// "onto".
        Onto,
    }

    /// Where a move begins.
    pub enum Origin {
        /// "from here": this location.
        Here,
        /// "from a location".
        At(NounPhrase),
    }

    /// Which end of a move is printed first.
    #[derive(Default, Copy)]
    pub enum MoveOrder {
        /// "from here to another location".
        #[default]
        FromFirst,
        /// "here from another location".
        ToFirst,
    }

    /// Whose turn.
    pub enum TurnOf {
        /// "your turn".
        Your,
        /// "your next turn".
        YourNext,
        /// "your first turn", "your third turn".
        YourNth(u32),
        /// "the turn".
        The,
        /// "this turn".
        This,
        /// "each turn".
        Each,
        /// "their next turn", "that player's next turn".
        PlayerNext(PlayerPhrase),
        /// "each opponent's", "each player's".
        Player(PlayerPhrase),
    }

    /// What does something: cards, or effects.
    pub enum Agent {
        /// "by actions", "by an opposing character".
        Cards(Box<NounPhrase>),
        /// "by opponents".
        Players(PlayerPhrase),
        /// "by opponents' effects", "by an effect".
        Effects {
            /// Whose effects: "opponents'".
            #[serde(default)]
            whose: Option<Possessor>,
            /// The word for them.
            word: EffectWord,
        },
    }

    /// The words by which cards speak of what comes of cards and abilities, each as printed.
    #[derive(Copy)]
    pub enum EffectWord {
        /// "effect", behind its owner.
        Effect,
        /// "an effect".
        AnEffect,
        /// "effects".
        Effects,
        /// "ability", behind its owner.
        Ability,
        /// "an ability".
        AnAbility,
        /// "abilities".
        Abilities,
        /// "actions or abilities".
        ActionsOrAbilities,
        /// "actions and abilities".
        ActionsAndAbilities,
        /// "action or ability", behind its owner.
        ActionOrAbility,
        /// "an action or ability".
        AnActionOrAbility,
        /// "action", behind its owner.
        Action,
        /// "actions".
        Actions,
        /// "damage", which banishes too.
        Damage,
    }

    /// What a card is chosen for.
    pub enum ChosenFor {
        /// "Support".
        Keyword(KeywordName),
        /// "an action or ability".
        ActionOrAbility,
        /// "an action or an item's ability".
        ActionOrItemAbility,
        /// "an opponent's action", "an opponent's effect".
        Agent(Agent),
    }

    /// Where a move ends.
    pub enum Destination {
        /// "here": this location.
        Here,
        /// "there": the location spoken of before.
        There,
        /// "to a location".
        At(NounPhrase),
    }

    /// What narrows an event beside subject and objects.
    pub enum EventScope {
        /// "in a challenge".
        InAChallenge,
        /// "while here": at this location.
        WhileHere,
        /// "this turn".
        ThisTurn,
        /// "this way": by what the effect did before.
        ThisWay,
        /// "in a turn" after "a second action".
        InATurn,
        /// "each turn".
        EachTurn,
        /// "during your turn".
        During(TurnPeriod),
        /// "while this character is exerted", "while he has 5 {S} or more".
        While(Condition),
        /// "while at a location", "while exerted": of the subject.
        WhileState(State),
        /// "for the first time each turn" and the like.
        ForTheFirstTime,
        /// "exerted", after "enters play".
        Exerted,
        /// "from play", "from your deck": where it was before.
        From(Zone),
        /// "using Shift", "without using Shift".
        Using {
            /// The keyword it is played by.
            keyword: KeywordName,
            /// "without using".
            #[serde(default)]
            negated: Negation,
        },
        /// "for free", of a play.
        ForFree,
        /// "by an opponent's effect", "by an action".
        By(Agent),
        /// "here": where it happens.
        Here,
        /// "from questing", "from a location", of lore.
        LoreFrom(LoreFrom),
        /// "for the second time".
        ForTheNthTime(u32),
        /// "from the top of your deck".
        FromTopOf(Zone),
        /// "during your Draw step", "outside of their Draw step" (3.2.3.1).
        DrawStep {
            /// Whose step.
            whose: StepOwner,
            /// In it or not.
            #[serde(default)]
            word: StepWord,
        },
    }

    /// Whose step of a turn.
    #[derive(Copy)]
    pub enum StepOwner {
        /// "your".
        Your,
        /// "their": of the player who does it.
        Their,
    }

    /// In a step, or at any other time.
    #[derive(Default, Copy)]
    pub enum StepWord {
        /// "during".
        #[default]
        During,
        /// "outside of".
        OutsideOf,
    }
}
