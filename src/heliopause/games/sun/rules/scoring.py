"""Victory points, item by item, and who wins (rules 6.2, 6.3)."""

from typing import Final

from heliopause.beyond.turn import claim_points
from heliopause.games.sun.rules.constants import AUTOMATION_LEVELS
from heliopause.games.sun.rules.packing import power_index
from heliopause.games.sun.rules.state import State
from heliopause.kernel.score import Score, best_of

ITEMS: Final = (
    "level-1",
    "level-2",
    "level-3",
    "private",
    "level-4",
    "automation",
    "colonies",
    "outposts",
    "space",
    "events",
    "achievements",
)


def scores(state: State) -> list[Score]:
    return [score(state, seat) for seat in range(state.players)]


def score(state: State, seat: int) -> Score:
    """The eleven items of the rulebook, in its order."""
    return Score(
        dict(zip(ITEMS, items(state, seat, space_points(state)[seat], event_points(state)[seat]), strict=True))
    )


def points(state: State, seat: int) -> int:
    """The total of the score, without its items."""
    return _total(state, seat, space_points(state)[seat], event_points(state)[seat])


def all_points(state: State) -> list[int]:
    """The totals of all seats: environments ask for them at nearly every step."""
    from_space = space_points(state)
    from_events = event_points(state)
    return [_total(state, seat, from_space[seat], from_events[seat]) for seat in range(state.players)]


def _total(state: State, seat: int, space: int, events: int) -> int:
    a, b, c, d, e, f, g, h, i, j, k = items(state, seat, space, events)
    return a + b + c + d + e + f + g + h + i + j + k


def items(
    state: State, seat: int, space: int, events: int
) -> tuple[int, int, int, int, int, int, int, int, int, int, int]:
    """`space` and `events` are points that compare the seats, and so are counted for all of them at once."""
    faction = state.seats[seat]
    content = state.content
    own = 0  # private cards, as bits
    for number in faction.private:
        own |= 1 << number
    first = second = third = fourth = private = 0
    for number in faction.cards:
        card = content.technologies[number]
        level = card.level
        if level == 4:
            assert card.vp is not None
            fourth += card.vp.of(state, seat)
        elif own >> number & 1:
            private += level
        elif level == 1:
            first += 1
        elif level == 2:
            second += 2
        else:
            third += 3
    colonies = 0
    for number in faction.colonies:
        colonies += content.systems[number].vp
    outposts = 0
    for owner in state.controller:
        if owner == seat:
            outposts += 1
    return (
        first,
        second,
        third,
        private,
        fourth,
        automation(state, seat),
        colonies,
        outposts,
        space,
        events,
        claim_points(state, seat),
    )


def automation(state: State, seat: int) -> int:
    faction = state.seats[seat]
    level = faction.automation()
    spaces = faction.mat.automation
    points = max(0, level - AUTOMATION_LEVELS)
    for space in range(min(level, len(spaces))):
        points += spaces[space]
    return points


def space_points(state: State) -> list[int]:
    """Sol and Deep Space, by seat: a point for every faction with the most power there."""
    points = [0] * state.players
    _add_strongest(state, state.board.sol, points)
    _add_strongest(state, state.board.deep, points)
    return points


def _add_strongest(state: State, place: int, points: list[int]) -> None:
    power = state.power
    first = power_index(place, 0)
    most = 0
    for seat in range(state.players):
        most = max(most, power[first + seat])
    if most:
        for seat in range(state.players):
            if power[first + seat] == most:
                points[seat] += 1


def event_points(state: State) -> list[int]:
    """By seat. Most events compare the seats, so they are counted for all of them at once."""
    points = [0] * state.players
    for number in state.standing:
        event = state.content.events[number]
        if event.score_who is not None and event.score_vp is not None:
            for seat in event.score_who.earners(state):
                points[seat] += event.score_vp.of(state, seat)
        if event.museum:
            for faction in state.seats:
                power = 0
                level = 1
                for ships in faction.retired:
                    power += level * ships
                    level += 1
                points[faction.index] += event.museum * power
    return points


def winners(state: State) -> list[int]:
    """Most points; then fewest discs left on the mat, most population, most ore; then a shared victory."""

    def rank(seat: int) -> tuple[int, int, int, int]:
        faction = state.seats[seat]
        return (points(state, seat), faction.discs_off(), faction.pop, faction.ore)

    return best_of([rank(seat) for seat in range(state.players)])
