//! What words point back to: numbered phrases of the tree as names of the program, and what the last instructions did
//! ("it", "this way", "that many", "the rest"); rule 6.1.11.

use std::collections::BTreeMap;

use ::syntax::tree;

use super::{Part, Res, gap};
use crate::meaning::*;

/// In what kind of text the elaboration is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Setting {
    /// A static ability, a trigger or a condition: nothing can be chosen.
    Standing,
    /// An effect that resolves.
    Effect,
}

/// What earlier instructions of the same effect did ("this way").
#[derive(Clone, Debug, Default)]
pub(super) struct Way {
    /// How much damage was removed, from whom.
    pub(super) removed: Option<Name>,
    pub(super) healed: Option<Name>,
    /// How much ink was paid.
    pub(super) paid: Option<Name>,
    /// How much lore was lost.
    pub(super) lost: Option<Name>,
    /// Cards discarded.
    pub(super) discarded: Option<Name>,
    /// Cards drawn, where a later word speaks of them.
    pub(super) drawn: Option<Name>,
    /// Cards banished.
    pub(super) banished: Option<Name>,
    /// Cards or characters moved, returned or put somewhere.
    pub(super) moved: Option<Name>,
    /// Cards readied, cards exerted.
    pub(super) readied: Option<Name>,
    pub(super) exerted: Option<Name>,
    /// How much damage was moved.
    pub(super) damage_moved: Option<Name>,
    /// How much damage was dealt.
    pub(super) dealt: Option<Name>,
    /// Cards revealed.
    pub(super) revealed: Option<Name>,
    /// How many players did not do what they might.
    pub(super) refused: Option<Name>,
    /// The players who did what they might, where a later sentence speaks of them.
    pub(super) did: Option<Name>,
    /// Those who did not.
    pub(super) did_not: Option<Name>,
}

/// Everything that words can point back to.
#[derive(Clone, Debug)]
pub(super) struct Bindings {
    setting: Setting,
    next: u8,
    objects: BTreeMap<tree::Binding, Objects>,
    players: BTreeMap<tree::Binding, Players>,
    /// Who acts: you, or the player of the loop.
    pub(super) actor: PlayerRef,
    pub(super) challenger: Objects,
    pub(super) challenged: Objects,
    /// What the previous instruction produced, revealed or moved.
    pub(super) result: Option<Objects>,
    /// What was selected last; "the same name", "the chosen character".
    pub(super) last: Option<Objects>,
    /// What "chosen" selected last.
    pub(super) chosen: Option<Objects>,
    /// Whether that is one thing, and that together with one chosen before it.
    pub(super) chosen_one: bool,
    pub(super) both: Option<Objects>,
    /// The group of cards just looked at or revealed, without those taken from it.
    pub(super) looked: Option<Objects>,
    /// They are the hand of another player at whom only one looked.
    pub(super) hand_looked: bool,
    /// Those cards are from the bottom of a deck: put back, they go there.
    pub(super) from_bottom: bool,
    /// The location spoken of: "there", "that location".
    pub(super) location: Option<Objects>,
    /// The number spoken of: "that many", "that much".
    pub(super) number: Option<Amount>,
    /// How many were chosen or counted: "that many".
    pub(super) many: Option<Amount>,
    /// How many it was of all players together, once the loop over them is done.
    pub(super) many_of_all: Option<Amount>,
    /// The ink type or keyword that was picked.
    pub(super) ink: Option<vocabulary::Ink>,
    pub(super) keyword: Option<Keyword>,
    /// The card type that was picked.
    pub(super) card_type: Option<tree::Kind>,
    /// The name that was named.
    pub(super) named: Option<Name>,
    /// The classification that was picked.
    pub(super) class: Option<Name>,
    /// Cards that were shown because they share a name.
    pub(super) same_named: Option<Objects>,
    /// Who was dealt damage, or healed, last: "deal 2 damage instead".
    pub(super) damage_to: Option<Objects>,
    pub(super) heal_from: Option<Objects>,
    pub(super) way: Way,
    /// The player loop that is open, and whether something inside spoke of it.
    pub(super) in_loop: Option<OpenLoop>,
    /// What several players discarded, banished or moved, each their own; no players while they still do.
    gathered: Vec<(Name, Option<Players>)>,
    /// The players of a loop, and the one of them that is spoken of now.
    pub(super) own: Option<(Players, PlayerRef)>,
    /// What `Gap` means: the thing that a relative clause describes.
    pub(super) gap: Option<Objects>,
    /// Slots of cards outside play; they are new cards in new names when they move.
    outside: Vec<Name>,
    /// Where cards were bound before they moved.
    moves: Vec<(Name, Name)>,
    /// What the last choice left.
    pub(super) left: Option<Name>,
    /// The card played last.
    pub(super) played: Option<Name>,
    /// The player of the loop that is being opened.
    pub(super) loop_player: PlayerRef,
    /// The player spoken of last: "each other player" is everybody else.
    pub(super) spoken: PlayerRef,
    /// The player that a condition compared you with.
    pub(super) compared: Option<PlayerRef>,
    /// "Repeat this effect": tells whether it is done again.
    pub(super) repeat: Option<Name>,
    /// What kind of event triggered.
    pub(super) event: Option<EventKind>,
    /// A later sentence speaks of the players who did what they might.
    pub(super) notes_who: bool,
    /// A later sentence speaks of each other opponent than those a sentence before is about, and who those are.
    pub(super) speaks_of_others: bool,
    pub(super) described: Option<Players>,
    /// What X is.
    pub(super) x: Option<Amount>,
    /// Something is said of each of several cards.
    pub(super) of_each: bool,
    /// Of several cards the player who is spoken of: "their hand".
    pub(super) owner_of_those: Option<(tree::Binding, PlayerRef)>,
    /// Phrases of conditions that any of several may fit: "if you have an item in play, … it" is one of them.
    pub(super) one_of: Vec<tree::Binding>,
    /// All of them together, where the word for them means each one: "for each different name among them".
    pub(super) group: Option<(tree::Binding, Objects)>,
}

/// A loop over players.
#[derive(Clone, Debug)]
pub(super) struct OpenLoop {
    pub(super) name: Name,
    /// Phrases bound inside; the first so many before the sentence that is being read.
    pub(super) inside: Vec<tree::Binding>,
    pub(super) known: usize,
    pub(super) touched: bool,
}

impl Default for Bindings {
    fn default() -> Bindings {
        Bindings {
            setting: Setting::Standing,
            next: Name::FIRST.0,
            objects: BTreeMap::new(),
            players: BTreeMap::new(),
            actor: PlayerRef::You,
            spoken: PlayerRef::You,
            challenger: Objects::Challenger,
            challenged: Objects::ChallengedOne,
            result: None,
            last: None,
            chosen: None,
            chosen_one: false,
            both: None,
            looked: None,
            hand_looked: false,
            from_bottom: false,
            location: None,
            number: None,
            many: None,
            many_of_all: None,
            named: None,
            class: None,
            same_named: None,
            damage_to: None,
            heal_from: None,
            way: Way::default(),
            in_loop: None,
            gathered: Vec::new(),
            own: None,
            gap: None,
            outside: Vec::new(),
            moves: Vec::new(),
            left: None,
            played: None,
            loop_player: PlayerRef::It,
            compared: None,
            repeat: None,
            event: None,
            notes_who: false,
            speaks_of_others: false,
            described: None,
            ink: None,
            keyword: None,
            card_type: None,
            x: None,
            of_each: false,
            group: None,
            owner_of_those: None,
            one_of: Vec::new(),
        }
    }
}

impl Bindings {
    pub(super) fn in_effect(&self) -> bool {
        self.setting == Setting::Effect
    }

    pub(super) fn set(&mut self, setting: Setting) -> Setting {
        std::mem::replace(&mut self.setting, setting)
    }

    /// A new name.
    pub(super) fn fresh(&mut self) -> Res<Name> {
        let name = Name(self.next);
        match self.next.checked_add(1) {
            Some(next) => self.next = next,
            None => return gap(Part::Binding, "too many bindings", &name),
        }
        Ok(name)
    }

    /// Takes back what reading a phrase bound, but keeps its names.
    pub(super) fn forget_event(&mut self, kept: Bindings) {
        let next = self.next;
        let outside = std::mem::take(&mut self.outside);
        *self = Bindings { next, outside, ..kept };
    }

    /// Bindings to the names of an event, which another event would fill anew.
    pub(super) fn of_event(&self) -> Vec<(tree::Binding, Name)> {
        self.objects
            .iter()
            .filter_map(|(binding, objects)| match objects {
                Objects::Bound(name) if *name < Name::FIRST => Some((*binding, *name)),
                _ => None,
            })
            .collect()
    }

    /// The numbers that have a meaning.
    pub(super) fn bindings(&self) -> Vec<tree::Binding> {
        self.objects.keys().copied().collect()
    }

    /// The name that a number means.
    pub(super) fn name_of(&self, binding: tree::Binding) -> Option<Name> {
        self.objects.get(&binding).and_then(Bindings::as_name).filter(|name| *name >= Name::FIRST)
    }

    /// Gives a number another meaning.
    pub(super) fn rebind(&mut self, binding: tree::Binding, objects: Objects) -> Option<Objects> {
        self.objects.insert(binding, objects)
    }

    /// Several players did this together, or each in a loop that is still open.
    pub(super) fn gathers(&mut self, all: Name, by: Option<Players>) {
        self.gathered.push((all, by));
    }

    /// The loop over these players is done.
    pub(super) fn all_did(&mut self, players: &Players) {
        for (_, by) in &mut self.gathered {
            by.get_or_insert_with(|| players.clone());
        }
        if let Some(all) = self.many_of_all.take() {
            self.number = Some(all.clone());
            self.many = Some(all);
        }
    }

    /// Whether several players did it.
    pub(super) fn is_of_several(&self, all: Name) -> bool {
        self.gathered.iter().any(|(one, _)| *one == all)
    }

    /// Whether these players did it, each something of their own.
    pub(super) fn each_did(&self, all: Name, players: &Players) -> bool {
        self.gathered.iter().any(|(one, by)| *one == all && by.as_ref().is_none_or(|by| by == players))
    }

    /// Whether these are cards outside play.
    pub(super) fn are_outside(&self, objects: &Objects) -> bool {
        match objects {
            Objects::Bound(name) => self.outside.contains(name),
            Objects::Each(select) => !select.zones.intersects(Zones::PLAY),
            Objects::Top(..) | Objects::Bottom(..) | Objects::WereUnder(_) => true,
            Objects::Among(all, _) | Objects::Without(all, _) => self.are_outside(all),
            Objects::Union(all) => all.iter().all(|one| self.are_outside(one)),
            Objects::None
            | Objects::This
            | Objects::It
            | Objects::LocationOf(_)
            | Objects::Challenger
            | Objects::ChallengedOne
            | Objects::HostOf(_)
            | Objects::Beneath(_) => false,
        }
    }

    /// The name holds cards outside play.
    pub(super) fn is_outside(&mut self, name: Name) {
        self.outside.push(name);
    }

    /// Cards moved: words that meant them mean them where they are now. What left play is remembered as it was (6.7.7).
    pub(super) fn moved(&mut self, what: &Objects, into: Name) {
        let Objects::Bound(old) = what else { return };
        if !self.outside.contains(old) {
            return;
        }
        self.outside.push(into);
        self.moves.push((into, *old));
        for objects in self.objects.values_mut() {
            if objects == what {
                *objects = Objects::Bound(into);
            }
        }
    }

    /// Something was chosen, one thing or several.
    pub(super) fn was_chosen(&mut self, objects: &Objects, is_one: bool) {
        let before = self.chosen.replace(objects.clone());
        if before.as_ref() != Some(objects) {
            self.both = before
                .filter(|_| self.chosen_one && is_one)
                .map(|before| Objects::Union(vec![before, objects.clone()]));
        }
        self.chosen_one = is_one;
    }

    /// These leave play: what lay under them lies there no more, and words for it mean nothing that is told here.
    pub(super) fn leave_play(&mut self, hosts: &Objects) {
        let lay_under = |objects: &Objects| {
            matches!(objects, Objects::Each(select)
                if matches!(&select.filter, Filter::Under(under) if **under == *hosts))
        };
        self.objects.retain(|_, objects| !lay_under(objects));
    }

    /// How many moves there were so far.
    pub(super) fn moves(&self) -> usize {
        self.moves.len()
    }

    /// Later words do not rely on moves that may not have happened.
    pub(super) fn forget_moves(&mut self, since: usize) {
        while self.moves.len() > since {
            let Some((into, old)) = self.moves.pop() else { return };
            for objects in self.objects.values_mut() {
                if *objects == Objects::Bound(into) {
                    *objects = Objects::Bound(old);
                }
            }
        }
    }

    /// Takes a number's meaning away, or gives it back.
    pub(super) fn restore(&mut self, binding: tree::Binding, objects: Option<Objects>) {
        match objects {
            Some(objects) => self.objects.insert(binding, objects),
            None => self.objects.remove(&binding),
        };
    }

    /// Gives the phrase's number its meaning.
    pub(super) fn bind(&mut self, binding: Option<tree::Binding>, objects: &Objects) {
        if let Some(binding) = binding {
            self.objects.insert(binding, objects.clone());
            if let Some(open) = &mut self.in_loop
                && !open.inside.contains(&binding)
            {
                open.inside.push(binding);
            }
        }
    }

    /// Gives the player phrase's number its meaning.
    pub(super) fn bind_players(&mut self, binding: Option<tree::Binding>, players: &Players) {
        if let Some(binding) = binding {
            self.players.insert(binding, players.clone());
        }
    }

    /// The players with this number, where there are any.
    pub(super) fn players_bound(&self, binding: tree::Binding) -> Option<Players> {
        self.players.get(&binding).cloned()
    }

    /// The objects with this number.
    pub(super) fn bound(&mut self, binding: tree::Binding) -> Res<Objects> {
        let Some(objects) = self.objects.get(&binding).cloned() else {
            return gap(Part::Binding, "nothing has this number", &binding);
        };
        if let Some(open) = &mut self.in_loop {
            open.touched |= open.inside.iter().take(open.known).any(|known| *known == binding);
        }
        Ok(objects)
    }

    /// The players with this number.
    pub(super) fn bound_players(&mut self, binding: tree::Binding) -> Res<Players> {
        let Some(players) = self.players.get(&binding).cloned() else {
            return gap(Part::Binding, "no player has this number", &binding);
        };
        if let Some(open) = &mut self.in_loop {
            open.touched |= players == Players::One(PlayerRef::Bound(open.name));
        }
        Ok(players)
    }

    /// What a word points back to.
    pub(super) fn antecedent(&mut self, reference: &tree::Ref) -> Res<Objects> {
        let objects = match reference.to {
            tree::Antecedent::Open => return gap(Part::Binding, "an open reference", reference),
            tree::Antecedent::Bound(binding) => return self.bound(binding),
            tree::Antecedent::Source => Objects::This,
            tree::Antecedent::SourceAnd(binding) => Objects::Union(vec![Objects::This, self.bound(binding)?]),
            tree::Antecedent::Both(one, other) => Objects::Union(vec![self.bound(one)?, self.bound(other)?]),
            tree::Antecedent::Challenger => self.challenger.clone(),
            tree::Antecedent::Challenged => self.challenged.clone(),
            tree::Antecedent::Event => Objects::Bound(Name::SUBJECT),
            tree::Antecedent::Deck => return gap(Part::Binding, "a deck as a thing", reference),
            tree::Antecedent::Result => {
                if let Some(open) = &mut self.in_loop {
                    open.touched = true;
                }
                match self.result.clone() {
                    Some(result) => result,
                    None => return gap(Part::Binding, "nothing was produced before", reference),
                }
            }
        };
        Ok(objects)
    }

    /// The name that holds these objects, if they are one.
    pub(super) fn as_name(objects: &Objects) -> Option<Name> {
        match objects {
            Objects::Bound(name) => Some(*name),
            _ => None,
        }
    }
}
