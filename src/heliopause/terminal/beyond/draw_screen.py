"""The screen of both games: technology board, map, mats, what can be claimed, and the rest."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from heliopause.terminal.beyond.draw_claims import draw_claims
from heliopause.terminal.scene import QUIET, Scene
from heliopause.terminal.screens import Look
from heliopause.terminal.search import find


@dataclass(frozen=True)
class Drawings:
    """Each game's own; `full` is for the command that shows nothing else."""

    board: Callable[[Scene, bool], RenderableType]
    map: Callable[[Scene, bool], RenderableType]
    own: Callable[[Scene, int], RenderableType]  # the mat of who looks,
    others: Callable[[Scene, list[int]], RenderableType]  # those of the others,
    mat: Callable[[Scene, int], RenderableType]  # and one in full
    rest: Callable[[Scene], RenderableType]
    purse: Callable[[Scene, Any], list[Text]]  # what a seat, as the view has it, can spend

    def screen(self, scene: Scene) -> RenderableType:
        others = [seat for seat in _in_order(scene) if seat != scene.me]
        parts: list[RenderableType] = []
        if scene.view.ending:
            parts.append(Text(scene.say("ending", state=scene.view.ending), style="bold red"))
        elif scene.view.rounds is not None:
            parts.append(Text(scene.say("short-game", n=scene.view.rounds), style=QUIET))
        parts += [self.board(scene, False), Text(""), self.map(scene, False), Text("")]
        if scene.me is not None:
            parts.append(self.own(scene, scene.me))
        return Group(*parts, self.others(scene, others), Text(""), draw_claims(scene), self.rest(scene))

    def spendable(self, scene: Scene, seat: int) -> list[Text]:
        player = scene.view.seats[seat]
        supply = sum(column.cubes for column in player.columns)
        return [*self.purse(scene, player), Text(scene.say("mat-supply", columns=str(supply)))]

    def looks(self) -> dict[str, Look]:
        """The commands that both games have."""
        return {"board": self._board, "map": self._map, "mat": self._mat}

    def claims(self, scene: Scene, rest: str) -> RenderableType:
        return Group(draw_claims(scene), self.rest(scene))

    def _board(self, scene: Scene, rest: str) -> RenderableType:
        legend = scene.say(f"board-legend-{scene.game.name}")
        return Group(self.board(scene, True), Text(legend, style=QUIET))

    def _map(self, scene: Scene, rest: str) -> RenderableType:
        return Group(self.map(scene, True), Text(scene.say(f"map-legend-{scene.game.name}"), style=QUIET))

    def _mat(self, scene: Scene, rest: str) -> RenderableType:
        if not rest:
            seats = [scene.me if scene.me is not None else 0]
        else:
            seats = find(rest, {name: seat for seat, name in enumerate(scene.names)})
            seats = seats or [int(rest) - 1] if rest.isdecimal() and 1 <= int(rest) <= len(scene.names) else seats
        if not seats:
            return Text(scene.say("no-player", text=rest, names=scene.say.list(scene.names)))
        return Group(*(self.mat(scene, seat) for seat in seats))


def _in_order(scene: Scene) -> list[int]:
    """The seats in turn order, from the one that looks."""
    start = scene.me if scene.me is not None else scene.view.first
    return [(start + step) % scene.view.players for step in range(scene.view.players)]
