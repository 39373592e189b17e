## Technologien
name-narrow-beam-lasers = Fokussierte Laser
name-terraforming = Terraforming
name-advanced-genetics = Fortgeschrittene Genetik
name-advanced-robotics = Fortgeschrittene Robotik
name-spacetime-anomaly-studies = Studien zu Raumzeit-Anomalien
name-bio-synaptic-network = Biosynaptisches Netzwerk
name-graviton-ranging = Gravitonen-Ortung
name-deep-field-observatories = Tiefenfeld-Observatorien
name-closed-loop-habitats = Geschlossene Habitate
name-mass-cloning = Massenklonen
name-human-experiments = Menschenversuche
name-freight-cooperatives = Fracht-Genossenschaften
name-plasma-cannon = Plasmakanone
name-conscript-foundries = Rekruten-Gießereien
name-modular-fleet = Modulare Flotte
name-privateer-licences = Kaperbriefe
name-supply-outpost = Versorgungsposten
name-prospecting-drones = Schürfdrohnen
name-settler-arks = Siedler-Archen
name-frontier-land-office = Landamt der Grenzwelten
name-transdimensional-ai = Transdimensionale KI
name-planetary-scale-research = Planetare Forschung
name-metahuman-chambers = Metahumane Kammern
name-hivemind-computing = Schwarmgeist-Rechner
name-deep-space-megastructures = Megabauten im All
name-capital-ship = Großkampfschiff
name-android-armada = Androiden-Armada
name-mercenary-fleet = Söldnerflotte
name-cerebral-implants = Hirnimplantate
name-manufacturing-orbitals = Orbitale Werke
name-android-rights-movement = Rechte für Androiden
name-subatomic-fabrication = Subatomare Fertigung
name-quantum-data-exchange = Quanten-Datenaustausch
name-hyperdrive-boosters = Hyperantrieb-Verstärker
name-wormhole-technology = Wurmloch-Technologie
name-stealth-terraformers = Getarnte Terraformer
name-parallel-universe-generator = Parallelwelten-Generator
name-mind-machine-assimilation = Geist-Maschine-Fusion
name-antimatter-arsenal = Antimaterie-Arsenal
name-open-starchart-archive = Offenes Sternenarchiv
name-giga-corporations = Giga-Konzerne
name-perpetual-shipwrights = Ewige Schiffbauer
name-black-market-industries = Schwarzmarkt-Industrie
name-galactic-hq = Galaktisches Hauptquartier
name-galactic-empire = Galaktisches Imperium
name-ministry-of-colonies = Kolonial-Ministerium

## Ereignisse
name-tyler-lee-entrepreneur-prodigy = Tyler Lee, Wunderkind der Wirtschaft
name-maya-chaturvedi-visionary = Maya Chaturvedi, Visionärin
name-orchard-rings = Ringe der Obstgärten
name-comet-rush = Kometenrausch
name-volunteer-crews = Freiwillige Mannschaften
name-wandering-scholars = Wandernde Gelehrte
name-the-prospectors-decade = Das Jahrzehnt der Schürfer
name-night-bazaar = Nachtbasar
name-refit-season = Zeit der Umrüstung
name-a-wandering-dwarf-star = Ein wandernder Zwergstern
name-kc-24x-first-android-governor = KC-24X, erster Androiden-Gouverneur
name-onu-speaker-for-the-colonies = Onu, Stimme der Kolonien
name-museum-of-retired-spacecraft = Museum ausgedienter Raumschiffe
name-dyson-sphere-mk-i = Dyson-Sphäre, Typ I
name-mass-enlightenment = Erleuchtung der Massen
name-neo-industrial-revolution = Neue industrielle Revolution
name-jubilee-of-sails = Jubelfest der Segel
name-dockyard-pact = Pakt der Werften
name-library-of-all-worlds = Bibliothek aller Welten
name-the-quiet-harvest = Die stille Ernte

## Systeme
name-alpha-centauri = Alpha Centauri
name-barnards-star = Barnards Stern
name-sirius = Sirius
name-wolf-359 = Wolf 359
name-lalande-21185 = Lalande 21185
name-procyon = Prokyon
name-luytens-star = Luytens Stern
name-ross-128 = Ross 128
name-epsilon-eridani = Epsilon Eridani
name-lacaille-9352 = Lacaille 9352
name-ross-248 = Ross 248
name-luyten-726-8 = Luyten 726-8
name-kapteyns-star = Kapteyns Stern
name-tau-ceti = Tau Ceti
name-wise-0855-0714 = WISE 0855-0714
name-ross-154 = Ross 154
name-61-cygni = 61 Cygni
name-epsilon-indi = Epsilon Indi
name-teegardens-star = Teegardens Stern
name-wolf-1061 = Wolf 1061
name-van-maanens-star = Van Maanens Stern
name-40-eridani = 40 Eridani
name-altair = Altair
name-delta-pavonis = Delta Pavonis

## Errungenschaften
name-transcendence = Transzendenz
name-empire = Imperium
name-technologist = Technologe
name-agility = Wendigkeit
name-efficiency = Effizienz
name-posthumanist = Posthumanist
name-strategist = Stratege
name-warlord = Kriegsherr
name-specialization = Spezialisierung

## Gilden
name-terraforming-guild = Terraforming-Gilde
name-scholars-guild = Gelehrtengilde
name-technocrats-guild = Technokratengilde
name-ascension-guild = Aufstiegsgilde

## Fraktionen
name-united-nations = Vereinte Nationen
name-nishida-ostergaard-corporation = Nishida-Østergaard-Konzern
name-zheng-yi-consortium = Zheng-Yi-Konsortium
name-disciples-of-the-cosmic-tabernacle = Jünger des Kosmischen Tabernakels

## Innovationen
name-common-market = Gemeinsamer Markt
name-world-bank = Weltbank
name-self-driving-pits = Selbstfahrende Gruben
name-full-capacity = Volle Auslastung
name-home-squadron = Heimatgeschwader
name-relay-beacons = Relaisbaken
name-first-congregation = Erste Gemeinde
name-pilgrim-worlds = Pilgerwelten
