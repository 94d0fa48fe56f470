//! Games under way as files, and back.
//!
//! [`save`] writes the answers of a game as a script behind the start they were given in; [`resume`] plays such a
//! file and hands the game over. A file is only handed out where playing it comes to the same game
//! ([`is_same_game`], decisions with one answer taken): names without alias cannot always tell two copies of a
//! card apart. In a whole game, which has no aliases, cards are then written by their numbers.

use engine::program::DefIx;
use engine::state::{BagEntry, CardIx, Obj, State};
use engine::{Action, Answer as Reply, Ask, Board, Choice, Decision, Game, How, Log, Refusal, Rules};
use std::collections::BTreeSet;
use thiserror::Error;

use super::auto::same_choice;
use super::catalog::Catalog;
use super::game_names::{GameNames, letter};
use super::{Verdict, access, run, setup};
use crate::limits::{CARDS_MAX, Work};
use narrate::Asked;
use script::{
    Act, Answer, At, CardRef, Entry, File, Move, Naming, Position, Price, Start, Statement, Step, Way,
};
use vocabulary::order::InOrder;

/// Why a game cannot be written down.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum SaveError {
    /// The start cannot be played.
    #[error("the start cannot be played: {0}")]
    Start(String),
    /// An answer is not legal in the game of this start.
    #[error("answer {index} is refused: {why}")]
    Refused {
        /// Which answer, from 0.
        index: usize,
        /// Why.
        why: Refusal,
    },
    /// More answers than decisions, or a choice that is not complete.
    #[error("answer {index} does not fit the decision that is open")]
    Unfit {
        /// Which answer, from 0.
        index: usize,
    },
    /// The script would be read as another game.
    #[error("the names of the file cannot tell the cards of this game apart (line {line})")]
    Unclear {
        /// The line where the games part, or 0.
        line: u32,
    },
}

/// How the lines of a saved game point at cards.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Pointing {
    /// By alias or name.
    Names,
    /// By number where a copy lies in the same zone.
    NumbersOfCopies,
    /// By number.
    Numbers,
}

/// Writes a game as a file: the start, and its answers as a script.
pub fn save(
    start: &File,
    catalog: &Catalog,
    rules: impl Into<Rules>,
    answers: &[Reply],
) -> Result<File, SaveError> {
    let rules = rules.into();
    let rules = super::rules_of(&start.header, rules);
    let named = save_by(start, catalog, rules, answers, Pointing::Names);
    if !matches!(start.start, Start::Decks(_)) || !matches!(named, Err(SaveError::Unclear { .. })) {
        return named;
    }
    save_by(start, catalog, rules, answers, Pointing::NumbersOfCopies)
        .or_else(|_| save_by(start, catalog, rules, answers, Pointing::Numbers))
}

fn save_by(
    start: &File,
    catalog: &Catalog,
    rules: Rules,
    answers: &[Reply],
    pointing: Pointing,
) -> Result<File, SaveError> {
    let mut file = File { script: Vec::new(), ..start.clone() };
    if let Start::Position(position) = &mut file.start {
        give_aliases(position);
    }
    let seed = file.header.seed;
    let begun = match &file.start {
        Start::Absent => Err(narrate::start::Obstacle::Nothing.told()),
        Start::Position(position) => setup::position(position, catalog, seed, rules, CARDS_MAX),
        Start::Decks(decks) => setup::decks(&decks.node, catalog, seed, rules, CARDS_MAX),
    };
    let (game, game_names) = begun.map_err(|why| SaveError::Start(why.to_string()))?;
    let mut scribe = Scribe { catalog, game, game_names, answers, at: 0, pointing };
    while scribe.at < answers.len() {
        if scribe.goes_on_by_hand()? {
            continue;
        }
        // A decision with one answer takes itself; stated, it might be read as an answer to the next one.
        let forced = super::auto::only_answer(&scribe.game);
        let act = scribe.line()?;
        if forced.is_some_and(|forced| forced.state() == scribe.game.state()) {
            continue;
        }
        let line = file.script.len() as u32 + 1;
        file.script.push(At { line, node: Step::Act(act) });
    }
    // Decisions with one answer take themselves when the file is played.
    while let Some(next) = super::auto::only_answer(&scribe.game) {
        scribe.game = next;
    }
    let (again, verdict) = run(&file, catalog, rules, Work::UNBOUNDED);
    let is_same = again.is_some_and(|(again, _)| is_same_game(&again, &scribe.game));
    // A decision that is still open is no fault of a game under way.
    let broken = verdict.failures.iter().find(|failure| failure.expected != super::OPEN_DECISION);
    match (broken, is_same) {
        (Some(failure), _) => Err(SaveError::Unclear { line: failure.line }),
        (None, false) => Err(SaveError::Unclear { line: 0 }),
        (None, true) => Ok(file),
    }
}

/// Plays a file and hands over the game as it then stands.
pub fn resume(file: &File, catalog: &Catalog, rules: impl Into<Rules>) -> (Option<Game<Log>>, Verdict) {
    resume_within(file, catalog, rules, Work::default())
}

/// The same, with other limits on its work.
pub fn resume_within(
    file: &File,
    catalog: &Catalog,
    rules: impl Into<Rules>,
    work: Work,
) -> (Option<Game<Log>>, Verdict) {
    let (game, verdict) = run(file, catalog, rules.into(), work);
    (game.map(|(game, _)| game), verdict)
}

/// Whether two games stand alike: the same in every zone but for which of several copies is which.
pub fn is_same_game(one: &Board, other: &Board) -> bool {
    let (a, b) = (&one.state, &other.state);
    if a == b && one.pending == other.pending {
        return true;
    }
    let asks = |board: &Board| board.pending.as_ref().map(|open| (open.player, Asked::of(&open.ask)));
    let course =
        |state: &State| (state.active(), state.turn(), state.step(), state.result(), state.rng().clone());
    let waiting = |board: &Board| {
        let defs = board
            .state
            .bag()
            .iter()
            .map(|entry| (entry.player, entry.ability, board.state.card(entry.source.card).def()));
        defs.collect::<Vec<_>>()
    };
    asks(one) == asks(other)
        && course(a) == course(b)
        && waiting(one) == waiting(other)
        && (a.effects().len(), a.floating().len(), a.under_way().depth())
            == (b.effects().len(), b.floating().len(), b.under_way().depth())
        && a.players().len() == b.players().len()
        && (0..a.players().len()).all(|player| shape(one, player) == shape(other, player))
}

/// What a player has, without the numbers of the cards: totals, the deck in its order, the other zones without.
fn shape(board: &Board, player: usize) -> (i32, u8, Vec<DefIx>, [Vec<Look>; 4]) {
    let own = &board.state.players()[player];
    let looks = |cards: &[CardIx]| {
        let mut looks: Vec<Look> = cards.iter().map(|card| look(board, *card)).collect();
        looks.order();
        looks
    };
    let deck = own.deck().iter().map(|card| board.state.card(*card).def()).collect();
    (
        own.lore(),
        own.inked(),
        deck,
        [looks(own.hand()), looks(own.discard()), looks(own.inkwell()), looks(own.play())],
    )
}

/// A card as it lies there: what it is, exerted, drying, damage, Strength, where it is, what is under it.
type Look = (DefIx, bool, bool, i16, i32, Option<DefIx>, Vec<DefIx>);

fn look(board: &Board, card: CardIx) -> Look {
    let found = board.state.card(card);
    let def = |card: CardIx| board.state.card(card).def();
    let at = (found.at() != CardIx::NONE).then(|| def(found.at()));
    let under = board.state.under(card).map(def).collect();
    (found.def(), found.exerted(), found.drying(), found.damage(), board.values(card).strength, at, under)
}

/// Gives every known card of a position an alias, so that the script can tell copies apart.
fn give_aliases(position: &mut Position) {
    let mut taken: BTreeSet<String> = BTreeSet::new();
    for At { node, .. } in position.players.iter().flat_map(|block| &block.entries) {
        if let Entry::Card(placed) = node {
            taken.extend(placed.attributes.aliases.iter().cloned());
        }
    }
    let mut number = 0;
    let entries = position.players.iter_mut().flat_map(|block| &mut block.entries);
    for At { node, .. } in entries {
        let Entry::Card(placed) = node else { continue };
        number += 1;
        if placed.attributes.aliases.is_empty() {
            // A position that was written down before has aliases of the same form.
            while taken.contains(&format!("card{number}")) {
                number += 1;
            }
            placed.attributes.aliases.push(format!("card{number}"));
        }
    }
}

/// Answers being turned into lines.
pub(super) struct Scribe<'a> {
    pub(super) catalog: &'a Catalog,
    pub(super) game: access::Game,
    pub(super) game_names: GameNames,
    pub(super) answers: &'a [Reply],
    pub(super) at: usize,
    pub(super) pointing: Pointing,
}

impl Scribe<'_> {
    /// The next line, with all answers that belong to it.
    pub(super) fn line(&mut self) -> Result<Act, SaveError> {
        let reply = self.answers[self.at];
        let decision = access::decision(&self.game).cloned();
        if let Reply::Concede(player) = reply {
            self.give()?;
            return Ok(Act { player: letter(player), deed: Statement::Move(Move::Concede) });
        }
        let decision = decision.ok_or(SaveError::Unfit { index: self.at })?;
        let deed = match (&decision.ask, reply) {
            (Ask::OpeningHand, _) => Statement::Answer(self.opening_hand()?),
            (Ask::Cards { .. }, _) => Statement::Answer(match self.choice(&decision)?.as_slice() {
                [] => Answer::Nothing,
                cards => Answer::Cards(cards.to_vec()),
            }),
            (Ask::Order { .. }, _) => Statement::Answer(Answer::Order(self.order()?)),
            (Ask::Player { .. }, _) => Statement::Answer(self.players()?),
            (Ask::Bag { .. }, Reply::Choice(Choice::Resolve(id))) => Statement::Answer(self.resolve(id)?),
            (Ask::Replacement { open, .. }, Reply::Choice(Choice::Apply(at))) => {
                let source: Option<&Obj> = open.get(usize::from(at));
                let card = self.card(source.ok_or(SaveError::Unfit { index: self.at })?.card);
                self.give()?;
                Statement::Answer(Answer::Apply(card))
            }
            (_, reply) => self.single(reply)?,
        };
        Ok(Act { player: letter(decision.player), deed })
    }

    /// 6.1.10: where no number of rounds is named there is no line; the action was told already.
    fn goes_on_by_hand(&mut self) -> Result<bool, SaveError> {
        let is_asked =
            access::decision(&self.game).is_some_and(|open| matches!(open.ask, Ask::Rounds { .. }));
        let is_by_hand = is_asked && self.answers[self.at] == Reply::Choice(Choice::Done);
        if is_by_hand {
            self.give()?;
        }
        Ok(is_by_hand)
    }

    fn give(&mut self) -> Result<(), SaveError> {
        let index = self.at;
        let reply = *self.answers.get(index).ok_or(SaveError::Unfit { index })?;
        self.at += 1;
        access::answer(&mut self.game, reply).map_err(|why| SaveError::Refused { index, why })
    }

    pub(super) fn card(&self, card: CardIx) -> CardRef {
        let state = self.game.state();
        let place = |card: CardIx| (state.card(card).def(), state.card(card).zone());
        let has_copy = || {
            (0..state.cards().len())
                .map(|index| CardIx(index as u16))
                .any(|other| other != card && place(other) == place(card))
        };
        let is_numbered = match self.pointing {
            Pointing::Names => false,
            Pointing::NumbersOfCopies => has_copy(),
            Pointing::Numbers => true,
        };
        let number = if is_numbered { self.game_names.numbered(card) } else { None };
        number.unwrap_or_else(|| self.game_names.reference(card))
    }

    /// An answer that is a line by itself.
    fn single(&mut self, reply: Reply) -> Result<Statement, SaveError> {
        let board = access::board(&self.game);
        let deed = match reply {
            Reply::Action(Action::Ink(card)) => Statement::Move(Move::Ink(self.card(card))),
            Reply::Action(Action::Play { card, how }) => return self.play(card, how),
            Reply::Action(Action::Use { card, ability, .. }) => {
                let name = access::ability_name(board, ability).unwrap_or_else(|| "granted".to_owned());
                let price = access::use_price(reply);
                let is_only = board.def(card).abilities.as_slice() == [ability];
                let ability = (!is_only).then_some(name);
                Statement::Move(Move::Use { card: self.card(card), ability, price })
            }
            Reply::Action(Action::Quest(card)) => Statement::Move(Move::Quest(self.card(card))),
            Reply::Action(Action::Challenge { with, target }) => Statement::Move(Move::Challenge {
                challenged: self.card(target),
                challenger: self.card(with),
            }),
            Reply::Action(Action::Move { card, to, free }) => Statement::Move(Move::MoveTo {
                character: self.card(card),
                location: self.card(to),
                price: if free { Price::Free } else { Price::Paid },
            }),
            Reply::Action(Action::EndTurn) => Statement::Move(Move::EndTurn),
            Reply::Choice(Choice::Accept) => Statement::Answer(Answer::Accept),
            Reply::Choice(Choice::Decline) => Statement::Answer(Answer::Decline),
            Reply::Choice(Choice::Option(number)) => Statement::Answer(Answer::Option(number.into())),
            Reply::Choice(Choice::Number(number)) => Statement::Answer(Answer::Number(number.max(0) as u32)),
            Reply::Choice(Choice::Name(name)) => {
                let name = board.pool.name(name);
                // A name that is a full name as well is read as one.
                let naming = match self.catalog.full_name(name) {
                    Some(full) => Naming::Card(CardRef::Name(full.to_owned())),
                    None => Naming::Short(name.to_owned()),
                };
                Statement::Answer(Answer::Name(naming))
            }
            Reply::Choice(Choice::Class(class)) => {
                Statement::Answer(Answer::Name(Naming::Class(board.pool.class(class).to_owned())))
            }
            Reply::Concede(_)
            | Reply::Choice(
                Choice::Card(_) | Choice::Done | Choice::Player(_) | Choice::Resolve(_) | Choice::Apply(_),
            ) => return Err(SaveError::Unfit { index: self.at }),
        };
        self.give()?;
        Ok(deed)
    }

    fn play(&mut self, card: CardIx, how: How) -> Result<Statement, SaveError> {
        let played = self.card(card);
        let way = match how {
            How::Ink => Way::Ink,
            How::Shift { onto, and } => {
                Way::ShiftOnto(std::iter::once(onto).chain(and).map(|base| self.card(base)).collect())
            }
            How::Sing(singer) => Way::SungBy(vec![self.card(singer)]),
            How::Way(_) => Way::Free,
            How::SingTogether => {
                self.give()?;
                let index = self.at;
                let decision = access::decision(&self.game).cloned().ok_or(SaveError::Unfit { index })?;
                let singers = self.choice(&decision)?;
                return Ok(Statement::Move(Move::Play { card: played, way: Way::SungBy(singers) }));
            }
        };
        self.give()?;
        Ok(Statement::Move(Move::Play { card: played, way }))
    }

    /// All cards of one choice, and its end where that is an answer.
    fn choice(&mut self, first: &Decision) -> Result<Vec<CardRef>, SaveError> {
        let mut cards = Vec::new();
        while same_choice(&self.game, first, cards.len()).is_some() {
            let Some(reply) = self.answers.get(self.at) else {
                return Err(SaveError::Unfit { index: self.at });
            };
            match reply {
                Reply::Choice(Choice::Card(card)) => cards.push(self.card(*card)),
                Reply::Choice(Choice::Done) => {
                    self.give()?;
                    break;
                }
                _ => return Err(SaveError::Unfit { index: self.at }),
            }
            self.give()?;
        }
        Ok(cards)
    }

    fn order(&mut self) -> Result<Vec<CardRef>, SaveError> {
        let mut cards = Vec::new();
        loop {
            let open: Vec<CardIx> = match access::decision(&self.game).map(|decision| &decision.ask) {
                Some(Ask::Order { open, placed, .. }) if placed.len() == cards.len() => {
                    open.iter().map(|obj| obj.card).collect()
                }
                _ => break,
            };
            let Some(Reply::Choice(Choice::Card(card))) = self.answers.get(self.at).copied() else {
                return Err(SaveError::Unfit { index: self.at });
            };
            cards.push(self.card(card));
            self.give()?;
            let left: Vec<CardIx> = open.into_iter().filter(|other| *other != card).collect();
            if let [last] = left.as_slice() {
                let is_asked = matches!(
                    access::decision(&self.game).map(|decision| &decision.ask),
                    Some(Ask::Order { placed, .. }) if placed.len() == cards.len()
                );
                if !is_asked {
                    cards.push(self.card(*last));
                    break;
                }
            }
        }
        Ok(cards)
    }

    fn players(&mut self) -> Result<Answer, SaveError> {
        let mut players = Vec::new();
        loop {
            match self.answers.get(self.at) {
                Some(Reply::Choice(Choice::Player(player))) => players.push(letter(*player)),
                Some(Reply::Choice(Choice::Done)) => {
                    self.give()?;
                    break;
                }
                _ => break,
            }
            self.give()?;
            let open = access::decision(&self.game).map(|decision| &decision.ask);
            if !matches!(open, Some(Ask::Player { enough: true, .. })) {
                break;
            }
        }
        Ok(if players.is_empty() { Answer::Nothing } else { Answer::Players(players) })
    }

    fn opening_hand(&mut self) -> Result<Answer, SaveError> {
        let player = access::decision(&self.game).map(|open| open.player);
        let mut cards = Vec::new();
        while let Some(open) = access::decision(&self.game) {
            if !matches!(open.ask, Ask::OpeningHand) || Some(open.player) != player {
                break;
            }
            match self.answers.get(self.at).copied() {
                Some(Reply::Choice(Choice::Card(card))) => cards.push(self.card(card)),
                Some(_) => {
                    self.give()?;
                    break;
                }
                None => return Err(SaveError::Unfit { index: self.at }),
            }
            self.give()?;
        }
        Ok(if cards.is_empty() { Answer::Keep } else { Answer::Alter(cards) })
    }

    fn resolve(&mut self, id: u32) -> Result<Answer, SaveError> {
        let board = access::board(&self.game);
        let entry = board.state.bag().iter().find(|entry| entry.id == id);
        let entry = entry.ok_or(SaveError::Unfit { index: self.at })?;
        let card = self.card(entry.source.card);
        let ability = access::ability_name(board, entry.ability);
        // Several of one card are told apart by the card because of which they wait.
        let fits =
            |other: &&BagEntry| other.source.card == entry.source.card && other.ability == entry.ability;
        let is_one_of_several = board.state.bag().iter().filter(fits).count() > 1;
        let because =
            Some(access::triggered_by(entry)).filter(|card| is_one_of_several && *card != CardIx::NONE);
        let because = because.map(|card| self.card(card));
        self.give()?;
        Ok(Answer::Resolve { card, ability, because })
    }
}
