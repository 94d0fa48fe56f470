//! Many games on all cores: statistics and reports.
