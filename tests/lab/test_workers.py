"""Worker processes come and go quietly."""

import multiprocessing
import signal
import threading
import time
from multiprocessing.connection import Connection

import pytest

from heliopause.lab.match import begin_worker


def leave_slowly(over: "Connection[str, str]") -> None:
    """A worker whose work is done, but not its last thread."""
    begin_worker()
    threading.Thread(target=time.sleep, args=(30,)).start()
    over.send("over")


def test_a_worker_told_to_end_while_it_leaves_says_nothing(capfd: pytest.CaptureFixture[str]) -> None:
    context = multiprocessing.get_context("spawn")
    heard, over = context.Pipe(duplex=False)
    worker = context.Process(target=leave_slowly, args=(over,))
    worker.start()
    assert heard.recv() == "over"
    time.sleep(0.5)  # until it waits for its thread
    worker.terminate()
    worker.join(20)
    assert worker.exitcode == -signal.SIGTERM
    assert capfd.readouterr().err == ""
