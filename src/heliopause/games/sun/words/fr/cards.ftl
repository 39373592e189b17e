## Technologies
name-narrow-beam-lasers = Lasers à faisceau étroit
name-terraforming = Terraformation
name-advanced-genetics = Génétique avancée
name-advanced-robotics = Robotique avancée
name-spacetime-anomaly-studies = Étude des anomalies spatio-temporelles
name-bio-synaptic-network = Réseau biosynaptique
name-graviton-ranging = Télémétrie à gravitons
name-deep-field-observatories = Observatoires du ciel profond
name-closed-loop-habitats = Habitats en circuit fermé
name-mass-cloning = Clonage de masse
name-human-experiments = Expérimentation humaine
name-freight-cooperatives = Coopératives de fret
name-plasma-cannon = Canon à plasma
name-conscript-foundries = Fonderies de conscrits
name-modular-fleet = Flotte modulaire
name-privateer-licences = Lettres de course
name-supply-outpost = Poste de ravitaillement
name-prospecting-drones = Drones prospecteurs
name-settler-arks = Arches de colons
name-frontier-land-office = Cadastre de la frontière
name-transdimensional-ai = IA transdimensionnelle
name-planetary-scale-research = Recherche planétaire
name-metahuman-chambers = Chambres métahumaines
name-hivemind-computing = Calcul par esprit de ruche
name-deep-space-megastructures = Mégastructures du vide
name-capital-ship = Vaisseau amiral
name-android-armada = Armada d’androïdes
name-mercenary-fleet = Flotte mercenaire
name-cerebral-implants = Implants cérébraux
name-manufacturing-orbitals = Usines orbitales
name-android-rights-movement = Droits des androïdes
name-subatomic-fabrication = Fabrication subatomique
name-quantum-data-exchange = Échange quantique de données
name-hyperdrive-boosters = Propulseurs hyperspatiaux
name-wormhole-technology = Technologie des trous de ver
name-stealth-terraformers = Terraformeurs furtifs
name-parallel-universe-generator = Générateur d’univers parallèles
name-mind-machine-assimilation = Fusion de l’esprit et de la machine
name-antimatter-arsenal = Arsenal d’antimatière
name-open-starchart-archive = Archives ouvertes des cartes stellaires
name-giga-corporations = Giga-corporations
name-perpetual-shipwrights = Constructeurs perpétuels
name-black-market-industries = Industries du marché noir
name-galactic-hq = Quartier général galactique
name-galactic-empire = Empire galactique
name-ministry-of-colonies = Ministère des colonies

## Événements
name-tyler-lee-entrepreneur-prodigy = Tyler Lee, prodige des affaires
name-maya-chaturvedi-visionary = Maya Chaturvedi, visionnaire
name-orchard-rings = Anneaux-vergers
name-comet-rush = Ruée vers les comètes
name-volunteer-crews = Équipages volontaires
name-wandering-scholars = Savants errants
name-the-prospectors-decade = La décennie des prospecteurs
name-night-bazaar = Bazar nocturne
name-refit-season = Saison des refontes
name-a-wandering-dwarf-star = Une étoile naine errante
name-kc-24x-first-android-governor = KC-24X, premier gouverneur androïde
name-onu-speaker-for-the-colonies = Onu, voix des colonies
name-museum-of-retired-spacecraft = Musée des vaisseaux désarmés
name-dyson-sphere-mk-i = Sphère de Dyson, modèle I
name-mass-enlightenment = Illumination des masses
name-neo-industrial-revolution = Révolution néo-industrielle
name-jubilee-of-sails = Jubilé des voiles
name-dockyard-pact = Pacte des arsenaux
name-library-of-all-worlds = Bibliothèque de tous les mondes
name-the-quiet-harvest = La moisson tranquille

## Systèmes
name-alpha-centauri = Alpha du Centaure
name-barnards-star = Étoile de Barnard
name-sirius = Sirius
name-wolf-359 = Wolf 359
name-lalande-21185 = Lalande 21185
name-procyon = Procyon
name-luytens-star = Étoile de Luyten
name-ross-128 = Ross 128
name-epsilon-eridani = Epsilon Eridani
name-lacaille-9352 = Lacaille 9352
name-ross-248 = Ross 248
name-luyten-726-8 = Luyten 726-8
name-kapteyns-star = Étoile de Kapteyn
name-tau-ceti = Tau Ceti
name-wise-0855-0714 = WISE 0855-0714
name-ross-154 = Ross 154
name-61-cygni = 61 Cygni
name-epsilon-indi = Epsilon Indi
name-teegardens-star = Étoile de Teegarden
name-wolf-1061 = Wolf 1061
name-van-maanens-star = Étoile de Van Maanen
name-40-eridani = 40 Eridani
name-altair = Altaïr
name-delta-pavonis = Delta Pavonis

## Exploits
name-transcendence = Transcendance
name-empire = Empire
name-technologist = Technologue
name-agility = Agilité
name-efficiency = Efficacité
name-posthumanist = Posthumaniste
name-strategist = Stratège
name-warlord = Seigneur de guerre
name-specialization = Spécialisation

## Guildes
name-terraforming-guild = Guilde de Terraformation
name-scholars-guild = Guilde des Savants
name-technocrats-guild = Guilde des Technocrates
name-ascension-guild = Guilde de l’Ascension

## Factions
name-united-nations = Nations unies
name-nishida-ostergaard-corporation = Corporation Nishida-Østergaard
name-zheng-yi-consortium = Consortium Zheng-Yi
name-disciples-of-the-cosmic-tabernacle = Disciples du Tabernacle cosmique

## Innovations
name-common-market = Marché commun
name-world-bank = Banque mondiale
name-self-driving-pits = Mines autonomes
name-full-capacity = Pleine capacité
name-home-squadron = Escadre mère
name-relay-beacons = Balises relais
name-first-congregation = Première congrégation
name-pilgrim-worlds = Mondes pèlerins
