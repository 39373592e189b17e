"""What has changed in a game of Beyond the Sun."""

from typing import final

from heliopause.envs.beyond.watch import CARDS, KINDS, MAP, MONEY, OTHERS, PIECES, POWERS, Watch
from heliopause.games.sun.rules.state import Seat, State


@final
class SunWatch(Watch):
    __slots__ = (
        "attached",
        "automa_deck",
        "controller",
        "event_left",
        "extra_link",
        "guilds",
        "outpost",
        "rows",
        "seats",
        "space",
        "standing",
        "system",
        "system_decks",
        "taken",
        "uncontrolled",
    )

    def __init__(self, state: State) -> None:
        super().__init__()
        self.seats = [seat.copy() for seat in state.seats]
        self.space: list[int] = []  # what Sol and Deep Space score, by seat
        self.system_decks: list[list[int]] = []
        self.event_left: list[int] = []
        self.standing: tuple[int, ...] = ()
        self.attached = -1
        self.guilds = 0
        self.rows: list[list[int]] = []
        self.automa_deck: list[int] = []
        self.controller: list[int] = []
        self.system: list[int] = []
        self.outpost: list[int] = []
        self.extra_link = -1
        self.uncontrolled = 0
        self.taken = 0

    def look(self, state: State) -> int:
        news = self.look_at_table(state, state.achievements)
        shift = 0
        for number, faction in enumerate(state.seats):
            seen = self.seats[number]
            if (
                faction.pop != seen.pop
                or faction.ore != seen.ore
                or faction.pawn != seen.pawn
                or faction.used != seen.used
                or faction.columns != seen.columns
            ):
                seen.pop = faction.pop
                seen.ore = faction.ore
                seen.pawn = faction.pawn
                seen.used = faction.used
                seen.columns = faction.columns[:]
                news |= MONEY << shift
            if faction.ships != seen.ships:
                seen.ships = faction.ships[:]
                news |= PIECES << shift
            if faction.powers != seen.powers:
                seen.powers = faction.powers
                news |= POWERS << shift
            if not _same(faction, seen):
                self.seats[number] = faction.copy()
                news |= OTHERS << shift
            shift += KINDS
        return news | self._look_at_cards(state) | self._look_at_map(state)

    def _look_at_cards(self, state: State) -> int:
        if (
            self.standing is state.standing
            and self.attached == state.attached
            and self.guilds == state.guilds
            and self.event_left == state.event_left
            and self.system_decks == state.system_decks
            and self.automa_deck == state.automa_deck
            and (not state.settings.tableau or self.rows == state.rows)
        ):
            return 0
        self.standing = state.standing
        self.attached = state.attached
        self.guilds = state.guilds
        self.event_left = state.event_left[:]
        self.system_decks = [deck[:] for deck in state.system_decks]
        self.automa_deck = state.automa_deck[:]
        self.rows = [row[:] for row in state.rows]
        return CARDS

    def _look_at_map(self, state: State) -> int:
        if (
            self.uncontrolled == state.uncontrolled
            and self.taken == state.taken  # a card might count it
            and self.extra_link == state.extra_link
            and self.controller == state.controller
            and self.system == state.system
            and self.outpost == state.outpost
        ):
            return 0
        self.uncontrolled = state.uncontrolled
        self.taken = state.taken
        self.extra_link = state.extra_link
        self.controller = state.controller[:]
        self.system = state.system[:]
        self.outpost = state.outpost[:]
        return MAP


def _same(faction: Seat, seen: Seat) -> bool:
    """Is it all as it was, but for money, ships and powers? What is a tuple is replaced when it changes."""
    return (
        faction.techs == seen.techs
        and faction.cards is seen.cards
        and faction.private is seen.private
        and faction.claimed == seen.claimed
        and faction.mat is seen.mat
        and faction.colonies is seen.colonies
        and faction.fired == seen.fired
        and faction.achieved == seen.achieved
        and faction.retired is seen.retired
        and faction.tracks == seen.tracks
        and faction.automated == seen.automated
        and faction.colony_discs == seen.colony_discs
    )
