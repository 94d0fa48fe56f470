//! What a simulation notes about a game while it is played: which cards were drawn, played and inked, and how it ended.

use engine::program::{EventKind, Flags};
use engine::state::{CardIx, PlayerIx, TurnStep, Zone};
use engine::{LogEntry, Logged, Record};

/// Listens to one game of two players.
#[derive(Clone, Debug, Default)]
pub struct GameStats {
    /// For each card of the game.
    pub cards: Vec<CardStats>,
    /// How many turns each player has begun.
    pub turns: [u16; 2],
    /// The rule by which the game ended.
    pub ended: Option<&'static str>,
    /// What happened since somebody took it, where a seat wants to hear of it.
    pub heard: Option<Vec<LogEntry>>,
}

/// What became of a card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CardStats {
    /// It was in the opening hand, after altering.
    pub opening: bool,
    /// It was in its player's hand.
    pub drawn: bool,
    /// It was put into the inkwell by the turn action.
    pub inked: bool,
    /// In which turn of its player it was first played; 0: never.
    pub played: u16,
}

impl GameStats {
    /// For a game with so many cards.
    pub fn new(cards: usize) -> GameStats {
        GameStats { cards: vec![CardStats::default(); cards], ..GameStats::default() }
    }

    /// 2.2.2: the hands with which the game begins.
    pub fn open(&mut self, hand: &[CardIx]) {
        for card in hand {
            if let Some(fate) = self.cards.get_mut(card.index()) {
                fate.opening = true;
                fate.drawn = true;
            }
        }
    }

    fn turn_of(&self, player: PlayerIx) -> u16 {
        self.turns.get(player.index()).copied().unwrap_or(0).max(1)
    }
}

impl Record for GameStats {
    const LISTENS: bool = true;
    const TRACES: bool = false;

    fn note(&mut self, entry: Logged) {
        let rule = entry.rule;
        if let Some(heard) = &mut self.heard {
            heard.push(entry.what.clone());
        }
        match entry.what {
            LogEntry::Step(player, TurnStep::Ready) => {
                if let Some(turns) = self.turns.get_mut(player.index()) {
                    *turns += 1;
                }
            }
            LogEntry::Moved { is, from: Zone::Deck, to: Zone::Hand, .. } => {
                if let Some(fate) = self.cards.get_mut(is.card.index()) {
                    fate.drawn = true;
                }
            }
            LogEntry::Happened(what) => {
                let turn = self.turn_of(what.player);
                let Some(fate) = self.cards.get_mut(what.subject.card.index()) else { return };
                if what.kind == EventKind::Played && fate.played == 0 {
                    fate.played = turn;
                } else if what.kind == EventKind::IntoInkwell && what.flags.contains(Flags::INKING) {
                    fate.inked = true;
                }
            }
            LogEntry::Lost(..) => self.ended = Some(rule.0),
            LogEntry::Won(..) => self.ended = self.ended.or(Some(rule.0)),
            _ => {}
        }
    }
}
