//! A keyword that no card has, added to a copy of the repository by what CONTRIBUTING says ("A keyword"), built and played.
//!
//! `Homebound`: the character cannot quest. It builds half of the workspace again, so it runs where it is asked for:
//! `cargo test -p lorekeeper-vocabulary --test new_keyword -- --ignored`.

mod copy;

use std::fs;

use copy::{cargo, change, copy_repository};

/// What CONTRIBUTING lists for a keyword that forbids something, and nothing else.
const FILES: [&str; 8] = [
    "vocabulary/src/keyword.rs",
    "vocabulary/src/words/spanish.rs",
    "syntax/src/tree/keyword.rs",
    "syntax/src/reminder/english.rs",
    "syntax/src/reminder/spanish.rs",
    "engine/src/legal/exert.rs",
    "engine/src/refusal.rs",
    "narrate/src/spanish/reason.rs",
];

const CARD: &str = r#"[{"name": "Wren", "version": "Hearth Keeper", "type": "Character", "inks": ["Amber"], "cost": 3, "inkable": true,
"strength": 2, "willpower": 3, "lore": 1, "classifications": ["Storyborn"], "text": ["Homebound"],
"printings": [{"set": "99", "number": 4, "rarity": "common"}]}]"#;

const RULING: &str = "title: Who is Homebound does not quest
rules: 8.1.1

player A
  play Wren - Hearth Keeper [=wren]
player B
  play Wren - Hearth Keeper [=other, exerted]
turn A

expect wren has Homebound
! A quests with wren
A challenges other with wren
";

#[test]
#[ignore = "builds most of the workspace in a copy"]
fn a_keyword_is_a_row_a_node_and_the_place_of_its_rule() {
    let copy = copy_repository("new-keyword");
    for file in FILES {
        change(&copy.join("crates").join(file), |text| with_keyword(file, text));
    }
    fs::write(copy.join("card.json"), CARD).expect("the copy can be written");
    fs::write(copy.join("ruling.lore"), RULING).expect("the copy can be written");
    let lore =
        ["run", "--locked", "--quiet", "-p", "lorekeeper-lore", "--", "--cards", "card.json", "--lang", "es"];
    let said = cargo(&copy, &[&lore[..], &["judge", "ruling.lore"]].concat());
    assert!(said.contains("un personaje con Hogareño no puede irse de aventura"), "{said}");
    let said = cargo(&copy, &[&lore[..], &["cards", "show", "Wren - Hearth Keeper"]].concat());
    assert!(said.contains("Hogareño") && said.contains("No puede irse de aventura."), "{said}");
    fs::remove_dir_all(&copy).expect("the copy is ours");
}

/// A file with what the keyword needs there, put beside what the last one has.
fn with_keyword(file: &str, text: &str) -> String {
    let after = |line: &str, new: &str| text.replace(line, &format!("{line}{new}"));
    let before = |line: &str, new: &str| text.replace(line, &format!("{new}{line}"));
    match file {
        "vocabulary/src/keyword.rs" => after(
            "    Adventurous, \"8.16\", None, \"Adventurous\";\n",
            "    Homebound, \"8.1.1\", None, \"Homebound\";\n",
        ),
        "vocabulary/src/words/spanish.rs" => after(
            "        Keyword::Adventurous => &[\"Aventurero\"],\n",
            "        Keyword::Homebound => &[\"Hogareño\"],\n",
        ),
        "syntax/src/tree/keyword.rs" => text
            .replace(
                "        Adventurous,\n",
                "        Adventurous,\n        /// Cannot quest.\n        Homebound,\n",
            )
            .replace("Ward, Adventurous;", "Ward, Adventurous, Homebound;"),
        "syntax/src/reminder/english.rs" => {
            before("        Keyword::Adventurous =>", "        Keyword::Homebound => \"It cannot quest.\",\n")
        }
        "syntax/src/reminder/spanish.rs" => before(
            "        Keyword::Adventurous =>",
            "        Keyword::Homebound => \"No puede irse de aventura.\",\n",
        ),
        "engine/src/legal/exert.rs" => before(
            "        if values.has(Keyword::Reckless) {\n            return Err(Refusal::RecklessQuest);\n",
            "        if values.has(Keyword::Homebound) {\n            return Err(Refusal::HomeboundQuest);\n        }\n",
        )
        .replace(
            "1 << Keyword::Adventurous as u16",
            "1 << Keyword::Adventurous as u16 | 1 << Keyword::Homebound as u16",
        ),
        "engine/src/refusal.rs" => before(
            "    /// 1.2.2\n    Forbidden =",
            "    /// 8.1.1\n    HomeboundQuest = \"8.1.1\", \"a Homebound character cannot quest\";\n",
        ),
        "narrate/src/spanish/reason.rs" => before(
            "        Refusal::AdventurousEnd =>",
            "        Refusal::HomeboundQuest => \"un personaje con Hogareño no puede irse de aventura\",\n",
        ),
        other => panic!("nothing is put into {other}"),
    }
}
