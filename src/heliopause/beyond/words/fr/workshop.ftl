## Kinds of cards and what stands on them, in forms
kind-technology = Technologies
kind-slot = Arbre des technologies
kind-basic = Actions de base
field-name = Nom
field-level = Niveau
field-right = Transmet
field-immediate = Aussitôt
field-actions = Action
field-line = Ligne
field-spaces = Cases
field-power = Pouvoir durable
field-vp = PV
field-effects = Effets
field-who = Qui
field-condition = Condition
field-set = Série
field-columns = Colonnes
field-when = Quand
field-bonus = Bonus
field-needs = Emplacements à gauche
field-of = Combien d’entre eux
field-repeatable = Jamais occupée

## What bots find when they try a pack
weigh-strategy-research = La recherche avant tout
weigh-strategy-mixed = Recherche et carte ensemble
