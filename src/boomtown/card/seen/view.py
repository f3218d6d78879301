"""Views: the state of the game as one seat or a spectator sees it, as JSON (core 14).

Visibility rules: `card/seen/visibility.py`. Three readers follow them: view, fast view and observation.
`tests/bots/card/test_fast_view.py` and `tests/encode/test_views.py` compare them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from boomtown.card import zones
from boomtown.card.cards import KIND, KINDS, MAIN_DECK, NAMES
from boomtown.card.declared.memory import facts, own_facts
from boomtown.card.rules.turn import takes_turn
from boomtown.card.seen.visibility import goal, hidden_roles, knows_role, open_hands, skips, target

if TYPE_CHECKING:
    from boomtown.card.game import Bang
    from boomtown.card.state import State


def view(g: Bang, you: int | None) -> dict[str, Any]:
    """Return the table as `you` (None: a spectator) sees it; type View of docs/interface.md."""
    return views(g, (you,))[0]


def views(g: Bang, viewers: Sequence[int | None]) -> list[dict[str, Any]]:
    """Return `view` for each viewer. Public parts are computed once, and all views share these objects."""
    hidden = hidden_roles(g.state)
    plain = _plain(g, hidden)
    return [_own(g, you, plain, hidden) for you in viewers]


def _plain(g: Bang, hidden: list[int]) -> dict[str, Any]:
    """Return the public part. Keys that differ between viewers hold the value for a spectator.

    `hidden`: seats whose role is not public.
    """
    s, ask = g.state, g.ask
    choosing = s.phase == "setup"
    moment = ask is not None and ask.moment  # then no player may learn which seat is asked
    found = {
        "game": g.name,
        "you": None,
        "move": g.moves,
        "phase": s.phase,
        "turn": s.turn,
        "turn_no": s.turn_no,
        "asked": ask.who if ask and not moment else None,
        "asked_why": ask.question.meanwhile if ask else None,
        "seating": list(s.seating),
        "seats": [_seat(g, p, choosing, hidden) for p in range(s.n)],
        "hand": [],
        "looking": [],
        "deck": len(s.deck),
        "discard": discard_shown(s),
        "row": list(s.row),
        "turned": list(s.turned),
        "bangs": {"played": s.bangs, "limit": s.bang_limit(s.turn)},
        "events": events_shown(g),
        "choices": [],
        "talk": 0,
        "can_undo": False,
        "result": g.result,
    }
    if open_ := open_hands(s):
        found["open"] = {str(p): sorted(s.hands[p]) for p in open_}
    if s.course.decks:
        found["decks"] = {deck: events_shown(g, deck) for deck, _ in s.course.decks}
    if s.tokens:
        found["tokens"] = {str(card): count for card, count in sorted(s.tokens.items())}
    return found | facts(g)


def _own(g: Bang, you: int | None, plain: dict[str, Any], hidden: list[int]) -> dict[str, Any]:
    """Return `plain` with the additions and replacements for `you`."""
    s = g.state
    found = plain.copy() if you is None else plain | own_facts(g, you)
    if s.zones:
        found["zones"] = zones.shown(s.zones, tuple(g.setup["sets"]), s.n, you)
    if you is None:
        return found
    found["you"] = you
    found["seats"] = _seats(g, you, plain["seats"], hidden)
    found["hand"] = list(s.hands[you])
    if s.looking and you == s.turn:
        found["looking"] = list(s.looking)
    if s.choices:
        found["choices"] = list(s.choices[you])
    found["talk"] = g.talk_price(you)
    found["can_undo"] = g.can_undo(you)
    return found


def _seats(g: Bang, you: int, plain: list[dict[str, Any]], hidden: list[int]) -> list[dict[str, Any]]:
    """Return the seats with their distance from `you` and the role that `you` know."""
    s = g.state
    found = plain[:]
    if s.alive[you]:
        index = s.index
        dist, far = index.sees(you).dist, index.shares[you].range
        for p, alive in enumerate(s.alive):
            if alive and p != you:
                found[p] = plain[p] | {"distance": dist[p], "in_reach": dist[p] <= far}
    if you in hidden and knows_role(s, you, hidden):
        found[you] = plain[you] | {"role": s.roles[you]}
    return found


def discard_shown(s: State) -> dict[str, Any]:
    """Return the discard pile: its two top cards are public."""
    return {
        "count": len(s.discard),
        "top": s.discard[-1] if s.discard else None,
        "below": s.discard[-2] if len(s.discard) > 1 else None,
    }


def events_shown(g: Bang, deck: str = MAIN_DECK) -> dict[str, Any] | None:
    """Return an event deck. It is face up, so its top card is public (high_noon, Event deck 1)."""
    pile = g.state.events(deck)
    if not pile.on and not pile.left:
        return None
    top = NAMES[pile.left[-1]] if pile.left else None
    return {"on": pile.on or None, "next": top, "left": len(pile.left)}


def _seat(g: Bang, p: int, choosing: bool, hidden: list[int]) -> dict[str, Any]:
    """Return a seat as a spectator sees it."""
    s = g.state
    index, alive = s.index, s.alive[p]
    public = p not in hidden
    weapon = s.weapon(p)
    return {
        "seat": p,
        "character": None if choosing and not s.characters[p] else s.characters[p],
        "life": s.life[p],
        "max_life": s.max_life[p],
        "hand": len(s.hands[p]),
        "table": list(s.tables[p]),
        "role": s.roles[p] if public else None,
        "role_public": public,
        "goal": goal(s, p) or None,
        "alive": alive,
        "range": index.shares[p].range,
        "weapon": weapon if weapon >= 0 else None,
        "distance": None,
        "in_reach": False,
        "jailed": s.in_play(p, "Jail") >= 0,
        "waiting": [c for c in s.tables[p] if c in s.laid and KINDS[KIND[c]].later],
        "muted": [c for c in s.tables[p] if s.muted(p, KIND[c])],
        "off": not choosing and s.muted(p, s.characters[p]),
        "lent": list(s.lent[p]),
        "ghost": p in s.course.ghosts,
        "skips": skips(s, p),
        "returns": not alive and takes_turn(g, p),
        "target": hunted if (hunted := target(s, p)) >= 0 else None,
    }
