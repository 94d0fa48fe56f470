//! Sentences and the few structures that join clauses (6.1.2, 6.1.4, 6.1.5).

use super::*;

node! {
    /// One printed sentence.
    pub struct Sentence {
        /// What opens it, in printed order: "Then,", "If you do,", "During your turn,", "For each …,".
        #[serde(default)]
        pub lead: Vec<Lead>,
        pub act: Act,
    }

    pub enum Lead {
        /// "Then," or "Then" without a comma.
        Then(ThenComma),
        Otherwise,
        If(Condition),
        While(Condition),
        Unless(Condition),
        ForEach(Each),
        Duration(Duration),
        During(TurnPeriod),
        /// "Once during your turn,", "Once per turn,", "Twice during your turn,".
        Limit(Limit),
        /// "Each turn,".
        EachTurn,
        /// "During challenges,".
        DuringChallenges,
        /// "As long as …,": another word for "while".
        AsLongAs(Condition),
        /// "Starting with you,": the players act in turn order anyway (6.7.6).
        StartingWithYou,
    }

    #[derive(Default, Copy)]
    pub enum ThenComma { #[default] Comma, None }

    /// How often (6.1.13.2).
    pub struct Limit { pub times: Times, pub per: LimitPeriod }

    #[derive(Copy)]
    pub enum Times { Once, Twice }

    pub enum LimitPeriod {
        /// "per turn".
        PerTurn,
        /// "per game".
        PerGame,
        /// "during your turn".
        During(TurnPeriod),
    }

    /// What a sentence does.
    pub enum Act {
        Clause(Clause),
        /// "A and B", "A, then B", "A, B, and C": done in written order (6.1.2).
        Series { acts: Vec<Act>, joins: Vec<SeriesJoin> },
        /// "you may A" (6.1.4).
        May { who: PlayerPhrase, act: Box<Act> },
        /// "A to B" (6.1.5).
        To { first: Box<Act>, then: Box<Act> },
        /// "A or B" (6.1.5.2).
        Or(Vec<Act>),
        /// "choose one:" with its options; `who` is the subject ("you", left out, or a player).
        ChooseOne {
            who: Subject,
            #[serde(default)]
            count: OptionCount,
            #[serde(default)]
            word: ChooseWord,
            /// ". If …, choose both instead": when more are chosen.
            #[serde(default)]
            both_if: Option<Condition>,
            /// How many then.
            #[serde(default)]
            then_count: ThenCount,
            /// Whether a colon or a stop stands before the options.
            #[serde(default)]
            mark: ListMark,
            options: Vec<Vec<Sentence>>,
        },
        /// A player picks one of two labelled answers.
        ChooseLabel { who: PlayerPhrase, options: Vec<Labelled> },
        /// A case split on what a card is: "if its card type is:" with a bullet for each case.
        Cases { of: Possessor, cases: Vec<Case> },
        /// A triggered ability made by the effect: floating or delayed (6.2.7).
        Trigger(Box<Triggered>),
        /// A replacement made by the effect: "the next time … would …, … instead".
        Replace(Box<Replacement>),
        /// A condition that belongs to this part only: "and if you have …, draw a card".
        If { condition: Condition, act: Box<Act> },
    }

    /// How many options are chosen.
    #[derive(Default, Copy)]
    pub enum OptionCount {
        #[default]
        One,
        /// "choose two:".
        N(u32),
        /// "choose up to two:".
        UpTo(u32),
        /// "choose one or both:".
        OneOrBoth,
        /// "choose one or more:".
        OneOrMore,
    }

    /// "choose both instead", "choose two instead".
    #[derive(Default, Copy)]
    pub enum ThenCount {
        #[default]
        Both,
        All,
        N(u32),
        UpTo(u32),
        /// "choose any number instead".
        AnyNumber,
    }

    #[derive(Default, Copy)]
    pub enum ListMark { #[default] Colon, Stop }

    /// "choose one:" or "choose one of the following:".
    #[derive(Default, Copy)]
    pub enum ChooseWord { #[default] Plain, Following }

    /// How the next act is joined to the one before.
    #[derive(Copy)]
    pub enum SeriesJoin {
        And,
        CommaAnd,
        Comma,
        CommaThen,
        /// ", then," before a condition of its own.
        CommaThenComma,
        Then,
        AndThen,
        CommaAndThen,
        CommaBut,
        /// "and," before a condition of its own: "and, if you have …, can't challenge".
        AndComma,
    }

    pub struct Labelled { pub label: AbilityName, pub sentences: Vec<Sentence> }

    pub struct Case { pub kinds: Vec<Kind>, #[serde(default)] pub join: Join, pub sentences: Vec<Sentence> }
}

impl OptionCount {
    /// Which options together can be chosen out of so many, the fewest first, each in printed order.
    pub fn choices(self, many: usize) -> Vec<Vec<usize>> {
        let size = |number: u32| usize::try_from(number).unwrap_or(usize::MAX);
        let sizes = match self {
            OptionCount::One => 1..=1,
            OptionCount::N(number) => size(number)..=size(number),
            OptionCount::UpTo(number) => 0..=size(number),
            OptionCount::OneOrBoth | OptionCount::OneOrMore => 1..=many,
        };
        let mut sets: Vec<Vec<usize>> = (0..1_usize << many.min(16))
            .map(|set| (0..many).filter(|at| set & (1 << at) != 0).collect::<Vec<usize>>())
            .filter(|set| sizes.contains(&set.len()))
            .collect();
        sets.sort_by(|one, other| one.len().cmp(&other.len()).then_with(|| one.cmp(other)));
        sets
    }
}
