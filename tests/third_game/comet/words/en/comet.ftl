option-comet-target = Ice to the end
option-comet-gentle = Gentle tail
option-comet-gentle-says = Half of the ice survives the tail.

ask-approach = How do you fly by?
ask-on = Roll again, or turn back?
comet-far = Fly by at a distance
comet-near = Fly by close to it
comet-on = Roll again
comet-back = Turn back home
comet-die = A { $n }
comet-hold = ice on board

log-comet-turn = Round { $a }: { $who }.
log-comet-approach = { $a ->
    [0] { $who } keeps a distance.
   *[other] { $who } flies close to the comet.
  }
log-comet-ice = { $who } rolls { $a } and takes { $b } ice.
log-comet-burnt = { $who } rolls { $a }: the tail burns { $b } ice.
log-comet-home = { $who } brings { $a } ice home.
log-comet-last = { $who } has enough: this is the last round.

item-comet-ice = ice
view-comet-target = ice to the end
view-comet-flying = on the way
view-comet-seats = at home
view-comet-seat = seat
view-comet-near = near the comet
view-comet-hold = ice on board
view-comet-ice = ice
