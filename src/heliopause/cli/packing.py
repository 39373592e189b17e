"""Reading an owner's pack for a command, and what to say when it cannot be used."""

from pathlib import Path

import heliopause
from heliopause.content import Pack, read_pack
from heliopause.game import rules_of
from heliopause.registry import games
from heliopause.terminal.translator import Translator


def usable_pack(file: str | None, say: Translator, game: str) -> Pack | None:
    """The pack of a file, checked; a pack with mistakes stops the program with one sentence."""
    if file is None:
        return None
    try:
        pack = read_pack(file)
        rules_of(game, pack)
    except heliopause.UnreadablePack as error:
        raise say.stop("sentence", text=str(error)) from None
    except heliopause.BadContent as error:
        raise say.stop("pack-bad", file=file, n=len(error.problems), command=check_command(file, game)) from None
    return pack


def check_command(file: str, game: str) -> str:
    """What to type to learn what is wrong with a pack."""
    return f"heliopause pack check {file}" + ("" if game == games()[0] else f" --game {game}")


def full_path(file: str | None) -> str | None:
    return None if file is None else str(Path(file).resolve())
