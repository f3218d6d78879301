"""The types of what the server sends, compared with the client's wire types."""

from __future__ import annotations

from typing import Literal, get_args

import msgspec
import pytest

from boomtown.server.core.errors import ErrorBody
from boomtown.server.tables import server_messages, table_info
from boomtown.server.tables.server_messages import State, StateOfReader, Trouble
from tests.conftest import ROOT
from tests.declared_types import differences, wrong_struct
from tests.wire_types import Field, Types

from .test_protocol import types, union

ANSWERS = {
    "TableInfo": table_info.TableInfo,
    "TableCard": table_info.TableCard,
}
ADDED_BY_THE_PAGE = "Note.name: declared by the client alone"


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
