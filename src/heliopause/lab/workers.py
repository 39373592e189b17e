"""Many hands: tasks are given to workers, a few ahead for each, and taken back as they are finished."""

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait
from contextlib import contextmanager
from typing import Any, TypeVar

from pebble import ProcessPool

from heliopause.lab.match import begin_worker

AHEAD = 2  # tasks handed out for each worker, so that none waits
BREATH = 0.2  # seconds after which a halt is seen

Task = TypeVar("Task")
Result = TypeVar("Result")


class TaskBroke(RuntimeError):
    """A task that was not finished: a fault of the program or of the machine, not of a bot."""

    def __init__(self, task: Any, error: BaseException) -> None:
        super().__init__(f"{task} broke off: {error!r}")
        self.task = task
        self.error = error


@contextmanager
def halting() -> Iterator[threading.Event]:
    """Set by the first interrupt, so that nothing is torn in the middle; the second one is as unkind as usual."""
    halt = threading.Event()

    def interrupt(number: int, _frame: object) -> None:
        halt.set()
        signal.signal(number, signal.SIG_DFL)

    before = {number: signal.signal(number, interrupt) for number in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield halt
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


@contextmanager
def processes(workers: int) -> Iterator[ProcessPool]:
    """Worker processes; leaving gives up what they have under way."""
    context = multiprocessing.get_context("spawn")
    pool = ProcessPool(max_workers=workers, context=context, initializer=begin_worker)
    try:
        yield pool
    finally:
        pool.stop()  # type: ignore[no-untyped-call]
        pool.join()


class Workers:
    """Whoever does tasks, here or elsewhere, and how many they are."""

    def __init__(self, schedule: Callable[[Callable[[Any], Any], Any], Future[Any]], number: int) -> None:
        self.schedule = schedule  # a function of one task, and the task
        self.number = number

    def finished(self, function: Callable[[Task], Result], tasks: Iterator[Task]) -> Iterator[Result]:
        """The results in the order in which they come; the first interrupt ends it as KeyboardInterrupt."""
        with halting() as halt:
            yield from finished(lambda task: self.schedule(function, task), tasks, self.number, halt)
            if halt.is_set():
                raise KeyboardInterrupt


@contextmanager
def own_workers(number: int) -> Iterator[Workers]:
    """Processes of this machine."""
    with processes(number) as pool:
        yield Workers(lambda function, task: pool.schedule(function, args=[task]), number)


def finished(
    schedule: Callable[[Task], Future[Result]], tasks: Iterator[Task], workers: int, halt: threading.Event
) -> Iterator[Result]:
    """The results in the order in which they come, until there are no more tasks or `halt` is set."""
    under_way: dict[Future[Result], Task] = {}
    while not halt.is_set():
        while len(under_way) < workers * AHEAD and (task := next(tasks, None)) is not None:
            under_way[schedule(task)] = task
        if not under_way:
            return
        done, _ = wait(under_way, BREATH, return_when=FIRST_COMPLETED)
        for future in done:
            task = under_way.pop(future)
            error = future.exception()
            if error is not None:
                raise TaskBroke(task, error)
            yield future.result()


def cores() -> int:
    """The cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
