//! What is said at the table: one trait, one file a language that answers it, and small words that several screens share.

use engine::Ask;
use engine::state::{PlayerIx, Zone};
use notation::Language;
use vocabulary::CardKind;

use crate::journal::{JournalError, Mended};
use crate::{Perspective, SessionError};

/// How a language says what is said at the table. A language that lacks something does not compile.
pub(crate) trait Tongue: Sync {
    /// The file that tells the lesson of a first game.
    fn lesson(&self) -> &'static str;

    /// The quotes in which the text of a card stands.
    fn quotes(&self) -> (&'static str, &'static str);
    /// So many ink drops (1.13); more than none.
    fn ink_drops(&self, count: u16) -> String;
    /// A card of which nothing is told.
    fn a_card(&self) -> &'static str;
    /// A card that the player may not see.
    fn hidden_card(&self) -> &'static str;
    /// An ability without a name.
    fn the_ability(&self) -> &'static str;

    /// The question as a sentence.
    fn question(&self, perspective: &Perspective<'_>, ask: &Ask) -> String;
    /// Who "you" is in the text of somebody else's card.
    fn whose_you(&self, owner: char) -> String;
    /// That somebody else decides.
    fn waiting(&self, player: char) -> String;
    /// That the player who looks has won.
    fn you_win(&self) -> &'static str;
    /// That another player has won.
    fn wins(&self, player: char) -> String;
    /// That nobody wins.
    fn drawn(&self) -> &'static str;

    /// The move by which a player concedes.
    fn concede(&self) -> &'static str;
    /// 4.2
    fn ink(&self, card: &str) -> String;
    /// 4.3: for so much ink.
    fn play(&self, card: &str, ink: i32) -> String;
    /// 8.10
    fn shift(&self, card: &str, onto: &str) -> String;
    /// 5.4.4.2
    fn sing(&self, song: &str, singer: &str) -> String;
    /// 8.12
    fn sing_together(&self, song: &str) -> String;
    /// As a text allows; ways are counted from 1.
    fn play_as_allowed(&self, card: &str, way: u32) -> String;
    /// 4.4
    fn use_ability(&self, ability: &str, card: &str) -> String;
    /// Behind a move that costs nothing.
    fn for_free(&self) -> &'static str;
    /// 4.5
    fn quest(&self, card: &str, lore: i32) -> String;
    /// 4.6
    fn challenge(&self, target: &str, with: &str) -> String;
    /// 4.7
    fn move_to(&self, card: &str, location: &str) -> String;
    /// Behind a move that costs so much ink.
    fn for_ink(&self, ink: i32) -> String;
    /// 3.3.2
    fn end_turn(&self) -> &'static str;
    /// To a "may".
    fn yes(&self) -> &'static str;
    /// To a "may".
    fn no(&self) -> &'static str;
    /// 2.2.2
    fn put_back(&self, card: &str) -> String;
    /// 6.1.10: a loop is not repeated.
    fn only_once(&self) -> &'static str;
    /// 2.2.2
    fn keep_the_rest(&self) -> &'static str;
    /// Nothing more is chosen.
    fn choose_no_more(&self) -> &'static str;
    /// The player who looks.
    fn yourself(&self) -> &'static str;
    /// Another player.
    fn player(&self, player: char) -> String;
    /// 6.1.5
    fn option(&self, number: u8) -> String;
    /// 6.5.7
    fn apply_first(&self, source: &str) -> String;
    /// 7.7.4
    fn resolve(&self, what: &str) -> String;
    /// An ability of a card.
    fn ability_of(&self, ability: &str, card: &str) -> String;

    /// A card of the player who looks.
    fn yours(&self) -> &'static str;
    /// A card of another player.
    fn of_player(&self, player: char) -> String;
    /// Where a card is; nothing where it is in play.
    fn zone(&self, zone: Zone) -> Option<&'static str>;
    /// Of a card in play.
    fn exerted(&self) -> &'static str;
    /// Of a character in play.
    fn drying(&self) -> &'static str;
    /// So much damage.
    fn damage(&self, damage: i16) -> String;

    /// What stands in place of a text that cannot be read.
    fn unsupported_text(&self) -> &'static str;
    /// The words for {E}, {I}, {S}, {W} and {L}.
    fn symbols(&self) -> [&'static str; 5];
    /// What stands between a number and the word for a symbol.
    fn after_number(&self) -> &'static str;
    /// The kind of a card.
    fn kind(&self, kind: CardKind) -> &'static str;
    /// With the inkwell symbol.
    fn inkable(&self) -> &'static str;
    /// Without it.
    fn not_inkable(&self) -> &'static str;
    /// The ink cost.
    fn cost(&self) -> &'static str;
    /// The move cost.
    fn move_cost(&self) -> &'static str;

    /// A hint that is the only answer.
    fn no_other_answer(&self) -> &'static str;
    /// A hint about the opening hand.
    fn opening_hand_advice(&self) -> &'static str;
    /// A line that wins.
    fn line_wins(&self) -> &'static str;
    /// How often a line wins.
    fn line_chance(&self, chance: &str) -> String;
    /// Another line that is about as good.
    fn about_as_good(&self, label: &str, chance: &str) -> String;
    /// Another line that is worse.
    fn next_best(&self, label: &str, chance: &str) -> String;
    /// Reasons as one sentence, with how many points the next best line has less.
    fn why(&self, reasons: &[Merit], behind: Option<f32>) -> String;
    /// The sentence for a line that is sure to win.
    fn why_it_wins(&self) -> &'static str;

    /// Why a journal is refused.
    fn journal_error(&self, error: &JournalError) -> String;
    /// What became of a damaged journal.
    fn mended(&self, mended: &Mended) -> String;
    /// Why a session cannot begin or go on; what the rules say to it is told by the narrator.
    fn session_error(&self, error: &SessionError) -> String;
    /// What is wrong with a query.
    fn query_error(&self, error: &QueryError<'_>) -> String;
    /// The names of a field of queries, without accents, the usual one first.
    fn field(&self, field: Field) -> &'static [&'static str];
    /// A kind of card in queries, without accents.
    fn kind_sought(&self, kind: KindSought) -> &'static str;
    /// What is understood as yes, and as no, without accents.
    fn yes_and_no(&self) -> [&'static [&'static str]; 2];
}

/// What speaks for a line of play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Merit {
    /// It keeps this player from winning next turn.
    KeepsFromWinning(char),
    /// It takes these out of play.
    Removes(Vec<String>),
    /// It gains so much lore.
    Gains(i32),
    /// It brings these into play.
    Brings(Vec<String>),
    /// It makes ink.
    Inks,
    /// Nothing of all that.
    BestPosition,
}

/// A field of a query.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Field {
    Name,
    Type,
    Ink,
    Class,
    Keyword,
    Set,
    Rarity,
    Inkable,
    Supported,
    Cost,
    Strength,
    Willpower,
    Lore,
    MoveCost,
}

impl Field {
    /// All of them, in the order in which they are listed.
    pub(crate) const ALL: [Field; 14] = [
        Field::Name,
        Field::Type,
        Field::Ink,
        Field::Class,
        Field::Keyword,
        Field::Set,
        Field::Rarity,
        Field::Inkable,
        Field::Supported,
        Field::Cost,
        Field::Strength,
        Field::Willpower,
        Field::Lore,
        Field::MoveCost,
    ];
}

/// A kind of card, as one looks for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum KindSought {
    Character,
    Action,
    Song,
    Item,
    Location,
}

impl KindSought {
    /// All of them.
    pub(crate) const ALL: [KindSought; 5] =
        [KindSought::Character, KindSought::Action, KindSought::Song, KindSought::Item, KindSought::Location];
}

/// What is wrong with a query.
#[derive(Clone, Copy, Debug)]
pub(crate) enum QueryError<'a> {
    Empty,
    TooLong { most: usize },
    OpenQuote,
    SaysNothing(&'a str),
    NoSuchField { written: &'a str, names: &'a str },
    NoComparison { written: &'a str, rest: &'a str },
    NoNumber { written: &'a str, rest: &'a str, value: &'a str },
    NoWord { written: &'a str, rest: &'a str },
    NoneOf { value: &'a str, words: &'a str },
    NoInk(&'a str),
    NoRarity(&'a str),
    NeitherYesNorNo(&'a str),
}

vocabulary::tables! {
    /// Who speaks a language.
    pub(crate) fn tongue -> &'static dyn Tongue = &TONGUE;
}

/// The quotes in which the text of a card stands.
pub fn quotes(language: Language) -> (&'static str, &'static str) {
    tongue(language).quotes()
}

/// A player's letter, as the narrator names them.
pub fn letter(player: PlayerIx) -> char {
    char::from(b'A' + (player.index() as u8).min(25))
}

/// Ink drops beside ink cards, where there are any (1.13).
pub fn ink_drops(count: u16, language: Language) -> String {
    match count {
        0 => String::new(),
        count => format!(" + {}", tongue(language).ink_drops(count)),
    }
}

/// A name as it is compared: lower case, without accents.
pub fn folded(text: &str) -> String {
    vocabulary::spelling(text.trim())
}

/// A sentence begins with a capital.
pub fn capitalised(text: &str) -> String {
    let mut rest = text.chars();
    rest.next().map_or_else(String::new, |first| first.to_uppercase().chain(rest).collect())
}
