//! What the commands print as JSON and what assistants get: one shape for each answer, published in `docs/schema`.

mod asked;
mod card;
mod judgement;
mod rule;
mod ruling;

pub(crate) use asked::{AskAnswer, Step};
pub(crate) use card::{Card, Text};
pub(crate) use judgement::Judgement;
pub(crate) use rule::RuleAnswer;
pub(crate) use ruling::{RulingPage, RulingRef, Rulings};

use schemars::JsonSchema;
use serde::Serialize;

/// A text in both languages.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub(crate) struct Bilingual {
    pub(crate) en: String,
    pub(crate) es: String,
}

impl Bilingual {
    /// What a function says in each language.
    pub(crate) fn of(say: impl Fn(crate::Language) -> String) -> Bilingual {
        Bilingual { en: say(crate::Language::English), es: say(crate::Language::Spanish) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The published schemas are those of the code. `UPDATE_EXPECTED=1` writes them anew.
    #[test]
    fn schemas_are_published() {
        let schemas = [
            ("rule", schemars::schema_for!(RuleAnswer)),
            ("rulings", schemars::schema_for!(Rulings)),
            ("ruling", schemars::schema_for!(RulingPage)),
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
