"""The page that a mail asks from: may the table write to this address? It works without a script."""

from html import escape
from typing import Annotated, Any

from litestar import MediaType, Request, get, post
from litestar.datastructures import State
from litestar.params import PathParameter
from litestar.status_codes import HTTP_200_OK

from heliopause.kernel.phrase import Phrase
from heliopause.table import seats
from heliopause.table.keys import BadKey
from heliopause.table.refused import language_of, refused

Token = Annotated[str, PathParameter(max_length=600)]


@get("/confirm/{token:str}", include_in_schema=False, media_type=MediaType.HTML)
async def ask(request: Request[Any, Any, Any], state: State, token: Token) -> str:
    """Looking at it changes nothing: programs that follow the links of mails have agreed to nothing."""
    try:
        _, _, address = state.hall.signer.read_address(token)
    except BadKey as error:
        raise refused(403, error.message) from None
    answers = "".join(
        f'<form method="post" action="/confirm/{escape(token)}/{answer}"><button>{_said(request, word)}</button></form>'
        for answer, word in (("yes", "confirm-yes"), ("no", "confirm-no"))
    )
    return _page(request, _said(request, "confirm-ask", address=address) + answers)


@post("/confirm/{token:str}/{answer:str}", include_in_schema=False, media_type=MediaType.HTML, status_code=HTTP_200_OK)
async def confirm(request: Request[Any, Any, Any], state: State, token: Token, answer: Token) -> str:
    try:
        await seats.confirm_address(state.hall, token, answer == "yes")
    except BadKey as error:
        raise refused(403, error.message) from None
    return _page(request, _said(request, "confirm-agreed" if answer == "yes" else "confirm-ended"))


def _said(request: Request[Any, Any, Any], message: str, **args: str) -> str:
    return escape(Phrase(message, dict(args)).words(language_of(request)))


def _page(request: Request[Any, Any, Any], inside: str) -> str:
    language = language_of(request)
    return (
        f'<!doctype html><html lang="{language}"><meta charset="utf-8"><title>Heliopause</title><p>{inside}</p></html>'
    )
