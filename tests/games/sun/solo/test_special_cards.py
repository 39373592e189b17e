"""Special cards, achievements as usual, and the end of the deck (solo rule 3)."""

import pytest

from tests.games.sun.solo.table import AUTOMA, PLAYER, Solo

CARDS = ("transcendence", "empire", "technologist", "warlord")


def table() -> Solo:
    p = Solo()
    p.achievements(*CARDS)
    return p


def stars(p: Solo) -> dict[str, tuple[int, ...]]:
    """Whose stars lie on the achievements."""
    return {
        p.state.content.achievements[card].id: claims
        for card, claims in zip(p.state.achievements, p.state.claims, strict=True)
        if claims
    }


def warlike(p: Solo, seat: int = AUTOMA) -> None:
    """12 fleet power: Warlord is fulfilled."""
    p.ships(seat, "sol", 4, 4, 4)


# Special cards


@pytest.mark.rule("3.1")
@pytest.mark.parametrize(
    ("card", "achievement", "points", "discs", "produces"),
    [("57", "empire", 7, (1, 0), "log-growth"), ("58", "transcendence", 5, (0, 1), "log-mining")],
)
def test_a_special_card_claims_unfulfilled(
    card: str, achievement: str, points: int, discs: tuple[int, int], produces: str
) -> None:
    p = table()
    p.card(card).rest()
    assert stars(p) == {achievement: (AUTOMA,)}
    assert p.points(AUTOMA)["achievements"] == points
    assert p.automated() == discs
    assert p.messages() == [
        *("log-turn", "log-automa-card", "log-automate", produces, "log-automa-claim", "log-claim"),
    ]
    assert p.told("log-automa-claim") == [f"The special card claims {achievement.title()}, fulfilled or not."]


@pytest.mark.rule("3.1")
@pytest.mark.parametrize(("card", "achievement"), [("57", "empire"), ("58", "transcendence")])
def test_a_special_card_claims_its_achievement_wherever_it_lies(card: str, achievement: str) -> None:
    p = Solo()
    p.achievements(*reversed(CARDS))
    p.card(card).rest()
    assert stars(p) == {achievement: (AUTOMA,)}


@pytest.mark.rule("3.1")
def test_a_special_card_claims_no_second_achievement_that_turn() -> None:
    p = table()
    warlike(p)
    p.card("57").rest()
    assert stars(p) == {"empire": (AUTOMA,)}
    p.card("27").rest()  # on the next turn it does
    assert stars(p) == {"empire": (AUTOMA,), "warlord": (AUTOMA,)}


@pytest.mark.rule("3.1")
def test_a_special_card_takes_the_next_slot() -> None:
    p = table()
    p.claimed("empire", PLAYER)
    p.card("57").rest()
    assert stars(p) == {"empire": (PLAYER, AUTOMA)}
    assert p.points(AUTOMA)["achievements"] == 4


@pytest.mark.rule("3.1")
@pytest.mark.parametrize(("card", "achievement"), [("57", "empire"), ("58", "transcendence")])
def test_a_special_card_claims_nothing_twice_and_nothing_else(card: str, achievement: str) -> None:
    p = table()
    p.claimed(achievement, AUTOMA)
    warlike(p)
    p.card(card).rest()
    assert stars(p) == {achievement: (AUTOMA,)}


@pytest.mark.rule("3.1", "10.1")
def test_a_special_card_that_claims_nothing_says_so() -> None:
    p = table()
    p.claimed("empire", AUTOMA)
    p.card("57").rest()
    deeds = {"log-turn", "log-automa-card", "log-automate", "log-growth"}
    assert set(p.messages()) - deeds, "the log gives no reason"


@pytest.mark.rule("3.1")
def test_the_special_upgrade_n_colonizes_first() -> None:
    p = table()
    p.holds("b1", 4)
    p.give(AUTOMA, ore=4)
    p.card("n").rest()
    assert p.told("log-colonize") == ["Player 2 colonizes B 4 6."]
    assert stars(p) == {"empire": (AUTOMA,)}
    assert p.automated() == (1, 0)


@pytest.mark.rule("3.1")
def test_the_special_upgrade_p_researches_first() -> None:
    p = table()
    p.has(AUTOMA, "1", "A")
    p.give(AUTOMA, pop=2, ore=4)
    p.next_event("plain-3")
    p.card("p").rest()
    assert p.told("log-discover") == ["Player 2 researches the undiscovered slot a."]
    assert stars(p) == {"transcendence": (AUTOMA,)}


@pytest.mark.rule("3.1")
@pytest.mark.parametrize(
    ("card", "achievement", "produces"), [("n", "empire", "log-growth"), ("p", "transcendence", "log-mining")]
)
def test_a_special_card_claims_even_if_its_line_fails(card: str, achievement: str, produces: str) -> None:
    p = table()
    p.holds("b1", 4)
    p.card(card).rest()
    assert p.reasons() == ["not enough ore"]
    assert stars(p) == {achievement: (AUTOMA,)}
    assert "log-automa-redraw" not in p.messages()
    assert produces in p.messages()
    assert sum(p.automated()) == 1


@pytest.mark.rule("3.1")
def test_a_special_card_can_trigger_the_end() -> None:
    p = table()
    p.claimed("warlord", PLAYER, AUTOMA)
    p.card("57").rest()
    assert p.state.ending == 2  # the round is over and the last one has begun
    assert "log-last-round" in [event.message for event in p.game.events]


# As usual otherwise


@pytest.mark.rule("3.2")
def test_it_claims_what_it_fulfils() -> None:
    p = table()
    warlike(p)
    p.card("27").rest()
    assert stars(p) == {"warlord": (AUTOMA,)}


@pytest.mark.rule("3.2")
def test_it_claims_at_most_one_a_turn_and_the_one_worth_most() -> None:
    p = table()
    warlike(p)
    for number in range(4):
        p.colony(AUTOMA, f"colony-{number}")
    p.card("27").rest()
    assert stars(p) == {"empire": (AUTOMA,)}  # 7 points, Warlord has 4
    p.card("27").rest()
    assert stars(p) == {"empire": (AUTOMA,), "warlord": (AUTOMA,)}


@pytest.mark.rule("3.2", "8.2")
@pytest.mark.parametrize("choice", ["technologist", "warlord"])
def test_between_equal_achievements_chance_decides(choice: str) -> None:
    p = table()
    warlike(p)
    p.has(AUTOMA, "1", "2", "3", "4", "A", "B", "C", "D", "E")
    p.card("27")
    assert p.chances() == {"claim:technologist": 0.5, "claim:warlord": 0.5}
    p.play(f"claim:{choice}")
    assert stars(p) == {choice: (AUTOMA,)}


@pytest.mark.rule("3.2")
def test_it_claims_nothing_that_is_full() -> None:
    p = table()
    p.has(AUTOMA, "1", "2", "3", "4", "A", "B", "C", "D", "E")
    p.claimed("technologist", PLAYER)  # one slot with two players
    p.card("27").rest()
    assert stars(p) == {"technologist": (PLAYER,)}


# The empty deck


@pytest.mark.rule("3.3")
def test_the_game_ends_after_the_turn_with_the_last_card() -> None:
    p = table()
    warlike(p)
    p.last_cards("27")
    p.card("27").rest()
    assert p.game.over
    assert p.game.seat is None
    assert p.told("log-growth")  # that turn is finished
    assert stars(p) == {"warlord": (AUTOMA,)}
    assert p.messages()[-2:] == ["log-automa-out", "log-over"]
    assert p.game.winners() == [AUTOMA]


@pytest.mark.rule("3.3")
def test_the_game_goes_on_while_a_card_is_left() -> None:
    p = table()
    p.last_cards("27", "29")
    p.card("27").rest()
    assert not p.game.over
    assert p.game.seat == PLAYER
    p.card("29").rest()
    assert p.game.over


@pytest.mark.rule("3.3")
def test_the_player_has_no_turn_after_the_last_card_even_if_the_automa_began() -> None:
    p = table()
    p.state.first = AUTOMA
    p.last_cards("27")
    p.card("27").rest()
    assert p.game.over


@pytest.mark.rule("3.3")
def test_a_redraw_that_finds_no_card_ends_the_game() -> None:
    p = table()
    p.give(AUTOMA, pop=0, ore=0)
    p.last_cards("b")
    p.card("b").rest()
    assert p.game.over
    assert "log-automa-fallback" not in p.messages()


@pytest.mark.rule("3.3")
def test_the_last_two_cards_may_both_fail() -> None:
    p = table()
    p.give(AUTOMA, pop=0, ore=0)
    p.last_cards("b", "d")
    p.card("b", "d").rest()
    assert "log-automa-fallback" in p.messages()
    assert p.seat(AUTOMA).ore == 3
    assert p.game.over
