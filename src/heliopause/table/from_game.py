"""What the game tells, as it goes over the wire: question, phase, previews, events and the story of a seat."""

from typing import Literal

import msgspec

from heliopause.event import Asked, Event
from heliopause.game import Game
from heliopause.kernel.source import Source
from heliopause.preview import Change, Preview
from heliopause.said import Said as Said  # noqa: PLC0414 - told to the rest of the table from here
from heliopause.said import said as said  # noqa: PLC0414
from heliopause.story import News, StoryItem


class SourceNow(msgspec.Struct):
    """What asks, or brought something about; `seat` is whose it is, if it is anybody's."""

    kind: str
    said: Said
    seat: int | None


class QuestionNow(msgspec.Struct):
    """What is asked: the bare question, and what asks it: the name of it alone, and what it is to who is asked."""

    seat: int
    said: Said
    source: SourceNow
    thing: Said
    origin: Said | None  # null if it is no more than a step of the rules


class PhaseNow(msgspec.Struct):
    """The phase under way, and its number among all of a turn (null in set-up and at the end)."""

    id: str
    number: int | None
    all: list[str]


class EventNow(msgspec.Struct):
    """Something that happened: to which seat, by what, and in which turn, counted from 1 (0 is the set-up).

    `kind` says what it means to the seats, if anything: "feat", "claim", "lost" …
    """

    seat: int
    said: Said
    source: SourceNow | None
    turn: int
    kind: str


class ChangeNow(msgspec.Struct):
    """A number that would change; a holding is there (1) or not (0)."""

    seat: int | None
    key: str
    said: Said
    before: int
    after: int
    holding: bool


class PreviewNow(msgspec.Struct):
    """What an option would do. `next` is who is asked then: a seat, -1 for chance, null at the end of the game.

    `final`: it runs into chance or out of the chooser's hands. `ends_turn`: the turn is over with it. `steps` is what
    would happen in this turn, in words: also what is done without a question, because there is only one way.
    """

    option: str
    changes: list[ChangeNow]
    said: Said
    steps: list[Said]
    next: int | None
    final: bool
    ends_turn: bool


class StoryNow(msgspec.Struct):
    """Something worth telling a seat: in whose turn, whether it happened to the seat itself, and what it is about."""

    kind: str
    seat: int
    concerns: bool
    said: Said
    source: SourceNow | None
    about: list[str]
    event: int
    moment: int  # the number of choices after which it had happened


class NewsNow(msgspec.Struct):
    """One of the few things a seat should know before its turn: in whose turn, and what it means for the seat.

    `tone` is "lost", "gained" or "" for neither; `about` are the things on the table that it touched;
    it is `fresh` until the seat has chosen in its turn.
    """

    seat: int
    said: Said
    effect: Said | None
    tone: Literal["lost", "gained", ""]
    about: list[str]
    event: int
    moment: int  # the number of choices after which it had happened
    fresh: bool


class ResolvingNow(msgspec.Struct):
    """A card that was turned up and is being carried out; `seats` still have to do with the step, in order."""

    kind: str
    card: Said
    by: int
    slot: Said | None
    steps: list[Said]
    step: int
    seats: list[int]


class TurnNow(msgspec.Struct):
    """A turn: whose, in which round, and the moment it began."""

    seat: int
    round: int
    moment: int


def source_now(source: Source | None) -> SourceNow | None:
    return None if source is None else SourceNow(source.kind, said(source.phrase), source.seat)


def question_now(asked: Asked | None) -> QuestionNow | None:
    if asked is None:
        return None
    source = source_now(asked.source)
    assert source is not None
    origin = None if asked.origin is None else said(asked.origin)
    return QuestionNow(asked.seat, said(asked.phrase), source, said(asked.source.thing), origin)


def phase_now(game: Game) -> PhaseNow:
    phase = game.phase
    return PhaseNow(phase.id, phase.number, list(game.rules.phases))


def event_now(event: Event) -> EventNow:
    return EventNow(event.seat, said(event.phrase), source_now(event.source), event.turn, event.kind)


def change_now(change: Change) -> ChangeNow:
    return ChangeNow(change.seat, change.key, said(change.phrase), change.before, change.after, change.holding)


def preview_now(preview: Preview) -> PreviewNow:
    changes = [change_now(change) for change in preview.changes]
    steps = [said(event.phrase) for event in preview.events if event.turn == 0]
    return PreviewNow(
        preview.option.id, changes, said(preview.phrase), steps, preview.next, preview.final, preview.ends_turn
    )


def previews_now(game: Game) -> list[PreviewNow]:
    """Of all options that are offered."""
    return [preview_now(game.preview(option)) for option in game.options()]


def story_now(game: Game, seat: int, since: int | None) -> list[StoryNow]:
    """Since choice number `since`, or since the seat last chose."""
    if since is None:
        since = next((n + 1 for n, (who, _) in reversed(list(enumerate(game.choices))) if who == seat), 0)
    return [_item_now(game, item) for item in game.story(seat, since)]


def _item_now(game: Game, item: StoryItem) -> StoryNow:
    moment = game.moment_of(item.event.number)
    source = source_now(item.source)
    return StoryNow(
        item.kind, item.seat, item.concerns, said(item.phrase), source, item.about, item.event.number, moment
    )


def news_now(game: Game, seats: list[int]) -> list[list[NewsNow]]:
    """Of these seats."""
    return [_news_now(game, news) for news in game.news_of(seats)]


def _news_now(game: Game, all_news: list[News]) -> list[NewsNow]:
    return [
        NewsNow(
            news.seat,
            said(news.phrase),
            None if news.effect is None else said(news.effect),
            news.tone,
            news.about,
            news.event,
            game.moment_of(news.event),
            news.fresh,
        )
        for news in all_news
    ]


def resolving_now(game: Game) -> ResolvingNow | None:
    card = game.resolving
    if card is None:
        return None
    slot = None if card.slot is None else said(card.slot)
    steps = [said(step) for step in card.steps]
    return ResolvingNow(card.kind, said(card.card), card.by, slot, steps, card.step, card.seats)


def turns_now(game: Game) -> list[TurnNow]:
    return [TurnNow(turn.seat, turn.round, turn.choices) for turn in game.turns()]


def outcomes_now(game: Game) -> list[list[Said]]:
    return [[said(phrase) for phrase in game.outcome(seat)] for seat in range(game.players)] if game.over else []
