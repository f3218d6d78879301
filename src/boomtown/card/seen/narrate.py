"""Events as a reader may see them: without hidden cards, and with their text (docs/interface.md, Events)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from boomtown.card.cards import KIND, KINDS
from boomtown.card.text import Text, named_thing, seat, text
from boomtown.kernel.text import slug

Event = dict[str, Any]
_TELL: dict[str, Callable[[Event, bool], Text]] = {}


def seen(event: Event, reader: int | None) -> Event:
    """Return the event for one reader. `eyes` of the stored event lists the seats that see its cards."""
    eyes = event.get("eyes")
    shown = eyes is None or reader in eyes
    narrated = {k: v for k, v in event.items() if k != "eyes"}
    if not shown:
        for key in ("card", "cards"):
            if key in narrated:
                narrated[key] = None
    if narrated.get("of") == -2:
        del narrated["of"]
    elif narrated.get("of") == -1:
        narrated["of"] = "hand"
    for key in ("to", "by", "card"):
        if narrated.get(key) == -1:
            del narrated[key]
    if "as" in narrated and narrated["as"] == _own_name(event):
        del narrated["as"]
    narrated["text"] = _TELL[event["t"]](narrated, shown)
    return narrated


def _own_name(event: Event) -> str | None:
    card = event.get("card")
    return KIND[card] if isinstance(card, int) and card >= 0 else None


def tells(t: str) -> Callable[[Callable[[Event, bool], Text]], Callable[[Event, bool], Text]]:
    """Register `tell(event, shown) -> text` for events of this kind. Sets register theirs in the same way."""

    def keep(tell: Callable[[Event, bool], Text]) -> Callable[[Event, bool], Text]:
        _TELL[t] = tell
        return tell

    return keep


def who(e: Event, **args: Any) -> dict[str, Any]:
    """Return arguments of a text, with the seat of the event."""
    return {"who": seat(e["who"]), **args}


@tells("start")
def _start(e: Event, shown: bool) -> Text:
    return text("log-start-deputy" if e["cause"] == "deputy" else "log-start", **who(e))


@tells("event")
def _event(e: Event, shown: bool) -> Text:
    return text("log-event", event={"event": e["cause"]}, n=e["count"])


@tells("lend")
def _lend(e: Event, shown: bool) -> Text:
    char = {"char": e["character"]}
    if e["to"] == e["who"]:  # the character belonged to no player
        return text("log-lend-own", **who(e, char=char))
    return text("log-lend", **who(e, to=seat(e["to"]), char=char))


@tells("suit")
def _suit(e: Event, shown: bool) -> Text:
    return text("log-suit", **who(e, suit={"suit": e["suit"]}))


@tells("colour")
def _colour(e: Event, shown: bool) -> Text:
    key = "log-colour-right" if e["good"] else "log-colour-wrong"
    return text(key, **who(e, colour={"colour": e["colour"]}, card={"card": e["card"]}))


@tells("return")
def _return(e: Event, shown: bool) -> Text:
    args = who(e, source=named_thing(e["cause"]))
    if e["cause"] in KINDS:  # returned while a card is in play
        return text("log-return-card", **args)
    return text("log-return", **args, n=e["life"]) if e["life"] else text("log-return-ghost", **args)


@tells("leave")
def _leave(e: Event, shown: bool) -> Text:
    return text("log-leave", **who(e))


@tells("swap")
def _swap(e: Event, shown: bool) -> Text:
    return text("log-swap", **who(e, char={"char": e["character"]}))


@tells("bury")
def _bury(e: Event, shown: bool) -> Text:
    if shown:
        return text("log-bury-seen", **who(e, n=e["count"], cards={"cards": e["cards"]}))
    return text("log-bury", **who(e, n=e["count"]))


@tells("back")
def _back(e: Event, shown: bool) -> Text:
    return text("log-back", **who(e, n=e["count"]))


@tells("extra")
def _extra(e: Event, shown: bool) -> Text:
    return text("log-extra", **who(e))


@tells("harmless")
def _harmless(e: Event, shown: bool) -> Text:
    return text("log-harmless", **who(e, card={"card": e["card"]}, by=seat(e["by"])))


@tells("stand")
def _stand(e: Event, shown: bool) -> Text:
    return text("log-stand", **who(e, source=named_thing(e["cause"])))


@tells("character")
def _character(e: Event, shown: bool) -> Text:
    return text("log-character", **who(e, char={"char": e["character"]}))


@tells("turn")
def _turn(e: Event, shown: bool) -> Text:
    return text("log-turn", **who(e))


@tells("draw")
def _draw(e: Event, shown: bool) -> Text:
    if e["cause"] == "reward":
        return text("log-draw-reward", **who(e, n=e["count"]))
    if e.get("zone") == "discard":
        return text("log-draw-discard", **who(e, n=e["count"], cards={"cards": e["cards"]}))
    if shown:
        return text("log-draw-seen", **who(e, n=e["count"], cards={"cards": e["cards"]}))
    if e["cause"] == "phase":
        return text("log-draw", **who(e, n=e["count"]))
    return text("log-draw-ability", **who(e, n=e["count"], source=named_thing(e["cause"])))


@tells("show")
def _show(e: Event, shown: bool) -> Text:
    return text("log-show", **who(e, card={"card": e["card"]}))


@tells("look")
def _look(e: Event, shown: bool) -> Text:
    return text("log-look", **who(e, n=e["count"]))


@tells("play")
def _play(e: Event, shown: bool) -> Text:
    key, args = "log-play", {"card": {"card": e["card"]}}
    if "to" in e:
        own = e["to"] == e["who"]
        key = "log-play-self" if own else "log-play-on"
        if e.get("of") == "hand" and not own:
            key = "log-play-hand"
        elif isinstance(e.get("of"), int):
            key, args["of"] = "log-play-self-card" if own else "log-play-card", {"card": e["of"]}
        if not own:
            args["to"] = seat(e["to"])
        if "also" in e:
            key, args["to"], args["also"] = "log-play-on-both", seat(e["to"]), seat(e["also"])
    if "as" in e:
        key, args["as"] = key + "-as", {"kind": e["as"]}
    return text(key, **who(e, **args))


@tells("lay")
def _lay(e: Event, shown: bool) -> Text:
    card = {"card": e["card"]}
    if e["to"] == e["who"]:
        return text("log-lay", **who(e, card=card))
    return text("log-lay-on", **who(e, card=card, to=seat(e["to"])))


@tells("use")
def _use(e: Event, shown: bool) -> Text:
    source = named_thing(e["cause"])
    args, end = who(e, source=source), "-ability" if "char" in source else ""
    if "to" not in e or e["to"] == e["who"]:
        return text(f"log-use{end}", **args)
    if "also" in e:
        return text(f"log-use-on-both{end}", **args, to=seat(e["to"]), also=seat(e["also"]))
    if isinstance(e.get("of"), int):
        return text(f"log-use-card{end}", **args, to=seat(e["to"]), of={"card": e["of"]})
    return text(f"log-use-on{end}", **args, to=seat(e["to"]))


@tells("answer")
def _answer(e: Event, shown: bool) -> Text:
    args = {"card": {"card": e["card"]}}
    if "as" in e:
        return text("log-answer-as", **who(e, **args, **{"as": {"kind": e["as"]}}))
    return text("log-answer", **who(e, **args))


@tells("stopped")
def _stopped(e: Event, shown: bool) -> Text:
    if e["by"] == e["who"]:
        return text("log-stopped-own", **who(e))
    return text("log-stopped", **who(e, by=seat(e["by"])))


@tells("discard")
def _discard(e: Event, shown: bool) -> Text:
    cause = e["cause"]
    if cause == "replaced":
        return text("log-discard-replaced", **who(e, card={"card": e["cards"][0]}))
    if cause in ("limit", "cost", "duel", "indians", "out", "penalty"):
        return text("log-discard", **who(e, n=e["count"], cards={"cards": e["cards"]}))
    return text("log-discard-lost", **who(e, card={"card": e["cards"][0]}, source=named_thing(cause)))


@tells("take")
def _take(e: Event, shown: bool) -> Text:
    zone = e["zone"]
    if zone in ("row", "discard"):
        return text(f"log-take-{zone}", **who(e, card={"card": e["card"]}))
    args: dict[str, Any] = {"from": seat(e["from"])}
    if zone == "all":
        return text("log-take-all", **who(e, **args, n=e["count"]))
    if zone == "table" and e["from"] == e["who"]:
        return text("log-take-own", **who(e, card={"card": e["card"]}))
    if zone == "table":
        return text("log-take-table", **who(e, **args, card={"card": e["card"]}))
    if shown:
        return text("log-take-hand-seen", **who(e, **args, card={"card": e["card"]}))
    return text("log-take-hand", **who(e, **args))


@tells("give")
def _give(e: Event, shown: bool) -> Text:
    if shown:
        return text("log-give-seen", **who(e, to=seat(e["to"]), card={"card": e["card"]}))
    return text("log-give", **who(e, to=seat(e["to"])))


@tells("row")
def _row(e: Event, shown: bool) -> Text:
    return text("log-row", **who(e, cards={"cards": e["cards"]}))


@tells("check")
def _check(e: Event, shown: bool) -> Text:
    if "card" not in e:
        return text("log-check-none", **who(e, source=named_thing(e["cause"])))
    key = "log-check-good" if e["good"] else "log-check-bad"
    args = who(e, source=named_thing(e["cause"]), card={"card": e["card"]})
    return text(key, **args, check=slug(e["cause"]))


@tells("jailed")
def _jailed(e: Event, shown: bool) -> Text:
    return text("log-jailed", **who(e))


@tells("passes")
def _passes(e: Event, shown: bool) -> Text:
    return text("log-passes", **who(e, to=seat(e["to"]), card={"card": e["card"]}))


@tells("lose")
def _lose(e: Event, shown: bool) -> Text:
    args = who(e, n=e["count"], source=named_thing(e["cause"]))
    if e["life"] < 0:
        return text("log-lose-below", **args)
    return text("log-lose", **args, life=e["life"], before=e["life"] + e["count"])


@tells("heal")
def _heal(e: Event, shown: bool) -> Text:
    if e["life"] < e["count"]:
        return text("log-heal-below", **who(e, n=e["count"]))
    return text("log-heal", **who(e, n=e["count"], life=e["life"], before=e["life"] - e["count"]))


@tells("out")
def _out(e: Event, shown: bool) -> Text:
    return text("log-out", **who(e, role={"role": e["role"]}))


@tells("penalty")
def _penalty(e: Event, shown: bool) -> Text:
    return text("log-penalty", **who(e))


@tells("shuffle")
def _shuffle(e: Event, shown: bool) -> Text:
    return text("log-shuffle", n=e["count"])


@tells("reshuffle")
def _reshuffle(e: Event, shown: bool) -> Text:
    return text("log-reshuffle", n=e["count"])


@tells("undo")
def _undo(e: Event, shown: bool) -> Text:
    return text("log-undo", **who(e))


@tells("end")
def _end(e: Event, shown: bool) -> Text:
    if "who" in e:
        return text(f"log-end-{e['side']}", **who(e, role={"role": e["role"]}))
    # with two renegades in the game, the text is about one of them
    args = {"renegades": e["roles"].count("renegade")} if e["side"] == "renegade" else {}
    return text(f"log-end-{e['side']}", **args)
