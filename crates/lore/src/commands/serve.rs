//! `lore serve`: the page, from inside the binary, on this machine only.
//!
//! A server of our own: it knows a fixed table of files, reads nothing from the disk and talks to nobody but this machine,
//! which is less than any library of servers.

use anyhow::{Context, Result};
use std::io::{BufRead, BufReader, ErrorKind, Read, Write};
use std::net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream};
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use crate::Options;
use crate::output::{Exit, Output, say};

/// Show the page in a browser: judge, look up, play, replay and simulate, all on this machine
///
/// The page is in the binary where it was built before the binary (`cargo xtask web`). Only this machine can reach it.
/// Ctrl-C ends it.
#[derive(clap::Args)]
#[command(after_help = "Examples:
  lore serve --open
  lore serve --port 8080")]
pub(crate) struct Args {
    /// Open a browser
    #[arg(long)]
    open: bool,
    /// The port; 0 for any that is free
    #[arg(long, value_name = "N", default_value_t = 5673)]
    port: u16,
}

/// The files of the page by name; none where it was not built.
const PAGE: &[(&str, &[u8])] = include!(concat!(env!("OUT_DIR"), "/page.rs"));

/// The longest head of a request, in bytes.
const HEAD_MAX: u64 = 16 << 10;
/// How long a request may take to arrive.
const PATIENCE: Duration = Duration::from_secs(10);
/// The most connections at once.
const CONNECTIONS_MAX: usize = 64;
/// Nothing from any other host, no code but our own.
const POLICY: &str = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data: blob:; connect-src 'self'; worker-src 'self'; manifest-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

pub(crate) fn run(args: &Args, options: &Options, output: &mut Output) -> Result<Exit> {
    if PAGE.is_empty() {
        say(options.words().page_not_binary_build_with);
        return Ok(Exit::Unusable);
    }
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, args.port))
        .with_context(|| (options.words().port_cannot_be_used)(&args.port))?;
    let address = format!("http://{}/", listener.local_addr()?);
    output.line(&address)?;
    output.finish()?;
    if args.open && !open(&address) {
        say(options.words().no_browser);
    }
    let busy = Arc::new(AtomicUsize::new(0));
    for stream in listener.incoming() {
        let Ok(stream) = stream else { continue };
        if busy.fetch_add(1, Ordering::Relaxed) >= CONNECTIONS_MAX {
            busy.fetch_sub(1, Ordering::Relaxed);
            continue;
        }
        let busy = busy.clone();
        std::thread::spawn(move || {
            // Whoever hangs up in the middle is no concern of ours.
            let _ = serve(stream, PATIENCE);
            busy.fetch_sub(1, Ordering::Relaxed);
        });
    }
    Ok(Exit::Yes)
}

/// Opens the machine's browser.
fn open(address: &str) -> bool {
    let (program, arguments): (&str, &[&str]) = match std::env::consts::OS {
        "macos" => ("open", &[]),
        "windows" => ("cmd", &["/C", "start", ""]),
        _ => ("xdg-open", &[]),
    };
    let mut command = Command::new(program);
    command.args(arguments).arg(address).stdout(Stdio::null()).stderr(Stdio::null());
    command.spawn().is_ok()
}

/// A stream that is read until a moment and no longer, however slowly its bytes come.
struct Until {
    stream: TcpStream,
    end: Instant,
}

impl Read for Until {
    fn read(&mut self, bytes: &mut [u8]) -> std::io::Result<usize> {
        let left = self.end.saturating_duration_since(Instant::now());
        if left.is_zero() {
            return Err(ErrorKind::TimedOut.into());
        }
        self.stream.set_read_timeout(Some(left))?;
        self.stream.read(bytes)
    }
}

fn serve(stream: TcpStream, patience: Duration) -> std::io::Result<()> {
    stream.set_write_timeout(Some(patience))?;
    let own = stream.local_addr()?;
    let until = Until { stream: stream.try_clone()?, end: Instant::now() + patience };
    let mut head = BufReader::new(until.take(HEAD_MAX));
    let mut first = String::new();
    head.read_line(&mut first)?;
    let mut host = String::new();
    loop {
        let mut line = String::new();
        if head.read_line(&mut line)? == 0 || line.trim().is_empty() {
            break;
        }
        if let Some((name, value)) = line.split_once(':')
            && name.eq_ignore_ascii_case("host")
        {
            value.trim().clone_into(&mut host);
        }
    }
    let answer = answer(&first, &host, own);
    let mut stream = stream;
    stream.write_all(answer.head.as_bytes())?;
    stream.write_all(answer.body)?;
    stream.flush()
}

struct Response {
    head: String,
    body: &'static [u8],
}

/// The answer to the first line of a request.
fn answer(first: &str, host: &str, own: SocketAddr) -> Response {
    let mut words = first.split_whitespace();
    let (method, target) = (words.next().unwrap_or_default(), words.next().unwrap_or_default());
    // A name that another site made point here is not ours.
    let is_ours = [format!("127.0.0.1:{}", own.port()), format!("localhost:{}", own.port())]
        .iter()
        .any(|ours| ours == host);
    if !is_ours {
        return response("403 Forbidden", "text/plain", b"", method);
    }
    if !matches!(method, "GET" | "HEAD") {
        return response("405 Method Not Allowed", "text/plain", b"", method);
    }
    let path = target.split(['?', '#']).next().unwrap_or_default().trim_start_matches('/');
    let path = if path.is_empty() { "index.html" } else { path };
    match PAGE.iter().find(|(name, _)| *name == path) {
        Some((name, bytes)) => response("200 OK", kind(name), bytes, method),
        None => response("404 Not Found", "text/plain", b"not found", method),
    }
}

fn response(status: &str, kind: &str, body: &'static [u8], method: &str) -> Response {
    let head = format!(
        "HTTP/1.1 {status}\r\nContent-Type: {kind}\r\nContent-Length: {}\r\nContent-Security-Policy: {POLICY}\r\nX-Content-Type-Options: nosniff\r\nReferrer-Policy: no-referrer\r\nCross-Origin-Opener-Policy: same-origin\r\nCache-Control: no-cache\r\nConnection: close\r\n\r\n",
        body.len()
    );
    Response { head, body: if method == "HEAD" { b"" } else { body } }
}

fn kind(name: &str) -> &'static str {
    match name.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript",
        "css" => "text/css",
        "json" => "application/json",
        "webmanifest" => "application/manifest+json",
        "wasm" => "application/wasm",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn status(first: &str, host: &str) -> String {
        let own = SocketAddr::from((Ipv4Addr::LOCALHOST, 5673));
        let head = answer(first, host, own).head;
        head.split_whitespace().nth(1).unwrap_or_default().to_owned()
    }

    #[test]
    fn only_files_of_the_page_for_this_machine() {
        let home = if PAGE.is_empty() { "404" } else { "200" };
        assert_eq!(status("GET / HTTP/1.1", "127.0.0.1:5673"), home);
        assert_eq!(status("GET /?x=1 HTTP/1.1", "localhost:5673"), home);
        assert_eq!(status("GET /../Cargo.toml HTTP/1.1", "localhost:5673"), "404");
        assert_eq!(status("GET / HTTP/1.1", "evil.example:5673"), "403");
        assert_eq!(status("POST / HTTP/1.1", "localhost:5673"), "405");
        assert_eq!(status("", ""), "403");
    }

    /// Whoever sends a byte now and then keeps no connection for ever.
    #[test]
    fn a_request_that_drips_has_an_end() {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("a free port");
        let address = listener.local_addr().expect("it has one");
        let dripping = std::thread::spawn(move || {
            let mut stream = TcpStream::connect(address).expect("it listens");
            // Until nobody listens any more.
            while stream.write_all(b"x").is_ok() {
                std::thread::sleep(Duration::from_millis(20));
            }
        });
        let (stream, _) = listener.accept().expect("it comes");
        let error = serve(stream, Duration::from_millis(200)).expect_err("it is not waited for");
        assert!(matches!(error.kind(), ErrorKind::TimedOut | ErrorKind::WouldBlock), "{error}");
        dripping.join().expect("it ends");
    }

    /// What is longer than any request of a browser is cut off, and answered as what it is.
    #[test]
    fn a_head_without_end_is_not_read() {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("a free port");
        let address = listener.local_addr().expect("it has one");
        let flooding = std::thread::spawn(move || {
            let mut stream = TcpStream::connect(address).expect("it listens");
            let line = [b'x'; 1 << 10];
            (0..100_000).take_while(|_| stream.write_all(&line).is_ok()).count()
        });
        let (stream, _) = listener.accept().expect("it comes");
        let _ = serve(stream, PATIENCE);
        assert!(flooding.join().expect("it ends") < 100_000, "all of it was read");
    }

    #[test]
    fn every_answer_has_the_policy() {
        let own = SocketAddr::from((Ipv4Addr::LOCALHOST, 1));
        assert!(answer("GET /nothing HTTP/1.1", "localhost:1", own).head.contains("default-src 'self'"));
    }
}
