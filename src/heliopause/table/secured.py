"""The headers that every answer has: pages, words, and what is said when something is wrong."""

from litestar.types import Message, Scope

SECURITY = [
    (
        b"content-security-policy",
        b"default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self' ws: wss:; "
        b"object-src 'none'; base-uri 'none'; frame-ancestors 'self'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
]


async def secure(message: Message, _scope: Scope) -> None:
    """One page has stricter ones; it keeps them."""
    if message["type"] == "http.response.start":
        headers = list(message["headers"])
        named = {name.lower() for name, _ in headers}
        message["headers"] = [*headers, *(header for header in SECURITY if header[0] not in named)]
