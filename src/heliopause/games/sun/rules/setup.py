"""Set-up for 2, 3 and 4 players (rule 1). What a shuffle decides is chance, taken step by step."""

from typing import Final, final

from heliopause.beyond.setup import first_seat, level_one, shuffle_technologies
from heliopause.games.sun.rules import log
from heliopause.games.sun.rules.cards import Content, Mat, Settings
from heliopause.games.sun.rules.colonies import DrawSystem
from heliopause.games.sun.rules.decks import TopSystem
from heliopause.games.sun.rules.innovations import INNOVATE
from heliopause.games.sun.rules.state import Seat, State
from heliopause.games.sun.rules.tableau import reveal_rows
from heliopause.games.sun.rules.turn import TURN_START
from heliopause.games.sun.solo.deck import BuildDeck
from heliopause.kernel import deck
from heliopause.kernel.machine import Chance, Operation, Question
from heliopause.kernel.option import Option

START_ORE: Final = {2: (1, 1), 3: (1, 1, 2), 4: (1, 1, 2, 2)}
START_POP: Final = 2
BEGINNERS: Final = ("technologist", "warlord")


def new_state(content: Content, settings: Settings) -> State:
    """A state that owes its set-up: the operations are on the stack, in the order of rule 1."""
    state = State()
    state.open_box(content, settings)
    board = state.board
    for seat in range(settings.players):
        faction = Seat()
        faction.sit(seat)
        faction.take_mat(content.blank_mat, board.size)
        state.seats.append(faction)
    shuffle_technologies(state)
    for card in content.events:
        pile = state.fixed_left if card.fixed else state.event_pool
        pile[card.level] |= 1 << card.index
    for level in (2, 3):
        state.event_left[level] = sum(1 for slot in content.slots if slot.level == level)
    for letter in (0, 1):
        mask = sum(1 << card.index for card in content.systems if card.deck == letter and not card.start)
        state.system_decks[letter] = [mask]
    steps = level_one(state)
    steps.append(LevelOneLaid())
    starts = sum(1 << card.index for card in content.systems if card.start)
    places = [place for place in board.system_places if place != board.extra and board.decks[place] == 0]
    steps.append(DrawStartSystem(tuple(places), starts))
    steps += [DrawSystem(place, 1) for place in board.system_places if place != board.extra and board.decks[place] == 1]
    steps.append(Achievements())
    steps.append(first_seat(settings.start))
    if settings.tableau:
        steps.append(FirstRow())
    if settings.automa >= 0:
        steps.append(BuildDeck())
    steps += [Mats(), FillMats()]
    state.stack = steps[::-1]
    state.run()
    return state


@final
class LevelOneLaid(Operation):
    """The cards on the slots of level I are told."""

    __slots__ = ()

    def act(self, state: State) -> None:
        for slot in state.content.slots:
            if slot.level == 1:
                state.note(log.LAID, state.active, state.card_at[slot.index], slot.index)


@final
class DrawStartSystem(TopSystem):
    """Start systems for the A places; the others are shuffled into deck A."""

    __slots__ = ("places", "starts")

    def __init__(self, places: tuple[int, ...], starts: int) -> None:
        super().__init__(0)
        self.places = places
        self.starts = starts

    def cards(self, state: State) -> int:
        return self.starts

    def answer(self, state: State, option: Option) -> None:
        state.system[self.places[0]] = option.a
        state.note(log.NEW_SYSTEM, state.active, self.places[0], option.a)
        starts = self.starts & ~(1 << option.a)
        if len(self.places) > 1:
            state.stack.append(DrawStartSystem(self.places[1:], starts))
        else:
            state.system_decks[0] = [state.system_decks[0][0] | starts]


@final
class Achievements(Operation):
    """The two basic ones, and one each of A and B (rule 1.4)."""

    __slots__ = ()

    def act(self, state: State) -> None:
        cards = state.content.achievements
        state.achievements = [card.index for card in cards if card.deck < 0]
        if state.settings.beginners:
            state.achievements += [card.index for card in cards if card.id in BEGINNERS]
        for number in state.achievements:
            state.note(log.IN_PLAY, state.active, number)
        if not state.settings.beginners:
            state.stack.append(DrawAchievement(1))
            state.stack.append(DrawAchievement(0))
        state.claims = [()] * 4


@final
class DrawAchievement(Chance):
    """One card of an achievement deck."""

    __slots__ = ("letter",)

    def __init__(self, letter: int) -> None:
        super().__init__()
        self.letter = letter

    def outcomes(self, state: State) -> list[tuple[Option, int]]:
        return [(card.draw, 1) for card in state.content.achievements if card.deck == self.letter]

    def answer(self, state: State, option: Option) -> None:
        state.achievements = [*state.achievements, option.a]
        state.note(log.IN_PLAY, state.active, option.a)


@final
class Mats(Operation):
    """Mats are dealt, or chosen in reverse order (rules 1.2, 14.1)."""

    __slots__ = ()

    def act(self, state: State) -> None:
        # The last pushed is asked first: the last player in turn order.
        for seat in state.clockwise(state.first):
            state.stack.append(AskMat(seat) if state.settings.choose_mats else DealMat(seat))


def free_mats(state: State) -> list[Mat]:
    taken = [faction.mat for faction in state.seats]
    return [
        mat
        for mat in state.content.mats
        if mat.advanced == (state.settings.mats == "advanced") and mat.min_players <= state.players and mat not in taken
    ]


def give_mat(state: State, seat: int, number: int) -> None:
    state.seats[seat].mat = state.content.mats[number]
    state.note(log.MAT, seat, number)


@final
class AskMat(Question):
    """Which faction?"""

    __slots__ = ()

    def options(self, state: State) -> list[Option]:
        return [mat.option for mat in free_mats(state)]

    def answer(self, state: State, option: Option) -> None:
        give_mat(state, self.seat, option.a)


@final
class DealMat(Chance):
    """A faction at random."""

    __slots__ = ("receiver",)

    def __init__(self, receiver: int) -> None:
        super().__init__()
        self.receiver = receiver

    def outcomes(self, state: State) -> list[tuple[Option, int]]:
        return [(mat.draw, 1) for mat in free_mats(state)]

    def answer(self, state: State, option: Option) -> None:
        give_mat(state, self.receiver, option.a)


@final
class FillMats(Operation):
    """Cubes, discs, the first ship, ore by turn order, and what the mat says about set-up (rules 1.2, 1.3)."""

    __slots__ = ()

    def act(self, state: State) -> None:
        order = state.clockwise(state.first)
        for position, seat in enumerate(order):
            faction = state.seats[seat]
            faction.columns = faction.mat.columns[:]
            faction.pop = START_POP
            faction.ore = START_ORE[state.players][position]
            faction.spaces = tuple([space.index for space in state.content.basic_spaces[state.players]])
            state.add_ship(seat, state.board.sol, 1)
            state.note(log.OUTFIT, seat, START_POP, faction.ore)
        state.dirty = 0
        state.round = 1
        state.stack.append(TURN_START[state.first])
        for seat in reversed(order):
            state.stack.append(INNOVATE)
            setup = state.seats[seat].mat.setup
            if setup is not None:
                setup.start(state, seat, False)


@final
class FirstRow(Operation):
    """The tableau's level II row lies ready before mats are chosen (rule 14.2)."""

    __slots__ = ()

    def act(self, state: State) -> None:
        state.stack.append(ShuffleDeck(2))
        reveal_rows(state, 1 << 2)


@final
class ShuffleDeck(Operation):
    """After the first row is laid out the deck is shuffled (rule 14.2)."""

    __slots__ = ("level",)

    def __init__(self, level: int) -> None:
        self.level = level

    def act(self, state: State) -> None:
        deck.shuffle(state.decks[self.level])
