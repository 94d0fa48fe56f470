# Spanish titles of rulings by the name of their file. What is not here yet is shown in English, and said to be.
bag-active-player-before-fraidy-cat: El disparo del jugador activo cuenta el daño antes de que Prince John añada más
bag-broom-draws-for-the-cobra: La carta de la escoba llega a tiempo para que la cobra la descarte
bag-courtyard-heals-after-the-burden: Luisa carga primero con el daño, sobrevive y el Courtyard la cura
bag-demona-draws-for-diablo: Diablo responde a cada robo del oponente, cuando Demona ha terminado, y a ninguno de su propio jugador
bag-end-of-turn-active-player-first: El jugador de Cinderella no tiene carta para ella antes de que Goliath reparta dos
bag-end-of-turn-triggers-once: Lo que ocurre durante el final del turno no lo hace empezar de nuevo
bag-goofy-heals-before-smee-hurts: Curado y enderezado antes, Mr. Smee no tiene motivo para hacerse daño
bag-hans-finds-anna-in-play: Hans busca una Queen cuando se resuelve su disparo, y para entonces Anna ya está
bag-lilo-before-bolt: Los dos disparos esperan desde el paso de preparar; con Lilo primero, Bolt la cuenta
bag-maui-returns-what-merfolk-takes: El disparo del jugador activo va primero, así que la carta devuelta está ahí para descartarla
bag-ohana-first: En el otro orden ocurren los dos robos
bag-ohana-is-checked-when-it-resolves: La condición de Ohana se mira al resolverse, no al dispararse
bag-scar-first-clarabelle-looks-later: El robo de Scar cambia la mano que compara Clarabelle
bag-support-then-banish: Primero Apoyo sube al personaje agotado hasta cinco y después Bye Bye lo destierra
bodyguard-that-cannot-be-challenged: Un Guardaespaldas que no puede ser desafiado no protege a nadie
boost-diary-answers-under-not-on-top: Cambio pone una carta encima; solo Impulso pone una debajo
boost-fairy-godmother-once-for-each-card: Un disparo por cada carta puesta debajo de ella: dos con la ayuda de Donald
challenge-both-deal-damage: En un desafío los dos personajes infligen su Fuerza a la vez
challenge-coachman-is-not-yet-evasive: Evasivo se comprueba antes de agotar al que desafía
challenge-dale-uses-willpower: Con Dale el daño se inflige con la Voluntad, y el daño recibido no la baja
challenge-fa-zhou-second-challenge: Un desafío a una localización cuenta como el primero del turno
challenge-gothel-banishes-before-damage: El daño movido en la declaración puede acabar con el desafío antes de su daño
challenge-marshmallow-returns: Lose Something destierra a Marshmallow dentro del desafío, así que Durable lo devuelve
challenge-merfolk-discards-before-chromicon-returns: El descarte es de la declaración; la devolución, del destierro tras el daño
challenge-queen-of-hearts-makes-jafar-stronger: La carta robada cuenta antes del daño
choice-chosen-player-may-be-oneself: El jugador elegido puede ser el mismo que elige
choice-criminal-mind-five-strength: Fuerza de cinco o más se mira cuando se resuelve la canción
choice-dinner-bell-on-an-undamaged-character: Sin daño, la campana no roba nada y destierra igualmente
choice-john-smith-even-for-a-gift: También hay que gastar en él una acción que ayuda
choice-john-smith-must-be-chosen: Do Your Worst deja una sola elección legal
choice-last-ditch-effort-second-half: Aunque solo haya personajes con Protección que elegir, la segunda frase ocurre
choice-mob-song-three-different: Hasta tres personajes elegidos son tres distintos
choice-ohana-means-family-undamaged: Un personaje sin daño es una elección legal que no cura ni roba nada
choice-own-characters-only-spares-john-smith: Donde solo se pueden elegir personajes propios, él no cuenta
choice-shere-khan-then: «Luego» no depende de la primera mitad
choice-they-means-the-chosen-one: «Ellos» es el personaje que se acaba de elegir y nadie más
choice-three-arrows-second-is-optional: A nadie se le obliga a disparar a su propio personaje
cost-a-sung-song-costs-no-ink: Cantar no paga tinta, y ninguna tinta es dos o menos
cost-damage-that-cannot-be-dealt: Un precio en daño que no se puede infligir no compra nada
cost-doc-reduction-spent-on-a-free-character: La reducción de Doc va al siguiente personaje, aunque sea gratis
cost-escape-plan-not-by-the-same-effect: Lo que un efecto pondrá después en el descarte no permite la acción ahora
cost-exerted-character-cannot-exert-again: Un personaje que entró agotado no puede agotarse para pagar
cost-lefou-lowers-his-own: Una reducción sobre «este personaje» funciona desde la mano
cost-medusa-deals-damage-though-nobody-returns: El daño se hace aunque no se pueda devolver a nadie
cost-paid-at-the-end-of-the-turn: La tinta puesta al final del turno está preparada para pagar lo que dispara
cost-performance-review-needs-a-dry-character: Un personaje secándose no puede agotarse para pagar; lo hace el que está seco
cost-queen-discards-and-must-return: Royal Summons no puede quedarse en el descarte de una carta
cost-quill-puts-any-card: La Quill entinta una carta sin símbolo y no gasta la tinta del turno
cost-rc-pays-to-quest: RC paga una tinta cada vez que se va de aventura
cost-reductions-are-spent-together: Todas las reducciones van al siguiente personaje; lo que sobra se pierde
cost-scrooge-from-the-cauldron-by-four-items: Desde debajo del Cauldron hay que pagarlo igualmente: cuatro objetos más bastan
cost-two-belles-three-ink-cards: Cada Belle permite una carta de tinta más, y ninguna una cuarta
damage-steady-aim-sees-damage-reduced-to-nothing: Una acción cuyo daño se lleva Resistencia ha infligido daño igualmente
duration-deep-freeze-and-fan-the-flames: «No puede enderezarse al comienzo de su próximo turno» no impide otros enderezamientos
duration-mordu-and-simba: Mor'du impide enderezarse al comienzo del turno; Simba endereza al final
duration-sea-witch-on-an-exerted-character: «No puede enderezarse al comienzo de su próximo turno» vale una vez
duration-silver-reckless-next-turn: Temerario «durante su próximo turno» está entonces y solo entonces
duration-tiana-lasts-the-whole-turn: Menos tres de Fuerza dura todo el turno, se enderece lo que se enderece
each-player-active-player-first: Allow Me: el jugador activo decide primero, después el otro, cada uno lo suyo
each-player-no-bag-in-between: El segundo jugador elige antes de que se resuelva el disparo del primero
golden-forbidding-beats-allowing: Genie permite una acción, Tiana la prohíbe: está prohibida
golden-keep-the-ancient-ways: Ni acciones ni objetos hasta el comienzo del próximo turno de quien la jugó
gsc-both-reach-twenty-in-turn-order: Los dos llegan a veinte en el mismo chequeo: los resultados van en orden de turno
gsc-broom-is-gone-before-its-own-trigger: El chequeo tras el primer disparo destierra la escoba con la que pagaría el segundo
gsc-empty-deck-loses-at-the-end-of-the-turn: Se pierde por mazo vacío al final del propio turno, no cuando falla un robo
gsc-flounder-and-the-cannons: El daño igual a la Voluntad destierra en el chequeo que sigue a la acción
gsc-luisa-below-three: Dos de daño en ella no se pasan a otro
gsc-luisa-passes-deadly-damage-on: Luisa llega a su Voluntad a mitad de la habilidad y sobrevive
gsc-medusa-returns-the-one-she-hurt: El daño letal de la primera mitad no destierra antes de que la segunda lo devuelva
gsc-pride-rock-falls-flounder-follows: El chequeo se repite: sin Pride Rock, el daño de Flounder basta
gsc-two-goats-the-active-player-wins: Las dos cabras llegarían a veinte; el disparo del jugador activo se resuelve antes
gsc-vanellope-reaches-the-finish-line: El daño letal como precio se mira cuando el movimiento ya ha ocurrido
location-fergus-own-discard-only: «De tu mano o tu descarte» es el descarte propio
location-gives-lore-in-the-set-step: El lore de una localización se gana en el paso Set y gana en el chequeo de ese paso
location-ice-artisan-exerts-for-the-palace: Las elecciones se hacen al resolverse cada disparo, así que el primero puede preparar la del segundo
location-is-challenged-any-time: Una localización no está preparada ni agotada, puede ser desafiada y no devuelve daño
location-mine-first-move-only: Mountain Defense responde solo al primer movimiento del turno
location-moved-to-on-the-turn-it-is-played: Una localización no se seca: los personajes pueden moverse allí en el acto
location-snuggly-duckling-one-lore: De tres a cinco de Fuerza en el Duckling vale un lore
modifier-grand-duke-comes-and-goes: Un modificador se aplica en el acto y acaba en el acto
modifier-negative-counts-as-zero: Fuerza de menos uno cuenta como cero para Technical Gain y sigue siendo menos uno
modifier-never-below-printed: «No puede reducirse por debajo» es un suelo bajo la suma de todos los modificadores
modifier-pocahontas-reads-the-current-lore: Valor de lore significa el valor actual, con lo que haya debajo de Genie
modifier-tiana-and-challenger-add-up: Desafiador +2 y menos tres se suman; no queda nada que infligir
multi-bag-goes-round-in-turn-order: Con tres jugadores la bolsa pasa desde el jugador activo en orden de turno
name-lucky-is-not-lucky-dime: Una carta nombrada debe coincidir con el nombre entero
replacement-affected-player-picks-beast: De dos escudos distintos elige el jugador cuyo personaje sufriría el daño
replacement-helga-one-damage: Sin dos cartas en el descarte Helga inflige uno, y las cartas posteriores no cambian nada
replacement-lilo-bundled-up-first-damage: El daño puesto en Lilo es daño que recibiría: la primera vez no recibe nada
shift-cost-is-reduced: Una reducción para el siguiente personaje baja también un coste de Cambio
shift-keeps-what-applied-below: El Evasivo que dio la Feather se queda en el personaje jugado con Cambio
shift-lady-triggers-from-below: La Lady de debajo aún ve jugarse la Lady de encima, y la bonificación va a ese personaje
shift-not-when-played-for-free: Gratis es el coste que se paga; no se puede pagar además Cambio
shift-tinker-bell-takes-over-states: El personaje jugado con Cambio está preparado, sin daño y seco como el de debajo
song-ariel-draws-after-beyond-the-horizon: Tres cartas por la canción y después una por el disparo de quien la canta
song-bambi-waits-for-his-song: Agotado para cantar, Bambi revela solo cuando la canción ya ha robado
song-colors-of-the-wind-draws-one-by-one: Dos tipos de tinta, dos robos, dos disparos para Diablo
song-i2i-readies-two-singers: Los dos cantantes se enderezan y no pueden irse de aventura este turno
song-lute-card-is-sung: Una canción jugada como si estuviera en la mano puede cantarse
song-voice-stealer-plays-a-song: El coste del personaje agotado es el límite de la canción gratis
static-angel-resists-the-last-card: La última carta ya no está en la mano al resolverse, así que Angel tiene Resistencia
static-anna-in-play-has-two-lore: Junto a otro Hero tiene dos de lore en juego, pero solo uno como carta en el descarte
static-bashful-needs-company: «No puede irse de aventura a menos que» cesa en cuanto la condición es cierta
static-bogo-deputizes-in-play: La clasificación Detective se da a personajes en juego, no a cartas en otro sitio
static-demona-cannot-ready: «No puede enderezarse» impide también un efecto que endereza
static-flynn-too-strong-for-the-sea: La carta debajo de Flynn lo sube por encima del límite de Under the Sea
static-hades-counts-other-villains: Un lore más por cada otro Villain, sin contarse a sí mismo
static-happy-enters-with-four-strength: Un modificador de una carta en juego vale según entra el personaje, así que Weight Set se dispara
static-maui-enters-with-rush: La Prisa de Peter Pan está ahí cuando entra Maui
static-no-lore-under-the-prankster: El lore no se puede ganar, la carta se roba igualmente
static-restoring-atlantis-covers-later-characters: Un efecto continuo de una acción alcanza a personajes jugados después
static-two-ink-types-count-as-both: Un personaje de Rubí y Acero es un personaje de Rubí
timing-get-to-safety-draws-first: La acción termina antes de que Take the Helm mueva a Jim
timing-mufasa-plays-on-the-other-turn: Mufasa desterrado permite a su jugador jugar un personaje en el turno del oponente
timing-scar-readies-but-does-not-quest: Las dos frases dependen del destierro: se endereza, pero no se va de aventura
trigger-banished-though-back-in-hand: Un personaje que vuelve a la mano fue desterrado igualmente
trigger-crossbow-before-the-fairy: Lo que dispara el coste espera a que la habilidad se haya resuelto
trigger-cruella-once-each-turn: Out of Season responde solo al primer personaje pequeño del turno
trigger-grave-boosts-before-olaf-returns: Olaf, desterrado como coste, espera a que la Grave haya puesto su carta debajo de Scrooge
trigger-leviathan-counts-the-song-that-brought-it: La canción ya está en el descarte cuando cuenta el disparo del Leviathan
trigger-lyle-sees-those-who-leave-with-him: Lyle se dispara una vez por cada uno de los suyos desterrado junto con él
trigger-pabbie-for-each-healed-character: Ancient Insight se dispara por cada personaje curado
trigger-sid-sees-all-toys-leave: Sid gana por cada Toy desterrado junto con él, sea de quien sea
trigger-steady-aim-for-each-damaged-character: Un disparo por cada personaje dañado, con Protección o sin ella, y ninguno ayuda donde el primer daño bastó
trigger-steal-from-the-rich-floats: Un disparo flotante responde a cada aventura del turno y después se acaba
trigger-tiana-after-under-the-sea: Captivating Melody llega después de la canción y no salva ni condena a nadie
trigger-two-cinderellas: Cada Cinderella tiene su propio disparo al final del turno
trigger-two-olympus-two-lore: Dos copias crean dos disparos retardados
vanish-after-into-the-unknown: El personaje ya es tinta antes de que se resuelva Desvanecer: nadie es desterrado
vanish-though-nothing-is-moved: Elegido es elegido: sin daño que mover, el personaje se desvanece igualmente
zone-all-is-found-not-itself: Una acción que se está resolviendo no está en el descarte
zone-boost-cards-go-to-the-discard-too: Las cartas debajo de un personaje con Impulso se van con él y quedan boca arriba
zone-chromicon-finds-nobody-left: Después de Be Prepared no queda ningún personaje que el Chromicon pueda devolver
zone-deal-maker-chooses-in-play: Un personaje está en juego; una carta de personaje en la mano no se puede elegir
zone-hades-deal-takes-the-whole-stack: Puesto en el fondo del mazo, un personaje con Impulso se lleva su pila
zone-heihei-passes-through-the-discard: Desterrado en un desafío va al descarte y después vuelve a la mano
zone-hide-away-inks-the-cauldron-and-its-content: Lo que está debajo de un objeto va adonde va el objeto
zone-horned-king-returns-from-the-discard: La carta desterrada está en el descarte antes de volver, y lo abandona
zone-under-the-sea-mixes-stacks: Las cartas de dos pilas van al fondo en cualquier orden, mezcladas como quiera su jugador
zone-we-know-the-way-not-itself: La canción no puede elegirse a sí misma: aún está en juego
alert-ignores-evasive: Alerta desafía a personajes Evasivos, y a él puede desafiarlo cualquiera
arthur-skips-the-draw-step: Un paso de robo saltado no roba nada ni dispara nada
bodyguard-draws-the-challenge: Mientras se pueda desafiar a un Guardaespaldas, no se puede desafiar a ningún otro personaje
bodyguard-may-enter-exerted: Un personaje con Guardaespaldas puede entrar agotado en vez de preparado
bodyguard-ready-protects-nobody: A un Guardaespaldas preparado no se le puede desafiar, así que no obliga a nadie
challenger-only-while-challenging: Desafiador cuenta para quien desafía, no para el desafiado
cinderella-resist-two: Resistencia +2 baja en dos cada paquete de daño
classification-shift: Cambio de Puppy pide un Puppy, se llame como se llame
cost-four-with-three-ink: Un coste que no se puede pagar por completo deshace el intento
cursed-merfolk-is-challenged: Poor Souls se resuelve entre la declaración y el daño
dalmatian-puppies: Noventa y nueve cachorros están permitidos; cinco de cualquier otra carta, no
drying-character-waits: Un personaje que entró este turno no puede irse de aventura, desafiar ni agotarse para una habilidad
evasive-only-by-evasive: A los personajes Evasivos solo los desafían personajes Evasivos
facilier-waits-for-the-song: La canción se resuelve entera antes de que Dreams Made Real mire el mazo
genie-shuffled-away-to-draw: Tres cartas por barajar a Genie en el mazo; si no, ninguna
huey-has-two-abilities: Apoyo y Three Nephews son dos habilidades y esperan una junto a otra
item-at-once-character-when-dry: La habilidad de un objeto puede usarse en el acto; la de un personaje con agotar, cuando está seco
john-silver-counts-locations: Resistencia y lore siguen en cada momento el número de localizaciones
judy-no-banish-no-draw: Sin destierro no hay robo
launch-item-but-no-character: La primera parte se hace aunque la segunda no encuentre a nadie
launch-with-an-item: Con un objeto propio en juego, el destierro no es opcional
launch-without-an-item: Launch puede jugarse sin un objeto, pero entonces no inflige nada
megara-either-or: Shady Deal no puede rechazarse: se va una carta o se va ella
megara-nothing-to-discard: Con la mano vacía, Shady Deal solo deja el destierro
mine-knight-beast-flounder: La Mine reemplaza primero su propio daño; después Beast lo recibe todo como contadores
mine-no-knight-one-damage: Quien se mueve y no es Knight inflige uno, y Beast recibe ese uno
mulan-not-herself: Lead by Example alcanza solo a los otros personajes de Mulan
no-arthur-diablo-sees-the-draw: Sin Arthur el robo ocurre, y el jugador de Diablo puede robar también
prince-john-all-or-none: Una carta por cada carta descartada: las dos o ninguna, nunca una
prince-john-declines: Se puede rechazar el robo entero
put-is-not-draw: Una carta puesta en la mano no se roba
queen-no-opposing-character: Sin personaje oponente, la mitad de +4 de Who Is the Fairest ocurre igualmente
queen-same-character-twice: Dos «elegido» separados pueden recaer en el mismo personaje
ransack-as-much-as-possible: «Luego» no exige éxito: una carta que robar, una carta que descartar
rapunzel-one-heihei-shield-is-used-up: Un Apoyo da un escudo, que se gasta con el primer daño
rapunzel-two-heihei-one-shield: De dos escudos iguales se usa uno y el otro deja de existir
reckless-blocks-the-end-of-turn: Un Temerario preparado que puede desafiar debe hacerlo antes de que acabe el turno
reckless-may-sing: Un Temerario puede agotarse para cantar, y queda libre de su deber
reckless-with-nobody-to-challenge: Sin nadie a quien desafiar, un Temerario ni se va de aventura ni retiene el turno
resist-adds-up: Resistencia +2 y Resistencia +1 son Resistencia +3
reveal-only-among-those-looked-at: Solo puede revelarse una carta de entre las que se miran
ring-the-bell-damaged-only: Ring the Bell solo puede elegir personajes dañados
roses-red-none: Hasta dos incluye ninguno, y la carta se roba igualmente
roses-red-not-twice: Hasta dos significa dos personajes distintos
rush-challenges-but-does-not-quest: Prisa deja desafiar a un personaje secándose, y nada más
scimitar-aladdin-instead: Slash da a un Aladdin +2 en vez de +1, no además
shift-needs-the-same-name: Cambio pide el mismo nombre y un personaje propio
shift-onto-drying: Con Cambio sobre un personaje secándose, entra secándose
shift-onto-exerted: Con Cambio sobre un personaje agotado, entra agotado
shift-pays-another-cost: Cambio sustituye el coste de tinta y conserva preparado, daño y seco
sing-together-adds-costs: Cantar Juntos suma costes de tinta, y los personajes secándose no pueden participar
singer-changes-no-cost: Cantante 4 canta una canción de coste 4 y sigue siendo un personaje de coste 2
sleepy-nodding-off-enters-exerted: Yawn no da a elegir: entra agotado
storm-no-target-still-draws: La segunda frase ocurre aunque la primera no tenga elección legal
storm-ward-choice-redone: Elegir a un personaje con Protección se deshace; jugar la canción, no
support-another-character: Apoyo suma a otro personaje, solo este turno
support-does-not-add-up: Un segundo Apoyo de otra fuente no da un segundo disparo
sven-chooses-a-ready-character: Enderezar a un personaje preparado no hace nada; la restricción vale igualmente
two-ursulas-one-song: La segunda Ursula ya no encuentra esa canción, aunque haya una copia en el descarte
universal-shift: Cambio universal acepta a cualquiera de tus personajes
ursula-declines: Sin jugarla otra vez, la canción se queda en el descarte
ursula-sings-it-again: La canción se juega otra vez desde el descarte y acaba en el fondo del mazo
vanish-for-an-action: Desvanecer destierra después de la acción que eligió al personaje
vanish-not-for-an-ability: Una habilidad que elige al personaje no lo hace desvanecerse
vanish-not-for-its-own-player: Elegir con una acción al propio personaje con Desvanecer no tiene riesgo
ward-does-not-stop-all: Protección impide elegir; no impide ni «cada» ni un desafío
adventurous-and-reckless: No puede ni irse de aventura ni desafiar, y nada retiene el turno
adventurous-drying-holds-up-nothing: Jugado este turno no puede irse de aventura, así que el turno puede acabar; preparado al final, no da ninguna gota
adventurous-given-by-the-town-sheriff: El sheriff da Aventurero hasta el próximo turno de su jugador; cantar libera a quien lo tiene
adventurous-holds-the-turn: No puede desafiar, y el turno no puede acabar mientras esté preparado y pueda irse de aventura
adventurous-with-no-lore-to-gain: Sin valor de lore hay que irse de aventura igualmente
drops-and-ink-cards-pay-together: Dos gotas y una carta de tinta pagan una carta de coste tres
drops-are-no-cards-in-the-inkwell: Tres gotas no sustituyen la quinta carta del tintero
drops-are-not-among-the-exerted-cards: Todas las cartas del tintero están agotadas, haya las gotas que haya
drops-as-a-shift-cost-not-with-ink-cards: Las cartas de tinta no sustituyen una gota que el coste nombra; para el coste de tinta sí
drops-as-a-shift-cost: El coste son dos gotas: no se paga tinta ni se agota ninguna carta de tinta
drops-for-a-challenge-twice-promised: Usada dos veces, Yama da dos gotas por un desafío, antes de su daño
drops-got-this-turn-not-had: Baloo pide una gota obtenida este turno; la que ya estaba no sirve, la gastada sí
drops-pay-for-a-move: Una gota paga el coste de movimiento de una localización
drops-pay-for-an-ability: Una habilidad activada de seis de tinta, dos de ellas gotas
drops-port-authority-once-for-two-movers: Llegan dos a la vez: la habilidad se dispara dos veces y hace algo una
drops-removed-before-she-was-in-play: Mim ve que una gota pagó por ella, pero no estaba ahí para robar por eso
drops-removed-later-once-a-turn: En juego roba por una gota retirada, una vez por turno
drops-research-with-one: La pagó una gota: se miran cinco cartas; el resto del texto es igual
drops-research-without-one: Pagada con cartas de tinta aunque había una gota: dos cartas
drops-stay-from-turn-to-turn: Las gotas no se secan: esperan hasta que se retiran
drops-their-player-says-how-many: Con más de una forma de pagar, el jugador dice cuántas gotas se van
drops-three-from-a-song: Se obtienen tres gotas, que pagan una carta en el acto
drops-too-few-and-nothing-is-paid: Un coste se paga por completo o nada, gotas incluidas
enters-own-words-declined: Sin usar sus propias palabras, el Staff la hace entrar agotada igualmente, sin carta
enters-own-words-first: Merida usa sus propias palabras antes de que el Staff la haga entrar agotada de todos modos
keyword-a-gift-lost-to-a-printed-one: Ya tenía Evasivo, así que el dado dejó de existir y la carta puesta encima no lo tiene
keyword-a-gift-lost-to-a-static-one: Mientras Aurora le da Protección, la que le dan además no perdura junto a la suya ni vuelve
keyword-a-longer-gift-after-a-shorter: Evasivo este turno y después hasta el siguiente: se aplica el más largo
keyword-a-shorter-gift-after-a-longer: El más corto llega segundo y no acorta nada
location-classified-hyperia-city: Una clasificación que solo tienen localizaciones, y el Express refuerza a las que la tienen
may-declined-twice: Dos «puedes», los dos rechazados: la tinta sigue preparada
may-looks-and-returns-nothing: Dos «puedes»: mirar ya basta para agotar la tinta
may-returns-one-unseen: Dos «puedes»: el primero rechazado, el segundo aceptado
move-a-character-is-a-choice: Mover a alguien lo elige, diga lo que diga la carta: el Express despierta a Tod
move-to-where-one-is-by-an-effect: Cubby es elegido y no se mueve, y las cartas se roban
move-to-where-one-is-satisfies-no-if-you-do: Roxanne se mueve, su amigo ya estaba allí: no se movieron los dos, así que no sigue nada
parts-a-tie-goes-to-both-hands: Dos cartas de coste cinco: las dos van a la mano
parts-nobody-buries-before-all-have-decided: B decide sobre el personaje revelado mientras la acción revelada de A sigue arriba
parts-the-dearest-card-goes-to-hand: Todos revelan, la carta más cara va a la mano de su jugador y después la otra al fondo
permission-of-a-zone-for-a-free-play: Remember Me abre el descarte a una canción que juega un personaje gratis; después el nombre queda cerrado
playing-cannot-begin-from-the-new-zone: Si el Cauldron ha caído por otro motivo, no se puede empezar a jugar a Belle desde el descarte
playing-goes-on-from-the-new-zone: Belle se paga con el Cauldron que la cubre y entra desde el descarte
singer-stays-and-the-two-more-count: La Guitar no da un segundo Cantante a quien ya lo es, pero sí dos más para cantar
