"""Course of a game: the decks of events, and facts that seldom change."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any

from boomtown.card.cards import MAIN_DECK
from boomtown.kernel.frame import altered
from boomtown.kernel.state import frozen


@dataclass  # never changed; saying so in Python would make it slow to make
class Pile:
    """Deck of events. `on`: the event in force, "" for none. `left`: events to come, the next one last. `gone`: past
    events.

    Events are numbers (cards.NUMBER_OF), except the one in force.
    """

    on: str = ""
    left: tuple[int, ...] = ()
    gone: tuple[int, ...] = ()


@dataclass  # never changed; saying so in Python would make it slow to make
class Course:
    """Facts that seldom change in a game. The object is replaced as a whole.

    `event`, `pile`, `gone`: the deck of High Noon and A Fistful of Cards, as in Pile; `decks`: further decks, by name
    (`events` returns any of them). `ghosts`: seats in the game without lives. `acted`: seats that had a turn in this
    round. `spent`: sources used up for the whole game. `hunting`: the targets of three players still count. `kept`:
    memory of sets for the game (`State.keep`).
    """

    kept: Mapping[str, tuple[Any, ...]]  # no default, for the compiled build (compile_rules.py)
    event: str = ""
    pile: tuple[int, ...] = ()
    ghosts: tuple[int, ...] = ()
    acted: tuple[int, ...] = ()
    spent: tuple[str, ...] = ()
    hunting: bool = True
    gone: tuple[int, ...] = ()
    decks: tuple[tuple[str, Pile], ...] = ()

    def with_kept(self, name: str, value: tuple[Any, ...]) -> Course:
        """Return the course with this memory of a set; an empty value is removed."""
        kept = {**self.kept, name: value} if value and name in self.kept else _kept_with(self.kept, name, value)
        return Course(  # same as `altered`, but faster, as it is called often
            kept, self.event, self.pile, self.ghosts, self.acted, self.spent, self.hunting, self.gone, self.decks
        )

    def with_acted(self, who: tuple[int, ...]) -> Course:
        """Return the course with the seats that had a turn in this round."""
        return Course(  # same as `altered`, but faster, as each turn calls it
            self.kept, self.event, self.pile, self.ghosts, who, self.spent, self.hunting, self.gone, self.decks
        )

    def events(self, deck: str) -> Pile:
        """Return a deck of events; an empty one if it is not in use."""
        if deck == MAIN_DECK:
            return Pile(self.event, self.pile, self.gone)
        for name, pile in self.decks:
            if name == deck:
                return pile
        return Pile()

    def with_events(self, deck: str, pile: Pile) -> Course:
        """Return the course with a deck of events replaced."""
        if deck == MAIN_DECK:
            return altered(self, event=pile.on, pile=pile.left, gone=pile.gone)
        return altered(self, decks=tuple({**dict(self.decks), deck: pile}.items()))

    def save(self) -> dict[str, Any]:
        """Return the fields and the memory of sets as one flat map, for `load`."""
        data = {name: getattr(self, name) for name in _PLAIN if name != "decks"}
        if self.decks:
            data["decks"] = [(name, {"on": pile.on, "left": pile.left, "gone": pile.gone}) for name, pile in self.decks]
        return {**data, **self.kept}

    @staticmethod
    def load(data: dict[str, Any]) -> Course:
        """Return the course from saved data."""
        decks = tuple([(name, Pile(**{k: frozen(v) for k, v in pile.items()})) for name, pile in data.get("decks", ())])
        found = {name: frozen(value) for name, value in data.items() if name != "decks"}
        kept = {name: found.pop(name) for name in sorted(found) if name not in _PLAIN}
        return Course({name: value for name, value in kept.items() if value}, **found, decks=decks)


def _kept_with(kept: Mapping[str, tuple[Any, ...]], name: str, value: tuple[Any, ...]) -> dict[str, tuple[Any, ...]]:
    """Return the memory sorted by name and without empty values, so that it does not show what was stored before."""
    now = {**kept, name: value}
    return {known: now[known] for known in sorted(now) if now[known]}


_PLAIN = tuple([f.name for f in fields(Course) if f.name != "kept"])  # fields saved under their own names
