//! A position to be edited piece by piece: the same thing as the text, which stays what is kept.

use std::collections::{BTreeMap, BTreeSet};

use notation::syntax::{
    At, Attributes, Block, CardRef, Entry, Face, File, FillerZone, InkState, Placed, Player, Position, Start,
    TurnInk, Under, When, Zone,
};
use notation::{Diagnostic, in_english, read, write};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use vocabulary::{CardKind, fold};

use crate::words::Tongue;
use crate::{Desk, Trouble};

/// A text, and the language in which its problems are told.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct TextInput {
    /// The `.lore` text.
    pub text: String,
    /// The language of the answer.
    pub language: Tongue,
}

/// The position of a text; none where it cannot be read.
#[derive(Clone, Debug, Serialize, TS)]
pub struct SetupRead {
    /// The position, where the text has one that the page can show.
    pub setup: Option<Setup>,
    /// The keys of its locations: a character can be at one of them.
    pub locations: Vec<u32>,
}

/// A position, with the lines above and below it as they stand.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct Setup {
    /// Lines before the position.
    pub header: Vec<String>,
    /// Player by player.
    pub players: Vec<SetupPlayer>,
    /// The active player, from 0.
    pub turn: u8,
    /// Whether ink was already added in this turn.
    pub inked: bool,
    /// Lines after the position.
    pub script: Vec<String>,
}

/// What a player has.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, TS)]
pub struct SetupPlayer {
    /// Their lore.
    pub lore: u32,
    /// Ready ink.
    pub ink_ready: u32,
    /// Exerted ink.
    pub ink_exerted: u32,
    /// 1.13: counters in the inkwell.
    pub ink_drops: u32,
    /// Cards whose faces do not matter.
    pub hand_filler: u32,
    /// Cards without a name in the discard pile.
    pub discard_filler: u32,
    /// How many filler cards lie below the listed ones of the deck; ten where nothing is said.
    pub deck_more: Option<u32>,
    /// Cards with a name.
    pub cards: Vec<SetupCard>,
}

/// A card of the position.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct SetupCard {
    /// Which card it is, for `at`; unique in the position.
    pub key: u32,
    /// Where it is.
    pub zone: SetupZone,
    /// Its full name.
    pub name: String,
    /// What the script calls it.
    pub aliases: Vec<String>,
    /// Whether it is exerted.
    pub exerted: bool,
    /// Whether it is drying.
    pub drying: bool,
    /// Damage on it.
    pub damage: u32,
    /// The key of the location it is at.
    pub at: Option<u32>,
    /// What lies under it.
    pub under: Vec<SetupUnder>,
}

/// A card below another.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct SetupUnder {
    /// Its full name.
    pub name: String,
    /// Whether it lies face down.
    pub face_down: bool,
}

/// Where a card is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "lowercase")]
pub enum SetupZone {
    /// In play.
    Play,
    /// In the hand.
    Hand,
    /// In the inkwell.
    Inkwell,
    /// In the discard pile.
    Discard,
    /// In the deck.
    Deck,
}

impl From<Zone> for SetupZone {
    fn from(zone: Zone) -> SetupZone {
        match zone {
            Zone::Hand => SetupZone::Hand,
            Zone::Deck => SetupZone::Deck,
            Zone::Play => SetupZone::Play,
            Zone::Discard => SetupZone::Discard,
            Zone::Inkwell => SetupZone::Inkwell,
        }
    }
}

impl From<SetupZone> for Zone {
    fn from(zone: SetupZone) -> Zone {
        match zone {
            SetupZone::Hand => Zone::Hand,
            SetupZone::Deck => Zone::Deck,
            SetupZone::Play => Zone::Play,
            SetupZone::Discard => Zone::Discard,
            SetupZone::Inkwell => Zone::Inkwell,
        }
    }
}

/// What the form does not show: what happened earlier this turn, and on whom a lasting effect runs.
fn has_more(position: &Position) -> bool {
    let more = |entry: &At<Entry>| match &entry.node {
        Entry::Card(placed) => !placed.attributes.past.is_empty() || placed.attributes.on.is_some(),
        _ => false,
    };
    position.when != When::default() || position.players.iter().flat_map(|block| &block.entries).any(more)
}

/// The place of the first line that begins with this word of the notation, in whatever language it is written.
pub(crate) fn line_with(text: &str, word: &str) -> Option<usize> {
    text.lines().position(|line| {
        let english = in_english(line);
        let words = english.as_deref().unwrap_or(line).trim_start();
        words.split_whitespace().next() == Some(word)
    })
}

/// How many lines there are up to the last one of the position; none where there is no position.
pub(crate) fn position_lines(text: &str) -> Option<usize> {
    line_with(text, "turn").map(|line| line + 1)
}

pub(crate) fn read_setup(desk: &mut Desk, input: TextInput) -> Result<SetupRead, Trouble> {
    let (file, found) = read(&input.text, &desk.names);
    let none = Ok(SetupRead { setup: None, locations: Vec::new() });
    let Some(last) = position_lines(&input.text) else { return none };
    // What is wrong below the position does not keep anybody from editing it.
    let is_broken = |found: &Diagnostic| found.is_error() && (1..=last).contains(&(found.span.line as usize));
    let Start::Position(position) = &file.start else { return none };
    // Such a position is edited as text: a form that does not show something must not lose it.
    if found.iter().any(is_broken) || has_more(position) {
        return none;
    }
    let lines: Vec<&str> = input.text.lines().collect();
    let owned = |lines: &[&str]| lines.iter().map(|line| (*line).to_owned()).collect();
    let first = line_with(&input.text, "player").unwrap_or(0);
    let keys = Keys::of(position);
    let setup = Setup {
        header: owned(&lines[..first]),
        players: position.players.iter().map(|block| keys.player(block)).collect(),
        turn: position.turn.index() as u8,
        inked: position.ink == TurnInk::Used,
        script: owned(&lines[last..]),
    };
    Ok(SetupRead { locations: locations(desk, &setup), setup: Some(setup) })
}

fn locations(desk: &Desk, setup: &Setup) -> Vec<u32> {
    let is_location = |card: &&SetupCard| {
        let found = desk.library.catalogue().find(&card.name);
        found.is_some_and(|found| desk.library.facts(found).kind == CardKind::Location)
    };
    let cards = setup.players.iter().flat_map(|player| &player.cards);
    cards.filter(|card| card.zone == SetupZone::Play).filter(is_location).map(|card| card.key).collect()
}

/// The number of each card of a position, by what lines call it.
struct Keys {
    by_name: BTreeMap<String, u32>,
    /// In the order of the file.
    starts: BTreeMap<Player, u32>,
}

impl Keys {
    fn of(position: &Position) -> Keys {
        let mut keys = Keys { by_name: BTreeMap::new(), starts: BTreeMap::new() };
        let mut key = 0;
        for block in &position.players {
            keys.starts.insert(block.player, key);
            for At { node, .. } in &block.entries {
                let Entry::Card(placed) = node else { continue };
                keys.by_name.entry(placed.card.clone()).or_insert(key);
                for alias in &placed.attributes.aliases {
                    keys.by_name.insert(alias.clone(), key);
                }
                key += 1;
            }
        }
        keys
    }

    fn player(&self, block: &Block) -> SetupPlayer {
        let mut player = SetupPlayer::default();
        let mut key = self.starts.get(&block.player).copied().unwrap_or(0);
        for At { node, .. } in &block.entries {
            match node {
                Entry::Lore(lore) => player.lore = *lore,
                Entry::Ink { count, state: InkState::Ready } => player.ink_ready += count,
                Entry::Ink { count, state: InkState::Exerted } => player.ink_exerted += count,
                Entry::Filler { zone: FillerZone::Hand, count } => player.hand_filler += count,
                Entry::Filler { zone: FillerZone::Discard, count } => player.discard_filler += count,
                Entry::InkDrops(count) => player.ink_drops += count,
                Entry::DeckMore(count) => player.deck_more = Some(*count),
                Entry::Card(placed) => {
                    player.cards.push(self.card(key, placed));
                    key += 1;
                }
            }
        }
        player
    }

    fn card(&self, key: u32, placed: &Placed) -> SetupCard {
        let Attributes { aliases, exerted, drying, damage, at, on: _, past: _, under } =
            placed.attributes.clone();
        let at = at.and_then(|at| self.by_name.get(&at.to_string()).copied());
        let below = |under: Under| SetupUnder { name: under.card, face_down: under.face == Face::Down };
        SetupCard {
            key,
            zone: placed.zone.into(),
            name: placed.card.clone(),
            aliases,
            exerted,
            drying,
            damage,
            at,
            under: under.into_iter().map(below).collect(),
        }
    }
}

pub(crate) fn write_setup(_: &mut Desk, mut setup: Setup) -> Result<String, Trouble> {
    tell_copies_apart(&mut setup);
    let called: BTreeMap<u32, CardRef> = setup
        .players
        .iter()
        .flat_map(|player| &player.cards)
        .map(|card| {
            let name = || CardRef::Name(card.name.clone());
            (card.key, card.aliases.first().map_or_else(name, |alias| CardRef::Alias(alias.clone())))
        })
        .collect();
    let blocks = Player::ALL.into_iter().zip(&setup.players);
    let players = blocks.map(|(player, own)| block(player, own, &called)).collect();
    let turn = Player::ALL.get(usize::from(setup.turn)).copied().unwrap_or(Player::A);
    let ink = if setup.inked { TurnInk::Used } else { TurnInk::Open };
    let position = Position { players, turn, ink, when: When::default() };
    let middle = write(&File { start: Start::Position(position), ..File::default() });
    let mut text: String = setup.header.iter().map(|line| format!("{line}\n")).collect();
    text += middle.trim_start_matches('\n');
    for line in &setup.script {
        text += line;
        text.push('\n');
    }
    Ok(text)
}

/// Copies of a card get aliases, so that lines can tell which is meant.
fn tell_copies_apart(setup: &mut Setup) {
    let all = || setup.players.iter().flat_map(|player| &player.cards);
    let mut counts: BTreeMap<String, u32> = BTreeMap::new();
    all().for_each(|card| *counts.entry(card.name.clone()).or_default() += 1);
    let mut taken: BTreeSet<String> = all().flat_map(|card| card.aliases.clone()).collect();
    let cards = setup.players.iter_mut().flat_map(|player| &mut player.cards);
    for card in cards.filter(|card| card.zone != SetupZone::Deck) {
        let has_copy = counts.get(&card.name).is_some_and(|count| *count > 1);
        if !has_copy || !card.aliases.is_empty() || card.name == notation::names::FILLER {
            continue;
        }
        let folded = fold(&card.name);
        let word: String =
            folded.split(' ').next().unwrap_or("card").chars().filter(char::is_ascii_alphanumeric).collect();
        let free = (1..).map(|number| format!("{word}{number}")).find(|alias| !taken.contains(alias));
        let Some(alias) = free else { continue };
        taken.insert(alias.clone());
        card.aliases.push(alias);
    }
}

fn block(player: Player, own: &SetupPlayer, called: &BTreeMap<u32, CardRef>) -> Block {
    let mut entries = Vec::new();
    if own.lore > 0 {
        entries.push(Entry::Lore(own.lore));
    }
    for (count, state) in [(own.ink_ready, InkState::Ready), (own.ink_exerted, InkState::Exerted)] {
        if count > 0 {
            entries.push(Entry::Ink { count, state });
        }
    }
    if own.ink_drops > 0 {
        entries.push(Entry::InkDrops(own.ink_drops));
    }
    let fillers = [(own.hand_filler, FillerZone::Hand), (own.discard_filler, FillerZone::Discard)];
    for (count, zone) in fillers {
        if count > 0 {
            entries.push(Entry::Filler { zone, count });
        }
    }
    for card in &own.cards {
        let below = |under: &SetupUnder| Under {
            card: under.name.clone(),
            face: if under.face_down { Face::Down } else { Face::Up },
        };
        let attributes = Attributes {
            aliases: card.aliases.clone(),
            exerted: card.exerted,
            drying: card.drying,
            damage: card.damage,
            at: card.at.and_then(|key| called.get(&key).cloned()),
            on: None,
            past: Vec::new(),
            under: card.under.iter().map(below).collect(),
        };
        entries.push(Entry::Card(Placed { zone: card.zone.into(), card: card.name.clone(), attributes }));
    }
    entries.extend(own.deck_more.map(Entry::DeckMore));
    Block { player, entries: entries.into_iter().map(At::nowhere).collect() }
}
