"""Events as people read them: the text that tells each (docs/interface-dice.md, Events). Nothing in them is hidden."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from boomtown.kernel.text import Text, seat, text

Event = dict[str, Any]
Tell = Callable[[Event], Text]


def seen(event: Event) -> Event:
    """The event with its text, without what says nothing."""
    told = {k: v for k, v in event.items() if v != -1 or k not in ("to", "by")}
    told["text"] = TELL[event["t"]](told)
    return told


def _who(e: Event, *seats: str, **args: Any) -> dict[str, Any]:
    return {"who": seat(e["who"]), **{name: seat(e[name]) for name in seats}, **args}


def _plain(key: str, *seats: str) -> Tell:
    return lambda e: text(key, **_who(e, *seats))


def _face(e: Event) -> dict[str, str]:
    return {"face": e["face"]}


def _throw(e: Event) -> Text:
    key = "log-throw" if e["roll"] == 1 else "log-throw-again"
    return text(key, **_who(e, n=e["count"], faces={"faces": [e["faces"][i] for i in e["dice"]]}))


def _quiver(e: Event) -> Text:
    if e.get("all"):
        return text("log-quiver-all")
    return text("log-quiver-chief", **_who(e)) if e.get("chief") else text("log-quiver", **_who(e, n=e["count"]))


def _double(key: str) -> Tell:
    return lambda e: text(key + "-double" if e["count"] == 2 else key, **_who(e, "to", face=_face(e)))


def _use(e: Event) -> Text:
    source = {"char": e["cause"]}
    if "to" not in e or e["to"] == e["who"]:
        return text("log-use", **_who(e, source=source))
    return text("log-use-on", **_who(e, "to", source=source))


def _out(e: Event) -> Text:
    role = {"role": e["role"]}
    if e["special"]:
        return text("log-out-special", **_who(e, role=role, special={"role": e["special"]}))
    return text("log-out", **_who(e, role=role))


def _saved(e: Event) -> Text:
    if e["to"] == e["who"]:
        return text("log-saved-self", **_who(e, n=e["life"]))
    return text("log-saved", **_who(e, "to", n=e["life"]))


def _ghost(e: Event) -> Text:
    return (
        text("log-ghost-renegade", **_who(e, role={"role": e["team"]})) if e["team"] else text("log-ghost", **_who(e))
    )


def _end(e: Event) -> Text:
    key = f"log-end-{e['side']}"
    return text(key, **_who(e, role={"role": e["role"]})) if "who" in e else text(key)


TELL: dict[str, Tell] = {
    "start": lambda e: text("log-start-deputy" if e["cause"] == "deputy" else "log-start", **_who(e)),
    "turn": _plain("log-turn"),
    "extra": _plain("log-extra"),
    "undo": _plain("log-undo"),
    "saloon": lambda e: text("log-saloon", **_who(e, die={"die": e["die"]})),
    "throw": _throw,
    "keep": lambda e: text("log-keep", **_who(e, faces={"faces": e["faces"]})),
    "arrow": lambda e: text("log-arrow-chief" if e["chief"] else "log-arrow", **_who(e, n=e["count"])),
    "attack": _plain("log-attack"),
    "quiver": _quiver,
    "arrowgift": _plain("log-arrowgift", "to"),
    "chief": _plain("log-chief", "from"),
    "dynamite": lambda e: text("log-dynamite", **_who(e, n=e["count"])),
    "aim": _double("log-aim"),
    "beer": lambda e: text("log-beer-self", **_who(e)) if e["to"] == e["who"] else text("log-beer", **_who(e, "to")),
    "gatling": _plain("log-gatling"),
    "lose": lambda e: text("log-lose", **_who(e, n=e["count"], life=e["life"], before=e["life"] + e["count"])),
    "heal": lambda e: text("log-heal", **_who(e, n=e["count"], life=e["life"], before=e["life"] - e["count"])),
    "out": _out,
    "use": _use,
    "role": lambda e: text("log-role", **_who(e, role={"role": e["special"]})),
    "judged": _plain("log-judged", "to"),
    "turned": lambda e: text("log-turned", **_who(e, face={"face": e["from"]}, **{"as": _face(e)})),
    "again": _plain("log-again", "to"),
    "spoiled": _plain("log-spoiled", "to"),
    "saved": _saved,
    "sheriff": _plain("log-sheriff", "to"),
    "less": lambda e: text("log-less", **_who(e, n=e["count"], life=e["life"])),
    "arrowswap": _plain("log-arrowswap", "to", "from"),
    "ghost": _ghost,
    "token": _double("log-token"),
    "end": _end,
}
