//! What a card can do, in numbers: read from its program, never from its name.
//!
//! Each instruction of a card's abilities is a *deed*: what is done, to whom, how much. Deeds that come with playing the card are
//! kept apart from those that a card in play offers turn after turn, and from those that come when it goes. A card of a new set is
//! judged on its first day, since it is made of the same instructions.

use engine::program::{
    Ability, AbilityIx, AbilityKind, Amount, CardDef, Code, CodeIx, Cond, Cost, DamageVerb, EventKind,
    Filter, Limit, Mod, ModsIx, Objects, Op, Over, Pattern, Place, PlayerRef, Players, Pool, Prohibited,
    Scope, Select, Slot, Stat, Verb, Zones,
};

macro_rules! deeds {
    ($($(#[$doc:meta])* $name:ident,)+) => {
        /// What an instruction comes to for its player.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Deed { $($(#[$doc])* $name,)+ }

        impl Deed {
            /// All of them.
            pub const ALL: &'static [Deed] = &[$(Deed::$name,)+];
            /// Their names, for the file of weights.
            pub const NAMES: &'static [&'static str] = &[$(stringify!($name),)+];
        }
    };
}

deeds! {
    /// Cards drawn, or looked for and taken into the hand.
    Draw,
    /// Lore gained.
    GainLore,
    /// Lore that opponents lose.
    TakeLore,
    /// Damage to one.
    Damage,
    /// Damage to all of theirs.
    DamageAll,
    /// One of theirs is banished, or goes into inkwell or deck.
    Banish,
    /// All of theirs are.
    BanishAll,
    /// One of theirs goes back into the hand.
    Bounce,
    /// Opponents discard.
    Discard,
    /// Cards into the own inkwell.
    Ramp,
    /// Damage removed.
    Heal,
    /// Own characters readied.
    Ready,
    /// Theirs exerted or kept exerted.
    Exert,
    /// Own Strength, Willpower or lore.
    Strengthen,
    /// Theirs made weaker.
    Weaken,
    /// Cards played for free.
    FreePlay,
    /// Own cards back out of the discard.
    Recover,
    /// Looking at cards, ordering them.
    Look,
    /// Opponents kept from doing something.
    Bar,
    /// Own cards kept from harm.
    Protect,
    /// Cards cost less.
    Cheaper,
    /// What costs the player something: own cards discarded, banished, damaged, lore lost; opponents draw.
    Price,
    /// Anything else.
    Other,
}

/// How many deeds there are.
pub(crate) const DEEDS: usize = Deed::ALL.len();

/// What a card can do.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Profile {
    /// When it is played.
    pub once: [f32; DEEDS],
    /// As long as it is in play: each turn or always.
    pub lasting: [f32; DEEDS],
    /// When it goes.
    pub parting: f32,
}

/// No deed counts for more than this: a number that depends on the game is only guessed.
const MOST: f32 = 6.0;
/// What is conditional happens in some games only.
const IF: f32 = 0.6;

impl Profile {
    /// Of a definition.
    pub fn of(pool: &Pool, def: &CardDef) -> Profile {
        let mut profile = Profile::default();
        if let Some(effect) = def.effect {
            let mut reader = Reader::new(pool, 1.0);
            reader.code(effect);
            add(&mut profile.once, &reader.deeds);
        }
        for ix in &def.abilities {
            profile.ability(pool, *ix);
        }
        for list in [&mut profile.once, &mut profile.lasting] {
            list.iter_mut().for_each(|deed| *deed = deed.clamp(-MOST, MOST));
        }
        profile
    }

    fn ability(&mut self, pool: &Pool, ix: AbilityIx) {
        let ability = pool.ability(ix);
        let (deeds, when) = of_ability(pool, ability, 0);
        match when {
            When::Once => add(&mut self.once, &deeds),
            When::Lasting => add(&mut self.lasting, &deeds),
            When::Parting => self.parting += deeds.iter().sum::<f32>().clamp(-MOST, MOST),
        }
    }
}

/// When a deed happens.
#[derive(Clone, Copy, PartialEq, Eq)]
enum When {
    Once,
    Lasting,
    Parting,
}

fn add(to: &mut [f32; DEEDS], deeds: &[f32; DEEDS]) {
    to.iter_mut().zip(deeds).for_each(|(sum, deed)| *sum += deed);
}

/// Abilities can give abilities; so deep they are followed.
const NESTED: u32 = 2;

fn of_ability(pool: &Pool, ability: &Ability, depth: u32) -> ([f32; DEEDS], When) {
    let (mut reader, when) = match &ability.kind {
        AbilityKind::Triggered(triggered) => {
            let when = triggered.on.first().map_or(When::Lasting, when_of);
            let scale =
                if_scale(&triggered.condition) * if_scale(&triggered.during) * often(triggered.on.first());
            let mut reader = Reader::new(pool, scale);
            reader.depth = depth;
            reader.trigger(triggered.on.first());
            reader.code(triggered.body);
            (reader, when)
        }
        AbilityKind::Activated(activated) => {
            let scale = if_scale(&activated.condition) * cost_scale(pool, &activated.cost, activated.limit);
            let mut reader = Reader::new(pool, scale);
            reader.depth = depth;
            reader.code(activated.body);
            (reader, When::Lasting)
        }
        AbilityKind::Static(fixed) => {
            let mut reader = Reader::new(pool, if_scale(&fixed.condition));
            reader.depth = depth;
            reader.mods(fixed.mods, scope_side(&fixed.scope, &reader));
            (reader, if ability.zones.contains(Zones::PLAY) { When::Lasting } else { When::Once })
        }
        AbilityKind::Replacement(replacement) => {
            let mut reader = Reader::new(pool, if_scale(&replacement.during));
            reader.note(Deed::Protect, 1.0);
            (reader, When::Lasting)
        }
    };
    reader.deeds.iter_mut().for_each(|deed| *deed = deed.clamp(-MOST, MOST));
    (reader.deeds, when)
}

/// 6.2: whether a trigger comes with the card, goes with it, or stays.
fn when_of(pattern: &Pattern) -> When {
    let own = pattern.subject.as_ref().is_some_and(|select| is_this(&select.filter));
    match pattern.kind {
        EventKind::Played | EventKind::EnteredPlay if own => When::Once,
        EventKind::Banished | EventKind::LeftPlay if own => When::Parting,
        _ => When::Lasting,
    }
}

/// How often in a turn something happens, roughly.
fn often(pattern: Option<&Pattern>) -> f32 {
    let Some(pattern) = pattern else { return 1.0 };
    let own = pattern.subject.as_ref().is_some_and(|select| is_this(&select.filter));
    match pattern.kind {
        EventKind::Played | EventKind::EnteredPlay | EventKind::Banished | EventKind::LeftPlay if own => 1.0,
        EventKind::TurnStart | EventKind::TurnEnd => 1.0,
        EventKind::Quested => 0.8,
        EventKind::Challenges | EventKind::Challenged | EventKind::Banishes | EventKind::Banished => 0.35,
        EventKind::Played | EventKind::Sang | EventKind::IntoInkwell | EventKind::Drew => 0.6,
        _ => 0.4,
    }
}

fn is_this(filter: &Filter) -> bool {
    match filter {
        Filter::This => true,
        Filter::All(parts) | Filter::OneOf(parts) => parts.iter().any(is_this),
        _ => false,
    }
}

fn if_scale(condition: &Cond) -> f32 {
    match condition {
        Cond::True | Cond::TurnOf(_) => 1.0,
        Cond::False => 0.0,
        _ => IF,
    }
}

/// What must be paid makes an ability worth less.
fn cost_scale(pool: &Pool, cost: &Cost, limit: Limit) -> f32 {
    let ink = amount(&cost.ink).max(0.0);
    let other = if cost.other.is_some_and(|code| !pool.code(code).ops.is_empty()) { 0.5 } else { 1.0 };
    let exert = if cost.exert { 0.8 } else { 1.0 };
    let limit = match limit {
        Limit::Free => 1.0,
        Limit::PerTurn(_) => 0.9,
        Limit::PerGame(_) => 0.4,
    };
    other * exert * limit / (1.0 + 0.5 * ink)
}

/// A number, guessed where it depends on the game.
fn amount(amount: &Amount) -> f32 {
    match amount {
        Amount::Const(n) => *n as f32,
        Amount::Count(_) | Amount::Slot(_) => 2.0,
        Amount::Stat(_, _) | Amount::Greatest(_, _) => 2.5,
        Amount::Smallest(_, _) => 1.0,
        Amount::Lore(_) => 5.0,
        Amount::Players(_) | Amount::Happened(_) | Amount::HappenedTo(_) | Amount::HappenedInAll(_) => 1.0,
        Amount::DifferentInks(_)
        | Amount::DifferentNames(_)
        | Amount::DifferentClasses(_)
        | Amount::MostAlike(_, _)
        | Amount::DifferentValues(_, _)
        | Amount::InkDrops(_)
        | Amount::Turns(_) => 2.0,
        Amount::Sum(parts) => parts.iter().map(self::amount).sum(),
        Amount::Times(part, by) => self::amount(part) * *by as f32,
        Amount::Per(part, by) => self::amount(part) / (*by).max(1) as f32,
        Amount::Min(one, other) => self::amount(one).min(self::amount(other)),
        Amount::Max(one, other) => self::amount(one).max(self::amount(other)),
    }
}

/// Whose things an instruction is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Side {
    Mine,
    Theirs,
    /// Whoever's: the player will choose what helps.
    Any,
}

/// What is known about a binding.
#[derive(Clone, Copy, Debug)]
struct Bound {
    side: Side,
    zones: Zones,
    /// All of them, not one.
    all: bool,
}

/// A slot and what is bound there.
type Known = (Slot, Bound);

struct Reader<'a> {
    pool: &'a Pool,
    scale: f32,
    deeds: [f32; DEEDS],
    known: Vec<Known>,
    depth: u32,
}

impl<'a> Reader<'a> {
    fn new(pool: &'a Pool, scale: f32) -> Reader<'a> {
        Reader { pool, scale, deeds: [0.0; DEEDS], known: Vec::new(), depth: 0 }
    }

    fn note(&mut self, deed: Deed, amount: f32) {
        self.deeds[deed as usize] += amount.clamp(-MOST, MOST) * self.scale;
    }

    /// What the trigger is about is bound already: whose it is follows from the pattern.
    fn trigger(&mut self, pattern: Option<&Pattern>) {
        let Some(pattern) = pattern else { return };
        let side = |reader: &Self, select: &Option<Select>| match select {
            Some(select) if is_this(&select.filter) => Side::Mine,
            Some(select) => reader.players(&select.owner),
            None => Side::Any,
        };
        let known = |side| Bound { side, zones: Zones::PLAY, all: false };
        let (subject, object) = (side(self, &pattern.subject), side(self, &pattern.object));
        self.bind(Slot::SUBJECT, known(subject));
        self.bind(Slot::OBJECT, known(object));
        let player = pattern.player.as_ref().map_or(Side::Any, |players| self.players(players));
        self.bind(Slot::PLAYER, known(player));
    }

    fn code(&mut self, ix: CodeIx) {
        let code: &Code = self.pool.code(ix);
        let whole = self.scale;
        // Where a part that is not always done ends, the scale goes back.
        let mut until: Vec<(usize, f32)> = Vec::new();
        for (at, op) in code.ops.iter().enumerate() {
            while let Some((end, scale)) = until.last().copied() {
                if at < end {
                    break;
                }
                self.scale = scale;
                until.pop();
            }
            match op {
                Op::If { otherwise, .. } => {
                    until.push((usize::from(*otherwise), self.scale));
                    self.scale *= IF;
                }
                Op::Options { starts, end, .. } => {
                    until.push((usize::from(*end), self.scale));
                    self.scale /= (starts.len().max(1) as f32).sqrt();
                }
                Op::Loop { over: Over::Times(count), end } => {
                    until.push((usize::from(*end), self.scale));
                    self.scale *= amount(count).clamp(0.0, 4.0);
                }
                Op::Loop { over: Over::Players { players, slot, .. }, .. } => {
                    let side = self.players(players);
                    self.bind(*slot, Bound { side, zones: Zones::PLAY, all: false });
                }
                Op::Loop { over: Over::Objects(objects, slot), .. } => {
                    let bound = self.objects(objects);
                    self.bind(*slot, bound);
                }
                Op::Do(verb) => self.verb(verb),
                Op::Choose(choose) => {
                    let bound = Bound { all: false, ..self.objects(&choose.from) };
                    self.bind(choose.into, bound);
                    if let Some(rest) = choose.rest {
                        self.bind(rest, bound);
                    }
                }
                Op::ChoosePlayer { among, into, .. } => {
                    let side = self.players(among);
                    self.bind(*into, Bound { side, zones: Zones::PLAY, all: false });
                }
                Op::Play(play) => {
                    let mine = self.player(play.by) != Side::Theirs;
                    self.note(if mine { Deed::FreePlay } else { Deed::Price }, 1.0);
                }
                Op::ChooseNumber { .. }
                | Op::Name { .. }
                | Op::May { .. }
                | Op::Instead
                | Op::Jump(_)
                | Op::Watch { .. }
                | Op::UnlessDone { .. }
                | Op::Did { .. }
                | Op::Next(_)
                | Op::Part(_)
                | Op::KeepDone
                | Op::IfKept { .. }
                | Op::Again { .. } => {}
            }
        }
        self.scale = whole;
    }

    fn bind(&mut self, slot: Slot, bound: Bound) {
        self.known.push((slot, bound));
    }

    fn bound(&self, slot: Slot) -> Option<Bound> {
        self.known.iter().rev().find(|(known, _)| *known == slot).map(|(_, bound)| *bound)
    }

    fn player(&self, player: PlayerRef) -> Side {
        match player {
            PlayerRef::You | PlayerRef::Active => Side::Mine,
            PlayerRef::Slot(slot) | PlayerRef::OwnerOf(slot) => {
                self.bound(slot).map_or(Side::Any, |bound| bound.side)
            }
            PlayerRef::It | PlayerRef::OwnerOfIt => Side::Any,
        }
    }

    fn players(&self, players: &Players) -> Side {
        match players {
            Players::One(one) => self.player(*one),
            Players::Opponents => Side::Theirs,
            Players::AllBut(one) if self.player(*one) == Side::Mine => Side::Theirs,
            Players::All | Players::AllBut(_) | Players::Union(_) => Side::Any,
            Players::Where(of, _) | Players::Most(of, _) => self.players(of),
        }
    }

    fn select(&self, select: &Select) -> Bound {
        Bound { side: self.players(&select.owner), zones: select.zones, all: true }
    }

    fn objects(&self, objects: &Objects) -> Bound {
        let play = |side| Bound { side, zones: Zones::PLAY, all: false };
        match objects {
            Objects::This | Objects::Challenger => play(Side::Mine),
            Objects::None | Objects::It => play(Side::Any),
            Objects::ChallengedOne => play(Side::Theirs),
            Objects::Slot(slot) => self.bound(*slot).unwrap_or_else(|| play(Side::Any)),
            Objects::Each(select) => self.select(select),
            Objects::Top(player, _) | Objects::Bottom(player, _) => {
                Bound { side: self.player(*player), zones: Zones::DECK, all: false }
            }
            Objects::LocationOf(of) | Objects::HostOf(of) | Objects::Beneath(of) => self.objects(of),
            Objects::WereUnder(of) => Bound { zones: Zones::UNDER, ..self.objects(of) },
            Objects::Union(parts) => parts.first().map_or_else(|| play(Side::Any), |part| self.objects(part)),
            Objects::Without(of, _) | Objects::Among(of, _) => self.objects(of),
        }
    }

    fn verb(&mut self, verb: &Verb) {
        match verb {
            Verb::Draw(who, count) | Verb::DrawFromBottom(who, count) => match self.players(who) {
                Side::Mine => self.note(Deed::Draw, amount(count)),
                Side::Theirs => self.note(Deed::Price, amount(count)),
                Side::Any => self.note(Deed::Draw, 0.3 * amount(count)),
            },
            Verb::GainLore(who, count) => match self.players(who) {
                Side::Mine | Side::Any => self.note(Deed::GainLore, amount(count)),
                Side::Theirs => self.note(Deed::Price, amount(count)),
            },
            Verb::LoseLore(who, count, _) => match self.players(who) {
                Side::Theirs | Side::Any => self.note(Deed::TakeLore, amount(count)),
                Side::Mine => self.note(Deed::Price, amount(count)),
            },
            Verb::Damage { verb, hits, .. } => {
                hits.iter().for_each(|(whom, much)| self.damage(*verb, whom, much))
            }
            Verb::RemoveDamage { from, amount: much, .. } => {
                let all = if self.objects(from).all { 1.5 } else { 1.0 };
                self.note(Deed::Heal, amount(much).min(4.0) * all);
            }
            Verb::MoveDamage { amount: much, .. } => self.note(Deed::Damage, amount(much).min(4.0)),
            Verb::Banish(whom) => {
                let bound = self.objects(whom);
                match (bound.side, bound.all) {
                    (Side::Mine, _) => self.note(Deed::Price, 1.0),
                    (Side::Theirs | Side::Any, false) => self.note(Deed::Banish, 1.0),
                    (Side::Theirs, true) => self.note(Deed::BanishAll, 1.0),
                    (Side::Any, true) => self.note(Deed::BanishAll, 0.8),
                }
            }
            Verb::Exert(whom) | Verb::ExertSymbol(whom) => match self.objects(whom).side {
                Side::Mine => self.note(Deed::Price, 0.4),
                Side::Theirs | Side::Any => self.note(Deed::Exert, 1.0),
            },
            Verb::Ready(whom) => match self.objects(whom).side {
                Side::Mine | Side::Any => self.note(Deed::Ready, 1.0),
                Side::Theirs => self.note(Deed::Price, 0.4),
            },
            Verb::Put { what, to, .. } => self.put(what, to),
            Verb::Discard { what, .. } => match self.objects(what).side {
                Side::Mine => self.note(Deed::Price, 1.0),
                Side::Theirs | Side::Any => self.note(Deed::Discard, 1.0),
            },
            Verb::DiscardHand(who, _) => match self.players(who) {
                Side::Mine => self.note(Deed::Price, 2.0),
                Side::Theirs => self.note(Deed::Discard, 3.0),
                Side::Any => self.note(Deed::Discard, 1.0),
            },
            Verb::Look { what, into, .. } => {
                let bound = self.objects(what);
                self.bind(*into, bound);
                self.note(Deed::Look, 0.5);
            }
            Verb::RevealUntil { of, found, rest, .. } => {
                let bound = Bound { side: self.player(*of), zones: Zones::DECK, all: false };
                self.bind(*found, bound);
                self.bind(*rest, bound);
                self.note(Deed::Look, 0.5);
            }
            Verb::Apply { to, mods, .. } => {
                let bound = self.objects(to);
                self.lasting(*mods, bound);
            }
            Verb::Continue { scope, mods, .. } => {
                let bound = scope_side(scope, self);
                self.lasting(*mods, bound);
            }
            Verb::MakeFloating { ability, .. } => self.nested(*ability),
            Verb::Bind(slot, objects) | Verb::BindMore(slot, objects) => {
                let bound = self.objects(objects);
                self.bind(*slot, bound);
            }
            Verb::Random { from, into, .. } => {
                let bound = Bound { all: false, ..self.objects(from) };
                self.bind(*into, bound);
            }
            Verb::MoveTo { .. } | Verb::UseFree(_, _) | Verb::AfterPlay(_, _) => self.note(Deed::Other, 0.5),
            Verb::PayInk(_, much) => self.note(Deed::Price, 0.3 * amount(much)),
            // 1.13: a drop is ink for one turn.
            Verb::GetInkDrops(who, count) => match self.players(who) {
                Side::Mine | Side::Any => self.note(Deed::Cheaper, 0.7 * amount(count)),
                Side::Theirs => self.note(Deed::Price, 0.7 * amount(count)),
            },
            Verb::RemoveInkDrops(who, count) => match self.player(*who) {
                Side::Mine | Side::Any => self.note(Deed::Price, 0.4 * amount(count)),
                Side::Theirs => self.note(Deed::Bar, 0.4 * amount(count)),
            },
            Verb::ExtraTurn(_) => self.note(Deed::Draw, 3.0),
            Verb::Shuffle(_) | Verb::Set(_, _) | Verb::Add(_, _) | Verb::Gather(_, _) | Verb::Fail => {}
        }
    }

    fn damage(&mut self, _verb: DamageVerb, whom: &Objects, much: &Amount) {
        let bound = self.objects(whom);
        let much = amount(much);
        match (bound.side, bound.all) {
            (Side::Mine, _) => self.note(Deed::Price, 0.5 * much),
            (Side::Theirs | Side::Any, false) => self.note(Deed::Damage, much),
            (Side::Theirs, true) => self.note(Deed::DamageAll, much),
            (Side::Any, true) => self.note(Deed::DamageAll, 0.7 * much),
        }
    }

    fn put(&mut self, what: &Objects, to: &Place) {
        let bound = self.objects(what);
        let in_play = bound.zones.intersects(Zones::PLAY);
        let mine = bound.side == Side::Mine;
        let from_hand = bound.zones.intersects(Zones::HAND);
        match to {
            Place::Inkwell { .. } if in_play && !mine => self.note(Deed::Banish, 1.0),
            Place::Inkwell { .. } if in_play => self.note(Deed::Price, 0.7),
            Place::Inkwell { .. } => {
                self.note(if mine || bound.side == Side::Any { Deed::Ramp } else { Deed::Price }, 1.0)
            }
            Place::Hand if in_play && mine => self.note(Deed::Other, 0.5),
            Place::Hand if in_play => self.note(Deed::Bounce, if bound.all { 3.0 } else { 1.0 }),
            Place::Hand if bound.zones.intersects(Zones::DISCARD) && mine => self.note(Deed::Recover, 1.0),
            Place::Hand => self.note(if mine { Deed::Draw } else { Deed::Other }, 1.0),
            Place::DeckTop | Place::DeckBottom | Place::DeckShuffled if in_play && !mine => {
                self.note(Deed::Banish, if bound.all { 2.0 } else { 0.9 });
            }
            Place::DeckTop | Place::DeckBottom | Place::DeckShuffled if mine && from_hand => {
                self.note(Deed::Price, 0.8);
            }
            Place::DeckTop | Place::DeckBottom | Place::DeckShuffled => self.note(Deed::Look, 0.3),
            Place::Discard if in_play && mine => self.note(Deed::Price, 1.0),
            Place::Discard if in_play => self.note(Deed::Banish, 1.0),
            Place::Discard => self.note(Deed::Other, 0.2),
            Place::Under { .. } => self.note(Deed::Other, 0.5),
        }
    }

    /// What lasts for a turn only is worth half of what stays.
    fn lasting(&mut self, mods: ModsIx, bound: Bound) {
        let whole = self.scale;
        self.scale *= 0.5;
        self.mods(mods, bound);
        self.scale = whole;
    }

    fn nested(&mut self, ability: AbilityIx) {
        if self.depth >= NESTED {
            return;
        }
        let (deeds, _) = of_ability(self.pool, self.pool.ability(ability), self.depth + 1);
        for (deed, much) in Deed::ALL.iter().zip(deeds) {
            self.note(*deed, 0.6 * much);
        }
    }

    fn mods(&mut self, mods: ModsIx, bound: Bound) {
        let pool = self.pool;
        for modification in pool.mods(mods) {
            self.modification(modification, bound);
        }
    }

    fn modification(&mut self, modification: &Mod, bound: Bound) {
        let many = if bound.all { 1.5 } else { 1.0 };
        let good = bound.side != Side::Theirs;
        let helps = |good: bool| if good { Deed::Protect } else { Deed::Other };
        match modification {
            Mod::Stat(stat, much) => {
                let weight = match stat {
                    Stat::Lore => 2.0,
                    Stat::Strength | Stat::Willpower => 0.7,
                    Stat::Cost | Stat::Damage | Stat::Removable | Stat::Under | Stat::Keyword(_) => 0.3,
                };
                let much = amount(much) * weight * many;
                match (much >= 0.0, good) {
                    (true, true) => self.note(Deed::Strengthen, much),
                    (false, false) => self.note(Deed::Weaken, -much),
                    // Whoever may choose weakens theirs.
                    (false, true) if bound.side == Side::Any => self.note(Deed::Weaken, -much),
                    (false, true) => self.note(Deed::Price, -0.5 * much),
                    (true, false) => self.note(Deed::Price, much),
                }
            }
            Mod::Keyword(_, _) | Mod::NoChallengeDamage | Mod::DealsInFull | Mod::Can(_) => {
                self.note(helps(good), many)
            }
            Mod::Ability(ix) => self.nested(*ix),
            Mod::Cant(what) => self.forbidden(what, good, many),
            Mod::Must(_)
            | Mod::MustChallenge(_)
            | Mod::Toll(_, _)
            | Mod::TollDone(_, _)
            | Mod::ChallengersPerTurn(_)
            | Mod::LoseKeyword(_)
            | Mod::LoseAll(_)
            | Mod::LoseAbility(_) => {
                self.note(if good { Deed::Price } else { Deed::Bar }, 0.7 * many);
            }
            Mod::PlayCost(change) => {
                let much = -amount(&change.ink);
                let good = self_helps(much, good);
                self.note(if good { Deed::Cheaper } else { Deed::Bar }, much.abs());
            }
            Mod::UseCost(_, _, ink) => {
                let much = -amount(ink);
                let good = self_helps(much, good);
                self.note(if good { Deed::Cheaper } else { Deed::Bar }, much.abs());
            }
            Mod::DealsMore(_, _, much) => {
                let deed = if good { Deed::Strengthen } else { Deed::Price };
                self.note(deed, 0.7 * amount(much) * many);
            }
            // To take less oneself is as good as that others take more.
            Mod::TakesMore(_, much) => {
                let much = -amount(much);
                let deed = match (much >= 0.0, good) {
                    (true, true) => Deed::Strengthen,
                    (false, false) => Deed::Weaken,
                    (true, false) | (false, true) => Deed::Price,
                };
                self.note(deed, 0.7 * much.abs() * many);
            }
            Mod::PlayAs(_) | Mod::FreeAbility(_) => self.note(Deed::Cheaper, 1.5),
            Mod::MoreInk(_) | Mod::InkFrom(_) => self.note(Deed::Ramp, 0.8),
            Mod::PlayFrom(_) => self.note(Deed::Draw, 0.8),
            // Less to win for oneself is as good as lore.
            Mod::LoreToWinBy(much) => {
                let helps = (amount(much) < 0.0) == good;
                self.note(if helps { Deed::GainLore } else { Deed::Bar }, amount(much).abs());
            }
            Mod::LoreToWin(_) => self.note(Deed::Bar, 2.0),
            Mod::Skip(_) => self.note(if good { Deed::Price } else { Deed::Bar }, 1.0),
            Mod::Enters(_) => self.note(if good { Deed::Price } else { Deed::Exert }, 0.5),
            Mod::ReadyAtMost(_, _) | Mod::InkEntersExerted | Mod::KeepsDamage | Mod::CantGain(_) => {
                self.note(Deed::Bar, 0.5);
            }
            Mod::SingCost(_)
            | Mod::MoveCost(_, _, _)
            | Mod::NextMoveCost(_, _, _)
            | Mod::FreeMove(_)
            | Mod::CountsInkable
            | Mod::TopFaceUp
            | Mod::TopSeen
            | Mod::HandFaceUp
            | Mod::DealsForSure
            | Mod::ShiftOnto(_)
            | Mod::CostUnreduced(_)
            | Mod::AnyShift
            | Mod::NamedForShift(_)
            | Mod::Class(_)
            | Mod::Shift(_)
            | Mod::DamageWith(_)
            | Mod::FloorPrinted(_)
            | Mod::Unincreased(_)
            | Mod::Floor(..)
            | Mod::Set(..)
            | Mod::Unreduced(_)
            | Mod::UnreducedByOpponents(_) => self.note(Deed::Other, 0.3),
        }
    }

    fn forbidden(&mut self, what: &Prohibited, good: bool, many: f32) {
        let shields = matches!(
            what,
            Prohibited::BeChallenged
                | Prohibited::BeChallengedBy(_)
                | Prohibited::BeDealtDamage
                | Prohibited::BeDealtDamageUnlessChallenged
                | Prohibited::BeChosenByOpponents
                | Prohibited::BeChosenFor(_)
                | Prohibited::LoseLore
                | Prohibited::BeBanished
                | Prohibited::BeBanishedInChallenge
        );
        match (shields, good) {
            (true, true) => self.note(Deed::Protect, many),
            (true, false) => self.note(Deed::Other, 0.3),
            (false, true) => self.note(Deed::Price, 0.7),
            (false, false) => self.note(Deed::Bar, many),
        }
    }
}

/// Whether a cheaper card, or a dearer one of theirs, helps.
fn self_helps(saved: f32, own: bool) -> bool {
    (saved >= 0.0) == own
}

fn scope_side(scope: &Scope, reader: &Reader<'_>) -> Bound {
    match scope {
        Scope::This => Bound { side: Side::Mine, zones: Zones::PLAY, all: false },
        Scope::Objects(select) => reader.select(select),
        Scope::Players(players) => Bound { side: reader.players(players), zones: Zones::PLAY, all: false },
    }
}
