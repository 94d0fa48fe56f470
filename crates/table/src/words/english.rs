//! English at the table.

use engine::state::{CardIx, Zone};
use engine::{About, Ask};
use files::Damage;
use vocabulary::CardKind;

use super::{Field, KindSought, Merit, QueryError, Tongue};
use crate::journal::{JournalError, Mended};
use crate::{Perspective, SessionError};

pub(super) struct English;

pub(super) static TONGUE: English = English;

impl Tongue for English {
    fn lesson(&self) -> &'static str {
        include_str!("../../../../tutorial/first-game.en.json")
    }

    fn quotes(&self) -> (&'static str, &'static str) {
        ("“", "”")
    }

    fn ink_drops(&self, count: u16) -> String {
        match count {
            1 => "1 drop".to_owned(),
            count => format!("{count} drops"),
        }
    }

    fn a_card(&self) -> &'static str {
        "a card"
    }

    fn hidden_card(&self) -> &'static str {
        "a hidden card"
    }

    fn the_ability(&self) -> &'static str {
        "the ability"
    }

    fn question(&self, perspective: &Perspective<'_>, ask: &Ask) -> String {
        let name = |card| perspective.name(card);
        match ask {
            Ask::OpeningHand => "Your opening hand: which cards do you put back for others?".to_owned(),
            Ask::Turn => "Your turn: what do you do?".to_owned(),
            Ask::May { source, about: About::Effect } => {
                format!("{}: do you use this effect?", name(source.card))
            }
            Ask::May { source, about: About::EnterExerted | About::Bodyguard } => {
                format!("{}: does it enter play exerted?", name(source.card))
            }
            Ask::May { source, about: About::Replacement } => {
                format!("{}: do you apply its replacement effect?", name(source.card))
            }
            Ask::Cards { source, picked, enough, .. } => {
                let so_far =
                    if picked.is_empty() { String::new() } else { format!(" ({} chosen)", picked.len()) };
                let may = if *enough { ", or be done" } else { "" };
                match source.card == CardIx::NONE {
                    true => format!("Choose a card{may}{so_far}"),
                    false => format!("{}: choose a card{may}{so_far}", name(source.card)),
                }
            }
            Ask::Player { .. } => "Choose a player".to_owned(),
            Ask::Option { .. } => "Choose one".to_owned(),
            Ask::Number { least, most } => format!("Choose a number from {least} to {most}"),
            Ask::Rounds { most, by_hand } => {
                let once = if *by_hand { " 0 does it only this once." } else { "" };
                format!("You repeat what you just did: how many times, from 1 to {most}?{once}")
            }
            Ask::Name => "Name a card (type its name)".to_owned(),
            Ask::Class => "Choose a classification".to_owned(),
            Ask::Order { placed, .. } if placed.is_empty() => {
                "Put the cards in order: which comes first, on top?".to_owned()
            }
            Ask::Order { .. } => "Which card comes next in the order?".to_owned(),
            Ask::Bag { .. } => "Several of your abilities wait in the bag: which resolves next?".to_owned(),
            Ask::Replacement { .. } => "Several replacement effects apply: which first?".to_owned(),
            Ask::Play { source, .. } => format!("{}: which card do you play now?", name(source.card)),
        }
    }

    fn whose_you(&self, owner: char) -> String {
        format!(" (“you” in its text is {owner})")
    }

    fn waiting(&self, player: char) -> String {
        format!("Player {player} decides …")
    }

    fn you_win(&self) -> &'static str {
        "You win the game."
    }

    fn wins(&self, player: char) -> String {
        format!("Player {player} wins the game.")
    }

    fn drawn(&self) -> &'static str {
        "The game is a draw."
    }

    fn concede(&self) -> &'static str {
        "concede"
    }

    fn ink(&self, card: &str) -> String {
        format!("ink {card}")
    }

    fn play(&self, card: &str, ink: i32) -> String {
        format!("play {card} for {ink} ink")
    }

    fn shift(&self, card: &str, onto: &str) -> String {
        format!("shift {card} onto {onto}")
    }

    fn sing(&self, song: &str, singer: &str) -> String {
        format!("sing {song} with {singer}")
    }

    fn sing_together(&self, song: &str) -> String {
        format!("sing {song} together")
    }

    fn play_as_allowed(&self, card: &str, way: u32) -> String {
        format!("play {card} as a text allows (way {way})")
    }

    fn use_ability(&self, ability: &str, card: &str) -> String {
        format!("use {ability} of {card}")
    }

    fn for_free(&self) -> &'static str {
        " for free"
    }

    fn quest(&self, card: &str, lore: i32) -> String {
        format!("quest with {card} for {lore} lore")
    }

    fn challenge(&self, target: &str, with: &str) -> String {
        format!("challenge {target} with {with}")
    }

    fn move_to(&self, card: &str, location: &str) -> String {
        format!("move {card} to {location}")
    }

    fn for_ink(&self, ink: i32) -> String {
        format!(" for {ink} ink")
    }

    fn end_turn(&self) -> &'static str {
        "end the turn"
    }

    fn yes(&self) -> &'static str {
        "yes"
    }

    fn no(&self) -> &'static str {
        "no"
    }

    fn put_back(&self, card: &str) -> String {
        format!("put back {card}")
    }

    fn only_once(&self) -> &'static str {
        "0: only this once"
    }

    fn keep_the_rest(&self) -> &'static str {
        "keep the rest of the hand"
    }

    fn choose_no_more(&self) -> &'static str {
        "done: choose no more"
    }

    fn yourself(&self) -> &'static str {
        "yourself"
    }

    fn player(&self, player: char) -> String {
        format!("player {player}")
    }

    fn option(&self, number: u8) -> String {
        format!("option {number}")
    }

    fn apply_first(&self, source: &str) -> String {
        format!("apply first the effect of {source}")
    }

    fn resolve(&self, what: &str) -> String {
        format!("resolve {what}")
    }

    fn ability_of(&self, ability: &str, card: &str) -> String {
        format!("{ability} of {card}")
    }

    fn yours(&self) -> &'static str {
        "yours"
    }

    fn of_player(&self, player: char) -> String {
        format!("of {player}")
    }

    fn zone(&self, zone: Zone) -> Option<&'static str> {
        Some(match zone {
            Zone::Play => return None,
            Zone::Hand => "hand",
            Zone::Discard => "discard",
            Zone::Deck => "deck",
            Zone::Inkwell => "inkwell",
            Zone::Under => "under a card",
            Zone::Aside => "being played",
        })
    }

    fn exerted(&self) -> &'static str {
        "exerted"
    }

    fn drying(&self) -> &'static str {
        "drying"
    }

    fn damage(&self, damage: i16) -> String {
        format!("{damage} damage")
    }

    fn unsupported_text(&self) -> &'static str {
        "(the text of this card is not supported)"
    }

    fn symbols(&self) -> [&'static str; 5] {
        ["exert", "ink", "Strength", "Willpower", "lore"]
    }

    fn after_number(&self) -> &'static str {
        ""
    }

    fn kind(&self, kind: CardKind) -> &'static str {
        match kind {
            CardKind::Character => "Character",
            CardKind::Action { song: false } => "Action",
            CardKind::Action { song: true } => "Song",
            CardKind::Item => "Item",
            CardKind::Location => "Location",
        }
    }

    fn inkable(&self) -> &'static str {
        "inkable"
    }

    fn not_inkable(&self) -> &'static str {
        "not inkable"
    }

    fn cost(&self) -> &'static str {
        "cost"
    }

    fn move_cost(&self) -> &'static str {
        "move cost"
    }

    fn no_other_answer(&self) -> &'static str {
        "there is no other legal answer"
    }

    fn opening_hand_advice(&self) -> &'static str {
        "the first turns want cards that cost little and cards to ink; what is too dear goes back"
    }

    fn line_wins(&self) -> &'static str {
        "the line wins the game this turn"
    }

    fn line_chance(&self, chance: &str) -> String {
        format!("its line wins about {chance} of the games that are played on from here")
    }

    fn about_as_good(&self, label: &str, chance: &str) -> String {
        format!("about as good: {label} ({chance})")
    }

    fn next_best(&self, label: &str, chance: &str) -> String {
        format!("next best: {label} ({chance})")
    }

    fn why(&self, reasons: &[Merit], behind: Option<f32>) -> String {
        let reason = |merit: &Merit| match merit {
            Merit::KeepsFromWinning(foe) => format!("it keeps {foe} from winning by questing next turn"),
            Merit::Removes(names) => format!("it takes {} out of play", names.join(" and ")),
            Merit::Gains(lore) => format!("it gains {lore} lore"),
            Merit::Brings(names) => format!("it brings {} into play", names.join(" and ")),
            Merit::Inks => "it makes ink for later turns".to_owned(),
            Merit::BestPosition => "nothing else leaves a better position".to_owned(),
        };
        let reasons: Vec<String> = reasons.iter().map(reason).collect();
        let less = |points: f32| format!("; the next best has {points:.0} points less");
        format!("Why: {}{}.", reasons.join(", and "), behind.map(less).unwrap_or_default())
    }

    fn why_it_wins(&self) -> &'static str {
        "Why: it wins this turn, whatever is hidden or drawn."
    }

    fn journal_error(&self, error: &JournalError) -> String {
        error.to_string()
    }

    fn mended(&self, mended: &Mended) -> String {
        let path = mended.path.display();
        let Damage { line, lost } = mended.damage;
        match &mended.aside {
            None => format!("{path}: damaged in line {line}; nothing is lost, and it is mended"),
            Some(aside) => format!(
                "{path}: damaged in line {line}; the game goes on from the last good answer before it (lines not read: {lost}). The damaged file is kept as {}",
                aside.display()
            ),
        }
    }

    fn session_error(&self, error: &SessionError) -> String {
        error.to_string()
    }

    fn query_error(&self, error: &QueryError<'_>) -> String {
        match error {
            QueryError::Empty => "nothing to look for".to_owned(),
            QueryError::TooLong { most } => format!("more than {most} letters to look for"),
            QueryError::OpenQuote => "a quote is not closed".to_owned(),
            QueryError::SaysNothing(token) => format!("{token:?} says nothing"),
            QueryError::NoSuchField { written, names } => {
                format!("no field is called {written:?}; there are {names}")
            }
            QueryError::NoComparison { written, rest } => {
                format!("{written}{rest}: expected a comparison, such as {written}>=2")
            }
            QueryError::NoNumber { written, rest, value } => {
                format!("{written}{rest}: {value:?} is no number")
            }
            QueryError::NoWord { written, rest } => {
                format!("{written}{rest}: expected {written}: and a word")
            }
            QueryError::NoneOf { value, words } => format!("{value:?} is none of {words}"),
            QueryError::NoInk(value) => format!("{value:?} is no ink"),
            QueryError::NoRarity(value) => format!("{value:?} is no rarity"),
            QueryError::NeitherYesNorNo(value) => format!("{value:?} is neither yes nor no"),
        }
    }

    fn field(&self, field: Field) -> &'static [&'static str] {
        match field {
            Field::Name => &["name"],
            Field::Type => &["type"],
            Field::Ink => &["ink"],
            Field::Class => &["class"],
            Field::Keyword => &["keyword"],
            Field::Set => &["set"],
            Field::Rarity => &["rarity"],
            Field::Inkable => &["inkable"],
            Field::Supported => &["supported"],
            Field::Cost => &["cost"],
            Field::Strength => &["strength"],
            Field::Willpower => &["willpower"],
            Field::Lore => &["lore"],
            Field::MoveCost => &["move"],
        }
    }

    fn kind_sought(&self, kind: KindSought) -> &'static str {
        match kind {
            KindSought::Character => "character",
            KindSought::Action => "action",
            KindSought::Song => "song",
            KindSought::Item => "item",
            KindSought::Location => "location",
        }
    }

    fn yes_and_no(&self) -> [&'static [&'static str]; 2] {
        [&["yes", "true"], &["no", "false"]]
    }
}
