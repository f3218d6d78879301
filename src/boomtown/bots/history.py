"""Who harmed whom so far: what everybody at the table has seen, kept up to date as events come in."""

# Compiled with the rules (compile_rules.py)

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from boomtown.bots.observation import Sight
from boomtown.bots.policy import Event, Found, GameBots, Reads
from boomtown.games import spec_of

AT_ALL: Final = -1  # the victim of what is aimed at everybody
_BOTS: Final[dict[str, GameBots]] = {}  # by game, as they are asked for
_ACTS: Final[dict[str, Callable[[int], Found] | None]] = {}  # likewise; asked for at every act of a simulation


def bots_of(game: str) -> GameBots:
    """What the bots must be told of a game."""
    found = _BOTS.get(game)
    if found is None:
        found = _BOTS[game] = spec_of(game).bots() or GameBots()
    return found


class Memory:
    """`acts`: what everybody did by choice, in order, as (by, to, harm); helping counts as negative."""

    def __init__(self) -> None:
        self.acts: list[tuple[int, int, float]] = []
        self.notes: dict[str, Any] = {}  # what a kind of bot has concluded from the acts, for all of its kind
        self._last: Sight | None = None
        self._seen = 0
        self._harm: dict[tuple[int, int], float] = {}
        self._counted = 0  # acts that are in it
        self._beliefs: dict[tuple[int, int], Any] = {}
        self._believed = 0  # acts they were concluded from

    @property
    def harm(self) -> dict[tuple[int, int], float]:
        """By (by, to) what the acts add up to; added up when somebody asks, as not every bot does."""
        found = self._harm
        for by, to, harm in self.acts[self._counted :]:
            found[by, to] = found.get((by, to), 0.0) + harm
        self._counted = len(self.acts)
        return found

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
            bots = bots_of(sight.game)
            for event in events:
                self._note(bots.reads, event)
                if event["t"] in bots.fades:
                    self._fade(event[bots.fades[event["t"]]])
            self._seen = sight.event_count

    def saw(self, game: str, who: int, choice: int) -> None:
        """An answer to a question that tells something, for games without events. It says the same as they would."""
        if game not in _ACTS:
            _ACTS[game] = bots_of(game).act
        read = _ACTS[game]
        found = None if read is None else read(choice)
        if found is not None:
            to, harm = found
            if to != who:
                self.acts.append((who, to, harm))

    def _forget(self) -> None:
        self.acts, self.notes, self._seen = [], {}, 0
        self._harm, self._counted, self._beliefs, self._believed = {}, 0, {}, 0

    def _fade(self, seats: list[int]) -> None:
        """What these seats did says nothing more."""
        for key in [key for key in self.harm if key[0] in seats]:
            del self._harm[key]
        self._beliefs, self._believed = {}, -1

    def _note(self, reads: Reads, event: Event) -> None:
        read = reads.get(event["t"])
        if read is not None and (found := read(event)):
            self.acts.append((event["who"], *found))

    def belief(self, key: tuple[int, int], make: Callable[[], Any]) -> Any:
        """What was concluded from the acts so far for (seat, seats out), worked out once."""
        if self._believed != len(self.acts):
            self._beliefs, self._believed = {}, len(self.acts)
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
