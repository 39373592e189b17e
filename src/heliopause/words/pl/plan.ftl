## The planning board: a private copy of the table
plan = Plan
plan-open = Planuj: wypróbuj swoją turę na kopii, której nikt inny nie widzi
plan-key = otwiera planszę planowania
plan-loading = Rozkładamy kopię stołu …
plan-nobody = Nikt tego nie widzi. Nic z tego nie jest grane.
plan-copy = Kopia stołu w rundzie { $n }.
plan-copy-at = Kopia stołu po { $moment } wyborach, w rundzie { $n }.
plan-reset = Wróć do stanu stołu
plan-back = Wróć do stołu
plan-back-game = Wróć do gry
plan-back-analysis = Wróć do analizy
plan-your-turn = Przy stole jest twoja tura.
plan-go = Idź tam

## Its question
plan-if-mine = Gdyby to była twoja tura: { $question }
plan-if-turn = Gdyby turę miał gracz { $who }: { $question }
plan-if-chance = Gdyby to była twoja tura, tu decydowałby los: powiedz, co wypada.
plan-then-chance = Tu decydowałby los: powiedz, co wypada.
plan-over = Gra byłaby skończona.
plan-suppose-head = Czyja tura jest założona
plan-suppose = Gdyby to była moja tura
plan-suppose-other = Gdyby turę miał gracz { $who }
plan-turn = jeśli turę ma { $who }
plan-step = krok, który nie jest już znany

## Lines
plan-lines = Moje warianty
plan-lines-kept = { $n ->
    [0] Przechowywane przy twoim miejscu
    [one] Jeden wariant, przechowywany przy twoim miejscu
    [few] { $n } warianty, przechowywane przy twoim miejscu
   *[many] { $n } wariantów, przechowywanych przy twoim miejscu
  }
plan-lines-here = { $n ->
    [0] Przechowywane, dopóki nie wyjdziesz
    [one] Jeden wariant, przechowywany, dopóki nie wyjdziesz
    [few] { $n } warianty, przechowywane, dopóki nie wyjdziesz
   *[many] { $n } wariantów, przechowywanych, dopóki nie wyjdziesz
  }
plan-lines-impossible = { $n ->
    [one] Jeden wariant nie jest już możliwy.
    [few] { $n } warianty nie są już możliwe.
   *[many] { $n } wariantów nie jest już możliwych.
  }
plan-lines-gone = { $n ->
    [one] Stół poszedł dalej: jeden z twoich wariantów nie jest już możliwy.
    [few] Stół poszedł dalej: { $n } z twoich wariantów nie są już możliwe.
   *[many] Stół poszedł dalej: { $n } z twoich wariantów nie jest już możliwych.
  }
plan-followed = Stół poszedł dalej; twoje warianty podążają za nim.
plan-most = Wariantów jest już { $n }. Najpierw zapomnij któryś.
plan-root = Teraz: wybiera { $who }
plan-root-mine = Teraz: wybierasz ty
plan-root-past = Po { $moment } wyborach
plan-line = Wariant { $n }
plan-chance = Los
plan-gone = Już niemożliwe
plan-gone-why = Już niemożliwe: { $why }
plan-assumed = inni zrobili coś innego
plan-empty = Wybierz coś: każdy krok stoi tutaj i do każdego możesz wrócić.
plan-others = Ruchy innych zakładasz ty: wybieraj za nich albo załóż, że nie wykorzystują swoich tur. Żaden bot tu nie pomaga.
plan-undo = Krok wstecz
plan-forget = Zapomnij
plan-forget-title = Zapomnij warianty, które prowadzą przez ten krok
plan-tab-lines = Warianty
plan-tab-what-if = A gdyby

## Chance
plan-what-if = A gdyby to było …
plan-what-may-come = { $n ->
    [one] Tylko to może wypaść.
    [few] Mogą jeszcze wypaść { $n }, o ile można to wiedzieć.
   *[many] Może jeszcze wypaść { $n }, o ile można to wiedzieć.
  }
plan-what-if-none = Gdzie wariant trafia na los, tu mówisz, co wypada, albo losujesz. Co wylosuje stół, nie wie nikt.
plan-draw = Wylosuj
plan-share = { $n } %

## After the line
plan-after = Ty, po tym wariancie
plan-after-of = { $who }, po tym wariancie
plan-play = Zagraj ten wariant
plan-play-says = Gra krok po kroku, pyta przed tym, czego nie można cofnąć, i zatrzymuje się tam, gdzie przemawia los.
plan-play-wait = Możliwe, gdy będzie twoja tura. Gra krok po kroku, pyta przed tym, czego nie można cofnąć, i zatrzymuje się tam, gdzie przemawia los.
plan-play-none = Nie ma jeszcze nic twojego do zagrania: wybierz coś.
plan-play-past = To moment z przeszłości: nic z niego nie można zagrać.
plan-play-broken = Przy obecnym stanie stołu nie da się go zagrać.
plan-compare = Porównaj warianty
plan-compare-now = Obecny stan stołu

## The live table beside it
plan-live = Stół
plan-live-chooses = Wybiera { $who }
plan-live-yours = Jest twoja tura

## A line that is played
plan-playing = Twój wariant: krok { $n } z { $of }
plan-stop = Zatrzymaj
plan-ask-final = „{ $step }” nie da się cofnąć.
plan-go-on = Zagraj
plan-stopped-done = Twój wariant jest zagrany.
plan-stopped-chance = Twój wariant kończy się tutaj: przemówił los.
plan-stopped-turn = Twój wariant kończy się tutaj: to nie twój wybór.
plan-stopped-step = Twój wariant kończy się tutaj: „{ $step }” nie jest teraz możliwe.
plan-stopped-you = Wariant jest przez ciebie zatrzymany.
