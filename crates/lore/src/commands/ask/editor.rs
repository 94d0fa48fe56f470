//! Where lines come from: an editor with history and completion on a terminal, else plain lines.

use anyhow::Result;
use rustyline::completion::{Completer, Pair};
use rustyline::error::ReadlineError;
use rustyline::highlight::Highlighter;
use rustyline::hint::Hinter;
use rustyline::history::{History, MemHistory, SearchDirection};
use rustyline::validate::Validator;
use rustyline::{CompletionType, Config, Context, Editor, Helper};
use std::cell::RefCell;
use std::io::{self, BufRead, IsTerminal};
use std::path::PathBuf;
use std::rc::Rc;

use super::complete::Known;
use crate::files;

/// The most lines that are remembered.
const HISTORY_MAX: usize = 500;
const HISTORY_BYTES_MAX: usize = 1 << 20;

/// Where the lines of a session come from.
pub(super) enum Lines {
    Typed(Box<Typed>),
    Piped(io::Lines<io::StdinLock<'static>>),
}

/// A terminal, where somebody types.
pub(super) struct Typed {
    editor: Editor<Wisdom, MemHistory>,
    history: Option<PathBuf>,
}

impl Lines {
    /// An editor where somebody sits at a terminal.
    pub(super) fn new(known: &Rc<RefCell<Known>>) -> Result<Lines> {
        if !io::stdin().is_terminal() || !io::stdout().is_terminal() {
            return Ok(Lines::Piped(io::stdin().lock().lines()));
        }
        let config =
            Config::builder().completion_type(CompletionType::List).max_history_size(HISTORY_MAX)?.build();
        let memory = MemHistory::with_config(&config);
        let mut editor = Editor::with_history(config, memory)?;
        editor.set_helper(Some(Wisdom { known: Rc::clone(known) }));
        let history = history_path();
        let kept = history.as_ref().and_then(|path| files::read_text(path, HISTORY_BYTES_MAX).ok());
        for line in kept.iter().flat_map(|text| text.lines()) {
            editor.add_history_entry(line)?;
        }
        Ok(Lines::Typed(Box::new(Typed { editor, history })))
    }

    /// The next line; none at the end.
    pub(super) fn next(&mut self, prompt: &str) -> Result<Option<String>> {
        match self {
            Lines::Piped(lines) => Ok(lines.next().transpose()?),
            Lines::Typed(typed) => match typed.editor.readline(prompt) {
                Ok(line) => {
                    if !line.trim().is_empty() {
                        typed.editor.add_history_entry(line.as_str())?;
                    }
                    Ok(Some(line))
                }
                // Ctrl-C drops the line, Ctrl-D ends.
                Err(ReadlineError::Interrupted) => Ok(Some(String::new())),
                Err(ReadlineError::Eof) => Ok(None),
                Err(error) => Err(error.into()),
            },
        }
    }

    /// Keeps the history for the next time; a history that cannot be kept is no reason to complain.
    pub(super) fn end(self) {
        let Lines::Typed(typed) = self else { return };
        let Some(path) = &typed.history else { return };
        let history = typed.editor.history();
        let lines = (0..history.len())
            .filter_map(|at| history.get(at, SearchDirection::Forward).ok().flatten())
            .map(|found| format!("{}\n", found.entry));
        let text: String = lines.collect();
        if let Some(folder) = path.parent() {
            let _ = std::fs::create_dir_all(folder);
        }
        let _ = files::replace(path, text.as_bytes(), files::Existing::Overwritten);
    }
}

/// Beside the games that are kept.
fn history_path() -> Option<PathBuf> {
    let folder = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let state = folder("XDG_STATE_HOME").or_else(|| folder("HOME").map(|home| home.join(".local/state")))?;
    Some(state.join("lorekeeper").join("ask-history"))
}

/// What the editor asks while somebody types.
struct Wisdom {
    known: Rc<RefCell<Known>>,
}

impl Completer for Wisdom {
    type Candidate = Pair;

    fn complete(&self, line: &str, at: usize, _: &Context<'_>) -> rustyline::Result<(usize, Vec<Pair>)> {
        let before = line.get(..at).unwrap_or(line);
        let (start, found) = self.known.borrow().complete(before);
        Ok((start, found.into_iter().map(|text| Pair { display: text.clone(), replacement: text }).collect()))
    }
}

impl Hinter for Wisdom {
    type Hint = String;
}

impl Highlighter for Wisdom {}
impl Validator for Wisdom {}
impl Helper for Wisdom {}
