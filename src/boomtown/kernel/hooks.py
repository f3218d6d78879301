"""Hooks: how a source (a character, a card, a role) changes the steps of others, and the index of those that work now.

Each game keeps one `Hooks` and fills it where its sources stand. Three kinds are common to all games:

* fold: changes a value, never asks;
* rewrite: replaces a step before it is queued;
* after: may follow a step that has been carried out.

A game may register further kinds under words of its own.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from boomtown.kernel.compiling import mypyc_attr

Hook = Callable[..., Any]
Entry = tuple[str, Any, Hook]  # what, key, hook
Listeners = tuple[
    tuple[int, str, Hook], ...
]  # (owner, source, hook) in seat order; owner EVERYBODY for ambient sources
EVERYBODY: Final = -1


class Hooks:
    """All hooks of one game by the name of their source."""

    def __init__(self) -> None:
        self.of: dict[str, list[Entry]] = {}

    def register(self, what: str, key: Any, source: str) -> Callable[[Hook], Hook]:
        def keep(hook: Hook) -> Hook:
            self.of.setdefault(source, []).append((what, key, hook))
            return hook

        return keep

    def folds(self, value: str, source: str) -> Callable[[Hook], Hook]:
        """`hook(g, me, value, subject) -> value`."""
        return self.register("fold", value, source)

    def rewrites(self, step: type, source: str) -> Callable[[Hook], Hook]:
        """`hook(g, me, step) -> step`: the same step, or the one to queue instead."""
        return self.register("rewrite", step, source)

    def after(self, step: type, source: str) -> Callable[[Hook], Hook]:
        """`hook(g, me, step) -> step or None`, looked at when `step` has been carried out."""
        return self.register("after", step, source)


@mypyc_attr(allow_interpreted_subclasses=True)  # else none of its subclasses can
class Index:
    """What works now. Never changed once filled: replaced, so clones share it."""

    __slots__ = ("after", "fold", "rewrite")

    def __init__(self) -> None:
        self.after: dict[type, Listeners] = {}
        self.rewrite: dict[type, Listeners] = {}
        self.fold: dict[str, Listeners] = {}

    def add(self, owner: int, source: str, what: str, key: Any, hook: Hook) -> None:
        """Enter a hook of one of the common kinds."""
        entries: dict[Any, Listeners] = self.fold if what == "fold" else self.after if what == "after" else self.rewrite
        entries[key] = (*entries.get(key, ()), (owner, source, hook))
