"""From a wish or a record to a game and who sits at it."""

from typing import Any

import heliopause
from heliopause.bots import AT_TABLE
from heliopause.game import FORMAT, BadRecord, Game
from heliopause.kernel.phrase import Phrase
from heliopause.kernel.refusal import BadOption
from heliopause.table.messages import LONGEST_NAME, NewTable, SeatPlan
from heliopause.table.refused import refused
from heliopause.table.seated import Seat


def game_of(wish: NewTable, language: str) -> tuple[Game, list[Seat]]:
    seats = [seat_of(plan, number, language) for number, plan in enumerate(wish.seats)]
    try:
        game = heliopause.new(wish.game, **options_of(wish))
    except BadOption as error:
        raise refused(422, "refused-options", detail=str(error)) from None
    game.names = [seat.name for seat in seats]
    return game, seats


def seat_of(plan: SeatPlan, number: int, language: str) -> Seat:
    """Who has no name goes by a number, in the language of who opens the table."""
    if plan.who == "automa":
        return Seat(plan.name or "Automa", "automa")
    if plan.who == "bot":
        return Seat(plan.name or str(plan.bot), "bot", known_bot(plan.bot or ""))
    return Seat(plan.name or Phrase("page-name-default", {"n": number + 1}).words(language), "person")


def known_bot(bot: str) -> str:
    if bot not in AT_TABLE:
        raise refused(422, "refused-bot", bot=bot, bots=", ".join(AT_TABLE))
    return bot


def options_of(wish: NewTable) -> dict[str, Any]:
    """What is wished for beyond the usual; a game that does not have it refuses."""
    options: dict[str, Any] = {"players": len(wish.seats)}
    usual = NewTable(seats=wish.seats)
    for name in ("mats", "choose_mats", "tableau", "beginners", "level"):
        if getattr(wish, name) != getattr(usual, name):
            options[name] = getattr(wish, name)
    if any(plan.who == "automa" for plan in wish.seats):
        if len(wish.seats) != 2 or wish.seats[0].who == "automa":
            raise refused(422, "refused-automa")
        options["solo"] = True
    return options


def game_of_record(record: dict[str, Any], language: str) -> tuple[Game, list[Seat]]:
    """The game of a record; all its seats are persons', but the automa's."""
    try:
        game = heliopause.load(record)
    except BadRecord as error:
        raise refused(422, _wrong_with(record), detail=str(error)) from None
    solo = bool(game.settings.get("solo"))
    seats = []
    for number, name in enumerate(game.names):
        plan = SeatPlan("automa" if solo and number else "here", " ".join(name.split())[:LONGEST_NAME] or None)
        seats.append(seat_of(plan, number, language))
    game.names = [seat.name for seat in seats]
    return game, seats


def _wrong_with(record: dict[str, Any]) -> str:
    """The message for a record that does not load."""
    if "format" not in record or not isinstance(record.get("choices"), list):
        return "refused-not-a-record"
    if record["format"] != FORMAT:
        return "refused-record-format"
    if record.get("pack") is not None:
        return "refused-record-pack"
    return "refused-record-choices"
