//! Spanish for conditions: indicative after "si", subjunctive after "mientras" and "a menos que".

use crate::tree::*;

use crate::phrase::event;
use crate::phrase::keyword::spanish::keyword_name;
use crate::phrase::noun::spanish::{Personal, bare, direct, noun_concord, noun_phrase, noun_subject, stat};
use crate::phrase::noun::spanish_post::{compare_plain, extreme, measured, thing_had};
use crate::phrase::player::spanish::{player_compared, player_concord, player_subject, turn_of, zone};
use crate::spanish::*;

/// "Más … que", "el mismo número de … que".
pub(crate) fn more_words(word: MoreWord) -> (&'static str, &'static str) {
    match word {
        MoreWord::More => ("más", "que"),
        MoreWord::Fewer => ("menos", "que"),
        MoreWord::AsMany | MoreWord::SameNumber => ("el mismo número de", "que"),
        MoreWord::TwiceAsMany => ("el doble de", "que"),
        MoreWord::AtLeastTwiceAsMany => ("al menos el doble de", "que"),
    }
}

/// What follows "si", "mientras", "a menos que" or "que".
pub(crate) fn condition(condition_: &Condition, mood: Mood, cx: &mut Context) -> String {
    match condition_ {
        Condition::Has { who, what, negated } => has(who, what, (*negated).into(), mood, cx),
        Condition::HasMore { who, word, what, than, by } => {
            let concord = player_concord(who, cx);
            let who = player_subject(who, cx);
            let what = bare(what, cx);
            let (word, between) = more_words(*word);
            let (least, what) = match by {
                None => (String::new(), spaced(&[word, &what])),
                Some(by) => {
                    let least = if by.word == ByWord::AtLeast { "al menos " } else { "" };
                    (format!("{least}{}", by.number), spaced(&[&what, word]))
                }
            };
            let more = spaced(&[&*least, &what, between, &player_compared(than, cx)]);
            spaced(&[&*who, TENER.present(mood, concord), &more])
        }
        Condition::HasMoreOf { who, word, what, than } => {
            let concord = player_concord(who, cx);
            let who = player_subject(who, cx);
            let (what, than) = (bare(what, cx), bare(than, cx));
            let (word, between) = more_words(*word);
            spaced(&[&*who, TENER.present(mood, concord), word, &what, between, &than])
        }
        Condition::HasLore { who, compare } => {
            let concord = player_concord(who, cx);
            let who = player_subject(who, cx);
            let lore = lore(compare, cx);
            spaced(&[&*who, TENER.present(mood, concord), &lore])
        }
        Condition::HasExtreme { who, degree, what } => {
            let concord = player_concord(who, cx);
            let who = player_subject(who, cx);
            let amount = match degree {
                Degree::Most => "la mayor cantidad",
                Degree::Least => "la menor cantidad",
            };
            let what = what.as_ref().map_or("lore".to_owned(), |what| bare(what, cx));
            spaced(&[&*who, TENER.present(mood, concord), amount, &of(&what)])
        }
        Condition::ValueIs { value, compare } => {
            let value = crate::phrase::amount::spanish::value(value, cx);
            spaced(&[&*value, SER.present(mood, Concord::MASCULINE), &compare_plain(compare, cx)])
        }
        Condition::FirstTurn => mood.pick("este es tu primer turno", "este sea tu primer turno").to_owned(),
        Condition::ItsNotTurn { turn, .. } => {
            format!("no {} {}", SER.present(mood, Concord::MASCULINE), turn_of(turn, cx))
        }
        Condition::Is { what, state, tense, negated, contraction } => {
            let concord = match what {
                // "While at a location": what the sentence is about.
                NounPhrase::Gap if *contraction == Contraction::Omitted => cx.subject,
                what => noun_concord(what, cx),
            };
            if let Some((verb, personal)) = undergone(state) {
                let (_, what) = direct(what, personal, cx);
                // "Se elige a un personaje": a person is the object.
                let is_person = what.starts_with("a ") || what.starts_with("al ");
                let subject = if is_person { Concord::MASCULINE } else { concord };
                let form = Form::Finite { mood, tense: *tense, subject };
                let verb = Predicate { polarity: (*negated).into(), ..Predicate::impersonal(verb) };
                return spaced(&[verb.verb(form), what]);
            }
            if let (Some(group), State::A(kind), Negation::No) = (any_of(what), state, negated) {
                return are_among(&group, kind, *tense, mood, cx);
            }
            let what = noun_subject(what, cx);
            spaced(&[what, is(state, concord, *tense, (*negated).into(), mood, cx)])
        }
        Condition::CardHas { what, has, tense } => card_has(what, has, *tense, mood, cx),
        Condition::ThereIs { what, tense } => {
            let verb = if is_past(*tense) { "había" } else { mood.pick("hay", "haya") };
            let is_none = matches!(what, NounPhrase::Noun(noun) if noun.quantity == Quantity::No);
            let not = if is_none { "no " } else { "" };
            format!("{not}{verb} {}", noun_phrase(what, Role::Object, cx))
        }
        Condition::Happened(what) => event::spanish::event(what, mood, cx),
        Condition::IsOrdinal { which, .. } | Condition::ThisIsOrdinal(which) => {
            format!("{} {}", SER.present(mood, Concord::MASCULINE), noun_phrase(which, Role::Subject, cx))
        }
        Condition::IsNthChallenge { number, .. } => {
            let nth = ordinal_word(*number, Concord::MASCULINE, OrdinalPlace::BeforeNoun);
            format!("{} el {nth} desafío de este turno", SER.present(mood, Concord::MASCULINE))
        }
        Condition::IsNthTime(number) => {
            let nth = ordinal_word(*number, Concord::FEMININE, OrdinalPlace::BeforeNoun);
            format!("{} la {nth} vez este turno", SER.present(mood, Concord::MASCULINE))
        }
        Condition::IsNthTimeOf { number, event: what } => {
            let nth = ordinal_word(*number, Concord::FEMININE, OrdinalPlace::BeforeNoun);
            let what = event::spanish::event(what, Mood::Indicative, cx);
            format!("{} la {nth} vez que {what}", SER.present(mood, Concord::MASCULINE))
        }
        Condition::UsedToPlay { keyword, what } => {
            let (clitic, object) = direct(what, Personal::Without, cx);
            let play = Predicate::new(JUGAR).clitic(clitic).object(object).write(Form::Infinitive, "");
            format!("{} {} para {play}", USAR.perfect(mood, Concord::YOU), keyword_name(*keyword))
        }
        Condition::HasOpponents { who, quantity } => {
            let concord = player_concord(who, cx);
            let count = crate::phrase::noun::spanish::count_words(*quantity);
            let noun = if matches!(quantity, Quantity::A | Quantity::One | Quantity::N(1)) {
                "oponente"
            } else {
                "oponentes"
            };
            spaced(&[&*player_subject(who, cx), TENER.present(mood, concord), &count, noun])
        }
        Condition::Does { who, negated, what } => {
            let concord = player_concord(who, cx);
            let does = match negated {
                Negation::Cannot => Predicate::new(PODER),
                Negation::No | Negation::Not | Negation::NotApart => match what {
                    DoWhat::It => Predicate::new(HACER).clitic(Clitic::Of("lo")),
                    DoWhat::Either => Predicate::new(HACER).object("cualquiera de las dos cosas"),
                    DoWhat::Both => Predicate::new(HACER).object("ambas cosas"),
                },
            };
            let does = Predicate { polarity: (*negated).into(), ..does };
            let form = Form::Finite { mood, tense: Tense::Present, subject: concord };
            spaced(&[player_subject(who, cx), does.write(form, "")])
        }
        Condition::CardDoes { what, negated } => {
            let concord = noun_concord(what, cx);
            let does =
                Predicate { polarity: (*negated).into(), ..Predicate::new(HACER).clitic(Clitic::Of("lo")) };
            let form = Form::Finite { mood, tense: Tense::Present, subject: concord };
            spaced(&[noun_subject(what, cx), does.write(form, "")])
        }
        Condition::NobodyDoes(NobodyWord::NoOne) => mood.pick("nadie lo hace", "nadie lo haga").to_owned(),
        Condition::NobodyDoes(NobodyWord::NoneOfThem) => {
            mood.pick("ninguno de ellos lo hace", "ninguno de ellos lo haga").to_owned()
        }
        Condition::FirstTurnNotFirstPlayer => mood
            .pick(
                "este es tu primer turno y no eres el jugador inicial",
                "este sea tu primer turno y no seas el jugador inicial",
            )
            .to_owned(),
        Condition::Would(what) => {
            event::spanish::event(&Event { tense: Tense::Would, ..what.clone() }, mood, cx)
        }
        Condition::BeingChallenged => {
            format!("{} {}", SER.present(mood, cx.subject), cx.subject.agree("desafiado"))
        }
        Condition::Challenging(what) => {
            let verb = DESAFIAR.present(mood, cx.subject);
            let what = what.as_ref().map_or(String::new(), |what| direct(what, Personal::Always, cx).1);
            spaced(&[verb, &what])
        }
        Condition::ItsTurn(turn) => {
            format!("{} {}", SER.present(mood, Concord::MASCULINE), turn_of(turn, cx))
        }
        Condition::Unless(act) => match mood {
            Mood::Indicative => crate::phrase::sentence::spanish::act_told(act, cx),
            Mood::Subjunctive => crate::phrase::sentence::spanish::act_subjunctive(act, cx),
        },
        Condition::Costs { what, compare: than } | Condition::HasCost { what, compare: than } => {
            let concord = noun_concord(what, cx);
            let what = noun_subject(what, cx);
            spaced(&[&*what, COSTAR.present(mood, concord), &compare_plain(than, cx)])
        }
        Condition::All(all) => joined(all, Join::And, mood, cx),
        Condition::Any(any) => joined(any, Join::Or, mood, cx),
    }
}

fn joined(conditions: &[Condition], join: Join, mood: Mood, cx: &mut Context) -> String {
    let conditions: Vec<String> = conditions.iter().map(|item| condition(item, mood, cx)).collect();
    list(&conditions, join)
}

/// "tienes un personaje en juego", "no tienes cartas en tu mano".
fn has(who: &PlayerPhrase, what: &NounPhrase, polarity: Polarity, mood: Mood, cx: &mut Context) -> String {
    let concord = player_concord(who, cx);
    let who = player_subject(who, cx);
    let (no, what) = match (polarity, is_none(what)) {
        (Polarity::Affirmed, false) => ("", noun_phrase(what, Role::Object, cx)),
        (Polarity::Affirmed, true) => ("no", bare(what, cx)),
        (Polarity::Denied, _) => ("no", noun_phrase(what, Role::Negated, cx)),
    };
    spaced(&[&*who, no, TENER.present(mood, concord), &what])
}

fn is_none(what: &NounPhrase) -> bool {
    matches!(what, NounPhrase::Noun(Noun { quantity: Quantity::No, possessor: None, .. }))
}

/// What is done to a card rather than what it is: "se elige a un personaje", "se revela una carta".
fn undergone(state: &State) -> Option<(Conjugation, Personal)> {
    match state {
        State::Chosen => Some((ELEGIR, Personal::A)),
        State::Revealed => Some((REVELAR, Personal::Without)),
        _ => None,
    }
}

/// What a card is or was: "está agotado", "es una carta de personaje", "se llama …".
pub(crate) fn is(
    state: &State,
    subject: Concord,
    tense: Tense,
    polarity: Polarity,
    mood: Mood,
    cx: &mut Context,
) -> String {
    let no = polarity.word();
    let past = is_past(tense);
    let be = if past { subject.count("estaba", "estaban") } else { ESTAR.present(mood, subject) };
    let is = if past { subject.count("era", "eran") } else { SER.present(mood, subject) };
    let chosen = |participle: &str| {
        let verb = if past { SER.perfect(mood, subject) } else { SER.present(mood, subject).to_owned() };
        format!("{verb} {}", subject.agree(participle))
    };
    let text = match state {
        State::Exerted => format!("{be} {}", subject.agree("agotado")),
        State::Ready => format!("{be} {}", subject.agree("enderezado")),
        State::Damaged => format!("{be} {}", subject.agree("dañado")),
        State::Undamaged => format!("no {be} {}", subject.agree("dañado")),
        State::InPlay => format!("{be} en juego"),
        State::In(place) => format!("{be} en {}", zone(place, cx)),
        State::At(place) => format!("{be} en {}", noun_phrase(place, Role::Object, cx)),
        State::Here => format!("{be} aquí"),
        State::There => format!("{be} allí"),
        State::Under(what) => format!("{be} debajo {}", of(&noun_phrase(what, Role::Subject, cx))),
        State::BeingChallenged => format!("{be} siendo {}", subject.agree("desafiado")),
        State::BeingChallengedBy(what) => {
            let who = noun_phrase(what, Role::Subject, cx);
            format!("{be} siendo {} por {who}", subject.agree("desafiado"))
        }
        State::Challenging(what) => {
            let what = what.as_ref().map_or(String::new(), |what| direct(what, Personal::Always, cx).1);
            spaced(&[be, "desafiando", &what])
        }
        State::A(what) => {
            format!("{is} {}", cx.aside(|cx| noun_phrase(what, Role::Object, cx)))
        }
        State::Named(name) => {
            let verb =
                if past { subject.count("llamaba", "llamaban") } else { LLAMAR.present(mood, subject) };
            format!("se {verb} {name}")
        }
        State::Cost(compare) => {
            let has = if past { subject.count("tenía", "tenían") } else { TENER.present(mood, subject) };
            format!("{has} coste {}", compare_plain(compare, cx))
        }
        State::Chosen => chosen("elegido"),
        State::Revealed => chosen("revelado"),
        State::SameNameAs(what) => {
            let has = if past { subject.count("tenía", "tenían") } else { TENER.present(mood, subject) };
            format!("{has} el mismo nombre que {}", noun_phrase(what, Role::Subject, cx))
        }
    };
    spaced(&[no, &text])
}

/// The whole of a group of which any one is meant: "any of the cards that were under them".
fn any_of(what: &NounPhrase) -> Option<NounPhrase> {
    let NounPhrase::Noun(noun) = what else { return None };
    let is_any = noun.quantity == Quantity::Any && noun.of_the != OfThe::default();
    is_any
        .then(|| NounPhrase::Noun(Noun { quantity: Quantity::The, of_the: OfThe::default(), ..noun.clone() }))
}

/// "Entre las cartas que estaban debajo de él hay cartas de personaje."
fn are_among(group: &NounPhrase, kind: &NounPhrase, tense: Tense, mood: Mood, cx: &mut Context) -> String {
    let group = noun_phrase(group, Role::Object, cx);
    let verb = if is_past(tense) { "había" } else { mood.pick("hay", "haya") };
    format!("entre {group} {verb} {}", bare(kind, cx))
}

fn card_has(what: &NounPhrase, having: &Having, tense: Tense, mood: Mood, cx: &mut Context) -> String {
    let concord = match having {
        // Only several can have the same: "si tienen el mismo nombre".
        Having::SameName | Having::Same(_) | Having::Different(_) => noun_concord(what, cx).plural(),
        Having::Damage
        | Having::NoDamage
        | Having::DamageAmount { .. }
        | Having::Total { .. }
        | Having::Stat { .. }
        | Having::Keyword(_)
        | Having::Declared(_)
        | Having::Keywords { .. }
        | Having::SameNameAs(_)
        | Having::DifferentNameThan(_)
        | Having::Superlative { .. }
        | Having::Noun(_) => noun_concord(what, cx),
    };
    let what = noun_subject(what, cx);
    let verb = match is_past(tense) {
        true => concord.count("tenía", "tenían"),
        false => TENER.present(mood, concord),
    };
    let (no, thing) = match having {
        Having::Damage => ("", "daño".to_owned()),
        Having::NoDamage => ("no", "daño".to_owned()),
        Having::DamageAmount { compare, word: DamageWord::Damage } => ("", measured(compare, "de daño", cx)),
        Having::DamageAmount { compare, word: DamageWord::Counter } => {
            ("", measured(compare, "contadores de daño", cx))
        }
        Having::Total { stat: which, compare } => {
            ("", format!("un total de {}", measured(compare, stat(*which), cx)))
        }
        Having::Stat { stat: which, compare } => ("", measured(compare, stat(*which), cx)),
        Having::Keyword(name) => ("", keyword_name(*name).to_owned()),
        Having::Declared(keyword) => {
            ("", crate::phrase::keyword::unknown_keyword(keyword, vocabulary::Language::Spanish))
        }
        Having::Keywords { keywords, join } => {
            let names: Vec<&str> = keywords.iter().map(|name| keyword_name(*name)).collect();
            ("", list(&names, *join))
        }
        Having::SameNameAs(than) => {
            ("", format!("el mismo nombre que {}", noun_phrase(than, Role::Subject, cx)))
        }
        Having::SameName => ("", "el mismo nombre".to_owned()),
        Having::Same(what) => ("", crate::phrase::amount::spanish::the_same(*what)),
        Having::DifferentNameThan(than) => {
            ("", format!("un nombre diferente al {}", of(&noun_phrase(than, Role::Subject, cx))))
        }
        Having::Different(what) => ("", crate::phrase::amount::spanish::differing(*what)),
        Having::Superlative { degree, what, among, word: _ } => {
            let among = match among {
                Some(among) => format!("entre {}", noun_phrase(among, Role::Subject, cx)),
                None => String::new(),
            };
            ("", spaced(&[extreme(*degree, *what), among]))
        }
        Having::Noun(noun) if is_none(noun) => ("no", bare(noun, cx)),
        Having::Noun(noun) => ("", thing_had(noun, Role::Object, cx)),
    };
    spaced(&[&*what, no, verb, &thing])
}

/// "10 de lore o más", "más lore que tú".
pub(crate) fn lore(compare: &LoreCompare, cx: &mut Context) -> String {
    match compare {
        LoreCompare::Exactly(number) => format!("{number} de lore"),
        LoreCompare::JustExactly(number) => format!("exactamente {number} de lore"),
        LoreCompare::OrMore(number) => format!("{number} de lore o más"),
        LoreCompare::OrLess(number) => format!("{number} de lore o menos"),
        LoreCompare::MoreThan(than) => format!("más lore que {}", player_compared(than, cx)),
        LoreCompare::Twice { word, than } => {
            let least = if *word == ByWord::AtLeast { "al menos " } else { "" };
            format!("{least}el doble de lore que {}", player_compared(than, cx))
        }
        LoreCompare::Apart { by, change, than } => {
            let least = if by.word == ByWord::AtLeast { "al menos " } else { "" };
            let more = match change {
                MoreOrLess::More => "más",
                MoreOrLess::Less => "menos",
            };
            format!("{least}{} de lore {more} que {}", by.number, player_compared(than, cx))
        }
        LoreCompare::Under(number) => format!("menos de {number} de lore"),
        LoreCompare::Over(number) => format!("más de {number} de lore"),
        LoreCompare::LessThan(than) => format!("menos lore que {}", player_compared(than, cx)),
    }
}
