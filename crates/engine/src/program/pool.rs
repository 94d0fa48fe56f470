//! The pool: all compiled cards of a game, shared and never changed.

use super::*;
use crate::eval::{AsEntering, Derived, Listeners, PlayerModKinds};
use crate::state::Zone;
use std::collections::BTreeMap;

/// All definitions a game uses.
#[derive(Clone, Debug)]
pub struct Pool {
    names: Vec<String>,
    classes: Vec<String>,
    stories: Vec<String>,
    cards: Vec<CardDef>,
    abilities: Vec<Ability>,
    codes: Vec<Code>,
    mods: Vec<Vec<Mod>>,
    builtin: Builtin,
    facts: Vec<DefFacts>,
    hears: Vec<Listeners>,
    keywords_hear: u64,
    printed: Vec<Derived>,
    is_any_frail: bool,
    aspects: Vec<Dependencies>,
    spread: Vec<Dependencies>,
    looked_for: Vec<Features>,
    shared: Vec<Shared>,
    own_play: Vec<PlayerModKinds>,
    gives_keywords: Vec<bool>,
    paragraphs: Vec<Paragraph>,
}

/// Which abilities came from one paragraph of a card, quoted and floating ones included.
#[derive(Clone, Copy, Debug)]
struct Paragraph {
    /// The first of them, and the one after the last.
    abilities: (AbilityIx, AbilityIx),
    /// Its modifications, likewise.
    mods: (ModsIx, ModsIx),
    def: DefIx,
    /// Which paragraph of the card, from 0.
    number: usize,
}

/// What is found out once about a definition.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct DefFacts {
    /// What its abilities listen to.
    pub(crate) hears: Listeners,
    /// What those of them listen to that work outside of play.
    pub(crate) hears_elsewhere: Listeners,
    /// What its static abilities say of cards that enter play, itself among them.
    pub(crate) own: AsEntering,
    /// Zones outside play in which one of its abilities works.
    pub elsewhere: u8,
    /// It has static abilities.
    pub statics: bool,
    /// What those depend on.
    pub aspects: Dependencies,
    /// It has abilities that can be used.
    pub usable: bool,
    /// What those of its abilities are about that speak of nothing but playing itself: they are read when that is asked.
    pub own_play: PlayerModKinds,
    /// What texts may look for that is printed on it and nothing changes.
    pub(crate) features: Features,
}

impl DefFacts {
    /// Whether one of its abilities may work there.
    pub(crate) fn works_in(&self, zone: Zone) -> bool {
        match zone {
            // D.12: what is announced still has the abilities that it had in the hand.
            Zone::Play | Zone::Aside => true,
            Zone::Deck | Zone::Hand | Zone::Discard | Zone::Inkwell | Zone::Under => {
                self.elsewhere & zone.bit().bits() != 0
            }
        }
    }
}

impl Pool {
    /// The definition.
    pub fn card(&self, def: DefIx) -> &CardDef {
        &self.cards[def.index()]
    }

    /// How many definitions there are.
    pub fn len(&self) -> usize {
        self.cards.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.cards.is_empty()
    }

    /// All definitions with their index.
    pub fn cards(&self) -> impl Iterator<Item = (DefIx, &CardDef)> {
        self.cards.iter().enumerate().map(|(i, card)| (DefIx(i as u16), card))
    }

    /// The ability.
    pub fn ability(&self, ix: AbilityIx) -> &Ability {
        &self.abilities[ix.index()]
    }

    /// How often an ability may be used or resolve (6.1.13.2).
    pub(crate) fn limit(&self, ix: AbilityIx) -> Limit {
        match &self.ability(ix).kind {
            AbilityKind::Triggered(triggered) => triggered.limit,
            AbilityKind::Activated(activated) => activated.limit,
            AbilityKind::Replacement(replacement) => replacement.limit,
            AbilityKind::Static(_) => Limit::Free,
        }
    }

    /// The card and the number of its paragraph, from 0, that an ability comes from; none for those of keywords.
    pub fn paragraph(&self, ability: AbilityIx) -> Option<(DefIx, usize)> {
        let after = self.paragraphs.partition_point(|p| p.abilities.0 <= ability);
        let found = self.paragraphs[..after].last().filter(|p| ability < p.abilities.1)?;
        Some((found.def, found.number))
    }

    /// The ability that makes these modifications; none where the effect of an action does.
    pub(crate) fn ability_with(&self, mods: ModsIx) -> Option<AbilityIx> {
        if mods == self.builtin.supports {
            return Some(self.builtin.support);
        }
        let found = self.paragraphs.iter().find(|p| p.mods.0 <= mods && mods < p.mods.1)?;
        // Quoted and floating abilities come before the one that has them.
        (found.abilities.0.0..found.abilities.1.0).next_back().map(AbilityIx)
    }

    /// The code.
    pub fn code(&self, ix: CodeIx) -> &Code {
        &self.codes[ix.index()]
    }

    /// The modifications.
    pub fn mods(&self, ix: ModsIx) -> &[Mod] {
        &self.mods[ix.index()]
    }

    /// The keyword abilities.
    pub fn builtin(&self) -> Builtin {
        self.builtin
    }

    /// What is known about a definition.
    pub(crate) fn facts(&self, def: DefIx) -> &DefFacts {
        &self.facts[def.index()]
    }

    /// What an ability listens to, and says of cards that enter play.
    pub(crate) fn hears(&self, ability: AbilityIx) -> Listeners {
        self.hears[ability.index()]
    }

    /// Kinds of happenings that the abilities of keywords look for (8.13, 8.14).
    pub(crate) fn keywords_hear(&self) -> u64 {
        self.keywords_hear
    }

    /// Whether some character or location has no Willpower printed, which no real card does.
    pub(crate) fn is_any_frail(&self) -> bool {
        self.is_any_frail
    }

    /// The printed values of a definition.
    pub fn printed(&self, def: DefIx) -> &Derived {
        &self.printed[def.index()]
    }

    /// What an ability is about that only speaks of playing its own card; nothing of all others.
    pub(crate) fn own_play(&self, ability: AbilityIx) -> PlayerModKinds {
        self.own_play[ability.index()]
    }

    /// What a static ability depends on.
    pub(crate) fn aspects(&self, ability: AbilityIx) -> Dependencies {
        self.aspects[ability.index()]
    }

    /// What a static ability depends on apart from its condition: whom it is about, and how much.
    pub(crate) fn spread(&self, ability: AbilityIx) -> Dependencies {
        self.spread[ability.index()]
    }

    /// What every card has that a static ability looks for in some zone: what lacks it may go where it will.
    pub(crate) fn looked_for(&self, ability: AbilityIx) -> Features {
        self.looked_for[ability.index()]
    }

    /// How a static ability is asked for all cards that have it.
    pub(crate) fn shared(&self, ability: AbilityIx) -> &Shared {
        &self.shared[ability.index()]
    }

    /// Whether some of these modifications give a keyword that does not add up (8.1.2).
    pub(crate) fn gives_keywords(&self, mods: ModsIx) -> bool {
        self.gives_keywords[mods.index()]
    }

    /// The interned text of a name.
    pub fn name(&self, id: NameId) -> &str {
        &self.names[id.index()]
    }

    /// How many classifications there are.
    pub fn classes(&self) -> usize {
        self.classes.len()
    }

    /// The interned text of a classification.
    pub fn class(&self, id: ClassId) -> &str {
        &self.classes[usize::from(id.0)]
    }

    /// The interned text of an ability's name.
    pub fn ability_name(&self, id: AbilityNameId) -> &str {
        &self.stories[id.index()]
    }

    /// The id of a classification.
    pub fn find_class(&self, class: &str) -> Option<ClassId> {
        self.classes
            .iter()
            .position(|n| vocabulary::fold(n) == vocabulary::fold(class))
            .map(|i| ClassId(i as u8))
    }

    /// How many names there are.
    pub fn names(&self) -> usize {
        self.names.len()
    }

    /// How many abilities, blocks of instructions and lists of modifications there are.
    pub(crate) fn sizes(&self) -> (usize, usize, usize) {
        (self.abilities.len(), self.codes.len(), self.mods.len())
    }
}

/// Builds a pool.
#[derive(Clone, Debug)]
pub struct PoolBuilder {
    names: Interned,
    classes: Interned,
    stories: Interned,
    cards: Vec<CardDef>,
    abilities: Vec<Ability>,
    codes: Vec<Code>,
    mods: Vec<Vec<Mod>>,
    builtin: Option<Builtin>,
    paragraphs: Vec<Paragraph>,
}

impl Default for PoolBuilder {
    fn default() -> PoolBuilder {
        PoolBuilder::new()
    }
}

/// Words, each once, found by their keys.
#[derive(Clone, Debug, Default)]
struct Interned {
    words: Vec<String>,
    places: BTreeMap<String, usize>,
}

impl Interned {
    /// The place of a word. 5.2.6: letter case, accents and punctuation make no other name.
    fn folded(&mut self, text: &str) -> usize {
        self.keyed(vocabulary::fold(text), text)
    }

    /// The place of a word that is told just as it is written.
    fn exact(&mut self, text: &str) -> usize {
        self.keyed(text.to_owned(), text)
    }

    fn keyed(&mut self, key: String, text: &str) -> usize {
        let next = self.words.len();
        let place = *self.places.entry(key).or_insert(next);
        if place == next {
            self.words.push(text.to_owned());
        }
        place
    }
}

impl PoolBuilder {
    /// A pool with nothing but the keywords.
    pub fn new() -> PoolBuilder {
        let mut pool = PoolBuilder {
            names: Interned::default(),
            classes: Interned::default(),
            stories: Interned::default(),
            cards: Vec::new(),
            abilities: Vec::new(),
            codes: Vec::new(),
            mods: Vec::new(),
            builtin: None,
            paragraphs: Vec::new(),
        };
        pool.builtin = Some(super::builtin::install(&mut pool));
        pool
    }

    /// Interns a name.
    pub fn name(&mut self, text: &str) -> NameId {
        NameId(self.names.folded(text) as u16)
    }

    /// Interns a classification.
    pub fn class(&mut self, text: &str) -> ClassId {
        ClassId(self.classes.folded(text) as u8)
    }

    /// Interns the name of an ability, in capitals as cards have it: a text that speaks of one may spell it otherwise. Names that differ
    /// in a sign are two: what is told must not depend on which cards were read, nor on which first.
    pub fn ability_name(&mut self, text: &str) -> AbilityNameId {
        AbilityNameId(self.stories.exact(&text.to_uppercase()) as u16)
    }

    /// Adds a body.
    pub fn code(&mut self, steps: &[Step]) -> CodeIx {
        self.codes.push(Code::of(steps));
        CodeIx((self.codes.len() - 1) as u16)
    }

    /// Adds a list of modifications.
    pub fn mods(&mut self, mods: Vec<Mod>) -> ModsIx {
        self.mods.push(mods);
        ModsIx((self.mods.len() - 1) as u16)
    }

    /// Adds an ability.
    pub fn ability(&mut self, ability: Ability) -> AbilityIx {
        self.abilities.push(ability);
        AbilityIx((self.abilities.len() - 1) as u16)
    }

    /// Adds a card.
    pub fn card(&mut self, card: CardDef) -> DefIx {
        self.cards.push(card);
        DefIx((self.cards.len() - 1) as u16)
    }

    /// The finished pool.
    pub fn build(mut self) -> Pool {
        let builtin = match self.builtin {
            Some(builtin) => builtin,
            None => super::builtin::install(&mut self),
        };
        let aspects: Vec<Dependencies> =
            self.abilities.iter().map(|ability| aspects(ability, &self.mods)).collect();
        let spread: Vec<Dependencies> =
            self.abilities.iter().map(|ability| spread(ability, &self.mods)).collect();
        let looked_for = self.abilities.iter().map(|ability| looked_for(ability, &self.mods)).collect();
        let shared: Vec<Shared> = self.abilities.iter().map(|ability| shared(ability, &self.mods)).collect();
        let own_play: Vec<PlayerModKinds> =
            self.abilities.iter().map(|ability| own_play(ability, &self.mods)).collect();
        let gives = |m: &Mod| matches!(m, Mod::Keyword(keyword, _) if !keyword.adds_up());
        let gives_keywords: Vec<bool> = self.mods.iter().map(|mods| mods.iter().any(gives)).collect();
        let hears: Vec<Listeners> = self.abilities.iter().map(|ability| hears(ability, &self.mods)).collect();
        let known =
            Known { abilities: &self.abilities, hears: &hears, aspects: &aspects, own_play: &own_play };
        let facts: Vec<DefFacts> = self.cards.iter().map(|card| known.facts(card)).collect();
        let keywords_hear =
            [builtin.support, builtin.vanish].iter().fold(0, |bits, ix| bits | hears[ix.index()].own);
        let printed =
            self.cards.iter().zip(&facts).map(|(card, facts)| Derived::printed(card, facts)).collect();
        let body = Kinds::CHARACTER | Kinds::LOCATION;
        let is_any_frail = self.cards.iter().any(|card| card.kinds.intersects(body) && card.willpower <= 0);
        Pool {
            names: self.names.words,
            classes: self.classes.words,
            stories: self.stories.words,
            cards: self.cards,
            abilities: self.abilities,
            codes: self.codes,
            mods: self.mods,
            builtin,
            facts,
            hears,
            keywords_hear,
            printed,
            is_any_frail,
            aspects,
            spread,
            looked_for,
            shared,
            own_play,
            gives_keywords,
            paragraphs: self.paragraphs,
        }
    }

    /// Where the next ability and the next modifications will be.
    pub(crate) fn next(&self) -> (AbilityIx, ModsIx) {
        (AbilityIx(self.abilities.len() as u16), ModsIx(self.mods.len() as u16))
    }

    /// Notes which abilities each paragraph of a card became: where each begins, and where the last one ends.
    pub(crate) fn paragraphs(&mut self, def: DefIx, begins: &[(AbilityIx, ModsIx)]) {
        let pairs = begins.windows(2).enumerate().filter(|(_, pair)| pair[0].0 < pair[1].0);
        let known = pairs.map(|(number, pair)| Paragraph {
            abilities: (pair[0].0, pair[1].0),
            mods: (pair[0].1, pair[1].1),
            def,
            number,
        });
        self.paragraphs.extend(known);
    }
}

fn aspects(ability: &Ability, mods: &[Vec<Mod>]) -> Dependencies {
    match &ability.kind {
        AbilityKind::Static(fixed) => super::dependencies::of_static(fixed, &mods[fixed.mods.index()]),
        AbilityKind::Triggered(_) | AbilityKind::Activated(_) | AbilityKind::Replacement(_) => {
            Dependencies::empty()
        }
    }
}

fn spread(ability: &Ability, mods: &[Vec<Mod>]) -> Dependencies {
    match &ability.kind {
        AbilityKind::Static(fixed) => super::dependencies::of_spread(fixed, &mods[fixed.mods.index()]),
        AbilityKind::Triggered(_) | AbilityKind::Activated(_) | AbilityKind::Replacement(_) => {
            Dependencies::empty()
        }
    }
}

fn looked_for(ability: &Ability, mods: &[Vec<Mod>]) -> Features {
    match &ability.kind {
        AbilityKind::Static(fixed) => super::features::of_static(fixed, &mods[fixed.mods.index()]),
        AbilityKind::Triggered(_) | AbilityKind::Activated(_) | AbilityKind::Replacement(_) => Features::NONE,
    }
}

fn shared(ability: &Ability, mods: &[Vec<Mod>]) -> Shared {
    match &ability.kind {
        AbilityKind::Static(fixed) => super::shared::of_static(fixed, &mods[fixed.mods.index()]),
        AbilityKind::Triggered(_) | AbilityKind::Activated(_) | AbilityKind::Replacement(_) => Shared::No,
    }
}

/// What an ability is about that only says whether, how, or for how much its own card is played from outside of play (4.3.6, 6.1.12);
/// nothing of all others.
fn own_play(ability: &Ability, mods: &[Vec<Mod>]) -> PlayerModKinds {
    let AbilityKind::Static(fixed) = &ability.kind else { return PlayerModKinds::empty() };
    let is_yours = matches!(fixed.scope, Scope::Players(Players::One(PlayerRef::You)));
    let says = &mods[fixed.mods.index()];
    let is_own = !ability.zones.intersects(Zones::PLAY)
        && says.iter().all(|m| {
            matches!(m, Mod::PlayCost(change) if change.cards == Filter::This && !change.next_only)
                || matches!(m, Mod::PlayAs(way) if way.cards.filter == Filter::This)
                || matches!(m, Mod::CostUnreduced(Filter::This))
                || is_yours && matches!(m, Mod::Cant(Prohibited::Play(Filter::This)))
        });
    let about = |all, m| all | PlayerModKinds::of(m);
    if is_own { says.iter().fold(PlayerModKinds::empty(), about) } else { PlayerModKinds::empty() }
}

/// What an ability listens to, and says as cards enter play.
fn hears(ability: &Ability, mods: &[Vec<Mod>]) -> Listeners {
    match &ability.kind {
        AbilityKind::Triggered(t) => {
            let mut heard = Listeners::default();
            for pattern in &t.on {
                let kinds = if is_about_this(pattern) { &mut heard.own } else { &mut heard.triggers };
                *kinds |= pattern.kind.bit();
            }
            heard
        }
        AbilityKind::Replacement(r) => Listeners { replaces: r.of.kind.bit(), ..Listeners::default() },
        AbilityKind::Static(s) => {
            Listeners { entering: entering(&mods[s.mods.index()]), ..Listeners::default() }
        }
        AbilityKind::Activated(_) => Listeners::default(),
    }
}

/// What modifications say that matters as a card enters play.
fn entering(mods: &[Mod]) -> AsEntering {
    let mut says = AsEntering::default();
    for modification in mods {
        says.enters |= matches!(modification, Mod::Enters(_));
        if let Mod::Keyword(keyword, _) = modification {
            says.gives |= keyword.bit();
        }
    }
    says
}

/// Whether a pattern only fits what happens to the card that has it.
fn is_about_this(pattern: &Pattern) -> bool {
    pattern.subject.as_ref().is_some_and(|select| select.filter.is_about_this())
}

/// What is known about abilities, by their index.
struct Known<'a> {
    abilities: &'a [Ability],
    hears: &'a [Listeners],
    aspects: &'a [Dependencies],
    own_play: &'a [PlayerModKinds],
}

impl Known<'_> {
    fn facts(&self, card: &CardDef) -> DefFacts {
        let mut facts = DefFacts { features: Features::of(card), ..DefFacts::default() };
        for ix in &card.abilities {
            let ability = &self.abilities[ix.index()];
            let own_play = self.own_play[ix.index()];
            if !own_play.is_empty() {
                facts.own_play |= own_play;
                continue;
            }
            let elsewhere = ability.zones - Zones::PLAY;
            facts.elsewhere |= elsewhere.bits();
            facts.aspects |= self.aspects[ix.index()];
            facts.usable |= matches!(ability.kind, AbilityKind::Activated(_));
            let mut heard = self.hears[ix.index()];
            facts.own |= heard.entering;
            if let AbilityKind::Static(fixed) = &ability.kind {
                facts.statics = true;
                // What it says of itself concerns no other card that enters.
                if fixed.scope == Scope::This {
                    heard.entering = AsEntering::default();
                }
            }
            facts.hears |= heard;
            if !elsewhere.is_empty() {
                let triggers = heard.triggers | heard.own;
                let entering = AsEntering::default();
                facts.hears_elsewhere |= Listeners { triggers, own: 0, entering, ..heard };
            }
        }
        facts
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_abilities_are_told_as_they_are_written() {
        let mut pool = PoolBuilder::new();
        let (plain, loud) = (pool.ability_name("Again"), pool.ability_name("Again!"));
        assert_ne!(plain, loud);
        assert_eq!(pool.ability_name("AGAIN"), plain);
        assert_eq!(pool.stories.words[plain.index()], "AGAIN");
        // 5.2.6: cards' names are the same whatever stands between their letters.
        assert_eq!(pool.name("Again!"), pool.name("again"));
    }
}
