"""Pages, masks and looks; both forms, the one in C as well as the one in Python, do the very same."""

import importlib.machinery
import importlib.util
import random
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest

import heliopause.envs
from heliopause.kernel.form import form

FOLDER = Path(heliopause.envs.__file__).parent


def loaded(form_of_it: str, name: str = "pages") -> ModuleType:
    """The module in one of its forms, whichever of them Python would take."""
    suffixes = importlib.machinery.EXTENSION_SUFFIXES if form_of_it == "compiled" else [".py"]
    files = [FOLDER / f"{name}{suffix}" for suffix in suffixes if (FOLDER / f"{name}{suffix}").exists()]
    if not files:
        assert form() == "interpreted", f"the compiled form of heliopause has no compiled {name}"
        pytest.skip(f"{name}.c is not compiled here")
    spec = importlib.util.spec_from_file_location(f"heliopause.envs.{name}", files[0])
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(params=["interpreted", "compiled"])
def pages(request: pytest.FixtureRequest) -> Any:
    return loaded(request.param)


def turned(size: int, *pages: list[int]) -> bytes:
    assert all(sorted(page) == list(range(size)) for page in pages)
    return np.array(pages, np.int32).tobytes()


def read(memory: Any) -> list[float]:
    return [float(number) for number in np.frombuffer(memory, np.float32)]


def test_a_number_stands_on_every_page_where_its_seat_sees_it(pages: Any) -> None:
    both = pages.Pages(turned(3, [0, 1, 2], [0, 2, 1]), 2)
    both.put(1, 0.5)
    assert [read(both.page(seat)) for seat in range(2)] == [[0, 0.5, 0], [0, 0, 0.5]]
    both.put_for(1, 0, 2.0)
    assert [read(both.page(seat)) for seat in range(2)] == [[0, 0.5, 0], [2, 0, 0.5]]
    both.page(0)[:] = bytes(range(12))
    assert read(both.page(0)) == [0, 0.5, 0]
    both.clear()
    assert not any(both.page(0) + both.page(1))


def test_the_row_is_the_page_that_was_shown_last(pages: Any) -> None:
    """Whatever is written in between, and however much."""
    size, seats = 300, 3
    draw = random.Random(6)
    ways = [draw.sample(range(size), size) for _ in range(seats)]
    row = np.zeros(size, np.float32)
    book = pages.Pages(turned(size, *ways), seats, row)
    for step in range(400):
        for _ in range(draw.choice((0, 1, 5, 600))):
            book.put(draw.randrange(size), draw.random())
        if step % 50 == 20:
            book.put_for(draw.randrange(seats), draw.randrange(size), 4.0)
        if step % 70 == 30:
            book.clear()
        seat = draw.choice((0, 0, 0, 1, 2))
        book.show(seat)
        assert row.tobytes() == book.page(seat)
    assert row.any()


def test_of_a_page_that_is_shown_again_only_what_has_changed_is_written(pages: Any) -> None:
    row = np.zeros(3, np.float32)
    book = pages.Pages(turned(3, [0, 1, 2]), 1, row)
    book.show(0)
    row[:] = 9
    book.put(1, 0.5)
    book.show(0)
    assert list(row) == [9, 0.5, 9]


def test_beyond_the_pages_nothing_is_written(pages: Any) -> None:
    book = pages.Pages(turned(2, [0, 1]), 1)
    for at in (2, -1):
        with pytest.raises(IndexError):
            book.put(at, 1.0)
    for seat, at in ((1, 0), (-1, 0), (0, 2), (0, -1)):
        with pytest.raises(IndexError):
            book.put_for(seat, at, 1.0)
    for seat in (1, -1):
        with pytest.raises(IndexError):
            book.page(seat)
    with pytest.raises(IndexError, match=r"row|to show"):
        book.show(0)
    assert not any(book.page(0))


def test_a_mask_marks_these_and_no_others(pages: Any) -> None:
    row = np.zeros(6, np.int8)
    mask = pages.Mask(row.view(np.uint8).data)
    mask.show([1, 5])
    assert list(row) == [0, 1, 0, 0, 0, 1]
    mask.show([0, 2, 3])
    assert list(row) == [1, 0, 1, 1, 0, 0]
    with pytest.raises(IndexError):
        mask.show([1, 6])
    mask.show([])
    assert not row.any()


@pytest.mark.parametrize("form_of_it", ["interpreted", "compiled"])
def test_a_look_tells_what_has_changed(form_of_it: str) -> None:
    made = loaded(form_of_it, "look").Look
    look = made()
    inner: list[Any] = [1, 2]
    things: list[Any] = [3, 10**30, [1, [2, inner]], (1, 2), None]
    assert look.changed(*things) == 0b11111
    assert look.changed(*things) == 0
    assert look.changed(3, 10**30, [1, [2, [1, 2]]], (1, 2), None) == 0
    inner.append(7)
    assert look.changed(*things) == 0b00100
    things[1] = 10**30 + 1
    things[4] = ()
    assert look.changed(*things) == 0b10010
    inner[0] = 300
    assert look.changed(*things) == 0b00100
    inner[0] = 10**3 - 700
    assert look.changed(*things) == 0
    assert look.changed(*things, 5) == 0b111111
    with pytest.raises(ValueError, match="62 things at once, not at 63"):
        look.changed(*range(63))
    assert made().changed(*range(62)) == (1 << 62) - 1


def test_both_forms_have_the_same_parts() -> None:
    for name, classes in (("pages", ("Pages", "Mask")), ("look", ("Look",))):
        one, other = loaded("interpreted", name), loaded("compiled", name)
        for each in classes:
            parts = {part for part in vars(getattr(one, each)) if not part.startswith("_")}
            assert parts == {part for part in vars(getattr(other, each)) if not part.startswith("_")}
    assert loaded("interpreted").BYTES == loaded("compiled").BYTES == 4


@pytest.mark.parametrize("form_of_it", ["interpreted", "compiled"])
def test_a_look_holds_no_more_than_it_remembers(form_of_it: str) -> None:
    """Lists that grow and shrink between others, for long: what is forgotten is let go of, and nothing else."""
    draw = random.Random(3)
    thing = object()
    look = loaded(form_of_it, "look").Look()
    before = sys.getrefcount(thing)
    for _ in range(500):
        lists: list[Any] = [[thing] * draw.randrange(5) for _ in range(3)]
        lists[1].append([thing, draw.randrange(10**6)])
        look.changed(7, *lists, thing)
        assert look.changed(7, *lists, thing) == 0
        held = sum(each.count(thing) for each in lists) + 1
        assert sys.getrefcount(thing) - before == 2 * (held + 1) - 1
    lists.clear()
    del look
    assert sys.getrefcount(thing) == before
