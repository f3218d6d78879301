"""Options of phase 2: cards, abilities, reloads, the marker (duel, play, swap, reload)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from boomtown.duel.cards import AT_HOME, BLUE, BROWN, DODGES, KIND, PLAYED_AS, RED, RELOADS
from boomtown.duel.character_table import PERSON
from boomtown.duel.codes import DISCARD, MARKER, OF_AT, PLAY, at, hand_of, how_of, side_of
from boomtown.duel.hooks import AIMS, BANG_LIMIT, OFFERS, REACH, STANDS_IN, always, counted
from boomtown.duel.state import State
from boomtown.kernel.frame import END

if TYPE_CHECKING:
    from boomtown.duel.game import Duel

UNLIMITED: Final = 99
AT: Final = tuple(at(slot) for slot in range(4))
HAND: Final = tuple(hand_of(seat) for seat in (0, 1))
SIDES_OF: Final = tuple(side_of(seat) for seat in (0, 1))


class Reach:
    """Targets that the front of a player can reach, computed once for all cards.

    `far`: hit cards reach the rear. `all`: every card reaches every character.
    """

    __slots__ = ("all", "far", "front", "lone", "me", "olone", "other", "s")

    def __init__(self, s: State, me: int) -> None:
        self.s, self.me = s, me
        self.front, self.other = s.front[me], s.front[1 - me]
        self.lone, self.olone = s.who[self.front ^ 1] < 0, s.who[self.other ^ 1] < 0
        self.far = self.all = False
        widens = REACH.of[PERSON + s.who[self.front]]
        if widens is not None:
            widens(self)
        for card in s.tables[self.front]:
            widens = REACH.of[KIND[card]]
            if widens is not None:
                widens(self)


def bangs_left(s: State, me: int) -> int:
    """Return the number of BANG! cards that may be played now, or UNLIMITED."""
    limit = counted(BANG_LIMIT, s, s.front[me], 1)
    return UNLIMITED if limit >= UNLIMITED else limit - s.bangs


# --- targets: an empty list if there is none


def at_character(r: Reach) -> list[int]:
    """Return the targets of a hit card: the opponent's front, and the rear if it is reachable."""
    return [AT[r.other], AT[r.other ^ 1]] if r.far and not r.olone else [AT[r.other]]


def in_play(r: Reach) -> list[int]:
    """Return all cards in play, except those at an unreachable rear of the opponent."""
    tables, front = r.s.tables, r.front
    found = [card + 1 << OF_AT for card in tables[r.other]]
    if r.all:
        found += [card + 1 << OF_AT for card in tables[r.other ^ 1]]
    found += [card + 1 << OF_AT for card in tables[front]]
    found += [card + 1 << OF_AT for card in tables[front ^ 1]]
    return found


def no_aim(r: Reach) -> list[int]:
    """Return the option without a target."""
    return [0]


def lays(r: Reach, kind: int) -> list[int]:
    """Return the places where equipment may be laid."""
    own = AT[r.front] if r.lone else AT[r.front ^ 1]
    if r.all:
        found = [own] if r.lone else [own, AT[r.front]]
        return [*found, AT[r.other]] if r.olone else [*found, AT[r.other], AT[r.other ^ 1]]
    return [own] if AT_HOME[kind] else [own, AT[r.other]]


# --- all options


def offers(g: Duel, me: int) -> list[int]:
    """Return all options of phase 2, in a fixed order."""
    s = g.state
    r = Reach(s, me)
    front = r.front
    bangs = bangs_left(s, me) > 0
    reload = s.reloading()
    stands_in = STANDS_IN.of[PERSON + s.who[front]]
    found: list[int] = []
    for card in s.hands[me]:
        kind, play = KIND[card], PLAY | card + 1
        if BLUE[kind]:
            found += [play | aim for aim in lays(r, kind)]
        elif bangs or not RED[kind]:
            aims = AIMS.of[kind]
            if aims is not None:
                found += [play | aim for aim in aims(r)]
        if stands_in is not None and (how := stands_in(kind)):
            other = PLAYED_AS[how_of(how)]
            aims = AIMS.of[other]
            if aims is not None and (bangs or not RED[other]):
                found += [play | how | aim for aim in aims(r)]
        if reload and RELOADS[kind]:
            found.append(DISCARD | card + 1)
    if reload:
        found += [DISCARD | card + 1 for card in s.tables[front] if RELOADS[KIND[card]]]
    found += powers(g, me, r)
    if not s.swapped and not r.lone:
        found.append(MARKER)
    found.append(END)
    return found


def powers(g: Duel, me: int, r: Reach) -> list[int]:
    """Return the options of abilities that are used once a turn."""
    s = g.state
    found: list[int] = []
    for slot in (r.front, r.front ^ 1):
        who = s.who[slot]
        more = OFFERS.of[PERSON + who]
        if more is not None and not s.used >> who & 1 and (slot == r.front or always(g, who)):
            found += more(g, me, r)
    return found


def repeatable(s: State) -> int:
    """Return the kind of the action on top of the discard pile if it is played in phase 2, else -1."""
    kind = KIND[s.discard[-1]] if s.discard else -1
    return kind if kind >= 0 and BROWN[kind] and not DODGES[kind] else -1
