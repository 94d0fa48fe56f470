//! Writes inputs to begin fuzzing with: `cargo run -p proof --example corpus` from the root of the repository.

use proof::{Input, Inputs};
use std::path::Path;

fn main() -> std::io::Result<()> {
    let inputs = Inputs::new(library::load().expect("the library loads"));
    for input in Input::ALL {
        let target = match input {
            Input::CardText => "card_text",
            Input::Lore => "lore",
            Input::DeckList => "deck_list",
            Input::Import => "import",
            Input::Save => "save",
            Input::Answers => "answers",
        };
        let folder = Path::new("fuzz/corpus").join(target);
        std::fs::create_dir_all(&folder)?;
        for (number, sample) in inputs.samples(input).iter().enumerate() {
            std::fs::write(folder.join(format!("sample-{number}")), sample)?;
        }
    }
    Ok(())
}
