"""Fills what the games' pages of rules say of cards and boards: lines, prices, layouts, numbers of cards.

python -m docs.make_rules_tables
"""

from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

from docs.filling import Card, cards, cards_with, code, enumerated, filled, powers, table
from heliopause.content import tables_of
from heliopause.games.sun.options import LEVELS

GAMES = Path(__file__).resolve().parent.parent / "src" / "heliopause" / "games"
PAGES = {GAMES / "sun" / "rules.md": "sun", GAMES / "sun" / "solo.md": "sun", GAMES / "horizon" / "rules.md": "horizon"}
OTHERS = ("tests", "wins")  # marks that other makers fill
NUMERALS = {"sun": ("", "I", "II", "III", "IIII"), "horizon": ("", "I", "II", "III", "IV")}
PLAYERS = ("4", "3", "2")
# How the parts of a card are called where it is quoted whole.
PARTS = {
    "setup": "set-up",
    "control": "gaining control",
    "bonus": "bonus",
    "immediate": "at once",
    "anytime": "any time",
    "space": "space",
    "line": "action",
    "power": "power",
    "ability": "power",
    "condition": "condition",
}


def page(path: Path) -> str:
    """A page of rules as it should be."""
    return filled(path.read_text(encoding="utf-8"), lambda name, inside: make(PAGES[path], name, inside))


def make(game: str, name: str, inside: str) -> str | None:
    """What belongs at a mark: `slots`, `card ross-154`, `number of technologies by level`, `cards with anytime`."""
    if name in OTHERS:
        return None
    if name == "powers":
        return powers(game, inside)
    if name.startswith("cards with "):
        return cards_with(game, name.removeprefix("cards with "))
    if name.startswith("card "):
        return whole(next(card for card in cards(game) if card.id == name.removeprefix("card ")))
    if name.startswith("number of "):
        kind, _, key = name.removeprefix("number of ").partition(" by ")
        return number(game, kind, key)
    return MADE[name](game)


def whole(card: Card) -> str:
    """All lines of a card, for a section about it."""
    told = [f"{PARTS[key]} {code(card.table[key])}" for key in PARTS if isinstance(card.table.get(key), str)]
    told += [f"action {code(action['line'])}" for action in card.table.get("actions", [])]
    told += [f"{effect['who']} {code(effect['line'])}" for effect in card.table.get("effects", [])]
    return ", ".join(told)


def number(game: str, kind: str, key: str) -> str:
    """How many cards of a kind there are, or how many of each level or deck."""
    tables = tables_of(game)[kind].values()
    if not key:
        return str(len(tables))
    counted = Counter(table[key] for table in tables if key in table)
    return enumerated([str(counted[value]) for value in sorted(counted)])


# Both games


def slots(game: str) -> str:
    levels: dict[int, list[str]] = {}
    for id, slot in tables_of(game)["slot"].items():
        levels.setdefault(slot["level"], []).append(id + _needs(slot))
    return "; ".join(
        f"{NUMERALS[game][level]} {(', ' if level == 1 else ' ').join(ids)}" for level, ids in levels.items()
    )


def _needs(slot: dict[str, Any]) -> str:
    needs = slot.get("needs", [])
    if not needs:
        return ""
    of = slot.get("of", len(needs))
    return f"={'two of ' if (of, len(needs)) == (2, 3) else ''}{{{','.join(needs)}}}"


def basic_actions(game: str) -> str:
    rows = [[_action(id), code(action["line"]), *_spaces(action)] for id, action in tables_of(game)["basic"].items()]
    return table(["basic action", "line", *(f"{players} players" for players in PLAYERS)], rows)


def advanced_actions(game: str) -> str:
    rows = [
        [_action(id), code(action["line"]), code(action["condition"]), *_spaces(action)]
        for id, action in tables_of(game)["advanced"].items()
    ]
    return table(["advanced action", "line", "condition", *(f"{players} players" for players in PLAYERS)], rows)


def _action(id: str) -> str:
    name, _, level = id.rpartition("-")
    return f"{name} {'IIII'[: int(level)].replace('IIII', 'IV')}" if level.isdigit() else id.replace("-", " ")


def _spaces(action: dict[str, Any]) -> list[str]:
    if action.get("repeatable"):
        return ["unlimited"] * len(PLAYERS)
    return [", ".join(f"+{more}" if more else "0" for more in action["spaces"][players]) for players in PLAYERS]


# Beyond the Sun


def routes(board: str) -> str:
    names = {"sol": "Sol", "deep": "Deep Space"}
    pairs = tables_of("sun")["exploration"][board]["routes"]
    return ", ".join("-".join(names.get(place, place.upper()) for place in pair) for pair in pairs)


def shipyards(board: str) -> str:
    places = tables_of("sun")["exploration"][board]["places"]
    yards = [place for place in places if place["kind"] == "shipyard"]
    return ", ".join(f"{yard['id'].upper()} {' or '.join(yard['specialty'])}" for yard in yards)


def mats(game: str) -> str:
    head = ["mat", "set", "columns A-E", "food track", "ore track", "automation", "set-up"]
    return table(head, [_mat(card) for card in cards(game) if card.kind == "mat"])


def _mat(card: Card) -> list[str]:
    mat = card.table
    columns = ", ".join(str(cubes) for cubes in mat["columns"])
    ore = " ".join(str(ore or "-") for ore in mat["ore_track"])
    automation = ", ".join(str(vp) for vp in mat["automation"])
    setup = code(mat["setup"]) if "setup" in mat else ""
    return [mat["name"], mat["set"], columns, " ".join(mat["growth"]), ore, automation, setup]


def innovations(game: str) -> str:
    rows = [
        [card.table["name"], innovation["id"].upper(), innovation["name"], *_innovation(innovation)]
        for card in cards(game)
        for innovation in card.table.get("innovations", [])
    ]
    return table(["mat", "", "innovation", "works", "what"], rows)


def _innovation(innovation: dict[str, str]) -> list[str]:
    when = f"once, at {code(innovation['when'])}" if "when" in innovation else f"while {code(innovation['while'])}"
    return [when, code(innovation.get("line") or innovation["power"])]


def achievements(game: str) -> str:
    rows = [
        [card.name, card.table["deck"], code(card.table["condition"]), ", ".join(map(str, card.table["slots"]))]
        for card in cards(game)
        if card.kind == "achievement"
    ]
    return table(["achievement", "deck", "condition", "VP of its slots"], rows)


def fixed_events(game: str) -> str:
    fixed = [card for card in cards(game) if card.kind == "event" and card.table.get("fixed")]
    levels = sorted({card.table["level"] for card in fixed})
    names = {level: "; ".join(card.name for card in fixed if card.table["level"] == level) for level in levels}
    return " ".join(f"Fixed level {NUMERALS[game][level]}: {names[level]}." for level in levels)


def guilds(game: str) -> str:
    rows = [
        [card.name, str(card.table["tier"]), code(card.table["line"]), _printed(card)]
        for card in sorted(cards(game), key=lambda card: card.table.get("position", 0))
        if card.kind == "guild"
    ]
    return table(["guild, from the top", "tier", "action", "printed"], rows)


def _printed(card: Card) -> str:
    printed = card.table.get("printed", [])
    return printed if isinstance(printed, str) else ", ".join(printed)


# The solo deck


def automa_lists(game: str) -> str:
    known = tables_of(game)["achievement"]
    rows = [
        [known[id]["name"], known[id]["deck"], *(", ".join(map(str, deck[level])) for level in ("level_1", "level_2"))]
        for id, deck in tables_of(game)["automa_deck"].items()
    ]
    return table(["achievement", "deck", "level 1", "level 2"], rows)


def automa_always(game: str) -> str:
    return "; ".join(f"{kind}: {_automa(game, kind)}" for kind in ("basic 1", "basic 2", "special"))


def automa_upgrades(game: str) -> str:
    replaced = {
        "upgrade 1": "a basic 1 card",
        "upgrade 2": "a basic 2 card",
        "upgrade level 1": "a level 1 card",
        "upgrade level 2": "a level 2 card",
        "special upgrade": "the special card with the same claim",
    }
    return ", ".join(f"{_automa(game, kind)} {card}" for kind, card in replaced.items())


def _automa(game: str, kind: str) -> str:
    return enumerated([id.upper() for id, card in tables_of(game)["automa"].items() if card["kind"] == kind])


def automa_claims(game: str) -> str:
    claims: dict[str, list[str]] = {}
    for id, card in tables_of(game)["automa"].items():
        if "claim" in card:
            claims.setdefault(tables_of(game)["achievement"][card["claim"]]["name"], []).append(id.upper())
    return ", ".join(f"{enumerated(ids)} {achievement}" for achievement, ids in claims.items())


def automa_levels(game: str) -> str:
    rows = [[level, ", ".join(letters) or "none"] for level, letters in LEVELS.items()]
    return table(["level", "upgrades (house)"], rows)


# Beyond the Horizon


def columns(game: str) -> str:
    pawns = tables_of(game)["player"]["board"]["columns"]
    return ", ".join(f"{letter} {number}" for letter, number in zip("ABCDE", pawns, strict=True))


def tokens(game: str) -> str:
    kinds = {id: ", ".join("/".join(map(str, sides)) for sides in token["values"])
             for id, token in tables_of(game)["token"].items()}  # fmt: skip
    if len(set(kinds.values())) == 1:
        return f"{next(iter(kinds.values()))}, the same for {enumerated([f'{kind}s' for kind in kinds])}"
    return "; ".join(f"{kind}s {values}" for kind, values in kinds.items())


def tracks(game: str) -> str:
    rows = [
        [id, _open(track.get("open")), *map(_under, track["spaces"])]
        for id, track in tables_of(game)["track"].items()
        if id != "investment"
    ]
    return table(["track", "open", "cube 1", *map(str, range(2, len(rows[0]) - 1))], rows)


def _open(what: str | int | None) -> str:
    return "" if what is None else f"column {what}" if isinstance(what, str) else _coins(what)


def _coins(coins: int) -> str:
    return f"{coins} coin{'s' if coins != 1 else ''}"


def _under(space: dict[str, Any]) -> str:
    """What a cube covers, or what a space of investment gives."""
    ((key, value),) = space.items()
    stages = {"theocracy": "Theocracy", "once": "one-time bonus", "democracy": "Democracy"}
    told: dict[str, Callable[[], str]] = {
        "line": lambda: code(value),
        "column": lambda: f"column {value}",
        "coins": lambda: f"+{_coins(value)}",
        "stage": lambda: stages[value],
        "power": lambda: code(value),
        "vp": lambda: f"{value} VP",
    }
    return told[key]()


def investment(game: str) -> str:
    return ", ".join(map(_under, tables_of(game)["track"]["investment"]["spaces"]))


MADE: dict[str, Callable[[str], str]] = {
    "slots": slots,
    "basic actions": basic_actions,
    "advanced actions": advanced_actions,
    "routes of the large map": lambda game: routes("large"),
    "shipyards of the large map": lambda game: shipyards("large"),
    "routes of the small map": lambda game: routes("small"),
    "shipyards of the small map": lambda game: shipyards("small"),
    "mats": mats,
    "innovations": innovations,
    "achievements": achievements,
    "fixed events": fixed_events,
    "guilds": guilds,
    "automa lists": automa_lists,
    "automa always": automa_always,
    "automa upgrades": automa_upgrades,
    "automa claims": automa_claims,
    "automa levels": automa_levels,
    "columns": columns,
    "tokens": tokens,
    "tracks": tracks,
    "investment": investment,
}

if __name__ == "__main__":
    for path in PAGES:
        path.write_text(page(path), encoding="utf-8")
