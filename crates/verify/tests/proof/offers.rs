//! What is offered, at the position of every ruling and after every answer to it: listing ends where it is told to, what is
//! offered passes, and whatever else can be written down is refused.

use crate::{catalog, names, root};
use engine::program::{AbilityIx, NameId};
use engine::state::{CardIx, PlayerIx, State};
use engine::{Action, Answer, Choice, Game, How, Silent};
use lorekeeper_verify::{Census, Moment, Pinned};
use std::collections::BTreeSet;

#[test]
fn offers_are_what_passes() {
    let mut wrong = Vec::new();
    let mut positions = 0;
    for path in rulings_in("rulings") {
        let (here, found) = wrong_with(&path);
        positions += here;
        wrong.extend(found);
        if crate::is_one_enough() && !wrong.is_empty() {
            break;
        }
    }
    assert!(wrong.is_empty(), "{}\n{}", wrong.len(), wrong.join("\n"));
    assert!(positions > 1_000, "only {positions} positions");
}

/// How many positions a ruling has, and what is wrong there.
pub(crate) fn wrong_with(path: &str) -> (usize, Vec<String>) {
    let pin = |moment| Pinned { path: path.to_owned(), moment, depth: 0, census: Census::default() };
    let mut wrong = Vec::new();
    let mut positions = 0;
    for moment in [Moment::Start, Moment::End] {
        let Ok(game) = pin(moment).game(&root(), catalog(), names()) else { continue };
        positions += 1;
        wrong.extend(everywhere(&game).map(|what| format!("{path} {moment:?}: {what}")));
    }
    (positions, wrong)
}

/// The rulings of a folder and of the folders in it, from the root of the repository.
pub(crate) fn rulings_in(folder: &str) -> Vec<String> {
    let entries = std::fs::read_dir(root().join(folder)).expect("a folder of rulings").flatten();
    let paths = entries.map(|entry| format!("{folder}/{}", entry.file_name().to_string_lossy()));
    paths
        .flat_map(|path| match () {
            () if root().join(&path).is_dir() => rulings_in(&path),
            () if path.ends_with(".lore") => vec![path],
            () => Vec::new(),
        })
        .collect()
}

/// What is wrong here or after one answer.
fn everywhere(game: &Game<Silent>) -> Option<String> {
    let options = game.options();
    let here = is_listed_as_told(game, &options).or_else(|| others_pass(game, &options));
    here.or_else(|| {
        options.iter().find_map(|answer| {
            let mut next = game.clone();
            if let Err(why) = next.answer(*answer) {
                return Some(format!("{answer:?} is offered and refused: {why}"));
            }
            let offered = next.options();
            is_listed_as_told(&next, &offered).map(|what| format!("after {answer:?}: {what}"))
        })
    })
}

/// Told to stop after so many, the listing has given those and no more; and all of them pass.
fn is_listed_as_told(game: &Game<Silent>, options: &[Answer]) -> Option<String> {
    for most in 1..=options.len() {
        let mut listed = Vec::new();
        game.each_option(&mut |answer| {
            listed.push(answer);
            listed.len() < most
        });
        if listed != options[..most] {
            return Some(format!("told to stop after {most} of {}: {}", options.len(), listed.len()));
        }
    }
    let refused = options.iter().find(|answer| game.check(answer).is_err())?;
    Some(format!("{refused:?} is offered and refused"))
}

/// An answer that passes and is not offered, nor another like it.
fn others_pass(game: &Game<Silent>, options: &[Answer]) -> Option<String> {
    let state = game.state();
    let offered: BTreeSet<String> = options.iter().map(|answer| told(state, answer)).collect();
    let mut found = None;
    each_answer(game, &mut |answer| {
        if found.is_none() && game.check(&answer).is_ok() && !offered.contains(&told(state, &answer)) {
            found = Some(format!("{answer:?} passes and is not offered"));
        }
    });
    found
}

/// The answer with what can be seen of its cards: copies that are alike are offered once.
fn told(state: &State, answer: &Answer) -> String {
    let card = |ix: CardIx| {
        let card = state.card(ix);
        let under = state.under(ix).count();
        format!(
            "{:?}",
            (
                card.def(),
                card.zone(),
                card.owner(),
                card.exerted(),
                card.drying(),
                card.damage(),
                card.at(),
                under
            )
        )
    };
    match answer {
        Answer::Action(Action::Ink(c) | Action::Quest(c)) | Answer::Choice(Choice::Card(c)) => card(*c),
        Answer::Action(Action::Use { card: c, ability, free }) => format!("{} {ability:?} {free}", card(*c)),
        Answer::Action(Action::Play { card: c, how }) => match how {
            How::Sing(by) => format!("{} sung {}", card(*c), card(*by)),
            How::Shift { onto, and } => format!("{} onto {} {:?}", card(*c), card(*onto), and.map(card)),
            other => format!("{} {other:?}", card(*c)),
        },
        Answer::Action(Action::Challenge { with, target }) => format!("{} on {}", card(*with), card(*target)),
        Answer::Action(Action::Move { card: c, to, free }) => format!("{} to {} {free}", card(*c), card(*to)),
        other => format!("{other:?}"),
    }
}

/// Every answer that could be written down about the cards and numbers of this game.
fn each_answer(game: &Game<Silent>, each: &mut dyn FnMut(Answer)) {
    let state = game.state();
    let all = || (0..state.cards().len() as u16).map(CardIx);
    let play: Vec<CardIx> = state.players().iter().flat_map(|player| player.play().to_vec()).collect();
    [
        Answer::Action(Action::EndTurn),
        Answer::Choice(Choice::Accept),
        Answer::Choice(Choice::Decline),
        Answer::Choice(Choice::Done),
    ]
    .into_iter()
    .for_each(&mut *each);
    for n in -1..25 {
        each(Answer::Choice(Choice::Number(n)));
    }
    for n in 0..5 {
        each(Answer::Choice(Choice::Option(n)));
        each(Answer::Choice(Choice::Apply(n)));
        each(Answer::Choice(Choice::Player(PlayerIx(n))));
    }
    state.bag().iter().for_each(|entry| each(Answer::Choice(Choice::Resolve(entry.id))));
    each(Answer::Choice(Choice::Name(NameId(0))));
    for card in all() {
        each(Answer::Action(Action::Ink(card)));
        each(Answer::Action(Action::Quest(card)));
        each(Answer::Choice(Choice::Card(card)));
        let hows = [How::Ink, How::SingTogether, How::Way(0), How::Way(1), How::Way(2)];
        hows.into_iter().for_each(|how| each(Answer::Action(Action::Play { card, how })));
        for &other in &play {
            each(Answer::Action(Action::Play { card, how: How::Sing(other) }));
            each(Answer::Action(Action::Play { card, how: How::Shift { onto: other, and: None } }));
            let twice = How::Shift { onto: other, and: Some(other) };
            each(Answer::Action(Action::Play { card, how: twice }));
            each(Answer::Action(Action::Challenge { with: card, target: other }));
            [false, true]
                .into_iter()
                .for_each(|free| each(Answer::Action(Action::Move { card, to: other, free })));
        }
        let mut abilities: Vec<AbilityIx> = Vec::new();
        game.each_ability(card, |ability, _| abilities.push(ability));
        for ability in abilities {
            [false, true]
                .into_iter()
                .for_each(|free| each(Answer::Action(Action::Use { card, ability, free })));
        }
    }
}
