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
            /// The phrases, in printed order.
            items: Vec<NounPhrase>,
            /// "and", "or", "and/or".
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
        PartOf {
            /// How many of them.
            quantity: Quantity,
            /// What was mentioned.
            of: Ref,
            /// The number later words use for the part, where any does.
            #[serde(default)]
            bind: Option<Binding>,
            /// Which ones: "with cost 4 or less".
            #[serde(default)]
            post: Vec<Post>,
        },
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
        /// How many, or which.
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
        /// What stands before the head, in printed order.
        #[serde(default)]
        pub adjectives: Vec<Adjective>,
        /// The kind of card.
        pub head: Head,
        /// What stands behind the head, in printed order.
        #[serde(default)]
        pub post: Vec<Post>,
        /// The number later words use for it, where any does.
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
        /// "each opposing character".
        Each,
        /// "all opposing characters".
        All,
        /// "all of", before a possessor: "all of your characters"; [`Quantity::All`] there is "all your characters".
        AllOf,
        /// "all the cards in your hand".
        AllThe,
        /// "any card".
        Any,
        /// "any number of": how many is chosen while resolving.
        AnyNumber,
        /// "no cards".
        No,
        /// "2 characters".
        N(u32),
        /// "2 or more characters".
        NOrMore(u32),
        /// "2 or fewer cards".
        NOrFewer(u32),
        /// "exactly 3".
        Exactly(u32),
        /// "at least 3".
        AtLeast(u32),
        /// "no more than 3".
        NoMoreThan(u32),
        /// "half the cards in your hand, rounded up": how it is rounded is printed behind the phrase.
        Half(Rounding),
        /// "one or more characters".
        OneOrMore,
        /// "up to 2 chosen characters" (6.1.3).
        UpTo(u32),
        /// "only one character".
        Only(u32),
        /// "fewer than 3 cards".
        FewerThan(u32),
        /// "more than 3 cards".
        MoreThan(u32),
        /// "the": "the cards in your hand".
        The,
        /// "the same": one for all of them ("move up to 2 characters to the same location").
        Same,
        /// "the next": the next matching one (4.3.6).
        Next,
        /// "the next 2": the next so many matching ones.
        NextN(u32),
        /// "the first".
        First,
        /// "the second" / "a second", "a third" and so on.
        Nth(u32, Article),
        /// "the top card" / "the top N cards".
        Top(Option<u32>),
        /// "the bottom card" / "the bottom N cards".
        Bottom(Option<u32>),
        /// "the top X cards", which a "where X is" behind it says.
        TopX,
        /// "the bottom X cards".
        BottomX,
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

    /// Even or odd.
    #[derive(Copy)]
    pub enum Parity {
        /// "an even number of".
        Even,
        /// "an odd number of".
        Odd,
    }

    /// Whether "of the" stands between quantity and head.
    #[derive(Default, Copy)]
    pub enum OfThe {
        /// "one card".
        #[default]
        No,
        /// "one of the cards".
        OfThe,
    }

    /// What stands before an ordinal.
    #[derive(Default, Copy)]
    pub enum Article {
        /// "a second action".
        #[default]
        A,
        /// "the second action".
        The,
        /// "your second action", where the possessor takes the place of the article.
        Own,
    }

    /// Where "other" stands.
    #[derive(Default, Copy)]
    pub enum Other {
        /// Not printed: the card itself may be meant too (6.1.6).
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
    pub enum Chosen {
        /// Not chosen: all that fit, or whichever the quantity says.
        #[default]
        No,
        /// "chosen".
        Chosen,
    }

    /// The head of a phrase: one kind or several joined, in play or as cards elsewhere.
    pub struct Head {
        /// Empty where print leaves the head out: "any in play with 10 {S} or more", "a non-character".
        pub kinds: Vec<Kind>,
        /// How several kinds are joined: "character or location".
        #[serde(default)]
        pub join: Join,
        /// "character card" and the like: the card outside play (5.3.1).
        #[serde(default)]
        pub card: CardSuffix,
        /// "character" or "characters".
        pub number: Number,
    }

    /// Whether "card" follows the kind.
    #[derive(Default, Copy)]
    pub enum CardSuffix {
        /// "character": in play.
        #[default]
        None,
        /// "character card": the card, outside play (5.3.1).
        Card,
    }

    /// Singular or plural, as printed.
    #[derive(Copy)]
    pub enum Number {
        /// "character".
        Singular,
        /// "characters".
        Plural,
    }

    /// How parts of a list are joined.
    #[derive(Default, Copy)]
    pub enum Join {
        /// "and": all of them.
        And,
        /// "or": any of them.
        #[default]
        Or,
        /// "and/or".
        AndOr,
    }

    /// What kind of thing a word names.
    pub enum Kind {
        /// "card", of whichever kind.
        Card,
        /// "character" (5.3).
        Character,
        /// "action" (5.4), songs among them.
        Action,
        /// "song" (5.4.4).
        Song,
        /// "item" (5.5).
        Item,
        /// "location" (5.6).
        Location,
        /// A classification as the head: "a Knight", "chosen Villain of yours".
        Class(ClassName),
        /// A player as a thing counted ("each opposing player").
        Player,
        /// An opponent as a thing counted ("2 or more opponents").
        Opponent,
        /// "the one with …": one of those just chosen or looked at.
        One,
        /// "an ink drop": no card (1.13).
        Counter(vocabulary::Counter),
    }

    /// Before the head.
    pub enum Adjective {
        /// One or more classifications: "Hero", "Pirate or Villain".
        Class {
            /// The classifications.
            classes: Vec<ClassName>,
            /// How they are joined.
            #[serde(default)]
            join: Join,
        },
        /// "Amber": of this ink.
        Ink(vocabulary::Ink),
        /// "opposing": of an opponent.
        Opposing,
        /// "damaged".
        Damaged,
        /// "undamaged".
        Undamaged,
        /// "exerted".
        Exerted,
        /// "ready".
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
        /// "facedown".
        Facedown,
        /// "faceup".
        Faceup,
        /// "Evasive", before a head.
        Keyword(KeywordName),
        /// Several adjectives of which one or all hold: "damaged or exerted", "Amber or Steel".
        Joined {
            /// The adjectives.
            items: Vec<Adjective>,
            /// Whether all of them hold or one.
            #[serde(default)]
            join: Join,
        },
    }

    /// After the head.
    pub enum Post {
        /// "in play".
        InPlay,
        /// "you have in play", "opponents have in play", "you have here".
        Have {
            /// Who has it.
            who: PlayerPhrase,
            /// Where.
            place: HavePlace,
        },
        /// "named X", "named X or Y".
        Named {
            /// The names; one of them is enough.
            names: Vec<CardName>,
            /// The word between them.
            #[serde(default)]
            join: Join,
        },
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
        WithStat {
            /// Which value.
            stat: Stat,
            /// What it is compared with.
            compare: Compare,
        },
        /// "with total {S} 10 or less": a limit on the sum over all chosen.
        WithTotal {
            /// Which value is added up.
            stat: Stat,
            /// What the sum is compared with.
            compare: Compare,
        },
        /// "with total cost 5 or less".
        WithTotalCost(Compare),
        /// "with Evasive", "with Rush or Evasive".
        WithKeyword {
            /// The keywords.
            keywords: Vec<KeywordName>,
            /// Whether all of them are asked for or one.
            #[serde(default)]
            join: Join,
        },
        /// "with Singer 5 or more": by the number of a keyword.
        WithKeywordNumber {
            /// The keyword.
            keyword: KeywordName,
            /// What its number is compared with.
            compare: Compare,
        },
        /// "without Evasive".
        WithoutKeyword(KeywordName),
        /// "with Overdrive": a keyword that has no rules yet.
        WithDeclared(UnknownKeyword),
        /// "without Overdrive".
        WithoutDeclared(UnknownKeyword),
        /// "with damage".
        WithDamage,
        /// "with no damage".
        WithNoDamage,
        /// "with 3 or more damage".
        WithDamageAmount(Compare),
        /// "with a card under them", "with 2 or more cards under them".
        With(Box<NounPhrase>),
        /// "with {IW}".
        WithInkwellSymbol,
        /// "with the same name", "with the same name as the banished character".
        SameName(Option<Box<NounPhrase>>),
        /// "with that name": the one that was named.
        ThatName,
        /// "with a different name", "with a different name than each other item you have in play".
        DifferentName {
            /// What its name must differ from.
            #[serde(default)]
            than: Option<Box<NounPhrase>>,
        },
        /// "with different names", "with different costs": no two of several share one (5.2.6).
        Different(Differing),
        /// "among them": of those just spoken of.
        Among(Ref),
        /// "with the highest cost", "with the lowest {S} among your characters", "with the most damage".
        Superlative {
            /// Highest or lowest.
            degree: Degree,
            /// What is compared.
            what: Measure,
            /// The cards it is compared with, where print names them.
            #[serde(default)]
            among: Option<Box<NounPhrase>>,
        },
        /// ", or tied for highest cost", ", or each card tied for highest cost": a tie is enough.
        OrTied {
            /// Highest or lowest.
            degree: Degree,
            /// What is compared.
            what: Measure,
            /// The head of "each card tied", where it is printed.
            #[serde(default)]
            each: Option<Head>,
        },
        /// "with the same cost as …".
        SameCost {
            /// Whether less or more will do too.
            #[serde(default)]
            or: SameOr,
            /// The card whose cost it is; the one spoken of where left out.
            #[serde(default)]
            to: Option<Box<NounPhrase>>,
        },
        /// "with the same {S} as …".
        SameStat {
            /// Which value.
            stat: Stat,
            /// The card whose value it is; the one spoken of where left out.
            #[serde(default)]
            to: Option<Box<NounPhrase>>,
        },
        /// "with the same classification", "with the same classification as this character".
        SameClass(Option<Box<NounPhrase>>),
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
        Which {
            /// "that", "who".
            pronoun: RelativePronoun,
            /// What is said of it.
            condition: Box<Condition>,
        },
        /// A relative clause about something that happened: "who was challenged this turn", "that sang this song", "banished in a challenge this turn", "you play this turn", "discarded this way".
        Relative {
            /// "that", "who", or none.
            #[serde(default)]
            pronoun: RelativePronoun,
            /// What happened to it, or what it did.
            event: Box<Event>,
        },
        /// "each" after a list of things: "with cost 2 or less each".
        Distributed,
        /// "at random": which ones is left to chance.
        AtRandom,
        /// "of that ink type", "with that keyword", "with that cost": as was just picked.
        OfThat {
            /// What was picked.
            quality: Quality,
            /// The preposition.
            #[serde(default)]
            word: OfThatQuality,
        },
        /// "and Bodyguard", "and 3 {S} or less": a further description after one with "with".
        AndWith(Box<Post>),
        /// One of several descriptions: "with cost 3 or less or named …".
        AnyOf(Vec<Post>),
    }

    /// The preposition before what was picked.
    #[derive(Default, Copy)]
    pub enum OfThatQuality {
        /// "of that ink type".
        #[default]
        Of,
        /// "with that keyword".
        With,
    }

    /// The word for the hand or deck just shown.
    #[derive(Copy)]
    pub enum ThoseWord {
        /// "from it".
        It,
        /// "from there".
        There,
    }

    /// "highest" or "most", "lowest" or "least".
    #[derive(Copy)]
    pub enum Degree {
        /// The most.
        Most,
        /// The least.
        Least,
    }

    /// What is compared.
    #[derive(Copy)]
    pub enum Measure {
        /// "cost".
        Cost,
        /// "the highest {S}".
        Stat(Stat),
        /// "the most {S}", where "the highest {S}" is usual.
        StatCounted(Stat),
        /// "damage".
        Damage,
    }

    /// "with the same cost", "with the same cost or less".
    #[derive(Default, Copy)]
    pub enum SameOr {
        /// "the same cost".
        #[default]
        Same,
        /// "the same cost or less".
        OrLess,
        /// "the same cost or more".
        OrMore,
    }

    /// What a relative clause begins with.
    #[derive(Default, Copy)]
    pub enum RelativePronoun {
        /// Nothing: "banished this turn".
        #[default]
        None,
        /// "that was banished this turn".
        That,
        /// "who was challenged this turn".
        Who,
    }

    /// Where someone has it.
    #[derive(Copy)]
    pub enum HavePlace {
        /// "you have in play".
        InPlay,
        /// "you have here".
        Here,
        /// "you have": not said.
        Nowhere,
    }

    /// A comparison of a cost or a value.
    pub enum Compare {
        /// "cost 3", "3 {S}".
        Exactly(u32),
        /// "exactly 3", the word printed.
        JustExactly(u32),
        /// "3 or less".
        OrLess(u32),
        /// "3 or more".
        OrMore(u32),
        /// "or greater", an older wording of "or more".
        OrGreater(u32),
        /// "3 or fewer".
        OrFewer(u32),
        /// "equal to …".
        EqualTo(Box<Value>),
        /// "equal to or less than …".
        EqualOrLess(Box<Value>),
        /// "equal to or more than the number of …".
        EqualOrMore(Box<Value>, EqualOrMoreWord),
        /// "up to N more than …" (a cost).
        UpToMore(u32, Box<NounPhrase>),
        /// "more {S} than each opposing character".
        MoreThan(Box<NounPhrase>),
        /// "less {S} than this character".
        LessThan(Box<NounPhrase>),
        /// "more than this character's cost".
        MoreThanValue(Box<Value>),
        /// "less than this character's cost".
        LessThanValue(Box<Value>),
        /// "more {S} than {W}", of the same card.
        MoreThanStat(Stat),
        /// "less {S} than {W}", of the same card.
        LessThanStat(Stat),
    }

    /// "more" or "greater", after "equal to or".
    #[derive(Default, Copy)]
    pub enum EqualOrMoreWord {
        /// "equal to or more than".
        #[default]
        More,
        /// "equal to or greater than".
        Greater,
    }

    /// The values of characters and locations that cards speak of (6.6).
    #[derive(Copy, PartialOrd, Ord, Hash)]
    pub enum Stat {
        /// {S} (5.3.6.2).
        Strength,
        /// {W} (5.3.6.3).
        Willpower,
        /// {L} (5.3.6.4).
        Lore,
    }

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
        /// "both".
        Both,
        /// "the others".
        TheOthers,
        /// "each of the others".
        EachOfTheOthers,
        /// "another", after "one".
        Another,
        /// "the third", after "one" and "another".
        TheNth(u32),
    }

    /// A word that points back to something mentioned or implied before (6.1.11, 1.4.3.2).
    pub struct Ref {
        /// What it means.
        #[serde(default)]
        pub to: Antecedent,
        /// How it is worded.
        pub word: Pronoun,
    }

    /// What a [`Ref`] means.
    #[derive(Default, Copy, PartialOrd, Ord, Hash)]
    pub enum Antecedent {
        /// Not resolved: the reader's first pass leaves it so, and no tree in the library has it.
        #[default]
        Open,
        /// The phrase that has this number.
        Bound(Binding),
        /// The card the ability is on.
        Source,
        /// The card the ability is on and the phrase that has this number: "choose another character. They both …".
        SourceAnd(Binding),
        /// Two phrases that have these numbers: "choose one of your characters. Choose an opposing character. They both …".
        Both(Binding, Binding),
        /// The character that challenges in the challenge the ability speaks of.
        Challenger,
        /// What is challenged in the challenge the ability speaks of.
        Challenged,
        /// What the trigger waited for, which no phrase names: "it's the second challenge this turn".
        Event,
        /// What the previous instruction produced: the card that was named.
        Result,
        /// The deck that was mentioned last: "put that card on top of it".
        Deck,
    }

    /// How a reference is worded.
    pub enum Pronoun {
        /// "he", "him".
        He,
        /// "she", "her".
        She,
        /// "it".
        It,
        /// "they", "them"; of one character too.
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

    /// What was done to a thing that "the … card" points back to.
    #[derive(Copy)]
    pub enum Participle {
        /// "the challenging character".
        Challenging,
        /// "the challenged character".
        Challenged,
        /// "the chosen character".
        Chosen,
        /// "the banished character".
        Banished,
        /// "the revealed card".
        Revealed,
        /// "the named card".
        Named,
        /// "the moved character".
        Moved,
        /// "the exerted character".
        Exerted,
        /// "the returned card".
        Returned,
        /// "the discarded card".
        Discarded,
        /// "the played card".
        Played,
        /// "the other character": the one of two not spoken of last.
        Other,
    }
}
