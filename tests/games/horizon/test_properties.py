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
from heliopause.games.horizon.rules.development import AskInvest, PlaceInvestment, TakeCube
from heliopause.games.horizon.rules.state import CRADLE, START, Seat, State
from heliopause.games.horizon.rules.turn import AskSpace
from heliopause.kernel.deck import every, members
from heliopause.kernel.machine import CHANCE
from tests.games.horizon.position import EARLY_POWERS, Position
from tests.games.rare import met_on_walks


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


# Positions that seldom come about by themselves: columns that are empty or full, bare tracks, tokens that are out.


def met(game: Game) -> list[str]:
    """What is worth meeting, and is there in this position."""
    state = state_of(game)
    seats = state.seats
    asked = state.asking
    under_way = [operation for operation in state.stack if isinstance(operation, PlaceInvestment)]
    found = {
        "powers of several": sum(1 for seat in seats if seat.powers) > 1,
        "triggers of several": sum(1 for seat in seats if seat.triggers) > 1,
        "private technologies": any(seat.private for seat in seats),
        "empty columns": any(not seat.supply() for seat in seats),
        "full columns": any(seat.supply() >= state.content.places for seat in seats),
        "a bare track": any(not cubes for seat in seats for cubes in seat.tracks),
        "no cube left": any(not seat.cubes() for seat in seats),
        "beyond the investment track": any(seat.invested > len(state.content.investment) for seat in seats),
        "an investment inside another": bool(under_way) and isinstance(asked, AskInvest),
        "no settle token left": not state.tokens[0],
        "no fortify token left": not state.tokens[1],
        "a construction of two": any(len(builders) > 1 for builders in state.builders),
        "a city": any(owner >= 0 for owner in state.city),
        "a question out of turn": asked is not None and asked.seat not in (state.active, CHANCE),
        "units on another's start tile": any(
            state.foreign(unit // 12, seat.index) for seat in seats for unit in seat.units
        ),
    }
    return [name for name, there in found.items() if there]


def arranged(seed: int) -> Position:
    """Early powers; columns are empty or full, tracks nearly bare, tokens nearly out, units stand on the land."""
    rng = random.Random(seed)
    table = Position(rng.choice((2, 3, 4)), EARLY_POWERS.text, seed)
    for number in range(3):
        where = table.lay_next(table.state.content.territories[number].id)
        for seat in range(table.state.players):
            table.put(rng.choice(("settler", "soldier")) + str(6 - number), where, seat)
        if rng.random() < 0.5:
            table.settled(where, 0)
            table.seat().tracks[0] -= 1
    table.holds("farm", seat=1)
    table.state.built[0] = table.seat(1).constructions.pop()
    table.state.builders[0] = (1,)
    table.seat(1).tracks[0] -= 1
    table.put("settler3", "0,0")
    for player in table.state.seats:
        government = table.state.content.governments[player.government]
        player.triggers = [number for number in (government.despotism_trigger,) if number >= 0]
        if rng.random() < 0.5:
            while player.supply():
                player.take_supply()
                player.pop += 1
        else:
            player.return_pop(player.pop)
        bare = rng.randrange(3)
        for track in range(3):
            taken = (
                rng.choice((0, player.tracks[track] - 1, player.tracks[track]))
                if track == bare
                else rng.choice((0, 4, 6))
            )
            taken = min(taken, player.tracks[track])
            player.tracks[track] -= taken
            player.invested += taken
        player.coins = rng.randrange(12)
    given = rng.choice((0, 7, 8))
    table.give(0, settle=given, fortify=given)
    table.state.round = 2
    table.ask_again()
    return table


def test_walks_meet_what_seldom_comes_about_and_the_table_stays_right() -> None:
    seen = met_on_walks(lambda seed: arranged(seed).game, 60, check_table, met)
    assert len(seen) == 15, seen


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
