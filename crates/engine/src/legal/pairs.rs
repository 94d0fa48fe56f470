//! Pairs of a challenger and what it may challenge of which texts must be asked (4.6.4.3): asked once for all pairs that are alike.
//!
//! Two cards are alike where nothing tells one from the other but which of them it is: copies in the same state, with the same values
//! and modifications, to which nothing in the game refers. If they changed places the game would be the same, so that what holds of
//! one holds of the other.

use crate::eval::{Board, Target};
use crate::program::Kinds;
use crate::state::*;
use smallvec::SmallVec;

/// What is known of pairs so far.
pub(super) struct Pairs<'a> {
    board: &'a Board,
    /// Cards that are unlike all others.
    marked: CardMarks,
    /// A challenger of each kind.
    challengers: SmallVec<[CardIx; 8]>,
    /// What may be challenged, a card of each kind.
    targets: SmallVec<[CardIx; 8]>,
    /// Of what kind each of them is.
    kinds: SmallVec<[u16; 64]>,
    /// For each kind of challengers and each kind of targets whether one may challenge the other.
    known: Vec<Option<bool>>,
    /// Who was asked about last, and of what kind it is.
    last: Option<(CardIx, usize)>,
}

impl<'a> Pairs<'a> {
    pub(super) fn new(board: &'a Board, targets: impl Iterator<Item = CardIx>) -> Pairs<'a> {
        let mut pairs = Pairs {
            board,
            marked: board.spoken_of(),
            challengers: SmallVec::new(),
            targets: SmallVec::new(),
            kinds: SmallVec::new(),
            known: Vec::new(),
            last: None,
        };
        for target in targets {
            let kind =
                kind_of(target, &mut pairs.targets, |other| board.are_alike(target, other, &pairs.marked));
            pairs.kinds.push(kind as u16);
        }
        pairs
    }

    /// Whether it may challenge the target at this place; asked where it is not known. Who challenges is asked about all targets in turn.
    #[inline]
    pub(super) fn may(&mut self, with: CardIx, at: usize, ask: impl FnOnce() -> bool) -> bool {
        let kind = match self.last {
            Some((last, kind)) if last == with => kind,
            Some(_) | None => self.next_challenger(with),
        };
        let pair = kind * self.targets.len() + usize::from(self.kinds[at]);
        *self.known[pair].get_or_insert_with(ask)
    }

    /// Of what kind a challenger is.
    #[inline(never)]
    fn next_challenger(&mut self, with: CardIx) -> usize {
        let (board, marked) = (self.board, &self.marked);
        let kind = kind_of(with, &mut self.challengers, |other| board.are_alike(with, other, marked));
        self.known.resize(self.challengers.len() * self.targets.len(), None);
        self.last = Some((with, kind));
        kind
    }
}

/// The place of the first card that this one is alike, or its own behind all others.
fn kind_of(card: CardIx, known: &mut SmallVec<[CardIx; 8]>, is_alike: impl Fn(CardIx) -> bool) -> usize {
    let found = known.iter().position(|other| is_alike(*other));
    found.unwrap_or_else(|| {
        known.push(card);
        known.len() - 1
    })
}

impl Board {
    /// Whether two cards in play are alike, where those are marked that something refers to.
    fn are_alike(&self, one: CardIx, other: CardIx, marked: &CardMarks) -> bool {
        let (x, y) = (self.state.card(one), self.state.card(other));
        let state = |card: &Card| {
            (
                card.def(),
                card.owner(),
                card.exerted(),
                card.drying(),
                card.damage(),
                card.at(),
                card.how(),
                card.drops(),
            )
        };
        state(x) == state(y)
            && [x, y].iter().all(|card| card.zone() == Zone::Play && card.below() == CardIx::NONE)
            && !self.values(one).kinds.contains(Kinds::LOCATION)
            && !marked.has(one)
            && !marked.has(other)
            && self.has_same_values(one, other)
            && self.are_told_the_same(one, other)
    }

    /// Whether texts say the same of two cards, each of itself or the same texts of both.
    fn are_told_the_same(&self, one: CardIx, other: CardIx) -> bool {
        let said = |card| self.mods_on(Target::Card(card)).map(|(_, active)| active);
        said(one).count() == said(other).count()
            && said(one).zip(said(other)).all(|(a, b)| {
                let is_from_same = a.source == b.source || a.source.card == one && b.source.card == other;
                is_from_same
                    && (a.mods, a.ix, a.you, a.effect, a.value) == (b.mods, b.ix, b.you, b.effect, b.value)
            })
    }
}

#[cfg(test)]
mod tests {
    use crate::Edition;
    use crate::answer::Action;
    use crate::game::Game;
    use crate::position::{PlacedCard, PlayerBlock, Position};
    use crate::program::*;
    use crate::record::Silent;
    use crate::state::{PlayerIx, Zone};
    use std::sync::Arc;

    /// Both players have so many characters of two kinds, each of which nobody may challenge who is stronger; some are damaged.
    fn crowd(count: usize) -> Game<Silent> {
        let mut pool = PoolBuilder::new();
        let its_own = Amount::Stat(Stat::Strength, Box::new(Objects::This));
        let stronger = Filter::Stat(Stat::Strength, Cmp::More, Box::new(its_own));
        let who = Select { owner: Players::Opponents, ..Select::yours(stronger) };
        let mods = pool.mods(vec![Mod::Cant(Prohibited::BeChallengedBy(who))]);
        let hurt = Cond::Are(Box::new(Objects::This), Box::new(Filter::Damaged));
        let weaker = pool.mods(vec![Mod::Stat(Stat::Strength, Amount::Const(-1))]);
        let mut text = |condition, mods| {
            let kind = AbilityKind::Static(Static { condition, scope: Scope::This, mods });
            pool.ability(Ability { name: None, zones: Zones::PLAY, kind, keyword: None })
        };
        let abilities = vec![text(Cond::True, mods), text(hurt, weaker)];
        let mut card = |name: &str, strength| {
            let plain = CardDef::plain(pool.name(name), Kinds::CHARACTER);
            pool.card(CardDef { strength, willpower: 9, abilities: abilities.clone(), ..plain })
        };
        let defs = [card("Weak", 2), card("Strong", 3)];
        let placed = |at: usize| PlacedCard {
            exerted: at % 5 < 2,
            damage: (at % 3) as i16,
            ..PlacedCard::new(defs[at % 2], Zone::Play)
        };
        let cards: Vec<PlacedCard> = (0..count).map(placed).collect();
        let block = PlayerBlock { cards, ..PlayerBlock::default() };
        let position = Position { players: vec![block.clone(), block], turn: 3, ..Position::default() };
        let pool = Arc::new(pool.build());
        Game::from_position(pool, &position, Edition::default(), Silent).expect("the position is sound")
    }

    #[test]
    fn what_holds_of_a_pair_holds_of_all_that_are_alike() {
        for count in [4, 30, 64] {
            let game = crowd(count);
            let listed: Vec<Action> = game.options().iter().filter_map(|answer| answer.action()).collect();
            for with in (0..count as u16).map(crate::state::CardIx) {
                for target in (count as u16..2 * count as u16).map(crate::state::CardIx) {
                    let legal = game.can_challenge(PlayerIx(0), with, target).is_ok();
                    let challenge = Action::Challenge { with, target };
                    assert_eq!(listed.contains(&challenge), legal, "{challenge:?} of {count}");
                }
            }
        }
    }
}
