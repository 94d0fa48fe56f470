//! Beginnings and saves that cannot be: each is refused for its own reason, at the first value that is too much.

use lorekeeper_engine::position::{PlacedCard, PlayerBlock, Position};
use lorekeeper_engine::program::{CardDef, DefIx, Kinds, PoolBuilder};
use lorekeeper_engine::save::LoadError;
use lorekeeper_engine::state::{CardIx, PlayerIx, Zone};
use lorekeeper_engine::{Edition, Game, SetupError, Silent};
use serde_json::json;
use std::sync::Arc;

const CHARACTER: DefIx = DefIx(0);
const LOCATION: DefIx = DefIx(1);
const NOTHING: DefIx = DefIx(2);

fn pool() -> Arc<lorekeeper_engine::program::Pool> {
    let mut pool = PoolBuilder::new();
    let name = pool.name("Ann");
    pool.card(CardDef::plain(name, Kinds::CHARACTER));
    pool.card(CardDef::plain(name, Kinds::LOCATION));
    Arc::new(pool.build())
}

fn begun(decks: &[Vec<DefIx>], starting: u8) -> Result<Game<Silent>, Vec<SetupError>> {
    Game::new(pool(), decks, Some(PlayerIx(starting)), 1, Edition::default(), Silent)
}

#[test]
fn decks_that_cannot_be_played() {
    let deck = vec![CHARACTER; 10];
    let pair = [deck.clone(), deck.clone()];
    let wrong = [deck.clone(), vec![NOTHING]];
    assert!(begun(&pair, 1).is_ok());
    for (result, why) in [
        (begun(&[deck], 0), SetupError::Players(1)),
        (begun(&pair, 2), SetupError::NoSuchPlayer(2)),
        (begun(&wrong, 0), SetupError::NoSuchDef { player: 1, def: NOTHING.0 }),
        (begun(&[pair[0].clone(), vec![CHARACTER; 65_525]], 0), SetupError::TooManyCards(65_535)),
    ] {
        assert_eq!(result.err(), Some(vec![why]));
    }
}

/// A position of one player's cards.
fn placed(cards: Vec<PlacedCard>) -> Result<Game<Silent>, Vec<SetupError>> {
    let players = vec![PlayerBlock { cards, ..PlayerBlock::default() }, PlayerBlock::default()];
    let position = Position { players, turn: 5, ..Position::default() };
    Game::from_position(pool(), &position, Edition::default(), Silent)
}

#[test]
fn positions_that_cannot_be() {
    let card = |def, zone| PlacedCard::new(def, zone);
    let guest = |place| PlacedCard { at: Some(place), ..card(CHARACTER, Zone::Play) };
    let cannot = |card| SetupError::Card {
        player: 0,
        card,
        why: "it is at something that is no location of its player in play",
    };
    let sound = placed(vec![card(LOCATION, Zone::Play), guest(0)]).expect("a guest at a location");
    assert_eq!(sound.state().turn(), 5);
    for (cards, why) in [
        (vec![card(NOTHING, Zone::Hand)], SetupError::NoSuchDef { player: 0, def: NOTHING.0 }),
        (vec![card(CHARACTER, Zone::Play), guest(0)], cannot(1)),
        (vec![card(LOCATION, Zone::Hand), guest(0)], cannot(1)),
        (vec![guest(1)], cannot(0)),
    ] {
        assert_eq!(placed(cards).err(), Some(vec![why]));
    }
}

#[test]
fn positions_of_the_wrong_players() {
    let position = |players: usize, active| {
        let players = vec![PlayerBlock::default(); players];
        let position = Position { players, active: PlayerIx(active), turn: 5, ..Position::default() };
        Game::from_position(pool(), &position, Edition::default(), Silent).err()
    };
    assert_eq!(position(2, 1), None);
    assert_eq!(position(4, 3), None);
    assert_eq!(position(2, 2), Some(vec![SetupError::NoSuchPlayer(2)]));
    assert_eq!(position(1, 0), Some(vec![SetupError::Players(1)]));
    assert_eq!(position(5, 0), Some(vec![SetupError::Players(5)]));
}

#[test]
fn cards_under_what_is_not_in_play() {
    let card = |zone, under| PlacedCard { under, ..PlacedCard::new(CHARACTER, zone) };
    let why = |card, why| Some(vec![SetupError::Card { player: 0, card, why }]);
    let nothing = "it lies under nothing in play";
    assert_eq!(placed(vec![card(Zone::Play, None), card(Zone::Under, Some(0))]).err(), None);
    assert_eq!(placed(vec![card(Zone::Hand, None), card(Zone::Under, Some(0))]).err(), why(1, nothing));
    assert_eq!(placed(vec![card(Zone::Under, Some(7))]).err(), why(0, nothing));
    assert_eq!(placed(vec![card(Zone::Under, None)]).err(), why(0, nothing));
    let only = "only covered cards lie under another";
    assert_eq!(placed(vec![card(Zone::Play, None), card(Zone::Play, Some(0))]).err(), why(1, only));
    let hurt = PlacedCard { damage: -1, ..card(Zone::Play, None) };
    assert_eq!(placed(vec![hurt]).err(), why(0, "negative damage"));
}

#[test]
fn a_guest_of_nothing_is_refused_with_it() {
    let guest = PlacedCard { at: Some(0), ..PlacedCard::new(CHARACTER, Zone::Play) };
    let errors = placed(vec![PlacedCard::new(NOTHING, Zone::Play), guest]).err().unwrap_or_default();
    assert_eq!(errors.len(), 2, "{errors:?}");
}

#[test]
fn a_hand_is_seen_by_its_player_alone() {
    let game = placed(vec![PlacedCard::new(CHARACTER, Zone::Hand)]).expect("a sound position");
    let seen = |player| game.view(Some(PlayerIx(player))).players[0].hand[0].is_some();
    assert_eq!([seen(0), seen(1)], [true, false]);
}

#[test]
fn saves_that_cannot_be() {
    let game = placed(vec![PlacedCard::new(CHARACTER, Zone::Play)]).expect("a sound position");
    // Nothing outside of the engine can write a state, so that a broken one comes from a file.
    let load = |at: &str, value: serde_json::Value| {
        let mut save = serde_json::to_value(game.save()).expect("a save is data");
        *save["state"].pointer_mut(at).expect("there is such a place") = value;
        let save = serde_json::from_value(save).expect("it has the shape of a save");
        Game::load(pool(), save, Silent).map(drop)
    };
    assert_eq!(load("/turn", json!(5)), Ok(()));
    let nobody = json!({"card": 1, "inc": 1});
    assert_eq!(load("/cards/0/def", json!(NOTHING)), Err(LoadError::NoSuchDef(0)));
    let changes = [
        ("/active", json!(2)),
        ("/players/0/play", json!([0, 1])),
        ("/players/0/play", json!([0, CardIx::NONE])),
        ("/players/0/lore", json!(i32::MAX)),
        ("/challenge", json!({"attacker": nobody, "defender": nobody})),
        ("/cards/0/above", json!(0)),
    ];
    for (at, value) in changes {
        assert_eq!(load(at, value), Err(LoadError::Dangling), "{at}");
    }
}
