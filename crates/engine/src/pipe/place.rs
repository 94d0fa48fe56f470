//! Cards that change their zone, and what is told of it (7.1).

use crate::game::Game;
use crate::program::Kinds;
use crate::proposed::{Entry, Spot};
use crate::record::{DeckEnd, LogEntry, Moving, Record};
use crate::state::*;

impl<R: Record> Game<R> {
    /// Moves one card; what lies under it stays where it is in the links, to be moved by the caller.
    pub(crate) fn place(&mut self, card: CardIx, to: Spot, part_of: Moving) -> Obj {
        // 4.2.1.1: what is inked is revealed, so that everyone remembers it, although nobody may look (7.5.4).
        let face = if part_of == Moving::Ink { Face::Shown } else { Face::AsItLies };
        if !R::LISTENS {
            self.board.apply(Write::Place(card, to, face));
            return self.board.state.obj(card);
        }
        self.note_location_gone(card);
        let (was, from) = (self.board.state.obj(card), self.board.state.card(card).zone());
        self.board.apply(Write::Place(card, to, face));
        let is = self.board.state.obj(card);
        self.note_moved(was, is, from, to, part_of);
        is
    }

    fn note_moved(&mut self, was: Obj, is: Obj, from: Zone, to: Spot, part_of: Moving) {
        let rule = match from {
            // What lay under a card goes where that card goes.
            _ if part_of == Moving::Stack => "5.1.1.7",
            // An action that has resolved.
            Zone::Play if self.board.def(is.card).kinds.contains(Kinds::ACTION) => "4.3.3.2",
            Zone::Play => "7.1.6",
            Zone::Hand | Zone::Deck | Zone::Discard | Zone::Inkwell | Zone::Under | Zone::Aside => "7.1.5",
        };
        let end = match to {
            Spot::DeckTop => Some(DeckEnd::Top),
            Spot::DeckBottom => Some(DeckEnd::Bottom),
            Spot::DeckShuffled | Spot::Hand | Spot::Discard | Spot::Inkwell { .. } | Spot::Under { .. } => {
                None
            }
        };
        self.note(rule, || LogEntry::Moved { was, is, from, to: to.zone(), end, part_of });
    }

    /// 5.6.6: who is at a location that leaves play.
    fn note_location_gone(&mut self, card: CardIx) {
        let is_location = self.board.values(card).kinds.contains(Kinds::LOCATION);
        if self.board.state.card(card).zone() == Zone::Play && is_location {
            let place = self.board.state.obj(card);
            for guest in self.board.state.guests(card) {
                self.note("5.6.6", || LogEntry::LocationGone(guest, place));
            }
        }
    }

    /// A card leaves its stack alone for the hand; the rest stays (8.10.8.5).
    pub(crate) fn take_out(&mut self, card: CardIx) -> Obj {
        let (was, from) = (self.board.state.obj(card), self.board.state.card(card).zone());
        let below = self.board.state.under(card).next().filter(|_| from == Zone::Play);
        self.board.apply(Write::TakeOut(card));
        let is = self.board.state.obj(card);
        if R::LISTENS {
            self.note_moved(was, is, from, Spot::Hand, Moving::Put);
            let uncovered = below.map(|below| self.board.state.obj(below));
            uncovered.map(|below| self.note("8.10.8.5", || LogEntry::Uncovered(below)));
        }
        is
    }

    /// 4.3.3, 8.10: puts a card into the Play zone, alone or on top of others.
    pub(crate) fn enter(&mut self, entry: &Entry, onto: &[CardIx]) -> Obj {
        self.board.apply(Write::Enter(entry, onto));
        let is = self.board.state.obj(entry.card.card);
        self.note("4.3.3.1", || LogEntry::Moved {
            was: entry.card,
            is,
            from: entry.from,
            to: Zone::Play,
            end: None,
            part_of: Moving::Play,
        });
        is
    }
}
