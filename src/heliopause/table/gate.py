"""What is looked at before a wish reaches the table: from where it comes, in what form, and how often."""

import ipaddress
import time
from collections import OrderedDict
from functools import lru_cache
from socket import gethostname
from typing import TYPE_CHECKING
from urllib.parse import SplitResult, urlsplit

from litestar.datastructures import Headers
from litestar.enums import ScopeType
from litestar.exceptions import PermissionDeniedException
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send

from heliopause.table.refused import Refused, refused

if TYPE_CHECKING:
    from heliopause.table.app import ServerConfig

UNCOUNTED = ("/assets", "/words", "/rules")  # what a browser needs to say that it was too fast
FORMS = "/confirm/"  # the one page whose form is sent without a script
MOST_KNOWN = 10_000  # addresses remembered at once
LOOKED_AT = "heliopause.looked_at"  # in a scope: what the gate says of it
MOST_NAMES = 100  # of ours, and others that were tried


class Limit:
    """So many in so many seconds for each name; of the names only the newest are remembered."""

    def __init__(self, most: int, seconds: float) -> None:
        self.most = most
        self.seconds = seconds
        self._counted: OrderedDict[str, tuple[float, int]] = OrderedDict()
        self._fresh: dict[str, int] | None = None  # what other servers have not heard of yet

    def passes(self, name: str) -> bool:
        """Count once more; is it still within the limit?"""
        now = time.monotonic()
        begun, count = self._counted.pop(name, (now, 0))
        if now - begun >= self.seconds:
            begun, count = now, 0
        self._counted[name] = (begun, count + 1)
        while len(self._counted) > MOST_KNOWN:
            self._counted.popitem(last=False)
        if self._fresh is not None and len(self._fresh) < MOST_KNOWN:
            self._fresh[name] = self._fresh.get(name, 0) + 1
        return count < self.most

    def take_fresh(self) -> dict[str, int]:
        """What was counted since this was asked last; from the first time on it is noted."""
        fresh, self._fresh = self._fresh, {}
        return fresh or {}

    def hear(self, sums: dict[str, int]) -> None:
        """What all servers have counted together."""
        for name, number in sums.items():
            begun, count = self._counted.get(name, (time.monotonic(), 0))
            self._counted[name] = (begun, max(number, count))

    def __len__(self) -> int:
        return len(self._counted)


def address_of(scope: Scope) -> str:
    """Whom a request comes from: an address, or for IPv6 the network a home is given."""
    client = scope.get("client")
    return home_of(client[0] if client else "")


@lru_cache(MOST_KNOWN)
def home_of(client: str) -> str:
    """Whom an address belongs to: who has an IPv6 network has as many addresses as there are."""
    try:
        address = ipaddress.ip_address(client)
    except ValueError:
        return ""
    return str(ipaddress.ip_network((address, 64), strict=False)) if address.version == 6 else str(address)


class Gate(ASGIMiddleware):
    """Only JSON from our own pages changes anything; only names we know are answered to; nobody gets too much."""

    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)

    def __init__(self, config: "ServerConfig", requests: Limit) -> None:
        self._public = urlsplit(config.public)
        self._requests = requests
        self._ours = lru_cache(MOST_NAMES)(self._is_ours)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        refusal = self.refusal(scope)
        if refusal is not None:
            raise PermissionDeniedException(refusal.phrase.message) if scope["type"] == ScopeType.WEBSOCKET else refusal
        await next_app(scope, receive, send)

    def refusal(self, scope: Scope) -> Refused | None:
        """Why a wish does not get in, if it does not. Each is looked at once, and counted once."""
        if LOOKED_AT not in scope:
            try:
                self._check(scope)
                scope[LOOKED_AT] = None  # type: ignore[literal-required]
            except Refused as error:
                scope[LOOKED_AT] = error  # type: ignore[literal-required]
        found: Refused | None = scope[LOOKED_AT]  # type: ignore[literal-required]
        return found

    def _check(self, scope: Scope) -> None:
        headers = Headers.from_scope(scope)
        path = scope["path"]
        if "\0" in path:
            raise refused(404, "refused-not-found")
        if not self._ours(headers.get("host", "")):
            raise refused(421, "refused-host-name")
        if scope["type"] == ScopeType.WEBSOCKET:
            self._check_origin(headers)
        elif scope.get("method") not in ("GET", "HEAD", "OPTIONS"):
            self._check_origin(headers)
            kind = headers.get("content-type", "").partition(";")[0].strip().lower()
            if kind != "application/json" and has_body(headers) and not path.startswith(FORMS):
                raise refused(415, "refused-not-json")
        if not path.startswith(UNCOUNTED) and not self._requests.passes(address_of(scope)):
            raise refused(429, "web-too-fast")

    def _is_ours(self, host: str) -> bool:
        """A number cannot be made to mean another machine; of names we know our own."""
        name = _split(f"//{host}").hostname or ""
        try:
            ipaddress.ip_address(name)
        except ValueError:
            own = gethostname().lower()
            return name in ("localhost", own, f"{own}.local") or (name != "" and name == self._public.hostname)
        return True

    def _check_origin(self, headers: Headers) -> None:
        origin = headers.get("origin")
        if origin is None:
            return  # no page of a browser's
        if _split(origin).netloc not in (headers.get("host", ""), self._public.netloc or None):
            raise refused(403, "refused-origin")


def _split(address: str) -> SplitResult:
    """Its parts; none if it is no address at all."""
    try:
        return urlsplit(address)
    except ValueError:
        return urlsplit("")


def has_body(headers: Headers) -> bool:
    return headers.get("content-length", "0") != "0" or "transfer-encoding" in headers
