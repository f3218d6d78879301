"""For everything of the asked seat that cannot be used now: the reason."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from boomtown.duel.cards import (
    BLUE,
    CANTEEN,
    HAT,
    KIND,
    MISSED,
    NAMES,
    RED,
    RELOADS,
    RIPOSTE,
    SCHOOLTEACHER,
    THEFT,
)
from boomtown.duel.cast import (
    ANNIE_OAKEY,
    BABE_LEROY,
    CATTLE_KATIE,
    PEARL_HAT,
    PEOPLE,
    SID_CURRY,
    SOUNDANCE_KID,
)
from boomtown.duel.codes import MARKER, card_of, how_of, slot_of
from boomtown.duel.hits import ASK_HIT
from boomtown.duel.offers import bangs_left
from boomtown.duel.turn import ASK_ACT
from boomtown.kernel.frame import Ask
from boomtown.kernel.text import text

if TYPE_CHECKING:
    from boomtown.duel.game import Duel

Json = dict[str, Any]
ONCE = (BABE_LEROY, CATTLE_KATIE, PEARL_HAT, SOUNDANCE_KID)


def why_not(g: Duel, who: int) -> list[Json]:
    ask = g.ask
    if ask is None or ask.who != who:
        return []
    if ask.question is ASK_ACT:
        return [*_cards(g, ask), *_targets(g, ask), *_powers(g, ask), *_marker(g, ask)]
    if ask.question is ASK_HIT:
        return _answers(g, ask)
    return []


def _char(who: int) -> Json:
    return {"char": PEOPLE[who]}


def _cards(g: Duel, ask: Ask) -> list[Json]:
    """Cards of the hand that cannot be played at all, and reloads that are not allowed yet."""
    s, me = g.state, ask.who
    played = {card_of(code) for code in ask.options if code >= 0}
    found = [{"card": card, "reason": _reason(g, me, card)} for card in s.hands[me] if card not in played]
    if not s.reloading():
        waiting = [card for card in s.tables[s.front[me]] if RELOADS[KIND[card]]]
        found += [{"card": card, "reason": text("why-duel-reload")} for card in waiting]
    return found


def _reason(g: Duel, me: int, card: int) -> Json:
    kind = KIND[card]
    if RED[kind]:
        return text("why-duel-limit", n=g.state.bangs)
    if kind in (MISSED, RIPOSTE):
        if kind == MISSED and g.state.leads(me, ANNIE_OAKEY) and bangs_left(g.state, me) <= 0:
            return text("why-duel-limit", n=g.state.bangs)
        return text("why-duel-answer", card={"kind": NAMES[kind]})
    if kind in (THEFT, SCHOOLTEACHER):
        return text("why-duel-nothing", card={"kind": NAMES[kind]})
    assert kind == CANTEEN, NAMES[kind]
    return text("why-duel-one")


def _targets(g: Duel, ask: Ask) -> list[Json]:
    """Characters that a playable card cannot be aimed at."""
    s, me = g.state, ask.who
    aims: dict[int, set[int]] = {}
    for code in ask.options:
        if code >= 0 and slot_of(code) >= 0 and card_of(code) >= 0 and not how_of(code):
            aims.setdefault(card_of(code), set()).add(slot_of(code))
    mine, rear = s.front[me], s.front[1 - me] ^ 1
    found = []
    for card, slots in aims.items():
        for slot, key in ((rear, "why-duel-rear"), (mine, "why-duel-own-front")):
            wanted = key == "why-duel-rear" or BLUE[KIND[card]]
            if s.who[slot] >= 0 and slot not in slots and wanted:
                where = {"to": slot >> 1, "place": slot & 1}
                found.append({"card": card, **where, "reason": text(key, char=_char(s.who[slot]))})
    return found


def _powers(g: Duel, ask: Ask) -> list[Json]:
    s, me = g.state, ask.who
    offered = {how_of(code) - 1 for code in ask.options if code >= 0}
    found = []
    for slot in (s.front[me], s.front[me] ^ 1):
        who = s.who[slot]
        if who in ONCE and who not in offered:
            found.append({"source": PEOPLE[who], "reason": _idle(g, me, who, slot == s.front[me])})
    return found


def _idle(g: Duel, me: int, who: int, front: bool) -> Json:
    s = g.state
    source = _char(who)
    if s.used >> who & 1:
        return text("why-duel-used", source=source)
    if not front:
        return text("why-duel-behind", source=source)
    if who == CATTLE_KATIE:
        return text("why-duel-equipment", source=source)
    if who == PEARL_HAT and s.hands[me]:
        return text("why-duel-top", source=source)
    return text("why-duel-hand", source=source)


def _marker(g: Duel, ask: Ask) -> list[Json]:
    if MARKER in ask.options:
        return []
    key = "why-duel-one" if g.state.lone(ask.who) else "why-duel-swapped"
    return [{"source": "marker", "reason": text(key)}]


def _answers(g: Duel, ask: Ask) -> list[Json]:
    """What does not dodge this hit."""
    s, me = g.state, ask.who
    target: int = g.stack[-1].lit()  # type: ignore[attr-defined]
    offered = {card_of(code) for code in ask.options if code >= 0}
    found: list[Json] = [
        {"card": card, "reason": text("why-duel-not-answer", card={"kind": NAMES[KIND[card]]})}
        for card in s.hands[me]
        if card not in offered
    ]
    for slot in (target, target ^ 1):
        for card in s.tables[slot]:
            kind = NAMES[KIND[card]]
            if KIND[card] == HAT or kind == "Barrel":
                if slot != target:
                    found.append({"card": card, "reason": text("why-duel-other", source={"kind": kind})})
                elif card not in offered:
                    found.append({"card": card, "reason": text("why-duel-tried", source={"kind": kind})})
    if s.who[target] == SID_CURRY and not any(how_of(code) - 1 == SID_CURRY for code in ask.options if code >= 0):
        found.append({"source": PEOPLE[SID_CURRY], "reason": text("why-duel-tried", source=_char(SID_CURRY))})
    return found
