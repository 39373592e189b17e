"""The names of the cards of a view, in a language."""

from typing import Any

from msgspec import Struct, structs

from heliopause.words import say


def in_language(value: Any, language: str) -> Any:
    """The same view, with the language's own names for the cards that it has some for (their field `named`)."""
    if isinstance(value, Struct):
        new = {field: in_language(getattr(value, field), language) for field in value.__struct_fields__}
        if "named" in new:
            new["name"] = say(language, new["named"], {"text": new["name"]})
        return structs.replace(value, **new)
    if isinstance(value, (list, tuple)):
        return type(value)([in_language(one, language) for one in value])
    if isinstance(value, dict):
        return {key: in_language(one, language) for key, one in value.items()}
    return value
