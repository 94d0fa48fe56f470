//! What a clause says is done, or is so.

use super::*;

node! {
    /// The verbs of cards: what is done first, then what is so.
    pub enum Verb {
        // Cards and players.
        /// "draw 2 cards".
        Draw(NounPhrase),
        /// "draw until you have …": no object, an [`Adverb::Until`] follows.
        DrawUntil,
        /// "discard a card" (7.3.4).
        Discard(NounPhrase),
        /// "discard until you have …": no object, an [`Adverb::Until`] follows.
        DiscardUntil,
        /// "discard your hand".
        DiscardZone(Zone),
        /// "choose and discard a card", "chooses and banishes one of their characters": the actor chooses.
        ChooseAnd(Box<Verb>),
        /// "choose an opposing character", "choose one of your characters".
        Choose(NounPhrase),
        /// "choose an opponent".
        ChoosePlayer(PlayerPhrase),
        /// "gain 2 lore".
        GainLore(Amount),
        /// "lose 1 lore".
        LoseLore(Amount),
        /// "get 2 ink drops" (1.13).
        GetCounters(NounPhrase),
        /// "remove 2 ink drops".
        RemoveCounters(NounPhrase),
        /// "remove up to 2 ink drops from chosen opponent".
        RemoveCountersFrom {
            /// The counters.
            what: NounPhrase,
            /// Whose they are.
            from: PlayerPhrase,
        },
        /// "loses an ink drop".
        LoseCounters(NounPhrase),
        /// "give chosen player an ink drop".
        GiveCounters {
            /// Who gets them.
            to: PlayerPhrase,
            /// The counters.
            what: NounPhrase,
        },
        /// "banish chosen item".
        Banish(NounPhrase),
        /// "return chosen character to their player's hand".
        Return {
            /// The cards.
            what: NounPhrase,
            /// Where they are, where print says so beside the noun.
            #[serde(default)]
            from: Option<Zone>,
            /// Where they go.
            to: Zone,
            /// The preposition before it.
            #[serde(default)]
            preposition: ToWord,
        },
        /// "put a card from your hand into your inkwell facedown".
        Put {
            /// The cards.
            what: NounPhrase,
            /// Where they are, where print says so beside the noun.
            #[serde(default)]
            from: Option<Zone>,
            /// Where they go.
            place: Place,
        },
        /// "put one into your hand and the other …": several portions, each to a place.
        PutPortions(Vec<PortionPlace>),
        /// "put it back", "put the rest back on top".
        PutBack {
            /// The cards.
            what: NounPhrase,
            /// Where, where print says more than "back".
            place: Option<Place>,
        },
        /// "shuffle chosen card from a discard into its player's deck".
        Shuffle {
            /// The cards.
            what: NounPhrase,
            /// Where they are, where print says so beside the noun.
            #[serde(default)]
            from: Option<Zone>,
            /// The deck.
            into: Zone,
        },
        /// "shuffle your deck".
        ShuffleZone(Zone),
        /// "shuffle your discard into your deck".
        ShuffleZoneInto {
            /// The zone whose cards all go.
            zone: Zone,
            /// The deck.
            into: Zone,
        },
        /// "deal 2 damage to chosen character" (1.9.2.1).
        Deal {
            /// How much.
            amount: Amount,
            /// Damage or damage counters.
            #[serde(default)]
            word: DamageWord,
            /// What it is dealt to; left out where it is clear.
            to: Option<NounPhrase>,
        },
        /// "deal them 1 damage": the receiver first.
        DealTo {
            /// What it is dealt to.
            to: NounPhrase,
            /// How much.
            amount: Amount,
            /// Damage or damage counters.
            #[serde(default)]
            word: DamageWord,
        },
        /// "put 2 damage counters on chosen character" (1.9.2.2).
        PutDamage {
            /// How much.
            amount: Amount,
            /// Damage or damage counters.
            #[serde(default)]
            word: DamageWord,
            /// What it is put on.
            on: NounPhrase,
        },
        /// "remove up to 3 damage from chosen character" (1.9.2.3).
        RemoveDamage {
            /// How much.
            amount: Amount,
            /// Damage or damage counters.
            #[serde(default)]
            word: DamageWord,
            /// What it is removed from; left out where it is clear.
            from: Option<NounPhrase>,
        },
        /// "move 1 damage counter from … to …" (1.9.2.4).
        MoveDamage {
            /// How much.
            amount: Amount,
            /// Damage or damage counters.
            #[serde(default)]
            word: DamageWord,
            /// What it is removed from.
            from: NounPhrase,
            /// What it is put on.
            to: NounPhrase,
        },
        /// "move that damage to this location", "move 1 of that damage to …".
        MoveThatDamage {
            /// How much of it, where it is not all.
            #[serde(default)]
            part: Option<u32>,
            /// What it is put on.
            to: NounPhrase,
        },
        /// "exert chosen character", "{E} one of your characters".
        Exert {
            /// The cards.
            what: NounPhrase,
            /// The symbol or the word.
            #[serde(default)]
            word: ExertWord,
        },
        /// "ready chosen character".
        Ready(NounPhrase),
        /// "play a character with cost 3 or less for free".
        Play(Play),
        /// "pay 2 {I}".
        Pay(Amount),
        /// "pay 1 {I} less to play this character" / "for the next character you play this turn".
        PayLess {
            /// How much less.
            amount: Amount,
            /// For what.
            what: PayFor,
        },
        /// "pay 1 {I} more to play actions".
        PayMore {
            /// How much more.
            amount: Amount,
            /// For what.
            what: PayFor,
        },
        /// "reveal that card to all players".
        Reveal {
            /// The cards.
            what: NounPhrase,
            /// Who sees them, where print says so; all players do (6.1.14.1).
            #[serde(default)]
            to: Option<PlayerPhrase>,
        },
        /// "reveal your hand".
        RevealZone(Zone),
        /// "look at the top 4 cards".
        LookAt(NounPhrase),
        /// "look at chosen opponent's hand".
        LookAtZone(Zone),
        /// "search your deck for a song card".
        Search {
            /// Where.
            zone: Zone,
            /// For what.
            what: NounPhrase,
        },
        /// "name a card".
        NameACard,
        /// "choose a number", "name a classification".
        ChooseQuality {
            /// What is picked.
            quality: Quality,
            /// The verb.
            #[serde(default)]
            word: QualityWord,
        },
        /// "move chosen character of yours to a location".
        Move {
            /// The characters.
            what: NounPhrase,
            /// The location they move to.
            to: Destination,
        },
        /// "count the number of …".
        Count(NounPhrase),
        /// "ink an additional card".
        Ink(NounPhrase),
        /// "repeat this effect".
        Repeat,
        /// "use this item's Shapeshift ability".
        UseAbility {
            /// Whose ability.
            of: Possessor,
            /// Its story name.
            name: AbilityName,
        },
        /// "skip your turn's Draw step".
        SkipStep {
            /// Whose turns.
            of: TurnOf,
            /// Which step (6.4.3).
            step: Step,
        },
        /// "skip your next Draw step", "skip the Draw step of your next turn".
        SkipNextStep {
            /// Whose step.
            of: TurnOwner,
            /// Which step (6.4.3).
            step: Step,
            /// Whether the step is next or the turn.
            #[serde(default)]
            word: NextStepWord,
        },
        /// "play with the top card of your deck face up".
        PlayWithTopCardFaceUp {
            /// The deck.
            zone: Zone,
            /// "face up" or "faceup".
            #[serde(default)]
            word: FaceUpWord,
        },
        /// "have each opponent choose …": another acts because of you.
        Have(Box<Clause>),
        /// "add his {W} to …'s {S}".
        AddStat {
            /// The value that is added.
            stat: Stat,
            /// Whose.
            of: Possessor,
            /// The value it is added to.
            to_stat: Stat,
            /// Whose.
            to: Possessor,
        },
        // Things that are so.
        /// "costs 1 {I} less", "costs you 1 {I} less to play": of the card that is paid for.
        CostsLess {
            /// By how much.
            amount: Amount,
            /// Less or more.
            #[serde(default)]
            change: MoreOrLess,
            /// Whether "you" is printed: "costs you 1 {I} less".
            #[serde(default)]
            you: YouWord,
            /// "to play", "to shift", where printed.
            #[serde(default)]
            to: Option<CostOf>,
        },
        /// "takes 1 less damage", "takes 1 less damage from challenges".
        TakeMoreOrLess {
            /// By how much.
            amount: u32,
            /// Less or more.
            change: MoreOrLess,
            /// From what, where print says so.
            #[serde(default)]
            from: Option<DamageFrom>,
        },
        /// "gets +2 {S} and -1 {L}".
        Get(Vec<StatChange>),
        /// "gains Rush and Evasive", "gains \"Whenever …\"".
        Gain(Vec<Grant>),
        /// "has Evasive", said of what lasts.
        Has(Vec<Grant>),
        /// "loses Evasive", "loses all abilities".
        Lose(Vec<Loss>),
        /// "and Evasive until …", "and -3 {S} if …": the verb is that of the part before.
        And {
            /// The changes of values.
            changes: Vec<StatChange>,
            /// What is gained.
            grants: Vec<Grant>,
        },
        /// "give chosen character +2 {S}" / "give them Evasive".
        Give {
            /// Who gets them.
            to: NounPhrase,
            /// The changes of values.
            changes: Vec<StatChange>,
            /// What is gained.
            grants: Vec<Grant>,
        },
        /// "can't quest or challenge", "doesn't ready", "don't discard".
        Cannot {
            /// What is forbidden.
            deeds: Vec<Deed>,
            /// How several are joined.
            #[serde(default)]
            join: Join,
            /// "can't" or "don't".
            #[serde(default)]
            word: NotWord,
        },
        /// "can challenge ready characters", "can exert to sing this song".
        Can {
            /// What is permitted.
            deed: Deed,
            /// The word for it.
            #[serde(default)]
            word: CanWord,
        },
        /// "must quest": what is demanded, if it can be done.
        Must(Deed),
        /// "enters play exerted".
        EnterPlay {
            /// In which state.
            #[serde(default)]
            how: Entering,
        },
        /// "enters your inkwell exerted".
        EnterZone {
            /// The zone.
            zone: Zone,
            /// In which state.
            how: Entering,
        },
        /// "takes no damage", "takes no damage from the challenge".
        TakeNoDamage(Option<ChallengeWord>),
        /// "counts as being named …".
        CountAs(CountAs),
        /// "need 25 lore to win the game".
        NeedLoreToWin(u32),
        /// "need 3 less lore to win the game".
        NeedMoreOrLess {
            /// By how much.
            amount: u32,
            /// Less or more.
            change: MoreOrLess,
        },
        /// "deal damage with their {W}": which value deals challenge damage.
        DealDamageWith {
            /// The value that stands in for {S} (1.9.4.1).
            stat: Stat,
            /// Whose.
            of: Possessor,
        },
        /// "{S} can't be reduced below their printed value": the subject is the stat's owner.
        StatFloor {
            /// Which value.
            stat: Stat,
            /// Whose.
            of: Possessor,
            /// Below what, or whether it is growing that is forbidden.
            #[serde(default)]
            floor: Floor,
            /// Which way round value and owner are printed.
            #[serde(default)]
            word: OfWord,
        },
        /// "only one character can challenge".
        OnlyCan {
            /// Who alone can.
            what: NounPhrase,
            /// What.
            deed: Deed,
        },
        /// "this character's {S} is equal to …", "becomes 0": the subject is the stat's owner.
        StatIs {
            /// Which value.
            stat: Stat,
            /// Whose.
            of: Possessor,
            /// What it is.
            value: Value,
            /// The word for it.
            #[serde(default)]
            word: StatIsWord,
        },
        /// "has 0 {S}", "has {S} equal to …".
        HasStat {
            /// Which value.
            stat: Stat,
            /// What it is.
            value: Value,
            /// Whether a number or "equal to" is printed.
            #[serde(default)]
            word: HasStatWord,
        },
        /// "double chosen character's {S}", "double the {S} of chosen character".
        DoubleStat {
            /// Which value.
            stat: Stat,
            /// Whose.
            of: Possessor,
            /// Which way round value and owner are printed.
            #[serde(default)]
            word: OfWord,
        },
        /// "swap the {S} and {W} of chosen character".
        SwapStats {
            /// The value printed first.
            first: Stat,
            /// The value it changes places with.
            second: Stat,
            /// Whose.
            of: NounPhrase,
            /// "swap" or "exchange".
            #[serde(default)]
            word: SwapWord,
        },
        /// "swap the {S} of 2 chosen characters".
        SwapBetween {
            /// The value.
            stat: Stat,
            /// Whose.
            of: NounPhrase,
            /// The verb.
            #[serde(default)]
            word: SwapWord,
        },
        /// "prevent all damage that would be dealt to …", "prevent 1 of that damage".
        Prevent(Prevented),
        /// "deal 4 damage divided as you choose among up to 3 chosen characters".
        Divide {
            /// How much in all.
            amount: Amount,
            /// Who shares it.
            among: NounPhrase,
            /// Which verb is printed.
            #[serde(default)]
            word: DivideWord,
            /// Where "as you choose" is printed.
            #[serde(default)]
            as_you: AsYouChoose,
        },
        /// "deal 2 damage to chosen character and 1 damage to each other opposing character": all together (1.9.4).
        DealSeveral {
            /// How much to whom, in printed order.
            parts: Vec<DealPart>,
            /// All of them, or one.
            #[serde(default)]
            join: DealJoin,
        },
        /// "deal damage equal to their {S} to each other", of two.
        DealEachOther {
            /// By which value.
            stat: Stat,
            /// How it is printed.
            #[serde(default)]
            word: EachOtherWord,
        },
        /// "exchange the damage on 2 chosen characters".
        SwapDamage {
            /// Of which two.
            of: NounPhrase,
            /// "swap" or "exchange".
            #[serde(default)]
            word: SwapWord,
        },
        /// "abilities of characters here cost 1 {I} less to use", "your items' abilities cost 1 {I} less to use".
        AbilitiesCost {
            /// Whose abilities.
            of: NounPhrase,
            /// By how much.
            amount: Amount,
            /// Less or more.
            change: MoreOrLess,
            /// Which way round abilities and card are printed.
            #[serde(default)]
            word: OfWord,
            /// "Boost abilities", "Boost ability": those of a keyword.
            #[serde(default)]
            keyword: Option<(KeywordName, Number)>,
        },
        /// "are banished", "is returned to your hand", of the subject.
        Be(Passive),
        /// "deals 1 more damage", "is dealt 1 more damage", of damage that would be dealt.
        DealMoreOrLess {
            /// By how much.
            amount: u32,
            /// Less or more.
            change: MoreOrLess,
            /// Whether it is said of who deals or of who is dealt it.
            #[serde(default)]
            voice: DealtVoice,
            /// "to damaged characters": to whom, where print says so.
            #[serde(default)]
            to: Option<NounPhrase>,
            /// "in challenges", where print says so behind it.
            #[serde(default)]
            within: Option<InChallenges>,
        },
        /// "is dealt that damage", "is dealt that much damage plus 1".
        BeDealt {
            /// How much.
            amount: Amount,
        },
        /// "the cost to play this character can't be reduced".
        CostFirm {
            /// The cards.
            what: NounPhrase,
            /// The words for the cost.
            word: CostWord,
        },
        /// "play with their hands revealed".
        PlayWithHandRevealed(Zone),
        /// "pay 2 lore".
        PayLore(Amount),
        /// "take an extra turn after this one".
        ExtraTurn(ExtraTurnWord),
        /// "double the number of ink drops you have".
        DoubleCounters(NounPhrase),
        /// "move an ink drop from chosen opponent to you".
        MoveCounters {
            /// The counters.
            what: NounPhrase,
            /// Who has them.
            from: PlayerPhrase,
            /// Who gets them.
            to: PlayerPhrase,
        },
    }

    /// What a player picks that is no card.
    #[derive(Copy)]
    pub enum Quality {
        /// "a number".
        Number,
        /// "an ink type".
        Ink,
        /// "a keyword".
        Keyword {
            /// "other than Rush".
            #[serde(default)]
            except: Option<KeywordName>,
        },
        /// "a classification".
        Class,
        /// "a card type".
        CardType,
    }

    /// How picking is said.
    #[derive(Default, Copy)]
    pub enum QualityWord {
        /// "choose".
        #[default]
        Choose,
        /// "name".
        Name,
    }

    /// "to each other", "to the other"; the amount before it or behind it.
    #[derive(Default, Copy)]
    pub enum EachOtherWord {
        /// "equal to their {S} to each other".
        #[default]
        EachOther,
        /// "equal to their {S} to the other".
        TheOther,
        /// "to each other equal to their {S}".
        EachOtherFirst,
        /// "to the other equal to their {S}".
        TheOtherFirst,
    }

    /// How the parts of a [`Verb::DealSeveral`] are joined.
    #[derive(Default, Copy)]
    pub enum DealJoin {
        /// "and": all of them together.
        #[default]
        And,
        /// "or": one of them.
        Or,
    }

    /// "1 damage to each other opposing character".
    pub struct DealPart {
        /// How much.
        pub amount: Amount,
        /// Damage or damage counters.
        #[serde(default)]
        pub word: DamageWord,
        /// What it is dealt to.
        pub to: NounPhrase,
    }

    /// How it is said what a value is.
    #[derive(Default, Copy)]
    pub enum StatIsWord {
        /// "is equal to".
        #[default]
        IsEqualTo,
        /// "is".
        Is,
        /// "becomes".
        Becomes,
    }

    /// How "has" says a value.
    #[derive(Default, Copy)]
    pub enum HasStatWord {
        /// "has {S} equal to …".
        #[default]
        EqualTo,
        /// "has 0 {S}".
        Number,
    }

    /// "character's {S}" or "the {S} of the character".
    #[derive(Default, Copy)]
    pub enum OfWord {
        /// "the character's {S}".
        #[default]
        Possessive,
        /// "the {S} of the character".
        TheOf,
    }

    /// The verb for two values that change places.
    #[derive(Default, Copy)]
    pub enum SwapWord {
        /// "swap".
        #[default]
        Swap,
        /// "exchange".
        Exchange,
    }

    /// The verb for damage that is shared out.
    #[derive(Default, Copy)]
    pub enum DivideWord {
        /// "deal 4 damage divided".
        #[default]
        DealDivided,
        /// "divide 4 damage".
        Divide,
    }

    /// Where "as you choose" is printed.
    #[derive(Default, Copy)]
    pub enum AsYouChoose {
        /// Before those who share: "divided as you choose among …".
        #[default]
        Printed,
        /// Nowhere; whoever deals it chooses all the same.
        Omitted,
        /// Behind those who share.
        Behind,
    }

    /// From which side damage is changed.
    #[derive(Default, Copy)]
    pub enum DealtVoice {
        /// "deals 1 more damage".
        #[default]
        Deals,
        /// "is dealt 1 more damage".
        IsDealt,
    }

    /// Damage that does not come about (6.5).
    pub enum Prevented {
        /// "all damage that would be dealt to …", "… by actions".
        All {
            /// Whom it would be dealt to.
            to: NounPhrase,
            /// What it would be dealt by, where print says so.
            #[serde(default)]
            by: Option<Agent>,
        },
        /// "the next 2 damage that would be dealt to …".
        Next {
            /// How much of it.
            amount: u32,
            /// Whom it would be dealt to.
            to: NounPhrase,
        },
        /// "it".
        It,
        /// "the first damage that would be dealt to …", each turn.
        First {
            /// Whom it would be dealt to.
            to: NounPhrase,
        },
        /// "that damage".
        That,
        /// "half of that damage, rounded up".
        HalfOfThat(Rounding),
        /// "1 of that damage", "all but 1 of that damage".
        OfThat {
            /// The number that is printed.
            amount: u32,
            /// Whether so much is prevented or all the rest.
            #[serde(default)]
            word: OfThatWord,
        },
    }

    /// Where damage comes from.
    pub enum DamageFrom {
        /// "from challenges".
        Challenges,
        /// "from actions", "from opposing characters".
        Agent(Agent),
    }

    /// Which part of the damage is prevented.
    #[derive(Default, Copy)]
    pub enum OfThatWord {
        /// "1 of that damage".
        #[default]
        So,
        /// "all but 1 of that damage".
        AllBut,
    }

    /// Which way an amount is changed.
    #[derive(Default, Copy)]
    pub enum MoreOrLess {
        /// "less".
        #[default]
        Less,
        /// "more".
        More,
    }

    /// Whether "you" stands behind "costs".
    #[derive(Default, Copy)]
    pub enum YouWord {
        /// "costs 1 {I} less".
        #[default]
        Omitted,
        /// "costs you 1 {I} less".
        You,
    }

    /// "to play", "to shift".
    #[derive(Copy)]
    pub enum CostOf {
        /// "to play".
        Play,
        /// "to shift".
        Shift,
    }

    /// "face up" or "faceup".
    #[derive(Default, Copy)]
    pub enum FaceUpWord {
        /// "face up".
        #[default]
        Apart,
        /// "faceup".
        Together,
    }

    /// The preposition before a zone.
    #[derive(Default, Copy)]
    pub enum ToWord {
        /// "to your hand".
        #[default]
        To,
        /// "into your hand".
        Into,
    }

    /// The steps of the Beginning Phase (3.2).
    #[derive(Copy)]
    pub enum Step {
        /// "Ready step" (3.2.1).
        Ready,
        /// "Set step" (3.2.2).
        Set,
        /// "Draw step" (3.2.3).
        Draw,
    }

    /// What is next: the step or the turn.
    #[derive(Default, Copy)]
    pub enum NextStepWord {
        /// "your next Draw step".
        #[default]
        NextStep,
        /// "the Draw step of your next turn".
        StepOfNextTurn,
    }

    /// Below what a value can't be reduced.
    #[derive(Default, Copy)]
    pub enum Floor {
        /// "below their printed value".
        #[default]
        Printed,
        /// Not at all: "can't be reduced".
        Unreduced,
        /// "below 1".
        Number(u32),
        /// "by opponents".
        ByOpponents,
        /// "can't be increased".
        Unincreased,
    }

    /// The words for the challenge that does no damage.
    #[derive(Copy)]
    pub enum ChallengeWord {
        /// "from the challenge".
        TheChallenge,
        /// "from challenges".
        Challenges,
        /// "from that challenge".
        ThatChallenge,
    }

    /// Playing a card by an effect (6.7.8). Whether it is free, and how it enters, is said by adverbs.
    pub struct Play {
        /// "play", "shift" or either.
        #[serde(default)]
        pub word: PlayWord,
        /// The card.
        pub what: NounPhrase,
        /// "on this card", "on top of this character", "onto …".
        #[serde(default)]
        pub on: Option<NounPhrase>,
        /// The preposition before what it is played on.
        #[serde(default)]
        pub on_word: OnWord,
        /// "from your discard", "from there", where not part of the noun phrase.
        #[serde(default)]
        pub from: Option<PlayFrom>,
    }

    /// The preposition between a card and what it is played on.
    #[derive(Default, Copy)]
    pub enum OnWord {
        /// "on".
        #[default]
        On,
        /// "on top of".
        OnTopOf,
        /// "onto".
        Onto,
    }

    /// "play", "shift", "play or shift".
    #[derive(Default, Copy)]
    pub enum PlayWord {
        /// "play".
        #[default]
        Play,
        /// "shift": with its Shift ability only.
        Shift,
        /// "play or shift".
        PlayOrShift,
    }

    /// Where a card is played from.
    pub enum PlayFrom {
        /// "from your discard".
        Zone(Zone),
        /// "from there": the zone spoken of before.
        There,
        /// "from under this character".
        Under(NounPhrase),
    }

    /// What a payment modifier is about (1.5.4).
    pub enum PayFor {
        /// "to play this character".
        ToPlay(NounPhrase),
        /// "for the next character you play this turn".
        For(NounPhrase),
        /// "to move your characters to a location".
        ToMove {
            /// Who moves.
            what: NounPhrase,
            /// Where to.
            to: Option<Destination>,
        },
        /// "to shift a character on top of this character".
        ToShift {
            /// The card that is played.
            what: NounPhrase,
            /// The card beneath.
            #[serde(default)]
            onto: Option<NounPhrase>,
            /// The preposition before it.
            #[serde(default)]
            word: OnWord,
        },
        /// "to play … using their Shift ability".
        ToPlayUsing {
            /// The card that is played.
            what: NounPhrase,
            /// Whose ability: "their".
            whose: Possessor,
            /// The keyword it is played by.
            keyword: KeywordName,
        },
    }

    /// "after this turn, take an extra turn", "take an extra turn after this one".
    #[derive(Default, Copy)]
    pub enum ExtraTurnWord {
        /// "take an extra turn after this one".
        #[default]
        AfterThisOne,
        /// "take an extra turn after this turn".
        AfterThisTurn,
        /// "after this turn, take an extra turn".
        Before,
    }

    /// How exerting is printed.
    #[derive(Default, Copy)]
    pub enum ExertWord {
        /// "{E}".
        #[default]
        Symbol,
        /// "exert".
        Word,
    }

    /// In which state a card enters a zone.
    #[derive(Default)]
    pub enum Entering {
        /// Not said: ready.
        #[default]
        Normally,
        /// "exerted".
        Exerted,
        /// "ready", where it would be exerted.
        Ready,
        /// "with 3 damage".
        WithDamage {
            /// How much.
            amount: u32,
            /// Damage or damage counters.
            #[serde(default)]
            word: DamageWord,
        },
        /// "with Ward", "with Resist +2".
        WithGrants(Vec<Grant>),
        /// "with 3 cards from the top of your deck facedown under it".
        WithUnder {
            /// The cards.
            cards: NounPhrase,
            /// Under what.
            under: NounPhrase,
            /// Which side is up.
            #[serde(default)]
            face: Face,
            /// Where that is printed.
            #[serde(default)]
            order: FaceOrder,
        },
    }

    /// What a card is taken for.
    pub enum CountAs {
        /// "count as having +1 cost to sing songs".
        CostToSing {
            /// How much more.
            more: u32,
            /// The songs.
            what: NounPhrase,
        },
        /// "also counts as being named X for Shift".
        NamedForShift(CardName),
        /// "also counts as being named X".
        Named(CardName),
        /// "count as having {IW}".
        InkwellSymbol,
        /// "count as having cost 8 to sing songs".
        CostForSinging {
            /// The cost it counts as having.
            cost: u32,
            /// The songs.
            what: NounPhrase,
        },
    }
}

impl Quality {
    /// The ink types that can be picked.
    pub fn inks(self) -> impl Iterator<Item = vocabulary::Ink> {
        vocabulary::Ink::ALL.into_iter().filter(move |_| self == Quality::Ink)
    }

    /// The card types that can be picked; a song is an action (5.4.4).
    pub fn types(self) -> impl Iterator<Item = Kind> {
        let all = [Kind::Character, Kind::Action, Kind::Item, Kind::Location];
        all.into_iter().filter(move |_| self == Quality::CardType)
    }

    /// The keywords that can be picked: those that need nothing behind them (8.1).
    pub fn keywords(self) -> impl Iterator<Item = KeywordName> {
        let picked = move |keyword: &KeywordName| match self {
            Quality::Keyword { except } => Some(*keyword) != except && Keyword::plain(*keyword).is_some(),
            Quality::Number | Quality::Ink | Quality::Class | Quality::CardType => false,
        };
        KeywordName::ALL.into_iter().filter(picked)
    }
}
