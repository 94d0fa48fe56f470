//! The reference and the engine side by side, on random games with cards that both know.

use super::{Asked, Deed, Deeds, Table, knows, knows_all_but_effect};
use crate::checks::with_faces;
use engine::program::{
    Amount, CardDef, Choose, Cost, DamageVerb, DefIx, Filter, Keyword, Kinds, Objects, PlayerRef, Players,
    Pool, PoolBuilder, Select, Shift, ShiftBase, Slot, Step, Verb,
};
use engine::state::{CardIx, ChaCha8, GameResult, PlayerIx, Zone};
use engine::{Action, Answer, Ask, Choice, Edition, Game, Silent};
use std::sync::Arc;

/// Where the two part: after so many answers, in this.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    /// The seed of the game.
    pub seed: u64,
    /// After how many answers.
    pub answers: usize,
    /// What the engine and the reference say.
    pub what: String,
}

impl std::fmt::Display for Difference {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "seed {}, after {} answers: {}", self.seed, self.answers, self.what)
    }
}

/// The cards of a deck.
const DECK: usize = 60;
/// A game that goes on for so many answers is left there.
const ANSWERS_MOST: usize = 1_500;

/// Plays the game of a seed with cards of the pool that are known here, and compares at every decision. How many there were.
pub fn compared(pool: &Arc<Pool>, seed: u64) -> Result<usize, Difference> {
    compared_with(pool, pool, &Deeds::new(), seed)
}

/// The same with cards that no set has: all kinds, all keywords, ink drops and harm.
pub fn compared_made_up(cards: u64, seed: u64) -> Result<usize, Difference> {
    let (pool, deeds) = made_up_pool(cards);
    compared_with(&pool, &pool, &deeds, seed)
}

/// The same, with what the reference takes for the printed facts: tests change one of them, and the difference must show.
fn compared_with(pool: &Arc<Pool>, printed: &Pool, deeds: &Deeds, seed: u64) -> Result<usize, Difference> {
    let mut rng = ChaCha8::new(seed ^ 0x4ef);
    let is_known = |(def, card): &(DefIx, &CardDef)| {
        knows(card) || deeds.contains_key(def) && knows_all_but_effect(card)
    };
    let known: Vec<DefIx> = pool.cards().filter(is_known).map(|(def, _)| def).collect();
    let apart = |answers: usize, what: String| Difference { seed, answers, what };
    if known.is_empty() {
        return Ok(0);
    }
    // A few different cards, so that names meet.
    let few: Vec<DefIx> = (0..16).map(|_| known[rng.below(known.len() as u32) as usize]).collect();
    let deck = |rng: &mut ChaCha8| (0..DECK).map(|_| few[rng.below(few.len() as u32) as usize]).collect();
    let decks: [Vec<DefIx>; 2] = [deck(&mut rng), deck(&mut rng)];
    let begun = Game::new(pool.clone(), &decks, Some(PlayerIx(0)), seed, Edition::default(), Silent);
    let mut game = begun.map_err(|errors| apart(0, format!("{errors:?}")))?;
    while game.decision().is_some_and(|open| open.ask == Ask::OpeningHand) {
        game.answer(Answer::Choice(Choice::Done)).map_err(|why| apart(0, why.to_string()))?;
    }
    let mut table = Table::of(game.state(), printed, deeds);
    for answers in 0..ANSWERS_MOST {
        same(&game, &table).map_err(|what| apart(answers, what))?;
        let options = game.options();
        if options.is_empty() {
            return Ok(answers);
        }
        let answer = options[rng.below(options.len() as u32) as usize];
        // Who ends the turn whenever it may sees little.
        let answer = match answer {
            Answer::Action(Action::EndTurn) if rng.below(3) > 0 => {
                options[rng.below(options.len() as u32) as usize]
            }
            other => other,
        };
        game.answer(answer).map_err(|why| apart(answers, format!("{answer:?}: {why}")))?;
        table.carry_out(answer);
    }
    Ok(ANSWERS_MOST)
}

/// In what the two differ, if they do.
fn same(game: &Game<Silent>, table: &Table) -> Result<(), String> {
    let state = game.state();
    let won = match game.result() {
        GameResult::Open => None,
        GameResult::Won(player) => Some(player),
        GameResult::Drawn => return Err("the engine calls it a draw".to_owned()),
    };
    if won != table.winner {
        return Err(format!("the engine has {won:?} win, the reference {:?}", table.winner));
    }
    if won.is_some() {
        return Ok(());
    }
    let lore: Vec<i32> = state.players().iter().map(|player| player.lore()).collect();
    if lore != table.lore {
        return Err(format!("lore {lore:?} in the engine, {:?} in the reference", table.lore));
    }
    for (at, (card, piece)) in state.cards().iter().zip(&table.cards).enumerate() {
        let is_character = piece.face.kinds.contains(Kinds::CHARACTER);
        let in_play = card.zone() == Zone::Play;
        let known = |holds: bool, value: i32| if holds { value } else { 0 };
        let of_engine = (
            card.zone(),
            known(in_play && is_character, card.exerted().into()),
            known(in_play && is_character, card.drying().into()),
            known(in_play, card.damage().into()),
            (card.at() != CardIx::NONE && in_play).then_some(card.at()),
        );
        let of_reference = (
            piece.zone,
            known(in_play && is_character, piece.exerted.into()),
            known(in_play && is_character, piece.drying.into()),
            known(in_play, piece.damage),
            piece.at.filter(|_| in_play),
        );
        // While something is asked about a card, the engine may not have put it there yet.
        if of_engine != of_reference
            && matches!(table.asked, Asked::Turn | Asked::Supporting(_) | Asked::Supported(_))
        {
            return Err(format!(
                "card {at} ({:?}): {of_engine:?} in the engine, {of_reference:?} in the reference",
                piece.face
            ));
        }
    }
    for player in [PlayerIx(0), PlayerIx(1)] {
        let ready =
            state.player(player).inkwell().iter().filter(|card| !state.card(**card).exerted()).count();
        if ready != table.ready_ink(player).len() {
            return Err(format!("player {}: {ready} ready ink in the engine", player.0));
        }
        let drops = i32::from(state.player(player).ink_drops());
        if drops != table.drops[player.index()] {
            return Err(format!("player {}: {drops} ink drops in the engine", player.0));
        }
    }
    same_answers(game, table)
}

/// Both offer the same; the engine offers copies that cannot be told apart once.
fn same_answers(game: &Game<Silent>, table: &Table) -> Result<(), String> {
    let decides = game.decision().map(|open| open.player);
    if decides != Some(table.decides()) {
        return Err(format!("the engine asks {decides:?}, the reference {:?}", table.decides()));
    }
    let (offered, legal) = (game.options(), table.answers());
    if let Some(answer) = offered.iter().find(|answer| !legal.contains(answer)) {
        return Err(format!("the engine offers {answer:?}, which the reference refuses: {:?}", table.asked));
    }
    let faces: Vec<Answer> = offered.iter().map(|answer| with_faces(game.state(), *answer)).collect();
    for answer in legal {
        if !faces.contains(&with_faces(game.state(), answer)) {
            return Err(format!("the reference allows {answer:?}, which the engine does not offer"));
        }
        if let Err(why) = game.check(&answer) {
            return Err(format!("the reference allows {answer:?}, which the engine refuses: {why}"));
        }
    }
    Ok(())
}

/// Cards that no set has: all kinds, few names, every keyword, and actions that do something.
fn made_up_pool(seed: u64) -> (Arc<Pool>, Deeds) {
    let mut pool = PoolBuilder::new();
    let mut deeds = Deeds::new();
    for (card, deed) in made_up_cards(seed, &mut pool) {
        let def = pool.card(card);
        deeds.extend(deed.map(|deed| (def, deed)));
    }
    (Arc::new(pool.build()), deeds)
}

fn made_up_cards(seed: u64, pool: &mut PoolBuilder) -> Vec<(CardDef, Option<Deed>)> {
    let mut rng = ChaCha8::new(seed ^ 0xca4d);
    let mut cards = Vec::new();
    let names: Vec<_> = (0..6).map(|number| pool.name(&format!("Name {number}"))).collect();
    let mut number = |least: i16, most: i16| least + rng.below((most - least + 1) as u32) as i16;
    for at in 0..40 {
        let name = names[at % names.len()];
        let kinds = match at {
            0..=25 => Kinds::CHARACTER,
            26..=29 => Kinds::LOCATION,
            30..=33 => Kinds::ACTION | Kinds::SONG,
            34..=37 => Kinds::ACTION,
            _ => Kinds::ITEM,
        };
        let deed = match at {
            33 | 34 => Some(Deed::Harm(number(1, 4).into())),
            35 | 36 => Some(Deed::Drops(number(1, 3).into())),
            _ => None,
        };
        let cost = number(1, 6);
        let mut card = CardDef {
            cost,
            inkable: number(0, 3) > 0,
            strength: number(0, 5),
            willpower: number(1, 7),
            lore: number(0, 3),
            move_cost: number(1, 3),
            effect: deed.map(|deed| code_of(deed, pool)),
            ..CardDef::plain(name, kinds)
        };
        if kinds == Kinds::CHARACTER {
            for _ in 0..number(0, 2) {
                let keyword = Keyword::ALL[number(0, Keyword::ALL.len() as i16 - 1) as usize];
                match keyword {
                    Keyword::Shift => {
                        let cost = Cost::ink(number(1, 4).into());
                        card.shift = Some(Shift { base: ShiftBase::SameName, temporary: false, cost });
                    }
                    Keyword::Singer => card.keywords.push((keyword, cost + number(1, 3))),
                    Keyword::Challenger | Keyword::Resist | Keyword::Boost => {
                        card.keywords.push((keyword, number(1, 3)));
                    }
                    // 8.12.1: songs have it.
                    Keyword::SingTogether => {}
                    _ => card.keywords.push((keyword, 0)),
                }
                card.keywords.dedup_by_key(|(keyword, _)| *keyword);
            }
        }
        match at {
            28 => card.keywords.push((Keyword::Resist, number(1, 2))),
            29 => card.keywords.push((Keyword::Boost, number(1, 3))),
            31 | 33 => card.keywords.push((Keyword::SingTogether, number(3, 9))),
            _ => {}
        }
        cards.push((card, deed));
    }
    cards
}

/// What it does, as the engine runs it.
fn code_of(deed: Deed, pool: &mut PoolBuilder) -> engine::program::CodeIx {
    match deed {
        Deed::Drops(drops) => {
            pool.code(&[Step::Do(Verb::GetInkDrops(Players::One(PlayerRef::You), Amount::Const(drops)))])
        }
        Deed::Harm(amount) => {
            let choose = Choose::one(Select::in_play(Filter::character()), Slot::FREE);
            let hits = vec![(Objects::Slot(Slot::FREE), Amount::Const(amount))];
            pool.code(&[
                Step::Choose(choose),
                Step::Do(Verb::Damage { verb: DamageVerb::Deal, hits, into: None }),
            ])
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn made_up_cards_are_played_alike() {
        let mut decisions = 0;
        for seed in 0..300 {
            let played = compared_made_up(seed / 10, seed);
            decisions += played.unwrap_or_else(|difference| panic!("{difference}"));
        }
        assert!(decisions > 10_000, "{decisions} decisions");
    }

    /// Whether a difference shows where the reference takes the cards for others than they are.
    #[track_caller]
    fn is_noticed(what: &str, change: impl Fn(&mut CardDef, &mut Option<Deed>)) {
        let noticed = (0..600).any(|seed| {
            let (mut other, mut deeds) = (PoolBuilder::new(), Deeds::new());
            for (mut card, mut deed) in made_up_cards(seed / 10, &mut other) {
                change(&mut card, &mut deed);
                let def = other.card(card);
                deeds.extend(deed.map(|deed| (def, deed)));
            }
            compared_with(&made_up_pool(seed / 10).0, &other.build(), &deeds, seed).is_err()
        });
        assert!(noticed, "{what} makes no difference");
    }

    #[test]
    fn every_fact_and_keyword_makes_a_difference() {
        is_noticed("the cost", |card, _| card.cost += 1);
        is_noticed("inkable", |card, _| card.inkable = !card.inkable);
        is_noticed("the strength", |card, _| card.strength += 1);
        is_noticed("the willpower", |card, _| card.willpower += 1);
        is_noticed("the lore", |card, _| card.lore += 1);
        is_noticed("the move cost", |card, _| card.move_cost += 1);
        is_noticed("Shift", |card, _| card.shift = None);
        let more = |deed: &mut Option<Deed>| match deed {
            Some(Deed::Drops(number) | Deed::Harm(number)) => *number += 1,
            None => {}
        };
        is_noticed("the harm", |_, deed| {
            if matches!(deed, Some(Deed::Harm(_))) {
                more(deed)
            }
        });
        is_noticed("the drops", |_, deed| {
            if matches!(deed, Some(Deed::Drops(_))) {
                more(deed)
            }
        });
        for keyword in Keyword::ALL.into_iter().filter(|keyword| *keyword != Keyword::Shift) {
            is_noticed(&format!("{keyword:?}"), |card, _| card.keywords.retain(|(own, _)| *own != keyword));
        }
    }

    #[test]
    fn cards_of_the_library_are_played_alike() {
        let library = library::load().expect("the library is compiled with this test");
        let catalog = notation::catalog_of(&library);
        let known = catalog.pool().cards().filter(|(_, card)| knows(card)).count();
        assert!(known >= 100, "{known} cards are known");
        for seed in 0..60 {
            let played = compared(catalog.pool(), seed);
            assert!(played.unwrap_or_else(|difference| panic!("{difference}")) > 0);
        }
    }
}
