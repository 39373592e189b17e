## Das Solo-Deck
option-automa-card = Karte { $card }
option-automa-remove = Karte { $card } kommt heraus
log-automa-card = { $who } zieht Karte { $a }.
log-automa-line = { $b ->
    [1] Erste Zeile: { $a }.
   *[other] Zweite Zeile: { $a }.
  }
log-automa-cannot = Nicht möglich ({ $b }): { $a }.
log-automa-redraw = Keine der Zeilen ist ausführbar: noch eine Karte.
log-automa-fallback = Zwei Karten sind nicht ausführbar: { $who } automatisiert beide Leisten und erhält 2 Bevölkerung und 2 Erz.
log-automa-no-disc = { $who } hat keinen Marker mehr zum Automatisieren: { $a }.
log-automa-move = Vorliebe { $a }: das Raumschiff der Stufe { $b } geht nach { $c }.
log-automa-stay = Die Raumschiffe von { $who } stehen schon am besten.
log-automa-upgrade = Vorliebe { $a }: ein Raumschiff bei { $b } wird verbessert.
log-automa-place = Das Raumschiff entsteht bei { $b }: { $a }.
log-automa-least = { $who } produziert, wovon weniger da ist: { $a } Bevölkerung, { $b } Erz.
log-automa-top = { $who } erforscht von oben nach unten: Feld { $a }.
log-automa-type = Die oberste Voraussetzung, Feld { $b }, gibt weiter: { $a }.
log-automa-tie = { $a } Möglichkeiten sind gleich gut; der Zufall entscheidet.
log-automa-claim = Die Spezialkarte beansprucht { $a }, ob erfüllt oder nicht.
log-automa-no-claim = { $who } hat diese Errungenschaft schon, oder sie ist voll.
log-automa-out = Das Solo-Deck ist leer: das Spiel endet sofort.
automa-reason-1 = zu wenig Erz
automa-reason-2 = keine Bevölkerung
automa-reason-3 = nichts zu erforschen
automa-reason-4 = kein System zu kolonisieren
automa-reason-20 = kein Vorrat
automa-reason-21 = kein Raumschiff zu verbessern
automa-reason-22 = das kann er nicht
automa-move-0 = a (genug Stärke, um einen B-Planeten zu kolonisieren)
automa-move-1 = b (genug Stärke, um einen A-Planeten zu kolonisieren)
automa-move-2 = c (Kontrolle eines B-Planeten)
automa-move-3 = d (Kontrolle eines A-Planeten)
automa-move-4 = e (Kontrolle einer Schiffswerft)
automa-move-5 = f (Kontrolle von Deep Space)
automa-move-6 = g (der Stärke des Spielers am nächsten)
automa-upgrade-0 = a (genug Stärke, um einen B-Planeten zu kolonisieren)
automa-upgrade-1 = b (genug Stärke, um einen A-Planeten zu kolonisieren)
automa-upgrade-2 = c (Kontrolle eines B-Planeten)
automa-upgrade-3 = d (Kontrolle eines A-Planeten)
automa-upgrade-4 = e (Kontrolle einer Schiffswerft)
automa-upgrade-5 = f (Deep Space, dann Sol, Planeten, Schiffswerften)
automa-place-0 = von dort springt es am besten
automa-place-1 = es übernimmt die Kontrolle der Schiffswerft
automa-place-2 = keine Schiffswerft zu übernehmen
