"""Game of moments only: each seat calls 1 or 2, then each hidden role may interrupt.

The test sets the holders (`MomentsGame.dealt`), and no client learns them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

import pytest

from boomtown import games
from boomtown.kernel.chance import Chance
from boomtown.kernel.frame import PASS, Ask, Frame
from boomtown.kernel.game import Game, Json
from boomtown.kernel.hooks import HookIndex
from boomtown.kernel.question import Question, Questions
from boomtown.kernel.state import GameState
from boomtown.spec import GameSpec

QUESTIONS = Questions()
CALL = QUESTIONS.declare(Question("call"))
WHYS = ("doctor", "judge")
for _why in WHYS:
    QUESTIONS.declare(Question(_why, may_pass=True, meanwhile="moment"))
USE, USE_TOO = 7, 8


@dataclass
class ToyCall(Frame):
    who: int

    def run(self, g: MomentsGame) -> Ask | None:
        return Ask(self.who, CALL, [1, 2], public=True) if g.state.calls < g.state.n * 2 else None

    def take(self, g: MomentsGame, choice: int) -> None:
        g.state.calls += 1
        g.note("call", who=self.who, count=choice)
        g.push_each([*(ToyMoment(self.who, why) for why in WHYS), ToyCall((self.who + 1) % g.state.n)])


@dataclass
class ToyMoment(Frame):
    who: int  # whose turn it is
    why: str

    def run(self, g: MomentsGame) -> Ask | None:
        holder = g.dealt.get(self.why)
        if holder is None:
            return Ask(self.who, QUESTIONS[self.why], [PASS], moment=True)
        return Ask(holder, QUESTIONS[self.why], [USE, USE_TOO, PASS], moment=True)

    def take(self, g: MomentsGame, choice: int) -> None:
        g.revealed = True  # nothing from before a moment is taken back
        if choice != PASS:
            g.note("role", who=g.dealt[self.why], count=choice)


class ToyState(GameState[HookIndex]):
    def __init__(self, n: int, calls: int = 0) -> None:
        self.n, self.calls, self.draws, self.winners = n, calls, 0, ()

    def copy(self) -> ToyState:
        return ToyState(self.n, self.calls)

    def save(self) -> Json:
        return {"n": self.n, "calls": self.calls}


class MomentsGame(Game):
    name: ClassVar[str] = "moments"
    questions: ClassVar[Questions] = QUESTIONS
    dealt: ClassVar[dict[str, int]] = {}
    __slots__ = ()

    @classmethod
    def new(
        cls, setup: Json, seed: str, chance: Chance, *, record: bool = True, knowledge: bool | None = True
    ) -> MomentsGame:
        game = cls(setup, seed, chance, record=record)
        game.state = ToyState(setup["players"])
        game.push(ToyCall(0))
        game.begin()
        return game

    def note(self, t: str, **fields: Any) -> None:
        if self.log is not None:  # a clone, as one is made to take something back, tells nothing
            self.log.append({"t": t, **fields})

    def _note_undo(self, seat: int, back: int) -> None:
        self.note("undo", who=seat, back=back)

    def _seen(self, event: Json, seat: int | None) -> Json:
        return event

    def view(self, seat: int | None) -> Json:
        ask = self.ask
        return {
            "you": seat,
            "move": self.moves,
            "phase": "over" if ask is None else "play",
            "asked": None if ask is None or ask.moment else ask.who,
            "asked_why": None if ask is None else "moment" if ask.moment else ask.why,
            "mine": [why for why, holder in self.dealt.items() if holder == seat],
            "can_undo": seat is not None and self.can_undo(seat),
            "calls": self.state.calls,
        }

    def decision(self, seat: int | None = None) -> Json | None:
        ask = self.ask
        if ask is None or ask.who != seat or ask.options == [PASS]:
            return None
        return {"who": seat, "why": ask.why, "move": self.moves, "options": [{"code": code} for code in ask.options]}


class MomentsGameSpec(GameSpec):
    name = "moments"
    rules = MomentsGame  # type: ignore[assignment]

    def catalog(self) -> Json:
        return {"game": "moments", "options": []}


@pytest.fixture
def moments_game(monkeypatch: pytest.MonkeyPatch) -> type[MomentsGame]:
    """Register the toy game during one test. No player holds a role."""
    monkeypatch.setitem(games.GAMES, "moments", MomentsGame)
    monkeypatch.setitem(games.SPECS, "moments", MomentsGameSpec())
    monkeypatch.setattr(MomentsGame, "dealt", {})
    return MomentsGame
