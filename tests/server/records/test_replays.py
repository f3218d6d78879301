"""A finished game as a file, and a file as a replay: what each pair of eyes is shown, and what is refused."""

import asyncio
import os
import random
import time
import timeit
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from boomtown.games import Game, new_game
from boomtown.notation import read_game, write_game
from boomtown.server.config.settings import Settings
from boomtown.server.core.errors import Refused
from boomtown.server.records.job_line import JobLine
from boomtown.server.records.job_runner import JobRunner

from ..conftest import InProcessServer

DICE = {"game": "dice", "players": 5, "sets": ["special_roles", "ghost"], "ask_forced": True}


def play_out(game: Game, seed: int = 3) -> Game:
    """Anything legal until the end, now and then taken back."""
    chance = random.Random(seed)
    while game.ask is not None:
        game.apply(chance.choice(game.ask.options))
        back = [seat for seat in range(game.players) if game.can_undo(seat)]
        if back and chance.random() < 0.1:
            game.undo(back[0])
    return game


def played(setup: dict[str, Any]) -> Game:
    return play_out(new_game(setup, 7))


async def finished(server: InProcessServer) -> str:
    """Code of a table whose game is over."""
    code, _ = await server.new_table(title='The "Last" Chance')
    room = server.room(code)
    chance = random.Random(3)
    async with room.lock:
        while not room.match.game.over:
            ask = room.match.game.ask
            await room.play(ask.who, chance.choice(ask.options), "bot")
    return code


async def shown(server: InProcessServer, text: str, seat: str) -> dict[str, Any]:
    status, answer, _ = await server.request("POST", f"/api/replay?seat={seat}", text.encode())
    assert status == 200, answer
    assert isinstance(answer, dict)
    return answer


def views(replay: dict[str, Any]) -> list[dict[str, Any]]:
    """The table at each step, put together again as a client does."""
    found: list[dict[str, Any]] = []
    for frame in replay["frames"]:
        last = found[-1] if found else {"seats": []}
        seats = dict(enumerate(last["seats"])) | {int(n): seat for n, seat in frame["seats"].items()}
        found.append({**last, **frame["view"], "seats": [seats[n] for n in range(len(seats))]})
    return found


def live(game: Game, choices: list[int], seat: int | None) -> list[tuple[int, dict[str, Any]]]:
    """Return what that seat saw during the game: the number of events, and the view."""
    found = [(game.event_count, game.view(seat))]
    for choice in choices:
        if choice <= -10:
            game.undo(-10 - choice)
        else:
            game.apply(choice)
        found.append((game.event_count, game.view(seat)))
    return found


# ---- the file


async def test_a_finished_game_becomes_a_file(server: InProcessServer) -> None:
    """With the names of who played, and it plays to the same end."""
    code = await finished(server)
    status, text, headers = await server.request("GET", f"/api/tables/{code}/record")
    assert status == 200
    assert headers["content-type"].startswith("text/plain")
    assert headers["content-disposition"] == f'attachment; filename="boomtown-{code}-1.txt"'
    record = read_game(text.decode())
    room = server.room(code)
    assert record.choices == room.match.game.choices
    assert record.game.view(None) == room.match.game.view(None)
    assert record.tags["Table"] == 'The "Last" Chance'
    assert [record.tags[f"Player{letter}"] for letter in "ABCD"] == [seat.name for seat in room.table.seats]


async def test_a_running_game_is_kept_secret(server: InProcessServer) -> None:
    code, _ = await server.new_table()
    status, answer, _ = await server.request("GET", f"/api/tables/{code}/record")
    assert (status, answer["error"]["code"]) == (409, "not-over")
    code, _ = await server.new_table(start=False)
    status, answer, _ = await server.request("GET", f"/api/tables/{code}/record")
    assert (status, answer["error"]["code"]) == (409, "not-over")
    status, answer, _ = await server.request("GET", "/api/tables/nowhere/record")
    assert (status, answer["error"]["code"]) == (404, "no-table")


async def test_the_file_outlives_a_restart(server: InProcessServer) -> None:
    """The game is replayed from the log if no player has come back to the table."""
    code, _ = await server.new_table()
    room = server.room(code)
    async with room.lock:
        while not room.match.game.over:
            ask = room.match.game.ask
            await room.play(ask.who, ask.options[0], "bot")
    before = read_game((await server.request("GET", f"/api/tables/{code}/record"))[1].decode())
    await server.reopen()
    after = read_game((await server.request("GET", f"/api/tables/{code}/record"))[1].decode())
    assert (after.seed, after.choices) == (before.seed, before.choices)


# ---- the replay


@pytest.mark.parametrize(
    "setup", [{"players": 4, "sets": ["dodge_city"], "ask_forced": True}, DICE], ids=["bang", "dice"]
)
@pytest.mark.parametrize("seat", ["watch", "2"])
async def test_a_replay_shows_what_was_shown(server: InProcessServer, setup: dict[str, Any], seat: str) -> None:
    """At every step exactly the view the seat had then, and the events as it may read them."""
    game = played(setup)
    replay = await shown(server, write_game(game), seat)
    viewer = None if seat == "watch" else int(seat)
    assert replay["seat"] == viewer
    was = dict(live(new_game(setup, 7), game.choices or [], viewer))
    steps = [frame["events"] for frame in replay["frames"]]
    assert len(steps) > 30
    assert set(steps) == set(was), "no step at which something happened is left out"
    first: dict[int, dict[str, Any]] = {}
    for events, view in live(new_game(setup, 7), game.choices or [], viewer):
        first.setdefault(events, view)
    for events, view in zip(steps, views(replay), strict=True):
        assert view in (first[events], was[events])
    assert replay["events"] == game.events(0, viewer)
    assert views(replay)[-1] == game.view(viewer)


async def test_everything_lies_open(server: InProcessServer) -> None:
    """The replay shows roles from the beginning, all hands, and in the log the drawn cards."""
    game = played({"players": 4, "ask_forced": True})
    assert game.result
    replay = await shown(server, write_game(game), "open")
    for view in views(replay):
        assert view["you"] is None
        assert [seat["role"] for seat in view["seats"]] == game.result["roles"]
        assert [len(hand) for hand in view["hands"]] == [seat["hand"] for seat in view["seats"]]
    drawn = [event for event in replay["events"] if event["t"] == "draw"]
    assert drawn
    assert all(event["cards"] for event in drawn if event["cause"] == "phase")
    dice = await shown(server, write_game(played(DICE)), "open")
    assert all(seat["special"] for seat in views(dice)[0]["seats"])
    assert "hands" not in views(dice)[0]


async def test_names_of_a_file_are_only_words(server: InProcessServer) -> None:
    """An invalid name is left out, a long one is shortened, and the setup is named."""
    tags = {"Table": "x" * 99, "PlayerA": "<b>Ann</b>", "PlayerB": "a\u202eb", "PlayerD": "\n"}
    replay = await shown(server, write_game(played({"players": 4, "sets": ["bonus"]}), tags), "open")
    assert replay["title"] == "x" * 40
    assert replay["names"] == ["<b>Ann</b>", "", "", ""]
    assert replay["setup"]["game"] == "bang"
    assert (replay["setup"]["players"], replay["setup"]["sets"]) == (4, ["bonus"])


async def test_a_game_that_was_not_ended_is_shown_as_far_as_it_goes(server: InProcessServer) -> None:
    game = new_game({"players": 4}, 1)
    for _ in range(12):
        assert game.ask
        game.apply(game.ask.options[0])
    replay = await shown(server, write_game(game), "watch")
    assert views(replay)[-1] == game.view(None)
    assert views(replay)[-1]["result"] is None


# ---- what is refused


async def test_a_bad_file_says_where_and_what(server: InProcessServer) -> None:
    text = write_game(played({"players": 4}))
    lines = text.split("\n")
    at = next(n for n, line in enumerate(lines) if line.startswith("turn "))
    lines[at + 1] = lines[at + 1][:3] + "play Lemonade"
    status, answer, _ = await server.request("POST", "/api/replay", "\n".join(lines).encode())
    error = answer["error"]
    assert (status, error["code"], error["text"]["key"]) == (400, "bad-record", "err-bad-record")
    args = error["text"]["args"]
    assert (args["line"], args["column"]) == (at + 2, 4)
    assert "Lemonade" in args["got"]
    assert args["expected"]


@pytest.mark.parametrize("body", [b"", b"\n\n", b"\xff\xfe\x00", b"{}", b"[Game]", b"\x00" * 50, b"[Seed " * 400])
async def test_what_is_no_game_at_all(server: InProcessServer, body: bytes) -> None:
    status, answer, _ = await server.request("POST", "/api/replay", body)
    assert (status, answer["error"]["code"]) == (400, "bad-record")
    args = answer["error"]["text"]["args"]
    assert args["line"] >= 1
    assert args["expected"]
    assert max(len(str(arg)) for arg in args.values()) <= 200


@pytest.mark.parametrize("seat", ["4", "-1", "all", "", "999999999999", "٣", "1 "])
async def test_eyes_that_are_not_there(server: InProcessServer, seat: str) -> None:
    text = write_game(new_game({"players": 4}, 1)).encode()
    status, answer, _ = await server.request("POST", f"/api/replay?seat={seat.replace(' ', '%20')}", text)
    assert (status, answer["error"]["code"]) == (400, "malformed")
    assert "0 to 3" in answer["error"]["text"]["args"]["detail"]


async def test_work_has_an_end(settings: Settings) -> None:
    """Too many bytes, too many choices, too many requests."""
    server = InProcessServer(replace(settings, record_limit=5_000, choices_limit=20, request_burst=3, request_rate=0.0))
    await server.open()
    long = write_game(played({"players": 4})).encode()
    answers = [await server.request("POST", "/api/replay", body) for body in (b"x" * 5_001, long, b"", b"")]
    codes = [(status, body["error"]["code"]) for status, body, _ in answers]
    assert codes == [(413, "too-big"), (413, "too-big"), (400, "bad-record"), (429, "too-many")]
    await server.close()


async def test_only_so_many_wait_in_line() -> None:
    """A client that waits already, or comes to a full queue, is informed. The work runs in another process."""
    aside = JobRunner(waiting=1, seconds=10)
    first, second = (asyncio.create_task(aside.do(address, os.getpid)) for address in ("a", "b"))
    await asyncio.sleep(0)
    for address in ("a", "c"):
        with pytest.raises(Refused, match="wait"):
            await aside.do(address, os.getpid)
    pids = await asyncio.gather(first, second)
    assert pids[0] == pids[1] != os.getpid()


async def test_jobs_of_a_server_that_ends_are_refused() -> None:
    """The running job, the waiting one and a later one get an answer at once, and the process ends."""
    aside = JobRunner(waiting=1, seconds=600)
    jobs = [asyncio.create_task(aside.do(address, time.sleep, 600)) for address in ("a", "b")]
    await asyncio.sleep(0)
    aside.close()
    for job in (*jobs, aside.do("c", os.getpid)):
        with pytest.raises(Refused) as refused:
            await job
        assert (refused.value.code, refused.value.status) == ("ending", 503)
    assert aside.waits == 0
    assert await JobRunner(waiting=1, seconds=10).do("a", os.getpid) != os.getpid()


async def test_downloads_and_small_files_go_first() -> None:
    """A small file does not wait for those who send long ones again and again."""
    aside, done = JobRunner(waiting=8, seconds=60), list[str]()

    async def send(address: str, size: int, download: bool = False) -> None:
        await aside.do(address, sum, range(8_000_000 if size > 20_000 else 10), size=size, download=download)
        done.append(address)

    async def all_of(*pieces: Any) -> list[str]:
        done.clear()
        tasks = [asyncio.create_task(piece) for piece in pieces]
        await asyncio.gather(*tasks)
        return done

    assert await all_of(
        send("first", 100), send("a", 40_000), send("b", 30_000), send("c", 100), send("d", 10_000, download=True)
    ) == ["first", "d", "c", "b", "a"]
    assert await all_of(send("first", 100), send("a", 100), send("e", 100)) == ["first", "e", "a"], "a has cost much"


async def test_in_a_full_line_the_longest_makes_room() -> None:
    """Uploads leave room for downloads, of which an address has a few."""
    line = JobLine(1)
    first, long, short = (
        line.enter(address, size, download=False) for address, size in (("a", 1), ("b", 9000), ("c", 1))
    )
    assert isinstance(long.turn.exception(), Refused)
    with pytest.raises(Refused, match="wait"):
        line.enter("d", 9000, download=False)
    download = line.enter("e", 0, download=True)
    with pytest.raises(Refused, match="wait"):
        line.enter("e", 0, download=True)
    line.leave(long, 0.0)
    for piece in (first, download, short):
        assert piece.turn.done()
        line.leave(piece, 0.0)
    assert len(line) == 0


async def test_a_cancelled_piece_holds_up_no_other() -> None:
    aside = JobRunner(waiting=5, seconds=10)
    tasks = [asyncio.create_task(aside.do(address, os.getpid)) for address in "abc"]
    await asyncio.sleep(0)
    tasks[0].cancel()
    tasks[1].cancel()
    assert await tasks[2] > 0
    assert aside.waits == 0


@pytest.mark.slow
async def test_long_work_is_cut_off() -> None:
    """In the middle of Python; and by an end of the whole process where it does not listen."""
    await JobRunner(1, 60).do("a", os.getpid)  # the process is there
    with pytest.raises(Refused, match=r"expected what can be read in 0.5 seconds"):
        await JobRunner(1, 0.5, patience=200).do("a", timeit.timeit, "pass", "pass", time.perf_counter, 10**15)
    with pytest.raises(Refused, match="not done"):
        await JobRunner(1, 0.1).do("a", sum, range(10**15))
    assert await JobRunner(1, 60).do("a", os.getpid) != os.getpid()


async def test_a_page_of_another_site_makes_no_work(server: InProcessServer) -> None:
    status, _, _ = await server.request("POST", "/api/replay", b"", {"origin": "http://evil.example"})
    assert status == 403


async def test_the_page_of_a_replay(server: InProcessServer) -> None:
    """Both addresses lead to the client."""
    for path in ("/replay", "/replay/k7mw2q"):
        status, _, headers = await server.request("GET", path)
        assert status in (200, 503)
        assert headers["content-type"].startswith("text/html")


def test_open_hands_also_where_each_seat_tells_its_own() -> None:
    """A view may say the reader's hand at its top, or at every seat."""
    from boomtown.games import new_game
    from boomtown.server.engine.study import view_of

    for name, players in (("bang", 4), ("duel", 2)):
        game, chance = new_game({"game": name, "players": players}, seed=1), Random(1)
        for _ in range(8):
            assert game.ask is not None
            game.apply(chance.choice(game.ask.options))
        hands = view_of(game, "open")["hands"]
        assert len(hands) == players
        assert all(isinstance(card, int) for hand in hands for card in hand)
