"""Memory of sources, and facts they add to views. Each is declared once, in the module of its source.

There are three kinds:

* of a turn: a number with a name (`State.remember`, `State.noted`), removed when the turn ends;
* of the game: a tuple with a name (`State.keep`, `State.kept`);
* a fact: a field of a view that is no card, zone or number of a seat (the named suit, a second character).

Copies and saves hold the values without a declaration. The declaration defines the notation, the redeal, the view and
the observation.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Literal

from boomtown.kernel.redeal import Rnd

if TYPE_CHECKING:
    from boomtown.card.game import Bang
    from boomtown.card.state import State

# (game, seat that sees its own or None for a spectator, random number) -> the value, with secrets of other seats drawn
# again
Redraw = Callable[["Bang", "int | None", Rnd], Any]
# (state with other cards in hidden places, seat, random number) -> the number there, None for none
RedrawOfTurn = Callable[["State", int, Rnd], "int | None"]
Tell = Callable[["Bang", "int | None"], Any]


@dataclass(frozen=True)
class OfTurn:
    """Number stored for a turn. `holds`: its meaning. `redraw`: its value in a redeal if it depends on hidden cards."""

    name: str
    holds: Literal["number", "card", "name"] = "number"
    redraw: RedrawOfTurn | None = None


@dataclass(frozen=True)
class OfGame:
    """Tuple stored for the game. `holds`: the meaning of its entries.

    `redraw`: function that draws the unknown part again in a redeal, None if all of it is public. `along`: a zone of
    cards in a row; the numbers are places from 1 to the one after its last card.
    """

    name: str
    holds: Literal["seats", "cards", "characters", "words", "numbers"]
    redraw: Redraw | None = None
    along: str = ""


@dataclass(frozen=True)
class Fact:
    """Field of a view.

    `name`: its key. `source`: its source: an event, a character, a card, a set, an option. `about`: its meaning, for
    readers of an observation. `holds`: its type; without a value it is None (False for "yes", [] for "seats"). `tell`:
    the value for a seat, or for a spectator. `reads`: the OfTurn or OfGame it depends on; without that there is no
    value. `own`: the value for a seat may differ from a spectator's.
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
OWN_FACTS: Final[dict[str, Fact]] = {}  # the facts that are `own`


def remembers(*things: OfTurn | OfGame | Fact) -> None:
    """Declare memory or facts of a source; ValueError for a name that is taken."""
    for thing in things:
        table: dict[str, Any] = (
            OF_TURN if isinstance(thing, OfTurn) else OF_GAME if isinstance(thing, OfGame) else FACTS
        )
        if thing.name in table:
            raise ValueError(f"expected an unused name for memory or a fact, got {thing.name!r} again")
        table[thing.name] = thing
        if isinstance(thing, Fact) and thing.own:
            OWN_FACTS[thing.name] = thing


def facts(g: Bang) -> dict[str, Any]:
    """Return the facts as a spectator sees them."""
    return {name: fact.tell(g, None) for name, fact in FACTS.items()}


def own_facts(g: Bang, you: int) -> dict[str, Any]:
    """Return the facts that are `own`, as `you` see them."""
    return {name: fact.tell(g, you) for name, fact in OWN_FACTS.items()}


def redraw_of_turn(s: State, seat: int, rnd: Rnd) -> None:
    """Draw again the memory of the turn that `seat` cannot know."""
    for name in s.noted:
        redraw = OF_TURN[name].redraw if name in OF_TURN else None
        if redraw is not None:
            others = {known: value for known, value in s.noted.items() if known != name}
            value = redraw(s, seat, rnd)
            s.noted = others if value is None else others | {name: value}


def redraw_of_game(g: Bang, you: int | None, rnd: Rnd) -> dict[str, tuple[Any, ...]]:
    """Return the memory of the game with the parts that `you` cannot know drawn again."""
    found = {}
    for name, value in g.state.course.kept.items():
        redraw = OF_GAME[name].redraw if name in OF_GAME else None
        found[name] = value if redraw is None else redraw(g, you, rnd)
    return found
