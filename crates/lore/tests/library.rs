//! The proof that trees say what is printed: written back into English they have the fingerprint of the print.

use cards::fingerprint::Fingerprint;
use cards::library::CardText;

#[test]
fn english_written_from_every_tree_is_the_print() {
    let library = library::load().unwrap_or_else(|error| panic!("{error}"));
    let lexicon = cards::lexicon(library.catalogue().iter().map(|(_, facts)| facts));
    let mut unsupported: Vec<String> = Vec::new();
    let mut failures = Vec::new();
    for (card, facts) in library.catalogue().iter() {
        let abilities = match library.text(card).expect("the library is sound") {
            CardText::Read(abilities) => abilities,
            CardText::Unsupported(_) => {
                unsupported.push(facts.full_name());
                continue;
            }
        };
        for printed in abilities {
            let written = syntax::english(&printed.ability);
            if Fingerprint::of(&syntax::fingerprint_text(&written)) != printed.fingerprint {
                failures.push(format!("{}: written as {written:?}, which is not the print", facts.id));
            }
            match syntax::read_paragraph(facts.kind, &written, &lexicon) {
                Ok(Some(read)) if read.ability == printed.ability => {}
                Ok(_) => failures.push(format!("{}: {written:?} is read as another tree", facts.id)),
                Err(_) => failures.push(format!("{}: {written:?} cannot be read", facts.id)),
            }
        }
    }
    let hint = "if the tree or the reader changed, write the library anew: lore cards import";
    assert!(failures.is_empty(), "{} failures; {hint}\n{}", failures.len(), failures.join("\n"));
    // The text of every card can be read; it must stay so.
    assert_eq!(unsupported, Vec::<String>::new());
}

/// The only strings in a tree are proper names: of cards, abilities and classifications. Words of the tree itself (its variants) have
/// no blanks.
#[test]
fn trees_hold_no_prose() {
    let library = library::load().expect("the library loads");
    let mut names = std::collections::BTreeSet::new();
    let mut strings = Vec::new();
    for (ix, facts) in library.catalogue().iter() {
        names.insert(vocabulary::fold(&facts.full_name()));
        names.extend(facts.name.split(" & ").chain([facts.name.as_str()]).map(vocabulary::fold));
        names.extend(facts.classifications.iter().map(|class| vocabulary::fold(&class.0)));
        for printed in library.text(ix).expect("it is there").abilities().unwrap_or_default() {
            names.extend(printed.ability.name.iter().map(|name| vocabulary::fold(&name.0)));
            let tree = serde_json::to_value(&printed.ability).expect("a tree can be written");
            collect(&tree, &mut strings);
        }
    }
    // Counters go by their words.
    names.extend(vocabulary::Counter::all().map(|counter| vocabulary::fold(counter.row().id)));
    let prose: Vec<&String> = strings
        .iter()
        .filter(|text| text.contains(' ') && !names.contains(&vocabulary::fold(text)))
        .collect();
    assert!(strings.len() > 10_000, "the trees were looked at");
    assert!(prose.is_empty(), "prose in trees: {prose:?}");
}

fn collect(value: &serde_json::Value, strings: &mut Vec<String>) {
    match value {
        serde_json::Value::String(text) => strings.push(text.clone()),
        serde_json::Value::Array(items) => items.iter().for_each(|item| collect(item, strings)),
        serde_json::Value::Object(fields) => fields.values().for_each(|field| collect(field, strings)),
        _ => {}
    }
}
