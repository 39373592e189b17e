"""The news of a seat: which of the others' deeds are told, what they mean for it, and what is being carried out."""

from typing import Any

import pytest

import heliopause
from heliopause.bots import make
from heliopause.event import Event
from heliopause.games.horizon.rules import log as horizon
from heliopause.games.sun.rules import log as sun
from heliopause.kernel.phrase import Phrase, name
from heliopause.kernel.source import Source
from heliopause.story import EFFECTS, StoryItem, last_turn_ended, news_of
from heliopause.words import knows
from tests.reaching import reached

ME = 0


def item(kind: str, turn: int, message: str, number: int, who: int | None = None, **args: Any) -> StoryItem:
    """In the turn of seat `turn`, to seat `who`."""
    seat = turn if who is None else who
    said = Phrase(message, {"who": name(f"P{seat}", f"seat:{seat}"), **args})
    source = Source("event", Phrase("source-event", {"card": name("Onu", "card:onu"), "slot": name("D", "slot:D")}))
    return StoryItem(kind, turn, seat == ME, Event(number, seat, said, source, turn, kind))


def place(id: str) -> Phrase:
    return name(id.upper(), f"place:{id}")


def card(id: str) -> Phrase:
    return name(id.title(), f"card:{id}")


def test_who_takes_a_place_and_who_loses_it_are_one_item() -> None:
    lost = item("lost", 1, "log-lose-control", 4, ME, a=place("a1"))
    won = item("won", 1, "log-gain-control", 5, a=place("a1"), b=name("ore"))
    (news,) = news_of([lost, won], ME)
    assert news.words() == "P1 took A1: you lost control"
    assert (news.tone, news.about, news.event, news.seat) == ("lost", ["place:a1"], 4, 1)


def test_what_a_card_gives_me_is_summed_and_told_with_the_deed_of_that_turn() -> None:
    found = item("discovery", 2, "log-place-card", 9, a=card("drones"), b=name("D", "slot:D"))
    gains = [item("gain", 2, "log-gain-ore", 5 + n, ME, a=n) for n in (1, 2)]
    (news,) = news_of([*gains, found], ME, frozenset(["log-gain-ore"]))
    assert news.words() == "P2 discovered Drones: Onu: you gained 3 ore"
    assert news.words("de") == "P2 entdeckte Drones: Onu: du bekommst 3 Erz"
    assert news.tone == "gained"
    assert news.about == ["card:drones", "slot:D"]


def test_one_item_a_rival_and_what_concerns_me_wins() -> None:
    items = [
        item("deed", 1, "log-pawn", 1, a=name("Recruit", "action:basic-4")),
        item("claim", 1, "log-claim", 2, a=card("empire"), b=4),
        item("feat", 1, "log-colonize", 3, a=card("sirius")),
        item("deed", 2, "log-pawn", 4, a=name("Recruit", "action:basic-4")),
        item("won", 3, "log-gain-control", 5, a=place("b1"), b=name("ore")),
    ]
    said = [news.words() for news in news_of(items, ME)]
    assert said == ["P1 claimed Empire", "P2 took Recruit", "P3 took B1"]
    assert [news.seat for news in news_of(items[:3], ME)] == [1, 1], "a plain deed is not told beside better ones"
    losses = [item("lost", 3, "log-lose-control", 10 + n, ME, a=place(f"a{n}")) for n in range(4)]
    told = news_of([*items, *losses], ME)
    assert len(told) == 3
    assert all(news.tone == "lost" for news in told)


def test_what_is_left_is_said_where_nothing_happened_to_me() -> None:
    claim = item("claim", 1, "log-claim", 2, a=card("empire"), b=4)
    (news,) = news_of([claim], ME, aftermath=lambda item: Phrase("aftermath-claim", {"n": 4}))
    assert (news.words(), news.tone) == ("P1 claimed Empire: 4 VP left", "")


def test_my_last_turn_is_not_the_one_i_am_having() -> None:
    assert last_turn_ended([], 0) == 0
    assert last_turn_ended([1, 2], 0) == 0
    assert last_turn_ended([0, 1, 2], 0) == 1
    assert last_turn_ended([0, 1, 2, 0], 0) == 1
    assert last_turn_ended([0], 0) == 0


@pytest.mark.parametrize("game", ["sun", "horizon"])
def test_every_kind_of_entry_has_its_words(game: str) -> None:
    rules = heliopause.new(game, seed=1).rules
    messages = {"sun": sun, "horizon": horizon}[game].MESSAGES
    for code, kind in rules.meanings.items():
        word = messages[code][0].removeprefix("log-")
        assert knows(f"effect-{word}" if kind in ("gain", "loss") else f"news-{word}"), word
        if kind in EFFECTS and kind not in ("gain", "loss"):
            assert knows(f"effect-{word}"), word


@pytest.mark.parametrize(("name", "players"), [("sun", 3), ("horizon", 3)])
def test_news_of_a_whole_game(name: str, players: int) -> None:
    game = heliopause.new(name, players=players, seed=12)
    bots = [make("greedy", seat) for seat in range(players)]
    tones: set[str] = set()
    kinds: set[str] = set()
    begun = (0, 0)
    while not game.over:
        seat = game.seat
        assert seat is not None
        if game.question is not None and game.question.phrase.message == "ask-space" and game.turns():
            for news in game.news(seat):
                tones.add(news.tone)
                assert news.seat != seat
                assert news.about
                for language in ("en", "de"):
                    assert "{" not in news.words(language)
                    assert "log-" not in news.words(language)
            before = [news.words() for news in game.news(seat)]
            already = begun == (game.round, seat)  # a power may be used before the pawn moves
            begun = (game.round, seat)
            assert all(news.fresh != already for news in game.news(seat))
            game.choose(bots[seat].choose(game))
            if game.turns()[-1].seat == seat:
                assert [news.words() for news in game.news(seat)] == before, "they can be read through the whole turn"
                assert not any(news.fresh for news in game.news(seat)), "but are no longer marked on the table"
            continue
        card = game.resolving
        if card is not None:
            kinds.add(card.kind)
            assert 0 <= card.step < len(card.steps)
            assert card.seats[0] == seat
            assert all(step.words(language) for step in card.steps for language in ("en", "de"))
        game.choose(bots[seat].choose(game))
    assert tones == {"", "gained", "lost"} if name == "sun" else tones >= {"", "gained"}
    assert kinds == {"event" if name == "sun" else "leader"}


def with_the_event(card: str) -> heliopause.Game:
    """A game of four in which this event has just been turned up."""
    return reached(
        "sun", lambda game: game.resolving is not None and game.resolving.card.about == card, seeds=range(40), start=0
    )


def test_the_steps_of_an_event_and_whose_turn_it_is_within_one() -> None:
    game = with_the_event("card:night-bazaar")
    seen: list[tuple[int, list[int]]] = []
    while (card := game.resolving) is not None and card.card.about == "card:night-bazaar":
        assert card.slot is not None
        assert card.steps[0].words().endswith("gain 1 ore")
        if not seen or seen[-1][1] != card.seats:
            seen.append((card.step, card.seats))
        game.choose("done")
    assert [step for step, _ in seen] == [1, 1, 1, 1]
    assert [len(seats) for _, seats in seen] == [4, 3, 2, 1], "everyone trades, one after the other"
