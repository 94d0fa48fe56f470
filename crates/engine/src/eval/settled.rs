//! What a filter compares all candidates with, found once where there are many of them: "with more {S} than each opposing character"
//! then takes as many steps as there are characters, not as many as there are pairs.

use super::*;
use crate::program::{Amount, Cmp, Filter, Objects, Stat, is_same_amount, is_same_objects};

/// So few candidates are sooner compared one by one.
pub(super) const FEW_CANDIDATES: usize = 16;

impl Board {
    /// The filter with numbers in the place of what says the same of every candidate; nothing where there is no such thing in it.
    #[inline(never)]
    pub(super) fn settled(&self, filter: &Filter, ctx: &Ctx<'_>) -> Option<Box<Filter>> {
        let Filter::All(parts) = filter else { return self.settled_word(filter, ctx).map(Box::new) };
        if !parts.iter().any(compares) {
            return None;
        }
        let settled = |part: &Filter| self.settled_word(part, ctx).unwrap_or_else(|| part.clone());
        Some(Box::new(Filter::All(parts.iter().map(settled).collect())))
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "the others compare no numbers")]
    fn settled_word(&self, word: &Filter, ctx: &Ctx<'_>) -> Option<Filter> {
        match word {
            _ if !compares(word) => None,
            Filter::Stat(stat, cmp, amount) => Some(number(*stat, *cmp, self.amount(amount, ctx))),
            Filter::StatToEach(stat, cmp, others) => Some(self.to_each(*stat, *cmp, others, ctx)),
            _ => None,
        }
    }

    /// What compares so with each of them does with the greatest, or with the smallest.
    fn to_each(&self, stat: Stat, cmp: Cmp, others: &Objects, ctx: &Ctx<'_>) -> Filter {
        let others = self.objects(others, ctx);
        let looks = others.iter().filter_map(|o| self.look(*o));
        let ends = looks.map(|look| self.stat_of(stat, &look)).fold(None, |ends, n| {
            let (least, most) = ends.unwrap_or((n, n));
            Some((n.min(least), n.max(most)))
        });
        match (ends, cmp) {
            (None, _) => Filter::Any,
            (Some((least, _)), Cmp::Less | Cmp::AtMost) => number(stat, cmp, least),
            (Some((_, most)), Cmp::More | Cmp::AtLeast) => number(stat, cmp, most),
            (Some((least, most)), Cmp::Equal) if least == most => number(stat, cmp, most),
            (Some(_), Cmp::Equal) => Filter::Not(Box::new(Filter::Any)),
        }
    }
}

fn number(stat: Stat, cmp: Cmp, n: i32) -> Filter {
    Filter::Stat(stat, cmp, Box::new(Amount::Const(n)))
}

/// Whether it compares a number with something that is counted, and that is the same for every candidate.
#[expect(clippy::wildcard_enum_match_arm, reason = "the others compare no numbers")]
fn compares(word: &Filter) -> bool {
    match word {
        Filter::Stat(_, _, amount) => !matches!(**amount, Amount::Const(_)) && is_same_amount(amount),
        Filter::StatToEach(_, _, others) => is_same_objects(others),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Edition;
    use crate::game::Game;
    use crate::position::{PlacedCard, PlayerBlock, Position};
    use crate::program::{CardDef, Kinds, PoolBuilder, Select};
    use crate::record::Silent;
    use crate::state::Zone;

    /// Both players have as many characters, with every Strength below that number in turn; theirs have one less.
    fn crowd(count: u16, strengths: i16) -> Game<Silent> {
        let mut pool = PoolBuilder::new();
        let mut placed = |strength| {
            let plain = CardDef::plain(pool.name(&format!("Of {strength}")), Kinds::CHARACTER);
            PlacedCard::new(pool.card(CardDef { strength, willpower: 9, ..plain }), Zone::Play)
        };
        let mut block = |less| {
            let cards = (0..count as i16).map(|at| placed(at % strengths - less)).collect();
            PlayerBlock { cards, ..PlayerBlock::default() }
        };
        let position = Position { players: vec![block(0), block(1)], ..Position::default() };
        let pool = Arc::new(pool.build());
        Game::from_position(pool, &position, Edition::default(), Silent).expect("the position is sound")
    }

    #[test]
    fn what_is_compared_at_once_is_what_fits_one_by_one() {
        let each = || Box::new(Objects::each(Select::opposing(Filter::character())));
        let most = || {
            Box::new(Amount::Greatest(Stat::Strength, Box::new(Objects::each(Select::opposing(Filter::Any)))))
        };
        for (count, strengths) in [(40, 5), (40, 1), (17, 3), (0, 1)] {
            let game = crowd(count, strengths);
            let ctx = Ctx::plain(PlayerIx(0), Obj::NONE);
            for cmp in [Cmp::Less, Cmp::AtMost, Cmp::Equal, Cmp::AtLeast, Cmp::More] {
                let to_each = Filter::StatToEach(Stat::Strength, cmp, each());
                let to_most = Filter::Stat(Stat::Strength, cmp, most());
                for filter in [to_each.clone(), to_most, Filter::All(vec![Filter::character(), to_each])] {
                    assert!(game.settled(&filter, &ctx).is_some());
                    let select = Select::yours(filter.clone());
                    let found: Vec<CardIx> = game.select(&select, &ctx).iter().map(|obj| obj.card).collect();
                    let fits = |card: &CardIx| game.is_now(&filter, *card, &ctx);
                    let play = game.state.player(PlayerIx(0)).play();
                    let expected: Vec<CardIx> = play.iter().copied().filter(fits).collect();
                    assert_eq!(found, expected, "{filter:?} of {count}");
                }
            }
        }
    }
}
