"""Texts of events (docs/interface/duel.md, Events)."""

from __future__ import annotations

from typing import Any

from boomtown.duel.cards import NAMES, NUMBER
from boomtown.duel.character_table import PEOPLE, WHO
from boomtown.kernel.text import Event, Tell, Text, telling, text, who_of

OPTIONAL = ("to", "by", "of", "place", "character", "from")  # left out if empty


def seen(event: Event, you: int | None) -> Event:
    """Return the event with its text, as `you` may see it, without empty values."""
    narrated = {k: v for k, v in event.items() if k != "eyes" and not (v == -1 and k in OPTIONAL)}
    eyes = event.get("eyes")
    if eyes is not None and you not in eyes:
        for hidden in ("card", "cards"):
            if hidden in narrated:
                narrated[hidden] = None
    for name in ("character", "of"):
        if name in narrated and (name == "character" or event["t"] == "instead"):
            narrated[name] = PEOPLE[narrated[name]]
    if "kind" in narrated:
        narrated["kind"] = NAMES[narrated["kind"]] if narrated["kind"] >= 0 else None
    narrated["text"] = TELL[event["t"]](narrated)
    return narrated


def _char(e: Event) -> dict[str, str]:
    return {"char": e["character"]}


def _source(e: Event) -> dict[str, str]:
    name = e["cause"]
    return {"char": name} if name in WHO else {"kind": name}


def _draw(e: Event) -> Text:
    if e["cause"] == "out":
        return text("log-duel-draw-out", **who_of(e, n=e["count"]))
    if e["cards"] is not None:
        return text("log-draw-seen", **who_of(e, n=e["count"], cards={"cards": e["cards"]}))
    if e["cause"] not in WHO and e["cause"] not in NUMBER:
        return text("log-draw", **who_of(e, n=e["count"]))
    key = "log-duel-draw-other" if e["deck"] == "other" else "log-draw-ability"
    return text(key, **who_of(e, n=e["count"], source=_source(e)))


def _play(e: Event) -> Text:
    args: dict[str, Any] = {"card": {"card": e["card"]}}
    key, end = "log-duel-play", ""
    if "as" in e:
        end, args["as"] = "-as", {"kind": e["as"]}
    if "of" in e:
        return text(f"{key}-card", **who_of(e, of={"card": e["of"]}, **args))
    if "character" in e:
        return text(f"{key}-at{end}", **who_of(e, char=_char(e), **args))
    if "to" in e:
        if e["zone"] == "hand":
            return text(f"{key}-hand", **who_of(e, "to", **args))
        if e["to"] == e["who"]:
            return text(f"{key}-side-own", **who_of(e, **args))
        return text(f"{key}-side", **who_of(e, "to", **args))
    return text(key, **who_of(e, **args))


def _swap(e: Event) -> Text:
    if e["cause"] == "marker":
        return text("log-duel-swap", **who_of(e, char=_char(e)))
    return text("log-duel-swap-by", **who_of(e, "by", char=_char(e), source=_source(e)))


def _use(e: Event) -> Text:
    if e.get("kind"):
        return text("log-duel-repeat", **who_of(e, source=_source(e), kind={"kind": e["kind"]}))
    source = _source(e)
    return text("log-use-ability" if "char" in source else "log-use", **who_of(e, source=source))


def _reveal(e: Event) -> Text:
    if e["card"] < 0:
        return text("log-duel-reveal-none", **who_of(e, source=_source(e)))
    key = "log-duel-reveal-good" if e["good"] else "log-duel-reveal-bad"
    return text(key, **who_of(e, source=_source(e), card={"card": e["card"]}, symbol=e["symbol"]))


def _discard(e: Event) -> Text:
    cards = {"cards": e["cards"]}
    if e["cause"] == "replaced":
        return text("log-duel-replaced", **who_of(e, card={"card": e["cards"][0]}))
    if e.get("by", e["who"]) != e["who"]:
        return text("log-duel-discard-by", **who_of(e, "by", cards=cards, source=_source(e)))
    return text("log-discard", **who_of(e, n=len(e["cards"]), cards=cards))


def _take(e: Event) -> Text:
    if e["zone"] == "row":
        return text("log-take-row", **who_of(e, card={"card": e["card"]}))
    if e["zone"] == "table" and e["from"] == e["who"]:
        return text("log-take-own", **who_of(e, card={"card": e["card"]}))
    if e["zone"] == "table":
        return text("log-take-table", **who_of(e, "from", card={"card": e["card"]}))
    if e["card"] is None:
        return text("log-take-hand", **who_of(e, "from"))
    return text("log-take-hand-seen", **who_of(e, "from", card={"card": e["card"]}))


def _answer(e: Event) -> Text:
    card = {"card": e["card"]}
    if e["as"]:
        return text("log-answer-as", **who_of(e, card=card, **{"as": {"kind": e["as"]}}))
    return text("log-answer", **who_of(e, card=card))


def _lose(e: Event) -> Text:
    args = who_of(e, char=_char(e), n=e["count"], life=e["life"], before=e["life"] + e["count"])
    return text("log-duel-lose", **args, source=_source(e))


def _heal(e: Event) -> Text:
    before = e["life"] - e["count"]
    return text("log-duel-heal", **who_of(e, char=_char(e), n=e["count"], life=e["life"], before=before))


def _card(key: str, *seats: str) -> Tell:
    return lambda e: text(key, **who_of(e, *seats, card={"card": e["card"]}))


def _character(key: str) -> Tell:
    return lambda e: text(key, **who_of(e, char=_char(e)))


TELL: dict[str, Tell] = {
    "start": telling("log-duel-start"),
    "front": _character("log-duel-front"),
    "rear": _character("log-duel-rear"),
    "turn": telling("log-turn"),
    "undo": telling("log-undo"),
    "draw": _draw,
    "show": _card("log-show"),
    "play": _play,
    "lay": lambda e: text("log-duel-lay", **who_of(e, card={"card": e["card"]}, char=_char(e))),
    "reload": _card("log-duel-reload"),
    "swap": _swap,
    "use": _use,
    "aimed": lambda e: text("log-duel-aimed", char=_char(e), source=_source(e)),
    "lost": lambda e: text("log-duel-lost", source=_source(e)),
    "waits": lambda e: text("log-duel-waits", source=_source(e)),
    "answer": _answer,
    "reveal": _reveal,
    "stopped": lambda e: text("log-duel-stopped", char=_char(e)),
    "discard": _discard,
    "take": _take,
    "row": lambda e: text("log-row", **who_of(e, cards={"cards": e["cards"]})),
    "passes": lambda e: text("log-duel-passes", card={"card": e["card"]}, char=_char(e)),
    "lose": _lose,
    "instead": lambda e: text("log-duel-instead", char=_char(e), n=e["count"], of={"char": e["of"]}),
    "heal": _heal,
    "out": _character("log-duel-out"),
    "enter": lambda e: text(
        "log-duel-enter-front" if e["front"] else "log-duel-enter-rear", **who_of(e, char=_char(e))
    ),
    "lone": _character("log-duel-lone"),
    "shuffle": lambda e: text("log-duel-common" if e["first"] else "log-duel-common-again", n=e["count"]),
    "end": lambda e: text(f"log-end-{e['side']}"),
}
