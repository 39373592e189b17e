"""From the choices that were kept to the game they make; a game is never silently another game."""

import asyncio
from itertools import groupby
from typing import Any

import heliopause
from heliopause.game import Game, NothingToUndo
from heliopause.kernel.machine import CHANCE
from heliopause.kernel.phrase import Phrase
from heliopause.kernel.refusal import IllegalChoice
from heliopause.record import FORMAT, BadRecord
from heliopause.registry import spec_of
from heliopause.table.digest import agree
from heliopause.table.messages import ReasonNow
from heliopause.table.seated import reasons_of
from heliopause.table.store import Row

FEW = 10  # choices that are carried out at once
UNDO = "undo"
REWIND = "rewind:"


class Damaged(ValueError):
    """Choices that nobody can have made: more taken back than there were."""


def effective(rows: list[Row]) -> list[Row]:
    """The choices that count, with what was taken back left out."""
    kept: list[Row] = []
    for number, row in enumerate(rows):
        if row.option == UNDO:
            if not kept:
                raise Damaged(f"row {number} takes back a choice that is not there")
            kept.pop()
        elif row.option.startswith(REWIND):
            moment = row.option.removeprefix(REWIND)
            if not moment.isdecimal() or int(moment) > len(kept):
                raise Damaged(f"row {number} goes back to a moment that never was")
            del kept[int(moment) :]
        else:
            kept.append(row)
    return kept


def replayed(record: dict[str, Any], rows: list[Row]) -> tuple[Game, Phrase | None]:
    """The game, and if it stops before its end, why. The record has all but the choices."""
    spec = spec_of(record["game"])
    others_rules = record["format"] == FORMAT and record["rules"] != spec.number
    playable = {**record, "rules": spec.number}
    try:
        game = _played(playable, rows)
    except (BadRecord, NothingToUndo):
        game = None
    if game is not None and (not rows or agree(game, rows[-1].digest)):
        if not others_rules:
            return game, None
    else:
        game = _before_the_difference(playable, effective(rows))
    if others_rules:
        was, now = str(record["rules"]), spec.number
        return game, Phrase("stopped-rules", {"game": spec.title, "was": was, "now": now, "n": len(game.choices)})
    return game, Phrase("stopped-differs", {"n": len(game.choices), "of": len(effective(rows))})


def _played(record: dict[str, Any], rows: list[Row]) -> Game:
    """What was taken back last is taken back again: whether one may go on doing so depends on it."""
    undone = 0
    while undone < len(rows) and rows[-1 - undone].option == UNDO:
        undone += 1
    made = effective(rows[: len(rows) - undone])
    if undone > len(made):
        raise Damaged("more is taken back than was chosen")
    game = heliopause.load({**record, "choices": [row.option for row in made]})
    for _ in range(undone):
        game.undo()
    return game


async def followed(game: Game, reasons: list[ReasonNow], rows: list[Row]) -> tuple[Game, list[ReasonNow], int] | None:
    """The game with choices made elsewhere, the bots' reasons, and from which event on it is another than it was.

    None if it has to be replayed whole: where all went back, or where it would become another game.
    """
    if any(row.option.startswith(REWIND) for row in rows):
        return None
    if len(rows) > FEW:
        return await asyncio.to_thread(_followed, game, reasons, rows)  # the other tables do not wait for it
    return _followed(game, reasons, rows)


def _followed(game: Game, reasons: list[ReasonNow], rows: list[Row]) -> tuple[Game, list[ReasonNow], int] | None:
    game = game.copy()
    unchanged = game.event_count
    try:
        for back, steps in groupby(rows, lambda row: row.option == UNDO):
            made = list(steps)
            if back:
                for _ in made:
                    game.undo()
                unchanged = min(unchanged, game.event_count)
                reasons = [reason for reason in reasons if reason.moment < len(game.choices)]
            else:
                reasons = reasons + reasons_of(made, len(game.choices))
                game.follow([row.option for row in made])
    except (IllegalChoice, NothingToUndo):
        return None
    return (game, reasons, unchanged) if not rows or agree(game, rows[-1].digest) else None


def _before_the_difference(record: dict[str, Any], made: list[Row]) -> Game:
    """The last position that is still the one that was kept."""
    begun = heliopause.load({**record, "choices": []})
    game = heliopause.new(begun.name, chance="explicit", pack=begun.pack, **begun.settings)
    agreed = 0
    for number, row in enumerate(made, 1):
        try:
            game.choose(row.option)
        except IllegalChoice:
            break
        if not agree(game, row.digest):
            break
        if game.seat != CHANCE:
            agreed = number
    if made and not agreed:
        raise BadRecord("record-choice", 0, n=1, id=made[0].option[:80], why=Phrase("stopped-first"))
    return heliopause.load({**record, "choices": [row.option for row in made[:agreed]]})
