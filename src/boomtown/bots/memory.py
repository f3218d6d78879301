"""Who harmed whom so far: what everybody at the table has seen, kept up to date as events come in."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from boomtown.bots.sight import Sight

Event = dict[str, Any]

# Whom an act harmed, and how much that says (helping is negative); None: nothing to remember
Found = tuple[int, float] | None
Reads = Mapping[str, Callable[[Event], Found]]  # by type of event
AT_ALL: Final = -1  # the victim of what is aimed at everybody
READS: Final[dict[str, Reads]] = {}  # by game; filled by the registry in bot.py
ACTS: Final[dict[str, Callable[[int], Found]]] = {}  # likewise: what an answer to one of TOLD says
TOLD: Final = frozenset({"play", "draw", "event"})  # questions of the own turn, answered before everybody


class Memory:
    """`harm[by, to]` adds up what `by` did to `to` by choice; helping counts as negative. `version` grows with it."""

    def __init__(self) -> None:
        self.harm: dict[tuple[int, int], float] = {}
        self.acts: list[tuple[int, int, float]] = []  # what it adds up from, in order
        self.notes: dict[str, Any] = {}  # what a kind of bot has concluded from the acts, for all of its kind
        self.version = 0
        self._last: Sight | None = None
        self._seen = 0
        self._beliefs: dict[tuple[int, int], Any] = {}

    def follow(self, sight: Sight) -> None:
        """Read the events since the last time; all of them for another game or after something was taken back."""
        if not sight.records:
            return
        if self._last is None or not sight.same_game(self._last) or sight.event_count < self._seen:
            self._forget()
        self._last = sight
        if sight.event_count > self._seen:
            events = sight.events(self._seen)
            if any(e["t"] == "undo" for e in events):
                self._forget()
                events = _valid(sight.events(0))
            reads = READS[sight.game]
            for event in events:
                self._note(reads, event)
            self._seen = sight.event_count

    def saw(self, game: str, who: int, choice: int) -> None:
        """An answer to one of the questions TOLD, for games that record no events. It says the same as they would."""
        if game in ACTS and (found := ACTS[game](choice)) and found[0] != who:
            self._add(who, found)

    def _forget(self) -> None:
        self.harm, self.acts, self.notes, self._seen = {}, [], {}, 0
        self.version += 1

    def _note(self, reads: Reads, event: Event) -> None:
        read = reads.get(event["t"])
        if read is not None and (found := read(event)):
            self._add(event["who"], found)

    def _add(self, who: int, found: tuple[int, float]) -> None:
        pair = who, found[0]
        self.harm[pair] = self.harm.get(pair, 0.0) + found[1]
        self.acts.append((who, *found))
        self.version += 1

    def belief(self, key: tuple[int, int], make: Callable[[], Any]) -> Any:
        """What was concluded from this version for (seat, seats out), worked out once."""
        if self._beliefs.get((-1, -1)) != self.version:
            self._beliefs = {(-1, -1): self.version}
        if key not in self._beliefs:
            self._beliefs[key] = make()
        return self._beliefs[key]


def _valid(events: list[Event]) -> list[Event]:
    """Without what was taken back: an undo voids the events from its `back` on."""
    kept: list[Event] = []
    for event in events:
        if event["t"] == "undo":
            kept = [e for e in kept if e["n"] < event["back"]]
        else:
            kept.append(event)
    return kept
