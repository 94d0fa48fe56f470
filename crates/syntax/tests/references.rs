//! What the tree promises about words that point back: in the library all of them have their antecedent, and it is the one that the
//! reader finds today.

use lorekeeper_syntax::explain;

#[test]
fn every_reference_of_the_library_is_the_one_that_is_found_again() {
    let library = library::load().expect("the library is compiled with this test");
    let mut pointing = 0;
    for (ix, facts) in library.catalogue().iter() {
        let text = library.text(ix).expect("the text is there");
        for printed in text.abilities().into_iter().flatten() {
            let name = facts.full_name();
            let mut again = printed.ability.clone();
            let (open, explained) = explain(&mut again);
            assert_eq!(open, [], "{name}: left open");
            assert_eq!(again, printed.ability, "{name}: resolved otherwise than in the library");
            pointing += usize::from(!explained.is_empty());
        }
    }
    assert!(pointing > 600, "only {pointing} abilities point back");
}
