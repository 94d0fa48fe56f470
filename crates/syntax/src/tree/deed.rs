//! What can be permitted, forbidden or demanded (1.2.1, 1.2.2).

use super::*;

node! {
    /// "can't" or "don't".
    #[derive(Default, Copy)]
    pub enum NotWord {
        /// "can't".
        #[default]
        Cannot,
        /// "don't", "doesn't".
        DoNot,
    }

    /// "can challenge", "may challenge", "can also challenge".
    #[derive(Default, Copy)]
    pub enum CanWord {
        /// "can".
        #[default]
        Can,
        /// "may".
        May,
        /// "can also".
        CanAlso,
    }

    /// What can be permitted, forbidden or demanded.
    pub enum Deed {
        /// "quest".
        Quest,
        /// "challenge", "challenge ready characters".
        Challenge(Option<NounPhrase>),
        /// "be challenged", "be challenged by Villain characters".
        BeChallenged(Option<NounPhrase>),
        /// "ready", "ready more than 1 of their characters".
        Ready(Option<NounPhrase>),
        /// "{E} to sing songs" / "exert to sing this song".
        ExertToSing {
            /// The songs.
            what: NounPhrase,
            /// The symbol or the word.
            #[serde(default)]
            word: ExertWord,
        },
        /// "be dealt damage".
        BeDealtDamage,
        /// "be removed", of damage.
        BeRemoved,
        /// "be banished".
        BeBanished,
        /// "be reduced by Resist", of damage; "be reduced", of a cost or value.
        BeReduced {
            /// The keyword that may not reduce it.
            #[serde(default)]
            by: Option<KeywordName>,
        },
        /// "be returned to a player's hand", "be exerted", "be readied", "be moved" and any other passive.
        BeDone {
            /// What may not be done to it.
            what: Passive,
            /// By whom or what.
            #[serde(default)]
            by: Option<Agent>,
        },
        /// "enter play exerted", after "may".
        EnterPlay(Entering),
        /// "choose your items for abilities or effects", "choose this character for actions and abilities".
        ChooseFor {
            /// The cards.
            what: NounPhrase,
            /// For what.
            purpose: ChoosePurpose,
        },
        /// "gain Evasive".
        GainKeyword(KeywordName),
        /// "move here": the subject itself.
        Move(Destination),
        /// "exert".
        Exert,
        /// "discard".
        Discard,
        /// "sing songs".
        Sing(NounPhrase),
        /// "sing", whatever song.
        SingAny,
        /// "gain more than 3 lore", "gain lore from actions or abilities".
        GainLore {
            /// The most that may be gained.
            #[serde(default)]
            more_than: Option<u32>,
            /// Where the lore may not come from.
            #[serde(default)]
            from: Option<LoreFrom>,
        },
        /// "reduce the cost of their cards".
        ReduceCost {
            /// The cards.
            what: NounPhrase,
            /// The words for the cost.
            word: CostWord,
        },
        /// Any other verb: "play this character", "ink cards from your discard", "lose lore".
        Do(Box<Verb>),
    }

    /// What can be done to a card, after "can't be".
    pub enum Passive {
        /// "be returned to a player's hand".
        Returned {
            /// Where to, where print says so.
            #[serde(default)]
            to: Option<Zone>,
        },
        /// "be exerted".
        Exerted,
        /// "be readied".
        Readied,
        /// "be moved".
        Moved,
        /// "be moved from here".
        MovedFromHere,
        /// "be moved to a location".
        MovedTo(Destination),
        /// "be prevented", of damage.
        Prevented,
        /// "be gained", of lore.
        Gained,
        /// "be played".
        Played,
        /// "be discarded".
        Discarded,
        /// "be chosen by an opponent's actions".
        Chosen {
            /// By what, where print says so.
            #[serde(default)]
            purpose: Option<Agent>,
        },
        /// "be banished by …"; without "by" it is [`Deed::BeBanished`].
        Banished,
        /// "be banished in a challenge", "be banished in challenges".
        BanishedIn(InChallenges),
        /// "be dealt damage by …".
        DealtDamage,
        /// "be put into an inkwell", "be put under …".
        Put(Place),
        /// "be shuffled into your deck".
        Shuffled {
            /// The deck.
            into: Zone,
        },
        /// "be shifted onto", of what lies beneath.
        ShiftedOnto,
        /// "be removed from opposing characters", of damage.
        RemovedFrom(NounPhrase),
        /// "be shifted onto any Hero character of yours", of what is put there.
        Shifted {
            /// What it may be put on.
            onto: NounPhrase,
            /// The preposition before it.
            #[serde(default)]
            word: OnWord,
            /// Whether its name matters.
            #[serde(default)]
            name: NameRule,
        },
        /// "be moved to or from this character", of damage.
        DamageMoved {
            /// Which ways are shut.
            way: DamageWay,
            /// The card.
            what: NounPhrase,
        },
        /// "be moved to", "be moved to by opposing characters", of a location.
        MovedToBy(Option<NounPhrase>),
        /// "be lost", of lore.
        Lost,
    }

    /// One challenge or several.
    #[derive(Default, Copy)]
    pub enum InChallenges {
        /// "in a challenge".
        #[default]
        One,
        /// "in challenges".
        Several,
    }

    /// "regardless of name".
    #[derive(Default, Copy)]
    pub enum NameRule {
        /// Not said: the names must fit (8.10.1).
        #[default]
        Unsaid,
        /// "regardless of name".
        RegardlessOfName,
    }

    /// Which ways damage may not be moved.
    #[derive(Copy)]
    pub enum DamageWay {
        /// "to or from".
        ToOrFrom,
        /// "from or to".
        FromOrTo,
        /// "from".
        From,
    }

    /// Where lore comes from.
    #[derive(Copy)]
    pub enum LoreFrom {
        /// "from questing".
        Questing,
        /// "from this location".
        ThisLocation,
        /// "from a location".
        ALocation,
        /// "from locations".
        Locations,
        /// "from an action".
        AnAction,
        /// "from actions".
        Actions,
        /// "from an ability".
        AnAbility,
        /// "from abilities".
        Abilities,
        /// "from actions or abilities".
        ActionsOrAbilities,
    }

    /// "the cost to play …", "the cost of …".
    #[derive(Copy)]
    pub enum CostWord {
        /// "the cost to play …".
        ToPlay,
        /// "the cost of …".
        Of,
    }

    /// What cards may not be chosen for.
    #[derive(Copy)]
    pub enum ChoosePurpose {
        /// "for abilities or effects".
        AbilitiesOrEffects,
        /// "for actions and abilities".
        ActionsAndAbilities,
    }
}
