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
SURENESS: Final = "sureness"  # how much a lead is to be believed: late much, early little
PLAN: Final = "plan "
PAIR: Final = 2  # numbers that a linear model has for a feature: at the end of the game, and how much more before


def earliness(turns_left: float) -> float:
    return min(turns_left, EARLY) / EARLY


@final
class Four:
    """What four hidden units make of something: of what a seat has, and of what the others have.

    Numbers in an object are numbers for the C compiler, those in a list are objects: hence four, and not a list.
    """

    __slots__ = ("a", "b", "c", "d", "others_a", "others_b", "others_c", "others_d")

    def __init__(self, own: list[float], others: list[float]) -> None:
        self.a, self.b, self.c, self.d = own[0], own[1], own[2], own[3]
        self.others_a, self.others_b, self.others_c, self.others_d = others[0], others[1], others[2], others[3]


@final
class Seen:
    """A feature that is not zero."""

    __slots__ = ("feature", "number")

    def __init__(self, number: int, feature: float) -> None:
        self.number = number
        self.feature = feature


@final
class Network:
    """How good the prospects of seats are, in odds: a difference of one makes a seat e times as likely to win.

    What is linear in a seat's features, with weights that change with the time, times how sure a lead is at that time;
    and what a layer of hidden units adds that sees the seat's own features and the mean of those of the others.
    """

    __slots__ = ("end", "hidden", "more", "plans", "sureness", "units")

    def __init__(
        self,
        end: list[float],
        more: list[float],
        units: list[list[Four]],
        hidden: list[Four],
        plans: dict[str, list[float]],
        sureness: list[float],
    ) -> None:
        self.end = end  # by feature: its weight at the end of the game,
        self.more = more  # and how much more it counts at the beginning
        self.units = units  # by four hidden units and feature, the last of which is EARLINESS; none: a linear model
        self.hidden = hidden  # by four hidden units: what they say
        self.plans = plans  # by the beginning of an option's id, as `end` and `more`
        self.sureness = sureness  # what the linear part is multiplied by, as `end` and `more`

    def values(self, seen: list[list[float]], turns_left: list[float]) -> list[float]:
        """For every seat, by its features and the turns it has left."""
        early = [earliness(left) for left in turns_left]
        sure = self.sureness[0] + self.sureness[1] * sum(early) / len(early)
        found = [sure * self._linear(features, early[seat]) for seat, features in enumerate(seen)]
        if self.hidden:
            self._add_hidden(seen, early, found)
        return found

    def _linear(self, features: list[float], early: float) -> float:
        end, more = self.end, self.more
        total = 0.0
        for number in range(len(features)):
            feature = features[number]
            if feature:
                total += feature * (end[number] + early * more[number])
        return total

    def _add_hidden(self, seen: list[list[float]], early: list[float], found: list[float]) -> None:
        """Most features are zero: only the others are multiplied."""
        seats = len(seen)
        rows: list[list[Seen]] = []
        for seat in range(seats):
            row = [Seen(number, feature) for number, feature in enumerate(seen[seat]) if feature]
            row.append(Seen(len(seen[seat]), early[seat]))
            rows.append(row)
        share = 1 / (seats - 1) if seats > 1 else 0.0
        for number, weights in enumerate(self.units):
            told = [_told(weights, row) for row in rows]
            a = b = c = d = 0.0  # all seats together
            for one in told:
                a += one.others_a
                b += one.others_b
                c += one.others_c
                d += one.others_d
            says = self.hidden[number]
            for seat, one in enumerate(told):
                excited = says.a * max(0.0, one.a + share * (a - one.others_a))
                excited += says.b * max(0.0, one.b + share * (b - one.others_b))
                excited += says.c * max(0.0, one.c + share * (c - one.others_c))
                excited += says.d * max(0.0, one.d + share * (d - one.others_d))
                found[seat] += excited

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


def _told(weights: list[Four], row: list[Seen]) -> Four:
    """What a seat's features tell four units, about itself and about one of the others."""
    a = b = c = d = others_a = others_b = others_c = others_d = 0.0
    for seen in row:
        feature = seen.feature
        four = weights[seen.number]
        a += feature * four.a
        b += feature * four.b
        c += feature * four.c
        d += feature * four.d
        others_a += feature * four.others_a
        others_b += feature * four.others_b
        others_c += feature * four.others_c
        others_d += feature * four.others_d
    return Four([a, b, c, d], [others_a, others_b, others_c, others_d])


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
    padding = [0.0] * (-len(hidden) % 4)
    hidden += padding
    own = [row[PAIR : PAIR + len(hidden) - len(padding)] + padding for row in found]
    others = [row[PAIR + len(hidden) - len(padding) :] + padding for row in found]
    fours = range(0, len(hidden), 4)
    return Network(
        [row[0] for row in found[:-1]],
        [row[1] for row in found[:-1]],
        [[Four(own[row][at : at + 4], others[row][at : at + 4]) for row in range(len(found))] for at in fours],
        [Four(hidden[at : at + 4], [0.0] * 4) for at in fours],
        {name.removeprefix(PLAN): list(pair) for name, pair in weights.items() if name.startswith(PLAN)},
        [float(weight) for weight in weights.get(SURENESS, [1.0, 0.0])],
    )
