//! Why a line does not go through, for every language to say: the engine's refusals, and lines that do not fit what is asked.

use engine::{Ask, Refusal};

use super::found::{Fitting, Where};
use super::line::Question;
use super::message::{Called, ShiftKind, Textual};
use super::{Language, tongue};
use script::{Keyword, Player};

/// Why a move or an answer did not go through.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Reason {
    /// The rules refuse it.
    Refused(Refusal),
    /// The rules refuse it, and what stands behind that can be named.
    Because {
        /// The refusal.
        refusal: Refusal,
        /// What stands behind it.
        behind: Behind,
    },
    /// Several things stand against it, each by itself.
    Several {
        /// The one that is met first.
        first: Box<Reason>,
        /// The others.
        others: Vec<Reason>,
    },
    /// A text forbids it (1.2.2).
    Forbidden {
        /// The card that it comes from.
        card: String,
        /// The ability; none for the effect of an action.
        ability: Option<Called>,
    },
    /// A decision is open that this line does not answer.
    Unanswered {
        /// Whose decision.
        player: Player,
        /// What is asked.
        asked: Asked,
    },
    /// Somebody else has to decide.
    Another {
        /// Who.
        player: Player,
    },
    /// Something else is asked.
    Unfit {
        /// What.
        asked: Asked,
    },
    /// The game has no such card.
    Absent,
    /// The name fits more than one card here: an error of the file, also behind `!`.
    Ambiguous {
        /// What it fits.
        candidates: Vec<Fitting>,
    },
}

impl Reason {
    /// Whether the game refuses the line, which a line with `!` asks for.
    pub fn is_refusal(&self) -> bool {
        match self {
            Self::Refused(_)
            | Self::Because { .. }
            | Self::Several { .. }
            | Self::Forbidden { .. }
            | Self::Unanswered { .. }
            | Self::Another { .. }
            | Self::Unfit { .. }
            | Self::Absent => true,
            Self::Ambiguous { .. } => false,
        }
    }

    /// The rule that decides it.
    pub fn rule(&self) -> &'static str {
        match self {
            Self::Refused(refusal) | Self::Because { refusal, .. } => refusal.rule().0,
            Self::Several { first, .. } => first.rule(),
            Self::Forbidden { .. } => Refusal::Forbidden.rule().0,
            Self::Unanswered { .. } | Self::Another { .. } | Self::Unfit { .. } => "1.7.2",
            Self::Absent | Self::Ambiguous { .. } => "1.4.1",
        }
    }

    /// The first reason without what stands behind it.
    pub fn bare(&self) -> Reason {
        match self {
            Self::Because { refusal, .. } => Self::Refused(*refusal),
            Self::Several { first, .. } => first.bare(),
            Self::Refused(_)
            | Self::Forbidden { .. }
            | Self::Unanswered { .. }
            | Self::Another { .. }
            | Self::Unfit { .. }
            | Self::Absent
            | Self::Ambiguous { .. } => self.clone(),
        }
    }

    /// The reason as a sentence, without a full stop.
    pub fn say(&self, language: Language) -> String {
        super::unmarked(tongue(language).reason(self))
    }
}

/// What stands behind a refusal.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Behind {
    /// A text takes away the keyword that would have allowed it.
    Taken {
        /// Whose keyword.
        card: String,
        /// Which.
        keyword: Keyword,
        /// The text.
        by: Textual,
    },
    /// These cards: those with Bodyguard, those for which the turn cannot end.
    Cards(Vec<String>),
    /// 1.5.3: so much ink is due, and so much can be paid.
    Ink {
        /// What is due.
        due: i32,
        /// What there is.
        ready: i32,
    },
    /// 5.4.4.2: as what cost the singer counts, and what the song costs.
    Singing {
        /// The singer's.
        counts: i32,
        /// The song's.
        cost: i32,
    },
    /// 8.10.8: the kind of Shift, which asks for something else.
    Shift(ShiftKind),
    /// D.2, the other reading: and the same name.
    ShiftAndName(ShiftKind),
    /// A card that is chosen is in another zone than those that may be chosen.
    Elsewhere(Where),
    /// A card that is chosen is not what this text asks for.
    NotMeant(Textual),
}

/// What a decision asks, in a word.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Asked {
    /// 2.2.2: which cards of the opening hand are put away.
    OpeningHand,
    /// 3.3: what is done in the main phase.
    Turn,
    /// 6.1.4: whether something optional is done.
    May,
    /// 6.1.3: which cards.
    Cards,
    /// Which players.
    Players,
    /// 6.1.5: which of several effects.
    Option,
    /// A number.
    Number,
    /// 6.1.10: how often a loop is repeated.
    Rounds,
    /// The name of a card.
    Name,
    /// A classification.
    Class,
    /// In which order.
    Order,
    /// 7.7.4: which waiting ability resolves next.
    Bag,
    /// 6.5.7: which replacement effect applies.
    Replacement,
    /// How a card is played, where a text lets it be played now.
    Play,
}

impl Asked {
    /// What this decision asks.
    pub fn of(ask: &Ask) -> Self {
        match ask {
            Ask::OpeningHand => Self::OpeningHand,
            Ask::Turn => Self::Turn,
            Ask::May { .. } => Self::May,
            Ask::Cards { .. } => Self::Cards,
            Ask::Player { .. } => Self::Players,
            Ask::Option { .. } => Self::Option,
            Ask::Number { .. } => Self::Number,
            Ask::Rounds { .. } => Self::Rounds,
            Ask::Name => Self::Name,
            Ask::Class => Self::Class,
            Ask::Order { .. } => Self::Order,
            Ask::Bag { .. } => Self::Bag,
            Ask::Replacement { .. } => Self::Replacement,
            Ask::Play { .. } => Self::Play,
        }
    }

    /// What is asked, in words.
    pub fn say(self, language: Language) -> &'static str {
        tongue(language).asked(self)
    }

    /// What is asked, what for, how many, and because of which text.
    pub fn say_about(self, about: Option<&Question>, language: Language) -> String {
        match about {
            Some(about) => super::unmarked(tongue(language).question(self, about)),
            None => self.say(language).to_owned(),
        }
    }
}
