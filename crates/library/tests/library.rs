//! The compiled library, as programs see it.

use cards::catalogue::NameError;
use lorekeeper_library::Library;
use vocabulary::fold;

fn library() -> Library {
    lorekeeper_library::load().unwrap_or_else(|error| panic!("{error}"))
}

#[test]
fn every_card_is_there_and_its_text_can_be_opened() {
    let library = library();
    assert!(library.catalogue().len() >= 2269, "cards may only be added");
    for (card, facts) in library.catalogue().iter() {
        assert_eq!(facts.problems(), Vec::<String>::new(), "{}", facts.id);
        assert_eq!(library.resolve(&facts.full_name().to_uppercase()), Ok(card));
        library.text(card).unwrap_or_else(|error| panic!("{}: {error}", facts.id));
    }
}

#[test]
fn banned_cards_exist() {
    let library = library();
    assert!(library.format("core").is_some() && library.format("INFINITY").is_some());
    for name in library.formats().iter().flat_map(|format| &format.banned) {
        assert!(library.resolve(name).is_ok(), "{name}");
    }
}

#[test]
fn a_mistyped_name_gets_suggestions() {
    let Err(NameError::Unknown { suggestions, .. }) = library().resolve("te ka - hartless") else {
        panic!("the name is not right");
    };
    assert_eq!(suggestions.first().map(|name| fold(name)), Some("te ka heartless".to_owned()));
}
