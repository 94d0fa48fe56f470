//! Reasons that somebody might give against a move, and what shows that they are none.

use engine::Refusal;
use notation::syntax::{Act, Answer, CardFact, CardRef, Expectation, Keyword, Move, State, Statement, Way};

/// A reason why a move might be illegal.
pub(super) struct Excuse {
    pub(super) refusal: Refusal,
    /// The fact that shows it wrong; where there is none it is wrong only of a legal move.
    pub(super) disproof: Option<Expectation>,
}

/// The reasons that are plausible against an act, the best first.
pub(super) fn excuses(act: &Act) -> Vec<Excuse> {
    match &act.deed {
        Statement::Move(made) => against_move(made),
        Statement::Answer(Answer::Cards(cards)) => cards
            .first()
            .map(|card| {
                vec![
                    lacking(Refusal::Ward, card, Keyword::Ward),
                    bare(Refusal::SameTwice),
                    bare(Refusal::MustChoose),
                ]
            })
            .unwrap_or_default(),
        Statement::Answer(Answer::Decline) => vec![bare(Refusal::NotOptional)],
        Statement::Answer(_) => Vec::new(),
    }
}

fn against_move(made: &Move) -> Vec<Excuse> {
    match made {
        Move::Challenge { challenged, challenger } => vec![
            lacking(Refusal::Evasive, challenged, Keyword::Evasive),
            standing(Refusal::TargetReady, challenged, State::Exerted),
            standing(Refusal::Drying, challenger, State::Dry),
            lacking(Refusal::AdventurousChallenge, challenger, Keyword::Adventurous),
            standing(Refusal::Exerted, challenger, State::Ready),
        ],
        Move::Quest(card) => vec![
            standing(Refusal::Drying, card, State::Dry),
            lacking(Refusal::RecklessQuest, card, Keyword::Reckless),
            standing(Refusal::Exerted, card, State::Ready),
        ],
        Move::Use { card, .. } => vec![
            standing(Refusal::Drying, card, State::Dry),
            standing(Refusal::Exerted, card, State::Ready),
            bare(Refusal::NotEnoughInk),
            bare(Refusal::OnceUsed),
        ],
        // That an exerted or drying character cannot move is a common belief.
        Move::MoveTo { character, .. } => vec![
            standing(Refusal::Exerted, character, State::Ready),
            standing(Refusal::Drying, character, State::Dry),
            bare(Refusal::NotEnoughInk),
            bare(Refusal::AlreadyThere),
        ],
        Move::Play { way: Way::SungBy(singers), .. } => {
            let of_singer = |card: &CardRef| {
                vec![
                    standing(Refusal::Drying, card, State::Dry),
                    standing(Refusal::Exerted, card, State::Ready),
                    bare(Refusal::SingerTooCheap),
                    bare(Refusal::NotTogether),
                ]
            };
            singers.first().map(of_singer).unwrap_or_default()
        }
        Move::Play { card, way: Way::ShiftOnto(_) } => {
            vec![
                having(Refusal::NoShift, card, Keyword::Shift),
                bare(Refusal::NotEnoughInk),
                bare(Refusal::ShiftForFree),
            ]
        }
        Move::Play { way: Way::Ink, .. } => {
            vec![bare(Refusal::NotEnoughInk), bare(Refusal::WrongZone), bare(Refusal::Forbidden)]
        }
        Move::Play { way: Way::Free, .. } => vec![bare(Refusal::NoSuchWay), bare(Refusal::ShiftForFree)],
        Move::Ink(_) => vec![bare(Refusal::Uninkable), bare(Refusal::InkedAlready)],
        Move::EndTurn => vec![bare(Refusal::RecklessEnd), bare(Refusal::AdventurousEnd)],
        Move::Concede => Vec::new(),
    }
}

fn bare(refusal: Refusal) -> Excuse {
    Excuse { refusal, disproof: None }
}

fn standing(refusal: Refusal, card: &CardRef, state: State) -> Excuse {
    with(refusal, card, CardFact::State(state))
}

fn lacking(refusal: Refusal, card: &CardRef, keyword: Keyword) -> Excuse {
    with(refusal, card, CardFact::Lacks { keyword, value: None })
}

fn having(refusal: Refusal, card: &CardRef, keyword: Keyword) -> Excuse {
    with(refusal, card, CardFact::Has { keyword, value: None })
}

fn with(refusal: Refusal, card: &CardRef, is: CardFact) -> Excuse {
    Excuse { refusal, disproof: Some(Expectation::Card { card: card.clone(), is }) }
}
