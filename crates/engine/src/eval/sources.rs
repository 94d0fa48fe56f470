//! Where modifications come from: static abilities (6.4.1) and lasting effects (6.4.2), each with what it depends on.
//!
//! Most changes of a game touch an aspect that some text looks at, and few of them change what that text says. So what
//! each source made when it was last asked is kept: only the sources that look at what changed are asked again, and
//! all values are found anew only if one of them says something else (about one change in eight).

use super::*;
use crate::program::*;
use crate::state::{CardIx, On, Until};

/// What is asked for modifications.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Asked {
    /// An ability of a card in one stay in a zone.
    Static(Obj, AbilityIx),
    /// A lasting effect, by its position.
    Effect(u16),
}

#[derive(Clone, Copy, Debug)]
struct Source {
    asked: Asked,
    /// What its answer depends on.
    depends: Dependencies,
    /// Where its modifications end in [`Sources::made`]; they begin where those of the source before end.
    end: u32,
}

/// All sources of modifications and what they made.
#[derive(Clone, Debug, Default)]
pub(crate) struct Sources {
    list: Vec<Source>,
    /// Modifications in the order of their sources.
    made: Vec<Active>,
    /// What any of them depends on.
    depends: Dependencies,
}

impl Sources {
    pub(crate) fn clear(&mut self) {
        self.list.clear();
        self.made.clear();
        self.depends = Dependencies::empty();
    }

    fn close(&mut self, asked: Asked, depends: Dependencies) {
        self.depends |= depends;
        self.list.push(Source { asked, depends, end: self.made.len() as u32 });
    }

    /// What a source made that is there at or after the cursor; the cursor moves behind it. Sources mostly keep their order.
    fn made_by(&self, asked: Asked, cursor: &mut usize) -> Option<&[Active]> {
        let at = *cursor + self.list[*cursor..].iter().position(|source| source.asked == asked)?;
        let start = if at == 0 { 0 } else { self.list[at - 1].end as usize };
        *cursor = at + 1;
        Some(&self.made[start..self.list[at].end as usize])
    }

    /// What any of them depends on.
    #[inline]
    pub(crate) fn depends(&self) -> Dependencies {
        self.depends
    }

    /// What they made.
    pub(crate) fn made(&self) -> &[Active] {
        &self.made
    }
}

impl Board {
    /// Whether every source that looks at what changed still says the same.
    ///
    /// A source that looks at results of modifications is not asked: while values are found, it saw other values than
    /// there are now, so that its answer alone does not tell how that would end.
    pub(crate) fn still_says_the_same(&self, changed: Dependencies, buffer: &mut Vec<Active>) -> bool {
        let mut start = 0;
        for source in &self.sources.list {
            let end = source.end as usize;
            if source.depends.intersects(changed) {
                if source.depends.intersects(self.altered) {
                    return false;
                }
                buffer.clear();
                self.ask(source.asked, buffer);
                if buffer[..] != self.sources.made[start..end] {
                    return false;
                }
            }
            start = end;
        }
        true
    }

    /// Asks all sources, with the values known so far. What was made before and does not depend on what is stale stays.
    pub(crate) fn ask_all(&self, sources: &mut Sources, before: &Sources, stale: Dependencies) {
        sources.clear();
        let mut cursor = 0;
        for player in self.state.players() {
            for &card in player.play() {
                if self.values(card).bits.intersects(Bits::STATICS | Bits::GRANTED) {
                    self.ask_statics(card, Zones::PLAY, sources, (before, &mut cursor), stale);
                }
            }
        }
        // 6.1.12: abilities that work elsewhere.
        for &ix in &self.elsewhere {
            let card = self.state.card(ix);
            // D.12: a card that is announced still has the abilities that speak of playing it.
            let zone = if card.zone() == crate::state::Zone::Aside { Zones::HAND } else { card.zone().bit() };
            let works = self.pool.facts(card.def()).elsewhere & zone.bits() != 0;
            if works && zone != Zones::PLAY && self.values(ix).bits.intersects(Bits::STATICS | Bits::GRANTED)
            {
                self.ask_statics(ix, zone, sources, (before, &mut cursor), stale);
            }
        }
        for ix in 0..self.state.effects().len() as u16 {
            let asked = Asked::Effect(ix);
            self.ask(asked, &mut sources.made);
            sources.close(asked, self.effect_depends(ix));
        }
    }

    fn ask_statics(
        &self,
        card: CardIx,
        zone: Zones,
        sources: &mut Sources,
        (before, cursor): (&Sources, &mut usize),
        stale: Dependencies,
    ) {
        self.each_ability(card, |ix, _| {
            let ability = self.pool.ability(ix);
            let works = matches!(ability.kind, AbilityKind::Static(_)) && ability.zones.intersects(zone);
            if works && !self.pool.is_own_play(ix) {
                let asked = Asked::Static(self.state.obj(card), ix);
                let depends = self.pool.aspects(ix);
                let fresh = if depends.intersects(stale) { None } else { before.made_by(asked, cursor) };
                match fresh {
                    Some(made) => sources.made.extend_from_slice(made),
                    None => self.ask(asked, &mut sources.made),
                }
                sources.close(asked, depends);
            }
        });
    }

    fn ask(&self, asked: Asked, made: &mut Vec<Active>) {
        match asked {
            Asked::Static(this, ability) => self.ask_static(this, ability, made),
            Asked::Effect(ix) => self.ask_effect(ix, made),
        }
    }

    fn ask_static(&self, this: Obj, ability: AbilityIx, made: &mut Vec<Active>) {
        let AbilityKind::Static(fixed) = &self.pool.ability(ability).kind else { return };
        let card = this.card;
        let you = self.state.card(card).owner();
        let ctx = Ctx::plain(you, this);
        if !self.holds(&fixed.condition, &ctx) {
            return;
        }
        let (target, mods) = (Target::Card(card), fixed.mods);
        let base = Active { target, mods, ix: 0, source: this, you, effect: None, value: 0 };
        self.spread(&fixed.scope, &ctx, base, &[], made);
    }

    fn ask_effect(&self, ix: u16, made: &mut Vec<Active>) {
        let effect = &self.state.effects()[usize::from(ix)];
        if !self.in_force(effect.until) {
            return;
        }
        let (you, source, mods) = (effect.you, effect.source, effect.mods);
        let ctx = Ctx::with(you, source, &effect.slots);
        let base =
            Active { target: Target::Player(you), mods, ix: 0, source, you, effect: Some(ix), value: 0 };
        match &effect.on {
            On::Objects(objs) => {
                for obj in objs {
                    if let Some(card) = self.state.current(*obj) {
                        self.put(Target::Card(card), &ctx, base, &effect.frozen, made);
                    }
                }
                if effect.spent != 0 {
                    made.retain(|a| a.effect != Some(ix) || !self.is_ousted(ix, a.ix));
                }
            }
            On::Players(set) => {
                for player in set.iter() {
                    self.put(Target::Player(player), &ctx, base, &effect.frozen, made);
                }
            }
            On::Scope(code, pc) => {
                if let Some(scope) = self.scope_at(*code, *pc) {
                    self.spread(scope, &ctx, base, &effect.frozen, made);
                } else if let Some(kind) = self.kind_at(*code, *pc) {
                    for obj in self.select(kind, &ctx) {
                        self.put(Target::Card(obj.card), &ctx, base, &effect.frozen, made);
                    }
                }
            }
        }
    }

    /// The scope that the instruction there names.
    fn scope_at(&self, code: CodeIx, pc: Pc) -> Option<&Scope> {
        match self.pool.code(code).ops.get(usize::from(pc)) {
            Some(Op::Do(Verb::Continue { scope, .. })) => Some(scope),
            _ => None,
        }
    }

    /// D.19: those of a kind that the instruction there gives something to.
    pub(crate) fn kind_at(&self, code: CodeIx, pc: Pc) -> Option<&Select> {
        match self.pool.code(code).ops.get(usize::from(pc)) {
            Some(Op::Do(Verb::Apply { to: Objects::Each(select), .. })) => Some(select),
            _ => None,
        }
    }

    fn effect_depends(&self, ix: u16) -> Dependencies {
        let effect = &self.state.effects()[usize::from(ix)];
        let until = match effect.until {
            Until::TurnOf(..) => Dependencies::TURN,
            Until::ReadyOf(_) => Dependencies::TURN | Dependencies::STEP,
            Until::InPlay(_) => Dependencies::PLAY,
            Until::EndOfTurn
            | Until::StartOf(_)
            | Until::EndOfTurnOf(..)
            | Until::Challenge
            | Until::OnInPlay => Dependencies::empty(),
        };
        match &effect.on {
            // 7.1.6: what changes its zone is something else; wherever a card with modifications goes, all is found anew.
            On::Objects(_) => until,
            On::Players(_) => until,
            On::Scope(code, pc) => {
                let scope = self.scope_at(*code, *pc).map_or(Dependencies::all(), of_scope);
                until | Dependencies::ZONES | scope
            }
        }
    }
}
