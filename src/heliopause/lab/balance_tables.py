"""From games to tables: rounds, points, wins by seat, side, first claim and strategy, and every card."""

from collections import defaultdict
from pathlib import Path
from typing import Any, Final

import msgspec
import polars

from heliopause.lab.balance import Plan, Played
from heliopause.lab.balance_rates import Rate, corrected, mean
from heliopause.lab.balance_reader import Card, Reader

Row = dict[str, Any]
PLAYED_BY: Final = ("place", "faction", "first", "strategy", "bot")  # what the wins are counted by


class Tables(msgspec.Struct):
    """All figures of one run. Each table is a list of rows with the same columns, ready for CSV and Parquet."""

    games: list[Row]
    seats: list[Row]
    sources: list[Row]
    wins: list[Row]
    strategies: list[Row]
    turns: list[Row]
    cards: list[Row]
    offers: list[Row]
    rounds: Row

    def write(self, folder: Path) -> list[Path]:
        written = []
        for name in ("games", "seats", "sources", "wins", "strategies", "turns", "cards", "offers"):
            frame = polars.DataFrame(getattr(self, name), infer_schema_length=None)
            frame.write_csv(folder / f"{name}.csv")
            frame.write_parquet(folder / f"{name}.parquet")
            written += [folder / f"{name}.csv", folder / f"{name}.parquet"]
        return written


def tables(plan: Plan, reader: Reader, cards: list[Card], games: list[Played]) -> Tables:
    games = sorted(games, key=lambda game: game.number)
    fair = 1 / len(plan.bots)
    return Tables(
        games=[_game_row(game) for game in games],
        seats=_seat_rows(games),
        sources=_source_rows(reader, games),
        wins=_win_rows(reader, games, fair),
        strategies=_strategy_rows(reader, games),
        turns=_turn_rows(reader, cards, games),
        cards=_card_rows(cards, games, fair),
        offers=_offer_rows(reader, cards, games),
        rounds=msgspec.structs.asdict(mean([game.rounds for game in games])),
    )


def by_words(reader: Reader) -> dict[str, str]:
    """What the wins are counted by, and what that is called in this game."""
    words = {"place": "place in turn order", "strategy": "strategy", "bot": "bot", **reader.called}
    return {**{by: words[by] for by in PLAYED_BY}, **reader.counted}


def _game_row(game: Played) -> Row:
    best = sorted((sum(seat.points.values()) for seat in game.seats), reverse=True)
    winners = [seat for seat in game.seats if seat.win]
    return {
        "game": game.number,
        "rounds": game.rounds,
        "best": best[0],
        "lead": best[0] - best[1],
        "winner": "+".join(seat.faction for seat in winners),
        "place": "+".join(str(seat.place) for seat in winners),
        "strategy": "+".join(seat.strategy for seat in winners),
    }


def _seat_rows(games: list[Played]) -> list[Row]:
    return [
        {
            "game": game.number,
            "seat": index,
            "bot": seat.bot,
            "place": seat.place,
            "faction": seat.faction,
            "strategy": seat.strategy,
            "first": seat.first,
            "win": seat.win,
            "total": sum(seat.points.values()),
            **seat.points,
            **{f"owned_{kind}": len(ids) for kind, ids in seat.owned.items()},
        }
        for game in games
        for index, seat in enumerate(game.seats)
    ]


def _source_rows(reader: Reader, games: list[Played]) -> list[Row]:
    """Points by source: of winners and of the others."""
    winners = [seat.points for game in games for seat in game.seats if seat.win]
    others = [seat.points for game in games for seat in game.seats if not seat.win]
    rows = []
    for source, name in [*reader.sources.items(), ("total", "in all")]:
        won = mean([_points(points, source) for points in winners])
        lost = mean([_points(points, source) for points in others])
        rows.append(
            {
                "source": source,
                "name": name,
                "winners": won.mean,
                "winners_low": won.low,
                "winners_high": won.high,
                "winners_n": won.n,
                "others": lost.mean,
                "others_low": lost.low,
                "others_high": lost.high,
                "others_n": lost.n,
            }
        )
    return rows


def _points(points: dict[str, int], source: str) -> int:
    return sum(points.values()) if source == "total" else points[source]


def _win_rows(reader: Reader, games: list[Played], fair: float) -> list[Row]:
    """How often a seat wins, by what it was or did."""
    rows: list[Row] = []
    for by in (*PLAYED_BY, *reader.counted):
        found: dict[str, list[float]] = defaultdict(list)
        for game in games:
            for seat in game.seats:
                if value := str(len(seat.owned[by]) if by in reader.counted else getattr(seat, by)):
                    found[value].append(seat.win)
        for value in sorted(found):
            rate = Rate(sum(found[value]), len(found[value]))
            rows.append(
                {
                    "by": by,
                    "value": value,
                    "wins": rate.hits,
                    **rate.columns(),
                    "expected": fair,
                    "effect": rate.share - fair,
                    "surprise": rate.surprise(fair),
                }
            )
    return rows


def _strategy_rows(reader: Reader, games: list[Played]) -> list[Row]:
    """Of all games: how many were won with each strategy; and how many seats played it."""
    won: dict[str, float] = defaultdict(float)
    seats: dict[str, int] = defaultdict(int)
    for game in games:
        for seat in game.seats:
            won[seat.strategy] += seat.win
            seats[seat.strategy] += 1
    return [
        {
            "strategy": strategy,
            "games": won[strategy],
            **Rate(won[strategy], len(games)).columns(),
            "seats": seats[strategy],
        }
        for strategy in reader.strategies
    ]


def _turn_rows(reader: Reader, cards: list[Card], games: list[Played]) -> list[Row]:
    """What turns are spent on, by the action that the pawn takes unless the game tells better; of winners too."""
    kind_of = {card.id: card.turn for card in cards if card.kind == "action"}
    spent: dict[str, list[float]] = {kind: [0, 0] for kind in reader.turns}
    for game in games:
        for seat in game.seats:
            taken = [(kind_of[id], taken) for id, (_, taken) in seat.seen.get("action", {}).items()]
            for kind, number in seat.turns.items() or taken:
                spent[kind][0] += number
                spent[kind][1] += number * seat.win
    turns, won = (sum(pair[index] for pair in spent.values()) for index in (0, 1))
    return [
        {
            "turn": kind,
            "name": name,
            **Rate(spent[kind][0], int(turns)).columns(),
            "winners": spent[kind][1] / won if won else 0.0,
            "least": least,
            "most": most,
        }
        for kind, (name, least, most) in reader.turns.items()
    ]


def _card_rows(cards: list[Card], games: list[Played], fair: float) -> list[Row]:
    """Every card: how often its owners win, against a fair share and against the owners of its peers."""
    wins: dict[tuple[str, str], list[float]] = defaultdict(list)
    in_games: dict[tuple[str, str], int] = defaultdict(int)
    for game in games:
        there = set()
        for seat in game.seats:
            for kind, ids in seat.owned.items():
                for id in ids:
                    wins[kind, id].append(seat.win)
                    there.add((kind, id))
        for key in there:
            in_games[key] += 1
    peers: dict[tuple[str, str], Rate] = {}
    for kind, group in {(card.kind, card.group) for card in cards}:
        all_wins = [
            win for card in cards if (card.kind, card.group) == (kind, group) for win in wins.get((kind, card.id), [])
        ]
        peers[kind, group] = Rate(sum(all_wins), len(all_wins))
    rows: list[Row] = []
    for card in cards:
        if card.kind == "action":
            continue
        owners = wins.get((card.kind, card.id), [])
        rate = Rate(sum(owners), len(owners))
        usual = peers[card.kind, card.group].share
        rows.append(
            {
                "kind": card.kind,
                "id": card.id,
                "name": card.name,
                "group": card.group,
                "house": card.house,
                "games": in_games[card.kind, card.id],
                **rate.columns(),
                "effect": rate.share - fair,
                "peers": usual,
                "beside": rate.share - usual,
                "surprise": rate.surprise(usual),
            }
        )
    for row, value in zip(rows, corrected([row["surprise"] for row in rows]), strict=True):
        row["corrected"] = value
    return sorted(rows, key=lambda row: (row["surprise"], row["id"]))


def _offer_rows(reader: Reader, cards: list[Card], games: list[Played]) -> list[Row]:
    """Every card and way to come by it: how often taken when it could be, beside the printed ones of its group."""
    seen: dict[tuple[str, str], list[int]] = defaultdict(lambda: [0, 0])
    for game in games:
        for seat in game.seats:
            for way, offers in seat.seen.items():
                for id, (offered, taken) in offers.items():
                    seen[way, id][0] += offered
                    seen[way, id][1] += taken
    rows: list[Row] = []
    for way, (kind, _) in reader.ways.items():
        of_kind = [card for card in cards if card.kind == kind]
        for card in of_kind:
            offered, taken = seen[way, card.id]
            usual, yardstick = _yardstick(seen, way, [peer for peer in of_kind if peer.group == card.group])
            rate = Rate(taken, offered)
            rows.append(
                {
                    "kind": kind,
                    "id": card.id,
                    "name": card.name,
                    "group": card.group,
                    "house": card.house,
                    "way": way,
                    "taken": taken,
                    **rate.columns(),
                    "peers": usual.share,
                    "yardstick": yardstick,
                    "factor": rate.share / usual.share if offered and usual.hits else None,
                    "surprise": rate.surprise(usual.share),
                }
            )
    for row, value in zip(rows, corrected([row["surprise"] for row in rows]), strict=True):
        row["corrected"] = value
    return sorted(rows, key=lambda row: (row["surprise"], row["way"], row["id"]))


def _yardstick(seen: dict[tuple[str, str], list[int]], way: str, peers: list[Card]) -> tuple[Rate, str]:
    """The take rate of the printed cards of a group; of all of them where none is printed."""
    printed = [card for card in peers if not card.house and seen[way, card.id][0]]
    counted = printed or peers
    offered = sum(seen[way, card.id][0] for card in counted)
    taken = sum(seen[way, card.id][1] for card in counted)
    return Rate(taken, offered), "printed" if printed else "group"
