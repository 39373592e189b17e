"""The actions that both games have."""

from collections.abc import Iterable

from heliopause.beyond.by_hand import FOR_SEAT, ByHand
from heliopause.beyond.cards import Content
from heliopause.beyond.lines import Line, all_parts
from heliopause.envs.actions import Actions


def add_common(actions: Actions, content: Content) -> None:
    """For the content of either."""
    actions.add_ids("pass", ["pass"], "leave out what is asked")
    actions.add_ids("done", ["done"], "end what is under way")
    actions.add_ids("take", ["take"], "carry out the optional line that is asked about (`fork` of the observation)")
    letters = [f"choose:{letter}" for letter in "abcdefgh"]
    actions.add_ids("choose", letters, "one of the alternatives of a line (`fork` of the observation), in its order")
    actions.add_options("type", content.type_options, "look for a technology of this type")
    actions.add_options("space", (space.option for space in content.spaces), "move the pawn to this action space")
    actions.add_options("slot", (slot.option for slot in content.slots), "research the technology of this slot")
    actions.add_options("card", (card.option for card in content.technologies), "take this technology card")
    actions.add_options("copy", (action.copy for action in content.actions), "carry out this action without the pawn")


def add_by_hand(actions: Actions, lines: Iterable[Line | None]) -> None:
    """Where a card of a pack is carried out by hand, or names another seat."""
    parts = [part for line in lines if line is not None for part in all_parts(line) if part.names_a_seat]
    by_hand = [part for part in parts if isinstance(part, ByHand)]
    if by_hand:
        options = [step.option for step in by_hand[0].steps]
        actions.add_options("hand", options, "take this step by hand")
    if parts:
        actions.add_options("for", FOR_SEAT, "what follows is for this seat")
