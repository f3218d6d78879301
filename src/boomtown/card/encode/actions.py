"""Meanings of the actions of the card game.

A meaning is (verb, what, as, seat, of). `what`: the kind of the card, the source of a power, or the choice. `as`: the
kind as which a card is played, "" for its own. `seat`: places to the left of the acting seat, -1 for none. `of`: a kind
in play in front of that seat, HAND for a random card of its hand, "" for none.
"""

from __future__ import annotations

from collections.abc import Iterator

from boomtown.card.cards import KIND, KINDS, NAMES, WAYS, Aim
from boomtown.card.codes import VERBS, card_of, name_of, of_of, seat_of, second_of, verb_of
from boomtown.card.encode.declared import added_actions
from boomtown.card.encode.vocabulary import Vocabulary
from boomtown.card.hooks import HOOKS
from boomtown.card.rules.reasons import WHY_NOT_AT
from boomtown.card.sets.targets import TheirCards
from boomtown.encode.base import Meaning
from boomtown.games import END, PASS

HAND = "hand"
DECK, DISCARDS = "the deck", "the discards"
PASSING: Meaning = ("pass", "", "", -1, "")
ENDING: Meaning = ("end", "", "", -1, "")


def meanings(vocabulary: Vocabulary) -> Iterator[Meaning]:
    """Yield all possible meanings, some more than once."""
    yield PASSING
    yield ENDING
    held = [kind for kind in vocabulary.kinds if not KINDS[kind].home]  # kinds with a home are never in a hand
    for kind in held:
        yield from at_targets(vocabulary, "play", kind, "", KINDS[kind].aim)
    yield from _as_others(vocabulary)
    yield from _powers(vocabulary)
    for kind in held:
        yield "discard", kind, "", -1, ""
        yield "choose", kind, "", -1, ""
    yield from added_actions(vocabulary, "discard")
    yield from added_actions(vocabulary, "buy")
    yield from added_actions(vocabulary, "take")
    yield from _choices(vocabulary)
    yield from _draws(vocabulary)
    yield from _ways_of_sets(vocabulary)


def at_targets(vocabulary: Vocabulary, verb: str, what: str, as_: str, aim: Aim) -> Iterator[Meaning]:
    """Yield one meaning for each possible target."""
    if isinstance(aim, TheirCards):
        yield from their_cards(vocabulary, verb, what, as_)
    elif aim.pairs:
        for seat in range(vocabulary.players):
            for second in range(vocabulary.players):
                if seat != second:
                    yield verb, what, as_, seat, f"and {second}"
            yield verb, what, as_, seat, ""  # without a possible second target
    elif aim.word in ("none", "self"):
        yield verb, what, as_, -1, ""
    else:
        for seat in range(aim.word == "other", vocabulary.players):
            yield verb, what, as_, seat, ""


def their_cards(vocabulary: Vocabulary, verb: str, what: str, as_: str = "") -> Iterator[Meaning]:
    """Yield the meanings for a random card of a hand, and for each kind in play."""
    taken = [kind for kind in vocabulary.stays if KINDS[kind].taken]
    for seat in range(vocabulary.players):
        for of in (HAND, *taken):
            yield verb, what, as_, seat, of


def _as_others(vocabulary: Vocabulary) -> Iterator[Meaning]:
    """Yield the meanings of cards played as another card (core 2.5)."""
    for source in vocabulary.sources:
        served = [(key, hook()) for what, key, hook in HOOKS.of.get(source, ()) if what == "as"]
        served += [(way.as_, way.kinds or None) for way in WAYS.get(source, ()) if way.verb == "play"]
        for as_, which in served:
            for kind in vocabulary.kinds:
                if kind != as_ and not KINDS[kind].home and (which is None or kind in which):
                    yield from at_targets(vocabulary, "play", kind, as_, KINDS[as_].aim)


def _powers(vocabulary: Vocabulary) -> Iterator[Meaning]:
    """Yield the uses: abilities, events, cards in play."""
    for source in (*vocabulary.characters, *vocabulary.events):
        yield "use", source, "", -1, ""
        if any(way.at_cards for way in WAYS.get(source, ())):
            for seat in range(vocabulary.players):
                for of in vocabulary.stays:
                    yield "use", source, "", seat, of
        elif source in WHY_NOT_AT:
            for seat in range(vocabulary.players):
                yield "use", source, "", seat, ""
    for kind in vocabulary.stays:
        power = KINDS[kind].power
        if power is not None:
            yield from at_targets(vocabulary, "use", kind, "", power)
        elif any(what in ("answers", "offers") for what, *_ in HOOKS.of.get(kind, ())):
            yield "use", kind, "", -1, ""
    yield from added_actions(vocabulary, "use")


def _ways_of_sets(vocabulary: Vocabulary) -> Iterator[Meaning]:
    """Yield the uses that sets offer to all players."""
    for source in vocabulary.sets:
        for way in WAYS.get(source, ()):
            if way.verb == "use":
                yield "use", way.what, way.as_, -1, ""


def _choices(vocabulary: Vocabulary) -> Iterator[Meaning]:
    yield from (turned(place) for place in range(vocabulary.turned))
    if vocabulary.experts:
        for name in vocabulary.characters:
            yield "choose", name, "", -1, ""
    yield from added_actions(vocabulary, "choose")


def turned(place: int) -> Meaning:
    """Return the meaning of choosing a card turned up for a check."""
    return "choose", f"turned card {place + 1}", "", -1, ""


def _draws(vocabulary: Vocabulary) -> Iterator[Meaning]:
    yield "draw", DECK, "", -1, ""
    yield "draw", DISCARDS, "", -1, ""
    for seat in range(1, vocabulary.players):
        yield "draw", "", "", seat, HAND
    yield from added_actions(vocabulary, "draw")


def meaning(code: int, who: int, seating: tuple[int, ...]) -> Meaning:
    """Return the meaning of an option for the asked seat, except for cards turned up for a check."""
    if code == PASS:
        return PASSING
    if code == END:
        return ENDING
    verb, card, name, to, of = VERBS[verb_of(code)], card_of(code), name_of(code), seat_of(code), of_of(code)
    seat = (seating.index(to) - seating.index(who)) % len(seating) if to >= 0 else -1
    second = second_of(of)
    if second >= 0:
        its = f"and {(seating.index(second) - seating.index(who)) % len(seating)}"
    else:
        its = "" if of < -1 else HAND if of == -1 else KIND[of]
    named = NAMES[name] if name >= 0 else ""
    if verb == "draw" and seat < 0:
        return verb, DISCARDS if card >= 0 else DECK, "", -1, ""
    if verb == "take":
        named = ""  # the place it is taken from is public
    if card >= 0:
        return verb, KIND[card], named, seat, its
    return verb, named, "", seat, its


def describe(meaning: Meaning) -> str:
    """Return the meaning in words: "play Panic! at +1: Barrel"."""
    verb, what, as_, seat, of = meaning
    words = [verb, what, f"as {as_}" if as_ else ""]
    if seat >= 0:
        words.append(f"at +{seat}" if verb in ("play", "use") else f"from +{seat}" if of else f"+{seat}")
    text = " ".join(w for w in words if w)
    return f"{text}: {'a card of the hand' if of == HAND else of}" if of else text
