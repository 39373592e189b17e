"""Beyond the Horizon in the terminal: what is drawn, and the commands that look things up."""

import re

import pytest

import heliopause
from heliopause.games.horizon.terminal.draw_hexes import draw_hexes
from heliopause.games.horizon.terminal.draw_map import draw_display, draw_map
from heliopause.terminal.draw_options import draw_question
from heliopause.terminal.draw_screen import draw_screen
from heliopause.terminal.refusals import why
from heliopause.terminal.scene import Scene
from heliopause.terminal.translator import Translator
from heliopause.words import LANGUAGES
from tests.asking import asks
from tests.cli.terminal import run, script, sensible_script
from tests.terminal.drawing import drawn


def governed(seed: int = 4, players: int = 2) -> heliopause.Game:
    """A game at its first turn, every seat with its first government."""
    game = heliopause.new("horizon", players=players, seed=seed, start=0)
    while asks(game) == "ask-government":
        game.choose(game.options()[0])
    return game


def test_the_screen_shows_every_part_of_the_position():
    game = governed()
    game.names = ["Ada", "Bob"]
    view = game.view()
    screen = drawn(draw_screen(Scene(game, Translator("en"), 0)))
    assert screen.startswith("Round 1 · ● Ada – Action")
    for part in (
        "research I  [ ]",
        "4 coins: settle token  [ ]  ",
        "needs 1 level II technology",
        "II   undiscovered  A",
        f"{view.territories_left} territories to explore",
        "● home",
        "cradle",
        f"pop {view.seats[0].pop} · coins {view.seats[0].coins}",
        "0 of 3 cubes to the end",
        "decks II 16 III 16, leaders II 6 III 6 IV 3",
    ):
        assert part in screen, part
    for slot in view.slots:
        assert slot.card is None or slot.card.name in screen
    for card in view.achievements:
        assert re.search(rf"{card.name}.*●{card.progress[0]}/{card.least}", screen)
    for cards in view.display.values():
        assert all(card.name in screen for card in cards)
    for civilization in view.seats:
        assert civilization.government.name in screen
    for track in ("food", "economy", "infrastructure"):
        assert re.search(rf"^  {track} +8 cubes", screen, re.MULTILINE)


def test_the_map_draws_every_tile_once_where_it_lies():
    _, game = script(seed=5, choices=300, name="horizon", players=3)
    view = game.view()
    for width in (80, 120):
        picture = draw_hexes(Scene(game, Translator("en"), 0), width).plain.splitlines()
        assert max(len(line) for line in picture) <= width
        at = {}
        for place in [*view.tiles, *view.frontier]:
            found = [
                (number, match.start())
                for number, line in enumerate(picture)
                for match in re.finditer(rf"(?<![\d,-]){re.escape(place.id)}(?![\d,])", line)
            ]
            assert len(found) == 1, place.id
            at[place.id] = found[0]
        for tile in view.tiles:  # in axial coordinates, rows grow downwards, columns to the right
            below, beside = f"{tile.q},{tile.r + 1}", f"{tile.q + 1},{tile.r}"
            if below in {other.id for other in view.tiles}:
                assert at[below][0] == at[tile.id][0] + 4
            if beside in {other.id for other in view.tiles}:
                assert at[beside][0] == at[tile.id][0] + 2
                assert at[beside][1] > at[tile.id][1]


def test_the_map_grows_with_the_land_and_shows_units_and_owners():
    game = governed()
    scene = Scene(game, Translator("en"), 0)
    assert "●s2" in draw_hexes(scene, 100).plain
    small = draw_hexes(scene, 100).plain.count("\n")
    game.choose("space:basic-3.0")
    while not any(option.id.startswith("explore:") for option in game.options()):
        game.choose(game.options()[0])
    game.choose(next(option for option in game.options() if option.id.startswith("explore:")))
    tile = game.view().tiles[-1]
    land = tile.territory
    grown = draw_hexes(Scene(game, Translator("en"), 0), 100).plain
    assert f"{land.strength} v{land.village.vp} c{land.city.vp}" in grown
    assert grown.count("\n") >= small
    full = drawn(draw_map(Scene(game, Translator("en"), 0), True))
    assert land.name in full
    assert f"village {land.village.vp} VP, {land.village.track}" in full


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_say_what_lies_behind_them(language):
    """Every option of a whole game can be drawn, and its hint is in the reader's language."""
    _, game = sensible_script(seed=3, name="horizon", players=2)
    walked = heliopause.new("horizon", players=2, chance="explicit")
    say = Translator(language)
    asked = set()
    for id in game.record()["choices"]:
        if walked.seat != heliopause.CHANCE and (question := asks(walked)) not in asked:
            asked.add(question)
            scene = Scene(walked, say, walked.seat)
            told = drawn(draw_question(scene, walked.options(), ids=True), width=120)
            assert walked.question is not None
            assert told.startswith(say.tell(walked.question.whole()).split(".")[0]), question
            for option in walked.options():
                assert " ".join(say.tell(walked.told(option)).split()) in " ".join(told.split())
        walked.choose(id)
    assert {"ask-government", "ask-space", "ask-slot", "ask-move-unit", "ask-production"} <= asked


def test_a_price_is_that_of_the_seat_that_looks():
    game = governed()
    view = game.view()
    shown = drawn(draw_display(Scene(game, Translator("en"), 0), full=True))
    for card in view.display["I"]:
        assert re.search(rf"{card.name}( h)? +{card.price[0]}  ", shown)


LOOKS = {
    "board": "Who researches a technology above level I first meets a leader.",
    "map": "Grey numbers without a tile: places to explore.",
    "mat": "infrastructure  8 cubes",
    "mat random": "■ Random 2",
    "card nile delta": "territory.nile-delta",
    "card steppe": "government.steppe-confederation",
    "cards leader": "Attila",
    "goals": "0 of 3 cubes to the end",
    "constructions": "first builder +",
    "log 3": "Random 2",
    "score": "9 Democracy",
    "rules": "13.1  The four stages of a government",
    "rules 7.6": "7.6 Exploring",
    "rules exploring": "7.6 Exploring",
    "options": "space:basic-4.0",
    "help": "the constructions on display in full",
    "tableau": "“tableau” is neither an option nor a command",
    "why research iii": "On your first turn the pawn goes to a basic action. (rule 3.3)",
    "why recruit": "Recruit: you may choose it, it is option ",
    "why xyzzy": "Nothing is called “xyzzy”.",
    "why": "Why what? Name a card, a tile (1,-1)",
    "card": "card Nile Delta",
}


def test_every_command_that_looks_shows_its_thing(tmp_path):
    typed = "\n".join(["1", *LOOKS])
    done = run(tmp_path, "play", "horizon", "--seats", "me,random", "--seed", "4", typed=f"{typed}\nquit\n")
    assert done.returncode == 0, done.stderr
    answers = re.split(r"^Player 1> ", done.stdout, flags=re.MULTILINE)[2:]
    assert len(answers) == len(LOOKS) + 1
    for answer, (command, wanted) in zip(answers, LOOKS.items(), strict=False):
        assert answer.startswith(f"{command}\n")
        assert wanted in " ".join(answer.split()) or wanted in answer, command


def test_why_knows_tiles_apart_by_their_id(tmp_path):
    game = governed()
    game.choose("space:basic-3.0")
    while asks(game) != "ask-move-unit":
        game.choose(game.options()[0])
    scene = Scene(game, Translator("en"), 0)
    homes = {seat.seat: seat.home for seat in game.view().seats}
    (own,) = why(scene, homes[0])
    (other,) = why(scene, homes[1])
    assert own != other
    assert homes[1] in other


def test_no_line_is_wider_than_a_piped_screen(tmp_path):
    typed = "1\n\nboard\nmap\nmat\ncards\ngoals\nconstructions\nlog\nscore\nhelp\nrules 8\noptions\nquit\n"
    done = run(tmp_path, "play", "horizon", "--players", "4", "--seed", "4", typed=typed, NO_COLOR="1")
    assert done.returncode == 0, done.stderr
    assert "\x1b" not in done.stdout
    for line in done.stdout.replace(str(tmp_path), "").splitlines():
        assert len(line) <= 100, line


def test_ascii_only_output_does_not_fail(tmp_path):
    done = run(
        tmp_path,
        "play",
        "horizon",
        "--seed",
        "4",
        typed="1\nboard\nmap\nquit\n",
        PYTHONIOENCODING="ascii",
        PYTHONUTF8="0",
    )
    assert done.returncode == 0, done.stderr
    assert "@ home" in done.stdout
