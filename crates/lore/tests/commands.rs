//! The binary as users meet it: what it prints, where, and its exit status.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

const EXTRA: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/fixtures/extra.json");
const DECKS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../decks");

struct Run {
    status: Option<i32>,
    stdout: String,
    stderr: String,
}

fn lore(args: &[&str], stdin: &[u8]) -> Run {
    let mut child = Command::new(env!("CARGO_BIN_EXE_lore"))
        .args(args)
        .env_remove("NO_COLOR")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary runs");
    let mut input = child.stdin.take().expect("stdin is ours");
    let bytes = stdin.to_vec();
    // A program that refuses its input early closes the pipe; that is no failure here.
    let writing = std::thread::spawn(move || input.write_all(&bytes).is_ok());
    let output = child.wait_with_output().expect("it ends");
    let _ = writing.join();
    Run {
        status: output.status.code(),
        stdout: String::from_utf8(output.stdout).expect("text"),
        stderr: String::from_utf8(output.stderr).expect("text"),
    }
}

/// Runs, and looks for the exit status and for parts of stdout and stderr.
#[track_caller]
fn check(args: &[&str], stdin: &[u8], status: i32, stdout: &[&str], stderr: &[&str]) {
    let run = lore(args, stdin);
    let shown = format!("lore {args:?}\n--- stdout\n{}\n--- stderr\n{}", run.stdout, run.stderr);
    assert_eq!(run.status, Some(status), "{shown}");
    for part in stdout {
        assert!(run.stdout.contains(part), "no {part:?} in stdout of {shown}");
    }
    for part in stderr {
        assert!(run.stderr.contains(part), "no {part:?} in stderr of {shown}");
    }
}

fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    folder
}

#[test]
fn cards_are_shown() {
    check(
        &["cards", "show", "te", "ka", "-", "HEARTLESS"],
        b"",
        0,
        &["Te Kā - Heartless\n", "Steel, cost 6"],
        &[],
    );
    check(&["cards", "show", "te ka hartless"], b"", 2, &[], &["did you mean \"Te Kā - Heartless\"?"]);
    check(&["cards", "show", "elsa"], b"", 1, &["Elsa - Snow Queen\n"], &[]);
    check(
        &["--cards", EXTRA, "cards", "show", "Brass Bell", "--json"],
        b"",
        0,
        &["\"id\": \"brass-bell\""],
        &[],
    );
    check(&["--cards", "/nowhere.json", "cards", "show", "elsa"], b"", 2, &[], &["error: /nowhere.json"]);
    let plain = lore(&["cards", "show", "te-ka-heartless", "--color", "never"], b"").stdout;
    let coloured = lore(&["cards", "show", "te-ka-heartless", "--color", "always"], b"").stdout;
    assert!(!plain.contains('\u{1b}') && coloured.contains('\u{1b}'));
}

#[test]
fn cards_are_searched() {
    check(&["cards", "search", "cost<=3 ink:ruby -inkable:yes set:1"], b"", 0, &[" Ruby "], &["card"]);
    check(&["cards", "search", "name:\"te ka\" -cost>6", "--json"], b"", 0, &["\"te-ka-heartless\""], &[]);
    check(&["cards", "search", "cost>90"], b"", 1, &[], &["0 cards"]);
    check(&["cards", "search", "colour:red"], b"", 2, &[], &["no field is called \"colour\""]);
}

#[test]
fn card_files_are_checked_and_imported() {
    let json = lore(&["cards", "check", EXTRA, "--json"], b"").stdout;
    for part in ["\"total\": 2", "\"abilities\"", "\"round_trip\"", "\"failures\""] {
        assert!(json.contains(part), "{json}");
    }
    let folder = folder("import");
    let out = folder.to_str().expect("a plain path");
    check(&["cards", "import", EXTRA, "--out", out], b"", 0, &["2 cards in 1 files"], &["set-99.ron"]);
    // A reprint in a later set leaves the card where it was and adds the printing.
    let reprint = std::fs::read_to_string(EXTRA).expect("the fixture").replace("\"99\"", "\"100\"");
    check(
        &["cards", "import", "-", "--out", out, "--keep"],
        reprint.as_bytes(),
        0,
        &["2 cards in 1 files"],
        &[],
    );
    let written = std::fs::read_to_string(folder.join("set-99.ron")).expect("it is there");
    assert!(written.contains("[\"99-4 common\", \"100-4 common\"]"), "{written}");
    let file = folder.join("set-99.ron");
    let file = file.to_str().expect("a plain path");
    check(&["--cards", file, "cards", "show", "wren"], b"", 0, &["Wren - Lantern Bearer"], &[]);
}

#[test]
fn bad_card_files_are_refused() {
    let no_cost = br#"[{"name": "Bell", "type": "Item", "inks": ["Ruby"], "inkable": true}]"#;
    let symbol = br#"[{"name": "Bell", "type": "Item", "inks": ["Ruby"], "cost": 1, "inkable": true, "text": ["Pay {X}."]}]"#;
    let long = format!(
        r#"[{{"name": "Bell", "type": "Item", "inks": ["Ruby"], "cost": 1, "inkable": true, "text": ["{}"]}}]"#,
        "a ".repeat(5 << 20)
    );
    let noise: Vec<u8> =
        (0..4096_u32).map(|number| (number.wrapping_mul(2_654_435_761) >> 24) as u8).collect();
    for (bytes, message) in [
        (&b"[{\"name\": "[..], "line 1: broken JSON"),
        (no_cost, "line 1, \"Bell\", cost: missing"),
        (symbol, "unknown symbol \"{X}\""),
        (long.as_bytes(), "more than the limit of 2000"),
        (&noise, "not UTF-8 text"),
        (b"", "broken JSON"),
    ] {
        for command in [&["cards", "check", "-"][..], &["cards", "import", "-", "--out", "/nowhere/at/all"]] {
            check(command, bytes, 2, &[], &["error: ", message]);
        }
    }
}

#[test]
fn decks_are_checked() {
    let deck = format!("{DECKS}/amber-steel-songs.txt");
    check(
        &["deck", "check", &deck],
        b"",
        0,
        &["legal in Infinity Constructed: 60 cards, Amber and Steel"],
        &[],
    );
    check(
        &["deck", "check", &deck, "--format", "core"],
        b"",
        1,
        &["not legal in Core Constructed", "(1.10.1)"],
        &[],
    );
    // A name without version with one wrong letter is nearer than another card's full name.
    check(&["deck", "check", "-"], b"4 Tinker Bel\n", 2, &[], &["did you mean one of: Tinker Bell - "]);
    check(&["deck", "check", &deck, "--format", "chess"], b"", 2, &[], &["there are core, infinity"]);
    check(
        &["deck", "check", "-", "--json"],
        b"5 Dinglehopper",
        1,
        &["\"legal\": false", "\"rule\": \"1.10.1.1\""],
        &[],
    );
    check(
        &["deck", "check", "-"],
        b"5 Dinglehoper\nx",
        2,
        &[],
        &[
            "no card is called",
            "--> -:1:3\n",
            "1 | 5 Dinglehoper\n  |   ^^^^^^^^^^^\n",
            "expected",
            "--> -:2:1\n",
        ],
    );
    check(&["deck", "check", "-"], &[0xff, 0xfe], 2, &[], &["not UTF-8"]);
    check(&["deck", "check", "-"], &vec![b'a'; 10 << 20], 2, &[], &["more than the limit"]);
}

#[test]
fn decks_are_converted() {
    let text = "4 Dinglehopper\n";
    let code = lore(&["deck", "convert", "-", "--to", "code"], "Dinglehopper x4  # forks".as_bytes());
    assert_eq!(code.status, Some(0));
    assert_eq!(lore(&["deck", "convert", "-"], code.stdout.as_bytes()).stdout, text);
    check(
        &["deck", "convert", "-", "--to", "json"],
        text.as_bytes(),
        0,
        &["\"count\": 4", "\"dinglehopper\""],
        &[],
    );
    check(&["deck", "convert", "-", "--to", "poem"], text.as_bytes(), 2, &[], &["poem"]);
}

#[test]
fn positions_are_judged() {
    let ruling = "\
title: Questing gains lore
rules: 4.5.1

player A
  play Te Kā - Heartless [=teka]
player B
turn A

A quests with teka
expect A lore 2
";
    check(
        &["judge", "-"],
        ruling.as_bytes(),
        0,
        &["Questing gains lore (edition 2.3 of the rules)", "4."],
        &[],
    );
    check(&["judge", "-", "--json"], ruling.as_bytes(), 0, &["\"ok\":true"], &[]);
    let wrong = ruling.replace("lore 2", "lore 3");
    check(&["judge", "-", "--quiet"], wrong.as_bytes(), 1, &["-:10: failed: expected A lore 3"], &[]);
    let unread = ruling.replace("quests with", "dances with");
    check(&["judge", "-", "--json"], unread.as_bytes(), 2, &["\"ok\":false", "\"line\":9"], &["error"]);
    check(&["judge", "/nowhere.lore"], b"", 2, &[], &["error: /nowhere.lore"]);
    let both = ["judge", "/nowhere.lore", "-", "--json"];
    check(&both, ruling.as_bytes(), 2, &["\"ok\":false", "\"ok\":true"], &["error: /nowhere.lore"]);
    check(&["judge", "-"], &[0xff, 0], 2, &[], &["UTF-8"]);
}

#[test]
fn rules_are_looked_up() {
    check(&["rule", "6.5.8"], b"", 0, &["6.5 Replacement effects", "\n6.5.8"], &[]);
    check(&["rule", "6.5.8", "--lang", "es"], b"", 0, &["Por qué:"], &[]);
    check(&["rule", "drying"], b"", 0, &["5.1.1.11"], &[]);
    check(&["rule", "99.9"], b"", 1, &["99.9"], &[]);
    check(&["rule", "8.10.3", "--rulings", "nowhere"], b"", 2, &[], &["nowhere"]);
    // An older number shows the rule of today; a mark of a tool is no number.
    check(&["rule", "CR-7.8.1.1"], b"", 0, &["older edition", "\n6.6.1.1\n"], &[]);
    check(&["rule", "CR-311", "--lang", "es"], b"", 1, &["311 no es una regla"], &[]);
    check(&["rule", "can a drying character sing"], b"", 0, &["5.4.4.2"], &[]);
    check(&["rule", "#skip", "--lang", "es"], b"", 0, &["#saltar", "6.4.3"], &[]);
    check(&["rule", "desterrar", "--lang", "es"], b"", 0, &["desterrar = banish"], &[]);
    // Titles, not paths.
    check(
        &["rule", "8.15.2"],
        b"",
        0,
        &["Ward stops choosing; it stops neither", "[ward-does-not-stop-all]"],
        &[],
    );
    check(&["rule", "8.15.2", "--lang", "es"], b"", 0, &["Protección impide elegir; no impide"], &[]);
    check(&["rule", "8.15.2", "--json"], b"", 0, &["\"kind\": \"rule\"", "\"es\": \"Protección impide"], &[]);
    check(&["rule", "can I sing", "--json"], b"", 0, &["\"kind\": \"search\""], &[]);
    check(&["rule", "xyzzyx"], b"", 1, &[], &[]);
    check(&["rule"], b"", 0, &["6"], &[]);
    check(&["rule", "9.3"], b"", 0, &["9.3.1"], &[]);
    let index = ["rule", "--index", "--rulings", concat!(env!("CARGO_MANIFEST_DIR"), "/../../rulings")];
    check(&index, b"", 0, &["with a reason why not"], &[]);
    check(&["rule", "--index", "--rulings", "nowhere"], b"", 2, &[], &["no"]);
}

#[test]
fn rulings_are_found_in_any_folder() {
    check(&["rulings"], b"", 0, &["seeds", "cases"], &[]);
    check(&["rulings", "8.15.2"], b"", 0, &["Ward stops choosing", "ward-does-not-stop-all ("], &["ruling"]);
    check(&["rulings", "#instead", "--lang", "es"], b"", 0, &["(6.5.1.1"], &["casos"]);
    check(
        &["rulings", "ward 1.7.7", "--lang", "es"],
        b"",
        0,
        &["Elegir a un personaje con Protección se deshace"],
        &[],
    );
    check(&["rulings", "Cri-Kee"], b"", 0, &["alert-ignores-evasive"], &[]);
    check(&["rulings", "guardaespaldas", "--lang", "es"], b"", 0, &["bodyguard-draws-the-challenge"], &[]);
    check(&["rulings", "alert-ignores-evasive"], b"", 0, &["Alert challenges Evasive", "turn A"], &[]);
    check(&["rulings", "8.15.2", "--json"], b"", 0, &["\"fit\": \"rule\""], &[]);
    check(&["rulings", "xyzzy"], b"", 1, &[], &["0 rulings"]);
}

#[test]
fn cards_are_searched_in_spanish() {
    let query = ["cards", "search", "coste<=3 tinta:ámbar \"desterrar\"", "--lang", "es"];
    check(&query, b"", 0, &["Ámbar personaje"], &["cartas"]);
    check(&["cards", "search", "tipo:canción coste=1", "--lang", "es"], b"", 0, &["canción 1"], &[]);
    check(
        &["cards", "search", "tinta:rosa", "--lang", "es"],
        b"",
        2,
        &[],
        &["la consulta: \"rosa\" no es una tinta"],
    );
    // A card tells the rulings it has a place in.
    let shown = ["cards", "show", "Cri-Kee - Good Luck Charm", "--lang", "es"];
    check(&shown, b"", 0, &["Casos:", "Alerta desafía a personajes Evasivos"], &[]);
    check(&["cards", "show", "dinglehopper", "--json"], b"", 0, &["\"texts\"", "\"rulings\""], &[]);
}

#[test]
fn games_are_simulated() {
    let (one, other) = (format!("{DECKS}/plain-amber-ruby.txt"), format!("{DECKS}/plain-sapphire-steel.txt"));
    let folder = folder("sim");
    std::fs::create_dir_all(&folder).expect("a folder for the test");
    let path = |name: &str| folder.join(name).to_str().expect("a plain path").to_owned();
    let (page, progress, game) = (path("out.html"), path("progress.json"), path("game.lore"));
    let run = [
        "sim",
        &one,
        &other,
        "--players",
        "random",
        "--seed=1",
        "--games",
        "6",
        "--json",
        "--resume",
        &progress,
    ];
    let first = lore(&[&run[..], &["--report", &page, "--save-game", "2", &game]].concat(), b"");
    assert_eq!(first.status, Some(0), "{}", first.stderr);
    assert!(first.stdout.contains("\"first_player\""), "{}", first.stdout);
    assert!(std::fs::read_to_string(&page).expect("the report").contains("<svg"));
    check(&["judge", &game, "--quiet"], b"", 0, &[], &[]);
    // Files that are there stay, the decks beside a game too; the page of an earlier run is renewed.
    let beside = path("beside.a.txt");
    std::fs::write(&beside, "mine").expect("written");
    for (args, file) in [
        (["sim", &one, &other, "--seed=1", "--games", "1", "--report", &beside], &beside),
        (
            ["replay", "--decks", &one, &other, "--seed=1", "--game=2", "--save", &path("beside.lore")],
            &beside,
        ),
        (["replay", "--decks", &one, &other, "--seed=1", "--game=2", "--save", &game], &game),
    ] {
        let before = std::fs::read_to_string(file).expect("the file");
        check(&args, b"", 2, &[], &["is there already", "--force"]);
        check(&[&args[..], &["--lang", "es"]].concat(), b"", 2, &[], &["ya existe"]);
        assert_eq!(std::fs::read_to_string(file).expect("the file"), before);
    }
    check(
        &["replay", "--decks", &one, &other, "--seed=1", "--game=2", "--quiet", "--force", "--save", &game],
        b"",
        0,
        &[],
        &[],
    );
    // The whole game is played over, turn by turn.
    let analysed = lore(&["analyse", &game, "--search", "1", "--json"], b"").stdout;
    assert!(analysed.matches("\"turn\":").count() > 8, "{analysed}");
    check(&[&run[..], &["--report", &page]].concat(), b"", 0, &[], &["the report is in"]);
    // Nothing is left to play; the numbers are the same, also on one thread.
    assert_eq!(lore(&run, b"").stdout, first.stdout);
    assert_eq!(lore(&[&run[..9], &["--threads", "1"]].concat(), b"").stdout, first.stdout);
    check(
        &["replay", "--decks", &one, &other, "--players", "random", "--seed=1", "--game", "2"],
        b"",
        0,
        &["plain-sapphire-steel against plain-amber-ruby, game 2", " wins (1.8.1.1)"],
        &[],
    );
    check(
        &[
            "deck",
            "tune",
            &one,
            "--against",
            &other,
            "--players",
            "random",
            "--games",
            "40",
            "--swaps",
            "3",
            "--json",
        ],
        b"",
        1,
        &["\"verdict\": \"too_few\""],
        &[],
    );
    measured_numbers_agree();
    check(&["bot-protocol"], b"", 0, &["version 2", "{\"answer\":3}"], &[]);
}

/// What the benchmark prints is of one piece, however few the games.
fn measured_numbers_agree() {
    let run = lore(&["bench", "--games", "2", "--json"], b"");
    assert_eq!(run.status, Some(0), "{}", run.stderr);
    let line: serde_json::Value = serde_json::from_str(&run.stdout).expect("one line of JSON");
    let number = |key: &str| line[key].as_f64().unwrap_or_else(|| panic!("{key} in {line}"));
    let product = number("decisions_per_second") * number("shuffle_ns") * 1e-9;
    assert!((product - number("decisions_per_shuffle")).abs() < 1e-3 + product * 0.01, "{line}");
    assert_eq!(line["games"], 2);
    let keys: Vec<&String> = line.as_object().expect("an object").keys().collect();
    assert_eq!(keys.len(), 6, "{keys:?}");
}

#[test]
fn decks_that_are_not_legal_are_named() {
    let one = format!("{DECKS}/plain-amber-ruby.txt");
    let short = b"4 Dinglehopper";
    let played = ["sim", &one, "-", "--games", "2", "--players", "random"];
    let named = &["warning: not legal: -: the list: ", "(1.10.1.1)"];
    check(&played, short, 0, &["2 games of 2"], named);
    let spanish = [&played[..], &["--lang", "es"]].concat();
    check(&spanish, short, 0, &[], &["aviso: no es legal: -: ", "(1.10.1.1)"]);
    check(&["sim", &one, &one, "--threads", "0"], b"", 2, &[], &["--threads"]);
}

#[test]
fn simulations_that_cannot_begin_say_why() {
    let one = format!("{DECKS}/plain-amber-ruby.txt");
    let broken = b"4 Dinglehopper\n5 Dinglehoper";
    check(&["sim", &one, "-"], broken, 2, &[], &["no card is called", "--> -:2:3\n"]);
    check(&["sim", &one, "-", "--lang", "es"], broken, 2, &[], &["ninguna carta se llama", "--> -:2:3\n"]);
    check(&["sim", &one, "/nowhere.txt"], b"", 2, &[], &["/nowhere.txt"]);
    check(&["sim", &one, &one, "--players", "chess"], b"", 2, &[], &["'chess' is no player", "bot:COMMAND"]);
    check(&["sim", &one, &one, "--players", "bot:/nowhere/bot"], b"", 2, &[], &["cannot be started"]);
    check(&["replay", "--decks", &one, &one, "--seed=1", "--game", "0"], b"", 2, &[], &["numbered from 1"]);
}

#[test]
fn games_are_proved_and_lines_counted() {
    let run = lore(&["prove", "--games", "2", "--threads", "1"], b"");
    assert_eq!((run.status, run.stderr.as_str()), (Some(0), ""), "no progress where there is no terminal");
    assert_eq!(run.stdout.lines().last(), Some("faults: 0"), "{}", run.stdout);
    check(&["prove", "--game", "1"], b"", 0, &["decisions, ", "faults: 0"], &[]);
    check(&["prove", "--game", "1", "--games", "2"], b"", 2, &[], &["cannot be used with"]);
    let position = b"title: One card\nrules: 4.5.1\n\nplayer A\n  play Te K\xc4\x81 - Heartless\nplayer B\nturn A\n\nexpect A lore 0\n";
    check(&["perft", "-", "--depth", "1"], position, 0, &["2\n"], &[]);
    check(&["perft", "-", "--depth", "1", "--divide"], position, 0, &["quest with", "end the turn"], &[]);
    check(&["perft", "-", "--depth", "1"], b"nonsense", 2, &[], &["cannot be read"]);
}

#[test]
fn shells_and_man_are_told_of_every_command() {
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        check(&["completions", shell], b"", 0, &["judge", "deck", "lang"], &[]);
    }
    check(&["completions", "tcsh"], b"", 2, &[], &["tcsh"]);
    check(&["man"], b"", 0, &[".TH lore 1", "lore\\-judge(1)"], &[]);
    let folder = folder("man");
    let out = folder.to_str().expect("a plain path");
    check(&["man", "--out", out], b"", 0, &["lore.1\n", "lore-deck-check.1\n"], &[]);
    let page = std::fs::read_to_string(folder.join("lore-deck-check.1")).expect("it is there");
    assert!(page.contains("\\-\\-format"), "{page}");
}

/// Every command's help ends with two examples or more.
#[test]
fn help_ends_with_examples() {
    for command in [
        "bench",
        "bot-protocol",
        "completions",
        "man",
        "cards import",
        "cards show",
        "cards search",
        "cards check",
        "deck check",
        "deck convert",
        "deck tune",
        "judge",
        "perft",
        "prove",
        "replay",
        "rule",
        "sim",
    ] {
        let mut args: Vec<&str> = command.split(' ').collect();
        args.push("--help");
        let help = lore(&args, b"").stdout;
        let (_, examples) =
            help.split_once("Examples:\n").unwrap_or_else(|| panic!("{command}: no examples"));
        let own = examples.lines().filter(|line| line.contains(&format!("lore {command}"))).count();
        assert!(own >= 2, "{command}: {own} examples");
    }
}

#[test]
fn notes_are_judged_checked_and_mended() {
    let vault = concat!(env!("CARGO_MANIFEST_DIR"), "/../desk/tests/vault");
    let run = |args: &[&str]| {
        let output =
            std::process::Command::new(env!("CARGO_BIN_EXE_lore")).args(args).output().expect("it runs");
        let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
        (output.status.code(), text(&output.stdout), text(&output.stderr))
    };
    let (status, out, told) = run(&["judge", vault, "--quiet", "--lang", "en"]);
    assert_eq!(status, Some(2), "{told}");
    assert!(out.contains("false.md:10: failed: expected A lore 2"), "{out}");
    assert!(told.contains("broken.md:5:8") && told.contains("3 hold, 2 fail, 1 cannot be run"), "{told}");
    let (status, _, told) = run(&["judge", &format!("{vault}/plain.md"), "--lang", "en"]);
    assert_eq!((status, told.contains("no ```lore block")), (Some(2), true), "{told}");
    let (status, out, _) = run(&["notes", "check", vault, "--lang", "en"]);
    assert_eq!(status, Some(1));
    assert!(out.contains("old.md:9: 7.7.7.3 of edition 1.x is 6.5.7.3 now"), "{out}");

    let copy = std::env::temp_dir().join(format!("lorekeeper-notes-{}.md", std::process::id()));
    std::fs::copy(format!("{vault}/old.md"), &copy).expect("it can be copied");
    let path = copy.to_string_lossy().into_owned();
    let (_, out, _) = run(&["notes", "check", &path, "--fix", "--lang", "en"]);
    assert!(out.contains("7.7.7.3 → 6.5.7.3"), "{out}");
    assert!(std::fs::read_to_string(&copy).expect("readable").contains("7.7.7.3"), "only shown");
    run(&["notes", "check", &path, "--fix", "--yes"]);
    let fixed = std::fs::read_to_string(&copy).expect("readable");
    assert!(fixed.contains("6.5.7.3") && !fixed.contains("7.7.7.3"), "{fixed}");
    std::fs::remove_file(&copy).expect("ours");

    // A file that is no text is told, and keeps nobody from the other notes.
    let folder = std::env::temp_dir().join(format!("lorekeeper-notes-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    std::fs::write(folder.join("binary.md"), [0xff, 0]).expect("written");
    std::fs::copy(format!("{vault}/false.md"), folder.join("false.md")).expect("it can be copied");
    let place = folder.to_string_lossy().into_owned();
    for command in [&["notes", "check", &place, "--lang", "es"][..], &["judge", &place, "--lang", "es"]] {
        let (status, out, told) = run(command);
        assert_eq!(status, Some(2), "{out}{told}");
        assert!(format!("{out}{told}").contains("binary.md: no es texto UTF-8 (byte 0)"), "{out}{told}");
        assert!(out.contains("false.md:10") || out.contains("A lore 2"), "{out}{told}");
    }
    std::fs::remove_dir_all(&folder).expect("ours");
}

#[test]
fn cases_and_exams_are_written() {
    let ruling = concat!(env!("CARGO_MANIFEST_DIR"), "/../../rulings/seeds/mine-knight-beast-flounder.lore");
    let run = |args: &[&str]| {
        let output =
            std::process::Command::new(env!("CARGO_BIN_EXE_lore")).args(args).output().expect("it runs");
        (output.status.code(), String::from_utf8_lossy(&output.stdout).into_owned())
    };
    let (status, out) = run(&["case", ruling, "--lang", "es", "--short", "--format", "txt"]);
    assert_eq!(status, Some(0));
    assert!(out.contains("Respuesta: Sí"), "{out}");
    let (status, out) =
        run(&["exam", "--rules", "6.5.8", "--count", "3", "--export", "json", "--lang", "es"]);
    assert_eq!(status, Some(0));
    let questions: serde_json::Value = serde_json::from_str(&out).expect("it is JSON");
    assert_eq!(questions.as_array().map(Vec::len), Some(3));
    // Without an answer nothing is counted as right.
    let (status, out) = run(&["exam", "--rules", "6.5.8", "--count", "1", "--lang", "en"]);
    assert_eq!(status, Some(0));
    assert!(out.contains("0 of 0 right"), "{out}");
}

#[test]
fn the_rulebook_is_written_as_notes_and_as_a_page() {
    let folder = folder("rulebook");
    let out = folder.join("vault");
    let path = out.display().to_string();
    let export = ["rulebook", "export", "--format", "md", "--out", &path, "--lang", "es"];
    check(&export, b"", 0, &[], &["notas en"]);
    let note = std::fs::read_to_string(out.join("6/6.5.8.md")).expect("a note for each rule");
    assert!(
        note.starts_with("---\naliases: [\"CR 6.5.8\"]\ntags: [varias-instancias, efecto-de-reemplazo]\n"),
        "{note}"
    );
    assert!(note.contains("↑ [[6.5|6.5 Efectos de reemplazo]]"), "{note}");
    assert!(note.contains("(rapunzel-two-heihei-one-shield)"), "{note}");
    // Every link leads to a note.
    let mut names = std::collections::BTreeSet::new();
    let mut links = Vec::new();
    let mut folders = vec![out.clone()];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).expect("it was written").flatten() {
            let path = entry.path();
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            names.insert(path.file_stem().expect("a name").to_string_lossy().into_owned());
            let text = std::fs::read_to_string(&path).expect("a note");
            for link in text.split("[[").skip(1).filter_map(|rest| rest.split("]]").next()) {
                links.push(link.split('|').next().unwrap_or_default().to_owned());
            }
        }
    }
    assert!(links.len() > 1000, "{}", links.len());
    for link in links {
        assert!(names.contains(&link), "[[{link}]] leads nowhere");
    }
    // Nothing is lost: what is there stays, unless that is wanted.
    check(&export, b"", 2, &[], &["ya existe"]);
    check(&[&export[..], &["--force"]].concat(), b"", 0, &[], &["notas en"]);
    check(&["rulebook", "export"], b"", 2, &[], &["--out FOLDER"]);
    let page = ["<h3>6.5.8", "id=\"r6.5.8\"", "href=\"#r1.7.7\"", "#varias-instancias", "</html>"];
    check(&["rulebook", "export", "--format", "html", "--lang", "es"], b"", 0, &page, &[]);
    // A rule with many rulings shows some, and says how many more there are: on paper nobody unfolds them.
    let printed = ["<p>Casos:</p>", "<details><summary>y ", "@bottom-center { content: counter(page)"];
    check(&["rulebook", "export", "--format", "pdf-ready", "--lang", "es"], b"", 0, &printed, &[]);
}
