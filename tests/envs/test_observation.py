"""Observations: what stands in them is what the view shows, seen from the seat, within the bounds, and no more."""

from typing import Any

import numpy as np
import pytest

from heliopause.envs.beyond.observation import BeyondObserver
from heliopause.envs.encoding import encoding_of
from heliopause.envs.play import Play
from heliopause.games.horizon.env.actions import tile_shift
from heliopause.games.sun.env.actions import every_place
from tests.asking import asks
from tests.envs.walks import both_games, every_variant, later, walk


def field(play: Play, seat: int, name: str, repetition: int = 0) -> Any:
    return play.observation(seat)[play.layout.where(name, repetition)]


@every_variant
def test_observations_stay_within_their_bounds(name: str, options: dict[str, Any]) -> None:
    low, high = encoding_of(name).observer.layout.bounds()
    for play in walk(name, options, 21, every=5):
        for seat in range(play.game.players):
            seen = play.observation(seat)
            assert seen.dtype == np.float32
            assert (seen >= low).all()
            assert (seen <= high).all()


@every_variant
def test_every_question_and_every_fork_is_known(name: str, options: dict[str, Any]) -> None:
    for seed in (31, 32):
        for play in walk(name, options, seed, every=2):
            if not play.game.over:
                seat = play.game.seat
                assert seat is not None
                seen = play.observation(seat)
                question = seen[play.layout.where("table.question")]
                assert question.sum() == 1
                assert question[-1] == 0, play.game.question
                assert seen[play.layout.where("table.fork")][-1] == 0
                assert seen[play.layout.where("table.asked")][0] == 1


@every_variant
def test_every_seat_sees_itself_first_and_the_others_clockwise(name: str, options: dict[str, Any]) -> None:
    play = later(name, 40, **options)
    players = play.game.players
    block = next(block for block in play.layout.blocks if block.name == "seats")
    seen = [play.observation(seat)[block.offset :].copy() for seat in range(players)]
    for seat in range(players):
        for step in range(4):
            part = seen[seat][step * block.size : (step + 1) * block.size]
            if step < players:
                assert (part == seen[(seat + step) % players][: block.size]).all()
            else:
                assert not part.any()


@every_variant
def test_what_is_seen_of_a_seat_is_what_it_has(name: str, options: dict[str, Any]) -> None:
    for play in walk(name, options, 41, every=25):
        view = play.game.view()
        for seat, shown in enumerate(view.seats):
            assert field(play, seat, "seats.pop")[0] * 10 == pytest.approx(shown.pop)
            assert field(play, seat, "seats.points")[0] * 50 == pytest.approx(sum(shown.score.values()), abs=1e-3)
            money = "ore" if name == "sun" else "coins"
            assert field(play, seat, f"seats.{money}")[0] * 10 == pytest.approx(getattr(shown, money), abs=1e-3)
            cubes = [column.cubes for column in shown.columns] or [0] * 5
            assert list(field(play, seat, "seats.columns") * 5) == pytest.approx(cubes)
            researched = [seat in slot.researched for slot in view.slots]
            assert list(field(play, seat, "seats.techs")) == researched
            claims = play.state.claim_cards()
            claimed = {card.index for number, card in enumerate(claims) if card.id in shown.achievements}
            assert set(np.flatnonzero(field(play, seat, "seats.claimed"))) == claimed
            observer = play.encoding.observer
            assert isinstance(observer, BeyondObserver)
            spaces = list(observer.spaces)
            assert [spaces[at] for at in np.flatnonzero(field(play, seat, "seats.pawn"))] == (
                [shown.pawn] if shown.pawn else []
            )


@both_games
def test_the_technology_board_is_seen(name: str) -> None:
    play = later(name, 300, players=3)
    content = play.game.rules.content
    cards = field(play, 1, "board.cards")
    at = 0
    for slot, shown in zip(content.slots, play.game.view().slots, strict=True):
        ids = [card.id for card in content.technologies if card.level == slot.level]
        there = [ids[number] for number in np.flatnonzero(cards[at : at + len(ids)])]
        assert there == ([shown.card.id] if shown.card else [])
        at += len(ids)
    assert at == len(cards)


@every_variant
def test_a_deck_is_seen_as_the_cards_that_may_come(name: str, options: dict[str, Any]) -> None:
    for play in walk(name, options, 51, every=40):
        content = play.game.rules.content
        deck = field(play, 0, "board.deck")
        for level, left in play.game.view().decks.items():
            number = ("-", "I", "II", "III").index(level) if level in ("I", "II", "III") else 4
            of_level = [card.index for card in content.technologies if card.level == number]
            assert np.count_nonzero(deck[of_level]) == left


def test_ships_outposts_and_systems_are_seen() -> None:
    for players in (2, 3, 4):
        play = later("sun", 250, players=players)
        content = play.game.rules.content
        places = every_place(content)
        for shown in play.game.view().places:
            number = places.index(shown.id)
            for seat in range(players):
                ships = field(play, seat, "seats.ships")[number * 4 : number * 4 + 4] * 5
                assert list(ships) == pytest.approx(shown.ships[seat])
                owner = np.flatnonzero(field(play, seat, "places.controller", number))
                controller = shown.controller
                assert list(owner) == ([] if controller is None else [(controller - seat) % players])
            system = [content.systems[card].id for card in np.flatnonzero(field(play, 0, "places.system", number))]
            assert system == ([shown.system.id] if shown.system else [])
        assert sum(field(play, 0, "places.there", number)[0] for number in range(len(places))) == len(
            play.game.view().places
        )


def test_tiles_units_and_sites_are_seen() -> None:
    for players in (2, 3, 4):
        play = later("horizon", 500, players=players)
        for tile, shown in enumerate(play.game.view().tiles):
            number = tile + (tile_shift(players) if tile > players else 0)
            assert list(field(play, 0, "tiles.at", number) * 5) == pytest.approx([shown.q, shown.r])
            for seat in range(players):
                seen = field(play, seat, "tiles.units", number).reshape(4, 2, 6) * 4
                for other in range(players):
                    for kind, word in enumerate(("settler", "soldier")):
                        strengths = getattr(shown.units[other], word)
                        expected = [strengths.count(strength) for strength in range(1, 7)]
                        assert list(seen[(other - seat) % players][kind]) == expected
                for site in ("village", "city"):
                    owner = getattr(shown, site)
                    expected = [] if owner is None else [(owner - seat) % players]
                    assert list(np.flatnonzero(field(play, seat, f"tiles.{site}", number))) == expected


@both_games
def test_an_observation_does_not_know_how_chance_will_fall(name: str) -> None:
    """Copies with other random numbers ahead of them look the same, and go different ways."""
    play = later(name, 40, players=2)
    seen, futures = [], set()
    game = play.game
    for seed in range(4):
        play.take_on(game.copy(seed=seed))
        seen.append(play.observation(0))
        while not play.game.over:
            play.act(next(iter(play.legal())))
        futures.add(str(play.game.choices))
    assert all((one == seen[0]).all() for one in seen)
    assert len(futures) > 1


@both_games
def test_the_table_of_the_layout_covers_every_number_once(name: str) -> None:
    layout = encoding_of(name).observer.layout
    covered = np.zeros(layout.size, int)
    for row in layout.rows():
        for repetition in range(row.times):
            covered[layout.where(row.name, repetition)] += 1
    assert (covered == 1).all()
    with pytest.raises(KeyError, match=r"no field 'seats\.pop' number 4"):
        layout.where("seats.pop", 4)


def test_while_an_outpost_is_chosen_a_place_has_one_controller_and_no_disc() -> None:
    """Sun: control is gained, the disc is not placed yet."""
    seen = 0
    for seed in range(4):
        for play in walk("sun", {"players": 2}, seed):
            if play.game.over or asks(play.game) != "ask-outpost":
                continue
            seen += 1
            for number in range(len(every_place(play.game.rules.content))):
                assert field(play, 0, "places.controller", number).sum() <= 1
                assert (
                    field(play, 0, "places.outpost", number).sum() <= field(play, 0, "places.controller", number).sum()
                )
    assert seen
