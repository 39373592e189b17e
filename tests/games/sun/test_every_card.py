"""No card of the box is left out by the tests that play cards, which are in a file for each kind (see cards.py)."""

from collections.abc import Sequence
from typing import Any

import pytest

import heliopause
from heliopause.beyond.cards import Card
from tests.games.sun import (
    test_achievement_and_guild_cards,
    test_event_cards,
    test_mats,
    test_system_cards,
    test_technology_cards,
)
from tests.games.sun.helpers import KINDS, raw

# The tests that play what cards say, by the kind of card.
PLAYED_BY: dict[str, tuple[Any, ...]] = {
    "technology": (
        test_technology_cards.test_immediate_bonus,
        test_technology_cards.test_action,
        test_technology_cards.test_power,
        test_technology_cards.test_any_time_power,
        test_technology_cards.test_points_of_level_four,
    ),
    "event": (test_event_cards.test_event,),
    "system": (test_system_cards.test_gaining_control_of_a_system, test_system_cards.test_colonizing_a_system),
    "achievement": (test_achievement_and_guild_cards.test_achievement_at_and_just_below_its_threshold,),
    "guild": (test_achievement_and_guild_cards.test_guild,),
    "mat": (test_mats.test_set_up_of_a_mat, test_mats.test_tracks_of_a_mat),
}
BY_NAME_TOO = {"stealth-terraformers"}  # in test_clarifications_10_to_17.py and test_level_three_cards.py


@pytest.mark.rule("1.1")
@pytest.mark.parametrize("kind", KINDS)
def test_every_content_id_is_exercised(kind: str) -> None:
    """Every card of the box is among the parameters of a test that plays what the card says."""
    played = set(BY_NAME_TOO)
    for test in PLAYED_BY[kind]:
        for mark in test.pytestmark:
            if mark.name == "parametrize" and "id" in mark.args[0]:
                played |= {_id_of(param, mark.args[0]) for param in mark.args[1]}
    content = heliopause.new("sun").rules.content
    cards: dict[str, Sequence[Card]] = {
        "technology": content.technologies,
        "event": content.events,
        "system": content.systems,
        "achievement": content.achievements,
        "guild": content.guilds,
        "mat": content.mats,
    }
    ids = {card.id for card in cards[kind]}
    assert ids == set(raw(kind))
    assert ids - played == set(), "a card that no test plays, or one without any text"


def _id_of(param: Any, names: str | tuple[str, ...]) -> str:
    """The card id in a set of parameters."""
    values = getattr(param, "values", param)
    id = values if isinstance(names, str) else values[names.index("id")]
    assert isinstance(id, str)
    return id
