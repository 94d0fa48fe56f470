//! The lines of answers from a position: where they lead, and how many begin with which answer.

use engine::state::{CardIx, GameResult, PlayerIx, Zone};
use engine::{Answer, Game, Silent};

/// How many lines there are, and a sum over what can be seen at their ends.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Census {
    /// How many lines of answers there are.
    pub lines: u64,
    /// The sum over their ends: another one where anything on a table differs.
    pub sum: u64,
}

/// Counts as [`Game::perft`] does, and looks at the end of every line.
pub fn census(game: &Game<Silent>, depth: u32) -> Census {
    if depth == 0 || game.decision().is_none() {
        return Census { lines: 1, sum: seen(game) };
    }
    let mut census = Census::default();
    for answer in game.options() {
        let mut next = game.clone();
        if next.answer(answer).is_ok() {
            let own = self::census(&next, depth - 1);
            census.lines += own.lines;
            census.sum = census.sum.wrapping_add(own.sum);
        }
    }
    census
}

/// A hash of what lies on the table: numbers and states, no indices, so that it does not move when a card or a text is added.
fn seen(game: &Game<Silent>) -> u64 {
    const ZONES: [Zone; 5] = [Zone::Deck, Zone::Hand, Zone::Discard, Zone::Inkwell, Zone::Play];
    let state = game.state();
    let mut hash: u64 = 0xcbf2_9ce4_8422_2325;
    let mut take = |number: i64| {
        for byte in number.to_le_bytes() {
            hash = (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
        }
    };
    take(match state.result() {
        GameResult::Open => 0,
        GameResult::Won(player) => 1 + i64::from(player.0),
        GameResult::Drawn => -1,
    });
    take(i64::from(state.active().0));
    take(state.bag().len() as i64);
    take(game.decision().map_or(-1, |decision| i64::from(decision.player.0)));
    take(game.options().len() as i64);
    for (ix, player) in state.players().iter().enumerate() {
        take(player.lore().into());
        take(player.inked().into());
        for zone in ZONES {
            let list = state.list(PlayerIx(ix as u8), zone);
            take(list.len() as i64);
            list.iter().for_each(|card| see_card(game, *card, zone, &mut take));
        }
    }
    hash
}

fn see_card(game: &Game<Silent>, ix: CardIx, zone: Zone, take: &mut impl FnMut(i64)) {
    let card = game.state().card(ix);
    take(game.pool().card(card.def()).cost.into());
    take(i64::from(card.exerted()));
    if zone != Zone::Play {
        return;
    }
    let values = game.values(ix);
    for number in [values.strength, values.willpower, values.lore, card.damage().into()] {
        take(number.into());
    }
    take(i64::from(card.drying()));
    take(i64::from(card.at() != CardIx::NONE));
    take(game.state().under(ix).count() as i64);
}

/// How many lines begin with an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The first answer.
    pub answer: Answer,
    /// How many lines begin with it.
    pub lines: u64,
}

/// [`Game::perft`], by the first answer.
pub fn divide(game: &Game<Silent>, depth: u32) -> Vec<Line> {
    let count = |answer: &Answer| {
        let mut next = game.clone();
        next.answer(*answer).map_or(0, |()| next.perft(depth.saturating_sub(1)))
    };
    game.options().iter().map(|answer| Line { answer: *answer, lines: count(answer) }).collect()
}
