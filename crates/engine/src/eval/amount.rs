//! Numbers (6.1.8, 1.5.4).

use super::*;
use crate::program::*;
use crate::state::{Obj, Zone};
use smallvec::SmallVec;

impl Board {
    /// The number as it is now.
    #[inline]
    pub(crate) fn amount(&self, amount: &Amount, ctx: &Ctx<'_>) -> i32 {
        // Most are printed.
        if let Amount::Const(n) = amount { *n } else { self.counted(amount, ctx) }
    }

    fn count(&self, objects: &Objects, ctx: &Ctx<'_>) -> i32 {
        let Objects::Each(select) = objects else { return self.objects(objects, ctx).len() as i32 };
        if select.filter == Filter::Any && ctx.aside == CardIx::NONE && !select.zones.intersects(Zones::UNDER)
        {
            return self.count_all(select, ctx);
        }
        let mut n = 0;
        self.each_in(select, ctx, |_| {
            n += 1;
            true
        });
        n
    }

    /// All cards of zones, whatever they are like: as many as their lists are long.
    fn count_all(&self, select: &Select, ctx: &Ctx<'_>) -> i32 {
        let owners = self.players(&select.owner, ctx).and(self.state.everyone());
        let lists = [Zone::Play, Zone::Hand, Zone::Deck, Zone::Discard, Zone::Inkwell];
        let mut n = 0;
        for player in owners.iter() {
            for zone in lists.into_iter().filter(|zone| select.zones.intersects(zone.bit())) {
                n += self.state.list(player, zone).len();
            }
        }
        n as i32
    }

    fn counted(&self, amount: &Amount, ctx: &Ctx<'_>) -> i32 {
        match amount {
            Amount::Const(n) => *n,
            Amount::Count(objects) => self.count(objects, ctx),
            Amount::Stat(stat, objects) => {
                self.over_each(objects, ctx, |look| self.stat_of(*stat, look)).sum()
            }
            Amount::Slot(slot) => ctx.slots.number(*slot),
            Amount::Lore(who) => self.player(*who, ctx).map_or(0, |p| self.state.player(p).lore()),
            Amount::InkDrops(who) => {
                self.player(*who, ctx).map_or(0, |p| self.state.player(p).ink_drops().into())
            }
            Amount::Turns(who) => self.player(*who, ctx).map_or(0, |p| self.state.player(p).turns().into()),
            Amount::Players(players) => self.players(players, ctx).len() as i32,
            Amount::DifferentInks(objects) => {
                // 5.2.5.1: each type counts once.
                let inks = self
                    .objects(objects, ctx)
                    .iter()
                    .filter_map(|o| self.look(*o))
                    .fold(Inks::empty(), |all, look| all | look.def().inks);
                inks.bits().count_ones() as i32
            }
            Amount::DifferentNames(objects) => self.different_names(objects, ctx),
            Amount::DifferentClasses(objects) => {
                let all = self.objects(objects, ctx);
                let looks = all.iter().filter_map(|o| self.look(*o));
                looks.fold(0, |all, look| all | self.classes_of(&look).0).count_ones() as i32
            }
            Amount::DifferentValues(stat, objects) => {
                let mut values: Vec<i32> =
                    self.over_each(objects, ctx, |look| self.stat_of(*stat, look)).collect();
                values.sort_unstable();
                values.dedup();
                values.len() as i32
            }
            Amount::MostAlike(what, objects) => {
                let these = self.objects(objects, ctx);
                self.most_of_a_kind(*what, &these) as i32
            }
            Amount::Greatest(stat, objects) => {
                self.over_each(objects, ctx, |look| self.stat_of(*stat, look)).max().unwrap_or(0)
            }
            Amount::Smallest(stat, objects) => {
                self.over_each(objects, ctx, |look| self.stat_of(*stat, look)).min().unwrap_or(0)
            }
            Amount::Happened(pattern) => {
                self.state.log().iter().filter(|h| self.fits_pattern(pattern, h, ctx)).count() as i32
            }
            // "Characters that quested this turn": one that did twice is one.
            Amount::HappenedTo(pattern) => {
                let such = self.state.log().iter().filter(|h| self.fits_pattern(pattern, h, ctx));
                let mut who: SmallVec<[Obj; 8]> = such.map(|h| h.subject).collect();
                who.sort_unstable();
                who.dedup();
                who.len() as i32
            }
            Amount::HappenedInAll(pattern) => {
                let such = self.state.log().iter().filter(|h| self.fits_pattern(pattern, h, ctx));
                such.map(|h| h.amount).sum()
            }
            Amount::Sum(parts) => parts.iter().map(|a| self.amount(a, ctx)).sum(),
            Amount::Times(a, n) => self.amount(a, ctx) * n,
            Amount::Per(a, n) => self.amount(a, ctx) / (*n).max(1),
            Amount::Min(a, b) => self.amount(a, ctx).min(self.amount(b, ctx)),
            Amount::Max(a, b) => self.amount(a, ctx).max(self.amount(b, ctx)),
        }
    }

    /// 5.2.6: a card with several names counts for each of them; a name that several cards have counts once.
    fn different_names(&self, objects: &Objects, ctx: &Ctx<'_>) -> i32 {
        let mut names: Vec<NameId> = self
            .objects(objects, ctx)
            .iter()
            .filter_map(|o| self.look(*o))
            .flat_map(|look| look.def().names.iter().copied())
            .collect();
        names.sort_unstable();
        names.dedup();
        names.len() as i32
    }

    fn over_each<'a>(
        &'a self,
        objects: &Objects,
        ctx: &Ctx<'_>,
        read: impl Fn(&Look<'a>) -> i32 + 'a,
    ) -> impl Iterator<Item = i32> + 'a {
        self.objects(objects, ctx).into_iter().filter_map(move |o| self.look(o).map(|look| read(&look)))
    }

    /// What a player can pay: ready ink cards, and ink drops (1.13.1.2).
    #[inline]
    pub(crate) fn spendable_ink(&self, player: PlayerIx) -> i32 {
        self.ready_ink(player) + i32::from(self.state.player(player).ink_drops())
    }

    /// A.8: of so much ink at least and at most how much can be paid with drops.
    pub(crate) fn drops_for(&self, player: PlayerIx, ink: i32) -> (i32, i32) {
        let drops = i32::from(self.state.player(player).ink_drops());
        let most = ink.clamp(0, drops);
        ((ink - self.ready_ink(player)).clamp(0, most), most)
    }

    /// Ready ink of a player (7.5.1).
    pub fn ready_ink(&self, player: PlayerIx) -> i32 {
        let own = self.state.player(player);
        i32::from(own.ink_ready()) + i32::from(own.lasting_ink())
    }
}
