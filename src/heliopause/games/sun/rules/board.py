"""The exploration board: places, routes, and the options that name them (rules 1.1, 11.1)."""

from typing import final

from heliopause.beyond.constants import PLAIN
from heliopause.games.sun.rules.constants import DEEP, SHIPYARD, SOL, SYSTEM, WORMHOLE
from heliopause.games.sun.rules.state import State
from heliopause.kernel.option import Option
from heliopause.kernel.phrase import Phrase

FAR = 99


@final
class Jumps:
    """Where ships can go: options by `ship_index`, and distances."""

    __slots__ = ("_distance", "_wormhole_distance", "along_routes", "anywhere", "through_wormholes")

    def __init__(self, board: "Board", neighbours: list[list[int]]) -> None:
        size = board.size
        others = [[other for other in range(size) if neighbours[other] and other != place] for place in range(size)]
        bound = (board.sol, board.deep)
        wormhole = [neighbours[p] if p in bound or not neighbours[p] else others[p] for p in range(size)]
        self.along_routes = [board.steps("jump", p, level, neighbours[p]) for p in range(size) for level in range(1, 5)]
        self.through_wormholes = [
            board.steps("jump", p, level, wormhole[p]) for p in range(size) for level in range(1, 5)
        ]
        self.anywhere = [board.steps("move", p, level, others[p]) for p in range(size) for level in range(1, 5)]
        self._distance = _distances(neighbours)
        self._wormhole_distance = _distances(wormhole)

    def distance(self, powers: int) -> list[list[int]]:
        """Jumps between any two places, for a seat with these powers."""
        return self._wormhole_distance if powers & WORMHOLE else self._distance


def _distances(neighbours: list[list[int]]) -> list[list[int]]:
    size = len(neighbours)
    table = []
    for start in range(size):
        reached = [FAR] * size
        reached[start] = 0
        front = [start]
        while front:
            place = front.pop(0)
            for other in neighbours[place]:
                if reached[other] == FAR:
                    reached[other] = reached[place] + 1
                    front.append(other)
        table.append(reached)
    return table


@final
class Board:
    """One side of the exploration board. The last place is the extra system that an event may add."""

    __slots__ = (
        "_jumps",
        "_neighbours",
        "_step_options",
        "bonus",
        "build",
        "colonize",
        "controllable",
        "decks",
        "decommission",
        "deep",
        "extra",
        "ids",
        "is_system",
        "kinds",
        "link",
        "names",
        "retire",
        "routes",
        "size",
        "sol",
        "specialties",
        "system_places",
        "upgrade",
        "yards",
    )

    def __init__(
        self,
        ids: list[str],
        kinds: list[int],
        decks: list[int],
        specialties: list[tuple[int, ...]],
        routes: list[tuple[int, int]],
    ) -> None:
        self.ids = [*ids, "extra"]
        self.kinds = [*kinds, SYSTEM]
        self.decks = [*decks, 0]
        self.specialties: list[tuple[int, ...]] = [*specialties, ()]
        self.routes = routes
        self.size = len(self.ids)
        self.extra = self.size - 1
        self.sol = kinds.index(SOL)
        self.deep = kinds.index(DEEP)
        places = range(self.size)
        self.yards = [place for place in places if self.kinds[place] == SHIPYARD]
        self.system_places = [place for place in places if self.kinds[place] == SYSTEM]
        self.is_system = [kind == SYSTEM for kind in self.kinds]
        self.controllable = 0
        for place in self.yards + self.system_places:
            self.controllable |= 1 << place
        self.names = [place_name(id) for id in self.ids]
        self.build = [self._at("build", place) for place in places]
        self.colonize = [self._at("colonize", place) for place in places]
        self.bonus = [self._at("bonus", place) for place in places]
        self.link = [self._at("link", place) for place in places]
        self.upgrade = [self._ship("upgrade", place, level) for place in places for level in range(1, 5)]
        self.decommission = [self._ship("decommission", place, level) for place in places for level in range(1, 5)]
        self.retire = [self._ship("retire", place, level) for place in places for level in range(1, 5)]
        self._step_options: dict[str, Option] = {}
        self._neighbours: list[list[int]] = [[] for _ in places]
        for one, other in routes:
            self._neighbours[one].append(other)
            self._neighbours[other].append(one)
        # With the extra system one jump from each place it may be linked to, and without it.
        self._jumps = {-1: Jumps(self, self._neighbours)}
        for link in self.system_places[:-1]:
            neighbours = [list(near) for near in self._neighbours]
            neighbours[link].append(self.extra)
            neighbours[self.extra].append(link)
            self._jumps[link] = Jumps(self, neighbours)

    def jumps(self, link: int) -> Jumps:
        return self._jumps[link]

    def specialty(self, state: State, place: int) -> tuple[int, ...]:
        """The discs that belong on a place."""
        card = state.system[place]
        return state.content.systems[card].specialty if card >= 0 else self.specialties[place]

    def steps(self, verb: str, origin: int, level: int, targets: list[int]) -> list[Option]:
        return [self._step(verb, origin, target, level) for target in targets]

    def _step(self, verb: str, origin: int, target: int, level: int) -> Option:
        id = f"{verb}:{self.ids[origin]}>{self.ids[target]}:{level}"
        if id not in self._step_options:
            phrase = Phrase(
                f"option-{verb}",
                {"level": level, "origin": self.names[origin], "target": self.names[target]},
                self.names[target].about,
            )
            self._step_options[id] = Option(id, PLAIN, origin, target, level, phrase)
        return self._step_options[id]

    def _at(self, verb: str, place: int) -> Option:
        phrase = Phrase(f"option-{verb}", {"place": self.names[place]}, self.names[place].about)
        return Option(f"{verb}:{self.ids[place]}", PLAIN, place, 0, 0, phrase)

    def _ship(self, verb: str, place: int, level: int) -> Option:
        phrase = Phrase(f"option-{verb}", {"level": level, "place": self.names[place]}, self.names[place].about)
        return Option(f"{verb}:{self.ids[place]}:{level}", PLAIN, place, level, 0, phrase)


def place_name(id: str) -> Phrase:
    if id in ("sol", "deep", "extra"):
        return Phrase(f"place-{id}", None, f"place:{id}")
    if id.startswith("s"):
        return Phrase("place-shipyard", {"label": id[1:]}, f"place:{id}")
    return Phrase("place-slot", {"label": id.upper()}, f"place:{id}")
