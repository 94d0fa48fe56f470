//! What was mentioned so far, and what a word can mean.

use super::phrase::head_card;
use crate::tree::*;

/// What a word may point to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Thing {
    Source,
    Challenger,
    Challenged,
    Result,
    Deck,
    /// The phrase at this place of the walk.
    Phrase(usize),
}

/// A player that was mentioned; "you" is never meant by a pronoun.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Who {
    Phrase(usize),
    OwnerOf(Thing),
    /// Whose turn it is.
    TurnPlayer,
}

/// The subject of the clause being walked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Acting {
    Card(Thing),
    Player(Who),
    You,
}

/// Which kinds of card a mention may be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Kinds(u8);

impl Kinds {
    const CHARACTER: u8 = 1;
    const ACTION: u8 = 2;
    const SONG: u8 = 4;
    const ITEM: u8 = 8;
    const LOCATION: u8 = 16;
    pub(super) const ALL: Kinds = Kinds(31);
    pub(super) const NONE: Kinds = Kinds(0);

    pub(super) fn of(kind: &Kind) -> Kinds {
        match kind {
            Kind::Card | Kind::One => Kinds::ALL,
            Kind::Character | Kind::Class(_) => Kinds(Kinds::CHARACTER),
            Kind::Action => Kinds(Kinds::ACTION | Kinds::SONG),
            Kind::Song => Kinds(Kinds::SONG),
            Kind::Item => Kinds(Kinds::ITEM),
            Kind::Location => Kinds(Kinds::LOCATION),
            Kind::Player | Kind::Opponent | Kind::Counter(_) => Kinds::NONE,
        }
    }

    pub(super) fn of_head(head: &Head) -> Kinds {
        if head.kinds.is_empty() {
            return Kinds::ALL;
        }
        head.kinds.iter().fold(Kinds::NONE, |kinds, kind| kinds.and(Kinds::of(kind)))
    }

    pub(super) fn and(self, other: Kinds) -> Kinds {
        Kinds(self.0 | other.0)
    }

    fn meets(self, other: Kinds) -> bool {
        self.0 & other.0 != 0
    }

    fn has_characters(self) -> bool {
        self.0 & Kinds::CHARACTER != 0
    }

    fn only_characters(self) -> bool {
        self.0 == Kinds::CHARACTER
    }
}

/// How firmly a mention stands: what a condition or a count speaks of in passing gives way to all else.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Weight {
    Full,
    Passing,
}

/// What a verb asks of the cards it speaks of.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Wanted {
    #[default]
    Anything,
    /// Cards that are or were in play: what has damage on it or cards under it.
    OncePlayed,
    /// Cards in play: what is readied, banished, damaged, or gets and gains.
    InPlay,
    /// Cards that are not in play yet: what is played.
    ToPlay,
}

/// What a phrase is in its clause.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Part {
    Subject,
    Object,
}

/// One mention of cards.
#[derive(Clone, Copy, Debug)]
pub(super) struct Mention {
    pub(super) thing: Thing,
    pub(super) kinds: Kinds,
    pub(super) number: Number,
    /// Spoken of as a card ("character card", "that card"), which "it" fits.
    pub(super) card: CardSuffix,
    pub(super) weight: Weight,
    order: usize,
}

#[derive(Clone, Copy, Debug)]
struct PlayerMention {
    who: Who,
    order: usize,
}

/// What was mentioned so far, oldest first.
#[derive(Clone, Debug, Default)]
pub(super) struct Memory {
    mentions: Vec<Mention>,
    /// The text is an action's, which is not in play to be spoken of.
    pub(super) in_action: bool,
    players: Vec<PlayerMention>,
    /// Phrases being described: a word inside its own description does not mean the innermost of them.
    pub(super) open: Vec<Thing>,
    /// The other objects of the verb being walked: an object does not mean another object of its verb.
    pub(super) arguments: Vec<Thing>,
    pub(super) acting: Option<Acting>,
    /// The clause or event being walked, and what stood in which as subject or object.
    clause: usize,
    parts: Vec<(usize, Part, Thing)>,
    /// Parts that this sentence has taken, and of what.
    pub(super) wholes: Vec<(Thing, Thing)>,
    /// Two that were chosen apart and are spoken of together since.
    pub(super) pairs: Vec<(usize, usize)>,
    /// What "choose" spoke of last: "choose a character and exert it".
    chosen: Option<Thing>,
    /// Things that were joined, and of what they are parts.
    joined: Vec<(Thing, Thing)>,
    /// What the "for each" before the clause speaks of one by one.
    pub(super) one_by_one: Option<Thing>,
    /// Each of several, which one word for one of them does not mean beside another one.
    pub(super) every: Vec<Thing>,
    /// What was done to what.
    deeds: Vec<(Participle, Thing)>,
    /// A card that was found to have a certain name; "he" and "she" mean it.
    pub(super) named: Option<Thing>,
    pub(super) wanted: Wanted,
    /// Whether the subject of a clause is being walked: "while this character is at a location, it gets …" is said of the card.
    pub(super) in_subject: bool,
    /// Whether the amount that a clause names is being walked.
    pub(super) in_value: bool,
    /// How deep in what is spoken of in passing.
    pub(super) passing: usize,
    order: usize,
}

impl Memory {
    pub(super) fn mention(&mut self, thing: Thing, kinds: Kinds, number: Number, card: CardSuffix) {
        self.order += 1;
        let weight = if self.passing > 0 { Weight::Passing } else { Weight::Full };
        self.mentions.push(Mention { thing, kinds, number, card, weight, order: self.order });
    }

    /// "If it was a character": from here on it is spoken of as one, and "that character" may mean it.
    pub(super) fn known_to_be(&mut self, thing: Thing, kinds: Kinds) {
        if thing != Thing::Source
            && let Some(mention) = self.last_of(thing)
        {
            self.order += 1;
            self.mentions.push(Mention { kinds, order: self.order, ..mention });
        }
    }

    pub(super) fn mention_player(&mut self, who: Who) {
        self.order += 1;
        self.players.push(PlayerMention { who, order: self.order });
    }

    /// What is done to several joined things is done to each of them.
    pub(super) fn deed(&mut self, participle: Participle, thing: Thing) {
        let parts =
            self.joined.iter().filter(|(whole, _)| *whole == thing).map(|(_, part)| (participle, *part));
        self.deeds.extend(parts);
        self.deeds.push((participle, thing));
    }

    /// Both of them together are one thing that words can mean.
    pub(super) fn join(&mut self, whole: Thing, parts: &[Thing]) {
        self.joined.extend(parts.iter().map(|part| (whole, *part)));
    }

    pub(super) fn choose(&mut self, thing: Option<Thing>) {
        self.chosen = thing;
    }

    /// A new sentence: what was chosen is still spoken of where nothing else was mentioned since.
    pub(super) fn begin_sentence(&mut self) {
        self.acting = None;
        self.one_by_one = None;
        self.arguments.clear();
        self.wholes.clear();
        let last = self.mentions.last().map(|mention| mention.thing);
        self.chosen = self.chosen.filter(|chosen| last == Some(*chosen));
    }

    /// Whether nothing and nobody was mentioned yet.
    pub(super) fn is_empty(&self) -> bool {
        self.mentions.is_empty() && self.players.is_empty()
    }

    /// Begins a clause or an event; gives the one before, to return to.
    pub(super) fn begin_clause(&mut self) -> usize {
        let before = self.clause;
        self.order += 1;
        self.clause = self.order;
        before
    }

    pub(super) fn return_to_clause(&mut self, clause: usize) {
        self.clause = clause;
    }

    /// Notes a subject or object of the clause.
    pub(super) fn part(&mut self, thing: Thing, part: Part) {
        self.parts.push((self.clause, part, thing));
    }

    /// Whether another part of the clause that mentioned `thing` last would fit a word as well: for "they" a subject
    /// or an object, for "that character" (the last one mentioned) another object.
    pub(super) fn has_rival(&self, word: &Pronoun, thing: Thing) -> bool {
        let Some((clause, part, _)) = self.parts.iter().rev().find(|(_, _, part)| *part == thing) else {
            return false;
        };
        let is_card = self.last_of(thing).is_some_and(|mention| mention.card == CardSuffix::Card);
        let fits = |rival: Part, mention: &Mention| match word {
            // "Put the top card of your deck under chosen character. They …": a card is no "they".
            Pronoun::They => {
                mention.kinds.has_characters()
                    && self.may_be_in_play(mention.thing)
                    && (is_card || mention.card == CardSuffix::None)
            }
            Pronoun::That(head) => {
                *part == Part::Object
                    && rival == Part::Object
                    && mention.number == Number::Singular
                    && mention.kinds.meets(Kinds::of_head(head))
                    // "A card" is no rival of "one of your characters" for "that character", and neither is "a character card" (5.3.1).
                    && (mention.kinds != Kinds::ALL || Kinds::of_head(head) == Kinds::ALL)
                    && (is_card || mention.card == CardSuffix::None || head_card(head) == CardSuffix::Card)
                    && mention.thing != Thing::Source
                    && !self.every.contains(&mention.thing)
            }
            _ => false,
        };
        self.parts.iter().any(|(other_clause, rival, other)| {
            other_clause == clause
                && *other != thing
                && !self.joined.contains(&(thing, *other))
                && self
                    .last_of(*other)
                    .is_some_and(|mention| mention.weight == Weight::Full && fits(*rival, &mention))
        })
    }

    /// Whether the card that has the text lies there to be spoken of; an action does only where its text says "this".
    fn is_card_in_play(&self) -> bool {
        !self.in_action || self.last_of(Thing::Source).is_some()
    }

    /// What was banished is not in play any more, where the verb asks for that.
    fn may_be_in_play(&self, thing: Thing) -> bool {
        self.wanted != Wanted::InPlay || !self.deeds.contains(&(Participle::Banished, thing))
    }

    /// The card that the clause is about.
    pub(super) fn acting_card(&self) -> Option<Thing> {
        match self.acting {
            Some(Acting::Card(thing)) => Some(thing),
            Some(Acting::Player(_) | Acting::You) | None => None,
        }
    }

    /// Whether one card is meant, by one player.
    pub(super) fn is_one(&self, thing: Thing) -> bool {
        self.last_of(thing).is_some_and(|mention| mention.number == Number::Singular)
    }

    /// Whether it was spoken of together with another one.
    pub(super) fn is_of_pair(&self, thing: Thing) -> bool {
        self.pairs.iter().any(|(_, second)| thing == Thing::Phrase(*second))
    }

    /// The one of the same kind that was chosen last before a thing, in its own words.
    pub(super) fn partner(&self, thing: Thing) -> Option<Thing> {
        if let Some((first, _)) = self.pairs.iter().find(|(_, second)| thing == Thing::Phrase(*second)) {
            return Some(Thing::Phrase(*first));
        }
        let of = self.mentions.iter().find(|mention| mention.thing == thing)?;
        let fits = |mention: &&Mention| {
            mention.order < of.order
                && mention.thing != thing
                && mention.thing != Thing::Source
                && mention.weight == Weight::Full
                && mention.number == Number::Singular
                && mention.card == of.card
                && mention.kinds == of.kinds
                && !self.open.contains(&mention.thing)
        };
        self.mentions.iter().rev().find(fits).map(|mention| mention.thing)
    }

    /// Whether it was spoken of as another than the card itself (6.1.6).
    pub(super) fn is_another(&self, thing: Thing) -> bool {
        !self.in_action && self.deeds.contains(&(Participle::Other, thing))
    }

    /// How many deeds are remembered.
    pub(super) fn deeds_so_far(&self) -> usize {
        self.deeds.len()
    }

    /// Forgets the deeds after the first `count`.
    pub(super) fn forget_deeds(&mut self, count: usize) {
        self.deeds.truncate(count);
    }

    /// The last mention of a thing.
    pub(super) fn last_of(&self, thing: Thing) -> Option<Mention> {
        self.mentions.iter().rev().find(|mention| mention.thing == thing).copied()
    }

    /// The last mention that fits; one in passing only where no other does.
    fn last(&self, allowed: impl Fn(&Mention) -> bool) -> Option<Thing> {
        let find =
            |weight| self.mentions.iter().rev().find(|mention| mention.weight == weight && allowed(mention));
        find(Weight::Full).or_else(|| find(Weight::Passing)).map(|mention| mention.thing)
    }

    /// What a word means; `shut` are the things it cannot mean where it stands.
    pub(super) fn resolve(&self, word: &Pronoun, shut: &[Thing]) -> Option<Thing> {
        let free =
            |mention: &Mention| self.open.last() != Some(&mention.thing) && !shut.contains(&mention.thing);
        match word {
            Pronoun::He | Pronoun::She => Some(self.named.unwrap_or_else(|| self.resolve_he(free))),
            Pronoun::It => self.resolve_it(free),
            Pronoun::They => self.resolve_they(free),
            Pronoun::That(head) => self.resolve_that(head, Number::Singular, free),
            // "Each opponent chooses one of their characters. Those characters …": one for each is several.
            Pronoun::Those(head) => self
                .resolve_that(head, Number::Plural, free)
                .or_else(|| self.resolve_that(head, Number::Singular, free)),
            Pronoun::Definite(head) => {
                let kinds = Kinds::of_head(head);
                let fits = |mention: &Mention| {
                    free(mention) && mention.number == head.number && mention.kinds.meets(kinds)
                };
                // "Banish the character and return the card to your hand": 5.3.1, in play it is no card.
                let so_called = |mention: &Mention| {
                    fits(mention) && mention.weight == Weight::Full && mention.card == head_card(head)
                };
                self.last(so_called).or_else(|| self.last(fits))
            }
            Pronoun::The(participle, head) => self.resolve_the(*participle, head, free),
        }
    }

    /// "He" and "she" are the card itself; where it is no character, or was not spoken of as one, the character that
    /// was: "Ready chosen character named … She can't quest".
    fn resolve_he(&self, free: impl Fn(&Mention) -> bool) -> Thing {
        let spoken_of = self.last_of(Thing::Source).is_some_and(|mention| mention.kinds.has_characters());
        let character = |mention: &Mention| {
            free(mention) && mention.number == Number::Singular && mention.kinds.has_characters()
        };
        let other = if spoken_of { None } else { self.last(character) };
        other.unwrap_or(Thing::Source)
    }

    /// "They" is one character or several cards of any kind; in a description of a description ("characters with a
    /// card under them") it is what is described.
    fn resolve_they(&self, free: impl Fn(&Mention) -> bool) -> Option<Thing> {
        if let [.., described, _] = self.open.as_slice() {
            return Some(*described);
        }
        let fits = |mention: &Mention| {
            free(mention) && (mention.number == Number::Plural || mention.kinds.has_characters())
        };
        let in_play = |mention: &Mention| {
            fits(mention) && mention.card == CardSuffix::None && self.may_be_in_play(mention.thing)
        };
        match self.wanted {
            Wanted::Anything | Wanted::ToPlay => self.last(fits),
            Wanted::OncePlayed | Wanted::InPlay => self.last(in_play).or_else(|| self.last(fits)),
        }
    }

    /// The last thing of the same kind spoken of beside the card itself.
    pub(super) fn last_other(&self) -> Option<Thing> {
        let own = self.last_of(Thing::Source).map_or(Kinds::ALL, |mention| mention.kinds);
        self.last(|mention| {
            mention.number == Number::Singular && mention.thing != Thing::Source && mention.kinds.meets(own)
        })
    }

    /// The last things spoken of that were several and are not being described now.
    pub(super) fn last_several(&self) -> Option<Thing> {
        self.last(|mention| mention.number == Number::Plural && !self.open.contains(&mention.thing))
    }

    /// "It" is a card, an item or a location; a character only where there is nothing else.
    fn resolve_it(&self, free: impl Fn(&Mention) -> bool) -> Option<Thing> {
        // "A location with a character at it": what is described.
        if let [.., described, _] = self.open.as_slice()
            && self
                .last_of(*described)
                .is_some_and(|mention| mention.number == Number::Singular && !mention.kinds.has_characters())
        {
            return Some(*described);
        }
        // "Choose a character and exert it": not the item that says so.
        let chosen = self.chosen.and_then(|chosen| self.last_of(chosen));
        // "Choose a character. Search your deck for a card with the same name, reveal it": a card was spoken of since.
        let since = |chosen: &Mention| {
            self.mentions.iter().any(|mention| {
                mention.order > chosen.order
                    && mention.thing != chosen.thing
                    && mention.weight == Weight::Full
                    && mention.number == Number::Singular
                    && mention.card == CardSuffix::Card
                    && free(mention)
            })
        };
        if let Some(chosen) =
            chosen.filter(|chosen| free(chosen) && chosen.number == Number::Singular && !since(chosen))
        {
            return Some(chosen.thing);
        }
        // An action does nothing in play itself: "It can't quest" is said of somebody else.
        let away = self.in_action && self.wanted == Wanted::InPlay;
        let single = |mention: &Mention| {
            free(mention) && mention.number == Number::Singular && !(away && mention.thing == Thing::Source)
        };
        // "Put the top card of your deck under this item, …, then banish it": a card of whatever kind is in play nowhere.
        let thing_itself = self.wanted == Wanted::InPlay
            && self.last_of(Thing::Source).is_some_and(|source| !source.kinds.has_characters());
        let single = |mention: &Mention| {
            single(mention)
                && !(thing_itself && mention.kinds == Kinds::ALL && mention.card == CardSuffix::Card)
        };
        let full = |mention: &Mention| single(mention) && mention.weight == Weight::Full;
        // "If you have a card named … in your discard, you may play it": not what is in play already.
        let to_play = |mention: &Mention| {
            self.wanted == Wanted::ToPlay
                && single(mention)
                && (mention.card == CardSuffix::Card || mention.kinds == Kinds::ALL)
        };
        self.last(|mention| to_play(mention) && mention.thing != Thing::Source)
            .or_else(|| {
                self.last(|mention| {
                    full(mention) && (mention.card == CardSuffix::Card || !mention.kinds.only_characters())
                })
            })
            // "If you have an item in play, you may banish it": on a character, which is no "it".
            .or_else(|| self.last(|mention| single(mention) && self.is_thing_in_passing(mention)))
            .or_else(|| self.last(full))
            // "While there's a card under this character, it gains …".
            .or_else(|| self.last(|mention| single(mention) && mention.thing == Thing::Source))
            .or_else(|| self.last(single))
            .or_else(|| (self.is_card_in_play() && !away).then_some(Thing::Source))
    }

    /// "Choose a character. For each character that sang this song, that character …": one of those, or the chosen one?
    pub(super) fn is_open_in_each(&self, word: &Pronoun, thing: Thing) -> bool {
        let Pronoun::That(head) = word else { return false };
        let is_rival = |other: Thing| {
            other != thing
                && self.last_of(other).is_some_and(|mention| {
                    mention.number == Number::Singular && mention.kinds.meets(Kinds::of_head(head))
                })
        };
        self.one_by_one == Some(thing)
            && self.deeds.iter().any(|(deed, other)| *deed == Participle::Chosen && is_rival(*other))
    }

    /// Whether a condition spoke of an item, a location or a card that what is done now can be done to.
    fn is_thing_in_passing(&self, mention: &Mention) -> bool {
        let is_thing = mention.card == CardSuffix::Card || !mention.kinds.has_characters();
        let is_there =
            self.wanted != Wanted::InPlay || mention.card == CardSuffix::None && mention.kinds != Kinds::ALL;
        let on_character = self.last_of(Thing::Source).is_some_and(|source| source.kinds.only_characters());
        on_character
            && !self.in_subject
            && mention.weight == Weight::Passing
            && mention.thing != Thing::Source
            && is_thing
            && is_there
    }

    /// "That character" is one that was mentioned, not the card itself unless nothing else fits.
    fn resolve_that(&self, head: &Head, number: Number, free: impl Fn(&Mention) -> bool) -> Option<Thing> {
        let kinds = Kinds::of_head(head);
        let fits =
            |mention: &Mention| free(mention) && mention.number == number && mention.kinds.meets(kinds);
        let other = |mention: &Mention| fits(mention) && mention.thing != Thing::Source;
        // "Draw a card if that character is exerted": not the card that is drawn, where a character was spoken of. What is
        // played may have been any card before it was looked at.
        let in_play = kinds != Kinds::ALL && head.card == CardSuffix::None && self.wanted != Wanted::ToPlay;
        let of_its_kind = |mention: &Mention| {
            other(mention) && mention.weight == Weight::Full && mention.kinds != Kinds::ALL
        };
        let kin = if in_play { self.last(of_its_kind) } else { None };
        // "Choose a character card in your discard. Deal damage to chosen character equal to that card's cost": what was called a card.
        let called_card = |mention: &Mention| {
            other(mention) && mention.weight == Weight::Full && mention.card == CardSuffix::Card
        };
        let is_card = head.kinds == [Kind::Card];
        // "Choose a character with a card under them. Put that card into your hand": the card by which it was described.
        let described_by = self.mentions.iter().rev().find(|mention| other(mention)).and_then(|host| {
            let first = self.mentions.iter().find(|mention| mention.thing == host.thing)?.order;
            let inside = |mention: &&Mention| {
                called_card(mention) && mention.order > first && mention.order < host.order
            };
            self.mentions.iter().rev().find(inside).map(|mention| mention.thing)
        });
        let kin = match is_card {
            true if self.in_value => self.last(called_card),
            true => described_by,
            false => kin,
        };
        // "Chosen character gets -{S} equal to that character's {S}": its own would be "their {S}".
        let another = |mention: &Mention| {
            other(mention)
                && mention.weight == Weight::Full
                && mention.kinds != Kinds::ALL
                && Some(mention.thing) != self.acting_card()
        };
        let kin = if self.in_value && in_play { self.last(another).or(kin) } else { kin };
        kin.or_else(|| self.last(other)).or_else(|| self.last(fits))
    }

    fn resolve_the(
        &self,
        participle: Participle,
        head: &Head,
        free: impl Fn(&Mention) -> bool,
    ) -> Option<Thing> {
        match participle {
            Participle::Challenging => Some(Thing::Challenger),
            Participle::Challenged => Some(Thing::Challenged),
            Participle::Named => Some(Thing::Result),
            Participle::Chosen
            | Participle::Banished
            | Participle::Revealed
            | Participle::Moved
            | Participle::Exerted
            | Participle::Returned
            | Participle::Discarded
            | Participle::Played
            | Participle::Other => {
                let kinds = Kinds::of_head(head);
                let done = |fits: &dyn Fn(&Mention) -> bool| {
                    let is_meant = |thing: Thing| {
                        self.last_of(thing).is_none_or(|mention| {
                            free(&mention) && mention.kinds.meets(kinds) && fits(&mention)
                        })
                    };
                    self.deeds
                        .iter()
                        .rev()
                        .find(|(done, thing)| *done == participle && is_meant(*thing))
                        .map(|(_, thing)| *thing)
                };
                // Of "a character card in your discard and a character in play" the chosen card is the first.
                done(&|mention| mention.number == head.number && mention.card == head_card(head))
                    .or_else(|| done(&|mention| mention.number == head.number))
                    .or_else(|| done(&|_| true))
            }
        }
    }

    /// The player a pronoun means: the one acting, the last one mentioned, or the player of the last card.
    pub(super) fn resolve_player(&self) -> Option<Who> {
        match self.acting {
            Some(Acting::Player(who)) => Some(who),
            _ => self.last_player(),
        }
    }

    /// The last player mentioned, or the player of the last card mentioned.
    pub(super) fn last_player(&self) -> Option<Who> {
        self.players
            .last()
            .map(|mention| mention.who)
            // What is being described is not what its own description speaks of: "the top card of that player's deck".
            .or_else(|| {
                self.last(|mention| mention.thing != Thing::Source && !self.open.contains(&mention.thing))
                    .map(Who::OwnerOf)
            })
    }

    /// Whose turn "their next turn" is: of the subject's player, else of what was mentioned last.
    pub(super) fn resolve_turn(&self) -> Option<Who> {
        match self.acting {
            Some(Acting::Player(who)) => Some(who),
            Some(Acting::Card(thing)) => Some(Who::OwnerOf(thing)),
            Some(Acting::You) | None => {
                let card = self.mentions.iter().rev().find(|mention| mention.weight == Weight::Full);
                match (self.players.last(), card) {
                    (Some(player), Some(card)) if player.order > card.order => Some(player.who),
                    (_, Some(card)) => Some(Who::OwnerOf(card.thing)),
                    (Some(player), None) => Some(player.who),
                    (None, None) => None,
                }
            }
        }
    }
}
