"""Garbage collection: young objects are examined often, all objects after their number has doubled."""

import gc
import weakref
from collections.abc import Callable, Iterator

import pytest

from boomtown.server.process import gc_tuning
from boomtown.server.process.gc_tuning import YOUNG, GcScheduler

FEW = 20_000  # objects


class Knot:
    def __init__(self) -> None:
        self.me = self


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    """The collector belongs to the whole process."""
    threshold, callbacks = gc.get_threshold(), gc.callbacks[:]
    yield
    gc.callbacks[:] = callbacks
    gc.set_threshold(*threshold)
    gc.unfreeze()


@pytest.fixture
def soon(monkeypatch: pytest.MonkeyPatch) -> list[Callable[[], None]]:
    """Run the work a moment later.

    A test process has millions of objects; the limit starts low so that the test needs few.
    """
    monkeypatch.setattr(gc_tuning, "LEAST", 0)
    gc.collect()  # what other tests have left would go at the first look, and the count with it
    gc.freeze()
    counted, others = gc.get_freeze_count, gc.get_freeze_count() - FEW
    monkeypatch.setattr(gc, "get_freeze_count", lambda: counted() - others)
    wishes: list[Callable[[], None]] = []
    GcScheduler(wishes.append).start()
    return wishes


def young() -> list[list[int]]:
    """Return enough objects to start a young collection. Python keeps some empty lists, which do not count."""
    return [[] for _ in range(YOUNG + 200)]


def test_what_dies_young_is_found(soon: list[Callable[[], None]]) -> None:
    knot = weakref.ref(Knot())
    assert knot() is not None
    kept = young()
    assert knot() is None
    assert kept


def test_what_has_stayed_is_left_alone_until_as_many_again_have_come(soon: list[Callable[[], None]]) -> None:
    knot = Knot()
    known, seen = gc.get_freeze_count(), weakref.ref(knot)
    kept = [young()]
    del knot
    while not soon:
        kept.append(young())
        assert seen() is not None
    assert sum(map(len, kept)) > known / 2, "not long before"
    kept.append(young())
    assert len(soon) == 1, "asked once"
    soon.pop()()
    assert seen() is None
    kept.append(young())
    assert not soon, "they are counted anew"


def test_what_has_gone_by_itself_calls_for_no_look(soon: list[Callable[[], None]]) -> None:
    """As many objects come and go as exist, as games do on a server."""
    knot = Knot()
    seen = weakref.ref(knot)
    young()
    del knot
    while not soon:
        young()
    soon.pop()()
    assert seen() is not None


def test_after_a_look_that_found_nothing_the_next_one_comes_later(soon: list[Callable[[], None]]) -> None:
    kept: list[list[list[int]]] = []

    def until_asked() -> int:
        before = len(kept)
        while not soon:
            kept.append(young())
        soon.pop()()
        return len(kept) - before

    gc.collect()  # nothing is left to be found but what comes now
    first, second = until_asked(), until_asked()
    assert second > 3 * first, "four times as many as were there then"
    knots = [Knot() for _ in range(sum(map(len, kept)))]
    knots.clear()
    until_asked()
    there = gc.get_freeze_count()
    assert (until_asked() - 1) * YOUNG < 1.5 * there, "the look before was worth it"
