//! Every ruling can be written in Spanish and read back the same.

mod common;

use lorekeeper_notation::{Language, names_of, read, write_in};

#[test]
fn every_ruling_in_spanish_and_back() {
    let library = library::load().expect("the library");
    let names = names_of(&library);
    let mut count = 0;
    for (path, text) in common::rulings() {
        let (file, found) = read(&text, &names);
        if found.iter().any(lorekeeper_notation::Diagnostic::is_error) {
            continue;
        }
        let spanish = write_in(&file, Language::Spanish);
        let (again, found) = read(&spanish, &names);
        let errors: Vec<_> = found.iter().filter(|problem| problem.is_error()).collect();
        assert!(errors.is_empty(), "{}: {errors:?}\n{spanish}", path.display());
        let bare = |file: &lorekeeper_notation::syntax::File| {
            let steps: Vec<_> = file.script.iter().map(|step| step.node.clone()).collect();
            (file.header.clone(), format!("{:?}", strip_lines(file)), steps)
        };
        assert_eq!(bare(&file), bare(&again), "{}\n{spanish}", path.display());
        count += 1;
    }
    assert!(count > 1_000, "only {count} rulings");
}

/// The start without the numbers of lines.
fn strip_lines(file: &lorekeeper_notation::syntax::File) -> String {
    let mut start = file.start.clone();
    if let lorekeeper_notation::syntax::Start::Position(position) = &mut start {
        for entry in position.players.iter_mut().flat_map(|block| &mut block.entries) {
            entry.line = 0;
        }
    }
    if let lorekeeper_notation::syntax::Start::Decks(decks) = &mut start {
        decks.line = 0;
    }
    format!("{start:?}")
}

#[test]
fn spanish_words_are_read_however_they_are_written_and_mixed() {
    let library = library::load().expect("the library");
    let names = names_of(&library);
    let text = "
TÍTULO: Explorar
reglas: 4.5.1

jugador A
  tinta 2
  tinta 1 agotada
  juego HeiHei - Boat Snack [=heihei]
  play Stitch - New Dog [=dog, agotado, DAÑO 1]
  mazo 0 más
jugador B
turno A

expect A can quest with heihei
espera A puede explorar con heihei
espera A no puede explorar con dog
A envía de aventura a heihei
A declina
espera heihei agotado
expect dog en juego
espera dog daño 1
espera A lore 1
espera A tinta 2 enderezadas
! A explora con heihei
";
    let (file, found) = read(text, &names);
    assert!(!found.iter().any(lorekeeper_notation::Diagnostic::is_error), "{found:?}");
    let verdict = lorekeeper_notation::judge(
        &file,
        &lorekeeper_notation::catalog_of(&library),
        engine::Edition::default(),
    );
    assert!(verdict.is_ok(), "{:?}", verdict.failures);
    // A problem of a Spanish line is shown at the line as it is written.
    let (_, found) = read(&text.replace("A declina\n", "A declina ahora\n"), &names);
    let problem = found.iter().find(|problem| problem.is_error()).expect("there is one");
    assert_eq!((problem.span.line, problem.span.start), (18, 1));
}
