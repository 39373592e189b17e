"""Beyond the Horizon in the terminal: a whole game, the screens, and the other commands."""

import json
import re
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

import heliopause
from heliopause.cli import rulebook
from heliopause.cli.box import box_of
from heliopause.cli.draw_options import draw_question
from heliopause.cli.draw_screen import draw_screen
from heliopause.cli.horizon.draw_hexes import draw_hexes
from heliopause.cli.horizon.draw_map import draw_display
from heliopause.cli.scene import Scene
from heliopause.cli.speech import Speech
from heliopause.cli.why import why
from heliopause.content import tables_of
from heliopause.words import LANGUAGES
from tests.cli.terminal import Terminal, call, run, saved, script, sensible_script


def drawn(shown: object, width: int = 100) -> str:
    paper = StringIO()
    Console(width=width, file=paper, highlight=False, markup=False).print(shown)
    return paper.getvalue()


def governed(seed: int = 4, players: int = 2) -> heliopause.Game:
    """A game at its first turn, every seat with its first government."""
    game = heliopause.new("horizon", players=players, seed=seed, start=0)
    while game.view()["question"] == "AskGovernment":
        game.choose(game.options()[0])
    return game


# A whole game


def test_a_whole_game_of_two_people_typed_as_numbers(tmp_path):
    typed, game = sensible_script(seed=3, name="horizon", players=2)
    done = run(tmp_path, "play", "horizon", "--seats", "me,me", "--seed", "3", typed="\n".join(typed) + "\n")
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    record = saved(tmp_path)
    assert record["choices"] == game.record()["choices"]
    assert record["over"] is True
    sheet = done.stdout[done.stdout.rindex("SCORE") :]
    assert sheet.split("total")[1].split()[:2] == [str(score.total) for score in game.scores()]
    assert len([line for line in sheet.splitlines() if line[:2].strip().isdigit()]) == 9
    names = ", ".join(game.names[seat] for seat in game.winners())
    assert f"{names} wins." in sheet or f"{names} share the victory." in sheet


def test_bots_among_themselves_play_to_the_end_in_german(tmp_path):
    done = call(tmp_path, "play", "horizon", "--seats", "greedy,greedy", "--seed", "3", "--language", "de")
    assert done.exit_code == 0, done.output
    assert saved(tmp_path)["over"] is True
    assert "Despotie" not in done.output  # no screen is drawn for bots
    assert re.search(r"gewinnt|teilen", done.output)


def test_a_game_is_saved_resumed_and_undone(tmp_path):
    before = heliopause.new("horizon", players=2, seed=4).record()["choices"]
    done = run(tmp_path, "play", "horizon", "--seats", "me,me", "--seed", "4", typed="1\nundo\n2\nquit\n")
    assert done.returncode == 0, done.stderr
    assert "Taken back: government:" in done.stdout
    assert "Go on with: heliopause play horizon --resume" in done.stdout
    assert len(saved(tmp_path)["choices"]) == len(before) + 1
    done = run(tmp_path, "play", "horizon", "--resume", typed="1\nundo all\nquit\n")
    assert done.returncode == 0, done.stderr
    assert len(saved(tmp_path)["choices"]) == len(before) + 1


def test_enter_starts_a_game_on_a_terminal(tmp_path):
    with Terminal(tmp_path, "play", "horizon") as terminal:
        terminal.until("Beyond the Horizon – unofficial.")
        terminal.until("[me,greedy]:")
        terminal.type("\n")  # there are no variants to ask for
        assert "\x1b[" in terminal.until("Player 1> ")
        terminal.type("quit\n")
        terminal.until("heliopause play horizon --resume")
        assert terminal.end() == 0
        assert saved(tmp_path)["table"]["seats"] == ["me", "greedy"]


def test_resume_with_a_game_named_takes_the_last_of_that_game(tmp_path):
    call(tmp_path, "play", "horizon", "--name", "Ada", typed="quit\n")
    call(tmp_path, "play", "sun", "--name", "Ben", typed="quit\n")
    assert "Ada> " in call(tmp_path, "play", "horizon", "--resume", typed="quit\n").output
    assert "Ben> " in call(tmp_path, "play", "sun", "--resume", typed="quit\n").output


def test_what_only_the_other_game_has_is_refused_in_a_sentence(tmp_path):
    for options in (["--mats", "advanced"], ["--tableau"], ["--solo"]):
        done = call(tmp_path, "play", "horizon", *options)
        assert done.exit_code == 2
        assert done.stderr.startswith("heliopause: Beyond the Horizon has no option ")
        assert done.stderr.count("\n") == 1
    assert call(tmp_path, "simulate", "horizon", "--tableau", "--games", "1").exit_code == 2


# The screens


def test_the_screen_shows_every_part_of_the_position():
    game = governed()
    game.names = ["Ada", "Bob"]
    view = game.view()
    screen = drawn(draw_screen(Scene(game, Speech("en"), 0)))
    assert screen.startswith("Round 1 · ● Ada – action phase")
    for part in (
        "research I  [ ]",
        "4 coins: take settle token  [ ]  ",
        "needs 1 level II technology",
        "II   undiscovered  A",
        f"{view['territories_left']} territories to explore",
        "● home",
        "cradle",
        f"pop {view['seats'][0]['pop']} · coins {view['seats'][0]['coins']}",
        "0 of 3 cubes to the end",
        "decks II 16 III 16, leaders II 6 III 6 IV 3",
    ):
        assert part in screen, part
    for slot in view["slots"]:
        assert slot["card"] is None or slot["card"]["name"] in screen
    for card in view["achievements"]:
        assert re.search(rf"{card['name']}.*●{card['progress'][0]}/{card['least']}", screen)
    for cards in view["display"].values():
        assert all(card["name"] in screen for card in cards)
    for civilization in view["seats"]:
        assert civilization["government"]["name"] in screen
    for track in ("food", "economy", "infrastructure"):
        assert re.search(rf"^  {track} +8 cubes", screen, re.MULTILINE)


def test_the_map_draws_every_tile_once_where_it_lies():
    _, game = script(seed=5, choices=300, name="horizon", players=3)
    view = game.view()
    for width in (80, 120):
        picture = draw_hexes(Scene(game, Speech("en"), 0), width).plain.splitlines()
        assert max(len(line) for line in picture) <= width
        at = {}
        for place in [*view["tiles"], *view["frontier"]]:
            found = [
                (number, match.start())
                for number, line in enumerate(picture)
                for match in re.finditer(rf"(?<![\d,-]){re.escape(place['id'])}(?![\d,])", line)
            ]
            assert len(found) == 1, place["id"]
            at[place["id"]] = found[0]
        for tile in view["tiles"]:  # in axial coordinates, rows grow downwards, columns to the right
            below, beside = f"{tile['q']},{tile['r'] + 1}", f"{tile['q'] + 1},{tile['r']}"
            if below in {other["id"] for other in view["tiles"]}:
                assert at[below][0] == at[tile["id"]][0] + 4
            if beside in {other["id"] for other in view["tiles"]}:
                assert at[beside][0] == at[tile["id"]][0] + 2
                assert at[beside][1] > at[tile["id"]][1]


def test_the_map_grows_with_the_land_and_shows_units_and_owners():
    game = governed()
    scene = Scene(game, Speech("en"), 0)
    assert "●s2" in draw_hexes(scene, 100).plain
    small = draw_hexes(scene, 100).plain.count("\n")
    game.choose("space:basic-3.0")
    while not any(option.id.startswith("explore:") for option in game.options()):
        game.choose(game.options()[0])
    game.choose(next(option for option in game.options() if option.id.startswith("explore:")))
    tile = game.view()["tiles"][-1]
    land = tile["territory"]
    grown = draw_hexes(Scene(game, Speech("en"), 0), 100).plain
    assert f"{land['strength']} v{land['village']['vp']} c{land['city']['vp']}" in grown
    assert grown.count("\n") >= small
    full = drawn(box_of("horizon").draw_map(Scene(game, Speech("en"), 0), True))
    assert land["name"] in full
    assert f"village {land['village']['vp']} VP, {land['village']['track']}" in full


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_say_what_lies_behind_them(language):
    """Every option of a whole game can be drawn, and its hint is in the reader's language."""
    _, game = sensible_script(seed=3, name="horizon", players=2)
    walked = heliopause.new("horizon", players=2, chance="explicit")
    say = Speech(language)
    asked = set()
    for id in game.record()["choices"]:
        if walked.seat != heliopause.CHANCE and (question := walked.view()["question"]) not in asked:
            asked.add(question)
            scene = Scene(walked, say, walked.seat)
            told = drawn(draw_question(scene, walked.options(), ids=True), 120)
            assert not told.startswith(say("ask")), question
            for option in walked.options():
                assert " ".join(option.words(language).split()) in " ".join(told.split())
        walked.choose(id)
    assert {"AskGovernment", "AskSpace", "AskSlot", "AskMove", "AskProduction"} <= asked


def test_a_price_is_that_of_the_seat_that_looks():
    game = governed()
    view = game.view()
    shown = drawn(draw_display(Scene(game, Speech("en"), 0), full=True))
    for card in view["display"]["I"]:
        assert re.search(rf"{card['name']}( h)? +{card['price'][0]}  ", shown)


def test_the_phase_is_the_one_before_those_to_come():
    game = governed()
    phase = box_of("horizon").phase
    say = Speech("en")
    assert phase(Scene(heliopause.new("horizon", players=2, seed=4), say, 0)) == "setup"
    assert phase(Scene(game, say, 0)) == "action"
    game.choose("space:basic-4.0")
    assert game.view()["question"] == "AskProduction"
    assert phase(Scene(game, say, 0)) == "production"
    _, whole = sensible_script(seed=3, name="horizon", players=2)
    walked = heliopause.new("horizon", players=2, chance="explicit")
    for id in whole.record()["choices"]:
        if walked.view()["question"] == "AskExpansion":
            assert phase(Scene(walked, say, walked.seat)) == "expansion"
        if walked.view()["question"] == "AskGoal":
            assert phase(Scene(walked, say, walked.seat)) == "goal"
        walked.choose(id)


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
    while game.view()["question"] != "AskMove":
        game.choose(game.options()[0])
    scene = Scene(game, Speech("en"), 0)
    homes = {seat["seat"]: seat["home"] for seat in game.view()["seats"]}
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


# The other commands


def test_replay_walks_a_record(tmp_path):
    _, game = script(seed=5, choices=120, name="horizon", players=3)
    path = tmp_path / "game.json"
    path.write_text(json.dumps(game.record()))
    done = call(tmp_path, "replay", str(path), "--language", "de")
    assert done.exit_code == 0, done.output
    assert "KARTE" in done.output
    report = json.loads(call(tmp_path, "replay", str(path), "--json").output)
    assert report["game"] == "horizon"
    assert report["view"] == json.loads(json.dumps(game.view()))


def test_simulate_plays_it(tmp_path):
    out = tmp_path / "games.jsonl"
    args = ("--games", "1", "--players", "2", "--bots", "greedy", "--seed", "3", "--out", str(out), "--json")
    report = json.loads(call(tmp_path, "simulate", "horizon", *args).stdout)
    assert report["games"] == 1
    record = json.loads(out.read_text())
    assert record["game"] == "horizon"
    assert heliopause.load(record).over


def test_packs_of_either_game_are_begun_checked_shown_and_played(tmp_path):
    pack = tmp_path / "mine.toml"
    new = call(tmp_path, "pack", "new", str(pack), "--game", "horizon")
    assert new.exit_code == 0
    assert f"heliopause pack check {pack} --game horizon" in new.output
    assert "heliopause play horizon --pack mine.toml" in pack.read_text()
    checked = call(tmp_path, "pack", "check", str(pack), "--game", "horizon")
    assert checked.output.startswith("fine: 2 cards changed\n")
    assert call(tmp_path, "pack", "check", str(pack)).exit_code == 1  # it is no pack of the other game
    shown = call(tmp_path, "pack", "show", "nile-delta", "--pack", str(pack), "--game", "horizon").output
    assert re.search(r"^  strength +3 +owner$", shown, re.MULTILINE)
    assert "gain 2 coins" in shown
    done = call(tmp_path / "saves", "play", "horizon", "--pack", str(pack), typed="card nile delta\nquit\n")
    assert done.exit_code == 0, done.output
    assert "gain 2 coins" in done.output


def test_pack_check_names_the_mistakes_of_a_pack_for_it(tmp_path):
    pack = tmp_path / "mine.toml"
    pack.write_text('[construction.frm]\ncost = 2\n\n[territory.nile-delta]\nexplore = "2 coinz"\n')
    done = call(tmp_path, "pack", "check", str(pack), "--game", "horizon")
    assert done.exit_code == 1
    first, second = done.output.splitlines()
    assert first.startswith(f"{pack}:1: construction.frm: ")
    assert "did you mean construction.farm?" in first
    assert second.startswith(f"{pack}:5: territory.nile-delta explore: '2 coinz' cannot be read")
    played = call(tmp_path, "play", "horizon", "--pack", str(pack))
    assert f"mine.toml has 2 mistakes: heliopause pack check {pack} --game horizon says where." in played.stderr


@pytest.mark.parametrize("language", LANGUAGES)
def test_pack_show_tells_every_card(tmp_path, language):
    shown = call(tmp_path, "pack", "show", "--game", "horizon", "--language", language).output
    for kind, cards in tables_of("horizon").items():
        for id in cards:
            assert f"{kind}.{id}" in shown


def test_every_rule_a_refusal_cites_can_be_looked_up():
    numbers = {section.number for section in rulebook.read_sections("horizon")}
    source = (Path(heliopause.__file__).parent / "horizon" / "why.py").read_text()
    cited = set(re.findall(r'"(\d+\.\d+)"', source))
    assert {"3.1", "7.4", "9.4"} <= cited
    assert cited <= numbers
