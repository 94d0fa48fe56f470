//! A position as numbers: what the value of a position is learned from.
//!
//! The position is seen by the player whose turn is (or is taken to be) over; the other one moves next. Read are both boards,
//! totals, and the own hand; of the other hand just the number of cards. Numbers are scaled to about one.

use crate::profile::{DEEDS, Deed, Profile};
use crate::wants::{WANT_NAMES, WANTS, Want, Wants};
use engine::Board;
use engine::eval::{Bits, Derived};
use engine::program::{Classes, DefIx, Keyword, Kinds, Pool};
use engine::state::{CardIx, PlayerIx};
use std::cell::OnceCell;

/// Numbers about each side, deeds aside.
const SIDE: [&str; 50] = [
    "lore",
    "lore squared",
    "lore above 12",
    "ink",
    "ink above 4",
    "ink above 7",
    "hand",
    "no hand",
    "hand above 4",
    "deck runs out",
    "characters",
    "strength",
    "willpower left",
    "quest value",
    "cost",
    "exerted",
    "exerted quest value",
    "threatened",
    "threatened cost",
    "threatened quest value",
    "good challenges",
    "evasive quest value",
    "evasive",
    "ward",
    "ready bodyguards",
    "support",
    "resist",
    "reckless",
    "challenger",
    "greatest strength",
    "next quests",
    "next quests win",
    "missing after next quests",
    "turns to win",
    "locations",
    "location lore",
    "location willpower",
    "items",
    "item cost",
    "best singer",
    "damage",
    "parting",
    "cards under",
    "safe quest value",
    "ready attack",
    "ink above 2",
    "at locations",
    "deeds at locations",
    "threatened location lore",
    "threatened locations",
];

/// Numbers about the own hand, deeds aside.
const HAND: [&str; 31] = [
    "inkable",
    "not inkable",
    "playable next",
    "playable soon",
    "playable late",
    "best use of ink",
    "strength",
    "willpower",
    "quest value",
    "characters",
    "actions",
    "songs",
    "songs to sing",
    "items",
    "locations",
    "cost",
    "parting",
    "evasive",
    "shift",
    "rush",
    "ward",
    "bodyguard",
    "ink spent next",
    "ink spent in two turns",
    "ink saved by singing",
    "to shift",
    "ink missing",
    "deck cost",
    "ink short of need",
    "ink beyond need",
    "worth",
];

/// Numbers about the game.
const GAME: [&str; 6] = ["turn", "started", "one", "ahead", "is ahead", "ahead near the end"];

/// Turns to win that are told apart: one, two, three, more. Each pair of both sides' is a number of its own, so that a race is judged
/// as exactly as it can be counted.
const RACE: usize = 4;

const SIDE_ALL: usize = SIDE.len() + DEEDS + WANTS;
const HAND_AT: usize = 2 * SIDE_ALL;
const GAME_AT: usize = HAND_AT + HAND.len() + 2 * DEEDS + WANTS;
const RACE_AT: usize = GAME_AT + GAME.len();

/// How many numbers describe a position.
pub(crate) const FEATURES: usize = RACE_AT + RACE * RACE;

/// A position as numbers.
pub(crate) type Features = [f32; FEATURES];

/// What each number is, for the file of weights.
pub(crate) fn names() -> Vec<String> {
    let deeds = |of: &str| Deed::NAMES.iter().map(|deed| format!("{of} {deed}")).collect::<Vec<_>>();
    let wants = |of: &str| WANT_NAMES.iter().map(|want| format!("{of} {want}")).collect::<Vec<_>>();
    let numbers = |of: &str| SIDE.iter().map(|name| format!("{of} {name}")).collect::<Vec<_>>();
    let side = |of: &str| [numbers(of), deeds(of), wants(of)].concat();
    let hand = HAND.iter().map(|name| format!("hand {name}"));
    let mut all = side("mine");
    all.extend(side("theirs"));
    all.extend(hand);
    all.extend(deeds("hand once"));
    all.extend(deeds("hand lasting"));
    all.extend(wants("hand"));
    all.extend(GAME.iter().map(|name| format!("game {name}")));
    all.extend((0..RACE * RACE).map(|at| format!("race {} to {}", at / RACE + 1, at % RACE + 1)));
    all
}

/// Profiles of cards, each found when it is first asked for.
#[derive(Default)]
pub(crate) struct Profiles {
    known: Vec<OnceCell<Box<Sparse>>>,
}

/// A profile without its zeros, which most of it is.
struct Sparse {
    once: smallvec::SmallVec<[(u8, f32); 4]>,
    lasting: smallvec::SmallVec<[(u8, f32); 4]>,
    parting: f32,
    /// All that it does in play, prices aside.
    doing: f32,
    /// What it wants beside it, where it wants anything.
    wants: Option<Wants>,
}

impl Sparse {
    fn of(profile: &Profile, wants: Wants) -> Sparse {
        let some = |deeds: &[f32; DEEDS]| {
            let numbered = deeds.iter().enumerate().filter(|(_, deed)| **deed != 0.0);
            numbered.map(|(at, deed)| (at as u8, deed / 3.0)).collect()
        };
        let useful = Deed::ALL.iter().zip(profile.lasting).filter(|(deed, _)| **deed != Deed::Price);
        Sparse {
            once: some(&profile.once),
            lasting: some(&profile.lasting),
            parting: profile.parting / 4.0,
            doing: useful.map(|(_, much)| much).sum::<f32>().clamp(0.0, 4.0) / 4.0,
            wants: (wants != Wants::default()).then_some(wants),
        }
    }
}

fn add(deeds: &mut [f32], some: &[(u8, f32)]) {
    some.iter().for_each(|(at, deed)| deeds[usize::from(*at)] += deed);
}

impl Profiles {
    /// Room for the cards of a pool.
    pub(crate) fn of(pool: &Pool) -> Profiles {
        Profiles { known: (0..pool.len()).map(|_| OnceCell::new()).collect() }
    }

    /// Whether there is room for the cards of the pool.
    pub(crate) fn fits(&self, pool: &Pool) -> bool {
        self.known.len() == pool.len()
    }

    fn get(&self, pool: &Pool, def: DefIx) -> &Sparse {
        let card = pool.card(def);
        let sparse = || Box::new(Sparse::of(&Profile::of(pool, card), Wants::of(pool, card)));
        self.known[def.index()].get_or_init(sparse)
    }
}

/// The position for a player whose turn is over, against one opponent, with the cards of the own hand that are known, and how many are not.
pub(crate) fn features(
    board: &Board,
    profiles: &Profiles,
    me: PlayerIx,
    foe: PlayerIx,
    (known, drawn): (&[CardIx], usize),
) -> Features {
    let mut all = [0.0; FEATURES];
    let (own, theirs) = (fighters(board, me), fighters(board, foe));
    let foes = board.state.player(foe).hand().len();
    side(board, profiles, (me, known.len() + drawn), [&own, &theirs], Turn::Later, &mut all[..SIDE_ALL]);
    side(board, profiles, (foe, foes), [&theirs, &own], Turn::Now, &mut all[SIDE_ALL..HAND_AT]);
    hand(board, profiles, me, known, &mut all[HAND_AT..GAME_AT]);
    all[GAME_AT] = f32::from(board.state.turn().min(24)) / 20.0;
    all[GAME_AT + 1] = flag(board.state.starting() == me);
    all[GAME_AT + 2] = 1.0;
    // Who is there first if all quest: the other one moves next.
    let [mine, theirs] = [0, SIDE_ALL].map(|at| (all[at + 33] * 8.0).ceil());
    let ahead = theirs - mine;
    all[GAME_AT + 3] = ahead.clamp(-3.0, 3.0) / 3.0;
    all[GAME_AT + 4] = flag(ahead > 0.0);
    all[GAME_AT + 5] = if mine.min(theirs) <= 2.0 { ahead.clamp(-2.0, 2.0) / 2.0 } else { 0.0 };
    let cell = |turns: f32| (turns.max(1.0) as usize).min(RACE) - 1;
    all[RACE_AT + cell(mine) * RACE + cell(theirs)] = 1.0;
    all
}

fn flag(is: bool) -> f32 {
    if is { 1.0 } else { 0.0 }
}

fn above(number: f32, least: f32) -> f32 {
    (number - least).max(0.0)
}

/// What is needed of a character for challenges.
struct Fighter {
    strength: i32,
    attack: i32,
    left: i32,
    resist: i32,
    lore: i32,
    cost: i16,
    exerted: bool,
    evasive: bool,
    /// It can challenge those with Evasive.
    reaches: bool,
    challenges: bool,
    open: bool,
}

fn fighter(values: &Derived, exerted: bool, damage: i16) -> Fighter {
    Fighter {
        strength: values.strength.max(0),
        attack: (values.strength + i32::from(values.challenger)).max(0),
        left: values.willpower - i32::from(damage),
        resist: values.resist.into(),
        lore: values.lore.max(0),
        cost: values.cost,
        exerted,
        evasive: values.has(Keyword::Evasive),
        reaches: values.has(Keyword::Evasive) || values.has(Keyword::Alert),
        challenges: !values.bits.contains(Bits::CANT_CHALLENGE),
        open: !values.bits.contains(Bits::CANT_BE_CHALLENGED),
    }
}

impl Fighter {
    fn can_challenge(&self, target: &Fighter) -> bool {
        self.challenges && target.open && (!target.evasive || self.reaches)
    }

    fn banishes(&self, target: &Fighter) -> bool {
        self.attack - target.resist >= target.left
    }

    fn survives(&self, target: &Fighter) -> bool {
        target.strength - self.resist < self.left
    }
}

fn fighters(board: &Board, player: PlayerIx) -> smallvec::SmallVec<[Fighter; 12]> {
    let play = board.state.player(player).play();
    play.iter()
        .filter_map(|card| {
            let values = board.values(*card);
            let state = board.state.card(*card);
            values.kinds.contains(Kinds::CHARACTER).then(|| fighter(values, state.exerted(), state.damage()))
        })
        .collect()
}

/// When a side moves.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Turn {
    /// Next: what is exerted now stays so.
    Now,
    /// After the other one.
    Later,
}

fn side(
    board: &Board,
    profiles: &Profiles,
    (player, hand): (PlayerIx, usize),
    [own, theirs]: [&[Fighter]; 2],
    turn: Turn,
    out: &mut [f32],
) {
    let state = board.state.player(player);
    let lore = state.lore() as f32;
    let ink = state.inkwell().len() as f32;
    let hand = hand as f32;
    out[0] = lore / 20.0;
    out[1] = (lore / 20.0) * (lore / 20.0);
    out[2] = above(lore, 12.0) / 8.0;
    out[3] = ink.min(12.0) / 10.0;
    out[4] = above(ink.min(12.0), 4.0) / 6.0;
    out[5] = above(ink.min(12.0), 7.0) / 5.0;
    out[6] = hand / 7.0;
    out[7] = flag(hand == 0.0);
    out[8] = above(hand, 4.0) / 4.0;
    out[9] = above(10.0, state.deck().len() as f32) / 10.0;
    let (numbers, deeds) = out.split_at_mut(SIDE.len());
    let (deeds, wants) = deeds.split_at_mut(DEEDS);
    let there = Stock::in_play(board, player);
    there.meet(board, profiles, state.play(), wants);
    let mut next = 0.0;
    for card in state.play() {
        let lore = in_play(board, profiles, *card, numbers, deeds);
        if turn == Turn::Later || !board.state.card(*card).exerted() {
            next += lore;
        }
    }
    // 3.2.1.1: who moves later is ready again by then.
    let acts = |fighter: &Fighter| turn == Turn::Later || !fighter.exerted;
    // 4.6.6: a character challenges once a turn, so that each opposing one threatens one of those that it could banish: the dearest.
    // Of several opponents each has the characters of all others to challenge, and gains on one of them only.
    let rivals = board.state.opponents(player).len().max(1) as f32;
    let mut exposed: smallvec::SmallVec<[&Fighter; 12]> = own.iter().filter(|one| one.exerted).collect();
    exposed.sort_by_key(|one| std::cmp::Reverse(i32::from(one.cost) + 2 * one.lore));
    let mut is_used: smallvec::SmallVec<[bool; 12]> = smallvec::smallvec![false; theirs.len()];
    for one in exposed {
        let could = |(at, foe): &(usize, &Fighter)| {
            !is_used[*at] && !foe.exerted && foe.can_challenge(one) && foe.banishes(one)
        };
        let by =
            theirs.iter().enumerate().filter(could).min_by_key(|(_, foe)| (!foe.survives(one), foe.lore));
        let Some((at, foe)) = by else { continue };
        is_used[at] = true;
        // A trade costs the other side a character too.
        let weight = if foe.survives(one) { 1.0 } else { 0.5 } / rivals;
        numbers[17] += weight / 3.0;
        numbers[18] += weight * f32::from(one.cost) / 8.0;
        numbers[19] += weight * one.lore as f32 / 4.0;
    }
    // 5.6.6: a location can be challenged at any time, by whoever has nothing better to challenge.
    let mut attacks =
        theirs.iter().zip(&is_used).filter(|(foe, used)| !**used && !foe.exerted && foe.challenges);
    for card in state.play().iter().filter(|card| board.values(**card).kinds.contains(Kinds::LOCATION)) {
        let values = board.values(*card);
        let left = (values.willpower - i32::from(board.state.card(*card).damage())).max(1);
        let mut dealt = 0;
        while dealt < left
            && let Some((foe, _)) = attacks.next()
        {
            dealt += (foe.attack - i32::from(values.resist)).max(0);
        }
        let share = (dealt as f32 / left as f32).min(1.0) / rivals;
        numbers[48] += share * values.lore.max(0) as f32 / 3.0;
        numbers[49] += share / 2.0;
    }
    for one in own.iter().filter(|one| acts(one)) {
        if theirs
            .iter()
            .any(|foe| foe.exerted && one.can_challenge(foe) && one.banishes(foe) && one.survives(foe))
        {
            numbers[20] += 1.0 / 3.0;
        }
    }
    // 1.8.1.1
    let wins = board.lore_to_win(player) as f32;
    numbers[30] = next / 8.0;
    numbers[31] = flag(lore + next >= wins);
    numbers[32] = above(wins, lore + next) / 20.0;
    numbers[33] = (above(wins, lore) / next.max(0.5)).min(8.0) / 8.0;
    // What can be exerted turn after turn.
    let is_safe = |one: &&Fighter| !theirs.iter().any(|foe| foe.can_challenge(one) && foe.banishes(one));
    numbers[43] = own.iter().filter(is_safe).map(|one| one.lore).sum::<i32>() as f32 / 6.0;
    numbers[45] = above(ink.min(12.0), 2.0) / 8.0;
    numbers[44] = own.iter().filter(|one| acts(one)).map(|one| one.attack).sum::<i32>() as f32 / 10.0;
}

/// Adds a card in play; what it will bring in lore next turn.
fn in_play(board: &Board, profiles: &Profiles, card: CardIx, out: &mut [f32], deeds: &mut [f32]) -> f32 {
    let values = board.values(card);
    let state = board.state.card(card);
    let profile = profiles.get(&board.pool, state.def());
    add(deeds, &profile.lasting);
    out[41] += profile.parting;
    let lore = values.lore.max(0) as f32;
    let left = (values.willpower - i32::from(state.damage())).max(0) as f32;
    if values.kinds.contains(Kinds::CHARACTER) {
        let strength = values.strength.max(0) as f32;
        out[10] += 1.0 / 5.0;
        out[11] += strength / 10.0;
        out[12] += left / 12.0;
        out[13] += lore / 6.0;
        out[14] += f32::from(values.cost) / 15.0;
        if state.exerted() {
            out[15] += 1.0 / 5.0;
            out[16] += lore / 6.0;
        }
        if values.has(Keyword::Evasive) {
            out[21] += lore / 4.0;
            out[22] += 1.0 / 3.0;
        }
        out[23] += flag(values.has(Keyword::Ward)) / 3.0;
        out[24] += flag(values.has(Keyword::Bodyguard) && !state.exerted()) / 2.0;
        out[25] += if values.has(Keyword::Support) { strength / 5.0 } else { 0.0 };
        out[26] += f32::from(values.resist) / 3.0;
        out[27] += flag(values.has(Keyword::Reckless)) / 2.0;
        out[28] += f32::from(values.challenger) / 4.0;
        out[29] = out[29].max(strength / 8.0);
        let sings = f32::from(values.cost.max(values.singer));
        out[39] = out[39].max(sings / 8.0);
        out[40] += f32::from(state.damage()) / 8.0;
        let quests = !values.has(Keyword::Reckless) && !values.bits.contains(Bits::CANT_QUEST);
        out[42] += board.state.under(card).count() as f32 / 4.0;
        if state.at() != CardIx::NONE {
            // What a character does at a place, and what the place does for it, is often worth the way.
            let place = profiles.get(&board.pool, board.state.card(state.at()).def());
            out[46] += 1.0 / 3.0;
            out[47] += (profile.doing + place.doing) / 3.0;
        }
        return if quests { lore } else { 0.0 };
    }
    if values.kinds.contains(Kinds::LOCATION) {
        out[34] += 1.0 / 2.0;
        out[35] += lore / 3.0;
        out[36] += left / 10.0;
        return lore;
    }
    if values.kinds.contains(Kinds::ITEM) {
        out[37] += 1.0 / 3.0;
        out[38] += f32::from(values.cost) / 8.0;
    }
    0.0
}

fn hand(board: &Board, profiles: &Profiles, player: PlayerIx, known: &[CardIx], out: &mut [f32]) {
    let state = board.state.player(player);
    let ink = state.inkwell().len() as f32;
    let mut singers = singers(board, player);
    // Which sums of costs the hand can make, by bit.
    let mut sums = 1_u64;
    for card in known {
        let values = board.values(*card);
        let cost = f32::from(values.cost);
        sums |= sums << values.cost.clamp(0, 20);
        let profile = profiles.get(&board.pool, board.state.card(*card).def());
        let (numbers, deeds) = out.split_at_mut(HAND.len());
        let (once, lasting) = deeds[..2 * DEEDS].split_at_mut(DEEDS);
        add(once, &profile.once);
        add(lasting, &profile.lasting);
        if values.bits.contains(Bits::INKABLE) {
            numbers[0] += 1.0 / 5.0;
        } else {
            numbers[1] += 1.0 / 4.0;
        }
        match cost - ink {
            late if late > 3.0 => numbers[4] += 1.0 / 3.0,
            soon if soon > 1.0 => numbers[3] += 1.0 / 3.0,
            _ => {
                numbers[2] += 1.0 / 4.0;
                numbers[5] = numbers[5].max(cost / (ink + 1.0));
            }
        }
        numbers[15] += cost / 20.0;
        numbers[26] += above(cost, ink + 1.0) / 10.0;
        numbers[30] += cost * waiting(above(cost, ink + 1.0)) / 10.0;
        numbers[16] += profile.parting;
        if values.kinds.contains(Kinds::CHARACTER) {
            numbers[6] += values.strength as f32 / 10.0;
            numbers[7] += values.willpower as f32 / 12.0;
            numbers[8] += values.lore as f32 / 6.0;
            numbers[9] += 1.0 / 5.0;
            numbers[17] += flag(values.has(Keyword::Evasive)) / 3.0;
            if values.has(Keyword::Shift) {
                numbers[18] += 1.0 / 3.0;
                let name = board.def(*card).name;
                numbers[25] += flag(state.play().iter().any(|other| board.def(*other).name == name)) / 2.0;
            }
            numbers[19] += flag(values.has(Keyword::Rush)) / 3.0;
            numbers[20] += flag(values.has(Keyword::Ward)) / 3.0;
            numbers[21] += flag(values.has(Keyword::Bodyguard)) / 3.0;
        }
        numbers[10] += flag(values.kinds.contains(Kinds::ACTION)) / 4.0;
        if values.kinds.contains(Kinds::SONG) {
            numbers[11] += 1.0 / 4.0;
            // 5.4.4.2: each song takes the least singer that can sing it.
            if let Some(at) = singers.iter().position(|sings| *sings >= values.cost) {
                singers.remove(at);
                numbers[12] += 1.0 / 3.0;
                numbers[24] += cost / 8.0;
            }
        }
        numbers[13] += flag(values.kinds.contains(Kinds::ITEM)) / 3.0;
        numbers[14] += flag(values.kinds.contains(Kinds::LOCATION)) / 2.0;
    }
    // What is in the hand wants what is in play, and the other way round.
    let wants = &mut out[HAND.len() + 2 * DEEDS..];
    Stock::in_play(board, player).meet(board, profiles, known, wants);
    Stock::of(board, known.iter().copied()).meet(board, profiles, state.play(), wants);
    let spent = |most: usize| 63 - (sums & (2_u64 << most.min(62)).wrapping_sub(1)).leading_zeros();
    let next = state.inkwell().len() + 1;
    out[22] = spent(next) as f32 / 8.0;
    out[23] = spent(2 * next + 1) as f32 / 16.0;
    let (mean, need) = costs(board, player);
    out[27] = mean / 5.0;
    out[28] = above(need, ink) / 6.0;
    out[29] = above(ink, need) / 4.0;
}

/// What there is of things that cards want.
struct Stock {
    of: [f32; WANTS],
    kin: smallvec::SmallVec<[Classes; 12]>,
}

/// More of a thing than this is hardly better.
const PLENTY: f32 = 3.0;

impl Stock {
    fn in_play(board: &Board, player: PlayerIx) -> Stock {
        Stock::of(board, board.state.player(player).play().iter().copied())
    }

    fn of(board: &Board, cards: impl Iterator<Item = CardIx>) -> Stock {
        let mut stock = Stock { of: [0.0; WANTS], kin: smallvec::SmallVec::new() };
        for card in cards {
            let (kinds, state) = (board.values(card).kinds, board.state.card(card));
            let mut add = |want: Want, much: f32| stock.of[want as usize] += much;
            add(Want::Items, flag(kinds.contains(Kinds::ITEM)));
            add(Want::Actions, flag(kinds.contains(Kinds::ACTION)));
            add(Want::Locations, flag(kinds.contains(Kinds::LOCATION)) + flag(state.at() != CardIx::NONE));
            add(Want::Under, board.state.under(card).count() as f32);
            add(Want::Wounds, flag(state.damage() > 0));
            if kinds.contains(Kinds::CHARACTER) {
                stock.kin.push(board.def(card).classes);
            }
        }
        stock
    }

    /// Adds what these cards want of what there is.
    fn meet(&self, board: &Board, profiles: &Profiles, cards: &[CardIx], out: &mut [f32]) {
        for card in cards {
            let Some(wants) = profiles.get(&board.pool, board.state.card(*card).def()).wants else {
                continue;
            };
            for (at, want) in wants.of.iter().enumerate().filter(|(_, want)| **want > 0.0) {
                let there = if at == Want::Kin as usize {
                    self.kin.iter().filter(|classes| classes.0 & wants.classes.0 != 0).count() as f32
                } else {
                    self.of[at]
                };
                out[at] += want * there.min(PLENTY) / 6.0;
            }
        }
    }
}

/// What a card costs is what it is worth, whatever its kind, less a fifth for each turn until there is ink for it.
fn waiting(turns: f32) -> f32 {
    (0..turns.min(8.0) as u32).fold(1.0, |worth, _| worth * 0.8)
}

/// The mean cost of what is left in hand and deck, which the player knows, and the ink that nearly all of it can be played with.
fn costs(board: &Board, player: PlayerIx) -> (f32, f32) {
    let state = board.state.player(player);
    let mut counts = [0_u16; 11];
    for card in state.hand().iter().chain(state.deck()) {
        counts[board.def(*card).cost.clamp(0, 10) as usize] += 1;
    }
    let all: u16 = counts.iter().sum();
    let sum: u16 = counts.iter().enumerate().map(|(cost, count)| cost as u16 * count).sum();
    let mut dearer = all;
    let need = counts.iter().position(|count| {
        dearer -= count;
        dearer * NEARLY <= all
    });
    (f32::from(sum) / f32::from(all.max(1)), need.unwrap_or(0) as f32)
}

/// One of so many cards may cost more than the ink that a list needs.
const NEARLY: u16 = 8;

/// For how much each character can sing, the least first.
fn singers(board: &Board, player: PlayerIx) -> smallvec::SmallVec<[i16; 12]> {
    let play = board.state.player(player).play().iter().map(|card| board.values(*card));
    let mut all: smallvec::SmallVec<[i16; 12]> = play
        .filter(|values| values.kinds.contains(Kinds::CHARACTER))
        .map(|values| values.cost.max(values.singer))
        .collect();
    all.sort_unstable();
    all
}
