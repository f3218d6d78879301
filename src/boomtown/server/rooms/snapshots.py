"""Snapshot cache: the state of a game per kind of viewer (a seat, all spectators), encoded once per move."""

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

import msgspec

from ..engine import adapter
from ..engine.match import Match
from ..engine.study import merge_views
from ..tables.game_log import Note
from ..tables.server_messages import PlayerFigures, encode

if TYPE_CHECKING:
    from boomtown.kernel.game import Game

Json = dict[str, Any]
Viewer = int | None  # a seat, or None for a spectator
# limit of the cached events; clients choose where events begin, so their number has no other limit
KEPT_BYTES = 400_000


class SnapshotCache:
    """Encoded parts of one state of a game. Viewers of the same kind share them."""

    def __init__(self, match: Match) -> None:
        self.match, self.game, self.moves = match, match.game, match.game.moves
        self._parts: dict[tuple[Any, ...], msgspec.Raw] = {}
        self._events: dict[tuple[Viewer, int], bytes] = {}  # by reader and first event, the oldest entry first
        self._event_bytes = 0

    def fits(self, match: Match) -> bool:
        """Return whether the game has not changed since."""
        return self.game is match.game and self.moves == self.game.moves

    def prepare(self, readers: Iterable[tuple[Viewer, int]]) -> None:
        """Make the missing views and events for all readers, each a viewer and a first event.

        Together they cost less than one after another.
        """
        since: dict[int, dict[Viewer, None]] = {}
        views: dict[Viewer, None] = {}
        for viewer, first in readers:
            if ("view", viewer, False) not in self._parts:
                views[viewer] = None
            if (viewer, first) not in self._events:
                since.setdefault(first, {})[viewer] = None
        for viewer, view in zip(views, self.game.views([*views]) if views else (), strict=True):
            self._parts["view", viewer, False] = msgspec.Raw(encode(self._with_undo(viewer, view)))
        for first, viewers in since.items():
            self._prepare_events([*viewers], first)

    def _prepare_events(self, viewers: list[Viewer], first: int) -> None:
        """Encode an event once if several viewers see it in the same way."""
        lists = self.game.events_for(viewers, first)  # all are alive during this function, so their ids differ
        encoded: dict[int, msgspec.Raw] = {}
        for viewer, events in zip(viewers, lists, strict=True):
            for event in events:
                if id(event) not in encoded:
                    encoded[id(event)] = msgspec.Raw(encode(event))
            self._keep_events(viewer, first, encode([encoded[id(event)] for event in events]))

    def _keep_events(self, viewer: Viewer, first: int, events: bytes) -> None:
        """Cache these events, and drop the oldest entries beyond the limit."""
        self._events[viewer, first] = events
        self._event_bytes += len(events)
        while self._event_bytes > KEPT_BYTES and len(self._events) > 1:
            self._event_bytes -= len(self._events.pop(next(iter(self._events))))

    def view(self, viewer: Viewer, roles_open: bool) -> msgspec.Raw:
        def look() -> Json:
            view = with_open_roles(self.game, viewer) if roles_open else self.game.view(viewer)
            return self._with_undo(viewer, view)

        return self._part(("view", viewer, roles_open), look)

    def _with_undo(self, viewer: Viewer, view: Json) -> Json:
        """Return the view with the undo that the server permits, which is less than the rules permit."""
        if viewer is None or not view["can_undo"]:
            return view
        return view | {"can_undo": self.match.may_undo(viewer)}

    def decision(self, seat: int) -> msgspec.Raw:
        return self._part(("decision", seat), lambda: self.game.decision(seat))

    def figures(self) -> msgspec.Raw:
        """Return the figures of each player of a game that is over."""
        return self._part(("figures",), lambda: [PlayerFigures.of(one) for one in adapter.figures(self.game)])

    def events(self, viewer: Viewer, first: int) -> msgspec.Raw:
        """Return the events from `first` on."""
        if (viewer, first) not in self._events:
            self._keep_events(viewer, first, encode(self.game.events(first, viewer)))
        return msgspec.Raw(self._events[viewer, first])

    def _part(self, key: tuple[Any, ...], make: Callable[[], Any]) -> msgspec.Raw:
        if key not in self._parts:
            self._parts[key] = msgspec.Raw(encode(make()))
        return self._parts[key]


def earlier(match: Match, viewer: Viewer, first: int, end: int) -> list[Json]:
    """Return the events `first` to `end` (excluded). Each client asks for another range, so no cache holds them."""
    return match.game.events(first, viewer)[: max(0, end - first)]


def notes_between(match: Match, first: int, end: int | None = None) -> list[Note]:
    """Return the notes about substituted choices, for the events `first` to `end` (excluded; None: all)."""
    return [note for note in match.notes if note.n >= first and (end is None or note.n < end)]


def with_open_roles(game: "Game", viewer: Viewer) -> Json:
    """Return the view of `viewer` with all roles."""
    view = game.view(viewer)
    view["seats"] = [merge_views(seat, game.view(number)["seats"][number]) for number, seat in enumerate(view["seats"])]
    return view
