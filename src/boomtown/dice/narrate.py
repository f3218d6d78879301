"""Texts of events (docs/interface/dice.md, Events). Events of this game hide nothing."""

from __future__ import annotations

from boomtown.dice.moments import KIND
from boomtown.kernel.text import Event, Tell, Text, telling, text, who_of

CAUSES = ("indians", "dynamite", "bullet", "bullseye", "gatling")  # of losses, besides characters


def seen(event: Event) -> Event:
    """Return the event with its text, without fields that carry no information."""
    narrated = {k: v for k, v in event.items() if v != -1 or k not in ("to", "by")}
    narrated["text"] = TELL[event["t"]](narrated)
    return narrated


def _face(e: Event) -> dict[str, str]:
    return {"face": e["face"]}


def _throw(e: Event) -> Text:
    key = "log-throw" if e["roll"] == 1 else "log-throw-again"
    return text(key, **who_of(e, n=e["count"], faces={"faces": [e["faces"][i] for i in e["dice"]]}))


def _quiver(e: Event) -> Text:
    if e.get("all"):
        return text("log-quiver-all")
    return text("log-quiver-chief", **who_of(e)) if e.get("chief") else text("log-quiver", **who_of(e, n=e["count"]))


def _double(key: str) -> Tell:
    return lambda e: text(key + "-double" if e["count"] == 2 else key, **who_of(e, "to", face=_face(e)))


def _use(e: Event) -> Text:
    source = {"char": e["cause"]}
    if "to" not in e or e["to"] == e["who"]:
        return text("log-use-ability", **who_of(e, source=source))
    return text("log-use-on-ability", **who_of(e, "to", source=source))


def _lose(e: Event) -> Text:
    args = who_of(e, n=e["count"], life=e["life"], before=e["life"] + e["count"])
    if e["cause"] in CAUSES:
        return text("log-lose-dice", **args, cause=e["cause"])
    return text("log-lose", **args, source={"char": e["cause"]})


def _out(e: Event) -> Text:
    role = {"role": e["role"]}
    if e["special"]:
        return text("log-out-special", **who_of(e, role=role, special={"role": e["special"]}))
    return text("log-out", **who_of(e, role=role))


def _saved(e: Event) -> Text:
    if e["to"] == e["who"]:
        return text("log-saved-self", **who_of(e, n=e["life"]))
    return text("log-saved", **who_of(e, "to", n=e["life"]))


def _ghost(e: Event) -> Text:
    team = e["team"]
    return text("log-ghost-renegade", **who_of(e, role={"role": team})) if team else text("log-ghost", **who_of(e))


def _end(e: Event) -> Text:
    key = f"log-end-{e['side']}"
    if "who" in e:
        return text(key, **who_of(e, role={"role": e["role"]}))
    # there may be two renegades, and the sentence is then of one of them
    args = {"renegades": [KIND.get(r, r) for r in e["roles"]].count("renegade")} if e["side"] == "renegade" else {}
    return text(key, **args)


TELL: dict[str, Tell] = {
    "start": lambda e: text("log-start-deputy" if e["cause"] == "deputy" else "log-start", **who_of(e)),
    "turn": telling("log-turn"),
    "extra": telling("log-extra"),
    "undo": telling("log-undo"),
    "saloon": lambda e: text("log-saloon", **who_of(e, die={"die": e["die"]})),
    "throw": _throw,
    "keep": lambda e: text("log-keep", **who_of(e, faces={"faces": e["faces"]})),
    "arrow": lambda e: text("log-arrow-chief" if e["chief"] else "log-arrow", **who_of(e, n=e["count"])),
    "attack": telling("log-attack"),
    "quiver": _quiver,
    "arrowgift": telling("log-arrowgift", "to"),
    "chief": telling("log-chief", "from"),
    "dynamite": lambda e: text("log-dynamite", **who_of(e, n=e["count"])),
    "aim": _double("log-aim"),
    "beer": lambda e: (
        text("log-beer-self", **who_of(e)) if e["to"] == e["who"] else text("log-beer", **who_of(e, "to"))
    ),
    "gatling": telling("log-gatling"),
    "lose": _lose,
    "heal": lambda e: text("log-heal", **who_of(e, n=e["count"], life=e["life"], before=e["life"] - e["count"])),
    "out": _out,
    "use": _use,
    "role": lambda e: text("log-role", **who_of(e, role={"role": e["special"]})),
    "judged": telling("log-judged", "to"),
    "turned": lambda e: text("log-turned", **who_of(e, face={"face": e["from"]}, **{"as": _face(e)})),
    "again": telling("log-again", "to"),
    "spoiled": telling("log-spoiled", "to"),
    "saved": _saved,
    "sheriff": telling("log-sheriff", "to"),
    "less": lambda e: text("log-less", **who_of(e, n=e["count"], life=e["life"])),
    "arrowswap": telling("log-arrowswap", "to", "from"),
    "ghost": _ghost,
    "token": _double("log-token"),
    "end": _end,
}
