"""Saves: a game at a decision as JSON-ready data, and its return from them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from boomtown.kernel.errors import SaveError
from boomtown.kernel.frame import Ask, Frame, family, pack, unpack
from boomtown.kernel.history import Moment, Point

if TYPE_CHECKING:
    from boomtown.kernel.game import Game

FORMAT = 1
Json = dict[str, Any]


def save(game: Game[Any]) -> Json:
    """Return the game at this decision, with the positions that an undo may return to."""
    return {
        "format": FORMAT,
        "game": game.name,
        "setup": game.setup,
        "seed": game.seed,
        "moves": game.moves,
        "events": game.event_count,
        "choices": None if game.choices is None else game.choices[:],
        **_save_position(game),
        "past": [_save_moment(moment) for moment in game.past or ()],
    }


def _save_position(game: Game[Any]) -> Json:
    ask = game.ask
    return {"state": game.state.save(), "stack": [pack(f) for f in game.stack], "ask": ask and ask.save()}


def _save_moment(moment: Moment) -> Json:
    return _save_position(moment.position()) | {"who": moment.who, "events": moment.events}


def restore(game: Game[Any], data: Mapping[str, Any]) -> None:
    """Load the data that `save` returned. Raises SaveError if it is not a save."""
    if data.get("format") != FORMAT:
        raise SaveError(f"expected save format {FORMAT}, got {data.get('format')!r}")
    try:
        _load(game, data)
    except (LookupError, TypeError, ValueError, AttributeError) as error:
        raise SaveError(f"expected a complete save, got one without or with a wrong {error}") from error


def _load(game: Game[Any], data: Mapping[str, Any]) -> None:
    _load_position(game, data)
    game.moves, game.skipped = data["moves"], data["events"]
    if game.past is None:
        return
    game.choices = list(data["choices"] or ())
    for saved in data["past"]:
        then = game.clone()
        _load_position(then, saved)
        if then.ask is None:
            raise ValueError("ask in the past")
        game.past.append(Moment(then.ask, Point(then), 0, saved["events"]))


def _load_position(game: Game[Any], data: Mapping[str, Any]) -> None:
    of = family(type(game))
    stack: list[Frame] = [unpack(f, of) for f in data["stack"]]
    ask = Ask.load(data["ask"], game.questions) if data["ask"] else None
    game.state, game.stack, game.ask = game._load_state(data["state"]), stack, ask
