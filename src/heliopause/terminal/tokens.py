"""What a card says in the signs of a terminal: `4 ore: research III`, in the language that is spoken."""

from functools import lru_cache

from heliopause.kernel.tokens import Token, Tokens
from heliopause.words import say

OPENING = ("(", "[")
CLOSING = (":", ",", ")", "]")
SPOKEN = ("per", "or", "up to", "from")  # marks that are words; the others are signs in every language


@lru_cache(maxsize=1 << 12)
def plain(tokens: Tokens, language: str) -> str:
    text = ""
    number = 1  # of what follows
    for token in tokens:
        if text and token.mark not in CLOSING and not text.endswith(OPENING):
            text += " "
        text += _sign(token, number, language)
        number = token.number if token.number is not None and token.icon is None and token.word is None else 1
    return text


def _sign(token: Token, number: int, language: str) -> str:
    if token.icon is not None:
        shown = say(language, f"icon-{token.icon}", {"n": number})
        return shown if token.number is None else f"{shown} {token.mark or ''}{token.number}"
    if token.word is not None:
        return say(language, token.word, {"n": token.number or 1})
    if token.number is not None:
        return f"{token.mark or ''}{token.number}"
    if token.mark in SPOKEN:
        return say(language, f"mark-{token.mark.replace(' ', '-')}", {})
    if token.text is not None:
        return token.text
    return token.mark or token.level or ""
