//! The benchmark plays the same games on one thread and on several, in every build.

use lorekeeper_sim::bench::Bench;

/// What the first games come to. It moves only when a rule, a card or a deck moves; then take the number of
/// the message.
const GAMES: u64 = 600;
const CHECKSUM: u64 = 0x075f_24db_cc08_e85f;

#[test]
fn the_checksum_is_pinned() {
    let library = library::load().expect("the library is compiled with this test");
    let bench = Bench::new(&library, &notation::catalog_of(&library)).expect("our own decks can be played");
    let alone = bench.score(GAMES, 1);
    let together = bench.score(GAMES, 3);
    assert_eq!(alone, together);
    assert_eq!(alone.checksum, CHECKSUM, "the first {GAMES} games now come to {:#018x}", alone.checksum);
}
