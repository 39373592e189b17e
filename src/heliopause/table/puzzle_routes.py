"""Puzzles over HTTP. They are no secret of anybody's: no key is needed, and nothing is kept here of who solves them."""

from typing import Annotated

from litestar import get, post
from litestar.datastructures import State
from litestar.params import JSONBody, PathParameter
from litestar.status_codes import HTTP_200_OK

from heliopause.table import puzzles
from heliopause.table.messages import Opened
from heliopause.table.plan_messages import PlanNow
from heliopause.table.puzzle_messages import AnswerNow, PuzzleNow, PuzzlesNow, TryTurn, TurnJudged
from heliopause.table.refused import language_of
from heliopause.table.routes import Asking

PuzzleId = Annotated[str, PathParameter(max_length=40)]


@get("/api/puzzles", summary="All puzzles, and those of the day")
async def all_puzzles(state: State) -> PuzzlesNow:
    return puzzles.all_puzzles(state.hall)


@get("/api/puzzles/{puzzle_id:str}", summary="A puzzle, without its answer")
async def look_at_puzzle(puzzle_id: PuzzleId) -> PuzzleNow:
    return puzzles.told(puzzles.puzzle_of(puzzle_id))


@post("/api/puzzles/{puzzle_id:str}/plan", summary="Try a turn on a copy of the position", status_code=HTTP_200_OK)
async def try_turn(request: Asking, puzzle_id: PuzzleId, data: JSONBody[TryTurn]) -> PlanNow:
    """As on a planning board. When the turn is over, nobody is asked any more."""
    return await puzzles.try_turn(puzzles.puzzle_of(puzzle_id), data.path, language_of(request))


@post("/api/puzzles/{puzzle_id:str}/judge", summary="Is this the turn?", status_code=HTTP_200_OK)
async def judge(puzzle_id: PuzzleId, data: JSONBody[TryTurn]) -> TurnJudged:
    """Of a whole turn, up to where somebody else or chance is asked."""
    return await puzzles.judge(puzzles.puzzle_of(puzzle_id), data.path)


@get("/api/puzzles/{puzzle_id:str}/answer", summary="The answer, explained")
async def answer(request: Asking, puzzle_id: PuzzleId) -> AnswerNow:
    return puzzles.answer(puzzles.puzzle_of(puzzle_id), language_of(request))


@post("/api/puzzles/{puzzle_id:str}/play", summary="Play on from the position, against bots")
async def play_puzzle(request: Asking, state: State, puzzle_id: PuzzleId) -> Opened:
    return await puzzles.play_on(state.hall, puzzles.puzzle_of(puzzle_id), language_of(request))


PUZZLE_ROUTES = [all_puzzles, look_at_puzzle, try_turn, judge, answer, play_puzzle]
