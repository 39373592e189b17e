"""From a wish or a record to a game and who sits at it."""

import re
from typing import Any

import heliopause
from heliopause.bots import AT_TABLE
from heliopause.content import Pack
from heliopause.game import Game
from heliopause.kernel.phrase import Phrase
from heliopause.kernel.refusal import BadOption
from heliopause.kernel.spec import GameSpec
from heliopause.record import BadRecord
from heliopause.registry import games, spec_of
from heliopause.table.messages import LONGEST_NAME, UNSEEN, NewTable, SeatPlan
from heliopause.table.refused import Refused, refused
from heliopause.table.seated import Seat


def game_of(wish: NewTable, language: str, pack: Pack | None) -> tuple[Game, list[Seat]]:
    seats = [seat_of(plan, number, language) for number, plan in enumerate(wish.seats)]
    try:
        spec = spec_of(games()[0] if wish.game is None else wish.game)
        options = options_of(spec, wish)
        automatic = spec.read_options(options).automatic_seats()
        if automatic != automatic_seats(wish.seats):
            raise refused(422, "refused-automa", n=len(automatic), seats=", ".join(str(seat + 1) for seat in automatic))
        game = heliopause.new(spec.name, pack=pack, **options)
    except BadOption as error:
        raise refused(422, "refused-options", detail=str(error)) from None
    game.names = [seat.name for seat in seats]
    return game, seats


def game_with(game: Game, seats: list[Seat], options: dict[str, Any]) -> Game:
    """The same game with other options, for the same seats and with the same cards."""
    spec = spec_of(game.name)
    automatic = tuple(number for number, seat in enumerate(seats) if seat.who == "automa")
    wished = {**spec.handing(automatic), **options, "players": len(seats)}
    try:
        if spec.read_options(wished).automatic_seats() != automatic:
            raise refused(422, "refused-automa", n=len(automatic), seats=", ".join(str(one + 1) for one in automatic))
        changed = heliopause.new(spec.name, pack=game.pack, **wished)
    except BadOption as error:
        raise refused(422, "refused-options", detail=str(error)) from None
    changed.names = [seat.name for seat in seats]
    return changed


def seat_of(plan: SeatPlan, number: int, language: str) -> Seat:
    """Who has no name goes by a number, in the language of who opens the table."""
    if plan.who == "free":
        return Seat("", "free")
    if plan.who == "automa":
        return Seat(plan.name or "Automa", "automa")
    if plan.who == "bot":
        return Seat(plan.name or str(plan.bot), "bot", known_bot(plan.bot or ""))
    return Seat(plan.name or Phrase("page-name-default", {"n": number + 1}).words(language), "person")


def known_bot(bot: str) -> str:
    if bot not in AT_TABLE:
        raise refused(422, "refused-bot", bot=bot, bots=", ".join(AT_TABLE))
    return bot


def options_of(spec: GameSpec, wish: NewTable) -> dict[str, Any]:
    """What is wished for; a seat of the automa is a wish too."""
    number = len(wish.seats)
    if wish.options.get("players", number) != number:
        raise BadOption(f"there are {number} seats, so players is {number}, not {wish.options['players']!r}")
    return {**spec.handing(automatic_seats(wish.seats)), **wish.options, "players": number}


def automatic_seats(seats: list[SeatPlan]) -> tuple[int, ...]:
    return tuple(number for number, plan in enumerate(seats) if plan.who == "automa")


def game_of_record(record: dict[str, Any], language: str) -> tuple[Game, list[Seat]]:
    """The game of a record, with the cards it brings; all its seats are persons', but those the rules play."""
    try:
        game = heliopause.load(record)
    except BadRecord as error:
        raise Refused(422, error.phrase, detail=str(error)) from None
    automatic = spec_of(game.name).read_options(game.settings).automatic_seats()
    seats = []
    for number, name in enumerate(game.names):
        plan = SeatPlan(
            "automa" if number in automatic else "here",
            " ".join(re.sub(f"[{UNSEEN}]", " ", name).split())[:LONGEST_NAME] or None,
        )
        seats.append(seat_of(plan, number, language))
    game.names = [seat.name for seat in seats]
    return game, seats
