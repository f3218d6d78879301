"""What readers of one kind (a seat, all spectators) are shown of a game: made and encoded once for each move."""

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

import msgspec

from .match import Match
from .messages import encode

if TYPE_CHECKING:
    from boomtown.kernel.game import Game

Json = dict[str, Any]
Viewer = int | None  # a seat, or None for a spectator
NOTHING = msgspec.Raw(b"[]")


class Shown:
    """The parts of one state of a game. A reader of many, or one who asks again and again, costs one look."""

    def __init__(self, match: Match) -> None:
        self.match, self.game, self.moves = match, match.game, match.game.moves
        self._parts: dict[tuple[Any, ...], msgspec.Raw] = {}

    def fits(self, match: Match) -> bool:
        """Whether nothing has changed since."""
        return self.game is match.game and self.moves == self.game.moves

    def prepare(self, readers: Iterable[tuple[Viewer, int]]) -> None:
        """Make what is not there yet of the views and events of all of them: who reads, and from which event on.
        Together they cost less than one after the other.
        """
        since: dict[int, dict[Viewer, None]] = {}
        views: dict[Viewer, None] = {}
        for viewer, first in readers:
            if ("view", viewer, False) not in self._parts:
                views[viewer] = None
            if ("events", viewer, first, None) not in self._parts:
                since.setdefault(first, {})[viewer] = None
        for viewer, view in zip(views, self.game.views([*views]) if views else (), strict=True):
            self._parts["view", viewer, False] = msgspec.Raw(encode(view))
        for first, viewers in since.items():
            self._prepare_events([*viewers], first)

    def _prepare_events(self, viewers: list[Viewer], first: int) -> None:
        """An event that several are told in the same way is encoded once."""
        told = self.game.events_for(viewers, first)  # none goes before the end of this, so each has an id of its own
        encoded: dict[int, msgspec.Raw] = {}
        for viewer, events in zip(viewers, told, strict=True):
            for event in events:
                if id(event) not in encoded:
                    encoded[id(event)] = msgspec.Raw(encode(event))
            self._parts["events", viewer, first, None] = msgspec.Raw(encode([encoded[id(event)] for event in events]))

    def view(self, viewer: Viewer, roles_open: bool) -> msgspec.Raw:
        def look() -> Json:
            return with_open_roles(self.game, viewer) if roles_open else self.game.view(viewer)

        return self._part(("view", viewer, roles_open), look)

    def decision(self, seat: int) -> msgspec.Raw:
        return self._part(("decision", seat), lambda: self.game.decision(seat))

    def events(self, viewer: Viewer, first: int, end: int | None = None) -> msgspec.Raw:
        """Events `first` to `end` (not included; None: all)."""
        count = None if end is None else max(0, end - first)
        return self._part(("events", viewer, first, end), lambda: self.game.events(first, viewer)[:count])

    def notes(self, first: int, end: int | None = None) -> msgspec.Raw:
        """Who has not chosen themselves, for the events of the same span."""
        if not self.match.notes:
            return NOTHING

        def look() -> list[Json]:
            notes = (note for note in self.match.notes if note.n >= first and (end is None or note.n < end))
            return [note._asdict() for note in notes]

        return self._part(("notes", first, end), look)

    def _part(self, key: tuple[Any, ...], make: Callable[[], Any]) -> msgspec.Raw:
        if key not in self._parts:
            self._parts[key] = msgspec.Raw(encode(make()))
        return self._parts[key]


def with_open_roles(game: "Game", viewer: Viewer) -> Json:
    """The view of `viewer` with the roles of everybody."""
    view = game.view(viewer)
    view["seats"] = [known(seat, game.view(number)["seats"][number]) for number, seat in enumerate(view["seats"])]
    return view


def known(seat: Json, own: Json) -> Json:
    """A seat as others see it, with what it knows itself in the places that are empty for them."""
    return {key: own[key] if value is None else value for key, value in seat.items()}
