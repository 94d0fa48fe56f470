//! Signals that ask a command to stop: Ctrl-C, and on Unix also the end of the terminal (SIGHUP) and SIGTERM.
//!
//! The first one lets the work that is under way come to its end, so that there are results; the second ends the program. Either
//! way the exit status is that of the signal, as shells count it.

use std::sync::Once;
use std::sync::atomic::{AtomicBool, AtomicI32, Ordering};

use crate::Options;
use crate::output::say;
use crate::words::Words;

#[cfg(unix)]
const SIGNALS: &[i32] =
    &[signal_hook::consts::SIGINT, signal_hook::consts::SIGTERM, signal_hook::consts::SIGHUP];
#[cfg(not(unix))]
const SIGNALS: &[i32] = &[signal_hook::consts::SIGINT, signal_hook::consts::SIGTERM];

/// What shells add to the number of a signal.
const BY_SIGNAL: i32 = 128;
/// The status where nothing tells the signal.
const INTERRUPTED: i32 = BY_SIGNAL + signal_hook::consts::SIGINT;

static STOP: AtomicBool = AtomicBool::new(false);
static STATUS: AtomicI32 = AtomicI32::new(INTERRUPTED);

/// Set by the first signal; the words say then what is waited for.
pub(crate) fn stop(options: &Options, waits: impl Fn(&'static Words) -> &'static str) -> &'static AtomicBool {
    static ONCE: Once = Once::new();
    let words = waits(options.words());
    let again = options.words().once_more_ends;
    ONCE.call_once(|| {
        on_signal(move |status| {
            if STOP.swap(true, Ordering::Relaxed) {
                std::process::exit(status);
            }
            STATUS.store(status, Ordering::Relaxed);
            say(format_args!("\n{words}; {again}"));
        });
    });
    &STOP
}

/// The exit status of a command that was stopped.
pub(crate) fn status() -> u8 {
    u8::try_from(STATUS.load(Ordering::Relaxed)).unwrap_or(u8::MAX)
}

/// Hears of every signal, with its exit status, on a thread of its own.
pub(crate) fn on_signal(hear: impl Fn(i32) + Send + 'static) {
    // Without it a signal ends the program, which is no reason not to work.
    #[cfg(unix)]
    if let Ok(mut signals) = signal_hook::iterator::Signals::new(SIGNALS) {
        std::thread::spawn(move || signals.forever().for_each(|signal| hear(BY_SIGNAL + signal)));
    }
    #[cfg(not(unix))]
    {
        use std::sync::Arc;
        let heard = Arc::new(std::sync::atomic::AtomicUsize::new(0));
        for signal in SIGNALS {
            let _ = signal_hook::flag::register_usize(*signal, Arc::clone(&heard), *signal as usize);
        }
        std::thread::spawn(move || {
            loop {
                match heard.swap(0, Ordering::Relaxed) {
                    0 => std::thread::sleep(std::time::Duration::from_millis(100)),
                    signal => hear(BY_SIGNAL + signal as i32),
                }
            }
        });
    }
}
