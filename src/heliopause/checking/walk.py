"""Walks any game through the public face and checks every promise of it, up to the end of the game.

Cheap promises are checked at every step, the others at sampled ones.
"""

import json
import random
import re
from collections.abc import Callable
from functools import cache
from typing import Any

import msgspec

from heliopause.checking.everything import dump, everything, keys, offered, offered_ids
from heliopause.checking.promises import Broken, hold, same
from heliopause.game import Game, NothingToUndo, load, state_of
from heliopause.kernel.machine import CHANCE
from heliopause.kernel.option import Option
from heliopause.kernel.refusal import IllegalChoice
from heliopause.registry import spec_of
from heliopause.words import LANGUAGES

MALFORMED = (
    *("", " ", ":", "::", ".", ">", "no-such-option", "done ", "DONE", "done:", "pass:1", "\n", "\x00", "\u2600"),
    *("{ $a }", "undo", "rewind:0", "x" * 500),
)
ODD: tuple[Any, ...] = (None, 7, -1, 2.5, True, b"done", [], {}, (), ["done"], object())  # of whatever type
MOST_PREVIEWS = 5


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
        hold(steps < longest, f"the game does not end within {longest} steps")
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
        here = offered_ids(game)
        hold(bool(here), f"nothing to choose from after {len(game.choices)} choices")
        hold(len(set(here)) == len(here), f"two options with one id: {here}")
        hold(game.seat == CHANCE or game.seat in range(game.players), f"nobody sits on seat {game.seat}")
        hold(game.round >= self.round, "the round went back")
        hold(game.winners() == [], "somebody has won before the end")
        self.round = game.round
        self.seen.update(dict.fromkeys(here))

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
            self.check_previews()
            self.check_record()
        self.check_undo()

    def check_words(self) -> None:
        game = self.game
        for option in offered(game):
            hold(str(option) == option.id, f"{option.id} is called {option}")
            spoken(option)
        asked = game.question
        if asked is None:
            raise Broken("nothing is asked")
        spoken(asked)
        spoken(game.phase)

    def check_offered_are_accepted(self) -> None:
        game = self.game
        before = dump(state_of(game))
        number = len(game.choices)
        for option in offered(game):
            hold(game.why_not(str(option)) is None, f"{option} is offered and refused")
            for choice in (option, str(option)):
                twin = game.copy(seed=self.rng.randrange(2**32))
                twin.choose(choice)
                hold(twin.choices[:number] == game.choices, "a choice changed those before it")
                hold(
                    twin.choices[number] == (game.seat, str(option)),
                    f"{option} was chosen and {twin.choices[number]} noted",
                )
        same(dump(state_of(game)), before, "a copy shares state with its game")

    def check_others_are_refused(self) -> None:
        game = self.game
        here = offered_ids(game)
        elsewhere = [id for id in self.seen if id not in here]
        some = self.rng.sample(elsewhere, min(len(elsewhere), 30))
        bent = [bent_id(self.rng, id) for id in self.rng.choices([*self.seen], k=30)] if self.seen else []
        before = everything(game)
        for id in dict.fromkeys([*MALFORMED, *some, *bent, *(f"{id} " for id in here[:3])]):
            if id not in here:
                self.check_refused(id)
        for odd in ODD:
            try:
                game.choose(odd)
            except IllegalChoice as error:
                readable(str(error))
            else:
                raise Broken(f"{odd!r} was accepted")
        same(everything(game), before, "a refused choice changed the game")

    def check_refused(self, id: str) -> None:
        game = self.game
        refusal = game.why_not(id)
        if refusal is None:
            raise Broken(f"{id!r} is not offered and not refused")
        spoken(refusal)
        # What chance brings is not the players' to choose, and no section of the rules says so.
        unruled = game.seat == CHANCE or not sections(game.name)
        known = refusal.rule in sections(game.name) or (unruled and not refusal.rule)
        hold(known, f"{id!r} is refused by a rule that there is not: {refusal.rule!r}")
        try:
            game.choose(id)
        except IllegalChoice as error:
            hold(error.refusal.words() == refusal.words() == str(error), f"{id!r} is refused in two ways")
        else:
            raise Broken(f"{id!r} was not offered and is accepted")

    def check_view(self) -> None:
        game = self.game
        before = dump(state_of(game))
        text = msgspec.json.encode(game.view())
        hold("seed" not in keys(msgspec.json.decode(text)), "the view tells the seed")
        same(dump(state_of(game)), before, "looking at the game changed it")
        hold(msgspec.json.encode(game.view()) == text, "two looks at one game differ")
        shown = spec_of(game.name).part("view")
        if shown is not None:
            hold(msgspec.json.decode(text, type=shown) == game.view(), "the view is not what its types say")

    def check_events(self) -> None:
        events = self.game.events
        told = [(event.seat, event.message) for event in events]
        hold(told[: len(self.told)] == self.told, "the past has changed")
        for event in events[len(self.told) :]:
            spoken(event)
        self.told = told
        for seat in range(self.game.players):
            for item in self.game.story(seat, since=max(0, len(self.game.choices) - 20)):
                spoken(item)

    def check_scores(self) -> None:
        scores = self.game.scores()
        hold(len(scores) == self.game.players, "a seat has no score")
        for score in scores:
            hold(score.total == sum(score.parts.values()), f"a score is not the sum of its parts: {score.parts}")

    def check_previews(self) -> None:
        """What is said of a choice is what comes of it, as far as no chance is in it."""
        game = self.game
        before = dump(state_of(game))
        options = game.options()
        for option in self.rng.sample(options, min(len(options), MOST_PREVIEWS)):
            preview = game.preview(option)
            spoken(preview)
            same(dump(state_of(game)), before, f"the preview of {option} changed the game")
            twin = game.copy(seed=1)
            twin.choose(option)
            if preview.next != CHANCE:
                hold(twin.seat == preview.next, f"after {option} seat {preview.next} was to be asked, not {twin.seat}")

    def check_copy(self) -> None:
        """A copy has a life of its own, and the same as its game if chance falls alike."""
        game = self.game
        before = everything(game)
        seed = self.rng.randrange(2**32)
        one, other = game.copy(seed=seed), game.copy(seed=seed)
        same(everything(one), before, "a copy is another game")
        self.go_on_alike(one, other)
        same(everything(game), before, "a copy shares state with its game")

    def check_record(self) -> None:
        game = self.game
        record = game.record()
        text = json.dumps(record, allow_nan=False)
        hold(json.loads(text) == record, "the record is not plain data")
        hold("seed" not in keys(record), "the record tells the seed")
        seed = self.rng.randrange(2**32)
        loaded = load(json.loads(text), seed=seed, pack=game.pack)
        same(everything(loaded), everything(game), "a loaded record is another game")
        twin = game.copy(seed=seed)
        twin._explicit = False
        self.go_on_alike(twin, loaded)

    def go_on_alike(self, one: Game, other: Game, steps: int = 30) -> None:
        """The same choices have the same consequences in both games."""
        for _ in range(steps):
            if one.over:
                break
            hold(offered_ids(one) == offered_ids(other), "two equal games offer different options")
            choice = str(self.pick(one))
            one.choose(choice)
            other.choose(choice)
        same(everything(one), everything(other), "the same choices lead elsewhere")

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
        hold(game.seat is None, "somebody is asked after the end")
        hold(offered_ids(game) == [], "something is offered after the end")
        hold(game.question is None, "something is asked after the end")
        self.check_others_are_refused()
        self.check_view()
        self.check_events()
        self.check_scores()
        hold(bool(game.winners()), "nobody has won")
        most = max(score.total for score in game.scores())
        hold(all(game.scores()[seat].total == most for seat in game.winners()), "a winner has not the most points")
        loaded = load(json.loads(json.dumps(game.record())), pack=game.pack)
        same(everything(loaded), everything(game), "a loaded record is another game")


def undo_and_redo(game: Game, past: list[dict[str, Any]]) -> None:
    """`past` is the game after each of its last choices, the present last; it may begin anywhere."""
    present = everything(game)
    same(present, past[-1], "the present is another")
    seat = game.choices[-1][0] if game.choices else CHANCE
    undone: list[str] = []
    while game.undo_refusal() is None:
        choice = game.choices[-1]
        hold(choice[0] == seat, "undo went past another seat's choice")
        undone.append(choice[1])
        game.undo()
        hold(game.seat == seat, "undo does not ask who chose")
        if len(undone) < len(past):
            same(everything(game), past[-1 - len(undone)], "undo gives another state")
    if undone:
        hold(not game.choices or game.choices[-1][0] != seat, "undo stops before the barrier")
    else:  # chance has spoken, or the seat that is asked has already taken back all it could
        hold(seat == CHANCE or game._undoing not in (None, seat), "the last choice cannot be undone")
    at_barrier = everything(game)
    try:
        game.undo()
    except NothingToUndo as error:
        readable(str(error))
    else:
        raise Broken("what cannot be undone was undone")
    same(everything(game), at_barrier, "a refused undo changed the game")
    if game.seat != CHANCE:
        loaded = load(game.record(), pack=game.pack)
        same(at_barrier, everything(loaded), "undo gives another state than the record")
    for id in reversed(undone):
        game.choose(id)
    same(everything(game), present, "the same choices lead elsewhere after undo")


def bent_id(rng: random.Random, id: str) -> str:
    """An option's id with something wrong in it."""
    parts = re.split(r"([:.>,])", id)
    place = rng.randrange(len(parts))
    part = parts[place]
    parts[place] = rng.choice(["", "9", "nowhere", "\u2603", part * 2, part.upper(), f"{part} "])
    return "".join(parts) if rng.random() < 0.8 else "".join(parts[: place + 1])


@cache
def sections(game: str) -> frozenset[str]:
    """The numbered sections of the rules of a game."""
    return frozenset(re.findall(r"^#{2,3} (\d+(?:\.\d+)?) ", spec_of(game).page("rules"), re.MULTILINE))


def spoken(thing: Any) -> None:
    """It has words in every language."""
    for language in LANGUAGES:
        readable(thing.words(language))


def readable(text: str) -> None:
    hold(bool(text.strip()), "nothing is said")
    hold("{" not in text.replace("{ $a }", "").replace("{}", ""), f"a gap in the words: {text}")
