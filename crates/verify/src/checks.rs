//! What must hold at a decision, one function for each property.

use crate::fault::Property;
use crate::subject::Subject;
use engine::program::{DefIx, Pool};
use engine::state::{CardIx, ChaCha8, PlayerIx, State};
use engine::{Answer, Beginning, Edition, How, Replay, Silent};
use std::sync::Arc;

/// A property that does not hold, and how that showed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Broken {
    pub(crate) property: Property,
    pub(crate) what: String,
}

/// How many checks were made, or which failed.
pub(crate) type Checked = Result<u64, Broken>;

/// Answers that are not offered and tried at a decision.
const TRIED: usize = 8;
/// Answers after loading that must lead to the same states.
const CONTINUED: usize = 4;

fn broken<T>(property: Property, what: impl Into<String>) -> Result<T, Broken> {
    Err(Broken { property, what: what.into() })
}

/// Cards are conserved, nothing dangles, stacks and places fit, kept values are those found anew.
pub(crate) fn audited(game: &impl Subject) -> Checked {
    match game.audit().first() {
        Some(fault) => broken(Property::Audit, fault.to_string()),
        None => Ok(1),
    }
}

/// A game that goes on asks somebody, and there is an answer.
pub(crate) fn goes_on(game: &impl Subject, options: &[Answer]) -> Checked {
    if options.is_empty() {
        return broken(Property::NeverSticks, format!("no answer to {:?}", game.pending()));
    }
    // 9.2.3: nobody who has left is asked.
    if game.pending().is_some_and(|decision| game.state().player(decision.player).out) {
        return broken(Property::NeverSticks, format!("who has left is asked {:?}", game.pending()));
    }
    Ok(1)
}

/// All that is offered passes.
pub(crate) fn offered_passes(game: &impl Subject, options: &[Answer]) -> Checked {
    for answer in options {
        if let Err(why) = game.check(answer) {
            return broken(Property::OfferedIsAccepted, format!("{answer:?} is offered and refused: {why}"));
        }
    }
    Ok(options.len() as u64)
}

/// What is not offered is refused, unless it is the same as something offered with another copy of a card; and a refusal
/// changes nothing (1.7.6).
pub(crate) fn others_are_refused<S: Subject>(game: &S, options: &[Answer], rng: &mut ChaCha8) -> Checked {
    for _ in 0..TRIED {
        let decides = game.pending().map(|decision| decision.player);
        let answer = any_answer(game.state(), decides, rng);
        // 2.3.3.4: everybody may concede at any time; it is never offered.
        if matches!(answer, Answer::Concede(_)) || options.contains(&answer) {
            continue;
        }
        if game.check(&answer).is_ok() {
            if !is_like_one_of(game.state(), &answer, options) {
                return broken(Property::OthersAreRefused, format!("{answer:?} passes and is not offered"));
            }
            continue;
        }
        let mut copy = game.silent();
        let refused = copy.answer(answer).is_err();
        if !refused || copy.state() != game.state() || copy.pending() != game.pending() {
            return broken(Property::RefusalChangesNothing, format!("{answer:?}"));
        }
    }
    Ok(TRIED as u64)
}

/// Any answer that can be written down, legal or not; every other one is about a card in the hand or play of who decides.
fn any_answer(state: &State, decides: Option<PlayerIx>, rng: &mut ChaCha8) -> Answer {
    let own: Vec<CardIx> = match decides.map(|player| state.player(player)) {
        Some(player) if rng.below(2) == 0 => player.hand.iter().chain(&player.play).copied().collect(),
        _ => Vec::new(),
    };
    let all = u32::try_from(state.cards.len()).unwrap_or(1).max(1);
    let first = match own.len() as u32 {
        0 => CardIx(rng.below(all) as u16),
        count => own[rng.below(count) as usize],
    };
    let second = CardIx(rng.below(all) as u16);
    match rng.below(14) {
        0 => Answer::Ink(first),
        1 => Answer::Play { card: first, how: How::Ink },
        2 => Answer::Play { card: first, how: How::Sing(second) },
        3 => Answer::Play { card: first, how: How::Shift { onto: second, and: None } },
        4 => Answer::Quest(first),
        5 => Answer::Challenge { with: first, target: second },
        6 => Answer::Move { card: first, to: second, free: rng.below(2) == 1 },
        7 => Answer::Card(first),
        8 => Answer::Number(rng.below(40) as i32 - 5),
        9 => Answer::Option(rng.below(6) as u8),
        10 => Answer::Player(PlayerIx(rng.below(5) as u8)),
        11 => Answer::Accept,
        12 => Answer::Decline,
        _ => Answer::Done,
    }
}

/// Copies of a card that cannot be told apart are offered once.
fn is_like_one_of(state: &State, answer: &Answer, options: &[Answer]) -> bool {
    let wanted = faces(state, answer);
    options.iter().any(|offered| {
        std::mem::discriminant(offered) == std::mem::discriminant(answer) && faces(state, offered) == wanted
    })
}

/// The definitions of the cards in an answer.
fn faces(state: &State, answer: &Answer) -> Vec<DefIx> {
    let cards: &[CardIx] = match answer {
        Answer::Ink(card)
        | Answer::Quest(card)
        | Answer::Card(card)
        | Answer::Use { card, .. }
        | Answer::Play { card, how: How::Ink | How::SingTogether | How::Way(_) } => &[*card],
        Answer::Play { card, how: How::Sing(other) | How::Shift { onto: other, .. } } => &[*card, *other],
        Answer::Challenge { with, target } => &[*with, *target],
        Answer::Move { card, to, .. } => &[*card, *to],
        Answer::EndTurn
        | Answer::Concede(_)
        | Answer::Accept
        | Answer::Decline
        | Answer::Done
        | Answer::Player(_)
        | Answer::Option(_)
        | Answer::Number(_)
        | Answer::Name(_)
        | Answer::Resolve(_)
        | Answer::Apply(_) => &[],
    };
    cards.iter().filter_map(|card| state.cards.get(card.index())).map(|card| card.def).collect()
}

/// Saving and loading through bytes give the same game, which goes on in the same way.
pub(crate) fn saves<S: Subject>(game: &S, options: &[Answer], pool: &Arc<Pool>) -> Checked {
    let bytes = postcard::to_allocvec(&game.save());
    let save = bytes.and_then(|bytes| postcard::from_bytes(&bytes));
    let mut loaded = match save.map(|save| S::load(pool.clone(), save)) {
        Ok(Ok(loaded)) => loaded,
        Ok(Err(error)) => return broken(Property::SaveAndLoad, error.to_string()),
        Err(error) => return broken(Property::SaveAndLoad, error.to_string()),
    };
    let is_same = loaded.state() == game.state() && loaded.pending() == game.pending();
    if !is_same || loaded.options() != options {
        return broken(Property::SaveAndLoad, "the loaded game differs");
    }
    let mut copy = game.silent();
    for _ in 0..CONTINUED {
        let Some(answer) = copy.options().first().copied() else { break };
        let went_on = copy.answer(answer).is_ok() && loaded.answer(answer).is_ok();
        if !went_on || copy.state() != loaded.state() {
            return broken(Property::SaveAndLoad, "the loaded game goes on differently");
        }
    }
    Ok(1)
}

/// A copy is the same game, and answering it leaves the other as it was.
pub(crate) fn copies(game: &impl Subject, options: &[Answer]) -> Checked {
    let mut copy = game.silent();
    if copy.state() != game.state() || copy.pending() != game.pending() || copy.options() != options {
        return broken(Property::Copy, "the copy differs");
    }
    let before = game.save();
    let went_on = options.first().is_none_or(|answer| copy.answer(*answer).is_ok());
    if !went_on || game.save() != before {
        return broken(Property::Copy, "the copy is not a game of its own");
    }
    Ok(1)
}

/// Dealing anew what a player may not see changes neither that player's view nor its options.
pub(crate) fn hides<S: Subject>(game: &S, options: &[Answer], rng: &mut ChaCha8) -> Checked {
    let players = game.state().players.len() as u8;
    for player in (0..players).map(PlayerIx) {
        let other = game.resampled(player, u64::from(rng.next_u32()));
        if other.view(player) != game.view(player) {
            return broken(Property::NonInterference, format!("the view of player {}", player.0));
        }
        let decides = game.pending().is_some_and(|decision| decision.player == player);
        if decides && other.options() != options {
            return broken(Property::NonInterference, format!("the options of player {}", player.0));
        }
    }
    Ok(u64::from(players))
}

/// The same beginning and answers give the same state, with nobody listening.
pub(crate) fn replays(
    state: &State,
    beginning: &Beginning,
    answers: &[Answer],
    pool: &Arc<Pool>,
    property: Property,
) -> Checked {
    let replay =
        Replay { beginning: beginning.clone(), rules: Edition::default().into(), answers: answers.to_vec() };
    match replay.play(pool.clone()) {
        Ok(again) if again.state() == state => Ok(1),
        Ok(_) => broken(property, format!("the state after {} answers differs", answers.len())),
        Err(error) => broken(property, error.to_string()),
    }
}

/// What a listener is told of cards that move is where they are.
pub(crate) fn told(state: &State, told: &[(CardIx, engine::state::Zone)]) -> Checked {
    for (card, zone) in told {
        let is = state.card(*card).zone;
        if is != *zone && !state.player(state.card(*card).owner).out {
            return broken(Property::Record, format!("card {} was told in {zone:?}, is in {is:?}", card.0));
        }
    }
    Ok(1)
}

/// The same answer with and without a listener leads to the same state.
pub(crate) fn listening_changes_nothing(listened: &impl Subject, silent: &engine::Game<Silent>) -> Checked {
    if listened.state() != silent.state() || listened.pending() != silent.decision() {
        return broken(Property::Record, "a game that is listened to goes on differently");
    }
    Ok(1)
}
