"""Description of the pending decision for players and programs (type Decision of docs/interface.md)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from boomtown.duel import whynot
from boomtown.duel.cards import BLUE, KIND, KINDS, SIDES
from boomtown.duel.character_table import PEOPLE, PERSON
from boomtown.duel.codes import (
    BACK_HOW,
    MARKER,
    RELOAD,
    aimed_card,
    card_of,
    how_of,
    seat_of,
    slot_of,
    target_of,
    verb_of,
)
from boomtown.duel.decks import lies_at
from boomtown.duel.hits import ASK_HIT
from boomtown.duel.hooks import HITS, SAYS
from boomtown.duel.option_parts import played_as, points
from boomtown.duel.reactions import ASK_REACTION
from boomtown.duel.step import Prompt, source_name, source_tag
from boomtown.duel.turn import ASK_ACT
from boomtown.kernel.frame import END, PASS, Ask
from boomtown.kernel.prompt import asked
from boomtown.kernel.text import seat, text

if TYPE_CHECKING:
    from boomtown.duel.game import Duel

Json = dict[str, Any]
BARREL_CHANCE = (2, 8)  # two of eight cards show a barrel


def decision(g: Duel, ask: Ask) -> Json:
    """Return the question, its options in the engine's order, and the reasons against all other cards and abilities."""
    prompt = g.prompt
    return asked(g.moves, ask.who, ask.question, prompt) | {
        "options": [option(g, ask, prompt, code) for code in ask.options],
        "whynot": whynot.why_not(g, ask.who),
    }


def option(g: Duel, ask: Ask, prompt: Prompt, code: int) -> Json:
    if code == PASS:
        return _passing(ask, prompt)
    if code == END:
        return {"code": code, "verb": "end", "nature": "neutral", "text": text("opt-duel-end")}
    verb = verb_of(code)
    found: Json = {"code": code, "verb": verb, "nature": "neutral"}
    if (card := card_of(code)) >= 0:
        found["card"] = card
    if (of := aimed_card(code)) >= 0:
        found["of"] = of
    if (to := seat_of(code)) >= 0 and not points(code):
        found["to"] = to
    if (slot := slot_of(code)) >= 0 and not points(code):
        found |= {"place": slot & 1, "character": PEOPLE[g.state.who[slot]]}
    if 4 < target_of(code) < 7 and not points(code):
        found["hand"] = True
    return found | _DESCRIBE[verb](g, ask, prompt, code)


def _passing(ask: Ask, prompt: Prompt) -> Json:
    args = {name: prompt.args[name] for name in ("source", "char") if name in prompt.args}
    found: Json = {"code": PASS, "verb": "pass", "nature": "neutral", "text": text(f"opt-pass-{ask.why}", **args)}
    return found | ({"life": -prompt.stake} if prompt.stake else {})


def _char(g: Duel, slot: int) -> Json:
    return {"char": PEOPLE[g.state.who[slot]]}


def aim(g: Duel, key: str, code: int, **args: Any) -> Json:
    """Return the text for the target: a character, a hand, a card in play, a side, or none."""
    slot, of = slot_of(code), aimed_card(code)
    if of >= 0:
        return text(f"{key}-card", of={"card": of}, char=_char(g, lies_at(g, of)), **args)
    if slot >= 0:
        return text(f"{key}-at", char=_char(g, slot), **args)
    if target_of(code) == RELOAD:
        return text(f"{key}-reload", **args)
    if (to := seat_of(code)) >= 0:
        return text(f"{key}-hand" if target_of(code) < 7 else f"{key}-side", to=seat(to), **args)
    return text(key, **args)


def _play(g: Duel, ask: Ask, prompt: Prompt, code: int) -> Json:
    card = card_of(code)
    described: Json = {"card": {"card": card}}
    other = played_as(code)
    if other:
        described["as"] = {"kind": other}
    if ask.question is ASK_HIT:
        found = {"nature": "protects", "text": text("opt-duel-answer-as" if other else "opt-duel-answer", **described)}
        return found | ({"as": other} if other else {})
    if other:
        return {"as": other, "nature": "harms", "text": aim(g, "opt-duel-play-as", code, **described)}
    if BLUE[KIND[card]]:
        return {"text": text("opt-duel-lay", **described, char=_char(g, slot_of(code)))}
    counts = HITS.of[KIND[card]]
    hits = {} if counts is None else {"hits": counts(g, code)}
    return {"nature": KINDS[KIND[card]].nature, "text": aim(g, "opt-duel-play", code, **described), **hits}


def _use(g: Duel, ask: Ask, prompt: Prompt, code: int) -> Json:
    card, who = card_of(code), how_of(code) - 1
    if code == MARKER:
        slot = g.state.front[ask.who] ^ 1
        return {
            "source": "marker",
            "character": PEOPLE[g.state.who[slot]],
            "place": slot & 1,
            "to": ask.who,
            "text": text("opt-duel-marker", char=_char(g, slot)),
        }
    source = PERSON + who if who >= 0 else KIND[card]
    says = SAYS.of[source]
    if says is not None:
        return says(g, ask, code)
    name, tag = source_name(source), source_tag(source)
    if ask.question is ASK_REACTION:
        return {"source": name, "text": text("opt-duel-reaction", n=prompt.args["n"])}
    if who < 0:
        return {"source": name, "nature": "protects", "text": text("opt-duel-use", source=tag)}
    if card >= 0:
        return {"source": name, "of": card, "text": text("opt-duel-use-card", source=tag, of={"card": card})}
    return {"source": name, "text": aim(g, "opt-duel-use", code, source=tag)}


def reveals_barrel(source: dict[str, str]) -> Json:
    """Return an option to reveal a card, which dodges if it shows a barrel."""
    words = text("opt-duel-reveal", source=source)
    return {"source": next(iter(source.values())), "nature": "protects", "chance": list(BARREL_CHANCE), "text": words}


def _choose(g: Duel, ask: Ask, prompt: Prompt, code: int) -> Json:
    card, slot = card_of(code), slot_of(code)
    if how_of(code) >= BACK_HOW:
        side = SIDES[how_of(code) - BACK_HOW]
        return {"back": side, "text": text("opt-duel-choose-back", side=side)}
    if card >= 0:
        return {"text": text("opt-duel-choose-card", card={"card": card})}
    if slot >= 0:
        return {"text": text("opt-duel-choose-char", char=_char(g, slot))}
    return {"text": text("opt-duel-choose-side", to=seat(seat_of(code)))}


def _discard(g: Duel, ask: Ask, prompt: Prompt, code: int) -> Json:
    card = {"card": card_of(code)}
    if ask.question is ASK_ACT:
        return {"reload": True, "text": text("opt-duel-reload", card=card)}
    return {"text": text("opt-duel-discard", card=card)}


def _draw(g: Duel, ask: Ask, prompt: Prompt, code: int) -> Json:
    return {"nature": "helps", "text": text("opt-duel-draw")}


_DESCRIBE = {"play": _play, "use": _use, "choose": _choose, "discard": _discard, "draw": _draw}
