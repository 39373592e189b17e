## Kinds of cards and what stands on them, in forms
kind-technology = Tecnologías
kind-slot = Árbol de tecnologías
kind-basic = Acciones básicas
field-name = Nombre
field-level = Nivel
field-right = Transmite
field-immediate = Al momento
field-actions = Acción
field-line = Línea
field-spaces = Espacios
field-power = Poder duradero
field-vp = PV
field-effects = Efectos
field-who = Quién
field-condition = Condición
field-set = Serie
field-columns = Columnas
field-when = Cuándo
field-bonus = Bonus
field-needs = Casillas a la izquierda
field-of = Cuántas de ellas
field-repeatable = Nunca ocupada

## What bots find when they try a pack
weigh-strategy-research = Investigar ante todo
weigh-strategy-mixed = Investigación y mapa juntos
