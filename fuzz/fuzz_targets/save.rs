#![no_main]

use libfuzzer_sys::fuzz_target;
use verify::{Input, Inputs};
use std::sync::LazyLock;

static INPUTS: LazyLock<Inputs> =
    LazyLock::new(|| Inputs::new(library::load().expect("the library is compiled with this target")));

// Made before the first input, whose time it would count to.
fuzz_target!(
    init: { LazyLock::force(&INPUTS); },
    |bytes: &[u8]| INPUTS.feed(Input::Save, bytes)
);
