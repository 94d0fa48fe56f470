//! How a proved game begins: from decks as the rules want them, or in the middle, with ink and cards for everything.
//!
//! Everything follows from the seed alone, so that one number repeats a game. Each game is about one card, the focus, which also
//! follows from the seed: who wants to see a card played picks the seeds that are about it.

use crate::decks::{DeckSource, random_deck};
use engine::Beginning;
use engine::position::{PlacedCard, PlayerBlock, Position};
use engine::program::{AbilityKind, CardDef, DefIx, Kinds, NameId, Pool, ShiftBase};
use engine::state::{ChaCha8, PlayerIx, Zone};

/// The turn in which a game from the middle begins: late enough that no rule of the first turn applies.
const TURN: u16 = 9;
/// Copies of the focus in a game from the middle.
const COPIES: usize = 3;
/// Cards that the focus speaks of, at most.
const COMPANIONS: usize = 12;

/// The beginning of a game, and how its answers are picked.
pub(crate) struct Scene {
    pub(crate) beginning: Beginning,
    pub(crate) focus: DefIx,
    pub(crate) manner: Manner,
}

/// How answers are picked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Manner {
    /// All alike.
    Random,
    /// Rather those that play, use and do something new.
    Eager,
}

/// The card that the game of a seed is about.
pub(crate) fn focus(source: &DeckSource, seed: u64) -> DefIx {
    let count = source.len().max(1) as u64;
    source.cards().nth((seed % count) as usize).unwrap_or(DefIx(0))
}

/// The scene of a seed.
pub(crate) fn scene(pool: &Pool, source: &DeckSource, seed: u64, rng: &mut ChaCha8) -> Scene {
    let focus = focus(source, seed);
    // Mostly two players, sometimes three or four (section 9).
    let players = [2, 2, 2, 3, 4][rng.below(5) as usize];
    let manner = if rng.below(5) == 0 { Manner::Random } else { Manner::Eager };
    let wanted = companions(pool, source, focus, rng);
    let beginning = if rng.below(4) == 0 {
        let decks = (0..players).map(|_| random_deck(source, &wanted, rng)).collect();
        Beginning::Decks { decks, starting: None, seed }
    } else {
        let blocks = (0..players).map(|_| block(pool, source, focus, &wanted, rng)).collect();
        Beginning::Position(Position {
            players: blocks,
            active: PlayerIx(0),
            turn: TURN,
            starting: None,
            seed,
            running: Vec::new(),
        })
    };
    Scene { beginning, focus, manner }
}

/// The focus and cards that its text speaks of, by name or classification, or that it can be shifted onto.
fn companions(pool: &Pool, source: &DeckSource, focus: DefIx, rng: &mut ChaCha8) -> Vec<DefIx> {
    let card = pool.card(focus);
    let mentioned = Mentioned::by(pool, card);
    let mut fitting: Vec<DefIx> = source.cards().filter(|def| mentioned.fits(pool.card(*def))).collect();
    rng.shuffle(&mut fitting);
    fitting.truncate(COMPANIONS);
    std::iter::repeat_n(focus, COPIES).chain(fitting).collect()
}

/// Names and classifications in a card's text.
struct Mentioned {
    names: Vec<NameId>,
    classes: Vec<u8>,
}

impl Mentioned {
    /// Found in what the compiled text looks like when printed: where in it they stand does not matter here, and this
    /// way no part of a text can be forgotten.
    fn by(pool: &Pool, card: &CardDef) -> Mentioned {
        let mut text = String::new();
        for ability in &card.abilities {
            let ability = pool.ability(*ability);
            text += &format!("{ability:?}");
            match &ability.kind {
                AbilityKind::Triggered(own) => text += &format!("{:?}", pool.code(own.body)),
                AbilityKind::Activated(own) => text += &format!("{:?}", pool.code(own.body)),
                AbilityKind::Static(_) | AbilityKind::Replacement(_) => {}
            }
        }
        if let Some(effect) = card.effect {
            text += &format!("{:?}", pool.code(effect));
        }
        let numbers = |before: &str| -> Vec<u16> {
            text.split(before).skip(1).filter_map(|rest| rest.split(')').next()?.parse().ok()).collect()
        };
        let mut names: Vec<NameId> = numbers("NameId(").into_iter().map(NameId).collect();
        let mut classes: Vec<u8> =
            numbers("ClassId(").into_iter().filter_map(|class| u8::try_from(class).ok()).collect();
        match card.shift.as_ref().map(|shift| &shift.base) {
            Some(ShiftBase::Class(class)) => classes.push(class.0),
            Some(ShiftBase::ItemNamed(name)) => names.push(*name),
            Some(ShiftBase::SameName | ShiftBase::Duo | ShiftBase::Combo) => names.extend(&card.names),
            Some(ShiftBase::Universal) | None => {}
        }
        Mentioned { names, classes }
    }

    fn fits(&self, card: &CardDef) -> bool {
        card.names.iter().any(|name| self.names.contains(name))
            || self.classes.iter().any(|class| card.classes.has(engine::program::ClassId(*class)))
    }
}

/// A player in the middle of a game: ink for most cards, a full hand, cards in every zone.
fn block(pool: &Pool, source: &DeckSource, focus: DefIx, wanted: &[DefIx], rng: &mut ChaCha8) -> PlayerBlock {
    let all: Vec<DefIx> = source.cards().collect();
    let any = |rng: &mut ChaCha8| all[rng.below(all.len() as u32) as usize];
    // Half of the time a card that the focus speaks of.
    let fitting = |rng: &mut ChaCha8| match rng.below(2) {
        0 => wanted[rng.below(wanted.len() as u32) as usize],
        _ => any(rng),
    };
    let mut cards = vec![PlacedCard::new(focus, Zone::Hand)];
    let mut put = |def: DefIx, zone: Zone, rng: &mut ChaCha8| {
        let mut card = PlacedCard::new(def, zone);
        let kinds = pool.card(def).kinds;
        if zone == Zone::Play {
            card.exerted = kinds.contains(Kinds::CHARACTER) && rng.below(3) == 0;
            let willpower = u32::try_from(pool.card(def).willpower).unwrap_or(0);
            if willpower > 1 && rng.below(3) == 0 {
                card.damage = 1 + rng.below(willpower - 1) as i16;
            }
        }
        cards.push(card);
    };
    for _ in 0..6 + rng.below(4) {
        put(fitting(rng), Zone::Hand, rng);
    }
    for _ in 0..6 + rng.below(8) {
        put(any(rng), Zone::Inkwell, rng);
    }
    for _ in 0..rng.below(6) {
        put(fitting(rng), Zone::Discard, rng);
    }
    for number in 0..3 + rng.below(4) {
        let def = if number == 0 && rng.below(2) == 0 { focus } else { fitting(rng) };
        let zone = if pool.card(def).kinds.contains(Kinds::ACTION) { Zone::Discard } else { Zone::Play };
        put(def, zone, rng);
    }
    for _ in 0..12 + rng.below(20) {
        put(fitting(rng), Zone::Deck, rng);
    }
    let lore = rng.below(12) as i32;
    // Some have ink drops (1.13), by the same throw of the dice.
    let ink_drops = u16::try_from(lore - 8).unwrap_or(0);
    PlayerBlock { lore, inked: false, ink_drops, cards }
}
