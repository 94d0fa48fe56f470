//! A small net: numbers in, one number out. Plain f32 in a fixed order, so that it says the same on every machine.
//!
//! The sum of a direct part (one weight a number) and of hidden units with a kink at zero. Its weights live in a text file: what
//! made them on top, then one row a number. They are whole multiples of 1/[`UNIT`], so that the file is short and exact.

use crate::features::{FEATURES, Features, names};

/// Hidden units.
pub(crate) const HIDDEN: usize = 32;
/// Parts of one in the file.
const UNIT: f32 = 4096.0;
/// First line of a file.
const TITLE: &str = "lorekeeper value 1";

/// The weights.
#[derive(Clone, Debug, PartialEq)]
pub struct Network {
    /// How much each number adds to each hidden unit.
    pub into: Vec<[f32; HIDDEN]>,
    /// What each hidden unit begins with.
    pub bias: [f32; HIDDEN],
    /// How much each hidden unit adds to the result.
    pub out: [f32; HIDDEN],
    /// How much each number adds to the result by itself.
    pub direct: Vec<f32>,
}

/// Why a file of weights cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("weights, line {line}: {why}")]
pub struct WeightsError {
    /// The line of the file.
    pub line: usize,
    /// What is wrong there.
    pub why: String,
}

impl Network {
    /// A net that says zero of everything.
    pub fn zero() -> Network {
        Network {
            into: vec![[0.0; HIDDEN]; FEATURES],
            bias: [0.0; HIDDEN],
            out: [0.0; HIDDEN],
            direct: vec![0.0; FEATURES],
        }
    }

    /// The hidden units for a position, before the kink.
    pub fn hidden(&self, features: &Features) -> [f32; HIDDEN] {
        let mut hidden = self.bias;
        for (number, row) in features.iter().zip(&self.into) {
            if *number != 0.0 {
                hidden.iter_mut().zip(row).for_each(|(sum, weight)| *sum += number * weight);
            }
        }
        hidden
    }

    /// What it says of a position: the logarithm of the odds to win.
    pub fn say(&self, features: &Features) -> f32 {
        let mut hidden = self.bias;
        let mut direct = 0.0;
        for ((number, row), weight) in features.iter().zip(&self.into).zip(&self.direct) {
            if *number != 0.0 {
                direct += number * weight;
                hidden.iter_mut().zip(row).for_each(|(sum, weight)| *sum += number * weight);
            }
        }
        let kinked: f32 = hidden.iter().zip(&self.out).map(|(unit, weight)| unit.max(0.0) * weight).sum();
        direct + kinked
    }

    /// As the file has it; `made_by` says what made it, one line.
    pub fn write(&self, made_by: &str) -> String {
        let whole = |weight: &f32| ((weight * UNIT).round() as i64).to_string();
        let row = |weights: &[f32]| weights.iter().map(whole).collect::<Vec<_>>().join(" ");
        let mut rows = format!("bias: {}\nout: {}\n", row(&self.bias), row(&self.out));
        for ((name, direct), into) in names().iter().zip(&self.direct).zip(&self.into) {
            rows += &format!("{name}: {} {}\n", whole(direct), row(into));
        }
        format!("{TITLE}\n# {made_by}\n# checksum {:016x}\n{rows}", checksum(&rows))
    }

    /// From the text of a file.
    pub fn read(text: &str) -> Result<Network, WeightsError> {
        let wrong = |line: usize, why: &str| WeightsError { line: line + 1, why: why.to_owned() };
        let mut lines = text.lines().enumerate().filter(|(_, line)| !line.starts_with('#'));
        match lines.next() {
            Some((_, TITLE)) => {}
            Some(_) | None => return Err(wrong(0, "this is no file of weights")),
        }
        let mut row = |name: &str, count: usize| -> Result<Vec<f32>, WeightsError> {
            let (at, line) =
                lines.next().ok_or_else(|| wrong(text.lines().count(), "the file ends too early"))?;
            let rest = line.strip_prefix(name).and_then(|rest| rest.strip_prefix(": "));
            let rest = rest.ok_or_else(|| wrong(at, &format!("expected the row '{name}'")))?;
            let numbers = rest.split(' ').map(|word| word.parse::<i32>().map(|whole| whole as f32 / UNIT));
            let numbers =
                numbers.collect::<Result<Vec<f32>, _>>().map_err(|_| wrong(at, "no whole number"))?;
            if numbers.len() == count { Ok(numbers) } else { Err(wrong(at, "another count of numbers")) }
        };
        let units = |row: &[f32]| {
            let mut units = [0.0; HIDDEN];
            units.copy_from_slice(row);
            units
        };
        let mut network = Network::zero();
        network.bias = units(&row("bias", HIDDEN)?);
        network.out = units(&row("out", HIDDEN)?);
        for (at, name) in names().iter().enumerate() {
            let numbers = row(name, HIDDEN + 1)?;
            network.direct[at] = numbers[0];
            network.into[at] = units(&numbers[1..]);
        }
        Ok(network)
    }
}

/// FNV-1a over the rows of a file of weights: what the title and the comments say aside.
pub fn checksum(text: &str) -> u64 {
    let rows = text.lines().filter(|line| !line.starts_with('#') && *line != TITLE);
    rows.flat_map(|row| row.bytes().chain([b'\n']))
        .fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

/// The chance that goes with the logarithm of odds: 1 / (1 + e^-x), in plain arithmetic, the same everywhere.
pub fn chance(odds: f32) -> f32 {
    1.0 / (1.0 + exp(-odds))
}

/// e^x to about one part in a million: two to the whole part by the bits of a float, the rest by its series.
pub(crate) fn exp(x: f32) -> f32 {
    let twos = (x * std::f32::consts::LOG2_E).clamp(-100.0, 100.0);
    let whole = twos.floor();
    let rest = (twos - whole) * std::f32::consts::LN_2;
    let series = 1.0
        + rest
            * (1.0
                + rest
                    * (0.5 + rest * (1.0 / 6.0 + rest * (1.0 / 24.0 + rest * (1.0 / 120.0 + rest / 720.0)))));
    series * f32::from_bits(((whole as i32 + 127) as u32) << 23)
}

/// The natural logarithm of a number from one to some tens, to about one part in ten thousand, in plain arithmetic.
pub(crate) fn ln(x: f32) -> f32 {
    let (mut rest, mut whole) = (x, 0.0);
    while rest > 1.5 {
        rest /= 2.0;
        whole += std::f32::consts::LN_2;
    }
    let part = (rest - 1.0) / (rest + 1.0);
    let square = part * part;
    whole + 2.0 * part * (1.0 + square * (1.0 / 3.0 + square * (0.2 + square / 7.0)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chances_are_those_of_the_logistic_function() {
        for (odds, share) in [(0.0, 0.5), (1.0, 0.731_058_6), (-2.0, 0.119_202_9), (50.0, 1.0), (-300.0, 0.0)]
        {
            assert!((chance(odds) - share).abs() < 1e-5, "{odds}: {}", chance(odds));
        }
    }

    #[test]
    fn logarithms_are_those_of_the_library() {
        for x in [1.0, 1.2, 1.6, 2.0, 3.0, 7.5, 30.0_f32] {
            assert!((ln(x) - x.ln()).abs() < 1e-4, "{x}: {}", ln(x));
        }
    }

    #[test]
    fn a_file_is_read_as_it_was_written() {
        let mut network = Network::zero();
        network.into[3][7] = 1.25;
        network.direct[9] = -0.5;
        network.bias[0] = 2.0;
        let text = network.write("a test");
        assert_eq!(Network::read(&text), Ok(network));
        let cut: String = text.lines().take(20).map(|line| format!("{line}\n")).collect();
        assert_eq!(Network::read(&cut).map_err(|error| error.line), Err(21));
        assert!(text.contains(&format!("# checksum {:016x}\n", checksum(&text))));
        assert!(Network::read("").is_err());
    }
}
