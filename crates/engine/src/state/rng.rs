//! The seeded randomness: ChaCha with eight rounds, the same on every machine.

use serde::{Deserialize, Serialize};

/// A ChaCha8 stream.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChaCha8 {
    key: [u32; 8],
    block: u64,
    buffer: [u32; 16],
    used: u8,
}

const CONSTANTS: [u32; 4] = [0x6170_7865, 0x3320_646e, 0x7962_2d32, 0x6b20_6574];

fn quarter(s: &mut [u32; 16], a: usize, b: usize, c: usize, d: usize) {
    s[a] = s[a].wrapping_add(s[b]);
    s[d] = (s[d] ^ s[a]).rotate_left(16);
    s[c] = s[c].wrapping_add(s[d]);
    s[b] = (s[b] ^ s[c]).rotate_left(12);
    s[a] = s[a].wrapping_add(s[b]);
    s[d] = (s[d] ^ s[a]).rotate_left(8);
    s[c] = s[c].wrapping_add(s[d]);
    s[b] = (s[b] ^ s[c]).rotate_left(7);
}

impl ChaCha8 {
    /// The stream of a seed.
    pub fn new(seed: u64) -> ChaCha8 {
        // The seed is spread over the key by SplitMix64.
        let mut key = [0; 8];
        let mut x = seed;
        for pair in key.chunks_exact_mut(2) {
            x = x.wrapping_add(0x9e37_79b9_7f4a_7c15);
            let mut z = x;
            z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
            z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
            z ^= z >> 31;
            pair[0] = z as u32;
            pair[1] = (z >> 32) as u32;
        }
        ChaCha8 { key, block: 0, buffer: [0; 16], used: 16 }
    }

    /// How much of the stream was drawn.
    pub fn drawn(&self) -> u64 {
        self.block.wrapping_mul(16).wrapping_add(u64::from(self.used))
    }

    /// Rarely called, so that drawing a word is short.
    #[inline(never)]
    fn refill(&mut self) {
        let mut start = [0; 16];
        start[..4].copy_from_slice(&CONSTANTS);
        start[4..12].copy_from_slice(&self.key);
        start[12] = self.block as u32;
        start[13] = (self.block >> 32) as u32;
        let mut s = start;
        for _ in 0..4 {
            quarter(&mut s, 0, 4, 8, 12);
            quarter(&mut s, 1, 5, 9, 13);
            quarter(&mut s, 2, 6, 10, 14);
            quarter(&mut s, 3, 7, 11, 15);
            quarter(&mut s, 0, 5, 10, 15);
            quarter(&mut s, 1, 6, 11, 12);
            quarter(&mut s, 2, 7, 8, 13);
            quarter(&mut s, 3, 4, 9, 14);
        }
        for (out, (a, b)) in self.buffer.iter_mut().zip(s.iter().zip(start)) {
            *out = a.wrapping_add(b);
        }
        self.block += 1;
        self.used = 0;
    }

    /// The next 32 bits.
    #[inline]
    pub fn next_u32(&mut self) -> u32 {
        if self.used >= 16 {
            self.refill();
        }
        let word = self.buffer[usize::from(self.used % 16)];
        self.used += 1;
        word
    }

    /// A number below `bound`, without bias; 0 if `bound` is 0.
    #[inline]
    pub fn below(&mut self, bound: u32) -> u32 {
        if bound <= 1 { 0 } else { self.among(bound) }
    }

    /// The same for a bound above 1.
    #[inline(always)]
    fn among(&mut self, bound: u32) -> u32 {
        loop {
            let word = self.next_u32();
            // Only the last words of all belong to no full round of numbers below the bound; few are so high.
            if word <= u32::MAX - bound || word <= u32::MAX - (u32::MAX % bound + 1) % bound {
                return word % bound;
            }
        }
    }

    /// Shuffles (Fisher and Yates).
    pub fn shuffle<T>(&mut self, mut items: &mut [T]) {
        while let [first @ .., last] = items
            && !first.is_empty()
        {
            let ix = self.among(first.len() as u32 + 1) as usize;
            if let Some(other) = first.get_mut(ix) {
                std::mem::swap(other, last);
            }
            items = first;
        }
    }
}
