//! Everything that takes input from outside, as functions of bytes: whatever comes, nothing panics. The fuzz targets and the
//! smoke test share these.

use crate::decks::DeckSource;
use crate::properties::game_after;
use cards::CardFacts;
use cards::catalogue::Catalogue;
use engine::program::{AbilityIx, ClassId, NameId};
use engine::state::{CardIx, ChaCha8, PlayerIx};
use engine::{Action, Answer, Choice, Edition, Game, How, Silent};
use import::Corrections;
use library::Library;
use notation::{CardNames, Catalog};
use syntax::Lexicon;

/// What the functions work with, made once.
pub struct Inputs {
    library: Library,
    names: CardNames,
    catalog: Catalog,
    lexicon: Lexicon,
    source: DeckSource,
}

/// A place where input comes in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Input {
    /// A paragraph of a card, for the reader.
    CardText,
    /// A `.lore` file.
    Lore,
    /// A deck list in any dialect.
    DeckList,
    /// A card file from outside.
    Import,
    /// A game written down.
    Save,
    /// Answers to a game, legal or not.
    Answers,
}

impl Input {
    /// All of them.
    pub const ALL: [Input; 6] =
        [Input::CardText, Input::Lore, Input::DeckList, Input::Import, Input::Save, Input::Answers];

    /// The name of its fuzz target, and of the folder of inputs that are kept for it.
    pub fn target(self) -> &'static str {
        match self {
            Input::CardText => "card_text",
            Input::Lore => "lore",
            Input::DeckList => "deck_list",
            Input::Import => "import",
            Input::Save => "save",
            Input::Answers => "answers",
        }
    }
}

/// Answers taken from one input at most.
const ANSWERS_MOST: usize = 400;
/// Bytes of an answer: its kind and two cards.
const ANSWER_BYTES: usize = 5;
/// Problems of one input that are put into words.
const SHOWN_MOST: usize = 4;
/// Answers given to a game loaded from bytes.
const LOADED_ANSWERS: usize = 20;

impl Inputs {
    /// With all cards of the library.
    pub fn new(library: Library) -> Inputs {
        let catalog = notation::catalog_of(&library);
        let lexicon = cards::lexicon(library.catalogue().iter().map(|(_, facts)| facts));
        let source = DeckSource::new(catalog.pool());
        Inputs { names: notation::names_of(&library), library, catalog, lexicon, source }
    }

    /// Feeds bytes into one place.
    pub fn feed(&self, input: Input, bytes: &[u8]) {
        match input {
            Input::CardText => self.card_text(bytes),
            Input::Lore => self.lore(bytes),
            Input::DeckList => self.deck_list(bytes),
            Input::Import => self.import(bytes),
            Input::Save => self.save(bytes),
            Input::Answers => self.answers(bytes),
        }
    }

    fn catalogue(&self) -> &Catalogue {
        self.library.catalogue()
    }

    /// A card whose text is being read.
    fn any_facts(&self) -> Option<&CardFacts> {
        self.catalogue().iter().map(|(_, facts)| facts).next()
    }

    /// What was read can be written in both languages; it has a meaning that can be written too, or is refused.
    fn card_text(&self, bytes: &[u8]) {
        let paragraph = String::from_utf8_lossy(bytes);
        let Some(facts) = self.any_facts() else { return };
        match syntax::read_paragraph(facts.kind, &paragraph, &self.lexicon) {
            Ok(Some(read)) => {
                let _ = (syntax::english(&read.ability), syntax::spanish(&read.ability));
                let _ = meaning::elaborate(&read.ability, facts.kind)
                    .map(|meaning| meaning::write::meaning(&meaning));
            }
            Ok(None) => {}
            Err(diagnostics) => diagnostics.iter().for_each(|found| drop(found.render())),
        }
    }

    /// What can be read can be written, judged and told.
    fn lore(&self, bytes: &[u8]) {
        let (file, found) = notation::read_bytes(bytes, &self.names);
        let text = String::from_utf8_lossy(bytes);
        found.iter().take(SHOWN_MOST).for_each(|found| drop(notation::render(found, "input", &text)));
        let _ = notation::write(&file);
        if !found.iter().any(notation::Diagnostic::is_error) {
            let verdict = notation::judge(&file, &self.catalog, Edition::default());
            for language in notation::Language::ALL {
                let _ = notation::narrate(&verdict, language);
            }
        }
    }

    /// Both readers: the one for lists from anywhere, and the strict one for those that a ruling names.
    fn deck_list(&self, bytes: &[u8]) {
        let text = String::from_utf8_lossy(bytes);
        match cards::deck::read(&text, self.catalogue()) {
            Ok(deck) => {
                let _ = cards::deck::to_text(&deck, self.catalogue());
                let _ = cards::deck::to_code(&deck, self.catalogue());
            }
            Err(problems) => problems.iter().take(SHOWN_MOST).for_each(|found| drop(found.to_string())),
        }
        let (_, found) = notation::read_deck("input", &text, &self.names);
        found.iter().take(SHOWN_MOST).for_each(|found| drop(notation::render(found, "input", &text)));
    }

    fn import(&self, bytes: &[u8]) {
        match import::import(bytes, &Corrections::default()) {
            Ok(printed) => {
                for card in printed.iter().take(4) {
                    let _ = syntax::read_card(card.facts.kind, &card.paragraphs, &self.lexicon);
                }
            }
            Err(problems) => drop(problems.to_string()),
        }
    }

    /// A save that loads can be looked at and played.
    fn save(&self, bytes: &[u8]) {
        let Ok(save) = postcard::from_bytes(bytes) else { return };
        let Ok(mut game) = Game::load(self.catalog.pool().clone(), save, Silent) else { return };
        for _ in 0..LOADED_ANSWERS {
            let _ = game.view(None);
            let Some(answer) = game.options().first().copied() else { return };
            let _ = game.answer(answer);
        }
    }

    /// Answers as bytes into a game: refused or taken, never more.
    fn answers(&self, bytes: &[u8]) {
        let Some((seed, rest)) = bytes.split_first() else { return };
        let Some(mut game) = game_after(self.catalog.pool(), &self.source, u64::from(*seed), 0) else {
            return;
        };
        for chunk in rest.chunks_exact(ANSWER_BYTES).take(ANSWERS_MOST) {
            let [kind, a, b, c, d] = *chunk else { return };
            let (first, second) = (u16::from_le_bytes([a, b]), u16::from_le_bytes([c, d]));
            // Half of them are legal, so that the game gets on.
            let answer = if kind < 128 {
                let options = game.options();
                if options.is_empty() {
                    return;
                }
                options[usize::from(first) % options.len()]
            } else {
                written(kind, first, second)
            };
            let _ = game.answer(answer);
        }
    }

    /// Inputs of the right kind to begin with.
    pub fn samples(&self, input: Input) -> Vec<Vec<u8>> {
        match input {
            Input::CardText => {
                let trees = self.catalogue().iter().filter_map(|(ix, _)| self.library.text(ix).ok());
                let abilities = trees.filter_map(|text| text.abilities().map(<[_]>::to_vec)).flatten();
                abilities.step_by(17).map(|printed| syntax::english(&printed.ability).into_bytes()).collect()
            }
            Input::Lore => vec![include_bytes!("../samples/quest.lore").to_vec()],
            Input::DeckList => self.sample_lists(include_str!("../samples/deck.txt")),
            Input::Import => vec![include_bytes!("../samples/cards.json").to_vec()],
            Input::Save => (0..8).filter_map(|seed| self.sample_save(seed)).collect(),
            Input::Answers => (0..8).map(|seed| vec![seed; 400]).collect(),
        }
    }

    /// A list in every form that is read.
    fn sample_lists(&self, list: &str) -> Vec<Vec<u8>> {
        let mut lists = vec![list.to_owned()];
        if let Ok(deck) = cards::deck::read(list, self.catalogue()) {
            lists.push(cards::deck::to_code(&deck, self.catalogue()));
            lists.push(cards::deck::to_json(&deck, self.catalogue()));
        }
        lists.into_iter().map(String::into_bytes).collect()
    }

    fn sample_save(&self, seed: u64) -> Option<Vec<u8>> {
        let game = game_after(self.catalog.pool(), &self.source, seed, 12)?;
        postcard::to_allocvec(&game.save()).ok()
    }
}

/// Any answer that can be written down.
fn written(kind: u8, first: u16, second: u16) -> Answer {
    let (card, other) = (CardIx(first), CardIx(second));
    let ability = AbilityIx(second);
    match kind % 22 {
        0 => Answer::Action(Action::Ink(card)),
        1 => Answer::Action(Action::Play { card, how: How::Ink }),
        2 => Answer::Action(Action::Play { card, how: How::Sing(other) }),
        3 => Answer::Action(Action::Play { card, how: How::Shift { onto: other, and: None } }),
        4 => Answer::Action(Action::Play { card, how: How::Shift { onto: other, and: Some(card) } }),
        5 => Answer::Action(Action::Play { card, how: How::SingTogether }),
        6 => Answer::Action(Action::Play { card, how: How::Way(second as u8) }),
        7 => Answer::Action(Action::Use { card, ability, free: first.is_multiple_of(2) }),
        8 => Answer::Action(Action::Quest(card)),
        9 => Answer::Action(Action::Challenge { with: card, target: other }),
        10 => Answer::Action(Action::Move { card, to: other, free: first.is_multiple_of(2) }),
        11 => Answer::Action(Action::EndTurn),
        12 => Answer::Concede(PlayerIx(first as u8)),
        13 => Answer::Choice(Choice::Accept),
        14 => Answer::Choice(Choice::Decline),
        15 => Answer::Choice(Choice::Card(card)),
        16 => Answer::Choice(Choice::Done),
        17 => Answer::Choice(Choice::Player(PlayerIx(first as u8))),
        18 => Answer::Choice(Choice::Option(first as u8)),
        19 => Answer::Choice(Choice::Number(i32::from(first) - i32::from(second))),
        20 => Answer::Choice(Choice::Name(NameId(first))),
        _ => match second % 3 {
            2 => Answer::Choice(Choice::Class(ClassId(first as u8))),
            0 => Answer::Choice(Choice::Resolve(u32::from(first))),
            _ => Answer::Choice(Choice::Apply(first as u8)),
        },
    }
}

/// An input with some bytes changed, dropped, doubled or put in.
pub fn mutated(sample: &[u8], rng: &mut ChaCha8) -> Vec<u8> {
    let mut bytes = sample.to_vec();
    for _ in 0..=rng.below(6) {
        let at = rng.below(u32::try_from(bytes.len()).unwrap_or(1).max(1)) as usize;
        if bytes.is_empty() {
            bytes.push(0);
        }
        match rng.below(5) {
            0 => bytes[at] = rng.below(256) as u8,
            1 => bytes[at] ^= 1 << rng.below(8),
            2 => drop(bytes.remove(at)),
            3 => bytes.insert(at, rng.below(256) as u8),
            _ => {
                let end = (at + rng.below(40) as usize).min(bytes.len());
                let part = bytes[at..end].to_vec();
                bytes.splice(at..at, part);
            }
        }
    }
    bytes
}
