"""What a game asks, for tests that play until a question comes."""

from heliopause import Game


def asks(game: Game) -> str:
    """The message of the question, such as `ask-space`; empty when the game is over."""
    return "" if game.question is None else game.question.phrase.message
