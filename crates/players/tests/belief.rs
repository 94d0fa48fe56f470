//! What players believe of hidden cards: a list that looks like a ready one is taken for it, where all that is known is of the common
//! format the rest is so too (C.1), and nothing is read of what is hidden.

use engine::position::{PlacedCard, PlayerBlock};
use engine::program::DefIx;
use engine::state::{PlayerIx, Zone};
use engine::{Edition, Game, Position, Silent};
use lorekeeper_players::Seat;
use notation::{Catalog, catalog_of, names_of, read_deck};

const DECK: &str = include_str!("../../../decks/amethyst-ruby-deities.txt");
const OTHER: &str = include_str!("../../../decks/amber-steel-songs.txt");
/// Different cards of the list that lie in the opponent's discard.
const SEEN: usize = 5;

fn cards(catalog: &Catalog, text: &str) -> Vec<(usize, DefIx)> {
    let library = library::load().expect("the library is compiled with this test");
    let (list, _) = read_deck("deck", text, &names_of(&library));
    list.cards.iter().map(|(copies, name)| (*copies as usize, catalog.find(name).expect("a card"))).collect()
}

/// A game against an opponent of whom some cards of a list were seen; hidden are these.
fn game(catalog: &Catalog, list: &[(usize, DefIx)], hidden: &[DefIx]) -> Game<Silent> {
    let seen = list.iter().take(SEEN).map(|(_, card)| PlacedCard::new(*card, Zone::Discard));
    let hand = hidden.iter().take(4).map(|card| PlacedCard::new(*card, Zone::Hand));
    let deck = hidden.iter().skip(4).map(|card| PlacedCard::new(*card, Zone::Deck));
    let opponent = PlayerBlock { cards: seen.chain(hand).chain(deck).collect(), ..PlayerBlock::default() };
    let own = std::iter::repeat_n(PlacedCard::new(hidden[0], Zone::Deck), 8).collect();
    let me = PlayerBlock { cards: own, ..PlayerBlock::default() };
    let position = Position { players: vec![me, opponent], turn: 7, ..Position::default() };
    Game::from_position(catalog.pool().clone(), &position, Edition::default(), Silent).expect("it is sound")
}

/// How many of the opponent's hand and deck are of the list, in each of some worlds.
fn of_list(game: &Game<Silent>, list: &[(usize, DefIx)]) -> Vec<usize> {
    let seat = Seat::of(game).expect("somebody decides");
    let count = |seed| {
        let world = seat.world(seed);
        let other = world.state().player(PlayerIx(1));
        let hidden = other.hand().iter().chain(other.deck()).map(|card| world.state().card(*card).def());
        hidden.filter(|def| list.iter().any(|(_, known)| known == def)).count()
    };
    (0..20).map(count).collect()
}

#[test]
fn what_looks_like_a_ready_list_is_taken_for_it_whatever_is_hidden() {
    let library = library::load().expect("the library is compiled with this test");
    let catalog = catalog_of(&library);
    let (list, other) = (cards(&catalog, DECK), cards(&catalog, OTHER));
    let believed: Vec<Vec<usize>> = [&list, &other]
        .map(|hidden| {
            let hidden: Vec<DefIx> = hidden.iter().skip(SEEN).map(|(_, card)| *card).collect();
            of_list(&game(&catalog, &list, &hidden[..10]), &list)
        })
        .into();
    assert!(believed[0].iter().filter(|count| **count == 10).count() >= 18, "{believed:?}");
    // The truth about the hidden cards changes nothing.
    assert_eq!(believed[0], believed[1]);
}

/// Hidden cards of the opponent, and how many of them are of the common format, in some worlds. Nothing was seen of the opponent; each
/// card of the own list is this one.
fn of_format(catalog: &Catalog, own: &str) -> (usize, usize) {
    let library = library::load().expect("the library is compiled with this test");
    let format = library.format("core").expect("a format");
    let facts = library.catalogue().iter().filter(|(_, card)| format.has(card) && !format.bans(card));
    let legal: Vec<DefIx> = facts.map(|(_, card)| catalog.find(&card.full_name()).expect("a card")).collect();
    let game = game(catalog, &[], &[catalog.find(own).expect("a card"); 30]);
    let seat = Seat::of(&game).expect("somebody decides");
    let worlds = (0..20).flat_map(|seed| {
        let world = seat.world(seed);
        let other = world.state().player(PlayerIx(1));
        let hidden = other.hand().iter().chain(other.deck()).map(|card| world.state().card(*card).def());
        hidden.collect::<Vec<_>>()
    });
    let hidden: Vec<DefIx> = worlds.collect();
    (hidden.len(), hidden.iter().filter(|def| legal.contains(def)).count())
}

/// A card of set 14, and one of set 1 that was never printed again.
const OF_CORE: &str = "Fru Fru - VIP Guest";
const OF_OLD: &str = "LeFou - Bumbler";

#[test]
fn where_nothing_was_seen_the_own_list_tells_the_format() {
    let library = library::load().expect("the library is compiled with this test");
    let catalog = catalog_of(&library);
    // Few of the others are taken for cards of the format.
    let (all, legal) = of_format(&catalog, OF_CORE);
    assert!(legal * 100 >= all * 85, "{legal} of {all}");
    let (all, legal) = of_format(&catalog, OF_OLD);
    assert!(legal * 100 < all * 75, "{legal} of {all}");
}
