"""The notation of docs/notation.md: every verb, mistakes in plain words, formulas, conditions, lines in English."""

import re

import pytest

import heliopause
from heliopause.beyond.notation import Unreadable
from heliopause.content import Pack
from heliopause.games.sun.rules.notation import NOTATION
from heliopause.games.sun.rules.quantities import COUNTERS
from heliopause.kernel.refusal import BadContent
from tests.games.sun.helpers import Bare, arrange, counted, line_technology, taking

# Every form of every verb, and how it is said.
LINES = {
    "2 ore": "gain 2 ore",
    "1 ore per controlled locations": "gain ore: 1 per controlled place",
    "1 ore per controlled locations up to 3": "gain ore: 1 per controlled place, at most 3",
    "1 ore per 2 colonies": "gain ore: 1 for every 2 colonized systems",
    "supply -> pop": "recruit 1 population from supply",
    "2 supply -> pop": "recruit 2 population from supply",
    "supply -> pop per 2 colonies": "recruit population from supply: 1 for every 2 colonized systems",
    "2 supply -> pop per colonies up to 4": "recruit population from supply: 2 per colonized system, at most 4",
    "column E -> pop": "recruit 1 population from column E",
    "supply -> ship 3": "build a level-3 ship from supply",
    "2 supply -> ship 3": "build 2 level-3 ships from supply",
    "supply -> ship 3 in Deep Space": "build a level-3 ship from supply in Deep Space",
    "pop -> ship 2": "build a level-2 ship from population",
    "2 pop -> ship 1 in Deep Space": "build 2 level-1 ships from population in Deep Space",
    "jump 3": "jump 3",
    "move 2 ships anywhere": "move 2 ships anywhere",
    "upgrade 1 ship by 1": "upgrade 1 ship by 1",
    "upgrade 2 ships by 2": "upgrade 2 ships by 2",
    "upgrade up to 2 ships by 1": "upgrade up to 2 ships by 1",
    "upgrade 3 levels": "upgrade ships by 3 levels in all",
    "automate food": "automate food",
    "automate ore": "automate ore",
    "automate food or ore": "automate food or ore",
    "research I": "research I",
    "research II": "research II",
    "research III": "research III",
    "research IIII": "research IIII",
    "research I or II": "research I or II",
    "research II or III": "research II or III",
    "research up to III": "research I or II or III",
    "research up to IIII": "research I or II or III or IIII",
    "research X": "research a technology of your number of colonies plus one, at most IIII",
    "research II existing": "research a discovered II",
    "research II without prerequisites": "research II without prerequisites",
    "research II without bonus": "research II without its bonus",
    "research I or II existing without prerequisites without bonus": (
        "research a discovered I or II without prerequisites without its bonus"
    ),
    "private II": "take a private level II technology",
    "private III": "take a private level III technology",
    "colonize": "colonize",
    "infiltrate 2": "jump 2, then colonize a system nobody controlled when the turn began",
    "grow": "grow population",
    "mine": "produce ore",
    "trade": "trade",
    "move 1 supply to column A": "move 1 supply cube to column A",
    "move 3 supply to column A": "move 3 supply cubes to column A",
    "move the rightmost 2 supply": "move the rightmost 2 supply cubes to any columns",
    "copy research": "take any action with research in it, occupied or not",
    "copy any": "take any action on the board, occupied or not",
    "open guild 2": "open a guild of tier 2",
    "annex from 3": "draw 3 systems of deck A and keep one as a colony without discs",
    "annex attached": "take the attached system as a colony without discs",
    "retire a ship": "retire a ship to the museum",
    "replace stars": "replace your stars by production discs",
    "(jump 1)": "you may jump 1",
    "(pop -> ship 1)": "you may build a level-1 ship from population",
    "(2 ore: pop -> ship 2)": "you may pay 2 ore: build a level-2 ship from population",
    "(research II)": "you may research II",
    "(retire a ship)": "you may retire a ship to the museum",
    "[jump 1 | 2 ore]": "jump 1 or gain 2 ore",
    "[3 ore: research II | 5 ore: research III]": "pay 3 ore: research II or pay 5 ore: research III",
    "2 x [1 ore | jump 1]": "gain 1 ore or jump 1, gain 1 ore or jump 1",
    "2 ore: jump 1": "pay 2 ore: jump 1",
    "1 pop: jump 1": "return 1 population: jump 1",
    "4 ore + 2 pop: research IIII": "pay 4 ore and return 2 population: research IIII",
    "4 ore: supply -> ship 2 in Deep Space, research III": (
        "pay 4 ore: build a level-2 ship from supply in Deep Space, research III"
    ),
}

# The words of docs/notation.md that can be counted.
WORDS = [
    *("colonies", "controlled locations", "shipyards", "systems controlled", "specialties"),
    *("ships", "fleet power", "level 4 ships", "locations with ships", "ships in Deep Space"),
    *("technologies", "scientific technologies", "economic technologies", "military technologies"),
    *("commercial technologies", "level I technologies", "level II technologies", "level III technologies"),
    *("level IIII technologies", "automation levels", "food discs off", "ore discs off", "discs off"),
    *("pop", "ore", "resources", "achievements", "guilds open", "control taken"),
]


# Lines


@pytest.mark.rule("3.8")
@pytest.mark.parametrize("line", LINES)
def test_every_verb_is_read_and_said(line: str) -> None:
    said = NOTATION.line(line).phrase().words()
    assert said == LINES[line]
    assert not re.search(r"  |^ | $|[{}]", said)


@pytest.mark.rule("3.8")
@pytest.mark.parametrize("line", LINES)
def test_spaces_are_free(line: str) -> None:
    wide = re.sub(r"([,:|()\[\]+]|->)", r"  \1  ", line).replace(" ", "   ")
    assert NOTATION.line(wide).phrase().words() == LINES[line]


@pytest.mark.rule("3.8")
@pytest.mark.parametrize("line", LINES)
def test_a_line_remembers_its_text(line: str) -> None:
    assert NOTATION.line(line).text == line


@pytest.mark.rule("3.8")
@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("", "cannot be read at its end"),
        ("jmp 2", "cannot be read at 'jmp 2'"),
        ("jump", "cannot be read at its end"),
        ("jump two", "cannot be read at 'two'"),
        ("jump -1", "cannot be read at '-1'"),
        ("Jump 2", "cannot be read at 'Jump 2'"),
        ("2 gold", "cannot be read at 'gold'"),
        ("2 ore:", "cannot be read at its end"),
        ("2 ore,", "cannot be read at its end"),
        ("2 ore; jump 1", "cannot be read at '; jump 1'"),
        ("2 ore jump 1", "cannot be read at 'jump 1'"),
        ("2 ore per planets", "cannot be read at 'planets'"),
        ("(2 ore", "cannot be read at its end"),
        ("[2 ore |", "cannot be read at its end"),
        ("x [1 ore]", "cannot be read at 'x [1 ore]'"),
        ("research V", "cannot be read at 'V'"),
        ("research IIIII", "cannot be read at 'IIIII'"),
        ("research X or II", "cannot be read at 'or II'"),
        ("research II without bonus existing", "cannot be read at 'existing'"),
        ("column F -> pop", "cannot be read at 'F -> pop'"),
        ("upgrade 2 ships", "cannot be read at its end"),
        ("supply -> ship 5", "a ship has a level of 1 to 4, not 5"),
        ("pop -> ship 0", "a ship has a level of 1 to 4, not 0"),
        ("0 supply -> pop", "0 of something is nothing"),
        ("1 ore per 0 colonies", "0 of something is nothing"),
        ("private I", "a private technology is of level II or III"),
        ("private IIII", "a private technology is of level II or III"),
        ("move 1 supply to column B", "supply can be moved to column A only"),
    ],
)
def test_a_mistake_is_told_in_plain_words_with_its_place(line: str, message: str) -> None:
    with pytest.raises(Unreadable) as raised:
        NOTATION.line(line)
    assert message in str(raised.value)
    assert repr(line) in str(raised.value)


@pytest.mark.rule("3.8")
@pytest.mark.parametrize("line", ["0 x [1 ore]", "(0 x [1 ore])", "0 ore", "jump 0", "upgrade 0 levels"])
def test_nothing_at_all_is_refused_in_plain_words(line: str) -> None:
    with pytest.raises(Unreadable, match="0") as raised:
        NOTATION.line(line)
    assert "index" not in str(raised.value), "words for a person, not for a programmer"


# What lines do


@pytest.mark.rule("3.4")
def test_effects_run_from_left_to_right_after_the_whole_cost() -> None:
    p = taking("2 ore + 1 pop: supply -> pop, automate food, 1 ore", pop=1, ore=2).turn(0)
    p.play("space:under-test.0")
    messages = [event.message for event in p.game.events][-4:]
    assert messages == ["log-pay-both", "log-gain-pop", "log-automate", "log-gain-ore"]


@pytest.mark.rule("3.4")
def test_what_a_line_gives_cannot_pay_its_cost() -> None:
    p = taking("2 ore: 5 ore", ore=1).turn(0)
    assert p.refused("space:under-test.0") == ("why-ore", "3.4")
    p = taking("1 pop: supply -> pop, 1 ore", pop=0).turn(0)
    assert p.refused("space:under-test.0") == ("why-pop", "7.2")


@pytest.mark.rule("3.4")
@pytest.mark.parametrize(
    "line",
    [
        "1 ore, [1 ore: automate ore]",
        "mine, [1 ore: automate ore]",
        "1 ore per ships, [1 ore: automate ore]",
        "supply -> pop, pop -> ship 1",
        "supply -> pop per ships, pop -> ship 1",
        "grow, pop -> ship 1",
        "column E -> pop, pop -> ship 1",
        "grow, research I",
    ],
)
def test_what_one_effect_gives_may_be_used_by_a_later_one(line: str) -> None:
    p = taking(line, pop=0, ore=0).turn(0)
    assert "space:under-test.0" in p.offered(), "possible with what the line itself gives"
    p.play("space:under-test.0")
    p.until_production()
    assert (p.seat(0).pop, p.seat(0).ore) == (0, 0)


@pytest.mark.rule("3.8")
def test_may_is_asked_and_left() -> None:
    p = taking("1 ore, (1 ore: automate food)").turn(0).play("space:under-test.0")
    assert p.offered() == ["take", "pass"]
    p.play("pass")
    assert (p.seat(0).ore, p.seat(0).automated) == (1, [0, 0, 0])


@pytest.mark.rule("3.8")
def test_may_that_cannot_be_done_is_not_asked() -> None:
    p = taking("automate ore, (1 ore: automate food)").turn(0).play("space:under-test.0")
    assert p.question() == "AskProduction"


@pytest.mark.rule("3.4", "3.8")
def test_of_a_choice_only_what_is_possible_is_offered() -> None:
    p = taking("[1 ore: automate food | automate ore | 1 pop: automate food]", pop=1, ore=0).turn(0)
    p.play("space:under-test.0")
    assert p.offered() == ["choose:b", "choose:c"]


@pytest.mark.rule("3.8")
@pytest.mark.parametrize(("picks", "ore", "pop"), [("aa", 4, 0), ("ab", 2, 1), ("ba", 2, 1), ("bb", 0, 2)])
def test_a_repeated_choice_is_made_each_time(picks: str, ore: int, pop: int) -> None:
    p = taking("2 x [2 ore | supply -> pop]", pop=0).turn(0)
    p.play("space:under-test.0", *(f"choose:{letter}" for letter in picks))
    assert (p.seat(0).ore, p.seat(0).pop) == (ore, pop)
    assert p.question() == "AskProduction"


@pytest.mark.rule("7.5")
def test_supply_moves_to_column_a_from_columns_of_choice() -> None:
    p = taking("move 2 supply to column A")
    p.columns(0, 5, 0, 3, 1, 2)
    p.turn(0).play("space:under-test.0")
    assert p.offered() == ["from:C", "from:D", "from:E"]
    p.play("from:D")
    assert p.offered() == ["from:C", "from:E"]
    p.play("from:E")
    assert p.seat(0).columns == [7, 0, 3, 0, 1]


@pytest.mark.rule("7.5")
def test_the_rightmost_supply_moves_to_columns_of_choice() -> None:
    p = taking("move the rightmost 2 supply")
    p.columns(0, 1, 1, 3, 1, 0)
    p.turn(0).play("space:under-test.0")
    # One cube of D and one of C are lifted; every column has room.
    assert p.offered() == ["to:A", "to:B", "to:C", "to:D", "to:E"]
    p.play("to:E", "to:A")
    assert p.seat(0).columns == [2, 1, 2, 0, 1]


# Counting


@pytest.mark.rule("5.1", "6.2")
def test_the_words_that_can_be_counted_are_those_of_the_page() -> None:
    assert sorted(COUNTERS) == sorted(WORDS)


@pytest.mark.rule("5.1", "6.2")
@pytest.mark.parametrize("word", WORDS[:-1])
@pytest.mark.parametrize("n", [1, 2, 3])
def test_a_condition_holds_from_its_number_on(word: str, n: int) -> None:
    p = Bare()
    p.achievements("transcendence", "empire", "technologist", "warlord")
    arrange(p, 0, word, n)
    state = p.state
    assert NOTATION.condition(f"{n} {word}").holds(state, 0)
    assert not NOTATION.condition(f"{n + 1} {word}").holds(state, 0)
    assert NOTATION.formula(f"1 per {word}").of(state, 0) == n


@pytest.mark.rule("5.1", "6.2")
@pytest.mark.parametrize("word", [word for word in WORDS if not word.startswith("guilds")])
def test_what_others_have_does_not_count(word: str) -> None:
    p = Bare()
    p.achievements("transcendence", "empire", "technologist", "warlord")
    if word != "control taken":
        arrange(p, 1, word, 3)
    assert NOTATION.formula(f"1 per {word}").of(p.state, 0) == counted(p, 0, word)


@pytest.mark.rule("6.2")
@pytest.mark.parametrize(
    ("text", "colonies", "value"),
    [
        ("4", 0, 4),
        ("1 per colonies", 3, 3),
        ("2 per colonies", 3, 6),
        ("1 per 2 colonies", 3, 1),
        ("2 per 2 colonies", 4, 4),
        ("1 per colonies up to 2", 3, 2),
        ("2 per colonies up to 5", 3, 5),
        ("1 per 2 colonies up to 5", 4, 2),
        ("3 + 1 per colonies", 2, 5),
        ("1 + 2 + 1 per colonies up to 1", 3, 4),
        ("2 + 1 per colonies up to 2 + 1 per 2 colonies up to 1", 4, 5),
    ],
)
def test_formulas(text: str, colonies: int, value: int) -> None:
    p = Bare()
    arrange(p, 0, "colonies", colonies)
    assert NOTATION.formula(text).of(p.state, 0) == value


@pytest.mark.rule("6.2")
@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("4", "4"),
        ("2 per colonies", "2 per colonized system"),
        ("3 + 1 per 2 fleet power up to 5", "3 + 1 for every 2 fleet power, at most 5"),
    ],
)
def test_formulas_are_said(text: str, said: str) -> None:
    assert NOTATION.formula(text).phrase().words() == said


@pytest.mark.rule("6.2")
@pytest.mark.parametrize("text", ["", "three", "-1", "1 per", "1 per 2", "1 per planets", "2 +", "1 per 0 colonies"])
def test_a_formula_that_is_none_is_refused(text: str) -> None:
    with pytest.raises(Unreadable, match=r"cannot be read|0 of something is nothing"):
        NOTATION.formula(text)


@pytest.mark.rule("5.1")
@pytest.mark.parametrize("text", ["", "colonies", "4", "4 planets", "4 colonies up to 3", "4 per colonies"])
def test_a_condition_that_is_none_is_refused(text: str) -> None:
    with pytest.raises(Unreadable, match="cannot be read"):
        NOTATION.condition(text)


@pytest.mark.rule("5.1")
def test_a_condition_is_said() -> None:
    assert NOTATION.condition("4 colonies").phrase().words() == "4 colonized systems"


@pytest.mark.rule("11.2")
@pytest.mark.parametrize(("owners", "ore"), [((), 0), (("a1",), 2), (("a1", "a2"), 4)])
def test_control_taken_counts_places_taken_from_others_in_this_action(owners: tuple[str, ...], ore: int) -> None:
    p = taking("jump 2, 2 ore per control taken")
    p.ships(0, "sol", 2, 2)
    for place in owners:
        p.ships(1, place, 1)
        p.control(1, place, "food" if place == "a1" else "ore")
    p.turn(0).play("space:under-test.0", "jump:sol>a1:2", "jump:sol>a2:2")
    assert p.seat(0).ore == ore
    assert (p.outpost("a1"), p.outpost("a2")) == ((0, "food"), (0, "ore"))


@pytest.mark.rule("11.2")
def test_control_taken_forgets_the_action_before() -> None:
    tax = line_technology("2 ore per control taken, 1 ore", "tax")
    p = Bare(line_technology("jump 1, 2 ore per control taken") + tax)
    p.private(0, "under-test")
    p.private(0, "tax")
    p.control(1, "a1", "food")
    p.turn(0).play("space:under-test.0", "jump:sol>a1:1")
    assert p.seat(0).ore == 2
    p.turn(0).play("space:tax.0")
    assert p.seat(0).ore == 3


# Mistakes in tables


MILITARY = '[technology.x]\nname = "X"\nlevel = 2\nleft = ["military", "military"]\n'


@pytest.mark.rule("3.8")
@pytest.mark.parametrize(
    ("text", "what"),
    [
        (MILITARY + 'right = "military"\npower = "magic"\n', "there is no power 'magic'"),
        (MILITARY + 'right = "military"\nvp = "3"\n', "levels I to III score 1, 2 and 3 by rule"),
        (MILITARY + 'right = "military"\nspeed = 1\n', "there is no key 'speed' in such a table"),
        (MILITARY, "only level IIII passes no type on"),
        ('[technology.x]\nname = "X"\nlevel = 2\nright = "military"\n', "the key 'left' is missing"),
        ('[technology.galactic-hq]\nanytime = "1 ore: jump 1"\n', "a power usable at any time has no cost"),
        ('[technology.galactic-hq]\nimmediate = "jmp 2"\n', "'jmp 2' cannot be read at 'jmp 2'"),
        ('[event.comet-rush]\neffects = [{ who = "nobody", line = "1 ore" }]\n', "'nobody' is nobody"),
        ("[system.sirius]\nspecialty = []\n", "a system has at least one specialty"),
        ('[achievement.empire]\ncondition = "many colonies"\n', "cannot be read at 'many colonies'"),
        ("[achievement.empire]\nslots = [3, 5]\n", "the most first"),
        ("[mat.zheng-yi]\ncolumns = [5, 4, 3, 3, 3]\n", "17 cubes in all"),
        ('[planet.x]\nname = "X"\n', "there is no such kind of table"),
    ],
)
def test_a_mistake_in_a_pack_is_told_in_plain_words(text: str, what: str) -> None:
    with pytest.raises(BadContent) as raised:
        heliopause.new("sun", pack=Pack("mine", text))
    assert what in str(raised.value)
