//! Putting lists in order where few are put in order, and code has to be loaded: the sort of the standard library is made for
//! millions and brings four kilobytes for every type and every key. Here one merge serves all of them, over their places.

use std::cmp::Ordering;

/// Lists that can be put in order; what is equal stays in the order in which it was.
pub trait InOrder<T> {
    /// By a comparison.
    fn order_by(&mut self, compare: impl FnMut(&T, &T) -> Ordering);

    /// By a key, which is made anew for every comparison.
    fn order_by_key<K: Ord>(&mut self, mut key: impl FnMut(&T) -> K) {
        self.order_by(|one, other| key(one).cmp(&key(other)));
    }

    /// As they are ordered by themselves.
    fn order(&mut self)
    where
        T: Ord,
    {
        self.order_by(T::cmp);
    }
}

impl<T> InOrder<T> for [T] {
    fn order_by(&mut self, mut compare: impl FnMut(&T, &T) -> Ordering) {
        let mut to = places(self.len(), &mut |one, other| compare(&self[one], &self[other]));
        for at in 0..self.len() {
            while to[at] != at {
                let place = to[at];
                self.swap(at, place);
                to.swap(at, place);
            }
        }
    }
}

/// For each of so many things the place where it belongs.
fn places(count: usize, compare: &mut dyn FnMut(usize, usize) -> Ordering) -> Vec<usize> {
    let mut sorted: Vec<usize> = (0..count).collect();
    let mut merged = vec![0; count];
    let mut width = 1;
    while width < count {
        for start in (0..count).step_by(2 * width) {
            let middle = (start + width).min(count);
            let end = (start + 2 * width).min(count);
            let (mut left, mut right) = (start, middle);
            for place in &mut merged[start..end] {
                let from_left = left < middle
                    && (right == end || compare(sorted[left], sorted[right]) != Ordering::Greater);
                let from = if from_left { &mut left } else { &mut right };
                *place = sorted[*from];
                *from += 1;
            }
        }
        std::mem::swap(&mut sorted, &mut merged);
        width *= 2;
    }
    let mut to = vec![0; count];
    for (place, thing) in sorted.into_iter().enumerate() {
        to[thing] = place;
    }
    to
}

#[cfg(test)]
mod tests {
    use super::*;

    /// As the standard library does it, equal ones included.
    #[test]
    fn lists_of_all_lengths_are_put_in_order() {
        let mut state = 7_u64;
        let mut roll = || {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (state >> 40) as u32
        };
        for count in 0..200 {
            let list: Vec<(u32, u32)> = (0..count).map(|at| (roll() % 20, at)).collect();
            let mut ours = list.clone();
            let mut theirs = list;
            ours.order_by_key(|(key, _)| *key);
            theirs.sort_by_key(|(key, _)| *key);
            assert_eq!(ours, theirs);
            ours.order_by(|one, other| other.cmp(one));
            theirs.sort_by(|one, other| other.cmp(one));
            assert_eq!(ours, theirs);
            ours.order();
            theirs.sort();
            assert_eq!(ours, theirs);
        }
    }
}
