//! The lines of the bot protocol: what a bot is told, and what it may answer.
//!
//! Everything is made from the seat's view: what a player may not see is not in the lines either.

use super::veil::Veil;
use super::{Asking, event};
use engine::program::{CardDef, DefIx, Keyword, Kinds, Pool};
use engine::state::{CardIx, GameResult, Obj, PlayerIx, State, TurnStep};
use engine::view::{InPlay, PlayerView};
use engine::{About, Action, Answer, Ask, Board, Choice, How, View, Witnessed};
use notation::Catalog;
use players::Seat;
use serde_json::{Map, Value, json};
use std::collections::{BTreeMap, BTreeSet};

/// Counts up when a bot that understood the lines before would not any more.
pub const PROTOCOL_VERSION: u32 = 2;

/// The protocol in words, as `lore bot-protocol` prints it.
pub const PROTOCOL: &str = include_str!("protocol.md");

pub(super) fn begin(game: u32, seat: usize, deck: &[(u32, String)]) -> String {
    let deck: Vec<Value> =
        deck.iter().map(|(copies, name)| json!({ "copies": copies, "name": name })).collect();
    line(&json!({ "say": "begin", "protocol": PROTOCOL_VERSION, "game": game, "you": seat, "deck": deck }))
}

pub(super) fn end(
    result: &str,
    player: PlayerIx,
    board: &Board,
    (catalog, veil): (&Catalog, &Veil),
    witnessed: &[Witnessed],
) -> String {
    let scribe = Scribe { pool: catalog.pool(), catalog, veil, faces: faces(&board.view(Some(player))) };
    let lore: Vec<i32> = board.state.players().iter().map(|player| player.lore()).collect();
    let events = scribe.events(&board.state, witnessed);
    line(&json!({ "say": "end", "result": result, "lore": lore, "events": events }))
}

fn line(value: &Value) -> String {
    format!("{value}\n")
}

/// A decision as a line, and its answers as they stand in it.
pub(super) struct Question {
    decision: Value,
    view: Value,
    /// Texts of cards that were not told before, by name.
    texts: Map<String, Value>,
    /// What happened since the last question.
    events: Value,
    answers: Vec<Value>,
}

/// What a bot wrote.
pub(super) enum Reply {
    /// The position of the answer in the list.
    Index(usize),
    /// The answer itself.
    Answer(Value),
}

/// Reads the line of a bot: a number, `{"answer": number}` or `{"answer": {…}}`.
pub(super) fn reply(text: &str) -> Option<Reply> {
    let value: Value = serde_json::from_str(text).ok()?;
    let answer = match value {
        Value::Object(mut fields) => fields.remove("answer")?,
        other => other,
    };
    match answer {
        Value::Number(number) => Some(Reply::Index(usize::try_from(number.as_u64()?).ok()?)),
        Value::Object(_) => Some(Reply::Answer(answer)),
        _ => None,
    }
}

impl Question {
    /// The question, with the answers in an order that says nothing: `options` come to be in the same one. Of cards whose text
    /// was not told before, it is told.
    pub(super) fn new(
        seat: &Seat<'_>,
        asking: Asking,
        options: &mut Vec<Answer>,
        (pool, catalog): (&Pool, &Catalog),
        veil: &Veil,
        (told, state, witnessed): (&mut BTreeSet<DefIx>, &State, &[Witnessed]),
    ) -> Question {
        let view = seat.view();
        let scribe = Scribe { pool, catalog, veil, faces: faces(&view) };
        let mut answers: Vec<(Value, Answer)> =
            options.iter().map(|answer| (scribe.answer(*answer), *answer)).collect();
        // As the engine lists them they are in the order of the hand or of the deck lists.
        answers.sort_by_cached_key(|(value, _)| (value["do"].to_string(), value.to_string()));
        *options = answers.iter().map(|(_, answer)| *answer).collect();
        let shown = scribe.faces.values().copied().chain(witnessed.iter().flat_map(event::shown));
        let fresh: BTreeSet<DefIx> = shown.filter(|def| told.insert(*def)).collect();
        let text = |def: &DefIx| (catalog.name(*def).to_owned(), Value::from(catalog.card_text(*def)));
        Question {
            decision: seat.ask().map_or(Value::Null, |ask| scribe.ask(ask, asking)),
            view: scribe.view(&view),
            texts: fresh.iter().map(text).collect(),
            events: scribe.events(state, witnessed),
            answers: answers.into_iter().map(|(value, _)| value).collect(),
        }
    }

    pub(super) fn line(&self) -> String {
        let Question { decision, view, texts, events, answers } = self;
        let mut question = json!({
            "say": "decide", "decision": decision, "view": view, "events": events, "answers": answers,
        });
        if !texts.is_empty() {
            question["texts"] = texts.clone().into();
        }
        line(&question)
    }

    /// The position of an answer; names in it are not looked at.
    pub(super) fn find(&self, answer: &Value) -> Option<usize> {
        let plain = without_names(answer);
        self.answers.iter().position(|known| without_names(known) == plain)
    }
}

fn without_names(answer: &Value) -> Value {
    match answer {
        Value::Object(fields) => Value::Object(
            fields.iter().filter(|(key, _)| *key != "name").map(|(k, v)| (k.clone(), v.clone())).collect(),
        ),
        other => other.clone(),
    }
}

/// All cards that the view shows.
fn faces(view: &View) -> BTreeMap<CardIx, DefIx> {
    let mut faces = BTreeMap::new();
    for player in &view.players {
        faces.extend(player.deck_known.iter().map(|(_, card, def)| (*card, *def)));
        faces.extend(player.hand.iter().flatten().copied());
        faces.extend(player.discard.iter().copied());
        faces.extend(player.inkwell_known.iter().map(|(_, card, def)| (*card, *def)));
        for card in &player.play {
            faces.insert(card.card, card.def);
            faces.extend(card.under.iter().flatten().copied());
        }
    }
    faces
}

pub(super) struct Scribe<'a> {
    pub(super) pool: &'a Pool,
    pub(super) catalog: &'a Catalog,
    veil: &'a Veil,
    /// All cards that the bot knows now.
    pub(super) faces: BTreeMap<CardIx, DefIx>,
}

impl Scribe<'_> {
    fn how(&self, how: How) -> Value {
        match how {
            How::Ink => "ink".into(),
            How::Shift { onto, and } => {
                let onto: Vec<u32> = std::iter::once(onto).chain(and).map(|card| self.number(card)).collect();
                json!({ "shift": onto })
            }
            How::Sing(singer) => json!({ "sing": self.number(singer) }),
            How::SingTogether => "sing together".into(),
            How::Way(way) => json!({ "way": way }),
        }
    }

    pub(super) fn number(&self, card: CardIx) -> u32 {
        self.veil.number(card)
    }

    fn name(&self, card: CardIx) -> Value {
        self.faces.get(&card).map_or(Value::Null, |def| self.catalog.name(*def).into())
    }

    fn cards(&self, cards: &[Obj]) -> Value {
        cards
            .iter()
            .map(|obj| json!({ "card": self.number(obj.card), "name": self.name(obj.card) }))
            .collect()
    }

    fn ask(&self, ask: &Ask, asking: Asking) -> Value {
        let card = |card: CardIx| json!({ "card": self.number(card), "name": self.name(card) });
        let source = |obj: &Obj| match obj.card {
            CardIx::NONE => Value::Null,
            found => card(found),
        };
        // Decisions that do not name their card: the effect that waits knows it.
        let waiting = asking.source.map_or(Value::Null, card);
        match ask {
            Ask::OpeningHand => json!({ "ask": "opening hand" }),
            Ask::Turn => json!({ "ask": "turn" }),
            Ask::May { source: from, about } => {
                let about = match about {
                    About::Effect => "effect",
                    About::EnterExerted | About::Bodyguard => "enter exerted",
                    About::Replacement => "replacement",
                };
                json!({ "ask": "may", "source": source(from), "about": about })
            }
            Ask::Cards { source: from, picked, enough, .. } => json!({
                "ask": "cards", "source": source(from), "picked": self.cards(picked), "enough": enough,
            }),
            Ask::Player { enough, .. } => json!({ "ask": "player", "source": waiting, "enough": enough }),
            Ask::Option { .. } => json!({ "ask": "option", "source": waiting }),
            Ask::Number { least, most } => {
                json!({ "ask": "number", "source": waiting, "least": least, "most": most })
            }
            Ask::Rounds { most, by_hand } => {
                json!({ "ask": "rounds", "least": 1, "most": most, "enough": by_hand })
            }
            Ask::Name => json!({ "ask": "name", "source": waiting }),
            Ask::Class => json!({ "ask": "classification", "source": waiting }),
            Ask::Order { placed, .. } => json!({
                "ask": "order", "source": waiting, "placed": self.cards(placed), "to": asking.to,
            }),
            Ask::Bag { .. } => json!({ "ask": "bag" }),
            Ask::Replacement { .. } => json!({ "ask": "replacement" }),
            Ask::Play { source: from, optional, .. } => {
                json!({ "ask": "play", "source": source(from), "optional": optional })
            }
        }
    }

    fn answer(&self, answer: Answer) -> Value {
        let about = |deed: &str, card: CardIx| json!({ "do": deed, "card": self.number(card), "name": self.name(card) });
        match answer {
            Answer::Action(Action::Ink(card)) => about("ink", card),
            Answer::Action(Action::Play { card, how }) => {
                let mut value = about("play", card);
                value["how"] = self.how(how);
                value
            }
            Answer::Action(Action::Use { card, ability, free }) => {
                let mut value = about("use", card);
                value["ability"] = ability.0.into();
                value["free"] = free.into();
                value
            }
            Answer::Action(Action::Quest(card)) => about("quest", card),
            Answer::Action(Action::Challenge { with, target }) => {
                let mut value = about("challenge", with);
                value["target"] = self.number(target).into();
                value
            }
            Answer::Action(Action::Move { card, to, free }) => {
                let mut value = about("move", card);
                value["to"] = self.number(to).into();
                value["free"] = free.into();
                value
            }
            Answer::Action(Action::EndTurn) => json!({ "do": "end turn" }),
            Answer::Concede(_) => json!({ "do": "concede" }),
            Answer::Choice(Choice::Accept) => json!({ "do": "accept" }),
            Answer::Choice(Choice::Decline) => json!({ "do": "decline" }),
            Answer::Choice(Choice::Card(card)) => about("choose", card),
            Answer::Choice(Choice::Done) => json!({ "do": "done" }),
            Answer::Choice(Choice::Player(player)) => json!({ "do": "player", "player": player.0 }),
            Answer::Choice(Choice::Option(option)) => json!({ "do": "option", "option": option }),
            Answer::Choice(Choice::Number(number)) => json!({ "do": "number", "number": number }),
            // Names of cards are the answer here, so that the key is another.
            Answer::Choice(Choice::Name(name)) => json!({ "do": "name", "named": self.pool.name(name) }),
            Answer::Choice(Choice::Class(class)) => {
                json!({ "do": "classification", "named": self.pool.class(class) })
            }
            Answer::Choice(Choice::Resolve(number)) => json!({ "do": "resolve", "number": number }),
            Answer::Choice(Choice::Apply(number)) => json!({ "do": "apply", "number": number }),
        }
    }

    fn view(&self, view: &View) -> Value {
        json!({
            "you": view.viewer.map(|player| player.0),
            "active": view.active.0,
            "turn": view.turn,
            "step": step(view.step),
            "over": view.result != GameResult::Open,
            "challenge": view.challenge.map(|(with, target)| {
                json!({ "card": self.number(with), "target": self.number(target) })
            }),
            "bag": view.bag.iter().map(|(number, player, card, _)| json!({
                "number": number, "player": player.0, "card": self.number(*card), "name": self.name(*card),
            })).collect::<Vec<_>>(),
            "players": view.players.iter().map(|player| self.player(player)).collect::<Vec<_>>(),
        })
    }

    fn player(&self, player: &PlayerView) -> Value {
        let known =
            |card: &Option<(CardIx, DefIx)>| card.map_or(Value::Null, |(card, def)| self.face(card, def));
        json!({
            "lore": player.lore,
            "out": player.out,
            "inked": player.inked,
            "deck": player.deck,
            "deck_known": player.deck_known.iter().map(|(depth, card, def)| {
                let mut value = self.face(*card, *def);
                value["depth"] = (*depth).into();
                value
            }).collect::<Vec<_>>(),
            "hand": self.sorted(player.hand.iter().map(known).collect()),
            "inkwell": player.inkwell.len(),
            "inkwell_known": self.sorted(
                player.inkwell_known.iter().map(|(_, card, def)| self.face(*card, *def)).collect(),
            ),
            "inkwell_ready": player.inkwell.iter().filter(|exerted| !**exerted).count(),
            "ink_drops": player.ink_drops,
            "discard": player.discard.iter().map(|(card, def)| self.face(*card, *def)).collect::<Vec<_>>(),
            "play": player.play.iter().map(|card| self.in_play(card)).collect::<Vec<_>>(),
        })
    }

    /// Cards whose order says nothing.
    fn sorted(&self, mut cards: Vec<Value>) -> Value {
        cards.sort_by_key(|card| card["card"].as_u64().unwrap_or(u64::MAX));
        cards.into()
    }

    /// A card by what is printed on it.
    fn face(&self, card: CardIx, def: DefIx) -> Value {
        let facts = self.pool.card(def);
        let mut value = json!({
            "card": self.number(card),
            "name": self.catalog.name(def),
            "kind": kind(facts),
            "cost": facts.cost,
            "inkable": facts.inkable,
        });
        if facts.kinds.intersects(Kinds::CHARACTER | Kinds::LOCATION) {
            value["strength"] = facts.strength.into();
            value["willpower"] = facts.willpower.into();
            value["lore"] = facts.lore.into();
        }
        value
    }

    /// A card in play by its current values.
    fn in_play(&self, card: &InPlay) -> Value {
        let mut value = self.face(card.card, card.def);
        let keywords: Map<String, Value> = Keyword::ALL
            .into_iter()
            .filter(|keyword| card.values.has(*keyword))
            .map(|keyword| (format!("{keyword:?}"), card.values.number(keyword).into()))
            .collect();
        if value.get("strength").is_some() {
            value["strength"] = card.values.strength.into();
            value["willpower"] = card.values.willpower.into();
            value["lore"] = card.values.lore.into();
        }
        value["exerted"] = card.exerted.into();
        value["drying"] = card.drying.into();
        value["damage"] = card.damage.into();
        value["at"] = card.at.map_or(Value::Null, |at| self.number(at).into());
        value["under"] = card.under.len().into();
        value["keywords"] = keywords.into();
        value
    }
}

fn kind(card: &CardDef) -> &'static str {
    let kinds = card.kinds;
    [
        (Kinds::CHARACTER, "character"),
        (Kinds::SONG, "song"),
        (Kinds::ACTION, "action"),
        (Kinds::ITEM, "item"),
        (Kinds::LOCATION, "location"),
    ]
    .into_iter()
    .find(|(kind, _)| kinds.contains(*kind))
    .map_or("none", |(_, word)| word)
}

fn step(step: TurnStep) -> &'static str {
    match step {
        TurnStep::Setup => "setup",
        TurnStep::Ready => "ready",
        TurnStep::Set => "set",
        TurnStep::Draw => "draw",
        TurnStep::Main => "main",
        TurnStep::End => "end",
    }
}
