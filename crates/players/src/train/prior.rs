//! What is believed before the first game: rough worths in logarithms of odds, which training corrects.
//!
//! A few thousand games tell little about two hundred numbers, most of them rare. Weights begin here, and are drawn back to here by as
//! much as the games do not say otherwise.

use crate::features::names;
use crate::network::Network;

/// Numbers about a side: for the player; against it the same with the opposite sign.
const SIDE: &[(&str, f32)] = &[
    ("lore", 4.0),
    ("lore squared", 2.4),
    ("ink", 2.6),
    ("ink above 4", -0.5),
    ("ink above 7", -0.7),
    ("hand", 1.0),
    ("no hand", -0.15),
    ("characters", 1.1),
    ("strength", 0.8),
    ("willpower left", 0.85),
    ("quest value", 1.4),
    ("cost", 0.3),
    ("threatened", -0.25),
    ("threatened cost", -0.15),
    ("threatened quest value", -0.1),
    ("good challenges", 0.3),
    ("evasive quest value", 0.4),
    ("ward", 0.15),
    ("ready bodyguards", 0.2),
    ("support", 0.1),
    ("resist", 0.3),
    ("reckless", -0.2),
    ("challenger", 0.1),
    ("safe quest value", 0.3),
    ("next quests", 0.4),
    ("next quests win", 0.5),
    ("locations", 0.2),
    ("location lore", 0.6),
    ("location willpower", 0.2),
    ("items", 0.35),
    ("item cost", 0.4),
    ("parting", 0.1),
    ("at locations", 0.1),
    ("deeds at locations", 0.5),
    ("Draw", 0.3),
    ("GainLore", 0.3),
    ("TakeLore", 0.2),
    ("Damage", 0.2),
    ("Banish", 0.2),
    ("Ramp", 0.3),
    ("Heal", 0.05),
    ("Ready", 0.2),
    ("Exert", 0.15),
    ("Strengthen", 0.15),
    ("Weaken", 0.1),
    ("FreePlay", 0.3),
    ("Recover", 0.15),
    ("Cheaper", 0.15),
    ("Protect", 0.1),
    ("Price", -0.2),
    ("threatened location lore", -0.3),
    ("wanted items", 0.4),
    ("wanted actions", 0.2),
    ("wanted locations", 0.3),
    ("wanted kin", 0.2),
    ("wanted under", 0.2),
];

/// Numbers about the own hand and the game.
const OWN: &[(&str, f32)] = &[
    ("hand playable next", 0.12),
    ("hand playable late", -0.05),
    ("hand songs to sing", 0.08),
    ("hand ink spent next", 0.2),
    ("hand ink saved by singing", 0.1),
    ("hand to shift", 0.08),
    ("hand not inkable", -0.06),
    ("hand ink beyond need", -0.6),
    ("hand worth", 0.3),
    ("hand once Draw", 0.1),
    ("hand once Banish", 0.1),
    ("hand once BanishAll", 0.1),
    ("hand once Damage", 0.06),
    ("hand once DamageAll", 0.06),
    ("hand once Ramp", 0.06),
    ("hand wanted items", 0.15),
    ("hand wanted actions", 0.1),
    ("hand wanted locations", 0.1),
    ("hand wanted kin", 0.05),
    ("game one", -0.2),
    ("game ahead", 0.5),
    ("game is ahead", 0.2),
    ("game ahead near the end", 0.7),
];

/// The weights that training begins with and is drawn back to.
pub(super) fn prior() -> Network {
    let mut network = Network::zero();
    for (at, name) in names().iter().enumerate() {
        let side = |list: &[(&str, f32)], rest: &str| {
            list.iter().find(|(known, _)| *known == rest).map_or(0.0, |(_, weight)| *weight)
        };
        network.direct[at] = match (name.strip_prefix("mine "), name.strip_prefix("theirs ")) {
            (Some(rest), _) => side(SIDE, rest),
            (None, Some(rest)) => -side(SIDE, rest),
            (None, None) => side(OWN, name),
        };
    }
    network
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_belief_is_about_a_number_that_there_is() {
        let known = names();
        for (name, _) in SIDE {
            assert!(
                known.contains(&format!("mine {name}")) && known.contains(&format!("theirs {name}")),
                "{name}"
            );
        }
        for (name, _) in OWN {
            assert!(known.contains(&(*name).to_owned()), "{name}");
        }
    }
}
