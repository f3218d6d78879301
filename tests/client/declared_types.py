"""Comparison of the server's msgspec Structs with the client's wire types, before anything is sent.

An object has the same fields on both sides. A field that the server may leave out is optional for the client. Every
type that the server declares for a value is one of the client's, and both sides list the same literals.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec import inspect

from tests.client.wire_types import Field, Types

NAMES: dict[type, str] = {
    inspect.StrType: "string",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
}
UNTYPED = (inspect.RawType, inspect.AnyType)


def differences(kind: type[msgspec.Struct], name: str, client: Types) -> list[str]:
    """Differences between a Struct and the client's interface of that name."""
    return list(wrong_struct([kind], client.fields(name), client, name))


def wrong_struct(
    kinds: list[type[msgspec.Struct]], declared: dict[str, Field], client: Types, where: str
) -> Iterator[str]:
    """Differences between one object, made of the fields of all `kinds`, and the client's fields."""
    sent = {field.encode_name: (field, kind) for kind in kinds for field in msgspec.structs.fields(kind)}
    for name in sorted(sent.keys() ^ declared.keys()):
        yield f"{where}.{name}: declared by {'the server' if name in sent else 'the client'} alone"
    for name in sorted(sent.keys() & declared.keys()):
        field, kind = sent[name]
        if declared[name].required and _may_be_left_out(field, kind):
            yield f"{where}.{name}: required by the client, and the server may leave it out"
        yield from _wrong(inspect.type_info(field.type), declared[name].type, client, f"{where}.{name}")


def _may_be_left_out(field: msgspec.structs.FieldInfo, kind: type[msgspec.Struct]) -> bool:
    return field.default is msgspec.UNSET or (kind.__struct_config__.omit_defaults and not field.required)


def _wrong(sent: inspect.Type, declared: Any, client: Types, where: str) -> Iterator[str]:
    """Differences between the types of one value."""
    options = list(_options(declared, client))
    literals = {option[1] for option in options if option[0] == "literal"}
    for one in sent.types if isinstance(sent, inspect.UnionType) else (sent,):
        if isinstance(one, inspect.LiteralType):
            if set(one.values) != literals:
                yield f"{where}: the server has {sorted(map(str, one.values))}, the client {sorted(literals)}"
        elif not _is_untyped(one):
            found = [list(_wrong_option(one, option, client, where)) for option in options]
            if all(found):
                yield from min(found, key=len)


def _is_untyped(sent: inspect.Type) -> bool:
    """True for a part of a game; tests/client/test_wire.py compares those."""
    return isinstance(sent.value_type if isinstance(sent, inspect.DictType) else sent, UNTYPED)


def _options(declared: Any, client: Types) -> Iterator[Any]:
    """The alternatives of a type of the client. The name of an alias is resolved, that of an interface is not."""
    match declared:
        case ("union", options):
            for option in options:
                yield from _options(option, client)
        case ("name", name) if name not in (*NAMES.values(), "unknown") and not client.is_interface(name):
            yield from _options(client.alias(name), client)
        case ("of", ("name", name), key):
            yield from _options(client.fields(name)[key].type, client)
        case _:
            yield declared


def _wrong_option(sent: inspect.Type, option: Any, client: Types, where: str) -> Iterator[str]:
    """Differences between one alternative of the server and one of the client."""
    match sent, option:
        case inspect.StructType(), ("name", name) if client.is_interface(name):
            yield from wrong_struct([sent.cls], client.fields(name), client, f"{where}: {name}")
        case inspect.StructType(), ("object", fields):
            yield from wrong_struct([sent.cls], fields, client, where)
        case ((inspect.ListType() | inspect.VarTupleType()), ("list", inner)):
            yield from _wrong(sent.item_type, inner, client, f"{where}[]")
        case inspect.DictType(), ("record", inner):
            yield from _wrong(sent.value_type, inner, client, f"{where}{{}}")
        case _, ("name", name) if NAMES.get(type(sent)) == name:
            pass
        case _:
            yield f"{where}: the server sends {sent}, the client has {option}"
