"""The rules of Comet; the sections are those of rules.md."""

from typing import TYPE_CHECKING, Any, Final

from heliopause.kernel.machine import CHANCE, Chance, Operation, Question, State
from heliopause.kernel.option import Option
from heliopause.kernel.phrase import Phrase, name
from heliopause.kernel.refusal import Refusal
from heliopause.kernel.rules import Entry, Measure, Rules
from heliopause.kernel.score import Score

if TYPE_CHECKING:
    from . import CometOptions

TURN, APPROACH, ICE, BURNT, HOME, LAST = range(6)  # entries of the log
MESSAGES: Final = ("turn", "approach", "ice", "burnt", "home", "last")
MEANINGS: Final = {BURNT: "deed", HOME: "deed", LAST: "ending"}
FAR, NEAR = (Option(id, 0, n, 0, 0, Phrase(f"comet-{id}")) for n, id in enumerate(("far", "near")))
ON, BACK = (Option(id, 0, 0, 0, 0, Phrase(f"comet-{id}")) for id in ("on", "back"))
DIE: Final = [Option(f"die:{n}", 0, n, 0, 0, Phrase("comet-die", {"n": n})) for n in range(1, 7)]


class Comet(State):
    """`ice` is safe at home, `hold` on board of the seat whose turn it is."""

    __slots__ = ("first", "gentle", "hold", "ice", "near", "seat", "target")

    def __init__(self, players: int, first: int, target: int, gentle: bool) -> None:
        super().__init__()
        self.players = players
        self.first = self.seat = first
        self.target = target
        self.gentle = gentle
        self.ice = [0] * players
        self.hold = 0
        self.near = False

    def copy(self) -> "Comet":
        twin = Comet(self.players, self.first, self.target, self.gentle)
        twin.round, twin.over, twin.seat = self.round, self.over, self.seat
        twin.ice, twin.hold, twin.near = self.ice[:], self.hold, self.near
        twin.stack, twin.asking, twin.offered = self.stack[:], self.asking, self.offered
        twin.log = None
        return twin

    def go_home(self, brought: int) -> None:
        """Rule 2.4: what is brought is safe, and the turn ends."""
        before = max(self.ice)
        self.ice[self.seat] += brought
        if before < self.target <= self.ice[self.seat]:
            self.note(LAST, self.seat)
        self.seat = (self.seat + 1) % self.players
        self.stack.append(BeginTurn())


class BeginTurn(Operation):
    """Rules 1.2 and 3.1."""

    __slots__ = ()

    def act(self, state: Comet) -> None:
        if state.seat == state.first:
            if max(state.ice) >= state.target:
                state.over = True
                return
            state.round += 1
        state.hold, state.near = 0, False
        state.note(TURN, state.seat, state.round)
        state.stack.append(AskApproach(state.seat))


class AskApproach(Question):
    """Rule 2.1."""

    __slots__ = ()

    def options(self, state: Comet) -> list[Option]:
        return [FAR, NEAR]

    def answer(self, state: Comet, option: Option) -> None:
        state.near = option is NEAR
        state.note(APPROACH, self.seat, option.a)
        state.stack.append(Roll())


class Roll(Chance):
    """Rules 2.2 and 2.3."""

    __slots__ = ()

    def outcomes(self, state: Comet) -> list[tuple[Option, int]]:
        return [(side, 1) for side in DIE]

    def answer(self, state: Comet, option: Option) -> None:
        if option.a <= 1 + state.near:
            saved = state.hold // 2 if state.gentle else 0
            state.note(BURNT, state.seat, option.a, state.hold - saved)
            state.go_home(saved)
        else:
            gained = option.a * (1 + state.near)
            state.hold += gained
            state.note(ICE, state.seat, option.a, gained)
            state.stack.append(AskOn(state.seat))


class AskOn(Question):
    """Rules 2.3 and 2.4."""

    __slots__ = ()

    def options(self, state: Comet) -> list[Option]:
        return [ON, BACK]

    def answer(self, state: Comet, option: Option) -> None:
        if option is ON:
            state.stack.append(Roll())
        else:
            state.note(HOME, self.seat, state.hold)
            state.go_home(state.hold)


def begin(content: Any, options: "CometOptions") -> Comet:
    state = Comet(options.players, options.start or 0, options.target, options.gentle)
    state.stack.append(BeginTurn())
    state.run()
    return state


def scores(state: Comet) -> list[Score]:
    return [Score({"comet-ice": ice}) for ice in state.ice]


def winners(state: Comet) -> list[int]:
    return [seat for seat, ice in enumerate(state.ice) if ice == max(state.ice)]


def view(state: Comet) -> dict[str, Any]:
    flying = None if state.over else {"seat": state.seat, "near": state.near, "hold": state.hold}
    return {"target": state.target, "flying": flying, "seats": [{"ice": ice} for ice in state.ice]}


def tell(state: Comet, entry: Entry, names: list[str]) -> Phrase:
    code, seat, a, b, _ = entry
    return Phrase(f"log-comet-{MESSAGES[code]}", {"who": name(names[seat], f"seat:{seat}"), "a": a, "b": b})


def why_not(state: Comet, id: str, names: list[str]) -> Refusal:
    if state.asking is None:
        return Refusal(Phrase("why-over"), "3.1")
    if state.asking.seat == CHANCE:
        return Refusal(Phrase("why-chance"), "2.2")
    return Refusal(Phrase("why-not-asked", {"id": id, "who": names[state.asking.seat]}), "2.1")


def measures(state: Comet, names: list[str]) -> list[Measure]:
    return [] if state.over else [Measure(state.seat, "hold", Phrase("comet-hold"), state.hold)]


def rules(tables: Any) -> Rules:
    return Rules(
        None, begin, scores, winners, view, tell, why_not, measures=measures, turn_code=TURN, meanings=MEANINGS
    )
