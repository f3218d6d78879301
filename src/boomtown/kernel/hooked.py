"""Base class of games whose steps pass the hooks in the index of the state (`state.index`)."""

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
    """Game with hooks: they rewrite steps that are pushed, change values, and follow steps that were carried out."""

    __slots__ = ()

    @classmethod
    def new(
        cls, raw_setup: Json, seed: str, chance: Chance, *, record: bool = True, knowledge: bool | None = None
    ) -> Self:
        """Return a game at its first decision. Raises SetupError if the setup is invalid.

        `knowledge`: keep what seats have seen of hidden cards; as `record` by default.
        """
        game = cls(cls._check(raw_setup), seed, chance, record=record)
        game._lay_out()
        if not (record if knowledge is None else knowledge):
            game.state.ignore()
        game.begin()
        return game

    @staticmethod
    def _check(raw_setup: Json) -> Json:
        """Return the setup with defaults filled in."""
        raise NotImplementedError

    def _lay_out(self) -> None:
        """Deal the cards and queue the first turn."""
        raise NotImplementedError

    @property
    def players(self) -> int:
        return int(self.state.n)

    @property
    def winners(self) -> list[int]:
        return list(self.state.winners)

    def shuffle(self, cards: list[int], top: int = -1) -> None:
        """Shuffle in place. `top` is the number of cards needed at the end, or -1 for all."""
        self.state.draws += 1
        self.chance.shuffle(self.state.draws, cards, top)

    def push(self, step: Frame) -> None:
        """Queue a step, after the live abilities that rewrite this kind of step."""
        index: HookIndex = self.state.index  # typed for the compiled build; likewise below
        self.stack.append(self.rewritten(step) if type(step) in index.rewrite else step)

    def rewritten(self, step: Frame) -> Frame:
        """Return the step that replaces this one, or the same step."""
        kind = type(step)
        index: HookIndex = self.state.index
        for seat, _, rewrite in index.rewrite.get(kind, ()):
            step = rewrite(self, seat, step)
            if type(step) is not kind:
                break
        return step

    def do(self, step: Frame) -> None:
        """Carry out a step at once. It must not ask, and it must be the last action of the calling step."""
        index: HookIndex = self.state.index
        if type(step) in index.rewrite:
            instead = self.rewritten(step)
            if instead is not step:  # it may ask
                self.stack.append(instead)
                return
        step.run(self)

    def fold(self, value: Fold[T], seat: int, start: T, subject: Any = None) -> T:
        """Return `start` as changed by the live abilities of this seat and by the hooks that apply to all seats."""
        index: HookIndex = self.state.index
        for owner, _, change in index.fold.get(value, ()):
            if owner == seat or owner < 0:  # EVERYBODY; this form takes a third of the time
                start = change(self, seat, start, subject)
        return start

    def due(self, step: Frame) -> list[tuple[int, Any]]:
        """Return the steps that follow a finished step, as (owner, step), clockwise from the turn player."""
        found: list[tuple[int, Any]] = []
        for owner, _, hook in self.state.index.after.get(type(step), ()):
            if (then := hook(self, owner, step)) is not None:
                found.append((owner, then))
        if len(found) > 1:
            found.sort(key=lambda d: self.state.place(d[0]))
        return found

    def note(self, t: str, nature: str = "neutral", how: str = "chosen", **fields: Any) -> None:
        """Record an event. `eyes` are the seats that see its hidden part (None or absent: all).

        Callers check `log` first where speed matters.
        """
        if self.log is not None:
            self.log.append({"t": t, "nature": nature, "how": how, **fields})

    def events_for(self, seats: Sequence[int | None], since: int = 0) -> list[list[Json]]:
        """Return `events` for each of these seats. An event without `eyes` is built once and shared."""
        found: list[list[Json]] = [[] for _ in seats]
        first = max(0, since - self.skipped)
        for n, event in enumerate((self.log or [])[first:], self.skipped + first):
            same = self._seen(event, None) | {"n": n} if event.get("eyes") is None else None
            for events, seat in zip(found, seats, strict=True):
                events.append(self._seen(event, seat) | {"n": n} if same is None else same)
        return found

    def _note_undo(self, seat: int, back: int) -> None:
        self.note("undo", who=seat, back=back)
