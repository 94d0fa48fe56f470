//! The deck code of deck sites: base64 of `Name_Version$4|Name$2|`.
//!
//! Sites write it with and without the last bar, with `_` or ` - ` before the version, in UTF-8 or Latin-1, with the
//! usual or the URL alphabet, with or without padding, alone or at the end of an import address. All are read; one
//! form is written.

use super::problem::ListPlace;
use super::read::Entry;

const ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/// The entries of a deck code; `None` where the text is none.
pub(super) fn decode(text: &str) -> Option<Result<Vec<(ListPlace, Entry)>, &'static str>> {
    let text = text.trim();
    let is_address = text.starts_with("http://") || text.starts_with("https://");
    let token = if is_address { parameter(text)? } else { text.to_owned() };
    let token: String = token.chars().filter(|letter| !matches!(letter, '\n' | '\r')).collect();
    if token.is_empty() || token.bytes().any(|byte| sextet(byte).is_none() && byte != b'=') {
        return None;
    }
    let bytes = match from_base64(&token) {
        Some(bytes) => bytes,
        None if is_address => return Some(Err("it is not base64")),
        None => return None,
    };
    let content = match String::from_utf8(bytes) {
        Ok(content) => content,
        Err(error) => error.into_bytes().into_iter().map(char::from).collect(),
    };
    match (content.contains('$'), is_address) {
        (true, _) => Some(entries(&content)),
        (false, true) => Some(Err("no numbers of copies in it")),
        (false, false) => None,
    }
}

/// The deck code of an import address: the parameter `id`, `list` or `deck`.
fn parameter(address: &str) -> Option<String> {
    let query = address.split_once('?')?.1;
    let query = query.split('#').next().unwrap_or_default();
    let value = ["id=", "list=", "deck="]
        .iter()
        .find_map(|name| query.split('&').find_map(|part| part.strip_prefix(name)))?;
    Some(
        value
            .replace("%3D", "=")
            .replace("%3d", "=")
            .replace("%2B", "+")
            .replace("%2b", "+")
            .replace("%2F", "/")
            .replace("%2f", "/"),
    )
}

fn entries(content: &str) -> Result<Vec<(ListPlace, Entry)>, &'static str> {
    let mut entries = Vec::new();
    for (index, part) in content.split('|').map(str::trim).filter(|part| !part.is_empty()).enumerate() {
        let (card, count) = part.rsplit_once('$').ok_or("an entry has no number of copies")?;
        let card = card.replacen('_', " - ", 1);
        entries.push((ListPlace::Entry(index + 1), Entry::Copies { count: count.to_owned(), card }));
    }
    Ok(entries)
}

fn sextet(byte: u8) -> Option<u8> {
    match byte {
        b'A'..=b'Z' => Some(byte - b'A'),
        b'a'..=b'z' => Some(byte - b'a' + 26),
        b'0'..=b'9' => Some(byte - b'0' + 52),
        b'+' | b'-' => Some(62),
        b'/' | b'_' => Some(63),
        _ => None,
    }
}

fn from_base64(token: &str) -> Option<Vec<u8>> {
    let digits = token.trim_end_matches('=');
    if digits.len() % 4 == 1 || token.len() - digits.len() > 2 {
        return None;
    }
    let mut bytes = Vec::with_capacity(digits.len() / 4 * 3 + 2);
    let (mut bits, mut held) = (0_u32, 0_u32);
    for digit in digits.bytes() {
        bits = bits << 6 | u32::from(sextet(digit)?);
        held += 6;
        if held >= 8 {
            held -= 8;
            bytes.push((bits >> held) as u8);
            bits &= (1 << held) - 1;
        }
    }
    Some(bytes)
}

pub(super) fn to_base64(bytes: &[u8]) -> String {
    let mut token = String::with_capacity(bytes.len().div_ceil(3) * 4);
    for chunk in bytes.chunks(3) {
        let byte = |index: usize| u32::from(chunk.get(index).copied().unwrap_or(0));
        let bits = byte(0) << 16 | byte(1) << 8 | byte(2);
        for digit in 0..4 {
            let sextet = (bits >> (18 - 6 * digit)) & 63;
            token.push(if digit <= chunk.len() { char::from(ALPHABET[sextet as usize]) } else { '=' });
        }
    }
    token
}
