"""The server's log: a JSON object a line, for machines; or a short line for somebody at the terminal."""

import logging
import sys

from pythonjsonlogger.json import JsonFormatter


def write_logs(in_json: bool) -> None:
    handler = logging.StreamHandler(sys.stderr)
    if in_json:
        handler.setFormatter(JsonFormatter("{asctime}{levelname}{name}{message}", style="{"))
    else:
        handler.setFormatter(logging.Formatter("%(levelname)s %(message)s"))
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.INFO if in_json else logging.WARNING)
    logging.getLogger("alembic").setLevel(logging.WARNING)
