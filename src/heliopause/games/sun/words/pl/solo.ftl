## The solo deck
option-automa-card = Karta { $card }
option-automa-remove = Karta { $card } odchodzi
log-automa-replace = Karta { $a } zastępuje w talii solo kartę { $b }.
log-automa-card = { $who } dobiera kartę { $a }.
log-automa-line = { $b ->
    [1] Pierwszy wiersz: { $a }.
   *[other] Drugi wiersz: { $a }.
  }
log-automa-cannot = Niemożliwe ({ $b }): { $a }.
log-automa-redraw = Żadnego wiersza nie da się wykonać: następna karta.
log-automa-fallback = Dwóch kart nie da się wykonać: { $who } automatyzuje po dysku z obu torów, rekrutuje 2 mieszkańców i zyskuje 2 rudy.
log-automa-no-disc = { $who } nie ma już dysku do automatyzacji: { $a }.
log-automa-move = Preferencja { $a }: statek poziomu { $b } leci do celu: { $c }.
log-automa-stay = Statki gracza { $who } stoją najlepiej tam, gdzie są.
log-automa-upgrade = Preferencja { $a }: ulepszenie statku, { $b }.
log-automa-place = Miejsce budowy statku: { $b } ({ $a }).
log-automa-least = { $who } produkuje to, czego ma najmniej: mieszkańcy { $a }, ruda { $b }.
log-automa-top = { $who } bada od góry planszy: pole { $a }.
log-automa-type = Najwyższe wymaganie, pole { $b }, przekazuje: { $a }.
log-automa-tie = Równie dobrych opcji: { $a }; decyduje los.
log-automa-claim = Karta specjalna zdobywa: { $a }, spełnione czy nie.
log-automa-no-claim = { $who } ma już to osiągnięcie albo jest pełne.
log-automa-out = Talia solo jest pusta: gra kończy się natychmiast.
log-automa-ending = { $who } doprowadza do końca gry: najwyżej { $a } { $a ->
    [one] tura
    [few] tury
   *[many] tur
  }, mniej, jeśli skończy się talia solo.
automa-reason-1 = za mało rudy
automa-reason-2 = brak mieszkańców
automa-reason-3 = nie ma czego badać
automa-reason-4 = brak układu do skolonizowania
automa-reason-20 = pusta rezerwa
automa-reason-21 = brak statku do ulepszenia
automa-reason-22 = tego nie potrafi
automa-reason-23 = brak statku do skoku
automa-move-0 = a (dość siły, by skolonizować planetę B)
automa-move-1 = b (dość siły, by skolonizować planetę A)
automa-move-2 = c (kontrola planety B)
automa-move-3 = d (kontrola planety A)
automa-move-4 = e (kontrola stoczni)
automa-move-5 = f (kontrola Głębokiego Kosmosu)
automa-move-6 = g (najbliżej siły gracza)
automa-upgrade-0 = a (dość siły, by skolonizować planetę B)
automa-upgrade-1 = b (dość siły, by skolonizować planetę A)
automa-upgrade-2 = c (kontrola planety B)
automa-upgrade-3 = d (kontrola planety A)
automa-upgrade-4 = e (kontrola stoczni)
automa-upgrade-5 = f (Głęboki Kosmos, potem Sol, planety, stocznie)
automa-place-0 = stąd najlepiej skoczy
automa-place-1 = przejmie kontrolę nad stocznią
automa-place-2 = brak stoczni do przejęcia
automa-place-3 = jak mówi efekt
