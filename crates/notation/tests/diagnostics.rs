//! Every diagnostic, rendered. The expected text is `diagnostics.txt`; `UPDATE_EXPECTED=1` writes it anew, to be read before
//! it is kept.

mod common;

use std::collections::BTreeSet;

use lorekeeper_notation::{
    CardNames, Diagnostic, Fetched, Language, attach_decks, limits, read, read_bytes, render, render_in,
};

const HEAD: &str = "title: t\nrules: 1.1\n";
const POSITION: &str = "title: t\nrules: 1.1\nplayer A\n  hand Dinglehopper\n  play Stitch - New Dog [=stitch]\n  \
    play Merlin - Goat\nplayer B\n  play Merlin - Goat [exerted]\nturn A\n";

/// A fixed list: suggestions must not change with the library.
fn names() -> CardNames {
    let mut names = CardNames::new();
    for full in [
        "Dinglehopper",
        "Just in Time",
        "Merlin - Goat",
        "Mickey Mouse - Detective",
        "Mickey Mouse - True Friend",
        "Stitch - Abomination",
        "Stitch - New Dog",
    ] {
        names.add_full(full, full);
    }
    names
}

fn rendered(text: &str) -> (String, Vec<Diagnostic>) {
    let names = names();
    let (mut file, mut found) = read(text, &names);
    found.extend(attach_decks(&mut file, &names, |path| match path {
        "good.txt" => Fetched::Text("60 Dinglehopper".to_owned()),
        "bad.txt" => Fetched::Text("# a list\n2 Dinglehopper\nDinglehopper\n4 Dinglehoper\n".to_owned()),
        "letter.txt" => Fetched::Text("Dear friend,\n4 Words\n".to_owned()),
        "../there.txt" => Fetched::Outside,
        "locked.txt" => Fetched::Unreadable("no permission".to_owned()),
        _ => Fetched::Absent,
    }));
    (found.iter().map(|found| render(found, "x.lore", text) + &in_spanish(found, text)).collect(), found)
}

/// What is said in Spanish; the place is the same.
fn in_spanish(found: &Diagnostic, text: &str) -> String {
    let shown = render_in(found, "x.lore", text, Language::Spanish);
    let said = shown.lines().enumerate().filter(|(at, line)| *at == 0 || line.trim_start().starts_with("= "));
    said.map(|(_, line)| format!("{line}\n")).collect()
}

#[test]
fn every_diagnostic_shows_its_place_and_helps() {
    let long =
        format!("{HEAD}# {}\nplayer A\nplayer B\nturn A\nexpect bag 0", "x".repeat(limits::LINE_BYTES_MAX));
    let many = HEAD.to_owned() + &"\n".repeat(limits::LINES_MAX);
    let huge = "#".repeat(limits::FILE_BYTES_MAX + 1);
    let bad = POSITION.to_owned() + &"x\n".repeat(limits::PROBLEMS_MAX + 1);
    let mut shown = String::new();
    let mut kinds = BTreeSet::new();
    let mut show = |text: &str, rendered: &str, found: &[Diagnostic]| {
        shown += text;
        shown += rendered;
        shown.push('\n');
        kinds.extend(found.iter().map(|found| common::variant(&found.problem)));
    };
    for (text, last) in [(&long, 4), (&many, 3), (&huge, 2), (&bad, 3)] {
        let (text, found) = rendered(text);
        let lines: Vec<&str> = text.lines().collect();
        let end: Vec<String> = lines[lines.len() - last.min(lines.len())..]
            .iter()
            .map(|line| line.chars().take(80).collect())
            .collect();
        show("---- a limit\n", &(end.join("\n") + "\n"), &found);
    }
    let (_, found) = read_bytes(&[0xc3, 0x28], &names());
    show("---- bytes C3 28\n", &render(&found[0], "x.lore", ""), &found);
    for text in cases() {
        let (rendered, found) = rendered(&text);
        show(&format!("---- {}\n", text.trim_end().replace('\n', "\n     ")), &rendered, &found);
    }
    let wanted = common::variants(include_str!("../src/diagnostics.rs"), "pub enum Problem");
    let missing: Vec<_> = wanted.difference(&kinds).collect();
    assert!(missing.is_empty(), "no test shows {missing:?}");
    common::compare("diagnostics.txt", &shown);
}

fn cases() -> Vec<String> {
    let head = |line: &str| format!("{line}\nplayer A\nplayer B\nturn A\nexpect bag 0\n");
    let block = |line: &str| format!("{HEAD}player A\n{line}\nplayer B\nturn A\nexpect bag 0\n");
    let script = |line: &str| format!("{POSITION}{line}\nexpect bag 0\n");
    let mut cases = vec![
        head("tilte: t\nrules: 1.1\nauthor: me"),
        head("title: t\ntitle: u\nrules: 1.1, x, 1..2\nseed: many\nedition: 3\nsource:"),
        head("title: t\nrules: 9.3\nvariant: draft\nteams: A C; C D"),
        head("title: t\nrules: 1.1\nturn A"),
        head("note: nothing else"),
        format!("{HEAD}player E\n  lore 1\nplayer B\nturn C"),
        format!("{HEAD}player A\nturn B"),
        format!("{HEAD}player A\nplayer B\nA quests with stitch\nexpect bag 0"),
        format!("{HEAD}player A\nplayer B\nturn A and B\nexpect bag 0"),
        format!("{HEAD}player A\nplayer B\nturn A, number 2, first A\nexpect bag 0"),
        format!("{HEAD}player A\nplayer B\nturn A, tired\nexpect either bag 0\nexpect choices number x"),
        format!("{HEAD}player A\nplayer B\nturn A\nA concedes"),
        format!("{HEAD}player A\ndecks good.txt; good.txt\nexpect bag 0"),
        format!("{HEAD}! decks good.txt\ndecks good.txt; none.txt\nexpect bag 0"),
        format!("{HEAD}decks good.txt; bad.txt\nexpect bag 0"),
        format!("{HEAD}decks good.txt; good.txt; bad.txt; none.txt\nD keeps\nexpect bag 0"),
        format!("{HEAD}decks good.txt; good.txt; good.txt\nD keeps\nexpect bag 0"),
        format!(
            "{HEAD}jugador A\n  juego Dinglehopper [sobre vin]\n  juego Dinglehopper [=vine]\njugador B\nturno A\nespera bolsa 0"
        ),
        format!("{HEAD}decks good.txt; good.txt; good.txt; good.txt; good.txt\nexpect bag 0"),
        format!("{HEAD}! decks letter.txt; good.txt\ndecks ../there.txt; locked.txt\nexpect bag 0"),
    ];
    let blocks = [
        "  lore 3\n  lore 4\n  deck 2 more\n  deck 3 more",
        "  lore many",
        "  lore 123456",
        "  hand",
        "  hand Dinglehoper",
        "  hand Mickey Mouse",
        "  play filler",
        "  play Stitch - New Dog [=stitch",
        "  play Stitch - New Dog [asleep, exerted, exerted]",
        "  play Stitch - New Dog [at pub]",
        "  hand Dinglehopper [drying]",
        "  hand Dinglehopper [under Dinglehopper]",
        "  play Stitch - New Dog [=2nd, =none, =Dinglehopper, =s, =s, under ; Dinglehopper]",
    ];
    cases.extend(blocks.map(block));
    let scripts = [
        "stitch quests",
        "E ends turn",
        "A quest with stitch",
        "A quests stitch",
        "A challenges stitch",
        "A ends",
        "A concedes now",
        "A accepts it",
        "A plays Dinglehopper shifting onto stich",
        "A plays Stitch",
        "A plays Just in Time",
        "A quests with Merlin - Goat",
        "A uses stitch:",
        "A chooses option two",
        "A chooses stitch; Dinglehopper; stitch",
        "A chooses stitch;",
        "A chooses player C",
        "A names Micky Mouse",
        "expect stitch happy",
        "expect A happy",
        "expect A lore",
        "expect A can quests with stitch",
        "expect stitch has Wrad",
        "expect stitch classified Heros",
        "expect stitch willpower -1",
        "expect stitch covers -1",
        "expect stitch in hand top",
        "expect stitch in C hand",
        "expect stitch named Stich",
        "A\tplays  Dinglehoper\u{7}",
    ];
    cases.extend(scripts.map(script));
    cases
}
