//! Games that are broken in one place each, and the proof that the check for that place sees it.

use crate::checks;
use crate::decks::DeckSource;
use crate::fault::{Fault, Property};
use crate::perft::divide;
use crate::pinned::Pinned;
use crate::properties::{game_after, guarded};
use crate::subject::Subject;
use engine::eval::Fault as AuditFault;
use engine::program::Pool;
use engine::save::LoadError;
use engine::state::{ChaCha8, PlayerIx, State, Zone};
use engine::{Action, Answer, Beginning, Choice, Decision, Game, Refusal, Save, Silent, View};
use serde_json::{Value, json};
use std::cell::Cell;
use std::path::Path;
use std::rc::Rc;
use std::sync::{Arc, LazyLock};

/// What is wrong with a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Wrong {
    Nothing,
    /// A card is in no list any more.
    DropsACard,
    /// A card is in a second list.
    DoublesACard,
    /// What happens in a copy happens here as well.
    SharesWithCopies,
    /// Nothing can be answered.
    OffersNothing,
    /// Somebody is asked who has left.
    AsksWhoLeft,
    /// An answer that is refused is offered.
    OffersTooMuch,
    /// An answer that passes is not offered.
    OffersTooLittle,
    /// A refused answer leaves a trace.
    RefusesWithATrace,
    /// A save forgets something.
    SavesTooLittle,
    /// A loaded game has another chance to come.
    LoadsOtherChance,
    /// A view shows what is hidden.
    ShowsHidden,
    /// A view tells which card lies on top of a deck, by its number alone.
    ShowsNumbers,
    /// What may be answered depends on what is hidden.
    AsksHidden,
    /// A listener changes the game.
    ListenerMeddles,
}

#[derive(Clone)]
struct Sabotaged {
    game: Game<Silent>,
    wrong: Wrong,
    /// Shared with all copies: answers that were taken.
    answers: Rc<Cell<u16>>,
}

impl Sabotaged {
    /// The game with one place of its state changed, as if by a file: nothing else can write a state.
    fn changed(&self, at: &str, change: impl FnOnce(&mut Value)) -> Sabotaged {
        let save = broken(self.game.save(), at, change);
        let game = Game::load(self.game.pool().clone(), save, Silent).expect("it still loads");
        Sabotaged { game, ..self.clone() }
    }
}

/// A save with one place of its state changed.
fn broken(save: Save, at: &str, change: impl FnOnce(&mut Value)) -> Save {
    let mut save = serde_json::to_value(save).expect("a save is data");
    change(save["state"].pointer_mut(at).expect("there is such a place"));
    serde_json::from_value(save).expect("it has the shape of a save")
}

impl Subject for Sabotaged {
    type Copy = Sabotaged;

    fn options(&self) -> Vec<Answer> {
        let mut options = self.game.options();
        match self.wrong {
            Wrong::OffersNothing => options.clear(),
            Wrong::OffersTooMuch => options.push(Answer::Choice(Choice::Number(-1))),
            Wrong::OffersTooLittle => {
                options.retain(|answer| !matches!(answer, Answer::Action(Action::EndTurn | Action::Quest(_))))
            }
            Wrong::AsksHidden => {
                // The order of a deck is hidden from everybody.
                let deck = self.game.state().player(PlayerIx(1)).deck().iter().enumerate();
                let sum =
                    deck.map(|(at, card)| at * self.game.state().card(*card).def().index()).sum::<usize>();
                options.push(Answer::Choice(Choice::Number(i32::try_from(sum).unwrap_or(0))));
            }
            _ => {}
        }
        options
    }

    fn check(&self, answer: &Answer) -> Result<(), Refusal> {
        self.game.check(answer)
    }

    fn answer(&mut self, answer: Answer) -> Result<(), Refusal> {
        let result = self.game.answer(answer);
        self.answers.set(self.answers.get() + 1);
        if result.is_err() && self.wrong == Wrong::RefusesWithATrace {
            *self = self.changed("/clock", |clock| *clock = json!(clock.as_u64().map(|moment| moment + 1)));
        }
        result
    }

    fn state(&self) -> &State {
        self.game.state()
    }

    fn pending(&self) -> Option<&Decision> {
        self.game.decision()
    }

    fn audit(&self) -> Vec<AuditFault> {
        match self.wrong {
            Wrong::DropsACard => {
                let dropped = self.changed("/players/0/piles/deck", |deck| {
                    deck.as_array_mut().expect("a list").truncate(1)
                });
                dropped.game.audit()
            }
            Wrong::DoublesACard => {
                let card = self.game.state().player(PlayerIx(0)).deck()[0];
                let doubled = self.changed("/players/0/piles/discard", |discard| {
                    discard.as_array_mut().expect("a list").push(json!(card));
                });
                doubled.game.audit()
            }
            _ => self.game.audit(),
        }
    }

    fn view(&self, player: PlayerIx) -> View {
        let mut view = (*self.game).view(Some(player));
        if self.wrong == Wrong::ShowsHidden {
            let other = self.game.state().player(PlayerIx(1 - player.0.min(1))).deck();
            let shown =
                other.iter().enumerate().map(|(at, card)| (at, *card, self.game.state().card(*card).def()));
            view.players[0].deck_known.extend(shown);
        }
        if self.wrong == Wrong::ShowsNumbers {
            let top = self.game.state().player(player).deck().last();
            view.turn = top.map_or(0, |card| card.0);
        }
        view
    }

    fn save(&self) -> Save {
        let save = self.game.save();
        match self.wrong {
            Wrong::SavesTooLittle => broken(save, "/turn", |turn| *turn = json!(0)),
            Wrong::SharesWithCopies => broken(save, "/turn", |turn| *turn = json!(self.answers.get())),
            _ => save,
        }
    }

    fn load(pool: Arc<Pool>, save: Save) -> Result<Sabotaged, LoadError> {
        Ok(Sabotaged { game: Game::load(pool, save, Silent)?, wrong: Wrong::Nothing, answers: Rc::default() })
    }

    fn silent(&self) -> Sabotaged {
        match self.wrong {
            Wrong::LoadsOtherChance | Wrong::ListenerMeddles => {
                self.changed("/rng", |rng| *rng = json!(ChaCha8::new(99)))
            }
            _ => self.clone(),
        }
    }

    fn resampled(&self, player: PlayerIx, seed: u64) -> Sabotaged {
        let mut other = self.clone();
        other.game.resample(player, seed);
        other.game.exchange_hidden(player, seed);
        other
    }
}

static POOL: LazyLock<Arc<Pool>> = LazyLock::new(|| {
    let library = library::load().expect("the library is compiled with this test");
    notation::catalog_of(&library).pool().clone()
});

/// A game in a main phase in which somebody can quest.
fn game(wrong: Wrong) -> Sabotaged {
    let source = DeckSource::new(&POOL);
    let game = (0..)
        .filter_map(|seed| game_after(&POOL, &source, seed, 6))
        .find(|game| game.options().iter().any(|answer| matches!(answer, Answer::Action(Action::Quest(_)))))
        .expect("there is such a game");
    let game = Sabotaged { game, wrong, answers: Rc::default() };
    match game.pending().map(|decision| decision.player) {
        Some(asked) if wrong == Wrong::AsksWhoLeft => {
            game.changed(&format!("/players/{}/out", asked.0), |out| *out = json!(true))
        }
        _ => game,
    }
}

/// What the checks at a decision find, in their order.
fn found(wrong: Wrong) -> Option<Property> {
    let game = game(wrong);
    let options = game.options();
    let honest = game.game.options();
    let mut rng = ChaCha8::new(1);
    let tried = |rng: &mut ChaCha8| {
        // Often enough to meet the one answer that is wrong.
        (0..2_000)
            .try_for_each(|_| checks::others_are_refused(&game, &options, game.game.pool(), rng).map(drop))
    };
    checks::goes_on(&game, &options)
        .and_then(|_| checks::audited(&game))
        .and_then(|_| match wrong {
            // Here the offer itself is honest when made; it differs with what is hidden.
            Wrong::AsksHidden => Ok(0),
            _ => checks::offered_passes(&game, &options),
        })
        .and_then(|_| {
            checks::saves(&game, if wrong == Wrong::AsksHidden { &honest } else { &options }, &POOL)
        })
        .and_then(|_| tried(&mut rng).map(|()| 0))
        .and_then(|_| checks::hides(&game, &options, &mut rng))
        .err()
        .map(|broken| broken.property)
}

#[test]
fn every_check_can_fail() {
    for (wrong, property) in [
        (Wrong::Nothing, None),
        (Wrong::DropsACard, Some(Property::Audit)),
        (Wrong::DoublesACard, Some(Property::Audit)),
        (Wrong::OffersNothing, Some(Property::NeverSticks)),
        (Wrong::AsksWhoLeft, Some(Property::NeverSticks)),
        (Wrong::OffersTooMuch, Some(Property::OfferedIsAccepted)),
        (Wrong::RefusesWithATrace, Some(Property::RefusalChangesNothing)),
        (Wrong::SavesTooLittle, Some(Property::SaveAndLoad)),
        (Wrong::LoadsOtherChance, Some(Property::SaveAndLoad)),
        (Wrong::ShowsHidden, Some(Property::NonInterference)),
        (Wrong::ShowsNumbers, Some(Property::NonInterference)),
        (Wrong::AsksHidden, Some(Property::NonInterference)),
    ] {
        assert_eq!(found(wrong), property, "{wrong:?}");
    }
}

#[test]
fn an_answer_that_is_missing_among_the_offers_is_found() {
    let game = game(Wrong::OffersTooLittle);
    let options = game.options();
    let mut rng = ChaCha8::new(1);
    let found = (0..20_000)
        .find_map(|_| checks::others_are_refused(&game, &options, game.game.pool(), &mut rng).err());
    assert_eq!(found.map(|broken| broken.property), Some(Property::OthersAreRefused));
}

#[test]
fn a_copy_that_is_no_copy_is_found() {
    for (wrong, found) in [
        (Wrong::Nothing, Ok(1)),
        (Wrong::ListenerMeddles, Err(Property::Copy)),
        (Wrong::SharesWithCopies, Err(Property::Copy)),
    ] {
        let game = game(wrong);
        let copied = checks::copies(&game, &game.options());
        assert_eq!(copied.map_err(|broken| broken.property), found, "{wrong:?}");
    }
}

#[test]
fn a_count_that_moved_is_found() {
    let library = library::load().expect("the library is compiled with this test");
    let (catalog, names) = (notation::catalog_of(&library), notation::names_of(&library));
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let pins = include_str!("../tests/perft.txt").lines().map(|line| line.parse::<Pinned>().expect("a pin"));
    let mut pin = pins.min_by_key(|pin| pin.census.lines).expect("there are pins");
    assert_eq!(pin.count(&root, &catalog, &names), Ok(pin.census));
    pin.depth += 1;
    assert_ne!(pin.count(&root, &catalog, &names), Ok(pin.census));
    let game = pin.game(&root, &catalog, &names).expect("it is played above").silent();
    let divided: u64 = divide(&game, pin.depth).iter().map(|line| line.lines).sum();
    assert_eq!(divided, game.perft(pin.depth));
}

#[test]
fn a_replay_that_differs_is_found() {
    let source = DeckSource::new(&POOL);
    let deck: Vec<_> = source.cards().take(60).collect();
    let beginning = |seed| Beginning::Decks { decks: vec![deck.clone(), deck.clone()], starting: None, seed };
    let begin = |seed| match beginning(seed) {
        Beginning::Decks { decks, starting, seed } => {
            Game::new(POOL.clone(), &decks, starting, seed, engine::Edition::default(), Silent)
                .expect("it begins")
        }
        Beginning::Position(_) => unreachable!("made from decks"),
    };
    for property in [Property::Replay, Property::Takeback] {
        let same = checks::replays(begin(1).state(), &beginning(1), &[], &POOL, property);
        assert_eq!(same, Ok(1));
        let other = checks::replays(begin(2).state(), &beginning(1), &[], &POOL, property);
        assert_eq!(other.map_err(|broken| broken.property), Err(property));
    }
}

#[test]
fn a_record_that_lies_is_found() {
    let game = game(Wrong::ListenerMeddles);
    let meddled = game.silent();
    let found = checks::listening_changes_nothing(&meddled, &game.game);
    assert_eq!(found.map_err(|broken| broken.property), Err(Property::Record));
    let top = *game.state().player(PlayerIx(0)).deck().last().expect("a card");
    assert_eq!(checks::told(game.state(), &[(top, Zone::Deck)]), Ok(1));
    let lie = checks::told(game.state(), &[(top, Zone::Play)]);
    assert_eq!(lie.map_err(|broken| broken.property), Err(Property::Record));
}

#[test]
fn a_panic_is_a_fault() {
    let broken = guarded(|| panic!("on purpose")).expect("it is found");
    assert_eq!((broken.property, broken.what.as_str()), (Property::NoPanic, "on purpose"));
    assert_eq!(guarded(|| Ok(())), None);
}

#[test]
fn a_fault_names_the_command_that_repeats_it() {
    let fault = Fault { property: Property::Audit, seed: 7, answers: 3, what: "a card is lost".to_owned() };
    assert!(fault.to_string().ends_with("lore prove --game 7"));
}
