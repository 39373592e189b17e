"""Reading a line from a person, or from a pipe."""

import sys
from contextlib import suppress

from rich.console import Console


class Prompt:
    """Asks for lines; what comes from a pipe is echoed, so that the transcript can be read."""

    def __init__(self, console: Console) -> None:
        self.console = console
        self.live = sys.stdin.isatty()
        if self.live:
            with suppress(ImportError):
                import readline  # noqa: F401  lets the line be edited and earlier ones come back

    def read(self, question: str) -> str | None:
        """A line without the blanks around it; None at the end of the input."""
        try:
            if self.live:
                self.console.file.flush()
                return input(question).strip()
            self.console.print(question, end="", soft_wrap=True)
            line = sys.stdin.readline()
        except EOFError:
            return None
        self.console.print(line.strip() if line else "", soft_wrap=True)
        return line.strip() if line else None
