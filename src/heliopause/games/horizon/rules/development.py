"""Development tracks and investing: cubes leave a track from the left, and what they uncover is gained (rule 6)."""

from typing import final

from heliopause.beyond.constants import FINE, NO_CHANGE
from heliopause.beyond.lines import AskPart, Part, Purse
from heliopause.beyond.options import PASS
from heliopause.games.horizon.rules import log
from heliopause.games.horizon.rules.constants import (
    CUBES,
    DEMOCRACY,
    FAR_MOVEMENT,
    ON_INVEST,
    ONCE,
    POWERS,
    THEOCRACY,
    TRACKS,
)
from heliopause.games.horizon.rules.options import TRACK
from heliopause.games.horizon.rules.state import State
from heliopause.games.horizon.rules.tokens import TRACK_ICONS
from heliopause.games.horizon.rules.triggers import Fired, fire
from heliopause.kernel.machine import Operation, Question
from heliopause.kernel.option import Option
from heliopause.kernel.phrase import Phrase
from heliopause.kernel.tokens import Tokens, row


def remove_cube(state: State, seat: int, track: int) -> None:
    """Take the leftmost cube of a track: push what its space gives at once, open what it opens for good."""
    civilization = state.seats[seat]
    space = state.content.tracks[track][CUBES - civilization.tracks[track]]
    civilization.tracks[track] -= 1
    state.note(log.CUBE, seat, track, civilization.tracks[track])
    if space.line is not None:
        space.line.start(state, seat, False)
    if space.stage:
        open_stage(state, seat, space.stage)


def tracks_for(state: State, seat: int, wanted: tuple[int, ...]) -> list[int]:
    """The tracks a cube may come from: those wanted, or any other when they are empty."""
    left = state.seats[seat].tracks
    found = [track for track in wanted if left[track]]
    return found or [track for track in range(3) if left[track]]


# Governments open with the infrastructure track


def open_stage(state: State, seat: int, stage: int) -> None:
    """A stage of the government is reached (rule 13.1)."""
    civilization = state.seats[seat]
    government = state.content.governments[civilization.government]
    civilization.stages |= stage
    state.note(log.STAGE, seat, stage)
    if stage == THEOCRACY:
        if government.theocracy_trigger >= 0:
            # Governments come before cards (rule 13.2).
            civilization.triggers.insert(int(government.despotism_trigger >= 0), government.theocracy_trigger)
        add_power(state, seat, government.theocracy_power)
    elif stage == ONCE and government.once is not None:
        government.once.start(state, seat, False)


def add_power(state: State, seat: int, power: int) -> None:
    civilization = state.seats[seat]
    civilization.powers = POWERS.combined(civilization.powers, power)
    civilization.reach += POWERS.number(power, FAR_MOVEMENT)


def is_democratic(state: State, seat: int) -> bool:
    return bool(state.seats[seat].stages & DEMOCRACY)


@final
class ActivateTheocracy(Part):
    """`theocracy`: the line of the own Theocracy, once it is open."""

    __slots__ = ()
    safe = True

    def begin(self, state: State, seat: int, binding: bool) -> None:
        trigger = self.trigger(state, seat)
        if trigger >= 0:
            state.stack.append(Fired(seat, trigger))

    def trigger(self, state: State, seat: int) -> int:
        civilization = state.seats[seat]
        if not civilization.stages & THEOCRACY:
            return -1
        return state.content.governments[civilization.government].theocracy_trigger

    def check_change(self, state: State, seat: int, purse: Purse) -> int:
        trigger = self.trigger(state, seat)
        return state.content.triggers[trigger].line.check(state, seat, purse) if trigger >= 0 else NO_CHANGE

    def phrase(self) -> Phrase:
        return Phrase("part-theocracy")

    def tokens(self) -> Tokens:
        return row("theocracy")


# A cube for the map or a goal


@final
class TakeCube(Question):
    """A cube from one of these tracks is placed somewhere; from another one if they are empty."""

    __slots__ = ("tracks",)

    def __init__(self, seat: int, tracks: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.tracks = tracks

    def options(self, state: State) -> list[Option]:
        return [TRACK[track] for track in tracks_for(state, self.seat, self.tracks)]

    def act(self, state: State) -> None:
        if not state.seats[self.seat].cubes():
            state.note(log.NO_CUBE, self.seat)  # the place is still taken (house)
        super().act(state)

    def answer(self, state: State, option: Option) -> None:
        remove_cube(state, self.seat, option.a)


# Investing


@final
class Invest(Part):
    """`invest food`, `invest any`: a cube from the track to the investment track."""

    __slots__ = ("tracks",)
    safe = True

    def __init__(self, tracks: tuple[int, ...]) -> None:
        super().__init__()
        self.tracks = tracks

    def begin(self, state: State, seat: int, binding: bool) -> None:
        state.stack.append(AskInvest(seat, self.tracks, not binding))

    def check_change(self, state: State, seat: int, purse: Purse) -> int:
        return FINE if state.seats[seat].cubes() else NO_CHANGE

    def phrase(self) -> Phrase:
        return Phrase("part-invest-any" if len(self.tracks) > 1 else f"part-invest-{TRACKS[self.tracks[0]]}")

    def tokens(self) -> Tokens:
        return row("invest") if len(self.tracks) > 1 else row("invest", TRACK_ICONS[self.tracks[0]])


@final
class AskInvest(AskPart):
    """A cube of which track is invested?"""

    __slots__ = ("tracks",)

    def __init__(self, seat: int, tracks: tuple[int, ...], optional: bool) -> None:
        super().__init__(seat, optional)
        self.tracks = tracks

    def options(self, state: State) -> list[Option]:
        found = [TRACK[track] for track in tracks_for(state, self.seat, self.tracks)]
        return self.or_pass(state, found)

    def answer(self, state: State, option: Option) -> None:
        if option is not PASS:
            invest(state, self.seat, option.a)


def invest(state: State, seat: int, track: int) -> None:
    """Take the cube and gain what lay under it; then it goes to the investment track (rule 6.3)."""
    fire(state, seat, ON_INVEST)
    state.stack.append(PlaceInvestment(seat, track))
    remove_cube(state, seat, track)


@final
class PlaceInvestment(Operation):
    """A cube that was taken from a track covers the leftmost free space of investment, or lies beyond the last."""

    __slots__ = ("seat", "track")

    def __init__(self, seat: int, track: int) -> None:
        self.seat = seat
        self.track = track

    def act(self, state: State) -> None:
        seat = self.seat
        civilization = state.seats[seat]
        spaces = state.content.investment
        number = civilization.invested
        civilization.invested += 1
        state.note(log.INVEST, seat, self.track, civilization.invested)
        if number < len(spaces):
            add_power(state, seat, spaces[number].power)
            line = spaces[number].line
            if line is not None:
                line.start(state, seat, False)


def investment_points(state: State, seat: int) -> int:
    """The points of the last space covered, and one for every cube beyond the track (rule 6.4)."""
    invested = state.seats[seat].invested
    spaces = state.content.investment
    covered = min(invested, len(spaces))
    points = spaces[covered - 1].vp if covered else 0
    return points + invested - covered
