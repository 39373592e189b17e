"""`heliopause pack check`: what is wrong with a pack, line by line; or what it changes."""

from pathlib import Path
from typing import Any

from heliopause.content import Pack
from heliopause.packs import checking
from heliopause.terminal.translator import Translator


def mistakes(file: str, game: str, say: Translator) -> tuple[list[str], Pack | None]:
    """Every mistake as `FILE:LINE: table key: what is wrong`, and the pack if it could be read."""
    pack, found = checking.read_text(Path(file).stem, text_of(file, say), game)
    return [said(file, mistake, say) for mistake in found], pack


def text_of(file: str, say: Translator) -> str:
    try:
        return Path(file).read_text(encoding="utf-8")
    except OSError as error:
        raise say.stop("file-unreadable", file=file, why=error.strerror or str(error)) from None
    except UnicodeDecodeError:
        raise say.stop("sentence", text=f"{file}: {say('pack-no-text')}") from None


def said(file: str, mistake: checking.Mistake, say: Translator) -> str:
    place = f"{file}:{mistake.line}:{mistake.column}"
    table = f"{mistake.table} {mistake.key}".strip()
    return f"{place}: {table}: {say.tell(mistake.what)}" if table else f"{place}: {say.tell(mistake.what)}"


def changes(pack: Pack, game: str, say: Translator) -> list[str]:
    """What a pack without mistakes changes, card by card."""
    lines = []
    for change in checking.changes(pack, game):
        card = f"{change.kind}.{change.id}"
        if not change.key:
            lines.append(say("pack-adds", card=card))
        elif change.before == change.after:
            lines.append(say("pack-same", card=card, key=change.key, value=shown(change.after)))
        else:
            told = {"before": shown(change.before), "after": shown(change.after)}
            lines.append(say("pack-changes", card=card, key=change.key, **told))
    return lines


def shown(value: Any) -> str:
    return str(value) if value != "" else "-"
