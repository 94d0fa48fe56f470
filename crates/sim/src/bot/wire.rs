//! The lines between us and a bot's process, read and written only as they are needed.
//!
//! Nothing here runs on a thread of its own: what a bot says beyond an answer stays in the pipe, whose size the system bounds, and what it
//! does not read stays with us up to a limit. The process has a group of its own; with the wire the whole group ends, children
//! of the bot included. A guard ends it when our own process is killed.

use super::{Fault, LINE_BYTES_MAX, UNSENT_BYTES_MAX};
use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::process::{Pid, Signal, WaitId, WaitIdOptions, kill_process_group, waitid};
use std::io::{self, ErrorKind, Read, Write};
use std::os::unix::process::CommandExt;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::time::{Duration, Instant};

/// How much is read at once.
const READ_BYTES: usize = 4 << 10;

/// How often it is looked whether the process has ended.
const EXIT_EVERY: Duration = Duration::from_millis(100);

/// Waits until its stdin closes, which it does when our process ends in whatever way, and ends its own group then: the bot's.
const GUARD: &str = "read -r _; kill -KILL 0";

pub(super) struct Wire {
    child: Child,
    guard: Option<Child>,
    /// Closed once the bot has closed its end.
    stdin: Option<ChildStdin>,
    stdout: ChildStdout,
    unsent: Vec<u8>,
    unread: Vec<u8>,
    is_ended: bool,
}

impl Wire {
    pub(super) fn start(mut command: Command) -> io::Result<Wire> {
        // A group of its own: Ctrl-C is for the run, which then ends its games, not for the bots in the middle of them. The guard
        // is there first, and the bot is born into its group: there is no moment at which a bot has none.
        let mut guard = guard().ok();
        let group = guard.as_ref().and_then(|guard| i32::try_from(guard.id()).ok()).unwrap_or(0);
        let spawned = command.stdin(Stdio::piped()).stdout(Stdio::piped()).process_group(group).spawn();
        let piped = spawned.and_then(|mut child| match (child.stdin.take(), child.stdout.take()) {
            (Some(stdin), Some(stdout)) => Ok((child, stdin, stdout)),
            _ => Err(io::Error::from(ErrorKind::BrokenPipe)),
        });
        let (child, stdin, stdout) = piped.inspect_err(|_| dismiss(&mut guard))?;
        let wire = Wire {
            child,
            guard,
            stdin: Some(stdin),
            stdout,
            unsent: Vec::new(),
            unread: Vec::new(),
            is_ended: false,
        };
        rustix::io::ioctl_fionbio(&wire.stdout, true)?;
        if let Some(stdin) = &wire.stdin {
            rustix::io::ioctl_fionbio(stdin, true)?;
        }
        Ok(wire)
    }

    /// Sends a line as far as the bot reads, and keeps the rest for later.
    pub(super) fn tell(&mut self, line: &str) {
        // Whoever lets this much lie unread is told nothing more, and is asked no more either.
        if self.unsent.len() <= UNSENT_BYTES_MAX {
            self.unsent.extend_from_slice(line.as_bytes());
        }
        self.send();
    }

    /// Whether it has left more unread than is kept for it.
    pub(super) fn is_deaf(&self) -> bool {
        self.unsent.len() > UNSENT_BYTES_MAX
    }

    /// What the bot said without being asked.
    pub(super) fn unasked(&mut self) -> Result<Option<String>, Fault> {
        if self.unread.is_empty() {
            self.receive();
        }
        let blank = self.unread.iter().take_while(|byte| byte.is_ascii_whitespace()).count();
        self.unread.drain(..blank);
        match (self.unread.is_empty(), self.next_line()) {
            (true, _) => Ok(None),
            (false, Ok(None)) => Ok(Some(String::from_utf8_lossy(&self.unread).into_owned())),
            (false, found) => found,
        }
    }

    /// The next line; nothing after the time limit.
    pub(super) fn line(&mut self, limit: Duration) -> Result<Option<String>, Fault> {
        let until = Instant::now().checked_add(limit);
        loop {
            if let Some(line) = self.next_line()? {
                return Ok(Some(line));
            }
            if self.is_ended {
                return Err(Fault::Gone);
            }
            // What it said before it ended is in the pipe still, also where a child of it holds the other end open.
            if self.has_exited() {
                while self.unread.len() <= LINE_BYTES_MAX && self.receive() {}
                self.is_ended |= self.next_end().is_none();
                continue;
            }
            let left = until.map(|until| until.saturating_duration_since(Instant::now()));
            if left.is_some_and(|left| left.is_zero()) {
                return Ok(None);
            }
            self.wait(left.map_or(EXIT_EVERY, |left| left.min(EXIT_EVERY)));
            self.send();
            self.receive();
        }
    }

    /// Whether the process has ended. It is not waited for yet: until then its number, and that of its group, belongs to nobody else.
    fn has_exited(&self) -> bool {
        let options = WaitIdOptions::EXITED | WaitIdOptions::NOHANG | WaitIdOptions::NOWAIT;
        match i32::try_from(self.child.id()).ok().and_then(Pid::from_raw) {
            Some(process) => waitid(WaitId::Pid(process), options).is_ok_and(|status| status.is_some()),
            None => false,
        }
    }

    /// Waits until one of the pipes is ready.
    fn wait(&self, left: Duration) {
        let mut ends = vec![PollFd::new(&self.stdout, PollFlags::IN)];
        if let Some(stdin) = self.stdin.as_ref().filter(|_| !self.unsent.is_empty()) {
            ends.push(PollFd::new(stdin, PollFlags::OUT));
        }
        let left = Timespec::try_from(left).ok();
        // Interrupted by a signal: the caller looks at the clock and waits again.
        let _ = poll(&mut ends, left.as_ref());
    }

    fn send(&mut self) {
        while let Some(stdin) = self.stdin.as_mut().filter(|_| !self.unsent.is_empty()) {
            match stdin.write(&self.unsent) {
                Ok(count) => drop(self.unsent.drain(..count)),
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                Err(error) if error.kind() == ErrorKind::WouldBlock => return,
                // It listens no more; that it is gone is noticed when it is to answer.
                Err(_) => {
                    self.stdin = None;
                    self.unsent.clear();
                }
            }
        }
    }

    /// Reads a piece of what is there; tells whether something was.
    fn receive(&mut self) -> bool {
        let mut bytes = [0; READ_BYTES];
        match self.stdout.read(&mut bytes) {
            Ok(count @ 1..) => {
                self.unread.extend_from_slice(&bytes[..count]);
                return true;
            }
            Err(error) if matches!(error.kind(), ErrorKind::Interrupted | ErrorKind::WouldBlock) => {}
            Ok(_) | Err(_) => self.is_ended = true,
        }
        false
    }

    fn next_end(&self) -> Option<usize> {
        self.unread.iter().position(|byte| *byte == b'\n')
    }

    /// A whole line of what was read; empty ones are passed over.
    fn next_line(&mut self) -> Result<Option<String>, Fault> {
        loop {
            match self.next_end() {
                Some(end) if end <= LINE_BYTES_MAX => {
                    let line: Vec<u8> = self.unread.drain(..=end).collect();
                    let text = String::from_utf8_lossy(&line).trim().to_owned();
                    if !text.is_empty() {
                        return Ok(Some(text));
                    }
                }
                None if self.unread.len() <= LINE_BYTES_MAX => return Ok(None),
                Some(_) | None => return Err(Fault::Long),
            }
        }
    }
}

/// Starts what ends the bot when our process ends.
fn guard() -> io::Result<Child> {
    let mut command = Command::new("/bin/sh");
    command.args(["-c", GUARD]).process_group(0);
    command.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null()).spawn()
}

fn dismiss(guard: &mut Option<Child>) {
    if let Some(guard) = guard {
        let _ = guard.kill();
        let _ = guard.wait();
    }
}

impl Drop for Wire {
    fn drop(&mut self) {
        // The number of the group is the guard's; it belongs to nobody else until the guard is waited for.
        let leader = self.guard.as_ref().map_or(self.child.id(), Child::id);
        if let Some(group) = i32::try_from(leader).ok().and_then(Pid::from_raw) {
            let _ = kill_process_group(group, Signal::KILL);
        }
        let _ = self.child.kill();
        dismiss(&mut self.guard);
        let _ = self.child.wait();
    }
}
