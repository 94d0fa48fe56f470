//! The narrator's Spanish, with the terms of the rulebook's glossary.

mod found;
mod lasting;
mod line;
mod reason;
mod start;
mod why;

use super::line::{FILLER_CARD, PERSON, Question, THING, Whence};
use super::message::{
    Banishing, Called, Ending, Enters, Instead, Keep, Looked, Message, Moment, Payment, Place, Precedence,
    ShiftKind, Textual, Waiting, Would,
};
use super::start::Obstacle;
use super::{Asked, Found, Language, Reason, ToldExpectation, Tongue, Where, Why, counted};
use engine::record::{DrawnBecause, ExertedBecause, NotAsked};
use script::{DeckEnd, Keyword, Player, State, Total, Zone};

/// What a filler card is called.
const FILLER: &str = "una carta de relleno";

/// How a file calls an ability without a name that another card gave.
const GRANTED: &str = "granted";

/// The narrator's Spanish.
pub(super) struct Spanish;

pub(super) static TONGUE: Spanish = Spanish;

impl Tongue for Spanish {
    fn filler(&self) -> &'static str {
        FILLER
    }

    fn message(&self, message: &Message, you: Option<Player>) -> String {
        say(message, You(you))
    }

    fn fact(&self, told: &ToldExpectation) -> String {
        fact(told)
    }

    fn why(&self, why: &Why) -> String {
        why::why(why)
    }

    fn reason(&self, reason: &Reason) -> String {
        reason::reason(reason)
    }

    fn asked(&self, asked: Asked) -> &'static str {
        reason::asked(asked)
    }

    fn question(&self, asked: Asked, about: &Question) -> String {
        line::asks(asked, about)
    }

    fn found(&self, found: &Found) -> String {
        found::found(found)
    }

    fn place(&self, place: &Where) -> String {
        found::place(place)
    }

    fn obstacle(&self, obstacle: &Obstacle<'_>) -> String {
        start::obstacle(obstacle)
    }
}

/// Who is spoken to, if anybody is.
#[derive(Clone, Copy)]
struct You(Option<Player>);

impl You {
    fn is(self, player: Player) -> bool {
        self.0 == Some(player)
    }

    /// "A", or "tú".
    fn name(self, player: Player) -> String {
        if self.is(player) { "tú".to_owned() } else { player.to_string() }
    }

    /// After a preposition: "A", or "ti".
    fn after(self, player: Player) -> String {
        if self.is(player) { "ti".to_owned() } else { player.to_string() }
    }

    /// "el turno de A", or "tu turno".
    fn own(self, player: Player, other: &str, own: &str) -> String {
        if self.is(player) { own.to_owned() } else { format!("{other} de {player}") }
    }

    /// "roba", or "robas".
    fn verb<'a>(self, player: Player, other: &'a str, own: &'a str) -> &'a str {
        if self.is(player) { own } else { other }
    }

    /// "A roba", or "robas".
    fn does(self, player: Player, other: &str, own: &str) -> String {
        if self.is(player) { own.to_owned() } else { format!("{player} {other}") }
    }
}

fn say(message: &Message, you: You) -> String {
    match message {
        Message::OpeningHand { player, keep: Keep::All } => {
            format!("{} con la mano inicial", you.does(*player, "se queda", "te quedas"))
        }
        Message::OpeningHand { player, keep: Keep::Altered(count) } => {
            format!(
                "{} {} de la mano inicial en el fondo del mazo y {} las mismas",
                you.does(*player, "pone", "pones"),
                cards(i64::from(*count)),
                you.verb(*player, "roba", "robas")
            )
        }
        Message::TurnBegins { player } => format!("empieza {}", you.own(*player, "el turno", "tu turno")),
        Message::ReadyStep { player } => {
            format!("paso de enderezar: {}", you.does(*player, "endereza sus cartas", "enderezas tus cartas"))
        }
        Message::SetStep { player } => {
            format!(
                "paso Set: {} están secos; las localizaciones dan lore",
                you.own(*player, "los personajes", "tus personajes")
            )
        }
        Message::DrawStep { player } => you.own(*player, "paso de robo", "tu paso de robo"),
        Message::MainPhase { player } => you.own(*player, "fase principal", "tu fase principal"),
        Message::EndPhase { player } => you.own(*player, "fase final de turno", "tu fase final de turno"),
        Message::SkipsDraw { player, by } => {
            let by = by.as_ref().map(|by| format!(": {}", textual(by))).unwrap_or_default();
            format!("{} el paso de robo{by}", you.does(*player, "se salta", "te saltas"))
        }
        Message::SkipsReady { player, by } => {
            let by = by.as_ref().map(|by| format!(": {}", textual(by))).unwrap_or_default();
            format!("{} el paso de enderezar{by}", you.does(*player, "se salta", "te saltas"))
        }

        Message::Inks { player, card } => format!("{} {card}", you.does(*player, "entinta", "entintas")),
        Message::Plays { player, card, payment, is_action: _ } => {
            format!("{} {card}{}", you.does(*player, "juega", "juegas"), paid(payment))
        }
        Message::Pays { player, ink } => format!("{} {ink} de tinta", you.does(*player, "paga", "pagas")),
        Message::Uses { player, card, ability } => {
            format!("{} {}", you.does(*player, "usa", "usas"), of(card, ability))
        }
        Message::Quests { card, lore: Some(lore) } => {
            format!("{card} se va de aventura por {lore} de lore")
        }
        Message::Quests { card, lore: None } => format!("{card} se va de aventura"),
        Message::Challenges { card, target } => format!("{card} desafía {}", a(target)),
        Message::ChallengeEnds { card, target } => format!("termina el desafío de {card} contra {target}"),
        Message::NoChallengeDamage { card } => {
            format!("{card} ya no está en el desafío: el desafío acaba sin paso de daño")
        }
        Message::MovesTo { card, location } => format!("{card} se mueve a {location}"),
        Message::EndsTurn { player } => format!("{} el turno", you.does(*player, "termina", "terminas")),
        Message::Concedes { player } => format!("{} la partida", you.does(*player, "concede", "concedes")),

        Message::Accepts { player, source } => {
            format!("{} que sí{}", you.does(*player, "dice", "dices"), about(source))
        }
        Message::Declines { player, source } => {
            format!("{} que no{}", you.does(*player, "dice", "dices"), about(source))
        }
        Message::ChoosesCards { player, cards } => {
            format!("{} {}", you.does(*player, "elige", "eliges"), list(&chosen(cards)))
        }
        Message::ChoosesNothing { player } => format!("{} nada", you.does(*player, "no elige", "no eliges")),
        Message::ChoosesPlayers { player, players } => {
            let players: Vec<String> =
                players.iter().map(|other| format!("a {}", you.after(*other))).collect();
            format!("{} {}", you.does(*player, "elige", "eliges"), list(&players))
        }
        Message::ChoosesOption { player, option } => {
            format!("{} la opción {option}", you.does(*player, "elige", "eliges"))
        }
        Message::ChoosesNumber { player, number } => {
            format!("{} {number}", you.does(*player, "elige", "eliges"))
        }
        Message::Names { player, name } => format!("{} {name}", you.does(*player, "nombra", "nombras")),
        Message::Orders { player, cards } => {
            format!("{} en este orden: {}", you.does(*player, "las pone", "las pones"), list(cards))
        }
        Message::Applies { player, card } => {
            let chooses = you.does(*player, "elige", "eliges");
            format!("{chooses} qué efecto de reemplazo se aplica: el de {card}")
        }
        Message::PlayGoesOn { card } => {
            format!("{card} se sigue jugando desde la zona en la que está ahora")
        }
        Message::CannotPlay { player, card, why } => {
            let why = reason::reason(&Reason::Refused(*why));
            format!("{} {card}: {why}", you.does(*player, "no puede jugar", "no puedes jugar"))
        }
        Message::NobodyToChoose { player, by } => {
            let by = by.as_ref().map(|by| format!(" para {}", textual(by))).unwrap_or_default();
            format!("{} nada que elegir{by}", you.does(*player, "no tiene", "no tienes"))
        }

        Message::NotChosen { player, card, by } => {
            let by = by.as_ref().map_or_else(|| keyword(Keyword::Ward).to_owned(), textual);
            format!("{} {}: {by}", you.does(*player, "no puede elegir", "no puedes elegir"), one_chosen(card))
        }
        Message::StillDrying { player, card } => {
            let chooses = you.does(*player, "no puede elegir", "no puedes elegir");
            format!("{chooses} {}: todavía se está secando", one_chosen(card))
        }
        Message::MustBeChosen { player, card, by } => format!(
            "{} {}, si es posible: {}",
            you.does(*player, "tiene que elegir", "tienes que elegir"),
            one_chosen(card),
            textual(by)
        ),
        Message::NotAsked { player, source, why } => {
            let why = match why {
                NotAsked::CannotPay(ink) => format!("no se puede pagar {ink} de tinta, y eso equivale a un no"),
                NotAsked::NothingToChoose => "no hay nada que se pueda elegir".to_owned(),
                NotAsked::NothingToDo => "un sí no se podría cumplir o no cambiaría nada".to_owned(),
            };
            match you.is(*player) {
                true => format!("no se te pregunta por el «puedes» de {source}: {why}"),
                false => format!("a {player} no se le pregunta por el «puedes» de {source}: {why}"),
            }
        }

        // 6.1.5.2: of several effects only what can be done.
        Message::Only { answer, about } if matches!(**answer, Message::ChoosesOption { .. }) => {
            let about = about.as_ref().map(|about| format!(" ({})", line::question(about))).unwrap_or_default();
            format!("{}{about}: es la única que se puede hacer", say(answer, you))
        }
        Message::Only { answer, about } => only(&say(answer, you), about.as_ref()),
        Message::Times { message, times } => format!("{} ({times} veces)", say(message, you)),

        Message::EntersPlay { card } => format!("{card} entra en juego"),
        Message::Enters { card, how } => enters(card, how),
        Message::LocationGone { card, location } => {
            format!("{location} deja el juego: {card} sigue en juego, en ninguna localización")
        }
        Message::SingsAs { card, cost } => format!("para cantar, {card} cuenta como si tuviera coste {cost}"),
        Message::NextPart { player } => {
            format!("todos han hecho esta parte: ahora la siguiente, a partir de {}", you.after(*player))
        }
        Message::ActionWaits { card } => format!(
            "{card} espera: su efecto se resuelve cuando acaba el texto que la juega, antes que las habilidades de la bolsa"
        ),
        Message::TriggersWait { card, by } => format!(
            "{card} se juega mientras se resuelve {}: lo que dispara espera hasta que ese texto acabe",
            textual(by)
        ),
        Message::AlreadySo { card, is } => format!("{card} ya está {}: eso no cambia nada", state(*is)),
        Message::Banished { card, cause } => banished(card, cause),
        Message::Discards { player, card } => {
            format!("{} {card}", you.does(*player, "descarta", "descartas"))
        }
        Message::Draws { player, card } => format!("{} {card}", you.does(*player, "roba", "robas")),
        Message::EmptyDeck { player } => {
            format!("{} está vacío: no se roba ninguna carta", you.own(*player, "el mazo", "tu mazo"))
        }
        Message::PutSome { count, owner, to } => {
            let (count, verb) = (cards(i64::from(*count)), if *count == 1 { "va" } else { "van" });
            match you.is(*owner) {
                true => format!("{count} {verb} {}", own_place(*to)),
                false => format!("{count} {verb} {} de {owner}", place(*to)),
            }
        }
        Message::Put { card, owner, to } => match you.is(*owner) {
            true => format!("{card} va {}", own_place(*to)),
            false => format!("{card} va {} de {owner}", place(*to)),
        },
        Message::PutUnder { card, top } => format!("{card} se pone debajo de {top}"),
        Message::Exerts { card } => format!("se agota {}", one_chosen(card)),
        Message::Readies { card } => format!("se endereza {}", one_chosen(card)),
        Message::Sings { card, song } => format!("{card} canta {song}"),
        Message::Revealed { card } => format!("se revela {card}"),
        Message::LooksAt { player, card } => format!("{} {card}", you.does(*player, "mira", "miras")),
        Message::LooksAtSome { player, count } => {
            format!("{} {}", you.does(*player, "mira", "miras"), cards(i64::from(*count)))
        }
        Message::InkExerted { player, count } => format!(
            "{} {} {}",
            agree(*count as i32, "se agota", "se agotan"),
            cards(i64::from(*count)),
            you.own(*player, "del tintero", "de tu tintero")
        ),
        Message::InkReadied { player, count } => format!(
            "{} {} {}",
            agree(*count as i32, "se endereza", "se enderezan"),
            cards(i64::from(*count)),
            you.own(*player, "del tintero", "de tu tintero")
        ),
        Message::Shuffles { player } => format!("{} el mazo", you.does(*player, "baraja", "barajas")),
        Message::ExtraTurn { player } => {
            format!("{} un turno adicional después de este", you.does(*player, "juega", "juegas"))
        }
        Message::NotShuffled { player } => {
            format!("{}: ninguna carta fue al mazo", you.does(*player, "no baraja", "no barajas"))
        }

        Message::DealsDamage { source: None, target, amount } => {
            format!("{} {amount} de daño a {target}", agree(*amount, "se inflige", "se infligen"))
        }
        Message::DealsDamage { source: Some(source), target, amount } => {
            format!("{source} inflige {amount} de daño a {target}")
        }
        Message::TakesDamage { target, amount } => format!("{target} recibe {amount} de daño"),
        Message::PutsDamage { target, amount } => format!(
            "{} en {target}",
            agree(*amount, "se pone 1 contador de daño", &format!("se ponen {amount} contadores de daño"))
        ),
        Message::NotDealt { target } => {
            format!("el daño a {target} se redujo a 0: ni se inflige ni se recibe")
        }
        Message::NotTaken { target } => {
            format!("no queda nada del daño a {target}: se infligió, pero no se recibe")
        }
        Message::RemovesDamage { target, amount } => {
            format!("{} {amount} de daño de {target}", agree(*amount, "se retira", "se retiran"))
        }
        Message::DamageModified { target, before, after } => {
            format!("el daño a {target} pasa de {before} a {after}")
        }
        Message::GainsLore { player, amount, from } => {
            let from = from.as_ref().map(|from| format!(" por {from}")).unwrap_or_default();
            format!("{} {amount} de lore{from}", you.does(*player, "gana", "ganas"))
        }
        Message::LosesLore { player, amount } => {
            format!("{} {amount} de lore", you.does(*player, "pierde", "pierdes"))
        }
        Message::GetsInkDrops { player, count } => {
            format!("{} {}", you.does(*player, "obtiene", "obtienes"), ink_drops(*count))
        }
        Message::RemovesInkDrops { player, count } => {
            format!("{} {} para pagar", you.does(*player, "retira", "retiras"), ink_drops(*count))
        }
        Message::RestsOn { point } => format!("esto se apoya en el punto abierto {point}"),

        Message::Triggers { player, card, ability } => match you.is(*player) {
            true => format!("se dispara {} y te espera en la bolsa", of(card, ability)),
            false => format!("se dispara {} y espera a {player} en la bolsa", of(card, ability)),
        },
        Message::Resolves { player, card, ability } => {
            format!("{} {}", you.does(*player, "resuelve", "resuelves"), of(card, ability))
        }
        Message::Condition { card, ability, is_met: true, .. } => {
            format!("se cumple la condición de {}", of(card, ability))
        }
        Message::Condition { card, ability, is_met: false, at: Moment::Resolving } => {
            format!("no se cumple la condición de {} al resolverse: no tiene efecto", of(card, ability))
        }
        Message::Condition { card, ability, is_met: false, at: Moment::Triggering } => {
            format!("no se cumple la condición de {}: no se dispara", of(card, ability))
        }
        Message::TotalCost { card, printed, due, by } => {
            let by = added(by);
            let by = by.strip_prefix("; ").map(|by| format!(" ({by})")).unwrap_or_default();
            format!("hay que pagar {due} de tinta en vez de {printed} por {card}{by}")
        }
        Message::TextCondition { by, of, is_met } => {
            let of = of.map(|player| format!("para {}, ", you.after(player))).unwrap_or_default();
            match is_met {
                true => format!("{of}se cumple el «si» {}", of_the(by)),
                false => format!("{of}no se cumple el «si» {}: esa parte no ocurre", of_the(by)),
            }
        }
        Message::StaysWhereItIs { card, location } => {
            format!("{card} ya está en {location}: no se mueve")
        }
        Message::Uncovered { card } => {
            format!("{card} queda al descubierto y vuelve a ser un personaje en juego, sin jugarse")
        }
        Message::GrantGone { card, keyword: found, source } => {
            let giver = if source == card { "" } else { &format!(" por {source}") };
            format!(
                "{} que {card} gana{giver} desaparece para siempre: {card} ya tiene esa palabra clave por el mismo tiempo o más",
                keyword(*found)
            )
        }
        Message::UsedUp { card, ability } => format!(
            "{} ya se resolvió por completo este turno y solo cuenta una vez: no tiene efecto",
            of(card, ability)
        ),
        Message::FirstHalfNotDone { source } => format!(
            "la primera parte del texto de {source} no se hace por completo: lo que depende de ella no ocurre"
        ),
        Message::Gone { card } => {
            format!("{card} ya no está donde el texto busca esa carta: esa parte no hace nada")
        }
        Message::FoundNothing { source } => format!("el texto de {source} no encuentra aquí nada que hacer"),
        Message::BagOrder { players } => match players.as_slice() {
            [one] if you.is(*one) => "la bolsa: resuelves tú".to_owned(),
            [one] => format!("la bolsa: resuelve {one}"),
            [first, rest @ ..] => {
                let rest: Vec<String> = rest.iter().map(|player| you.name(*player)).collect();
                let verb = you.verb(*first, "resuelve", "resuelves");
                format!("la bolsa: {verb} primero {}{}", you.name(*first), afterwards(&rest))
            }
            [] => "la bolsa está vacía".to_owned(),
        },
        Message::BagPasses { from, to } => {
            format!(
                "{} habilidades en la bolsa: la bolsa pasa a {}",
                you.does(*from, "ya no tiene", "ya no tienes"),
                you.after(*to)
            )
        }
        Message::WouldHappen { would: event, looked: Looked::First } => {
            format!("esto iba a ocurrir y se le aplica un efecto de reemplazo: {}", would(event, you))
        }
        Message::WouldHappen { would: event, looked: Looked::AfterOwn } => format!(
            "se vuelve a mirar el evento modificado: {}; ya no hay autorreemplazo, se aplica otro efecto de reemplazo",
            would(event, you)
        ),
        Message::WouldHappen { would: event, looked: Looked::Again } => format!(
            "se vuelve a mirar el evento modificado: {}; se le aplica otro efecto de reemplazo",
            would(event, you)
        ),
        Message::Replaces { card, ability, player, becomes, order } => {
            let instead = match becomes {
                Instead::Event(event) => format!("en vez de eso, {}", would(event, you)),
                Instead::Instructions => "en vez de eso se hace lo que dice su texto".to_owned(),
                Instead::Nothing(event) => {
                    match order {
                        Precedence::Forbids => format!("ese evento no ocurre ({})", would(event, you)),
                        Precedence::Only | Precedence::Last | Precedence::Chosen(_) => {
                            format!("ese evento no ocurre, ni otro en su lugar ({})", would(event, you))
                        }
                    }
                }
                Instead::NoDamageLeft { target, on } => format!(
                    "del daño a {target} ya no queda nada, así que no se pone ningún contador en {on}, y a {target} no se le inflige"
                ),
            };
            format!("{}: {instead}", applied(&of(card, ability), *player, *order, you))
        }
        Message::NoneLeft { event } => format!(
            "se vuelve a mirar el evento modificado ({}): no queda ningún efecto de reemplazo",
            would(event, you)
        ),
        Message::Expired { card, ability, is_gone: true } => {
            format!("otra instancia del mismo efecto, {}, deja de existir", of(card, ability))
        }
        Message::Expired { card, ability, is_gone: false } => {
            format!("otra instancia del mismo efecto, {}, no se aplica a este evento", of(card, ability))
        }
        Message::ReplacesOwn { card, ability, change } => {
            let text = ability.as_ref().map_or_else(|| card.clone(), |ability| of(card, ability));
            match change {
                Some((before, after)) => format!(
                    "{}; autorreemplazo, antes que cualquier otro: por el «en vez de eso» de {text}, {}",
                    would(before, you),
                    would(after, you)
                ),
                None => format!(
                    "autorreemplazo, antes que cualquier otro: se aplica el «en vez de eso» de {text}"
                ),
            }
        }
        Message::Barred { would: event, by } => {
            format!("{}, pero lo prohíbe {}", would(event, you), textual(by))
        }
        Message::KeywordMatters { card, keyword: found, number } => {
            let plus = if found.adds_up() { "+" } else { "" };
            let number = number.map(|number| format!(" {plus}{number}")).unwrap_or_default();
            format!("se aplica {}{number} de {card}", keyword(*found))
        }
        Message::Changed { card, number, printed, now, by, challenger } => {
            let printed = agree(*printed, "1 impreso", &format!("{printed} impresos")).to_owned();
            let by = added(by);
            let challenger = match challenger {
                0 => String::new(),
                much => format!("; {much:+} por {}", keyword(Keyword::Challenger)),
            };
            format!("{card} tiene ahora {now} de {} ({printed}{by}{challenger})", lasting::name(*number))
        }
        Message::DamageBy { card, number, by } => {
            format!("{card} inflige el daño con su {}, no con su Fuerza: {}", lasting::name(*number), textual(by))
        }
        Message::Repeats => "el bucle se repite esas veces; se cuenta una ronda".to_owned(),
        Message::Lasts { effect } => lasting::say(effect, you),
        Message::Waits { card, ability, kind: Waiting::Delayed } => {
            format!("{} queda a la espera de su momento", of(card, ability))
        }
        Message::Waits { card, ability, kind: Waiting::Floating } => {
            format!("{} queda a la espera fuera de la bolsa", of(card, ability))
        }
        Message::Waits { card, ability, kind: Waiting::Replacement } => {
            format!("{} queda a la espera de lo que reemplaza", of(card, ability))
        }
        Message::EffectEnds { card } => format!("termina un efecto de {card}"),

        Message::Text { text } => format!("«{}»", text.say(Language::Spanish)),

        Message::Wins { player, by } => {
            format!("{}{} la partida", ending(*by), you.does(*player, "gana", "ganas"))
        }
        Message::Loses { player, by } => {
            format!("{}{} la partida", ending(*by), you.does(*player, "pierde", "pierdes"))
        }
        Message::GameDrawn { because: DrawnBecause::Endless } => {
            "la partida queda en tablas: nada puede parar el bucle".to_owned()
        }
        Message::GameDrawn { because: DrawnBecause::SeveralWin } => {
            "chequeo del estado del juego: varios jugadores tienen suficiente lore: la partida queda en tablas"
                .to_owned()
        }

        Message::Line { act, about } => line::line(act, about.as_ref()),
        Message::Refused { act, reason } => {
            format!("rechazado: {} ({})", line::act(act), reason.say(Language::Spanish))
        }
        Message::RefusedDecks { files, reason } => {
            format!("rechazado: los mazos {} ({})", list(files), reason.say(Language::Spanish))
        }
        Message::Held { expectation, why } => {
            let why = why.as_ref().map(why::why).unwrap_or_default();
            format!("como se esperaba: {}{why}", line::expectation(expectation))
        }
        Message::Failed { expected, found } => {
            format!("FALLO: se esperaba: {}; hay: {}", line::expected(expected), found.say(Language::Spanish))
        }
        Message::Unsupported { card, reason } => {
            format!("{card} todavía no se puede jugar aquí: {}", reason.say(Language::Spanish))
        }
        Message::CannotStart { reason } => {
            format!("FALLO: no se puede jugar desde este comienzo: {}", reason.say(Language::Spanish))
        }
    }
}

/// "; +1 por …" for each text.
fn added(by: &[(Textual, i32)]) -> String {
    let one = |((text, much), times): (&(Textual, i32), usize)| {
        format!("; {much:+} por {}{}", textual(text), so_often(times))
    };
    counted(by).into_iter().map(one).collect()
}

/// " (3 veces)", where it is more than once.
fn so_often(times: usize) -> String {
    if times > 1 { format!(" ({times} veces)") } else { String::new() }
}

/// An answer that was the only one; a card that is not in play is no person.
fn only(answer: &str, about: Option<&Question>) -> String {
    let is_card = matches!(about, Some(Question::Cards { from: Whence::Elsewhere, .. }));
    let answer = if is_card { answer.replace(&format!("a {PERSON}"), "") } else { answer.to_owned() };
    let about = about.map(|about| format!(" ({})", line::question(about))).unwrap_or_default();
    format!("{answer}{about}: es la única elección posible")
}

/// ", después B y después C".
fn afterwards(rest: &[String]) -> String {
    match rest {
        [] => String::new(),
        [first @ .., last] => {
            let before: String = first.iter().map(|player| format!(", después {player}")).collect();
            format!("{before} y después {last}")
        }
    }
}

/// An expectation as a fact.
fn fact(told: &ToldExpectation) -> String {
    line::expectation(told)
}

fn banished(card: &str, cause: &Banishing) -> String {
    match cause {
        Banishing::Damage { by: None } => {
            format!(
                "chequeo del estado del juego: {card} tiene al menos tanto daño como Voluntad y se destierra"
            )
        }
        Banishing::Damage { by: Some(by) } => format!(
            "chequeo del estado del juego: {card} tiene al menos tanto daño como Voluntad y {by} destierra {}",
            a(card)
        ),
        Banishing::Effect => format!("se destierra {}", a(card)),
        Banishing::Cost => format!("se destierra {} para pagar el coste", a(card)),
    }
}

/// How a card entered; what a Shift keeps.
fn enters(card: &str, how: &Enters) -> String {
    let exerted = match how.exerted {
        Some(ExertedBecause::Bodyguard) => " agotado, como permite Guardaespaldas",
        Some(ExertedBecause::Text) => " agotado",
        Some(ExertedBecause::OntoExerted) | None => "",
    };
    let damage = match how.entered_damage {
        0 => String::new(),
        damage => format!(" con {damage} de daño"),
    };
    let by = how.by.as_ref().filter(|_| how.exerted == Some(ExertedBecause::Text) || how.entered_damage > 0);
    let by = by.map(|by| format!(", por {}", textual(by))).unwrap_or_default();
    if how.onto.is_empty() {
        return format!("{card} entra en juego{exerted}{damage}{by}");
    }
    let ink = if how.dry { "seco" } else { "secándose" };
    // 8.10.4.2: of two, exerted beats ready and drying beats dry.
    let before = if how.onto.len() > 1 { "según estaban" } else { "como estaba" };
    let (state, by) = match how.exerted {
        Some(ExertedBecause::OntoExerted) => (format!(", {before}, agotado y {ink}"), by),
        None => (format!(", {before}, enderezado y {ink}"), by),
        // 8.10.3: also where what lies below was ready.
        Some(ExertedBecause::Bodyguard | ExertedBecause::Text) => {
            (format!("{exerted}{by}, y, {before}, {ink}"), String::new())
        }
    };
    let kept = match how.kept_damage {
        0 => String::new(),
        damage => format!(", y conserva {damage} de daño"),
    };
    let shift = how.shift.as_ref().map(|shift| format!("{}: ", shift_kind(shift))).unwrap_or_default();
    format!("{shift}{card} queda sobre {} y está{state}{kept}{damage}{by}", list(&how.onto))
}

fn shift_kind(kind: &ShiftKind) -> String {
    match kind {
        ShiftKind::Plain => "Cambio".to_owned(),
        ShiftKind::Class(word) | ShiftKind::Item(word) => format!("Cambio de {word}"),
        ShiftKind::Universal => "Cambio universal".to_owned(),
        ShiftKind::Duo => "Cambio dúo".to_owned(),
        ShiftKind::Combo => "Cambio combo".to_owned(),
        ShiftKind::Temporary(None) => "Cambio temporal".to_owned(),
        ShiftKind::Temporary(Some(word)) => format!("Cambio temporal de {word}"),
    }
}

fn ending(by: Ending) -> &'static str {
    match by {
        Ending::Lore => "chequeo del estado del juego: hay suficiente lore: ",
        Ending::EmptyDeck => "chequeo del estado del juego: el turno terminó sin cartas en el mazo: ",
        Ending::LastLeft => "no queda nadie más: ",
        Ending::Conceded | Ending::Text => "",
    }
}

fn would(event: &Would, you: You) -> String {
    match event {
        Would::BeDealtDamage { target, amount } => {
            format!("{} {amount} de daño a {target}", agree(*amount, "se infligiría", "se infligirían"))
        }
        Would::TakeDamage { target, amount } => format!("{target} recibiría {amount} de daño"),
        Would::BeDiscarded { card } => format!("se descartaría {card}"),
        Would::BeBanished { card } => format!("se desterraría {}", a(card)),
        Would::GoToDiscard { card } => format!("{card} iría al descarte"),
        Would::GoToInkwell { card } => format!("{card} iría al tintero"),
        Would::Draw { player, count } => {
            format!("{} {}", you.does(*player, "robaría", "robarías"), cards((*count).into()))
        }
        Would::GetInkDrops { player, count } => {
            format!("{} {}", you.does(*player, "obtendría", "obtendrías"), ink_drops(*count))
        }
        Would::PutUnder { card, top } => format!("{card} se pondría debajo de {top}"),
        Would::Shuffle { player } => format!("{} el mazo", you.does(*player, "barajaría", "barajarías")),
        Would::TakeNone { target } => format!("{target} no recibiría daño"),
        Would::BeBanishedByCheck { card } => format!(
            "el chequeo del estado del juego desterraría {}, que tiene al menos tanto daño como Voluntad",
            a(card)
        ),
        Would::BeHealed { target, amount } => {
            format!("{} {amount} de daño de {target}", agree(*amount, "se retiraría", "se retirarían"))
        }
        Would::GainLore { player, amount } => {
            format!("{} {amount} de lore", you.does(*player, "ganaría", "ganarías"))
        }
        Would::LoseLore { player, amount } => {
            format!("{} {amount} de lore", you.does(*player, "perdería", "perderías"))
        }
        Would::BeReadied { card } => format!("se enderezaría {}", one_chosen(card)),
        Would::MoveTo { card, location } => format!("{card} se movería a {location}"),
        Would::BeExerted { card } => format!("se agotaría {}", one_chosen(card)),
        Would::BePlayed { card } => format!("se jugaría {card}"),
        Would::GoToHand { card } => format!("{card} iría a una mano"),
        Would::GoToDeck { card } => format!("{card} iría a un mazo"),
        Would::PutDamage { target, amount } => format!(
            "{} en {target}",
            agree(
                *amount,
                "se pondría 1 contador de daño",
                &format!("se pondrían {amount} contadores de daño")
            )
        ),
        Would::GainKeyword { card, keyword: found } => format!("{card} ganaría {}", keyword(*found)),
        Would::Other => "lo que iba a pasar".to_owned(),
    }
}

/// That a replacement effect is applied, and why that one.
fn applied(effect: &str, player: Player, order: Precedence, you: You) -> String {
    let applies = you.does(player, "aplica", "aplicas");
    match order {
        Precedence::Only => format!("{applies} {effect} (el jugador afectado; no se aplica ningún otro)"),
        Precedence::Last => format!("{applies} {effect} (el jugador afectado; es el único que queda)"),
        // That the player chose it stands in the line before.
        Precedence::Chosen(player) if you.is(player) => {
            format!("se aplica {effect} (eres el jugador afectado y lo elegiste entre varios)")
        }
        Precedence::Chosen(_) => {
            format!("se aplica {effect} (el jugador afectado lo eligió entre varios)")
        }
        Precedence::Forbids => format!("{effect} lo prohíbe"),
    }
}

/// The verb that agrees with a number.
fn agree<'a>(number: i32, one: &'a str, many: &'a str) -> &'a str {
    if number == 1 { one } else { many }
}

/// So many ink drops.
fn ink_drops(count: i32) -> String {
    agree(count, "1 gota de tinta", &format!("{count} gotas de tinta")).to_owned()
}

/// So many cards.
pub(super) fn cards(count: i64) -> String {
    if count == 1 { "1 carta".to_owned() } else { format!("{count} cartas") }
}

/// How many abilities wait in the bag.
pub(super) fn bag(count: i64) -> String {
    match count {
        0 => "la bolsa está vacía".to_owned(),
        1 => "1 habilidad espera en la bolsa".to_owned(),
        _ => format!("{count} habilidades esperan en la bolsa"),
    }
}

/// A state, after "está".
pub(super) fn state(state: State) -> &'static str {
    match state {
        State::Ready => "enderezado",
        State::Exerted => "agotado",
        State::Drying => "secándose",
        State::Dry => "seco",
        State::Undamaged => "sin daño",
    }
}

/// What a player has of something, after "tiene".
pub(super) fn cards_in(total: Total, count: i64) -> String {
    let s = if count == 1 { "" } else { "s" };
    match total {
        Total::Lore => format!("{count} de lore"),
        Total::Hand => format!("{} en la mano", cards(count)),
        Total::Deck => format!("{} en el mazo", cards(count)),
        Total::Discard => format!("{} en el descarte", cards(count)),
        Total::Play => format!("{} en juego", cards(count)),
        Total::Ink => format!("{} de tinta", cards(count)),
        Total::InkReady => format!("{} de tinta enderezada{s}", cards(count)),
        Total::InkExerted => format!("{} de tinta agotada{s}", cards(count)),
        Total::InkDrops => format!("{count} gota{s} de tinta"),
    }
}

/// In which zone, after "está".
pub(super) fn in_zone(owner: Option<Player>, zone: Zone, end: Option<DeckEnd>) -> String {
    let place = match (zone, end) {
        (_, Some(DeckEnd::Top)) => "en la parte superior del mazo",
        (_, Some(DeckEnd::Bottom)) => "en el fondo del mazo",
        (Zone::Hand, None) => "en la mano",
        (Zone::Deck, None) => "en el mazo",
        (Zone::Play, None) if owner.is_some() => "en la zona de juego",
        (Zone::Play, None) => "en juego",
        (Zone::Discard, None) => "en el descarte",
        (Zone::Inkwell, None) => "en el tintero",
    };
    let whose = owner.map(|player| format!(" de {player}")).unwrap_or_default();
    format!("{place}{whose}")
}

fn paid(payment: &Payment) -> String {
    match payment {
        Payment::Ink(ink) => format!(" por {ink} de tinta"),
        Payment::Shift { onto, ink } => format!(" con Cambio sobre {}, por {ink} de tinta", list(onto)),
        Payment::Sung { by } => match by.as_slice() {
            [] => ", cantada entre varios".to_owned(),
            [one] => format!(", que canta {one}"),
            _ => format!(", que cantan {}", list(by)),
        },
        Payment::Free => " gratis".to_owned(),
    }
}

pub(super) fn of(card: &str, ability: &Called) -> String {
    match ability {
        Called::Named(ability) if ability == GRANTED => format!("la habilidad otorgada de {card}"),
        Called::Named(ability) => format!("{} de {card}", ability_name(ability)),
        Called::NamedOn { name, card } => format!("{} de {card}", ability_name(name)),
        Called::From(giver) => format!("la habilidad que {card} tiene por {giver}"),
        Called::Made(Waiting::Delayed) => format!("la habilidad retardada de {card}"),
        Called::Made(Waiting::Floating) => format!("la habilidad flotante de {card}"),
        Called::Made(Waiting::Replacement) => format!("el efecto de reemplazo de {card}"),
        Called::Unnamed => format!("la habilidad de {card}"),
    }
}

/// A text in force, by its name.
fn textual(by: &Textual) -> String {
    match &by.ability {
        Some(ability) => of(&by.card, ability),
        None => format!("el efecto de {}", by.card),
    }
}

/// Of a text: "del efecto de …", "de la habilidad de …".
fn of_the(by: &Textual) -> String {
    let text = textual(by);
    text.strip_prefix("el ").map_or_else(|| format!("de {text}"), |rest| format!("del {rest}"))
}

/// An ability as a file names it.
fn written(card: &str, ability: &Option<String>) -> String {
    of(card, &ability.clone().map_or(Called::Unnamed, Called::Named))
}

/// Story names stay as printed; keywords have a Spanish word.
fn ability_name(name: &str) -> &str {
    if name == super::TEMPORARY_SHIFT {
        return "Cambio temporal";
    }
    let found =
        Keyword::ALL.into_iter().find(|known| vocabulary::fold(known.word()) == vocabulary::fold(name));
    match found {
        Some(known) => keyword(known),
        None => name,
    }
}

fn about(source: &Option<String>) -> String {
    source.as_ref().map(|source| format!(" a {source}")).unwrap_or_default()
}

/// A card that something is done to: a person with *a*, a thing without. Where nobody says which it is, it is a person.
fn a(card: &str) -> String {
    if card.starts_with(THING) || card == FILLER_CARD { card.to_owned() } else { format!("a {card}") }
}

/// A card that is chosen or turned: only who is known to be a person has *a*.
fn one_chosen(card: &str) -> String {
    if card.starts_with(PERSON) { format!("a {card}") } else { card.to_owned() }
}

fn chosen(cards: &[String]) -> Vec<String> {
    cards.iter().map(|card| one_chosen(card)).collect()
}

/// "y" becomes "e" before the sound of an i.
pub(super) fn list(items: &[String]) -> String {
    match items {
        [] => "nada".to_owned(),
        [one] => one.clone(),
        [first @ .., last] => {
            let sound = vocabulary::fold(last.trim_start_matches([PERSON, THING]));
            let is_i = (sound.starts_with('i') || sound.starts_with("hi")) && !sound.starts_with("hie");
            let and = if is_i { "e" } else { "y" };
            format!("{} {and} {last}", first.join(", "))
        }
    }
}

fn place(place: Place) -> &'static str {
    match place {
        Place::Zone(Zone::Hand) => "a la mano",
        Place::Zone(Zone::Deck) => "al mazo",
        Place::Zone(Zone::Play) => "a la zona de juego",
        Place::Zone(Zone::Discard) => "al descarte",
        Place::Zone(Zone::Inkwell) => "al tintero",
        Place::DeckTop => "a la parte superior del mazo",
        Place::DeckBottom => "al fondo del mazo",
    }
}

/// Where a card goes, said to its owner.
fn own_place(place: Place) -> &'static str {
    match place {
        Place::Zone(Zone::Hand) => "a tu mano",
        Place::Zone(Zone::Deck) => "a tu mazo",
        Place::Zone(Zone::Play) => "a tu zona de juego",
        Place::Zone(Zone::Discard) => "a tu descarte",
        Place::Zone(Zone::Inkwell) => "a tu tintero",
        Place::DeckTop => "a la parte superior de tu mazo",
        Place::DeckBottom => "al fondo de tu mazo",
    }
}

pub(super) fn keyword(keyword: Keyword) -> &'static str {
    keyword.name(Language::Spanish)
}
