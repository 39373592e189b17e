"""The solo deck: the cards of the achievements, three stages, upgrades and levels (solo rule 1)."""

from fractions import Fraction
from functools import cache
from itertools import combinations, permutations, product
from math import comb
from typing import Any

import pytest

import heliopause
from heliopause import Game
from heliopause.games.sun.rules.state import State
from heliopause.games.sun.solo.deck import AfterDraw, DrawAutoma, cards_left
from heliopause.kernel.deck import members
from heliopause.kernel.refusal import BadOption
from tests.games.sun.solo.table import (
    ACHIEVEMENTS_A,
    ACHIEVEMENTS_B,
    AUTOMA,
    LETTERS,
    LEVEL_1,
    LEVEL_2,
    LEVELS,
    OFFERED,
    raw_cards,
)

PAIRS = list(product(ACHIEVEMENTS_A, ACHIEVEMENTS_B))
NAMED = {
    "printed": "",
    "cadet": "AB",
    "captain": "ABCD",
    "navigator": "ABCDEF",
    "commodore": "ABCDEFGH",
    "admiral": "ABCDEFGHJKLM",
    "legend": "ABCDEFGHJKLMNP",
}
REPLACES = {
    "A": "basic 1",
    "B": "basic 1",
    "C": "basic 2",
    "D": "basic 2",
    **dict.fromkeys("EFGH", "level 1"),
    **dict.fromkeys("JKLM", "level 2"),
    "N": "special",
    "P": "special",
}


def set_up(*wanted: str, level: str | None = None) -> Game:
    """A solo game past its set-up in which chance brought these where it could, and otherwise its first outcome."""
    game = heliopause.new("sun", solo=True, level=level, start=0, chance="explicit")
    while game.seat == heliopause.CHANCE:
        offered = [str(option) for option, _ in game.chances()]
        game.choose(next((id for id in offered if id in wanted), offered[0]))
    return game


def state_of(game: Game) -> State:
    state = game._state
    assert isinstance(state, State)
    return state


def names(state: State, mask: int) -> set[str]:
    return {state.content.automa_cards[number].id.upper() for number in members(mask)}


def stages(state: State) -> tuple[set[str], set[str], set[str], set[str]]:
    """The cards of a fresh deck: stage 1, then basic 2, level 2 and special ones."""
    stage, known, pool, left, basic_2, level_2, special = state.automa_deck
    assert (stage, pool, left) == (0, 0, known.bit_count())
    return names(state, known), names(state, basic_2), names(state, level_2), names(state, special)


def draw_all(game: Game) -> list[str]:
    """Draw the whole deck, always the first card that may come."""
    state = state_of(game)
    chance = DrawAutoma(AfterDraw())
    found = []
    while cards_left(state):
        found.append(chance.taken(state, chance.outcomes(state)[0][0]).id.upper())
    return found


# A two-player game


@pytest.mark.rule("1.1")
def test_a_solo_game_is_a_two_player_game_against_the_second_seat() -> None:
    game = heliopause.new("sun", solo=True, seed=3, start=0)
    view = game.view()
    assert game.players == 2
    assert [place.id for place in view.places] == ["sol", "deep", "a1", "b1", "b2", "s1", "s2"]
    assert view.discs_to_end == 3
    assert len(view.achievements) == 4
    assert len(view.basic) == 6
    assert game.seat == 0
    for seat in view.seats:
        assert seat.ships == 1
        assert (seat.food, seat.ore_discs) == (8, 8)


@pytest.mark.rule("1.1")
@pytest.mark.parametrize("start", [0, 1])
def test_either_seat_may_start(start: int) -> None:
    game = heliopause.new("sun", solo=True, seed=3, start=start)
    turns = [event.seat for event in game.events if event.message == "log-turn"]
    assert turns == ([0] if start == 0 else [1, 0])
    assert game.seat == 0


@pytest.mark.rule("1.1")
def test_the_starting_player_is_chance() -> None:
    game = heliopause.new("sun", solo=True, chance="explicit")
    while not any(str(option).startswith("start:") for option, _ in game.chances()):
        game.choose(game.chances()[0][0])
    assert {str(option): share for option, share in game.chances()} == {"start:1": 0.5, "start:2": 0.5}


@pytest.mark.rule("1.1")
def test_the_automa_never_answers_for_itself_through_the_face() -> None:
    game = heliopause.new("sun", solo=True, mats="advanced", seed=5, start=0)
    assert [event.seat for event in game.events if event.message == "log-mat"] == [AUTOMA]
    assert game.seat == 0
    assert all(str(option).startswith("mat:") for option in game.options())
    assert all(seat != AUTOMA for seat, _ in game.choices)


@pytest.mark.rule("1.1")
def test_bad_options_are_refused_in_one_sentence() -> None:
    wrong: list[dict[str, Any]] = [{"players": 3}, {"players": 4}, {"solo": "yes"}, {"solo": 1}]
    for options in wrong:
        with pytest.raises(BadOption) as refused:
            heliopause.new("sun", **{"solo": True, **options})
        assert_one_sentence(refused)
    with pytest.raises(BadOption) as refused:
        heliopause.new("sun", level="cadet")
    assert "solo=True" in str(refused.value)


def assert_one_sentence(refused: pytest.ExceptionInfo[BadOption]) -> None:
    text = str(refused.value)
    assert text
    assert "\n" not in text
    assert ". " not in text
    assert len(text) < 200


# The cards


@pytest.mark.rule("1.2")
def test_the_lists_of_the_achievements() -> None:
    content = state_of(heliopause.new("sun", solo=True, seed=1)).content
    decks = {card.id: card.deck for card in content.achievements}
    assert {id for id, deck in decks.items() if deck == 0} == set(ACHIEVEMENTS_A)
    assert {id for id, deck in decks.items() if deck == 1} == set(ACHIEVEMENTS_B)
    assert set(content.automa_lists) == {*ACHIEVEMENTS_A, *ACHIEVEMENTS_B}
    for id, cards in content.automa_lists.items():
        for numbers, expected, kind in (
            (cards.level_1, LEVEL_1[id], "level 1"),
            (cards.level_2, LEVEL_2[id], "level 2"),
        ):
            found = [content.automa_cards[number] for number in numbers]
            assert tuple(int(card.id) for card in found) == expected
            assert {card.kind for card in found} == {kind}


@pytest.mark.rule("1.2")
def test_there_are_72_cards() -> None:
    cards = state_of(heliopause.new("sun", solo=True, seed=1)).content.automa_cards
    assert [card.id for card in cards] == [*map(str, range(1, 59)), *LETTERS.lower()]
    kinds = {card.id: card.kind for card in cards}
    assert {id for id, kind in kinds.items() if kind == "basic 1"} == {"27", "28"}
    assert {id for id, kind in kinds.items() if kind == "basic 2"} == {"29", "30"}
    assert {id for id, kind in kinds.items() if kind == "special"} == {"57", "58"}
    assert [kinds[str(number)] for number in range(1, 27)] == ["level 1"] * 26
    assert [kinds[str(number)] for number in range(31, 57)] == ["level 2"] * 26


@pytest.mark.rule("1.2", "1.3")
@pytest.mark.parametrize(("a", "b"), PAIRS)
def test_the_deck_of_every_pair_of_achievements(a: str, b: str) -> None:
    game = set_up(f"draw:{a}", f"draw:{b}")
    state = state_of(game)
    assert [state.content.achievements[card].id for card in state.achievements][2:] == [a, b]
    first, basic_2, level_2, special = stages(state)
    level_1 = {str(number) for number in (*LEVEL_1[a], *LEVEL_1[b])}
    assert len(level_1) == 8
    assert first == level_1 | {"27", "28"}
    assert basic_2 == {"29", "30"}
    assert level_2 == {str(number) for number in (*LEVEL_2[a], *LEVEL_2[b])}
    assert len(level_2) == 8
    assert special == {"57", "58"}
    assert cards_left(state) == 22
    drawn = draw_all(game)
    assert len(drawn) == len(set(drawn)) == 22
    assert set(drawn) == first | basic_2 | level_2 | special
    assert set(drawn[:10]) == first
    assert basic_2 <= set(drawn[10:16]) < basic_2 | level_2
    assert special <= set(drawn[16:]) < special | level_2


@pytest.mark.rule("1.2")
def test_the_beginners_set_has_a_deck_too() -> None:
    state = state_of(heliopause.new("sun", solo=True, beginners=True, seed=1, start=0))
    first, _, level_2, _ = stages(state)
    assert first == {"27", "28", *map(str, LEVEL_1["technologist"]), *map(str, LEVEL_1["warlord"])}
    assert level_2 == {*map(str, LEVEL_2["technologist"]), *map(str, LEVEL_2["warlord"])}


# The stages as chance


@cache
def walk(stage: tuple[int, ...]) -> dict[tuple[str, ...], Fraction]:
    """Every order in which the cards of the present stage may come, with its probability."""
    state = state_of(set_up("draw:prosperity", "draw:posthumanist"))
    state.automa_deck = list(stage)
    chance = DrawAutoma(AfterDraw())
    found: dict[tuple[str, ...], Fraction] = {}

    def go(drawn: tuple[str, ...], share: Fraction) -> None:
        if state.automa_deck[0] != stage[0] or not state.automa_deck[3]:
            found[drawn] = found.get(drawn, Fraction(0)) + share
            return
        outcomes = chance.outcomes(state)
        total = sum(weight for _, weight in outcomes)
        before = state.automa_deck[:]
        for option, weight in outcomes:
            card = chance.taken(state, option)
            go((*drawn, card.id.upper()), share * Fraction(weight, total))
            state.automa_deck[:] = before

    go((), Fraction(1))
    return found


def second_stage() -> list[int]:
    state = state_of(set_up("draw:prosperity", "draw:posthumanist"))
    chance = DrawAutoma(AfterDraw())
    for _ in range(10):
        chance.taken(state, chance.outcomes(state)[0][0])
    assert state.automa_deck[0] == 1
    return state.automa_deck


@pytest.mark.rule("1.3")
def test_the_second_stage_has_the_chances_of_really_dealing_eight_cards_into_two_fours() -> None:
    level_2 = {str(number) for number in (*LEVEL_2["prosperity"], *LEVEL_2["posthumanist"])}
    found = walk(tuple(second_stage()))
    # Dealt: any four of the eight, with the two basic ones in any order; all equally likely.
    share = Fraction(1, comb(8, 4) * 720)
    assert len(found) == comb(8, 4) * 720
    assert set(found.values()) == {share}
    hands = {frozenset(order) for order in found}
    assert hands == {frozenset({*four, "29", "30"}) for four in combinations(sorted(level_2), 4)}
    assert all(len(set(order)) == 6 for order in found)


@pytest.mark.rule("1.3")
def test_the_third_stage_is_what_is_left_and_the_special_cards() -> None:
    state = state_of(set_up("draw:prosperity", "draw:posthumanist"))
    state.automa_deck = second_stage()
    chance = DrawAutoma(AfterDraw())
    dealt = [chance.taken(state, chance.outcomes(state)[-1][0]).id.upper() for _ in range(6)]
    assert state.automa_deck[0] == 2
    level_2 = {str(number) for number in (*LEVEL_2["prosperity"], *LEVEL_2["posthumanist"])}
    left = level_2 - set(dealt) | {"57", "58"}
    assert names(state, state.automa_deck[1]) == left
    found = walk(tuple(state.automa_deck))
    assert set(found) == set(permutations(sorted(left)))
    assert set(found.values()) == {Fraction(1, 720)}


@pytest.mark.rule("1.3")
def test_the_first_stage_is_drawn_evenly_and_the_game_says_so() -> None:
    game = set_up("draw:prosperity", "draw:posthumanist")
    game.choose("space:basic-4.0")
    game.choose("produce:ore")
    chances = {str(option): share for option, share in game.chances()}
    assert set(chances) == {f"draw:{number}" for number in (*LEVEL_1["prosperity"], *LEVEL_1["posthumanist"], 27, 28)}
    assert all(share == pytest.approx(0.1) for share in chances.values())


@pytest.mark.rule("1.3")
def test_cards_left_counts_down_from_22() -> None:
    state = state_of(set_up())
    chance = DrawAutoma(AfterDraw())
    counted = [cards_left(state)]
    while counted[-1]:
        chance.taken(state, chance.outcomes(state)[len(counted) % 2][0] if counted[-1] > 1 else _only(chance, state))
        counted.append(cards_left(state))
    assert counted == list(range(22, -1, -1))


def _only(chance: DrawAutoma, state: State) -> heliopause.Option:
    ((option, _),) = chance.outcomes(state)
    return option


# Upgrades and levels


@pytest.mark.rule("1.4")
@pytest.mark.parametrize("letter", LETTERS)
def test_an_upgrade_replaces_one_card_of_its_kind_by_chance(letter: str) -> None:
    kinds = {id: table["kind"] for id, table in raw_cards().items()}
    game = heliopause.new("sun", solo=True, level=letter, start=0, chance="explicit")
    while not any(str(option).startswith("remove:") for option, _ in game.chances()):
        wanted = ("draw:agility", "draw:warlord")
        offered = [str(option) for option, _ in game.chances()]
        game.choose(next((id for id in offered if id in wanted), offered[0]))
    chances = {str(option): share for option, share in game.chances()}
    out = {id.removeprefix("remove:") for id in chances}
    assert {kinds[id] for id in out} == {REPLACES[letter]}
    expected = {
        "basic 1": {"27", "28"},
        "basic 2": {"29", "30"},
        "level 1": {str(number) for number in (*LEVEL_1["agility"], *LEVEL_1["warlord"])},
        "level 2": {str(number) for number in (*LEVEL_2["agility"], *LEVEL_2["warlord"])},
        "special": {"57"} if letter == "N" else {"58"},
    }[REPLACES[letter]]
    assert out == expected
    assert all(share == pytest.approx(1 / len(out)) for share in chances.values())
    gone = sorted(out)[-1]
    game.choose(f"remove:{gone}")
    while game.seat == heliopause.CHANCE:
        game.choose(game.chances()[0][0])
    state = state_of(game)
    everything = set().union(*stages(state))
    assert letter in everything
    assert gone not in everything
    assert len(everything) == cards_left(state) == 22


@pytest.mark.rule("1.4")
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("a", "b"), [("prosperity", "warlord"), ("technologist", "specialization")])
def test_every_level_keeps_the_stages(level: str, a: str, b: str) -> None:
    game = set_up(f"draw:{a}", f"draw:{b}", level=level)
    state = state_of(game)
    first, basic_2, level_2, special = stages(state)
    letters = set(NAMED[level])
    upgrades_1, upgrades_2 = letters & set("EFGH"), letters & set("JKLM")
    assert (len(first), len(basic_2), len(level_2), len(special)) == (10, 2, 8, 2)
    assert first >= letters & set("AB") | upgrades_1
    assert len(first & {str(number) for number in (*LEVEL_1[a], *LEVEL_1[b])}) == 8 - len(upgrades_1)
    assert basic_2 == (set("CD") if "C" in letters else {"29", "30"})
    assert level_2 >= upgrades_2
    assert len(level_2 & {str(number) for number in (*LEVEL_2[a], *LEVEL_2[b])}) == 8 - len(upgrades_2)
    assert special == (set("NP") if "N" in letters else {"57", "58"})
    assert sorted(draw_all(game)) == sorted(first | basic_2 | level_2 | special)


@pytest.mark.rule("1.4")
def test_four_upgrades_replace_four_of_eight_all_equally_likely() -> None:
    """Whichever four go out, they are as likely as any other four."""
    game = heliopause.new("sun", solo=True, level="EFGH", start=0, beginners=True, chance="explicit")
    found: dict[frozenset[str], Fraction] = {}

    def go(at: Game, gone: frozenset[str], share: Fraction) -> None:
        if len(gone) == 4:
            found[gone] = found.get(gone, Fraction(0)) + share
            return
        chances = at.chances()
        if not str(chances[0][0]).startswith("remove:"):
            chances = chances[:1]
        for option, _ in chances:
            twin = at.copy()
            twin.choose(option)
            id = str(option)
            out = gone | {id} if id.startswith("remove:") else gone
            go(twin, out, share / len(chances))

    go(game, frozenset(), Fraction(1))
    assert len(found) == comb(8, 4)
    assert set(found.values()) == {Fraction(1, comb(8, 4))}


@pytest.mark.rule("1.5")
@pytest.mark.parametrize("level", LEVELS)
def test_the_named_levels(level: str) -> None:
    for spelling in (level, level.upper(), level.title()):
        state = state_of(heliopause.new("sun", solo=True, level=spelling, seed=1))
        assert "".join(state.settings.upgrades) == NAMED[level]


@pytest.mark.rule("1.5")
def test_without_a_level_the_deck_is_as_printed() -> None:
    state = state_of(heliopause.new("sun", solo=True, seed=1, start=0))
    assert state.settings.upgrades == ()
    assert not set().union(*stages(state)) & set(LETTERS)


@pytest.mark.rule("1.5")
@pytest.mark.parametrize(("level", "letters"), [("ACN", "ACN"), ("nca", "ACN"), ("P", "P"), ("JKLM", "JKLM")])
def test_free_letters(level: str, letters: str) -> None:
    game = set_up(level=level)
    state = state_of(game)
    assert "".join(state.settings.upgrades) == letters
    everything = set().union(*stages(state))
    assert everything & set(LETTERS) == set(letters)
    assert len(everything) == 22


@pytest.mark.rule("1.5")
@pytest.mark.parametrize("level", ["I", "O", "AA", "ABX", "basic", "A B", "admirals", 1, True, ["A"], ("A", "B")])
def test_bad_levels_are_refused_in_one_sentence(level: object) -> None:
    with pytest.raises(BadOption) as refused:
        heliopause.new("sun", solo=True, level=level)
    assert_one_sentence(refused)
    assert repr(level) in str(refused.value)
    assert all(name in str(refused.value) for name in OFFERED)
