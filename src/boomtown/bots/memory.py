"""Who harmed whom so far: what everybody at the table has seen, kept up to date as events come in."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from boomtown.bots.sight import Sight
from boomtown.card.cards import KIND

Event = dict[str, Any]

# How much a card played at somebody says; what is not named counts as OTHER when its event says that it harms
WEIGHT = {
    "BANG!": 1.0,
    "Duel": 1.0,
    "Springfield": 1.0,
    "Buffalo Rifle": 1.0,
    "Sniper": 1.2,
    "Doc Holyday": 1.0,
    "Punch": 0.9,
    "Knife": 0.9,
    "Derringer": 0.9,
    "Pepperbox": 1.0,
    "Jail": 0.8,
    "Cat Balou": 0.7,
    "Can Can": 0.7,
    "Panic!": 0.6,
    "Rag Time": 0.6,
    "Conestoga": 0.6,
}
OTHER = 0.7
HELP = {"Tequila": 0.8, "Blood Brothers": 1.5}  # the same the other way round
TAKEN = {"Jesse Jones": 0.4, "Pat Brennan": 0.6}  # a card drawn from somebody in phase 1
BURDENS = ("Jail", "Dynamite")  # taking one of these away helps its owner
AT_ALL = -1  # the victim of a card aimed at everybody


class Memory:
    """`harm[by, to]` adds up what `by` did to `to` by choice; helping counts as negative. `version` grows with it."""

    def __init__(self) -> None:
        self.harm: dict[tuple[int, int], float] = {}
        self.version = 0
        self._last: Sight | None = None
        self._seen = 0
        self._beliefs: dict[tuple[int, int], Any] = {}

    def follow(self, sight: Sight) -> None:
        """Read the events since the last time; all of them for another game or after something was taken back."""
        if self._last is None or not sight.same_game(self._last) or sight.event_count < self._seen:
            self._forget()
        self._last = sight
        if sight.event_count > self._seen:
            events = sight.events(self._seen)
            if any(e["t"] == "undo" for e in events):
                self._forget()
                events = _valid(sight.events(0))
            for event in events:
                self._note(event)
            self._seen = sight.event_count

    def _forget(self) -> None:
        self.harm, self._seen = {}, 0
        self.version += 1

    def _note(self, event: Event) -> None:
        read = _READ.get(event["t"])
        if read is not None and (found := read(event)):
            to, weight = found
            pair = event["who"], to
            self.harm[pair] = self.harm.get(pair, 0.0) + weight
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


def _play(event: Event) -> tuple[int, float] | None:
    return _act(event, event.get("as") or KIND[event["card"]])


def _use(event: Event) -> tuple[int, float] | None:
    """A green card in play, an ability or an event."""
    return _act(event, event["cause"])


def _act(event: Event, kind: str) -> tuple[int, float] | None:
    to = event.get("to", AT_ALL)
    if to == event["who"]:
        return None
    if event["nature"] == "harms":
        return (AT_ALL, 1.0) if to == AT_ALL else (to, _weight(event.get("of", "hand"), WEIGHT.get(kind, OTHER)))
    return (to, -HELP[kind]) if to != AT_ALL and kind in HELP else None


def _weight(of: int | str, weight: float) -> float:
    return -weight if of != "hand" and KIND[int(of)] in BURDENS else weight


def _lay(event: Event) -> tuple[int, float] | None:
    if event["nature"] != "harms" or event["to"] == event["who"]:
        return None
    return event["to"], WEIGHT.get(KIND[event["card"]], OTHER)


def _take(event: Event) -> tuple[int, float] | None:
    """A card drawn by choice in phase 1; what is taken with a card was counted when that was played."""
    weight = TAKEN.get(event["cause"])
    if weight is None or event["from"] == event["who"]:
        return None
    card = event["card"] if event["zone"] == "table" else None
    return event["from"], weight if card is None else _weight(card, weight)


_READ: dict[str, Callable[[Event], tuple[int, float] | None]] = {
    "play": _play,
    "lay": _lay,
    "use": _use,
    "take": _take,
}
