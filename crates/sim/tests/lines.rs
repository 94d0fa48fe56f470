//! The lines that bots get: as the published schema says, and about hidden cards nothing.

#![cfg(unix)]

mod common;

use lorekeeper_sim::{Plan, Progress, Who};
use serde_json::Value;

/// Whether a value is as a schema says, for as much of the language of schemas as ours uses. No field goes without mention.
fn fits(value: &Value, schema: &Value, all: &Value) -> Result<(), String> {
    if let Some(name) = schema["$ref"].as_str() {
        let name = name.trim_start_matches("#/$defs/");
        return fits(value, &all["$defs"][name], all).map_err(|why| format!("{name}: {why}"));
    }
    if let Some(one_of) = schema["oneOf"].as_array() {
        let fitting = one_of.iter().filter(|schema| fits(value, schema, all).is_ok()).count();
        return if fitting == 1 { Ok(()) } else { Err(format!("{fitting} of oneOf fit {value}")) };
    }
    if let Some(known) = schema["enum"].as_array() {
        return if known.contains(value) { Ok(()) } else { Err(format!("{value} is none of {known:?}")) };
    }
    if !schema["const"].is_null() {
        return if schema["const"] == *value { Ok(()) } else { Err(format!("{value} is not the constant")) };
    }
    let is_of = |kind: &str| match kind {
        "object" => value.is_object(),
        "array" => value.is_array(),
        "string" => value.is_string(),
        "boolean" => value.is_boolean(),
        "integer" => value.is_i64() || value.is_u64(),
        "null" => value.is_null(),
        other => panic!("a type that this test does not know: {other}"),
    };
    let is_typed = match &schema["type"] {
        Value::String(kind) => is_of(kind),
        Value::Array(kinds) => kinds.iter().filter_map(Value::as_str).any(is_of),
        other => panic!("no type: {other}"),
    };
    if !is_typed {
        return Err(format!("{value} is no {}", schema["type"]));
    }
    for required in schema["required"].as_array().into_iter().flatten().filter_map(Value::as_str) {
        if value.get(required).is_none() {
            return Err(format!("{required} is missing in {value}"));
        }
    }
    for (name, field) in value.as_object().into_iter().flatten() {
        let schema = match (&schema["properties"][name], &schema["additionalProperties"]) {
            (Value::Null, Value::Null) => return Err(format!("{name} is not in the schema")),
            (Value::Null, further) => further,
            (known, _) => known,
        };
        fits(field, schema, all).map_err(|why| format!("{name}: {why}"))?;
    }
    for item in value.as_array().into_iter().flatten() {
        fits(item, &schema["items"], all)?;
    }
    Ok(())
}

/// The lines that a bot got which writes them down and always gives the first answer.
fn lines() -> Vec<Value> {
    let table = common::table();
    let folder = std::env::temp_dir().join(format!("lore-lines-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("the temporary folder can be written");
    let path = folder.join("lines");
    let script = format!(
        "while IFS= read -r line; do printf \"%s\\n\" \"$line\" >> {}; case \"$line\" in *\"\\\"say\\\":\\\"decide\\\"\"*) echo 0;; esac; done",
        path.display()
    );
    let decks = ["amber-steel-songs", "ruby-steel-racers"].map(|name| table.deck(name)).into();
    let bot: Who = format!("bot:sh -c '{script}'").parse().expect("a bot");
    let plan = Plan { decks, players: vec![bot, "greedy".parse().expect("a player")], games: 6, seed: 3 };
    let tally = table.run(&plan, Progress::new(&plan), 1).tally;
    assert!(tally.faults.is_empty(), "{:?}", tally.faults);
    let text = std::fs::read_to_string(&path).expect("it wrote");
    let _ = std::fs::remove_dir_all(&folder);
    text.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect()
}

#[test]
fn lines_are_as_published_and_hide_what_is_hidden() {
    let schema = include_str!("../../../docs/schema/bot.schema.json");
    let schema: Value = serde_json::from_str(schema).expect("the schema is JSON");
    let lines = lines();
    let (mut you, mut drawn, mut kinds) = (0, 0, std::collections::BTreeSet::new());
    for line in &lines {
        fits(line, &schema, &schema).unwrap_or_else(|why| panic!("{why}"));
        if line["say"] == "begin" {
            you = line["you"].as_u64().expect("a seat");
        }
        for event in line["events"].as_array().into_iter().flatten() {
            kinds.insert(event["event"].as_str().expect("a word").to_owned());
            if event["event"] == "card" && event["as"] == "draw" {
                let is_own = event["player"] == you;
                assert_eq!(event["name"].is_string(), is_own, "{event}");
                assert!(is_own || event["card"].is_null(), "{event}");
                drawn += u64::from(!is_own);
            }
        }
        // What was inked face up is remembered, by both.
        for side in line["view"]["players"].as_array().into_iter().flatten() {
            assert_eq!(
                Some(side["inkwell_known"].as_array().expect("a list").len() as u64),
                side["inkwell"].as_u64()
            );
        }
    }
    assert!(drawn > 20, "only {drawn} draws of the other player were told");
    for kind in ["turn", "card", "play", "quest", "lore", "exert", "ready", "shuffle", "opening hand"] {
        assert!(kinds.contains(kind), "no {kind} among {kinds:?}");
    }
    // A bot ends with its run: what it was told last it may not have read.
    assert!(lines.iter().filter(|line| line["say"] == "end").count() >= 5);
}

/// The published answers are what `fits` can refuse: the test itself can fail.
#[test]
fn the_schema_refuses_what_it_does_not_say() {
    let schema: Value =
        serde_json::from_str(include_str!("../../../docs/schema/bot.schema.json")).expect("JSON");
    let check = |text: &str| fits(&serde_json::from_str(text).expect("JSON"), &schema, &schema);
    assert_eq!(
        check(r#"{"say":"end","result":"won","lore":[20,13],"events":[{"event":"turn","player":0}]}"#),
        Ok(())
    );
    assert!(check(r#"{"say":"end","result":"won","lore":[20,13]}"#).is_err());
    assert!(check(r#"{"say":"end","result":"won","lore":[20,13],"events":[{"event":"nonsense"}]}"#).is_err());
    assert!(check(r#"{"say":"end","result":"won","lore":[20,13],"events":[],"secret":1}"#).is_err());
}
