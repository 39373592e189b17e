"""The one page that a browser keeps: what it shows when the server cannot be reached. It holds no game."""

from html import escape
from typing import Any

from litestar import MediaType, Request, get

from heliopause.kernel.phrase import Phrase
from heliopause.table.refused import language_of

PAGE = """<!doctype html>
<html lang="{language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark light">
<title>{title}</title>
<style>
  body {{ display: grid; place-content: center; min-height: 90vh; margin: 0; padding: 24px; text-align: center;
    font: 16px/1.5 system-ui, sans-serif }}
  a {{ display: inline-block; padding: 12px 24px; border: 1px solid; border-radius: 10px; color: inherit }}
</style>
<main data-offline><h1>{title}</h1><p>{says}</p><p><a href="">{again}</a></p></main>
</html>
"""


@get("/offline", include_in_schema=False, media_type=MediaType.HTML)
async def offline(request: Request[Any, Any, Any]) -> str:
    language = language_of(request)
    words = {name: escape(Phrase(f"offline-{name}").words(language)) for name in ("title", "says", "again")}
    return PAGE.format(language=language, **words)
