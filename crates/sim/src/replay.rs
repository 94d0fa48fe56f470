//! A simulated game as a `.lore` file, with its decks beside it.

use crate::game::{Ending, Outcome};
use crate::plan::{Fixture, Plan};
use engine::Edition;
use notation::syntax::{
    At, DeckFile, DeckList, Expectation, File, Header, Player, PlayerFact, Start, Step, Total,
};
use notation::{Catalog, SaveError};

/// A game that was written down.
#[derive(Clone, Debug, PartialEq)]
pub struct Written {
    /// The game as a script.
    pub file: File,
    /// The two deck lists: name of the file beside the `.lore` file, and text.
    pub decks: [(String, String); 2],
}

/// Writes a game down. `stem` is the name of the `.lore` file without its ending. The catalog must take any deck
/// ([`Catalog::with_any_deck`]) where the run did.
pub fn written(
    plan: &Plan,
    catalog: &Catalog,
    fixture: &Fixture,
    outcome: &Outcome,
    stem: &str,
) -> Result<Written, SaveError> {
    let decks = fixture.decks.map(|deck| &plan.decks[deck]);
    let path = |seat: usize| format!("{stem}.{}.txt", ["a", "b"][seat]);
    let list = |seat: usize| {
        let lines: Vec<String> =
            decks[seat].list.iter().map(|(copies, card)| format!("{copies} {card}\n")).collect();
        (path(seat), lines.concat())
    };
    let attached =
        |seat: usize| DeckFile { path: path(seat), list: Some(DeckList { cards: decks[seat].list.clone() }) };
    let players = fixture.decks.map(|deck| plan.players[deck].to_string());
    let header = Header {
        title: Some(format!("{} against {}, game {}", decks[0].name, decks[1].name, fixture.number + 1)),
        rules: rules(&outcome.ending),
        notes: vec![format!("A is {}, B is {}; seed of the run {}", players[0], players[1], plan.seed)],
        seed: Some(fixture.seed as i64),
        ..Header::default()
    };
    let start =
        File { header, start: Start::Decks(At::nowhere(vec![attached(0), attached(1)])), ..File::default() };
    let mut file = notation::save(&start, catalog, Edition::default(), &outcome.answers)?;
    let line = file.script.len() as u32;
    let ends = expectations(outcome).into_iter().enumerate();
    file.script.extend(ends.map(|(at, node)| At { line: line + at as u32 + 1, node: Step::Expect(node) }));
    Ok(Written { file, decks: [list(0), list(1)] })
}

/// 2.2: the game is played from its setup; and the rule by which it ended.
fn rules(ending: &Ending) -> Vec<String> {
    let last = match ending {
        Ending::Won { rule, .. } if !rule.is_empty() => Some(*rule),
        Ending::Fault { .. } => Some("2.3.3.4"),
        Ending::Won { .. } | Ending::Drawn | Ending::Endless | Ending::Broken(_) => None,
    };
    std::iter::once("2.2").chain(last).map(str::to_owned).collect()
}

fn expectations(outcome: &Outcome) -> Vec<Expectation> {
    let Some(winner) = outcome.ending.winner() else { return vec![Expectation::NoWinner] };
    let lore = (0..2).filter_map(|seat| {
        let is = PlayerFact::Total { of: Total::Lore, is: u32::try_from(outcome.lore[seat]).ok()? };
        Some(Expectation::Player { player: Player::ALL[seat], is })
    });
    let won = Expectation::Player { player: Player::ALL[winner], is: PlayerFact::Wins };
    lore.chain(std::iter::once(won)).collect()
}
