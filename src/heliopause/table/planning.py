"""The planning board: a copy of the game in which a player tries lines. Nobody else sees it, nothing of it is played.

A copy lives as long as the request. It has a chance of its own: what may come is chosen, or drawn by a source that the
table does not share; what the table will draw is not known yet, here or anywhere.
"""

import asyncio
import random

from heliopause.game import Game, state_of
from heliopause.kernel.machine import CHANCE
from heliopause.kernel.phrase import Phrase, name
from heliopause.kernel.refusal import IllegalChoice
from heliopause.preview import changes_between
from heliopause.table.from_game import change_now, previews_now, said
from heliopause.table.keys import Key
from heliopause.table.plan_messages import TURN, ChanceNow, KeepLines, LinesNow, PlannedLine, PlanNow, StepNow, TryLine
from heliopause.table.plans import Plan, keep_plan, kept_plan
from heliopause.table.playing import at
from heliopause.table.refused import refused
from heliopause.table.seated import SeatedGame
from heliopause.table.store import Store

_own_source = random.SystemRandom()


async def try_line(table: SeatedGame, key: Key, wish: TryLine) -> PlanNow:
    """A line on the board."""
    _may_plan(table, key)
    begun = table.game if wish.moment is None else await at(table, wish.moment)
    me = key.seats[0] if key.seats else 0
    if table.game.over and begun.seat is not None and begun.seat >= 0:
        me = begun.seat  # looking back, one is whoever had to choose
    return await laid_out(table, begun, me, wish.path, wish.draw)


async def laid_out(table: SeatedGame, begun: Game, me: int, path: list[str], draw: bool = False) -> PlanNow:
    """A copy after a line that begins in some position, told to a seat as the table would tell it."""
    fork = begun.copy(chance="explicit")
    steps, why = await asyncio.to_thread(_tried, fork, path, draw)  # the other tables do not wait for it
    changes = changes_between(fork.rules, state_of(begun), state_of(fork), me, fork.names)
    return PlanNow(
        len(begun.choices),
        steps,
        None if why is None else said(why),
        table.snapshot(min(begun.event_count, fork.event_count), fork),
        await asyncio.to_thread(previews_now, fork),
        [ChanceNow(option.id, said(fork.told(option)), share) for option, share in fork.chances()],
        [change_now(change) for change in changes],
        [seat for seat in range(fork.players) if fork.may_suppose_turn(seat)],
        me,
    )


async def keep_lines(store: Store, table: SeatedGame, key: Key, wish: KeepLines) -> LinesNow:
    """Keep the lines with the seat, and tell them as the game stands."""
    _may_plan(table, key)
    told = await _lines_told(table, key, wish, await _kept(store, table, key))
    if key.seats:
        lines = [line.steps for line in told.lines if line.steps]
        await keep_plan(store, table.id, key.seats[0], Plan(told.moment, lines))
    return told


async def lines_now(store: Store, table: SeatedGame, key: Key) -> LinesNow:
    """The lines that were kept with the seat, as the game stands."""
    _may_plan(table, key)
    kept = await _kept(store, table, key)
    wish = KeepLines(kept.moment, [[step.option for step in line] for line in kept.lines])
    return await _lines_told(table, key, wish, kept)


async def _kept(store: Store, table: SeatedGame, key: Key) -> Plan:
    """With the first of the seats that somebody holds."""
    found = await kept_plan(store, table.id, key.seats[0]) if key.seats else None
    return found or Plan(len(table.game.choices), [])


def _may_plan(table: SeatedGame, key: Key) -> None:
    """Who plays; and whoever looks back at a game that is over."""
    if not key.seats and not table.game.over:
        raise refused(403, "refused-watcher")


# One line


def _tried(fork: Game, path: list[str], draw: bool) -> tuple[list[StepNow], Phrase | None]:
    steps, why = walk(fork, path)
    if draw and why is None and fork.seat == CHANCE:
        steps += _draw(fork)
    return steps, why


def walk(fork: Game, path: list[str]) -> tuple[list[StepNow], Phrase | None]:
    """Play a line as far as it is possible: its steps, and why the next one is not."""
    steps: list[StepNow] = []
    for id in path:
        try:
            steps.append(_step(fork, id))
        except IllegalChoice as error:
            return steps, error.refusal.phrase
    return steps, None


def _step(fork: Game, id: str) -> StepNow:
    if id.startswith(TURN):
        return _suppose(fork, id)
    who = fork.seat
    offered = fork.options() or [option for option, _ in fork.chances()]
    told = [fork.told(option) for option in offered if option.id == id]
    fork.choose(id)
    assert who is not None
    return StepNow(who, id, said(told[0]))


def _suppose(fork: Game, id: str) -> StepNow:
    number = id.removeprefix(TURN)
    seat = int(number) if len(number) == 1 and number.isdecimal() else -1
    fork.suppose_turn(seat)
    return _turn_step(fork, seat)


def _turn_step(game: Game, seat: int) -> StepNow:
    return StepNow(seat, f"{TURN}{seat}", said(Phrase("plan-turn", {"who": name(game.names[seat], f"seat:{seat}")})))


def _draw(fork: Game) -> list[StepNow]:
    """One of the things that may come."""
    chances = fork.chances()
    [drawn] = _own_source.choices([option.id for option, _ in chances], [share for _, share in chances])
    return [_step(fork, drawn)]


# Lines, when the game goes on


async def _lines_told(table: SeatedGame, key: Key, wish: KeepLines, kept: Plan) -> LinesNow:
    now = table.game
    moment = min(wish.moment, len(now.choices))  # all may have gone back meanwhile
    begun = await at(table, moment)
    known = {step.option: step for line in kept.lines for step in line}

    def told(path: list[str]) -> PlannedLine:
        return _line_told(now, begun, moment, key.seats, path, known)

    def all_told() -> LinesNow:
        return LinesNow(len(now.choices), [told(path) for path in wish.lines], told(wish.path), _points(now))

    return await asyncio.to_thread(all_told)


def _line_told(
    now: Game, begun: Game, moment: int, mine: tuple[int, ...], path: list[str], known: dict[str, StepNow]
) -> PlannedLine:
    """A line that began after so many choices, as it can be played now; what it said is known from when it could."""
    steps, _ = walk(begun.copy(chance="explicit"), path)
    steps += [known.get(id) or StepNow(CHANCE, id, said(Phrase("plan-step"))) for id in path[len(steps) :]]
    rest, assumed = still_to_come(steps, now.choices[moment:], mine, now)
    fork = now.copy(chance="explicit")
    possible, why = walk(fork, [step.option for step in rest])
    return PlannedLine(
        possible + rest[len(possible) :],
        len(possible),
        None if why is None else said(why),
        bool(path) and not rest,
        assumed,
        _points(fork),
    )


def _points(game: Game) -> list[int]:
    return [score.total for score in game.scores()] if game.round else []


def still_to_come(
    line: list[StepNow], made: list[tuple[int, str]], mine: tuple[int, ...], now: Game
) -> tuple[list[StepNow], bool]:
    """What of a line lies ahead after choices that were made at the table, and whether others did otherwise.

    What others do need not be what was supposed: the line goes on with what the seat itself means to do then.
    """
    at = chosen = 0
    assumed = skipped = False
    while at < len(line) and chosen < len(made):
        step, (who, id) = line[at], made[chosen]
        if (step.seat, step.option) == (who, id):
            at, chosen = at + 1, chosen + 1
        elif _is_own(step, mine) and who in mine:
            break  # the seat has chosen otherwise itself
        else:
            skipped = True
            assumed = assumed or not step.option.startswith(TURN)
            while chosen < len(made) and made[chosen][0] not in mine:
                chosen += 1
            while at < len(line) and not _is_own(line[at], mine):
                at += 1
    rest = line[at:]
    if rest and skipped and now.may_suppose_turn(rest[0].seat):
        rest = [_turn_step(now, rest[0].seat), *rest]
    elif rest and rest[0].option.startswith(TURN) and not now.may_suppose_turn(rest[0].seat):
        rest = rest[1:]
    return rest, assumed


def _is_own(step: StepNow, mine: tuple[int, ...]) -> bool:
    return step.seat in mine and not step.option.startswith(TURN)
