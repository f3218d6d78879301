"""The client's types of messages (web/src/lib/net/wire.ts) against what the server takes and sends.

Views, questions and events inside of them are compared in tests/test_wire.py.
"""

from __future__ import annotations

import asyncio
from typing import Any, get_args

import msgspec

from boomtown.server.tables import protocol
from tests.conftest import ROOT
from tests.server.conftest import House, over
from tests.wire_types import Field, Types

OF_GAMES = {"view", "decision", "events"}
Fields = dict[str, Field]


def types() -> Types:
    return Types.read(ROOT / "web/src/lib/net/wire.ts")


def union(name: str) -> dict[str, Fields]:
    """The messages of a union, by their `t`."""
    _, options = types().alias(name)
    found = {}
    for _, fields in options:
        tag = fields.pop("t").type
        found[tag[1]] = fields
    return found


def test_what_the_client_sends_is_what_the_server_takes() -> None:
    client = union("ToServer")
    server = {msgspec.inspect.type_info(one).tag: one for one in get_args(protocol.ToServer)}  # type: ignore[union-attr]
    assert set(client) == set(server)
    for tag, fields in client.items():
        taken = {field.name: field.required for field in msgspec.structs.fields(server[tag])}
        assert set(fields) == set(taken), tag
        missing = [name for name, required in taken.items() if required and not fields[name].required]
        assert missing == [], f"{tag}: the server needs what the client may leave out"


def wrong(told: dict[str, Any], kinds: dict[str, Fields], client: Types) -> list[str]:
    """What does not fit in a message of the server."""
    kind = told["t"]
    if kind not in kinds:
        return [f"{kind}: no type of the client's"]
    fields = {name: field for name, field in kinds[kind].items() if name not in OF_GAMES}
    value = {name: one for name, one in told.items() if name not in {"t", *OF_GAMES}}
    problems = list(client.wrong_fields(value, fields, kind, kind))
    missing = [f"{kind}: {name} is missing" for name in OF_GAMES & set(kinds[kind]) if name not in told]
    return problems + missing


async def everything(house: House) -> list[dict[str, Any]]:
    """What somebody hears who does everything there is to do at a table, and a spectator beside."""
    code, token = await house.new_table(start=False, bots=1, setup={"players": 4}, public=True)
    host = await house.watch(code, token)
    guest = await house.watch(code, None)
    guest.send({"t": "sit", "name": "Bob"})
    await guest.hear("seated")
    host.send({"t": "choose", "move": 99, "code": 1}, {"t": "say", "text": "hello"}, {"t": "ping"})
    host.send(
        {"t": "notify", "to": None},
        {"t": "phrase", "phrase": "hello"},
        {"t": "report", "seat": 1, "name": "Bob", "why": "spam"},
    )
    await host.settled()
    await host.settled()
    host.send({"t": "start"})
    guest.send({"t": "leave"})
    for _ in range(2000):
        state = await host.my_turn()
        if over(state):
            break
        decision = state["decision"]
        host.send({"t": "choose", "move": decision["move"], "code": decision["options"][-1]["code"]})
    host.send({"t": "log", "before": 5})
    await host.hear("log")
    return [*host.heard, *guest.heard]


async def test_what_the_server_sends_is_what_the_client_knows(house: House) -> None:
    client, kinds = types(), union("FromServer")
    heard = await asyncio.wait_for(everything(house), 60)
    heard.append({"t": "trouble", "on": True})  # room.py; what brings it about is in test_storage.py
    assert sorted({problem for told in heard for problem in wrong(told, kinds, client)}) == []
    assert {told["t"] for told in heard} == set(kinds)
    unsent = [
        f"{kind}.{name}"
        for kind, fields in kinds.items()
        for name in fields
        if name not in OF_GAMES and not client.seen[kind, name]
    ]
    assert unsent == []


def test_a_message_that_is_not_as_declared_is_found() -> None:
    client, kinds = types(), union("FromServer")
    assert wrong({"t": "trouble", "on": True}, kinds, client) == []
    for bad in ({"t": "trouble"}, {"t": "trouble", "on": 1}, {"t": "trouble", "on": True, "why": ""}, {"t": "new"}):
        assert len(wrong(bad, kinds, client)) == 1, bad
