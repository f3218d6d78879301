"""Show cards that deal roles again: Bone Orchard and Helena Zontero."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from boomtown.card.cards import COLOURS
from boomtown.card.folds import HIDDEN_ROLES, TAKES_TURN
from boomtown.card.hooks import folds, rewrites
from boomtown.card.knowledge.role_deals import deal_roles_again, lying_down
from boomtown.card.rules.event_deck import Reveal, enters
from boomtown.card.rules.turn import Turn
from boomtown.card.sets.declare_cards import event
from boomtown.card.sets.wild_west_show.shared import OF_SET
from boomtown.card.step import Step

if TYPE_CHECKING:
    from boomtown.card.game import Bang
    from boomtown.card.state import State


@folds(HIDDEN_ROLES, OF_SET)
def dealt_face_down(s: State, _: int, found: list[int], __: None) -> list[int]:
    """Hide roles that were dealt again, also of players whose role was public before. [Bone Orchard 2 and 3]"""
    return found + [p for p in lying_down(s) if p not in found]


event("Bone Orchard", OF_SET, "turn_start", number=200, code="Orchard")


@folds(TAKES_TURN, "Bone Orchard")
def the_dead_have_turns(g: Bang, seat: int, is_in: bool, _: None) -> bool:
    return is_in or not g.state.alive[seat]


@rewrites(Turn, "Bone Orchard")
def bone_orchard(g: Bang, _: int, turn: Turn) -> Step:
    """Return eliminated players to the game permanently. [wild_west_show, Bone Orchard]"""
    return RiseAgain(turn) if turn.stage == 0 and not g.state.alive[turn.who] else turn


@dataclass
class RiseAgain(Step):
    """Return with 1 life and one of the roles of all eliminated players, in secret."""

    turn: Turn

    def run(self, g: Bang) -> None:
        s, who = g.state, self.turn.who
        out = [p for p in s.clockwise(who) if not s.alive[p]]
        deal_roles_again(g, out)
        s.set_alive(who, True)
        s.life[who] = 1
        g.note("return", "helps", "forced", who=who, life=1, cause="Bone Orchard")
        g.note("roles", how="random", seats=out, cause="Bone Orchard")
        g.stack.append(self.turn)


event("Helena Zontero", OF_SET, "enters", number=204, code="Helena")


@enters("Helena Zontero")
def helena_zontero(g: Bang, _: int, reveal: Reveal) -> Step | None:
    """Turn up a card; a red one deals the roles of the players in the game again. [wild_west_show, Helena Zontero]"""
    return TurnOneUp(reveal.leader)


@dataclass
class TurnOneUp(Step):
    """Turning up of the card. No player does it, so it is no check. [Helena Zontero 1 and 4]"""

    who: int

    def run(self, g: Bang) -> None:
        card = g.flip()
        if card < 0:
            return
        good = g.suit(card) in COLOURS["red"]
        g.drop(card)
        g.note("flip", how="random", card=card, cause="Helena Zontero", good=good)
        s = g.state
        back = [p for p in s.course.ghosts if p in s.fallen]  # in the game for one turn: their roles are public
        seats = [p for p in (*s.others(self.who), self.who) if s.roles[p] != "sheriff" and p not in back]
        if good and seats:
            deal_roles_again(g, seats)
            g.note("roles", how="random", seats=seats, cause="Helena Zontero")
