"""A phrase as plain data: to be kept, sent and said elsewhere, in any language."""

from typing import Union

import msgspec

from heliopause.kernel.phrase import Phrase

Arg = Union[str, int, "Said", "list[Said]"]


class Said(msgspec.Struct, omit_defaults=True, rename={"message": "m", "args": "a", "about": "k"}):
    """A phrase: a message of the words and its arguments, which may be phrases themselves.

    `about` is the thing on the table that it stands for: `card:…`, `place:…`, `tile:…`, `slot:…`, `seat:…`.
    """

    message: str
    args: dict[str, Arg] = {}
    about: str = ""

    def phrase(self) -> Phrase:
        """The phrase that it was made of."""
        args: dict[str, str | int | Phrase | list[Phrase]] = {}
        for name, value in self.args.items():
            if isinstance(value, Said):
                args[name] = value.phrase()
            elif isinstance(value, list):
                args[name] = [part.phrase() for part in value]
            else:
                args[name] = value
        return Phrase(self.message, args, self.about)

    def words(self, language: str = "en") -> str:
        return self.phrase().words(language)


def said(phrase: Phrase) -> Said:
    args: dict[str, Arg] = {}
    for name, value in phrase.args.items():
        if isinstance(value, Phrase):
            args[name] = said(value)
        elif isinstance(value, list):
            args[name] = [said(part) for part in value]
        else:
            args[name] = value
    return Said(phrase.message, args, phrase.about)
