"""What a player can type besides a choice: looking things up, going back, saving, leaving."""

from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Group, RenderableType
from rich.markdown import Markdown
from rich.text import Text

from heliopause.content import tables_of
from heliopause.registry import spec_of
from heliopause.terminal import saves
from heliopause.terminal.cardtext import draw_card, kind_word, names_of, title_of
from heliopause.terminal.draw_log import draw_log
from heliopause.terminal.draw_options import draw_question
from heliopause.terminal.draw_score import draw_scores
from heliopause.terminal.draw_screen import draw_screen
from heliopause.terminal.refusals import why
from heliopause.terminal.rulebook import look_up, pages_beside, read_sections
from heliopause.terminal.saves import ME
from heliopause.terminal.scene import QUIET, Scene, grid
from heliopause.terminal.screens import screens_of
from heliopause.terminal.search import find
from heliopause.terminal.translator import Stop

if TYPE_CHECKING:
    from heliopause.terminal.session import Session

LOOKS = ("screen", "options")
CARDS = ("cards", "card")
DOES = ("log", "score", "rules", "why", "undo", "restart", "save", "quit", "help")
LOG_LINES = 20
LONG = 8  # lines after which the options are shown again


class Leave(Exception):
    """The people have had enough for now."""


def commands(game: str) -> list[str]:
    """All that can be typed in a game."""
    return [*LOOKS, *screens_of(game).looks, *(CARDS if spec_of(game).content else ()), *DOES]


def obey(session: "Session", command: str, rest: str) -> bool:
    """Carry out a command. Has the position changed?"""
    if command == "quit":
        raise Leave
    if command == "undo":
        return _undo(session, rest)
    if command == "restart":
        return _restart(session)
    if command == "save":
        _save(session, rest)
        return False
    scene = session.scene(session.game.seat)
    shown = _shown(scene, command, rest)
    session.console.print(shown)
    if command not in ("screen", "options") and len(session.console.render_lines(shown)) > LONG:
        session.console.print()
        session.console.print(draw_question(scene, session.game.options()))
    return False


def _shown(scene: Scene, command: str, rest: str) -> RenderableType:
    """What a command that only looks has to show."""
    looks = screens_of(scene.game.name).looks
    if command in looks:
        return looks[command](scene, rest)
    match command:
        case "screen":
            return Group(draw_screen(scene), draw_question(scene, scene.game.options()))
        case "options":
            return draw_question(scene, scene.game.options(), ids=True)
        case "cards":
            return _cards(scene, rest)
        case "card":
            return _card(scene, rest)
        case "log":
            number = int(rest) if rest.isdecimal() else LOG_LINES
            first = max(0, scene.game.event_count - number)
            return draw_log(scene, scene.game.events_since(first))
        case "score":
            return draw_scores(scene)
        case "rules":
            return _rules(scene, rest)
        case "why":
            return _why(scene, rest)
        case _:
            return _help(scene)


def _card(scene: Scene, rest: str) -> RenderableType:
    tables = tables_of(scene.game.name, scene.game.pack)
    if not rest:
        return Text(scene.say(scene.say.first(f"card-which-{scene.game.name}", "card-which")))
    found = list(dict.fromkeys(find(rest, names_of(tables, scene.say))))
    if not found:
        return Text(scene.say("no-card", text=rest))
    if len(found) > 4:
        names = scene.say.list(title_of(tables[kind][id], id, scene.say) for kind, id in found)
        return Text(scene.say("cards-many", names=names))
    return Group(*(draw_card(scene.game.name, tables, kind, id, scene.say) for kind, id in found))


def _cards(scene: Scene, rest: str) -> RenderableType:
    """The names of the cards on the table; with a kind, all of that kind in the box."""
    tables = tables_of(scene.game.name, scene.game.pack)
    table = grid("fixed", "wrap")
    if rest:
        kinds = find(rest, {kind: kind for kind in tables})
        if not kinds:
            return Text(scene.say("no-kind", text=rest, kinds=", ".join(tables)))
        for kind in kinds:
            names = [title_of(card, id, scene.say) for id, card in tables[kind].items()]
            table.add_row(Text(kind_word(kind, scene.say), style=QUIET), scene.say.list(names))
        return table
    for kind, cards in screens_of(scene.game.name).cards(scene.view).items():
        if cards:
            table.add_row(
                Text(kind_word(kind, scene.say), style=QUIET), Text(", ").join(scene.named(card) for card in cards)
            )
    return Group(table, Text(scene.say("cards-legend"), style=QUIET))


def _rules(scene: Scene, rest: str) -> RenderableType:
    page, _, wanted = rest.partition(" ")
    if page in pages_beside(scene.game.name):
        rest = wanted.strip()
    else:
        page = "rules"
    sections = read_sections(scene.game.name, scene.say.language, page)
    if not sections:
        return Text(scene.say("no-rules", game=scene.game.name))
    if not rest:
        table = grid("right", "wrap")
        for section in sections:
            style = "bold" if "." not in section.number else ""
            table.add_row(Text(section.number, style=style), Text(section.title, style=style))
        return table
    found = look_up(sections, rest)
    if not found:
        return Text(scene.say("no-section", text=rest))
    parts: list[RenderableType] = []
    for section in found:
        parts += [Text(f"{section.number} {section.title}", style="bold"), Markdown("\n".join(section.lines)), Text("")]
    return Group(*parts)


def _why(scene: Scene, rest: str) -> RenderableType:
    if not rest:
        return Text(scene.say(scene.say.first(f"why-what-{scene.game.name}", "why-what")))
    answers = why(scene, rest)
    return Text("\n".join(answers) if answers else scene.say("why-unknown", text=rest))


def _help(scene: Scene) -> RenderableType:
    say = scene.say
    name = scene.game.name
    table = grid("fixed", "wrap")
    for command in commands(name):
        told = say.known(f"help-{name}-{command}", say.known(f"help-{command}", ""))
        table.add_row(Text(say.known(f"command-{command}", command), style="bold"), told)
    return Group(Text(scene.say("help-intro")), table, Text(scene.say("help-legend"), style=QUIET))


# Going back, keeping


def _undo(session: "Session", rest: str) -> bool:
    game = session.game
    taken = 0
    while (taken == 0 or rest == "all") and game.can_undo and session.seating.seats[game.choices[-1][0]] == ME:
        who, id = game.choices[-1]
        game.undo()
        taken += 1
    if not taken:
        session.line("undo-barrier")
        return False
    session.told = min(session.told, len(game.events))
    session.save()
    session.line("undone", n=taken, who=game.names[who], option=id)
    return True


def _restart(session: "Session") -> bool:
    """Back to the beginning of the seat's turn, or as far as chance and the others let it."""
    game = session.game
    seat = game.seat
    if not game.choices or game.choices[-1][0] != seat:
        session.line("restart-nothing")
        return False
    return _undo(session, "all")


def _save(session: "Session", rest: str) -> None:
    session.save()
    path = session.path
    if rest:
        path = Path(rest).expanduser()
        if path.exists() and not _is_record(path, session):
            session.line("save-refused", file=str(path))
            return
        try:
            saves.write(path, session.game, session.seating)
        except OSError as error:
            session.line("save-failed", file=str(path), why=error.strerror or str(error))
            return
    if not session.unsaved or rest:
        session.console.print(session.say("saved", file=str(path)), soft_wrap=True)


def _is_record(path: Path, session: "Session") -> bool:
    try:
        saves.read(path, session.say)
    except Stop:
        return False
    return True
