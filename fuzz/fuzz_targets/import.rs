#![no_main]

use libfuzzer_sys::fuzz_target;
use proof::{Input, Inputs};
use std::sync::LazyLock;

static INPUTS: LazyLock<Inputs> =
    LazyLock::new(|| Inputs::new(library::load().expect("the library is compiled with this target")));

fuzz_target!(|bytes: &[u8]| INPUTS.feed(Input::Import, bytes));
