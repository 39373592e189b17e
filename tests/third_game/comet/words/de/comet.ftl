option-comet-target = Eis bis zum Ende
option-comet-gentle = Sanfter Schweif
option-comet-gentle-says = Die Hälfte des Eises übersteht den Schweif.

ask-approach = Wie fliegst du vorbei?
ask-on = Noch einmal würfeln oder umkehren?
comet-far = In der Ferne vorbeifliegen
comet-near = Dicht vorbeifliegen
comet-on = Noch einmal würfeln
comet-back = Nach Hause umkehren
comet-die = Eine { $n }
comet-hold = Eis an Bord

log-comet-turn = Runde { $a }: { $who }.
log-comet-approach = { $a ->
    [0] { $who } hält Abstand.
   *[other] { $who } fliegt dicht an den Kometen.
  }
log-comet-ice = { $who } würfelt { $a } und nimmt { $b } Eis.
log-comet-burnt = { $who } würfelt { $a }: der Schweif verbrennt { $b } Eis.
log-comet-home = { $who } bringt { $a } Eis nach Hause.
log-comet-last = { $who } hat genug: das ist die letzte Runde.

item-comet-ice = Eis
view-comet-target = Eis bis zum Ende
view-comet-flying = unterwegs
view-comet-seats = zu Hause
view-comet-seat = Platz
view-comet-near = nah am Kometen
view-comet-hold = Eis an Bord
view-comet-ice = Eis
