//! What cards get, gain and lose: values, keywords, abilities.

use super::*;

node! {
    /// "+2 {S}", "-1 {L}".
    pub struct StatChange {
        /// Which value.
        pub stat: Stat,
        /// By how much.
        pub by: StatBy,
    }

    /// By how much a value changes.
    #[derive(Copy)]
    pub enum StatBy {
        /// "+2", "-1".
        N(i32),
        /// "+{S} equal to …": the amount follows as an adverb.
        Plus,
        /// "-{S} equal to …": the amount follows as an adverb.
        Minus,
        /// "{S} equal to …" after "loses".
        Unsigned,
        /// "+X {S}": said by a "where X is".
        PlusX,
        /// "-X {S}": said by a "where X is".
        MinusX,
    }

    /// What can be gained.
    pub enum Grant {
        /// "Evasive", "Challenger +2".
        Keyword(Keyword),
        /// An ability in quotation marks; source is the card that has it.
        Ability {
            /// What stands in the quotation marks.
            ability: Box<AbilityKind>,
            /// Whether it ends with a full stop.
            #[serde(default)]
            stop: FinalStop,
        },
        /// "the Detective classification".
        Class(ClassName),
        /// "Resist +X": said by a "where X is".
        KeywordX(KeywordName),
        /// A keyword that no rule is known for.
        Unknown(UnknownKeyword),
        /// "that keyword", "that classification": the one just picked.
        That(Quality),
    }

    /// Whether the quoted ability ends with a full stop inside the quotation marks.
    #[derive(Default, Copy)]
    pub enum FinalStop {
        /// No full stop before the closing mark.
        #[default]
        Omitted,
        /// A full stop before the closing mark.
        Printed,
    }

    /// What can be lost.
    pub enum Loss {
        /// "Evasive".
        Keyword(KeywordName),
        /// "lose Overdrive": a keyword that has no rules yet.
        Declared(UnknownKeyword),
        /// "the Stone by Day ability".
        Ability(AbilityName),
        /// "lose 2 {S}" is a stat change under another verb.
        Stat(StatChange),
        /// "all abilities", "all keywords".
        All(AllLost),
    }

    /// The words for everything of a sort.
    #[derive(Copy)]
    pub enum AllLost {
        /// "all abilities".
        Abilities,
        /// "all their abilities".
        TheirAbilities,
        /// "all keywords".
        Keywords,
        /// "all keywords and abilities".
        KeywordsAndAbilities,
    }
}
