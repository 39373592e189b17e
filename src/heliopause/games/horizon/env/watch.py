"""What has changed in a game of Beyond the Horizon."""

from typing import final

from heliopause.envs.beyond.watch import CARDS, KINDS, MAP, MONEY, OTHERS, PIECES, POWERS, Watch
from heliopause.games.horizon.rules.state import Seat, State


@final
class HorizonWatch(Watch):
    __slots__ = (
        "builders",
        "built",
        "city",
        "claimed_now",
        "construction_decks",
        "display",
        "governments",
        "ground",
        "leaders",
        "picked",
        "seats",
        "territories",
        "tokens",
        "village",
    )

    def __init__(self, state: State) -> None:
        super().__init__()
        self.seats = [seat.copy() for seat in state.seats]
        self.claimed_now = False
        self.tokens: list[int] = []
        self.governments: list[int] = []
        self.display: list[list[int]] = []
        self.construction_decks: list[list[int]] = []
        self.territories: list[int] = []
        self.leaders: list[int] = []
        self.picked: list[int] = []
        self.ground: list[int] = []
        self.village: list[int] = []
        self.city: list[int] = []
        self.built: list[int] = []
        self.builders: list[tuple[int, ...]] = []

    def look(self, state: State) -> int:
        news = self.look_at_table(state, state.goals)
        shift = 0
        for number, civilization in enumerate(state.seats):
            seen = self.seats[number]
            if (
                civilization.pop != seen.pop
                or civilization.coins != seen.coins
                or civilization.pawn != seen.pawn
                or civilization.explorations != seen.explorations
                or civilization.columns != seen.columns
            ):
                seen.pop = civilization.pop
                seen.coins = civilization.coins
                seen.pawn = civilization.pawn
                seen.explorations = civilization.explorations
                seen.columns = civilization.columns[:]
                news |= MONEY << shift
            if civilization.units != seen.units:
                seen.units = civilization.units[:]
                news |= PIECES << shift
            if civilization.powers != seen.powers:
                seen.powers = civilization.powers
                news |= POWERS << shift
            if not _same(civilization, seen):
                self.seats[number] = civilization.copy()
                news |= OTHERS << shift
            shift += KINDS
        return news | self._look_at_cards(state) | self._look_at_map(state)

    def _look_at_cards(self, state: State) -> int:
        if (
            self.claimed_now == state.claimed_now
            and self.tokens == state.tokens
            and self.governments == state.governments
            and self.display == state.display
            and self.construction_decks == state.construction_decks
            and self.territories == state.territories
            and self.leaders == state.leaders
            and self.picked == state.picked
        ):
            return 0
        self.claimed_now = state.claimed_now
        self.tokens = state.tokens[:]
        self.governments = state.governments[:]
        self.display = [row[:] for row in state.display]
        self.construction_decks = [deck[:] for deck in state.construction_decks]
        self.territories = state.territories[:]
        self.leaders = state.leaders[:]
        self.picked = state.picked[:]
        return CARDS

    def _look_at_map(self, state: State) -> int:
        if (
            self.ground == state.ground
            and self.village == state.village
            and self.city == state.city
            and self.built == state.built
            and self.builders == state.builders
        ):
            return 0
        self.ground = state.ground[:]
        self.village = state.village[:]
        self.city = state.city[:]
        self.built = state.built[:]
        self.builders = state.builders[:]
        return MAP


def _same(civilization: Seat, seen: Seat) -> bool:
    """Is it all as it was, but for money, units and powers? What is a tuple is replaced when it changes."""
    return (
        civilization.techs == seen.techs
        and civilization.cards is seen.cards
        and civilization.private is seen.private
        and civilization.claimed == seen.claimed
        and civilization.invested == seen.invested
        and civilization.reach == seen.reach
        and civilization.explored == seen.explored
        and civilization.government == seen.government
        and civilization.stages == seen.stages
        and civilization.tracks == seen.tracks
        and civilization.tokens == seen.tokens
        and civilization.triggers == seen.triggers
        and civilization.leaders == seen.leaders
        and civilization.constructions == seen.constructions
    )
