"""Knowledge of a seat. Everything a player receives passes through `view`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from boomtown.dice.codes import seat_of
from boomtown.dice.faces import DIE_NAMES, FACES
from boomtown.dice.moments import ROLE_AT, hidden, ready
from boomtown.dice.plan import plan
from boomtown.dice.results import HITS
from boomtown.dice.state import IN_PILE, NOT_HERE
from boomtown.dice.turn import loose, rolls
from boomtown.dice.victory import target

if TYPE_CHECKING:
    from boomtown.dice.game import Dice

Json = dict[str, Any]


def view(g: Dice, you: int | None) -> Json:
    """Return the table as `you` (None: a spectator) sees it; type DiceView of docs/interface/dice.md."""
    s, ask = g.state, g.ask
    moment = ask is not None and ask.moment
    aimed = {seat_of(o) for o in ask.options} if ask is not None and ask.why == "aim" else set()
    return {
        "game": g.name,
        "you": you,
        "move": g.moves,
        "phase": s.phase,
        "turn": s.turn,
        "turn_no": s.turn_no,
        "asked": ask.who if ask and not moment else None,
        "asked_why": ask.question.meanwhile if ask else None,
        "seating": list(range(s.n)),
        "seats": [_seat(g, p, you, p in aimed) for p in range(s.n)],
        "dice": _dice(g),
        "roll": s.roll,
        "rolls": rolls(g),
        "final": s.final,
        "plan": plan(g),
        "aims": _aims(g),
        "arrows": s.pile,
        "chief": None if s.chief == NOT_HERE else "pile" if s.chief == IN_PILE else s.chief,
        "moments": _moments(g),
        "can_undo": you is not None and g.can_undo(you),
        "result": g.result,
    }


def _aims(g: Dice) -> list[Json]:
    """Return the bull's eyes assigned before they hit."""
    s = g.state
    shown = s.aims if s.stage == HITS else ()
    return [{"face": FACES[face], "to": to, "power": power} for face, to, power in shown]


def _dice(g: Dice) -> list[Json]:
    s = g.state
    free = 0 if s.final else loose(g)
    return [
        {
            "die": DIE_NAMES[kind],
            "face": FACES[face] if face >= 0 else None,
            "thrown": bool(s.thrown >> i & 1),
            "locked": not free >> i & 1,
            "given": bool(s.given >> i & 1) and not s.thrown >> i & 1 and s.roll <= 1,
        }
        for i, (kind, face) in enumerate(zip(s.dice, s.faces, strict=True))
    ]


def _moments(g: Dice) -> list[str]:
    """Return the moments at which, by public knowledge, a player may still interrupt."""
    s = g.state
    if "special_roles" not in g.setup["sets"] or s.side:
        return []
    return [why for why, role in ROLE_AT.items() if hidden(s, role) or (_open(g, role) and ready(s, role) >= 0)]


def _open(g: Dice, role: str) -> bool:
    s = g.state
    return role in s.specials and s.shown[s.specials.index(role)]


def _seat(g: Dice, p: int, you: int | None, in_reach: bool) -> Json:
    s = g.state
    public = s.shown[p] or bool(s.side)
    known = public or p == you
    places = s.index.places
    hunted = target(s, p)
    return {
        "seat": p,
        "character": s.characters[p],
        "life": s.life[p],
        "max_life": s.max_life[p],
        "role": s.roles[p] if known else None,
        "special": (s.specials[p] or None) if known else None,
        "role_public": public,
        "spent": bool(s.specials[p]) and s.spent[p] if known else False,
        "alive": s.alive[p],
        "ghost": p == s.ghost,
        "team": s.ghost_team or None if p == s.ghost else None,
        "arrows": s.arrows[p],
        "chief": s.chief == p,
        "tokens": _tokens(g, p),
        "distance": (places[you][p] or None) if you is not None else None,
        "places": places[s.turn][p] or None,
        "in_reach": in_reach,
        "target": hunted if hunted >= 0 else None,
    }


def _tokens(g: Dice, p: int) -> list[str]:
    token = g.state.token
    if not token or token[0] != p:
        return []
    return [FACES[token[1]], *["x2"] * (token[2] == 2)]
