//! The one matcher: whether an object is what a filter describes (5, 6.1.6, 6.7.7).

use super::*;
use crate::Point;
use crate::program::*;
use crate::state::SlotValue;
use crate::work::{Work, count};

impl Board {
    /// Whether the object matches, wherever it is.
    pub(crate) fn matches(&self, filter: &Filter, obj: Obj, ctx: &Ctx<'_>) -> bool {
        let Some(look) = self.look(obj) else { return false };
        self.fits(filter, &look, ctx)
    }

    /// Whether a card matches as it is now.
    pub(crate) fn is_now(&self, filter: &Filter, card: CardIx, ctx: &Ctx<'_>) -> bool {
        self.fits(filter, &self.look_at(card), ctx)
    }

    /// The words of most filters; the others have a function of their own, so that these need no room for them.
    pub(super) fn fits(&self, filter: &Filter, look: &Look<'_>, ctx: &Ctx<'_>) -> bool {
        self.fits_inlined(filter, look, ctx)
    }

    #[inline(always)]
    pub(super) fn fits_inlined(&self, filter: &Filter, look: &Look<'_>, ctx: &Ctx<'_>) -> bool {
        count(Work::Matched);
        if let Filter::All(parts) = filter {
            parts.iter().all(|word| self.fits_word(word, look, ctx))
        } else {
            self.fits_word(filter, look, ctx)
        }
    }

    #[inline(always)]
    #[expect(clippy::wildcard_enum_match_arm, reason = "the others are listed by `fits_further`")]
    fn fits_word(&self, word: &Filter, look: &Look<'_>, ctx: &Ctx<'_>) -> bool {
        match word {
            Filter::Any => true,
            Filter::Kind(kinds) => look.values.kinds.intersects(*kinds),
            Filter::Class(class) => self.classes_of(look).has(*class),
            Filter::Keyword(keyword) => look.values.has(*keyword),
            Filter::This => self.same(look.obj, ctx.this),
            other => self.fits_further(other, look, ctx),
        }
    }

    #[inline(never)]
    fn fits_further(&self, filter: &Filter, look: &Look<'_>, ctx: &Ctx<'_>) -> bool {
        let (card, values) = (look.card, look.values);
        let body = Kinds::CHARACTER | Kinds::LOCATION;
        match filter {
            Filter::Any
            | Filter::All(_)
            | Filter::Kind(_)
            | Filter::Class(_)
            | Filter::Keyword(_)
            | Filter::This => self.fits(filter, look, ctx),
            Filter::OneOf(parts) => parts.iter().any(|f| self.fits(f, look, ctx)),
            Filter::Not(part) => !self.fits(part, look, ctx),
            // 5.2.6.2: several names, still one card; 5.3.6.1: the version is no part of it.
            Filter::Named(name) => look.def().names.contains(name),
            Filter::NamedBound(slot) => {
                matches!(ctx.slots.get(*slot), SlotValue::Name(name) if look.def().names.contains(name))
            }
            // 5.2.7: what it has now, whoever gave it.
            Filter::ClassBound(slot) => {
                matches!(ctx.slots.get(*slot), SlotValue::Class(class) if self.classes_of(look).has(*class))
            }
            Filter::SharesClass(others) => {
                let others = self.objects(others, &ctx.at(look.obj));
                let own = self.classes_of(look).0;
                let shares = |other: Look<'_>| self.classes_of(&other).0 & own != 0;
                others.iter().filter_map(|o| self.look(*o)).any(shares)
            }
            Filter::SameName(others) => self.objects(others, &ctx.at(look.obj)).iter().any(|o| {
                self.look(*o)
                    .is_some_and(|other| other.def().names.iter().any(|n| look.def().names.contains(n)))
            }),
            Filter::CommonName(others) => {
                let others = self.objects(others, &ctx.at(look.obj));
                look.def().names.iter().any(|name| self.are_all_named(&others, *name))
            }
            Filter::Ink(inks) => look.def().inks.intersects(*inks),
            Filter::Inkable => values.bits.contains(Bits::INKABLE),
            Filter::Stat(stat, cmp, amount) => {
                cmp.holds(self.stat_of(*stat, look), self.amount(amount, &ctx.at(look.obj)))
            }
            Filter::StatToEach(stat, cmp, others) => {
                let mine = self.stat_of(*stat, look);
                self.objects(others, &ctx.at(look.obj))
                    .iter()
                    .filter_map(|o| self.look(*o))
                    .all(|other| cmp.holds(mine, self.stat_of(*stat, &other)))
            }
            Filter::Damaged => card.damage() > 0,
            // 5.1.2.2: items are neither damaged nor undamaged.
            Filter::Undamaged => card.damage() == 0 && values.kinds.intersects(body),
            Filter::Exerted => card.exerted(),
            // 4.6.8.2: locations are neither ready nor exerted.
            Filter::Ready => !card.exerted() && !values.kinds.contains(Kinds::LOCATION),
            // 5.1.1.12: items never dry.
            Filter::Dry => !card.drying() || !values.kinds.contains(Kinds::CHARACTER),
            Filter::AtLocation => card.at() != crate::state::CardIx::NONE,
            Filter::At(places) => self.objects(places, ctx).iter().any(|o| {
                card.at() != crate::state::CardIx::NONE && self.stands_for(*o, card.at())
                    || self.was_at(*o, look.obj)
            }),
            Filter::Elsewhere(guests) => {
                let guests = self.objects(guests, ctx);
                let here = |o: &Obj| self.look(*o).is_some_and(|guest| guest.card.at() == look.obj.card);
                // Where nobody was chosen there is nowhere to go.
                !guests.is_empty() && (self.rules.has(Point::MoveWhereOneIs) || !guests.iter().all(here))
            }
            Filter::HasUnder => self.under_count(look) > 0,
            Filter::Under(hosts) => self.objects(hosts, ctx).iter().any(|o| match self.state.current(*o) {
                Some(host) => self.state.under(host).any(|c| c == look.obj.card),
                None => false,
            }),
            Filter::FaceUp => !card.facedown(),
            Filter::NowIn(zones) => {
                self.state.follow(look.obj).is_some_and(|c| zones.contains(self.state.card(c).zone().bit()))
            }
            Filter::Other => {
                // 6.1.6; in the older edition only the source is excluded (CONCORDANCE K5).
                let selected = self.rules.has(Point::OtherThanSelected) && self.is_selected(look.obj, ctx);
                !selected && !self.is_source(look, ctx)
            }
            Filter::NotThis => !self.is_source(look, ctx),
            Filter::Is(others) => self.objects(others, ctx).iter().any(|o| self.same(*o, look.obj)),
            Filter::Challenging => self.challenge_of(look).is_some_and(|c| self.same(c.attacker, look.obj)),
            Filter::Challenged => self.challenge_of(look).is_some_and(|c| self.same(c.defender, look.obj)),
            Filter::InChallengeWith(other) => self.challenge_of(look).is_some_and(|c| {
                if self.same(c.attacker, look.obj) {
                    self.matches(other, c.defender, ctx)
                } else {
                    self.same(c.defender, look.obj) && self.matches(other, c.attacker, ctx)
                }
            }),
            Filter::Did(pattern) => self.state.log().iter().any(|h| {
                h.kind == pattern.kind
                    && self.is_what_was(h.subject, look)
                    && self.fits_pattern(pattern, h, ctx)
            }),
            Filter::PlayedBy(how) => card.how() == Some(*how),
            Filter::PaidWithDrops(least) => i32::from(card.drops()) >= *least,
            Filter::Movable => look.live && self.is_movable(look.obj.card),
            Filter::Owner(players) => self.players(players, &ctx.at(look.obj)).has(card.owner()),
            Filter::Meets(cond) => self.holds(cond, &ctx.at(look.obj)),
        }
    }

    /// 5.2.6: whether all of them have the name, and there are any.
    pub(crate) fn are_all_named(&self, objs: &[Obj], name: NameId) -> bool {
        let has = |o: &Obj| self.look(*o).is_some_and(|look| look.def().names.contains(&name));
        !objs.is_empty() && objs.iter().all(has)
    }

    fn challenge_of(&self, look: &Look<'_>) -> Option<crate::state::Challenge> {
        if look.live {
            self.state.challenge()
        } else {
            self.state.last_known(look.obj).and_then(|k| k.challenge)
        }
    }

    /// Whether it is the source, also where the source went when it left play (6.1.6).
    fn is_source(&self, look: &Look<'_>, ctx: &Ctx<'_>) -> bool {
        match look.live {
            // What it is now, or where it went, is a card; so is what is looked at.
            true => self.state.follow(ctx.this) == Some(look.obj.card),
            false => self.same(look.obj, ctx.this),
        }
    }

    /// Whether it is what something happened to; outside play also where that went ("a song card you played this turn").
    fn is_what_was(&self, was: Obj, look: &Look<'_>) -> bool {
        self.same(was, look.obj)
            || look.card.zone() != crate::state::Zone::Play && self.state.follow(was) == Some(look.obj.card)
    }

    /// Whether two references mean the same object.
    pub(crate) fn same(&self, a: Obj, b: Obj) -> bool {
        if a == b {
            return a != Obj::NONE;
        }
        let (a, b) = (self.state.current(a), self.state.current(b));
        a.is_some() && a == b
    }

    /// Whether it was at a location when that left play (6.7.7).
    fn was_at(&self, place: Obj, guest: Obj) -> bool {
        self.state.current(place).is_none()
            && self.state.last_known(place).is_some_and(|k| k.guests.contains(&guest))
    }

    fn stands_for(&self, obj: Obj, card: crate::state::CardIx) -> bool {
        // A location that left play is still "here" for what was there (last known).
        self.state.current(obj) == Some(card) || self.state.current(obj).is_none() && obj.card == card
    }

    /// 6.1.6: whether the ability has chosen it, or was triggered by it ("deals damage to another character, ... other
    /// chosen characters").
    fn is_selected(&self, obj: Obj, ctx: &Ctx<'_>) -> bool {
        let event = [Slot::SUBJECT, Slot::OBJECT].into_iter().flat_map(|slot| ctx.slots.objects(slot));
        ctx.selected.iter().chain(event).any(|o| self.same(*o, obj))
    }

    /// How many cards lie (or lay) under it.
    pub(crate) fn under_count(&self, look: &Look<'_>) -> i32 {
        if look.live {
            self.state.under(look.obj.card).count() as i32
        } else {
            self.state.last_known(look.obj).map_or(0, |k| k.under.len() as i32)
        }
    }

    /// A number on an object. Negative Strength and lore count as 0 (6.6.2, 6.6.3).
    pub(crate) fn stat_of(&self, stat: Stat, look: &Look<'_>) -> i32 {
        match stat {
            Stat::Cost => look.values.cost.into(),
            Stat::Strength => look.values.strength.max(0),
            Stat::Willpower => look.values.willpower,
            Stat::Lore => look.values.lore.max(0),
            Stat::Damage => look.card.damage().into(),
            Stat::Removable if look.values.bits.contains(Bits::KEEPS_DAMAGE) => 0,
            Stat::Removable => look.card.damage().into(),
            Stat::Under => self.under_count(look),
            Stat::Keyword(keyword) => look.values.number(keyword),
        }
    }
}
