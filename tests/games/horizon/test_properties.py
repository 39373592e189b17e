"""What holds in every position of Beyond the Horizon: nothing is lost, nothing appears, tokens suffice."""

import random
from collections import Counter

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

import heliopause
from heliopause.beyond.card_search import AskCard, DrawTechnology, Reveal
from heliopause.checking import check_game, everything, undo_and_redo
from heliopause.content import Pack
from heliopause.game import Game
from heliopause.games.horizon.rules import hexes
from heliopause.games.horizon.rules.constants import CUBES, OPEN_BORDERS, PAWNS, SHARED_SPACE, TOKENS
from heliopause.games.horizon.rules.development import PlaceInvestment, TakeCube
from heliopause.games.horizon.rules.state import CRADLE, START, Seat, State
from heliopause.games.horizon.rules.turn import AskSpace
from heliopause.kernel.deck import every, members
from tests.games.horizon.position import EARLY_POWERS


def state_of(game: Game) -> State:
    assert isinstance(game._state, State)
    return game._state


def check_table(game: Game) -> None:
    """Everything this module promises of a position, whoever is asked."""
    state = state_of(game)
    check_cards(state)
    check_map(state)
    if state.round == 0:
        return  # the boards are still empty
    for seat in state.seats:
        check_pawns(seat)
        check_cubes(state, seat)
        check_units(state, seat)
    check_tokens(state)
    check_action_pawns(state)


def check_pawns(seat: Seat) -> None:
    scholars = seat.techs.bit_count()
    assert seat.pop + seat.supply() + len(seat.units) + scholars == PAWNS
    assert seat.pop >= 0
    assert seat.coins >= 0
    assert min(seat.columns) >= 0
    assert all(pawns <= room for pawns, room in zip(seat.columns[1:], seat.held[1:], strict=True))


def check_cubes(state: State, seat: Seat) -> None:
    """Cubes on the tracks, on the map, on goals, invested, and those about to be placed."""
    on_map = (
        state.village.count(seat.index)
        + state.city.count(seat.index)
        + sum(1 for builders in state.builders if seat.index in builders)
    )
    on_goals = sum(1 for claims in state.claims if seat.index in claims)
    under_way = [state.asking, *state.stack]
    pending = sum(1 for thing in under_way if isinstance(thing, TakeCube) and thing.seat == seat.index)
    in_hand = sum(1 for thing in under_way if isinstance(thing, PlaceInvestment) and thing.seat == seat.index)
    placed = on_map + on_goals + seat.invested + in_hand - pending
    assert min(seat.tracks) >= 0
    if seat.cubes():
        assert seat.cubes() + placed == 3 * CUBES
    else:
        assert placed + pending >= 3 * CUBES  # what comes after the last cube is marked without one


def check_units(state: State, seat: Seat) -> None:
    assert seat.units == sorted(seat.units)
    for kind in (0, 1):
        counted = Counter(unit % 6 for unit in seat.units if unit // 6 % 2 == kind)
        assert sum(number << 4 * strength for strength, number in counted.items()) == seat.strengths[kind]
        assert seat.strengths[kind] in state.content.tokens[kind]
    assert all(0 <= unit // 12 < len(state.cells) for unit in seat.units)
    if isinstance(state.asking, AskSpace) and not seat.powers & OPEN_BORDERS:
        assert not any(state.foreign(unit // 12, seat.index) for unit in seat.units)


def check_tokens(state: State) -> None:
    for site in (0, 1):
        held = [seat.tokens[site] for seat in state.seats]
        assert min(held) >= 0
        assert state.tokens[site] + sum(held) == TOKENS


def check_action_pawns(state: State) -> None:
    pawns = [seat.pawn for seat in state.seats if seat.pawn >= 0]
    alone = [pawn for pawn in pawns if not state.content.spaces[pawn].repeatable]
    if not any(seat.powers & SHARED_SPACE for seat in state.seats):
        assert len(alone) == len(set(alone))


def check_cards(state: State) -> None:
    content = state.content
    technologies = [card for card in state.card_at if card >= 0]
    technologies += [card for seat in state.seats for card in seat.private]
    technologies += [card for level in (2, 3) for card in members(every(state.decks[level]))]
    for thing in (state.asking, *state.stack):
        reveal = thing.reveal if isinstance(thing, DrawTechnology) else thing
        if isinstance(reveal, Reveal | AskCard):
            technologies += [*reveal.found, *members(reveal.aside)]
    of_level = Counter(content.technologies[card].level for card in technologies)
    assert len(technologies) == len(set(technologies))
    assert (of_level[2], of_level[3]) == (16, 16)
    for seat in state.seats:
        assert len(seat.cards) == len(set(seat.cards))
    leaders = [card for seat in state.seats for card in seat.leaders]
    leaders += [card for level in (2, 3, 4) for card in members(state.leaders[level])]
    assert sorted(leaders) == list(range(len(content.leaders)))
    constructions = [card for level in (1, 2, 3) for card in state.display[level]]
    constructions += [card for level in (1, 2, 3) for card in members(every(state.construction_decks[level]))]
    constructions += [card for seat in state.seats for card in seat.constructions]
    constructions += [card for card in state.built if card >= 0]
    assert sorted(constructions) == list(range(len(content.constructions)))


def check_map(state: State) -> None:
    territories = [ground for ground in state.ground if ground > CRADLE]
    assert sorted(territories + members(every(state.territories))) == list(range(len(state.content.territories)))
    assert len(set(state.cells)) == len(state.cells)
    for tile, cell in enumerate(state.cells):
        near = [state.cells.index(other) for other in hexes.around(cell) if other in state.cells]
        assert members(state.near[tile]) == sorted(near)
        if state.ground[tile] > CRADLE:
            assert sum(1 for other in near if other < tile) >= 2  # it touched two when it was laid
        if state.city[tile] >= 0:
            assert state.village[tile] >= 0
        if state.village[tile] >= 0:
            assert state.ground[tile] > CRADLE
            assert state.built[tile] < 0
        if state.built[tile] >= 0:
            builders = state.builders[tile]
            assert 1 <= len(builders) <= 2
            assert len(set(builders)) == len(builders)
            assert state.ground[tile] > START or START - state.ground[tile] == builders[0]
    assert state.frontier == hexes.frontier(state.cells)


class Sometimes:
    """Looks at the table at every fifth step."""

    def __init__(self) -> None:
        self.step = 0

    def __call__(self, game: Game) -> None:
        self.step += 1
        if self.step % 5 == 0:
            check_table(game)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_random_game_keeps_every_promise(players: int) -> None:
    game = heliopause.new("horizon", players=players, seed=players)
    check_game(game, random.Random(players), sample=0.001, at_step=Sometimes())


@pytest.mark.rule("3.2", "13.4")
def test_no_pawn_ever_stays_on_its_space() -> None:
    """With the power to share spaces in many hands."""
    rng = random.Random(7)
    joined = 0
    for seed in range(3):
        game = heliopause.new("horizon", players=4, seed=seed, pack=EARLY_POWERS)
        while not game.over:
            state, question = state_of(game), state_of(game).asking
            assert question is not None
            before = state.seats[question.seat].pawn
            option = rng.choice(game.options())
            asked = isinstance(question, AskSpace)
            game.choose(option)
            if asked:
                after = state_of(game).seats[question.seat].pawn
                assert after != before or state.content.spaces[after].repeatable
                joined += any(seat.pawn == after for seat in state.seats if seat.index != question.seat)
    assert joined > 20


def test_a_game_of_many_powers_keeps_every_promise() -> None:
    game = heliopause.new("horizon", players=3, seed=11, pack=EARLY_POWERS)
    check_game(game, random.Random(11), sample=0.001, at_step=Sometimes())


def test_explicit_chance_keeps_every_promise() -> None:
    game = heliopause.new("horizon", players=2, seed=8, chance="explicit")
    check_game(game, random.Random(8), sample=0.001, at_step=Sometimes())


class Table(RuleBasedStateMachine):
    """Any choices, undone and reloaded at any moment."""

    @initialize(
        players=st.sampled_from([2, 3, 4]), seed=st.integers(0, 2**20), pack=st.sampled_from([None, EARLY_POWERS])
    )
    def sit_down(self, players: int, seed: int, pack: Pack | None) -> None:
        self.game = heliopause.new("horizon", players=players, seed=seed, pack=pack)

    @precondition(lambda self: not self.game.over)
    @rule(numbers=st.lists(st.integers(0, 2**16), min_size=1, max_size=12))
    def choose(self, numbers: list[int]) -> None:
        for number in numbers:
            if self.game.over:
                return
            options = self.game.options()
            self.game.choose(options[number % len(options)])

    @rule()
    def undo_and_redo(self) -> None:
        undo_and_redo(self.game, [everything(self.game)])

    @rule()
    def reload(self) -> None:
        loaded = heliopause.load(self.game.record(), seed=1, pack=self.game.pack)
        assert everything(loaded) == everything(self.game)
        self.game = loaded

    @invariant()
    def the_table_is_right(self) -> None:
        check_table(self.game)
        assert self.game.over or self.game.options()


Table.TestCase.settings = settings(max_examples=12, stateful_step_count=15)
TestTable = Table.TestCase
