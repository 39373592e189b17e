"""What holds in every position of Beyond the Sun: nothing is lost, nothing appears, control is where it belongs."""

from collections import Counter
from collections.abc import Iterator

from heliopause.beyond.card_search import AskCard, DrawTechnology, Reveal
from heliopause.beyond.cards import TECHNOLOGY
from heliopause.beyond.constants import NO_PAWN
from heliopause.game import Game
from heliopause.games.sun.rules import log
from heliopause.games.sun.rules.annexing import AskAnnex, DrawSurvey, Survey
from heliopause.games.sun.rules.constants import CUBES, FOOD, GIGA, ORE, POWERS, STAR, TRACK
from heliopause.games.sun.rules.control import CHECK_CONTROL, NOT_PLACED, AskOutpost, rightful
from heliopause.games.sun.rules.economy import AskToColumn
from heliopause.games.sun.rules.setup import DrawStartSystem, FillMats
from heliopause.games.sun.rules.state import Seat, State
from heliopause.games.sun.rules.tableau import GAP, DrawForRow
from heliopause.games.sun.rules.turn import AskSpace
from heliopause.kernel.deck import every, members
from heliopause.kernel.machine import Operation


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
            powers = POWERS.combined(powers, technology.power)
        for system in systems:
            powers = POWERS.combined(powers, system.ability)
        for innovation in faction.mat.innovations:
            if innovation.line is None and innovation.reached(state, faction.index):
                powers = POWERS.combined(powers, innovation.power)
        assert powers == faction.powers
        lines = [technology.anytime for technology in technologies] + [system.anytime for system in systems]
        assert sorted(line.bit for line in lines if line) == sorted(line.bit for line in faction.anytime)
        assert faction.pawn == NO_PAWN or _may_stand_on(state, faction)


def _may_stand_on(state: State, faction: Seat) -> bool:
    action = state.content.spaces[faction.pawn].action
    return action.owner_kind != TECHNOLOGY or action.owner in faction.cards
