//! One answer in a position that grows, to be counted by callgrind: `tools/growth.sh`.
//!
//! Both players have so many characters of one kind in play; one of them quests, or challenges with or without both being banished, and
//! what can be done then is listed.

use lorekeeper_engine::position::{PlacedCard, PlayerBlock, Position};
use lorekeeper_engine::program::*;
use lorekeeper_engine::state::{CardIx, Zone};
use lorekeeper_engine::{Action, Answer, Edition, Game, Silent};
use std::io::Write as _;
use std::sync::Arc;

/// How often the answer is counted.
const TIMES: usize = 10;

/// The part that is counted; a function of its own, so that it can be named.
#[inline(never)]
fn counted_answer(game: &mut Game<Silent>, answer: Answer, options: &mut Vec<Answer>) -> bool {
    let taken = game.answer(answer).is_ok();
    game.options_into(options);
    taken
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args().skip(1);
    let mut next = || arguments.next().ok_or("growth KIND quest|challenge|banish COUNT");
    let (kind, deed, count) = (next()?, next()?, next()?.parse::<usize>()?);
    let (game, answer) = begin(&kind, &deed, count)?;
    let mut options = Vec::new();
    for _ in 0..TIMES {
        if !counted_answer(&mut game.clone(), answer, &mut options) {
            return Err("the answer was refused".into());
        }
    }
    writeln!(std::io::stdout(), "{TIMES}")?;
    Ok(())
}

fn begin(kind: &str, deed: &str, count: usize) -> Result<(Game<Silent>, Answer), Box<dyn std::error::Error>> {
    let mut pool = PoolBuilder::new();
    let kinds: Vec<DefIx> = match kind {
        "mixed" => KINDS.iter().map(|kind| character(&mut pool, kind)).collect::<Result<_, _>>()?,
        one => vec![character(&mut pool, one)?],
    };
    // However many strengthen the two who fight, both are banished, or neither.
    let willpower = if deed == "banish" { 1 } else { 99 };
    let fighter = CardDef { willpower, ..plain(&mut pool) };
    let (fighter, plain) = (pool.card(fighter), character(&mut pool, "plain")?);
    let mut players = vec![PlayerBlock::default(), PlayerBlock::default()];
    for (player, block) in players.iter_mut().enumerate() {
        let first = PlacedCard { exerted: player == 1, ..PlacedCard::new(fighter, Zone::Play) };
        block.cards.push(first);
        let others = (1..count).map(|at| PlacedCard::new(kinds[at % kinds.len()], Zone::Play));
        block.cards.extend(others);
        block.cards.extend((0..10).map(|_| PlacedCard::new(plain, Zone::Deck)));
    }
    let position = Position { players, turn: 9, ..Position::default() };
    let game = Game::from_position(Arc::new(pool.build()), &position, Edition::default(), Silent);
    let game = game.map_err(|errors| format!("{errors:?}"))?;
    let (mine, theirs) = (CardIx(0), CardIx(u16::try_from(count + 10)?));
    let action = match deed {
        "quest" => Action::Quest(mine),
        "challenge" | "banish" => Action::Challenge { with: mine, target: theirs },
        other => return Err(format!("neither quest nor challenge nor banish: {other}").into()),
    };
    Ok((game, Answer::Action(action)))
}

/// The kinds of which there may be many.
const KINDS: [&str; 5] = ["plain", "listeners", "for-each", "others-strength", "others-challenger"];

fn plain(pool: &mut PoolBuilder) -> CardDef {
    let name = pool.name("One of many");
    CardDef { cost: 1, strength: 1, willpower: 9, lore: 1, ..CardDef::plain(name, Kinds::CHARACTER) }
}

fn character(pool: &mut PoolBuilder, kind: &str) -> Result<DefIx, String> {
    let numbers = plain(pool);
    let others = || Scope::Objects(Select::yours(Filter::all([Filter::character(), Filter::NotThis])));
    let fixed = |pool: &mut PoolBuilder, scope, modification| {
        let mods = pool.mods(vec![modification]);
        AbilityKind::Static(Static { condition: Cond::True, scope, mods })
    };
    let kind = match kind {
        "plain" => return Ok(pool.card(numbers)),
        "listeners" => {
            let body = pool.code(&[Step::Do(Verb::GainLore(Players::One(PlayerRef::You), Amount::Const(0)))]);
            let on = vec![Pattern::subject(EventKind::Banished, Select::yours(Filter::character()))];
            let (during, condition) = (Cond::True, Cond::True);
            AbilityKind::Triggered(Triggered { on, during, condition, limit: Limit::Free, body })
        }
        "for-each" => {
            let exerted = Select::yours(Filter::all([Filter::character(), Filter::Exerted]));
            fixed(pool, Scope::This, Mod::Stat(Stat::Strength, Amount::count(exerted)))
        }
        "others-strength" => fixed(pool, others(), Mod::Stat(Stat::Strength, Amount::Const(1))),
        "others-challenger" => fixed(pool, others(), Mod::Keyword(Keyword::Challenger, Amount::Const(1))),
        other => return Err(format!("no kind {other}: {}, mixed", KINDS.join(", "))),
    };
    let ability = pool.ability(Ability { name: None, zones: Zones::PLAY, kind, keyword: None });
    Ok(pool.card(CardDef { abilities: vec![ability], ..numbers }))
}
