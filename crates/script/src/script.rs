//! The script: moves, answers, refusals and expectations.

use super::{CardRef, Player, Zone};

/// One line of the script.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Step {
    /// A move or an answer that must be legal.
    Act(Act),
    /// `! MOVE-OR-ANSWER`: must be refused, with nothing changed.
    Refused(Act),
    /// `expect …`
    Expect(Expectation),
}

/// What a player does.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Act {
    /// Who.
    pub player: Player,
    /// What.
    pub deed: Statement,
}

/// A move or an answer. [`Move::Play`] is an answer as well where an effect plays a card.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Statement {
    /// Something done on one's own.
    Move(Move),
    /// Something said because a decision asks for it.
    Answer(Answer),
}

/// A move (chapter 4, and conceding).
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Move {
    /// `inks CARD` (4.2)
    Ink(CardRef),
    /// `plays CARD …` (4.3)
    Play {
        /// The card played.
        card: CardRef,
        /// What is paid.
        way: Way,
    },
    /// `quests with CARD` (4.5)
    Quest(CardRef),
    /// `challenges CARD with CARD` (4.6)
    Challenge {
        /// The character or location that is challenged.
        challenged: CardRef,
        /// The character that challenges.
        challenger: CardRef,
    },
    /// `moves CARD to LOCATION` (4.7)
    MoveTo {
        /// The character that moves.
        character: CardRef,
        /// Where it goes.
        location: CardRef,
        /// Paid or not.
        price: Price,
    },
    /// `uses CARD: ABILITY NAME` (4.4)
    Use {
        /// The card with the ability.
        card: CardRef,
        /// The name of the ability, where it is given.
        ability: Option<String>,
        /// Paid or not.
        price: Price,
    },
    /// `ends turn` (3.3.2)
    EndTurn,
    /// `concedes` (2.3.3.4)
    Concede,
}

/// How a played card is paid for (1.5).
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Way {
    /// With its ink cost.
    Ink,
    /// With Shift, onto these, the first on top (8.10).
    ShiftOnto(Vec<CardRef>),
    /// Sung by these (5.4.4.2, 8.12).
    SungBy(Vec<CardRef>),
    /// For free (6.1.7).
    Free,
}

/// Whether a move that costs something is paid for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Price {
    /// Paid.
    Paid,
    /// `for free`, where an effect lets its player choose so.
    Free,
}

/// An answer to a decision.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Answer {
    /// `accepts`
    Accept,
    /// `declines`
    Decline,
    /// `chooses CARD; CARD`
    Cards(Vec<CardRef>),
    /// `chooses nothing`
    Nothing,
    /// `chooses player B; C`
    Players(Vec<Player>),
    /// `chooses option 2`, from 1
    Option(u32),
    /// `chooses number 3`
    Number(u32),
    /// `names CARD`
    Name(Naming),
    /// `orders CARD; CARD`: the first is the topmost, or goes first
    Order(Vec<CardRef>),
    /// `resolves CARD: ABILITY NAME; CARD`
    Resolve {
        /// The card that has the ability.
        card: CardRef,
        /// The name of the ability, where it is given.
        ability: Option<String>,
        /// The card because of which it waits, where several of the same card wait.
        because: Option<CardRef>,
    },
    /// `applies CARD`
    Apply(CardRef),
    /// `keeps`
    Keep,
    /// `alters CARD; …`
    Alter(Vec<CardRef>),
}

/// What is said to name a card (5.2.6) or a classification (5.2.7).
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Naming {
    /// A card by full name or alias.
    Card(CardRef),
    /// A name without a version.
    Short(String),
    /// A classification (5.2.7).
    Class(String),
}

/// What `expect` asks.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Expectation {
    /// About one card.
    Card {
        /// Which one.
        card: CardRef,
        /// What holds for it.
        is: CardFact,
    },
    /// About one player.
    Player {
        /// Which one.
        player: Player,
        /// What holds for them.
        is: PlayerFact,
    },
    /// `choices CARD; CARD` and the like: exactly these are the legal answers of the pending choice.
    Choices(Choices),
    /// `bag N`: triggered abilities waiting.
    Bag(u32),
    /// `no winner`
    NoWinner,
    /// `no decision`: nothing is asked but the next turn action.
    NoDecision,
    /// `either … or …`: at least one of these holds.
    Either(Vec<Expectation>),
}

/// What a pending choice may be answered with.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Choices {
    /// `choices CARD; CARD`
    Cards(Vec<CardRef>),
    /// `choices player B; C`
    Players(Vec<Player>),
    /// `choices number 0; 1`, `choices number 0 to 3`
    Numbers(Vec<u32>),
    /// `choices option 1; 2`
    Options(Vec<u32>),
    /// `choices yes; no`
    YesNo,
}

/// What can be expected of a card.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum CardFact {
    /// `damage N`, `strength N` …
    Value {
        /// Which number.
        of: Characteristic,
        /// What it must be.
        is: i32,
    },
    /// `ready`, `exerted` …
    State(State),
    /// `has KEYWORD`, `has Resist +2`
    Has {
        /// The keyword.
        keyword: Keyword,
        /// Its number, where one is asked for.
        value: Option<u32>,
    },
    /// `lacks KEYWORD`
    Lacks {
        /// The keyword.
        keyword: Keyword,
        /// Its number, where one is asked for.
        value: Option<u32>,
    },
    /// `in ZONE`, `in A ZONE`, `in deck top`
    In {
        /// Whose zone, where it is said.
        player: Option<Player>,
        /// Which zone.
        zone: Zone,
        /// Which end of the deck, where it is said.
        end: Option<DeckEnd>,
    },
    /// `under CARD`
    Under(CardRef),
    /// `covers N`
    Covers(u32),
    /// `at LOCATION`
    At(CardRef),
    /// `at none`
    AtNone,
    /// `named NAME`
    Named(String),
    /// `classified CLASSIFICATION`
    Classified(String),
    /// `not named NAME`, `not in ZONE` …: the other does not hold.
    Not(Box<CardFact>),
}

/// The numbers of a card.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Characteristic {
    /// Damage counters.
    Damage,
    /// May be negative (6.6.2).
    Strength,
    /// 5.3.6.3
    Willpower,
    /// May be negative (6.6.3).
    Lore,
    /// What its player would pay, in ink, to play it from where it is.
    Cost,
    /// What its player would pay, in ink, to play it with Shift (8.10.1).
    ShiftCost,
    /// As what cost it counts to sing a song (5.4.4.2, 8.11).
    Singing,
}

impl Characteristic {
    /// All of them.
    pub const ALL: [Self; 7] = [
        Self::Damage,
        Self::Strength,
        Self::Willpower,
        Self::Lore,
        Self::ShiftCost,
        Self::Cost,
        Self::Singing,
    ];

    /// The word for it.
    pub fn word(self) -> &'static str {
        match self {
            Self::Damage => "damage",
            Self::Strength => "strength",
            Self::Willpower => "willpower",
            Self::Lore => "lore",
            Self::Cost => "cost",
            Self::ShiftCost => "shift cost",
            Self::Singing => "singing value",
        }
    }

    /// Whether the value can be below zero.
    pub fn may_be_negative(self) -> bool {
        matches!(self, Self::Strength | Self::Lore)
    }
}

/// The states of a card (5.1.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum State {
    /// 5.1.1.1
    Ready,
    /// 5.1.1.2
    Exerted,
    /// 5.1.1.11
    Drying,
    /// 5.1.1.12
    Dry,
    /// 5.1.1.4
    Undamaged,
}

impl State {
    /// All of them.
    pub const ALL: [Self; 5] = [Self::Ready, Self::Exerted, Self::Drying, Self::Dry, Self::Undamaged];

    /// The word for it.
    pub fn word(self) -> &'static str {
        match self {
            Self::Ready => "ready",
            Self::Exerted => "exerted",
            Self::Drying => "drying",
            Self::Dry => "dry",
            Self::Undamaged => "undamaged",
        }
    }
}

pub use vocabulary::Keyword;

/// The ends of a deck.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DeckEnd {
    /// The next card to be drawn.
    Top,
    /// The last one.
    Bottom,
}

/// What can be expected of a player.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PlayerFact {
    /// `lore N`, `hand N` …
    Total {
        /// Which total.
        of: Total,
        /// What it must be.
        is: u32,
    },
    /// `can MOVE`
    Can(Move),
    /// `cannot MOVE`
    Cannot(Move),
    /// `decides`: must answer now.
    Decides,
    /// `sees CARD`: may look at its face (7.1.2, 7.1.3).
    Sees(CardRef),
    /// `does not see CARD`
    DoesNotSee(CardRef),
    /// `wins`
    Wins,
    /// `lost`
    Lost,
}

/// Totals and counts of a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Total {
    /// Lore total.
    Lore,
    /// Cards in hand.
    Hand,
    /// Cards in the deck.
    Deck,
    /// Cards in the discard pile.
    Discard,
    /// Cards in play, without those under others.
    Play,
    /// Ink cards.
    Ink,
    /// Ready ink cards.
    InkReady,
    /// Exerted ink cards.
    InkExerted,
    /// `ink drops N` (1.13).
    InkDrops,
}
