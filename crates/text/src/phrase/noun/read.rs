use cards::tree::*;

use crate::cursor::{Cursor, Read};

/// A noun phrase in any position: object, condition, amount. Greedy over postmodifiers; joined phrases included.
pub fn read_noun_phrase(c: &mut Cursor<'_>) -> Read<NounPhrase> {
    c.fail("a card")
}

/// A noun phrase before its verb: like [`read_noun_phrase`], but a bare participle is left to the verb.
pub fn read_subject_noun(c: &mut Cursor<'_>) -> Read<NounPhrase> {
    c.fail("a card")
}

/// A word that points back: "they", "that card", "the challenging character".
pub fn read_ref(c: &mut Cursor<'_>) -> Read<Ref> {
    c.fail("a reference")
}

/// "one", "the other", "the rest", "2".
pub fn read_portion(c: &mut Cursor<'_>) -> Read<Portion> {
    c.fail("a portion")
}

/// A kind in the singular: "character".
pub fn read_kind(c: &mut Cursor<'_>) -> Read<Kind> {
    c.fail("a kind of card")
}

/// A comparison after its unit was announced: "3 or less", "equal to …".
pub fn read_compare(c: &mut Cursor<'_>) -> Read<Compare> {
    c.fail("a comparison")
}

/// {S}, {W} or {L}.
pub fn read_stat(c: &mut Cursor<'_>) -> Read<Stat> {
    c.fail("{S}, {W} or {L}")
}

/// Takes a trailing "here" off a phrase: "move a character here" has it as the destination, not as a description.
pub fn take_here(noun: &mut NounPhrase) -> bool {
    take_post(noun, |post| matches!(post, Post::Here)).is_some()
}

/// Takes a trailing "under …" off a phrase: "put a card under this character" has it as the place.
pub fn take_under(noun: &mut NounPhrase) -> Option<NounPhrase> {
    match take_post(noun, |post| matches!(post, Post::Under(_)))? {
        Post::Under(what) => Some(*what),
        _ => None,
    }
}

/// Takes the last postmodifier off a phrase if it is of a kind.
pub fn take_post(noun: &mut NounPhrase, wanted: impl Fn(&Post) -> bool) -> Option<Post> {
    match noun {
        NounPhrase::Noun(noun) if noun.post.last().is_some_and(&wanted) => noun.post.pop(),
        NounPhrase::Joined { items, .. } => take_post(items.last_mut()?, wanted),
        _ => None,
    }
}
