"""The client's types of messages (web/src/lib/net/wire.ts) compared with what the server takes."""

from __future__ import annotations

from typing import get_args

import msgspec

from boomtown.server.tables import client_messages

from .test_server_messages import union


def test_what_the_client_sends_is_what_the_server_takes() -> None:
    client = union("ToServer")
    server = {one.__struct_config__.tag: one for one in get_args(client_messages.ToServer)}
    assert set(client) == set(server)
    for tag, fields in client.items():
        taken = {field.name: field.required for field in msgspec.structs.fields(server[tag])}
        assert set(fields) == set(taken), tag
        missing = [name for name, required in taken.items() if required and not fields[name].required]
        assert missing == [], f"{tag}: the server needs what the client may leave out"
