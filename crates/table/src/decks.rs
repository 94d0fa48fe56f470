//! The ready decks of `decks/`, compiled in.

/// A deck that needs no file.
pub struct ReadyDeck {
    /// The name of its file, without the ending.
    pub name: &'static str,
    /// The list.
    pub text: &'static str,
}

macro_rules! ready {
    ($($name:literal),* $(,)?) => {
        /// All ready decks, by name.
        pub const READY: &[ReadyDeck] = &[
            $(ReadyDeck { name: $name, text: include_str!(concat!("../../../decks/", $name, ".txt")) }),*
        ];
    };
}

ready! {
    "plain-amber-ruby",
    "plain-amethyst-emerald",
    "plain-sapphire-steel",
    "amber-amethyst-madrigals",
    "amber-emerald-royals",
    "amber-ruby-dwarfs",
    "amber-sapphire-aliens",
    "amber-steel-puppies",
    "amber-steel-songs",
    "amethyst-emerald-fairies",
    "amethyst-ruby-deities",
    "amethyst-sapphire-sorcery",
    "amethyst-steel-toys",
    "emerald-ruby-pirates",
    "emerald-sapphire-detectives",
    "emerald-steel-villains",
    "ruby-sapphire-heroes",
    "ruby-steel-racers",
    "sapphire-steel-items",
    "amber-amethyst-choir",
    "amber-emerald-discard",
    "amber-ruby-rush",
    "amber-sapphire-healers",
    "amethyst-ruby-evasive",
    "amethyst-sapphire-tinkers",
    "amethyst-steel-whispers",
    "emerald-sapphire-ward",
    "emerald-steel-hunters",
    "ruby-sapphire-landmarks",
    "ruby-steel-control",
    "sapphire-steel-ramp",
    "amber-sapphire-adventurers",
    "amethyst-steel-drops",
    "amber-ruby-concert",
    "amber-steel-officers",
    "amethyst-sapphire-hunny",
    "amethyst-steel-vine",
    "emerald-ruby-fliers",
    "emerald-sapphire-inventors",
}

/// The ready deck with this name.
pub fn ready(name: &str) -> Option<&'static ReadyDeck> {
    READY.iter().find(|deck| deck.name.eq_ignore_ascii_case(name))
}
