//! The clock of the benchmark: the processor time of this thread alone, where the system tells it.
//!
//! A scheduler counts a thread's time when it looks at it: at its ticks, and when the thread gives way. So each
//! reading gives way first, and nothing shorter than [`STRETCH`] is ever measured.

use std::time::{Duration, Instant};

/// The shortest time that is measured in one piece: many ticks of any scheduler.
pub(super) const STRETCH: Duration = Duration::from_millis(40);

/// Which time is measured.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Clock {
    /// That of the thread alone: a busy machine measures the same.
    Thread,
    /// That on the wall, since the system tells no other.
    Wall,
}

impl Clock {
    /// The best that this system has. A thread that has run has a time above zero.
    pub(super) fn of_system() -> Clock {
        if thread_time().is_some_and(|time| !time.is_zero()) { Clock::Thread } else { Clock::Wall }
    }

    /// Repeats a piece of work until it has taken a whole stretch; all the time that it took.
    pub(super) fn stretch(self, mut work: impl FnMut()) -> Duration {
        let begun = self.now();
        let mut look_at = Instant::now() + STRETCH;
        loop {
            work();
            // The thread never ran longer than the wall's time, which is cheap to read.
            if Instant::now() < look_at {
                continue;
            }
            let took = self.now().saturating_sub(begun);
            if took >= STRETCH {
                return took;
            }
            look_at = Instant::now() + (STRETCH - took);
        }
    }

    /// Time since some moment of the past.
    fn now(self) -> Duration {
        match self {
            Clock::Thread => thread_time().unwrap_or_default(),
            Clock::Wall => ORIGIN.elapsed(),
        }
    }
}

static ORIGIN: std::sync::LazyLock<Instant> = std::sync::LazyLock::new(Instant::now);

/// How long this thread has run, from the scheduler of Linux.
fn thread_time() -> Option<Duration> {
    std::thread::yield_now();
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    text.split_whitespace().next()?.parse().ok().map(Duration::from_nanos)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stretch_is_never_short() {
        for clock in [Clock::of_system(), Clock::Wall] {
            let mut count = 0;
            let begun = Instant::now();
            let took = clock.stretch(|| count += 1);
            // The scheduler may know a tick more at the start than at the end.
            assert!(
                took >= STRETCH && took <= begun.elapsed() + Duration::from_millis(20),
                "{clock:?} {took:?}"
            );
            assert!(count > 0);
        }
    }
}
