//! The scene: everything one player sees of a game, as plain data for any screen.

use engine::program::{DefIx, Keyword, Kinds};
use engine::state::{CardIx, GameResult, PlayerIx};
use engine::view::{InPlay, PlayerView, View};
use notation::Language;
use vocabulary::KeywordNumber;

use crate::question::waiting;
use crate::words::{letter, tongue};
use crate::{Perspective, Question};

/// What one player sees.
#[derive(Clone, Debug, PartialEq)]
pub struct Scene {
    /// Who looks.
    pub viewer: PlayerIx,
    /// The number of the turn.
    pub turn: u16,
    /// Whose turn it is.
    pub active: PlayerIx,
    /// How the game stands.
    pub result: GameResult,
    /// All sides; the viewer's first.
    pub sides: Vec<Side>,
    /// Waiting abilities, in words.
    pub bag: Vec<String>,
    /// The cards in a challenge.
    pub challenge: Option<(String, String)>,
    /// What the viewer must decide.
    pub question: Option<Question>,
    /// The question, or whose decision is awaited, or how the game ended.
    pub prompt: String,
}

/// One player's side of the table.
#[derive(Clone, Debug, PartialEq)]
pub struct Side {
    /// Whose side it is.
    pub player: PlayerIx,
    /// Whether it is that of who looks.
    pub is_viewer: bool,
    /// Their lore.
    pub lore: i32,
    /// Ready ink.
    pub ink_ready: usize,
    /// All ink.
    pub ink_total: usize,
    /// 1.13: ink drops.
    pub ink_drops: u16,
    /// Cards left in the deck.
    pub deck: usize,
    /// The hand, as far as the viewer may see it.
    pub hand: Vec<Hand>,
    /// The discard, the last card last.
    pub discard: Vec<(CardIx, DefIx, String)>,
    /// What is in play.
    pub pieces: Vec<Piece>,
    /// Whether this player has left the game.
    pub out: bool,
}

/// A card of a hand.
#[derive(Clone, Debug, PartialEq)]
pub struct Hand {
    /// The card, where it is known.
    pub known: Option<(CardIx, DefIx)>,
    /// Its name, or that it is hidden.
    pub name: String,
    /// What it costs now.
    pub cost: i16,
    /// Whether it may be inked.
    pub inkable: bool,
}

/// A card in play.
#[derive(Clone, Debug, PartialEq)]
pub struct Piece {
    /// Which card of the game.
    pub card: CardIx,
    /// Which card of the pool.
    pub def: DefIx,
    /// Its full name.
    pub name: String,
    /// Its kinds.
    pub kinds: Kinds,
    /// Whether it is exerted.
    pub exerted: bool,
    /// Whether it is drying.
    pub drying: bool,
    /// Damage on it.
    pub damage: i16,
    /// Its Strength now.
    pub strength: i32,
    /// Its Willpower now.
    pub willpower: i32,
    /// Its lore value now.
    pub lore: i32,
    /// The location it is at.
    pub at: Option<String>,
    /// How many cards are under it.
    pub under: usize,
    /// Current keywords with their numbers, in words.
    pub keywords: Vec<String>,
}

impl Scene {
    /// What the player sees now.
    pub fn of(perspective: &Perspective<'_>) -> Scene {
        let view = perspective.game.view(Some(perspective.viewer));
        let mut sides: Vec<Side> =
            view.players.iter().enumerate().map(|(at, player)| side(perspective, at, player)).collect();
        sides.rotate_left(perspective.viewer.index().min(view.players.len()));
        let question = Question::of(perspective);
        let prompt = prompt(perspective, &view, question.as_ref());
        let waits = |(_, player, card, ability): &(u32, PlayerIx, CardIx, _)| {
            format!("{}: {} ({})", letter(*player), perspective.ability(*ability), perspective.name(*card))
        };
        Scene {
            viewer: perspective.viewer,
            turn: view.turn,
            active: view.active,
            result: view.result,
            sides,
            bag: view.bag.iter().map(waits).collect(),
            challenge: view.challenge.map(|(one, other)| (perspective.name(one), perspective.name(other))),
            question,
            prompt,
        }
    }

    /// The viewer's own side.
    pub fn own(&self) -> &Side {
        &self.sides[0]
    }
}

fn prompt(perspective: &Perspective<'_>, view: &View, question: Option<&Question>) -> String {
    match (view.result, question, view.decides) {
        (GameResult::Won(player), ..) if player == perspective.viewer => {
            tongue(perspective.language).you_win().to_owned()
        }
        (GameResult::Won(player), ..) => tongue(perspective.language).wins(letter(player)),
        (GameResult::Drawn, ..) => tongue(perspective.language).drawn().to_owned(),
        (GameResult::Open, Some(question), _) => question.text.clone(),
        (GameResult::Open, None, Some(player)) => waiting(player, perspective.language),
        (GameResult::Open, None, None) => String::new(),
    }
}

fn side(perspective: &Perspective<'_>, at: usize, player: &PlayerView) -> Side {
    let ix = PlayerIx(at as u8);
    let name = |def: DefIx| perspective.collection.name(def).to_owned();
    Side {
        player: ix,
        is_viewer: ix == perspective.viewer,
        lore: player.lore,
        ink_ready: player.inkwell.iter().filter(|exerted| !**exerted).count(),
        ink_total: player.inkwell.len(),
        ink_drops: player.ink_drops,
        deck: player.deck,
        hand: player.hand.iter().map(|card| hand(perspective, *card)).collect(),
        discard: player.discard.iter().map(|(card, def)| (*card, *def, name(*def))).collect(),
        pieces: player.play.iter().map(|card| piece(perspective, card)).collect(),
        out: player.out,
    }
}

/// "Challenger +2", "Singer 5", "Ward".
fn numbered(keyword: Keyword, number: i32, language: Language) -> String {
    let word = keyword.name(language);
    match keyword.number() {
        // 8.10: the cost of Shift stands in its text.
        KeywordNumber::Plain if keyword == Keyword::Shift => word.to_owned(),
        KeywordNumber::Plus => format!("{word} {number:+}"),
        KeywordNumber::Plain => format!("{word} {number}"),
        KeywordNumber::None => word.to_owned(),
    }
}

fn hand(perspective: &Perspective<'_>, known: Option<(CardIx, DefIx)>) -> Hand {
    match known {
        Some((_, def)) => {
            let card = perspective.game.pool().card(def);
            Hand {
                known,
                name: perspective.collection.name(def).to_owned(),
                cost: card.cost,
                inkable: card.inkable,
            }
        }
        None => Hand { known, name: perspective.hidden().to_owned(), cost: 0, inkable: false },
    }
}

fn piece(perspective: &Perspective<'_>, card: &InPlay) -> Piece {
    let keywords = Keyword::ALL.into_iter().filter(|keyword| card.values.has(*keyword));
    Piece {
        card: card.card,
        def: card.def,
        name: perspective.collection.name(card.def).to_owned(),
        kinds: perspective.game.pool().card(card.def).kinds,
        exerted: card.exerted,
        drying: card.drying,
        damage: card.damage,
        strength: card.values.strength,
        willpower: card.values.willpower,
        lore: card.values.lore,
        at: card.at.map(|location| perspective.name(location)),
        under: card.under.len(),
        keywords: keywords
            .map(|keyword| numbered(keyword, card.values.number(keyword), perspective.language))
            .collect(),
    }
}
