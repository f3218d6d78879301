"""A game whose steps pass the hooks of the state's index (`state.index`) on their way."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Self, TypeVar

from boomtown.kernel.chance import Chance
from boomtown.kernel.compiling import S, mypyc_attr
from boomtown.kernel.frame import Frame
from boomtown.kernel.game import Game, Json
from boomtown.kernel.hooks import Fold, HookIndex

T = TypeVar("T")


@mypyc_attr(allow_interpreted_subclasses=True)
class Hooked(Game[S]):
    """Every step that is pushed is rewritten on its way, every value folded, every step carried out followed."""

    __slots__ = ()

    @classmethod
    def new(
        cls, raw_setup: Json, seed: str, chance: Chance, *, record: bool = True, knowledge: bool | None = None
    ) -> Self:
        """A game at its first decision; SetupError when the setup is none."""
        game = cls(cls._check(raw_setup), seed, chance, record=record)
        game._lay_out()
        if not (record if knowledge is None else knowledge):
            game.state.ignore()
        game._run()
        game.revealed = False
        return game

    @staticmethod
    def _check(raw_setup: Json) -> Json:
        """The setup with defaults filled in."""
        raise NotImplementedError

    def _lay_out(self) -> None:
        """Deal, and queue the first turn."""
        raise NotImplementedError

    @property
    def players(self) -> int:
        return int(self.state.n)

    @property
    def winners(self) -> list[int]:
        return list(self.state.winners)

    def shuffle(self, cards: list[int], top: int = -1) -> None:
        """In place; `top`: only so many at the end are needed, -1: all."""
        self.state.draws += 1
        self.chance.shuffle(self.state.draws, cards, top)

    def push(self, step: Frame) -> None:
        """Queue a step, after the live abilities that rewrite this kind of step."""
        index: HookIndex = self.state.index  # said so that the compiled build knows it; likewise below
        self.stack.append(self.rewritten(step) if type(step) in index.rewrite else step)

    def rewritten(self, step: Frame) -> Frame:
        """The step that takes the place of this one, or the same."""
        kind = type(step)
        index: HookIndex = self.state.index
        for seat, _, rewrite in index.rewrite.get(kind, ()):
            step = rewrite(self, seat, step)
            if type(step) is not kind:
                break
        return step

    def do(self, step: Frame) -> None:
        """Carry out a step at once. It must ask nothing, and be the last thing the step that calls this does."""
        index: HookIndex = self.state.index
        if type(step) in index.rewrite:
            instead = self.rewritten(step)
            if instead is not step:  # which may ask
                self.stack.append(instead)
                return
        step.run(self)

    def fold(self, value: Fold[T], seat: int, start: T, subject: Any = None) -> T:
        """`start` as changed for this seat by its live abilities and by what works for everybody."""
        index: HookIndex = self.state.index
        for owner, _, change in index.fold.get(value, ()):
            if owner == seat or owner < 0:  # EVERYBODY; written so, it takes a third of the time
                start = change(self, seat, start, subject)
        return start

    def due(self, step: Frame) -> list[tuple[int, Any]]:
        """What follows a step that has been carried out, as (owner, step): from the turn player clockwise."""
        found: list[tuple[int, Any]] = []
        for owner, _, hook in self.state.index.after.get(type(step), ()):
            if (then := hook(self, owner, step)) is not None:
                found.append((owner, then))
        if len(found) > 1:
            found.sort(key=lambda d: self.state.place(d[0]))
        return found

    def note(self, t: str, nature: str = "neutral", how: str = "chosen", **fields: Any) -> None:
        """Record an event; `eyes`: who sees what is hidden in it (None or absent: everybody). Callers check `log`
        where speed matters.
        """
        if self.log is not None:
            self.log.append({"t": t, "nature": nature, "how": how, **fields})

    def events_for(self, seats: Sequence[int | None], since: int = 0) -> list[list[Json]]:
        """What nobody's `eyes` are needed for is told once."""
        found: list[list[Json]] = [[] for _ in seats]
        first = max(0, since - self.skipped)
        for n, event in enumerate((self.log or [])[first:], self.skipped + first):
            same = self._seen(event, None) | {"n": n} if event.get("eyes") is None else None
            for told, seat in zip(found, seats, strict=True):
                told.append(self._seen(event, seat) | {"n": n} if same is None else same)
        return found

    def _note_undo(self, seat: int, back: int) -> None:
        self.note("undo", who=seat, back=back)
