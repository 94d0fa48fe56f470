//! What asks: the card whose effect the open decision belongs to, and where cards being ordered go.
//!
//! Some decisions do not name their card themselves; the effect that waits for the answer does.

use engine::state::CardIx;
use engine::{Board, Purpose};

/// What is known of the effect that waits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Asking {
    pub(crate) source: Option<CardIx>,
    /// Where cards that are being put in order go.
    pub(crate) to: Option<&'static str>,
}

impl Asking {
    /// The innermost effect of the position, or the card that is being paid for.
    pub(crate) fn of(board: &Board) -> Asking {
        let source = board.asking().map(|asking| asking.source.card).filter(|card| *card != CardIx::NONE);
        Asking { source, to: board.order_asked().and_then(destination) }
    }
}

fn destination(order: Purpose) -> Option<&'static str> {
    match order {
        Purpose::ToDeckTop => Some("top of deck"),
        Purpose::ToDeckBottom => Some("bottom of deck"),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bench::{Bench, step};
    use engine::state::ChaCha8;
    use engine::{Ask, Counted};
    use std::collections::BTreeSet;

    /// In random games with cards of all sets every effect's decision has a source, and orders say where they go.
    #[test]
    fn decisions_name_their_source() {
        let library = library::load().expect("the library is compiled with this test");
        let catalog = notation::catalog_of(&library);
        let bench = Bench::new(&library, &catalog).expect("our own decks can be played");
        let (mut options, mut places, mut numbers) = (Vec::new(), BTreeSet::new(), 0);
        for number in 0..GAMES {
            let mut game = bench.begin(number, &mut Default::default()).expect("a game");
            let mut picks = ChaCha8::new(number);
            while step(&mut game, &mut picks, &mut options) {
                let Some(decision) = game.decision() else { break };
                let asking = Asking::of(&game);
                match &decision.ask {
                    Ask::Order { .. } => {
                        places.insert(asking.to);
                        assert!(asking.source.is_some(), "an order in game {number}");
                    }
                    // A.8: how many ink drops pay is asked by the rules.
                    Ask::Number { .. } if game.number_asked() == Counted::Drops => {}
                    Ask::Number { .. } | Ask::Option { .. } | Ask::Player { .. } | Ask::Name | Ask::Class => {
                        numbers += 1;
                        assert!(asking.source.is_some(), "{:?} in game {number}", decision.ask);
                    }
                    _ => {}
                }
            }
        }
        assert!(numbers > 0 && places.contains(&Some("bottom of deck")), "{numbers} {places:?}");
    }

    const GAMES: u64 = 120;
}
