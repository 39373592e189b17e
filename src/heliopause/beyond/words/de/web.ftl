# Der Rahmen
web-phase-action = Aktion
web-phase-production = Produktion
web-tab-technology = Technologie

# Was gefragt ist
web-later-slot = nicht jetzt: Technologien erforschst du mit Aktionen, die den Kolben zeigen
web-later-claim = nicht jetzt: am Ende deines Zuges, wenn du sie erfüllst
web-ask-space = { $who }, wohin zieht deine Figur?
web-ask-production = { $who }, was produzierst du?
web-ask-slot = { $who }, welche Technologie erforschst du?
web-ask-card = { $who }, welche Technologie nimmst du?
web-ask-trade = { $who }, was tauschst du?
web-ask-may = { $who }, willst du das?
web-ask-choice = { $who }, was davon tust du?
web-left-upgrades = { $n ->
    [one] noch 1 Verbesserung
   *[other] noch { $n } Verbesserungen
  }
web-doing-space = wählt eine Aktion
web-doing-production = wählt die Produktion
web-doing-slot = wählt eine Technologie
web-doing-card = wählt eine Technologie
web-doing-trade = tauscht
web-doing-may = entscheidet
web-doing-choice = entscheidet

# Möglichkeiten in Kürze
web-slot-hidden = Feld { $slot } ({ $level }), unentdeckt
web-at-once = sofort:
web-preview-claim = { $vp } SP
web-preview-trade = beliebig viele Tausche

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
web-card-end = Am Ende
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
