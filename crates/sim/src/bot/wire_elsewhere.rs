//! The lines between us and a bot's process where pipes cannot be waited for: a thread for each direction, one line ahead at most.
//! Children of a bot are not ended with it here.

use super::{Fault, LINE_BYTES_MAX, UNSENT_BYTES_MAX};
use std::io::{self, BufRead, BufReader, ErrorKind, Read, Write};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, SyncSender, channel, sync_channel};
use std::time::Duration;

pub(super) struct Wire {
    child: Child,
    out: Sender<String>,
    /// How many bytes the bot has not read yet.
    unsent: Arc<AtomicUsize>,
    lines: Receiver<Result<String, Fault>>,
}

impl Wire {
    pub(super) fn start(mut command: Command) -> io::Result<Wire> {
        let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
        let (Some(mut stdin), Some(stdout)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(io::Error::from(ErrorKind::BrokenPipe));
        };
        let (out, outgoing) = channel::<String>();
        let (incoming, lines) = sync_channel(1);
        let unsent = Arc::new(AtomicUsize::new(0));
        let sent = Arc::clone(&unsent);
        std::thread::spawn(move || {
            while let Ok(line) = outgoing.recv() {
                if stdin.write_all(line.as_bytes()).and_then(|()| stdin.flush()).is_err() {
                    return;
                }
                sent.fetch_sub(line.len(), Ordering::Relaxed);
            }
        });
        std::thread::spawn(move || read_lines(stdout, &incoming));
        Ok(Wire { child, out, unsent, lines })
    }

    /// Sends a line when the bot reads it.
    pub(super) fn tell(&mut self, line: &str) {
        if !self.is_deaf() {
            self.unsent.fetch_add(line.len(), Ordering::Relaxed);
            let _ = self.out.send(line.to_owned());
        }
    }

    /// Whether it has left more unread than is kept for it.
    pub(super) fn is_deaf(&self) -> bool {
        self.unsent.load(Ordering::Relaxed) > UNSENT_BYTES_MAX
    }

    /// What the bot said without being asked.
    pub(super) fn unasked(&mut self) -> Result<Option<String>, Fault> {
        self.lines.try_recv().ok().transpose()
    }

    /// The next line; nothing after the time limit.
    pub(super) fn line(&mut self, limit: Duration) -> Result<Option<String>, Fault> {
        match self.lines.recv_timeout(limit) {
            Ok(line) => line.map(Some),
            Err(RecvTimeoutError::Timeout) => Ok(None),
            Err(RecvTimeoutError::Disconnected) => Err(Fault::Gone),
        }
    }
}

fn read_lines(stdout: impl Read, lines: &SyncSender<Result<String, Fault>>) {
    let mut reader = BufReader::new(stdout);
    loop {
        let mut bytes = Vec::new();
        let most = LINE_BYTES_MAX as u64 + 1;
        let line = match reader.by_ref().take(most).read_until(b'\n', &mut bytes) {
            Ok(0) | Err(_) => return,
            Ok(_) if bytes.len() > LINE_BYTES_MAX => Err(Fault::Long),
            Ok(_) => Ok(String::from_utf8_lossy(&bytes).trim().to_owned()),
        };
        let is_last = line.is_err();
        let is_blank = line.as_ref().is_ok_and(String::is_empty);
        if !is_blank && lines.send(line).is_err() || is_last {
            return;
        }
    }
}

impl Drop for Wire {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
