"""An effect word is more than what it does: it is said, drawn, written out, explained, and known to bots and automa.

A new one that lacks any of this is named here, with what is missing and where.
"""

import re
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import heliopause
from heliopause.beyond.lines import Part
from heliopause.beyond.notation import Unreadable
from heliopause.games.sun.rules.events import Retire
from heliopause.words import LANGUAGES, messages
from tests.games.writing import NOTATIONS, parts_in

PAGE = Path(__file__).parents[2] / "docs" / "notation.md"
VERBS = "\n## The verbs\n"  # what stands before holds for both games
SECOND_GAME = "\n## Beyond the Horizon\n"

# Worth no more to a bot than anything else. A new word is valued in card_values.py, or named here.
SMALL: dict[str, set[str]] = {
    "sun": {
        *("ByHand", "ColumnToPop", "Copy", "Decommission", "MoveRightmost", "OpenGuild", "ReplaceStars", "Retire"),
        *("SupplyToColumnA", "Trade"),
    },
    "horizon": {"ByHand", "Decommission", "ExploreAgain", "Trade"},
}
# What the automa can try of its cards' lines stands in solo/resolving.py. These it meets on the cards of others only,
# and what it is asked then it answers with what is best for it. A new word is tried there, or named here.
ON_OTHER_CARDS = {
    *("AnnexAttached", "AnnexFrom", "Automate", "ByHand", "Choice", "ColumnToPop", "Copy", "Decommission", "ForEach"),
    *("GainOrePer", "Grow", "If", "Infiltrate", "Lose", "May", "Mine", "MoveAnywhere", "MoveRightmost", "OpenGuild"),
    *("Others", "PayOpponent", "Private", "ReplaceStars", "Retire", "SupplyToColumnA", "Trade"),
}


def words_of(game: str) -> list[type[Part]]:
    """The classes of a game's costs and effects: its own, and those of both games that neither makes special."""
    heliopause.new(game)
    found: list[type[Part]] = []
    kinds: list[type[Part]] = [Part]
    while kinds:
        kind = kinds.pop()
        special = kind.__subclasses__()
        kinds += special
        if not special and kind.__module__.startswith(("heliopause.beyond.", f"heliopause.games.{game}.")):
            found.append(kind)
    return sorted(found, key=lambda kind: kind.__name__)


def missing(game: str, word: type[Part]) -> list[str]:
    """What an effect word lacks, and where that belongs."""
    name = word.__name__
    undone = [one for one in ("phrase", "tokens") if getattr(word, one) is getattr(Part, one)]
    lacks = [f"{name} has no {one}()" for one in undone]
    known = examples(game).get(word, [])
    if not known:
        return [*lacks, f"{name}: docs/notation.md has no line with it"]
    if "phrase" not in undone:
        lacks += unsaid(name, [part.phrase().message for part in known])
    if "tokens" not in undone:
        tokens = [token for part in known for token in part.tokens()]
        lacks += unsaid(name, [f"icon-{token.icon}" for token in tokens if token.icon])
        lacks += unsaid(name, [token.word for token in tokens if token.word])
    values: Any = import_module(f"heliopause.games.{game}.bots.card_values")
    small = all(values.part_value(part) == values.SMALL_VALUE for part in known)
    if small != (name in SMALL[game]):
        lacks.append(f"{name}: its value in games/{game}/bots/card_values.py")
    return lacks


def unsaid(name: str, needed: list[str]) -> list[str]:
    return [
        f"{name}: words/{language} does not say {message}"
        for language in LANGUAGES
        for message in sorted(set(needed) - set(messages(language)))
    ]


@cache
def examples(game: str) -> dict[type[Part], list[Part]]:
    """The parts that lines on the page of the notation are made of."""
    found: dict[type[Part], list[Part]] = {}
    for text in explained(game):
        for part in parts_in(NOTATIONS[game].line(text)):
            found.setdefault(type(part), []).append(part)
    return found


@cache
def explained(game: str) -> list[str]:
    """The lines on the page of the notation."""
    both, _, rest = PAGE.read_text(encoding="utf-8").partition(VERBS)
    first, _, second = rest.partition(SECOND_GAME)
    texts = re.findall(r"`([^`\n]+)`", both + (second if game == "horizon" else first))
    return [text for text in (text.replace(r"\|", "|") for text in texts) if is_line(game, text)]


def is_line(game: str, text: str) -> bool:
    try:
        NOTATIONS[game].line(text)
    except Unreadable:
        return False
    return True


@pytest.mark.parametrize("game", NOTATIONS)
def test_every_effect_word_is_said_drawn_explained_and_valued(game: str) -> None:
    words = words_of(game)
    assert len(words) > 20
    assert [lack for word in words for lack in missing(game, word)] == []


@pytest.mark.parametrize("game", NOTATIONS)
def test_every_effect_of_the_grammar_is_explained(game: str) -> None:
    parser = NOTATIONS[game].parser
    effects = {str(rule.alias) for rule in parser.rules if rule.origin.name == "effect"}
    trees = [parser.parse(text, start="line") for text in explained(game)]
    assert len(effects) > 20
    assert sorted(effects - {tree.data for whole in trees for tree in whole.iter_subtrees()}) == []


def test_the_automa_knows_every_effect_word_of_its_game() -> None:
    resolving = import_module("heliopause.games.sun.solo.resolving")
    tried = {word.__name__ for word in words_of("sun") if hasattr(resolving, word.__name__)}
    assert {word.__name__ for word in words_of("sun")} - tried == ON_OTHER_CARDS
    cards: Any = heliopause.new("sun").rules.content.automa_cards
    assert {type(part).__name__ for card in cards for line in card.lines for part in parts_in(line)} <= tried


class Dig(Part):
    """`dig 2`, known to nobody."""


def test_what_a_word_lacks_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    assert missing("sun", Dig) == [
        "Dig has no phrase()",
        "Dig has no tokens()",
        "Dig: docs/notation.md has no line with it",
    ]
    assert missing("sun", Retire) == []
    unknown = Retire(False).phrase().message
    known = {language: [message for message in messages(language) if message != unknown] for language in LANGUAGES}
    monkeypatch.setattr(f"{__name__}.messages", known.__getitem__)
    monkeypatch.setitem(SMALL, "sun", SMALL["sun"] - {"Retire"})
    unsaid = [f"Retire: words/{language} does not say {unknown}" for language in LANGUAGES]
    assert missing("sun", Retire) == [*unsaid, "Retire: its value in games/sun/bots/card_values.py"]
