"""What a seat may know (core 14). The only function that decides it: everything players get goes through here."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from boomtown.card import zones
from boomtown.card.cards import KIND, KINDS, MAIN_DECK, NAMES
from boomtown.card.remembered import facts
from boomtown.card.turn import takes_turn
from boomtown.card.victory import goal, hidden_roles, knows_role, open_hands, skips, target

if TYPE_CHECKING:
    from boomtown.card.game import Bang


def view(g: Bang, you: int | None) -> dict[str, Any]:
    """The table as `you` (None: a spectator) sees it; type View of docs/interface.md."""
    s, ask = g.state, g.ask
    choosing = s.phase == "setup"
    brought: dict[str, Any] = {}
    if s.zones:
        brought["zones"] = zones.shown(s.zones, tuple(g.setup["sets"]), s.n, you)
    if open_ := open_hands(s):
        brought["open"] = {str(p): sorted(s.hands[p]) for p in open_}
    if s.course.decks:
        brought["decks"] = {deck: _events(g, deck) for deck, _ in s.course.decks}
    if s.tokens:
        brought["tokens"] = {str(card): count for card, count in sorted(s.tokens.items())}
    mine = you is not None
    hidden = hidden_roles(s)
    moment = ask is not None and ask.moment  # then nobody may notice who is asked
    return {
        "game": g.name,
        "you": you,
        "move": g.moves,
        "phase": s.phase,
        "turn": s.turn,
        "turn_no": s.turn_no,
        "asked": ask.who if ask and not moment else None,
        "asked_why": ask.question.meanwhile if ask else None,
        "seating": list(s.seating),
        "seats": [_seat(g, p, you, choosing, hidden) for p in range(s.n)],
        "hand": list(s.hands[you]) if you is not None else [],
        "looking": list(s.looking) if mine and s.looking and you == s.turn else [],
        "deck": len(s.deck),
        "discard": {
            "count": len(s.discard),
            "top": s.discard[-1] if s.discard else None,
            "below": s.discard[-2] if len(s.discard) > 1 else None,
        },
        "row": list(s.row),
        "turned": list(s.turned),
        "bangs": {"played": s.bangs, "limit": s.bang_limit(s.turn)},
        "events": _events(g),
        "choices": list(s.choices[you]) if you is not None and s.choices else [],
        "talk": g.talk_price(you) if you is not None else 0,
        "can_undo": you is not None and g.can_undo(you),
        "result": g.result,
        **facts(g, you),
        **brought,
    }


def _events(g: Bang, deck: str = MAIN_DECK) -> dict[str, Any] | None:
    """A deck of events: it lies face up, so its top card is known to all (high_noon, Event deck 1)."""
    pile = g.state.events(deck)
    if not pile.on and not pile.left:
        return None
    top = NAMES[pile.left[-1]] if pile.left else None
    return {"on": pile.on or None, "next": top, "left": len(pile.left)}


def _seat(g: Bang, p: int, you: int | None, choosing: bool, hidden: list[int]) -> dict[str, Any]:
    s = g.state
    index, alive = s.index, s.alive[p]
    public = p not in hidden
    weapon = s.weapon(p)
    measured = you is not None and alive and p != you and s.alive[you]
    return {
        "seat": p,
        "character": None if choosing and not s.characters[p] else s.characters[p],
        "life": s.life[p],
        "max_life": s.max_life[p],
        "hand": len(s.hands[p]),
        "table": list(s.tables[p]),
        "role": s.roles[p] if public or (p == you and knows_role(s, p, hidden)) else None,
        "role_public": public,
        "goal": goal(s, p) or None,
        "alive": alive,
        "range": index.shares[p].range,
        "weapon": weapon if weapon >= 0 else None,
        "distance": index.sees(you).dist[p] if you is not None and measured else None,
        "in_reach": bool(you is not None and measured and index.sees(you).dist[p] <= index.shares[you].range),
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
