//! Each fault of a state is seen where it is. Only here can a state be broken by hand.

use super::*;
use crate::eval::{Active, Board, Fault, Target};
use crate::position::{PlacedCard, PlayerBlock, Position};
use crate::program::{CardDef, DefIx, Dependencies, Keyword, Kinds, ModsIx, PoolBuilder};
use crate::{Edition, Game, Silent};
use std::sync::Arc;

fn board() -> Board {
    let mut pool = PoolBuilder::new();
    let name = pool.name("Ann");
    let mut card = CardDef::plain(name, Kinds::CHARACTER);
    (card.strength, card.willpower) = (2, 3);
    let supporter = CardDef { keywords: vec![(Keyword::Support, 0)], ..card.clone() };
    let def = pool.card(card);
    pool.card(supporter);
    let cards = [Zone::Play, Zone::Play, Zone::Hand].map(|zone| PlacedCard::new(def, zone)).to_vec();
    let block = PlayerBlock { cards, ..PlayerBlock::default() };
    let position = Position { players: vec![block.clone(), block], ..Position::default() };
    let game = Game::from_position(Arc::new(pool.build()), &position, Edition::default(), Silent);
    game.expect("the position is sound").board
}

#[test]
fn every_fault_is_seen() {
    let sound = board();
    assert_eq!(sound.audit(), []);

    let mut stale = sound.clone();
    stale.state.cards[0].values.0.strength += 1;
    assert_eq!(stale.audit(), [Fault::StaleValues(0)]);

    let mut modified = sound.clone();
    let (target, source) = (Target::Player(PlayerIx(0)), Obj::NONE);
    let active = Active { target, mods: ModsIx(0), ix: 0, source, you: PlayerIx(0), effect: None, value: 0 };
    modified.active.push(active);
    assert_eq!(modified.audit(), [Fault::StaleModifications]);

    let mut deaf = sound.clone();
    deaf.state.cards[0].def = DefIx(1);
    deaf.find_printed();
    deaf.listeners = Some(sound.all_hear());
    assert_eq!(deaf.audit(), [Fault::StaleHearing]);

    let mut checked = sound.clone();
    checked.unchecked = Dependencies::empty();
    assert_eq!(checked.audit(), []);
    let mut overlooked = checked.clone();
    overlooked.state.card_mut(CardIx(0)).damage = 3;
    assert_eq!(overlooked.audit(), [Fault::Unchecked]);
    let mut winning = checked;
    winning.state.players[1].lore = 20;
    assert_eq!(winning.audit(), [Fault::Unchecked]);

    let mut miscounted = sound.clone();
    miscounted.state.players[1].ink_ready += 1;
    assert_eq!(miscounted.audit(), [Fault::StaleZones(1)]);
    let mut forgotten = sound.clone();
    forgotten.state.cards[2].seen = PlayerSet(3);
    assert_eq!(forgotten.audit(), [Fault::StaleZones(0)]);

    let mut lost = sound.clone();
    lost.state.players[0].hand.clear();
    assert_eq!(lost.audit(), [Fault::Misplaced { card: 2, zone: Zone::Hand, times: 0 }]);

    let mut doubled = sound.clone();
    doubled.state.players[0].hand.push(CardIx(2));
    assert_eq!(doubled.audit(), [Fault::Misplaced { card: 2, zone: Zone::Hand, times: 2 }]);

    let mut stray = sound.clone();
    stray.state.players[0].put(Zone::Discard, CardIx(2));
    assert_eq!(stray.audit(), [Fault::Stray { card: 2, zone: Zone::Discard }]);

    let mut dangling = sound.clone();
    dangling.state.challenge =
        Some(Challenge { attacker: Obj { card: CardIx(99), inc: 1 }, defender: Obj::NONE });
    assert_eq!(dangling.audit(), [Fault::Dangling]);

    let mut unlinked = sound;
    unlinked.state.card_mut(CardIx(1)).below = CardIx(0);
    assert_eq!(unlinked.audit(), [Fault::BrokenLink(1)]);
}
