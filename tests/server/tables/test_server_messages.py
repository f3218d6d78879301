"""The types of what the server sends, and what it really sends, compared with the client's wire types.

Views, questions and events inside of them are compared in tests/client/test_wire.py.
"""

from __future__ import annotations

import asyncio
from typing import Any, Literal, get_args

import msgspec
import pytest

from boomtown.server.core.errors import ErrorBody
from boomtown.server.tables import server_messages, table_info
from boomtown.server.tables.server_messages import State, StateOfReader, Trouble
from tests.client.declared_types import differences, wrong_struct
from tests.client.wire_types import Field, Types
from tests.conftest import ROOT
from tests.server.conftest import InProcessServer, over

ANSWERS: dict[str, type[msgspec.Struct]] = {
    "TableInfo": table_info.TableInfo,
    "TableCard": table_info.TableCard,
}
ADDED_BY_THE_PAGE = "Note.name: declared by the client alone"
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


def test_messages_are_declared_as_the_client_has_them() -> None:
    client, kinds = types(), union("FromServer")
    sent = {str(kind.__struct_config__.tag): [kind] for kind in get_args(server_messages.ToClient)}
    assert set(sent) == set(kinds)
    sent["state"].append(StateOfReader)
    found = [one for tag, fields in kinds.items() for one in wrong_struct(sent[tag], fields, client, tag)]
    assert [one for one in found if not one.endswith(ADDED_BY_THE_PAGE)] == []


def test_the_parts_of_a_state_have_no_field_in_common() -> None:
    assert {*State.__struct_fields__}.isdisjoint(StateOfReader.__struct_fields__)


@pytest.mark.parametrize("name", ANSWERS)
def test_answers_are_declared_as_the_client_has_them(name: str) -> None:
    assert differences(ANSWERS[name], name, types()) == []


def test_the_answer_to_a_player_who_sits_down_is_declared_as_the_client_has_it() -> None:
    client = Types.read(ROOT / "web/src/lib/net/api.ts", types())
    assert differences(table_info.JoinedTable, "Seated", client) == []


def test_an_error_says_the_same_in_an_answer_and_in_a_message() -> None:
    assert {*ErrorBody.__struct_fields__} == {*server_messages.Error.__struct_fields__}


class Longer(Trouble):
    why: str = ""


class Shorter(msgspec.Struct):
    pass


class Other(msgspec.Struct):
    on: int


class Nullable(msgspec.Struct):
    on: bool | None


class Omitted(msgspec.Struct):
    on: bool | msgspec.UnsetType = msgspec.UNSET


@pytest.mark.parametrize("kind", [Longer, Shorter, Other, Nullable, Omitted])
def test_a_struct_that_differs_is_found(kind: type[msgspec.Struct]) -> None:
    client, kinds = types(), union("FromServer")
    assert list(wrong_struct([Trouble], kinds["trouble"], client, "trouble")) == []
    assert len(list(wrong_struct([kind], kinds["trouble"], client, "trouble"))) == 1


class Pace(msgspec.Struct):
    speed: Literal[1, 2, 3]


@pytest.mark.parametrize("numbers", [(1, 3), (1, 2, 3, 4)])
def test_literals_of_one_side_alone_are_found(numbers: tuple[int, ...]) -> None:
    speed = Field(("union", [("literal", number) for number in numbers]), required=True)
    assert len(list(wrong_struct([Pace], {"speed": speed}, types(), "pace"))) == 1


def wrong(message: dict[str, Any], kinds: dict[str, Fields], client: Types) -> list[str]:
    """Differences between a message of the server and the client's types."""
    kind = message["t"]
    if kind not in kinds:
        return [f"{kind}: no type of the client's"]
    fields = {name: field for name, field in kinds[kind].items() if name not in OF_GAMES}
    value = {name: one for name, one in message.items() if name not in {"t", *OF_GAMES}}
    problems = list(client.wrong_fields(value, fields, kind, kind))
    missing = [f"{kind}: {name} is missing" for name in OF_GAMES & set(kinds[kind]) if name not in message]
    return problems + missing


async def everything(server: InProcessServer) -> list[dict[str, Any]]:
    """The messages to a player who uses every command of a table, and to a spectator."""
    code, token = await server.new_table(start=False, bots=1, setup={"players": 4}, public=True)
    host = await server.watch(code, token)
    guest = await server.watch(code, None)
    guest.send({"t": "sit", "name": "Bob"})
    await guest.receive("seated")
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
    host.send({"t": "who"})
    for _ in range(2000):
        state = await host.my_turn()
        if over(state):
            break
        decision = state["decision"]
        host.send({"t": "choose", "move": decision["move"], "code": decision["options"][-1]["code"]})
    host.send({"t": "log", "before": 5})
    await host.receive("log")
    return [*host.received, *guest.received]


async def test_what_the_server_sends_is_what_the_client_knows(server: InProcessServer) -> None:
    client, kinds = types(), union("FromServer")
    received = await asyncio.wait_for(everything(server), 60)
    received.append({"t": "trouble", "on": True})  # room.py; what brings it about is in test_storage.py
    assert sorted({problem for message in received for problem in wrong(message, kinds, client)}) == []
    assert {message["t"] for message in received} == set(kinds)
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
