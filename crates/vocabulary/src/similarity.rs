//! How alike two names are: the edits between what somebody wrote and what is known.
//!
//! A name that nobody knows is compared with thousands that are, for every line of a list that may come from anybody. Most
//! are ruled out by their [`Shape`] alone, one look at a few bits; the rest costs a handful of steps for each letter, because
//! a whole column of the table of edits is held in one number (Hyyrö's method, 2003). `strsim` finds the same distances letter by letter
//! and without a bound; the tests compare with it.

/// The longest text that is compared, in letters: the bits of a column.
pub const LETTERS_MOST: usize = 128;

/// Kinds of letters that a shape tells apart.
const KINDS: u32 = 32;
/// Up to how many letters of a kind a shape counts.
const COUNTED: u32 = LETTERS_MOST as u32 / KINDS;

/// What can be said about a text without looking at it again: its length, and roughly which letters it has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shape {
    /// For each kind one bit for its first letter, one for its second, and so on.
    letters: u128,
    length: usize,
}

impl Shape {
    /// The shape of a text.
    pub fn of(text: &str) -> Shape {
        let mut shape = Shape { letters: 0, length: 0 };
        for letter in text.chars() {
            shape.length += 1;
            let kind = kind(letter);
            let free =
                (0..COUNTED).map(|count| 1 << (count * KINDS + kind)).find(|bit| shape.letters & bit == 0);
            shape.letters |= free.unwrap_or(0);
        }
        shape
    }

    /// How many letters the text has.
    pub fn length(self) -> usize {
        self.length
    }

    /// Edits that there are at least between texts of these shapes: one of them takes in or leaves out one letter at most.
    pub fn apart(self, other: Shape) -> usize {
        let lacking = (self.letters & !other.letters).count_ones();
        let surplus = (other.letters & !self.letters).count_ones();
        self.length.abs_diff(other.length).max(lacking.max(surplus) as usize)
    }

    /// Whether a text of the other shape may have every letter of this one, blanks aside, each at least once.
    pub fn may_be_in(self, other: Shape) -> bool {
        let first = (1 << KINDS) - 1 - (1 << kind(' '));
        self.letters & !other.letters & first == 0
    }
}

/// The kind of a letter, below [`KINDS`].
fn kind(letter: char) -> u32 {
    match letter {
        'a'..='z' => u32::from(letter) - u32::from('a'),
        ' ' => 26,
        '-' => 27,
        '\'' => 28,
        '0'..='9' => 29,
        _ => 30,
    }
}

/// What somebody wrote, made ready to be compared with many texts.
#[derive(Clone, Debug)]
pub struct Written {
    shape: Shape,
    /// For each letter of ASCII the places where it stands.
    plain: Box<[u128; 128]>,
    /// The same for all others.
    others: Vec<(char, u128)>,
}

impl Written {
    /// Nothing where the text is empty or too long to be compared.
    pub fn new(text: &str) -> Option<Written> {
        let shape = Shape::of(text);
        if shape.length == 0 || shape.length > LETTERS_MOST {
            return None;
        }
        let mut written = Written { shape, plain: Box::new([0; 128]), others: Vec::new() };
        for (at, letter) in text.chars().enumerate() {
            *written.places_mut(letter) |= 1 << at;
        }
        Some(written)
    }

    /// The shape of what was written.
    pub fn shape(&self) -> Shape {
        self.shape
    }

    /// How many letters must be put in, left out, changed or swapped with a neighbour to make one text the other.
    pub fn distance(&self, other: &str) -> usize {
        let shape = Shape::of(other);
        self.within(other, shape, usize::MAX).unwrap_or(usize::MAX)
    }

    /// The distance to a text of this shape, or nothing where it is greater than `most`.
    pub fn within(&self, other: &str, shape: Shape, most: usize) -> Option<usize> {
        if self.shape.apart(shape) > most {
            return None;
        }
        let last = 1 << (self.shape.length - 1);
        // A column of the table as its steps: where it goes up, where it goes down, where it follows the diagonal.
        let (mut up, mut down, mut level) = (u128::MAX, 0_u128, 0_u128);
        let mut before = 0;
        let mut distance = self.shape.length;
        for (at, letter) in other.chars().enumerate() {
            let here = self.places(letter);
            let swapped = ((!level & here) << 1) & before;
            level = ((here & up).wrapping_add(up) ^ up) | here | down | swapped;
            let (right_up, right_down) = (down | !(level | up), level & up);
            distance += usize::from(right_up & last != 0);
            distance -= usize::from(right_down & last != 0);
            // Each letter still to come saves one edit at most.
            if distance > most.saturating_add(shape.length - at - 1) {
                return None;
            }
            let (right_up, right_down) = (right_up << 1 | 1, right_down << 1);
            up = right_down | !(level | right_up);
            down = right_up & level;
            before = here;
        }
        (distance <= most).then_some(distance)
    }

    fn places(&self, letter: char) -> u128 {
        match self.plain.get(letter as usize) {
            Some(places) => *places,
            None => self.others.iter().find(|(other, _)| *other == letter).map_or(0, |(_, places)| *places),
        }
    }

    fn places_mut(&mut self, letter: char) -> &mut u128 {
        if let Some(places) = self.plain.get_mut(letter as usize) {
            return places;
        }
        let found = self.others.iter().position(|(other, _)| *other == letter);
        let at = found.unwrap_or_else(|| {
            self.others.push((letter, 0));
            self.others.len() - 1
        });
        &mut self.others[at].1
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn distances() {
        for (one, other, expected) in [
            ("abc", "", 3),
            ("abc", "acb", 1),
            ("kitten", "sitting", 3),
            ("ā", "a", 1),
            ("ca", "abc", 3),
            ("日本 語", "本日 語", 1),
        ] {
            let written = Written::new(one).expect("neither empty nor too long");
            assert_eq!(written.distance(other), expected, "{one} {other}");
        }
        assert!(Written::new("").is_none());
        assert!(Written::new(&"a".repeat(LETTERS_MOST)).is_some());
        assert!(Written::new(&"a".repeat(LETTERS_MOST + 1)).is_none());
    }

    #[test]
    fn distances_are_those_of_the_plain_way() {
        let mut state = 7_u64;
        let mut below = |bound: u64| {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (state >> 33) % bound
        };
        let letters = ['a', 'b', 'c', ' ', 'é', 'z'];
        for round in 0..2_000 {
            let longest = if round % 10 == 0 { LETTERS_MOST as u64 } else { 12 };
            let kinds = 2 + below(5);
            let mut word = |least: u64| -> String {
                (0..least + below(longest)).map(|_| letters[below(kinds) as usize]).collect()
            };
            let (one, other) = (word(1), word(0));
            let (written, shape) = (Written::new(&one).expect("short"), Shape::of(&other));
            let distance = strsim::osa_distance(&one, &other);
            assert_eq!(written.distance(&other), distance, "{one:?} {other:?}");
            assert!(Shape::of(&one).apart(shape) <= distance, "{one:?} {other:?}");
            for most in 0..distance + 2 {
                assert_eq!(written.within(&other, shape, most), (distance <= most).then_some(distance));
            }
        }
    }
}
