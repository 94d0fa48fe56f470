//! The judge, the rulebook and the cards: the commands of the page's desk, by name.

use std::sync::{Mutex, OnceLock, PoisonError};

use pyo3::prelude::*;
use web::{Desk, Trouble};

use crate::errors;

static DESK: OnceLock<Result<Mutex<Desk>, String>> = OnceLock::new();

fn open() -> Result<Mutex<Desk>, String> {
    let mut desk = Desk::new().map_err(|Trouble(why)| why)?;
    let file = |ruling: &rulings::Ruling| serde_json::json!({ "path": ruling.path, "text": ruling.text() });
    let files: Vec<serde_json::Value> = rulings::rulings().iter().map(file).collect();
    desk.call("load_rulings", &serde_json::json!({ "files": files }).to_string());
    Ok(Mutex::new(desk))
}

/// Takes a command with its input as JSON and gives its answer as JSON: `{"ok": …}` or `{"trouble": "…"}`.
#[pyfunction]
pub fn call(py: Python<'_>, command: &str, input: &str) -> PyResult<String> {
    let answer = errors::work(py, || match DESK.get_or_init(open) {
        // A command that failed half-way leaves the desk as good as before: it keeps only what was opened.
        Ok(desk) => Ok(desk.lock().unwrap_or_else(PoisonError::into_inner).call(command, input)),
        Err(why) => Err(why.clone()),
    })?;
    answer.map_err(|why| errors::plain(py, &why))
}

/// The decks that come with the package: name and list.
#[pyfunction]
pub fn ready_decks() -> Vec<(String, String)> {
    table::READY.iter().map(|deck| (deck.name.to_owned(), deck.text.to_owned())).collect()
}
