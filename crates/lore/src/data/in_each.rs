//! Something in every language, by the code of each.

use std::borrow::Cow;

use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::{Serialize, Serializer};
use vocabulary::{Each, Language};

/// Something in every language: `{"en": …, "es": …}`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct InEach<T>(Each<T>);

impl<T> InEach<T> {
    /// What a function says in each language.
    pub(crate) fn of(say: impl Fn(Language) -> T) -> InEach<T> {
        InEach(Each::of(say))
    }

    /// The same, where it is there in every language.
    pub(crate) fn of_all(say: impl Fn(Language) -> Option<T>) -> Option<InEach<T>>
    where
        T: Default,
    {
        let mut is_whole = true;
        let all = Each::of(|language| {
            say(language).unwrap_or_else(|| {
                is_whole = false;
                T::default()
            })
        });
        is_whole.then_some(InEach(all))
    }
}

impl<T: Serialize> Serialize for InEach<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer
            .collect_map(Language::ALL.into_iter().map(|language| (language.code(), self.0.get(language))))
    }
}

impl<T: JsonSchema> JsonSchema for InEach<T> {
    fn schema_name() -> Cow<'static, str> {
        format!("InEachLanguage_{}", T::schema_name()).into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        by_language::<T>("In every language, by its code.", &Language::ALL, generator)
    }
}

/// Something that may lack in some languages, but never in the one that decides (1.1.4).
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct InSome<T>(Each<Option<T>>);

impl<T> InSome<T> {
    /// What a function says in each language.
    pub(crate) fn of(say: impl Fn(Language) -> Option<T>) -> InSome<T> {
        InSome(Each::of(say))
    }
}

impl<T: Serialize> Serialize for InSome<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let said = |language: Language| Some((language.code(), self.0.get(language).as_ref()?));
        serializer.collect_map(Language::ALL.into_iter().filter_map(said))
    }
}

impl<T: JsonSchema> JsonSchema for InSome<T> {
    fn schema_name() -> Cow<'static, str> {
        format!("InSomeLanguages_{}", T::schema_name()).into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        by_language::<T>(
            "By the code of each language; it lacks where nobody has written it yet.",
            &[Language::default()],
            generator,
        )
    }
}

fn by_language<T: JsonSchema>(about: &str, required: &[Language], generator: &mut SchemaGenerator) -> Schema {
    let inner = generator.subschema_for::<T>();
    let properties: serde_json::Map<String, serde_json::Value> =
        Language::ALL.iter().map(|language| (language.code().to_owned(), inner.clone().to_value())).collect();
    let required: Vec<&str> = required.iter().map(|language| language.code()).collect();
    schemars::json_schema!({
        "description": about,
        "type": "object",
        "properties": properties,
        "required": required,
    })
}
