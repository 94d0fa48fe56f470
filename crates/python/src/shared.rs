//! The cards, opened once for the whole process.

use std::sync::{Arc, OnceLock};

use library::Library;
use notation::CardNames;
use pyo3::prelude::*;
use table::Collection;
use vocabulary::Language;

use crate::errors;

/// All cards, lowered.
pub struct Shared {
    pub library: Arc<Library>,
    pub names: Arc<CardNames>,
    pub collection: Collection,
}

static SHARED: OnceLock<Result<Shared, String>> = OnceLock::new();

fn open() -> Result<Shared, String> {
    let library = Arc::new(library::load().map_err(|error| error.to_string())?);
    let names = Arc::new(notation::names_of(&library));
    let collection = Collection::of_some(&library, &names, |_| true);
    Ok(Shared { library, names, collection })
}

/// The cards; the first one who asks waits for them.
pub fn shared(py: Python<'_>) -> PyResult<&'static Shared> {
    let found = py.detach(|| SHARED.get_or_init(open));
    found.as_ref().map_err(|why| errors::plain(py, why))
}

/// A language by its code.
pub fn language(py: Python<'_>, code: &str) -> PyResult<Language> {
    code.parse().map_err(|_| {
        let known = Language::ALL.map(|language| format!("'{language}'")).join(" and ");
        errors::plain(py, &format!("{code:?} is no language; known are {known}"))
    })
}
