"""Evidence of enmity in the events and choices of the card game."""

# Compiled with the rules (compile_rules.py)

from __future__ import annotations

from functools import lru_cache

import boomtown.card.bots.load_values  # noqa: F401  (fills the columns that are read below)
from boomtown.bots.history import AT_ALL
from boomtown.bots.policy import Event, Evidence, EvidenceReaders
from boomtown.card.bots.value_table import FROM_HAND, FROM_TABLE, column
from boomtown.card.cards import KIND, KINDS, NAMES, Kind
from boomtown.card.codes import (
    BUY,
    CHOOSE,
    DISCARD,
    DRAW,
    TAKE,
    USE,
    card_of,
    name_of,
    of_of,
    seat_of,
    second_of,
    verb_of,
)
from boomtown.kernel.question import Question

# Columns of the rows. Weight of a card played at a player; a harmful card without a row counts as OTHER
WEIGHT: dict[str, float] = column("says")
OTHER = 0.7
HELP: dict[str, float] = column("helps")  # the same for help
TAKEN: dict[str, float] = column("taken")  # a card drawn from a player in phase 1, by character
BURDENS: dict[str, bool] = column("burden")  # taking one of these away helps its owner


def _play(event: Event) -> Evidence:
    """Read the play of a card. A play by order is no evidence."""
    return None if event["how"] == "forced" else _act(event, event.get("as") or KIND[event["card"]])


def _use(event: Event) -> Evidence:
    """Read the use of a green card, an ability or an event. A forced target is no evidence."""
    return None if event["how"] == "forced" else _act(event, event["cause"])


def _act(event: Event, kind: str) -> Evidence:
    to = event.get("to", AT_ALL)
    if to == event["who"]:
        return None
    if event["nature"] == "harms":
        weight = WEIGHT.get(kind, OTHER)
        if not weight:
            return None
        return (AT_ALL, 1.0) if to == AT_ALL else (to, _weight(event.get("of", "hand"), weight))
    return (to, -HELP[kind]) if to != AT_ALL and kind in HELP else None


def _weight(of: int | str, weight: float) -> float:
    return -weight if of != "hand" and KIND[int(of)] in BURDENS else weight


def _lay(event: Event) -> Evidence:
    if event["nature"] != "harms" or event["to"] == event["who"] or event["how"] == "forced":
        return None
    return event["to"], WEIGHT.get(KIND[event["card"]], OTHER)


def _take(event: Event) -> Evidence:
    """Read a card drawn by choice in phase 1. A card taken by a played card was counted as that play."""
    weight = TAKEN.get(event["cause"])
    if weight is None or event["from"] == event["who"]:
        return None
    card = event["card"] if event["zone"] == "table" else None
    return event["from"], weight if card is None else _weight(card, weight)


@lru_cache(maxsize=1 << 16)
def choice_evidence(question: Question, code: int) -> Evidence:
    """Return the evidence of a choice in phase 1 or 2, equal to that of its event."""
    if code < 0:
        return None
    verb = verb_of(code)
    if verb == DRAW:
        return _drawn(code)
    if verb in (BUY, TAKE):
        return None
    if verb == DISCARD:
        return seat_of(code), _weight(of_of(code), OTHER)
    if verb == CHOOSE:
        return _chosen(code)
    name = NAMES[name_of(code)] if name_of(code) >= 0 else KIND[card_of(code)]
    weight = (_USED if verb == USE else _PLAYED).get(name, 0.0)
    to = seat_of(code)
    if to < 0:
        return (AT_ALL, 1.0) if weight > 0 else None
    of = of_of(code)
    return (to, _weight("hand" if of < 0 or second_of(of) >= 0 else of, weight)) if weight else None


def _chosen(code: int) -> Evidence:
    """Read the choice of a target for an effect that is already in progress."""
    name = NAMES[name_of(code)] if name_of(code) >= 0 else ""
    weight = WEIGHT.get(name, -HELP.get(name, 0.0))
    of = of_of(code)
    return (seat_of(code), _weight("hand" if of < 0 else of, weight)) if weight else None


def _force(event: Event) -> Evidence:
    """Read gold paid to discard a card of another player."""
    return event["to"], _weight(event["card"], OTHER)


def _drawn(code: int) -> Evidence:
    """Read a draw from another player: from the hand (Jesse Jones) or the table (Pat Brennan)."""
    to, of = seat_of(code), of_of(code)
    if to < 0:
        return None
    return to, FROM_HAND if of < 0 else _weight(of, FROM_TABLE)


def _says(kind: Kind) -> float:
    """Return the weight of using the effect of a card on a player; 0 for no evidence."""
    return WEIGHT.get(kind.name, OTHER) if kind.nature == "harms" else -HELP.get(kind.name, 0.0)


_PLAYED = {kind.name: _says(kind) for kind in KINDS.values() if not (kind.stays and kind.aim.word == "self")}
_USED = dict(WEIGHT)
_USED |= {name: -weight for name, weight in HELP.items() if name not in KINDS}
_USED |= {kind.name: WEIGHT[kind.name] for kind in KINDS.values() if kind.stays and kind.name in WEIGHT}
_USED |= {kind.name: _says(kind) for kind in KINDS.values() if kind.power is not None}

EVIDENCE: EvidenceReaders = {
    "play": _play,
    "lay": _lay,
    "use": _use,
    "take": _take,
    "force": _force,
}
