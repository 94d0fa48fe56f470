//! A hint in words: the best lines with their chances, and one sentence why.
//!
//! Everything is told from worlds that look the same to the player: a line is written down as far as no card that is hidden now would be
//! named, and what it does is seen in a world whose hidden cards are dealt anew.

use engine::program::Kinds;
use engine::state::{CardIx, PlayerIx};
use engine::{Action, Answer, Ask, Board, Choice, Game, Log, Silent};
use notation::Language;
use players::{Seat, Weighed};

use crate::label::label;
use crate::words::{Merit, letter, tongue};
use crate::{Collection, Perspective};

/// What an adviser thought about a question.
#[derive(Clone)]
pub struct Considered {
    /// What it would answer.
    pub answer: Answer,
    /// The lines it compared, the best first; none where there was nothing to compare.
    pub lines: Vec<Weighed>,
}

/// Lines that are told.
const TOLD: usize = 3;

impl Considered {
    /// The lines with their chances, one of each first answer, and the reason.
    pub fn told(
        &self,
        game: &Game<Log>,
        viewer: PlayerIx,
        collection: &Collection,
        language: Language,
    ) -> Vec<String> {
        let mut told = Vec::new();
        let mut begun = Vec::new();
        for weighed in &self.lines {
            let first = weighed.line.answers().next();
            if begun.contains(&first) || told.len() == TOLD {
                continue;
            }
            begun.push(first);
            let steps = in_words(game, weighed, viewer, collection, language);
            told.push(format!("{:3.0} %: {}", weighed.chance * 100.0, steps.join("; ")));
        }
        told.extend(self.why(&Perspective { collection, game, viewer, language }));
        told
    }

    /// The reason for the best line, one sentence.
    pub fn why(&self, perspective: &Perspective<'_>) -> Option<String> {
        reason(perspective, self.lines.first()?, &self.lines)
    }
}

/// The line as far as it names nothing that is hidden now.
fn in_words(
    game: &Game<Log>,
    weighed: &Weighed,
    viewer: PlayerIx,
    collection: &Collection,
    language: Language,
) -> Vec<String> {
    let mut after = game.clone();
    let mut words = Vec::new();
    for answer in weighed.line.answers() {
        while let Some(only) = after.decision().filter(|open| open.player != viewer).and(after.forced()) {
            if after.answer(only).is_err() {
                return words;
            }
        }
        let Some(open) = after.decision().filter(|open| open.player == viewer) else { break };
        let ask = open.ask.clone();
        if after.forced() != Some(answer) || ask == Ask::Turn {
            let perspective = Perspective { collection, game: &after, viewer, language };
            words.push(label(&perspective, Some(&ask), answer));
        }
        if answer == Answer::Action(Action::EndTurn) || after.answer(answer).is_err() {
            break;
        }
        let revealed = after.revealed_since(game);
        if revealed.rolled || !revealed.seen.is_empty() {
            words.push("…".to_owned());
            break;
        }
    }
    words
}

/// What a line does, seen in a world.
struct Done {
    lore: i32,
    banished: Vec<CardIx>,
    played: Vec<CardIx>,
    inked: bool,
    /// An opponent who could win by questing next turn, before and after.
    dangers: [Option<PlayerIx>; 2],
}

fn reason(perspective: &Perspective<'_>, best: &Weighed, all: &[Weighed]) -> Option<String> {
    let words = tongue(perspective.language);
    let done = done(perspective, best)?;
    if best.chance >= 1.0 {
        return Some(words.why_it_wins().to_owned());
    }
    let names = |cards: &[CardIx]| cards.iter().map(|card| perspective.name(*card)).collect();
    let mut merits = Vec::new();
    if let [Some(foe), None] = done.dangers {
        merits.push(Merit::KeepsFromWinning(letter(foe)));
    }
    if !done.banished.is_empty() {
        merits.push(Merit::Removes(names(&done.banished)));
    }
    if done.lore > 0 {
        merits.push(Merit::Gains(done.lore));
    }
    if !done.played.is_empty() && merits.len() < 2 {
        merits.push(Merit::Brings(names(&done.played)));
    }
    if merits.is_empty() {
        merits.push(if done.inked { Merit::Inks } else { Merit::BestPosition });
    }
    merits.truncate(2);
    let first = best.line.answers().next();
    let next = all.iter().find(|other| other.line.answers().next() != first);
    let behind = next.map(|next| (best.chance - next.chance) * 100.0).filter(|points| *points >= 0.5);
    Some(words.why(&merits, behind))
}

/// Follows the line in a world.
fn done(perspective: &Perspective<'_>, best: &Weighed) -> Option<Done> {
    let me = perspective.viewer;
    let seat = Seat::of(perspective.game)?;
    let before = seat.world(1);
    let mut after: Game<Silent> = before.clone();
    let turn = before.state().turn();
    let (mut played, mut inked) = (Vec::new(), false);
    for answer in best.line.answers() {
        while after.decision().is_some_and(|open| open.player != me) {
            let first = after.forced().or_else(|| after.options().first().copied())?;
            after.answer(first).ok()?;
        }
        match answer {
            Answer::Action(Action::EndTurn) => break,
            Answer::Action(Action::Play { card, .. }) => played.push(card),
            Answer::Action(Action::Ink(_)) => inked = true,
            Answer::Action(
                Action::Use { .. } | Action::Quest(_) | Action::Challenge { .. } | Action::Move { .. },
            )
            | Answer::Concede(_)
            | Answer::Choice(
                Choice::Accept
                | Choice::Decline
                | Choice::Card(_)
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
        if after.state().turn() != turn || after.answer(answer).is_err() {
            break;
        }
    }
    let is_there = |card: &CardIx| {
        let owner = after.state().card(*card).owner();
        after.state().player(owner).play().contains(card)
    };
    let theirs = before.state().opponents(me);
    let banished = theirs.iter().flat_map(|foe| before.state().player(foe).play().to_vec());
    let banished: Vec<CardIx> = banished.filter(|card| !is_there(card)).collect();
    // What is not known now is not named.
    played.retain(|card| is_there(card) && perspective.def(*card).is_some());
    Some(Done {
        lore: after.state().player(me).lore() - before.state().player(me).lore(),
        banished,
        played,
        inked,
        dangers: [danger(&before, me), danger(&after, me)],
    })
}

/// 4.5, 1.8.1.1: an opponent whose quests next turn would win, if nothing changes.
fn danger(board: &Board, me: PlayerIx) -> Option<PlayerIx> {
    board.state.opponents(me).iter().find(|foe| {
        let player = board.state.player(*foe);
        let quests: i32 = player
            .play()
            .iter()
            .map(|card| board.values(*card))
            .filter(|values| values.kinds.intersects(Kinds::CHARACTER | Kinds::LOCATION))
            .map(|values| values.lore.max(0))
            .sum();
        player.lore() + quests >= board.lore_to_win(*foe)
    })
}
