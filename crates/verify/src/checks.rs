//! What must hold at a decision, one function for each property.

use crate::fault::Property;
use crate::subject::Subject;
use engine::program::{AbilityIx, NameId, Pool};
use engine::state::{CardIx, ChaCha8, PlayerIx, State};
use engine::{Action, Answer, Beginning, Choice, Edition, How, Replay, Silent};
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
    if game.pending().is_some_and(|decision| game.state().player(decision.player).out()) {
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
pub(crate) fn others_are_refused<S: Subject>(
    game: &S,
    options: &[Answer],
    pool: &Pool,
    rng: &mut ChaCha8,
) -> Checked {
    for _ in 0..TRIED {
        let answer = any_answer(game, pool, rng);
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

/// Any answer that can be written down, legal or not, every field of it drawn, also from outside of what there is; every other one
/// is about a card in the hand or play of who decides.
fn any_answer(game: &impl Subject, pool: &Pool, rng: &mut ChaCha8) -> Answer {
    let state = game.state();
    let decides = game.pending().map(|decision| decision.player);
    let own: Vec<CardIx> = match decides.map(|player| state.player(player)) {
        Some(player) if rng.below(2) == 0 => player.hand().iter().chain(player.play()).copied().collect(),
        _ => Vec::new(),
    };
    let first = match own.len() as u32 {
        0 => any_card(state, rng),
        count => own[rng.below(count) as usize],
    };
    let second = any_card(state, rng);
    let is_free = rng.below(2) == 1;
    match rng.below(19) {
        0 => Answer::Action(Action::Ink(first)),
        1..=3 => Answer::Action(Action::Play { card: first, how: any_how(state, second, rng) }),
        4 => Answer::Action(Action::Use {
            card: first,
            ability: any_ability(state, pool, first, rng),
            free: is_free,
        }),
        5 => Answer::Action(Action::Quest(first)),
        6 => Answer::Action(Action::Challenge { with: first, target: second }),
        7 => Answer::Action(Action::Move { card: first, to: second, free: is_free }),
        8 => Answer::Choice(Choice::Card(first)),
        9 => Answer::Choice(Choice::Number(any_number(40, rng) as i32 - 5)),
        10 => Answer::Choice(Choice::Option(any_number(6, rng) as u8)),
        11 => Answer::Choice(Choice::Player(PlayerIx(any_number(5, rng) as u8))),
        12 => Answer::Choice(Choice::Accept),
        13 => Answer::Choice(Choice::Decline),
        14 => Answer::Choice(Choice::Name(NameId(any_number(pool.names() as u32 + 2, rng) as u16))),
        15 => Answer::Choice(Choice::Resolve(any_number(
            state.bag().iter().map(|entry| entry.id + 2).max().unwrap_or(2),
            rng,
        ))),
        16 => Answer::Choice(Choice::Apply(any_number(4, rng) as u8)),
        17 => Answer::Action(Action::EndTurn),
        _ => Answer::Choice(Choice::Done),
    }
}

/// A small number, or now and then any at all.
fn any_number(below: u32, rng: &mut ChaCha8) -> u32 {
    if rng.below(4) == 0 { rng.next_u32() } else { rng.below(below.max(1)) }
}

/// A card of the game, or now and then a number that none has.
fn any_card(state: &State, rng: &mut ChaCha8) -> CardIx {
    let all = u32::try_from(state.cards().len()).unwrap_or(1).max(1);
    CardIx(if rng.below(16) == 0 { rng.next_u32() as u16 } else { rng.below(all) as u16 })
}

fn any_how(state: &State, second: CardIx, rng: &mut ChaCha8) -> How {
    match rng.below(5) {
        0 => How::Ink,
        1 => How::Sing(second),
        2 => {
            let and = (rng.below(2) == 0).then(|| any_card(state, rng));
            How::Shift { onto: second, and }
        }
        3 => How::SingTogether,
        _ => How::Way(any_number(3, rng) as u8),
    }
}

/// An ability of the card, or any.
fn any_ability(state: &State, pool: &Pool, card: CardIx, rng: &mut ChaCha8) -> AbilityIx {
    let found = state.cards().get(card.index());
    let own = found.map(|card| pool.card(card.def()).abilities.as_slice()).unwrap_or_default();
    match own.len() as u32 {
        count @ 1.. if rng.below(4) != 0 => own[rng.below(count) as usize],
        _ => AbilityIx(rng.next_u32() as _),
    }
}

/// Copies of a card that cannot be told apart are offered once. Everything else about an answer must be as it is offered.
fn is_like_one_of(state: &State, answer: &Answer, options: &[Answer]) -> bool {
    let wanted = with_faces(state, *answer);
    options.iter().any(|offered| with_faces(state, *offered) == wanted)
}

/// The answer with the definitions of its cards in their place.
pub(crate) fn with_faces(state: &State, answer: Answer) -> Answer {
    let face = |card: CardIx| CardIx(state.cards().get(card.index()).map_or(u16::MAX, |card| card.def().0));
    match answer {
        Answer::Action(Action::Ink(card)) => Answer::Action(Action::Ink(face(card))),
        Answer::Action(Action::Quest(card)) => Answer::Action(Action::Quest(face(card))),
        Answer::Choice(Choice::Card(card)) => Answer::Choice(Choice::Card(face(card))),
        Answer::Action(Action::Use { card, ability, free }) => {
            Answer::Action(Action::Use { card: face(card), ability, free })
        }
        Answer::Action(Action::Play { card, how }) => {
            let how = match how {
                How::Ink | How::SingTogether | How::Way(_) => how,
                How::Sing(singer) => How::Sing(face(singer)),
                How::Shift { onto, and } => How::Shift { onto: face(onto), and: and.map(face) },
            };
            Answer::Action(Action::Play { card: face(card), how })
        }
        Answer::Action(Action::Challenge { with, target }) => {
            Answer::Action(Action::Challenge { with: face(with), target: face(target) })
        }
        Answer::Action(Action::Move { card, to, free }) => {
            Answer::Action(Action::Move { card: face(card), to: face(to), free })
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
        ) => answer,
    }
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
    let players = game.state().players().len() as u8;
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
        let is = state.card(*card).zone();
        if is != *zone && !state.player(state.card(*card).owner()).out() {
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
