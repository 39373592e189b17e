# The guide through a first game
page-guide-aim = Una partida corta
page-guide-aim-text = Jugáis { $rounds } rondas, y empiezas tú. Después se cuentan los puntos: tecnologías, puestos avanzados, sistemas colonizados, automatización, logros. Con { $stars } estrellas sobre los logros se acaba antes.
page-guide-aim-why = El tablero con columnas muestra lo que se puede investigar. Por el mapa estelar vuelan las naves. Tu propio tablero guarda lo que tienes.
page-guide-action = Mueve tu peón
page-guide-action-text = Todo lo que tiene borde dorado es posible ahora. Un buen comienzo es Investigar I: uno de tus habitantes va a una tecnología de nivel I y recibes al instante su bonus.
page-guide-action-why = Las tecnologías dan casillas nuevas y mejores para tu peón, y cada una abre el camino a las de su derecha.
page-guide-production = Produce
page-guide-production-text = Elige una de tres cosas. Crecimiento: un cubo de cada columna abierta ({ $columns }) pasa a ser habitante. Mineral: ganas { $mines }. Comercio: cambia lo que tienes.
page-guide-production-why = Toma lo que pide tu próxima acción: Investigar II cuesta 2 minerales y 1 habitante; una nave, 1 habitante. Cada disco que sale de una pista de tu tablero mejora esto.
page-guide-others = Juega el otro bando
page-guide-others-text = Mira adónde va el peón: esa casilla te queda cerrada en tu próximo turno.
page-guide-others-why = Al final de cada turno se comprueban los logros. Quien cumple uno lo reclama, uno por turno, y el primero gana más puntos.
page-guide-action-2 = Tu segundo turno
page-guide-action-2-text = Tu peón debe dejar su casilla. Prueba Construir y saltar: un habitante pasa a ser nave, y con 2 saltos llega a un sistema o a un astillero.
page-guide-action-2-own = Tu peón debe dejar su casilla. Tu tecnología ha abierto una propia, con borde dorado: es solo tuya hasta que alguien más la investigue. O prueba Construir y saltar.
page-guide-action-2-taken = Tu peón debe dejar su casilla. Construir y saltar está ocupada o ahora es demasiado cara: investiga con lo que tienes, o usa Reclutar, que siempre está libre.
page-guide-action-2-done = Tu peón debe dejar su casilla. Ya has enviado una nave: ahora investiga, para abrir mejores casillas, o sigue volando.
page-guide-onwards-control = Toma el control
page-guide-onwards-control-text = Aún no controlas ningún lugar. Envía una nave adonde nadie sea más fuerte: un disco sale de tu tablero, así que produces más, y el puesto avanzado vale un punto.
page-guide-onwards-research = Sigue investigando
page-guide-onwards-research-text = Tienes { $cards } { $cards ->
    [one] tecnología
   *[other] tecnologías
  }. Sigue las líneas hacia la derecha: el nivel II pide 2 minerales y 1 habitante, vale 2 puntos y abre mejores casillas.
page-guide-onwards-colonize = Coloniza
page-guide-onwards-colonize-text = Controlas un lugar. En cuanto tus naves tengan allí la fuerza de su escudo y tengas una acción que coloniza, su carta es tuya para siempre, con sus puntos.
page-guide-onwards-claim = Hay un logro cerca
page-guide-onwards-claim-text = { $claim }: tienes { $have } de { $least }. El primero que lo reclama gana más puntos.
page-guide-onwards-points = Qué cuenta al final
page-guide-onwards-points-text = Tienes { $points } { $points ->
    [one] punto
   *[other] puntos
  }. Cada tecnología vale su nivel, cada puesto avanzado 1, una colonia lo que dice su carta. ¿Qué puedes acabar aún en las rondas que quedan?
page-guide-onwards-why = Si algo no es posible, señálalo o tócalo: la mesa dice por qué, con la regla.
page-guide-last = La última ronda
page-guide-last-text = Este es tu último turno. Los minerales y los habitantes no dan puntos: gástalos en algo que los dé. ¿Una tecnología, un puesto avanzado, una colonia, un logro?
page-guide-last-why = Después de esta ronda se cuentan los puntos.
advice-sun-level-1 = La próxima vez: investiga pronto. Cada tecnología vale su nivel y abre una casilla propia.
advice-sun-level-2 = La próxima vez: guarda 2 minerales y 1 habitante para Investigar II; sus cartas puntúan y abren camino.
advice-sun-level-3 = La próxima vez: sigue una línea hacia la derecha cuanto antes; las cartas de nivel III son las que más valen por su precio.
advice-sun-level-4 = La próxima vez: no pierdas de vista la última columna; una carta de ahí puede valer diez puntos y más.
advice-sun-private = La próxima vez: busca cartas que te den una tecnología propia.
advice-sun-automation = La próxima vez: automatiza cuando una carta lo ofrezca; produces más, y los últimos niveles puntúan.
advice-sun-colonies = La próxima vez: reúne tus naves en un sistema en vez de dispersarlas, y colonízalo.
advice-sun-outposts = La próxima vez: envía naves antes; cada lugar que controlas te hace más fuerte cada turno, y puntúa.
advice-sun-space = La próxima vez: no olvides Sol y el Espacio profundo; algunas cartas hacen puntuar a las naves de ahí.
advice-sun-events = La próxima vez: llega primero a un hueco sin descubrir; su evento suele favorecer a quien lo encuentra.
advice-sun-achievements = La próxima vez: elige pronto un logro y ve a por él; el primero que lo reclama gana más.
page-guide-wait = Empieza { $name }
page-guide-wait-text = Mira adónde va el peón de { $name }: esa casilla te queda cerrada este turno.
page-guide-wait-why = Nunca hay dos peones en la misma casilla, salvo en la última acción básica.
page-guide-action-taken = Todo lo que tiene borde dorado es posible ahora. Investigar I está ocupada: envía una nave con Construir y saltar, o usa Reclutar e investiga el próximo turno.
page-guide-choose = Haz la acción
page-guide-choose-text = Responde a las preguntas de la barra; los lugares dorados de los tableros hacen lo mismo.
page-guide-choose-why = Puedes deshacer una decisión hasta que decida el azar o elija otra persona.
page-guide-action-2-why = Quien tiene más fuerza en un lugar lo controla y pone allí un disco de su tablero: tu producción crece, y los puestos avanzados valen puntos.
page-guide-production-2 = Produce otra vez
page-guide-production-2-text = Ahora el crecimiento llega a { $columns } y la minería da { $mines } { $mines ->
    [one] mineral
   *[other] minerales
  }. Si un disco ha salido de tu tablero, aquí se ve la diferencia.
page-guide-production-2-why = El crecimiento solo toma de columnas que aún tienen cubos. Cuando A está vacía, A no da nada.
page-guide-news-control = Ahora controlas un lugar: un disco ha salido de tu tablero y está allí como puesto avanzado.
page-guide-news-lost = Has perdido un lugar: alguien tiene allí más fuerza, y tu disco ha vuelto a su pista.
page-guide-news-event = El hueco que descubriste tenía un evento. Primero se resuelve, después eliges la tecnología.
page-guide-news-claim = Has reclamado un logro: una estrella tuya está sobre él.
page-ask-mat = Elige una facción. Se distinguen por sus columnas, pistas e innovaciones.
page-ask-slot = Elige el hueco para tu habitante. Las líneas de la izquierda muestran qué debe investigarse antes.
page-ask-type = Este hueco está sin descubrir. Elige el tipo que buscas: se revelan cartas hasta que dos encajan.
page-ask-card = Dos cartas encajan. La que elijas queda en el tablero para todos, pero tú la tienes primero.
page-ask-row = Toma una carta de la fila que encaje con tus requisitos previos, o roba a ciegas del mazo.
page-ask-build = Elige dónde aparece la nave nueva: en Sol, o en un astillero que controles.
page-ask-jump = Cada salto lleva una nave por una ruta. Quien tenga después más fuerza en un sistema o astillero lo controla.
page-ask-move = Elige una nave y adónde va; las rutas no cuentan.
page-ask-outpost = Tomas el control: elige qué disco sale de tu tablero como puesto avanzado. El alimento mejora el crecimiento; el mineral, la minería.
page-ask-bonus = Varios lugares pasan a tu control. Elige qué bonus viene primero.
page-ask-colonize = Elige un sistema que controles con fuerza suficiente. Su carta será tuya para siempre.
page-ask-settle = Elige las naves que se asientan. Vuelven a tu reserva.
page-ask-colony-disc = Un segundo disco va a la nueva colonia. Elige de qué pista viene.
page-ask-automate = Elige la pista cuyo disco más a la izquierda pasa a la automatización.
page-ask-upgrade = Elige la nave cuyo nivel sube. Más fuerza hace más seguro el control.
page-ask-from-column = Elige la columna de la que sale el cubo.
page-ask-to-column = Elige la columna adonde va el cubo.
page-ask-price = Elige cómo pagar.
page-ask-trade = Haz cuantos cambios quieras; para acabar, «Dejar de comerciar».
page-ask-guild = Un evento abre un gremio: una casilla nueva para todos. Elige cuál.
page-ask-achievement = Cumples un logro. Reclámalo: las plazas más a la izquierda valen más.
page-ask-may = Puedes hacerlo o no.
page-guide-action-done = Todo lo que tiene borde dorado es posible ahora. Investigar I otra vez te abre un segundo camino a la derecha.
