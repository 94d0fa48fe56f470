//! The rules as data: which edition is played, and how its open points are read.
//!
//! Editions differ at named [`Point`]s; what the rules leave unsettled has a name as well, an [`OpenPoint`] with a default
//! and one other reading. Whoever decides such a thing asks here, so that both ways can be played and compared.

use crate::eval::PLAYERS_MAX;
use crate::state::{PlayerIx, PlayerSet};
use serde::{Deserialize, Serialize};

/// Which edition of the rules is played; a later one is greater.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Edition {
    /// The oldest one that is known in part (CONCORDANCE K4, K5, K11, K13, K15).
    V1,
    /// The Comprehensive Rules 2.2, from 9 July to 15 October 2026.
    V2_2,
    /// The Comprehensive Rules 2.3, since 16 October 2026.
    #[default]
    V2_3,
}

impl Edition {
    /// All of them, the oldest first.
    pub const ALL: [Edition; 3] = [Edition::V1, Edition::V2_2, Edition::V2_3];

    /// Its name, as people write it.
    pub fn name(self) -> &'static str {
        match self {
            Edition::V1 => "1",
            Edition::V2_2 => "2.2",
            Edition::V2_3 => "2.3",
        }
    }

    /// The edition of that name; `v1` and `v2` are older spellings.
    pub fn from_name(name: &str) -> Option<Edition> {
        match name {
            "1" | "v1" => Some(Edition::V1),
            "2.2" => Some(Edition::V2_2),
            "2.3" | "v2" => Some(Edition::V2_3),
            _ => None,
        }
    }

    /// Whether it decides that point as it is decided today.
    #[inline]
    pub fn has(self, point: Point) -> bool {
        self >= point.since()
    }
}

macro_rules! points {
    ($($(#[$doc:meta])* $name:ident = $rule:literal, $since:ident;)*) => {
        /// A point at which editions differ in play.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Point {
            $($(#[$doc])* $name,)*
        }

        impl Point {
            /// All of them.
            pub const ALL: &[Point] = &[$(Point::$name,)*];

            /// The rule that decides it.
            pub fn rule(self) -> &'static str {
                match self {
                    $(Point::$name => $rule,)*
                }
            }

            /// The first edition that decides it as it is decided today.
            #[inline]
            pub fn since(self) -> Edition {
                match self {
                    $(Point::$name => Edition::$since,)*
                }
            }
        }
    };
}

points! {
    /// K4: an ability used for free needs nothing but {E}; before, only the ink was waived.
    FreeAbility = "1.5.5.4", V2_2;
    /// K5: "other" excludes what the ability has selected; before, only its source.
    OtherThanSelected = "6.1.6", V2_2;
    /// K11: Resist comes before replacement effects; before, it was one.
    ModifiersFirst = "1.9.4", V2_2;
    /// K13: damage reduced to 0 was dealt; before, it was not.
    DealtAtZero = "1.9.5", V2_2;
    /// K15: a secondary "if" is tested on resolution only; before, when it triggers as well.
    IfOnResolution = "6.2.4", V2_2;
    /// Of two grants of a keyword the longer one counts; before, the second was not received.
    LongerGrant = "8.1.2", V2_3;
    /// Several players do one part after the other; before, one player after the other did all of it.
    PartByPart = "6.7.6.1", V2_3;
    /// A character may be chosen to move to where it is; before, only elsewhere.
    MoveWhereOneIs = "4.7.2", V2_3;
    /// Whoever is moved was chosen for it; before, only where the text said so.
    MovingChooses = "4.7.1", V2_3;
    /// What a card says about how it enters comes before what others say; before, all of it came together.
    OwnWordsFirst = "6.7.9", V2_3;
    /// A card that changes zones while it is played is played from there; before, it was set aside at once.
    PlayGoesOn = "4.3.2", V2_3;
    /// Resist lowers damage that is dealt, in every edition.
    ResistLowers = "8.8.1", V1;
    /// Challenger counts for the one who challenges and not for the one who is challenged, in every edition.
    ChallengerAttacks = "8.5.2", V1;
}

/// Decisions that are turned round, to see what somebody believes who has one of them wrong.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Turned(u16);

impl Turned {
    /// Just this one.
    pub fn one(point: Point) -> Turned {
        Turned(1 << point as u16)
    }

    #[inline]
    fn has(self, point: Point) -> bool {
        self.0 >> (point as u16) & 1 == 1
    }
}

macro_rules! open_points {
    ($($(#[$doc:meta])* $name:ident = $label:literal, $rule:literal;)*) => {
        /// A point that the rules leave open, with a default (RULES part D) and another reading.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[repr(u8)]
        pub enum OpenPoint {
            $($(#[$doc])* $name,)*
        }

        impl OpenPoint {
            /// All of them.
            pub const ALL: &[OpenPoint] = &[$(OpenPoint::$name,)*];

            /// Its name, `D.25`.
            pub fn label(self) -> &'static str {
                match self {
                    $(OpenPoint::$name => $label,)*
                }
            }

            /// The rule that leaves it open.
            pub fn rule(self) -> &'static str {
                match self {
                    $(OpenPoint::$name => $rule,)*
                }
            }
        }
    };
}

open_points! {
    /// A card played by Temporary Shift comes back although it was covered since. Otherwise it stays.
    BuriedTemporary = "D.1", "8.10.8.5";
    /// In "Temporary `[Classification]` Shift" the classification takes the place of the name. Otherwise both are needed.
    TemporaryClass = "D.2", "8.10.9";
    /// "That much" of damage dealt is the amount before Resist. Otherwise what was taken.
    AmountDealt = "D.4a", "1.9.5";
    /// "Takes no damage instead" waits for damage that would be taken. Otherwise Resist may use it up.
    ShieldTaken = "D.4b", "1.9.5";
    /// "Deal damage. If you do" is satisfied where 0 was taken. Otherwise not.
    DealtIfYouDo = "D.4c", "1.9.5";
    /// Where no damage was taken instead it was dealt all the same. Otherwise not.
    DealtThoughPrevented = "D.4d", "1.9.5";
    /// Copies of a replacement effect of cards in play are the same one: an event meets one of them. Otherwise each in its turn.
    SameStatic = "D.5", "6.5.8";
    /// A keyword given without a condition by a card in play lasts longer than one with an end. Otherwise both are kept.
    StaticGrant = "D.6", "8.1.2";
    /// In the Set step there is a check before the bag is opened. Otherwise only after it.
    CheckBeforeBag = "D.7", "1.8.3";
    /// A loop that nobody can stop is a drawn game. Otherwise what goes round leaves the bag, and the game goes on.
    EndlessIsDrawn = "D.9", "6.1.10";
    /// Of several players with enough lore in one check the first in turn order wins. Otherwise the game is drawn.
    FirstOfWinners = "D.10", "1.8.4";
    /// Of several waiting actions the first played goes first. Otherwise the last.
    WaitingActions = "D.11", "6.7.8.1";
    /// One card does not pay for itself. Otherwise it may.
    PaysForItself = "D.12", "4.3.2";
    /// "This character" and "that character" mean the stack, whatever covers it since. Otherwise the card that was covered.
    MeansTheStack = "D.13", "8.10.5";
    /// Of "up to" so many, what must be chosen must be among them. Otherwise none may be chosen.
    MustAmongUpTo = "D.14", "6.7.3.2";
    /// A stack that goes to a deck stays in its order. Otherwise its player orders it.
    StackKeepsOrder = "D.15", "7.2.3";
    /// "You" in an ability that a card was given is the player of that card. Otherwise of the card that gave it.
    YouOfTheGiven = "D.18", "1.4.3.1";
    /// What all of a kind "get" or "gain" is for those who are there. Otherwise for newcomers as well.
    AppliedOnce = "D.19", "6.4.2.2";
    /// Two that banish one another in a challenge leave together. Otherwise one player after the other.
    LeaveTogether = "D.20", "1.8.4";
    /// "Otherwise" takes in what was declined. Otherwise only what the condition does not meet.
    OtherwiseDeclined = "D.22", "6.1.16";
    /// Ink drops are got one by one. Otherwise all at once.
    DropsOneByOne = "D.23", "1.13";
    /// A choice and the deed done with what was chosen are one part. Otherwise all choose before anybody does it.
    ChoiceAndDeed = "D.24", "6.7.6.1";
    /// Words about entering that a card is only given work as it enters. Otherwise only its own.
    GivenEntering = "D.25", "6.7.9";
    /// Whoever is moved was chosen. Otherwise only where the text says so.
    MovedIsChosen = "D.26", "4.7.1";
    /// "May move" is not asked where it would move nobody. Otherwise it is.
    MoveNobody = "D.27", "4.7.2";
    /// Adventurous makes nobody pay to quest. Otherwise the ink must be paid where it can be.
    PaidQuest = "D.28", "8.16.3";
    /// A permission to play from a zone holds for free plays as well. Otherwise only for paid ones.
    ZoneForFree = "D.29", "6.1.7";
    /// Each ink drop removed is an occasion of its own. Otherwise all of one payment are one.
    RemovedOneByOne = "D.30", "1.13.1.2";
}

impl OpenPoint {
    /// The points of that name: `D.4` means all of its parts.
    pub fn named(label: &str) -> Vec<OpenPoint> {
        let wanted = label.trim().to_ascii_lowercase();
        let is_it = |point: &&OpenPoint| {
            let own = point.label().to_ascii_lowercase();
            own == wanted || own.trim_end_matches(|letter: char| letter.is_ascii_alphabetic()) == wanted
        };
        OpenPoint::ALL.iter().filter(is_it).copied().collect()
    }
}

/// Which open points are read the other way.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Readings(u64);

impl OpenPoint {
    /// Those that decide what may be done at all, so that by one reading nothing happens that could tell of them.
    pub const OF_MOVES: [OpenPoint; 5] = [
        OpenPoint::TemporaryClass,
        OpenPoint::PaysForItself,
        OpenPoint::MustAmongUpTo,
        OpenPoint::PaidQuest,
        OpenPoint::ZoneForFree,
    ];
}

impl Readings {
    /// All by their defaults.
    pub const DEFAULTS: Readings = Readings(0);

    /// The same, with this one read the other way.
    #[must_use]
    pub fn with(self, point: OpenPoint) -> Readings {
        Readings(self.0 | 1 << point as u32)
    }

    /// The points that are read the other way.
    pub(crate) fn points(self) -> impl Iterator<Item = OpenPoint> {
        OpenPoint::ALL.iter().copied().filter(move |point| !self.follows(*point))
    }

    /// Whether the default of the point is followed.
    #[inline]
    pub(crate) fn follows(self, point: OpenPoint) -> bool {
        self.0 >> (point as u32) & 1 == 0
    }
}

/// Which game is played (10.1, 10.1.2): where a variant says something else, that holds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Variant {
    /// Sections 1 to 9.
    #[default]
    Ordinary,
    /// 10.2: two boosters are the deck.
    PackRush,
    /// C.1: the multiplayer beta, for three and more, with more lore to win.
    Coconut,
}

impl Variant {
    /// All of them.
    pub const ALL: [Variant; 3] = [Variant::Ordinary, Variant::PackRush, Variant::Coconut];

    /// Its name, as people write it.
    pub fn name(self) -> &'static str {
        match self {
            Variant::Ordinary => "ordinary",
            Variant::PackRush => "pack-rush",
            Variant::Coconut => "coconut",
        }
    }

    /// The variant of that name.
    pub fn from_name(name: &str) -> Option<Variant> {
        Variant::ALL.into_iter().find(|variant| variant.name() == name)
    }

    /// 2.2.1.4, 10.2.3: cards of an opening hand.
    pub(crate) fn opening_hand(self) -> usize {
        match self {
            Variant::Ordinary | Variant::Coconut => 7,
            Variant::PackRush => 5,
        }
    }

    /// 1.8.1.1, 10.2.4: lore that wins.
    pub(crate) fn lore_to_win(self) -> i32 {
        match self {
            Variant::Ordinary => 20,
            Variant::PackRush => 15,
            Variant::Coconut => 25,
        }
    }

    /// 10.2.2: ink that is there from the beginning and never leaves.
    pub(crate) fn lasting_ink(self) -> u8 {
        match self {
            Variant::Ordinary | Variant::Coconut => 0,
            Variant::PackRush => 2,
        }
    }

    /// 10.2.5: an empty deck is made anew of the discard.
    pub(crate) fn renews_decks(self) -> bool {
        match self {
            Variant::Ordinary | Variant::Coconut => false,
            Variant::PackRush => true,
        }
    }
}

/// 9.3: who plays together, with turns at the same time. Without any, everybody plays alone.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Teams([PlayerSet; PLAYERS_MAX]);

impl Teams {
    /// These teams; who is in none of them plays alone.
    pub fn of(teams: &[PlayerSet]) -> Teams {
        let mut all = Teams::default();
        for team in teams.iter().filter(|team| team.len() > 1) {
            for player in team.iter().filter(|player| player.index() < PLAYERS_MAX) {
                all.0[player.index()] = *team;
            }
        }
        all
    }

    /// Whether anybody plays together with somebody.
    #[inline]
    pub fn are_any(self) -> bool {
        self != Teams::default()
    }

    /// A player and all teammates (1.3.6).
    #[inline]
    pub fn with_mates(self, player: PlayerIx) -> PlayerSet {
        self.0.get(player.index()).copied().unwrap_or_default().with(player)
    }
}

/// By which rules a game is played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rules {
    /// The edition.
    pub edition: Edition,
    /// How its open points are read.
    pub readings: Readings,
    /// The ordinary game, or a casual variant of it.
    #[serde(default)]
    pub variant: Variant,
    /// Who plays together.
    #[serde(default)]
    pub teams: Teams,
    /// Which decisions are made the wrong way round; none in a game.
    #[serde(default)]
    pub turned: Turned,
}

impl Rules {
    /// Whether that point is decided as it is decided today.
    #[inline]
    pub fn has(&self, point: Point) -> bool {
        self.edition.has(point) != self.turned.has(point)
    }
}

impl From<Edition> for Rules {
    fn from(edition: Edition) -> Rules {
        Rules { edition, ..Rules::default() }
    }
}
