//! One random game with every property checked on the way.

use crate::checks::{self, Broken, Checked};
use crate::choice::pick;
use crate::decks::DeckSource;
use crate::exercise::Exercise;
use crate::fault::{Fault, Property};
use crate::history::leaves_no_trace;
use crate::reference::{compared, compared_made_up};
use crate::scene::{Scene, scene};
use engine::program::Pool;
use engine::state::{ChaCha8, GameResult};
use engine::{Action, Answer, Beginning, Edition, Game, Silent};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

/// How much is checked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Depth {
    /// Only that the game can be played: to see what is exercised.
    Played,
    /// Everything at some decisions.
    Sampled,
    /// Everything at every decision.
    Every,
}

/// A game that goes on for so many answers is left there; most end long before.
const ANSWERS_MOST: usize = 1_500;
/// At one decision in so many everything is checked.
const SAMPLE: usize = 23;
/// At one decision in so many the game so far is played again.
const TAKEN_BACK: usize = 4 * SAMPLE;

/// What a proved game gives.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Proved {
    /// Answers given.
    pub answers: usize,
    /// Properties looked at.
    pub checks: u64,
    /// What did not hold.
    pub faults: Vec<Fault>,
    /// What was carried out.
    pub exercise: Exercise,
}

/// Plays the game of a seed with cards from the whole pool, two to four players, and checks what must hold.
pub fn prove_game(pool: &Arc<Pool>, source: &DeckSource, seed: u64, depth: Depth) -> Proved {
    let mut rng = ChaCha8::new(seed ^ 0x10e5);
    let scene = scene(pool, source, seed, &mut rng);
    let mut proving = Proving { pool, scene, depth, rng, answers: Vec::new(), checks: 0 };
    let mut exercise = Exercise::default();
    let broken = guarded(|| proving.play(&mut exercise));
    let answers = proving.answers.len();
    let fault = broken.map(|Broken { property, what }| Fault { property, seed, answers, what });
    let mut faults: Vec<Fault> = fault.into_iter().collect();
    let mut checks = proving.checks;
    if depth != Depth::Played {
        // A second game of the same seed, with cards that the reference knows: those of the pool, or some that no set has.
        let mut answers = 0;
        let broken = guarded(|| {
            let second = match seed % 2 {
                0 => compared(pool, seed),
                _ => compared_made_up(seed / 16, seed),
            };
            checks += second.map_err(|difference| {
                answers = difference.answers;
                Broken { property: Property::Reference, what: difference.what }
            })? as u64;
            Ok(())
        });
        faults.extend(broken.map(|Broken { property, what }| Fault { property, seed, answers, what }));
    }
    Proved { answers, checks, faults, exercise }
}

/// What is broken; a panic is.
pub(crate) fn guarded(play: impl FnOnce() -> Result<(), Broken>) -> Option<Broken> {
    match catch_unwind(AssertUnwindSafe(play)) {
        Ok(result) => result.err(),
        Err(panic) => {
            let owned = panic.downcast_ref::<String>().cloned();
            let what = owned.or_else(|| panic.downcast_ref::<&str>().map(|text| (*text).to_owned()));
            Some(Broken { property: Property::NoPanic, what: what.unwrap_or_default() })
        }
    }
}

/// The game of a seed after so many answers, without checks; nothing where it ends before.
pub fn game_after(pool: &Arc<Pool>, source: &DeckSource, seed: u64, answers: usize) -> Option<Game<Silent>> {
    let mut rng = ChaCha8::new(seed ^ 0x10e5);
    let scene = scene(pool, source, seed, &mut rng);
    let mut proving = Proving { pool, scene, depth: Depth::Played, rng, answers: Vec::new(), checks: 0 };
    let mut game = proving.begin(Exercise::default()).ok()?;
    while proving.answers.len() < answers {
        proving.next(&mut game).ok()?;
    }
    (game.result() == GameResult::Open).then(|| game.silent())
}

struct Proving<'p> {
    pool: &'p Arc<Pool>,
    scene: Scene,
    depth: Depth,
    rng: ChaCha8,
    answers: Vec<Answer>,
    checks: u64,
}

impl Proving<'_> {
    fn begin(&self, listening: Exercise) -> Result<Game<Exercise>, Broken> {
        let pool = self.pool.clone();
        let begun = match &self.scene.beginning {
            Beginning::Decks { decks, starting, seed } => {
                Game::new(pool, decks, *starting, *seed, Edition::default(), listening)
            }
            Beginning::Position(position) => {
                Game::from_position(pool, position, Edition::default(), listening)
            }
        };
        begun.map_err(|errors| Broken { property: Property::NeverSticks, what: format!("{errors:?}") })
    }

    fn play(&mut self, exercise: &mut Exercise) -> Result<(), Broken> {
        let mut game = self.begin(Exercise::default())?;
        let result = self.play_on(&mut game);
        *exercise = std::mem::take(game.record_mut());
        result
    }

    fn play_on(&mut self, game: &mut Game<Exercise>) -> Result<(), Broken> {
        while game.result() == GameResult::Open && self.answers.len() < ANSWERS_MOST {
            if self.is_checked() {
                let options = game.options();
                self.at_decision(game, &options)?;
            }
            self.next(game)?;
        }
        if self.depth != Depth::Played {
            self.replayed(game, Property::Replay)?;
            let mut rng = self.rng.clone();
            self.count(leaves_no_trace(self.pool, &self.scene.beginning, &self.answers, &mut rng))?;
        }
        Ok(())
    }

    fn is_checked(&self) -> bool {
        match self.depth {
            Depth::Played => false,
            Depth::Sampled => self.answers.len().is_multiple_of(SAMPLE),
            Depth::Every => true,
        }
    }

    /// Gives one answer.
    fn next(&mut self, game: &mut Game<Exercise>) -> Result<(), Broken> {
        let options = game.options();
        self.count(checks::goes_on(game, &options))?;
        let Scene { focus, manner, .. } = self.scene;
        let answer = pick(&options, game.pool(), game.state(), focus, manner, game.record(), &mut self.rng);
        let alone = self.is_checked().then(|| game.silent());
        match answer {
            Answer::Action(Action::Play { card, .. }) => {
                let def = game.state().card(card).def();
                game.record_mut().plays(def);
            }
            Answer::Action(Action::Use { ability, .. }) => game.record_mut().uses(ability),
            _ => {}
        }
        game.record_mut().answers(&answer);
        if let Err(why) = game.answer(answer) {
            let what = format!("{answer:?} was offered and refused: {why}");
            return Err(Broken { property: Property::OfferedIsAccepted, what });
        }
        self.answers.push(answer);
        let told = game.record_mut().take_told();
        self.count(checks::told(game.state(), &told))?;
        if let Some(mut alone) = alone {
            let _ = alone.answer(answer);
            self.count(checks::listening_changes_nothing(game, &alone))?;
        }
        Ok(())
    }

    fn at_decision(&mut self, game: &Game<Exercise>, options: &[Answer]) -> Result<(), Broken> {
        self.count(checks::audited(game))?;
        self.count(checks::offered_passes(game, options))?;
        let refused = checks::others_are_refused(game, options, self.pool, &mut self.rng.clone());
        self.count(refused)?;
        self.count(checks::copies(game, options))?;
        self.count(checks::saves(game, options, self.pool))?;
        let hidden = checks::hides(game, options, &mut self.rng.clone());
        self.count(hidden)?;
        if self.answers.len().is_multiple_of(TAKEN_BACK) {
            self.replayed(game, Property::Takeback)?;
        }
        Ok(())
    }

    fn replayed(&mut self, game: &Game<Exercise>, property: Property) -> Result<(), Broken> {
        let replayed =
            checks::replays(game.state(), &self.scene.beginning, &self.answers, self.pool, property);
        self.count(replayed)
    }

    fn count(&mut self, checked: Checked) -> Result<(), Broken> {
        self.checks += checked?;
        Ok(())
    }
}
