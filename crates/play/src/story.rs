//! What just happened, told to one player, who is "you": the narrator's sentences with hidden cards left unnamed.

use std::collections::BTreeSet;

use engine::program::{Flags, Kind};
use engine::state::{CardIx, PlayerIx};
use engine::{Game, Note, Notes, Silent};
use notation::Language;
use notation::narrate::{Message, say_to, tell};
use notation::syntax::Player;

use crate::Shelf;
use crate::words::{capitalised, either};

/// A sentence and the rule under which it happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    pub rule: String,
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
    shelf: &Shelf,
    before: &Game<Silent>,
    after: &Game<Notes>,
    from: usize,
    viewer: PlayerIx,
    language: Language,
) -> Vec<Line> {
    let notes = &after.record().0;
    let shown: BTreeSet<usize> = notes[from..].iter().filter_map(|(_, note)| shown(note, viewer)).collect();
    let name = |index: usize| {
        let card = CardIx(index as u16);
        let known = shown.contains(&index) || before.sees(viewer, card) || after.sees(viewer, card);
        match after.state().cards.get(index) {
            Some(found) if known => shelf.name(found.def).to_owned(),
            _ => either(language, "a card", "una carta").to_owned(),
        }
    };
    let told = tell(notes, from, after, &name);
    let you = Player::ALL.get(viewer.index()).copied();
    let mut lines: Vec<Line> = Vec::new();
    let message = |at: Option<usize>| at.and_then(|at| told.get(at)).map(|said| &said.message);
    for (at, said) in told.iter().enumerate() {
        let (last, next) = (message(at.checked_sub(1)), message(Some(at + 1)));
        if !is_worth_telling(&said.message) || is_said_beside(&said.message, last, next) {
            continue;
        }
        let text = capitalised(&say_to(&said.message, language, you));
        let line = Line { rule: said.rule.to_owned(), text };
        if lines.last() != Some(&line) || matches!(said.message, Message::Draws { .. }) {
            lines.push(line);
        }
    }
    lines
}

/// A card that a note shows to the viewer.
fn shown(note: &Note, viewer: PlayerIx) -> Option<usize> {
    match note {
        Note::Revealed(card) => Some(card.card.index()),
        Note::Looked(player, card) if *player == viewer => Some(card.card.index()),
        // 4.2.1: a card that is inked is shown first.
        Note::Happened(found) if found.kind == Kind::IntoInkwell && found.flags.contains(Flags::INKING) => {
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
