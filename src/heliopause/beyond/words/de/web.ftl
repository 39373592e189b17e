# Der Rahmen
web-tab-technology = Technologie

# Möglichkeiten in Kürze
web-slot-hidden = Feld { $slot } ({ $level }), unentdeckt

# Der Technologie-Plan
web-board = Technologie-Plan
web-repeatable = Für beliebig viele Figuren, Zug für Zug
web-space-of = Feld von { $title }
web-pawn-of = besetzt von { $who }
web-free = frei
web-now = jetzt
web-take-card = { $card } nehmen
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

# Der Expeditions-Plan
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

# Karten und Aktionsfelder
web-or = oder
web-now-and = jetzt und
web-passes-on = gibt { $type } weiter
web-shut = geschlossen
web-level = Stufe { $level }
web-have-it = { $n ->
    [one] hat sie
   *[other] haben sie
  }

# Die Zeichen
web-icons = Zeichen
legend-house = h: Manche Werte dieser Karte sind unsere eigenen (Haus), nicht gedruckt.
legend-pop = Bevölkerung: einsatzbereit
legend-supply = Vorrat: ein Würfel oder eine Figur, noch nicht im Spiel
legend-ore = Erz
legend-ship = Raumschiff mit seiner Stufe
legend-food = Nahrungsleiste
legend-gear = Erzleiste
legend-disc = Marker
legend-automate = Automatisieren: einen Marker von seiner Leiste nehmen
legend-research = Erforschen; der Kasten nennt die Stufe
legend-colonize = Ein System kolonisieren
legend-colony = Kolonisiertes System
legend-jump = Springen: so viele Routen insgesamt
legend-upgrade = Verbessern, um so viele Stufen
legend-vp = Siegpunkte
legend-power = Stärke
legend-control = Ort unter deiner Kontrolle
legend-places = Orte mit Schiffen
legend-yard = Schiffswerft
legend-deep = Deep Space
legend-guild = Gilde
legend-copy = Eine Aktion kopieren
legend-annex = Annektieren: Systeme ziehen und eines behalten
legend-grow = Wachstum
legend-mine = Abbau: Erz produzieren
legend-trade = Handel
legend-private = Nur für dich, oder geschlossen
legend-unlock = Ohne Voraussetzungen
legend-nobonus = Ohne Sofortbonus
legend-existing = Nur Entdecktes
legend-infinity = Immer, oder so oft du magst
legend-scientific = Wissenschaft
legend-economic = Wirtschaft
legend-military = Militär
legend-commercial = Handel
legend-coin = Münze
legend-unit = Einheit: Siedler oder Soldat, mit ihrer Stärke
legend-settler = Siedler
legend-soldier = Soldat
legend-infrastructure = Infrastrukturleiste
legend-invest = Investieren
legend-move = Bewegen: so viele Schritte insgesamt
legend-explore = Ein Gebiet erkunden
legend-village = Dorf
legend-city = Stadt
legend-build = Bauen
legend-construction = Bauwerk; der Kasten nennt die Stufe
legend-token = Marker
legend-theocracy = Theokratie
legend-goal = Ziel
legend-leader = Persönlichkeit: Wer zuerst hier ist, begegnet ihr
legend-produce = Produzieren
legend-crown = Despotie
legend-ballot = Demokratie
legend-spark = Einmalig
legend-science = Wissenschaft
legend-commerce = Handel
legend-culture = Kultur
