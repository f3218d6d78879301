"""The board: positions that a visitor sets up and plays, over HTTP. The server keeps nothing of them."""

import re
from typing import Any

import pytest
import yaml
from msgspec.structs import replace

from boomtown.games import new_game
from boomtown.notation import write_game, write_position
from boomtown.notation.draft import Draft
from boomtown.scenarios.format import Scenario
from boomtown.scenarios.run import Run, check
from boomtown.server.config.settings import Settings
from boomtown.server.core.errors import Refused
from boomtown.server.records.board.answer import answer
from boomtown.server.records.board.request import BoardRequest, Edit, Setup
from boomtown.server.records.board.scenario import run_file
from tests.rebuilding import draft_of, drawn_scenarios, rules_of

from ..conftest import InProcessServer
from ..rooms.test_eliminated_players import dead

DUEL = "bang A:S.Willy.5.DuQdBg2c B:O.Rose.4.Bg3c C:O.Jack.4 D:R.Sid.4 at=A1.play deck=*"
GAMES = (Setup("bang", 5, ["dodge_city", "gold_rush"]), Setup("dice", 5, ["ghost"]), Setup("duel", 2))


def ask(**request: Any) -> dict[str, Any]:
    return answer(BoardRequest(**request), 5000)


def value(found: dict[str, Any], key: str) -> Any:
    return next(part["value"] for part in found["parts"] if part["key"] == key)


@pytest.mark.parametrize("setup", GAMES, ids=lambda setup: setup.game)
async def test_what_bots_play_becomes_a_scenario_that_passes(server: InProcessServer, setup: Setup) -> None:
    start = {"setup": {"game": setup.game, "players": setup.players, "sets": setup.sets}}
    status, dealt, _ = await server.request("POST", "/api/board", start)
    assert (status, dealt["broken"], dealt["odd"]) == (200, None, [])
    status, played, _ = await server.request(
        "POST", "/api/board", {"line": dealt["line"], "bots": 12, "luck": 3, "chances": True}
    )
    assert status == 200
    assert [message["t"] for message in played["messages"]] == ["table", "state"]
    assert len(played["hands"] or [0] * setup.players) == setup.players
    assert sum(played["chances"]["open"].values()) == pytest.approx(1)
    again = {"line": dealt["line"], "choices": played["choices"], "luck": 3}
    assert (await server.request("POST", "/api/board", again))[1]["here"] == played["here"]
    status, written, _ = await server.request("POST", "/api/board/scenario", again)
    assert (status, written["result"]["status"]) == (200, "passed")
    scenario = yaml.safe_load(written["words"])[0]
    assert scenario["then"]
    status, results, _ = await server.request("POST", "/api/board/run", written["words"].encode())
    assert (status, results[0]["choices"]) == (200, played["choices"])


def test_chance_as_the_visitor_wants_it() -> None:
    found = ask(setup=Setup("dice", 4), luck=1)
    throw = next(code for code in found["messages"][1]["decision"]["options"] if code["code"] > 0)["code"]
    result = ask(line=found["line"], choices=[throw], luck=1)["steps"][0]["chance"][0]
    wanted = [(at + 1) % 6 for at in result["found"]]
    script = {str(result["counter"]): wanted}
    assert ask(line=found["line"], choices=[throw], script=script)["steps"][0]["chance"][0]["found"] == wanted


def test_a_card_is_in_one_place_and_follows_the_hand() -> None:
    found = ask(line=DUEL)
    card = value(found, "hands.1")[0]
    moved = ask(line=DUEL, edits=[Edit("hands.2", [card])])
    assert (value(moved, "hands.1"), value(moved, "hands.2")) == ([], [card])
    assert value(ask(line=DUEL, edits=[Edit("roles.3", "sheriff")]), "life.3") == 5


def test_what_is_impossible_is_named_and_corrected() -> None:
    found = ask(line=DUEL.replace("D:R.Sid.4", "D:S.Sid.0"))
    assert [odd["code"] for odd in found["odd"]] == ["sheriffs", "no-lives"]
    edits = [Edit(**edit) for edit in found["odd"][1]["edits"]]
    assert [odd["code"] for odd in ask(line=found["line"], edits=edits)["odd"]] == ["sheriffs"]


def line_of(setup: Setup) -> str:
    line: str = ask(setup=setup)["line"]
    return line


@pytest.mark.parametrize(
    ("line", "codes"),
    [
        (DUEL.replace("Bg3c", "Bg2c"), ["cards-twice"]),
        (DUEL.replace("Bg3c", "Re6d"), ["cards-strange"]),
        (DUEL.replace("deck=*", "deck=Be6h"), ["cards-nowhere"]),
        (DUEL.replace("D:R.Sid.4", "D:R.Sid.9"), ["lives"]),
        (re.sub("faces=..", "faces=", line_of(Setup("dice", 5, ["saloon_dice"]))), ["dice"]),
        (line_of(Setup("duel", 2)).replace("B:L", "B:O").replace("A:L", "A:O"), ["sides"]),
        (re.sub(r"\+[A-Z][a-z]{3}[0-9]*", "", line_of(Setup("duel", 2)), count=1), ["cards-nowhere"]),
        (line_of(Setup("bang", 4, ["great_train_robbery"])).replace("296.297", "-"), ["empty"]),
        (line_of(Setup("bang", 4, ["great_train_robbery"])).replace("train_at=", "train_at=2"), ["number"]),
        (line_of(Setup("bang", 4, ["high_noon"])).replace("spares=", "spares=Kit,"), ["characters"]),
    ],
    ids=lambda value: value[0] if isinstance(value, list) else "",
)
def test_what_cannot_be_played_is_said_in_words_and_corrected(line: str, codes: list[str]) -> None:
    found = ask(line=line)
    assert found["broken"]["said"]
    assert [odd["code"] for odd in found["odd"]] == codes
    if codes not in (["sides"], ["characters"]):  # there is more than one correction
        assert ask(line=found["broken"]["line"])["broken"] is None


def test_seats_and_sets_change_and_the_rest_stays() -> None:
    found = ask(line=DUEL, setup=Setup("bang", 5, ["gold_rush"]))
    assert value(found, "hands.0") == value(ask(line=DUEL), "hands.0")
    assert {part["label"] for part in found["parts"]} >= {"gold", "offer"}
    assert value(ask(line=DUEL, setup=Setup("bang", 4, [], {}, 1)), "characters.1") == "Black Jack"


@pytest.mark.parametrize("setup", [Setup("bang", 4), Setup("dice", 4)])
def test_new_seats_have_the_roles_that_are_missing(setup: Setup) -> None:
    line = line_of(setup)
    for players in (5, 6, 7):
        found = ask(line=line, setup=Setup(setup.game, players))
        assert found["odd"] == []
        line = found["line"]


@pytest.mark.parametrize(
    ("setup", "there", "not_there"),
    [
        (Setup("bang", 5), "bangs out", "event events ghosts tokens train_at spares hunting"),
        (Setup("bang", 3, ["dodge_city"]), "hunting", "event tokens"),
        (Setup("bang", 5, ["high_noon"]), "event events ghosts", "tokens train_at"),
        (Setup("bang", 5, ["great_train_robbery"]), "train_at train ghosts", "event tokens"),
        (Setup("bang", 5, ["armed_and_dangerous"]), "tokens", "event train_at"),
        (Setup("dice", 5), "faces pile", "dice chief ghost special"),
        (Setup("dice", 5, ["saloon_dice", "special_roles"]), "dice special", "chief ghost"),
    ],
)
def test_the_form_has_what_the_sets_need(setup: Setup, there: str, not_there: str) -> None:
    labels = {part["label"] for part in ask(setup=setup)["parts"]}
    assert labels >= {*there.split()}
    assert labels.isdisjoint(not_there.split())


def test_the_form_has_what_the_line_has() -> None:
    """A value that the sets do not need can be seen and removed."""
    draft = Draft(ask(setup=Setup("bang", 5))["line"])
    draft.state["course"]["ghosts"] = [2]
    assert "ghosts" in {part["label"] for part in draft.parts()}


def test_dice_are_added_and_removed() -> None:
    """The number of dice changes, and each die has a kind."""
    line = ask(setup=Setup("dice", 5))["line"]
    for faces in ([-1, 2, 2, 2, 2, 1], [3, 3, 0]):
        line = ask(line=line, edits=[Edit("faces", faces)])["line"]
        state = Draft(line).state
        assert (state["faces"], len(state["dice"])) == (faces, len(faces))


async def test_hostile_input_is_refused(server: InProcessServer) -> None:
    async def post(body: Any, path: str = "/api/board") -> tuple[int, str, dict[str, Any]]:
        status, found, _ = await server.request("POST", path, body)
        error = found["error"] if isinstance(found, dict) and "error" in found else {}
        return status, error.get("code", ""), error.get("text", {}).get("args", {})

    status, code, args = await post({"line": DUEL.replace("Rose", "<b>")})
    assert (status, code, args["column"]) == (400, "bad-record", DUEL.index("Rose") + 1)
    deep = "bang A:S.Willy.5 B:O.Rose.4 C:O.Jack.4 D:R.Sid.4 at=A1.play deck=* steps=" + "[" * 50_000
    assert (await post({"line": deep}))[:2] == (400, "bad-record")
    assert (await post({"line": "x" * 131_072}))[:2] == (413, "too-big")
    for wrong in ({}, {"line": DUEL, "choices": [10**9]}, {"line": DUEL, "seat": "9"}, {"line": DUEL, "bots": 10**6}):
        assert (await post(wrong))[:2] == (400, "malformed"), wrong
    for edit in (
        {"key": "__class__", "value": 1},
        {"key": "hands.0", "value": [{}]},
        {"key": "life.0", "value": 10**9},
    ):
        assert (await post({"line": DUEL, "edits": [edit]}))[0] == 400, edit
    for text in (b"- " * 50_000, b"&a [*a, *a]", b"\xff", b"<script>"):
        assert (await post(text, "/api/board/run"))[:2] == (400, "bad-record"), text[:9]


async def test_a_step_of_a_recorded_game_is_opened(server: InProcessServer) -> None:
    game = new_game({"game": "bang", "players": 4}, "1")
    lines = {game.event_count: write_position(game, seed=False, memory=False)}
    while game.ask is not None:
        game.apply(game.ask.options[0])
        lines.setdefault(game.event_count, write_position(game, seed=False, memory=False))
    text = write_game(game).encode()
    for events in [*lines][::20]:
        status, found, _ = await server.request("POST", f"/api/board/record?events={events}", text)
        assert (status, found["line"]) == (200, lines[events])
        assert (await server.request("POST", "/api/board", {"line": found["line"]}))[0] == 200
    for wrong in ("-1", "x", "9" * 9):
        assert (await server.request("POST", f"/api/board/record?events={wrong}", text))[0] == 400


async def test_a_running_game_is_opened_when_no_person_is_in_it(settings: Settings) -> None:
    server = InProcessServer(replace(settings, bot_delay=3600.0))
    await server.open()
    try:
        me, _, room = await dead(server)
        path = f"/api/tables/{room.table.code}/board"
        status, found, _ = await server.request("GET", path)
        assert (status, found["line"]) == (200, write_position(room.match.game, seed=False, memory=False))
        assert "seed=" not in found["line"]
        me.send({"t": "again"})
        async with room.lock:
            await room.start()
        status, found, _ = await server.request("GET", path)
        assert (status, found["error"]["code"]) == (409, "not-now")
    finally:
        await server.close()


def edited(target: Draft) -> Draft:
    """Return the position, set up value by value on the cleared board of another game."""
    setup = Setup(target.dialect.game, target.n, target.setup["sets"], target.setup["options"])
    draft = Draft(ask(setup=setup, clear=True)["line"])
    for _ in range(2):  # a later value may change an earlier one: lives follow the character
        for part in (part for part in target.parts() if part["control"] != "fixed"):
            if part["value"] != next(mine["value"] for mine in draft.parts() if mine["key"] == part["key"]):
                draft.put(part["key"], part["value"])
    for key in ("turn", "phase"):
        draft.put(key, target.state[key])
    draft.counts = target.counts
    return draft


def rebuilt(scenario: Scenario) -> bool:
    """Return whether the edited position, played with the same choices, ends like the scenario."""
    run = Run(scenario)
    assert check(run).status == "passed"
    script = {str(counter): found for counter, found in run.chance.results.items()}
    try:
        end = ask(line=edited(draft_of(scenario)).write(), choices=list(run.game.choices or ()), script=script)
    except Refused:
        return False
    return rules_of(end["here"]) == rules_of(write_position(run.game, seed=False, memory=False))


def test_sixty_scenarios_are_set_up_by_edits_and_give_the_same_results() -> None:
    failed = [scenario.id for scenario in drawn_scenarios() if not rebuilt(scenario)]
    assert failed == []


def test_a_failing_step_is_shown_in_place() -> None:
    words = yaml.safe_dump(
        [{"id": "x.y", "title": "x", "position": DUEL, "steps": [{"A": "play Duel on B"}, {"B": "play Beer"}]}]
    )
    result = run_file(words)[0]
    assert (result["status"], result["step"], len(result["choices"])) == ("failed", 2, 1)
    assert result["report"]
