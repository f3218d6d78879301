"""Ghost: an eliminated player is in the game again, without lives, while the card is in play. Rules:
valley_of_shadows.md.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from boomtown.card.cards import KIND, Kind, add_kind
from boomtown.card.codes import TARGET
from boomtown.card.hooks import after
from boomtown.card.rules.lives import Eliminate
from boomtown.card.rules.steps import Lay, LeftPlay
from boomtown.card.sets.targets import Untargeted
from boomtown.card.sets.valley_of_shadows.shared import OF_SET
from boomtown.card.step import Step
from boomtown.card.text import Text, kind, seat, text

if TYPE_CHECKING:
    from boomtown.card.game import Bang


class TheDead(Untargeted):
    """Any player out of the game, at any distance. [valley_of_shadows, Ghost 1 and 7]"""

    word = "any"

    def codes(self, g: Bang, me: int, code: int) -> list[int]:
        s = g.state
        return [code | TARGET[p] for p in s.clockwise(me) if not s.alive[p]]

    def why_not(self, g: Bang, me: int, card: int, to: int) -> Text:
        return text("why-nobody-out", card=kind("Ghost")) if to < 0 else text("why-not-out", to=seat(to))


def ghost(g: Bang, me: int, card: int, to: int, of: int) -> None:
    """Return the player to the game without lives. [valley_of_shadows, Ghost]"""
    s = g.state
    s.run_on(ghosts=(*s.course.ghosts, to))
    s.life[to] = 0
    s.set_alive(to, True)
    g.note("return", "helps", "forced", who=to, life=0, cause="Ghost")
    g.do(Lay(me, card, to))


add_kind(Kind("Ghost", OF_SET, "blue", TheDead(), "helps", ghost, revives=True), 171, "9S 10S", 172, "Gh")


@after(LeftPlay, OF_SET)
def ghost_leaves(g: Bang, _: int, left: LeftPlay) -> Step | None:
    """Take the player out of the game when the card has left play. [valley_of_shadows, Ghost 6]"""
    return GoOut(left.seat) if KIND[left.card] == "Ghost" else None


@dataclass
class GoOut(Step):
    who: int

    def run(self, g: Bang) -> None:
        s, who = g.state, self.who
        if s.alive[who] and who in s.course.ghosts and not s.kept_in(who):
            g.push(Eliminate(who, -1, "Ghost"))
