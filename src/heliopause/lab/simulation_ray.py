"""A simulation on a Ray cluster: the same games, played by the cores of other machines."""

import importlib.util
import socket
from collections.abc import Iterator
from typing import Any

from heliopause.lab.simulation import Batches, Played, Simulation, play_batch
from heliopause.lab.workers import finished, halting

KNOCK = 5.0  # seconds


class NoCluster(RuntimeError):
    """No cluster is there at the address; the message is what Ray said."""


def installed() -> bool:
    return importlib.util.find_spec("ray") is not None


def simulate_on_ray(
    simulation: Simulation, seeds: list[int] | range, address: str, workers: int | None
) -> Iterator[list[Played]]:
    """The games of these seeds, as they are finished, on all cores of the cluster or as many workers as are named.

    `local` starts a cluster of this machine alone, `auto` finds the one this machine belongs to. Every machine of the
    cluster must have the same state of Heliopause installed.
    """
    ray = _connected(address, workers)
    try:
        number = max(1, min(workers or 1 << 30, int(ray.cluster_resources().get("CPU", 1))))
        remote = ray.remote(num_cpus=1)(play_batch)
        batches = Batches(simulation, iter(seeds))
        with halting() as halt:
            for played in finished(lambda batch: remote.remote(batch).future(), batches, number, halt):
                batches.learn(played)
                yield played
            if halt.is_set():
                raise KeyboardInterrupt
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
