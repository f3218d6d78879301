"""Hooks: what a character or a kind of card does, told to the shared steps under its number.

A `Word` is one kind of hook: what the shared steps ask or tell, with the function of every source that answers to it.
What works now needs no index beyond that: a side has two places, and who stands or what lies there is found by its
place. Whoever asks looks where it works: at the front, at the target of a hit, or anywhere.

Sources: a kind of card by its number, a character by PERSON + its number.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from boomtown.duel.cards import ALWAYS, KIND
from boomtown.duel.cast import ALWAYS_WITH, CHARACTERS, PERSON
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
SOURCES: Final = 100  # one place more than any number of a source; the last is that of none, -1


class Word(Generic[H]):
    """`of`: by the number of the source its function, None where it does not answer to this word.

    `about`: who is asked when, and what for.
    """

    __slots__ = ("about", "name", "of")

    def __init__(self, name: str, about: str) -> None:
        self.name, self.about = name, about
        self.of: list[H | None] = [None] * SOURCES

    def __repr__(self) -> str:
        return f"Word({self.name!r})"


def hook(word: Word[H], *sources: int) -> Callable[[H], H]:
    """The function is what these sources do at that word."""

    def keep(function: H) -> H:
        for source in sources:
            assert 0 <= source < SOURCES - 1 and word.of[source] is None, f"{word!r} of {source}: twice, or no source"
            word.of[source] = function
        return function

    return keep


# --- values

Counting = Callable[[int], int]
FRESH_CARDS: Final[Word[Counting]] = Word("fresh_cards", "cards of phase 1. Of the front and what lies there")
BANG_LIMIT: Final[Word[Counting]] = Word("bang_limit", "BANG! cards of a turn. Of the front and what lies there")
REACH: Final[Word[Callable[[Reach], None]]] = Word(
    "reach", "how far cards may be aimed. Of the front and what lies there"
)
STANDS_IN: Final[Word[Counting]] = Word(
    "stands_in", "as what else a card of that kind may be played in phase 2 (codes.py), 0 for nothing. Of the front"
)
DODGES_AS: Final[Word[Counting]] = Word(
    "dodges_as", "as what a card of that kind dodges (codes.py), 0: it does not. Of the target"
)
COUNTS_AS_HIT: Final[Word[Callable[[int], bool]]] = Word(
    "counts_as_hit", "whether a card of that kind may be discarded as a hit card. Of the character in danger"
)
SECOND: Final[Word[Callable[[Hit], bool]]] = Word(
    "second", "whether it takes a second card to dodge the hit. Of the front of the shooter"
)

# --- cards

AIMS: Final[Word[Callable[[Reach], list[int]]]] = Word(
    "aims", "what a card of that kind may be aimed at; [0] for one without an aim, [] where there is none. Of a card"
)
EFFECT: Final[Word[Callable[[Duel, int, int, int], None]]] = Word(
    "effect", "game, player, kind, option: carries out a card that lies on the pile already. Of a card"
)
PARRIED: Final[Word[Callable[[Duel, int, int], None]]] = Word(
    "parried", "game, who shot, whose character dodged: what the card says of that. Of the card of the hit"
)
AT_START: Final[Word[Callable[[Duel, int, int, int], None]]] = Word(
    "at_start", "game, player, slot, card: works at the start of his turn. Of a card with `start`, wherever it lies"
)
UNPLAYABLE: Final[Word[str]] = Word("unplayable", "the text that says why there is nothing to aim at. Of a card")

# --- abilities of the own turn

OFFERS: Final[Word[Callable[[Duel, int, Reach], list[int]]]] = Word(
    "offers", "options of an ability that is used once a turn. Of the front, or who is always active"
)
USES: Final[Word[Callable[[Duel, int, int], None]]] = Word("uses", "game, player, option: carries out such an option")
IDLE: Final[Word[Callable[[Duel, int], str]]] = Word(
    "idle", "the text that says why there is no such option now though it is not used up"
)

# --- dodging

ANSWERS: Final[Word[Callable[[Hit], bool]]] = Word(
    "answers", "whether it may be tried against the hit now. Of the target and what lies there"
)
TRIES: Final[Word[Callable[[Duel, Hit, int], None]]] = Word(
    "tries", "game, hit, card (-1: a character): tries it; the hit is off the stack"
)
DODGED: Final[Word[Callable[[Duel, Hit], None]]] = Word(
    "dodged", "what follows when a hit has been dodged by it. Of what was answered with"
)
SHRUGGED: Final[Word[Callable[[Duel, int], None]]] = Word(
    "shrugged", "game, slot: the opponent has dodged a hit of this side. Of the front"
)

# --- what happens to somebody

SPARES: Final[Word[Callable[[Duel, int, Lose], Step | None]]] = Word(
    "spares", "the step in which it bears the loss for the other one of its side, or None. Of who stands beside"
)
LOST: Final[Word[Callable[[Duel, int, int, int], None]]] = Word(
    "lost", "game, slot, points, by whom (-1 nobody): it has lost life points, and has some left. Of who lost them"
)
LOOTS: Final[Word[Callable[[Duel, int, int], None]]] = Word(
    "loots", "game, player, slot of somebody eliminated whose cards are still there. Of the front"
)
OUTLIVES: Final[Word[Callable[[Duel, int, int], None]]] = Word(
    "outlives", "game, player, slot of somebody eliminated: happens after all `loots`. Of the front"
)
ROBBED: Final[Word[Callable[[Duel, int], None]]] = Word(
    "robbed", "game, slot: the opponent took or discarded a card of this side. Of the front"
)
STEPS_UP: Final[Word[Callable[[Duel, int], None]]] = Word("steps_up", "game, slot: it has come to the front")
WATCHES: Final[Word[Callable[[Duel, int], None]]] = Word(
    "watches", "game, slot: the opponent has moved the own marker. Of the front and what lies there"
)
REVEALS: Final[Word[Callable[[Duel, int, Reveal], None]]] = Word(
    "reveals", "game, slot, reveal: carries it out in its own way. Of anybody in play"
)
FRESH: Final[Word[Callable[[Duel, int, list[int]], None]]] = Word(
    "fresh", "game, player, cards: he has drawn them in phase 1. Of the front"
)

# --- for people

SAYS: Final[Word[Callable[[Duel, Ask, int], dict[str, Any]]]] = Word(
    "says", "game, question, option: an option that uses it, where the common words do not fit (describe.py)"
)


def always(g: Duel, who: int) -> bool:
    """Whether a character is active wherever it stands."""
    return CHARACTERS[who].always or (ALWAYS_WITH[who] != "" and bool(g.setup["options"][ALWAYS_WITH[who]]))


def counted(word: Word[Counting], s: State, front: int, value: int) -> int:
    """The value as changed by the front, by what lies there, and by what is always active behind."""
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
    """The effect of a card of that kind; `option` says what it is aimed at."""
    effect = EFFECT.of[kind]
    assert effect is not None
    effect(g, me, kind, option)
