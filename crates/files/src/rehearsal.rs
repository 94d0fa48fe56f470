//! Rehearsed failures, for tests: one call of the system after another fails, is cut short, or is the last of the process.

use crate::calls::Course;
use std::cell::Cell;

/// How a call fails.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// It is refused once, as on a full disk; later calls are made.
    Refused,
    /// Of a write half is done; later calls are made.
    Halved,
    /// The process ends before it: nothing after it is done either.
    Dead,
    /// The process ends in the middle of it.
    DeadHalfway,
}

/// All ways to fail.
pub const FAULTS: [Fault; 4] = [Fault::Refused, Fault::Halved, Fault::Dead, Fault::DeadHalfway];

#[derive(Clone, Copy)]
struct Plan {
    /// How many calls are made before the one that fails.
    calls_before: usize,
    fault: Fault,
    calls: usize,
}

thread_local! {
    static PLAN: Cell<Option<Plan>> = const { Cell::new(None) };
}

/// Acts while the call after so many fails, and tells whether it came to that.
pub fn rehearse<T>(calls_before: usize, fault: Fault, act: impl FnOnce() -> T) -> (T, bool) {
    PLAN.set(Some(Plan { calls_before, fault, calls: 0 }));
    let result = act();
    let calls = PLAN.take().map_or(0, |plan| plan.calls);
    (result, calls > calls_before)
}

pub(crate) fn course() -> Course {
    let Some(mut plan) = PLAN.get() else { return Course::Made };
    let at = plan.calls;
    plan.calls += 1;
    PLAN.set(Some(plan));
    match (at.cmp(&plan.calls_before), plan.fault) {
        (std::cmp::Ordering::Less, _) => Course::Made,
        (std::cmp::Ordering::Equal, Fault::Refused | Fault::Dead) => Course::Refused,
        (std::cmp::Ordering::Equal, Fault::Halved | Fault::DeadHalfway) => Course::Halved,
        (std::cmp::Ordering::Greater, Fault::Refused | Fault::Halved) => Course::Made,
        (std::cmp::Ordering::Greater, Fault::Dead | Fault::DeadHalfway) => Course::Refused,
    }
}
