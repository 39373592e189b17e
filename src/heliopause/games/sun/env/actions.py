"""The actions of Beyond the Sun. Every option has the same id in every game, so the ids are the list."""

from collections.abc import Iterable
from itertools import permutations
from typing import Any

from heliopause.envs.actions import Actions, Draws
from heliopause.envs.beyond.actions import add_by_hand, add_common
from heliopause.games.sun.rules import options
from heliopause.games.sun.rules.cards import Content, every_line
from heliopause.games.sun.rules.constants import MAX_SHIP

LEVELS = range(1, MAX_SHIP + 1)


def actions_of(content: Content) -> Actions:
    actions = Actions()
    add_common(actions, content)
    powers = (power.option for power in content.powers)
    actions.add_options("power", powers, "use this power, which is usable any time")
    produce = [options.PRODUCE_GROWTH, options.PRODUCE_ORE, options.PRODUCE_TRADE]
    actions.add_options("produce", produce, "the production phase")
    actions.add_options("trade", [options.BUY_POP, options.SELL_POP], "one exchange")
    actions.add_options("pay", [options.PAY_POP, options.PAY_ORE], "pay with this")
    actions.add_options("disc", options.DISC, "take this disc")
    actions.add_options("from", options.FROM_COLUMN, "a cube leaves this column")
    actions.add_options("to", options.TO_COLUMN, "a cube goes to this column")
    actions.add_ids("blind", [options.BLIND.id], "draw blind instead of a card of the row")
    actions.add_options("mat", (mat.option for mat in content.mats), "play this faction")
    actions.add_options("guild", (guild.option for guild in content.guilds), "open this guild")
    actions.add_options("claim", (card.option for card in content.achievements), "claim this achievement")
    actions.add_options("annex", (system.annex for system in content.systems), "keep this system")
    actions.add_options("settle", options.SETTLE, "a ship of this level settles")
    places = every_place(content)
    for verb, meaning in (
        ("build", "build a ship here"),
        ("colonize", "colonize the system here"),
        ("bonus", "take the bonus of control of this place first"),
        ("link", "the extra system lies one jump from here"),
    ):
        actions.add_ids(verb, (f"{verb}:{place}" for place in places), meaning)
    for verb, meaning in (
        ("upgrade", "upgrade a ship of this level here"),
        ("decommission", "decommission a ship of this level here"),
        ("retire", "retire a ship of this level here to the museum"),
    ):
        actions.add_ids(verb, (f"{verb}:{place}:{level}" for place in places for level in LEVELS), meaning)
    ways = list(permutations(places, 2))
    for verb, meaning in (
        ("jump", "a ship of this level jumps from place to place"),
        ("move", "a ship of this level is moved from place to place"),
    ):
        actions.add_ids(verb, (f"{verb}:{one}>{other}:{level}" for one, other in ways for level in LEVELS), meaning)
    add_by_hand(actions, every_line(content))
    return actions


def every_place(content: Content) -> list[str]:
    """The ids of the places of all boards, those of the largest board first."""
    boards = sorted(content.boards.values(), key=lambda board: -board.size)
    return list(dict.fromkeys(place for board in boards for place in board.ids))


def draws_of(content: Content, actions: Actions) -> Draws:
    cards: Iterable[Any] = (
        *content.technologies,
        *content.systems,
        *content.events,
        *content.achievements,
        *content.mats,
        *content.automa_cards,
    )
    ids = [option.id for option in content.start_options]
    ids += [card.draw.id for card in cards]
    ids += [card.remove.id for card in content.automa_cards]
    return Draws([*ids, *actions.names])  # what breaks a tie of the automa is an option of a seat
