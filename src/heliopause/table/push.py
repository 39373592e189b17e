"""Web Push: a browser is told although the page is closed (RFC 8030), by this server's own key (VAPID, RFC 8292), in
words that only that browser can read (RFC 8291).

An address for messages comes from whoever subscribes, so the server goes only where it cannot do harm: by https, to the
usual port of a host in the internet, never into its own network, and it follows no redirect.
"""

import asyncio
import base64
import ipaddress
import logging
import socket
import time
from urllib.parse import SplitResult, urlsplit

import http_ece
import httpx
import msgspec
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat, PublicFormat
from py_vapid import Vapid02

from heliopause.kernel.phrase import Phrase
from heliopause.registry import spec_of
from heliopause.table.limits import Limits
from heliopause.table.notices import A_DAY, News
from heliopause.table.refused import refused
from heliopause.table.seated import SeatedGame
from heliopause.table.store import Store
from heliopause.table.subscriptions import Subscription, subscribed, unsubscribe

GONE = (404, 410)
TOLD_A_DAY = 200  # messages to a browser
KEPT = 2 * 86_400  # seconds that a push service keeps a message for a browser that is off
NOBODY = "mailto:table@heliopause.invalid"  # whom a push service may write to, where the server has no address
log = logging.getLogger("heliopause.table")


def new_key() -> str:
    """A private key as it is kept."""
    key = ec.generate_private_key(ec.SECP256R1())
    return key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()).decode()


class Told(msgspec.Struct):
    """What the browser's worker gets."""

    title: str
    body: str
    table: str
    news: News
    language: str


class Push:
    """`hosts` are reached although they are not in the internet, also without TLS: tests have a push service there."""

    def __init__(self, store: Store, key: str, public: str = "", hosts: tuple[str, ...] = ()) -> None:
        self._store = store
        self._vapid = Vapid02.from_pem(key.encode())
        self._subject = public if public.startswith("https://") else NOBODY
        self._hosts = hosts
        self._limits = Limits(store)

    @property
    def public_key(self) -> str:
        """By which a browser knows this server, in its letters."""
        return _letters(self._vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))

    def check(self, endpoint: str, p256dh: str, auth: str) -> None:
        """Refuse what nothing could be sent to."""
        try:
            ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), _bytes(p256dh))
            usable = len(_bytes(auth)) == 16
            address = urlsplit(endpoint)
            host, port = address.hostname or "", address.port
        except ValueError:
            raise refused(422, "refused-push") from None
        ours = host in self._hosts
        if not usable or not (ours or self._may_be_public(address, host, port)):
            raise refused(422, "refused-push")

    def _may_be_public(self, address: SplitResult, host: str, port: int | None) -> bool:
        if address.scheme != "https" or port not in (None, 443) or address.username is not None:
            return False
        try:
            return ipaddress.ip_address(host).is_global
        except ValueError:
            return "." in host and not host.endswith((".local", ".localhost", ".internal"))

    async def tell(self, table: SeatedGame, number: int, news: News) -> None:
        """Every browser that asked for it; what fails is logged and forgotten."""
        seat = table.seats[number]
        for one in await subscribed(self._store, table.id, number):
            if one.renewed != seat.renewed:
                await unsubscribe(self._store, one.endpoint, table.id, (number,))
            elif await self._limits.passes(f"pushed {one.endpoint}", TOLD_A_DAY, A_DAY):
                said = Phrase(f"notice-{news}", {"name": seat.name}).words(one.language)
                told = Told(spec_of(table.game.name).title, said, table.id, news, one.language)
                await self._send(one, told)

    async def _send(self, to: Subscription, told: Told) -> None:
        try:
            status = await self._post(to, msgspec.json.encode(told))
        except (httpx.HTTPError, OSError, ValueError, InvalidTag) as error:
            log.warning("a push failed", extra={"table": to.table, "error": repr(error)})
            return
        if status in GONE:
            await unsubscribe(self._store, to.endpoint)
        elif status >= 300:
            log.warning("a push failed", extra={"table": to.table, "status": status})

    async def _post(self, to: Subscription, text: bytes) -> int:
        address = httpx.URL(to.endpoint)
        body = http_ece.encrypt(
            text,
            private_key=ec.generate_private_key(ec.SECP256R1()),
            dh=_bytes(to.p256dh),
            auth_secret=_bytes(to.auth),
            version="aes128gcm",
        )
        place = f"{address.scheme}://{address.netloc.decode()}"
        headers = {
            **self._vapid.sign({"aud": place, "sub": self._subject, "exp": int(time.time()) + 12 * 3600}),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT),
            "Urgency": "high",
            "Topic": to.table,  # of messages that wait, the newest of a table is enough
            "Host": address.netloc.decode(),
        }
        number = await self._number_of(address.host)
        async with (
            httpx.AsyncClient(timeout=10, trust_env=False) as client,
            # The name was looked up once: it cannot mean another machine by the time it is asked for again.
            client.stream(
                "POST",
                address.copy_with(host=number),
                content=body,
                headers=headers,
                extensions={"sni_hostname": address.host},
            ) as answer,
        ):
            return answer.status_code

    async def _number_of(self, host: str) -> str:
        """Its address, if all it has are public."""
        loop = asyncio.get_running_loop()
        found = await loop.getaddrinfo(host, None, type=socket.SOCK_STREAM)
        numbers = [str(entry[4][0]) for entry in found]
        if host not in self._hosts and not all(ipaddress.ip_address(number).is_global for number in numbers):
            raise ValueError(f"{host} is not in the internet")
        return numbers[0]


def _letters(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def _bytes(letters: str) -> bytes:
    return base64.urlsafe_b64decode(letters + "=" * (-len(letters) % 4))
