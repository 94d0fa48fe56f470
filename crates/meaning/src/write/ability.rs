//! Abilities, what they change, what they cost.

use super::noun::{how_played, stat, zones};
use super::*;

impl Writer {
    /// An ability; the scope of its names is the one that is open.
    pub(super) fn ability(&mut self, ability: &Ability) {
        let kind = match &ability.kind {
            AbilityKind::Triggered(_) => "triggered",
            AbilityKind::Activated(_) => "activated",
            AbilityKind::Static(_) => "static",
            AbilityKind::Replacement(_) => "replacement",
        };
        let mut head = kind.to_owned();
        if ability.zones != Zones::PLAY {
            head = format!("{head}, works {}", zones(ability.zones));
        }
        if let Some(name) = &ability.name {
            head = format!("{name}: {head}");
        }
        self.line(&head);
        self.inside(|writer| match &ability.kind {
            AbilityKind::Triggered(triggered) => writer.triggered(triggered),
            AbilityKind::Activated(activated) => writer.activated(activated),
            AbilityKind::Static(fixed) => writer.fixed(fixed),
            AbilityKind::Replacement(replacement) => writer.replacement(replacement),
        });
    }

    fn triggered(&mut self, triggered: &Triggered) {
        for pattern in &triggered.on {
            let text = self.pattern(pattern);
            self.line(&format!("when    {text}"));
        }
        self.condition("while", &triggered.during);
        // 6.2.4: looked at when it resolves.
        self.condition("if", &triggered.condition);
        self.limit(triggered.limit);
        self.line("effect");
        self.inside(|writer| writer.steps(&triggered.body));
    }

    fn activated(&mut self, activated: &Activated) {
        self.condition("while", &activated.condition);
        self.limit(activated.limit);
        let word = match activated.first_half {
            true => "first",
            false => "cost",
        };
        let cost = self.cost(&activated.cost);
        self.line(&format!("{word}    {cost}"));
        self.cost_steps(&activated.cost);
        self.line("effect");
        self.inside(|writer| writer.steps(&activated.body));
    }

    fn fixed(&mut self, fixed: &Static) {
        self.condition("while", &fixed.condition);
        let scope = self.scope(&fixed.scope);
        self.mods(&scope, &fixed.mods);
    }

    pub(super) fn scope(&self, scope: &crate::meaning::Scope) -> String {
        match scope {
            crate::meaning::Scope::This => "this".to_owned(),
            crate::meaning::Scope::Objects(select) => format!("each {}", self.select(select)),
            crate::meaning::Scope::Players(players) => self.players(players),
        }
    }

    fn replacement(&mut self, replacement: &Replacement) {
        let would = self.pattern(&replacement.of);
        self.line(&format!("would   {would}"));
        self.condition("while", &replacement.during);
        self.limit(replacement.limit);
        let may = match replacement.optional {
            true => "may ",
            false => "",
        };
        let instead = match &replacement.instead {
            Instead::Nothing => "nothing happens".to_owned(),
            Instead::Cannot => "it cannot happen".to_owned(),
            Instead::Do(_) => "do".to_owned(),
            Instead::PutDamageOn(objects) => format!("put $amount damage on {}", self.objects(objects)),
            Instead::DealDamageTo(objects) => format!("deal $amount damage to {}", self.objects(objects)),
            Instead::Amount(amount) => format!("the amount is {}", self.amount(amount)),
            Instead::Shield(name) => format!("the amount is less by what is left of {}", self.name(*name)),
            Instead::Goes(place) => format!("it goes {}", self.place(place)),
            Instead::UpTo(amount) => format!("so much that it is {} in this turn", self.amount(amount)),
        };
        self.line(&format!("instead {may}{instead}"));
        if let Instead::Do(steps) = &replacement.instead {
            self.inside(|writer| writer.steps(steps));
        }
    }

    fn condition(&mut self, word: &str, cond: &Cond) {
        match cond {
            Cond::True => {}
            cond => {
                let text = self.cond(cond);
                self.line(&format!("{word:<7} {text}"));
            }
        }
    }

    fn limit(&mut self, limit: Limit) {
        match limit {
            Limit::Free => {}
            Limit::PerTurn(times) => self.line(&format!("limit   {times} each turn")),
            Limit::PerGame(times) => self.line(&format!("limit   {times} each game")),
        }
    }

    /// Modifications, one a line, with what they concern.
    pub(super) fn mods(&mut self, whom: &str, mods: &[Mod]) {
        for one in mods {
            let text = self.modification(one);
            self.line(&format!("{whom}: {text}"));
            self.inside(|writer| writer.inside_of(one));
        }
    }

    /// What a modification holds that does not fit on its line.
    fn inside_of(&mut self, modification: &Mod) {
        match modification {
            // D.18: a quoted ability binds names of its own.
            Mod::Ability(ability) => {
                let outer = std::mem::take(&mut self.scope);
                self.ability(ability);
                self.scope = outer;
            }
            Mod::Enters(Entering::MayExerted(Some(steps)) | Entering::Then(steps))
            | Mod::TollDone(_, steps) => self.steps(steps),
            Mod::PlayAs(way) => self.cost_steps(&way.cost),
            Mod::Shift(shift) => self.cost_steps(&shift.cost),
            _ => {}
        }
    }

    fn modification(&self, modification: &Mod) -> String {
        match modification {
            Mod::Stat(of, amount) => format!("{} + {}", stat(*of), self.amount(amount)),
            Mod::FloorPrinted(of) => format!("{} not below printed", stat(*of)),
            Mod::Unreduced(of) => format!("{} not reduced", stat(*of)),
            Mod::UnreducedByOpponents(of) => format!("{} not reduced by opponents", stat(*of)),
            Mod::Unincreased(of) => format!("{} not raised", stat(*of)),
            Mod::Floor(of, amount) => format!("{} not reduced below {}", stat(*of), self.amount(amount)),
            Mod::Set(of, amount) => format!("{} printed as {}", stat(*of), self.amount(amount)),
            Mod::Keyword(keyword, Amount::Const(0)) => format!("has {keyword:?}"),
            Mod::Keyword(keyword, amount) => format!("has {keyword:?} {}", self.amount(amount)),
            Mod::Shift(shift) => format!("has {}", self.shift(shift)),
            Mod::LoseKeyword(keyword) => format!("loses {keyword:?}"),
            Mod::CantGain(keyword) => format!("cannot gain {keyword:?}"),
            Mod::Ability(_) => "has the ability".to_owned(),
            Mod::LoseAbility(name) => format!("loses the ability {name}"),
            Mod::LoseAll(Lost::Abilities) => "loses all abilities".to_owned(),
            Mod::LoseAll(Lost::Keywords) => "loses all keywords".to_owned(),
            Mod::Class(class) => format!("is {class}"),
            Mod::NamedForShift(name) => format!("named \"{name}\" for Shift"),
            Mod::AnyShift => "any Shift card may be put on it".to_owned(),
            Mod::ShiftOnto(filter) => format!("may be shifted onto {}", self.filter(filter)),
            Mod::Cant(what) => format!("cannot {}", self.prohibited(what)),
            Mod::Can(Permission::ChallengeReady(select)) => {
                format!("can challenge ready {}", self.select(select))
            }
            Mod::Can(Permission::ChallengeThoseDrying(select)) => {
                format!("can challenge {} while drying", self.select(select))
            }
            Mod::Can(Permission::QuestDrying) => "can quest while drying".to_owned(),
            Mod::Can(Permission::ChallengeDrying) => "can challenge while drying".to_owned(),
            Mod::Must(Duty::Quest) => "must quest".to_owned(),
            Mod::Must(Duty::Challenge) => "must challenge".to_owned(),
            Mod::Must(Duty::BeChosen) => "must be chosen".to_owned(),
            Mod::MustChallenge(those) => format!("must challenge {}", self.select(those)),
            Mod::TollDone(what, _) => {
                format!("its player does this for it to {}", self.prohibited(what))
            }
            Mod::Toll(what, amount) => {
                format!("pays {} ink to {}", self.amount(amount), self.prohibited(what))
            }
            Mod::Enters(Entering::Exerted) => "enters play exerted".to_owned(),
            Mod::Enters(Entering::Ready) => "enters play ready".to_owned(),
            Mod::Enters(Entering::MayExerted(None)) => "may enter play exerted".to_owned(),
            Mod::Enters(Entering::MayExerted(Some(_))) => "may enter play exerted; if it does".to_owned(),
            Mod::Enters(Entering::Then(_)) => "as it enters play".to_owned(),
            Mod::Enters(Entering::Damaged(amount)) => {
                format!("enters play with {} damage", self.amount(amount))
            }
            Mod::SingCost(amount) => format!("cost to sing + {}", self.amount(amount)),
            Mod::DamageWith(of) => format!("deals challenge damage by {}", stat(*of)),
            Mod::NoChallengeDamage => "takes no damage from challenges".to_owned(),
            Mod::DealsMore(dealing, to, amount) => {
                let there = match dealing {
                    Dealing::All => "",
                    Dealing::InChallenges => " in challenges",
                };
                let whom = match to {
                    Filter::Any => String::new(),
                    to => format!(" to {}", self.filter(to)),
                };
                format!("deals {} more damage{whom}{there}", self.amount(amount))
            }
            Mod::TakesMore(of, amount) => {
                format!("takes {} more of {}", self.amount(amount), self.pattern(of))
            }
            Mod::DealsInFull => "deals damage in full".to_owned(),
            Mod::CountsInkable => "counts as inkable".to_owned(),
            Mod::PlayCost(change) => self.play_cost(change),
            Mod::CostUnreduced(filter) => format!("pay no less to play {}", self.filter(filter)),
            Mod::MoveCost(who, to, amount) => self.move_cost("pay", who, to, amount),
            Mod::NextMoveCost(who, to, amount) => self.move_cost("pay once", who, to, amount),
            Mod::UseCost(used, of, amount) => {
                let which = match used {
                    UsedAbilities::Activated => "abilities",
                    UsedAbilities::Boost => "Boost",
                };
                format!("pay {} ink more to use {which} of {}", self.amount(amount), self.filter(of))
            }
            Mod::FreeMove(who) => format!("moving {} here costs nothing", self.filter(who)),
            Mod::MoreInk(amount) => format!("may ink {} more", self.amount(amount)),
            Mod::InkFrom(select) => format!("may ink {}", self.select(select)),
            Mod::PlayFrom(from) => self.play_from(from),
            Mod::PlayAs(way) => self.play_way(way),
            Mod::LoreToWin(amount) => format!("needs {} lore to win", self.amount(amount)),
            Mod::LoreToWinBy(amount) => format!("needs {} more lore to win", self.amount(amount)),
            Mod::Skip(Skipped::Draw) => "skips the Draw step".to_owned(),
            Mod::Skip(Skipped::Ready) => "skips the Ready step".to_owned(),
            Mod::TopFaceUp => "top card of the deck face up".to_owned(),
            Mod::HandFaceUp => "hand face up".to_owned(),
            Mod::DealsForSure => "deals damage that nothing prevents".to_owned(),
            Mod::TopSeen => "may look at the top card of the deck".to_owned(),
            Mod::ReadyAtMost(amount, filter) => {
                format!("readies at most {} of {}", self.amount(amount), self.filter(filter))
            }
            Mod::InkEntersExerted => "cards enter the inkwell exerted".to_owned(),
            Mod::KeepsDamage => "damage cannot be removed".to_owned(),
            Mod::ChallengersPerTurn(amount) => {
                format!("only {} can challenge each turn", self.amount(amount))
            }
            Mod::FreeAbility(name) => format!("may use {name} for free"),
        }
    }

    fn move_cost(&self, word: &str, who: &Filter, to: &Filter, amount: &Amount) -> String {
        format!("{word} {} ink more to move {} to {}", self.amount(amount), self.filter(who), self.filter(to))
    }

    fn play_cost(&self, change: &PlayCostMod) -> String {
        let mut text =
            format!("pay {} ink more to play {}", self.amount(&change.ink), self.filter(&change.cards));
        if let Some(how) = change.how {
            text = format!("{text} {}", how_played(how));
        }
        if let Some(onto) = &change.onto {
            text = format!("{text} onto {}", self.filter(onto));
        }
        for (is, word) in [
            (change.next_only, ", the next one"),
            (change.queued, " after that"),
            (change.first_each_turn, ", the first of each turn"),
            (change.once_each_turn, ", once each turn"),
        ] {
            if is {
                text += word;
            }
        }
        text
    }

    fn play_from(&self, from: &PlayFrom) -> String {
        let mut text = format!("may play {}", self.select(&from.cards));
        match &from.sung {
            None => {}
            // By whichever character of the player.
            Some(singer) if *singer == Filter::character() => text += ", sung",
            Some(singer) => text = format!("{text}, sung by {}", self.filter(singer)),
        }
        if from.exerted {
            text += ", they enter exerted";
        }
        if let Some(into) = from.into {
            text = format!("{text}, kept as {}", self.name(into));
        }
        text
    }

    fn play_way(&self, way: &PlayWay) -> String {
        let mut text = format!("may play {}", self.select(&way.cards));
        text += match way.free {
            true => " for free",
            false => "",
        };
        text += match way.exerted {
            true => ", it enters exerted",
            false => "",
        };
        text = format!("{text}, cost: {}", self.cost(&way.cost));
        match &way.condition {
            Cond::True => text,
            cond => format!("{text}, if {}", self.cond(cond)),
        }
    }

    fn prohibited(&self, what: &Prohibited) -> String {
        match what {
            Prohibited::Quest => "quest".to_owned(),
            Prohibited::Challenge => "challenge".to_owned(),
            Prohibited::ChallengeThose(those) => format!("challenge {}", self.select(those)),
            Prohibited::BeChallenged => "be challenged".to_owned(),
            Prohibited::BeChallengedBy(those) => format!("be challenged by {}", self.select(those)),
            Prohibited::Ready => "ready".to_owned(),
            Prohibited::ReadyInReadyStep => "ready in the Ready step".to_owned(),
            Prohibited::Sing => "sing".to_owned(),
            Prohibited::SingThose(songs) => format!("sing {}", self.filter(songs)),
            Prohibited::Exert => "exert".to_owned(),
            Prohibited::BeDealtDamage => "be dealt damage".to_owned(),
            Prohibited::BeDealtDamageUnlessChallenged => "be dealt damage unless challenged".to_owned(),
            Prohibited::Move => "move".to_owned(),
            Prohibited::MoveTo(those) => format!("move to {}", self.select(those)),
            Prohibited::BeChosenByOpponents => "be chosen by opponents".to_owned(),
            Prohibited::BeChosenFor(cards) => format!("be chosen by opponents for {}", self.filter(cards)),
            Prohibited::BeShiftedOnto => "be shifted onto".to_owned(),
            Prohibited::LoseMovedDamage => "have damage moved from it".to_owned(),
            Prohibited::TakeMovedDamage => "have damage moved to it".to_owned(),
            Prohibited::Play(filter) => format!("play {}", self.filter(filter)),
            Prohibited::GainLore => "gain lore".to_owned(),
            Prohibited::LoseLore => "lose lore".to_owned(),
            Prohibited::Ink => "ink cards".to_owned(),
            Prohibited::BeBanished => "be banished".to_owned(),
            Prohibited::BeBanishedInChallenge => "be banished in a challenge".to_owned(),
        }
    }

    pub(super) fn shift(&self, shift: &Shift) -> String {
        let base = match &shift.base {
            ShiftBase::SameName => "same name".to_owned(),
            ShiftBase::Class(class) => format!("a {class}"),
            ShiftBase::Universal => "any character".to_owned(),
            ShiftBase::Duo => "one of each name".to_owned(),
            ShiftBase::Combo => "one or both names".to_owned(),
            ShiftBase::ItemNamed(name) => format!("an item named \"{name}\""),
        };
        let temporary = match shift.temporary {
            true => ", until the end of the turn",
            false => "",
        };
        format!("Shift on {base}{temporary}, cost: {}", self.cost(&shift.cost))
    }

    pub(super) fn cost(&self, cost: &Cost) -> String {
        let mut parts = Vec::new();
        if cost.exert {
            parts.push("exert this".to_owned());
        }
        if cost.ink != Amount::Const(0) {
            parts.push(format!("{} ink", self.amount(&cost.ink)));
        }
        if cost.other.is_some() {
            parts.push("do".to_owned());
        }
        match parts.is_empty() {
            true => "nothing".to_owned(),
            false => parts.join(", "),
        }
    }

    /// What is done as a cost.
    pub(super) fn cost_steps(&mut self, cost: &Cost) {
        if let Some(steps) = &cost.other {
            self.inside(|writer| writer.steps(steps));
        }
    }
}
