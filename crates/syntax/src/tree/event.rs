//! Something that happens: trigger heads ("whenever this character quests"), history conditions ("if you played
//! another character this turn"), relative clauses ("banished in a challenge this turn") and replaced events ("would
//! be dealt damage") are one type; the tense is the reader of the sentence's business.

use super::*;

node! {
    /// One thing that happens.
    pub struct Event {
        pub subject: Subject,
        pub verb: EventVerb,
        /// What narrows it, in printed order: "in a challenge", "while here", "this turn", "during your turn".
        #[serde(default)]
        pub scope: Vec<EventScope>,
        #[serde(default)]
        pub tense: Tense,
        #[serde(default)]
        pub contraction: Contraction,
        #[serde(default)]
        pub number: VerbNumber,
    }

    /// The number of the verb where print has a choice: "one or more of your characters sings" or "are banished".
    #[derive(Default, Copy)]
    pub enum VerbNumber {
        /// As the subject asks.
        #[default]
        Usual,
        Plural,
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
        Player(PlayerPhrase),
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

    #[derive(Copy)]
    pub enum ThisOrThat { This, That }

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
    }

    pub enum EventVerb {
        Play { what: NounPhrase, #[serde(default)] on: Option<NounPhrase> },
        /// "you pay 2 {I} or less to play a card".
        PayToPlay { amount: Compare, what: NounPhrase },
        IsPlayed,
        EntersPlay,
        Quests,
        Challenges(Option<NounPhrase>),
        IsChallenged,
        ChallengedAndBanished,
        ChallengesAndBanished,
        Banishes(NounPhrase),
        IsBanished,
        LeavesPlay,
        /// "a card leaves your discard".
        Leaves(Zone),
        /// "is put into your inkwell", "were put into your discard".
        IsPut(Place),
        /// "you put a card into your inkwell", "you put a card under this character".
        Puts { what: NounPhrase, place: Place },
        /// "is returned to your hand from play".
        IsReturned { to: Zone, #[serde(default)] from: Option<Zone> },
        /// "return a card to your hand"; "returned a character this way" names no zone.
        Returns { what: NounPhrase, #[serde(default)] from: Option<Zone>, #[serde(default)] to: Option<Zone> },
        Draws(NounPhrase),
        Discards(NounPhrase),
        IsDiscarded,
        Sings(NounPhrase),
        /// "moves to a location", "moves here".
        MovesTo(Destination),
        /// "you move a character here from a location".
        Moves { what: NounPhrase, to: Option<Destination>, #[serde(default)] from: Option<NounPhrase> },
        IsMoved,
        Readies(NounPhrase),
        /// "this character is readied".
        IsReadied,
        /// "you ink a card": the turn action (4.2).
        Inks(NounPhrase),
        /// "you shift a character on top of this character".
        Shifts { what: NounPhrase, #[serde(default)] onto: Option<NounPhrase>, #[serde(default)] word: ShiftedOnto },
        /// "a character is shifted onto this character".
        IsShifted { #[serde(default)] onto: Option<NounPhrase>, #[serde(default)] word: ShiftedOnto },
        /// "you use Shift to play a character".
        UsesToPlay { keyword: KeywordName, what: NounPhrase },
        /// "a character moves from here", "moves from here to another location", "moves here from a location".
        MovesFrom { from: Origin, #[serde(default)] to: Option<Destination>, #[serde(default)] order: MoveOrder },
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
        RemovesDamage { amount: Option<Amount>, #[serde(default)] word: DamageWord, from: Option<NounPhrase> },
        /// "damage removed this way".
        IsRemoved,
        TakesDamage,
        IsDealtDamage,
        /// "is dealt 3 or more damage", "takes 3 or more damage".
        IsHurt { amount: Amount, #[serde(default)] word: HurtWord },
        DealsDamage(NounPhrase),
        IsExerted,
        BecomesExerted,
        /// "this character exerts", "you exert one of your characters".
        Exerts(Option<NounPhrase>),
        /// "is chosen for Support".
        IsChosenFor(ChosenFor),
        /// "chooses this character for an action or ability".
        ChoosesFor { what: NounPhrase, purpose: ChosenFor },
        IsChosen,
        /// "you use the Boost ability of a character".
        UsesAbility { keyword: KeywordName, of: NounPhrase },
        /// "gain lore", "gained 3 or more lore".
        GainsLore(Option<Amount>),
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
        MovesDamage { amount: Option<Amount>, #[serde(default)] word: DamageWord, #[serde(default)] from: Option<NounPhrase>, #[serde(default)] to: Option<NounPhrase> },
        /// "challenges and isn't banished".
        ChallengesAndSurvives,
        /// "takes damage and isn't banished", "is challenged and isn't banished".
        AndSurvives(Box<EventVerb>),
        /// "is damaged".
        IsDamaged,
        /// "you get an ink drop" (1.13).
        GetsCounters(NounPhrase),
        /// "you remove an ink drop", "you removed an ink drop to play this action".
        RemovesCounters { what: NounPhrase, #[serde(default)] to_play: Option<NounPhrase> },
        Reveals(NounPhrase),
        IsRevealed,
        /// "would cause you to discard one or more cards".
        Causes { who: PlayerPhrase, act: Box<EventVerb> },
        /// Either of several: "quests or challenges".
        AnyOf(Vec<EventVerb>),
        /// A moment: "at the start of your turn", "at the end of each player's turn".
        TurnStarts(TurnOf),
        TurnEnds(TurnOf),
    }

    #[derive(Default, Copy)]
    pub enum HurtWord { #[default] IsDealt, Takes }

    #[derive(Default, Copy)]
    pub enum ShiftedOnto { #[default] OnTopOf, Onto }

    /// Where a move begins.
    pub enum Origin {
        Here,
        At(NounPhrase),
    }

    /// Which end of a move is printed first.
    #[derive(Default, Copy)]
    pub enum MoveOrder { #[default] FromFirst, ToFirst }

    /// Whose turn.
    pub enum TurnOf {
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
        Effects { #[serde(default)] whose: Option<Possessor>, word: EffectWord },
    }

    #[derive(Copy)]
    pub enum EffectWord { Effect, AnEffect, Effects, Ability, AnAbility, Abilities, ActionsOrAbilities, ActionsAndAbilities, ActionOrAbility, Action, Actions, Damage }

    pub enum ChosenFor {
        Keyword(KeywordName),
        /// "an action or ability", "an action or an item's ability".
        ActionOrAbility,
        ActionOrItemAbility,
        /// "an opponent's action", "an opponent's effect".
        Agent(Agent),
    }

    pub enum Destination {
        Here,
        There,
        At(NounPhrase),
    }

    pub enum EventScope {
        InAChallenge,
        WhileHere,
        ThisTurn,
        ThisWay,
        /// "in a turn" after "a second action".
        InATurn,
        EachTurn,
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
        Using { keyword: KeywordName, #[serde(default)] negated: Negation },
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
    }
}
