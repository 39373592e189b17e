## Kinds of cards and what stands on them, in forms
kind-technology = Technologies
kind-slot = Technology tree
kind-basic = Basic actions
field-name = Name
field-level = Level
field-right = Passes on
field-immediate = At once
field-actions = Action
field-line = Line
field-spaces = Spaces
field-power = Lasting power
field-vp = VP
field-effects = Effects
field-who = Who
field-condition = Condition
field-set = Set
field-columns = Columns
field-when = When
field-bonus = Bonus
field-needs = Slots to the left
field-of = How many of them
field-repeatable = Never blocked

## What bots find when they try a pack
weigh-strategy-research = Research above all
weigh-strategy-mixed = Research and map together
