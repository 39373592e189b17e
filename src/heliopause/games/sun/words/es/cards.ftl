## Tecnologías
name-narrow-beam-lasers = Láseres de haz estrecho
name-terraforming = Terraformación
name-advanced-genetics = Genética avanzada
name-advanced-robotics = Robótica avanzada
name-spacetime-anomaly-studies = Estudio de anomalías espaciotemporales
name-bio-synaptic-network = Red biosináptica
name-graviton-ranging = Telemetría de gravitones
name-deep-field-observatories = Observatorios de campo profundo
name-closed-loop-habitats = Hábitats de ciclo cerrado
name-mass-cloning = Clonación masiva
name-human-experiments = Experimentos humanos
name-freight-cooperatives = Cooperativas de carga
name-plasma-cannon = Cañón de plasma
name-conscript-foundries = Fundiciones de reclutas
name-modular-fleet = Flota modular
name-privateer-licences = Patentes de corso
name-supply-outpost = Puesto de suministros
name-prospecting-drones = Drones de prospección
name-settler-arks = Arcas de colonos
name-frontier-land-office = Oficina de tierras fronterizas
name-transdimensional-ai = IA transdimensional
name-planetary-scale-research = Investigación planetaria
name-metahuman-chambers = Cámaras metahumanas
name-hivemind-computing = Computación de mente colmena
name-deep-space-megastructures = Megaestructuras del Espacio profundo
name-capital-ship = Nave capital
name-android-armada = Armada androide
name-mercenary-fleet = Flota mercenaria
name-cerebral-implants = Implantes cerebrales
name-manufacturing-orbitals = Fábricas orbitales
name-android-rights-movement = Derechos de los androides
name-subatomic-fabrication = Fabricación subatómica
name-quantum-data-exchange = Intercambio cuántico de datos
name-hyperdrive-boosters = Propulsores de hipervelocidad
name-wormhole-technology = Tecnología de agujeros de gusano
name-stealth-terraformers = Terraformadores furtivos
name-parallel-universe-generator = Generador de universos paralelos
name-mind-machine-assimilation = Fusión de mente y máquina
name-antimatter-arsenal = Arsenal de antimateria
name-open-starchart-archive = Archivo abierto de cartas estelares
name-giga-corporations = Gigacorporaciones
name-perpetual-shipwrights = Astilleros perpetuos
name-black-market-industries = Industrias del mercado negro
name-galactic-hq = Cuartel general galáctico
name-galactic-empire = Imperio galáctico
name-ministry-of-colonies = Ministerio de Colonias

## Eventos
name-tyler-lee-entrepreneur-prodigy = Tyler Lee, prodigio empresarial
name-maya-chaturvedi-visionary = Maya Chaturvedi, visionaria
name-orchard-rings = Anillos huerto
name-comet-rush = Fiebre de cometas
name-volunteer-crews = Tripulaciones voluntarias
name-wandering-scholars = Sabios errantes
name-the-prospectors-decade = La década de los buscadores
name-night-bazaar = Bazar nocturno
name-refit-season = Temporada de reformas
name-a-wandering-dwarf-star = Una estrella enana errante
name-kc-24x-first-android-governor = KC-24X, primer gobernador androide
name-onu-speaker-for-the-colonies = Onu, voz de las colonias
name-museum-of-retired-spacecraft = Museo de naves retiradas
name-dyson-sphere-mk-i = Esfera de Dyson, modelo I
name-mass-enlightenment = Iluminación de las masas
name-neo-industrial-revolution = Revolución neoindustrial
name-jubilee-of-sails = Jubileo de las velas
name-dockyard-pact = Pacto de los muelles
name-library-of-all-worlds = Biblioteca de todos los mundos
name-the-quiet-harvest = La cosecha silenciosa

## Sistemas
name-alpha-centauri = Alfa Centauri
name-barnards-star = Estrella de Barnard
name-sirius = Sirio
name-wolf-359 = Wolf 359
name-lalande-21185 = Lalande 21185
name-procyon = Proción
name-luytens-star = Estrella de Luyten
name-ross-128 = Ross 128
name-epsilon-eridani = Épsilon Eridani
name-lacaille-9352 = Lacaille 9352
name-ross-248 = Ross 248
name-luyten-726-8 = Luyten 726-8
name-kapteyns-star = Estrella de Kapteyn
name-tau-ceti = Tau Ceti
name-wise-0855-0714 = WISE 0855-0714
name-ross-154 = Ross 154
name-61-cygni = 61 Cygni
name-epsilon-indi = Épsilon Indi
name-teegardens-star = Estrella de Teegarden
name-wolf-1061 = Wolf 1061
name-van-maanens-star = Estrella de Van Maanen
name-40-eridani = 40 Eridani
name-altair = Altair
name-delta-pavonis = Delta Pavonis

## Logros
name-transcendence = Trascendencia
name-empire = Imperio
name-technologist = Tecnólogo
name-agility = Agilidad
name-efficiency = Eficiencia
name-posthumanist = Posthumanista
name-strategist = Estratega
name-warlord = Señor de la guerra
name-specialization = Especialización

## Gremios
name-terraforming-guild = Gremio Terraformador
name-scholars-guild = Gremio de Sabios
name-technocrats-guild = Gremio de Tecnócratas
name-ascension-guild = Gremio de la Ascensión

## Facciones
name-united-nations = Naciones Unidas
name-nishida-ostergaard-corporation = Corporación Nishida-Østergaard
name-zheng-yi-consortium = Consorcio Zheng-Yi
name-disciples-of-the-cosmic-tabernacle = Discípulos del Tabernáculo Cósmico

## Innovaciones
name-common-market = Mercado común
name-world-bank = Banco Mundial
name-self-driving-pits = Minas autónomas
name-full-capacity = Plena capacidad
name-home-squadron = Escuadra metropolitana
name-relay-beacons = Balizas de relevo
name-first-congregation = Primera congregación
name-pilgrim-worlds = Mundos peregrinos
