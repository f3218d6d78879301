"""Description of the pending decision for people and programs (type Decision of docs/interface.md)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from boomtown.dice.codes import (
    A_COWARD,
    A_LOUDMOUTH,
    ROLE,
    die_of,
    face_of,
    is_chief,
    kind_of,
    mask_of,
    seat_of,
    verb_of,
)
from boomtown.dice.faces import FACES
from boomtown.dice.step import Prompt
from boomtown.kernel.frame import PASS, Ask
from boomtown.kernel.prompt import asked
from boomtown.kernel.text import Text, seat, text

if TYPE_CHECKING:
    from boomtown.dice.game import Dice

Json = dict[str, Any]


def decision(g: Dice, ask: Ask) -> Json:
    """Return the question, its options in the engine's order, and the reasons against all other choices."""
    prompt = g.prompt
    return asked(g.moves, ask.who, ask.question, prompt) | {
        "options": [option(g, ask, prompt, code) for code in ask.options],
        "whynot": why_not(g, ask.who),
    }


def option(g: Dice, ask: Ask, prompt: Prompt, code: int) -> Json:
    if code == PASS:
        described = {"code": code, "verb": "pass", "text": text(f"opt-pass-{ask.why}"), "nature": "neutral"}
        return described | ({"life": -1} if ask.why == "spare" else {})
    verb, to = verb_of(code), seat_of(code)
    found: Json = {"code": code, "verb": verb, "nature": ask.question.nature}
    if to >= 0:
        found["to"] = to
    if is_chief(code):
        found["chief"] = True
    return found | _DESCRIBE[verb](g, ask, prompt, code)


def _roll(g: Dice, ask: Ask, prompt: Prompt, code: int) -> Json:
    mask = mask_of(code)
    dice = [i for i in range(len(g.state.dice)) if mask >> i & 1]
    return {"dice": dice, "text": text("opt-roll", n=len(dice))}


def _keep(g: Dice, ask: Ask, prompt: Prompt, code: int) -> Json:
    return {"text": text("opt-keep")}


def _use(g: Dice, ask: Ask, prompt: Prompt, code: int) -> Json:
    kind, to = kind_of(code), seat_of(code)
    if kind in (A_LOUDMOUTH, A_COWARD):
        die = "loudmouth" if kind == A_LOUDMOUTH else "coward"
        return {"die": die, "text": text("opt-use-die", die={"die": die})}
    if kind == ROLE:
        role = g.state.specials[ask.who]
        args: Json = {"role": {"role": role}}
        return {
            "special": role,
            "text": text("opt-save", **args, to=seat(to)) if to >= 0 else text("opt-use-role", **args),
        }
    return _ability(g, ask, prompt, code)


def _ability(g: Dice, ask: Ask, prompt: Prompt, code: int) -> Json:
    to = seat_of(code)
    if ask.why == "return":
        return {"text": text("opt-return", n=prompt.args["n"])}
    name = g.state.characters[ask.who]
    source = {"char": name}
    if ask.why == "aim":
        return {"source": name, "text": text("opt-aim-double", to=seat(to), source=source)}
    key = f"opt-{ask.why}-chief" if is_chief(code) else f"opt-{ask.why}"
    if to < 0:
        return {"source": name, "text": text(key)}
    price = {"life": -prompt.stake} if prompt.stake else {}
    return {"source": name, "text": text(key, to=seat(to)), **price}


def _choose(g: Dice, ask: Ask, prompt: Prompt, code: int) -> Json:
    to, face = seat_of(code), face_of(code)
    if ask.why == "arrow":
        return {"text": text("opt-choose-chief" if is_chief(code) else "opt-choose-arrow")}
    if ask.why == "doctor":
        at = die_of(code)
        was, now = {"face": FACES[g.state.faces[at]]}, {"face": FACES[face]}
        return {"at": at, "face": FACES[face], "text": text("opt-turn", face=was, **{"as": now})}
    if face >= 0:
        return {"face": FACES[face], "text": text("opt-choose-face", face={"face": FACES[face]})}
    key = {"aim": "opt-aim", "beer": "opt-beer"}.get(ask.why, "opt-choose-seat")
    return {"text": text(key, to=seat(to))}


_DESCRIBE = {"roll": _roll, "keep": _keep, "use": _use, "choose": _choose}


# --- why not


def why_not(g: Dice, who: int) -> list[Json]:
    """Return the reason for each die, seat and ability of `who` that cannot be used in the pending question."""
    ask = g.ask
    if ask is None or ask.who != who or ask.moment:
        return []
    return _WHY_NOT[ask.why](g, ask) if ask.why in _WHY_NOT else []


def _locked(g: Dice, ask: Ask) -> list[Json]:
    s = g.state
    free = 0
    for code in ask.options:
        free |= mask_of(code) if verb_of(code) == "roll" else 0
    return [{"at": i, "reason": text("why-dynamite")} for i in range(len(s.dice)) if not free >> i & 1]


def _elsewhere(g: Dice, ask: Ask) -> list[Json]:
    """Return the seats that the bull's eye does not reach."""
    s = g.state
    named = {seat_of(o) for o in ask.options}
    places = sorted({s.index.places[ask.who][p] for p in named})
    return [{"to": p, "reason": _too_far(g, ask.who, p, places)} for p in range(s.n) if p not in named]


def _too_far(g: Dice, me: int, p: int, places: list[int]) -> Text:
    s = g.state
    if p == me:
        return text("why-not-yourself")
    if not s.alive[p]:
        return text("why-out", to=seat(p))
    return text("why-places", to=seat(p), distance=s.index.places[me][p], low=places[0], high=places[-1])


def _not_chosen(g: Dice, ask: Ask) -> list[Json]:
    named = {seat_of(o) for o in ask.options if o != PASS}
    return [{"to": p, "reason": _reason(g, ask, p)} for p in range(g.state.n) if p not in named]


def _reason(g: Dice, ask: Ask, p: int) -> Text:
    if not g.state.alive[p]:
        return text("why-out", to=seat(p))
    if p == ask.who and ask.why in ("elena",):
        return text("why-not-yourself")
    return text("why-no-arrow", to=seat(p)) if ask.why in ("broken", "kit") else text("why-chosen-already", to=seat(p))


_WHY_NOT = {
    "roll": _locked,
    "aim": _elsewhere,
    **dict.fromkeys(("beer", "cure", "broken", "kit", "elena", "ugly", "ghost_to"), _not_chosen),
}
