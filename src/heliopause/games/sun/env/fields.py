"""What the observation of Beyond the Sun adds to what both games have, block by block, and what may be asked."""

from typing import Any, Final

from heliopause.envs.layout import SEATS, Field
from heliopause.games.sun.rules.cards import Content

AUTOMA_DECK: Final = 22
QUESTIONS: Final = (
    "AskSpace",
    "AskProduction",
    "AskAchievement",
    "AskSlot",
    "AskType",
    "AskCard",
    "AskRow",
    "AskMat",
    "AskMay",
    "AskChoice",
    "AskCopy",
    "AskPrice",
    "AskTrade",
    "AskFromColumn",
    "AskToColumn",
    "AskAutomate",
    "AskReplace",
    "AskBuild",
    "AskUpgrade",
    "AskJump",
    "AskMove",
    "AskRetire",
    "AskOutpost",
    "AskBonus",
    "AskColonize",
    "AskSettle",
    "AskColonyDisc",
    "AskInfiltrate",
    "AskAnnex",
    "AskLink",
    "AskGuild",
)


def system_fields(content: Content) -> list[Any]:
    return [
        Field("deck", len(content.systems), "in the decks: 1 may be drawn next, 0.5 lies under those"),
        Field("attached", len(content.systems), "attached to an event"),
    ]


def event_fields(content: Content) -> list[Any]:
    return [
        Field("hidden", len(content.events), "face down on the board: 1 for certain, 0.5 perhaps"),
        Field("left", 2, "how many are face down, by level (II, III)", unit=10, most=10),
        Field("standing", len(content.events), "events that stay"),
        Field("guilds", len(content.guilds), "open guilds"),
    ]


def variant_fields(content: Content) -> list[Any]:
    return [
        Field("tableau", 1, "is there a tableau?"),
        Field("row", len(content.technologies), "cards in the rows of the tableau"),
        Field("solo", 1, "does the solo deck play?"),
        Field("stage", 3, "the stage of its deck"),
        Field("cards", 1, "cards left in it", unit=AUTOMA_DECK, most=AUTOMA_DECK),
        Field("deck", len(content.automa_cards), "cards of this stage: 1 for certain, 0.5 perhaps"),
    ]


def place_fields(content: Content) -> list[Any]:
    return [
        Field("there", 1, "is the place on this board?"),
        Field("controller", SEATS, "who controls it", by_seat=True),
        Field("outpost", 3, "the disc of the outpost: food, ore, star"),
        Field("system", len(content.systems), "the system card there"),
        Field("uncontrolled", 1, "did nobody control it at the start of the turn?"),
        Field("link", 1, "does the extra system lie one jump from here?"),
        Field("subject", 1, "is it the place the question is about?"),
    ]
