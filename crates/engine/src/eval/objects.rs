//! Which objects and which players a phrase means now.

use super::settled::FEW_CANDIDATES;
use super::*;
use crate::OpenPoint;
use crate::program::*;
use crate::state::{CardIx, InTurn, Objs, PlayerSet, Zone};

impl Board {
    /// One player; the first where a slot holds several.
    pub(crate) fn player(&self, who: PlayerRef, ctx: &Ctx<'_>) -> Option<PlayerIx> {
        match who {
            PlayerRef::You => Some(ctx.you),
            PlayerRef::Active => Some(self.state.active()),
            PlayerRef::Slot(slot) => ctx.slots.players(slot).first(),
            PlayerRef::OwnerOf(slot) => {
                ctx.slots.objects(slot).first().map(|o| self.state.card(o.card).owner())
            }
            PlayerRef::It => Some(ctx.it_player),
            PlayerRef::OwnerOfIt => (ctx.it != Obj::NONE).then(|| self.state.card(ctx.it.card).owner()),
        }
    }

    /// A set of players.
    #[inline]
    pub(crate) fn players(&self, who: &Players, ctx: &Ctx<'_>) -> PlayerSet {
        // Most texts speak of you, of those you play against, or of everyone.
        if let Players::One(PlayerRef::You) = who {
            PlayerSet::one(ctx.you)
        } else if let Players::Opponents = who {
            self.state.opponents(ctx.you)
        } else if let Players::All = who {
            self.state.everyone()
        } else {
            self.other_players(who, ctx)
        }
    }

    fn other_players(&self, who: &Players, ctx: &Ctx<'_>) -> PlayerSet {
        match who {
            Players::One(PlayerRef::Slot(slot)) => ctx.slots.players(*slot).and(self.state.everyone()),
            Players::One(PlayerRef::OwnerOf(slot)) => ctx
                .slots
                .objects(*slot)
                .iter()
                .fold(PlayerSet::EMPTY, |set, o| set.with(self.state.card(o.card).owner())),
            Players::One(one) => self.player(*one, ctx).map_or(PlayerSet::EMPTY, PlayerSet::one),
            Players::Opponents => self.state.opponents(ctx.you),
            Players::All => self.state.everyone(),
            Players::AllBut(one) => match self.player(*one, ctx) {
                Some(player) => self.state.everyone().without(player),
                None => self.state.everyone(),
            },
            Players::Where(among, cond) => {
                let among = self.players(among, ctx);
                among
                    .iter()
                    .filter(|p| self.holds(cond, &ctx.at_player(*p)))
                    .fold(PlayerSet::EMPTY, PlayerSet::with)
            }
            Players::Union(all) => {
                all.iter().fold(PlayerSet::EMPTY, |set, one| set.or(self.players(one, ctx)))
            }
            Players::Most(among, amount) => {
                let among = self.players(among, ctx);
                let most = among.iter().map(|p| self.amount(amount, &ctx.at_player(p))).max();
                among
                    .iter()
                    .filter(|p| Some(self.amount(amount, &ctx.at_player(*p))) == most)
                    .fold(PlayerSet::EMPTY, PlayerSet::with)
            }
        }
    }

    /// All objects that a description fits now, in the order of players and of their coming.
    pub(crate) fn select(&self, select: &Select, ctx: &Ctx<'_>) -> Objs {
        let mut found = Objs::new();
        if select.zones == Zones::PLAY {
            // Most look for what is in play.
            let owners = self.players(&select.owner, ctx).and(self.state.everyone());
            if select.filter.is_about_this() {
                self.add_this(owners, select, ctx, &mut found);
                return found;
            }
            for player in InTurn::of(owners, self.state.active()) {
                self.add_fitting(self.state.player(player).play(), &select.filter, ctx, &mut found);
            }
            return found;
        }
        self.each_in(select, ctx, |obj| {
            found.push(obj);
            true
        });
        found
    }

    /// The card itself, if it fits and is in play.
    #[inline(never)]
    fn add_this(&self, owners: PlayerSet, select: &Select, ctx: &Ctx<'_>, found: &mut Objs) {
        let here = |card: &CardIx| {
            let card = self.state.card(*card);
            card.zone() == Zone::Play && owners.has(card.owner())
        };
        if let Some(card) = self.state.current(ctx.this).filter(here) {
            self.add_fitting(&[card], &select.filter, ctx, found);
        }
    }

    /// Those of the cards that fit: one loop with the matcher in it.
    #[inline(never)]
    fn add_fitting(&self, cards: &[CardIx], filter: &Filter, ctx: &Ctx<'_>, found: &mut Objs) {
        let settled = if cards.len() > FEW_CANDIDATES { self.settled(filter, ctx) } else { None };
        let filter = settled.as_deref().unwrap_or(filter);
        for &card in cards {
            let look = self.look_at(card);
            if card != ctx.aside && self.fits_inlined(filter, &look, ctx) {
                found.push(look.obj);
            }
        }
    }

    /// Calls for each object that fits, until the answer is no.
    pub(crate) fn each_in(&self, select: &Select, ctx: &Ctx<'_>, mut each: impl FnMut(Obj) -> bool) {
        // The player asked about may depend on the object (`OwnerOfIt`); then everyone is looked at.
        let owners = self.players(&select.owner, ctx).and(self.state.everyone());
        if select.zones == Zones::PLAY {
            // Most look for what is in play.
            let mut owners = InTurn::of(owners, self.state.active());
            let _ = owners
                .all(|player| !self.visit_all(self.state.player(player).play(), select, ctx, &mut each));
            return;
        }
        for player in InTurn::of(owners, self.state.active()) {
            for zone in [Zone::Play, Zone::Hand, Zone::Deck, Zone::Discard, Zone::Inkwell] {
                if select.zones.intersects(zone.bit())
                    && self.visit_all(self.state.list(player, zone), select, ctx, &mut each)
                {
                    return;
                }
            }
            if select.zones.intersects(Zones::UNDER) {
                for &host in self.state.player(player).play() {
                    for card in self.state.under(host) {
                        if self.visit(card, select, ctx, &mut each) {
                            return;
                        }
                    }
                }
            }
        }
    }

    #[inline]
    fn visit_all(
        &self,
        cards: &[CardIx],
        select: &Select,
        ctx: &Ctx<'_>,
        each: &mut impl FnMut(Obj) -> bool,
    ) -> bool {
        let settled = if cards.len() > FEW_CANDIDATES { self.settled(&select.filter, ctx) } else { None };
        let filter = settled.as_deref().unwrap_or(&select.filter);
        let mut cards = cards.iter();
        while let Some(found) = self.next_fitting(&mut cards, filter, ctx) {
            if !each(found) {
                return true;
            }
        }
        false
    }

    /// The next of the cards that fits: one loop for all who look for some, with the matcher in it.
    #[inline(never)]
    fn next_fitting(
        &self,
        cards: &mut std::slice::Iter<'_, CardIx>,
        filter: &Filter,
        ctx: &Ctx<'_>,
    ) -> Option<Obj> {
        for &card in cards {
            let look = self.look_at(card);
            if card != ctx.aside && self.fits_inlined(filter, &look, ctx) {
                return Some(look.obj);
            }
        }
        None
    }

    #[inline]
    fn visit(
        &self,
        card: CardIx,
        select: &Select,
        ctx: &Ctx<'_>,
        each: &mut impl FnMut(Obj) -> bool,
    ) -> bool {
        let look = self.look_at(card);
        card != ctx.aside && self.fits(&select.filter, &look, ctx) && !each(look.obj)
    }

    // 5.1.1.6, 5.1.1.8: what is covered is not in play.
    /// Whether the object is in the described set.
    pub(crate) fn is_in(&self, select: &Select, obj: Obj, ctx: &Ctx<'_>) -> bool {
        let Some(look) = self.look(obj) else { return false };
        self.players(&select.owner, &ctx.at(obj)).has(look.card.owner())
            && self.fits(&select.filter, &look, ctx)
    }

    /// Whose decks are looked through to find what a phrase means.
    pub(crate) fn decks_looked_through(&self, objects: &Objects, ctx: &Ctx<'_>) -> PlayerSet {
        match objects {
            Objects::Each(select) if select.zones.intersects(Zones::DECK) => {
                self.players(&select.owner, ctx).and(self.state.everyone())
            }
            Objects::Without(of, _) | Objects::Among(of, _) => self.decks_looked_through(of, ctx),
            Objects::Union(all) => {
                all.iter().map(|of| self.decks_looked_through(of, ctx)).fold(PlayerSet::EMPTY, PlayerSet::or)
            }
            Objects::None
            | Objects::This
            | Objects::Slot(_)
            | Objects::It
            | Objects::Each(_)
            | Objects::Top(..)
            | Objects::Bottom(..)
            | Objects::LocationOf(_)
            | Objects::Challenger
            | Objects::ChallengedOne
            | Objects::HostOf(_)
            | Objects::Beneath(_)
            | Objects::WereUnder(_) => PlayerSet::EMPTY,
        }
    }

    /// The objects that a phrase means now.
    pub(crate) fn objects(&self, objects: &Objects, ctx: &Ctx<'_>) -> Objs {
        match objects {
            Objects::None => Objs::new(),
            Objects::This if self.is_stack_meant() => one(ctx.this),
            Objects::This => self.uncovered(one(ctx.this)),
            Objects::Slot(slot) if self.is_stack_meant() => Objs::from_slice(ctx.slots.objects(*slot)),
            Objects::Slot(slot) => self.uncovered(Objs::from_slice(ctx.slots.objects(*slot))),
            Objects::It => one(ctx.it),
            Objects::Each(select) => self.select(select, ctx),
            Objects::Top(who, n) => match self.player(*who, ctx) {
                Some(player) => {
                    let n = self.amount(n, ctx).max(0) as usize;
                    self.state
                        .player(player)
                        .deck()
                        .iter()
                        .rev()
                        .take(n)
                        .map(|c| self.state.obj(*c))
                        .collect()
                }
                None => Objs::new(),
            },
            Objects::Bottom(who, n) => match self.player(*who, ctx) {
                Some(player) => {
                    let n = self.amount(n, ctx).max(0) as usize;
                    self.state.player(player).deck().iter().take(n).map(|c| self.state.obj(*c)).collect()
                }
                None => Objs::new(),
            },
            Objects::LocationOf(guests) => {
                let mut places = Objs::new();
                for guest in self.objects(guests, ctx) {
                    if let Some(look) = self.look(guest)
                        && look.card.at() != CardIx::NONE
                    {
                        let place = self.state.obj(look.card.at());
                        if !places.contains(&place) {
                            places.push(place);
                        }
                    }
                }
                places
            }
            Objects::Challenger => self.state.challenge().map_or_else(Objs::new, |c| one(c.attacker)),
            Objects::ChallengedOne => self.state.challenge().map_or_else(Objs::new, |c| one(c.defender)),
            Objects::HostOf(cards) => {
                let mut hosts = Objs::new();
                for card in self.objects(cards, ctx) {
                    if let Some(ix) = self.state.current(card) {
                        let host = self.state.obj(self.state.top_of(ix));
                        if !hosts.contains(&host) {
                            hosts.push(host);
                        }
                    }
                }
                hosts
            }
            Objects::Beneath(cards) => {
                let cards = self.objects(cards, ctx);
                let below = |obj: &Obj| self.state.under(self.state.current(*obj)?).next();
                cards.iter().filter_map(below).map(|card| self.state.obj(card)).collect()
            }
            Objects::WereUnder(hosts) => {
                let mut cards = Objs::new();
                for host in self.objects(hosts, ctx) {
                    match self.state.current(host) {
                        Some(ix) if self.state.card(ix).zone() == Zone::Play => {
                            cards.extend(self.state.under(ix).map(|c| self.state.obj(c)));
                        }
                        _ => {
                            if let Some(known) = self.state.last_known(host) {
                                cards.extend(known.under_then.iter().copied());
                            }
                        }
                    }
                }
                cards
            }
            Objects::Union(parts) => {
                let mut all = Objs::new();
                for part in parts {
                    for obj in self.objects(part, ctx) {
                        if !all.contains(&obj) {
                            all.push(obj);
                        }
                    }
                }
                all
            }
            Objects::Without(all, less) => {
                let less = self.objects(less, ctx);
                let mut all = self.objects(all, ctx);
                all.retain(|o| !less.iter().any(|l| l.card == o.card));
                all
            }
            Objects::Among(all, filter) => {
                let mut all = self.objects(all, ctx);
                all.retain(|o| self.matches(filter, *o, ctx));
                all
            }
        }
    }

    /// D.13: whether a text that speaks of a card means whatever lies on it since.
    fn is_stack_meant(&self) -> bool {
        self.rules.readings.follows(OpenPoint::MeansTheStack)
    }

    /// D.13: what a text speaks of, where that is the very card: one that was covered since is not in play.
    #[inline(never)]
    fn uncovered(&self, mut found: Objs) -> Objs {
        found.retain(|obj| !self.is_covered_since(*obj));
        found
    }

    /// Whether what was spoken of as a character has been covered by another card since (8.10).
    pub(crate) fn is_covered_since(&self, obj: Obj) -> bool {
        self.state.current(obj).is_some_and(|card| card != obj.card)
    }

    /// Whether there is any.
    pub(crate) fn any(&self, objects: &Objects, ctx: &Ctx<'_>) -> bool {
        let Objects::Each(select) = objects else { return !self.objects(objects, ctx).is_empty() };
        let mut found = false;
        self.each_in(select, ctx, |_| {
            found = true;
            false
        });
        found
    }
}

fn one(obj: Obj) -> Objs {
    if obj == Obj::NONE { Objs::new() } else { smallvec::smallvec![obj] }
}
