//! Names: what an instruction or an event binds, once, and later words speak of.

/// A name bound once: to objects, players, a number or the name of a card.
///
/// A name that an instruction gives to what it did is a *result*; the text dump writes it as a part of the numbered instruction
/// (`%3.damage`), every other name with a dollar sign (`$c`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Name(pub u8);

impl Name {
    /// Of an event: what it is about.
    pub const SUBJECT: Name = Name(0);
    /// Of an event: the other thing in it.
    pub const OBJECT: Name = Name(1);
    /// Of an event: the player who did it or to whom it happened.
    pub const PLAYER: Name = Name(2);
    /// Of an event: its amount.
    pub const AMOUNT: Name = Name(3);
    /// In an action: the characters that sang it.
    pub const SINGERS: Name = Name(4);
    /// The first one that an effect binds itself.
    pub const FIRST: Name = Name(5);

    /// Whether an event binds it, or the play of a song, and no instruction.
    pub fn is_given(self) -> bool {
        self < Name::FIRST
    }
}
