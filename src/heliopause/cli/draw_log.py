"""What has happened: a paragraph per turn, or line by line."""

from rich.console import Group, RenderableType
from rich.text import Text

from heliopause.cli.scene import Scene, grid
from heliopause.game import Event


def draw_meanwhile(scene: Scene, events: list[Event]) -> RenderableType:
    """Paragraphs, a new one for each turn and seat; a seat's name is said once in each."""
    table = grid("fixed", "wrap", padding=1)
    for seat, sentences in _paragraphs(scene, events):
        table.add_row(scene.mark(seat) if seat >= 0 else "", "; ".join(sentences) + ".")
    return table


def _paragraphs(scene: Scene, events: list[Event]) -> list[tuple[int, list[str]]]:
    paragraphs: list[tuple[int, list[str]]] = []
    for event in events:
        if event.message == "log-turn":
            paragraphs.append((event.seat, []))
            continue
        if not paragraphs or paragraphs[-1][0] != event.seat:
            paragraphs.append((event.seat, []))
        said = " ".join(event.words(scene.say.language).split()).removesuffix(".")
        sentences = paragraphs[-1][1]
        who = f"{scene.names[event.seat]} " if 0 <= event.seat < len(scene.names) else ""
        named = bool(who) and any(sentence.startswith(who) for sentence in sentences)
        sentences.append(said.removeprefix(who) if named else said)
    return [(seat, sentences) for seat, sentences in paragraphs if sentences]


def draw_log(scene: Scene, events: list[Event]) -> RenderableType:
    """Line by line; turns are set apart."""
    lines = []
    for event in events:
        turn = event.message == "log-turn"
        said = " ".join(event.words(scene.say.language).split())
        lines.append(Text(said, style="bold") if turn else Text(f"  {said}"))
    return Group(*lines)
