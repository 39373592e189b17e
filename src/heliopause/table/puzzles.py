"""Puzzles at the table: the position is tried as on a planning board, a turn is judged, the answer told when asked for.

A puzzle is one turn of one seat. It is over when somebody else or chance is asked.
"""

import asyncio
from functools import lru_cache

import msgspec

import heliopause
from heliopause.analysis.puzzles import Puzzle, of_the_day, playable
from heliopause.analysis.trust import astray
from heliopause.game import Game
from heliopause.kernel.phrase import Phrase
from heliopause.kernel.refusal import IllegalChoice
from heliopause.registry import games
from heliopause.said import Arg, Said
from heliopause.table.hall import Hall
from heliopause.table.messages import Opened, SeatPlan
from heliopause.table.opening import seat_of
from heliopause.table.plan_messages import PlanNow
from heliopause.table.planning import laid_out
from heliopause.table.puzzle_messages import AnswerNow, PuzzleNow, PuzzlesNow, TurnJudged
from heliopause.table.refused import Refused, refused
from heliopause.table.seated import Seat, SeatedGame
from heliopause.table.seats import open_doors

RIVALS = "strong"  # the bots that one plays on against
MOST_KNOWN = 200  # positions


def all_puzzles(hall: Hall) -> PuzzlesNow:
    day = hall.store.now().date()
    found = list(playable().values())
    by_game = [[puzzle for puzzle in found if puzzle.game == game] for game in games()]
    today = [puzzle.id for puzzles in by_game if (puzzle := of_the_day(puzzles, day)) is not None]
    return PuzzlesNow(day.isoformat(), today, [told(puzzle) for puzzle in found])


def told(puzzle: Puzzle) -> PuzzleNow:
    return PuzzleNow(puzzle.id, puzzle.game, puzzle.players, puzzle.seat, puzzle.round)


def puzzle_of(id: str) -> Puzzle:
    found = playable().get(id)
    if found is None:
        raise refused(404, "refused-no-puzzle")
    return found


async def try_turn(puzzle: Puzzle, path: list[str], language: str) -> PlanNow:
    """A turn on a copy of the position; nobody is asked any more once it is over."""
    table = await _table_of(puzzle, language)
    plan = await laid_out(table, table.game, puzzle.seat, path)
    if any(step.seat != puzzle.seat for step in plan.steps):
        raise refused(422, "refused-puzzle-turn")
    if plan.state.asked == puzzle.seat:
        return msgspec.structs.replace(plan, turns=[])
    state = msgspec.structs.replace(plan.state, asked=None, question=None, options=[])
    return msgspec.structs.replace(plan, state=state, previews=[], chances=[], turns=[])


async def judge(puzzle: Puzzle, path: list[str]) -> TurnJudged:
    """A whole turn beside the best one."""
    best = puzzle.answer.lines[0]
    tried = await asyncio.to_thread(_after, puzzle, path)
    if tried.seat == puzzle.seat:
        raise refused(422, "refused-puzzle-unfinished")
    same = path == best.path or _is_same(tried, await asyncio.to_thread(_after, puzzle, best.path))
    if same or path[0] == best.path[0]:
        return TurnJudged(True, same, None)
    way = next((way for way in puzzle.answer.ways if way.path[0] == path[0]), None)
    return TurnJudged(False, False, None if way is None else best.chances[puzzle.seat] - way.chance)


def answer(puzzle: Puzzle, language: str) -> AnswerNow:
    """Who is named in it has the name that the seats have here."""
    named = dict(zip(puzzle.record["names"], (seat.name for seat in _seats(puzzle, language)), strict=True))
    lines = [
        msgspec.structs.replace(
            line,
            title=_renamed(line.title, named),
            steps=[_renamed(step, named) for step in line.steps],
            answer=None if line.answer is None else _renamed(line.answer, named),
        )
        for line in puzzle.answer.lines
    ]
    return AnswerNow(puzzle.seat, lines, puzzle.gap, puzzle.depth, astray(puzzle.players, puzzle.depth))


async def play_on(hall: Hall, puzzle: Puzzle, language: str) -> Opened:
    """A new table at the position, against bots."""
    table = await _table_of(puzzle, language)
    return await open_doors(hall, await hall.keep(table.game, table.seats, _plans(puzzle)))


# The position


def _plans(puzzle: Puzzle) -> list[SeatPlan]:
    others = SeatPlan("bot", bot=RIVALS)
    return [SeatPlan("me") if number == puzzle.seat else others for number in range(puzzle.players)]


def _seats(puzzle: Puzzle, language: str) -> list[Seat]:
    """Everybody goes by a number."""
    seats = [seat_of(plan, number, language) for number, plan in enumerate(_plans(puzzle))]
    for number, seat in enumerate(seats):
        seat.name = Phrase("page-name-default", {"n": number + 1}).words(language)
    return seats


async def _table_of(puzzle: Puzzle, language: str) -> SeatedGame:
    """A table that is nowhere kept: it tells the position as any table would."""
    game = (await asyncio.to_thread(_position, puzzle.id)).copy()
    seats = _seats(puzzle, language)
    game.names = [seat.name for seat in seats]
    return SeatedGame(puzzle.id, game, seats, len(game.choices))


@lru_cache(MOST_KNOWN)
def _position(id: str) -> Game:
    """Nobody changes it: everybody has a copy."""
    return heliopause.load(puzzle_of(id).record)


def _after(puzzle: Puzzle, path: list[str]) -> Game:
    game = _position(puzzle.id).copy(chance="explicit")
    for id in path:
        if game.seat != puzzle.seat:
            raise refused(422, "refused-puzzle-turn")
        try:
            game.choose(id)
        except IllegalChoice as error:
            raise Refused(422, error.refusal.phrase, rule=error.refusal.rule) from None
    return game


def _is_same(one: Game, other: Game) -> bool:
    """Do two lines come to the same? There are no secrets: whatever is otherwise can be seen."""

    def all_of(game: Game) -> object:
        return game.seat, game.view(), [(option.id, share) for option, share in game.chances()]

    return all_of(one) == all_of(other)


def _renamed(said: Said, named: dict[str, str]) -> Said:
    """With other names of seats."""

    def renamed(value: Arg) -> Arg:
        if isinstance(value, list):
            return [_renamed(part, named) for part in value]
        return _renamed(value, named) if isinstance(value, Said) else value

    args = {key: renamed(value) for key, value in said.args.items()}
    text = args.get("text")
    if said.message == "name" and isinstance(text, str):
        args["text"] = named.get(text, text)
    return msgspec.structs.replace(said, args=args)
