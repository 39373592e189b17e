"""What the table does not grant: a status and a phrase, said in the language of whoever asked."""

import logging
import sqlite3
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException
from sqlalchemy.exc import DataError

from heliopause.kernel.phrase import Phrase
from heliopause.kernel.refusal import Refusal
from heliopause.table.from_game import said
from heliopause.table.messages import Trouble
from heliopause.words import ENGLISH, LANGUAGES

log = logging.getLogger("heliopause.table")


class Refused(Exception):
    """A wish the table does not grant. `detail` is for programs and stays English."""

    def __init__(
        self, status: int, phrase: Phrase, *, rule: str = "", seq: int | None = None, detail: str = ""
    ) -> None:
        super().__init__(phrase.words())
        self.status = status
        self.phrase = phrase
        self.rule = rule
        self.seq = seq
        self.detail = detail


def refused(
    status: int, message: str, *, seq: int | None = None, detail: str = "", **args: str | int | Phrase | list[Phrase]
) -> Refused:
    return Refused(status, Phrase(message, args), seq=seq, detail=detail)


def spoken_in(accepted: str) -> str:
    """The language of ours that an Accept-Language header likes best; English if none."""
    wishes = []
    for number, part in enumerate(accepted.split(",")):
        name, _, weight = part.strip().partition(";q=")
        language = name.split("-")[0].lower()
        if language in LANGUAGES:
            wishes.append((-_number(weight), number, language))
    return min(wishes)[2] if wishes else ENGLISH


def _number(weight: str) -> float:
    try:
        return float(weight) if weight else 1.0
    except ValueError:
        return 0.0


def language_of(request: Request[Any, Any, Any]) -> str:
    return spoken_in(request.headers.get("accept-language", ""))


# How the server answers


def answer_refused(request: Request[Any, Any, Any], error: Refused) -> Response[Trouble]:
    request.app.state.hall.metrics.refusals += 1
    words = Refusal(error.phrase, error.rule).words(language_of(request))
    told = Trouble(error.status, words, said(error.phrase), error.rule, error.seq, error.detail)
    return Response(told, status_code=error.status)


def answer_invalid(request: Request[Any, Any, Any], error: ValidationException) -> Response[Trouble]:
    extra = error.extra if isinstance(error.extra, list) else []
    told = "; ".join(f"{item.get('key', 'it')}: {item.get('message')}" for item in extra if isinstance(item, dict))
    return answer_refused(request, refused(422, "refused-not-understood", detail=told or str(error.detail)))


def answer_too_deep(request: Request[Any, Any, Any], error: RecursionError) -> Response[Trouble]:
    """A body of nothing but brackets."""
    return answer_refused(request, refused(422, "refused-not-understood", detail=str(error)))


def answer_no_text(request: Request[Any, Any, Any], error: UnicodeDecodeError) -> Response[Trouble]:
    """A body that is not in UTF-8."""
    return answer_refused(request, refused(422, "refused-not-understood", detail=str(error)))


def answer_no_data(request: Request[Any, Any, Any], error: DataError) -> Response[Trouble]:
    """A text that no database keeps, as one with a NUL in it."""
    return answer_refused(request, refused(422, "refused-not-understood", detail=str(error.orig)))


STATUSES = {
    400: "refused-not-understood",
    404: "refused-not-found",
    405: "refused-not-found",
    413: "refused-too-large",
    429: "web-too-fast",
}


def answer_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Trouble]:
    status = error.status_code
    if status >= 500:
        return answer_broken(request, error)
    phrase = Phrase(STATUSES.get(status, "web-not-now"))
    told = Trouble(status, phrase.words(language_of(request)), said(phrase), detail=str(error.detail))
    return Response(told, status_code=status, headers=error.headers)


def answer_not_kept(request: Request[Any, Any, Any], error: Exception) -> Response[Trouble]:
    """The disk is full, or the database cannot be reached; who tries again lands a choice once at most."""
    if getattr(getattr(error, "orig", None), "sqlite_errorcode", None) == sqlite3.SQLITE_ERROR:
        return answer_broken(request, error)  # the database is well, what we asked of it was not
    log.error("not kept", exc_info=error, extra={"path": request.url.path})
    phrase = Phrase("refused-not-kept")
    return Response(Trouble(503, phrase.words(language_of(request)), said(phrase)), status_code=503)


def answer_broken(request: Request[Any, Any, Any], error: Exception) -> Response[Trouble]:
    """A mistake of ours: it goes into the log, and the person hears that nothing is lost."""
    log.error("broken", exc_info=error, extra={"path": request.url.path})
    phrase = Phrase("refused-broken")
    return Response(Trouble(500, phrase.words(language_of(request)), said(phrase)), status_code=500)
