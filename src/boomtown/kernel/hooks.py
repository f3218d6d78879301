"""Hooks: how a source (a character, a card, a role) changes steps, and the index of the active ones.

Each game keeps one `Hooks`, and the modules of its sources register in it. Three kinds are common to all games:

* fold: changes a value, never asks;
* rewrite: replaces a step before it is queued;
* after: may return a step that follows one that was carried out.

A game may register further kinds under names of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final, Generic, TypeVar

from boomtown.kernel.compiling import mypyc_attr
from boomtown.kernel.frame import Frame

V = TypeVar("V")
F = TypeVar("F", bound=Frame)
Hook = Callable[..., Any]
Folding = Callable[[Any, int, V, Any], V]  # (game, seat, value, subject) -> value
Rewriting = Callable[[Any, int, F], Frame]  # (game, owner, step) -> the same step, or the one to queue instead
Following = Callable[[Any, int, F], Frame | None]  # (game, owner, step) -> what follows it, or None
Entry = tuple[str, Any, Hook]  # what, key, hook
Listeners = tuple[
    tuple[int, str, Hook], ...
]  # (owner, source, hook) in seat order; owner EVERYBODY for ambient sources
EVERYBODY: Final = -1


class Fold(Generic[V]):
    """Value that hooks may change. A game declares its folds in one list (card/folds.py, dice/folds.py).

    `about` describes the value, and `subject` if hooks receive one.
    """

    __slots__ = ("about", "name")

    def __init__(self, name: str, about: str) -> None:
        self.name, self.about = name, about

    def __repr__(self) -> str:
        return f"Fold({self.name!r})"


class Hooks:
    """All hooks of one game by the name of their source."""

    def __init__(self) -> None:
        self.of: dict[str, list[Entry]] = {}

    def register(self, what: str, key: Any, source: str) -> Callable[[Hook], Hook]:
        def keep(hook: Hook) -> Hook:
            self.of.setdefault(source, []).append((what, key, hook))
            return hook

        return keep

    def folds(self, value: Fold[V], source: str) -> Callable[[Folding[V]], Folding[V]]:
        """Register `hook(g, me, value, subject) -> value`."""
        return self.register("fold", value, source)

    def rewrites(self, step: type[F], source: str) -> Callable[[Rewriting[F]], Rewriting[F]]:
        """Register `hook(g, me, step) -> step`, which returns the same step or one to queue instead."""
        return self.register("rewrite", step, source)

    def after(self, step: type[F], source: str) -> Callable[[Following[F]], Following[F]]:
        """Register `hook(g, me, step) -> step or None`, which runs after `step` was carried out."""
        return self.register("after", step, source)

    def check(self, known: Iterable[str]) -> None:
        """Raise AssertionError for a hook whose source is not in `known`: it would never run."""
        check_sources("hooks", self.of, known)


def check_sources(what: str, named: Iterable[str], known: Iterable[str]) -> None:
    """Raise AssertionError if a table by source names a source that does not exist."""
    strange = sorted({*named} - {*known})
    assert not strange, f"{what} under names that do not exist: {', '.join(strange)}"


@mypyc_attr(allow_interpreted_subclasses=True)  # without it, no subclass can be interpreted
class HookIndex:
    """Active hooks. Clones share an index, so it must not change once a second game may hold it."""

    __slots__ = ("after", "fold", "rewrite")

    def __init__(self) -> None:
        self.after: dict[type, Listeners] = {}
        self.rewrite: dict[type, Listeners] = {}
        self.fold: dict[Fold[Any], Listeners] = {}

    def add(self, owner: int, source: str, what: str, key: Any, hook: Hook) -> None:
        """Enter a hook of one of the common kinds."""
        entries: dict[Any, Listeners] = self.fold if what == "fold" else self.after if what == "after" else self.rewrite
        entries[key] = (*entries.get(key, ()), (owner, source, hook))
