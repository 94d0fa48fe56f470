//! The engine for Python.
//!
//! What people see of it is the package in `python/`: this crate is its module `lorekeeper._native`. The judge and the books come
//! through the desk that the page uses (JSON in, JSON out); games, simulations and vectors of games are classes of their own.
//!
//! Python's lock is released while the engine works, and nothing that goes wrong inside passes through as a panic: it becomes
//! an exception of `lorekeeper.errors`.
#![allow(unsafe_code, reason = "PyO3's macros write it; this crate has none of its own")]

mod answer;
mod books;
mod errors;
mod game;
mod shared;
mod simulation;
mod tuning;
mod vector;

use pyo3::prelude::*;

/// The native part of the package `lorekeeper`.
#[pymodule]
fn _native(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add("__version__", env!("CARGO_PKG_VERSION"))?;
    module.add("RULES_VERSION", engine::RULES_VERSION)?;
    module.add_function(wrap_pyfunction!(books::call, module)?)?;
    module.add_function(wrap_pyfunction!(books::ready_decks, module)?)?;
    module.add_class::<answer::Answer>()?;
    module.add_class::<game::Game>()?;
    module.add_class::<simulation::Simulation>()?;
    module.add_class::<tuning::Tuner>()?;
    module.add_class::<vector::VectorGames>()?;
    module.add_function(wrap_pyfunction!(vector::layout, module)?)?;
    module.add_function(wrap_pyfunction!(vector::card_features, module)?)?;
    module.add_function(wrap_pyfunction!(vector::card_names, module)?)?;
    Ok(())
}
