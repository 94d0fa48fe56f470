//! The open question in plain words, with its legal answers.

use engine::program::AbilityIx;
use engine::state::{CardIx, PlayerIx};
use engine::{Answer, Ask, Choice};
use notation::Language;

use crate::Perspective;
use crate::label::{label, subject};
use crate::options::options;
use crate::words::{letter, tongue};
use vocabulary::order::InOrder;

/// What a player is asked.
#[derive(Clone, Debug, PartialEq)]
pub struct Question {
    /// The question, one sentence.
    pub text: String,
    /// The card whose effect asks.
    pub source: Option<CardIx>,
    /// The text that asks: of the ability that resolves, or all of the card where that is not known.
    pub asking: Vec<String>,
    /// The legal answers, grouped by the card they are about. Empty where the name of a card is asked: it is typed.
    pub moves: Vec<Move>,
    /// Any card name may be named.
    pub by_name: bool,
    /// A number is asked: what is typed is the number itself, not that of a move.
    pub by_number: bool,
}

/// A legal answer.
#[derive(Clone, Debug, PartialEq)]
pub struct Move {
    /// The answer that it gives.
    pub answer: Answer,
    /// The card it is about.
    pub card: Option<CardIx>,
    /// The words for it.
    pub label: String,
}

impl Question {
    /// The question that is open for the player who looks.
    pub fn of(perspective: &Perspective<'_>) -> Option<Question> {
        let ask = perspective.game.view(Some(perspective.viewer)).ask?;
        let by_name = matches!(ask, Ask::Name);
        let by_number = matches!(ask, Ask::Number { .. } | Ask::Rounds { .. });
        let mut moves: Vec<Move> = Vec::new();
        if !by_name {
            for answer in perspective.game.options() {
                let made =
                    Move { answer, card: subject(answer), label: label(perspective, Some(&ask), answer) };
                // Moves of one card stand together; moves without a card come last.
                let at = moves.iter().rposition(|known| known.card.is_some() && known.card == made.card);
                match at {
                    Some(at) => moves.insert(at + 1, made),
                    None => moves.push(made),
                }
            }
        }
        in_sight_order(perspective, &mut moves);
        let source = source(&ask).or_else(|| asking(perspective, &ask));
        if let (Ask::Option { count, .. }, Some(source)) = (&ask, source) {
            name_options(perspective, source, usize::from(*count), &mut moves);
        }
        let asking = source.map(|source| asking_text(perspective, source)).unwrap_or_default();
        Some(Question { text: text(perspective, &ask, source), source, asking, moves, by_name, by_number })
    }
}

/// Moves stand in the order in which their cards are seen: the hand, own cards in play, those of others.
fn in_sight_order(perspective: &Perspective<'_>, moves: &mut [Move]) {
    let view = perspective.game.view(Some(perspective.viewer));
    let mut players = view.players.iter().collect::<Vec<_>>();
    players.rotate_left(perspective.viewer.index().min(view.players.len()));
    let hand = players.iter().take(1).flat_map(|own| own.hand.iter().flatten().map(|(card, _)| *card));
    let play = players.iter().flat_map(|player| player.play.iter().map(|piece| piece.card));
    let seen: Vec<CardIx> = hand.chain(play).collect();
    let place = |one: &Move| seen.iter().position(|card| Some(*card) == one.card).unwrap_or(usize::MAX);
    // What stands first without a card, as keeping the hand does, stays first.
    let from = moves.iter().take_while(|one| one.card.is_none()).count();
    moves[from..].order_by_key(place);
}

impl Question {
    /// The legal move that a typed number means; where a number is asked, 0 is also the answer that names none.
    pub fn typed(&self, number: usize) -> Option<&Move> {
        match self.by_number {
            true => {
                let is_it = |one: &&Move| match one.answer {
                    Answer::Choice(Choice::Number(own)) => usize::try_from(own) == Ok(number),
                    Answer::Choice(Choice::Done) => number == 0,
                    _ => false,
                };
                self.moves.iter().find(is_it)
            }
            false => self.moves.get(number.checked_sub(1)?),
        }
    }
}

/// The text of the card that asks.
fn asking_text(perspective: &Perspective<'_>, source: CardIx) -> Vec<String> {
    let Some(def) = perspective.def(source) else { return Vec::new() };
    let all = perspective.collection.abilities(def, perspective.language);
    let story = resolving(perspective)
        .filter(|(card, _)| *card == source)
        .map(|(_, ability)| perspective.ability(ability));
    match story.and_then(|story| all.iter().find(|text| text.starts_with(&story)).cloned()) {
        Some(text) => vec![text],
        None => all,
    }
}

/// Says what each option of the asking text does.
fn name_options(perspective: &Perspective<'_>, source: CardIx, count: usize, moves: &mut [Move]) {
    let Some(def) = perspective.def(source) else { return };
    let story = resolving(perspective)
        .filter(|(card, _)| *card == source)
        .map(|(_, ability)| perspective.ability(ability));
    let Some(options) = options(perspective.collection, def, story.as_deref(), count, perspective.language)
    else {
        return;
    };
    for one in moves {
        if let Answer::Choice(Choice::Option(number)) = one.answer
            && let Some(text) = options.get(usize::from(number).wrapping_sub(1))
        {
            one.label = text.clone();
        }
    }
}

/// The ability that resolves, with its card.
fn resolving(perspective: &Perspective<'_>) -> Option<(CardIx, AbilityIx)> {
    let asking = perspective.game.asking()?;
    asking.ability.map(|ability| (asking.source.card, ability))
}

fn source(ask: &Ask) -> Option<CardIx> {
    match ask {
        Ask::May { source, .. } | Ask::Cards { source, .. } | Ask::Play { source, .. } => {
            (source.card != CardIx::NONE).then_some(source.card)
        }
        Ask::OpeningHand
        | Ask::Turn
        | Ask::Player { .. }
        | Ask::Option { .. }
        | Ask::Number { .. }
        | Ask::Rounds { .. }
        | Ask::Name
        | Ask::Class
        | Ask::Order { .. }
        | Ask::Bag { .. }
        | Ask::Replacement { .. } => None,
    }
}

/// The card whose text asks, where the question does not say so itself.
fn asking(perspective: &Perspective<'_>, ask: &Ask) -> Option<CardIx> {
    if !matches!(
        ask,
        Ask::Player { .. }
            | Ask::Option { .. }
            | Ask::Number { .. }
            | Ask::Name
            | Ask::Class
            | Ask::Order { .. }
    ) {
        return None;
    }
    perspective.game.asking().map(|asking| asking.source.card)
}

fn text(perspective: &Perspective<'_>, ask: &Ask, source: Option<CardIx>) -> String {
    let named = |card| format!("{}: ", perspective.name(card));
    let lead = asking(perspective, ask).map(named).unwrap_or_default();
    let asked = tongue(perspective.language).question(perspective, ask);
    // The card says the name: the sentence goes on behind it.
    let asked = if lead.is_empty() { asked } else { decapitalised(&asked) };
    format!("{lead}{asked}{}", whose_you(perspective, source))
}

fn decapitalised(text: &str) -> String {
    let mut rest = text.chars();
    rest.next().map_or_else(String::new, |first| first.to_lowercase().chain(rest).collect())
}

/// Who "you" is in the text of somebody else's card.
fn whose_you(perspective: &Perspective<'_>, source: Option<CardIx>) -> String {
    let Some(card) = source.filter(|card| perspective.def(*card).is_some()) else { return String::new() };
    let owner = perspective.game.state().card(card).owner();
    if owner == perspective.viewer {
        return String::new();
    }
    tongue(perspective.language).whose_you(letter(owner))
}

/// That somebody else decides.
pub(crate) fn waiting(player: PlayerIx, language: Language) -> String {
    tongue(language).waiting(letter(player))
}
