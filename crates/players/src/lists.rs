//! Ready lists, as far as a pool of cards has them: what an opponent may well be playing.
//!
//! A pool knows no versions of names. So cards are told apart by a mark, a hash of what is printed on them but the text, and the
//! lists are kept as marks in a data file that `examples/lists.rs` writes from `decks/`.

use engine::program::{CardDef, DefIx, Pool};
use std::sync::{Arc, Mutex, OnceLock, PoisonError, Weak};

/// One list a line: `NAME: COPIES*MARK …`.
const LISTS: &str = include_str!("../weights/lists.txt");

/// A list: each card with its copies.
pub(crate) type List = Vec<(DefIx, usize)>;

/// A pool and its lists.
type Made = (Weak<Pool>, Arc<Vec<List>>);

/// Tells a card from others without its text.
pub fn mark(pool: &Pool, card: &CardDef) -> u32 {
    let numbers = [card.cost, card.strength, card.willpower, card.lore, card.move_cost];
    let kinds = format!("{:?} {:?} {} {numbers:?}", card.kinds, card.inks, card.inkable);
    let text = vocabulary::fold(pool.name(card.name)) + &kinds;
    // FNV-1a.
    text.bytes().fold(0x811c_9dc5, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193))
}

/// The line of the data file for a list.
pub fn line(name: &str, pool: &Pool, cards: &[DefIx]) -> String {
    let mut counted: Vec<(u32, usize)> = Vec::new();
    for card in cards {
        let mark = mark(pool, pool.card(*card));
        match counted.iter_mut().find(|(known, _)| *known == mark) {
            Some((_, copies)) => *copies += 1,
            None => counted.push((mark, 1)),
        }
    }
    let each = counted.iter().map(|(mark, copies)| format!(" {copies}*{mark:08x}"));
    format!("{name}:{}\n", each.collect::<String>())
}

/// The ready lists of a pool; made once for each.
pub(crate) fn ready(pool: &Arc<Pool>) -> Arc<Vec<List>> {
    static MADE: OnceLock<Mutex<Vec<Made>>> = OnceLock::new();
    let mut made = MADE.get_or_init(Mutex::default).lock().unwrap_or_else(PoisonError::into_inner);
    made.retain(|(of, _)| of.strong_count() > 0);
    if let Some((_, lists)) = made.iter().find(|(of, _)| std::ptr::eq(of.as_ptr(), Arc::as_ptr(pool))) {
        return lists.clone();
    }
    let lists = Arc::new(read(pool));
    made.push((Arc::downgrade(pool), lists.clone()));
    lists
}

/// The lists of the data file, less the cards that the pool has not.
fn read(pool: &Pool) -> Vec<List> {
    let mut marks: Vec<(u32, DefIx)> = pool.cards().map(|(def, card)| (mark(pool, card), def)).collect();
    marks.sort_by_key(|(mark, def)| (*mark, def.0));
    let find = |word: &str| {
        let (copies, mark) = word.split_once('*')?;
        let mark = u32::from_str_radix(mark, 16).ok()?;
        let at = marks.partition_point(|(known, _)| *known < mark);
        let (_, def) = marks.get(at).filter(|(known, _)| *known == mark)?;
        Some((*def, copies.parse().ok()?))
    };
    let lists = LISTS.lines().filter_map(|line| line.split_once(": "));
    lists.map(|(_, cards)| cards.split(' ').filter_map(find).collect()).collect()
}
