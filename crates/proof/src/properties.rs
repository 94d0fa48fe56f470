//! One random game with every property checked on the way.

use crate::decks::{DeckSource, random_deck};
use crate::exercise::Exercise;
use crate::fault::{Fault, Property};
use engine::program::{DefIx, Pool};
use engine::state::{CardIx, ChaCha8, GameResult, PlayerIx};
use engine::{Answer, Beginning, Edition, Game, How, Replay, Silent};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

/// How much is checked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Depth {
    /// Everything cheap at every decision, the rest at some.
    Sampled,
    /// Everything at every decision.
    Every,
}

/// A game with more answers than this sticks.
const ANSWERS_MOST: usize = 20_000;
/// 3.1: no game of random play lasts longer.
const TURNS_MOST: u16 = 1_000;
/// At one decision in so many the expensive properties are checked.
const SAMPLE: usize = 23;

/// What a proved game gives.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Proved {
    pub answers: usize,
    pub checks: u64,
    pub faults: Vec<Fault>,
}

/// Plays the game of a seed with decks from all cards, two to four players, and checks what must hold.
pub fn prove_game(
    pool: &Arc<Pool>,
    source: &DeckSource,
    wanted: &[DefIx],
    seed: u64,
    depth: Depth,
    exercise: &mut Exercise,
) -> Proved {
    let mut proved = Proved::default();
    let told = catch_unwind(AssertUnwindSafe(|| {
        let mut proving = Proving::new(pool, source, wanted, seed, depth);
        let result = proving.play(exercise);
        (proving.answers.len(), proving.checks, result)
    }));
    match told {
        Ok((answers, checks, result)) => {
            proved.answers = answers;
            proved.checks = checks;
            proved.faults.extend(result.err());
        }
        Err(panic) => {
            let what = panic
                .downcast_ref::<String>()
                .cloned()
                .or_else(|| panic.downcast_ref::<&str>().map(|text| (*text).to_owned()))
                .unwrap_or_default();
            proved.faults.push(Fault { property: Property::NoPanic, seed, answers: 0, what });
        }
    }
    proved
}

struct Proving<'p> {
    pool: &'p Arc<Pool>,
    beginning: Beginning,
    seed: u64,
    depth: Depth,
    rng: ChaCha8,
    answers: Vec<Answer>,
    checks: u64,
    earlier: Option<(usize, Game<Silent>)>,
}

impl<'p> Proving<'p> {
    fn new(
        pool: &'p Arc<Pool>,
        source: &DeckSource,
        wanted: &[DefIx],
        seed: u64,
        depth: Depth,
    ) -> Proving<'p> {
        let mut rng = ChaCha8::new(seed ^ 0x10e5);
        // Mostly two players, sometimes three or four (section 9).
        let players = [2, 2, 2, 3, 4][rng.below(5) as usize];
        let decks = (0..players).map(|_| random_deck(source, wanted, &mut rng)).collect();
        let beginning = Beginning::Decks { decks, starting: None, seed };
        Proving { pool, beginning, seed, depth, rng, answers: Vec::new(), checks: 0, earlier: None }
    }

    fn fault<T>(&self, property: Property, what: impl Into<String>) -> Result<T, Fault> {
        Err(Fault { property, seed: self.seed, answers: self.answers.len(), what: what.into() })
    }

    fn play(&mut self, exercise: &mut Exercise) -> Result<(), Fault> {
        let Beginning::Decks { decks, starting, seed } = &self.beginning else {
            return self.fault(Property::NeverSticks, "no decks");
        };
        let listening = std::mem::take(exercise);
        let mut game = match Game::new(self.pool.clone(), decks, *starting, *seed, Edition::V2, listening) {
            Ok(game) => game,
            Err(errors) => return self.fault(Property::NeverSticks, format!("{errors:?}")),
        };
        let result = self.to_the_end(&mut game);
        *exercise = std::mem::take(game.record_mut());
        result
    }

    fn to_the_end(&mut self, game: &mut Game<Exercise>) -> Result<(), Fault> {
        let mut options = Vec::new();
        while game.result() == GameResult::Open {
            game.options_into(&mut options);
            if options.is_empty() {
                return self.fault(Property::NeverSticks, format!("no answer to {:?}", game.decision()));
            }
            if self.answers.len() > ANSWERS_MOST || game.state().turn > TURNS_MOST {
                return self.fault(Property::NeverSticks, "the game does not end");
            }
            self.at_decision(game, &options)?;
            let answer = options[self.rng.below(options.len() as u32) as usize];
            if let Answer::Play { card, .. } = answer {
                let def = game.state().card(card).def;
                game.record_mut().plays(def);
            }
            game.record_mut().answers(&answer);
            if let Err(why) = game.answer(answer) {
                return self.fault(
                    Property::OfferedIsAccepted,
                    format!("{answer:?} was offered and refused: {why}"),
                );
            }
            self.answers.push(answer);
        }
        self.replays(game)
    }

    fn at_decision(&mut self, game: &Game<Exercise>, options: &[Answer]) -> Result<(), Fault> {
        let expensive = self.depth == Depth::Every || self.answers.len() % SAMPLE == 0;
        if !expensive {
            return Ok(());
        }
        self.audited(game)?;
        self.offered_exactly(game, options)?;
        self.saves(game, options)?;
        self.hides(game, options)?;
        self.takes_back(game)
    }

    fn audited(&mut self, game: &Game<Exercise>) -> Result<(), Fault> {
        self.checks += 1;
        match game.audit().first() {
            Some(fault) => self.fault(Property::Audit, fault.to_string()),
            None => Ok(()),
        }
    }

    /// Sampled answers that are not offered are refused, all that are offered pass, and neither changes anything.
    fn offered_exactly(&mut self, game: &Game<Exercise>, options: &[Answer]) -> Result<(), Fault> {
        for answer in options {
            self.checks += 1;
            if let Err(why) = game.check(answer) {
                return self
                    .fault(Property::OfferedIsAccepted, format!("{answer:?} offered, checked: {why}"));
            }
        }
        for _ in 0..8 {
            let answer = self.any_answer(game);
            self.checks += 1;
            let mut copy = game.silent();
            if game.check(&answer).is_ok() || matches!(answer, Answer::Concede(_)) {
                continue;
            }
            if options.contains(&answer) {
                return self.fault(Property::OfferedIsAccepted, format!("{answer:?} offered and refused"));
            }
            let refused = copy.answer(answer).is_err();
            if !refused || copy.state() != game.state() || copy.pending != game.pending {
                return self.fault(Property::RefusalChangesNothing, format!("{answer:?}"));
            }
        }
        Ok(())
    }

    /// Any answer that can be written down, legal or not.
    fn any_answer(&mut self, game: &Game<Exercise>) -> Answer {
        let cards = u32::try_from(game.state().cards.len()).unwrap_or(1);
        let mut card = || CardIx(self.rng.below(cards) as u16);
        let (first, second) = (card(), card());
        match self.rng.below(13) {
            0 => Answer::Ink(first),
            1 => Answer::Play { card: first, how: How::Ink },
            2 => Answer::Play { card: first, how: How::Sing(second) },
            3 => Answer::Play { card: first, how: How::Shift { onto: second, and: None } },
            4 => Answer::Quest(first),
            5 => Answer::Challenge { with: first, target: second },
            6 => Answer::Move { card: first, to: second },
            7 => Answer::Card(first),
            8 => Answer::Number(self.rng.below(40) as i32 - 5),
            9 => Answer::Option(self.rng.below(6) as u8),
            10 => Answer::Player(PlayerIx(self.rng.below(5) as u8)),
            11 => Answer::Accept,
            _ => Answer::Done,
        }
    }

    fn saves(&mut self, game: &Game<Exercise>, options: &[Answer]) -> Result<(), Fault> {
        self.checks += 1;
        let bytes = match postcard::to_allocvec(&game.save()) {
            Ok(bytes) => bytes,
            Err(error) => return self.fault(Property::SaveAndLoad, error.to_string()),
        };
        let save = match postcard::from_bytes(&bytes) {
            Ok(save) => save,
            Err(error) => return self.fault(Property::SaveAndLoad, error.to_string()),
        };
        let mut loaded = match Game::load(self.pool.clone(), save, Silent) {
            Ok(loaded) => loaded,
            Err(error) => return self.fault(Property::SaveAndLoad, error.to_string()),
        };
        let same = loaded.state() == game.state() && loaded.pending == game.pending;
        if !same || loaded.options() != options {
            return self.fault(Property::SaveAndLoad, "the loaded game differs");
        }
        let mut copy = game.silent();
        for _ in 0..4 {
            let Some(answer) = copy.options().first().copied() else { break };
            if copy.answer(answer).is_err()
                || loaded.answer(answer).is_err()
                || copy.state() != loaded.state()
            {
                return self.fault(Property::SaveAndLoad, "the loaded game goes on differently");
            }
        }
        Ok(())
    }

    /// Dealing anew what a player may not see changes neither that player's view nor its options.
    fn hides(&mut self, game: &Game<Exercise>, options: &[Answer]) -> Result<(), Fault> {
        let players = game.state().players.len() as u8;
        for player in (0..players).map(PlayerIx) {
            self.checks += 1;
            let mut other = game.silent();
            other.resample(player, u64::from(self.rng.next_u32()));
            if other.view(Some(player)) != game.view(Some(player)) {
                return self.fault(Property::NonInterference, format!("the view of player {}", player.0));
            }
            let decides = game.decision().is_some_and(|decision| decision.player == player);
            if decides && other.options() != options {
                return self.fault(Property::NonInterference, format!("the options of player {}", player.0));
            }
        }
        Ok(())
    }

    fn takes_back(&mut self, game: &Game<Exercise>) -> Result<(), Fault> {
        self.checks += 1;
        if let Some((at, earlier)) = self.earlier.take() {
            let replay = self.replay(at);
            match replay.play(self.pool.clone()) {
                Ok(again) if again.state() == earlier.state() => {}
                Ok(_) => {
                    return self.fault(Property::Takeback, format!("the state after {at} answers differs"));
                }
                Err(error) => return self.fault(Property::Takeback, error.to_string()),
            }
        }
        // Every so often, since it replays the game so far.
        if self.answers.len() % (SAMPLE * 4) == 0 {
            self.earlier = Some((self.answers.len(), game.silent()));
        }
        Ok(())
    }

    fn replay(&self, answers: usize) -> Replay {
        Replay {
            beginning: self.beginning.clone(),
            edition: Edition::V2,
            answers: self.answers[..answers].to_vec(),
        }
    }

    /// The same seed and answers give the same game, with nobody listening.
    fn replays(&mut self, game: &Game<Exercise>) -> Result<(), Fault> {
        self.checks += 1;
        match self.replay(self.answers.len()).play(self.pool.clone()) {
            Ok(again) if again.state() == game.state() => Ok(()),
            Ok(_) => self.fault(Property::Replay, "the final state differs"),
            Err(error) => self.fault(Property::Replay, error.to_string()),
        }
    }
}
