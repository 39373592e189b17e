"""What the lab has found, in phrases: it writes English and its figures, and people read it in their language."""

from typing import Any

from heliopause.content import Pack, tables_of
from heliopause.kernel.phrase import Phrase, card_name, name, with_names
from heliopause.table.from_game import said
from heliopause.table.weighing_messages import Finding
from heliopause.words import knows


def finding_now(game: str, pack: Pack, found: dict[str, Any]) -> Finding:
    return Finding(found["verdict"], said(finding_phrase(game, pack, found)))


def finding_phrase(game: str, pack: Pack, found: dict[str, Any]) -> Phrase:
    figures: dict[str, Any] = found["figures"]
    share = _percent(figures.get("share", 0.0))
    match found["about"], figures:
        case "rounds", {"mean": mean, "least": least, "most": most}:
            return Phrase("weigh-rounds", {**_tenths(mean), "least": round(least), "most": round(most)})
        case "rounds", {"mean": mean}:
            return Phrase("weigh-rounds-last", _tenths(mean))
        case "place", {"of": place, "fair": fair}:
            return Phrase("weigh-place", {"place": place, "share": share, "fair": _percent(fair)})
        case "faction", {"of": side, "fair": fair}:
            return Phrase("weigh-side", {"side": _side(game, pack, side), "share": share, "fair": _percent(fair)})
        case "strategy", {"of": strategy, "least": least}:
            what = _word(f"weigh-strategy-{strategy}", strategy)
            return Phrase("weigh-strategy", {"what": what, "share": share, "least": _percent(least)})
        case "turns", {"of": kind, "least": least, "most": most}:
            what = _word(f"weigh-turn-{game}-{kind}", kind)
            if most < 1:
                return Phrase("weigh-turns-most", {"what": what, "share": share, "most": _percent(most)})
            return Phrase("weigh-turns-least", {"what": what, "share": share, "least": _percent(least)})
        case "action", {"taken": action, "peers": peers}:
            card, _, line = action.partition(": ")
            return Phrase(
                "weigh-action", {"card": card_name(card), "line": line, "share": share, "peers": _percent(peers)}
            )
        case _, {"taken": card, "peers": peers}:
            return Phrase("weigh-taken", {"card": card_name(card), "share": share, "peers": _percent(peers)})
        case _, {"owned": card, "peers": peers}:
            return Phrase("weigh-owned", {"card": card_name(card), "share": share, "peers": _percent(peers)})
    return name(found["text"])


def _percent(share: float) -> int:
    return round(100 * share)


def _tenths(number: float) -> dict[str, Any]:
    """Whole and tenths apart: languages put another sign between them."""
    tenths = round(10 * number)
    return {"whole": tenths // 10, "tenth": tenths % 10}


def _side(game: str, pack: Pack, id: str) -> Phrase:
    """A faction or a government by its id: what its card is called."""
    for cards in tables_of(game, pack).values():
        if "name" in cards.get(id, {}):
            return card_name(with_names(cards[id]["name"], cards[id].get("names", {})))
    return name(id)


def _word(message: str, otherwise: str) -> Phrase:
    """What a game calls it, if it has a word for it."""
    return Phrase(message) if knows(message) else name(otherwise)
