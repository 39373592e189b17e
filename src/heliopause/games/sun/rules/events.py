"""Events, the guilds they open, and the ships they retire (rules 8.3, 13.1, 13.2)."""

from typing import TYPE_CHECKING, final

from heliopause.beyond.constants import FINE, NO_CHANGE
from heliopause.beyond.lines import Line, Part, Purse, may_decline
from heliopause.beyond.options import PASS
from heliopause.beyond.quantities import counted
from heliopause.beyond.resolving import waiting
from heliopause.games.sun.rules import log
from heliopause.games.sun.rules.control import CHECK_CONTROL
from heliopause.games.sun.rules.decks import TopSystem
from heliopause.games.sun.rules.quantities import COUNTERS
from heliopause.games.sun.rules.state import State
from heliopause.games.sun.rules.tableau import reveal_rows
from heliopause.games.sun.rules.tokens import COUNTED
from heliopause.kernel import deck
from heliopause.kernel.machine import Chance, Frame, Operation, Question
from heliopause.kernel.option import Option
from heliopause.kernel.phrase import Phrase
from heliopause.kernel.rules import Resolving
from heliopause.kernel.source import Source
from heliopause.kernel.tokens import Tokens, row, word

if TYPE_CHECKING:
    from heliopause.games.sun.rules.cards import Event


@final
class DrawEvent(Chance):
    """The face-down event of a slot: a fixed one or one of the others that may lie there (rules 1.5, 8.3)."""

    __slots__ = ("discoverer", "level", "slot")

    def __init__(self, discoverer: int, slot: int, level: int) -> None:
        super().__init__()
        self.discoverer = discoverer
        self.slot = slot
        self.level = level

    def outcomes(self, state: State) -> list[tuple[Option, int]]:
        # Each face-down card is equally likely to lie here. Of those that are not fixed, any of the pool may.
        events = state.content.events
        fixed = deck.members(state.fixed_left[self.level])
        pool = deck.members(state.event_pool[self.level])
        others = state.event_left[self.level] - len(fixed)
        outcomes = [(events[number].draw, max(1, len(pool))) for number in fixed]
        if others:
            outcomes += [(events[number].draw, others) for number in pool]
        return outcomes

    def answer(self, state: State, option: Option) -> None:
        state.event_left[self.level] -= 1
        state.fixed_left[self.level] &= ~(1 << option.a)
        state.event_pool[self.level] &= ~(1 << option.a)
        state.note(log.EVENT, self.discoverer, option.a)
        start_event(state, state.content.events[option.a], self.discoverer, self.slot)


@final
class Who:
    """Whom an effect of an event concerns: `everyone`, `fewest technologies`."""

    __slots__ = ("rank", "text", "word")

    def __init__(self, text: str) -> None:
        self.text = text
        self.rank, _, self.word = text.partition(" ")

    def seats(self, state: State, discoverer: int) -> list[int]:
        """Clockwise from the discoverer."""
        order = state.clockwise(discoverer)
        if self.rank == "discoverer":
            return [discoverer]
        if self.rank == "everyone":
            return order
        if self.rank == "others":
            return order[1:]
        counter = COUNTERS[self.word]
        counts = {seat: counter(state, seat) for seat in order}
        best = max(counts.values()) if self.rank == "most" else min(counts.values())
        return [seat for seat in order if counts[seat] == best]

    def earners(self, state: State) -> list[int]:
        """At the end of the game: who scores? For the most of something one must have some of it."""
        if not self.word:
            return [] if self.rank == "others" else list(range(state.players))
        counter = COUNTERS[self.word]
        counts = [counter(state, seat) for seat in range(state.players)]
        most = self.rank == "most"
        best = counts[0]
        for count in counts:
            if count > best if most else count < best:
                best = count
        if most and not best:
            return []
        return [seat for seat in range(state.players) if counts[seat] == best]

    def phrase(self) -> Phrase:
        if not self.word:
            return Phrase(f"who-{self.rank}")
        return Phrase(f"who-{self.rank}", {"counted": counted(self.word, 2), "what": self.word.replace(" ", "-")})

    def tokens(self) -> Tokens:
        if not self.word:
            return row(word(f"who-{self.rank}"))
        return row(word(f"short-{self.rank}"), COUNTED[self.word])


@final
class Effect:
    """One effect of an event."""

    __slots__ = ("line", "who")

    def __init__(self, who: Who, line: Line) -> None:
        self.who = who
        self.line = line


@final
class EventFrame(Frame):
    """An event is being resolved: which one, who has discovered it, and where it lay."""

    __slots__ = ("discoverer", "event", "slot")

    def __init__(self, event: int, discoverer: int, slot: int) -> None:
        self.event = event
        self.discoverer = discoverer
        self.slot = slot

    def source(self, state: State) -> Source:
        said = {"card": state.content.events[self.event].phrase(), "slot": state.content.slots[self.slot].phrase()}
        origin = Phrase("origin-event", {"slot": said["slot"]})
        return Source("event", Phrase("source-event", dict(said)), self.discoverer, said["card"], origin)


def start_event(state: State, event: "Event", discoverer: int, slot: int) -> None:
    """Put the event's effects on the stack; what it adds to the table comes before them."""
    state.stack.append(EventFrame(event.index, discoverer, slot))
    if event.stays:
        state.standing += (event.index,)
    for effect in reversed(event.effects):
        state.stack.append(ApplyEffect(effect, discoverer))
    if event.extra_system >= 0 and any(state.system_decks):
        state.stack.append(AskLink(discoverer, event.extra_system))
    if event.attach >= 0 and any(state.system_decks):
        state.stack.append(DrawAttached(_deck_with_cards(state, event.attach), event.index))


def _deck_with_cards(state: State, letter: int) -> int:
    return letter if state.system_decks[letter] else 1 - letter


@final
class ApplyEffect(Operation):
    """One effect, for everybody it concerns at this moment."""

    __slots__ = ("discoverer", "effect")

    def __init__(self, effect: Effect, discoverer: int) -> None:
        self.effect = effect
        self.discoverer = discoverer

    def act(self, state: State) -> None:
        for seat in reversed(self.effect.who.seats(state, self.discoverer)):
            self.effect.line.start(state, seat, False)


def resolving(state: State) -> Resolving | None:
    """The event under way: the lowest on the stack, since one may bring about another's."""
    stack = state.stack
    for index, frame in enumerate(stack):
        if isinstance(frame, EventFrame):
            above = stack[index + 1 :]
            event = state.content.events[frame.event]
            left = sum(isinstance(operation, ApplyEffect) for operation in above)
            steps = [
                Phrase("event-step", {"who": effect.who.phrase(), "line": effect.line.phrase()})
                for effect in event.effects
            ]
            steps.append(Phrase("event-step-card", {"slot": state.content.slots[frame.slot].phrase()}))
            step = max(0, len(event.effects) - left - 1)
            seats = waiting(state, above, ApplyEffect)
            return Resolving(
                "event", event.phrase(), frame.discoverer, state.content.slots[frame.slot].phrase(), steps, step, seats
            )
    return None


@final
class AskLink(Question):
    """One jump from which system does the extra system lie?"""

    __slots__ = ("letter",)

    def __init__(self, seat: int, letter: int) -> None:
        super().__init__(seat)
        self.letter = letter

    def options(self, state: State) -> list[Option]:
        return [state.board.link[place] for place in state.board.system_places if place != state.board.extra]

    def answer(self, state: State, option: Option) -> None:
        state.extra_link = option.a
        state.jumps = state.board.jumps(option.a)
        state.stack.append(DrawExtra(_deck_with_cards(state, self.letter)))


@final
class DrawExtra(TopSystem):
    """The extra system's card."""

    __slots__ = ()

    def answer(self, state: State, option: Option) -> None:
        deck.remove(state.system_decks[self.letter], option.a)
        state.system[state.board.extra] = option.a
        state.note(log.EXTRA_SYSTEM, state.active, option.a, state.where(state.extra_link))


@final
class DrawAttached(TopSystem):
    """The system card attached to the Dyson Sphere."""

    __slots__ = ("event",)

    def __init__(self, letter: int, event: int) -> None:
        super().__init__(letter)
        self.event = event

    def answer(self, state: State, option: Option) -> None:
        deck.remove(state.system_decks[self.letter], option.a)
        state.attached = option.a
        state.note(log.ATTACH, state.active, option.a, self.event)
        space = state.content.events[self.event].space
        if space is not None:
            for faction in state.seats:
                faction.spaces += (space.index,)


# Guilds (rule 13.1)


@final
class OpenGuild(Part):
    """`open guild 1`: a closed guild of that tier."""

    __slots__ = ("tier",)
    safe = True

    def __init__(self, tier: int) -> None:
        self.tier = tier

    def begin(self, state: State, seat: int, binding: bool) -> None:
        state.stack.append(AskGuild(seat, self.tier))

    def check_change(self, state: State, seat: int, purse: Purse) -> int:
        return FINE if closed_guilds(state, self.tier) else NO_CHANGE

    def phrase(self) -> Phrase:
        return Phrase("part-open-guild", {"tier": self.tier})

    def tokens(self) -> Tokens:
        return row("guild", self.tier)


def closed_guilds(state: State, tier: int) -> list[int]:
    guilds = state.content.guilds
    return [guild.index for guild in guilds if guild.tier == tier and not state.guilds >> guild.index & 1]


@final
class AskGuild(Question):
    """Which guild is opened?"""

    __slots__ = ("tier",)

    def __init__(self, seat: int, tier: int) -> None:
        super().__init__(seat)
        self.tier = tier

    def options(self, state: State) -> list[Option]:
        return [state.content.guilds[index].option for index in closed_guilds(state, self.tier)]

    def answer(self, state: State, option: Option) -> None:
        guild = state.content.guilds[option.a]
        state.guilds |= 1 << option.a
        for faction in state.seats:
            faction.spaces += (guild.space.index,)
        state.note(log.GUILD, self.seat, option.a)
        if state.settings.tableau:
            reveal_rows(state, guild.space.action.line.research)


# The museum (rule 15.7)


@final
class Retire(Part):
    """`(retire a ship)`: a ship leaves the game for the museum."""

    __slots__ = ("optional",)

    def __init__(self, optional: bool) -> None:
        self.optional = optional

    def begin(self, state: State, seat: int, binding: bool) -> None:
        state.stack.append(AskRetire(seat, self.optional))

    def check_change(self, state: State, seat: int, purse: Purse) -> int:
        return FINE if any(state.seats[seat].ships) else NO_CHANGE

    def phrase(self) -> Phrase:
        said = Phrase("part-retire")
        return Phrase("line-may", {"line": said}) if self.optional else said

    def tokens(self) -> Tokens:
        drawn = row("ship", "->", "museum")
        return row("(", drawn, ")") if self.optional else drawn


@final
class AskRetire(Question):
    """Which ship is retired?"""

    __slots__ = ("optional",)

    def __init__(self, seat: int, optional: bool) -> None:
        super().__init__(seat)
        self.optional = optional

    def options(self, state: State) -> list[Option]:
        retire = state.board.retire
        options = [retire[index] for index, number in enumerate(state.seats[self.seat].ships) if number]
        if self.optional and options and may_decline(state, self.seat):
            options.append(PASS)
        return options

    def answer(self, state: State, option: Option) -> None:
        if option is not PASS:
            state.remove_ship(self.seat, option.a, option.b)
            faction = state.seats[self.seat]
            faction.retired = tuple([ships + (level == option.b) for level, ships in enumerate(faction.retired, 1)])
            state.note(log.RETIRE, self.seat, option.b, state.where(option.a))
            state.stack.append(CHECK_CONTROL)
