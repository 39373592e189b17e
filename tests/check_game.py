"""Walks any game through the public face and checks every promise of it, up to the end of the game.

Cheap promises are checked at every step, the others at sampled ones. `dump` is the complete state as plain data.
"""

import json
import random
import re
from collections.abc import Callable
from functools import cache
from types import GetSetDescriptorType, MemberDescriptorType
from typing import Any

import msgspec
import pytest

import heliopause
from heliopause import CHANCE, Game, IllegalChoice, NothingToUndo, Option
from heliopause.beyond.cards import Card, Content
from heliopause.beyond.lines import Line, Part
from heliopause.games.sun.rules.board import Board, Jumps
from heliopause.games.sun.rules.events import Effect
from heliopause.kernel.machine import FixedFrame
from heliopause.registry import spec_of

PRINTED = (Board, Card, Content, Effect, FixedFrame, Jumps, Line, Part)  # never changes, so it is told by identity
MALFORMED = (
    "", " ", ":", "::", "no-such-option", "done ", "DONE", "done:", "pass:", "pass:1", "\n", "\x00", "\u2600", "{ $a }",
    "space", "space:", "space:basic-9.9", "space:\u2603", "space:basic-4.0 ", "slot:", "slot:Q", "slot:\uff21",
    "jump:", "jump:>", "jump:sol>sol:1", "jump:sol>a1:9", "jump:sol>a1:", "jump:sol", "jump:nowhere>a1:1", "jump:a>b:1",
    "build:", "build:moon", "colonize:", "colonize:sol", "colonize:extra", "trade:", "trade:ore", "decommission:sol",
    "claim:", "claim:nothing", "card:", "power:", "type:", "draw:", "copy:", "start:0", "settle:9", "x" * 500,
)  # fmt: skip


def check_game(
    game: Game,
    rng: random.Random,
    *,
    sample: float = 0.05,
    longest: int = 6000,
    at_step: Callable[[Game], None] | None = None,
) -> int:
    """Play a game at random to its end and check what its face promises; the number of steps.

    `sample` is the share of steps at which everything is checked, `at_step` a further check of every step.
    """
    walk = Walk(game, rng)
    steps = 0
    while not game.over:
        walk.check_step()
        if at_step is not None:
            at_step(game)
        if rng.random() < sample:
            walk.check_everything()
        assert steps < longest, f"the game does not end within {longest} steps"
        game.choose(walk.pick(game))
        steps += 1
    walk.check_end()
    return steps


class Walk:
    """A game on its way, and what was seen of it so far."""

    def __init__(self, game: Game, rng: random.Random) -> None:
        self.game = game
        self.rng = rng
        self.seen: dict[str, None] = {}  # ids offered at any moment; a dict keeps their order
        self.told: list[tuple[int, str]] = []  # seat and message of every event
        self.round = game.round

    def pick(self, game: Game) -> Option:
        if game.seat == CHANCE:
            likely = game.chances()
            return self.rng.choices([option for option, _ in likely], [share for _, share in likely])[0]
        return self.rng.choice(game.options())

    # At every step

    def check_step(self) -> None:
        game = self.game
        offered = offered_ids(game)
        assert offered, f"nothing to choose from after {len(game.choices)} choices"
        assert len(set(offered)) == len(offered), f"two options with one id: {offered}"
        assert game.seat == CHANCE or game.seat in range(game.players)
        assert game.round >= self.round, "the round went back"
        assert game.winners() == []
        self.round = game.round
        self.seen.update(dict.fromkeys(offered))

    # At sampled steps

    def check_everything(self) -> None:
        self.check_words()
        self.check_offered_are_accepted()
        self.check_others_are_refused()
        self.check_view()
        self.check_events()
        self.check_scores()
        self.check_copy()
        if self.game.seat != CHANCE:  # a loaded game lets chance speak at once
            self.check_record()
        self.check_undo()

    def check_words(self) -> None:
        for option in offered(self.game):
            assert isinstance(option, Option)
            assert str(option) == option.id
            readable(option.words())

    def check_offered_are_accepted(self) -> None:
        game = self.game
        before = dump(game._state)
        number = len(game.choices)
        for option in offered(game):
            assert game.why_not(str(option)) is None, f"{option} is offered and refused"
            for choice in (option, str(option)):
                twin = game.copy(seed=self.rng.randrange(2**32))
                twin.choose(choice)
                assert twin.choices[:number] == game.choices
                assert twin.choices[number] == (game.seat, str(option))
        assert dump(game._state) == before, "a copy shares state with its game"

    def check_others_are_refused(self) -> None:
        game = self.game
        here = offered_ids(game)
        elsewhere = [id for id in self.seen if id not in here]
        wrong = [*MALFORMED, *self.rng.sample(elsewhere, min(len(elsewhere), 30)), *(f"{id} " for id in here[:3])]
        before = everything(game)
        for id in wrong:
            refusal = game.why_not(id)
            assert refusal is not None, f"{id!r} is not offered and not refused"
            readable(refusal.words())
            # What chance brings is not the players' to choose, and no section of the rules says so.
            assert refusal.rule in sections(game.name) or (game.seat == CHANCE and not refusal.rule), refusal.rule
            with pytest.raises(IllegalChoice) as refused:
                game.choose(id)
            assert refused.value.refusal.words() == refusal.words() == str(refused.value)
        assert everything(game) == before, "a refused choice changed the game"

    def check_view(self) -> None:
        game = self.game
        before = dump(game._state)
        text = msgspec.json.encode(game.view())
        assert "seed" not in _keys(msgspec.json.decode(text))
        assert dump(game._state) == before, "looking at the game changed it"
        assert msgspec.json.encode(game.view()) == text
        shown = spec_of(game.name).part("view")
        if shown is not None:
            assert msgspec.json.decode(text, type=shown) == game.view(), "the view is not what its types say"

    def check_events(self) -> None:
        events = self.game.events
        assert [(event.seat, event.message) for event in events[: len(self.told)]] == self.told, "the past has changed"
        for event in events[len(self.told) :]:
            readable(event.words())
        self.told = [(event.seat, event.message) for event in events]

    def check_scores(self) -> None:
        scores = self.game.scores()
        assert len(scores) == self.game.players
        for score in scores:
            assert score.total == sum(score.parts.values())

    def check_copy(self) -> None:
        """A copy has a life of its own, and the same as its game if chance falls alike."""
        game = self.game
        before = everything(game)
        seed = self.rng.randrange(2**32)
        one, other = game.copy(seed=seed), game.copy(seed=seed)
        assert everything(one) == before
        self.go_on_alike(one, other)
        assert everything(game) == before, "a copy shares state with its game"

    def check_record(self) -> None:
        game = self.game
        record = game.record()
        text = json.dumps(record, allow_nan=False)
        assert json.loads(text) == record, "the record is not plain data"
        assert "seed" not in _keys(record)
        seed = self.rng.randrange(2**32)
        loaded = heliopause.load(json.loads(text), seed=seed)
        assert everything(loaded) == everything(game), "a loaded record is another game"
        twin = game.copy(seed=seed)
        twin._explicit = False
        self.go_on_alike(twin, loaded)

    def go_on_alike(self, one: Game, other: Game, steps: int = 30) -> None:
        """The same choices have the same consequences in both games."""
        for _ in range(steps):
            if one.over:
                break
            assert offered_ids(one) == offered_ids(other)
            choice = str(self.pick(one))
            one.choose(choice)
            other.choose(choice)
        assert everything(one) == everything(other)

    def check_undo(self) -> None:
        """Back to the barrier, not past it, and forward again; on a copy that went on a little, and on the game."""
        twin = self.game.copy(seed=self.rng.randrange(2**32))
        past = [everything(twin)]
        for _ in range(self.rng.randrange(1, 12)):
            if twin.over:
                break
            before = len(twin.choices)
            twin.choose(self.pick(twin))
            past = [*past, everything(twin)] if len(twin.choices) == before + 1 else [everything(twin)]
        undo_and_redo(twin, past)
        undo_and_redo(self.game, [everything(self.game)])

    # At the end

    def check_end(self) -> None:
        game = self.game
        assert game.seat is None
        assert offered_ids(game) == [], "something is offered after the end"
        self.check_others_are_refused()
        self.check_view()
        self.check_events()
        self.check_scores()
        assert game.winners(), "nobody has won"
        most = max(score.total for score in game.scores())
        assert all(game.scores()[seat].total == most for seat in game.winners())
        assert everything(heliopause.load(json.loads(json.dumps(game.record())))) == everything(game)


def undo_and_redo(game: Game, past: list[dict[str, Any]]) -> None:
    """`past` is the game after each of its last choices, the present last; it may begin anywhere."""
    present = everything(game)
    assert past[-1] == present
    seat = game.choices[-1][0] if game.choices else CHANCE
    undone: list[str] = []
    while game.can_undo:
        choice = game.choices[-1]
        assert choice[0] == seat, "undo went past another seat's choice"
        undone.append(choice[1])
        game.undo()
        assert game.seat == seat
        if len(undone) < len(past):
            assert everything(game) == past[-1 - len(undone)], "undo gives another state"
    if undone:
        assert not game.choices or game.choices[-1][0] != seat, "undo stops before the barrier"
    else:  # chance has spoken, or the seat that is asked has already taken back all it could
        assert seat == CHANCE or game._undoing not in (None, seat), "the last choice cannot be undone"
    at_barrier = everything(game)
    with pytest.raises(NothingToUndo):
        game.undo()
    assert everything(game) == at_barrier, "a refused undo changed the game"
    if game.seat != CHANCE:
        assert at_barrier == everything(heliopause.load(game.record())), "undo gives another state than the record"
    for id in reversed(undone):
        game.choose(id)
    assert everything(game) == present, "the same choices lead elsewhere after undo"


def offered(game: Game) -> list[Option]:
    """What the seat or chance may answer."""
    return [option for option, _ in game.chances()] if game.seat == CHANCE else game.options()


def offered_ids(game: Game) -> list[str]:
    return [str(option) for option in offered(game)]


def everything(game: Game) -> dict[str, Any]:
    """All that can be known of a game, its state included."""
    return {
        "seat": game.seat,
        "round": game.round,
        "over": game.over,
        "options": offered_ids(game),
        "view": plain(game.view()),
        "record": game.record(),
        "choices": game.choices,
        "scores": [score.parts for score in game.scores()],
        "winners": game.winners(),
        "state": dump(game._state),
    }


def plain(view: Any) -> Any:
    """A view as it goes over a wire."""
    return msgspec.json.decode(msgspec.json.encode(view))


def dump(thing: Any, leave_out: frozenset[str] = frozenset()) -> Any:
    """A state as nested tuples: every slot of it, with its operation stack, question and log."""
    if thing is None or isinstance(thing, (int, str)):
        return thing
    if isinstance(thing, (list, tuple)):
        if thing and type(thing[0]) is int:
            return tuple(thing)  # numbers stand only among numbers
        return tuple([dump(part, leave_out) for part in thing])
    if isinstance(thing, Option):
        return thing.id
    if isinstance(thing, PRINTED):
        return type(thing).__name__, id(thing)
    return (
        type(thing).__name__,
        *[(slot, dump(getattr(thing, slot), leave_out)) for slot in slots(thing.__class__) if slot not in leave_out],
    )


@cache
def slots(kind: type[object]) -> tuple[str, ...]:
    """The attributes of a class with slots, interpreted or compiled."""
    found = {
        name
        for base in kind.__mro__
        for name, value in vars(base).items()
        if isinstance(value, (MemberDescriptorType, GetSetDescriptorType)) and not name.startswith("__")
    }
    assert "__dict__" not in dir(kind), f"{kind.__name__} has attributes beyond its slots"
    return tuple(sorted(found))


@cache
def sections(game: str) -> frozenset[str]:
    """The numbered sections of the rules of a game."""
    return frozenset(re.findall(r"^#{2,3} (\d+(?:\.\d+)?) ", spec_of(game).page("rules"), re.MULTILINE))


def readable(text: str) -> str:
    assert text.strip(), "nothing is said"
    assert "{" not in text.replace("{ $a }", ""), f"a gap in the words: {text}"
    return text


def containers(value: Any) -> list[Any]:
    """All lists and dicts of plain data or of structs."""
    if isinstance(value, msgspec.Struct):
        return [found for field in value.__struct_fields__ for found in containers(getattr(value, field))]
    if isinstance(value, dict):
        return [value, *(found for part in value.values() for found in containers(part))]
    return [value, *(found for part in value for found in containers(part))] if isinstance(value, list) else []


def _keys(value: Any) -> set[str]:
    if isinstance(value, dict):
        return set(value).union(*(_keys(part) for part in value.values()))
    return set().union(*(_keys(part) for part in value)) if isinstance(value, list) else set()
