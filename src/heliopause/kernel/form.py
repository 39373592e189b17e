"""Which form of the rules runs here."""

from heliopause.kernel import machine


def form() -> str:
    return "interpreted" if str(machine.__file__).endswith(".py") else "compiled"
