//! Every sentence of the narrator in both languages. The expected text is `sentences.txt`; `UPDATE_EXPECTED=1` writes it anew.

#[path = "../../notation/tests/common/expected.rs"]
mod expected;

use std::collections::BTreeSet;

use engine::record::{DrawnBecause, ExertedBecause, NotAsked as Unasked};
use engine::{Bearing, Purpose};

use lorekeeper_narrate::{
    Aliases, Asked, Banishing, Bearer, Behind, Called, Ending, Enters, Expected, FILLER_CARD, Fitting,
    Forbidden, Found, Gift, Instead, Keep, Language, Lasting, Lasts, Looked, Message, Moment, Number,
    Payment, Place, Precedence, Question, Reason, ShiftKind, Sight, Textual, ToldAct, ToldExpectation,
    Waiting, Whence, Where, Why, Wording, Would, say, say_to,
};
use script::{
    Act, Answer, CardFact, CardRef, Characteristic, Choices, DeckEnd, Expectation, Keyword, Move, Naming,
    Player, PlayerFact, Price, State, Statement, Total, Way, Zone,
};

/// Effects that last: every gift, every bearer, every duration.
fn lasting() -> Vec<Message> {
    let (card, other) = ("Stitch - New Dog".to_owned(), "Inkcaster".to_owned());
    let one = Bearer::Cards(vec![card.clone()]);
    let two = Bearer::Cards(vec![card, other.clone()]);
    let player = Bearer::Players(vec![Player::B]);
    let forbidden = [
        Forbidden::Quest,
        Forbidden::Challenge,
        Forbidden::BeChallenged,
        Forbidden::Ready,
        Forbidden::Sing,
        Forbidden::Exert,
        Forbidden::BeDealtDamage,
        Forbidden::Move,
        Forbidden::BeChosenByOpponents,
    ];
    let mut gifts = vec![
        Gift::More(Number::Strength, 2),
        Gift::More(Number::Willpower, -1),
        Gift::More(Number::Lore, 1),
        Gift::Keyword(Keyword::Rush, None),
        Gift::Keyword(Keyword::Resist, Some(2)),
        Gift::Keyword(Keyword::Singer, Some(5)),
        Gift::Loses(Keyword::Evasive),
        Gift::MustQuest,
        Gift::MustChallenge,
        Gift::SingsHigher(2),
        Gift::NoChallengeDamage,
        Gift::Classification("Hunny".to_owned()),
        Gift::Ability,
        Gift::ByText,
    ];
    gifts.extend(forbidden.map(Gift::Cant));
    let make = |bearer: &Bearer, gifts: Vec<Gift>, lasts: Lasts| Message::Lasts {
        effect: Lasting { bearer: bearer.clone(), gifts, lasts, source: other.clone() },
    };
    let mut samples = Vec::new();
    for gift in gifts {
        samples.push(make(&one, vec![gift.clone()], Lasts::ThisTurn));
        samples.push(make(&two, vec![gift], Lasts::ThisTurn));
    }
    for deed in [Forbidden::GainLore, Forbidden::LoseLore] {
        samples.push(make(&player, vec![Gift::Cant(deed)], Lasts::UntilStartOf(Player::A)));
    }
    for lasts in [
        Lasts::NextTurnOf(Player::A),
        Lasts::NextReadyStepOf(Player::A),
        Lasts::UntilEndOfNextTurnOf(Player::A),
        Lasts::UntilEndOfNextTurn,
        Lasts::RestOfGame,
        Lasts::ThisChallenge,
        Lasts::WhileInPlay(other.clone()),
        Lasts::WhileItIsInPlay,
    ] {
        let both = vec![Gift::More(Number::Strength, 1), Gift::Keyword(Keyword::Rush, None)];
        samples.push(make(&one, both, lasts));
    }
    // One verb for several gifts of a kind.
    let both = vec![Gift::Keyword(Keyword::Alert, None), Gift::Keyword(Keyword::Challenger, Some(2))];
    samples.push(make(&one, both, Lasts::ThisTurn));
    let both = vec![Gift::Cant(Forbidden::Quest), Gift::Cant(Forbidden::Challenge)];
    samples.push(make(&two, both, Lasts::ThisTurn));
    samples.push(make(&Bearer::Scope(other.clone()), vec![Gift::ByText], Lasts::ThisTurn));
    samples
}

fn samples() -> Vec<Message> {
    use Message::*;
    let (a, b) = (Player::A, Player::B);
    let card = || "Stitch - New Dog".to_owned();
    let other = || "Inkcaster".to_owned();
    let ability = || Called::Named("MEDIUM ROAST".to_owned());
    let by = || Textual { card: other(), ability: Some(ability()) };
    let why = || Wording::of(|language| ["the list: 40 cards", "la lista: 40 cartas"][language as usize]);
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
        SkipsDraw { player: a, by: None },
        SkipsDraw { player: a, by: Some(by()) },
        SkipsReady { player: a, by: Some(by()) },
        Inks { player: a, card: card() },
        Plays { player: a, card: card(), payment: Payment::Ink(3), is_action: false },
        Plays {
            player: a,
            card: card(),
            payment: Payment::Shift { onto: vec![card()], ink: 2 },
            is_action: false,
        },
        Plays { player: a, card: card(), payment: Payment::Sung { by: vec![card()] }, is_action: false },
        Plays {
            player: a,
            card: card(),
            payment: Payment::Sung { by: vec![card(), other()] },
            is_action: false,
        },
        Plays { player: a, card: card(), payment: Payment::Sung { by: Vec::new() }, is_action: false },
        Plays { player: a, card: card(), payment: Payment::Free, is_action: false },
        Pays { player: a, ink: 2 },
        Uses { player: a, card: card(), ability: Called::Unnamed },
        Uses { player: a, card: card(), ability: ability() },
        Quests { card: card(), lore: Some(2) },
        Quests { card: card(), lore: None },
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
        PlayGoesOn { card: card() },
        CannotPlay { player: a, card: card(), why: engine::Refusal::NotEnoughInk },
        NobodyToChoose { player: a, by: Some(Textual { card: card(), ability: None }) },
        NotChosen { player: a, card: card(), by: None },
        StillDrying { player: a, card: card() },
        NotChosen { player: a, card: card(), by: Some(by()) },
        NotAsked { player: a, source: card(), why: Unasked::CannotPay(2) },
        NotAsked { player: a, source: card(), why: Unasked::NothingToChoose },
        NotAsked { player: a, source: card(), why: Unasked::NothingToDo },
        NoChallengeDamage { card: card() },
        Only { answer: Box::new(ChoosesCards { player: a, cards: vec![card()] }), about: None },
        Only {
            answer: Box::new(ChoosesPlayers { player: a, players: vec![b] }),
            about: Some(Question::Choice { by: Textual { card: card(), ability: None } }),
        },
        Times { message: Box::new(Draws { player: a, card: card() }), times: 3 },
        TextCondition { by: Textual { card: card(), ability: None }, of: None, is_met: true },
        TextCondition { by: Textual { card: card(), ability: None }, of: None, is_met: false },
        TextCondition { by: Textual { card: card(), ability: None }, of: Some(a), is_met: false },
        TotalCost { card: card(), printed: 3, due: 1, by: Vec::new() },
        TotalCost { card: card(), printed: 3, due: 1, by: vec![(by(), -2)] },
        StaysWhereItIs { card: card(), location: card() },
        Uncovered { card: card() },
        GrantGone { card: card(), keyword: Keyword::Evasive, source: card() },
        GrantGone { card: card(), keyword: Keyword::Evasive, source: other() },
        EntersPlay { card: card() },
        LocationGone { card: card(), location: other() },
        ActionWaits { card: card() },
        NextPart { player: a },
        SingsAs { card: card(), cost: 8 },
        Banished { card: card(), cause: Banishing::Damage { by: None } },
        Banished { card: card(), cause: Banishing::Damage { by: Some(other()) } },
        Banished { card: card(), cause: Banishing::Effect },
        Banished { card: card(), cause: Banishing::Cost },
        Discards { player: a, card: card() },
        Draws { player: a, card: card() },
        Draws { player: a, card: FILLER_CARD.to_owned() },
        EmptyDeck { player: a },
        Put { card: card(), owner: b, to: Place::DeckTop },
        PutSome { count: 1, owner: a, to: Place::DeckTop },
        PutSome { count: 3, owner: b, to: Place::DeckBottom },
        Put { card: card(), owner: b, to: Place::DeckBottom },
        PutUnder { card: card(), top: other() },
        Exerts { card: card() },
        Readies { card: card() },
        Sings { card: card(), song: other() },
        Revealed { card: card() },
        LooksAt { player: a, card: card() },
        LooksAtSome { player: a, count: 1 },
        LooksAtSome { player: a, count: 3 },
        InkExerted { player: a, count: 1 },
        InkExerted { player: a, count: 2 },
        InkReadied { player: b, count: 1 },
        InkReadied { player: b, count: 2 },
        Shuffles { player: a },
        NotShuffled { player: a },
        ExtraTurn { player: a },
        DealsDamage { source: None, target: card(), amount: 2 },
        DealsDamage { source: Some(other()), target: card(), amount: 2 },
        TakesDamage { target: card(), amount: 2 },
        PutsDamage { target: card(), amount: 1 },
        PutsDamage { target: card(), amount: 2 },
        NotTaken { target: card() },
        NotDealt { target: card() },
        RemovesDamage { target: card(), amount: 1 },
        RemovesDamage { target: card(), amount: 2 },
        DamageModified { target: card(), before: 3, after: 1 },
        GainsLore { player: a, amount: 2, from: None },
        GainsLore { player: a, amount: 2, from: Some(card()) },
        LosesLore { player: a, amount: 2 },
        GetsInkDrops { player: a, count: 1 },
        GetsInkDrops { player: b, count: 2 },
        RemovesInkDrops { player: a, count: 2 },
        RestsOn { point: "D.25" },
        Triggers { player: a, card: card(), ability: ability() },
        Resolves { player: a, card: card(), ability: Called::Unnamed },
        Resolves { player: a, card: card(), ability: Called::From(other()) },
        Resolves {
            player: a,
            card: card(),
            ability: Called::NamedOn { name: "MEDIUM ROAST".to_owned(), card: other() },
        },
        ReplacesOwn { card: card(), ability: None, change: None },
        ReplacesOwn {
            card: card(),
            ability: Some(ability()),
            change: Some((
                Would::BeDealtDamage { target: other(), amount: 1 },
                Would::BeDealtDamage { target: other(), amount: 2 },
            )),
        },
        Changed { card: card(), number: Number::Strength, printed: 2, now: 4, by: Vec::new(), challenger: 2 },
        Changed {
            card: card(),
            number: Number::Strength,
            printed: 2,
            now: 4,
            by: vec![(by(), 2)],
            challenger: 0,
        },
        Repeats,
        Barred { would: Would::GainLore { player: a, amount: 1 }, by: by() },
        Barred { would: Would::BeReadied { card: card() }, by: Textual { ability: None, ..by() } },
        Barred { would: Would::GainKeyword { card: card(), keyword: Keyword::Evasive }, by: by() },
        Barred { would: Would::MoveTo { card: card(), location: other() }, by: by() },
        Condition { card: card(), ability: ability(), is_met: true, at: Moment::Resolving },
        Condition { card: card(), ability: ability(), is_met: false, at: Moment::Resolving },
        Condition { card: card(), ability: ability(), is_met: false, at: Moment::Triggering },
        UsedUp { card: card(), ability: ability() },
        FirstHalfNotDone { source: card() },
        Gone { card: card() },
        FoundNothing { source: card() },
        BagOrder { players: vec![a] },
        BagOrder { players: vec![a, b] },
        BagOrder { players: vec![b, a, Player::C] },
        BagPasses { from: a, to: b },
        Text { text: Wording::of(|_| "…") },
        Waits { card: card(), ability: ability(), kind: Waiting::Floating },
        Waits { card: card(), ability: ability(), kind: Waiting::Delayed },
        Waits { card: card(), ability: ability(), kind: Waiting::Replacement },
        Resolves { player: Player::A, card: card(), ability: Called::Made(Waiting::Delayed) },
        Resolves { player: Player::A, card: card(), ability: Called::Made(Waiting::Floating) },
        Resolves { player: Player::A, card: card(), ability: Called::Made(Waiting::Replacement) },
        EffectEnds { card: card() },
        GameDrawn { because: DrawnBecause::Endless },
        GameDrawn { because: DrawnBecause::SeveralWin },
        RefusedDecks { files: vec!["one.txt".to_owned(), "two.txt".to_owned()], reason: why() },
        Unsupported { card: card(), reason: why() },
        CannotStart { reason: why() },
    ];
    samples.extend(
        [Ending::Lore, Ending::LastLeft, Ending::Text]
            .map(|by| Wins { player: a, by })
            .into_iter()
            .chain([Ending::EmptyDeck, Ending::Conceded].map(|by| Loses { player: b, by })),
    );
    samples.extend(replacements());
    samples.extend(entering());
    samples.extend(lasting());
    samples.extend(lines().into_iter().chain(answers()).map(|(deed, about)| Line { act: told(deed), about }));
    samples.extend(reasons().map(|reason| Refused { act: told(Statement::Move(Move::EndTurn)), reason }));
    samples.extend(expectations().map(|expectation| Held { expectation: expected(expectation), why: None }));
    let held = |why| Held { expectation: expected(Expectation::Bag(0)), why: Some(why) };
    samples.extend(whys().into_iter().map(held));
    samples.extend(failures());
    samples.extend(Zone::ALL.map(|zone| Put { card: card(), owner: b, to: Place::Zone(zone) }));
    samples.extend(Keyword::ALL.map(|keyword| KeywordMatters {
        card: card(),
        keyword,
        number: (keyword.number() != vocabulary::KeywordNumber::None).then_some(2),
    }));
    samples
}

/// Each event that can be replaced, and each reason why it is this effect that does.
fn replacements() -> Vec<Message> {
    let a = Player::A;
    let card = || "Stitch - New Dog".to_owned();
    let events = [
        Would::BeDealtDamage { target: card(), amount: 1 },
        Would::BeDealtDamage { target: card(), amount: 2 },
        Would::TakeDamage { target: card(), amount: 2 },
        Would::BeDiscarded { card: card() },
        Would::BeBanished { card: card() },
        Would::GoToDiscard { card: card() },
        Would::GoToInkwell { card: card() },
        Would::Draw { player: a, count: 1 },
        Would::Draw { player: a, count: 2 },
        Would::GetInkDrops { player: a, count: 1 },
        Would::PutUnder { card: card(), top: "Inkcaster".to_owned() },
        Would::Shuffle { player: a },
        Would::TakeNone { target: card() },
        Would::BeBanishedByCheck { card: card() },
        Would::BeHealed { target: card(), amount: 2 },
        Would::GainLore { player: a, amount: 1 },
        Would::LoseLore { player: a, amount: 1 },
        Would::BeExerted { card: card() },
        Would::BePlayed { card: card() },
        Would::GoToHand { card: card() },
        Would::GoToDeck { card: card() },
        Would::PutDamage { target: card(), amount: 1 },
        Would::PutDamage { target: card(), amount: 2 },
        Would::Other,
    ];
    let orders = [Precedence::Only, Precedence::Last, Precedence::Chosen(a), Precedence::Forbids];
    let ability = || Called::Unnamed;
    let mut all = Vec::new();
    for (at, would) in events.into_iter().enumerate() {
        let order = orders[at % orders.len()];
        let becomes = Instead::Event(would.clone());
        let looked = [Looked::First, Looked::AfterOwn, Looked::Again][at % 3];
        all.push(Message::WouldHappen { would: would.clone(), looked });
        all.push(Message::Replaces { card: card(), ability: ability(), player: a, becomes, order });
        all.push(Message::NoneLeft { event: would });
    }
    let order = Precedence::Only;
    let nothing = Instead::Nothing(Would::BeBanished { card: card() });
    let none_left = Instead::NoDamageLeft { target: card(), on: "Inkcaster".to_owned() };
    let forbidden = nothing.clone();
    let order_of = |becomes: Instead, order| Message::Replaces {
        card: card(),
        ability: ability(),
        player: a,
        becomes,
        order,
    };
    all.push(order_of(forbidden, Precedence::Forbids));
    for becomes in [nothing, none_left, Instead::Instructions] {
        all.push(Message::Replaces { card: card(), ability: ability(), player: a, becomes, order });
    }
    let by = || Textual { card: "Inkcaster".to_owned(), ability: Some(ability()) };
    all.push(Message::MustBeChosen { player: a, card: card(), by: by() });
    all.push(Message::TriggersWait { card: card(), by: by() });
    all.push(Message::AlreadySo { card: card(), is: State::Ready });
    all.push(Message::AlreadySo { card: card(), is: State::Exerted });
    all.push(Message::DamageBy { card: card(), number: Number::Willpower, by: by() });
    all.push(Message::Expired { card: card(), ability: ability(), is_gone: true });
    all.push(Message::Expired { card: card(), ability: ability(), is_gone: false });
    all
}

/// How a card can enter, and what a Shift keeps.
fn entering() -> Vec<Message> {
    let plain = Enters {
        shift: None,
        onto: Vec::new(),
        exerted: None,
        dry: false,
        kept_damage: 0,
        entered_damage: 0,
        by: None,
    };
    let onto = || vec!["Inkcaster".to_owned()];
    let all = [
        Enters { exerted: Some(ExertedBecause::Bodyguard), ..plain.clone() },
        Enters { exerted: Some(ExertedBecause::Text), ..plain.clone() },
        Enters { entered_damage: 2, ..plain.clone() },
        Enters {
            entered_damage: 2,
            by: Some(Textual { card: "Inkcaster".to_owned(), ability: None }),
            ..plain.clone()
        },
        Enters { onto: onto(), ..plain.clone() },
        Enters { onto: onto(), shift: Some(ShiftKind::Plain), ..plain.clone() },
        Enters { onto: onto(), shift: Some(ShiftKind::Class("Puppy".to_owned())), ..plain.clone() },
        Enters { onto: onto(), shift: Some(ShiftKind::Universal), ..plain.clone() },
        Enters { onto: onto(), shift: Some(ShiftKind::Duo), ..plain.clone() },
        Enters { onto: onto(), shift: Some(ShiftKind::Combo), ..plain.clone() },
        Enters { onto: onto(), shift: Some(ShiftKind::Temporary(None)), ..plain.clone() },
        Enters { onto: onto(), shift: Some(ShiftKind::Item("Potato".to_owned())), ..plain.clone() },
        Enters { onto: onto(), dry: true, kept_damage: 3, ..plain.clone() },
        Enters { onto: onto(), exerted: Some(ExertedBecause::OntoExerted), dry: true, ..plain },
    ];
    all.map(|how| Message::Enters { card: "Stitch - New Dog".to_owned(), how }).into()
}

fn alias() -> CardRef {
    CardRef::Alias("dog".to_owned())
}

fn named() -> CardRef {
    CardRef::Name("Inkcaster".to_owned())
}

fn aliases() -> Aliases {
    Aliases::new([("dog".to_owned(), "Stitch - New Dog".to_owned())].into())
}

fn told(deed: Statement) -> ToldAct {
    ToldAct { act: Act { player: Player::A, deed }, aliases: aliases() }
}

fn expected(expectation: Expectation) -> ToldExpectation {
    ToldExpectation { expectation, aliases: aliases() }
}

fn moves() -> Vec<Move> {
    let play = |way| Move::Play { card: named(), way };
    vec![
        Move::Ink(alias()),
        play(Way::Ink),
        play(Way::ShiftOnto(vec![alias()])),
        play(Way::SungBy(vec![alias()])),
        play(Way::SungBy(vec![alias(), named()])),
        play(Way::Free),
        Move::Quest(alias()),
        Move::Challenge { challenged: alias(), challenger: named() },
        Move::MoveTo { character: alias(), location: named(), price: Price::Paid },
        Move::MoveTo { character: alias(), location: named(), price: Price::Free },
        Move::Use { card: alias(), ability: None, price: Price::Paid },
        Move::Use { card: alias(), ability: Some("Boost".to_owned()), price: Price::Free },
        Move::Use { card: alias(), ability: Some("granted".to_owned()), price: Price::Paid },
        Move::EndTurn,
        Move::Concede,
    ]
}

fn lines() -> Vec<(Statement, Option<Question>)> {
    moves().into_iter().map(|made| (Statement::Move(made), None)).collect()
}

fn answers() -> Vec<(Statement, Option<Question>)> {
    let card = || "Stitch - New Dog".to_owned();
    let ability = Called::Named("MEDIUM ROAST".to_owned());
    let asked = [
        (Answer::Accept, Question::Ability { card: card(), ability }),
        (Answer::Decline, Question::Ability { card: card(), ability: Called::Named("Support".to_owned()) }),
        (Answer::Accept, Question::Effect { card: card() }),
        (Answer::Accept, Question::EnterExerted { card: card() }),
        (Answer::Decline, Question::Bodyguard { card: card() }),
        (Answer::Decline, Question::Replacement { card: card() }),
    ];
    let plain = [
        Answer::Cards(vec![alias(), named(), CardRef::Filler]),
        Answer::Nothing,
        Answer::Players(vec![Player::B]),
        Answer::Players(vec![Player::B, Player::C]),
        Answer::Option(2),
        Answer::Number(3),
        Answer::Name(Naming::Card(named())),
        Answer::Name(Naming::Short("Stitch".to_owned())),
        Answer::Name(Naming::Class("Hero".to_owned())),
        Answer::Order(vec![alias(), named()]),
        Answer::Resolve { card: alias(), ability: Some("Support".to_owned()), because: None },
        Answer::Apply(alias()),
        Answer::Keep,
        Answer::Alter(vec![alias()]),
    ];
    let asked = asked.into_iter().chain(choices());
    let asked = asked.map(|(answer, about)| (Statement::Answer(answer), Some(about)));
    asked.chain(plain.into_iter().map(|answer| (Statement::Answer(answer), None))).collect()
}

/// Choices of cards: everything that they can be for, and each way to say how many.
fn choices() -> Vec<(Answer, Question)> {
    let purposes = [
        Purpose::Banish,
        Purpose::Discard,
        Purpose::DealDamage,
        Purpose::PutDamage,
        Purpose::RemoveDamage,
        Purpose::MoveDamageFrom,
        Purpose::MoveDamageTo,
        Purpose::Exert,
        Purpose::Ready,
        Purpose::ToHand,
        Purpose::ToDeckTop,
        Purpose::ToDeckBottom,
        Purpose::ShuffleIn,
        Purpose::ToInkwell,
        Purpose::PutUnder,
        Purpose::ToDiscard,
        Purpose::Reveal,
        Purpose::Move,
        Purpose::MoveTo,
        Purpose::Affect,
        Purpose::Play,
        Purpose::Sing,
        Purpose::ByText,
    ];
    let counts = [(1, 1), (0, 2), (1, 3)];
    let mut all = Vec::new();
    for (at, purpose) in purposes.into_iter().enumerate() {
        let (least, most) = counts[at % counts.len()];
        let ability = (at % 2 == 0).then(|| Called::Named("MEDIUM ROAST".to_owned()));
        let by = Textual { card: "Inkcaster".to_owned(), ability };
        all.push((
            Answer::Cards(vec![alias()]),
            Question::Cards { purpose, least, most, by, from: Whence::Play },
        ));
    }
    all
}

/// What stands behind an expectation.
fn whys() -> Vec<Why> {
    let by = || Textual { card: "Inkcaster".to_owned(), ability: None };
    let bearings = [
        Bearing::Adds(2),
        Bearing::Adds(2),
        Bearing::Adds(-1),
        Bearing::Sets(4),
        Bearing::Holds,
        Bearing::Caps,
    ];
    vec![
        Why::Refused(Reason::Refused(engine::Refusal::Drying)),
        Why::Number { printed: 3, by: bearings.map(|bearing| (by(), bearing)).into() },
        Why::Number { printed: 1, by: vec![(by(), Bearing::Adds(1))] },
        Why::Given { by: vec![by(), Textual { card: "Lantern".to_owned(), ability: Some(Called::Unnamed) }] },
        Why::Taken { keyword: Keyword::Rush, by: by() },
    ]
}

fn reasons() -> impl Iterator<Item = Reason> {
    let by = || Textual { card: "Inkcaster".to_owned(), ability: None };
    let because = |behind| Reason::Because { refusal: engine::Refusal::Drying, behind };
    let card = Fitting::Card {
        place: Where::In { owner: Player::A, zone: Zone::Play, end: None },
        exerted: true,
        drying: true,
        damage: 2,
    };
    let ability = Fitting::Ability { card: "Inkcaster".to_owned(), name: "MEDIUM ROAST".to_owned() };
    [
        Reason::Refused(engine::Refusal::Drying),
        Reason::Forbidden { card: "Inkcaster".to_owned(), ability: None },
        Reason::Forbidden {
            card: "Inkcaster".to_owned(),
            ability: Some(Called::Named("MEDIUM ROAST".to_owned())),
        },
        because(Behind::Taken { card: "Stitch - New Dog".to_owned(), keyword: Keyword::Rush, by: by() }),
        because(Behind::Cards(vec!["Stitch - New Dog".to_owned(), "Flounder - Voice of Reason".to_owned()])),
        because(Behind::Ink { due: 4, ready: 3 }),
        because(Behind::Singing { counts: 3, cost: 5 }),
        because(Behind::Elsewhere(Where::In { owner: Player::A, zone: Zone::Hand, end: None })),
        because(Behind::NotMeant(by())),
        because(Behind::Shift(ShiftKind::Plain)),
        because(Behind::Shift(ShiftKind::Class("Puppy".to_owned()))),
        because(Behind::Shift(ShiftKind::Universal)),
        because(Behind::Shift(ShiftKind::Duo)),
        because(Behind::Shift(ShiftKind::Combo)),
        because(Behind::Shift(ShiftKind::Temporary(None))),
        because(Behind::ShiftAndName(ShiftKind::Temporary(Some("Red Panda".to_owned())))),
        because(Behind::Shift(ShiftKind::Item("Lantern".to_owned()))),
        Reason::Several {
            first: Box::new(Reason::Refused(engine::Refusal::Drying)),
            others: vec![
                Reason::Refused(engine::Refusal::Exerted),
                Reason::Refused(engine::Refusal::TargetReady),
            ],
        },
        Reason::Another { player: Player::B },
        Reason::Absent,
        Reason::Unfit { asked: Asked::Number },
        Reason::Unfit { asked: Asked::Turn },
        Reason::Unanswered { player: Player::A, asked: Asked::May },
        Reason::Ambiguous { candidates: vec![card, ability] },
    ]
    .into_iter()
}

fn expectations() -> impl Iterator<Item = Expectation> {
    let mut facts: Vec<CardFact> = Characteristic::ALL.map(|of| CardFact::Value { of, is: 2 }).into();
    facts.extend(State::ALL.map(CardFact::State));
    facts.extend([
        CardFact::Has { keyword: Keyword::Resist, value: Some(2) },
        CardFact::Lacks { keyword: Keyword::Evasive, value: None },
        CardFact::Under(named()),
        CardFact::Covers(1),
        CardFact::Covers(2),
        CardFact::At(named()),
        CardFact::AtNone,
        CardFact::Named("Stitch".to_owned()),
        CardFact::Classified("Hero".to_owned()),
        CardFact::Not(Box::new(CardFact::Classified("Hero".to_owned()))),
        CardFact::Not(Box::new(CardFact::Named("Stitch".to_owned()))),
        CardFact::Classified("Song".to_owned()),
    ]);
    for zone in Zone::ALL {
        facts.push(CardFact::In { player: None, zone, end: None });
        facts.push(CardFact::In { player: Some(Player::B), zone, end: None });
    }
    for end in [DeckEnd::Top, DeckEnd::Bottom] {
        facts.push(CardFact::In { player: Some(Player::B), zone: Zone::Deck, end: Some(end) });
    }
    let mut players: Vec<PlayerFact> = TOTALS.map(|of| PlayerFact::Total { of, is: 1 }).into();
    players.extend(TOTALS.map(|of| PlayerFact::Total { of, is: 2 }));
    players.extend(moves().into_iter().map(PlayerFact::Can));
    players.extend([
        PlayerFact::Cannot(Move::EndTurn),
        PlayerFact::Decides,
        PlayerFact::Sees(named()),
        PlayerFact::DoesNotSee(named()),
        PlayerFact::Wins,
        PlayerFact::Lost,
    ]);
    let facts = facts.into_iter().map(|is| Expectation::Card { card: alias(), is });
    let players = players.into_iter().map(|is| Expectation::Player { player: Player::A, is });
    let others = [
        Expectation::Choices(Choices::Cards(vec![alias(), named()])),
        Expectation::Choices(Choices::Cards(Vec::new())),
        Expectation::Choices(Choices::Players(vec![Player::A, Player::B])),
        Expectation::Choices(Choices::Numbers(vec![0, 1])),
        Expectation::Choices(Choices::Options(vec![1, 2])),
        Expectation::Choices(Choices::YesNo),
        Expectation::NoDecision,
        Expectation::Either(vec![Expectation::Bag(0), Expectation::NoWinner]),
        Expectation::Bag(0),
        Expectation::Bag(1),
        Expectation::Bag(2),
        Expectation::NoWinner,
    ];
    facts.chain(players).chain(others)
}

const TOTALS: [Total; 9] = [
    Total::Lore,
    Total::Hand,
    Total::Deck,
    Total::Discard,
    Total::Play,
    Total::Ink,
    Total::InkReady,
    Total::InkExerted,
    Total::InkDrops,
];

fn failures() -> Vec<Message> {
    let card = || "Inkcaster".to_owned();
    let found = [
        Found::Value { of: Characteristic::Damage, is: 2 },
        Found::Covers(1),
        Found::Bag(2),
        Found::Total { of: Total::InkReady, is: 2 },
        Found::State(State::Exerted),
        Found::Place(Where::Under { owner: Player::B }),
        Found::Place(Where::Aside),
        Found::Keywords(vec![(Keyword::Resist, 2), (Keyword::Ward, 0)]),
        Found::Keywords(Vec::new()),
        Found::At(None),
        Found::At(Some(card())),
        Found::Named(vec![card()]),
        Found::NotClassified,
        Found::NoSuchCard,
        Found::Stopped(Reason::Absent),
        Found::Legal,
        Found::LegalDecks,
        Found::UnreadDecks,
        Found::Decides(Some(Player::B)),
        Found::Decides(None),
        Found::Wins(Player::B),
        Found::NoWinner,
        Found::Drawn,
        Found::Choices(vec![card()]),
        Found::NoChoice(Some(Asked::Turn)),
        Found::NoChoice(None),
        Found::Holds,
        Found::Sees(Sight::Yes),
        Found::Sees(Sight::No),
        Found::All(vec![Found::Bag(1), Found::Holds]),
    ];
    let expectation = || Expected::Fact(expected(Expectation::Bag(0)));
    let failed = |expected, found| Message::Failed { expected, found };
    let mut all: Vec<Message> = found.into_iter().map(|found| failed(expectation(), found)).collect();
    all.push(failed(Expected::Refusal(told(Statement::Move(Move::EndTurn))), Found::Legal));
    all.push(failed(Expected::IllegalDecks(vec!["one.txt".to_owned()]), Found::LegalDecks));
    all.push(failed(Expected::Settled, Found::Stopped(Reason::Another { player: Player::B })));
    all
}

#[test]
fn every_message_in_both_languages() {
    let mut shown = String::new();
    let mut kinds = BTreeSet::new();
    for message in samples() {
        shown += &format!("{}\n{}\n\n", say(&message, Language::English), say(&message, Language::Spanish));
        kinds.insert(expected::variant(&message));
    }
    let missing: Vec<_> = expected::variants(include_str!("../src/message.rs"), "pub enum Message")
        .into_iter()
        .filter(|variant| !kinds.contains(variant))
        .collect();
    assert!(missing.is_empty(), "no sample for {missing:?}");
    expected::compare("sentences.txt", &shown);
}

/// Whatever names A is said otherwise to A, and only that.
#[test]
fn a_player_is_spoken_to() {
    let mut shown = String::new();
    for message in samples().into_iter().filter(|message| !is_of_a_file(message)) {
        let to_a = |language| say_to(&message, language, Some(Player::A));
        let (english, spanish) = (to_a(Language::English), to_a(Language::Spanish));
        let names_a = |text: &str| text.split(|c: char| !c.is_alphanumeric()).any(|word| word == "A");
        assert!(!names_a(&english) && !names_a(&spanish), "{english} / {spanish}");
        if english != say(&message, Language::English) {
            shown += &format!("{english}\n{spanish}\n\n");
        } else {
            assert_eq!(spanish, say(&message, Language::Spanish));
        }
    }
    expected::compare("sentences-to-a.txt", &shown);
}

/// Lines and expectations of a file speak of the players as the file does.
fn is_of_a_file(message: &Message) -> bool {
    matches!(
        message,
        Message::Line { .. }
            | Message::Refused { .. }
            | Message::RefusedDecks { .. }
            | Message::Held { .. }
            | Message::Failed { .. }
            | Message::Unsupported { .. }
            | Message::CannotStart { .. }
    )
}
