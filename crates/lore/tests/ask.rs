//! `lore ask`, driven by a script.

use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Stdio};

fn ask(lines: &str, arguments: &[&str]) -> String {
    let mut child = Command::new(env!("CARGO_BIN_EXE_lore"))
        .arg("ask")
        .args(arguments)
        .env_remove("LC_ALL")
        .env_remove("LC_MESSAGES")
        .env_remove("LANG")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("lore starts");
    child.stdin.take().expect("a pipe").write_all(lines.as_bytes()).expect("lore listens");
    let output = child.wait_with_output().expect("lore ends");
    assert!(output.status.success());
    String::from_utf8(output.stdout).expect("text")
}

const POSITION: &str = "player A\nplay Mickey Mouse - True Friend [=mickey]\nplayer B\n\
     play Flounder - Voice of Reason [=flounder]\nturn A\n";

#[test]
fn a_move_is_told_and_taken_back() {
    let told = ask(&format!("{POSITION}A quests with mickey\nundo\noptions\n"), &[]);
    assert!(told.contains("taken back: A quests with mickey"), "{told}");
    assert!(told.lines().any(|line| line == "A quests with mickey"), "{told}");
}

#[test]
fn a_refused_move_is_explained_and_not_kept() {
    let told = ask(&format!("{POSITION}A challenges flounder with mickey\nshow\n"), &[]);
    assert!(told.contains("4.6.4.2"), "{told}");
    assert!(!told.lines().any(|line| line == "A challenges flounder with mickey"), "{told}");
}

#[test]
fn an_open_decision_is_told_with_its_answers() {
    let position = POSITION.replace("player B", "ink 5\nhand Dragon Fire\nplayer B");
    let told = ask(&format!("{position}A plays Dragon Fire\nA chooses flounder\n"), &[]);
    let asked = "A decides: choose 1 to banish: the effect of Dragon Fire\n  A chooses mickey\n  A chooses flounder\n";
    assert!(told.contains(asked), "{told}");
    assert!(told.contains("A chooses Flounder - Voice of Reason"), "{told}");
    assert!(!told.contains("FAILED"), "{told}");
}

/// 8.3.2: the keyword is the reason why it is asked at all.
#[test]
fn a_question_says_what_it_is_about() {
    let position = POSITION.replace("player B", "ink 5\nhand Sleepy - Sluggish Knight\nplayer B");
    let told = ask(&format!("{position}A plays sleepy\nA declines\n"), &["--lang", "es"]);
    assert!(
        told.contains("decide A: Guardaespaldas: ¿entra Sleepy - Sluggish Knight en juego agotado?"),
        "{told}"
    );
    let json = ask(&format!("{position}A plays sleepy\n"), &["--json"]);
    assert!(json.contains("Bodyguard: does Sleepy - Sluggish Knight enter play exerted?"), "{json}");
}

#[test]
fn words_of_the_session_are_known_in_spanish() {
    let told =
        ask(&format!("{POSITION}A quests with mickey\ndeshacer\nopciones\nsalir\n"), &["--lang", "es"]);
    assert!(told.contains("retirado: A explora con mickey"), "{told}");
    assert!(told.lines().any(|line| line == "A explora con mickey"), "{told}");
}

#[test]
fn why_not_changes_nothing() {
    let told =
        ask(&format!("{POSITION}why not A challenges flounder with mickey\nshow\n"), &["--lang", "es"]);
    assert!(told.contains("4.6.4.2"), "{told}");
    assert!(told.trim_end().ends_with("turno A"), "{told}");
}

/// What is offered where copies differ is accepted, line by line.
#[test]
fn copies_are_told_apart() {
    let position = "player A\nplay Mickey Mouse - True Friend\nplay Mickey Mouse - True Friend [damage 1]\n\
         player B\nturn A\n";
    let offered = ask(&format!("{position}options\n"), &[]);
    let quests: Vec<&str> = offered.lines().filter(|line| line.starts_with("A quests")).collect();
    assert_eq!(quests, ["A quests with mickey1", "A quests with mickey2"], "{offered}");
    let told = ask(&format!("{position}{}\nexpect A lore 4\n", quests.join("\n")), &[]);
    assert!(told.contains("as expected"), "{told}");
}

#[test]
fn a_part_of_a_name_is_enough() {
    let position = "player A\nplay Li Shang - Valiant Leader\nplayer B\n\
         play Simba - Protective Cub [exerted]\nturn A\n";
    let told = ask(&format!("{position}why not A challenges Simba with li shang\n"), &[]);
    assert!(told.contains("it is legal"), "{told}");
    let told = ask(&format!("{position}A challenges cub with Li Shang\nmesa\n"), &["--lang", "es"]);
    assert!(told.contains("Descarte, la última primero: Simba - Protective Cub"), "{told}");
    assert!(
        told.contains("  Li Shang - Valiant Leader: Fuerza 9, Voluntad 5, lore 2, agotada, 2 de daño"),
        "{told}"
    );
}

/// Each answer is there before the next line is asked for, in a pipe too.
#[test]
fn answers_come_at_once() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_lore"))
        .arg("ask")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("lore starts");
    let mut input = child.stdin.take().expect("a pipe");
    let mut output = BufReader::new(child.stdout.take().expect("a pipe"));
    for (line, answer) in [("options\n", "turn A"), ("show\n", "title")] {
        input.write_all(line.as_bytes()).expect("lore listens");
        let mut heard = String::new();
        output.read_line(&mut heard).expect("an answer");
        assert!(heard.contains(answer), "{heard}");
    }
    drop(input);
    assert!(child.wait().expect("lore ends").success());
}

#[test]
fn a_file_that_is_there_stays() {
    let path = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("asked.lore");
    std::fs::write(&path, "mine\n").expect("written");
    let text = || std::fs::read_to_string(&path).expect("read");
    ask(&format!("{POSITION}save {}\n", path.display()), &[]);
    assert_eq!(text(), "mine\n");
    // Its own file may be written again.
    ask(&format!("save --force {0}\n{POSITION}save {0}\n", path.display()), &[]);
    assert!(text().ends_with("turn A\n"), "{}", text());
}

/// A side of the table in a line, a move instead of the turn, any part of a name, all of it in Spanish.
#[test]
fn a_question_in_four_lines() {
    let asked = "A: tinta 3; mano let the storm rage on; mazo dinglehopper\nB: jetsam riffraff; simba protective cub agotado\n\
         A juega storm\nA elige jetsam\nmostrar\n";
    let told = ask(asked, &["--lang", "es"]);
    assert!(told.contains("8.15.1     A no puede elegir a Jetsam - Riffraff: Protección"), "{told}");
    assert!(
        told.contains("A elige a Simba - Protective Cub (1 para infligir daño: el efecto de Let the Storm Rage On): es la única elección posible"),
        "{told}"
    );
    assert!(told.contains("  juego Simba - Protective Cub [agotado]\nturno A"), "{told}");
}

/// Each line that is typed is answered by one object.
#[test]
fn answers_as_json() {
    let told = ask("A: stitch new dog\nA quests with stitch\nA quests with stitch\nundo\n", &["--json"]);
    let answers: Vec<serde_json::Value> =
        told.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    assert_eq!(answers.len(), 4);
    assert_eq!(answers[1]["kept"], true);
    assert!(
        answers[1]["steps"].as_array().is_some_and(|steps| steps.iter().any(|step| step["rule"] == "4.5.2"))
    );
    assert_eq!(answers[2]["kept"], false);
    assert!(answers[2]["problems"][0].as_str().is_some_and(|problem| problem.contains("exerted")));
    assert_eq!(answers[3]["decides"], "A");
}

/// A position that no game can stand in is looked at only by force.
#[test]
fn impossible_positions_need_force() {
    let told = ask("A: stitch new dog daño 2\nA acaba turno\n", &["--lang", "es"]);
    assert!(told.contains("1.8.1.4"), "{told}");
    let told = ask("A: stitch new dog daño 2\nA acaba turno\n", &["--lang", "es", "--force"]);
    assert!(told.contains("empieza el turno de B"), "{told}");
}

/// A part of a name is completed from the cards of the position, also before it is finished; `new` begins another question.
#[test]
fn another_question_begins_with_nothing() {
    let told = ask(
        "A: mano Launch; tinta 3\nA juega launch\nnueva\nA: mano Smash\nA juega smash\n",
        &["--lang", "es"],
    );
    assert!(told.contains("1.7.7      A no tiene nada que elegir para el efecto de Launch"), "{told}");
    assert!(told.contains("hacen falta 3 y se pueden pagar 0"), "{told}");
    let shown = ask("A: mano Launch\nnueva\nA: mano Smash\nmostrar\n", &["--lang", "es"]);
    assert!(shown.contains("Smash") && !shown.contains("Launch"), "{shown}");
}
