"""Public acts of a game: which seat harmed which. Updated from events or from choices."""

# Compiled with the rules (compile_rules.py)

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Any, Final

from boomtown.bots.observation import Observation
from boomtown.bots.policy import ChoiceReader, Event, EvidenceReaders, GameBots
from boomtown.games import spec_of
from boomtown.kernel.question import Question

AT_ALL: Final = -1  # the victim of an act against all other seats
_BOTS: Final[dict[str, GameBots]] = {}  # by game, filled on demand
_CHOICE_EVIDENCE: Final[dict[str, ChoiceReader | None]] = {}  # likewise; read for each act of a simulation


def game_bots(game: str) -> GameBots:
    """Return what a game defines for its bots."""
    found = _BOTS.get(game)
    if found is None:
        found = _BOTS[game] = spec_of(game).bots() or GameBots()
    return found


class History:
    """Acts by choice. `acts`: (by, to, harm) in order; `harm` is negative for help. `numbers`: the numbers of their
    events, -1 for a recorded choice. `game`: the name of the game, "" before the first act.
    """

    def __init__(self) -> None:
        self.game = ""
        self.acts: list[tuple[int, int, float]] = []
        self.numbers: list[int] = []
        self.notes: dict[str, Any] = {}  # conclusions from the acts that all bots of one kind share
        self._last: Observation | None = None
        self._seen = 0
        self._deals = -1  # later deals of roles that were noted, -1 before the first call
        self._harm: dict[tuple[int, int], float] = {}
        self._counted = 0  # acts that `_harm` includes
        self._cache: dict[Hashable, Any] = {}
        self._cached_at = 0  # acts that the cached conclusions include

    @property
    def harm(self) -> dict[tuple[int, int], float]:
        """Sum of the acts by (by, to). Computed on demand, because some bots never read it."""
        found = self._harm
        for by, to, harm in self.acts[self._counted :]:
            found[by, to] = found.get((by, to), 0.0) + harm
        self._counted = len(self.acts)
        return found

    def update(self, observation: Observation) -> None:
        """Read the events since the last call. Start again for another game or after an undo."""
        if not observation.records:
            return
        if self._last is None or not observation.same_game(self._last) or observation.event_count < self._seen:
            self._reset()
        self._last = observation
        self.game = observation.game
        if observation.event_count > self._seen:
            events = observation.events(self._seen)
            if any(e["t"] == "undo" for e in events):
                self._reset()
                events = _valid(observation.events(0))
            bots = game_bots(observation.game)
            for event in events:
                self._note(bots.evidence, event)
                if event["t"] in bots.role_deals:
                    self._discard_acts_of(event[bots.role_deals[event["t"]]])
            self._seen = observation.event_count

    def record(self, game: str, question: Question, who: int, choice: int) -> None:
        """Record a choice in a game without events. It adds the act that the event would add."""
        if game not in _CHOICE_EVIDENCE:
            _CHOICE_EVIDENCE[game] = game_bots(game).choice_evidence
        read = _CHOICE_EVIDENCE[game]
        found = None if read is None else read(question, choice)
        if found is not None:
            to, harm = found
            if to != who:
                self.game = game
                self.acts.append((who, to, harm))
                self.numbers.append(-1)

    def fork(self) -> History:
        """Return a history with the same acts, for games that continue from here."""
        twin = History()
        twin.game = self.game
        twin.acts, twin._harm, twin._counted = self.acts[:], self.harm.copy(), self._counted
        return twin

    def _reset(self) -> None:
        self.acts, self.numbers, self.notes, self._seen = [], [], {}, 0
        self._harm, self._counted, self._cache, self._cached_at = {}, 0, {}, 0

    def _discard_acts_of(self, seats: Sequence[int]) -> None:
        """Discard the acts of seats whose roles were dealt again."""
        for key in [key for key in self.harm if key[0] in seats]:
            del self._harm[key]
        self._cache, self._cached_at = {}, -1

    def _note(self, readers: EvidenceReaders, event: Event) -> None:
        read = readers.get(event["t"])
        if read is not None and (found := read(event)):
            self.acts.append((event["who"], *found))
            self.numbers.append(event["n"])

    def note_deals(self, deals: Sequence[Sequence[int]]) -> None:
        """Discard the acts of seats whose roles were dealt again since the last call. For a game without events;
        `deals`: the seats of each later deal so far.
        """
        if self._deals != len(deals):
            for seats in deals[self._deals :] if self._deals >= 0 else ():
                self._discard_acts_of(seats)
            self._deals = len(deals)

    def cached(self, key: Hashable, make: Callable[[], Any]) -> Any:
        """Return `make()`, computed once for the key until there are further acts."""
        if self._cached_at != len(self.acts):
            self._cache, self._cached_at = {}, len(self.acts)
        if key not in self._cache:
            self._cache[key] = make()
        return self._cache[key]


def _valid(events: list[Event]) -> list[Event]:
    """Return the events without those that an undo cancelled (from its `back` on)."""
    kept: list[Event] = []
    for event in events:
        if event["t"] == "undo":
            kept = [e for e in kept if e["n"] < event["back"]]
        else:
            kept.append(event)
    return kept
