"""Log texts for the events of this set."""

from __future__ import annotations

from boomtown.card.seen.narrate import Event, tells, who
from boomtown.card.text import Text, seat, text


@tells("load")
def _load(e: Event, shown: bool) -> Text:
    args = who(e, n=e["count"], total=e["total"])
    return text("log-load-card", **args, card={"card": e["card"]}) if "card" in e else text("log-load", **args)


@tells("unload")
def _unload(e: Event, shown: bool) -> Text:
    args = who(e, n=e["count"], total=e["total"])
    key = "log-unload"
    if "card" in e:
        key, args["card"] = "log-unload-card", {"card": e["card"]}
    if "by" in e and e["by"] != e["who"]:
        key, args["by"] = key + "-by", seat(e["by"])
    return text(key, **args)


@tells("emptied")
def _emptied(e: Event, shown: bool) -> Text:
    return text("log-emptied", **who(e, card={"card": e["card"]}))


@tells("explode")
def _explode(e: Event, shown: bool) -> Text:
    return text("log-explode", **who(e, card={"card": e["card"]}))


@tells("also")
def _also(e: Event, shown: bool) -> Text:
    return text("log-also", **who(e, to=seat(e["to"]), card={"card": e["card"]}))


@tells("back_in_hand")
def _back_in_hand(e: Event, shown: bool) -> Text:
    return text("log-back-in-hand", **who(e, card={"card": e["card"]}))


@tells("ignored")
def _ignored(e: Event, shown: bool) -> Text:
    return text("log-ignored", **who(e, by=seat(e["by"]), card={"card": e["card"]}))
