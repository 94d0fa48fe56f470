//! What is kept of games: sums in whole numbers, which can be added in any order.

use crate::game::{Ending, Outcome};
use crate::plan::{Fixture, Plan};
use crate::words::words;
use notation::Language;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// Games of more turns are counted as of this many.
pub const TURNS_MAX: usize = 60;
/// Lore curves go as far as this turn of a player.
pub const CURVE_TURNS: usize = 20;
/// So many faults are kept in words; all are counted.
pub const FAULTS_KEPT: usize = 20;

/// Everything about a run.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tally {
    /// Each two decks against each other.
    pub pairs: Vec<PairTally>,
    /// Deck by deck.
    pub decks: Vec<DeckTally>,
    /// How many games had so many turns.
    pub turns: Vec<u64>,
    /// How many games ended how.
    pub endings: BTreeMap<Why, u64>,
    /// Games that ended by a fault of a player.
    pub fault_count: u64,
    /// Those with the lowest numbers.
    pub faults: Vec<FaultNote>,
    /// Answers given.
    pub decisions: u64,
}

/// Why games end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Why {
    /// 1.8.1.1
    Lore,
    /// 1.8.1.2
    EmptyDeck,
    /// 2.3.3.4
    Conceded,
    /// Won or lost by another rule, such as the text of a card.
    OtherRule,
    /// 6.1.10
    Drawn,
    /// A bot broke down.
    Fault,
    /// Stopped: too many decisions.
    Endless,
    /// The engine failed.
    Broken,
}

impl Why {
    /// All of them, in the order in which they are shown.
    pub const ALL: [Why; 8] = [
        Why::Lore,
        Why::EmptyDeck,
        Why::Conceded,
        Why::OtherRule,
        Why::Drawn,
        Why::Fault,
        Why::Endless,
        Why::Broken,
    ];

    fn of(ending: &Ending) -> Why {
        match ending {
            Ending::Won { rule: "1.8.1.1", .. } => Why::Lore,
            Ending::Won { rule: "1.8.1.2", .. } => Why::EmptyDeck,
            Ending::Won { rule: "2.3.3.4", .. } => Why::Conceded,
            Ending::Won { .. } => Why::OtherRule,
            Ending::Drawn => Why::Drawn,
            Ending::Fault { .. } => Why::Fault,
            Ending::Endless => Why::Endless,
            Ending::Broken(_) => Why::Broken,
        }
    }

    /// For people, in a language.
    pub fn words_in(self, language: Language) -> &'static str {
        (words(language).why)(self)
    }

    /// For people.
    pub fn words(self) -> &'static str {
        self.words_in(Language::default())
    }
}

/// The games of two decks.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct PairTally {
    /// Finished games.
    pub games: u64,
    /// Wins of the first and of the second deck.
    pub wins: [u64; 2],
    /// Finished games in which the first, the second deck started.
    pub started: [u64; 2],
    /// Wins of each deck when it started.
    pub wins_started: [u64; 2],
}

/// A deck in all its games.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct DeckTally {
    /// Sums of its lore at the end of each of its turns; the last value goes on after the game.
    pub lore: Vec<i64>,
    /// Sums of their squares.
    pub lore_squares: Vec<u64>,
    /// For each of the different cards.
    pub cards: Vec<CardTally>,
}

/// A card of a deck.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct CardTally {
    /// Finished games with a copy in the opening hand.
    pub opening: Count,
    /// Those of them in which the deck started.
    pub opening_first: Count,
    /// With a copy drawn, opening hand included.
    pub drawn: Count,
    /// Those of them in which the deck started.
    pub drawn_first: Count,
    /// With a copy played.
    pub played: Count,
    /// Copies drawn, and those of them that were inked by the turn action.
    pub copies_drawn: u64,
    /// Copies that were put into the inkwell.
    pub copies_inked: u64,
    /// Sum of the turns in which a copy was first played.
    pub first_played: u64,
    /// Sum of their squares.
    pub first_played_squares: u64,
}

/// Games, and those of them that were won.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Count {
    /// How many games.
    pub games: u64,
    /// How many of them the deck won.
    pub wins: u64,
}

impl Count {
    /// Those that are not among the others.
    #[must_use]
    pub fn without(self, other: Count) -> Count {
        Count { games: self.games.saturating_sub(other.games), wins: self.wins.saturating_sub(other.wins) }
    }
}

/// A game in which something broke.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct FaultNote {
    /// The number of the game, from 1.
    pub game: u64,
    /// Whose fault, in words.
    pub what: String,
    /// The same in the other languages: `what_es` and so on.
    #[serde(flatten)]
    pub said: BTreeMap<String, String>,
}

fn said_key(language: Language) -> String {
    format!("what_{language}")
}

impl FaultNote {
    /// Whose fault, in a language.
    pub fn say(&self, language: Language) -> &str {
        self.said.get(&said_key(language)).unwrap_or(&self.what)
    }
}

impl Tally {
    /// Nothing yet.
    pub fn new(plan: &Plan) -> Tally {
        let deck = |kinds: usize| DeckTally {
            lore: vec![0; CURVE_TURNS],
            lore_squares: vec![0; CURVE_TURNS],
            cards: vec![CardTally::default(); kinds],
        };
        Tally {
            pairs: vec![PairTally::default(); plan.pairs().len()],
            decks: plan.decks.iter().map(|own| deck(own.kinds.len())).collect(),
            turns: vec![0; TURNS_MAX + 1],
            endings: BTreeMap::new(),
            fault_count: 0,
            faults: Vec::new(),
            decisions: 0,
        }
    }

    /// Adds a game.
    pub fn add(&mut self, plan: &Plan, fixture: &Fixture, outcome: &Outcome) {
        *self.endings.entry(Why::of(&outcome.ending)).or_default() += 1;
        self.decisions += outcome.answers.len() as u64;
        let fault: Option<Box<dyn Fn(Language) -> String>> = match &outcome.ending {
            Ending::Fault { seat, why } => {
                let deck = fixture.decks[*seat];
                let (who, deck) = (&plan.players[deck], &plan.decks[deck].name);
                Some(Box::new(move |language| (words(language).lost_by_fault)(who, deck, &why.say(language))))
            }
            Ending::Broken(why) => Some(Box::new(move |language| (words(language).engine_failed)(why))),
            Ending::Endless => Some(Box::new(|language| words(language).too_many_decisions.to_owned())),
            Ending::Won { .. } | Ending::Drawn => None,
        };
        if let Some(say) = fault {
            let what = say(Language::default());
            let others = Language::ALL.into_iter().filter(|language| *language != Language::default());
            let said = others.map(|language| (said_key(language), say(language))).collect();
            self.fault_count += 1;
            self.faults.push(FaultNote { game: fixture.number + 1, what, said });
            self.keep_faults();
        }
        if !outcome.ending.is_finished() {
            return;
        }
        self.turns[usize::from(outcome.turns).min(TURNS_MAX)] += 1;
        self.add_pair(fixture, outcome);
        for seat in 0..2 {
            self.add_deck(plan, fixture, outcome, seat);
        }
    }

    fn add_pair(&mut self, fixture: &Fixture, outcome: &Outcome) {
        let pair = &mut self.pairs[fixture.pair];
        // Of two decks the earlier is the first, whoever starts.
        let side = |seat: usize| usize::from(fixture.decks[seat] > fixture.decks[1 - seat]);
        pair.games += 1;
        pair.started[side(0)] += 1;
        if let Some(winner) = outcome.ending.winner() {
            pair.wins[side(winner)] += 1;
            pair.wins_started[side(0)] += u64::from(winner == 0);
        }
    }

    fn add_deck(&mut self, plan: &Plan, fixture: &Fixture, outcome: &Outcome, seat: usize) {
        let own = &plan.decks[fixture.decks[seat]];
        let tally = &mut self.decks[fixture.decks[seat]];
        let curve = &outcome.curves[seat];
        for (turn, (sum, squares)) in tally.lore.iter_mut().zip(&mut tally.lore_squares).enumerate() {
            let lore = curve.get(turn).or(curve.last()).copied().unwrap_or(0);
            *sum += i64::from(lore);
            *squares += u64::from(lore.unsigned_abs()).pow(2);
        }
        let first = if seat == 0 { 0 } else { plan.decks[fixture.decks[0]].defs.len() };
        let won = u64::from(outcome.ending.winner() == Some(seat));
        // For each of the different cards: in the opening hand, drawn, the turn in which it was first played.
        let mut seen = vec![(false, false, 0_u16); own.kinds.len()];
        for (kind, fate) in own.kind_of.iter().zip(outcome.fates.iter().skip(first)) {
            let at = usize::from(*kind);
            let (opening, drawn, played) = &mut seen[at];
            *opening |= fate.opening;
            *drawn |= fate.drawn;
            if fate.played > 0 && (*played == 0 || fate.played < *played) {
                *played = fate.played;
            }
            tally.cards[at].copies_drawn += u64::from(fate.drawn);
            tally.cards[at].copies_inked += u64::from(fate.drawn && fate.inked);
        }
        for (card, (opening, drawn, played)) in tally.cards.iter_mut().zip(seen) {
            card.opening.add(opening, won);
            card.opening_first.add(opening && seat == 0, won);
            card.drawn.add(drawn, won);
            card.drawn_first.add(drawn && seat == 0, won);
            card.played.add(played > 0, won);
            card.first_played += u64::from(played);
            card.first_played_squares += u64::from(played).pow(2);
        }
    }

    fn keep_faults(&mut self) {
        self.faults.sort();
        self.faults.truncate(FAULTS_KEPT);
    }

    /// Adds the games of another tally of the same plan.
    pub fn merge(&mut self, other: &Tally) {
        for (own, more) in self.pairs.iter_mut().zip(&other.pairs) {
            own.games += more.games;
            for side in 0..2 {
                own.wins[side] += more.wins[side];
                own.started[side] += more.started[side];
                own.wins_started[side] += more.wins_started[side];
            }
        }
        self.decks.iter_mut().zip(&other.decks).for_each(|(own, more)| own.merge(more));
        self.turns.iter_mut().zip(&other.turns).for_each(|(sum, more)| *sum += more);
        for (why, count) in &other.endings {
            *self.endings.entry(*why).or_default() += count;
        }
        self.fault_count += other.fault_count;
        self.faults.extend(other.faults.iter().cloned());
        self.keep_faults();
        self.decisions += other.decisions;
    }

    /// Whether it has the shape of the plan's tallies, as one from a file may not.
    pub fn fits(&self, plan: &Plan) -> bool {
        let new = Tally::new(plan);
        self.pairs.len() == new.pairs.len()
            && self.turns.len() == new.turns.len()
            && self.decks.len() == new.decks.len()
            && self.decks.iter().zip(&new.decks).all(|(own, other)| {
                own.cards.len() == other.cards.len()
                    && own.lore.len() == other.lore.len()
                    && own.lore_squares.len() == other.lore_squares.len()
            })
    }
}

impl DeckTally {
    /// Adds the games of another tally of the same deck.
    pub fn merge(&mut self, more: &DeckTally) {
        self.lore.iter_mut().zip(&more.lore).for_each(|(sum, more)| *sum += more);
        self.lore_squares.iter_mut().zip(&more.lore_squares).for_each(|(sum, more)| *sum += more);
        self.cards.iter_mut().zip(&more.cards).for_each(|(card, more)| card.merge(more));
    }
}

impl CardTally {
    fn merge(&mut self, other: &CardTally) {
        for (count, more) in [
            (&mut self.opening, &other.opening),
            (&mut self.opening_first, &other.opening_first),
            (&mut self.drawn, &other.drawn),
            (&mut self.drawn_first, &other.drawn_first),
            (&mut self.played, &other.played),
        ] {
            count.games += more.games;
            count.wins += more.wins;
        }
        self.copies_drawn += other.copies_drawn;
        self.copies_inked += other.copies_inked;
        self.first_played += other.first_played;
        self.first_played_squares += other.first_played_squares;
    }
}

impl Count {
    fn add(&mut self, is_so: bool, won: u64) {
        self.games += u64::from(is_so);
        self.wins += if is_so { won } else { 0 };
    }
}
