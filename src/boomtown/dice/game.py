"""The Dice Game as a running game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Self, cast

import boomtown.dice.characters
import boomtown.dice.roles
import boomtown.dice.saloon  # noqa: F401  (these three fill the tables of characters and roles)
from boomtown.dice import describe, narrate, redeal, setup, view
from boomtown.dice.character_registry import CHARACTERS
from boomtown.dice.fast_view import FastView
from boomtown.dice.hooks import HOOKS
from boomtown.dice.questions import QUESTIONS
from boomtown.dice.state import State
from boomtown.kernel.compiling import mypyc_attr
from boomtown.kernel.frame import Ask, Frame
from boomtown.kernel.game import Json
from boomtown.kernel.hooked import Hooked
from boomtown.kernel.question import Questions

if TYPE_CHECKING:
    from boomtown.kernel.redeal import Rng, Roles

HOOKS.check(CHARACTERS)


@mypyc_attr(allow_interpreted_subclasses=True)  # else an empty one cannot be made in `clone`
class Dice(Hooked[State]):
    """BANG! The Dice Game with any modules of Old Saloon."""

    name: ClassVar[str] = "dice"
    shown_for: ClassVar[Mapping[str, float]] = {"throw": 1.2}
    questions: ClassVar[Questions] = QUESTIONS
    __slots__ = ()

    @staticmethod
    def _check(raw_setup: Json) -> Json:
        return setup.check_setup(raw_setup)

    def _lay_out(self) -> None:
        setup.lay_out(self, self.setup)

    def followed(self, step: Frame) -> None:
        """Queue the consequences of a finished step, clockwise from the turn player."""
        self.push_each([follower for _, follower in self.due(step)])

    def end(self, side: str, winners: list[int], who: int) -> None:
        """End the game. Nothing happens after this."""
        s = self.state
        s.side, s.winners, s.phase = side, tuple(winners), "over"
        self.stack.clear()
        decided: dict[str, Any] = {"who": who, "role": s.roles[who]} if who >= 0 and side != "renegade" else {}
        self.note("end", winners=winners, side=side, roles=self._roles(), **decided)

    def _roles(self) -> list[str]:
        s = self.state
        return [special or role for special, role in zip(s.specials, s.roles, strict=True)]

    # --- kernel's open ends

    def _seen(self, event: Json, seat: int | None) -> Json:
        return narrate.seen(event)

    def _load_state(self, data: Json) -> State:
        return State.load(data)

    def redeal(self, seat: Any, rng: Rng, roles: Roles | None = None) -> Self:
        return cast(Self, redeal.redeal(self, seat, rng, roles))

    @property
    def result(self) -> Json | None:
        s = self.state
        return {"winners": list(s.winners), "side": s.side, "roles": self._roles()} if s.side else None

    def in_game(self, seat: int) -> bool:
        return self.state.alive[seat] or seat == self.state.ghost

    def view(self, seat: int | None) -> Json:
        return view.view(self, seat)

    def fast_view(self, seat: int) -> FastView:
        return FastView(self, seat)

    def _describe(self, ask: Ask) -> Json:
        return describe.decision(self, ask)

    def why_not(self, seat: int) -> list[Json]:
        return describe.why_not(self, seat)

    def next_setup(self, keep: bool, rotate: bool) -> Json:
        s = self.state
        more: Json = {}
        if keep:
            more["keep"] = {str(p): s.characters[p] for p in range(s.n) if s.alive[p]}
        if rotate:
            first = next(s.roles.index(role) for role in ("sheriff", "deputy") if role in s.roles)
            more["sheriff"] = (first + 1) % s.n
            if "rotate" in self.setup:
                more["rotate"] = 0
        return more
