//! A game told answer by answer, for whoever wants to look at how players play.

use engine::state::{CardIx, PlayerIx};
use engine::{Action, Answer, Choice, Game, Silent};

/// The position at the beginning of a turn, and the answer.
pub(crate) fn tell(game: &Game<Silent>, player: PlayerIx, who: &str, answer: Answer) {
    let state = game.state();
    let name = |card: &CardIx| game.pool().name(game.def(*card).name).to_owned();
    let side = |of: PlayerIx| {
        let own = state.player(of);
        let play: Vec<String> = own
            .play()
            .iter()
            .map(|card| {
                let (values, card_state) = (game.values(*card), state.card(*card));
                let exerted = if card_state.exerted() { "x" } else { "" };
                format!(
                    "{} {}/{}-{} l{}{exerted}",
                    name(card),
                    values.strength,
                    values.willpower,
                    card_state.damage(),
                    values.lore
                )
            })
            .collect();
        let hand: Vec<String> = own.hand().iter().map(name).collect();
        format!("lore {} ink {} hand {:?} play {:?}", own.lore(), own.inkwell().len(), hand, play)
    };
    let cards: Vec<String> = match answer {
        Answer::Action(Action::Ink(card))
        | Answer::Action(Action::Quest(card))
        | Answer::Choice(Choice::Card(card))
        | Answer::Action(Action::Play { card, .. }) => vec![name(&card)],
        Answer::Action(Action::Use { card, .. }) => vec![name(&card)],
        Answer::Action(Action::Challenge { with, target }) => vec![name(&with), name(&target)],
        _ => Vec::new(),
    };
    println!("turn {} {player:?} {who}: {answer:?} {cards:?}", state.turn());
    if answer == Answer::Action(Action::EndTurn) {
        println!("    {}", side(player));
        state.opponents(player).iter().for_each(|other| println!("    {}", side(other)));
    }
}
