//! Shares and means with their uncertainty: Wilson's interval, the difference of two shares, Student's interval.

use serde::{Deserialize, Serialize};

/// Two-sided 95 %.
pub const Z95: f64 = 1.959_964;

/// So many of so many, with an interval that holds the true share 95 times in 100.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Share {
    /// Absent where there is nothing to share.
    pub share: Option<f64>,
    /// The lower end of the interval.
    pub low: f64,
    /// The upper end of the interval.
    pub high: f64,
    /// The size of the sample.
    pub of: u64,
}

impl Share {
    /// `part` of `of`.
    pub fn new(part: u64, of: u64) -> Share {
        let (low, high) = wilson(part, of, Z95);
        Share { share: (of > 0).then(|| part as f64 / of as f64), low, high, of }
    }

    /// How many percent, with the interval, for people.
    pub fn percent(&self) -> String {
        match self.share {
            Some(share) => format!(
                "{:5.1} % [{:.1}, {:.1}]",
                share * 100.0,
                (self.low * 1000.0).round() / 10.0,
                (self.high * 1000.0).round() / 10.0
            ),
            None => "    - ".to_owned(),
        }
    }
}

/// Wilson's score interval; everything is possible where nothing was seen.
pub fn wilson(part: u64, of: u64, z: f64) -> (f64, f64) {
    if of == 0 {
        return (0.0, 1.0);
    }
    let n = of as f64;
    let share = part as f64 / n;
    let square = z * z;
    let middle = share + square / (2.0 * n);
    let half = z * (share * (1.0 - share) / n + square / (4.0 * n * n)).sqrt();
    let scale = 1.0 + square / n;
    (((middle - half) / scale).max(0.0), ((middle + half) / scale).min(1.0))
}

/// A mean, with an interval that holds the true one 95 times in 100.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Mean {
    /// The mean.
    pub mean: f64,
    /// Absent where the sample is one value, or shows the same value throughout: such a sample does not tell how far off it is.
    pub low: Option<f64>,
    /// The upper end of the interval.
    pub high: Option<f64>,
    /// The size of the sample.
    pub of: u64,
}

impl Mean {
    /// Of values with this sum and sum of squares; nothing where there are none.
    pub fn new(sum: i64, squares: u64, of: u64) -> Option<Mean> {
        if of == 0 {
            return None;
        }
        let mean = sum as f64 / of as f64;
        // Whole numbers, so that equal values have no spread at all.
        let spread = i128::from(squares) * i128::from(of) - i128::from(sum) * i128::from(sum);
        let half = (of > 1 && spread > 0).then(|| {
            let n = of as f64;
            student(of - 1) * (spread as f64 / (n * (n - 1.0))).sqrt() / n.sqrt()
        });
        Some(Mean { mean, low: half.map(|half| mean - half), high: half.map(|half| mean + half), of })
    }

    /// The interval in brackets, for people; nothing where there is none.
    pub fn range(&self) -> String {
        match (self.low, self.high) {
            (Some(low), Some(high)) => format!(" [{low:.1}, {high:.1}]"),
            _ => String::new(),
        }
    }
}

/// The two-sided 95 % quantile of Student's distribution.
fn student(freedom: u64) -> f64 {
    const FIRST: [f64; 20] = [
        12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179, 2.160, 2.145,
        2.131, 2.120, 2.110, 2.101, 2.093, 2.086,
    ];
    let known = usize::try_from(freedom).ok().and_then(|freedom| FIRST.get(freedom.checked_sub(1)?));
    let v = freedom as f64;
    // The first terms of the expansion in 1 / v, right to three places from here on.
    known.copied().unwrap_or(
        Z95 + (Z95.powi(3) + Z95) / (4.0 * v)
            + (5.0 * Z95.powi(5) + 16.0 * Z95.powi(3) + 3.0 * Z95) / (96.0 * v * v),
    )
}

/// How much larger one share is than another, from independent samples (Newcombe's interval).
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Difference {
    /// The first share less the second.
    pub difference: f64,
    /// The lower end of the interval.
    pub low: f64,
    /// The upper end of the interval.
    pub high: f64,
}

impl Difference {
    /// The first less the second; nothing where a sample is empty.
    pub fn new(first: &Share, second: &Share) -> Option<Difference> {
        let (one, other) = (first.share?, second.share?);
        let difference = one - other;
        let down = ((one - first.low).powi(2) + (second.high - other).powi(2)).sqrt();
        let up = ((first.high - one).powi(2) + (other - second.low).powi(2)).sqrt();
        Some(Difference { difference, low: (difference - down).max(-1.0), high: (difference + up).min(1.0) })
    }
}

/// The mean difference of pairs, from how often the first won alone and the second won alone (the interval of Bonett and
/// Price: one more of each, so that a handful of pairs proves nothing).
pub fn paired(first_alone: u64, second_alone: u64, pairs: u64, z: f64) -> Difference {
    let (first, second) = (first_alone as f64, second_alone as f64);
    let n = pairs as f64 + 2.0;
    let middle = (first - second) / n;
    let spread = ((first + second + 2.0 - (first - second).powi(2) / n) / (n * n)).max(0.0).sqrt();
    let difference = (first - second) / (pairs as f64).max(1.0);
    Difference { difference, low: (middle - z * spread).max(-1.0), high: (middle + z * spread).min(1.0) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wilson_is_as_in_the_books() {
        let (low, high) = wilson(8, 10, Z95);
        assert!((low - 0.4902).abs() < 1e-3 && (high - 0.9433).abs() < 1e-3, "{low} {high}");
        assert_eq!(wilson(0, 0, Z95), (0.0, 1.0));
        assert!(wilson(10, 10, Z95).0 > 0.7 && wilson(10, 10, Z95).1 <= 1.0);
    }

    #[test]
    fn means_have_the_interval_of_student() {
        // 1, 2, 3, 4: spread 1.291, so that half of the interval is 3.182 * 1.291 / 2.
        let mean = Mean::new(10, 30, 4).expect("a sample");
        assert!(
            (mean.mean - 2.5).abs() < 1e-9 && (mean.high.unwrap_or(0.0) - 4.554).abs() < 1e-3,
            "{mean:?}"
        );
        assert!((student(30) - 2.042).abs() < 1e-3 && (student(1_000_000) - Z95).abs() < 1e-4);
        assert_eq!(Mean::new(6, 36, 1).and_then(|mean| mean.low), None, "one value has no spread");
        assert_eq!(Mean::new(12, 36, 4).and_then(|mean| mean.low), None, "equal values tell no spread");
        assert_eq!(Mean::new(0, 0, 0), None);
    }

    #[test]
    fn differences_have_the_sign_of_the_first() {
        let difference = Difference::new(&Share::new(60, 100), &Share::new(40, 100)).expect("samples");
        assert!(difference.low > 0.05 && difference.high < 0.35);
        assert!(paired(3, 0, 3, Z95).low < 0.0, "three pairs prove nothing");
        assert!(paired(60, 20, 400, Z95).low > 0.0);
        assert_eq!(
            (paired(0, 1, 1, 9.0).low, paired(1, 0, 1, 9.0).high),
            (-1.0, 1.0),
            "no share is below 0 or above 1"
        );
    }
}
