"""Scenarios of the board: what was played as a scenario, and the run of a file of scenarios."""

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ...core.errors import Refused
from .chance import Json
from .play import Played

if TYPE_CHECKING:
    from boomtown.scenarios.adapter import ScenarioAdapter
    from boomtown.scenarios.files import FormatError
    from boomtown.scenarios.format import Scenario

FILE = Path("board.yaml")  # the name in messages; no such file is opened
MOST_SCENARIOS = 50
LONGEST = 2000  # characters of a report


def write(played: Played) -> Json:
    """Return the played choices as a scenario, and the report of its run.

    Its expectations are what the choices have changed, and who is asked now.
    """
    import yaml

    from boomtown.games import SPECS
    from boomtown.notation import read_position

    adapter = SPECS[played.game.name].scenario_adapter()
    if adapter is None:
        raise Refused("malformed", f"expected a game with scenarios, got {played.game.name}")
    letters = _letters(played)
    before, now = (dict(_facts(adapter, game, letters)) for game in (read_position(played.line), played.game))
    then = {path: value for path, value in now.items() if before.get(path, ...) != value or path in ("asked", "over")}
    scenario = {
        "id": "board.position",
        "title": "A position of the board",
        "position": played.line,
        "steps": list(_steps(played, adapter, letters)),
        "then": then,
    }
    words = yaml.safe_dump([scenario], sort_keys=False, allow_unicode=True, width=1_000_000)
    return {"words": words, "result": run_file(words)[0]}


def proofs_encoded(file: str) -> bytes:
    """Return the scenarios of a file of the rules as JSON, type Proof[]."""
    import msgspec

    from boomtown.scenarios.library import proofs

    return msgspec.json.encode(proofs(file))


def _letters(played: Played) -> list[str]:
    from boomtown.notation.codecs import SEATS

    return list(SEATS[: played.game.players])


def _steps(played: Played, adapter: "ScenarioAdapter[Any]", letters: list[str]) -> Iterator[Json]:
    """Yield each choice, followed by the results of chance that have several possible ones."""
    for step in played.steps:
        if "words" not in step:
            raise Refused("malformed", "expected choices of the game only")
        yield {letters[step["seat"]]: step["words"]}
        for result in step["chance"]:
            picked = [side[at] for side, at in zip(result["among"], result["found"], strict=True)]
            if result["kind"] == "roll":
                yield {"chance": [adapter.face_name(face) for face in picked]}
            elif len(result["among"][0]) > 1:
                yield {"chance": adapter.pick_name(picked[0])}


def _facts(adapter: "ScenarioAdapter[Any]", game: Any, letters: list[str]) -> Iterator[tuple[str, Any]]:
    """Yield the paths of the game that an expectation can state, with their values."""
    from boomtown.scenarios.paths import written

    for seat, letter in enumerate(letters):
        yield from ((f"{letter}.{path}", written(value)) for path, value in adapter.values(game, letters, seat).items())
    yield from ((path, written(value)) for path, value in adapter.values(game, letters, None).items())


def run_file(words: str) -> list[Json]:
    """Return the results of the scenarios in a text: the position of each, what was played, and what failed.

    Raises `bad-record` for a text that is no file of scenarios.
    """
    from boomtown.scenarios.files import FormatError
    from boomtown.scenarios.format import read

    found = read(FILE, words)
    if len(found) > MOST_SCENARIOS:
        raise Refused("too-big", f"expected at most {MOST_SCENARIOS} scenarios, got {len(found)}")
    results = []
    for scenario in found:
        if isinstance(scenario, FormatError):
            raise _refused(scenario)
        results.append(_result(scenario))
    return results


def _refused(error: "FormatError") -> Refused:
    return Refused("bad-record", str(error)[:200], line=0, column=0, expected="", got="")


def _result(scenario: "Scenario") -> Json:
    from boomtown.notation import write_position
    from boomtown.scenarios.files import FormatError
    from boomtown.scenarios.format import NotAvailable
    from boomtown.scenarios.run import Run, check

    found: Json = {"id": scenario.id[:80], "title": scenario.title[:200], "line": "", "choices": [], "script": {}}
    try:
        run = Run(scenario)
    except NotAvailable as error:
        return found | {"status": "not available", "step": 0, "report": [str(error)[:LONGEST]]}
    except FormatError as error:
        raise _refused(error) from None
    line = write_position(run.game, seed=False, memory=False)
    try:
        outcome = check(run)
    except FormatError as error:
        raise _refused(error) from None
    script = {str(counter): results for counter, results in run.chance.results.items()}
    played = {"line": line, "choices": list(run.game.choices or ()), "script": script}
    report = [one[:LONGEST] for one in outcome.report]
    at = run.chance.at  # after the last step: what is expected at the end
    step = at + 1 if at < len(scenario.steps) else 0
    return found | played | {"status": outcome.status, "step": step, "report": report}
