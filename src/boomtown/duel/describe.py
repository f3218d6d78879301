"""The pending decision described for people and for programs (type Decision of docs/interface.md)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from boomtown.duel import whynot
from boomtown.duel.cards import BACK, BARREL, KIND, NAMES, RELOADS, SIDES
from boomtown.duel.cast import BUFFALO_BELL, PEARL_HAT, PEOPLE, SID_CURRY
from boomtown.duel.codes import (
    AS_COLT,
    AS_MISSED,
    BACK_HOW,
    MARKER,
    RELOAD,
    aimed_card,
    card_of,
    how_of,
    seat_of,
    slot_of,
    target_of,
    verb_of,
)
from boomtown.duel.decks import lies_at
from boomtown.duel.elimination import ASK_LOOT
from boomtown.duel.hits import ASK_HIT
from boomtown.duel.losses import ASK_INSTEAD
from boomtown.duel.offers import repeatable
from boomtown.duel.step import Prompt, source_tag
from boomtown.duel.turn import ASK_ACT
from boomtown.kernel.frame import END, PASS, Ask
from boomtown.kernel.prompt import asked
from boomtown.kernel.text import seat, text

if TYPE_CHECKING:
    from boomtown.duel.game import Duel

Json = dict[str, Any]
BARREL_CHANCE = (2, 8)  # how many of eight cards show a barrel
HARMS = {"Beer": "helps", "Strong Beer": "neutral", "Wagon": "helps", "General Store": "helps", "Canteen": "neutral"}


def decision(g: Duel, ask: Ask) -> Json:
    """The question, its options in the engine's order, and why not for everything else."""
    prompt = g.prompt
    return asked(g.moves, ask.who, ask.question, prompt) | {
        "options": [option(g, ask, prompt, code) for code in ask.options],
        "whynot": whynot.why_not(g, ask.who),
    }


def option(g: Duel, ask: Ask, prompt: Prompt, code: int) -> Json:
    if code == PASS:
        return _passing(ask, prompt)
    if code == END:
        return {"code": code, "verb": "end", "nature": "neutral", "text": text("opt-duel-end")}
    verb = verb_of(code)
    found: Json = {"code": code, "verb": verb, "nature": "neutral"}
    if (card := card_of(code)) >= 0:
        found["card"] = card
    if (of := aimed_card(code)) >= 0:
        found["of"] = of
    if (to := seat_of(code)) >= 0 and ask.question is not ASK_INSTEAD:
        found["to"] = to
    if (slot := slot_of(code)) >= 0 and ask.question is not ASK_INSTEAD:
        found |= {"place": slot & 1, "character": PEOPLE[g.state.who[slot]]}
    if 4 < target_of(code) < 7:
        found["hand"] = True
    return found | _DESCRIBE[verb](g, ask, prompt, code)


def _passing(ask: Ask, prompt: Prompt) -> Json:
    args = {name: prompt.args[name] for name in ("source", "char") if name in prompt.args}
    found: Json = {"code": PASS, "verb": "pass", "nature": "neutral", "text": text(f"opt-pass-{ask.why}", **args)}
    return found | ({"life": -prompt.stake} if prompt.stake else {})


def _char(g: Duel, slot: int) -> Json:
    return {"char": PEOPLE[g.state.who[slot]]}


def _aim(g: Duel, key: str, code: int, **args: Any) -> Json:
    """The text for what is aimed at: a character, a hand, a card in play, a side, or nothing."""
    slot, of = slot_of(code), aimed_card(code)
    if of >= 0:
        return text(f"{key}-card", of={"card": of}, char=_char(g, lies_at(g, of)), **args)
    if slot >= 0:
        return text(f"{key}-at", char=_char(g, slot), **args)
    if target_of(code) == RELOAD:
        return text(f"{key}-reload", **args)
    if (to := seat_of(code)) >= 0:
        return text(f"{key}-hand" if target_of(code) < 7 else f"{key}-side", to=seat(to), **args)
    return text(key, **args)


def _play(g: Duel, ask: Ask, prompt: Prompt, code: int) -> Json:
    card = card_of(code)
    told: Json = {"card": {"card": card}}
    if ask.question is ASK_HIT:
        if how_of(code):
            words = text("opt-duel-answer-as", **told, **{"as": {"kind": "Missed!"}})
            return {"as": "Missed!", "nature": "protects", "text": words}
        return {"nature": "protects", "text": text("opt-duel-answer", **told)}
    kind = NAMES[KIND[card]]
    if code & AS_COLT and not code & AS_MISSED:
        words = text("opt-duel-play-as-at", **told, **{"as": {"kind": "Colt"}}, char=_char(g, slot_of(code)))
        return {"as": "Colt", "nature": "harms", "text": words}
    if _is_equipment(card):
        return {"text": text("opt-duel-lay", **told, char=_char(g, slot_of(code)))}
    return {"nature": HARMS.get(kind, "harms"), "text": _aim(g, "opt-duel-play", code, **told)}


def _is_equipment(card: int) -> bool:
    from boomtown.duel.cards import BLUE

    return BLUE[KIND[card]]


def _use(g: Duel, ask: Ask, prompt: Prompt, code: int) -> Json:
    card, who = card_of(code), how_of(code) - 1
    if code == MARKER:
        slot = g.state.front[ask.who] ^ 1
        return {
            "source": "marker",
            "character": PEOPLE[g.state.who[slot]],
            "place": slot & 1,
            "to": ask.who,
            "text": text("opt-duel-marker", char=_char(g, slot)),
        }
    if who < 0:
        kind = NAMES[KIND[card]]
        if KIND[card] == BARREL:
            return {
                "source": kind,
                "nature": "protects",
                "chance": list(BARREL_CHANCE),
                "text": _reveal({"kind": kind}),
            }
        return {"source": kind, "nature": "protects", "text": text("opt-duel-use", source={"kind": kind})}
    name = PEOPLE[who]
    source = {"char": name}
    if ask.question is ASK_INSTEAD:
        n = target_of(code)
        words = text("opt-duel-choose-points", n=n, char=source)
        return {"source": name, "n": n, "nature": "protects", "life": -n, "text": words}
    if who == SID_CURRY:
        return {"source": name, "nature": "protects", "chance": list(BARREL_CHANCE), "text": _reveal(source)}
    if ask.question is ASK_LOOT:
        if card >= 0:
            return {"source": name, "text": text("opt-duel-use-card", source=source, of={"card": card})}
        return {"source": name, "text": text("opt-duel-use-hand", source=source, to=seat(seat_of(code)))}
    if who == PEARL_HAT:
        kind = NAMES[repeatable(g.state)]
        words = _aim(g, "opt-duel-repeat", code, source=source, kind={"kind": kind})
        found: Json = {"source": name, "as": kind, "cost": 1, "text": words}
        return found | ({"as": "reload"} if target_of(code) == RELOAD else {})
    if card >= 0:
        return {"source": name, "text": text("opt-duel-use-card", source=source, of={"card": card})}
    return {"source": name, "text": text("opt-duel-use", source=source)}


def _reveal(source: Json) -> Json:
    return text("opt-duel-reveal", source=source)


def _choose(g: Duel, ask: Ask, prompt: Prompt, code: int) -> Json:
    card, slot = card_of(code), slot_of(code)
    if how_of(code) >= BACK_HOW:
        side = SIDES[how_of(code) - BACK_HOW]
        return {"back": side, "text": text("opt-duel-choose-back", side=side)}
    if card >= 0:
        return {"text": text("opt-duel-choose-card", card={"card": card})}
    if slot >= 0:
        return {"text": text("opt-duel-choose-char", char=_char(g, slot))}
    return {"text": text("opt-duel-choose-side", to=seat(seat_of(code)))}


def _discard(g: Duel, ask: Ask, prompt: Prompt, code: int) -> Json:
    card = {"card": card_of(code)}
    if ask.question is ASK_ACT:
        return {"reload": True, "text": text("opt-duel-reload", card=card)}
    return {"text": text("opt-duel-discard", card=card)}


def _draw(g: Duel, ask: Ask, prompt: Prompt, code: int) -> Json:
    return {"nature": "helps", "text": text("opt-duel-draw")}


_DESCRIBE = {"play": _play, "use": _use, "choose": _choose, "discard": _discard, "draw": _draw}
__all__ = ["BACK", "BUFFALO_BELL", "RELOADS", "decision", "option", "source_tag"]
