//! What a player never saw leaves no trace in what that player sees and hears of.
//!
//! The game is played twice with the same answers: as it was, and with all cards that the viewer never got to see dealt anew among
//! their owner's cards from the very beginning. As long as the rules themselves do not bring the difference to light, views and events are
//! the same to the last number.

use crate::checks::{Broken, Checked};
use crate::fault::Property;
use engine::program::{DefIx, Pool};
use engine::state::{CardIx, ChaCha8, PlayerIx, Zone};
use engine::{Answer, Beginning, Board, Decision, Edition, Game, Log, LogEntry, View, Witnessed};
use std::collections::BTreeSet;
use std::sync::Arc;

/// What the viewer has at a decision.
struct Moment {
    view: View,
    events: Vec<Witnessed>,
    decision: Option<Decision>,
    /// Cards that the viewer saw on the way here, and those that they know now.
    seen: BTreeSet<CardIx>,
}

/// Plays the answers in both worlds and compares what one player has of them, decision by decision.
pub(crate) fn leaves_no_trace(
    pool: &Arc<Pool>,
    beginning: &Beginning,
    answers: &[Answer],
    rng: &mut ChaCha8,
) -> Checked {
    compared(pool, beginning, answers, rng, &|board, viewer, entry| board.witnessed(Some(viewer), entry))
}

/// What a viewer is told of an entry.
type Telling<'a> = dyn Fn(&Board, PlayerIx, &LogEntry) -> Option<Witnessed> + 'a;

fn compared(
    pool: &Arc<Pool>,
    beginning: &Beginning,
    answers: &[Answer],
    rng: &mut ChaCha8,
    telling: &Telling<'_>,
) -> Checked {
    let players = match beginning {
        Beginning::Decks { decks, .. } => decks.len(),
        Beginning::Position(position) => position.players.len(),
    };
    let viewer = PlayerIx(rng.below(players as u32) as u8);
    let course = course(pool, beginning, answers, viewer, telling);
    let seen: BTreeSet<CardIx> = course.iter().flat_map(|moment| moment.seen.iter().copied()).collect();
    let other = dealt_anew(beginning, &seen, rng);
    let mut compared = 0;
    let others = self::course(pool, &other, answers, viewer, telling);
    for (at, (one, other)) in course.iter().zip(others).enumerate() {
        // What the rules bring to light is no secret any more, and what follows from it neither.
        if !other.seen.is_subset(&seen) || !is_like(one, &other) {
            break;
        }
        let broken = |what: String| Broken {
            property: Property::NonInterference,
            what: format!("after {at} answers player {}: {what}", viewer.0),
        };
        if one.view != other.view {
            let differs = first_difference(&one.view, &other.view);
            return Err(broken(format!("the view depends on cards that were never seen: {differs}")));
        }
        if let Some((one, other)) = one.events.iter().zip(&other.events).find(|(one, other)| one != other) {
            return Err(broken(format!("{one:?} becomes {other:?} by cards that were never seen")));
        }
        compared += 1;
    }
    Ok(compared)
}

/// The first line in which two views differ, with the lines before it that say where.
fn first_difference(one: &View, other: &View) -> String {
    let (one, other) = (format!("{one:#?}"), format!("{other:#?}"));
    let lines: Vec<&str> = one.lines().collect();
    let at = lines.iter().zip(other.lines()).take_while(|(one, other)| *one == other).count();
    let depth = |line: &str| line.len() - line.trim_start().len();
    let mut place = Vec::new();
    let mut deep = lines.get(at).map_or(0, |line| depth(line)) + 1;
    for line in lines[..lines.len().min(at + 1)].iter().rev() {
        if depth(line) < deep {
            deep = depth(line);
            place.insert(0, line.trim());
        }
    }
    format!("{} becomes {}", place.join(" "), other.lines().nth(at).unwrap_or_default().trim())
}

/// Whether the same things happen, whatever cards they happen to.
fn is_like(one: &Moment, other: &Moment) -> bool {
    let kinds = |moment: &Moment| -> Vec<_> { moment.events.iter().map(std::mem::discriminant).collect() };
    let asked = |moment: &Moment| {
        moment.decision.as_ref().map(|open| (open.player, std::mem::discriminant(&open.ask)))
    };
    kinds(one) == kinds(other)
        && asked(one) == asked(other)
        && without_faces(&one.view) == without_faces(&other.view)
}

/// The numbers of a view and the states of cards in play: what is paid or gained may rest on hidden cards by the rules.
fn without_faces(view: &View) -> impl PartialEq + use<> {
    let card =
        |card: &engine::view::InPlay| (card.exerted, card.drying, card.damage, card.values, card.under.len());
    let side = |player: &engine::view::PlayerView| {
        let counts = [player.deck, player.hand.len(), player.discard.len(), player.ink_drops.into()];
        let play: Vec<_> = player.play.iter().map(card).collect();
        (player.lore, player.inked, player.out, counts, player.inkwell.clone(), play)
    };
    let sides: Vec<_> = view.players.iter().map(side).collect();
    (sides, view.turn, view.active, view.step, view.result, view.bag.len(), view.challenge.is_some())
}

/// What the viewer has at every decision, as far as the answers are legal.
fn course(
    pool: &Arc<Pool>,
    beginning: &Beginning,
    answers: &[Answer],
    viewer: PlayerIx,
    telling: &Telling<'_>,
) -> Vec<Moment> {
    let log = Log::default();
    let begun = match beginning {
        Beginning::Decks { decks, starting, seed } => {
            Game::new(pool.clone(), decks, *starting, *seed, Edition::default(), log)
        }
        Beginning::Position(position) => Game::from_position(pool.clone(), position, Edition::default(), log),
    };
    let Ok(mut game) = begun else { return Vec::new() };
    let mut moments = vec![moment(&mut game, viewer, telling)];
    for answer in answers {
        if game.answer(*answer).is_err() {
            break;
        }
        moments.push(moment(&mut game, viewer, telling));
    }
    moments
}

fn moment(game: &mut Game<Log>, viewer: PlayerIx, telling: &Telling<'_>) -> Moment {
    let log = std::mem::take(&mut game.record_mut().0);
    let cards = (0..game.state().cards().len() as u16).map(CardIx);
    let mut seen: BTreeSet<CardIx> = cards.filter(|card| game.knows(viewer, *card)).collect();
    seen.extend(log.iter().filter_map(|entry| shown(game, &entry.what, viewer)));
    Moment {
        view: game.view(Some(viewer)),
        events: log.iter().filter_map(|entry| telling(game, viewer, &entry.what)).collect(),
        decision: game.decision().cloned(),
        seen,
    }
}

/// A card whose face the rules show to the viewer.
fn shown(game: &Game<Log>, entry: &LogEntry, viewer: PlayerIx) -> Option<CardIx> {
    match entry {
        LogEntry::Revealed(card) => Some(card.card),
        LogEntry::Looked(player, card) => (*player == viewer).then_some(card.card),
        LogEntry::Moved { is, from, to, part_of, .. } => {
            let open = |zone: &Zone| matches!(zone, Zone::Play | Zone::Discard | Zone::Aside);
            let is_own =
                game.state().card(is.card).owner() == viewer && (*from == Zone::Hand || *to == Zone::Hand);
            // 4.2.1.1: what is inked is shown.
            let is_inked = *part_of == engine::record::Moving::Ink;
            (open(from) || open(to) || is_own || is_inked).then_some(is.card)
        }
        _ => None,
    }
}

/// The same beginning with other faces on all cards but these.
fn dealt_anew(beginning: &Beginning, seen: &BTreeSet<CardIx>, rng: &mut ChaCha8) -> Beginning {
    let mut beginning = beginning.clone();
    let mut first = 0;
    let mut deal = |defs: Vec<&mut DefIx>| {
        let count = defs.len() as u16;
        let unseen = |at: usize| !seen.contains(&CardIx(first + at as u16));
        let mut unseen: Vec<&mut DefIx> =
            defs.into_iter().enumerate().filter(|(at, _)| unseen(*at)).map(|(_, def)| def).collect();
        let mut faces: Vec<DefIx> = unseen.iter().map(|def| **def).collect();
        rng.shuffle(&mut faces);
        unseen.iter_mut().zip(faces).for_each(|(def, face)| **def = face);
        first += count;
    };
    match &mut beginning {
        Beginning::Decks { decks, .. } => decks.iter_mut().for_each(|deck| deal(deck.iter_mut().collect())),
        Beginning::Position(position) => position
            .players
            .iter_mut()
            .for_each(|player| deal(player.cards.iter_mut().map(|card| &mut card.def).collect())),
    }
    beginning
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::decks::{DeckSource, random_deck};

    /// Random games from decks: a viewer with their own eyes never notices, one with the eyes of the other player soon does.
    #[test]
    fn whoever_is_told_too_much_is_found_out() {
        let library = library::load().expect("the library is compiled with this test");
        let catalog = notation::catalog_of(&library);
        let pool = catalog.pool();
        let source = DeckSource::new(pool);
        let (mut sound, mut leaks) = (0, 0);
        for seed in 0..12 {
            let mut rng = ChaCha8::new(seed);
            let decks = (0..2).map(|_| random_deck(&source, &[], &mut rng)).collect();
            let beginning = Beginning::Decks { decks, starting: Some(PlayerIx(0)), seed };
            let Beginning::Decks { decks, starting, seed } = &beginning else { return };
            let begun = Game::new(pool.clone(), decks, *starting, *seed, Edition::default(), Log::default());
            let mut game = begun.expect("the decks can be played");
            let mut answers = Vec::new();
            while game.decision().is_some() && answers.len() < 120 {
                let options = game.options();
                let answer = options[rng.below(options.len() as u32) as usize];
                game.answer(answer).expect("it is offered");
                answers.push(answer);
            }
            sound += leaves_no_trace(pool, &beginning, &answers, &mut rng).expect("nothing is told");
            let telling: &Telling<'_> =
                &|board, viewer, entry| board.witnessed(Some(PlayerIx(1 - viewer.0)), entry);
            leaks += u64::from(compared(pool, &beginning, &answers, &mut rng, telling).is_err());
        }
        assert!(sound > 500, "only {sound} decisions were compared");
        assert!(leaks > 6, "only {leaks} of 12 games were noticed");
    }
}
