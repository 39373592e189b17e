"""Who sits where in an arena: games come in sets of one seed, in which the bots change seats until all is even."""

import random
from itertools import combinations

Seating = tuple[int, ...]  # by seat: the number of its bot


def seatings(bots: list[str], players: int) -> list[Seating]:
    """The seatings of one set, as numbers into `different(bots)`.

    As many bots as seats: they sit down as named and move on by one seat. Fewer: they are dealt out in turn, as in
    a, b, a, b. More: every choice of them meets. Bots of the same text are one bot.
    """
    names = different(bots)
    entries = [names.index(bot) for bot in bots]
    number = len(entries)
    if number < players:
        tables = [[entries[(seat + shift) % number] for seat in range(players)] for shift in range(number)]
    else:
        tables = [list(table) for table in combinations(entries, players)]
    found: dict[Seating, None] = {}
    for table in tables:
        for shift in range(players):
            found[tuple(table[shift:] + table[:shift])] = None
    return list(found)


def different(bots: list[str]) -> list[str]:
    """The bots by name, each once."""
    return list(dict.fromkeys(bots))


def seed_of(seed: int, number: int) -> int:
    """The seed of the games of a set."""
    return random.Random(f"{seed} {number}").randrange(1 << 31)
