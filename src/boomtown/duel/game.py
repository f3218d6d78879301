"""Game class of The Duel."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Self, cast

import boomtown.duel.characters.dodging
import boomtown.duel.characters.drawing
import boomtown.duel.characters.elimination
import boomtown.duel.characters.losing
import boomtown.duel.characters.moving
import boomtown.duel.characters.powers
import boomtown.duel.characters.shooting
import boomtown.duel.kinds.actions
import boomtown.duel.kinds.bang
import boomtown.duel.kinds.equipment
import boomtown.duel.kinds.fights
import boomtown.duel.kinds.starts  # noqa: F401  (these fill the hook points of hooks.py)
from boomtown.duel import describe, narrate, redeal, setup, view, whynot
from boomtown.duel.fast_view import FastView
from boomtown.duel.questions import QUESTIONS
from boomtown.duel.state import State
from boomtown.duel.turn import ASK_ACT
from boomtown.kernel.compiling import mypyc_attr
from boomtown.kernel.frame import END, Ask
from boomtown.kernel.game import Json
from boomtown.kernel.hooked import Hooked
from boomtown.kernel.question import Questions

if TYPE_CHECKING:
    from boomtown.kernel.redeal import Rng, Roles


@mypyc_attr(allow_interpreted_subclasses=True)  # without it, `clone` cannot make an empty object
class Duel(Hooked[State]):
    """BANG! The Duel."""

    name: ClassVar[str] = "duel"
    questions: ClassVar[Questions] = QUESTIONS
    __slots__ = ()

    @staticmethod
    def _check(raw_setup: Json) -> Json:
        return setup.check_setup(raw_setup)

    def _lay_out(self) -> None:
        setup.lay_out(self, self.setup)

    def end(self, winner: int) -> None:
        """End the game: the opponent has no character left."""
        s = self.state
        s.side, s.winners, s.phase = f"duel_{s.roles[winner]}", (winner,), "over"
        s.waiting = ()
        self.stack.clear()
        self.note("end", winners=[winner], side=s.side, roles=list(s.roles))

    # --- methods that the kernel calls

    def _is_action(self, ask: Ask, choice: int) -> bool:
        return ask.question is ASK_ACT and choice != END

    def _seen(self, event: Json, seat: int | None) -> Json:
        return narrate.seen(event, seat)

    def _load_state(self, data: Json) -> State:
        return State.load(data)

    def redeal(self, seat: Any, rng: Rng, roles: Roles | None = None) -> Self:
        return cast(Self, redeal.redeal(self, seat, rng, roles))

    @property
    def result(self) -> Json | None:
        s = self.state
        return {"winners": list(s.winners), "side": s.side, "roles": list(s.roles)} if s.side else None

    def view(self, seat: int | None) -> Json:
        return view.view(self, seat)

    def fast_view(self, seat: int) -> FastView:
        return FastView(self, seat)

    def _describe(self, ask: Ask) -> Json:
        return describe.decision(self, ask)

    def why_not(self, seat: int) -> list[Json]:
        return whynot.why_not(self, seat)

    def next_setup(self, keep: bool, rotate: bool) -> Json:
        """Return the sides of the next game, the same or exchanged."""
        law = self.state.roles.index("law")
        return {"sheriff": 1 - law if rotate else law, **({"rotate": 0} if "rotate" in self.setup else {})}
