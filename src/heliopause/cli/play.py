"""`heliopause play GAME`: a game in this terminal, new or resumed."""

import sys
from pathlib import Path
from typing import Any

import click

import heliopause
from heliopause.cli.game_flags import GIVEN, PLAYERS, GameCommand, flag_of
from heliopause.cli.packing import full_path, usable_pack
from heliopause.registry import games, spec_of
from heliopause.terminal import saves
from heliopause.terminal.prompt import Prompt
from heliopause.terminal.saves import Seating
from heliopause.terminal.scene import console
from heliopause.terminal.seating import EXTERNAL, arrange, check_bot, names_for, read_seats
from heliopause.terminal.session import Session
from heliopause.terminal.translator import Stop, Translator, language_option, translator
from heliopause.terminal.welcome import welcome

LAST = "last"
NEW_GAME = ("seats", "seed", "name")


@click.command(cls=GameCommand)
@click.argument("game", type=click.Choice(games()), default=games()[0])
@click.option("--seats", help="Who sits where: me, or the name of a bot, as in me,greedy,random.")
@click.option("--seed", type=int, help="The same seed draws the same cards.")
@click.option("--pack", "pack_file", metavar="FILE", help="Play with the cards of your own pack.")
@click.option("--resume", is_flag=False, flag_value=LAST, metavar="[FILE]", help="Go on with the last game, or FILE.")
@click.option("--name", multiple=True, help="Your name; once for each person, or once for each seat.")
@language_option
@click.pass_context
def play(
    ctx: click.Context,
    game: str,
    players: int,
    options: dict[str, Any],
    seats: str | None,
    seed: int | None,
    pack_file: str | None,
    resume: str | None,
    name: tuple[str, ...],
    language: str | None,
) -> int:
    """Play a game here, against bots or with friends around this screen."""
    say = translator(language)
    if ctx.get_parameter_source(PLAYERS) is GIVEN:
        options = {"players": players, **options}
    given = {*options, *(option for option in NEW_GAME if ctx.get_parameter_source(option) is GIVEN)}
    wanted = game if ctx.get_parameter_source("game") is GIVEN else None
    if resume is not None:
        if given:
            raise say.stop("resume-alone", option=flag_of(min(given)))
        return _resume(resume, say, pack_file, wanted)
    spec = spec_of(game)
    seated = None if seats is None else read_seats(seats, say)
    if seated is not None and options.get("players", len(seated)) != len(seated):
        raise say.stop("seats-players", seats=len(seated), players=players)
    terminal = console()
    if not given and pack_file is None and sys.stdin.isatty() and sys.stdout.isatty():
        wish = welcome(spec, saves.last_unfinished(wanted) is not None, Prompt(terminal), terminal, say)
        if wish is None:
            return 0
        if wish.resume:
            return _resume(LAST, say, None, wanted)
        seated, options = wish.seats, wish.options
    seated, options = arrange(spec, seated, options, players, say)
    session = _new(game, seated, options, name, say, seed, pack_file)
    session.console = terminal
    return session.play()


def _new(
    name: str,
    seats: list[str],
    options: dict[str, Any],
    names: tuple[str, ...],
    say: Translator,
    seed: int | None,
    pack_file: str | None,
) -> Session:
    called = names_for(seats, names, say)
    pack = usable_pack(pack_file, say, name)
    try:
        game = heliopause.new(name, seed=seed, pack=pack, **options)
    except heliopause.BadOption as error:
        raise Stop(str(error)) from None
    game.names = called
    try:
        path = saves.new_file(name)
    except OSError as error:
        raise say.stop("folder-unwritable", folder=str(saves.folder()), why=error.strerror or str(error)) from None
    return Session(game, Seating(seats, full_path(pack_file)), path, say, console(), seed)


def _resume(file: str, say: Translator, pack_file: str | None, wanted: str | None) -> int:
    path = saves.last_unfinished(wanted) if file == LAST else Path(file)
    if path is None:
        raise say.stop("nothing-to-resume", folder=str(saves.folder()))
    game, seating = saves.load(path, say, full_path(pack_file))
    for name in seating.seats:
        # A saved game that came from elsewhere must not run a command here.
        if name.startswith(EXTERNAL) and path.resolve().parent != saves.folder().resolve():
            raise say.stop("resume-external", file=str(path))
        check_bot(name, say)
    session = Session(game, seating, path.resolve(), say, console())
    session.told = len(game.events)
    return session.play()
