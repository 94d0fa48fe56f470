//! A scene shows nothing that its player may not see: with everything hidden dealt anew it is the same scene.

use engine::state::PlayerIx;
use engine::{Action, Answer, Ask, Choice};
use lorekeeper_table::{
    Beginning, Collection, Config, Perspective, Scene, Seated, Session, ready, refused_moves,
};
use notation::{Language, read_deck};
use players::{PlayerKind, Seat};

#[test]
fn hidden_cards_change_nothing() {
    let collection = Collection::new(library::load().expect("the library"));
    for (one, other) in
        [("amber-steel-songs", "amethyst-sapphire-sorcery"), ("emerald-ruby-pirates", "sapphire-steel-items")]
    {
        let deck = |name: &str| {
            (name.to_owned(), read_deck(name, ready(name).expect("a deck").text, collection.names()).0)
        };
        let config = Config {
            beginning: Beginning::Decks(vec![deck(one), deck(other)]),
            seats: vec![Seated::Human, Seated::Bot(PlayerKind::Random)],
            seed: 7,
            language: Language::English,
        };
        let mut session = Session::begin(&collection, config).expect("it begins");
        for step in 0..400 {
            let viewer = session.viewer();
            let mut other = session.game.clone();
            other.resample(viewer, step);
            let here = session.perspective(&collection, viewer);
            let there = Perspective { game: &other, ..here };
            assert_eq!(Scene::of(&here), Scene::of(&there), "step {step}");
            if session.is_human_asked() {
                let hand = here.game.view(Some(viewer)).players[viewer.index()].hand.clone();
                for (card, _) in hand.into_iter().flatten() {
                    assert_eq!(refused_moves(&here, card), refused_moves(&there, card), "step {step}");
                }
            }
            let answer = match session.bot() {
                Some(thought) => Some(thought.think()),
                None => Seat::of(&session.game).map(|seat| PlayerKind::Greedy.seated(step).answer(&seat)),
            };
            let Some(answer) = answer else { break };
            session.answer(&collection, answer).expect("a legal answer");
        }
        let secret =
            |line: &lorekeeper_table::Line| line.text.starts_with("B draws") && line.text != "B draws a card";
        let told: Vec<_> = session
            .story(session.viewer())
            .iter()
            .filter(|line| secret(line))
            .map(|line| line.text.clone())
            .collect();
        assert!(told.is_empty(), "{told:?}");
    }
}

/// A plays the only card of the hand, says no to everything and takes the first of all other answers; what B is told.
fn told_to_b(collection: &Collection, language: Language, card: &str, deck: &[&str]) -> Vec<String> {
    let deck: String = deck.iter().map(|card| format!("  deck {card}\n")).collect();
    let text = format!(
        "title: t\nrules: 7.1.4\n\nplayer A\n  ink 6\n  hand {card}\n{deck}player B\nturn A\n\nexpect A lore 0\n"
    );
    let (file, problems) = notation::read(&text, collection.names());
    assert!(problems.is_empty(), "{problems:?}");
    let config = Config {
        beginning: Beginning::Position(Box::new(file)),
        seats: vec![Seated::Human, Seated::Human],
        seed: 1,
        language,
    };
    let mut session = Session::begin(collection, config).expect("it begins");
    let mut is_played = false;
    while let Some(open) = session.game.decision() {
        let options = session.game.options();
        let wanted = |option: &&Answer| match &open.ask {
            Ask::Turn => matches!(option, Answer::Action(Action::Play { .. })),
            Ask::May { .. } | Ask::Play { .. } => **option == Answer::Choice(Choice::Decline),
            _ => true,
        };
        let is_turn = open.ask == Ask::Turn;
        if is_turn && is_played {
            break;
        }
        is_played |= is_turn;
        let answer = *options.iter().find(wanted).expect("an answer");
        session.answer(collection, answer).expect("a legal answer");
    }
    session.story(PlayerIx(1)).iter().map(|line| line.text.clone()).collect()
}

/// 7.1.3.1: how many cards are looked at and moved is public; 7.1.4: what is said no to is not.
#[test]
fn what_others_do_with_hidden_cards_is_told_by_number() {
    let collection = Collection::new(library::load().expect("the library"));
    let (english, spanish) = (Language::English, Language::Spanish);
    let items = ["Dinglehopper", "Dinglehopper", "Lantern", "Dinglehopper"];
    let told = told_to_b(&collection, english, "Reflection", &items);
    assert_eq!(
        told,
        [
            "A plays Reflection for 1 ink",
            "A looks at 3 cards",
            "3 cards go to the top of A's deck",
            "Reflection goes to A's discard"
        ]
    );
    let told = told_to_b(&collection, spanish, "Reflection", &items);
    assert_eq!(told[1..3], ["A mira 3 cartas", "3 cartas van a la parte superior del mazo de A"]);
    // Whether there was a character among them is not to be seen.
    let fairy = "Tinker Bell - Generous Fairy";
    let one = ["Dinglehopper", "Stitch - New Dog", "Lantern", "Dinglehopper"];
    let told = told_to_b(&collection, english, fairy, &one);
    assert_eq!(told, told_to_b(&collection, english, fairy, &items));
    assert!(told.contains(&"4 cards go to the bottom of A's deck".to_owned()), "{told:?}");
}

/// 2.2.2.1: of an opening hand others learn how many cards were put back.
#[test]
fn an_altered_hand_is_told_by_number() {
    let collection = Collection::new(library::load().expect("the library"));
    let name = "amber-steel-songs";
    let deck = || (name.to_owned(), read_deck(name, ready(name).expect("a deck").text, collection.names()).0);
    let config = Config {
        beginning: Beginning::Decks(vec![deck(), deck()]),
        seats: vec![Seated::Human, Seated::Human],
        seed: 7,
        language: Language::English,
    };
    let mut session = Session::begin(&collection, config).expect("it begins");
    let first = session.game.decision().expect("a hand to keep").player;
    for _ in 0..2 {
        let is_card = |option: &&Answer| matches!(option, Answer::Choice(Choice::Card(_)));
        let card = *session.game.options().iter().find(is_card).expect("a card");
        session.answer(&collection, card).expect("a legal answer");
    }
    session.answer(&collection, Answer::Choice(Choice::Done)).expect("a legal answer");
    let other = PlayerIx(1 - first.0);
    let told: Vec<String> = session.story(other).iter().map(lorekeeper_table::Line::shown).collect();
    let who = ["A", "B"][first.index()];
    assert_eq!(
        told,
        [format!(
            "{who} puts 2 cards of the opening hand on the bottom of the deck and draws as many [2.2.2.1]"
        )]
    );
}
