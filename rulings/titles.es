# Spanish titles of rulings by the name of their file. A ruling without one is shown in English, and said to be; a test names it.
abby-readied-once-by-songs: Una canción endereza a Abby una vez por turno; enderezada así, no puede irse de aventura
abby-reveals-a-singer: Puede tomarse una carta de personaje con Cantante o una carta de canción; cualquier otra va al fondo
ability-another-character-that-exerts-must-be-dry: Un coste que agota a otro personaje pide uno seco; un efecto que agota, no
ability-drying-characters-cannot-pay: Con solo personajes secándose, no se puede pagar un coste que agota a uno de ellos
ability-effect-before-what-its-cost-triggers: Primero va el efecto, después lo que dispara el objeto desterrado
ability-exerted-item-waits: Un objeto agotado no puede agotarse otra vez antes de enderezarse
ability-given-for-a-turn-to-those-who-are-there: Una habilidad dada para el turno es para los que están, y los que se secan no pueden usarla
ability-given-means-the-one-who-has-it: En una habilidad que da una localización, «este personaje» es quien la tiene
ability-given-to-an-opponents-character: Un disparo dado a un personaje del oponente es de ese oponente
ability-not-in-the-middle-of-a-challenge: Entre la declaración de un desafío y su daño no puede usarse ninguna habilidad
ability-of-a-location-at-once: La habilidad de una localización puede usarse el turno en que se juega
ability-of-an-item-that-does-not-exert-itself: Un objeto cuyo coste agota a un personaje y no a sí mismo puede usarse otra vez mientras haya otro enderezado
ability-the-price-triggers-after-the-card-played: Lo que dispara el precio espera a que la carta se haya jugado
ability-two-of-one-item: Un objeto con dos habilidades se agota para una de ellas
ability-while-three-are-here: Un «puedes desterrar esto para» permanente se usa mientras se cumpla su condición
ability-without-exerting-while-drying-and-exerted: Una habilidad que no agota puede usarla un personaje secándose y agotado, cuantas veces se pague
abu-a-sultan-for-a-day: Se va de aventura, primero llega el lore y después es desterrado
adventurous-and-a-toll: Aventurero no obliga a pagar: con una aventura sin pagar el turno puede acabar
adventurous-and-reckless: No puede ni irse de aventura ni desafiar, y nada retiene el turno
adventurous-at-a-place-that-lets-it-quest: Donde no puede irse de aventura no hay deber; llevado a donde puede, retiene el turno
adventurous-cannot-quest-either: Si no se le permite irse de aventura, no retiene nada
adventurous-drying-holds-up-nothing: Jugado este turno no puede irse de aventura, así que el turno puede acabar; enderezado al final, no da ninguna gota
adventurous-exerted-before-and-ready-again: Agotado por el oponente el turno anterior, en el suyo está otra vez enderezado, y el deber también
adventurous-given-by-the-town-sheriff: El sheriff da Aventurero hasta el próximo turno de su jugador; cantar libera a quien lo tiene
adventurous-holds-the-turn: No puede desafiar, y el turno no puede acabar mientras esté enderezado y pueda irse de aventura
adventurous-made-reckless-by-a-place: Aventurero y Temerario a la vez: ni aventura ni desafío, y el turno puede acabar
adventurous-only-during-their-next-turn: «Durante su próximo turno»: no antes de que empiece
adventurous-readied-again: Enderezado tras la aventura, debe irse de aventura otra vez
adventurous-readied-but-barred-from-questing: Enderezado sin poder irse de aventura, no retiene nada, y al final no está agotado
adventurous-released-by-a-lent-voice: Con Cantante y dos más para cantar, Mickey cuenta como coste tres; tras cantar no retiene nada
adventurous-released-by-singing: Agotado para una canción, no retiene nada
adventurous-rush-does-not-help: Prisa no deja desafiar a quien no puede desafiar
adventurous-the-longer-of-two: Dado para su próximo turno y luego hasta el propio, cuenta el regalo más largo y está de inmediato
adventurous-until-a-drop-lets-it-quest: Sin una gota este turno no puede irse de aventura y no debe nada; la gota trae el deber
adventurous-until-your-next-turn: Dado hasta el comienzo del próximo turno de quien lo da
adventurous-with-no-lore-to-gain: Sin valor de lore hay que irse de aventura igualmente
air-drop-on-the-damaged: Cinco en lugar de tres si ya tiene daño
aladdin-and-genie-put-back-none: «Cualquier número» puede ser ninguna: no se hizo nada y no se roba nada
aladdin-and-genie-put-back-three: Tres cartas devueltas, cuatro robadas
aladdin-pays-to-banish-an-item: Sin tinta no se pregunta a nadie; con una gota de tinta se paga
alert-ignores-an-evasive-location: Alerta ignora el Evasivo de una localización
alert-ignores-evasive: Alerta desafía a personajes Evasivos, y a él puede desafiarlo cualquiera
alert-is-not-evasive: Un personaje con Alerta no cuenta como uno con Evasivo
alert-meets-an-evasive-bodyguard: Un Guardaespaldas Evasivo obliga a quien desafía con Alerta, que puede desafiarlo, y deja libres a los demás
alpha-gives-for-an-item: Se juega un objeto: un solo personaje recibe las dos cosas
amount-none-from-a-card-to-itself: El daño nunca se mueve de una carta a sí misma: la de destino no puede elegirse como origen
amount-none-where-no-damage-can-be-moved: Con contadores que no se mueven no se pregunta ningún número
amount-none-where-no-damage-can-be-removed: No se retira nada y no se pregunta nada
and-beyond-any-card: Una carta de coste dos o menos gratis: una acción espera a que termine el disparo
another-played-on-top-of-the-watcher: La carta cubierta ve jugarse a otra Princess encima de ella
another-tale-in-a-game-of-three: Tú y otro jugador elegido conseguís una gota cada uno
another-than-the-one-who-was-dealt-the-damage: «Otro» deja fuera al personaje que recibió el daño: sin nadie más, no se pregunta
answer-applies-by-the-affected-player: El único efecto de reemplazo lo aplica el jugador cuyo personaje está afectado
answer-number-once: Un número se dice una sola vez
answer-resolves-once: Una habilidad que ha salido de la bolsa no se resuelve otra vez
antonio-heals-and-inks: Retirar daño pone una carta en el tintero; no retirar nada, no
antonio-heals-nothing: Retirar cero es no retirar nada
archer-asks-the-strength-of-the-moment: Quién puede ser elegido lo decide la Fuerza que hay al elegir, también la de este turno
ariel-one-of-a-kind: Un nombre nuevo roba, una segunda copia no, y ella cuenta nombres
armor-after-a-discard: Solo si se descartó una carta este turno
arthur-skips-the-draw-step: Un paso de robo saltado no roba nada ni dispara nada
arthur-travels-and-delivers: Movido al jugarse: una gota, una vez por turno
attack-of-the-vine-for-those-who-are-there: Los Floodborn pueden desafiar a personajes enderezados este turno
aurora-no-song-this-turn: Una canción que ya estaba en el descarte no se jugó este turno
aurora-returns-a-song-of-this-turn: Una canción jugada este turno, de coste tres o menos, vuelve del descarte
bag-active-player-before-fraidy-cat: El disparo del jugador activo cuenta el daño antes de que Prince John añada más
bag-broom-draws-for-the-cobra: La carta de la escoba llega a tiempo para que la cobra la descarte
bag-counted-first-readied-afterwards: Primero se cuenta, después se endereza
bag-courtyard-heals-after-the-burden: Luisa carga primero con el daño, sobrevive y el Courtyard la cura
bag-demona-draws-for-diablo: Diablo responde a cada robo del oponente, cuando Demona ha terminado, y a ninguno de su propio jugador
bag-end-of-turn-active-player-first: El jugador de Cinderella no tiene carta para ella antes de que Goliath reparta dos
bag-end-of-turn-triggers-once: Lo que ocurre durante el final del turno no lo hace empezar de nuevo
bag-from-the-active-player-round-the-table: La bolsa empieza por el jugador activo y da la vuelta en orden de turno
bag-gone-before-its-own-trigger: El disparo del jugador activo se lleva al príncipe antes de que pudiera su propia habilidad
bag-goofy-heals-before-smee-hurts: Curado y enderezado antes, Mr. Smee no tiene motivo para hacerse daño
bag-hans-finds-anna-in-play: Hans busca una Queen cuando se resuelve su disparo, y para entonces Anna ya está
bag-lilo-before-bolt: Los dos disparos esperan desde el paso de enderezar; con Lilo primero, Bolt la cuenta
bag-maui-returns-what-merfolk-takes: El disparo del jugador activo va primero, así que la carta devuelta está ahí para descartarla
bag-moved-in-time: Movido por una habilidad de comienzo de turno, el personaje está en una localización para la otra
bag-moved-too-late: Buscada antes del movimiento, la localización no estaba
bag-nobody-resolves-anothers-ability: Cada jugador resuelve sus propias habilidades en espera
bag-of-several-of-one-card-by-what-triggered: De varias habilidades en espera de una carta, el jugador dice cuál por la carta que la disparó
bag-ohana-first: En el otro orden ocurren los dos robos
bag-ohana-is-checked-when-it-resolves: La condición de Ohana se mira al resolverse, no al dispararse
bag-scar-first-clarabelle-looks-later: El robo de Scar cambia la mano que compara Clarabelle
bag-support-then-banish: Primero Apoyo sube al personaje agotado hasta cinco y después Bye Bye lo destierra
bag-triggers-of-both-sides-from-one-challenge: De los disparos de una declaración se resuelven primero los del jugador activo, después los del otro, y después se inflige el daño
bag-who-resolves-goes-on: Quien está resolviendo sigue hasta el final, aunque entretanto haya llegado una habilidad del jugador activo
ball-into-the-inkwell-is-not-banished: Puesta en el tintero de su jugador, la bola no ha sido desterrada
balloons-gone-the-location-is-down: Mientras el objeto esté en juego: devuelto a la mano, la localización pierde Evasivo
balloons-lift-a-location: A una localización con Evasivo solo la desafían los que tienen Evasivo o Alerta
balloons-on-two: Dos objetos en una localización: tiene Evasivo mientras esté uno de ellos
balloons-without-a-location: No hay nada que elegir
baloo-and-a-drop-replaced: Una gota reemplazada no se ha obtenido: Baloo sigue esperando
baloo-waits-for-a-drop: Ni aventura ni desafío antes de conseguir una gota este turno; una que ya se tenía no sirve
banished-item-and-three-who-see-it: Un objeto desterrado cuenta para el búho, el candelabro y la bola
bard-counts-who-quested-and-is-gone: Quien se fue de aventura este turno y ya no está, también cuenta
baymax-among-each-player: Cada jugador recibe una gota de tinta: solo se reemplaza la propia
baymax-of-the-other-player: Decide quien iba a recibirla, sea de quien sea el turno
baymax-one-of-three: Una reemplazada, dos recibidas
baymax-supercharged: Cada gota de tinta puede ser una carta en el tintero en vez de eso; entonces no se recibió ninguna
baymax-with-an-empty-deck: Sin carta que poner ahí no se pregunta a nadie y se recibe la gota de tinta
baymax-with-two-items: Dos objetos: dos gotas de tinta
beanstalk-only-there: Fuerza y Evasivo solo para los que están ahí
beast-while-belle-is-there: Una pareja tiene los dos nombres: Belle & Beast es una Belle
belle-and-beast-ready-ink-cards-only: Se enderezan todas las cartas de tinta; las gotas gastadas no vuelven
belle-and-beast-ready-the-others: Seis de tinta: los demás se enderezan y no pueden irse de aventura; ella no está entre ellos
belle-less-to-shift-onto-her: Uno menos por un Cambio sobre Belle, no por jugar la carta
belle-reflective-takes-the-guide: El objeto nombrado o una acción
belle-sings-and-the-next-is-cheaper: La canción que canta se paga antes de que cuente su agotamiento: la siguiente acción es más barata
belle-the-song-she-sings: La canción que se paga al agotarla no se abarata, la siguiente acción sí
belle-third-action: La tercera acción del turno, estuviera ella o no para las otras
belle-twice-exerted: Agotada dos veces: cuatro menos para la siguiente acción
best-in-town-and-a-baymax-elsewhere: Al final del turno de otro, a quien tiene a Baymax se le pregunta por la suya
best-in-town-for-everybody: Cada jugador una gota, en orden de turno
besties-reveal-a-character: Un personaje de entre cuatro; el resto va al fondo
blacksmith-pays-a-drop-for-a-drop: Una gota por una gota: primero se retira, después se consigue
blacksmith-pays-for-a-drop: Una de tinta por una gota; la gota que consigue no se paga a sí misma
blessing-no-singing: Más débil y sin cantar hasta el comienzo de tu próximo turno
bloom-after-a-challenge: El Bloom solo roba si alguien fue desterrado en un desafío
bobby-gives-the-towers-an-ability: Las Towers tienen una habilidad mientras Bobby esté ahí
bodyguard-by-a-condition-true-too-late: Una condición que se cumple después no agota al personaje que ya ha entrado
bodyguard-by-its-own-condition-as-it-enters: Con Snow White en juego tiene Guardaespaldas según entra
bodyguard-by-its-own-condition-as-it-is-shifted: Jugado con Cambio mientras Ursula está ahí, puede entrar agotado
bodyguard-by-ones-own-condition-as-one-enters: El Guardaespaldas que un personaje tiene por su propia condición ya está cuando entra
bodyguard-closed-to-the-cheap: Un Guardaespaldas al que los personajes baratos no pueden desafiar solo obliga a los demás
bodyguard-draws-the-challenge: Mientras se pueda desafiar a un Guardaespaldas, no se puede desafiar a ningún otro personaje
bodyguard-exerted-by-a-shift: Un Guardaespaldas jugado con Cambio sobre un personaje enderezado puede entrar agotado
bodyguard-exerted-when-played-for-free: Un Guardaespaldas jugado gratis también puede entrar agotado
bodyguard-given-as-the-character-enters: El Guardaespaldas que da una carta en juego ya está cuando el personaje entra, que puede entrar agotado
bodyguard-may-enter-exerted: Un personaje con Guardaespaldas puede entrar agotado en vez de enderezado
bodyguard-no-but-may-enter-exerted: Una carta puede permitir entrar agotado sin que sea Guardaespaldas
bodyguard-onto-an-exerted-one-asks-nothing: Con Cambio sobre un personaje agotado, un Guardaespaldas entra agotado y no hay nada que decidir
bodyguard-played-in-the-others-turn: Un Guardaespaldas jugado en el turno del otro puede entrar agotado
bodyguard-question-before-the-trigger: Si entra agotado se decide según entra el personaje, antes de que su disparo cuente los Guardaespaldas
bodyguard-ready-before-another-ready-one: Quien puede desafiar a personajes enderezados debe elegir antes a un Guardaespaldas enderezado
bodyguard-ready-but-a-villain-by-a-card: Un Guardaespaldas enderezado obliga a quien puede desafiarlo enderezado
bodyguard-ready-but-open-to-this-challenger: Un Guardaespaldas enderezado obliga solo a quien puede desafiar a personajes enderezados
bodyguard-ready-protects-nobody: A un Guardaespaldas enderezado no se le puede desafiar, así que no obliga a nadie
bodyguard-that-cannot-be-challenged: Un Guardaespaldas que no puede ser desafiado no protege a nadie
bodyguard-where-nobody-can-be-challenged: Un Guardaespaldas que no puede ser desafiado donde está no protege a nadie
bogo-may-move-nobody: Él ya está allí y no hay nadie más: no se pregunta
bogo-moves-to-hyperia: Solo a una localización de Hyperia City
boo-banishes-before-damage: Destierra a quien desafía, antes de cualquier daño
boo-counts-cards-in-the-inkwell: Cinco cartas de tinta, agotadas o no, y las gotas no cuentan
boo-in-disguise-behind-sulley: Detrás de un Sulley agotado no puede ser desafiada
boo-not-the-strong: Cuatro de Fuerza es demasiado para ella
book-of-hunny-finds-hunny: Una localización Hunny es una carta Hunny
book-of-hunny-finds-none: Cualquier otra carta va al fondo
boost-a-character-put-under-another: Un personaje puesto debajo de otro ya no está en juego y se va con él
boost-a-character-put-under-is-not-banished: Un personaje puesto debajo de otro abandona el juego sin ser desterrado
boost-a-location: Una localización usa Impulso igual que un personaje
boost-a-revealed-character-that-is-not-wanted: Un personaje revelado que no se juega va al fondo
boost-cards-go-under-another: Las cartas que estaban debajo de un personaje desterrado van debajo de otro y cuentan allí
boost-diary-answers-under-not-on-top: Cambio pone una carta encima; solo Impulso pone una debajo
boost-fairy-godmother-once-for-each-card: Un disparo por cada carta puesta debajo de ella: dos con la ayuda de Donald
boost-gives-her-an-ability: Tiene la habilidad solo mientras haya una carta debajo
boost-in-time-for-the-quest: Una carta puesta debajo este turno permite que el disparo de la aventura juegue una acción del descarte
boost-is-no-draw: La carta que Impulso pone debajo de un personaje no se ha robado
boost-needs-its-ink: Impulso no se usa sin su tinta
boost-nobody-left-to-put-a-card-under: Si la única carta con Impulso se desterró como coste, nada sale del mazo
boost-once-a-turn-for-each-card: Impulso una vez por turno con cada carta, también secándose o agotada, y solo pagando la tinta
boost-one-brings-another: Una carta puesta debajo de uno de los otros pone también una debajo de este, una vez por turno
boost-one-card-brings-the-next: Un personaje que trae una carta puesta debajo pone otra carta debajo, y vuelta a empezar
boost-paid-with-a-drop-readies: Impulso pagado con una gota endereza al forajido
boost-unlocked-by-another-card: Una carta puesta debajo de él este turno por otro texto lo desbloquea; una de antes, no
boost-unlocks-the-giant: Lo que no se puede hacer sin haber puesto una carta debajo se puede tras el Impulso, solo este turno
boost-used-brings-a-second-card: Usar Impulso puede traer una segunda carta, y cada una cuenta para quien lo vigila
boost-without-a-deck: Impulso necesita una carta que poner debajo, como cualquier coste que no se puede pagar
box-does-not-pay-for-himself: Jugada desde el descarte, la carta que está allí no paga por sí misma
box-paid-for-by-another-toy: Otro Toy del descarte paga por él, y entra agotado
broken-pod-empties-an-opponents-discard: Se elige al jugador y después la carta, que no cuenta como elegida
brooklyn-stone-by-day: Con tres cartas en la mano en el paso de enderezar, sigue agotado
brooklyn-two-cards: Con dos cartas se endereza, aunque después se robe una tercera
bundled-first-before-two-protectors: Tras su propio escudo no se pregunta por ningún protector: no queda nada que asumir
bushroot-challenged: El desafiado hace descartar a un oponente elegido antes del daño
bushroot-chosen-opponent: El oponente elegido no tiene por qué ser el que desafía
buzz-both-options-with-a-toy: Con otro Toy, las dos en el orden impreso: lo que volvió puede jugarse enseguida
buzz-grounded-gains-no-evasive: No puede ganar Evasivo, venga de donde venga
buzz-one-option-without-a-toy: Sin otro Toy, una de las dos; cada una es un «puedes»
cannot-gain-a-keyword-not-later-either: Una palabra clave que no pudo ganarse tampoco está después
cannot-nobody-can-be-dealt-the-damage: Si a nadie suyo se le puede infligir el daño, no se pregunta al jugador de Medusa
cannot-price-in-damage-that-cannot-be-dealt: Un precio en daño que no se puede infligir no se puede pagar
cannot-speedway-one-who-cannot-be-dealt-damage: A quien no se le puede infligir el daño tampoco se le agota para el movimiento
cannot-tuktuk-same-location-for-both: Tienen que moverse los dos: adonde ya está el otro no se puede ir
cannot-tuktuk-with-one-who-cannot-move: Tuk Tuk solo se lleva a quien puede moverse
card-alma-flame-each: Curar a tres personajes son tres ocasiones
card-bogo-plays-anna: Congelado en su propio turno, se pierde el siguiente paso de enderezar de su jugador
card-bogo-plays-louis: Provocado en su propio turno, un personaje es Temerario en el siguiente, no en este
card-buzz-way: Dos de tinta o menos pagados de verdad: cuenta una canción cantada y cuenta una carta cara abaratada
card-charming-protector: Uno que desafíe por turno, de cualquier bando, y se permite un segundo desafío del mismo
card-chernabog-three: Cada uno de dos oponentes agota uno, en orden de turno, y cada uno se pierde su próximo paso de enderezar
card-daisy-think: Una carta que un efecto pone en el tintero también entra agotada
card-dawson-declines: Mirar no es una elección: con el movimiento declinado no se ha resuelto por completo y Dawson puede volver a mirar
card-deputize-discard: Son ayudantes los que están en juego; una carta del descarte no lo es
card-deputize-played: Un recién llegado es Detective al jugarse
card-dumbo-hook: Quien perdió Evasivo perdió lo que Dumbo daba por ello
card-figaro-free-item: Un objeto jugado gratis también entra agotado
card-flotilla: Todos los oponentes pierden uno y se gana la suma
card-flotilla-koda: Lo que Koda salva no se gana
card-forever-strong-bonus: Una bonificación se gasta antes que el límite
card-forever-strong-loses: Perder Fuerza es reducirla
card-friar: Todos los que tienen más cartas descartan, también el jugador de Friar
card-gatherer-free: Mirabel no puede jugarse con menos de cinco personajes, tampoco gratis
card-gogo-stack: Una pila del oponente va entera al tintero de su jugador, agotada
card-goofy-chef: Solo se endereza a quienes se les retiró daño, Goofy no entre ellos
card-goofy-chef-slab: Con Vision Slab no se retira nada ni se endereza a nadie
card-hades-tyrant-bogo: El daño que no se puede infligir no compra cartas
card-helga-backup: Dos cartas en el descarte este turno, entre ellas una pila de dos
card-helga-banishes-in-challenge: El que desafía y a quien Helga se lleva es desterrado en un desafío, así que Iago vuelve
card-helga-challenger-returns: A un desafiador desterrado con ella y devuelto a la mano no se le destierra otra vez
card-hook-jolly: Hook devuelve Fire the Cannons!
card-hook-leaves-after: Sin Hook, Peter Pan vuelve a tener su propio Evasivo
card-hook-swordsman: Los Peter Pan pierden Evasivo y no ganan ninguno; su Shadow no es Peter Pan
card-horned-king: Una carta que dejó cualquier descarte este turno
card-inkcaster-626: Con el Inkcaster cualquier carta de la mano tiene el símbolo para Stitch
card-iron-paws: Siete de Fuerza al desafiar bastan: no recibe daño
card-jackjack-declined: Al declinar no se guardó nada y no se mira ningún tipo
card-jackjack-location: Una localización debe desterrar a alguien, a él mismo si no puede elegirse a otro
card-jackjack-song: Una canción es una acción: dos de lore
card-kashekim-one: Una sola carta no basta
card-kashekim-wise: Dos cartas en su descarte este turno, lleguen como lleguen, dan tinta enderezada al final del turno
card-koda-own-turn: En el propio turno de su jugador el lore se pierde
card-koda-talkative: En los turnos de los oponentes su jugador no pierde lore; en el propio, sí
card-kronk-cost: Un precio no es un efecto: el jugador de Kronk descarta por él
card-kronk-shift: Una carta descartada para un Cambio se descarta
card-kuzco-challenges-himself: Desterrado mientras desafía no se lleva a nadie
card-minnie-amethyst-third: Un tercer personaje que se va durante un desafío no fue desterrado en él
card-must-quest-and-reckless: Obligado a irse de aventura y Temerario: no puede hacer ninguna de las dos cosas y el turno puede acabar
card-must-quest-but-isabela: Quien ya no puede ir de aventura no tiene que ir
card-owl-island: La primera acción del turno cuesta menos por cada uno que hay allí; la segunda da tres de lore
card-owl-late: Una acción anterior a la llegada de la isla fue la primera: no hay descuento
card-owl-lookout: Cada tinta en el turno de Owl debilita hasta el próximo turno de su jugador
card-owl-two: Dos islas cuentan cada una sus visitantes
card-peacekeeper: Nadie desafía durante una ronda, tampoco los recién llegados; un desafío anterior acaba con la paz
card-phony-king: Solo los oponentes con más lore pierden dos
card-pleakley-stack: Una pila al tintero: se ponen las dos cartas, dos disparos
card-raging-storm-watchers: Se van todos juntos: el Tabard ve irse a cada Guardaespaldas, y el oso caído da su lore
card-reckless-charming: Un segundo Temerario ya no puede desafiar, así que el turno puede acabar
card-robin-champion-both: Los dos desterrados: dos de lore y una carta
card-sabotage-aurora: No elegida pero con el mismo nombre: sus objetos se van también
card-shere-rage-resist: Un precio de daño que Resistencia absorbe entero está pagado: se infligió
card-small-anna-empty: Sin carta para el tintero no se pregunta nada
card-small-bruno-empty: Sin carta no hay lore
card-small-bruno-singer-deck: Todas o ninguna, hasta donde llegue el mazo
card-small-cratchit-empty: Sin carta que poner debajo ni que robar no se pregunta nada
card-small-develop-one: La única carta es la de la mano
card-small-dig-one: Si hay menos de dos cartas, todas van a la mano
card-small-fred-empty: No hay nada que revelar
card-small-gaetan-one: Una robada, dos descartadas hasta donde haya
card-small-hudson-empty: No se roba nada, pero se descarta una carta igualmente
card-small-invited-one: Una carta revelada
card-small-jafar-one: La única carta mirada va arriba
card-small-kida-one: La única carta es la del tintero
card-small-king-candy-one: Una carta robada de dos, después una de la mano abajo
card-small-magica-four: Cuatro cartas, de las que hay tres
card-small-medusa-two: Dos cartas en el mazo: se van esas dos
card-small-merlin-empty: Sin carta superior no hay nada que poner
card-small-nervous-empty: No se encuentra ninguna Princess; dos enanos dan el resto
card-small-page-empty: La página se gasta para nada
card-small-queen-mirror-two: Se devuelven dos de tres
card-small-rourke-one: Una carta al descarte, y puede volver una acción
card-small-tremaine-empty-hand: Un descarte al azar de una mano vacía no es nada
card-small-vision-three: Tres cartas: una a la mano, dos abajo
card-small-water-two: Dos cartas: una arriba, una abajo
card-small-yzma-until: Roba lo que haya
card-spike-suit: En los desafíos golpea la Voluntad, desafíe o lo desafíen, solo para su bando
card-spike-suit-challenger: Desafiador suma Fuerza, así que aquí no cuenta
card-tabard-gained-lost: Un Guardaespaldas cuyo dador se fue con él lo tenía al salir
card-taunt-in-three: El próximo turno es el del jugador del personaje provocado
card-thunder-darkwing: Todos los oponentes son Villanos, así que Darkwing desafía a cualquiera enderezado
card-tiana-and-free-actions: Una acción que nadie puede jugar tampoco se juega gratis
card-tiana-voice-stealer: Tampoco una canción de Ursula
card-willow-free: Un personaje jugado gratis gasta el descuento
card-willow-late: Un Willow jugado después de otro personaje ayuda al siguiente
card-willow-two: Dos Willow quitan dos a un personaje y dejan en paz al siguiente
carl-alone: Hasta uno de los otros: basta con ninguno
carl-and-russell-at-a-location: Todos los personajes que están ahí, incluida la pareja, sean de quien sean
carl-draws-by-the-location: Al irse de aventura en una localización se roban tantas cartas como lore tiene ella
carl-less-for-ellie-only: Dos menos para la próxima Ellie, se juegue lo que se juegue entretanto
carl-moves-with-a-friend: Se juega una localización: Carl y otro se mueven allí, o Carl solo
carls-house-moves-on: De aquí a otra localización, una vez por turno
carpenter-exerts-the-next-attacker: El desterrado agota a quien iba a desafiar después
cauldron-and-a-free-play: Un efecto también puede jugar las cartas de debajo del Cauldron
celia-declined-restricts-nobody: Si se declina, no se nombra a nadie y nadie queda restringido
celia-readies-for-ink: Pagado, se endereza y este turno ni se va de aventura ni desafía
central-station-once: La primera llegada del turno da una gota de tinta, sea de quien sea
challenge-a-bystander-is-not-in-it: Un personaje desterrado durante un desafío en el que no participa no fue desterrado en un desafío
challenge-a-location-is-no-character: Una localización que cae no es un personaje desterrado en un desafío
challenge-a-location-past-a-bodyguard: Un Guardaespaldas limita la elección entre personajes; una localización puede desafiarse igualmente
challenge-a-location-played-in-between: Agotado por desafiar, puede jugar una localización antes de que se inflija el daño
challenge-a-location-with-pushing: Una localización no inflige nada; la gota se consigue igualmente
challenge-after-it-though-the-other-has-left: Lo que ocurre después del desafío ocurre también si el desafiado lo ha dejado
challenge-banished-as-the-challenger: Desterrado mientras desafía no es ser desafiado y desterrado
challenge-banished-before-any-damage: Quien desafía y es desterrado por un disparo antes del daño fue desterrado en un desafío, y no sigue daño
challenge-banished-by-a-bystander-before-damage: Quien desafía y es desterrado antes del daño fue desterrado en el desafío; nadie inflige daño
challenge-banished-by-a-bystanders-ability: Lo desterró aquel cuya habilidad puso el daño, no quien desafía
challenge-banished-the-survivor-follows: Quien desafía y es desterrado puede llevarse al desafiado
challenge-banished-where-it-was: Un personaje desterrado en el Palace estaba allí, y quien desafía lo paga
challenge-both-banished-each-banished-the-other: Quien desafía y es desterrado junto con su oponente lo ha desterrado igualmente
challenge-both-banished-one-goes-back-and-is-discarded: Desterrada junto con ella, aún devuelve la otra carta, y se descarta la única carta de la mano
challenge-both-deal-damage: En un desafío los dos personajes infligen su Fuerza a la vez
challenge-both-go-and-lore-is-gained: Quien es desterrado junto con el personaje que destierra lo ha desterrado igualmente
challenge-both-gone-nobody-left-to-banish: Si los dos son desterrados a la vez, no queda desafiado para el disparo
challenge-challenged-is-not-challenging: Lo que un personaje hace al ser desafiado y desterrado no lo hace al desafiar
challenge-challenger-counts-against-a-location: Desafiador aumenta el daño contra una localización
challenge-challenger-counts-for-triggers-before-damage: Desafiador cuenta desde que ocurre el desafío, también para los disparos anteriores al daño
challenge-chooses-nobody-for-an-effect: Desafiar a un personaje no es elegirlo para una acción o habilidad
challenge-coachman-is-not-yet-evasive: Evasivo se comprueba antes de agotar al que desafía
challenge-dale-uses-willpower: Con Dale el daño se inflige con la Voluntad, y el daño recibido no la baja
challenge-damage-is-computed-before-any-lands: Las dos cantidades se calculan antes de que llegue ninguna
challenge-damaged-too-late: No tener daño al ser desafiado no da nada
challenge-damaged-when-it-was-challenged: La hiena desafió a un personaje dañado, pase lo que pase después con el daño
challenge-ended-the-bag-is-finished-first: Cuando el desafiado se ha ido, lo que espera se resuelve antes de que acabe el desafío
challenge-ends-where-the-challenged-one-leaves: Un desafiado que vuelve a la mano acaba el desafío sin daño, y quien desafió sigue agotado
challenge-exerted-in-time-to-resist: Quien desafía se agota antes del daño, así que cuenta lo que tiene estando agotado
challenge-fa-zhou-second-challenge: Un desafío a una localización cuenta como el primero del turno
challenge-gothel-banishes-before-damage: El daño movido en la declaración puede acabar con el desafío antes de su daño
challenge-limit-is-tested-before-challenger-counts: Un límite a la Fuerza de quien desafía se comprueba antes de que sume Desafiador
challenge-marshmallow-returns: Lose Something destierra a Marshmallow dentro del desafío, así que Durable lo devuelve
challenge-merfolk-discards-before-chromicon-returns: El descarte es de la declaración; la devolución, del destierro tras el daño
challenge-needs-a-ready-challenger-and-an-exerted-target: Quien desafía debe estar enderezado, y el desafiado agotado y en el otro bando
challenge-next-one-of-a-character: Lo que espera al próximo desafío de un personaje no se gasta con el de una localización
challenge-no-damage-at-a-location: Quien desafía desde una localización no recibe nada del daño de ese desafío
challenge-no-damage-from-it-but-from-a-shot: No recibir daño de desafíos no detiene el disparo de la arquera
challenge-no-damage-from-the-damaged: Si el desafiado está dañado se mira al declarar el desafío
challenge-no-damage-from-the-kind: Contra una Hyena no recibe nada; contra otros, sí
challenge-no-strength-no-damage: Quien desafía sin Fuerza no inflige nada y recibe lo que se le inflige
challenge-nobody-left-to-ready: A quien también fue desterrado no se le pregunta si se endereza
challenge-not-by-pirates: Un límite sobre quién puede desafiarla deja libres a los demás
challenge-not-by-the-cheap: Un límite sobre quién puede desafiar mira el coste impreso, y vale mientras vale su condición
challenge-not-during-the-next-turn: Un personaje que no puede desafiar durante su próximo turno puede irse de aventura en él
challenge-not-while-here: Los personajes que no pueden ser desafiados mientras están aquí están a salvo; la localización, no
challenge-only-one-a-turn: Donde solo un personaje puede desafiar cada turno se rechaza al segundo, y Temerario no pide más
challenge-others-resist-while-challenged: Los suyos tienen Resistencia mientras son desafiados, y contra nada más
challenge-pushing-boundaries-and-boo: No recibe daño mientras desafía: en ningún caso del desafiado
challenge-queen-of-hearts-makes-jafar-stronger: La carta robada cuenta antes del daño
challenge-readied-after-it: Lo que ocurre tras el desafío llega después de su daño, y solo si el desafiado estaba dañado antes
challenge-ready-but-damaged-ones: El permiso de desafiar a personajes enderezados y dañados no lo es para cualquier enderezado
challenge-resist-for-the-time-of-it: La Resistencia durante ese desafío está para su daño y después se acaba
challenge-shot-before-any-damage: Alcanzado en la declaración, el espíritu del viento fue desterrado en un desafío
challenge-still-being-challenged-until-the-bag-is-empty: Mientras se le desafía también se le puede infligir otro daño
challenge-strength-as-it-is-when-damage-is-dealt: La Fuerza se lee al calcular el daño, después de todos los disparos de la declaración
challenge-strength-while-being-challenged: La Fuerza mientras se es desafiado está para el daño y después se acaba
challenge-stronger-against-locations: La Fuerza al desafiar a una localización cuenta allí y en ningún otro sitio
challenge-stronger-by-a-chosen-one: La Fuerza ganada al declarar el desafío cuenta para su daño
challenge-that-has-to-be-paid-for: Lo que cuesta un desafío se paga con su declaración, y sin pago no lo hay
challenge-the-challenged-one-still-in-it: El desafiado que un disparo destierra tras el daño fue desterrado en el desafío
challenge-the-challenger-is-banished-for-it: Otra carta puede responder por quien fue desafiado y desterrado
challenge-the-challenger-is-weakened: Quien lo desafía es más débil mientras dura el desafío
challenge-the-limit-is-asked-before-he-grows: Un límite a la Fuerza de quien desafía se comprueba antes de lo que trae el desafío
challenge-twice-with-one-that-is-readied: Un personaje enderezado puede desafiar otra vez, con el daño que tiene
challenge-two-that-protect-each-other: Dos personajes agotados que se protegen mutuamente no dejan a nadie para un Temerario
challenge-unless-at-a-location: Lo que un personaje no puede hacer si no está en una localización lo puede en cuanto se mueve a ella
challenge-willpower-deals-the-damage: Si la Voluntad inflige el daño, Desafiador no le suma nada
challenge-without-damage-is-one: Un desafío sin daño fue un desafío
challenger-adds-up: Desafiador +2 y Desafiador +2 son Desafiador +4
challenger-lifts-over-a-limit: Contando Desafiador, quien desafía llega a la Fuerza con la que no se le inflige nada
challenger-only-while-challenging: Desafiador cuenta para quien desafía, no para el desafiado
challenging-player-of-three-discards: Descarta el jugador que desafía, sea cual sea de los tres
chem-ball-and-baymax: La gota de tinta se reemplazó: no se recibió, y el «si lo haces» falla
chem-ball-banished-by-honey-lemon: La bola espera hasta que el objeto entregado haya dado su carta y su gota
chem-ball-bursts: Desterrada por su propia habilidad en el turno propio: una gota de tinta y, si es así, el resto
chem-ball-declined: Si se declina, ni gota de tinta ni nadie más débil
chem-ball-in-the-others-turn: Desterrada en el turno del otro no hace nada
chem-purse: El precio es otro objeto
chemical-reaction: Una carta y después, si se quiere, un objeto por un descarte
choice-a-bodyguard-or-an-item: Dos tipos unidos por «o» son una sola elección
choice-a-bonus-tells-copies-apart: Una bonificación hace distintas a las copias
choice-a-card-of-their-choice: Una carta de su elección la elige el jugador que la descarta
choice-a-hero-gets-more: Lo que se añade por un Héroe se añade solo si se elige a uno
choice-a-total-of-ten-at-most: Cualquier número mientras el total no pase de diez
choice-already-exerted-may-be-chosen: Quien tiene que agotar a uno de los suyos puede tomar uno ya agotado, que sigue agotado
choice-amounts-in-play-order: Las cantidades para varios personajes elegidos se preguntan en el orden en que llegaron
choice-an-item-by-her-strength: El límite es la Fuerza que tiene en ese momento
choice-an-order-names-every-card-once: Un orden nombra todas las cartas, cada una una vez
choice-and-all-others-of-the-name: El elegido y todos los demás oponentes de ese nombre se agotan
choice-any-number-of-items: Se puede desterrar cualquier número de objetos, por otras tantas cartas
choice-any-number-of-the-kind: Se puede tomar cualquier número de cartas de ese tipo, ninguna de otro
choice-any-number-then-as-many: Cuantas se descartan, tantas se roban, también ninguna
choice-both-sentences-of-an-option: La opción elegida se cumple entera, la otra nada
choice-chosen-player-may-be-oneself: El jugador elegido puede ser el mismo que elige
choice-criminal-mind-five-strength: Fuerza de cinco o más se mira cuando se resuelve la canción
choice-damaged-only: Un personaje sin daño no se puede elegir donde se pide uno dañado
choice-dinner-bell-on-an-undamaged-character: Sin daño, la campana no roba nada y destierra igualmente
choice-discard-until-three: Quien descarta hasta tres cartas elige cuáles, también entre iguales
choice-either-of-two-that-must-be-chosen: Donde hay que elegir a dos personajes, una elección puede recaer en cualquiera
choice-either-two-or-one-action-card: O dos cartas o una carta de acción: primero cuál de las dos cosas, después las cartas
choice-equal-cards-under: Las cartas iguales debajo de un personaje no se pueden distinguir
choice-for-support-is-one-a-challenge-is-not: Ser elegido para Apoyo es ser elegido para una habilidad; ser desafiado no lo es
choice-if-a-villain-is-chosen: Donde no se elige a nadie, no se eligió a ningún Villain
choice-if-otherwise-in-an-action: La carta que se juega ya no está en la mano cuando la acción mira la mano
choice-john-smith-even-for-a-gift: También hay que gastar en él una acción que ayuda
choice-john-smith-must-be-chosen: Do Your Worst deja una sola elección legal
choice-last-ditch-effort-second-half: Aunque solo haya personajes con Protección que elegir, la segunda frase ocurre
choice-mob-song-three-different: Hasta tres personajes elegidos son tres distintos
choice-must-be-chosen-only-if-it-fits: Uno que debe ser elegido pero no cabe en el total no obliga a nadie
choice-must-choose-forces-no-may: Tener que elegir a un personaje no obliga a nadie a decir que sí
choice-no-target-is-needed-to-play-an-action: Una acción puede jugarse sin nadie a quien elegir; se gasta y no hace nada
choice-none-of-up-to-three: Hasta tres de un descarte pueden ser ninguna, y entonces el mazo no se toca
choice-ohana-means-family-undamaged: Un personaje sin daño es una elección legal que no cura ni roba nada
choice-one-for-each-named-so: Por cada uno de ellos se elige uno, todos a la vez y distintos
choice-one-other-card-is-too-few: Una acción no está en el descarte mientras se resuelve, y otra carta no son dos
choice-other-cards-put-into-the-discard: La acción que pide otras cartas en el descarte aún no está allí
choice-otherwise-on-top-of-the-deck: Sin la condición la misma carta va al otro sitio
choice-own-characters-only-spares-john-smith: Donde solo se pueden elegir personajes propios, él no cuenta
choice-second-sentence-needs-her: La segunda frase ocurre solo con ella, la primera también sin ella
choice-shere-khan-then: «Luego» no depende de la primera mitad
choice-some-of-the-cards-under: Las cartas de debajo se cogen una a una, de un Cambio y de Impulso por igual; los personajes se quedan
choice-support-must-choose-him: Quien usa Apoyo debe elegir al personaje que tiene que ser elegido
choice-the-card-of-your-choice: Una carta a elección del jugador activo la elige ese jugador, entre las del tipo pedido
choice-the-opponent-picks-the-option: Donde un oponente elige la opción, se pregunta a ese oponente
choice-they-means-the-chosen-one: «Ellos» es el personaje que se acaba de elegir y nadie más
choice-three-arrows-second-is-optional: A nadie se le obliga a disparar a su propio personaje
choice-top-or-discard-of-a-chosen-player: La carta de un jugador elegido va adonde decide quien la mira
choice-two-cards-are-two: Dos cartas que descartar son dos, ni menos ni más
choice-two-conditions-in-one-if: Un Enano solo no es un Enano y una Princesa
choice-two-different-choices: La primera elección es entre personajes oponentes, la segunda entre los propios
choice-two-ifs-are-two-questions: Cada «si» de un efecto se pregunta por separado
choice-two-of-seven-with-copies: De siete cartas miradas se eligen dos, aunque seis sean iguales
choice-two-of-three-with-copies: Se eligen dos cartas de tres también cuando dos son iguales
choice-up-to-one-of-each-kind: Hasta uno de cada uno de dos tipos son dos elecciones
choice-up-to-three-from-each: De cada uno de los elegidos, cuanto quiera su jugador
choice-up-to-two-with-one-that-must-be-chosen: «Hasta dos» tiene que incluir al personaje que debe ser elegido
choice-ward-frees-from-having-to-choose: A un personaje que debe ser elegido pero tiene Protección no se le puede elegir, y no obliga a nadie
choice-who-was-challenged-this-turn: Solo se puede elegir a un personaje que fue desafiado este turno
christopher-robin-searches-for-hunny: Se encuentra un objeto Hunny y se baraja el mazo
cinderella-at-the-end: Dos cartas vistas: una encima o en el fondo del mazo, la otra al tintero
cinderella-resist-two: Resistencia +2 baja en dos cada paquete de daño
city-guide-after-an-action: Una canción es una acción
clarabelle-and-the-items-player: La carta es para el jugador del propio objeto
classification-shift: Cambio de Puppy pide un Puppy, se llame como se llame
clawhauser-from-the-discard: Tampoco desde el descarte antes de que se haya jugado otro personaje
clawhauser-not-first: No antes de que se haya jugado otro personaje este turno, tampoco gratis
climber-and-a-player-without-a-deck: A quien no tiene carta que revelar se le salta en cada parte
cloud-racer-gives-what-he-has-printed: Da Evasivo a todos por un tiempo, y el suyo impreso se queda
coco-each-puts-their-own-cards: Cada oponente pone cartas de su mazo en su descarte, sea de quien sea la canción
coco-for-a-batch: Tres cartas a la vez son una sola ocasión
coco-not-from-the-hand: Descartada de la mano no es del mazo
coconut-twenty-five-lore: En Coconut, la beta multijugador, ganan 25 de lore y no 20
coils-for-a-drop-replaced: La carta que va al tintero en vez de una gota es una carta puesta en el tintero
corner-from-the-deck-by-a-song: Del mazo al descarte por una canción propia: el objeto vuelve gratis
corner-in-the-other-players-turn: Puesta allí por el oponente, se juega en el turno de este
corner-in-the-others-turn: Sea de quien sea el turno, viene del mazo
cost-a-card-discarded-for-the-cannon: Una carta que descartar es parte del coste, y sin ella el cañón calla
cost-a-card-from-the-discard-as-the-price: El precio es una carta de ese nombre, puesta en el fondo del mazo
cost-a-card-under-each-or-nothing: Una carta para dos personajes no es una carta debajo de cada uno: nadie gana Protección
cost-a-drying-character-pays-no-symbol: Un personaje secándose tampoco puede agotarse por el símbolo de una acción: no hay daño
cost-a-shifted-one-counts-by-its-printed-cost: Un personaje jugado con Cambio por tres era uno de coste cinco
cost-a-sung-song-costs-no-ink: Cantar no paga tinta, y ninguna tinta es dos o menos
cost-ability-for-free-still-exerts: Una habilidad usada gratis no cuesta tinta, pero hay que pagar el agotar
cost-an-action-that-costs-less: También una acción puede bajar lo que se paga por ella
cost-an-empty-hand-can-be-discarded: Descartar una mano sin cartas se cumple por completo, así que se roba
cost-an-item-banished-instead-of-ink: Otro coste que ofrece una carta se paga entero antes de que la carta entre
cost-an-item-returned-for-a-reduction: Un objeto devuelto a la mano abarata el siguiente objeto, también él mismo
cost-any-number-for-lore: Se descarta cualquier número de cartas de ese tipo, por otro tanto de lore
cost-banish-the-item-to-discard-and-draw: Se puede descartar una mano sin cartas, y se roban dos
cost-damage-brought-to-nothing-was-dealt: El daño infligido como precio y dejado en nada por Resistencia se infligió, así que el precio está pagado
cost-damage-dealt-though-resisted: El daño dejado en nada se infligió, así que ocurre lo que depende de él
cost-damage-resisted-pays-for-the-banishing: El daño que Resistencia deja en nada paga el precio
cost-damage-that-cannot-be-dealt: Un precio en daño que no se puede infligir no compra nada
cost-damage-to-oneself-and-nobody-else: La primera mitad se hace aunque la segunda no encuentre a nadie
cost-damage-to-oneself-as-a-cost: Un personaje puede pagar con daño a sí mismo mientras viva, y la última vez es desterrado
cost-damage-to-oneself-past-resist: El daño a uno mismo como coste se paga aunque Resistencia no deje nada de él
cost-discount-spent-on-a-free-location: Un descuento para la siguiente localización se gasta en una jugada gratis
cost-discount-spent-on-a-shift-for-cards: Un descuento para el siguiente personaje se gasta en uno jugado con Cambio por cartas descartadas
cost-discount-spent-on-a-sung-song: Una reducción para la siguiente acción va a la siguiente acción, aunque sea una canción cantada
cost-discount-waits-for-its-own-kind: Una reducción para el siguiente objeto ni la usa ni la gasta un personaje
cost-doc-reduction-spent-on-a-free-character: La reducción de Doc va al siguiente personaje, aunque sea gratis
cost-escape-plan-not-by-the-same-effect: Lo que un efecto pondrá después en el descarte no permite la acción ahora
cost-exerted-character-cannot-exert-again: Un personaje que entró agotado no puede agotarse para pagar
cost-four-with-three-ink: Un coste que no se puede pagar por completo deshace el intento
cost-free-after-three-actions: Las acciones cantadas y gratis cuentan como jugadas
cost-free-once-the-condition-is-met: Una carta que puede jugarse gratis con una condición lo es desde que se cumple
cost-free-play-asks-the-printed-cost: Una reducción abarata el pago, no hace que la carta sea de menor coste
cost-free-plays-use-up-the-discount: Un personaje jugado gratis gasta lo que el siguiente habría costado de menos
cost-himself-for-the-price: Puede desterrarse a sí mismo como precio
cost-ink-and-item-together: La tinta y el objeto se pagan juntos, y después se inflige el daño
cost-ink-makes-the-whole-half-a-cost: Donde la tinta es parte de la primera mitad, toda ella es un coste, y sin la tinta no se hace nada
cost-lefou-lowers-his-own: Una reducción sobre «este personaje» funciona desde la mano
cost-less-a-banished-stack-is-two-cards: Una pila de dos desterrada pone dos cartas en el descarte
cost-less-by-a-count-made-once: El número contado al resolverse se queda, se vaya quien se vaya después
cost-less-by-what-was-removed: Una reducción cuenta el daño que de verdad se retiró
cost-less-for-action-cards-in-the-discard: Una carta cuenta lo que hay en el descarte mientras está en la mano
cost-less-for-an-inventor-by-shift: Pagar menos por jugar un personaje vale también para su coste de Cambio
cost-less-for-any-shift: Una reducción para Cambio no baja ninguna otra forma de pagar
cost-less-for-damage-on-opponents: El daño en los personajes oponentes se cuenta punto por punto
cost-less-for-each-and-as-many-discarded: Se descartan tantas como se roban, contadas una vez
cost-less-for-each-banished-in-a-challenge: Se cuentan los oponentes desterrados en desafíos este turno, no otros
cost-less-for-each-damage-removed: Dos retirados, dos menos, para el siguiente personaje se pague como se pague
cost-less-for-exerted-characters-of-both-sides: «En juego» sin «tus» cuenta los personajes de todos
cost-less-for-one-banished-by-the-fallen-challenger: Desterrado por el disparo de quien desafió y cayó es desterrado en un desafío
cost-less-for-the-first-action-each-turn: Una reducción para la primera acción del turno cuenta los personajes de allí, y la segunda se paga entera
cost-less-once-an-opponent-took-damage: Más barato cuando un personaje oponente ha recibido daño este turno; una canción no dispara su cañón
cost-less-once-each-turn-from-two: Un descuento de una vez por turno se aplica solo al siguiente personaje, dos de ellos juntos
cost-less-strength-than-the-banished-one: El límite es la Fuerza del personaje que se desterró para pagar
cost-less-then-shuffled-away: Las cartas de personaje que la abarataron van al mazo después de jugarla
cost-less-to-shift-only: Una reducción para su Cambio baja ese coste y no el de tinta
cost-less-while-somebody-is-here: Una reducción que necesita un personaje en la localización va y viene con él
cost-lower-to-move: Una reducción para mover baja el coste de movimiento cada vez, y no por debajo de cero
cost-made-dearer-is-what-was-paid: Una carta barata encarecida no se pagó con poco
cost-medusa-deals-damage-though-nobody-returns: El daño se hace aunque no se pueda devolver a nadie
cost-more-and-less-are-added-before-the-floor: Lo que se paga de más y de menos se suma; solo la suma no puede bajar de nada
cost-more-for-each-player: Un pago que sube, sube para cada jugador que nombra la carta
cost-more-is-not-paid-for-a-free-card: Una carta gratis tampoco paga ningún aumento
cost-move-less-for-this-one-only: Un movimiento que cuesta menos para un personaje cuesta lo mismo para otro
cost-move-less-to-one-place-only: Lo que cuesta menos hacia una localización cuesta lo mismo hacia otra
cost-no-card-to-draw-no-damage: Sin carta que robar no se puede hacer la primera mitad, y no se inflige daño
cost-no-item-no-free-belle: Sin un objeto propio, ese otro coste no se puede pagar
cost-no-song-no-shift: Sin una carta de canción en la mano, ese Cambio no se puede pagar
cost-not-below-zero: Un pago no baja de cero, y lo que sobra se pierde
cost-nothing-paid-is-two-or-less: Por un personaje gratis no se pagó tinta
cost-one-return-buys-nothing-without-it: Sin un personaje propio que devolver, nadie más vuelve
cost-one-that-entered-exerted-cannot-be-exerted: Quien entró agotado no se puede agotar por lore
cost-paid-at-the-end-of-the-turn: La tinta puesta al final del turno está enderezada para pagar lo que dispara
cost-paid-while-a-trigger-resolves: La tinta que pide un disparo se paga al resolverse, y solo si se dice que sí
cost-performance-review-needs-a-dry-character: Un personaje secándose no puede agotarse para pagar; lo hace el que está seco
cost-queen-discards-and-must-return: Royal Summons no puede quedarse en el descarte de una carta
cost-quill-puts-any-card: La Quill entinta una carta sin símbolo y no gasta la tinta del turno
cost-rc-pays-to-quest: RC paga una tinta cada vez que se va de aventura
cost-reductions-are-spent-together: Todas las reducciones van al siguiente personaje; lo que sobra se pierde
cost-scrooge-from-the-cauldron-by-four-items: Desde debajo del Cauldron hay que pagarlo igualmente: cuatro objetos más bastan
cost-shift-after-a-reduction-is-what-was-paid: Se pregunta por lo pagado por un Cambio tras una reducción, no por el coste
cost-shift-by-discarding-nothing-fits: Un Cambio que pide descartar una carta no se ofrece a quien no tiene tal carta
cost-shift-by-discarding-others: Una carta no puede descartarse para su propio Cambio, así que otra carta no basta para dos
cost-shift-by-discarding-the-right-kind: Un Cambio que pide una carta de canción no se paga con otra carta
cost-shifted-character-sings-at-its-printed-cost: Un personaje jugado con Cambio por tres tiene su coste impreso de cinco para cantar, y puede cantar en el acto
cost-the-exerted-cannot-be-exerted-for-it: Quien entró agotado no se puede agotar por una carta: no se pregunta nada
cost-the-first-action-came-before-the-island: Una acción jugada antes de llegar la localización fue igualmente la primera del turno
cost-the-hand-for-a-card-from-the-discard: Una carta recién descartada puede ser la que vuelve
cost-the-name-of-the-banished-one: El nombre que se pide es el del personaje desterrado para pagar
cost-the-one-item-card-moved-cannot-be-played: La única carta de objeto guardada ya no está para jugarla
cost-the-one-that-was-hurt-gets-the-reward: La recompensa es para el mismo personaje que recibió el daño
cost-the-only-item-pays-and-none-is-left: El único objeto paga el precio, y no queda ninguno que jugar
cost-the-word-exert-asks-for-no-dry-character: Un efecto que dice agotar puede agotar al personaje recién jugado; uno que entró agotado no tiene nada que agotar
cost-three-from-the-top-of-two: Tres cartas de la parte superior de un mazo de dos no están para pagar
cost-three-items-or-none-at-all: Dos de tres no se devuelven en absoluto
cost-two-belles-three-ink-cards: Cada Belle permite una carta de tinta más, y ninguna una cuarta
cost-two-cards-of-three-buy-nothing: Dos cartas donde hay que mover tres no compran lore
cost-two-discounts-on-one-card: Los descuentos para personajes y para una clase van aparte, y cada uno lo gasta el siguiente que encaja
cost-two-drawn-where-three-are-needed: Donde hay que robar tres cartas y hay dos, no se roba ninguna y no se destierra a nadie
cost-two-from-the-discard-or-nothing: Una carta donde hay que mover dos no es un precio
cost-two-items-banished: Dos objetos son dos, y uno no basta
cost-two-parts-and-a-search: Se pagan las dos partes de un coste antes de buscar en el mazo
cost-underdog-only-in-the-first-turn: Underdog se acaba después del primer turno
cost-up-to-two-more-than-the-banished-one: El coste del personaje desterrado para pagar fija el límite
cost-what-was-paid-for-a-sung-song: Una canción cantada se jugó por nada; una carta de coste tres, no
cost-what-was-really-paid: Una carta que pregunta qué se pagó mira la tinta pagada de verdad, no el coste
counters-for-everybody-else-past-resist: Los contadores se ponen: Resistencia no cuenta
cower-during-their-next-turn: Dos personajes del oponente no pueden desafiar en su próximo turno, y sí en el siguiente
cursed-merfolk-is-challenged: Poor Souls se resuelve entre la declaración y el daño
daisy-saves-a-card: Una carta de la mano al tintero, agotada; con la mano vacía no se pregunta nada
dalmatian-puppies: Noventa y nueve cachorros están permitidos; cinco de cualquier otra carta, no
damage-all-moved-to-one: Todo el daño de todos los demás se mueve a uno, que puede ser demasiado
damage-below-a-shift-is-not-taken-anew: El daño que ya estaba no se recibe de nuevo con un Cambio
damage-dealt-but-not-taken-and-then-moved: Infligido pero no recibido no basta; movido, sí
damage-dealt-but-not-taken-opens-nothing: El daño que absorbió Resistencia no se recibió y no levanta una prohibición; el daño puesto, sí
damage-dealt-by-the-action-though-they-choose: Lo inflige el oponente, pero el daño es de la acción
damage-dealt-though-resisted-readies: El daño dejado en nada se infligió, así que el personaje se endereza
damage-gone-when-the-card-leaves: El daño no sigue a una carta a la mano y de vuelta
damage-it-entered-with-is-not-taken: Entrar con daño no es recibirlo
damage-modified-before-it-is-redirected: Resistencia baja primero el daño; Beast recibe los contadores que quedan
damage-moved-away-is-removed: El daño movido desde un personaje se ha retirado de él
damage-moved-from-each: Se mueve uno de daño desde cada uno, y se roba una carta por cada uno movido
damage-moved-from-everybody-to-one: Uno de daño de cada otro personaje, de ambos bandos, se junta en el elegido
damage-moved-from-several-is-taken-at-once: El daño movido se recibe: Lilo no recibe nada la primera vez
damage-moved-from-several-triggers-once: El daño movido se recibe de una vez
damage-moved-off-ones-own-is-removed: El daño movido desde un personaje propio se retiró de él
damage-moved-on-though-none-was-moved-here: La segunda parte mira el daño que hay, no el que se movió
damage-moved-onto-oneself-is-too-much: El daño movido se retiró; lo que es demasiado para ella se ve después
damage-moved-passes-resist: El daño movido no se inflige, así que Resistencia no lo baja
damage-moved-twice-in-one-ability: El daño movido a ella y después a otro se retira dos veces, cada vez de un personaje suyo
damage-no-number-without-a-second-choice: Sin nadie a quien mover el daño no se pregunta ningún número
damage-none-removed-nothing-triggers: Donde no había daño no se retira nada, y nada se dispara por ello
damage-of-an-action-brought-to-nothing: El daño de una acción que absorbió Resistencia se infligió igualmente
damage-of-nothing-was-never-dealt: Un daño de nada desde el principio no se inflige; solo el que se deja en nada
damage-put-is-damage-taken: Un personaje recibe daño cada vez que llegan contadores, también cuando se ponen
damage-put-on-whoever-is-played: Un contador puesto en cada otro personaje jugado, lo juegue quien lo juegue, pese a Resistencia
damage-put-passes-resist: Un contador de daño que se pone no se inflige, así que Resistencia no lo baja
damage-put-where-none-can-be-dealt: Donde no se puede infligir daño, aún se puede poner
damage-redirected-is-put-not-dealt: Los contadores puestos en Beast en vez de eso no se le infligen, así que su propia Resistencia no cuenta
damage-reduced-to-nothing-is-not-taken: El daño que Resistencia deja en nada se infligió, pero el personaje no recibió ninguno
damage-removed-draws-for-each: Se roba una carta por cada punto de daño retirado
damage-removed-from-an-opponent-is-not-from-ones-own: El daño retirado del personaje de otro jugador no roba nada; el movido desde uno propio, sí
damage-removed-is-counted: El lore por daño retirado cuenta lo que de verdad se retiró
damage-stays-from-turn-to-turn: El daño se queda hasta que algo lo retira, y se suma
damage-steady-aim-sees-damage-reduced-to-nothing: Una acción cuyo daño se lleva Resistencia ha infligido daño igualmente
damage-taken-by-an-ally-in-the-others-turn: Un Ally que recibe daño en el turno de un oponente tiene respuesta, una por cada uno
damage-taken-in-any-way-readies-the-beast: El daño movido a un personaje es daño recibido, una ocasión por cada uno de varios
damage-taken-is-dealt-back: La Hydra inflige tanto como recibió en el desafío, después del daño del desafío
damage-taken-readies-the-beast: El daño puesto en un personaje es daño que recibe; el dejado en nada, no
damage-that-stays-is-not-moved: El daño que no puede retirarse de nadie no se mueve a uno
damage-the-same-amount-is-what-was-dealt: «La misma cantidad» es el daño infligido, antes de Resistencia
damage-the-same-to-two-more: La misma cantidad va a otros dos como máximo, cada uno distinto
damage-to-each-without-the-keyword: «Sin Evasivo» se mira al resolverse el efecto
dangerous-for-three-players: Todos revelan, los personajes se juegan por orden de turno y el resto va abajo
dante-ten-in-the-discard: Diez cartas en el descarte, también las de relleno
dark-age-no-more: Una carta y una gota, las dos en el tintero, contadas aparte
darkwing-shadowy: Puede infligirse uno de daño
dash-cannot-pay-for-it: Lo que no puede pagarse no se juega y va al descarte
dash-does-not-reveal: Si no se revela, se queda donde está
dash-reveals-and-plays-for-its-cost: La carta revelada puede jugarse por su coste; si se declina va al descarte
deck-a-two-ink-card-brings-both: Una carta de dos tipos de tinta trae los dos al mazo
deck-bottom-of-an-empty-deck: Una carta va al fondo de un mazo vacío
deck-has-two-inks-at-most: En un mazo puede haber dos tipos de tinta; tres, no
deck-needs-sixty-cards: Cincuenta y nueve cartas no son un mazo
deck-the-slipper-lowers-its-own-limit: Una carta puede bajar su propio límite por debajo de cuatro
deck-without-what-is-banned-everywhere: Una carta prohibida en todos los formatos construidos no está en ningún mazo legal
demolish-this-or-another: Ella y el siguiente Floodborn pueden desterrar un objeto cada uno
demona-discards-for-rush: Un coste sin {E}: también secándose, y tantas veces como cartas haya
demona-with-three-and-the-one-played: Jugada desde una mano de tres, deja dos
demona-with-three-cards-cannot-be-readied: De piedra de día: con tres cartas en la mano ningún efecto la endereza; la carta que endereza ya ha salido de ella
discard-nobody-asked-where-nothing-is-discarded: No hay descarte, hay robo
discard-nobody-chooses-where-nothing-is-discarded: Mostrada, pero no descartada
discard-that-cannot-be-done-is-no-yes: No se puede descartar nada, así que no se pregunta nada
discard-that-many-are-those-really-discarded: No se descarta nada, no se roba nada
discard-until-there-are-two-but-not-by-him: Quien no descarta conserva todas las cartas al final del turno, y a nadie se le pregunta cuáles
discards-together-one-batch: Cartas del mazo al descarte dos veces en un turno: dos de lore
discounts-add-up: Varios descuentos para una carta
door-portal-enters-exerted: Entra agotado y no sirve de nada este turno
door-portal-plays-and-goes: Una de tres se juega gratis, el resto va al fondo y el Portal al tintero
draw-step-is-skipped: Un paso de robo que se salta no ocurre
draw-step-with-an-empty-deck: Un paso de robo con el mazo vacío no roba nada
draw-the-card-that-was-shuffled-in: Barajada en un mazo vacío, la carta es la única que se puede robar
drops-and-ink-cards-pay-together: Dos gotas y una carta de tinta pagan una carta de coste tres
drops-are-no-cards-in-the-inkwell: Tres gotas no sustituyen la quinta carta del tintero
drops-are-no-cards-to-discard: Una gota paga tinta, no la carta que hay que descartar
drops-are-not-among-the-exerted-cards: Todas las cartas del tintero están agotadas, haya las gotas que haya
drops-are-not-lost-with-the-turn: Se conservan durante los dos turnos
drops-as-a-shift-cost: El coste son dos gotas: no se paga tinta ni se agota ninguna carta de tinta
drops-as-a-shift-cost-not-with-ink-cards: Las cartas de tinta no sustituyen una gota que el coste nombra; para el coste de tinta sí
drops-choice-for-what-a-text-asks-to-be-paid: Cuando un texto pide tinta al resolverse, su jugador elige cuántas gotas pagan
drops-for-a-challenge-twice-promised: Usada dos veces, Yama da dos gotas por un desafío, antes de su daño
drops-for-a-free-card-none: Nada que pagar: no puede retirarse ninguna gota y no se pide ninguna
drops-for-a-sung-song-none: Cantar juntos no paga tinta: no se pregunta por gotas y no se va ninguna
drops-for-two-tolls-of-one-challenge: Un peaje para desafiar y tinta pedida en el desafío: cada pago pregunta por sus gotas
drops-got-in-the-others-turn: Una gota que llegó en el turno del otro no se obtuvo este turno
drops-got-this-turn-not-had: Baloo pide una gota obtenida este turno; la que ya estaba no sirve, la gastada sí
drops-in-the-opponents-turn-mim: Una vez durante tu turno: en el turno del otro, retirar no roba nada
drops-jousting-match-played-for-free: Jugada gratis no se paga nada, así que no se retiró ninguna gota para jugarla
drops-named-cost-triggers-for-each: Dos gotas retiradas como coste: una carta, una vez por turno, y los dos disparos esperan
drops-pay-a-toll: Las gotas pagan una aventura que pide tinta
drops-pay-for-a-move: Una gota paga el coste de movimiento de una localización
drops-pay-for-an-ability: Una habilidad activada de seis de tinta, dos de ellas gotas
drops-pay-for-boost: Las gotas pagan Impulso
drops-port-authority-once-for-two-movers: Llegan dos a la vez: la habilidad se dispara dos veces y hace algo una
drops-removed-before-she-was-in-play: Mim ve que una gota pagó por ella, pero no estaba ahí para robar por eso
drops-removed-in-an-effect-trigger-after-it: Retirada mientras se resuelve un efecto, una gota dispara solo cuando todo está hecho
drops-removed-later-once-a-turn: En juego roba por una gota retirada, una vez por turno
drops-research-brought-to-nothing: Si el coste baja a nada, no hay nada que una gota pueda pagar: solo se miran dos cartas
drops-research-for-one-ink: Queda una tinta por pagar: la gota puede pagarla y se miran cinco cartas
drops-research-played-for-free: Jugada gratis, la investigación mira dos cartas, se pagara lo que se pagara por quien la da
drops-research-with-one: La pagó una gota: se miran cinco cartas; el resto del texto es igual
drops-research-without-one: Pagada con cartas de tinta aunque había una gota: dos cartas
drops-shift-with-ink-and-drops: Un Cambio por tinta se paga con gotas, y eso es retirar una para jugarlo
drops-spent-on-another-card: Una gota retirada para otra carta no se retiró para jugar esta
drops-spent-on-what-plays-it-for-free: Una gota gastada en el objeto que lo juega gratis no se retiró para jugarlo
drops-stay-from-turn-to-turn: Las gotas no se secan: esperan hasta que se retiran
drops-the-only-number-may-be-said: Si solo hay un número posible de gotas no se pregunta; decirlo no es un error
drops-their-player-says-how-many: Con más de una forma de pagar, el jugador dice cuántas gotas se van
drops-three-from-a-song: Se obtienen tres gotas, que pagan una carta en el acto
drops-too-few-and-nothing-is-paid: Un coste se paga por completo o nada, gotas incluidas
drops-two-watchers-each-once: Dos gotas y dos observadoras: cuatro disparos, dos cartas
drying-character-waits: Un personaje que entró este turno no puede irse de aventura, desafiar ni agotarse para una habilidad
duchess-characters-only: El coste más alto entre los personajes de todos los jugadores; basta un empate y los objetos no cuentan
duchess-outdone: Un personaje más caro de un oponente se lo quita
dug-fetches-with-an-item: El «si» se pregunta al resolverse: con un objeto en juego, una carta
duo-shift-for-nothing: Cambio Dúo necesita uno de cada nombre
duo-with-morph-and-one: Morph ocupa uno de los dos puestos
duration-an-item-that-does-not-ready: También se puede impedir que un objeto se enderece al comienzo del próximo turno
duration-banished-in-the-others-turn-until-ones-own: Lo que empieza en el turno del otro acaba en cuanto empieza el propio
duration-deep-freeze-and-fan-the-flames: «No puede enderezarse al comienzo de su próximo turno» no impide otros enderezamientos
duration-doesnt-ready: «No se endereza» mantiene agotado a un personaje igual que «no puede enderezarse»
duration-during-opponents-turns: Lo que un personaje tiene en los turnos de los oponentes le falta en el de su jugador
duration-each-in-its-own-players-next-ready-step: Dos personajes de dos jugadores siguen agotados, cada uno en el paso de enderezar de su jugador
duration-evasive-during-ones-own-turn: Lo que un personaje tiene durante el turno de su jugador lo tiene solo entonces
duration-held-in-ones-own-turn: Quien no puede enderezarse al inicio de su próximo turno puede enderezarse en este
duration-ink-of-the-others-turn-is-not-this-turns: Las cartas puestas en el tintero en el turno del otro jugador no cuentan en el propio
duration-made-in-the-others-turn: «Hasta el comienzo de tu próximo turno» hecho en el turno del oponente acaba con el próximo turno de quien lo hizo
duration-mordu-and-simba: Mor'du impide enderezarse al comienzo del turno; Simba endereza al final
duration-not-readied-at-ones-own-next-start: Un personaje al que se impide enderezarse sigue agotado un paso de enderezar, el siguiente de su jugador
duration-only-one-readies: Un jugador que no puede enderezar más de un personaje elige cuál
duration-only-one-readies-of-those-who-can: Solo se endereza uno, elegido entre los que pueden enderezarse
duration-ready-at-a-location-after-all: Si para entonces está en una localización, el personaje se endereza al fin
duration-reckless-only-while-the-captain-is-exerted: Quien vuela es temerario mientras el capitán esté agotado
duration-sea-witch-on-an-exerted-character: «No puede enderezarse al comienzo de su próximo turno» vale una vez
duration-silver-reckless-next-turn: Temerario «durante su próximo turno» está entonces y solo entonces
duration-the-damaged-are-reckless-next-turn: Los que tienen daño cuando se resuelve el efecto son Temerarios en su próximo turno
duration-their-next-turn-is-not-this-one: «Durante su próximo turno» nunca es el turno en curso
duration-their-next-turn-of-ones-own-character: El próximo turno de un personaje propio no es el que está en curso
duration-this-turn-made-at-its-very-end: Una bonificación de este turno que surge cuando acaban los efectos del turno no llega al siguiente
duration-tiana-lasts-the-whole-turn: Menos tres de Fuerza dura todo el turno, se enderece lo que se enderece
duration-two-conditions-at-once: Durante el propio turno y mientras haya un Pirata: las dos cosas deben cumplirse
duration-unless-they-are-at-a-location: «No puede enderezarse a menos que esté en una localización» se mira en el paso de enderezar
duration-while-here-ends-with-the-move: Lo que una localización da mientras se está aquí acaba al moverse, y entonces el daño basta
duration-while-the-item-is-in-play: Una restricción que dura mientras el objeto esté en juego acaba con el objeto
duration-your-turn-is-not-the-others: Lo que ocurre durante el propio turno no le ocurre al desafiado en el del otro
each-opponent-chooses-a-ready-one: Quien tiene que agotar a un personaje propio enderezado no puede ofrecer uno agotado
each-opponent-exerts-and-stays: Cada oponente escoge uno, también agotado, y los escogidos no se enderezan
each-opponent-loses-lore: Cada uno de varios oponentes
each-opponent-reveals-and-may-take: El oponente cuya carta se revela decide sobre ella
each-opponent-then-each-may-draw: Cada oponente cede un personaje, y después cada uno puede robar
each-opponent-who-does-not: Cada oponente decide, y solo quien no descarta da una carta; sin cartas no se puede
each-own-lore-lost-in-turn: Los dos pierden, y quien no tiene nada no pierde nada
each-player-active-player-first: Allow Me: el jugador activo decide primero, después el otro, cada uno lo suyo
each-player-both-choose-the-active-one-first: Donde cada jugador elige, el activo lo hace primero y Protección no lo impide
each-player-discards-at-random-and-all-count: Cuentan las acciones descartadas por cualquiera de los jugadores
each-player-discards-at-the-start-of-the-turn: Al comienzo del turno se elige una opción y después cada jugador la hace, el activo primero
each-player-draws-then-loses-at-random: Lo descartado por todos se cuenta para el daño
each-player-may-ink-from-the-discard: Cada jugador decide por sí mismo, el activo primero
each-player-no-bag-in-between: El segundo jugador elige antes de que se resuelva el disparo del primero
each-player-reveals-and-may-play: Cada jugador que revela un personaje puede jugarlo, el activo primero; las demás cartas van al fondo
each-player-with-the-most-cards: Donde dos tienen más cartas descartan los dos, el jugador activo primero
each-player-with-the-most-cards-and-a-tie: Donde dos tienen más cartas descartan los dos
earlier-this-turn-used-and-discarded: Lo ocurrido antes este turno: usada, de aventura, descartada, entintado
edgar-until-damaged: Resistencia mientras no tenga daño
eeyore-gives-lore-and-ward: Un personaje Hunny propio, él mismo incluido
either-or-both-are-possible: Donde se pueden hacer las dos mitades de un «o» hay que elegir una
either-or-only-one-is-possible: Sin otro personaje que devolver solo queda el destierro
either-or-only-she-is-left: Sin nadie más que devolver se la destierra a ella
either-or-two-are-needed: Con un solo personaje más no se puede devolver a dos, así que solo queda el destierro
either-or-two-are-there: Con otros dos se puede devolver a los dos
either-two-or-one-with-a-single-card: Entre dos cartas o una carta de acción, se descarta la única carta de la mano hasta donde llega
elisa-alone: Sin otro Detective, nada
elisa-discards-a-non-character: Con otro Detective se muestra la mano y se va una carta que no sea de personaje
ellie-goes-into-the-inkwell: Desterrada, puede ir del descarte al tintero
end-conceding-in-the-others-decision: Un jugador puede conceder en cualquier momento, también mientras el otro debe elegir
enters-exerted-on-a-ready-one-with-the-staff: El siguiente personaje se cambia sobre uno enderezado y entra agotado igualmente
enters-exerted-with-rush-of-its-own-condition: Prisa por una condición que ya se cumple hace que el recién llegado entre agotado
enters-exerted-with-rush-that-a-card-in-play-gives: La Prisa que da una carta en juego ya está cuando el personaje entra
enters-own-words-declined: Sin usar sus propias palabras, el Staff la hace entrar agotada igualmente, sin carta
enters-own-words-first: Merida usa sus propias palabras antes de que el Staff la haga entrar agotada de todos modos
ernesto-banishes-a-singer: Un personaje con Cantante, incluidos los propios
ernesto-idol-by-an-opponents-song: Una carta de canción en el descarte de un oponente
erratum-yzma-may: Según su errata puede barajar a alguien; si declina, nadie roba
evasive-conditional-is-kept-beside: Uno dado junto a uno condicional: cuando acaba la condición, el dado sigue ahí
evasive-given-in-time: Un personaje que gana Evasivo puede desafiar en el acto a personajes Evasivos
evasive-location: A una localización con Evasivo solo la desafían personajes Evasivos
evasive-only-by-evasive: A los personajes Evasivos solo los desafían personajes Evasivos
evasive-twice-the-longer: De dos dados cuenta el que dura más, llegara cuando llegara
express-to-central-station-where-he-is: Sin movimiento no hay gota
facilier-waits-for-the-song: La canción se resuelve entera antes de que Dreams Made Real mire el mazo
family-photo-options: Dos cartas al descarte, o uno de lore con diez ahí
filler-is-no-kind-of-card: Las cartas de relleno son personajes; ninguna clase de carta las encuentra
filler-no-kind-of-card: A las cartas de relleno, que son personajes, no las encuentra ninguna clase de carta
first-half-as-many-cards-as-there-are: Para la primera mitad basta con tantas cartas como hay que robar
first-half-two-cards-are-not-three: Dos cartas no son tres
flash-enters-by-his-own-words-first: Entra agotado por sus propias palabras, y el bastón lo hace Guardaespaldas
flash-leaves-and-rush-is-back: Lo impreso vuelve cuando él se va; lo que se dio mientras estaba, no
flash-nobody-has-rush: Nadie tiene Prisa, impresa o dada, ni antes ni después
floor-after-challenger: El mínimo se aplica a la suma de todos los modificadores, Desafiador entre ellos
flynn-chosen-costs-a-card: El oponente que lo elige descarta, después del efecto
flynn-not-for-his-own-player: Su propio jugador puede elegirlo sin pagar nada
forbidden-lore-and-readying: Lo que un texto prohíbe no ocurre, lo pida quien lo pida
form-a-pile-of-one-may-be-ordered: Por un montón de una no se pregunta, pero su orden puede decirse
form-copies-are-named-one-by-one: Dos copias que no se distinguen se nombran las dos; una sola carta no se nombra dos veces
four-towers-exactly: Cuatro Towers dan Protección a todos los objetos; la quinta se la quita
fred-for-himself-and-another: Una gota por él mismo y por el siguiente Super
friendly-face-and-a-drop-for-the-rest: Tres menos por el próximo personaje, y una gota puede pagar el resto
friendship-and-one-who-needs-another: Quien no podía jugarse antes que otro personaje se juega después de él
friendship-declined-for-both: Un solo no vale para todos esos personajes
friendship-either-of-them-first: Puede jugarse antes cualquiera de los dos, y tras un sí se juega también el otro
genie-shuffled-away-to-draw: Tres cartas por barajar a Genie en el mazo; si no, ninguna
gift-of-rush-under-flash-is-never-had: Prisa que nadie podía ganar no está cuando se ha ido quien lo prohibía
gift-of-two-and-one-that-cannot-be-gained: De Prisa y Desafiador solo se gana lo que puede ganarse, y lo demás no llega después
gogo-challenged: Desafiada, consigue una gota para su jugador antes del daño
golden-a-revealed-song-that-cannot-be-played: Una canción que no puede jugarse no se ofrece, y vuelve arriba
golden-as-far-as-it-goes: Dos cartas de un mazo de una son una carta, y nadie pierde por eso
golden-cannot-be-challenged-beats-may: «No puede ser desafiado» vence al permiso de desafiar a personajes enderezados
golden-damage-that-cannot-be-removed: El daño que no puede retirarse ni se cura ni se mueve
golden-forbidding-beats-allowing: Genie permite una acción, Tiana la prohíbe: está prohibida
golden-free-does-not-lift-an-unless: Una carta que no puede jugarse ahora no puede jugarse gratis
golden-free-does-not-lift-cannot: Que sea gratis no hace jugable una carta que no puede jugarse
golden-keep-the-ancient-ways: Ni acciones ni objetos hasta el comienzo del próximo turno de quien la jugó
golden-lore-that-cannot-be-lost: El lore que no puede perderse no se pierde, y el resto de la carta ocurre
golden-no-actions-no-songs-either: Donde no pueden jugarse acciones tampoco puede cantarse una canción
golden-no-challenges-for-anybody: Los personajes no pueden desafiar hasta el próximo turno: de ningún bando, tampoco los que lleguen después
golden-no-costly-actions: Las acciones de coste cuatro o más no pueden jugarse mientras su jugador no tenga mano, tampoco cantadas
golden-no-effect-readies-the-stone: A quien no puede enderezarse tampoco lo endereza un efecto
golden-no-kings-no-queens: Los King y Queen no pueden irse de aventura, de ningún bando
golden-no-singing-but-paying: Donde nadie puede agotarse para cantar, una canción aún puede pagarse
golden-none-gained-from-a-location-either: El lore de una localización tampoco puede ganarse
golden-others-cannot-sing: Los demás no pueden agotarse para cantar; ella sí
golden-pick-a-fight-ready-target: Una carta que permite desafiar a personajes enderezados vence a la regla que los pide agotados, solo para ese personaje
golden-pirates-cannot-quest: Los Pirate oponentes no pueden irse de aventura mientras él está agotado; los suyos, sí
golden-quests-the-turn-it-is-played: Una carta puede dejar irse de aventura a un personaje secándose, que no puede agotarse para nada más
golden-the-cheap-cannot-challenge-a-location-either: Los baratos no pueden desafiar a nadie, localizaciones incluidas
golden-the-rest-of-a-list-happens: De tres cosas en una frase ocurren dos donde la tercera no tiene a quién elegir
golden-two-places-for-two-characters: Con dos personajes se ocupan los dos primeros sitios
goliath-moves-damage-for-a-card: Una carta descartada, hasta dos de daño movidos; una vez por turno
good-friends-draw-by-inks: El jugador elegido roba una carta por cada tinta
goodbye-is-counted-once: La canción cuenta las canciones del descarte una sola vez; ella misma no está entre ellas
goofy-for-the-singers: Los demás con Cantante, tal como están cuando se resuelve
goofy-tourist: Un Cantante en juego, por la Guitar
gopher-in-an-opponents-turn: Agotado, solo en el turno de un oponente, y no él mismo
gopher-may-enter-exerted: Sus propias palabras dan la elección
gothel-as-a-cost: Descartada como coste también es descartada: entra después de la habilidad
gothel-back-when-discarded: Puede jugarse desde el descarte cuando se descarta, y no cuando se destierra
gothel-banished-stays: Desterrada no es descartada
gothel-in-the-opponents-turn: En el turno del otro, un descarte es solo un descarte
grim-out-of-the-discard: Jugado gratis desde el descarte entra agotado, gana Prisa y es desterrado al final
grim-under-flash: Quien no gana Prisa es desterrado al final igualmente
grounded-when-shifted-on: Un personaje oponente agotado no se endereza
gsc-a-bodyguard-without-his-bride: Ida quien se la daba, la Voluntad también se ha ido
gsc-a-gift-of-lore-wins-the-game: El lore dado a un oponente puede hacerle ganar la partida
gsc-a-location-without-its-steward: Ido el mayordomo, la localización tiene menos Voluntad que daño
gsc-a-location-without-the-cards-under-it: Una localización pierde la Voluntad de la carta que se va y es desterrada en el chequeo; el resto va al descarte
gsc-a-lost-bonus-banishes-the-next: Cuando se va la fuente de una bonificación de Voluntad, la siguiente pasada del chequeo destierra a quienes mantenía vivos
gsc-a-second-character-takes-the-bonus-away: Un segundo personaje en la localización quita al primero su bonificación
gsc-an-opponent-wins-in-the-others-turn: Gana quien tenga veinte de lore en un chequeo, sea de quien sea el turno
gsc-banished-together-with-the-place: Los personajes desterrados en el mismo chequeo que su localización lo fueron estando allí
gsc-both-decks-empty: Con los dos mazos vacíos pierde aquel cuyo turno acaba
gsc-both-gain-but-one-needs-more: Los dos ganan a la vez; el activo necesita 25, así que gana el otro en ese chequeo
gsc-both-reach-twenty-in-turn-order: Los dos llegan a veinte en el mismo chequeo: los resultados van en orden de turno
gsc-broom-is-gone-before-its-own-trigger: El chequeo tras el primer disparo destierra la escoba con la que pagaría el segundo
gsc-deadly-damage-passed-on-in-the-same-ability: El daño letal que la frase siguiente mueve no destierra a nadie
gsc-deadly-damage-that-moves-on: El daño letal que se mueve dentro de la habilidad no destierra a nadie
gsc-deck-filled-at-the-end-of-the-turn: El mazo se mira después de los disparos del final del turno, así que una mano devuelta entonces salva a su jugador
gsc-donalds-own-player-needs-twenty: Donald sube la meta solo a los oponentes
gsc-empty-deck-harmless-on-the-others-turn: Con el mazo vacío no se pierde en el turno del otro ni por no poder robar, y una carta devuelta a tiempo salva
gsc-empty-deck-loses-at-the-end-of-the-turn: Se pierde por mazo vacío al final del propio turno, no cuando falla un robo
gsc-first-the-place-then-who-lived-by-it: Primero el lugar, y en el siguiente chequeo el huésped, que para entonces no está en ninguno
gsc-flounder-and-the-cannons: El daño igual a la Voluntad destierra en el chequeo que sigue a la acción
gsc-hurt-and-drawn-before-the-banishing: La canción termina, después el chequeo destierra y después se resuelve el disparo del desterrado
gsc-hurt-then-given-rush: Herido de muerte en la primera frase, el personaje es desterrado solo después de la segunda
gsc-luisa-below-three: Dos de daño en ella no se pasan a otro
gsc-luisa-passes-deadly-damage-on: Luisa llega a su Voluntad a mitad de la habilidad y sobrevive
gsc-medusa-returns-the-one-she-hurt: El daño letal de la primera mitad no destierra antes de que la segunda lo devuelva
gsc-pride-rock-falls-flounder-follows: El chequeo se repite: sin Pride Rock, el daño de Flounder basta
gsc-readied-and-hurt-together: Un solo efecto los endereza y los daña a todos, y los que no lo soportan desaparecen al final
gsc-the-location-goes-before-the-check: Herido y sin la localización en un mismo efecto, el personaje no es desterrado allí
gsc-twenty-by-a-location-before-any-trigger: Veinte por localizaciones gana antes de cualquier disparo de comienzo de turno
gsc-twenty-lore-wins-as-soon-as-donald-is-gone: Con Donald veinte de lore no bastan, y el primer chequeo sin él acaba la partida
gsc-two-goats-the-active-player-wins: Las dos cabras llegarían a veinte; el disparo del jugador activo se resuelve antes
gsc-two-pigeons-leave-together: Dos personajes desterrados en un chequeo se van juntos, así que cada uno ve irse al otro
gsc-vanellope-reaches-the-finish-line: El daño letal como precio se mira cuando el movimiento ya ha ocurrido
gsc-who-saw-the-giver-go-goes-next: Quien vivía de una bonificación ve desterrar a quien la daba y lo sigue en el siguiente chequeo, y un tercero ve a los dos
gsc-who-went-first-does-not-see-the-next: Quien vigilaba y fue desterrado en el primer chequeo no ve quién se va en el segundo
guitar-and-singer-while-a-song-lies-there: Cuando la canción que lo hacía Cantante vuelve a la mano, la guitarra lo mantiene
guitar-and-two-for-a-song-of-nine: Cantante 6, dos más y un personaje de coste 1 suman 9 para cantar juntos
guitar-makes-a-singer: Cantante sin número: cuenta el coste, y dos más
hands-full-of-floodborn-draw-and-discard: Robar y después descartar: un solo sí para las dos cosas, también con la mano vacía
hat-a-second-hat: Con un segundo Hat, ninguno de los dos deja entrar nada
hat-couture: También este objeto: un nombre sin repetir deja poner una carta en el tintero
hat-exact-names: Los nombres son exactos: uno que contiene a otro es distinto
hector-feeds-coco: Una carta puesta ahí por un «puedes» cuenta
hector-quests-and-sings: Al irse de aventura y con la primera canción del turno, cada cosa por su cuenta
hector-sensation-and-coco: Lo que no se toma va del mazo al descarte, y Coco lo recuerda una vez
hector-until-the-song-comes-back: Una canción en el descarte lo hace Evasivo; al volver a la mano, deja de serlo
heihei-crosses-the-street: Solo de una localización a otra, una vez por turno
heihei-moves-one-damage: Un daño de cualquiera a un oponente; nunca a la carta de la que sale
hera-for-herself-and-others: Este u otro: se ve a sí misma y al siguiente, no a uno que no es Floodborn
hercules-and-whoever-needs-another-played: Lo que puede jugarse se juzga al jugarse: otro personaje se jugó este turno
hiro-pays-for-evasive: Uno de tinta por Evasivo hasta el comienzo de tu próximo turno
honey-lemon-next-item: Uno menos para el próximo objeto; una segunda aventura se suma
honey-lemon-returns-an-item: Vuelve un objeto y da una gota de tinta; sin objeto en el descarte no se pregunta a nadie
honey-lemon-tests-an-item: Un objeto tuyo por una carta y una gota de tinta
hook-gains-as-he-challenges: El lore llega antes que el daño, y no por una localización
horned-king-and-an-effect-with-its-own-zone: Un efecto que nombra él mismo el descarte no necesita permiso, y la carta entra enderezada
horned-king-from-the-discard: Mientras esté agotado: personajes desde el descarte, agotados; enderezado, ya no
horned-king-opens-the-zone-for-a-free-play: Un permiso sobre la zona vale para jugar gratis, con lo que lo acompaña
hostess-plays-a-location-and-carl-moves: Se juega la localización descartada, y lo que eso dispara mueve a dos allí
huey-has-two-abilities: Apoyo y Three Nephews son dos habilidades y esperan una junto a otra
hunny-mages-count-inks: Una carta de dos tintas tiene las dos; cada tinta cuenta una vez
hunny-staff-makes-hunny: Una clasificación por una de tinta, después Evasivo para un Hunny
hyperia-express-moves: Primero el personaje, después la localización; las de Hyperia City son más resistentes
if-i-didnt-have-you: Tú y otro jugador, nunca dos veces el mismo
if-she-doesnt-scare-you: Uno tuyo por otro; sin nadie propio no ocurre nada
imelda-three-cards-or-herself: Con menos de tres en el descarte, se va ella
imelda-with-three: Con tres, lo elige su jugador
ink-a-stack-is-two-cards: Una pila puesta en el tintero son dos cartas puestas allí
ink-a-stack-with-facedown-cards-is-three: Una pila puesta en el tintero son tantas cartas como tenía, agotadas como la superior
ink-allowance-gone-with-its-source: Un permiso se va con su fuente
ink-an-exerted-stack-goes-in-ready: Lo que va al tintero entra enderezado salvo que el efecto diga agotado, esté agotado en juego o no
ink-any-card-with-the-inkcaster: Las cartas que cuentan como si tuvieran el símbolo pueden entintarse, una por turno como siempre
ink-belle-played-again-adds-nothing: Belle devuelta y jugada otra vez no permite una tercera carta: se han entintado dos, y una Belle permite dos
ink-enters-exerted: La tinta que una carta hace entrar agotada no paga nada este turno
ink-enters-exerted-in-every-way: Las cartas entran agotadas en el tintero, entintadas o puestas por un efecto
ink-every-card-in-hand-has-the-symbol: Donde todas las cartas de la mano cuentan como entintables, cualquiera paga lo que pide una así
ink-explosion-and-the-drop: Daño y gota de tinta; la gota llega también sin nadie a quien elegir
ink-from-the-discard-with-moana: Moana abre el descarte para entintar; el símbolo y el límite de una siguen
ink-geyser-exerts-every-inkwell: Se agotan todas las cartas de todos los tinteros, y después algunas vuelven
ink-hand-counts-as-inkable-discard-does-not: Que las cartas de la mano cuenten como entintables no hace que lo sean las del descarte
ink-is-ready-at-once: Una carta puesta como tinta está enderezada y puede pagar en el mismo turno
ink-needs-the-symbol: Una carta sin símbolo de tintero no se pone como tinta, e intentarlo no gasta nada
ink-not-from-the-discard: Sin una carta así no se entinta ni se juega nada desde el descarte
ink-once-a-turn: Una carta por turno puede ponerse como tinta, y otra en el siguiente
ink-one-more-after-the-first: El permiso de entintar una carta adicional sube el límite a dos, también cuando ya se ha puesto la primera
ink-put-by-an-effect-is-put-into-the-inkwell: Una carta que un efecto pone en el tintero es una carta puesta en el tintero este turno
ink-put-down-ready-by-an-effect: Las cartas puestas en un tintero están enderezadas salvo que el efecto diga agotadas
ink-the-whole-hand: Todas las cartas de una mano pasan a ser tinta, con símbolo o sin él
ink-three-at-once-are-three: Tres cartas puestas juntas en el tintero son tres ocasiones
ink-two-allowances-add-up: Dos permisos del turno se suman
ink-two-cards-one-after-the-other: La carta del mazo se pone si su jugador quiere, esta carta en todo caso
inkcaster-with-a-card-under: Resistencia solo para un personaje con una carta debajo
institute-for-a-super: Un Super se va de aventura aquí: vuelve un objeto, una vez por turno
item-at-once-character-when-dry: La habilidad de un objeto puede usarse en el acto; la de un personaje con agotar, cuando está seco
item-played-this-turn-exerts: Los objetos no se secan: uno jugado este turno puede agotarse en el acto y pagar el siguiente personaje
jiminy-and-flash: Donde nadie tiene Prisa, nadie entra agotado por ella
jiminy-and-rush: Un personaje con Prisa entra agotado
john-silver-counts-locations: Resistencia y lore siguen en cada momento el número de localizaciones
jousting-match-with-a-drop: Cinco en lugar de dos si se retiró una gota de tinta para jugarla
jousting-match-without: Una gota de tinta que se queda no cuenta
juanita-does-not-count-itself: Nueve en el descarte y la canción en juego: dos cartas
judy-another-this-turn: Otro personaje este turno; ella misma no cuenta, una copia sí
judy-no-banish-no-draw: Sin destierro no hay robo
judy-shifted-on-the-one-played: El otro puede ser el que ella cubre
jukebox-another-card: La canción misma ya está en el descarte: se toma otra con ese nombre
jukebox-with-a-second-copy: Con una copia en el descarte funciona
karaoke-once-a-turn: Tres de lore por la primera canción que canta en un turno
karnage-hits-all-opponents: Cada personaje oponente de todos los oponentes
karnage-past-resist: Un daño a cada uno, que Resistencia no reduce, y menos lore mientras esté agotado
kay-with-a-drop: Desafiador mientras haya una gota
kevin-found-by-the-book: Kevin vuelve a lo alto del mazo y el libro lo encuentra
kevin-goes-back-to-the-nest: Se va de aventura y vuelve encima del mazo
keyword-a-gift-lost-to-a-printed-one: Ya tenía Evasivo, así que el dado dejó de existir y la carta puesta encima no lo tiene
keyword-a-gift-lost-to-a-static-one: Mientras Aurora le da Protección, la que le dan además no perdura junto a la suya ni vuelve
keyword-a-gift-ousted-from-behind: Un Evasivo permanente llega después del regalo, lo desplaza y luego se va: no queda nada
keyword-a-longer-gift-after-a-shorter: Evasivo este turno y después hasta el siguiente: se aplica el más largo
keyword-a-longer-gift-not-received-before: Antes de la 2.3 una palabra clave que ya se tenía no se recibía otra vez
keyword-a-longer-gift-ousts-a-shorter: De dos concesiones cuenta la más larga, sea cual sea la primera
keyword-a-shorter-gift-after-a-longer: El más corto llega segundo y no acorta nada
keyword-bodyguard-lent-to-a-bodyguard: Prestado a quien lo lleva impreso, Guardaespaldas se pierde; cubierta, no lo tiene
keyword-from-two-sources-lasts-as-long-as-one: De dos concesiones de una palabra clave cuenta la más larga
keyword-while-here-beside-a-gift: Evasivo mientras está en una localización convive con un regalo con final: al irse, el regalo sigue
keywords-in-spanish: Las palabras clave por sus nombres españoles
khan-ceo-another-banishes: Uno de los otros destierra en un desafío: una gota de tinta por turno, y pueden desafiarse personajes enderezados
khan-industries-safe: A los personajes que están allí no se los puede desafiar; a la localización, sí
khan-industries-with-bodyguard: Un Guardaespaldas que no puede ser desafiado no atrae ningún desafío
khan-tycoon-each-opponent: Por cada oponente que no descarta, una gota de tinta
king-and-a-free-play-of-woody: El permiso del rey vale para el personaje gratis de Woody, que entra agotado
kit-chooses-one: Una gota de tinta o uno de daño
kronk-once-a-turn-for-one-ink: Pickup una vez por turno, pagado con una gota de tinta
last-known-classification: Hunny por el Staff cuando fue desterrado: cuenta como era
last-known-name-of-a-team: El Pod encuentra por cada nombre que tenía la pareja desterrada
laugh-canister-the-opponent-may: Tú debes, el oponente elegido puede
launch-item-but-no-character: La primera parte se hace aunque la segunda no encuentre a nadie
launch-with-an-item: Con un objeto propio en juego, el destierro no es opcional
launch-without-an-item: Launch puede jugarse sin un objeto, pero entonces no inflige nada
lead-vocalist-only-together: Solo canta canciones con Cantar Juntos, también sola si ella basta
leaves-inside-a-part: Uno se va en mitad de una parte: los demás siguen con la suya
lester-challenged-and-banished: Dos lore menos para cada oponente, solo si él era el desafiado
lester-challenging: Como desafiador no aporta nada
lionheart-as-often-as-it-is-paid: Sin agotarse, cuantas veces se pague; también a una localización
llama-in-two-parts-for-two-opponents: Todos devuelven una carta antes de que nadie pueda robar, y cada cual decide por sí
location-at-the-very-place-that-is-banished: Estaba en una localización cuando se desterró, aunque sea esa misma
location-banishing-from-there: Se gana lore donde quien destierra está en la localización, no por un desafío del oponente
location-challenged-while-here: Un personaje desafiado allí cuesta una carta al bando que desafía; la propia localización, no
location-characters-stay-when-it-leaves: Los personajes se quedan en juego, en ninguna localización, cuando la suya se va
location-classified-hyperia-city: Una clasificación que solo tienen localizaciones, y el Express refuerza a las que la tienen
location-each-mine-counts-its-own-first-move: El primer movimiento lo cuenta cada localización por sí misma, y un tercero no es el primero de ninguna
location-fergus-own-discard-only: «De tu mano o tu descarte» es el descarte propio
location-gives-lore-in-the-set-step: El lore de una localización se gana en el paso Set y gana en el chequeo de ese paso
location-he-was-there-when-it-was-banished: Estaba en la localización cuando fue desafiada y desterrada
location-ice-artisan-exerts-for-the-palace: Las elecciones se hacen al resolverse cada disparo, así que el primero puede preparar la del segundo
location-is-challenged-any-time: Una localización no está enderezada ni agotada, puede ser desafiada y no devuelve daño
location-is-no-place-for-opponents: Lo que una localización da a los personajes de aquí es para los de su jugador, los únicos que pueden estar
location-left-with-too-much-damage: Quien deja una localización con más daño que Voluntad es desterrado, y después se resuelve el disparo de la llegada
location-lore-of-all-ones-own: Todas las localizaciones del jugador activo dan su lore en el paso Set; las de nadie más, no
location-lore-with-its-modifiers: Una localización da el valor de lore que tiene en el paso Set, modificadores incluidos
location-mine-first-move-only: Mountain Defense responde solo al primer movimiento del turno
location-moved-to-on-the-turn-it-is-played: Una localización no se seca: los personajes pueden moverse allí en el acto
location-not-for-the-cheap: Las localizaciones que los baratos no pueden desafiar están abiertas a los demás
location-returns-if-somebody-was-there: Quién estaba en una localización se recuerda cuando se destierra
location-snuggly-duckling-one-lore: De tres a cinco de Fuerza en el Duckling vale un lore
location-the-exerted-one-goes-in-the-same-check: Había allí un personaje agotado, aunque se destierra en el mismo chequeo
location-the-wall-does-not-guard-itself: Con un personaje agotado allí, el muro guarda a los demás, no a sí mismo
location-walled-off: Las localizaciones que no pueden ser desafiadas se rechazan; la que las guarda, no
location-what-it-gave-is-gone-at-once: Un personaje en una localización que ya no está ha perdido en el acto lo que ella le daba
location-when-banished-each-opponent-banishes: Elige el oponente, con Protección o sin ella
location-who-challenges-ready-ones-moves-too: Lo que un texto dice sobre desafiar no impide a su personaje moverse
loco-with-one: Solo uno que elegir
look-discarded-and-paid-for: Descartada por Rebecca puede jugarse desde el descarte, pagándola
look-what-pays-its-cost: Sin la tinta no se pregunta nada
look-what-youve-done-declined: Si se declina, se queda ahí
look-what-youve-done-not-in-the-others-turn: En el turno de un oponente no se pregunta nada
look-what-youve-done-when-discarded: Descartada en el turno propio puede jugarse desde el descarte, por su coste
loop-broom-by-hand: Nadie tiene que decir un número para moverse allí y volver a mano
loop-moves-by-hand: Nadie tiene que decir un número para ir y volver a mano
loop-repeated-a-named-number-of-times: Quien mantiene un bucle dice un número, la partida salta hasta allí y después hay que hacer otra cosa
lore-by-the-cost-of-an-item: El lore igual a un coste es el coste impreso de un objeto, que elige su jugador
lore-by-the-damage-before-it-is-banished: Primero el lore por el daño, después el destierro
lore-lost-is-counted: Donde de verdad se pierde un lore se roba una carta por él
lore-may-draw-for-each-that-was-lost: Una carta por cada lore que de verdad se perdió
lore-minus-one-for-each-card: Un valor de lore por debajo de cero no da nada
lore-negative-value-takes-nothing-away: Una aventura con un valor de lore por debajo de cero no gana ni pierde nada
lore-none-lost-none-gained: Quien no puede perder lore no da ninguno
lore-none-to-lose-at-zero: Un jugador con cero de lore no pierde ninguno, así que no se roba nada por ello
lore-of-an-opposing-character: El valor de lore del personaje elegido se lee tal como está
lore-of-each-opponent-lowered-and-newcomers-spared: Un valor de lore de cero no da nada, y uno jugado después conserva el suyo
lore-twenty-ends-the-game-before-the-quest-trigger: El lore de la aventura gana en el chequeo que llega antes de su propio disparo
losing-control-takes-a-song: Una carta de personaje Red Panda o una canción
lot-to-do-with-a-location: Un objeto o una localización al tintero de su jugador
lumpy-moves-up-to-two: Las dos cartas primero, después el número
madrigal-family-once: Una vez por turno, por muchos que se curen
maleficent-fools: Cinco cartas de personaje del descarte en lugar de la tinta del Cambio
maleficent-fools-with-four: Cuatro no bastan
manchas-twice: Dos aventuras: dos menos para el siguiente personaje
marian-sees-herself-go: Uno de tus Floodborn es desterrado: ella se ve irse a sí misma
marie-after-damage: Un personaje del oponente recibió daño este turno
marie-nothing-was-taken: El daño que absorbe Resistencia se inflige pero no se recibe: ninguna gota
marie-who-was-hurt-is-gone: Quien recibió daño este turno ya no tiene que estar en juego
maui-loses-what-he-was-given-too: Temerario perdido por el turno: también el que dio un oponente
max-discards-a-song: Una carta de canción por dos cartas
max-five-songs: Cinco cartas de canción en el descarte
maximus-after-a-discard: Con una carta descartada este turno: Desafiador y personajes enderezados
may-a-first-half-that-buys-nothing: La primera mitad se puede hacer aunque no haya nadie para la segunda: se pregunta, y la carta se va
may-also-where-the-item-has-the-name: El nombre del objeto desterrado abre el segundo «puedes»
may-asked-for-being-chosen-a: Se pregunta un «puedes» cuando ser elegido endereza a Tod
may-asked-for-being-chosen-b: Se pregunta un «puedes» cuando ser elegido deja robar a su jugador
may-asked-for-being-chosen-c: Se pregunta un «puedes» cuando no se mueve nada pero alguien vigila al elegido
may-asked-for-being-chosen-d: Se pregunta un «puedes» cuando no se retira nada pero alguien vigila al elegido
may-choose-one-of-two: Un «puedes elegir uno» se pregunta primero, después cuál
may-declined-nobody-gains: Donde no se desterró nada no hay jugador de ello que gane lore
may-declined-restriction-stays: La frase sin «puedes» vale aunque se haya declinado la que lo tiene
may-declined-the-card-goes-into-the-inkwell: Tras un no a la primera frase la segunda ocurre igualmente, solo en el turno del otro
may-declined-twice: Dos «puedes», los dos rechazados: la tinta sigue enderezada
may-declined-where-it-is-not-asked: Un «puedes» que no se puede pagar es lo mismo que un no
may-draw-at-the-opponents-gain: Lo que depende del robo no ocurre sin él
may-draw-first-from-an-empty-deck: Sin mano ni mazo no se puede robar ni descartar, y a nadie se le pregunta
may-draw-first-then-discard-with-an-empty-hand: La carta que se roba primero se puede descartar después: una mano vacía no impide preguntar
may-draw-for-each-all-or-nothing: Una carta por cada personaje de aquí son todas o ninguna
may-draw-none-and-discard-none-is-not-asked: Una pregunta cuyas respuestas no hacen nada no se hace
may-draw-nothing-but-discard: Con el mazo vacío el descarte todavía se haría, así que se pregunta
may-draw-where-damage-was-removed: Solo el daño realmente retirado permite robar
may-exert-one-who-is-exerted-already: Se puede elegir agotar a un personaje ya agotado, para que no se enderece
may-first-half-without-ink-is-no-cost: No es un coste: con Kronk no se descarta ninguna carta y no se inflige daño
may-gain-no-lore-but-return: Se puede elegir también a un personaje sin lore, y vuelve
may-if-you-do-and-she-is-there: Dos cosas deben cumplirse para que el elegido siga agotado
may-independent-if-either: Devolver por sí solo ya agota lo que queda
may-look-is-declined: Se declina mirar, así que no hay nada que poner en ningún sitio
may-looks-and-returns-nothing: Dos «puedes»: mirar ya basta para agotar la tinta
may-no-damage-no-readying-but-bound: El daño que no se puede infligir no endereza a nadie, y el elegido queda atado igualmente
may-no-means-nobody-is-that-character: Tras un no, no hay «ese personaje» que devolver
may-not-asked-where-damage-would-stay: El único daño está en el único personaje oponente: no se puede mover nada
may-not-asked-where-no-item-can-be-chosen: Los objetos que no se pueden elegir no dejan nada que preguntar
may-not-asked-where-no-lore-can-be-gained: Sin lore, ninguna carta se mueve
may-of-each-opponent-or-lore: Por cada oponente que no descarta se gana lore
may-of-the-challenging-player: Un desafiador sin carta que descartar ha declinado
may-of-the-other-player-in-between: Un «puede» dado a otro jugador es de ese jugador
may-one-card-under-each-other: Un sí pone una carta debajo de cada uno de los otros, y ganan Protección
may-pay-to-choose-one-of-three: La tinta se paga por el sí, y después se elige una de tres
may-ready-a-kind-binds-only-those: Si lo haces: solo los enderezados quedan atados
may-ready-all-of-a-kind: Un sí endereza a todos los demás de ese tipo, y no pueden ir de aventura
may-return-though-declined-nothing-returns: Sin un sí no hay «ese personaje», y nadie vuelve
may-returns-one-unseen: Dos «puedes»: el primero rechazado, el segundo aceptado
may-take-one-of-two-looked-at: Quien declina tomar una carta las pone todas en el fondo igualmente
may-that-cannot-be-paid-is-no: Un «puedes» cuyo precio no se puede pagar es un no y no pregunta nada
meeting-actions-of-b-in-a-turn-second: Acciones que otro jugador juega en el turno de alguien
meeting-boost-chain-of-watchers: Un Impulso lo ven todas las cartas que lo vigilan
meeting-chain-discard-and-ink: Una larga partida de descartar y entintar sale exacta hasta la carta
meeting-chain-four-players-two-rounds: Dos rondas de cuatro jugadores
meeting-chain-locations-and-moves: Varios turnos de localizaciones y movimientos
meeting-chain-madrigal-healing: Varios turnos de curaciones
meeting-chain-sing-shift-boost-three-turns: Cantar, Cambio e Impulso a lo largo de tres turnos
meeting-chain-three-players-lore-race: Tres jugadores compiten por el lore
meeting-chain-toys-and-sid: Varios turnos de juguetes
meeting-chain-villains-damage: Varios turnos de daño infligido, movido y puesto
meeting-cratchit-cards-leave-the-discard: Cartas que dejan un descarte por Impulso
meeting-end-kashekim-first-saves-ratigan: Al final del turno el orden de la bolsa salva a un personaje
meeting-end-ratigan-first-is-banished: Al final del turno el otro orden no lo salva
meeting-leave-active-but-others-abilities-stay-in-the-bag: El jugador activo se va: las habilidades de los demás siguen en la bolsa
meeting-leave-bag-pointer-goes-on-after-leaver: La bolsa pasa por encima de un jugador que se ha ido
meeting-leave-first-chosen-is-gone-second-goes-on: De dos personajes elegidos uno se va con su jugador
meeting-leave-while-number-is-asked-about-his-card: Un jugador se va mientras se pregunta un número sobre su carta
meeting-multi-bag-later-triggers-of-active: Lo que se dispara después para el jugador activo espera a que la bolsa dé la vuelta
meeting-multi-donald-bounced-third-players-turn: Nadie necesita ya 25 de lore cuando ese texto se ha ido, en el turno de un tercero
meeting-multi-donald-bounced-two-over-twenty: Dos jugadores tienen lore suficiente en un chequeo
meeting-multi-donald-leaves-and-the-leader-wins: El texto que pedía 25 de lore se va con su jugador
meeting-multi-donald-leaves-by-empty-deck: Lo mismo cuando su jugador pierde por mazo vacío
meeting-multi-return-of-hercules-four: Cuatro jugadores juegan una carta por un solo efecto, en orden de turno
meeting-nested-double-dealer-goats: Un efecto que juega una carta cuyo efecto juega otra
meeting-nested-fairy-godmother-goat: Una carta jugada que permite jugar otra
meeting-nested-hercules-naveen-lady: Jugadas dentro de jugadas de dos jugadores
meeting-nested-mufasa-chain: Una cadena de cartas jugadas desde el mazo
meeting-rhino-two-fall-in-turn: Dos personajes caen uno tras otro, y cada uno se ve
meeting-start-transport-pod-then-mirror-chamber: Decide el orden de dos habilidades al comienzo del turno
meeting-static-loop-of-two-givers-ends-with-the-first: Dos textos que se alimentan uno a otro acaban con el primero de ellos
meeting-universal-shift-onto-future-champion-all-watchers: Un Cambio sobre cualquier personaje lo ven todos los que vigilan
megara-either-or: Shady Deal no puede rechazarse: se va una carta o se va ella
megara-nothing-to-discard: Con la mano vacía, Shady Deal solo deja el destierro
megavolt-with-no-hand: Sin cartas en la mano: Resistencia +2
merida-and-priscilla: Por sus propias palabras Priscilla entra agotada: Merida roba
merida-and-remember-me: Los que vienen del descarte entran agotados, y ella lo ve
merida-sees-others-enter-exerted: Otro personaje entra agotado: puede robar
merida-shifted-onto-exerted: Con Cambio sobre uno agotado, entra agotado
merlin-draws-from-the-bottom: Robar del fondo es robar; desterrado, va al fondo
merlin-shifted-two-drops: Dos gotas de tinta en lugar de una si se usó Cambio
merlins-shop: La primera llegada roba y gana
merlins-wand-none-of-a-name: Sin dos del mismo nombre no se puede pagar el coste
merlins-wand-two-of-a-name: Se muestran dos cartas con un nombre en común; la próxima de ese nombre cuesta uno menos
merlins-wand-which-pair: De dos pares se elige uno en una sola línea
mickey-and-minnie-are-not-banished: Puestos en el tintero en vez de eso: nadie fue desterrado
mickey-and-minnie-in-a-challenge-no-banishing: Quien los habría desterrado en un desafío no lo ha hecho
mickey-and-minnie-nothing-was-banished-this-turn: El Bloom no ve ningún destierro
mickey-and-minnie-to-pay-a-price: «Desterrar para desterrar»: la primera mitad no ocurrió
miguel-with-songs: Una carta de canción en el descarte; dos no cuentan más que una
mike-in-a-game-of-three: Todos revelan, después decide cada uno y después el resto va al fondo
mike-pays-for-lore: Dos de tinta por uno más de lore
mim-evasive-by-a-drop: Mientras haya una gota de tinta: gastada, se acabó
mim-from-the-discard-with-a-drop: Jugada desde el descarte y pagada con una gota: dos cartas
mim-makes-everything-inkable: Todas las cartas de la mano cuentan como entintables
mim-trickster-two-triggers: Dos gotas de tinta, dos disparos; una vez por turno, una carta
mine-knight-beast-flounder: La Mine reemplaza primero su propio daño; después Beast lo recibe todo como contadores
mine-no-knight-one-damage: Quien se mueve y no es Knight inflige uno, y Beast recibe ese uno
ming-lee-two-discounts: Meilin en juego y una canción este turno: dos menos
minnie-in-each-opponents-turn: Resistencia en el turno de un oponente
mirabel-moved-damage-is-removed: El daño que se mueve a otra carta también se ha retirado
mirabel-readies-the-healed: Curada, puede enderezarse; después ni se va de aventura ni desafía
modifier-a-maximum: Una cantidad con un máximo se detiene ahí
modifier-below-zero-is-not-less-than-zero: Por debajo de cero cuenta como cero en una comparación
modifier-bonuses-of-one-turn-add-up: Cada acción suma sus dos de Fuerza, y todo acaba con el turno
modifier-damage-by-a-strength-below-zero: Un daño igual a una Fuerza por debajo de cero no es ninguno
modifier-each-other-by-his-strength: Cada otro personaje obtiene tanta Fuerza como él tiene cuando se resuelve el disparo
modifier-for-each-location: La Fuerza baja con cada localización según llega
modifier-grand-duke-comes-and-goes: Un modificador se aplica en el acto y acaba en el acto
modifier-lore-below-zero-is-kept: Un valor de lore de menos uno sube a cero con más uno, no a uno
modifier-lore-follows-strength: Una bonificación para los que tienen cuatro o más de Fuerza está en cuanto está la Fuerza
modifier-loses-as-much-as-counted: Se pierde Fuerza por el número contado una sola vez
modifier-loses-strength-by-her-lore: La cantidad es su valor de lore cuando se resuelve el disparo
modifier-negative-counts-as-zero: Fuerza de menos uno cuenta como cero para Technical Gain y sigue siendo menos uno
modifier-never-below-printed: «No puede reducirse por debajo» es un suelo bajo la suma de todos los modificadores
modifier-pocahontas-reads-the-current-lore: Valor de lore significa el valor actual, con lo que haya debajo de Genie
modifier-raises-a-locations-willpower: La Voluntad de una localización se modifica como la de un personaje
modifier-strength-below-zero-in-a-total: Una Fuerza por debajo de cero no hace sitio en un total
modifier-tiana-and-challenger-add-up: Desafiador +2 y menos tres se suman; no queda nada que infligir
molly-in-a-game-of-three: Tú y otro jugador elegido
morph-takes-any-shift: Sobre él puede ir cualquier carta con Cambio: por clasificación, y con dos nombres ocupa un puesto
move-a-character-is-a-choice: Mover a alguien lo elige, diga lo que diga la carta: el Express despierta a Tod
move-a-free-one-may-be-paid-for: Un movimiento que puede ser gratis se puede pagar igualmente, y hay que pagarlo si no se dice otra cosa
move-any-number-for-lore: Se gana lore por cada personaje que de verdad se movió
move-both-or-nothing: Se mueven dos juntos, y el otro es más fuerte por ello
move-by-effect-already-there: Ya está allí: no se mueve, pero se roban las cartas
move-by-effect-already-there-before: Antes de la 2.3 no se elegía a nadie para moverlo a donde ya está
move-by-effect-here-or-elsewhere: Se puede elegir tanto la localización donde está como otra
move-cheaper-once-somebody-is-there: El segundo se mueve por menos que el primero
move-chooses-whoever-is-moved: A quien se mueve se le ha elegido para ello
move-chose-nobody-before: Antes de la 2.3 solo la palabra hacía de ello una elección
move-cost-in-full: Un coste de movimiento se paga entero o el personaje se queda
move-covered-at-a-location-is-no-move: Cambiado sobre un personaje en una localización, está allí sin haberse movido
move-drying-and-exerted: Un personaje secándose y agotado puede moverse, y moverse otra vez
move-for-free-while-exerted: Un movimiento gratis que se ofrece a personajes agotados no es para los enderezados
move-for-the-lore-of-that-location: El lore de la localización a la que se mueve se gana una vez por turno
move-nobody-no-location: Si no se elige a nadie, no hay localización
move-nobody-who-cannot-move-by-an-effect: A quien no puede moverse a localizaciones tampoco se le mueve gratis
move-not-for-free-not-items: Solo se mueven personajes, solo a localizaciones, y gratis solo donde un texto lo dice
move-not-to-where-one-is: Un personaje no se mueve a la localización en la que está
move-of-two-only-who-can-move: De dos elegidos, el que no puede moverse no es una elección legal
move-own-characters-to-own-locations: Los personajes solo se mueven a localizaciones de su propio jugador
move-pirates-board-for-free: Un movimiento gratis es un coste alternativo que la localización ofrece solo a los Pirate
move-that-is-forbidden: Un personaje que no puede moverse a localizaciones no se mueve
move-that-is-offered-by-a-song: Un movimiento que ofrece una canción puede rechazarse
move-to-where-one-is-by-an-effect: Cubby es elegido y no se mueve, y las cartas se roban
move-to-where-one-is-satisfies-no-if-you-do: Roxanne se mueve, su amigo ya estaba allí: no se movieron los dos, así que no sigue nada
move-two-to-one-place: Hasta dos personajes se mueven juntos a una localización, gratis y agotados como estén
move-up-to-two-nobody-who-is-there: Ya está allí: no se mueve
move-who-is-there-already: Quien ya está allí no se mueve
moved-is-who-really-moved: Quien ya estaba en la localización no ha sido movido allí
moving-to-where-one-is-as-an-action: Como acción de turno se rechaza, y no se gasta tinta
mr-big-at-the-end: Toda la tinta agotada al final del turno: un personaje oponente no puede desafiar
mr-big-though-drops-are-left: Las gotas no son cartas: toda la tinta está agotada aunque queden
mulan-gives-an-ability: La habilidad dada hace robar a su propio jugador
mulan-not-herself: Lead by Example alcanza solo a los otros personajes de Mulan
multi-a-bodyguard-guards-its-own-side: Un Guardaespaldas solo limita la elección entre los personajes de su propio jugador
multi-a-chosen-opponent: Un oponente elegido es uno, y nunca uno mismo
multi-a-floating-trigger-with-one-opponent-less: Un disparo flotante alcanza a los oponentes que quedan
multi-a-lasting-loss-outlasts-its-player: La Fuerza perdida hasta el próximo turno de un jugador vuelve cuando ese turno habría llegado
multi-a-leaver-takes-triggers-out-of-the-bag: Un jugador que se va se lleva sus habilidades en espera
multi-a-leavers-static-ability-ends: Lo que una carta hace mientras está en juego acaba cuando su jugador se va
multi-a-leaving-player-takes-abilities-out-of-the-bag: De cuatro jugadores uno se va con una habilidad en la bolsa; los demás siguen en orden de turno
multi-a-possible-choice-leaves-with-its-player: Las cartas de un jugador que se va ya no puede elegirlas el efecto que se resuelve
multi-a-protector-for-each-side: Cada protector para su propio lado
multi-active-player-leaves-in-the-middle-of-an-action: El jugador activo se va mientras otros eligen para la acción: ya no ocurre nada de ella y empieza el turno siguiente
multi-an-effect-outlasts-its-player: Lo que debía durar hasta el próximo turno de un jugador dura hasta que ese turno habría llegado, aunque se haya ido
multi-an-empty-deck-and-the-turn-goes-on: Quien acaba el turno con el mazo vacío se va, y sigue el siguiente jugador
multi-an-opponent-is-any-of-them: «Mientras un oponente no tenga cartas» pide uno de ellos; «más que cada uno», todos
multi-bag-goes-round-in-turn-order: Con tres jugadores la bolsa pasa desde el jugador activo en orden de turno
multi-bag-of-four: Con cuatro jugadores la bolsa sigue desde el activo, y cada uno vacía primero lo suyo
multi-discards-for-each-card-that-was-under: Cada oponente descarta tantas como había debajo del desterrado, en orden de turno
multi-discards-in-turn-order: Varios jugadores que tienen que elegir lo hacen uno tras otro, desde el jugador activo
multi-duty-in-their-own-next-turn: Un deber para el próximo turno de un personaje espera al turno de su jugador
multi-each-by-their-own-challenges: Si un jugador puede ganar lore se juzga por los desafíos de ese mismo jugador
multi-each-may-from-the-active-player-on: Donde cada jugador puede robar, responde primero el activo y después los demás en orden de turno
multi-each-opponent: Cada oponente es todo otro jugador
multi-each-player-discards-and-draws: Cada jugador descarta la mano y roba siete, fuera cual fuera la mano
multi-each-reveals-and-keeps-or-puts-under: Cada oponente decide sobre su propia carta; lo que no se toma va debajo del mazo
multi-first-to-twenty-in-the-bag: La primera de varias habilidades en espera que lleva a alguien a veinte acaba la partida
multi-leaving-ends-what-lasted-this-turn: El turno de quien se va ha acabado, y con él lo que duraba este turno
multi-leaving-in-the-middle-of-a-challenge: Un desafío cuyo desafiado se va con su jugador acaba sin daño
multi-leaving-instead-of-a-may: Quien se va en vez de responder queda fuera, y se pregunta al siguiente jugador
multi-leaving-while-having-to-choose: A un jugador que se va en vez de elegir se le pasa por alto
multi-lore-lost-is-summed: El lore ganado por lo perdido cuenta solo a quienes tenían algo que perder
multi-lost-by-the-damage-to-a-maximum: Cada oponente pierde como mucho cuatro, aunque el daño sea más
multi-more-lore-than-you: Cada oponente con más lore que el jugador activo se compara por separado
multi-one-character-of-each-opponent: Por cada oponente puede elegirse un personaje suyo, y cada uno sigue agotado en el turno de su jugador
multi-only-the-one-whose-turn-it-is-draws: Cuenta lo que roba aquel de quien es el turno, no lo que otro roba en él
multi-opposing-is-everyone-else: Son personajes oponentes los de todos los oponentes
multi-start-of-turn-is-its-players: Un disparo al comienzo del turno espera al turno de su propio jugador
multi-stronger-than-each-of-all-opponents: Más que cada personaje oponente de todos los oponentes
multi-the-last-one-left-wins: La partida sigue mientras quedan dos, y gana el último que queda
multi-the-turn-after-a-leaver: El turno de un jugador que se ha ido se pasa por alto
multi-their-next-turn: «Su próximo turno» es el de ese jugador, por muchos que vengan antes
multi-they-are-the-player-whose-turn-it-is: En el turno de un oponente solo cuentan sus cartas, no las que roba un tercero
multi-turn-passes-to-the-left: Con tres jugadores el turno pasa en su orden, y cada uno endereza y roba solo lo suyo
multi-twenty-at-once-from-the-active-player-on: De dos que llegan a veinte en un chequeo gana el primero contando desde el jugador activo
multi-two-guards-of-two-players: El Guardaespaldas de cada jugador obliga solo respecto a los personajes de ese jugador
multi-two-leave-the-third-wins-at-once: Ido el último oponente, la partida se gana en el acto, espere lo que espere
multi-until-the-start-of-your-next-turn: «Hasta el comienzo de tu próximo turno» pasa por los turnos de todos los demás
multi-ward-against-each-opponent: Protección vale contra todos los oponentes, y la obligación de elegir a un personaje vale entre los de todos
multi-what-an-item-forbade-ends-with-its-player: Lo que vale mientras un objeto está en juego acaba cuando su jugador se va
multiplayer-leave-active-while-another-plays-a-card: El jugador activo se va mientras un efecto deja a otro jugar una carta
multiplayer-leave-active-while-anothers-ability-asks-a-third: El jugador activo se va mientras decide un tercero: esa habilidad se termina antes
multiplayer-leave-active-while-anothers-ability-asks-him: El jugador activo se va: la habilidad de otro que se resuelve sigue con los que quedan
multiplayer-leave-bogo-naveen-chill-in-anothers-turn: Una acción cuyo jugador se va en el turno de otro se detiene, también donde otros eligen para ella
multiplayer-leave-concede-of-resolver-before-bag-others: Cuando se va el jugador de una habilidad que se resuelve, la bolsa sigue con los demás
multiplayer-leave-gunther-owner-while-others-choose: Una habilidad se detiene con su jugador, también donde otro jugador elige para ella
multiplayer-leave-jasmine-warrior-owner-c-chooses: De una habilidad cuyo jugador se va, el resto no ocurre
multiplayer-leave-later-opponent-does-not-count: Un oponente que se ha ido no cuenta para ganar lore
multiplayer-leave-merfolk-owner-while-others-discard: Nadie descarta ya por una habilidad cuyo jugador se ha ido
multiplayer-leave-third-while-another-orders: Un jugador se va mientras otro ordena: sus propias cartas ya no se ordenan
multiplayer-leave-tiana-owner-while-payer-decides: Nadie paga ya por una habilidad cuyo jugador se ha ido
multiplayer-leave-while-a-card-enters: Una carta que se está jugando cuando su jugador se va no entra
multiplayer-leave-while-another-orders-his-cards: Las cartas de un jugador que se va ya no se ordenan
multiplayer-leave-while-duke-plays-cub: Una carta que un efecto juega para un jugador que se va no entra
multiplayer-leave-while-prince-charming-enters: Lo que prohíbe una carta de quien se va no vale: nunca entró
multiplayer-setup-a-later-player-leaves: Un jugador posterior se va mientras se alteran las manos
multiplayer-setup-the-first-player-leaves: El jugador inicial se va mientras se alteran las manos
muntz-declines-kevin: Si se declina, la carta se trata como cualquier otra
muntz-finds-kevin: Kevin arriba del todo: revelado, tomado, tres de lore
mushu-an-opponent: Basta un oponente cualquiera con más cartas
musicians-each-sing-the-song: Cada uno de los que cantan juntos ha cantado la canción
must-be-chosen-among-up-to-two: «Hasta 2» debe incluir a quien hay que elegir
name-a-chosen-pair-shares-both-its-names: Elegida la pareja, las dos mitades comparten nombre con ella
name-a-named-card-may-be-a-pair: Nombrar a uno de una pareja encuentra la pareja; nombrar la pareja no encuentra al uno
name-a-pair-for-the-banished-one: Una pareja tiene el nombre del desterrado, y no puede jugarse a nadie sin un nombre en común
name-a-pair-has-both-names-and-its-own: Nombrar una mitad encuentra la pareja; nombrar la pareja no encuentra la mitad
name-a-pair-is-one-character: Un personaje con dos nombres es un personaje
name-a-pair-is-served-by-both: Lo que Flotsam y Jetsam dan cada uno al otro alcanza a la pareja dos veces, cada uno una
name-all-others-of-the-same-name: Todos los demás del mismo nombre se van también, sean de quien sean
name-all-versions-of-it: Un nombre vale por todas las versiones que lo tienen, parejas incluidas
name-chip-n-dale-count-as-chip-and-as-dale: Chip 'n' Dale son Chip para la habilidad de Dale y pueden ir con Cambio sobre cualquiera de los dos
name-counts-as-another-for-shift: Un personaje que cuenta con otro nombre para Cambio no lo tiene para nada más
name-for-shift-and-nothing-else: Un nombre que vale solo para Cambio no cuenta cuando se nombra una carta
name-lucky-is-not-lucky-dime: Una carta nombrada debe coincidir con el nombre entero
name-one-of-a-pair-finds-the-pair: Nombrar una mitad de una pareja encuentra la carta con los dos nombres
name-the-banished-pair-had-three-names: La pareja desterrada tenía tres nombres
name-the-covered-one-was-not-banished: Solo fue desterrada la carta superior de una pila, no la que cubre
name-the-pairs-own-name-is-not-its-parts: El nombre propio de la pareja no encuentra a uno de los dos
name-the-same-name-of-a-pair: Una pareja comparte nombre con cada uno de los dos, y cada uno con la pareja
name-three-in-one: Un nombre con coma y «&» son tres nombres y el nombre entero
names-with-commas-in-a-stack: Nombres con comas, en mano, debajo y boca abajo
narrow-escape-two-kinds: Hasta dos, de varias clases y de varios jugadores
never-not-by-your-side-heals-four: Cuatro de daño en total de cuantos se quiera, un lore por cada uno
never-too-far-apart: Hasta tres con Cantante de entre nueve
nick-counts-himself: Dos personajes este turno, él mismo entre ellos
nick-evasive-detective-support: Mientras haya otro Detective, Apoyo; solo, nada
no-arthur-diablo-sees-the-draw: Sin Arthur el robo ocurre, y el jugador de Diablo puede robar también
no-number-where-nothing-can-be-removed: No se pregunta ningún número donde no se puede retirar daño
no-question-where-discarding-is-impossible: A nadie se le pide descartar donde no se puede descartar, y quien no descarta cuenta como tal
no-question-where-no-hand-is-discarded: No hay nada que preguntar donde no se descarta ninguna mano
nobody-like-u-none-in-hand: Una mano sin un personaje así: no ocurre nada, salvo que el jugador no quiera encontrarlo
obedient-meilin-gives-evasive-to-who-covers-her: «Este personaje» es quien está ahora encima
obsolete-three-places: Una al tintero, una arriba del mazo y una al fondo
omnidroid-paid-in-ink-takes-nothing: Jugado por su coste de tinta no se dispara nada
omnidroid-takes-its-cards-back: Jugado con Cambio: las cartas de debajo pueden volver
once-a-card-leaves-the-discard: Una carta que deja el descarte lo hace una vez para «una vez durante tu turno»
once-a-card-that-came-back-gives-its-discount-again: Una carta que se fue y volvió es una carta nueva y da su descuento otra vez
once-a-declined-play-leaves-it-open: Una jugada declinada deja la habilidad sin resolver por completo, así que funciona otra vez
once-a-no-does-not-use-it-up: Un «una vez» declinado sigue ahí, y la frase siguiente vale también tras un no
once-a-replayed-card-is-new: Una carta nueva tiene de nuevo su «una vez»
once-a-second-copy-on-top-is-a-card-of-its-own: La copia jugada encima tiene su propio «una vez» este turno
once-a-turn-for-each-turn: «Una vez por turno» cuenta cada turno por separado
once-a-turn-however-often-it-moves: Movido dos veces, el personaje da lore una; en el turno siguiente otra vez
once-damage-to-everybody-oneself-included: «Cada personaje en juego» incluye a la propia fuente
once-declined-is-not-used-up: Un «una vez durante tu turno» declinado sigue disponible, y tras un sí ya no hace nada
once-for-the-first-damage-of-the-turn: El primer daño que recibe un personaje oponente fortalece a los Piratas, el posterior no
once-moved-and-another-with-him: Una vez por turno otro le acompaña, y se roba una carta por ello
once-nobody-to-choose-is-not-used-up: Una habilidad que no encontró a nadie no se gasta
once-paid-for-during-the-turn: «Una vez durante tu turno, puedes pagar» se usa cuando su jugador quiere, y una vez
once-second-copy-on-top: La carta puesta encima es otra carta y cuenta por sí misma
once-the-second-ink-card-takes-nobody: Una vez: la segunda carta entintada del turno no se lleva a nadie
once-the-singers-second-song: La canción revelada se juega gratis después de la que se cantó
once-twice-and-no-third-time: «Dos veces durante tu turno» son dos síes y no un tercero
once-two-hurt-at-the-same-time: Dos dañados a la vez: uno de los dos disparos hace su trabajo
one-and-only: Se van todos los demás de ese nombre, de cualquier jugador; también una pareja que lo comparte
one-and-only-and-the-duo: Desterrados por un nombre compartido, los dos van al tintero en vez de eso
order-facedown-cards-by-their-owner: Una carta boca abajo en la pila no entrega el orden al oponente
other-card-of-its-own-name: «Otra carta de personaje llamada» es una segunda copia, no la desterrada
other-characters-here: «Todos los demás personajes de aquí» son los de la misma localización, sin el que fue de aventura
other-item-card-than-itself: «Otra carta de objeto» deja fuera la que se desterró para pagar
other-leaves-out-the-card-not-its-copies: «Tus otros personajes» deja fuera a la propia carta, no a una segunda copia
other-one-of-ones-own-to-banish: Como precio hace falta otro de los propios
other-than-the-one-returned: La primera mitad se hace aunque no haya nadie más para la segunda
other-than-the-one-who-was-dealt-the-damage: «Otro» deja fuera al personaje que recibió el daño, así que ningún disparo vuelve
other-without-the-word-the-source-is-in: «Tus personajes» sin «otros» incluye al que tiene la habilidad
otherwise-also-for-a-declined-song: Una canción revelada que no se juega vuelve arriba, como cualquier otra carta
otherwise-takes-in-the-declined-play: «De lo contrario» incluye el objeto que se podría haber jugado y no se jugó
otherwise-takes-in-the-forbidden-play: Lo que no puede jugarse va debajo con el resto
otherwise-where-their-player-declines: Su jugador puede revelar y puede jugar; lo revelado y no jugado va debajo del mazo
owl-banished-in-a-challenge: Desterrado en un desafío, también como desafiador
own-words-and-bodyguard-both: Entra agotado por el Staff: Guardaespaldas no pregunta nada más
pacha-in-his-own-turn: Cuatro más en el propio turno, y Temerario retiene el turno
pack-rush-fifteen-lore: En Pack Rush gana quien llega a 15 de lore
pack-rush-the-discard-is-the-new-deck: En Pack Rush un mazo vacío no hace perder: el descarte es el nuevo mazo
pain-and-panic: Con Panic en el descarte: dos de lore
pair-plays-several-discarded: Dos cartas de personaje descartadas a la vez: dos disparos, cada uno para su carta
paradise-falls-with-a-visitor: Con un personaje aquí, tres lore más en el paso Set
parts-a-tie-goes-to-both-hands: Dos cartas de coste cinco: las dos van a la mano
parts-nobody-buries-before-all-have-decided: B decide sobre el personaje revelado mientras la acción revelada de A sigue arriba
parts-the-dearest-card-goes-to-hand: Todos revelan, la carta más cara va a la mano de su jugador y después la otra al fondo
pellinore-in-his-own-turn: Una gota por un destierro, solo en su propio turno
people-come-without-a-singer: Pagada y sin que nadie la cante: no se mueve nadie
people-gonna-come-here: Una localización del descarte gratis; quien canta puede moverse allí
permission-of-a-zone-for-a-free-play: Remember Me abre el descarte a una canción que juega un personaje gratis; después el nombre queda cerrado
piercing-attack-past-resist: Resistencia no lo reduce
piercing-past-resist-before: Edición 1: el daño que Resistencia no puede reducir tampoco se reduce donde Resistencia reemplaza
play-a-song-a-character-and-a-song-again: Una canción gratis juega un personaje gratis cuya propia canción espera su turno
play-a-song-from-the-discard-does-not-find-itself: Una canción jugada desde el descarte está en la zona de juego mientras se resuelve
play-an-action-goes-before-the-bag: La acción que juega una habilidad va antes que las demás de la bolsa
play-an-action-out-of-a-trigger: La acción que juega un disparo se resuelve después de él; el personaje que ella juega llega antes que el disparo de este
play-an-action-that-shifts-out-of-the-discard: Jugada desde el descarte por una habilidad, después debajo del mazo, después usa Cambio con un personaje del descarte
play-an-item-exerted-from-the-discard: Un objeto que un efecto juega agotado entra agotado, desde la mano o el descarte
play-an-item-found-by-the-other-player: Su jugador puede jugar el objeto encontrado, antes de lo siguiente de la bolsa
play-an-item-found-instead-of-taking-it: Un objeto barato se puede jugar agotado en vez de tomarse
play-as-if-in-hand-by-another-cost: Lo que se juega como si estuviera en la mano se puede pagar de cualquier forma que ofrezca
play-as-if-in-hand-is-asked: La carta revelada va al descarte solo si su jugador no la juega
play-counts-the-hand-with-the-card-in-it: Una carta no se paga a sí misma
play-for-free-is-played: Un personaje jugado gratis se ha jugado, y su propio disparo ocurre
play-for-free-may-enter-exerted-for-a-price: También entra agotado para infligir daño cuando se juega gratis
play-for-free-though-both-have-fallen: Desterrado junto con el otro, aún deja jugar uno
play-four-cards-one-out-of-another: Una habilidad juega una acción, la acción un personaje, el personaje una localización, y se mueve allí
play-from-hand-or-discard-must-where-it-lies-open: Si una de las cartas está a la vista, hay que jugar una
play-goes-on-from-the-discard: La pila en la que está se destierra para pagarla, y entra desde el descarte
play-in-the-others-turn-from-the-discard: Jugado en el turno del otro desde el descarte; el disparo espera el turno de su jugador en la bolsa
play-inking-is-not-playing: Una carta puesta como tinta no se ha jugado
play-that-one-and-no-other-of-the-name: Solo ese, no otro de la mano
play-the-card-just-returned: La carta recién devuelta se puede jugar si tiene el nombre
play-the-rest-is-gone-before-the-action: El resto ya está en el descarte antes de la acción que se jugó
play-the-rest-is-in-the-discard-before-the-action: El resto ya está en el descarte antes de que se resuelva la acción
play-the-revealed-song-banishes-everybody: La canción revelada la destierra también a ella, después de resolverse su habilidad
play-what-both-reveal-and-the-bag-after: Los dos juegan lo que revelan en orden de turno; lo que eso dispara espera
playing-cannot-begin-from-the-new-zone: Si el Cauldron ha caído por otro motivo, no se puede empezar a jugar a Belle desde el descarte
playing-goes-on-from-the-new-zone: Belle se paga con el Cauldron que la cubre y entra desde el descarte
pocahontas-and-meeko-swap: Uno vuelve a la mano, otro se juega gratis
pod-and-remember-me: Con el descarte abierto puede volver el propio desterrado, agotado, y cierra su nombre
pod-and-the-adventuring-duo: No desterrados, los dos siguen siendo ese personaje: puede jugarse a quien comparta un nombre
port-authority-a-lore-each: Cada jugador una gota y un lore, ¿también en el turno del oponente? Solo en el tuyo
portal-with-remember-me: Una de las cartas miradas, y ninguna del descarte
posey-on-a-fresh-potato: La Potato de este turno está agotada y secándose
posey-on-a-potato: Cambio Potato: seco si el objeto estaba desde el comienzo del turno, agotado si el objeto lo está
potato-in-the-others-words: Las palabras del propio objeto: entra agotado
power-surge-for-everybody: Cada jugador dos cartas, agotadas
powerline-after-the-song: Primero la canción, después su disparo
powerline-needs-a-printed-singer: En el descarte no tiene Cantante: su texto solo funciona en juego
prankster-and-readied-later: Quien no puede enderezarse al inicio del turno puede ser enderezado más tarde
prince-john-all-or-none: Una carta por cada carta descartada: las dos o ninguna, nunca una
prince-john-declines: Se puede rechazar el robo entero
priscilla-files: Entra agotada; de las dos cartas vistas, una va a la mano y otra al tintero
prophetic-vision-no-action: Si no es una carta de acción: al fondo, y se pierde y se gana lore
protective-aura-and-a-printed-one: Un Evasivo impreso prevalece sobre el dado, que se va con la carta de encima
protector-first-and-the-shield-waits: Si lo asume el protector, el daño se pone y no se inflige: el escudo espera al siguiente
protector-takes-for-each-of-them: Infligido a cada uno de varios, sin contar Resistencia: el protector recibe uno por cada uno
protectors-two-where-resist-leaves-nothing: Donde Resistencia no deja nada, da igual cuál de dos protectores lo asumiría
pushing-boundaries: Sin daño al desafiar, y además una gota
put-is-not-draw: Una carta puesta en la mano no se roba
quackerjack-counts-items: Cuatro cartas al descarte y un daño por cada objeto entre ellas
queen-no-opposing-character: Sin personaje oponente, la mitad de +4 de Who Is the Fairest ocurre igualmente
queen-same-character-twice: Dos «elegido» separados pueden recaer en el mismo personaje
quest-alone-for-more: Quien va de aventura primero tiene la bonificación, y nadie de ese lado va después
quest-an-exerted-character-cannot: Un personaje agotado no se va de aventura
quest-another-that-has-left-quested-too: Que otro personaje fue de aventura sigue siendo cierto cuando ese ya se ha ido
quest-as-a-duty-in-their-next-turn: Quien debe ir de aventura y no puede desafiar retiene el final del turno hasta que ha ido
quest-as-a-duty-nobody-can-do: Un deber de ir de aventura que no se puede cumplir no retiene nada
quest-bonus-given-before-counts: Un valor de lore subido antes de la aventura se gana con ella
quest-bonus-of-its-own-trigger-comes-too-late: El lore se gana antes de que el disparo de la aventura suba el valor de lore
quest-duty-does-not-make-pay: Un personaje obligado a irse de aventura que tendría que pagar no retiene nada
quest-duty-ends-with-a-song: Un personaje que debe ir de aventura puede cantar en vez de eso y entonces ya no puede
quest-duty-goes-with-the-stack: El deber de irse de aventura y la prohibición de desafiar siguen en el personaje cubierto por un Cambio
quest-first-and-alone: Un valor de lore que pregunta quién se ha ido de aventura este turno se lee antes de la suya
quest-must-be-done-before-the-turn-ends: Quien debe irse de aventura retiene el final del turno hasta que se ha ido o no puede
quest-not-during-the-next-turn: Un personaje que no puede irse de aventura durante su próximo turno queda libre en el siguiente
quest-only-characters: Los objetos y las localizaciones ni se van de aventura ni desafían
quest-readied-and-again: Un personaje que se endereza sin restricción puede irse de aventura otra vez
quest-then-challenged: Un personaje que se fue de aventura está agotado y puede ser desafiado en el turno del otro
quest-without-a-lore-value: Un personaje sin lore se va de aventura para nada y se ha ido igualmente
rafiki-draws-for-any-ink-card: Roba por cada carta en el tintero en su turno, llegue como llegue
randall-all-ink-exerted: Todas las cartas de tinta agotadas; las gotas sin gastar no importan
randall-at-the-end-of-the-turn: Al final del turno, con toda la tinta agotada: un lore
randall-before-minnie: Si Randall se resuelve antes, su «si» no se cumple
ransack-as-much-as-possible: «Luego» no exige éxito: una carta que robar, una carta que descartar
rapunzel-a-second-copy: Puede elegirse una segunda copia
rapunzel-alone: Sola, no tiene a nadie más que elegir: no se pregunta
rapunzel-and-flynn-and-gothel-both: Dos disparos por un descarte: el segundo ya no la encuentra
rapunzel-and-flynn-play-what-was-discarded: Una carta de personaje descartada en el propio turno puede jugarse desde el descarte
rapunzel-declined: Rechazado: nada
rapunzel-discards-to-climb: Una vez por turno, una carta a cambio de lore y Evasivo
rapunzel-one-heihei-shield-is-used-up: Un Apoyo da un escudo, que se gasta con el primer daño
rapunzel-other-names: Nombres distintos: se muestra, y no hay carta
rapunzel-the-same-name: Otro personaje y una carta de la mano con el mismo nombre
rapunzel-two-heihei-one-shield: De dos escudos iguales se usa uno y el otro deja de existir
ravens-call-whenever-exerted: En el propio turno, la agote lo que la agote
raya-counts-locations: Uno por cada localización
ready-later-in-a-turn-begun-exerted: Quien no se endereza al comienzo del turno puede enderezarse más tarde en él
ready-step-leaves-one-exerted: El paso de enderezar deja lo que un efecto mantiene agotado
ready-they-are-all-of-them: Los que se enderezan y no pueden ir de aventura son todos los descritos, estuvieran o no enderezados
reason-a-challenge-ends-without-damage: El desafiado se va antes del daño: no hay paso de daño y el desafío termina
reason-a-character-played-by-an-effect-waits: Lo que dispara un personaje que juega una habilidad espera hasta que esa habilidad acaba
reason-a-delayed-banishing-finds-nobody: Un destierro retardado no encuentra a nadie si su personaje se fue antes
reason-a-loop-is-told-once: Un bucle que se repite: se cuenta una ronda, y el número
reason-a-self-replacement-before-resist: El «en vez de eso» de un texto cambia lo que inflige; Resistencia viene después
reason-a-shift-keeps-all-this: Lo que conserva un Cambio: agotado, seco, con daño
reason-a-shorter-gift-is-gone: Una palabra clave que un personaje tiene por más tiempo: la más breve desaparece para siempre
reason-a-temporary-shift-uncovers: Un Cambio temporal vuelve solo: lo que cubría vuelve a ser un personaje en juego
reason-an-if-in-the-middle-is-met: Se cumple un «si» en medio de un texto: también ocurre esa parte
reason-an-if-in-the-middle-is-not-met: Un «si» en medio de un texto se mira cuando llega su parte; si no se cumple, esa parte no ocurre
reason-drops-beside-ink-cards: Se pregunta cuántas gotas pagan, de cuántas a cuántas; el resto lo pagan cartas de tinta
reason-no-move-where-one-is: Quien se movería a donde ya está no se mueve, y nada se dispara
reason-nothing-left-of-the-damage-to-pass-on: Tras su propio escudo no queda nada del daño que otro recibiría
reason-several-things-stand-against-it: Se dice todo lo que impide una jugada, no solo lo primero
reason-the-first-half-cannot-be-done: Sin un personaje propio tampoco ocurre la segunda mitad
reason-ward-and-the-only-choice: Un personaje con Protección no está entre las elecciones, tampoco donde queda una sola y se toma por sí misma
reason-who-has-no-card-does-not-shuffle: El jugador del que ninguna carta va al mazo no baraja
reckless-and-alert: Con Alerta un Temerario puede desafiar a un Evasivo, y entonces debe hacerlo
reckless-and-rush-given-to-a-newcomer: Un recién llegado al que se da Prisa y Temerario retiene el turno
reckless-blocks-the-end-of-turn: Un Temerario enderezado que puede desafiar debe hacerlo antes de que acabe el turno
reckless-counts-locations: Basta una localización que desafiar para retener el final de un turno
reckless-drying-holds-up-nothing: Un Temerario secándose no puede desafiar, así que el turno puede acabar
reckless-exerted-by-an-ability: Un Temerario puede agotarse para una habilidad, lo que libera a su jugador
reckless-exerted-for-lore: Una habilidad dada a los Temerarios está mientras haya una carta debajo de quien la da
reckless-for-whoever-gains-evasive: Temerario dado a los que tienen Evasivo alcanza a uno que gana Evasivo
reckless-given-to-all-and-readied: Enderezados y Temerarios, no pueden irse de aventura y deben desafiar donde puedan
reckless-given-to-all-the-drying-are-unable: De todos los que reciben Temerario, solo los secos pueden desafiar
reckless-lost-for-a-turn: Un personaje que pierde Temerario este turno puede irse de aventura
reckless-may-sing: Un Temerario puede agotarse para cantar, y queda libre de su deber
reckless-need-not-pay-to-challenge: Nadie tiene que pagar por un desafío para obedecer a Temerario
reckless-nobody-may-be-challenged: Donde el único agotado no puede ser desafiado, un Temerario no puede
reckless-only-evasive-opponents: Un Temerario que no puede desafiar a nadie por culpa de Evasivo no retiene nada
reckless-that-may-not-challenge: Un Temerario que no puede desafiar este turno no retiene nada
reckless-where-only-one-may-challenge: Donde solo un personaje puede desafiar cada turno, un segundo Temerario no puede
reckless-with-nobody-to-challenge: Sin nadie a quien desafiar, un Temerario ni se va de aventura ni retiene el turno
reckless-with-rush-holds-up-the-turn: Jugado con Prisa y Temerario, el recién llegado puede desafiar y por eso debe
red-alert-with-a-monster: El lore se pierde aunque no se pudiera desterrar a nadie
red-panda-by-class-for-a-turn: Cambio temporal Red Panda: sobre cualquier Red Panda, y de vuelta al final del turno
remember-me-a-name-closes-the-pair: Un nombre jugado desde el descarte cierra la pareja que lo tiene, y a nadie más
remember-me-a-pair-closes-its-names: Una pareja jugada desde el descarte cierra cada uno de sus nombres
remember-me-by-shift: También un Cambio desde el descarte, por su coste de Cambio, y agotado
remember-me-closes-the-name: El nombre queda cerrado desde cualquier zona, para la misma carta y para otras de ese nombre
remember-me-ends-with-the-turn: En el turno siguiente el descarte vuelve a estar cerrado
remember-me-from-hand-is-free-of-it: Un personaje jugado desde la mano entra enderezado y no cierra ningún nombre
remember-me-in-the-others-turn: Acaba con el turno: no se juega nada en el del otro, aunque un efecto lo permitiría
remember-me-lies-there-for-who-asks: La canción que permite jugarla desde el descarte ya está allí cuando su habilidad pregunta
replacement-a-discard-as-a-cost-is-no-effect: Lo que prohíbe descartar por efectos no toca los costes
replacement-a-discard-that-does-not-happen: Un descarte que no ocurre no dispara nada
replacement-a-price-in-damage-taken-by-another: El daño que Beast asume no se infligió al elegido, así que el precio no está pagado
replacement-a-price-in-damage-that-is-shielded: El daño que un escudo impide recibir se infligió igualmente, y paga
replacement-a-price-of-a-standing-offer-taken-by-another: El precio en daño lo asumió otro: no hay movimiento
replacement-a-shield-does-not-catch-what-is-put: Un escudo contra daño infligido no para lo que se pone en lugar de otro
replacement-a-shield-for-each-of-two: Cada escudo protege al suyo
replacement-a-song-price-taken-by-the-protector: El daño a uno mismo que asume el protector nunca se infligió: el precio no está pagado
replacement-a-song-that-never-goes-to-the-discard: Una canción que se convierte en tinta no va debajo del mazo
replacement-affected-player-picks-beast: De dos escudos distintos elige el jugador cuyo personaje sufriría el daño
replacement-an-action-that-dealt-nothing: El daño que asume el protector nunca se infligió, así que lo que vigila el daño infligido calla
replacement-banished-and-not-exerted: «En su lugar» pone un acto en el sitio del otro
replacement-banished-by-counters-he-took-over: Quien asume el daño de otro no está en el desafío y no fue desterrado en él
replacement-challenger-does-not-raise-willpower-damage: Desafiador suma Fuerza, que el disparo no usa
replacement-counters-put-are-seen-as-taken: Los contadores puestos en lugar de otro son daño recibido, y lo ve quien vigila eso
replacement-damage-put-is-the-first-time: El daño puesto se recibiría, así que gasta la primera vez
replacement-gone-before-the-second-half: La carta que impedía descartar a su jugador está otra vez en la mano cuando llega el descarte
replacement-helga-one-damage: Sin dos cartas en el descarte Helga inflige uno, y las cartas posteriores no cambian nada
replacement-lilo-bundled-up-first-damage: El daño puesto en Lilo es daño que recibiría: la primera vez no recibe nada
replacement-mass-damage-taken-over-by-one: Daño a todos: el protector recibe lo suyo infligido y lo de los demás puesto, todo a la vez
replacement-more-for-a-hero: Hasta dos pasa a hasta cuatro para un Héroe, y sigue siendo dos para cualquier otro
replacement-more-for-a-pirate-card: Lo que se descartó para pagar decide cuánto daño se inflige
replacement-more-for-the-name: Más Fuerza para el de ese nombre, en lugar de la bonificación menor
replacement-moved-damage-is-not-taken-over: Movido no es infligido: él no lo asume
replacement-named-by-its-maker: Un efecto de reemplazo que quedó atrás se nombra por la carta que lo hizo
replacement-no-damage-none-to-take-over: Si quien desafía no recibe daño, no hay ninguno que otro pueda asumir
replacement-no-damage-nothing-to-take-over: El daño que no se inflige en absoluto no lo asume otro
replacement-no-discarding-in-the-others-turn: Quien no descarta nada roba igualmente, y no se descartó nada
replacement-not-discarded-is-not-counted: Un jugador que no descarta roba igualmente, y lo no descartado no se cuenta
replacement-only-the-first-time: El primer daño de cada turno de oponente se quita, y en el turno siguiente vuelve a haber una primera vez
replacement-played-exerted-instead-of-taken: Jugado en vez de tomado: agotado, y su disparo espera a que se guarde el resto
replacement-resisted-damage-is-not-the-first-time: El daño que Resistencia deja en nada no se recibiría, así que la primera vez está por venir
replacement-shield-waits-for-damage-that-would-be-taken: Un escudo contra el próximo daño espera donde Resistencia se lo lleva todo
replacement-the-only-one-may-be-named: El único efecto de reemplazo también se puede nombrar
replacement-the-other-of-two-beasts: El jugador afectado también puede dejar que el Beast dañado se lleve el daño y se destierre
replacement-three-hit-each-with-its-protection: Tres golpeados a la vez, cada uno con su protección
replacement-three-if-there-was-a-card-under: Si había una carta debajo del personaje desterrado se recuerda
replacement-two-shields-for-one-support: Dos de ellos ven el mismo Apoyo: dos escudos, un golpe
replacement-two-supercharges-ask-once: Dos copias pondrían la misma carta: no se pregunta cuál se aplica
replacement-under-the-deck-is-not-put-into-the-discard: Una canción puesta debajo del mazo en vez de eso no cuenta como puesta en el descarte
replacement-what-cannot-be-dealt-is-not-taken-over: Lo que no puede infligirse tampoco lo asume otro
replacement-which-of-two-beasts: De dos Beast el jugador afectado dice cuál se lleva el daño, y el otro no se aplica
resist-adds-up: Resistencia +2 y Resistencia +1 son Resistencia +3
resist-of-a-location: Resistencia baja el daño que se inflige a una localización
resist-of-a-location-from-three: La Resistencia que tres fuentes dan a una localización se suma
resist-of-nothing-is-no-resist: Resistencia +0 no es Resistencia
resist-once-for-one-amount: El daño contado por cada uno es una sola cantidad, y Resistencia se resta una vez
retro-evolution-and-remember-me: El personaje desterrado como coste puede volver por el mismo efecto, agotado
reveal-as-many-as-lie-under: Se miran tantas cartas como hay debajo de él
reveal-each-may-is-one-yes: «Puedes poner cada una» es un solo sí para todas las que encajan
reveal-moves-nothing: Una carta que solo se revela se queda donde está
reveal-only-among-those-looked-at: Solo puede revelarse una carta de entre las que se miran
reveal-repeated-while-it-hits: Un efecto que se repite sigue hasta que la carta no es del tipo
reveal-what-does-not-fit-stays-on-top: Una carta revelada que no encaja se queda arriba y se puede revelar otra vez
revealed-only-with-remember-me: Simba revela un personaje: solo ese, aunque el descarte esté abierto
revealed-with-remember-me-closes-no-name: Jugado desde el mazo por un efecto propio: el nombre sigue abierto
ring-of-stones: Un lore más por cada Floodborn
ring-the-bell-damaged-only: Ring the Bell solo puede elegir personajes dañados
robin-and-evasive: Alerta para los Floodborn: Evasivo no es obstáculo
roses-red-none: Hasta dos incluye ninguno, y la carta se roba igualmente
roses-red-not-twice: Hasta dos significa dos personajes distintos
roxanne-takes-somebody: Los dos a la misma localización; el otro recibe un lore
roz-faceup-deck: La primera carta del mazo de cada oponente está boca arriba
running-effect-of-a-card-in-play: Un efecto que dura con su objeto está desde hace tiempo y termina cuando el objeto se va
rush-challenges-but-does-not-quest: Prisa deja desafiar a un personaje secándose, y nada más
rush-exerts-for-nothing-else: Prisa no deja cantar a un personaje secándose
rush-given-to-one-played-this-turn: La Prisa dada a un personaje secándose le deja desafiar, pero no irse de aventura
russell-junior-takes-a-friend: Él y otro a la misma localización
russell-reveals-two: Los personajes a la mano, el resto al fondo
russell-senior-at-locations: Fuerza en las localizaciones, lore por los fuertes que se van de aventura
scar-for-floodborn: Un Floodborn destierra en un desafío: un lore; uno es desterrado en el turno del otro: una carta
scare-buddies-and-remember-me: Un efecto que nombra las cartas no necesita permiso: entran enderezadas y el nombre sigue abierto
scimitar-aladdin-instead: Slash da a un Aladdin +2 en vez de +1, no además
scout-ahead-when-behind: Un oponente tiene más lore: dos de lore
scram-into-the-inkwell: Un personaje rival de coste dos o menos al tintero de su jugador
scream-canister: Se agota toda la tinta y después un personaje rival débil
setup-a-hand-is-altered-once: La mano inicial se altera una vez como máximo y vuelve a completarse hasta siete
setup-first-player-draws-nothing-in-the-first-turn: El jugador inicial se salta el primer paso de robo; el segundo jugador, no
shed-your-weary-load: Cada carta de la mano que no sea de personaje
shift-a-ban-on-questing-is-kept: Cubierto por un Cambio, el personaje sigue sin poder irse de aventura
shift-a-floating-trigger-is-kept: Un disparo flotante sobre un personaje continúa cuando un Cambio lo cubre
shift-a-revealed-card: Una carta revelada que puede jugarse como desde la mano puede jugarse con Cambio
shift-a-shield-is-kept: Un escudo se queda en el personaje cubierto por un Cambio
shift-a-waiting-trigger-means-the-new-top-card: El Apoyo que espera lee al personaje que está ahí ahora
shift-asked-for-by-another-card: Una carta que pregunta si se usó Cambio dice que no de un personaje pagado por completo
shift-cost-is-reduced: Una reducción para el siguiente personaje baja también un coste de Cambio
shift-covers-all-but-puts-nothing-under: Un Cambio sobre un personaje con Impulso cubre todas sus cartas, pero no se puso ninguna debajo
shift-deadly-damage-is-kept: El daño conservado de la carta cubierta puede ser letal para la nueva, cuyo disparo se resuelve igualmente
shift-enters-exerted-for-rush-given-by-name: Una pareja jugada con Cambio sobre uno enderezado entra agotada donde lo hacen los que tienen Prisa y su nombre se la da
shift-for-free-onto-nobody: Un efecto que hace Cambio gratis no hace nada donde ningún personaje encaja
shift-for-free-pays-no-card-either: El precio del Cambio no se paga
shift-for-free-where-the-text-says-shift: Un texto que dice él mismo hacer Cambio gratis permite ambas cosas, y la pila sigue seca
shift-for-nothing-once-a-card-left-a-discard: Una carta de la mano tiene Cambio en cuanto una carta dejó algún descarte
shift-from-under-an-item: Desde el caldero también con Cambio
shift-gained-in-the-hand: El Cambio que una carta gana en la mano se puede usar en el acto
shift-is-playing-a-character: Un personaje jugado con Cambio se ha jugado
shift-keeps-what-applied-below: El Evasivo que dio la Feather se queda en el personaje jugado con Cambio
shift-lady-triggers-from-below: La Lady de debajo aún ve jugarse la Lady de encima, y la bonificación va a ese personaje
shift-location-and-delayed-banishing-are-kept: El personaje con Cambio está donde estaba el cubierto y se le destierra en su lugar al final del turno
shift-needs-the-same-name: Cambio pide el mismo nombre y un personaje propio
shift-no-card-was-put-under: Una carta cubierta por un Cambio no se ha puesto debajo de otra
shift-not-onto-a-card-in-hand: Cambio necesita el personaje en juego y su tinta
shift-not-onto-another-name: Cambio va sobre un personaje del mismo nombre y sobre ningún otro
shift-not-when-played-for-free: Gratis es el coste que se paga; no se puede pagar además Cambio
shift-only-the-top-card-comes-back: Se destierra una pila; la habilidad dada devuelve esta carta, la de debajo se queda en el descarte
shift-onto-a-card-of-any-name: Una carta que admite cualquier Cambio encima cumple el nombre, pero el coste se paga
shift-onto-drying: Con Cambio sobre un personaje secándose, entra secándose
shift-onto-exerted: Con Cambio sobre un personaje agotado, entra agotado
shift-onto-morph-for-drops: Baymax va sobre Morph por dos gotas
shift-onto-one-only: Cambio pone una carta sobre un personaje, nunca sobre dos
shift-or-play-a-robot-for-free: Gratis puede jugarse con Cambio donde el texto lo dice
shift-pays-another-cost: Cambio sustituye el coste de tinta y conserva enderezado, daño y seco
shift-restriction-is-kept: No poder irse de aventura este turno se queda en el personaje cubierto por un Cambio
shift-reward-and-restriction-are-kept: La recompensa del próximo desafío y la prohibición de irse de aventura se quedan en el personaje cubierto
shift-the-card-just-returned-onto-anybody: El robot recién devuelto puede jugarse con Cambio sobre cualquiera
shift-the-delayed-banishing-follows: Al final del turno se destierra al personaje, sea cual sea la carta de encima
shift-tinker-bell-takes-over-states: El personaje jugado con Cambio está enderezado, sin daño y seco como el de debajo
shift-what-an-item-forbids-is-kept: Lo que un objeto en juego prohíbe a un personaje vale para la carta que lo cubre hasta que el objeto se va
shift-what-an-item-gives-is-kept: Lo que un objeto da a un personaje elegido se queda en él cuando un Cambio lo cubre
shift-what-the-covered-card-could-not: El texto de la carta cubierta acaba: Ariel sobre la que no tiene voz puede cantar
siblings-on-one-draw-one: Cambio Combo sobre uno de ellos: una carta
siblings-on-two: Cambio Combo sobre los dos: dos cartas debajo, dos cartas robadas
sing-together-adds-costs: Cantar Juntos suma costes de tinta, y los personajes secándose no pueden participar
sing-together-not-by-these: Por qué estos personajes no pueden cantar juntos
sing-with-town-and-lead: Dos cantan juntos; solo la banda roba
singer-changes-no-cost: Cantante 4 canta una canción de coste 4 y sigue siendo un personaje de coste 2
singer-lent-is-singer-for-others: Con Cantante sin número, es un personaje con Cantante para quien pregunte
singer-stays-and-the-two-more-count: La Guitar no da un segundo Cantante a quien ya lo es, pero sí dos más para cantar
skates-after-a-quest: Un personaje se fue de aventura este turno, sea de quien sea
sleepy-nodding-off-enters-exerted: Yawn no da a elegir: entra agotado
smolder-and-two-that-come-back: De lo descartado junto se juegan las dos, en el orden que se quiera
smolder-with-an-empty-hand: Una mano vacía se descarta igualmente, pero no se descartó ninguna carta
snob-and-a-singer-of-one-willpower: El cantante entra con daño y cae en el chequeo; su habilidad se resuelve igual
some-punch-rush-and-challenger: Prisa y Desafiador para un recién llegado
song-a-reduction-does-not-help-the-singer: Una reducción baja lo que se paga en tinta, no el coste al que debe llegar quien canta
song-ariel-draws-after-beyond-the-horizon: Tres cartas por la canción y después una por el disparo de quien la canta
song-bambi-waits-for-his-song: Agotado para cantar, Bambi revela solo cuando la canción ya ha robado
song-bonus-adds-to-the-singer-number: El coste de más para cantar se suma al número de Cantante
song-bonus-of-a-location: En el Concert Hall un personaje de coste tres canta una canción de coste cinco
song-colors-of-the-wind-draws-one-by-one: Dos tipos de tinta, dos robos, dos disparos para Diablo
song-from-the-discard-goes-under-the-deck: Una canción jugada desde el descarte va a donde dice el texto, después de resolverse
song-i2i-readies-two-singers: Los dos cantantes se enderezan y no pueden irse de aventura este turno
song-lute-card-is-sung: Una canción jugada como si estuviera en la mano puede cantarse
song-no-card-chosen-no-equal-name: Sin carta que elegir nada tiene el mismo nombre, y la carta revelada va a la mano
song-nobody-sings-for-the-other: Para Cantar Juntos valen los personajes propios, y uno agotado no suma nada
song-only-if-it-was-sung: Lo que una canción añade para quien la canta no lo añade donde se pagó
song-only-songs-are-sung: Una acción que no es canción no se puede cantar
song-played-again-is-not-sung-again: Jugada otra vez desde el descarte, una canción no se cantó una segunda vez
song-second-singer-after-a-no: Dos cantantes disparan dos veces; un no al primero deja el «una vez» para el segundo
song-sing-together-by-one: Una canción con Cantar Juntos también puede cantarla un solo personaje de su coste
song-sing-together-more-than-needed: Pueden cantar más personajes de los necesarios, y cada uno de ellos ha cantado
song-sing-together-with-a-singer: En la suma de Cantar Juntos un Cantante cuenta con su número
song-stitch-sings-one-higher: Una bonificación para cantar con un nombre no ayuda a nadie más
song-sung-by-one-readied-and-again: Un cantante que se endereza puede cantar otra vez en el mismo turno
song-the-singer-is-exerted-when-it-is-played: Quien canta está agotado cuando la canción se juega
song-the-voiceless-do-not-join-in: Un personaje que no puede agotarse para cantar tampoco canta junto con otros
song-those-who-sang-are-readied: «Esos personajes» son los que cantaron
song-two-singers-and-a-bonus-for-singing: Una bonificación para cantar cuenta en la suma de cantantes y en ningún otro sitio
song-voice-stealer-plays-a-song: El coste del personaje agotado es el límite de la canción gratis
song-who-may-sing: Quien canta debe estar seco, enderezado y tener el coste de la canción o más
source-of-the-vine-asks-each: Se pregunta al jugador del personaje que se va de aventura
source-of-the-vine-in-the-others-turn: Tinta en el turno de otro jugador, con una gota
speaker-stack: Fuerza y Voluntad para los Cantantes; cuando se va, el daño puede ser demasiado
sprout-discards-an-alien: Una carta de personaje Alien o de localización, de la mano, por dos daños
stack-facedown-card-and-who-orders: Aunque haya una carta boca abajo en la pila, el orden no pasa al oponente
stack-into-the-inkwell-by-an-opponent: Todas las cartas de la pila se vuelven tinta agotada
stack-of-two-is-two-cards-in-the-discard: Una pila de dos que se destierra pone dos cartas en el descarte
stack-only-its-top-card-was-returned: Vuelve la pila entera y una de sus cartas se juega otra vez
stack-only-the-banished-card-becomes-ink: De una pila solo la propia carta desterrada es esa carta
stack-only-the-banished-card-returns: Solo vuelve la carta desterrada; la de debajo se queda en el descarte
stack-returned-for-its-top-card: Solo cuenta el coste de la carta superior; vuelve toda la pila
stack-returned-is-one-character: Una pila devuelta es un personaje devuelto, haya lo que haya debajo
stack-returned-is-one-for-the-staff: La pila del oponente que se devuelve cuenta una vez
stack-returned-the-lower-card-may-be-played: Una pila devuelta deja dos cartas en la mano, y puede jugarse la de debajo
staff-and-a-trigger-of-the-card: Guardaespaldas forma parte de la entrada: no espera una segunda habilidad en la bolsa
staff-and-an-item: Un objeto jugado entremedias no es el siguiente personaje
staff-and-who-looks-for-a-bodyguard: Lo que el bastón da al entrar ya está cuando otros preguntan qué se jugó
staff-for-the-next-character-only: El siguiente personaje, no el que viene después
staff-the-next-one-is-the-first: El siguiente personaje es el que se juega; quien viene con él entra enderezado
static-a-bonus-with-two-conditions: La bonificación de una localización es para los que tienen la palabra clave, venga de donde venga
static-a-classification-given: Una clasificación dada a personajes en juego los abre a lo que pregunta por ella
static-a-classification-until-the-next-turn: Una clasificación dada por un tiempo acaba con él
static-a-granted-permission-misses-newcomers: Los que están pueden desafiar a enderezados, un recién llegado no
static-a-lasting-ban-takes-in-newcomers: Nadie desafía, tampoco los recién llegados con Prisa
static-a-returning-ability-misses-newcomers: Los personajes jugados después no vuelven
static-ability-for-whoever-gains-the-keyword: Una habilidad dada a los que tienen Evasivo está para uno que gana Evasivo
static-all-characters-one-s-own-too: «Todos los personajes» incluye a los propios, y a ninguno que llegue después
static-an-ability-is-lost: Una habilidad que se pierde no hace nada mientras la otra carta esté en juego
static-angel-resists-the-last-card: La última carta ya no está en la mano al resolverse, así que Angel tiene Resistencia
static-anna-in-play-has-two-lore: Junto a otro Hero tiene dos de lore en juego, pero solo uno como carta en el descarte
static-bashful-needs-company: «No puede irse de aventura a menos que» cesa en cuanto la condición es cierta
static-bogo-deputizes-in-play: La clasificación Detective se da a personajes en juego, no a cartas en otro sitio
static-by-the-size-of-the-hand: Lo que depende del tamaño de la mano lo sigue carta a carta
static-demona-cannot-ready: «No puede enderezarse» impide también un efecto que endereza
static-each-damaged-one-is-reckless: Cada personaje oponente con daño lo gana, los dañados después no
static-each-opponents-hand: Cuenta la mano de cada oponente
static-entering-exerted-is-not-becoming-so: Un personaje que entra en juego agotado no pasó a estar agotado
static-enters-exerted-to-deal-damage: Al entrar agotado inflige daño a un personaje con daño de cualquier lado
static-enters-exerted-unless: Entra agotado a menos que el otro esté cuando él entra
static-enters-with-damage-past-resist: El daño con el que entra un personaje no se infligió, así que Resistencia no lo reduce
static-five-damaged-of-both-sides: Los personajes con daño se cuentan en los dos lados, y en cuanto se cura uno se va la bonificación
static-floodborn-with-a-card-under: Los personajes Floodborn con una carta debajo ganan lo que otros no
static-flynn-too-strong-for-the-sea: La carta debajo de Flynn lo sube por encima del límite de Under the Sea
static-hades-counts-other-villains: Un lore más por cada otro Villain, sin contarse a sí mismo
static-happy-enters-with-four-strength: Un modificador de una carta en juego vale según entra el personaje, así que Weight Set se dispara
static-his-own-bonus-is-enough: Con una bonificación él mismo es el que necesita
static-items-enter-exerted: Un objeto que entra agotado no puede usarse en ese turno
static-items-that-do-not-ready: Los objetos oponentes siguen agotados en el paso de enderezar; las demás cartas, no
static-kind-by-one-keyword-by-another: Una clasificación que da una carta cuenta para la palabra clave que da otra
static-last-one-standing-loses-its-company: Una bonificación por compañía acaba en cuanto la compañía se va
static-lasting-bonus-misses-newcomers: Lo que se dio a personajes hasta un momento posterior no alcanza a los que llegan después
static-lasting-keyword-misses-newcomers: La Resistencia dada a los propios personajes no está para el que se juega después
static-lost-and-not-to-be-gained: Una palabra clave perdida que no puede ganarse no se gana
static-maui-enters-with-rush: La Prisa de Peter Pan está ahí cuando entra Maui
static-may-enter-exerted-for-nothing: Puede entrar agotado aunque no haya nadie a quien dañar por ello
static-more-items-than-each: «Más que cada oponente» no se cumple con los mismos
static-no-damage-from-challenges: Los personajes que no reciben daño de los desafíos infligen el suyo igualmente
static-no-damage-from-challenges-given: Un Pirata elegido no recibe daño de desafíos este turno, pero sí de acciones
static-no-damage-once-lifted-by-challenger: Subido a siete por Desafiador, no se le puede infligir daño en ese desafío
static-no-damage-unless-challenged: A quien solo se puede infligir daño al desafiarlo se le puede elegir en vano y desafiar en serio
static-no-damage-while-challenging: Quien desafía no está siendo desafiado, así que no se le inflige nada
static-no-lore-under-the-prankster: El lore no se puede ganar, la carta se roba igualmente
static-not-for-those-who-come-later: Lo que ganan los otros personajes propios es para los que están, no para quien llega después
static-not-readied-but-by-its-own-ability: Un personaje que no se endereza al comienzo del turno puede enderezarse con su habilidad
static-one-gives-evasive-another-rush-as-it-enters: Una palabra clave dada por otra también dada ya está cuando el personaje entra
static-one-leads-to-the-next: Una palabra clave de una carta, Fuerza por esa palabra de otra, lore por esa Fuerza de una tercera
static-one-lost-ability-leaves-the-others: Quien pierde una habilidad por su nombre conserva las demás
static-only-one-here: Lo que un personaje tiene por estar solo aquí acaba cuando llega otro
static-resist-for-that-location: La localización a la que se movieron gana Resistencia, ninguna otra
static-restoring-atlantis-covers-later-characters: Un efecto continuo de una acción alcanza a personajes jugados después
static-rush-given-after-entering: La Prisa que un efecto da después de entrar no hace que entre agotado
static-stronger-than-each-of-none: Donde no hay personaje oponente, cualquiera es más fuerte que cada uno de ellos
static-stronger-than-nobody: Sin personajes oponentes el propio es más fuerte que cada uno de ellos; igual no es más fuerte
static-that-character-at-a-location: Lo tiene cada Caballero en una localización, y nadie más
static-they-are-those-who-were-readied: Son los que se enderezaron, no quien llega después
static-too-many-cards-to-ready: Con tres cartas en la mano antes de robar, la gárgola no se endereza
static-two-cards-in-the-ready-step: La mano se cuenta en el paso de enderezar, antes de robar la carta del turno
static-two-conditions-for-safety: Los Villanos están a salvo mientras él esté agotado y el otro esté ahí
static-two-ink-types-count-as-both: Un personaje de Rubí y Acero es un personaje de Rubí
static-ward-while-exerted: La Protección que está mientras se está agotado va y viene con el agotarse
station-without-the-express: Sin el tren, la estación dañada pierde Voluntad y es desterrada
stone-readied-by-nobody-is-not-asked: Con tres cartas en la mano no se pregunta si enderezar a una gárgola que no puede enderezarse
storm-no-target-still-draws: La segunda frase ocurre aunque la primera no tenga elección legal
storm-ward-choice-redone: Elegir a un personaje con Protección se deshace; jugar la canción, no
sulley-and-boo-come-back-apart: Desterrados, las cartas de personaje que tenían debajo pueden jugarse gratis
sulley-exerts-all-ink: Puede agotar todas las cartas del tintero, y entonces tiene Prisa
sulley-with-all-ink-spent: Ya está todo agotado: no se pregunta, y tiene Prisa
sung-by-one-who-may-not: A quien la Blessing no deja cantar, tampoco le vale Cantar Juntos
support-another-character: Apoyo suma a otro personaje, solo este turno
support-by-willpower: La Voluntad sumada a la Fuerza es la que tiene cuando se resuelve
support-does-not-add-up: Un segundo Apoyo de otra fuente no da un segundo disparo
support-for-an-opponents-character-is-not-for-yours: Un personaje del oponente elegido para Apoyo no es uno tuyo
support-for-everybody: Apoyo dado a todos es un disparo por cada uno que va de aventura
support-from-two-sources-is-one: Apoyo impreso y Apoyo dado son un solo disparo
support-given-to-an-opponent-is-theirs: Una habilidad dada a un personaje del oponente la usa ese oponente
support-nobody-else-there: Sin otro personaje en juego Apoyo no pregunta nada
support-of-a-returned-one: Se ha ido antes de que se resuelva Apoyo: cuenta la última Fuerza que tuvo
support-of-one-that-is-gone: El Apoyo de un personaje que se ha ido suma la última Fuerza que tuvo
support-reads-the-strength-once: Apoyo suma la Fuerza que su personaje tiene al resolverse, y los cambios posteriores no alteran nada
support-with-less-than-no-strength: Apoyo de quien tiene menos de 0 de Fuerza no suma nada, ni resta
support-with-strength-below-zero: Apoyo con una Fuerza por debajo de cero no suma ni quita nada
support-with-two-losses-below-zero: Dos reducciones de Fuerza se suman por debajo de cero y el comienzo del turno las acaba
sven-chooses-a-ready-character: Enderezar a un personaje enderezado no hace nada; la restricción vale igualmente
taunt-in-a-game-of-three: Con dos oponentes debe desafiar a otro
taunt-in-a-game-of-two: Contra un solo oponente, solo Temerario
taunt-of-a-player-who-left: La provocación de un jugador que se ha ido dura su tiempo
team-a-duty-of-one-holds-the-turn: Un compañero que aún debe irse de aventura retiene el turno del equipo
team-each-singer-for-their-player: Un personaje del compañero canta también, y cada cual da a su jugador
team-mates-are-no-opponents: Los compañeros de equipo no son oponentes: ni se les desafía ni se les hace descartar
team-one-of-it-without-a-deck: Acaba el turno de un equipo: pierde quien de él no tenga cartas en su mazo
team-one-singer-is-ones-own: En solitario, una canción solo la canta un personaje propio
team-orders-its-bag-jointly: Lo que se dispara para un equipo es de todo él, que dice en qué orden se resuelve
team-sings-together: Los personajes de un compañero de equipo participan al cantar juntos
team-turns-at-the-same-time: Un equipo endereza, roba y actúa a la vez; su turno acaba cuando nadie de él quiere nada más
team-tycoon-asks-no-mate: A los compañeros de equipo no se les pregunta ni se les cuenta
team-wins-together: Un equipo gana con el jugador que tiene suficiente lore
temporary-shift-back-and-healed: El de debajo está ahí otra vez, sin daño y agotado
temporary-shift-from-the-discard: Desde el descarte entra agotado; vuelto a la mano, deja un personaje agotado
temporary-shift-leaves-damage-behind: De vuelta a la mano al final del turno; se retira todo el daño
temporary-shift-one-on-the-other: Dos cambiados por el turno, uno sobre otro: ambos vuelven y el de abajo se queda
temporary-shift-the-buried-one-first: La panda cubierta vuelve también si su habilidad se resuelve primero
temporary-where-damage-cannot-be-removed: Donde el daño no puede retirarse nada se dispara por ello; se va con la carta que lo tenía
the-challenging-player-discards: El jugador que desafía elige qué carta
the-vine-makes-bodyguards: Tus Floodborn agotados tienen Guardaespaldas, salvo ella misma
this-is-business: El oponente elige: una carta que tú elijas y dos gotas para él, o una carta y dos gotas para ti
this-is-business-for-you: O robas tú y recibes dos gotas
thomas-in-a-game-of-three: La más cara de las tres va a la mano, el resto al fondo de su propio mazo
tia-victoria-keeps-exerted: No puede enderezarse al comienzo de su próximo turno; un efecto sí puede enderezarlo
tiana-discards-a-location: Una localización descartada así puede jugarse gratis
tigger-readies-a-hunny: Una vez por turno se endereza un Hunny, él incluido, y no puede irse de aventura
timing-get-to-safety-draws-first: La acción termina antes de que Take the Helm mueva a Jim
timing-mufasa-plays-on-the-other-turn: Mufasa desterrado permite a su jugador jugar un personaje en el turno del oponente
timing-no-challenge-before-the-choice: La elección llega al jugarla; entre medias no cabe ningún desafío
timing-played-in-the-others-turn-is-dry-in-ones-own: Un personaje que entró en el turno del oponente está seco en el siguiente turno de su jugador
timing-scar-readies-but-does-not-quest: Las dos frases dependen del destierro: se endereza, pero no se va de aventura
tinkerer-and-baymax-drop-by-drop: Dos gotas en vez de una, y cada una puede reemplazarse
to-infinity-until-the-same-number: Con menos cartas que el oponente elegido: se roba hasta tener las mismas
tod-chosen-though-he-is-there: También adonde ya está: elegido, no movido y enderezado
tod-is-chosen-to-move: Movido por una acción, fue elegido para ello y puede enderezarse
torn-corner-discarded-from-hand: Desde la mano se queda en el descarte
torn-corner-from-the-deck: Puesto en el descarte desde el mazo, puede jugarse gratis
torn-corner-twice: Dos Corner del mazo a la vez: puede jugarse cada uno
torn-corner-without-the-photo: Sin la Photo no se pregunta nada
torrent-for-the-next-shift: El próximo personaje jugado con Cambio cuesta menos; uno jugado de otra forma no lo consume
torrent-used-up-by-a-free-shift: El descuento del próximo Cambio se gasta con uno gratis
toulouse-all-opponents: Ningún oponente juega acciones, cada uno hasta el comienzo de tu próximo turno
toulouse-no-actions: Los oponentes no juegan acciones, canciones tampoco, hasta el comienzo de tu próximo turno
tower-pays-with-its-own-drop: La gota que da una torre paga la habilidad de la otra
town-band-together: Una canción con Cantar Juntos, cantada a solas o con otros, le da una carta
tramp-quick: Puede nombrarse cualquier opción impresa
translation-collar-gives-support: El Apoyo dado se dispara al irse de aventura
tremaine-and-a-singer-by-his-own-words: Tendrá Cantante según entra: con daño
tremaine-and-a-singer-shifted: Cambiado sobre un personaje dañado, el cantante entra con un daño más
tremaine-and-no-singer: Sin una canción en el descarte no lo tiene
tremaine-and-singers: Un Cantante rival entra con daño, que nada le inflige
tremaine-draws-for-a-song: Un daño a sí misma por una carta; aunque se reduzca a nada, se infligió
tremaine-two-of-them: Dos como ella: dos daños según entra
trigger-a-boosted-one-is-challenged: Una localización con una carta debajo cuenta igual que un personaje
trigger-a-challenged-location-is-a-challenge: Una localización desafiada también es un desafío
trigger-a-guard-that-enters-exerted-became-nothing: Un guardián que entra agotado no pasó a estar agotado
trigger-a-location-is-no-character-of-hers: Una localización no es un personaje suyo
trigger-a-new-ability-may-come-next: Lo que un disparo destierra añade su propio disparo, que el mismo jugador resuelve a continuación
trigger-a-shifted-one-had-a-card-under-it: Una carta debajo por un Cambio también estaba debajo
trigger-all-exerted-at-once-one-each: Agotados todos a la vez, todos son desterrados, un disparo cada uno
trigger-an-option-when-banished: El jugador de la carta desterrada elige la opción
trigger-another-than-the-one-that-challenges: Cualquiera que desafíe estando dañado hace robar al jugador del Hatter, también el del oponente
trigger-another-was-played-and-is-covered: Un personaje jugado este turno y cubierto después fue jugado
trigger-any-damaged-challenger-but-not-against-a-location: Cuenta un personaje con daño de cualquier lado, una localización desafiada no
trigger-banished-is-not-returned: Lo que se destierra no se devuelve a la mano
trigger-banished-though-back-in-hand: Un personaje que vuelve a la mano fue desterrado igualmente
trigger-becomes-exerted: Se puede elegir agotar a un personaje agotado, pero no pasa a estar agotado
trigger-bodyguard-given-and-banished: Con Guardaespaldas dado, cuenta su propio destierro
trigger-by-the-type-of-the-card: Lo que sigue depende del tipo de la carta que llegó
trigger-cards-that-were-under-him-of-both-kinds: Las cartas que había debajo de él son tanto las de Impulso como las de un Cambio
trigger-challenges-a-character-not-a-location: Desafiar a otro personaje no es desafiar a una localización
trigger-challenges-a-location-as-well: Un desafío a una localización es un desafío también para la arquera
trigger-chosen-and-gone: Aunque la acción que lo eligió se lo llevó, su jugador roba igualmente
trigger-crossbow-before-the-fairy: Lo que dispara el coste espera a que la habilidad se haya resuelto
trigger-cruella-once-each-turn: Out of Season responde solo al primer personaje pequeño del turno
trigger-damage-removed-from-anybody: El daño retirado de cualquier personaje es una ocasión, sea de quien sea
trigger-delayed-banish-finds-its-character: Si nadie lo toca, el personaje traído para el turno se destierra al final
trigger-delayed-banish-misses-the-new-card: Un personaje que se fue y volvió es una carta nueva, que el destierro retardado no alcanza
trigger-delayed-banish-of-a-free-character: Un personaje jugado gratis se destierra al final del turno
trigger-drawing-in-the-draw-step: La carta del paso de robo es una carta robada en el propio turno; cinco en el del otro no lo son
trigger-each-opponent-banishes-one: Cada uno de los otros que se destierra hace que cada oponente ceda uno
trigger-end-of-turn-not-for-one-who-comes-then: Un personaje que llega al final del turno espera otro final para el suyo
trigger-entering-exerted-is-not-being-exerted: Entrar agotado no es agotarse
trigger-exerting-the-exerted-sets-nothing-off: Agotar a quien ya está agotado no dispara nada; a uno enderezado se le destierra
trigger-floating-about-one-character: Un disparo hecho para un personaje lo sigue durante el turno
trigger-floating-follows-a-shift: Lo que flota sobre un personaje lo sigue debajo de un Cambio
trigger-floating-for-newcomers-the-bonus-not: La bonificación es para los que están, la habilidad flotante para todos
trigger-floating-for-whoever-is-reckless-then: El lore flota para todos los que son temerarios cuando desafían
trigger-from-the-card-that-is-covered: Hiro, debajo, responde al personaje Floodborn puesto encima de él
trigger-given-for-a-turn: Un disparo dado a los Héroes para el turno es de cada uno
trigger-given-twice-returns-once: Dado dos veces, vuelve una
trigger-grave-boosts-before-olaf-returns: Olaf, desterrado como coste, espera a que la Grave haya puesto su carta debajo de Scrooge
trigger-he-had-a-card-under-him: Si tenía una carta debajo es lo que era así en juego
trigger-he-is-gone-when-it-is-asked: Cuando se pregunta quién está en juego él ya se ha ido
trigger-in-ones-own-turn-with-a-condition: La condición sobre el daño recibido este turno se mira al resolverse el disparo
trigger-left-and-played-in-one-song: Lo que dejó el juego y lo que se jugó en una canción espera a su final
trigger-left-the-discard-for-good: Dejó el descarte, aunque nunca vuelva allí
trigger-leviathan-counts-the-song-that-brought-it: La canción ya está en el descarte cuando cuenta el disparo del Leviathan
trigger-lore-for-each-in-the-others-turn: En el turno de otro cada uno de los demás propios da lore al ser desterrado, aunque quien vigila también se vaya
trigger-lyle-sees-those-who-leave-with-him: Lyle se dispara una vez por cada uno de los suyos desterrado junto con él
trigger-more-cards-than-each-opponent: Una carta desterrada puede volver si la mano es mayor que la de cada oponente
trigger-nobody-sees-themselves-played: Una carta no está aún en juego cuando se juega: no se ve a sí misma
trigger-of-the-covered-card-means-the-top: Un disparo de la carta cubierta da su bonificación a la carta de encima
trigger-once-for-each-card-drawn: Tres cartas robadas son tres robos, y Desafiador se suma
trigger-one-exerted-already-is-not-exerted-again: Agotar a un personaje agotado no es agotar: no se destierra nada por ello
trigger-one-of-its-own-kind-is-meant-too: Sin «otro» la propia carta desterrada es una de ellas
trigger-one-or-more-singers-once: «Uno o más de tus personajes» es una sola ocasión, canten los que canten
trigger-only-at-a-location: Un disparo que tiene mientras está en una localización no está antes
trigger-pabbie-for-each-healed-character: Ancient Insight se dispara por cada personaje curado
trigger-quests-while-strong: Una aventura mientras tiene cinco de Fuerza, sea como sea
trigger-readied-at-the-end-of-ones-turn: Enderezado al final del turno, la habilidad aún se resuelve en este turno
trigger-readied-before-it-is-asked: Enderezado por la primera habilidad no está agotado cuando pregunta la segunda
trigger-readied-in-the-ready-step: Enderezado en ese paso, su habilidad se resuelve con las demás del paso Set; quien ya lo estaba no se enderezó
trigger-readies-an-item: Un objeto que se endereza puede usarse otra vez en el mismo turno
trigger-removes-what-it-entered-with: El daño con el que entró un personaje lo puede retirar su propio disparo
trigger-returned-cards-of-opponents: Cada carta de un oponente que vuelve del juego a la mano es una ocasión, ninguna de las propias
trigger-returned-from-where-it-was-banished: Un personaje desterrado en un desafío en la Lair puede volver, también en el turno del otro
trigger-second-action-counts-the-one-before-her: La segunda acción de un turno se cuenta desde el comienzo del turno, no desde que ella llegó
trigger-second-ink-counts-the-one-before-her: La carta entintada antes de jugarla es también para ella la primera del turno
trigger-secondary-if-false-by-then: Una condición que ya no se cumple cuando se resuelve la habilidad la deja sin efecto
trigger-secondary-if-true-by-then: La segunda carta llega a tiempo, porque la condición se mira al final
trigger-sees-all-who-leave-and-itself: Ve a todos los que se van con él, y a sí mismo
trigger-sees-the-other-fall-with-it: Caída junto con aquel contra quien luchaba, ve caer al otro
trigger-shift-used-to-enter: Una carta que pregunta por su propio Cambio responde cuando entra con él
trigger-sid-sees-all-toys-leave: Sid gana por cada Toy desterrado junto con él, sea de quien sea
trigger-steady-aim-for-each-damaged-character: Un disparo por cada personaje dañado, con Protección o sin ella, y ninguno ayuda donde el primer daño bastó
trigger-steal-from-the-rich-floats: Un disparo flotante responde a cada aventura del turno y después se acaba
trigger-support-of-one-who-fell-between: Desterrado por el chequeo entre dos habilidades, aún apoya con la Fuerza que tenía
trigger-that-location: «Esa localización» es aquella donde está el personaje elegido
trigger-the-covered-one-sees-the-card-on-top-of-it: Genie roba por la carta puesta encima de él, y la nueva no se ve a sí misma
trigger-the-exerted-character-is-that-one: «El personaje agotado» es el que eligió la primera frase
trigger-the-next-time-and-only-then: Una localización desafiada no la gasta, y el segundo personaje no trae nada
trigger-the-next-time-is-not-a-location: Una localización desafiada no es un personaje: la próxima vez aún está por llegar
trigger-the-second-action-only: Se trata de la segunda acción del turno, ni la primera ni la tercera
trigger-the-second-card-drawn: Se refiere a la segunda carta que un oponente roba en su turno; la del paso de robo es la primera
trigger-the-second-card-inked: Se trata de la segunda carta puesta en el tintero, llegara como llegara
trigger-the-second-challenge-of-the-turn: Una localización desafiada cuenta como el primer desafío del turno
trigger-the-second-of-three-cards-drawn: Cada carta robada dispara, y solo con la segunda hace algo
trigger-the-source-has-gone: Una bonificación para un personaje que se ha ido no le hace nada a la carta
trigger-the-strength-he-had-with-all-his-bonuses: La Fuerza que tenía en juego cuenta las cartas de debajo y lo que otros le dieron
trigger-the-watcher-is-banished-with-the-others: De dos que vigilan el destierro de otros, cada uno ve irse al otro
trigger-this-or-another: «Este personaje u otro» se dispara al jugarse él y al jugarse otros
trigger-tiana-after-under-the-sea: Captivating Melody llega después de la canción y no salva ni condena a nadie
trigger-two-abilities-about-one-card: La primera habilidad se lleva la carta, la segunda ya no la encuentra
trigger-two-abilities-want-the-same-card: De dos habilidades que se llevarían la misma carta del descarte la segunda no encuentra nada
trigger-two-cards-put-under-two-revelations: Dos cartas puestas debajo de él, dos revelaciones
trigger-two-cinderellas: Cada Cinderella tiene su propio disparo al final del turno
trigger-two-olympus-two-lore: Dos copias crean dos disparos retardados
trigger-two-want-the-same-card: De dos habilidades que moverían la carta la segunda ya no la encuentra allí
trigger-when-an-opponent-plays: Un disparo por lo que juega un oponente ocurre en el turno del oponente
trigger-while-exerted-against-challengers: Mientras está agotada, puede hacerse daño antes del desafío a cualquier oponente que desafíe
trigger-while-exerted-during-the-turn: Dos condiciones de un disparo se cumplen juntas: el propio turno, y estar agotado
trigger-with-a-second-if-waits-each-time: Una habilidad con condición secundaria se añade cada vez y la mira al resolverse
turn-a-bonus-until-the-start-is-over: Lo que dura hasta el comienzo del turno ha acabado cuando se resuelven sus disparos
turn-a-location-that-leaves-has-given-its-lore: Una localización da su lore en el paso Set antes de que un disparo de comienzo de turno la destierre
turn-an-end-trigger-that-comes-too-late: Quien llega en la fase final de turno espera a otro final
turn-an-option-at-the-start: Una elección entre dos al comienzo del turno se hace en el paso Set de ese turno, antes del robo
turn-banished-in-the-ready-step: Lo que acaba en el paso de enderezar puede desterrar allí; el disparo espera al paso Set
turn-bonus-by-a-keyword-of-the-turn: Una palabra clave del turno acaba y con ella la Voluntad que traía; el destierro es aún de este turno
turn-bonus-counts-before-the-banishing: Un disparo de final de turno resuelto antes del destierro retardado encuentra la bonificación del turno
turn-bonus-gone-with-the-banished-one: El mismo disparo resuelto después del destierro retardado no encuentra a nadie
turn-bonus-of-the-turn-counts-at-its-end: Lo que dura este turno sigue ahí mientras se resuelven los disparos del final del turno
turn-damage-by-those-who-are-here: Al comienzo del turno, tanto daño como personajes hay ahí
turn-damage-moved-from-here: El daño se mueve al comienzo del turno desde un personaje que está aquí
turn-damage-to-the-ready-ones: Los personajes enderezados de los oponentes reciben daño al comienzo del turno
turn-discarded-at-the-start-is-too-late: Descartada al comienzo del turno es demasiado tarde para el comienzo del turno
turn-draw-step-trigger-before-the-main-phase: Se roba la carta del paso de robo, y lo que dispara se hace antes de la fase principal
turn-end-nobody-challenged: Dos disparos de un objeto esperan juntos, y cada uno mira el turno al resolverse
turn-end-of-each-opponents-turn: Un disparo al final del turno de un oponente ocurre en ese turno y a ese oponente
turn-end-somebody-challenged: Después de un desafío, el otro de los dos hace su trabajo
turn-end-trigger-asks-what-was-played: Un disparo de final de turno pregunta si se jugó una canción, también cantada
turn-healed-before-it-is-asked: Curado antes de que se resuelva su disparo da una carta
turn-healed-first-then-no-damage: Curado por la habilidad resuelta primero, no tiene daño cuando mira la suya
turn-location-lore-wins-before-the-bag: El lore de las localizaciones gana antes de que se resuelva un disparo del paso de enderezar
turn-moved-in-time-for-the-house: La condición de un disparo del comienzo del turno la puede cumplir otro que se resuelve antes
turn-no-damage-or-otherwise: Lo uno o lo otro al comienzo del turno, según el daño que tenga entonces
turn-not-ended-with-a-question-open: Mientras un disparo espera su respuesta, el turno no puede acabar ni hacerse nada más
turn-only-ones-own-cards: Nadie actúa con las cartas de otro jugador
turn-only-the-active-player-acts: El otro jugador no hace ninguna acción de turno
turn-played-at-the-start-of-the-turn-is-drying: Un personaje que trae un disparo de comienzo de turno llega cuando ya se han secado los demás, y espera al siguiente
turn-played-from-the-discard-at-the-start: Una carta del descarte puede volver por sí misma al comienzo del turno, agotada y secándose
turn-played-out-of-the-inkwell-at-the-start: Jugado desde el tintero al comienzo del turno, secándose
turn-readied-in-the-ready-step: Lo que se endereza en el paso de enderezar dispara; lo que ya estaba enderezado, no
turn-ready-step-readies-ink-and-items: El paso de enderezar endereza tinta y objetos además de personajes, solo del jugador activo
turn-still-exerted-in-the-draw-step: Si se le impide enderezarse, está agotado en el paso de robo y gana
twice-second-copy-on-top: Lo mismo para Tod
twin-blades-though-nothing-was-taken: El daño que Resistencia redujo fue infligido: las hojas golpean con la Fuerza que da una gota
twin-blades-while-no-damage-is-taken: No recibir daño no impide infligirlo, ni lo que eso dispara
two-guitars-add-up: Dos Guitar, cuatro más
two-staffs-one-character: Dos de ellos para un mismo siguiente personaje
two-tricksters-two-drops: Dos gotas y dos que miran: cada una roba una vez
two-ursulas-one-song: La segunda Ursula ya no encuentra esa canción, aunque haya una copia en el descarte
tycoon-in-turn-order: Cada oponente decide en orden de turno; las gotas llegan después de todos
un-poco-loco-both: Uno de los dos es barato: vuelven ambos
un-poco-loco-none: Los dos caros: nada
universal-shift: Cambio universal acepta a cualquiera de tus personajes
unless-he-is-there: Se pide el descarte a menos que esté el personaje nombrado
ursula-declines: Sin jugarla otra vez, la canción se queda en el descarte
ursula-sings-it-again: La canción se juega otra vez desde el descarte y acaba en el fondo del mazo
ursula-vineling-quests: Cada Floodborn que se va de aventura debilita a alguien
vanish-after-into-the-unknown: El personaje ya es tinta antes de que se resuelva Desvanecer: nadie es desterrado
vanish-for-a-song: Una canción es una acción: el personaje que elige se desvanece
vanish-for-an-action: Desvanecer destierra después de la acción que eligió al personaje
vanish-for-the-second-choice: Desvanecer se dispara con la segunda elección de una acción y se resuelve después de ella
vanish-in-spite-of-the-ward-it-is-given: Elegido para la acción, se desvanece aunque la acción lo proteja
vanish-is-a-banishing-in-that-turn: Desvanecer destierra en el turno del oponente, para quien vigile eso
vanish-not-for-an-ability: Una habilidad que elige al personaje no lo hace desvanecerse
vanish-not-for-an-ability-given-by-an-action: Una habilidad que dio una acción no es una acción cuando elige
vanish-not-for-each: El daño a cada personaje no elige a nadie, así que nadie se desvanece
vanish-not-for-its-own-player: Elegir con una acción al propio personaje con Desvanecer no tiene riesgo
vanish-not-for-its-own-players-choice: Donde debe elegir su propio jugador, nadie más lo ha elegido
vanish-not-when-its-own-player-chooses: Elegido por su propio jugador para una acción del oponente, no se desvanece
vanish-not-when-its-own-player-has-to-choose: Un personaje que su propio jugador elige para una acción del oponente no se desvanece
vanish-though-nothing-is-moved: Elegido es elegido: sin daño que mover, el personaje se desvanece igualmente
victory-pose-for-a-banishing: Dos lore por un personaje desterrado en un desafío en el turno propio
village-saves-who-is-there: Resistencia para los que están; quien llega después no la tiene
vine-entrance-first-time-each-turn: El primer Floodborn que se mueve aquí cada turno
vine-pod-a-team-by-either-name: Un equipo se encuentra por el nombre de uno de los dos
vine-pod-by-the-name-it-had: Desterrado, y después uno del mismo nombre gratis
vine-sends-its-own-before-it: Los demás Floodborn agotados la protegen, y al caer uno devuelve el golpe
vinelings-that-fall-together-see-one-another: Desterrados juntos, se ve ir a sí mismo y al otro
violet-this-or-another-hero: Por ella misma y por cada otro Hero
vixey-with-evasive: Con un personaje con Evasivo puede devolverse una carta barata
wand-discount-waits: Otras cartas no lo consumen
wand-for-the-next-of-that-name: El descuento es para la próxima carta de ese nombre, no para otras
wand-with-a-team: Una pareja comparte cada uno de sus nombres: basta uno en común, y ese es el nombre que vale
ward-all-other-exerted-ones-go-home: Todos los demás personajes agotados vuelven a casa, los propios y los que tienen Protección también
ward-among-up-to-two-and-each: Protección detiene lo que elige y nada más
ward-damage-is-moved-from-each: El daño se mueve desde cada otro personaje, con Protección o sin ella
ward-does-not-stop-all: Protección impide elegir; no impide ni «cada» ni un desafío
ward-for-items: Los objetos que los oponentes no pueden elegir no son elección para ellos, y sí para su jugador
ward-of-the-challenger-after-the-challenge: El jugador del caído no puede elegir a quien desafió si tiene Protección
ward-own-player-may-choose: Protección no es obstáculo para el propio jugador del personaje
ward-who-must-choose-among-their-own: Quien debe elegir a uno de sus propios personajes puede elegir a uno con Protección
wasabi-paid-with-a-drop: Con una gota retirada para jugarlo, los demás reciben Resistencia y Protección
wasabi-spends-his-last-drop: Gastada la última gota, la Fuerza baja antes del golpe
wasabi-twice-given-resist: Resistencia +1 dada dos veces es +2; Protección sigue siendo una
wasabi-twin-blades: Daño en un desafío, la misma Fuerza a otro: ni él mismo ni el desafiado
waternoose-each-opponent: Más que cada oponente: uno con las mismas basta para impedirlo
waternoose-has-more-ink: Más cartas en el tintero que cada oponente: las gotas no cuentan
weakness-lilo: Los contadores que ella no recibe no se movieron
weedwhacker-cuts-vinelings: Dos de tinta y el objeto por un Vineling
who-put-this-turn: Así que su jugador puso allí una carta este turno
who-puts-into-the-inkwell: El jugador al que se le dice que ponga una carta en su tintero es quien la pone
whole-new-world-all-discard-first: Todos descartan antes de que nadie robe
whole-new-world-and-gothel: Descartada en tu propio turno, espera en la bolsa hasta que todo ha terminado
whose-effect-leaves: El jugador del efecto se va: se acabó
windstorm-twice-the-evasive: Uno a todos, después dos más a los que tienen Evasivo; desterrados solo después de los dos
woody-both-with-a-toy: Con otro Toy, las dos cosas: puede jugarse lo devuelto
wu-gains-when-covered: Quien se juega con Cambio sobre ella trae un lore, según el texto de la carta cubierta
yama-counts-characters-challenged: Una localización desafiada no es un personaje: ninguna gota; el siguiente desafío sí la da
yama-each-challenge: Usada dos veces se dispara dos veces, por cada desafío a un personaje
yama-not-for-locations: Desafiar a una localización no es desafiar a otro personaje
zone-a-banished-location-becomes-ink: «Esa carta» es la localización desterrada
zone-a-bonus-does-not-reach-the-discard: Una bonificación en juego no cuenta para una carta del descarte
zone-a-boosted-card-is-played-from-the-discard: Boca abajo hasta que está en el descarte, después una carta como las demás
zone-a-card-discarded-from-the-hand-is: Una carta descartada de la mano es lo que espera el Sheriff
zone-a-card-under-him-by-a-shift: Una carta debajo de un personaje lo está, sea por Impulso o por Cambio
zone-a-card-under-is-not-the-character-returned: Un Hero debajo del devuelto no se devolvió como personaje
zone-a-covered-card-is-no-character: Una pila cuenta como un personaje
zone-a-deck-may-hide-what-is-sought: Quien busca en su propio mazo puede no encontrar lo que hay
zone-a-deck-of-one-card: De un mazo de una carta, esa va a la mano y nada al tintero
zone-a-hand-has-no-limit: Nadie descarta por tener muchas cartas en la mano
zone-a-new-card-boosts-anew: Devuelta y jugada otra vez es una carta nueva, y su Impulso puede usarse de nuevo en el mismo turno
zone-a-played-action-is-not-discarded: Una acción que va al descarte tras resolverse no se ha descartado
zone-a-shift-onto-a-boosted-one-keeps-all-below: Con Cambio sobre uno con Impulso, la carta nueva tiene debajo a ese y sus cartas, y todas se van juntas
zone-a-song-that-becomes-ink: Una canción que se pone a sí misma en el tintero no va al descarte
zone-a-stack-becomes-ink-together: Un personaje con Cambio puesto en el tintero pasa a ser tanta tinta como cartas tiene la pila
zone-a-stack-becomes-ready-ink-together: Puestas en el tintero sin «agotadas», todas las cartas de una pila son tinta enderezada
zone-a-stack-goes-to-the-bottom-in-its-order: Una pila puesta en el fondo del mazo conserva su orden, la carta superior primero
zone-a-stack-is-banished-once: Solo fue desterrada la carta superior de una pila
zone-a-stack-is-shuffled-away-together: Una pila barajada en el mazo va entera, y su jugador roba
zone-a-stack-returns-to-the-hand-together: Un personaje con Cambio devuelto a la mano se lleva la carta de debajo
zone-all-cards-from-under-her: Las cartas cogidas de debajo de un personaje se ponen en la mano, no se roban
zone-all-cards-of-a-stack-are-put-into-the-discard: Todas las cartas de una pila desterrada se pusieron en el descarte este turno
zone-all-is-found-not-itself: Una acción que se está resolviendo no está en el descarte
zone-all-of-a-kind-under-the-deck-in-order: Todas las cartas de la clase van al fondo del mazo, en el orden elegido
zone-all-opposing-return: Un personaje desterrado devuelve a todos los oponentes, aunque no puedan elegirse
zone-all-the-cheap-become-ink: Todos los personajes hasta un coste pasan a ser tinta de sus jugadores, aunque no puedan elegirse
zone-an-action-and-its-discard-are-two-cards: Una acción resuelta y la carta que descartó son dos cartas puestas allí
zone-an-item-card-in-hand-is-no-item: Un objeto está en juego; una carta de objeto en la mano no lo es
zone-an-item-takes-the-cards-under-it-along: Un objeto que vuelve a la mano se lleva las cartas de debajo; entonces son cartas de la mano
zone-any-card-sought-in-secret: Puede buscarse cualquier carta, y no se enseña
zone-any-number-on-top-the-rest-below: Las cartas elegidas van encima en su orden, el resto al fondo en el suyo
zone-boost-cards-go-to-the-discard-too: Las cartas debajo de un personaje con Impulso se van con él y quedan boca arriba
zone-cards-from-the-deck-are-not-discarded: Las cartas puestas del mazo en el descarte no se han descartado
zone-cards-from-under-become-ink: Cualquier número de las cartas de debajo pasa a ser tinta
zone-cards-from-under-to-the-bottom: Las cartas de debajo de un personaje lo dejan donde está
zone-character-cards-shuffled-back: Vuelven las cartas de personaje de cada jugador, las demás se quedan
zone-characters-from-under-the-cauldron: Un personaje debajo de un objeto se juega desde allí, pagado, en el turno en que se permite
zone-chromicon-finds-nobody-left: Después de Be Prepared no queda ningún personaje que el Chromicon pueda devolver
zone-covered-is-not-leaving: Estar cubierto no es irse, y cubierto no se va por sí mismo
zone-deal-maker-chooses-in-play: Un personaje está en juego; una carta de personaje en la mano no se puede elegir
zone-hades-deal-takes-the-whole-stack: Puesto en el fondo del mazo, un personaje con Impulso se lleva su pila
zone-hand-compared-without-the-action: La acción que compara las manos no está en ninguna
zone-heihei-passes-through-the-discard: Desterrado en un desafío va al descarte y después vuelve a la mano
zone-hide-away-inks-the-cauldron-and-its-content: Lo que está debajo de un objeto va adonde va el objeto
zone-horned-king-returns-from-the-discard: La carta desterrada está en el descarte antes de volver, y lo abandona
zone-ink-that-returns-to-the-hand: Solo quienes tienen más tinta de la permitida devuelven cartas, y tantas como sobran
zone-it-took-damage-and-is-gone: Un personaje que recibió daño este turno y ya no está sigue contando
zone-items-of-the-others-enter-exerted: «Los objetos oponentes entran agotados» no toca los objetos propios ni los personajes de nadie
zone-last-known-cards-under: Las cartas que había debajo de un personaje desterrado se cuentan como estaban
zone-last-known-strength: Cuenta la Fuerza que tenía en juego, con lo que había debajo de él
zone-last-known-strength-with-cards-under: La Fuerza que tenía con las cartas de debajo
zone-made-ink-by-the-first-of-two: Hecha tinta por la primera habilidad, la segunda no la encuentra
zone-one-on-top-the-rest-below: Una carta va encima y las demás al fondo en el orden de su jugador
zone-only-the-banished-card-becomes-ink: Solo la carta desterrada pasa a ser tinta
zone-only-the-top-card-is-that-card: De una pila desterrada solo la carta superior es «esa carta»
zone-only-the-top-card-of-a-stack-goes-on: De una pila desterrada «esa carta» es la que era el personaje
zone-played-actions-are-put-into-the-discard: Las acciones cuentan como cartas puestas en el descarte, aunque nadie las descartara
zone-returned-all-exerted-ones: Se devuelve a todos los demás personajes agotados, de los dos lados, si se usó Cambio
zone-returned-and-then-discarded: La carta devuelta ya está en la mano cuando se descarta una al azar
zone-returned-before-the-delayed-banishing: A quien ha vuelto a la mano no se le destierra al final del turno
zone-returned-from-the-discard-is-not-from-play: Desterrada primero y recuperada del descarte, la carta no se devolvió desde el juego
zone-returned-is-not-banished: Un personaje devuelto a la mano ha abandonado el juego pero no ha sido desterrado
zone-revealed-until-one-is-found: Se revelan cartas hasta que una encaja, y las demás vuelven al mazo
zone-shuffled-away-is-not-returned: Lo que se baraja en un mazo o se pone en su fondo no se devuelve a una mano
zone-sought-shuffled-and-put-on-top: La carta buscada queda arriba después de barajar el mazo
zone-that-card-returns: «Esa carta» es la recién desterrada
zone-that-song-is-not-in-the-discard: Una canción que fue al tintero no está en el descarte para jugarla otra vez
zone-the-discard-hides-nothing: Del descarte hay que coger una carta que esté ahí
zone-the-discarded-card-is-played: La carta descartada así se puede jugar desde el descarte
zone-the-discarding-player-chooses: Quien debe descartar elige la carta
zone-the-first-named-lies-on-top: Las cartas devueltas en cualquier orden quedan como las ordena su jugador
zone-the-place-falls-with-its-guest-and-sees-it: El lugar cae con su huésped y aún lo ve irse
zone-the-rest-into-the-discard: El resto va a donde dice el texto, y la reducción vale para el turno
zone-the-revealed-action-finds-what-was-put-down: La acción espera al resto de la habilidad y encuentra en el descarte lo que esta puso allí
zone-the-whole-hand-is-discarded: La mano entera de quien desafía se descarta antes del daño
zone-this-card-is-the-top-card: De una pila desterrada solo la carta superior vuelve a la mano
zone-three-places-and-a-stack-on-top: Tres personajes van a tres sitios; una pila queda junta encima del mazo
zone-three-stacks-to-three-places: Cada pila va entera a su sitio, encima del mazo con su carta superior primero
zone-two-from-the-hand-on-top: Se eligen dos cartas de la mano y después se ordenan
zone-under-an-item-is-not-under-a-character: Al caldero: dejó el descarte y no es una carta debajo de un personaje
zone-under-the-sea-mixes-stacks: Las cartas de dos pilas van al fondo en cualquier orden, mezcladas como quiera su jugador
zone-we-know-the-way-not-itself: La canción no puede elegirse a sí misma: aún está en juego
zone-what-lay-under-him-kept-him-alive: Un personaje que pierde las cartas de debajo pierde su bonificación y es desterrado
zone-what-was-under-him-goes-on: Las cartas que estaban debajo de un personaje desterrado pueden ponerse debajo de otro
