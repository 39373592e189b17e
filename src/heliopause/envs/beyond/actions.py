"""The actions that both games have."""

from heliopause.beyond.cards import Content
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
