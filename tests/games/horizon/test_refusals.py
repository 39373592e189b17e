"""Whatever is not offered is refused in a sentence that cites a rule, in every question of a game."""

import random
from collections import Counter

import pytest

import heliopause
from heliopause.checking import sections
from heliopause.words import LANGUAGES
from tests.games.horizon.position import asking

KINDS = (
    "move:{a}>{b}:settler{n}", "move:{a}>{b}:soldier{n}", "explore:{a}>{b}:settler{n}", "explore:{a}>{b}:soldier{n}",
    "enlist:{a}:settler{n}", "upgrade:{a}:soldier{n}>6", "decommission:{a}:settler{n}", "settle:{a}", "fortify:{a}",
    "build:farm:{a}:{n}", "build-existing:farm:{a}:{n}", "use:{n}", "track:food", "slot:B", "slot:x", "claim:realm",
    "space:advanced-1.0", "space:basic-1.0", "space:missiles.0", "trade:coins-pop", "trade:pop-coin", "done", "pass",
    "construction:farm", "produce:coins", "move:{a}>{b}:horse{n}", "move:{a}", "build:farm:{a}:x", "settle:9,9",
)  # fmt: skip


@pytest.mark.parametrize("players", [2, 4])
def test_every_question_refuses_what_it_does_not_offer(players: int) -> None:
    rng = random.Random(players)
    game = heliopause.new("horizon", players=players, seed=players)
    known = sections("horizon")
    said: Counter[str] = Counter()
    asked: Counter[str] = Counter()
    while not game.over:
        view = game.view() if asked[asking(game)] < 40 else None
        if view is not None:
            asked[asking(game)] += 1
            places = [tile.id for tile in view.tiles] + [edge.id for edge in view.frontier]
            offered = [str(option) for option in game.options()]
            for kind in KINDS:
                a, b = rng.choice(places), rng.choice(places)
                id = kind.format(a=a, b=b, n=rng.randrange(1, 7))
                refusal = game.why_not(id)
                assert (refusal is None) == (id in offered)
                if refusal is not None:
                    said[refusal.phrase.message] += 1
                    assert refusal.rule in known
                    assert all("{" not in refusal.words(language) for language in LANGUAGES)
        game.choose(rng.choice(game.options()))
    assert len(said) > 20
