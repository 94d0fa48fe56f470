//! Where cards are put: zones, the top and bottom of a deck, under another card, and how they lie there.

use super::*;

node! {
    /// Where a card is put.
    pub enum Place {
        /// "into your inkwell facedown and exerted".
        Into {
            /// The zone.
            zone: Zone,
            /// How it lies there.
            #[serde(default)]
            manner: Manner,
            /// The preposition.
            #[serde(default)]
            word: IntoWord,
        },
        /// "on the top of your deck".
        TopOf {
            /// The deck.
            zone: Zone,
            /// Whether "the" is printed.
            #[serde(default)]
            word: TopWord,
        },
        /// "on the bottom of your deck".
        BottomOf(Zone),
        /// "on either the top or the bottom of your deck".
        TopOrBottom {
            /// The deck; left out where it is clear.
            zone: Option<Zone>,
            /// Whether "either" is printed.
            #[serde(default)]
            word: EitherWord,
        },
        /// "on the bottom", the deck being clear.
        Bottom,
        /// "on the top", the deck being clear.
        Top,
        /// "there": where something was put before.
        There,
        /// "back on top": where it came from.
        BackOnTop,
        /// "on top of it", a deck or a card just mentioned.
        OnTopOf(NounPhrase),
        /// "under this character", "facedown under …", "under … facedown".
        Under {
            /// The card on top.
            what: NounPhrase,
            /// Which side is up.
            #[serde(default)]
            face: Face,
            /// Where that is printed.
            #[serde(default)]
            order: FaceOrder,
        },
        /// "on top of your deck or into your discard".
        Either {
            /// The places, of which one is chosen.
            places: Vec<Place>,
            /// Whether "either" is printed.
            #[serde(default)]
            word: EitherWord,
        },
    }

    /// Whether "the" stands before "top".
    #[derive(Default, Copy)]
    pub enum TopWord {
        /// "the top of".
        #[default]
        TheTop,
        /// "top of".
        Top,
    }

    /// Whether "either" stands before two places.
    #[derive(Default, Copy)]
    pub enum EitherWord {
        /// "either the top or the bottom".
        #[default]
        Either,
        /// "the top or the bottom".
        Omitted,
    }

    /// The preposition before a zone that a card is put into.
    #[derive(Default, Copy)]
    pub enum IntoWord {
        /// "into".
        #[default]
        Into,
        /// "in".
        In,
    }

    /// How a card lies in the inkwell.
    #[derive(Default, Copy)]
    pub enum Manner {
        /// Not said.
        #[default]
        Plain,
        /// "facedown".
        Facedown,
        /// "facedown and exerted".
        FacedownAndExerted,
        /// "exerted".
        Exerted,
    }

    /// Which side of a card under another is up.
    #[derive(Default, Copy)]
    pub enum Face {
        /// Not said.
        #[default]
        Unsaid,
        /// "facedown".
        Facedown,
        /// "faceup".
        Faceup,
    }

    /// "facedown under X" or "under X facedown".
    #[derive(Default, Copy)]
    pub enum FaceOrder {
        /// "facedown under this character".
        #[default]
        Before,
        /// "under this character facedown".
        After,
    }

    /// "one into your hand", "the rest on the bottom of your deck in any order".
    pub struct PortionPlace {
        /// Which of the cards.
        pub what: NounPhrase,
        /// Where they go.
        pub place: Place,
        /// In which order they lie there.
        #[serde(default)]
        pub order: PlacedOrder,
    }

    /// In which order several cards are put.
    #[derive(Default, Copy)]
    pub enum PlacedOrder {
        /// Not said.
        #[default]
        Unsaid,
        /// "in any order".
        AnyOrder,
        /// "in a random order".
        RandomOrder,
    }
}
