//! The lines of a position: players, zones, attributes, `turn`, and `decks` in its place.

use super::refs::Copies;
use super::{Location, Reader, Stage};
use crate::diagnostics::{Hint, Problem};
use crate::limits;
use crate::names::{FILLER, nearest};
use script::{
    At, Attributes, Block, DeckFile, Entry, Face, FillerZone, InkState, Past, Placed, Player, Position,
    Reach, Start, TurnInk, Under, When, Zone,
};
use vocabulary::spelling::{is_blank, spelling as fold, trim};

/// Words that an alias cannot be, besides the zones and the players.
const RESERVED: [&str; 9] = ["nothing", "none", "option", "number", "player", "choices", "bag", "no", FILLER];

const TURN_FORM: &str = "turn A   or: turn A, inked, number 3, first B, forced";

impl<'t> Reader<'_, 't> {
    pub(super) fn position_line(&mut self, text: &'t str) {
        if let Some(rest) = text.strip_prefix("! decks ") {
            self.script_lines += 1;
            self.checks += 1;
            if let Some(files) = self.deck_files(rest) {
                self.file.refused_decks.push(At { line: self.line, node: files });
            }
        } else if let Some(rest) = text.strip_prefix("decks ") {
            self.decks_line(text, rest);
        } else if text == "turn" || text.starts_with("turn ") {
            self.turn_line(text);
        } else {
            self.block_line(text);
        }
    }

    fn decks_line(&mut self, text: &str, rest: &'t str) {
        if !self.players.is_empty() {
            self.bad(text, Problem::DecksAndPosition);
        }
        self.whole_game = true;
        self.stage = Stage::Script;
        let count = rest.split(';').count();
        self.players = Player::ALL.into_iter().take(count).collect();
        if let Some(files) = self.deck_files(rest) {
            self.file.start = Start::Decks(At { line: self.line, node: files });
        }
    }

    fn deck_files(&mut self, rest: &'t str) -> Option<Vec<DeckFile>> {
        let paths: Vec<&str> = rest.split(';').map(trim).collect();
        let right = (limits::PLAYERS_MIN..=limits::PLAYERS_MAX).contains(&paths.len());
        if !right || paths.iter().any(|path| path.is_empty()) {
            self.bad_with(rest, Problem::DecksForm, vec![Hint::Write("decks FILE; FILE; …")]);
            return None;
        }
        Some(paths.into_iter().map(|path| DeckFile { path: path.to_owned(), list: None }).collect())
    }

    fn turn_line(&mut self, text: &'t str) {
        self.stage = Stage::Script;
        let rest = text.strip_prefix("turn ").unwrap_or("");
        let mut parts = rest.split(',').map(trim);
        let letter = parts.next().unwrap_or("");
        if letter.len() != 1 || !"ABCD".contains(letter) {
            self.bad_with(text, Problem::TurnForm(text.to_owned()), vec![Hint::Write(TURN_FORM)]);
        } else {
            if self.players.len() < limits::PLAYERS_MIN {
                self.bad(text, Problem::TooFewPlayers);
            }
            let (mut ink, mut when) = (TurnInk::Open, When::default());
            for part in parts {
                self.turn_part(part, text, &mut ink, &mut when);
            }
            if let Some(turn) = self.player(letter) {
                self.check_first(turn, when, text);
                self.file.start = Start::Position(Position { players: Vec::new(), turn, ink, when });
            }
        }
        self.check_locations();
    }

    fn turn_part(&mut self, part: &'t str, text: &str, ink: &mut TurnInk, when: &mut When) {
        let (word, rest) = part.split_once(' ').unwrap_or((part, ""));
        match (word, rest) {
            ("inked", "") => *ink = TurnInk::Used,
            ("forced", "") => when.reach = Reach::Forced,
            ("number", count)
                if super::line::is_number(count) && !count.trim_start_matches('0').is_empty() =>
            {
                when.number = self.number(count);
            }
            ("first", letter) if !letter.is_empty() => when.first = self.player(letter),
            _ => self.bad_with(part, Problem::TurnForm(text.to_owned()), vec![Hint::Write(TURN_FORM)]),
        }
    }

    /// Players take turns: who began says whose turn a number is.
    fn check_first(&mut self, turn: Player, when: When, text: &str) {
        let (Some(number), Some(first)) = (when.number, when.first) else { return };
        let count = self.players.len().max(1);
        if (first.index() + number.saturating_sub(1) as usize) % count != turn.index() {
            self.bad(text, Problem::NotTheirTurn { number, first: first.letter(), turn: turn.letter() });
        }
    }

    /// Locations, and cards on which an effect runs, may have their alias below the cards that name them.
    fn check_locations(&mut self) {
        let (raw, line) = (self.raw, self.line);
        for location in std::mem::take(&mut self.locations) {
            (self.raw, self.line) = (location.raw, location.line);
            let found = self.card(location.text, Copies::Any);
            let block = self.blocks.get_mut(location.block);
            if let Some(At { node: Entry::Card(placed), .. }) =
                block.and_then(|block| block.entries.get_mut(location.entry))
            {
                placed.attributes.at = found;
            }
        }
        for (raw, line, alias) in std::mem::take(&mut self.carriers) {
            (self.raw, self.line) = (raw, line);
            if !self.aliases.contains(alias) {
                let near = nearest(alias, self.aliases.iter().map(|word| (word.as_str(), word)));
                let near: Vec<String> = near.into_iter().cloned().collect();
                let hints = if near.is_empty() { Vec::new() } else { vec![Hint::DidYouMean(near)] };
                self.bad_with(alias, Problem::AliasUnknown(alias.to_owned()), hints);
            }
        }
        (self.raw, self.line) = (raw, line);
    }

    fn block_line(&mut self, text: &'t str) {
        let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
        let rest = trim(rest);
        if word == "player" {
            return self.player_line(rest, text);
        }
        if self.players.is_empty() {
            return self.bad_with(text, Problem::PlayerFirst, vec![Hint::Write("player A")]);
        }
        match self.entry(word, rest, text) {
            Some(Entry::Card(_)) | None => {}
            Some(entry) => {
                self.warn_twice(text, &entry);
                self.push_entry(entry);
            }
        }
    }

    fn player_line(&mut self, rest: &str, text: &str) {
        let mut letters = rest.chars();
        let player = letters.next().filter(|_| letters.next().is_none()).and_then(Player::from_letter);
        let Some(player) = player else {
            return self.bad(text, Problem::PlayerLetter);
        };
        if Player::ALL.get(self.players.len()) != Some(&player) {
            self.bad(text, Problem::PlayerOrder);
        }
        self.players.push(player);
        self.blocks.push(Block { player, entries: Vec::new() });
    }

    /// A line of a block. Cards are put in place at once, because what is wrong with their
    /// attributes does not make the card absent.
    fn entry(&mut self, word: &str, rest: &'t str, text: &'t str) -> Option<Entry> {
        match word {
            "lore" if super::line::is_number(rest) => return self.number(rest).map(Entry::Lore),
            "ink" if rest.strip_prefix("drops ").is_some_and(super::line::is_number) => {
                return self.number(rest.trim_start_matches("drops ")).map(Entry::InkDrops);
            }
            "ink" => {
                let (count, state) = match rest.strip_suffix(" exerted") {
                    Some(count) => (count, InkState::Exerted),
                    None => (rest, InkState::Ready),
                };
                if super::line::is_number(count) {
                    return self.number(count).map(|count| Entry::Ink { count, state });
                }
            }
            "hand" if super::line::is_number(rest) => {
                return self.number(rest).map(|count| Entry::Filler { zone: FillerZone::Hand, count });
            }
            "discard" if super::line::is_number(rest) => {
                return self.number(rest).map(|count| Entry::Filler { zone: FillerZone::Discard, count });
            }
            "deck" if rest.strip_suffix(" more").is_some_and(super::line::is_number) => {
                return self.number(rest.trim_end_matches(" more")).map(Entry::DeckMore);
            }
            _ => {}
        }
        match Zone::from_word(word) {
            Some(_) if rest.is_empty() => self.bad(text, Problem::CardMissing),
            Some(zone) => self.place(zone, rest),
            None => self.not_position(text),
        }
        None
    }

    fn not_position(&mut self, text: &str) {
        let mut words = text.split(' ');
        let first = words.next().unwrap_or("");
        let is_script = matches!(first, "A" | "B" | "C" | "D" | "!" | "expect");
        let hint = if is_script {
            Hint::Note("the position ends with `turn A`; moves and expectations come after it")
        } else {
            Hint::Note("a block has the lines: lore, ink, ink drops, inkwell, hand, discard, deck, play")
        };
        self.bad_with(text, Problem::NotPosition(text.to_owned()), vec![hint]);
    }

    fn warn_twice(&mut self, text: &str, entry: &Entry) {
        let word = match entry {
            Entry::Lore(_) => "lore",
            Entry::DeckMore(_) => "deck N more",
            Entry::InkDrops(_) => "ink drops N",
            Entry::Ink { .. } | Entry::Filler { .. } | Entry::Card(_) => return,
        };
        let same = |other: &At<Entry>| std::mem::discriminant(&other.node) == std::mem::discriminant(entry);
        if self.blocks.last().is_some_and(|block| block.entries.iter().any(same)) {
            self.warn(text, Problem::EntryTwice(word));
        }
    }

    fn push_entry(&mut self, node: Entry) {
        let line = self.line;
        if let Some(block) = self.blocks.last_mut() {
            block.entries.push(At { line, node });
        }
    }

    /// `CARD [attributes]`
    fn place(&mut self, zone: Zone, text: &'t str) {
        let (name, inside) = match (text.find('['), text.strip_suffix(']')) {
            (Some(open), Some(closed)) if open < closed.len() => {
                (trim(&text[..open]), Some(&closed[open + 1..]))
            }
            _ => (text, None),
        };
        if name.contains(['[', ']']) {
            return self.bad(text, Problem::Brackets);
        }
        let card = self.position_card(name, zone);
        let mut attributes = Attributes::default();
        if let Some(inside) = inside {
            self.attributes(inside, zone, card.as_deref(), &mut attributes);
        }
        let place = (self.blocks.len().saturating_sub(1), self.blocks.last().map_or(0, |b| b.entries.len()));
        for location in self.locations.iter_mut().filter(|location| location.line == self.line) {
            (location.block, location.entry) = place;
        }
        for below in &attributes.under {
            self.remember_under(below, card.as_deref().unwrap_or(name));
        }
        let Some(card) = card else { return };
        self.remember(&card, zone, &attributes);
        self.push_entry(Entry::Card(Placed { zone, card, attributes }));
    }

    /// A card of the position: its full name as the library spells it, or `filler` where it lies in no sight.
    fn position_card(&mut self, name: &str, zone: Zone) -> Option<String> {
        let name = trim(name);
        if name.is_empty() {
            self.bad(name, Problem::CardMissing);
            return None;
        }
        let found = self.names.canonical(name);
        match (found, fold(name) == FILLER, zone) {
            (Some(full), _, _) => Some(full),
            (None, true, Zone::Play) => {
                self.bad(name, Problem::FillerInPlay);
                None
            }
            (None, true, Zone::Hand | Zone::Deck | Zone::Discard | Zone::Inkwell) => Some(FILLER.to_owned()),
            (None, false, _) => {
                self.unknown(name);
                None
            }
        }
    }

    fn owner(&self) -> char {
        self.players.last().map_or('?', |player| player.letter())
    }

    fn remember(&mut self, card: &str, zone: Zone, attributes: &Attributes) {
        let owner = self.owner();
        let mut copy = format!("{owner} {}", zone.word());
        if attributes.exerted {
            copy += ", exerted";
        }
        if attributes.drying {
            copy += ", drying";
        }
        if attributes.damage > 0 {
            copy += &format!(", damage {}", attributes.damage);
        }
        let at = self.locations.iter().rfind(|location| location.line == self.line);
        if let Some(location) = at {
            copy += &format!(", at {}", location.text);
        }
        for past in &attributes.past {
            copy += &format!(", {}", past.word());
        }
        if !attributes.under.is_empty() {
            copy += ", on top of a card";
        }
        self.copies.entry(fold(card)).or_default().add(zone.word(), copy);
    }

    fn remember_under(&mut self, below: &Under, top: &str) {
        let copy = format!("{} play, under {}", self.owner(), top);
        self.copies.entry(fold(&below.card)).or_default().add("under", copy);
    }

    fn attributes(&mut self, text: &'t str, zone: Zone, card: Option<&str>, to: &mut Attributes) {
        let text = trim(text);
        let (listed, below) = match under_part(text) {
            Some((start, below)) => (&text[..start], Some(below)),
            None => (text, None),
        };
        if !trim(listed).is_empty() {
            for part in listed.split(',').map(trim) {
                self.attribute(part, zone, card, to);
            }
        }
        let Some(below) = below else { return };
        if zone != Zone::Play {
            self.bad(below, Problem::UnderMisplaced);
        }
        for part in below.split(';').map(trim) {
            let (face, name) = match part.strip_prefix("facedown ") {
                Some(name) => (Face::Down, trim(name)),
                None => (Face::Up, part),
            };
            // What is under a card is not in play (5.1.1.8).
            if let Some(card) = self.position_card(name, Zone::Deck) {
                to.under.push(Under { card, face });
            }
        }
    }

    fn attribute(&mut self, part: &'t str, zone: Zone, card: Option<&str>, to: &mut Attributes) {
        if let Some(word) = part.strip_prefix('=') {
            return self.alias(trim(word), card, to);
        }
        if self.past(part, zone, to) {
            return;
        }
        let is_known_here = zone == Zone::Play || (zone == Zone::Inkwell && part == "exerted");
        if !is_known_here {
            return self.bad(part, Problem::AttributeMisplaced(part.to_owned()));
        }
        if part == "exerted" {
            self.once(part, "exerted", to.exerted);
            to.exerted = true;
        } else if part == "drying" {
            self.once(part, "drying", to.drying);
            to.drying = true;
        } else if let Some(number) = part.strip_prefix("damage ").filter(|text| super::line::is_number(text))
        {
            self.once(part, "damage", to.damage > 0);
            to.damage = self.number(number).unwrap_or(0);
        } else if let Some(text) = part.strip_prefix("at ") {
            let is_again = self.locations.iter().any(|location| location.line == self.line);
            self.once(part, "at", is_again);
            self.locations.push(Location {
                raw: self.raw,
                line: self.line,
                text: trim(text),
                block: 0,
                entry: 0,
            });
        } else if let Some(alias) = part.strip_prefix("on ") {
            self.once(part, "on", to.on.is_some());
            to.on = Some(trim(alias).to_owned());
            self.carriers.push((self.raw, self.line, trim(alias)));
        } else {
            let hint = Hint::Note(
                "a card in play may be: =alias, exerted, drying, damage N, at LOCATION, on ALIAS, played, quested, used, used ABILITY, under CARD; facedown CARD",
            );
            self.bad_with(part, Problem::AttributeUnknown(part.to_owned()), vec![hint]);
        }
    }

    /// What happened to a card earlier this turn.
    fn past(&mut self, part: &'t str, zone: Zone, to: &mut Attributes) -> bool {
        if part == "used" || part.starts_with("used ") {
            if zone != Zone::Play {
                self.bad(part, Problem::AttributeMisplaced(part.to_owned()));
            }
            let name = trim(part.strip_prefix("used").unwrap_or(part));
            to.past.push(Past::Used((!name.is_empty()).then(|| name.to_owned())));
            return true;
        }
        let Some((word, past, zones)) = Past::WORDS.into_iter().find(|(word, ..)| *word == part) else {
            return false;
        };
        if !zones.contains(&zone) {
            self.bad(part, Problem::AttributeMisplaced(part.to_owned()));
        }
        self.once(part, word, to.past.contains(&past));
        if !to.past.contains(&past) {
            to.past.push(past);
        }
        true
    }

    fn once(&mut self, part: &str, word: &'static str, is_again: bool) {
        if is_again {
            self.warn(part, Problem::AttributeTwice(word));
        }
    }

    /// One word; the name of a card only where it is that card's own, so that both mean the same.
    fn alias(&mut self, word: &str, card: Option<&str>, to: &mut Attributes) {
        let is_word = word.starts_with(|letter: char| letter.is_ascii_alphabetic())
            && word.chars().all(|letter| letter.is_alphanumeric() || "_-".contains(letter));
        let written = word.to_owned();
        if !is_word {
            self.bad_with(
                word,
                Problem::AliasForm(written),
                vec![Hint::Note("an alias is one word: [=guard]")],
            );
        } else if RESERVED.contains(&word) || Zone::from_word(word).is_some() || "ABCD".contains(word) {
            self.bad(word, Problem::AliasReserved(written));
        } else if self.names.canonical(word).is_some_and(|name| Some(name.as_str()) != card) {
            self.bad(word, Problem::AliasIsCard(written));
        } else if !self.aliases.insert(written.clone()) {
            self.bad(word, Problem::AliasTwice(written));
        } else {
            to.aliases.push(written);
        }
    }
}

/// The last attribute, `under CARD; CARD`: where it starts, with its comma, and what follows the word.
fn under_part(text: &str) -> Option<(usize, &str)> {
    let starts = std::iter::once(None).chain(text.match_indices(',').map(|(at, _)| Some(at)));
    for comma in starts {
        let part = match comma {
            Some(at) => &text[at + 1..],
            None => text,
        };
        let word = part.trim_start_matches(is_blank);
        let Some(rest) = word.strip_prefix("under") else { continue };
        if rest.starts_with(is_blank) {
            return Some((comma.unwrap_or(0), rest.trim_start_matches(is_blank)));
        }
    }
    None
}
