# Der Rahmen
web-tab-technology = Technologie

# Möglichkeiten in Kürze
web-slot-hidden = Feld { $slot } ({ $level }), unentdeckt

# Der Technologieplan
web-board = Technologieplan
web-repeatable = Für beliebig viele Figuren, Zug für Zug
web-space-of = Feld von { $title }
web-pawn-of = besetzt von { $who }
web-free = frei
web-now = jetzt
web-house = Manche Werte dieser Karte sind unsere eigenen (Haus).
web-house-long = h: manche Werte dieser Karte sind unsere eigenen (Haus), nicht gedruckt.
web-take-card = { $card } wählen
web-researched-by = Erforscht von { $who }
web-slot = Feld { $slot }
web-slot-blind = Unentdeckt, Stufe { $level }.
web-slot-needs = Braucht { $n ->
    [one] { $slots }
   *[other] { $of ->
        [3] { $n } von { $slots }
       *[other] { $slots }
      }
  }
web-needs-some = { $n } von { $of }
web-undiscovered = unentdeckt
web-show-cards = Karten zeigen
web-see-table = Tisch sehen

# Die Sternenkarte
web-worth = { $n } SP

# Tableaus
web-mat-of = Tableau von { $who }
web-pop = { $n } Bevölkerung
web-vp-now = { $n } SP nach jetzigem Stand
web-column = Spalte { $column }: { $n } von { $room }
web-reached = erreicht
web-powers = Fähigkeiten
web-technologies = Technologien
web-show-mat = Tableau von { $who } zeigen

# Errungenschaften, Stapel, Verlauf
web-progress = { $who }: { $have } von { $least }
web-revealed = Aufgedeckt:

# Karten in Worten
web-card-condition = Braucht
web-card-now = Sofort
web-card-action = Aktion
card-head-end = Am Ende
web-card-vp = SP
web-passes = gibt weiter:

# Der Tisch als Text
web-twin-does = Was sie tut
web-twin-spaces = Felder
web-twin-slot = Feld
web-twin-card = Karte
web-twin-types = Arten
web-twin-has = Erforscht von
web-twin-needs = Voraussetzungen
web-twin-seat = Platz
web-twin-progress = Fortschritt

## Das Ende eines Spiels
page-tie-pop = Bevölkerung

## Die Anleitung durch die ersten zwei Runden
page-ask-other = Wähle eine der Optionen in der Leiste.
