//! Proper names: the only strings in the tree.

use serde::{Deserialize, Serialize};

macro_rules! proper_name {
    ($(#[$meta:meta])* $name:ident) => {
        $(#[$meta])*
        #[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[serde(transparent)]
        pub struct $name(pub String);

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(&self.0)
            }
        }
    };
}

proper_name!(
    /// The name of a card without its version (5.2.6), as "named" uses it.
    CardName
);
proper_name!(
    /// The story name of an ability (5.2.8), as printed; referred to by a few other abilities.
    AbilityName
);
proper_name!(
    /// A classification (5.2.7), such as "Hero" or "Seven Dwarfs".
    ClassName
);
