//! What one player sees, as numbers.
//!
//! Hidden cards have no number of their own here: of them only how many there are is read, and where a hidden card may be chosen
//! it has a row that says nothing but where it lies. `sees` is the one judge of what is hidden (7.1.2, 7.1.3).

use engine::eval::{Bits, Derived};
use engine::program::{CardDef, DefIx, Pool};
use engine::state::{CardIx, GameResult, Obj, PlayerIx, TurnStep, Zone};
use engine::{About, Answer, Ask, Board, Purpose};

use crate::actions::each_named;
use crate::layout::*;

/// Where the numbers about one game go.
pub struct Sheet<'a> {
    /// [`ROWS`] times [`COLUMNS`].
    pub cards: &'a mut [i16],
    /// [`NUMBERS`].
    pub numbers: &'a mut [i16],
    /// [`CHOICES`].
    pub choices: &'a mut [i16],
}

/// A row of a card.
type Row = [i16; COLUMNS];

/// The rows of all cards as they are printed: a card of which no text speaks is written by copying one of them, and its values need
/// not be fetched from the game, where they are seldom at hand when many games are played in turn.
#[derive(Clone, Debug)]
pub(crate) struct Faces(Vec<Row>);

impl Faces {
    /// Those of a pool.
    pub(crate) fn of(pool: &Pool) -> Faces {
        let row = |(def, _): (DefIx, &CardDef)| {
            let mut row = [0; COLUMNS];
            face(def, pool.printed(def), &mut row);
            row
        };
        Faces(pool.cards().map(row).collect())
    }
}

/// Which rows are written, a bit each.
type Written = [u64; ROWS.div_ceil(64)];

/// Which card has which row.
#[derive(Clone, Debug)]
pub struct Rows {
    rows: [u8; CARDS_MAX],
    /// The cards that have one.
    placed: Vec<CardIx>,
    written: Written,
    /// The next free row of each block.
    next: [usize; 4],
    /// Who looked last.
    viewer: PlayerIx,
    /// Of each row the card of a discard that it shows as it is printed: it says the same for as long as the card lies there and the
    /// same player looks, so that neither has to be at hand. Nothing is known before the first time.
    lying: Vec<CardIx>,
}

/// No row.
const NONE: u8 = u8::MAX;
const BLOCKS: [(usize, usize); 4] =
    [(HAND, HAND_ROWS), (MINE, PLAY_ROWS), (THEIRS, PLAY_ROWS), (OTHERS, CARDS_MAX)];

impl Default for Rows {
    fn default() -> Rows {
        let next = BLOCKS.map(|(first, _)| first);
        let (placed, written) = (Vec::new(), Written::default());
        Rows { rows: [NONE; CARDS_MAX], placed, written, next, viewer: PlayerIx(0), lying: Vec::new() }
    }
}

impl Rows {
    /// The row of a card.
    #[inline]
    pub fn row(&self, card: CardIx) -> Option<usize> {
        self.rows.get(card.index()).filter(|row| **row != NONE).map(|row| usize::from(*row))
    }

    /// Reads a little of each row that was written.
    pub(crate) fn touched(&self, cards: &[i16]) -> u16 {
        let rows = self.placed.iter().map(|card| usize::from(self.rows[card.index()]));
        rows.fold(0, |sum, row| sum ^ cards[row * COLUMNS].cast_unsigned())
    }

    /// No card has a row any more; which rows were written.
    fn clear(&mut self) -> Written {
        self.placed.clear();
        self.rows = [NONE; CARDS_MAX];
        self.next = BLOCKS.map(|(first, _)| first);
        std::mem::take(&mut self.written)
    }

    /// All rows have to be written the next time.
    pub(crate) fn forget(&mut self) {
        self.lying.clear();
    }

    /// Empties the rows that were written before and are not any more; the others are written over.
    fn wipe(&mut self, before: Written, cards: &mut [i16]) {
        for (at, (before, now)) in before.iter().zip(self.written).enumerate() {
            let mut left = before & !now;
            while left != 0 {
                let row = at * 64 + left.trailing_zeros() as usize;
                cards[row * COLUMNS..(row + 1) * COLUMNS].fill(0);
                if let Some(lying) = self.lying.get_mut(row) {
                    *lying = CardIx::NONE;
                }
                left &= left - 1;
            }
        }
    }

    /// Gives a card a row in a block, or among the others where the block is full.
    #[inline]
    fn place(&mut self, card: CardIx, block: usize) {
        if self.row_for(card, block).is_some() {
            self.placed.push(card);
        }
    }

    /// The same for a card that lies in a discard: where its row shows just that already, nothing is left to be written.
    #[inline]
    fn place_lying(&mut self, card: CardIx, board: &Board) {
        let Some(row) = self.row_for(card, OF_OTHERS) else { return };
        let is_shown = self.lying.get(row) == Some(&card) && board.is_as_printed(card);
        if !is_shown {
            self.placed.push(card);
        }
    }

    /// The row that a card gets now; none where it has one.
    #[inline]
    fn row_for(&mut self, card: CardIx, block: usize) -> Option<usize> {
        let place = self.rows.get_mut(card.index()).filter(|place| **place == NONE)?;
        let (first, count) = BLOCKS[block];
        let block = if self.next[block] < first + count { block } else { OF_OTHERS };
        let row = self.next[block];
        if row >= ROWS {
            return None;
        }
        self.next[block] += 1;
        *place = row as u8;
        self.written[row / 64] |= 1 << (row % 64);
        Some(row)
    }
}

const OF_HAND: usize = 0;
const OF_MINE: usize = 1;
const OF_THEIRS: usize = 2;
const OF_OTHERS: usize = 3;

/// Writes what a player sees. `options` are the legal answers where the player decides; the cards they name have a row each.
pub fn observe(board: &Board, viewer: PlayerIx, options: &[Answer], rows: &mut Rows, sheet: &mut Sheet<'_>) {
    write(board, viewer, options, None, rows, sheet);
}

/// The same with the rows of all cards at hand.
pub(crate) fn write(
    board: &Board,
    viewer: PlayerIx,
    options: &[Answer],
    faces: Option<&Faces>,
    rows: &mut Rows,
    sheet: &mut Sheet<'_>,
) {
    let before = rows.clear();
    if rows.viewer != viewer {
        rows.viewer = viewer;
        rows.forget();
    }
    sheet.numbers.fill(0);
    sheet.choices.fill(0);
    let other = PlayerIx(1 - viewer.0.min(1));
    place_cards(board, viewer, other, rows);
    let ask = board.pending.as_ref().filter(|open| open.player == viewer).map(|open| &open.ask);
    if let Some(ask) = ask
        && !matches!(ask, Ask::Turn)
    {
        place_open(ask, options, rows);
    } else if ask.is_some() {
        // Cards that can be played or inked from elsewhere, where a text allows it.
        options.iter().for_each(|answer| each_named(*answer, |card| rows.place(card, OF_OTHERS)));
    }
    rows.wipe(before, sheet.cards);
    let mut lying = std::mem::take(&mut rows.lying);
    let eyes = Eyes { board, viewer, faces, rows };
    eyes.cards(sheet.cards, &mut lying);
    eyes.numbers(other, sheet.numbers);
    if let Some(ask) = ask {
        eyes.asked(ask, sheet);
    }
    rows.lying = lying;
    if ask.is_some_and(|ask| !matches!(ask, Ask::Turn | Ask::OpeningHand)) {
        // What a question says of some cards stands in their rows.
        rows.forget();
    }
}

fn place_cards(board: &Board, viewer: PlayerIx, other: PlayerIx, rows: &mut Rows) {
    let state = &board.state;
    let (me, they) = (state.player(viewer), state.player(other));
    me.hand().iter().for_each(|card| rows.place(*card, OF_HAND));
    me.play().iter().for_each(|card| rows.place(*card, OF_MINE));
    they.play().iter().for_each(|card| rows.place(*card, OF_THEIRS));
    for side in [me, they] {
        for card in side.play() {
            if state.card(*card).below() != CardIx::NONE {
                state.under(*card).for_each(|card| rows.place(card, OF_OTHERS));
            }
        }
        side.discard().iter().for_each(|card| rows.place_lying(*card, board));
    }
    let seen = |card: &&CardIx| state.card(**card).seen().has(viewer);
    they.hand().iter().filter(seen).for_each(|card| rows.place(*card, OF_OTHERS));
    for side in [me, they] {
        // Mostly nobody knows a card of a deck.
        if side.deck_seen().has(viewer) {
            side.deck().iter().rev().filter(seen).for_each(|card| rows.place(*card, OF_OTHERS));
        }
        if let Some(top) = side.deck().last().filter(|top| board.sees(viewer, **top)) {
            rows.place(*top, OF_OTHERS);
        }
    }
}

/// Cards that a question is about, wherever they are.
fn place_open(ask: &Ask, options: &[Answer], rows: &mut Rows) {
    for list in lists(ask) {
        list.iter().for_each(|obj| rows.place(obj.card, OF_OTHERS));
    }
    options.iter().for_each(|answer| each_named(*answer, |card| rows.place(card, OF_OTHERS)));
}

/// What may be chosen next, and what was picked so far.
fn lists(ask: &Ask) -> [&[Obj]; 2] {
    match ask {
        Ask::Cards { open, picked, .. } => [open, picked],
        Ask::Order { open, placed } => [open, placed],
        Ask::Play { open, .. } => [open, &[]],
        Ask::OpeningHand
        | Ask::Turn
        | Ask::May { .. }
        | Ask::Player { .. }
        | Ask::Option { .. }
        | Ask::Number { .. }
        | Ask::Rounds { .. }
        | Ask::Name
        | Ask::Class
        | Ask::Bag { .. }
        | Ask::Replacement { .. } => [&[], &[]],
    }
}

struct Eyes<'a> {
    board: &'a Board,
    viewer: PlayerIx,
    /// Rows as they are printed, where they are at hand.
    faces: Option<&'a Faces>,
    rows: &'a Rows,
}

fn small(number: i32) -> i16 {
    number.clamp(i16::MIN.into(), i16::MAX.into()) as i16
}

fn count(number: usize) -> i16 {
    number.min(i16::MAX as usize) as i16
}

/// The number of a card that is seen: its row in the table of features.
fn number_of(def: DefIx) -> i16 {
    count(def.index() + 1)
}

/// What the face and the values of a card say of it; all else is nothing.
fn face(def: DefIx, values: &Derived, out: &mut Row) {
    *out = [0; COLUMNS];
    out[column::PRESENT] = 1;
    out[column::CARD] = number_of(def);
    out[column::COST] = values.cost;
    out[column::STRENGTH] = small(values.strength);
    out[column::WILLPOWER] = small(values.willpower);
    out[column::LORE] = small(values.lore);
    out[column::MOVE_COST] = values.move_cost;
    out[column::KEYWORDS] = values.keywords.cast_signed();
    out[column::RESIST] = values.resist;
    out[column::CHALLENGER] = values.challenger;
    out[column::SINGER] = values.singer;
    let bit = |of: Bits, bit: i16| if values.bits.contains(of) { bit } else { 0 };
    out[column::BITS] = bit(Bits::CANT_QUEST, 1)
        | bit(Bits::CANT_CHALLENGE, 2)
        | bit(Bits::CANT_BE_CHALLENGED, 4)
        | bit(Bits::CANT_READY, 8)
        | bit(Bits::INKABLE, 16)
        | bit(Bits::NOT_CHOSEN, 32)
        | bit(Bits::CANT_SING, 64);
}

impl Eyes<'_> {
    /// A row from 1; 0 where there is none.
    fn row(&self, card: CardIx) -> i16 {
        self.rows.row(card).map_or(0, |row| count(row + 1))
    }

    /// The row of a card's features; 0 where it is hidden.
    fn face(&self, card: CardIx) -> i16 {
        match self.board.sees(self.viewer, card) {
            true => number_of(self.board.state.card(card).def()),
            false => 0,
        }
    }

    fn cards(&self, cards: &mut [i16], lying: &mut Vec<CardIx>) {
        lying.resize(ROWS, CardIx::NONE);
        for card in &self.rows.placed {
            let row = usize::from(self.rows.rows[card.index()]);
            let at = row * COLUMNS;
            let out: &mut Row =
                (&mut cards[at..at + COLUMNS]).try_into().expect("a row has that many columns");
            lying[row] = if self.card(*card, out) { *card } else { CardIx::NONE };
        }
    }

    /// Writes the row of a card; whether it shows a card of a discard as it is printed.
    #[inline]
    fn card(&self, card: CardIx, out: &mut Row) -> bool {
        let state = self.board.state.card(card);
        let is_seen = self.board.sees(self.viewer, card);
        match (is_seen, self.faces) {
            (false, _) => {
                *out = [0; COLUMNS];
                out[column::PRESENT] = 1;
            }
            (true, Some(faces)) if self.board.is_as_printed(card) => *out = faces.0[state.def().index()],
            (true, _) => face(state.def(), self.board.values(card), out),
        }
        out[column::ZONE] = match state.zone() {
            Zone::Hand => 1,
            Zone::Play => 2,
            Zone::Discard => 3,
            Zone::Inkwell => 4,
            Zone::Deck => 5,
            Zone::Under => 6,
            Zone::Aside => 7,
        };
        out[column::OWN] = (state.owner() == self.viewer).into();
        match state.zone() {
            Zone::Play | Zone::Inkwell => out[column::EXERTED] = state.exerted().into(),
            Zone::Under => out[column::HOST] = self.row(self.board.state.top_of(card)),
            Zone::Hand | Zone::Discard | Zone::Deck | Zone::Aside => {}
        }
        if is_seen && state.zone() == Zone::Play {
            out[column::DRYING] = state.drying().into();
            out[column::DAMAGE] = state.damage();
            if state.at() != CardIx::NONE {
                out[column::AT] = self.row(state.at());
            }
            if state.below() != CardIx::NONE {
                out[column::UNDER] = count(self.board.state.under(card).count());
            }
        }
        is_seen && state.zone() == Zone::Discard && self.board.is_as_printed(card)
    }

    fn numbers(&self, other: PlayerIx, out: &mut [i16]) {
        let state = &self.board.state;
        let (me, they) = (state.player(self.viewer), state.player(other));
        let decides = self.board.pending.as_ref().is_some_and(|open| open.player == self.viewer);
        out[number::DECIDES] = decides.into();
        out[number::ACTIVE] = (state.active() == self.viewer).into();
        out[number::TURN] = small(state.turn().into());
        out[number::STARTED] = (state.starting() == self.viewer).into();
        out[number::STEP] = match state.step() {
            TurnStep::Setup => 0,
            TurnStep::Ready => 1,
            TurnStep::Set => 2,
            TurnStep::Draw => 3,
            TurnStep::Main => 4,
            TurnStep::End => 5,
        };
        out[number::RESULT] = match state.result() {
            GameResult::Open => 0,
            GameResult::Won(player) if player == self.viewer => 1,
            GameResult::Won(_) => 2,
            GameResult::Drawn => 3,
        };
        out[number::MY_LORE] = small(me.lore());
        out[number::THEIR_LORE] = small(they.lore());
        out[number::MY_INK] = small(me.ink_ready().into());
        out[number::MY_INKWELL] = count(me.inkwell().len());
        out[number::MY_DROPS] = small(me.ink_drops().into());
        out[number::THEIR_INK] = small(they.ink_ready().into());
        out[number::THEIR_INKWELL] = count(they.inkwell().len());
        out[number::THEIR_DROPS] = small(they.ink_drops().into());
        out[number::MY_HAND] = count(me.hand().len());
        out[number::THEIR_HAND] = count(they.hand().len());
        out[number::MY_DECK] = count(me.deck().len());
        out[number::THEIR_DECK] = count(they.deck().len());
        out[number::MY_DISCARD] = count(me.discard().len());
        out[number::THEIR_DISCARD] = count(they.discard().len());
        out[number::INKED] = me.inked().into();
        out[number::BAG] = count(state.bag().len());
        if let Some(challenge) = state.challenge() {
            let top = |obj: Obj| state.current(obj).unwrap_or(obj.card);
            out[number::ATTACKER] = self.row(top(challenge.attacker));
            out[number::DEFENDER] = self.row(top(challenge.defender));
        }
    }

    /// What is asked.
    fn asked(&self, ask: &Ask, sheet: &mut Sheet<'_>) {
        let out = &mut *sheet.numbers;
        out[number::ASK] = match ask {
            Ask::OpeningHand => 1,
            Ask::Turn => 2,
            Ask::May { .. } => 3,
            Ask::Cards { .. } => 4,
            Ask::Player { .. } => 5,
            Ask::Option { .. } => 6,
            Ask::Number { .. } => 7,
            Ask::Rounds { .. } => 8,
            Ask::Name => 9,
            Ask::Order { .. } => 10,
            Ask::Bag { .. } => 11,
            Ask::Replacement { .. } => 12,
            Ask::Play { .. } => 13,
            Ask::Class => 14,
        };
        let mut sources: &[Obj] = &[];
        match ask {
            Ask::OpeningHand | Ask::Turn => return,
            Ask::May { about, .. } => {
                out[number::ABOUT] = match about {
                    About::Effect => 1,
                    About::EnterExerted => 2,
                    About::Bodyguard => 3,
                    About::Replacement => 4,
                };
            }
            Ask::Cards { enough, picked, .. } => {
                out[number::DONE] = (*enough).into();
                out[number::PICKED] = count(picked.len());
            }
            Ask::Player { enough, .. } => out[number::DONE] = (*enough).into(),
            Ask::Option { count, .. } => out[number::MOST] = (*count).into(),
            Ask::Number { least, most } => {
                out[number::LEAST] = small(*least);
                out[number::MOST] = small(*most);
            }
            Ask::Rounds { most, by_hand } => {
                out[number::LEAST] = 1;
                out[number::MOST] = small(*most);
                out[number::DONE] = (*by_hand).into();
            }
            Ask::Order { placed, .. } => out[number::PICKED] = count(placed.len()),
            Ask::Replacement { open, .. } => sources = open,
            Ask::Play { optional, .. } => out[number::DONE] = (*optional).into(),
            Ask::Name | Ask::Class | Ask::Bag { .. } => {}
        }
        for (choice, source) in sheet.choices.iter_mut().zip(sources) {
            *choice = self.source(*source);
        }
        if let Ask::Bag { open } = ask {
            for (choice, id) in sheet.choices.iter_mut().zip(open) {
                let waiting = self.board.state.bag().iter().find(|waiting| waiting.id == *id);
                *choice = waiting.map_or(0, |waiting| self.source(waiting.source));
            }
        }
        self.asking(ask, sheet);
        let [open, picked] = lists(ask);
        for obj in open {
            self.mark(sheet, obj.card, column::OPEN, 1);
        }
        for (at, obj) in picked.iter().enumerate() {
            self.mark(sheet, obj.card, column::PICKED, count(at + 1));
        }
    }

    /// The card of a text that asks or waits: everybody was told of it.
    fn source(&self, obj: Obj) -> i16 {
        match obj.card == CardIx::NONE {
            true => 0,
            false => self.face(obj.card),
        }
    }

    fn asking(&self, ask: &Ask, sheet: &mut Sheet<'_>) {
        let asking = self.board.asking();
        let source = match ask {
            Ask::May { source, .. } | Ask::Cards { source, .. } | Ask::Play { source, .. } => Some(*source),
            _ => asking.map(|asking| asking.source),
        };
        if let Some(source) = source.filter(|source| source.card != CardIx::NONE) {
            sheet.numbers[number::SOURCE] = self.source(source);
            sheet.numbers[number::SOURCE_ROW] = self.row(source.card);
            self.mark(sheet, source.card, column::ASKS, 1);
        }
        let Some(asking) = asking else { return };
        sheet.numbers[number::PURPOSE] = purpose(asking.purpose);
        if let (Some((least, most)), Ask::Cards { .. }) = (asking.count, ask) {
            sheet.numbers[number::LEAST] = small(least.into());
            sheet.numbers[number::MOST] = small(most.into());
        }
    }

    fn mark(&self, sheet: &mut Sheet<'_>, card: CardIx, column: usize, value: i16) {
        if let Some(row) = self.rows.row(card) {
            sheet.cards[row * COLUMNS + column] = value;
        }
    }
}

/// The place in [`PURPOSES`], from 1.
fn purpose(purpose: Purpose) -> i16 {
    match purpose {
        Purpose::Banish => 1,
        Purpose::Discard => 2,
        Purpose::DealDamage => 3,
        Purpose::PutDamage => 4,
        Purpose::RemoveDamage => 5,
        Purpose::MoveDamageFrom | Purpose::MoveDamageTo => 6,
        Purpose::Exert => 7,
        Purpose::Ready => 8,
        Purpose::ToHand => 9,
        Purpose::ToDeckTop => 10,
        Purpose::ToDeckBottom => 11,
        Purpose::ShuffleIn => 12,
        Purpose::ToInkwell => 13,
        Purpose::PutUnder => 14,
        Purpose::ToDiscard => 15,
        Purpose::Reveal => 16,
        Purpose::Move | Purpose::MoveTo => 17,
        Purpose::Affect => 18,
        Purpose::Play => 19,
        Purpose::Sing => 20,
        Purpose::ByText => 21,
    }
}
