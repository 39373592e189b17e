"""How a game becomes numbers: its actions, the outcomes of chance, its observations and its pictures."""

from collections.abc import Callable
from functools import cache
from typing import Any, Final, NamedTuple

from heliopause.content import Pack
from heliopause.envs.actions import Actions, Draws
from heliopause.envs.observation import Observer
from heliopause.game import rules_of
from heliopause.games.horizon.env.actions import horizon_actions, horizon_draws
from heliopause.games.horizon.env.observation import HorizonObserver
from heliopause.games.sun.env.actions import sun_actions, sun_draws
from heliopause.games.sun.env.observation import SunObserver


class Encoding(NamedTuple):
    """One game with the content of one box."""

    actions: Actions
    draws: Draws
    observer: Observer


def _sun(content: Any) -> Encoding:
    actions = sun_actions(content)
    return Encoding(actions, sun_draws(content, actions), SunObserver(content))


def _horizon(content: Any) -> Encoding:
    return Encoding(horizon_actions(content), horizon_draws(content), HorizonObserver(content))


ENCODINGS: Final[dict[str, Callable[[Any], Encoding]]] = {"sun": _sun, "horizon": _horizon}


def encoding_of(game: str, pack: Pack | None = None) -> Encoding:
    """The encoding of a game; an owner's pack has one of its own, because its cards may be others."""
    return _standard(game) if pack is None else ENCODINGS[game](rules_of(game, pack).content)


@cache
def _standard(game: str) -> Encoding:
    return ENCODINGS[game](rules_of(game).content)
