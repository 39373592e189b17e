"""Positions for tests: a real game past its set-up, with the table rearranged before a turn begins."""

from typing import Any

import heliopause
from heliopause.game import Game
from heliopause.sun.finding import gain_technology
from heliopause.sun.state import Seat, State
from heliopause.sun.terms import DISCS, POWERS
from heliopause.sun.turn import TURN_START


class Position:
    """A table that can be rearranged. `turn(seat)` starts that seat's turn; then play it through `game`."""

    def __init__(self, players: int = 4, seed: int = 1, **options: Any) -> None:
        self.game: Game = heliopause.new("sun", players=players, seed=seed, **{"start": 0, **options})
        self.finish_setup()

    def finish_setup(self) -> None:
        """Answer what mats ask during set-up with the first option."""
        while type(self.state.asking).__name__ != "AskSpace":
            self.game.choose(self.game.options()[0])

    @property
    def state(self) -> State:
        state = self.game._state
        assert isinstance(state, State)
        return state

    def seat(self, seat: int) -> Seat:
        return self.state.seats[seat]

    # Finding things by id

    def slot(self, id: str) -> int:
        return next(slot.index for slot in self.state.content.slots if slot.id == id)

    def technology(self, id: str) -> int:
        return next(card.index for card in self.state.content.technologies if card.id == id)

    def system_card(self, id: str) -> int:
        return next(card.index for card in self.state.content.systems if card.id == id)

    def event(self, id: str) -> int:
        return next(card.index for card in self.state.content.events if card.id == id)

    def place(self, id: str) -> int:
        return self.state.board.ids.index(id)

    def space(self, id: str) -> int:
        basic = [space.index for space in self.state.content.basic_spaces[self.state.players] if space.id == id]
        return basic[0] if basic else next(space.index for space in self.state.content.spaces if space.id == id)

    # Rearranging the table

    def put_card(self, slot: str, technology: str) -> None:
        """Lay a technology on a slot; a card that lies there goes back, one that lies elsewhere swaps places."""
        card, here = self.technology(technology), self.slot(slot)
        state = self.state
        level = state.content.technologies[card].level
        before = state.card_at[here]
        if card in state.card_at:
            state.card_at[state.card_at.index(card)] = before
        else:
            state.decks[level] = [batch & ~(1 << card) for batch in state.decks[level] if batch & ~(1 << card)]
            if before >= 0:
                state.decks[level].append(1 << before)
        state.card_at[here] = card

    def research(self, seat: int, slot: str, technology: str = "") -> None:
        """Give a seat the technology of a slot, paid with one of its supply cubes, without its bonus."""
        if technology:
            self.put_card(slot, technology)
        faction = self.seat(seat)
        assert faction.take_supply() >= 0, "no supply cube left to stand for the research"
        faction.techs |= 1 << self.slot(slot)
        gain_technology(self.state, seat, self.state.card_at[self.slot(slot)], False)

    def stack_deck(self, level: int, *technologies: str) -> None:
        """The next cards of a technology deck, in this order."""
        state = self.state
        cards = [self.technology(id) for id in technologies]
        rest = [batch & ~sum(1 << card for card in cards) for batch in state.decks[level]]
        state.decks[level] = [1 << card for card in cards] + [batch for batch in rest if batch]

    def stack_systems(self, deck: str, *systems: str) -> None:
        """The next cards of a system deck, in this order."""
        state = self.state
        letter = "AB".index(deck)
        cards = [self.system_card(id) for id in systems]
        for other in (0, 1):
            rest = [batch & ~sum(1 << card for card in cards) for batch in state.system_decks[other]]
            state.system_decks[other] = [batch for batch in rest if batch]
        state.system_decks[letter] = [1 << card for card in cards] + state.system_decks[letter]

    def next_event(self, id: str) -> None:
        """The event that will be found next on its level."""
        event = self.state.content.events[self.event(id)]
        self.state.fixed_left[event.level] = 1 << event.index if event.fixed else 0
        self.state.event_pool[event.level] = 0 if event.fixed else 1 << event.index
        self.state.event_left[event.level] = 1

    def put_system(self, place: str, system: str) -> None:
        """Lay a system card on a place; if it lies elsewhere the two swap, otherwise the old one goes to its deck."""
        state = self.state
        card, here = self.system_card(system), self.place(place)
        before = state.system[here]
        if card in state.system:
            state.system[state.system.index(card)] = before
        else:
            for letter in (0, 1):
                rest = [batch & ~(1 << card) for batch in state.system_decks[letter]]
                state.system_decks[letter] = [batch for batch in rest if batch]
            if before >= 0:
                state.system_decks[state.content.systems[before].deck].append(1 << before)
        state.system[here] = card

    def ships(self, seat: int, place: str, *levels: int) -> None:
        """The seat's fleet at a place becomes exactly this; cubes come from and go to its supply."""
        state, here, faction = self.state, self.place(place), self.seat(seat)
        for level in range(1, 5):
            while faction.ships[here * 4 + level - 1]:
                state.remove_ship(seat, here, level)
                faction.return_cube()
        for level in levels:
            assert faction.take_supply() >= 0, "no supply cube left for a ship"
            state.add_ship(seat, here, level)
        state.dirty = 0

    def control(self, seat: int, place: str, disc: str) -> None:
        """The seat controls a place with this disc, taken from its track."""
        state, here = self.state, self.place(place)
        if state.controller[here] >= 0 and state.outpost[here] < 2:
            self.seat(state.controller[here]).tracks[state.outpost[here]] += 1
        kind = DISCS.index(disc)
        if kind < 2:
            self.seat(seat).tracks[kind] -= 1
        state.controller[here] = seat
        state.outpost[here] = kind

    def automate(self, seat: int, food: int = 0, ore: int = 0) -> None:
        """Move discs from the tracks to the automation track."""
        faction = self.seat(seat)
        for kind, number in ((0, food), (1, ore)):
            faction.tracks[kind] -= number
            faction.automated[kind] += number

    def give(self, seat: int, pop: int | None = None, ore: int | None = None) -> None:
        """Set ore, and population out of (or back into) supply."""
        faction = self.seat(seat)
        if ore is not None:
            faction.ore = ore
        if pop is not None:
            while faction.pop < pop:
                assert faction.take_supply() >= 0, "no supply cube left"
                faction.pop += 1
            while faction.pop > pop:
                faction.return_cube()
                faction.pop -= 1

    def columns(self, seat: int, *cubes: int) -> None:
        """Set the supply columns; the difference is made up on the automation of cubes: population."""
        faction = self.seat(seat)
        faction.pop += sum(faction.columns) - sum(cubes)
        assert faction.pop >= 0, "more supply than there are cubes"
        faction.columns = list(cubes)

    def colony(self, seat: int, system: str) -> None:
        """Give a seat a colony, its two discs as the card's specialty says, without its bonus."""
        state = self.state
        number = self.system_card(system)
        card = state.content.systems[number]
        if number in state.system:
            self.state.system[state.system.index(number)] = -1
        for letter in (0, 1):
            rest = [batch & ~(1 << number) for batch in state.system_decks[letter]]
            state.system_decks[letter] = [batch for batch in rest if batch]
        faction = self.seat(seat)
        faction.colonies.append(number)
        faction.powers |= card.ability
        if card.anytime is not None:
            faction.anytime.append(card.anytime)
        kind = card.specialty[0]
        faction.tracks[kind] -= 2
        faction.colony_discs[kind] += 2

    def power(self, seat: int, name: str) -> None:
        self.seat(seat).powers |= POWERS[name]

    def pawn(self, seat: int, space: str) -> None:
        self.seat(seat).pawn = self.space(space)

    # Playing

    def turn(self, seat: int = 0) -> "Position":
        """Drop what was under way and begin this seat's turn."""
        state = self.state
        state.stack = [TURN_START[seat]]
        state.asking = None
        state.offered = []
        state.run()
        self.game._anchor = None
        return self

    def play(self, *ids: str) -> "Position":
        for id in ids:
            self.game.choose(id)
        return self

    def offered(self) -> list[str]:
        return [str(option) for option in self.game.options()]

    def log(self) -> list[str]:
        return [event.words() for event in self.game.events]
