//! The noun phrase: which players, which objects (RULES 1.3, 5, 6.1.3, 6.1.6).
//!
//! [`Select`] describes a set that any object can be tested against; [`Objects`] names concrete
//! objects. The same types serve targets, conditions, amounts, triggers, costs and statics.

use super::*;

/// One player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayerRef {
    /// The player whose ability or effect it is (1.4.3.1).
    You,
    /// The active player (1.3.4.1).
    Active,
    /// The player bound to a slot.
    Slot(Slot),
    /// The player of the object bound to a slot.
    OwnerOf(Slot),
    /// The player that the surrounding `Players::Where` or `Cond::AnyPlayer` is looking at.
    It,
    /// The player of the object being tested by the surrounding filter.
    OwnerOfIt,
}

/// A set of players.
#[derive(Clone, Debug, PartialEq)]
pub enum Players {
    /// That one; with a slot that holds several players, all of them.
    One(PlayerRef),
    /// 1.3.5: everyone you play against.
    Opponents,
    /// Everyone.
    All,
    /// Everyone but that one.
    AllBut(PlayerRef),
    /// Those of whom the condition is true (`PlayerRef::It`).
    Where(Box<Players>, Box<Cond>),
    /// Those with the greatest amount (`PlayerRef::It`).
    Most(Box<Players>, Box<Amount>),
    /// All of these together.
    Union(Vec<Players>),
}

/// A described set of objects.
#[derive(Clone, Debug, PartialEq)]
pub struct Select {
    /// Where they are.
    pub zones: Zones,
    /// Whose they are.
    pub owner: Players,
    /// What they are like.
    pub filter: Filter,
}

impl Select {
    /// In play, anyone's.
    pub fn in_play(filter: Filter) -> Select {
        Select { zones: Zones::PLAY, owner: Players::All, filter }
    }

    /// In play, yours.
    pub fn yours(filter: Filter) -> Select {
        Select { zones: Zones::PLAY, owner: Players::One(PlayerRef::You), filter }
    }

    /// The same without asking for dry ones; none where that is not asked for.
    pub(crate) fn without_dry(&self) -> Option<Select> {
        let Filter::All(all) = &self.filter else { return None };
        let rest: Vec<Filter> = all.iter().filter(|one| **one != Filter::Dry).cloned().collect();
        let asked = rest.len() < all.len();
        asked.then(|| Select { zones: self.zones, owner: self.owner.clone(), filter: Filter::All(rest) })
    }

    /// In play, opposing.
    pub fn opposing(filter: Filter) -> Select {
        Select { zones: Zones::PLAY, owner: Players::Opponents, filter }
    }
}

/// What an object is like.
#[derive(Clone, Debug, PartialEq)]
pub enum Filter {
    /// Anything, filler cards included.
    Any,
    /// All of these hold.
    All(Vec<Filter>),
    /// One of these holds.
    OneOf(Vec<Filter>),
    /// It does not hold.
    Not(Box<Filter>),
    /// One of these kinds.
    Kind(Kinds),
    /// 5.2.7
    Class(ClassId),
    /// 5.2.6: one of its names is this.
    Named(NameId),
    /// One of its names is the name bound to the slot.
    NamedBound(Slot),
    /// The classification bound to the slot is one of its own (5.2.7).
    ClassBound(Slot),
    /// Has a classification that one of these has (5.2.7).
    SharesClass(Box<Objects>),
    /// Shares a name with one of these.
    SameName(Box<Objects>),
    /// One of its names is a name of each of these.
    CommonName(Box<Objects>),
    /// One of these ink types.
    Ink(Inks),
    /// Has {C}.
    Inkable,
    /// Has the keyword.
    Keyword(Keyword),
    /// A number on it compares so.
    Stat(Stat, Cmp, Box<Amount>),
    /// Its number compares so with that of each of these (none: true).
    StatToEach(Stat, Cmp, Box<Objects>),
    /// 5.1.1.3
    Damaged,
    /// 5.1.1.4: characters and locations only.
    Undamaged,
    /// 5.1.1.2
    Exerted,
    /// 5.1.1.1
    Ready,
    /// 5.1.1.12
    Dry,
    /// At any location.
    AtLocation,
    /// At one of these.
    At(Box<Objects>),
    /// 4.7.2: not all of these are there; of no matter since 2.3.
    Elsewhere(Box<Objects>),
    /// Has a card under it.
    HasUnder,
    /// Lies under one of these.
    Under(Box<Objects>),
    /// Face up.
    FaceUp,
    /// The source itself.
    This,
    /// 6.1.6: neither the source nor what the ability has selected already.
    Other,
    /// The card is in one of these zones now, wherever it was (6.1.11.1).
    NowIn(Zones),
    /// Not the source (for statics, triggers and counts).
    NotThis,
    /// One of these.
    Is(Box<Objects>),
    /// It is the challenging character.
    Challenging,
    /// It is being challenged.
    Challenged,
    /// It is in a challenge with one matching that (4.6.2).
    InChallengeWith(Box<Filter>),
    /// As subject of such an event, it happened this turn.
    Did(Box<Pattern>),
    /// How it was played (4.3.2.2).
    PlayedBy(HowPlayed),
    /// 1.13: at least so many ink drops were removed to play it.
    PaidWithDrops(i32),
    /// There is a location to which it can be moved.
    Movable,
    /// Its player is one of these.
    Owner(Players),
    /// A condition that may speak about it (`Objects::It`).
    Meets(Box<Cond>),
}

impl Filter {
    /// All of them.
    pub fn all(parts: impl IntoIterator<Item = Filter>) -> Filter {
        let mut all: Vec<Filter> = Vec::new();
        for part in parts {
            if let Filter::All(inner) = part {
                all.extend(inner);
            } else if part != Filter::Any {
                all.push(part);
            }
        }
        let mut parts = all;
        match parts.len() {
            0 => Filter::Any,
            1 => parts.swap_remove(0),
            _ => Filter::All(parts),
        }
    }

    /// Whether only the card itself can fit.
    #[inline]
    pub(crate) fn is_about_this(&self) -> bool {
        let is_this = |part: &Filter| matches!(part, Filter::This);
        is_this(self) || matches!(self, Filter::All(parts) if parts.iter().any(is_this))
    }

    /// A character.
    pub fn character() -> Filter {
        Filter::Kind(Kinds::CHARACTER)
    }
}

/// Concrete objects, without any choice left.
#[derive(Clone, Debug, PartialEq)]
pub enum Objects {
    /// Nothing.
    None,
    /// The source: as a character the one that its stack is now (D.13), else the card.
    This,
    /// What is bound to the slot.
    Slot(Slot),
    /// The object being tested by the surrounding filter, or looked at by the surrounding static.
    It,
    /// Everything that matches.
    Each(Box<Select>),
    /// The top cards of a player's deck.
    Top(PlayerRef, Box<Amount>),
    /// The bottom card(s) of a player's deck.
    Bottom(PlayerRef, Box<Amount>),
    /// The location at which these are.
    LocationOf(Box<Objects>),
    /// The character challenging.
    Challenger,
    /// The character or location challenged.
    ChallengedOne,
    /// The card that covers these, or that they were put under.
    HostOf(Box<Objects>),
    /// The card that lies right under each of these (8.10).
    Beneath(Box<Objects>),
    /// The cards that left play under these (7.1.6, last known).
    WereUnder(Box<Objects>),
    /// All of these.
    Union(Vec<Objects>),
    /// The first without the second.
    Without(Box<Objects>, Box<Objects>),
    /// Those among them that match.
    Among(Box<Objects>, Box<Filter>),
}

impl Objects {
    /// Everything that matches.
    pub fn each(select: Select) -> Objects {
        Objects::Each(Box::new(select))
    }
}
