"""Frames of a recorded game for one viewer: the changes at the table, event by event."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from boomtown.kernel.game import Game

from ..engine.study import Json, Viewer, view_of


def frames(game: "Game", choices: list[int], viewer: Viewer) -> list[Json]:
    """Return a frame for each step of `game` with an event, from its start.

    `events` is the number of events up to the frame. The first `view` is complete, later ones hold the changed keys;
    `seats` has the changed seats by number.
    """
    found: list[Json] = []
    before: Json = {}
    for choice in [None, *choices]:
        if choice is not None:
            game.step(choice)
        if found and game.event_count == found[-1]["events"] and not game.over:
            continue
        now = view_of(game, viewer)
        found.append({"events": game.event_count, **_changed(before, now)})
        before = now
    return found


def _changed(before: Json, now: Json) -> Json:
    view = {key: value for key, value in now.items() if key != "seats" and (key not in before or before[key] != value)}
    was = before.get("seats", [])
    seats = {n: seat for n, seat in enumerate(now["seats"]) if n >= len(was) or was[n] != seat}
    return {"view": view, "seats": seats}
