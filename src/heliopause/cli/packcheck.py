"""What is wrong with a pack, line by line and in plain words; or what it changes."""

import difflib
import re
from typing import Any

import heliopause
from heliopause.content import Pack, UnreadablePack, read_pack, tables_of
from heliopause.game import rules_of
from heliopause.kernel.refusal import Problem
from heliopause.terminal.cardtext import keys_of
from heliopause.terminal.translator import Translator

KINDS = {"int": "number", "str": "text", "array": "list", "object": "table", "bool": "truth", "float": "fraction"}


def mistakes(file: str, game: str, say: Translator) -> tuple[list[str], Pack | None]:
    """Every mistake as `FILE:LINE: table key: what is wrong`, and the pack if it could be read."""
    try:
        with open(file, encoding="utf-8"):
            pass
    except OSError as error:
        raise say.stop("file-unreadable", file=file, why=error.strerror or str(error)) from None
    try:
        pack = read_pack(file)
    except UnreadablePack as error:
        found = re.search(r"at line (\d+)", str(error))
        where = f"{file}:{found[1]}" if found else file
        return [f"{where}: {error}"], None
    try:
        rules_of(game, pack)
    except heliopause.BadContent as error:
        placed = [(_line(pack, problem), problem) for problem in error.problems]
        placed.sort(key=lambda one: one[0])
        return [
            f"{file}:{line}: {_table(p)} {p.key}".rstrip() + f": {_plain(p, pack, game, say)}" for line, p in placed
        ], pack
    return [], pack


def _line(pack: Pack, problem: Problem) -> int:
    return pack.line_of(problem.kind, problem.id, problem.key) or 1


def _table(problem: Problem) -> str:
    return f"{problem.kind}.{problem.id}" if problem.id else problem.kind


def _plain(problem: Problem, pack: Pack, game: str, say: Translator) -> str:
    """The mistake in plain words; for a card that the box does not have, with the id that was probably meant."""
    told = problem.what
    expected = re.match(r"Expected `(.+?)`(?:, got `(.+?)`)?$", told)
    if expected:
        wanted = " | ".join(say(f"shape-{KINDS[part]}") if part in KINDS else part for part in expected[1].split(" | "))
        got = say(f"shape-{KINDS[expected[2]]}") if expected[2] in KINDS else expected[2] or ""
        told = say("pack-expected", wanted=wanted, got=got) if got else say("pack-expected-only", wanted=wanted)
    elif told.startswith("Invalid enum value"):
        told = say("pack-not-one-of", value=told.removeprefix("Invalid enum value").strip().strip("`").strip("'"))
    known = tables_of(game).get(problem.kind, {})
    if problem.id and known and problem.id not in known and problem.id in pack.tables.get(problem.kind, {}):
        near = difflib.get_close_matches(problem.id, known, n=1, cutoff=0.5)
        if near:
            told = f"{told} ({say('pack-near', id=f'{problem.kind}.{near[0]}')})"
    return told


def changes(pack: Pack, game: str, say: Translator) -> list[str]:
    """What a pack without mistakes changes, card by card."""
    known = tables_of(game)
    lines = []
    for kind, cards in pack.tables.items():
        for id, table in cards.items():
            if id not in known.get(kind, {}):
                lines.append(say("pack-adds", card=f"{kind}.{id}"))
                continue
            for key in keys_of(table):
                before, after = known[kind][id].get(key, ""), table[key]
                if before == after:
                    lines.append(say("pack-same", card=f"{kind}.{id}", key=key, value=_shown(after)))
                else:
                    told = {"before": _shown(before), "after": _shown(after)}
                    lines.append(say("pack-changes", card=f"{kind}.{id}", key=key, **told))
    return lines


def _shown(value: Any) -> str:
    return str(value) if value != "" else "-"
