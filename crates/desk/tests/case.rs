//! The seeds' worked example as a case that reads as the seed explains it, kept and reviewed.

use engine::Edition;
use lorekeeper_desk::case::{CaseFormat, case};
use notation::{catalog_of, judge, names_of, read};
use vocabulary::Language;

const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");

#[test]
fn the_mine_is_written_as_a_case() {
    let library = library::load().expect("the library");
    let (names, catalog) = (names_of(&library), catalog_of(&library));
    let text = std::fs::read_to_string(format!("{ROOT}/rulings/seeds/mine-knight-beast-flounder.lore"));
    let (file, found) = read(&text.expect("the ruling is there"), &names);
    assert_eq!(found, []);
    let verdict = judge(&file, &catalog, Edition::default());
    let made = case(&file, &verdict, Language::Spanish);
    let written = made.written(CaseFormat::Markdown, Language::Spanish);
    let kept = format!("{}/tests/case.es.md", env!("CARGO_MANIFEST_DIR"));
    if std::env::var_os("UPDATE_EXPECTED").is_some() {
        std::fs::write(&kept, &written).expect("writable");
    }
    assert_eq!(written, std::fs::read_to_string(kept).expect("it is kept"));
    // An older edition is named, and its numbers are cited.
    let older = case(&file, &judge(&file, &catalog, Edition::V1), Language::Spanish);
    let older = older.written(CaseFormat::Text, Language::Spanish);
    assert!(older.contains("Reglas (edición 1.x): 7.7.6, 7.7.7"), "{older}");
    // The short one fits into a message.
    let short = made.clone().short().written(CaseFormat::Text, Language::Spanish);
    assert!(short.chars().count() < 2_000, "{short}");
    for format in [CaseFormat::Html, CaseFormat::Json, CaseFormat::Text] {
        let text = made.written(format, Language::English);
        assert!(text.contains("6.5.6") && text.contains("2.3"), "{text}");
    }
}
