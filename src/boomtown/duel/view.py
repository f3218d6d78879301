"""View of a seat. Everything that players receive is filtered here and nowhere else."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from boomtown.duel.cards import ALWAYS, BACK, KIND, NAMES, SIDES
from boomtown.duel.character_table import PEOPLE
from boomtown.duel.hits import ANY, Dodged, Hit, Revealing, second_of
from boomtown.duel.hooks import always
from boomtown.duel.offers import UNLIMITED, bangs_left
from boomtown.duel.setup import OPTIONS
from boomtown.duel.state import State, Waiting
from boomtown.duel.step import Step, source_name, source_tag
from boomtown.duel.turn import hand_limit
from boomtown.duel.waiting import HIT, WHAT, aimed_at, in_order
from boomtown.kernel.text import text

if TYPE_CHECKING:
    from boomtown.duel.game import Duel

Json = dict[str, Any]


def view(g: Duel, you: int | None) -> Json:
    """Return the table as `you` (None: a spectator) see it; type DuelView of docs/interface/duel.md."""
    s, ask = g.state, g.ask
    lit = lit_slot(g)
    return {
        "game": g.name,
        "you": you,
        "move": g.moves,
        "phase": s.phase,
        "turn": s.turn,
        "turn_no": s.turn_no,
        "first": s.first,
        "asked": ask.who if ask else None,
        "asked_why": ask.question.meanwhile if ask else None,
        "seating": [0, 1],
        "chosen": [slot >= 0 for slot in s.chosen],
        "seats": [_seat(g, p, you, lit) for p in (0, 1)],
        "common": {"made": s.made, "count": len(s.common), "back": SIDES[BACK[s.common[-1]]] if s.common else None},
        "discard": s.discard[:],
        "row": s.row[:],
        "revealed": s.revealed[:],
        "waiting": _waiting(s),
        "strike": _strike(g),
        "going": {"by": s.turn, "source": source_name(s.going)} if s.going >= 0 else None,
        "bangs": _bangs(s),
        "swapped": s.swapped,
        "used": [PEOPLE[who] for who in range(len(PEOPLE)) if s.used >> who & 1],
        "reload": s.phase != "setup" and s.reloading(),
        "options": {name: v for name, v in g.setup["options"].items() if v != OPTIONS[name].default},
        "can_undo": you is not None and g.can_undo(you),
        "result": g.result,
    }


def lit_slot(g: Duel) -> int:
    """Return the slot of the character that must react, or -1."""
    top = g.stack[-1] if g.stack else None
    return top.lit() if isinstance(top, Step) else -1


def _bangs(s: State) -> Json:
    if s.phase == "setup":
        return {"played": 0, "allowed": None}
    left = bangs_left(s, s.turn)
    return {"played": s.bangs, "allowed": None if left == UNLIMITED else left + s.bangs}


# --- waiting effects


def _waiting(s: State) -> list[Json]:
    """Return the waiting effects: eliminations first, then the rest by place."""
    found = []
    for slot in s.order():
        if s.phase != "setup" and s.who[slot] >= 0 and s.lives[slot] <= 0:
            name = PEOPLE[s.who[slot]]
            words = text("wait-duel-out", char={"char": name})
            found.append(
                {"what": "out", "by": slot >> 1, "character": name, "to": slot >> 1, "target": name, "text": words}
            )
    return found + [_waits(s, one) for one in in_order(s)]


def _waits(s: State, waiting: Waiting) -> Json:
    what, slot, _, source, shooter = waiting
    by = slot >> 1
    found: Json = {
        "what": WHAT[what],
        "by": by,
        "character": PEOPLE[shooter],
        "source": source_name(source),
        "to": 1 - by if what == HIT or WHAT[what] == "discard" else by,
        "target": None,
    }
    args: Json = {"source": source_tag(source)}
    if what != HIT:
        return found | {"text": text(f"wait-duel-{WHAT[what]}", **args)}
    slot = aimed_at(s, waiting)
    if slot < 0:
        return found | {"text": text("wait-duel-lost", **args)}
    found |= {"to": slot >> 1, "target": PEOPLE[s.who[slot]]}
    return found | {"text": text("wait-duel-hit", char={"char": found["target"]}, **args)}


def _strike(g: Duel) -> Json | None:
    """Return the hit that is being answered, or that was dodged in this moment."""
    hit = next((step for step in reversed(g.stack) if isinstance(step, Hit | Dodged | Revealing)), None)
    if hit is None:
        return None
    if not isinstance(hit, Hit):
        hit = hit.hit
    s, target = g.state, hit.target
    if s.who[target] < 0:
        return None
    return {
        "by": hit.by,
        "shooter": PEOPLE[hit.shooter],
        "to": target >> 1,
        "place": target & 1,
        "character": PEOPLE[s.who[target]],
        "source": source_name(hit.source),
        "left": hit.left,
        "tex": second_of(g, hit) >= 0,
        "any": bool(hit.flags & ANY),
        "tried": [source_name(source) for source in sorted(hit.tried)],
    }


# --- seats


def _seat(g: Duel, p: int, you: int | None, lit: int) -> Json:
    s = g.state
    mine, over, setup = p == you, bool(s.side), s.phase == "setup"
    front = s.front[p]
    people = [None, None] if setup else [_person(g, p * 2 + place, lit) for place in (0, 1)]
    offered = [PEOPLE[s.who[p * 2 + place]] for place in (0, 1)] if setup and mine else None
    in_play = not setup and s.who[front] >= 0
    return {
        "seat": p,
        "role": s.roles[p],
        "role_public": True,
        "alive": not over or p in s.winners,
        "target": None,
        "character": PEOPLE[s.who[front]] if in_play else None,
        "life": s.lives[front] if in_play else 0,
        "max_life": s.most[front] if in_play else 0,
        "people": people,
        "hand": [
            card if mine or over or (s.open_ if you is None else s.seen) >> card & 1 else None for card in s.hands[p]
        ],
        "backs": [SIDES[BACK[card]] for card in s.hands[p]],
        "hand_limit": hand_limit(g, p) if in_play else None,
        "deck": len(s.decks[p]),
        "reserve": len(s.reserve[p]),
        "reserve_names": sorted(PEOPLE[who] for who in s.reserve[p]) if mine or over else None,
        "offered": offered,
        "chosen_front": PEOPLE[s.who[s.chosen[p]]] if setup and mine and s.chosen[p] >= 0 else None,
        "out": [PEOPLE[who] for who in s.out[p]],
    }


def _person(g: Duel, slot: int, lit: int) -> Json | None:
    s = g.state
    who = s.who[slot]
    if who < 0:
        return None
    seat = slot >> 1
    front = s.front[seat] == slot
    anywhere = always(g, who)
    away = _off(s, slot, front, lit)
    off = "out" if s.lives[slot] <= 0 else None if anywhere else away
    return {
        "place": slot & 1,
        "character": PEOPLE[who],
        "life": s.lives[slot],
        "max_life": s.most[slot],
        "front": front,
        "rear": not front or s.lone(seat),
        "always": anywhere,
        "active": off is None,
        "off": off,
        "table": [_lying(card, away) for card in s.tables[slot]],
    }


def _off(s: State, slot: int, front: bool, lit: int) -> str | None:
    """Return why sources in the slot are inactive: they are at the rear, or their partner is the target."""
    if slot == lit:
        return None
    if not front:
        return "rear"
    return "other" if lit >= 0 and lit >> 1 == slot >> 1 else None


def _lying(card: int, away: str | None) -> Json:
    off = None if ALWAYS[KIND[card]] else away
    return {"card": card, "kind": NAMES[KIND[card]], "active": off is None, "off": off}
