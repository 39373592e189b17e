"""Options in the words of what is asked: places by the systems that lie there, slots by their cards."""

import re

import pytest

import heliopause
from heliopause.bots import make
from tests.asking import asks


@pytest.mark.parametrize("players", [2, 4])
def test_options_name_systems_and_cards(players: int) -> None:
    told: dict[str, set[str]] = {}
    for seed in (3, 4):  # what a bot makes of a seed is not the same in every Python
        game = heliopause.new("sun", players=players, seed=seed)
        bots = [make("greedy", seat) for seat in range(players)]
        while game.seat is not None:
            for option in game.options():
                words = told.setdefault(asks(game), set())
                for language in ("en", "de"):
                    said = game.told(option).words(language)
                    assert not re.search(r"\b[AB][12]\b", said), said
                    words.add(said)
            game.choose(bots[game.seat].choose(game))
    systems = {system.name for system in game._state.content.systems}
    assert any(name in said for said in told["ask-jump"] for name in systems)
    assert "Research Terraforming" in told["ask-slot"]
    assert any(re.fullmatch(r"Research slot [A-F] \(level II\), undiscovered", said) for said in told["ask-slot"])


def test_the_least_of_what_is_not_counted() -> None:
    game = heliopause.new("sun", seed=1)
    said = [effect.who.phrase().words() for event in game._state.content.events for effect in event.effects]
    assert "Whoever has the least fleet power" in said
    assert "Whoever has the fewest technologies" in said
