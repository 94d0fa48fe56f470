//! Every sentence of the narrator in both languages. The expected text is `narration.txt`; `UPDATE_EXPECTED=1` writes it anew.

mod common;

use std::collections::BTreeSet;

use notation::narrate::{Asked, Keep, Language, Message, Payment, Place, Reason, say};
use notation::syntax::{Keyword, Player, Zone};

fn samples() -> Vec<Message> {
    use Message::*;
    let (a, b) = (Player::A, Player::B);
    let card = || "Stitch - New Dog".to_owned();
    let other = || "Inkcaster".to_owned();
    let ability = || Some("MEDIUM ROAST".to_owned());
    let mut samples = vec![
        OpeningHand { player: a, keep: Keep::All },
        OpeningHand { player: a, keep: Keep::Altered(1) },
        OpeningHand { player: a, keep: Keep::Altered(3) },
        TurnBegins { player: a },
        ReadyStep { player: a },
        SetStep { player: a },
        DrawStep { player: a },
        MainPhase { player: a },
        EndPhase { player: a },
        SkipsDraw { player: a },
        Inks { player: a, card: card() },
        Plays { player: a, card: card(), payment: Payment::Ink(3) },
        Plays { player: a, card: card(), payment: Payment::Shift { onto: vec![card()], ink: 2 } },
        Plays { player: a, card: card(), payment: Payment::Sung { by: vec![card()] } },
        Plays { player: a, card: card(), payment: Payment::Sung { by: vec![card(), other()] } },
        Plays { player: a, card: card(), payment: Payment::Sung { by: Vec::new() } },
        Plays { player: a, card: card(), payment: Payment::Free },
        Pays { player: a, ink: 2 },
        Uses { player: a, card: card(), ability: None },
        Uses { player: a, card: card(), ability: ability() },
        Quests { card: card(), lore: 2 },
        Challenges { card: card(), target: other() },
        ChallengeEnds { card: card(), target: other() },
        MovesTo { card: card(), location: other() },
        EndsTurn { player: a },
        Concedes { player: a },
        Accepts { player: a, source: None },
        Accepts { player: a, source: Some(card()) },
        Declines { player: a, source: Some(card()) },
        ChoosesCards { player: a, cards: vec![card(), other()] },
        ChoosesNothing { player: a },
        ChoosesPlayers { player: a, players: vec![a, b] },
        ChoosesOption { player: a, option: 2 },
        ChoosesNumber { player: a, number: 3 },
        Names { player: a, name: card() },
        Orders { player: a, cards: vec![other(), card(), card()] },
        Applies { player: a, card: card() },
        NobodyToChoose { player: a, source: Some(card()) },
        EntersPlay { card: card() },
        EntersExerted { card: card() },
        Banished { card: card(), by: None },
        Banished { card: card(), by: Some(other()) },
        Discards { player: a, card: card() },
        Draws { player: a, card: card() },
        Put { card: card(), owner: b, to: Place::DeckTop },
        Put { card: card(), owner: b, to: Place::DeckBottom },
        PutUnder { card: card(), top: other() },
        Exerts { card: card() },
        Readies { card: card() },
        Sings { card: card(), song: other() },
        Revealed { card: card() },
        LooksAt { player: a, card: card() },
        Shuffles { player: a },
        DealsDamage { source: None, target: card(), amount: 2 },
        DealsDamage { source: Some(other()), target: card(), amount: 2 },
        TakesDamage { target: card(), amount: 2 },
        RemovesDamage { target: card(), amount: 2 },
        DamageModified { target: card(), before: 3, after: 1 },
        GainsLore { player: a, amount: 2 },
        LosesLore { player: a, amount: 2 },
        Triggers { player: a, card: card(), ability: ability() },
        Resolves { player: a, card: card(), ability: None },
        NoEffect { card: card(), ability: ability() },
        Replaces { card: card(), ability: None },
        EffectEnds { card: card() },
        Wins { player: a },
        Loses { player: b },
        GameDrawn,
        Line { text: "A ends turn".to_owned() },
        Refused { text: "A quests with stitch".to_owned(), reason: Reason::Refused(engine::Refusal::Drying) },
        Refused { text: "A accepts".to_owned(), reason: Reason::Another { player: b } },
        Refused { text: "A accepts".to_owned(), reason: Reason::Absent },
        Refused { text: "A accepts".to_owned(), reason: Reason::Unfit { asked: Asked::Number } },
        Refused {
            text: "A ends turn".to_owned(),
            reason: Reason::Unanswered { player: a, asked: Asked::May },
        },
        Refused {
            text: "A plays X".to_owned(),
            reason: Reason::Ambiguous { candidates: vec![card(), other()] },
        },
        Refuses { text: "A quests with stitch".to_owned(), reason: "…".to_owned() },
        Held { expectation: "bag 0".to_owned() },
        Failed { expectation: "bag 0".to_owned(), actual: "2".to_owned() },
        Unsupported { card: card(), reason: "…".to_owned() },
    ];
    samples.extend(Zone::ALL.map(|zone| Put { card: card(), owner: b, to: Place::Zone(zone) }));
    samples.extend(Keyword::ALL.map(|keyword| KeywordMatters { card: card(), keyword }));
    samples
}

#[test]
fn every_message_in_both_languages() {
    let mut shown = String::new();
    let mut kinds = BTreeSet::new();
    for message in samples() {
        shown += &format!("{}\n{}\n\n", say(&message, Language::English), say(&message, Language::Spanish));
        kinds.insert(common::variant(&message));
    }
    let missing: Vec<_> = common::variants(include_str!("../src/narrate/message.rs"), "pub enum Message")
        .into_iter()
        .filter(|variant| !kinds.contains(variant))
        .collect();
    assert!(missing.is_empty(), "no sample for {missing:?}");
    common::compare("narration.txt", &shown);
}
