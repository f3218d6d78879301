"""Reasons why cards and abilities of the asked seat cannot be used now."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from boomtown.duel.cards import BLUE, DODGES, KIND, NAMES, RED, RELOADS
from boomtown.duel.character_table import PEOPLE, PERSON
from boomtown.duel.codes import MARKER, USE, card_of, how_of, slot_of
from boomtown.duel.hits import ASK_HIT
from boomtown.duel.hooks import ANSWERS, IDLE, STANDS_IN, UNPLAYABLE, USES, always
from boomtown.duel.offers import bangs_left
from boomtown.duel.turn import ASK_ACT
from boomtown.kernel.frame import Ask
from boomtown.kernel.text import text

if TYPE_CHECKING:
    from boomtown.duel.game import Duel

Json = dict[str, Any]


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
    """Return cards of the hand that cannot be played, and cards that cannot be reloaded."""
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
    words = UNPLAYABLE.of[kind]
    if words is not None:
        return text(words, card={"kind": NAMES[kind]})
    assert DODGES[kind], NAMES[kind]
    stands_in = STANDS_IN.of[g.state.leader(me)]
    if stands_in is not None and stands_in(kind) and bangs_left(g.state, me) <= 0:
        return text("why-duel-limit", n=g.state.bangs)
    return text("why-duel-answer", card={"kind": NAMES[kind]})


def _targets(g: Duel, ask: Ask) -> list[Json]:
    """Return characters that are no target of a playable card."""
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
        if USES.of[PERSON + who] is not None and who not in offered:
            found.append({"source": PEOPLE[who], "reason": _idle(g, me, who, slot == s.front[me] or always(g, who))})
    return found


def _idle(g: Duel, me: int, who: int, works: bool) -> Json:
    s = g.state
    source = _char(who)
    if s.used >> who & 1:
        return text("why-duel-used", source=source)
    if not works:
        return text("why-duel-behind", source=source)
    idle = IDLE.of[PERSON + who]
    assert idle is not None
    return text(idle(g, me), source=source)


def _marker(g: Duel, ask: Ask) -> list[Json]:
    if MARKER in ask.options:
        return []
    key = "why-duel-one" if g.state.lone(ask.who) else "why-duel-swapped"
    return [{"source": "marker", "reason": text(key)}]


def _answers(g: Duel, ask: Ask) -> list[Json]:
    """Return cards and characters that do not dodge this hit."""
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
            if ANSWERS.of[KIND[card]] is not None and card not in offered:
                key = "why-duel-tried" if slot == target else "why-duel-other"
                found.append({"card": card, "reason": text(key, source={"kind": NAMES[KIND[card]]})})
    who = s.who[target]
    if ANSWERS.of[PERSON + who] is not None and not any(how_of(code) - 1 == who for code in ask.options if code >= USE):
        found.append({"source": PEOPLE[who], "reason": text("why-duel-tried", source=_char(who))})
    return found
