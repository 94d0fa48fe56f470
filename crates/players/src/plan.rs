//! A whole turn as one line: which card to ink, what to play, sing, quest and challenge, and in which order.
//!
//! Lines grow by one action at a time, all choices that follow from it included; the best few are kept (a beam), and the best
//! position in which the turn may end is what the line is for. Which card is inked is settled first, since a line without ink would
//! be compared with lines that have had an action more; later a card is inked only if new ones came to the hand. Orders that come to
//! the same position are gone on with once.

use crate::rooms::Room;
use crate::value::{Value, WON};
use engine::state::{CardIx, PlayerIx};
use engine::{Action, Answer, Ask, Board, Choice, Game, Silent};
use std::rc::Rc;

/// How much is tried.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// Lines kept at each step.
    pub width: usize,
    /// Positions looked at for one turn, roughly.
    pub nodes: u32,
}

/// An answer of a line, and a hash of what the player saw when it was due.
pub type Step = (u64, Answer);

/// A line and what it leads to.
#[derive(Clone)]
pub struct Line {
    /// Answer by answer.
    pub steps: Vec<Step>,
    /// The logarithm of the odds at its end.
    pub odds: f32,
}

impl Line {
    /// Its answers.
    pub fn answers(&self) -> impl Iterator<Item = Answer> + '_ {
        self.steps.iter().map(|(_, answer)| *answer)
    }

    /// Whether another line has the same answers.
    pub(crate) fn is_as(&self, other: &Line) -> bool {
        self.answers().eq(other.answers())
    }
}

/// Actions of a line at most.
const ACTIONS: usize = 24;
/// Positions looked at for the choices that follow from one action.
const CHOICES: u32 = 40;
/// Of what was tried one action earlier, so many of the best are tried again.
const AGAIN: usize = 6;
/// Answers tried for a choice that follows directly, and for later ones.
const BREADTH: [usize; 4] = [12, 6, 3, 2];

/// The best lines so far, the best first.
struct Best {
    lines: Vec<Line>,
    most: usize,
}

impl Best {
    fn wants(&self, odds: f32) -> bool {
        self.lines.len() < self.most || self.lines.last().is_some_and(|worst| odds > worst.odds)
    }

    fn offer(&mut self, line: Line) {
        // Equal odds are nearly always the same position by another way.
        if !self.wants(line.odds)
            || self.lines.iter().any(|known| known.odds.to_bits() == line.odds.to_bits())
        {
            return;
        }
        let at = self.lines.partition_point(|known| known.odds >= line.odds);
        self.lines.insert(at, line);
        self.lines.truncate(self.most);
    }
}

struct Node {
    game: Room,
    steps: Vec<Step>,
    odds: f32,
    /// 3.4: the answer that ends the turn here, where it may end.
    ends: Option<Step>,
    /// The turn was ended in this game, to judge it: it must be played again from the line before to be gone on with.
    is_ended: bool,
    /// A card may be inked now: new cards came to the hand.
    may_ink: bool,
    /// The action that led here, and from which of the lines before.
    last: Option<Action>,
    before: usize,
    /// What was tried along the way here, and the odds that it came to then.
    tried: Rc<[(Answer, f32)]>,
}

impl Node {
    /// The line that ends here, where it may.
    fn ended(&self) -> Option<Line> {
        let last = self.ends?;
        Some(Line { steps: self.steps.iter().copied().chain([last]).collect(), odds: self.odds })
    }

    /// The actions that are tried from here.
    fn worth_trying(&self, options: &[Answer]) -> Vec<Answer> {
        // A quest or a challenge changes little for the others: what was bad before it is bad after it. Everything else may pay for,
        // strengthen or allow anything.
        let target = match self.last {
            Some(Action::Quest(_)) => None,
            Some(Action::Challenge { target, .. }) => Some(target),
            Some(Action::Ink(_) | Action::Play { .. } | Action::Use { .. } | Action::Move { .. })
            | Some(Action::EndTurn)
            | None => return options.to_vec(),
        };
        let mut again = Vec::new();
        let mut chosen = Vec::new();
        for answer in options {
            // What the challenge left of its target may be easy to banish now.
            let is_changed = matches!(answer, Answer::Action(Action::Challenge { target: same, .. }) if Some(*same) == target);
            match self.tried.iter().find(|(tried, _)| tried == answer) {
                Some((_, odds)) if !is_changed => again.push((*odds, *answer)),
                Some(_) | None => chosen.push(*answer),
            }
        }
        again.sort_by(|one, other| other.0.total_cmp(&one.0));
        chosen.extend(again.iter().take(AGAIN).map(|(_, answer)| *answer));
        chosen
    }
}

/// Which actions are looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Scope {
    All,
    /// Only what cards in play can do: quests, challenges, moves, abilities.
    Table,
}

impl Scope {
    fn has(self, answer: Answer) -> bool {
        self == Scope::All || !is_from_hand(answer)
    }
}

/// Looks for the best line.
pub struct Planner<'v> {
    value: &'v Value,
    me: PlayerIx,
    effort: Effort,
    scope: Scope,
    /// With so many cards in the inkwell no more are put there.
    ink_most: usize,
    used: u32,
    /// Positions that were judged, and the odds there.
    judged: Vec<(u64, f32)>,
    /// The best line at whose end everybody quests.
    all_out: Option<Line>,
}

impl<'v> Planner<'v> {
    /// For a player, with a judge of positions.
    pub fn new(value: &'v Value, me: PlayerIx, effort: Effort) -> Planner<'v> {
        let ink_most = usize::MAX;
        Planner { value, me, effort, scope: Scope::All, ink_most, used: 0, judged: Vec::new(), all_out: None }
    }

    /// For a player who does not ink more than so many cards.
    pub(crate) fn inking(self, ink_most: usize) -> Planner<'v> {
        Planner { ink_most, ..self }
    }

    /// For a player of whom nothing but the cards in play is known.
    pub(crate) fn of_table(value: &'v Value, player: PlayerIx, effort: Effort) -> Planner<'v> {
        Planner { scope: Scope::Table, ..Planner::new(value, player, effort) }
    }

    /// The best line of the rest of the turn; the game waits for a turn action of the player.
    pub(crate) fn turn(&mut self, game: Room) -> Line {
        let nothing = || Line { steps: Vec::new(), odds: -WON };
        self.lines(game, 1).into_iter().next().unwrap_or_else(nothing)
    }

    /// So many different lines of the rest of the turn, the best first.
    pub(crate) fn lines(&mut self, game: Room, most: usize) -> Vec<Line> {
        let odds = self.value.odds(&game, self.me);
        let mut best = Best { lines: Vec::new(), most };
        let turn = game.state().turn();
        let root = Node {
            ends: self.ending(&game),
            game,
            steps: Vec::new(),
            odds,
            is_ended: false,
            may_ink: false,
            last: None,
            before: 0,
            tried: Rc::from([]),
        };
        root.ended().into_iter().for_each(|line| best.offer(line));
        let mut options = Vec::new();
        let mut lines = Vec::new();
        // Cards are inked first of all.
        let mut is_first = self.scope == Scope::All;
        // The root stays beside the lines that begin with ink: not to ink may be better.
        let mut waiting = vec![root];
        for _ in 0..ACTIONS {
            let mut next: Vec<Node> = Vec::new();
            for (number, line) in waiting.iter().enumerate() {
                line.game.options_into(&mut options);
                if !is_first && let Some(rush) = self.all_quest(line, &options) {
                    if rush.odds >= WON {
                        return vec![rush];
                    }
                    best.offer(rush.clone());
                    if self.all_out.as_ref().is_none_or(|known| rush.odds > known.odds) {
                        self.all_out = Some(rush);
                    }
                }
                let chosen = line.worth_trying(&options);
                let before = next.len();
                let mut tried = line.tried.to_vec();
                for (at, answer) in chosen.iter().enumerate() {
                    let is_tried = self.scope.has(*answer)
                        && match answer {
                            Answer::Action(Action::EndTurn) => false,
                            Answer::Action(Action::Ink(_)) => {
                                let ink = line.game.state().player(self.me).inkwell().len();
                                (is_first || line.may_ink) && ink < self.ink_most
                            }
                            _ => !is_first,
                        };
                    if !is_tried || is_copy(&line.game, &chosen[..at], *answer) {
                        continue;
                    }
                    let child = self.child(line, number, *answer);
                    match tried.iter_mut().find(|(tried, _)| tried == answer) {
                        Some((_, odds)) => *odds = child.odds,
                        None => tried.push((*answer, child.odds)),
                    }
                    if child.odds >= WON {
                        return vec![Line { steps: child.steps, odds: child.odds }];
                    }
                    // The game is over, or the turn is: nothing can follow.
                    let goes_on = child.is_ended
                        || child.game.decision().is_some_and(|open| open.ask == Ask::Turn)
                            && child.game.state().turn() == turn;
                    if !goes_on {
                        best.offer(Line { steps: child.steps, odds: child.odds });
                        continue;
                    }
                    if next.iter().all(|other| other.odds.to_bits() != child.odds.to_bits()) {
                        next.push(child);
                    } else {
                        self.value.rooms().take(child.game);
                    }
                }
                let tried: Rc<[(Answer, f32)]> = tried.into();
                next[before..].iter_mut().for_each(|child| child.tried = tried.clone());
            }
            next.sort_by(|one, other| other.odds.total_cmp(&one.odds));
            for node in &next {
                if !best.wants(node.odds) {
                    break;
                }
                node.ended().into_iter().for_each(|line| best.offer(line));
            }
            let width = if self.used < self.effort.nodes { self.effort.width } else { 1 };
            next.drain(width.min(next.len())..).for_each(|node| self.value.rooms().take(node.game));
            for node in next.iter_mut().filter(|node| node.is_ended) {
                (*node.game).clone_from(&waiting[node.before].game);
                node.steps.last().into_iter().for_each(|(_, answer)| node.game.answer_listed(*answer));
                node.is_ended = false;
            }
            if is_first {
                is_first = false;
                waiting.append(&mut next);
                continue;
            }
            let before = std::mem::replace(&mut lines, std::mem::replace(&mut waiting, next));
            before.into_iter().for_each(|node| self.value.rooms().take(node.game));
            if waiting.is_empty() {
                break;
            }
            // Only lines that get better are worth much more work than was meant for the turn; the first quest of several may look
            // worse than none, since it alone can be challenged.
            if self.used >= 2 * self.effort.nodes && waiting.iter().all(|line| !best.wants(line.odds)) {
                break;
            }
        }
        if best.lines.is_empty() {
            // The turn may not end yet (a duty): the best that was found so far.
            let lines = if waiting.is_empty() { lines } else { waiting };
            let begun = lines.into_iter().map(|node| Line { steps: node.steps, odds: node.odds });
            return begun.filter(|line| !line.steps.is_empty()).take(most).collect();
        }
        waiting.into_iter().chain(lines).for_each(|node| self.value.rooms().take(node.game));
        best.lines
    }

    /// The line that was best of those at whose end everybody quests, whether or not it is among the best ones.
    pub(crate) fn all_out(&mut self) -> Option<Line> {
        self.all_out.take()
    }

    /// Everybody who can quests from here, and the turn ends: each quest alone may look worse than none, since whoever quests alone
    /// is challenged, and step by step nobody would come to it.
    fn all_quest(&mut self, line: &Node, options: &[Answer]) -> Option<Line> {
        if matches!(line.last, Some(Action::Quest(_))) {
            return None;
        }
        let quests = || options.iter().filter(|answer| matches!(answer, Answer::Action(Action::Quest(_))));
        if quests().count() < 2 {
            return None;
        }
        let turn = line.game.state().turn();
        let mut game = self.value.rooms().copy(&line.game);
        let mut steps = line.steps.clone();
        for quest in quests() {
            let is_open = game.decision().is_some_and(|open| open.ask == Ask::Turn && open.player == self.me);
            if !is_open || game.check(quest).is_err() {
                continue;
            }
            steps.push((seen(&game, self.me), *quest));
            game.answer_listed(*quest);
            if game.decision().is_some_and(|open| open.ask != Ask::Turn) {
                let mut left = CHOICES / 4;
                let (more, _, after) = self.settle(game, 1, &mut left);
                steps.extend(more);
                game = after;
            }
        }
        self.used += 1;
        let odds = self.odds(&game);
        let ends = game.state().turn() == turn && game.check(&Answer::Action(Action::EndTurn)).is_ok();
        if ends {
            steps.push((seen(&game, self.me), Answer::Action(Action::EndTurn)));
        }
        self.value.rooms().take(game);
        (ends || odds >= WON).then_some(Line { steps, odds })
    }

    /// The best answers to a choice and to those that follow from it.
    pub fn choice(&mut self, game: &Game<Silent>) -> Line {
        let mut left = 4 * CHOICES;
        let (steps, odds, _) = self.branch(game, 0, &mut left);
        Line { steps, odds }
    }

    /// The line that an answer to a choice begins.
    pub fn after(&mut self, game: &Game<Silent>, answer: Answer) -> Option<Line> {
        let mut after = self.value.rooms().copy(game);
        let first = (seen(game, self.me), answer);
        after.answer(answer).ok()?;
        let mut left = CHOICES;
        let (more, odds, _) = self.settle(after, 1, &mut left);
        Some(Line { steps: [first].into_iter().chain(more).collect(), odds })
    }

    /// How many positions were looked at.
    pub fn used(&self) -> u32 {
        self.used
    }

    /// How the turn ends in a position, where it may.
    fn ending(&self, game: &Game<Silent>) -> Option<Step> {
        let end = Answer::Action(Action::EndTurn);
        game.check(&end).is_ok().then(|| (seen(game, self.me), end))
    }

    fn child(&mut self, line: &Node, number: usize, answer: Answer) -> Node {
        let mut game = self.value.rooms().copy(&line.game);
        let seen = seen(&game, self.me);
        game.answer_listed(answer);
        let mut steps = line.steps.clone();
        steps.push((seen, answer));
        let me = self.me;
        let hand = line.game.state().player(me).hand().len();
        let drew = |game: &Game<Silent>| {
            game.state().player(me).hand().len() + usize::from(is_from_hand(answer)) > hand
        };
        let last = match answer {
            Answer::Action(action) => Some(action),
            Answer::Choice(_) | Answer::Concede(_) => None,
        };
        // Nothing was to choose: most are judged and left, so that the turn is ended in the game itself and not in a copy.
        let is_plain = game.decision().is_some_and(|open| open.ask == Ask::Turn)
            && game.state().turn() == line.game.state().turn();
        if is_plain && let Some(ends) = self.ending(&game) {
            let may_ink = drew(&game);
            self.used += 1;
            let (odds, is_ended) = self.odds_ending(&mut game);
            let ends = Some(ends);
            return Node {
                game,
                steps,
                odds,
                ends,
                is_ended,
                may_ink,
                last,
                before: number,
                tried: Rc::from([]),
            };
        }
        let mut left = CHOICES;
        let (more, odds, game) = self.settle(game, 0, &mut left);
        steps.extend(more);
        let (may_ink, ends) = (drew(&game), self.ending(&game));
        Node { game, steps, odds, ends, is_ended: false, may_ink, last, before: number, tried: Rc::from([]) }
    }

    /// Follows all choices until the next turn action, or the end.
    fn settle(&mut self, mut game: Room, depth: usize, left: &mut u32) -> (Vec<Step>, f32, Room) {
        self.used += 1;
        let mut steps = Vec::new();
        while let Some(decision) = game.decision() {
            if decision.ask == Ask::Turn {
                break;
            }
            let player = decision.player;
            match game.forced() {
                Some(only) => {
                    if player == self.me {
                        steps.push((seen(&game, self.me), only));
                    }
                    if game.answer(only).is_err() {
                        break;
                    }
                }
                None => {
                    let (more, odds, after) = self.branch(&game, depth, left);
                    self.value.rooms().take(game);
                    steps.extend(more);
                    return (steps, odds, after);
                }
            }
        }
        let odds = self.odds(&game);
        (steps, odds, game)
    }

    /// What a position is worth; one that was come to in another order is not judged again.
    fn odds(&mut self, game: &Game<Silent>) -> f32 {
        let key = place(game);
        if let Some((_, odds)) = self.judged.iter().find(|(known, _)| *known == key) {
            return *odds;
        }
        let odds = self.value.odds(game, self.me);
        self.judged.push((key, odds));
        odds
    }

    /// The same for a game that may be ended to judge it, and whether it was.
    fn odds_ending(&mut self, game: &mut Game<Silent>) -> (f32, bool) {
        let key = place(game);
        if let Some((_, odds)) = self.judged.iter().find(|(known, _)| *known == key) {
            return (*odds, false);
        }
        let odds = self.value.odds_ending(game, self.me).unwrap_or(-WON);
        self.judged.push((key, odds));
        (odds, true)
    }

    /// Tries the answers to a choice: the player's best, or an opponent's best against the player.
    fn branch(&mut self, game: &Game<Silent>, depth: usize, left: &mut u32) -> (Vec<Step>, f32, Room) {
        let player = game.decision().map_or(self.me, |open| open.player);
        let is_mine = player == self.me;
        let breadth = if *left == 0 { 1 } else { BREADTH[depth.min(BREADTH.len() - 1)] };
        let mut best: Option<(Vec<Step>, f32, Room)> = None;
        for answer in candidates(game, breadth) {
            *left = left.saturating_sub(1);
            let mut after = self.value.rooms().copy(game);
            if after.answer(answer).is_err() {
                continue;
            }
            let (more, odds, after) = self.settle(after, depth + 1, left);
            let is_better =
                best.as_ref().is_none_or(|(_, most, _)| if is_mine { odds > *most } else { odds < *most });
            if is_better {
                let own = is_mine.then(|| (seen(game, self.me), answer));
                let worse = best.replace((own.into_iter().chain(more).collect(), odds, after));
                worse.into_iter().for_each(|(_, _, game)| self.value.rooms().take(game));
            } else {
                self.value.rooms().take(after);
            }
        }
        best.unwrap_or_else(|| (Vec::new(), self.value.odds(game, self.me), self.value.rooms().copy(game)))
    }
}

fn is_from_hand(answer: Answer) -> bool {
    matches!(answer, Answer::Action(Action::Play { .. }) | Answer::Action(Action::Ink(_)))
}

/// Whether one of the earlier answers does the same with another copy of the card.
fn is_copy(game: &Game<Silent>, earlier: &[Answer], answer: Answer) -> bool {
    let def = |card: CardIx| (game.state().card(card).def(), game.state().card(card).zone());
    earlier.iter().any(|other| match (*other, answer) {
        (Answer::Action(Action::Ink(one)), Answer::Action(Action::Ink(card))) => def(one) == def(card),
        (
            Answer::Action(Action::Play { card: one, how }),
            Answer::Action(Action::Play { card, how: same }),
        ) => how == same && def(one) == def(card),
        _ => false,
    })
}

/// Answers to a choice that are worth trying, at most so many.
pub(crate) fn candidates(game: &Game<Silent>, most: usize) -> Vec<Answer> {
    let mut options = match game.decision().map(|open| &open.ask) {
        Some(Ask::Name) => return names(game, most),
        Some(Ask::Class) => return classes(game, most),
        Some(Ask::Number { least, most }) if most > least => {
            return vec![Answer::Choice(Choice::Number(*most)), Answer::Choice(Choice::Number(*least))];
        }
        Some(Ask::Rounds { most, .. }) => {
            return vec![Answer::Choice(Choice::Number(*most)), Answer::Choice(Choice::Number(1))];
        }
        Some(Ask::Bag { open }) => {
            let mut answers = unlike(game, open);
            answers.truncate(2);
            return answers;
        }
        _ => game.options(),
    };
    let most = match game.decision().map(|open| &open.ask) {
        Some(Ask::Order { .. }) => most.min(2),
        _ => most,
    };
    if options.len() > most {
        // What ends or declines the choice is always among them.
        let last = options
            .last()
            .copied()
            .filter(|last| matches!(last, Answer::Choice(Choice::Done) | Answer::Choice(Choice::Decline)));
        options.truncate(most);
        if let (Some(last), true) = (last, most > 1) {
            options[most - 1] = last;
        }
    }
    options
}

/// 5.2.6: of all names, those of cards in this game, the most frequent of hidden cards first.
fn names(game: &Game<Silent>, most: usize) -> Vec<Answer> {
    use engine::state::Zone;
    let mut counted: Vec<(u32, engine::program::NameId)> = Vec::new();
    for card in game.state().cards() {
        let name = game.pool().card(card.def()).name;
        let weight = if matches!(card.zone(), Zone::Hand | Zone::Deck) { 4 } else { 1 };
        match counted.iter_mut().find(|(_, known)| *known == name) {
            Some((count, _)) => *count += weight,
            None => counted.push((weight, name)),
        }
    }
    counted.sort_by(|one, other| other.cmp(one));
    counted.into_iter().take(most.max(1)).map(|(_, name)| Answer::Choice(Choice::Name(name))).collect()
}

/// 5.2.7: of all classifications, those of cards in this game, the most frequent on the decider's own cards in play first.
fn classes(game: &Game<Silent>, most: usize) -> Vec<Answer> {
    use engine::state::Zone;
    let Some(player) = game.decision().map(|open| open.player) else { return Vec::new() };
    let weight = |class: engine::program::ClassId| -> u32 {
        let held = game.state().cards().iter().filter(|card| game.pool().card(card.def()).classes.has(class));
        let of = |card: &engine::state::Card| match (card.owner() == player, card.zone()) {
            (true, Zone::Play) => 8,
            (true, _) => 2,
            (false, _) => 1,
        };
        held.map(of).sum()
    };
    let all = (0..game.pool().classes()).map(|n| engine::program::ClassId(n as u8));
    let mut counted: Vec<(u32, engine::program::ClassId)> = all.map(|class| (weight(class), class)).collect();
    counted.sort_by(|(one, a), (other, b)| other.cmp(one).then(a.cmp(b)));
    let worth = counted.into_iter().take(most.max(1));
    worth.map(|(_, class)| Answer::Choice(Choice::Class(class))).collect()
}

/// 7.7.4.2: of waiting abilities that are alike one is enough.
pub(crate) fn unlike(board: &Board, open: &[u32]) -> Vec<Answer> {
    let mut kinds = Vec::new();
    let mut answers = Vec::new();
    for id in open {
        let Some(entry) = board.state.bag().iter().find(|entry| entry.id == *id) else { continue };
        let kind = (board.state.card(entry.source.card).def(), entry.ability);
        if !kinds.contains(&kind) {
            kinds.push(kind);
            answers.push(Answer::Choice(Choice::Resolve(*id)));
        }
    }
    answers
}

/// A hash of a position of the turn, whatever order of actions led to it.
fn place(board: &Board) -> u64 {
    let state = &board.state;
    let mix = |number: u64| {
        let mixed = (number ^ number >> 32).wrapping_mul(0xd6e8_feb8_6659_fd93);
        (mixed ^ mixed >> 32).wrapping_mul(0xd6e8_feb8_6659_fd93)
    };
    let mut sum = mix(state.effects().len() as u64) ^ mix((state.floating().len() as u64) << 16 | 1);
    let mut add = |one: u64, other: u64| sum = sum.wrapping_add(mix(one.wrapping_add(mix(other))));
    for (at, player) in state.players().iter().enumerate() {
        let at = at as u64 + 1;
        let ready = player.inkwell().iter().filter(|card| !state.card(**card).exerted()).count() as u64;
        let counts = [player.deck().len(), player.discard().len(), player.inkwell().len()];
        let counts = counts.into_iter().fold(ready, |sum, count| sum << 8 | count as u64);
        add(at << 56 | (player.lore() as u64 & 0xff) << 48 | u64::from(player.inked()) << 40, counts);
        player.hand().iter().for_each(|card| add(at, u64::from(state.card(*card).def().0)));
        for card in player.play() {
            let (own, values) = (state.card(*card), board.values(*card));
            let now =
                u64::from(own.exerted()) | u64::from(own.drying()) << 1 | (own.damage() as u64 & 0xff) << 2;
            let values = (values.strength as u64 & 0xff) << 48
                | (values.willpower as u64 & 0xff) << 40
                | (values.lore as u64 & 0xff) << 32
                | u64::from(values.keywords) << 16
                | u64::from(own.at().0);
            add(u64::from(card.0) << 40 | u64::from(own.def().0) << 16 | now, values);
        }
    }
    match board.pending.as_ref() {
        Some(open) => add(u64::from(open.player.0), u64::from(open.ask == Ask::Turn)),
        None => add(9, 9),
    }
    sum
}

/// A hash of what the player sees: a plan goes on only where everything came as it was thought.
pub(crate) fn seen(board: &Board, me: PlayerIx) -> u64 {
    let mut hash = 0xcbf2_9ce4_8422_2325_u64;
    let mut add = |number: u64| hash = (hash ^ number).wrapping_mul(0x0100_0000_01b3).rotate_left(17);
    let state = &board.state;
    add(u64::from(state.turn()) << 8 | u64::from(state.active().0));
    for (at, player) in state.players().iter().enumerate() {
        add((player.lore() as u64) << 32 | (player.hand().len() as u64) << 16 | player.deck().len() as u64);
        add((player.inkwell().len() as u64) << 16 | player.discard().len() as u64);
        add(player.inkwell().iter().filter(|card| !state.card(**card).exerted()).count() as u64);
        if at == me.index() {
            player.hand().iter().for_each(|card| add(u64::from(state.card(*card).def().0)));
        }
        for card in player.play() {
            let own = state.card(*card);
            add(u64::from(card.0) << 48
                | u64::from(own.def().0) << 24
                | (own.damage() as u64 & 0xffff) << 1
                | u64::from(own.exerted()));
        }
    }
    match board.pending.as_ref().map(|open| &open.ask) {
        Some(Ask::Turn) => add(1),
        Some(Ask::Cards { open, picked, .. }) => {
            add(2 << 32 | picked.len() as u64);
            open.iter().filter(|obj| board.sees(me, obj.card)).for_each(|obj| {
                add(u64::from(obj.card.0) << 16 | u64::from(state.card(obj.card).def().0));
            });
        }
        Some(Ask::May { source, .. }) => add(3 << 32 | u64::from(source.card.0)),
        Some(Ask::Bag { open }) => add(4 << 32 | open.len() as u64),
        Some(_) => add(5),
        None => add(6),
    }
    hash
}
