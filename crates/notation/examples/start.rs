//! Judges one file as `lore judge` does, from the start of the program, to be counted by callgrind: `tools/instructions.sh --start`.

use lorekeeper_notation::{Language, catalog_for, judge, names_of, narrate, read};
use std::io::Write as _;
use std::sync::Arc;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let path = std::env::args().nth(1).ok_or("which file?")?;
    let text = std::fs::read_to_string(path)?;
    let library = Arc::new(library::load()?);
    let names = names_of(&library);
    let (file, _) = read(&text, &names);
    let catalog = catalog_for(&library, &names, &file, &text);
    let verdict = judge(&file, &catalog, engine::Edition::default());
    writeln!(std::io::stdout(), "{}", narrate(&verdict, Language::English).lines().count())?;
    Ok(())
}
