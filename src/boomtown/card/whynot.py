"""Why a card or ability cannot be used now, in the engine's own words. Worked out on demand, never in play."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from boomtown.card.cards import INDEX, KIND, KINDS, NAMES
from boomtown.card.codes import UNBIDDEN, card_of, name_of, seat_of
from boomtown.card.step import Prompt, asking
from boomtown.card.steps import BEER, beer_heals
from boomtown.card.text import Text, kind, named_thing, seat, text
from boomtown.kernel.frame import Ask

if TYPE_CHECKING:
    from boomtown.card.game import Bang

Json = dict[str, Any]


def why_not(g: Bang, me: int) -> list[Json]:
    """Reasons for each card and ability of `me` without an option now; in phase 2 also for each impossible target."""
    s, ask = g.state, g.ask
    if ask is None or not s.alive[me] or s.phase == "setup":
        return []
    if ask.who != me:
        reason = text("why-not-your-turn", who=seat(ask.who))
        return [{"card": c, "reason": reason} for c in s.hands[me]]
    prompt, plays = asking(g), ask.why == "play"
    offered = {card_of(o) for o in ask.options if o >= 0}
    found: list[Json] = []
    for card in s.hands[me]:
        if card not in offered:
            found.append({"card": card, "reason": _whole(g, me, card) if plays else _unasked(g, ask, prompt, card)})
        elif plays:
            found += _targets(g, me, card, ask.options)
    found += [{"card": c, "reason": _in_play(g, me, prompt, c)} for c in s.tables[me] if c not in offered]
    return found + _abilities(g, me, ask, prompt)


def _whole(g: Bang, me: int, card: int) -> Text:
    """Phase 2: no way to play the card at all."""
    return KINDS[KIND[card]].aim.why_not(g, me, card, -1)


def _targets(g: Bang, me: int, card: int, options: list[int]) -> list[Json]:
    """Phase 2: the seats this card cannot be aimed at, as itself or, where it only goes so, as another card."""
    codes = [o for o in options if 0 <= o < UNBIDDEN and card_of(o) == card]
    plain = [o for o in codes if name_of(o) < 0] or codes
    aimed = {seat_of(o) for o in plain}
    if aimed == {-1}:
        return []
    name = name_of(plain[0])
    aim = KINDS[KIND[card] if name < 0 else NAMES[name]].aim
    return [
        {"card": card, "to": p, "reason": aim.why_not(g, me, card, p) if alive else text("why-out", to=seat(p))}
        for p, alive in enumerate(g.state.alive)
        if p not in aimed
    ]


def _unasked(g: Bang, ask: Ask, prompt: Prompt, card: int) -> Text:
    """A question other than phase 2: what is asked for is something else."""
    if ask.why == "rescue" and g.state.serves(ask.who, card, BEER):
        short = text("why-rescue-short", need=1 - g.state.life[ask.who])
        return short if beer_heals(g) else text("why-beer-two-players")
    source = prompt.source
    if ask.why in ("shot", "indians", "duel") and source is not None:
        return text("why-not-answer", card=kind(KIND[card]), source=kind(source))
    return text("why-not-now", card=kind(KIND[card]))


def _in_play(g: Bang, me: int, prompt: Prompt, card: int) -> Text:
    name = KIND[card]
    if all(seat_ != me or source != name for seat_, source, _ in g.state.live.answers):
        return text("why-passive", source=kind(name))
    if any(card_of(u) == card for u in prompt.used):
        return text("why-barrel-used", source=kind(name))
    return text("why-not-now", card=kind(name))


def _abilities(g: Bang, me: int, ask: Ask, prompt: Prompt) -> list[Json]:
    """My character's own power."""
    s = g.state
    for owner, source, hook in s.live.unbidden:
        if owner == me:
            reason = hook(g, me, False)
            return [{"source": source, "reason": reason}] if reason is not None else []
    name = s.characters[me]
    if name in s.used:
        return [{"source": name, "reason": text("why-used", source=named_thing(name))}]
    if any(name_of(u) == INDEX[name] for u in prompt.used):
        return [{"source": name, "reason": text("why-barrel-used", source=named_thing(name))}]
    served = s.live.as_[me] or {}
    lends = {INDEX[name], *(INDEX[n] for n in served)}
    if any(o >= 0 and name_of(o) in lends for o in ask.options):
        return []
    return [{"source": name, "reason": text("why-passive", source=named_thing(name))}]
