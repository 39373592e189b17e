"""What is drawn: widths, what must be on the screen, and the commands that look things up."""

import re

import heliopause
from heliopause.terminal.draw_log import draw_meanwhile
from heliopause.terminal.draw_options import draw_question
from heliopause.terminal.draw_screen import draw_screen
from heliopause.terminal.scene import Scene
from heliopause.terminal.translator import Translator
from tests.cli.terminal import run
from tests.terminal.drawing import drawn, positions


def test_the_main_screen_fits_fifty_lines_with_two_players():
    say = Translator("en")
    for game in positions(15, players=2):
        assert drawn(draw_screen(Scene(game, say, game.seat))).count("\n") <= 50


def test_piped_output_has_no_colours_and_no_line_beyond_100(tmp_path):
    typed = "1\n\nboard\nmap\nmat\ncards\nachievements\nlog\nscore\nhelp\nrules 8\ncard tau ceti\noptions\nquit\n"
    done = run(tmp_path, "play", "--players", "4", "--seed", "4", typed=typed, NO_COLOR="1")
    assert done.returncode == 0, done.stderr
    assert "\x1b" not in done.stdout
    for line in done.stdout.replace(str(tmp_path), "").splitlines():
        assert len(line) <= 100, line


def test_the_screen_shows_every_part_of_the_position():
    game = heliopause.new("sun", players=2, seed=4)
    game.names = ["Ada", "Bob"]
    game.choose("space:basic-1.0")
    game.choose("slot:1")
    scene = Scene(game, Translator("en"), 0)
    screen = drawn(draw_screen(scene))
    view = game.view()
    header, *lines = screen.splitlines()
    assert header.startswith("Round 1 · ● Ada – ")
    assert "research I  [●]" in screen
    first = view.slots[0].card
    row = next(line for line in lines if first.name in line)
    assert "●" in row
    assert scene.line(first.immediate) in row or "…" in row
    for place in view.places:
        row = next(
            line
            for line in lines
            if line.split(" ")[0]
            == ("Deep" if place.id == "deep" else place.id.upper() if len(place.id) == 2 else "Sol")
        )
        if place.system:
            assert place.system.name in row
            assert f"{place.system.power}  {place.system.vp}" in row
    faction = view.seats[0]
    assert f"pop {faction.pop} · ore {faction.ore}" in screen
    for card in view.achievements:
        assert any(card.name in line and f"●{card.progress[0]}/{card.least}" in line for line in lines)
    assert "II   undiscovered  A* (1)  B (1+2)" in screen
    assert "decks II 16 III 16 IIII 10" in screen


def test_options_say_what_lies_behind_them():
    game = heliopause.new("sun", players=2, seed=4)
    game.choose("space:basic-1.0")
    scene = Scene(game, Translator("en"), 0)
    told = drawn(draw_question(scene, game.options()))
    assert told.startswith("Research I: Which technology do you research?")
    for slot in game.view().slots[:4]:
        assert slot.card.name in told
        assert scene.line(slot.card.immediate) in re.sub(r"\s+", " ", told)


def test_a_seat_is_named_once_in_a_paragraph():
    game = heliopause.new("sun", players=2, seed=4)
    game.names = ["Ada", "Bob"]
    start = len(game.events)
    game.choose("space:basic-4.0")
    game.choose("produce:ore")
    told = drawn(draw_meanwhile(Scene(game, Translator("en"), 1), game.events_since(start)))
    assert told.split("\n")[0].rstrip() == (
        "● Ada takes Recruit; recruits 1 population from column A; gains 1 ore; produces 1 ore."
    )


LOOKS = {
    "board": "Ascension Guild h",
    "map": "needs: the power to colonize",
    "mat": "food track  A  (·)  (B)",
    "mat greedy": "■ Greedy 2",
    "mat 2": "■ Greedy 2",
    "mat nobody": "There is no player “nobody”; there are Player 1, Greedy 2.",
    "card plasma": "technology.plasma-cannon",
    "card Nishida": "mat.nishida-ostergaard",
    "card xyzzy": "There is no card like “xyzzy”.",
    "cards": "Terraforming Guild h",
    "cards event": "Jubilee of Sails",
    "cards nonsense": "There is no kind of card “nonsense”",
    "achievements": "0 of 3 stars to the end",
    "tableau": "This game is played without the technology tableau.",
    "log 3": "Round 1: Player 1’s turn.",
    "score": "9 Sol and Deep Space",
    "rules": "12.6  Bonus",
    "rules 9.2": "9.2 Placeholders",
    "rules 12": "12.5 Second disc",
    "rules settling": "12.2 Settling",
    "rules solo": "5.4  The hold rule",
    "rules solo 5.4": "5.4 The hold rule",
    "rules solo redraw": "2.5 Redraw",
    "rules xyzzy": "There is no section “xyzzy”; rules lists them all.",
    "options": "space:basic-4.0",
    "ach": "0 of 3 stars to the end",
    "help": "take your last choice back",
    "?": "take your last choice back",
}


def test_every_command_that_looks_shows_its_thing_and_changes_nothing(tmp_path):
    typed = "\n".join(LOOKS)
    done = run(tmp_path, "play", "--seed", "4", typed=f"{typed}\nquit\n")
    assert done.returncode == 0, done.stderr
    answers = re.split(r"^Player 1> ", done.stdout, flags=re.MULTILINE)[1:]
    assert len(answers) == len(LOOKS) + 1
    for answer, (command, wanted) in zip(answers, LOOKS.items(), strict=False):
        assert answer.startswith(f"{command}\n")
        assert wanted in answer, command


def test_a_card_shows_which_of_its_values_are_house(tmp_path):
    done = run(tmp_path, "play", "--seed", "4", typed="card sirius\nquit\n")
    card = done.stdout.split("card sirius\n")[1]
    assert re.search(r"^  control +1 ore +printed$", card, re.MULTILINE)
    assert re.search(r"^  specialty +ore +inferred$", card, re.MULTILINE)
    assert re.search(r"^  power +3 +house$", card, re.MULTILINE)
    assert "gain 1 ore" in card


BAD = {
    "0": "There is no option 0: the options are 1 to 4.",
    "99": "There is no option 99: the options are 1 to 4.",
    "-1": "“-1” is neither an option nor a command; help lists the commands.",
    "fly away": "“fly away” is neither an option nor a command; help lists the commands.",
    "s": "“s” may be screen, score, save.",
    "space:basic-2.1": "It needs 3 ore, you have 1. (rule 3.4)",
    "space:nowhere": "There is no action space “space:nowhere”. (rule 3.1)",
    "[bold]": "“[bold]” is neither an option nor a command; help lists the commands.",
    "²": "“²” is neither an option nor a command; help lists the commands.",
}


def test_bad_input_gets_one_line_and_loses_nothing(tmp_path):
    done = run(tmp_path, "play", "--seed", "25", typed="\n".join(BAD) + "\nquit\n")
    assert done.returncode == 0, done.stderr
    answers = re.split(r"^Player 1> ", done.stdout, flags=re.MULTILINE)[1:]
    for answer, (text, wanted) in zip(answers, BAD.items(), strict=False):
        first, said, *rest = answer.split("\n")
        assert (first, rest) == (text, [""])
        assert said == wanted.replace("“space:nowhere”", "“nowhere”")


WHY = {
    "why research ii": "Research II: It needs 2 ore, you have 1. (rule 3.4)",
    "why basic-2.1": "Research II (+1): It needs 3 ore, you have 1. (rule 3.4)",
    "why space:basic-2.1": "space:basic-2.1: It needs 3 ore, you have 1. (rule 3.4)",
    "why scholars": "Scholars' Guild: The Scholars' Guild is closed; an event must open it first. (rule 13.1)",
    "why plasma canon": "Plasma Cannon: Plasma Cannon is not in play. (rule 3.3)",
    "why recruit": "Recruit: you may choose it, it is option 4.",
    "why xyzzy": "Nothing is called “xyzzy”.",
    "why": "Why what?",
}


def test_why_answers_ids_and_names(tmp_path):
    done = run(tmp_path, "play", "--seed", "25", typed="\n".join(WHY) + "\n1\nwhy A\nwhy a\nquit\n")
    answers = re.split(r"^Player 1> ", done.stdout, flags=re.MULTILINE)[1:]
    for answer, (text, wanted) in zip(answers, WHY.items(), strict=False):
        assert answer.startswith(f"{text}\n")
        assert wanted in answer, text
    assert "slot A: This research is not for level II. (rule 8.1)" in done.stdout
    assert "slot a: This research is not for level III. (rule 8.1)" in done.stdout


def test_german_is_spoken_where_it_is_wished_for(tmp_path):
    done = run(tmp_path, "play", "--seed", "4", "--language", "de", typed="1\nquit\n")
    assert done.returncode == 0, done.stderr
    first = heliopause.new("sun", players=2, seed=4).options()[0]
    assert " ".join(first.words("de").split()) in re.sub(r"\s+", " ", done.stdout)
