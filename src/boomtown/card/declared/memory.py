"""What sources remember, and what they tell beside the table: each declared once, in the module it belongs to.

Three kinds of things:

* of a turn: a number by a name of its own (`State.remember`, `State.noted`), forgotten when the turn ends;
* of the game: a tuple by a name of its own (`State.keep`, `State.kept`);
* a fact: what a view says that is no card, no zone and no number of a seat (the suit that was named, a second
  character).

Copies and saves hold them without a declaration. What follows from the declaration: how the notation writes them, what
a redeal draws anew, what a view says, what an observation holds.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Literal

from boomtown.kernel.redeal import Rnd

if TYPE_CHECKING:
    from boomtown.card.game import Bang
    from boomtown.card.state import State

# (game, seat that sees its own or None for a spectator, random number) -> the value with what the seat cannot know
# drawn anew
Anew = Callable[["Bang", "int | None", Rnd], Any]
# (state with other cards in hidden places, seat, random number) -> what is remembered there, None for nothing
AnewOfTurn = Callable[["State", int, Rnd], "int | None"]
Tell = Callable[["Bang", "int | None"], Any]


@dataclass(frozen=True)
class OfTurn:
    """`holds`: what the number stands for. `anew`: what it is in a redeal, where it follows from hidden cards."""

    name: str
    holds: Literal["number", "card", "name"] = "number"
    anew: AnewOfTurn | None = None


@dataclass(frozen=True)
class OfGame:
    """A tuple of what it `holds`. `anew`: how a redeal draws what a seat does not know of it, None for what everybody
    knows.
    """

    name: str
    holds: Literal["seats", "cards", "characters", "words", "numbers"]
    anew: Anew | None = None


@dataclass(frozen=True)
class Fact:
    """`name`: its key in a view. `source`: what brings it: an event, a character, a card, a set, an option. `about`:
    what it says, for whoever reads an observation. `holds`: what the value is, None (False for "yes", [] for "seats")
    where there is none. `tell`: the value for a seat, or for a spectator. `reads`: what it reads of the turn (OfTurn),
    where nothing is told without it. `own`: a seat may be told something else than a spectator.
    """

    name: str
    source: str
    about: str
    holds: Literal["yes", "card", "suit", "character", "seats", "number"]
    tell: Tell
    reads: str = ""
    own: bool = False


OF_TURN: Final[dict[str, OfTurn]] = {}
OF_GAME: Final[dict[str, OfGame]] = {}
FACTS: Final[dict[str, Fact]] = {}
OWN_FACTS: Final[dict[str, Fact]] = {}  # those of them that are `own`


def remembers(*things: OfTurn | OfGame | Fact) -> None:
    """Declare what a source remembers or tells; ValueError for a name that is taken."""
    for thing in things:
        table: dict[str, Any] = (
            OF_TURN if isinstance(thing, OfTurn) else OF_GAME if isinstance(thing, OfGame) else FACTS
        )
        if thing.name in table:
            raise ValueError(f"expected something remembered under a name of its own, got {thing.name!r} again")
        table[thing.name] = thing
        if isinstance(thing, Fact) and thing.own:
            OWN_FACTS[thing.name] = thing


def facts(g: Bang) -> dict[str, Any]:
    """What everybody's view says of them; of those that are `own`, what a spectator is told."""
    return {name: fact.tell(g, None) for name, fact in FACTS.items()}


def own_facts(g: Bang, you: int) -> dict[str, Any]:
    """What `you` are told of those that are `own`."""
    return {name: fact.tell(g, you) for name, fact in OWN_FACTS.items()}


def of_turn_anew(s: State, seat: int, rnd: Rnd) -> None:
    """Draw anew what `seat` cannot know of what is remembered of the turn."""
    for name in s.noted:
        anew = OF_TURN[name].anew if name in OF_TURN else None
        if anew is not None:
            others = {known: value for known, value in s.noted.items() if known != name}
            value = anew(s, seat, rnd)
            s.noted = others if value is None else others | {name: value}


def of_game_anew(g: Bang, you: int | None, rnd: Rnd) -> dict[str, tuple[Any, ...]]:
    """What is remembered of the game, with what `you` cannot know drawn anew."""
    found = {}
    for name, value in g.state.course.kept.items():
        anew = OF_GAME[name].anew if name in OF_GAME else None
        found[name] = value if anew is None else anew(g, you, rnd)
    return found
