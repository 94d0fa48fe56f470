//! The desk, natively: what the page asks for, through the same door.

use lorekeeper_web::Desk;
use serde_json::{Value, json};

fn ask(desk: &mut Desk, command: &str, input: Value) -> Value {
    let answer: Value = serde_json::from_str(&desk.call(command, &input.to_string())).expect("JSON");
    assert_eq!(answer["trouble"], Value::Null, "{command}");
    answer["ok"].clone()
}

fn trouble(desk: &mut Desk, command: &str, input: Value) -> String {
    let answer: Value = serde_json::from_str(&desk.call(command, &input.to_string())).expect("JSON");
    answer["trouble"].as_str().expect("trouble").to_owned()
}

const MINE: &str = include_str!("../../../rulings/seeds/mine-knight-beast-flounder.lore");

/// The lines of a ruling up to the end of its position.
fn position(text: &str) -> String {
    let end = text.lines().position(|line| line.starts_with("turn ")).expect("a position");
    text.lines().take(end + 1).map(|line| format!("{line}\n")).collect()
}

/// Plays the move whose label contains these words.
fn play(desk: &mut Desk, text: &str, picks: &Value, label: &str) -> (String, Value) {
    let judged = ask(desk, "judge", json!({ "text": text, "language": "en", "picks": picks }));
    let moves = judged["board"]["question"]["moves"].as_array().expect("a question").clone();
    let found = moves.iter().find(|one| one["label"].as_str().is_some_and(|text| text.contains(label)));
    let answer = &found.unwrap_or_else(|| panic!("{label}: {moves:?}"))["answer"];
    let on =
        ask(desk, "play_on", json!({ "text": text, "language": "en", "picks": picks, "answer": answer }));
    (on["text"].as_str().expect("text").to_owned(), on["picks"].clone())
}

#[test]
fn clicks_write_the_lines_of_the_ruling() {
    let mut desk = Desk::new().expect("a desk");
    let (mut text, mut picks) = (position(MINE), json!([]));
    for label in ["play Sleepy", "no", "move Sleepy", "yes", "Flounder"] {
        (text, picks) = play(&mut desk, &text, &picks, label);
    }
    let acts = |text: &str| -> Vec<String> {
        text.lines().filter(|line| line.starts_with("A ")).map(str::to_owned).collect()
    };
    assert_eq!(acts(&text), acts(MINE));
    assert_eq!(picks, json!([]));
    let whole = ask(&mut desk, "judge", json!({ "text": MINE, "language": "es" }));
    assert_eq!(whole["holds"], true, "{}", whole["failures"]);
    assert_eq!(whole["problems"], json!([]));
    let clicked = ask(&mut desk, "judge", json!({ "text": text, "language": "es" }));
    let told = |judged: &Value| -> Vec<Value> {
        let steps = judged["steps"].as_array().expect("steps").clone();
        steps.into_iter().filter(|step| step["kind"] != "held").map(|step| step["text"].clone()).collect()
    };
    assert_eq!(told(&clicked), told(&whole));
}

#[test]
fn a_position_and_its_text_are_one_thing() {
    let mut desk = Desk::new().expect("a desk");
    let read = ask(&mut desk, "read_setup", json!({ "text": MINE, "language": "en" }));
    let written = ask(&mut desk, "write_setup", read["setup"].clone());
    let again = ask(&mut desk, "read_setup", json!({ "text": written, "language": "en" }));
    assert_eq!(read, again);
    let verdict = ask(&mut desk, "verdict", json!({ "text": written, "language": "en" }));
    assert_eq!(verdict["status"], 0, "{verdict}");
    // A second copy of a card gets an alias, and so does the first.
    let mut setup = read["setup"].clone();
    let mut card = setup["players"][1]["cards"][1].clone();
    card["key"] = json!(9);
    card["aliases"] = json!([]);
    setup["players"][1]["cards"].as_array_mut().expect("cards").push(card);
    let written = ask(&mut desk, "write_setup", setup);
    assert!(written.as_str().expect("text").contains("[=flounder1]"), "{written}");
}

#[test]
fn a_spanish_text_keeps_its_header_and_its_moves_when_its_board_is_edited() {
    let mut desk = Desk::new().expect("a desk");
    let text = "título: Aventura\njugador A\n  tinta 2\n  juego HeiHei - Boat Snack\n  juego Agrabah - Marketplace\njugador B\nturno A\n\nA explora con HeiHei - Boat Snack\n";
    let read = ask(&mut desk, "read_setup", json!({ "text": text, "language": "es" }));
    assert_eq!(read["locations"], json!([1]));
    let written = ask(&mut desk, "write_setup", read["setup"].clone());
    let judged =
        |desk: &mut Desk, text: &Value| ask(desk, "judge", json!({ "text": text, "language": "es" }));
    let (before, after) = (judged(&mut desk, &json!(text)), judged(&mut desk, &written));
    assert_eq!(before["problems"], after["problems"]);
    assert_eq!((&before["title"], &before["steps"]), (&after["title"], &after["steps"]));
    assert_eq!(before["position_lines"], 7);
    assert_ne!(after["steps"], json!([]));
    // A move is added below the position, not into it.
    let on = ask(
        &mut desk,
        "play_on",
        json!({ "text": text.split("A explora").next(), "language": "es", "answer": first_move(&before) }),
    );
    assert!(on["text"].as_str().is_some_and(|text| text.contains("turno A\n\nA ")), "{on}");
}

/// The answer of some move of a board.
fn first_move(judged: &Value) -> Value {
    let moves = judged["board"]["question"]["moves"].as_array().expect("moves");
    moves.last().expect("a move")["answer"].clone()
}

#[test]
fn what_a_board_cannot_show_is_edited_as_text() {
    let mut desk = Desk::new().expect("a desk");
    for text in [
        "player A\n  play HeiHei - Boat Snack [quested]\nplayer B\nturn A\n",
        "player A\nplayer B\nturn A, number 3\n",
        "decks amber-steel-songs.txt; amber-steel-songs.txt\n",
    ] {
        let read = ask(&mut desk, "read_setup", json!({ "text": text, "language": "en" }));
        assert_eq!(read["setup"], Value::Null, "{text}");
    }
}

#[test]
fn a_list_is_found_by_its_path_and_by_its_file_alone() {
    let mut desk = Desk::new().expect("a desk");
    let ready = ask(&mut desk, "ready_decks", json!({}));
    let text = "decks lists/mine.txt; lists/mine.txt\n\nA keeps\nB keeps\n";
    for name in ["lists/mine.txt", "mine.txt"] {
        let decks = json!([{ "name": name, "text": ready[0]["text"] }]);
        let judged = ask(&mut desk, "judge", json!({ "text": text, "language": "en", "decks": decks }));
        assert_ne!(judged["board"], Value::Null, "{name}: {}", judged["problems"]);
    }
}

#[test]
fn the_editor_knows_the_words_of_every_language() {
    let mut desk = Desk::new().expect("a desk");
    let words = ask(&mut desk, "notation_words", json!({}));
    let has = |list: &str, word: &str| words[list].as_array().is_some_and(|all| all.contains(&json!(word)));
    for (list, word) in [
        ("headers", "title"),
        ("headers", "título"),
        ("places", "ink drops"),
        ("places", "jugador"),
        ("verbs", "quests with"),
    ] {
        assert!(has(list, word), "{list}: {word}: {words}");
    }
}

#[test]
fn refused_moves_have_a_rule_and_a_reason() {
    let mut desk = Desk::new().expect("a desk");
    let text = "player A\n  play HeiHei - Boat Snack [exerted]\nplayer B\nturn A\n";
    let judged = ask(&mut desk, "judge", json!({ "text": text, "language": "en" }));
    let card = judged["board"]["sides"][0]["play"][0]["card"].clone();
    let refused = ask(&mut desk, "why_not", json!({ "text": text, "language": "es", "card": card }));
    let quest = &refused.as_array().expect("a list")[0];
    assert!(quest["label"].as_str().is_some_and(|label| label.contains("HeiHei")), "{quest}");
    assert_eq!((&quest["rule"], &quest["why"]), (&json!("5.1.1.2"), &json!("la carta ya está agotada")));
}

#[test]
fn a_game_is_played_kept_and_resumed() {
    let mut desk = Desk::new().expect("a desk");
    let decks = ask(&mut desk, "ready_decks", json!({}));
    let two = json!([decks[0], decks[2]]);
    let begun = json!({ "decks": two, "seats": ["human", "random"], "seed": 7, "language": "en" });
    let mut state = ask(&mut desk, "begin_game", begun);
    for _ in 0..40 {
        let id = state["id"].clone();
        state = match state["bot_decides"].as_bool() {
            Some(true) => ask(&mut desk, "bot", json!({ "id": id, "language": "en" })),
            _ => {
                let hint = ask(&mut desk, "hint", json!({ "id": id, "language": "en" }));
                ask(&mut desk, "answer", json!({ "id": id, "language": "en", "answer": hint["answer"] }))
            }
        };
    }
    let mut other = Desk::new().expect("a desk");
    let resumed = ask(&mut other, "resume_game", json!({ "journal": state["journal"], "language": "en" }));
    assert_eq!(resumed["board"], state["board"]);
    assert_eq!(resumed["story"], state["story"]);
    let replayed =
        ask(&mut other, "replay", json!({ "journal": state["journal"], "language": "es", "at": 3 }));
    assert_eq!((replayed["at"].as_u64(), replayed["total"].as_u64()), (Some(3), state["answers"].as_u64()));
    let file = ask(&mut desk, "game_file", json!({ "id": state["id"], "language": "en" }));
    let verdict = json!({ "text": file["lore"], "language": "en", "decks": file["decks"] });
    let verdict = ask(&mut desk, "verdict", verdict);
    assert!(verdict["status"].as_u64() < Some(2), "{verdict}");
    let undone = ask(&mut desk, "undo", json!({ "id": state["id"], "language": "en" }));
    assert!(undone["answers"].as_u64() > Some(0));
}

#[test]
fn the_end_of_a_game_tells_what_mattered_and_when() {
    let mut desk = Desk::new().expect("a desk");
    let decks = ask(&mut desk, "ready_decks", json!({}));
    let begun =
        json!({ "decks": [decks[0], decks[2]], "seats": ["greedy", "random"], "seed": 5, "language": "en" });
    let mut state = ask(&mut desk, "begin_game", begun);
    while state["is_over"] == false {
        state = ask(&mut desk, "bot", json!({ "id": state["id"], "language": "en" }));
    }
    let course = ask(&mut desk, "course", json!({ "id": state["id"], "language": "es" }));
    let all = |list: &str, seat: usize| course[list][seat].as_array().expect("a list").clone();
    // The winner's chance ends at one, the other's at nothing; there is one for every turn.
    let winner = usize::from(state["board"]["sides"][1]["lore"].as_i64() >= Some(20));
    assert_eq!(all("chances", winner).last().and_then(Value::as_f64), Some(1.0));
    assert_eq!(all("chances", 1 - winner).last().and_then(Value::as_f64), Some(0.0));
    assert_eq!(all("chances", 0).len(), all("lore", 0).len());
    let moments = course["moments"].as_array().expect("moments");
    assert!(
        moments.iter().any(|one| one["text"].as_str().is_some_and(|text| text.contains("posibilidades"))),
        "{course}"
    );
    // Whoever sees both hands reads both hands' cards.
    let replay = |desk: &mut Desk, viewer: Value| {
        let input = json!({ "journal": state["journal"], "language": "en", "at": state["answers"], "viewer": viewer });
        ask(desk, "replay", input)["story"].to_string()
    };
    let (open, own) = (replay(&mut desk, Value::Null), replay(&mut desk, json!(0)));
    assert!(own.contains("B draws a card") && !open.contains("draws a card"), "{open}");
}

#[test]
fn some_cards_give_the_same_verdicts_as_all() {
    let library = library::load().expect("the library");
    let (names, catalog) = (notation::names_of(&library), notation::catalog_of(&library));
    let mut desk = Desk::new().expect("a desk");
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../rulings/seeds");
    let mut count = 0;
    for entry in std::fs::read_dir(folder).expect("rulings") {
        let path = entry.expect("a file").path();
        if path.extension().is_none_or(|extension| extension != "lore") {
            continue;
        }
        let text = std::fs::read_to_string(&path).expect("a ruling");
        if text.contains("\ndecks ") || text.contains("! decks") {
            continue;
        }
        let (file, _) = notation::read(&text, &names);
        let verdict = notation::judge(&file, &catalog, engine::Edition::default());
        let expected = notation::narrate(&verdict, notation::Language::Spanish);
        let found = ask(&mut desk, "verdict", json!({ "text": text, "language": "es" }));
        assert_eq!(found["narration"], expected, "{}", path.display());
        count += 1;
    }
    assert!(count > 50, "{count}");
}

#[test]
fn decks_have_their_faults_at_their_lines() {
    let mut desk = Desk::new().expect("a desk");
    let text = "4 HeiHei - Boat Snack\n4 Nobody - At All\n";
    let report = ask(&mut desk, "check_deck", json!({ "text": text, "language": "en" }));
    assert_eq!(report["unreadable"][0]["line"], 2);
    assert_eq!(report["unreadable"][0]["columns"], json!({ "start": 3, "end": 18 }));
    let report = ask(&mut desk, "check_deck", json!({ "text": text, "language": "es" }));
    let said = report["unreadable"][0]["message"].as_str().expect("a message");
    assert!(said.starts_with("ninguna carta se llama \"Nobody - At All\""), "{said}");
    let ready = ask(&mut desk, "ready_decks", json!({}));
    let report = ask(&mut desk, "check_deck", json!({ "text": ready[3]["text"], "language": "es" }));
    assert_eq!(
        (report["cards"].as_u64(), report["unreadable"].as_array().map(Vec::len)),
        (Some(60), Some(0))
    );
}

#[test]
fn pieces_of_a_simulation_add_up() {
    let mut desk = Desk::new().expect("a desk");
    let decks = ask(&mut desk, "ready_decks", json!({}));
    let input =
        json!({ "decks": [decks[0], decks[1]], "player": "random", "games": 8, "seed": 3, "language": "en" });
    let begun = ask(&mut desk, "begin_simulation", input);
    assert_eq!(begun["total"], 8);
    let piece =
        |desk: &mut Desk, from: u32, to: u32| ask(desk, "simulate", json!({ "from": from, "to": to }));
    let halves = json!([piece(&mut desk, 4, 8), piece(&mut desk, 0, 4)]);
    let whole = json!([piece(&mut desk, 0, 8)]);
    let halves = ask(&mut desk, "simulation_summary", json!({ "tallies": halves }));
    assert_eq!(halves, ask(&mut desk, "simulation_summary", json!({ "tallies": whole })));
    assert_eq!(halves["games"], 8.0);
    // What each deck won against the other; drawn games are nobody's.
    let won = |own: usize, other: usize| halves["decks"][own]["against"][other]["share"].as_f64();
    assert_eq!((won(0, 0), won(1, 1)), (None, None));
    let sum = won(0, 1).zip(won(1, 0)).map(|(one, other)| one + other);
    assert!(sum.is_some_and(|sum| sum > 0.0 && sum <= 1.0), "{sum:?}");
}

#[test]
fn a_list_that_is_not_known_asks_for_the_rulings_once() {
    let mut desk = Desk::new().expect("a desk");
    let wants = |desk: &mut Desk, list: &str| {
        let text = format!("title: T\nrules: 2.2\nmazos {list}; {list}\n");
        ask(desk, "judge", json!({ "text": text, "language": "en" }))["wants_rulings"].clone()
    };
    assert_eq!(wants(&mut desk, "amber-steel-songs.txt"), json!(false));
    assert_eq!(wants(&mut desk, "of-a-ruling.txt"), json!(true));
    let ruling = json!({ "path": "one.lore", "text": "title: T\nrules: 2.2\n" });
    ask(&mut desk, "load_rulings", json!({ "files": [ruling], "decks": [] }));
    assert_eq!(wants(&mut desk, "of-a-ruling.txt"), json!(false));
}

#[test]
fn cards_are_found_in_either_language_and_rules_by_old_numbers() {
    let mut desk = Desk::new().expect("a desk");
    let first = |desk: &mut Desk, words: &str| {
        ask(desk, "find_cards", json!({ "words": words, "most": 5 }))[0]["name"].clone()
    };
    assert_eq!(first(&mut desk, "heihei boat"), "HeiHei - Boat Snack");
    assert_eq!(first(&mut desk, "te ka - heart"), "Te Kā - Heartless");
    assert_ne!(first(&mut desk, "destierra al personaje"), Value::Null);
    let page = ask(&mut desk, "rule", json!({ "words": "6.5.8", "language": "es" }));
    assert_eq!((page["kind"].as_str(), page["page"]["number"].as_str()), (Some("page"), Some("6.5.8")));
    assert_eq!(ask(&mut desk, "rule", json!({ "words": "ward", "language": "es" }))["kind"], "words");
}

#[test]
fn bad_input_is_answered_in_words() {
    let mut desk = Desk::new().expect("a desk");
    assert!(trouble(&mut desk, "nonsense", json!({})).contains("nonsense"));
    assert!(!trouble(&mut desk, "judge", json!({ "text": 3 })).is_empty());
    assert!(!trouble(&mut desk, "resume_game", json!({ "journal": "{}", "language": "es" })).is_empty());
    assert!(
        !trouble(&mut desk, "answer", json!({ "id": 99, "language": "en", "answer": "\"Done\"" })).is_empty()
    );
    assert!(!trouble(&mut desk, "simulate", json!({ "from": 0, "to": 4 })).is_empty());
    let long = "x".repeat(3 << 20);
    let judged = ask(&mut desk, "judge", json!({ "text": long, "language": "en" }));
    assert_eq!(judged["board"], Value::Null);
    assert_ne!(judged["problems"], json!([]));
}

#[test]
fn a_ruling_is_listed_and_opened_with_its_title_in_the_language_of_the_page() {
    let mut desk = Desk::new().expect("a desk");
    let file = json!({ "path": "mine.lore", "titles": { "es": "La Mina, primero" }, "text": MINE });
    ask(&mut desk, "load_rulings", json!({ "files": [file] }));
    let titles = |desk: &mut Desk, language: &str| {
        let found = ask(desk, "rule", json!({ "words": "6.5.7", "language": language }));
        let all = [&found["page"]["rulings"], &found["page"]["rulings_below"]].map(Value::to_string);
        all.concat()
    };
    assert!(titles(&mut desk, "es").contains("La Mina, primero"));
    assert!(!titles(&mut desk, "en").contains("La Mina"));
    let text = ask(&mut desk, "ruling", json!({ "text": "mine.lore", "language": "es" }));
    let judged = ask(&mut desk, "judge", json!({ "text": text, "language": "es", "picks": [] }));
    assert_eq!(judged["title"], "La Mina, primero");
}
