//! Spanish at the table, as players of Spain speak.

use engine::state::{CardIx, Zone};
use engine::{About, Ask};
use files::Damage;
use notation::Language;
use vocabulary::CardKind;

use super::{Field, KindSought, Merit, QueryError, Tongue};
use crate::journal::{JournalError, Mended};
use crate::saved::SAVED_VERSION;
use crate::session::refused;
use crate::{Perspective, SessionError};

pub(super) struct Spanish;

pub(super) static TONGUE: Spanish = Spanish;

impl Tongue for Spanish {
    fn lesson(&self) -> &'static str {
        include_str!("../../../../tutorial/first-game.es.json")
    }

    fn quotes(&self) -> (&'static str, &'static str) {
        ("«", "»")
    }

    fn ink_drops(&self, count: u16) -> String {
        match count {
            1 => "1 gota".to_owned(),
            count => format!("{count} gotas"),
        }
    }

    fn a_card(&self) -> &'static str {
        "una carta"
    }

    fn hidden_card(&self) -> &'static str {
        "una carta oculta"
    }

    fn the_ability(&self) -> &'static str {
        "la habilidad"
    }

    fn question(&self, perspective: &Perspective<'_>, ask: &Ask) -> String {
        let name = |card| perspective.name(card);
        match ask {
            Ask::OpeningHand => "Tu mano inicial: ¿qué cartas devuelves para robar otras?".to_owned(),
            Ask::Turn => "Tu turno: ¿qué haces?".to_owned(),
            Ask::May { source, about: About::Effect } => format!("{}: ¿usas este efecto?", name(source.card)),
            Ask::May { source, about: About::EnterExerted | About::Bodyguard } => {
                format!("{}: ¿entra en juego agotado?", name(source.card))
            }
            Ask::May { source, about: About::Replacement } => {
                format!("{}: ¿aplicas su efecto de reemplazo?", name(source.card))
            }
            Ask::Cards { source, picked, enough, .. } => {
                let so_far =
                    if picked.is_empty() { String::new() } else { format!(" ({} elegidas)", picked.len()) };
                let may = if *enough { " o termina" } else { "" };
                match source.card == CardIx::NONE {
                    true => format!("Elige una carta{may}{so_far}"),
                    false => format!("{}: elige una carta{may}{so_far}", name(source.card)),
                }
            }
            Ask::Player { .. } => "Elige un jugador".to_owned(),
            Ask::Option { .. } => "Elige una opción".to_owned(),
            Ask::Number { least, most } => format!("Elige un número de {least} a {most}"),
            Ask::Rounds { most, by_hand } => {
                let once = if *by_hand { " 0 lo hace solo esta vez." } else { "" };
                format!("Repites lo que acabas de hacer: ¿cuántas veces, de 1 a {most}?{once}")
            }
            Ask::Name => "Nombra una carta (escribe su nombre)".to_owned(),
            Ask::Class => "Elige una clasificación".to_owned(),
            Ask::Order { placed, .. } if placed.is_empty() => {
                "Ordena las cartas: ¿cuál va primero, encima?".to_owned()
            }
            Ask::Order { .. } => "¿Qué carta sigue en el orden?".to_owned(),
            Ask::Bag { .. } => {
                "Varias habilidades tuyas esperan en la bolsa: ¿cuál se resuelve ahora?".to_owned()
            }
            Ask::Replacement { .. } => "Se aplican varios efectos de reemplazo: ¿cuál primero?".to_owned(),
            Ask::Play { source, .. } => format!("{}: ¿qué carta juegas ahora?", name(source.card)),
        }
    }

    fn whose_you(&self, owner: char) -> String {
        format!(" («tú» en su texto es {owner})")
    }

    fn waiting(&self, player: char) -> String {
        format!("Decide el jugador {player} …")
    }

    fn you_win(&self) -> &'static str {
        "Ganas la partida."
    }

    fn wins(&self, player: char) -> String {
        format!("El jugador {player} gana la partida.")
    }

    fn drawn(&self) -> &'static str {
        "La partida queda en tablas."
    }

    fn concede(&self) -> &'static str {
        "conceder"
    }

    fn ink(&self, card: &str) -> String {
        format!("entintar {card}")
    }

    fn play(&self, card: &str, ink: i32) -> String {
        format!("jugar {card} por {ink} de tinta")
    }

    fn shift(&self, card: &str, onto: &str) -> String {
        format!("jugar {card} con Cambio sobre {onto}")
    }

    fn sing(&self, song: &str, singer: &str) -> String {
        format!("cantar {song} con {singer}")
    }

    fn sing_together(&self, song: &str) -> String {
        format!("cantar {song} entre varios")
    }

    fn play_as_allowed(&self, card: &str, way: u32) -> String {
        format!("jugar {card} como permite un texto (modo {way})")
    }

    fn use_ability(&self, ability: &str, card: &str) -> String {
        format!("usar {ability} de {card}")
    }

    fn for_free(&self) -> &'static str {
        " gratis"
    }

    fn quest(&self, card: &str, lore: i32) -> String {
        format!("ir de aventura con {card} por {lore} de lore")
    }

    fn challenge(&self, target: &str, with: &str) -> String {
        format!("desafiar a {target} con {with}")
    }

    fn move_to(&self, card: &str, location: &str) -> String {
        format!("mover {card} a {location}")
    }

    fn for_ink(&self, ink: i32) -> String {
        format!(" por {ink} de tinta")
    }

    fn end_turn(&self) -> &'static str {
        "terminar el turno"
    }

    fn yes(&self) -> &'static str {
        "sí"
    }

    fn no(&self) -> &'static str {
        "no"
    }

    fn put_back(&self, card: &str) -> String {
        format!("devolver {card}")
    }

    fn only_once(&self) -> &'static str {
        "0: solo esta vez"
    }

    fn keep_the_rest(&self) -> &'static str {
        "quedarse el resto de la mano"
    }

    fn choose_no_more(&self) -> &'static str {
        "listo: no elegir más"
    }

    fn yourself(&self) -> &'static str {
        "tú"
    }

    fn player(&self, player: char) -> String {
        format!("jugador {player}")
    }

    fn option(&self, number: u8) -> String {
        format!("opción {number}")
    }

    fn apply_first(&self, source: &str) -> String {
        format!("aplicar primero el efecto de {source}")
    }

    fn resolve(&self, what: &str) -> String {
        format!("resolver {what}")
    }

    fn ability_of(&self, ability: &str, card: &str) -> String {
        format!("{ability} de {card}")
    }

    fn yours(&self) -> &'static str {
        "tuya"
    }

    fn of_player(&self, player: char) -> String {
        format!("de {player}")
    }

    fn zone(&self, zone: Zone) -> Option<&'static str> {
        Some(match zone {
            Zone::Play => return None,
            Zone::Hand => "mano",
            Zone::Discard => "descarte",
            Zone::Deck => "mazo",
            Zone::Inkwell => "tintero",
            Zone::Under => "bajo una carta",
            Zone::Aside => "jugándose",
        })
    }

    fn exerted(&self) -> &'static str {
        "agotada"
    }

    fn drying(&self) -> &'static str {
        "secándose"
    }

    fn damage(&self, damage: i16) -> String {
        format!("{damage} de daño")
    }

    fn unsupported_text(&self) -> &'static str {
        "(el texto de esta carta no está soportado)"
    }

    fn symbols(&self) -> [&'static str; 5] {
        ["agotar", "tinta", "Fuerza", "Voluntad", "lore"]
    }

    fn after_number(&self) -> &'static str {
        "de "
    }

    fn kind(&self, kind: CardKind) -> &'static str {
        match kind {
            CardKind::Character => "Personaje",
            CardKind::Action { song: false } => "Acción",
            CardKind::Action { song: true } => "Canción",
            CardKind::Item => "Objeto",
            CardKind::Location => "Localización",
        }
    }

    fn inkable(&self) -> &'static str {
        "entintable"
    }

    fn not_inkable(&self) -> &'static str {
        "no entintable"
    }

    fn cost(&self) -> &'static str {
        "coste"
    }

    fn move_cost(&self) -> &'static str {
        "coste de movimiento"
    }

    fn no_other_answer(&self) -> &'static str {
        "no hay otra respuesta legal"
    }

    fn opening_hand_advice(&self) -> &'static str {
        "los primeros turnos piden cartas baratas y cartas que entintar; lo demasiado caro se devuelve"
    }

    fn line_wins(&self) -> &'static str {
        "la línea gana la partida este turno"
    }

    fn line_chance(&self, chance: &str) -> String {
        format!("su línea gana alrededor del {chance} de las partidas que siguen desde aquí")
    }

    fn about_as_good(&self, label: &str, chance: &str) -> String {
        format!("casi igual de bueno: {label} ({chance})")
    }

    fn next_best(&self, label: &str, chance: &str) -> String {
        format!("después: {label} ({chance})")
    }

    fn why(&self, reasons: &[Merit], behind: Option<f32>) -> String {
        let reason = |merit: &Merit| match merit {
            Merit::KeepsFromWinning(foe) => {
                format!("impide que {foe} gane el próximo turno con sus aventuras")
            }
            Merit::Removes(names) => format!("saca del juego a {}", names.join(" y ")),
            Merit::Gains(lore) => format!("gana {lore} de lore"),
            Merit::Brings(names) => format!("pone en juego {}", names.join(" y ")),
            Merit::Inks => "da tinta para más tarde".to_owned(),
            Merit::BestPosition => "nada deja una posición mejor".to_owned(),
        };
        let reasons: Vec<String> = reasons.iter().map(reason).collect();
        let less = |points: f32| format!("; lo siguiente vale {points:.0} puntos menos");
        format!("Por qué: {}{}.", reasons.join(", y "), behind.map(less).unwrap_or_default())
    }

    fn why_it_wins(&self) -> &'static str {
        "Por qué: gana este turno, sea lo que sea lo oculto o lo robado."
    }

    fn journal_error(&self, error: &JournalError) -> String {
        match error {
            JournalError::Read(error) => error.say(Language::Spanish),
            JournalError::Write(error) => error.say(Language::Spanish),
            JournalError::Lock(error) => error.say(Language::Spanish),
            JournalError::Absent { path } => format!("{path}: no hay ninguna partida guardada"),
            JournalError::Foreign { path } => format!("{path}: no es una partida guardada de este programa"),
            JournalError::Version { path, version } => format!(
                "{path}: una partida guardada de la versión {version}; este programa lee la {SAVED_VERSION}"
            ),
            JournalError::OtherBasis { path, differs } => {
                let differs: Vec<&str> = differs.iter().map(|part| basis_part(part)).collect();
                format!("{path}: empezada con otra base; lo que cambia: {}", differs.join(", "))
            }
            JournalError::Damaged { path } => format!("{path}: dañada donde dice qué partida es"),
            JournalError::Unwritable { path, why } => {
                format!("{path}: no se puede escribir una respuesta: {why}")
            }
        }
    }

    fn mended(&self, mended: &Mended) -> String {
        let path = mended.path.display();
        let Damage { line, lost } = mended.damage;
        match &mended.aside {
            None => format!("{path}: dañada en la línea {line}; no se pierde nada y queda reparada"),
            Some(aside) => format!(
                "{path}: dañada en la línea {line}; la partida sigue desde la última respuesta buena anterior (líneas sin leer: {lost}). El archivo dañado se conserva como {}",
                aside.display()
            ),
        }
    }

    fn session_error(&self, error: &SessionError) -> String {
        match error {
            SessionError::Start(why) => format!("la partida no puede empezar: {why}"),
            SessionError::Refused(why) => refused(*why, Language::Spanish),
            SessionError::Journal(error) => self.journal_error(error),
            SessionError::Replay { path, at, why } => format!(
                "{path}: se rechaza la respuesta {at} de la partida guardada: {}",
                refused(*why, Language::Spanish)
            ),
            SessionError::Seat(path) => format!("{path}: una partida guardada con un jugador desconocido"),
            SessionError::Write(why) => format!("esta partida no se puede escribir como fichero: {why}"),
            SessionError::File(error) => error.say(Language::Spanish),
            SessionError::Exists(path) => {
                format!("{path} ya existe y queda como está; con --force delante del nombre se sobrescribe")
            }
        }
    }

    fn query_error(&self, error: &QueryError<'_>) -> String {
        match error {
            QueryError::Empty => "no hay nada que buscar".to_owned(),
            QueryError::TooLong { most } => format!("más de {most} letras que buscar"),
            QueryError::OpenQuote => "faltan unas comillas de cierre".to_owned(),
            QueryError::SaysNothing(token) => format!("{token:?} no dice nada"),
            QueryError::NoSuchField { written, names } => {
                format!("ningún campo se llama {written:?}; hay {names}")
            }
            QueryError::NoComparison { written, rest } => {
                format!("{written}{rest}: se esperaba una comparación, como {written}>=2")
            }
            QueryError::NoNumber { written, rest, value } => {
                format!("{written}{rest}: {value:?} no es un número")
            }
            QueryError::NoWord { written, rest } => {
                format!("{written}{rest}: se esperaba {written}: y una palabra")
            }
            QueryError::NoneOf { value, words } => format!("{value:?} no es ninguno de: {words}"),
            QueryError::NoInk(value) => format!("{value:?} no es una tinta"),
            QueryError::NoRarity(value) => format!("{value:?} no es una rareza"),
            QueryError::NeitherYesNorNo(value) => format!("{value:?} no es ni sí ni no"),
        }
    }

    fn field(&self, field: Field) -> &'static [&'static str] {
        match field {
            Field::Name => &["nombre"],
            Field::Type => &["tipo"],
            Field::Ink => &["tinta", "color"],
            Field::Class => &["clase", "clasificacion"],
            Field::Keyword => &["palabra", "palabraclave", "clave"],
            Field::Set => &["expansion", "coleccion"],
            Field::Rarity => &["rareza"],
            Field::Inkable => &["entintable"],
            Field::Supported => &["soportada"],
            Field::Cost => &["coste"],
            Field::Strength => &["fuerza"],
            Field::Willpower => &["voluntad"],
            Field::Lore => &["leyenda"],
            Field::MoveCost => &["movimiento"],
        }
    }

    fn kind_sought(&self, kind: KindSought) -> &'static str {
        match kind {
            KindSought::Character => "personaje",
            KindSought::Action => "accion",
            KindSought::Song => "cancion",
            KindSought::Item => "objeto",
            KindSought::Location => "localizacion",
        }
    }

    fn yes_and_no(&self) -> [&'static [&'static str]; 2] {
        [&["si", "verdadero"], &["no", "falso"]]
    }
}

/// A part of the basis of a saved game.
fn basis_part(part: &str) -> &str {
    match part {
        "cards" => "las cartas",
        "edition" => "la edición",
        "rules version" => "la versión de las reglas",
        "players' version" => "la versión de los jugadores",
        other => other,
    }
}
