//! The noun phrase, heart of the tree: determiner, adjectives, head and postmodifiers, each in printed order.
//!
//! One type serves targets, conditions, amounts, triggers, costs and statics. What each part means is a filter; all
//! filters of a phrase hold together. Order is kept because print varies it freely.

use super::*;

/// The number by which later words refer to a phrase.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
pub struct Binding(pub u8);

node! {
    /// Anything that stands for one or more cards.
    pub enum NounPhrase {
        /// "this character", "this item", "this card"…: the card the ability is on (6.1.12 for "card").
        This(Kind),
        /// A described thing: "chosen opposing character with 3 {S} or less".
        Noun(Noun),
        /// A word that points back: "they", "that card", "the challenging character".
        Ref(Ref),
        /// Several phrases joined: "this character or one of your characters named …".
        Joined {
            items: Vec<NounPhrase>,
            join: Join,
            /// Whether every phrase has its head printed.
            #[serde(default)]
            heads: Heads,
            /// The number later words use for all of it.
            #[serde(default)]
            bind: Option<Binding>,
        },
        /// "each of them", "one of those cards", "2 of them": a part of what was mentioned.
        /// "One of them with cost 4 or less" describes which.
        PartOf { quantity: Quantity, of: Ref, #[serde(default)] bind: Option<Binding>, #[serde(default)] post: Vec<Post> },
        /// "one", "the other", "the rest", "2", standing for cards just looked at, revealed or chosen.
        Portion(Portion),
        /// Nothing printed: what a relative clause is about, in the place it would have in the clause ("the next
        /// character you play `[it]` this turn").
        Gap,
    }

    /// Where the heads of joined phrases are printed.
    #[derive(Default, Copy)]
    pub enum Heads {
        /// "this character or another Hero character".
        #[default]
        Each,
        /// "this or another Hero character".
        Last,
    }

    /// A described thing.
    pub struct Noun {
        #[serde(default)]
        pub quantity: Quantity,
        /// "one of the cards", "any of the cards that were under them".
        #[serde(default)]
        pub of_the: OfThe,
        /// "your", "their", "chosen opponent's", before the head or after "of".
        #[serde(default)]
        pub possessor: Option<Possessor>,
        /// "other" / "another" (6.1.6).
        #[serde(default)]
        pub other: Other,
        /// "chosen": its player chooses while resolving (6.1.3).
        #[serde(default)]
        pub chosen: Chosen,
        #[serde(default)]
        pub adjectives: Vec<Adjective>,
        pub head: Head,
        #[serde(default)]
        pub post: Vec<Post>,
        /// The number later words use for it.
        #[serde(default)]
        pub bind: Option<Binding>,
    }

    /// The leading quantity of a phrase.
    #[derive(Default, Copy)]
    pub enum Quantity {
        /// No word: "chosen character", "your characters", "characters".
        #[default]
        Bare,
        /// "a" / "an", fused with other to "another".
        A,
        /// "one" spelled out: "one of your characters".
        One,
        Each,
        All,
        /// "all of", before a possessor: "all of your characters"; [`Quantity::All`] there is "all your characters".
        AllOf,
        /// "all the cards in your hand".
        AllThe,
        Any,
        AnyNumber,
        No,
        N(u32),
        NOrMore(u32),
        NOrFewer(u32),
        /// "exactly 3".
        Exactly(u32),
        /// "at least 3".
        AtLeast(u32),
        /// "no more than 3".
        NoMoreThan(u32),
        /// "half the cards in your hand, rounded up": how it is rounded is printed behind the phrase.
        Half(Rounding),
        OneOrMore,
        UpTo(u32),
        Only(u32),
        FewerThan(u32),
        MoreThan(u32),
        /// "the": "the cards in your hand".
        The,
        /// "the same": one for all of them ("move up to 2 characters to the same location").
        Same,
        /// "the next": the next matching one (4.3.6).
        Next,
        /// "the first".
        First,
        /// "the second" / "a second", "a third" and so on.
        Nth(u32, Article),
        /// "the top card" / "the top N cards".
        Top(Option<u32>),
        /// "the bottom card" / "the bottom N cards".
        Bottom(Option<u32>),
        /// "a number of cards from the top of …", its size given by an "equal to".
        ANumberOf,
        /// "either 2 cards or …": a free choice between two amounts.
        Either(u32),
        /// "both".
        Both,
        /// "that many", "the same number of".
        That(ThatAmount),
        /// "X", which a "where X is" behind it says.
        X,
        /// "up to X".
        UpToX,
        /// "an even number of", "an odd number of".
        Parity(Parity),
        /// "each of up to 2".
        EachOfUpTo(u32),
    }

    #[derive(Copy)]
    pub enum Parity { Even, Odd }

    #[derive(Default, Copy)]
    pub enum OfThe { #[default] No, OfThe }

    #[derive(Default, Copy)]
    pub enum Article {
        #[default]
        A,
        The,
        /// "your second action", where the possessor takes the place of the article.
        Own,
    }

    /// Where "other" stands.
    #[derive(Default, Copy)]
    pub enum Other {
        #[default]
        No,
        /// "another chosen", "your other", "each other", "up to 2 other chosen".
        Other,
        /// "another 2 chosen characters", before a number.
        Another,
        /// "chosen other".
        AfterChosen,
    }

    /// Whether the thing is chosen while resolving.
    #[derive(Default, Copy)]
    pub enum Chosen { #[default] No, Chosen }

    /// The head of a phrase: one kind or several joined, in play or as cards elsewhere.
    pub struct Head {
        /// Empty where print leaves the head out: "any in play with 10 {S} or more", "a non-character".
        pub kinds: Vec<Kind>,
        #[serde(default)]
        pub join: Join,
        /// "character card" and the like: the card outside play (5.3.1).
        #[serde(default)]
        pub card: CardSuffix,
        pub number: Number,
    }

    #[derive(Default, Copy)]
    pub enum CardSuffix { #[default] None, Card }

    #[derive(Copy)]
    pub enum Number { Singular, Plural }

    #[derive(Default, Copy)]
    pub enum Join {
        And,
        #[default]
        Or,
        AndOr,
    }

    /// What kind of thing a word names.
    pub enum Kind {
        Card,
        Character,
        Action,
        Song,
        Item,
        Location,
        /// A classification as the head: "a Knight", "chosen Villain of yours".
        Class(ClassName),
        /// A player as a thing counted ("each opposing player").
        Player,
        Opponent,
        /// "the one with …": one of those just chosen or looked at.
        One,
        /// "an ink drop": no card (1.13).
        Counter(vocabulary::Counter),
    }

    /// Before the head.
    pub enum Adjective {
        /// One or more classifications: "Hero", "Pirate or Villain".
        Class { classes: Vec<ClassName>, #[serde(default)] join: Join },
        Ink(vocabulary::Ink),
        Opposing,
        Damaged,
        Undamaged,
        Exerted,
        Ready,
        /// "challenging" / "being challenged" as a description, not as a reference.
        Challenging,
        /// "non-character".
        Non(Kind),
        /// "additional" (4.2.3.1).
        Additional,
        /// "revealed": among the cards this effect revealed.
        Revealed,
        /// "a random card".
        Random,
        /// "facedown" / "faceup".
        Facedown,
        Faceup,
        /// "Evasive", before a head.
        Keyword(KeywordName),
        /// Several adjectives of which one or all hold: "damaged or exerted", "Amber or Steel".
        Joined { items: Vec<Adjective>, #[serde(default)] join: Join },
    }

    /// After the head.
    pub enum Post {
        /// "in play".
        InPlay,
        /// "you have in play", "opponents have in play", "you have here".
        Have { who: PlayerPhrase, place: HavePlace },
        /// "named X", "named X or Y".
        Named { names: Vec<CardName>, #[serde(default)] join: Join },
        /// "not named X".
        NotNamed(CardName),
        /// "of yours", "of theirs".
        Of(Possessor),
        /// "from your discard".
        From(Zone),
        /// "in your hand".
        In(Zone),
        /// "of your deck" after "the top card".
        OfZone(Zone),
        /// "from the top of your deck".
        FromTopOf(Zone),
        /// "from among them".
        FromAmong(Ref),
        /// "from the bottom of your deck".
        FromBottomOf(Zone),
        /// "from here": at the location, and moved away from it.
        FromHere,
        /// "from it", "from there": among the cards of the hand or deck just shown.
        FromThose(ThoseWord),
        /// "with cost 3 or less".
        WithCost(Compare),
        /// "with 3 {S} or less", "with more {S} than each opposing character".
        WithStat { stat: Stat, compare: Compare },
        /// "with total {S} 10 or less": a limit on the sum over all chosen.
        WithTotal { stat: Stat, compare: Compare },
        /// "with total cost 5 or less".
        WithTotalCost(Compare),
        /// "with Evasive", "with Rush or Evasive".
        WithKeyword { keywords: Vec<KeywordName>, #[serde(default)] join: Join },
        WithoutKeyword(KeywordName),
        /// "with damage", "with no damage".
        WithDamage,
        WithNoDamage,
        /// "with 3 or more damage".
        WithDamageAmount(Compare),
        /// "with a card under them", "with 2 or more cards under them".
        With(Box<NounPhrase>),
        /// "with {IW}".
        WithInkwellSymbol,
        /// "with the same name", "with the same name as the banished character", "with that name".
        SameName(Option<Box<NounPhrase>>),
        ThatName,
        /// "with a different name", "with a different name than each other item you have in play"; "with different
        /// names", of several that no two share (5.2.6).
        DifferentName { #[serde(default)] than: Option<Box<NounPhrase>> },
        DifferentNames,
        /// "among them": of those just spoken of.
        Among(Ref),
        /// "with the highest cost", "with the lowest {S} among your characters", "with the most damage".
        Superlative { degree: Degree, what: Measure, #[serde(default)] among: Option<Box<NounPhrase>> },
        /// ", or tied for highest cost", ", or each card tied for highest cost": a tie is enough.
        OrTied { degree: Degree, what: Measure, #[serde(default)] each: Option<Head> },
        /// "with the same cost as …".
        SameCost { #[serde(default)] or: SameOr, #[serde(default)] to: Option<Box<NounPhrase>> },
        /// "here".
        Here,
        /// "there": at the location just mentioned.
        There,
        /// "at a location", "at locations"; of characters only, also in "locations and characters at locations".
        At(Box<NounPhrase>),
        /// "under this character".
        Under(Box<NounPhrase>),
        /// "from under this character".
        FromUnder(Box<NounPhrase>),
        /// "of your choice".
        OfChoice(Possessor),
        /// "as another character", after "the same location".
        SameAs(Box<NounPhrase>),
        /// "except this character".
        Except(Box<NounPhrase>),
        /// A relative clause about a state: "that isn't a song", "that was under them", "that have a card under
        /// them". What is described stands in the condition as [`NounPhrase::Gap`].
        Which { pronoun: RelativePronoun, condition: Box<Condition> },
        /// A relative clause about something that happened: "who was challenged this turn", "that sang this song", "banished in a challenge this turn", "you play this turn", "discarded this way".
        Relative { #[serde(default)] pronoun: RelativePronoun, event: Box<Event> },
        /// "each" after a list of things: "with cost 2 or less each".
        Distributed,
        /// "at random": which ones is left to chance.
        AtRandom,
        /// One of several descriptions: "with cost 3 or less or named …".
        AnyOf(Vec<Post>),
    }

    #[derive(Copy)]
    pub enum ThoseWord { It, There }

    /// "highest" or "most", "lowest" or "least".
    #[derive(Copy)]
    pub enum Degree { Most, Least }

    /// What is compared.
    #[derive(Copy)]
    pub enum Measure {
        Cost,
        Stat(Stat),
        /// "the most {S}", where "the highest {S}" is usual.
        StatCounted(Stat),
        Damage,
    }

    /// "with the same cost", "with the same cost or less".
    #[derive(Default, Copy)]
    pub enum SameOr { #[default] Same, OrLess, OrMore }

    #[derive(Default, Copy)]
    pub enum RelativePronoun { #[default] None, That, Who }

    #[derive(Copy)]
    pub enum HavePlace { InPlay, Here, Nowhere }

    /// A comparison of a cost or a value.
    pub enum Compare {
        Exactly(u32),
        /// "exactly 3", the word printed.
        JustExactly(u32),
        OrLess(u32),
        OrMore(u32),
        /// "or greater", an older wording of "or more".
        OrGreater(u32),
        OrFewer(u32),
        /// "equal to …".
        EqualTo(Box<Value>),
        /// "equal to or less than …".
        EqualOrLess(Box<Value>),
        /// "up to N more than …" (a cost).
        UpToMore(u32, Box<NounPhrase>),
        /// "more {S} than each opposing character".
        MoreThan(Box<NounPhrase>),
        LessThan(Box<NounPhrase>),
        /// "more than …", "less than …", of a value: "less than this character's cost".
        MoreThanValue(Box<Value>),
        LessThanValue(Box<Value>),
        /// "more {S} than {W}", of the same card.
        MoreThanStat(Stat),
        LessThanStat(Stat),
    }

    #[derive(Copy, PartialOrd, Ord, Hash)]
    pub enum Stat { Strength, Willpower, Lore }

    /// A part of cards just looked at, revealed or mentioned.
    #[derive(Copy)]
    pub enum Portion {
        /// "one".
        One,
        /// "the other".
        TheOther,
        /// "the rest".
        TheRest,
        /// "2".
        N(u32),
        /// "up to 2".
        UpTo(u32),
        /// "any number of them"
        AnyNumber,
        /// "both", "the others".
        Both,
        TheOthers,
        /// "each of the others".
        EachOfTheOthers,
    }

    /// A word that points back to something mentioned or implied before (6.1.11, 1.4.3.2).
    pub struct Ref {
        #[serde(default)]
        pub to: Antecedent,
        pub word: Pronoun,
    }

    /// What a [`Ref`] means.
    #[derive(Default, Copy, PartialOrd, Ord, Hash)]
    pub enum Antecedent {
        /// Not resolved yet; never in the library.
        #[default]
        Open,
        /// The phrase that has this number.
        Bound(Binding),
        /// The card the ability is on.
        Source,
        /// The character that challenges / is challenged in the challenge the ability speaks of.
        Challenger,
        Challenged,
        /// The object that the trigger's event was about, where the head has no phrase of its own for it.
        Event,
        /// What the previous instruction produced: the card that was named.
        Result,
        /// The deck that was mentioned last: "put that card on top of it".
        Deck,
    }

    /// How a reference is worded.
    pub enum Pronoun {
        He,
        She,
        It,
        They,
        /// "that character", "that card".
        That(Head),
        /// "those characters".
        Those(Head),
        /// "the challenging character", "the banished card", "the chosen character", "the named card".
        The(Participle, Head),
        /// "the character", a plain definite.
        Definite(Head),
    }

    #[derive(Copy)]
    pub enum Participle {
        Challenging,
        Challenged,
        Chosen,
        Banished,
        Revealed,
        Named,
        Moved,
        Exerted,
        Returned,
        Discarded,
        Played,
        Other,
    }
}
