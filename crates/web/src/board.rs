//! The table as plain data: what lies where, and what is asked.

use engine::state::{CardIx, GameResult, PlayerIx};
use engine::{Answer, Choice, Game, Log};
use notation::Language;
use serde::Serialize;
use table::{Collection, Hand, Perspective, Piece, Question, Refused, SavedAnswer, Scene, Side};
use ts_rs::TS;

use crate::Trouble;
use crate::words::{InkWord, KindWord};

/// The table, as one player sees it or as one who sees everything.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Board {
    /// The number of the turn.
    pub turn: u16,
    /// The active player, from 0.
    pub active: u8,
    /// Whose eyes; none for a judge's.
    pub viewer: Option<u8>,
    /// How the game stands.
    pub outcome: Outcome,
    /// The winner, where there is one.
    pub winner: Option<u8>,
    /// Player by player.
    pub sides: Vec<BoardSide>,
    /// Waiting abilities, in words.
    pub bag: Vec<String>,
    /// Who challenges whom, while that goes on.
    pub challenge: Option<(String, String)>,
    /// Who decides now.
    pub decides: Option<u8>,
    /// What is asked, where the viewer may know.
    pub question: Option<BoardQuestion>,
    /// The question, or whose decision is awaited, or how the game ended.
    pub prompt: String,
}

/// Whether the game is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "lowercase")]
pub enum Outcome {
    /// It goes on.
    Open,
    /// Somebody has won.
    Won,
    /// Nobody wins.
    Drawn,
}

/// One player's side.
#[derive(Clone, Debug, Serialize, TS)]
pub struct BoardSide {
    /// Whose side it is, from 0.
    pub player: u8,
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
    pub hand: Vec<BoardCard>,
    /// The discard pile.
    pub discard: Vec<BoardCard>,
    /// What is in play.
    pub play: Vec<BoardCard>,
    /// Whether this player has left the game.
    pub out: bool,
}

/// A card on the table.
#[derive(Clone, Debug, Serialize, TS)]
pub struct BoardCard {
    /// Its number in this game; none where it is hidden.
    pub card: Option<u16>,
    /// Its full name, or that it is hidden.
    pub name: String,
    /// What the text calls it, where another card has the same name.
    pub alias: Option<String>,
    /// What kind of card it is.
    pub kind: KindWord,
    /// Its inks.
    pub inks: Vec<InkWord>,
    /// What it costs now.
    pub cost: i16,
    /// Whether it has the inkwell symbol.
    pub inkable: bool,
    /// Whether it is exerted.
    pub exerted: bool,
    /// Whether it is drying.
    pub drying: bool,
    /// Damage on it.
    pub damage: i16,
    /// Its Strength now.
    pub strength: Option<i32>,
    /// Its Willpower now.
    pub willpower: Option<i32>,
    /// Its lore value now.
    pub lore: Option<i32>,
    /// The number of the location it is at.
    pub at: Option<u16>,
    /// How many cards lie under it.
    pub under: usize,
    /// Its keywords, in words.
    pub keywords: Vec<String>,
}

/// What is asked.
#[derive(Clone, Debug, Serialize, TS)]
pub struct BoardQuestion {
    /// Who is asked, from 0.
    pub player: u8,
    /// The question.
    pub text: String,
    /// The card whose text asks.
    pub source: Option<u16>,
    /// The text that asks.
    pub asking: Vec<String>,
    /// The answers to choose from.
    pub moves: Vec<BoardMove>,
    /// Whether the name of any card is an answer.
    pub by_name: bool,
    /// Whether a number is an answer.
    pub by_number: bool,
}

impl Board {
    /// Writes down what the text calls cards that have copies.
    pub(crate) fn call(mut self, called: &[(CardIx, String)]) -> Board {
        let sides = self.sides.iter_mut();
        for card in sides.flat_map(|side| side.play.iter_mut().chain(&mut side.hand).chain(&mut side.discard))
        {
            let own = called.iter().find(|(known, _)| Some(known.0) == card.card);
            card.alias = own.map(|(_, alias)| alias.clone());
        }
        self
    }
}

/// A legal answer.
#[derive(Clone, Debug, Serialize, TS)]
pub struct BoardMove {
    /// To be sent back as it is.
    pub answer: String,
    /// The card that it is about.
    pub card: Option<u16>,
    /// The words for it.
    pub label: String,
    /// Touching the card is enough: it is chosen, nothing is done with it.
    pub is_choice: bool,
}

/// A move that the rules refuse.
#[derive(Clone, Debug, Serialize, TS)]
pub struct RefusedMove {
    /// The words for it.
    pub label: String,
    /// The rule that refuses it.
    pub rule: String,
    /// The reason.
    pub why: String,
}

impl From<Refused> for RefusedMove {
    fn from(refused: Refused) -> RefusedMove {
        RefusedMove { label: refused.label, rule: refused.rule.to_string(), why: refused.why }
    }
}

/// A table to be shown.
#[derive(Clone, Copy)]
pub struct Shown<'a> {
    /// The cards.
    pub collection: &'a Collection,
    /// The game shown.
    pub game: &'a Game<Log>,
    /// The language of all words.
    pub language: Language,
}

impl<'a> Shown<'a> {
    pub(crate) fn eyes(&self, viewer: PlayerIx) -> Perspective<'a> {
        Perspective { collection: self.collection, game: self.game, viewer, language: self.language }
    }

    /// The table as one player sees it, their own side first.
    pub fn seen_by(&self, viewer: PlayerIx) -> Board {
        let scene = Scene::of(&self.eyes(viewer));
        let sides = scene.sides.iter().map(|side| self.side(side)).collect();
        self.board(Some(viewer), &scene, sides)
    }

    /// The table as a judge sees it: all hands open, the question of whoever decides.
    pub fn open(&self) -> Board {
        let players = (0..self.game.state().players().len() as u8).map(PlayerIx);
        let scenes: Vec<Scene> = players.map(|player| Scene::of(&self.eyes(player))).collect();
        let sides = scenes.iter().map(|scene| self.side(scene.own())).collect();
        // Who won is told as to somebody else: nobody here is "you".
        let eyes = match (self.game.decision(), self.game.result()) {
            (Some(open), _) => open.player.index(),
            (None, GameResult::Won(winner)) => (winner.index() + 1) % scenes.len(),
            (None, _) => 0,
        };
        let scene = scenes.get(eyes).unwrap_or(&scenes[0]);
        self.board(None, scene, sides)
    }

    fn board(&self, viewer: Option<PlayerIx>, scene: &Scene, sides: Vec<BoardSide>) -> Board {
        let (outcome, winner) = match scene.result {
            GameResult::Open => (Outcome::Open, None),
            GameResult::Won(player) => (Outcome::Won, Some(player.0)),
            GameResult::Drawn => (Outcome::Drawn, None),
        };
        let decides = self.game.decision().map(|open| open.player);
        let question = scene.question.as_ref().zip(decides).map(|(question, player)| asked(question, player));
        Board {
            turn: scene.turn,
            active: scene.active.0,
            viewer: viewer.map(|viewer| viewer.0),
            outcome,
            winner,
            sides,
            bag: scene.bag.clone(),
            challenge: scene.challenge.clone(),
            decides: decides.map(|player| player.0),
            question,
            prompt: scene.prompt.clone(),
        }
    }

    fn side(&self, side: &Side) -> BoardSide {
        let discard = side.discard.iter().map(|(card, _, name)| self.card(Some(*card), name.clone()));
        BoardSide {
            player: side.player.0,
            lore: side.lore,
            ink_ready: side.ink_ready,
            ink_total: side.ink_total,
            ink_drops: side.ink_drops,
            deck: side.deck,
            hand: side.hand.iter().map(|card| self.in_hand(card)).collect(),
            discard: discard.collect(),
            play: side.pieces.iter().map(|piece| self.in_play(piece)).collect(),
            out: side.out,
        }
    }

    fn in_hand(&self, hand: &Hand) -> BoardCard {
        let mut card = self.card(hand.known.map(|(card, _)| card), hand.name.clone());
        card.cost = hand.cost;
        card.inkable = hand.inkable;
        card
    }

    fn in_play(&self, piece: &Piece) -> BoardCard {
        let printed = self.card(Some(piece.card), piece.name.clone());
        let found = self.game.state().card(piece.card);
        let has_values = |printed: Option<i32>, now: i32| printed.map(|_| now);
        BoardCard {
            exerted: piece.exerted,
            drying: piece.drying,
            damage: piece.damage,
            strength: has_values(printed.strength, piece.strength),
            willpower: has_values(printed.willpower, piece.willpower),
            lore: has_values(printed.lore, piece.lore),
            at: (found.at() != CardIx::NONE).then_some(found.at().0),
            under: piece.under,
            keywords: piece.keywords.clone(),
            ..printed
        }
    }

    /// A card as it is printed.
    fn card(&self, card: Option<CardIx>, name: String) -> BoardCard {
        let def = card.map(|card| self.game.state().card(card).def());
        let facts = def.and_then(|def| self.collection.facts(def));
        let number = |value: Option<u8>| value.map(i32::from);
        BoardCard {
            card: card.map(|card| card.0),
            name,
            alias: None,
            kind: facts.map_or(KindWord::Filler, |facts| facts.kind.into()),
            inks: facts.map(|facts| facts.inks.iter().map(InkWord::from).collect()).unwrap_or_default(),
            cost: facts.map_or(0, |facts| facts.cost.into()),
            inkable: facts.is_some_and(|facts| facts.inkable),
            exerted: false,
            drying: false,
            damage: 0,
            strength: facts.and_then(|facts| number(facts.strength)),
            willpower: facts.and_then(|facts| number(facts.willpower)),
            lore: facts.and_then(|facts| number(facts.lore)),
            at: None,
            under: 0,
            keywords: Vec::new(),
        }
    }
}

fn asked(question: &Question, player: PlayerIx) -> BoardQuestion {
    let made = |one: &table::Move| BoardMove {
        answer: wired(one.answer),
        card: one.card.map(|card| card.0),
        label: one.label.clone(),
        is_choice: matches!(one.answer, Answer::Choice(Choice::Card(_))),
    };
    BoardQuestion {
        player: player.0,
        text: question.text.clone(),
        source: question.source.map(|card| card.0),
        asking: question.asking.clone(),
        moves: question.moves.iter().map(made).collect(),
        by_name: question.by_name,
        by_number: question.by_number,
    }
}

/// An answer as the page carries it about.
pub(crate) fn wired(answer: Answer) -> String {
    // Numbers and names of variants always have a JSON form.
    serde_json::to_string(&SavedAnswer::from(answer)).unwrap_or_default()
}

/// The answer that the page brings back.
pub(crate) fn unwired(text: &str) -> Result<Answer, Trouble> {
    Ok(serde_json::from_str::<SavedAnswer>(text)?.into())
}
