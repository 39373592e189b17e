"""What holds in every position of Beyond the Sun (whole_table.py), wherever random choices lead."""

import random
from functools import cache
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

import heliopause
from heliopause.checking import check_game, everything, undo_and_redo
from heliopause.game import Game
from heliopause.games.sun.rules import log
from heliopause.games.sun.rules.constants import STAR
from heliopause.games.sun.rules.control import AskBonus, AskOutpost
from heliopause.games.sun.rules.packing import unpack_place
from heliopause.games.sun.rules.state import State
from heliopause.kernel.deck import members
from heliopause.kernel.machine import CHANCE
from tests.asking import asks
from tests.games.rare import met_on_walks
from tests.games.sun.position import EARLY_POWERS, Position
from tests.games.sun.whole_table import check_table, state_of

VARIANTS: dict[str, dict[str, Any]] = {
    "basic": {},
    "beginners": {"beginners": True},
    "chosen": {"choose_mats": True, "start": 1},
    "advanced": {"mats": "advanced"},
    "dealt": {"mats": "advanced", "choose_mats": False},
    "tableau": {"tableau": True},
    "expert": {"mats": "advanced", "tableau": True, "beginners": True},
    "powers": {"pack": EARLY_POWERS},
    "expert powers": {"mats": "advanced", "choose_mats": False, "tableau": True, "pack": EARLY_POWERS},
}


# Walking there


@cache
def played_game(players: int, variant: str, seed: int, played: int) -> Game:
    """A game after so many random choices, or before its last."""
    game = heliopause.new("sun", players=players, seed=seed, **VARIANTS[variant])
    rng = random.Random(seed)
    for _ in range(played):
        game.choose(rng.choice(game.options()))
        if game.over:
            game.undo()
            break
    return game


class Table(RuleBasedStateMachine):
    """A game of any variant in which choices, undoing, copying and reloading follow each other as Hypothesis likes."""

    def __init__(self) -> None:
        super().__init__()
        self.game: Game | None = None

    @initialize(
        players=st.integers(2, 4),
        variant=st.sampled_from(sorted(VARIANTS)),
        seed=st.integers(0, 2**20),
        played=st.sampled_from((0, 0, 30, 120, 300, 600)),
    )
    def begin(self, players: int, variant: str, seed: int, played: int) -> None:
        self.game = played_game(players, variant, seed, played).copy(seed=seed)

    @precondition(lambda self: self.game is not None and not self.game.over)
    @rule(picks=st.lists(st.integers(0, 2**16), min_size=1, max_size=8))
    def choose(self, picks: list[int]) -> None:
        assert self.game is not None
        for pick in picks:
            if not self.game.over:
                options = self.game.options()
                self.game.choose(options[pick % len(options)])
                check_table(self.game)

    @precondition(lambda self: self.game is not None and self.game.can_undo)
    @rule()
    def undo(self) -> None:
        assert self.game is not None
        self.game.undo()

    @precondition(lambda self: self.game is not None)
    @rule()
    def undo_to_the_barrier(self) -> None:
        assert self.game is not None
        undo_and_redo(self.game, [everything(self.game)])

    @precondition(lambda self: self.game is not None)
    @rule(seed=st.integers(0, 2**20))
    def copy(self, seed: int) -> None:
        assert self.game is not None
        before = everything(self.game)
        self.game = self.game.copy(seed=seed)
        assert everything(self.game) == before

    @precondition(lambda self: self.game is not None)
    @rule(seed=st.integers(0, 2**20))
    def reload(self, seed: int) -> None:
        assert self.game is not None
        before = everything(self.game)
        self.game = heliopause.load(self.game.record(), seed=seed, pack=self.game.pack)
        assert everything(self.game) == before

    @invariant()
    def the_table_is_whole(self) -> None:
        if self.game is not None:
            check_table(self.game)


Table.TestCase.settings = settings(max_examples=40, stateful_step_count=25)
TestTable = Table.TestCase


# Positions that seldom come about by themselves: supplies that are empty or too full, tracks without discs.


def met(game: Game) -> list[str]:
    """What is worth meeting, and is there in this position."""
    state = state_of(game)
    seats = state.seats
    found = {
        "any-time powers": any(seat.anytime for seat in seats),
        "powers of several": sum(1 for seat in seats if seat.powers) > 1,
        "private technologies": any(seat.private for seat in seats),
        "events that stay": bool(state.standing),
        "an extra system": state.extra_link >= 0,
        "an attached system": state.attached >= 0,
        "open guilds": bool(state.guilds),
        "colonies": any(seat.colonies for seat in seats),
        "an empty supply": any(not seat.supply() for seat in seats),
        "a supply that is too full": any(seat.columns[0] > seat.mat.columns[0] for seat in seats),
        "placeholders": any(seat.automated[STAR] + seat.colony_discs[STAR] for seat in seats),
        "a placeholder on the map": any(
            owner >= 0 and disc == STAR for owner, disc in zip(state.controller, state.outpost, strict=True)
        ),
        "an empty system deck": not all(state.system_decks),
        "control out of turn": isinstance(state.asking, (AskOutpost, AskBonus)) and state.asking.seat != state.active,
        "a question out of turn": state.asking is not None and state.asking.seat not in (state.active, CHANCE),
    }
    return [name for name, there in found.items() if there]


def arranged(seed: int) -> Position:
    """Everybody has early powers; supplies are empty, or more than full; tracks are bare."""
    rng = random.Random(seed)
    position = Position(players=rng.choice((2, 3, 4)), seed=seed, pack=EARLY_POWERS)
    for seat in range(position.state.players):
        faction = position.seat(seat)
        if rng.random() < 0.5:
            position.columns(seat, 0, 0, 0, 0, 0)
        else:
            position.give(seat, pop=0)
            faction.columns = [faction.supply() - sum(faction.mat.columns[1:]), *faction.mat.columns[1:]]
        position.automate(seat, food=rng.choice((0, 7, 8)), ore=rng.choice((0, 7, 8)))
        position.give(seat, ore=rng.randrange(12))
    return position.turn(rng.randrange(position.state.players))


def test_walks_meet_what_seldom_comes_about_and_the_table_stays_whole() -> None:
    seen = met_on_walks(lambda seed: arranged(seed).game, 40, check_table, met)
    for seed in range(8):
        game = played_game(4, "powers", seed, 600)
        check_table(game)
        seen.update(met(game))
    assert len(seen) == 15, seen


def check_turns_of_control(state: State) -> None:
    """Only what was gained is lost, and by whoever gained it; only what is free is gained."""
    assert state.log is not None
    owners: dict[int, int] = {}
    for code, seat, where, _, _ in state.log:
        place, _ = unpack_place(where)
        if code == log.GAIN_CONTROL:
            assert place not in owners
            owners[place] = seat
        elif code == log.LOSE_CONTROL:
            assert owners.pop(place) == seat
        elif code in (log.NEW_SYSTEM, log.EMPTY_SLOT):  # the system that was here is colonized
            owners.pop(place, None)
    extra = state.board.extra
    for place in members(state.board.controllable & ~(1 << extra)):
        assert owners.get(place, -1) == state.controller[place]


def test_laws_hold_in_whole_games() -> None:
    for number, (variant, options) in enumerate(VARIANTS.items()):
        for players in (2, 3, 4):
            game = heliopause.new("sun", players=players, seed=number, **options)
            steps = check_game(game, random.Random(f"{variant}{players}"), sample=0.0, at_step=check_table)
            check_table(game)
            check_turns_of_control(state_of(game))
            assert steps > 100


def test_laws_hold_while_the_table_is_set() -> None:
    for number, options in enumerate(VARIANTS.values()):
        game = heliopause.new("sun", players=4, chance="explicit", **options)
        rng = random.Random(number)
        while game.round < 2:
            check_table(game)
            options_now = [option for option, _ in game.chances()] or game.options()
            game.choose(rng.choice(options_now))


@pytest.mark.rule("11.3", "11.4")
def test_whoever_gains_control_has_outpost_and_bonus_before_another_can_take_it_back() -> None:
    """Seat 1 gains Sirius, and seat 0 takes it back with the bonuses for its own gains of that moment."""
    position = Position(players=3)
    position.research(0, "a", "hyperdrive-boosters")
    for place, system in (("a1", "sirius"), ("a2", "lacaille-9352"), ("b1", "40-eridani")):
        position.put_system(place, system)
    position.ships(0, "sol")
    position.ships(0, "a1", 1, 1, 1, 2)
    position.ships(1, "a1", 4)
    position.control(0, "a1", "ore")
    position.give(1, ore=0)
    position.turn(0)
    position.play("space:hyperdrive-boosters.0", "done", "jump:a1>deep:1", "jump:deep>a2:1")
    position.play("jump:a1>deep:1", "jump:deep>b1:1", "bonus:a2", "upgrade:a1:1", "upgrade:a1:2")
    assert asks(position.game) == "ask-production"
    assert position.state.controller[position.place("a1")] == 0
    assert position.seat(1).ore == 1, "the outpost has earned the bonus"
    told = [text for text in position.log() if "control of Sirius" in text]
    assert [" ".join(text.split()[:3]) for text in told] == [
        "Player 1 loses", "Player 2 gains", "Player 2 loses", "Player 1 gains",
    ]  # fmt: skip
