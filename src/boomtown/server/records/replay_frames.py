"""Frames of a recorded game for one viewer: the changes at the table, event by event."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from boomtown.kernel.game import Game

from ..core.errors import Refused

Json = dict[str, Any]
OPEN = "open"  # the union of the knowledge of all seats


def merge_views(seat: Json, own: Json) -> Json:
    """Return the public view of a seat with its empty fields filled from the seat's own view."""
    return {key: own[key] if value is None else value for key, value in seat.items()}


def viewer_of(word: str, players: int) -> int | str | None:
    """Return the viewer: `open`, `watch` (None) or a seat from 0; raise `malformed` for other input."""
    if word == OPEN:
        return OPEN
    if word == "watch":
        return None
    if word.isascii() and word.isdigit() and len(word) < 3 and int(word) < players:
        return int(word)
    raise Refused("malformed", f"expected seat to be open, watch or 0 to {players - 1}, got {word[:20]!r}")


def frames(game: "Game", choices: list[int], viewer: int | str | None) -> list[Json]:
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
        now = _look(game, viewer)
        found.append({"events": game.event_count, **_changed(before, now)})
        before = now
    return found


def _look(game: "Game", viewer: int | str | None) -> Json:
    if not isinstance(viewer, str):
        return game.view(viewer)
    whole = game.view(None)
    own = [game.view(seat) for seat in range(game.players)]
    whole["seats"] = [merge_views(seat, own[number]["seats"][number]) for number, seat in enumerate(whole["seats"])]
    hands = [_hand(view, seat) for seat, view in enumerate(own)]
    if all(isinstance(hand, list) for hand in hands):
        whole["hands"] = hands
    return whole


def _hand(view: Json, seat: int) -> Any:
    """Return the hand of a seat from its own view."""
    return view["hand"] if "hand" in view else view["seats"][seat].get("hand")


def _changed(before: Json, now: Json) -> Json:
    view = {key: value for key, value in now.items() if key != "seats" and (key not in before or before[key] != value)}
    was = before.get("seats", [])
    seats = {n: seat for n, seat in enumerate(now["seats"]) if n >= len(was) or was[n] != seat}
    return {"view": view, "seats": seats}


def all_events(game: "Game", viewer: int | str | None) -> list[Json]:
    """Return all events of the finished `game` as the viewer may read them."""
    if not isinstance(viewer, str):
        return game.events(0, viewer)
    plain = game.events(0, None)
    seen = [game.events(0, seat) for seat in range(game.players)]
    return [next((one[n] for one in seen if one[n] != event), event) for n, event in enumerate(plain)]
