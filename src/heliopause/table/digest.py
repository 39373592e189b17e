"""A position in a few letters, kept with every choice: by it a table notices that it would become another game."""

import hashlib

import msgspec

from heliopause.game import Game, state_of

SCHEME = 1  # rises when the same position is put into other letters; those of another scheme are not compared


def digest_of(game: Game) -> str:
    """Who is asked and may choose what, and all that can be counted."""
    state = state_of(game)
    counted = sorted(
        (-1 if measure.seat is None else measure.seat, measure.key, measure.value)
        for measure in game.rules.measures(state, game.names)
    )
    points = [score.total for score in game.scores()] if game.round else []
    position = (game.seat, game.round, game.over, [option.id for option in game.options()], counted, points)
    return f"{SCHEME}:{hashlib.sha256(msgspec.json.encode(position)).hexdigest()[:16]}"


def agree(game: Game, digest: str | None) -> bool:
    """Is it the position that was kept? Where none was kept, nothing speaks against it."""
    return digest is None or not digest.startswith(f"{SCHEME}:") or digest == digest_of(game)
