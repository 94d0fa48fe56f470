//! The notation of data files: what is written is read back, whatever the types.

use lorekeeper_cards::strict_ron::{Writer, read};
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, PartialEq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Sample {
    #[serde(default)]
    word: Word,
    #[serde(default)]
    maybe: Option<Word>,
    #[serde(default)]
    twice: Option<Option<u8>>,
    #[serde(default)]
    letters: Vec<char>,
    pair: (u8, String),
    #[serde(default)]
    number: i32,
    inner: Vec<Shape>,
}

#[derive(Clone, Copy, Debug, PartialEq, Default, Serialize, Deserialize)]
enum Word {
    #[default]
    None,
    Some,
    Other,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
enum Shape {
    Unit,
    Number(u8),
    Pair(u8, Option<u8>),
    Maybe(Option<Word>),
    Newtype(Wrapped),
    Boxed(Box<Sample>),
    Named {
        #[serde(default)]
        flag: bool,
        list: Vec<u8>,
    },
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Wrapped(u8);

fn samples() -> Vec<Sample> {
    let plain = Sample { pair: (0, String::new()), ..Sample::default() };
    let shapes = vec![
        Shape::Unit,
        Shape::Number(3),
        Shape::Pair(1, None),
        Shape::Pair(1, Some(2)),
        Shape::Maybe(None),
        Shape::Maybe(Some(Word::None)),
        Shape::Maybe(Some(Word::Other)),
        Shape::Newtype(Wrapped(7)),
        Shape::Boxed(Box::new(plain.clone())),
        Shape::Named { flag: false, list: Vec::new() },
        Shape::Named { flag: true, list: vec![1, 2] },
    ];
    vec![
        plain.clone(),
        Sample { word: Word::Some, maybe: Some(Word::None), twice: Some(Some(1)), ..plain.clone() },
        Sample { maybe: Some(Word::Some), letters: vec!['a', '\'', '\\', 'ā'], number: -4, ..plain.clone() },
        Sample { pair: (9, "a \"b\" \\ \n ’".to_owned()), inner: shapes, ..plain },
    ]
}

#[test]
fn every_value_is_read_back() {
    let mut writer = Writer::default();
    for sample in samples() {
        let text = writer.write(&sample).unwrap_or_else(|error| panic!("{sample:?}: {error}"));
        assert_eq!(read::<Sample>(&text), Ok(sample), "{text}");
    }
}

#[test]
fn implied_fields_are_left_out_and_others_are_not() {
    let mut writer = Writer::default();
    let text = writer.write(&samples()[0]).expect("it can be written");
    // `word` is its default; `inner` is empty too, but the reader would not fill it in.
    assert_eq!(text, "(pair: (0, \"\"), inner: [])");
    let text = writer.write(&samples()[1]).expect("it can be written");
    assert_eq!(text, "(word: Some, maybe: Some(None), twice: Some(1), pair: (0, \"\"), inner: [])");
}

#[test]
fn broken_text_is_an_error_with_its_place() {
    for (text, place) in [
        ("", "line 1, column 1"),
        ("(pair: (0, \"\"),\n inner: [Unt])", "line 2, column"),
        ("(pair: (0, \"\"), inner: [], more: 1)", "line 1, column"),
        ("(pair: (300, \"\"), inner: [])", "line 1, column"),
        (&"[".repeat(100_000), "line 1, column"),
        (&"(inner: [Boxed(".repeat(10_000), "line 1, column"),
    ] {
        let error = read::<Sample>(text).expect_err("broken").to_string();
        assert!(error.starts_with(place), "{error}");
    }
}
