"""Beyond the Sun for research environments."""

from heliopause.envs.encoding import Encoding
from heliopause.games.sun.env.actions import actions_of, draws_of
from heliopause.games.sun.env.observation import SunObserver
from heliopause.games.sun.rules.cards import Content


def encoding(content: Content) -> Encoding:
    actions = actions_of(content)
    return Encoding(actions, draws_of(content, actions), SunObserver(content))
