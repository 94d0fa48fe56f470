//! Fingerprints of printed text.
//!
//! The library holds no printed sentences, but must notice when a card's wording changes. It keeps a 64-bit FNV-1a
//! hash of the normalised text of each ability (reminder text dropped, quotes, dashes and blanks as one). The hash is
//! written out here because it is part of our files and must never change.

use serde::de::{self, Deserializer};
use serde::ser::Serializer;
use serde::{Deserialize, Serialize};
use std::fmt;

/// The hash of a normalised text.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Fingerprint(pub u64);

impl Fingerprint {
    /// The fingerprint of a text that is normalised already.
    pub fn of(normalised: &str) -> Fingerprint {
        const OFFSET: u64 = 0xcbf2_9ce4_8422_2325;
        const PRIME: u64 = 0x0000_0100_0000_01b3;
        let step = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(PRIME);
        Fingerprint(normalised.bytes().fold(OFFSET, step))
    }
}

impl fmt::Display for Fingerprint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

impl fmt::Debug for Fingerprint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Fingerprint({self})")
    }
}

/// Sixteen hexadecimal digits in files for people, a number in compact ones.
impl Serialize for Fingerprint {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            serializer.collect_str(self)
        } else {
            serializer.serialize_u64(self.0)
        }
    }
}

impl<'de> Deserialize<'de> for Fingerprint {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Fingerprint, D::Error> {
        if !deserializer.is_human_readable() {
            return u64::deserialize(deserializer).map(Fingerprint);
        }
        let digits = String::deserialize(deserializer)?;
        let is_hash = digits.len() == 16 && digits.bytes().all(|digit| digit.is_ascii_hexdigit());
        match u64::from_str_radix(&digits, 16) {
            Ok(hash) if is_hash => Ok(Fingerprint(hash)),
            _ => Err(de::Error::custom("a fingerprint has sixteen hexadecimal digits")),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_hash_is_fnv_1a() {
        // Published test vectors of FNV-1a, 64 bits.
        for (text, hash) in
            [("", 0xcbf2_9ce4_8422_2325), ("a", 0xaf63_dc4c_8601_ec8c), ("foobar", 0x8594_4171_f739_67e8)]
        {
            assert_eq!(Fingerprint::of(text), Fingerprint(hash), "{text:?}");
        }
    }
}
