//! What the commands print as JSON and what assistants get: one shape for each answer, published in `docs/schema`.

mod asked;
mod card;
mod in_each;
mod judgement;
mod rule;
mod ruling;

pub(crate) use asked::{AskAnswer, Step};
pub(crate) use card::{Card, Text};
pub(crate) use judgement::Judgement;
pub(crate) use rule::RuleAnswer;
pub(crate) use ruling::{RulingPage, RulingRef, Rulings};

use in_each::{InEach, InSome};

#[cfg(test)]
mod tests {
    use super::*;
    use schemars::JsonSchema;
    use serde::Deserialize;

    /// A line of `lore judge --json`, as the notation says; `edition` and `steps` with `--steps`.
    #[derive(Deserialize, JsonSchema)]
    #[serde(deny_unknown_fields)]
    #[allow(dead_code, reason = "only read, and described")]
    struct JudgedFile {
        file: String,
        title: String,
        ok: bool,
        failures: Vec<FailedLine>,
        /// Cards that the engine cannot play.
        unsupported: Vec<String>,
        edition: Option<String>,
        steps: Option<Vec<ToldStep>>,
    }

    /// A line of the file that did not come out.
    #[derive(Deserialize, JsonSchema)]
    #[serde(deny_unknown_fields)]
    #[allow(dead_code, reason = "only read, and described")]
    struct FailedLine {
        line: u32,
        expected: String,
        actual: String,
    }

    /// What happened, with its rule.
    #[derive(Deserialize, JsonSchema)]
    #[serde(deny_unknown_fields)]
    #[allow(dead_code, reason = "only read, and described")]
    struct ToldStep {
        line: u32,
        rule: String,
        en: String,
        es: String,
        /// Which earlier step brought it about, by its place from 0.
        cause: Option<usize>,
        source: Option<ToldSource>,
    }

    /// The text that a step comes from.
    #[derive(Deserialize, JsonSchema)]
    #[serde(deny_unknown_fields)]
    #[allow(dead_code, reason = "only read, and described")]
    struct ToldSource {
        card: String,
        ability: Option<String>,
    }

    /// What `judge --json` prints has the published shape.
    #[test]
    fn judged_files_have_their_shape() {
        let library = library::load().expect("the library");
        let (names, catalog) = (notation::names_of(&library), notation::catalog_of(&library));
        for name in ["mine-knight-beast-flounder", "ward-does-not-stop-all"] {
            let text = rulings::get(name).expect("a ruling").text();
            let (file, _) = notation::read(text, &names);
            let verdict = notation::judge(&file, &catalog, engine::Edition::default());
            for json in [verdict.to_json(name), verdict.to_json_with_steps(name)] {
                let read: JudgedFile = serde_json::from_str(&json).expect("the shape");
                assert!(read.ok && read.steps.is_none_or(|steps| !steps.is_empty()), "{json}");
            }
        }
    }

    /// The published schemas are those of the code. `UPDATE_EXPECTED=1` writes them anew.
    #[test]
    fn schemas_are_published() {
        let schemas = [
            ("rule", schemars::schema_for!(RuleAnswer)),
            ("rulings", schemars::schema_for!(Rulings)),
            ("ruling", schemars::schema_for!(RulingPage)),
            ("judge", schemars::schema_for!(JudgedFile)),
            ("judgement", schemars::schema_for!(Judgement)),
            ("ask", schemars::schema_for!(AskAnswer)),
            ("card", schemars::schema_for!(Card)),
            ("cards", schemars::schema_for!(Vec<Card>)),
        ];
        let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/schema");
        for (name, schema) in schemas {
            let path = folder.join(format!("{name}.schema.json"));
            let text = format!("{}\n", serde_json::to_string_pretty(&schema).expect("a schema is JSON"));
            if std::env::var_os("UPDATE_EXPECTED").is_some() {
                std::fs::create_dir_all(&folder).expect("docs can be written");
                std::fs::write(&path, &text).expect("docs can be written");
            }
            let published = std::fs::read_to_string(&path).unwrap_or_default();
            assert_eq!(published, text, "{} is not what the code says", path.display());
        }
    }
}
