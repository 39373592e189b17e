## The solo deck
option-automa-card = Card { $card }
option-automa-remove = Card { $card } goes out
log-automa-card = { $who } draws card { $a }.
log-automa-line = { $b ->
    [1] First line: { $a }.
   *[other] Second line: { $a }.
  }
log-automa-cannot = It cannot { $a }: { $b }.
log-automa-redraw = Neither line can be resolved: another card.
log-automa-fallback = Two cards cannot be resolved: { $who } automates both tracks, recruits 2 population and gains 2 ore.
log-automa-no-disc = { $who } has no { $a } disc left to automate.
log-automa-move = Preference { $a }: the level-{ $b } ship goes to { $c }.
log-automa-stay = { $who }’s ships are best where they are.
log-automa-upgrade = Preference { $a }: a ship at { $b } is upgraded.
log-automa-place = The ship is built at { $b }: { $a }.
log-automa-least = { $who } produces what it has least of: { $a } population, { $b } ore.
log-automa-top = { $who } researches from the top of the board: slot { $a }.
log-automa-type = The highest prerequisite, slot { $b }, passes on: { $a }.
log-automa-tie = { $a } options are equally good; chance decides.
log-automa-claim = The special card claims { $a }, fulfilled or not.
log-automa-no-claim = { $who } has that achievement already, or it is full.
log-automa-out = The solo deck is empty: the game ends at once.
automa-reason-1 = not enough ore
automa-reason-2 = no population
automa-reason-3 = nothing to research
automa-reason-4 = no system to colonize
automa-reason-20 = no supply
automa-reason-21 = no ship to upgrade
automa-reason-22 = not something it can do
automa-move-0 = a (enough power to colonize a B planet)
automa-move-1 = b (enough power to colonize an A planet)
automa-move-2 = c (control of a B planet)
automa-move-3 = d (control of an A planet)
automa-move-4 = e (control of a shipyard)
automa-move-5 = f (control of Deep Space)
automa-move-6 = g (closest to the player’s power)
automa-upgrade-0 = a (enough power to colonize a B planet)
automa-upgrade-1 = b (enough power to colonize an A planet)
automa-upgrade-2 = c (control of a B planet)
automa-upgrade-3 = d (control of an A planet)
automa-upgrade-4 = e (control of a shipyard)
automa-upgrade-5 = f (Deep Space, then Sol, planets, shipyards)
automa-place-0 = from there it jumps best
automa-place-1 = it takes control of the shipyard
automa-place-2 = no shipyard to take
