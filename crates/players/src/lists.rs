//! Ready lists and the cards of the common format, as far as a pool of cards has them: what an opponent may well be playing.
//!
//! A pool knows no versions of names and no formats. So cards are told apart by a mark, a hash of what is printed on them but the
//! text, and all this is kept as marks in a data file that `examples/lists.rs` writes from `decks/` and the library.

use engine::program::{CardDef, DefIx, Pool};
use std::sync::{Arc, Mutex, OnceLock, PoisonError, Weak};

/// One list a line: `NAME: COPIES*MARK …`; last the cards of the common format: `core=BITS`.
const LISTS: &str = include_str!("../weights/lists.txt");

/// A list: each card with its copies.
pub(crate) type List = Vec<(DefIx, usize)>;

/// What is known of a pool.
pub(crate) struct Known {
    /// The ready lists.
    pub(crate) lists: Vec<List>,
    /// The cards of the common format, by index, and all of them.
    pub(crate) is_core: Vec<bool>,
    pub(crate) core: Vec<DefIx>,
}

impl Known {
    /// Whether a card is legal in the common format.
    pub(crate) fn is_core(&self, def: DefIx) -> bool {
        self.is_core.get(def.index()) == Some(&true)
    }
}

/// A pool and what is known of it.
type Made = (Weak<Pool>, Arc<Known>);

/// The cards of a format are kept as two bits for each in a field of so many, so that the file stays small: one in thirteen of the
/// others seems to be of the format too, which a belief can bear.
const FIELD: usize = 1 << 13;
const CORE: &str = "core=";

fn bits(mark: u32) -> [usize; 2] {
    [mark as usize % FIELD, (mark >> 16) as usize % FIELD]
}

/// The line of the data file for the cards of the common format.
pub fn core_line(marks: impl Iterator<Item = u32>) -> String {
    let mut field = [0_u8; FIELD / 8];
    marks.flat_map(bits).for_each(|bit| field[bit / 8] |= 1 << (bit % 8));
    let hex: String = field.iter().map(|byte| format!("{byte:02x}")).collect();
    format!("{CORE}{hex}\n")
}

/// Which marks the line has.
fn core_of(hex: &str) -> impl Fn(u32) -> bool + '_ {
    let has = move |bit: usize| {
        let byte = hex.get(bit / 8 * 2..bit / 8 * 2 + 2).and_then(|byte| u8::from_str_radix(byte, 16).ok());
        byte.is_some_and(|byte| byte >> (bit % 8) & 1 == 1)
    };
    move |mark| bits(mark).into_iter().all(has)
}

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

/// What is known of a pool; made once for each.
pub(crate) fn known(pool: &Arc<Pool>) -> Arc<Known> {
    static MADE: OnceLock<Mutex<Vec<Made>>> = OnceLock::new();
    let mut made = MADE.get_or_init(Mutex::default).lock().unwrap_or_else(PoisonError::into_inner);
    made.retain(|(of, _)| of.strong_count() > 0);
    if let Some((_, known)) = made.iter().find(|(of, _)| std::ptr::eq(of.as_ptr(), Arc::as_ptr(pool))) {
        return known.clone();
    }
    let known = Arc::new(read(pool));
    made.push((Arc::downgrade(pool), known.clone()));
    known
}

/// What the data file says, less the cards that the pool has not.
fn read(pool: &Pool) -> Known {
    let has_core = core_of(LISTS.lines().find_map(|line| line.strip_prefix(CORE)).unwrap_or_default());
    let is_core: Vec<bool> = pool.cards().map(|(_, card)| has_core(mark(pool, card))).collect();
    let core = pool.cards().map(|(def, _)| def).filter(|def| is_core[def.index()]).collect();
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
    let lists = lists.map(|(_, cards)| cards.split(' ').filter_map(find).collect()).collect();
    Known { lists, is_core, core }
}
