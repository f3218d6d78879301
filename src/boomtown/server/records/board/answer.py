"""Answers of the board: the position in parts, what is impossible in it, and the table after some choices."""

from typing import TYPE_CHECKING

import msgspec

from ...core.errors import Refused
from ...engine.study import OPEN, messages, view_of, viewer_of
from .chance import Json
from .play import Played, play
from .request import BoardRequest
from .scenario import run_file, write

if TYPE_CHECKING:
    from boomtown.kernel.game import Game
    from boomtown.notation.dialect import Oddity
    from boomtown.notation.draft import Draft
    from boomtown.notation.errors import NotationError

SHOWN = 200  # maximum of characters of each part of an error
ASKED = "asked"


def answer_encoded(asked: BoardRequest, most: int) -> bytes:
    """Return the answer as JSON, type BoardAnswer. Raises `bad-record` for a line that is no position."""
    return msgspec.json.encode(answer(asked, most))


def scenario_encoded(words: str) -> bytes:
    """Return the results of the scenarios in a text as JSON, type ScenarioResult[]."""
    return msgspec.json.encode(run_file(words))


def write_scenario(asked: BoardRequest, most: int) -> bytes:
    """Return what was played as a scenario, type WrittenScenario. Raises `bad-record`."""
    from boomtown.notation import NotationError

    try:
        return msgspec.json.encode(write(play(_draft(asked), asked, most)))
    except NotationError as error:
        raise _refused(error) from None


def answer(asked: BoardRequest, most: int) -> Json:
    """Return the answer to a request."""
    from boomtown.notation import NotationError

    try:
        draft = _draft(asked)
    except NotationError as error:
        raise _refused(error) from None
    found: Json = {
        "line": draft.write(),
        "setup": {"game": draft.dialect.game, "players": draft.n, **_of_setup(draft.setup)},
        "parts": draft.parts(),
        "odd": [_odd(oddity) for oddity in draft.oddities()],
        "broken": None,
        "choices": [],
        "messages": [],
        "hands": None,
        "opening": [],
        "steps": [],
        "here": "",
        "chances": None,
    }
    try:
        played = play(draft, asked, most)
    except NotationError as error:
        return found | {"broken": _broken(draft, error)}
    return found | _table(played, asked)


def _of_setup(setup: Json) -> Json:
    return {"sets": list(setup.get("sets", ())), "options": dict(setup.get("options", {}))}


def _draft(asked: BoardRequest) -> "Draft":
    """Return the position of a request, edited. Raises NotationError."""
    from boomtown.notation.draft import Draft, start

    setup = asked.setup
    if asked.line:
        draft = Draft(asked.line)
        if setup is not None and setup.game == draft.dialect.game:
            draft = draft.dealt(setup.sets, setup.players, setup.options, setup.out)
            setup = None
    if setup is not None:
        draft = Draft(start(setup.game, setup.players, setup.sets, setup.options))
    elif not asked.line:
        raise Refused("malformed", "expected a line, or a setup")
    if asked.clear:
        draft.clear()
    for edit in asked.edits:
        draft.put(edit.key, edit.value)
    if asked.mend:
        draft.mend()
    return draft


def _odd(oddity: "Oddity") -> Json:
    edits = [{"key": key, "value": value} for key, value in oddity.edits]
    return {"code": oddity.code, "args": oddity.args, "edits": edits}


def _broken(draft: "Draft", error: "NotationError") -> Json:
    """Return why the position cannot be played, and the corrected line if that one can be played."""
    from boomtown.notation import NotationError
    from boomtown.notation.draft import Draft

    try:
        mended = Draft(draft.write())
        mended.mend()
        mended.game()
        line = mended.write()
    except NotationError:
        line = ""
    return {"said": error.said[:SHOWN], "line": line}


def _table(played: Played, asked: BoardRequest) -> Json:
    """Return the table after the choices, for the viewer of the request."""
    from boomtown.notation import write_position

    game = played.game
    if asked.seat == ASKED:
        viewer = game.ask.who if game.ask is not None else OPEN
        table, state = messages(game, viewer, asked.told)
        whole = view_of(game, OPEN)
        state["view"]["seats"] = whole["seats"]
        hands = whole.get("hands")
    else:
        table, state = messages(game, viewer_of(asked.seat, game.players), asked.told)
        hands = state["view"].get("hands")
    return {
        "choices": played.choices,
        "messages": [table, state],
        "hands": hands,
        "opening": played.opening,
        "steps": played.steps,
        "here": write_position(game, seed=False, memory=False),
        "chances": _chances(game) if asked.chances else None,
    }


def _chances(game: "Game") -> Json:
    """Return the chances of the sides: from all cards, and from what the seat that is asked may know."""
    from boomtown.bots import Observation
    from boomtown.evaluation import chances, open_chances

    asked = None if game.ask is None else chances(Observation(game, game.ask.who)).chances
    return {"open": open_chances(game).chances, "asked": asked}


def _refused(error: "NotationError") -> Refused:
    return Refused(
        "bad-record",
        str(error)[:SHOWN],
        line=error.line,
        column=error.column,
        expected=error.expected[:SHOWN],
        got=error.got[:SHOWN],
    )
