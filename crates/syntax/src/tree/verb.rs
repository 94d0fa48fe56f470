//! What a clause says is done, or is so.

use super::*;

node! {
    pub enum Verb {
        // Cards and players.
        Draw(NounPhrase),
        /// "draw until you have …": no object, an [`Adverb::Until`] follows.
        DrawUntil,
        Discard(NounPhrase),
        DiscardUntil,
        /// "discard your hand".
        DiscardZone(Zone),
        /// "choose and discard a card", "chooses and banishes one of their characters": the actor chooses.
        ChooseAnd(Box<Verb>),
        /// "choose an opposing character", "choose one of your characters".
        Choose(NounPhrase),
        ChoosePlayer(PlayerPhrase),
        GainLore(Amount),
        LoseLore(Amount),
        /// "get 2 ink drops" (1.13).
        GetCounters(NounPhrase),
        /// "remove 2 ink drops".
        RemoveCounters(NounPhrase),
        /// "remove up to 2 ink drops from chosen opponent".
        RemoveCountersFrom { what: NounPhrase, from: PlayerPhrase },
        /// "loses an ink drop".
        LoseCounters(NounPhrase),
        /// "give chosen player an ink drop".
        GiveCounters { to: PlayerPhrase, what: NounPhrase },
        Banish(NounPhrase),
        Return { what: NounPhrase, #[serde(default)] from: Option<Zone>, to: Zone, #[serde(default)] preposition: ToWord },
        Put { what: NounPhrase, #[serde(default)] from: Option<Zone>, place: Place },
        /// "put one into your hand and the other …": several portions, each to a place.
        PutPortions(Vec<PortionPlace>),
        PutBack { what: NounPhrase, place: Option<Place> },
        Shuffle { what: NounPhrase, #[serde(default)] from: Option<Zone>, into: Zone },
        ShuffleZone(Zone),
        /// "shuffle your discard into your deck".
        ShuffleZoneInto { zone: Zone, into: Zone },
        Deal { amount: Amount, #[serde(default)] word: DamageWord, to: Option<NounPhrase> },
        /// "deal them 1 damage": the receiver first.
        DealTo { to: NounPhrase, amount: Amount, #[serde(default)] word: DamageWord },
        PutDamage { amount: Amount, #[serde(default)] word: DamageWord, on: NounPhrase },
        RemoveDamage { amount: Amount, #[serde(default)] word: DamageWord, from: Option<NounPhrase> },
        MoveDamage { amount: Amount, #[serde(default)] word: DamageWord, from: NounPhrase, to: NounPhrase },
        /// "exert chosen character", "{E} one of your characters".
        Exert { what: NounPhrase, #[serde(default)] word: ExertWord },
        Ready(NounPhrase),
        Play(Play),
        Pay(Amount),
        /// "pay 1 {I} less to play this character" / "for the next character you play this turn".
        PayLess { amount: Amount, what: PayFor },
        PayMore { amount: Amount, what: PayFor },
        /// "reveal that card to all players".
        Reveal { what: NounPhrase, #[serde(default)] to: Option<PlayerPhrase> },
        RevealZone(Zone),
        LookAt(NounPhrase),
        LookAtZone(Zone),
        Search { zone: Zone, what: NounPhrase },
        NameACard,
        /// "move chosen character of yours to a location".
        Move { what: NounPhrase, to: Destination },
        /// "count the number of …".
        Count(NounPhrase),
        /// "ink an additional card".
        Ink(NounPhrase),
        /// "repeat this effect".
        Repeat,
        /// "use this item's Shapeshift ability".
        UseAbility { of: Possessor, name: AbilityName },
        /// "skip your turn's Draw step".
        SkipStep { of: TurnOf, step: Step },
        /// "skip your next Draw step", "skip the Draw step of your next turn".
        SkipNextStep { of: TurnOwner, step: Step, #[serde(default)] word: NextStepWord },
        PlayWithTopCardFaceUp { zone: Zone, #[serde(default)] word: FaceUpWord },
        /// "have each opponent choose …": another acts because of you.
        Have(Box<Clause>),
        /// "add his {W} to …'s {S}".
        AddStat { stat: Stat, of: Possessor, to_stat: Stat, to: Possessor },

        // Things that are so.
        /// "costs 1 {I} less", "costs you 1 {I} less to play": of the card that is paid for.
        CostsLess { amount: Amount, #[serde(default)] change: MoreOrLess, #[serde(default)] you: YouWord, #[serde(default)] to: Option<CostOf> },
        /// "takes 1 less damage".
        TakeMoreOrLess { amount: u32, change: MoreOrLess },
        Get(Vec<StatChange>),
        Gain(Vec<Grant>),
        /// "has Evasive", said of what lasts.
        Has(Vec<Grant>),
        Lose(Vec<Loss>),
        /// "and Evasive until …", "and -3 {S} if …": the verb is that of the part before.
        And { changes: Vec<StatChange>, grants: Vec<Grant> },
        /// "give chosen character +2 {S}" / "give them Evasive".
        Give { to: NounPhrase, changes: Vec<StatChange>, grants: Vec<Grant> },
        /// "can't quest or challenge", "doesn't ready", "don't discard".
        Cannot { deeds: Vec<Deed>, #[serde(default)] join: Join, #[serde(default)] word: NotWord },
        Can { deed: Deed, #[serde(default)] word: CanWord },
        Must(Deed),
        /// "enters play exerted".
        EnterPlay { #[serde(default)] how: Entering },
        EnterZone { zone: Zone, how: Entering },
        TakeNoDamage(Option<ChallengeWord>),
        CountAs(CountAs),
        /// "need 25 lore to win the game".
        NeedLoreToWin(u32),
        /// "deal damage with their {W}": which value deals challenge damage.
        DealDamageWith { stat: Stat, of: Possessor },
        /// "{S} can't be reduced below their printed value": the subject is the stat's owner.
        StatFloor { stat: Stat, of: Possessor, #[serde(default)] floor: Floor, #[serde(default)] word: OfWord },
        /// "only one character can challenge".
        OnlyCan { what: NounPhrase, deed: Deed },
        /// "this character's {S} is equal to …", "becomes 0": the subject is the stat's owner.
        StatIs { stat: Stat, of: Possessor, value: Value, #[serde(default)] word: StatIsWord },
        /// "has 0 {S}", "has {S} equal to …".
        HasStat { stat: Stat, value: Value, #[serde(default)] word: HasStatWord },
        /// "double chosen character's {S}", "double the {S} of chosen character".
        DoubleStat { stat: Stat, of: Possessor, #[serde(default)] word: OfWord },
        /// "swap the {S} and {W} of chosen character".
        SwapStats { first: Stat, second: Stat, of: NounPhrase, #[serde(default)] word: SwapWord },
        /// "prevent all damage that would be dealt to …", "prevent 1 of that damage".
        Prevent(Prevented),
        /// "deal 4 damage divided as you choose among up to 3 chosen characters".
        Divide { amount: Amount, among: NounPhrase, #[serde(default)] word: DivideWord, #[serde(default)] as_you: AsYouChoose },
        /// "deal 2 damage to chosen character and 1 damage to each other opposing character": all together (1.9.4).
        DealSeveral { parts: Vec<DealPart>, #[serde(default)] join: DealJoin },
        /// "are banished", "is returned to your hand", of the subject.
        Be(Passive),
        /// "deals 1 more damage", "is dealt 1 more damage", of damage that would be dealt.
        DealMoreOrLess { amount: u32, change: MoreOrLess, #[serde(default)] voice: DealtVoice },
        /// "is dealt that damage", "is dealt that much damage plus 1".
        BeDealt { amount: Amount },
        /// "the cost to play this character can't be reduced".
        CostFirm { what: NounPhrase, word: CostWord },
        /// "play with their hands revealed".
        PlayWithHandRevealed(Zone),
        /// "pay 2 lore".
        PayLore(Amount),
        /// "take an extra turn after this one".
        ExtraTurn(ExtraTurnWord),
        /// "double the number of ink drops you have".
        DoubleCounters(NounPhrase),
        /// "move an ink drop from chosen opponent to you".
        MoveCounters { what: NounPhrase, from: PlayerPhrase, to: PlayerPhrase },
    }

    #[derive(Default, Copy)]
    pub enum DealJoin { #[default] And, Or }

    pub struct DealPart {
        pub amount: Amount,
        #[serde(default)]
        pub word: DamageWord,
        pub to: NounPhrase,
    }

    #[derive(Default, Copy)]
    pub enum StatIsWord { #[default] IsEqualTo, Is, Becomes }

    #[derive(Default, Copy)]
    pub enum HasStatWord { #[default] EqualTo, Number }

    /// "character's {S}" or "the {S} of the character".
    #[derive(Default, Copy)]
    pub enum OfWord { #[default] Possessive, TheOf }

    #[derive(Default, Copy)]
    pub enum SwapWord { #[default] Swap, Exchange }

    #[derive(Default, Copy)]
    pub enum DivideWord { #[default] DealDivided, Divide }

    #[derive(Default, Copy)]
    pub enum AsYouChoose { #[default] Printed, Omitted, Behind }

    #[derive(Default, Copy)]
    pub enum DealtVoice { #[default] Deals, IsDealt }

    /// Damage that does not come about (6.5).
    pub enum Prevented {
        /// "all damage that would be dealt to …".
        All { to: NounPhrase },
        /// "the next 2 damage that would be dealt to …".
        Next { amount: u32, to: NounPhrase },
        /// "it".
        It,
        /// "the first damage that would be dealt to …", each turn.
        First { to: NounPhrase },
        /// "that damage".
        That,
        /// "1 of that damage", "all but 1 of that damage".
        OfThat { amount: u32, #[serde(default)] word: OfThatWord },
    }

    #[derive(Default, Copy)]
    pub enum OfThatWord { #[default] So, AllBut }

    #[derive(Default, Copy)]
    pub enum MoreOrLess { #[default] Less, More }

    #[derive(Default, Copy)]
    pub enum YouWord { #[default] Omitted, You }

    /// "to play", "to shift".
    #[derive(Copy)]
    pub enum CostOf { Play, Shift }

    /// "face up" or "faceup".
    #[derive(Default, Copy)]
    pub enum FaceUpWord { #[default] Apart, Together }

    #[derive(Default, Copy)]
    pub enum ToWord { #[default] To, Into }

    #[derive(Copy)]
    pub enum Step { Ready, Set, Draw }

    #[derive(Default, Copy)]
    pub enum NextStepWord { #[default] NextStep, StepOfNextTurn }

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
        /// "can't be increased".
        Unincreased,
    }

    /// "can't" or "don't".
    #[derive(Default, Copy)]
    pub enum NotWord { #[default] Cannot, DoNot }

    /// "can challenge", "may challenge", "can also challenge".
    #[derive(Default, Copy)]
    pub enum CanWord { #[default] Can, May, CanAlso }

    #[derive(Copy)]
    pub enum ChallengeWord { TheChallenge, Challenges, ThatChallenge }

    /// Playing a card by an effect (6.7.8). Whether it is free, and how it enters, is said by adverbs.
    pub struct Play {
        #[serde(default)]
        pub word: PlayWord,
        pub what: NounPhrase,
        /// "on this card", "on top of this character", "onto …".
        #[serde(default)]
        pub on: Option<NounPhrase>,
        #[serde(default)]
        pub on_word: OnWord,
        /// "from your discard", "from there", where not part of the noun phrase.
        #[serde(default)]
        pub from: Option<PlayFrom>,
    }

    #[derive(Default, Copy)]
    pub enum OnWord { #[default] On, OnTopOf, Onto }

    /// "play", "shift", "play or shift".
    #[derive(Default, Copy)]
    pub enum PlayWord { #[default] Play, Shift, PlayOrShift }

    pub enum PlayFrom {
        Zone(Zone),
        There,
        Under(NounPhrase),
    }

    /// What a payment modifier is about (1.5.4).
    pub enum PayFor {
        /// "to play this character".
        ToPlay(NounPhrase),
        /// "for the next character you play this turn".
        For(NounPhrase),
        /// "to move your characters to a location".
        ToMove { what: NounPhrase, to: Option<Destination> },
        /// "to shift a character on top of this character".
        ToShift { what: NounPhrase, #[serde(default)] onto: Option<NounPhrase>, #[serde(default)] word: OnWord },
        /// "to play … using their Shift ability".
        ToPlayUsing { what: NounPhrase, whose: Possessor, keyword: KeywordName },
    }

    /// "+2 {S}", "-1 {L}".
    pub struct StatChange { pub stat: Stat, pub by: StatBy }

    #[derive(Copy)]
    pub enum StatBy {
        N(i32),
        /// "+{S} equal to …": the amount follows as an adverb.
        Plus,
        Minus,
        /// "{S} equal to …" after "loses".
        Unsigned,
        /// "+X {S}", "-X {S}": said by a "where X is".
        PlusX,
        MinusX,
    }

    pub enum Grant {
        Keyword(Keyword),
        /// An ability in quotation marks; source is the card that has it.
        Ability { ability: Box<super::AbilityKind>, #[serde(default)] stop: FinalStop },
        /// "the Detective classification".
        Class(ClassName),
        /// "Resist +X": said by a "where X is".
        KeywordX(KeywordName),
        /// A keyword that no rule is known for.
        Unknown(UnknownKeyword),
    }

    /// Whether the quoted ability ends with a full stop inside the quotation marks.
    #[derive(Default, Copy)]
    pub enum FinalStop { #[default] Omitted, Printed }

    pub enum Loss {
        Keyword(KeywordName),
        /// "the Stone by Day ability".
        Ability(AbilityName),
        /// "lose 2 {S}" is a stat change under another verb.
        Stat(StatChange),
        /// "all abilities", "all keywords".
        All(AllLost),
    }

    #[derive(Copy)]
    pub enum AllLost { Abilities, TheirAbilities, Keywords, KeywordsAndAbilities }

    /// What can be permitted, forbidden or demanded.
    pub enum Deed {
        Quest,
        Challenge(Option<NounPhrase>),
        BeChallenged(Option<NounPhrase>),
        /// "ready", "ready more than 1 of their characters".
        Ready(Option<NounPhrase>),
        /// "{E} to sing songs" / "exert to sing this song".
        ExertToSing { what: NounPhrase, #[serde(default)] word: ExertWord },
        BeDealtDamage,
        BeRemoved,
        BeBanished,
        /// "be reduced by Resist", of damage; "be reduced", of a cost or value.
        BeReduced { #[serde(default)] by: Option<KeywordName> },
        /// "be returned to a player's hand", "be exerted", "be readied", "be moved" and any other passive.
        BeDone { what: Passive, #[serde(default)] by: Option<Agent> },
        /// "enter play exerted", after "may".
        EnterPlay(Entering),
        /// "choose your items for abilities or effects", "choose this character for actions and abilities".
        ChooseFor { what: NounPhrase, purpose: ChoosePurpose },
        GainKeyword(KeywordName),
        /// "move here": the subject itself.
        Move(Destination),
        Exert,
        Discard,
        Sing(NounPhrase),
        /// "gain more than 3 lore", "gain lore from actions or abilities".
        GainLore { #[serde(default)] more_than: Option<u32>, #[serde(default)] from: Option<LoreFrom> },
        /// "reduce the cost of their cards".
        ReduceCost { what: NounPhrase, word: CostWord },
        /// Any other verb: "play this character", "ink cards from your discard", "lose lore".
        Do(Box<Verb>),
    }

    /// What can be done to a card, after "can't be".
    pub enum Passive {
        Returned { #[serde(default)] to: Option<Zone> },
        Exerted,
        Readied,
        Moved,
        /// "be moved from here", "be moved to a location".
        MovedFromHere,
        MovedTo(Destination),
        /// "be prevented", of damage.
        Prevented,
        /// "be gained", of lore.
        Gained,
        Played,
        Discarded,
        Chosen { #[serde(default)] purpose: Option<Agent> },
        /// "be banished by …"; without "by" it is [`Deed::BeBanished`].
        Banished,
        /// "be dealt damage by …".
        DealtDamage,
        /// "be put into an inkwell", "be put under …".
        Put(Place),
        Shuffled { into: Zone },
        /// "be shifted onto", of what lies beneath.
        ShiftedOnto,
        /// "be removed from opposing characters", of damage.
        RemovedFrom(NounPhrase),
        /// "be shifted onto any Hero character of yours", of what is put there.
        Shifted { onto: NounPhrase, #[serde(default)] word: OnWord, #[serde(default)] name: NameRule },
        /// "be moved to or from this character", of damage.
        DamageMoved { way: DamageWay, what: NounPhrase },
        /// "be moved to", "be moved to by opposing characters", of a location.
        MovedToBy(Option<NounPhrase>),
        /// "be lost", of lore.
        Lost,
    }

    /// "regardless of name".
    #[derive(Default, Copy)]
    pub enum NameRule { #[default] Unsaid, RegardlessOfName }

    #[derive(Copy)]
    pub enum DamageWay { ToOrFrom, FromOrTo, From }

    /// Where lore comes from.
    #[derive(Copy)]
    pub enum LoreFrom { Questing, ALocation, Locations, AnAction, Actions, AnAbility, Abilities, ActionsOrAbilities }

    /// "the cost to play …", "the cost of …".
    #[derive(Copy)]
    pub enum CostWord { ToPlay, Of }

    /// "after this turn, take an extra turn", "take an extra turn after this one".
    #[derive(Default, Copy)]
    pub enum ExtraTurnWord { #[default] AfterThisOne, AfterThisTurn, Before }

    #[derive(Default, Copy)]
    pub enum ExertWord { #[default] Symbol, Word }

    #[derive(Copy)]
    pub enum ChoosePurpose { AbilitiesOrEffects, ActionsAndAbilities }

    #[derive(Default)]
    pub enum Entering {
        #[default]
        Normally,
        Exerted,
        Ready,
        /// "with 3 damage".
        WithDamage { amount: u32, #[serde(default)] word: DamageWord },
    }

    pub enum CountAs {
        /// "count as having +1 cost to sing songs".
        CostToSing { more: u32, what: NounPhrase },
        /// "also counts as being named X for Shift".
        NamedForShift(CardName),
        /// "also counts as being named X".
        Named(CardName),
        /// "count as having {IW}".
        InkwellSymbol,
        /// "count as having cost 8 to sing songs".
        CostForSinging { cost: u32, what: NounPhrase },
    }

    /// Where a card is put.
    pub enum Place {
        Into { zone: Zone, #[serde(default)] manner: Manner, #[serde(default)] word: IntoWord },
        TopOf { zone: Zone, #[serde(default)] word: TopWord },
        BottomOf(Zone),
        /// "on either the top or the bottom of your deck".
        /// No zone where it is clear: "on either the top or the bottom".
        TopOrBottom { zone: Option<Zone>, #[serde(default)] word: EitherWord },
        /// "on the bottom", the deck being clear.
        Bottom,
        Top,
        /// "back on top": where it came from.
        BackOnTop,
        /// "on top of it", a deck or a card just mentioned.
        OnTopOf(NounPhrase),
        /// "under this character", "facedown under …", "under … facedown".
        Under { what: NounPhrase, #[serde(default)] face: Face, #[serde(default)] order: FaceOrder },
        /// "on top of your deck or into your discard".
        Either { places: Vec<Place>, #[serde(default)] word: EitherWord },
    }

    #[derive(Default, Copy)]
    pub enum TopWord { #[default] TheTop, Top }

    #[derive(Default, Copy)]
    pub enum EitherWord { #[default] Either, Omitted }

    #[derive(Default, Copy)]
    pub enum IntoWord { #[default] Into, In }

    /// How a card lies in the inkwell.
    #[derive(Default, Copy)]
    pub enum Manner { #[default] Plain, Facedown, FacedownAndExerted, Exerted }

    #[derive(Default, Copy)]
    pub enum Face { #[default] Unsaid, Facedown, Faceup }

    /// "facedown under X" or "under X facedown".
    #[derive(Default, Copy)]
    pub enum FaceOrder { #[default] Before, After }

    /// "one into your hand", "the rest on the bottom of your deck in any order".
    pub struct PortionPlace {
        pub what: NounPhrase,
        pub place: Place,
        #[serde(default)]
        pub order: PlacedOrder,
    }

    #[derive(Default, Copy)]
    pub enum PlacedOrder { #[default] Unsaid, AnyOrder, RandomOrder }
}
