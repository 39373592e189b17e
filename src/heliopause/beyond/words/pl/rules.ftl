## What is counted
count-technologies = { $n ->
    [one] technologia
    [few] technologie
   *[many] technologii
  }
count-military-technologies = { $n ->
    [one] technologia militarna
    [few] technologie militarne
   *[many] technologii militarnych
  }
count-level-I-technologies = { $n ->
    [one] technologia poziomu I
    [few] technologie poziomu I
   *[many] technologii poziomu I
  }
count-level-II-technologies = { $n ->
    [one] technologia poziomu II
    [few] technologie poziomu II
   *[many] technologii poziomu II
  }
count-level-III-technologies = { $n ->
    [one] technologia poziomu III
    [few] technologie poziomu III
   *[many] technologii poziomu III
  }
count-pop = { $n ->
    [one] mieszkaniec
    [few] mieszkańców
   *[many] mieszkańców
  }
per = { $per ->
    [1] { $each } × { $counted }
   *[other] { $each } za każde { $per } { $counted }
  }
per-up-to = { $per ->
    [1] { $each } × { $counted }, najwyżej { $limit }
   *[other] { $each } za każde { $per } { $counted }, najwyżej { $limit }
  }
formula = { $parts }
formula-plus = { $one } + { $other }
condition = { $n } { $counted }

## Lines of the notation in words
line = { $effects }
line-with-cost = { $cost }: { $effects }
line-may = możesz: { $line }
line-if = jeśli ({ $condition }): { $line }
line-each = tyle razy ({ $count }): { $line }
line-others = wszyscy inni: { $line }
line-everyone = wszyscy: { $line }
part-by-hand = ręcznie: { $text }
condition-and = { $one } i { $other }
part-research-from-supply = { $line }, kostką z rezerwy
part-lose-pop = strać { $n } { $n ->
    [one] mieszkańca
    [few] mieszkańców
   *[many] mieszkańców
  }
short-if = jeśli
short-others = inni
short-everyone = wszyscy
short-by-hand = ręcznie
short-lose = strać
option-for = Kroki gracza { $who }
line-or = { $one } lub { $other }
part-trade = handluj
part-research = { $existing ->
    [yes] zbadaj { $levels } (tylko już odkrytą)
   *[no] zbadaj { $levels }
  }{ $prerequisites ->
    [yes] { $bonus ->
        [yes] {""}
       *[no] {" "}bez bonusu
      }
   *[no] { $bonus ->
        [yes] {" "}bez wymagań
       *[no] {" "}bez wymagań i bez bonusu
      }
  }
part-private = weź prywatną technologię poziomu { $level }

## Powers
power-cheap-research = akcje z badaniem kosztują cię o { $n } mniej
short-power-cheap-research = badanie −{ $n }

## Options
option-pass = Spasuj
option-done = Gotowe
option-take = Wykonaj: { $line }
option-trade = Handluj
option-type = Szukaj technologii: { $type }
option-research-card = Zbadaj: { $card }
option-research-slot = Zbadaj pole { $slot } (poziom { $level }), nieodkryte
option-slot = Pole { $slot } (poziom { $level })
option-card = Weź: { $card }
option-draw = { $card }
option-claim = Zdobądź: { $card }
option-start = Zaczyna gracz { $seat }
option-space = { $title }: { $line }
option-power = Użyj: { $card } ({ $line })

## The log
log-start = { $who } zaczyna grę.
log-turn = Runda { $a }: tura gracza { $who }.
log-pawn = { $who } wybiera: { $a }.
log-aside = { $who } odsuwa pionek gracza { $a }.
log-return-pop = { $who } odkłada do rezerwy { $a } { $a ->
    [one] mieszkańca
    [few] mieszkańców
   *[many] mieszkańców
  }.
log-gain-pop = { $who } rekrutuje 1 mieszkańca z kolumny { $a }.
log-growth = { $a ->
    [0] { $who } wybiera wzrost i nic nie zyskuje: kolumny są puste.
    [one] { $who } zyskuje { $a } mieszkańca ze wzrostu.
    [few] { $who } zyskuje { $a } mieszkańców ze wzrostu.
   *[many] { $who } zyskuje { $a } mieszkańców ze wzrostu.
  }
log-trade = { $who } handluje.
log-research = { $who } bada: { $b } (pole { $a }).
log-discover = { $who } bada nieodkryte pole { $a }.
log-seek = { $who } szuka nowej technologii: { $a }.
log-reveal = Odsłonięto: { $a }.
log-place-card = { $who } wybiera na pole { $b }: { $a }.
log-private = { $who } bierze jako prywatną technologię: { $a }.
log-no-research = { $who } nie ma czego badać.
log-claim = { $who } zdobywa: { $a } ({ $b } { $b ->
    [one] punkt
    [few] punkty
   *[many] punktów
  }).
log-last-round = Zaczyna się ostatnia runda.
log-by-hand = { $who } wykonuje ręcznie to, co mówi karta.
log-over = Gra skończona.
log-power = { $who } używa: { $a }.

## Why not
why-later-space = Twój pionek rusza się na początku twojej tury.
why-later-slot = Masz, czego trzeba; technologie bada się akcjami z kolbą.
why-later-claim = Zdobywa się to pod koniec tury, gdy warunek jest spełniony.
why-no-space = Nie ma pola akcji „{ $id }”.
why-not-researched = Nie masz zbadanej technologii: { $card }.
why-not-there = Tego nie ma w grze: { $card }.
why-must-move = Twój pionek stoi na tym polu i musi się ruszyć.
why-occupied = To pole zajmuje { $who }.
why-pop = Trzeba do tego więcej mieszkańców, niż masz ({ $have }).
why-no-slot = Nie ma technologii, którą można tak zbadać.
why-no-change = To niczego by nie zmieniło.
why-no-such-slot = Nie ma pola „{ $id }”.
why-researched = Masz ją już zbadaną.
why-level = To badanie nie dotyczy poziomu { $level }.
why-undiscovered = Można wybrać tylko odkryte technologie.
why-under-way = Ktoś właśnie ją odkrywa.
why-no-card-left = Nie ma już technologii poziomu { $level } do odkrycia.
why-slot = pole { $slot }
why-prerequisites = { $kind ->
    [one] Wymaga: { $one }; nie masz tego zbadanego.
    [either] Wymaga: { $one } lub { $other }; nie masz żadnego z nich.
    [both] Wymaga: { $one } oraz { $other }; { $have ->
        [0] nie masz żadnego z nich.
       *[other] brakuje ci: { $missing }.
      }
   *[some] Wymaga { $need } z tych: { $slots }; { $have ->
        [0] nie masz żadnego.
       *[other] masz tylko: { $had }.
      }
  }
why-no-action = Ta karta nie ma własnej akcji: { $card }.
why-no-supply = Twoja rezerwa jest pusta.
why-claimed = Masz to już zdobyte.
why-condition = Warunek nie jest spełniony: { $condition }.
why-must = To trzeba wykonać.

## Bots
gain-points = więcej punktów
gain-resources = więcej zasobów
gain-technologies = więcej technologii

## News: what others did since one's last turn
news-pawn = { $who } wybiera: { $a }
news-research = { $who } bada: { $b }
news-discover = { $who } bada pole { $a }
news-place-card = { $who } odkrywa: { $a }
news-by-hand = { $who }: karta wykonana ręcznie
news-private = { $who } bierze prywatną technologię: { $a }
news-claim = { $who } zdobywa: { $a }
news-last-round = Zaczęła się ostatnia runda
news-over = Gra skończona
news-power = { $who } używa: { $a }

## News: what it means for oneself
effect-gained = zyskujesz: { $what }
effect-lost = tracisz: { $what }
effect-both = { $parts }
effect-by = { $card }: { $effect }
effect-aside = pole twojego pionka
effect-return-pop = { $a } { $a ->
    [one] mieszkaniec
    [few] mieszkańców
   *[many] mieszkańców
  }
effect-gain-pop = { $n } { $n ->
    [one] mieszkaniec
    [few] mieszkańców
   *[many] mieszkańców
  }
effect-growth = { $a } { $a ->
    [one] mieszkaniec
    [few] mieszkańców
   *[many] mieszkańców
  }
aftermath-claim = zostaje { $n } PZ
aftermath-claimed-out = nic nie zostało
