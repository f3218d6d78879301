"""Decision: the pending question described for players and programs (type Decision of docs/interface.md)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from boomtown.card import codes
from boomtown.card.cards import CHARACTERS, COLOURS, KIND, KINDS, NAMES
from boomtown.card.codes import card_of, name_of, of_of, seat_of, verb_of
from boomtown.card.folds import CHECK_CARDS, END_PRICE
from boomtown.card.rules.draw_check import CHECKS, check_chance
from boomtown.card.rules.prices import Price, price_of
from boomtown.card.rules.reasons import WASTED
from boomtown.card.rules.steps import ASK_ABILITY, source_of
from boomtown.card.text import named_thing, seat, text
from boomtown.kernel.frame import END, PASS, Ask
from boomtown.kernel.prompt import asked
from boomtown.kernel.text import slug

if TYPE_CHECKING:
    from boomtown.card.game import Bang

Json = dict[str, Any]
Parts = tuple[int, int, int, int]  # card, to, of, name


def decision(g: Bang, ask: Ask) -> Json:
    """Return the question, its options in the engine's order, and the reasons for impossible ones."""
    return asked(g.moves, ask.who, ask.question, g.prompt) | {
        "options": [option(g, ask, code) for code in ask.options],
        "whynot": g.why_not(ask.who),
    }


def option(g: Bang, ask: Ask, code: int) -> Json:
    """Return one option: its parts for programs, its text for players."""
    if code == PASS:
        return {
            "code": code,
            "verb": "pass",
            "text": text(f"opt-pass-{ask.why}"),
            "nature": "neutral",
            **_price_of_passing(g, ask),
        }
    if code == END:
        return {"code": code, "verb": "end", "text": text("opt-end"), "nature": "neutral", **_price_of_ending(g, ask)}
    verb, card, to, of, name = verb_of(code), card_of(code), seat_of(code), of_of(code), name_of(code)
    described: Json = {"code": code, "verb": codes.VERBS[verb]}
    if card >= 0:
        described["on" if verb == codes.USE else "card"] = card
    if to >= 0:
        described["to"] = to
    if of >= -1 and codes.second_of(of) < 0:
        described["of"] = "hand" if of == -1 else of
    return described | _DESCRIBE[verb](g, ask, code, (card, to, of, name))


def _price_of_passing(g: Bang, ask: Ask) -> Json:
    lives = g.prompt.stake
    return {"life": -lives, "nature": "harms"} if lives else {}


def _price_of_ending(g: Bang, ask: Ask) -> Json:
    lives = g.fold(END_PRICE, ask.who, 0, None)
    return {"life": -lives} if lives else {}


def _price(price: Price) -> Json:
    """Return the price. `life`: change of the player's lives; `cost`: cards of the hand; `gold`: money; `loads`:
    tokens.
    """
    described = {"life": -price.lives, "cost": price.cards, "gold": price.gold, "loads": price.loads}
    return {what: number for what, number in described.items() if number}


def _play(g: Bang, ask: Ask, code: int, parts: Parts) -> Json:
    card, to, of, name = parts
    key = "opt-play"
    args: Json = {"card": {"card": card}}
    described: Json = {}
    kind_name = KIND[card] if name < 0 else NAMES[name]
    kind = KINDS[kind_name]
    if kind.border == "brown":  # others are laid down now and used later
        described |= _wasted(g, ask.who, kind_name)
    if to >= 0:
        key, args["to"] = "opt-play-on", seat(to)
    if (also := codes.second_of(of)) >= 0:
        key, args["also"], described["also"] = "opt-play-on-both", seat(also), also
    elif of == -1:
        key = "opt-play-hand"
    elif of >= 0:
        key, args["of"] = "opt-play-card", {"card": of}
    if name >= 0:
        key, args["as"], described["as"] = key + "-as", {"kind": NAMES[name]}, NAMES[name]
    return {
        **described,
        "text": text(key, **args),
        "nature": "neutral" if kind.nature == "harms" and to == ask.who else kind.nature,
    }


def _wasted(g: Bang, who: int, kind: str) -> Json:
    """Return the reason why a card would have no effect, if there is one."""
    reason = WASTED[kind](g, who) if kind in WASTED and g.state.phase == "play" else None
    return {"wasted": reason} if reason else {}


def _use(g: Bang, ask: Ask, code: int, parts: Parts) -> Json:
    card, to, of, _ = parts
    source = source_of(code)
    described: Json = {"source": source, "nature": "helps", **_price(price_of(code))}
    args: Json = {"source": named_thing(source)}
    if source in CHECKS and to < 0 and ask.question is not ASK_ABILITY and code < codes.UNBIDDEN:
        described |= {"nature": "protects", "chance": _chance(g, ask.who, source)}
        return described | {"text": text("opt-use-barrel", **args)}
    if card >= 0:
        described["nature"] = KINDS[source].nature
        described |= _wasted(g, ask.who, source)
    elif to >= 0 and ask.free:
        described["nature"] = "harms"
    if ask.question is ASK_ABILITY:
        return described | {"text": text("opt-ability", **args, ability=slug(source))}
    if to < 0:
        own = ask.question.option and code < codes.UNBIDDEN  # abilities for any time have their own text
        key = f"opt-use-{ask.question.option}" if own else "opt-use"
        return described | {"text": text(key, **args)}
    if to == ask.who and described["nature"] == "harms":
        described["nature"] = "neutral"
    key = "opt-use-on" if of < -1 else "opt-use-hand" if of == -1 else "opt-use-card"
    return described | {"text": text(key, **args, to=seat(to), **({"of": {"card": of}} if of >= 0 else {}))}


def _chance(g: Bang, who: int, cause: str) -> list[int]:
    """Return the probability that a check is good, as [1, 4]."""
    chance = check_chance(cause, g.fold(CHECK_CARDS, who, 1, None))
    return [chance.numerator, chance.denominator]


def _choose(g: Bang, ask: Ask, code: int, parts: Parts) -> Json:
    card, to, of, name = parts
    if card >= 0:
        return {"text": text("opt-choose-card", card={"card": card}), "nature": "neutral"}
    if to >= 0:
        return _choose_at(ask, to, of) | {"nature": ask.question.nature}
    what = NAMES[name]
    tag = "char" if what in CHARACTERS else "colour" if what in COLOURS else "kind" if what in KINDS else "suit"
    key = "character" if tag == "char" else tag
    return {key: what, "text": text(f"opt-choose-{key}", **{tag: {tag: what}}), "nature": "neutral"}


def _choose_at(ask: Ask, to: int, of: int) -> Json:
    """Describe the choice of a player, of their hand or of one of their cards in play."""
    if of < -1:
        return {"text": text(f"opt-choose-{ask.question.option or 'seat'}", to=seat(to))}
    if of == -1:
        return {"text": text("opt-choose-hand", to=seat(to))}
    return {"text": text("opt-choose-of", to=seat(to), of={"card": of})}


def _discard(g: Bang, ask: Ask, code: int, parts: Parts) -> Json:
    card, to, of, _ = parts
    if of >= 0:  # a card in play
        price = price_of(code)
        words = text("opt-discard-of", to=seat(to), of={"card": of}, n=price.gold)
        return {"text": words, "nature": "harms" if to != ask.who else "neutral", **_price(price)}
    nature = "protects" if ask.question.answered_with else "neutral"
    return {"text": text("opt-discard", card={"card": card}), "nature": nature}


def _draw(g: Bang, ask: Ask, code: int, parts: Parts) -> Json:
    card, to, of, _ = parts
    if of >= 0:
        return {
            "from": "table",
            "text": text("opt-draw-card", to=seat(to), of={"card": of}),
            "nature": "harms" if to != ask.who else "neutral",
        }
    if to >= 0:
        return {"from": "hand", "text": text("opt-draw-hand", to=seat(to)), "nature": "harms"}
    if card >= 0:
        return {"from": "discard", "text": text("opt-draw-discard", card={"card": card}), "nature": "neutral"}
    return {"from": "deck", "text": text("opt-draw-deck"), "nature": "neutral"}


def _buy(g: Bang, ask: Ask, code: int, parts: Parts) -> Json:
    price = price_of(code)
    return {"text": text("opt-buy", card={"card": parts[0]}, n=price.gold), "nature": "helps", **_price(price)}


def _take(g: Bang, ask: Ask, code: int, parts: Parts) -> Json:
    """Describe the taking of a wagon. `station`: where it is taken, which sets its price."""
    described: Json = {"station": NAMES[parts[3]]} if parts[3] >= 0 else {}
    return described | {"text": text("opt-take", card={"card": parts[0]}), "nature": "helps", **_price(price_of(code))}


_DESCRIBE = (_play, _use, _choose, _discard, _draw, _buy, _take)
