//! Players as they are named on cards, possessives, and zones with their owners.

use super::*;

node! {
    /// A player or several.
    pub enum PlayerPhrase {
        /// "you": whoever has the card (1.4.3).
        You,
        /// "each opponent", "chosen player".
        Described(PlayerNoun),
        /// "they", "that player".
        Ref(PlayerRef),
        /// "their player", "its player", "that character's player": who a card belongs to (1.4.3).
        OwnerOf {
            /// The card whose player is meant.
            card: Ref,
            /// "player" or "players".
            number: Number,
        },
        /// "the challenging player" (4.6.1).
        ChallengingPlayer,
        /// "you and another chosen player each".
        Joined {
            /// The players, in printed order.
            players: Vec<PlayerPhrase>,
            /// Whether "each" follows.
            #[serde(default)]
            each: EachWord,
        },
    }

    /// Whether "each" follows several players.
    #[derive(Default, Copy)]
    pub enum EachWord {
        /// It does not.
        #[default]
        Omitted,
        /// "you and that player each".
        Each,
    }

    /// A described player.
    pub struct PlayerNoun {
        /// Which ones, and how many.
        pub det: PlayerDet,
        /// The word for them.
        pub noun: PlayerKind,
        /// What narrows it.
        #[serde(default)]
        pub with: Option<PlayerFilter>,
        /// The number later words use for them, where any does.
        #[serde(default)]
        pub bind: Option<Binding>,
    }

    /// The word before a player.
    #[derive(Copy)]
    pub enum PlayerDet {
        /// "each opponent".
        Each,
        /// "each other player".
        EachOther,
        /// "chosen player": chosen while resolving (6.1.3).
        Chosen,
        /// "an opponent", "a player".
        A,
        /// Bare plural: "opponents".
        Bare,
        /// "all players".
        All,
        /// "any number of players".
        AnyNumberOf,
        /// "one or more opponents".
        OneOrMore,
        /// "your opponent", an older wording.
        Your,
        /// "your opponents".
        YourSeveral,
        /// "another player".
        Another,
        /// "another chosen player".
        AnotherChosen,
        /// "the player or players".
        TheOneOrMore,
        /// "the player with the most lore".
        The,
        /// "no opponent".
        No,
        /// "any player".
        Any,
        /// "2 chosen players".
        NChosen(u32),
        /// "up to 2 chosen opponents".
        UpToChosen(u32),
        /// "2 players", after "choose".
        N(u32),
        /// "up to 2 opponents", after "choose".
        UpTo(u32),
    }

    /// The word for a player.
    #[derive(Copy)]
    pub enum PlayerKind {
        /// "player".
        Player,
        /// "opponent".
        Opponent,
        /// "opposing player".
        OpposingPlayer,
    }

    /// What narrows a player phrase.
    pub enum PlayerFilter {
        /// "with more lore than you".
        MoreLoreThan(Box<PlayerPhrase>),
        /// "with 10 or more lore".
        Lore(Box<LoreCompare>),
        /// "with more cards in their hand than you", "with fewer …".
        MoreThan {
            /// More or fewer.
            word: MoreWord,
            /// What is counted.
            what: Box<NounPhrase>,
            /// Who they are compared with.
            than: Box<PlayerPhrase>,
        },
        /// "with the most cards in their hand".
        TheMost(Box<NounPhrase>),
        /// "with the fewest cards in their hand".
        TheFewest(Box<NounPhrase>),
        /// "with the most lore", "with the least lore".
        LoreExtreme(Degree),
        /// "with more than 3 cards in their inkwell".
        With(Box<NounPhrase>),
        /// "who has more cards in their hand than you": as after "with".
        WhoHas(Box<PlayerFilter>),
        /// "who doesn't": who did not do what was asked.
        WhoDoesNot,
        /// "who does": who did what was asked.
        WhoDoes,
        /// "who reveals a … this way" / "who discarded a …".
        Who(Box<Event>),
    }

    /// A word that points back to a player.
    pub struct PlayerRef {
        /// Whom it means.
        #[serde(default)]
        pub to: PlayerAntecedent,
        /// How it is worded.
        pub word: PlayerPronoun,
    }

    /// What a [`PlayerRef`] means.
    #[derive(Default, Copy, PartialOrd, Ord, Hash)]
    pub enum PlayerAntecedent {
        /// Not resolved: the reader's first pass leaves it so, and no tree in the library has it.
        #[default]
        Open,
        /// The player phrase with this number; for "each player", the one acting now.
        Bound(Binding),
        /// The player of the card phrase with this number.
        OwnerOf(Binding),
        /// You: what writers remember as spoken of last; no reference means it.
        You,
        /// The player whose turn it is: "during each opponent's turn, whenever they draw a card".
        TurnPlayer,
        /// The player of the card the ability is on.
        OwnerOfSource,
        /// The player of the challenging character.
        OwnerOfChallenger,
        /// The player of the challenged character or location.
        OwnerOfChallenged,
    }

    /// How a reference to a player is worded.
    #[derive(Copy)]
    pub enum PlayerPronoun {
        /// "they".
        They,
        /// "that player".
        ThatPlayer,
        /// "those players".
        ThosePlayers,
    }

    /// Whose something is.
    pub enum Possessor {
        /// "your", "yours".
        Your,
        /// "their", "theirs", of players.
        Their(PlayerRef),
        /// "its", "his", "her", "their", of cards.
        Of(Ref),
        /// "chosen opponent's", "each player's", "their player's", "opponents'".
        Player(Box<PlayerPhrase>),
        /// "that character's", "this character's", of cards described.
        Card(Box<NounPhrase>),
    }

    /// A zone with its owner: "your hand", "their players' decks".
    pub struct Zone {
        /// Which zone.
        pub kind: ZoneKind,
        /// None where print has none: "inkwells", "play".
        #[serde(default)]
        pub whose: Option<Possessor>,
        /// One of it or several, and its article.
        #[serde(default)]
        pub number: ZoneNumber,
        /// A second zone of the same owner: "your hand or discard".
        #[serde(default)]
        pub or: Option<ZoneKind>,
    }

    /// The zones that cards name (7.1).
    #[derive(Copy, PartialOrd, Ord, Hash)]
    pub enum ZoneKind {
        /// "hand" (7.3).
        Hand,
        /// "deck" (7.2).
        Deck,
        /// "discard" (7.6).
        Discard,
        /// "inkwell" (7.5).
        Inkwell,
        /// "play" (7.4).
        Play,
    }

    /// One zone or several, and its article.
    #[derive(Default, Copy)]
    pub enum ZoneNumber {
        /// "your hand".
        #[default]
        One,
        /// "their players' decks", "inkwells".
        Many,
        /// "any discard": one of whichever player.
        Any,
        /// "an inkwell".
        A,
        /// "hand", without an owner: "returned to hand".
        Bare,
    }
}
