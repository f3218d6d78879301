"""Log texts for nuggets and equipment."""

from __future__ import annotations

from boomtown.card.seen.narrate import Event, tells
from boomtown.card.sets.gold_rush.gold import OF_SET
from boomtown.card.text import Text, kind, named_thing, seat, text


@tells("gold")
def gold(e: Event, shown: bool) -> Text:
    args = {"who": seat(e["who"]), "n": e["count"]}
    if e["cause"] == OF_SET:
        return text("log-gold", **args)
    return text("log-gold-by", **args, source=named_thing(e["cause"]))


@tells("buy")
def buy(e: Event, shown: bool) -> Text:
    return text("log-buy", who=seat(e["who"]), card={"card": e["card"]}, n=e["count"])


@tells("offer")
def offer(e: Event, shown: bool) -> Text:
    return text("log-offer", card={"card": e["card"]})


@tells("found")
def found(e: Event, shown: bool) -> Text:
    return text("log-found", who=seat(e["who"]), card={"card": e["card"]})


@tells("force")
def force(e: Event, shown: bool) -> Text:
    return text("log-force", who=seat(e["who"]), to=seat(e["to"]), card={"card": e["card"]}, n=e["count"])


@tells("effect")
def effect(e: Event, shown: bool) -> Text:
    return text("log-effect", who=seat(e["who"]), source=named_thing(e["cause"]), **{"as": kind(e["as"])})


@tells("suits")
def suits(e: Event, shown: bool) -> Text:
    return text("log-suits", who=seat(e["who"]), cards={"cards": e["cards"]}, n=e["count"])


@tells("shadow")
def shadow(e: Event, shown: bool) -> Text:
    return text("log-shadow", who=seat(e["who"]))


@tells("side")
def side(e: Event, shown: bool) -> Text:
    return text("log-side", who=seat(e["who"]), role={"role": e["role"]})
