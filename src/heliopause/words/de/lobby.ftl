## Was vor dem Beginn einer Partie nicht geht, und was der Tisch erzählt
refused-not-begun = Diese Partie hat noch nicht begonnen.
refused-begun = Diese Partie hat schon begonnen.
refused-seats-changed = Die Plätze haben sich gerade geändert: Sieh noch einmal nach.
refused-seat-taken = Auf diesem Platz sitzt schon { $name }.
refused-seated = Du hast an diesem Tisch schon einen Platz.
refused-by-link = Freie Plätze an diesem Tisch gibt es nur über ihren eigenen Link: Frag, wer den Tisch eröffnet hat.
refused-name-taken = { $name } heißt an diesem Tisch schon jemand: Nimm einen anderen Namen.
refused-no-colour = Diese Farbe gibt es nicht.
refused-colour-taken = Diese Farbe spielt { $name }.
refused-seats-free = { $n ->
    [one] Ein Platz ist noch frei.
   *[other] { $n } Plätze sind noch frei.
  }
note-seated = { $name } ist da und spielt anstelle eines Bots weiter.
