//! How good a position is for a player: lore, characters, cards, ink.
//!
//! The unit is roughly the worth of one lore in the middle of a game. Only what the player would see in that world is
//! read: boards, totals and its own hand; opponents' hands count by their number.

use engine::Board;
use engine::program::{Keyword, Kinds};
use engine::state::{CardIx, GameResult, PlayerIx};

/// What things are worth.
#[derive(Clone, Debug, PartialEq)]
pub struct Weights {
    /// One lore, at the beginning.
    pub lore: f32,
    /// How much more the twentieth lore is worth than the first, per lore.
    pub lore_growth: f32,
    /// A point of Strength on a character.
    pub strength: f32,
    /// A point of Willpower left.
    pub willpower: f32,
    /// A point of lore value on a character or location.
    pub quest: f32,
    /// A card in hand.
    pub hand: f32,
    /// An ink card, up to as many as the deck can use.
    pub ink: f32,
    /// An item, per point of cost.
    pub item: f32,
    /// The share of a character's worth that is lost when it can be banished next turn.
    pub danger: f32,
}

impl Default for Weights {
    fn default() -> Weights {
        Weights {
            lore: 1.0,
            lore_growth: 0.06,
            strength: 0.42,
            willpower: 0.36,
            quest: 0.85,
            hand: 0.85,
            ink: 1.15,
            item: 0.45,
            danger: 0.4,
        }
    }
}

/// A won game is worth more than anything else.
const WON: f32 = 1_000.0;
/// More ink than this hardly helps.
const INK_ENOUGH: usize = 8;

/// The worth of the position for the player, against its strongest opponent.
pub fn evaluate(board: &Board, me: PlayerIx, weights: &Weights) -> f32 {
    match board.state.result() {
        GameResult::Won(winner) if winner == me => return WON,
        GameResult::Won(_) => return -WON,
        GameResult::Drawn => return 0.0,
        GameResult::Open => {}
    }
    if board.state.player(me).out() {
        return -WON;
    }
    let others = board.state.opponents(me).iter().map(|other| side(board, other, me, weights));
    side(board, me, me, weights) - others.fold(f32::NEG_INFINITY, f32::max).max(-WON)
}

fn side(board: &Board, player: PlayerIx, me: PlayerIx, weights: &Weights) -> f32 {
    let state = board.state.player(player);
    let lore = state.lore() as f32;
    let ink = state.inkwell().len();
    let useful = ink.min(INK_ENOUGH) as f32 + (ink.saturating_sub(INK_ENOUGH)) as f32 * 0.15;
    let in_play: f32 = state.play().iter().map(|card| worth(board, *card, player, weights)).sum();
    let hand: f32 = if player == me {
        state.hand().iter().map(|card| hand_worth(board, *card, ink, weights)).sum()
    } else {
        state.hand().len() as f32 * weights.hand
    };
    lore * weights.lore + lore * lore * weights.lore_growth + useful * weights.ink + in_play + hand
}

/// A card in hand: better the sooner it can be played.
fn hand_worth(board: &Board, card: CardIx, ink: usize, weights: &Weights) -> f32 {
    let missing = usize::try_from(board.def(card).cost).unwrap_or(0).saturating_sub(ink + 1);
    weights.hand - 0.06 * missing.min(6) as f32
}

fn worth(board: &Board, card: CardIx, player: PlayerIx, weights: &Weights) -> f32 {
    let def = board.def(card);
    let values = board.values(card);
    let state = board.state.card(card);
    if def.kinds.contains(Kinds::ITEM) {
        return f32::from(def.cost.max(1)) * weights.item + 0.3;
    }
    let left = (values.willpower - i32::from(state.damage())).max(0) as f32;
    let lore = values.lore.max(0) as f32;
    if def.kinds.contains(Kinds::LOCATION) {
        return lore * weights.quest * 1.2 + left * weights.willpower * 0.6;
    }
    if !def.kinds.contains(Kinds::CHARACTER) {
        return 0.0;
    }
    let strength = values.strength.max(0) as f32;
    let keywords = f32::from(u8::from(values.has(Keyword::Evasive))) * 0.6
        + f32::from(u8::from(values.has(Keyword::Ward))) * 0.4
        + f32::from(u8::from(values.has(Keyword::Bodyguard))) * 0.4
        + f32::from(u8::from(values.has(Keyword::Support))) * 0.3
        + f32::from(values.resist) * 0.5
        + f32::from(values.challenger) * 0.2
        - f32::from(u8::from(values.has(Keyword::Reckless))) * 0.5;
    let text = 0.12 * def.abilities.len() as f32;
    let whole =
        0.5 + strength * weights.strength + left * weights.willpower + lore * weights.quest + keywords + text;
    if state.exerted() { whole * (1.0 - weights.danger * danger(board, card, player)) } else { whole }
}

/// How much of the danger there is: all of it if the one opponent could banish it in a challenge.
///
/// Of several opponents each has the characters of all others to challenge, and gains on one of them only: whoever stayed
/// ready for fear of all of them would never quest.
fn danger(board: &Board, card: CardIx, player: PlayerIx) -> f32 {
    let opponents = board.state.opponents(player);
    let is_possible = opponents.iter().any(|foe| can_banish(board, foe, card));
    if is_possible { 1.0 / opponents.len().max(1) as f32 } else { 0.0 }
}

/// Whether some character of the opponent could banish the card in a challenge.
fn can_banish(board: &Board, foe: PlayerIx, card: CardIx) -> bool {
    let values = board.values(card);
    let left = values.willpower - i32::from(board.state.card(card).damage());
    let evasive = values.has(Keyword::Evasive);
    board.state.player(foe).play().iter().any(|foe| {
        let theirs = board.values(*foe);
        board.def(*foe).kinds.contains(Kinds::CHARACTER)
            && theirs.strength + i32::from(theirs.challenger) - i32::from(values.resist) >= left
            && (!evasive || theirs.has(Keyword::Evasive) || theirs.has(Keyword::Alert))
    })
}
