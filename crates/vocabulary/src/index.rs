//! Index newtypes and the tables they open.
//!
//! A table accepts only its own index, so that a card cannot be looked up by a player's number.

/// Makes a newtype over an unsigned integer that indexes one kind of [`Table`].
///
/// ```
/// lorekeeper_vocabulary::index!(pub struct CardIx: u16);
/// let mut names: lorekeeper_vocabulary::index::Table<CardIx, &str> = Default::default();
/// let first = names.push("one");
/// assert_eq!(names[first], "one");
/// ```
#[macro_export]
macro_rules! index {
    ($(#[$attribute:meta])* $visibility:vis struct $name:ident: $integer:ty) => {
        $(#[$attribute])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        $visibility struct $name(pub $integer);

        impl $crate::index::Index for $name {
            const LIMIT: usize = <$integer>::MAX as usize;

            #[inline]
            fn from_usize(index: usize) -> Self {
                assert!(index <= Self::LIMIT, "table full");
                $name(index as $integer)
            }

            #[inline]
            fn to_usize(self) -> usize {
                self.0 as usize
            }
        }
    };
}

/// What can open a [`Table`].
pub trait Index: Copy {
    /// The greatest index.
    const LIMIT: usize;

    /// The index of the table's entry `index`.
    ///
    /// # Panics
    /// Where `index` is beyond [`Self::LIMIT`].
    fn from_usize(index: usize) -> Self;

    /// The place in the table.
    fn to_usize(self) -> usize;
}

/// A `Vec` that is opened by one index type only.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Table<I, T> {
    entries: Vec<T>,
    index: std::marker::PhantomData<fn(I) -> I>,
}

impl<I: Index, T> Table<I, T> {
    /// Adds an entry and says where it is.
    ///
    /// # Panics
    /// Where the table holds more entries than its index can count; check [`Index::LIMIT`] for input.
    pub fn push(&mut self, entry: T) -> I {
        let index = I::from_usize(self.entries.len());
        self.entries.push(entry);
        index
    }

    /// The entry at `index`, if there is one.
    pub fn get(&self, index: I) -> Option<&T> {
        self.entries.get(index.to_usize())
    }

    /// How many entries there are.
    pub fn len(&self) -> usize {
        self.entries.len()
    }

    /// Whether there is no entry.
    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// All entries in order.
    pub fn iter(&self) -> std::slice::Iter<'_, T> {
        self.entries.iter()
    }

    /// All entries in order, each with its index.
    pub fn entries(&self) -> impl Iterator<Item = (I, &T)> {
        self.entries.iter().enumerate().map(|(index, entry)| (I::from_usize(index), entry))
    }

    /// All indices in order.
    pub fn indices(&self) -> impl Iterator<Item = I> + use<I, T> {
        (0..self.entries.len()).map(I::from_usize)
    }
}

impl<I, T> Default for Table<I, T> {
    fn default() -> Self {
        Table { entries: Vec::new(), index: std::marker::PhantomData }
    }
}

impl<I, T> From<Vec<T>> for Table<I, T> {
    fn from(entries: Vec<T>) -> Self {
        Table { entries, index: std::marker::PhantomData }
    }
}

impl<I: Index, T> std::ops::Index<I> for Table<I, T> {
    type Output = T;

    #[inline]
    fn index(&self, index: I) -> &T {
        &self.entries[index.to_usize()]
    }
}

impl<I: Index, T> std::ops::IndexMut<I> for Table<I, T> {
    #[inline]
    fn index_mut(&mut self, index: I) -> &mut T {
        &mut self.entries[index.to_usize()]
    }
}
