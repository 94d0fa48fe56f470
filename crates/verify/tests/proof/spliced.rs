//! Texts with a part of another text in them: read as they are written, and given a meaning or a reason, never a fault.

#![allow(clippy::print_stdout)]

use crate::unheard::all_abilities;
use engine::state::ChaCha8;
use lorekeeper_verify::Splices;

/// Trees that are tried in the quick part.
const TRIED: u32 = 1_000;

#[test]
fn what_is_written_of_a_spliced_tree_reads_as_it_is_written() {
    let tried = std::env::var("LORE_SPLICED").ok().and_then(|count| count.parse().ok()).unwrap_or(TRIED);
    let seed = std::env::var("LORE_SEED").ok().and_then(|seed| seed.parse().ok()).unwrap_or(1);
    let (lexicon, all) = (crate::sentences::lexicon(), all_abilities());
    let splices = Splices::of(all.iter().map(|(kind, ability)| (*kind, ability)));
    let mut rng = ChaCha8::new(seed);
    let (mut read_again, mut meant) = (0, 0);
    for (kind, ability) in (0..tried).filter_map(|_| splices.one(&mut rng)) {
        let english = syntax::english(&ability);
        // What nobody would say may have no words, or mean something else when it is read.
        let Ok(Some(read)) = syntax::read_paragraph(kind, &english, &lexicon) else { continue };
        read_again += 1;
        // A note says that the text was read as if it were worded otherwise.
        let again = syntax::english(&read.ability);
        assert!(again == english || !read.notes.is_empty(), "{english}\n{again}");
        let spanish = syntax::spanish(&read.ability);
        assert!(!spanish.is_empty(), "{english}");
        match meaning::elaborate_in_full(&read.ability, kind) {
            Ok(_) => meant += 1,
            Err(why) if std::env::var_os("LORE_TOLD").is_some() => println!("{english}\n  {why}"),
            Err(_) => {}
        }
    }
    assert!(read_again > tried / 3 && meant > tried / 5, "{read_again} read, {meant} with a meaning");
}
