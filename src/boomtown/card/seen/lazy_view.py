"""Lazy view: the view of a seat whose fields are computed when they are read first.

It holds the same values as card/seen/view.py; tests compare the two. A bot that reads a few fields of each decision is
several times faster with it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from boomtown.card import zones
from boomtown.card.cards import KIND, KINDS
from boomtown.card.declared.memory import FACTS
from boomtown.card.seen import view
from boomtown.card.seen.visibility import goal, hidden_roles, open_hands, skips, target

if TYPE_CHECKING:
    from boomtown.card.game import Bang

Json = dict[str, Any]


class Viewpoint:
    """Game seen from the seat `me`.

    A view and its seats refer to this object and not to each other, so they are freed without the garbage collector.
    """

    __slots__ = ("_hidden", "game", "me")

    def __init__(self, game: Bang, me: int) -> None:
        self.game, self.me = game, me
        self._hidden: list[int] | None = None

    @property
    def hidden(self) -> list[int]:
        """Seats whose role is not public."""
        if self._hidden is None:
            self._hidden = hidden_roles(self.game.state)
        return self._hidden


class LazySeat(dict[str, Any]):
    """Seat of a lazy view."""

    __slots__ = ("_from", "_seat")

    def __init__(self, viewpoint: Viewpoint, seat: int) -> None:
        self._from, self._seat = viewpoint, seat

    def __missing__(self, key: str) -> Any:
        found = self[key] = SEAT_FIELDS[key](self._from, self._seat)
        return found


class LazyView(dict[str, Any]):
    """View of one seat at one question. A change of the game makes it invalid."""

    __slots__ = ("_from",)

    def __init__(self, game: Bang, me: int) -> None:
        self._from = Viewpoint(game, me)

    def __missing__(self, key: str) -> Any:
        fact, of = FACTS.get(key), self._from
        found = self[key] = FIELDS[key](of) if fact is None else fact.tell(of.game, of.me if fact.own else None)
        return found

    def optional(self, key: str, default: Any) -> Any:
        """Return a field that only some games have, or the default."""
        there = _PRESENT.get(key)
        return self[key] if there is None or there(self._from.game) else default


def _distance(v: Viewpoint, p: int) -> int | None:
    s = v.game.state
    return s.index.sees(v.me).dist[p] if p != v.me and s.alive[p] and s.alive[v.me] else None


def _in_reach(v: Viewpoint, p: int) -> bool:
    s = v.game.state
    if p == v.me or not s.alive[p] or not s.alive[v.me]:
        return False
    return s.index.sees(v.me).dist[p] <= s.index.shares[v.me].range


def _role(v: Viewpoint, p: int) -> str | None:
    s = v.game.state
    if p not in v.hidden:
        return s.roles[p]
    return s.roles[p] if p == v.me and s.alive[p] else None


def _target(v: Viewpoint, p: int) -> int | None:
    hunted = target(v.game.state, p)
    return hunted if hunted >= 0 else None


def _muted(v: Viewpoint, p: int) -> list[int]:
    s = v.game.state
    return [c for c in s.tables[p] if s.muted(p, KIND[c])] if s.index.mutes else []


SEAT_FIELDS: Final[dict[str, Callable[[Viewpoint, int], Any]]] = {
    "seat": lambda v, p: p,
    "character": lambda v, p: v.game.state.characters[p] or None,
    "life": lambda v, p: v.game.state.life[p],
    "max_life": lambda v, p: v.game.state.max_life[p],
    "hand": lambda v, p: len(v.game.state.hands[p]),
    "table": lambda v, p: v.game.state.tables[p],
    "role": _role,
    "role_public": lambda v, p: p not in v.hidden,
    "goal": lambda v, p: goal(v.game.state, p) or None,
    "alive": lambda v, p: v.game.state.alive[p],
    "range": lambda v, p: v.game.state.index.shares[p].range,
    "distance": _distance,
    "in_reach": _in_reach,
    "waiting": lambda v, p: [c for c in v.game.state.tables[p] if KINDS[KIND[c]].later and c in v.game.state.laid],
    "muted": _muted,
    "off": lambda v, p: v.game.state.phase != "setup" and v.game.state.muted(p, v.game.state.characters[p]),
    "lent": lambda v, p: list(v.game.state.lent[p]),
    "ghost": lambda v, p: p in v.game.state.course.ghosts,
    "skips": lambda v, p: skips(v.game.state, p),
    "target": _target,
}
FIELDS: Final[dict[str, Callable[[Viewpoint], Any]]] = {
    "seats": lambda v: [LazySeat(v, p) for p in range(v.game.state.n)],
    "seating": lambda v: list(v.game.state.seating),
    "hand": lambda v: v.game.state.hands[v.me],
    "turn": lambda v: v.game.state.turn,
    "discard": lambda v: view.discard_shown(v.game.state),
    "zones": lambda v: zones.shown(v.game.state.zones, tuple(v.game.setup["sets"]), v.game.state.n, v.me),
    "turned": lambda v: v.game.state.turned,
    "bangs": lambda v: {"played": v.game.state.bangs, "limit": v.game.state.bang_limit(v.game.state.turn)},
    "events": lambda v: view.events_shown(v.game),
    "decks": lambda v: {deck: view.events_shown(v.game, deck) for deck, _ in v.game.state.course.decks},
    "open": lambda v: {str(p): sorted(v.game.state.hands[p]) for p in open_hands(v.game.state)},
    "tokens": lambda v: {str(card): count for card, count in sorted(v.game.state.tokens.items())},
}
_PRESENT: Final[dict[str, Callable[[Bang], bool]]] = {
    "decks": lambda g: bool(g.state.course.decks),
    "open": lambda g: bool(open_hands(g.state)),
    "tokens": lambda g: bool(g.state.tokens),
    "zones": lambda g: bool(g.state.zones),
}
