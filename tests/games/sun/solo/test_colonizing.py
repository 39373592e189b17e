"""Which planet the automa colonizes, and with which ships (solo rule 5.8)."""

import pytest

from tests.games.sun.solo.table import AUTOMA, Solo


@pytest.mark.rule("5.8")
def test_it_colonizes_the_planet_worth_most() -> None:
    for a1, b1, b2 in ((7, 5, 6), (3, 6, 5), (3, 5, 6)):
        p = Solo(a1=f"a-3-{a1}", b1=f"b-4-{b1}", b2=f"b-4-{b2}")
        for place in ("a1", "b1", "b2"):
            p.holds(place, 4)
        p.give(AUTOMA, ore=4)
        p.card("55").rest()
        assert p.points(AUTOMA)["colonies"] == max(a1, b1, b2)
        assert "log-automa-tie" not in p.messages()


@pytest.mark.rule("5.8", "8.2")
@pytest.mark.parametrize("place", ["b1", "b2"])
def test_between_planets_of_equal_worth_chance_decides(place: str) -> None:
    p = Solo(b1="b-4-6", b2="b-4-6-twin")
    p.holds("b1", 4)
    p.holds("b2", 4)
    p.give(AUTOMA, ore=4)
    p.card("55")
    assert p.chances() == {"colonize:b1": 0.5, "colonize:b2": 0.5}
    p.play(f"colonize:{place}").rest()
    assert p.fleet(AUTOMA, place) == []


@pytest.mark.rule("5.8")
@pytest.mark.parametrize(
    ("needs", "fleet", "settles"),
    [
        (4, (4, 1), [4]),
        (4, (3, 2, 1), [1, 3]),
        (4, (3, 3), [3, 3]),
        (4, (1, 1, 1, 1, 4), [4]),  # as much power, and fewer ships
        (4, (2, 2, 3), [2, 2]),
        (5, (3, 3, 1, 1), [1, 1, 3]),  # more ships, but less power
    ],
)
def test_the_least_power_that_is_enough_settles(needs: int, fleet: tuple[int, ...], settles: list[int]) -> None:
    p = Solo(b1=f"b-{needs}-6")
    p.holds("b1", *fleet)
    p.give(AUTOMA, ore=4)
    p.card("55").rest()
    assert [int(words.partition("level-")[2][0]) for words in p.told("log-settle")] == settles
    left = sorted(fleet)
    for level in settles:
        left.remove(level)
    assert p.fleet(AUTOMA, "deep") == left  # the others are exiled


@pytest.mark.rule("5.8")
def test_a_colony_brings_its_disc_and_its_bonus() -> None:
    p = Solo()
    p.put_system("b1", "van-maanens-star")  # needs 3, an ore disc, bonus 2 ore
    p.holds("b1", 3)
    p.control(AUTOMA, "b1", "ore")
    p.give(AUTOMA, ore=4)
    p.card("55").rest()
    assert p.told("log-colonize") == ["Player 2 colonizes Van Maanen's Star."]
    assert p.told("log-colony-disc") == ["Player 2 adds a disc to Van Maanen's Star: ore."]
    assert p.told("log-gain-ore") == ["Player 2 gains 2 ore."]
    assert p.discs_off() == (1, 2)  # one automated by card 55, two ore discs on the colony
