"""Choices at a table: a person's, a bot's, and going back."""

import asyncio
import logging
import random

import msgspec

import heliopause
from heliopause.game import Game
from heliopause.kernel.machine import CHANCE
from heliopause.kernel.phrase import Phrase
from heliopause.kernel.refusal import IllegalChoice
from heliopause.table.bot_pool import Thought
from heliopause.table.database import UNREACHABLE
from heliopause.table.from_game import Said, said
from heliopause.table.hall import Hall
from heliopause.table.keys import Key
from heliopause.table.refused import Refused, refused
from heliopause.table.replaying import REWIND, UNDO
from heliopause.table.seated import SeatedGame
from heliopause.table.store import Row

log = logging.getLogger("heliopause.table")
UNFORESEEN = random.SystemRandom()  # what bots begin with, and what one that fails leaves to luck


async def choose(hall: Hall, table: SeatedGame, key: Key, seq: int, option: str) -> int:
    async with table.lock:
        landed = await _landed(hall, table, key, seq, option)
        if landed is not None:
            return landed
        may_act(table, key, seq)
        game = table.game.copy()
        try:
            game.choose(option)
        except IllegalChoice as error:
            raise Refused(422, error.refusal.phrase, rule=error.refusal.rule) from None
        rows = _rows_since(table, game)
        if table.hinted == len(table.game.choices):
            rows[0] = _noted(table, rows[0], said(Phrase("hint-told")))
        await hall.land(table, game, rows)
    wake_bot(hall, table)
    return table.seq


async def undo(hall: Hall, table: SeatedGame, key: Key, seq: int, whole_turn: bool) -> int:
    """Back by one choice, or to where the barrier is."""
    async with table.lock:
        _check(table, seq)
        seat = table.game.choices[-1][0] if table.game.choices else CHANCE
        refusal = table.game.undo_refusal()
        if refusal is not None:
            raise Refused(409, refusal.phrase)
        if seat not in key.seats:
            raise refused(409, "refused-undo")
        game = table.game.copy()
        rows: list[Row] = []
        while game.can_undo and (whole_turn or not rows):
            game.undo()
            rows.append(Row(seat, UNDO))
        await hall.land(table, game, rows)
    wake_bot(hall, table)
    return table.seq


async def rewind(hall: Hall, table: SeatedGame, key: Key, seq: int, moment: int, agree: bool) -> int:
    """Back past a barrier, when all persons agree. The first call is the wish, the others answer it."""
    async with table.lock:
        _check(table, seq)
        if not key.seats:
            raise refused(403, "refused-watcher")
        back = len(table.game.choices) - moment
        if back <= 0:
            raise refused(422, "refused-not-yet")
        known = table.rewind
        if not await _agreed(hall, table, key, moment, agree):
            hall.publish(table, table.game.event_count)
            if table.rewind is not None and (known is None or known.moment != moment):
                for seat in sorted(_voices(table, moment) - set(table.rewind.agreed)):
                    hall.tell(table, seat, "consent")
            return table.seq
        game = await asyncio.to_thread(heliopause.load, table.record(moment))  # the other tables do not wait for it
        drawn = [Row(who, id) for who, id in game.choices[moment:]]
        await hall.land(table, game, [Row(key.seats[0], f"{REWIND}{moment}"), *drawn])
        await hall.note(table, Phrase("note-rewound", {"n": back}))
    wake_bot(hall, table)
    return table.seq


async def _agreed(hall: Hall, table: SeatedGame, key: Key, moment: int, agree: bool) -> bool:
    """Count a voice; does everybody agree now? One who does not ends the wish."""
    if not agree:
        await hall.end_wish(table, "rewind")
        return False
    await hall.wish(table, "rewind", key.seats, moment)
    agreed = table.rewind.agreed if table.rewind else []
    return _voices(table, moment) <= set(agreed)


def _voices(table: SeatedGame, moment: int) -> set[int]:
    """Who must agree: the persons who play, and those for whom a bot has, since then."""
    present = {number for number, seat in enumerate(table.seats) if seat.who == "person" and not seat.handed}
    return present | people_since(table, moment)


def people_since(table: SeatedGame, moment: int) -> set[int]:
    """Persons' seats for which something was chosen since then; one that a bot plays for a time keeps its voice."""
    chose = table.played | {who for who, _ in table.game.choices[moment:]}
    return {number for number, seat in enumerate(table.seats) if seat.who == "person" and number in chose}


async def at(table: SeatedGame, moment: int) -> Game:
    """The game as it stood after so many choices. The other tables do not wait for it."""
    made = len(table.game.choices)
    if moment > made:
        raise refused(404, "refused-not-yet")
    return table.game if moment == made else await asyncio.to_thread(heliopause.load, table.record(moment))


async def _landed(hall: Hall, table: SeatedGame, key: Key, seq: int, option: str) -> int | None:
    """Where the game stood after this very choice, if it has landed: who did not hear the answer asks again."""
    if seq >= table.seq:
        return None
    first, *rest = await hall.store.rows_from(table.id, seq)
    if first.option != option or first.seat not in key.seats:
        return None
    drawn = next((number for number, row in enumerate(rest) if row.seat != CHANCE), len(rest))
    return seq + 1 + drawn


def may_act(table: SeatedGame, key: Key, seq: int) -> None:
    _check(table, seq)
    seat = table.game.seat
    if seat is None:
        raise refused(409, "refused-over", seq=table.seq)
    if seat not in key.seats or table.seats[seat].played_by is not None:
        raise refused(403, "refused-not-your-choice", name=table.seats[seat].name)


def _check(table: SeatedGame, seq: int) -> None:
    if table.stopped is not None:
        raise Refused(409, table.stopped)
    if table.closed:
        raise refused(409, "refused-closed")
    if table.gathering:
        raise refused(409, "refused-not-begun")
    if seq != table.seq:
        raise refused(409, "web-moved-on", seq=table.seq)


def _rows_since(table: SeatedGame, game: Game) -> list[Row]:
    return [Row(who, id) for who, id in game.choices[len(table.game.choices) :]]


# Bots


def wake_bot(hall: Hall, table: SeatedGame) -> None:
    """If a bot is asked, let it play."""
    if table.bot_asked is not None and not table.thinking:
        table.thinking = True
        hall.start(_let_bots_play(hall, table))


async def _let_bots_play(hall: Hall, table: SeatedGame) -> None:
    """One thought of a bot after the other, until somebody else is asked; at one server at a time."""
    mine = False
    try:
        mine = await hall.servers.lease(table.id)
        if mine:
            try:
                await _play_bots(hall, table)
            finally:
                await hall.servers.release(table.id, table.id)
    except Refused:
        return
    except UNREACHABLE as error:  # what was thought could not be kept; it is tried again
        log.warning("a bot's choice was not kept", extra={"table": table.id, "error": repr(error)})
    finally:
        table.thinking = False
    if mine and not hall.store.alone:
        wake_bot(hall, table)  # somebody may have chosen elsewhere while the lease was still held here


async def _play_bots(hall: Hall, table: SeatedGame) -> None:
    await hall.table(table.id)  # as it stands now
    while (bot := table.bot_asked) is not None:
        seat = table.game.seat
        assert seat is not None
        seq = table.seq
        for thought in await _think(hall, table, seat, bot):
            async with table.lock:
                if table.seq != seq or table.bot_asked != bot:
                    break  # undone, taken back or closed while it thought
                await _follow(hall, table, thought)
                seq = table.seq


async def _think(hall: Hall, table: SeatedGame, seat: int, bot: str) -> list[Thought]:
    """What a bot means to choose; if it fails, what greedy would, or else any option."""
    record = table.game.record(with_content=True)
    options = table.game.options()
    if table.models is None:
        table.models = "" if table.pack is None else await hall.store.models(table.pack)
    models = table.models

    def tell(done: float) -> None:
        hall.thinking(table, seat, done)

    async def ask(name: str) -> list[Thought]:
        return await hall.bot_pool.choose(record, name, UNFORESEEN.randrange(1 << 30), tell, table.id, models)

    thoughts = await ask(bot)
    if thoughts:
        return thoughts
    hall.metrics.fallbacks += 1
    await hall.note(table, Phrase("note-fallback", {"name": table.seats[seat].name}))
    instead = [] if bot == "greedy" else await ask("greedy")
    return instead or [Thought(UNFORESEEN.choice(options).id, None)]


async def _follow(hall: Hall, table: SeatedGame, thought: Thought) -> None:
    """Carry out a thought, which was found possible where it was thought. Called with the table's lock held."""
    game = table.game.copy()
    game.choose(thought.option)
    rows = _rows_since(table, game)
    if thought.reason is not None:
        rows[0] = _noted(table, rows[0], thought.reason)
    await hall.land(table, game, rows)


def _noted(table: SeatedGame, row: Row, why: Said) -> Row:
    """A choice with what stands beside it in the log."""
    return Row(row.seat, row.option, {"event": table.game.event_count, "said": msgspec.to_builtins(why)})
