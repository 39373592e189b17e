"""Positions for tests: a real game past its set-up, with the table rearranged before a turn begins."""

from typing import Any

import pytest

import heliopause
from heliopause.beyond.card_search import gain_technology
from heliopause.content import Pack
from heliopause.game import Game
from heliopause.games.sun.rules.constants import DISCS, POWERS
from heliopause.games.sun.rules.state import Seat, State
from heliopause.games.sun.rules.turn import TURN_START

# Powers, private technologies and colonies from the first card on: for walks that should meet many of them, with decks
# that run out, discs that are all gone, and supplies that are empty or too full.
EARLY_POWERS = Pack(
    "early powers",
    """
[technology.narrow-beam-lasers]
power = "crowd"
anytime = "jump 1"
immediate = "move 2 supply to column A, 2 supply -> ship 2, move 2 ships anywhere"
actions = [{ spaces = 2, line = "colonize" }, { spaces = 1, line = "copy any" }]
[technology.terraforming]
power = "far-jump"
anytime = "upgrade 1 ship by 1"
immediate = "annex from 3, 6 x [automate food | automate ore]"
actions = [{ spaces = 2, line = "annex from 2, 2 supply -> ship 3" }]
[technology.advanced-genetics]
power = "ore-for-pop"
immediate = "private II, 4 supply -> pop"
actions = [{ spaces = 2, line = "private II, (1 pop: private III), automate food, automate food" }]
[technology.advanced-robotics]
power = "either-track"
immediate = "private III, 4 ore"
actions = [{ spaces = 2, line = "supply -> pop, research II or III without prerequisites" }]
""",
)


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
        faction.colonies += (number,)
        faction.powers |= card.ability
        if card.anytime is not None:
            faction.anytime += (card.anytime,)
        kind = card.specialty[0]
        faction.tracks[kind] -= 2
        faction.colony_discs[kind] += 2

    def power(self, seat: int, name: str) -> None:
        self.seat(seat).powers |= POWERS.read(name)

    def pawn(self, seat: int, space: str) -> None:
        self.seat(seat).pawn = self.space(space)

    def even(self) -> "Position":
        """Everybody as on an unused basic mat: 17 cubes in supply, 2 population, a level 1 ship on Sol; and no ore."""
        state = self.state
        for faction in state.seats:
            for level in range(1, 5):
                while faction.ships[state.board.sol * 4 + level - 1]:
                    state.remove_ship(faction.index, state.board.sol, level)
            state.add_ship(faction.index, state.board.sol, 1)
            faction.columns = faction.mat.columns[:]
            faction.pop, faction.ore = 2, 0
        state.dirty = 0
        return self

    def achievements(self, *ids: str) -> None:
        """The achievement cards in play, none of them claimed."""
        cards = self.state.content.achievements
        self.state.achievements = [next(card.index for card in cards if card.id == id) for id in ids]
        self.state.claims = [()] * len(ids)
        for faction in self.state.seats:
            faction.claimed = 0

    def claimed(self, achievement: str, *seats: int) -> None:
        """Put stars of these seats on an achievement card, from left to right."""
        state = self.state
        number = [state.content.achievements[card].id for card in state.achievements].index(achievement)
        state.claims[number] = (*state.claims[number], *seats)
        for seat in seats:
            self.seat(seat).claimed |= 1 << number

    def private(self, seat: int, technology: str) -> None:
        """Give a seat a private technology out of its deck, without its bonus."""
        card = self.technology(technology)
        decks = self.state.decks
        level = self.state.content.technologies[card].level
        decks[level] = [batch & ~(1 << card) for batch in decks[level] if batch & ~(1 << card)]
        self.seat(seat).private += (card,)
        gain_technology(self.state, seat, card, False)

    def open_guild(self, id: str) -> None:
        guild = next(guild for guild in self.state.content.guilds if guild.id == id)
        self.state.guilds |= 1 << guild.index
        for faction in self.state.seats:
            faction.spaces += (guild.space.index,)

    def standing(self, event: str) -> None:
        """An event that stays on the table, without its effects."""
        self.state.standing += (self.event(event),)

    def empty_systems(self, deck: str) -> None:
        """A system deck runs out; its cards leave the game."""
        self.state.system_decks["AB".index(deck)] = []

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

    def idle(self, turns: int = 1) -> "Position":
        """Turns that only grow and mine, whoever's they are."""
        for _ in range(turns):
            self.play("space:basic-4.0", "produce:ore")
        return self

    def offered(self) -> list[str]:
        return [str(option) for option in self.game.options()]

    def log(self) -> list[str]:
        return [event.words() for event in self.game.events]

    # Reading the table

    def refused(self, id: str) -> tuple[str, str]:
        """Why an option is refused: the message and the rule. Choosing it must fail and leave everything as it was."""
        refusal = self.game.why_not(id)
        assert refusal is not None, f"{id} is offered"
        before = self.game.view()
        with pytest.raises(heliopause.IllegalChoice) as raised:
            self.game.choose(id)
        illegal = raised.value.refusal
        assert (illegal.phrase.message, illegal.rule) == (refusal.phrase.message, refusal.rule)
        assert self.game.view() == before
        return refusal.phrase.message, refusal.rule

    def question(self) -> str:
        """The name of what is asked."""
        return type(self.state.asking).__name__

    def fleet(self, seat: int, place: str) -> list[int]:
        """The levels of the seat's ships at a place, ascending."""
        first = self.place(place) * 4
        return [level for level in range(1, 5) for _ in range(self.seat(seat).ships[first + level - 1])]

    def outpost(self, place: str) -> tuple[int, str] | None:
        """Whose outpost lies at a place, and which disc it is."""
        here = self.place(place)
        if self.state.controller[here] < 0:
            return None
        return self.state.controller[here], DISCS[self.state.outpost[here]]

    def system_at(self, place: str) -> str | None:
        card = self.state.system[self.place(place)]
        return self.state.content.systems[card].id if card >= 0 else None

    def card_on(self, slot: str) -> str | None:
        card = self.state.card_at[self.slot(slot)]
        return self.state.content.technologies[card].id if card >= 0 else None

    def pawn_of(self, seat: int) -> str | None:
        pawn = self.seat(seat).pawn
        return self.state.content.spaces[pawn].id if pawn >= 0 else None

    def cubes(self, seat: int) -> int:
        """All cubes of a faction, wherever they are; always 20."""
        faction = self.seat(seat)
        on_board = sum(faction.ships) + sum(faction.retired) + faction.techs.bit_count()
        return faction.pop + faction.supply() + on_board

    def points(self, seat: int) -> dict[str, int]:
        """The items of a score that are not 0."""
        return {item: points for item, points in self.game.scores()[seat].parts.items() if points}
