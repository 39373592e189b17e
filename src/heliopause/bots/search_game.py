"""What a bot must know of a game: the plans there are in a position, what may follow them, and who will win.

A game that has such knowledge names its subclass of SearchGame in its GameSpec; for any other there is AnyGame.
"""

from collections.abc import Callable
from typing import Any, final

from mypy_extensions import mypyc_attr

from heliopause.kernel.machine import Chance, Operation, State
from heliopause.kernel.option import Option

Below = Callable[[int], int]


class NoSuchStyle(ValueError):
    """A style that the game does not know; the message says which it does."""


@final
class Plan:
    """Choices of one seat and where they lead: to chance, to the end of its turn, or to another decision.

    `take` and `run` change the plan; `fork` makes another, and so does `branch`, but for the last of several options.
    """

    __slots__ = ("before_chance", "liking", "outcome", "path", "state", "value")

    def __init__(self, state: Any, path: tuple[Option, ...] = (), before_chance: Any = None) -> None:
        self.state = state
        self.path = path  # up to the first chance
        self.before_chance = before_chance  # the position when chance first spoke
        self.outcome = ""  # what chance brought
        self.value = 0.0  # how good the seat thinks it is on the face of it, in points,
        self.liking = 0.0  # and how much of that it has from others like it

    def end(self) -> Any:
        """The position after the path, before chance has spoken."""
        return self.state if self.before_chance is None else self.before_chance

    def fork(self, option: Option, game: "SearchGame") -> "Plan":
        state: State = self.state
        other = Plan(state.copy(), self.path, self.before_chance)
        other.take(option, game)
        return other

    def branch(self, option: Option, last: bool, game: "SearchGame") -> "Plan":
        """The plan after one of several options; with the last of them it goes on itself."""
        if not last:
            return self.fork(option, game)
        self.take(option, game)
        return self

    def take(self, option: Option, game: "SearchGame") -> None:
        """Choose the option on trial, and run to the next question."""
        if self.before_chance is None:
            self.path = (*self.path, option)
        state: State = self.state
        state.take(option)
        self.run(game, True)

    def run(self, game: "SearchGame", trial: bool) -> None:
        """To the next question to a seat; on trial no further than the game tries things out."""
        state: State = self.state
        stack = state.stack
        while True:
            question = state.asking
            if question is None:
                if not stack or (trial and game.stops(stack[-1])):
                    return
                if trial and game.hides(stack[-1]):
                    self._meet_chance()
                    stack.pop()
                else:
                    stack.pop().act(state)
            elif isinstance(question, Chance):
                if not trial and game.begins_turn(state):
                    return
                self._meet_chance()
                if trial:
                    state.take(game.expected(state, question))
                else:
                    self.draw(game)
            else:
                return

    def draw(self, game: "SearchGame") -> None:
        """Let chance answer."""
        state: State = self.state
        question = state.asking
        assert isinstance(question, Chance)
        option = question.draw(state, game.below)
        self.outcome += option.id + " "
        state.take(option)

    def _meet_chance(self) -> None:
        if self.before_chance is None:
            state: State = self.state
            self.before_chance = state.copy()


@mypyc_attr(allow_interpreted_subclasses=True)  # a game of another package is not compiled
class SearchGame:
    """One game, seen by a bot. Positions are the game's own states; none it hands out or is given is changed.

    Not a generic class: compiled, that would be a slow one. Each game's own names its state.
    """

    def __init__(self, players: int, below: Below) -> None:
        self.players = players
        self.below = below  # for chance

    # Planning

    def openings(self, state: Any) -> list[Option]:
        """Options of which any is taken without a thought: those that have done best before. None: think."""
        return []

    def share(self, state: Any) -> float:
        """How much of the thinking for a turn this decision deserves."""
        return 1.0

    def plans(self, state: Any, width: int, careful: bool) -> list[Plan]:
        """At most `width` of the most promising plans, best first, looked for carefully or in haste."""
        raise NotImplementedError

    def likely_plans(self, state: Any, width: int, options: int) -> list[Plan]:
        """At most `width` plans, looked for in haste among the few options that have been best in this search.

        A game that keeps no account of that looks among all.
        """
        return self.plans(state, width, False)

    def forget(self) -> None:
        """The search is over: what was worked out in it is of no use any more."""

    def terms(self, state: Any, seat: int) -> dict[str, float]:
        """How good the position is for the seat: points by what they are for, each with words as `gain-<name>`."""
        return {}

    # Styles

    def styles(self) -> tuple[str, ...]:
        """Ways to play that a seat can be pushed towards; none for a game that names none."""
        return ()

    def push(self, seat: int, style: str) -> None:
        """From now on the seat values what belongs to the style more than it should."""
        raise NotImplementedError

    # Following a plan that has been made

    def mark(self, state: Any) -> object:
        """Something that is equal for equal positions and differs for others."""
        raise NotImplementedError

    def after(self, state: Any, option: Option) -> Any:
        """The position after an option, up to the next decision or chance."""
        twin = state.copy()
        twin.answer(option)
        return twin

    # Looking ahead

    def seat(self, state: Any) -> int:
        """Who decides in this position; -1 when the game is over."""
        return -1 if state.asking is None else int(state.asking.seat)

    def follow(self, state: Any) -> tuple[Any, str]:
        """From the end of a plan to the next turn or the end of the game, and what chance brought, '' for nothing."""
        raise NotImplementedError

    def chances(self, state: Any) -> list[float]:
        """For every seat the probability that it wins; they add up to one."""
        raise NotImplementedError

    # Trying things out

    def stops(self, operation: Operation) -> bool:
        """Does a trial end before this?"""
        return False

    def hides(self, operation: Operation) -> bool:
        """Is this left out of a trial, because nobody can know what it brings?"""
        return False

    def expected(self, state: Any, chance: Chance) -> Option:
        """What chance brings in a trial."""
        return chance.draw(state, self.below)

    # Learning

    def begins_turn(self, state: Any) -> bool:
        """Is this where a turn begins, also one that the rules play? Positions are compared there."""
        return False

    def turns_left(self, state: Any, seat: int) -> float:
        """How many turns the seat will have after the one under way or about to begin."""
        raise NotImplementedError

    def feature_names(self) -> tuple[str, ...]:
        """What `features` tells, in its order; nothing for a game that cannot be learned."""
        return ()

    def features(self, state: Any, seat: int) -> list[float]:
        """What a model sees of a seat at the beginning of a turn, anybody's."""
        raise NotImplementedError

    def evaluated_chances(self, state: Any) -> list[float]:
        """The chances to win by the hand-written values, at the beginning of a turn."""
        raise NotImplementedError
