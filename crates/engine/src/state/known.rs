//! Last known values of what left play (6.7.7).

use serde::{Deserialize, Serialize};

use super::*;
use crate::eval::Derived;
use crate::program::Classes;

/// What something was when it left play.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct LastKnown {
    /// The object it was.
    pub obj: Obj,
    /// What it became.
    pub then: Obj,
    /// Its values.
    pub values: Derived,
    /// Its classifications.
    pub classes: Classes,
    /// Its state.
    pub card: Card,
    /// The cards under it, as they were.
    pub under: Objs,
    /// What those became.
    pub under_then: Objs,
    /// The characters that were at it.
    pub guests: Objs,
    /// Whether it was challenging or challenged.
    pub challenge: Option<Challenge>,
}
