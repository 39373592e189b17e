"""The workshop: a pack is made in the browser, and everything that is known about cards is asked of the game here."""

import tomllib
from functools import cache
from typing import Any

from heliopause.content import Pack, UnreadablePack, hash_of, tables_of
from heliopause.game import rules_of
from heliopause.packs import form, typing_lines
from heliopause.packs.checking import Mistake, mistakes, unreadable
from heliopause.packs.merging import Conflict, conflicts, merged
from heliopause.packs.origins import counts
from heliopause.packs.upgrading import upgraded
from heliopause.packs.writing import written
from heliopause.registry import spec_of
from heliopause.table.card_phrases import CardSaid
from heliopause.table.from_game import said
from heliopause.table.pack_messages import KindShare
from heliopause.table.packs import learned_for
from heliopause.table.refused import refused
from heliopause.table.workshop_messages import (
    ChoiceForm,
    ConflictNow,
    DraftGiven,
    DraftMistake,
    DraftNow,
    FieldForm,
    Form,
    KindForm,
    LineNow,
    LineTyped,
    MendNow,
    MergeGiven,
    MergeNow,
    PackDraft,
    SignAdded,
    SignForm,
    SignPut,
    TextRead,
)


def check_game(game: str) -> None:
    if game not in form.with_forms():
        raise refused(404, "refused-no-game")


@cache
def form_of(game: str) -> Form:
    check_game(game)
    box = tables_of(game)
    kinds = [
        KindForm(one.kind, said(one.phrase), one.named, [_field(f) for f in one.fields], list(box.get(one.kind, {})))
        for one in form.kinds_of(game)
    ]
    signs = [
        SignForm(one.text, one.group, one.tokens, None if one.phrase is None else said(one.phrase))
        for one in typing_lines.signs(game)
    ]
    spec = spec_of(game)
    return Form(game, spec.title, list(spec.players), kinds, signs)


def _field(field: form.Field) -> FieldForm:
    return FieldForm(
        field.key,
        said(field.phrase),
        field.kind,
        field.required,
        field.empty,
        [ChoiceForm(one.value, said(one.phrase), one.icon) for one in field.choices],
        None if field.item is None else _field(field.item),
        [_field(one) for one in field.fields],
        field.length,
    )


# Lines


def line_now(game: str, line: LineTyped) -> LineNow:
    check_game(game)
    found = typing_lines.typed(game, line.role, line.text, line.caret)
    stuck = found.stuck
    return LineNow(
        found.tokens,
        None if found.phrase is None else said(found.phrase),
        None if stuck is None else stuck.at,
        None if stuck is None else said(stuck.phrase),
        found.next,
        found.partial,
    )


def sign_put(game: str, wish: SignAdded) -> SignPut:
    check_game(game)
    begin, end = sorted((wish.begin, wish.end))
    found = typing_lines.added(game, wish.role, wish.text, begin, end, wish.sign, wish.cost)
    return SignPut(found.text, found.begin, found.end)


# Packs


def draft_now(game: str, given: DraftGiven) -> DraftNow:
    check_game(game)
    pack = _pack(game, given.draft)
    if isinstance(pack, UnreadablePack):
        wrong = DraftMistake("", "", "", said(unreadable(str(pack))))
        return DraftNow("", "", "", [], [wrong], None)
    found = mistakes(pack, game)
    shares = [KindShare(kind, **counts(cards)) for kind, cards in tables_of(game, pack).items()]
    told = [_mistake(game, one) for one in found]
    content = "" if found else hash_of(game, pack)
    return DraftNow(pack.text, pack.hash, content, shares, told, _card(game, pack, given, bool(found)))


def _mistake(game: str, mistake: Mistake) -> DraftMistake:
    plain = typing_lines.plainly(game, mistake.what)
    return DraftMistake(mistake.kind, mistake.id, mistake.key, said(plain or mistake.what), plain is not None)


def text_read(text: str, models: str = "") -> TextRead:
    game, draft = _read(text)
    return TextRead(game, draft, learned_for(models, game))


def _read(text: str) -> tuple[str, PackDraft]:
    try:
        pack = Pack("pack", text)
    except UnreadablePack as error:
        raise refused(422, "refused-pack-unread", what=unreadable(str(error))) from None
    draft = PackDraft(pack.header, pack.tables, pack.names)
    offered = form.with_forms()
    if pack.header.game:
        if pack.header.game not in offered:
            raise refused(422, "refused-no-game")
        return pack.header.game, draft
    fitting = sorted(offered, key=lambda game: len(mistakes(pack, game)))
    return fitting[0], draft


def merge_now(game: str, given: MergeGiven) -> MergeNow:
    check_game(game)
    here, there = (_whole(game, draft) for draft in (given.here, given.there))
    found = conflicts(here, there)
    told = [ConflictNow(*conflict) for conflict in found]
    if any(_place(conflict) not in given.keep for conflict in found):
        return MergeNow(told, None)
    text = merged(game, here, there, lambda conflict: given.keep.get(_place(conflict)) == "here")
    pack = Pack("pack", text)
    return MergeNow(told, PackDraft(pack.header, pack.tables, pack.names))


def mend_now(game: str, given: DraftGiven) -> MendNow:
    """A pack that was made for another version, with every change that would make it fit."""
    check_game(game)
    found = upgraded("pack", _whole(game, given.draft).text, game)
    pack = Pack("pack", found.text)
    changes = [
        DraftMistake(one.mistake.kind, one.mistake.id, one.mistake.key, said(one.change)) for one in found.changes
    ]
    return MendNow(changes, PackDraft(pack.header, pack.tables, pack.names), len(found.left))


def _place(conflict: Conflict) -> str:
    return f"{conflict.kind}.{conflict.id}.{conflict.key}"


def _whole(game: str, draft: PackDraft) -> Pack:
    pack = _pack(game, draft)
    if isinstance(pack, UnreadablePack):
        raise refused(422, "refused-pack-unread", what=unreadable(str(pack)))
    return pack


def _pack(game: str, draft: PackDraft) -> Pack | UnreadablePack:
    """The pack as the file that it would be."""
    try:
        return Pack("pack", written(game, draft.header, draft.tables, draft.names))
    except UnreadablePack as error:
        return error
    except (TypeError, ValueError, tomllib.TOMLDecodeError):  # what has no place in a file: null, for example
        return UnreadablePack("a value is of no kind that a file can hold")


def _card(game: str, pack: Pack, given: DraftGiven, wrong: bool) -> CardSaid | None:
    """The card that is looked at, drawn and said; if something else in the pack is wrong, with its own values alone."""
    tell = spec_of(game).part("cards")
    if tell is None or not given.id:
        return None
    seen: Any = pack
    if wrong:
        alone = {given.kind: {given.id: pack.tables.get(given.kind, {}).get(given.id, {})}}
        seen = _pack(game, PackDraft(given.draft.header, alone))
        if isinstance(seen, UnreadablePack) or mistakes(seen, game):
            return None
    cards: dict[str, CardSaid] = tell(rules_of(game, seen).content)
    order = list(tables_of(game, seen).get(given.kind, {}))
    number = order.index(given.id) + 1 if given.id in order else 0
    ids = (given.id, f"{given.kind}-{given.id}", f"{given.kind}-{number}")
    return next((cards[one] for one in ids if one in cards), None)
