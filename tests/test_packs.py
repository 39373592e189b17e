"""Packs as files: what one says of itself, what is printed, writing, merging; and what strangers may not write."""

import random
import re
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import heliopause
from heliopause.checking import check_game
from heliopause.content import LARGEST, MOST_CARDS, Pack, UnreadablePack, hash_of, read_pack, tables_of
from heliopause.game import rules_of
from heliopause.kernel.phrase import Phrase
from heliopause.packs.checking import read_text
from heliopause.packs.extras import character
from heliopause.packs.merging import conflicts, merged
from heliopause.packs.origins import counts, next_unknown, origin, unknown
from heliopause.packs.upgrading import suggestions, upgraded
from heliopause.packs.writing import rewritten, written
from heliopause.registry import games
from heliopause.words import LANGUAGES
from tests.cli.terminal import call

MINE = """
[pack]
game = "sun"
name = "My box"
author = "Ines"
note = "The printing of 2021."

[technology.plasma-cannon]
immediate = "upgrade 1 ship by 1"
printed = ["immediate", "left"]

[guild.scholars-guild]
line = "4 ore: research III"
printed = "all"

[[basic]]
action = "recruit"
line = "supply -> pop, 2 ore"

[names.de.technology]
plasma-cannon = "Plasmakanone"
"""
YOURS = """
[pack]
name = "Your box"
author = "Jo"

[technology.plasma-cannon]
immediate = "upgrade 2 ships by 1"
actions = [{ spaces = 2, line = "1 ore: pop -> ship 3" }]

[guild.scholars-guild]
line = "5 ore: research III"
"""


def test_a_pack_says_whose_it_is() -> None:
    pack = Pack("file", MINE)
    assert (pack.header.game, pack.header.name, pack.header.author) == ("sun", "My box", "Ines")
    assert pack.names["de"]["technology"]["plasma-cannon"] == "Plasmakanone"
    assert set(pack.tables) == {"technology", "guild", "basic"}
    assert heliopause.new("sun", pack=pack).options()


def test_what_a_pack_calls_printed_is_printed() -> None:
    before, after = tables_of("sun"), tables_of("sun", Pack("file", MINE))
    cannon = after["technology"]["plasma-cannon"]
    assert origin(cannon, "immediate") == "printed"
    assert origin(cannon, "left") == "printed"  # as we have it, and confirmed
    assert origin(before["technology"]["plasma-cannon"], "left") == "house"
    assert origin(cannon, "name") == "printed"
    assert origin(after["basic"]["recruit"], "line") == "owner"  # ours was printed, this one nobody has sworn to
    assert origin(after["guild"]["scholars-guild"], "tier") == "printed"
    more = counts(after["technology"])["printed"] - counts(before["technology"])["printed"]
    assert more == 2


def test_the_next_unknown_card_is_the_first_in_the_order_of_the_box() -> None:
    first = next_unknown("sun", None)
    assert first is not None
    assert first == next(unknown(tables_of("sun")))
    table = tables_of("sun")[first.kind][first.id]
    id = f"[[{first.kind}]]\nid = '{first.id}'" if first.kind == "slot" else f"[{first.kind}.{first.id}]"
    confirmed = Pack("file", f"{id}\nprinted = 'all'\n")
    assert table
    following = next_unknown("sun", confirmed)
    assert following is not None
    assert (following.kind, following.id) != (first.kind, first.id)


@pytest.mark.parametrize("game", games())
def test_a_pack_of_the_whole_box_is_the_box(game: str) -> None:
    tables = {
        kind: {id: {key: card[key] for key in card if key != "owner"} for id, card in cards.items()}
        for kind, cards in tables_of(game).items()
    }
    text = written(game, Pack("", "").header, tables)
    assert hash_of(game, Pack("whole", text)) == hash_of(game)
    assert written(game, Pack("", "").header, Pack("whole", text).tables) == text


def test_a_pack_is_written_in_the_order_of_the_box_and_says_the_same() -> None:
    pack = Pack("file", MINE)
    text = rewritten("sun", pack)
    again = Pack("file", text)
    assert hash_of("sun", again) == hash_of("sun", pack)
    assert again.names == pack.names
    assert again.header.made_with == heliopause.__version__
    assert text.index("plasma-cannon") < text.index("scholars-guild")
    assert rewritten("sun", again) == text


def test_two_packs_are_merged_and_differences_are_chosen() -> None:
    mine, yours = Pack("mine", MINE), Pack("yours", YOURS)
    found = conflicts(mine, yours)
    assert [(one.id, one.key) for one in found] == [("plasma-cannon", "immediate"), ("scholars-guild", "line")]
    assert (found[1].here, found[1].there) == ("4 ore: research III", "5 ore: research III")
    both = Pack("both", merged("sun", mine, yours, lambda conflict: conflict.id == "plasma-cannon"))
    cannon, guild = both.tables["technology"]["plasma-cannon"], both.tables["guild"]["scholars-guild"]
    assert cannon["immediate"] == "upgrade 1 ship by 1"
    assert cannon["actions"] == [{"spaces": 2, "line": "1 ore: pop -> ship 3"}]
    assert cannon["printed"] == ["immediate", "left"]
    assert guild["line"] == "5 ore: research III"
    assert "printed" not in guild  # theirs is not, though ours was
    assert both.header.author == "Ines, Jo"
    assert both.names == mine.names


@given(st.booleans())
def test_a_pack_merged_with_itself_stays_itself(keep: bool) -> None:
    pack = Pack("mine", MINE)
    both = Pack("both", merged("sun", pack, pack, lambda _: keep))
    assert conflicts(pack, both) == []
    assert hash_of("sun", both) == hash_of("sun", pack)


# What strangers may not write


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[pack]\nsecret = 1\n", "secret"),
        ("[pack]\nname = 7\n", "[pack]"),
        ("[pack]\nname = '" + "x" * 200 + "'\n", "200 characters"),
        ("[pack]\nname = 'left\u202eright'\n", "cannot be seen"),
        ("[names.de]\nplasma-cannon = 'x'\n", "[names.de.technology]"),
        ("[technology.'../../etc']\nname = 'x'\n", "an id has"),
        ("[technology.x]\nname = 'a\u200bb'\n", "cannot be seen"),
        ("x = " + "[" * 4000 + "]" * 4000, "nested"),
        ("[technology.x]\nname = '" + "y" * LARGEST + "'", "larger than"),
        ("".join(f"[system.s{number}]\n" for number in range(MOST_CARDS + 1)), "at most"),
    ],
)
def test_what_strangers_may_not_write_is_refused_in_a_sentence(text: str, said: str) -> None:
    with pytest.raises(UnreadablePack, match=said.replace("[", r"\[")) as raised:
        Pack("file", text)
    assert "\n" not in str(raised.value)


# The command line

MERGE = ("pack", "merge", "mine.toml", "yours.toml", "--out", "both.toml")


@pytest.fixture(autouse=True)
def _in_its_own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def test_merge_asks_where_packs_differ(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text(MINE, encoding="utf-8")
    (tmp_path / "yours.toml").write_text(YOURS, encoding="utf-8")
    done = call(tmp_path, *MERGE, typed="here\nthere\n")
    assert done.exit_code == 0, done.output
    assert "4 ore: research III here, 5 ore: research III there" in done.output
    assert "2 values differed" in done.output
    both = read_pack(tmp_path / "both.toml")
    assert both.tables["guild"]["scholars-guild"]["line"] == "5 ore: research III"
    again = call(tmp_path, *MERGE, "--keep", "here")
    assert again.exit_code != 0
    assert read_pack(tmp_path / "both.toml").text == both.text  # a file is left alone


def test_convert_writes_today_s_form(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text(MINE, encoding="utf-8")
    done = call(tmp_path, "pack", "convert", "mine.toml", "--out", "new.toml")
    assert done.exit_code == 0, done.output
    assert read_pack(tmp_path / "new.toml").header.made_with == heliopause.__version__
    assert call(tmp_path, "pack", "check", "new.toml").exit_code == 0


# Names in other languages

NAMED = """
[names.de.technology]
terraforming = "Weltenbau"
[names.fr.guild]
scholars-guild = "Guilde des savants"
"""


def test_a_name_in_the_readers_language_is_shown_wherever_the_card_is_named() -> None:
    pack = Pack("mine", NAMED)
    game = heliopause.new("sun", players=2, seed=3, pack=pack)
    view: Any = game.view()
    card = next(slot.card for slot in view.slots if slot.card and slot.card.id == "terraforming")
    assert Phrase(card.named, {"text": card.name}).words("de") == "Weltenbau"
    assert Phrase(card.named, {"text": card.name}).words("en") == "Terraforming"
    shown = heliopause.new("sun", players=2, seed=3)  # what has no name in the pack has the one of the words
    same: Any = shown.view()
    ours = next(slot.card for slot in same.slots if slot.card and slot.card.id == "terraforming")
    french = Phrase(ours.named, {"text": ours.name}).words("fr")
    assert Phrase(card.named, {"text": card.name}).words("fr") == french
    told = ""
    while "Weltenbau" not in told and not game.over:
        options = game.options()
        slot = next((option for option in options if "Weltenbau" in option.words("de")), options[0])
        game.choose(slot)
        told = " ".join(event.words("de") for event in game.events)
    assert "Weltenbau" in told
    assert "Weltenbau" not in " ".join(event.words("en") for event in game.events)
    assert hash_of("sun", pack) == hash_of("sun")  # a name changes no game
    kept = heliopause.load(game.record(with_content=True))
    assert "Weltenbau" in " ".join(event.words("de") for event in kept.events)


def test_the_terminal_shows_a_pack_s_names(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text(NAMED, encoding="utf-8")
    done = call(tmp_path, "pack", "show", "scholars-guild", "--pack", "mine.toml", "--language", "fr")
    assert done.exit_code == 0, done.output
    assert "Guilde des savants" in done.output


# Packs of older versions

OLD = """# My box, typed in on a Sunday.

[pack]
name = "My box"
made_with = "0.1"

# the cannon
[technology.plasma-canon]   # as on the card
immediate = "upgrade 1 ship by 1"

[technology.terraforming]
imediate = "jump 1"
colour = "red"
power = "far-jumps"

[guild.scholars-guild]
line = "4 ore: research III twice"  # the dear one
printed = ["line", "prize"]

[zebra.x]
name = "what was never there"
"""


def test_every_mistake_of_an_older_pack_has_a_change_and_the_comments_stay() -> None:
    done = upgraded("old", OLD, "sun")
    text = done.text
    assert "[technology.plasma-cannon]   # as on the card" in text
    assert '\nimmediate = "jump 1"\n' in text
    assert '\n# colour = "red"\n' in text
    assert '\npower = "far-jump"\n' in text
    assert "line = 'by hand \"4 ore: research III twice\"'  # the dear one" in text
    assert 'printed = ["line",]' in text or 'printed = ["line"]' in text
    assert text.startswith("# My box, typed in on a Sunday.\n")
    assert text.index("# the cannon") < text.index("plasma-cannon")
    assert [mistake.kind for mistake in done.left] == ["zebra"]
    for language in LANGUAGES:
        assert all(change.change.words(language) for change in done.changes)
    mended = upgraded("old", OLD.partition("[zebra.x]")[0], "sun")
    assert mended.left == []
    assert Pack("new", mended.text).header.made_with == heliopause.__version__
    assert upgraded("new", mended.text, "sun") == (mended.text, [], [])


def test_each_suggestion_is_a_text_with_that_change_alone() -> None:
    found = suggestions("old", OLD, "sun")
    assert len(found) > 3
    for suggestion in found:
        assert len(set(OLD.splitlines()) - set(suggestion.text.splitlines())) == 1


def test_a_card_that_is_like_no_card_is_left_out_but_stays_to_be_read() -> None:
    done = upgraded("old", "[guild.quux]\nline = '1 ore'\n", "sun")
    assert done.left == []
    assert "# [guild.quux]\n# line = '1 ore'\n" in done.text


def test_a_pack_of_today_only_gets_a_header() -> None:
    done = upgraded("mine", "# mine\n\n[guild.scholars-guild]\nline = '4 ore: research III' # dear\n", "sun")
    assert done.changes == []
    assert done.text.startswith("# mine\n\n[pack]\n")
    assert "line = '4 ore: research III' # dear\n" in done.text


def test_check_offers_what_convert_does(tmp_path: Path) -> None:
    (tmp_path / "old.toml").write_text(OLD, encoding="utf-8")
    checked = call(tmp_path, "pack", "check", "old.toml")
    assert checked.exit_code == 1
    assert "plasma-canon becomes plasma-cannon" in checked.output
    done = call(tmp_path, "pack", "convert", "old.toml", "--out", "new.toml")
    assert done.exit_code == 1, done.output  # one mistake is left
    assert "One mistake is left" in done.output
    assert "# the cannon" in (tmp_path / "new.toml").read_text(encoding="utf-8")


# Expansions and variants

MORE = """
[technology.tidal-harvest]
name = "Tidal Harvest"
level = 2
left = ["economic", "economic"]
right = "economic"
immediate = "supply -> pop"
actions = [{ line = "2 ore: supply -> pop, mine" }]

[system.van-biesbroeck]
name = "Van Biesbroeck's Star"
deck = "A"
power = 3
specialty = ["food"]
vp = 4

[event.long-night]
name = "Long Night"
level = 2
effects = [{ who = "everyone", line = "1 ore" }]

[achievement.tall-tale]
name = "Tall Tale"
deck = "A"
condition = "3 colonies or 10 fleet power"
slots = [4, 2]

[mat.outsiders]
name = "Outsiders"
set = "basic"
faction = "outsiders"
columns = [5, 4, 3, 3, 2]
growth = ["A", "-", "B", "-", "C", "-", "D", "-", "E"]
ore_track = [1, 0, 1, 0, 1, 0, 1, 0, 1]
automation = [0, 0, 1, 1, 1, 2, 2]
"""


def test_more_cards_than_the_box_has_are_played_and_marked(tmp_path: Path) -> None:
    pack = Pack("more", MORE)
    for players in (2, 3, 4):
        game = heliopause.new("sun", players=players, seed=players, pack=pack, short=True)
        check_game(game, random.Random(players), sample=0.0, longest=20_000)
    found = character(pack, "sun")
    assert ("technology", "tidal-harvest") in found.more
    assert found.own == 0
    (tmp_path / "more.toml").write_text(MORE, encoding="utf-8")
    done = call(tmp_path, "pack", "show", "--pack", "more.toml")
    assert "An expansion: 5 cards more than the box has" in done.output
    assert "The next card that nobody has looked up: " in done.output
    assert "##" in done.output  # the bar of what is printed


def test_values_of_ones_own_make_a_variant() -> None:
    assert character(Pack("mine", YOURS), "sun") == ([], 3)
    assert character(Pack("mine", MINE), "sun").own == 1  # the printed ones are the box


def test_two_packs_are_compared_side_by_side(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text(MINE, encoding="utf-8")
    (tmp_path / "yours.toml").write_text(YOURS, encoding="utf-8")
    done = call(tmp_path, "pack", "compare", "mine.toml", "yours.toml")
    assert done.exit_code == 0, done.output
    row = next(line for line in done.output.splitlines() if "scholars-guild" in line)
    assert row.index("4 ore: research III") < row.index("5 ore: research III")
    assert "2 values differ; 1 only in mine.toml, 1 only in yours.toml." in done.output
    same = call(tmp_path, "pack", "compare", "mine.toml", "mine.toml")
    assert "say the same" in same.output


# Hostile input, with its line

DEEP_LINE = "(" * 900 + "1 ore" + ")" * 900


@pytest.mark.parametrize(
    ("text", "line", "said"),
    [
        ("[guild.scholars-guild]\nline = '999999999 x [1 ore]'\n", 2, "99 at most"),
        ("[guild.scholars-guild]\nline = '9 x [9 x [9 x [1 ore]]]'\n", 2, "at most 60 effects"),
        (f"[guild.scholars-guild]\nline = '{DEEP_LINE}'\n", 2, "at most 60 effects|nested too deeply"),
        ("[guild.scholars-guild]\nline = '[" + " | ".join(["1 ore"] * 9) + "]'\n", 2, "at most 8 ways"),
        ("[guild.scholars-guild]\nline = '1 ore, " + "1 ore, " * 200 + "1 ore'\n", 2, "at most 60 effects"),
        ("[guild.scholars-guild]\n\nname = '" + "x" * 81 + "'\n", 3, "81 characters"),
        ('[guild.scholars-guild]\nname = "bell \\u0007"\n', 2, "Illegal character|cannot be seen"),
        ("[system.sirius]\nvp = 1000000\n", 2, "999 at most"),
        ("[system.sirius]\nspecialty = [" + '"food", ' * 300 + "]\n", 2, "at most 200 entries"),
        ("[system.sirius]\nx = " + "[" * 9 + "]" * 9 + "\n", 2, "nested too deeply"),
        ("[technology.plasma-cannon]\nactions = [{ line = 'jump 1', spaces = 500 }]\n", 2, "1 to 6 spaces"),
        ("[technology.plasma-cannon]\nactions = [" + "{ line = 'jump 1' }, " * 5 + "]\n", 2, "at most 4 actions"),
        ("[technology.plasma-cannon]\npower = 'far-jump 99'\n", 2, "1 to 9"),
        ("[guild.scholars-guild]\nline = 'by hand \"" + "x" * 301 + "\"'\n", 2, "1 to 300"),
        ("[technology.plasma-cannon]\nvp = '{open(1)}'\n", 2, "score 1, 2 and 3"),
        ("[file.etc]\npath = '/etc/passwd'\n", 1, "no such kind"),
    ],
)
def test_hostile_input_is_refused_in_a_sentence_at_its_line(text: str, line: int, said: str) -> None:
    _, found = read_text("hostile", text, "sun")
    assert found
    assert (found[0].line, found[0].column >= 1) == (line, True)
    sentence = found[0].what.words()
    assert re.search(said, sentence), sentence
    assert "\n" not in sentence
    assert len(sentence) < 4500


def test_a_pack_reaches_no_file_and_no_process(monkeypatch: pytest.MonkeyPatch) -> None:
    """Reading and compiling a pack opens nothing and starts nothing."""
    rules_of("sun", Pack("warm", "[guild.scholars-guild]\nline = '1 ore'\n"))
    seen: list[str] = []

    def watch(event: str, args: Any) -> None:
        if watching and event in (
            "open",
            "subprocess.Popen",
            "os.system",
            "os.exec",
            "socket.connect",
            "exec",
            "import",
        ):
            seen.append(f"{event} {args[:1]}")

    watching = False
    sys.addaudithook(watch)
    watching = True
    pack = Pack("mine", "[guild.scholars-guild]\nname = '../../x'\nline = 'by hand \"$(rm) /etc/passwd\"'\n")
    rules = rules_of("sun", pack)
    watching = False
    assert rules.by_hand == ("$(rm) /etc/passwd",)
    content = str(Path(heliopause.__file__).parent / "games")
    assert [one for one in seen if content not in one] == []


# What is wrong, in any language


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("[guild.scholars-guild]\ncolour = 1\n", "pack-no-key"),
        ("[system.qqqqqqqqq]\nname = 'Q'\n", "pack-key-missing"),
        ("[gild.scholars-guild]\nline = '1 ore'\n", "pack-no-kind"),
        ("[guild.scholars-guild]\nprinted = ['colour']\n", "pack-unlisted"),
        ("[system.sirius]\nname = 3\n", "pack-expected"),
        ("[system.sirius]\nvp = 1000\n", "pack-number-most"),
        ("[guild.scholars-guild]\nline = '\a'\n", "pack-not-toml"),
        ('[guild.scholars-guild]\nline = "\\u0007"\n', "pack-at"),
        (f"[guild.scholars-guild]\nname = '{'x' * 81}'\n", "pack-at"),
        ("[guild.'scholars guild']\nline = '1 ore'\n", "pack-at"),
        ("[guild.scholars-guild]\nprinted = 3\n", "pack-at"),
        ("[pack", "pack-not-toml"),
        (f"[system.sirius]\nvp = {'[' * 9}{']' * 9}\n", "pack-too-deep"),
        ("#" * 600_000, "pack-too-large"),
    ],
)
def test_a_mistake_is_said_in_every_language(text: str, message: str) -> None:
    _, found = read_text("mine", text, "sun")
    assert message in [mistake.what.message for mistake in found]
    (what,) = [mistake.what for mistake in found if mistake.what.message == message][:1]
    spoken = {what.words(language) for language in LANGUAGES}
    assert len(spoken) == len(LANGUAGES), spoken
