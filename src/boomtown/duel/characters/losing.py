"""Abilities at a loss of life points or cards: Alan Pinkertoon, Buffalo Bell, Dalon Ranger, Slim Poet, Wild Bill."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from boomtown.duel.character_table import ALAN_PINKERTOON, BUFFALO_BELL, DALON_RANGER, PERSON, SLIM_POET, WILD_BILL
from boomtown.duel.codes import TARGET_AT, target_of, using
from boomtown.duel.hooks import LOST, ROBBED, SAYS, SPARES, hook
from boomtown.duel.losses import Lose, lose
from boomtown.duel.questions import Question, declare
from boomtown.duel.step import Prompt, Step, source_name, who_tag
from boomtown.duel.waiting import AT_FRONT, HIT, MAY_DISCARD, MAY_DRAW, wait
from boomtown.kernel.frame import PASS, Ask
from boomtown.kernel.text import text

if TYPE_CHECKING:
    from boomtown.duel.game import Duel

ALAN: Final = PERSON + ALAN_PINKERTOON
BUFFALO: Final = PERSON + BUFFALO_BELL
DALON: Final = PERSON + DALON_RANGER
SLIM: Final = PERSON + SLIM_POET
BILL: Final = PERSON + WILD_BILL


@hook(LOST, ALAN)
def hits_for_each(g: Duel, slot: int, points: int, by: int) -> None:
    wait(g, HIT, slot, ALAN, AT_FRONT, points)


@hook(LOST, DALON)
def draws_for_each(g: Duel, slot: int, points: int, by: int) -> None:
    """Queue draws if the opponent causes the loss."""
    if by == 1 - (slot >> 1):
        wait(g, MAY_DRAW, slot, DALON, times=points)


@hook(LOST, SLIM)
def discards_for_each(g: Duel, slot: int, points: int, by: int) -> None:
    """Queue discards if the opponent causes the loss."""
    if by == 1 - (slot >> 1):
        wait(g, MAY_DISCARD, slot, SLIM, times=points)


@hook(ROBBED, BILL)
def shoots_the_thief(g: Duel, slot: int) -> None:
    wait(g, HIT, slot, BILL)


# --- Buffalo Bell


@hook(SPARES, BUFFALO)
def bears_some(g: Duel, slot: int, loss: Lose) -> Step | None:
    """Return the choice of a share of the loss. Buffalo Bell must keep a life point."""
    most = min(loss.count, g.state.lives[slot] - 1)
    return Bear(loss, most) if most > 0 else None


ASK_INSTEAD: Final = declare(Question("instead", 2, may_pass=True, threatens=True))


@dataclass
class Bear(Step):
    """Choice of Buffalo Bell's player: the number of points that she loses for the other character, up to `most`."""

    loss: Lose
    most: int

    def run(self, g: Duel) -> Ask:
        options = [using(BUFFALO_BELL) | n << TARGET_AT for n in range(1, self.most + 1)]
        return Ask(self.loss.slot >> 1, ASK_INSTEAD, [*options, PASS], public=True)

    def lit(self) -> int:
        return self.loss.slot

    def prompt(self, g: Duel) -> Prompt:
        s, loss = g.state, self.loss
        args = {"char": who_tag(s.who[loss.slot]), "n": loss.count, "lives": s.lives[loss.slot]}
        by = loss.by if loss.by >= 0 else None
        return Prompt(args, by, source_name(loss.source), stake=loss.count)

    def take(self, g: Duel, choice: int) -> None:
        loss, taken = self.loss, 0
        if choice != PASS:
            taken = target_of(choice)
            s, beside = g.state, loss.slot ^ 1
            s.lives[beside] -= taken
            if g.log is not None:
                who = loss.slot >> 1
                fields: dict[str, Any] = {"character": BUFFALO_BELL, "place": beside & 1, "of": s.who[loss.slot]}
                g.note("instead", "harms", who=who, count=taken, life=s.lives[beside], **fields)
        if loss.count > taken:
            lose(g, loss.slot, loss.count - taken, loss.by, loss.source)


@hook(SAYS, BUFFALO)
def says_points(g: Duel, ask: Ask, code: int) -> dict[str, Any]:
    n, name = target_of(code), source_name(BUFFALO)
    words = text("opt-duel-choose-points", n=n, char={"char": name})
    return {"source": name, "n": n, "nature": "protects", "life": -n, "text": words}
