"""Flags for the options of a game, made from its schema: a command has those of the game that is named on its line."""

from collections.abc import Callable
from typing import Any

import click

from heliopause.kernel.game_options import OptionField
from heliopause.registry import games, spec_of, specs

GIVEN = click.core.ParameterSource.COMMANDLINE
OPTION = "option_"  # before an option's name, so that it is no other parameter's
PLAYERS = f"{OPTION}players"


class GameCommand(click.Command):
    """A command with a parameter `game`. It also gets `players`, and what was said about the game as `options`."""

    def __init__(self, *args: Any, usual: Callable[[tuple[int, ...]], int] = min, **attributes: Any) -> None:
        """`usual`: how many play if nothing is said, of all the numbers there can be."""
        super().__init__(*args, **attributes)
        self.usual = usual

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        named = ctx.meta[__name__] = self._named(ctx, args)
        try:
            rest = super().parse_args(ctx, args)
        except click.NoSuchOption as error:
            raise _only_elsewhere(error, named) or error from None
        names = [str(flag.name) for flag in self._flags(ctx)]
        values = {name: ctx.params.pop(name) for name in names}
        given = [name for name in names if ctx.get_parameter_source(name) is GIVEN]
        ctx.params["players"] = values.pop(PLAYERS)
        ctx.params["options"] = {name.removeprefix(OPTION): values[name] for name in given if name != PLAYERS}
        return rest

    def get_params(self, ctx: click.Context) -> list[click.Parameter]:
        *own, help_option = super().get_params(ctx)
        return [*own, *self._flags(ctx), help_option]

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        of_game = f"Options of {spec_of(ctx.meta[__name__]).title}"
        for title, parameters in (("Options", super().get_params(ctx)), (of_game, self._flags(ctx))):
            with formatter.section(title):
                formatter.write_dl([found for one in parameters if (found := one.get_help_record(ctx))])

    def _flags(self, ctx: click.Context) -> list[click.Option]:
        """Those of the named game; of all games, before it is known which is named."""
        named = ctx.meta.get(__name__)
        taken = {text for parameter in self.params for text in parameter.opts}
        found: dict[str, click.Option] = {}
        for spec in specs().values() if named is None else [spec_of(named)]:
            for field in spec.fields().values():
                if flag_of(field.name) not in taken:
                    found.setdefault(field.name, _flag(field, self.usual(spec.players)))
        return list(found.values())

    def _named(self, ctx: click.Context, args: list[str]) -> str:
        """The game on the line, or the first there is; what is wrong with the line is said later."""
        parser = self.make_parser(ctx)
        parser.ignore_unknown_options = True
        try:
            named = str(parser.parse_args(list(args))[0].get("game"))
        except click.UsageError:
            named = next((word for word in args if word in games()), "")
        return named if named in games() else games()[0]


def flag_of(name: str) -> str:
    return f"--{name.replace('_', '-')}"


def flags_for(options: dict[str, Any]) -> list[str]:
    """The words of a command line that ask for these options."""
    words: list[str] = []
    for name, value in options.items():
        words += [flag_of(name if value else f"no_{name}")] if isinstance(value, bool) else [flag_of(name), str(value)]
    return words


def _flag(field: OptionField, players: int) -> click.Option:
    texts = flag_of(field.name)
    if field.kind == "flag" and field.default is not False:
        texts += f"/{flag_of(f'no_{field.name}')}"
    usual: dict[str, Any] = {"default": players, "show_default": True} if field.name == "players" else {}
    return click.Option(
        [f"{OPTION}{field.name}", texts],
        type=_kind(field),
        is_flag=field.kind == "flag",
        metavar=field.name.upper() if field.kind == "text" else None,
        help=field.description,
        **usual,
    )


def _kind(field: OptionField) -> click.ParamType[Any]:
    numbers = [value for value in field.values if isinstance(value, int)]
    match field.kind:
        case "flag":
            return click.BOOL
        case "number":
            return click.INT if field.least is None is field.most else click.IntRange(field.least, field.most)
        case "choice":
            return click.IntRange(min(numbers), max(numbers)) if numbers else click.Choice([*map(str, field.values)])
        case _:
            return click.STRING


def _only_elsewhere(error: click.NoSuchOption, named: str) -> click.UsageError | None:
    """A sentence for a flag that another game has."""
    spec = spec_of(named)
    if error.option_name not in [flag_of(name) for other in specs().values() for name in other.fields()]:
        return None
    own = ", ".join(flag_of(name) for name in spec.fields())
    return click.UsageError(f"{spec.title} has no option {error.option_name}; it has {own}.")
