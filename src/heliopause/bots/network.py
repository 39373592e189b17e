"""What was learned of a game: who will win, and which choices are worth more than they seem.

Weights have names, so that they outlive a change of the cards: the features that a game tells, what search found of
choices (PLAN and the beginning of their id), and the few words below. No library is needed to use them, and the sums
are added up in the same order everywhere, so that the compiled and the interpreted form choose the same.
"""

from typing import Final, final

LearnedWeights = dict[str, dict[str, list[float]]]  # by table (table_key) and name
EARLY: Final = 12.0  # turns left after which more do not count
EARLINESS: Final = "early"  # a feature that every game has
HIDDEN: Final = "hidden"  # what each hidden unit says
PLAN: Final = "plan "
PAIR: Final = 2  # numbers that a linear model has for a feature: at the end of the game, and how much more before


def earliness(turns_left: float) -> float:
    return min(turns_left, EARLY) / EARLY


@final
class Network:
    """How good the prospects of seats are, in odds: a difference of one makes a seat e times as likely to win.

    What is linear in a seat's features, with weights that change with the time, and what a layer of hidden units adds
    that sees the seat's own features and the mean of those of the others.
    """

    __slots__ = ("end", "hidden", "more", "others", "own", "plans")

    def __init__(
        self,
        end: list[float],
        more: list[float],
        own: list[list[float]],
        others: list[list[float]],
        hidden: list[float],
        plans: dict[str, list[float]],
    ) -> None:
        self.end = end  # by feature: its weight at the end of the game,
        self.more = more  # and how much more it counts at the beginning
        self.own = own  # by hidden unit and feature, the last of which is EARLINESS; no units: a linear model
        self.others = others
        self.hidden = hidden  # by hidden unit
        self.plans = plans  # by the beginning of an option's id, as `end` and `more`

    def values(self, seen: list[list[float]], turns_left: list[float]) -> list[float]:
        """For every seat, by its features and the turns it has left."""
        found: list[float] = []
        for seat in range(len(seen)):
            found.append(self._linear(seen[seat], earliness(turns_left[seat])))
        if self.hidden:
            self._add_hidden(seen, turns_left, found)
        return found

    def _linear(self, features: list[float], early: float) -> float:
        end, more = self.end, self.more
        total = 0.0
        for number in range(len(features)):
            feature = features[number]
            if feature:
                total += feature * (end[number] + early * more[number])
        return total

    def _add_hidden(self, seen: list[list[float]], turns_left: list[float], found: list[float]) -> None:
        """Most features are zero: only the others are multiplied."""
        seats = len(seen)
        numbers: list[list[int]] = []
        features: list[list[float]] = []
        for seat in range(seats):
            row = seen[seat]
            numbers.append([number for number in range(len(row)) if row[number]] + [len(row)])
            features.append([feature for feature in row if feature] + [earliness(turns_left[seat])])
        share = 1 / (seats - 1) if seats > 1 else 0.0
        for unit in range(len(self.hidden)):
            own = self.own[unit]
            others = self.others[unit]
            weight = self.hidden[unit]
            mine: list[float] = []
            told: list[float] = []
            together = 0.0
            for seat in range(seats):
                first = 0.0
                second = 0.0
                where = numbers[seat]
                there = features[seat]
                for index in range(len(where)):
                    number = where[index]
                    feature = there[index]
                    first += feature * own[number]
                    second += feature * others[number]
                mine.append(first)
                told.append(second)
                together += second
            for seat in range(seats):
                excited = mine[seat] + share * (together - told[seat])
                if excited > 0:
                    found[seat] += weight * excited

    def liking(self, id: str, early: float) -> float:
        """What search found an option to be worth more than it seems, in points.

        Of options nobody has met, what holds for their kind: for those whose id begins alike.
        """
        known = self.plans.get(id)
        if known is None:
            kind, colon, _ = id.rpartition(":")
            known = [0.0, 0.0]
            while colon:
                if kind in self.plans:
                    known = self.plans[kind]
                    break
                kind, colon, _ = kind.rpartition(":")
            self.plans[id] = known  # so that it is looked for once
        return known[0] + early * known[1]


def table_key(players: int, handed: str = "") -> str:
    """What a model is kept by: how many play, or the option that hands seats to the rules themselves."""
    return handed or str(players)


def weights_for(learned: LearnedWeights, players: int, handed: str = "") -> dict[str, list[float]]:
    """Those for such a table; where there are none, those for the nearest number of players."""
    known = learned.get(table_key(players, handed))
    if known is not None:
        return known
    numbers = [number for number in learned if number.isdecimal()]
    return learned[min(numbers, key=lambda number: (abs(int(number) - players), -int(number)))] if numbers else {}


def network_of(learned: LearnedWeights, players: int, names: tuple[str, ...], handed: str = "") -> Network | None:
    """The network for such a table and features of these names; what it has not learned about counts for nothing."""
    weights = weights_for(learned, players, handed)
    if not weights:
        return None
    hidden = [float(weight) for weight in weights.get(HIDDEN, [])]
    size = PAIR + 2 * len(hidden)
    unknown = [0.0] * size
    found = [[float(weight) for weight in weights.get(name, unknown)] for name in (*names, EARLINESS)]
    found = [row if len(row) == size else row[:PAIR] + unknown[PAIR:] for row in found]
    units = range(len(hidden))
    return Network(
        [row[0] for row in found[:-1]],
        [row[1] for row in found[:-1]],
        [[row[PAIR + unit] for row in found] for unit in units],
        [[row[PAIR + len(hidden) + unit] for row in found] for unit in units],
        hidden,
        {name.removeprefix(PLAN): list(pair) for name, pair in weights.items() if name.startswith(PLAN)},
    )
