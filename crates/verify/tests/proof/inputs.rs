//! A few thousand mutated inputs into every place that takes input; the fuzz targets in `fuzz/` do it for longer.

use engine::state::ChaCha8;
use lorekeeper_verify::{Input, Inputs, mutated};
use std::panic::{AssertUnwindSafe, catch_unwind};

#[test]
fn no_input_panics() {
    let inputs = Inputs::new(library::load().expect("the library is compiled with this test"));
    let mut report = String::new();
    for input in Input::ALL {
        let samples = inputs.samples(input);
        assert!(!samples.is_empty(), "{input:?} has no samples");
        for seed in 0..times(input) {
            let mut rng = ChaCha8::new(seed);
            let sample = &samples[rng.below(samples.len() as u32) as usize];
            let bytes = mutated(sample, &mut rng);
            if catch_unwind(AssertUnwindSafe(|| inputs.feed(input, &bytes))).is_err() {
                report +=
                    &format!("{input:?} with seed {seed} panics: {:?}\n", String::from_utf8_lossy(&bytes));
            }
        }
    }
    assert!(report.is_empty(), "\n{report}");
}

/// The inputs that are kept for the fuzz targets, as they are and with some bytes changed.
#[test]
fn no_kept_input_panics() {
    let inputs = Inputs::new(library::load().expect("the library is compiled with this test"));
    let mut report = String::new();
    for input in Input::ALL {
        let folder = crate::root().join("fuzz/kept").join(input.target());
        let kept = std::fs::read_dir(folder).expect("every target has inputs that are kept");
        let mut paths: Vec<_> = kept.map(|entry| entry.expect("readable").path()).collect();
        paths.sort();
        assert!(paths.len() >= 5, "{input:?}: {paths:?}");
        for path in paths {
            let sample = std::fs::read(&path).expect("a kept input can be read");
            let changed = (0..KEPT_CHANGES).map(|seed| mutated(&sample, &mut ChaCha8::new(seed)));
            for bytes in std::iter::once(sample.clone()).chain(changed) {
                if catch_unwind(AssertUnwindSafe(|| inputs.feed(input, &bytes))).is_err() {
                    report += &format!("{}: {:?}\n", path.display(), String::from_utf8_lossy(&bytes));
                }
            }
        }
    }
    assert!(report.is_empty(), "\n{report}");
}

/// How often each kept input is tried with some bytes changed.
const KEPT_CHANGES: u64 = 10;

/// As much work as an input may ask for: names that nobody knows wherever one may stand, up to the longest file. Each is done
/// with in a moment; without limits these would take minutes.
#[test]
fn no_input_keeps_a_reader_busy() {
    let inputs = Inputs::new(library::load().expect("the library is compiled with this test"));
    let names =
        |line: &str| (0..9_000).map(|number| line.replace('N', &number.to_string())).collect::<String>();
    for (input, text) in [
        (Input::DeckList, names("4 Somebody N - Of Nowhere\n")),
        (Input::DeckList, names("Somebody N - Of Nowhere\n")),
        (Input::DeckList, format!("4 Somebody{}", " 1".repeat(100_000))),
        (Input::DeckList, format!("4 {}", "a".repeat(200_000))),
        (Input::Lore, format!("title: t\nrules: 1.1\nplayer A\n{}", names("play Somebody N - Of Nowhere\n"))),
        (
            Input::Lore,
            format!("title: t\nrules: 1.1\nplayer A\nplayer B\nturn A\n{}", names("A names Somebody N\n")),
        ),
    ] {
        inputs.feed(input, text.as_bytes());
    }
}

#[test]
fn each_input_has_a_fuzz_target() {
    let folder = std::fs::read_dir(crate::root().join("fuzz/fuzz_targets")).expect("the folder is there");
    let targets =
        folder.map(|entry| std::fs::read_to_string(entry.expect("readable").path()).expect("a text"));
    let targets: Vec<String> = targets.collect();
    assert_eq!(targets.len(), Input::ALL.len());
    for input in Input::ALL {
        let call = format!("Input::{input:?},");
        assert!(targets.iter().any(|text| text.contains(&call)), "{input:?} has no target");
    }
}

/// More where it is cheap.
fn times(input: Input) -> u64 {
    match input {
        Input::CardText => 1_500,
        Input::Import | Input::Save => 1_000,
        Input::Lore | Input::DeckList => 300,
        Input::Answers => 100,
    }
}
