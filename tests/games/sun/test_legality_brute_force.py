"""Legality looks ahead (rules 3.4, 3.7, 3.8): what is offered is what a search finds that carries everything out."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

import heliopause
from heliopause.beyond.cards import TECHNOLOGY
from heliopause.game import Game
from heliopause.games.sun.rules.cards import GUILD
from heliopause.games.sun.rules.constants import POWERS
from heliopause.games.sun.rules.state import State
from heliopause.games.sun.rules.turn import AskSpace
from tests.games.sun.position import Position
from tests.games.sun.test_properties import VARIANTS
from tests.games.sun.trial import Impossible, Search, Trial, offered_spaces, possible_spaces, reachable
from tests.games.sun.whole_table import state_of

# With early powers and other means at once there are too many ways to search them all.
SHIPPED = sorted(variant for variant in VARIANTS if "pack" not in VARIANTS[variant])


# Positions


def positions(variant: str, seed: int, number: int) -> Iterator[State]:
    """Positions of random games in which a pawn is about to move, early and late, as they came."""
    rng = random.Random(f"{variant}{seed}")
    found = 0
    while found < number:
        game = heliopause.new("sun", players=rng.choice((2, 3, 4)), seed=rng.randrange(2**32), **VARIANTS[variant])
        for state in pawn_moves(game, rng):
            if rng.random() < 0.02 and found < number:
                found += 1
                yield state


def pawn_moves(game: Game, rng: random.Random) -> Iterator[State]:
    while not game.over:
        state = state_of(game)
        if isinstance(state.asking, AskSpace):
            yield state.copy()
        game.choose(rng.choice(game.options()))


def rearranged(state: State, rng: random.Random) -> State:
    """The same position with other means: every space of the box known, ore, cubes and powers changed."""
    twin = state.copy()
    question = twin.asking
    assert question is not None
    faction = twin.seats[question.seat]
    faction.ore = rng.choice((0, 1, 2, 3, 4, 5, 6, 7, 8, 12))
    for _ in range(rng.randrange(4)):
        if faction.pop and rng.random() < 0.5:
            faction.pop -= 1
            faction.return_cube()
        elif faction.take_supply() >= 0:
            faction.pop += 1
    if rng.random() < 0.1:
        faction.pop += faction.supply()
        faction.columns = [0] * 5
    while rng.random() < 0.1 and faction.pop:
        faction.pop -= 1
        faction.return_cube()
    if rng.random() < 0.3:
        own = [innovation.power for innovation in faction.mat.innovations]
        faction.powers |= rng.choice([bit for bit in POWERS.bits.values() if bit not in own])
    if rng.random() < 0.3:
        faction.anytime = (*faction.anytime, rng.choice(twin.content.powers))
    known = set(faction.spaces)
    for space in twin.content.spaces:
        if space.index not in known and space.action.owner_kind in (TECHNOLOGY, GUILD):
            faction.spaces += (space.index,)
    return twin


# What is offered is possible, and what is possible is offered


@pytest.mark.rule("3.4")
@pytest.mark.rule("3.7")
@pytest.mark.parametrize("variant", sorted(VARIANTS))
def test_offered_spaces_are_the_possible_ones(variant: str) -> None:
    for state in positions(variant, 1, 40):
        assert offered_spaces(state) == possible_spaces(state)


@pytest.mark.rule("3.4")
@pytest.mark.rule("3.7")
@pytest.mark.parametrize("variant", SHIPPED)
def test_offered_spaces_are_the_possible_ones_with_other_means(variant: str) -> None:
    rng = random.Random(variant)
    for state in positions(variant, 2, 40):
        twin = rearranged(state, rng)
        assert offered_spaces(twin) == possible_spaces(twin)


def check_answers(state: State, space: int, rng: random.Random) -> None:
    """Within an action too: at every question of the acting seat exactly the answers are offered that can succeed."""
    search = Search()
    trial = Trial.forced(state, space)
    while trial.run(freely=False):
        question = trial.question
        assert question is not None
        options = trial.choices(question, freely=False)
        if trial.asks_own and question.seat == state.active:
            free = trial.choices(question, freely=True)
            successful = {str(option) for option in free if search.succeeds(trial.after(option))}
            assert {str(option) for option in options} == successful, state.content.spaces[space].id
        trial = trial.after(rng.choice(options))
    assert trial.changed()


@pytest.mark.rule("3.4")
@pytest.mark.rule("3.8")
@pytest.mark.parametrize("variant", sorted(VARIANTS))
def test_offered_answers_are_the_possible_ones(variant: str) -> None:
    rng = random.Random(variant)
    for state in positions(variant, 3, 5):
        twin = rearranged(state, rng)
        for space in reachable(twin):
            if str(twin.content.spaces[space].option) in offered_spaces(twin):
                check_answers(twin, space, rng)


@pytest.mark.rule("13.4")
def test_a_copied_action_must_change_something_by_itself() -> None:
    """The fee of the Technocrats' Guild is no excuse for copying a jump and staying where one is."""
    position = Position(players=2)
    position.state.guilds |= 1 << next(g.index for g in position.state.content.guilds if g.id == "technocrats-guild")
    position.seat(0).spaces += (position.space("technocrats-guild.0"),)
    position.ships(0, "sol", 1)
    position.give(0, pop=1, ore=2)
    position.turn(0).play("space:technocrats-guild.0", "copy:basic-3", "pass")
    assert position.offered() == ["jump:sol>a1:1", "jump:sol>s1:1"]


@pytest.mark.rule("3.7")
def test_a_power_used_meanwhile_is_no_change_of_the_action() -> None:
    """61 Cygni moves a ship while a jump is asked for; the jump itself has still to change something."""
    position = Position(players=2)
    position.colony(0, "61-cygni")
    position.ships(0, "sol", 1)
    position.give(0, pop=1, ore=0)
    position.turn(0).play("space:basic-3.0", "pass", "power:61-cygni", "jump:sol>a1:1")
    assert "done" not in position.offered()


# No dead ends


def check_every_way(state: State, space: int, most: int, rng: random.Random) -> None:
    """Follow every sequence of offered choices, powers included, or `most` of them: all end well."""
    met: set[Any] = set()
    open_ways = [(Trial.forced(state, space), False)]
    while open_ways and len(met) < most:
        trial, powered = open_ways.pop(rng.randrange(len(open_ways)))
        try:
            asked = trial.run(freely=False)
        except Impossible as missing:
            raise AssertionError(f"{state.content.spaces[space].id} was offered, but {missing} is left out") from None
        if not asked:
            # A power used on the way is not part of the action, but changes the table as well.
            assert powered or trial.changed(), state.content.spaces[space].id
            continue
        key = (trial.key(), powered)
        if key not in met:
            met.add(key)
            assert trial.question is not None
            ways = [(option, powered) for option in trial.choices(trial.question, freely=False)]
            ways += [(option, True) for option in trial.powers()] if len(ways) > 1 else []
            rng.shuffle(ways)
            open_ways += [(trial.after(option), powered) for option, powered in ways[:12]]


@pytest.mark.rule("3.4")
@pytest.mark.rule("3.7")
@pytest.mark.parametrize("variant", sorted(VARIANTS))
def test_no_way_through_an_action_is_a_dead_end(variant: str) -> None:
    rng = random.Random(variant)
    for state in positions(variant, 4, 5):
        for position in (state, rearranged(state, rng)):
            for space in reachable(position):
                if str(position.content.spaces[space].option) in offered_spaces(position):
                    check_every_way(position, space, 12, rng)
