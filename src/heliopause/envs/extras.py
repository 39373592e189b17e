"""What is missing when an optional library is not installed."""


class MissingExtra(ImportError):
    """A library that comes with an extra of Heliopause is not there; the message says what to install."""

    def __init__(self, library: str, extra: str) -> None:
        super().__init__(f"{library} is not installed: pip install 'heliopause[{extra}]'", name=library.lower())
