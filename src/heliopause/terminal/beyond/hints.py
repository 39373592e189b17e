"""What the words of an option leave open in both games: the card that lies on a slot."""

from collections.abc import Callable, Iterable
from typing import Any

from rich.text import Text

from heliopause.terminal.scene import QUIET, Scene, dotted


def quiet(parts: Iterable[Text | str]) -> Text:
    """Parts side by side, less loud than the option itself."""
    return Text.assemble(dotted(parts), style=QUIET)


def slot(scene: Scene, id: str, lines_of: Callable[[Scene, Any], list[Text]]) -> Text:
    """The card of a slot by its types, its name and its lines."""
    found = next(slot for slot in scene.view.slots if slot.id == id)
    if found.card is None:
        return Text(scene.say("undiscovered-slot"), style=QUIET)
    return Text.assemble(scene.types(found.card), " ", scene.named(found.card), " ", quiet(lines_of(scene, found)))
