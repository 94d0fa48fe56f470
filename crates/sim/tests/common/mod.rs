//! Decks and plans for the tests of the simulator.

use library::Library;
use lorekeeper_sim::{Control, Deck, Plan, Progress, Who};
use notation::Catalog;
use std::path::Path;
use std::sync::atomic::AtomicBool;

pub(crate) struct Table {
    pub(crate) library: Library,
    pub(crate) catalog: Catalog,
}

pub(crate) fn table() -> Table {
    let library = library::load().expect("the library is compiled with this test");
    let catalog = notation::catalog_of(&library).with_any_deck();
    Table { library, catalog }
}

impl Table {
    pub(crate) fn deck(&self, name: &str) -> Deck {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../../decks/{name}.txt"));
        let text = std::fs::read_to_string(path).expect("the deck is there");
        let list = cards::deck::read(&text, self.library.catalogue()).expect("the deck can be read");
        Deck::new(name, &list, &self.library, &self.catalog).expect("the deck can be played")
    }

    /// The plain decks, so many of them, with these players.
    #[allow(dead_code)]
    pub(crate) fn plan(&self, decks: usize, players: &[&str], games: u64) -> Plan {
        let names = ["plain-amber-ruby", "plain-sapphire-steel", "plain-amethyst-emerald"];
        let decks: Vec<Deck> = names[..decks].iter().map(|name| self.deck(name)).collect();
        let players: Vec<Who> = players.iter().map(|who| who.parse().expect("a player")).collect();
        assert_eq!(decks.len(), players.len());
        Plan { decks, players, games, seed: 7 }
    }

    /// All games of a plan that are left.
    #[allow(dead_code)]
    pub(crate) fn run(&self, plan: &Plan, before: Progress, threads: usize) -> Progress {
        let stop = AtomicBool::new(false);
        let control = Control { threads, stop: &stop, told: &|_| {}, checkpoint: None };
        let (progress, failed) =
            lorekeeper_sim::run(plan, &lorekeeper_sim::Cards::new(&self.catalog), before, &control);
        assert!(failed.is_none(), "{failed:?}");
        progress
    }
}
