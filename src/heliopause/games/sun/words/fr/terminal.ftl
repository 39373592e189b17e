# Small words of the screens
ui-letter-scientific = S
ui-letter-economic = E
ui-letter-commercial = C

# Discs on the map: keep them short, the columns are narrow
ui-disc-food = nour
ui-disc-ore = min
ui-disc-star = étoi
ui-place-sol = Sol
ui-place-deep = Loin
ui-place-extra = Extra

# Kinds of cards
ui-kind-sol = Sol
ui-kind-deep = Espace lointain
ui-kind-shipyard = chantier spatial
ui-kind-system = système
ui-kind-event = événement
ui-kind-achievement = exploit
ui-kind-guild = guilde
ui-kind-mat = plateau de faction
ui-kind-exploration = carte des étoiles

# The technology board
ui-guilds = guildes
ui-guild-closed = fermée, rang { $tier }
ui-any-time = à tout moment
ui-row = rangée { $level }
ui-no-tableau = Cette partie se joue sans l’étalage de technologies.
ui-board-legend-sun = [ ] case libre, [+1] coûte 1 minerai de plus, un signe est un pion. SM>S : convient à S et M, transmet S. S scientifique, E économique, M militaire, C commerciale. h : certaines valeurs sont les nôtres (card NOM dit lesquelles).

# The star map
ui-head-map = CARTE
ui-map-system = système
ui-map-routes = routes
ui-map-needs = requis
ui-map-discs = disques
ui-map-outpost = poste
ui-map-ships = vaiss.
ui-on-control = contrôle
ui-on-colony = colonie
ui-outpost-of = avant-poste
ui-system = puissance { $power }, { $vp } PV, { $discs }
ui-map-legend-sun = requis : la puissance pour coloniser. disques : lesquels peuvent s’y trouver (nour : nourriture, min : minerai, étoi : étoile). poste : l’avant-poste. vaiss. : le niveau de chaque vaisseau. h : certaines valeurs sont les nôtres.

# Mats
ui-mat-ore = minerai { $n }
ui-mat-mines = extraction { $n }
ui-mat-automation = automatisation { $n }
ui-mat-colonies = colonies
ui-mat-colony-count = colonies { $n }
ui-mat-legend = Un cercle entre parenthèses est couvert par un disque. [ ] : niveaux d’automatisation atteints.
ui-row-ore = minerais
ui-row-food = piste de nourriture
ui-row-mining = piste de minerai
ui-row-automation = automatisation
ui-row-setup = mise en place
ui-row-innovation = innovation
ui-row-colonies = colonies
ui-row-ships = vaisseaux
ui-row-retired = au musée
ui-row-achievements = exploits
ui-innovation-reached = (atteinte)
ui-ships-and-power = { $n ->
    [one] 1 vaisseau
   *[other] { $n } vaisseaux
  }, puissance { $power } en tout

# Achievements, decks, events, scores
ui-head-claims-sun = EXPLOITS
ui-claims-to-end-sun = { $placed } { $placed ->
    [one] étoile
   *[other] étoiles
  } sur { $needed } avant la fin
ui-decks = pioches { $technologies }, systèmes { $systems }
ui-event = événement
ui-event-score = à la fin, { $who } : { $vp } PV
ui-event-museum = { $vp } PV par niveau d’un vaisseau au musée
ui-item-level-1 = technologies de niveau I
ui-item-level-2 = technologies de niveau II
ui-item-level-3 = technologies de niveau III
ui-item-private = technologies privées
ui-item-level-4 = technologies de niveau IIII
ui-item-automation = automatisation
ui-item-colonies = systèmes colonisés
ui-item-outposts = avant-postes
ui-item-space = Sol et Espace lointain
ui-item-events = événements
ui-item-achievements = exploits

# A game in the terminal
ui-card-which-sun = Quelle carte ? Par exemple : card Terraformation
ui-why-what-sun = Expliquer quoi ? Nommez une carte, un lieu, un emplacement ou l’id d’une option, comme : why Terraformation

# Help in the game
ui-help-map = la carte des étoiles en entier
ui-help-mat = un plateau de faction en entier, le vôtre ou un autre
ui-command-achievements = achievements
ui-help-achievements = exploits, événements et pioches
ui-command-tableau = tableau
ui-help-tableau = l’étalage de technologies en entier

# A card as a text
ui-exchanges = { $n } échanges en une fois
ui-innovation-once = { $name }, une fois (requiert { $condition }) : { $what }
ui-innovation-while = { $name }, tant que vous avez { $condition } : { $what }
ui-help-sun-rules = les règles : une section (8.4), un chapitre (8) ou un mot ; seul : le sommaire ; "rules solo" cherche dans celles de la pioche solo
