//! What the commands say in Spanish.

use super::{Ask, Words};
use cards::Rarity;

pub(super) static WORDS: Words = Words {
    ask: ASK,
    // cited
    edition_of_the_rules: |name| format!("edición {name} de las reglas"),
    number_of_today: "      * número de hoy: no se conoce el de esta edición\n",
    // analyse
    no_move_to_look_at: "no hay ninguna jugada que mirar",
    page_is_in: |path| format!("la página está en {path}"),
    game_is_in: |path| format!("la partida está en {path}, con sus mazos al lado"),
    chance_in_turn: |number, player, percent| format!("turno {number:>2}  {player}  {percent:5.1} %"),
    lost_points: |lost| format!("perdió {lost:.1} puntos; mejor:"),
    player_won: |winner| format!("ganó {winner}"),
    chances_by: |player| format!("probabilidades según {player} de quien tenía el turno"),
    chances_of_a: "Probabilidad de ganar de A",
    marked_turns: "Marcado: turnos que perdieron probabilidades, con la línea mejor.",
    // ask and deck
    prompt_turn: |player| format!("turno de {player}> "),
    prompt_decides: |player| format!("decide {player}> "),
    prompt_position: "posición> ",
    position_stands: "la posición está lista; ahora jugadas, u 'opciones'",
    decides: |player, what| format!("decide {player}: {what}"),
    more_options: |more| format!("  … y {more} más: opciones"),
    taken_back: "retirado",
    nothing_to_take_back: "no hay nada que retirar",
    position_not_finished: "la posición no está terminada: acaba con 'turno A'",
    game_is_over: "la partida ha terminado",
    write_why_not: "escribe: por qué no JUGADA",
    it_is_legal: "es legal",
    write_save: "escribe: guardar ARCHIVO.lore",
    written: "escrito:",
    list_cannot_be_read: |lines| format!("no se puede leer la lista\n{lines}"),
    // search
    the_query: "la consulta",
    card: "carta",
    cards: "cartas",
    kind_character: "personaje",
    kind_action: "acción",
    kind_song: "canción",
    kind_item: "objeto",
    kind_location: "localización",
    // show
    text_not_supported: "El texto de esta carta todavía no está soportado.",
    rulings: "Casos",
    more_rulings: |more, card| format!("  ... y {more} más: lore rulings {card}"),
    character: "Personaje",
    action: "Acción",
    action_song: "Acción (canción)",
    item: "Objeto",
    location: "Localización",
    inkable: "entintable",
    not_inkable: "no entintable",
    cost: "coste",
    strength: "Fuerza",
    willpower: "Voluntad",
    move_cost: "coste de movimiento",
    // case
    picture_needs_a_file: "una imagen necesita un archivo: --out caso.png",
    // check
    card_text_not_supported: |card| {
        format!("nota: todavía no se admite el texto de {card}, ni lo que diga de la construcción del mazo")
    },
    in_format: "en",
    legal: "legal",
    not_legal: "no es legal",
    also_legal_in: "también es legal en",
    // stats
    cards_and_inkable: |cards, inkable, cards2| {
        format!("{cards} cartas, {inkable} entintables ({cards2:.0} %)")
    },
    curve: "Curva",
    mean_lore: "lore medio",
    mean_strength: "fuerza media",
    ink_in_every_turn: "Tinta en cada turno hasta el",
    card_to_play_in_turn: "Una carta que jugar en el turno",
    first: "primero",
    second: "segundo",
    songs_and_singers: "Canciones y cantantes",
    cards_by_cost: "cartas por coste",
    characters: "personajes",
    actions: "acciones",
    songs: "canciones",
    items: "objetos",
    locations: "lugares",
    songs_of_cost: |cost, songs, singers| {
        format!("Canciones de coste {cost}: {songs}, personajes que pueden cantarlas: {singers}")
    },
    // tune
    stopped_so_far: "detenido: lo que sigue se basa en las partidas hasta ahora",
    swaps_tried: |games, tried, pairs| {
        format!("{games} partidas, {tried} cambios probados y {pairs} parejas de los que prometían")
    },
    base_won: |name, won, games| format!("{name} tal como está ganó {won} de {games} partidas de la prueba"),
    played_by: "jugado por",
    with_seed: |seed| format!("semilla {seed}"),
    better_beyond_noise: "mejor más allá del azar",
    worse_beyond_noise: "peor más allá del azar",
    not_beyond_noise: "no más allá del azar",
    too_few_games: "demasiado pocas partidas para saberlo",
    points: "puntos",
    games: "partidas",
    interval_holds: "el intervalo vale 95 veces de cada 100",
    intervals_hold: |count, each| {
        format!("los {count} intervalos valen todos a la vez 95 veces de cada 100 ({each:.1} % cada uno)")
    },
    all_that_was_tried: "todo lo probado (partidas, ganadas, puntos más que el mazo tal como está en las mismas partidas):",
    no_swap_is_better: "ningún cambio es mejor más allá del azar; más partidas pueden decir más",
    first_look: |games| {
        format!("con estas cartas el mazo ganó menos en las {games} partidas de la primera mirada:")
    },
    look_tells_nothing: "  con ninguna más allá del azar: tan pocas partidas apenas dicen qué cartas son las peores",
    and_swap: " y ",
    swap: |copies, into, out| format!("{copies} {into} por {copies} {out}"),
    // exam
    no_ruling_about_that: "ninguna resolución trata de eso",
    question_of: |at, of| format!("Pregunta {at} de {of}"),
    one_number: "Un número:",
    all_that_are_true: "Todas las ciertas:",
    all_in_order: "Todos los números, en orden:",
    right: "Correcto.",
    wrong: "Incorrecto.",
    rules: "Reglas:",
    so_many_right: |right, all| format!("{right} de {all} correctas"),
    chapter: "capítulo",
    rule_explains: "lore rule NÚMERO explica cada regla",
    // gauntlet
    no_deck: "ningún mazo",
    deck_won: |deck, wins, of| format!("{deck}: ganó {wins} de {of} partidas"),
    going_first: "empezando",
    seed: "semilla",
    against: "contra",
    won_with_interval: "ganadas [95 %]",
    best_of_three: "al mejor de tres",
    opening_hand: "Mano inicial: puntos ganados con la carta menos sin ella [95 %], y qué hacer con ella",
    keep: "conservar",
    put_back: "devolver",
    either_way: "da igual",
    going_second: "de segundo",
    // judge
    limit_expected_cards_n_turns: |text| {
        format!("--limit {text}: se espera cards=N, turns=N, decisions=N o events=N")
    },
    nothing_in_folder: |path| format!("{path}: ningún archivo .lore ni bloque ```lore en esta carpeta"),
    not_all_judged: "detenido: no se juzgaron todos los archivos",
    nothing_in_note: |path| format!("{path}: ningún bloque ```lore en esta nota"),
    unsupported: "no admitida",
    failed: "fallo",
    expected: "se esperaba",
    found: "hay",
    both_agree: "ambas coinciden",
    files_judged: |held, failed, unusable| {
        format!("{held} se cumplen, {failed} fallan, {unusable} no se pueden ejecutar")
    },
    other_reading_same: |label| {
        format!("esto se apoya en el punto abierto {label}; la otra lectura da lo mismo")
    },
    other_reading: |label, line| {
        format!("esto se apoya en el punto abierto {label}; la otra lectura da: {line}")
    },
    other_reading_without: |label, line| {
        format!("esto se apoya en el punto abierto {label}; con la otra lectura no es así: {line}")
    },
    // notes
    no_notes: |vault| format!("{vault}: no hay notas"),
    notes_checked: |count, run, found| {
        format!("notas: {count}, bloques ejecutados: {run}, hallazgos: {found}")
    },
    numbers_rewritten: |count| format!("números reescritos: {count}"),
    numbers_to_rewrite: |count| format!("números que se reescribirían: {count}; --yes lo hace"),
    // play
    another_game_being_played_one: |path| {
        format!("se está jugando otra partida; esta se guarda en {path}, y --resume {path} la continúa")
    },
    neither_bot_nor_deck: |who| {
        format!("--against {who}: ni un bot (random, greedy, adept, search, search:N) ni un mazo")
    },
    deck_your_own_deck_give: "--deck es tu propio mazo: dalo una vez, los de los oponentes con --against, o compartid el teclado con --hotseat",
    more_decks_or_opponents_than: "más mazos u oponentes que jugadores; --players dice cuántos juegan",
    no_ready_deck_left: "no quedan mazos listos",
    teams_need_four: "--teams necesita --players 4",
    no_ready_deck_has_name: |name| {
        format!(
            "{name}: ningún mazo listo se llama así (lore play --decks los enumera), y no hay tal fichero"
        )
    },
    deck_cannot_be_read: "el mazo no se puede leer",
    no_folder_for_games: "no hay carpeta donde guardar la partida: define XDG_STATE_HOME",
    // prove
    fault: "fallo",
    faults: "fallos",
    never_played: "nunca jugada",
    ability_never_resolved: |ability| format!("habilidad {ability} nunca resuelta"),
    instruction_never_executed: |at, word| format!("instrucción {at} nunca ejecutada ({word})"),
    decisions: "decisiones",
    checks: "comprobaciones",
    cards_never_played: "cartas nunca jugadas",
    abilities_never_resolved: "habilidades nunca resueltas",
    instructions_never_executed: "instrucciones nunca ejecutadas",
    decisions_and_checks: |decisions, checks| format!("{decisions} decisiones, {checks} comprobaciones"),
    // puzzles
    win_turn_against: |pair, pair2| format!("Gana este turno: {pair} contra {pair2}"),
    lines_tried: |actions| format!("{actions} líneas"),
    puzzles_found: |found| format!("{found} problemas"),
    // replay
    seed_is_needed: "hace falta --seed: la semilla que lore sim dijo con sus resultados",
    game_not_ended: "detenido: la partida no se jugó hasta el final",
    no_such_game: "no hay tal partida",
    wins: "gana",
    drawn: "empate",
    loses_by_fault: "pierde por un fallo",
    too_many_decisions: "detenida: demasiadas decisiones",
    engine_failed: "el motor falló",
    game_told: |first, second, ending, a, b, turns| {
        format!("A {first}, B {second}: {ending}; leyenda {a} a {b}, {turns} turnos")
    },
    games_are_numbered: |total| format!("las partidas se numeran de 1 a {total}"),
    // rulebook
    notes_need_a_folder: "las notas son muchos archivos: di su carpeta con --out CARPETA",
    notes_in: |count, folder| format!("{count} notas en {folder}"),
    // rulings
    rulings_find_some_with_lore: |all| format!("{all:>6}  casos; se buscan con `lore rulings CONSULTA`"),
    // serve
    page_not_binary_build_with: "la página no está en este binario. Constrúyela con `cargo xtask web` y vuelve a construir lore; o sirve la carpeta web/dist con cualquier servidor de archivos",
    port_cannot_be_used: |port| format!("el puerto {port} no se puede usar"),
    no_browser: "no se pudo abrir ningún navegador; abre la dirección de arriba",
    // sim
    going_on_after_games: |count| format!("sigue tras {count} partidas"),
    progress_not_kept: |failed| format!("aviso: no se pudo guardar el progreso: {failed}"),
    stopped_after_games: |done, total| format!("detenido tras {done} de {total} partidas"),
    games_with_a_fault: |count| format!("aviso: partidas con un fallo: {count}; los resultados las nombran"),
    report_is_in: |path| format!("el informe está en {path}"),
    save_game_takes: "--save-game pide un número y un archivo",
    // solve
    only_player_who_may_take: "solo se puede analizar a quien puede hacer una acción de turno",
    wins_for_sure: |who, positions, worlds| {
        format!(
            "{who} gana este turno, sea lo que sea lo oculto o lo robado ({positions} posiciones, {worlds} mundos):"
        )
    },
    wins_in_worlds: |who, won, worlds, positions| {
        format!("{who} gana este turno en {won} de {worlds} mundos repartidos ({positions} posiciones):")
    },
    cannot_win_turn_with_what: |who, positions, most_lore| {
        format!(
            "{who} no puede ganar este turno con lo que se sabe: de todas las líneas ({positions} posiciones) ninguna pasa de {most_lore} de lore"
        )
    },
    not_decided_more_than_positions: |positions| {
        format!("sin decidir: más de {positions} posiciones; --positions permite más")
    },
    // files
    input_too_long: |limit| format!("-: más del límite de {limit} bytes"),
    not_utf8: |path, byte| format!("{path}: no es texto UTF-8 (byte {byte})"),
    file_is_there: |path| format!("{path} ya existe y queda como está; --force lo sobrescribe"),
    // gaming
    players_for_decks: |several, decks| {
        format!("{several} jugadores para {decks} mazos; di uno, o uno para cada mazo")
    },
    seconds_expected: |option, found| format!("{option} {found}: se espera un número de segundos"),
    strength_not_known: "un bot: nada se sabe de su fuerza",
    decks_cannot_be_played: |problems| format!("mazos que no se pueden jugar\n{problems}"),
    warning_not_legal: "aviso: no es legal",
    // opened
    cannot_be_read: |shown| format!("{shown} no se puede leer"),
    card_not_supported: |card, reason| format!("{card} no está admitida: {reason}"),
    no_position: "no hay posición de la que partir",
    // signals
    once_more_ends: "otra vez para terminar ya",
    stopping_after_games: "se termina tras las partidas que se están jugando",
    stopping_after_proofs: "se termina tras las partidas que se están probando",
    stopping_after_game: "se termina tras esta partida",
    stopping_after_files: "se termina tras los archivos que se están juzgando",
    // deck
    no_format_called: |name, names| format!("ningún formato se llama {name}; hay {names}"),
    rarity,
    rulings_found: |count| format!("{count} {}", if count == 1 { "caso" } else { "casos" }),
};

const ASK: Ask = Ask {
    header: ["title: Una pregunta hecha en la mesa", "rules: 1.7.1"],
    welcome: "Una línea por jugador (A: tinta 5; mano CARTA; CARTA [agotado]) y después jugadas: A explora con CARTA. \
'opciones' muestra lo que se puede hacer ahora, 'ayuda' cuenta el resto; el tabulador completa nombres y líneas.",
    help: "opciones         lo que se puede hacer ahora
mesa             lo que hay ahora en la mesa
deshacer         retira la última línea
nueva            empieza otra pregunta
por qué no JUGADA   dice por qué se rechaza una jugada, sin hacerla
mostrar          el archivo hasta ahora
guardar ARCHIVO  lo escribe (guardar --force ARCHIVO: sobre un archivo que ya existe)
salir            termina

Posición:        A: lore 3; tinta 5; mano CARTA; descarte CARTA; mazo CARTA; CARTA [=alias, agotado, daño 2], una línea por jugador,
                 una carta sin palabra delante está en juego; o línea a línea: jugador A, lore 3, tinta 5, juego CARTA …, turno A
Jugadas:         A juega CARTA, A juega CARTA cambiando sobre CARTA, A juega CANCIÓN cantada por CARTA, A entinta CARTA,
                 A explora con CARTA, A desafía a CARTA con CARTA (primero la desafiada), A mueve a CARTA a CARTA,
                 A usa CARTA: HABILIDAD, A acaba turno, A concede
Respuestas:      A acepta, A declina, A elige CARTA; CARTA, A elige nada, A elige jugador B, A elige opción 2,
                 A elige número 3, A nombra CARTA, A ordena CARTA; CARTA, A resuelve CARTA, A aplica CARTA, A conserva
Comprobaciones:  espera CARTA daño 2, espera A lore 5, espera A no puede explorar con CARTA
Una carta es su alias, su nombre completo o una parte del nombre que ninguna otra carta de la mesa tiene.",
    before_the_game: &["jugador", "lore", "tinta", "gotas de tinta", "tintero", "mano", "descarte", "mazo", "juego", "turno", "mostrar", "deshacer", "nueva", "guardar", "ayuda", "salir", "A juega ", "A explora con ", "A desafía a ", "A usa ", "A mueve a ", "A entinta ", "A acaba turno"],
    in_the_game: &["espera", "opciones", "mesa", "por qué no", "mostrar", "deshacer", "nueva", "guardar", "ayuda", "salir"],
    why_not: &["por qué no", "por que no", "¿por qué no"],
    quit: &["salir"],
    help_words: &["ayuda"],
    options: &["opciones"],
    show: &["mostrar"],
    table: &["mesa"],
    undo: &["deshacer"],
    anew: &["nueva"],
    save: &["guardar"],
};

fn rarity(rarity: Rarity) -> String {
    match rarity {
        Rarity::Common => "común",
        Rarity::Uncommon => "infrecuente",
        Rarity::Rare => "rara",
        Rarity::SuperRare => "superrara",
        Rarity::Legendary => "legendaria",
        Rarity::Enchanted => "encantada",
        Rarity::Promo => "promocional",
        Rarity::Epic => "épica",
        Rarity::Iconic => "icónica",
        Rarity::Challenge => "de desafío",
        Rarity::D23 => "D23",
        Rarity::D100 => "D100",
        Rarity::Unknown => "desconocida",
    }
    .to_owned()
}
