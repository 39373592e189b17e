"""The server's log: a JSON object a line, for machines; or a short line for somebody at the terminal."""

import logging
import re
import sys

from pythonjsonlogger.json import JsonFormatter

USUAL = {*vars(logging.makeLogRecord({})), "message", "asctime", "color_message"}  # what every record has
KEY = re.compile(r"([?&]key=)[^&\s\"]+")


class WithoutKeys(logging.Filter):
    """A seat's key stands in the address of its page and its socket; in a log it would be for others to read."""

    def filter(self, record: logging.LogRecord) -> bool:
        if isinstance(record.args, tuple):
            record.args = tuple(KEY.sub(r"\1...", arg) if isinstance(arg, str) else arg for arg in record.args)
        return True


class Short(logging.Formatter):
    """A line says what it is about, as an object would: `WARNING a push failed: table=x error=...`."""

    def formatMessage(self, record: logging.LogRecord) -> str:
        about = [f"{name}={value}" for name, value in vars(record).items() if name not in USUAL]
        return super().formatMessage(record) + (f": {' '.join(about)}" if about else "")


def write_logs(in_json: bool) -> None:
    handler = logging.StreamHandler(sys.stderr)
    if in_json:
        handler.setFormatter(JsonFormatter("{asctime}{levelname}{name}{message}", style="{"))
    else:
        handler.setFormatter(Short("%(levelname)s %(message)s"))
    handler.addFilter(WithoutKeys())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.INFO if in_json else logging.WARNING)
    logging.getLogger("alembic").setLevel(logging.WARNING)
