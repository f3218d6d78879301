"""The pending decision described for people and for programs (type Decision of docs/interface.md)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from boomtown.card import codes
from boomtown.card.cards import CHARACTERS, KIND, KINDS, NAMES
from boomtown.card.codes import card_of, name_of, of_of, seat_of, verb_of
from boomtown.card.hooks import NO_LIMIT
from boomtown.card.text import named_thing, seat, text
from boomtown.card.turn import hand_limit
from boomtown.kernel.frame import END, PASS, Ask

if TYPE_CHECKING:
    from boomtown.card.game import Bang

Json = dict[str, Any]


def decision(g: Bang, ask: Ask) -> Json:
    """The question, its options in the engine's order, and why not for everything else."""
    args, about = _question(g, ask)
    return {
        "move": g.moves,
        "who": ask.who,
        "why": ask.why,
        "title": text(f"ask-{ask.why}", who=seat(ask.who), **args),
        "detail": text(f"ask-{ask.why}-detail", who=seat(ask.who), **args),
        "by": about.get("by"),
        "source": about.get("source"),
        "card": about.get("card"),
        "nature": "harms" if ask.why in _HARM else "neutral",
        "stake": about.get("stake", 0),
        "options": [option(g, ask, code) for code in ask.options],
        "whynot": g.why_not(ask.who),
    }


_HARM = ("shot", "indians", "duel", "rescue")


def _question(g: Bang, ask: Ask) -> tuple[Json, Json]:
    """Variables of the prompt, and what else a Decision says of the question."""
    s, step = g.state, g.stack[-1]
    by, source, card = getattr(step, "src", None), getattr(step, "cause", None), getattr(step, "card", None)
    why = ask.why
    if why == "play":
        weapon = next((KIND[c] for c in s.tables[ask.who] if KINDS[KIND[c]].weapon_range is not None), "Colt .45")
        limit = s.live.limit[ask.who]
        left = NO_LIMIT if limit >= NO_LIMIT else max(0, limit - s.bangs)
        return {"reach": s.live.ranges[ask.who], "weapon": {"kind": weapon}, "bangs_left": left}, {}
    if why in ("shot", "indians"):
        args = {"by": seat(by), "source": {"kind": source}} if by is not None else {}
        if why == "shot":
            args["need"] = getattr(step, "need")  # noqa: B009
        return args, {"by": by, "source": source, "card": card, "stake": 1}
    if why == "duel":
        rival = getattr(step, "rival")  # noqa: B009
        return {"by": seat(rival), "source": {"kind": "Duel"}}, {
            "by": rival,
            "source": "Duel",
            "card": card,
            "stake": 1,
        }
    if why == "rescue":
        return {"need": 1 - s.life[ask.who]}, {"by": by, "source": source}
    if why == "store":
        by = getattr(step, "by")  # noqa: B009
        return {"by": seat(by), "source": {"kind": "General Store"}}, {"by": by, "source": "General Store"}
    if why == "keep":
        return {"left": 2 - len(getattr(step, "kept"))}, {"source": "Kit Carlson"}  # noqa: B009
    if why == "give":
        to = getattr(step, "to")  # noqa: B009
        return {"to": seat(to[0]), "left": len(to)}, {"source": "Claus the Saint"}
    if why == "check":
        return {"source": named_thing(str(source))}, {"source": source}
    if why == "ability":
        name = getattr(step, "source")  # noqa: B009
        return {"source": named_thing(name)}, {"source": name}
    if why == "pay":
        return {"source": {"char": "Sid Ketchum"}, "left": 1 + (getattr(step, "first") < 0)}, {"source": "Sid Ketchum"}  # noqa: B009
    if why == "discard":
        limit = hand_limit(g, ask.who)
        return {"left": len(s.hands[ask.who]) - limit, "limit": limit}, {}
    return {}, {}


def option(g: Bang, ask: Ask, code: int) -> Json:
    """One option: its parts for programs, its text for people."""
    if code == PASS:
        return {
            "code": code,
            "verb": "pass",
            "text": text(f"opt-pass-{ask.why}"),
            "nature": "neutral",
            **_price_of_passing(ask),
        }
    if code == END:
        return {"code": code, "verb": "end", "text": text("opt-end"), "nature": "neutral"}
    verb, card, to, of, name = verb_of(code), card_of(code), seat_of(code), of_of(code), name_of(code)
    told: Json = {"code": code, "verb": codes.VERBS[verb]}
    if card >= 0:
        told["on" if verb == codes.USE else "card"] = card
    if to >= 0:
        told["to"] = to
    if of >= -1:
        told["of"] = "hand" if of == -1 else of
    return told | _DESCRIBE[verb](ask, card, to, of, name)


def _price_of_passing(ask: Ask) -> Json:
    return {"life": -1, "nature": "harms"} if ask.why in ("shot", "indians", "duel") else {}


def _play(ask: Ask, card: int, to: int, of: int, name: int) -> Json:
    key, args = "opt-play", {"card": {"card": card}}
    told: Json = {}
    kind = KINDS[KIND[card] if name < 0 else NAMES[name]]
    if to >= 0:
        key, args["to"] = "opt-play-on", seat(to)
    if of == -1:
        key = "opt-play-hand"
    elif of >= 0:
        key, args["of"] = "opt-play-card", {"card": of}
    if name >= 0:
        key, args["as"], told["as"] = key + "-as", {"kind": NAMES[name]}, NAMES[name]
    return {
        **told,
        "text": text(key, **args),
        "nature": "neutral" if kind.nature == "harms" and to == ask.who else kind.nature,
    }


def _use(ask: Ask, card: int, to: int, of: int, name: int) -> Json:
    source = NAMES[name] if card < 0 else KIND[card]
    told: Json = {"source": source, "nature": "helps", "text": text("opt-use", source=named_thing(source))}
    if ask.why == "shot" and source != "Sid Ketchum":
        told |= {"chance": [1, 4], "nature": "protects", "text": text("opt-use-barrel", source=named_thing(source))}
    return told


def _choose(ask: Ask, card: int, to: int, of: int, name: int) -> Json:
    if card >= 0:
        return {"text": text("opt-choose-card", card={"card": card}), "nature": "neutral"}
    assert NAMES[name] in CHARACTERS
    return {
        "character": NAMES[name],
        "text": text("opt-choose-character", char={"char": NAMES[name]}),
        "nature": "neutral",
    }


def _discard(ask: Ask, card: int, to: int, of: int, name: int) -> Json:
    nature = "protects" if ask.why in ("duel", "indians") else "neutral"
    return {"text": text("opt-discard", card={"card": card}), "nature": nature}


def _draw(ask: Ask, card: int, to: int, of: int, name: int) -> Json:
    if to >= 0:
        return {"from": "hand", "text": text("opt-draw-hand", to=seat(to)), "nature": "harms"}
    if card >= 0:
        return {"from": "discard", "text": text("opt-draw-discard", card={"card": card}), "nature": "neutral"}
    return {"from": "deck", "text": text("opt-draw-deck"), "nature": "neutral"}


_DESCRIBE = (_play, _use, _choose, _discard, _draw)
