"""Everything the rulebooks print, and how the notation says it: each row is read, drawn, said and played.

A row: the rulebook (its number among the sources), the heading it stands under, what is printed in our words, and
the line, power, formula or condition that says it. A word that is lost from the notation fails here.
"""

import random
from typing import Any, Final

import pytest

import heliopause
from heliopause.beyond.powers import Powers
from heliopause.checking import check_game
from heliopause.content import Pack
from heliopause.games.horizon.rules.constants import POWERS as HORIZON_POWERS
from heliopause.games.horizon.rules.tokens import drawn_power as horizon_power
from heliopause.games.sun.rules.constants import POWERS as SUN_POWERS
from heliopause.games.sun.rules.tokens import drawn_power as sun_power
from heliopause.kernel.refusal import BadContent
from heliopause.terminal.tokens import plain
from heliopause.words import LANGUAGES
from tests.games.writing import NOTATIONS

Row = tuple[str, str, str, str]

SUN_LINES: Final[list[Row]] = [
    ("000", "Basic Actions", "research level I", "research I"),
    ("000", "Basic Actions", "2 ore: research level II", "2 ore: research II"),
    ("000", "Basic Actions", "optional ship of level 1, then jump 2", "(pop -> ship 1), jump 2"),
    ("000", "Basic Actions", "a supply cube becomes population, 1 ore", "supply -> pop, 1 ore"),
    ("000", "Gain/Pay Ore", "gain ore", "3 ore"),
    ("000", "Gain/Pay Ore", "pay ore for an effect", "3 ore: jump 4"),
    ("000", "Gain/Pay Ore", "pay ore to an opponent", "pay 2 ore to an opponent, supply -> pop"),
    ("000", "Use a Population Cube", "a population cube becomes a ship", "pop -> ship 2"),
    ("000", "Use a Population Cube", "several of them", "2 pop -> ship 1"),
    ("000", "Use a Supply Cube Directly", "a supply cube becomes a ship", "supply -> ship 3"),
    ("000", "Use a Supply Cube Directly", "a supply cube does research", "1 ore: research II from supply"),
    ("000", "Returning Population", "population returns as a cost", "2 pop: 5 ore"),
    ("000", "Returning Population", "both as a cost", "4 ore + 2 pop: research IIII"),
    ("000", "Returning Population", "population returns as an effect", "lose 1 pop, 2 ore"),
    ("000", "Research", "one of two levels", "2 ore: research II or III"),
    ("000", "Research", "any level up to one", "5 ore: research up to IIII"),
    ("000", "Research", "only a discovered one (eye)", "research II existing"),
    ("000", "Research", "without prerequisites or bonus", "research I existing without prerequisites without bonus"),
    ("000", "Automate", "automate food", "automate food"),
    ("000", "Automate", "automate ore", "automate ore"),
    ("000", "Automate", "either of them", "automate food or ore"),
    ("000", "Automate", "more than once", "2 x [automate food or ore]"),
    ("000", "Build a Spaceship", "ships of every level", "supply -> ship 4, (supply -> ship 1)"),
    ("000", "Build a Spaceship", "a ship elsewhere than at a shipyard", "supply -> ship 2 in Deep Space"),
    ("000", "Build a Spaceship", "a ship where one has no control yet", "supply -> ship 2 anywhere"),
    ("000", "Upgrade a Spaceship", "one ship by some levels", "upgrade 1 ship by 2"),
    ("000", "Upgrade a Spaceship", "up to some ships", "upgrade up to 2 ships by 1"),
    ("000", "Hyperspace Jump", "jump points", "jump 4"),
    ("000", "Colonize a System", "colonize", "4 ore: colonize"),
    ("000", "Optional Effects", "an effect that may be left", "(1 ore: supply -> pop), 1 ore"),
    ("000", "Optional Effects", "one of several effects", "[2 ore | supply -> pop | jump 2]"),
    ("000", "Production", "population growth", "grow"),
    ("000", "Production", "ore production", "mine"),
    ("000", "Production", "trade", "1 ore, trade"),
    ("000", "Production", "a ship becomes population", "decommission, 1 ore"),
    ("000", "Card Clarifications", "three optional ships and a jump", "(pop -> ship 1), (pop -> ship 2), jump 3"),
    ("000", "Card Clarifications", "copy a research action", "copy research"),
    ("000", "Card Clarifications", "carry out any action", "2 ore: copy any"),
    ("000", "Card Clarifications", "choose a system of several", "annex from 3"),
    ("000", "Card Clarifications", "growth, ore production and trade in order", "grow, mine, trade"),
    ("000", "Card Clarifications", "move supply cubes to column A", "move 1 supply to column A"),
    ("000", "Card Clarifications", "take a cube of another column", "column E -> pop"),
    ("000", "Card Clarifications", "a private technology", "private II"),
    ("000", "Card Clarifications", "upgrade, then jump", "upgrade 2 levels, jump 2"),
    ("000", "Card Clarifications", "stars become discs", "replace stars, 1 ore"),
    ("000", "Event cards", "a guild opens", "open guild 1"),
    ("000", "Event cards", "the others get something", "2 ore, others [1 ore]"),
    ("000", "Event cards", "everybody gets something", "everyone [supply -> pop]"),
    ("000", "Event cards", "who has something gets more", "1 ore, if 1 colonies [2 ore]"),
    ("000", "Event cards", "something is lost", "lose 1 ore, supply -> pop"),
    ("003", "Research", "a level that follows from colonies", "4 ore: research X"),
    ("003", "Level III cards", "ore for each place, with a cap", "1 ore per controlled locations up to 3"),
    ("003", "Level III cards", "population for every two colonies", "1 ore, supply -> pop per 2 colonies"),
    ("003", "Level III cards", "ore for control taken in this action", "jump 3, 2 ore per control taken"),
    ("003", "Level III cards", "jump points for each thing", "1 ore, jump 1 per colonies up to 3"),
    ("003", "Level III cards", "an effect for each thing", "1 ore, for each 2 pop up to 2 [jump 1]"),
    ("003", "Level III cards", "move the rightmost supply", "move the rightmost 2 supply"),
    ("003", "Level III cards", "jump, then colonize what nobody controlled", "5 ore + 1 pop: infiltrate 2"),
    ("003", "Level III cards", "ships go anywhere", "move 2 ships anywhere"),
    ("003", "Level III cards", "twice one of two", "2 x [supply -> ship 2 | supply -> pop]"),
    ("001", "Iconography", "automate, jump, colonize", "jump 2, (4 ore: colonize)"),
    ("002", "Hinweise zu Effekten", "whatever else a card says", '1 ore, by hand "swap two places"'),
]
SUN_POWERS_PRINTED: Final[list[Row]] = [
    ("003", "Level III cards", "skip one of two prerequisites", "skip-prerequisite"),
    ("003", "Level III cards", "ore instead of population", "ore-for-pop"),
    ("003", "Level III cards", "discs of either track", "either-track"),
    ("003", "Level III cards", "one jump to anywhere", "wormhole"),
    ("000", "Ross 154", "occupied spaces", "crowd"),
    ("000", "Stars", "discs instead of stars", "giga"),
    ("000", "Advanced Faction Mats", "research costs less", "cheap-research 2"),
    ("000", "Advanced Faction Mats", "colonizing needs less power", "cheap-colonize 3"),
    ("000", "Advanced Faction Mats", "jumps go further", "far-jump 2"),
    ("000", "Advanced Faction Mats", "trade is cheaper", "cheap-trade"),
    ("000", "Advanced Faction Mats", "more ore from production", "rich-mining 2"),
    ("000", "Build a Spaceship", "another place to build", "deep-yard"),
    ("000", "Advanced Faction Mats", "two powers on one card", "far-jump 1, rich-mining 2"),
]
HORIZON_LINES: Final[list[Row]] = [
    ("004", "Actions", "research level II", "2 coins: research II"),
    ("004", "Actions", "optional unit, then movement", "pop -> unit 1, move 2"),
    ("004", "Actions", "a pawn becomes active, 1 coin", "supply -> pop, 1 coin"),
    ("004", "Actions", "coins and pawns as a cost", "2 coins + 1 pop: take fortify token"),
    ("004", "Appendix", "exhaust population", "lose 1 pop, 2 coins"),
    ("004", "Appendix", "gain coins", "2 coins"),
    ("004", "Appendix", "coins for each thing, with a cap", "1 coin, 1 coin per village up to 3"),
    ("004", "Appendix", "movement", "move 3"),
    ("004", "Appendix", "movement for each thing", "1 coin, move 1 per city up to 3"),
    ("004", "Appendix", "invest food", "invest food"),
    ("004", "Appendix", "invest economy", "invest economy"),
    ("004", "Appendix", "invest infrastructure", "invest infrastructure"),
    ("004", "Appendix", "invest any", "invest any"),
    ("004", "Appendix", "research by level", "research up to III"),
    ("004", "Appendix", "produce population", "produce population"),
    ("004", "Appendix", "produce coins", "produce coins"),
    ("004", "Appendix", "take a settle token", "take settle token"),
    ("004", "Appendix", "take a fortify token", "take fortify token"),
    ("004", "Appendix", "settle a village", "1 coin, settle"),
    ("004", "Appendix", "fortify a city", "1 coin, fortify"),
    ("004", "Appendix", "take a construction", "construction II"),
    ("004", "Appendix", "of that level or a lower one", "construction up to III"),
    ("004", "Appendix", "an active pawn becomes a settler", "pop -> settler 1"),
    ("004", "Appendix", "an inactive pawn becomes a soldier", "supply -> soldier 1"),
    ("004", "Appendix", "a settler gets stronger", "upgrade settler by 1"),
    ("004", "Appendix", "a soldier gets stronger", "supply -> soldier 1, upgrade soldier by 2"),
    ("004", "Appendix", "several units get stronger", "upgrade 2 units by 1"),
    ("004", "Appendix", "activate Theocracy", "1 coin, theocracy"),
    ("004", "Appendix", "claim a goal", "1 coin, claim goal"),
    ("004", "Appendix", "build a new construction", "1 coin, build new"),
    ("004", "Appendix", "build an existing one", "1 coin, build existing"),
    ("004", "Appendix", "build either", "1 coin, build"),
    ("004", "Wording", "ignore prerequisites", "research II without prerequisites"),
    ("004", "Wording", "a private technology", "private III"),
    ("004", "Wording", "a basic action without the pawn", "basic action"),
    ("004", "Wording", "research with an inactive pawn", "research I from supply"),
    ("004", "Iconography", "pay this to get that", "1 coin, (1 coin: pop -> unit 2)"),
    ("004", "Iconography", "one of several", "[2 coins | supply -> pop]"),
    ("004", "Explore a new tile", "one more tile", "explore again, move 2"),
    ("004", "Production", "trade", "1 coin, trade"),
    ("004", "Production", "decommission a unit", "decommission, 1 coin"),
    ("004", "Production", "pawns for each thing", "1 coin, supply -> pop per 2 technologies"),
    ("004", "Leader Cards", "others get something", "2 coins, others [1 coin]"),
    ("004", "Leader Cards", "everybody gets something", "everyone [supply -> pop]"),
    ("004", "Leader Cards", "who has something gets more", "1 coin, if 1 village [2 coins]"),
    ("004", "Leader Cards", "an effect for each thing", "1 coin, for each village up to 2 [move 1]"),
    ("004", "Leader Cards", "whatever else a card says", '1 coin, by hand "swap two tiles"'),
]
HORIZON_POWERS_PRINTED: Final[list[Row]] = [
    ("004", "Appendix", "more movement for good", "far-movement 2"),
    ("004", "Moving", "stop on start tiles of others", "open-borders"),
    ("004", "Explore a new tile", "more tiles in a turn", "second-exploration 2"),
    ("004", "Expansion", "constructions cost less", "cheap-construction 2"),
    ("004", "Research", "research costs less", "cheap-research 3"),
    ("004", "Production", "pawns cost less", "cheap-pop"),
    ("004", "Action phase", "occupied spaces", "shared-space"),
    ("004", "Expansion", "settlers keep their strength", "sturdy-settlers"),
    ("004", "Enlisting", "stronger units", "strong-enlisting 2"),
]
SCORED: Final[list[tuple[str, str, str, str, str]]] = [
    ("sun", "000", "Scoring", "a number and counts with caps", "2 + 1 per 2 fleet power up to 6 + 1 per colonies"),
    ("horizon", "004", "Scoring", "a number and counts with caps", "2 + 1 per culture technology up to 4"),
]
ASKED: Final[list[tuple[str, str, str, str, str]]] = [
    ("sun", "000", "Achievements", "so many of something", "4 colonies"),
    ("sun", "000", "Achievements", "two things", "2 colonies + 3 level III technologies"),
    ("sun", "000", "Achievements", "one of two things", "4 colonies or 12 fleet power"),
    ("sun", "000", "Achievements", "two things counted together", "6 colonies|shipyards"),
    ("sun", "000", "Innovations", "a production level", "5 food discs off"),
    ("horizon", "004", "Advanced actions", "one of two things", "1 city or 2 villages"),
    ("horizon", "004", "Goals", "two things", "2 villages + 1 city"),
]
LINES: Final = [("sun", *row) for row in SUN_LINES] + [("horizon", *row) for row in HORIZON_LINES]
PRINTED_POWERS: Final = [("sun", *row) for row in SUN_POWERS_PRINTED] + [
    ("horizon", *row) for row in HORIZON_POWERS_PRINTED
]
VOCABULARY: Final[dict[str, Powers]] = {"sun": SUN_POWERS, "horizon": HORIZON_POWERS}
DRAWN: Final[dict[str, Any]] = {"sun": sun_power, "horizon": horizon_power}
RECRUIT: Final = "space:basic-4.0"


def named(rows: list[Any]) -> list[Any]:
    return [pytest.param(*row, id=f"{row[0]} {row[-1]}") for row in rows]


def is_shown(thing: Any) -> None:
    assert thing.tokens()
    for language in LANGUAGES:
        assert "{" not in thing.phrase().words(language)
        assert plain(thing.tokens(), language)


BASIC = "[[basic]]\naction = 'recruit'\nline = '''{}'''\n"
ENDLESS = "basic action"  # as a basic action


@pytest.mark.parametrize(("game", "seed", "heading", "printed", "line"), named(LINES))
def test_what_is_printed_is_a_line_that_is_shown_and_played(
    game: str, seed: str, heading: str, printed: str, line: str
) -> None:
    assert all((seed, heading, printed))
    is_shown(NOTATIONS[game].line(line))
    place = "[technology.reckoning]\nactions = [{{ spaces = 1, line = '''{}''' }}]\n" if line == ENDLESS else BASIC
    pack = Pack("mine", place.format(line))
    played = heliopause.new(game, players=3, seed=4, start=0, pack=pack, short=True)
    check_game(played, random.Random(1), sample=0.0, longest=20_000)


@pytest.mark.parametrize("line", [ENDLESS, "2 coins: (basic action)", "if 2 villages [basic action]"])
def test_a_basic_action_that_takes_a_basic_action_is_refused(line: str) -> None:
    with pytest.raises(BadContent, match="it would never end"):
        heliopause.new("horizon", pack=Pack("mine", BASIC.format(line)))


@pytest.mark.parametrize(("game", "seed", "heading", "printed", "power"), named(PRINTED_POWERS))
def test_what_lasts_is_a_power_that_is_shown(game: str, seed: str, heading: str, printed: str, power: str) -> None:
    words = VOCABULARY[game]
    mask = words.read(power)
    assert ", ".join(words.texts(mask)) == power
    for name, number in words.names(mask):
        for language in LANGUAGES:
            assert str(number) in plain(DRAWN[game](name, number), language) or name not in words.numbered
    for phrase in words.phrases(mask):
        for language in LANGUAGES:
            assert "{" not in phrase.words(language)


def test_every_power_there_is_stands_in_the_list() -> None:
    for game, words in VOCABULARY.items():
        listed = 0
        for row in PRINTED_POWERS:
            if row[0] == game:
                listed |= words.read(row[-1])
        assert {name for name, _ in words.names(listed)} == set(words.bits)


@pytest.mark.parametrize(("game", "seed", "heading", "printed", "formula"), named(SCORED))
def test_what_scores_is_a_formula(game: str, seed: str, heading: str, printed: str, formula: str) -> None:
    is_shown(NOTATIONS[game].formula(formula))


@pytest.mark.parametrize(("game", "seed", "heading", "printed", "condition"), named(ASKED))
def test_what_is_asked_for_is_a_condition(game: str, seed: str, heading: str, printed: str, condition: str) -> None:
    is_shown(NOTATIONS[game].condition(condition))


# What the new words do


def table(game: str, text: str, players: int = 3) -> heliopause.Game:
    played = heliopause.new(game, players=players, seed=1, start=0, pack=Pack("mine", text))
    while not str(played.options()[0]).startswith("space:"):
        played.choose(played.options()[0])
    return played


def recruit(line: str) -> str:
    return f"[[basic]]\naction = 'recruit'\nline = '''{line}'''\n"


def ore(game: heliopause.Game) -> list[int]:
    view: Any = game.view()
    return [seat.ore for seat in view.seats]


def test_ore_goes_to_the_opponent_of_ones_choice() -> None:
    game = table("sun", recruit("3 ore, pay 2 ore to an opponent"))
    before = ore(game)
    game.choose(RECRUIT)
    assert [str(option) for option in game.options()] == ["for:1", "for:2"]
    game.choose("for:2")
    assert ore(game) == [before[0] + 1, before[1], before[2] + 2]


def test_who_has_not_the_ore_may_not_take_the_action() -> None:
    game = table("sun", recruit("pay 9 ore to an opponent, 1 ore"))
    assert RECRUIT not in [str(option) for option in game.options()]
    refusal = game.why_not(RECRUIT)
    assert refusal is not None


def test_a_ship_built_anywhere_may_take_control() -> None:
    game = table("sun", recruit("supply -> ship 1 anywhere"))
    game.choose(RECRUIT)
    places = {str(option) for option in game.options()}
    assert {"build:sol", "build:deep", "build:a1", "build:s1"} <= places
    assert "build:extra" not in places
    game.choose("build:a1")
    view: Any = game.view()
    assert next(place.controller for place in view.places if place.id == "a1") == 0


def test_research_from_supply_leaves_the_population() -> None:
    game = table("sun", recruit("research I from supply"))
    view: Any = game.view()
    people, supply = view.seats[0].pop, sum(column.cubes for column in view.seats[0].columns)
    game.choose(RECRUIT)
    game.choose(game.options()[0])
    view = game.view()
    assert len(view.seats[0].technologies) == 1
    assert sum(column.cubes for column in view.seats[0].columns) < supply
    assert view.seats[0].pop >= people


def test_a_power_has_a_number_and_two_of_them_add_up() -> None:
    assert SUN_POWERS.names(SUN_POWERS.read("far-jump 2, crowd")) == [("crowd", 1), ("far-jump", 2)]
    both = SUN_POWERS.combined(SUN_POWERS.read("far-jump 2"), SUN_POWERS.read("far-jump"))
    assert SUN_POWERS.texts(both) == ["far-jump 3"]
    much = SUN_POWERS.combined(SUN_POWERS.read("far-jump 9"), SUN_POWERS.read("far-jump 9, rich-mining"))
    assert SUN_POWERS.texts(much) == ["far-jump 9", "rich-mining 1"]


@pytest.mark.parametrize("text", ["far-jump 0", "far-jump 10", "crowd 2", "fly", "far-jump two", "far-jump,"])
def test_what_is_no_power_is_named(text: str) -> None:
    with pytest.raises(ValueError, match=r"power|number"):
        SUN_POWERS.read(text)


def test_cheaper_research_makes_an_action_possible_that_was_too_dear() -> None:
    cards = "".join(
        f"[technology.{id}]\npower = 'cheap-research 4'\nimmediate = ''\n"
        for id in ("narrow-beam-lasers", "terraforming", "advanced-genetics", "advanced-robotics")
    )
    dear = "[[basic]]\naction = 'research-1'\nline = '4 ore: research I'\n"
    game = table("sun", cards + dear + recruit("research I"), players=2)
    assert "space:basic-1.0" not in [str(option) for option in game.options()]
    game.choose(RECRUIT)
    while not (game.seat == 0 and str(game.options()[0]).startswith("space:")):
        game.choose(game.options()[0])
    assert ore(game)[0] < 4
    assert "space:basic-1.0" in [str(option) for option in game.options()]
