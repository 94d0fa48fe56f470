//! The terminal: taken for the table, and given back on every way out.
//!
//! Leaving, errors and signals drop the [`Terminal`]; a panic, on whatever thread, gives it back before its message is
//! printed, so that the message can be read.

use std::io::{self, Write};

use ratatui::backend::CrosstermBackend;
use ratatui::crossterm::cursor::Show;
use ratatui::crossterm::event::{DisableMouseCapture, EnableMouseCapture};
use ratatui::crossterm::terminal::{
    EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode,
};
use ratatui::crossterm::{execute, queue};

/// The terminal, given back when this is dropped.
pub(super) struct Terminal {
    pub(super) inner: ratatui::Terminal<CrosstermBackend<io::Stdout>>,
}

impl Terminal {
    pub(super) fn open() -> io::Result<Terminal> {
        before_panics(|| give_back(&mut io::stdout()));
        let terminal = Terminal { inner: ratatui::Terminal::new(CrosstermBackend::new(io::stdout()))? };
        // From here on, whatever fails, dropping gives back.
        enable_raw_mode()?;
        execute!(io::stdout(), EnterAlternateScreen, EnableMouseCapture)?;
        Ok(terminal)
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        give_back(&mut io::stdout());
    }
}

/// On the way out there is nobody to tell what fails.
fn give_back(out: &mut impl Write) {
    let _ = queue!(out, DisableMouseCapture, LeaveAlternateScreen, Show);
    let _ = out.flush();
    let _ = disable_raw_mode();
}

/// Does something before the message of any panic.
fn before_panics(first: impl Fn() + Send + Sync + 'static) {
    let told = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        first();
        told(panic);
    }));
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::{Arc, Mutex};

    #[test]
    fn everything_taken_is_given_back() {
        let mut taken = Vec::new();
        execute!(taken, EnterAlternateScreen, EnableMouseCapture).expect("written");
        let mut back = Vec::new();
        give_back(&mut back);
        let (taken, back) = (String::from_utf8_lossy(&taken), String::from_utf8_lossy(&back));
        // Modes are set with h and reset with l: each that was set is reset.
        let modes = |text: &str, end| {
            let parts = text.split("\x1b[?").filter_map(|part| part.strip_suffix(end)).map(str::to_owned);
            parts.collect::<Vec<_>>()
        };
        let set = modes(&taken, 'h');
        let reset = modes(&back, 'l');
        assert!(!set.is_empty());
        assert!(set.iter().all(|mode| reset.contains(mode)), "{set:?} {reset:?}");
        assert!(back.contains("\x1b[?25h"), "the cursor is shown");
    }

    #[test]
    fn a_panic_gives_back_before_its_message() {
        let said = Arc::new(Mutex::new(Vec::new()));
        let [heard, given] = [Arc::clone(&said), Arc::clone(&said)];
        let before = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |_| heard.lock().expect("free").push("the message")));
        before_panics(move || given.lock().expect("free").push("given back"));
        let ended = std::thread::spawn(|| panic!("in a test")).join();
        let _ = std::panic::take_hook();
        std::panic::set_hook(before);
        assert!(ended.is_err());
        assert_eq!(*said.lock().expect("free"), ["given back", "the message"]);
    }
}
