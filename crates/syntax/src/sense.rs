//! What is grammatical but means nothing is refused with a reason: damage to an item, a ready action, Strength for items, a
//! chosen card in a deck, a trigger in the past.

use crate::grammar::Case;
use crate::out::Out;
use crate::tree::*;
use vocabulary::CardKind;

/// Something that means nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Nonsense {
    /// The words.
    pub word: String,
    /// What would make sense.
    pub reason: &'static str,
}

/// Everything in an ability of a kind of card that means nothing.
pub(crate) fn sense(ability: &Ability, card: CardKind) -> Vec<Nonsense> {
    let own = match card {
        CardKind::Character => Kind::Character,
        CardKind::Item => Kind::Item,
        CardKind::Location => Kind::Location,
        CardKind::Action { .. } => Kind::Action,
    };
    let mut found = Found { own, drawn: Vec::new(), actions: Vec::new(), gone: false, list: Vec::new() };
    in_kind(&ability.kind, &mut found);
    found.list
}

/// What was found so far, and what kind of card the words are on.
struct Found {
    own: Kind,
    /// Cards that were drawn: they are in a hand, whatever is said of them.
    drawn: Vec<Binding>,
    /// Actions that were played: they are in a discard by then (5.4.2).
    actions: Vec<Binding>,
    /// Whether the card itself has left play by then.
    gone: bool,
    list: Vec<Nonsense>,
}

impl Found {
    fn push(&mut self, nonsense: Nonsense) {
        self.list.push(nonsense);
    }
}

fn in_kind(kind: &AbilityKind, found: &mut Found) {
    match kind {
        AbilityKind::Triggered(triggered) => in_triggered(triggered, found),
        AbilityKind::Activated(activated) => in_sentences(&activated.effects, found),
        AbilityKind::Static(sentences) | AbilityKind::Action(sentences) => in_sentences(sentences, found),
        AbilityKind::Replacement(replacement) => in_sentences(&replacement.instead, found),
        AbilityKind::Keywords(_)
        | AbilityKind::UnknownKeyword(_)
        | AbilityKind::NamedBoth(_)
        | AbilityKind::DeckRule(_) => {}
    }
}

fn in_triggered(triggered: &Triggered, found: &mut Found) {
    for head in &triggered.heads {
        // 6.2.2: a trigger waits for what happens, not for what has happened.
        if matches!(
            head.event.tense,
            Tense::Past
                | Tense::Perfect
                | Tense::PastNegative
                | Tense::PerfectNegative
                | Tense::PresentNegative
        ) {
            let mut out = Out::default();
            crate::phrase::event::write_event(&head.event, &mut out);
            found.push(Nonsense { word: out.finish(), reason: "what happens, not what happened (6.2.2)" });
        }
        in_event(&head.event, found);
    }
    // 6.5.1: a trigger waits until something has happened; nothing is done in its place.
    if triggered.effects.first().is_some_and(|first| is_instead(&first.act)) {
        let reason = "something that would happen: \"if … would …\" (6.5.1)";
        found.push(Nonsense { word: "instead".to_owned(), reason });
    }
    let outer = found.gone;
    found.gone |= !triggered.heads.is_empty() && triggered.heads.iter().all(|head| leaves(&head.event));
    in_sentences(&triggered.effects, found);
    found.gone = outer;
}

/// Whether the card itself leaves play by what happens.
fn leaves(event: &Event) -> bool {
    matches!(&event.subject, Subject::Card(NounPhrase::This(_)))
        && matches!(event.verb, EventVerb::IsBanished | EventVerb::LeavesPlay)
}

/// Whether an act is done in the place of something.
fn is_instead(act: &Act) -> bool {
    match act {
        Act::Clause(clause) => {
            clause.adverbs.iter().chain(&clause.early).any(|adverb| matches!(adverb, Adverb::Instead(None)))
        }
        Act::May { act, .. } => is_instead(act),
        Act::Series { acts, .. } => acts.iter().any(is_instead),
        _ => false,
    }
}

fn in_event(event: &Event, found: &mut Found) {
    if let EventVerb::Sings(what) = &event.verb {
        only(what, &[Kind::Song], "a song, which alone is sung (5.4.4)", found);
    }
    if let EventVerb::Draws(NounPhrase::Noun(noun)) = &event.verb {
        found.drawn.extend(noun.bind);
    }
    let Subject::Card(subject) = &event.subject else { return };
    of_this_card(subject, found);
    match &event.verb {
        EventVerb::Quests | EventVerb::Challenges(_) | EventVerb::Sings(_) => {
            only(
                subject,
                &[Kind::Character],
                "a character, which alone quests, challenges and sings (4)",
                found,
            );
        }
        EventVerb::IsDealtDamage
        | EventVerb::TakesDamage
        | EventVerb::IsDamaged
        | EventVerb::IsHurt { .. }
        | EventVerb::AndSurvives(_) => {
            let reason = "a character or location, which alone have damage (1.9.1)";
            only(subject, &[Kind::Character, Kind::Location], reason, found);
        }
        EventVerb::IsChallenged | EventVerb::ChallengedAndBanished => {
            let reason = "a character or location, which alone are challenged (4.6)";
            only(subject, &[Kind::Character, Kind::Location], reason, found);
        }
        _ => {}
    }
}

/// "This character" on an item: there is no such card.
fn of_this_card(subject: &NounPhrase, found: &mut Found) {
    let NounPhrase::This(kind @ (Kind::Character | Kind::Item | Kind::Location)) = subject else { return };
    if *kind != found.own {
        let reason = "the card itself; this one is of another kind (5.3.1)";
        found.push(Nonsense { word: words(subject), reason });
    }
}

fn in_sentences(sentences: &[Sentence], found: &mut Found) {
    sentences.iter().for_each(|sentence| in_act(&sentence.act, found));
}

fn in_act(act: &Act, found: &mut Found) {
    match act {
        Act::Clause(clause) => in_clause(clause, found),
        Act::Series { acts, .. } | Act::Or(acts) => acts.iter().for_each(|act| in_act(act, found)),
        Act::May { act, .. } | Act::If { act, .. } => in_act(act, found),
        Act::To { first, then } => {
            in_act(first, found);
            in_act(then, found);
        }
        Act::ChooseOne { options, .. } => options.iter().for_each(|option| in_sentences(option, found)),
        Act::ChooseLabel { options, .. } => {
            options.iter().for_each(|option| in_sentences(&option.sentences, found));
        }
        Act::Cases { cases, .. } => cases.iter().for_each(|case| in_sentences(&case.sentences, found)),
        Act::Trigger(triggered) => in_triggered(triggered, found),
        Act::Replace(replacement) => in_sentences(&replacement.instead, found),
    }
}

fn in_clause(clause: &Clause, found: &mut Found) {
    in_verb(&clause.verb, found);
    nothing(&clause.verb, found);
    clause.early.iter().chain(&clause.adverbs).for_each(|adverb| in_adverb(adverb, found));
    if let (Subject::Player(player), Verb::Cannot { deeds, .. }) = (&clause.subject, &clause.verb)
        && deeds.iter().any(|deed| matches!(deed, Deed::Ready(None)))
    {
        let mut out = Out::default();
        crate::phrase::player::write_player(player, Case::Subject, &mut out);
        found.push(Nonsense { word: out.finish(), reason: "a card, which alone is readied (5.1.1)" });
    }
    let Subject::Card(subject) = &clause.subject else { return };
    in_deck(subject, found);
    of_this_card(subject, found);
    match &clause.verb {
        Verb::CostsLess { .. } => to_be_played(subject, found),
        Verb::Get(changes) => {
            chosen_elsewhere(subject, found);
            changed(subject, changes, found);
        }
        Verb::Gain(grants) | Verb::Has(grants) => {
            chosen_elsewhere(subject, found);
            granted(subject, grants, found);
        }
        Verb::Cannot { deeds, .. } => deeds.iter().for_each(|deed| forbidden(subject, deed, found)),
        Verb::Can { deed: Deed::Quest | Deed::Challenge(_), .. }
        | Verb::Must(Deed::Quest | Deed::Challenge(_)) => {
            only(
                subject,
                &[Kind::Character],
                "a character, which alone quests and challenges (4.5, 4.6)",
                found,
            );
        }
        _ => {}
    }
}

/// What is chosen is in play, and paid for (6.1.3).
fn to_be_played(subject: &NounPhrase, found: &mut Found) {
    let NounPhrase::Noun(noun) = subject else { return };
    let elsewhere = |post: &Post| matches!(post, Post::In(_) | Post::From(_));
    if noun.chosen == Chosen::Chosen && !noun.post.iter().any(elsewhere) {
        let reason = "a card that is yet to be played; what is chosen is in play (6.1.3)";
        found.push(Nonsense { word: words(subject), reason });
    }
}

/// What only some kinds do or suffer need not be forbidden to others.
fn forbidden(subject: &NounPhrase, deed: &Deed, found: &mut Found) {
    match deed {
        Deed::Quest | Deed::Challenge(_) => {
            let reason = "a character, which alone quests and challenges (4.5, 4.6)";
            only(subject, &[Kind::Character], reason, found);
        }
        Deed::BeChallenged(_) => {
            let reason = "a character or location, which alone are challenged (4.6)";
            only(subject, &[Kind::Character, Kind::Location], reason, found);
        }
        Deed::BeDealtDamage => {
            let reason = "a character or location, which alone have damage (1.9.1)";
            only(subject, &[Kind::Character, Kind::Location], reason, found);
        }
        _ => {}
    }
}

/// An amount of nothing: no card says so.
fn nothing(verb: &Verb, found: &mut Found) {
    let none = match verb {
        Verb::GainLore(amount)
        | Verb::LoseLore(amount)
        | Verb::Deal { amount, .. }
        | Verb::PutDamage { amount, .. }
        | Verb::RemoveDamage { amount, .. } => *amount == Amount::N(0),
        Verb::Draw(NounPhrase::Noun(noun)) | Verb::Discard(NounPhrase::Noun(noun)) => {
            noun.quantity == Quantity::N(0)
        }
        Verb::Get(changes) => changes.iter().any(|change| change.by == StatBy::N(0)),
        _ => false,
    };
    if none {
        found.push(Nonsense { word: "0".to_owned(), reason: "at least 1; nothing comes of 0 (1.2.2)" });
    }
}

/// {S} of an item is no number.
fn in_adverb(adverb: &Adverb, found: &mut Found) {
    match adverb {
        Adverb::EqualTo { value: Value::Stat { stat, of: Possessor::Card(of) }, .. }
        | Adverb::WhereX(Value::Stat { stat, of: Possessor::Card(of) }) => valued(of, *stat, found),
        Adverb::EqualTo { value: Value::StatOf { stat, of }, .. } => valued(of, *stat, found),
        _ => {}
    }
}

/// Only what is in play is banished, readied or exerted, and cards in an inkwell.
fn elsewhere(what: &NounPhrase, found: &mut Found) {
    let NounPhrase::Noun(noun) = what else { return };
    let place = |post: &Post| match post {
        Post::In(zone) | Post::From(zone) => {
            matches!(zone.kind, ZoneKind::Hand | ZoneKind::Deck | ZoneKind::Discard)
        }
        _ => false,
    };
    if noun.post.iter().any(place) {
        found.push(Nonsense { word: words(what), reason: "a card in play or in an inkwell (5.1.1)" });
    }
}

/// What is chosen for values and keywords is in play.
fn chosen_elsewhere(what: &NounPhrase, found: &mut Found) {
    if matches!(what, NounPhrase::Noun(noun) if noun.chosen == Chosen::Chosen) {
        elsewhere(what, found);
    }
}

/// An action is in play nowhere, to be chosen there (5.4.2).
fn chosen_action(what: &NounPhrase, from: Option<&Zone>, found: &mut Found) {
    let NounPhrase::Noun(noun) = what else { return };
    let action = |kind: &Kind| matches!(kind, Kind::Action | Kind::Song);
    let is_action = !noun.head.kinds.is_empty() && noun.head.kinds.iter().all(action);
    let in_play = noun.head.card == CardSuffix::None && noun.post.is_empty() && from.is_none();
    if noun.chosen == Chosen::Chosen && is_action && in_play {
        let reason = "a card in play, or where the action is; it does not stay in play (5.4.2)";
        found.push(Nonsense { word: words(what), reason });
    }
}

/// Cards lie under cards in play (7.4.4).
fn in_place(place: &Place, found: &mut Found) {
    if let Place::Under { what, .. } = place {
        let reason = "a card in play, under which others can lie (8.4, 8.10.5)";
        only(what, &[Kind::Character, Kind::Item, Kind::Location], reason, found);
    }
}

fn in_verb(verb: &Verb, found: &mut Found) {
    const DAMAGED: &[Kind] = &[Kind::Character, Kind::Location];
    const DAMAGE: &str = "a character or location, which alone have damage (1.9.1)";
    const IN_PLAY: &str = "a card in play, which alone can be banished (1.8.1.4)";
    const TURNED: &str = "a card that is in play and can be exerted (5.1.1)";
    match verb {
        Verb::Deal { to: Some(to), .. } | Verb::DealTo { to, .. } | Verb::PutDamage { on: to, .. } => {
            only(to, DAMAGED, DAMAGE, found);
            elsewhere(to, found);
        }
        Verb::DealSeveral { parts, .. } => {
            parts.iter().for_each(|part| only(&part.to, DAMAGED, DAMAGE, found))
        }
        Verb::RemoveDamage { from: Some(from), .. } => {
            only(from, DAMAGED, DAMAGE, found);
            elsewhere(from, found);
        }
        Verb::Divide { among: to, .. }
        | Verb::Prevent(Prevented::All { to, .. } | Prevented::Next { to, .. }) => {
            only(to, DAMAGED, DAMAGE, found);
        }
        Verb::StatIs { stat, of: Possessor::Card(of), .. }
        | Verb::DoubleStat { stat, of: Possessor::Card(of), .. } => {
            valued(of, *stat, found);
        }
        Verb::MoveDamage { from, to, .. } => {
            only(from, DAMAGED, DAMAGE, found);
            only(to, DAMAGED, DAMAGE, found);
        }
        Verb::Draw(NounPhrase::Noun(noun)) => found.drawn.extend(noun.bind),
        Verb::Play(Play { what: NounPhrase::Noun(noun), .. }) => {
            let action = |kind: &Kind| matches!(kind, Kind::Action | Kind::Song);
            if !noun.head.kinds.is_empty() && noun.head.kinds.iter().all(action) {
                found.actions.extend(noun.bind);
            }
        }
        // What is back is in play again.
        Verb::Play(_) => found.gone = false,
        Verb::Ready(what) | Verb::Exert { what, .. } => {
            elsewhere(what, found);
            only(what, &[Kind::Character, Kind::Item, Kind::Location, Kind::Card], TURNED, found);
        }
        Verb::Give { to, changes, grants } => {
            changed(to, changes, found);
            granted(to, grants, found);
        }
        Verb::Move { what, to } => {
            only(what, &[Kind::Character], "a character, which alone moves to locations (4.7)", found);
            if let Destination::At(place) = to {
                only(place, &[Kind::Location], "a location, which alone characters move to (4.7)", found);
            }
        }
        Verb::ChooseAnd(verb) => in_verb(verb, found),
        Verb::Banish(what) => {
            in_deck(what, found);
            only(what, &[Kind::Character, Kind::Item, Kind::Location], IN_PLAY, found);
            elsewhere(what, found);
        }
        Verb::Return { what, from, .. } => {
            in_deck(what, found);
            chosen_action(what, from.as_ref(), found);
        }
        Verb::Put { what, from, place } => {
            in_deck(what, found);
            chosen_action(what, from.as_ref(), found);
            in_place(place, found);
        }
        Verb::Choose(what) => in_deck(what, found),
        Verb::SwapBetween { stat, of, .. } => valued(of, *stat, found),
        Verb::SwapStats { first, second, of, .. } => {
            valued(of, *first, found);
            valued(of, *second, found);
        }
        _ => {}
    }
}

/// Keywords about questing, challenging and singing are a character's (8.1); Evasive, Ward and Resist locations have as well.
fn granted(what: &NounPhrase, grants: &[Grant], found: &mut Found) {
    let of_characters = |grant: &Grant| match grant {
        Grant::Keyword(keyword) => matches!(
            keyword.name(),
            KeywordName::Alert
                | KeywordName::Bodyguard
                | KeywordName::Challenger
                | KeywordName::Reckless
                | KeywordName::Rush
                | KeywordName::Singer
                | KeywordName::Support
        ),
        Grant::Ability { .. } | Grant::Class(_) | Grant::KeywordX(_) | Grant::Unknown(_) | Grant::That(_) => {
            false
        }
    };
    if grants.iter().any(|grant| matches!(grant, Grant::Keyword(_))) {
        let reason = "a card in play, which alone gains keywords (8.1)";
        only(what, &[Kind::Character, Kind::Item, Kind::Location], reason, found);
    }
    if grants.iter().any(of_characters) {
        only(what, &[Kind::Character], "a character, which alone has this keyword (8.1)", found);
    }
}

/// {S} is a character's, {W} and {L} are a character's or a location's (5.2.4).
fn changed(what: &NounPhrase, changes: &[StatChange], found: &mut Found) {
    changes.iter().for_each(|change| valued(what, change.stat, found));
}

fn valued(what: &NounPhrase, stat: Stat, found: &mut Found) {
    match stat {
        Stat::Strength => only(what, &[Kind::Character], "a character, which alone has {S} (5.3.5)", found),
        Stat::Willpower | Stat::Lore => {
            let reason = "a character or location, which alone have {W} and {L} (5.3.5, 5.6.4)";
            only(what, &[Kind::Character, Kind::Location], reason, found);
        }
    }
}

/// Nobody chooses a card in a deck: its order is hidden (7.2).
fn in_deck(what: &NounPhrase, found: &mut Found) {
    let NounPhrase::Noun(noun) = what else { return };
    let deck = |post: &Post| matches!(post, Post::In(zone) if zone.kind == ZoneKind::Deck);
    if noun.chosen == Chosen::Chosen && noun.post.iter().any(deck) {
        found.push(Nonsense {
            word: words(what),
            reason: "a card that can be seen; a deck is facedown (7.2.2)",
        });
    }
}

/// The phrase may name only these kinds; a reference or a classification says no kind by itself.
fn only(what: &NounPhrase, kinds: &[Kind], reason: &'static str, found: &mut Found) {
    if let NounPhrase::Ref(Ref { to: Antecedent::Bound(bound), .. }) = what
        && found.drawn.contains(bound)
    {
        found.push(Nonsense {
            word: words(what),
            reason: "a card in play; one that was drawn is in a hand (7.3)",
        });
        return;
    }
    if let NounPhrase::Ref(Ref { to: Antecedent::Bound(bound), .. }) = what
        && found.actions.contains(bound)
    {
        let reason = "a card in play; an action is put into the discard (5.4.2)";
        found.push(Nonsense { word: words(what), reason });
        return;
    }
    let itself = matches!(what, NounPhrase::This(_) | NounPhrase::Ref(Ref { to: Antecedent::Source, .. }));
    if itself && found.gone {
        found.push(Nonsense { word: words(what), reason: "a card in play; this one has left it (7.1.6)" });
        return;
    }
    let own = [found.own.clone()];
    let said: &[Kind] = match what {
        NounPhrase::This(kind) => std::slice::from_ref(kind),
        // "It" with nothing else to point at is the card itself.
        NounPhrase::Ref(Ref { to: Antecedent::Source, .. }) => &own,
        NounPhrase::Noun(noun) => &noun.head.kinds,
        NounPhrase::Joined { items, .. } => {
            return items.iter().for_each(|item| only(item, kinds, reason, found));
        }
        NounPhrase::Ref(_) | NounPhrase::PartOf { .. } | NounPhrase::Portion(_) | NounPhrase::Gap => &[],
    };
    let allowed =
        |kind: &Kind| matches!(kind, Kind::Class(_) | Kind::Card | Kind::One) || kinds.contains(kind);
    if !said.iter().all(allowed) {
        found.push(Nonsense { word: words(what), reason });
    }
}

fn words(what: &NounPhrase) -> String {
    let mut out = Out::default();
    crate::phrase::noun::write_noun_phrase(what, Case::Object, &mut out);
    out.finish()
}
