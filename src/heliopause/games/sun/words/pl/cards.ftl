## Technologie
name-narrow-beam-lasers = Lasery wąskowiązkowe
name-terraforming = Terraformacja
name-advanced-genetics = Zaawansowana genetyka
name-advanced-robotics = Zaawansowana robotyka
name-spacetime-anomaly-studies = Badania anomalii czasoprzestrzeni
name-bio-synaptic-network = Sieć biosynaptyczna
name-graviton-ranging = Namierzanie grawitonowe
name-deep-field-observatories = Obserwatoria głębokiego pola
name-closed-loop-habitats = Habitaty o obiegu zamkniętym
name-mass-cloning = Masowe klonowanie
name-human-experiments = Eksperymenty na ludziach
name-freight-cooperatives = Spółdzielnie frachtowe
name-plasma-cannon = Działo plazmowe
name-conscript-foundries = Odlewnie poborowych
name-modular-fleet = Flota modułowa
name-privateer-licences = Listy kaperskie
name-supply-outpost = Posterunek zaopatrzenia
name-prospecting-drones = Drony poszukiwawcze
name-settler-arks = Arki osadników
name-frontier-land-office = Urząd ziem pogranicza
name-transdimensional-ai = Transwymiarowa SI
name-planetary-scale-research = Badania w skali planety
name-metahuman-chambers = Komory metaludzi
name-hivemind-computing = Obliczenia umysłu roju
name-deep-space-megastructures = Megastruktury próżni
name-capital-ship = Okręt liniowy
name-android-armada = Armada androidów
name-mercenary-fleet = Flota najemna
name-cerebral-implants = Implanty mózgowe
name-manufacturing-orbitals = Fabryki orbitalne
name-android-rights-movement = Ruch praw androidów
name-subatomic-fabrication = Produkcja subatomowa
name-quantum-data-exchange = Kwantowa wymiana danych
name-hyperdrive-boosters = Dopalacze hipernapędu
name-wormhole-technology = Technologia tuneli czasoprzestrzennych
name-stealth-terraformers = Ukryci terraformerzy
name-parallel-universe-generator = Generator wszechświatów równoległych
name-mind-machine-assimilation = Zespolenie umysłu i maszyny
name-antimatter-arsenal = Arsenał antymaterii
name-open-starchart-archive = Otwarte archiwum map gwiezdnych
name-giga-corporations = Gigakorporacje
name-perpetual-shipwrights = Wieczni szkutnicy
name-black-market-industries = Przemysł czarnorynkowy
name-galactic-hq = Galaktyczna kwatera główna
name-galactic-empire = Imperium galaktyczne
name-ministry-of-colonies = Ministerstwo kolonii

## Wydarzenia
name-tyler-lee-entrepreneur-prodigy = Tyler Lee, cudowne dziecko biznesu
name-maya-chaturvedi-visionary = Maya Chaturvedi, wizjonerka
name-orchard-rings = Pierścienie sadów
name-comet-rush = Gorączka komet
name-volunteer-crews = Załogi ochotników
name-wandering-scholars = Wędrowni uczeni
name-the-prospectors-decade = Dekada poszukiwaczy
name-night-bazaar = Nocny bazar
name-refit-season = Sezon remontów
name-a-wandering-dwarf-star = Wędrujący karzeł
name-kc-24x-first-android-governor = KC-24X, pierwszy gubernator android
name-onu-speaker-for-the-colonies = Onu, głos kolonii
name-museum-of-retired-spacecraft = Muzeum wysłużonych statków
name-dyson-sphere-mk-i = Sfera Dysona, model I
name-mass-enlightenment = Oświecenie mas
name-neo-industrial-revolution = Rewolucja neoprzemysłowa
name-jubilee-of-sails = Jubileusz żagli
name-dockyard-pact = Pakt doków
name-library-of-all-worlds = Biblioteka wszystkich światów
name-the-quiet-harvest = Ciche żniwa

## Układy
name-alpha-centauri = Alfa Centauri
name-barnards-star = Gwiazda Barnarda
name-sirius = Syriusz
name-wolf-359 = Wolf 359
name-lalande-21185 = Lalande 21185
name-procyon = Procjon
name-luytens-star = Gwiazda Luytena
name-ross-128 = Ross 128
name-epsilon-eridani = Epsilon Eridani
name-lacaille-9352 = Lacaille 9352
name-ross-248 = Ross 248
name-luyten-726-8 = Luyten 726-8
name-kapteyns-star = Gwiazda Kapteyna
name-tau-ceti = Tau Ceti
name-wise-0855-0714 = WISE 0855-0714
name-ross-154 = Ross 154
name-61-cygni = 61 Cygni
name-epsilon-indi = Epsilon Indi
name-teegardens-star = Gwiazda Teegardena
name-wolf-1061 = Wolf 1061
name-van-maanens-star = Gwiazda van Maanena
name-40-eridani = 40 Eridani
name-altair = Altair
name-delta-pavonis = Delta Pavonis

## Osiągnięcia
name-transcendence = Transcendencja
name-empire = Imperium
name-technologist = Technolog
name-agility = Zwinność
name-efficiency = Wydajność
name-posthumanist = Posthumanista
name-strategist = Strateg
name-warlord = Watażka
name-specialization = Specjalizacja

## Gildie
name-terraforming-guild = Gildia Terraformacji
name-scholars-guild = Gildia Uczonych
name-technocrats-guild = Gildia Technokratów
name-ascension-guild = Gildia Wzniesienia

## Frakcje
name-united-nations = Narody Zjednoczone
name-nishida-ostergaard-corporation = Korporacja Nishida-Østergaard
name-zheng-yi-consortium = Konsorcjum Zheng-Yi
name-disciples-of-the-cosmic-tabernacle = Uczniowie Kosmicznego Tabernakulum

## Innowacje
name-common-market = Wspólny rynek
name-world-bank = Bank Światowy
name-self-driving-pits = Autonomiczne kopalnie
name-full-capacity = Pełna moc
name-home-squadron = Eskadra macierzysta
name-relay-beacons = Boje przekaźnikowe
name-first-congregation = Pierwsze zgromadzenie
name-pilgrim-worlds = Światy pielgrzymów
