//! The table on a full screen.
//!
//! [`Screen`] is the model: what is selected, which overlay lies on top, what a key or click means. `draw` paints it and says
//! what lies where, `terminal` takes the terminal and gives it back. This module owns the loop: bots and hints are thought
//! about on another thread, so that the screen never waits for them.

mod draw;
mod look;
mod terminal;
mod view;

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::JoinHandle;
use std::time::Duration;

use notation::Language;
use ratatui::crossterm::event::{self, Event, KeyEventKind};
use terminal::Terminal;

pub use draw::draw;
pub use look::Look;
pub use view::{Effect, Job, Screen};

use crate::plain::End;
use crate::words::words;
use table::{Collection, Considered, Lesson, Session, SessionError};

/// How long the loop waits for a key before it looks around.
const WAIT: Duration = Duration::from_millis(50);

/// Why the screen stopped.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum TableError {
    /// The terminal cannot be read or written.
    #[error(transparent)]
    Io(#[from] io::Error),
    /// The game cannot go on.
    #[error(transparent)]
    Session(#[from] SessionError),
    /// A bot stopped thinking.
    #[error("the bot failed; lore play --resume goes on from its last question")]
    Bot,
}

impl TableError {
    /// The reason in a language.
    pub fn say(&self, language: Language) -> String {
        match self {
            TableError::Session(error) => error.say(language),
            TableError::Bot => words(language).bot_failed.to_owned(),
            TableError::Io(error) => error.to_string(),
        }
    }
}

/// Plays a session on the screen until it is over or the player leaves.
pub fn play(
    collection: &Collection,
    session: &mut Session,
    lesson: Option<Lesson>,
    look: Look,
) -> Result<End, TableError> {
    let stop = Arc::new(AtomicBool::new(false));
    for signal in SIGNALS {
        signal_hook::flag::register(*signal, Arc::clone(&stop))?;
    }
    // The terminal is gone: there is nobody left to tell and nothing to restore, and reading from it would never end.
    #[cfg(unix)]
    signal_hook::flag::register_conditional_shutdown(
        signal_hook::consts::SIGHUP,
        HUNG_UP,
        Arc::new(AtomicBool::new(true)),
    )?;
    let mut terminal = Terminal::open()?;
    let mut screen = Screen::new(collection, session, lesson, look);
    run(&mut terminal, &mut screen, &stop)?;
    Ok(if screen.is_over() { End::Over } else { End::Left })
}

/// The exit status after the terminal went away, as shells count it.
#[cfg(unix)]
const HUNG_UP: i32 = 129;

/// The signals that end a game.
#[cfg(unix)]
const SIGNALS: &[i32] =
    &[signal_hook::consts::SIGTERM, signal_hook::consts::SIGINT, signal_hook::consts::SIGQUIT];
#[cfg(not(unix))]
const SIGNALS: &[i32] = signal_hook::consts::TERM_SIGNALS;

fn run(terminal: &mut Terminal, screen: &mut Screen<'_>, stop: &AtomicBool) -> Result<(), TableError> {
    let mut thinker: Option<(Job, JoinHandle<Considered>)> = None;
    loop {
        let job = screen.job();
        // What somebody thinks about a question that is no longer open is of no use.
        if thinker.as_ref().map(|(job, _)| *job) != job {
            let thought = job.and_then(|job| Some((job, screen.thought(job)?)));
            thinker = thought.map(|(job, thought)| (job, std::thread::spawn(move || thought.consider())));
        }
        terminal.inner.draw(|frame| screen.hits = draw(frame, screen))?;
        if let Some((job, done)) = thinker.take_if(|(_, thinker)| thinker.is_finished()) {
            screen.thought_through(job, &done.join().map_err(|_| TableError::Bot)?)?;
            continue;
        }
        if stop.load(Ordering::Relaxed) {
            return Ok(());
        }
        let wait = if thinker.is_some() { WAIT / 5 } else { WAIT };
        if !event::poll(wait)? {
            continue;
        }
        let effect = match event::read()? {
            Event::Key(key) if key.kind != KeyEventKind::Release => screen.key(key)?,
            Event::Mouse(mouse) => screen.mouse(mouse)?,
            Event::Key(_) | Event::Resize(..) | Event::FocusGained | Event::FocusLost | Event::Paste(_) => {
                Effect::Stays
            }
        };
        if effect == Effect::Leaves {
            return Ok(());
        }
    }
}
