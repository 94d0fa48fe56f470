//! A catalog of the whole library, and the names that a file may use with it.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use cards::CardFacts;
use cards::catalogue::{Catalogue, CatalogueIx};
use cards::deck::{CardPool, Deck, DeckEntry, Format, FormatName, ListPlace, check};
use engine::compile::compile_card;
use engine::program::{CardDef, DefIx, Kinds, PoolBuilder};
use library::Library;
use meaning::elaborate_card;
use syntax::tree::{Ability, DeckRule};

use super::catalog::{Catalog, DeckCheck};
use crate::names::{CardName, CardNames, FILLER};
use narrate::Wording;
use narrate::start::{Obstacle, illegal};
use script::{DeckFile, DeckList, File, Start};

/// In a longer text names are not looked for: all cards are compiled.
const SEARCHED_MAX: usize = 100_000;
/// The cost of a filler card.
const FILLER_COST: i16 = 9;

/// All names of a library.
pub fn names_of(library: &Library) -> CardNames {
    let mut names = CardNames::of(library.catalogue().iter().map(|(_, facts)| CardName {
        id: facts.id.as_str().to_owned(),
        name: facts.name.clone(),
        version: facts.version.clone(),
    }));
    let facts = library.catalogue().iter().map(|(_, facts)| facts);
    let classes: BTreeSet<&str> =
        facts.flat_map(|facts| &facts.classifications).map(|word| word.0.as_str()).collect();
    classes.into_iter().for_each(|word| names.add_classification(word));
    names
}

/// A compiled card with the abilities it came from, or why it cannot be compiled.
type Compiled = Result<(DefIx, Vec<Ability>), Wording>;

/// All cards of a library, compiled; those that cannot be are in the catalog with the reason.
pub fn catalog_of(library: &Library) -> Catalog {
    compiled(library, deck_check(library), |_| true)
}

/// The wanted cards of a library, compiled, and the names of all others: whoever needs a few cards now need not wait for all.
pub fn catalog_of_some(library: &Arc<Library>, wanted: impl Fn(&CardFacts) -> bool) -> Catalog {
    let (own, format) = (library.clone(), constructed(library));
    let decks: DeckCheck = Box::new(move |list| {
        let deck = deck(list, own.catalogue());
        check(&deck, &format, own.catalogue(), |ix| own.deck_rules(ix)).iter().map(illegal).collect()
    });
    compiled(library, decks, wanted)
}

/// The cards of a library that a file names, compiled, and the names of all others: `text` is the file as it was read.
pub fn catalog_for(library: &Arc<Library>, names: &CardNames, file: &File, text: &str) -> Catalog {
    if text.len() > SEARCHED_MAX {
        return catalog_of_some(library, |_| true);
    }
    let ids = names.named_in(text).into_iter().filter_map(|ix| names.get(ix)).map(|card| card.id.as_str());
    let mut wanted: BTreeSet<&str> = ids.collect();
    let lists: &[DeckFile] = match &file.start {
        Start::Decks(decks) => &decks.node,
        Start::Absent | Start::Position(_) => &[],
    };
    let listed = lists.iter().filter_map(|deck| deck.list.as_ref()).flat_map(|list| &list.cards);
    let found = listed.filter_map(|(_, card)| names.get(names.find(card)?));
    wanted.extend(found.map(|card| card.id.as_str()));
    catalog_of_some(library, |facts| wanted.contains(facts.id.as_str()))
}

fn compiled(library: &Library, decks: DeckCheck, wanted: impl Fn(&CardFacts) -> bool) -> Catalog {
    let mut pool = PoolBuilder::new();
    let filler = filler(&mut pool);
    let mut compiled: Vec<(String, Compiled)> = Vec::new();
    let mut named = "";
    for (ix, facts) in library.catalogue().iter() {
        if !wanted(facts) {
            // 5.2.6: an effect may name any card of the game. Versions of one name mostly follow one another.
            if named != facts.name {
                pool.name(&facts.name);
                if facts.name.contains(" & ") {
                    for part in facts.name.split(" & ") {
                        pool.name(part);
                    }
                }
            }
            named = &facts.name;
            continue;
        }
        let result = abilities(library, ix).and_then(|abilities| {
            let meaning = elaborate_card(&abilities, facts.kind)
                .map_err(|unclear| Obstacle::Unplayable(&unclear).told())?;
            Ok((compile_card(&mut pool, facts, &meaning), abilities))
        });
        compiled.push((facts.full_name(), result));
    }
    let mut catalog = Catalog::new(Arc::new(pool.build()), filler, decks);
    for (full, result) in compiled {
        match result {
            Ok((def, abilities)) => {
                catalog.add(&full, def);
                catalog.add_text(def, abilities);
            }
            Err(reason) => catalog.add_unsupported(&full, reason),
        }
    }
    catalog
}

fn abilities(library: &Library, ix: CatalogueIx) -> Result<Vec<Ability>, Wording> {
    let text = library.text(ix).map_err(|error| Obstacle::UnreadBecause(&error.to_string()).told())?;
    let printed = text.abilities().ok_or_else(|| Obstacle::UnreadText.told())?;
    Ok(printed.iter().map(|printed| printed.ability.clone()).collect())
}

/// The filler card: of no kind, so that no effect that asks for one finds it.
fn filler(pool: &mut PoolBuilder) -> DefIx {
    let name = pool.name(FILLER);
    let mut card = CardDef::plain(name, Kinds::empty());
    card.cost = FILLER_COST;
    pool.card(card)
}

/// 1.10.1.1 over all sets, with what the cards themselves say about deck building.
fn deck_check(library: &Library) -> DeckCheck {
    let catalogue: Catalogue = library.catalogue().clone();
    let rules = |ix| Some((ix, library.deck_rules(ix))).filter(|(_, rules)| !rules.is_empty());
    let rules: BTreeMap<CatalogueIx, Vec<DeckRule>> =
        catalogue.iter().filter_map(|(ix, _)| rules(ix)).collect();
    let format = constructed(library);
    Box::new(move |list| {
        let own = |ix| rules.get(&ix).cloned().unwrap_or_default();
        let violations = check(&deck(list, &catalogue), &format, &catalogue, own);
        violations.iter().map(illegal).collect()
    })
}

/// Constructed without rotation (1.10.1.1): at least sixty cards, two inks, four copies, and nothing that is banned wherever
/// such decks are played.
fn constructed(library: &Library) -> Format {
    let everywhere = |format: &&Format| format.copies_max.is_some() && format.pool == CardPool::All;
    let banned = library.formats().iter().find(everywhere).map(|format| format.banned.clone());
    Format {
        name: FormatName("constructed".to_owned()),
        title: "Constructed".to_owned(),
        cards_min: 60,
        inks_max: Some(2),
        copies_max: Some(4),
        pool: CardPool::All,
        banned: banned.unwrap_or_default(),
    }
}

fn deck(list: &DeckList, catalogue: &Catalogue) -> Deck {
    let entry = |(copies, card): &(u32, String)| {
        Some(DeckEntry { card: catalogue.find(card)?, count: *copies, place: ListPlace::List })
    };
    Deck { entries: list.cards.iter().filter_map(entry).collect() }
}
