"""`heliopause play sun` or `horizon`: a game in this terminal, new or resumed."""

import sys
from pathlib import Path
from typing import Any

import click

import heliopause
from heliopause.cli.packing import full_path, usable_pack
from heliopause.registry import games
from heliopause.terminal import saves
from heliopause.terminal.box import box_of
from heliopause.terminal.prompt import Prompt
from heliopause.terminal.saves import ME, Seating
from heliopause.terminal.scene import console
from heliopause.terminal.seating import AUTOMA, EXTERNAL, check_bot, default_seats, names_for, read_seats
from heliopause.terminal.session import Sitting
from heliopause.terminal.translator import Speech, Stop, language_option, speech
from heliopause.terminal.welcome import welcome

LAST = "last"
VARIANTS = ("mats", "choose_mats", "tableau", "beginners", "level")
NEW_GAME = ("players", "seats", "seed", *VARIANTS, "solo", "name")


@click.command()
@click.argument("game", type=click.Choice(games()), default=games()[0])
@click.option("--players", type=click.IntRange(2, 4), default=2, show_default=True, help="How many play.")
@click.option("--seats", help="Who sits where: me, or the name of a bot, as in me,greedy,random.")
@click.option("--seed", type=int, help="The same seed draws the same cards.")
@click.option("--mats", type=click.Choice(["basic", "advanced"]), help="Which faction mats.")
@click.option("--choose-mats", is_flag=True, default=None, help="Choose the mats instead of dealing them.")
@click.option("--tableau", is_flag=True, help="Play with the technology tableau.")
@click.option("--beginners", is_flag=True, help="Play with the beginners' achievements.")
@click.option("--solo", is_flag=True, help="Play alone against the solo deck.")
@click.option(
    "--level", metavar="LEVEL", help="How strong the solo deck is: printed, cadet ... legend, or upgrade letters."
)
@click.option("--pack", "pack_file", metavar="FILE", help="Play with the cards of your own pack.")
@click.option("--resume", is_flag=False, flag_value=LAST, metavar="[FILE]", help="Go on with the last game, or FILE.")
@click.option("--name", multiple=True, help="Your name; once for each person, or once for each seat.")
@language_option
@click.pass_context
def play(
    ctx: click.Context,
    game: str,
    players: int,
    seats: str | None,
    seed: int | None,
    mats: str | None,
    choose_mats: bool | None,
    tableau: bool,
    beginners: bool,
    solo: bool,
    level: str | None,
    pack_file: str | None,
    resume: str | None,
    name: tuple[str, ...],
    language: str | None,
) -> int:
    """Play Beyond the Sun or Beyond the Horizon here, against bots or with friends around this screen."""
    say = speech(language)
    given = {option for option in NEW_GAME if ctx.get_parameter_source(option) is not _DEFAULT}
    wanted = game if ctx.get_parameter_source("game") is not _DEFAULT else None
    if resume is not None:
        if given:
            raise say.stop("resume-alone", option=f"--{sorted(given)[0].replace('_', '-')}")
        return _resume(resume, say, pack_file, wanted)
    box = box_of(game)
    variants = {**box.variants, **{option: ctx.params[option] for option in VARIANTS if option in given}}
    if solo and seats is None:
        seats = f"{ME},{AUTOMA}"
    if seats is not None:
        seated = read_seats(seats, say)
        if "players" in given and players != len(seated):
            raise say.stop("seats-players", seats=len(seated), players=players)
    else:
        seated = default_seats(players)
    terminal = console()
    if not given and pack_file is None and sys.stdin.isatty() and sys.stdout.isatty():
        wish = welcome(box, saves.last_unfinished(wanted) is not None, Prompt(terminal), terminal, say)
        if wish is None:
            return 0
        if wish.resume:
            return _resume(LAST, say, None, wanted)
        seated = wish.seats
        variants.update(wish.variants)
    sitting = _new(game, seated, variants, name, say, seed, pack_file)
    sitting.console = terminal
    return sitting.play()


_DEFAULT = click.core.ParameterSource.DEFAULT


def _new(
    name: str,
    seats: list[str],
    variants: dict[str, Any],
    names: tuple[str, ...],
    say: Speech,
    seed: int | None,
    pack_file: str | None,
) -> Sitting:
    called = names_for(seats, names, say)
    if AUTOMA in seats:
        variants["solo"] = True
    pack = usable_pack(pack_file, say, name)
    try:
        game = heliopause.new(name, players=len(seats), seed=seed, pack=pack, **variants)
    except heliopause.BadOption as error:
        raise Stop(str(error)) from None
    game.names = called
    try:
        path = saves.new_file(name)
    except OSError as error:
        raise say.stop("folder-unwritable", folder=str(saves.folder()), why=error.strerror or str(error)) from None
    return Sitting(game, Seating(seats, full_path(pack_file)), path, say, console(), seed)


def _resume(file: str, say: Speech, pack_file: str | None, wanted: str | None) -> int:
    path = saves.last_unfinished(wanted) if file == LAST else Path(file)
    if path is None:
        raise say.stop("nothing-to-resume", folder=str(saves.folder()))
    game, seating = saves.load(path, say, full_path(pack_file))
    for name in seating.seats:
        # A saved game that came from elsewhere must not run a command here.
        if name.startswith(EXTERNAL) and path.resolve().parent != saves.folder().resolve():
            raise say.stop("resume-external", file=str(path))
        check_bot(name, say)
    sitting = Sitting(game, seating, path.resolve(), say, console())
    sitting.told = len(game.events)
    return sitting.play()
