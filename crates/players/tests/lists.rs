//! The lists that `examples/field.rs` plays against each other can be read and are sixty cards each; the ready lists that players know
//! are those of `decks/`.

#[allow(unreachable_pub)]
#[path = "../examples/lists.rs"]
mod ready_lists;

use notation::{catalog_of, names_of, read_deck};
use std::path::Path;

#[test]
fn every_list_is_sixty_known_cards() {
    let library = library::load().expect("the library is compiled with this test");
    let (names, catalog) = (names_of(&library), catalog_of(&library));
    for group in ["strong", "starter"] {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("lists").join(group);
        let mut count = 0;
        for entry in std::fs::read_dir(folder).expect("the folder is there") {
            let path = entry.expect("a file").path();
            let text = std::fs::read_to_string(&path).expect("a list can be read");
            let (list, problems) = read_deck("deck", &text, &names);
            assert!(problems.is_empty(), "{}: {problems:?}", path.display());
            assert!(list.cards.iter().all(|(_, card)| catalog.find(card).is_ok()), "{}", path.display());
            assert_eq!(list.cards.iter().map(|(copies, _)| copies).sum::<u32>(), 60, "{}", path.display());
            count += 1;
        }
        assert_eq!(count, 9, "{group}");
    }
}

#[test]
fn players_know_the_ready_decks_as_they_are() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("weights/lists.txt");
    let written = std::fs::read_to_string(path).expect("the file is there");
    assert!(
        written == ready_lists::text().expect("the decks can be read"),
        "cargo run --release -p lorekeeper-players --example lists -- crates/players/weights/lists.txt"
    );
    assert!(written.lines().count() >= 30);
}
