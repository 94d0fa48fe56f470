//! Patterns over what happens: trigger conditions, replacement conditions, and questions about
//! this turn (RULES 6.2, 6.5.3).

use super::*;

/// A pattern over what happens.
#[derive(Clone, Debug, PartialEq)]
pub struct Pattern {
    /// What.
    pub kind: EventKind,
    /// About which object; its zones are not looked at.
    pub subject: Option<Select>,
    /// With which other object; its zones are not looked at.
    pub object: Option<Select>,
    /// By or to whom.
    pub player: Option<Players>,
    /// The amount.
    pub amount: Option<(Cmp, Amount)>,
    /// Flags that must be there.
    pub with: Flags,
    /// Flags that must not be there.
    pub without: Flags,
    /// Only the Nth of the kind in this turn.
    pub nth: Option<u8>,
    /// Which of the kind in this turn it was takes the place of the amount.
    pub counted: bool,
    /// "One or more": everything that happens together counts once, and the amount is how many.
    pub together: bool,
    /// "In a turn": what the player had of the kind in this turn, this included, takes the place of the amount.
    pub summed: bool,
}

impl Pattern {
    /// Whenever that happens.
    pub fn of(kind: EventKind) -> Pattern {
        Pattern {
            kind,
            subject: None,
            object: None,
            player: None,
            amount: None,
            with: Flags::empty(),
            without: Flags::empty(),
            nth: None,
            counted: false,
            together: false,
            summed: false,
        }
    }

    /// Whenever that happens to or by such an object.
    pub fn subject(kind: EventKind, subject: Select) -> Pattern {
        Pattern { subject: Some(subject), ..Pattern::of(kind) }
    }

    /// Whenever that happens to the source.
    pub fn this(kind: EventKind) -> Pattern {
        Pattern::subject(kind, Select::in_play(Filter::This))
    }

    /// Whether it speaks of the very card that has it.
    pub(crate) fn mentions_this(&self) -> bool {
        fn mentions(filter: &Filter) -> bool {
            match filter {
                Filter::This => true,
                Filter::All(parts) | Filter::OneOf(parts) => parts.iter().any(mentions),
                Filter::Any
                | Filter::Not(_)
                | Filter::Kind(_)
                | Filter::Class(_)
                | Filter::Named(_)
                | Filter::NamedBound(_)
                | Filter::ClassBound(_)
                | Filter::SharesClass(_)
                | Filter::SameName(_)
                | Filter::CommonName(_)
                | Filter::Ink(_)
                | Filter::Inkable
                | Filter::Keyword(_)
                | Filter::Stat(..)
                | Filter::StatToEach(..)
                | Filter::Damaged
                | Filter::Undamaged
                | Filter::Exerted
                | Filter::Ready
                | Filter::Dry
                | Filter::AtLocation
                | Filter::At(_)
                | Filter::Elsewhere(_)
                | Filter::HasUnder
                | Filter::Under(_)
                | Filter::FaceUp
                | Filter::Other
                | Filter::NowIn(_)
                | Filter::NotThis
                | Filter::Is(_)
                | Filter::Challenging
                | Filter::Challenged
                | Filter::InChallengeWith(_)
                | Filter::Did(_)
                | Filter::PlayedBy(_)
                | Filter::PaidWithDrops(_)
                | Filter::Movable
                | Filter::Owner(_)
                | Filter::Meets(_) => false,
            }
        }
        self.subject.as_ref().is_some_and(|select| mentions(&select.filter))
    }

    /// Whenever such a player does it.
    pub fn player(kind: EventKind, player: Players) -> Pattern {
        Pattern { player: Some(player), ..Pattern::of(kind) }
    }
}
