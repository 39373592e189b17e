"""What holds in every position of Beyond the Sun: nothing is lost, nothing appears, control is where it belongs."""

import random
from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

import heliopause
from heliopause.beyond.card_search import AskCard, DrawTechnology, Reveal
from heliopause.beyond.cards import TECHNOLOGY
from heliopause.beyond.constants import NO_PAWN
from heliopause.checking import check_game, everything, undo_and_redo
from heliopause.game import Game
from heliopause.games.sun.rules import log
from heliopause.games.sun.rules.annexing import AskAnnex, DrawSurvey, Survey
from heliopause.games.sun.rules.constants import CUBES, FOOD, GIGA, ORE, STAR, TRACK
from heliopause.games.sun.rules.control import CHECK_CONTROL, NOT_PLACED, AskBonus, AskOutpost, rightful
from heliopause.games.sun.rules.economy import AskToColumn
from heliopause.games.sun.rules.packing import unpack_place
from heliopause.games.sun.rules.setup import DrawStartSystem, FillMats
from heliopause.games.sun.rules.state import Seat, State
from heliopause.games.sun.rules.tableau import GAP, DrawForRow
from heliopause.games.sun.rules.turn import AskSpace
from heliopause.kernel.deck import every, members
from heliopause.kernel.machine import CHANCE, Operation
from tests.asking import asks
from tests.games.sun.position import EARLY_POWERS, Position

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


def check_table(game: Game) -> None:
    """Everything this module promises of a position, whoever is asked."""
    state = state_of(game)
    if any(isinstance(operation, FillMats) for operation in state.stack):
        check_cards(state)
        return  # the mats are still empty
    for faction in state.seats:
        check_cubes(state, faction)
        check_discs(state, faction)
        check_claims(state, faction)
    check_outposts(state)
    check_power(state)
    check_cards(state)
    check_events(state)
    check_pawns(state)
    check_control(state)
    if isinstance(state.asking, AskSpace):
        check_between_turns(state)


def state_of(game: Game) -> State:
    state = game._state
    assert isinstance(state, State)
    return state


def under_way(state: State) -> Iterator[Operation]:
    """What is still to be done, and the question that is asked."""
    yield from state.stack
    if state.asking is not None:
        yield state.asking


# Cubes and discs


def check_cubes(state: State, faction: Seat) -> None:
    """20 cubes: supply, population, ships, museum, beside technologies, and those lifted to be moved."""
    lifted = sum(
        isinstance(operation, AskToColumn) and operation.seat == faction.index for operation in under_way(state)
    )
    cubes = (
        faction.supply() + faction.pop + sum(faction.ships) + sum(faction.retired) + faction.techs.bit_count() + lifted
    )
    assert cubes == CUBES
    assert faction.ore >= 0
    assert faction.pop >= 0
    assert min(*faction.columns, *faction.ships, *faction.retired) >= 0
    for column in range(1, 5):
        assert faction.columns[column] <= faction.mat.columns[column], "only column A can be made longer"


def check_discs(state: State, faction: Seat) -> None:
    """8 discs of each kind: on the track, automated, on the map, on colonies, and with Giga-Corporations on claims."""
    missing = 0
    for kind in (FOOD, ORE):
        assert 0 <= faction.tracks[kind] <= TRACK
        placed = sum(
            owner == faction.index and disc == kind for owner, disc in zip(state.controller, state.outpost, strict=True)
        )
        missing += TRACK - faction.tracks[kind] - faction.automated[kind] - faction.colony_discs[kind] - placed
    claimed = faction.claimed.bit_count() if state.over and faction.powers & GIGA else 0
    left = sum(faction.tracks)
    assert missing == min(claimed, left + missing)
    assert min(faction.automated + faction.colony_discs) >= 0
    assert sum(faction.colony_discs) <= 2 * len(faction.colonies)


def check_outposts(state: State) -> None:
    """A disc lies where somebody is in control, or is about to be placed; nobody controls what cannot be controlled."""
    pending = {(ask.seat, ask.place) for ask in under_way(state) if isinstance(ask, AskOutpost)}
    for place, owner in enumerate(state.controller):
        if owner < 0:
            assert state.outpost[place] == STAR
            continue
        assert state.board.controllable >> place & 1
        assert not state.board.is_system[place] or state.system[place] >= 0
        if state.outpost[place] == NOT_PLACED:
            assert (owner, place) in pending


# Ships and control


def check_power(state: State) -> None:
    """The power table is the sum of the ships, and ships are only where there is a place."""
    for place in range(state.board.size):
        for seat in range(4):
            ships = state.seats[seat].ships[place * 4 : place * 4 + 4] if seat < state.players else [0] * 4
            assert state.power[place * 4 + seat] == sum(level * number for level, number in enumerate(ships, 1))
    if state.extra_link < 0:
        extra = state.board.extra
        assert not any(state.power[extra * 4 : extra * 4 + 4])
        assert state.system[extra] < 0
    assert state.jumps is state.board.jumps(state.extra_link)


def check_control(state: State) -> None:
    """Whoever is asked outside a jump, an upgrade or a settling finds control settled, or its check still to come.

    It is to come after Stealth Terraformers have colonized: a disc may be asked for in between.
    """
    if state.uninterrupted or CHECK_CONTROL in state.stack:
        return
    for place in members(state.board.controllable):
        if not state.board.is_system[place] or state.system[place] >= 0:
            powers = state.power[place * 4 : place * 4 + state.players]
            owner = state.controller[place]
            assert rightful(powers, owner) == owner
            strongest = [seat for seat, power in enumerate(powers) if power and power == max(powers)]
            wrong = f"{state.board.ids[place]} has powers {powers} and belongs to {owner}"
            assert not strongest or owner in strongest or (owner < 0 and len(strongest) > 1), wrong


# Cards


def check_cards(state: State) -> None:
    """Every technology and every system is at exactly one place."""
    technologies = [card for level in range(1, 5) for card in members(every(state.decks[level]))]
    technologies += [card for row in state.rows for card in row if card != GAP]
    technologies += [card for card in state.card_at if card >= 0]
    systems = [card for letter in (0, 1) for card in members(every(state.system_decks[letter]))]
    systems += [card for card in (*state.system, state.attached) if card >= 0]
    for faction in state.seats:
        technologies += faction.private
        systems += faction.colonies
    for operation in under_way(state):
        if isinstance(operation, DrawTechnology):
            operation = operation.reveal  # noqa: PLW2901
        if isinstance(operation, DrawSurvey):
            operation = operation.survey  # noqa: PLW2901
        if isinstance(operation, (Reveal, AskCard)):
            technologies += [*operation.found, *members(operation.aside)]
        elif isinstance(operation, DrawForRow):
            technologies += members(operation.aside)
        elif isinstance(operation, (Survey, AskAnnex)):
            systems += operation.found
        elif isinstance(operation, DrawStartSystem):
            systems += members(operation.starts)
    content = state.content
    assert sorted(technologies) == [card.index for card in content.technologies]
    assert sorted(systems) == [card.index for card in content.systems]
    for level in range(1, 5):
        for card in members(every(state.decks[level])):
            assert content.technologies[card].level == level
        assert sum(batch.bit_count() for batch in state.decks[level]) == every(state.decks[level]).bit_count()
    for slot in content.slots:
        card = state.card_at[slot.index]
        assert card < 0 or content.technologies[card].level == slot.level


def check_events(state: State) -> None:
    """No event comes twice; what has not come is face down or may be; what stays has come."""
    assert state.log is not None
    come = [entry[2] for entry in state.log if entry[0] == log.EVENT]
    gone = [entry[2] for entry in state.log if entry[0] == log.EVENT_GONE]
    assert len(set(come)) == len(come)
    events = state.content.events
    for level in (2, 3):
        mask = sum(1 << event.index for event in events if event.level == level)
        here = sum(1 << number for number in come if events[number].level == level)
        assert state.fixed_left[level] | state.event_pool[level] | here == mask
        assert not state.fixed_left[level] & state.event_pool[level]
        assert not (state.fixed_left[level] | state.event_pool[level]) & here
        left = state.event_left[level]
        assert left == 6 - here.bit_count()
        assert state.fixed_left[level].bit_count() <= left
    assert sorted(state.standing) == sorted(number for number in come if events[number].stays and number not in gone)


# Pawns, claims and what a seat may use


def check_pawns(state: State) -> None:
    spaces = state.content.spaces
    for space, pawns in Counter(faction.pawn for faction in state.seats).items():
        assert space == NO_PAWN or pawns == 1 or spaces[space].repeatable, f"two pawns on {spaces[space].id}"
    for faction in state.seats:
        assert faction.pawn == NO_PAWN or faction.pawn in faction.spaces


def check_claims(state: State, faction: Seat) -> None:
    claims = 0
    for number, seats in enumerate(state.claims):
        card = state.content.achievements[state.achievements[number]]
        assert len(seats) <= card.slot_count(state.players)
        assert seats.count(faction.index) == faction.claimed >> number & 1
        claims += len(seats)
    if state.ending == 0:
        assert claims < state.claims_to_end()


def check_between_turns(state: State) -> None:
    """When a pawn is to move nothing is under way: what a seat has is exactly what its cards give it."""
    content = state.content
    undiscovered = Counter(slot.level for slot in content.slots if state.card_at[slot.index] < 0)
    for level in (2, 3):
        assert state.event_left[level] == undiscovered[level]
    everybody = [space.index for space in content.basic_spaces[state.players]]
    everybody += [guild.space.index for guild in content.guilds if state.guilds >> guild.index & 1]
    for number in state.standing:
        space = content.events[number].space
        if space is not None and state.attached >= 0:
            everybody.append(space.index)
    for faction in state.seats:
        cards = [*(state.card_at[slot] for slot in members(faction.techs)), *faction.private]
        assert sorted(cards) == sorted(faction.cards)
        technologies = [content.technologies[card] for card in cards]
        systems = [content.systems[card] for card in faction.colonies]
        spaces = everybody + [space.index for card in technologies for space in card.spaces]
        assert sorted(spaces) == sorted(faction.spaces)
        powers = 0
        for technology in technologies:
            powers |= technology.power
        for system in systems:
            powers |= system.ability
        for innovation in faction.mat.innovations:
            if innovation.line is None and innovation.reached(state, faction.index):
                powers |= innovation.power
        assert powers == faction.powers
        lines = [technology.anytime for technology in technologies] + [system.anytime for system in systems]
        assert sorted(line.bit for line in lines if line) == sorted(line.bit for line in faction.anytime)
        assert faction.pawn == NO_PAWN or _may_stand_on(state, faction)


def _may_stand_on(state: State, faction: Seat) -> bool:
    action = state.content.spaces[faction.pawn].action
    return action.owner_kind != TECHNOLOGY or action.owner in faction.cards


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


def met(state: State) -> list[str]:
    """What is worth meeting, and is there in this position."""
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
    seen: Counter[str] = Counter()
    for seed in range(40):
        game = arranged(seed).game
        rng = random.Random(seed)
        for _ in range(60):
            if game.over:
                break
            game.choose(rng.choice(game.options()))
            check_table(game)
            seen.update(met(state_of(game)))
    for seed in range(6):
        game = played_game(4, "powers", seed, 600)
        check_table(game)
        seen.update(met(state_of(game)))
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
