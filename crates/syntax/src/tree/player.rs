//! Players as they are named on cards, possessives, and zones with their owners.

use super::*;

node! {
    /// A player or several.
    pub enum PlayerPhrase {
        You,
        Described(PlayerNoun),
        /// "they", "that player".
        Ref(PlayerRef),
        /// "their player", "its player", "that character's player": who a card belongs to (1.4.3).
        OwnerOf { card: Ref, number: Number },
        /// "the challenging player" (4.6.1).
        ChallengingPlayer,
        /// "you and another chosen player each".
        Joined { players: Vec<PlayerPhrase>, #[serde(default)] each: EachWord },
    }

    #[derive(Default, Copy)]
    pub enum EachWord { #[default] Omitted, Each }

    pub struct PlayerNoun {
        pub det: PlayerDet,
        pub noun: PlayerKind,
        #[serde(default)]
        pub with: Option<PlayerFilter>,
        #[serde(default)]
        pub bind: Option<Binding>,
    }

    #[derive(Copy)]
    pub enum PlayerDet {
        Each,
        EachOther,
        Chosen,
        /// "an opponent", "a player".
        A,
        /// Bare plural: "opponents".
        Bare,
        All,
        AnyNumberOf,
        OneOrMore,
        /// "your opponent", an older wording.
        Your,
        /// "your opponents".
        YourSeveral,
        /// "another player" / "another chosen player"
        Another,
        AnotherChosen,
        /// "the player or players".
        TheOneOrMore,
        /// "the player with the most lore".
        The,
        /// "no opponent".
        No,
        /// "any player".
        Any,
    }

    #[derive(Copy)]
    pub enum PlayerKind { Player, Opponent, OpposingPlayer }

    /// What narrows a player phrase.
    pub enum PlayerFilter {
        /// "with more lore than you".
        MoreLoreThan(Box<PlayerPhrase>),
        /// "with 10 or more lore".
        Lore(Box<LoreCompare>),
        /// "with more cards in their hand than you", "with fewer …".
        MoreThan { word: MoreWord, what: Box<NounPhrase>, than: Box<PlayerPhrase> },
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
        /// "who doesn't" (do what was asked).
        WhoDoesNot,
        WhoDoes,
        /// "who reveals a … this way" / "who discarded a …".
        Who(Box<Event>),
    }

    /// A word that points back to a player.
    pub struct PlayerRef {
        #[serde(default)]
        pub to: PlayerAntecedent,
        pub word: PlayerPronoun,
    }

    #[derive(Default, Copy, PartialOrd, Ord, Hash)]
    pub enum PlayerAntecedent {
        #[default]
        Open,
        /// The player phrase with this number; for "each player", the one acting now.
        Bound(Binding),
        /// The player of the card phrase with this number.
        OwnerOf(Binding),
        You,
        /// The player the trigger's event was about.
        Event,
        /// The player whose turn it is: "during each opponent's turn, whenever they draw a card".
        TurnPlayer,
        /// The player of the card the ability is on.
        OwnerOfSource,
        /// The players of the two sides of a challenge.
        OwnerOfChallenger,
        OwnerOfChallenged,
    }

    #[derive(Copy)]
    pub enum PlayerPronoun { They, ThatPlayer, ThosePlayers }

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
        pub kind: ZoneKind,
        /// None where print has none: "inkwells", "play".
        #[serde(default)]
        pub whose: Option<Possessor>,
        #[serde(default)]
        pub number: ZoneNumber,
        /// A second zone of the same owner: "your hand or discard".
        #[serde(default)]
        pub or: Option<ZoneKind>,
    }

    #[derive(Copy, PartialOrd, Ord, Hash)]
    pub enum ZoneKind { Hand, Deck, Discard, Inkwell, Play }

    #[derive(Default, Copy)]
    pub enum ZoneNumber {
        #[default]
        One,
        Many,
        /// "any discard": one of whichever player.
        Any,
        /// "an inkwell".
        A,
        /// "hand", without an owner: "returned to hand".
        Bare,
    }
}
