//! What may be said next: the game of a file so far, who decides, and every legal line.

use engine::state::{CardIx, GameResult};
use engine::{Answer as Reply, Ask, Choice, Game, Log, Rules};

use super::asking::Asking;
use super::game_names::{GameNames, letter};
use super::save::{Pointing, SaveError, Scribe};
use super::{Catalog, OPEN_DECISION, Verdict, access, run};
use crate::limits::Work;
use crate::write::{write_act, write_act_in};
use narrate::{Asked, Expected, Language, Message, Question};
use script::{Act, Answer, File, Player, Start, Statement};

/// Where a file that is still being written stands.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Open {
    /// What came of its lines so far; a decision that is still open is no failure.
    pub verdict: Verdict,
    /// Who decides; nobody when the game is over or cannot be played.
    pub player: Option<Player>,
    /// What is asked.
    pub asked: Option<Asked>,
    /// What for, how many, because of which text.
    pub about: Option<Question>,
    /// What may be written now. A choice of several cards shows its first card.
    pub acts: Vec<Act>,
    /// The game is over.
    pub is_over: bool,
}

impl Open {
    /// The lines that are legal now, in a language.
    pub fn lines_in(&self, language: Language) -> Vec<String> {
        self.acts.iter().map(|act| write_act_in(act, language)).collect()
    }

    /// What is asked, in words: what for, how many, because of which text.
    pub fn asked_in(&self, language: Language) -> Option<String> {
        self.asked.map(|asked| asked.say_about(self.about.as_ref(), language))
    }
}

/// Plays a file as far as it is written and tells what may come next.
pub fn open(file: &File, catalog: &Catalog, rules: impl Into<Rules>) -> Open {
    let (game, mut verdict) = run(file, catalog, rules.into(), Work::default());
    verdict.failures.retain(|failure| failure.expected != OPEN_DECISION);
    let is_open = |message: &Message| matches!(message, Message::Failed { expected: Expected::Settled, .. });
    verdict.told.retain(|told| !is_open(&told.said.message));
    let Some((game, game_names)) = game else {
        return Open { verdict, player: None, asked: None, about: None, acts: Vec::new(), is_over: false };
    };
    let decision = access::decision(&game);
    let mut acts: Vec<Act> = access::options(&game)
        .into_iter()
        .filter_map(|reply| line(catalog, &game, &game_names, reply))
        .collect();
    acts.dedup();
    Open {
        verdict,
        player: decision.map(|decision| letter(decision.player)),
        asked: decision.map(|decision| Asked::of(&decision.ask)),
        about: decision
            .and_then(|decision| Asking { game_names: &game_names, catalog }.question(&game, decision)),
        acts,
        is_over: access::board(&game).state.result() != GameResult::Open,
    }
}

/// A file played on by answers of a program.
pub struct Continued {
    /// The lines to add to the file.
    pub lines: Vec<String>,
    /// Answers of a choice that is not complete yet: together they will be one line.
    pub unwritten: Vec<Reply>,
    /// The game after all of them.
    pub game: Game<Log>,
    /// What the file calls cards of which there are several.
    pub called: Vec<(CardIx, String)>,
}

/// Plays a file and then answers, and writes these as lines of the file. Nothing where the file has no game.
pub fn go_on(
    file: &File,
    catalog: &Catalog,
    rules: impl Into<Rules>,
    answers: &[Reply],
) -> Result<Option<Continued>, SaveError> {
    let (Some((game, game_names)), _) = run(file, catalog, rules.into(), Work::default()) else {
        return Ok(None);
    };
    let pointing = match &file.start {
        Start::Decks(_) => Pointing::NumbersOfCopies,
        Start::Absent | Start::Position(_) => Pointing::Names,
    };
    let called = game_names.of_copies();
    let mut scribe = Scribe { catalog, game, game_names, answers, at: 0, pointing };
    let mut lines = Vec::new();
    while scribe.at < answers.len() {
        let (begun, before) = (scribe.at, scribe.game.clone());
        match scribe.line() {
            Ok(act) => lines.push(write_act(&act)),
            // The choice goes on behind the last answer.
            Err(SaveError::Unfit { index }) if index == answers.len() => {
                let unwritten = answers[begun..].to_vec();
                let mut game = before;
                for (at, answer) in unwritten.iter().enumerate() {
                    let refused = |why| SaveError::Refused { index: begun + at, why };
                    access::answer(&mut game, *answer).map_err(refused)?;
                }
                return Ok(Some(Continued { lines, unwritten, game, called }));
            }
            Err(error) => return Err(error),
        }
    }
    Ok(Some(Continued { lines, unwritten: Vec::new(), game: scribe.game, called }))
}

/// The line of an answer, or of a choice that begins with it.
fn line(catalog: &Catalog, game: &access::Game, game_names: &GameNames, reply: Reply) -> Option<Act> {
    let decision = access::decision(game)?.clone();
    let answers = [reply];
    let scribe = || Scribe {
        catalog,
        game: game.clone(),
        game_names: game_names.clone(),
        answers: &answers,
        at: 0,
        pointing: Pointing::Names,
    };
    if let Ok(act) = scribe().line() {
        return Some(act);
    }
    // What was tried may have gone on a little.
    let scribe = scribe();
    let answer = match (&decision.ask, reply) {
        (Ask::OpeningHand, Reply::Choice(Choice::Card(card))) => Answer::Alter(vec![scribe.card(card)]),
        (Ask::Order { .. }, Reply::Choice(Choice::Card(card))) => Answer::Order(vec![scribe.card(card)]),
        (_, Reply::Choice(Choice::Card(card))) => Answer::Cards(vec![scribe.card(card)]),
        _ => return None,
    };
    Some(Act { player: letter(decision.player), deed: Statement::Answer(answer) })
}
