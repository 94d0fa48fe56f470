//! A game written down: own types with a version, so that no file freezes the engine's.
//!
//! A saved game is its beginning and its answers; playing them again gives the game. Journals, the page and Python write the same
//! records. Their shape is published as `docs/schema/game.schema.json`; what changes it counts [`SAVED_VERSION`] up.

mod answer;
mod game;

pub use answer::{SavedAnswer, SavedHow};
pub(crate) use game::{FORMAT, basis};
pub use game::{
    KeptGame, SAVED_VERSION, SavedCopies, SavedDeck, SavedEntry, SavedGame, SavedHeader, SavedStart,
    SavedVariant,
};

#[cfg(test)]
mod tests {
    use super::*;

    /// The published schema is that of the code. `UPDATE_EXPECTED=1` writes it anew.
    #[test]
    fn the_schemas_are_published() {
        let schemas = [
            ("game", schemars::schema_for!(SavedGame)),
            ("journal-head", schemars::schema_for!(SavedHeader)),
            ("journal-line", schemars::schema_for!(SavedEntry)),
        ];
        let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/schema");
        for (name, schema) in schemas {
            let path = folder.join(format!("{name}.schema.json"));
            let text = format!("{}\n", serde_json::to_string_pretty(&schema).expect("a schema is JSON"));
            if std::env::var_os("UPDATE_EXPECTED").is_some() {
                std::fs::write(&path, &text).expect("docs can be written");
            }
            let published = std::fs::read_to_string(&path).unwrap_or_default();
            assert_eq!(published, text, "{} is not what the code says", path.display());
        }
    }
}
