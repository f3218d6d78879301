"""Hooks: abilities of characters and effects of cards, registered under their numbers.

A `HookPoint` is one kind of hook: the steps call it, and it has a function for each source that takes part. No index of
active sources is needed. A side has two places, so a step looks where the hook is active: at the front, at the target
of a hit, or anywhere.

Sources: a kind of card by its number, a character by PERSON + its number.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from boomtown.duel.cards import ALWAYS, KIND
from boomtown.duel.character_table import ALWAYS_WITH, CHARACTERS, PERSON
from boomtown.kernel.frame import Ask

if TYPE_CHECKING:
    from boomtown.duel.game import Duel
    from boomtown.duel.hits import Hit
    from boomtown.duel.losses import Lose
    from boomtown.duel.offers import Reach
    from boomtown.duel.reveals import Reveal
    from boomtown.duel.state import State
    from boomtown.duel.step import Step

H = TypeVar("H")
SOURCES: Final = 100  # one more than the number of sources; the last entry is for -1, no source


class HookPoint(Generic[H]):
    """Kind of hook. `of` holds the function of each source by number, or None.

    `about`: arguments and result, and the sources that are called.
    """

    __slots__ = ("about", "name", "of")

    def __init__(self, name: str, about: str) -> None:
        self.name, self.about = name, about
        self.of: list[H | None] = [None] * SOURCES

    def __repr__(self) -> str:
        return f"HookPoint({self.name!r})"


def hook(word: HookPoint[H], *sources: int) -> Callable[[H], H]:
    """Register the function for these sources at a hook point."""

    def keep(function: H) -> H:
        for source in sources:
            assert 0 <= source < SOURCES - 1 and word.of[source] is None, f"{word!r} of {source}: twice, or no source"
            word.of[source] = function
        return function

    return keep


# --- values

Counting = Callable[[int], int]
FRESH_CARDS: Final[HookPoint[Counting]] = HookPoint(
    "fresh_cards", "number of cards drawn in phase 1. Sources: the front and the cards there"
)
BANG_LIMIT: Final[HookPoint[Counting]] = HookPoint(
    "bang_limit", "number of BANG! cards allowed in a turn. Sources: the front and the cards there"
)
REACH: Final[HookPoint[Callable[[Reach], None]]] = HookPoint(
    "reach", "widens the possible targets of cards. Sources: the front and the cards there"
)
STANDS_IN: Final[HookPoint[Counting]] = HookPoint(
    "stands_in", "another way to play a card of that kind in phase 2 (codes.py), 0 for none. Source: the front"
)
DODGES_AS: Final[HookPoint[Counting]] = HookPoint(
    "dodges_as", "the way in which a card of that kind dodges (codes.py), 0 for none. Source: the target"
)
COUNTS_AS_HIT: Final[HookPoint[Callable[[int], bool]]] = HookPoint(
    "counts_as_hit", "True if a card of that kind may be discarded as a hit card. Source: the endangered character"
)
SECOND: Final[HookPoint[Callable[[Hit], bool]]] = HookPoint(
    "second", "True if a dodge of the hit takes a second card. Source: the front of the shooter"
)

# --- cards

AIMS: Final[HookPoint[Callable[[Reach], list[int]]]] = HookPoint(
    "aims", "targets of a card of that kind, [0] if it needs none, [] if there is none. Source: the card"
)
EFFECT: Final[HookPoint[Callable[[Duel, int, int, int], None]]] = HookPoint(
    "effect", "game, player, kind, option: carries out a card that is on the discard pile already. Source: the card"
)
PARRIED: Final[HookPoint[Callable[[Duel, int, int], None]]] = HookPoint(
    "parried", "game, shooting player, dodging player: effect of a hit that was dodged. Source: the card of the hit"
)
AT_START: Final[HookPoint[Callable[[Duel, int, int, int], None]]] = HookPoint(
    "at_start", "game, player, slot, card: effect at the start of the turn. Source: a card with `start` at any place"
)
UNPLAYABLE: Final[HookPoint[str]] = HookPoint("unplayable", "the text for a card without a target. Source: the card")

# --- abilities of the own turn

OFFERS: Final[HookPoint[Callable[[Duel, int, Reach], list[int]]]] = HookPoint(
    "offers", "options of an ability that is used once a turn. Sources: the front, and characters always active"
)
USES: Final[HookPoint[Callable[[Duel, int, int], None]]] = HookPoint(
    "uses", "game, player, option: carries out an option of `offers`"
)
IDLE: Final[HookPoint[Callable[[Duel, int], str]]] = HookPoint(
    "idle", "the text for an ability that has no option now, although it is not used up"
)

# --- dodging

ANSWERS: Final[HookPoint[Callable[[Hit], bool]]] = HookPoint(
    "answers", "True if it may be tried against the hit now. Sources: the target and the cards there"
)
TRIES: Final[HookPoint[Callable[[Duel, Hit, int], None]]] = HookPoint(
    "tries", "game, hit, card (-1: a character): tries it. The hit is off the stack"
)
DODGED: Final[HookPoint[Callable[[Duel, Hit], None]]] = HookPoint(
    "dodged", "effect after it dodged a hit. Source: the card or character that dodged"
)
SHRUGGED: Final[HookPoint[Callable[[Duel, int], None]]] = HookPoint(
    "shrugged", "game, slot: the opponent dodged a hit of this side. Source: the front"
)

# --- events of a character

SPARES: Final[HookPoint[Callable[[Duel, int, Lose], Step | None]]] = HookPoint(
    "spares", "the step in which it takes the loss for the other character of its side, or None. Source: that character"
)
LOST: Final[HookPoint[Callable[[Duel, int, int, int], None]]] = HookPoint(
    "lost", "game, slot, points, causing player (-1 none): it lost life points and survived. Source: the character"
)
LOOTS: Final[HookPoint[Callable[[Duel, int, int], None]]] = HookPoint(
    "loots", "game, player, slot of an eliminated character, before its cards are discarded. Source: the front"
)
OUTLIVES: Final[HookPoint[Callable[[Duel, int, int], None]]] = HookPoint(
    "outlives", "game, player, slot of an eliminated character, after all `loots`. Source: the front"
)
ROBBED: Final[HookPoint[Callable[[Duel, int], None]]] = HookPoint(
    "robbed", "game, slot: the opponent took or discarded a card of this side. Source: the front"
)
STEPS_UP: Final[HookPoint[Callable[[Duel, int], None]]] = HookPoint("steps_up", "game, slot: it came to the front")
WATCHES: Final[HookPoint[Callable[[Duel, int], None]]] = HookPoint(
    "watches", "game, slot: the opponent moved their own marker. Sources: the front and the cards there"
)
REVEALS: Final[HookPoint[Callable[[Duel, int, Reveal], None]]] = HookPoint(
    "reveals", "game, slot, reveal: carries the reveal out in another way. Source: any character in play"
)
FRESH: Final[HookPoint[Callable[[Duel, int, list[int]], None]]] = HookPoint(
    "fresh", "game, player, cards: the player drew them in phase 1. Source: the front"
)

# --- texts

HITS: Final[HookPoint[Callable[[Duel, int], int]]] = HookPoint(
    "hits", "game, option: number of hits the card would make, told before it is played. Source: the card"
)
SAYS: Final[HookPoint[Callable[[Duel, Ask, int], dict[str, Any]]]] = HookPoint(
    "says", "game, question, option: description of an option that the common texts do not fit (describe.py)"
)


def always(g: Duel, who: int) -> bool:
    """Return True if a character is active at any place."""
    return CHARACTERS[who].always or (ALWAYS_WITH[who] != "" and bool(g.setup["options"][ALWAYS_WITH[who]]))


def counted(word: HookPoint[Counting], s: State, front: int, value: int) -> int:
    """Return the value as changed by the front, the cards there, and the sources behind that are always active."""
    change = word.of[PERSON + s.who[front]]
    if change is not None:
        value = change(value)
    for card in s.tables[front]:
        change = word.of[KIND[card]]
        if change is not None:
            value = change(value)
    behind = s.who[front ^ 1]
    if behind >= 0:
        change = word.of[PERSON + behind]
        if change is not None and CHARACTERS[behind].always:
            value = change(value)
        for card in s.tables[front ^ 1]:
            change = word.of[KIND[card]]
            if change is not None and ALWAYS[KIND[card]]:
                value = change(value)
    return value


def carry_out(g: Duel, me: int, kind: int, option: int) -> None:
    """Carry out the effect of a card of that kind. `option` contains the target."""
    effect = EFFECT.of[kind]
    assert effect is not None
    effect(g, me, kind, option)
