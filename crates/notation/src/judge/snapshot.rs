//! A game as it stands, written as a position.
//!
//! A position says less than a game: it has no lasting effects, nothing waiting, no memory of what happened this
//! turn. So only a quiet main phase can be written, and the seed of later shuffles is not part of it.

use engine::state::{CardIx, PlayerIx, Zone as Place};
use engine::{Ask, Board};
use thiserror::Error;

use super::catalog::Catalog;
use super::game_names::letter;
use crate::names::FILLER;
use script::{
    At, Attributes, Block, CardRef, Entry, Face, FillerZone, InkState, Placed, Position, TurnInk, Under,
    When, Zone,
};

/// Why a game cannot be written as a position.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum SnapshotError {
    /// No player is free to act.
    #[error("a position stands in a main phase, with nothing to decide but the next turn action")]
    NotQuiet,
    /// Something that lasts.
    #[error("an effect lasts that a position cannot say")]
    LastingEffect,
    /// A filler card in play.
    #[error("a filler card lies where a position cannot say")]
    Filler,
}

/// The position of a game in a quiet main phase. Every card in play gets an alias, `card1`, `card2` …
pub fn snapshot(board: &Board, catalog: &Catalog) -> Result<Position, SnapshotError> {
    let state = &board.state;
    let is_free =
        board.pending.as_ref().is_some_and(|open| open.ask == Ask::Turn && open.player == state.active());
    if !is_free || !state.bag().is_empty() || !state.owed().is_empty() || state.challenge().is_some() {
        return Err(SnapshotError::NotQuiet);
    }
    if !state.effects().is_empty() || !state.floating().is_empty() {
        return Err(SnapshotError::LastingEffect);
    }
    let view = View { board, catalog };
    let mut players = Vec::new();
    for index in 0..state.players().len() {
        players.push(view.block(PlayerIx(index as u8))?);
    }
    let ink = if state.player(state.active()).inked() > 0 { TurnInk::Used } else { TurnInk::Open };
    Ok(Position { players, turn: letter(state.active()), ink, when: When::default() })
}

struct View<'a> {
    board: &'a Board,
    catalog: &'a Catalog,
}

impl View<'_> {
    fn block(&self, player: PlayerIx) -> Result<Block, SnapshotError> {
        let own = self.board.state.player(player);
        let mut entries = Vec::new();
        if own.lore() > 0 {
            entries.push(Entry::Lore(own.lore() as u32));
        }
        self.inkwell(own.inkwell(), &mut entries);
        if own.ink_drops() > 0 {
            entries.push(Entry::InkDrops(own.ink_drops().into()));
        }
        self.listed(own.hand(), Zone::Hand, FillerZone::Hand, &mut entries);
        for card in own.play() {
            entries.push(self.in_play(*card)?);
        }
        self.listed(own.discard(), Zone::Discard, FillerZone::Discard, &mut entries);
        self.deck(own.deck(), &mut entries);
        Ok(Block { player: letter(player), entries: entries.into_iter().map(At::nowhere).collect() })
    }

    fn name(&self, card: CardIx) -> String {
        self.catalog.name(self.board.state.card(card).def()).to_owned()
    }

    fn is_filler(&self, card: CardIx) -> bool {
        self.board.state.card(card).def() == self.catalog.filler()
    }

    fn inkwell(&self, cards: &[CardIx], entries: &mut Vec<Entry>) {
        for state in [InkState::Ready, InkState::Exerted] {
            let exerted = state == InkState::Exerted;
            let own = cards.iter().copied().filter(|card| self.board.state.card(*card).exerted() == exerted);
            let (filler, known): (Vec<CardIx>, Vec<CardIx>) = own.partition(|card| self.is_filler(*card));
            if !filler.is_empty() {
                entries.push(Entry::Ink { count: filler.len() as u32, state });
            }
            for card in known {
                let attributes = Attributes { exerted, ..Attributes::default() };
                entries.push(Entry::Card(Placed { zone: Zone::Inkwell, card: self.name(card), attributes }));
            }
        }
    }

    fn listed(&self, cards: &[CardIx], zone: Zone, filler_zone: FillerZone, entries: &mut Vec<Entry>) {
        let (filler, known): (Vec<CardIx>, Vec<CardIx>) =
            cards.iter().partition(|card| self.is_filler(**card));
        if !filler.is_empty() {
            entries.push(Entry::Filler { zone: filler_zone, count: filler.len() as u32 });
        }
        let placed =
            |card| Entry::Card(Placed { zone, card: self.name(card), attributes: Attributes::default() });
        entries.extend(known.into_iter().map(placed));
    }

    fn deck(&self, cards: &[CardIx], entries: &mut Vec<Entry>) {
        // The engine's deck ends with its top; filler cards below the known ones are counted.
        let below = cards.iter().take_while(|card| self.is_filler(**card)).count();
        for card in cards[below..].iter().rev() {
            let attributes = Attributes::default();
            entries.push(Entry::Card(Placed { zone: Zone::Deck, card: self.name(*card), attributes }));
        }
        entries.push(Entry::DeckMore(below as u32));
    }

    fn in_play(&self, card: CardIx) -> Result<Entry, SnapshotError> {
        let state = &self.board.state;
        let found = state.card(card);
        let under: Vec<CardIx> = state.under(card).collect();
        if self.is_filler(card) || found.zone() != Place::Play {
            return Err(SnapshotError::Filler);
        }
        let below = |card: CardIx| Under {
            card: self.name(card),
            face: if state.card(card).facedown() { Face::Down } else { Face::Up },
        };
        let attributes = Attributes {
            aliases: vec![self.alias(card)],
            exerted: found.exerted(),
            drying: found.drying(),
            damage: found.damage().max(0) as u32,
            at: (found.at() != CardIx::NONE).then(|| CardRef::Alias(self.alias(found.at()))),
            on: None,
            past: Vec::new(),
            under: under.into_iter().map(below).collect(),
        };
        Ok(Entry::Card(Placed { zone: Zone::Play, card: self.name(card), attributes }))
    }

    fn alias(&self, card: CardIx) -> String {
        debug_assert_ne!(self.name(card), FILLER);
        format!("card{}", card.0)
    }
}
