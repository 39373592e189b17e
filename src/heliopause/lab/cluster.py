"""Workers on a Ray cluster: the same tasks, done by the cores of other machines."""

import importlib.util
import socket
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from typing import Any

from heliopause.lab.workers import Workers

KNOCK = 5.0  # seconds


class NoCluster(RuntimeError):
    """No cluster is there at the address; the message is what Ray said."""


def installed() -> bool:
    return importlib.util.find_spec("ray") is not None


@contextmanager
def cluster_workers(address: str, number: int | None) -> Iterator[Workers]:
    """All cores of the cluster, or so many workers.

    `local` starts a cluster of this machine alone, `auto` finds the one this machine belongs to. Every machine of the
    cluster must have the same state of Heliopause installed.
    """
    ray = _connected(address, number)
    remote: dict[Callable[..., Any], Any] = {}

    def schedule(function: Callable[[Any], Any], task: Any) -> Future[Any]:
        if function not in remote:
            remote[function] = ray.remote(num_cpus=1)(function)
        future: Future[Any] = remote[function].remote(task).future()
        return future

    try:
        yield Workers(schedule, max(1, min(number or 1 << 30, int(ray.cluster_resources().get("CPU", 1)))))
    finally:
        ray.shutdown()


def _connected(address: str, workers: int | None) -> Any:
    import ray  # noqa: PLC0415 - an extra, and slow to import

    _knock(address)
    options: dict[str, Any] = {"address": address, "log_to_driver": False, "configure_logging": False}
    if address == "local":
        options |= {"num_cpus": workers, "include_dashboard": False}
    try:
        ray.init(**options)
    except (ConnectionError, RuntimeError, ValueError) as error:
        raise NoCluster(str(error).partition("\n")[0]) from None
    return ray


def _knock(address: str) -> None:
    """Does anybody listen there? Ray itself would wait for minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if address in ("auto", "local"):
        return
    if not colon or not port.isdecimal():
        raise NoCluster("an address is auto, local, HOST:PORT or ray://HOST:PORT")
    try:
        socket.create_connection((host.strip("[]"), int(port)), KNOCK).close()
    except (OSError, OverflowError) as error:
        raise NoCluster(str(error)) from None
