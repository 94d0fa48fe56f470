//! Seeds of games and players, each from the seed of the run.

/// The seed of a part, by its number (SplitMix64): neighbours have nothing in common.
pub fn part(seed: u64, number: u64) -> u64 {
    let mut z = seed ^ number.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    for _ in 0..2 {
        z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^= z >> 31;
    }
    z
}

/// The seed of a game: not negative in the `.lore` notation, whose seeds are signed.
pub fn game(seed: u64, number: u64) -> u64 {
    part(seed, number) >> 1
}
