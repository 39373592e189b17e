"""The server's log: a JSON object a line, for machines; or a short line for somebody at the terminal."""

import logging
import re
import sys

from pythonjsonlogger.json import JsonFormatter

KEY = re.compile(r"([?&]key=)[^&\s\"]+")


class WithoutKeys(logging.Filter):
    """A seat's key stands in the address of its page and its socket; in a log it would be for others to read."""

    def filter(self, record: logging.LogRecord) -> bool:
        if isinstance(record.args, tuple):
            record.args = tuple(KEY.sub(r"\1...", arg) if isinstance(arg, str) else arg for arg in record.args)
        return True


def write_logs(in_json: bool) -> None:
    handler = logging.StreamHandler(sys.stderr)
    if in_json:
        handler.setFormatter(JsonFormatter("{asctime}{levelname}{name}{message}", style="{"))
    else:
        handler.setFormatter(logging.Formatter("%(levelname)s %(message)s"))
    handler.addFilter(WithoutKeys())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.INFO if in_json else logging.WARNING)
    logging.getLogger("alembic").setLevel(logging.WARNING)
