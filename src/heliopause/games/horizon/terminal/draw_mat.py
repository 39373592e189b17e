"""Civilizations: one in full, one in a few lines for its player, the others in one."""

from rich.console import Group, RenderableType
from rich.text import Text

from heliopause.games.horizon.rules.card_views import AbilityView, GovernmentView, LeaderView
from heliopause.games.horizon.rules.view import CivilizationView, TrackSpaceView
from heliopause.games.horizon.terminal.draw_board import card_lines, trigger_line
from heliopause.games.horizon.terminal.draw_map import construction_lines, price
from heliopause.terminal.beyond.draw_mat import Rows, draw_cards, growth, supply, title
from heliopause.terminal.beyond.draw_tree import powers
from heliopause.terminal.scene import QUIET, Scene, dotted, grid


def draw_own(scene: Scene, seat: int) -> RenderableType:
    """The lines of the seat that looks: what it has, its tracks, its government, its cards."""
    say = scene.say
    civilization = scene.view.seats[seat]
    has = dotted(
        [
            *(Text(text.plain, style="bold") for text in purse(scene, civilization)),
            Text(say("mat-supply", columns=supply(civilization))),
            growth(scene, civilization),
            Text(say("mat-income", n=civilization.income)),
            Text(say("mat-reach", n=civilization.movement) if civilization.movement else ""),
            *_tokens(scene, civilization),
        ]
    )
    tracks = grid("fixed", "fixed", "cut")
    for label, left, spaces in _tracks(scene, civilization):
        ahead = [space_text(scene, space) for space in spaces if not space.taken]
        tracks.add_row(Text(f"  {label}", style=QUIET), left, dotted(ahead))
    if civilization.government:
        stages = dotted(stage_lines(scene, civilization.government))
        tracks.add_row(Text(f"  {say('row-government')}", style=QUIET), "", stages)
    cards = draw_cards(
        scene,
        civilization,
        {
            "mat-private": [card.name for card in civilization.private],
            "mat-constructions": [f"{card.name} {price(scene, card)}" for card in civilization.constructions],
            "mat-leaders": [card.name for card in civilization.leaders],
        },
    )
    first = title(scene, civilization, civilization.government, points=True)
    return Group(first, has, tracks, *([cards] if cards.plain else []))


def purse(scene: Scene, civilization: CivilizationView) -> list[Text]:
    return [
        Text(scene.say("mat-pop", n=civilization.pop)),
        Text(scene.say("mat-coins", n=civilization.coins)),
    ]


def _tokens(scene: Scene, civilization: CivilizationView) -> list[Text]:
    held = (("village", civilization.tokens.village), ("city", civilization.tokens.city))
    return [Text(scene.say(f"mat-token-{site}", n=number), style="bold") for site, number in held if number]


def _tracks(scene: Scene, civilization: CivilizationView) -> list[tuple[str, str, list[TrackSpaceView]]]:
    """The development tracks and the investment track: name, how far, spaces."""
    say = scene.say
    tracks = [
        (say.word(f"track-{track.track}"), say("track-cubes", n=track.cubes), track.spaces)
        for track in civilization.tracks
    ]
    invested = say("track-invested", n=civilization.invested)
    return [*tracks, (say("row-investment"), invested, civilization.investment)]


def space_text(scene: Scene, space: TrackSpaceView) -> Text:
    """What a space gives: a line, an open column, coins of production, a stage, a power, points."""
    say = scene.say
    told = [scene.line(space.line)]
    if space.column:
        told.append(say("space-column", column=space.column))
    if space.coins:
        told.append(say("space-coins", n=space.coins))
    if space.stage:
        told.append(say.word(f"stage-{space.stage}"))
    told += powers(scene, space.power)
    if space.vp:
        told.append(say("points", n=space.vp))
    return Text(", ".join(part for part in told if part) or "-")


def stage_lines(scene: Scene, government: GovernmentView) -> list[Text]:
    """The stages of a government; those not reached yet stand in parentheses."""
    say = scene.say
    stages = {
        "despotism": _ability(scene, government.despotism),
        "theocracy": _ability(scene, government.theocracy),
        "once": Text(scene.line(government.once)),
        "democracy": Text(say("points-for", formula=scene.line(government.democracy)) if government.democracy else ""),
    }
    shown = []
    for stage, what in stages.items():
        word = say("stage-despotism") if stage == "despotism" else say.word(f"stage-{stage}")
        reached = stage in government.stages
        shown.append(Text.assemble((word if reached else f"({word})", "bold" if reached else QUIET), " ", what))
    return shown


def _ability(scene: Scene, ability: AbilityView) -> Text:
    triggers = [trigger_line(scene, ability.trigger)] if ability.trigger else []
    return Text(" ").join([*(Text(power) for power in powers(scene, ability.power)), *triggers])


def draw_others(scene: Scene, seats: list[int]) -> RenderableType:
    """A line or two for each of the others."""
    say = scene.say
    table = grid("fixed", "wrap", padding=1)
    for seat in seats:
        civilization = scene.view.seats[seat]
        government = civilization.government
        told = [
            scene.named(government, QUIET) if government else "",
            Text(say("points", n=scene.total(seat))),
            *purse(scene, civilization),
            growth(scene, civilization),
            Text(say("mat-income", n=civilization.income)),
            Text(say("mat-technology-count", n=len(civilization.technologies))),
            Text(say("mat-village-count", n=_sites(scene, "village", seat))),
            Text(say("mat-city-count", n=_sites(scene, "city", seat))),
            *_tokens(scene, civilization),
        ]
        table.add_row(scene.who(seat), dotted(told))
    return table


def _sites(scene: Scene, site: str, seat: int) -> int:
    return sum(1 for tile in scene.view.tiles if getattr(tile, site) == seat)


def draw_mat(scene: Scene, seat: int) -> RenderableType:
    """One civilization in full."""
    say = scene.say
    civilization = scene.view.seats[seat]
    rows = Rows(scene)
    row = rows.add
    row("row-pop", str(civilization.pop))
    row("row-coins", str(civilization.coins))
    row("row-supply", supply(civilization))
    row("row-grows", " ".join(civilization.grows))
    row("row-income", str(civilization.income))
    row("row-tokens", dotted(_tokens(scene, civilization)))
    for label, left, spaces in _tracks(scene, civilization):
        shown = [_open(space_text(scene, space), space.taken) for space in spaces]
        rows.table.add_row(Text(label, style=QUIET), Text.assemble((left, "bold"), "  ", Text("  ").join(shown)))
    if civilization.government:
        row("row-government", Text("\n").join(stage_lines(scene, civilization.government)))
    rows.add_technologies(seat)
    for card in civilization.private:
        row("row-private", dotted([scene.named(card), *card_lines(scene, card)]))
    for card in civilization.constructions:
        row("row-construction", dotted([scene.named(card), *construction_lines(scene, card)]))
    for card in civilization.leaders:
        row("row-leader", dotted([scene.named(card), *leader_lines(scene, card)]))
    for trigger in civilization.triggers:
        row("row-trigger", Text.assemble(scene.say.card(trigger.source), ": ", trigger_line(scene, trigger)))
    rows.add_powers(civilization)
    rows.add_end("row-goals", civilization)
    legend = Text(say("mat-legend-horizon"), style=QUIET)
    return Group(title(scene, civilization, civilization.government), rows.table, legend)


def _open(text: Text, taken: bool) -> Text:
    return Text(f"[{text.plain}]") if taken else Text(f"({text.plain})", style=QUIET)


def leader_lines(scene: Scene, card: LeaderView) -> list[Text]:
    """What a leader gave, and what it scores at the end."""
    say = scene.say
    lines = [
        Text.assemble((f"{say.word('card-head-' + effect.who)}:", QUIET), " ", scene.line(effect.line))
        for effect in card.effects
    ]
    for number, choice in enumerate(card.choices):
        if card.picked in (None, number):
            lines.append(Text(say("leader-choice", line=scene.line(choice.line), vp=scene.line(choice.vp))))
    if card.vp:
        lines.append(Text(say("points-for", formula=scene.line(card.vp))))
    if card.vp_others:
        lines.append(Text(say("leader-others", vp=card.vp_others)))
    return lines
