## Bots
gain-goals = bliżej celu
gain-development = większy rozwój
gain-map = mocniejsza pozycja na mapie

## Small words
colour-science = nauka
colour-commerce = handel
colour-military = militaria
colour-culture = kultura
track-food = żywność
track-economy = gospodarka
track-infrastructure = infrastruktura
unit-settler = osadnik
unit-soldier = żołnierz
site-village = wioska
site-city = miasto
token-village = żeton wioski
token-city = żeton miasta
founding-village = zakłada wioskę
founding-city = umacnia miasto
side-0 = u góry
side-1 = u góry po prawej
side-2 = u dołu po prawej
side-3 = u dołu
side-4 = u dołu po lewej
side-5 = u góry po lewej
stage-despotism = Despotyzm
stage-theocracy = Teokracja
stage-once = bonus jednorazowy
stage-democracy = Demokracja
government-stage = { $card } – { $stage }
card-in-slot = { $card } (pole { $slot })
tile-cradle = kolebka cywilizacji
tile-territory = { $card }
tile-at = kafelek { $at }
tile-named = { $tile }
tile-home = kafelek startowy gracza { $who }

## What is counted
count-villages = { $n ->
    [one] wioska
    [few] wioski
   *[many] wiosek
  }
count-cities = { $n ->
    [one] miasto
    [few] miasta
   *[many] miast
  }
count-constructions = { $n ->
    [one] budowla
    [few] budowle
   *[many] budowli
  }
count-constructions-in-supply = { $n ->
    [one] budowla w rezerwie
    [few] budowle w rezerwie
   *[many] budowli w rezerwie
  }
count-science-technologies = { $n ->
    [one] technologia nauki
    [few] technologie nauki
   *[many] technologii nauki
  }
count-commerce-technologies = { $n ->
    [one] technologia handlu
    [few] technologie handlu
   *[many] technologii handlu
  }
count-culture-technologies = { $n ->
    [one] technologia kultury
    [few] technologie kultury
   *[many] technologii kultury
  }
count-level-IV-technologies = { $n ->
    [one] technologia poziomu IV
    [few] technologie poziomu IV
   *[many] technologii poziomu IV
  }
count-private-technologies = { $n ->
    [one] technologia prywatna
    [few] technologie prywatne
   *[many] technologii prywatnych
  }
count-leaders = { $n ->
    [one] postać
    [few] postacie
   *[many] postaci
  }
count-goals = { $n ->
    [one] cel
    [few] cele
   *[many] celów
  }
count-coins = { $n ->
    [one] moneta
    [few] monety
   *[many] monet
  }
count-settlers = { $n ->
    [one] osadnik
    [few] osadników
   *[many] osadników
  }
count-soldiers = { $n ->
    [one] żołnierz
    [few] żołnierzy
   *[many] żołnierzy
  }
count-units = { $n ->
    [one] jednostka
    [few] jednostki
   *[many] jednostek
  }
count-settler-strength = siła osadników
count-soldier-strength = siła żołnierzy
count-unit-strength = siła jednostek
count-food-cubes-off = { $n ->
    [one] kostka żywności poza torem
    [few] kostki żywności poza torem
   *[many] kostek żywności poza torem
  }
count-economy-cubes-off = { $n ->
    [one] kostka gospodarki poza torem
    [few] kostki gospodarki poza torem
   *[many] kostek gospodarki poza torem
  }
count-infrastructure-cubes-off = { $n ->
    [one] kostka infrastruktury poza torem
    [few] kostki infrastruktury poza torem
   *[many] kostek infrastruktury poza torem
  }
count-cubes-off = { $n ->
    [one] kostka rozwoju poza torami
    [few] kostki rozwoju poza torami
   *[many] kostek rozwoju poza torami
  }
count-investments = { $n ->
    [one] inwestycja
    [few] inwestycje
   *[many] inwestycji
  }
count-tiles-explored = { $n ->
    [one] odkryty przez ciebie kafelek
    [few] odkryte przez ciebie kafelki
   *[many] odkrytych przez ciebie kafelków
  }
count-tiles-with-a-unit = { $n ->
    [one] kafelek z własnymi jednostkami
    [few] kafelki z własnymi jednostkami
   *[many] kafelków z własnymi jednostkami
  }
count-explored-tiles-on-the-map = { $n ->
    [one] odkryty kafelek na mapie
    [few] odkryte kafelki na mapie
   *[many] odkrytych kafelków na mapie
  }
count-empty-columns = { $n ->
    [one] pusta kolumna
    [few] puste kolumny
   *[many] pustych kolumn
  }
count-settle-tokens = { $n ->
    [one] żeton wioski
    [few] żetony wioski
   *[many] żetonów wioski
  }
count-fortify-tokens = { $n ->
    [one] żeton miasta
    [few] żetony miasta
   *[many] żetonów miasta
  }

## Lines of the notation in words
cost-coins = zapłać { $coins } { $coins ->
    [one] monetę
    [few] monety
   *[many] monet
  }
cost-exhaust = wyczerp { $pop } { $pop ->
    [one] mieszkańca
    [few] mieszkańców
   *[many] mieszkańców
  }
cost-coins-and-exhaust = zapłać { $coins } { $coins ->
    [one] monetę
    [few] monety
   *[many] monet
  } i wyczerp { $pop } { $pop ->
    [one] mieszkańca
    [few] mieszkańców
   *[many] mieszkańców
  }
part-coins = zyskaj { $coins } { $coins ->
    [one] monetę
    [few] monety
   *[many] monet
  }
part-coins-per = zyskaj monety: { $count }
part-move-per = ruchy: { $count }
part-activate-per = aktywuj mieszkańców: { $count }
part-activate = { $n ->
    [one] aktywuj 1 mieszkańca
    [few] aktywuj { $n } mieszkańców
   *[many] aktywuj { $n } mieszkańców
  }
part-enlist-settler = { $inactive ->
    [yes] powołaj z kolumn osadnika o sile { $strength }
   *[no] powołaj aktywnego mieszkańca na osadnika o sile { $strength }
  }
part-enlist-soldier = { $inactive ->
    [yes] powołaj z kolumn żołnierza o sile { $strength }
   *[no] powołaj aktywnego mieszkańca na żołnierza o sile { $strength }
  }
part-enlist-unit = { $inactive ->
    [yes] powołaj z kolumn osadnika lub żołnierza o sile { $strength }
   *[no] powołaj aktywnego mieszkańca na osadnika lub żołnierza o sile { $strength }
  }
part-move-units = { $n ->
    [one] 1 ruch
    [few] { $n } ruchy
   *[many] { $n } ruchów
  }
part-upgrade-settler = { $n ->
    [one] ulepsz osadnika o { $by }
    [few] ulepsz { $n } osadników o { $by }
   *[many] ulepsz { $n } osadników o { $by }
  }
part-upgrade-soldier = { $n ->
    [one] ulepsz żołnierza o { $by }
    [few] ulepsz { $n } żołnierzy o { $by }
   *[many] ulepsz { $n } żołnierzy o { $by }
  }
part-upgrade-unit = { $n ->
    [one] ulepsz jednostkę o { $by }
    [few] ulepsz { $n } jednostki o { $by }
   *[many] ulepsz { $n } jednostek o { $by }
  }
part-invest-food = zainwestuj żywność
part-invest-economy = zainwestuj gospodarkę
part-invest-infrastructure = zainwestuj infrastrukturę
part-invest-any = zainwestuj z dowolnego toru
part-produce-population = produkuj mieszkańców
part-produce-coins = produkuj monety
part-token-village = weź żeton wioski
part-token-city = weź żeton miasta
part-found-village = załóż wioskę
part-found-city = umocnij miasto
part-construction = weź budowlę poziomu { $level }
part-construction-up-to = weź budowlę do poziomu { $level }
part-build-any = wznieś budowlę
part-build-new = wznieś nową budowlę
part-build-existing = dołącz do istniejącej budowli
part-theocracy = aktywuj swoją Teokrację
part-claim-goal = zdobądź cel
part-basic-action = wykonaj akcję podstawową bez pionka
part-explore-again = odkryj w tej turze jeszcze jeden kafelek
part-lose-coins = strać { $coins } { $coins ->
    [one] monetę
    [few] monety
   *[many] monet
  }
part-decommission = zwolnij jednostkę

## Triggers and powers
trigger = { $when }: { $line }
when-explore = za każdym razem, gdy odkrywasz teren
when-settle = za każdym razem, gdy zakładasz wioskę
when-fortify = za każdym razem, gdy umacniasz miasto
when-build = za każdym razem, gdy budujesz
when-build-new = za każdym razem, gdy wznosisz nową budowlę
when-build-existing = za każdym razem, gdy dołączasz do istniejącej budowli
when-research = za każdym razem, gdy badasz
when-research-I = za każdym razem, gdy badasz poziom I
when-research-II = za każdym razem, gdy badasz poziom II
when-research-III = za każdym razem, gdy badasz poziom III
when-research-IV = za każdym razem, gdy badasz poziom IV
when-discover = za każdym razem, gdy badasz przed innymi
when-invest = za każdym razem, gdy inwestujesz
when-enlist-settler = za każdym razem, gdy powołujesz osadnika
when-enlist-soldier = za każdym razem, gdy powołujesz żołnierza
when-produce-population = za każdym razem, gdy produkujesz mieszkańców
when-produce-coins = za każdym razem, gdy produkujesz monety
when-claim-goal = za każdym razem, gdy zdobywasz cel
when-turn = na początku twojej tury
power-far-movement = o { $n } { $n ->
    [one] ruch
    [few] ruchy
   *[many] ruchów
} więcej, ilekroć się ruszasz
power-open-borders = twoje jednostki mogą stawać na cudzych kafelkach startowych
power-second-exploration = możesz odkryć o { $n } { $n ->
    [one] kafelek
    [few] kafelki
   *[many] kafelków
} więcej na turę
power-cheap-construction = budowle kosztują cię o { $n } { $n ->
    [one] monetę
    [few] monety
   *[many] monet
} mniej
power-cheap-pop = mieszkaniec kosztuje cię w handlu 2 monety
power-shared-space = możesz zajmować zajęte pola akcji
power-sturdy-settlers = budowanie nie zabiera siły twoim osadnikom
power-strong-enlisting = twoje jednostki są powoływane z siłą o { $n } większą
short-power-open-borders = postój na cudzych kafelkach
short-power-second-exploration = odkrywanie +{ $n }
short-power-cheap-construction = budowle −{ $n } { $n ->
    [one] moneta
    [few] monety
   *[many] monet
}
short-power-cheap-pop = mieszkaniec za 2 monety
short-power-shared-space = zajęte pola dozwolone
short-power-sturdy-settlers = budowanie bez utraty siły
short-power-strong-enlisting = powołanie z +{ $n }
short-power-far-movement = ruch +{ $n }

## Options
option-basic-action = { $title }: { $line }
option-produce-population = Produkuj mieszkańców
option-produce-coins = Produkuj monety
option-buy-pawn = Monety za mieszkańca
option-buy-pawn-for = { $price } { $price ->
    [one] moneta
    [few] monety
   *[many] monet
  } za mieszkańca
option-sell-pawn = Mieszkaniec za 1 monetę
option-track = Kostka z toru: { $track }
option-side = Start { $side }
option-use-settler = Użyj osadnika o sile { $strength }
option-use-soldier = Użyj żołnierza o sile { $strength }
option-move-unit = Ruch: { $unit } o sile { $strength }, { $origin } → { $target }
option-explore-unit = Odkryj teren: { $unit } o sile { $strength }, { $origin } → { $target }
option-enlist-unit = Powołaj: { $unit } o sile { $strength }, { $place }
option-upgrade-unit = Ulepsz: { $unit } z { $strength } na { $to }, { $place }
option-decommission-unit = Zwolnij: { $unit } o sile { $strength }, { $place }
option-settle-at = Załóż wioskę: { $place }
option-fortify-at = Umocnij miasto: { $place }
option-build-new = Wznieś: { $card }, { $place }, osadnik o sile { $strength }
option-build-existing = Dołącz do budowy: { $card }, { $place }, osadnik o sile { $strength }

## The log
log-setup-technologies = Odkryte technologie poziomu { $a }: { $b }.
log-setup-goals = Cele w grze: { $a }.
log-setup-side = Kafelek startowy gracza { $who } leży przy kolebce { $a }.
log-setup-display = Budowle poziomu { $a } w wystawce: { $b }.
log-setup-governments = Ustroje do wyboru: { $a }.
log-setup-boards = Wszyscy mają na początek { $a } { $a ->
    [one] aktywnego mieszkańca
    [few] aktywnych mieszkańców
   *[many] aktywnych mieszkańców
  }, { $b } { $b ->
    [one] monetę
    [few] monety
   *[many] monet
  } i osadnika o sile { $c } na kafelku startowym.
log-government = { $who } ma ustrój: { $a }.
log-pay-coins = { $who } płaci { $a } { $a ->
    [one] monetę
    [few] monety
   *[many] monet
  }.
log-pay-and-exhaust = { $who } płaci { $a } { $a ->
    [one] monetę
    [few] monety
   *[many] monet
  } i wyczerpuje { $b } { $b ->
    [one] mieszkańca
    [few] mieszkańców
   *[many] mieszkańców
  }.
log-exhaust-pop = { $who } wyczerpuje { $a } { $a ->
    [one] mieszkańca
    [few] mieszkańców
   *[many] mieszkańców
  }.
log-activate = { $who } aktywuje mieszkańca z kolumny { $a }.
log-gain-coins = { $who } zyskuje { $a } { $a ->
    [one] monetę
    [few] monety
   *[many] monet
  }.
log-enlist = { $who } powołuje: { $a } o sile { $b }, { $c }.
log-upgrade-unit = { $who } ulepsza: { $a } do siły { $b }, { $c }.
log-move-unit = { $who } rusza: { $a }, { $b } → { $c }.
log-explore = { $who } odkrywa teren: { $a }.
log-exhaust = { $who } wyczerpuje: { $a } o sile { $b }, { $c }.
log-weaken = Osadnikowi gracza { $who } zostaje siła { $a }: { $b }.
log-disband = { $who } zwalnia: { $a } o sile { $b }, { $c }.
log-found = { $who } { $a }: { $b }.
log-cube = { $who } bierze kostkę z toru: { $a }, zostaje { $b }.
log-no-cube = { $who } nie ma już kostki do położenia.
log-invest = { $who } inwestuje kostkę z toru: { $a }, pole { $b }.
log-stage = Ustrój gracza { $who } osiąga nowy etap: { $a }.
log-trigger = { $who } używa: { $a }.
log-leader = { $who } spotyka postać: { $a }.
log-take-construction = { $who } bierze: { $a }.
log-reveal-construction = Do wystawki dochodzi: { $a }.
log-build-new = { $who } wznosi: { $a }, { $b }.
log-build-existing = { $who } dołącza do budowy: { $a }, { $b }.
log-take-token = { $who } bierze { $a }.
log-play-token = { $who } zagrywa { $a }.
log-produce-population = { $a ->
    [0] { $who } nie produkuje mieszkańców: otwarte kolumny są puste.
    [one] { $who } produkuje { $a } mieszkańca.
    [few] { $who } produkuje { $a } mieszkańców.
   *[many] { $who } produkuje { $a } mieszkańców.
  }
log-produce-coins = { $who } produkuje { $a } { $a ->
    [one] monetę
    [few] monety
   *[many] monet
  }.
log-buy-pawn = { $who } płaci { $a } { $a ->
    [one] monetę
    [few] monety
   *[many] monet
  } za mieszkańca z kolumny { $b }.
log-sell-pawn = { $who } wyczerpuje mieszkańca za 1 monetę.
log-basic-action = { $who } wykonuje akcję podstawową: { $a }.
log-explore-again = { $who } może odkryć jeszcze jeden kafelek.
log-end-triggered = { $who } doprowadza do końca gry: jeszcze { $a } { $a ->
    [one] tura
    [few] tury
   *[many] tur
  }, z ostatnią rundą.

## Actions of the board
horizon-basic-1 = Badanie I
horizon-basic-2 = Badanie II
horizon-basic-3 = Pobór i ruch
horizon-basic-4 = Rekrutacja
horizon-advanced-1 = Żeton wioski
horizon-advanced-2 = Żeton miasta
horizon-advanced-3 = Badanie III
horizon-advanced-4 = Badanie IV
option-space-extra-coins = { $title } (+{ $extra } moneta): { $line }
option-legacy = { $line }; na koniec wszyscy punktują: { $vp }
option-government = Wybierz ustrój: { $card }
option-construction = Weź: { $card }

## Why not
why-later-tile = Akcje ruszają jednostki; po akcji następuje ekspansja.
why-no-unit-near = { $n ->
    [one] Żadna twoja jednostka nie dojdzie tam ani tego nie odkryje 1 ruchem.
    [few] Żadna twoja jednostka nie dojdzie tam ani tego nie odkryje { $n } ruchami.
   *[many] Żadna twoja jednostka nie dojdzie tam ani tego nie odkryje { $n } ruchami.
  }
why-later-construction = Budowle bierze się przez tor infrastruktury albo efekt.
why-coins = Trzeba { $need } { $need ->
    [one] monety
    [few] monet
   *[many] monet
  }, masz { $have }.
why-first-turn = W pierwszej turze pionek idzie na akcję podstawową.
why-no-site = Nie ma na mapie ani w rezerwie niczego, do czego by się to nadało.
why-no-unit-for-it = Nie masz do tego jednostki albo żetonu.
why-no-tile = Nie ma takiego kafelka lub jednostki.
why-no-unit = Nie masz tam takiej jednostki.
why-must-leave = Najpierw musi iść dalej twoja jednostka z cudzego kafelka startowego.
why-not-next = Te kafelki nie sąsiadują ze sobą.
why-foreign-start = Jednostka nie może skończyć ruchu na cudzym kafelku startowym, a na dalszą drogę brak już ruchów.
why-soldiers-stay = Teren odkrywają tylko osadnicy.
why-two-tiles = Nowy kafelek musi leżeć obok osadnika i dotykać dwóch kafelków mapy.
why-no-territory = Wszystkie kafelki terytoriów leżą na mapie.
why-explored = W tej turze nie możesz już odkryć kolejnego kafelka.
why-no-rally-point = Jednostki powołuje się na własnym kafelku startowym albo tam, gdzie masz kostkę.
why-no-token = Nie ma już żetonu z taką siłą.
why-strongest = Żadna jednostka nie ma siły większej niż 6.
why-no-settle-token = Nie masz żetonu wioski.
why-no-fortify-token = Nie masz żetonu miasta.
why-no-village-there = Nie ma tam wioski.
why-no-settled-village = Najpierw ktoś musi założyć tam wioskę.
why-taken = Należy już do kogoś.
why-strength = Trzeba siły { $need }, masz tam { $have }.
why-no-construction = Nie masz tej budowli: { $card }.
why-not-built-there = Tam nie stoi: { $card }.
why-built = Masz ją już wzniesioną albo oba miejsca są zajęte.
why-no-building-site = Nowa budowla wymaga kafelka bez założonej wioski, bez budowli i bez cudzych jednostek, i nigdy cudzego kafelka startowego.
why-columns-full = W twoich kolumnach nie ma wolnego miejsca dla mieszkańca.
why-goal-not-in-play = Tego celu nie ma w grze.

## News: what others did since one's last turn
news-government = { $who } ma ustrój: { $a }
news-explore = { $who } odkrywa teren: { $a }
news-found = { $who } zakłada: { $a }, { $b }
news-invest = { $who } inwestuje: { $a }, pole { $b }
news-stage = { $who } osiąga: { $a }
news-leader = { $who } spotyka postać: { $a }
news-take-construction = { $who } bierze: { $a }
news-build-new = { $who } wznosi: { $a }, { $b }
news-build-existing = { $who } dołącza do budowy: { $a }
news-basic-action = { $who } wybiera: { $a }
news-end-triggered = { $who } doprowadza do końca: { $a ->
    [one] zostaje { $a } tura
    [few] zostają { $a } tury
   *[many] zostaje { $a } tur
  }

## News: what it means for oneself
effect-pay-coins = { $a } { $a ->
    [one] moneta
    [few] monety
   *[many] monet
  }
effect-pay-and-exhaust = { $a } { $a ->
    [one] moneta
    [few] monety
   *[many] monet
  } i { $b } { $b ->
    [one] mieszkaniec
    [few] mieszkańców
   *[many] mieszkańców
  }
effect-exhaust-pop = { $a } { $a ->
    [one] mieszkaniec
    [few] mieszkańców
   *[many] mieszkańców
  }
effect-activate = { $n } { $n ->
    [one] mieszkaniec
    [few] mieszkańców
   *[many] mieszkańców
  }
effect-gain-coins = { $a } { $a ->
    [one] moneta
    [few] monety
   *[many] monet
  }
effect-produce-population = { $a } { $a ->
    [one] mieszkaniec
    [few] mieszkańców
   *[many] mieszkańców
  }
effect-produce-coins = { $a } { $a ->
    [one] moneta
    [few] monety
   *[many] monet
  }
effect-enlist = { $a } o sile { $b }
effect-upgrade-unit = siła { $b } ({ $a })
effect-cube = { $n ->
    [one] kostka z toru: { $a }
    [few] { $n } kostki
   *[many] { $n } kostek
  }
effect-take-token = { $a }
effect-exhaust = { $n ->
    [one] { $a }: { $c }
    [few] { $n } jednostki
   *[many] { $n } jednostek
  }
effect-weaken = siła: { $b }, zostaje { $a }
effect-disband = { $n ->
    [one] { $a }: { $c }
    [few] { $n } jednostki
   *[many] { $n } jednostek
  }

## The steps of a leader
leader-step-you = Kto ją spotyka: { $line }
leader-step-others = Wszyscy inni: { $line }
leader-step-all = Wszyscy: { $line }
leader-step-legacy = Kto ją spotyka, wybiera dziedzictwo: { $choices }
