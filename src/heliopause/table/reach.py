"""Which addresses of the server work for whom: on this computer, in its network, from everywhere."""

import ipaddress
import socket

import msgspec

ELSEWHERE = (("192.0.2.1", socket.AF_INET), ("2001:db8::1", socket.AF_INET6))  # documentation: nobody is there


class Reach(msgspec.Struct):
    """`network` is empty if only this computer is listened to; `public` if no address was named with --public."""

    here: str
    network: list[str]
    public: str


def reach_of(host: str, port: int, public: str = "") -> Reach:
    """Of a server that listens there."""
    if host in ("0.0.0.0", "::"):
        own = [number for number in own_addresses() if host == "::" or ":" not in number]
        return Reach(f"http://localhost:{port}", [_address(number, port) for number in own], public)
    if _is_here(host):
        return Reach(f"http://localhost:{port}", [], public)
    return Reach(_address(host, port), [_address(host, port)], public)


def own_addresses() -> list[str]:
    """By which others in the network know this computer: what it would write to somebody else from. Nothing is sent."""
    found = []
    for number, family in ELSEWHERE:
        try:
            with socket.socket(family, socket.SOCK_DGRAM) as probe:
                probe.connect((number, 9))
                found.append(str(probe.getsockname()[0]))
        except OSError:
            continue  # no network of this kind
    return [number for number in found if not _is_here(number)]


def _is_here(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def _address(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
