"""Log texts for the train."""

from __future__ import annotations

from boomtown.card.seen.narrate import Event, tells
from boomtown.card.text import Text, kind, named_thing, seat, text


@tells("train")
def train(e: Event, shown: bool) -> Text:
    n, left = e["count"], e["left"]
    if "to" not in e:
        return text("log-train" if left else "log-train-end", n=n)
    return text("log-train-by" if left else "log-train-by-end", who=seat(e["to"]), n=n)


@tells("locomotive")
def locomotive(e: Event, shown: bool) -> Text:
    return text("log-locomotive", card={"card": e["card"]}, cards={"cards": e["cards"]})


@tells("end_of_line")
def end_of_line(e: Event, shown: bool) -> Text:
    return text("log-end-of-line", card={"card": e["card"]})


@tells("new_train")
def new_train(e: Event, shown: bool) -> Text:
    return text("log-new-train", card={"card": e["card"]})


@tells("board")
def board(e: Event, shown: bool) -> Text:
    args = {"who": seat(e["who"]), "card": {"card": e["card"]}}
    if isinstance(e.get("of"), int):
        return text("log-board", **args, of={"card": e["of"]})
    return text("log-board-free", **args)


@tells("attach")
def attach(e: Event, shown: bool) -> Text:
    return text("log-attach", card={"card": e["card"]})


@tells("lounge")
def lounge(e: Event, shown: bool) -> Text:
    return text("log-lounge", who=seat(e["who"]), cards={"cards": e["cards"]})


@tells("unpack")
def unpack(e: Event, shown: bool) -> Text:
    args = {"who": seat(e["who"]), "card": {"card": e["card"]}, "as": kind(e["as"])}
    return text("log-unpack-on", **args, to=seat(e["to"])) if "to" in e else text("log-unpack", **args)


@tells("copy")
def copy(e: Event, shown: bool) -> Text:
    return text("log-copy", who=seat(e["who"]), source=named_thing(e["cause"]), **{"as": kind(e["as"])})


@tells("switch")
def switch(e: Event, shown: bool) -> Text:
    return text("log-switch", who=seat(e["who"]), to=seat(e["to"]), card={"card": e["card"]}, of={"card": e["of"]})


@tells("divert")
def divert(e: Event, shown: bool) -> Text:
    return text("log-divert", who=seat(e["who"]), to=seat(e["to"]))


@tells("exempt")
def exempt(e: Event, shown: bool) -> Text:
    return text("log-exempt", who=seat(e["who"]), to=seat(e["to"]), source=named_thing(e["cause"]))
