"""What the observation of Beyond the Horizon adds to what both games have, block by block, and what may be asked."""

from typing import Any, Final

from heliopause.envs.layout import SEATS, Field
from heliopause.games.horizon.rules import hexes
from heliopause.games.horizon.rules.cards import Content
from heliopause.games.horizon.rules.constants import TOKENS

UNITS: Final = 12  # settlers of strength 1 to 6, soldiers of strength 1 to 6
QUESTIONS: Final = (
    "AskSpace",
    "AskExpansion",
    "AskProduction",
    "AskGoal",
    "AskClaimNow",
    "AskGovernment",
    "AskSlot",
    "AskType",
    "AskCard",
    "AskLegacy",
    "AskMay",
    "AskChoice",
    "AskBasicAction",
    "AskTrade",
    "AskInvest",
    "TakeCube",
    "AskMove",
    "AskEnlist",
    "AskUpgrade",
    "AskDecommission",
    "AskSite",
    "AskUse",
    "AskConstruction",
    "AskBuild",
    "AskPrivate",
)


def stock_fields(content: Content) -> list[Any]:
    constructions, leaders = len(content.constructions), len(content.leaders)
    return [
        Field("claimed_now", 1, "has a goal been claimed this turn?"),
        Field("tokens", 2, "settle and fortify tokens nobody has", unit=TOKENS, most=TOKENS),
        Field("governments", len(content.governments), "governments nobody has chosen yet"),
        Field("display", constructions, "constructions on display"),
        Field("constructions", constructions, "in the decks: 1 may be drawn next, 0.5 lies under those"),
        Field("territories", len(content.territories), "territories that may be explored"),
        Field("leaders", leaders, "leaders that may lie face down"),
        Field("legacies", leaders, "the choice a leader was taken with: 0.25 a, 0.5 b, 0.75 c, 1 d"),
    ]


def tile_fields(content: Content) -> list[Any]:
    reach = hexes.REACH
    return [
        Field("there", 1, "is there such a tile?"),
        Field("at", 2, "its axial coordinates q and r", unit=5, most=reach, least=-reach),
        Field("home", SEATS, "whose start tile it is", by_seat=True),
        Field("territory", len(content.territories), "which territory it is"),
        Field("village", SEATS, "who has settled the village", by_seat=True),
        Field("city", SEATS, "who has fortified the city", by_seat=True),
        Field("construction", len(content.constructions), "the construction there"),
        Field("builders", SEATS, "who has built it: 1 first, 0.5 second", by_seat=True),
        Field("subject", 1, "is it the tile the question is about?"),
        Field(
            "units",
            SEATS * UNITS,
            "units by seat, settlers of strength 1 to 6, soldiers of 1 to 6",
            unit=4,
            most=8,
            by_seat=True,
        ),
    ]
