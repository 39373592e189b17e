"""What has happened: a paragraph per turn, or line by line."""

from rich.console import Group, RenderableType
from rich.text import Text

from heliopause.event import Event
from heliopause.terminal.scene import Scene, grid


def draw_meanwhile(scene: Scene, events: list[Event]) -> RenderableType:
    """Paragraphs, a new one for each turn and seat; a seat's name is said once in each, and a bot's reason too."""
    table = grid("fixed", "wrap", padding=1)
    for seat, sentences in _paragraphs(scene, events):
        table.add_row(scene.mark(seat) if seat >= 0 else "", "; ".join(sentences) + ".")
    return table


def _paragraphs(scene: Scene, events: list[Event]) -> list[tuple[int, list[str]]]:
    paragraphs: list[tuple[int, list[str]]] = []
    given = ""
    for event, begins in _with_turns(scene, events):
        why = _why(scene, event)
        if begins:
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


def draw_log(scene: Scene, events: list[Event]) -> RenderableType:
    """Line by line; turns are set apart."""
    lines = []
    for event, begins in _with_turns(scene, events):
        said = _said(scene, event)
        why = _why(scene, event)
        lines.append(Text(said, style="bold") if begins else Text(f"  {said}" + (f" ({why})" if why else "")))
    return Group(*lines)


def _said(scene: Scene, event: Event) -> str:
    """What happened, and by what, unless that is the action one has just taken."""
    said = scene.say.tell(event.phrase)
    source = event.source
    if source is None or source.kind in ("rule", "space"):
        return said
    return f"{said.removesuffix('.')} ({scene.say.tell(source.phrase)})."


def _with_turns(scene: Scene, events: list[Event]) -> list[tuple[Event, bool]]:
    """Does a turn begin with the event?"""
    first = events[0].number if events else 0
    turn = scene.game.events_since(first - 1)[0].turn if first else 0
    found = []
    for event in events:
        found.append((event, event.turn > turn))
        turn = event.turn
    return found


def _why(scene: Scene, event: Event) -> str:
    """A bot's reason for the choice that brought this event."""
    reason = scene.reasons.get(event.number)
    return "" if reason is None else scene.say.tell(reason)
