//! Sentences and the few structures that join clauses (6.1.2, 6.1.4, 6.1.5).

use super::*;
use vocabulary::order::InOrder;

node! {
    /// One printed sentence.
    pub struct Sentence {
        /// What opens it, in printed order: "Then,", "If you do,", "During your turn,", "For each …,".
        #[serde(default)]
        pub lead: Vec<Lead>,
        /// What is done, or is so.
        pub act: Act,
    }

    /// What opens a sentence and holds for all of it.
    pub enum Lead {
        /// "Then," or "Then" without a comma.
        Then(ThenComma),
        /// "Otherwise,": where the condition of the sentence before did not hold.
        Otherwise,
        /// "If you have a Hero character in play," (6.1.16).
        If(Condition),
        /// "While this character is exerted," (6.1.13.5).
        While(Condition),
        /// "Unless you have a location in play," (6.1.16).
        Unless(Condition),
        /// "For each card in your hand," (6.1.8).
        ForEach(Each),
        /// "This turn,", "Until the start of your next turn," (6.1.13.3).
        Duration(Duration),
        /// "During your turn," (6.1.13.1).
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

    /// Whether a comma stands there.
    #[derive(Default, Copy)]
    pub enum ThenComma {
        /// It does.
        #[default]
        Comma,
        /// It does not.
        None,
    }

    /// How often (6.1.13.2).
    pub struct Limit {
        /// How many times.
        pub times: Times,
        /// In what period.
        pub per: LimitPeriod,
    }

    /// The words for how many times.
    #[derive(Copy)]
    pub enum Times {
        /// "once".
        Once,
        /// "twice".
        Twice,
    }

    /// The period in which the times are counted.
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
        /// A single clause: "draw a card".
        Clause(Clause),
        /// "A and B", "A, then B", "A, B, and C": done in written order (6.1.2).
        Series {
            /// The parts.
            acts: Vec<Act>,
            /// What stands between one part and the next: one fewer than there are parts.
            joins: Vec<SeriesJoin>,
        },
        /// "you may A" (6.1.4).
        May {
            /// Who decides.
            who: PlayerPhrase,
            /// What they may do.
            act: Box<Act>,
        },
        /// "A to B" (6.1.5).
        To {
            /// What is required, wholly (6.1.5.1).
            first: Box<Act>,
            /// What happens only then.
            then: Box<Act>,
        },
        /// "A or B" (6.1.5.2).
        Or(Vec<Act>),
        /// "choose one:" with its options; `who` is the subject ("you", left out, or a player).
        ChooseOne {
            /// Who chooses: "you", left out, or a player.
            who: Subject,
            /// How many options.
            #[serde(default)]
            count: OptionCount,
            /// Whether "of the following" is printed.
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
            /// The options, each with its sentences, in printed order.
            options: Vec<Vec<Sentence>>,
        },
        /// A player picks one of two labelled answers.
        ChooseLabel {
            /// Who picks.
            who: PlayerPhrase,
            /// The answers, each with what it does.
            options: Vec<Labelled>,
        },
        /// A case split on what a card is: "if its card type is:" with a bullet for each case.
        Cases {
            /// The card that is looked at: "its", "that card's".
            of: Possessor,
            /// The cases, in printed order.
            cases: Vec<Case>,
        },
        /// A triggered ability made by the effect: floating or delayed (6.2.7).
        Trigger(Box<Triggered>),
        /// A replacement made by the effect: "the next time … would …, … instead".
        Replace(Box<Replacement>),
        /// A condition that belongs to this part only: "and if you have …, draw a card".
        If {
            /// What must hold for this part.
            condition: Condition,
            /// The part.
            act: Box<Act>,
        },
    }

    /// How many options are chosen.
    #[derive(Default, Copy)]
    pub enum OptionCount {
        /// "choose one:".
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
        /// "choose both instead".
        #[default]
        Both,
        /// "choose all instead".
        All,
        /// "choose two instead".
        N(u32),
        /// "choose up to two instead".
        UpTo(u32),
        /// "choose any number instead".
        AnyNumber,
    }

    /// What stands before the options.
    #[derive(Default, Copy)]
    pub enum ListMark {
        /// A colon.
        #[default]
        Colon,
        /// A full stop.
        Stop,
    }

    /// "choose one:" or "choose one of the following:".
    #[derive(Default, Copy)]
    pub enum ChooseWord {
        /// "choose one:".
        #[default]
        Plain,
        /// "choose one of the following:".
        Following,
    }

    /// How the next act is joined to the one before.
    #[derive(Copy)]
    pub enum SeriesJoin {
        /// "A and B".
        And,
        /// "A, and B".
        CommaAnd,
        /// "A, B".
        Comma,
        /// "A, then B".
        CommaThen,
        /// ", then," before a condition of its own.
        CommaThenComma,
        /// "A then B".
        Then,
        /// "A and then B".
        AndThen,
        /// "A, and then B".
        CommaAndThen,
        /// "A, but B".
        CommaBut,
        /// "and," before a condition of its own: "and, if you have …, can't challenge".
        AndComma,
    }

    /// An answer to pick, and what comes of it.
    pub struct Labelled {
        /// The answer, in capitals as printed.
        pub label: AbilityName,
        /// What comes of it.
        pub sentences: Vec<Sentence>,
    }

    /// One bullet of a case split.
    pub struct Case {
        /// The kinds of card it is about.
        pub kinds: Vec<Kind>,
        /// How they are joined.
        #[serde(default)]
        pub join: Join,
        /// What is done then.
        pub sentences: Vec<Sentence>,
    }
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
        sets.order_by(|one, other| one.len().cmp(&other.len()).then_with(|| one.cmp(other)));
        sets
    }
}
