"""Packs at the server: checked when they are brought, kept by their hash, and used at tables."""

import asyncio
import hashlib

from heliopause.bots.model import BadModel
from heliopause.bots.model import checked as checked_models
from heliopause.content import Pack, hash_of, tables_of
from heliopause.game import rules_of
from heliopause.packs.checking import Mistake, changes, read_text
from heliopause.packs.origins import counts
from heliopause.registry import specs
from heliopause.table.cards import cards_with
from heliopause.table.from_game import said
from heliopause.table.hall import Hall
from heliopause.table.pack_messages import ChangeNow, KindShare, MistakeNow, PackChecked, PackNow
from heliopause.table.refused import Refused, refused

PACKS = 30  # an hour from one address


def checked(game: str, text: str) -> PackChecked:
    """What is wrong with a text, or what it changes."""
    known(game)
    pack, found = read_text("pack", text, game)
    if pack is None or found:
        return PackChecked([_now(mistake) for mistake in found], None, {})
    return PackChecked([], pack_now(game, pack), cards_with(game, pack))


async def bring(hall: Hall, game: str, text: str, address: str, models: str = "") -> PackNow:
    """Keep a pack, once for all who bring the same; one with mistakes is refused with the first of them."""
    known(game)
    pack, found = await asyncio.to_thread(read_text, "pack", text, game)
    if pack is None or found:
        raise refusal(found[0])
    learned_for(models, game)
    pack.models = models
    if not await hall.limits.passes(f"packs {address}", PACKS, 3600.0):
        raise refused(429, "web-too-fast")
    await hall.store.keep_pack(key_of(pack), game, pack.header.name, text, models)
    return await asyncio.to_thread(pack_now, game, pack)


async def kept(hall: Hall, hash: str) -> tuple[str, Pack]:
    """The game and the pack of a hash."""
    found = await hall.store.pack(hash)
    if found is None:
        raise refused(404, "refused-no-pack")
    game, name, text, models = found
    pack = Pack(name, text)
    pack.models = models
    return game, pack


def key_of(pack: Pack) -> str:
    """By which it is kept. With another model the same cards are another pack: nobody changes the bots of others."""
    if not pack.models:
        return pack.hash
    return hashlib.sha256(f"{pack.text}\0{pack.models}".encode()).hexdigest()[:16]


def learned_for(models: str, game: str) -> list[int]:
    """The numbers of players that there are models for; a text that holds none of this game is refused."""
    if not models:
        return []
    try:
        found = checked_models(models)
        if not found.get(game):
            raise BadModel(f"there are no models of the game {game!r}")
    except BadModel as error:
        raise refused(422, "refused-models", detail=str(error)) from None
    return sorted(int(players) for players in found[game])


async def pack_for(hall: Hall, game: str, hash: str | None) -> Pack | None:
    """The pack that a new table is to be played with."""
    if hash is None:
        return None
    owner, pack = await kept(hall, hash)
    if owner != game:
        raise refused(422, "pack-other-game", game=owner, wanted=game)
    return pack


def pack_now(game: str, pack: Pack) -> PackNow:
    tables = tables_of(game, pack)
    changed = [ChangeNow(*change) for change in changes(pack, game) if change.before != change.after or not change.key]
    shares = [KindShare(kind, **counts(cards)) for kind, cards in tables.items()]
    by_hand = list(rules_of(game, pack).by_hand)
    learned = learned_for(pack.models, game)
    return PackNow(key_of(pack), hash_of(game, pack), game, pack.header, shares, changed, by_hand, learned)


def known(game: str) -> None:
    if game not in specs():
        raise refused(404, "refused-no-game")


def _now(mistake: Mistake) -> MistakeNow:
    return MistakeNow(mistake.line, mistake.column, mistake.kind, mistake.id, mistake.key, said(mistake.what))


def refusal(mistake: Mistake) -> Refused:
    return refused(422, "refused-pack", what=mistake.what, line=mistake.line, column=mistake.column)
