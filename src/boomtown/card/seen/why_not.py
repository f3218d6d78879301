"""Reasons why a card or ability cannot be used now, by the rules of the engine. Computed on request, never
during play.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from boomtown.card.cards import KIND, KINDS, NAMES, NUMBER_OF, Aim
from boomtown.card.codes import UNBIDDEN, card_of, name_of, seat_of
from boomtown.card.rules.lives import beer_heals
from boomtown.card.rules.reasons import WHY_IMMUNE, WHY_NO_END, WHY_NO_OFFER, WHY_NOT_AT, WHY_NOT_MORE
from boomtown.card.rules.steps import BANG, BEER, MISSED
from boomtown.card.step import Prompt
from boomtown.card.text import Text, kind, named_thing, seat, text
from boomtown.kernel.frame import END, Ask

if TYPE_CHECKING:
    from boomtown.card.game import Bang

Json = dict[str, Any]


def why_not(g: Bang, me: int) -> list[Json]:
    """Return reasons for each card and ability of `me` without an option now; in phase 2 also for each impossible
    target.
    """
    s, ask = g.state, g.ask
    if ask is None or not s.alive[me] or s.phase == "setup":
        return []
    if ask.who != me or (ask.moment and ask.silent):
        return _not_asked(g, me, ask)
    prompt, plays = g.prompt, ask.free
    found = _cards(g, me, ask, prompt) + _abilities(g, me, ask, prompt) + _event(g, me, ask) + _powers_at(g, me, ask)
    for name in s.ambient if plays else ():
        if name in WHY_NOT_MORE:
            found += WHY_NOT_MORE[name](g, me)
    if plays and END not in ask.options:
        found += [{"source": name, "reason": WHY_NO_END[name](g, me)} for name in s.ambient if name in WHY_NO_END]
    return found


def _not_asked(g: Bang, me: int, ask: Ask) -> list[Json]:
    """Return the same reason for each card of the hand of a seat that is not asked, or may not know that it is."""
    hand = g.state.hands[me]
    if ask.moment:
        return [{"card": c, "reason": text("why-not-now", card=kind(KIND[c]))} for c in hand]
    reason = text("why-not-your-turn", who=seat(ask.who))
    return [{"card": c, "reason": reason} for c in hand]


def _cards(g: Bang, me: int, ask: Ask, prompt: Prompt) -> list[Json]:
    """Return the reasons for cards of the hand, then for cards in play."""
    s, plays = g.state, ask.free
    offered = {card_of(o) for o in ask.options if o >= 0}
    plain = s.index
    if plays:
        s.index = s.index_to_play_by(me)
    found: list[Json] = []
    for card in (*s.hands[me], *s.tables[me]):
        if card in offered:
            found += _targets(g, me, card, ask.options) if plays else ()
        elif card in s.tables[me]:
            found.append({"card": card, "reason": _in_play(g, me, prompt, card)})
        else:
            found.append({"card": card, "reason": _whole(g, me, card) if plays else _unasked(g, ask, prompt, card)})
    s.index = plain
    return found


def _event(g: Bang, me: int, ask: Ask) -> list[Json]:
    """Return the reasons for powers that events in force give to all players."""
    found: list[Json] = []
    for name in g.state.ambient if ask.free else ():
        if name in WHY_NO_OFFER and all(o < 0 or name_of(o) != NUMBER_OF[name] for o in ask.options):
            reason = WHY_NO_OFFER[name](g, me)
            found += [{"source": name, "reason": reason}] if reason is not None else []
    return found


def _powers_at(g: Bang, me: int, ask: Ask) -> list[Json]:
    """Return the seats at which a power on offer cannot be aimed."""
    aimed: dict[int, set[int]] = {}
    for option in ask.options:
        if option >= 0 and (to := seat_of(option)) >= 0:
            aimed.setdefault(name_of(option), set()).add(to)
    found: list[Json] = []
    for name, why in WHY_NOT_AT.items() if aimed else ():
        if at := aimed.get(NUMBER_OF[name]):
            found += [{"source": name, "to": p, "reason": why(g, me, p)} for p in range(g.state.n) if p not in at]
    return found


def _whole(g: Bang, me: int, card: int) -> Text:
    """Return why the card cannot be played in phase 2 in any way."""
    kind_ = KINDS[KIND[card]]
    barred = g.barred(me, card, kind_.name)
    if barred is not None:
        return barred
    if kind_.cost and kind_.aim.codes(g, me, card) and len(g.spendable(me, card)) < kind_.cost:
        return text("why-cost", n=kind_.cost)
    if _is_kept_back(g, me, card):
        return text("why-not-now", card=kind(kind_.name))
    return kind_.aim.why_not(g, me, card, -1)


def _is_kept_back(g: Bang, me: int, card: int) -> bool:
    """Return True if the card has a target on which it has an effect, so that something else forbids it."""
    return any(seat_of(o) < 0 or not g.is_immune(seat_of(o), me, o) for o in KINDS[KIND[card]].aim.codes(g, me, card))


def _targets(g: Bang, me: int, card: int, options: list[int]) -> list[Json]:
    """Return the seats this card cannot be aimed at in phase 2, as itself or, if only that is possible, as another
    card.
    """
    codes = [o for o in options if 0 <= o < UNBIDDEN and card_of(o) == card]
    plain = [o for o in codes if name_of(o) < 0] or codes
    aimed = {seat_of(o) for o in plain}
    if aimed == {-1}:
        return []
    name = name_of(plain[0])
    kind_ = KINDS[KIND[card] if name < 0 else NAMES[name]]
    aim = kind_.power or kind_.aim
    return [{"card": card, "to": p, "reason": _not_at(g, me, card, p, aim)} for p in range(g.state.n) if p not in aimed]


def _not_at(g: Bang, me: int, card: int, to: int, aim: Aim) -> Text:
    if not g.state.alive[to]:
        return text("why-out", to=seat(to))
    if g.unaffected(to, me, card):
        guard = next(name for _, name, hook in g.state.index.immune[to] if hook(g, to, me, card))
        return text(WHY_IMMUNE.get(guard, "why-diamond"), to=seat(to), source=named_thing(guard))
    return aim.why_not(g, me, card, to)


def _unasked(g: Bang, ask: Ask, prompt: Prompt, card: int) -> Text:
    """Return why the card does not answer a question other than phase 2."""
    answer = ask.question.answered_with
    kept = g.kept(ask.who, card)
    if kept is not None and (ask.question.completes or answer == BANG):
        return kept
    if answer == BEER and g.state.serves(ask.who, card, BEER):
        barred = g.barred(ask.who, card, BEER)
        if barred is not None:
            return barred
        short = text("why-rescue-short", need=1 - g.state.life[ask.who])
        return short if beer_heals(g) else text("why-beer-two-players")
    source = prompt.source
    if answer == MISSED and KINDS[KIND[card]].missed:
        return g.barred(ask.who, card, KIND[card]) or text("why-not-now", card=kind(KIND[card]))
    if answer in (BANG, MISSED) and source is not None:
        return text("why-not-answer", card=kind(KIND[card]), source=named_thing(source))
    return text("why-not-now", card=kind(KIND[card]))


def _in_play(g: Bang, me: int, prompt: Prompt, card: int) -> Text:
    """Return the reason for a card in front of `me`."""
    s, name = g.state, KIND[card]
    for owner, source, hook in s.index.mutes:
        if hook(s, owner, me, name):
            return text("why-no-effect", card=kind(name), source=named_thing(source))
    if KINDS[name].later:
        return _green(g, me, card)
    if name in WHY_NO_OFFER and s.turn == me and s.phase == "play":
        reason = WHY_NO_OFFER[name](g, me)
        if reason is not None:
            return reason
    if all(source != name for _, source, _ in s.index.answers.get(me, ())):
        return text("why-passive", source=kind(name))
    if any(card_of(u) == card for u in prompt.used):
        return text("why-barrel-used", source=kind(name))
    return text("why-not-now", card=kind(name))


def _green(g: Bang, me: int, card: int) -> Text:
    """Return the reason for a green card: it is used from a later turn on, as an answer or in phase 2 of `me`."""
    s, kind_ = g.state, KINDS[KIND[card]]
    if card in s.laid:
        return text("why-green-waits", card=kind(kind_.name))
    if kind_.power is None:
        return text("why-only-answer", card=kind(kind_.name))
    if me != s.turn or s.phase != "play":
        return text("why-own-turn", card=kind(kind_.name))
    return kind_.power.why_not(g, me, card, -1)


def _abilities(g: Bang, me: int, ask: Ask, prompt: Prompt) -> list[Json]:
    """Return the reasons for powers of the own and of lent characters."""
    return [
        reason for name in (g.state.characters[me], *g.state.lent[me]) for reason in _ability(g, me, ask, prompt, name)
    ]


def _ability(g: Bang, me: int, ask: Ask, prompt: Prompt, name: str) -> list[Json]:
    s = g.state
    source = named_thing(name)
    for owner, mute, hook in s.index.mutes:
        if hook(s, owner, me, name):
            return [{"source": name, "reason": text("why-off", source=source, by=named_thing(mute))}]
    for _, which, hook in s.index.unbidden.get(me, ()):
        if which == name:
            reason = hook(g, me, False)
            return [{"source": name, "reason": reason}] if reason is not None else []
    served = s.index.shares[me].served or {}
    lends = {NUMBER_OF[name], *(NUMBER_OF[n] for n in served)}
    if any(o >= 0 and name_of(o) in lends for o in ask.options):
        return []
    if name in s.used:
        return [{"source": name, "reason": text("why-used", source=source)}]
    if any(name_of(u) == NUMBER_OF[name] for u in prompt.used):
        return [{"source": name, "reason": text("why-barrel-used", source=source)}]
    return [{"source": name, "reason": _why_no_offer(g, me, ask, name)}]


def _why_no_offer(g: Bang, me: int, ask: Ask, name: str) -> Text:
    """Return why a power of phase 2 is not on offer, if it declares a reason. Other powers are passive."""
    reason = WHY_NO_OFFER.get(name)
    found = reason(g, me) if reason is not None and ask.free else None
    return found if found is not None else text("why-passive", source=named_thing(name))
