"""Chance not yet taken falls as real cards would: batches against shuffled decks, weights against dealt events."""

import random
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator
from fractions import Fraction
from functools import partial
from itertools import permutations
from math import comb, factorial
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import heliopause
from heliopause import CHANCE, Game
from heliopause.beyond.card_search import Find, Reveal
from heliopause.beyond.log import REVEAL
from heliopause.checking import everything
from heliopause.games.sun.rules import log
from heliopause.games.sun.rules.events import DrawEvent
from heliopause.games.sun.rules.state import State
from heliopause.games.sun.rules.tableau import GAP, RefillRow
from heliopause.kernel import deck as batches
from heliopause.kernel.deck import members
from heliopause.kernel.machine import Chance
from tests.games.sun.position import Position
from tests.games.sun.test_properties import VARIANTS

Distribution = dict[tuple[int, ...], Fraction]

# A deck in batches against a deck of cards, by enumeration


@st.composite
def scripts(draw: Callable[..., Any]) -> tuple[int, list[tuple[int, int, bool]]]:
    """A small deck, and steps: draw so many, put some of them under the deck, and shuffle it if it is very small."""
    size = draw(st.integers(2, 5))
    step = st.tuples(st.integers(1, 3), st.integers(0, 7), st.booleans() if size < 4 else st.just(False))
    return size, draw(st.lists(step, min_size=1, max_size=3))


def with_batches(size: int, script: list[tuple[int, int, bool]]) -> Distribution:
    found: Distribution = defaultdict(Fraction)

    def go(deck: list[int], step: int, hand: list[int], seen: tuple[int, ...], chance: Fraction) -> None:
        if step == len(script):
            found[seen] += chance
            return
        number, under, shuffled = script[step]
        if len(hand) < number and deck:
            cards = members(batches.draw_mask(deck))
            for card in cards:
                rest = deck[:]
                batches.remove(rest, card)
                go(rest, step, [*hand, card], (*seen, card), chance / len(cards))
            return
        rest = deck[:]
        batches.put_under(rest, sum(1 << card for place, card in enumerate(hand) if under >> place & 1))
        if shuffled:
            batches.shuffle(rest)
        go(rest, step + 1, [], (*seen, -1), chance)

    go([(1 << size) - 1], 0, [], (), Fraction(1))
    return dict(found)


def with_cards(size: int, script: list[tuple[int, int, bool]]) -> Distribution:
    found: Distribution = defaultdict(Fraction)

    def go(deck: tuple[int, ...], step: int, seen: tuple[int, ...], chance: Fraction) -> None:
        if step == len(script):
            found[seen] += chance
            return
        number, under, shuffled = script[step]
        hand, rest = deck[:number], deck[number:]
        back = tuple(card for place, card in enumerate(hand) if under >> place & 1)
        for bottom in permutations(back):
            piles = list(permutations(rest + bottom)) if shuffled else [rest + bottom]
            for pile in piles:
                go(pile, step + 1, (*seen, *hand, -1), chance / factorial(len(back)) / len(piles))

    for order in permutations(range(size)):
        go(order, 0, (), Fraction(1, factorial(size)))
    return dict(found)


@given(scripts())
@settings(max_examples=60)
def test_batches_are_drawn_like_a_shuffled_deck(script: tuple[int, list[tuple[int, int, bool]]]) -> None:
    assert with_batches(*script) == with_cards(*script)


def test_a_batch_knows_its_cards() -> None:
    deck = [0b1011, 0b0100]
    assert members(batches.draw_mask(deck)) == [0, 1, 3]
    assert batches.every(deck) == 0b1111
    assert [batches.nth(0b1011, n) for n in range(3)] == [0, 1, 3]
    batches.remove(deck, 0)
    batches.remove(deck, 3)
    batches.remove(deck, 1)
    assert deck == [0b0100]
    batches.shuffle(deck)
    batches.remove(deck, 2)
    assert deck == []
    assert batches.draw_mask(deck) == 0
    batches.put_under(deck, 0)
    batches.shuffle(deck)
    assert deck == []


# The engine's own draws against a deck of cards


def outcomes_of(state: State, seen: Callable[[State], tuple[int, ...]]) -> Distribution:
    """Every way chance may fall until nothing is left to do; seats take their first option."""
    found: Distribution = defaultdict(Fraction)

    def go(state: State, chance: Fraction) -> None:
        while state.asking is not None and not isinstance(state.asking, Chance):
            state.answer(state.offered[0])
        if state.asking is None:
            found[seen(state)] += chance
            return
        outcomes = state.asking.outcomes(state)
        total = sum(weight for _, weight in outcomes)
        for option, weight in outcomes:
            twin = state.copy()
            assert state.log is not None
            twin.log = state.log[:]
            twin.answer(option)
            go(twin, chance * weight / total)

    go(state, Fraction(1))
    return dict(found)


def revealed(state: State) -> tuple[int, ...]:
    assert state.log is not None
    return tuple(entry[2] for entry in state.log if entry[0] in (REVEAL, log.ROW_CARD))


def small_deck(level: int, cards: Iterable[str], **options: Any) -> Position:
    """A table with nothing to do, whose deck of a level is just these cards."""
    position = Position(players=2, seed=1, **options)
    state = position.state
    state.decks[level] = [sum(1 << position.technology(card) for card in cards)]
    state.rows[level] = []
    state.stack = []
    state.asking = None
    state.log = []
    return position


CARDS = ("bio-synaptic-network", "graviton-ranging", "mass-cloning", "plasma-cannon", "frontier-land-office")


@pytest.mark.rule("8.4")
@pytest.mark.parametrize("types", [(0b0001, 0b0010), (0b0100, 0b0001), (0b1000, 0b1000), (0b0010, 0b0100)])
def test_cards_are_revealed_as_from_a_shuffled_deck(types: tuple[int, int]) -> None:
    """Two discoveries in a row: what the first put under the deck is what the second finds."""
    position = small_deck(2, CARDS)
    state = position.state
    slots = [position.slot("A"), position.slot("B")]
    finds = [Find(0, 2, slot, False) for slot in slots]
    state.stack += [Reveal(find, wanted, 2, (), 0) for find, wanted in zip(finds, types, strict=True)][::-1]
    state.run()
    matches = {position.technology(card): state.content.technologies[position.technology(card)].types for card in CARDS}

    def discover(deck: tuple[int, ...], wanted: int) -> tuple[tuple[int, ...], int]:
        """The cards revealed until two match, and the first of the matching ones, which is kept."""
        found: list[int] = []
        for number, card in enumerate(deck):
            if matches[card] & wanted:
                found.append(card)
            if len(found) == 2:
                return deck[: number + 1], found[0]
        return deck, found[0] if found else -1

    expected: Distribution = defaultdict(Fraction)

    def go(deck: tuple[int, ...], step: int, seen: tuple[int, ...], chance: Fraction) -> None:
        if step == 2 or not deck:
            expected[seen] += chance
            return
        shown, kept = discover(deck, types[step])
        under = [card for card in shown if card != kept]
        for bottom in permutations(under):
            pile = (*deck[len(shown) :], *bottom)
            share = chance / factorial(len(under))
            if kept >= 0:
                go(pile, step + 1, (*seen, *shown), share)
            else:  # no card of the type: the top card of the deck as it is now
                go(pile[1:], step + 1, (*seen, *shown, pile[0]), share)

    for order in permutations(matches):
        go(order, 0, (), Fraction(1, factorial(len(order))))
    assert outcomes_of(state, revealed) == dict(expected)


@pytest.mark.rule("14.2")
def test_a_row_is_laid_out_as_from_a_shuffled_deck() -> None:
    position = small_deck(2, CARDS, tableau=True)
    state = position.state
    state.rows[2] = [GAP] * 4
    state.stack = [RefillRow(2)]
    state.run()
    types = {position.technology(card): state.content.technologies[position.technology(card)].types for card in CARDS}
    expected: Distribution = defaultdict(Fraction)

    def go(deck: tuple[int, ...], row: tuple[int, ...], chance: Fraction) -> None:
        if len(row) == 4:
            expected[row] += chance
            return
        wanted = 1 << len(row)
        at = next((place for place, card in enumerate(deck) if types[card] & wanted), 0)
        for bottom in permutations(deck[:at]):
            go((*deck[at + 1 :], *bottom), (*row, deck[at]), chance / factorial(at))

    for order in permutations(types):
        go(order, (), Fraction(1, factorial(len(order))))
    assert outcomes_of(state, revealed) == dict(expected)


# Events: two fixed ones and four of the other eight, dealt face down


def face_down(level: int) -> tuple[State, DrawEvent]:
    state = Position(players=2, seed=1).state
    return state, DrawEvent(0, 0, level)


def take_event(state: State, level: int, number: int) -> tuple[int, int, int]:
    """Turn an event up without what it does; what it was before, to be put back."""
    before = (state.fixed_left[level], state.event_pool[level], state.event_left[level])
    state.fixed_left[level] &= ~(1 << number)
    state.event_pool[level] &= ~(1 << number)
    state.event_left[level] -= 1
    return before


@pytest.mark.rule("1.5")
@pytest.mark.parametrize("level", [2, 3])
def test_every_deal_of_the_events_is_equally_likely(level: int) -> None:
    state, chance = face_down(level)
    deals: Counter[Fraction] = Counter()

    def go(weight: int, total: int) -> None:
        if not state.event_left[level]:
            deals[Fraction(weight, total)] += 1
            return
        outcomes = chance.outcomes(state)
        share = sum(weight for _, weight in outcomes)
        for option, own in outcomes:
            before = take_event(state, level, option.a)
            go(weight * own, total * share)
            state.fixed_left[level], state.event_pool[level], state.event_left[level] = before

    go(1, 1)
    ways = factorial(6) * comb(8, 4)
    assert deals == {Fraction(1, ways): ways}


@pytest.mark.rule("1.5")
@pytest.mark.parametrize("level", [2, 3])
def test_events_turn_up_as_often_as_in_dealt_decks(level: int) -> None:
    """Chi-square over the events of the second and third discovery; the seed is fixed, so it cannot fail by chance."""
    rng = random.Random(level)
    state, chance = face_down(level)
    events = [event for event in state.content.events if event.level == level]
    fixed = {event.index for event in events if event.fixed}
    deals = 9000
    counts: Counter[tuple[int, int]] = Counter()
    whole = (state.fixed_left[level], state.event_pool[level], state.event_left[level])
    for _ in range(deals):
        turned = []
        for _ in range(3):
            turned.append(chance.draw(state, rng.randrange).a)
            take_event(state, level, turned[-1])
        state.fixed_left[level], state.event_pool[level], state.event_left[level] = whole
        counts[turned[1], turned[2]] += 1
    square = 0.0
    for one in events:
        for other in events:
            if one is not other:
                both = sum(event.index not in fixed for event in (one, other))
                # The first place is any of six, the second any of five; two of eight others are both in with 4*3/8*7.
                likely = Fraction(1, 30) * (1, Fraction(1, 2), Fraction(12, 56))[both]
                expected = float(deals * likely)
                square += (counts[one.index, other.index] - expected) ** 2 / expected
    assert square < 149.4  # the 0.9999 quantile at 89 degrees of freedom


# Chance through the public face


def chances_of(variant: str, players: int) -> Iterator[Game]:
    """An explicit game of a variant, at every moment when chance is asked."""
    options = {"solo": True} if variant == "solo" else {"players": players, **VARIANTS[variant]}
    game = heliopause.new("sun", chance="explicit", **options)
    rng = random.Random(f"{variant}{players}")
    while not game.over:
        if game.seat == CHANCE:
            yield game
            likely = game.chances()
            game.choose(rng.choices([option for option, _ in likely], [share for _, share in likely])[0])
        else:
            game.choose(rng.choice(game.options()))


def drawn_by_ticket(state: State) -> dict[str, Fraction]:
    """How often each outcome is drawn if every number that `below` may give comes once."""
    numbers: list[int] = []

    def first(below: int) -> int:
        numbers.append(below)
        return 0

    assert isinstance(state.asking, Chance)
    state.asking.draw(state, first)
    (total,) = numbers
    drawn: Counter[str] = Counter()
    for ticket in range(total):
        drawn[str(state.asking.draw(state, partial(_number, ticket)))] += 1
    return {id: Fraction(number, total) for id, number in drawn.items()}


def _number(ticket: int, below: int) -> int:
    assert ticket < below
    return ticket


@pytest.mark.parametrize("variant", [*sorted(VARIANTS), "solo"])
def test_chances_are_probabilities_and_are_drawn_with_them(variant: str) -> None:
    asked = 0
    for game in chances_of(variant, 3):
        asked += 1
        likely = game.chances()
        assert len({str(option) for option, _ in likely}) == len(likely)
        assert min(share for _, share in likely) > 0
        assert sum(share for _, share in likely) == pytest.approx(1, abs=1e-12)
        assert game.options() == []
        state = game._state
        outcomes = state.asking.outcomes(state)
        assert drawn_by_ticket(state) == {
            str(option): Fraction(weight, sum(weight for _, weight in outcomes)) for option, weight in outcomes
        }
    assert asked > 20


@pytest.mark.parametrize("variant", [*sorted(VARIANTS), "solo"])
def test_explicit_and_drawn_games_have_the_same_record(variant: str) -> None:
    options = {"solo": True} if variant == "solo" else {"players": 3, **VARIANTS[variant]}
    drawn = heliopause.new("sun", seed=11, **options)
    explicit = heliopause.new("sun", chance="explicit", **options)
    rng = random.Random(variant)
    while not drawn.over:
        drawn.choose(rng.choice(drawn.options()))
        for seat, id in drawn.choices[len(explicit.choices) :]:
            assert explicit.seat == seat
            explicit.choose(id)
    assert explicit.record() == drawn.record()
    assert everything(explicit) == everything(drawn)
    assert everything(heliopause.load(explicit.record(), pack=explicit.pack)) == everything(drawn)
