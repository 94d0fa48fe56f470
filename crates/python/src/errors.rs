//! Exceptions: those of `lorekeeper.errors`, each with rule and place where there are any.

use std::panic::AssertUnwindSafe;

use engine::Refusal;
use narrate::Reason;
use pyo3::exceptions::PyRuntimeError;
use pyo3::prelude::*;
use vocabulary::Language;

/// An exception of the package by name, with its arguments.
fn raise<'py>(py: Python<'py>, class: &str, args: impl pyo3::call::PyCallArgs<'py>) -> PyErr {
    let made = py
        .import("lorekeeper.errors")
        .and_then(|module| module.getattr(class))
        .and_then(|class| class.call1(args));
    match made {
        Ok(exception) => PyErr::from_value(exception),
        Err(error) => error,
    }
}

/// Something that cannot be done, in a sentence.
pub fn plain(py: Python<'_>, why: &str) -> PyErr {
    raise(py, "LorekeeperError", (why,))
}

/// An answer that the rules refuse.
pub fn refused(py: Python<'_>, why: Refusal, language: Language) -> PyErr {
    let reason = Reason::Refused(why);
    raise(py, "Refused", (reason.say(language), reason.rule().to_string()))
}

/// A text that cannot be read: problems as JSON, each with line, column and message.
pub fn unread(py: Python<'_>, problems: &[Problem]) -> PyErr {
    raise(py, "ReadError", (json(problems),))
}

/// A deck that cannot be used: problems as JSON.
pub fn deck(py: Python<'_>, name: &str, problems: &[Problem]) -> PyErr {
    raise(py, "DeckError", (name, json(problems)))
}

/// Something that was closed, or has not begun.
pub fn closed(py: Python<'_>, why: &str) -> PyErr {
    raise(py, "ClosedError", (why,))
}

/// Something that belongs to another game.
pub fn foreign(py: Python<'_>) -> PyErr {
    raise(py, "ForeignObject", ())
}

/// What is wrong, with its place and rule.
#[derive(Clone, Debug, serde::Serialize)]
pub struct Problem {
    /// From 1; 0 where it is the text as a whole.
    pub line: usize,
    /// From 1; 0 where it is the whole line.
    pub column: usize,
    pub rule: Option<String>,
    pub message: String,
}

fn json(problems: &[Problem]) -> String {
    serde_json::to_string(problems).unwrap_or_default()
}

/// Works without Python's lock. A panic is a mistake of ours; it becomes an exception that says so.
pub fn work<T: Send>(py: Python<'_>, work: impl FnOnce() -> T + Send) -> PyResult<T> {
    py.detach(|| std::panic::catch_unwind(AssertUnwindSafe(work))).map_err(|panic| {
        let text = panic.downcast_ref::<&str>().map(|text| (*text).to_owned());
        let text = text.or_else(|| panic.downcast_ref::<String>().cloned()).unwrap_or_default();
        PyRuntimeError::new_err(format!("a mistake in lorekeeper itself, please report it: {text}"))
    })
}
