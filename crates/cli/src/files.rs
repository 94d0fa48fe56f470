//! Files that users name; `-` is stdin.

use anyhow::{Context, Result, bail};
use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

/// Reads a file of at most `limit` bytes.
pub(crate) fn read(path: &Path, limit: usize) -> Result<Vec<u8>> {
    let name = path.display();
    let mut bytes = Vec::new();
    // One byte more than the limit is enough to see that it is passed.
    let most = u64::try_from(limit).unwrap_or(u64::MAX).saturating_add(1);
    if path == Path::new("-") {
        io::stdin().lock().take(most).read_to_end(&mut bytes).context("stdin")?;
    } else {
        let file = File::open(path).with_context(|| name.to_string())?;
        file.take(most).read_to_end(&mut bytes).with_context(|| name.to_string())?;
    }
    if bytes.len() > limit {
        bail!("{name}: more than the limit of {limit} bytes");
    }
    Ok(bytes)
}

/// Reads a text file of at most `limit` bytes.
pub(crate) fn read_text(path: &Path, limit: usize) -> Result<String> {
    let bytes = read(path, limit)?;
    String::from_utf8(bytes).map_err(|error| {
        let byte = error.utf8_error().valid_up_to();
        anyhow::anyhow!("{}: not UTF-8 text (byte {byte})", path.display())
    })
}
