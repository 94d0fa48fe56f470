//! The quick part of the proof: what `lore prove` does for hours is done here for seconds.

mod barred;
mod deeds;
mod families;
mod followed;
mod inputs;
mod joined;
mod mechanics;
mod offers;
mod perft;
mod properties;
mod ratchet;
mod sentences;
mod spliced;
mod unheard;
mod unseen;
mod work;

use notation::{CardNames, Catalog};
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

/// All cards, compiled once for all tests.
fn catalog() -> &'static Catalog {
    &CARDS.0
}

fn names() -> &'static CardNames {
    &CARDS.1
}

static CARDS: LazyLock<(Catalog, CardNames)> = LazyLock::new(|| {
    let library = library::load().expect("the library is compiled with this test");
    (notation::catalog_of(&library), notation::names_of(&library))
});

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Who only asks whether anything fails need not wait for the rest.
fn is_one_enough() -> bool {
    std::env::var_os("LORE_FIRST_ONLY").is_some()
}
