"""Why a card or ability cannot be used now, in the engine's own words. Worked out on demand, never in play."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from boomtown.card.cards import INDEX, KIND, KINDS
from boomtown.card.codes import UNBIDDEN, card_of, name_of, seat_of
from boomtown.card.steps import beer_heals
from boomtown.card.text import Text, named_thing, seat, text

if TYPE_CHECKING:
    from boomtown.card.game import Bang

Json = dict[str, Any]


def why_not(g: Bang, me: int) -> list[Json]:
    """For every card and ability of `me` without an option now, the reason; in phase 2 also for every target that
    is none.
    """
    s, ask = g.state, g.ask
    if ask is None or not s.alive[me] or s.phase == "setup":
        return []
    if ask.who != me:
        reason = text("why-not-your-turn", who=seat(ask.who))
        return [{"card": c, "reason": reason} for c in s.hands[me]]
    plays = ask.why == "play"
    offered = {card_of(o) for o in ask.options if o >= 0}
    found: list[Json] = []
    for card in s.hands[me]:
        if card not in offered:
            found.append({"card": card, "reason": _whole(g, me, card) if plays else _unasked(g, ask.why, card)})
        elif plays:
            if KINDS[KIND[card]].target not in ("none", "self"):
                found += _targets(g, me, card)
            elif KIND[card] == "Beer" and not beer_heals(g):
                found.append({"card": card, "reason": text("why-beer-two-players")})
    for card in s.tables[me]:
        if card not in offered:
            found.append({"card": card, "reason": _in_play(g, me, card)})
    return found + _abilities(g, me)


def _whole(g: Bang, me: int, card: int) -> Text:
    """Phase 2: no way to play the card at all."""
    s, kind = g.state, KINDS[KIND[card]]
    if kind.lister is None:
        return text("why-only-answer", card={"kind": kind.name})
    if kind.target == "reach":
        if s.bangs >= s.live.limit[me]:
            return text("why-bang-limit", limit=s.live.limit[me])
        return text("why-nobody-in-reach", reach=s.live.ranges[me])
    if kind.target == "self":
        return text("why-same-name", card={"kind": kind.name})
    if kind.target == "distance":
        return text("why-nobody-in-reach", reach=1)
    return text("why-not-now", card={"kind": kind.name})


def _targets(g: Bang, me: int, card: int) -> list[Json]:
    """Phase 2: the seats this card cannot be aimed at. Nothing where it only goes as another card."""
    s, ask = g.state, g.ask
    assert ask is not None
    codes = [o for o in ask.options if 0 <= o < UNBIDDEN and card_of(o) == card]
    own = {seat_of(o) for o in codes if name_of(o) < 0}
    aimed = own or {seat_of(o) for o in codes if name_of(o) >= 0}
    if aimed == {-1}:
        return []
    return [{"card": card, "to": p, "reason": _target(g, me, card, p)} for p in range(s.n) if p not in aimed]


def _target(g: Bang, me: int, card: int, to: int) -> Text:
    s, kind = g.state, KINDS[KIND[card]]
    who = seat(to)
    if not s.alive[to]:
        return text("why-out", to=who)
    distance = s.live.dist[me][to]
    if kind.name == "Jail":
        if s.roles[to] == "sheriff":
            return text("why-sheriff-jail", to=who)
        return text("why-same-name-other", to=who, card={"kind": "Jail"})
    if kind.target == "distance" and distance > 1:
        return text("why-too-far-card", to=who, distance=distance, reach=1)
    if kind.target in ("any", "distance"):
        return text("why-nothing-to-take", to=who)
    if kind.target == "other":
        return text("why-not-yourself")
    return text("why-too-far", to=who, distance=distance, reach=s.live.ranges[me])


def _unasked(g: Bang, why: str, card: int) -> Text:
    """A question other than phase 2: what is asked for is something else."""
    step = g.stack[-1]
    source = "Duel" if why == "duel" else getattr(step, "cause", None)
    if why in ("shot", "indians", "duel") and source:
        return text("why-not-answer", card={"kind": KIND[card]}, source={"kind": source})
    return text("why-not-now", card={"kind": KIND[card]})


def _in_play(g: Bang, me: int, card: int) -> Text:
    kind = KIND[card]
    if any(seat_ == me and source == kind for seat_, source, _ in g.state.live.answers):
        ask = g.ask
        used = getattr(g.stack[-1], "used", ()) if ask is not None and ask.why == "shot" else ()
        if any(card_of(u) == card for u in used):
            return text("why-barrel-used", source={"kind": kind})
        return text("why-not-now", card={"kind": kind})
    return text("why-passive", source={"kind": kind})


def _abilities(g: Bang, me: int) -> list[Json]:
    """My character's own power."""
    s, ask = g.state, g.ask
    assert ask is not None
    name = s.characters[me]
    for owner, source, hook in s.live.unbidden:
        if owner == me:
            reason = hook(g, me, False)
            return [{"source": source, "reason": reason}] if reason is not None else []
    used = getattr(g.stack[-1], "used", ()) if ask.why == "shot" else ()
    if name in s.used:
        return [{"source": name, "reason": text("why-used", source={"char": name})}]
    if any(card_of(u) < 0 for u in used):
        return [{"source": name, "reason": text("why-barrel-used", source=named_thing(name))}]
    return [] if _has_option(g, me, name) else [{"source": name, "reason": text("why-passive", source={"char": name})}]


def _has_option(g: Bang, me: int, name: str) -> bool:
    """Whether some option on offer comes from the character."""
    assert g.ask is not None
    served = g.state.live.as_[me]
    as_names = {INDEX[n] for n in served} if served else set()
    for o in g.ask.options:
        if o >= 0 and (name_of(o) == INDEX[name] or name_of(o) in as_names):
            return True
    return False
