"""What a brain is, and what the bots must be told of a game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from boomtown.bots.history import Memory
    from boomtown.bots.observation import Sight

Event = dict[str, Any]
# The seat that an act harmed, and how strongly that speaks of enmity; negative for help. None: nothing to remember
Found = tuple[int, float] | None
Reads = Mapping[str, Callable[[Event], Found]]  # by type of event


class Brain(Protocol):
    """Answers from what a seat may know. A class attribute `events = False` says that it does without the game's
    events, a method `hasty(why, options, fast_view, memory)` that it does with a fast view of the table: a simulation
    is faster when that is enough for everybody.
    """

    def answer(self, sight: Sight, memory: Memory) -> int: ...


@dataclass(frozen=True)
class GameBots:
    """One game. `brains`: who can play it sensibly, by name; `greenhorn` is the usual one. `reads`: what its events say
    about who harmed whom. `act`: what an answer to a question that tells something says, in games that
    record no events. `fades`: events after which what some seats did says nothing more of them (their roles have been
    dealt anew), with the field that names the seats.
    """

    brains: Mapping[str, Callable[[int], Brain]] = field(default_factory=dict)
    reads: Reads = field(default_factory=dict)
    act: Callable[[int], Found] | None = None
    fades: Mapping[str, str] = field(default_factory=dict)
