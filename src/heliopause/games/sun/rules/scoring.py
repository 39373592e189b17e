"""Victory points, item by item, and who wins (rules 6.2, 6.3)."""

from typing import Final

from heliopause.beyond.turn import claim_points
from heliopause.games.sun.rules.constants import AUTOMATION_LEVELS
from heliopause.games.sun.rules.packing import powers_at
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
    faction = state.seats[seat]
    content = state.content
    by_level = [0, 0, 0, 0, 0]
    private = 0
    for number in faction.cards:
        card = content.technologies[number]
        if card.level == 4:
            assert card.vp is not None
            by_level[4] += card.vp.of(state, seat)
        elif number in faction.private:
            private += card.level
        else:
            by_level[card.level] += card.level
    colonies = sum(content.systems[number].vp for number in faction.colonies)
    outposts = state.controller.count(seat)
    points = (
        by_level[1],
        by_level[2],
        by_level[3],
        private,
        by_level[4],
        automation(state, seat),
        colonies,
        outposts,
        open_space(state, seat),
        events(state, seat),
        claim_points(state, seat),
    )
    return Score(dict(zip(ITEMS, points, strict=True)))


def automation(state: State, seat: int) -> int:
    faction = state.seats[seat]
    level = faction.automation()
    return sum(faction.mat.automation[:level]) + max(0, level - AUTOMATION_LEVELS)


def open_space(state: State, seat: int) -> int:
    """Sol and Deep Space: a point for every faction with the most power there."""
    points = 0
    for place in (state.board.sol, state.board.deep):
        powers = powers_at(state.power, place, state.players)
        if powers[seat] and powers[seat] == max(powers):
            points += 1
    return points


def events(state: State, seat: int) -> int:
    points = 0
    for number in state.standing:
        event = state.content.events[number]
        if event.score_who is not None and event.score_vp is not None and event.score_who.earns(state, seat):
            points += event.score_vp.of(state, seat)
        if event.museum:
            retired = state.seats[seat].retired
            points += event.museum * sum(level * retired[level - 1] for level in range(1, 5))
    return points


def winners(state: State) -> list[int]:
    """Most points; then fewest discs left on the mat, most population, most ore; then a shared victory."""

    def rank(seat: int) -> tuple[int, int, int, int]:
        faction = state.seats[seat]
        return (score(state, seat).total, faction.discs_off(), faction.pop, faction.ore)

    return best_of([rank(seat) for seat in range(state.players)])
