"""Messages of a running table made from a game that is at no table: a lesson, or a position on the board.

The client draws them as it draws a table.
"""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from ..core.errors import Refused
from ..tables.server_messages import PlayerFigures
from . import adapter

if TYPE_CHECKING:
    from boomtown.kernel.game import Game

Json = dict[str, Any]
OPEN = "open"  # viewer with the knowledge of all seats
Viewer = int | str | None  # a seat, OPEN, or None for a spectator


def viewer_of(word: str, players: int) -> Viewer:
    """Return the viewer: `open`, `watch` (None) or a seat from 0; raise `malformed` for other input."""
    if word == OPEN:
        return OPEN
    if word == "watch":
        return None
    if word.isascii() and word.isdigit() and len(word) < 3 and int(word) < players:
        return int(word)
    raise Refused("malformed", f"expected seat to be open, watch or 0 to {players - 1}, got {word[:20]!r}")


def view_of(game: "Game", viewer: Viewer) -> Json:
    """Return the view of a seat or spectator. The open view has the hands of all seats in `hands`."""
    if not isinstance(viewer, str):
        return game.view(viewer)
    whole = game.view(None)
    own = [game.view(seat) for seat in range(game.players)]
    whole["seats"] = [merge_views(seat, own[number]["seats"][number]) for number, seat in enumerate(whole["seats"])]
    hands = [_hand(view, seat) for seat, view in enumerate(own)]
    if all(isinstance(hand, list) for hand in hands):
        whole["hands"] = hands
    return whole


def merge_views(seat: Json, own: Json) -> Json:
    """Return the public view of a seat with its empty fields filled from the seat's own view."""
    return {key: own[key] if value is None else value for key, value in seat.items()}


def _hand(view: Json, seat: int) -> Any:
    """Return the hand of a seat from its own view."""
    return view["hand"] if "hand" in view else view["seats"][seat].get("hand")


def events_of(game: "Game", viewer: Viewer, since: int = 0) -> list[Json]:
    """Return the events from number `since` on as the viewer may read them."""
    if not isinstance(viewer, str):
        return game.events(since, viewer)
    plain = game.events(since, None)
    seen = [game.events(since, seat) for seat in range(game.players)]
    return [next((one[n] for one in seen if one[n] != event), event) for n, event in enumerate(plain)]


def apply_choices(game: "Game", choices: Sequence[int]) -> Iterator[int]:
    """Apply choices one by one, with undo and talking as in a log; yield each after it. Raises `malformed`."""
    from boomtown.kernel.errors import IllegalChoice

    for number, choice in enumerate(choices):
        try:
            game.step(choice)
        except IllegalChoice as error:
            raise Refused("malformed", f"choice {number + 1}: {str(error)[:200]}") from None
        yield choice


def messages(game: "Game", viewer: Viewer, told: int = 0, bots: Sequence[str | None] = ()) -> list[Json]:
    """Return the messages `table` and `state` of the game for the viewer.

    `told`: number of events that the viewer has had. `bots`: the bot of each seat, None for a person. The open viewer
    gets the decision of the seat that is asked.
    """
    return [{"t": "table", "table": _table(game, viewer, bots)}, _state(game, viewer, told)]


def _table(game: "Game", viewer: Viewer, bots: Sequence[str | None]) -> Json:
    playing = [*bots, *[None] * game.players][: game.players]
    seats = [{"name": "", "kind": "bot" if bot else "human", "bot": bot, "here": True} for bot in playing]
    setup = {
        "game": game.name,
        "players": game.players,
        "sets": list(game.setup.get("sets", ())),
        "options": dict(game.setup.get("options", {})),
    }
    you = viewer if isinstance(viewer, int) else None
    return {
        "id": "",
        "code": "",
        "title": "",
        "phase": "over" if game.over else "playing",
        "public": False,
        "timer": 0,
        "host": None,
        "you": you,
        "seats": seats,
        "setup": setup,
        "watchers": 0,
        "round": 1,
        "talk": "none",
    }


def _state(game: "Game", viewer: Viewer, told: int) -> Json:
    since = told if 0 <= told <= game.event_count else 0
    figures = {"figures": [PlayerFigures.of(one) for one in adapter.figures(game)]} if game.over else {}
    return figures | {
        "t": "state",
        "round": 1,
        "view": view_of(game, viewer),
        "decision": _decision(game, viewer),
        "events": events_of(game, viewer, since),
        "since": since,
        "deadline": None,
        "limit": 0,
        "timed": False,
        "pause": None,
        "quiet": [],
        "held": None,
    }


def _decision(game: "Game", viewer: Viewer) -> Json | None:
    if viewer is None:
        return None
    return game.decision(viewer) if isinstance(viewer, int) else game.decision()
