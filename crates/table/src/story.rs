//! What just happened, told to one player, who is "you": the narrator's sentences with hidden cards left unnamed.
//!
//! 7.1.3.1, 7.2.3: how many hidden cards are looked at or moved is public. What another player answers about them is not
//! told, only what comes of it: whether there was anything to answer would tell what the cards are (7.1.4).

use std::collections::BTreeSet;

use engine::program::{EventKind, Flags};
use engine::state::{CardIx, PlayerIx};
use engine::{Game, Log, LogEntry, Silent};
use narrate::{Message, Said, say_to, tell};
use notation::Language;
use notation::syntax::Player;

use crate::Collection;
use crate::words::{capitalised, tongue};

/// A sentence and the rule under which it happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The rule it follows.
    pub rule: String,
    /// The sentence.
    pub text: String,
}

impl Line {
    /// The sentence with its rule.
    pub fn shown(&self) -> String {
        if self.rule.is_empty() { self.text.clone() } else { format!("{} [{}]", self.text, self.rule) }
    }
}

/// What one answer brought about, as the viewer may know it. A card has a name if the viewer saw it before, sees it
/// after, or was shown it in between.
pub(crate) fn story(
    collection: &Collection,
    before: &Game<Silent>,
    after: &Game<Log>,
    from: usize,
    viewer: PlayerIx,
    language: Language,
) -> Vec<Line> {
    let notes = &after.record().0;
    let shown: BTreeSet<usize> =
        notes[from..].iter().filter_map(|entry| shown(&entry.what, viewer)).collect();
    let name = |index: usize| {
        let card = CardIx(index as u16);
        let known = shown.contains(&index) || before.sees(viewer, card) || after.sees(viewer, card);
        match after.state().cards().get(index) {
            Some(found) if known => collection.name(found.def()).to_owned(),
            _ => HIDDEN.to_owned(),
        }
    };
    let you = Player::ALL.get(viewer.index()).copied();
    let mut told = counted(tell(notes, from, after, &name));
    told.retain(|said| !is_private(&said.message, you));
    lines(&told, you, language)
}

/// What one answer brought about, with every card by its name: for whoever looks at all hands.
pub(crate) fn open_story(
    collection: &Collection,
    after: &Game<Log>,
    from: usize,
    language: Language,
) -> Vec<Line> {
    let cards = after.state().cards();
    let name = |index: usize| cards.get(index).map_or(HIDDEN, |card| collection.name(card.def())).to_owned();
    lines(&tell(&after.record().0, from, after, &name), None, language)
}

/// What is worth telling, in words.
fn lines(told: &[Said], you: Option<Player>, language: Language) -> Vec<Line> {
    let mut lines: Vec<Line> = Vec::new();
    let message = |at: Option<usize>| at.and_then(|at| told.get(at)).map(|said| &said.message);
    for (at, said) in told.iter().enumerate() {
        let (last, next) = (message(at.checked_sub(1)), message(Some(at + 1)));
        if !is_worth_telling(&said.message) || is_said_beside(&said.message, last, next) {
            continue;
        }
        let text = say_to(&said.message, language, you).replace(HIDDEN, a_card(language));
        let text = capitalised(&text);
        let line = Line { rule: said.rule.to_owned(), text };
        let is_repeated = matches!(said.message, Message::EffectEnds { .. } | Message::KeywordMatters { .. });
        if !is_repeated || lines.last() != Some(&line) {
            lines.push(line);
        }
    }
    lines
}

/// The name of a card that the viewer does not know.
const HIDDEN: &str = "\u{E003}";

fn a_card(language: Language) -> &'static str {
    tongue(language).a_card()
}

/// Hidden cards that are looked at or moved one after another, as their number.
fn counted(told: Vec<Said>) -> Vec<Said> {
    let mut all: Vec<Said> = Vec::new();
    for said in told {
        let message = match said.message {
            Message::LooksAt { player, card } if card == HIDDEN => Message::LooksAtSome { player, count: 1 },
            Message::Put { card, owner, to } if card == HIDDEN => Message::PutSome { count: 1, owner, to },
            other => other,
        };
        match (all.last_mut().map(|last| &mut last.message), &message) {
            (Some(Message::LooksAtSome { player, count }), Message::LooksAtSome { player: next, .. })
                if player == next =>
            {
                *count += 1;
            }
            (
                Some(Message::PutSome { count, owner, to }),
                Message::PutSome { owner: next, to: there, .. },
            ) if (*owner, *to) == (*next, *there) => *count += 1,
            _ => all.push(Said { message, ..said }),
        }
    }
    all
}

/// What another player answers about cards that the viewer does not know, and every yes or no: it shows in what follows.
fn is_private(message: &Message, you: Option<Player>) -> bool {
    match message {
        Message::Accepts { player, .. } | Message::Declines { player, .. } => Some(*player) != you,
        Message::NobodyToChoose { player, .. } | Message::NotAsked { player, .. } => Some(*player) != you,
        Message::ChoosesCards { player, cards } => {
            Some(*player) != you && cards.iter().any(|card| card == HIDDEN)
        }
        _ => false,
    }
}

/// A card that a note shows to the viewer.
fn shown(note: &LogEntry, viewer: PlayerIx) -> Option<usize> {
    match note {
        LogEntry::Revealed(card) => Some(card.card.index()),
        LogEntry::Looked(player, card) if *player == viewer => Some(card.card.index()),
        // 4.2.1: a card that is inked is shown first.
        LogEntry::Happened(found)
            if found.kind == EventKind::IntoInkwell && found.flags.contains(Flags::INKING) =>
        {
            Some(found.subject.card.index())
        }
        _ => None,
    }
}

/// Whether the sentence before or after says it better.
fn is_said_beside(message: &Message, last: Option<&Message>, next: Option<&Message>) -> bool {
    match (message, last, next) {
        (Message::Put { card, .. }, _, Some(Message::Inks { card: inked, .. })) => card == inked,
        (Message::GainsLore { .. }, Some(Message::Quests { .. }), _) => true,
        _ => false,
    }
}

/// The course of the turn and the paying go without saying at a table.
fn is_worth_telling(message: &Message) -> bool {
    !matches!(
        message,
        Message::ReadyStep { .. }
            | Message::SetStep { .. }
            | Message::DrawStep { .. }
            | Message::MainPhase { .. }
            | Message::EndPhase { .. }
            | Message::Pays { .. }
            | Message::Readies { .. }
            | Message::Exerts { .. }
            | Message::EntersPlay { .. }
            | Message::ChallengeEnds { .. }
    )
}
