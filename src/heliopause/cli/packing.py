"""Reading an owner's pack for a command, and what to say when it cannot be used."""

from pathlib import Path

import heliopause
from heliopause.cli.speech import Speech
from heliopause.content import Pack, read_pack, tables_of
from heliopause.sun.loading import compile_content


def usable_pack(file: str | None, say: Speech, game: str = "sun") -> Pack | None:
    """The pack of a file, checked; a pack with mistakes stops the program with one sentence."""
    if file is None:
        return None
    try:
        pack = read_pack(file)
        compile_content(tables_of(game, pack))
    except heliopause.UnreadablePack as error:
        raise say.stop("sentence", text=str(error)) from None
    except heliopause.BadContent as error:
        raise say.stop("pack-bad", file=file, n=len(error.problems)) from None
    return pack


def full_path(file: str | None) -> str | None:
    return None if file is None else str(Path(file).resolve())
