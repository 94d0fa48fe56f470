//! A `.lore` file as a game, and lines of answers in words.

use anyhow::{Result, bail};
use engine::state::PlayerIx;
use engine::{Answer, Edition, Game, Log};
use notation::limits::{FILE_BYTES_MAX, Work};
use notation::syntax::File;
use notation::{Diagnostic, attach_decks, read_bytes, render_in, resume_within};
use std::path::Path;
use table::{Collection, Perspective, label};

use crate::Options;
use crate::files::{self, Outside};
use crate::output::say;

/// Notes of a game, so that it can be played over from what was answered: no real game comes near it.
const NOTES: usize = 20_000;

/// Which moment of the file.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Moment {
    /// Before its script.
    Start,
    /// After it.
    End,
}

/// The file of a path, read.
pub(crate) fn file(
    path: &Path,
    outside: Outside,
    collection: &Collection,
    options: &Options,
) -> Result<File> {
    let bytes = files::read(path, FILE_BYTES_MAX)?;
    let (mut file, mut found) = read_bytes(&bytes, collection.names());
    let folder = path.parent().unwrap_or(Path::new("")).to_owned();
    let deck = |name: &str| outside.deck(&[], &folder, name);
    found.extend(attach_decks(&mut file, collection.names(), deck));
    let shown = path.display().to_string();
    let text = String::from_utf8_lossy(&bytes);
    found.iter().for_each(|found| say(render_in(found, &shown, &text, options.language())));
    if found.iter().any(Diagnostic::is_error) {
        bail!((options.words().cannot_be_read)(&shown));
    }
    Ok(file)
}

/// The game of a file at a moment.
pub(crate) fn game(
    file: &File,
    moment: Moment,
    collection: &Collection,
    options: &Options,
) -> Result<Game<Log>> {
    let mut file = file.clone();
    match moment {
        Moment::Start => file.script.clear(),
        Moment::End => {}
    }
    let work = Work { notes: NOTES, ..Work::default() };
    let (game, verdict) = resume_within(&file, collection.catalog(), Edition::default(), work);
    if let Some(card) = verdict.unsupported.first() {
        let reason = card.reason.say(options.language());
        bail!((options.words().card_not_supported)(&card.card, &reason));
    }
    if let Some(failure) = verdict.failures.iter().find(|_| verdict.is_stopped || game.is_none()) {
        bail!(failure.found(options.language()).to_owned());
    }
    match game {
        Some(game) => Ok(game),
        None => bail!(options.words().no_position),
    }
}

/// A line of one player's answers in words, as that player sees the game on the way. Ends where the line cannot go on.
pub(crate) fn in_words(
    game: &Game<Log>,
    line: &[Answer],
    viewer: PlayerIx,
    collection: &Collection,
    options: &Options,
) -> Vec<String> {
    let mut game = game.clone();
    let mut words = Vec::new();
    let mut rest = line.iter();
    while let Some(open) = game.decision() {
        // What has no alternative takes itself, as in every file; another player's answer is not part of the line.
        let is_mine = open.player == viewer;
        let answer = match (is_mine, game.forced()) {
            (true, _) => match rest.next() {
                Some(answer) => *answer,
                None => break,
            },
            (false, Some(only)) => only,
            (false, None) => break,
        };
        if is_mine {
            let perspective = Perspective { collection, game: &game, viewer, language: options.language() };
            let is_forced = game.forced() == Some(answer);
            let ask = open.ask.clone();
            if !is_forced || ask == engine::Ask::Turn {
                words.push(label::label(&perspective, Some(&ask), answer));
            }
        }
        if game.answer(answer).is_err() {
            break;
        }
    }
    words
}
