//! Answers as actions and back.
//!
//! An answer is a *path* of one action or more. Whoever chooses goes along a path action by action; as soon as only one legal answer
//! is left, it is taken. No path is the beginning of another.

use engine::state::{CardIx, PlayerIx};
use engine::{Action, Answer, Ask, Choice, How};
use smallvec::SmallVec;

use crate::layout::{HAND, HAND_ROWS, MINE, PLAY_ROWS, action};
use crate::observe::Rows;

/// The actions of an answer.
pub type Path = SmallVec<[u16; 6]>;

/// What an answer's path depends on besides the answer.
#[derive(Clone, Copy)]
pub struct Context<'a> {
    /// Who decides.
    pub player: PlayerIx,
    /// What is asked.
    pub ask: &'a Ask,
    /// Which row each card has.
    pub rows: &'a Rows,
    /// All legal answers: abilities are counted among them.
    pub options: &'a [Answer],
}

/// Where a turn action begins: by row of a block, or elsewhere.
struct Head {
    /// The first row of the block, and how many rows it has.
    rows: (usize, usize),
    direct: usize,
    elsewhere: usize,
}

const INK: Head = Head { rows: (HAND, HAND_ROWS), direct: action::INK, elsewhere: action::INK_ELSEWHERE };
const PLAY: Head = Head { rows: (HAND, HAND_ROWS), direct: action::PLAY, elsewhere: action::PLAY_ELSEWHERE };
const USE: Head = Head { rows: (MINE, PLAY_ROWS), direct: action::USE, elsewhere: action::USE_ELSEWHERE };
const QUEST: Head =
    Head { rows: (MINE, PLAY_ROWS), direct: action::QUEST, elsewhere: action::QUEST_ELSEWHERE };
const CHALLENGE: Head =
    Head { rows: (MINE, PLAY_ROWS), direct: action::CHALLENGE, elsewhere: action::CHALLENGE_ELSEWHERE };
const MOVE: Head = Head { rows: (MINE, PLAY_ROWS), direct: action::MOVE, elsewhere: action::MOVE_ELSEWHERE };

impl Context<'_> {
    /// The first action of an answer.
    #[inline]
    pub fn first(&self, answer: Answer) -> usize {
        let head = |head: &Head, card: CardIx| match self.direct(head, card) {
            Some(direct) => direct,
            None => head.elsewhere,
        };
        match answer {
            Answer::Action(Action::Ink(card)) => head(&INK, card),
            Answer::Action(Action::Play { card, .. }) => head(&PLAY, card),
            Answer::Action(Action::Use { card, .. }) => head(&USE, card),
            Answer::Action(Action::Quest(card)) => head(&QUEST, card),
            Answer::Action(Action::Challenge { with, .. }) => head(&CHALLENGE, with),
            Answer::Action(Action::Move { card, .. }) => head(&MOVE, card),
            Answer::Action(Action::EndTurn) => action::END_TURN,
            Answer::Choice(Choice::Card(card)) => self.card(card).into(),
            Answer::Choice(Choice::Accept) => action::ACCEPT,
            Answer::Choice(Choice::Decline) => action::DECLINE,
            Answer::Choice(Choice::Done) => action::DONE,
            Answer::Concede(_)
            | Answer::Choice(
                Choice::Player(_)
                | Choice::Option(_)
                | Choice::Number(_)
                | Choice::Name(_)
                | Choice::Class(_)
                | Choice::Resolve(_)
                | Choice::Apply(_),
            ) => self.path(answer)[0].into(),
        }
    }

    /// All actions of an answer.
    pub fn path(&self, answer: Answer) -> Path {
        let mut path = Path::new();
        match answer {
            Answer::Action(Action::Ink(card)) => self.head(&INK, card, &mut path),
            Answer::Action(Action::Play { card, how }) => {
                self.head(&PLAY, card, &mut path);
                self.how(how, &mut path);
            }
            Answer::Action(Action::Use { card, ability, free }) => {
                self.head(&USE, card, &mut path);
                let mut known: SmallVec<[_; 4]> = SmallVec::new();
                for option in self.options {
                    if let Answer::Action(Action::Use { card: own, ability: other, .. }) = option
                        && *own == card
                        && !known.contains(other)
                    {
                        known.push(*other);
                    }
                }
                let at = known.iter().position(|other| *other == ability).unwrap_or(known.len());
                number(at, &mut path);
                path.push(cost(free));
            }
            Answer::Action(Action::Quest(card)) => self.head(&QUEST, card, &mut path),
            Answer::Action(Action::Challenge { with, target }) => {
                self.head(&CHALLENGE, with, &mut path);
                path.push(self.card(target));
            }
            Answer::Action(Action::Move { card, to, free }) => {
                self.head(&MOVE, card, &mut path);
                path.push(self.card(to));
                path.push(cost(free));
            }
            Answer::Action(Action::EndTurn) => path.push(action::END_TURN as u16),
            Answer::Concede(_) => path.push(action::CONCEDE as u16),
            Answer::Choice(Choice::Accept) => path.push(action::ACCEPT as u16),
            Answer::Choice(Choice::Decline) => path.push(action::DECLINE as u16),
            Answer::Choice(Choice::Card(card)) => path.push(self.card(card)),
            Answer::Choice(Choice::Done) => path.push(action::DONE as u16),
            Answer::Choice(Choice::Player(player)) => {
                let who = if player == self.player { action::ME } else { action::OPPONENT };
                path.push(who as u16);
            }
            Answer::Choice(Choice::Option(option)) => number(option.into(), &mut path),
            Answer::Choice(Choice::Number(own)) => {
                let least = match self.ask {
                    Ask::Number { least, .. } => (*least).min(0),
                    _ => 0,
                };
                number((own - least).max(0) as usize, &mut path);
            }
            Answer::Choice(Choice::Name(name)) => {
                let (high, low) = (name.index() / action::NUMBER_COUNT, name.index() % action::NUMBER_COUNT);
                number(high, &mut path);
                number(low, &mut path);
            }
            Answer::Choice(Choice::Class(class)) => number(class.0.into(), &mut path),
            Answer::Choice(Choice::Resolve(id)) => {
                let at = match self.ask {
                    Ask::Bag { open } => open.iter().position(|own| *own == id).unwrap_or(open.len()),
                    _ => 0,
                };
                number(at, &mut path);
            }
            Answer::Choice(Choice::Apply(which)) => number(which.into(), &mut path),
        }
        path
    }

    fn how(&self, how: How, path: &mut Path) {
        match how {
            How::Ink => path.push(action::BY_INK as u16),
            How::Shift { onto, and } => {
                path.push(action::BY_SHIFT as u16);
                path.push(self.card(onto));
                path.push(and.map_or(action::DONE as u16, |second| self.card(second)));
            }
            How::Sing(singer) => {
                path.push(action::BY_SONG as u16);
                path.push(self.card(singer));
            }
            How::SingTogether => path.push(action::BY_SINGING_TOGETHER as u16),
            How::Way(way) => {
                path.push(action::BY_TEXT as u16);
                number(way.into(), path);
            }
        }
    }

    #[inline]
    fn direct(&self, head: &Head, card: CardIx) -> Option<usize> {
        let (first, count) = head.rows;
        let at = self.rows.row(card)?.checked_sub(first)?;
        (at < count).then_some(head.direct + at)
    }

    fn head(&self, head: &Head, card: CardIx, path: &mut Path) {
        match self.direct(head, card) {
            Some(direct) => path.push(direct as u16),
            None => {
                path.push(head.elsewhere as u16);
                path.push(self.card(card));
            }
        }
    }

    /// A card by its row. Every card that an answer names has one.
    fn card(&self, card: CardIx) -> u16 {
        (action::CARD + self.rows.row(card).unwrap_or(0)) as u16
    }
}

fn cost(free: bool) -> u16 {
    (if free { action::FREE } else { action::PAID }) as u16
}

fn number(number: usize, path: &mut Path) {
    for _ in 0..number / action::NUMBER_COUNT {
        path.push(action::MORE as u16);
    }
    path.push((action::NUMBER + number % action::NUMBER_COUNT) as u16);
}

/// Calls for each card that an answer names.
#[inline]
pub fn each_named(answer: Answer, mut each: impl FnMut(CardIx)) {
    match answer {
        Answer::Action(Action::Ink(card) | Action::Quest(card) | Action::Use { card, .. })
        | Answer::Choice(Choice::Card(card)) => each(card),
        Answer::Action(Action::Play { card, how }) => {
            each(card);
            match how {
                How::Shift { onto, and } => {
                    each(onto);
                    and.into_iter().for_each(each);
                }
                How::Sing(singer) => each(singer),
                How::Ink | How::SingTogether | How::Way(_) => {}
            }
        }
        Answer::Action(Action::Challenge { with: one, target: other })
        | Answer::Action(Action::Move { card: one, to: other, .. }) => {
            each(one);
            each(other);
        }
        Answer::Action(Action::EndTurn)
        | Answer::Concede(_)
        | Answer::Choice(
            Choice::Accept
            | Choice::Decline
            | Choice::Done
            | Choice::Player(_)
            | Choice::Option(_)
            | Choice::Number(_)
            | Choice::Name(_)
            | Choice::Class(_)
            | Choice::Resolve(_)
            | Choice::Apply(_),
        ) => {}
    }
}
