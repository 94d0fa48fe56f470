//! A scene shows nothing that its player may not see: with everything hidden dealt anew it is the same scene.

use notation::{Language, read_deck};
use play::{Beginning, Config, Face, Scene, Seated, Session, Shelf, ready, refused_moves};
use players::PlayerKind;

#[test]
fn hidden_cards_change_nothing() {
    let shelf = Shelf::new(library::load().expect("the library"));
    for (one, other) in
        [("amber-steel-songs", "amethyst-sapphire-sorcery"), ("emerald-ruby-pirates", "sapphire-steel-items")]
    {
        let deck = |name: &str| {
            (name.to_owned(), read_deck(name, ready(name).expect("a deck").text, shelf.names()).0)
        };
        let config = Config {
            beginning: Beginning::Decks(vec![deck(one), deck(other)]),
            seats: vec![Seated::Human, Seated::Bot(PlayerKind::Random)],
            seed: 7,
            language: Language::English,
        };
        let mut session = Session::begin(&shelf, config).expect("it begins");
        for step in 0..400 {
            let viewer = session.viewer();
            let mut other = session.game.clone();
            other.resample(viewer, step);
            let here = session.face(&shelf, viewer);
            let there = Face { game: &other, ..here };
            assert_eq!(Scene::of(&here), Scene::of(&there), "step {step}");
            if session.is_human_asked() {
                let hand = here.game.view(Some(viewer)).players[viewer.index()].hand.clone();
                for (card, _) in hand.into_iter().flatten() {
                    assert_eq!(refused_moves(&here, card), refused_moves(&there, card), "step {step}");
                }
            }
            let answer = match session.bot() {
                Some(thought) => Some(thought.think()),
                None => session.hint(),
            };
            let Some(answer) = answer else { break };
            session.answer(&shelf, answer).expect("a legal answer");
        }
        let secret = |line: &play::Line| line.text.starts_with("B draws") && line.text != "B draws a card";
        assert!(!session.story(session.viewer()).iter().any(secret));
    }
}
