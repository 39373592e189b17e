# Ekspert obok trwającej gry: podpowiedzi i korepetytor.

## Podpowiedzi
hint-ask = Jaki ruch polecasz?
hint-ask-says = Jaki ruch polecasz? Plan eksperta na tę turę
hint-key = zapytaj eksperta, co by zrobił
hint-thinking = Ekspert myśli…
hint-head = Co zrobiłby ekspert
hint-only = Jest tylko jedna możliwość
hint-opening = Każdy z tych początków jest równie dobry
hint-try = Wypróbuj
hint-try-says = Wypróbuj ten wariant na planszy planów; nic nie zostanie zagrane
hint-close = Zamknij podpowiedź
hint-told = najpierw zapytano eksperta
note-hint = { $name }: prośba do eksperta o radę.
note-tutor = { $name }: korepetytor ostrzega przed wyborem.
refused-hints = Przy tym stole podpowiedzi nie są dozwolone: gracze się na nie nie zgodzili.
refused-hints-late = Na podpowiedzi można pozwolić tylko, zanim usiądą inni.
refused-hint-failed = Ekspert nie ma teraz odpowiedzi. Zapytaj jeszcze raz.
hints-option = Podpowiedzi dozwolone
hints-option-says = Każdy może zapytać eksperta, co by zrobił; dziennik o tym mówi.

## Korepetytor
tutor-label = Korepetytor
tutor-off = Wył.
tutor-says = Ostrzega przed wyborem, który odbiera więcej niż tyle twojej szansy na wygraną, tam gdzie podpowiedzi są dozwolone. Żaden wybór nie czeka na niego dłużej niż chwilę.
tutor-warns = To może kosztować { $n } % twojej szansy na wygraną
tutor-loses = „{ $what }” zostawia ci { $to } %, najlepszy wybór { $from } %.
tutor-yours = Twój wybór: { $what }
tutor-why = Pokaż dlaczego
tutor-anyway = Zagraj mimo to
tutor-again = Przemyśl jeszcze raz
