//! The table on a full screen.
//!
//! [`Screen`] is the model: what is selected, which overlay lies on top, what a key or click means. `draw` paints it and says
//! what lies where. This module owns the terminal and the loop: bots think on another thread, and the terminal is given
//! back on every way out, by panic and by signal too.

mod draw;
mod look;
mod screen;

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::JoinHandle;
use std::time::Duration;

use engine::Answer;
use ratatui::DefaultTerminal;
use ratatui::crossterm::event::{self, DisableMouseCapture, EnableMouseCapture, Event, KeyEventKind};
use ratatui::crossterm::execute;

pub use draw::draw;
pub use look::Look;
pub use screen::{Effect, Screen};

use crate::{Lesson, Session, SessionError, Shelf};

/// How long the loop waits for a key before it looks around.
const WAIT: Duration = Duration::from_millis(50);

/// Why the screen stopped.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum TableError {
    #[error(transparent)]
    Io(#[from] io::Error),
    #[error(transparent)]
    Session(#[from] SessionError),
    #[error("the bot failed; lore play --resume goes on from its last question")]
    Bot,
}

/// Plays a session on the screen until it is over or the player leaves.
pub fn play(
    shelf: &Shelf,
    session: &mut Session,
    lesson: Option<Lesson>,
    look: Look,
) -> Result<(), TableError> {
    let stop = Arc::new(AtomicBool::new(false));
    for signal in signal_hook::consts::TERM_SIGNALS {
        signal_hook::flag::register(*signal, Arc::clone(&stop))?;
    }
    let mut terminal = Terminal::open()?;
    let mut screen = Screen::new(shelf, session, lesson, look);
    run(&mut terminal.inner, &mut screen, &stop)
}

/// The terminal, given back when this is dropped.
struct Terminal {
    inner: DefaultTerminal,
}

impl Terminal {
    fn open() -> io::Result<Terminal> {
        let inner = ratatui::try_init()?;
        let terminal = Terminal { inner };
        execute!(io::stdout(), EnableMouseCapture)?;
        Ok(terminal)
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        // On the way out there is nobody to tell.
        let _ = execute!(io::stdout(), DisableMouseCapture);
        ratatui::restore();
    }
}

fn run(terminal: &mut DefaultTerminal, screen: &mut Screen<'_>, stop: &AtomicBool) -> Result<(), TableError> {
    let mut thinker: Option<JoinHandle<Answer>> = None;
    loop {
        if thinker.is_none() {
            thinker = screen.thought().map(|thought| std::thread::spawn(move || thought.think()));
        }
        terminal.draw(|frame| screen.hits = draw(frame, screen))?;
        if let Some(done) = thinker.take_if(|thinker| thinker.is_finished()) {
            screen.bot_answers(done.join().map_err(|_| TableError::Bot)?)?;
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
