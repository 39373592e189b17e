"""The command line: `heliopause serve`, `play`, `simulate`, `arena`, `lab` and so on. One file per command."""

import os
import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.resources import files
from typing import Any, NoReturn

import click

COMMANDS = ("serve", "move", "play", "replay", "analyse", "simulate", "arena", "pack", "lab", "bench", "fuzz")


class Program(click.Group):
    """Loads a command when it is asked for, and says in one sentence what was wrong with a call."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        command = getattr(import_module(f"heliopause.cli.{cmd_name}"), cmd_name)
        assert isinstance(command, click.Command)
        return command

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        return super().parse_args(ctx, args or ["serve"])

    def main(  # type: ignore[override]
        self, args: Sequence[str] | None = None, prog_name: str | None = None, **extra: Any
    ) -> NoReturn:
        extra["standalone_mode"] = False
        try:
            code = super().main(args, prog_name or "heliopause", **extra)
        except click.exceptions.NoArgsIsHelpError as error:
            error.show()
            code = error.exit_code
        except click.ClickException as error:
            click.echo(f"heliopause: {error.format_message()}", err=True)
            code = error.exit_code
        except (click.Abort, KeyboardInterrupt):
            code = 130
        except BrokenPipeError:
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            code = 1
        sys.exit(code or 0)


def _version(ctx: click.Context, param: click.Parameter, value: bool) -> None:
    if value and not ctx.resilient_parsing:
        import heliopause
        from heliopause.kernel.form import form

        why = files("heliopause") / "interpreted.txt"  # left by a build that could not compile: see setup.py
        reason = f": {why.read_text(encoding='utf-8').strip()}" if why.is_file() else ""
        click.echo(f"heliopause {heliopause.__version__} ({form()}{reason})")
        ctx.exit()


@click.command(cls=Program)
@click.option("--version", is_flag=True, expose_value=False, is_eager=True, callback=_version, help="Say the version.")
def main() -> None:
    """Board games on a computer, for people and for programs. Unofficial.

    Without a command: the table in the browser.
    """
