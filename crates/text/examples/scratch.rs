use text::grammar::Case;
use text::out::Out;
use text::phrase::{amount, condition, event, noun, player};
use text::{Cursor, Lexicon};
fn main() {
    let mut lexicon = Lexicon::default();
    for n in ["Elsa", "Anna", "Pull the Lever!"] {
        lexicon.add_name(n);
    }
    for n in ["Hero", "Villain", "Seven Dwarfs", "Pirate", "Princess"] {
        lexicon.add_class(n);
    }
    for line in std::io::stdin().lines() {
        let line = line.unwrap();
        let Some((kind, text)) = line.split_once(' ') else { continue };
        let mut c = Cursor::new(text, &lexicon);
        let mut out = Out::default();
        let r = match kind {
            "n" => {
                noun::read_noun_phrase(&mut c).map(|x| noun::write_noun_phrase(&x, Case::Object, &mut out))
            }
            "p" => player::read_player(&mut c).map(|x| player::write_player(&x, Case::Subject, &mut out)),
            "h" => event::read_trigger_heads(&mut c).map(|x| event::write_trigger_heads(&x, &mut out)),
            "c" => condition::read_condition(&mut c).map(|x| condition::write_condition(&x, &mut out)),
            "v" => amount::read_value(&mut c).map(|x| amount::write_value(&x, &mut out)),
            _ => amount::read_each(&mut c).map(|x| amount::write_each(&x, &mut out)),
        };
        let w = out.finish();
        if r.is_err() || !c.at_end() {
            println!("UNREAD {kind}\n{}", c.diagnostic().render());
        } else if w != text {
            println!("DIFF {text}\n  => {w}");
        }
    }
}
