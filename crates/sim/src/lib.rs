//! Many games on all cores: statistics and reports.
//!
//! Clocks, threads and processes are allowed here and in the binary, nowhere below. Whatever the threads do, numbers depend
//! on the seed alone: each game has its own seed, and what is kept of games is added up in whole numbers.

pub mod bench;
