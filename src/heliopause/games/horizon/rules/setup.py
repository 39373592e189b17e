"""Set-up for 2, 3 and 4 players (rule 1). What a shuffle decides is chance, taken step by step."""

from typing import Final, final

from heliopause.beyond.setup import DrawForSlot, first_seat, level_one, shuffle_technologies
from heliopause.games.horizon.rules import hexes, log
from heliopause.games.horizon.rules.building import RevealConstruction
from heliopause.games.horizon.rules.cards import Content, Settings
from heliopause.games.horizon.rules.constants import SETTLER
from heliopause.games.horizon.rules.development import add_power
from heliopause.games.horizon.rules.options import SIDE
from heliopause.games.horizon.rules.packing import pack_unit
from heliopause.games.horizon.rules.state import CRADLE, START, Seat, State
from heliopause.games.horizon.rules.turn import TURN_START
from heliopause.kernel.machine import Chance, Operation, Question
from heliopause.kernel.option import Option

DISPLAYED: Final = 3  # constructions of each level


def new_state(content: Content, settings: Settings) -> State:
    """A state that owes its set-up: the operations are on the stack, in the order of rule 1."""
    state = State()
    state.begin(content, settings)
    for index in range(settings.players):
        seat = Seat()
        seat.sit(index)
        seat.take_board(content.columns)
        state.seats.append(seat)
    shuffle_technologies(state)
    for level in (2, 3, 4):
        state.leaders[level] = sum(1 << card.index for card in content.leaders if card.level == level)
    state.territories = [(1 << len(content.territories)) - 1]
    for level in (1, 2, 3):
        mask = sum(1 << card.index for card in content.constructions if card.level == level)
        state.construction_decks[level] = [mask] if mask else []
    state.lay_tile(hexes.CRADLE, CRADLE)
    steps = [*level_one(state), Tell(log.SETUP_TECHNOLOGIES, 1)]
    steps += [DrawForSlot(4, slot.index) for slot in content.slots if slot.level == 4]
    steps += [ReturnLevelFour(), Tell(log.SETUP_TECHNOLOGIES, 4)]
    steps += [*[DrawGoal(letter) for letter in "ABC"], Tell(log.SETUP_GOALS, 0)]
    steps += [DrawSide(seat) for seat in range(settings.players)]
    for level in (1, 2, 3):
        shown = min(DISPLAYED, sum(1 for card in content.constructions if card.level == level))
        steps += [*[RevealConstruction(level)] * shown, Tell(log.SETUP_DISPLAY, level)]
    steps.append(first_seat(settings.start))
    steps += [DrawGovernment()] * settings.players
    steps += [Tell(log.SETUP_GOVERNMENTS, 0), Governments(), FillBoards()]
    state.stack = steps[::-1]
    state.run()
    return state


@final
class Tell(Operation):
    """A step of set-up is done: the log says what lies on the table now."""

    __slots__ = ("code", "level")

    def __init__(self, code: int, level: int) -> None:
        self.code = code
        self.level = level

    def act(self, state: State) -> None:
        level = self.level
        if self.code == log.SETUP_DISPLAY:
            state.note(self.code, state.active, level, _as_bits(state.display[level]))
        elif self.code == log.SETUP_GOVERNMENTS:
            state.note(self.code, state.active, _as_bits(state.governments))
        else:
            state.note(self.code, state.active, level, level)  # what lies there stays there


def _as_bits(cards: list[int]) -> int:
    bits = 0
    for card in cards:
        bits |= 1 << card
    return bits


@final
class ReturnLevelFour(Operation):
    """The level IV cards that are not on the board leave the game."""

    __slots__ = ()

    def act(self, state: State) -> None:
        state.decks[4] = []


@final
class DrawGoal(Chance):
    """One goal of a set."""

    __slots__ = ("letter",)

    def __init__(self, letter: str) -> None:
        super().__init__()
        self.letter = letter

    def outcomes(self, state: State) -> list[tuple[Option, int]]:
        return [(goal.draw, 1) for goal in state.content.goals if goal.set == self.letter]

    def answer(self, state: State, option: Option) -> None:
        state.goals.append(option.a)
        state.claims.append(())


@final
class DrawSide(Chance):
    """The side of the cradle where a civilization starts."""

    __slots__ = ("receiver",)

    def __init__(self, receiver: int) -> None:
        super().__init__()
        self.receiver = receiver

    def outcomes(self, state: State) -> list[tuple[Option, int]]:
        around = hexes.around(hexes.CRADLE)
        sides = state.content.start_sides[state.players]
        return [(SIDE[side], 1) for side in sides if around[side] not in state.cells]

    def answer(self, state: State, option: Option) -> None:
        cell = hexes.around(hexes.CRADLE)[option.a]
        state.seats[self.receiver].home = state.lay_tile(cell, START - self.receiver)
        state.note(log.SETUP_SIDE, self.receiver, option.a)


@final
class DrawGovernment(Chance):
    """A government card that is not on the table yet, with either side up."""

    __slots__ = ()

    def outcomes(self, state: State) -> list[tuple[Option, int]]:
        governments = state.content.governments
        cards = [governments[number].card for number in state.governments]
        return [(government.draw, 1) for government in governments if government.card not in cards]

    def answer(self, state: State, option: Option) -> None:
        state.governments.append(option.a)


@final
class Governments(Operation):
    """Governments are chosen against the order of turns."""

    __slots__ = ()

    def act(self, state: State) -> None:
        # The last pushed is asked first: the last player in turn order.
        for seat in state.clockwise(state.first):
            state.stack.append(AskGovernment(seat))


@final
class AskGovernment(Question):
    """Which government?"""

    __slots__ = ()

    def options(self, state: State) -> list[Option]:
        return [state.content.governments[number].option for number in sorted(state.governments)]

    def answer(self, state: State, option: Option) -> None:
        seat = state.seats[self.seat]
        government = state.content.governments[option.a]
        state.governments.remove(option.a)
        seat.government = option.a
        add_power(state, self.seat, government.despotism_power)
        if government.despotism_trigger >= 0:
            seat.triggers.append(government.despotism_trigger)
        state.note(log.GOVERNMENT, self.seat, option.a)


@final
class FillBoards(Operation):
    """Pawns, the first settler, coins, and the action spaces of the board (rule 1.6)."""

    __slots__ = ()

    def act(self, state: State) -> None:
        content = state.content
        for seat in state.seats:
            seat.pop = content.start_pop
            seat.coins = content.start_coins
            seat.add_unit(pack_unit(seat.home, SETTLER, content.start_settler))
            spaces = content.basic_spaces[state.players] + content.advanced_spaces[state.players]
            seat.spaces = tuple([space.index for space in spaces])
        state.note(log.SETUP_BOARDS, state.first, content.start_pop, content.start_coins, content.start_settler)
        state.round = 1
        state.stack.append(TURN_START[state.first])
