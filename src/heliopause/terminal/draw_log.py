"""What has happened: a paragraph per turn, or line by line."""

from rich.console import Group, RenderableType
from rich.text import Text

from heliopause.event import Event
from heliopause.terminal.scene import Scene, grid


def draw_meanwhile(scene: Scene, events: list[Event], first: int = 0) -> RenderableType:
    """Paragraphs, a new one for each turn and seat; a seat's name is said once in each, and a bot's reason too.

    `first` is the number of the first event.
    """
    table = grid("fixed", "wrap", padding=1)
    for seat, sentences in _paragraphs(scene, events, first):
        table.add_row(scene.mark(seat) if seat >= 0 else "", "; ".join(sentences) + ".")
    return table


def _paragraphs(scene: Scene, events: list[Event], first: int) -> list[tuple[int, list[str]]]:
    paragraphs: list[tuple[int, list[str]]] = []
    given = ""
    for number, event in enumerate(events, first):
        why = _why(scene, number)
        if event.message == "log-turn":
            paragraphs.append((event.seat, []))
            continue
        if not paragraphs or paragraphs[-1][0] != event.seat:
            paragraphs.append((event.seat, []))
        said = _said(scene, event).removesuffix(".")
        sentences = paragraphs[-1][1]
        who = f"{scene.names[event.seat]} " if 0 <= event.seat < len(scene.names) else ""
        named = bool(who) and any(sentence.startswith(who) for sentence in sentences)
        sentences.append((said.removeprefix(who) if named else said) + (f" ({why})" if why not in ("", given) else ""))
        given = why or given
    return [(seat, sentences) for seat, sentences in paragraphs if sentences]


def draw_log(scene: Scene, events: list[Event], first: int = 0) -> RenderableType:
    """Line by line; turns are set apart. `first` is the number of the first event."""
    lines = []
    for number, event in enumerate(events, first):
        turn = event.message == "log-turn"
        said = _said(scene, event)
        why = _why(scene, number)
        lines.append(Text(said, style="bold") if turn else Text(f"  {said}" + (f" ({why})" if why else "")))
    return Group(*lines)


def _said(scene: Scene, event: Event) -> str:
    """What happened, and by what, unless that is the action one has just taken."""
    said = scene.say.tell(event.phrase)
    source = event.source
    if source is None or source.kind in ("rule", "space"):
        return said
    return f"{said.removesuffix('.')} ({scene.say.tell(source.phrase)})."


def _why(scene: Scene, number: int) -> str:
    """A bot's reason for the choice that brought this event."""
    reason = scene.reasons.get(number)
    return "" if reason is None else scene.say.tell(reason)
