"""Beyond the Horizon for research environments."""

from heliopause.envs.encoding import Encoding
from heliopause.games.horizon.env.actions import actions_of, draws_of
from heliopause.games.horizon.env.observation import HorizonObserver
from heliopause.games.horizon.rules.cards import Content


def encoding(content: Content) -> Encoding:
    return Encoding(actions_of(content), draws_of(content), HorizonObserver(content))
