"""Log texts for the events of this set."""

from __future__ import annotations

from boomtown.card.seen.narrate import Event, tells, who
from boomtown.card.text import Text, named_thing, seat, text


@tells("flip")
def _flip(e: Event, shown: bool) -> Text:
    key = "log-flip-good" if e["good"] else "log-flip-bad"
    return text(key, card={"card": e["card"]}, source=named_thing(e["cause"]))


@tells("roles")
def _roles(e: Event, shown: bool) -> Text:
    key = "log-roles-one" if len(e["seats"]) == 1 else "log-roles"
    return text(key, source=named_thing(e["cause"]), who=seat(e["seats"][0]), n=len(e["seats"]))


@tells("seats")
def _seats(e: Event, shown: bool) -> Text:
    return text("log-seats", **who(e, to=seat(e["to"])))


@tells("skip")
def _skip(e: Event, shown: bool) -> Text:
    return text("log-skip", **who(e))


@tells("order")
def _order(e: Event, shown: bool) -> Text:
    key, args = "log-order", who(e, to=seat(e["to"]), card={"kind": e["kind"]})
    if e["at"] >= 0:
        key, args["at"] = "log-order-at", seat(e["at"])
        if e["also"] >= 0:
            key, args["also"] = "log-order-both", seat(e["also"])
        if e.get("of") == "hand":
            key = "log-order-hand"
        elif isinstance(e.get("of"), int):
            key, args["of"] = "log-order-card", {"card": e["of"]}
    return text(key, **args)


@tells("hand")
def _hand(e: Event, shown: bool) -> Text:
    if not e["count"]:
        return text("log-hand-empty", **who(e))
    return text("log-hand", **who(e, n=e["count"], cards={"cards": e["cards"]}))


@tells("survive")
def _survive(e: Event, shown: bool) -> Text:
    return text("log-survive", **who(e, source=named_thing(e["cause"])))


@tells("goal")
def _goal(e: Event, shown: bool) -> Text:
    return text(f"log-goal-{e['goal']}")


@tells("talk")
def _talk(e: Event, shown: bool) -> Text:
    return text("log-talk", **who(e))
