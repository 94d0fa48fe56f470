//! Lines with a checksum behind them: `text`, a tab, sixteen digits.

/// FNV-1a over 64 bits: notices every change of a single byte, and guards against nobody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Checksum(u64);

impl Default for Checksum {
    fn default() -> Checksum {
        Checksum(0xcbf2_9ce4_8422_2325)
    }
}

impl Checksum {
    /// The checksum of these bytes.
    pub fn of(bytes: &[u8]) -> Checksum {
        Checksum::default().with(bytes)
    }

    /// It as a number.
    pub fn number(self) -> u64 {
        self.0
    }

    /// The checksum with these bytes behind what it covers already.
    #[must_use]
    pub fn with(self, bytes: &[u8]) -> Checksum {
        Checksum(
            bytes
                .iter()
                .fold(self.0, |sum, byte| (sum ^ u64::from(*byte)).wrapping_mul(0x0000_0100_0000_01b3)),
        )
    }
}

impl std::fmt::Display for Checksum {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

/// Large values go into a checksum as they are written, without a copy of the text.
impl std::fmt::Write for Checksum {
    fn write_str(&mut self, text: &str) -> std::fmt::Result {
        *self = self.with(text.as_bytes());
        Ok(())
    }
}

/// A line with its checksum, and its end. `place` keeps a line from being good anywhere else.
pub fn seal(place: Checksum, text: &str) -> String {
    format!("{text}\t{}\n", place.with(text.as_bytes()))
}

/// The text of a sealed line, with or without its end; none if it is not as it was written.
pub fn unseal(place: Checksum, line: &[u8]) -> Option<&str> {
    let line = line.strip_suffix(b"\n").unwrap_or(line);
    let tab = line.iter().rposition(|byte| *byte == b'\t')?;
    let text = std::str::from_utf8(&line[..tab]).ok()?;
    (place.with(text.as_bytes()).to_string().as_bytes() == &line[tab + 1..]).then_some(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_flipped_bit_is_noticed() {
        let place = Checksum::of(b"3");
        let line = seal(place, "{\"answer\":\"EndTurn\"}");
        assert_eq!(unseal(place, line.as_bytes()), Some("{\"answer\":\"EndTurn\"}"));
        assert_eq!(unseal(Checksum::of(b"4"), line.as_bytes()), None, "a line belongs where it was written");
        let without_end = line.len() - 1;
        for bit in 0..without_end * 8 {
            let mut bytes = line.clone().into_bytes();
            bytes[bit / 8] ^= 1 << (bit % 8);
            assert_eq!(unseal(place, &bytes), None, "bit {bit}");
        }
    }
}
