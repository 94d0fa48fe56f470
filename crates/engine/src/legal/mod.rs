//! What is legal, as predicates that yield the reason (1.7.6): nothing is tried on a copy.

mod challenge;
mod check;
mod exert;
mod explain;
mod forbids;
mod options;
mod pairs;
mod play;
mod turn;
mod twins;
mod usable;

pub use explain::Bearing;
pub use forbids::Forbids;
pub(crate) use play::PlayPlan;
