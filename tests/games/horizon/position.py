"""A table of Beyond the Horizon that a test arranges: units, tiles, cubes and cards put where they are wanted."""

from functools import cache
from typing import Any

import heliopause
from heliopause import CHANCE
from heliopause.content import Pack
from heliopause.game import Game, state_of
from heliopause.games.horizon.rules import hexes
from heliopause.games.horizon.rules.constants import TRACKS, UNITS
from heliopause.games.horizon.rules.notation import HORIZON, as_bonus
from heliopause.games.horizon.rules.questions import left
from heliopause.games.horizon.rules.state import Seat, State
from heliopause.kernel.deck import every

# Powers from the first card on, and bonuses that lead to further ones: for walks that should meet many of them.
EARLY_POWERS = Pack(
    "early powers",
    """
[technology.reckoning]
power = "shared-space"
immediate = "private II, 2 coins"
[technology.barter]
power = "second-exploration"
immediate = "supply -> pop, research II without prerequisites"
[technology.bronze-casting]
power = "strong-enlisting"
immediate = "invest any, invest infrastructure"
[technology.storytelling]
power = "open-borders"
immediate = "construction up to III, claim goal, explore again, move 2"
[government.river-kingdom]
once = "invest any, supply -> pop"
[government.steppe-confederation]
once = "invest economy, move 3"
[government.temple-state]
once = "invest any, invest infrastructure"
[government.council-of-clans]
once = "take settle token, invest food"
""",
)


@cache
def _pristine(players: int, text: str) -> Game:
    pack = Pack("test", text) if text else None
    game = heliopause.new("horizon", players=players, seed=1, start=0, pack=pack)
    while game.round == 0:
        game.choose(game.options()[0])
    return game


def asking(game: Game) -> str:
    """The name of what is asked, such as "AskSpace"."""
    return type(state_of(game).asking).__name__


class Position:
    """Everybody at the start, without the powers and triggers of a government; seat 0 is on turn."""

    def __init__(self, players: int = 2, text: str = "", seed: int = 1) -> None:
        self.game = _pristine(players, text).copy(seed=seed)
        for seat in self.state.seats:
            seat.powers = 0
            seat.reach = 0
            seat.triggers = []
        self.ask_again()

    @property
    def state(self) -> State:
        state = self.game._state
        assert isinstance(state, State)
        return state

    def seat(self, number: int = 0) -> Seat:
        return self.state.seats[number]

    # Arranging

    def give(self, seat: int = 0, coins: int = 0, pop: int = 0, **tokens: int) -> None:
        player = self.seat(seat)
        player.coins += coins
        for _ in range(pop):
            player.take_supply()
            player.pop += 1
        for number, word in enumerate(("settle", "fortify")):
            player.tokens[number] += tokens.get(word, 0)
            self.state.tokens[number] -= tokens.get(word, 0)
        self.ask_again()

    def lay(self, territory: str, q: int, r: int) -> int:
        """A territory lies on the map; its tile."""
        number = self.number(self.state.content.territories, territory)
        self.state.territories = [every(self.state.territories) & ~(1 << number)]
        return self.state.lay_tile(hexes.cell(q, r), number)

    def lay_next(self, territory: str) -> str:
        """A territory lies on the first place where one may be explored; its id."""
        cell = self.state.frontier[0][0]
        self.lay(territory, *hexes.coordinates(cell))
        return hexes.cell_id(cell)

    def tile(self, where: str) -> int:
        """The tile at "q,r", at "home", or at "home1" for the start of seat 1."""
        if where.startswith("home"):
            return self.seat(int(where[4:] or 0)).home
        return self.state.cells.index(hexes.cell_of(where))

    def at(self, where: str) -> str:
        """The id of a tile, as options name it."""
        return hexes.cell_id(self.state.cells[self.tile(where)])

    def put(self, unit: str, where: str, seat: int = 0) -> None:
        """`settler3` stands there, its pawn taken from the columns."""
        self.seat(seat).take_supply()
        self.seat(seat).add_unit(self._unit(unit, where))
        self.ask_again()

    def clear_units(self) -> None:
        """All units go home to the columns."""
        for seat in self.state.seats:
            for unit in seat.units[:]:
                seat.remove_unit(unit)
                seat.return_cube()
        self.ask_again()

    def _unit(self, unit: str, where: str) -> int:
        kind = UNITS.index(unit[:-1])
        return self.tile(where) * 12 + kind * 6 + int(unit[-1]) - 1

    def take_off(self, track: str, cubes: int, seat: int = 0) -> None:
        """Cubes are gone from a track, without what that gives."""
        self.seat(seat).tracks[TRACKS.index(track)] -= cubes
        self.ask_again()

    def holds(self, *constructions: str, seat: int = 0) -> None:
        """The seat has taken these constructions."""
        for id in constructions:
            number = self.number(self.state.content.constructions, id)
            for level in (1, 2, 3):
                if number in self.state.display[level]:
                    self.state.display[level].remove(number)
                self.state.construction_decks[level] = [
                    batch & ~(1 << number) for batch in self.state.construction_decks[level] if batch & ~(1 << number)
                ]
            self.seat(seat).constructions.append(number)
        self.ask_again()

    def researched(self, *slots: str, seat: int = 0) -> None:
        """The seat has researched these slots; where no card lies, the first of the deck is put there."""
        state = self.state
        for id in slots:
            slot = next(slot for slot in state.content.slots if slot.id == id)
            if state.card_at[slot.index] < 0:
                rest = every(state.decks[slot.level])
                card = (rest & -rest).bit_length() - 1
                state.decks[slot.level] = [rest & ~(1 << card)]
                state.card_at[slot.index] = card
            player = self.seat(seat)
            player.techs |= slot.bit
            player.cards += (state.card_at[slot.index],)
            player.take_supply()
        self.ask_again()

    def settled(self, where: str, seat: int, city: bool = False) -> None:
        (self.state.city if city else self.state.village)[self.tile(where)] = seat
        self.ask_again()

    @staticmethod
    def number(cards: Any, id: str) -> int:
        return int(next(card.index for card in cards if card.id == id))

    def ask_again(self) -> None:
        """The question is put anew, because the table has changed."""
        state = self.state
        if state.asking is not None:
            question, state.asking = state.asking, None
            state.stack.append(question)
            state.run()
        self.game._anchor = None

    # Playing

    def options(self) -> list[str]:
        return [str(option) for option in self.game.options()]

    def of_kind(self, kind: str) -> list[str]:
        return [id for id in self.options() if id.partition(":")[0] == kind]

    def play(self, *ids: str) -> None:
        for id in ids:
            self.game.choose(id)

    def line(self, text: str, seat: int = 0) -> None:
        """Carry out a line before what is asked now, as a bonus of the seat."""
        state = self.state
        assert state.asking is not None
        state.stack.append(state.asking)
        state.asking = None
        as_bonus(HORIZON.line(text)).start(state, seat, False)
        state.run()
        self.game._let_chance_speak()

    def explicit(self) -> None:
        """The test answers for chance."""
        self.game._explicit = True

    def draw(self, id: str) -> None:
        assert self.game.seat == CHANCE
        self.game.choose(f"draw:{id}")

    def action(self, id: str) -> None:
        """Take an action space, then leave everything out until the production phase."""
        self.play(f"space:{id}")

    def end_turn(self) -> None:
        """Leave out what may be left out, produce coins, and so on to the next turn."""
        turn = (self.game.round, self.state.active)
        while not self.game.over and (self.game.round, self.state.active) == turn:
            options = self.options()
            wanted = ("pass", "done", "produce:coins", "space:basic-4.0")
            self.play(next((id for id in wanted if id in options), options[0]))

    @property
    def left(self) -> int:
        """What is left of the task under way."""
        return left(self.state.asking)

    def units(self, seat: int = 0) -> list[str]:
        """`settler3 0,0` for every unit, in order of tiles."""
        return [
            f"{UNITS[unit // 6 % 2]}{unit % 6 + 1} {hexes.cell_id(self.state.cells[unit // 12])}"
            for unit in self.seat(seat).units
        ]

    def parts(self, seat: int = 0) -> dict[str, int]:
        return self.game.scores()[seat].parts

    def told(self) -> list[str]:
        return [event.message for event in self.game.events]
